"""Kremlin 4: health."""

from __future__ import annotations

import pytest

from presidium.core import CHANCE, Roll
from presidium.games.kremlin.events import Ailed, Died, Rolled
from tests.games.kremlin.drawn import EDITIONS, offered, where, written
from tests.games.kremlin.phases.table import began, begun, board, crosses, happened, people, place, play, stressed
from tests.rules import rule


@rule("kremlin 4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_member_rolls_in_rank_order_and_nobody_else(edition: str) -> None:
    g = begun(edition, 4, "", "chief N | foreign - | ideology E+~ | candidates I++ J K L M | siberia O++")
    for _ in range(7):
        assert isinstance(g.question(), Roll)
        assert offered(g, CHANCE) == {f"roll {face}" for face in range(1, 21)}
        play(g, "16")
    assert [event.who for event in happened(g, Rolled)] == list("NBDEFGH")  # type: ignore[attr-defined]
    assert began(g) == 5
    assert crosses(g, "IO") == [2, 2]


# On N (63) at work: 1-3 A, 4-7 K, 8-17 -, 18-20 G; in the Sanatorium: 1 A, 2 K, 3-9 -, 10-20 G.
RESULTS = [
    ("", 18, 0),
    ("", 17, 0),
    ("", 7, 1),
    ("", 3, 2),
    ("+", 18, 0),
    ("+", 8, 1),
    ("+", 4, 2),
    ("+", 3, None),
    ("++", 20, 1),
    ("++", 17, 2),
    ("++", 7, None),
    ("++", 1, None),
    ("+~", 10, 0),
    ("+~", 9, 1),
    ("+~", 3, 1),
    ("+~", 2, 2),
    ("+~", 1, None),
    ("++~", 10, 1),
    ("++~", 2, None),
]


@rule("kremlin 4.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("how", "face", "after"), RESULTS)
def test_what_the_die_does_to_him(edition: str, how: str, face: int, after: int | None) -> None:
    """One cross less or more, two more at once; three are death."""
    g = play(board(edition, 4, "", f"chief N{how}"), str(face))
    assert happened(g, Rolled) == [Rolled("health", "N", face, 0, 0, (), 3 if "~" in how else 8)]
    before = how.count("+")
    if after is None:
        assert (place(g, "N"), happened(g, Died, Ailed)) == ("wall", [Died("N")])
    else:
        assert (place(g, "N"), crosses(g, "N")) == ("chief", [after])
        assert happened(g, Died, Ailed) == [Ailed("N", after)] * (after != before)
        assert g.public.men["N"].cure == how.endswith("~")


@rule("kremlin 4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_old_die_at_once_and_go_to_the_kremlin_wall(edition: str) -> None:
    g = play(board(edition, 4, "", "chief A | kgb B/20+~"), "1", "1")
    assert (where(g), people(g, "wall")) == ("--CDEFGH", "AB")
    assert happened(g, Died) == [Died("A"), Died("B")]  # A at 80 dies of the table, B of his third cross


@rule("kremlin 4.1")
@pytest.mark.parametrize(("edition", "option"), [("1986", ""), ("1986", "president on"), ("1988", "")])
@pytest.mark.parametrize(("face", "after"), [(9, 2), (10, 1), (17, 0)])
def test_stress_points_count_as_years_and_over_95_the_row_of_95_is_read(
    edition: str, option: str, face: int, after: int
) -> None:
    text = "kgb - | chief B/25" + (f" | {option}" if option else "")
    assert crosses(play(board(edition, 4, "", text), str(face)), "B") == [after]


@rule("kremlin 4.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_roll_costs_no_stress(edition: str) -> None:
    g = play(board(edition, 4, "", "chief N++"), *["8"] * 8)
    assert stressed(g, "NBCDEFGH") == [0] * 8


@rule("kremlin 4.1", "kremlin 2.6")
@pytest.mark.parametrize(("edition", "left"), [("1986", 7), ("1988", 3)])
def test_with_the_dead_1988_what_was_declared_on_them_is_lost(edition: str, left: int) -> None:
    sheet = "sheet stalinists N7 B1 C2 D3 E4 F5 G6 H8 I9 J10"
    g = play(board(edition, 4, "", f"chief N++ | declared N stalinists 4 | {sheet}"), "1")
    assert (place(g, "N"), written(g, 1, "N")) == ("wall", left)
    assert ("N" in g.public.control) is (edition == "1986")
