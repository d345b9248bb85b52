"""I.23, I.24: influence that must be shown, and influence gained or lost."""

from __future__ import annotations

import pytest

from presidium.games.kremlin.actions import Pick
from presidium.games.kremlin.cards.events import CameToNothing, Pressed, Spared
from presidium.games.kremlin.events import Controlled, Grew, Rolled, Shrank
from presidium.games.kremlin.influence.control import contestable
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.alike import table
from tests.games.kremlin.cards.table import hand_of, plays, says, worked
from tests.games.kremlin.drawn import do, offered, told, volley, window, written
from tests.games.kremlin.phases.table import happened, refused
from tests.rules import rule


def declared(g: Kremlin, who: str) -> tuple[int, ...]:
    return g.public.declared.get(who, (0, 0, 0, 0))


# I.23 Power play

HELD = "2CE 3D"


def pressed(faction: str, points: int, held: str = HELD, text: str = "") -> Kremlin:
    """The lot falls on this faction, the die shows so much; the player may now have one of them again."""
    g = table(2, held, text, stalinists="23")
    plays(g, "1: play 23")
    return do(g, f"chance: pick {faction}", f"chance: roll {points}")


@rule("kremlin I.23")
def test_the_lot_falls_on_any_faction_the_player_himself_too() -> None:
    g = plays(table(2, HELD, stalinists="23"), "1: play 23")
    assert {pick.player for pick in g.options(0) or () if isinstance(pick, Pick)} == {1, 2, 3, 4}


@rule("kremlin I.23")
def test_the_faction_declares_so_many_points_spread_over_those_it_controls() -> None:
    g = says(pressed("militarists", 4), 1, "pass")
    assert g.asked() == (2,)
    assert offered(g, 2) == {f"declare {who} {points}" for who in "CE" for points in range(2, 6)}
    says(g, 2, "declare C 2", "declare E 4")
    assert (declared(g, "C")[1], declared(g, "E")[1]) == (2, 4)
    assert window(g) is not None  # four in all, and done


@rule("kremlin I.23")
def test_it_must_declare_all_of_them_and_no_more_and_only_there() -> None:
    g = says(pressed("militarists", 4), 1, "pass")
    must = "kremlin-must-declare points={} (kremlin I.23)"
    for text in ("pass", "waive", "declare C 6", "declare B 3", "declare D 2", "declare C 1"):
        assert refused(g, 2, text) == must.format(4)
    says(g, 2, "declare C 4")
    assert refused(g, 2, "pass") == must.format(1)
    assert offered(g, 2) == {"declare C 5", "declare E 2"}


@rule("kremlin I.23")
@pytest.mark.parametrize(("points", "spared"), [(12, False), (13, True)])
def test_fewer_points_than_that_left_there_and_nothing_happens(points: int, spared: bool) -> None:
    """On C eight are written and on E six, one declared on each: twelve are left."""
    g = says(pressed("militarists", points), 1, "pass")
    assert bool(happened(g, Spared)) == spared
    assert (g.asked() == (2,)) != spared
    if spared:
        assert (declared(g, "C"), declared(g, "E")) == ((0, 1, 0, 0), (0, 1, 0, 0))


@rule("kremlin I.23")
def test_a_faction_that_controls_nobody_is_spared() -> None:
    g = says(pressed("expansionists", 1), 1, "pass")
    assert happened(g, Spared) == [Spared(4)]


@rule("kremlin I.23")
def test_the_player_may_once_have_the_lot_drawn_again() -> None:
    g = says(pressed("militarists", 4), 1, "again draw")
    do(g, "chance: pick evolutionists")
    assert happened(g, Pressed) == [Pressed(2, 4), Pressed(3, 4)]
    assert g.asked() == (3,)
    assert offered(g, 3) == {"declare D 2", "declare D 3", "declare D 4", "declare D 5"}


@rule("kremlin I.23")
def test_or_the_die_cast_again_but_not_both() -> None:
    g = pressed("militarists", 13)
    assert offered(g, 1) == {"pass", "again draw", "again roll"}
    assert refused(g, 1, "declare C 2") == "kremlin-draw-or-roll (kremlin I.23)"
    do(says(g, 1, "again roll"), "chance: roll 2")
    assert happened(g, Pressed, Spared) == [Pressed(2, 13), Pressed(2, 2)]
    assert g.asked() == (2,)


@rule("kremlin I.23", "kremlin 13.2")
def test_what_sparing_tells_the_table_counts_for_the_windows() -> None:
    """Spared of 1 on the only man it controls: no more is written on him than stands there."""
    own = "expansionists J10 B9 C8 D7 E6 F5 G4 H3 I2 N1"
    g = table(2, "4N", "declared B stalinists 1", otherwise=own, stalinists="23")
    plays(g, "1: play 23")
    says(do(g, "chance: pick expansionists", "chance: roll 1"), 1, "pass")
    volley(g, "1: declare N 2")
    assert (happened(g, Spared), g.public.control["N"]) == ([Spared(4)], 1)
    assert [(bound.seat, bound.who, bound.most) for bound in g.public.bounds] == [(4, ("N",), 1)]


# I.24 Glasnost


