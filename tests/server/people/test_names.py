"""Nobody passes for another: a name that looks like one at the table is marked, at seats, in talk and in notices."""

from __future__ import annotations

import pytest

from presidium.server.base.names import alike
from presidium.server.domain.seat_transfer import DAY_S
from presidium.server.protocol import commands
from presidium.server.render.streams import heard
from presidium.server.render.table_info import table_info
from tests.server.house import At, House


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "Аnn"),  # Cyrillic
        ("Ann", "Αnn"),  # Greek
        ("Ann", "Ａｎｎ"),
        ("Ann", "𝐀𝐧𝐧"),
        ("Ann", "ᴀɴɴ"),
        ("Ann", "A\u200dnn"),
        ("Ann", "A\u3164nn"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "A n n"),
        ("Ann", "Ann."),
        ("Ann", "Aṇn"),
        ("Ivan", "lvan"),
        ("Ivan", "|van"),
        ("Bob", "B0b"),
        ("Arnold", "Amold"),
        ("Нина", "HИHA"),
        ("Иосиф", "ИОСИФ"),
        ("ΗΛΙΑΣ", "ηλιας"),
        ("Straße", "STRASSE"),
        ("王小明", "王小明"),
        ("🎩", "🎩\ufe0f"),
        ("!!!", "!!!"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Anna"),
        ("Ann", "Ben"),
        ("Борис", "Denis"),
        ("सीमा", "समीर"),
        ("王", "玉"),
        ("🎩", "🐻"),
        ("?", "?"),
        ("!", "…"),
    ],
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert not alike(one, other)


def marked(at: At) -> list[int]:
    return [seat.seat for seat in table_info(at.table).seats if seat.alike]


def test_the_later_of_two_is_marked(house: House) -> None:
    at = house.open()
    at.do("Αnn", commands.Sit, seat=3)
    at.do("Ann", commands.Sit, seat=1)
    assert marked(at) == [1]
    at.do("Αnn", commands.Leave, seat=3)
    assert marked(at) == []
    at.do("Αnn", commands.Sit, seat=3)
    assert marked(at) == [3]
    at.do("Ann", commands.Sit, seat=1, nonce="another")
    assert marked(at) == [3], "whoever only sends a nonce was there all the time"


def test_who_takes_a_bots_name_is_marked_and_who_shares_a_device_is_not(house: House) -> None:
    at = house.open()
    at.do("Ann", commands.Fill, seat=5, bot="naive")
    at.do("Naive", commands.Sit, seat=1)
    at.do("Ann", commands.Sit, seat=2)
    at.do("Ann", commands.Sit, seat=3)
    assert marked(at) == [1]


def test_newcomers_without_a_name_are_nobodys_doubles(house: House) -> None:
    at = house.open()
    for seat in (1, 2):
        person, _ = house.run(house.hall.people.welcome("?"))
        house.run(at.room.do(commands.Sit(id=str(seat), seat=seat), person))
    assert marked(at) == []


def test_who_takes_a_seat_under_the_name_of_its_holder_is_marked_for_good(house: House) -> None:
    at = house.table("kremlin", people=3)
    watcher = at.listen(None)
    at.do("Ann", commands.Leave, seat=2)
    at.take("Вen", 2)
    taker = table_info(at.table).seats[1].taker
    assert taker is not None
    assert taker.alike
    house.tick(DAY_S)
    assert marked(at) == [2]
    told = [(each["what"], each["alike"]) for message in watcher.heard for each in message.get("notices", ())]
    assert told == [("removed", False), ("claimed", True), ("took", True)]
    house.restart()
    assert marked(at) == [2]


def test_whoever_comes_back_to_his_seat_is_who_he_was(house: House) -> None:
    at = house.table("kremlin", people=3)
    at.do("Ann", commands.Leave, seat=2)
    at.do("Ann", commands.Leave, seat=3)
    at.take("Βen", 3)
    house.tick(DAY_S)
    at.take("Ben", 2)
    assert marked(at) == [3]


# In talk


def test_who_talks_at_the_table_is_who_he_sat_down_as(house: House) -> None:
    at = house.table(people=2)
    ben = house.person("Ben")
    house.run(house.hall.people.rename(ben, "Ann"))
    house.run(at.room.do(commands.Chat(id="x", seat=2, text="I resign"), ben._replace(name="Ann")))
    assert [(line.name, line.alike) for line in heard(at.table, 1)] == [("Ben", False)]


def test_who_watches_under_the_name_of_a_player_is_marked(house: House) -> None:
    at = house.table(people=2)
    at.do("Аnn", commands.Chat, text="I am Ann")
    at.do("Zoe", commands.Chat, text="I am Zoe")
    at.do("Z0e", commands.Chat, text="So am I")
    at.do("Zoe", commands.Chat, text="No")
    assert [line.alike for line in heard(at.table, None)] == [True, False, True, False]


def test_the_first_of_two_players_talks_unmarked(house: House) -> None:
    at = house.open()
    at.do("Ann", commands.Sit, seat=1)
    at.do("Аnn", commands.Sit, seat=2)
    at.do("Ann", commands.Chat, seat=1, text="one")
    at.do("Аnn", commands.Chat, seat=2, text="two")
    assert [line.alike for line in heard(at.table, None)] == [False, True]
