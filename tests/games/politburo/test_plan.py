"""Politburo 2: the plan."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from presidium.core import PASS, AskAll, refusal, view
from presidium.games.politburo.execution import NameVoters
from presidium.games.politburo.moves import Cast, Name, Point, Propose, Proposed, Taken, Vote, Voted
from presidium.games.politburo.plan import carried
from presidium.games.politburo.state import Choice
from tests.games.politburo.drawn import SEATS, do, drawn, told, vote, why_not
from tests.rules import rule

MINISTRIES = ("defence", "finance", "security")
MUST_PROPOSE = refusal("politburo-must-propose", "politburo 2.1")


@rule("politburo 2.1")
def test_the_gensek_proposes_one_of_the_three_ministries() -> None:
    g = drawn(gensek=3)
    assert g.asked() == (3,)
    assert list(g.options(3) or ()) == [Propose("defence"), Propose("finance"), Propose("security")]
    for action in (PASS, Vote("for"), Name((1, 2, 4)), Propose("culture")):  # type: ignore[arg-type]
        assert why_not(g, 3, action) == MUST_PROPOSE
    for seat in (0, 1, 2, 4, 5, 6):
        assert why_not(g, seat, Propose("defence")) == refusal("not-asked", seat=seat)
    do(g, "3: propose security")
    assert g.public.proposed == "security"
    assert told(g)[-1] == Proposed(3, "security")


@rule("politburo 2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_vote_at_the_same_time_the_gensek_too(seats: int) -> None:
    g = do(drawn(seats, gensek=2), "2: propose finance")
    assert isinstance(g.question(), AskAll)
    assert g.asked() == tuple(range(1, seats + 1))
    for seat in range(1, seats + 1):
        assert list(g.options(seat) or ()) == [Vote("for"), Vote("against")]
    must_vote = refusal("politburo-must-vote", "politburo 2.1")
    for action in (PASS, Propose("finance"), Cast("reform"), Point(1)):
        assert why_not(g, 1, action) == must_vote
    heard = told(g)
    for seat in range(seats, 1, -1):
        do(g, f"{seat}: vote for")
        assert g.asked() == tuple(range(1, seats + 1))
        assert view(g, 1) == view(do(drawn(seats, gensek=2), "2: propose finance"), 1)
        assert why_not(g, seat, Vote("for")) == refusal("answered-already", seat=seat)
    assert told(g) == heard
    do(g, "1: vote against")
    (plan,) = g.public.proposals
    assert (plan.ministry, plan.votes) == ("finance", ("against", *["for"] * (seats - 1)))
    assert told(g)[-1] == Voted("finance", tuple(range(2, seats + 1)), (1,), True)


@rule("politburo 2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_more_for_than_against_and_on_a_tie_the_vote_of_the_gensek(seats: int) -> None:
    thumbs: tuple[Choice, Choice] = ("for", "against")
    for votes in product(thumbs, repeat=seats):
        in_favour, opposed = votes.count("for"), votes.count("against")
        for gensek in range(1, seats + 1):
            expected = in_favour > opposed or (in_favour == opposed and votes[gensek - 1] == "for")
            assert carried(votes, gensek) == expected


@rule("politburo 2.1")
@pytest.mark.parametrize(
    ("gensek", "thumbs", "accepted"),
    [
        (1, "+++---", True),
        (4, "+++---", False),
        (6, "---+++", True),
        (3, "---+++", False),
        (1, "-++++-", True),
        (2, "-+---+", False),
    ],
)
def test_the_gensek_decides_a_tie_and_nothing_else(gensek: int, thumbs: str, accepted: bool) -> None:
    g = vote(do(drawn(6, gensek=gensek), f"{gensek}: propose finance"), thumbs)
    supporters = tuple(seat for seat, thumb in enumerate(thumbs, 1) if thumb == "+")
    opponents = tuple(seat for seat, thumb in enumerate(thumbs, 1) if thumb == "-")
    assert told(g)[-1] == Voted("finance", supporters, opponents, accepted)
    assert g.public.ministry == ("finance" if accepted else None)


@rule("politburo 2.2")
@pytest.mark.parametrize("ministry", MINISTRIES)
def test_an_accepted_plan_is_carried_out(ministry: str) -> None:
    g = vote(do(drawn(gensek=2), f"2: propose {ministry}"), "+++--")
    assert g.public.ministry == ministry
    assert g.public.proposed is None
    assert g.stack[-1] == NameVoters(1)
    assert g.asked() == (2,)


@rule("politburo 2.2")
@pytest.mark.parametrize("refused", MINISTRIES)
def test_after_a_refusal_the_gensek_proposes_one_of_the_two_others(refused: str) -> None:
    g = vote(do(drawn(gensek=2), f"2: propose {refused}"), "++---")
    assert g.asked() == (2,)
    others = [ministry for ministry in MINISTRIES if ministry != refused]
    assert list(g.options(2) or ()) == [Propose(ministry) for ministry in others]  # type: ignore[arg-type]
    again = Propose(refused)  # type: ignore[arg-type]
    assert why_not(g, 2, again) == refusal("politburo-refused-already", "politburo 2.2", ministry=refused)
    assert why_not(g, 2, PASS) == MUST_PROPOSE
    vote(do(g, f"2: propose {others[1]}"), "--+++")
    assert g.public.ministry == others[1]
    assert [plan.ministry for plan in g.public.proposals] == [refused, others[1]]
    assert g.stack[-1] == NameVoters(1)


@rule("politburo 2.3")
@pytest.mark.parametrize(("first", "second", "last"), list(permutations(MINISTRIES)))
def test_refused_again_the_last_ministry_is_taken_without_a_vote(first: str, second: str, last: str) -> None:
    g = drawn(gensek=2)
    vote(do(g, f"2: propose {first}"), "++---")
    vote(do(g, f"2: propose {second}"), "+----")
    assert g.public.ministry == last
    assert told(g)[-1] == Taken(last)
    assert [plan.ministry for plan in g.public.proposals] == [first, second]
    assert g.stack[-1] == NameVoters(1)
    assert g.asked() == (2,)


@rule("politburo 2.1")
def test_a_refusal_of_the_round_before_is_forgotten() -> None:
    g = vote(do(drawn(gensek=2), "2: propose defence"), "-----")
    vote(do(g, "2: propose finance"), "+++++")
    do(g, "2: voters 3 4 5", "3: ballot reform; 4: ballot reform; 5: ballot reform")
    assert list(g.options(3) or ()) == [Propose("defence"), Propose("finance"), Propose("security")]
    assert [plan.ministry for plan in g.public.history[-1].proposals] == ["defence", "finance"]
