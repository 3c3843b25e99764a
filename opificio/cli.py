"""The command `opificio`. Whatever a person gets wrong is answered with a sentence and exit code 2."""

from __future__ import annotations

import locale
import os
import shlex
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from opificio.kit.errors import BadOption, BadRecord, OpificioError
from opificio.kit.words import LANGUAGES, words

if TYPE_CHECKING:
    from opificio.arena.run import Arena
    from opificio.kit.game import Game
    from opificio.kit.match import Match


def system_language() -> str:
    """Italian if the system speaks it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return "it" if value.lower().startswith("it") else "en"
    return "it" if (locale.getlocale()[0] or "").lower().startswith("it") else "en"


LANGUAGE = system_language()
_help = words(LANGUAGE).say
app = typer.Typer(help=_help("cli-about"), no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

Lang = Annotated[str, typer.Option("--lang", help=_help("cli-lang"))]
Tables = Annotated[Path | None, typer.Option("--tables", help=_help("cli-tables"))]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help=_help("cli-option"))]

LAST = "last"
"""Stands for the match that was played latest in the terminal."""
out = Console()
err = Console(stderr=True)


def data_folder() -> Path:
    """Where matches are kept."""
    return Path(os.environ.get("OPIFICIO_DATA") or Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "opificio")


def parse_options(given: list[str] | None) -> dict[str, str]:
    chosen = {}
    for entry in given or []:
        name, equals, value = entry.partition("=")
        if not equals or not name or not value:
            raise BadOption("option-shape", found=entry)
        chosen[name.strip()] = value.strip()
    return chosen


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise BadOption("lang-unknown", found=lang, known=", ".join(LANGUAGES))
    return lang


def prepare(game: str, lang: str, tables: Path | None = None, *, simulations: bool = False, bots: Sequence[str] = ()) -> Game:
    """Loads a game; the first time on a machine it is compiled, with progress."""
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    from opificio.kit import compile as compiling
    from opificio.kit.game import load_game

    compiling.announce = lambda: None  # the bar below shows it
    loaded = load_game(game, tables)
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        task = progress.add_task(words(lang).say("cli-compiling", title=loaded.about.title(lang)), total=None)
        more = simulations + len(bots)
        loaded.warm(lambda done, steps: progress.update(task, completed=done, total=steps + more))
        if simulations:
            loaded.simulate(loaded.about.players[0], 1, 1)
        if bots:
            from opificio.bots.make import warm

            warm(loaded, bots, lambda done, steps: progress.advance(task))
    return loaded


def record_file(name: Path) -> Path:
    """The file of a record: itself, a match kept by `opificio play` by its name, or `last`, the one played latest."""
    if name.exists():
        return name
    kept = data_folder() / "matches"
    if str(name) == LAST:
        return max(kept.glob("*.txt"), key=lambda path: path.stat().st_mtime, default=name)
    return next((path for path in (kept / name, kept / f"{name}.txt") if path.is_file()), name)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadRecord("file-unreadable", path=str(path), why=why) from None


def read_match(path: Path, lang: str, tables: Path | None, bots: Sequence[str] = ()) -> Match:
    """Replays a record, after loading its game with progress."""
    from opificio.kit.record import game_of, read

    text = read_text(record_file(path))
    if (game := game_of(text)) is not None:
        prepare(game, lang, tables, bots=bots)
    return read(text)


# --- commands ---------------------------------------------------------------------------------------------------------------------


@app.command(help=_help("cli-games"))
def games(
    game: Annotated[str | None, typer.Argument(help=_help("cli-game"))] = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.kit.game import About, about, checked_tables, game_ids
    from opificio.kit.tables import replace

    w = words(checked_language(lang))

    def counts(known: About) -> str:
        official = ", ".join(map(str, known.players))
        extra = ", ".join(map(str, known.unofficial))
        return official + (f" ({w.say('games-unofficial', counts=extra)})" if extra else "")

    if game is None:
        for known in map(about, game_ids()):
            out.print(Text(known.id, style="bold cyan"), Text(f"· {known.title(lang)}, {known.tables['game']['designer']}"))
            players = f"{w.say('games-players')}: {counts(known)}"
            tables_from = f"{w.say('games-sources')}: {sources(known, lang, brief=True)}"
            lines = Text(words(lang, known.id).say("game-tagline")).append(f"\n{players}\n{tables_from}", style="dim")
            out.print(Padding(lines, (0, 0, 0, 4)))
        return
    if tables is not None:
        replace(game, tables)
    known = About(game, checked_tables(game))
    own = words(lang, game)
    out.print(Text(known.title(lang), style="bold"), f"({game})")
    out.print(own.say("game-tagline"), "\n")
    meta = known.tables["game"]
    out.print(w.say("games-by", designer=meta["designer"], publisher=meta["publisher"], year=str(meta["year"])))
    out.print(f"{w.say('games-players')}: {counts(known)}")
    out.print(f"{w.say('games-sources')}: {sources(known, lang)}")
    for name, values in known.tables.options().items():
        out.print(f"\n{w.say('games-option')} [bold]{name}[/bold]: {own.say(f'option-{name}')}")
        for number, value in enumerate(values):
            mark = f" ({w.say('games-default')})" if number == 0 else ""
            out.print(f"  {name}={value}  {own.say(f'option-{name}-{value}')}{mark}")
    if known.tables.replaced:
        out.print(w.say("games-replaced", blocks=", ".join(known.tables.replaced)))


def sources(known: Any, lang: str, brief: bool = False) -> str:
    """How much of a game's tables comes from where."""
    counted = known.tables.sources()
    total = sum(counted.values()) or 1
    w = words(lang)
    shown = [f"{w.say(f'source-{source}')} {round(100 * count / total)}%" for source, count in counted.most_common()]
    return ", ".join(shown) if brief else w.say("games-values", total=total, shares=", ".join(shown))


