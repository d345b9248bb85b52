"""How a seat of Kremlin votes, and what a vote is worth to it."""

from __future__ import annotations

from presidium.bots.frozen.kremlin.votes import WEIGHT, rejection, under_way
from presidium.bots.kremlin.outlook import Outlook
from presidium.kremlin.actions import Vote
from presidium.kremlin.state import Case, Election, Matter


def worth(outlook: Outlook, agenda: tuple[Matter, ...], action: Vote, second: bool) -> float:
    """What this vote would do to us; guilty and for are the measure. `second`: the second round of an election."""
    matter = under_way(agenda)
    if isinstance(matter, Case):
        return acquittal(outlook, matter) if action.vote == "innocent" else 0.0
    assert isinstance(matter, Election)
    return rejection(outlook, matter, second) if action.vote == "against" else 0.0


def acquittal(outlook: Outlook, case: Case) -> float:
    """He stays, and the accuser takes 3 SP; two votes are needed. By one's own one stands as the temper says."""
    innocent = sum(vote == "innocent" for _, vote in case.votes)
    gain = (0.0 if case.accuser is None else outlook.strain(case.accuser, 3)) - outlook.removal(case.accused)
    if outlook.ours(case.accused):
        gain = max(gain, outlook.temper.loyalty)
    return WEIGHT[min(innocent + 1, 2)] * gain
