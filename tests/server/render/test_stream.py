"""The stream: what a seat hears, in order and once, on every device, after every break."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from presidium.server.base.limits import Limits
from presidium.server.live.room import IDLE_S
from presidium.server.render.outbox import KEPT_MESSAGES
from tests.server.wire_table import Line, Party, Wire, answers, over_the_wire, politburo, settled, to_the_vote


async def chatter(wire: Wire, party: Party, lines: int) -> None:
    for at in range(lines):
        await wire.done(party.table, party.tokens[2], "chat", seat=2, text=f"line {at}")


def numbers(line: Line) -> list[int]:
    return [message["n"] for message in line.updates]


# What is heard


@over_the_wire
async def test_a_stream_begins_with_all_there_is_to_know_and_goes_on_by_one(wire: Wire) -> None:
    party = await politburo(wire)
    line = await wire.listen(party.table, party.tokens[2], "seat=2")
    (hello,) = line.messages
    assert hello == (await wire.get(f"/api/tables/{party.table}?seat=2", party.tokens[2])).json
    await to_the_vote(wire, party)
    await answers(wire, party, 2, "vote for")
    await chatter(wire, party, 3)
    await settled()
    assert numbers(line) == list(range(hello["n"] + 1, hello["n"] + 6))


@over_the_wire
async def test_all_devices_of_a_seat_hear_the_same(wire: Wire) -> None:
    party = await politburo(wire)
    lines = [await wire.listen(party.table, party.tokens[2], "seat=2") for _ in range(3)]
    await to_the_vote(wire, party)
    await answers(wire, party, 2, "vote for")
    await settled()
    assert lines[0].heard == lines[1].heard == lines[2].heard
    assert len(lines[0].heard) == 3


@over_the_wire
async def test_two_seats_of_one_person_have_a_stream_each(wire: Wire) -> None:
    """A hot seat: each stream holds its own seat's secrets and its own sealed answers."""
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="politburo", seats=5, pace="untimed")
    for seat in range(1, 6):
        await wire.done(table, ann, "sit", seat=seat)
    await wire.done(table, ann, "start")
    party = Party(table, dict.fromkeys(range(1, 6), ann))
    first, second = [await wire.listen(table, ann, f"seat={seat}") for seat in (1, 2)]
    assert first.messages[0]["view"]["secrets"] != second.messages[0]["view"]["secrets"]
    await to_the_vote(wire, party)
    await settled()
    before = len(second.heard)
    await answers(wire, party, 1, "vote against")
    await settled()
    assert first.updates[-1]["question"]["answer"] == "vote against"
    assert len(second.heard) == before


@over_the_wire
async def test_a_sealed_answer_moves_nothing_but_its_own_stream(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    lines = {seat: await wire.listen(party.table, party.tokens[seat], f"seat={seat}") for seat in party.tokens}
    watching = await wire.listen(party.table)
    wire.clock.goes_on(2)
    await answers(wire, party, 2, "vote for")
    await wire.done(party.table, party.tokens[2], "ahead", seat=2, action="propose finance")
    await settled()
    assert [len(line.heard) for line in lines.values()] == [1, 3, 1, 1, 1]
    assert len(watching.heard) == 1
    late = await wire.listen(party.table)
    assert late.messages[0]["n"] == watching.messages[0]["n"]


@over_the_wire
async def test_those_who_watch_talk_among_themselves_until_the_end(wire: Wire) -> None:
    party = await politburo(wire)
    watcher = await wire.person("Watcher")
    playing = await wire.listen(party.table, party.tokens[2], "seat=2")
    watching = await wire.listen(party.table, watcher)
    await wire.done(party.table, watcher, "chat", text="He lies")
    await wire.done(party.table, party.tokens[2], "chat", seat=2, text="I do not lie")
    assert (await wire.do(party.table, party.tokens[2], "chat", text="as nobody")).why == "players-talk-as-players"
    await settled()
    assert [said(line) for line in (playing, watching)] == [["I do not lie"], ["He lies", "I do not lie"]]
    await wire.done(party.table, party.host, "finish")
    await settled()
    assert [sorted(said(line)) for line in (playing, watching)] == [["He lies", "I do not lie"]] * 2


def said(line: Line) -> list[str]:
    return [chat["text"] for update in line.updates for chat in update.get("chat", ())]


# Commands on the line


@over_the_wire
async def test_commands_may_be_sent_on_the_line(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    line = await wire.listen(party.table, party.tokens[2], "seat=2")
    number = line.messages[0]["question"]["id"]
    vote = {"seat": 2, "question": number, "action": "vote for"}
    assert await line.do("answer", "a", **vote) == {"type": "done", "id": "a"}
    refused = await line.do("answer", "b", **vote | {"question": number - 1})
    assert (refused["why"]["id"], refused["question"]["answer"]) == ("stale-question", "vote for")
    assert (await line.do("answer", "c", **vote | {"seat": 3}))["why"]["id"] == "not-your-seat"
    assert (await line.do("answer", "a", **vote))["type"] == "done"


@over_the_wire
async def test_who_wishes_hears_that_it_is_done_within_what_came_of_it(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    line, beside = [await wire.listen(party.table, party.tokens[2], f"seat=2{also}") for also in ("&done=within", "")]
    other = await wire.listen(party.table, party.tokens[3], "seat=3&done=within")
    number = line.messages[0]["question"]["id"]
    sealed = {"do": "answer", "id": "a", "seat": 2, "question": number, "action": "vote for"}
    line.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(sealed)})
    line.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(sealed)})
    line.to_server.put_nowait(
        {"type": "websocket.receive", "text": json.dumps({"do": "chat", "id": 'b"', "seat": 2, "text": "?"})}
    )
    while len(line.updates) < 2 or not line.replies():
        await asyncio.sleep(0.001)
    await settled()
    assert [message.get("done") for message in line.updates] == ["a", 'b"'], "sealed, and for all"
    assert line.replies() == [{"type": "done", "id": "a"}], "what was so already is done by itself"
    without = [{name: part for name, part in message.items() if name != "done"} for message in line.updates]
    assert (beside.updates, beside.replies()) == (without, []), "another line of the same seat hears the same"
    assert [list(message) for message in other.updates] == [["type", "n", "at", "chat"]], "nobody else hears of either"
    again = await wire.listen(party.table, party.tokens[2], f"seat=2&since={line.messages[0]['n']}&done=within")
    assert again.updates == without, "and whoever comes back is told what everybody would be"


