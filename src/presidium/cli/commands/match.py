"""The `match` command: plays games between bots with a progress bar and prints a table of the result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from presidium.cli import completion
from presidium.cli.choices import game_options, language
from presidium.cli.choices import options as read_options
from presidium.core import Game, Refused, refusal
from presidium.games import find
from presidium.lab.match import Result
from presidium.lab.match import match as play_match
from presidium.text import Words


@click.command()
@click.argument("game", shell_complete=completion.games)
@click.option("--players", type=int, required=True, help="How many sit at the table.")
@click.option("--games", "count", type=click.IntRange(1), required=True, help="How many games they play.")
@click.option(
    "--bots",
    required=True,
    shell_complete=completion.bots,
    help="Names by commas; they take the seats in turn, and move on each game.",
)
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@game_options
@click.option(
    "--records",
    type=click.Path(path_type=Path),
    help="A folder for the records, or one file if the name ends in .jsonl.",
)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes side by side.")
@click.option("--json", "as_json", is_flag=True, help="One object, for programs.")
@language
def match(
    game: str,
    players: int,
    count: int,
    bots: str,
    seed: str,
    chosen: tuple[str, ...],
    records: Path | None,
    workers: int,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play each other and count their wins."""
    result = run(find(game), players, count, bots.split(","), seed, read_options(chosen), records, workers)
    if as_json:
        click.echo(json.dumps(result.json(), ensure_ascii=False, indent=2))
    else:
        show(result.json(), Words(lang), Console())


def run(
    game: Game,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: str,
    options: dict[str, str],
    records: Path | None,
    workers: int,
) -> Result:
    stderr = Console(stderr=True)
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    bar = Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal)
    with bar:
        task = bar.add_task("", total=games)
        try:
            return play_match(
                game, seats, games, bots, seed, options, records, workers, lambda done: bar.advance(task, done)
            )
        except OSError as error:
            if records is None:
                raise
            raise Refused(refusal("cannot-write", file=str(records), why=str(error.strerror))) from error


def show(result: dict[str, Any], words: Words, console: Console) -> None:
    seconds = f"{result['seconds']:.1f}"
    counted = words("cli-match", games=result["games"], decisions=result["decisions"], seconds=seconds)
    played = f"{words(result['game'] + '-title')}, {words('cli-seats', seats=result['players'])}"
    console.print(words("cli-pair", name=played, value=counted))
    endings = Table(words("cli-ending"), words("cli-games"), box=None)
    for ending, count in result["outcomes"].items():
        endings.add_row(ending, str(count))
    console.print(endings)
    names = ("cli-bot", "cli-seat-games", "cli-wins", "cli-draws", "cli-win-rate")
    bots = Table(*map(words, names), "95 %", box=None)
    for name, bot in result["bots"].items():
        low, high = bot["ci95"]
        rate = f"{bot['win_rate']:.3f}"
        bots.add_row(name, str(bot["games"]), str(bot["wins"]), str(bot["draws"]), rate, f"{low:.3f}–{high:.3f}")
    console.print(bots)
    if "cards" in result:
        console.print(cards(result["game"], result["cards"], words))


def cards(game: str, played: dict[str, dict[str, int]], words: Words) -> Table:
    """A table of how often each card was played, in total and by phase."""
    phases = sorted({phase for by_phase in played.values() for phase in by_phase})
    named = (words(f"{game}-phase-{phase}") for phase in phases)
    rows = Table(words("cli-played-by-phase"), "Σ", *named, box=None)
    for card, by_phase in played.items():
        name = f"{card} {words(f'{game}-card-{card}')}" if card.isdigit() else words(f"{game}-card-{card}")
        rows.add_row(name, str(sum(by_phase.values())), *(str(by_phase.get(phase, "·")) for phase in phases))
    return rows
