"""A toy version of Goulag that can be solved completely: four seats, three cards of each side, at most three rounds.

The other rules are Goulag's, except that seat 1 is always the first commissar; this changes nothing because seats are
alike. With four players the commissar names all three other players and only chooses who supervises. The renewal rule
(2.2) never limits the choice, because the former commissar is always new in the trio. The winner follows Goulag's rule
3. With the option `supervisor` = `left` the commissar's left neighbour always supervises.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Final

from presidium.core import DONE, Ask, Game, Listed, Option, Player, Question, Rules, State, Step, Steps, View, value
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import (
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
from presidium.games.goulag.imagine import Unknown, choices_of_rounds
from presidium.games.goulag.moves import Appointed, Deal, First, Name
from presidium.lab.environments.histories.goulag import history as of_goulag
from presidium.lab.environments.histories.sealed import Moves

SEATS: Final = range(4, 5)
CARDS_EACH: Final = 3
OPTIONS: Final = (
    Option("rounds", ("3", "2", "1"), "goulag 2.0"),
    Option("supervisor", ("named", "left"), "goulag 2.1"),
    Option("own_card", ("seen", "blind"), "goulag 1.4"),
)


def begin(rules: Rules) -> Goulag:
    """Begins a game of the toy version, with fewer cards and rounds than Goulag."""
    deals = (DealFew(seat) for seat in rules.players)
    naming = NameAll() if rules["supervisor"] == "named" else LeftSupervises()
    round = (naming, Build(), Supervision(), Inspection())
    rounds = round + (NextCommissar(), *round) * (int(rules["rounds"]) - 1)
    return State(rules, Public(), (*deals, FirstSeat(), *rounds, End()))


@value
class DealFew(Step):
    """Deals the next worker card; there are three cards of each side."""

    rule = "goulag 1.2"
    drawer: Player

    def play(self, g: Goulag) -> Question:
        dealt = [hidden.value for hidden in g.secrets.values()]
        return dealing(CARDS_EACH - dealt.count("loyal"), CARDS_EACH - dealt.count("disloyal"))

    def resolve(self, g: Goulag, answer: Deal) -> Steps:
        return DealCard(self.drawer).resolve(g, answer)


@value
class FirstSeat(Step):
    """Makes seat 1 the first commissar, without asking."""

    def play(self, g: Goulag) -> Steps:
        g.public.commissar = 1
        g.tell(Appointed(1))
        return DONE


@value
class NameAll(Step):
    """Question to the commissar, who names all other players and chooses who supervises."""

    rule = "goulag 2.1"

    def play(self, g: Goulag) -> Question:
        return naming(g.rules.seats, g.public.commissar)

    def resolve(self, g: Goulag, answer: Name) -> Steps:
        return NameTrio().resolve(g, answer)


@value
class LeftSupervises(Step):
    """Makes the commissar's left neighbour the supervisor and the two other players builders, without asking."""

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
    """All states of the toy game that agree with this view."""
    keys = [worker(seat) for seat in view.rules.players if worker(seat) in view.secrets]
    seen = [view.secret(key) for key in keys if view.knows(key)]
    deck = ["loyal"] * (CARDS_EACH - seen.count("loyal")) + ["disloyal"] * (CARDS_EACH - seen.count("disloyal"))
    return Unknown(view, [key for key in keys if not view.knows(key)], deck, list(choices_of_rounds(view)))


def imagine(view: View[Public], rng: Random) -> Goulag:
    """A random state of the toy game that agrees with this view."""
    return worlds(view).sample(rng)


def history(view: View[Public], world: Goulag, rng: Random) -> Moves:
    """Answers that lead to a state with this view: as in Goulag, but without the questions that the toy game omits."""
    unasked = (First,) if view.rules["supervisor"] == "named" else (First, Name)
    return [move for move in of_goulag(view, world, rng) if not isinstance(move[1], unasked)]


def longest(rules: Rules) -> int:
    """Number of answers in a toy game: four deals, and four answers in each round."""
    return rules.seats + 4 * int(rules["rounds"])


TOY: Final = Game("toy_goulag", 1, SEATS, OPTIONS, begin, GOULAG.notation, GOULAG.statements, imagine, prepare=worlds)
