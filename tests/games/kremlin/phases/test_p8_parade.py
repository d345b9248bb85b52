"""Kremlin 8: the October parade."""

from __future__ import annotations

import pytest

from presidium.core import Roll
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.events import Aged, Marked, Rolled, Waved
from tests.games.kremlin.drawn import EDITIONS, skip, volley, window
from tests.games.kremlin.phases.table import begun, board, crosses, happened, play, seize, stressed
from tests.rules import rule


@rule("kremlin 8.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_healthy_chief_waves_without_effort(edition: str) -> None:
    g = begun(edition, 8, "1N", "chief N")
    assert happened(g, Rolled, Waved, Aged) == [Waved("N", "yes")]
    assert g.public.year == 2


ROLLS = [("1986", "+", 8), ("1986", "++", 15), ("1988", "+", 7), ("1988", "++", 14)]


@rule("kremlin 8.1")
@pytest.mark.parametrize(("edition", "how", "needed"), ROLLS)
def test_a_sick_one_takes_a_point_for_each_cross_and_must_roll(edition: str, how: str, needed: int) -> None:
    for face in (needed - 1, needed):
        g = begun(edition, 8, "1N", f"chief N{how}")
        assert isinstance(g.question(), Roll)
        assert stressed(g, "N") == [len(how)]  # before the roll
        play(g, str(face))
        assert happened(g, Rolled) == [Rolled("wave", "N", face, 0, needed)]
        assert happened(g, Waved) == [Waved("N", "yes" if face == needed else "no")]
        assert (stressed(g, "N"), crosses(g, "N")) == ([len(how)], [len(how)])
        mark = "N" if edition == "1986" else "stalinists"
        assert g.public.track == (mark if face == needed else None,)


@rule("kremlin 8.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("chief", ["chief N+~", "chief N++~", "chief -"])
def test_on_a_cure_or_with_the_post_vacant_nobody_waves(edition: str, chief: str) -> None:
    g = begun(edition, 8, "1N", f"year 2 | {chief} | track -")
    assert happened(g, Waved, Rolled, Aged) == []
    assert g.public.track == (None, None)
    assert happened(g, Marked) == [Marked(2, "blank")]


@rule("kremlin 8.1", "kremlin 8.2")
@pytest.mark.parametrize(("edition", "mark"), [("1986", "N"), ("1988", None)])
def test_controlled_or_not_he_must_wave_but_1988_nobody_marks_it_then(edition: str, mark: str | None) -> None:
    g = begun(edition, 8, "", "chief N")
    assert happened(g, Waved) == [Waved("N", "yes")]
    assert g.public.track == (mark,)


@rule("kremlin 8.1")
def test_a_window_comes_first_and_who_controls_him_when_it_closes_has_the_wave() -> None:
    g = board("1988", 8, "1B", "chief B | kgb -")
    volley(g)
    assert window(g) == Window(("B",))
    seize(g, "2: declare B 2")
    assert g.public.track == ()  # it opens again: nothing was announced that the new controller could announce anew
    volley(g)
    assert g.public.track == ("militarists",)


@rule("kremlin 8.2")
@pytest.mark.parametrize(("edition", "marks"), [("1986", ("N", "B")), ("1988", ("militarists", "marxists"))])
def test_the_track_has_a_mark_a_year(edition: str, marks: tuple[str, ...]) -> None:
    """The politician in 1986, in 1988 the faction; a wave that fails leaves the year blank."""
    text = f"players 6 | year 3 | track {marks[0]} {marks[1]} | chief N+"
    g = play(board(edition, 8, "2N", text), "1")
    assert g.public.track == (*marks, None)
    assert happened(g, Marked) == [Marked(3, "blank")]


@rule("kremlin 8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_failed_wave_makes_nobody_sicker(edition: str) -> None:
    g = play(board(edition, 8, "1N", "chief N++"), "1")
    assert crosses(g, "NBCDEFGH") == [2, 0, 0, 0, 0, 0, 0, 0]


@rule("kremlin 8.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("year", "asked"), [(2, False), (3, True), (4, False), (6, True), (9, True)])
def test_growth_comes_after_years_3_6_and_9(edition: str, year: int, asked: bool) -> None:
    g = begun(edition, 8, "1N", f"growth on | year {year} | chief N+~")
    assert (len(g.asked()) == 1) is asked
    without = begun(edition, 8, "1N", f"year {year} | chief N+~")
    assert without.public.year == year + 1


@rule("kremlin 8.3", "kremlin 1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_when_the_next_year_begins_nobody_is_on_a_cure(edition: str) -> None:
    g = skip(board(edition, 8, "1N", "chief N+~ | kgb B+~ | sport H~"), 1)
    assert not [who for who, man in g.public.men.items() if man.cure]