@app.command(help=_help("cli-play"))
def play(
    game: Annotated[str | None, typer.Argument(help=_help("cli-game"))] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=_help("cli-players"))] = None,
    seat: Annotated[list[int] | None, typer.Option("--seat", "-s", help=_help("cli-seat"))] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help=_help("cli-name"))] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", help=_help("cli-seed"))] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help=_help("cli-resume"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help=_help("cli-bots"))] = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.bots.make import USUAL, several
    from opificio.kit.game import about
    from opificio.kit.match import new
    from opificio.terminal.table import Table, bots_in, people_in

    say = words(checked_language(lang)).say
    if resume is not None:
        resume = record_file(resume)
        text = read_text(resume)
        kinds = several(bots or bots_in(text) or USUAL)
        match = read_match(resume, lang, tables, kinds)
        Table(match, people_in(text) or {0}, lang, resume, out, bots=kinds, seed=seed).run()
        return
    if game is None:
        game = choose_game(lang)
    known = about(game)
    count = players if players is not None else known.players[-1]
    known.check_players(count)
    people = {number - 1 for number in seat or [1]}
    if not all(0 <= p < count for p in people):
        raise BadOption("play-seat-wrong", most=count)
    own = list(name or [])
    you = [say("play-you")] if len(people) == 1 else [say("play-person", number=n + 1) for n in range(len(people))]
    own += you[len(own) :]
    others = iter(["Anna", "Bruno", "Carla", "Dario", "Elena"])
    names = [own[sorted(people).index(p)] if p in people else next(b for b in others if b not in own) for p in range(count)]
    kinds = several(bots or USUAL)
    if len(kinds) > count - len(people):
        raise BadOption("play-bots-many", found=len(kinds), most=count - len(people))
    prepare(game, lang, tables, bots=kinds)
    match = new(game, names, seed=seed, options=parse_options(option))
    save = data_folder() / "matches" / f"{game}-{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    Table(match, people, lang, save, out, bots=kinds, seed=seed).run()


def choose_game(lang: str) -> str:
    """Asks which game, when the command line did not say."""
    from opificio.kit.game import about, game_ids

    ids = game_ids()
    if len(ids) == 1 or not sys.stdin.isatty():
        return ids[0]
    for number, game in enumerate(ids, start=1):
        out.print(f"[bold cyan]{number:>2}[/bold cyan] {about(game).title(lang):<18} [dim]{words(lang, game).say('game-tagline')}[/dim]")
    typed = out.input("[bold]> [/bold]").strip()
    return ids[int(typed) - 1] if typed.isdigit() and 1 <= int(typed) <= len(ids) else typed


