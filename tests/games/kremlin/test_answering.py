"""Kremlin 16.1: statements that ask and answer, and what comes of promises, threats and claims of points."""

from __future__ import annotations

import pytest

from presidium.core import Refusal, Refused, refusal, view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.content.claims import claims, contradictions
from presidium.games.kremlin.ending import finish, won_by
from presidium.games.kremlin.state import Kremlin
from tests.games.kremlin.drawn import alike, does, drawn, skip, volley
from tests.rules import rule

SHOWN = f"{alike(3)} | declared B stalinists 9 | declared C militarists 3"


def purging() -> Kremlin:
    """The second year, at the beginning of the phase of purges; the KGB is the stalinists'."""
    return skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)


def talked(g: Kremlin, *words: str) -> Kremlin:
    for each in words:
        seat, _, text = each.partition(": ")
        g.say(int(seat), KREMLIN.statements.read(text))  # type: ignore[arg-type]
    return g


def proved(g: Kremlin) -> list[str]:
    return [claim.proved for claim in claims(view(g, None))]


@rule("kremlin 16.1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("retract", refusal("nothing-to-retract", "kremlin 16.1")),
        ("deny militarists", refusal("nothing-to-deny", "kremlin 16.1", seat=2)),
        ("otherwise militarists 2", refusal("nothing-to-object", "kremlin 16.1", seat=2)),
        ("broken militarists spare C", refusal("kremlin-word-not-broken", "kremlin 16.1", player=2)),
        ("nothing stalinists", refusal("kremlin-talks-to-himself", "kremlin 16.1")),
        ("ask marxists about C", refusal("no-such-seat", "kremlin 16.1", seat=6)),
    ],
)
def test_an_answer_to_nothing_is_refused(text: str, why: Refusal) -> None:
    g = purging()
    silent = g.copy()
    with pytest.raises(Refused) as refused:
        talked(g, f"1: {text}")
    assert refused.value.why == why
    assert g == silent


@rule("kremlin 16.1")
@pytest.mark.parametrize(
    ("word", "action", "so"),
    [
        ("promise militarists to spare C", "purge C", "broken"),
        ("promise militarists to spare C", "purge D", "kept"),
        ("warn militarists to purge C", "purge C", "kept"),
        ("warn militarists to purge C", "pass", "broken"),
    ],
)
def test_a_word_given_is_tested_in_the_phase_of_the_deed(word: str, action: str, so: str) -> None:
    g = talked(purging(), f"1: {word}")
    assert proved(g) == [""]
    assert proved(skip(does(g, "B", action), 3)) == [so]


@rule("kremlin 16.1")
def test_only_a_broken_word_can_be_reproached_and_only_then_denied() -> None:
    g = talked(purging(), "1: promise militarists to spare C", "3: promise militarists to spare C")
    with pytest.raises(Refused):
        talked(g, "2: broken stalinists spare C")
    skip(does(g, "B", "purge C"), 3)
    for wrong in ("2: broken stalinists purge C", "2: broken stalinists spare D", "2: broken evolutionists spare C"):
        with pytest.raises(Refused):
            talked(g, wrong)
    talked(g, "2: broken stalinists spare C", "1: deny militarists")
    assert proved(g) == ["broken", "", "true", "lie"]
    with pytest.raises(Refused):
        talked(g, "1: deny militarists")


@rule("kremlin 16.1")
def test_a_word_taken_back_is_not_tested() -> None:
    g = talked(purging(), "1: promise militarists to spare C", "1: retract")
    skip(does(g, "B", "purge C"), 3)
    assert proved(g) == ["withdrawn"]
    with pytest.raises(Refused):
        talked(g, "2: broken stalinists spare C")


@rule("kremlin 16.1")
@pytest.mark.parametrize(
    ("words", "many"),
    [
        (("1: have 7 on D", "1: have 5 on D"), 1),
        (("1: have 7 on D", "1: have 7 on D", "1: have 7 on E", "2: have 5 on D"), 0),
        (("1: promise militarists to spare C", "1: warn evolutionists to purge C", "2: otherwise stalinists 2"), 1),
        (("1: promise militarists to spare C", "1: retract", "1: warn evolutionists to purge C"), 0),
    ],
)
def test_contradictions(words: tuple[str, ...], many: int) -> None:
    assert len(contradictions(view(talked(purging(), *words), None))) == many


@rule("kremlin 16.1")
def test_a_claim_of_points_is_true_once_they_are_shown_and_the_rest_comes_out_at_the_end() -> None:
    g = talked(purging(), "1: have 2 on C", "1: have 0 on C", "2: have 9 on C", "2: have 10 on C", "3: have 0 on Z")
    assert proved(g) == [""] * 5
    volley(g, "1: declare C 9")
    assert proved(g) == ["true", "lie", "", "", ""]
    assert proved(talked(g, "1: believe not militarists"))[-1] == ""
    finish(g, won_by((1,), "kremlin 11.a"))
    assert proved(g) == ["true", "lie", "true", "lie", "true", ""]
