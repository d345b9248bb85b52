"""The archives: shut while a game runs and if it never came to its end; then open to anybody's eyes, step by step."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any

import pytest

from presidium.client.remote import Remote
from presidium.core import Refused, Statement
from presidium.core.state import Secret
from presidium.server.archive import archive
from presidium.server.domain import dice, journal
from presidium.server.domain.seat_transfer import DAY_S
from presidium.server.protocol import commands as wire
from presidium.server.render import streams, table_info
from tests.server.house import At, House, alike
from tests.server.wire_table import Wire, answers, over_the_wire, politburo, settled, to_the_vote


def seen_by(at: At, eyes: int | None) -> list[dict[str, Any]]:
    return [json.loads(message) for message in archive.seen_again(at.house.store, at.table, eyes)]


def put_together(at: At, messages: list[dict[str, Any]]) -> dict[str, Any]:
    """The view these messages come to, as a page keeps it."""
    remote = Remote(f"http://x/t/{at.id}", token="-")
    for message in messages:
        remote.take_in(message)
    return remote.state


def secrets_of(view: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {json.dumps(key): (value, seen) for key, value, seen in view["secrets"]}


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[At]:
    """A game of Kremlin that Ann has played to its end against bots, with orders of hers; no test changes it."""
    with alike(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(dice, "chance", lambda *_: False)
        house = House(tmp_path_factory.mktemp("over") / "house.db")
        at = house.table("kremlin", people=1, pace="solo", bot="careful", options={"preset": "1988 advanced"})
        at.do("Ann", wire.Order, seat=1, orders=("pass untouched until 11",))
        at.until(lambda table: table.over)
    yield at
    house.close()


# What the eyes see


def test_all_eyes_see_the_same_steps_under_the_same_numbers(over: At) -> None:
    streams_of = {eyes: seen_by(over, eyes) for eyes in (streams.ALL, None, 1, 2, 3)}
    for messages in streams_of.values():
        questions = [message["question"]["id"] for message in messages if "question" in message]
        assert questions == sorted(questions)
        at_question = {message["question"]["id"]: message["n"] for message in messages if "question" in message}
        assert at_question.keys() == set(range(over.table.question))
    told = [{m["n"] for m in messages if "public" in m} for messages in streams_of.values()]
    assert all(numbers == told[0] for numbers in told)


def test_whoever_sees_all_sees_every_secret_all_the_time(over: At) -> None:
    hidden = set()
    for message in seen_by(over, streams.ALL):
        for key, value, seen in message.get("secrets", {}).get("set", ()):
            assert value != {"type": "Unseen"}
            hidden.add((key[0], seen is None))
    assert {("sheet", False), ("hand", False)} <= hidden


def test_whoever_sees_all_hears_every_event_whoever_it_was_told_to(over: At) -> None:
    g = over.table.g
    heard = [event for message in seen_by(over, streams.ALL) for event in message.get("events", ())]
    assert heard == [over.table.game.codec.encode(event) for event, _ in g.log]
    assert len(heard) > len(g.log.heard_by(None))


def test_nobodys_eyes_see_what_everybody_saw(over: At) -> None:
    *before, last = seen_by(over, None)
    heard = [event for message in (*before, last) for event in message.get("events", ())]
    assert heard == [over.table.game.codec.encode(event) for event in over.table.g.log.heard_by(None)]
    for message in before:  # with the last one all is opened
        assert all(value == {"type": "Unseen"} for _, value, _ in message.get("secrets", {}).get("set", ()))


def test_every_answer_of_every_seat_is_told_with_its_step(over: At) -> None:
    told = [(int(seat), text) for m in seen_by(over, streams.ALL) for seat, text in m.get("answers", {}).items()]
    record = archive.record_of(over.table, over.house.store.journal(over.id))
    printed = over.table.game.notation.print
    answers = [(seat, action) for seat, action in record.moves if seat and not isinstance(action, Statement)]
    assert told == [(seat, printed(action)) for seat, action in answers]
    assert {seat for seat, text in told if text.startswith("sheet ")} == {1, 2, 3}


def test_a_seat_sees_what_it_saw_then(over: At) -> None:
    """Also a bot's, which had no stream."""
    for seat in (1, 2):
        view = over.table.game.codec.view(streams.view(over.table.g, seat))
        mine = put_together(over, seen_by(over, seat))
        assert mine["public"] == view["public"]
        assert mine["events"] == view["events"]
        assert secrets_of(mine) == secrets_of(view)
    early = put_together(over, seen_by(over, 2)[:40])
    assert secrets_of(early)['["sheet", 1]'] == ({"type": "Unseen"}, [1])
    assert secrets_of(early)['["sheet", 2]'][0] != {"type": "Unseen"}
    assert not any("answers" in message for message in seen_by(over, 2))


def test_orders_stand_in_the_seats_own_stream(over: At) -> None:
    assert [m["orders"] for m in seen_by(over, 1) if "orders" in m] == [["pass untouched until 11"]]
    assert not any("orders" in message for eyes in (2, streams.ALL) for message in seen_by(over, eyes))


