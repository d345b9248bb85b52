"""Issue of the table, 1: seats are held by people, by bots, or open; tokens hold them, links carry them."""

from __future__ import annotations

import pytest
import sqlalchemy as sql

from presidium.core import Refused
from presidium.server.domain.table import KEPT_COMMAND_IDS
from presidium.server.people.repository import hashed
from presidium.server.protocol import commands
from presidium.server.render.table_info import table_info
from presidium.server.storage.tables import PEOPLE, TOKENS
from tests.server.house import At, House


def kinds(at: At) -> list[str]:
    return [seat.kind for seat in table_info(at.table).seats]


# Taking a seat


def test_anyone_with_the_link_takes_an_open_seat(house: House) -> None:
    at = house.open()
    at.do("Ben", commands.Sit, seat=3)
    at.do("Cid", commands.Sit)
    assert kinds(at) == ["person", "open", "person", "open", "open"]
    assert (at.holder(1), at.holder(3)) == ("Cid", "Ben")


def test_seats_of_one_device_have_names_of_their_own(house: House) -> None:
    at = house.open()
    at.do("Ann", commands.Sit, seat=1)
    at.do("Ann", commands.Sit, seat=2, name="  Ben\x07 ")
    at.do("Ann", commands.Sit, seat=3, name="\x07")
    assert [seat.name for seat in table_info(at.table).seats][:3] == ["Ann", "Ben", "Ann"]


def test_a_seat_is_taken_once(house: House) -> None:
    at = house.open(sit=True)
    assert at.refused("Ben", commands.Sit, seat=1) == "seat-taken"
    assert at.refused("Ben", commands.Sit, seat=6) == "no-such-seat"
    at.do("Ann", commands.Fill)
    assert at.refused("Ben", commands.Sit) == "no-open-seat"


def test_one_person_may_hold_several_seats(house: House) -> None:
    at = house.open(sit=True)
    at.do("Ann", commands.Sit, seat=4)
    assert at.table.seat_of(house.person("Ann").id) == (1, 4)


def test_whoever_sits_there_may_send_another_nonce_before_the_start(house: House) -> None:
    at = house.open(sit=True, nonce="old", bots=("random",) * 4)
    at.do("Ann", commands.Sit, seat=1, nonce="new")
    at.do("Ann", commands.Start)
    assert at.table.mix == "1=new"


def test_the_host_fills_open_seats_with_bots_at_any_time(house: House) -> None:
    at = house.open(sit=True)
    at.do("Ann", commands.Fill, seat=2, bot="naive")
    assert kinds(at) == ["person", "bot", "open", "open", "open"]
    at.do("Ben", commands.Sit, seat=3)
    at.do("Ann", commands.Fill)
    assert kinds(at) == ["person", "bot", "person", "bot", "bot"]
    assert at.holder(2) == "naive"
    at.do("Ann", commands.Start)
    at.do("Ben", commands.Leave, seat=3)
    at.do("Ann", commands.Fill, bot="random")
    assert at.table.seats[3].bot == "random"


def test_a_bot_takes_nobodys_place_and_must_be_known(house: House) -> None:
    at = house.open(sit=True)
    assert at.refused("Ann", commands.Fill, seat=1) == "seat-taken"
    assert at.refused("Ann", commands.Fill, seat=2, bot="careful") == "unknown-bot"
    assert at.refused("Ben", commands.Fill, seat=2) == "only-host"
    assert at.refused("Ann", commands.Fill, seat=7) == "no-such-seat"


def test_the_bots_named_at_the_making_leave_room_for_its_maker(house: House) -> None:
    with pytest.raises(Refused, match="too-many-bots"):
        house.open(sit=True, bots=("random",) * 5)
    with pytest.raises(Refused, match="too-many-bots"):
        house.open(bots=("random",) * 6)
    with pytest.raises(Refused, match="unknown-bot"):
        house.open(bots=("careful",))
    assert kinds(house.open(sit=True, bots=("random",) * 2)) == ["person", "open", "open", "bot", "bot"]


# Starting


def test_comrades_sit_down_by_name_and_everybody_sees_who_and_how_strong(house: House) -> None:
    at = house.open(sit=True)
    at.do("Ann", commands.Fill, seat=2, bot="fox")
    at.do("Ann", commands.Fill, seat=3, bot="cook?level=mild")
    at.do("Ann", commands.Fill, seat=4, bot="naive")
    told = [(seat.comrade, seat.level) for seat in table_info(at.table).seats[:4]]
    assert told == [(None, ""), ("fox", "analyst"), ("cook", "mild"), (None, "naive")]


def test_where_nobody_is_named_the_house_sends_different_comrades(house: House) -> None:
    at = house.open(sit=True, seats=10)
    at.do("Ann", commands.Fill, seat=2, bot="fox?level=mild")
    at.do("Ann", commands.Fill)
    seats = table_info(at.table).seats[1:]
    named = [seat.comrade for seat in seats if seat.comrade]
    assert len(set(named)) == len(named) == 8
    assert {seat.level for seat in seats} == {"naive", "mild"}


@pytest.mark.parametrize("bot", ["rasputin", "fox?level=genius", "fox?worlds=9", "os:system"])
def test_nobody_else_sits_down(house: House, bot: str) -> None:
    assert house.open(sit=True).refused("Ann", commands.Fill, bot=bot) in ("unknown-bot", "bad-bot")


def test_a_table_starts_when_all_seats_are_filled_and_the_host_says_so(house: House) -> None:
    at = house.open(sit=True)
    assert at.refused("Ann", commands.Start) == "seats-open"
    at.do("Ann", commands.Fill)
    assert not at.table.started
    assert at.refused("Ben", commands.Start) == "only-host"
    at.do("Ann", commands.Start)
    assert at.table.running
    assert at.refused("Ann", commands.Start) == "started-already"


