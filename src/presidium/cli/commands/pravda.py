"""Pravda, the newspaper of a game, in the terminal: a front page in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from presidium.cli.terminal.screen import Grid, Screen
from presidium.core import Game, State, view
from presidium.text import Words
from presidium.text.pravda import Edition, Item, editions


def printed(game: Game, g: State[Any], seat: int | None, words: Words, seed: str) -> tuple[Edition, ...]:
    """All editions of Pravda so far in a local game."""
    return editions(game, view(g, None), view(g, seat), Words(words.lang, comrades=words.comrades), seed)


def show(screen: Screen, page: Edition) -> None:
    """Prints an edition of Pravda: headline, lead, small news, score, and the part for this seat only."""
    words = screen.words
    screen.line()
    screen.title(words("cli-pravda", number=page.number, date=page.date))
    screen.line(page.headline.text, "bold")
    screen.line(page.deck.text)
    screen.grid(Grid(("", ""), list(_rows((*page.lead, *page.notices)))))
    for heading, items in (("cli-pravda-turning", page.turning), ("cli-pravda-eyes", page.box)):
        if items:
            screen.line(words(heading), "bold")
            screen.grid(Grid(("", ""), list(_rows(items))))
    score = ", ".join(words("cli-pair", name=each.name, value=str(each.points)) for each in page.score)
    screen.line(" · ".join(filter(None, (words("cli-pravda-weather", degrees=page.weather), score))))


def _rows(items: Sequence[Item]) -> Iterator[tuple[str, str]]:
    for item in items:
        yield item.title or "·", item.text
