"""How much bots say on a floor: less at tables with brief talk, and only answers where people talk aloud."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from presidium.core import Said, Statement, View
from presidium.games.goulag.talk import Believe
from presidium.server.domain import bot_talk, journal
from presidium.server.domain.timing import floor
from presidium.server.protocol import commands
from tests.server.domain.test_floor import Talker, the_floor, to_the_floor
from tests.server.house import At, House


class Answerer(Talker):
    """A bot that accuses the next seat, and answers everything that is said to it."""

    def reply(self, view: View[Any], rng: Random) -> Statement | None:
        heard = [event for event in view.events if isinstance(event, Said)]
        mine = max((at for at, event in enumerate(heard) if event.seat == view.seat), default=-1)
        to_me = [event for event in heard[mine + 1 :] if view.seat in event.statement.to(event.seat)]
        return Believe(to_me[-1].seat) if to_me else None


def words(at: At, house: House, said: int) -> list[tuple[int, str]]:
    for _ in range(12):
        house.tick(floor.NEXT_WORD_S)
    return [(fact.seat, fact.statement) for fact in at.facts(journal.Stated)][said:]


@pytest.mark.parametrize(("talk", "least", "most"), [("open", 3, 3), ("brief", 1, 1), ("call", 0, 0)])
def test_bots_say_a_third_at_brief_tables_and_only_answer_on_a_call(
    house: House, monkeypatch: pytest.MonkeyPatch, talk: str, least: int, most: int
) -> None:
    monkeypatch.setattr(bot_talk, "find_bot", lambda *_: Talker())
    at = to_the_floor(house, people=2, talk=talk)
    assert least <= len(words(at, house, len(at.facts(journal.Stated)))) <= most


@pytest.mark.parametrize("talk", ["open", "brief", "call"])
def test_a_person_is_always_answered(house: House, monkeypatch: pytest.MonkeyPatch, talk: str) -> None:
    monkeypatch.setattr(bot_talk, "find_bot", lambda *_: Answerer())
    at = to_the_floor(house, people=2, talk=talk)
    house.tick(the_floor(at).begins - house.now)
    bot = next(seat for seat, held in at.table.seats.items() if held.bot is not None)
    for _ in range(bot_talk.MAX_WORDS + 2):
        before = sum(fact.seat == bot for fact in at.facts(journal.Stated))
        at.do("Ann", commands.Say, seat=1, statement=f"claim {bot} disloyal inferred")
        house.tick(floor.REPLY_S + 0.1)
        assert sum(fact.seat == bot for fact in at.facts(journal.Stated)) > before


def test_bots_do_not_answer_each_other_without_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "find_bot", lambda *_: Answerer())
    at = to_the_floor(house, people=1, seats=7)
    said = words(at, house, 0)
    assert said
    since = [seat for seat, _ in said]
    assert max(since.count(seat) for seat in set(since)) <= bot_talk.MAX_WORDS + len(at.table.g.public.history) * 3
