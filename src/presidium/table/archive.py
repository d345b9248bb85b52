"""A finished table: its game again from anybody's eyes, and its record with what the dice were drawn from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from presidium.core import CHANCE, Game, Player, Record, Refused, Roll, refusal
from presidium.core.record import Move, play
from presidium.table import beginning, dice, journal, streams
from presidium.table.journal import Entry
from presidium.table.store import Store
from presidium.table.story import Story
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.hall import Hall


EYES: Final[dict[str, Player | None]] = {"all": streams.ALL, "nobody": None}
"""Those that are no seat's: they see everything, or what everybody saw."""
NO_NOTES: Final[Mapping[int, Sequence[str]]] = {}
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


def must_be_thought_over(table: Table) -> None:
    """What somebody thought or could have known is worked out of a finished game that today's rules play again."""
    must_be_finished(table)
    if table.opened.rules_version != table.game.rules_version:
        raise Refused(refusal("beliefs-older-rules", version=table.opened.rules_version))


def seen_again(hall: Hall, table: Table, eyes: Player | None, since: int = 0) -> list[bytes]:
    """The game as these eyes saw it, as far back as that is kept."""
    must_be_finished(table)
    return Story(hall.store, table).seen(eyes, since)


def record_of(table: Table, entries: Sequence[Entry]) -> Record:
    kept, notes = _without_taken_back(entries)
    return _without_moves(table, [move(table, fact) for fact in kept], notes)


def move(table: Table, fact: journal.Moved | journal.Stated) -> Move:
    if isinstance(fact, journal.Moved):
        return fact.seat, table.game.notation.read(fact.action)
    return fact.seat, table.game.statements.read(fact.statement)


def _without_taken_back(entries: Sequence[Entry]) -> tuple[list[journal.Moved | journal.Stated], dict[int, list[str]]]:
    """What was answered and said, but for what was taken back; and, by where it stood, what that was."""
    kept: list[tuple[int, journal.Moved | journal.Stated]] = []
    notes: dict[int, list[str]] = {}
    answers = {
        entry.seq: entry.fact.action for entry in entries if isinstance(entry.fact, journal.Held | journal.Moved)
    }
    for entry in entries:
        fact = entry.fact
        if isinstance(fact, journal.Moved | journal.Stated):
            kept.append((entry.seq, fact))
        elif isinstance(fact, journal.TakenBack):
            kept = [each for each in kept if each[0] < fact.to]
            notes.setdefault(len(kept), []).append(f"{fact.seat} took back: {answers[fact.to]}")
    return [fact for _, fact in kept], notes


def record_by_older_rules(table: Table, entries: Sequence[Entry]) -> str:
    """Move by move as it was written down: these rules cannot say which answers were sealed together."""
    lines = [_without_moves(table, []).text(table.game) + OLDER]
    for fact in _without_taken_back(entries)[0]:
        if isinstance(fact, journal.Moved):
            lines.append(f"{fact.seat or 'chance'}: {fact.action}")
        else:
            lines.append(f"{fact.seat} says: {fact.statement}")
    return "\n".join(lines) + "\n"


def _without_moves(table: Table, moves: list[Move], notes: Mapping[int, Sequence[str]] = NO_NOTES) -> Record:
    """With what had been played before the table began, if it began in the middle."""
    names = tuple(table.seats[seat].name for seat in table.g.rules.players)
    before = beginning.record_of(table.opened, table.game) or Record(table.g.rules, table.opened.rules_version)
    said = {at + len(before.moves): tuple(each) for at, each in notes.items()}
    return replace(before, names=names, moves=[*before.moves, *moves], notes=said)


def record_text(hall: Hall, table: Table) -> str:
    """The record; Refused until the game has come to its end, since it holds everybody's secrets."""
    must_be_finished(table)
    kept = hall.store.record(table.id)
    return record_anew(hall.store, table) if kept is None else kept


def record_anew(store: Store, table: Table) -> str:
    """The record and the promise of its dice; where older rules were played, the moves as they were written down."""
    promise = [
        f"# commitment {table.opened.commitment}",
        f"# mixed {table.mixed}",
        f"# seed {table.seed.seed}",
        f"# salt {table.seed.salt}",
        f"# nonces {table.mix}",
    ]
    before = beginning.record_of(table.opened, table.game)
    if before is not None:
        promise.append(f"# before {len(before.moves)}")
    entries = store.journal(table.id)
    try:
        text = record_of(table, entries).text(table.game)
    except Exception:
        if table.opened.rules_version == table.game.rules_version:
            raise
        text = record_by_older_rules(table, entries)
    return text + "\n".join(promise) + "\n"


class Promise(NamedTuple):
    """What was promised of a game's dice, and what it was."""

    commitment: str
    seed: dice.Seed
    mixed: str
    """Empty in records of version 0.1."""
    nonces: str
    before: int = 0
    """How many moves were played elsewhere, with other dice: the table began after them."""


def promise_of(text: str) -> Promise | None:
    """What a record says of its dice, if it does; Refused if that is not what was promised."""
    said: dict[str, str] = {}
    for line in text.splitlines():
        mark, _, rest = line.partition(" ")
        word, _, value = rest.partition(" ")
        if mark == "#" and word in ("commitment", "mixed", "seed", "salt", "nonces", "before"):
            if word in said:
                raise Refused(refusal("said-twice", text=word))
            said[word] = value
    if "commitment" not in said:
        return None
    if not {"seed", "salt"} <= said.keys():
        raise Refused(refusal("no-promise"))
    seed = dice.Seed(said["seed"], said["salt"])
    before = said.get("before", "0")
    if not before.isdecimal():
        raise Refused(refusal("no-promise"))
    promise = Promise(said["commitment"], seed, said.get("mixed", ""), said.get("nonces", ""), int(before))
    if promise.commitment != seed.commitment:
        raise Refused(refusal("broken-promise"))
    if promise.mixed not in ("", seed.mixed(promise.nonces)):
        raise Refused(refusal("broken-mixture"))
    return promise


def check(promise: Promise, record: Record, game: Game) -> int:
    """Check every roll of a record; how many there were. Refused says which is not as it was promised."""
    g = record.begin(game)
    rolls = 0
    for number, (player, action) in enumerate(record.moves):
        question = g.question()
        if player == CHANCE and isinstance(question, Roll) and number >= promise.before:
            outcomes = question.outcomes.actions
            if outcomes[dice.draw(promise.seed.seed, promise.nonces, rolls, len(outcomes))] != action:
                raise Refused(refusal("wrong-roll", roll=rolls + 1))
            rolls += 1
        play(g, player, action)
    return rolls


def seats_of(promise: Promise, nonce: str, seat: Player | None = None) -> list[Player]:
    """From which seats, or whether from this one, that number was thrown in; Refused if it was not."""
    found = [at for at, grain in dice.grains(promise.nonces).items() if grain == nonce and seat in (None, at)]
    if not found:
        raise Refused(refusal("nonce-missing") if seat is None else refusal("nonce-missing-there", seat=seat))
    return found
