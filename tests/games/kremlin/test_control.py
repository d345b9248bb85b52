"""Kremlin C: control and declaring. C.5 is in `test_announced.py`, equal numbers in `test_ties.py`."""

from __future__ import annotations

import pytest

from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.events import Announced, Controlled, Declared, Fell, Voted
from presidium.games.kremlin.verbs import die, exile
from tests.games.kremlin.drawn import (
    EDITIONS,
    actor,
    acts,
    alike,
    announced,
    dice,
    does,
    drawn,
    offered,
    quiet,
    shut,
    told,
    volley,
    why_not,
    window,
    written,
)
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)

# C.1 Declaring


@rule("kremlin C.1")
@both
def test_all_or_part_of_what_is_written_is_declared_in_steps(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()}")
    for points in (1, 4, 10):
        volley(g, f"1: declare B {points}")
        assert g.public.declared["B"] == (points, 0, 0, 0)
        assert written(g, 1, "B") == 10
    assert Declared(1, "B", 4) in told(g)


@rule("kremlin C.1")
@both
def test_never_more_than_is_written_nor_less_than_is_shown(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared K militarists 1 | declared G stalinists 3")
    assert {text for text in offered(g, 1) if text.startswith("declare G")} == {
        "declare G 4",
        "declare G 4 as_needed",
        "declare G 5",
        "declare G 5 as_needed",
    }
    for text, id in (
        ("declare G 6", "kremlin-not-written"),
        ("declare G 6 as_needed", "kremlin-not-written"),
        ("declare G 3", "kremlin-not-more"),
        ("declare G 0", "kremlin-not-more"),
        ("declare Z 1", "kremlin-not-written"),
        ("declare A 1", "kremlin-not-written"),
    ):
        refused = why_not(g, 1, text)
        assert refused is not None
        assert (refused.id, refused.rule) == (id, "kremlin C.1")


@rule("kremlin C.1")
@pytest.mark.parametrize(
    ("edition", "place", "allowed"),
    [
        ("1986", "siberia", True),
        ("1988", "siberia", False),
        ("1986", "people", True),
        ("1988", "people", True),
        ("1986", "wall", False),
        ("1988", "wall", False),
        ("1986", "retired", False),
        ("1988", "retired", False),
    ],
)
def test_not_on_the_dead_or_retired_and_in_1988_not_on_one_in_siberia(edition: str, place: str, allowed: bool) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | kgb Z | {place} B")
    refused = why_not(g, 1, "declare B 3")
    assert (refused is None) == allowed
    assert allowed or (refused is not None and refused.id == "kremlin-beyond-influence")


@rule("kremlin C.1")
def test_at_any_time_on_anybody() -> None:
    g = drawn(f"phase 2 | {alike()} | candidates J L M N O | people K | declared B stalinists 3")
    acts(g, "B", "purge C")
    volley(g, "2: declare K 1")
    assert g.public.control == {"B": 1, "K": 2}


# C.2 Control


@rule("kremlin C.2")
@both
def test_the_most_controls_and_an_equal_number_does_not_take_over(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()}")
    volley(g, "1: declare C 4")
    assert g.public.control == {"C": 1}
    volley(g, "2: declare C 4")
    assert g.public.control == {"C": 1}
    volley(g, "2: declare C 5; 3: declare C 4")
    assert g.public.control == {"C": 2}
    volley(g, "1: declare C 5")
    assert g.public.control == {"C": 2}
    assert told(g).count(Controlled("C", 2, 1)) == 1


@rule("kremlin C.2")
@both
def test_the_controller_keeps_him_when_others_come_up_to_the_number_that_stands_together(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared C expansionists 6")
    volley(g, "1: declare C 6; 2: declare C 6")
    assert g.public.control == {"C": 4}
    assert window(g) == Window()


@rule("kremlin C.2")
@both
def test_control_is_of_all_his_actions(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B militarists 4 stalinists 3")
    quiet(g)
    assert (actor(g), g.asked()) == ("B", (2,))
    refused = why_not(g, 1, "purge C")
    assert refused is not None
    assert refused.id == "not-asked"


# C.3 Uncontrolled


@rule("kremlin C.3")
@both
def test_whom_nobody_controls_acts_in_nothing_but_is_not_absent(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared E stalinists 4")
    shut(g)
    assert announced(g) is None
    purge = [event for event in told(g) if isinstance(event, Announced)]
    assert [(event.who, event.by) for event in purge] == [("B", None)]  # Ideology does not stand in
    assert g.public.phase == 3


@rule("kremlin C.3")
@both
def test_whom_nobody_controls_casts_no_vote(edition: str) -> None:
    control = "declared D stalinists 4 | declared F militarists 1"
    g = drawn(f"edition {edition} | year 2 | phase 3 | {alike()} | sport H? | {control}")
    does(g, "D", "accuse H")
    does(g, "D", "vote guilty")
    does(g, "F", "vote guilty")
    voters = [event.who for event in told(g) if isinstance(event, Voted)]
    assert voters == (["D", "F"] if edition == "1986" else ["D", "F", "H"])  # 3.5
    assert g.public.men["H"].place == "siberia"


# C.4 Absent


@rule("kremlin C.4")
@both
@pytest.mark.parametrize(
    ("board", "purger"),
    [
        ("kgb B", "B"),
        ("kgb -", "E"),
        ("kgb B+~", "E"),
        ("kgb B+~ | ideology -", "A"),
        ("kgb B+~ | ideology E+~ | chief -", "F"),
    ],
)
def test_an_unavailable_post_passes_its_right_down_the_order(edition: str, board: str, purger: str) -> None:
    control = " | ".join(f"declared {who} stalinists 1" for who in "ABEF")
    sheet = "sheet stalinists A10 B9 E8 F7 G6 H5 I4 J3 K2 L1"
    g = drawn(f"edition {edition} | influence_nestor on | phase 2 | {board} | {control} | {sheet}")
    quiet(g)
    assert actor(g) == purger


@rule("kremlin C.4")
@both
def test_nobody_available_ends_the_phase(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | kgb - | ideology E+~ | chief - | industry F++~ | declared E stalinists 1")
    shut(g)
    assert g.public.phase == 3
    assert not any(isinstance(event, Announced) for event in told(g))


@rule("kremlin C.4")
@both
def test_an_absent_member_keeps_his_post_and_may_be_purged_and_suspected(edition: str) -> None:
    g = drawn(
        f"edition {edition} | phase 2 | {alike()} | foreign C+~ | declared B stalinists 3 | declared D stalinists 2"
    )
    quiet(g)
    assert "purge C" in offered(g, 1)
    does(g, "B", "pass")
    quiet(g)
    assert "suspect C" in offered(g, 1)
    assert g.public.posts["foreign"] == "C"


@rule("kremlin C.4")
@both
def test_an_absent_member_does_not_vote(edition: str) -> None:
    control = " | ".join(f"declared {who} stalinists 1" for who in "BCD")
    g = drawn(f"edition {edition} | year 2 | phase 3 | foreign C+~ | sport H? | {control}")
    does(g, "D", "accuse H")
    does(g, "B", "vote guilty")
    assert actor(g) == "D"


@rule("kremlin C.4")
@both
def test_a_cure_survives_a_change_of_post_and_ends_when_he_leaves_the_politburo(edition: str) -> None:
    g = drawn(
        f"edition {edition} | phase 6 | chief B | kgb A | foreign C+~ | ideology E+~ | candidates I J K L "
        "| declared B stalinists 3"
    )
    does(g, "B", "exchange C F")
    assert g.public.posts["industry"] == "C"
    assert g.public.men["C"].cure
    does(g, "B", "move E candidate")
    assert not g.public.men["E"].cure
    assert g.public.men["E"].crosses == 1


# C.6 Where influence stays


@rule("kremlin C.6")
def test_influence_never_leaves_the_sheet_in_1986() -> None:
    g = drawn(f"edition 1986 | phase 2 | {alike()} | declared B stalinists 3 | declared C militarists 4 stalinists 2")
    dice(acts(g, "B", "purge C"), 20)
    assert g.public.men["C"].place == "siberia"
    assert g.public.declared["C"] == (2, 4, 0, 0)
    assert g.public.control["C"] == 2
    assert (written(g, 1, "C"), written(g, 2, "C")) == (9, 9)


@rule("kremlin C.6")
def test_what_was_declared_on_an_exile_is_lost_in_1988() -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike()} | declared B stalinists 3 | declared C militarists 4 stalinists 2")
    dice(acts(g, "B", "purge C"), 20)
    assert "C" not in g.public.declared
    assert "C" not in g.public.control
    assert (written(g, 1, "C"), written(g, 2, "C"), written(g, 3, "C")) == (7, 5, 9)


# C.7 When things change between the announcement and the deed. Cards will do it; here the table's hand does.


@rule("kremlin C.7")
def test_attempts_used_stay_used_when_control_changes() -> None:
    g = drawn(f"edition 1988 | phase 2 | {alike()} | declared B stalinists 3")
    dice(acts(g, "B", "purge C"), 20)
    acts(g, "B", "purge D")
    volley(g, "2: declare B 4")
    dice(acts(g, "B", "purge E"), 20)  # the second attempt, whoever controls him
    assert [who for who in "CDE" if g.public.men[who].place == "siberia"] == ["C", "E"]
    assert g.public.phase == 3


@rule("kremlin C.7")
@both
def test_an_actor_no_longer_there_is_void_and_the_right_passes(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3 | declared E stalinists 1")
    acts(g, "B", "purge C")
    exile(g, "B")
    shut(g)
    assert any(isinstance(event, Fell) for event in told(g))
    assert g.public.men["B"].stress == 0
    assert (actor(g), g.asked()) == ("E", (1,))


@rule("kremlin C.7")
@both
def test_a_target_no_longer_legal_is_void_and_the_actor_announces_anew(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(g, "B", "purge C")
    die(g, "C")
    shut(g)
    assert (actor(g), g.asked()) == ("B", (1,))
    assert "purge C" not in offered(g, 1)
    assert g.public.men["B"].stress == 0


TRIAL = "year 2 | phase 3 | sport H? | " + " | ".join(f"declared {who} stalinists 1" for who in "BCDEFGH")


@rule("kremlin C.7")
@both
def test_votes_cast_stand_whoever_controls_the_voter_later(edition: str) -> None:
    g = drawn(f"edition {edition} | {alike()} | {TRIAL}")
    does(g, "D", "accuse H")
    does(g, "B", "vote innocent")
    acts(g, "C", "vote guilty")
    volley(g, "2: declare B 9")
    shut(g)
    assert [event for event in told(g) if isinstance(event, Voted)] == [Voted("B", "innocent"), Voted("C", "guilty")]


@rule("kremlin C.7")
@both
def test_an_accused_who_is_gone_ends_the_trial_and_the_accusation_stays_used(edition: str) -> None:
    g = drawn(f"edition {edition} | {alike()} | {TRIAL} | economy G?")
    does(g, "D", "accuse H")
    acts(g, "B", "vote innocent")
    die(g, "H")
    shut(g)
    assert (actor(g), g.asked()) == ("D", (1,))
    assert "accuse G" not in offered(g, 1)
    assert g.public.agenda == ()
    assert g.public.men["D"].stress == 0


@rule("kremlin C.7")
@both
def test_an_accuser_who_is_gone_takes_no_stress(edition: str) -> None:
    g = drawn(f"edition {edition} | {alike()} | {TRIAL}")
    does(g, "D", "accuse H")
    acts(g, "B", "vote innocent")
    exile(g, "D")
    shut(g)
    does(g, "C", "vote innocent")
    assert g.public.men["H"].suspect == 0
    assert g.public.men["D"].stress == 0
    assert actor(g) == "C"  # 3.1 Foreign stands in


@rule("kremlin C.7")
@both
def test_a_turn_passed_does_not_return_and_a_successor_does_not_vote_again(edition: str) -> None:
    g = drawn(f"edition {edition} | {alike()} | {TRIAL}")
    does(g, "D", "accuse H")
    does(g, "B", "vote guilty")
    acts(g, "C", "vote guilty")
    exile(g, "B")
    g.public.posts = {**g.public.posts, "kgb": "I"}
    shut(g)
    assert actor(g) == "D"
    assert [event.who for event in told(g) if isinstance(event, Voted)] == ["B", "C"]


@rule("kremlin C.7")
@both
def test_a_nominee_who_is_gone_is_named_anew_without_stress(edition: str) -> None:
    control = " | ".join(f"declared {who} stalinists 1" for who in "BCDEFGH")
    g = drawn(f"edition {edition} | phase 5 | {alike()} | chief - | {control}")
    does(g, "C", "propose D")
    acts(g, "B", "vote against")
    die(g, "D")
    shut(g)
    assert (actor(g), g.asked()) == ("C", (1,))
    assert offered(g, 1) == {"propose B"}
    assert g.public.men["C"].stress == 0
