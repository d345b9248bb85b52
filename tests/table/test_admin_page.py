"""The host's page: nobody sees it without his token, and what it does it does once."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from presidium.table.app import build
from presidium.table.terms import Terms
from tests.table.house import House

TOKEN = "a-token-that-is-long-enough"


@pytest.fixture
def client(house: House) -> TestClient:
    return TestClient(
        build(house.hall, Terms(admin=TOKEN)), base_url="http://localhost", headers={"accept-language": "en"}
    )


def come_in(client: TestClient) -> str:
    answer = client.post("/admin/in", data={"token": TOKEN})
    assert answer.status_code == 200
    return answer.text


def test_without_a_token_set_there_is_no_such_page(house: House) -> None:
    there = TestClient(build(house.hall), base_url="http://localhost")
    assert there.get("/admin").status_code in (404, 503)
    assert there.post("/admin/do", data={"do": "drain"}).status_code in (404, 405)


def test_nobody_sees_or_does_anything_without_it(house: House, client: TestClient) -> None:
    at = house.table(people=2)
    for answer in (
        client.get("/admin"),
        client.post("/admin/in", data={"token": "another-that-is-long-enough"}),
        client.post("/admin/do", data={"do": "remove", "of": at.id}),
        client.post("/admin/do", data={"do": "remove", "of": at.id}, cookies={"presidium-host": TOKEN}),
    ):
        assert at.id not in answer.text
        assert "set-cookie" not in answer.headers
    assert at.room is not None


def test_the_host_sees_to_his_hall(house: House, client: TestClient) -> None:
    at = house.table(people=2)
    house.run(house.hall.people.welcome("<b>Eve</b>"))
    told = come_in(client)
    assert at.id in told
    assert "Ann" in told
    assert "&lt;b&gt;Eve" in told
    assert "<b>" not in told
    for said in client.cookies.jar:
        assert (said.path, TOKEN in str(said.value)) == ("/admin", False)
    told = client.post("/admin/do", data={"do": "announce", "of": 'Tea "at" <five>'}).text
    assert 'value="Tea &quot;at&quot; &lt;five&gt;"' in told
    assert "No table is made any more." in client.post("/admin/do", data={"do": "drain", "of": ""}).text
    assert "Tables can be made." in client.post("/admin/do", data={"do": "drain", "of": "undo"}).text
    assert at.id not in client.post("/admin/do", data={"do": "remove", "of": at.id}).text
    again = client.post("/admin/do", data={"do": "remove", "of": at.id})
    assert (again.status_code, 'role="alert"' in again.text) == (404, True)


def test_a_page_of_another_site_does_nothing_in_his_name(house: House, client: TestClient) -> None:
    told = come_in(client)
    assert '<meta name="referrer" content="same-origin">' in told  # else a browser sends `Origin: null`, and is refused
    answer = client.post("/admin/do", data={"do": "drain"}, headers={"origin": "http://elsewhere.example"})
    assert answer.status_code == 403
    assert not house.run(client.app.state.server.admin.do("drain", "undo"))["draining"]  # type: ignore[attr-defined]
    assert (
        "samesite=strict"
        in client.post("/admin/in", data={"token": TOKEN}, follow_redirects=False).headers["set-cookie"].lower()
    )


def test_it_is_dressed_where_no_page_is_built(client: TestClient) -> None:
    (look,) = re.findall(r'rel="stylesheet" href="([^"]+)"', client.get("/admin").text)
    sheet = client.get(look)
    assert sheet.status_code == 200
    assert sheet.headers["content-type"].startswith("text/css")
