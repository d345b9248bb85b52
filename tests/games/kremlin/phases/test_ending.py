"""Kremlin 11: the end of the game."""

from __future__ import annotations

import pytest

from presidium.core import Outcome, Refused
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.ending import joint_winners, one_winner
from presidium.games.kremlin.events import Ended
from presidium.games.kremlin.printed.board import POSTS
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.drawn import EDITIONS, new, told, volley, window, written
from tests.games.kremlin.phases.table import began, begun, board, play, seize
from tests.rules import rule

SHEETS = (
    "sheet stalinists N3 B10 C9 D8 E7 F6 G5 H4 I2 J1 | sheet militarists N9 B10 C8 D7 E6 F5 G4 H3 I2 J1 "
    "| sheet evolutionists B10 C9 D8 E7 F6 G5 H4 I3 J2 K1 | sheet expansionists N7 B10 C9 D8 E6 F5 G4 H3 I2 J1"
)
"""On N: 3, 9, 0 and 7; on B all have 10."""


def ended(g: Kremlin) -> tuple[tuple[int, ...], str, tuple[tuple[str, int], ...]]:
    """Who won, by which rule, with which numbers."""
    assert g.over
    assert g.public.outcome is not None
    assert told(g)[-1] == Ended(g.public.outcome)
    return g.public.outcome.winners, g.public.outcome.rule, g.public.outcome.numbers


@rule("kremlin 11.a", "kremlin 11.1")
@pytest.mark.parametrize("track", ["N N", "N - N", "N B B - N", "- - N - - N -"])
def test_1986_a_chief_who_has_waved_three_times_in_a_row_or_not_is_the_victor(track: str) -> None:
    """The militarists win with nine points they have never declared, though the stalinists control him."""
    text = f"year {len(track.split()) + 1} | track {track} | chief N | declared N stalinists 3 | {SHEETS}"
    g = begun("1986", 8, "", text)
    assert ended(g) == ((2,), "kremlin 11.a", (("waves", 3), ("points", 9)))
    assert g.public.outcome == Outcome((2,), "militarists", "kremlin 11.a", (("waves", 3), ("points", 9)))


@rule("kremlin 11.a")
def test_1986_two_waves_of_his_and_others_of_others_are_not_enough() -> None:
    g = begun("1986", 8, "", f"year 6 | track N B B C C | chief N | {SHEETS}")
    assert (g.over, g.public.year, g.public.track.count("N")) == (False, 7, 2)


@rule("kremlin 11.a")
@pytest.mark.parametrize(("face", "over"), [(8, True), (7, False)])
def test_1986_the_third_wave_of_a_sick_man_must_succeed(face: int, over: bool) -> None:
    g = play(board("1986", 8, "", f"year 3 | track N N | chief N+ | {SHEETS}"), str(face))
    assert g.over is over


@rule("kremlin 11.a")
@pytest.mark.parametrize("track", ["stalinists stalinists", "stalinists - militarists stalinists"])
def test_1988_a_faction_with_three_marks_wins_at_once(track: str) -> None:
    """The Chief who waved for it, no matter what is written on him."""
    text = f"year {len(track.split()) + 1} | track {track} | chief N | declared N stalinists 1 | {SHEETS}"
    g = begun("1988", 8, "", text)
    assert ended(g) == ((1,), "kremlin 11.a", (("waves", 3),))


@rule("kremlin 11.a")
def test_1988_two_marks_each_end_nothing() -> None:
    text = "year 5 | track stalinists militarists stalinists militarists | chief N | declared N evolutionists 1"
    g = begun("1988", 8, "", text)
    assert (g.over, g.public.track[-1]) == (False, "evolutionists")


@rule("kremlin 11.a", "kremlin 11.1")
def test_1986_nestor_waves_three_times_and_nobody_wins() -> None:
    g = play(board("1986", 8, "", f"year 3 | track A A | chief A+ | {SHEETS}"), "8")
    assert ended(g) == ((), "kremlin 11.1", (("waves", 3), ("points", 0)))
    assert g.public.outcome is not None
    assert g.public.outcome.who == "nobody"


@rule("kremlin 11.a", "kremlin 8.2")
def test_1988_nestor_waves_as_often_as_he_likes_and_nobody_marks() -> None:
    g = play(board("1988", 8, "", "year 3 | track - - | chief A+"), "20")
    assert (g.over, g.public.track) == (False, (None, None, None))


