"""The `whatif` command: changes one answer of a recorded game and lets bots play on from there."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from presidium.bots import caretaker, find
from presidium.bots.analysis.whatif import PLAYOUTS, Crossroads, Pair, crossroads, what_if
from presidium.cli import completion
from presidium.cli.choices import language
from presidium.cli.files import read_text
from presidium.core import CHANCE, Action, Game, Outcome, Player, Record, Refused, Statement, refusal
from presidium.core.record import read
from presidium.games import find as find_game
from presidium.text import Words
from presidium.text.plain import plain


@click.command(name="whatif")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(1), help="Which answer is to be another; otherwise all are listed.")
@click.option("--answer", help="What is answered instead, in notation; otherwise all that could have been is listed.")
@click.option("--bot", shell_complete=completion.bots, help="Who plays on; otherwise the usual one.")
@click.option("--games", "times", type=click.IntRange(1), default=PLAYOUTS, show_default=True, help="How often.")
@click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")
@click.option("--json", "as_json", is_flag=True, help="One object, for programs.")
@language
def whatif(
    file: Path, at: int | None, answer: str | None, bot: str | None, times: int, seed: str, as_json: bool, lang: str
) -> None:
    """Change one answer of a recorded game and let bots play on, with the new answer and with the old one."""
    words, console = Words(lang), Console()
    record = read(read_text(file), find_game)
    game = find_game(record.rules.game)
    if at is None:
        for line in answers_of(record, game):
            click.echo(line)
        return
    if at > len(record.moves) or isinstance(record.moves[at - 1][1], Statement):
        raise Refused(refusal("no-such-answer", number=at))
    seat = record.moves[at - 1][0]
    crossing = crossroads(record, at - 1, game)
    if answer is None:
        for line in options_of(crossing, game, seat):
            click.echo(line)
        return
    action = game.notation.read(answer)
    name = bot or caretaker(game.name)
    find(name, game.name)
    pairs = list(what_if(crossing, crossing.changed(game, seat, action), name, game, seed, times))
    told = WhatIfResult(record, game, seat, action, crossing.given[seat], name, pairs)
    if as_json:
        click.echo(json.dumps(told.json(), ensure_ascii=False, indent=2))
    else:
        told.show(words, console)


def answers_of(record: Record, game: Game) -> Iterator[str]:
    """Yields all answers of a record with their numbers. Statements are counted but not listed."""
    for number, (player, action) in enumerate(record.moves, 1):
        if not isinstance(action, Statement):
            yield f"{number:5}  {'chance' if player == CHANCE else player}: {game.notation.print(action)}"


def options_of(crossing: Crossroads, game: Game, seat: Player) -> Iterator[str]:
    options = crossing.record.final(game).options(seat)
    assert options is not None
    given = game.notation.print(crossing.given[seat])
    for option in map(game.notation.print, options) if options.listed else [given]:
        yield f"{'>' if option == given else ' '} {option}"


class WhatIfResult:
    """The result of the `whatif` command: outcomes after the changed answer and after the original answer."""

    def __init__(
        self, record: Record, game: Game, seat: Player, answer: Action, given: Action, bot: str, pairs: list[Pair]
    ) -> None:
        self.record, self.game, self.seat, self.bot, self.pairs = record, game, seat, bot, pairs
        self.answer, self.given = game.notation.print(answer), game.notation.print(given)
        self.outcome: Outcome | None = record.final(game).public.outcome
        self.other, self.really = (tuple(column) for column in zip(*pairs, strict=True))
        self.turned = sum(other.winners != really.winners for other, really in pairs)

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "seat": self.seat,
            "answer": self.answer,
            "given": self.given,
            "bot": self.bot,
            "games": len(self.pairs),
            "turned": self.turned,
            "outcome": None if self.outcome is None else self.outcome.ending,
            "instead": self._spread(self.other),
            "really": self._spread(self.really),
        }

    def _spread(self, outcomes: Iterable[Outcome]) -> dict[str, Any]:
        found = list(outcomes)
        wins = Counter(seat for outcome in found for seat in outcome.winners)
        return {
            "wins": {seat: wins[seat] for seat in self.record.rules.players},
            "endings": dict(Counter(outcome.ending for outcome in found).most_common()),
        }

    def show(self, words: Words, console: Console) -> None:
        console.print(words("cli-whatif", games=len(self.pairs), bot=self.bot, turned=self.turned))
        heads = words("cli-whatif-instead", answer=self.answer), words("cli-whatif-really", answer=self.given)
        seats = Table(words("cli-wins"), *heads, words("cli-whatif-truth"), box=None)
        endings = Table(words("cli-ending"), *heads, words("cli-whatif-truth"), box=None)
        other, really = self._spread(self.other), self._spread(self.really)
        for seat in self.record.rules.players:
            won = self.outcome is not None and seat in self.outcome.winners
            counts = [str(arm["wins"][seat]) for arm in (other, really)]
            seats.add_row(self._called(seat, words), *counts, "*" if won else "")
        for ending in dict.fromkeys((*other["endings"], *really["endings"])):
            counts = [str(arm["endings"].get(ending, 0)) for arm in (other, really)]
            endings.add_row(ending, *counts, "*" if self.outcome and self.outcome.ending == ending else "")
        console.print(seats)
        console.print(endings)
        console.print(words("cli-whatif-luck"))

    def _called(self, seat: Player, words: Words) -> str:
        name = words.seat(seat, self.game.name)
        return f"{name} ({plain(self.record.names[seat - 1])})" if self.record.names else name
