"""A finished table: its game again from anybody's eyes, and its record with what the dice were drawn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from presidium.core import CHANCE, Player, Record, Refused, Roll, refusal
from presidium.core.record import Move, play
from presidium.table import dice, journal, streams
from presidium.table.journal import Entry
from presidium.table.store import Store
from presidium.table.story import Story
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.hall import Hall


EYES: Final[dict[str, Player | None]] = {"all": streams.ALL, "nobody": None}
"""Those that are no seat's: they see everything, or what everybody saw."""
OLDER: Final = "# played by older rules, of which this is what was written down: one answer a line"


def must_be_finished(table: Table) -> None:
    """Archives open when a game has come to its end; those of a table that was closed before stay shut."""
    if table.finished:
        return
    if not table.over:
        raise Refused(refusal("not-over"))
    if table.closed is not None:
        raise Refused(refusal("archives-shut"))
    raise Refused(refusal("archives-wait", names=", ".join(each.name for each in table.silent)))


def seen_again(hall: Hall, table: Table, eyes: Player | None, since: int = 0) -> list[bytes]:
    """The game as these eyes saw it, as far back as that is kept."""
    must_be_finished(table)
    return Story(hall.store, table).seen(eyes, since)


def record_of(table: Table, entries: Sequence[Entry]) -> Record:
    moves: list[Move] = []
    for entry in entries:
        if isinstance(entry.fact, journal.Moved):
            moves.append((entry.fact.seat, table.game.notation.read(entry.fact.action)))
        elif isinstance(entry.fact, journal.Stated):
            moves.append((entry.fact.seat, table.game.statements.read(entry.fact.statement)))
    return _without_moves(table, moves)


def record_by_older_rules(table: Table, entries: Sequence[Entry]) -> str:
    """Move by move as it was written down: these rules cannot say which answers were sealed together."""
    lines = [_without_moves(table, []).text(table.game) + OLDER]
    for entry in entries:
        if isinstance(entry.fact, journal.Moved):
            lines.append(f"{entry.fact.seat or 'chance'}: {entry.fact.action}")
        elif isinstance(entry.fact, journal.Stated):
            lines.append(f"{entry.fact.seat} says: {entry.fact.statement}")
    return "\n".join(lines) + "\n"


def _without_moves(table: Table, moves: list[Move]) -> Record:
    names = tuple(table.seats[seat].name for seat in table.g.rules.players)
    return Record(table.g.rules, table.opened.rules_version, names, moves)


def record_text(hall: Hall, table: Table) -> str:
    """The record; Refused until the game has come to its end, since it holds everybody's secrets."""
    must_be_finished(table)
    kept = hall.store.record(table.id)
    return record_anew(hall.store, table) if kept is None else kept


def record_anew(store: Store, table: Table) -> str:
    """The record and the promise of its dice; where older rules were played, the moves as they were written down."""
    promise = [
        f"# commitment {table.opened.commitment}",
        f"# seed {table.seed.seed}",
        f"# salt {table.seed.salt}",
        f"# nonces {table.mix}",
    ]
    entries = store.journal(table.id)
    try:
        text = record_of(table, entries).text(table.game)
    except Exception:
        if table.opened.rules_version == table.game.rules_version:
            raise
        text = record_by_older_rules(table, entries)
    return text + "\n".join(promise) + "\n"


def check(text: str, record: Record, game: object) -> int:
    """Check the promise and every roll of a record; how many rolls there were. Refused says what is wrong."""
    said = [line[2:].partition(" ") for line in text.splitlines() if line.startswith("# ")]
    promised = {word: rest for word, _, rest in said if word in ("commitment", "seed", "salt", "nonces")}
    if not {"commitment", "seed", "salt"} <= set(promised):
        raise Refused(refusal("no-promise"))
    seed = dice.Seed(promised["seed"], promised["salt"])
    if seed.commitment != promised["commitment"]:
        raise Refused(refusal("broken-promise"))
    g = game.begin(record.rules)  # type: ignore[attr-defined]
    rolls = 0
    for player, action in record.moves:
        question = g.question()
        if player == CHANCE and isinstance(question, Roll):
            outcomes = question.outcomes.actions
            if outcomes[dice.draw(seed.seed, promised.get("nonces", ""), rolls, len(outcomes))] != action:
                raise Refused(refusal("wrong-roll", roll=rolls + 1))
            rolls += 1
        play(g, player, action)
    return rolls
