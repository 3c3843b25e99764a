"""What the README says is true: its code runs, its pictures and pages exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), ROOT / "CONTRIBUTING.md"]


@pytest.mark.parametrize("number", range(len(re.findall(r"```python\n", README))))
def test_the_code_runs(number: int) -> None:
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[number]
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_and_picture_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)  # what is quoted is no link
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", text) + re.findall(r'(?:src|srcset|href)="([^"#]+)"', text):
        if not target.startswith(("http://", "https://", "mailto:")):
            assert (page.parent / target).exists(), f"{page.name} points at {target}"


def test_the_two_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for command in ("play", "test"):
        assert f"make {command}" in README
        assert re.search(rf"^{command}:", makefile, re.MULTILINE)
