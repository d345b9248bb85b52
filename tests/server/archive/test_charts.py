"""A finished game as a whole over the wire: shut while anything is hidden, worked out once, linked to its moments."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.server.base.job_pool import JobSlot
from tests.server.archive.test_beliefs import GAMES, over
from tests.server.wire_table import Wire, over_the_wire, politburo, to_the_vote


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
@over_the_wire
async def test_every_game_is_drawn_and_its_moments_are_the_archives(
    wire: Wire, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, studied = await over(wire, game), []
    run = JobSlot.run

    async def counted(*work: Any) -> Any:
        studied.append(work)
        return await run(*work)

    monkeypatch.setattr(JobSlot, "run", counted)
    found = (await wire.get(f"/api/tables/{table}/charts")).json
    steps = {step["n"] for step in (await wire.get(f"/api/tables/{table}/history?eyes=nobody")).json}
    assert found["charts"]
    assert found["turns"]
    assert {turn["n"] for turn in found["turns"]} <= steps
    for chart in found["charts"]:
        assert set(chart["moments"]) <= steps
    assert (await wire.get(f"/api/tables/{table}/charts")).json == found
    assert len(studied) == 1


@over_the_wire
async def test_it_is_refused_while_the_game_runs(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    for who in (None, party.host, party.tokens[2]):
        refused = await wire.get(f"/api/tables/{party.table}/charts", who)
        assert (refused.status, refused.why) == (422, "not-over")
    assert not wire.hall.bot_pool.jobs.processes, "nobody has begun to draw it"
