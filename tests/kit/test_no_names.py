"""Nothing outside a game's folder knows its name: a fifth game is a fifth folder and nothing else."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import opificio
from opificio.kit.game import game_ids

PACKAGE = Path(opificio.__file__).parent
NAMES = re.compile("|".join(rf"\b{game.replace('-', '[-_ ]')}\b" for game in game_ids()), re.IGNORECASE)
OUTSIDE = [path for path in PACKAGE.rglob("*") if path.is_file() and "games" not in path.relative_to(PACKAGE).parts[:1]]


def docstrings(tree: ast.Module) -> set[int]:
    """Examples may name a game; code may not."""
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    return {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, documented) and node.body and isinstance(node.body[0], ast.Expr)
    }


def test_no_code_outside_the_folders_of_the_games_names_one() -> None:
    looked = 0
    for path in OUTSIDE:
        if path.suffix == ".py":
            tree = ast.parse(path.read_text(encoding="utf-8"))
            excused = docstrings(tree)
            for node in ast.walk(tree):
                texts = [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in excused else []
                texts += [node.id] if isinstance(node, ast.Name) else [node.attr] if isinstance(node, ast.Attribute) else []
                texts += [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
                for text in texts:
                    assert not NAMES.search(text), f"{path.name}: {text}"
            looked += 1
        elif path.suffix in (".js", ".css", ".html", ".ftl", ".svg", ".toml"):
            assert not NAMES.search(path.read_text(encoding="utf-8")), path.name
            looked += 1
    assert looked > 60
