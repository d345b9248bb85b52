"""A closed hall from the command line: invitations are made while it is open, and one joins it with their code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from presidium.client.remote import Remote
from presidium.core import Refused
from tests.cli.server import serving, terminal
from tests.cli.shell import presidium

pytestmark = pytest.mark.ci

CODE = r"[A-Z]{4}-[A-Z]{4}-[A-Z]{4}"


def code_in(text: str) -> str:
    found = re.search(CODE, text)
    assert found is not None, text
    return found[0]


def test_who_opens_a_closed_hall_is_told_how_to_be_the_first_in_it(tmp_path: Path) -> None:
    with terminal("serve", "--port", "0", "--data", tmp_path, "--closed") as server:
        told = server.until("Ctrl-C")
    assert "It is closed" in told
    link = re.search(r"http://127\.0\.0\.1:\d+/\?invite=" + CODE, told)
    assert link is not None
    with serving(tmp_path, "--closed") as (server, address):  # it is good still, so there is no need of another
        host = Remote(f"{address}/?invite={code_in(told)}", name="Host")
        assert host.call("GET", "/api/me")["name"] == "Host"
        with pytest.raises(Refused, match="no-such-invitation"):
            Remote(f"{address}/?invite={code_in(told)}", name="Again")
    with terminal("serve", "--port", "0", "--data", tmp_path, "--closed") as server:
        assert "invite=" not in server.until("Ctrl-C")


def test_invitations_are_made_listed_and_revoked_while_the_hall_is_open(tmp_path: Path) -> None:
    with serving(tmp_path, "--closed") as (_, address):
        made = presidium("invite", "--uses", "2", "--days", "3", "--note", "the chess club", "--data", tmp_path)
        code = code_in(made.out)
        assert f"Invitation {code}: 2 people may come by it, for 3 days." in made.out
        ann = Remote(address, name="Ann", invite=code)
        ann.table = ann.call("POST", "/api/tables", {"game": "goulag", "seats": 5})["id"]
        listed = presidium("invite", "--list", "--data", tmp_path).out
        (line,) = [line for line in listed.splitlines() if "chess club" in line]
        assert "for 1 more" in line
        assert code not in listed
        gone = presidium("invite", "--revoke", line.split(":")[0], "--data", tmp_path)
        assert (gone.code, "stays" in gone.out) == (0, True)
        with pytest.raises(Refused, match="no-such-invitation"):
            Remote(address, name="Ben", invite=code)
        assert ann.look()["table"]["id"] == ann.table
        again = presidium("invite", "--revoke", line.split(":")[0], "--data", tmp_path)
        assert again.code == 2
        assert "No invitation here has the id" in again.err


@pytest.mark.parametrize(
    ("said", "home"),
    [
        ('public-address = "https://table.example.org"', "https://table.example.org"),
        ('public-address = "https://example.org/"\npath = "/hall"', "https://example.org/hall"),
    ],
)
def test_an_invitation_is_a_link_by_the_public_address(tmp_path: Path, said: str, home: str) -> None:
    file = tmp_path / "hall.toml"
    file.write_text(f'data = "{tmp_path}"\nport = 0\nclosed = true\n{said}\n', encoding="utf-8")
    with terminal("serve", "--settings", file) as server:
        told = server.until("Ctrl-C")
    assert f"{home}/?invite={code_in(told)}" in told
    told = presidium("invite", "--settings", file).out
    assert f"{home}/?invite={code_in(told)};" in told
    assert f"presidium join {home} --invite {code_in(told)}" in told
    told = presidium("invite", "--data", tmp_path).out
    assert "the address of the server and /?invite=" in told
    assert "With the setting public-address" in told


def test_one_joins_a_closed_hall_with_an_invitation_and_is_known_from_then_on(tmp_path: Path) -> None:
    house, home = tmp_path / "house", tmp_path / "home"
    with serving(house, "--closed") as (_, address):
        args = ("join", address, "--new", "goulag", "--name", "Ann", "--data", home, "--plain")
        refused = presidium(*args)
        assert (refused.code, f"The server at {address} is closed" in refused.err) == (2, True)
        code = code_in(presidium("invite", "--data", house).out)
        with terminal(*args, "--invite", code) as ann:
            assert f"{address}/t/" in ann.until("presidium join") + ann.until("/t/")
        with terminal(*args) as ann:
            ann.until("/t/")
        strange = presidium("join", address, "--name", "Ben", "--data", home, "--invite", code)
        assert (strange.code, "used up" in strange.err) == (2, True)


def test_an_invitation_makes_no_hall_where_there_is_none(tmp_path: Path) -> None:
    ran = presidium("invite", "--data", tmp_path / "new")
    assert (ran.code, f"No server has kept anything in {tmp_path / 'new'}" in ran.err) == (2, True)
    assert not (tmp_path / "new").exists()


def test_the_environment_closes_the_hall_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.cli import server

    monkeypatch.setattr(server, "ENVIRONMENT", {**server.ENVIRONMENT, "PRESIDIUM_CLOSED": "1"})
    with serving(tmp_path) as (_, address), pytest.raises(Refused, match="hall-closed"):
        Remote(address, name="Eve")
