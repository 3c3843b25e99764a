"""The arena: fair seats, repeatable games, runs that go on where they stopped, reports that add up."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import Counter
from pathlib import Path

import pytest

import opificio
from opificio.arena.lineup import lineups, seating
from opificio.arena.report import as_page, reasons, write
from opificio.arena.run import Arena, Outcome, load_outcomes, run
from opificio.arena.study import Played, Reading, Trait, _verdict, page, quick_outcomes, read_records
from opificio.arena.table import in_order, ratings, seat_shares, standings
from opificio.cli import each_board
from opificio.kit.errors import BadOption
from opificio.kit.game import about, game_ids

BOTS = ["foreman", "novice", "random"]
SMALL = Arena("industrial-waste", BOTS, 3, 5, {"start": "first"})


@pytest.mark.parametrize(("entrants", "seats"), [(4, 4), (5, 3), (2, 4), (1, 3), (6, 5)])
def test_every_entrant_sits_everywhere_equally_often(entrants: int, seats: int) -> None:
    ways = lineups(entrants, seats, 3)
    for seat in range(seats):
        counts = Counter(way[seat] for way in ways)
        assert set(counts) == set(range(entrants))
        if entrants >= seats or seats % entrants == 0:
            assert len(set(counts.values())) == 1
    assert seating(len(ways), entrants, seats, 3) == ways[0]
    if len(ways) > 6:
        assert lineups(entrants, seats, 4) != ways


def test_the_same_arena_plays_the_same_games() -> None:
    assert [SMALL.play(n) for n in range(4)] == [SMALL.play(n) for n in range(4)]
    other = Arena(SMALL.game, BOTS, 3, 6, SMALL.options)
    assert [other.play(n).scores for n in range(4)] != [SMALL.play(n).scores for n in range(4)]


def test_a_stopped_run_goes_on_and_a_line_cut_off_is_played_again(tmp_path: Path) -> None:
    whole = run(SMALL, 8, tmp_path / "whole", workers=1)
    folder = tmp_path / "part"
    run(SMALL, 5, folder, workers=1)
    results = folder / "results.jsonl"
    results.write_text(results.read_text()[:-20])
    assert len(load_outcomes(folder, SMALL)) == 4
    played: list[int] = []
    assert run(SMALL, 8, folder, workers=1, progress=lambda o: played.append(o.game)) == whole
    assert played == [4, 5, 6, 7]
    assert [json.loads(line)["game"] for line in results.read_text().splitlines()] == list(range(8))


def test_several_processes_play_the_same_games_as_one(tmp_path: Path) -> None:
    assert run(SMALL, 12, tmp_path / "two", workers=2) == run(SMALL, 12, tmp_path / "one", workers=1)


def test_workers_of_an_arena_that_was_killed_end_too(tmp_path: Path) -> None:
    asked, silent = tmp_path / "asked", tmp_path / "silent"
    silent.write_text(f"#!/bin/sh\nread -r question\ntouch {asked}\ncat > /dev/null\n")
    silent.chmod(0o755)
    command = [sys.executable, "-m", "opificio", "arena", "industrial-waste", "--bots", f"exec:{silent}", "--games", "4", "--workers", "2"]
    arena = subprocess.Popen([*command, "--out", str(tmp_path / "out")], stdout=subprocess.PIPE, start_new_session=True)
    try:
        deadline = time.monotonic() + 60
        while not asked.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        assert asked.exists(), "no worker ever asked for a move"
        arena.kill()
        arena.communicate(timeout=8)  # ends when nobody holds its output any more, the workers neither
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(arena.pid, signal.SIGKILL)


def test_a_folder_of_another_arena_is_refused(tmp_path: Path) -> None:
    run(SMALL, 1, tmp_path, workers=1)
    with pytest.raises(BadOption, match="another arena"):
        run(Arena(SMALL.game, BOTS, 3, 99, SMALL.options), 1, tmp_path, workers=1)


def test_records_can_be_kept_and_replayed(tmp_path: Path) -> None:
    outcomes = run(SMALL, 3, tmp_path, workers=1, records=True)
    for outcome in outcomes:
        text = (tmp_path / "records" / f"{outcome.game:06}.txt").read_text(encoding="utf-8")
        match = opificio.read(text)
        assert list(match.scores().values()) == outcome.scores
        assert f"A is {outcome.bots[0]}" in text


def test_standings_add_up_and_rank_the_levels(tmp_path: Path) -> None:
    outcomes = run(SMALL, 60, tmp_path, workers=2)
    found = standings(outcomes)
    assert sum(s.wins for s in found) == pytest.approx(60)
    assert found[0].bot == "foreman"
    assert found[-1].bot == "random"
    assert all(s.low <= s.share <= s.high for s in found)
    rated = ratings(outcomes)
    assert rated["foreman"][0] - 2 * rated["foreman"][1] > rated["random"][0]
    assert sum(share for share, _, _ in seat_shares(outcomes)) == pytest.approx(1)
    files = write(SMALL, outcomes, tmp_path, "it")
    assert json.loads(files[0].read_text())["games"] == 60
    html = files[1].read_text()
    for drawing in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        ET.fromstring(drawing)
    assert "<script" not in html
    assert "http" not in html
    assert html.count("<svg") == 4 + len(BOTS)
    assert as_page(SMALL, outcomes, "en") != html


def test_a_rating_hardly_depends_on_which_games_came_last() -> None:
    """Two bots win half of their games each, one of them the first half."""
    first, second = Outcome(0, ["a", "b"], [2, 1], [1, 2], 1, 1, True, 0), Outcome(0, ["a", "b"], [1, 2], [2, 1], 1, 1, True, 0)
    games = [first] * 40 + [second] * 40
    assert in_order(games)["b"][0] - in_order(games)["a"][0] > 8
    rated = ratings(games)
    assert abs(rated["a"][0] - rated["b"][0]) < 1
    assert rated == ratings(games)


def test_a_study_says_what_wins_and_draws_it(tmp_path: Path) -> None:
    def studied(name: str, bots: list[str], games: int) -> Played:
        arena = Arena(SMALL.game, bots, 3, 5, SMALL.options)
        outcomes = run(arena, games, tmp_path / name, workers=2, records=True)
        return Played(arena, outcomes, read_records(arena.game, [tmp_path / name / "records" / f"{o.game:06}.txt" for o in outcomes]))

    usual, stronger = studied("usual", ["foreman"], 40), studied("stronger", ["magnate:5"], 4)
    reading = usual.reading
    assert reading.traits
    assert all(0 <= t.low <= t.share <= t.high <= 1 for t in reading.traits)
    seats = 3 * len(usual.outcomes)
    winners = sum(o.places.count(1) for o in usual.outcomes)
    scores = sum(sum(o.scores) for o in usual.outcomes)
    assert sum(w * winners + o * (seats - winners) for _, w, o in reading.parts) == pytest.approx(scores)
    for t in reading.traits:
        assert t.winners * winners + t.others * (seats - winners) >= t.seats - 1e-6
    text = page(SMALL.game, {"": [usual, stronger], "Other board": [usual]}, tmp_path / "study", "opificio study and so on")
    assert "opificio study and so on" in text
    assert "reconstructed" in text
    assert "magnate:5" in text
    pictures = re.findall(r"\]\((\S+\.svg)\)", text)
    assert len(pictures) == 8
    assert all("other-board" in picture for picture in pictures[4:])
    for picture in pictures:
        ET.parse(tmp_path / "study" / picture)
    for line in text.splitlines():
        if line.startswith("|"):
            assert line.endswith("|")


def test_games_of_other_bots_of_the_same_name_are_not_added_to(tmp_path: Path) -> None:
    """Whoever changes a rule of thumb and goes on with yesterday's games would measure a mixture."""
    before = run(SMALL, 2, tmp_path / "games", workers=1)
    assert load_outcomes(tmp_path / "games", SMALL) == before
    manifest = tmp_path / "games" / "arena.json"
    kept = json.loads(manifest.read_text())
    manifest.write_text(json.dumps({**kept, "code": "of yesterday"}))
    with pytest.raises(BadOption, match="other versions"):
        run(SMALL, 3, tmp_path / "games", workers=1)


