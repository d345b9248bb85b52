"""Politburo 7.1: statements that ask and answer, promises and threats, and what comes of them."""

from __future__ import annotations

import pytest

from presidium.core import Refusal, Refused, refusal, view
from presidium.games.politburo.content.claims import claims, contradictions
from presidium.games.politburo.state import Politburo
from tests.games.politburo.drawn import do, drawn, plan, point, say, third, vote
from tests.rules import rule

CAST = "+-+"
"""The third ballot of round 1, of 2, 3 and 4 with 1 as Gensek: 3 is the deviant."""


def divided() -> Politburo:
    """In the purge of round 1. Seat 1 is Beria, then Kirov, Kaganovich, Kuibyshev, Voroshilov."""
    return third(drawn(gensek=1), CAST)


def talked(g: Politburo, *words: str) -> Politburo:
    for each in words:
        seat, _, text = each.partition(": ")
        say(g, int(seat), text)
    return g


def proved(g: Politburo) -> list[str]:
    return [claim.proved for claim in claims(view(g, None))]


def ended(g: Politburo) -> Politburo:
    while not g.over:
        (seat, *_) = g.waiting_for()
        g.apply(seat, next(iter(g.options(seat) or ())))
    return g


@rule("politburo 7.1")
@pytest.mark.parametrize(
    ("before", "seat", "text", "why"),
    [
        ((), 2, "unseen 1", refusal("politburo-nothing-to-see", "politburo 7.1", round=1)),
        ((), 1, "unseen 2", refusal("round-not-played", "politburo 7.1", round=2)),
        ((), 2, "ask 5 1 3", refusal("politburo-did-not-vote", "politburo 7.1", seat=5, round=1, ballot=3)),
        ((), 2, "ask 3 1 4", refusal("politburo-no-such-ballot", "politburo 7.1", round=1, ballot=4)),
        ((), 2, "ask 3 2 1", refusal("round-not-played", "politburo 7.1", round=2)),
        ((), 2, "ask 2 1 1", refusal("talks-to-oneself", "politburo 7.1")),
        ((), 2, "wants 2 defence up", refusal("talks-to-oneself", "politburo 7.1")),
        ((), 2, "promise 6 to vote", refusal("no-such-seat", "politburo 7.1", seat=6)),
        ((), 2, "retract", refusal("nothing-to-retract", "politburo 7.1")),
        (("3: deviant 4",), 2, "deny 3", refusal("nothing-to-deny", "politburo 7.1", seat=3)),
        (("3: deviant 2", "3: retract"), 2, "deny 3", refusal("nothing-to-deny", "politburo 7.1", seat=3)),
        (("3: deviant 2",), 2, "otherwise 3 1", refusal("nothing-to-object", "politburo 7.1", seat=3)),
    ],
)
def test_an_answer_to_nothing_is_refused(before: tuple[str, ...], seat: int, text: str, why: Refusal) -> None:
    g = talked(divided(), *before)
    silent = g.copy()
    with pytest.raises(Refused) as refused:
        say(g, seat, text)
    assert refused.value.why == why
    assert g == silent


@rule("politburo 7.1")
@pytest.mark.parametrize(
    ("words", "many"),
    [
        (("3: deviant 2", "3: deviant 4", "2: otherwise 3 1"), 1),
        (("3: deviant 2", "4: deviant 3"), 0),
        (("3: want defence up", "3: want defence down"), 1),
        (("3: want defence up", "3: want finance down"), 0),
        (("3: voted 1 3 reform", "3: voted 1 3 repression"), 1),
        (("2: wants 3 defence up", "3: want defence up", "3: deny 2"), 1),
        (("2: wants 3 defence up", "3: want defence down", "3: deny 2"), 0),
        (("2: promise 3 to spare", "2: warn 3 to point"), 1),
        (("2: promise 3 to spare", "2: retract", "2: warn 3 to point"), 0),
    ],
)
def test_contradictions(words: tuple[str, ...], many: int) -> None:
    assert len(contradictions(view(talked(divided(), *words), None))) == many


