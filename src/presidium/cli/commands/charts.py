"""Prints the charts and turning points of a recorded game as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.cli.commands.beliefs import when
from presidium.core import Record, Refused, refusal
from presidium.core.content.chart import Cell, Chart, Slots, Thing
from presidium.games import find
from presidium.text import Words


def told(record: Record, words: Words) -> Iterator[str]:
    """The lines to print for a game's charts. Raises Refused if the game is not over or has no charts."""
    game = find(record.rules.game)
    if record.final(game).public.outcome is None:
        raise Refused(refusal("not-over"))
    if game.charts is None:
        raise Refused(refusal("no-charts"))
    course = game.charts.course(enumerate(record.replay(game)))
    turns = game.charts.turning(course)
    if turns:
        yield words("chart-turning")
        for turn in turns:
            sentence = words(f"chart-turn-{game.name}-{turn.kind}", **slots(game.name, turn.slots, words))
            year = dict(turn.slots).get("year")
            head = when(game.name, year, words) if isinstance(year, int) else str(turn.n)
            yield "  " + words("cli-pair", name=head, value=sentence[:1].upper() + sentence[1:])
    for chart in game.charts.draw(course):
        yield ""
        yield words(f"chart-{game.name}-{chart.id}")
        yield words(f"chart-{game.name}-{chart.id}-says")
        yield from table(game.name, chart, words)


def slots(game: str, given: Slots, words: Words) -> dict[str, str | int]:
    return {slot: held if isinstance(held, int) else name(game, held, words) for slot, held in given}


def name(game: str, thing: Thing, words: Words) -> str:
    noun, id = thing
    if noun == "year":
        return when(game, int(id), words)
    return words(f"chart-line-{id}") if noun == "line" else words.name(game, noun, id)


def cell(game: str, chart: Chart, held: Cell, words: Words) -> str:
    if held is None:
        return "·"
    if chart.cells == "player":
        short = words.has(f"{game}-faction")
        return words.name(game, "faction", int(held)) if short else words.seat(int(held), game)
    return words(f"chart-cell-{held}") if chart.cells == "word" else str(held).replace("-", "−")


def table(game: str, chart: Chart, words: Words) -> Iterator[str]:
    """A chart of a game as a text table with aligned columns."""
    grid = [["", *(name(game, column, words) for column in chart.columns)]]
    for row in chart.rows:
        pairs = zip(row.cells, row.truth or row.cells, strict=True)
        grid.append([name(game, row.of, words), *(_both(game, chart, *pair, words) for pair in pairs)])
    widths = [max(map(len, column)) for column in zip(*grid, strict=True)]
    for line in grid:
        yield ("  " + "  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True))).rstrip()


def _both(game: str, chart: Chart, shown: Cell, truth: Cell, words: Words) -> str:
    """The value that players could see and, if it differs, the true value."""
    said = cell(game, chart, shown, words)
    if shown == truth or truth is None:
        return said
    really = cell(game, chart, truth, words)
    return f"{said} ({really})" if chart.cells else words("chart-shown-of", shown=said, truth=really)
