"""Kremlin 14 and section S: the cards of 1986."""

from __future__ import annotations

from collections import Counter

import pytest

from presidium.core import CHANCE, view
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.cards.events import Refrained, Took
from presidium.games.kremlin.cards.hands import stock
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.events import Judged, Retired, Returned, Voted
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.table import dealt, hand_of, lasting, playable, plays
from tests.games.kremlin.drawn import actor, acts, dice, do, does, new, offered, quiet, skip, told, volley
from tests.games.kremlin.phases.table import crosses, happened, people, place, play, refused, stressed
from tests.rules import rule

KINDS = tuple(STOCK.cards)

# On N (63) at work: 1-3 A, 4-7 K, 8-17 -, 18-20 G; in the Sanatorium: 1 A, 2 K, 3-9 -, 10-20 G.


def away(g: Kremlin) -> str:
    """Who is in the Sanatorium, as letters."""
    return "".join(who for who in g.public.members() if g.public.men[who].cure)


def rolls(g: Kremlin, face: int) -> Kremlin:
    """Windows shut, somebody's health is rolled; the die lies on the table and has not worked yet."""
    quiet(g).apply(CHANCE, Roll20(face))
    return g


# 14.1, 14.2 Taking


def after_the_sheets(*seniority: str) -> Kremlin:
    g = do(new(3, edition="1986", cards="on"), *(f"chance: senior {faction}" for faction in seniority))
    do(g, *(f"chance: draw {who}" for who in "BCDEFGHIJKLM"))
    return do(g, *(f"{seat}: sheet B C D E F G H I J K" for seat in (1, 2, 3)))


@rule("kremlin 14.1")
def test_there_are_21_cards_of_ten_kinds() -> None:
    assert Counter(STOCK) == {
        "flu": 3,
        "vaccination": 1,
        "assassination": 3,
        "bodyguard": 2,
        "leave": 3,
        "wrong_diagnosis": 3,
        "specialist": 2,
        "rehabilitation": 2,
        "bee_hormone": 1,
        "sanatoria_full": 1,
    }
    assert len(list(STOCK)) == 21


@rule("kremlin 14.1", "kremlin 14.2")
def test_when_the_sheets_are_written_each_player_takes_a_card_in_order_of_seniority() -> None:
    g = after_the_sheets("evolutionists", "stalinists", "militarists")
    assert (g.asked(), offered(g, 3)) == ((3,), {"pass", *(f"take {kind}" for kind in KINDS)})
    assert refused(g, 3, "vote for") == "kremlin-take-or-pass (kremlin 14.1)"
    do(g, "3: take bee_hormone")
    assert (g.asked(), offered(g, 1)) == ((1,), {"pass", *(f"take {kind}" for kind in KINDS if kind != "bee_hormone")})
    do(g, "1: take flu", "2: take flu")
    assert told(g)[-4:-1] == [Took(3, "bee_hormone"), Took(1, "flu"), Took(2, "flu")]
    assert (g.public.phase, [hand_of(g, seat) for seat in (1, 2, 3)]) == (1, [("flu",), ("flu",), ("bee_hormone",)])


@rule("kremlin 14.1")
def test_the_first_card_can_be_declined() -> None:
    g = after_the_sheets("evolutionists", "stalinists", "militarists")
    do(g, "3: pass", "1: take flu", "2: pass")
    assert told(g)[-4:-1] == [Refrained(3), Took(1, "flu"), Refrained(2)]
    assert (g.public.phase, [hand_of(g, seat) for seat in (1, 2, 3)]) == (1, [("flu",), (), ()])


@rule("kremlin 14.2", "kremlin 12.1")
def test_hands_are_public() -> None:
    g = dealt("1986", 2, "1B", "", stalinists="flu leave", militarists="leave")
    for seat in (None, 3):
        assert view(g, seat).public.hands == (("flu", "leave"), ("leave",), (), ())


@rule("kremlin 14.2")
def test_a_card_played_goes_back_to_the_stock() -> None:
    g = dealt("1986", 2, "1B", "", stalinists="bee_hormone")
    assert "bee_hormone" not in stock(g)
    plays(g, "1: play bee_hormone on B")
    assert (hand_of(g, 1), "bee_hormone" in stock(g), g.public.discards) == ((), True, ())


@rule("kremlin 14.1", "kremlin 10.1")
@pytest.mark.parametrize("year", [3, 6, 9])
def test_after_years_3_6_and_9_a_card_may_be_taken_instead_of_the_2_points(year: int) -> None:
    """The evolutionists hold the Chief and are last; the others come before, from their right on."""
    g = dealt("1986", 8, "3N", f"year {year} | chief N+~", stalinists="flu flu", militarists="flu")
    asked: list[int] = []
    for answer in ("take leave", "add Z", "take leave", "take leave"):
        asked += quiet(g).asked()
        assert "take flu" not in offered(g, asked[-1])
        do(g, f"{asked[-1]}: {answer}")
    assert asked == [2, 1, 4, 3]
    assert [hand_of(g, seat) for seat in asked] == [("flu", "leave"), ("flu", "flu"), ("leave",), ("leave",)]


