"""In step: every message says when people see what it tells, by public events alone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from presidium.core import Event
from presidium.core.content.film import Reel
from presidium.games.kremlin.content.film import LASTS
from presidium.games.politburo.moves import Counted, Inspected, Moved
from presidium.server.base.tempo import FLOOR, TELLING
from presidium.server.domain.timing.film import after_step
from presidium.server.protocol import commands
from presidium.server.render.streams import film_info
from tests.server.house import At, Ear, House, near
from tests.server.positions import laid

CAR = LASTS["car"] / 1000


def deciding(house: House, **parts: Any) -> At:
    """Ann's B may purge, at a table in step whose film is over."""
    tempo: dict[str, Any] = {"pace": "live", "in_step": True, "bot": "careful"}
    at = laid(house, "phase 2 | declared B stalinists 3", **(tempo | parts))
    for seat in (1, 2):
        at.answer(seat, "pass")
    house.tick(FLOOR if at.table.tempo.in_step else 7)
    house.tick(max(0.0, at.table.opens - house.now))
    assert at.table.asked() == (1,)
    return at


def films(ear: Ear) -> Iterator[dict[str, Any]]:
    for update in ear.heard:
        if "film" in update:
            assert len(update["film"]["beats"]) == len(update["events"])
            yield update["film"]


def hello(at: At, seat: int | None) -> dict[str, Any]:
    who = None if seat is None else at.table.seats[seat].person
    told: dict[str, Any] = msgspec.json.decode(at.house.call(at.room.hello, seat, who))
    return told


def test_an_update_says_when_its_events_are_shown_and_the_question_comes_after_them(house: House) -> None:
    at = deciding(house)
    ears = [at.listen("Ann", 1), at.listen("Ben", 2), at.listen(None)]
    at.answer(1, "purge C")
    now = house.now
    for ear in ears:
        (update,) = ear.heard
        assert update["film"] == {"beats": [now] * len(update["events"]), "shown_by": round(now + CAR, 3)}
        assert update["question"]["opens"] == near(now + CAR)
        assert update["question"]["earliest"] == near(now + CAR + FLOOR)


def test_where_a_table_is_not_in_step_nothing_is_held_back(house: House) -> None:
    at = deciding(house, in_step=False)
    ann = at.listen("Ann", 1)
    at.answer(1, "purge C")
    (update,) = ann.heard
    assert "film" not in update
    assert [update["question"][part] for part in ("opens", "earliest", "writing")] == [None, None, None]


def test_films_follow_each_other_and_none_overlaps_another(house: House) -> None:
    at = deciding(house)
    watcher = at.listen(None)
    at.answer(1, "purge C")
    at.answer(2, "pass")
    at.answer(1, "pass")
    at.until(lambda table: table.g.public.phase > 3)
    ends = 0.0
    for film in films(watcher):
        assert film["beats"] == sorted(film["beats"])
        assert ends <= film["beats"][0] + 0.001
        assert film["beats"][-1] <= film["shown_by"]
        ends = film["shown_by"]
    assert ends > house.now - 60


def test_what_people_say_is_never_held_back(house: House) -> None:
    at = house.table("goulag", people=5, pace="live", in_step=True)
    watcher = at.listen(None)
    (seat,) = at.table.asked()
    at.answer(seat, at.options(seat)[0])
    assert at.table.opens > house.now
    at.do("Ann", commands.Chat, seat=1, text="hm")
    at.do("Ben", commands.Say, seat=2, statement="ask 1 about 3")
    named, chat, said = watcher.heard
    assert "film" in named
    assert "chat" in chat
    assert said["events"][0]["type"] == "Said"
    assert "film" not in said
    assert hello(at, None)["film"]["beats"][-1] == house.now


def test_a_hello_in_the_middle_of_a_film_says_what_has_not_been_shown(house: House) -> None:
    at = deciding(house)
    assert "film" not in hello(at, 2)
    at.answer(1, "purge C")
    began = house.now
    house.tick(CAR / 2)
    for seat in (1, 2, None):
        told = hello(at, seat)
        assert told["film"] == {"beats": [began], "shown_by": round(began + CAR, 3)}
        assert told["view"]["events"][-1]["type"] == "Announced"
    house.tick(CAR / 2 + 0.01)
    assert "film" not in hello(at, 2)


