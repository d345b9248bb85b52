"""Kremlin 10: more influence."""

from __future__ import annotations

import pytest

from presidium.games.kremlin.events import Controlled, Declared, Forwent, Grew
from presidium.games.kremlin.printed.board import POSTS
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.drawn import EDITIONS, do, new, offered, told, written
from tests.games.kremlin.phases.table import began, begun, happened, refused
from tests.rules import rule

SHEETS = (
    "sheet stalinists B9 C10 D8 E7 F6 G5 H4 I3 J2 K1 | sheet militarists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 "
    "| sheet evolutionists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 | sheet expansionists B8 C9 D10 E7 F6 G5 H4 I3 J2 K1"
)


NO_MEMBER = " | ".join(f"{post} -" for post in POSTS)


def grown(edition: str, text: str = "", year: int = 3) -> Kremlin:
    """The end of a year with growth; the Chief is on a cure, or as the text says."""
    return begun(edition, 8, "", f"growth on | year {year} | chief N+~" + (f" | {text}" if text else ""))


def asked(g: Kremlin) -> list[int]:
    """Who is asked, one after the other, until the year is over; each adds to Z."""
    seats: list[int] = []
    while len(g.asked()) == 1:
        seats.append(g.asked()[0])
        do(g, f"{seats[-1]}: add Z")
    return seats


@rule("kremlin 10.0")
@pytest.mark.parametrize("edition", EDITIONS)
def test_added_influence_is_written_and_declared_at_once(edition: str) -> None:
    """The evolutionists hold H with three of the four points they have written."""
    g = grown(edition, f"declared H evolutionists 3 | {SHEETS}")
    added = 2 if edition == "1986" else 1
    while g.asked() != (3,):
        do(g, f"{g.asked()[0]}: add Z")
    do(g, "3: add H")
    assert told(g)[-2:] == [Grew(3, "H", added), Declared(3, "H", 3 + added)]
    assert (written(g, 3, "H"), g.public.declared["H"]) == (4 + added, (0, 0, 3 + added, 0))


