"""Words: nothing missing, nothing left over, the same in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import opificio
from opificio.kit.game import Game, game_ids, load_game
from opificio.kit.tables import NOT_REPLACEABLE
from opificio.kit.words import LANGUAGES, words

PACKAGE = Path(opificio.__file__).parent
FOLDERS = {"house": PACKAGE / "words", **{game: PACKAGE / "games" / game.replace("-", "_") / "words" for game in game_ids()}}


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def read(folder: Path, lang: str) -> dict[str, tuple[set[str], set[str]]]:
    """Each message's variables (without the ids that come with labels) and attributes."""
    resource = FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{lang}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice in {lang}"
            collect = Variables()
            collect.visit(entry)
            found[entry.id.name] = {name.removesuffix("Id") for name in collect.names}, {a.id.name for a in entry.attributes}
    return found


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_ids_variables_and_attributes(name: str) -> None:
    italian, english = (read(FOLDERS[name], lang) for lang in LANGUAGES)
    assert set(italian) ^ set(english) == set()
    for message, found in english.items():
        assert italian[message] == found, message


def words_in(node: Any) -> Iterator[str]:
    """Every key and value of a table that could be named: what the page of components looks up."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield key.replace("_", "-").lower()
            yield from words_in(value)
    elif isinstance(node, list):
        for value in node:
            yield from words_in(value)
    elif isinstance(node, str):
        yield node.lower()


def declared(game: Game) -> dict[str, set[str]]:
    """Every id that follows from a game's declarations, with the variables it may use."""
    ids: dict[str, set[str]] = {"game-title": set(), "game-tagline": set()}
    axes = [game.phases, game.parts, *(a for k in game.actions.kinds for a in k.axes.values())]
    axes += [a for messages in (game.events, game.faults) for k in messages.kinds for a in k.arguments.values()]
    axes += [a for f in game.layout.fields.values() for a in (*f.axes, f.values) if a is not None]
    for axis in axes:
        if not axis.numbered and axis.proper is None:
            ids |= {f"{axis.name}-{label}": set() for label in axis.labels}
    for kind in game.actions.kinds:
        ids[f"move-{kind.id}"] = set(kind.axes)
    for label in game.phases.labels:
        ids[f"prompt-{label}"] = {"seat"}
    for messages in (game.events, game.faults):
        ids |= {f"{messages.prefix}-{kind.name}": set(kind.arguments) for kind in messages.kinds}
    for code, reason in game.reasons.items():
        if code >= 10:
            ids[f"reason-{reason}"] = {"*"}
    for block in (block for name, block in game.tables.data.items() if name not in NOT_REPLACEABLE):
        keys = set(words_in(block)) | set(game.tables.data)
        ids |= {id: set() for id in (f"component-{key}" for key in keys) if words("en", game.id).has(id)}
        ids |= {id: set() for id in (f"component-note-{key}" for key in game.tables.data) if words("en", game.id).has(id)}
    for option, values in game.tables.options().items():
        ids |= {f"option-{option}": set()} | {f"option-{option}-{value}": set() for value in values}
    return ids


@pytest.mark.parametrize("game", game_ids())
def test_every_declared_id_has_words_and_uses_only_its_variables(game: str) -> None:
    loaded = load_game(game)
    found = read(FOLDERS[game], "en")
    for message, variables in declared(loaded).items():
        assert message in found, f"{message} has no words"
        if "*" not in variables:
            assert found[message][0] <= variables, message


def sources_of(name: str) -> str:
    folder = PACKAGE if name == "house" else FOLDERS[name].parent
    return "\n".join(path.read_text(encoding="utf-8") for kind in ("*.py", "*.html") for path in folder.rglob(kind))


@pytest.mark.parametrize("name", FOLDERS)
def test_no_words_are_unused(name: str) -> None:
    expected = set() if name == "house" else set(declared(load_game(name)))
    code = sources_of(name)
    built = {m[1] for m in re.finditer(r'"([a-z]+(?:-[a-z]+)*-)"? ?[+~]|f"([a-z-]+-)\{', code)} | {
        m[1] for m in re.finditer(r'f"([a-z-]+-)\{', code)
    }
    for message in set(read(FOLDERS[name], "en")) - expected:
        quoted = f'"{message}"' in code or f"'{message}'" in code
        composed = any(prefix and message.startswith(prefix) for prefix in built)
        assert quoted or composed, f"{message} is used nowhere"


@pytest.mark.parametrize("game", game_ids())
def test_every_choice_can_be_typed_in_either_language(game: str) -> None:
    loaded = load_game(game)
    for lang in LANGUAGES:
        w = words(lang, game)
        for kind in loaded.actions.kinds:
            verb = w.attribute(f"move-{kind.id}", "verb")
            assert verb, f"move-{kind.id} has no verb in {lang}"
            action = kind.span.first
            _, indices = loaded.actions.decode(action)
            typed = " ".join(
                [
                    verb,
                    *(
                        str(axis.labels[i]) if axis.numbered else str(w.label(axis, i))
                        for axis, i in zip(kind.axes.values(), indices, strict=True)
                    ),
                ]
            )
            assert loaded.parse(typed) == action, typed
