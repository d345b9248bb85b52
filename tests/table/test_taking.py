"""A seat passes from one person to another while a game runs: before all eyes, slowly, and nobody knows two."""

from __future__ import annotations

import gzip
import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.table import infos, journal, wire
from presidium.table.seats import Holder
from presidium.table.standing import table_info
from presidium.table.store import SNAPSHOTS
from presidium.table.taking import DAY, TO_REFUSE
from tests.table.house import At, Ear, House, saved

SOON = TO_REFUSE["live"]


def told(ear: Ear) -> list[tuple[str, ...]]:
    notices = [notice for message in ear.heard for notice in message.get("notices", ())]
    return [(each["what"], each["name"], *filter(None, (each["other"],))) for each in notices]


def hello(at: At, who: str, key: int | None = None) -> dict[str, Any]:
    heard: dict[str, Any] = json.loads(at.room.hello(key, at.house.person(who).id))
    return heard


def refused(at: At, who: str, seat: int) -> str:
    """Why a link does not work; nothing may have changed."""
    before = at.table
    with pytest.raises(Refused) as why:
        at.take(who, seat)
    assert at.table is before
    return why.value.why.id


def absent(at: At, seat: int) -> None:
    at.house.run(at.room.happen(journal.Minded(seat, True)))


# Whose seat may be taken


def test_a_seat_somebody_plays_by_hand_cannot_be_taken(house: House) -> None:
    at = house.table("kremlin", people=3)
    assert refused(at, "Zoe", 2) == "seat-held"
    absent(at, 2)
    at.take("Zoe", 2)


@pytest.mark.parametrize(("pace", "time"), [("live", SOON), ("untimed", DAY)])
def test_the_seat_of_the_absent_passes_when_its_holder_has_had_time_to_refuse(
    house: House, pace: str, time: float
) -> None:
    at = house.table("kremlin", people=3, pace=pace, decision=86400.0, sheet=86400.0)
    watcher, ann = at.listen(None), at.listen("Ann", 1)
    absent(at, 2)
    at.take("Zoe", 2)
    assert told(watcher) == told(ann) == [("claimed", "Zoe", "Ben")]
    assert table_info(at.table).seats[1].taker == infos.TakerInfo("Zoe", house.now + time)
    house.tick(time - 1)
    assert at.holder(2) == "Ben"
    house.tick(1)
    assert (at.holder(2), at.table.seats[2].by_hand) == ("Zoe", True)
    assert told(watcher) == told(ann) == [("claimed", "Zoe", "Ben"), ("took", "Zoe", "Ben")]
    assert table_info(at.table).seats[1].taker is None


def test_until_then_the_taker_is_nobody(house: House) -> None:
    at = house.table("kremlin", people=2, pace="live")
    at.do("Ann", wire.Leave, seat=2)
    at.take("Zoe", 2)
    assert at.table.seat_of(house.person("Zoe").id) == ()
    seen = hello(at, "Zoe")
    assert (seen.get("yours", []), seen["claims"]) == ([], 2)
    assert "lost" not in seen
    for command, parts in ((wire.Chat, {"text": "mine"}), (wire.Concede, {}), (wire.Agree, {}), (wire.Leave, {})):
        assert at.refused("Zoe", command, seat=2, **parts) == "not-your-seat"


def test_who_left_himself_has_nothing_more_to_say(house: House) -> None:
    at = house.table(people=3, pace="live")
    for name, command, seat in (("Ben", wire.Leave, 2), ("Cid", wire.Concede, 3)):
        at.do(name, command, seat=seat)
        at.take(f"{name} junior", seat)
        assert at.holder(seat) == f"{name} junior"
        assert at.refused(name, wire.Refuse, seat=seat) == "nobody-claims"


def test_a_bots_seat_that_was_freed_has_nobody_to_ask(house: House) -> None:
    at = house.table(people=2, pace="live")
    at.do("Ann", wire.Leave, seat=4)
    at.take("Zoe", 4)
    assert at.holder(4) == "Zoe"


def test_a_bot_in_between_does_not_make_the_removed_forgotten(house: House) -> None:
    at = house.table(people=2, pace="live")
    watcher = at.listen(None)
    for command in (wire.Leave, wire.Fill, wire.Leave):
        at.do("Ann", command, seat=2)
    at.take("Zoe", 2)
    assert at.table.seats[2].open
    assert told(watcher)[-1] == ("claimed", "Zoe", "Ben")
    at.do("Ben", wire.Refuse, seat=2)
    assert told(watcher)[-1] == ("refused", "Ben", "Zoe")


