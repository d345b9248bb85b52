"""Something is wrong: what somebody may hand on is what his seat knows, and nobody's name."""

from __future__ import annotations

import pytest

from tests.server.archive.test_beliefs import GAMES, over
from tests.server.wire_table import Wire, answers, over_the_wire, politburo, to_the_vote


@over_the_wire
async def test_at_a_running_table_it_is_a_seats_own(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    mine = (await wire.get(f"/api/tables/{party.table}/report?seat=2", party.tokens[2])).json
    assert mine.startswith("presidium report 1\nversion ")
    assert "seen by seat 2" in mine
    assert "== record" not in mine
    member = wire.room(party.table).table.g.secret(("member", 2))
    assert f'[["member",2],"{member}"' in mine
    for seat in (1, 3, 4, 5):
        assert f'[["member",{seat}],"{wire.room(party.table).table.g.secret(("member", seat))}"' not in mine
        refused = await wire.get(f"/api/tables/{party.table}/report?seat={seat}", party.tokens[2])
        assert (refused.status, refused.why) == (403, "not-your-seat")
    assert "seen by nobody's seat" in (await wire.get(f"/api/tables/{party.table}/report")).json


@over_the_wire
async def test_it_tells_neither_names_nor_who_has_answered(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    here = f"/api/tables/{party.table}/report?seat=3"
    before = (await wire.get(here, party.tokens[3])).json
    await answers(wire, party, 2, "vote for")
    assert (await wire.get(here, party.tokens[3])).json == before
    assert party.table not in before
    for held in wire.room(party.table).table.seats.values():
        assert held.name not in before


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
@over_the_wire
async def test_at_the_end_the_record_is_in_it_and_can_be_brought_again(wire: Wire, game: str) -> None:
    table = await over(wire, game)
    text = (await wire.get(f"/api/tables/{table}/report?lang=fr")).json
    record = text.partition("== record\n")[2]
    assert "\nseat " not in record
    assert (await wire.http("POST", "/api/records", record)).status == 200
    assert "== record\n" in (await wire.http("POST", "/api/records/report", record)).json
