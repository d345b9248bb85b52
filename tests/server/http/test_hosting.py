"""Issue of the table, 1: what the host may do, and how a table ends before its game."""

from __future__ import annotations

import asyncio
import json

import pytest

from presidium.core import Refused
from presidium.server.domain import journal
from presidium.server.domain.seat_transfer import DAY_S
from presidium.server.live.broadcast import CLOSE_SEAT_TAKEN
from presidium.server.protocol import commands, messages
from presidium.server.render.table_info import status, table_info
from presidium.server.storage.table_lists import listed, places_of
from tests.server.house import At, House


def ended(at: At) -> str | None:
    return None if at.table.closed is None else at.table.closed.why


# The host alone


@pytest.mark.parametrize(
    ("command", "parts"),
    [
        (commands.Fill, {}),
        (commands.Start, {}),
        (commands.Pause, {}),
        (commands.Resume, {}),
        (commands.Handover, {"seat": 2}),
        (commands.Finish, {}),
        (commands.SeatLink, {"seat": 1}),
    ],
)
def test_only_the_host_may(house: House, command: type, parts: dict[str, int]) -> None:
    assert house.table(people=2).refused("Ben", command, **parts) == "only-host"


def test_a_pause_stops_the_game_and_not_the_talk(house: House) -> None:
    at = house.table(people=5)
    (seat,) = at.table.asked()
    at.do("Ann", commands.Pause)
    assert status(at.table) == "paused"
    question = at.table.question
    assert at.refused(at.holder(seat), commands.Answer, seat=seat, question=question, action="pass") == "paused"
    assert at.refused("Ann", commands.Pause) == "paused"
    at.do("Ann", commands.Chat, seat=1, text="tea?")
    at.do("Ann", commands.Resume)
    at.answer(seat, at.options(seat)[0])
    assert at.table.question > question
    assert at.refused("Ann", commands.Resume) == "not-paused"


def test_bots_rest_during_a_pause(house: House) -> None:
    at = house.table(people=1, seats=6, pace="live")
    at.do("Ann", commands.Pause)
    seq = at.table.seq
    house.tick(1000)
    assert at.table.seq == seq


def test_the_hosting_is_handed_over(house: House) -> None:
    at = house.table(people=2)
    assert table_info(at.table).host == 1
    at.do("Ann", commands.Handover, seat=2)
    assert table_info(at.table).host == 2
    assert at.refused("Ann", commands.Pause) == "only-host"
    at.do("Ben", commands.Pause)


def test_hosting_goes_to_people_only(house: House) -> None:
    at = house.table(people=2)
    assert at.refused("Ann", commands.Handover, seat=3) == "nobody-sits-there"
    assert at.refused("Ann", commands.Handover, seat=8) == "no-such-seat"


def test_the_host_removes_somebody_and_the_caretaker_takes_the_seat(house: House) -> None:
    at = house.table(people=3)
    watcher = at.listen(None)
    at.do("Ann", commands.Leave, seat=2)
    (notice,) = watcher.heard[-1]["notices"]
    assert (notice["what"], notice["seat"], notice["name"]) == ("removed", 2, "Ben"), "and the table is told"
    assert table_info(at.table).seats[1].minded
    assert at.refused("Ben", commands.Chat, seat=2, text="but") == "not-your-seat"
    assert at.refused("Ben", commands.Sit, seat=2) == "started-already"
    at.until(lambda table: table.over)


def test_whoever_was_removed_hears_no_more_of_the_seat(house: House) -> None:
    at = house.table("kremlin", people=2)
    ben = at.listen("Ben", 2)
    at.do("Ann", commands.Leave, seat=2)
    assert ben.closed == CLOSE_SEAT_TAKEN
    at.take("Cid", 2)
    house.tick(DAY_S)
    heard = len(ben.heard)
    at.do("Cid", commands.Order, seat=2, orders=("guard G 4",))
    at.answer(2, at.plain(2))
    assert len(ben.heard) == heard


