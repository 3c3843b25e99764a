"""Tests run with bounds checks on: an index out of bounds is an error here, not a silent write into the next field."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("OPIFICIO_CHECK", "1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of one game run in one process: each process compiles a game once. Those of the table share one
    server, whole games played by hand another."""
    from opificio.kit.game import game_ids

    for item in items:
        named = [game for game in game_ids() if game in item.nodeid or f"/{game.replace('-', '_')}/" in item.nodeid]
        at_table = "by-hand" if "by_hand" in item.nodeid else "table" if item.nodeid.startswith("tests/table/") else None
        group = at_table or max(named, key=len, default="house")
        item.add_marker(pytest.mark.xdist_group(group))