@rule("politburo 7.1")
def test_an_accusation_in_another_purge_is_no_contradiction() -> None:
    g = talked(divided(), "5: deviant 2")
    third(point(g, 3, 2, 2), "+-+")
    talked(g, "5: deviant 3")
    assert contradictions(view(g, None)) == ()
    talked(g, "5: deviant 4", "1: otherwise 5 2")
    assert [(each.by, each.when) for each in contradictions(view(g, None))] == [(5, 2)]


@rule("politburo 7.1")
@pytest.mark.parametrize(
    ("words", "so"),
    [
        (("1: unseen 1",), ["lie"]),
        (("2: deviant 3", "3: deny 2"), ["true", "lie"]),
        (("2: deviant 4", "4: deny 2"), ["wrong", "true"]),
        (("1: deviant 2", "2: believe not 1"), ["lie", ""]),
        (("2: wants 4 finance down",), ["true"]),
        (("2: wants 4 finance up", "4: deny 2"), ["wrong", "true"]),
        (("2: wants 4 finance down", "4: deny 2"), ["true", "lie"]),
        (("2: wants 4 defence up",), [""]),
        (("2: wants 4 finance up", "2: retract"), ["withdrawn"]),
        (("3: deviant 2", "3: deviant 4", "2: otherwise 3 1", "3: deny 2"), ["lie", "lie", "true", "lie"]),
    ],
)
def test_at_the_end_claims_are_judged(words: tuple[str, ...], so: list[str]) -> None:
    assert proved(ended(talked(divided(), *words))) == so


@rule("politburo 7.1")
@pytest.mark.parametrize(
    ("words", "so"),
    [
        ("2: promise 3 to spare", "broken"),
        ("3: promise 4 to spare", "kept"),
        ("2: warn 3 to point", "kept"),
        ("3: warn 4 to point", "broken"),
        ("2: promise 5 to spare", ""),
        ("1: promise 2 to vote", "kept"),
        ("3: promise 2 to vote", "broken"),
        ("3: warn 2 to oppose", "kept"),
        ("1: warn 2 to oppose", "broken"),
        ("1: promise 3 to vote", ""),
    ],
)
def test_a_word_given_is_kept_or_broken_at_the_next_occasion(words: str, so: str) -> None:
    g = point(talked(divided(), words), 3, 2, 2)
    do(g, "2: propose finance")
    assert proved(vote(g, "++-++")) == [so]


@rule("politburo 7.1")
def test_a_word_given_after_a_vote_is_about_the_next() -> None:
    g = plan(drawn(gensek=1))
    assert proved(talked(g, "2: promise 1 to vote")) == [""]


@rule("politburo 7.1")
@pytest.mark.parametrize(
    ("before", "reason", "so"),
    [
        ("2: promise 1 to vote", "2: because 1 word", "true"),
        ("2: pact 1", "2: because 1 word", "true"),
        ("3: promise 1 to vote", "3: because 1 word", "lie"),
        ("3: warn 1 to oppose", "3: because 1 word", "true"),
        ("2: promise 4 to vote", "2: because 1 word", "lie"),
        ("2: want finance up", "2: because 1 word", "lie"),
        ("2: want finance up", "2: because 1 trust", ""),
        ("2: want finance up", "2: because 1 doubt", "lie"),
        ("2: want finance up", "3: because 1 trust", "lie"),
        ("2: want finance up", "3: because 1 doubt", ""),
        ("2: want finance up", "1: because 1 test", ""),
        ("2: want finance up", "1: because 1 wish", ""),
    ],
)
def test_the_reason_of_an_open_vote_is_judged_by_the_vote_and_the_words_before(
    before: str, reason: str, so: str
) -> None:
    """Of the first plan of seat 1, only seat 3 voted against."""
    g = talked(drawn(gensek=1), before)
    do(g, "1: propose finance")
    assert proved(talked(vote(g, "++-++"), reason))[-1] == so


@rule("politburo 7.1")
def test_a_word_given_after_the_vote_explains_nothing() -> None:
    g = talked(plan(drawn(gensek=1)), "2: promise 1 to vote", "2: because 1 word")
    assert proved(g) == ["", "lie"]