@rule("kremlin I.24")
@pytest.mark.parametrize(("face", "gains"), [(8, True), (7, False)])
def test_ten_or_more_with_one_for_each_member_he_controls(face: int, gains: bool) -> None:
    """The Chief and the KGB head are two; a Candidate does not count, but gains or loses as well."""
    g = table(2, "1NBI", "declared C militarists 4 stalinists 3", stalinists="24")
    plays(g, "1: play 24", face)
    assert happened(g, Rolled) == [Rolled("glasnost", "N", face, 2, 10)]
    kind, points = (Grew, 2) if gains else (Shrank, 0)
    assert happened(g, Grew, Shrank) == [kind(1, who, 1) for who in "BIN"]
    assert [declared(g, who)[0] for who in "BINC"] == [points, points, points, 3]
    assert [written(g, 1, who) for who in "BINC"] == ([10, 3, 11, 8] if gains else [8, 1, 9, 8])


@rule("kremlin I.24")
def test_a_member_on_a_cure_does_not_help_but_gains() -> None:
    g = table(2, "1NB", "kgb B+~", stalinists="24")
    plays(g, "1: play 24", 9)
    assert happened(g, Rolled) == [Rolled("glasnost", "N", 9, 1, 10)]
    assert declared(g, "B")[0] == 2


@rule("kremlin I.24", "kremlin C.2")
def test_a_fall_loses_a_man_to_whoever_has_more_now() -> None:
    g = table(2, "", "declared N stalinists 4 | declared B stalinists 3 militarists 3", stalinists="24")
    plays(g, "1: play 24", 1)
    assert (declared(g, "B"), g.public.control["B"], g.public.control["N"]) == ((2, 3, 0, 0), 2, 1)
    assert Controlled("B", 2, 1) in told(g)


@rule("kremlin I.24", "kremlin C.2")
def test_a_fall_to_an_equal_number_loses_nobody() -> None:
    g = table(2, "1N", "declared B stalinists 3 militarists 2", stalinists="24")
    plays(g, "1: play 24", 1)
    assert (declared(g, "B"), g.public.control["B"]) == ((2, 2, 0, 0), 1)


@rule("kremlin I.24", "kremlin C.2")
def test_a_fall_to_nothing_leaves_him_without_a_master() -> None:
    g = table(2, "1NB", stalinists="24")
    plays(g, "1: play 24", 1)
    assert {"N", "B"} & set(g.public.control) == set()
    assert Controlled("B", None, 1) in told(g)


@rule("kremlin I.24", "kremlin C.2")
@pytest.mark.parametrize("order", [(3, 2), (2, 3)])
def test_of_others_tied_after_the_fall_the_one_whose_rise_is_the_oldest(order: tuple[int, int]) -> None:
    g = table(2, "1N", "declared B stalinists 3", stalinists="24")
    for seat in order:
        volley(g, f"{seat}: declare B 3")
    plays(g, "1: play 24", 1)
    assert (declared(g, "B"), g.public.control["B"]) == ((2, 3, 3, 0), order[0])


@rule("kremlin I.24", "kremlin C.2")
def test_with_an_arbiter_on_him_a_tie_after_the_fall_is_judged() -> None:
    text = "tie_arbiter on | declared B stalinists 3 militarists 2 evolutionists 1"
    g = table(2, "1N", text, stalinists="24")
    plays(g, "1: play 24", 1)
    assert (declared(g, "B"), g.asked()) == ((2, 2, 1, 0), (3,))
    says(g, 3, "choose militarists")
    assert g.public.control["B"] == 2


@rule("kremlin I.24")
def test_it_belongs_to_whoever_controls_the_chief() -> None:
    never = "kremlin-card-not-now card=24 (kremlin I.24)"
    assert refused(table(2, "2N 1B", stalinists="24"), 1, "play 24") == never
    assert refused(table(2, "1B", stalinists="24"), 1, "play 24") == never
    assert refused(table(2, "1B", "chief -", stalinists="24"), 1, "play 24") == never


@rule("kremlin I.24", "kremlin 13.1")
def test_it_comes_to_nothing_when_the_chief_is_seized_before_it_works() -> None:
    g = table(2, "1NB", stalinists="24")
    volley(g, "1: play 24")
    worked(volley(g, "2: declare N 3"))
    assert (happened(g, CameToNothing), happened(g, Rolled)) == ([CameToNothing(1, "24")], [])
    assert (hand_of(g, 1), g.public.discards, declared(g, "B")) == ((), ("24",), (1, 0, 0, 0))


@rule("kremlin I.24", "kremlin 13.2")
def test_a_number_that_has_fallen_can_be_topped_by_as_much_as_is_left() -> None:
    g = table(2, "", "declared N stalinists 10 militarists 9", stalinists="24")
    assert not contestable(g, "N")
    plays(g, "1: play 24", 1)
    assert (declared(g, "N"), contestable(g, "N")) == ((9, 9, 0, 0), True)
    why = "kremlin-not-written who=N points=10 written=9 (kremlin C.1)"
    assert (refused(g, 1, "declare N 10"), refused(g, 2, "declare N 10")) == (why, "")
