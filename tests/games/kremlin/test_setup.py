"""Kremlin 0: board, set-up, shape of a year."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from presidium.core import CHANCE, AskAll, Refused, State, view
from presidium.games import GAMES
from presidium.games.kremlin.actions import Draw, Senior, Write
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.events import Aged, Began, Ended, Placed, Ranked, Retired
from presidium.games.kremlin.printed.board import CANDIDATE, LEVEL_1, LEVEL_2, POSTS, PURGE_NUMBER
from presidium.games.kremlin.printed.board import PEOPLE as THE_PEOPLE
from presidium.games.kremlin.printed.people import LETTERS, PEOPLE
from presidium.games.kremlin.setup import SheetsWithNestor, SheetsWithoutNestor
from presidium.games.kremlin.state import FACTIONS, Kremlin, sheet
from tests.games.kremlin.drawn import (
    EDITIONS,
    SEATS,
    dice,
    do,
    does,
    drawn,
    new,
    play_out,
    shut,
    skip,
    told,
    volley,
    where,
    why_not,
    window,
)
from tests.rules import rule

SHEET = "sheet B C D E F G H I J K"


def after_the_draw(seats: int = 4, **chosen: str) -> Kremlin:
    """Seniority as the seats are; B … H the Politburo, I … M the Candidates."""
    g = new(seats, **chosen)
    do(g, *(f"chance: senior {faction}" for faction in FACTIONS[:seats]))
    return do(g, *(f"chance: draw {who}" for who in "BCDEFGHIJKLM"))


@rule("kremlin 0.1")
def test_the_posts_stand_in_rank_order_with_their_purge_numbers() -> None:
    assert " ".join(POSTS) == "chief kgb foreign defence ideology industry economy sport"
    assert [PURGE_NUMBER[post] for post in POSTS] == [18, 14, 14, 14, 10, 10, 10, 10]
    assert ("chief", *LEVEL_1, *LEVEL_2) == POSTS
    assert len(LEVEL_1) == 3
    assert PURGE_NUMBER[CANDIDATE] == 6
    assert set(PURGE_NUMBER) == {*POSTS, CANDIDATE}  # the People cannot be purged


@rule("kremlin 0.1")
def test_members_are_the_holders_of_the_eight_posts_in_rank_order() -> None:
    assert drawn("phase 2 | kgb Z | foreign - | chief -").public.members() == tuple("ZDEFGH")


@rule("kremlin 0.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nestor_is_chief_with_a_cross_and_the_others_are_drawn(edition: str) -> None:
    g = after_the_draw(edition=edition)
    assert where(g) == "ABCDEFGH"
    assert g.public.men["A"].crosses == 1
    assert all(man.crosses == 0 and man.stress == 0 for who, man in g.public.men.items() if who != "A")
    assert g.public.at(CANDIDATE) == tuple("IJKLM")
    assert g.public.at(THE_PEOPLE) == tuple("NOPQRSTUVWXYZ")
    placed = [event for event in told(g) if isinstance(event, Placed)]
    assert [(event.who, event.place) for event in placed] == [
        *zip("BCDEFGH", POSTS[1:], strict=True),
        *((who, CANDIDATE) for who in "IJKLM"),
    ]


@rule("kremlin 0.2")
def test_every_politician_but_nestor_may_be_drawn_once() -> None:
    g = do(new(3), *(f"chance: senior {faction}" for faction in FACTIONS[:3]))
    left = set(LETTERS) - {"A"}
    for who in "ZMBQXCYTKWGF":
        assert set(g.options(CHANCE) or ()) == {Draw(other) for other in left}
        g.apply(CHANCE, Draw(who))
        left.remove(who)
    assert where(g) == "AZMBQXCY"


@rule("kremlin 0.2")
def test_there_are_26_and_age_is_the_printed_age_and_stress() -> None:
    assert len(PEOPLE) == 26
    assert (PEOPLE["A"].surname, PEOPLE["A"].age) == ("Aparatschik", 80)
    g = drawn("phase 2 | chief A/7+ | kgb Z/3")
    assert (g.public.age("A"), g.public.age("Z"), g.public.age("B")) == (87, 53, 75)


@rule("kremlin 0.3")
def test_ten_numbers_go_on_ten_different_politicians_in_secret() -> None:
    g = after_the_draw(3)
    assert isinstance(g.question(), AskAll)
    do(g, f"2: {SHEET}", "1: sheet Z Y X W V U T S R Q")
    assert view(g, 3).secrets == {}
    do(g, f"3: {SHEET}")
    points = dict(zip(LETTERS, g.secret(sheet(1)), strict=True))
    assert {who: n for who, n in points.items() if n} == dict(zip("ZYXWVUTSRQ", range(10, 0, -1), strict=True))
    assert [view(g, seat).knows(sheet(1)) for seat in (1, 2, 3, None)] == [True, False, False, False]


@rule("kremlin 0.3")
@pytest.mark.parametrize(
    ("letters", "id"),
    [
        ("BCDEFGHIJ", "kremlin-write-ten"),
        ("BCDEFGHIJKL", "kremlin-write-ten"),
        ("BCDEFGHIJB", "kremlin-write-different"),
        ("BCDEFGHIJA", "kremlin-write-nobody"),
    ],
)
def test_a_sheet_that_breaks_the_rule_is_refused(letters: str, id: str) -> None:
    g = after_the_draw(3)
    refused = why_not(g, 1, Write(tuple(letters)))
    assert refused is not None
    assert (refused.id, refused.rule) == (id, "kremlin 0.3")


@rule("kremlin 0.3")
def test_nestor_may_be_written_only_with_the_option() -> None:
    g = after_the_draw(3, influence_nestor="on")
    do(g, f"1: sheet A C D E F G H I J K; 2: {SHEET}; 3: {SHEET}")
    assert g.secret(sheet(1))[0] == 10
    without, along = after_the_draw(3).options(1), after_the_draw(3, influence_nestor="on").options(1)
    assert without is not None
    assert along is not None
    assert without.count() * 26 == along.count() * 16


@rule("kremlin 0.4")
def test_the_players_are_factions_seat_by_seat() -> None:
    words = "stalinists militarists evolutionists expansionists internationalists marxists"
    assert " ".join(FACTIONS) == words
    g = new(6)
    do(g, *(f"chance: senior {faction}" for faction in reversed(FACTIONS)))
    assert g.public.seniority == (6, 5, 4, 3, 2, 1)
    with pytest.raises(Refused):
        do(new(5), "chance: senior marxists")


@rule("kremlin 0.5")
@pytest.mark.parametrize("seats", SEATS)
def test_seniority_is_a_public_order_drawn_at_set_up(seats: int) -> None:
    g, order = new(seats), list(range(seats, 0, -1))
    for at, seat in enumerate(order):
        assert set(g.options(CHANCE) or ()) == {Senior(left) for left in order[at:]}
        g.apply(CHANCE, Senior(seat))
    assert g.public.seniority == tuple(order)
    assert told(g) == [Ranked(tuple(order))]


@rule("kremlin 0.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_year_is_phases_1_to_8_in_order(edition: str) -> None:
    *_, g = play_out(new(4, edition=edition), Random(3))
    began = [(event.year, event.phase) for event in told(g) if isinstance(event, Began)]
    assert len(began) > 16
    assert began == [(at // 8 + 1, at % 8 + 1) for at in range(len(began))]


@rule("kremlin 0.6")
@pytest.mark.parametrize(("edition", "options", "limit"), [("1986", "president on", 95), ("1988", "growth off", 96)])
def test_a_phase_ends_with_its_stress_then_a_window_then_retirements_in_rank_order(
    edition: str, options: str, limit: int
) -> None:
    sick = f"chief A/{limit - 81}+ | kgb H/{limit - 70}+ | sport B/{limit - 76}+"
    g = drawn(f"edition {edition} | {options} | phase 1 | {sick}")
    while window(g) != Window(("A", "H", "B")):
        volley(g)
    aged = [event.who for event in told(g) if isinstance(event, Aged)]
    assert aged == ["A", "H", "B"]  # 1.2
    assert not any(isinstance(event, Retired) for event in told(g))
    volley(g)
    assert [event.who for event in told(g) if isinstance(event, Retired)] == ["A", "H", "B"]
    assert g.public.phase == 2


def replacing(people: str) -> Kremlin:
    """Six politicians and these: a Chief of 95 promotes one of the People, and phase 6 comes to its end."""
    gone = " ".join(who for who in "AHIJKLMNOPQRSTUVWXYZ" if who not in people)
    g = drawn(
        "phase 6 | chief B/20 | kgb C | foreign D | defence E | ideology F | industry G | economy - | sport - "
        f"| candidates - | people {people} | wall {gone} | declared B stalinists 4"
    )
    does(g, "B", f"move {people[0]} candidate")
    assert g.public.age("B") == 96
    return skip(g, 7)


@rule("kremlin 0.6")
def test_the_test_of_victory_comes_before_the_retirements() -> None:
    g = replacing("H I")
    assert not g.over
    assert Retired("B") in told(g)
    assert g.public.phase == 7


@rule("kremlin 0.6")
def test_a_game_that_ends_ends_there() -> None:
    g = replacing("H")
    assert g.stack == []
    assert g.public.phase == 6
    assert told(g)[-1] == Ended(g.public.outcome)  # type: ignore[arg-type]
    assert not any(isinstance(event, Retired) for event in told(g))


@rule("kremlin 0.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_eleventh_year_is_played_to_the_end_of_phase_5(edition: str) -> None:
    g = drawn(f"edition {edition} | year 11 | phase 4 | declared B stalinists 3")
    dice(shut(g), *[15] * 8)
    skip(g, 6)
    assert g.over
    assert told(g)[-1] == Ended(g.public.outcome)  # type: ignore[arg-type]
    assert g.public.phase == 5


def test_no_game_begins_with_more_options_than_a_32_bit_python_can_count() -> None:
    for game in GAMES.values():
        g, rng = game.new(game.seats[-1]), Random(1)
        for _ in range(80):
            offered = [options for seat in g.asked() if (options := g.options(seat)) is not None]
            assert offered
            for options in offered:
                assert len(options) <= min(2**31 - 1, options.count())
            random_move(g, rng)
            if g.over:
                break


@rule("kremlin 0.3")
def test_the_ways_to_fill_in_a_sheet_are_counted_exactly() -> None:
    assert (SheetsWithoutNestor.count(), len(SheetsWithoutNestor)) == (11861676288000, 2**31 - 1)
    assert SheetsWithNestor.count() == 19275223968000


def random_move(g: State[Any], rng: Random) -> None:
    seat = next(seat for seat in g.asked() if seat not in g.answers)
    options = g.options(seat)
    assert options is not None
    g.apply(seat, options.sample(rng))
