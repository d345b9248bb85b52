"""Computes each seat's chance of winning over a finished game, in the queue of heavy jobs.

A game takes tens of seconds, so it is divided into short jobs, between which other visitors have their turn. Each job
gets the results of earlier jobs. The finished curve does not depend on how the work was divided.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from presidium.bots.analysis.chances import Chance, Chances, Curve, Results, positions, seed_of
from presidium.server.archive import archive
from presidium.server.archive.course import course
from presidium.server.base.job_pool import hurried
from presidium.server.domain.dice import Seed
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table
from presidium.server.protocol import commands
from presidium.server.protocol.http.games import ChancePoint, ChancesInfo, TurnedInfo

JOB_S: Final = 4.0
"""Maximum seconds of a job. While visitors from other addresses wait, the job ends after its next simulated game."""
DIGITS: Final = 3
PROGRESS_BYTES: Final = 2_000_000
"""Size in bytes of a cache for unfinished curves of winning chances. One curve takes 15 KB."""


class Progress(msgspec.Struct):
    """The intermediate result of a curve of winning chances, which one job leaves for the next job."""

    seed: str
    results: Results


_progress = msgspec.msgpack.Decoder(Progress)


class Worked(NamedTuple):
    """Result of one job on a curve of winning chances."""

    letter: bytes
    """The curve of winning chances as JSON, as far as it is computed."""
    done: bool
    progress: bytes
    """The intermediate result for the next job on the curve, encoded."""


def letter(curve: Curve) -> ChancesInfo:
    points = tuple(ChancePoint(point.n, _rounded(point.chance)) for point in curve.points)
    turns = tuple(TurnedInfo(turn.n, _rounded(turn.before), _rounded(turn.after)) for turn in curve.turns)
    return ChancesInfo(round(curve.done, 2), points, turns)


def _rounded(chance: Chance) -> tuple[float, ...]:
    return tuple(round(each, DIGITS) for each in chance)


# Runs in a separate process


def worked_on(about: tuple[str, Seed], entries: Sequence[Entry], before: bytes) -> Worked:
    """Extends a game's curve of winning chances for `JOB_S` seconds. `before` is the last job's progress, or empty."""
    return go_on(partial(Table, *about), entries, before)


def go_on(empty: Callable[[], Table], entries: Sequence[Entry], before: bytes) -> Worked:
    """Like `worked_on`, for a table that `empty` creates as it was before the journal entries."""
    progress = _progress.decode(before) if before else Progress(_seed(empty(), entries), {})
    work = Chances(positions(course(empty(), entries)), progress.seed, progress.results, _clock())
    curve = work.curve()
    return Worked(commands.write(letter(curve)), curve.done == 1, msgspec.msgpack.encode(progress))


def _seed(table: Table, entries: Sequence[Entry]) -> str:
    for entry in entries:
        table.apply(entry)
    return seed_of(archive.record_of(table, entries), table.game)


def _clock() -> Callable[[], bool]:
    """Returns a function that says when a job must stop, at the earliest after one simulated game."""
    began, asked = monotonic(), 0

    def must_stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > 1 and (hurried() or monotonic() - began > JOB_S)

    return must_stop
