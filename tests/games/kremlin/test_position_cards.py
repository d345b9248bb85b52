"""What positions of Kremlin say of cards, and of what they have brought about."""

from __future__ import annotations

import pytest

from presidium.core import Refused, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.cards.events import Drew, Held, Took
from presidium.games.kremlin.effects import Effect
from presidium.games.kremlin.state import Bound, hand
from tests.docs.pages import ROOT, blocks
from tests.games.kremlin.drawn import alike, drawn, told
from tests.rules import rule

SHEET = "sheet stalinists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1"
GROWN = "edition 1988 | intrigue on | players 3 | year 3 | phase 2"


@rule("kremlin 15.1", "kremlin 12.1")
def test_hands_are_dealt_as_the_position_says_and_the_others_see_their_backs() -> None:
    g = drawn(f"{GROWN} | hand militarists 28 3 17 | hand stalinists 4 | discards 1 2 | removed 19")
    assert [g.secret(hand(seat)) for seat in (1, 2, 3)] == [("4",), ("3", "17", "28"), ()]
    assert g.public.hands == (("?",), ("?", "?", "?"), ())
    assert (g.public.discards, g.public.removed) == (("1", "2"), ("19",))
    assert view(g, 2).events[:7] == (
        Drew(1),
        *(event for card in ("28", "3", "17") for event in (Drew(2), Held(2, card))),
    )
    assert view(g, 3).events[:4] == (Drew(1), Drew(2), Drew(2), Drew(2))
    assert "| hand stalinists 4 | hand militarists 3 17 28 | discards 1 2 | removed 19" in KREMLIN.write_position(g)


@rule("kremlin 14.2")
def test_the_hands_of_1986_are_open() -> None:
    g = drawn("edition 1986 | cards on | phase 2 | hand militarists flu flu leave")
    assert g.public.hands == ((), ("flu", "flu", "leave"), (), ())
    assert told(g)[:3] == [Took(2, "flu"), Took(2, "flu"), Took(2, "leave")]
    assert "| hand militarists flu flu leave" in KREMLIN.write_position(g)


SHOWN = blocks(ROOT / "docs" / "notation.md", "kremlin-effects")[0].text.splitlines()
EFFECT_TEXTS = [line.partition("#")[0].strip() for line in SHOWN]
"""One of each, as the documentation shows them."""
LASTING = f"{GROWN} | influence_nestor on | foreign C~ | declared A stalinists 1"
"""A board where C is on a cure and the Stalinists have the Chief, so that each of them could be."""


@pytest.mark.parametrize("text", EFFECT_TEXTS)
def test_what_lasts_is_part_of_a_position(text: str) -> None:
    g = drawn(f"{LASTING} | effect {text}")
    assert len(g.public.effects) == 1
    assert f"| effect {text}" in KREMLIN.write_position(g)
    assert KREMLIN.read_position(KREMLIN.write_position(g)).public.effects == g.public.effects


def test_everything_that_can_last_has_its_form() -> None:
    def kinds(of: type[Effect]) -> set[type[Effect]]:
        return {of}.union(*map(kinds, of.__subclasses__()))

    written = {type(drawn(f"{LASTING} | effect {text}").public.effects[0]) for text in EFFECT_TEXTS}
    assert {kind.__name__ for kind in kinds(Effect) - {Effect}} == {kind.__name__ for kind in written}


@rule("kremlin 1.1")
def test_a_position_says_whose_cure_has_just_ended() -> None:
    """Otherwise, in 1988, cures end when it is read."""
    board = "edition 1988 | intrigue on | phase 1 | foreign C+ | defence D~"
    assert drawn(board).public.resting == ("D",)
    g = drawn(f"{board} | resting C | effect visiting D")
    assert g.public.resting == ("C",)
    assert g.public.men["D"].cure
    assert "| effect visiting D | resting C" in KREMLIN.write_position(g)


@rule("kremlin C.2", "kremlin I.22")
def test_where_a_card_decides_ties_those_that_stand_have_been_decided() -> None:
    tie = "declared E militarists 2 | declared B stalinists 4 evolutionists 4"
    g = drawn(f"{GROWN} | {tie} | effect pravda E militarists")
    assert g.public.judged == {"B": (1, 3)}
    assert drawn(f"{GROWN} | {tie}").public.judged == {}


@rule("kremlin I.17", "kremlin I.23")
def test_what_the_table_has_learnt_of_a_sheet_is_part_of_a_position() -> None:
    g = drawn(f"{GROWN} | {alike(3)[12:]} | bound stalinists 10 B | bound militarists 17 C D")
    assert g.public.bounds == (Bound(1, ("B",), 10), Bound(2, ("C", "D"), 17))
    assert "| bound stalinists 10 B | bound militarists 17 C D" in KREMLIN.write_position(g)


# Positions that cannot be


@rule("kremlin 15.1", "kremlin 14.2")
@pytest.mark.parametrize(
    "bad",
    [
        "hand stalinists flu",
        "hand stalinists 99",
        "hand stalinists 3 3",
        "hand stalinists 3 | hand militarists 3",
        "hand stalinists 3 | hand stalinists 4",
        "hand marxists 3",
        "hand",
        "hand stalinists 3 | discards 3",
        "discards 3 | discards 4",
        "discards 19",  # it leaves the game
        "removed 3",  # it does not
        "effect",
        "effect thunder",
        "effect crisis | effect crisis",
        "effect shield economy E",  # he does not hold it
        "effect visiting G",  # he is not there
        "effect blackmailed marxists B C",  # who is not at the table
        "effect chief_blackmailed stalinists A marxists B",
        "effect flu two",
        "resting b",
        "resting B B",
        "touched b",
        "touched B B",
        "touched",
        "touched B | touched C",
        "bound stalinists",
        "bound stalinists 10",
        "bound stalinists B 10",
        "bound stalinists 10 b",
        "bound marxists 10 B",
    ],
)
def test_impossible_cards_are_refused(bad: str) -> None:
    refused(f"{GROWN} | {bad}", "unreadable")


@rule("kremlin 14.1")
@pytest.mark.parametrize(
    "bad", ["hand stalinists flu flu flu flu", "discards flu", "removed flu", "hand militarists 3"]
)
def test_impossible_cards_of_1986_are_refused(bad: str) -> None:
    refused(f"edition 1986 | cards on | phase 2 | {bad}", "unreadable")


def test_a_sheet_that_breaks_a_bound_is_refused() -> None:
    refused(f"{GROWN} | {SHEET} | bound stalinists 18 B C", "kremlin-impossible-sheet")


@pytest.mark.parametrize("bad", ["hand stalinists 3", "discards 3", "removed 19", "effect crisis"])
def test_there_are_no_cards_without_the_option(bad: str) -> None:
    refused(f"phase 2 | {bad}", "unreadable")


def refused(text: str, id: str) -> None:
    with pytest.raises(Refused) as found:
        drawn(text)
    assert found.value.why.id == id
