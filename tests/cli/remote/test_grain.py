"""The terminal keeps the number it has thrown into the dice, and says at the end whether it was used."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from presidium.cli.remote.nonce import FILE, Grain
from presidium.server.domain import dice
from tests.cli.remote.test_join import PROMPT
from tests.cli.server import PATIENCE, host, serving, terminal
from tests.cli.shell import presidium

SEED = dice.Seed("5eed", "5a17")
MIX = "1=mine,2=yours"
TABLE = {"commitment": SEED.commitment, "mixed": SEED.mixed(MIX)}
OPENED = {"seed": SEED.seed, "salt": SEED.salt, "nonces": MIX}
PLACE = "http://127.0.0.1:8000/t/T"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as (_, there):
        yield there


@pytest.fixture
def grain(tmp_path: Path) -> Grain:
    """Ours, at a table that has begun."""
    thrown = Grain(tmp_path, PLACE, 1)
    thrown.note(nonce="mine")
    thrown.note(**TABLE)
    return Grain(tmp_path, PLACE, 1)


def said(grain: Grain, table: dict[str, str] = TABLE, opened: dict[str, str] = OPENED) -> list[tuple[str, bool]]:
    return [(id.removeprefix("join-dice-"), well) for id, well in grain.verdict(table, opened)]


def resealed(mix: str) -> dict[str, Any]:
    """What a server would say that has changed its mind about the numbers."""
    return {"table": {**TABLE, "mixed": SEED.mixed(mix)}, "opened": {**OPENED, "nonces": mix}}


def test_a_number_that_was_used_is_found(grain: Grain) -> None:
    assert said(grain) == [("among", True)]


@pytest.mark.parametrize("mix", ["2=yours", "1=other,2=yours", "1=yours,2=mine", "", "1=min", "x"])
def test_a_number_that_was_left_out_or_changed_is_missed(tmp_path: Path, mix: str) -> None:
    thrown = Grain(tmp_path, PLACE, 1)
    thrown.note(nonce="mine")
    assert said(thrown, **resealed(mix)) == [("missing", False)]


def test_what_was_sealed_first_may_not_be_another_later(grain: Grain) -> None:
    assert said(grain, **resealed("1=mine,2=theirs")) == [("mixed", False), ("among", True)]
    other = dice.Seed("0ther", "5a17")
    table, opened = {**TABLE, "commitment": other.commitment}, {**OPENED, "seed": other.seed}
    assert said(grain, table, opened) == [("commitment", False), ("among", True)]
    assert said(grain, {"commitment": SEED.commitment}) == [("mixed", False), ("among", True)]


def test_what_does_not_fit_its_seal_is_told(grain: Grain) -> None:
    assert said(grain, TABLE, {**OPENED, "nonces": "1=mine"}) == [("mixed", False), ("among", True)]
    assert said(grain, TABLE, {**OPENED, "salt": "x"}) == [("commitment", False), ("mixed", False), ("among", True)]


def test_of_a_server_that_tells_nothing_nothing_can_be_said(tmp_path: Path) -> None:
    old = Grain(tmp_path, PLACE, 1)
    old.note(nonce="mine", commitment=SEED.commitment)
    table, opened = {"commitment": SEED.commitment}, {"seed": SEED.seed, "salt": SEED.salt}
    assert said(old, table, opened) == [("untold", False)]
    assert said(old, TABLE, {}) == []
    assert said(Grain(tmp_path, PLACE, 2)) == []


def test_seats_and_tables_are_kept_apart_for_their_owner_only(tmp_path: Path, grain: Grain) -> None:
    other = Grain(tmp_path, PLACE, 2)
    other.note(nonce="other")
    assert grain.known["nonce"] == Grain(tmp_path, PLACE, 1).known["nonce"] == "mine"
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0
    (tmp_path / FILE).write_text("[]")
    assert Grain(tmp_path, PLACE, 2).known == {}


def test_the_terminal_says_so_at_the_end_and_check_finds_it_too(address: str, tmp_path: Path) -> None:
    args = ("--new", "goulag", "--pace", "solo", "--talk", "none", "--name", "Ann", "--plain", "--data", tmp_path)
    with terminal("join", address, *args) as ann:
        ann.until("Comrade 5; nobody yet")
        ann.type("fill")
        ann.until("; a bot, the usual\n")
        ann.type("start")
        while "== You have" not in (told := ann.until(PROMPT, "all again: ")):
            ann.type("options")
            ann.until(PROMPT)
            ann.type("1")
        ((place, known),) = json.loads((tmp_path / FILE).read_text()).items()
        assert place.startswith(address)
        assert f"Your number was among the dice: {known['nonce']}" in told
        ann.type(f"save {tmp_path / 'record.txt'}")
        ann.until("Saved to")
    ran = presidium("check", tmp_path / "record.txt", "--nonce", known["nonce"], "--seat", "1")
    assert (ran.code, "thrown in from seat 1" in ran.out, known["mixed"] in ran.out) == (0, True, True), ran
    for nonce, seat in ((known["nonce"], "2"), ("another", "1")):
        ran = presidium("check", tmp_path / "record.txt", "--nonce", nonce, "--seat", seat)
        assert (ran.code, "is NOT what was thrown in" in ran.err) == (2, True)
    assert presidium("check", tmp_path / "record.txt", "--nonce", "another").code == 2
    assert "goes with --nonce" in presidium("check", tmp_path / "record.txt", "--seat", "1").err


def test_a_bot_says_so_too(address: str) -> None:
    table = host(address, game="goulag", seats=5, bots=["random"] * 4)
    with terminal("join", f"{address}/t/{table.table}", "--bot", "naive") as bot:
        bot.until("naive has taken seat 1.")
        table.do("start")
        bot.until("Your number was among the dice")
        assert bot.process.wait(PATIENCE) == 0