@app.command(help=_help("cli-simulate"))
def simulate(
    game: Annotated[str, typer.Argument(help=_help("cli-game"))],
    number: Annotated[int, typer.Option("--games", "-n", min=1, help=_help("cli-number"))] = 1000,
    players: Annotated[int | None, typer.Option("--players", "-p", help=_help("cli-players"))] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help=_help("cli-seed"))] = 1,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help=_help("cli-threads"))] = None,
    policy: Annotated[str, typer.Option("--policy", help=_help("cli-policy"))] = "uniform",
    option: Options = None,
    file: Annotated[Path | None, typer.Option("--out", help=_help("cli-out"))] = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.terminal.report import check_output, simulate_and_report

    checked_language(lang)
    check_output(file)
    loaded = prepare(game, lang, tables, simulations=True)
    simulate_and_report(loaded, number, players, seed, threads, policy, parse_options(option), file, lang, out)


@app.command(help=_help("cli-replay"))
def replay(
    file: Annotated[Path, typer.Argument(help=_help("cli-file"))],
    at: Annotated[int | None, typer.Option("--at", min=0, help=_help("cli-at"))] = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.terminal.table import Table

    match = read_match(file, checked_language(lang), tables)
    total = len(match.history)
    earlier = at_move(match, at) if at is not None else match
    shown = match.history[: at if at is not None else total]
    for number, move in enumerate(shown, start=1):
        who = match.names[move.seat] if move.seat >= 0 else words(lang).say("nature")
        out.print(Text(f"{number:>4}  {who}: {match.game.actions.text(move.action)}", style="bold" if move.seat >= 0 else "dim"))
        for event in move.events:
            out.print(Text(f"      {event.text(lang)}", style="italic"))
    table = Table(earlier, set(), lang, file, out)
    table._news.clear()
    table.show()


@app.command(help=_help("cli-hint"))
def hint(
    file: Annotated[Path, typer.Argument(help=_help("cli-file"))],
    at: Annotated[int | None, typer.Option("--at", min=0, help=_help("cli-at"))] = None,
    millis: Annotated[int, typer.Option("--millis", min=1, help=_help("cli-millis"))] = 2000,
    simulations: Annotated[int | None, typer.Option("--simulations", min=1, help=_help("cli-simulations"))] = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.terminal.insight import show_hint

    match = read_match(file, checked_language(lang), tables, ["magnate"])
    if at is not None:
        match = at_move(match, at)
    show_hint(match, millis, simulations, lang, out)


@app.command(help=_help("cli-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(help=_help("cli-file"))],
    page: Annotated[Path | None, typer.Option("--out", help=_help("cli-page"))] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help=_help("cli-seconds"))] = 40,
    simulations: Annotated[int | None, typer.Option("--simulations", min=1, help=_help("cli-simulations"))] = None,
    threads: Annotated[int | None, typer.Option("--threads", min=1, help=_help("cli-threads"))] = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.terminal.insight import analyse_and_show

    match = read_match(file, checked_language(lang), tables, ["magnate"])
    analyse_and_show(match, seconds, simulations, threads, page or record_file(file).with_suffix(".html"), lang, out)


def at_move(match: Match, number: int) -> Match:
    """The match as it stood after that many moves."""
    from opificio.kit.match import Match

    if number > len(match.history):
        raise BadOption("replay-at-wrong", found=number, most=len(match.history))
    earlier = Match(match.game, match.names, match.options, nature="manual", position=match.start)
    for move in match.history[:number]:
        earlier.play(move.action)
    return earlier


@app.command(help=_help("cli-draw"))
def draw(
    file: Annotated[Path, typer.Argument(help=_help("cli-file"))],
    at: Annotated[int | None, typer.Option("--at", min=0, help=_help("cli-at"))] = None,
    seat: Annotated[int | None, typer.Option("--seat", "-s", help=_help("cli-draw-seat"))] = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.drawing import picture

    match = read_match(file, checked_language(lang), tables)
    if at is not None and at > len(match.history):
        raise BadOption("replay-at-wrong", found=at, most=len(match.history))
    if seat is not None and not 1 <= seat <= len(match.names):
        raise BadOption("play-seat-wrong", most=len(match.names))
    shown = match if at is None else at_move(match, at)
    sys.stdout.write(picture(shown.sight(None if seat is None else seat - 1, lang)) + "\n")


@app.command(help=_help("cli-arena"))
def arena(
    game: Annotated[str, typer.Argument(help=_help("cli-game"))],
    bots: Annotated[str, typer.Option("--bots", "-b", help=_help("cli-arena-bots"))] = "foreman,novice,random",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help=_help("cli-number"))] = 200,
    players: Annotated[int | None, typer.Option("--players", "-p", help=_help("cli-players"))] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help=_help("cli-seed"))] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help=_help("cli-arena-workers"))] = None,
    records: Annotated[bool, typer.Option("--records/--no-records", help=_help("cli-arena-records"))] = False,
    folder: Annotated[Path | None, typer.Option("--out", help=_help("cli-arena-out"))] = None,
    option: Options = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.arena.commands import run_arena

    plan = plan_arena(game, bots, players, seed, option, lang, tables)
    run_arena(plan, number, folder or plan.folder(data_folder() / "arenas"), workers, records, lang, out)