@rule("kremlin 14.1")
def test_an_empty_stock_offers_none() -> None:
    g = dealt("1986", 8, "3N", "year 3 | chief N+~", stalinists=" ".join(STOCK))
    assert not [text for text in offered(quiet(g), 2) if text.startswith("take")]


# 14.3 When

ANY_TIME = {"assassination", "leave", "specialist", "bee_hormone"}


@rule("kremlin 14.3")
@pytest.mark.parametrize(
    ("phase", "kinds"),
    [
        (1, ANY_TIME | {"sanatoria_full"}),
        (2, ANY_TIME),
        (3, ANY_TIME),
        (4, ANY_TIME | {"flu"}),
        (5, ANY_TIME),
        (6, ANY_TIME),
        (7, ANY_TIME | {"rehabilitation"}),
        (8, ANY_TIME - {"leave"}),
    ],
)
def test_what_can_be_played_when_a_phase_begins(phase: int, kinds: set[str]) -> None:
    """A vaccination needs a flu, a bodyguard an assassin, a wrong diagnosis a roll."""
    g = dealt("1986", phase, "1B", "economy G+~ | siberia Q", stalinists=" ".join(KINDS))
    assert {text.split()[0] for text in playable(g, 1)} == kinds


@rule("kremlin 14.3")
def test_after_a_health_roll_there_is_only_the_wrong_diagnosis_and_after_a_purge_roll_nothing() -> None:
    g = rolls(dealt("1986", 4, "1B", "economy G+~", stalinists=" ".join(KINDS)), 10)
    assert {text.split()[0] for text in playable(g, 1)} == {"wrong_diagnosis"}
    g = play(dealt("1986", 2, "1B", "economy G+~", stalinists=" ".join(KINDS)), "B purge I", "6")
    assert (place(g, "I"), actor(quiet(g))) == ("siberia", "B")


# Leave or indisposition


@rule("kremlin S.leave", "kremlin 14.4")
def test_one_is_fetched_until_the_phase_ends() -> None:
    g = plays(dealt("1986", 2, "1B 2E", "kgb B+~", stalinists="leave"), "1: play leave on B")
    assert (away(g), actor(quiet(g))) == ("", "B")
    assert away(skip(g, 3)) == "B"


@rule("kremlin S.leave", "kremlin 14.4")
def test_or_one_is_sent_there_until_the_phase_ends() -> None:
    """Any member, sick or not, controlled or not; and nobody asks him whether he comes back."""
    g = dealt("1986", 2, "1B 2E", "economy G+~", militarists="leave")
    assert playable(g, 2) == {"leave on G", *(f"leave against {who}" for who in "ABCDEFH")}
    plays(g, "2: play leave against B")
    assert (away(g), actor(quiet(g))) == ("BG", "E")
    assert (away(play(g, "E pass")), g.public.phase) == ("G", 3)
    assert happened(g, Returned) == [Returned("B")]


@rule("kremlin S.leave", "kremlin 14.4")
def test_sent_away_before_the_ageing_he_counts_as_on_a_cure() -> None:
    g = plays(
        dealt("1986", 1, "1FG", "chief N | industry F+ | economy G+", militarists="leave"), "2: play leave against F"
    )
    acts(g, "G", "pass")
    skip(g, 2)
    assert (stressed(g, "FG"), away(g)) == ([0, 1], "")


@rule("kremlin S.leave", "kremlin 14.4")
@pytest.mark.parametrize(("how", "way", "after"), [("~", "on", 1), ("", "against", 0)])
def test_the_health_roll_is_made_where_he_is(how: str, way: str, after: int) -> None:
    """A 10 heals N in the Sanatorium and does nothing at work."""
    g = plays(dealt("1986", 4, "", f"chief N+{how}", stalinists="leave"), f"1: play leave {way} N")
    assert crosses(dice(g, 10), "N") == [after]


@rule("kremlin S.leave", "kremlin 3.2")
@pytest.mark.parametrize(("how", "voted"), [("+?~", True), ("+?", False)])
def test_an_accused_who_is_fetched_votes_and_one_who_is_sent_away_does_not(how: str, voted: bool) -> None:
    g = acts(dealt("1986", 3, "1DG 2F", f"economy G{how} | year 2", evolutionists="leave"), "D", "accuse G")
    acts(g, "D", "vote guilty")
    plays(g, f"3: play leave {'on' if voted else 'against'} G")
    does(g, "F", "vote innocent")
    if voted:
        does(g, "G", "vote innocent")
    assert (Voted("G", "innocent") in happened(g, Voted)) is voted
    assert happened(g, Judged) == [Judged("G", "acquitted" if voted else "guilty")]