@rule("kremlin 11.b")
@pytest.mark.parametrize(("how", "dice"), [("N", []), ("N+", ["8"])])
def test_1986_a_chief_who_waves_in_1960_is_the_victor(how: str, dice: list[str]) -> None:
    text = f"year 10 | track B C D E F - - - - | chief {how} | {SHEETS}"
    g = begun("1986", 8, "", text)
    g = play(g, *dice) if dice else g
    assert ended(g) == ((2,), "kremlin 11.b", (("waves", 1), ("points", 9)))


@rule("kremlin 11.b", "kremlin 11.c")
def test_1986_if_nobody_waves_in_1960_the_year_1961_is_played() -> None:
    g = play(board("1986", 8, "", f"year 10 | chief N+ | {SHEETS}"), "7")
    assert (g.over, g.public.year) == (False, 11)


@rule("kremlin 11.b")
def test_1988_a_wave_in_1960_decides_nothing() -> None:
    g = begun("1988", 8, "", "year 10 | chief N | declared N stalinists 1")
    assert (g.over, g.public.year, g.public.track) == (False, 11, ("stalinists",))


@rule("kremlin 11.c", "kremlin 11.1")
def test_1986_the_chief_after_phase_5_of_1961_is_the_victor() -> None:
    g = begun("1986", 5, "", f"year 11 | track N N | chief N+~ | declared N stalinists 3 | {SHEETS}")
    assert ended(g) == ((2,), "kremlin 11.c", (("waves", 2), ("points", 9)))


@rule("kremlin 11.c")
def test_1988_who_controls_the_chief_after_phase_5_of_1961_wins() -> None:
    g = begun("1988", 5, "", f"year 11 | chief N+~ | declared N stalinists 3 | {SHEETS}")
    assert ended(g) == ((1,), "kremlin 11.c", ())


@rule("kremlin 11.c", "kremlin 5.6")
@pytest.mark.parametrize(("edition", "winner"), [("1986", 2), ("1988", 1)])
def test_the_chief_elected_in_that_phase_counts(edition: str, winner: int) -> None:
    held = "declared N stalinists 1 | declared C evolutionists 1"
    g = play(board(edition, 5, "", f"year 11 | chief - | kgb N | {held} | {SHEETS}"), "C propose N")
    if edition == "1986":
        play(g, "C vote for")
    assert ended(g)[:2] == ((winner,), "kremlin 11.c")


@rule("kremlin 11.c", "kremlin 13.1")
def test_1988_a_window_comes_before_the_test_and_may_turn_it() -> None:
    g = board("1988", 5, "", f"year 11 | chief N | declared N stalinists 3 | {SHEETS}")
    volley(g)
    assert window(g) == Window(("N",))
    seize(g, "2: declare N 4")
    volley(g)  # the window opened again, and nobody answers
    assert ended(g)[:2] == ((2,), "kremlin 11.c")


@rule("kremlin 11.c")
@pytest.mark.parametrize("edition", EDITIONS)
def test_before_phase_5_of_1961_nothing_ends(edition: str) -> None:
    g = begun(edition, 4, "", f"year 11 | chief N | {SHEETS}")
    assert not play(g, *["10"] * 8).over
    assert not begun(edition, 5, "", "year 10 | chief N").over


