"""A finished table: its game again from anybody's eyes, and its record with what the dice were drawn from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from presidium.core import CHANCE, Player, Record, Refused, Roll, refusal
from presidium.core.record import Move, play
from presidium.table import dice, journal, streams, wire
from presidium.table.again import opened_together, steps
from presidium.table.journal import Fact
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.hall import Hall


EYES: Final[dict[str, Player | None]] = {"all": streams.ALL, "nobody": None}
"""Those that are no seat's: they see everything, or what everybody saw."""


def must_be_finished(table: Table) -> None:
    """Archives open when a game has come to its end; those of a table that was closed before stay shut."""
    if table.finished:
        return
    if not table.over:
        raise Refused(refusal("not-over"))
    if table.closed is not None:
        raise Refused(refusal("archives-shut"))
    raise Refused(refusal("archives-wait", names=", ".join(each.name for each in table.silent)))


def must_be_open(table: Table) -> None:
    must_be_finished(table)
    if table.opened.rules_version != table.game.rules_version:
        raise Refused(refusal("older-rules"))  # they would not lead to the same again


def seen_again(hall: Hall, table: Table, eyes: Player | None, since: int = 0) -> list[bytes]:
    """The game as these eyes saw it, a message for every step; a step has the same number for all eyes."""
    must_be_open(table)
    return [wire.write(update) for update in _seen(hall, table, eyes) if update.n > since]


def _seen(hall: Hall, table: Table, eyes: Player | None) -> Iterator[wire.Update]:
    printed = streams.Printed()
    again = steps(Table(table.id, table.seed), hall.store.journal(table.id), opened_together)
    for n, (before, after, facts) in enumerate(again, 1):
        update = streams.Telling(before, after, printed).update(eyes, n)
        if update is not None:
            yield replace(update, answers=answers(facts)) if eyes == streams.ALL else update


def answers(step: Iterable[Fact]) -> dict[Player, str] | None:
    return {fact.seat: fact.action for fact in step if isinstance(fact, journal.Moved) and fact.seat != CHANCE} or None


def record_of(hall: Hall, table: Table) -> Record:
    moves: list[Move] = []
    for entry in hall.store.journal(table.id):
        if isinstance(entry.fact, journal.Moved):
            moves.append((entry.fact.seat, table.game.notation.read(entry.fact.action)))
        elif isinstance(entry.fact, journal.Stated):
            moves.append((entry.fact.seat, table.game.statements.read(entry.fact.statement)))
    names = tuple(table.seats[seat].name for seat in table.g.rules.players)
    return Record(table.g.rules, table.opened.rules_version, names, moves)


def record_text(hall: Hall, table: Table) -> str:
    """The record; Refused until the game has come to its end, since it holds everybody's secrets."""
    must_be_finished(table)
    promise = [
        f"# commitment {table.opened.commitment}",
        f"# seed {table.seed.seed}",
        f"# salt {table.seed.salt}",
        f"# nonces {table.mix}",
    ]
    return record_of(hall, table).text(table.game) + "\n".join(promise) + "\n"


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
