"""Invitations to a closed server: a code with which a limited number of new people can make an account.

Accounts made with an invitation do not depend on it: an invitation that is used up, expired or revoked only keeps new
people out.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import sqlalchemy as sql

from presidium.core import Refused, refusal
from presidium.server.people.repository import PUBLIC_ID_CHARS, hashed
from presidium.server.people.sofa import CODE_LETTERS
from presidium.server.storage.statements import once
from presidium.server.storage.store import Store, now
from presidium.server.storage.tables import INVITATIONS, PEOPLE

DAY_S: Final = 24 * 3600.0
CODE_GROUPS: Final = (4, 4, 4)
"""Number of letters in each group of an invitation code. The 12 letters can be dictated, and cannot be guessed at the
rate that `Limits.codes` allows."""


class Invitation(NamedTuple):
    """An invitation as the host sees it; the server does not store its code."""

    key: str
    note: str
    since: float
    until: float
    uses: int
    """How many more people the invitation admits."""

    @property
    def id(self) -> str:
        return self.key[:PUBLIC_ID_CHARS]


def bare(code: str) -> str:
    """Returns an invitation code in the form that is hashed: letters only, in capitals."""
    return "".join(filter(str.isalnum, code)).upper()


def new_code() -> str:
    return "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(size)) for size in CODE_GROUPS)


class Invitations:
    def __init__(self, store: Store, clock: Callable[[], float] = now) -> None:
        self.store = store
        self.clock = clock

    def new(self, uses: int, days: float, note: str = "") -> tuple[str, Any]:
        """Makes an invitation; returns its code and the statement that stores it."""
        code, since = new_code(), self.clock()
        values = {"hash": hashed(bare(code)), "note": note, "since": since, "until": since + days * DAY_S, "uses": uses}
        return code, sql.insert(INVITATIONS).values(**values)

    def good(self, code: str) -> str:
        """Returns the key of the invitation with this code. Raises Refused if the code is not valid."""
        key = hashed(bare(code))
        query = sql.select(INVITATIONS.c.hash).where(INVITATIONS.c.hash == key)
        if self.store.one(query.where(INVITATIONS.c.uses > 0, INVITATIONS.c.until > self.clock())) is None:
            raise Refused(refusal("no-such-invitation"))
        return key

    def used(self, key: str) -> Any:
        """Statement that takes one use of an invitation; refused if the invitation is used up, expired or revoked."""
        good = sql.and_(INVITATIONS.c.hash == key, INVITATIONS.c.uses > 0, INVITATIONS.c.until > self.clock())
        return once(sql.update(INVITATIONS).where(good).values(uses=INVITATIONS.c.uses - 1), "no-such-invitation")

    # For the host

    def all(self) -> list[Invitation]:
        """All invitations, the newest first."""
        query = sql.select(INVITATIONS).order_by(INVITATIONS.c.since.desc(), INVITATIONS.c.hash)
        return [Invitation(*row) for row in self.store.all(query)]

    def is_good(self, invitation: Invitation) -> bool:
        return invitation.uses > 0 and invitation.until > self.clock()

    def revoked(self, id: str) -> Any:
        """Statement that deletes the invitation whose id begins with this text. Refused unless there is exactly one."""
        found = [each for each in self.all() if id and each.id.startswith(id.lower())]
        if len(found) != 1:
            raise Refused(refusal("no-such-invitation-id", text=id))
        return sql.delete(INVITATIONS).where(INVITATIONS.c.hash == found[0].key)

    def nobody_could_come(self) -> bool:
        """True if the server has no people and no valid invitation, so that nobody could ever sign in."""
        inside = self.store.one(sql.select(PEOPLE.c.id).limit(1))
        return inside is None and not any(map(self.is_good, self.all()))
