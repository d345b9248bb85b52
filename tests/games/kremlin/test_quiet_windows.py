"""Kremlin 13.2: silence stands, and quiet windows are put to nobody."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.rules import PRESETS
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.cards.table import dealt, plays
from tests.games.kremlin.drawn import EDITIONS, acts, alike, announced, dice, do, drawn, new, play_out, volley, window
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)

REPLACING = "phase 6 | sport - | candidates I J K L"
"""Everybody who is present may fill a place."""


def is_quiet(g: Kremlin) -> bool:
    question = g.question()
    assert question is not None
    return question.quiet


def lapsing(g: Kremlin) -> list[tuple[str, bool]]:
    """Everybody passes until the phase ends: whose rights lapse, and whether quietly."""
    found, phase = [], g.public.phase
    while window(g) and g.public.phase == phase:
        deed = g.public.top
        if isinstance(deed, Deed):
            found.append((deed.who, is_quiet(g)))
        volley(g)
    return found


# After a window in which nobody reacted


@rule("kremlin 13.2")
@both
def test_once_nobody_has_reacted_the_rights_of_those_nobody_controls_lapse_quietly(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | {REPLACING} | {alike()}"))
    lapses = lapsing(g)
    assert lapses[0] == ("B", False)
    assert len(lapses) >= 4
    assert all(quietly for _, quietly in lapses[1:])


@rule("kremlin 13.2")
@both
def test_what_somebody_announces_is_put_to_all_and_then_silence_stands_again(edition: str) -> None:
    g = drawn(f"edition {edition} | {REPLACING} | {alike()} | declared B stalinists 3")
    acts(g, "B", "pass")
    assert (announced(g), is_quiet(g)) == ("B: pass", False)
    lapses = lapsing(g)
    assert lapses[0] == ("B", False)
    assert [quietly for _, quietly in lapses[1:]] == [True] * (len(lapses) - 1) != []


@rule("kremlin 13.2")
def test_votes_lapse_quietly_too() -> None:
    held = " | ".join(f"declared {who} stalinists 1" for who in "BD")
    g = drawn(f"edition 1988 | year 2 | phase 3 | sport H? | {alike()} | {held}")
    acts(acts(g, "D", "accuse H"), "B", "vote guilty")
    assert not is_quiet(g)
    volley(g)
    assert (announced(g), is_quiet(g)) == ("C: pass", True)


@rule("kremlin 13.2", "kremlin 3.5")
def test_the_vote_of_one_nobody_controls_for_himself_is_put_to_all() -> None:
    g = drawn(f"edition 1988 | year 2 | phase 3 | sport H? | {alike()} | declared D stalinists 1")
    acts(g, "D", "accuse H")
    while announced(g) != "H: vote innocent":
        volley(g) if window(g) else do(g, "1: vote guilty")
    assert not is_quiet(g)


@rule("kremlin 13.2", "kremlin 5.5")
@both
def test_the_rule_of_the_old_is_put_to_all(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | phase 5 | {alike()} | chief -"))
    deed = announced(g)
    assert deed is not None
    assert deed.startswith("C: propose")
    assert not is_quiet(g)


@rule("kremlin 13.2")
@both
@pytest.mark.parametrize("phase", [f"{REPLACING}", "phase 7 | siberia N"])
def test_in_phases_6_and_7_a_politician_declines_quietly_while_silence_stands(edition: str, phase: str) -> None:
    held = "declared B stalinists 3 | declared C militarists 3"
    g = drawn(f"edition {edition} | {phase} | {alike()} | {held}")
    acts(g, "B", "pass")
    assert (announced(g), is_quiet(g)) == ("B: pass", False)  # the first in the phase
    volley(g)
    do(g, "2: pass")
    assert (announced(g), is_quiet(g), g.public.silent) == ("C: pass", True, True)


@rule("kremlin 13.2")
@both
def test_what_is_done_in_phase_7_ends_the_silence_and_a_reaction_does_too(edition: str) -> None:
    held = "declared B stalinists 3 | declared C militarists 3 | declared D stalinists 2"
    g = drawn(f"edition {edition} | phase 7 | siberia N O | {alike()} | {held}")
    acts(g, "B", "pass")
    volley(g)
    do(g, "2: rehabilitate N")
    assert not is_quiet(g)
    volley(g, "3: declare D 3")
    assert is_quiet(g) is False  # opened again
    volley(g)
    do(g, "2: pass")
    assert (announced(g), is_quiet(g)) == ("C: pass", True)


@rule("kremlin 13.2")
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_in_other_phases_what_is_declined_is_put_to_all(phase: int) -> None:
    acting = {1: ("B", "C"), 2: ("B",), 3: ("D",)}[phase]
    sick = "chief A | kgb B+ | foreign C+" if phase == 1 else "chief A | kgb B | foreign C"
    held = " | ".join(f"declared {who} stalinists 3" for who in acting)
    g = drawn(f"edition 1988 | phase {phase} | {sick} | {alike()} | {held}")
    for who in acting:
        acts(g, who, "pass")
        assert (announced(g), is_quiet(g)) == (f"{who}: pass", False)
        volley(g)


# What breaks the silence


@rule("kremlin 13.2")
@both
def test_after_a_die_everybody_is_asked_again(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    acts(g, "B", "purge M")
    volley(g)
    assert g.public.silent
    dice(g, 20)
    assert not g.public.silent


@rule("kremlin 13.2", "kremlin 13.3")
@both
@pytest.mark.parametrize(
    ("answer", "stands"),
    [
        ("1: declare B 9 as_needed", True),  # his own man, and nobody challenges
        ("2: declare B 3 as_needed", True),  # beaten by what stands there
        ("2: waive", False),
        ("2: declare C 1", False),
    ],
)
def test_a_proxy_that_showed_nothing_is_silence_and_a_waiver_is_not(edition: str, answer: str, stands: bool) -> None:
    g = drawn(f"edition {edition} | {REPLACING} | {alike()} | declared B stalinists 3")
    acts(g, "B", "pass")
    volley(g, answer)
    if "declare C" in answer:
        assert (announced(g), is_quiet(g)) == ("B: pass", False)  # it has opened again
        return
    assert announced(g) != "B: pass"
    assert is_quiet(g) is stands


@rule("kremlin 13.2", "kremlin 15.2")
def test_a_gift_is_no_silence() -> None:
    g = dealt("1988", 2, "", stalinists="3 28")
    assert not is_quiet(g)
    volley(g, "1: give 28 to militarists")
    assert not g.public.silent


@rule("kremlin 13.2", "kremlin 13.1")
def test_a_window_that_opens_again_after_a_card_is_not_quiet() -> None:
    g = dealt("1988", 7, "", stalinists="28 3")
    assert (window(g), is_quiet(g)) == (Window(), True)
    playable = next(action for action in g.options(1) or () if isinstance(action, Play))
    plays(g, f"1: {KREMLIN.notation.print(playable)}")
    assert (window(g), is_quiet(g)) == (Window(), False)


# How a phase begins


@rule("kremlin 13.2")
@pytest.mark.parametrize(
    ("preset", "text", "quiet"),
    [
        ("1988 basic", "phase 1 | chief A | kgb B", True),
        ("1988 basic", "phase 1 | chief A+", True),
        ("1988 advanced", "phase 1 | chief A+", True),
        ("1986 full", "phase 1 | chief A", False),
        ("1988 basic", "phase 2", True),
        ("1988 advanced", "phase 2", False),
        ("1986 full", "phase 2", True),
        ("1988 advanced", "phase 3", True),
        ("1986 basic", "phase 4", True),
        ("1988 advanced", "phase 4", False),
        ("1986 full", "phase 4", False),
        ("1986 basic", "phase 5 | chief -", True),
        ("1988 advanced", "phase 6", True),
        ("1986 full", "phase 7 | siberia N", True),
        ("1986 full", "phase 8", True),
    ],
)
def test_a_phase_begins_quietly_unless_cards_have_to_be_played_at_its_start(
    preset: str, text: str, quiet: bool
) -> None:
    options = " | ".join(f"{name} {chosen}" for name, chosen in KREMLIN.rules(4, {"preset": preset}).chosen)
    g = drawn(f"{options} | {text} | {alike()}")
    assert (window(g), is_quiet(g)) == (Window(), quiet)


@rule("kremlin 13.2")
@both
def test_who_was_not_asked_at_the_start_has_not_been_silent(edition: str) -> None:
    """A retirement, say, comes after it: that window is put to everybody."""
    g = volley(drawn(f"edition {edition} | year 11 | phase 5 | {alike()} | chief B | kgb A | declared B stalinists 3"))
    assert (window(g), is_quiet(g), g.public.silent) == (Window(("B",)), False, False)


@rule("kremlin 13.2", "kremlin 8.1")
@both
def test_before_the_wave_everybody_is_asked(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 8 | {alike()} | chief B | kgb A | declared B stalinists 3")
    assert is_quiet(g)
    assert not is_quiet(volley(g))


@rule("kremlin 13.2", "kremlin 6.9", "kremlin 11.c")
@pytest.mark.parametrize("preset", PRESETS)
def test_before_a_wave_or_a_test_of_victory_no_window_is_ever_quiet(preset: str) -> None:
    for seed in range(3):
        for g in play_out(new(4, preset=preset), Random(seed), passing=0.97):
            open_window = window(g)
            if open_window is not None and open_window.about and not g.public.agenda:
                assert not is_quiet(g)


# Public facts alone, and nothing else changed


@rule("kremlin 13.2")
@pytest.mark.parametrize("preset", PRESETS)
def test_every_world_that_looks_the_same_has_the_same_quiet_windows(preset: str) -> None:
    rng, quietly, loud = Random(5), 0, 0
    for number, g in enumerate(play_out(new(4, preset=preset), Random(2), passing=0.95)):
        if window(g):
            quietly, loud = quietly + is_quiet(g), loud + (not is_quiet(g))
            if number % 5 == 0:
                assert is_quiet(KREMLIN.imagine(view(g, None), rng)) == is_quiet(g)
    assert min(quietly, loud) > 50


@rule("kremlin 13.2")
@both
def test_in_a_quiet_window_all_are_asked_and_may_do_what_they_may_do_in_any(edition: str) -> None:
    """The game keeps every window; whoever runs it asks nobody there."""
    g = volley(volley(drawn(f"edition {edition} | {REPLACING} | {alike()}")))
    assert is_quiet(g)
    assert g.asked() == (1, 2, 3, 4)
    who = g.public.top.who  # type: ignore[union-attr]
    volley(g, f"3: declare {who} 1")
    assert g.public.control[who] == 3
    assert g.asked() == (3,)
