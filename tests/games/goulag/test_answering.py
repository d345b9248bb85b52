"""Goulag 5.1: statements that answer others, promises and threats, and what comes of them."""

from __future__ import annotations

import pytest

from presidium.core import Refusal, Refused, refusal, view
from presidium.games.goulag.content.claims import claims, contradictions
from presidium.games.goulag.game import Goulag
from tests.games.goulag.drawn import do, drawn, say
from tests.rules import rule


def watched() -> Goulag:
    """Round 1: of the builders 1 and 4, supervisor 3 makes 4 exchange; one Work, one Strike are shown."""
    return do(drawn("LDLDL", commissar=2), "2: name 1 4 watch 3", "1: play work; 4: play work", "3: supervise 4")


def talked(g: Goulag, *words: str) -> Goulag:
    for each in words:
        seat, _, text = each.partition(": ")
        say(g, int(seat), text)
    return g


def proved(g: Goulag) -> list[str]:
    return [claim.proved for claim in claims(view(g, None))]


def pairs(g: Goulag) -> list[tuple[int, int, int]]:
    """Each contradiction: who, in which round, and in which round before."""
    return [(each.by, each.later.when, each.earlier.when) for each in contradictions(view(g, None))]


@rule("goulag 5.1")
@pytest.mark.parametrize(
    ("before", "seat", "text", "why"),
    [
        ((), 4, "exchanged by 2 1 work", refusal("goulag-made-no-exchange", "goulag 5.1", round=1, seat=2)),
        ((), 1, "exchanged by 3 1 work", refusal("goulag-made-no-exchange", "goulag 5.1", round=1, seat=3)),
        ((), 4, "exchanged by 3 2 work", refusal("round-not-played", "goulag 5.1", round=2)),
        ((), 1, "promise 1 to name", refusal("talks-to-oneself", "goulag 5.1")),
        ((), 1, "warn 6 to skip", refusal("no-such-seat", "goulag 5.1", seat=6)),
        ((), 1, "nothing 1", refusal("talks-to-oneself", "goulag 5.1")),
        ((), 1, "retract", refusal("nothing-to-retract", "goulag 5.1")),
        (("1: claim 2 loyal inferred", "1: retract"), 1, "retract", refusal("nothing-to-retract", "goulag 5.1")),
        (("1: nothing 2",), 1, "retract", refusal("nothing-to-retract", "goulag 5.1")),
        ((), 1, "deny 2", refusal("nothing-to-deny", "goulag 5.1", seat=2)),
        (("2: claim 3 disloyal inferred",), 1, "deny 2", refusal("nothing-to-deny", "goulag 5.1", seat=2)),
        (("2: claim 1 disloyal passed", "1: deny 2"), 1, "deny 2", refusal("nothing-to-deny", "goulag 5.1", seat=2)),
        (("2: claim 1 disloyal passed", "2: retract"), 1, "deny 2", refusal("nothing-to-deny", "goulag 5.1", seat=2)),
        ((), 1, "otherwise 2 1", refusal("nothing-to-object", "goulag 5.1", seat=2)),
        (
            ("2: claim 1 disloyal passed", "2: retract", "2: claim 1 loyal passed"),
            *(1, "otherwise 2 1", refusal("nothing-to-object", "goulag 5.1", seat=2)),
        ),
    ],
)
def test_an_answer_to_nothing_is_refused(before: tuple[str, ...], seat: int, text: str, why: Refusal) -> None:
    g = talked(watched(), *before)
    silent = g.copy()
    with pytest.raises(Refused) as refused:
        say(g, seat, text)
    assert refused.value.why == why
    assert g == silent


@rule("goulag 5.1")
def test_a_contradiction_is_named_by_the_round_of_the_earlier_statement() -> None:
    g = drawn("LDLDL", commissar=2)
    talked(g, "2: claim 1 loyal passed")
    do(g, "2: name 1 4 watch 3", "1: play work; 4: play work", "3: pass")
    do(g, "3: name 2 5 watch 1", "2: play work; 5: play strike", "1: pass")
    talked(g, "2: claim 1 loyal inferred")
    assert pairs(g) == []
    talked(g, "2: claim 1 disloyal passed")
    assert pairs(g) == [(2, 2, 2)]
    talked(g, "1: otherwise 2 2", "2: retract")
    assert pairs(g) == []


@rule("goulag 5.1")
@pytest.mark.parametrize(
    "words",
    [
        ("4: claim round 1 work", "4: exchanged by 3 1 strike"),
        ("2: claim 1 disloyal inferred", "1: claim 1 disloyal own", "1: deny 2"),
        ("4: exchanged by 3 1 work", "3: deny 4", "3: claim 4 loyal inferred", "4: claim round 1 strike"),
        ("1: promise 2 to name", "1: warn 2 to skip"),
        ("1: warn 2 to exchange", "1: promise 2 to trust"),
        ("2: because 1 loyal 1", "2: because 1 disloyal 1"),
    ],
)
def test_statements_exclude_each_other(words: tuple[str, ...]) -> None:
    assert len(pairs(talked(watched(), *words))) == 1


