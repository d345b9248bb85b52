"""A house under a path of a site: whatever leaves it begins with the path, and beside it there is nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from presidium.client.remote import taken_apart
from presidium.core import Refused
from presidium.server.http import site
from presidium.server.http.routes import page, table_reads
from presidium.server.notifications import settings
from presidium.server.runtime.app import build
from presidium.server.runtime.config import HallConfig
from presidium.server.runtime.serve import address
from tests.fire.house import ROOT
from tests.server.house import House

PATH = "/games/presidium"
TOKEN = "a-token-that-is-long-enough"
INDEX = (ROOT / "web" / "index.html").read_text(encoding="utf-8")


@pytest.fixture
def client(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TestClient:
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "favicon.svg").write_text("<svg/>")
    monkeypatch.setattr(page, "PAGE_FOLDER", tmp_path)
    app = build(house.hall, HallConfig(admin=TOKEN, metrics=TOKEN, path=PATH))
    return TestClient(app, base_url="http://localhost", headers={"accept-language": "en"}, follow_redirects=False)


@pytest.mark.parametrize("written", ["/games/presidium", "games/presidium/", "/games/presidium/"])
def test_a_path_is_read_however_its_slashes_are(written: str) -> None:
    assert site.chosen(written) == PATH


@pytest.mark.parametrize("written", ["", "/", "//"])
def test_no_path_is_none(written: str) -> None:
    assert site.chosen(written) == ""


@pytest.mark.parametrize(
    "written", ["/a b", "/a//b", "/../etc", "/.", '/"', "/a?b", "/a#b", "https://a.example/b", "/ж"]
)
def test_what_is_no_path_is_refused(written: str) -> None:
    with pytest.raises(Refused) as told:
        site.chosen(written)
    assert told.value.why.id == "not-a-path"


def test_the_front_of_the_site_leads_to_the_house_and_beside_it_is_nothing(client: TestClient) -> None:
    for front in ("/", PATH, f"{PATH}?invite=ABCD", "/?invite=ABCD"):
        led = client.get(front)
        assert (led.status_code, led.headers["location"].partition("?")[0]) == (307, f"{PATH}/")
        assert ("invite=ABCD" in led.headers["location"]) == ("invite" in front)
    for beside in ("/api/games", "/admin", "/metrics", "/health", "/t/abc", "/games", f"{PATH}s/", "/favicon.svg"):
        assert client.get(beside).status_code == 404
    assert client.post("/", json={}).status_code == 404
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/tables/x/stream"):
        pass


def test_the_page_and_its_files_are_below_the_path(client: TestClient) -> None:
    shown = client.get(f"{PATH}/t/abc").text
    assert f'data-path="{PATH}"' in shown
    linked = re.findall(r'(?:href|src)="(.+?)"', shown)
    assert len(linked) == 4
    assert all(each.startswith(f"{PATH}/") and PATH not in each[len(PATH) :] for each in linked)
    assert client.get(f"{PATH}/favicon.svg").text == "<svg/>"
    assert client.get(f"{PATH}/elsewhere").status_code == 404
    assert client.get(f"{PATH}/rules/").headers["location"] == f"http://localhost{PATH}/rules"


def test_what_is_asked_there_is_answered_as_everywhere(house: House, client: TestClient) -> None:
    for answered in ("/health", "/api/games", "/api/openapi.json"):
        assert client.get(PATH + answered).status_code == 200
    assert client.get(f"{PATH}/metrics", headers={"authorization": f"Bearer {TOKEN}"}).status_code == 200
    unknown = client.get(f"{PATH}/api/nowhere")
    assert (unknown.status_code, unknown.json()["why"]["args"]) == (404, {"text": "GET /api/nowhere"})
    misled = client.get(f"{PATH}/api/games", headers={"host": "elsewhere.example"})
    assert (misled.status_code, misled.json()["why"]["id"]) == (421, "misdirected")
    house.run(client.app.state.server.admin.do("announce", "Tea"))  # type: ignore[attr-defined]
    assert client.get(f"{PATH}/api/games").headers["presidium-announces"] == "Tea"


def test_its_cookie_is_good_there_alone(client: TestClient) -> None:
    come = client.post(f"{PATH}/api/people", json={"name": "Ann"})
    assert (come.status_code, f"path={PATH};" in f"{come.headers['set-cookie'].lower()};") == (201, True)
    assert client.get(f"{PATH}/api/me").json()["name"] == "Ann"
    gone = client.delete(f"{PATH}/api/me/devices/here").headers["set-cookie"]
    assert f"path={PATH};" in f"{gone.lower()};"
    assert client.get(f"{PATH}/api/me").status_code == 204


def test_a_table_is_listened_to_and_its_code_leads_there(
    house: House, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, drawn = house.table(people=2), []
    monkeypatch.setattr(table_reads.library, "code", lambda address: drawn.append(address) or b"<svg/>")
    assert client.get(f"{PATH}/api/tables/{at.id}/code.svg").status_code == 200
    assert drawn == [f"http://localhost{PATH}/t/{at.id}"]
    with client.websocket_connect(f"{PATH}/api/tables/{at.id}/stream", headers={"host": "localhost"}) as line:
        assert line.receive_json()["type"] == "hello"


def test_the_host_sees_to_it_there(client: TestClient) -> None:
    door = client.get(f"{PATH}/admin").text
    assert f'action="{PATH}/admin/in"' in door
    led = client.post(f"{PATH}/admin/in", data={"token": TOKEN})
    assert (led.headers["location"], f"path={PATH}/admin" in led.headers["set-cookie"].lower()) == (
        f"{PATH}/admin",
        True,
    )
    hall = client.get(f"{PATH}/admin").text
    assert set(re.findall(r'(?:action|href)="(.+?)"', hall)) == {
        f"{PATH}/admin/do",
        f"{PATH}/admin/look.css",
        f"{PATH}/admin/out",
        f"{PATH}/favicon.svg",
    }
    assert client.post(f"{PATH}/admin/do", data={"do": "drain"}).headers["location"] == f"{PATH}/admin"


@pytest.mark.parametrize("public", ["https://a.example", "https://a.example/", f"https://a.example{PATH}/"])
def test_links_in_letters_and_calls_begin_with_where_the_house_is(public: str) -> None:
    assert settings.chosen(public, path=PATH).address == f"https://a.example{PATH}"
    assert settings.chosen(public, path=PATH).host == "a.example"
    with pytest.raises(Refused):
        settings.chosen("https://a.example/elsewhere", path=PATH)


def test_where_it_is_to_be_found_is_told_with_the_path() -> None:
    assert address("127.0.0.1", 8000, PATH) == f"http://127.0.0.1:8000{PATH}/"
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"


@pytest.mark.parametrize("path", ["", PATH])
def test_a_terminal_finds_its_way(path: str) -> None:
    home = f"http://a.example:8000{path}"
    assert taken_apart(home) == taken_apart(f"{home}/") == (home, "", "")
    assert taken_apart(f"{home}/?invite=ABCD") == (home, "", "")
    assert taken_apart(f"{home}/t/abc") == taken_apart(f"{home}/t/abc/") == (home, "t", "abc")
    assert taken_apart(f"{home}/link/co-de") == (home, "link", "co-de")


def test_no_page_of_the_servers_own_names_an_address_from_the_root_of_the_site() -> None:
    made = [*(ROOT / "src" / "presidium" / "table").rglob("*.py"), *(ROOT / "src" / "presidium" / "cli").rglob("*.py")]
    rooted = re.compile(
        r"""(?:href|src|action|content)=\\?["']/|Redirect\w*\(f?["']/|[lL]ocation["']: f?["']/|path="/"""
    )
    assert not [f"{file.name}: {found[0]}" for file in made for found in rooted.finditer(file.read_text("utf-8"))]
