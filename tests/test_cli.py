"""The command line as a person uses it: real processes, sentences, exit codes."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet
import pytest

import opificio
from tests.harness import random_match

GAMES = opificio.game_ids()


def run(*arguments: str, answers: str = "", home: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "80", **environment}
    if home is not None:
        variables["OPIFICIO_DATA"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "opificio.cli", *arguments],
        input=answers,
        env=variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def refused(*arguments: str) -> str:
    """The sentence of a command that must fail with exit code 2, and the Italian one beside it."""
    done, italian = run(*arguments), run(*arguments, "--lang", "it")
    assert done.returncode == italian.returncode == 2, done.stdout + done.stderr
    for text in (done.stderr, italian.stderr):
        assert "Traceback" not in text
        assert text.strip()
    assert done.stderr != italian.stderr
    return " ".join(done.stderr.split())


def test_games_lists_every_title_with_players_and_sources() -> None:
    done = run("games")
    assert done.returncode == 0
    for game in GAMES:
        assert game in done.stdout
        assert opificio.about(game).title() in done.stdout
    assert "reconstructed" in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_games_tells_about_one_in_either_language(game: str) -> None:
    english, italian = run("games", game), run("games", game, "--lang", "it")
    assert english.returncode == italian.returncode == 0
    assert "values:" in english.stdout
    assert "ricostruito" in italian.stdout
    for option in opificio.about(game).tables.options():
        assert option in english.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_saves_leaves_and_resumes(game: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    answers = f"? \n?1\nnonsense\n1\n? 1\n1\nu\ns {copy}\nq\n"
    done = run("play", game, "--seed", "5", "--lang", "it", answers=answers, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "--resume" in done.stdout
    assert "nonsense" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
    kept = list((tmp_path / "matches").glob("*.txt"))
    assert len(kept) == 1
    assert copy.exists()
    resumed = run("play", "--resume", str(kept[0]), answers="q\n", home=tmp_path)
    assert resumed.returncode == 0, resumed.stderr
    assert run("check", str(copy)).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_the_terminal_by_always_taking_the_first_choice(game: str, tmp_path: Path) -> None:
    """Until the answers run out, at the latest: then the match is kept."""
    done = run("play", game, "--seed", "2", answers="1\n" * 120, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    assert max(len(line) for line in done.stdout.splitlines() if "--resume" not in line and ".txt" not in line) <= 100


@pytest.mark.parametrize("game", GAMES)
def test_replay_shows_every_move_and_any_moment(game: str, tmp_path: Path) -> None:
    match = random_match(game, opificio.about(game).players[0], seed=1, moves=60)
    path = tmp_path / "game.txt"
    path.write_text(match.record(), encoding="utf-8")
    whole, early = run("replay", str(path)), run("replay", str(path), "--at", "20", "--lang", "it")
    assert whole.returncode == early.returncode == 0, whole.stderr + early.stderr
    assert match.game.actions.text(match.history[-1].action) in whole.stdout
    assert whole.stdout != early.stdout
    assert "no move 999" in refused("replay", str(path), "--at", "999")


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_simulate_reports_and_writes_one_row_per_game(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"games.{ending}"
    done = run("simulate", "industrial-waste", "--games", "300", "--players", "4", "--seed", "1", "--threads", "2", "--out", str(file))
    assert done.returncode == 0, done.stderr
    assert "95% interval" in done.stdout
    if ending == "csv":
        rows = list(csv.DictReader(file.read_text().splitlines()))
        assert len(rows) == 300
        assert {"score_4", "rank_4", "rounds", "player_moves", "nature_moves", "finished"} <= set(rows[0])
    else:
        assert pyarrow.parquet.read_table(file).num_rows == 300


def test_the_same_seed_gives_the_same_simulation(tmp_path: Path) -> None:
    files = [tmp_path / "a.csv", tmp_path / "b.csv"]
    for file, threads in zip(files, ("1", "2"), strict=True):
        assert run("simulate", "industrial-waste", "--games", "1500", "--threads", threads, "--out", str(file)).returncode == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_wrong_arguments_are_answered_with_a_sentence(tmp_path: Path) -> None:
    assert "There is no game “chess”" in refused("play", "chess")
    assert "There is no game “chess”" in refused("simulate", "chess")
    assert "There is no game “chess”" in refused("games", "chess")
    assert "cannot be played by 9" in refused("play", "industrial-waste", "--players", "9")
    assert "cannot be played by 1" in refused("simulate", "industrial-waste", "--players", "1")
    assert "Seats go from 1 to 4" in refused("play", "industrial-waste", "--players", "4", "--seat", "5")
    assert "no option “colour”" in refused("play", "industrial-waste", "-o", "colour=blue")
    assert "cannot be “blue”" in refused("play", "industrial-waste", "-o", "start=blue")
    assert "name=value" in refused("play", "industrial-waste", "-o", "start")
    assert "no policy “wild”" in refused("simulate", "industrial-waste", "--policy", "wild")
    assert "cannot be written" in refused("simulate", "industrial-waste", "--out", str(tmp_path / "x.doc"))
    assert "cannot be written" in refused("simulate", "industrial-waste", "--out", str(tmp_path / "no" / "x.csv"))
    assert "cannot be read" in refused("check", str(tmp_path / "nothing.txt"))
    assert "cannot be a name" in refused("play", "industrial-waste", "--name", "a:b")
    wrong = run("play", "industrial-waste", "--lang", "xx")
    assert wrong.returncode == 2
    assert "There is no language “xx”" in wrong.stderr
    assert run("dance").returncode == 2


def test_check_names_the_first_bad_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(random_match("industrial-waste", 3, seed=1).record().replace("take 1", "take 5", 1), encoding="utf-8")
    assert "Line" in refused("check", str(path))
    path.write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in refused("check", str(path))


@pytest.mark.parametrize("game", GAMES)
def test_a_faulty_table_file_is_refused_with_a_sentence_for_each_fault(game: str, tmp_path: Path) -> None:
    tables = tmp_path / "mine.toml"
    assert "cannot be read" in refused("games", game, "--tables", str(tables))
    tables.write_text("this is = = not toml")
    assert "not valid TOML" in refused("games", game, "--tables", str(tables))
    tables.write_text('[nonsense]\nsource = "rulebook"\n[game]\nversion = 7\n')
    sentences = refused("games", game, "--tables", str(tables))
    assert "“nonsense”" in sentences
    assert "“game”" in sentences


def test_a_corrected_table_is_used_and_named_in_records(tmp_path: Path) -> None:
    tables = tmp_path / "mine.toml"
    tables.write_text('[start]\nsource = "rulebook"\ncash = 30\nmaterials = 5\n')
    assert "start" in run("games", "industrial-waste", "--tables", str(tables)).stdout
    done = run("play", "industrial-waste", "--tables", str(tables), "--seed", "1", answers="q\n", home=tmp_path)
    assert " 30 " in done.stdout
    kept = next((tmp_path / "matches").glob("*.txt"))
    assert "other tables" in refused("check", str(kept))
    assert run("check", str(kept), "--tables", str(tables)).returncode == 0
    tables.write_text('[cards]\nsource = "rulebook"\norder = -3\n')
    assert "cards" in refused("simulate", "industrial-waste", "--tables", str(tables))


def test_hint_and_analyse_take_a_file_a_match_by_its_name_or_the_last_one(tmp_path: Path) -> None:
    kept = tmp_path / "matches"
    kept.mkdir()
    for age, moves in enumerate((40, 30)):
        match = opificio.new("industrial-waste", players=3, seed=4)
        foreman = opificio.bot("foreman", seed=1)
        for _ in range(moves):
            match.play(foreman.act(match))
        path = kept / f"match-{age}.txt"
        path.write_text(match.record(), encoding="utf-8")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    by_file = run("hint", str(kept / "match-0.txt"), "--simulations", "60", home=tmp_path)
    assert by_file.returncode == 0, by_file.stderr
    assert "%" in by_file.stdout
    assert run("hint", "match-0", "--simulations", "60", home=tmp_path).stdout == by_file.stdout
    assert run("hint", "last", "--simulations", "60", home=tmp_path).stdout == by_file.stdout
    assert run("hint", "match-1", "--simulations", "60", home=tmp_path).stdout != by_file.stdout
    judged = run("analyse", "last", "--simulations", "20", home=tmp_path)
    assert judged.returncode == 0, judged.stderr
    assert "<svg" in (kept / "match-0.html").read_text(encoding="utf-8")


def test_hint_and_analyse_say_so_if_there_is_no_such_match() -> None:
    for command in ("hint", "analyse"):
        assert "last" in refused(command, "last")
        assert "no-such-match" in refused(command, "no-such-match")


def test_serve_refuses_a_bot_of_ones_own_that_cannot_be() -> None:
    assert "uncle=exec:" in refused("serve", "--bot", "uncle")
    assert "uncle=exec:" in refused("serve", "--bot", "Uncle Sam=exec:true")
    assert "“foreman”" in refused("serve", "--bot", "foreman=exec:true")
    assert "“uncle”" in refused("serve", "--bot", "uncle=exec:true", "--bot", "uncle=exec:false")
    assert "call:module:function" in refused("serve", "--bot", "uncle=call:no_such_bots:last")
