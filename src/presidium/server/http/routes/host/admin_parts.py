"""Parts of the admin page as HTML: invitations, reports and figures."""

from __future__ import annotations

from html import escape
from math import inf
from typing import TYPE_CHECKING

from presidium.server.base.counts import HOUR_S
from presidium.server.people.invitations import Invitations
from presidium.server.persistence import overview

if TYPE_CHECKING:
    from presidium.server.base.counts import Counted
    from presidium.server.http.server import Server
    from presidium.text import Words

Lines = list[tuple[str, str]]
"""Rows of a list on the admin page: the text, and the id that the row's button sends. An empty id means no button."""


def invitation_form(words: Words, at: str) -> str:
    def field(id: str, name: str, kind: str) -> str:
        return f'<label>{escape(words(id))} <input name="{name}" {kind}></label>'

    fields = (
        field("admin-page-uses", "uses", 'type="number" min="1" max="10000" value="1"'),
        field("admin-page-days", "days", 'type="number" min="1" max="3650" value="14"'),
        field("admin-page-note", "note", 'maxlength="100"'),
    )
    hidden = '<input type="hidden" name="do" value="invite">'
    make = f"<button>{escape(words('admin-page-do', what='invite'))}</button>"
    return f'<form method="post" action="{at}">{hidden}{" ".join(fields)} {make}</form>'


def invitation_made(words: Words, link: str, done: dict[str, str | int]) -> str:
    """Shows a new invitation's code and link to the host, once."""
    made = escape(words("invite-made", code=done["code"], uses=done["uses"], days=done["days"]))
    return f'<p role="status">{made} {escape(words("admin-page-invited"))} <code>{escape(link)}</code></p>'


def invitations(words: Words, kept: Invitations) -> Lines:
    """Lists invitations in rows, each with the id by which the host can revoke it."""
    lines = []
    for each in kept.all():
        state = "good" if kept.is_good(each) else "lapsed" if each.uses > 0 else "used"
        until = overview.when(each.until).partition(" ")[0]
        line = words("invite-line", id=each.id[:8], state=state, uses=each.uses, until=until)
        lines.append((f"{line}  {each.note}".rstrip(), each.id))
    return lines


def reports(words: Words, rows: list[overview.ReportLine]) -> Lines:
    """Lists reports in rows, each with the number by which the host can delete it."""
    lines = []
    for row in rows:
        reason = words("reports-reason", reason=row.reason)
        head = words(
            "reports-line", number=row.number, at=overview.when(row.since), by=row.by, name=row.name, reason=reason
        )
        where = words("reports-where", table=row.table, seat=row.seat, question=row.question)
        said = [words(id, text=text) for id, text in (("reports-said", row.said), ("reports-words", row.words)) if text]
        lines.append((" ".join([head, where, *said]), str(row.number)))
    return lines


def figures(words: Words, server: Server, counted: Counted) -> Lines:
    """Shows the most important figures of the metrics page `/metrics`."""
    age, errors = server.figures.backup_age(), counted.errors
    hours = None if age == inf else int(age // HOUR_S)
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(errors.items()))
    told = (
        words("admin-figure-sockets", count=counted.sockets),
        words("admin-figure-http", failed=counted.failed, limited=counted.limited),
        words("admin-figure-database", count=sum(errors.values()), kinds=kinds),
        words("admin-figure-restarts", count=server.restarts()),
        words("admin-figure-backup", known="no" if hours is None else "yes", hours=hours or 0),
        words("admin-figure-size", megabytes=counted.data_bytes // 1_000_000),
    )
    return [(line, "") for line in told]
