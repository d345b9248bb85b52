"""The description of the API, and the API held to it: schemathesis makes requests from it and judges the answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.applications import Starlette
from starlette.routing import Match, Route

from presidium.games import GAMES
from presidium.server.http.routes.all_routes import openapi
from presidium.server.live.registry import Hall
from presidium.server.protocol import commands as protocol
from presidium.server.protocol import messages
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from presidium.server.storage.opening import open_store
from tests.contract.sittings import EXAMPLES
from tests.server.wire_table import GENEROUS, Clock, Wire, over_the_wire

DESCRIPTIONS = ("/api/openapi.json", "/api/asyncapi.json")
"""They describe the others."""
PATIENCE = 120.0
"""How long an answer may take where others want the machine too: here it is only asked what it says."""


class Player(NamedTuple):
    """Somebody, and a table he plays at."""

    app: Starlette
    token: str
    table: str


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    store = open_store(tmp_path_factory.mktemp("openapi"))
    hall = Hall(store, Clock())

    async def sits_down() -> tuple[str, str]:
        person, token = await hall.people.welcome("Ann")
        room = await hall.table_factory.new(protocol.NewTable("goulag", 5, bots=("naive",) * 4, sit=True), person)
        await room.do(protocol.Start(id="1"), person)
        return token, room.table.id

    yield Player(build(hall, HallConfig(limits=GENEROUS, hosts=("testserver", "localhost"))), *asyncio.run(sits_down()))
    store.close()


@pytest.fixture(scope="module")
def described(player: Player) -> Any:
    described = schemathesis.openapi.from_asgi("/api/openapi.json", player.app)
    accepted = described.config.checks.positive_data_acceptance
    accepted.expected_statuses = [*accepted.expected_statuses, "422"]  # read well, and against the rules of a game
    return described


schema = schemathesis.pytest.from_fixture("described")


@pytest.mark.ci
@schema.parametrize()
@settings(max_examples=1 if EXAMPLES < 10 else 100, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, player: Player) -> None:
    if len(str(case.path_parameters.get("table", ""))) % 2:  # every other request is about a table there is
        case.path_parameters["table"] = player.table
    if (case.method, case.path) == ("DELETE", "/api/me"):
        case.query = {"sure": "no"}  # all that follows is asked by the same person
    leaves = (case.method, case.path) == ("DELETE", "/api/me/devices/here")
    case.body = whole(case.body)
    case.cookies = {}  # the token is enough; one made up beside it would say nothing
    token = "" if leaves else player.token
    case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE)


def whole(part: Any) -> Any:
    """Whole numbers as everybody writes them: to a schema 7.0 is one too."""
    if isinstance(part, dict):
        return {name: whole(value) for name, value in part.items()}
    if isinstance(part, list):
        return [whole(value) for value in part]
    return int(part) if isinstance(part, float) and part.is_integer() else part


def test_every_operation_has_its_name_its_tag_and_explained_fields() -> None:
    described = openapi()
    operations = [operation for methods in described["paths"].values() for operation in methods.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    tags = {tag["name"] for tag in described["tags"]}
    assert {tag for operation in operations for tag in operation["tags"]} == tags
    assert all(parameter["description"] for operation in operations for parameter in operation.get("parameters", ()))
    for name, schema in described["components"]["schemas"].items():
        assert all(field["description"] for field in schema.get("properties", {}).values()), name


def test_what_can_be_known_of_a_request_beforehand_is_described() -> None:
    described = openapi.__wrapped__()  # another test may have brought a game of its own
    games = list(GAMES)
    assert described["components"]["schemas"]["NewTable"]["properties"]["game"]["enum"] == games
    (game, _) = described["paths"]["/api/rules/{game}"]["get"]["parameters"]
    assert game["schema"] == {"enum": games}
    assert described["paths"]["/api/links/{code}"]["post"]["requestBody"]["required"] is False


@over_the_wire
async def test_an_unknown_game_is_not_found(wire: Wire) -> None:
    ann = await wire.person("Ann")
    assert (await wire.get("/api/rules/chess")).status == 404
    answer = await wire.http("POST", "/api/tables", {"game": "chess", "seats": 5}, ann)
    assert (answer.status, answer.why) == (404, "unknown-game")


def test_every_route_is_described_and_every_description_has_its_route(player: Player) -> None:
    routes = {
        (route.path, method.lower())
        for route in player.app.routes
        if isinstance(route, Route) and route.path.startswith("/api/") and route.path not in DESCRIPTIONS
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert routes == {(path, method) for path, methods in openapi()["paths"].items() for method in methods}


def test_no_route_hides_another(player: Player) -> None:
    routes = [route for route in player.app.routes if isinstance(route, Route)]
    for route in routes:
        scope = {"type": "http", "path": route.path, "method": next(iter(route.methods or {"GET"}))}
        assert next(each for each in routes if each.matches(scope)[0] == Match.FULL) is route, route.path


def test_every_command_and_message_is_described() -> None:
    described = openapi()["components"]["schemas"]
    for model in (*get_args(protocol.AnyCommand), *get_args(messages.AnyMessage), protocol.NewTable):
        properties = described[model.__name__]["properties"]
        assert set(model.__struct_fields__) <= set(properties)


@over_the_wire
async def test_the_description_is_served(wire: Wire) -> None:
    assert (await wire.get("/api/openapi.json")).body == protocol.write(openapi())
