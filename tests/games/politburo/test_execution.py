"""Politburo 3: the execution of the plan."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from presidium.core import PASS, Action, AskAll, refusal, view
from presidium.games.politburo.execution import CastBallots, NameVoters
from presidium.games.politburo.moves import (
    Appointed,
    Cast,
    Counted,
    Divided,
    Inspected,
    Moved,
    Name,
    Named,
    Point,
    Propose,
    Vote,
)
from presidium.games.politburo.purge import Purge
from presidium.games.politburo.state import Count, Politburo, ballot_of
from tests.games.politburo.drawn import SEATS, cast, do, drawn, name, plan, third, told, why_not
from tests.rules import rule

UNANIMOUS = [("+++", 3, "repression", 2), ("---", 0, "reform", -2)]
DIVIDED = ["".join(signs) for signs in product("+-", repeat=3) if len(set(signs)) == 2]


def second(g: Politburo) -> Politburo:
    """Where the Gensek names the voters of the second ballot."""
    return cast(plan(g), "++-")


@rule("politburo 3.1")
@pytest.mark.parametrize("seats", SEATS)
def test_the_gensek_names_three_other_players(seats: int) -> None:
    g = plan(drawn(seats, gensek=2))
    assert g.asked() == (2,)
    others = [seat for seat in range(1, seats + 1) if seat != 2]
    assert list(g.options(2) or ()) == [Name(trio) for trio in combinations(others, 3)]
    name(g, 5, 1, 3)
    assert g.public.voters == (1, 3, 5)
    assert told(g)[-1] == Named(2, 1, (1, 3, 5))


WRONG_NAMES = [
    (Name((1, 2, 4)), "politburo-not-himself", {}),
    (Name((1, 1, 4)), "politburo-three-different", {}),
    (Name((1, 4)), "politburo-three-different", {}),  # type: ignore[arg-type]
    (Name((1, 3, 4, 5)), "politburo-three-different", {}),  # type: ignore[arg-type]
    (Name((1, 4, 6)), "no-such-seat", {"seat": 6}),
    (Name((0, 1, 4)), "no-such-seat", {"seat": 0}),
    (PASS, "politburo-must-name", {}),
    (Propose("finance"), "politburo-must-name", {}),
    (Cast("reform"), "politburo-must-name", {}),
]


@rule("politburo 3.1", "politburo 3.3")
@pytest.mark.parametrize(("action", "id", "args"), WRONG_NAMES)
def test_who_may_not_be_named(action: Action, id: str, args: dict[str, int]) -> None:
    g = drawn(gensek=2)
    assert why_not(plan(g), 2, action) == refusal(id, "politburo 3.1", **args)
    assert why_not(cast(g, "++-"), 2, action) == refusal(id, "politburo 3.3", **args)


@rule("politburo 3.1")
@pytest.mark.parametrize("order", [(1, 3, 5), (5, 1, 3)])
def test_each_votes_in_secret_and_in_any_order(order: tuple[int, ...]) -> None:
    g = name(plan(drawn(gensek=2)), 1, 3, 5)
    assert isinstance(g.question(), AskAll)
    assert g.asked() == (1, 3, 5)
    assert all(list(g.options(voter) or ()) == [Cast("repression"), Cast("reform")] for voter in order)
    before = list(g.log)
    for voter in order[:2]:
        do(g, f"{voter}: ballot reform")
        assert g.asked() == (1, 3, 5)
        assert list(g.log) == before
    assert why_not(g, order[0], Cast("reform")) == refusal("answered-already", seat=order[0])
    do(g, f"{order[2]}: ballot repression")
    assert g.secret(ballot_of(1, 1, order[0])) == "reform"
    assert g.secret(ballot_of(1, 1, order[2])) == "repression"


@rule("politburo 3.1")
def test_only_the_three_vote_and_only_repression_or_reform() -> None:
    g = name(plan(drawn(gensek=2)), 1, 3, 5)
    must_cast = refusal("politburo-must-cast", "politburo 3.1")
    for action in (PASS, Vote("for"), Point(3), Name((1, 3, 5)), Cast("abstain")):  # type: ignore[arg-type]
        assert why_not(g, 1, action) == must_cast
    for seat in (0, 2, 4):
        assert why_not(g, seat, Cast("reform")) == refusal("not-asked", seat=seat)


@rule("politburo 3.1")
@pytest.mark.parametrize("ballots", DIVIDED)
def test_the_table_learns_the_count_only(ballots: str) -> None:
    g = cast(plan(drawn(gensek=2)), ballots)
    repression = ballots.count("+")
    assert told(g)[-1] == Counted(1, repression, 3 - repression)
    assert g.public.ballots == (Count((3, 4, 5), repression),)
    assert g.public.levels["finance"] == 0
    twin = cast(plan(drawn(gensek=2)), ballots[1:] + ballots[:1])
    assert view(g, 1) == view(twin, 1)
    assert view(g, 2) == view(twin, 2)  # the Gensek learns no more
    assert view(g, None) == view(twin, None)


@rule("politburo 3.2")
@pytest.mark.parametrize("ministry", ["defence", "finance", "security"])
@pytest.mark.parametrize(("ballots", "repression", "side", "change"), UNANIMOUS)
def test_three_of_a_kind_move_the_ministry_by_two_and_end_the_round(
    ballots: str, repression: int, side: str, change: int, ministry: str
) -> None:
    g = cast(plan(drawn(gensek=2), ministry), ballots)
    assert g.public.levels == {"defence": 0, "finance": 0, "security": 0} | {ministry: change}
    (over,) = g.public.history
    assert (over.ministry, over.ballots, over.change) == (ministry, (Count((3, 4, 5), repression),), change)
    assert over.verdict is None  # no purge
    assert g.public.influence == (3,) * 5
    assert told(g)[-3:] == [
        Counted(1, repression, 3 - repression),
        Moved(ministry, side, 2, change),  # type: ignore[arg-type]
        Appointed(2, 3),
    ]


@rule("politburo 3.3")
@pytest.mark.parametrize("ballots", DIVIDED)
def test_otherwise_there_is_a_second_ballot(ballots: str) -> None:
    g = cast(plan(drawn(gensek=2)), ballots)
    assert g.stack[-1] == NameVoters(2)
    assert g.asked() == (2,)
    assert g.public.voters == (3, 4, 5)


@rule("politburo 3.3")
@pytest.mark.parametrize("seats", SEATS)
def test_the_gensek_may_replace_any_of_the_three_or_none_but_not_by_himself(seats: int) -> None:
    g = second(drawn(seats, gensek=2))
    others = [seat for seat in range(1, seats + 1) if seat != 2]
    assert list(g.options(2) or ()) == [Name(trio) for trio in combinations(others, 3)]
    for trio in combinations(others, 3):
        again = name(g.copy(), *trio)
        assert again.public.voters == trio
        assert told(again)[-1] == Named(2, 2, trio)
        assert again.stack[-1] == CastBallots(2)
        assert again.asked() == trio


@rule("politburo 3.3")
@pytest.mark.parametrize(("ballots", "repression", "side", "change"), UNANIMOUS)
def test_three_of_a_kind_in_the_second_ballot(ballots: str, repression: int, side: str, change: int) -> None:
    g = cast(name(second(drawn(gensek=2)), 1, 3, 4), ballots)
    (over,) = g.public.history
    assert over.ballots == (Count((3, 4, 5), 2), Count((1, 3, 4), repression))
    assert over.change == g.public.levels["finance"] == change
    assert over.verdict is None
    assert told(g)[-3:-1] == [
        Counted(2, repression, 3 - repression),
        Moved("finance", side, 2, change),  # type: ignore[arg-type]
    ]


@rule("politburo 3.3")
def test_the_ballots_of_the_first_are_kept_apart_from_those_of_the_second() -> None:
    g = cast(name(second(drawn(gensek=2)), 1, 3, 4), "-+-")
    first = [g.secret(ballot_of(1, 1, voter)) for voter in (3, 4, 5)]
    assert first == ["repression", "repression", "reform"]
    assert [g.secret(ballot_of(1, 2, voter)) for voter in (1, 3, 4)] == ["reform", "repression", "reform"]


@rule("politburo 3.4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_third_ballot_is_for_the_three_on_the_left_whoever_voted_before(seats: int) -> None:
    for gensek in range(1, seats + 1):
        g = second(drawn(seats, gensek=gensek))
        left = tuple((gensek + step - 1) % seats + 1 for step in (1, 2, 3))
        far = sorted({(gensek + step - 1) % seats + 1 for step in (-1, -2, -3)})
        cast(name(g, *far), "+--")
        assert g.public.voters == left
        assert g.stack[-1] == CastBallots(3)
        assert g.asked() == left
        assert told(g)[-2:] == [Counted(2, 1, 2), Named(gensek, 3, left)]


@rule("politburo 3.4")
@pytest.mark.parametrize(("ballots", "repression", "side", "change"), UNANIMOUS)
def test_three_of_a_kind_in_the_third_ballot(ballots: str, repression: int, side: str, change: int) -> None:
    g = third(drawn(gensek=4), ballots)
    (over,) = g.public.history
    assert over.ballots[2] == Count((5, 1, 2), repression)
    assert over.change == g.public.levels["finance"] == change
    assert over.verdict is None
    assert told(g)[-3:-1] == [
        Counted(3, repression, 3 - repression),
        Moved("finance", side, 2, change),  # type: ignore[arg-type]
    ]
    assert {g.secrets[ballot_of(1, 3, voter)].seen_by for voter in (5, 1, 2)} == {
        frozenset({4, 5}),
        frozenset({4, 1}),
        frozenset({4, 2}),
    }


@rule("politburo 3.5")
@pytest.mark.parametrize("ballots", DIVIDED)
def test_otherwise_the_ministry_moves_by_one_with_the_majority_and_a_purge_follows(ballots: str) -> None:
    g = third(drawn(gensek=2), ballots)
    side, change = ("repression", 1) if ballots.count("+") == 2 else ("reform", -1)
    assert g.public.levels["finance"] == g.public.change == change
    assert told(g)[-3:] == [  # and not the count
        Named(2, 3, (3, 4, 5)),
        Divided(2, side),  # type: ignore[arg-type]
        Moved("finance", side, 1, change),  # type: ignore[arg-type]
    ]
    assert g.stack[-1] == Purge()
    assert g.asked() == (3, 4, 5)
    assert g.public.history == ()


@rule("politburo 3.5")
@pytest.mark.parametrize(("ballots", "alone"), [("++-", 5), ("+-+", 4), ("-++", 3), ("+--", 3), ("-+-", 4), ("--+", 5)])
def test_the_gensek_alone_sees_who_voted_how(ballots: str, alone: int) -> None:
    g = third(drawn(gensek=2), ballots)
    votes = {3: ballots[0], 4: ballots[1], 5: ballots[2]}
    sides = {seat: "repression" if sign == "+" else "reform" for seat, sign in votes.items()}
    assert [event for event, _ in g.log if isinstance(event, Inspected)] == [Inspected(2, alone, sides[alone])]  # type: ignore[arg-type]
    assert [heard for event, heard in g.log if isinstance(event, Inspected)] == [frozenset({2})]
    for seat in (1, 2, 3, 4, 5, None):
        seen = view(g, seat)
        known = {voter for voter in votes if seen.knows(ballot_of(1, 3, voter))}
        assert known == ({3, 4, 5} if seat == 2 else {seat} & {3, 4, 5})
        assert all(seen.secret(ballot_of(1, 3, voter)) == sides[voter] for voter in known)


@rule("politburo 3.5")
def test_the_gensek_sees_nothing_while_the_third_ballot_is_being_cast() -> None:
    g = cast(second(drawn(gensek=2)), "+--")
    before = view(g, 2)
    do(g, "3: ballot repression; 5: ballot reform")
    assert view(g, 2) == before


@rule("politburo 3.1")
def test_an_action_out_of_its_place_is_refused_by_the_rule_of_that_place() -> None:
    g = drawn(gensek=2)
    assert why_not(g, 2, Name((1, 3, 4))) == refusal("politburo-must-propose", "politburo 2.1")
    assert why_not(plan(g), 2, Vote("for")) == refusal("politburo-must-name", "politburo 3.1")
    assert why_not(name(g), 3, Point(4)) == refusal("politburo-must-cast", "politburo 3.1")
