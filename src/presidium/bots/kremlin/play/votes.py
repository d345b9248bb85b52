"""The value of each vote in a trial or election to a seat of Kremlin."""

from __future__ import annotations

from typing import Final

from presidium.bots.kremlin.play.outlook import Outlook
from presidium.games.kremlin.actions import Vote
from presidium.games.kremlin.matters import Case, Election, Matter
from presidium.games.kremlin.printed.people import Letter

WEIGHT: Final = (0.25, 0.5, 1.0)
"""Share of the outcome's value that one vote is worth when three, two or one more such votes are needed."""


def worth(outlook: Outlook, agenda: tuple[Matter, ...], action: Vote, second: bool) -> float:
    """Value of this vote to the seat; the votes "guilty" and "for" count as 0. `second`: True in the second round of an
    election."""
    matter = under_way(agenda)
    if isinstance(matter, Case):
        return acquittal(outlook, matter) if action.vote == "innocent" else 0.0
    assert isinstance(matter, Election)
    return rejection(outlook, matter, second) if action.vote == "against" else 0.0


def under_way(agenda: tuple[Matter, ...]) -> Matter:
    """The trial or the election that is in progress."""
    return next(matter for matter in reversed(agenda) if isinstance(matter, Case | Election))


def acquittal(outlook: Outlook, case: Case) -> float:
    """Value of a vote of not guilty. Two such votes acquit: the accused stays, the accuser takes 3 SP (stress)."""
    innocent = sum(vote == "innocent" for _, vote in case.votes)
    gain = (0.0 if case.accuser is None else outlook.strain(case.accuser, 3)) - outlook.removal(case.accused)
    if outlook.ours(case.accused):
        gain = max(gain, outlook.temper.loyalty)
    return WEIGHT[min(innocent + 1, 2)] * gain


def rejection(outlook: Outlook, election: Election, second: bool) -> float:
    """Value of a vote against the nominee. After a rejection another politician becomes Chief."""
    against = sum(vote == "against" for _, vote in election.votes)
    return WEIGHT[min(against, 2)] * (alternative(outlook, election, second) - outlook.as_chief(election.nominee))


def alternative(outlook: Outlook, election: Election, second: bool) -> float:
    if second:
        return outlook.as_chief(election.proposer)
    others: list[Letter] = [who for who in outlook.public.members() if who != election.nominee]
    return sum(outlook.as_chief(who) for who in others) / len(others) if others else 0.0
