"""Lessons over the wire: whoever learns sends all he has answered, and is told what his seat would be told."""

from __future__ import annotations

from typing import Any

import pytest

from presidium.core import Game, view
from presidium.core.content.learning import Learning
from tests.contract.test_lessons import LESSONS, a_right_answer, named, played
from tests.server.wire_table import Answered, Wire, over_the_wire

NAMED = ["", "", "name 2 3 watch 4"]


async def take(wire: Wire, answers: list[str], game: str = "goulag") -> Answered:
    return await wire.http("POST", f"/api/lessons/{game}", {"answers": answers})


@pytest.mark.parametrize("game", LESSONS, ids=named)
@over_the_wire
async def test_every_lesson_is_taken_to_its_end(wire: Wire, game: Game) -> None:
    """Each screen shows the view of the learner's seat, and nothing else of the game."""
    for learning in played(game):
        told = (await take(wire, learning.answers, game.name)).json
        screen = learning.screen
        assert screen is not None
        assert (told["screen"], told["asks"]) == (screen.id, screen.asks)
        assert (told["number"], told["last"]) == (len(learning.answers) + 1, len(learning.lesson.screens))
        assert_seen(told, learning)
    done = (await take(wire, learning.answers, game.name)).json
    assert (done["screen"], done["asks"]) == ("", False)


def assert_seen(told: dict[str, Any], learning: Learning) -> None:
    seat, codec = learning.lesson.seat, learning.game.codec
    seen = codec.view(view(learning.g, seat))
    hello = told["hello"]
    assert hello["view"] == {part: seen[part] for part in hello["view"]}
    question = hello.get("question")
    if told["asks"]:
        assert question["options"]
    else:
        assert question is None or question["options"] is question["brief"] is None
    assert hello["yours"] == [seat]
    assert not hello["table"]["advice"]


@over_the_wire
async def test_what_an_answer_brings_about_is_told_moment_by_moment(wire: Wire) -> None:
    told = (await take(wire, NAMED)).json
    assert [event["type"] for event in told["update"]["events"]] == ["Named", "Supervised", "Shown"]
    assert len(told["update"]["moments"]) == 3
    assert (await take(wire, [*NAMED, ""])).json["update"]["question"]["options"] == ["play work", "play strike"]
    assert (await take(wire, NAMED[:2])).json["update"] is None


@over_the_wire
async def test_a_wrong_answer_is_refused_with_why(wire: Wire) -> None:
    unwise = await take(wire, ["", "", "name 2 5 watch 3"])
    assert (unwise.status, unwise.why) == (422, "lesson-goulag-dig")
    assert unwise.json["why"]["rule"] == "goulag 2.3"
    assert (await take(wire, ["", "", "name 1 2 watch 3"])).why == "goulag-not-himself"
    assert (await take(wire, ["", "", "dig"])).why == "unreadable"
    assert (await take(wire, ["work"])).why == "not-asked"


@over_the_wire
async def test_nonsense_is_refused(wire: Wire) -> None:
    assert (await take(wire, [], "chess")).why == "unknown-game"
    assert (await take(wire, [], "queue")).why == "no-lesson"
    assert (await take(wire, [""] * 51)).why == "unreadable-body"
    assert (await take(wire, ["x" * 201])).why == "unreadable-body"
    assert (await wire.http("POST", "/api/lessons/goulag", {"seat": 3})).why == "unreadable-body"
    whole = [a_right_answer(learning) for learning in played(LESSONS[0])]
    assert (await take(wire, [*whole, ""], LESSONS[0].name)).why == "lesson-over"


@over_the_wire
async def test_nothing_is_kept_and_nobody_need_be_somebody(wire: Wire) -> None:
    await take(wire, NAMED)
    assert (await wire.get("/api/tables")).json == []
    assert not wire.hall.rooms


@pytest.mark.parametrize("game", LESSONS, ids=named)
@over_the_wire
async def test_the_others_have_faces_and_go_by_their_seats(wire: Wire, game: Game) -> None:
    assert game.lesson is not None
    seats = (await take(wire, [], game.name)).json["hello"]["table"]["seats"]
    others = [held for held in seats if held["seat"] != game.lesson.seat]
    assert all(held["portrait"] and held["name"] == "?" and not held.get("comrade") for held in others)
