"""Kremlin 7: rehabilitation."""

from __future__ import annotations

import pytest

from presidium.core import PASS
from presidium.games.kremlin.events import Announced, Declared, Moved
from tests.games.kremlin.drawn import EDITIONS, actor, do, offered, told, written
from tests.games.kremlin.phases.table import (
    began,
    begun,
    board,
    crosses,
    happened,
    people,
    play,
    refused,
    seize,
    stressed,
)
from tests.rules import rule

EXILES = "chief N | siberia O/4++ P Q+"


@rule("kremlin 7.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_member_in_rank_order_may_bring_back_any_number_for_five_each(edition: str) -> None:
    g = begun(edition, 7, "1NCEG 2BDFH", EXILES)
    assert (actor(g), offered(g, 1)) == ("N", {"pass", "rehabilitate O", "rehabilitate P", "rehabilitate Q"})
    play(g, "N rehabilitate Q", "N rehabilitate O", *(f"{who} pass" for who in "NBCDEFG"))
    assert (actor(g), offered(g, 2)) == ("H", {"pass", "rehabilitate P"})
    play(g, "H rehabilitate P")
    assert (began(g), people(g, "siberia"), stressed(g, "NBCDEFGH")) == (8, "", [10, 0, 0, 0, 0, 0, 0, 5])
    assert happened(g, Moved) == [Moved(who, "people") for who in "QOP"]


@rule("kremlin 7.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_they_keep_their_stress_and_crosses(edition: str) -> None:
    g = play(board(edition, 7, "1N", EXILES), "N rehabilitate O")
    assert (stressed(g, "O"), crosses(g, "O"), g.public.men["O"].place) == ([4], [2], "people")


@rule("kremlin 7.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_else_comes_back(edition: str) -> None:
    g = begun(edition, 7, "1N", f"{EXILES} | wall R | retired S")
    for who in "BIRSZ":
        assert refused(g, 1, f"rehabilitate {who}") == f"kremlin-not-in-siberia who={who} (kremlin 7.1)"
    assert refused(g, 1, "purge B") == "kremlin-may-not who=N (kremlin 7.1)"
    assert refused(g, 2, "rehabilitate O") == "not-asked seat=2"


@rule("kremlin 7.1", "kremlin C.3", "kremlin C.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_absent_do_not_and_the_uncontrolled_let_it_lapse_unless_somebody_declares(edition: str) -> None:
    g = board(edition, 7, "1NBC", "chief N+~ | foreign - | kgb B+~ | siberia O")
    do(g, "1: pass; 2: pass; 3: pass; 4: pass")
    assert told(g)[-1] == Announced("D", None, PASS)
    play(seize(g, "4: declare D 1"), "D rehabilitate O")
    assert (people(g, "siberia"), stressed(g, "D")) == ("", [5])


@rule("kremlin 7.1", "kremlin C.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_siberia_empty_nothing_is_asked_or_announced(edition: str) -> None:
    g = begun(edition, 7, "1NCEG 2BDF", "chief N")
    assert began(g) == 8
    assert happened(g, Announced) == []


HELD = "chief N | declared N militarists 1"
SHEET = "B1 C2 D3 E4 F5 G6 H8 I9 J10"


@rule("kremlin 7.2", "kremlin 2.6")
def test_1988_in_siberia_nothing_can_be_declared_on_him_though_points_stay_written() -> None:
    """Of seven points four were lost with him."""
    text = f"candidates O J K L M | {HELD} | declared O stalinists 4 | declared B stalinists 1"
    g = play(board("1988", 2, "", f"{text} | sheet stalinists O7 {SHEET}"), "B purge O", "20", "B pass")
    assert written(g, 1, "O") == 3
    assert refused(g, 1, "declare O 1") == "kremlin-beyond-influence who=O (kremlin C.1)"


@rule("kremlin 7.2")
def test_1988_after_his_return_what_was_not_declared_counts_again() -> None:
    text = f"{HELD} | siberia O | shifts stalinists O-4 | sheet stalinists O3 {SHEET}"
    g = play(board("1988", 7, "", text), "N rehabilitate O")
    assert refused(g, 1, "declare O 4") == "kremlin-not-written who=O points=4 written=3 (kremlin C.1)"
    seize(g, "1: declare O 3")
    assert Declared(1, "O", 3) in told(g)
    assert g.public.control["O"] == 1


@rule("kremlin 7.2", "kremlin C.6")
def test_1986_all_of_it_does_and_who_controlled_him_controls_him_again() -> None:
    text = f"{HELD} | siberia O | declared O stalinists 4 | sheet stalinists O7 {SHEET}"
    g = play(board("1986", 7, "", text), "N rehabilitate O")
    assert (g.public.control["O"], g.public.declared["O"], written(g, 1, "O")) == (1, (4, 0, 0, 0), 7)