@rule("goulag 5.1")
@pytest.mark.parametrize(
    "words",
    [
        ("4: claim round 1 work", "4: exchanged by 3 1 work"),
        ("4: claim round 1 work", "1: claim round 1 strike"),
        ("2: claim 1 disloyal inferred", "1: claim 1 loyal own", "1: deny 2"),
        ("1: promise 2 to name", "1: warn 3 to skip"),
        ("1: claim 2 loyal inferred", "3: claim 2 disloyal inferred"),
        ("2: because 1 loyal 1", "2: claim 1 disloyal inferred"),  # an opinion may change
    ],
)
def test_statements_that_can_both_be_true(words: tuple[str, ...]) -> None:
    assert pairs(talked(watched(), *words)) == []


@rule("goulag 5.1")
@pytest.mark.parametrize(
    ("words", "so"),
    [
        (("4: exchanged by 3 1 work", "3: deny 4"), ["true", "wrong"]),
        (("4: exchanged by 3 1 strike", "3: deny 4"), ["lie", "true"]),
        (("2: claim 1 disloyal passed", "1: deny 2"), ["lie", "true"]),
        (("5: claim 2 disloyal passed", "2: deny 5"), ["lie", "lie"]),  # the card was not in 5's hands
        (("3: claim 2 disloyal passed", "2: deny 3"), ["true", "lie"]),
        (("3: claim 2 disloyal inferred", "3: retract", "2: believe not 3"), ["withdrawn", ""]),
        (("1: claim 2 loyal inferred", "1: claim 2 disloyal inferred", "2: otherwise 1 1"), ["wrong", "true", "true"]),
        (("2: because 1 loyal 1", "2: because 1 disloyal 4", "2: because 1 test 3"), ["true", "true", ""]),
        (("2: because 1 disloyal 1", "2: because 1 loyal 4"), ["lie", "wrong"]),  # 2 passed the card of 1
        (("3: because 1 loyal 4", "3: retract", "2: because 1 new 1"), ["withdrawn", "lie"]),
    ],
)
def test_at_the_end_a_denial_is_judged_by_what_it_denies(words: tuple[str, ...], so: list[str]) -> None:
    """All cards are turned up: 1, 3 and 5 are loyal; 4 chose Work and had to exchange it."""
    g = talked(watched(), *words)
    while not g.over:
        (seat, *_) = g.waiting_for()
        g.apply(seat, next(iter(g.options(seat) or ())))
    assert proved(g) == so


@rule("goulag 5.1")
@pytest.mark.parametrize(
    ("words", "then", "so"),
    [
        ("3: promise 5 to name", "3: name 2 5 watch 1", "kept"),
        ("3: promise 4 to name", "3: name 2 5 watch 1", "broken"),
        ("3: warn 4 to skip", "3: name 2 5 watch 1", "kept"),
        ("3: warn 5 to skip", "3: name 2 5 watch 1", "broken"),
        ("1: warn 5 to skip", "3: name 2 5 watch 1", ""),
        ("1: promise 5 to trust", "3: name 2 5 watch 1; 2: play work; 5: play work; 1: pass", "kept"),
        ("1: promise 5 to trust", "3: name 2 5 watch 1; 2: play work; 5: play work; 1: supervise 5", "broken"),
        ("1: warn 5 to exchange", "3: name 2 5 watch 1; 2: play work; 5: play work; 1: supervise 5", "kept"),
        ("1: warn 4 to exchange", "3: name 2 5 watch 1; 2: play work; 5: play work; 1: supervise 5", ""),
    ],
)
def test_a_word_given_is_kept_or_broken_at_the_next_occasion(words: str, then: str, so: str) -> None:
    assert proved(do(talked(watched(), words), then)) == [so]


@rule("goulag 5.1")
def test_a_broken_word_stays_broken_and_one_taken_back_is_neither() -> None:
    g = talked(watched(), "3: promise 4 to name", "1: promise 5 to trust", "1: retract")
    do(g, "3: name 2 5 watch 1", "2: play work; 5: play work", "1: supervise 5")
    assert proved(g) == ["broken", "withdrawn"]


@rule("goulag 5.1")
def test_a_named_player_was_new_or_was_not() -> None:
    g = do(watched(), "3: name 2 4 watch 5")
    assert proved(talked(g, "3: because 2 new 2", "3: because 2 new 4")) == ["true", "lie"]
    do(g, "2: play work; 4: play work", "5: pass")
    assert proved(g) == ["true", "lie"]
