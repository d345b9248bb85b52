"""What people were told at the door of a hall, and whether it is true: accounts, invitations, links, bans and limits.

As `checker.py` does for tables, it finds what was **lost** (granted, and not there; used up, and nobody has it),
**doubled** (granted more often than there was to grant), **belied** (refused or ended, and done all the same) and
**invented** (there, and nobody was told of it). An answer that never came may have been either.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from typing import Any, NamedTuple

import sqlalchemy as sql

from presidium.server.people.invitations import bare
from presidium.server.people.repository import hashed
from presidium.server.storage.store import Store
from presidium.server.storage.tables import INVITATIONS, LINKS, PEOPLE, TOKENS


class Asked(NamedTuple):
    """Something that somebody asked for, and what was answered."""

    began: float
    ended: float
    what: str
    """enter (with an invitation), open (a link), use or leave (with a token), ban or unban (a token's person)."""
    of: str
    """The invitation, the link, or the token."""
    status: int | None
    """None: nobody knows what came of it."""
    token: str = ""
    """What was granted."""
    whence: str = ""
    """The address it came from; of a ban, that of the person."""

    @property
    def granted(self) -> bool:
        return self.status is not None and self.status < 300

    @property
    def unknown(self) -> bool:
        return self.status is None or self.status >= 500


class Kept(NamedTuple):
    """What the store holds in the end."""

    uses: dict[str, int]
    """How often each invitation can still be used, by the hash of its code."""
    links: set[str]
    tokens: set[str]
    people: int


def kept_by(store: Store) -> Kept:
    return Kept(
        {row.hash: row.uses for row in store.all(sql.select(INVITATIONS.c.hash, INVITATIONS.c.uses))},
        {row.hash for row in store.all(sql.select(LINKS.c.hash))},
        {row.hash for row in store.all(sql.select(TOKENS.c.hash))},
        int(store.one(sql.select(sql.func.count()).select_from(PEOPLE))[0]),
    )


class Doorstep:
    """The history of everybody at the door, by one clock."""

    def __init__(self) -> None:
        self.asked: list[Asked] = []
        self._lock = Lock()

    def ask(self, what: str, of: str, call: Callable[[], tuple[int, Any]], whence: str = "") -> Asked:
        """Ask, and note what came of it."""
        began = time.monotonic()
        try:
            status, said = call()
        except OSError:
            status, said = None, None
        token = said.get("token", "") if isinstance(said, dict) and status == 201 else ""
        asked = Asked(began, time.monotonic(), what, of, status, token, whence)
        with self._lock:
            self.asked.append(asked)
        return asked


def faults(asked: Sequence[Asked], made: dict[str, int], kept: Kept, most: float, a_second: float) -> set[str]:
    """`made`: how many uses each invitation had. From one address `most` may come in, and so many `a_second`."""
    by = defaultdict[str, list[Asked]](list)
    for each in asked:
        by[each.what].append(each)
    return {
        *_invitations(by["enter"], made, kept),
        *_links(by["open"], kept),
        *_accounts(asked, by, kept),
        *_bans(by),
        *_limits(by["enter"], most, a_second),
    }


def _invitations(enters: list[Asked], made: dict[str, int], kept: Kept) -> Iterator[str]:
    granted = Counter(each.of for each in enters if each.granted)
    unknown = Counter(each.of for each in enters if each.unknown)
    for code, uses in made.items():
        left = kept.uses.get(hashed(bare(code)), 0)
        if granted[code] > uses:
            yield "doubled: an invitation"
        if left > uses - granted[code]:
            yield "invented: an invitation that was used can still be used"
        if left < uses - granted[code] - unknown[code]:
            yield "lost: an invitation was used up, and nobody came in"


def _links(opened: list[Asked], kept: Kept) -> Iterator[str]:
    granted = Counter(each.of for each in opened if each.granted)
    unknown = {each.of for each in opened if each.unknown}
    for code in {each.of for each in opened}:
        if granted[code] > 1:
            yield "doubled: a link"
        if granted[code] and hashed(code) in kept.links:
            yield "invented: a link that was used can still be used"
        if not granted[code] and code not in unknown and hashed(code) not in kept.links:
            yield "lost: a link was used up, and nobody has come by it"


def _accounts(asked: Sequence[Asked], by: dict[str, list[Asked]], kept: Kept) -> Iterator[str]:
    left = {each.of: each for each in by["leave"]}
    for token in {each.token for each in asked if each.token}:
        is_kept, went = hashed(token) in kept.tokens, left.get(token)
        if not is_kept and (went is None or not (went.granted or went.unknown)):
            yield "lost: an account"
        if is_kept and went is not None and went.granted:
            yield "belied: who has signed out is still signed in"
    came = sum(each.granted for each in by["enter"])
    if not came <= kept.people <= came + sum(each.unknown for each in by["enter"]):
        yield "invented: an account" if kept.people > came else "lost: an account"
    for use in by["use"]:
        went = left.get(use.of)
        if went is not None and went.granted and use.granted and use.began > went.ended:
            yield "belied: who has signed out was served"
        banned = any(each.of == use.of and each.began < use.ended for each in by["ban"])
        if use.status in (401, 403) and not banned and (went is None or went.began > use.ended):
            yield "lost: an account was not known"


def _bans(by: dict[str, list[Asked]]) -> Iterator[str]:
    for ban in (each for each in by["ban"] if each.granted):
        until = min((each.began for each in by["unban"] if each.of == ban.of), default=float("inf"))

        def during(each: Asked, ban: Asked = ban, until: float = until) -> bool:
            return ban.ended < each.began and each.ended < until

        if any(each.granted and each.of == ban.of and during(each) for each in by["use"]):
            yield "belied: who is banned was served"
        if any(each.granted and each.whence == ban.whence and during(each) for each in by["enter"]):
            yield "belied: somebody came in from where the ban is"
    for unban in (each for each in by["unban"] if each.granted):
        after = [each for each in (*by["use"], *by["enter"]) if each.began > unban.ended and each.status == 403]
        if any(unban.of == each.of or unban.whence == each.whence != "" for each in after):
            yield "belied: who is let in again was refused"


def _limits(enters: list[Asked], most: float, a_second: float) -> Iterator[str]:
    for whence in {each.whence for each in enters}:
        came = [each for each in enters if each.granted and each.whence == whence]
        if came:
            took = max(each.ended for each in came) - min(each.began for each in came)
            if len(came) > most + took * a_second:
                yield "doubled: a limit"
