"""The description of the API, and the API held to it: schemathesis makes requests from it and judges the answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, NamedTuple, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from starlette.applications import Starlette
from starlette.routing import Route

from presidium.table import wire as protocol
from presidium.table.app import build
from presidium.table.hall import Hall
from presidium.table.openapi import openapi
from presidium.table.serve import open_store
from tests.contract.tables import EXAMPLES
from tests.table.wire_table import GENEROUS, Clock, Wire, over_the_wire


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
        room = await hall.make(protocol.NewTable("goulag", 5, bots=("naive",) * 4, sit=True), person)
        await room.do(protocol.Start(id="1"), person)
        return token, room.table.id

    yield Player(build(hall, GENEROUS), *asyncio.run(sits_down()))
    store.close()


@pytest.fixture(scope="module")
def described(player: Player) -> Any:
    return schemathesis.openapi.from_asgi("/api/openapi.json", player.app)


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=3 if EXAMPLES < 10 else 200, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, player: Player) -> None:
    if len(str(case.path_parameters.get("table", ""))) % 2:  # every other request is about a table there is
        case.path_parameters["table"] = player.table
    rules = [positive_data_acceptance]  # no schema says what the rules of a game allow
    case.call_and_validate(headers={"authorization": f"Bearer {player.token}"}, excluded_checks=rules)


def test_every_route_is_described_and_every_description_has_its_route(player: Player) -> None:
    routes = {
        (route.path, method.lower())
        for route in player.app.routes
        if isinstance(route, Route) and route.path.startswith("/api/") and route.path != "/api/openapi.json"
        for method in route.methods or ()
        if method != "HEAD"
    }
    assert routes == {(path, method) for path, methods in openapi()["paths"].items() for method in methods}


def test_every_command_and_message_is_described() -> None:
    described = openapi()["components"]["schemas"]
    for model in (*get_args(protocol.AnyCommand), *get_args(protocol.AnyMessage), protocol.NewTable):
        properties = described[model.__name__]["properties"]
        assert set(model.__struct_fields__) <= set(properties)


@over_the_wire
async def test_the_description_is_served(wire: Wire) -> None:
    assert (await wire.get("/api/openapi.json")).body == protocol.write(openapi())