@app.command(help=_help("cli-study"))
def study(
    game: Annotated[str, typer.Argument(help=_help("cli-game"))],
    folder: Annotated[Path, typer.Argument(help=_help("cli-study-folder"))],
    bots: Annotated[str, typer.Option("--bots", "-b", help=_help("cli-arena-bots"))] = "foreman",
    number: Annotated[int, typer.Option("--games", "-n", min=1, help=_help("cli-number"))] = 10_000,
    recorded: Annotated[int, typer.Option("--recorded", min=1, help=_help("cli-study-recorded"))] = 400,
    stronger: Annotated[str | None, typer.Option("--stronger", help=_help("cli-study-stronger"))] = None,
    fewer: Annotated[int, typer.Option("--stronger-games", min=1, help=_help("cli-study-stronger-games"))] = 40,
    players: Annotated[int | None, typer.Option("--players", "-p", help=_help("cli-players"))] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help=_help("cli-seed"))] = 1,
    workers: Annotated[int | None, typer.Option("--workers", min=1, help=_help("cli-arena-workers"))] = None,
    option: Options = None,
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    from opificio.arena.commands import Plan, run_study

    boards: dict[str, list[Plan]] = {}
    for title, chosen in each_board(game, option).items():
        boards[title] = [Plan(plan_arena(game, bots, players, seed, chosen, lang, tables), number, recorded)]
        if stronger is not None:
            boards[title].append(Plan(plan_arena(game, stronger, players, seed, chosen, lang, tables), fewer, fewer))
    again = ["opificio", "study", game, str(folder), "--bots", bots, "--games", str(number), "--recorded", str(recorded)]
    again += ["--stronger", stronger, "--stronger-games", str(fewer)] if stronger is not None else []
    again += ["--players", str(next(iter(boards.values()))[0].arena.players), "--seed", str(seed)]
    again += [word for entry in option or [] for word in ("--option", entry)] + (["--tables", str(tables)] if tables else [])
    run_study(boards, folder, data_folder() / "arenas", workers, lang, out, shlex.join(again))


def each_board(game: str, option: list[str] | None) -> dict[str, list[str]]:
    """The options as given, once for every board of a game that has several and of which none was chosen, by the board's name."""
    from opificio.kit.game import about

    given = list(option or [])
    chosen = parse_options(given)
    for name, entry in about(game).tables.data.get("options", {}).items():
        if "folder" in entry and name not in chosen:
            return {value.replace("-", " ").title(): [*given, f"{name}={value}"] for value in entry["values"]}
    return {"": given}


