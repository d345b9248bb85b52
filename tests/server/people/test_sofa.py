"""The sofa: one screen for all, a phone for each, and nobody sees more than from a chair of his own."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from presidium.core import Refused
from presidium.server.base.limits import Limits, Rate
from presidium.server.domain.prompting import asks, auto_passes
from presidium.server.domain.seat_transfer import ON_THE_SOFA
from presidium.server.people.sofa import CODE_CHARS, CODE_LETTERS, CODE_LIFETIME_S, table_of
from presidium.server.protocol import commands as protocol
from presidium.server.render.table_info import table_info
from tests.server.domain.test_sparing import powerless, wants
from tests.server.house import FEWEST, At, House
from tests.server.passing import told
from tests.server.wire_table import Wire, over_the_wire

TWO = "knows-another-seat"


# The code


def test_a_sofa_has_a_code_that_nobody_misreads(house: House) -> None:
    codes = {house.open(sofa=True).table.opened.sofa for _ in range(20)}
    assert len(codes) == 20
    assert all(len(code) == CODE_CHARS and set(code) <= set(CODE_LETTERS) for code in codes)
    assert not set("01IOBSZ258") & set(CODE_LETTERS)
    assert house.open().table.opened.sofa == ""


def found(house: House, code: str) -> str | None:
    with suppress(Refused):
        return table_of(house.store, code, house.now)
    return None


def test_the_code_finds_its_table_in_small_letters_too_until_a_day_after_the_end(house: House) -> None:
    at = house.table(people=2, sofa=True)
    code = at.table.opened.sofa
    assert found(house, code) == found(house, code.lower()) == at.id
    for wrong in ("", "XXXXX", code[:-1], code + "A", code + " OR 1=1"):
        assert found(house, wrong) is None
    house.restart()
    assert found(house, code) == at.id
    at.do("Ann", protocol.Finish)
    house.tick(CODE_LIFETIME_S - 1)
    assert found(house, code) == at.id
    house.tick(2)
    assert found(house, code) is None


def test_the_same_people_again_have_a_screen_of_their_own(house: House) -> None:
    at = house.table(people=2, sofa=True)
    at.do("Ann", protocol.Finish)
    again = At(house, at.do("Ann", protocol.Rematch).table)
    assert again.table.opened.sofa not in ("", at.table.opened.sofa)
    assert table_info(again.table).sofa == again.table.opened.sofa


@over_the_wire
async def test_only_people_whose_phone_is_here_sit_down_again(wire: Wire) -> None:
    tokens = [await wire.person(name) for name in ("Ann", "Ben", "Cid")]
    table = await wire.table(tokens[0], game="goulag", seats=5, sofa=True, pace="untimed", bots=["naive", "naive"])
    for seat, token in enumerate(tokens, 1):
        await wire.done(table, token, "sit", seat=seat)
    await wire.done(table, tokens[0], "start")
    await wire.listen(table, tokens[0], "seat=1")
    await wire.listen(table, tokens[2], "seat=3")
    await wire.done(table, tokens[0], "finish")
    again = (await wire.done(table, tokens[0], "rematch"))["table"]
    seats = (await wire.get(f"/api/tables/{again}")).json["table"]["seats"]
    assert [held["kind"] for held in seats] == ["person", "open", "person", "bot", "bot"]
    await wire.done(again, tokens[1], "sit", seat=2)


@over_the_wire
async def test_the_code_opens_what_anybody_may_see_and_can_be_tried_so_often(wire: Wire) -> None:
    table = await wire.table(await wire.person("Ann"), game="goulag", seats=5, sofa=True)
    code = (await wire.get(f"/api/tables/{table}")).json["table"]["sofa"]
    answer = await wire.get(f"/api/sofas/{code}")
    assert (answer.status, answer.json) == (200, {"table": table})
    assert (await wire.get("/api/sofas/AAAAA")).json["why"]["id"] == "no-such-screen"


def test_codes_cannot_be_tried_out() -> None:
    rate = Limits().codes
    a_day = rate.most + 86400 * rate.a_second
    assert isinstance(rate, Rate)
    assert a_day / len(CODE_LETTERS) ** CODE_CHARS < 0.005


# Everything alike for all


@pytest.mark.parametrize("pace", ["solo", "bots"])
def test_a_sofa_is_for_people(house: House, pace: str) -> None:
    with pytest.raises(Refused) as why:
        house.open(sofa=True, pace=pace)
    assert why.value.why.id == "sofa-is-for-people"


def test_everybody_is_asked_in_every_window_whatever_he_holds(house: House) -> None:
    at = powerless(house, pace="untimed", sofa=True, quick=True)
    assert not at.table.tempo.quick
    assert all(asks(at.table, seat) == "every" and not auto_passes(at.table, seat) for seat in (1, 2))
    assert at.refused("Ben", protocol.AskMe, seat=2, when="acting") == "sofa-asks-all"
    plain = powerless(house, pace="untimed")
    wants(plain, "Ben", 2, "acting")
    assert auto_passes(plain.table, 2)


@pytest.mark.parametrize("pace", ["live", "untimed"])
@pytest.mark.parametrize("game", sorted(FEWEST))
def test_what_a_phone_lights_up_by_comes_to_all_at_once(house: House, game: str, pace: str) -> None:
    """Each phone hears of every question, in the same order, and so does the screen."""
    at = house.table(game, people=3, pace=pace, sofa=True)
    screen = at.listen(None)
    phones = [at.listen(name, seat) for name, seat in (("Ann", 1), ("Ben", 2), ("Cid", 3))]
    for _ in range(40):
        if not at.table.over:
            at.go_along()
    calls = [[call_of(each) for each in phone.heard if called(each)] for phone in (screen, *phones)]
    assert len(calls[0]) > 5
    assert all(heard == calls[0] for heard in calls)


def called(message: dict[str, Any]) -> bool:
    """Whether it puts a question; one's own sealed answer comes back alone, and lights nothing up, nor does a sheet
    that comes again because another seat has written its own."""
    question = message.get("question")
    return question is not None and not question.get("answer") and question.get("writing") is None


def call_of(message: dict[str, Any]) -> Any:
    question = message["question"]
    return question["id"], question["window"], question["asked"], question.get("deadline")


def test_in_a_window_all_who_are_asked_have_something_to_press(house: House) -> None:
    at = powerless(house, pace="live", sofa=True)
    phones = [at.listen(name, seat) for name, seat in (("Ann", 1), ("Ben", 2))]
    at.go_along()
    windows = [
        [m["question"]["options"] for m in phone.heard if called(m) and m["question"]["window"]] for phone in phones
    ]
    assert len(windows[0]) == len(windows[1]) > 0
    assert all(options is not None for heard in windows for options in heard)


# Late-comers, and phones that die


def test_a_late_comer_takes_a_bots_seat_while_the_game_runs(house: House) -> None:
    at = house.table(people=2, sofa=True)
    screen = at.listen(None)
    at.do("Zoe", protocol.Sit, seat=4)
    assert (at.holder(4), at.table.seats[4].by_hand) == ("Zoe", True)
    assert told(screen) == [("took", "Zoe")]
    assert house.table(people=2).refused("Zoe", protocol.Sit, seat=4) == "started-already"


def test_nobody_who_has_a_seat_takes_another(house: House) -> None:
    at = house.table(people=2, sofa=True)
    assert at.refused("Ann", protocol.Sit, seat=4) == TWO
    at.do("Zoe", protocol.Sit)
    assert at.holder(3) == "Zoe"
    assert at.refused("Zoe", protocol.Sit) == TWO


@pytest.mark.parametrize("pace", ["live", "untimed"])
def test_whose_phone_has_died_takes_his_seat_with_another(house: House, pace: str) -> None:
    at = house.table("kremlin", people=3, sofa=True, pace=pace)
    ann, ben = at.listen("Ann", 1), at.listen("Ben", 2)
    assert at.refused("Ben again", protocol.Sit, seat=2) == "seat-held"
    at.hang_up(ben)
    at.do("Ben again", protocol.Sit, seat=2)
    assert told(ann) == [("claimed", "Ben again", "Ben")]
    house.tick(ON_THE_SOFA - 1)
    assert at.holder(2) == "Ben"
    house.tick(1)
    assert at.holder(2) == "Ben again"
    assert at.table.seats[2].by_hand


def test_who_comes_back_in_time_keeps_his_seat(house: House) -> None:
    at = house.table("kremlin", people=3, sofa=True, pace="untimed")
    ann, ben = at.listen("Ann", 1), at.listen("Ben", 2)
    at.hang_up(ben)
    at.do("Zoe", protocol.Sit, seat=2)
    at.listen("Ben", 2)
    house.tick(2 * ON_THE_SOFA)
    assert (at.holder(2), at.table.seats[2].by_hand) == ("Ben", True)
    assert told(ann) == [("claimed", "Zoe", "Ben"), ("kept", "Ben", "Zoe")]


def test_two_who_shared_a_phone_may_share_the_next(house: House) -> None:
    at = house.open("kremlin", seats=4, sofa=True, pace="untimed")
    for who, seat, name in (("Ann", 1, "Ann"), ("Ben", 2, "Ben"), ("Ben", 3, "Cid"), ("Dan", 4, "Dan")):
        at.do(who, protocol.Sit, seat=seat, name=name)
    at.do("Ann", protocol.Start)
    ann, _ = at.listen("Ann", 1), at.listen("Dan", 4)
    for seat in (2, 3):
        at.do("Tablet", protocol.Sit, seat=seat)
        house.tick(ON_THE_SOFA)
        assert at.holder(seat) == "Tablet"
    at.hang_up(ann)
    assert at.refused("Tablet", protocol.Sit, seat=1) == TWO
    assert at.refused("Dan", protocol.Sit, seat=1) == TWO
