"""Politburo 7: structured talk."""

from __future__ import annotations

import pytest

from presidium.core import Refusal, Refused, Said, Statement, refusal
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.moves import Accuse, ClaimBallot, Pact, Want
from presidium.games.politburo.state import Politburo
from presidium.games.politburo.talk import AskWhy, Explain
from tests.games.politburo.drawn import cast, drawn, name, new, plan, point, say, third
from tests.rules import rule


def in_round_two() -> Politburo:
    """Round 1 had three ballots of 2, 3 and 4; round 2 one of 1, 3 and 5, one of 1, 3 and 4; a third is under way."""
    g = point(third(drawn(gensek=1), "+-+"), 3, 2, 2)
    return cast(name(cast(name(plan(g), 1, 3, 5), "++-"), 1, 3, 4), "+-+")


@rule("politburo 7.1")
@pytest.mark.parametrize(
    ("seat", "text", "statement"),
    [
        (1, "want defence up", Want("defence", "up")),
        (1, "want finance down", Want("finance", "down")),
        (1, "want security up", Want("security", "up")),
        (2, "voted 1 1 reform", ClaimBallot(1, 1, "reform")),
        (2, "voted 1 3 repression", ClaimBallot(1, 3, "repression")),
        (2, "voted 1 3 reform", ClaimBallot(1, 3, "reform")),  # a lie, and everybody has seen so
        (5, "voted 2 1 repression", ClaimBallot(2, 1, "repression")),  # a lie nobody can prove
        (4, "voted 2 2 repression", ClaimBallot(2, 2, "repression")),
        (1, "pact 4", Pact(4)),
        (1, "deviant 5", Accuse(5)),
        (1, "deviant 1", Accuse(1)),
        (1, "why 2 1", AskWhy(2, 1)),
        (1, "why 2 2", AskWhy(2, 2)),
        (1, "because 1 agree", Explain(1, "agree")),
        (1, "because 2 word", Explain(2, "word")),
        (2, "because 1 doubt", Explain(1, "doubt")),
        (2, "because 2 test", Explain(2, "test")),
    ],
)
def test_a_statement_is_logged_for_all_and_changes_no_rule(seat: int, text: str, statement: Statement) -> None:
    g = in_round_two()
    silent = g.copy()
    say(g, seat, text)
    assert list(g.log) == [*silent.log, (Said(seat, statement), None)]
    g.log = silent.log
    assert g == silent
    assert POLITBURO.statements.print(statement) == text


@rule("politburo 7.1")
@pytest.mark.parametrize(
    ("seat", "text", "why"),
    [
        (1, "voted 1 1 reform", refusal("politburo-was-no-voter", "politburo 7.1", round=1, ballot=1)),
        (2, "voted 2 1 reform", refusal("politburo-was-no-voter", "politburo 7.1", round=2, ballot=1)),
        (4, "voted 2 1 reform", refusal("politburo-was-no-voter", "politburo 7.1", round=2, ballot=1)),
        (5, "voted 2 2 reform", refusal("politburo-was-no-voter", "politburo 7.1", round=2, ballot=2)),
        (3, "voted 2 3 reform", refusal("politburo-no-such-ballot", "politburo 7.1", round=2, ballot=3)),
        (2, "voted 1 4 reform", refusal("politburo-no-such-ballot", "politburo 7.1", round=1, ballot=4)),
        (2, "voted 1 0 reform", refusal("politburo-no-such-ballot", "politburo 7.1", round=1, ballot=0)),
        (2, "why 1 3", refusal("round-not-played", "politburo 7.1", round=3)),
        (2, "why 2 1", refusal("talks-to-oneself", "politburo 7.1")),
        (2, "because 3 wish", refusal("round-not-played", "politburo 7.1", round=3)),
        (2, "because 1 agree", refusal("politburo-not-your-part", "politburo 7.1", round=1)),
        (1, "because 1 word", refusal("politburo-not-your-part", "politburo 7.1", round=1)),
        (2, "voted 3 1 reform", refusal("round-not-played", "politburo 7.1", round=3)),
        (2, "voted 0 1 reform", refusal("round-not-played", "politburo 7.1", round=0)),
        (1, "pact 6", refusal("no-such-seat", "politburo 7.1", seat=6)),
        (1, "pact 0", refusal("no-such-seat", "politburo 7.1", seat=0)),
        (1, "pact 1", refusal("politburo-pact-with-himself", "politburo 7.1")),
        (1, "deviant 6", refusal("no-such-seat", "politburo 7.1", seat=6)),
        (6, "want defence up", refusal("no-such-seat", seat=6)),
        (0, "want defence up", refusal("no-such-seat", seat=0)),
    ],
)
def test_a_statement_about_what_does_not_exist_is_refused(seat: int, text: str, why: Refusal) -> None:
    g = in_round_two()
    before = g.copy()
    with pytest.raises(Refused) as refused:
        say(g, seat, text)
    assert refused.value.why == why
    assert g == before


@rule("politburo 7.1")
def test_people_talk_at_any_time() -> None:
    before_the_deal = new(5)
    say(before_the_deal, 3, "want defence up")
    with pytest.raises(Refused):
        say(before_the_deal, 3, "voted 1 1 reform")
    during_the_purge = third(drawn(), "+-+")
    say(during_the_purge, 3, "voted 1 3 repression")
    say(during_the_purge, 4, "deviant 3")
    after_the_end = cast(plan(drawn(round=5, gensek=2)), "+++")
    say(after_the_end, 3, "voted 5 1 repression")
    assert isinstance(after_the_end.log.heard_by(None)[-1], Said)


@rule("politburo 7.1")
def test_a_statement_is_no_answer() -> None:
    g = drawn(gensek=2)
    assert g.why_not(2, Want("defence", "up")) == refusal("politburo-must-propose", "politburo 2.1")


@rule("politburo 7.1")
@pytest.mark.parametrize(
    ("text", "addressed"),
    [
        ("want defence up", ()),
        ("voted 1 1 reform", ()),
        ("pact 4", (4,)),
        ("deviant 5", (5,)),
        ("deviant 1", ()),
        ("unseen 1", ()),
        ("ask 3 1 1", (3,)),
        ("wants 3 defence up", (3,)),
        ("promise 3 to vote", (3,)),
        ("warn 3 to point", (3,)),
        ("believe not 3", (3,)),
        ("deny 3", (3,)),
        ("otherwise 3 1", (3,)),
        ("retract", ()),
        ("nothing 3", ()),
    ],
)
def test_a_statement_says_whom_it_addresses(text: str, addressed: tuple[int, ...]) -> None:
    assert POLITBURO.statements.read(text).to(1) == addressed  # type: ignore[attr-defined]
