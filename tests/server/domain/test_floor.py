"""The floor: the table pauses for talk before a question. When it goes on depends on public facts alone."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from presidium.core import Ask, Roll, Said, Statement, View
from presidium.games.goulag.game import NameTrio
from presidium.games.goulag.moves import Claim
from presidium.games.goulag.talk import Deny
from presidium.games.kremlin.phases.voting import Turn
from presidium.games.politburo.purge import Purge
from presidium.server.base.tempo import FLOOR
from presidium.server.domain import autoplay, bot_talk, journal
from presidium.server.domain.timing import floor
from presidium.server.domain.timing.floor import Floor
from presidium.server.protocol import commands
from tests.server.house import At, House, near, saved

LIVE: dict[str, Any] = {"pace": "live", "in_step": True, "talk": "open"}


def to_the_floor(house: House, game: str = "goulag", people: int = 2, kind: str = "", **parts: Any) -> At:
    """A table whose people have played, without a word, until the first floor (of this kind) opens."""
    at = house.table(game, people=people, **{**LIVE, **parts})
    for _ in range(400):
        if at.table.floor is not None:
            if not kind or at.table.floor.kind == kind:
                return at
            all_ready(at)
        go_on(at)
    raise AssertionError("no floor ever opened")


def all_ready(at: At) -> None:
    for seat in floor.people(at.table):
        if at.table.floor is not None and seat not in at.table.floor.ready:
            at.do(at.holder(seat), commands.Ready, seat=seat)


def go_on(at: At) -> None:
    if at.table.floor is None and at.table.game.name == "politburo":
        for seat in at.table.asked():  # they disagree, so that there is a third ballot
            if seat and at.table.seats[seat].by_hand and seat not in at.table.held:
                options = at.options(seat)
                at.answer(seat, options[seat % len(options)])
    elif at.table.floor is None:
        at.go_along()
        return
    acts = autoplay.acts_at(at.table)
    if acts is not None:
        at.house.tick(acts - at.house.now)


def the_floor(at: At) -> Floor:
    assert at.table.floor is not None
    return at.table.floor


# When it opens


@pytest.mark.parametrize(
    ("game", "kind", "step"),
    [("goulag", "round", NameTrio), ("politburo", "fingers", Purge), ("kremlin", "vote", Turn)],
)
def test_the_table_talks_before_what_comes_after_a_reveal(house: House, game: str, kind: str, step: type) -> None:
    at = to_the_floor(house, game, kind=kind)
    assert any(isinstance(each, step) for each in at.table.g.stack)
    question = at.table.g.question()
    assert question is not None
    assert not isinstance(question, Roll)
    assert not question.quiet


@pytest.mark.parametrize(
    ("game", "kinds"), [("goulag", {"round"}), ("politburo", {"ballot", "fingers"}), ("kremlin", {"vote", "year"})]
)
def test_each_floor_is_held_once(house: House, game: str, kinds: set[str]) -> None:
    at = house.table(game, people=1, pace="solo", talk="open", bot="naive" if game != "kremlin" else "recruit")
    held = []
    for _ in range(600):
        if at.table.over or len(held) > 12:
            break
        if at.table.floor is not None:
            held.append((the_floor(at).kind, the_floor(at).number))
            all_ready(at)
        else:
            at.go_along()
    assert {kind for kind, _ in held} <= kinds
    assert len(held) >= 2
    assert len(held) == len(set(held))


@pytest.mark.parametrize("parts", [{"talk": "none"}, {"pace": "mail", "talk": "open"}])
def test_there_is_none_where_the_table_does_not_pause(house: House, parts: dict[str, Any]) -> None:
    at = house.table(people=2, **{"pace": "live", **parts})
    for _ in range(30):
        assert at.table.floor is None
        at.go_along()


def test_there_is_none_among_bots_alone(house: House) -> None:
    at = house.table(people=1, **LIVE)
    at.house.run(at.room.apply_facts(journal.Minded(1, True)))
    for _ in range(60):
        acts = autoplay.acts_at(at.table)
        if acts is None:
            break
        house.tick(acts - house.now)
        assert at.table.floor is None


# When it closes


def test_it_closes_within_two_seconds_once_all_people_are_ready(house: House) -> None:
    at = to_the_floor(house)
    house.tick(the_floor(at).begins - house.now)
    at.do("Ann", commands.Ready, seat=1)
    house.tick(3)
    assert at.table.floor is not None
    at.do("Ben", commands.Ready, seat=2)
    assert at.table.floor is not None
    house.tick(2)
    assert at.table.floor is None
    assert at.facts(journal.FloorClosed)


def test_one_may_take_it_back(house: House) -> None:
    at = to_the_floor(house)
    all_ready(at)
    at.do("Ben", commands.Ready, seat=2, ready=False)
    house.tick(5)
    assert the_floor(at).ready == {1}


@pytest.mark.parametrize(("talk", "share"), [("open", 1.0), ("brief", 0.5)])
def test_otherwise_its_clock_closes_it(house: House, talk: str, share: float) -> None:
    at = to_the_floor(house, talk=talk)
    ends = the_floor(at).begins + 45.0 * share
    assert the_floor(at).until == near(ends)
    house.tick(ends - house.now - 0.01)
    assert at.table.floor is not None
    house.tick(0.02)
    assert at.table.floor is None


def test_then_the_clock_of_the_question_begins(house: House) -> None:
    at = to_the_floor(house, kind="fingers", game="politburo")
    assert at.table.deadline() is None
    all_ready(at)
    house.tick(2)
    if at.table.floor is None and any(at.table.seats[seat].by_hand for seat in at.table.asked()):
        assert at.table.deadline() == near(at.table.asked_at + 60)
        assert at.table.asked_at > house.now - 2


@pytest.mark.parametrize("parts", [{"talk": "call"}, {"pace": "untimed"}, {"pace": "solo"}])
def test_without_a_clock_it_waits_for_people(house: House, parts: dict[str, Any]) -> None:
    at = to_the_floor(house, people=1 if parts.get("pace") == "solo" else 2, **parts)
    assert the_floor(at).until is None
    house.tick(3600)
    assert at.table.floor is not None
    at.do("Ann", commands.Floor, close=True)
    assert at.table.floor is None


def test_the_host_holds_it(house: House) -> None:
    at = to_the_floor(house)
    at.do("Ann", commands.Floor, hold=True)
    all_ready(at)
    house.tick(300)
    assert the_floor(at).held
    at.do("Ann", commands.Floor, hold=False)
    house.tick(2)
    assert at.table.floor is None


def test_only_the_host_does(house: House) -> None:
    at = to_the_floor(house)
    assert at.refused("Ben", commands.Floor, hold=True) == "only-host"


def test_whom_the_caretaker_plays_for_is_not_waited_for(house: House) -> None:
    at = to_the_floor(house)
    at.do("Ann", commands.Ready, seat=1)
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    house.tick(the_floor(at).begins - house.now + 2)
    assert at.table.floor is None


def test_a_pause_of_the_table_moves_it(house: House) -> None:
    at = to_the_floor(house)
    left = the_floor(at).until
    assert left is not None
    at.do("Ann", commands.Pause)
    house.tick(100)
    at.do("Ann", commands.Resume)
    assert the_floor(at).until == near(left + 100)


@pytest.mark.parametrize("command", [commands.Ready, commands.MoreTime])
def test_without_a_floor_it_is_refused(house: House, command: type[Any]) -> None:
    at = house.table(people=2, **LIVE)
    parts = {"question": at.table.question} if command is commands.MoreTime else {}
    assert at.refused("Ann", command, seat=1, **parts) in ("no-floor", "no-moments-here")


def test_more_time_is_given_to_all_and_twice(house: House) -> None:
    at = to_the_floor(house)
    until = the_floor(at).until
    assert until is not None
    for _ in range(2):
        at.do("Ben", commands.MoreTime, seat=2, question=at.table.question)
    assert the_floor(at).until == near(until + 30)
    assert at.refused("Ann", commands.MoreTime, seat=1, question=at.table.question) == "floor-extended"


# Who answers


def test_answering_the_question_says_that_one_is_ready(house: House) -> None:
    at = to_the_floor(house, "goulag", people=5)
    question = at.table.g.question()
    assert isinstance(question, Ask)
    commissar = question.player
    at.answer(commissar, at.options(commissar)[0])
    assert at.table.question == at.table.question
    assert the_floor(at).ready == {commissar}
    asked = at.table.question
    all_ready(at)
    house.tick(the_floor(at).begins - house.now + 2)
    assert at.table.question > asked, "the answer was played when the floor closed"


def test_a_sealed_answer_is_held_until_the_floor_closes(house: House) -> None:
    at = to_the_floor(house, "politburo", people=5, kind="fingers")
    asked, question = at.table.asked(), at.table.question
    for seat in asked:
        at.answer(seat, at.options(seat)[0])
    house.tick(5)
    assert at.table.question == question
    all_ready(at)
    house.tick(2 + FLOOR + 1)
    assert at.table.question > question


def test_nobody_is_told_what_was_answered_on_a_floor(house: House) -> None:
    at = to_the_floor(house, "politburo", people=5, kind="fingers")
    voter = at.table.asked()[0]
    other = next(seat for seat in at.table.seats if seat not in at.table.asked())
    ear = at.listen(at.holder(other), other)
    for option in at.options(voter):
        at.answer(voter, option)
    assert [sorted(message.keys() - {"n", "at", "type"}) for message in ear.heard] == [["floor"]]
    assert ear.heard[0]["floor"]["ready"] == [voter]


# Who is spoken to


def test_one_who_is_spoken_to_is_no_longer_ready(house: House) -> None:
    at = to_the_floor(house)
    at.do("Ben", commands.Ready, seat=2)
    at.do("Ann", commands.Say, seat=1, statement="claim 2 disloyal inferred")
    assert the_floor(at).ready == frozenset()


def test_and_has_twelve_seconds_once(house: House) -> None:
    at = to_the_floor(house)
    until = the_floor(at).until
    assert until is not None
    house.tick(until - house.now - 2)
    for _ in range(2):
        at.do("Ann", commands.Say, seat=1, statement="claim 2 disloyal inferred")
        house.tick(1)
    assert the_floor(at).until == near(house.now - 2 + floor.ANSWER_S)


class Talker:
    """A bot that accuses the next seat before every question, and whoever speaks to it."""

    def choose(self, view: View[Any], rng: Random) -> Any:
        assert view.options is not None
        return view.options.sample(rng)

    def speak(self, view: View[Any], rng: Random) -> Statement | None:
        assert view.seat is not None
        return Claim(view.rules.left(view.seat), "disloyal", "inferred")


def test_bots_speak_in_turn_whatever_they_hold(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "find_bot", lambda *_: Talker())
    at = to_the_floor(house, people=2)
    began, said = the_floor(at).begins, len(at.facts(journal.Stated))
    house.tick(began - house.now + floor.FIRST_WORD_S)
    assert len(at.facts(journal.Stated)) == said + 1
    house.tick(floor.NEXT_WORD_S)
    assert len(at.facts(journal.Stated)) == said + 2
    house.tick(30)
    assert len(at.facts(journal.Stated)) == said + 3
    times = [entry.at for entry in house.store.journal(at.id) if isinstance(entry.fact, journal.Stated)][said:]
    assert times == [near(began + floor.FIRST_WORD_S + turn * floor.NEXT_WORD_S) for turn in range(3)]


class Denier(Talker):
    """A bot that also denies what it is accused of."""

    def reply(self, view: View[Any], rng: Random) -> Statement | None:
        said = [event for event in view.events if isinstance(event, Said)]
        return Deny(said[-1].seat) if said and view.seat in said[-1].statement.to(said[-1].seat) else None


def test_bots_reply_to_bots_at_the_next_turn_of_the_same_floor(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "find_bot", lambda *_: Denier())
    at = to_the_floor(house, people=2)
    began, said = the_floor(at).begins, len(at.facts(journal.Stated))
    house.tick(began - house.now + floor.FIRST_WORD_S)
    for _ in range(8):
        house.tick(floor.NEXT_WORD_S)
    words = [(fact.seat, fact.statement) for fact in at.facts(journal.Stated)][said:]
    spoken = [(seat, word) for seat, word in words if word.startswith("claim")]
    denied = [(seat, word) for seat, word in words if word.startswith("deny")]
    assert len(spoken) == 3
    bots = {seat for seat, _ in spoken}
    assert {seat for seat, _ in denied} == {seat % 5 + 1 for seat in bots} & bots
    times = [entry.at for entry in house.store.journal(at.id) if isinstance(entry.fact, journal.Stated)][said:]
    assert sorted(set(times)) == [near(began + floor.FIRST_WORD_S + turn * floor.NEXT_WORD_S) for turn in range(4)]


def test_a_person_alone_hears_them_at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_talk, "find_bot", lambda *_: Talker())
    at = to_the_floor(house, people=1, pace="solo", in_step=False)
    assert len(at.facts(journal.Stated)) >= 4
    all_ready(at)
    assert at.table.floor is None or the_floor(at).number > 1


# What is stored and told


def test_it_is_in_the_snapshot(house: House) -> None:
    at = to_the_floor(house)
    at.do("Ann", commands.Ready, seat=1)
    again, _ = saved(at.table, {})
    assert (again.floor, again.floors) == (at.table.floor, at.table.floors)


def test_it_opens_again_with_the_server(house: House) -> None:
    at = to_the_floor(house)
    at.do("Ann", commands.Ready, seat=1)
    before = at.table.floor
    house.restart(graceful=False)
    assert at.table.floor == before


def test_everybody_is_told_of_it(house: House) -> None:
    at = to_the_floor(house)
    ear = at.listen(None)
    hello = msgspec.json.decode(at.room.hello(None, None))["floor"]
    assert (hello["kind"], hello["waits"]) == ("round", [1, 2])
    at.do("Ann", commands.Ready, seat=1)
    assert ear.heard[-1]["floor"]["ready"] == [1]
    at.do("Ann", commands.Floor, close=True)
    assert next(told["floor"] for told in reversed(ear.heard) if "floor" in told)["kind"] == ""


def test_a_screen_begins_with_what_was_dealt(house: House) -> None:
    at = house.open("goulag", 5, sofa=True, pace="live", in_step=True, talk="open")
    for seat, name in enumerate(("Ann", "Ben"), 1):
        at.do(name, commands.Sit, seat=seat)
    at.do("Ann", commands.Fill, bot="random")
    at.do("Ann", commands.Start)
    house.settle()
    assert the_floor(at).kind == "role"
    all_ready(at)
    house.tick(the_floor(at).begins - house.now + 2)
    assert at.table.floor is None


# Round one screen


def test_an_untimed_table_round_one_screen_talks_after_the_film(house: House) -> None:
    at = to_the_floor(house, people=5, kind="round", pace="untimed", in_step=False, sofa=True)
    floor = the_floor(at)
    assert at.table.tempo.in_step
    assert at.table.telling > 0
    assert floor.begins == near(at.table.opens)
    assert floor.until is None
    all_ready(at)
    house.tick(floor.begins - house.now - 0.01)
    assert at.table.floor is not None
    house.tick(0.02)
    assert at.table.floor is None


def test_elsewhere_an_untimed_floor_opens_after_the_film_but_closes_as_soon_as_all_are_ready(house: House) -> None:
    at = to_the_floor(house, people=5, pace="untimed", in_step=False)
    assert not at.table.tempo.in_step
    assert the_floor(at).begins > house.now + 1
    all_ready(at)
    assert at.table.floor is None


# Clients that know no floors


def test_a_floor_waits_for_no_client_that_knows_no_floors(house: House) -> None:
    at = to_the_floor(house, pace="untimed")
    at.listen("Ben", 2, floors=False)
    assert the_floor(at).ready == {2}
    at.do("Ann", commands.Say, seat=1, statement="claim 2 disloyal inferred")
    assert the_floor(at).ready == {2}
    at.do("Ann", commands.Ready, seat=1)
    assert at.table.floor is None
    assert at.facts(journal.Ready)[:2] == [journal.Ready(2, True)] * 2


def test_it_waits_for_a_person_who_also_has_a_client_that_knows_them(house: House) -> None:
    at = to_the_floor(house, pace="untimed")
    at.listen("Ben", 2)
    at.listen("Ben", 2, floors=False)
    at.listen("Ann", 1, floors=True)
    assert not the_floor(at).ready


def test_it_waits_for_people_without_a_connection(house: House) -> None:
    at = to_the_floor(house, pace="untimed")
    at.listen("Ann", 1)
    assert not the_floor(at).ready
