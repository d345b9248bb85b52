"""Prints the ladder (the figures that bots must reach): a line for each bar as soon as it is measured."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import click

from presidium.cli.commands.arena import held, unfinished
from presidium.core import Game
from presidium.lab.arena import Contest, Result
from presidium.lab.arena.bars import Bar, Reached, ladder
from presidium.lab.arena.figures import decimal, interval, ms, percent, points, times
from presidium.lab.statistics.sequential import Test
from presidium.text import Words

SHARES = ("rate", "sides-known", "same-trio")
DIFFERENCES = ("difference", "sprt", "pool-of-sheets", "best-response")


def climb(
    game: str | None,
    short: bool,
    bots: Sequence[str],
    most: int | None,
    workers: int | None,
    cluster: str | None,
    as_json: bool,
    words: Words,
) -> None:
    rows, files = [], set[Path]()

    def hold(kind: Game, asked: Contest, deals: int, test: Test | None) -> Result:
        files.add(unfinished(kind, asked))
        return held(kind, asked, deals, words, test, workers, cluster)

    for row in ladder(hold, short, game, bots, most):
        rows.append(row.json())
        if not as_json:
            click.echo(line(row, words))
    for file in files:
        file.unlink(missing_ok=True)
    if as_json:
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
    elif short:
        click.echo(words("arena-short"))


def line(row: Reached, words: Words) -> str:
    """A line about a bar: the bot, the figure it must reach, the measured value, and the verdict."""
    bar = row.bar
    came = words("arena-came", verdict=row.verdict)
    if row.value is not None:
        sure = "" if row.interval is None else f" ({between(bar, row.interval, words)})"
        came = words("arena-found", found=figure(bar, row.value, words) + sure, games=row.deals, came=came)
    return words(
        "arena-line",
        bot=bar.bot,
        game=f"{words(f'{bar.game}-title')} {bar.edition}".rstrip(),
        players=bar.players,
        among=bar.among,
        what=words("arena-what", figure=bar.figure, than=bar.arms[1].bot),
        bar=wanted(bar, words),
        came=came,
    )


def wanted(bar: Bar, words: Words) -> str:
    least = "" if bar.least is None else f"≥\N{NO-BREAK SPACE}{figure(bar, bar.least, words)}"
    most = "" if bar.most is None else f"≤\N{NO-BREAK SPACE}{figure(bar, bar.most, words)}"
    return ", ".join(filter(None, (least, most))) or words("arena-surely")


def figure(bar: Bar, number: float, words: Words) -> str:
    """A measured value as text, formatted by the kind of figure."""
    if bar.figure in SHARES:
        return percent(words, number)
    if bar.figure in DIFFERENCES:
        return points(words, number)
    if bar.figure == "p95":
        return ms(words, number)
    return times(words, number) if bar.figure == "ratio" else decimal(words, number, 1)


def between(bar: Bar, ends: tuple[float, float], words: Words) -> str:
    if bar.figure in (*SHARES, *DIFFERENCES):
        return interval(words, ends)
    low, high = (decimal(words, end, 2) for end in ends)
    return f"{low}\N{NO-BREAK SPACE}…\N{NO-BREAK SPACE}{high}"