@rule("kremlin S.leave", "kremlin 14.4")
@pytest.mark.parametrize("cure", ["", "~"])
def test_opposite_cards_cancel_each_other(cure: str) -> None:
    g = dealt("1986", 2, "1B", f"economy G+{cure}", stalinists="leave", militarists="leave")
    ways = ("on", "against") if cure else ("against", "on")
    plays(plays(g, f"1: play leave {ways[0]} G"), f"2: play leave {ways[1]} G")
    assert (away(g), lasting(g)) == ("G" if cure else "", [])
    assert away(skip(g, 3)) == ("G" if cure else "")


@rule("kremlin S.leave", "kremlin 13.1")
def test_two_who_fetch_the_same_man_do_not_cancel_each_other() -> None:
    """The second card of the volley has become impossible, and goes back to the hand."""
    g = dealt("1986", 2, "1B", "economy G+~", stalinists="leave", militarists="leave")
    plays(g, "1: play leave on G; 2: play leave on G")
    assert (away(g), lasting(g)) == ("", ["OnLeave"])
    assert sorted(map(len, g.public.hands[:2])) == [0, 1]


@rule("kremlin S.leave")
def test_not_in_phase_8() -> None:
    g = dealt("1986", 8, "1N", "chief N+~", stalinists="leave")
    assert refused(g, 1, "play leave on N") == "kremlin-card-not-now card=leave (kremlin S.leave)"


# The others


@rule("kremlin S.rehabilitation")
def test_in_phase_7_one_comes_back_from_siberia_and_nobody_pays() -> None:
    g = dealt("1986", 7, "1B", "chief N | siberia O/3+ P", militarists="rehabilitation")
    assert playable(g, 2) == {"rehabilitation on O", "rehabilitation on P"}
    plays(g, "2: play rehabilitation on O")
    assert (place(g, "O"), people(g, "siberia"), stressed(g, "OB"), crosses(g, "O")) == ("people", "P", [3, 0], [1])


@rule("kremlin S.bee_hormone", "kremlin 9.1", "kremlin 13.1")
def test_in_the_last_window_the_bee_hormone_keeps_anybody_from_retiring_for_good() -> None:
    """B is 95 and too old to purge; with the card he stays, and acts again, however old he gets."""
    g = volley(dealt("1986", 2, "1B", "president on | chief N | kgb B/20 | foreign C/21", militarists="bee_hormone"))
    assert (g.public.phase, actor(g)) == (2, None)
    plays(g, "2: play bee_hormone on B")
    skip(g, 3)
    assert happened(g, Retired) == [Retired("C")]
    play(skip(skip(g, 1, face=20), 2), "B purge I", "20")
    assert (g.public.year, place(g, "B"), g.public.age("B")) == (2, "kgb", 96)


@rule("kremlin S.bee_hormone")
def test_once_is_enough_and_the_dead_and_retired_are_beyond_it() -> None:
    text = "president on | wall I | retired J | siberia K"
    g = dealt("1986", 2, "1B", f"candidates L M | {text}", militarists="bee_hormone")
    assert playable(g, 2) == {f"bee_hormone on {who}" for who in "ABCDEFGHKLMNOPQRSTUVWXYZ"}
    plays(g, "2: play bee_hormone on B")
    assert lasting(skip(skip(g, 1, face=15), 2, face=15)) == ["Ageless"]  # for the rest of the game


@rule("kremlin S.sanatoria_full", "kremlin 1.1")
def test_the_sanatoria_are_full_but_a_cure_taken_again_is_not_new() -> None:
    """G has been on a cure and goes on with it; F, who has not, is not even asked."""
    g = dealt("1986", 8, "1FG", "chief N | industry F+ | economy G+~", militarists="leave sanatoria_full")
    plays(skip(g, 1), "2: play sanatoria_full")
    assert away(g) == ""
    assert (actor(quiet(g)), g.asked()) == ("G", (1,))
    skip(acts(g, "G", "cure"), 2)
    assert (away(g), stressed(g, "FG")) == ("G", [1, 0])
    assert away(plays(g, "2: play leave against F")) == "FG"  # the card still works
    skip(g, 1, face=15)
    assert (g.public.year, lasting(g), actor(quiet(g))) == (3, [], "F")


@rule("kremlin S.sanatoria_full")
def test_they_are_full_from_the_start_of_phase_1() -> None:
    g = acts(dealt("1986", 1, "1FG", "industry F+ | economy G+", militarists="sanatoria_full"), "F", "cure")
    why = "kremlin-card-not-now card=sanatoria_full (kremlin S.sanatoria_full)"
    assert refused(g, 2, "play sanatoria_full") == why
