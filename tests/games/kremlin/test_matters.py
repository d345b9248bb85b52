"""Which windows matter to a seat: those in which to have somebody could make a difference to it."""

from __future__ import annotations

from random import Random

import pytest

from presidium.core import Ask, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.announcing.silence import QUIET_DECLINES
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.content.brief.hold import hold
from presidium.games.kremlin.content.brief.prospect import prospect
from presidium.games.kremlin.content.brief.situation import Situation
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.drawn import EDITIONS, acts, alike, drawn, new, play_out, volley, window

both = pytest.mark.parametrize("edition", EDITIONS)
WITHOUT_G = "D8 E7 F6 H4 I3 J2 K10 L9 M5 N1"


def matters(g: Kremlin, seat: int) -> bool:
    assert KREMLIN.brief is not None
    found = KREMLIN.brief(view(g, seat))
    assert found is not None
    return found.matters


# A phase begins


@both
def test_who_announces_first_can_be_had_in_the_window_on_that(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B militarists 3")
    assert not matters(g, 1)
    assert matters(acts(g, "B", "purge C"), 1)


@both
def test_who_would_let_his_right_lapse_has_to_be_had_at_once(edition: str) -> None:
    g = volley(drawn(f"edition {edition} | phase 2 | {alike()}"))
    assert matters(g, 1)


@both
def test_a_man_who_is_fought_over_always_matters(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B stalinists 3")
    assert not matters(g, 1)
    assert matters(volley(g, "2: declare B 4"), 1)


@both
def test_nobody_is_lost_who_could_have_been_had(edition: str) -> None:
    """Where a phase's first window does not matter although the first to act could be had, he is offered again, unless
    he declines quietly (13.2)."""
    spared = 0
    for number in range(5):
        for g in play_out(new(4, edition=edition), Random(number), passing=0.8):
            if window(g) != Window() or g.answers or g.public.top:
                continue
            for v in (view(g, seat) for seat in g.asked()):
                now = Situation(v, prospect(v, Window()))
                held = [turn.who for turn in now.seen.turns if turn.who in g.public.control]
                if not now.matters() and any(hold(v, who).takes for who in held):
                    spared += 1
                    again = offered_again(g.copy())
                    assert again is None or set(held) <= set(again)
    assert spared


def offered_again(g: Kremlin) -> tuple[str, ...] | None:
    """Everybody passes, and the first to act announces something: whom the window on that is about; None if he declines
    quietly."""
    while (step := window(g)) and (step == Window() or (isinstance(g.public.top, Deed) and g.public.top.lapses)):
        volley(g)
    question = g.question()
    if isinstance(question, Ask):
        g.apply(g.asked()[0], next(iter(g.options(g.asked()[0]) or ())))
    step, question = window(g), g.question()
    assert step is not None
    assert question is not None
    if question.quiet:
        assert g.public.phase in QUIET_DECLINES
        assert isinstance(g.public.top, Deed)
        return None
    return step.about


# Votes


ELECTION = "phase 5 | chief - | declared C stalinists 1 | " + " | ".join(
    f"declared {who} militarists 1" for who in "BEF"
)


def test_a_vote_that_is_decided_matters_to_nobody() -> None:
    """1988: B, E, F, G and H may vote against D, and three would have to; for G and H nobody speaks."""
    sheets = alike(evolutionists="D8 E7 G5 H4 I3 J2 K10 L9 M6 N1")
    g = drawn(f"edition 1988 | {sheets} | {ELECTION} | declared D expansionists 1")
    acts(acts(g, "C", "propose D"), "B", "vote for")
    assert matters(acts(g, "E", "vote for"), 3), "E, F, G and H could still vote him down"
    acts(g, "F", "vote for")
    assert matters(g, 1), "F could be had, and be the first of three"
    assert not matters(g, 3), "G and H could be had, and are too few"


def test_who_the_rebels_are_matters_when_he_is_voted_down() -> None:
    """5.4 The next nominee is one of them."""
    g = acts(drawn(f"edition 1988 | {alike()} | {ELECTION}"), "C", "propose D")
    for who in "BEF":
        acts(g, who, "vote against")
    assert matters(g, 3)


@both
def test_one_vote_alone_acquits_nobody(edition: str) -> None:
    trial = "year 2 | phase 3 | kgb B? | " + " | ".join(f"declared {who} stalinists 1" for who in "CDEFG")
    trial += " | declared B militarists 1"
    g = acts(drawn(f"edition {edition} | {alike(evolutionists=WITHOUT_G)} | {trial}"), "D", "accuse B")
    for who in "BCDEFG":
        acts(g, who, "vote guilty")
    assert matters(g, 2), "G and H could acquit him"
    assert not matters(g, 3), "H is one too few"


# Rights that nobody uses


@both
def test_nobody_is_brought_back_whom_one_has_nothing_on(edition: str) -> None:
    sheets = alike(evolutionists="D8 E7 F6 H4 I3 J2 K1 L9 M5 N10")
    g = volley(drawn(f"edition {edition} | phase 7 | siberia N | {sheets}"))
    assert matters(g, 3), "N is on the sheet"
    assert not matters(g, 1)


@both
def test_but_where_few_are_left_everybody_counts(edition: str) -> None:
    gone = " ".join("OPQRSTUVWXYZ")
    assert matters(volley(drawn(f"edition {edition} | phase 7 | siberia N | wall {gone} | {alike()}")), 1)


@both
def test_nobody_is_brought_up_whom_one_has_nothing_on_and_nobody_holds(edition: str) -> None:
    """E, F and G could make one of the People a Candidate, where one is wanted."""
    sheets = alike(evolutionists="D8 E7 F6 H4 I3 J2 K1 L9 M5 N10", militarists="B10 C9 D8 E7 F6 G5 H4 I3 J2 O1")
    replacing = f"edition {edition} | phase 6 | candidates I J K L | people N O P | {sheets}"
    others = "declared B militarists 1 | declared C militarists 1 | declared D militarists 1"
    g = drawn(f"{replacing} | {others}")
    acts(g, "B", "pass")  # C and D may decline quietly
    assert matters(g, 3), "N is on the sheet"
    assert not matters(g, 1)


@both
def test_what_somebody_announces_may_be_worth_stopping(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 2 | {alike()} | declared B militarists 1 | declared C expansionists 1")
    assert matters(acts(g.copy(), "B", "purge C"), 1), "a seat that controls nobody is asked about every purger"
    g = drawn(
        f"edition {edition} | phase 2 | {alike()} | declared B militarists 1 | declared C expansionists 1"
        " | declared D stalinists 1"
    )
    assert not matters(acts(g.copy(), "B", "purge C"), 1), "C is in other hands"
    assert matters(acts(g, "B", "purge D"), 1)


@both
def test_a_cure_concerns_those_who_have_the_patient(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 1 | chief B+ | kgb A | {alike()} | declared B militarists 1")
    assert not matters(acts(g, "B", "cure"), 1)


@both
def test_who_has_just_been_lost_can_be_taken_back_whatever_he_declines(edition: str) -> None:
    g = drawn(f"edition {edition} | phase 7 | siberia N | {alike()} | declared B stalinists 1")
    volley(acts(g, "B", "pass"), "2: declare B 2")
    assert matters(acts(g, "B", "pass"), 1)
