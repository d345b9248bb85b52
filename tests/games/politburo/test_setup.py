"""Politburo 1: set-up."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import CHANCE, Refused, Roll, refusal
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.moves import Appointed, Draw, Drawn, First, Lost, Moved, Propose
from presidium.games.politburo.plan import ProposePlan
from presidium.games.politburo.state import member_of
from tests.games.politburo.drawn import SEATS, TRACKS, cast, do, drawn, new, plan, play_out, point, third, told, why_not
from tests.rules import rule


@pytest.mark.parametrize("seats", [4, 11])
def test_the_game_is_for_five_to_ten(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        new(seats)
    assert refused.value.why == refusal("wrong-players", game="politburo", seats=seats, least=5, most=10)


@rule("politburo 1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_each_draws_one_of_the_ten_members_and_no_member_is_drawn_twice(seats: int) -> None:
    g, rng = new(seats), Random(seats)
    left = set(MEMBERS)
    for seat in range(1, seats + 1):
        question = g.question()
        assert isinstance(question, Roll)
        assert question.why == "member"
        options = g.options(CHANCE)
        assert options is not None
        assert len(options) == len(left)
        assert set(options) == {Draw(member) for member in left}
        drawn = options.sample(rng)
        assert isinstance(drawn, Draw)
        g.apply(CHANCE, drawn)
        left.remove(drawn.member)
        assert g.secret(member_of(seat)) == drawn.member
        assert why_not(g, CHANCE, drawn) == (
            refusal("politburo-member-drawn", "politburo 1.1", member=drawn.member)
            if seat < seats
            else refusal("politburo-must-appoint", "politburo 1.4")
        )
    assert len(left) == 10 - seats


@rule("politburo 1.1")
def test_members_are_drawn_in_secret() -> None:
    g = do(new(5), "chance: member zhdanov", "chance: member kirov")
    assert list(g.log) == [(Drawn(1, "zhdanov"), frozenset({1})), (Drawn(2, "kirov"), frozenset({2}))]
    assert [g.secrets[member_of(seat)].seen_by for seat in (1, 2)] == [frozenset({1}), frozenset({2})]


@rule("politburo 1.1")
def test_nothing_but_a_member_is_drawn() -> None:
    g = new(5)
    must_draw = refusal("politburo-must-draw", "politburo 1.1")
    for action in (First(1), Propose("defence"), Draw("stalin")):  # type: ignore[arg-type]
        assert why_not(g, CHANCE, action) == must_draw
    assert why_not(g, 1, Draw("beria")) == refusal("not-asked", seat=1)


@rule("politburo 1.2")
@pytest.mark.parametrize("seats", SEATS)
def test_each_starts_at_influence_three(seats: int) -> None:
    assert new(seats).public.influence == (3,) * seats


@rule("politburo 1.2")
def test_influence_never_falls_below_nought_and_nobody_is_eliminated() -> None:
    g = third(drawn(round=4, gensek=1, influence="3 0 0 3 3"), "++-")
    point(g, 3, 2, 2)  # neither 2 nor 3 finds the deviant 4
    assert g.public.influence == (3, 0, 0, 3, 3)
    assert [event for event in told(g) if isinstance(event, Lost)] == [Lost(2, 0, 0), Lost(3, 0, 0)]
    assert g.asked() == (2,)  # who has none left takes office all the same
    plan(g)
    assert g.public.proposals[0].votes == ("for",) * 5


@rule("politburo 1.2")
def test_influence_falls_one_at_a_time() -> None:
    g = point(third(drawn(round=4, gensek=1, influence="3 3 3 1 3"), "++-"), 4, 4, 2)
    assert g.public.influence == (3, 3, 3, 0, 3)
    assert told(g)[-2] == Lost(4, 1, 0)


@rule("politburo 1.3")
def test_the_ministries_start_at_nought() -> None:
    assert new(5).public.levels == {"defence": 0, "finance": 0, "security": 0}


STEPS = [
    (0, "+++", 2, 2),
    (1, "+++", 3, 3),
    (2, "+++", 3, 4),
    (3, "+++", 3, 5),
    (-3, "+++", -1, -1),
    (0, "---", -2, -2),
    (-1, "---", -3, -3),
    (-2, "---", -3, -4),
    (-3, "---", -3, -5),
    (3, "---", 1, 1),
]


@rule("politburo 1.3")
@pytest.mark.parametrize("ministry", ["defence", "finance", "security"])
@pytest.mark.parametrize(("before", "ballots", "clamped", "without_limit"), STEPS)
def test_the_level_stops_at_three_unless_the_track_is_open(
    before: int, ballots: str, clamped: int, without_limit: int, ministry: str
) -> None:
    for track, after in (("clamped", clamped), ("open", without_limit)):
        g = drawn(round=4, track=track, **{ministry: before})
        cast(plan(g, ministry), ballots)
        assert g.public.levels == {"defence": 0, "finance": 0, "security": 0} | {ministry: after}
        assert g.public.history[-1].change == after - before
        side = "repression" if ballots == "+++" else "reform"
        assert told(g)[-2] == Moved(ministry, side, abs(after - before), after)  # type: ignore[arg-type]


@rule("politburo 1.3")
@pytest.mark.parametrize(("ballots", "level", "open_level"), [("++-", 3, 4), ("--+", -3, -4)])
def test_a_majority_stops_at_the_end_of_the_track_too(ballots: str, level: int, open_level: int) -> None:
    for track, after in (("clamped", level), ("open", open_level)):
        g = third(drawn(round=4, track=track, finance=level), ballots)
        assert g.public.levels["finance"] == after


@rule("politburo 1.3")
def test_the_track_is_clamped_unless_chosen_otherwise() -> None:
    assert POLITBURO.new(5).rules["track"] == "clamped"
    assert POLITBURO.new(5, track="open").rules["track"] == "open"
    with pytest.raises(Refused) as refused:
        POLITBURO.new(5, track="round")
    assert refused.value.why.rule == "politburo 1.3"


@rule("politburo 1.4")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_gensek_is_drawn_at_random(seats: int) -> None:
    g = do(new(seats), *(f"chance: member {member}" for member in MEMBERS[:seats]))
    question = g.question()
    assert isinstance(question, Roll)
    assert question.why == "first-gensek"
    assert list(g.options(CHANCE) or ()) == [First(seat) for seat in range(1, seats + 1)]
    for seat in (0, seats + 1):
        assert why_not(g, CHANCE, First(seat)) == refusal("no-such-seat", "politburo 1.4", seat=seat)
    do(g, "chance: first 4")
    assert g.public.gensek == 4
    assert told(g) == [Appointed(1, 4)]
    assert g.asked() == (4,)


@rule("politburo 1.4")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_is_gensek_once_and_the_office_passes_to_the_left(seats: int, track: str) -> None:
    g = do(new(seats, track), *(f"chance: member {member}" for member in MEMBERS[:seats]), "chance: first 4")
    in_office = [(1, 4)]
    for _ in play_out(g, Random(seats)):
        if not g.over and isinstance(g.stack[-1], ProposePlan) and not g.public.proposals:
            in_office.append((g.public.round, g.public.gensek))
    expected = [(turn + 1, (4 + turn - 1) % seats + 1) for turn in range(seats)]
    assert in_office == expected
    assert [(over.number, over.gensek) for over in g.public.history] == expected
    assert [event for event in told(g) if isinstance(event, Appointed)] == [Appointed(*each) for each in expected]


@rule("politburo 1.4")
def test_the_round_after_the_last_is_the_end() -> None:
    g = plan(drawn(round=5, gensek=3))
    assert not g.over
    cast(g, "+++")
    assert g.over
    assert g.public.gensek == 3
