"""A language of which only the name is there: one starts in it and plays, here and at a server."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from presidium.client.remote import Remote
from tests.cli.server import host, serving, terminal
from tests.cli.shell import ENVIRONMENT, presidium
from tests.text.offered import BEGUN, install

WORDS = {**BEGUN, "vo/common.ftl": "seat = Kompenan { $number }\n"}
"""And one message, to tell which one it is."""
BOTS = {"goulag": ("--bots", "naive"), "politburo": ("--bots", "naive"), "kremlin": ()}
"""Levels, who have no names of their own: a seat is called by its number then."""


@pytest.fixture(autouse=True)
def _begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ENVIRONMENT, "PYTHONPATH", str(install(tmp_path / "site", "begun_words", WORDS)))


def test_the_terminal_offers_it_by_its_name() -> None:
    assert "vo (Volapük)" in " ".join(presidium("rules", "--help").out.split())
    assert "vo" in presidium("rules", "goulag", "--lang", "tlh").err


@pytest.mark.parametrize("game", ["goulag", "politburo", "kremlin"])
def test_a_game_is_played_in_it(game: str) -> None:
    ran = presidium(
        "play", game, *BOTS[game], "--seed", "3", "--lang", "vo", "--plain", typed="?\n1\n1\n1\nrule 1.1\nquit\n"
    )
    assert (ran.code, ran.err) == (0, "")
    assert "You leave the table" in ran.out
    assert game == "kremlin" or ran.out.count("Kompenan 2") > 3, "three answers, and the table after each"


def test_the_system_may_speak_it_without_being_answered_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A half that is English is for those who ask for it."""
    monkeypatch.setitem(ENVIRONMENT, "LC_ALL", "vo_VO.UTF-8")
    assert "Kompenan" not in presidium("play", "goulag", "--plain", typed="quit\n").out


def test_a_server_speaks_it_and_so_does_whoever_joins(tmp_path: Path) -> None:
    with serving(tmp_path / "data", "--lang", "vo") as (_, address):
        remote = Remote(f"{address}/t/-", token="-")
        begun, english = (json.loads(remote.fetch("GET", f"/api/rules/goulag?lang={lang}")) for lang in ("vo", "en"))
        assert begun["rules"] == english["rules"]
        assert "English" in begun["introduction"]
        table = host(address, game="goulag", seats=5, bots=["random"] * 4, pace="solo")
        args = (f"{address}/t/{table.table}", "--name", "Ann", "--plain", "--lang", "vo", "--data", tmp_path)
        with terminal("join", *args) as ann:
            ann.until("Kompenan 5; random, a bot")
            table.do("start")
            ann.until("\n> ")  # how often one is asked afterwards the dice decide
            ann.type("1")
            ann.until("\n> ")
            ann.type("quit")
            ann.until("Your seat stays yours")
