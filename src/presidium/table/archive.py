"""A finished table: its record, with what the dice were drawn from, so that anybody can check it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from presidium.core import CHANCE, Record, Refused, Roll, refusal
from presidium.core.record import Move, play
from presidium.table import dice, journal
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.hall import Hall


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
    """The record; Refused while the game runs, since it holds everybody's secrets."""
    if not table.over:
        raise Refused(refusal("not-over"))
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
