"""Kremlin 12, 15.2: what each seat may know of the cards."""

from __future__ import annotations

import json
from random import Random

import pytest

from presidium.core import UNSEEN, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.announcing.window import waiting
from presidium.games.kremlin.cards.events import Drew, Gave, Handed, Held, Played
from presidium.games.kremlin.state import Kremlin, hand, sheet
from tests.games.kremlin.drawn import dice, do, drawn, new, play_out, quiet, told, volley, window
from tests.rules import rule

HANDS = "edition 1988 | intrigue on | phase 2 | hand stalinists 12 33 | hand militarists 13 21 | siberia N"


def seen(g: Kremlin, seat: int | None) -> str:
    """A view, byte by byte as it is sent."""
    return json.dumps(KREMLIN.codec.view(view(g, seat)))


@rule("kremlin 12.1", "kremlin 15.1")
def test_a_seat_knows_its_own_hand_and_no_other_before_the_end() -> None:
    for count, g in enumerate(play_out(new(4, preset="1988 advanced"), Random(4))):
        if count % 25 and not g.over:
            continue
        for seat in (*g.rules.players, None):
            found = view(g, seat)
            assert found.secrets.keys() == g.secrets.keys()
            known = {key for key in found.secrets if found.knows(key)}
            assert known == {key for key in g.secrets if g.over or key[-1] == seat}
            assert {key[0] for key in g.secrets} <= {"sheet", "hand", "waiting"}
    assert set(g.secrets) == {key(seat) for key in (hand, sheet) for seat in g.rules.players}


@rule("kremlin 12.1", "kremlin 14.2")
@pytest.mark.parametrize("preset", ["1986 full", "1988 advanced"])
def test_all_is_told_to_all_but_which_cards_are_drawn_and_given(preset: str) -> None:
    *_, g = play_out(new(5, preset=preset), Random(2), passing=0.7)
    private = {type(event) for event, audience in g.log if audience is not None}
    assert private == (set() if preset == "1986 full" else {Held, Handed})
    drawn_or_given = [type(event) for event, _ in g.log if isinstance(event, Drew | Held | Gave | Handed)]
    assert drawn_or_given[1::2] == [{Drew: Held, Gave: Handed}[event] for event in drawn_or_given[::2]]
    assert all(audience == frozenset({event.player}) for event, audience in g.log if isinstance(event, Held))
    assert all(
        audience == frozenset((event.player, event.to)) for event, audience in g.log if isinstance(event, Handed)
    )


@rule("kremlin 15.2", "kremlin 12.1")
def test_a_gift_is_seen_but_not_which_card() -> None:
    one, other = drawn(HANDS), drawn(HANDS)
    volley(one, "1: give 12 to militarists")
    volley(other, "1: give 33 to militarists")
    assert Gave(1, 2) in told(one)
    assert one.public.hands == (("?",), ("?", "?", "?"), (), ())
    assert [seen(one, seat) for seat in (3, 4, None)] == [seen(other, seat) for seat in (3, 4, None)]
    assert view(one, 2).secret(hand(2)) == ("12", "13", "21")
    assert Handed(1, 2, "12") in view(one, 1).events
    assert Handed(1, 2, "12") in view(one, 2).events


@rule("kremlin 15.2")
def test_after_a_gift_nobody_can_tell_which_card_moved_on() -> None:
    """The receiver's hand lies in the order of the table, whatever came last."""
    one, other = drawn(HANDS), drawn(HANDS)
    volley(volley(one, "1: give 33 to militarists"), "2: give 33 to evolutionists")
    volley(volley(other, "1: give 33 to militarists"), "2: give 13 to evolutionists")
    assert [seen(one, seat) for seat in (1, 4, None)] == [seen(other, seat) for seat in (1, 4, None)]


@rule("kremlin 12.1", "kremlin 13.1")
def test_of_the_cards_of_a_volley_only_the_one_whose_turn_it_is_is_seen() -> None:
    one, other = drawn(HANDS), drawn(HANDS)
    volley(one, "1: play 12 on N; 2: play 21 on A")
    volley(other, "1: play 12 on N")
    assert [event.play.card for event in told(one) if isinstance(event, Played)] == ["12"]
    assert [seen(one, seat) for seat in (1, 3, 4, None)] == [seen(other, seat) for seat in (1, 3, 4, None)]
    assert view(one, 2).knows(waiting(0, 2))
    assert view(one, 3).secret(waiting(0, 2)) is UNSEEN


@rule("kremlin 12.1", "kremlin 13.1")
def test_a_card_that_goes_back_unseen_has_never_been_played() -> None:
    """Seat 3 would make its own man younger, but he is taken over in the same volley, and a die must say by whom."""
    text = (
        "edition 1988 | intrigue on | phase 2 | kgb B/9 | declared B evolutionists 1 | hand evolutionists 13 "
        "| sheet stalinists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 | sheet militarists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1"
    )
    one, other = drawn(text), drawn(text)
    volley(one, "1: declare B 5; 2: declare B 5; 3: play 13 on B")
    volley(other, "1: declare B 5; 2: declare B 5")
    for g in (one, other):
        assert window(g) is None  # the die is to be cast
    assert [seen(one, seat) for seat in (1, 2, 4, None)] == [seen(other, seat) for seat in (1, 2, 4, None)]
    for g in (one, other):
        do(g, "chance: roll 7; chance: roll 3")
    assert [seen(one, seat) for seat in (1, 2, 4, None)] == [seen(other, seat) for seat in (1, 2, 4, None)]
    assert one.secret(hand(3)) == ("13",)


@rule("kremlin 12.1")
def test_no_card_of_another_hand_stands_in_a_view() -> None:
    """A canary: a card that no table has."""
    g = drawn(f"{HANDS} | declared B stalinists 3")
    g.hide(hand(2), ("777777",), 2)
    for moment in (g, volley(g.copy(), "1: play 33"), quiet(g.copy()), dice(do(quiet(g.copy()), "1: purge C"), 20)):
        for seat in (1, 3, 4, None):
            assert "777777" not in seen(moment, seat)
            assert view(moment, seat).secret(hand(2)) is UNSEEN
        assert view(moment, 2).secret(hand(2)) == ("777777",)


@rule("kremlin 12.1")
def test_after_the_end_all_hands_are_open() -> None:
    *_, g = play_out(new(3, preset="1988 advanced"), Random(7))
    for seat in (*g.rules.players, None):
        assert all(view(g, seat).secret(hand(one)) == g.secret(hand(one)) for one in g.rules.players)


@rule("kremlin 14.2", "kremlin 12.1")
def test_in_1986_everybody_sees_all_hands() -> None:
    g = drawn("edition 1986 | cards on | phase 2 | hand stalinists flu | hand militarists leave bodyguard")
    for seat in (1, 2, 3, None):
        assert view(g, seat).public.hands == (("flu",), ("bodyguard", "leave"), (), ())
    assert not any(key[0] == "hand" for key in g.secrets)
