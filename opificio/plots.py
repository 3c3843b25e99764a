"""Small charts as SVG, for pages that stand alone: they follow the reader's light or dark scheme and need nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, ROW, LEFT, RIGHT = 720, 26, 110, 70
LETTER = 7
"""About how wide a letter is: names get the room they need, up to half of the drawing."""

DRAWING_STYLE = """
:root { color-scheme: light dark; --paper: #f7f2e7; --ink: #2b2620; --faint: #b9ad98; --mark: #9c3d2e; --fill: #7a8f6a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #211e1a; --ink: #ece4d4; --faint: #6d6455; --mark: #e08a6d; --fill: #93ab80; }
}
svg text { fill: var(--ink); font: 13px Georgia, serif; }
.axis { stroke: var(--faint); }
.bar { fill: var(--fill); }
.mark { stroke: var(--mark); fill: var(--mark); }
"""
"""What a drawing needs."""
STYLE = f"""{DRAWING_STYLE}
body {{ background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, serif; max-width: 780px; margin: 2rem auto; padding: 0 1rem; }}
h1, h2 {{ font-weight: normal; }}
table {{ border-collapse: collapse; }}
td, th {{ padding: .2rem .8rem; text-align: right; border-bottom: 1px solid var(--faint); }}
td:first-child, th:first-child {{ text-align: left; }}
svg {{ width: 100%; height: auto; }}
"""
"""What a page needs."""


@dataclass(frozen=True)
class Row:
    """A line of an interval chart: a name, a value and the interval it lies in."""

    name: str
    value: float
    low: float
    high: float


def page(title: str, body: str) -> str:
    """A whole HTML page that needs no other file."""
    return (
        f'<!doctype html>\n<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n{body}\n</html>\n"
    )


def html_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def line(tag: str, cells: Sequence[str]) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    return "<table>" + line("th", head) + "".join(line("td", row) for row in rows) + "</table>"


def intervals(rows: Sequence[Row], title: str, form: str = "{:.1f}", reference: float | None = None) -> str:
    """Values with their intervals, one below the other; `reference` is marked by a dashed line."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([reference] if reference is not None else [])
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0
    low, high = low - span * 0.05, high + span * 0.05

    left = min(max([LEFT, *(LETTER * len(row.name) + 20 for row in rows)]), WIDTH // 2)

    def x(value: float) -> float:
        return left + (value - low) / (high - low) * (WIDTH - left - RIGHT)

    height = ROW * len(rows) + 14
    parts = []
    if reference is not None:
        at = x(reference)
        parts.append(f'<line class="axis" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{height}" stroke-dasharray="4 4"/>')
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2
        parts.append(f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{escape(row.name)}</text>')
        parts.append(f'<line class="mark" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}" stroke-width="3" opacity=".45"/>')
        parts.append(f'<circle class="mark" cx="{x(row.value):.1f}" cy="{y}" r="4.5"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 4}">{escape(form.format(row.value))}</text>')
    return svg(title, height, parts)


def histogram(counts: Sequence[int], labels: Sequence[str], title: str, height: int = 150) -> str:
    """Bars with their labels below."""
    most = max(counts, default=0) or 1
    width = (WIDTH - 40) / max(len(counts), 1)
    every = max(1, -(-len(labels) // 14))
    parts = []
    for number, (count, label) in enumerate(zip(counts, labels, strict=True)):
        x, tall = 20 + number * width, count / most * (height - 30)
        parts.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{height - 22 - tall:.1f}" width="{max(width - 2, 1):.1f}" height="{tall:.1f}">'
            f"<title>{escape(label)}: {count}</title></rect>"
        )
        if number % every == 0:
            parts.append(f'<text x="{x + width / 2:.1f}" y="{height - 6}" text-anchor="middle">{escape(label)}</text>')
    parts.append(f'<line class="axis" x1="20" x2="{WIDTH - 20}" y1="{height - 22}" y2="{height - 22}"/>')
    return svg(title, height, parts)


def svg(title: str, height: float, parts: Sequence[str]) -> str:
    """A drawing with its title, as the charts of this module and of others are wrapped."""
    name = escape(title)
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{name}"><title>{name}</title>{"".join(parts)}</svg>'
