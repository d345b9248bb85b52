"""Kremlin 12: what each seat may know."""

from __future__ import annotations

import json
from random import Random

import pytest

from presidium.core import UNSEEN, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.events import Declared, Ended
from presidium.games.kremlin.state import Kremlin, sheet
from tests.games.kremlin.drawn import EDITIONS, SEATS, acts, alike, dice, do, drawn, new, play_out, skip, told, volley
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)


def seen(g: Kremlin, seat: int | None) -> str:
    """A view, byte by byte as it is sent."""
    return json.dumps(KREMLIN.codec.view(view(g, seat)))


@rule("kremlin 12.1")
@both
@pytest.mark.parametrize("seats", SEATS)
def test_a_seat_knows_its_own_sheet_and_no_other_before_the_end(edition: str, seats: int) -> None:
    for count, g in enumerate(play_out(new(seats, edition=edition, growth="on"), Random(seats))):
        if count % 25 and not g.over:
            continue
        for seat in (*g.rules.players, None):
            found = view(g, seat)
            assert set(found.secrets) == set(g.secrets) <= {sheet(one) for one in g.rules.players}
            known = {key for key in found.secrets if found.knows(key)}
            assert known == (set(g.secrets) if g.over else {sheet(seat or 0)} & set(g.secrets))
    assert g.over
    assert len(g.secrets) == seats


@rule("kremlin 12.1")
@both
def test_everything_that_happens_is_told_to_everybody(edition: str) -> None:
    *_, g = play_out(new(5, edition=edition, growth="on"), Random(2), passing=0.8)
    assert {audience for _, audience in g.log} == {None}
    assert view(g, None).events == view(g, 3).events


@rule("kremlin 12.1")
@both
def test_the_board_declared_numbers_stress_crosses_votes_and_the_track_are_public(edition: str) -> None:
    g = drawn(
        f"edition {edition} | year 3 | phase 2 | {alike()} | declared B stalinists 3 | foreign C/4++? | track - -"
    )
    dice(acts(g, "B", "purge D"), 20)
    for seat in (1, 2, None):
        public = view(g, seat).public
        assert public == g.public
        assert (public.men["C"].stress, public.men["C"].crosses, public.men["C"].suspect) == (4, 2, 2)
        assert public.declared["B"] == (3, 0, 0, 0)
        assert public.men["D"].place == "siberia"
        assert public.track == (None, None)


@rule("kremlin 12.1")
@both
def test_of_a_volley_only_the_own_answer_is_known_until_it_is_opened(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()}")
    before = {seat: seen(g, seat) for seat in (1, 2, 4, None)}
    do(g, "3: declare B 7")
    assert {seat: seen(g, seat) for seat in (1, 2, 4, None)} == before
    assert view(g, 3).answer is not None


@rule("kremlin 12.1", "kremlin 13.3")
@both
@pytest.mark.parametrize(
    ("seat", "proxy"), [(1, "declare B 9 as_needed"), (2, "declare B 3 as_needed"), (2, "declare B 2 as_needed")]
)
def test_a_proxy_that_shows_nothing_looks_like_a_pass(edition: str, seat: int, proxy: str) -> None:
    """The others must not see that somebody keeps guard, nor that he tried."""
    one = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(one, "B", "purge C")
    other = one.copy()
    volley(one, f"{seat}: {proxy}")
    volley(other)
    assert not any(isinstance(event, Declared) for event in told(one))
    assert [seen(one, someone) for someone in (3, 4, None)] == [seen(other, someone) for someone in (3, 4, None)]


@rule("kremlin 12.1", "kremlin 13.3")
@both
def test_a_proxy_and_an_exact_bid_that_show_the_same_look_the_same(edition: str) -> None:
    one = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(one, "B", "purge C")
    other = one.copy()
    volley(one, "2: declare B 9 as_needed")
    volley(other, "2: declare B 4")
    assert [seen(one, someone) for someone in (1, 2, 3, 4, None)] == [
        seen(other, someone) for someone in (1, 2, 3, 4, None)
    ]


@rule("kremlin 12.1")
@both
def test_no_number_of_another_sheet_stands_in_a_view(edition: str) -> None:
    """A canary: one politician with a number no rule could give."""
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    g.hide(sheet(2), (777_777, *g.secret(sheet(2))[1:]), 2)
    for react in (lambda: g, lambda: acts(g, "B", "purge C"), lambda: volley(g, "3: declare B 5")):
        moment = react()
        for seat in (1, 3, 4, None):
            assert "777777" not in seen(moment, seat)
            assert view(moment, seat).secret(sheet(2)) is UNSEEN
        assert view(moment, 2).secret(sheet(2))[0] == 777_777


@rule("kremlin 12.1")
@both
def test_after_the_end_all_sheets_are_open(edition: str) -> None:
    g = drawn(f"edition {edition} | year 11 | phase 5 | {alike()} | chief B | kgb A | declared B stalinists 3")
    skip(g, 6)
    assert isinstance(told(g)[-1], Ended)
    for seat in (1, 2, 3, 4, None):
        assert [view(g, seat).secret(sheet(other)) for other in (1, 2, 3, 4)] == [
            g.secret(sheet(other)) for other in (1, 2, 3, 4)
        ]
