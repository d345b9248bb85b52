"""What the streams of a table have been told: numbered for each by itself, and the last of it kept."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from presidium.core import Player
from presidium.table import journal, streams, wire
from presidium.table.again import Passage, opened_together, passages
from presidium.table.journal import Entry, Fact
from presidium.table.messages import Update
from presidium.table.news import OWN, Telling
from presidium.table.sight import Sight
from presidium.table.table import Table
from presidium.table.tempo import by_moments
from presidium.table.wishes import EVERYTHING, Wishes

KEPT: Final = 64
"""How many messages a stream keeps in memory for those who come back; the rest is made again from the journal."""

ONCE: Final = Wishes(once=True)
NONE: Final[Mapping[Key, Wishes]] = {}

Key = Player | None
"""Whose stream: a seat's, that of those who watch, or of players who look on without a seat (`streams.APART`)."""


class Outbox:
    """It knows how far each stream has come."""

    def __init__(self, numbers: dict[Key, int], whole: bool = False) -> None:
        self.numbers = numbers
        self.whole = whole
        """Whether all is kept."""
        self.kept: dict[Key, deque[tuple[int, bytes, Wishes]]] = {}
        """Each with its number, and what is left out of it."""
        self._printed = streams.Printed()
        self._sight: Sight | None = None
        """What each stream saw when it was last told something."""

    def messages(
        self,
        passage: Passage,
        only: Key = None,
        wanted: tuple[Key, ...] | None = None,
        unheard: Sequence[Key] = (),
        wishes: Mapping[Key, Wishes] = NONE,
    ) -> Iterable[tuple[Key, bytes]]:
        """What each stream is told of this step, numbered on; of all streams, or of those wanted. For those unheard it
        is not made where it is sure that there would be something: who comes later is told from the journal."""
        after = passage.after
        if wishes.get(only, EVERYTHING).once and (answer := self._sealed(passage)) is not None:
            n = self.numbers[only] = self.numbers.get(only, 0) + 1
            yield only, self._keep(only, Update(n, after.at, answer=answer), ONCE)
            return
        within = self._within(passage)
        telling = Telling(passage.before, after, self._printed, within, self._sight, private=only is not None)
        self._sight = telling.sight
        keys = stream_keys(after) if only is None else (only,)
        for key in keys if wanted is None else [key for key in keys if key in wanted]:
            n = self.numbers.get(key, 0) + 1
            if key in unheard and telling.asks_all_anew:
                self.numbers[key] = n
                self.kept.pop(key, None)
                continue
            wished = wishes.get(key, EVERYTHING)
            update = telling.update(key, n, wished)
            if update is not None:
                self.numbers[key] = n
                yield key, self._keep(key, update, left_out(update, wished))

    def _sealed(self, passage: Passage) -> str | None:
        """The answer, where somebody has sealed one and that is all there is to tell him: most of what happens at a
        table, and so it is looked for first. None where there may be more."""
        before, after, entries = passage
        fact, was = entries[0].fact, self._sight
        if len(entries) > 1 or type(fact) is not journal.Held or was is None or was.table is not before:
            return None
        if OWN(before) != OWN(after) or before.back is not after.back:
            return None
        self._sight = Sight(after, was, private=True)
        return fact.action

    def _keep(self, key: Key, update: Update, less: Wishes) -> bytes:
        message = wire.write(update)
        if (kept := self.kept.get(key)) is None:
            kept = self.kept[key] = deque(maxlen=None if self.whole else 0 if key == streams.APART else KEPT)
        kept.append((update.n, message, less))
        return message

    def replay(self, table: Table, entries: Sequence[Entry], wanted: tuple[Key, ...] | None = None) -> Iterable[Table]:
        """Read entries that were written before, as if they happened now; the table after each step."""
        for passage in passages(table, entries):
            for _ in self.messages(passage, private(passage.facts), wanted):
                pass
            yield passage.after

    def _within(self, passage: Passage) -> list[Telling]:
        """The moments of a step, each made as the archives make it, where they are told."""
        taken_back = passage.before.undone != passage.after.undone
        if not by_moments(passage.after.tempo) or len(passage.entries) < 2 or taken_back:
            return []
        moments = passages(passage.before, passage.entries, opened_together)
        return [Telling(each.before, each.after, self._printed) for each in moments]

    def keeps(self, key: Key, since: int, wishes: Wishes = EVERYTHING) -> bool:
        """Whether what came after this message is in memory, with all that whoever has these wishes wants to be told,
        or there is nothing."""
        if since >= self.numbers.get(key, 0):
            return True
        kept = self.kept.get(key)
        if not kept or kept[0][0] > since + 1:
            return False
        return all(wishes.content_with(less) for n, _, less in kept if n > since)

    def after(self, key: Key, since: int) -> list[bytes]:
        """What is kept of the messages after this one, as they were sent."""
        return [message for n, message, _ in self.kept.get(key, ()) if n > since]


def left_out(update: Update, wishes: Wishes) -> Wishes:
    """What of it there would have been to tell."""
    return Wishes(update.answer is not None, wishes.no_brief and update.question is not None)


def private(facts: Sequence[Fact]) -> Key:
    """The one seat these facts are told to, if they concern nobody else."""
    seats: set[Key] = {getattr(fact, "seat", None) if type(fact) in journal.SECRETS else None for fact in facts}
    return seats.pop() if len(seats) == 1 else None


def stream_keys(table: Table) -> tuple[Key, ...]:
    """Those who watch, and every seat of a person; one that was left too, for whoever takes it over reads on there."""
    return (None, streams.APART, *(seat for seat, held in table.seats.items() if held.name and held.bot is None))
