"""The bots of Kremlin answer what is said to them, keep most of their words, and take back those they break."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from presidium.bots import answer_for, answers, find, let_reply
from presidium.bots.kremlin import Careful
from presidium.bots.kremlin.play.grudge import harmed_this_year
from presidium.bots.kremlin.play.word import bonus, breaks, open_words, resolved
from presidium.bots.runtime.mind import drawing_by
from presidium.core import PASS, seat_view
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Purge
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.content.answers import Believe, Contradict, Inquire, Request, Retract
from presidium.games.kremlin.content.given import raises
from presidium.games.kremlin.content.talk import Boast, Promise, Thank, Threaten
from tests.bots.kremlin.test_kremlin_talk import SHEET, SHOWN
from tests.games.kremlin.drawn import actor, drawn, shut, skip


def test_a_bot_keeps_most_promises_and_threats_unless_they_cost_too_much() -> None:
    g = skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)
    kept_words = Counter[str]()
    for word in range(200):
        with drawing_by(str(word)):
            for statement in (Promise(2, "spare", "C"), Threaten(2, "purge", "C"), Promise(2, "spare", "D")):
                twin = g.copy()
                twin.say(1, statement)
                seen = seat_view(twin, 1)
                (given,) = open_words(seen)
                kept_words[type(statement).__name__] += resolved(seen, given)
                gain = bonus(seen, (given,), Purge(statement.who))
                assert (gain < 0) == (isinstance(statement, Promise) and resolved(seen, given))
                assert abs(gain) <= 0.25 / 4
    assert 0.82 < kept_words["Promise"] / 400 < 0.97
    assert 0.6 < kept_words["Threaten"] / 200 < 0.8


def test_a_bot_takes_back_the_word_that_it_is_about_to_break() -> None:
    g = shut(skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2))
    assert actor(g) == "B"
    bot, broken = Careful(), 0
    for word in range(40):
        twin = g.copy()
        twin.say(1, Threaten(2, "purge", "C"))
        with drawing_by(str(word)):
            seen, bot = seat_view(twin, 1), Careful()
            carried_out = bot.policy(seen).get(Purge("C"), 0.0) > 0
            assert (bot.speak(seen, Random(0)) == Retract()) is not carried_out
            broken += not carried_out
    assert 0 < broken < 40, broken


def test_a_bot_takes_back_a_threat_to_seize_that_has_come_to_nothing() -> None:
    g = skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)
    g.say(1, Threaten(2, "seize", "C"))
    assert not Careful().must_retract(seat_view(skip(g.copy(), 8), 1))
    late = skip(skip(g, 1), 8)
    assert Careful().must_retract(seat_view(late, 1))
    late.say(1, Retract())
    assert not Careful().must_retract(seat_view(late, 1))


@pytest.mark.parametrize("level", ["recruit", "mild", "careful", "zealot", "cook", "archivist"])
def test_every_statement_to_a_bot_is_answered_once_within_the_rules(level: str) -> None:
    """A person in seat 1 says everything that can be said, at moments of a whole game."""
    g, rng, asked = KREMLIN.new(4), Random(5), 0
    bots = {seat: find(level if seat > 1 else "careful", "kremlin") for seat in g.rules.players}
    minds = {seat: Random(seat) for seat in bots}
    while not g.over:
        if g.public.phase and rng.random() < 0.2:
            who = rng.choice([*g.public.members()])
            for statement in (
                Promise(2, "spare", who),
                Threaten(2, "purge", who),
                Threaten(2, "seize", who),
                Thank(2),
                Inquire(2, who),
                Request(2, "acquit", who),
                Request(2, "purge", who),
                Believe(2),
                Boast(rng.randint(0, 10), who),
            ):
                twin = g.copy()
                twin.say(1, statement)
                replies = list(let_reply(twin, {seat: bots[seat] for seat in (2, 3, 4)}, minds))
                assert len(replies) == 1, statement
                asked += 1
        for seat, action in answers(
            g, lambda faces: faces.sample(rng), lambda seat, _: answer_for(g, seat, bots[seat], minds[seat])
        ):
            g.apply(seat, action)
    assert asked > 50


def test_a_bot_objects_to_a_contradiction_and_repeats_its_own_number() -> None:
    g = drawn(f"phase 2 | {SHEET}")
    numbers = []
    for _ in range(2):
        g.say(2, Inquire(1, "B"))
        ((_, said),) = let_reply(g, {1: find("careful", "kremlin")}, {1: Random(1)})
        g.say(1, said)
        numbers.append(said)
    assert numbers[0] == numbers[1]
    g.say(2, Promise(1, "spare", "B"))
    g.say(2, Threaten(1, "purge", "B"))
    ((_, said),) = let_reply(g, {1: find("careful", "kremlin")}, {1: Random(1)})
    assert said == Contradict(2, g.public.year)


def test_a_bot_takes_back_a_promise_to_promote_that_it_cannot_keep() -> None:
    g = skip(drawn(f"year 2 | phase 1 | {SHOWN}"), 2)
    g.say(1, Promise(2, "promote", "C"))
    early, late = seat_view(g, 1), seat_view(skip(g, 6), 1)
    assert not breaks(early, open_words(early), [PASS])
    assert breaks(late, open_words(late), [PASS])


@pytest.mark.parametrize("name", ["careful", "recruit"])
def test_a_bot_promotes_nobody_whom_it_has_just_harmed_if_it_has_a_choice(name: str) -> None:
    assert sum(promotions_after_harm(name, number) for number in range(8))


def promotions_after_harm(name: str, number: int) -> int:
    """Plays a game; returns the number of decisions of seats that have harmed somebody this year."""
    g, dice, found = KREMLIN.new(4), Random(number), 0
    bots = {seat: find(name, "kremlin") for seat in g.rules.players}
    whims = {seat: Random(f"{number}/{seat}") for seat in bots}
    while not g.over:
        asked = g.asked()
        right = isinstance(g.stack[-1], Right) and len(asked) == 1 and asked[0] != 0
        harmed = harmed_this_year(seat_view(g, asked[0])) if right else set()
        options = list(g.options(asked[0]) or ()) if right else []
        for seat, action in answers(
            g, lambda faces: faces.sample(dice), lambda seat, _: answer_for(g, seat, bots[seat], whims[seat])
        ):
            g.apply(seat, action)
        if any(raises(action, who) for who in harmed):
            assert all(any(raises(option, who) for who in harmed) for option in options)
        found += bool(harmed)
    return found
