"""The house of a tab: without threads, processes and sockets it plays every game, and says what a server says."""

from __future__ import annotations

import re
import socket
import threading
from collections.abc import Callable, Coroutine
from contextlib import closing
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from presidium.lite.house import House, hall_in
from presidium.lite.pool import here
from presidium.server.domain.dice import Seed
from presidium.server.live.registry import Hall
from presidium.server.storage.opening import open_store
from tests.lite.player import Hasty, Player
from tests.server.house import alike

QUICK = {"goulag": "naive", "kremlin": "careful", "politburo": "naive"}


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a tab: whoever starts a thread or a process, or opens a socket, fails."""

    def refuse(*_: Any, **__: Any) -> None:
        raise AssertionError("a tab has no threads, processes and sockets")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    monkeypatch.setattr(BaseProcess, "start", refuse)
    monkeypatch.setattr(socket.socket, "bind", refuse)
    monkeypatch.setattr(socket.socket, "connect", refuse)


def run(work: Callable[[Hasty], Coroutine[Any, Any, Any]], threads: bool = False) -> Any:
    with closing(Hasty(threads)) as loop:
        return loop.run_until_complete(work(loop))


def seeds() -> Callable[[], Seed]:
    seeds = (Seed(f"{n:064x}", f"{n:064x}") for n in count(1))
    return lambda: next(seeds)


async def in_tab(loop: Hasty, file: Path, commits: list[int] | None = None) -> House:
    told = (lambda: None) if commits is None else (lambda: commits.append(1))
    house = House(hall_in(file, here, told, seeds(), loop.time, loop.time))
    await house.open()
    return house


async def at_server(loop: Hasty, data: Path) -> House:
    """The usual hall, with its threads; its bots too answer at once, so that both say the same."""
    house = House(Hall(open_store(data), loop.time, seeds(), wall=loop.time, new_process=here))
    await house.open()
    return house


def told(player: Player) -> str:
    """What the player was told, but for what is drawn anew in each house: ids, tokens, faces and times."""
    text = msgspec.json.encode(player.said).decode()
    for n, id in enumerate(dict.fromkeys(re.findall(r'"id":"([A-Za-z0-9_-]{8,})"', text))):
        text = text.replace(id, f"id-{n}")
    return re.sub(r'"(token|portrait)":"[^"]*"|"(at|opens|earliest|since|begun|ended)":[\d.]+', "", text)


async def plays(house: House, game: str, longest: int = 3000) -> Player:
    player = Player(house)
    try:
        table = await player.play(game, QUICK[game], longest)
        if longest == 3000:
            for part in ("record", "pravda?lang=en", "history", "charts"):
                await player.ask("GET", f"/tables/{table}/{part}")
    finally:
        await house.close()
    return player


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    "game", ["goulag", pytest.param("kremlin", marks=pytest.mark.ci), pytest.param("politburo", marks=pytest.mark.ci)]
)
def test_a_game_is_played_to_its_end(game: str, tmp_path: Path) -> None:
    async def go(loop: Hasty) -> Player:
        return await plays(await in_tab(loop, tmp_path / "hall.db"), game)

    player = run(go)
    assert player.said[-1][0] == 200
    assert any(isinstance(said, dict) and said.get("table", {}).get("status") == "over" for said in player.said)


@pytest.mark.parametrize(
    "game", ["goulag", pytest.param("kremlin", marks=pytest.mark.ci), pytest.param("politburo", marks=pytest.mark.ci)]
)
def test_it_says_what_a_server_says(game: str, tmp_path: Path) -> None:
    async def tab(loop: Hasty) -> Player:
        return await plays(await in_tab(loop, tmp_path / "hall.db"), game, 12)

    async def server(loop: Hasty) -> Player:
        return await plays(await at_server(loop, tmp_path / "hall"), game, 12)

    with alike():
        here = told(run(tab))
    with alike():
        there = told(run(server, threads=True))
    assert here == there
    assert len(here) > 10_000


@pytest.mark.usefixtures("bare")
def test_after_each_commit_the_file_holds_the_game(tmp_path: Path) -> None:
    """A tab is killed at any moment: a copy of the file, made after a commit, goes on at the same question."""

    async def go(loop: Hasty) -> None:
        commits: list[int] = []
        house = await in_tab(loop, tmp_path / "hall.db", commits)
        player = Player(house)
        table = await player.play("kremlin", "careful", 4)
        stands = (await player.ask("GET", f"/tables/{table}?seat=1"))["question"]["id"]
        assert len(commits) > 5
        (tmp_path / "kept.db").write_bytes((tmp_path / "hall.db").read_bytes())
        again = House(hall_in(tmp_path / "kept.db", here, wall=loop.time, steady=loop.time))
        await again.open(house.cookie)
        later = Player(again, "b")
        assert (await later.ask("GET", f"/tables/{table}?seat=1"))["question"]["id"] == stands
        before = again.hall.rooms[table].table.question
        await later.go_on(table, 3)
        assert again.hall.rooms[table].table.question > before
        await again.close()
        await house.close()

    run(go)


@pytest.mark.usefixtures("bare")
def test_a_file_from_elsewhere_signs_in_who_was_seen_last(tmp_path: Path) -> None:
    async def go(loop: Hasty) -> None:
        house = await in_tab(loop, tmp_path / "hall.db")
        assert not await house.sign_in()
        for name in ("Ann", "Vera"):
            await Player(house).ask("POST", "/people", {"name": name})
            loop.now += 2 * 3600
            assert (await Player(house).ask("GET", "/me"))["name"] == name
        house.cookie = ""
        assert (await house.ask("GET", "/api/me"))[0] == 204
        assert await house.sign_in()
        assert (await Player(house).ask("GET", "/me"))["name"] == "Vera"
        assert (await house.ask("DELETE", "/api/me?sure=yes"))[0] == 200
        assert house.cookie == ""
        await house.close()

    run(go)


def test_below_a_path(tmp_path: Path) -> None:
    async def go(loop: Hasty) -> None:
        hall = hall_in(tmp_path / "hall.db", here, wall=loop.time, steady=loop.time)
        house = House(hall, "https://example.org:8443", "/presidium/play")
        await house.open()
        assert {"goulag", "kremlin", "politburo"} <= {game["game"] for game in await Player(house).ask("GET", "/games")}
        assert (await Player(house).ask("GET", "/hall"))["alone"]
        await house.close()

    run(go)
