"""Records that were cut, edited or typed wrongly: the first bad line is named, in either language."""

from __future__ import annotations

import contextlib
import random
import re

import pytest

import opificio
from opificio.kit.errors import BadRecord, OpificioError
from tests.harness import random_match

RECORD = random_match("industrial-waste", 3, seed=21).record()
LINES = RECORD.splitlines()


def fault(text: str) -> str:
    with pytest.raises(BadRecord) as error:
        opificio.read(text)
    assert "{" not in error.value.text("it")
    assert error.value.text("it") != error.value.text("en")
    assert isinstance(error.value.values["line"], int)
    return str(error.value)


def changed(old: str, new: str) -> str:
    assert old in RECORD
    return RECORD.replace(old, new, 1)


def line_of(pattern: str) -> int:
    return next(n for n, line in enumerate(LINES, start=1) if re.match(pattern, line))


def test_comments_and_blank_lines_do_not_matter() -> None:
    text = "\n# a comment\n".join(LINES)
    assert opificio.read(text).record() == RECORD


@pytest.mark.parametrize("share", [0.2, 0.5, 0.9])
def test_a_truncated_record(share: float) -> None:
    kept = int(len(LINES) * share)
    assert f"Line {kept}:" in fault("\n".join(LINES[:kept]))


def test_an_edited_move_is_named_with_its_reason() -> None:
    at = line_of(r"\d+\. Player 1: take")
    text = "\n".join([*LINES[: at - 1], re.sub(r"take \d", "take 5", LINES[at - 1]), *LINES[at:]])
    assert f"Line {at}: take 5 is not allowed. Column 5" in fault(text)


def test_a_move_by_the_wrong_player() -> None:
    at = line_of(r"\d+\. Player 1: take")
    text = "\n".join([*LINES[: at - 1], LINES[at - 1].replace("Player 1", "Player 2"), *LINES[at:]])
    assert f"Line {at}: it is Player 1 who decides" in fault(text)


def test_a_missing_move() -> None:
    at = line_of(r"30\. ")
    assert f"Line {at}: this should be move 30" in fault("\n".join(LINES[: at - 1] + LINES[at:]))


def test_nonsense_instead_of_a_move() -> None:
    at = line_of(r"40\. ")
    who = LINES[at - 1].split(":")[0]
    assert f"Line {at}:" in fault("\n".join([*LINES[: at - 1], f"{who}: dance", *LINES[at:]]))
    assert f"Line {at}:" in fault("\n".join([*LINES[: at - 1], "hello", *LINES[at:]]))


def test_luck_that_was_changed_is_found_by_the_closing_line() -> None:
    start = opificio.new("industrial-waste", 3, nature="manual")
    start.play("deal order")
    one = start.record()
    start.undo(force=True)
    start.play("deal growth")
    other = start.record()
    mixed = one.rsplit("end after", 1)[0] + "end after" + other.rsplit("end after", 1)[1]
    assert "changed" in fault(mixed)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("opificio record 1", "opificio record 7", "format 7"),
        ("opificio record 1", "a diary", "no record"),
        ("game: industrial-waste", "game: chess", "chess"),
        ("game: industrial-waste\n", "", "game"),
        ("rules: 1", "rules: 9", "version 9"),
        ("tables: ", "tables: f", "other tables"),
        ("player: Player 1", "player: Player 2", "Player 2"),
        ("option: start first", "option: start never", "never"),
        ("end after ", "end after 1", "moves"),
    ],
)
def test_a_wrong_header_or_end(old: str, new: str, words: str) -> None:
    assert words in fault(changed(old, new))


def test_text_after_the_end() -> None:
    assert "ended before" in fault(RECORD + "999. Player 1: pass\n")


def test_random_damage_never_gives_anything_but_a_sentence() -> None:
    dice = random.Random(5)
    for _ in range(300):
        text = list(RECORD)
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(text))
            text[at] = dice.choice(["", "x", "\n", "9", ":", " ", "é", "#"])
        damaged = "".join(text)
        with contextlib.suppress(OpificioError):
            opificio.read(damaged)
