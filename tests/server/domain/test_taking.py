"""A seat passes from one person to another while a game runs: before all eyes, and slowly."""

from __future__ import annotations

import pytest

from presidium.server.domain import journal
from presidium.server.domain.seat_transfer import DAY_S, TO_REFUSE
from presidium.server.protocol import commands, models
from presidium.server.render.table_info import table_info
from tests.server.house import House
from tests.server.passing import absent, hello, refused, told

SOON = TO_REFUSE["live"]


# Whose seat may be taken


def test_a_seat_somebody_plays_by_hand_cannot_be_taken(house: House) -> None:
    at = house.table("kremlin", people=3)
    assert refused(at, "Zoe", 2) == "seat-held"
    absent(at, 2)
    at.take("Zoe", 2)


@pytest.mark.parametrize(("pace", "time"), [("live", SOON), ("untimed", DAY_S)])
def test_the_seat_of_the_absent_passes_when_its_holder_has_had_time_to_refuse(
    house: House, pace: str, time: float
) -> None:
    at = house.table("kremlin", people=3, pace=pace, decision=86400.0, sheet=86400.0)
    watcher, ann = at.listen(None), at.listen("Ann", 1)
    absent(at, 2)
    at.take("Zoe", 2)
    assert told(watcher) == told(ann) == [("claimed", "Zoe", "Ben")]
    assert table_info(at.table).seats[1].taker == models.TakerInfo("Zoe", house.now + time)
    house.tick(time - 1)
    assert at.holder(2) == "Ben"
    house.tick(1)
    assert (at.holder(2), at.table.seats[2].by_hand) == ("Zoe", True)
    assert told(watcher) == told(ann) == [("claimed", "Zoe", "Ben"), ("took", "Zoe", "Ben")]
    assert table_info(at.table).seats[1].taker is None


def test_until_then_the_taker_is_nobody(house: House) -> None:
    at = house.table("kremlin", people=2, pace="live")
    at.do("Ann", commands.Leave, seat=2)
    at.take("Zoe", 2)
    assert at.table.seat_of(house.person("Zoe").id) == ()
    seen = hello(at, "Zoe")
    assert (seen.get("yours", []), seen["claims"]) == ([], 2)
    assert "lost" not in seen
    for command, parts in (
        (commands.Chat, {"text": "mine"}),
        (commands.Concede, {}),
        (commands.Agree, {}),
        (commands.Leave, {}),
    ):
        assert at.refused("Zoe", command, seat=2, **parts) == "not-your-seat"


def test_who_left_himself_has_nothing_more_to_say(house: House) -> None:
    at = house.table(people=3, pace="live")
    for name, command, seat in (("Ben", commands.Leave, 2), ("Cid", commands.Concede, 3)):
        at.do(name, command, seat=seat)
        at.take(f"{name} junior", seat)
        assert at.holder(seat) == f"{name} junior"
        assert at.refused(name, commands.Refuse, seat=seat) == "nobody-claims"


def test_a_bots_seat_that_was_freed_has_nobody_to_ask(house: House) -> None:
    at = house.table(people=2, pace="live")
    at.do("Ann", commands.Leave, seat=4)
    at.take("Zoe", 4)
    assert at.holder(4) == "Zoe"


def test_a_bot_in_between_does_not_make_the_removed_forgotten(house: House) -> None:
    at = house.table(people=2, pace="live")
    watcher = at.listen(None)
    for command in (commands.Leave, commands.Fill, commands.Leave):
        at.do("Ann", command, seat=2)
    at.take("Zoe", 2)
    assert at.table.seats[2].open
    assert told(watcher)[-1] == ("claimed", "Zoe", "Ben")
    at.do("Ben", commands.Refuse, seat=2)
    assert told(watcher)[-1] == ("refused", "Ben", "Zoe")


def test_before_the_start_a_link_gives_the_seat_at_once(house: House) -> None:
    at = house.open(sit=True)
    at.do("Ben", commands.Sit, seat=2)
    at.take("Zoe", 2)
    assert at.holder(2) == "Zoe"
    at.take("Ben", 3)
    assert at.holder(3) == "Ben", "in the lobby nobody has seen anything"
    at.do("Ann", commands.Fill)
    at.do("Ann", commands.Start)
    assert at.table.known_to(house.person("Ben").id) == {3}


def test_a_link_from_before_the_start_is_worth_no_more_than_one_made_after_it(house: House) -> None:
    at = house.open("kremlin", sit=True, bots=("careful",))
    at.do("Ben", commands.Sit, seat=2)
    link = at.do("Ann", commands.SeatLink, seat=2).link
    at.do("Ann", commands.Start)
    assert house.run(house.hall.links.look(link)).seat == 2
    assert refused(at, "Zoe", 2) == "seat-held"
    assert house.run(house.hall.links.look(link)).seat == 2, "it stays good"


