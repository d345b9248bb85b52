"""The `export` command: writes games of bots, or records, as a table for pandas and polars."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from presidium.cli import completion
from presidium.cli.choices import game_options, language, options
from presidium.core import Refused, refusal
from presidium.games import find
from presidium.text import Words


@click.command()
@click.argument("game", required=False, shell_complete=completion.games)
@click.option("--players", type=int, default=5, show_default=True, help="How many sit at the table.")
@click.option("--games", "count", type=click.IntRange(1), help="How many games the bots play.")
@click.option("--bots", shell_complete=completion.bots, help="Names by commas; they take the seats in turn.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@game_options
@click.option(
    "--records",
    multiple=True,
    type=click.Path(path_type=Path),
    help="Instead of new games: a record, a folder of records, or what match --records has written. Repeatable.",
)
@click.option(
    "--to", type=click.Path(path_type=Path), required=True, help="The file: its name ends in .parquet or .jsonl.zst."
)
@click.option("--workers", type=click.IntRange(1), default=1, show_default=True, help="Processes side by side.")
@click.option("--json", "as_json", is_flag=True, help="One object, for programs.")
@language
def export(
    game: str | None,
    players: int,
    count: int | None,
    bots: str | None,
    seed: str,
    chosen: tuple[str, ...],
    records: tuple[Path, ...],
    to: Path,
    workers: int,
    as_json: bool,
    lang: str,
) -> None:
    """Write games as a table: a row for each decision, with what the seat knew, its options and how the game ended."""
    from presidium.lab.export import export as export_games  # imported here, because importing is slow
    from presidium.lab.export import export_records

    words, stderr = Words(lang), Console(stderr=True)
    if bool(records) == (game is not None and count is not None and bots is not None):
        raise Refused(refusal("export-what"))
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("")
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("", total=count)

        def progress(done: int) -> None:
            bar.advance(task, done)

        if records:
            made = export_records(records, to, workers, progress)
        else:
            assert game is not None
            assert count is not None
            assert bots is not None
            made = export_games(
                find(game), players, count, bots.split(","), to, seed, options(chosen), workers, progress
            )
    if as_json:
        click.echo(json.dumps(made.json()))
        return
    click.echo(words("export-done", games=made.games, rows=made.rows, file=str(to)))
    if made.left_out:
        click.echo(words("export-left-out", count=made.left_out))
