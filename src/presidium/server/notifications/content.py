"""Text of a notification: which question waits at a table, in words that a spectator may read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from presidium.core import view
from presidium.server.domain.prompting import brief_of
from presidium.server.domain.table import Table
from presidium.server.notifications.repository import What
from presidium.server.notifications.talk_digest import shortened
from presidium.text import Words

MAX_QUESTION_CHARS = 280
"""Maximum length of a question's text in a notification, in characters; lock screens show even fewer."""


class NotificationItem(NamedTuple):
    """The part of a notification that is about one table."""

    table: str
    game: str
    title: str
    text: str
    said: tuple[str, ...] = ()
    """What was said at the table since the reader's last move, a line each; only letters contain it."""

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


class Notification(NamedTuple):
    """A notification's title and its text, one item for each table."""

    title: str
    lines: tuple[NotificationItem, ...]

    @property
    def text(self) -> str:
        if len(self.lines) == 1:
            return self.lines[0].text
        return "\n".join(f"{each.title or each.game}: {each.text}" for each in self.lines)

    @property
    def path(self) -> str:
        """URL path of the page that the notification opens: its table, or the list of tables if it is about several."""
        return self.lines[0].path if len(self.lines) == 1 else "/"

    @property
    def table(self) -> str:
        return self.lines[0].table if len(self.lines) == 1 else ""


def line_of(table: Table, what: What, words: Words) -> NotificationItem:
    """Returns the part of a notification about one table, made from the spectator's view, which holds no secret."""
    game, seen = table.opened.game, view(table.g, None)
    name = words(f"{game}-title") if words.has(f"{game}-title") else game
    if what == "starts":
        return NotificationItem(table.id, name, table.opened.title, words("call-starts"))
    brief = brief_of(table, seen)
    told = " ".join(words.brief(game, each) for each in (brief.head if brief is not None else ()))
    if not told and seen.stack:
        told = words.question(game, seen.stack[-1])
    return NotificationItem(table.id, name, table.opened.title, shortened(told, MAX_QUESTION_CHARS))


def said_of(lines: Sequence[NotificationItem], words: Words) -> Notification:
    if len(lines) == 1:
        (line,) = lines
        return Notification(
            words("call-title", game=line.game, table=line.title, titled="yes" if line.title else "no"), (line,)
        )
    return Notification(words("call-title-many", tables=len(lines)), tuple(lines))
