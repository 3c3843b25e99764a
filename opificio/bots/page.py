"""An analysis as one HTML page that stands alone: the chart of everyone's chances, the costliest decisions, all decisions."""

from __future__ import annotations

from html import escape

from opificio.bots.insight import Analysis, Judged
from opificio.kit.match import Match
from opificio.kit.words import words

COLOURS = ("#3b6fb6", "#c8841a", "#3d8b4e", "#b8443a", "#8a4fa3")
DASHES = ("", "9 4", "2 4", "12 4 2 4", "5 3")
"""Lines differ by more than colour."""
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 960, 360, 44, 14, 30

STYLE = """
:root{color-scheme:light dark;--ink:#222;--paper:#fbfaf7;--faint:#8884;--dim:#777;--bad:#b8443a}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e1;--paper:#1c1b19;--dim:#aaa;--bad:#e0796f}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
svg{width:100%;height:auto;display:block}svg text{font-size:12px;fill:var(--dim)}
.grid{stroke:var(--faint);stroke-width:1}.line{fill:none;stroke-width:2.2;stroke-linejoin:round}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.25rem .7rem .25rem 0;border-bottom:1px solid var(--faint);vertical-align:top}
td.n,th.n{text-align:right}.loss{color:var(--bad);font-weight:600}.dim{color:var(--dim)}
ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.3rem 1.5rem}
"""


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def page(analysis: Analysis, lang: str) -> str:
    """The whole page."""
    match = analysis.match
    say = words(lang).say
    title = f"{words(lang, match.game.id).say('game-title')}: {say('analysis-title')}"
    results = {r.seat: r for r in match.ranking()}
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>",
        f"<p class=dim>{escape(say('analysis-about', decisions=len(analysis.decisions), simulations=analysis.simulations))}</p>",
        f"<h2>{escape(say('analysis-chances'))}</h2>",
        chart(analysis, lang),
        "<ul>",
        *(_legend(analysis, seat, results[seat].place, results[seat].score, lang) for seat in range(len(match.names))),
        f"</ul><h2>{escape(say('analysis-mistakes'))}</h2>",
        _table(analysis.mistakes(), match, lang) if analysis.mistakes() else f"<p>{escape(say('analysis-no-mistakes'))}</p>",
        f"<h2>{escape(say('analysis-all'))}</h2>",
        _table(analysis.decisions, match, lang),
        "</html>",
    ]
    return "\n".join(parts)


def _legend(analysis: Analysis, seat: int, place: int, score: int, lang: str) -> str:
    text = words(lang).say("analysis-player", name=analysis.match.names[seat], place=place, score=score, lost=round(analysis.lost(seat), 2))
    swatch = f'<svg viewBox="0 0 36 8" style="display:inline-block;width:36px">{_line("M0 4H36", seat)}</svg>'
    return f"<li>{swatch} {escape(text)}"


def _line(path: str, seat: int) -> str:
    return f'<path class=line d="{path}" stroke="{COLOURS[seat % 5]}" stroke-dasharray="{DASHES[seat % 5]}"/>'


def chart(analysis: Analysis, lang: str) -> str:
    """Everyone's chance to win over the moves of the game; the costliest decisions are marked."""
    match, say = analysis.match, words(lang).say
    last = max(len(match.history), 1)

    def x(number: int) -> float:
        return LEFT + (WIDTH - LEFT - 12) * number / last

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    shapes = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(say("analysis-chances"), quote=True)}">']
    for share in (0, 0.25, 0.5, 0.75, 1):
        shapes.append(f'<path class=grid d="M{LEFT} {y(share):.1f}H{WIDTH - 12}"/>')
        shapes.append(f'<text x="{LEFT - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{percent(share)}</text>')
    step = max(10, round(last / 80) * 10)
    for number in range(0, last + 1, step):
        shapes.append(f'<text x="{x(number):.1f}" y="{HEIGHT - 8}" text-anchor="middle">{number}</text>')
    for seat in range(len(match.names)):
        points = [(0, 1 / len(match.names))] + [(j.number, j.chances[seat]) for j in analysis.decisions]
        if match.over:
            first = [r.seat for r in match.ranking() if r.place == 1]
            points.append((last, 1 / len(first) if seat in first else 0.0))
        shapes.append(_line("M" + "L".join(f"{x(n):.1f} {y(share):.1f}" for n, share in points), seat))
    for judged in analysis.mistakes():
        told = f"{judged.number}. {match.names[judged.seat]}: {match.describe(judged.played.action, lang)} (-{percent(judged.loss)})"
        at = f'cx="{x(judged.number):.1f}" cy="{y(judged.chances[judged.seat]):.1f}"'
        shapes.append(f'<circle {at} r="6" fill="var(--paper)" stroke="{COLOURS[judged.seat % 5]}" stroke-width="2.5">')
        shapes.append(f"<title>{escape(told)}</title></circle>")
    return "".join([*shapes, "</svg>"])


def _table(decisions: list[Judged], match: Match, lang: str) -> str:
    say = words(lang).say
    heads = ("analysis-move", "analysis-who", "analysis-played", "analysis-before", "analysis-after", "analysis-loss", "analysis-better")
    numeric = {"analysis-move", "analysis-before", "analysis-after", "analysis-loss"}
    rows = ["<tr>" + "".join(f"<th{' class=n' if head in numeric else ''}>{escape(say(head))}" for head in heads)]
    for j in decisions:
        loss = f"<td class='n loss'>{percent(j.loss)}" if j.loss >= 0.005 else "<td class=n>"
        better = escape(match.describe(j.best.action, lang)) if j.best is not j.played else ""
        rows.append(
            f"<tr><td class=n>{j.number}<td>{escape(match.names[j.seat])}<td>{escape(match.describe(j.played.action, lang))}"
            f"<td class=n>{percent(j.best.win)}<td class=n>{percent(j.played.win)}{loss}<td>{better}"
        )
    return "<div class=scroll><table>" + "\n".join(rows) + "</table></div>"
