"""Whoever is spoken to by a person answers at once, in the statements of the game."""

from __future__ import annotations

from random import Random

import pytest

from presidium.bots import at_hand, find, let_reply, names
from presidium.core import Statement
from presidium.games import GAMES
from presidium.goulag.moves import Claim, Inquire
from presidium.kremlin.talk import Promise, Thank, Threaten
from presidium.politburo import POLITBURO
from presidium.politburo.moves import Accuse, ClaimBallot, Pact, Want

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
    assert list(let_reply(g, bots, dict.fromkeys(bots, Random(1)))) == [], "nobody answers twice"
    return first


@pytest.mark.parametrize("bot", ["recruit", "mild", "naive", "archivist", "fox"])
def test_who_is_asked_in_goulag_tells_and_nobody_else(bot: str) -> None:
    ((seat, said),) = answered("goulag", GOULAG_AT, Inquire(3, 2), bot)
    assert seat == 3
    assert isinstance(said, Claim)
    assert said.seat == 2


def test_an_honest_one_tells_which_card_he_passed() -> None:
    assert answered("goulag", GOULAG_AT, Inquire(3, 2), "archivist") == [(3, Claim(2, "disloyal", "passed"))]
    assert answered("goulag", GOULAG_AT, Inquire(3, 3), "archivist") == [(3, Claim(3, "loyal", "own"))]
    assert answered("goulag", GOULAG_AT, Inquire(4, 4), "archivist") == [(4, Claim(4, "disloyal", "own"))]


def test_what_is_said_to_nobody_is_answered_by_nobody() -> None:
    assert answered("goulag", GOULAG_AT, Claim(2, "loyal", "inferred"), "cook") == []
    assert answered("politburo", POLITBURO_AT, Want("security", "up"), "cook") == []
    assert answered("kremlin", KREMLIN_AT, Threaten(2, "purge", "B"), "cook") == []


@pytest.mark.parametrize("bot", ["naive", "analyst", "sailor"])
def test_who_is_offered_a_pact_in_politburo_says_what_he_wants(bot: str) -> None:
    assert answered("politburo", POLITBURO_AT, Pact(2), bot) == [(2, Want("security", "down"))]


def test_a_deviant_says_how_he_voted_truly_or_with_the_majority() -> None:
    g = POLITBURO.read_position(POLITBURO_AT)
    for text in ("propose security", *["vote for"] * 5, "voters 2 3 4"):
        for seat in g.waiting_for()[:1]:
            g.apply(seat, POLITBURO.notation.read(text))
    for seat, side in zip(g.waiting_for(), ("reform", "repression", "repression"), strict=True):
        g.apply(seat, POLITBURO.notation.read(f"ballot {side}"))
    g.say(1, Accuse(2))
    told = {bot: next(iter(let_reply(g, {2: find(bot, "politburo")}, {2: Random(1)})))[1] for bot in ("sailor", "cook")}
    assert told == {"sailor": ClaimBallot(1, 1, "reform"), "cook": ClaimBallot(1, 1, "repression")}


@pytest.mark.parametrize("bot", ["recruit", "careful", "widow"])
def test_who_is_promised_something_in_kremlin_thanks(bot: str) -> None:
    assert answered("kremlin", KREMLIN_AT, Promise(2, "spare", "B"), bot) == [(2, Thank(1))]


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_who_takes_his_time_lets_a_quicker_one_answer_in_his_manner(game: str) -> None:
    usual = names(game)[3]
    assert at_hand("fox", game) == f"fox?level={usual}"
    assert at_hand("master", game) == usual
    assert at_hand("cook", game) == "cook"
