"""What a call says: that a question stands at a table, and what somebody who only watches could read there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from presidium.core import view
from presidium.table.briefs import brief_of
from presidium.table.calling.ledger import What
from presidium.table.table import Table
from presidium.text import Words

LONGEST = 280
"""How many characters of a brief are told: a lock screen shows fewer still."""


class Line(NamedTuple):
    """What there is to say of one table."""

    table: str
    game: str
    title: str
    text: str

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


class Said(NamedTuple):
    """A call in words."""

    title: str
    lines: tuple[Line, ...]

    @property
    def text(self) -> str:
        if len(self.lines) == 1:
            return self.lines[0].text
        return "\n".join(f"{each.title or each.game}: {each.text}" for each in self.lines)

    @property
    def path(self) -> str:
        """Where it leads: to its table, or where all one's tables are."""
        return self.lines[0].path if len(self.lines) == 1 else "/"

    @property
    def table(self) -> str:
        return self.lines[0].table if len(self.lines) == 1 else ""


def line_of(table: Table, what: What, words: Words) -> Line:
    """The public part of the question's brief, from the view of those who watch and from nothing else."""
    game, seen = table.opened.game, view(table.g, None)
    name = words(f"{game}-title") if words.has(f"{game}-title") else game
    if what == "starts":
        return Line(table.id, name, table.opened.title, words("call-starts"))
    brief = brief_of(table, seen)
    told = " ".join(words.brief(game, each) for each in (brief.head if brief is not None else ()))
    if not told and seen.stack:
        told = words.question(game, seen.stack[-1])
    return Line(table.id, name, table.opened.title, shortened(told))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"


def said_of(lines: Sequence[Line], words: Words) -> Said:
    if len(lines) == 1:
        (line,) = lines
        return Said(
            words("call-title", game=line.game, table=line.title, titled="yes" if line.title else "no"), (line,)
        )
    return Said(words("call-title-many", tables=len(lines)), tuple(lines))
