"""Problems over the wire: a seat's view and no more, an answer weighed, nothing kept."""

from __future__ import annotations

import pytest

from presidium.core import Game, Problem, view
from presidium.text import Words
from presidium.text.problems import told
from tests.contract.test_problems import ALL
from tests.server.wire_table import Wire, over_the_wire

ADDRESS = "/api/problems/goulag/2"


@over_the_wire
async def test_all_are_listed_and_one_is_of_the_day(wire: Wire) -> None:
    found = (await wire.get("/api/problems?lang=fr")).json
    assert len(found["problems"]) == len(ALL)
    assert found["problems"][0]["title"] == told(Words("fr"), "goulag", "the-last-shift").title
    assert 0 <= found["today"] < len(ALL)


@pytest.mark.parametrize(("game", "problem"), ALL)
@over_the_wire
async def test_it_is_shown_as_its_seat_sees_it(wire: Wire, game: Game, problem: Problem) -> None:
    shown = (await wire.get(f"/api/problems/{game.name}/{game.problems.index(problem) + 1}")).json
    hello, seen = shown["hello"], game.codec.view(view(game.read_position(problem.position), problem.seat))
    assert hello["view"] == {part: seen[part] for part in hello["view"]}
    assert hello["yours"] == [shown["seat"]] == [problem.seat]
    assert problem.seat in hello["question"]["asked"]
    assert problem.position not in str(shown)
    assert told(Words("en"), game.name, problem.id).why not in str(shown)


@over_the_wire
async def test_an_answer_is_weighed_and_the_best_told_only_to_who_has_it(wire: Wire) -> None:
    wrong = (await wire.http("POST", ADDRESS, {"answer": "play strike"})).json
    assert wrong == {"right": False, "worth": 0, "most": 75, "best": "", "why": ""}
    right = (await wire.http("POST", ADDRESS, {"answer": "PLAY  work"})).json
    assert (right["right"], right["worth"], right["best"]) == (True, 75, "play work")
    assert right["why"] == told(Words("en"), "goulag", "the-neighbour-knows").why
    given_up = (await wire.http("POST", ADDRESS, {})).json
    assert given_up == right | {"right": False, "worth": None}


@over_the_wire
async def test_nonsense_is_refused(wire: Wire) -> None:
    assert (await wire.http("POST", ADDRESS, {"answer": "dig"})).why == "unreadable"
    assert (await wire.http("POST", ADDRESS, {"answer": "supervise 4"})).why == "goulag-must-play"
    assert (await wire.http("POST", ADDRESS, {"answer": "x" * 201})).why == "unreadable-body"
    assert (await wire.get("/api/problems/goulag/5")).why == "no-such-problem"
    assert (await wire.get("/api/problems/goulag/one")).why == "no-such-problem"
    assert (await wire.get("/api/problems/queue/1")).why == "no-such-problem"
    assert (await wire.get("/api/problems/chess/1")).why == "unknown-game"
    assert (await wire.get("/api/problems?lang=xx")).status == 422


@over_the_wire
async def test_nothing_is_kept(wire: Wire) -> None:
    await wire.get(ADDRESS)
    assert (await wire.get("/api/tables")).json == []
    assert not wire.hall.rooms