@over_the_wire
async def test_who_wishes_is_told_a_question_once(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    short = await wire.listen(party.table, party.tokens[2], "seat=2&question=once")
    first = short.messages[0]
    sealed = {"do": "answer", "seat": 2, "question": first["question"]["id"], "action": "vote for"}
    await wire.done(party.table, party.tokens[2], **sealed)
    await settled()
    (told,) = short.updates
    assert {name: told[name] for name in told if name not in ("n", "at")} == {"type": "update", "answer": "vote for"}
    again = [
        await wire.listen(party.table, party.tokens[2], f"seat=2&since={first['n']}{also}")
        for also in ("&question=once", "")
    ]
    await settled()
    assert again[0].updates == [told]
    (whole,) = again[1].updates
    assert whole["question"] == {**first["question"], "answer": "vote for"}, "who did not ask for it is told all of it"
    await wire.done(party.table, party.tokens[2], **sealed | {"action": "vote against"})
    await settled()
    for line in (short, *again):
        assert line.updates[-1]["question"]["answer"] == "vote against", "and so is whoever listens beside him"


@over_the_wire
async def test_a_program_is_told_no_briefs(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed")
    token = party.tokens[2]
    bare = await wire.listen(party.table, token, "seat=2&brief=none")
    first = bare.messages[0]
    await to_the_vote(wire, party)
    await settled()
    told = bare.updates[-1]["question"]
    assert told["options"] == ["vote for", "vote against"]
    assert told["brief"] is None
    again = [await wire.listen(party.table, token, f"seat=2&since={first['n']}{also}") for also in ("&brief=none", "")]
    assert again[0].updates == bare.updates, "who comes back as he was is told what he was told"
    whole = again[1].updates[-1]["question"]
    assert whole["brief"], "who did not ask for it is told all of it"
    assert {**whole, "brief": None} == told
    await answers(wire, party, 2, "vote for")
    await settled()
    for line in (bare, *again):
        assert line.updates[-1]["question"]["brief"], "and so is whoever listens beside him"
    new = await wire.listen(party.table, token, "seat=2&brief=none")
    assert new.messages[0]["question"]["brief"] is None
    watching = [(await wire.listen(party.table, None, query)).messages[0]["question"] for query in ("", "brief=none")]
    assert watching[0] == watching[1], "it is for seats: what those who watch are told is made for all"


@over_the_wire
async def test_a_question_that_has_changed_is_told_again(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed")
    await to_the_vote(wire, party)
    line = await wire.listen(party.table, party.tokens[2], "seat=2&question=once")
    question = line.messages[0]["question"]["id"]
    for seat, token in party.tokens.items():
        await wire.done(party.table, token, "answer", seat=seat, question=question, action="vote for")
    await settled()
    assert [message.get("answer") for message in line.updates] == ["vote for", None]
    assert line.updates[-1]["question"]["id"] > question


@over_the_wire
async def test_a_start_says_by_itself_that_it_is_done(wire: Wire) -> None:
    """Since there may be more to say of it: how many games play before."""
    party = await politburo(wire, start=False)
    line = await wire.listen(party.table, party.host, "seat=1&done=within")
    assert (await line.do("start", "s")) == {"type": "done", "id": "s"}
    assert "done" not in line.updates[-1]


@over_the_wire
async def test_what_cannot_be_read_is_refused_and_the_line_stays_open(wire: Wire) -> None:
    party = await politburo(wire)
    line = await wire.listen(party.table, party.tokens[2], "seat=2")
    for text in ("", "{", "[]", "null", '{"do":"start"}', '{"do":"start","id":"1","x":1}', "[" * 5000, "\ud7ff"):
        assert (await line.send(text))["why"]["id"] == "unreadable-body"
    line.to_server.put_nowait({"type": "websocket.receive", "bytes": b"\xff\x00"})
    line.to_server.put_nowait({"type": "websocket.receive", "bytes": b'{"do":"chat","id":"1","seat":2,"text":"?"}'})
    while line.replies()[-1]["type"] != "done":
        await asyncio.sleep(0.001)
    assert line.replies()[-2]["why"]["id"] == "unreadable-body"
    assert line.code is None


@over_the_wire
async def test_nobody_listens_and_says_nothing(wire: Wire) -> None:
    party = await politburo(wire)
    line = await wire.listen(party.table)
    assert (await line.do("chat", "1", text="Hello"))["why"]["id"] == "who-are-you"


@pytest.mark.parametrize("query", ["seat=2", "seat=9", "seat=x", "seat=%C2%B2"])
@over_the_wire
async def test_a_foreign_stream_is_closed_before_it_opens(wire: Wire, query: str) -> None:
    party = await politburo(wire)
    for who in (None, party.tokens[3]):
        line = await wire.listen(party.table, who, query)
        assert (line.opened, line.heard, line.code) == (False, [], 1008)
    assert (await wire.listen("nowhere", party.tokens[3])).code == 1008
    foreign = await wire.listen(party.table, party.tokens[2], "seat=2", origin="https://elsewhere.example")
    assert (foreign.opened, foreign.code) == (False, 1008)


@over_the_wire
async def test_one_address_has_so_many_lines_and_gets_them_back(wire: Wire) -> None:
    wire.app.state.server.limiter.limits = Limits(sockets=2)
    table = await wire.table(await wire.person("Ann"), game="goulag", seats=5)
    lines = [await wire.listen(table) for _ in range(3)]
    assert [line.opened for line in lines] == [True, True, False]
    await lines[0].hang_up()
    assert (await wire.listen(table)).opened


@over_the_wire
async def test_whoever_sat_there_before_hears_nothing_more(wire: Wire) -> None:
    party = await politburo(wire)
    old = await wire.listen(party.table, party.tokens[3], "seat=3")
    await wire.done(party.table, party.tokens[3], "leave", seat=3)
    code = (await wire.done(party.table, party.host, "seatlink", seat=3))["link"]
    token = (await wire.http("POST", f"/api/links/{code}", {"name": "Other"})).json["token"]
    await settled()
    heard, new = len(old.heard), await wire.listen(party.table, token, "seat=3")
    assert old.code == 1008
    await wire.done(party.table, token, "ahead", seat=3, action="propose finance")
    await settled()
    assert new.updates[-1]["ahead"] == "propose finance"
    assert len(old.heard) == heard


# Coming back


@over_the_wire
async def test_whoever_comes_back_hears_what_he_missed_as_it_was_sent(wire: Wire) -> None:
    party = await politburo(wire)
    line = await wire.listen(party.table, party.tokens[2], "seat=2")
    await to_the_vote(wire, party)
    await answers(wire, party, 2, "vote for")
    await answers(wire, party, 3, "vote for")
    await chatter(wire, party, 5)
    await settled()
    for missed in range(len(line.updates) + 1):
        await same_again(wire, party, line, missed)


@over_the_wire
async def test_messages_that_have_left_memory_are_made_again(wire: Wire) -> None:
    party = await politburo(wire)
    line = await wire.listen(party.table, party.tokens[2], "seat=2")
    await to_the_vote(wire, party)
    await answers(wire, party, 2, "vote for")
    await chatter(wire, party, KEPT_MESSAGES + 10)
    await settled()
    for missed in (KEPT_MESSAGES - 1, KEPT_MESSAGES, KEPT_MESSAGES + 1, len(line.updates)):
        await same_again(wire, party, line, missed)


async def same_again(wire: Wire, party: Party, line: Line, missed: int) -> None:
    """Another device, which has heard all but so many messages, now hears these, byte for byte."""
    texts = [text for text in line.heard if '"type":"update"' in text]
    since = line.messages[0]["n"] + len(texts) - missed
    again = await wire.listen(party.table, party.tokens[2], f"seat=2&since={since}")
    assert again.heard == texts[len(texts) - missed :]
    history = await wire.get(f"/api/tables/{party.table}/history?seat=2&since={since}", party.tokens[2])
    assert history.body.decode() == f"[{','.join(again.heard)}]"


@over_the_wire
async def test_a_table_stays_in_memory_while_somebody_is_told_what_he_missed(wire: Wire) -> None:
    """Else he would listen at a table that has left, and hear nothing of what happens at it."""
    party = await politburo(wire, "untimed")
    await chatter(wire, party, KEPT_MESSAGES + 10)
    await wire.hall.tidy()  # the archives have been seen to
    async with wire.hall.background.queue:  # others are told first
        comes = asyncio.create_task(wire.listen(party.table, party.tokens[2], "seat=2&since=1"))
        await settled()
        wire.clock.goes_on(IDLE_S + 1)
        await wire.hall.tidy()
    line = await comes
    known = line.updates[-1]["n"]
    await chatter(wire, party, 1)
    await settled()
    assert line.updates[-1]["n"] == known + 1


@pytest.mark.parametrize("since", ["10000", "999999999", "9999999999", "-1", "x", "%C2%B2", "1.5", ""])
@over_the_wire
async def test_a_number_that_never_was_begins_anew(wire: Wire, since: str) -> None:
    party = await politburo(wire)
    line = await wire.listen(party.table, party.tokens[2], f"seat=2&since={since}")
    assert [message["type"] for message in line.messages] == ["hello"]
    refused = await wire.get(f"/api/tables/{party.table}/history?seat=2&since={since}", party.tokens[2])
    assert (refused.status, refused.why) == (422, "no-such-message")


@over_the_wire
async def test_whoever_has_missed_too_much_begins_anew(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("presidium.server.http.socket.MAX_QUEUED_MESSAGES", 20)
    party = await politburo(wire)
    await chatter(wire, party, 30)
    line = await wire.listen(party.table, party.tokens[2], "seat=2&since=1")
    assert [message["type"] for message in line.messages] == ["hello"]
    assert line.code is None


@over_the_wire
async def test_a_listener_that_does_not_read_is_let_go(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("presidium.server.http.socket.MAX_QUEUED_MESSAGES", 5)
    party = await politburo(wire)
    slow, stuck = await wire.listen(party.table, party.tokens[2], "seat=2"), asyncio.Event()
    heard, slow_server = slow.from_server, wire.app.state.server
    (socket,) = slow_server.sockets

    async def waits(message: Any) -> None:
        await stuck.wait()
        await heard(message)

    monkeypatch.setattr(socket.socket, "_send", waits)
    await chatter(wire, party, 10)
    stuck.set()
    await settled()
    assert slow.code == 1013


@over_the_wire
async def test_for_those_who_watch_nothing_is_made_before_somebody_does_and_nothing_is_missed(wire: Wire) -> None:
    party = await politburo(wire, pace="untimed")
    await to_the_vote(wire, party)
    room = wire.hall.rooms[party.table]
    assert None not in room.outbox.kept
    missed = (await wire.get(f"/api/tables/{party.table}/history?since=0")).json
    assert [message["n"] for message in missed] == list(range(1, room.numbers[None] + 1))
    line = await wire.listen(party.table, None)
    for seat in range(1, 6):
        await answers(wire, party, seat, "vote for")
    await settled()
    assert numbers(line) == [room.numbers[None]] == [missed[-1]["n"] + 1]
    assert [n for n, *_ in room.outbox.kept[None]] == numbers(line)


# What comes of statements


@over_the_wire
async def test_all_who_listen_are_told_what_came_of_a_statement(wire: Wire) -> None:
    """Seat 1 cannot have passed the card of seat 3, and everybody knows it; nobody knows yet what seat 2 has."""
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, pace="untimed")
    for seat in range(1, 6):
        await wire.done(table, ann, "sit", seat=seat)
    await wire.done(table, ann, "start")
    lines = [await wire.listen(table, ann, "seat=2"), await wire.listen(table)]
    await wire.done(table, ann, "say", seat=1, statement="claim 2 loyal inferred")
    await wire.done(table, ann, "say", seat=1, statement="claim 3 loyal passed")
    await settled()
    for line in lines:
        assert [update.get("judged") for update in line.updates] == [None, {"1": "lie"}]
    late = await wire.listen(table)
    assert late.messages[0]["judged"] == {"1": "lie"}
