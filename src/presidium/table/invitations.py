"""Invitations to a closed hall: a code that makes a stranger somebody, as often and as long as the host has said.

Whoever is somebody stays so: an invitation that is used up, too old or revoked keeps others out, and puts nobody out.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.table.file import INVITATIONS, PEOPLE
from presidium.table.people import SHOWN, hashed
from presidium.table.sofa import LETTERS
from presidium.table.store import Store, now

DAY: Final = 24 * 3600.0
GROUPS: Final = (4, 4, 4)
"""Twelve letters that can be said on the telephone: nobody guesses them at the rate one may try (`Limits.codes`)."""


class Invitation(NamedTuple):
    """What the host can know of one; the code itself is kept nowhere."""

    key: str
    note: str
    since: float
    until: float
    uses: int
    """How many may still come in by it."""

    @property
    def id(self) -> str:
        return self.key[:SHOWN]


def bare(code: str) -> str:
    """A code as it is kept: however it was typed."""
    return "".join(filter(str.isalnum, code)).upper()


def new_code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(size)) for size in GROUPS)


class Invitations:
    def __init__(self, store: Store, clock: Callable[[], float] = now) -> None:
        self.store = store
        self.clock = clock
        self.entering = asyncio.Lock()
        """Of two who come by the last use of one at once, the second finds out what the first has come to."""

    def new(self, uses: int, days: float, note: str = "") -> tuple[str, Any]:
        """A code, and the statement that keeps it."""
        code, since = new_code(), self.clock()
        values = {"hash": hashed(bare(code)), "note": note, "since": since, "until": since + days * DAY, "uses": uses}
        return code, sql.insert(INVITATIONS).values(**values)

    def good(self, code: str) -> str:
        """The key of an invitation that lets one more in; Refused if this is none."""
        key = hashed(bare(code))
        query = sql.select(INVITATIONS.c.hash).where(INVITATIONS.c.hash == key)
        if self.store.one(query.where(INVITATIONS.c.uses > 0, INVITATIONS.c.until > self.clock())) is None:
            raise Refused(refusal("no-such-invitation"))
        return key

    def used(self, key: str) -> Any:
        """The statement that counts one who has come in by it."""
        return self._count(key, -1)

    def given_back(self, key: str) -> Any:
        """The statement that counts him out again: he came for something that was refused."""
        return self._count(key, 1)

    def _count(self, key: str, one: int) -> Any:
        query = sql.update(INVITATIONS).where(INVITATIONS.c.hash == key)
        return query.values(uses=INVITATIONS.c.uses + one)

    # For the host

    def all(self) -> list[Invitation]:
        """Those there are, the newest first."""
        query = sql.select(INVITATIONS).order_by(INVITATIONS.c.since.desc(), INVITATIONS.c.hash)
        return [Invitation(*row) for row in self.store.all(query)]

    def is_good(self, invitation: Invitation) -> bool:
        return invitation.uses > 0 and invitation.until > self.clock()

    def revoked(self, id: str) -> Any:
        """The statement that takes one away; Refused if there is no such."""
        found = [each for each in self.all() if id and each.id.startswith(id.lower())]
        if len(found) != 1:
            raise Refused(refusal("no-such-invitation-id", text=id))
        return sql.delete(INVITATIONS).where(INVITATIONS.c.hash == found[0].key)

    def nobody_could_come(self) -> bool:
        """Whether there is neither anybody here nor a way in."""
        inside = self.store.one(sql.select(PEOPLE.c.id).limit(1))
        return inside is None and not any(map(self.is_good, self.all()))
