"""How Politburo is written: its actions, statements and positions."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import Action, Refusal, Refused, Unreadable, refusal
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.moves import Cast, Draw, First, Name, Point, Propose, Vote
from tests.games.politburo.drawn import SEATS, TRACKS, do, drawn, new, plan, play_out, point, third


@pytest.mark.parametrize(
    ("text", "action"),
    [
        *((f"member {member}", Draw(member)) for member in MEMBERS),
        ("first 3", First(3)),
        ("propose defence", Propose("defence")),
        ("propose finance", Propose("finance")),
        ("propose security", Propose("security")),
        ("vote for", Vote("for")),
        ("vote against", Vote("against")),
        ("voters 2 4 10", Name((2, 4, 10))),
        ("ballot repression", Cast("repression")),
        ("ballot reform", Cast("reform")),
        ("point 4", Point(4)),
    ],
)
def test_every_action_has_one_text(text: str, action: Action) -> None:
    assert POLITBURO.notation.print(action) == text
    assert POLITBURO.notation.read(text) == action
    assert POLITBURO.notation.read(f"  {text.upper()} ") == action


def test_the_order_of_the_voters_means_nothing() -> None:
    assert POLITBURO.notation.read("voters 5 2 4") == Name((2, 4, 5))


@pytest.mark.parametrize(
    "text",
    ["member stalin", "propose culture", "vote", "vote yes", "voters 2 4", "voters 2 4 4", "ballot", "pass", "pact 4"],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable):
        POLITBURO.notation.read(text)


@pytest.mark.parametrize("text", ["want defence", "want defence sideways", "voted 1 reform", "pact", "point 4"])
def test_what_is_no_statement(text: str) -> None:
    with pytest.raises(Unreadable):
        POLITBURO.statements.read(text)


@pytest.mark.ci
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_position_is_the_whole_game_from_the_first_round_to_the_end(seats: int, track: str) -> None:
    written = 0
    for g in play_out(new(seats, track), Random(seats)):
        if g.over or not g.public.gensek:
            with pytest.raises(Refused) as refused:
                POLITBURO.write_position(g)
            assert refused.value.why.id == "no-position-here"
            continue
        text = POLITBURO.write_position(g)
        read = POLITBURO.read_position(text)
        assert POLITBURO.write_position(read) == text
        assert [getattr(read, part) for part in PARTS] == [getattr(g, part) for part in PARTS]
        written += 1
    assert written > seats * (seats + 5)


PARTS = ("rules", "public", "secrets", "stack", "answers")
"""All of a state but its log."""


def test_what_a_position_looks_like() -> None:
    g = do(new(5, "open"), *(f"chance: member {member}" for member in reversed(MEMBERS[5:])), "chance: first 4")
    members = "politburo | members zhdanov molotov khrushchev bulganin malenkov"
    start = f"{members} | influence 3 3 3 3 3 | defence 0 | finance 0 | security 0 | round 1 | gensek 4 | track open"
    assert POLITBURO.write_position(g) == start
    third(g, "--+", "security")
    plans = "propose security, vote for, vote for, vote for, vote for, vote for"
    first = "voters 1 2 5, ballot repression, ballot repression, ballot reform"
    second = "voters 1 2 5, ballot repression, ballot reform, ballot reform"
    since = f"{plans}, {first}, {second}, ballot reform, ballot reform, ballot repression"
    assert POLITBURO.write_position(g) == f"{start} | since {since}"  # security began at 0, and is at -1 by now
    assert POLITBURO.read_position(POLITBURO.write_position(g)).public.levels["security"] == -1
    point(g, 1, 2, 5)
    after = f"{members} | influence 3 3 3 3 2 | defence 0 | finance 0 | security -1 | round 2 | gensek 5 | track open"
    after += f" | past 1 0 {since}, point 1, point 2, point 5"
    assert POLITBURO.write_position(g) == after
    do(g, "5: propose finance", "4: vote against", "1: vote for")
    assert POLITBURO.write_position(g) == f"{after} | since propose finance | sealed 1 vote for, 4 vote against"


def test_a_game_goes_on_from_its_position() -> None:
    g = drawn(round=4, gensek=2, finance=-2, influence="3 1 3 3 3")
    plan(g)
    assert g.public.round == 4
    *_, end = play_out(g, Random(1))
    assert [over.number for over in end.public.history] == [4, 5]
    assert [over.gensek for over in end.public.history] == [2, 3]


UNANIMOUS = "propose finance" + ", vote for" * 5 + ", voters 2 3 4, ballot reform, ballot reform, ballot reform"
GOOD = (
    "politburo | members beria kirov molotov zhdanov malenkov | influence 3 3 2 3 3"
    " | defence 0 | finance 1 | security -2 | round 3 | gensek 2"
)


@pytest.mark.parametrize(
    ("good", "bad", "id"),
    [
        ("politburo", "goulag", "unreadable"),
        ("politburo |", "", "position-lacks"),
        ("| members beria kirov molotov zhdanov malenkov ", "", "position-lacks"),
        ("| influence 3 3 2 3 3 ", "", "position-lacks"),
        ("| defence 0 ", "", "position-lacks"),
        ("| finance 1 ", "", "position-lacks"),
        ("| security -2 ", "", "position-lacks"),
        ("| round 3 ", "", "position-lacks"),
        (" | gensek 2", "", "position-lacks"),
        ("round 3", "round 3 | round 3", "unreadable"),
        ("round 3", "round 3 | culture 1", "unreadable"),
        ("beria kirov", "beria stalin", "unreadable"),
        ("beria kirov", "beria beria", "politburo-member-drawn"),
        ("beria kirov", "beria", "wrong-players"),
        ("influence 3 3 2 3 3", "influence 3 3 2 3", "politburo-influence-each"),
        ("influence 3 3 2 3 3", "influence 3 3 2 3 3 3", "politburo-influence-each"),
        ("influence 3 3 2 3 3", "influence", "politburo-influence-each"),
        ("influence 3 3 2 3 3", "influence 3 3 4 3 3", "politburo-influence-most"),
        ("influence 3 3 2 3 3", "influence 3 3 -1 3 3", "unreadable"),
        ("influence 3 3 2 3 3", "influence 3 3 two 3 3", "unreadable"),
        ("influence 3 3 2 3 3", "influence 2 2 2 1 3", "politburo-lost-too-much"),
        ("influence 3 3 2 3 3", "influence 3 3 0 3 3", "politburo-lost-too-much"),
        ("influence 3 3 2 3 3", "influence 3 2 1 3 3", "politburo-moved-too-far"),
        ("finance 1", "finance 4", "out-of-range"),
        ("security -2", "security -4", "out-of-range"),
        ("finance 1", "finance one", "unreadable"),
        ("finance 1", "finance", "unreadable"),
        ("finance 1", "finance 2", "politburo-moved-too-far"),
        ("round 3", "round 2", "politburo-moved-too-far"),
        ("round 3", "round 1", "politburo-lost-too-much"),
        ("round 3", "round 0", "out-of-range"),
        ("round 3", "round 6", "out-of-range"),
        ("gensek 2", "gensek 0", "out-of-range"),
        ("gensek 2", "gensek 6", "out-of-range"),
        ("gensek 2", "gensek 2 | track round", "bad-option"),
        *(
            ("gensek 2", f"gensek 2 | {told}", id)
            for told, id in (
                ("past", "unreadable"),
                ("past 2", "unreadable"),
                ("past 2 0", "unreadable"),
                (f"past 2 -1 {UNANIMOUS}", "unreadable"),  # finance would be at 1, and two more
                (f"past 1 -1 {UNANIMOUS}", "unreadable"),
                (f"past 2 9 {UNANIMOUS}", "out-of-range"),
                (f"past 2 -1 {UNANIMOUS}, ballot reform", "game-over"),
                ("past 2 -1 propose finance", "unreadable"),
                ("since ballot reform", "politburo-must-propose"),
                ("since propose finance,", "unreadable"),
                ("since propose finance | sealed 6 vote for", "not-asked"),
                ("sealed 2", "unreadable"),
            )
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(good: str, bad: str, id: str) -> None:
    assert POLITBURO.write_position(POLITBURO.read_position(GOOD)) == GOOD
    with pytest.raises(Refused) as refused:
        POLITBURO.read_position(GOOD.replace(good, bad, 1))
    assert refused.value.why.id == id


@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        ("beria kirov", "beria beria", refusal("politburo-member-drawn", "politburo 1.1", member="beria")),
        ("2 3 3", "2 3", refusal("politburo-influence-each", "politburo 1.2", found=4, seats=5)),
        ("3 3 2 3 3", "3 3 4 3 3", refusal("politburo-influence-most", "politburo 1.2", found=4, most=3)),
        ("3 3 2 3 3", "1 3 2 1 3", refusal("politburo-lost-too-much", "politburo 4.3", lost=5, rounds=2)),
        ("finance 1", "finance 3", refusal("politburo-moved-too-far", "politburo 3.2", moved=5, rounds=2)),
    ],
)
def test_the_refusal_of_a_position_names_its_rule(good: str, bad: str, why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        POLITBURO.read_position(GOOD.replace(good, bad, 1))
    assert refused.value.why == why


def test_on_an_open_track_a_level_may_pass_three() -> None:
    g = drawn(round=5, security=-8, track="open")
    assert g.public.levels["security"] == -8
    text = POLITBURO.write_position(g)
    assert text.endswith("| security -8 | round 5 | gensek 1 | track open")
    assert POLITBURO.read_position(text) == g


def test_the_fields_of_a_position_may_stand_in_any_order() -> None:
    mixed = " | ".join(reversed(GOOD.split(" | ")))
    assert POLITBURO.read_position(mixed) == POLITBURO.read_position(GOOD)
