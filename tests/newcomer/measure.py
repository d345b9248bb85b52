"""How a newcomer fares who has taken the lesson: at the newcomer's table, beside those who sit there with him."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from presidium.bots import newcomer, newcomer_options
from presidium.core import Game, value
from presidium.lab.match import Series, play_some
from presidium.lab.statistics.intervals import Interval, mean

SEED: Final = "newcomer"
BARS: Final = {"goulag": 0.4}
"""What he has to win; of other games, what a seat of the others does."""


@value
class Fared:
    """Shares of the games, with intervals clustered by game."""

    games: int
    wins: float
    between: Interval
    others: float
    """What a seat of the others won, on average."""
    ahead: float
    """By how much more he won than that; game by game, so that what both share falls out."""
    ahead_between: Interval


def script(game: Game) -> str:
    """Who knows what the lesson of this game taught."""
    return f"tests.newcomer.{game.name}:Newcomer"


def play(game: Game, table: tuple[str, ...], numbers: Iterable[int], seed: str = SEED) -> list[tuple[int, float]]:
    """By game: whether he won, and how much of a win a seat of the others had. He moves on a seat each game."""
    me = script(game)
    series = Series(game.rules(len(table) + 1, newcomer_options(game.name)), (me, *table), seed, None)
    games = []
    for number in numbers:
        scores = play_some(game, series, range(number, number + 1)).bots
        won = scores.pop(me).wins
        games.append((won, sum(score.wins for score in scores.values()) / len(table)))
    return games


def fared(games: list[tuple[int, float]]) -> Fared:
    once = [1.0] * len(games)
    wins, between = mean([won for won, _ in games], once)
    others, _ = mean([theirs for _, theirs in games], once)
    ahead, ahead_between = mean([won - theirs for won, theirs in games], once)
    return Fared(len(games), wins, between, others, ahead, ahead_between)


def missed(game: str, how: Fared) -> bool:
    return how.wins < BARS[game] if game in BARS else how.ahead < 0


def measure(game: Game, games: int, table: tuple[str, ...] = ()) -> Fared:
    return fared(play(game, table or newcomer(game.name, game.seats), range(games)))