def test_a_solo_table_is_its_persons_alone(house: House) -> None:
    at = house.table("kremlin", people=1, pace="solo")
    at.do("Ann", commands.Leave, seat=2)
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
    at.do("Ann", commands.Leave, seat=2)
    at.do("Ben", commands.Refuse, seat=2)
    seq, told_once = at.table.seq, at.table.notices
    for _ in range(3):
        at.do("Ben", commands.Refuse, seat=2)
    assert (at.table.notices, len(at.facts(journal.Unclaimed))) == (told_once, 1)
    assert at.table.seq == seq


def test_whoever_was_removed_refuses_and_nobody_gets_the_seat(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    watcher = at.listen(None)
    at.do("Ann", commands.Leave, seat=2)
    assert hello(at, "Ben")["lost"] == [2]
    at.take("Zoe", 2)
    house.tick(SOON - 1)
    at.do("Ben", commands.Refuse, seat=2)
    assert told(watcher) == [("removed", "Ben"), ("claimed", "Zoe", "Ben"), ("refused", "Ben", "Zoe")]
    house.tick(SOON)
    assert at.table.seats[2].open
    assert refused(at, "Zoe", 2) == refused(at, "Yan", 2) == "seat-refused"
    at.take("Ben", 2)
    assert at.holder(2) == "Ben", "his own seat is his at once"


def test_a_refusal_may_come_before_anybody_asks(house: House) -> None:
    at = house.table(people=3)
    watcher = at.listen(None)
    at.do("Ann", commands.Leave, seat=2)
    at.do("Ben", commands.Refuse, seat=2)
    assert told(watcher) == [("removed", "Ben"), ("refused", "Ben")]
    assert refused(at, "Zoe", 2) == "seat-refused"


def test_whoever_was_removed_may_let_the_other_have_it_at_once(house: House) -> None:
    at = house.table("kremlin", people=3)
    watcher = at.listen(None)
    at.do("Ann", commands.Leave, seat=2)
    at.take("Zoe", 2)
    at.do("Ben", commands.Allow, seat=2)
    assert at.holder(2) == "Zoe"
    assert told(watcher)[-1] == ("took", "Zoe", "Ben")
    assert not any(each.name == "Ben" for each in at.table.silent), "it was his own will"


def test_who_would_have_it_or_the_host_takes_it_back(house: House) -> None:
    at = house.table(people=3)
    watcher = at.listen(None)
    at.do("Ann", commands.Leave, seat=2)
    for who in ("Zoe", "Ann"):
        at.take("Zoe", 2)
        at.do(who, commands.Refuse, seat=2)
        assert told(watcher)[-1] == ("withdrawn", "Zoe")
        assert not at.table.claims


def test_refusing_is_nobody_elses(house: House) -> None:
    at = house.table("kremlin", people=3)
    assert at.refused("Ben", commands.Refuse, seat=2) == "nobody-claims"
    assert at.refused("Ben", commands.Allow, seat=2) == "nobody-claims"
    assert at.refused("Ben", commands.Refuse, seat=9) == "no-such-seat"
    absent(at, 2)
    at.take("Zoe", 2)
    for who in ("Cid", "Yan"):
        assert at.refused(who, commands.Refuse, seat=2) == "not-your-seat"
        assert at.refused(who, commands.Allow, seat=2) == "not-your-seat"
    assert at.refused("Zoe", commands.Allow, seat=2) == at.refused("Ann", commands.Allow, seat=2) == "not-your-seat"
    assert at.refused("Ben", commands.Allow, seat=2) == "seat-is-yours"
    at.do("Ann", commands.Finish)
    assert at.refused("Ben", commands.Refuse, seat=2) == "table-over"


def test_a_pause_is_no_time_to_refuse_in(house: House) -> None:
    at = house.table("kremlin", people=3, pace="live", sheet=86400.0)
    absent(at, 2)
    at.take("Zoe", 2)
    house.tick(SOON - 10)
    at.do("Ann", commands.Pause)
    house.tick(10 * SOON)
    assert at.holder(2) == "Ben"
    at.do("Ann", commands.Resume)
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
    at.do("Ann", commands.Leave, seat=2)
    at.take("Zoe", 2)
    at.do("Ann", commands.Fill, seat=2)
    assert not at.table.claims
    at.do("Ann", commands.Leave, seat=3)
    at.take("Zoe", 3)
    at.do("Ann", commands.Finish)
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
    at.do("Ben", commands.Order, seat=2, orders=("guard G 3",))
    at.answer(2, at.plain(2))
    absent(at, 2)
    at.take("Zoe", 2)
    house.tick(SOON)
    now = hello(at, "Zoe", 2)
    assert now["yours"] == [2]
    assert now["question"]["answer"] is None
    assert "orders" not in now


# Where it is told


def test_a_notice_stands_among_the_events_where_it_happened(house: House) -> None:
    at = house.table("politburo", people=3)
    ears = {None: at.listen(None), 1: at.listen("Ann", 1), 3: at.listen("Cid", 3)}
    at.go_along()
    at.do("Ann", commands.Leave, seat=2)
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
    at.do("Ben", commands.Sit, seat=2)
    at.do("Ann", commands.Leave, seat=2)
    at.do("Ann", commands.Fill)
    at.do("Ann", commands.Start)
    assert at.table.notices == ()
