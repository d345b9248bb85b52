"""A naive worker of Goulag: it plays its side's card, counts cards, and distrusts by arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from random import Random
from typing import Final

from presidium.core import Action, Player, Said, Statement, View
from presidium.goulag.game import NameTrio, Public, Round, cards_each, played, worker
from presidium.goulag.imagine import possible_choices
from presidium.goulag.moves import Card, Claim, Inquire, Name, Play, Side, Supervise

Trust = dict[Player, float]
"""For each seat, how likely it is loyal."""

TRUE_TO_SIDE: Final = 0.85  # how likely a builder plays the card of its side
HONEST: Final = 0.9  # how likely a loyal player tells what he knows
GUESSED: Final = 0.6  # how likely a loyal player has guessed well
LYING: Final = 0.3  # how likely a disloyal player lies
SKILL: Final = 0.7  # how likely a supervisor finds the builder he looks for
TALKATIVE: Final = 0.3


class Naive:
    """Believes what it counts, and half of what it hears."""

    def choose(self, view: View[Public], rng: Random) -> Action:
        assert view.options is not None
        assert view.seat is not None
        trust = trusted(view)
        loyal = trust[view.seat] >= 0.5
        options = list(view.options)
        rng.shuffle(options)  # of equals, any
        return max(options, key=lambda action: worth(action, trust) if loyal else -worth(action, trust))

    def speak(self, view: View[Public], rng: Random) -> Statement | None:
        """Answer who asked; now and then tell which card it passed on; a commissar asks about whom he knows least."""
        assert view.seat is not None
        me, told = view.seat, claims_of(view, view.seat)
        asked = asked_about(view)
        if asked:
            return told.get(asked[0]) or claim(view, asked[0], rng)
        if rng.random() >= TALKATIVE:
            return None
        passed_on = view.rules.right(me)
        if passed_on not in told:
            return claim(view, passed_on, rng)
        if me == view.public.commissar and isinstance(view.stack[-1], NameTrio):
            return inquiry(view)
        return None


# What an action is worth


def worth(action: Action, trust: Trust) -> float:
    """The Work cards to expect from it: what a loyal player wants more of, and a disloyal one less."""
    if isinstance(action, Play):
        return 1.0 if action.card == "work" else 0.0
    if isinstance(action, Supervise):
        return 1 - 2 * trust[action.builder]
    if isinstance(action, Name):
        one, other = action.builders
        return expected_work(trust[one], trust[other], trust[action.supervisor])
    return 0.0


def expected_work(one: float, other: float, supervisor: float) -> float:
    """A loyal supervisor mends a strike if there is one; a disloyal one spoils a work if there is one."""
    a_strike, a_work = 1 - one * other, 1 - (1 - one) * (1 - other)
    return one + other + SKILL * (supervisor * a_strike - (1 - supervisor) * a_work)


# Whom to trust


def trusted(view: View[Public]) -> Trust:
    """What this seat has seen, what the rounds have shown, and what was said, weighed in this order."""
    trust = counted(view)
    for over in view.public.history:
        weigh_round(trust, view, over)
    for speaker, statement in dict.fromkeys(said(view)):  # saying it twice makes it no truer
        if isinstance(statement, Claim) and speaker not in (view.seat, statement.seat):
            weigh_claim(trust, view, speaker, statement)
    return trust


def counted(view: View[Public]) -> Trust:
    """The cards this seat has seen; of the others it knows how many are left."""
    seen = {seat: view.secret(worker(seat)) for seat in view.rules.players if view.knows(worker(seat))}
    sides, each = list(seen.values()), cards_each(view.rules)
    chance = (each - sides.count("loyal")) / (2 * each - len(sides))
    return {seat: float(seen[seat] == "loyal") if seat in seen else chance for seat in view.rules.players}


def weigh_round(trust: Trust, view: View[Public], over: Round) -> None:
    """The more Work cards, the more loyal the builders; a builder knows exactly what the other played."""
    possible = possible_choices(view, over.number, over.builders, over.supervised, over.work)
    choices = [[choice[played(over.number, builder)] for builder in over.builders] for choice in possible]

    others = [at for at, builder in enumerate(over.builders) if builder != view.seat]  # its own card is no evidence

    def likely(*loyal: bool) -> float:
        return sum(prod(plays(loyal[at], cards[at]) for at in others) for cards in choices)

    weigh(trust, *over.builders, likely)


def plays(loyal: bool, card: Card) -> float:
    return TRUE_TO_SIDE if loyal is (card == "work") else 1 - TRUE_TO_SIDE


def weigh_claim(trust: Trust, view: View[Public], speaker: Player, claim: Claim) -> None:
    """A claim tells of both: of its subject if the speaker is honest, of the speaker if it is known to be false."""
    knows = claim.why == "passed" and speaker == view.rules.left(claim.seat)
    honest = HONEST if knows else GUESSED

    def likely(speaker_loyal: bool, subject_loyal: bool) -> float:
        truth = honest if speaker_loyal else 1 - LYING
        return truth if subject_loyal is (claim.side == "loyal") else 1 - truth

    weigh(trust, speaker, claim.seat, likely)


def weigh(trust: Trust, one: Player, other: Player, likely: Callable[[bool, bool], float]) -> None:
    """Bayes for two seats at once, by how likely the evidence is if they are loyal or not."""
    both, first, second, none = (
        (trust[one] if loyal_one else 1 - trust[one])
        * (trust[other] if loyal_other else 1 - trust[other])
        * likely(loyal_one, loyal_other)
        for loyal_one in (True, False)
        for loyal_other in (True, False)
    )
    whole = both + first + second + none
    trust[one], trust[other] = (both + first) / whole, (both + second) / whole


# Talk


def said(view: View[Public]) -> list[tuple[Player, Statement]]:
    return [(event.seat, event.statement) for event in view.events if isinstance(event, Said)]


def claims_of(view: View[Public], speaker: Player) -> dict[Player, Claim]:
    """What this seat has last said of each."""
    return {claim.seat: claim for seat, claim in said(view) if seat == speaker and isinstance(claim, Claim)}


def asked_about(view: View[Public]) -> list[Player]:
    """The seats this one was asked about and has not spoken of since."""
    waiting: dict[Player, None] = {}
    for seat, statement in said(view):
        if isinstance(statement, Inquire) and statement.seat == view.seat:
            waiting[statement.about] = None
        elif isinstance(statement, Claim) and seat == view.seat:
            waiting.pop(statement.seat, None)
    return list(waiting)


def claim(view: View[Public], about: Player, rng: Random) -> Claim:
    """What it knows or takes for true; but now and then a disloyal one blackens the loyal. All say they are loyal."""
    assert view.seat is not None
    if about == view.seat:
        return Claim(about, "loyal", "own")
    trust = trusted(view)
    blackens = trust[view.seat] < 0.5 and rng.random() < LYING
    side: Side = "loyal" if trust[about] >= 0.5 and not blackens else "disloyal"
    return Claim(about, side, "passed" if about == view.rules.right(view.seat) else "inferred")


def inquiry(view: View[Public]) -> Inquire | None:
    """Ask the left neighbour of the seat it is least sure of, unless he has told."""
    trust = trusted(view)
    for about in sorted(trust, key=lambda seat: abs(trust[seat] - 0.5)):
        neighbour = view.rules.left(about)
        if view.seat not in (about, neighbour) and about not in claims_of(view, neighbour):
            return Inquire(neighbour, about)
    return None
