"""Times at which people see events at a table in step: the film of each step, made from public events alone.

Films follow each other. At most `TELLING` seconds of film lie ahead; if more has happened, its beats are shortened.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from presidium.core.content.film import reel
from presidium.core.log import Audience
from presidium.server.base.tempo import TELLING

if TYPE_CHECKING:
    from presidium.server.domain.table import Table

MS = 1000


@dataclass(frozen=True, slots=True)
class Film:
    """The film of the latest batch of journal entries, and the rest of earlier films. It is not stored, because
    replaying the journal makes it again."""

    batch: int
    first: int
    """Number of log entries before the first entry that the film covers."""
    earlier: tuple[float, ...]
    """Times at which people see the log entries of earlier batches, in seconds of the server's clock."""
    begins: float
    """Time at which the film of this batch begins."""
    latest: float
    """Time by which the film of this batch must be over."""
    offsets: tuple[int, ...] = ()
    """For each log entry of this batch, the beginning of its beat, in milliseconds from the beginning of the film."""
    lasts: int = 0
    """Length of the film of this batch in milliseconds, before it is shortened."""

    @property
    def ends(self) -> float:
        return min(self.begins + self.lasts / MS, self.latest)

    @property
    def beats(self) -> tuple[float, ...]:
        """For each entry that the film covers, the time at which people see it."""
        pace = (self.ends - self.begins) / self.lasts if self.lasts else 0.0
        return (*self.earlier, *(self.begins + offset * pace for offset in self.offsets))

    @property
    def covered(self) -> int:
        """Number of log entries up to the end of the film."""
        return self.first + len(self.earlier) + len(self.offsets)


def after_step(table: Table, since: int) -> Film:
    """The table's film, continued by the log entries from number `since` on, which one step of the game has added."""
    film = table.film
    if film is None or film.batch != table.batch:
        film = _of_new_batch(table, since)
    words = (film.lasts,) * (since - film.covered)  # what somebody said meanwhile waits for nothing
    told = table.g.log.heard_by(None)
    entries = list(table.g.log.told_since(since))
    new = reel(table.game.film, told, len(told) - sum(audience is None for _, audience in entries))
    begins = iter((*new.begins, new.lasts))
    offsets, following = list[int](), next(begins)
    for _, audience in entries:  # what only some are told is shown with the public event after it
        offsets.append(film.lasts + following)
        if audience is None:
            following = next(begins)
    return replace(film, offsets=(*film.offsets, *words, *offsets), lasts=film.lasts + new.lasts)


def _of_new_batch(table: Table, since: int) -> Film:
    film, at = table.film, table.at
    if film is None or film.ends <= at:
        return Film(table.batch, since, (), max(at, table.opens), at + TELLING)
    earlier = (*film.beats, *(at,) * (since - film.covered))
    return Film(table.batch, film.first, earlier, max(at, table.opens), at + TELLING)


def times(table: Table, since: int) -> Iterator[tuple[Audience, float]]:
    """For each log entry from this number on: its audience, and the time at which people see it. There must be a film.

    Statements made after the film's steps are seen at once.
    """
    film = table.film
    assert film is not None
    beats = film.beats
    for at, (_, audience) in enumerate(table.g.log.told_since(since), since - film.first):
        yield audience, film.begins if at < 0 else beats[at] if at < len(beats) else table.at
