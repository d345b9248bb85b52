"""How a seat of Kremlin votes, and what a vote is worth to it."""

from __future__ import annotations

from typing import Final

from presidium.bots.kremlin.outlook import Outlook
from presidium.kremlin.actions import Vote
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Case, Election, Matter

WEIGHT: Final = (0.25, 0.5, 1.0)
"""What a vote weighs when three more, two more, or one more like it decide."""


def worth(outlook: Outlook, agenda: tuple[Matter, ...], action: Vote, second: bool) -> float:
    """What this vote would do to us; guilty and for are the measure. `second`: the second round of an election."""
    matter = under_way(agenda)
    if isinstance(matter, Case):
        return acquittal(outlook, matter) if action.vote == "innocent" else 0.0
    assert isinstance(matter, Election)
    return rejection(outlook, matter, second) if action.vote == "against" else 0.0


def under_way(agenda: tuple[Matter, ...]) -> Matter:
    """The trial or the election."""
    return next(matter for matter in reversed(agenda) if isinstance(matter, Case | Election))


def acquittal(outlook: Outlook, case: Case) -> float:
    """He stays, and the accuser takes 3 SP; two votes are needed."""
    innocent = sum(vote == "innocent" for _, vote in case.votes)
    gain = (0.0 if case.accuser is None else outlook.strain(case.accuser, 3)) - outlook.removal(case.accused)
    if outlook.ours(case.accused):
        gain = max(gain, outlook.temper.loyalty)
    return WEIGHT[min(innocent + 1, 2)] * gain


def rejection(outlook: Outlook, election: Election, second: bool) -> float:
    """Somebody else becomes Chief: the second time the proposer himself."""
    against = sum(vote == "against" for _, vote in election.votes)
    return WEIGHT[min(against, 2)] * (alternative(outlook, election, second) - outlook.as_chief(election.nominee))


def alternative(outlook: Outlook, election: Election, second: bool) -> float:
    if second:
        return outlook.as_chief(election.proposer)
    others: list[Letter] = [who for who in outlook.public.members() if who != election.nominee]
    return sum(outlook.as_chief(who) for who in others) / len(others) if others else 0.0
