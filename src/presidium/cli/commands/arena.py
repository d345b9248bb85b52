"""The `arena` command: compares bots with a progress bar, prints a table of figures and writes a report if wanted."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from presidium.bots import Preparing, yardsticks
from presidium.bots import find as find_bot
from presidium.bots import names as bot_names
from presidium.cli import completion
from presidium.cli.choices import game_options, language, options
from presidium.core import Game, Refusal, Refused, refusal
from presidium.games import find
from presidium.lab.arena import Contest, Ledger, Result, arms_of, hold
from presidium.lab.arena.contest import Job, code, contest
from presidium.lab.arena.figures import called, interval, ms, percent, points, round_about, times
from presidium.lab.arena.hands import Done, here
from presidium.lab.statistics.sequential import Test
from presidium.text import Words

DEFAULT_GAMES: Final = 400


@click.command()
@click.argument("game", required=False, shell_complete=completion.games)
@click.option("--players", type=int, default=5, show_default=True, help="How many sit at the table.")
@click.option(
    "--bots",
    shell_complete=completion.bots,
    help="Names by commas; each plays among each. Otherwise the best there is, and the yardstick.",
)
@click.option(
    "--games",
    type=click.IntRange(1),
    show_default=str(DEFAULT_GAMES),
    help="Deals for each arm; with --bars, at most.",
)
@click.option("--sprt", is_flag=True, help="Only until it is plain whether the first bot wins more; --games at most.")
@click.option(
    "--gain",
    type=click.FloatRange(0, 1, min_open=True),
    default=0.05,
    show_default=True,
    help="More by so much, for --sprt.",
)
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same deals.")
@game_options
@click.option("--workers", type=click.IntRange(1), help="Processes side by side; otherwise one for each core.")
@click.option("--cluster", metavar="ADDRESS", help="Play on this Ray cluster instead.")
@click.option("--jobs", type=click.Path(path_type=Path), help="Keep the games in this file, to add more to them later.")
@click.option("--json", "as_json", is_flag=True, help="One object, for programs.")
@click.option("--report", type=click.Path(path_type=Path), help="Write a page with charts into this folder.")
@click.option("--bars", is_flag=True, help="Measure the ladder of levels: all of it, or that of GAME, or of --bots.")
@click.option("--short", is_flag=True, help="With --bars: few games, to see that everything runs.")
@language
def arena(
    game: str | None,
    players: int,
    bots: str | None,
    games: int | None,
    sprt: bool,
    gain: float,
    seed: str,
    chosen: tuple[str, ...],
    workers: int | None,
    cluster: str | None,
    jobs: Path | None,
    as_json: bool,
    report: Path | None,
    bars: bool,
    short: bool,
    lang: str,
) -> None:
    """Compare bots on the same deals, with each bot in every seat, and print confidence intervals."""
    words = Words(lang)
    if bars:
        from presidium.cli.commands.bars import climb  # imported here, because importing is slow

        levels = bots.split(",") if bots else []
        climb(None if game is None else find(game).name, short, levels, games, workers, cluster, as_json, words)
        return
    if game is None:
        raise click.MissingParameter(param_type="argument", param_hint="'GAME'")
    kind = find(game)
    named = bots.split(",") if bots else list(dict.fromkeys((bot_names(kind.name)[-1], yardsticks(kind.name)[-1])))
    if sprt and len(named) != 2:
        raise Refused(refusal("two-bots"))
    arms = arms_of(named)[:2] if sprt else arms_of(named)
    asked = contest(kind, players, arms, seed, options(chosen))
    result = held(
        kind, asked, games or DEFAULT_GAMES, words, Test(gain) if sprt else None, workers, cluster, jobs
    ).json()
    unfinished(kind, asked).unlink(missing_ok=True)
    if report is not None:
        from presidium.lab.arena.report import write  # imported here, because importing is slow

        write(result, report, words)
    if as_json:
        click.echo(json.dumps(result, ensure_ascii=False, indent=2))
    else:
        show(result, words, Console())


def held(
    game: Game,
    asked: Contest,
    games: int,
    words: Words,
    test: Test | None = None,
    workers: int | None = None,
    cluster: str | None = None,
    jobs: Path | None = None,
) -> Result:
    """Plays a contest with a progress bar. If an earlier run was killed, its games are not played again."""
    kept = jobs or unfinished(game, asked)
    stderr = Console(stderr=True)
    for bot, why in lacking(game, asked).items():
        warn(words("arena-lesser", bot=bot, why=words.refusal(why)))
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("", total=games * len(asked.arms))
        try:
            ledger = Ledger(asked, program(game, asked), kept)
            result = hold(asked, games, ledger, hands(workers, cluster), test, lambda done: bar.advance(task, done))
        except OSError as error:
            raise Refused(refusal("cannot-write", file=str(kept), why=str(error.strerror))) from error
    return result


def lacking(game: Game, asked: Contest) -> dict[str, Refusal]:
    """Prepares the bots that need preparation; returns the reason for each bot whose preparation failed."""
    bots = ((name, find_bot(name, game.name)) for name in asked.names())
    told = {name: bot.prepare(asked.rules) for name, bot in bots if isinstance(bot, Preparing)}
    return {name: why for name, why in told.items() if why is not None}


def program(game: Game, asked: Contest) -> str:
    """Identifies the program in a ledger: hash of the source, and the names of bots that could not be prepared."""
    return " ".join((code(game, asked.names()), *lacking(game, asked)))


@cache
def warn(sentence: str) -> None:
    """Prints a warning on stderr, only once per process."""
    click.echo(sentence, err=True)


def hands(workers: int | None, cluster: str | None) -> Any:
    """Returns the function that plays the jobs of a contest: on the cores of this machine or on a cluster."""
    if cluster is None:
        return partial(here, workers=workers or cores())

    def far(asked: Contest, jobs: Iterable[Job]) -> Done:
        from presidium.lab.arena.cluster import there

        return there(asked, jobs, cluster)

    return far


def cores() -> int:
    """Number of CPU cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def unfinished(game: Game, asked: Contest) -> Path:
    """Cache file that keeps the games of a contest until the command has finished."""
    import platformdirs

    name = sha256(json.dumps([asked.json(), program(game, asked)]).encode()).hexdigest()[:16]
    return platformdirs.user_cache_path("presidium", appauthor=False) / "arena" / f"{name}.jsonl"


