# The first `make` creates and fills .venv; later ones start at once.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: play test lint bench soak screens clean

play: $(READY)
	$(BIN)/opificio serve --browser

test: lint
	tests/needs.sh
	$(BIN)/python -m pytest -n 2 --dist loadgroup

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv/.rivals
	$(BIN)/python bench/run.py

$(READY): pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

.venv/.rivals: $(READY)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[rivals]'
	touch $@

# What takes long: the server killed 50 times under load on both databases, 100,000 random messages, 300 tables at once. Prints a line of
# figures for each.
soak: $(READY)
	OPIFICIO_SOAK=1 $(BIN)/python -m pytest -q -s tests/table/test_endurance.py

screens: $(READY)
	tests/needs.sh
	$(BIN)/python tools/screens.py

clean:
	rm -rf .venv build
