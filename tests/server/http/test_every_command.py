"""Every command by both doors, HTTP and the WebSocket: done once, and told to whom it concerns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, get_args

import pytest

from presidium.server.domain import autoplay, bot_talk
from presidium.server.protocol import commands as protocol
from tests.server.wire_table import Wire, over_the_wire, settled

Door = Callable[..., Awaitable[Any]]

BEFORE: list[tuple[str, str, dict[str, Any]]] = [
    ("Ann", "sit", {"seat": 2, "nonce": "salt"}),
    ("Ann", "leave", {"seat": 2}),
    ("Ann", "sit", {}),
    ("Ben", "sit", {"seat": 2}),
    ("Dan", "sit", {"seat": 4}),
    ("Eve", "sit", {"seat": 5}),
    ("Ann", "invite", {"seat": 3, "bot": "Gus"}),
    ("Ann", "fill", {"seat": 3, "bot": "naive"}),
    ("Ann", "fill", {}),
    ("Ann", "start", {}),
]
DURING: list[tuple[str, str, dict[str, Any]]] = [
    ("Ben", "say", {"seat": 2, "statement": "pact 1"}),
    ("Ben", "chat", {"seat": 2, "text": "Trust me"}),
    ("Ben", "react", {"seat": 2, "mark": "cough"}),
    ("Cleo", "chat", {"text": "Do not"}),
    ("Ben", "ahead", {"seat": 2, "action": "propose finance"}),
    ("Ben", "ahead", {"seat": 2}),
    ("Ben", "order", {"seat": 2}),
    ("Ben", "present", {"seat": 2}),
    ("Ben", "askme", {"seat": 2, "when": "every"}),
    ("Ben", "hours", {"seat": 2, "zone": "Europe/Paris", "starts": 1320, "ends": 420}),
    ("Ben", "adjourn", {"seat": 2, "pace": "mail", "sittings": [480, 1200], "zone": "Europe/Paris"}),
    ("Ann", "assent", {"seat": 1, "agree": False}),
    ("Ann", "pause", {}),
    ("Ann", "resume", {}),
    ("Ann", "seatlink", {"seat": 2}),
    ("Ann", "handover", {"seat": 2}),
    ("Ben", "leave", {"seat": 4}),
    ("Dan", "refuse", {"seat": 4}),
    ("Ben", "leave", {"seat": 5}),
    ("Ben", "seatlink", {"seat": 5}),
    ("Cleo", "link", {}),
    ("Eve", "allow", {"seat": 5}),
    ("Ann", "agree", {"seat": 1}),
    ("Ann", "concede", {"seat": 1}),
    ("Ben", "finish", {}),
    ("Ben", "rematch", {}),
]


@pytest.mark.parametrize("by", ["http", "stream"])
@over_the_wire
async def test_every_command(wire: Wire, by: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (autoplay, bot_talk):
        monkeypatch.setattr(module, "Random", lambda: Random(1))
    people = {name: await wire.person(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")}
    await wire.http("PUT", "/api/me/bot", {"bot": "any", "knows": ["politburo"]}, await wire.person("Gus"))
    table = await wire.table(people["Ann"], game="politburo", seats=7, pace="live")
    lines = {name: await wire.listen(table, token) for name, token in people.items()}
    said: set[str] = set()

    async def tell(name: str, do: str, **parts: Any) -> Any:
        said.add(do)
        if by == "http":
            return await wire.done(table, people[name], do, **parts)
        done = await lines[name].do(do, f"{name} {do} {parts}"[:64], **parts)
        assert done["type"] == "done", done
        return done

    for name, do, parts in BEFORE:
        await tell(name, do, **parts)
    await answer_openly(wire, table, people, tell)
    results: dict[str, Any] = {}
    for name, do, parts in DURING:
        if do == "link":
            await wire.http("POST", f"/api/links/{results['seatlink']['link']}", {}, people[name])
        else:
            proposed = wire.room(table).table.correspondence.proposal
            number = {"proposal": proposed.id} if do == "assent" and proposed else {}
            results[do] = await tell(name, do, **parts, **number)
    await settled()
    with pytest.raises(AssertionError, match="table-over"):  # where one may: test_taking_back.py
        await tell("Ben", "takeback", seat=2)
    with pytest.raises(AssertionError, match="table-over"):  # likewise: test_undo.py
        await tell("Ben", "consent", seat=2, question=1, agree=True)
    elsewhere = {"moment", "mind", "holiday", "back"}  # in a window, and where no clock runs, or not so soon
    elsewhere |= {"passphase"}  # in a game with phases: tests/server/domain/test_pass_phase.py
    elsewhere |= {"ready", "floor", "typing"}  # tests/server/domain/test_floor.py, tests/server/live/test_typing.py
    assert said == {command.__struct_config__.tag for command in get_args(protocol.AnyCommand)} - elsewhere
    assert results["seatlink"]["link"]
    assert results["rematch"]["table"] == lines["Fay"].updates[-1]["table"]["next_table"]
    watched = lines["Fay"].updates
    assert [update["table"]["status"] for update in watched if "table" in update][-3:] == [
        "running",
        "closed",
        "closed",
    ]
    told = [notice["what"] for update in watched for notice in update.get("notices", ())]
    assert told == [
        "adjourn-proposed",
        "proposal-refused",
        "removed",
        "refused",
        "removed",
        "claimed",
        "took",
        "conceded",
    ]
    assert any("pact" in str(update.get("events", "")).lower() for update in watched)


async def answer_openly(wire: Wire, table: str, people: dict[str, str], tell: Door) -> None:
    """The table goes on until a person is to propose, and he does."""
    while not set(wire.room(table).table.asked()) & {1, 2}:
        wire.clock.goes_on(100)
        await wire.room(table).apply_facts()
    hello = (await wire.get(f"/api/tables/{table}")).json
    seat = min(set(hello["question"]["asked"]) & {1, 2})
    name = ("Ann", "Ben")[seat - 1]
    mine = (await wire.get(f"/api/tables/{table}?seat={seat}", people[name])).json["question"]
    await tell(name, "answer", seat=seat, question=mine["id"], action=mine["options"][0])
