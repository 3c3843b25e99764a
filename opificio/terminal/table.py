"""The table in a terminal: one person (or several) against bots, for any game."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from opificio.bots.make import USUAL, bot
from opificio.kit.errors import OpificioError
from opificio.kit.match import Event, Match
from opificio.kit.tables import folder_of
from opificio.kit.words import words
from opificio.terminal.choices import Choice, choices
from opificio.terminal.style import SEATS, WIDTH

LINES_OF_NEWS = 12


class Table:
    """Shows the match, asks the person, lets the bots answer; saves after every move."""

    def __init__(
        self,
        match: Match,
        people: set[int],
        lang: str,
        save: Path,
        console: Console,
        ask: Callable[[str], str] | None = None,
        bots: Sequence[str] = (USUAL,),
        seed: int | None = None,
    ) -> None:
        """`bots` sit on the seats that people leave free, in order; the last one takes the rest."""
        self.match = match
        self.people = people
        free = [seat for seat in range(len(match.names)) if seat not in people]
        self.bots = {
            seat: bot(bots[min(number, len(bots) - 1)], seed=None if seed is None else seed + seat) for number, seat in enumerate(free)
        }
        self.lang = lang
        self.save = save
        self.console = console
        self.say = words(lang).say
        self._ask = ask or console.input
        self._news: list[Event] = [event for move in match.history for event in move.events]
        self._screen = importlib.import_module(f"opificio.games.{folder_of(match.game.id).name}.screen")

    # --- the loop -------------------------------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Plays until the game is over (True) or the person leaves (False)."""
        try:
            return self._run()
        finally:
            for mind in self.bots.values():
                mind.close()

    def _run(self) -> bool:
        self._write()
        while not self.match.over:
            if self.match.seat not in self.people:
                self._bot()
                continue
            self.show()
            if not self._turn():
                self._tell("table-left", command=f"opificio play --resume {self.save}")
                return False
            self._news.clear()
        self.show()
        self._tell("table-over", names=", ".join(r.name for r in self.match.ranking() if r.place == 1), file=str(self.save))
        return True

    def _bot(self) -> None:
        match = self.match
        mind = self.bots[match.seat]
        with self.console.status(self.say("table-thinking", name=match.player)) if mind.slow else nullcontext():
            action = mind.act(match)
        for fault in mind.faults:
            self.console.print(Text(fault.text(self.lang), style="yellow"), soft_wrap=True)
        mind.faults.clear()
        self._news += match.play(action)
        self._write()

    def _turn(self) -> bool:
        """One decision of a person. False if he leaves."""
        menu = choices(self.match, self.lang)
        self._show_menu(menu)
        while True:
            try:
                typed = self._ask("[bold]> [/bold]").strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            command, _, rest = typed.partition(" ")
            if typed == "q":
                return False
            if command == "s":
                self._save_as(rest.strip())
            elif command.startswith("?"):
                self._explain((command[1:] + " " + rest).strip(), menu)
            elif typed == "h":
                self._hint()
            elif typed == "u":
                if self._undo():
                    return True
            elif typed and self._play(typed, menu):
                return True

    def _hint(self) -> None:
        from opificio.bots.insight import hint
        from opificio.terminal.insight import hint_lines

        with self.console.status(self.say("hint-thinking")):
            found = hint(self.match)
        self.console.print(hint_lines(self.match, found, self.lang))

    def _play(self, typed: str, menu: list[Choice]) -> bool:
        try:
            self.match.play(self._meant(typed, menu))
        except OpificioError as error:
            self.console.print(Text(error.text(self.lang), style="red"))
            return False
        self._write()
        return True

    def _meant(self, typed: str, menu: list[Choice]) -> int:
        """A number of the menu, or a move in notation or words."""
        if typed.isdigit():
            for choice in menu:
                if choice.number == int(typed):
                    return choice.actions[0]
        return self.match.action(typed)

    def _undo(self) -> bool:
        """Takes back one's own steps, and those of nobody else."""
        own = [move.seat for move in self.match.history if move.seat >= 0]
        try:
            if own and own[-1] not in self.people:
                raise OpificioError("table-undo-others")
            self.match.undo()
        except OpificioError as error:
            self.console.print(Text(error.text(self.lang), style="red"))
            return False
        self._write()
        return True

    def _explain(self, asked: str, menu: list[Choice]) -> None:
        if not asked:
            self.console.print(Text(self.say("table-help")), width=min(WIDTH, self.console.width))
            return
        try:
            action = self._meant(asked, menu)
        except OpificioError as error:
            told = getattr(self._screen, "look_up", lambda *_: None)(self.match.sight(self.match.seat, self.lang), asked)
            self.console.print(Padding(Text(told), (0, 0, 0, 2)) if told else Text(error.text(self.lang), style="red"))
            return
        why = self.match.why(action, self.lang)
        more = getattr(self._screen, "explain", lambda *_: None)(self.match.sight(self.match.seat, self.lang), action)
        self.console.print(
            Text(self.match.game.actions.text(action), style="bold"), Text("·", style="dim"), self.match.describe(action, self.lang)
        )
        if more:
            self.console.print(Padding(Text(more), (0, 0, 0, 2)))
        if why:
            self.console.print(Padding(Text(why, style="red"), (0, 0, 0, 2)))

    # --- what is shown ----------------------------------------------------------------------------------------------------------

    def show(self) -> None:
        match = self.match
        viewer = match.seat if match.seat in self.people else min(self.people, default=0)
        title = words(self.lang, match.game.id).say("game-title")
        self.console.print()
        self.console.print(Rule(Text(title, style="bold"), style="dim"), width=WIDTH)
        self.console.print(self._news_lines())
        self.console.print(self._screen.draw(match.sight(viewer if self.people else None, self.lang)))

    def _news_lines(self) -> RenderableType:
        important = [event for event in self._news if not event.minor]
        news = important[-LINES_OF_NEWS:]
        hidden = len(important) - len(news)
        lines = [Text(f"  … {self.say('table-earlier', count=hidden)}", style="dim")] if hidden > 0 else []
        lines += [Text(f"  {event.text(self.lang)}", style="italic") for event in news]
        return Group(*lines)

    def _show_menu(self, menu: list[Choice]) -> None:
        seat = self.match.seat
        colour, shape = SEATS[seat]
        self.console.print(Text(f"{shape} {self.match.prompt(self.lang)}", style=f"bold {colour}"))
        entries = []
        for choice in menu:
            label = f"{choice.number:>2}" if choice.number is not None else " ·"
            entries.append(Text(f"{label} ", style="bold cyan").append(choice.text, style="default"))
        self.console.print(Padding(Columns(entries, padding=(0, 3), column_first=True), (0, 0, 0, 1)), width=WIDTH)
        self.console.print(Text(self.say("table-keys"), style="dim"))

    def _tell(self, message: str, **values: Any) -> None:
        self.console.print(Text(self.say(message, **values)), soft_wrap=True)

    # --- keeping --------------------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        """The record on disk is always whole: written beside and renamed into place."""
        write_whole(self.save, self._text())

    def _text(self) -> str:
        seats = " ".join(str(seat + 1) for seat in sorted(self.people))
        title, rest = self.match.record().split("\n", 1)
        bots = ",".join(self.bots[seat].name for seat in sorted(self.bots))
        return f"{title}\n{PEOPLE}{seats}\n{BOTS}{bots}\n{rest}"

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.save
        try:
            write_whole(path, self._text())
        except OSError as error:
            self._tell("file-unwritable", path=str(path), why=error.strerror or "")
        else:
            self._tell("table-saved", file=str(path))


PEOPLE = "# people: "
BOTS = "# bots: "


def people_in(record: str) -> set[int]:
    """The seats that people held when a record was saved."""
    for line in record.splitlines():
        if line.startswith(PEOPLE):
            return {int(seat) - 1 for seat in line.removeprefix(PEOPLE).split() if seat.isdigit()}
    return set()


def bots_in(record: str) -> str:
    """The bots that sat on the other seats, as the command line names them."""
    return next((line.removeprefix(BOTS).strip() for line in record.splitlines() if line.startswith(BOTS)), "")


def write_whole(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)
