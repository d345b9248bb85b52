"""What is said for one reader's eyes."""

from __future__ import annotations

from presidium.games.kremlin.printed.board import CHIEF, GONE, POSTS
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import FACTIONS, sheet
from tests.pravda.claims import Claim, Claims
from tests.pravda.kremlin.positions import place

BOX = Claims()


def written(claim: Claim, who: str, at: int | None = None) -> int:
    numbers = claim.lived.secrets[claim.last if at is None else at][sheet(claim.seat)]
    found: int = numbers[INDEX[who]]
    return found


@BOX.of(*(f"box-chief-{how}" for how in ("yours", "could", "short", "none")))
def box_chief(claim: Claim) -> None:
    who, mine = claim.end.posts[CHIEF], written(claim, claim.who)
    numbers = claim.end.declared.get(who, (0,) * claim.lived.g.rules.seats)
    theirs = max(points for seat, points in enumerate(numbers, 1) if seat != claim.seat)
    assert claim.who == who
    assert claim.slots.get("written", mine) == mine
    assert claim.slots.get("theirs", theirs) == theirs
    assert claim.slots.get("shown", numbers[claim.seat - 1]) == numbers[claim.seat - 1]
    yours = claim.end.control.get(who) == claim.seat
    kind = "yours" if yours else "none" if not mine else "could" if mine > theirs else "short"
    assert claim.kind == f"box-chief-{kind}"


@BOX.of("box-lost", "box-gone")
def box_gone(claim: Claim) -> None:
    places = [place(public, claim.who) for public in claim.lived.at[claim.first : claim.last + 1]]
    there = max(n for n, where in enumerate(places) if where not in GONE) + claim.first
    assert places[-1] in GONE
    lost = written(claim, claim.who, there) - written(claim, claim.who)
    assert claim.points == (lost if claim.kind == "box-lost" else written(claim, claim.who))


@BOX.of("box-unsaid")
def box_unsaid(claim: Claim) -> None:
    assert claim.who not in claim.end.control
    assert claim.slots.get("post", place(claim.end, claim.who)) == place(claim.end, claim.who) in POSTS
    assert claim.written == written(claim, claim.who)


@BOX.of("box-marks")
def box_marks(claim: Claim) -> None:
    assert claim.marks == claim.end.track.count(FACTIONS[claim.seat - 1])


@BOX.of("box-nothing")
def box_nothing(claim: Claim) -> None:
    assert FACTIONS[claim.seat - 1] not in claim.end.track
