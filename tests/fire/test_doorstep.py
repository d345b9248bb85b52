"""Accounts, links, invitations, bans and limits, raced through three workers: what people were told there is true."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from presidium.core import Refused
from presidium.server.base.limits import Limits
from presidium.server.people.invitations import Invitations, bare
from presidium.server.people.repository import hashed
from presidium.server.runtime.admin_socket import ask
from tests.fire.doorstep import Asked, Doorstep, Kept, faults, kept_by
from tests.fire.several import Several

pytestmark = pytest.mark.ci

AT_ONCE = 12
MOST, A_SECOND = Limits().codes
NEW = {"game": "goulag", "seats": 5, "pace": "solo", "bots": ["naive"] * 4, "sit": True}


class Crowd:
    """People at the door of a closed hall, who all ask at once."""

    def __init__(self, house: Several) -> None:
        self.house = house
        self.history = Doorstep()
        self.made: dict[str, int] = {}
        self._came = 0

    def invitation(self, uses: int) -> str:
        with closing(self.house.open()) as store:
            code, kept = Invitations(store).new(uses, 1)
            store.write(kept).result()
        self.made[code] = uses
        return code

    def address(self) -> str:
        self._came += 1
        return f"198.51.{self._came // 250}.{self._came % 250}"

    def enters(self, code: str, whence: str) -> Asked:
        new = {"name": "Ann", "invite": code}
        return self.history.ask(
            "enter", code, lambda: self.house.call("POST", "/api/people", new, whence=whence), whence
        )

    def opens(self, code: str) -> Asked:
        whence = self.address()
        return self.history.ask("open", code, lambda: self.house.call("POST", f"/api/links/{code}", {}, whence=whence))

    def uses(self, token: str, whence: str) -> Asked:
        return self.history.ask("use", token, lambda: self.house.call("GET", "/api/me/tables", None, token, whence))

    def leaves(self, token: str, whence: str) -> Asked:
        path = "/api/me/devices/here"
        return self.history.ask("leave", token, lambda: self.house.call("DELETE", path, None, token, whence))

    def bans(self, token: str, whence: str, word: str = "ban") -> Asked:
        person = self.house._asked("SELECT person FROM tokens WHERE hash = ?", hashed(token))[0][0]

        def banned() -> tuple[int, Any]:
            try:
                return 200, ask(self.house.data, word, person)
            except Refused:
                return 500, None

        return self.history.ask(word, token, banned, whence)

    def all_at_once(self, *calls: Callable[[], Asked]) -> list[Asked]:
        with ThreadPoolExecutor(len(calls)) as threads:
            return [each.result() for each in [threads.submit(call) for call in calls]]

    def round(self, during: Callable[[], None] = lambda: None) -> None:
        """Each kind of thing once."""
        code, addresses = self.invitation(2), [self.address() for _ in range(AT_ONCE)]
        came = self.all_at_once(*(partial(self.enters, code, each) for each in addresses))
        during()
        token, whence = next(((each.token, each.whence) for each in came if each.token), ("", ""))
        if not token:  # a worker died with those who came in
            return
        path = "/api/me/links"
        status, link = self.house.call("POST", path, None, token, whence)
        if status == 201:
            others = self.all_at_once(*(partial(self.opens, link["code"]) for _ in range(AT_ONCE)))
            other = next((each.token for each in others if each.token), "")
            if other:
                calls = [partial(self.uses, other, whence) for _ in range(AT_ONCE)]
                self.all_at_once(*calls, partial(self.leaves, other, whence))
                self.all_at_once(*calls)
        self._banned(token, whence)

    def _banned(self, token: str, whence: str) -> None:
        many = self.invitation(100)
        status, table = self.house.call("POST", "/api/tables", NEW, token, whence)
        with ExitStack() as lines:
            if status == 201:
                where = f"{self.house.base.replace('http', 'ws', 1)}/api/tables/{table['id']}/stream?seat=1"
                headers = {"authorization": f"Bearer {token}", "x-forwarded-for": whence}
                lines.enter_context(connect(where, additional_headers=headers, max_size=None)).recv()
            calls = [partial(each, token, whence) for each in (self.uses,) * 4]
            calls += [partial(self.enters, many, whence) for _ in range(6)]
            self.all_at_once(*calls, partial(self.bans, token, whence if status == 201 else ""))
            self.all_at_once(*calls)
            self.bans(token, whence, "unban")
            self.all_at_once(*calls)

    def floods(self) -> list[Asked]:
        """From one address more than may."""
        code, whence, count = self.invitation(1_000), self.address(), int(MOST) + 30
        with ThreadPoolExecutor(AT_ONCE) as threads:
            return [each.result() for each in [threads.submit(self.enters, code, whence) for _ in range(count)]]

    def check(self) -> None:
        with closing(self.house.open()) as store:
            assert faults(self.history.asked, self.made, kept_by(store), MOST, A_SECOND) == set()


@pytest.fixture(scope="module")
def true(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    with Several(tmp_path_factory.mktemp("doorstep"), 3, "", False, "closed") as house:
        crowd = Crowd(house)
        crowd.round()
        flood = crowd.floods()
        assert MOST <= sum(each.granted for each in flood) < len(flood)
        crowd.check()
        yield crowd
        assert house.stop() == 0
        assert not house.errors()


def test_what_people_are_told_at_the_door_is_true(true: Crowd) -> None:
    told = {(each.what, each.granted) for each in true.history.asked}
    assert told >= {(what, True) for what in ("enter", "open", "use", "leave", "ban", "unban")}
    assert told >= {(what, False) for what in ("enter", "open", "use")}


@pytest.mark.slow
def test_it_is_true_also_where_workers_die(tmp_path: Path) -> None:
    with Several(tmp_path, 3, "", False, "closed") as house:
        crowd = Crowd(house)
        for _ in range(4):
            crowd.round(lambda: os.kill(house.pids()[0], signal.SIGKILL))
            house.is_complete()
        crowd.check()


# The checker finds what it is for


@pytest.fixture
def found(true: Crowd) -> Callable[..., set[str]]:
    """What it finds when something is put in the place of something else."""
    with closing(true.house.open()) as store:
        kept = kept_by(store)

    def tampered(change: Callable[[list[Asked], Kept], Any], made: int = 0) -> set[str]:
        asked = list(true.history.asked)
        copy = Kept(dict(kept.uses), set(kept.links), set(kept.tokens), kept.people)
        changed = change(asked, copy)
        uses = {code: uses + made for code, uses in true.made.items()}
        return faults(asked, uses, changed if isinstance(changed, Kept) else copy, MOST, A_SECOND)

    return tampered


def a(asked: list[Asked], what: str, granted: bool = True, **parts: Any) -> Asked:
    return next(
        each
        for each in asked
        if each.what == what and each.granted == granted and all(getattr(each, k) == v for k, v in parts.items())
    )


def test_an_invitation_that_let_in_more_is_found(found: Callable[..., set[str]]) -> None:
    def more(asked: list[Asked], _: Kept) -> None:
        refused = a(asked, "enter", granted=False)
        asked[asked.index(refused)] = refused._replace(status=201)

    assert "doubled: an invitation" in found(more)


def test_an_invitation_that_was_not_counted_or_counted_twice_is_found(found: Callable[..., set[str]]) -> None:
    def turned(by: int) -> Callable[[list[Asked], Kept], None]:
        def turn(asked: list[Asked], kept: Kept) -> None:
            kept.uses[hashed(bare(a(asked, "enter").of))] += by

        return turn

    assert found(turned(1)) == {"invented: an invitation that was used can still be used"}
    assert found(turned(-1)) == {"lost: an invitation was used up, and nobody came in"}


def test_a_link_that_worked_twice_or_not_at_all_is_found(found: Callable[..., set[str]]) -> None:
    def twice(asked: list[Asked], _: Kept) -> None:
        asked.append(a(asked, "open"))

    def never(asked: list[Asked], _: Kept) -> None:
        asked[:] = [each for each in asked if each.what != "open" or not each.granted]

    def still(asked: list[Asked], kept: Kept) -> None:
        kept.links.add(hashed(a(asked, "open").of))

    assert found(twice) == {"doubled: a link"}
    assert "lost: a link was used up, and nobody has come by it" in found(never)
    assert found(still) == {"invented: a link that was used can still be used"}


def test_accounts_that_are_lost_or_invented_or_come_back_are_found(found: Callable[..., set[str]]) -> None:
    def lost(asked: list[Asked], kept: Kept) -> None:
        kept.tokens.discard(hashed(a(asked, "enter").token))

    def invented(_: list[Asked], kept: Kept) -> Kept:
        return kept._replace(people=kept.people + 1)

    def back(asked: list[Asked], kept: Kept) -> None:
        kept.tokens.add(hashed(a(asked, "leave").of))

    def served(asked: list[Asked], _: Kept) -> None:
        gone = a(asked, "leave")
        asked.append(gone._replace(what="use", began=gone.ended + 1, ended=gone.ended + 2))

    assert found(lost) == {"lost: an account"}
    assert found(invented) == {"invented: an account"}
    assert found(back) == {"belied: who has signed out is still signed in"}
    assert found(served) == {"belied: who has signed out was served"}


def test_a_ban_that_does_not_bind_is_found(found: Callable[..., set[str]]) -> None:
    def during(what: str) -> Callable[[list[Asked], Kept], None]:
        def turn(asked: list[Asked], _: Kept) -> None:
            ban = a(asked, "ban")
            of = {"of": ban.of} if what == "use" else {}
            unban = a(asked, "unban", of=ban.of)
            refused = next(
                each
                for each in asked
                if each.what == what
                and (each.of == ban.of or (not of and each.whence == ban.whence))
                and ban.ended < each.began
                and each.ended < unban.began
            )
            assert refused.status == 403
            asked[asked.index(refused)] = refused._replace(status=200)

        return turn

    assert "belied: who is banned was served" in found(during("use"))
    assert "belied: somebody came in from where the ban is" in found(during("enter"))


def test_a_ban_that_does_not_end_is_found(found: Callable[..., set[str]]) -> None:
    def after(asked: list[Asked], _: Kept) -> None:
        unban = a(asked, "unban")
        served = next(each for each in asked if each.of == unban.of and each.began > unban.ended)
        asked[asked.index(served)] = served._replace(status=403)

    assert found(after) == {"belied: who is let in again was refused"}


def test_a_limit_that_does_not_hold_is_found(found: Callable[..., set[str]]) -> None:
    def more(asked: list[Asked], _: Kept) -> None:
        first = a(asked, "enter")
        asked += [first._replace(token="") for _ in range(int(MOST))]

    assert "doubled: a limit" in found(more, made=int(MOST))
