"""People have a portrait: the one they choose, or one drawn by lot; it stays with the seat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from presidium.bots import COMRADES
from presidium.server.domain import journal
from presidium.server.protocol import commands
from presidium.server.protocol.portraits import PORTRAITS, faces
from presidium.server.render import table_info
from tests.docs.pages import ROOT
from tests.server.house import At, House, saved


def seen(at: At, seat: int) -> str | None:
    return table_info.table_info(at.table).seats[seat - 1].portrait


def test_one_sits_down_with_it_and_may_change_it_at_any_time(house: House) -> None:
    at = house.open()
    at.do("Ann", commands.Sit, seat=1, portrait="poet")
    assert seen(at, 1) == "poet"
    at.do("Ann", commands.Sit, seat=1, portrait="miner")
    assert seen(at, 1) == "miner"
    at.do("Ann", commands.Sit, seat=1)
    assert seen(at, 1) == "miner"
    at.do("Ann", commands.Sit, seat=1, portrait="none")
    assert seen(at, 1) in PORTRAITS
    at.do("Ann", commands.Sit, seat=1, portrait="poet")
    at.do("Ann", commands.Fill)
    at.do("Ann", commands.Start)
    before = at.table.seats[1]
    at.do("Ann", commands.Sit, seat=1, portrait="miner")
    assert at.table.seats[1] == replace(before, portrait="miner")
    assert seen(at, 1) == "miner"
    assert at.refused("Ann", commands.Sit, seat=1) == "started-already"
    assert at.refused("Ben", commands.Sit, seat=1, portrait="nurse") == "started-already"
    assert seen(at, 1) == "miner"


def test_without_a_choice_each_person_has_another_face_by_lot(house: House) -> None:
    at = house.open()
    people = ("Ann", "Ben", "Cem")
    for seat, name in enumerate(people, 1):
        at.do(name, commands.Sit, seat=seat)
    drawn = [seen(at, seat) for seat in range(1, 4)]
    assert len(set(drawn)) == 3
    assert set(drawn) <= set(PORTRAITS)
    assert seen(at, 4) is None
    at.do("Ben", commands.Sit, seat=2, portrait=next(each for each in PORTRAITS if each not in drawn))
    assert [seen(at, 1), seen(at, 3)] == [drawn[0], drawn[2]]


def test_two_people_share_a_face_only_if_there_are_too_few() -> None:
    for table in ("a", "b", "c"):
        assert len(set(faces(table, dict.fromkeys(range(1, 9), "")).values())) == 8
        ten = faces(table, {**dict.fromkeys(range(1, 11), ""), 5: "poet"})
        assert len(ten) == 10
        assert ten[5] == "poet"
        assert ten == faces(table, {**dict.fromkeys(range(1, 11), ""), 5: "poet"})
    assert len({faces(str(table), {1: ""})[1] for table in range(40)}) > 4


def test_what_is_so_already_is_not_written_again(house: House) -> None:
    at = house.open()
    for _ in range(2):
        at.do("Ann", commands.Sit, seat=1, portrait="poet")
    assert len(at.facts(journal.Sat)) == 1


@pytest.mark.parametrize("portrait", ["stalin", *COMRADES, "../poet"])
def test_no_other_is_to_be_had(house: House, portrait: str) -> None:
    at = house.open()
    assert at.refused("Ann", commands.Sit, seat=1, portrait=portrait) == "unknown-portrait"


@pytest.mark.parametrize("graceful", [True, False])
def test_it_is_kept_and_goes_along_to_a_rematch(house: House, graceful: bool) -> None:
    at = house.open()
    at.do("Ann", commands.Sit, seat=1, portrait="poet")
    at.do("Ann", commands.Fill)
    at.do("Ann", commands.Start)
    house.restart(graceful)
    assert seen(at, 1) == "poet"
    assert saved(at.table, {})[0] == at.table
    at.do("Ann", commands.Finish)
    again = At(house, at.do("Ann", commands.Rematch).table)
    assert seen(again, 1) == "poet"


def test_whoever_takes_the_seat_later_has_a_face_of_his_own(house: House) -> None:
    at = house.open()
    at.do("Ann", commands.Sit, seat=1, portrait="poet")
    at.do("Ann", commands.Leave, seat=1)
    at.do("Ben", commands.Sit, seat=1)
    assert at.table.seats[1].portrait == ""


def test_the_page_has_drawn_them_all() -> None:
    drawn = {file.stem for file in (ROOT / "web" / "src" / "comrades" / "people").glob("*.svg")}
    assert drawn == set(PORTRAITS)
