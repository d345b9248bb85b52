"""Issue of the table, 1: table talk, spectators apart from players while the game runs, and structured statements."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from presidium.core import Action, Said, Statement, View, view
from presidium.games.goulag.moves import Inquire
from presidium.server.base.limits import Limits
from presidium.server.domain import bot_talk, journal
from presidium.server.protocol import commands
from presidium.server.render.streams import heard
from tests.server.house import At, Ear, House


def lines(ear: Ear) -> list[str]:
    return [line["text"] for message in ear.heard for line in message.get("chat", ())]


def known(at: At, seat: int | None) -> list[str]:
    return [line.text for line in heard(at.table, seat)]


def test_table_talk_is_public_and_spectators_talk_apart_while_the_game_runs(house: House) -> None:
    at = house.table(people=2)
    ben, watcher = at.listen("Ben", 2), at.listen("Dan")
    at.do("Ann", commands.Chat, seat=1, text="to players")
    at.do("Cid", commands.Chat, text="to spectators")
    assert lines(ben) == known(at, 2) == ["to players"]
    assert lines(watcher) == known(at, None) == ["to players", "to spectators"]


def test_before_the_start_all_hear_all(house: House) -> None:
    at = house.open(sit=True)
    watcher, ann = at.listen("Dan"), at.listen("Ann", 1)
    at.do("Ann", commands.Chat, seat=1, text="come in")
    at.do("Cid", commands.Chat, text="coming")
    assert lines(watcher) == lines(ann) == ["come in", "coming"]


def test_after_the_end_there_is_one_common_chat(house: House) -> None:
    at = house.table(people=2)
    ann, watcher = at.listen("Ann", 1), at.listen("Dan")
    at.do("Ben", commands.Chat, seat=2, text="to players")
    at.do("Cid", commands.Chat, text="to spectators")
    at.do("Ann", commands.Finish)
    assert lines(ann) == lines(watcher) == ["to players", "to spectators"]
    at.do("Cid", commands.Chat, text="well played")
    at.do("Ann", commands.Chat, text="thanks")
    assert lines(ann)[2:] == lines(watcher)[2:] == ["well played", "thanks"]
    assert known(at, None) == known(at, 1) == ["to players", "to spectators", "well played", "thanks"]


def test_a_player_does_not_pass_for_a_spectator(house: House) -> None:
    at = house.table(people=2)
    assert at.refused("Ann", commands.Chat, text="psst") == "players-talk-as-players"
    assert at.refused("Cid", commands.Chat, seat=1, text="psst") == "not-your-seat"


def test_a_line_says_who_spoke_and_from_where(house: House) -> None:
    at = house.table(people=2)
    ben = at.listen("Ben", 2)
    at.do("Ann", commands.Chat, seat=1, text="hello")
    after = len(view(at.table.g, 2).events)
    assert ben.heard[-1]["chat"] == [{"name": "Ann", "text": "hello", "seat": 1, "alike": False, "after": after}]
    assert set(ben.heard[-1]) == {"type", "n", "at", "chat"}


def test_a_line_stands_after_the_events_that_its_reader_had_been_told(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", commands.Say, seat=1, statement="ask 2 about 3")
    for text in ("first", "second"):
        before = {seat: len(view(at.table.g, seat).events) for seat in (1, 2, None)}
        at.do("Ann", commands.Chat, seat=1, text=text)
        at.do("Ben", commands.Say, seat=2, statement="ask 1 about 3")
        assert {seat: heard(at.table, seat)[-1].after for seat in before} == before
    assert len({line.after for line in heard(at.table, 1)}) == 2
    told = heard(at.table, 1)
    house.restart()
    assert heard(at.table, 1) == told


def test_lines_stored_without_their_places_come_first(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", commands.Say, seat=1, statement="ask 2 about 3")
    for text in ("old", "new"):
        at.do("Ann", commands.Chat, seat=1, text=text)
    at.table.chat_places = at.table.chat_places[1:]  # as a table of version 0.2 that was loaded
    first, second = heard(at.table, 1)
    assert first.after == 0 < second.after


def test_what_was_said_is_there_after_a_restart(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", commands.Chat, seat=1, text="hello")
    for graceful in (True, False):
        house.restart(graceful)
        assert known(at, 1) == ["hello"]


def test_spectators_cannot_silence_the_players(house: House) -> None:
    at = house.table(people=2)
    facts = [journal.Chatted("Cid", "bla")] * int(Limits().chat_lines)
    house.run(at.room.apply_facts(*facts))
    assert at.refused("Cid", commands.Chat, text="one more") == "chat-is-full"
    at.do("Ann", commands.Chat, seat=1, text="we go on")


# Statements


def test_a_statement_of_the_game_is_heard_by_all_and_stands_in_the_log(house: House) -> None:
    at = house.table(people=2)
    watcher = at.listen(None)
    at.do("Ann", commands.Say, seat=1, statement="claim 3 loyal inferred")
    (said,) = at.told(Said)
    assert (said.seat, at.table.game.statements.print(said.statement)) == (1, "claim 3 loyal inferred")
    assert len(watcher.heard[-1]["events"]) == 1
    assert at.facts(journal.Stated) == [journal.Stated(1, "claim 3 loyal inferred")]


def test_a_statement_that_makes_no_sense_is_refused(house: House) -> None:
    at = house.table(people=2)
    assert at.refused("Ann", commands.Say, seat=1, statement="claim 9 loyal inferred") == "no-such-seat"
    assert at.refused("Ann", commands.Say, seat=1, statement="blah") == "unreadable"


def test_talk_changes_nothing_in_the_game(house: House) -> None:
    at = house.table(people=2)
    before = at.table
    at.do("Ann", commands.Say, seat=1, statement="ask 2 about 3")
    at.do("Ann", commands.Chat, seat=1, text="hm")
    after = at.table
    assert (after.question, after.asked_at, after.g.public) == (before.question, before.asked_at, before.g.public)


def test_bots_speak_once_before_a_question_however_often_the_server_starts(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Chatterbox:
        def choose(self, view: View[Any], rng: Random) -> Action:
            assert view.options is not None
            return view.options.sample(rng)

        def speak(self, view: View[Any], rng: Random) -> Statement:
            return Inquire(1, 2)

    monkeypatch.setattr(bot_talk, "find_bot", lambda *_: Chatterbox())
    at = house.table(people=4)
    question = at.table.question
    said = len(at.facts(journal.Stated))
    assert said > 0
    for graceful in (False, True, False):
        house.restart(graceful)
        house.run(at.room.apply_facts())
        assert at.table.question == question
        assert len(at.facts(journal.Stated)) == said


def test_a_bot_that_a_person_asks_answers_at_once_and_only_once(house: House) -> None:
    at = house.open(sit=True, bots=("archivist", "fox", "naive", "random"))
    at.do("Ann", commands.Start)
    before, question = len(at.told(Said)), at.table.question
    at.do("Ann", commands.Say, seat=1, statement="ask 2 about 2")
    asked, answered = at.told(Said)[before:]
    assert (asked.seat, answered.seat) == (1, 2)
    assert type(answered.statement).__name__ == "Claim"
    at.do("Ann", commands.Say, seat=1, statement="ask 3 about 4")
    assert [said.seat for said in at.told(Said)[before:]][-1] == 3, "who thinks first lets a quicker one speak"
    heard = len(at.told(Said))
    at.do("Ann", commands.Say, seat=1, statement="claim 3 loyal inferred")
    assert len(at.told(Said)) == heard + 1
    assert at.table.question == question, "nobody's answer is hurried by talk"
