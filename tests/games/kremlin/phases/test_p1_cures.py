"""Kremlin 1.1, 1.2: cures, and what the year costs."""

from __future__ import annotations

import pytest

from presidium.core import PASS
from presidium.games.kremlin.events import Aged, Announced, Cured, Returned
from tests.games.kremlin.drawn import EDITIONS, actor, offered, shut, skip, told
from tests.games.kremlin.phases.table import began, begun, board, crosses, happened, play, refused, seize, stressed
from tests.rules import rule

ALL_SICK = (
    "chief N+ | kgb B+ | foreign C++ | defence D+ | ideology E+ | industry F+ | economy G++ | sport H+ "
    "| candidates I+ J++ K L M"
)


@rule("kremlin 1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sick_are_asked_in_rank_order_whether_to_take_a_cure(edition: str) -> None:
    g = begun(edition, 1, "1NCEG 2BDFH 3IJ", ALL_SICK)
    for seat, who in zip((1, 2, 1, 2, 1, 2, 1, 2), "NBCDEFGH", strict=True):
        assert (g.asked(), actor(g)) == ((seat,), who)
        assert offered(g, seat) == {"pass", "cure"}
        play(g, f"{who} cure" if who in "BG" else f"{who} pass")
    assert happened(g, Cured) == [Cured("B"), Cured("G")]
    assert began(g) == 2


@rule("kremlin 1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_healthy_and_those_below_the_politburo_are_not_asked(edition: str) -> None:
    g = begun(edition, 1, "1NBCDE 2FGHIJ 3O", "chief N | candidates I+ J++ K L M | people O+ | siberia P+")
    assert g.public.phase == 2


@rule("kremlin 1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_his_controller_sends_him_and_he_does_nothing_else(edition: str) -> None:
    g = begun(edition, 1, "1B", "chief N | kgb B+")
    for text in ("purge C", "waive", "rehabilitate P"):
        assert refused(g, 1, text) == "kremlin-may-not who=B (kremlin 1.1)"
    assert refused(g, 2, "cure") == "not-asked seat=2"


@rule("kremlin 1.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_whom_nobody_controls_stays_unless_somebody_declares(edition: str) -> None:
    g = board(edition, 1, "", "chief N | kgb B+")
    for seat in g.waiting_for():
        g.apply(seat, PASS)
    assert told(g)[-1] == Announced("B", None, PASS)
    lapsed = shut(g.copy())
    assert (lapsed.public.men["B"].cure, stressed(lapsed, "B")) == (False, [1])
    play(seize(g, "3: declare B 2"), "B cure")
    assert (g.public.men["B"].cure, stressed(g, "B")) == (True, [0])


@rule("kremlin 1.1", "kremlin 8.3")
@pytest.mark.parametrize(("edition", "absent"), [("1986", False), ("1988", True)])
def test_a_cure_ends_with_the_year_or_at_the_start_of_the_next(edition: str, absent: bool) -> None:
    """Growth comes in between, and the man is back for it in 1986 only."""
    g = begun(edition, 8, "1BC", "year 3 | growth on | chief N | kgb B+~ | foreign C~")
    assert (g.public.year, len(g.asked())) == (3, 1)
    assert [g.public.men[who].cure for who in "BC"] == [absent] * 2
    skip(g, 1)
    assert happened(g, Returned) == [Returned("B"), Returned("C")]
    assert (g.public.year, actor(shut(g))) == (4, "B")  # he is still sick and may go again; C is not
    play(g, "B cure")
    assert [g.public.men[who].cure for who in "BC"] == [True, False]


AGEING = {
    # how he is: 1986 in a ministry, as Chief; 1988 in a ministry, as Chief
    "": (0, 1, 0, 1),
    "?": (0, 1, 1, 2),
    "+": (1, 2, 1, 2),
    "+?": (1, 2, 2, 3),
    "++": (1, 2, 2, 3),
    "++?": (1, 2, 3, 4),
    "+~": (0, 1, 0, 1),
    "+?~": (0, 1, 1, 2),
    "++~": (0, 1, 0, 1),
    "++?~": (0, 1, 1, 2),
}


@rule("kremlin 1.2")
@pytest.mark.parametrize("how", AGEING)
@pytest.mark.parametrize(("edition", "post"), [(e, p) for e in EDITIONS for p in ("sport", "chief")])
def test_what_the_year_costs(edition: str, post: str, how: str) -> None:
    cure = how.endswith("~")
    g = begun(edition, 1, "1N", f"year 2 | chief B | kgb - | {post} N{how.removesuffix('~')}")
    if "+" in how:
        play(g, "N cure" if cure else "N pass")
    due = AGEING[how][2 * EDITIONS.index(edition) + (post == "chief")]
    assert stressed(g, "N") == [due]
    assert [event for event in happened(g, Aged) if event != Aged("B", 1, 76)] == [Aged("N", due, 63 + due)] * bool(due)


@rule("kremlin 1.2")
@pytest.mark.parametrize(("edition", "due"), [("1986", [2, 1, 0, 1, 0, 0, 1, 1]), ("1988", [2, 1, 0, 1, 0, 1, 3, 1])])
def test_all_eight_members_age_after_the_last_choice(edition: str, due: list[int]) -> None:
    text = "year 2 | chief N+ | kgb B+ | foreign C++ | defence D+ | industry F? | economy G++? | sport H+"
    g = begun(edition, 1, "1NBCD 2GH", text)
    play(g, "N pass", "B pass", "C cure", "D pass", "G pass")
    assert stressed(g, "NBCDEFGH") == [0] * 8
    play(g, "H pass")
    assert stressed(g, "NBCDEFGH") == due
    assert [event.who for event in happened(g, Aged)] == [w for w, d in zip("NBCDEFGH", due, strict=True) if d]  # type: ignore[attr-defined]


@rule("kremlin 1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_candidates_and_people_neither_age_nor_sicken(edition: str) -> None:
    text = "year 2 | chief N | candidates I+ J/3++? K? L M | people O++? P/2+? | siberia Q+"
    g = skip(board(edition, 1, "", text), 5, face=1)
    assert stressed(g, "IJKLMOPQR") == [0, 3, 0, 0, 0, 0, 2, 0, 0]
    assert crosses(g, "IJKLMOPQR") == [1, 2, 0, 0, 0, 2, 1, 1, 0]
    assert all(g.public.men[who].place == "candidate" for who in "IJKLM")
