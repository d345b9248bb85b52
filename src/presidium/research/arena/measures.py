"""What a bar may measure besides wins: how a bot gives itself away, each as a mean over games with its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from presidium.bots import Bot, answers, find, let_speak, time_to_talk
from presidium.bots.driver import chosen
from presidium.bots.goulag.beliefs import beliefs
from presidium.core import Action, Options, Player, State, seat_view
from presidium.games import find as find_game
from presidium.goulag.game import worker
from presidium.research.intervals import Interval, clustered, mean
from presidium.research.kremlin.sheets import gain
from presidium.research.luck import Luck

Figure = tuple[float, Interval]
Measure = Callable[[str, int, dict[str, str], int], Figure]
"""Of this bot at a table of its own kind: so many players, these options, so many deals."""


def sides_known(bot: str, players: int, options: dict[str, str], deals: int) -> Figure:
    """Goulag: of the sides a seat has not seen, how many an exact reckoning knows after two rounds."""
    games: list[tuple[int, int]] = []
    for seat, g in positions("goulag", bot, players, options, deals, lambda public: len(public.history) >= 2):
        seen = seat_view(g, seat)
        guesses = [(key, max(sides, key=sides.__getitem__)) for key, sides in beliefs(seen).items()]
        hidden = [(key, guess) for key, guess in guesses if key[0] == worker(1)[0] and not seen.knows(key)]
        games.append((sum(g.secret(key) == guess for key, guess in hidden), len(hidden)))
    return share(games)


def same_trio(bot: str, players: int, options: dict[str, str], deals: int) -> Figure:
    """Politburo: how often a Gensek whose first ballot was divided names the same three again."""
    games: list[tuple[int, int]] = []
    for _, g in positions("politburo", bot, players, options, deals, lambda _: False):
        divided = [over.ballots for over in g.public.history if len(over.ballots) > 1]
        again = sum(set(first.voters) == set(second.voters) for first, second, *_ in divided)
        games.append((again, len(divided)))
    return share(games)


def points_shown(bot: str, players: int, options: dict[str, str], deals: int) -> Figure:
    """Kremlin: how many of its points a seat has shown when the first year is over."""
    shown: list[float] = []
    for seat, g in positions("kremlin", bot, players, options, deals, lambda public: public.year > 1):
        shown.append(sum(numbers[seat - 1] for numbers in g.public.declared.values()))
    return mean(shown, [1.0] * len(shown))


def pool_of_sheets(bot: str, players: int, options: dict[str, str], deals: int) -> Figure:
    """Kremlin: how much more often than its neighbours a seat wins with the best sheet of a pool against the bot's."""
    assert bot == "careful", "the mixture is this bot's"
    return gain(players, options, seed=1, games=deals)


def share(games: Sequence[tuple[int, int]]) -> Figure:
    """Of so many in each game, how many it was; those of one game are not independent."""
    some = [(so, of) for so, of in games if of]
    so, of = (sum(column) for column in zip(*some, strict=True)) if some else (0, 0)
    squares = sum(s * s for s, _ in some), sum(s * n for s, n in some), sum(n * n for _, n in some)
    return so / max(1, of), clustered(len(some), of, so, squares)


def positions(
    game: str, bot: str, players: int, options: dict[str, str], deals: int, enough: Callable[[Any], bool]
) -> Iterator[tuple[Player, State[Any]]]:
    """Games of this bot with itself as they stand when that is enough, and a seat of each, in turn."""
    kind, luck = find_game(game), Luck("bars")
    for deal in range(deals):
        g = kind.new(players, **options)
        play_until(g, {seat: find(bot, game) for seat in g.rules.players}, luck.of(deal), enough)
        yield deal % players + 1, g


def play_until(g: State[Any], bots: dict[Player, Bot], luck: Luck, enough: Callable[[Any], bool]) -> None:
    """Play on until that is so of the public facts, or the game is over."""

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
