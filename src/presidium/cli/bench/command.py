"""The `bench` commands: run tasks of the benchmark for bots and language models, and write the table of results."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn

from presidium.cli import completion
from presidium.cli.choices import language
from presidium.cli.files import read_text
from presidium.cli.listing import Whole
from presidium.core import Refused, refusal
from presidium.text import Words

DEFAULT_TABLE: Final = "goulag-5"
"""The table that a language model plays if none is named."""

tables_option = click.option("--table", "tables", multiple=True, help="Only this table, such as goulag-5. Repeatable.")


@click.group(cls=Whole)
def bench() -> None:
    """Run the benchmark: fixed tasks for bots and language models, with intervals (docs/benchmark.md)."""


@bench.command()
def tasks() -> None:
    """Print the whole benchmark as JSON: its tasks, tables, seeds and numbers of games."""
    from presidium.lab.bench import specification

    click.echo(json.dumps(specification(), indent=2))


@bench.command()
@click.argument("task")
@click.option(
    "--bot", required=True, shell_complete=completion.bots, help="Names by commas; each game takes the first it knows."
)
@tables_option
@click.option("--games", type=click.IntRange(1), help="Fewer deals at each table; the result is then partial.")
@click.option("--training", type=click.IntRange(100), help="For exploit: at most so many games to learn in.")
@click.option("--workers", type=click.IntRange(1), help="Processes side by side; otherwise one for each core.")
@click.option("--keep", type=click.Path(path_type=Path), help="A folder for the games, to continue a run that stopped.")
@click.option("--to", type=click.Path(path_type=Path), help="Write the result into this file, as JSON.")
@language
def run(
    task: str,
    bot: str,
    tables: tuple[str, ...],
    games: int | None,
    training: int | None,
    workers: int | None,
    keep: Path | None,
    to: Path | None,
    lang: str,
) -> None:
    """Run a task for a bot: win, exploit, infer, cooperate or talk."""
    from presidium.cli.commands.arena import cores
    from presidium.lab.bench import run as run_task
    from presidium.lab.bench import task as find_task

    words = Words(lang)
    asked = find_task(task)
    with shown() as advance:
        result = run_task(asked, bot, tables, games, training, workers or cores(), keep, advance)
    told([result], words, to)


@bench.command()
@click.option("--model", required=True, help="The name of the model, as the endpoint knows it.")
@click.option("--url", help="The base address of an endpoint of chat completions, such as http://127.0.0.1:8080/v1.")
@click.option("--mcp", is_flag=True, help="Instead of --url: offer prompts and replies as tools of MCP.")
@click.option(
    "--key-env", default="OPENAI_API_KEY", show_default=True, help="The environment variable that holds the key."
)
@click.option("--task", "names", multiple=True, default=("win",), show_default=True, help="A task. Repeatable.")
@tables_option
@click.option("--games", type=click.IntRange(1), default=10, show_default=True, help="Deals at each table.")
@click.option("--tokens", type=click.IntRange(1), default=400_000, show_default=True, help="Tokens for each game.")
@click.option(
    "--seconds",
    type=click.FloatRange(0, min_open=True),
    default=3600.0,
    show_default=True,
    help="Seconds for each game.",
)
@click.option("--reply-tokens", type=click.IntRange(1), default=2000, show_default=True, help="Tokens for each reply.")
@click.option("--temperature", type=click.FloatRange(0), help="Otherwise the endpoint's own.")
@click.option(
    "--to",
    type=click.Path(path_type=Path),
    required=True,
    help="A folder for games, transcripts and result.json; the same folder continues the run.",
)
@language
def llm(
    model: str,
    url: str | None,
    mcp: bool,
    key_env: str,
    names: tuple[str, ...],
    tables: tuple[str, ...],
    games: int,
    tokens: int,
    seconds: float,
    reply_tokens: int,
    temperature: float | None,
    to: Path,
    lang: str,
) -> None:
    """Let a language model play tasks of the benchmark: win, infer, cooperate or talk."""
    from presidium.cli.bench.endpoint import Endpoint
    from presidium.cli.bench.player import Budget
    from presidium.cli.bench.playing import Kept, Run, play, result, wanted

    words = Words(lang)
    if (url is None) != mcp:
        raise Refused(refusal("bench-where"))
    asked = wanted(names, tables or (DEFAULT_TABLE,), games)
    where = "mcp" if url is None else url
    if url is not None:
        key = os.environ.get(key_env, "")
        if not key:
            click.echo(words("bench-key-missing", name=key_env), err=True)
        source: Any = Endpoint(url, model, key, reply_tokens, temperature)
        where = source.url
    run = Run(model, where, Budget(tokens, seconds), temperature)
    kept = Kept(to, run)

    def games_of(source: Any, advance: Callable[[int], None]) -> None:
        for task, places in asked:
            for setting, deals in places:
                for _ in play(run, task, setting, deals, source, kept):
                    advance(1)
        (to / "result.json").write_text(json.dumps(result(run, asked, kept), indent=1), encoding="utf-8")

    if mcp:
        over_mcp(partial(games_of, advance=lambda _: None))
        return
    with shown() as advance:
        games_of(source, advance)
    told(json.loads(read_text(to / "result.json")), words, None)


def over_mcp(games_of: Callable[[Any], None]) -> None:
    """Serves prompts and replies as tools of MCP until the client disconnects."""
    from presidium.cli.agents.tools import must_be_installed
    from presidium.cli.bench.over_mcp import Desk, serve

    must_be_installed()
    desk = Desk(Words("en"))
    desk.begin(partial(games_of, desk))
    serve(desk)


@bench.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--to", type=click.Path(path_type=Path), required=True, help="The page, in HTML.")
@language
def table(files: tuple[Path, ...], to: Path, lang: str) -> None:
    """Write the table of results, as an HTML page, from the files that the other commands have written."""
    from presidium.lab.bench import NAME
    from presidium.lab.bench.table import page

    words, results = Words(lang), []
    for file in files:
        try:
            found = json.loads(read_text(file))
            some = found if isinstance(found, list) else [found]
            if not all(isinstance(each, dict) and each["benchmark"] == NAME for each in some):
                raise ValueError
        except (ValueError, KeyError):
            raise Refused(refusal("bench-no-result", file=str(file))) from None
        results += some
    write(to, page(results, words))
    click.echo(words("bench-written", file=str(to)))


def told(results: list[dict[str, Any]], words: Words, to: Path | None) -> None:
    """Prints the results, or writes them into a file as JSON and prints a line for each."""
    from presidium.lab.bench.table import figure

    if to is not None:
        write(to, json.dumps(results, ensure_ascii=False, indent=1) + "\n")
    for result in results:
        name = result["score"]["figure"]
        for table, found in [
            *((row["table"], row["figures"][name]) for row in result["tables"]),
            (words("bench-score"), result["score"]),
        ]:
            value, sure = figure(words, name, found)
            task = f"{result['task']} {table}"
            click.echo(words("bench-line", bot=result["bot"], task=task, value=value, interval=sure))
    if to is not None:
        click.echo(words("bench-written", file=str(to)))


def write(file: Path, text: str) -> None:
    """Writes a file. Raises Refused if that is impossible."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(refusal("cannot-write", file=str(file), why=str(error.strerror))) from error


@contextmanager
def shown() -> Iterator[Callable[[int], None]]:
    """Shows on stderr how many games have been played; yields the function that counts them."""
    stderr = Console(stderr=True)
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=stderr,
        transient=True,
        disable=not stderr.is_terminal,
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda done: bar.advance(task, done)
