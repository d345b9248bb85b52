"""What can be read off the positions of a year of Kremlin, for whatever is said of it."""

from __future__ import annotations

from typing import Any

from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.printed.board import GONE
from tests.pravda.claims import Claim

GUARDED = 20


def place(public: Any, who: str) -> str:
    found: str = public.men[who].place
    return found


def stood_at(claim: Claim) -> str:
    """Where he stood before he left: his control is told to be lost when he is gone already."""
    for n in range(min(claim.events) - 1, claim.first - 1, -1):
        if place(claim.lived.at[n], claim.who) not in GONE:
            return place(claim.lived.at[n], claim.who)
    raise AssertionError(f"{claim.who} was gone all year")


def announced(claim: Claim, kind: type) -> set[str]:
    """Who had announced this on him at some time of the year."""
    deeds = [matter for public in claim.meanwhile() for matter in public.agenda if isinstance(matter, Deed)]
    return {deed.who for deed in deeds if isinstance(deed.action, kind) and deed.action.who == claim.who}  # type: ignore[attr-defined]


def settled(claim: Claim, kind: type) -> list[Any]:
    """The trials, or elections, of the year that were over by then, the last one last."""
    return [
        matter for n, matter in claim.lived.settled if claim.first < n <= max(claim.events) and isinstance(matter, kind)
    ]


def at_need(claim: Claim) -> None:
    if claim.has("roll"):
        assert claim.roll == claim.face
