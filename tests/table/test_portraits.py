"""People choose a portrait: one of ours, until the game starts, and it stays with the seat."""

from __future__ import annotations

import pytest

from presidium.bots import COMRADES
from presidium.table import journal, standing, wire
from presidium.table.portraits import PORTRAITS
from tests.docs.pages import ROOT
from tests.table.house import At, House, saved


def seen(at: At, seat: int) -> str | None:
    return standing.seat_info(at.table, seat).portrait


def test_one_sits_down_with_it_and_may_change_it_until_the_start(house: House) -> None:
    at = house.open()
    at.do("Ann", wire.Sit, seat=1, portrait="poet")
    assert seen(at, 1) == "poet"
    at.do("Ann", wire.Sit, seat=1, portrait="miner")
    assert seen(at, 1) == "miner"
    at.do("Ann", wire.Sit, seat=1)
    assert seen(at, 1) == "miner"
    at.do("Ann", wire.Sit, seat=1, portrait="none")
    assert seen(at, 1) is None
    at.do("Ann", wire.Sit, seat=1, portrait="poet")
    at.do("Ann", wire.Fill)
    at.do("Ann", wire.Start)
    assert at.refused("Ann", wire.Sit, seat=1, portrait="miner") == "started-already"
    assert seen(at, 1) == "poet"


def test_what_is_so_already_is_not_written_again(house: House) -> None:
    at = house.open()
    for _ in range(2):
        at.do("Ann", wire.Sit, seat=1, portrait="poet")
    assert len(at.facts(journal.Sat)) == 1


@pytest.mark.parametrize("portrait", ["stalin", *COMRADES, "../poet"])
def test_no_other_is_to_be_had(house: House, portrait: str) -> None:
    at = house.open()
    assert at.refused("Ann", wire.Sit, seat=1, portrait=portrait) == "unknown-portrait"


@pytest.mark.parametrize("graceful", [True, False])
def test_it_is_kept_and_goes_along_to_a_rematch(house: House, graceful: bool) -> None:
    at = house.open()
    at.do("Ann", wire.Sit, seat=1, portrait="poet")
    at.do("Ann", wire.Fill)
    at.do("Ann", wire.Start)
    house.restart(graceful)
    assert seen(at, 1) == "poet"
    assert saved(at.table, {})[0] == at.table
    at.do("Ann", wire.Finish)
    again = At(house, at.do("Ann", wire.Rematch).table)
    assert seen(again, 1) == "poet"


def test_whoever_takes_the_seat_later_has_a_face_of_his_own(house: House) -> None:
    at = house.open()
    at.do("Ann", wire.Sit, seat=1, portrait="poet")
    at.do("Ann", wire.Leave, seat=1)
    at.do("Ben", wire.Sit, seat=1)
    assert seen(at, 1) is None


def test_the_page_has_drawn_them_all() -> None:
    drawn = {file.stem for file in (ROOT / "web" / "src" / "comrades" / "people").glob("*.svg")}
    assert drawn == set(PORTRAITS)
