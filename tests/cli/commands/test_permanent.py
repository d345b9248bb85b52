"""A permanent bot comes wherever it is invited by its name, and goes on after any death, its own or the server's."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from presidium.bots import answer_from, find
from presidium.client.remote import Remote
from presidium.core import seated
from tests.cli.server import PATIENCE, Terminal, serving, terminal
from tests.cli.shell import presidium

pytestmark = pytest.mark.ci

NAME = "Fyodor"


def stands(address: str, data: Path, name: str = NAME) -> Any:
    return terminal("bot", address, "--as", name, "--bot", "naive", "--data", data)


def invited(address: str, game: str = "goulag", bots: int = 3) -> Remote:
    """Ann at a table of her own, in seat 1, who has invited the bot to seat 2; the others are bots of the house."""
    ann = Remote(address, name="Ann")
    ann.open(game, bots + 2, bots=["random"] * bots)
    ann.sit(1)
    ann.do("invite", seat=2, bot=NAME)
    return ann


def comes(ann: Remote, seat: int = 2) -> dict[str, Any]:
    ends = time.monotonic() + PATIENCE
    while (held := ann.look()["table"]["seats"][seat - 1])["kind"] == "open":
        assert time.monotonic() < ends, "it never came"
        time.sleep(0.05)
    return dict(held)


def plays_on(ann: Remote, answers: int | None = None) -> int:
    """Ann answers what she is asked, so many times, or until the game is over."""
    given, whims, bot = 0, Random(1), find("random", ann.look()["table"]["game"])
    for _ in ann.messages():
        if ann.over or given == answers:
            break
        if ann.asked:
            ann.answer(answer_from(seated(ann.view()), bot, whims))
            given += 1
    return given


def test_it_plays_at_two_tables_at_once_and_everybody_sees_what_it_is(tmp_path: Path) -> None:
    with serving(tmp_path / "hall") as (_, address), stands(address, tmp_path / "bot") as bot:
        bot.until("A host invites it by that name.")
        tables = [invited(address), invited(address, "politburo")]
        for ann in tables:
            held = comes(ann)
            assert (held["kind"], held["name"], held["program"]) == ("person", NAME, True)
            ann.do("start")
        for _ in range(2):  # in turns: neither waits for the other
            for ann in tables:
                plays_on(ann, 1)
        for ann in tables:
            plays_on(ann)
            assert ann.look()["table"]["status"] == "over"
        told = bot.until("the game is over.") + bot.until("the game is over.")
        assert all(ann.table in told for ann in tables)


def test_it_goes_on_when_it_was_killed_and_when_the_server_was(tmp_path: Path) -> None:
    hall, data = tmp_path / "hall", tmp_path / "bot"
    with serving(hall) as (server, address):
        port = int(address.rpartition(":")[2])
        with stands(address, data) as bot:
            bot.until("A host invites it by that name.")
            ann = invited(address, "politburo")  # Goulag may be over after two answers
            comes(ann)
            ann.do("start")
            plays_on(ann, 1)
            bot.process.kill()
        with stands(address, data) as bot:
            bot.until(f"Table {ann.table}, Politburo: seat 2.")
            plays_on(ann, 1)
            server.process.kill()
            bot.until("does not answer")
            with serving(hall, port=port):
                bot.until("answers again")
                assert plays_on(ann) > 0
                assert ann.look()["table"]["status"] == "over"
                bot.until("the game is over.")
                assert (data / "people.json").stat().st_mode & 0o077 == 0
                again = Remote(address, ann.token)
                again.open("goulag", 5, bots=["random"] * 3)
                again.sit(1)
                again.do("invite", seat=2, bot="FYODOR")
                assert comes(again)["name"] == NAME


def test_whoever_was_known_waits_for_a_server_that_is_away(tmp_path: Path) -> None:
    with serving(tmp_path / "hall") as (_, address), stands(address, tmp_path / "bot") as bot:
        bot.until("A host invites it by that name.")
    with stands(address, tmp_path / "bot") as bot:
        bot.until("does not answer")
        with serving(tmp_path / "hall", port=int(address.rpartition(":")[2])):
            bot.until("A host invites it by that name.")


def test_what_it_cannot_do_it_declines(tmp_path: Path) -> None:
    with serving(tmp_path / "hall") as (_, address):
        with stands(address, tmp_path / "bot") as bot:
            bot.until("A host invites it by that name.")
        ann = invited(address)
        Remote(f"{address}/t/{ann.table}", name="Eve").sit(2)  # whoever is quicker has the seat
        with stands(address, tmp_path / "bot") as bot:
            bot.until(f"Table {ann.table}: Seat 2 is taken.")
            assert comes(ann)["name"] == "Eve"
            later = invited(address)
            assert comes(later)["name"] == NAME


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("http://127.0.0.1:9", "--as", "Fyodor", "--bot", "naive"), "Nobody answers at http://127.0.0.1:9."),
        (("nowhere", "--as", "Fyodor", "--bot", "naive"), "“nowhere” is not the address of a table"),
        (("http://127.0.0.1:9", "--as", "Fyodor", "--bot", "stockfish"), "No game here has a bot “stockfish”."),
    ],
)
def test_a_wrong_address_or_bot_is_refused(args: tuple[str, ...], why: str, tmp_path: Path) -> None:
    ran = presidium("bot", *args, "--data", tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err


def test_a_name_that_another_bot_has_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path / "hall") as (_, address), stands(address, tmp_path / "one") as bot:
        assert isinstance(bot, Terminal)
        bot.until("A host invites it by that name.")
        for name in ("Fyodor", "FYODOR", "Fуodor"):  # the last in other letters
            ran = presidium("bot", address, "--as", name, "--bot", "naive", "--data", tmp_path / f"two {name}")
            assert ran.code == 2
            assert "Another bot here is called" in ran.err
        ran = presidium("bot", address, "--as", "?", "--bot", "naive", "--data", tmp_path / "three")
        assert "needs a name" in ran.err
