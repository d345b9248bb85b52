"""A toy Goulag, small enough to be solved to the end: four seats, three cards of each side, and fewer rounds.

The rules are Goulag's, but for these numbers, and that the first commissar is the first seat: all seats are alike, so
nothing is lost by it. Of four the commissar names all the others, and all he chooses is who supervises; renewal (2.2)
never binds, since whoever was commissar is new. Who wins is Goulag's rule 3: Work against twice the loyal. Smaller
still, the supervisor is not chosen: it is the commissar's neighbour on the left.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from presidium.core import DONE, Ask, Game, Listed, Option, Player, Question, Rules, State, Step, Steps, View, value
from presidium.goulag import GOULAG
from presidium.goulag.game import (
    Build,
    DealCard,
    End,
    Goulag,
    Inspection,
    NameTrio,
    NextCommissar,
    Public,
    Supervision,
    dealing,
    worker,
)
from presidium.goulag.imagine import Unknown, choices_of_rounds
from presidium.goulag.moves import Appointed, Deal, First, Name
from presidium.research.histories.goulag import history as of_goulag
from presidium.research.histories.sealed import Moves

SEATS: Final = range(4, 5)
EACH: Final = 3
OPTIONS: Final = (
    Option("rounds", ("3", "2", "1"), "goulag 2.0"),
    Option("supervisor", ("named", "left"), "goulag 2.1"),
    Option("own_card", ("seen", "blind"), "goulag 1.4"),
)


def begin(rules: Rules) -> Goulag:
    """As Goulag begins, with fewer cards and rounds."""
    deals = (DealFew(seat) for seat in rules.players)
    naming = NameAll() if rules["supervisor"] == "named" else LeftSupervises()
    round = (naming, Build(), Supervision(), Inspection())
    rounds = round + (NextCommissar(), *round) * (int(rules["rounds"]) - 1)
    return State(rules, Public(), (*deals, FirstSeat(), *rounds, End()))


@value
class DealFew(Step):
    """The next of three cards of each side, dealt as any."""

    rule = "goulag 1.2"
    drawer: Player

    def play(self, g: Goulag) -> Question:
        dealt = [hidden.value for hidden in g.secrets.values()]
        return dealing(EACH - dealt.count("loyal"), EACH - dealt.count("disloyal"))

    def resolve(self, g: Goulag, answer: Deal) -> Steps:
        return DealCard(self.drawer).resolve(g, answer)


@value
class FirstSeat(Step):
    """The first seat is the first commissar."""

    def play(self, g: Goulag) -> Steps:
        g.public.commissar = 1
        g.tell(Appointed(1))
        return DONE


@value
class NameAll(Step):
    """The commissar names all others, and who of them supervises."""

    rule = "goulag 2.1"

    def play(self, g: Goulag) -> Question:
        return naming(g.rules.seats, g.public.commissar)

    def resolve(self, g: Goulag, answer: Name) -> Steps:
        return NameTrio().resolve(g, answer)


@value
class LeftSupervises(Step):
    """The neighbour on the left supervises, and the two others build."""

    rule = "goulag 2.1"

    def play(self, g: Goulag) -> Steps:
        left = g.rules.left(g.public.commissar)
        one, other = (seat for seat in g.rules.players if seat not in (left, g.public.commissar))
        return NameTrio().resolve(g, Name((one, other), left))


@cache
def naming(seats: int, commissar: Player) -> Ask:
    others = [seat for seat in range(1, seats + 1) if seat != commissar]
    every = (Name(pair, watch) for pair in combinations(others, 2) for watch in others if watch not in pair)
    return Ask(commissar, Listed(tuple(every)))


def worlds(view: View[Public]) -> Unknown:
    """The worlds this view could come from."""
    keys = [worker(seat) for seat in view.rules.players if worker(seat) in view.secrets]
    seen = [view.secret(key) for key in keys if view.knows(key)]
    deck = ["loyal"] * (EACH - seen.count("loyal")) + ["disloyal"] * (EACH - seen.count("disloyal"))
    return Unknown(view, [key for key in keys if not view.knows(key)], deck, list(choices_of_rounds(view)))


def imagine(view: View[Public], rng: Random) -> Goulag:
    """A world this view could come from."""
    return worlds(view).sample(rng)


def history(view: View[Public], world: Goulag, rng: Random) -> Moves:
    """As in Goulag, but that nobody draws the first commissar, and nobody may be named."""
    unasked = (First,) if view.rules["supervisor"] == "named" else (First, Name)
    return [move for move in of_goulag(view, world, rng) if not isinstance(move[1], unasked)]


def longest(rules: Rules) -> int:
    """Four deals, and four answers a round."""
    return rules.seats + 4 * int(rules["rounds"])


TOY: Final = Game("toy_goulag", 1, SEATS, OPTIONS, begin, GOULAG.notation, GOULAG.statements, imagine, prepare=worlds)
