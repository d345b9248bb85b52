"""`/seen` tells visitors how the server sees their own request, and nothing of anybody else."""

from __future__ import annotations

import json

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from presidium.server.base.limits import Limits, Rate
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from tests.server.house import House

HEADERS = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
SEEN = {
    "scheme": "http",
    "host": "localhost",
    "address": "testclient",
    "forwarded_for": "192.0.2.7",
    "forwarded_proto": "https",
}


@pytest.mark.parametrize(
    "terms", [HallConfig(), HallConfig(closed=True), HallConfig(path="/hall")], ids=["open", "closed", "path"]
)
def test_a_visitor_is_told_how_the_server_sees_the_request(house: House, terms: HallConfig) -> None:
    client = TestClient(build(house.hall, terms), base_url="http://localhost")
    assert client.get(f"{terms.path}/seen", headers=HEADERS).json() == SEEN
    with client.websocket_connect(f"ws://localhost{terms.path}/seen", headers=HEADERS) as line:
        assert json.loads(line.receive_bytes()) == SEEN
        with pytest.raises(WebSocketDisconnect) as closed:
            line.receive_bytes()
    assert closed.value.code == 1000


def test_websockets_there_cost_what_a_stream_costs(house: House) -> None:
    few = Limits(address_work=Rate(10, 0.001))
    client = TestClient(build(house.hall, HallConfig(limits=few)), base_url="http://localhost")
    codes = []
    for _ in range(4):
        try:
            with client.websocket_connect("ws://localhost/seen") as line:
                line.receive_bytes()
                codes.append(0)
        except WebSocketDisconnect as closed:
            codes.append(closed.code)
    assert codes == [0, 0, 1013, 1013]