def plan_arena(game: str, bots: str, players: int | None, seed: int, option: list[str] | None, lang: str, tables: Path | None) -> Arena:
    """Checks what was asked for, and compiles it before several processes would at once."""
    from opificio.arena.run import Arena
    from opificio.bots import several

    entrants = several(bots)
    loaded = prepare(game, checked_language(lang), tables, bots=entrants)
    seats = players if players is not None else loaded.about.players[-1] if 4 not in loaded.about.players else 4
    loaded.about.check_players(seats)
    return Arena(game, entrants, seats, seed, loaded.options(parse_options(option)))


@app.command(help=_help("cli-check"))
def check(
    file: Annotated[Path, typer.Argument(help=_help("cli-file"))],
    lang: Lang = LANGUAGE,
    tables: Tables = None,
) -> None:
    match = read_match(file, checked_language(lang), tables)
    say = words(lang).say
    state = say("check-over", names=", ".join(r.name for r in match.ranking() if r.place == 1)) if match.over else match.prompt(lang)
    out.print(Text(say("check-fine", file=str(file), moves=len(match.history))), Text(state))


@app.command(help=_help("cli-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=_help("cli-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=_help("cli-port"))] = 8420,
    database: Annotated[str | None, typer.Option("--database", envvar="OPIFICIO_DATABASE", help=_help("cli-database"))] = None,
    workers: Annotated[int, typer.Option("--workers", min=1, help=_help("cli-workers"))] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=_help("cli-browser"))] = False,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help=_help("cli-limits"))] = True,
    pause: Annotated[float, typer.Option("--pause", min=0, help=_help("cli-pause"))] = 0.6,
    analysis: Annotated[float, typer.Option("--analysis", min=0.1, help=_help("cli-analysis"))] = 40,
    own: Annotated[list[str] | None, typer.Option("--bot", help=_help("cli-own-bot"))] = None,
    lang: Lang = LANGUAGE,
) -> None:
    from opificio.table.launch import launch
    from opificio.table.server import Settings

    address = database or f"sqlite:///{data_folder() / 'table.db'}"
    launch(Settings(address, pause, limits, analysis, tuple(own or ())), host, port, workers, browser, checked_language(lang), err)


def spell_out(arguments: list[str]) -> list[str]:
    """An option of the game named on the command line may be written as a flag of its own: `--map germany`."""
    from opificio.kit.game import about, game_ids

    game = next((a for a in arguments if a in game_ids()), None)
    flags = {f"--{name}": name for name in about(game).tables.options()} if game else {}
    spelled: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        flag, equals, value = argument.partition("=")
        if flag in flags:
            spelled += ["--option", f"{flags[flag]}={value if equals else next(waiting, '')}"]
        else:
            spelled.append(argument)
    return spelled


@app.command(help=_help("cli-loadtest"))
def loadtest(
    url: Annotated[str | None, typer.Argument(help=_help("cli-url"))] = None,
    database: Annotated[str | None, typer.Option("--database", help=_help("cli-load-database"))] = None,
    game: Annotated[str, typer.Option("--game", help=_help("cli-game"))] = "",
    tables: Annotated[int, typer.Option("--tables", min=1, help=_help("cli-load-tables"))] = 300,
    seats: Annotated[int, typer.Option("--seats", min=1, help=_help("cli-seats"))] = 4,
    seconds: Annotated[float, typer.Option("--seconds", min=1, help=_help("cli-load-seconds"))] = 30,
    rate: Annotated[float, typer.Option("--rate", min=0, help=_help("cli-rate"))] = 100,
    lang: Lang = LANGUAGE,
) -> None:
    from opificio.kit.game import about, game_ids
    from opificio.table.load import loadtest as run

    run(url, database, about(game or game_ids()[-1]).id, tables, seats, seconds, rate, checked_language(lang), out)


def main() -> None:
    """Runs the command; faults become sentences, never tracebacks."""
    lang = next((b for a, b in pairwise(sys.argv) if a == "--lang" and b in LANGUAGES), LANGUAGE)
    try:
        app(args=spell_out(sys.argv[1:]))
    except OpificioError as error:
        err.print(Text(error.text(lang), style="red"), soft_wrap=True)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(0) from None


if __name__ == "__main__":
    main()