def show(result: dict[str, Any], words: Words, console: Console) -> None:
    played = f"{words(result['game'] + '-title')}, {words('cli-seats', seats=result['players'])}"
    console.print(words("cli-pair", name=played, value=words("arena-honest")))
    arms = Table(*map(words, ("cli-bot", "arena-among", "cli-games", "cli-win-rate")), box=None)
    arms.add_column("95 %", no_wrap=True)
    for head in ("arena-half", "arena-most", "arena-refusals"):
        arms.add_column(words(head))
    for arm in result["arms"]:
        rate, sure = percent(words, arm["win_rate"]), interval(words, arm["ci95"])
        half, most = ms(words, arm["p50_ms"]), ms(words, arm["p95_ms"])
        arms.add_row(
            called(arm["bot"]), called(arm["among"]), str(arm["games"]), rate, sure, half, most, str(arm["refusals"])
        )
    console.print(arms)
    for row in result["differences"]:
        console.print(difference(row, words))
    if "sprt" in result:
        console.print(verdict(result, words))
    console.print(words("arena-no-elo"))
    if result["circle"]:
        console.print(words("arena-circle", bots=round_about(result["circle"])))


def difference(row: dict[str, Any], words: Words) -> str:
    ratio = "" if row["ratio"] is None else f" ({times(words, row['ratio'])})"
    return words(
        "arena-difference",
        bot=called(row["bot"]),
        than=called(row["than"]),
        difference=points(words, row["difference"]) + ratio,
        interval=interval(words, row["ci95"]),
    )


def verdict(result: dict[str, Any], words: Words) -> str:
    test = result["sprt"]
    return words(
        "arena-verdict",
        verdict=test["verdict"].replace(" ", "-"),
        bot=called(result["arms"][0]["bot"]),
        than=called(result["arms"][1]["bot"]),
        deals=test["deals"],
        gain=points(words, test["gain"]),
        errors=percent(words, test["alpha"]),
    )
