"""Measures of how much a bot's play reveals, for the ladder of bots. Each is a mean over games with an interval."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from presidium.bots import Bot, answers, find, let_speak, time_to_talk
from presidium.bots.goulag.beliefs import beliefs
from presidium.bots.runtime.driver import chosen
from presidium.core import Action, Options, Player, State, seat_view
from presidium.games import find as find_game
from presidium.games.goulag.game import worker
from presidium.lab.statistics.intervals import Interval, clustered, mean
from presidium.lab.statistics.luck import Luck
from presidium.lab.training.kremlin.sheets import gain

Figure = tuple[float, Interval]
Measure = Callable[[str, int, dict[str, str], int], Figure]
"""A function of a bot (which also plays the other seats), the number of players, options and the number of deals."""


def sides_known(bot: str, players: int, options: dict[str, str], deals: int) -> Figure:
    """Goulag: share of the hidden sides that exact inference guesses right after two rounds."""
    games: list[tuple[int, int]] = []
    for seat, g in positions("goulag", bot, players, options, deals, lambda public: len(public.history) >= 2):
        seen = seat_view(g, seat)
        guesses = [(key, max(sides, key=sides.__getitem__)) for key, sides in beliefs(seen).items()]
        hidden = [(key, guess) for key, guess in guesses if key[0] == worker(1)[0] and not seen.knows(key)]
        games.append((sum(g.secret(key) == guess for key, guess in hidden), len(hidden)))
    return share(games)


def same_trio(bot: str, players: int, options: dict[str, str], deals: int) -> Figure:
    """Politburo: share of divided first ballots after which the Gensek names the same three players again."""
    games: list[tuple[int, int]] = []
    for _, g in positions("politburo", bot, players, options, deals, lambda _: False):
        divided = [over.ballots for over in g.public.history if len(over.ballots) > 1]
        again = sum(set(first.voters) == set(second.voters) for first, second, *_ in divided)
        games.append((again, len(divided)))
    return share(games)


def points_shown(bot: str, players: int, options: dict[str, str], deals: int) -> Figure:
    """Kremlin: mean number of influence points that a player has declared by the end of the first year."""
    shown: list[float] = []
    for seat, g in positions("kremlin", bot, players, options, deals, lambda public: public.year > 1):
        shown.append(sum(numbers[seat - 1] for numbers in g.public.declared.values()))
    return mean(shown, [1.0] * len(shown))


def pool_of_sheets(bot: str, players: int, options: dict[str, str], deals: int) -> Figure:
    """Kremlin: gain in win rate of a player who knows how the bots write their sheets and writes the best reply."""
    assert bot == "careful", "the mixture is this bot's"
    return gain(players, options, seed=1, games=deals)


def share(games: Sequence[tuple[int, int]]) -> Figure:
    """Ratio of two sums over games, with a confidence interval that allows for dependence within a game."""
    some = [(so, of) for so, of in games if of]
    so, of = (sum(column) for column in zip(*some, strict=True)) if some else (0, 0)
    squares = sum(s * s for s, _ in some), sum(s * n for s, n in some), sum(n * n for _, n in some)
    return so / max(1, of), clustered(len(some), of, so, squares)


def positions(
    game: str, bot: str, players: int, options: dict[str, str], deals: int, enough: Callable[[Any], bool]
) -> Iterator[tuple[Player, State[Any]]]:
    """Plays games of a bot against itself until `enough` is true; yields each game with a seat that rotates."""
    kind, luck = find_game(game), Luck("bars")
    for deal in range(deals):
        g = kind.new(players, **options)
        play_until(g, {seat: find(bot, game) for seat in g.rules.players}, luck.of(deal), enough)
        yield deal % players + 1, g


def play_until(g: State[Any], bots: dict[Player, Bot], luck: Luck, enough: Callable[[Any], bool]) -> None:
    """Plays until `enough` is true of the public state or the game is over."""

    def choice(seat: Player, options: Options) -> Action:
        return options.only() or chosen(g, seat, options, bots[seat], luck[seat])

    while not g.over and not enough(g.public):
        if time_to_talk(g):
            let_speak(g, bots, luck)
        for seat, action in answers(g, lambda options: options.sample(luck.dice), choice):
            g.apply(seat, action)


MEASURES: dict[str, Measure] = {
    "sides-known": sides_known,
    "same-trio": same_trio,
    "points-shown": points_shown,
    "pool-of-sheets": pool_of_sheets,
}
