"""How much somebody would know of the others who knew the policy they play by, and had seen what a seat has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from random import Random

from presidium.bots.goulag.beliefs import deals
from presidium.bots.runtime.mind import Mind
from presidium.core import CHANCE, View, seat_view, view
from presidium.core.record import Move
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag, Public, played, shown, worker
from presidium.games.goulag.moves import Card, Deal, Play

CARDS: tuple[Card, Card] = ("work", "strike")
Chosen = dict[tuple[int, int], Card]


def begun(make: Callable[[], Mind[Public]], seats: int, rounds: int, seed: int) -> tuple[Goulag, list[Move]]:
    """So many rounds of a game among these, without a word."""
    g, moves = GOULAG.new(seats), list[Move]()
    minds = {seat: (make(), Random(f"{seed}/{seat}")) for seat in g.rules.players}
    dice = Random(seed)
    while g.public.round <= rounds:
        for seat in g.waiting_for():
            options = g.options(seat)
            assert options is not None
            mind, rng = minds.get(seat, (None, dice))
            action = options.sample(dice) if mind is None else options.only() or mind.choose(seat_view(g, seat), rng)
            moves.append((seat, action))
            g.apply(seat, action)
    return g, moves


def choices(seen: View[Public]) -> Iterator[Chosen]:
    """The cards the builders may have chosen, by what was shown and what this seat has seen."""
    rounds = []
    for over in seen.public.history:
        keys = [(over.number, builder) for builder in over.builders]
        rounds.append(
            [
                dict(zip(keys, pair, strict=True))
                for pair in product(CARDS, repeat=2)
                if shown(pair, over.builders, over.supervised) == over.work
                and all(
                    not seen.knows(played(*key)) or seen.secret(played(*key)) == card
                    for key, card in zip(keys, pair, strict=True)
                )
            ]
        )
    for pairs in product(*rounds):
        yield {key: card for pair in pairs for key, card in pair.items()}


def likely(
    moves: list[Move], deal: tuple[bool, ...], chosen: Chosen, seat: int, mind: Mind[Public], only: int | None = None
) -> float:
    """How likely the others answer so in this world, or only one of them, by the policy they play by."""
    g, drawn, weight = GOULAG.new(len(deal)), 0, 1.0
    for player, moved in moves:
        action = moved
        if isinstance(action, Deal):
            drawn += 1
            action = Deal("loyal" if deal[g.rules.right(drawn) - 1] else "disloyal")
        elif isinstance(action, Play):
            action = Play(chosen[g.public.round, player])
        options = g.options(player)
        assert options is not None
        if player not in (CHANCE, seat) and only in (None, player) and options.only() is None:
            weight *= mind.policy(seat_view(g, player)).get(action, 0.0)
        g.apply(player, action)
    return weight


def known(make: Callable[[], Mind[Public]], games: int, seats: int = 5, rounds: int = 2) -> float:
    """Of the sides a seat has not seen, how many it would name rightly."""
    right, asked, mind = 0, 0, make()
    for game in range(games):
        g, moves = begun(make, seats, rounds, game)
        seat = game % seats + 1
        seen = view(g, seat)
        weights = {
            deal: ways * sum(likely(moves, deal, chosen, seat, mind) for chosen in choices(seen))
            for deal, ways in deals(seats)
            if all(
                not seen.knows(worker(each)) or deal[each - 1] is (seen.secret(worker(each)) == "loyal")
                for each in g.rules.players
            )
        }
        whole = sum(weights.values())
        for each in g.rules.players:
            if not seen.knows(worker(each)):
                loyal = sum(weight for deal, weight in weights.items() if deal[each - 1]) / whole
                right += (loyal >= 0.5) is (g.secret(worker(each)) == "loyal")
                asked += 1
    return right / asked