def test_quick_games_are_whole_games_of_one_level() -> None:
    alike = Arena(SMALL.game, ["foreman"], 3, 5, SMALL.options)
    outcomes = quick_outcomes(alike, 30)
    assert outcomes == quick_outcomes(alike, 30)
    assert outcomes is not None
    assert [o.game for o in outcomes] == list(range(30))
    for o in outcomes:
        assert o.finished
        assert len(o.scores) == len(o.places) == len(o.bots) == 3
        assert [place == 1 for place in o.places].count(True) >= 1
        assert max(o.scores) == o.scores[o.places.index(1)]
    assert sum(share for share, _, _ in seat_shares(outcomes)) == pytest.approx(1)
    assert quick_outcomes(SMALL, 3) is None
    assert quick_outcomes(Arena(SMALL.game, ["magnate:5"], 3, 5, SMALL.options), 3) is None


def test_a_study_covers_every_board_unless_one_is_chosen() -> None:
    assert each_board(SMALL.game, ["start=random"]) == {"": ["start=random"]}
    several = [
        (game, name, o["values"]) for game in game_ids() for name, o in about(game).tables.data.get("options", {}).items() if "folder" in o
    ]
    assert several
    for game, name, boards in several:
        assert list(each_board(game, None).values()) == [[f"{name}={board}"] for board in boards]
        assert each_board(game, [f"{name}={boards[1]}"]) == {"": [f"{name}={boards[1]}"]}


