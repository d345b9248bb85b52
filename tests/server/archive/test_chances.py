"""Chances of winning and decisions over the wire: shut while anything is hidden, computed in slices, kept when done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from presidium.bots.analysis import chances
from presidium.server.archive import chances as jobs
from presidium.server.base.job_pool import JobSlot
from tests.server.archive.test_beliefs import GAMES, over
from tests.server.wire_table import Wire, over_the_wire, politburo, to_the_vote

Studied = list[tuple[Any, ...]]


@pytest.fixture
def studied(monkeypatch: pytest.MonkeyPatch) -> Studied:
    """Long jobs run here, so that a test can count them and change their numbers."""
    studied: Studied = []

    async def here(_: JobSlot, work: Callable[..., Any], *args: Any) -> Any:
        studied.append(args)
        return work(*args)

    monkeypatch.setattr(JobSlot, "run", here)
    return studied


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = {"DRAWN": 5, "TO_DRAW": 4, "FIRST_LOOK": 2, "SPLITS": 8, "SECOND_LOOK": 4, "TO_BE_SURE": 6}
    for name, number in numbers.items():
        monkeypatch.setattr(chances, name, number)


async def whole(wire: Wire, path: str, text: str | None = None) -> Any:
    """Asks until all of it is done."""
    for _ in range(300):
        answer = await (wire.get(path) if text is None else wire.http("POST", path, text))
        assert answer.status == 200, answer.body
        if answer.json["share_done"] == 1:
            return answer.json
        assert not answer.json["turns"]
    raise AssertionError("it is never done")


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.usefixtures("few")
@pytest.mark.parametrize("game", GAMES)
@over_the_wire
async def test_every_finished_game_has_a_curve_along_its_archives(wire: Wire, game: str, studied: Studied) -> None:
    table = await over(wire, game)
    found = await whole(wire, f"/api/tables/{table}/chances")
    steps = {step["n"] for step in (await wire.get(f"/api/tables/{table}/history?eyes=nobody")).json}
    ns = [point["n"] for point in found["points"]]
    assert ns == sorted(ns)
    assert set(ns) <= steps
    assert {turn["n"] for turn in found["turns"]} <= set(ns)
    assert all(len(point["chance"]) == GAMES[game] for point in found["points"])
    many = len(studied)
    assert (await wire.get(f"/api/tables/{table}/chances")).json == found
    assert len(studied) == many, "it is kept"


@pytest.mark.usefixtures("few")
@over_the_wire
async def test_it_is_the_same_in_one_job_and_in_many_and_for_the_record_in_a_file(
    wire: Wire, monkeypatch: pytest.MonkeyPatch, studied: Studied
) -> None:
    table = await over(wire, "goulag")
    text = (await wire.get(f"/api/tables/{table}/record")).body.decode()
    monkeypatch.setattr(jobs, "JOB_S", 0.0)
    found = await whole(wire, f"/api/tables/{table}/chances")
    assert len(studied) > 5
    monkeypatch.setattr(jobs, "JOB_S", 1_000.0)
    del studied[:]
    brought = await whole(wire, "/api/records/chances", text)
    assert len(studied) == 1
    assert [point["chance"] for point in brought["points"]] == [point["chance"] for point in found["points"]]
    assert [turn["after"] for turn in brought["turns"]] == [turn["after"] for turn in found["turns"]]


@pytest.mark.ci
@over_the_wire
async def test_it_is_computed_in_a_process_of_its_own(wire: Wire) -> None:
    table = await over(wire, "goulag")
    told = await wire.get(f"/api/tables/{table}/chances")
    assert told.status == 200
    assert wire.hall.bot_pool.jobs.processes


@over_the_wire
async def test_a_running_game_tells_nobody_its_chances_or_who_had_a_choice(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    for path in ("chances", "decisions"):
        for who in (None, party.host, *party.tokens.values()):
            refused = await wire.get(f"/api/tables/{party.table}/{path}", who)
            assert (refused.status, refused.why) == (422, "not-over")
            assert set(refused.json) == {"id", "type", "why"}
    assert not wire.hall.bot_pool.jobs.processes, "nobody has begun to compute it"


@over_the_wire
async def test_a_table_closed_before_its_end_never_tells_them(wire: Wire) -> None:
    party = await politburo(wire)
    await to_the_vote(wire, party)
    await wire.done(party.table, party.host, "finish")
    for path in ("chances", "decisions"):
        refused = await wire.get(f"/api/tables/{party.table}/{path}", party.host)
        assert refused.why in ("archives-shut", "archives-wait", "not-over")


@pytest.mark.parametrize("game", ["goulag", pytest.param("kremlin", marks=pytest.mark.ci)])
@over_the_wire
async def test_at_every_decision_one_can_ask_what_if(wire: Wire, game: str) -> None:
    table = await over(wire, game)
    found = (await wire.get(f"/api/tables/{table}/decisions")).json
    assert len(found) > 10
    assert {seat for each in found for seat in each["seats"]} == set(range(1, GAMES[game] + 1))
    for each in found[:: max(1, len(found) // 12)]:
        (stood,) = (await wire.get(f"/api/tables/{table}/crossroads?at={each['n']}")).json
        assert stood["n"] == each["n"]
        chose = {choice["seat"]: choice for choice in stood["choices"]}
        assert set(each["seats"]) <= set(chose)
        for seat in each["seats"]:
            assert chose[seat]["answer"]
            assert isinstance(chose[seat]["options"], int) or len(chose[seat]["options"]) > 1