def test_a_film_that_still_runs_is_told_with_what_follows_it(house: House) -> None:
    """A program need not wait; who comes back sees both films."""
    at = house.table("goulag", people=5, pace="live", in_step=True)
    (seat,) = at.table.asked()
    at.answer(seat, at.options(seat)[0])
    first = at.table.opens
    for other in at.table.asked():
        at.answer(other, at.options(other)[0])
    house.tick(max(0.0, first + FLOOR - house.now))
    (seat,) = at.table.asked()
    at.answer(seat, at.options(seat)[0])
    second, began = at.table.opens, house.now
    (last,) = at.table.asked()
    at.answer(last, at.options(last)[0])
    assert at.table.opens > second
    beats = hello(at, None)["film"]["beats"]
    assert beats == sorted(beats)
    assert beats[0] >= began
    assert len(beats) >= 2


def test_at_most_twelve_seconds_lie_ahead_and_what_is_told_then_is_shortened(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(_: object, told: tuple[Event, ...], since: int) -> Reel:
        return Reel(tuple(range(0, 8000 * (len(told) - since), 8000)), 8000 * (len(told) - since))

    at = deciding(house)
    watcher = at.listen(None)
    monkeypatch.setattr("presidium.server.domain.timing.film.reel", slow)
    at.answer(1, "purge C")
    assert at.table.opens == house.now + 8
    for seat in (1, 2):
        at.answer(seat, "pass")
    while at.table.opens == watcher.heard[0]["film"]["shown_by"]:
        house.tick(0.5)
    film = list(films(watcher))[-1]
    assert len(film["beats"]) > 1
    assert film["shown_by"] == near(at.table.asked_at + TELLING)
    apart = [later - earlier for earlier, later in pairwise([*film["beats"], film["shown_by"]])]
    assert max(apart) - min(apart) < 0.01


@pytest.mark.parametrize("graceful", [True, False])
def test_the_same_film_is_told_again_after_a_restart(house: House, graceful: bool) -> None:
    at = house.table("kremlin", people=3, pace="live", in_step=True)
    ear = at.listen("Ben", 2)
    since = at.room.numbers[2]
    at.until(lambda table: table.g.public.phase > 2)
    sent = [update for update in ear.heard if update["n"] > since]
    assert any("film" in update for update in sent)
    house.restart(graceful)
    again = house.run(at.room.missed(2, since))
    assert again is not None
    assert [msgspec.json.decode(each) for each in again] == sent


def test_what_only_one_seat_is_told_takes_no_time_and_is_shown_with_what_follows(house: House) -> None:
    at = house.table("politburo", people=5, pace="live", in_step=True)
    house.tick(10)
    since, seen = len(at.table.g.log), Inspected(1, 2, "reform")
    worlds = {whispers: at.table.fork() for whispers in (True, False)}
    for whispers, after in worlds.items():
        after.at, after.batch = house.now, after.batch + 1
        for told in (seen, Counted(1, 1, 2), Moved("finance", "reform", 1, 0), seen):
            if told is not seen:
                after.own_game().tell(told)
            elif whispers:
                after.own_game().whisper(told, 1)
        after.film = after_step(after, since)
    after, film = worlds[True], worlds[True].film
    assert film is not None
    assert film.ends == worlds[False].film.ends  # type: ignore[union-attr]
    began, counted, moved = house.now, house.now + 3.4, house.now + 3.4 + 1.5
    assert film.beats == near((began, began, counted, moved))
    assert film_info(after, 1, since).beats == near((began, began, counted, moved))
    assert film_info(after, 2, since).beats == near((began, counted))
    assert film_info(after, 1, since).shown_by == film_info(after, None, since).shown_by


def test_several_things_at_once_come_as_moments(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", in_step=True)
    watcher = at.listen(None)
    at.until(lambda table: table.g.public.year > 1)
    several = [update for update in watcher.heard if "moments" in update]
    assert several
    for update in several:
        told = [event for moment in update["moments"] for event in moment.get("events", ())]
        assert told == update["events"]