def test_before_the_start_a_link_gives_the_seat_at_once(house: House) -> None:
    at = house.open(sit=True)
    at.do("Ben", wire.Sit, seat=2)
    at.take("Zoe", 2)
    assert at.holder(2) == "Zoe"
    at.take("Ben", 3)
    assert at.holder(3) == "Ben", "in the lobby nobody has seen anything"
    at.do("Ann", wire.Fill)
    at.do("Ann", wire.Start)
    assert at.table.known_to(house.person("Ben").id) == {3}


def test_a_link_from_before_the_start_is_worth_no_more_than_one_made_after_it(house: House) -> None:
    at = house.open("kremlin", sit=True, bots=("careful",))
    at.do("Ben", wire.Sit, seat=2)
    link = at.do("Ann", wire.SeatLink, seat=2).link
    at.do("Ann", wire.Start)
    assert house.hall.links.look(link).seat == 2
    assert refused(at, "Zoe", 2) == "seat-held"
    assert house.hall.links.look(link).seat == 2, "it stays good"


def test_a_solo_table_is_its_persons_alone(house: House) -> None:
    at = house.table("kremlin", people=1, pace="solo")
    at.do("Ann", wire.Leave, seat=2)
    assert refused(at, "Zoe", 2) == "solo-is-for-one"


# Refusing and allowing


