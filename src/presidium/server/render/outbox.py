"""Numbers the messages of a table's streams, and keeps the latest messages for clients that reconnect."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from presidium.core import Player
from presidium.server.base.tempo import by_moments
from presidium.server.domain import fact_kinds, journal
from presidium.server.domain.journal import Entry, Fact
from presidium.server.domain.replay import Transition, opened_together, replay
from presidium.server.domain.table import Table
from presidium.server.domain.timing.waiting import shows_that_it_is_written
from presidium.server.protocol import commands
from presidium.server.protocol.messages import Update
from presidium.server.render import streams
from presidium.server.render.stream_options import EVERYTHING, StreamOptions
from presidium.server.render.update import OWN, UpdateBuilder
from presidium.server.render.view_cache import ViewCache

KEPT_MESSAGES: Final = 64
"""Messages of each stream kept in memory for clients that reconnect; older messages are replayed from the journal."""

ONCE: Final = StreamOptions(once=True)
NO_BRIEF: Final = StreamOptions(no_brief=True)
NONE: Final[Mapping[Key, StreamOptions]] = {}

Key = Player | None
"""Identifies a stream: a seat, None for spectators, or `streams.APART` for former players without a seat."""


class Outbox:
    """The latest message number and the latest messages of each stream of a table."""

    def __init__(self, numbers: dict[Key, int], whole: bool = False) -> None:
        self.numbers = numbers
        self.whole = whole
        """True if all messages are kept, as the archives need; otherwise only the latest."""
        self.kept: dict[Key, deque[tuple[int, bytes, StreamOptions]]] = {}
        """For each stream its messages: number, encoded message, and the options by which parts were left out."""
        self._printed = streams.Printed()
        self._sight: ViewCache | None = None
        """Cache of the seats' views at the last message."""

    def messages(
        self,
        passage: Transition,
        only: Key = None,
        wanted: tuple[Key, ...] | None = None,
        unheard: Sequence[Key] = (),
        stream_options: Mapping[Key, StreamOptions] = NONE,
    ) -> Iterable[tuple[Key, bytes]]:
        """Yields the numbered messages about this transition, for every stream, or for the streams `wanted`.

        A stream without listeners (`unheard`) that is sure to get a message is not rendered: only its number advances.
        Clients who come later get its messages by a replay of the journal.
        """
        after = passage.after
        if (
            only is not None
            and stream_options.get(only, EVERYTHING).once
            and (answer := self._sealed(passage)) is not None
        ):
            n = self.numbers[only] = self.numbers.get(only, 0) + 1
            yield only, self._keep(only, Update(n, after.at, answer=answer), ONCE)
            return
        within = self._within(passage)
        alone = only is not None
        telling = UpdateBuilder(passage.before, after, self._printed, within, self._sight, private=alone, films=True)
        self._sight = telling.sight
        keys = stream_keys(after) if only is None else (only,)
        for key in keys if wanted is None else [key for key in keys if key in wanted]:
            n = self.numbers.get(key, 0) + 1
            if key in unheard and telling.asks_all_anew:
                self.numbers[key] = n
                self.kept.pop(key, None)
                continue
            wished = stream_options.get(key, EVERYTHING)
            update = telling.update(key, n, wished)
            if update is not None:
                self.numbers[key] = n
                yield key, self._keep(key, update, left_out(update, wished))

    def _sealed(self, passage: Transition) -> str | None:
        """Returns the sealed answer if the transition contains nothing else; None if it may contain more. This case is
        tested first, because it is the most frequent."""
        before, after, entries = passage
        fact, was = entries[0].fact, self._sight
        if len(entries) > 1 or type(fact) is not journal.Held or was is None or was.table is not before:
            return None
        if OWN(before) != OWN(after) or before.back is not after.back:
            return None
        self._sight = ViewCache(after, was, private=True)
        return fact.action

    def _keep(self, key: Key, update: Update, less: StreamOptions) -> bytes:
        message = commands.write(update)
        if (kept := self.kept.get(key)) is None:
            kept = self.kept[key] = deque(maxlen=None if self.whole else 0 if key == streams.APART else KEPT_MESSAGES)
        kept.append((update.n, message, less))
        return message

    def replay(self, table: Table, entries: Sequence[Entry], wanted: tuple[Key, ...] | None = None) -> Iterable[Table]:
        """Applies stored journal entries to the table again; yields the table after each transition."""
        for passage in replay(table, entries):
            for _ in self.messages(passage, private(passage.facts, passage.before), wanted):
                pass
            yield passage.after

    def _within(self, passage: Transition) -> list[UpdateBuilder]:
        """Returns the single steps of a transition as in the archives; empty if clients are not shown the steps."""
        taken_back = passage.before.undone != passage.after.undone
        if not by_moments(passage.after.tempo) or len(passage.entries) < 2 or taken_back:
            return []
        moments = replay(passage.before, passage.entries, opened_together)
        return [UpdateBuilder(each.before, each.after, self._printed) for each in moments]

    def keeps(self, key: Key, since: int, stream_options: StreamOptions = EVERYTHING) -> bool:
        """True if all of a stream's messages after number `since` are in memory, with every part these options want;
        also if there are none."""
        if since >= self.numbers.get(key, 0):
            return True
        kept = self.kept.get(key)
        if not kept or kept[0][0] > since + 1:
            return False
        return all(stream_options.content_with(less) for n, _, less in kept if n > since)

    def after(self, key: Key, since: int) -> list[bytes]:
        """Returns the messages of a stream after number `since` that are in memory, as they were sent."""
        return [message for n, message, _ in self.kept.get(key, ()) if n > since]


def left_out(update: Update, stream_options: StreamOptions) -> StreamOptions:
    """Returns the options by which parts of this message were really left out."""
    if update.answer is not None:
        return ONCE if not stream_options.no_brief or update.question is None else StreamOptions(True, True)
    return NO_BRIEF if stream_options.no_brief and update.question is not None else EVERYTHING


def private(facts: Sequence[Fact], before: Table) -> Key:
    """Returns the only seat that may learn these facts; None if other seats may learn them too."""
    seats: set[Key] = {_told(fact, before) for fact in facts}
    return seats.pop() if len(seats) == 1 else None


def _told(fact: Fact, before: Table) -> Key:
    if type(fact) not in fact_kinds.SECRETS:
        return None
    seat: Player = fact.seat  # type: ignore[attr-defined]
    return None if isinstance(fact, journal.Held) and shows_that_it_is_written(before, seat) else seat


def stream_keys(table: Table) -> tuple[Key, ...]:
    """Returns the keys of all streams: for spectators, for former players, and for every seat that a person holds or
    has left.

    A seat that was left keeps its stream, because the next holder of the seat continues the stream.
    """
    return (None, streams.APART, *(seat for seat, held in table.seats.items() if held.name and held.bot is None))
