"""A bot that a person speaks to answers at once, in the statements of the game."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from presidium.bots import at_hand, find, let_reply, names
from presidium.core import State, Statement
from presidium.games import GAMES
from presidium.games.goulag.moves import Claim, Inquire
from presidium.games.kremlin.content.answers import Nothing
from presidium.games.kremlin.content.talk import Promise, Thank
from presidium.games.politburo import POLITBURO
from presidium.games.politburo import talk as politburo
from presidium.games.politburo.moves import Accuse, ClaimBallot, Pact, Want
from presidium.games.politburo.talk import Ascribe, Believe, Deny
from presidium.games.politburo.talk import Inquire as Ask

GOULAG_AT = "goulag | cards L D L D L | round 2 | commissar 2 | canal 1 | before 3 4 5"
POLITBURO_AT = (
    "politburo | members beria kirov bulganin malenkov molotov | influence 3 3 3 3 3"
    " | defence 0 | finance 0 | security 0 | round 1 | gensek 1"
)
KREMLIN_AT = "kremlin | players 3 | phase 2 | chief F+ | kgb B"


def answered(game: str, position: str, said: Statement, bot: str) -> list[tuple[int, Statement]]:
    g = GAMES[game].read_position(position)
    bots = {other: find(bot, game) for other in g.rules.players if other != 1}
    g.say(1, said)
    first = list(let_reply(g, bots, dict.fromkeys(bots, Random(1))))
    for other, statement in first:
        g.say(other, statement)
    spoken_to = {seat for other, statement in first for seat in statement.to(other)}
    again = {other for other, _ in let_reply(g, bots, dict.fromkeys(bots, Random(1)))}
    assert again <= spoken_to - {other for other, _ in first}, "nobody answers twice"
    return first


@pytest.mark.parametrize("bot", ["recruit", "mild", "naive", "archivist", "fox"])
def test_who_is_asked_in_goulag_tells_and_nobody_else(bot: str) -> None:
    ((seat, said),) = answered("goulag", GOULAG_AT, Inquire(3, 2), bot)
    assert seat == 3
    assert isinstance(said, Claim)
    assert said.seat == 2


def test_everybody_says_that_they_are_loyal() -> None:
    assert answered("goulag", GOULAG_AT, Inquire(3, 3), "archivist") == [(3, Claim(3, "loyal", "own"))]
    assert answered("goulag", GOULAG_AT, Inquire(4, 4), "archivist") == [(4, Claim(4, "loyal", "own"))]


def test_what_is_said_to_nobody_is_answered_by_nobody() -> None:
    assert answered("goulag", GOULAG_AT, Claim(1, "loyal", "own"), "cook") == []
    assert answered("politburo", POLITBURO_AT, Want("security", "up"), "cook") == []
    assert answered("kremlin", KREMLIN_AT, Nothing(2), "cook") == []


@pytest.mark.parametrize("bot", ["naive", "analyst", "sailor"])
def test_who_is_offered_a_pact_in_politburo_takes_it_or_says_what_he_wants(bot: str) -> None:
    ((seat, said),) = answered("politburo", POLITBURO_AT, Pact(2), bot)
    assert seat == 2
    assert said == Pact(1) or isinstance(said, Want)


COMRADES_OF_POLITBURO = ("recruit", "mild", "naive", "analyst", "trembler", "sailor", "zealot", "cook", "archivist")


@pytest.mark.parametrize("bot", COMRADES_OF_POLITBURO)
@pytest.mark.parametrize(
    "said",
    [
        Accuse(2),
        Ascribe(2, "defence", "up"),
        Ask(2, 1, 3),
        politburo.AskWhy(2, 1),
        politburo.Promise(2, "vote"),
        politburo.Promise(2, "spare"),
        politburo.Threaten(2, "oppose"),
        politburo.Threaten(2, "point"),
        Believe(2),
        Pact(2),
    ],
    ids=str,
)
def test_whoever_is_addressed_in_politburo_answers_at_once_and_once(bot: str, said: Statement) -> None:
    for mood in range(6):
        g = divided("beria kirov bulganin malenkov molotov")
        g.say(1, said)
        ((seat, answer),) = let_reply(g, {2: find(bot, "politburo")}, {2: Random(mood)})
        g.say(seat, answer)
        assert not list(let_reply(g, {2: find(bot, "politburo")}, {2: Random(mood)}))


def divided(members: str, deviant: int = 2) -> State[Any]:
    """Seats 2, 3 and 4 have divided for the third time, and a purge begins."""
    g = POLITBURO.read_position(POLITBURO_AT.replace("beria kirov bulganin malenkov molotov", members))
    g.apply(1, POLITBURO.notation.read("propose security"))
    for seat in g.waiting_for():
        g.apply(seat, POLITBURO.notation.read("vote for"))
    for number in (1, 2, 3):
        if number < 3:
            g.apply(1, POLITBURO.notation.read("voters 2 3 4"))
        for seat in g.waiting_for():
            g.apply(seat, POLITBURO.notation.read("ballot reform" if seat == deviant else "ballot repression"))
    return g


def replies(bot: str, members: str, deviant: int, said: Statement, cases: int) -> Counter[Statement]:
    g = divided(members, deviant)
    g.say(1, said)
    made = find(bot, "politburo")
    return Counter(next(iter(let_reply(g, {2: made}, {2: Random(mood)})))[1] for mood in range(cases))


@pytest.mark.parametrize("bot", ["sailor", "cook"])
@pytest.mark.parametrize(
    "said", [Accuse(2), Ascribe(2, "defence", "up"), Ask(2, 1, 3), politburo.AskWhy(2, 1)], ids=str
)
def test_no_answer_in_a_purge_tells_who_the_deviant_is(bot: str, said: Statement) -> None:
    """The same moods, two worlds: in one the seat is the deviant, in the other it voted with the majority."""
    guilty, innocent = (replies(bot, "beria kirov bulganin malenkov molotov", who, said, 200) for who in (2, 3))
    assert guilty == innocent
    assert ClaimBallot(1, 3, "reform") not in guilty


def test_a_wish_is_mostly_true_and_not_always() -> None:
    told = replies("naive", "beria kirov bulganin malenkov molotov", 3, Ascribe(2, "defence", "up"), 2000)
    wishes = {word: times for word, times in told.items() if isinstance(word, Want)}
    share = wishes[Want("security", "down")] / sum(wishes.values())
    assert 0.68 < share < 0.82  # 0.7, and a random wish is the true one in a sixth of the cases


def test_a_bot_repeats_what_it_has_said() -> None:
    for mood in range(20):
        g = divided("beria molotov bulganin malenkov kirov")
        g.say(2, Want("finance", "up"))
        g.say(1, Ascribe(2, "defence", "up"))
        (_, said) = next(iter(let_reply(g, {2: find("naive", "politburo")}, {2: Random(mood)})))
        assert said in (Want("finance", "up"), Deny(1))


HELD = "defence G? | declared F militarists 4 | declared G militarists 3 | declared B stalinists 5"
"""The second player controls F, the Chief, and G, who is suspect; the first controls B, whose post may purge."""


@pytest.mark.parametrize("bot", ["recruit", "careful", "widow"])
@pytest.mark.parametrize(
    ("position", "promise", "thanked"),
    [
        (KREMLIN_AT, Promise(2, "spare", "F"), False),
        (f"{KREMLIN_AT} | {HELD}", Promise(2, "spare", "F"), True),
        (f"{KREMLIN_AT} | {HELD}", Promise(2, "spare", "B"), False),
        (f"{KREMLIN_AT} | {HELD}", Promise(2, "spare", "X"), False),
        (f"{KREMLIN_AT} | {HELD}", Promise(2, "acquit", "F"), False),
        (f"{KREMLIN_AT} | {HELD}", Promise(2, "acquit", "G"), True),
        (f"{KREMLIN_AT} | {HELD}", Promise(2, "promote", "F"), False),
        (f"{KREMLIN_AT} | {HELD}", Promise(2, "promote", "G"), False),
    ],
)
def test_only_a_promise_that_makes_sense_is_thanked_for_in_kremlin(
    bot: str, position: str, promise: Promise, thanked: bool
) -> None:
    ((seat, said),) = answered("kremlin", position, promise, bot)
    assert seat == 2
    assert (said == Thank(1)) is thanked


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_who_takes_his_time_lets_a_quicker_one_answer_in_his_manner(game: str) -> None:
    usual = names(game)[3]
    assert at_hand("fox", game) == f"fox?level={usual}"
    assert at_hand("master", game) == usual
    assert at_hand("cook", game) == "cook"
