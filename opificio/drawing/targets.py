"""What can be pointed at: elements that carry the numbers of choices, of refused choices and the id of a help sentence."""

from __future__ import annotations

from typing import Any

from opificio.kit.axes import Axis
from opificio.kit.sight import Sight


def describe(sight: Sight, action: int) -> str:
    """A choice as a person would say it."""
    kind, indices = sight.game.actions.decode(action)
    return sight.say(f"move-{kind.id}", **sight.words.values(kind.axes, indices, sight.names))


def asked(sight: Sight, action: int) -> bool:
    """Whether an action is among those asked in this phase: only then is there a reason worth telling why it is refused."""
    return any(first <= action < end for first, end in sight.game.state.ASKED[int(sight.state.phase)])


def decides(sight: Sight) -> bool:
    """Whether the viewer is the one who decides now. Why others may not do something could give their secrets away."""
    return sight.seat is not None and sight.seat == int(sight.state.seat)


def target(sight: Sight, *actions: int, help: str | None = None, class_: str = "", label: str = "") -> dict[str, Any]:
    """The attributes of an element that stands for these actions: `g(…, **target(sight, action))`.

    Legal ones become `data-choice` with a role, a name and a place in the order of keys; refused ones that are asked in this phase
    `data-why`. `help` is the id of a sentence about the thing, with or without a choice. `label` is said before the choices' names.
    """
    attributes: dict[str, Any] = {}
    legal = set(sight.legal)
    chosen = [a for a in actions if a in legal]
    if chosen:
        spoken = ", ".join(describe(sight, a) for a in chosen)
        attributes |= {
            "data_choice": " ".join(map(str, chosen)),
            "tabindex": "0",
            "role": "button",
            "aria_label": f"{label}: {spoken}" if label else spoken,
        }
        class_ = f"{class_} choice".strip()
    elif decides(sight):
        refused = [a for a in actions if asked(sight, a)]
        if refused:
            attributes["data_why"] = " ".join(map(str, refused))
    if help:
        attributes["data_help"] = help
    if class_:
        attributes["class_"] = class_
    return attributes


def about(axis: Axis, *indices: int) -> str:
    """The value of `data_about`: `hex-H11`. Events name labels of axes too, so that a line of the log can point at its pieces."""
    return " ".join(f"{axis.name}-{axis.labels[int(i)]}" for i in indices if i >= 0)
