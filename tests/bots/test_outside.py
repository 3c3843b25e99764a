"""Bots from outside, well behaved and not: whatever they do, the match goes on."""

from __future__ import annotations

import json
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import opificio
from opificio.bots import Bot, several
from opificio.kit.game import game_ids

GAME = game_ids()[1]
DOCS = Path(opificio.__file__).parent.parent / "docs"

GOOD = """
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"id": question["id"], "move": question["view"]["legal"][-1]}), flush=True)
"""
BAD = {
    "bot-nonsense": [
        "for line in sys.stdin: print('hello', flush=True)",
        "for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id'], 'move': 'dance'}), flush=True)",
        "for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id'], 'move': [1, 2]}), flush=True)",
        "for line in sys.stdin: print(json.dumps({'move': json.loads(line)['view']['legal'][0]}), flush=True)",
        "for line in sys.stdin: print(json.dumps([]), flush=True)",
        "for line in sys.stdin: print('x' * 300000, flush=True)",
    ],
    "bot-illegal": ["for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id'], 'move': 1000000}), flush=True)"],
    "bot-late": [
        "time.sleep(60)",
        "for line in sys.stdin: time.sleep(60)",
        "for line in sys.stdin: print(json.dumps({'id': 0, 'move': 'pass'}), flush=True)",
    ],
    "bot-died": ["pass", "sys.stdin.readline(); sys.exit(3)", "import os; os.close(1); time.sleep(60)"],
}


def program(folder: Path, code: str) -> str:
    path = folder / "bot.py"
    path.write_text("import json, sys, time\n" + code, encoding="utf-8")
    return f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def play(bot: Bot, moves: int = 12) -> opificio.Match:
    match = opificio.new(GAME, seed=3)
    try:
        for _ in range(moves):
            match.play(bot.act(match))
    finally:
        bot.close()
    return match


def foreman_match(moves: int = 12) -> opificio.Match:
    return play(opificio.bot("foreman", seed=1), moves)


def test_a_program_plays_through_lines_of_json(tmp_path: Path) -> None:
    bot = opificio.bot(program(tmp_path, GOOD), seed=1)
    match = opificio.new(GAME, seed=3)
    for _ in range(20):
        expected = match.legal()[-1]
        assert bot.choose(match) == expected
        match.play(expected)
    assert bot.faults == []
    bot.close()


def test_a_program_is_told_only_what_its_seat_may_know(tmp_path: Path) -> None:
    code = "for line in sys.stdin: open('seen.txt', 'a').write(line); print(json.dumps({'id': 0}), flush=True)"
    for game in game_ids():
        match = opificio.new(game, seed=3)
        while len(match.actions()) == 1:
            match.play(match.actions()[0])
        seen = tmp_path / "seen.txt"
        seen.unlink(missing_ok=True)
        bot = opificio.bot(program(tmp_path, code.replace("seen.txt", str(seen))), seed=1, millis=3000)
        bot.act(match)
        bot.close()
        question = json.loads(seen.read_text(encoding="utf-8"))
        assert question["view"] == json.loads(json.dumps(match.view(match.seat)))
        assert question["seat"] == match.seat


@pytest.mark.parametrize(("fault", "code"), [(fault, code) for fault, codes in BAD.items() for code in codes])
def test_a_misbehaving_program_cannot_stop_a_match(tmp_path: Path, fault: str, code: str) -> None:
    bot = opificio.bot(program(tmp_path, code), seed=1, millis=400 if fault == "bot-late" else 4000)
    started = time.monotonic()
    match = play(bot, 4)
    assert time.monotonic() - started < 25
    assert [m.action for m in match.history] == [m.action for m in foreman_match(4).history]
    assert bot.faults[0].message == fault
    assert len(bot.faults) == 4
    for told in bot.faults:
        assert "{ $" not in told.text("en") + told.text("it")
        assert told.text("en") != told.text("it")


