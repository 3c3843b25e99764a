"""Keeping everything: two writers, undo, snapshots, secrets, an updated game, both databases."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

import opificio
from opificio.kit.errors import OpificioError
from opificio.table import store as storing
from opificio.table.frames import Looker, frame
from opificio.table.room import Refused, Room
from opificio.table.schema import entries, keys, matches, metadata
from opificio.table.store import HOST, BadDatabase, Conflict, Entry, SeatRow, Store, secret
from tests.table.serving import free_port

GAME = "industrial-waste"


def postgres() -> Iterator[str]:
    """A PostgreSQL of our own for a moment, listening on this machine only."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    initdb = found[-1] if found else Path(shutil.which("initdb") or "")
    assert initdb.name, "the tests of the table need PostgreSQL: apt-get install postgresql"
    user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []  # PostgreSQL refuses to run as root
    with tempfile.TemporaryDirectory(prefix="opificio-postgres-") as folder:
        data, port = f"{folder}/data", free_port()
        if user:
            shutil.chown(folder, "postgres")

        def run(*command: str, check: bool = True) -> None:
            subprocess.run([*user, *command], check=check, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

        run(str(initdb), "-D", data, "-A", "trust", "-U", "opificio")
        control = (str(initdb.parent / "pg_ctl"), "-D", data, "-w")
        run(*control, "-l", f"{folder}/log", "-o", f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=", "start")
        try:
            yield f"postgresql://opificio@127.0.0.1:{port}/postgres"
        finally:
            run(*control, "-m", "immediate", "stop", check=False)


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    yield from postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path}/table.db" if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    opened = Store(url)
    yield opened
    opened.close()


def set_table(kept: Store, key: str = "") -> Room:
    """A table of two at which one secret holds both seats."""
    about = opificio.about(GAME)
    chairs = [SeatRow(0, "person", "Anna", "novice"), SeatRow(1, "person", "Bruno", "novice")]
    held = [(key or secret(), seat) for seat in (HOST, 0, 1)]
    options = {name: values[0] for name, values in about.tables.options().items()}
    row = kept.create(GAME, about.version, about.tables.fingerprint, options, chairs, held=[(held[0][0], s) for _, s in held])
    room = Room(kept, row.id)
    room.begin()
    return room


def play_on(room: Room, moves: int, seed: int = 1) -> None:
    """Any legal moves."""
    rng = random.Random(seed)
    for _ in range(moves):
        if room.over:
            return
        assert room.match is not None
        room.play([0, 1], rng.choice(room.match.actions()))


def test_a_table_opens_again_exactly_as_it_was(kept: Store) -> None:
    room = set_table(kept)
    play_on(room, 60)
    again, whole = Room(kept, room.id), Room(kept, room.id)
    whole.reload(whole=True)
    assert room.match is not None
    assert again.match is not None
    assert whole.match is not None
    assert room.match.digest() == again.match.digest() == whole.match.digest()
    assert [m.notation for m in again.moves] == [m.notation for m in room.moves]
    assert len(again.match.history) < len(whole.match.history), "a snapshot saves the way from the start"


def test_of_two_writers_one_is_refused_and_nothing_is_lost(kept: Store) -> None:
    room = set_table(kept)
    rooms = [Room(kept, room.id) for _ in range(4)]
    refused, kept_moves = [], []

    def act(mine: Room, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(15):
            assert mine.match is not None
            try:
                mine.play([0, 1], rng.choice(mine.match.actions()))
                kept_moves.append(mine.count)
            except (Conflict, OpificioError) as error:
                refused.append(error)
                mine.reload()

    threads = [threading.Thread(target=act, args=(mine, seed)) for seed, mine in enumerate(rooms)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(kept_moves) == len(set(kept_moves)), "two writers were both told that the same number is theirs"
    last = Room(kept, room.id)
    last.reload(whole=True)
    assert last.count == max(kept_moves)
    assert last.match is not None
    decisions = [move for move in last.moves if move.seat >= 0]
    assert len(decisions) == len(kept_moves)


def test_a_move_is_there_once_it_is_acknowledged_and_not_before(kept: Store) -> None:
    room = set_table(kept)
    other = Room(kept, room.id)
    assert room.match is not None
    before, digest = room.count, room.match.digest()
    with pytest.raises(Conflict):
        kept.append(room.id, before - 1, [Entry("move", 0, 0, "x", [], 0.0)], turn=0, status="running", at=0.0)
    assert Room(kept, room.id).match.digest() == digest  # type: ignore[union-attr]
    room.play([0, 1], room.match.actions()[0])
    other.reload()
    assert other.count == room.count > before


def test_undo_is_an_entry_too_and_goes_back_past_a_restart(kept: Store) -> None:
    room = set_table(kept)
    room.match = room.match
    taken = 0
    rng = random.Random(4)
    for _ in range(120):
        assert room.match is not None
        before, digest, count = len(room.moves), room.match.digest(), room.count
        if room.over:
            break
        room.play([0, 1], rng.choice(room.match.actions()))
        opened = Room(kept, room.id)
        try:
            opened.undo([0, 1])
        except OpificioError:
            room = opened
            continue
        taken += 1
        assert opened.match is not None
        assert (len(opened.moves), opened.match.digest()) == (before, digest)
        assert opened.count > count
        again = Room(kept, room.id)
        assert again.match is not None
        assert again.match.digest() == digest
        play_on(again, 1, seed=taken)
        room = again
    assert taken > 20


def test_somebody_else_cannot_play_undo_or_ask(kept: Store) -> None:
    room = set_table(kept)
    assert room.match is not None
    other = 1 - room.turn
    for held in ([], [HOST], [other]):
        with pytest.raises(Refused):
            room.play(held, room.match.actions()[0])
        with pytest.raises(Refused):
            room.why(held, 0, "en")
    with pytest.raises(OpificioError):
        room.undo([other])


def test_secrets_are_kept_as_hashes_only(kept: Store) -> None:
    key = secret()
    room = set_table(kept, key)
    assert kept.held(room.id, key) == [HOST, 0, 1]
    assert kept.held(room.id, secret()) == []
    assert kept.held(room.id, None) == []
    with kept.engine.connect() as connection:
        hashes = list(connection.execute(select(keys.c.hash)).scalars())
    assert key not in hashes
    assert storing.hashed(key) in hashes


def test_a_record_can_be_read_back_once_the_game_is_over(kept: Store) -> None:
    room = set_table(kept)
    with pytest.raises(Refused):
        room.record()
    play_on(room, 2000)
    assert room.over
    match = opificio.read(room.record())
    assert room.match is not None
    assert match.digest() == room.match.digest()


def test_after_an_update_a_match_goes_on_if_its_moves_still_hold(kept: Store) -> None:
    """Its moves have other numbers now; their notation says what they were."""
    room = set_table(kept)
    play_on(room, 20)
    with kept.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == room.id).values(rules=0))
        connection.execute(update(entries).where((entries.c.match == room.id) & (entries.c.kind == "move")).values(action=0))
    again = Room(kept, room.id)
    assert again.match is not None
    assert room.match is not None
    assert again.match.digest() == room.match.digest()
    assert again.row.rules == opificio.about(GAME).version
    opened = Room(kept, room.id)
    assert opened.row == again.row == kept.match(room.id)
    assert [(m.action, m.events) for m in opened.moves] == [(m.action, m.events) for m in room.moves]
    assert opened.at(9).digest() == room.at(9).digest()
    play_on(opened, 1)
    assert len(opened.moves) > len(room.moves)


def test_after_an_update_a_match_that_cannot_go_on_says_why_and_keeps_its_position_and_its_record(kept: Store) -> None:
    room = set_table(kept)
    play_on(room, 20)
    with kept.engine.begin() as connection:
        connection.execute(update(matches).where(matches.c.id == room.id).values(rules=0))
        connection.execute(update(entries).where((entries.c.match == room.id) & (entries.c.number == 12)).values(notation="juggle 3"))
    stale = Room(kept, room.id)
    assert stale.match is None
    assert stale.fault is not None
    assert f"12 of {len(room.moves)}" in stale.fault.text("en")
    assert "record is kept" in stale.fault.text("en")
    with pytest.raises(OpificioError):
        stale.play([0, 1], 0)
    assert stale.last is not None
    assert stale.last.digest() == room.at(12).digest()
    shown = frame(stale, Looker((0,), "en"), frozenset())
    assert shown["title"] == stale.fault.text("en")
    assert shown["parts"]["pieces"]
    assert "data-choice" not in shown["parts"]["pieces"]
    lines = stale.record().splitlines()
    assert "rules: 0" in lines
    assert [line.partition(": ")[2] for line in lines if line[:1].isdigit()] == [m.notation for m in stale.moves]
    assert kept.match(room.id).rules == 0


def test_long_matches_open_in_milliseconds(tmp_path: Path) -> None:
    kept = Store(f"sqlite:///{tmp_path}/long.db")
    room = set_table(kept)
    play_on(room, 2000)
    assert len(room.moves) > 150
    Room(kept, room.id)
    begun = time.perf_counter()
    Room(kept, room.id)
    assert time.perf_counter() - begun < 0.25
    kept.close()


def test_the_migrations_make_what_the_schema_says(kept: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with kept.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert MigrationContext.configure(connection).get_current_revision() == storing.HEAD


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    for url in ("nonsense", f"sqlite:///{tmp_path}", "postgresql://nobody:geheim@127.0.0.1:1/none", "oracle://x"):
        with pytest.raises(BadDatabase) as found:
            Store(url)
        assert "geheim" not in found.value.text("en")
    path = tmp_path / "newer.db"
    Store(f"sqlite:///{path}").close()
    with sqlite3.connect(path) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    with pytest.raises(BadDatabase, match="newer"):
        Store(f"sqlite:///{path}")


def test_one_takes_an_analysis_upon_himself_and_another_when_it_was_cut_off(kept: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    room = set_table(kept)
    assert kept.analysis(room.id) is None
    claimed: list[bool] = []
    threads = [threading.Thread(target=lambda: claimed.append(kept.claim_analysis(room.id, 5))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(claimed) == [False, False, False, True]
    kept.set_analysis(room.id, status="running", done=3, total=9)
    found = kept.analysis(room.id)
    assert found is not None
    assert (found.status, found.done, found.total, found.result) == ("running", 3, 9, None)
    monkeypatch.setattr(storing, "CUT_OFF", -1.0)
    found = kept.analysis(room.id)
    assert found is not None
    assert found.status == "cut"
    assert kept.claim_analysis(room.id, 5)
    kept.set_analysis(room.id, status="done", result={"lost": [0.5]})
    found = kept.analysis(room.id)
    assert found is not None
    assert found.result == {"lost": [0.5]}
    assert not kept.claim_analysis(room.id, 5)
    assert kept.claim_analysis(room.id, 7), "a game that ended otherwise is judged anew"


def test_tables_from_before_there_were_hints_have_them_where_one_plays_against_bots(kept: Store) -> None:
    from alembic import command
    from alembic.config import Config

    about = opificio.about(GAME)
    people, bot = SeatRow(0, "person", "Anna", "novice"), SeatRow(1, "bot", "Ada", "novice")
    alone, together = (
        kept.create(GAME, about.version, about.tables.fingerprint, {}, [people, second]).id
        for second in (bot, SeatRow(1, "person", "Bruno", "novice"))
    )
    config = Config()
    config.set_main_option("script_location", str(Path(storing.__file__).parent / "migrations"))
    for move, target in ((command.downgrade, "0001"), (command.upgrade, "head")):
        with kept._write() as connection:
            config.attributes["connection"] = connection
            move(config, target)
    assert kept.match(alone).hints
    assert not kept.match(together).hints
    assert kept.analysis(alone) is None