def test_what_wins_or_loses_always_is_named() -> None:
    outcomes = [SMALL.play(n) for n in range(2)]

    def verdict(*traits: Trait) -> str:
        return "\n".join(_verdict([Played(SMALL, outcomes, Reading(list(traits), [], ["built: Moon base"]))], 1 / 3))

    always = Trait("built", "tile", "mill", "Mill", 200, 0.97, 0.93, 0.99, 1.0, 0.1)
    never = Trait("built", "tile", "pit", "Pit", 400, 0.005, 0.0, 0.02, 0.1, 1.0)
    usual = Trait("built", "tile", "bank", "Bank", 400, 0.35, 0.3, 0.4, 1.0, 1.0)
    assert "Wins nearly always (foreman, novice, random): built: Mill (97%)." in verdict(always, usual)
    assert "Loses nearly always (foreman, novice, random): built: Pit (0%)." in verdict(usual, never)
    assert "Nothing wins or loses always" in verdict(usual)
    assert "nobody wanted it: built: Moon base." in verdict(usual)


def test_the_command_reports_and_answers_bad_input_with_a_sentence(tmp_path: Path) -> None:
    def command(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "OPIFICIO_DATA": str(tmp_path), "LANG": "C.UTF-8"}
        return subprocess.run(
            [sys.executable, "-m", "opificio.cli", *arguments], env=environment, capture_output=True, text=True, check=False
        )

    done = command("arena", "industrial-waste", "--bots", "foreman,random", "--games", "4", "--players", "3", "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "foreman" in done.stdout
    for wrong, words in (
        (["--bots", "wizard"], "wizard"),
        (["--players", "9"], "cannot be played by 9"),
        (["--bots", "magnate:fast"], "fast"),
    ):
        refused = command("arena", "industrial-waste", *wrong)
        assert refused.returncode == 2
        assert words in refused.stderr
        assert "Traceback" not in refused.stderr


def test_a_report_says_why_a_bot_from_outside_was_replaced(tmp_path: Path) -> None:
    arena = Arena(SMALL.game, ["foreman", "exec:true"], 3, 5, SMALL.options)
    outcomes = run(arena, 3, tmp_path, workers=1)
    assert load_outcomes(tmp_path, arena) == outcomes
    assert all(outcome.finished and outcome.faults > 3 for outcome in outcomes)
    data, _ = write(arena, outcomes, tmp_path, "en")
    assert json.loads(data.read_text())["faults"] == sum(outcome.faults for outcome in outcomes)
    for lang, sentence in (("en", "has ended too often"), ("it", "è terminato troppe volte")):
        assert sum(sentence in line for line in reasons(outcomes, lang)) == 1
        assert sentence in as_page(arena, outcomes, lang)
