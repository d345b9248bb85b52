"""Positions of a finished game: the question there, the players' answers, and the moves that led to it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import islice, takewhile
from typing import Any, Final, NamedTuple

import msgspec

from presidium.bots.analysis.whatif import Crossroads
from presidium.core import CHANCE, PASS, Player, Record, Refused, State, refusal
from presidium.server.archive import archive
from presidium.server.base.tempo import is_window
from presidium.server.domain import journal, start_position
from presidium.server.domain.journal import Entry, Fact, encode
from presidium.server.domain.replay import opened_together, replay
from presidium.server.domain.table import Table
from presidium.server.protocol.http.games import ChoiceInfo, CrossroadsInfo, DecisionInfo
from presidium.server.render.streams import STEPS_SHOWN
from presidium.server.storage.store import Store

MAX_MOMENTS: Final = 12
"""Maximum number of questions in one list. Between two visible steps there are seldom more than 3."""


class Moment(NamedTuple):
    """One position of a finished game: the table at that time, the journal, and the number of entries before it."""

    n: int
    table: Table
    entries: Sequence[Entry]
    seq: int

    @property
    def record(self) -> Record:
        return archive.record_of(self.table, self.entries[: self.seq])

    @property
    def given(self) -> dict[Player, str]:
        """Answers that seats gave at this position. Some are missing if the game ended there or was taken back."""
        moves = (fact for fact in self._to_come() if isinstance(fact, journal.Moved))
        return {move.seat: move.action for move in islice(moves, len(self.table.asked()))}

    def crossroads(self) -> Crossroads:
        """Returns the position as a start for what-ifs, with statements made there before the first answer."""
        before_it = takewhile(lambda fact: not isinstance(fact, journal.Moved), self._to_come())
        said = [fact for fact in before_it if isinstance(fact, journal.Stated)]
        record, game = self.record, self.table.game
        record.moves += [archive.move(self.table, fact) for fact in said]
        return Crossroads(record, {seat: game.notation.read(action) for seat, action in self.given.items()})

    def _to_come(self) -> Iterator[Fact]:
        """Yields the journal facts after this position, until a takeback goes back to the position or before it."""
        for entry in islice(self.entries, self.seq, None):
            if isinstance(entry.fact, journal.TakenBack) and entry.fact.to <= self.table.seq:
                return
            yield entry.fact


def moments(store: Store, table: Table, first: int, until: int) -> Iterator[Moment]:
    """Yields positions number `first` to `until` - 1. Refused if the archive is closed or the rules have changed."""
    archive.must_be_finished(table)
    if table.opened.rules_version != table.game.rules_version:
        raise Refused(refusal("played-by-older-rules", version=table.opened.rules_version))
    entries = store.journal(table.id)
    for n, passage in enumerate(replay(Table(table.id, table.seed), entries, opened_together), 1):
        if n >= until:
            return
        if n >= first:
            yield Moment(n, passage.after, entries, passage.entries[-1].seq)


def moment(store: Store, table: Table, n: int) -> Moment:
    found = next(moments(store, table, n, n + 1), None)
    if found is None:
        raise Refused(refusal("no-such-moment", moment=n))
    return found


def begins_at(store: Store, table: Table, n: int) -> journal.Begins:
    """Returns a start position for a new table that continues a finished game from position `n`."""
    return start_position.of_record(moment(store, table, n).record, table.game, table.id, n)


def questions(store: Store, table: Table, first: int, until: int) -> Iterator[Moment]:
    """Yields the first position of each question in order. Later positions of the same question differ only by
    statements and requests, and there may be thousands of them."""
    looked: set[tuple[int, int]] = set()
    for here in moments(store, table, first, until):
        which = here.table.question, here.table.undone
        if here.table.running and which not in looked:
            looked.add(which)
            yield here


def crossings(store: Store, table: Table, first: int, until: int) -> list[CrossroadsInfo]:
    """Returns the questions between two positions at which a player had a choice, at most `MAX_MOMENTS` questions."""
    found: list[CrossroadsInfo] = []
    for here in questions(store, table, first, max(until, first + 1)):
        if choices := tuple(_choices(here)):
            g: State[Any] = here.table.g
            steps = msgspec.Raw(encode(here.table.game.codec.encode(tuple(g.stack[-STEPS_SHOWN:]))))
            found.append(CrossroadsInfo(here.n, steps, is_window(g), choices))
            if len(found) == MAX_MOMENTS:
                break
    return found


def decisions(store: Store, table: Table) -> list[DecisionInfo]:
    """Returns the questions at which players chose, each with its first position. A pass in a window does not count as
    a choice. Answers that were taken back count."""
    every = ((here.n, tuple(_chose(here))) for here in questions(store, table, 1, sys.maxsize))
    return [DecisionInfo(n, seats) for n, seats in every if seats]


def _chose(here: Moment) -> Iterator[Player]:
    g, given = here.table.g, here.given
    question = g.question()
    if question is None or question.quiet:
        return
    passes = {here.table.game.notation.print(PASS)} if is_window(g) else ()
    for seat in here.table.asked():
        if seat != CHANCE and seat in given and given[seat] not in passes:
            options = g.options(seat)
            if options is not None and options.only() is None:
                yield seat


def _choices(here: Moment) -> Iterator[ChoiceInfo]:
    g, given = here.table.g, here.given
    question = g.question()
    for seat in () if question is None or question.quiet else here.table.asked():
        options = g.options(seat)
        if options is None or options.only() is not None:
            continue
        printed = (
            tuple(dict.fromkeys(map(here.table.game.notation.print, options))) if options.listed else options.count()
        )
        if printed != (given.get(seat),):  # two equal cards in a deck print alike
            yield ChoiceInfo(seat, printed, given.get(seat, ""))
