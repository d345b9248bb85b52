"""How much anybody may ask: counted by what it costs, for an address and for a person; a host can set all of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.requests import Request as Asked

from presidium.core import Refused
from presidium.server.archive import archive
from presidium.server.base.byte_cache import ByteCache
from presidium.server.base.limits import Limits, Rate, chosen, names, shown
from presidium.server.http.rate_limit import COSTS_MS, MAX_BUCKETS, Known, RateLimiter, whence
from presidium.server.http.routes import library
from presidium.server.people.repository import Person
from tests.server.wire_table import WHENCE, Answered, Clock, Line, Wire, over_the_wire, scope

GOULAG = {"game": "goulag", "seats": 5}


def set_limits(wire: Wire, **limits: Any) -> None:
    wire.app.state.server.limiter.limits = replace(wire.limits, **limits)


# What a host can set


def test_a_host_sets_limits_by_their_names() -> None:
    assert chosen(()) == Limits()
    limits = chosen(("chat=3:0.1", "sockets=10", "body-seconds=none", "people=none"))
    assert (limits.chat, limits.sockets, limits.body_seconds) == (Rate(3, 0.1), 10, inf)
    assert limits.people.most == inf
    assert replace(limits, chat=Limits().chat, sockets=200, body_seconds=20, people=Limits().people) == Limits()


@pytest.mark.parametrize("value", ["", "=", "=x", "=0", "=-1", "=1:2", "=inf", "=nan"])
def test_what_is_no_limit_is_refused_with_an_example(value: str) -> None:
    with pytest.raises(Refused) as refused:
        chosen((f"sockets{value}",))
    assert refused.value.why.id == "limit-form"
    assert dict(refused.value.why.args) == {"name": "sockets", "example": "sockets=200"}


@pytest.mark.parametrize("text", ["chat=6", "chat=6:0", "chat=6:x", "chat=6:1:1", "chat=nan:1"])
def test_a_rate_has_two_numbers(text: str) -> None:
    with pytest.raises(Refused) as refused:
        chosen((text,))
    assert dict(refused.value.why.args) == {"name": "chat", "example": "chat=6:0.5"}


def test_an_unknown_limit_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refused) as refused:
        chosen(("speed=88",))
    assert refused.value.why.id == "unknown-limit"
    assert dict(refused.value.why.args) == {"name": "speed", "known": ", ".join(names())}


def test_every_limit_can_be_written_as_it_is_shown() -> None:
    limits = Limits()
    assert chosen(f"{name}={shown(getattr(limits, name.replace('-', '_')))}" for name in names()) == limits


# Addresses


@pytest.mark.parametrize(
    ("host", "one"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix socket", "unix socket"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_what_one_address_is(host: str, one: str) -> None:
    assert whence(host) == one


# Costs


class Request:
    """As much of one as the guard looks at."""

    def __init__(self, host: str) -> None:
        self.scope = {"client": (host, 0)}


def refused(guard: RateLimiter, kind: str, host: str, person: str) -> int | None:
    try:
        guard.charge(kind, Request(host), Person(person, "?"))  # type: ignore[arg-type]
    except Refused as why:
        return int(dict(why.why.args)["seconds"])
    return None


def test_what_costs_more_runs_out_sooner() -> None:
    for kind in COSTS_MS:
        guard = RateLimiter(replace(Limits(), work=Rate(1000, 1)), Clock())
        done = 0
        while refused(guard, kind, "192.0.2.7", "ann") is None:
            done += 1
        assert done == 1000 // COSTS_MS[kind]


def test_a_person_has_a_part_of_what_an_address_has() -> None:
    clock = Clock()
    guard = RateLimiter(replace(Limits(), work=Rate(100, 10), address_work=Rate(450, 50)), clock)
    spent = [refused(guard, "bots", "192.0.2.7", who) for who in ("ann", "ann", "ben", "cid")]
    assert spent == [None, 20, None, 3]  # more than one has at all puts him into debt, for one time
    assert refused(guard, "bots", "192.0.2.8", "ann") == 20, "a person is the same everywhere"
    clock.goes_on(3)
    assert refused(guard, "bots", "192.0.2.7", "cid") is None


def test_who_is_refused_has_spent_nothing() -> None:
    clock = Clock()
    guard = RateLimiter(replace(Limits(), work=Rate(100, 10), address_work=Rate(1000, 1)), clock)
    for _ in range(100):
        refused(guard, "eyes", "192.0.2.7", "ann")
    assert [refused(guard, "bots", "192.0.2.7", f"person {n}") for n in range(5)] == [None] * 4 + [120]


class Locked(Known):
    """Buckets that several workers share: nobody may write to them who has not locked them."""

    held = 0

    @contextmanager
    def alone(self) -> Iterator[None]:
        self.held += 1
        try:
            yield
        finally:
            self.held -= 1

    def put(self, key: tuple[str, str], left: float, then: float) -> None:
        assert self.held == 1
        super().put(key, left, then)


def test_shared_balances_are_locked_by_whoever_changes_them() -> None:
    locked = Locked(Limits(), lambda: 0.0)
    guard = RateLimiter(Limits(), lambda: 0.0, locked)
    asks = Asked(scope("http", "/metrics", None, {}))
    guard.count("people", "here")
    guard.took("here", "ann", 1.0)
    assert not guard.is_right(asks, "a guess", "the token", "/metrics")
    assert guard.is_right(asks, "the token", "the token", "/metrics")
    assert locked.get(("guesses", WHENCE), (0.0, 0.0))[0] == Limits().guesses.most - 1


def test_only_those_who_have_everything_again_are_forgotten() -> None:
    clock = Clock()
    guard = RateLimiter(Limits(chat=Rate(2, 1)), clock)
    for n in range(MAX_BUCKETS):
        guard.count("chat", f"crowd {n}")
    clock.goes_on(10)
    for _ in range(2):
        guard.count("chat", "ann")
    assert len(guard._left) < 10
    with pytest.raises(Refused):
        guard.count("chat", "ann")


def test_what_is_kept_has_its_bounds() -> None:
    kept = ByteCache(100)
    for n in range(5):
        kept.put(n, b"x" * 30)
        kept.get(0)
    assert [kept.get(n) is None for n in range(5)] == [False, True, True, False, False]
    kept.put(3, b"y" * 10)
    assert kept.size == 70
    kept.put(9, b"z" * 1000)
    assert (kept.get(9), kept.size) == (None, 0)


# Over the wire


@over_the_wire
async def test_every_request_costs_its_address_something_the_pages_too(wire: Wire, monkeypatch: Any) -> None:
    monkeypatch.setattr("presidium.server.http.rate_limit.REFUSAL_DELAY_S", 0.0)
    set_limits(wire, address_work=Rate(10 * COSTS_MS["request"], COSTS_MS["request"] / 2))
    came = [await wire.get(path) for path in ("/health", "/", "/nowhere", "/api/games") * 3]
    assert 429 not in [answered.status for answered in came[:10]]
    assert [(each.status, each.headers["retry-after"], each.why) for each in came[10:]] == [(429, "2", "too-fast")] * 2
    assert came[10].headers["x-content-type-options"] == "nosniff"
    wire.clock.goes_on(2)
    assert (await wire.get("/health")).status == 200


@over_the_wire
async def test_what_is_long_to_make_is_dear_and_made_once(wire: Wire, monkeypatch: Any) -> None:
    made: list[str] = []
    for module, name in ((archive, "record_text"), (archive, "seen_again"), (library, "code")):
        make = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *args, make=make, name=name: made.append(name) or make(*args))
    ann = await wire.person("Ann")
    table, other = await finished(wire, ann), await wire.table(ann, **GOULAG)
    paths = [f"/api/tables/{table}/{path}" for path in ("record", "history?eyes=all", "code.svg")]
    before = [(await wire.get(path)).body for path in paths]
    assert made == ["record_text", "seen_again", "code"]
    set_limits(wire, address_work=Rate(COSTS_MS["hello"], 0.001))
    assert [(await wire.get(path)).body for path in paths] == before
    assert len(made) == 3
    for path in (f"{other}/code.svg", f"{table}/history?eyes=1"):
        assert (await wire.get(f"/api/tables/{path}")).status == 429
    assert len(made) == 3


@over_the_wire
async def test_what_is_kept_is_not_for_those_who_may_not_read_it(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, **GOULAG, sit=True, bots=["naive"] * 4)
    for path in ("record", "history?eyes=all"):
        assert (await wire.get(f"/api/tables/{table}/{path}")).why == "not-over"


async def finished(wire: Wire, who: str) -> str:
    table = await wire.table(who, **GOULAG, pace="bots", bots=["naive"] * 5)
    await wire.done(table, who, "start")
    while not wire.room(table).table.over:
        await asyncio.sleep(0.01)
    return table


@over_the_wire
async def test_a_game_of_bots_costs_what_it_takes(wire: Wire) -> None:
    ann = await wire.person("Ann")
    tables = [await wire.table(ann, **GOULAG, pace="bots", bots=["naive"] * 5) for _ in range(3)]
    set_limits(wire, work=Rate(2.5 * COSTS_MS["bots"], COSTS_MS["bots"]))
    started = [await wire.do(table, ann, "start") for table in tables]
    assert [answered.status for answered in started] == [200, 200, 429]
    assert started[2].headers["retry-after"] == "1"


@over_the_wire
async def test_on_a_line_whoever_says_too_much_is_told_and_then_heard_slowly(wire: Wire) -> None:
    ann = await wire.person("Ann")
    table = await wire.table(ann, **GOULAG, sit=True)
    line = await wire.listen(table, ann, "seat=1")
    set_limits(wire, work=Rate(10 * COSTS_MS["frame"], COSTS_MS["frame"]))
    for _ in range(13):
        line.to_server.put_nowait({"type": "websocket.receive", "text": "?"})
    while len(line.replies()) < 11:
        await asyncio.sleep(0.001)
    await asyncio.sleep(0.1)
    assert [each["why"]["id"] for each in line.replies()] == ["unreadable-body"] * 10 + ["too-fast"]


# A club


class Member:
    """Somebody who arrives, sits down, talks and plays without thinking."""

    def __init__(self, wire: Wire, token: str, rng: Random) -> None:
        self.wire, self.token, self.rng = wire, token, rng
        self.line: Line
        self.question: Any = None
        self.refused: list[str] = []

    def heard(self, answered: Answered) -> None:
        if answered.status == 429:
            self.refused.append(answered.body.decode())

    async def arrive(self) -> None:
        """As the page does: who am I, what is there, what are the games."""
        for path in ("/", "/assets/index.js", "/assets/index.css", "/favicon.svg", *["/assets/more.js"] * 4):
            assert (await self.wire.get(path)).status != 429
        for path in ("/api/me", "/api/games", "/api/tables", "/api/rules/goulag"):
            self.heard(await self.wire.get(path, self.token))

    async def sit(self, table: str, seat: int) -> None:
        self.table, self.seat = table, seat
        self.heard(await self.wire.get(f"/api/tables/{table}/code.svg"))
        self.heard(await self.wire.get(f"/api/tables/{table}", self.token))
        self.heard(await self.wire.do(table, self.token, "sit", seat=seat, nonce=str(seat)))
        self.line, self.read, self.question = await self.wire.listen(table, self.token, f"seat={seat}"), 0, None
        assert self.line.opened

    async def answer(self) -> None:
        if not self.wire.room(self.table).table.running:
            return
        for text in self.line.heard[self.read :]:
            self.question = json.loads(text).get("question") or self.question
        self.read = len(self.line.heard)
        if self.question and self.question["options"] and not self.question["answer"]:
            action = self.rng.choice(self.question["options"])
            parts = {"seat": self.seat, "question": self.question["id"], "action": action}
            answer = {"do": "answer", "id": str(self.rng.random()), **parts}
            self.line.to_server.put_nowait({"type": "websocket.receive", "text": json.dumps(answer)})
            self.question = None


@pytest.mark.ci
@over_the_wire
async def test_forty_people_behind_one_address_meet_no_limit(wire: Wire) -> None:
    """They arrive, sit down at eight tables, play two games each and read them again, all within a minute."""
    wire.app.state.server.limiter.limits = wire.hall.limits = Limits()
    rng, began = Random(40), wire.clock()
    club = [Member(wire, await wire.person(f"Member {n}"), rng) for n in range(40)]
    for member in club:
        await member.arrive()
        wire.clock.goes_on(0.1)
    tables = []
    for at in range(0, 40, 5):
        tables.append(await wire.table(club[at].token, **GOULAG, listed=True))
        for seat, member in enumerate(club[at : at + 5], 1):
            await member.sit(tables[-1], seat)
        wire.clock.goes_on(0.5)
    rounds = 0
    for game in range(2):
        for at, table in enumerate(tables):
            await wire.done(table, club[5 * at].token, "start")
        while any(wire.room(table).table.running for table in tables):
            for member in club:
                await member.answer()
            await asyncio.sleep(0.005)
            wire.clock.goes_on(0.1)
            rounds += 1
            assert rounds < 300, "they do not come to an end"
        for member in club:
            member.heard(await wire.do(member.table, member.token, "chat", seat=member.seat, text="Well played"))
            member.heard(await wire.get(f"/api/tables/{member.table}/history?eyes={member.seat}"))
            member.heard(await wire.get(f"/api/tables/{member.table}/record"))
        if game == 0:
            again = [await wire.done(table, club[5 * at].token, "rematch") for at, table in enumerate(tables)]
            tables = [done["table"] for done in again]
            for n, member in enumerate(club):
                await member.line.hang_up()
                await member.sit(tables[n // 5], member.seat)
    heard = [text for line in wire.lines for text in line.heard]
    assert not [text for text in heard if "too-fast" in text]
    assert [why for member in club for why in member.refused] == []
    assert wire.clock() - began < 60
    assert all(wire.room(table).table.over for table in tables)
