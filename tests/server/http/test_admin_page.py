"""The host's page: nobody sees it without his token, and what it does it does once."""

from __future__ import annotations

import logging
import re

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from presidium.core import Refused
from presidium.server.base.limits import Limits
from presidium.server.notifications.settings import Settings
from presidium.server.people.admin_sessions import SESSION_LIFETIME_S, Sessions
from presidium.server.people.invitations import Invitations
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from presidium.server.storage.data_figures import backup_made, last_backup
from presidium.server.storage.tables import REPORTS
from tests.server.house import House

TOKEN = "a-token-that-is-long-enough"


@pytest.fixture
def client(house: House) -> TestClient:
    return TestClient(
        build(house.hall, HallConfig(admin=TOKEN)), base_url="http://localhost", headers={"accept-language": "en"}
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


def test_a_sign_in_ends_when_the_host_signs_out(house: House, client: TestClient) -> None:
    at = house.table(people=2)
    assert "/admin/out" in come_in(client)
    (cookie,) = [(said.name, said.value) for said in client.cookies.jar]
    assert TOKEN not in str(cookie)
    told = client.post("/admin/out")
    assert (told.status_code, at.id in told.text, list(client.cookies.jar)) == (200, False, [])
    client.cookies.set(*cookie, path="/admin")
    stolen = client.post("/admin/do", data={"do": "remove", "of": at.id})
    assert (stolen.status_code, "signed out" in stolen.text) == (403, True)


def test_a_page_of_another_site_does_not_sign_the_host_out(client: TestClient) -> None:
    come_in(client)
    assert client.post("/admin/out", headers={"origin": "http://elsewhere.example"}).status_code == 403
    assert "/admin/out" in client.get("/admin").text


def test_a_sign_in_ends_by_itself_and_is_deleted(house: House, client: TestClient) -> None:
    come_in(client)
    begun = house.hall.wall()
    house.hall.wall = lambda: begun + SESSION_LIFETIME_S - 1
    assert "/admin/out" in client.get("/admin").text
    house.hall.wall = lambda: begun + SESSION_LIFETIME_S
    assert "/admin/out" not in client.get("/admin").text
    assert client.post("/admin/do", data={"do": "drain"}).status_code == 403
    sessions = Sessions(house.hall.store, TOKEN, house.hall.wall)
    assert len(house.run(sessions._all())) == 1
    come_in(client)
    assert len(house.run(sessions._all())) == 1, "the one that has ended is gone"


def test_another_token_ends_every_sign_in(house: House, client: TestClient) -> None:
    come_in(client)
    restarted = TestClient(build(house.hall, HallConfig(admin=TOKEN[::-1])), base_url="http://localhost")
    restarted.cookies = client.cookies
    assert "/admin/out" not in restarted.get("/admin").text


def test_nobody_guesses_the_token(house: House, client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    """After ten wrong tokens the right one is refused too: else one could guess on."""
    client.app.state.server.limiter.limits = Limits()  # type: ignore[attr-defined]
    for _ in range(5):
        come_in(client)
    said = [client.post("/admin/in", data={"token": f"wrong-{n:016}"}).status_code for n in range(12)]
    assert said == [403] * 10 + [429] * 2
    refused = client.post("/admin/in", data={"token": TOKEN}, follow_redirects=False)
    assert (refused.status_code, "set-cookie" in refused.headers, refused.headers["retry-after"]) == (429, False, "50")
    house.now += 51
    come_in(client)
    wrong = [record for record in caplog.records if "a wrong token was sent to the admin page" in record.getMessage()]
    assert len(wrong) == 10
    assert "testclient" not in caplog.text
    assert "wrong-0" not in caplog.text


def test_every_act_of_the_host_is_one_line_in_the_log(
    house: House, client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    at, eve = house.table(people=1), house.run(house.hall.people.welcome("Evelyn"))[0]
    caplog.set_level(logging.INFO)
    caplog.clear()
    come_in(client)
    client.post("/admin/do", data={"do": "announce", "of": "Tea at five"})
    client.post("/admin/do", data={"do": "ban", "of": eve.id[:6]})
    client.post("/admin/do", data={"do": "unban", "of": eve.id})
    told = client.post("/admin/do", data={"do": "invite", "uses": "2", "days": "3", "note": "the club"}).text
    (code,) = re.findall(r"invite=([A-Z0-9-]+)", told)
    client.post("/admin/do", data={"do": "remove", "of": at.id})
    client.post("/admin/do", data={"do": "remove", "of": at.id})  # refused: no act
    with pytest.raises(Refused):
        house.run(client.app.state.server.admin.do("dance", ""))  # type: ignore[attr-defined]
    house.run(client.app.state.server.admin.do("drain", "undo"))  # type: ignore[attr-defined]
    house.run(client.app.state.server.admin.do("ready", ""))  # type: ignore[attr-defined]  # a question, no act
    client.post("/admin/out")
    page = "on the admin page"
    assert [record.getMessage() for record in caplog.records if record.name == "presidium.server"] == [
        f"the host has signed in {page}",
        f"the host: announce, {page}",
        f"the host: ban {eve.id}, {page}",
        f"the host: unban {eve.id}, {page}",
        f"the host: invite, {page}",
        f"the host: remove {at.id[:16]}, {page}",
        "the host: drain False, by the admin socket",
        "the host has signed out of the admin page",
    ]
    for secret in (code, "Evelyn", "Tea", "club", TOKEN):
        assert secret not in caplog.text


def test_the_host_makes_an_invitation_with_the_public_address_and_revokes_it(house: House, client: TestClient) -> None:
    house.hall.settings = Settings(address="https://table.example.org")
    come_in(client)
    told = client.post("/admin/do", data={"do": "invite", "uses": "2", "days": "3", "note": "the <b>club"}).text
    (code,) = re.findall(r"https://table\.example\.org/\?invite=([A-Z0-9-]+)", told)
    assert "the &lt;b&gt;club" in told
    invitations = Invitations(house.hall.store, house.hall.wall)
    assert invitations.good(code) == invitations.all()[0].key
    assert invitations.all()[0].uses == 2
    assert code not in client.get("/admin").text, "it is shown once"
    for uses, days in (("0", "3"), ("2", "x"), ("", ""), ("99999", "1")):
        assert client.post("/admin/do", data={"do": "invite", "uses": uses, "days": days}).status_code >= 400
    assert len(invitations.all()) == 1
    client.post("/admin/do", data={"do": "revoke", "of": invitations.all()[0].id})
    assert invitations.all() == []


def test_the_host_reads_reports_and_deletes_those_seen_to(house: House, client: TestClient) -> None:
    ann = house.run(house.hall.people.welcome("Ann"))
    person = ann[0] if isinstance(ann, tuple) else ann
    row = {"since": 0.0, "person": person.id, "name": "Ben <i>", "table_id": "atable", "seat": 2, "question": 7}
    said = {"said": "Comrade!", "reason": "insults", "words": "He was rude."}
    house.hall.store.write(sql.insert(REPORTS).values(**row, **said)).result()
    told = come_in(client)
    for each in ("Ann", "Ben &lt;i&gt;", "Comrade!", "He was rude.", "atable"):
        assert each in told
    assert client.post("/admin/do", data={"do": "done", "of": "no"}).status_code >= 400
    assert "He was rude." not in client.post("/admin/do", data={"do": "done", "of": "1"}).text


def test_the_host_sees_figures(house: House, client: TestClient) -> None:
    told = come_in(client)
    assert "No backup was ever made" in told
    assert "at most 10 MB" in told
    house.hall.store.write(backup_made()).result()
    at = last_backup(house.hall.store)
    assert at is not None
    house.hall.wall = lambda: at + 5 * 3600 + 1
    house.hall.store.disk.is_damaged("page 7")
    told = come_in(client)
    assert "5 hours ago" in told
    assert "damaged 1" in told


def test_it_is_dressed_where_no_page_is_built(client: TestClient) -> None:
    (look,) = re.findall(r'rel="stylesheet" href="([^"]+)"', client.get("/admin").text)
    sheet = client.get(look)
    assert sheet.status_code == 200
    assert sheet.headers["content-type"].startswith("text/css")