def test_solo_is_for_one_person_and_bots_for_none(house: House) -> None:
    two = house.open(sit=True, pace="solo", bots=("random",) * 3)
    two.do("Ben", commands.Sit)
    assert two.refused("Ann", commands.Start) == "solo-is-for-one"
    one = house.open(sit=True, pace="bots", bots=("random",) * 4)
    assert one.refused("Ann", commands.Start) == "bots-among-themselves"


def test_nobody_answers_before_the_start_nor_after_the_end(house: House) -> None:
    at = house.open(sit=True, bots=("random",) * 4)
    assert at.refused("Ann", commands.Answer, seat=1, question=0, action="pass") == "not-started"
    at.do("Ann", commands.Finish)
    assert at.refused("Ann", commands.Answer, seat=1, question=0, action="pass") == "not-started"
    assert at.refused("Ben", commands.Sit) == "table-over"
    assert at.refused("Ann", commands.Start) == "table-over"


# Leaving


def test_a_seat_left_before_the_start_is_open_again(house: House) -> None:
    at = house.open(sit=True)
    at.do("Ben", commands.Sit, seat=2)
    at.do("Ben", commands.Leave, seat=2)
    assert at.table.seats[2].open
    assert not at.table.seats[2].name
    assert at.refused("Ben", commands.Leave, seat=1) == "not-your-seat"
    assert at.refused("Ann", commands.Leave, seat=2) == "seat-open"


def test_a_seat_left_later_is_the_caretakers_and_nobody_walks_in_on_its_secrets(house: House) -> None:
    at = house.table(people=2)
    at.do("Ben", commands.Leave, seat=2)
    info = table_info(at.table).seats[1]
    assert (info.name, info.minded) == ("Ben", True)
    assert at.refused("Cid", commands.Sit, seat=2) == "started-already"
    assert at.refused("Ann", commands.Sit) == "started-already"


def test_what_somebody_left_sealed_goes_with_him(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.do("Ben", commands.Order, seat=2, orders=("guard G 3",))
    at.do("Ben", commands.Ahead, seat=2, action="pass")
    at.answer(2, at.plain(2))
    assert 2 in at.table.held
    at.do("Ben", commands.Leave, seat=2)
    assert (at.table.held, at.table.orders, at.table.ahead) == ({}, {}, {})


# Answers are for one's own seat


def test_a_seat_answers_to_its_own_person_only(house: House) -> None:
    at = house.table("kremlin", people=2)
    question = at.table.question
    for command, parts in (
        (commands.Answer, {"question": question, "action": "pass"}),
        (commands.Ahead, {"action": "pass"}),
        (commands.Order, {"orders": ("pass all",)}),
        (commands.Say, {"statement": "promise 1"}),
        (commands.Chat, {"text": "hm"}),
        (commands.Concede, {}),
        (commands.Agree, {}),
    ):
        assert at.refused("Ann", command, seat=2, **parts) == "not-your-seat", command
        assert at.refused("Cid", command, seat=1, **parts) == "not-your-seat", command
        assert at.refused("Ann", command, seat=9, **parts) == "no-such-seat", command


def test_a_command_sent_twice_is_done_once(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.do("Ann", commands.Chat, id="one", seat=1, text="hello")
    at.do("Ann", commands.Chat, id="one", seat=1, text="hello")
    at.do("Ben", commands.Chat, id="one", seat=2, text="hello")
    assert [line.name for line in at.table.chat] == ["Ann", "Ben"]
    house.restart(graceful=False)
    at.do("Ann", commands.Chat, id="one", seat=1, text="hello")
    assert len(at.table.chat) == 2


def test_of_each_person_the_last_commands_are_remembered(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.do("Ann", commands.Chat, id="one", seat=1, text="hello")
    for number in range(KEPT_COMMAND_IDS - 1):
        at.do("Ann", commands.Chat, id=f"more {number}", seat=1, text="more")
        at.do("Ben", commands.Chat, id=f"his {number}", seat=2, text="his")
    lines = len(at.table.chat)
    at.do("Ann", commands.Chat, id="one", seat=1, text="hello")
    assert len(at.table.chat) == lines
    assert max(map(len, at.table.commands.values())) <= KEPT_COMMAND_IDS


# Tokens and links


def test_tokens_are_random_and_only_their_hash_is_kept(house: House) -> None:
    people = house.hall.people
    ann, token = house.run(people.welcome("Ann"))
    other, another = house.run(people.welcome("Ann"))
    assert ann.id != other.id
    assert len(token) >= 32
    assert token != another
    kept = {value for table in (PEOPLE, TOKENS) for row in house.store.all(sql.select(table)) for value in row}
    assert hashed(token) in kept
    assert token not in kept
    assert house.run(people.who(token)) == ann
    assert house.run(people.who(token[:-1])) is None
    assert house.run(people.who(hashed(token))) is None
    assert house.run(people.who("")) is None


def test_another_name_is_known_on_every_device(house: House) -> None:
    people = house.hall.people
    ann, token = house.run(people.welcome("  Ann \n B. "))
    assert ann.name == "Ann B."
    links = house.hall.links
    second = house.run(links.sign_in(house.run(links.look(house.run(links.to_device(ann))))))
    assert house.run(people.who(second)) == ann
    house.run(people.rename(ann, "Anna"))
    known = [house.run(people.who(each)) for each in (token, second)]
    assert [person.name for person in known if person] == ["Anna", "Anna"]
