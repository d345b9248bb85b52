"""Politburo 4: the purge."""

from __future__ import annotations

from itertools import product

import pytest

from presidium.core import PASS, AskAll, refusal, view
from presidium.games.politburo.moves import Appointed, Cast, Lost, Name, Point, Pointed, Unmasked, Vote
from presidium.games.politburo.state import Count, Proposal, Purged, Round, ballot_of
from tests.games.politburo.drawn import SEATS, do, drawn, point, third, told, why_not
from tests.rules import rule

DEVIANTS = [("-++", 2), ("+-+", 3), ("++-", 4), ("+--", 2), ("-+-", 3), ("--+", 4)]
"""Third ballots of 2, 3 and 4, Gensek 1, and who votes against the majority."""


@rule("politburo 4.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_three_voters_point_at_one_of_the_other_two(seats: int) -> None:
    g = third(drawn(seats, gensek=seats - 1), "+-+")
    voters = (seats, 1, 2)
    assert isinstance(g.question(), AskAll)
    assert g.asked() == voters
    for voter in voters:
        assert list(g.options(voter) or ()) == [Point(seat) for seat in voters if seat != voter]
        assert why_not(g, voter, Point(voter)) == refusal("politburo-not-at-himself", "politburo 4.1")
        for seat in (0, 3, seats - 1, seats + 1):
            elsewhere = refusal("politburo-was-not-in-the-ballot", "politburo 4.1", seat=seat)
            assert why_not(g, voter, Point(seat)) == elsewhere
        for action in (PASS, Cast("reform"), Vote("for"), Name((1, 2, 3))):
            assert why_not(g, voter, action) == refusal("politburo-must-point", "politburo 4.1")
    for seat in (0, 3, seats - 1):
        assert why_not(g, seat, Point(1)) == refusal("not-asked", seat=seat)


@rule("politburo 4.1")
def test_they_point_at_the_same_time() -> None:
    g = third(drawn(), "+-+")
    before = [view(g, seat) for seat in (1, 3, 5, None)]
    do(g, "4: point 2; 2: point 4")
    assert [view(g, seat) for seat in (1, 3, 5, None)] == before
    do(g, "3: point 4")
    assert [event for event in told(g) if isinstance(event, Pointed)] == [Pointed(2, 4), Pointed(3, 4), Pointed(4, 2)]


@rule("politburo 4.1", "politburo 3.5")
@pytest.mark.parametrize(("ballots", "deviant"), DEVIANTS)
def test_then_the_three_ballots_are_shown(ballots: str, deviant: int) -> None:
    g = point(third(drawn(), ballots), 3, 4, 2)
    sides = ["repression" if sign == "+" else "reform" for sign in ballots]
    for seat in (1, 2, 3, 4, 5, None):
        assert [view(g, seat).secret(ballot_of(1, 3, voter)) for voter in (2, 3, 4)] == sides
    assert Unmasked(deviant, sides[deviant - 2]) in told(g)  # type: ignore[arg-type]
    (over,) = g.public.history
    assert over.verdict is not None
    assert (over.verdict.fingers, over.verdict.deviant) == ((3, 4, 2), deviant)


@rule("politburo 4.1")
def test_the_first_and_second_ballot_stay_secret() -> None:
    g = point(third(drawn(), "+-+"), 3, 4, 2)
    for number, voter in product((1, 2), (2, 3, 4)):
        assert g.secrets[ballot_of(1, number, voter)].seen_by == frozenset({voter})


@rule("politburo 4.2")
@pytest.mark.parametrize(("ballots", "deviant"), DEVIANTS)
def test_found_by_both_the_deviant_loses_influence(ballots: str, deviant: int) -> None:
    for finger in {2, 3, 4} - {deviant}:
        fingers = [finger if seat == deviant else deviant for seat in (2, 3, 4)]
        g = point(third(drawn(), ballots), *fingers)
        assert g.public.influence == tuple(2 if seat == deviant else 3 for seat in range(1, 6))
        assert told(g)[-2:] == [Lost(deviant, 1, 2), Appointed(2, 2)]
        assert g.public.history[-1].verdict == Purged(tuple(fingers), deviant, (deviant,))  # type: ignore[arg-type]


@rule("politburo 4.3")
@pytest.mark.parametrize(("ballots", "deviant"), DEVIANTS)
def test_otherwise_each_of_the_majority_who_missed_the_deviant_loses_influence(ballots: str, deviant: int) -> None:
    one, other = (seat for seat in (2, 3, 4) if seat != deviant)
    for bluff in (one, other):
        for mistaken in ((one,), (other,), (one, other)):
            at = {
                deviant: bluff,
                one: other if one in mistaken else deviant,
                other: one if other in mistaken else deviant,
            }
            g = point(third(drawn(), ballots), at[2], at[3], at[4])
            assert g.public.influence == tuple(2 if seat in mistaken else 3 for seat in range(1, 6))
            assert [event for event in told(g) if isinstance(event, Lost)] == [Lost(seat, 1, 2) for seat in mistaken]
            verdict = g.public.history[-1].verdict
            assert verdict is not None
            assert verdict.losers == mistaken


@rule("politburo 4.3")
def test_the_finger_of_the_deviant_is_a_bluff_and_costs_nothing() -> None:
    """Whichever way the deviant points, the purge ends the same for everybody."""
    for two, three in product((3, 4), (2, 4)):
        left, right = (point(third(drawn(), "++-"), two, three, bluff) for bluff in (2, 3))
        assert left.public.influence == right.public.influence
        assert left.public.influence[3] == (2 if (two, three) == (4, 4) else 3)


@rule("politburo 4.1")
def test_a_round_with_a_purge_goes_into_the_minutes() -> None:
    g = point(third(drawn(round=2, gensek=1, finance=1), "--+"), 3, 4, 2)
    ballots = (Count((2, 3, 4), 2), Count((2, 3, 4), 1), Count((2, 3, 4), 1))
    verdict = Purged((3, 4, 2), 4, (2,))
    plans = (Proposal("finance", ("for",) * 5),)
    assert g.public.history == (Round(2, 1, plans, "finance", ballots, -1, verdict),)
    now = g.public
    assert (now.proposals, now.ministry, now.voters, now.ballots, now.change, now.verdict) == (
        (),
        None,
        None,
        (),
        0,
        None,
    )