def test_whoever_comes_back_keeps_the_seat(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    watcher = at.listen(None)
    absent(at, 2)
    at.take("Zoe", 2)
    house.tick(SOON - 1)
    at.listen("Ben", 2)
    assert told(watcher) == [("claimed", "Zoe", "Ben"), ("kept", "Ben", "Zoe")]
    house.tick(10 * SOON)
    assert at.holder(2) == "Ben"


def test_whoever_comes_back_by_a_link_keeps_the_seat_too(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    watcher = at.listen(None)
    absent(at, 2)
    at.take("Zoe", 2)
    at.take("Ben", 2)
    assert told(watcher) == [("claimed", "Zoe", "Ben"), ("kept", "Ben", "Zoe")]
    house.tick(10 * SOON)
    assert at.holder(2) == "Ben"


def test_whoever_is_here_when_the_disk_has_room_again_keeps_the_seat(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    at.listen("Ben", 2)
    absent(at, 2)  # as after a full disk: he has come, and that could not be written
    at.take("Zoe", 2)
    house.tick(SOON)
    assert at.holder(2) == "Ben"


def test_a_refusal_said_again_is_no_news(house: House) -> None:
    at = house.table(people=3)
    at.do("Ann", wire.Leave, seat=2)
    at.do("Ben", wire.Refuse, seat=2)
    seq, told_once = at.table.seq, at.table.notices
    for _ in range(3):
        at.do("Ben", wire.Refuse, seat=2)
    assert (at.table.notices, len(at.facts(journal.Unclaimed))) == (told_once, 1)
    assert at.table.seq == seq


def test_whoever_was_removed_refuses_and_nobody_gets_the_seat(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    watcher = at.listen(None)
    at.do("Ann", wire.Leave, seat=2)
    assert hello(at, "Ben")["lost"] == [2]
    at.take("Zoe", 2)
    house.tick(SOON - 1)
    at.do("Ben", wire.Refuse, seat=2)
    assert told(watcher) == [("removed", "Ben"), ("claimed", "Zoe", "Ben"), ("refused", "Ben", "Zoe")]
    house.tick(SOON)
    assert at.table.seats[2].open
    assert refused(at, "Zoe", 2) == refused(at, "Yan", 2) == "seat-refused"
    at.take("Ben", 2)
    assert at.holder(2) == "Ben", "his own seat is his at once"


def test_a_refusal_may_come_before_anybody_asks(house: House) -> None:
    at = house.table(people=3)
    watcher = at.listen(None)
    at.do("Ann", wire.Leave, seat=2)
    at.do("Ben", wire.Refuse, seat=2)
    assert told(watcher) == [("removed", "Ben"), ("refused", "Ben")]
    assert refused(at, "Zoe", 2) == "seat-refused"


def test_whoever_was_removed_may_let_the_other_have_it_at_once(house: House) -> None:
    at = house.table("kremlin", people=3)
    watcher = at.listen(None)
    at.do("Ann", wire.Leave, seat=2)
    at.take("Zoe", 2)
    at.do("Ben", wire.Allow, seat=2)
    assert at.holder(2) == "Zoe"
    assert told(watcher)[-1] == ("took", "Zoe", "Ben")
    assert not any(each.name == "Ben" for each in at.table.silent), "it was his own will"


def test_who_would_have_it_or_the_host_takes_it_back(house: House) -> None:
    at = house.table(people=3)
    watcher = at.listen(None)
    at.do("Ann", wire.Leave, seat=2)
    for who in ("Zoe", "Ann"):
        at.take("Zoe", 2)
        at.do(who, wire.Refuse, seat=2)
        assert told(watcher)[-1] == ("withdrawn", "Zoe")
        assert not at.table.claims


def test_refusing_is_nobody_elses(house: House) -> None:
    at = house.table("kremlin", people=3)
    assert at.refused("Ben", wire.Refuse, seat=2) == "nobody-claims"
    assert at.refused("Ben", wire.Allow, seat=2) == "nobody-claims"
    assert at.refused("Ben", wire.Refuse, seat=9) == "no-such-seat"
    absent(at, 2)
    at.take("Zoe", 2)
    for who in ("Cid", "Yan"):
        assert at.refused(who, wire.Refuse, seat=2) == "not-your-seat"
        assert at.refused(who, wire.Allow, seat=2) == "not-your-seat"
    assert at.refused("Zoe", wire.Allow, seat=2) == at.refused("Ann", wire.Allow, seat=2) == "not-your-seat"
    assert at.refused("Ben", wire.Allow, seat=2) == "seat-is-yours"
    at.do("Ann", wire.Finish)
    assert at.refused("Ben", wire.Refuse, seat=2) == "table-over"


def test_a_pause_is_no_time_to_refuse_in(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    absent(at, 2)
    at.take("Zoe", 2)
    house.tick(SOON - 10)
    at.do("Ann", wire.Pause)
    house.tick(10 * SOON)
    assert at.holder(2) == "Ben"
    at.do("Ann", wire.Resume)
    house.tick(9)
    assert at.holder(2) == "Ben"
    house.tick(1)
    assert at.holder(2) == "Zoe"


def test_one_at_a_time(house: House) -> None:
    at = house.table("kremlin", people=3)
    absent(at, 2)
    absent(at, 3)
    at.take("Zoe", 2)
    assert refused(at, "Yan", 2) == refused(at, "Zoe", 3) == "claimed-already"


def test_a_bot_put_there_or_an_end_is_the_end_of_it(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live")
    at.do("Ann", wire.Leave, seat=2)
    at.take("Zoe", 2)
    at.do("Ann", wire.Fill, seat=2)
    assert not at.table.claims
    at.do("Ann", wire.Leave, seat=3)
    at.take("Zoe", 3)
    at.do("Ann", wire.Finish)
    house.tick(10 * SOON)
    assert at.table.seat_of(house.person("Zoe").id) == ()


@pytest.mark.parametrize("graceful", [True, False])
def test_a_restart_forgets_nobody_and_the_seat_passes_in_time(house: House, graceful: bool) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    absent(at, 2)
    at.take("Zoe", 2)
    house.restart(graceful)
    house.tick(SOON - 1)
    assert at.holder(2) == "Ben"
    house.tick(1)
    assert at.holder(2) == "Zoe"


# What goes with it


def test_what_the_former_holder_kept_for_himself_is_not_handed_over(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    at.do("Ben", wire.Order, seat=2, orders=("guard G 3",))
    at.answer(2, at.plain(2))
    absent(at, 2)
    at.take("Zoe", 2)
    house.tick(SOON)
    now = hello(at, "Zoe", 2)
    assert now["yours"] == [2]
    assert now["question"]["answer"] is None
    assert "orders" not in now


# Nobody knows two seats


def test_who_has_held_a_seat_never_takes_another_in_the_same_game(house: House) -> None:
    at = house.table("kremlin", people=3)
    absent(at, 3)
    assert refused(at, "Ann", 3) == "knows-another-seat"
    at.do("Ben", wire.Leave, seat=2)
    assert refused(at, "Ben", 3) == "knows-another-seat"
    at.take("Zoe", 2)
    at.do("Zoe", wire.Leave, seat=2)
    for graceful in (True, False):
        house.restart(graceful)
        for who in ("Ann", "Ben", "Zoe"):
            assert refused(at, who, 3) == "knows-another-seat"


def test_who_held_several_from_the_start_has_none_back(house: House) -> None:
    at = house.open("kremlin", pace="untimed")
    for who, seat in (("Ann", 1), ("Ann", 2), ("Ben", 3)):
        at.do(who, wire.Sit, seat=seat)
    at.do("Ann", wire.Start)
    assert [seat.shares for seat in table_info(at.table).seats] == [(2,), (1,), ()], "and all can see it"
    at.do("Ann", wire.Leave, seat=2)
    assert refused(at, "Ann", 2) == "knows-another-seat"


def test_a_rematch_is_a_new_game(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.do("Ann", wire.Finish)
    again = At(house, at.do("Ann", wire.Rematch).table)
    again.do("Ann", wire.Leave, seat=3)
    again.take("Ben", 3)
    assert again.table.seat_of(house.person("Ben").id) == (2, 3)
    assert again.table.holders == ()


def test_an_older_snapshot_is_completed_from_the_journal(house: House) -> None:
    at = house.table("kremlin", people=4, seats=4)
    at.do("Ben", wire.Leave, seat=2)
    at.do("Ann", wire.Leave, seat=3)
    at.do("Ann", wire.Agree, seat=1)
    holders = at.table.holders
    house.run(at.room.rest())
    (row,) = house.store.all(sql.select(SNAPSHOTS))
    body = json.loads(gzip.decompress(row.body))
    for part in ("holders", "claims", "notices"):
        del body[part]
    for seat in body["seats"].values():
        del seat["since"]
    house.run(house.store.written(sql.update(SNAPSHOTS).values(body=json.dumps(body | {"agreed": [1]}).encode())))
    house.hall.rooms.clear()
    assert [(each.name, each.gone, each.agreed) for each in at.table.holders] == [
        (each.name, each.gone, each.agreed) for each in holders
    ]
    assert refused(at, "Ben", 3) == "knows-another-seat"


def test_an_older_journal_says_by_whose_hand_somebody_left(house: House) -> None:
    """Nothing else about it is believed: whoever did not do it himself was removed."""
    at = house.table("kremlin", people=3)
    for who, by in ((2, "Ben"), (3, "Ann")):
        table = at.table.fork()
        table.add(journal.Left(who), house.now, table.batch + 1, house.person(by).id)
        at.room.table = table
    assert [each.gone for each in at.table.holders] == ["", "gave", "removed"]
    table = at.table.fork()
    table.add(journal.Left(1), house.now, table.batch + 1)
    assert table.holders[0].gone == "removed"


def test_it_is_all_in_the_snapshot(house: House) -> None:
    at = house.table("kremlin", people=3)
    at.do("Ann", wire.Leave, seat=2)
    at.take("Zoe", 2)
    again, _ = saved(at.table, {})
    assert again == at.table
    assert isinstance(again.holders[0], Holder)
    assert len(again.notices) == 2


# Where it is told


def test_a_notice_stands_among_the_events_where_it_happened(house: House) -> None:
    at = house.table("politburo", people=3)
    ears = {None: at.listen(None), 1: at.listen("Ann", 1), 3: at.listen("Cid", 3)}
    at.go_along()
    at.do("Ann", wire.Leave, seat=2)
    at.go_along()
    for key, ear in ears.items():
        who = {1: "Ann", 3: "Cid"}.get(key or 0, "Eve")
        (notice,) = hello(at, who, key)["notices"]
        assert [notice] == [each for message in ear.heard for each in message.get("notices", ())]
        events = hello(at, who, key)["view"]["events"]
        assert 0 < notice["after"] < len(events)
        before = [event for message in ear.heard for event in message.get("events", ())]
        heard = [len(message.get("events", ())) for message in ear.heard]
        at_notice = next(n for n, message in enumerate(ear.heard) if "notices" in message)
        told_before = sum(heard[:at_notice])
        assert notice["after"] == len(events) - len(before) + told_before


def test_leaving_before_the_start_is_no_news(house: House) -> None:
    at = house.open(sit=True)
    at.do("Ben", wire.Sit, seat=2)
    at.do("Ann", wire.Leave, seat=2)
    at.do("Ann", wire.Fill)
    at.do("Ann", wire.Start)
    assert at.table.notices == ()


# A game does not go on for one alone


@pytest.mark.parametrize("pace", ["live", "untimed"])
def test_a_host_who_removes_the_others_does_not_play_on_alone(house: House, pace: str) -> None:
    """At the end the rules lay much open; he would only have to get there."""
    at = house.table("kremlin", people=3, pace=pace, sheet=600.0)
    at.do("Ann", wire.Leave, seat=2)
    assert not table_info(at.table).rests, "two are left"
    at.do("Ann", wire.Leave, seat=3)
    assert table_info(at.table).rests
    question = at.table.question
    assert at.refused("Ann", wire.Answer, seat=1, question=question, action=at.plain(1)) == "table-rests"
    house.tick(10 * DAY)
    at.do("Ann", wire.Fill)
    house.restart()
    house.tick(1000)
    assert (at.table.question, at.table.running, at.table.deadline()) == (question, True, None)
    at.do("Ann", wire.Leave, seat=1)
    house.tick(1000)
    assert at.table.running


@pytest.mark.parametrize("how", ["taken", "agreed", "back"])
def test_it_goes_on_when_there_are_two_again_or_the_removed_agrees(house: House, how: str) -> None:
    at = house.table("kremlin", people=2, pace="live", sheet=600.0)
    at.do("Ann", wire.Leave, seat=2)
    house.tick(1000)
    assert at.table.rests
    if how == "taken":
        at.take("Zoe", 2)
        house.tick(SOON)
    elif how == "back":
        at.take("Ben", 2)
    else:
        at.do("Ben", wire.Agree, seat=2)
    assert not at.table.rests
    assert at.table.deadline() == house.now + 600, "and everybody has his whole time"
    at.answer(1, at.plain(1))
    house.tick(601)
    assert at.table.question > 0


def test_the_absent_are_played_for_as_ever(house: House) -> None:
    at = house.table("kremlin", people=3, pace="untimed")
    absent(at, 2)
    absent(at, 3)
    assert not at.table.rests
    at.do("Ann", wire.Leave, seat=3)
    assert at.table.rests, "who is away does not count"
    at.listen("Ben", 2)
    assert not at.table.rests


# Whatever a host tries


def restless(at: At, rng: Random) -> None:
    """Somebody does something, allowed or not; the host most of all."""
    who, seat = rng.choice(("Ann", "Ann", "Ann", "Ben", "Cid", "Yan", "Zoe")), rng.randint(1, 3)
    deeds = (wire.Leave, wire.Fill, wire.Pause, wire.Resume, wire.Handover, wire.Agree, wire.Refuse)
    with suppress(Refused):
        match rng.randrange(6):
            case 0 | 1:
                at.take(who, seat)
            case 2 if seat > 1 and at.table.seats[seat].by_hand:
                absent(at, seat)
            case 3:
                at.house.tick(rng.choice((1, SOON, DAY)))
            case _:
                command = rng.choice(deeds)
                at.do(who, command, **({} if command in (wire.Pause, wire.Resume) else {"seat": seat}))


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_tried_nobody_knows_two_seats_and_nothing_opens_without_a_word(house: House, seed: int) -> None:
    rng = Random(seed)
    at = house.table("kremlin", people=3, pace="untimed")  # it waits for sheets all the time
    for _ in range(30):
        restless(at, rng)
        assert all(len(at.table.known_to(person)) == 1 for person in at.table.players)
    for seat, held in at.table.seats.items():
        if held.by_hand and at.table.running:
            at.do(held.name, wire.Agree, seat=seat)
    holders, finished = at.table.holders, at.table.finished
    words = [entry for entry in house.store.journal(at.id) if isinstance(entry.fact, WORDS)]
    said = {(entry.by, entry.fact.seat) for entry in words}  # type: ignore[union-attr]
    if at.table.closed is not None:
        assert finished == all((each.person, each.seat) in said for each in holders)
        house.restart(graceful=bool(seed % 3))
        assert (at.table.holders, at.table.finished) == (holders, finished)


WORDS = (journal.Left, journal.Agreed)
"""What somebody has to have said himself: that he goes, or that he agrees."""
