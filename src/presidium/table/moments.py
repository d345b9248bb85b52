"""Any moment of a finished game: what was asked there, how it was answered, and all that had led to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

import msgspec

from presidium.bots.whatif import Crossroads
from presidium.core import Player, Record, Refused, State, refusal
from presidium.table import archive, beginning, journal
from presidium.table.again import opened_together, passages
from presidium.table.journal import Entry, Fact, encode
from presidium.table.letters.games import ChoiceInfo, CrossroadsInfo
from presidium.table.store import Store
from presidium.table.streams import NEXT
from presidium.table.table import Table
from presidium.table.tempo import is_window

MOST: Final = 12
"""How many questions are listed at once; between two moments that tell something there are seldom more than three."""


class Moment(NamedTuple):
    """The table as it stood, what had happened, and what was still to come."""

    n: int
    table: Table
    before: Sequence[Entry]
    after: Sequence[Entry]

    @property
    def record(self) -> Record:
        return archive.record_of(self.table, self.before)

    @property
    def given(self) -> dict[Player, str]:
        """How the question that stood was answered; if the game was ended there, or went back, perhaps not by all."""
        moves = [fact for fact in self._to_come() if isinstance(fact, journal.Moved)]
        return {move.seat: move.action for move in moves[: len(self.table.asked())]}

    def crossroads(self) -> Crossroads:
        """The question, with what was still said before it was answered."""
        before_it = takewhile(lambda fact: not isinstance(fact, journal.Moved), self._to_come())
        said = [fact for fact in before_it if isinstance(fact, journal.Stated)]
        record, game = self.record, self.table.game
        record.moves += [archive.move(self.table, fact) for fact in said]
        return Crossroads(record, {seat: game.notation.read(action) for seat, action in self.given.items()})

    def _to_come(self) -> Iterator[Fact]:
        """What followed, until something before this moment was taken back."""
        for entry in self.after:
            if isinstance(entry.fact, journal.TakenBack) and entry.fact.to <= self.table.seq:
                return
            yield entry.fact


def moments(store: Store, table: Table, first: int, until: int) -> Iterator[Moment]:
    """Those with these numbers, which are the archives' own; Refused where these stay shut, or cannot be played on."""
    archive.must_be_finished(table)
    if table.opened.rules_version != table.game.rules_version:
        raise Refused(refusal("played-by-older-rules", version=table.opened.rules_version))
    entries = store.journal(table.id)
    for n, passage in enumerate(passages(Table(table.id, table.seed), entries, opened_together), 1):
        if n >= until:
            return
        if n >= first:
            seq = passage.entries[-1].seq
            yield Moment(n, passage.after, entries[:seq], entries[seq:])


def moment(store: Store, table: Table, n: int) -> Moment:
    found = next(moments(store, table, n, n + 1), None)
    if found is None:
        raise Refused(refusal("no-such-moment", moment=n))
    return found


def begins_at(store: Store, table: Table, n: int) -> journal.Begins:
    """How a table begins whose game goes on from this moment."""
    return beginning.of_record(moment(store, table, n).record, table.game, table.id, n)


def crossings(store: Store, table: Table, first: int, until: int) -> list[CrossroadsInfo]:
    """The questions from this moment on, up to another, in which somebody was asked and had a choice."""
    found: dict[tuple[int, int], CrossroadsInfo] = {}
    for here in moments(store, table, first, max(until, first + 1)):
        which = here.table.question, here.table.undone
        if here.table.running and which not in found and len(found) < MOST and (choices := tuple(_choices(here))):
            g: State[Any] = here.table.g
            steps = msgspec.Raw(encode(here.table.game.codec.encode(tuple(g.stack[-NEXT:]))))
            found[which] = CrossroadsInfo(here.n, steps, is_window(g), choices)
    return list(found.values())


def _choices(here: Moment) -> Iterator[ChoiceInfo]:
    g, given = here.table.g, here.given
    question = g.question()
    for seat in () if question is None or question.quiet else here.table.asked():
        options = g.options(seat)
        if options is None or options.only() is not None:
            continue
        printed = tuple(dict.fromkeys(map(here.table.game.notation.print, options))) if options.listed else len(options)
        if printed != (given.get(seat),):  # a card may lie in the deck twice
            yield ChoiceInfo(seat, printed, given.get(seat, ""))
