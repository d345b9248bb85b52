"""What was said at a table by mail since a person's last move. A letter says it before the question.

It holds only what all at the table may read: statements, and chat messages from seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from presidium.core import Player, Said
from presidium.core.content.talk import Retraction, Silence
from presidium.server.domain import journal
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table
from presidium.text import Words

MAX_LINES: Final = 12
"""Maximum number of lines of a digest; the latest are kept."""
MAX_LINE_CHARS: Final = 280
MOVES: Final = (journal.Held, journal.Moved, journal.Ahead)


def has_digest(table: Table) -> bool:
    """True if letters about this table say what was said: at tables by mail, which hold no floors."""
    return table.running and table.tempo.pace == "mail"


def digest(
    table: Table, entries: Iterable[Entry], person: str, muted: Iterable[Player], words: Words
) -> tuple[str, ...]:
    """Returns what others have said since this person's last move, a line each, without people whom the person has
    muted. Statements that were taken back are left out."""
    own, game = table.seat_of(person), table.game
    unheard = {*own, *muted}
    worded = Words(words.lang, people={seat: held.name for seat, held in table.seats.items() if held.name})
    lines: list[tuple[Player, bool, str]] = []
    for entry in entries:
        fact = entry.fact
        if entry.by == person and isinstance(fact, MOVES):
            lines.clear()
        elif isinstance(fact, journal.Stated) and fact.seat not in unheard:
            statement = game.statements.read(fact.statement)
            if isinstance(statement, Retraction):
                last = next((at for at, line in reversed([*enumerate(lines)]) if line[:2] == (fact.seat, True)), None)
                if last is not None:
                    del lines[last]
            elif not isinstance(statement, Silence):
                lines.append((fact.seat, True, worded.tell(game.name, Said(fact.seat, statement))))  # type: ignore[arg-type]
        elif isinstance(fact, journal.Chatted) and fact.seat is not None and fact.seat not in unheard:
            lines.append((fact.seat, False, worded("said", seat=fact.name, statement=" ".join(fact.text.split()))))
    latest = [shortened(line) for _, _, line in lines[-MAX_LINES:]]
    return ("…", *latest) if len(lines) > MAX_LINES else tuple(latest)


def shortened(text: str, most: int = MAX_LINE_CHARS) -> str:
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