def test_the_last_step_is_the_table_as_it_stands(over: At) -> None:
    everything = put_together(over, seen_by(over, streams.ALL))
    assert everything["public"] == over.table.game.codec.encode(over.table.g.public)
    assert all(isinstance(secret, Secret) for secret in over.table.g.secrets.values())
    assert seen_by(over, streams.ALL)[-1]["seed"] == over.table.seed.seed


# When they open


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_a_live_game_is_seen_again_die_by_die(house: House, game: str) -> None:
    at = house.table(game, people=2, pace="live")
    at.until(lambda table: table.over)
    told = json.loads(at.room.hello(1, None))["view"]["events"]
    assert put_together(at, seen_by(at, 1))["events"] == told


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_they_are_shut_until_the_last_step(house: House, game: str) -> None:
    at = house.table(game, people=1, pace="solo", bot="random")
    while at.table.running:
        with pytest.raises(Refused, match="not-over"):
            archive.seen_again(house.store, at.table, streams.ALL)
        at.go_along()
    assert archive.seen_again(house.store, at.table, streams.ALL)


def test_those_of_a_table_closed_before_the_end_stay_shut(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.do("Ann", wire.Finish)
    with pytest.raises(Refused, match="archives-shut"):
        archive.seen_again(house.store, at.table, 1)


def test_those_of_a_table_that_all_agreed_to_end_open(house: House) -> None:
    at = house.table("kremlin", people=2)
    at.do("Ann", wire.Agree, seat=1)
    at.do("Ben", wire.Agree, seat=2)
    assert archive.seen_again(house.store, at.table, streams.ALL)


def test_whoever_is_away_has_agreed_to_nothing(house: House) -> None:
    """The others may end the game without him, but not open his secrets."""
    at = house.table("kremlin", people=2, pace="live")
    at.listen("Ann", 1)
    house.tick(400)
    at.do("Ann", wire.Agree, seat=1)
    assert at.table.closed is not None
    with pytest.raises(Refused, match="archives-shut"):
        archive.seen_again(house.store, at.table, 2)


def shut(at: At) -> str:
    """Why everything is shut: the eyes, the record, the seed."""
    with pytest.raises(Refused) as eyes:
        archive.seen_again(at.house.store, at.table, streams.ALL)
    with pytest.raises(Refused) as record:
        archive.record_text(at.house.store, at.table)
    assert eyes.value.why == record.value.why
    assert not {"seed", "salt"} & json.loads(at.room.hello(None, None)).keys()
    return eyes.value.why.id


def silent(at: At) -> list[str]:
    return [each.name for each in table_info.table_info(at.table).silent]


def test_a_host_who_removes_everybody_agrees_to_nothing_for_them(house: House) -> None:
    at = house.table("kremlin", people=3)
    at.do("Ann", wire.Leave, seat=2)
    at.do("Ann", wire.Leave, seat=3)
    at.do("Ann", wire.Agree, seat=1)
    assert at.table.closed is not None
    assert (shut(at), silent(at)) == ("archives-shut", ["Ben", "Cid"])
    for who, seat in (("Ben", 2), ("Cid", 3), ("Ann", 1)):
        assert at.refused(who, wire.Agree, seat=seat) == "table-over", "it stays shut for ever"
    house.restart()
    assert shut(at) == "archives-shut"


def test_nor_does_the_one_who_has_taken_an_absent_persons_seat(house: House) -> None:
    at = house.table("kremlin", people=2)
    house.run(at.room.apply_facts(journal.Minded(2, True)))
    at.take("Zoe", 2)
    house.tick(DAY_S)
    at.do("Zoe", wire.Agree, seat=2)
    at.do("Ann", wire.Agree, seat=1)
    assert (shut(at), silent(at)) == ("archives-shut", ["Ben"])


def test_those_removed_and_replaced_may_agree_too_and_then_all_opens(house: House) -> None:
    at = house.table("kremlin", people=4, seats=4)
    at.do("Dan", wire.Leave, seat=4)
    at.do("Ann", wire.Leave, seat=2)
    at.take("Zoe", 2)
    house.tick(DAY_S)
    at.do("Ann", wire.Leave, seat=3)
    assert silent(at) == ["Ann", "Ben", "Cid", "Zoe"]
    for who, seat in (("Ben", 2), ("Cid", 3), ("Ann", 1)):
        assert at.table.running
        at.do(who, wire.Agree, seat=seat)
    assert silent(at) == ["Zoe"]
    at.do("Zoe", wire.Agree, seat=2)
    assert at.table.closed == journal.Closed("consent")
    assert archive.seen_again(house.store, at.table, streams.ALL)


def test_who_gave_his_seat_away_need_not_be_asked(house: House) -> None:
    at = house.table("kremlin", people=4, seats=4)
    at.do("Ben", wire.Leave, seat=2)
    at.do("Cid", wire.Concede, seat=3)
    at.do("Ann", wire.Leave, seat=4)
    at.take("Zoe", 4)
    at.do("Dan", wire.Allow, seat=4)
    at.do("Zoe", wire.Agree, seat=4)
    at.do("Ann", wire.Agree, seat=1)
    assert archive.seen_again(house.store, at.table, streams.ALL)


def test_an_agreement_is_of_a_person_and_not_of_the_seat(house: House) -> None:
    at = house.table("kremlin", people=3)
    at.do("Ben", wire.Agree, seat=2)
    at.do("Ben", wire.Leave, seat=2)
    at.take("Zoe", 2)
    assert table_info.table_info(at.table).agreed == ()
    at.do("Ann", wire.Agree, seat=1)
    at.do("Cid", wire.Agree, seat=3)
    assert at.table.running


def test_those_of_a_game_that_has_come_to_its_end_wait_for_the_removed(house: House) -> None:
    at = house.table("kremlin", people=4, seats=4)
    watcher = at.listen(None)
    at.do("Ann", wire.Leave, seat=3)
    at.do("Ann", wire.Leave, seat=4)
    at.until(lambda table: table.over, most=3000)
    assert (shut(at), silent(at)) == ("archives-wait", ["Cid", "Dan"])
    assert not any("seed" in message for message in watcher.heard)
    assert at.refused("Ann", wire.Agree, seat=1) == "table-over"
    at.do("Cid", wire.Agree, seat=3)
    assert (shut(at), silent(at)) == ("archives-wait", ["Dan"])
    house.restart(graceful=False)
    watcher = at.listen(None)
    at.do("Dan", wire.Agree, seat=4)
    assert archive.seen_again(house.store, at.table, streams.ALL)
    assert watcher.heard[-1]["seed"] == at.table.seed.seed
    assert at.refused("Dan", wire.Agree, seat=4) == "table-over"


def test_those_of_an_older_table_open_as_its_journal_says(house: House) -> None:
    """In 0.1 it was not written down how somebody left, nor who agreed; but by whose command it was."""
    for by, opens in (("Ben", True), ("Ann", False)):
        at = house.table("kremlin", people=2)
        table = at.table.fork()
        table.add(journal.Left(2), house.now, table.batch + 1, house.person(by).id)
        table.add(journal.Agreed(1), house.now, table.batch + 1, house.person("Ann").id)
        table.add(journal.Closed("consent"), house.now, table.batch + 1, house.person("Ann").id)
        assert table.finished == opens


# At the wire


@over_the_wire
async def test_while_a_game_runs_a_seat_is_its_persons_and_nobody_sees_all(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    await answers(wire, party, 2, "vote for")
    here = f"/api/tables/{party.table}/history"
    for who in (None, party.host, party.tokens[2]):
        for eyes in ("all", "nobody", "1", "2", "9", "x", "-1", ""):
            refused = await wire.get(f"{here}?eyes={eyes}", who)
            assert (refused.status, refused.why) == (422, "not-over")
        assert (await wire.get(f"{here}?seat=3", who)).why == "not-your-seat"
        assert (await wire.get(f"{here}?seat=3&eyes=3", who)).why == "not-over"


@over_the_wire
async def test_a_closed_table_keeps_its_secrets(wire: Wire) -> None:
    party = await politburo(wire)
    await wire.done(party.table, party.host, "finish")
    here = f"/api/tables/{party.table}/history"
    assert (await wire.get(f"{here}?eyes=all", party.host)).why == "archives-shut"
    assert (await wire.get(f"{here}?seat=3", party.host)).why == "not-your-seat"
    assert (await wire.get(f"{here}?seat=3", party.tokens[3])).status == 200


@over_the_wire
async def test_once_it_is_over_anybody_who_has_its_address_reads_all_of_it(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, pace="solo", bots=["naive"] * 4, sit=True)
    await wire.done(table, ann, "start")
    line = await wire.listen(table, ann, "seat=1")
    while wire.room(table).table.running:
        stands = (await wire.get(f"/api/tables/{table}?seat=1", ann)).json["question"]
        await wire.done(table, ann, "answer", seat=1, question=stands["id"], action=stands["options"][0])
    await settled()
    here = f"/api/tables/{table}/history"
    as_sent = (await wire.get(f"{here}?seat=1")).json
    assert as_sent == (await wire.get(f"{here}?seat=1", ann)).json
    assert as_sent[-len(line.updates) :] == line.updates
    for query in ("seat=3", "eyes=3"):  # a bot's
        assert (await wire.get(f"{here}?{query}")).json == (await wire.get(f"{here}?eyes=3")).json
    everything = await wire.get(f"{here}?eyes=all")
    packed = await wire.http("GET", f"{here}?eyes=all", accept_encoding="gzip")
    assert gzip.decompress(packed.body) == everything.body
    later = (await wire.get(f"{here}?eyes=all&since=10")).json
    assert later == [message for message in everything.json if message["n"] > 10]
    watched = (await wire.get(f"{here}?eyes=nobody")).json
    assert [message["n"] for message in watched] == [message["n"] for message in everything.json]
    assert not any("answers" in message for message in watched)
    assert (await wire.get(f"{here}?eyes=9")).why == "no-such-seat"
    assert (await wire.get(f"{here}?eyes=all&since=x")).why == "no-such-message"
    # but a stream to be heard, or a look, is its person's still
    assert (await wire.get(f"/api/tables/{table}?seat=1")).why == "not-your-seat"
