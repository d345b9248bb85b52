"""Archives of a finished table: its messages as one seat saw them, and its record with the seed of the dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from presidium.core import CHANCE, Game, Player, Record, Refused, Roll, refusal
from presidium.core.record import Move, play
from presidium.server.archive.stream_replay import StreamReplay
from presidium.server.domain import dice, journal, start_position
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table
from presidium.server.render import streams
from presidium.server.storage.store import Store

EYES: Final[dict[str, Player | None]] = {"all": streams.ALL, "nobody": None}
"""Points of view that belong to no seat: "all" sees every secret, "nobody" sees only what is public."""
NO_NOTES: Final[Mapping[int, Sequence[str]]] = {}
OLDER: Final = "# played by older rules, of which this is what was written down: one answer a line"


def must_be_finished(table: Table) -> None:
    """Raises Refused unless the game has ended. A table that was closed before the end never opens its archive."""
    if table.finished:
        return
    if not table.over:
        raise Refused(refusal("not-over"))
    if table.closed is not None:
        raise Refused(refusal("archives-shut"))
    raise Refused(refusal("archives-wait", names=", ".join(each.name for each in table.silent)))


def must_be_thought_over(table: Table) -> None:
    """Raises Refused unless the game has ended and today's rules can replay it, as beliefs and bots' views require."""
    must_be_finished(table)
    if table.opened.rules_version != table.game.rules_version:
        raise Refused(refusal("beliefs-older-rules", version=table.opened.rules_version))


def seen_again(store: Store, table: Table, eyes: Player | None, since: int = 0) -> list[bytes]:
    """Returns a finished game's messages after number `since`, as one point of view saw them."""
    must_be_finished(table)
    return StreamReplay(store, table).seen(eyes, since)


def record_of(table: Table, entries: Sequence[Entry]) -> Record:
    kept, notes = _without_taken_back(entries)
    return _without_moves(table, [move(table, fact) for fact in kept], notes)


def move(table: Table, fact: journal.Moved | journal.Stated) -> Move:
    if isinstance(fact, journal.Moved):
        return fact.seat, table.game.notation.read(fact.action)
    return fact.seat, table.game.statements.read(fact.statement)


def _without_taken_back(entries: Sequence[Entry]) -> tuple[list[journal.Moved | journal.Stated], dict[int, list[str]]]:
    """Returns the moves and statements not taken back, and notes on takebacks by the next move's index."""
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
    """Returns a game played by older rules as plain lines of moves, because today's rules cannot read the game."""
    lines = [_without_moves(table, []).text(table.game) + OLDER]
    for fact in _without_taken_back(entries)[0]:
        if isinstance(fact, journal.Moved):
            lines.append(f"{fact.seat or 'chance'}: {fact.action}")
        else:
            lines.append(f"{fact.seat} says: {fact.statement}")
    return "\n".join(lines) + "\n"


def _without_moves(table: Table, moves: list[Move], notes: Mapping[int, Sequence[str]] = NO_NOTES) -> Record:
    """Returns a record with these moves, after the moves that led to the table's start position, if any."""
    names = tuple(table.seats[seat].name for seat in table.g.rules.players)
    before = start_position.record_of(table.opened, table.game) or Record(table.g.rules, table.opened.rules_version)
    said = {at + len(before.moves): tuple(each) for at, each in notes.items()}
    return replace(before, names=names, moves=[*before.moves, *moves], notes=said)


def record_text(store: Store, table: Table) -> str:
    """Returns the record of a finished game. Raises Refused before the end, because a record holds all secrets."""
    must_be_finished(table)
    kept = store.record(table.id)
    return record_anew(store, table) if kept is None else kept


def record_anew(store: Store, table: Table) -> str:
    """Builds a record from the journal, with the dice commitment. Games by older rules become plain lines of moves."""
    promise = [
        f"# commitment {table.opened.commitment}",
        f"# mixed {table.mixed}",
        f"# seed {table.seed.seed}",
        f"# salt {table.seed.salt}",
        f"# nonces {table.mix}",
    ]
    before = start_position.record_of(table.opened, table.game)
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
    """Dice commitment of a game (a hash published before the game) and the values that prove it."""

    commitment: str
    seed: dice.Seed
    mixed: str
    """Hash of the dice seed and the players' nonces. Empty in records of version 0.1."""
    nonces: str
    before: int = 0
    """Number of moves before the table's start position. Other dice rolled these moves, so they are not checked."""


def promise_of(text: str) -> Promise | None:
    """Returns the dice commitment in a record; None if it has none. Raises Refused if the seed does not match it."""
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
    """Verifies each dice roll of a record against the seed; returns their number. Raises Refused at a wrong roll."""
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
    """Returns the seats that gave this nonce (if `seat` is set, only that seat). Raises Refused if there is none."""
    found = [at for at, grain in dice.grains(promise.nonces).items() if grain == nonce and seat in (None, at)]
    if not found:
        raise Refused(refusal("nonce-missing") if seat is None else refusal("nonce-missing-there", seat=seat))
    return found