def test_the_host_ends_a_table(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", commands.Finish)
    assert (status(at.table), ended(at)) == ("closed", "host")
    assert at.table.asked() == ()
    assert at.refused("Ann", commands.Finish) == "table-over"
    assert at.refused("Ann", commands.Pause) == "table-over"
    house.restart()
    assert status(at.table) == "closed"


@pytest.mark.parametrize("way", ["closed", "consent", "over"])
@pytest.mark.parametrize(
    ("command", "parts"),
    [
        (commands.Fill, {}),
        (commands.Start, {}),
        (commands.Pause, {}),
        (commands.Resume, {}),
        (commands.Handover, {"seat": 2}),
        (commands.Finish, {}),
        (commands.SeatLink, {"seat": 2}),
        (commands.Leave, {"seat": 1}),
        (commands.Leave, {"seat": 2}),
    ],
)
def test_once_it_is_over_there_is_nothing_more_to_command(
    house: House, way: str, command: type, parts: dict[str, int]
) -> None:
    at = house.table(people=2)
    if way == "over":
        at.until(lambda table: table.over)
    else:
        at.do("Ann", commands.Pause)
        for who, do in (
            (("Ann", commands.Agree), ("Ben", commands.Agree)) if way == "consent" else (("Ann", commands.Finish),)
        ):
            at.do(who, do, **({"seat": 1 + (who == "Ben")} if do is commands.Agree else {}))
    assert at.table.over
    assert at.refused("Ann", command, **parts) == "table-over"


# Players


def test_a_player_concedes_and_the_caretaker_plays_on(house: House) -> None:
    at = house.table(people=2)
    at.do("Ben", commands.Concede, seat=2)
    assert at.table.running
    assert table_info(at.table).seats[1].minded
    assert at.table.seats[2].person is None


def test_a_game_ends_when_all_people_agree(house: House) -> None:
    at = house.table(people=3)
    at.do("Ann", commands.Agree, seat=1)
    at.do("Cid", commands.Agree, seat=3)
    assert table_info(at.table).agreed == (1, 3)
    assert at.table.running
    at.do("Ben", commands.Agree, seat=2)
    assert (status(at.table), ended(at)) == ("closed", "consent")


def test_those_who_have_left_need_not_agree(house: House) -> None:
    at = house.table(people=2)
    at.do("Ben", commands.Leave, seat=2)
    at.do("Ann", commands.Agree, seat=1)
    assert ended(at) == "consent"


def test_what_the_dice_were_drawn_from_stays_hidden_when_a_table_is_closed(house: House) -> None:
    at = house.table(people=2)
    watcher = at.listen(None)
    at.do("Ann", commands.Finish)
    assert not {"seed", "salt"} & {part for message in watcher.heard for part in message}
    assert not {"seed", "salt"} & json.loads(at.room.hello(None, None)).keys()


# Rematch


def test_a_rematch_has_the_same_people_bots_and_options_in_one_call(house: House) -> None:
    at = house.table(people=2, seats=6, bot="naive", pace="live", scale=2.0, options={"own_card": "blind"}, title="Dig")
    at.do("Ann", commands.Finish)
    done = at.do("Ben", commands.Rematch)
    again = At(house, done.table)
    assert at.table.next_table == again.id != at.id
    assert [held.name for held in again.table.seats.values()] == ["Ann", "Ben", *["naive"] * 4]
    assert again.table.g.rules == at.table.g.rules
    assert (again.table.tempo, again.table.opened.title) == (at.table.tempo, "Dig")
    assert again.table.seed != at.table.seed
    assert again.table.host == house.person("Ben").id
    again.do("Ben", commands.Start)
    assert again.table.running


def test_all_who_ask_for_a_rematch_meet_at_one_table(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", commands.Finish)

    async def both() -> list[messages.Done]:
        room, people = at.room_now(), (house.people["Ann"], house.people["Ben"])
        return await asyncio.gather(*(room.do(commands.Rematch(id="r"), person) for person in people))

    first, second = house.run(both())
    assert first.table == second.table
    assert len(at.facts(journal.Followed)) == 1


def test_a_rematch_is_for_those_who_played_when_it_is_over(house: House) -> None:
    at = house.table(people=2)
    assert at.refused("Ann", commands.Rematch) == "not-over"
    at.do("Ann", commands.Finish)
    assert at.refused("Cid", commands.Rematch) == "only-players"


def test_a_seat_that_was_left_is_open_in_the_rematch(house: House) -> None:
    at = house.table(people=2)
    at.do("Ben", commands.Leave, seat=2)
    at.do("Ann", commands.Finish)
    again = At(house, at.do("Ann", commands.Rematch).table)
    assert again.table.seats[2].open
    assert again.table.seats[1].person == house.person("Ann").id


# A lost token


def test_the_host_issues_a_link_for_a_seat_whose_token_is_lost(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.answer(2, at.plain(2))
    link = at.do("Ann", commands.SeatLink, seat=2).link
    assert house.run(house.hall.links.look(link))[1:4] == (None, at.id, 2)
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    at.take("Ben again", 2)
    house.tick(DAY_S)
    assert at.holder(2) == "Ben again"
    assert at.refused("Ben", commands.Chat, seat=2, text="?") == "not-your-seat"
    with pytest.raises(Refused, match="no-such-link"):
        house.run(house.hall.links.look(link))


def test_a_link_gives_back_a_seat_that_was_left(house: House) -> None:
    at = house.table(people=2)
    at.do("Ben", commands.Leave, seat=2)
    at.take("Cid", 2)
    assert at.table.seats[2].by_hand
    assert at.table.seat_of(house.person("Cid").id) == (2,)


def test_the_history_of_a_seat_goes_on_while_nobody_holds_it(house: House) -> None:
    at = house.table("politburo", people=2, bot="naive")
    at.do("Ben", commands.Leave, seat=2)
    at.until(lambda table: table.g.public.round > 1)
    at.take("Cid", 2)
    told = [json.loads(message) for message in house.run(at.room.missed(2, 0)) or ()]
    events = [event for message in told for event in message.get("events", ())]
    assert events == json.loads(at.room.hello(2, None))["view"]["events"]


def test_there_is_no_link_to_a_bots_seat_nor_to_none(house: House) -> None:
    at = house.table(people=2)
    assert at.refused("Ann", commands.SeatLink, seat=3) == "no-such-seat"
    assert at.refused("Ann", commands.SeatLink, seat=9) == "no-such-seat"
    for seat in (3, 9):
        with pytest.raises(Refused, match="no-such-seat"):
            at.take("Cid", seat)


def test_a_game_that_is_over_keeps_its_players(house: House) -> None:
    at = house.table(people=2)
    at.do("Ann", commands.Finish)
    with pytest.raises(Refused, match="table-over"):
        at.take("Cid", 2)


# Who may find it


def test_a_table_is_listed_only_if_it_was_made_so(house: House) -> None:
    shown, _hidden = house.open(listed=True), house.open()
    assert listed(house.store) == [shown.id]
    shown.do("Ann", commands.Finish)
    assert listed(house.store) == []


def test_people_find_the_tables_they_sit_at(house: House) -> None:
    made, joined, _other = house.open(host="Ben"), house.open(host="Ann"), house.open(host="Ann")
    joined.do("Ben", commands.Sit)
    assert set(places_of(house.store, house.person("Ben").id)) == {made.id, joined.id}
