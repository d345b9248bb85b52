"""Goulag 5: structured talk."""

from __future__ import annotations

import pytest

from presidium.core import Refusal, Refused, Said, Statement, refusal
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag
from presidium.games.goulag.moves import Claim, ClaimPlay, Inquire
from presidium.games.goulag.talk import AskWhy, Explain
from tests.games.goulag.drawn import do, drawn, say
from tests.rules import rule


def after_a_round() -> Goulag:
    return do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work; 4: play work", "3: pass")


@rule("goulag 5.1")
@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("claim 3 loyal passed", Claim(3, "loyal", "passed")),
        ("claim 1 disloyal own", Claim(1, "disloyal", "own")),
        ("claim 5 loyal inferred", Claim(5, "loyal", "inferred")),
        ("claim round 1 work", ClaimPlay(1, "work")),
        ("claim round 1 strike", ClaimPlay(1, "strike")),
        ("ask 2 about 5", Inquire(2, 5)),
        ("ask 2 about 1", Inquire(2, 1)),
        ("why 2 1", AskWhy(2, 1)),
        ("why 3 1", AskWhy(3, 1)),
    ],
)
def test_a_statement_is_logged_for_all_and_changes_no_rule(text: str, statement: Statement) -> None:
    g = after_a_round()
    silent = g.copy()
    say(g, 1, text)
    assert list(g.log) == [*silent.log, (Said(1, statement), None)]
    g.log = silent.log
    assert g == silent
    assert GOULAG.statements.print(statement) == text


@rule("goulag 5.1")
@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (1, "claim 6 loyal own", refusal("no-such-seat", "goulag 5.1", seat=6)),
        (1, "claim 0 loyal own", refusal("no-such-seat", "goulag 5.1", seat=0)),
        (1, "ask 6 about 1", refusal("no-such-seat", "goulag 5.1", seat=6)),
        (1, "ask 2 about 9", refusal("no-such-seat", "goulag 5.1", seat=9)),
        (1, "claim round 2 work", refusal("round-not-played", "goulag 5.1", round=2)),
        (1, "claim round 0 work", refusal("round-not-played", "goulag 5.1", round=0)),
        (3, "claim round 1 work", refusal("goulag-was-no-builder", "goulag 5.1", round=1)),
        (2, "claim round 1 strike", refusal("goulag-was-no-builder", "goulag 5.1", round=1)),
        (1, "why 4 1", refusal("goulag-chose-nobody", "goulag 5.1", round=1, seat=4)),
        (1, "why 2 2", refusal("goulag-chose-nobody", "goulag 5.1", round=2, seat=2)),
        (2, "why 2 1", refusal("talks-to-oneself", "goulag 5.1")),
        (4, "because 1 loyal 1", refusal("goulag-chose-nobody", "goulag 5.1", round=1, seat=4)),
        (2, "because 1 loyal 5", refusal("goulag-not-so-chosen", "goulag 5.1", round=1, seat=5)),
        (3, "because 1 new 1", refusal("goulag-not-so-chosen", "goulag 5.1", round=1, seat=1)),
        (3, "because 1 test 3", refusal("goulag-not-so-chosen", "goulag 5.1", round=1, seat=3)),
        (6, "claim 1 loyal own", refusal("no-such-seat", seat=6)),
        (0, "claim 1 loyal own", refusal("no-such-seat", seat=0)),
    ],
)
def test_a_statement_about_what_does_not_exist_is_refused(seat: int, text: str, why: Refusal) -> None:
    g = after_a_round()
    before = g.copy()
    with pytest.raises(Refused) as refused:
        say(g, seat, text)
    assert refused.value.why == why
    assert g == before


@rule("goulag 5.1")
def test_a_statement_is_no_answer() -> None:
    g = after_a_round()
    assert g.asked() == (3,)
    assert g.why_not(3, Claim(1, "loyal", "own")) == refusal("goulag-must-name", "goulag 2.1")


@rule("goulag 5.1")
@pytest.mark.parametrize(
    ("text", "addressed"),
    [
        ("claim 3 disloyal passed", (3,)),
        ("claim 3 loyal inferred", (3,)),
        ("claim 1 loyal own", ()),
        ("claim round 1 work", ()),
        ("ask 2 about 5", (2,)),
        ("ask 2 about 1", (2,)),
        ("ask 1 about 2", ()),
        ("exchanged by 3 1 work", (3,)),
        ("why 3 1", (3,)),
        ("because 1 loyal 3", ()),
        ("promise 3 to trust", (3,)),
        ("warn 3 to skip", (3,)),
        ("believe not 3", (3,)),
        ("deny 3", (3,)),
        ("otherwise 3 1", (3,)),
        ("retract", ()),
        ("nothing 3", ()),
    ],
)
def test_a_statement_says_whom_it_addresses(text: str, addressed: tuple[int, ...]) -> None:
    assert GOULAG.statements.read(text).to(1) == addressed  # type: ignore[attr-defined]


@rule("goulag 5.1")
@pytest.mark.parametrize(
    ("seat", "text"),
    [(2, "because 1 loyal 1"), (2, "because 1 new 3"), (3, "because 1 disloyal 4"), (3, "because 1 test 1")],
)
def test_who_has_named_or_supervised_may_say_why(seat: int, text: str) -> None:
    g = after_a_round()
    say(g, seat, text)
    assert isinstance(GOULAG.statements.read(text), Explain)


@rule("goulag 5.1")
def test_a_commissar_can_be_asked_as_soon_as_the_trio_is_named_and_a_supervisor_when_the_cards_are_shown() -> None:
    g = do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3")
    say(g, 5, "why 2 1")
    say(g, 2, "because 1 test 4")
    with pytest.raises(Refused):
        say(g, 5, "why 3 1")
    do(g, "1: play work; 4: play work", "3: pass")
    say(g, 5, "why 3 1")
