"""Updates about statements: which are proved true or false, and which contradict an earlier one."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.server.render import view_cache
from tests.server.wire_table import Wire, over_the_wire, settled


async def goulag(wire: Wire) -> tuple[str, str]:
    """A table whose seats are all Ann's, and her token."""
    ann = await wire.person("Ann")
    table = await wire.table(ann, game="goulag", seats=5, pace="untimed")
    for seat in range(1, 6):
        await wire.done(table, ann, "sit", seat=seat)
    await wire.done(table, ann, "start")
    return table, ann


@over_the_wire
async def test_no_statement_is_judged_where_nobody_has_made_one(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()
    for name in ("verdicts", "objections"):

        def none(*_: Any, name: str = name) -> dict[int, Any]:
            asked.append(name)
            return {}

        monkeypatch.setattr(view_cache, name, none)
    table, ann = await goulag(wire)
    lines = {seat: await wire.listen(table, ann, f"seat={seat}") for seat in range(1, 6)}
    asked.clear()  # the first message of a stream holds all verdicts
    (seat,) = lines[1].messages[0]["question"]["asked"]
    question = lines[seat].messages[0]["question"]
    await wire.done(table, ann, "answer", seat=seat, question=question["id"], action=question["options"][0])
    await settled()
    assert all(line.updates for line in lines.values())
    assert not asked
    await wire.done(table, ann, "say", seat=1, statement="claim 2 loyal inferred")
    await settled()
    assert {*asked} == {"verdicts", "objections"}


@over_the_wire
async def test_all_who_listen_are_told_who_contradicts_themselves(wire: Wire) -> None:
    table, ann = await goulag(wire)
    lines = [await wire.listen(table, ann, "seat=2"), await wire.listen(table)]
    for seat, statement in (
        (1, "claim 2 loyal inferred"),
        (1, "claim 2 disloyal inferred"),
        (3, "claim 2 loyal inferred"),
        (1, "retract"),
    ):
        await wire.done(table, ann, "say", seat=seat, statement=statement)
    await settled()
    for line in lines:
        assert [update.get("contradictions") for update in line.updates] == [None, {"1": [0, 1]}, None, {"1": None}]
    late = await wire.listen(table)
    assert late.messages[0].get("contradictions", {}) == {}
