"""What an answer in Goulag is worth among people who play by the cards they have seen, over every world there can be.

Builders play the card of their side. A supervisor makes the builder exchange whom he has seen to be on the other side,
his right-hand neighbour that is, and otherwise lets things be. In the last round nothing else follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

from presidium.core import PASS, Action, Key, Player, SeatView, world
from presidium.games.goulag.game import Goulag, Public, Round, cards_each, last_round, played, shown, worker
from presidium.games.goulag.moves import Card, Play, Side, Supervise

Sides = dict[Player, Side]


def worth(seen: SeatView[Public]) -> dict[Action, Fraction]:
    """In how many of the worlds this seat may be in it wins with each answer, each card as likely as another."""
    moments = list(worlds(seen))
    whole = sum(ways for _, ways in moments)
    return {
        answer: Fraction(sum(ways * wins(g.copy(), seen.seat, answer) for g, ways in moments), whole)
        for answer in seen.options
    }


def wins(g: Goulag, seat: Player, answer: Action) -> bool:
    assert g.public.round == last_round(g.rules), "what people do in a later round is nobody's to say"
    sides = {each: g.secret(worker(each)) for each in g.rules.players}
    g.apply(seat, answer)
    while not g.over:
        builders = g.public.builders
        assert builders is not None
        for who in g.waiting_for():
            g.apply(who, Play(card(sides[who])) if who in builders else watches(who, builders, sides))
    assert g.public.outcome is not None
    return seat in g.public.outcome.winners


def card(side: Side) -> Card:
    return "work" if side == "loyal" else "strike"


def watches(supervisor: Player, builders: tuple[Player, Player], sides: Sides) -> Action:
    right = supervisor - 1 or len(sides)
    return Supervise(right) if right in builders and sides[right] != sides[supervisor] else PASS


def worlds(seen: SeatView[Public]) -> Iterator[tuple[Goulag, int]]:
    """Every deal that agrees with what this seat has seen, with the number of ways in which it comes about."""
    known = {seat: seen.secret(worker(seat)) for seat in seen.rules.players if seen.knows(worker(seat))}
    unknown = [seat for seat in seen.rules.players if seat not in known]
    left = Counter(loyal=cards_each(seen.rules), disloyal=cards_each(seen.rules)) - Counter(known.values())
    for deal, ways in Counter(permutations(left.elements(), len(unknown))).items():
        sides: Sides = known | dict(zip(unknown, deal, strict=True))
        if all(could_be(seen, over, sides) for over in seen.public.history):
            yield world(seen, dict(secrets(seen, sides))), ways


def could_be(seen: SeatView[Public], over: Round, sides: Sides) -> bool:
    """Whether that round goes so with these sides; what this seat did itself says nothing of the others."""
    one, other = over.builders
    chosen = choice(seen, over.number, one, sides), choice(seen, over.number, other, sides)
    watched = PASS if over.supervised is None else Supervise(over.supervised)
    by_the_cards = over.supervisor == seen.seat or watched == watches(over.supervisor, over.builders, sides)
    return by_the_cards and shown(chosen, over.builders, over.supervised) == over.work


def choice(seen: SeatView[Public], round: int, builder: Player, sides: Sides) -> Card:
    mine: Card = seen.secret(played(round, builder))
    return mine if seen.knows(played(round, builder)) else card(sides[builder])


def secrets(seen: SeatView[Public], sides: Sides) -> Iterator[tuple[Key, str]]:
    for key in seen.secrets:
        match key:
            case ("worker", int(seat)):
                yield key, sides[seat]
            case ("played", int(round), int(builder)):
                yield key, choice(seen, round, builder, sides)