def test_a_program_that_keeps_dying_is_given_up(tmp_path: Path) -> None:
    bot = opificio.bot(program(tmp_path, "sys.exit(1)"), seed=1)
    play(bot, 6)
    assert [f.message for f in bot.faults] == ["bot-died"] * 3 + ["bot-given-up"] * 3


def test_a_program_that_died_once_is_started_again(tmp_path: Path) -> None:
    mark = str(tmp_path / "once")
    once = f"import os\nif not os.path.exists({mark!r}):\n    open({mark!r}, 'w').close()\n    sys.exit(1)\n"
    bot = opificio.bot(program(tmp_path, once + GOOD), seed=1)
    play(bot, 6)
    assert [f.message for f in bot.faults] == ["bot-died"]


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    slow_first = GOOD.replace("    question", "    if json.loads(line)['id'] == 1: time.sleep(1)\n    question")
    bot = opificio.bot(program(tmp_path, slow_first), seed=1, millis=600)
    match = opificio.new(GAME, seed=3)
    match.play(bot.act(match))
    time.sleep(0.8)
    assert bot.choose(match) == match.legal()[-1]
    assert [f.message for f in bot.faults] == ["bot-late"]
    bot.close()


def test_a_program_that_does_not_exist_is_told_so() -> None:
    bot = opificio.bot("exec:/there/is/no/such/program", seed=1)
    play(bot, 2)
    assert bot.faults[0].message == "bot-cannot-start"


def test_a_function_on_a_view_is_a_bot() -> None:
    def last(view: dict[str, Any]) -> str:
        return str(view["legal"][-1])

    bot = opificio.bot(last, seed=1)
    match = opificio.new(GAME, seed=3)
    for _ in range(10):
        expected = match.legal()[-1]
        assert bot.choose(match) == expected
        match.play(expected)
    assert bot.faults == []


def test_a_function_that_fails_or_dawdles_costs_only_its_move() -> None:
    def fails(view: dict[str, Any]) -> str:
        raise RuntimeError("no idea")

    def dawdles(view: dict[str, Any]) -> str:
        time.sleep(2)
        return str(view["legal"][0])

    expected = [m.action for m in foreman_match(3).history]
    for function, fault in ((fails, "bot-raised"), (dawdles, "bot-late")):
        bot = opificio.bot(function, seed=1, millis=200)
        assert [m.action for m in play(bot, 3).history] == expected
        assert [f.message for f in bot.faults] == [fault] * 3


def test_a_function_is_named_by_its_module_wherever_a_bot_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text("def last(view):\n    return view['legal'][-1]\n\nSIZE = 3\n", encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("raise SystemExit(1)\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert several("call:mybots:last,foreman") == ["call:mybots:last", "foreman"]
    bot = opificio.bot("call:mybots:last", seed=1)
    match = opificio.new(GAME, seed=3)
    assert bot.choose(match) == match.legal()[-1]
    assert (bot.name, bot.faults) == ("call:mybots:last", [])
    for wrong in ("call:", "call:mybots", "call:mybots:first", "call:mybots:SIZE", "call:no_such_bots:last", "call:broken_bots:last"):
        with pytest.raises(opificio.OpificioError, match="call:module:function"):
            several(wrong)


def test_the_documented_shell_program_plays(tmp_path: Path) -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    script = tmp_path / "mybot"
    script.write_text(text.split("```sh\n")[1].split("```")[0], encoding="utf-8")
    bot = opificio.bot(f"exec:sh {shlex.quote(str(script))}", seed=1)
    match = opificio.new(GAME, seed=3)
    for _ in range(8):
        expected = match.legal()[0]
        assert bot.choose(match) == expected
        match.play(expected)
    assert bot.faults == []
    bot.close()


def test_the_documented_python_examples_run() -> None:
    blocks = (DOCS / "bots.md").read_text(encoding="utf-8").split("```python\n")[1:]
    assert len(blocks) == 3
    for block in blocks:
        found: dict[str, Any] = {}
        exec(block.split("```")[0], found)
        assert found["m"].history
