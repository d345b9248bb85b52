"""One device passed round: one person in several seats, each with a stream of its own."""

from __future__ import annotations

import pytest

from presidium.server.domain.seat_transfer import DAY_S
from presidium.server.people.repository import plain
from presidium.server.protocol import commands
from tests.server.house import FEWEST, At, House


def hot_seat(house: House, game: str) -> At:
    at = house.open(game, pace="untimed")
    for seat in range(1, FEWEST[game] + 1):
        at.do("Ann", commands.Sit, seat=seat)
    at.do("Ann", commands.Start)
    return at


@pytest.mark.ci
@pytest.mark.parametrize("game", sorted(FEWEST))
def test_one_person_plays_all_seats_to_the_end(house: House, game: str) -> None:
    at = hot_seat(house, game)
    ears = {seat: at.listen("Ann", seat) for seat in at.table.seats}
    assert at.table.seat_of(house.person("Ann").id) == tuple(at.table.seats)
    at.until(lambda table: table.over, most=3000)
    for seat, ear in ears.items():
        unseen = [
            key
            for message in ear.heard
            for key, value, seen in message.get("secrets", {"set": ()})["set"]
            if value != {"type": "Unseen"} and seen is not None and seat not in seen
        ]
        assert unseen == []
        assert ear.closed is None


def test_a_rematch_keeps_all_seats(house: House) -> None:
    at = hot_seat(house, "politburo")
    at.do("Ann", commands.Finish)
    again = At(house, at.do("Ann", commands.Rematch).table)
    assert again.table.seat_of(house.person("Ann").id) == tuple(at.table.seats)
    again.do("Ann", commands.Start)
    assert again.table.running


def test_nobody_is_minded_while_the_one_device_is_away_or_shows_another_seat(house: House) -> None:
    at = hot_seat(house, "politburo")
    ear = at.listen("Ann", 3)
    house.tick(2 * DAY_S)
    assert not any(seat.minded for seat in at.table.seats.values())
    at.hang_up(ear)
    house.tick(2 * DAY_S)
    assert not any(seat.minded for seat in at.table.seats.values())


def test_those_who_share_a_device_may_go_by_names_of_their_own(house: House) -> None:
    at, ann = house.open("goulag", pace="untimed"), house.person("Ann")
    for seat, name in enumerate(("Ann", "Бэн", "Cid"), 1):
        house.run(house.hall.people.rename(ann, name))
        house.run(at.room.do(commands.Sit(id=name, seat=seat), ann._replace(name=name)))
    assert [at.holder(seat) for seat in (1, 2, 3)] == ["Ann", "Бэн", "Cid"]
    assert at.table.seat_of(ann.id) == (1, 2, 3)


@pytest.mark.parametrize(
    "name",
    ["Ж" * 40, "王小明", "مریم\u200cسادات", "क्\u200dष", "Nguyễn Thị Ánh", "🎩🐻", "O’Hara-Łęcka"],
)
def test_a_name_is_kept_in_any_script(house: House, name: str) -> None:
    at = house.open("goulag")
    at.do(name, commands.Sit, seat=1)
    assert at.holder(1) == name
    house.restart()
    assert at.holder(1) == name


@pytest.mark.parametrize(
    ("said", "kept"), [("\u202eevil", "evil"), ("a\u0000\nb", "a b"), ("\u200d", ""), ("a \u200c b", "a b")]
)
def test_a_name_has_nothing_in_it_that_is_not_seen(said: str, kept: str) -> None:
    assert plain(said) == kept
