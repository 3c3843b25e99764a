"""The choices at a decision, as a person picks them: numbered, with long rows of numbers (bids) as one line to type."""

from __future__ import annotations

from dataclasses import dataclass

from opificio.kit.match import Match

LONGEST_ROW = 6


@dataclass(frozen=True)
class Choice:
    """One line of the menu: a number to type, or a row of moves of which one is typed in notation."""

    number: int | None
    actions: tuple[int, ...]
    text: str


def choices(match: Match, lang: str) -> list[Choice]:
    """The menu for whoever decides now."""
    groups: list[list[int]] = []
    for action in match.actions():
        kind, _ = match.game.actions.decode(action)
        one_number = len(kind.axes) == 1 and next(iter(kind.axes.values())).numbered
        if groups and one_number and action == groups[-1][-1] + 1 and match.game.actions.decode(groups[-1][0])[0] is kind:
            groups[-1].append(action)
        else:
            groups.append([action])
    menu: list[Choice] = []
    number = 1
    for group in groups:
        if len(group) > LONGEST_ROW:
            first, last = match.game.actions.text(group[0]), match.game.actions.text(group[-1])
            menu.append(Choice(None, tuple(group), f"{first} … {last}"))
            continue
        for action in group:
            menu.append(Choice(number, (action,), match.describe(action, lang)))
            number += 1
    return menu
