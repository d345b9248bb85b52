"""Friends may undo the last open decision by consent: the same limits as alone, and nobody is told anything sealed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from presidium.client.remote import Remote
from presidium.core.record import read
from presidium.core.state import Secret
from presidium.games import find
from presidium.server.archive import archive
from presidium.server.domain import journal, takeback
from presidium.server.protocol import commands
from presidium.server.render import streams
from tests.server.house import FEWEST, NAMES, At, House, saved

OPEN = {"goulag": "name", "politburo": "propose"}


def question(at: At, seat: int | None, who: str = "Ann") -> Any:
    return streams.hello(at.table, seat, at.house.person(who).id, 0, 0.0).question


def named(house: House, people: int = 3, pace: str = "untimed", game: str = "goulag", **parts: Any) -> tuple[At, int]:
    """A table where a person has just answered openly, what comes next waits for people, and who that was."""
    at = house.table(game, people=people, pace=pace, **parts)
    for _ in range(200):
        seat = asked_openly(at)
        if seat:
            at.answer(seat, at.options(seat)[0])
            if question(at, seat).takes_back:
                return at, seat
        else:
            at.go_along()
    raise AssertionError("nobody was ever asked")


def asked_openly(at: At) -> int:
    asked = at.table.asked()
    openly = len(asked) == 1 and asked[0] and at.table.seats[asked[0]].by_hand
    return asked[0] if openly and at.options(asked[0])[0].startswith(OPEN[at.table.game.name]) else 0


def others(at: At, seat: int) -> list[int]:
    return [other for other, held in at.table.seats.items() if held.person is not None and other != seat]


def consents(at: At, seat: int, agree: bool = True) -> None:
    at.do(at.holder(seat), commands.Consent, seat=seat, question=at.table.question, agree=agree)


def test_when_all_others_agree_the_game_stands_as_before(house: House) -> None:
    at, seat = named(house)
    before = at.table.back
    assert before is not None
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    first, second = others(at, seat)
    undo = question(at, None).undo
    assert (undo.seat, undo.agreed, undo.awaits) == (seat, (), (first, second))
    consents(at, first)
    assert question(at, None).undo.agreed == (first,)
    assert at.table.undone == 0
    consents(at, second)
    assert at.table.g == before.g
    assert at.table.undone == 1
    assert question(at, None).undo is None
    assert at.table.asked() == (seat,)
    assert [notice.what for notice in at.table.notices] == ["back-proposed", "taken-back"]


def test_one_who_objects_is_enough_and_nobody_is_asked_twice(house: House) -> None:
    at, seat = named(house)
    g = at.table.g
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    consents(at, others(at, seat)[0], agree=False)
    assert at.table.g == g
    assert question(at, seat).undo is None
    assert question(at, seat).takes_back == ""
    assert at.refused(at.holder(seat), commands.TakeBack, seat=seat) == "objected-already"
    other = others(at, seat)[1]
    number = at.table.question
    why = at.refused(at.holder(other), commands.Consent, seat=other, question=number, agree=True)
    assert why == "nothing-proposed"
    told = at.table.notices[-1]
    assert (told.what, told.seat, told.other) == ("back-refused", others(at, seat)[0], at.holder(seat))


def test_whoever_asked_may_think_better_of_that(house: House) -> None:
    at, seat = named(house)
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    consents(at, seat, agree=False)
    assert at.table.notices[-1].what == "back-withdrawn"
    assert question(at, None).undo is None


def test_bots_agree_and_so_does_one_person_with_all_the_seats(house: House) -> None:
    at, seat = named(house, people=1, game="politburo")
    at.do("Ann", commands.TakeBack, seat=seat)
    assert at.table.undone == 1
    round_one_device = house.open("goulag")
    for each in range(1, 6):
        round_one_device.do("Ann", commands.Sit, seat=each)
    round_one_device.do("Ann", commands.Start)
    asked = round_one_device.table.asked()[0]
    round_one_device.answer(asked, round_one_device.options(asked)[0])
    round_one_device.do("Ann", commands.TakeBack, seat=asked)
    assert round_one_device.table.undone == 1


def test_when_the_game_goes_on_nothing_is_proposed_any_more(house: House) -> None:
    at, seat = named(house)
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    number = at.table.question
    at.until(lambda table: table.question > number)
    assert question(at, None).undo is None
    assert question(at, seat).takes_back == ""
    other = others(at, seat)[0]
    why = at.refused(at.holder(other), commands.Consent, seat=other, question=number, agree=True)
    assert why == "stale-question"


def test_not_what_has_brought_something_hidden_to_light(house: House) -> None:
    """How many builders have worked is told after supervision: else one could look, and supervise otherwise."""
    at = house.table("goulag", people=5)
    at.until(lambda table: type(table.g.stack[-1]).__name__ == "Supervision")
    seat = at.table.asked()[0]
    at.answer(seat, at.options(seat)[1])
    assert question(at, seat).takes_back == ""
    assert at.refused(at.holder(seat), commands.TakeBack, seat=seat) == "seen-since"


def test_not_what_has_shown_anybody_a_secret(house: House) -> None:
    at, seat = named(house)
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    key, hidden = next((key, hidden) for key, hidden in at.table.g.secrets.items() if hidden.seen_by is not None)
    at.table.g.secrets[key] = Secret(hidden.value, None)
    other = others(at, seat)[0]
    number = at.table.question
    assert at.refused(at.holder(other), commands.Consent, seat=other, question=number, agree=True) == "seen-since"


def test_nothing_sealed_goes_back_among_people(house: House) -> None:
    """Also not where one is asked alone: an answer that has opened has opened."""
    at = house.table("goulag", people=5)
    at.until(lambda table: type(table.g.stack[-1]).__name__ == "Build")
    seat = at.table.asked()[0]
    at.answer(seat, at.options(seat)[0])
    assert at.refused(at.holder(seat), commands.TakeBack, seat=seat) == "nothing-to-take-back"
    assert question(at, seat).takes_back == ""


def test_whoever_is_away_is_not_waited_for(house: House) -> None:
    at, seat = named(house)
    first, second = others(at, seat)
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    consents(at, first)
    house.run(at.room.apply_facts(journal.Minded(second, True)))
    assert question(at, None).undo.awaits == ()
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    assert at.table.undone == 1


def test_when_somebody_leaves_whoever_could_take_back_hears_that_it_is_no_more(house: House) -> None:
    at, seat = named(house)
    ear = at.listen(at.holder(seat), seat)
    leaver = others(at, seat)[0]
    at.do(at.holder(leaver), commands.Leave, seat=leaver)
    assert [told["question"]["takes_back"] for told in ear.heard if "question" in told][-1:] == [""]


@pytest.mark.parametrize("graceful", [True, False])
def test_a_proposal_survives_a_restart(house: House, graceful: bool) -> None:
    at, seat = named(house)
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    first, second = others(at, seat)
    consents(at, first)
    undo, before = question(at, None).undo, at.table.back
    assert before is not None
    house.restart(graceful)
    assert question(at, None).undo == undo
    consents(at, second)
    house.restart(graceful)
    assert at.table.g == before.g


def test_a_snapshot_holds_it(house: House) -> None:
    at, seat = named(house)
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    consents(at, others(at, seat)[0])
    again, _ = saved(at.table, {})
    assert again == at.table
    assert again.back is not None
    assert again.back.agreed


def test_a_live_table_gives_time_to_agree(house: House) -> None:
    at, seat = named(house, pace="live", decision=30.0)
    house.tick(25)
    at.do(at.holder(seat), commands.TakeBack, seat=seat)
    deadline = at.table.deadline()
    assert deadline == pytest.approx(house.now + takeback.TO_AGREE)
    house.tick(takeback.TO_AGREE - 1)
    for other in others(at, seat):
        consents(at, other)
    assert at.table.undone == 1
    assert at.table.deadline() == pytest.approx(house.now + 30)


def test_the_others_hear_the_same_whatever_lies_sealed(house: House) -> None:
    """Two tables that differ only in a builder's sealed answer, and in whether there is one: with the proposal, its
    answers and what follows, nobody else hears anything different."""
    heard = []
    for sealed in (None, "play work", "play strike"):
        with_seed = House(house.file.with_name(f"{sealed}.db"))
        at, seat = named(with_seed, people=5)
        builder = next(other for other in at.table.asked() if at.table.seats[other].by_hand and other != seat)
        ears = {None: at.listen(None)} | {
            other: at.listen(at.holder(other), other) for other in others(at, builder) if other != builder
        }
        if sealed:
            options = at.options(builder)
            at.answer(builder, sealed if sealed in options else options[0])
        at.do(at.holder(seat), commands.TakeBack, seat=seat)
        for other in others(at, seat):
            consents(at, other)
        assert at.table.undone == 1
        heard.append({key: [quiet(told) for told in ear.heard] for key, ear in ears.items()})
        with_seed.close()
    assert heard[0] == heard[1] == heard[2]


def quiet(told: dict[str, Any]) -> str:
    """What was told, but for ids that are drawn."""
    told = json.loads(json.dumps(told))
    told.pop("at")
    if told.get("table"):
        told["table"].pop("id")
    return json.dumps(told, sort_keys=True)


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_a_game_with_second_thoughts_is_the_same_for_all_and_its_record_holds(house: House, game: str) -> None:
    people = FEWEST[game]
    at = house.table(game, people=people, pace="untimed")
    rng, taken = Random(3), 0
    ears = {seat: at.listen(NAMES[seat - 1], seat) for seat in range(1, people + 1)}
    remotes = {seat: Remote(f"http://x/t/{at.id}", token="-") for seat in ears}
    for seat, remote in remotes.items():
        remote.take_in(json.loads(house.call(at.room.hello, seat, house.person(NAMES[seat - 1]).id)))
    while at.table.running:
        seat = asked_openly(at)
        at.go_along()
        if seat and at.table.running and question(at, seat).takes_back and rng.random() < 0.7:
            at.do(at.holder(seat), commands.TakeBack, seat=seat)
            for other in others(at, seat):
                consents(at, other)
            taken += 1
    assert taken == at.table.undone > 0
    text = archive.record_text(house.store, at.table)
    assert text.count(" took back: ") == taken
    assert read(text, find).final(at.table.game) == at.table.g
    for seat, remote in remotes.items():
        for told in ears[seat].heard:
            remote.take_in(told)
        now = json.loads(house.call(at.room.hello, seat, house.person(NAMES[seat - 1]).id))
        assert remote.state["events"] == now["view"]["events"]
