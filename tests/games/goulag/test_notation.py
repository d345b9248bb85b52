"""How Goulag is written: its actions, statements and positions."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import PASS, Action, Refusal, Refused, Unreadable, refusal
from presidium.games.goulag import GOULAG
from presidium.games.goulag.moves import Deal, First, Name, Play, Supervise
from tests.games.goulag.drawn import OWN_CARD, SEATS, deal, do, drawn, new, play_out


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("deal loyal", Deal("loyal")),
        ("deal disloyal", Deal("disloyal")),
        ("first 4", First(4)),
        ("name 1 5 watch 3", Name((1, 5), 3)),
        ("play work", Play("work")),
        ("play strike", Play("strike")),
        ("supervise 10", Supervise(10)),
        ("pass", PASS),
    ],
)
def test_every_action_has_one_text(text: str, action: Action) -> None:
    assert GOULAG.notation.print(action) == text
    assert GOULAG.notation.read(text) == action
    assert GOULAG.notation.read(f"  {text.upper()} ") == action


def test_the_order_of_the_builders_means_nothing() -> None:
    assert GOULAG.notation.read("name 5 1 watch 3") == Name((1, 5), 3)


@pytest.mark.parametrize(
    "text", ["name 1 1 watch 3", "deal red", "play", "name 1 5 3", "supervise", "claim 1 loyal own"]
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(Unreadable):
        GOULAG.notation.read(text)


@pytest.mark.parametrize("own_card", OWN_CARD)
@pytest.mark.parametrize("seats", SEATS)
def test_a_position_is_the_whole_game_from_the_first_round_to_the_end(seats: int, own_card: str) -> None:
    written = 0
    for g in play_out(new(seats, own_card), Random(seats)):
        if g.over or not g.public.commissar:
            with pytest.raises(Refused) as refused:
                GOULAG.write_position(g)
            assert refused.value.why.id == "no-position-here"
            continue
        text = GOULAG.write_position(g)
        read = GOULAG.read_position(text)
        assert GOULAG.write_position(read) == text
        assert [getattr(read, part) for part in PARTS] == [getattr(g, part) for part in PARTS]
        written += 1
    assert written == 4 * seats  # waiting for the commissar, both builders, one of them, the supervisor


PARTS = ("rules", "public", "secrets", "stack", "answers")
"""All of a state but its log."""


def test_what_a_position_looks_like() -> None:
    g = do(deal(new(5, "blind"), "LDDLD"), "chance: first 4")
    assert GOULAG.write_position(g) == "goulag | cards D D L D L | round 1 | commissar 4 | canal 0 | own_card blind"
    do(g, "4: name 1 5 watch 3", "1: play work; 5: play strike", "3: supervise 5")
    past = "past 1 name 1 5 watch 3, play work, play strike, supervise 5"
    expected = f"goulag | cards D D L D L | round 2 | commissar 5 | canal 2 | before 1 3 5 | own_card blind | {past}"
    assert GOULAG.write_position(g) == expected
    do(g, "5: name 2 4 watch 1", "4: play work")
    assert GOULAG.write_position(g) == f"{expected} | since name 2 4 watch 1 | sealed 4 play work"
    do(g, "2: play strike")
    assert GOULAG.write_position(g) == f"{expected} | since name 2 4 watch 1, play strike, play work"
    do(g, "1: pass")
    assert GOULAG.write_position(g).endswith(f"| {past}; 2 name 2 4 watch 1, play strike, play work, pass")


def test_of_rounds_before_only_those_are_known_that_are_told() -> None:
    g = GOULAG.read_position("goulag | cards L D L D L | round 3 | commissar 2 | canal 1 | before 3 4 5")
    do(g, "2: name 1 3 watch 4", "1: play work; 3: play strike", "4: pass")
    text = GOULAG.write_position(g)
    assert text.endswith("| canal 2 | before 1 3 4 | past 3 name 1 3 watch 4, play work, play strike, pass")
    assert [over.number for over in GOULAG.read_position(text).public.history] == [3]


GOOD = "goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5"


@pytest.mark.parametrize(
    ("good", "bad", "id"),
    [
        ("goulag", "politburo", "unreadable"),
        ("goulag |", "", "position-lacks"),
        ("goulag |", "goulag goulag |", "unreadable"),
        ("goulag |", "goulag | |", "unreadable"),
        ("| cards L D L D L ", "", "position-lacks"),
        ("| round 2 ", "", "position-lacks"),
        ("| commissar 2 ", "", "position-lacks"),
        ("| canal 1 ", "", "position-lacks"),
        ("canal 1", "canal 1 | canal 1", "unreadable"),
        ("canal 1", "canal 1 | river 2", "unreadable"),
        ("cards L D L D L", "cards L D L D X", "unreadable"),
        ("cards L D L D L", "cards L D L D", "wrong-players"),
        ("cards L D L D L", "cards D D D D D", "goulag-too-many-cards"),
        ("round 2", "round 0", "out-of-range"),
        ("round 2", "round 6", "out-of-range"),
        ("round 2", "round two", "unreadable"),
        ("round 2", "round", "unreadable"),
        ("round 2", "round 1 2", "unreadable"),
        ("round 2", "round +2", "unreadable"),
        ("commissar 2", "commissar 0", "out-of-range"),
        ("commissar 2", "commissar 6", "out-of-range"),
        ("canal 1", "canal 3", "out-of-range"),
        ("before 3 4 5", "before 3 4", "goulag-before"),
        ("before 3 4 5", "before 3 4 4", "goulag-before"),
        ("before 3 4 5", "before 3 4 6", "goulag-before"),
        ("before 3 4 5", "before 3 4 4 5", "goulag-before"),
        ("before 3 4 5", "before 1 4 5", "goulag-before"),  # 1 was the commissar and never named himself
        ("before 3 4 5", "before a b c", "unreadable"),
        (" | before 3 4 5", "", "goulag-before"),
        ("round 2 | commissar 2 | canal 1", "round 1 | commissar 2 | canal 0", "goulag-before"),
        ("before 3 4 5", "before 3 4 5 | own_card peek", "bad-option"),
        *(
            ("before 3 4 5", f"before 3 4 5 | {told}", id)
            for told, id in (
                ("past", "unreadable"),
                ("past 1", "unreadable"),
                ("past 1 name 3 4 watch 5, play work, play strike", "unreadable"),  # and the supervisor?
                ("past 2 name 3 4 watch 5, play work, play strike, pass", "unreadable"),
                ("past 1 name 3 4 watch 5, play work, play strike, pass, pass", "game-over"),
                ("past 1 name 3 4 watch 5, play work, play strike, pass;", "unreadable"),
                ("past 1 name 1 4 watch 5, play work, play strike, pass", "goulag-not-himself"),
                ("past 1 name 2 4 watch 5, play work, play strike, pass", "goulag-before"),
                ("past 1 name 3 4 watch 5, play work, play work, pass", "out-of-range"),  # the canal would be 2
                ("since play work", "goulag-must-name"),
                ("since name 1 3 watch 4, pass", "goulag-must-play"),
                ("since name 3 4 watch 5", "goulag-renewal"),
                ("since name 1 3 watch 4,", "unreadable"),
                ("since name 1 3 watch 4 | sealed 4 play work", "not-asked"),
                ("since name 1 3 watch 4 | sealed play work", "unreadable"),
                ("since name 1 3 watch 4 | sealed 3 play work, 3 play work", "answered-already"),
            )
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(good: str, bad: str, id: str) -> None:
    assert GOULAG.write_position(GOULAG.read_position(GOOD)) == GOOD
    with pytest.raises(Refused) as refused:
        GOULAG.read_position(GOOD.replace(good, bad, 1))
    assert refused.value.why.id == id


def test_the_fields_of_a_position_may_stand_in_any_order() -> None:
    mixed = "canal 1 | goulag | before 5 4 3 | commissar 2 | round 2 | cards L D L D L"
    assert GOULAG.read_position(mixed) == drawn("LDLDL", round=2, commissar=2, canal=1, before="3 4 5")


@pytest.mark.parametrize(
    ("good", "bad", "why"),
    [
        ("L D L D L", "L L L L L", refusal("goulag-too-many-cards", "goulag 1.1", side="loyal", cards=4)),
        ("L D L D L", "L D X D L", refusal("unreadable", text="cards L D X D L")),
        ("before 3 4 5", "before 1 4 5", refusal("goulag-before", "goulag 2.1")),
        ("before 3 4 5", "before 4 5", refusal("goulag-before", "goulag 2.2")),
        (
            "before 3 4 5",
            "before 3 4 5 | own_card a b",
            refusal("bad-option", "goulag 1.4", option="own_card", value="a b", allowed="seen, blind"),
        ),
    ],
)
def test_a_refused_position_is_told_why_and_by_which_rule(good: str, bad: str, why: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        GOULAG.read_position(GOOD.replace(good, bad, 1))
    assert refused.value.why == why


def test_a_copy_is_equal_at_every_moment_of_a_game() -> None:
    g, rng = GOULAG.new(5), Random(3)
    while not g.over:
        player = g.waiting_for()[0]
        g.apply(player, g.options(player).sample(rng))
        assert g.copy() == g
    assert g.copy().public.outcome is not None