@rule("kremlin 11.c", "kremlin 13.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_other_phases_and_years_no_window_comes_at_the_end(edition: str) -> None:
    assert began(volley(board(edition, 5, "", "year 10 | chief N"))) == 6
    assert began(volley(board(edition, 2, "", "year 11 | chief - | kgb - | ideology - | industry -"))) == 3


@rule("kremlin 11.d")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_chief_then_nobody_wins(edition: str) -> None:
    posts = " | ".join(f"{post} -" for post in POSTS)
    g = begun(edition, 5, "", f"year 11 | {posts}")
    assert ended(g) == ((), "kremlin 11.d", ())


@rule("kremlin 11.d")
def test_1988_nobody_controls_him_then_nobody_wins() -> None:
    g = begun("1988", 5, "", f"year 11 | chief N | {SHEETS}")
    assert ended(g) == ((), "kremlin 11.d", ())


@rule("kremlin 11.1", "kremlin 12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_at_the_end_all_sheets_are_open(edition: str) -> None:
    g = begun(edition, 5, "", f"year 11 | chief N | {SHEETS}")
    assert all(hidden.seen_by is None for hidden in g.secrets.values())
    assert written(g, 2, "N") == 9


ONE = [
    # what is written on him, seat by seat; who controls him; who wins
    ((3, 9, 0, 7), 1, (2,)),
    ((3, 9, 0, 7), 2, (2,)),  # to control him does no harm where nobody is tied
    ((9, 9, 0, 7), 2, (1,)),
    ((9, 9, 0, 7), 4, (1, 2)),
    ((9, 9, 9, 7), 2, (1, 3)),
    ((9, 9, 0, 7), None, (1, 2)),
    ((0, 0, 0, 0), 1, ()),
    ((0, 0, 0, 0), None, ()),
]


@rule("kremlin 11.1")
@pytest.mark.parametrize(("points", "controller", "winners"), ONE)
def test_the_most_written_wins_and_of_those_tied_not_the_controller(
    points: tuple[int, ...], controller: int | None, winners: tuple[int, ...]
) -> None:
    assert one_winner(dict(enumerate(points, 1)), controller) == winners


@rule("kremlin 11.1")
@pytest.mark.parametrize(
    ("declared", "winners"),
    [("stalinists 1", (2, 3, 4)), ("expansionists 4 stalinists 2", (1, 2, 3)), ("", (1, 2, 3, 4))],
)
def test_tied_on_the_victor_of_a_game(declared: str, winners: tuple[int, ...]) -> None:
    control = f"declared B {declared} | " if declared else ""
    g = begun("1986", 8, "", f"year 3 | track B B | kgb - | chief B | {control}{SHEETS}")
    assert ended(g)[:2] == (winners, "kremlin 11.a")
    assert g.public.outcome is not None
    assert g.public.outcome.who.count("+") == len(winners) - 1


@rule("kremlin 11.1", "kremlin 10.1")
def test_all_ten_plus_are_equal() -> None:
    sheets = SHEETS.replace("militarists N9 B10", "militarists N9 B12").replace("N7 B10", "N7 B14")
    shifts = "shifts militarists B+2 | shifts expansionists B+4"
    g = begun("1986", 8, "", f"growth on | year 8 | track B B | kgb - | chief B | {sheets} | {shifts}")
    assert ended(g) == ((2, 4), "kremlin 11.a", (("waves", 3), ("points", 11)))


JOINT = [
    ((3, 9, 0, 7, 1), None, (2, 4)),
    ((3, 9, 0, 7, 1), 2, (2, 4)),
    ((9, 9, 0, 7, 1), 1, (1, 2)),  # the first two, the controller among them
    ((9, 9, 9, 7, 1), 2, (1, 3)),  # but last among equals
    ((9, 9, 9, 7, 1), None, (1, 2, 3)),
    ((9, 9, 9, 9, 1), 3, (1, 2, 4)),
    ((3, 9, 7, 7, 1), None, (2, 3, 4)),  # others equal to the second win too
    ((3, 9, 7, 7, 1), 3, (2, 4)),
    ((3, 9, 7, 7, 7), 5, (2, 3, 4)),
    ((0, 9, 0, 0, 0), 1, (2,)),  # only one has any: alone
    ((0, 9, 0, 0, 0), 2, (2,)),
    ((0, 9, 0, 1, 0), None, (2, 4)),
    ((0, 0, 0, 0, 0), None, ()),
]


@rule("kremlin 11.2")
@pytest.mark.parametrize(("points", "controller", "winners"), JOINT)
def test_joint_win_the_first_two_and_others_equal_to_the_second(
    points: tuple[int, ...], controller: int | None, winners: tuple[int, ...]
) -> None:
    assert joint_winners(dict(enumerate(points, 1)), controller) == winners


@rule("kremlin 11.2")
def test_joint_win_in_a_game() -> None:
    text = f"players 5 | joint_win on | year 3 | track N N | chief N | declared N expansionists 1 | {SHEETS}"
    assert ended(begun("1986", 8, "", text)) == ((2, 4), "kremlin 11.a", (("waves", 3), ("points", 9)))
    without = text.replace("joint_win on", "joint_win off")
    assert ended(begun("1986", 8, "", without))[0] == (2,)


@rule("kremlin 11.2")
def test_joint_win_belongs_to_1986() -> None:
    assert new(6, edition="1986").rules["joint_win"] == "off"
    with pytest.raises(Refused, match=r"kremlin-other-edition option=joint_win edition=1986 \(kremlin 11\.2\)"):
        new(6, edition="1988", joint_win="on")


@rule("kremlin 0.6", "kremlin 11.a")
def test_nothing_happens_after_the_end() -> None:
    """No retirement, no growth, no further year, however old the victor."""
    text = "growth on | year 3 | track stalinists stalinists | chief N/35 | declared N stalinists 1"
    g = begun("1988", 8, "", text)
    assert g.over
    assert (g.public.men["N"].place, g.public.year, g.stack, g.asked()) == ("chief", 3, [], ())