@rule("kremlin 10.0", "kremlin 10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_on_the_dead_or_retired_nor_on_nestor(edition: str) -> None:
    g = grown(edition, "candidates L M | wall I | retired J | siberia K")
    seat = g.asked()[0]
    barred = "AIJ" if edition == "1986" else "AIJK"  # 1988: nothing is declared in Siberia (C.1)
    for who in barred:
        rule = "10.2" if who == "K" else "10.0"
        assert refused(g, seat, f"add {who}") == f"kremlin-beyond-influence who={who} (kremlin {rule})"
    adding = {f"add {who}" for who in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if who not in barred}
    assert offered(g, seat) == {"pass", *adding}
    assert refused(g, seat, "waive") == "kremlin-add-or-pass (kremlin 10.0)"


@rule("kremlin 10.0", "kremlin 0.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_on_nestor_where_he_may_be_influenced(edition: str) -> None:
    g = grown(edition, "influence_nestor on")
    assert "add A" in offered(g, g.asked()[0])


@rule("kremlin 10.0")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_option_is_off_by_default(edition: str) -> None:
    assert new(4, edition=edition).rules["growth"] == "off"
    assert begun(edition, 8, "", "year 3 | chief N+~").public.year == 4


ORDER_1986 = [
    ("declared N militarists 1", [1, 4, 3, 2]),  # the Chief, though he is on a cure
    ("chief - | declared B evolutionists 1 | declared N militarists 1", [2, 1, 4, 3]),  # the next in rank
    ("declared B evolutionists 1", [1, 4, 3, 2]),  # nobody controls the Chief: the most senior is last
    (NO_MEMBER, [1, 4, 3, 2]),
]


@rule("kremlin 10.1")
@pytest.mark.parametrize(("text", "order"), ORDER_1986)
def test_1986_who_controls_the_highest_placed_plays_last(text: str, order: list[int]) -> None:
    g = grown("1986", f"seniority militarists stalinists evolutionists expansionists | {text}")
    assert asked(g) == order


ORDER_1988 = [
    ("chief N | declared N militarists 1", [3, 4, 1, 2]),
    ("declared N militarists 1 | declared B evolutionists 1", [4, 1, 2, 3]),  # the Chief is absent
    ("kgb B+~ | declared B evolutionists 1 | declared C expansionists 1", [1, 2, 3, 4]),
    ("declared C evolutionists 1", [4, 1, 2, 3]),  # nobody controls him: the most senior begins
    (NO_MEMBER, [4, 1, 2, 3]),
]


@rule("kremlin 10.2")
@pytest.mark.parametrize(("text", "order"), ORDER_1988)
def test_1988_they_begin_at_the_left_of_who_controls_the_highest_present(text: str, order: list[int]) -> None:
    g = grown("1988", f"seniority expansionists militarists stalinists evolutionists | {text}")
    assert asked(g) == [seat for seat in order for _ in range(2)]


@rule("kremlin 10.1", "kremlin 10.2")
@pytest.mark.parametrize(("edition", "points"), [("1986", [2]), ("1988", [1, 1])])
def test_it_may_be_declined_and_then_nothing_is_written(edition: str, points: list[int]) -> None:
    """In 1988 each of the two points by itself."""
    g = grown(edition, f"declared H evolutionists 3 | {SHEETS}")
    seat = g.asked()[0]
    sheet, public = g.secret(("sheet", seat)), g.public.copy()
    do(g, *[f"{seat}: pass"] * len(points))
    assert happened(g, Forwent, Grew) == [Forwent(seat, number) for number in points]
    assert (g.secret(("sheet", seat)), g.public) == (sheet, public)
    assert g.asked() != (seat,)


@rule("kremlin 10.1", "kremlin 10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_if_all_decline_the_next_year_begins(edition: str) -> None:
    g = grown(edition)
    while len(g.asked()) == 1:
        do(g, f"{g.asked()[0]}: pass")
    assert (began(g), g.public.year, g.public.shifts) == (1, 4, ((0,) * 26,) * 4)


@rule("kremlin 10.2")
def test_1988_one_of_the_two_points_may_be_declined() -> None:
    g = grown("1988", SHEETS)
    do(g, "1: pass", "1: add Y", "2: add X", "2: pass")
    assert [written(g, 1, "Y"), written(g, 2, "X")] == [1, 1]
    assert happened(g, Forwent, Grew) == [Forwent(1, 1), Grew(1, "Y", 1), Grew(2, "X", 1), Forwent(2, 1)]


@rule("kremlin 10.1")
def test_1986_two_points_on_one_politician() -> None:
    g = grown("1986", SHEETS)
    do(g, f"{g.asked()[0]}: add Z")
    assert [written(g, seat, "Z") for seat in (1, 2, 3, 4)].count(2) == 1
    assert sorted(g.public.declared["Z"]) == [0, 0, 0, 2]


@rule("kremlin 10.2")
def test_1988_two_points_that_may_be_split() -> None:
    g = grown("1988", SHEETS)
    do(g, "1: add Z", "1: add Y", "2: add X", "2: add X")
    assert [written(g, 1, who) for who in "ZYX"] == [1, 1, 0]
    assert [written(g, 2, who) for who in "ZYX"] == [0, 0, 2]
    assert (g.public.declared["X"], g.public.control["Y"]) == ((0, 2, 0, 0), 1)


@rule("kremlin 10.1", "kremlin 10.2", "kremlin C.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_control_changes_with_more_but_not_with_as_much(edition: str) -> None:
    """B is held by seat 2 with three; seat 1 has two declared, seat 3 one."""
    g = grown(edition, f"declared B militarists 3 stalinists 2 evolutionists 1 | {SHEETS}")
    while len(g.asked()) == 1:
        seat = g.asked()[0]
        do(g, f"{seat}: add {'B' if seat in (1, 3) else 'Z'}")
    assert g.public.declared["B"][:3] == (4, 3, 3)
    assert g.public.control["B"] == 1
    assert [event for event in happened(g, Controlled) if event.who == "B"] == [Controlled("B", 1, 2)]  # type: ignore[attr-defined]


@rule("kremlin 10.1")
def test_1986_above_ten_it_is_ten_plus_and_no_more() -> None:
    """Eleven stands for 10+. Who has declared ten and adds two has it; a second 10+ does not take over."""
    g = grown("1986", f"declared B militarists 10 evolutionists 10 | {SHEETS}")
    while len(g.asked()) == 1:
        do(g, f"{g.asked()[0]}: add {'B' if g.asked()[0] in (2, 3) else 'Z'}")
    assert g.public.declared["B"] == (0, 11, 11, 0)
    assert [written(g, seat, "B") for seat in (2, 3)] == [12, 12]
    first = next(event.player for event in happened(g, Grew) if event.who == "B")  # type: ignore[attr-defined]
    assert g.public.control["B"] == first
    assert refused(g, 2, "declare B 12") == "kremlin-not-written who=B points=12 written=11 (kremlin C.1)"


@rule("kremlin 10.1")
def test_1986_who_shows_ten_plus_shows_no_more_by_adding() -> None:
    shown = (
        f"declared B militarists 11 | {SHEETS.replace('militarists B10', 'militarists B12')} | shifts militarists B+2"
    )
    g = grown("1986", f"{shown} | seniority stalinists evolutionists expansionists militarists", year=6)
    while g.asked() != (2,):
        do(g, f"{g.asked()[0]}: add Z")
    do(g, "2: add B")
    assert (written(g, 2, "B"), g.public.declared["B"]) == (14, (0, 11, 0, 0))
    assert Declared(2, "B", 11) not in told(g)


@rule("kremlin 10.1")
def test_1986_who_has_more_than_ten_written_may_declare_ten_plus_later() -> None:
    g = grown("1986", f"declared B militarists 10 | {SHEETS}", year=6)
    while len(g.asked()) == 1:
        do(g, f"{g.asked()[0]}: add {'B' if g.asked()[0] == 3 else 'Z'}")
    assert (g.public.declared["B"], g.public.control["B"]) == ((0, 10, 2, 0), 2)
    do(g, "1: pass; 2: pass; 3: declare B 11; 4: pass")
    assert (g.public.declared["B"], g.public.control["B"]) == ((0, 10, 11, 0), 3)


@rule("kremlin 10.2")
def test_1988_there_is_no_upper_limit() -> None:
    g = grown("1988", f"declared B militarists 10 evolutionists 10 | {SHEETS}")
    while len(g.asked()) == 1:
        do(g, f"{g.asked()[0]}: add {'B' if g.asked()[0] in (2, 3) else 'Z'}")
    assert g.public.declared["B"] == (0, 12, 12, 0)
    assert refused(g, 2, "declare B 13") == "kremlin-not-written who=B points=13 written=12 (kremlin C.1)"


@rule("kremlin 10.0")
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_comes_again_after_years_6_and_9(edition: str) -> None:
    for year in (6, 9):
        assert len(grown(edition, year=year).asked()) == 1
