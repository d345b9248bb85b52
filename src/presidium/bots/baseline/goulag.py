"""A naive bot for Goulag: it plays its side's card, counts cards, and estimates who is loyal."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from random import Random
from typing import Final

from presidium.core import Action, Player, Said, Statement, View
from presidium.games.goulag.game import NameTrio, Public, Round, cards_each, played, worker
from presidium.games.goulag.imagine import possible_choices
from presidium.games.goulag.moves import Card, Claim, Inquire, Name, Play, Side, Supervise

Trust = dict[Player, float]
"""For each seat: the probability that the seat is loyal."""

TRUE_TO_SIDE: Final = 0.85  # probability that a builder plays the card of its side
HONEST: Final = 0.9  # probability that a loyal player tells the truth about a card it has seen
GUESSED: Final = 0.6  # probability that a loyal player's guess is right
LYING: Final = 0.3  # probability that a disloyal player lies
SKILL: Final = 0.7  # probability that a supervisor finds the builder of the other side
TALKATIVE: Final = 0.3


class Naive:
    """A bot that fully trusts what it counts itself, and half trusts other players' claims."""

    def choose(self, view: View[Public], rng: Random) -> Action:
        assert view.options is not None
        assert view.seat is not None
        trust = trusted(view)
        loyal = trust[view.seat] >= 0.5
        options = list(view.options)
        rng.shuffle(options)  # so that equally good options have the same chance
        return max(options, key=lambda action: worth(action, trust) if loyal else -worth(action, trust))

    def speak(self, view: View[Public], rng: Random) -> Statement | None:
        """Answers a question to the bot, tells which card it passed on, or as commissar asks about the seat it knows
        least. None if the bot stays silent."""
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


# The value of an action


def worth(action: Action, trust: Trust) -> float:
    """Expected number of Work cards after this action, up to a constant; a disloyal player wants a low number."""
    if isinstance(action, Play):
        return 1.0 if action.card == "work" else 0.0
    if isinstance(action, Supervise):
        return 1 - 2 * trust[action.builder]
    if isinstance(action, Name):
        one, other = action.builders
        return expected_work(trust[one], trust[other], trust[action.supervisor])
    return 0.0


def expected_work(one: float, other: float, supervisor: float) -> float:
    """Expected number of Work cards from the probabilities that the builders and the supervisor are loyal. A loyal
    supervisor turns a Strike into Work, and a disloyal one Work into a Strike."""
    a_strike, a_work = 1 - one * other, 1 - (1 - one) * (1 - other)
    return one + other + SKILL * (supervisor * a_strike - (1 - supervisor) * a_work)


# The probability that players are loyal


def trusted(view: View[Public]) -> Trust:
    """Probability that each seat is loyal, from the seen worker cards, the shown Work cards and the claims."""
    trust = counted(view)
    for over in view.public.history:
        weigh_round(trust, view, over)
    for speaker, statement in dict.fromkeys(said(view)):  # a repeated claim counts once
        if isinstance(statement, Claim) and speaker not in (view.seat, statement.seat):
            weigh_claim(trust, view, speaker, statement)
    return trust


def counted(view: View[Public]) -> Trust:
    """Probability that each seat is loyal, from the worker cards this seat has seen and the number of cards left."""
    seen = {seat: view.secret(worker(seat)) for seat in view.rules.players if view.knows(worker(seat))}
    sides, each = list(seen.values()), cards_each(view.rules)
    chance = (each - sides.count("loyal")) / (2 * each - len(sides))
    return {seat: float(seen[seat] == "loyal") if seat in seen else chance for seat in view.rules.players}


def weigh_round(trust: Trust, view: View[Public], over: Round) -> None:
    """Updates the builders' probabilities by the Work cards shown. A builder also knows the other builder's card."""
    possible = possible_choices(view, over.number, over.builders, over.supervised, over.work)
    choices = [[choice[played(over.number, builder)] for builder in over.builders] for choice in possible]

    others = [at for at, builder in enumerate(over.builders) if builder != view.seat]  # its own card proves nothing

    def likely(*loyal: bool) -> float:
        return sum(prod(plays(loyal[at], cards[at]) for at in others) for cards in choices)

    weigh(trust, *over.builders, likely)


def plays(loyal: bool, card: Card) -> float:
    return TRUE_TO_SIDE if loyal is (card == "work") else 1 - TRUE_TO_SIDE


def weigh_claim(trust: Trust, view: View[Public], speaker: Player, claim: Claim) -> None:
    """Updates the probabilities by a claim: that its subject is loyal, if the speaker seems honest; that the speaker is
    loyal, if the claim is known to be false."""
    knows = claim.why == "passed" and speaker == view.rules.left(claim.seat)
    honest = HONEST if knows else GUESSED

    def likely(speaker_loyal: bool, subject_loyal: bool) -> float:
        truth = honest if speaker_loyal else 1 - LYING
        return truth if subject_loyal is (claim.side == "loyal") else 1 - truth

    weigh(trust, speaker, claim.seat, likely)


def weigh(trust: Trust, one: Player, other: Player, likely: Callable[[bool, bool], float]) -> None:
    """Applies Bayes' rule to two seats at once, from the likelihood of the evidence for each pair of their sides."""
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
    """The speaker's latest claim about each player."""
    return {claim.seat: claim for seat, claim in said(view) if seat == speaker and isinstance(claim, Claim)}


def asked_about(view: View[Public]) -> list[Player]:
    """Players about whom this seat was asked, but has not made a claim since the question."""
    waiting: dict[Player, None] = {}
    for seat, statement in said(view):
        if isinstance(statement, Inquire) and statement.seat == view.seat:
            waiting[statement.about] = None
        elif isinstance(statement, Claim) and seat == view.seat:
            waiting.pop(statement.seat, None)
    return list(waiting)


def claim(view: View[Public], about: Player, rng: Random) -> Claim:
    """The bot's claim about a player: its belief or, if it is disloyal, at times a lie. It calls itself loyal."""
    assert view.seat is not None
    if about == view.seat:
        return Claim(about, "loyal", "own")
    trust = trusted(view)
    blackens = trust[view.seat] < 0.5 and rng.random() < LYING
    side: Side = "loyal" if trust[about] >= 0.5 and not blackens else "disloyal"
    return Claim(about, side, "passed" if about == view.rules.right(view.seat) else "inferred")


def inquiry(view: View[Public]) -> Inquire | None:
    """A question about the seat the bot knows least, to the left neighbour, who has seen that seat's card."""
    trust = trusted(view)
    for about in sorted(trust, key=lambda seat: abs(trust[seat] - 0.5)):
        neighbour = view.rules.left(about)
        if view.seat not in (about, neighbour) and about not in claims_of(view, neighbour):
            return Inquire(neighbour, about)
    return None
