"""Kremlin 13.2: what a window covers is what lapses quietly after it."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import PASS, Ask, View, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.announcing import covers as window_covers
from presidium.games.kremlin.announcing.silence import QUIET_DECLINES
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.phases.p6_replacements import Promotes
from presidium.games.kremlin.phases.trial import Verdict
from presidium.games.kremlin.rules import PRESETS
from presidium.games.kremlin.state import Kremlin, Public
from tests.games.kremlin.drawn import EDITIONS, acts, alike, drawn, new, play_out, volley, window
from tests.rules import rule

both = pytest.mark.parametrize("edition", EDITIONS)
REPLACING = "phase 6 | sport - | candidates I J K L"


def covers(v: View[Public] | Kremlin) -> tuple[window_covers.Lapse, ...]:
    return tuple(lapse for lapse, _ in window_covers.lapses(v))


@rule("kremlin 13.2")
@both
def test_a_phase_in_which_nobody_controls_anybody_is_covered_by_the_first_window_put(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | {REPLACING} | {alike()}"))
    assert [lapse.who for lapse in covers(g)] == lapses(g) == list("BCDEFGI")  # I has come up by then


@rule("kremlin 13.2")
@both
def test_it_covers_what_lapses_after_a_politician_who_may_decline_quietly(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | {REPLACING} | {alike()} | declared D stalinists 3"))
    assert [lapse.who for lapse in covers(g)] == ["B", "C", "E", "F", "G", "I"]
    acts(g, "D", "pass")
    assert [lapse.who for lapse in covers(g)] == ["E", "F", "G", "I"]
    assert isinstance(covers(g)[0].right, Promotes)


@rule("kremlin 13.2")
def test_votes_are_covered_too_as_far_as_somebody_is_asked() -> None:
    held = " | ".join(f"declared {who} stalinists 1" for who in "BD")
    g = drawn(f"edition 1988 | year 2 | phase 3 | sport H? | {alike()} | {held}")
    acts(acts(g, "D", "accuse H"), "B", "vote guilty")
    assert [(lapse.who, type(lapse.right)) for lapse in covers(g)] == [("C", Verdict)]  # D is asked next


@rule("kremlin 13.2")
@both
def test_what_dice_will_decide_is_not_foreseen(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    assert covers(acts(g, "B", "purge C")) == ()
    assert covers(drawn(f"edition {edition} | phase 8 | {alike()}")) == ()


@rule("kremlin 13.2")
@pytest.mark.parametrize("preset", PRESETS)
def test_if_nobody_speaks_just_those_rights_lapse(preset: str) -> None:
    tried = found = 0
    for number, g in enumerate(play_out(new(4, preset=preset), Random(3), passing=0.9)):
        if window(g) and not g.answers and number % 3 == 0:
            covered = covers(view(g, None))
            assert covered == covers(g) == covers(KREMLIN.imagine(view(g, None), Random(1)))
            if not g.public.agenda or isinstance(g.public.top, Deed):
                assert [lapse.who for lapse in covered] == lapses(g.copy())
            tried, found = tried + 1, found + len(covered)
    assert tried > 20
    assert found > 10


def lapses(g: Kremlin) -> list[str]:
    """Everybody passes: whose rights lapse before anybody is asked."""
    found, phase, first = [], g.public.phase, True
    while window(g) and g.public.phase == phase:
        question, deed = g.question(), g.public.top
        assert question is not None
        if not (first or question.quiet):
            break
        if isinstance(deed, Deed) and deed.lapses:
            found.append(deed.who)
        first = False
        for seat in g.asked():
            g.apply(seat, PASS)
        while isinstance(g.question(), Ask) and g.public.phase == phase in QUIET_DECLINES:
            g.apply(g.asked()[0], PASS)
    return found
