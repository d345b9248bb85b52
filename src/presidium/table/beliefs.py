"""What each seat of a finished game could have known, moment by moment: worked out when somebody asks, beside the
games, and kept for the next who does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.bots import Track, Tracks, lenses, reading, tracks
from presidium.core import Game, Player, State
from presidium.games import find
from presidium.table import archive, wire
from presidium.table.again import opened_together, passages
from presidium.table.dice import Seed
from presidium.table.journal import Entry
from presidium.table.kept import Kept
from presidium.table.letters.games import BeliefMoment, Beliefs, BeliefTrack
from presidium.table.packed import packed
from presidium.table.table import Table

if TYPE_CHECKING:
    from presidium.table.app import Server

KEPT: Final = 4_000_000
"""How many bytes of what was worked out."""
DIGITS: Final = 4


class Believing:
    """One at a time: whoever asks for the same meanwhile finds it done."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.kept = Kept(KEPT)
        self._busy = asyncio.Lock()

    async def read(self, request: Request) -> Response:
        """What a seat could have known, once that is no secret any more."""
        asked = request.query_params
        room = self.server.hall.room(request.path_params["table"])
        table = room.table
        archive.must_be_thought_over(table)
        seat = self.server.seat(room, asked.get("seat", ""))
        lens = reading(table.game.name, asked.get("lens", "")).lens
        return packed(request, await self._found(request, table, seat, lens))

    async def _found(self, request: Request, table: Table, seat: Player, lens: str) -> bytes:
        key = table.id, table.seq, seat, lens
        async with self._busy:
            found = self.kept.get(key)
            if found is None:
                server = self.server
                server.guard.work("beliefs", request, server.somebody(request))
                entries = await server.hall.aside(server.hall.store.journal, table.id)
                about = table.id, table.seed, table.game.name
                found = await server.hall.thinking.study(worked_out, about, entries, seat, lens)
                self.kept.put(key, found)
        return found


# In a process of its own


def worked_out(about: tuple[str, Seed, str], entries: Sequence[Entry], seat: Player, lens: str) -> bytes:
    id, seed, game = about
    return wire.write(letter(find(game), tracks(reading(game, lens), seat, course(Table(id, seed), entries))))


def course(table: Table, entries: Sequence[Entry]) -> Iterator[tuple[int, State[Any]]]:
    """The game step by step, under the numbers by which the archives tell it."""
    for n, passage in enumerate(passages(table, entries, opened_together), 1):
        if passage.after.started:
            yield n, passage.after.g


def letter(game: Game, found: Tracks) -> Beliefs:
    return Beliefs(
        found.seat,
        found.lens,
        lenses(game.name),
        tuple(BeliefMoment(each.n, each.year) for each in found.course),
        tuple(_track(game, each) for each in found.tracks),
    )


def _track(game: Game, track: Track) -> BeliefTrack:
    likely = tuple(tuple(round(each, DIGITS) for each in row) for row in track.likely)
    return BeliefTrack(track.about, track.may_be, likely, track.truth, game.codec.encode(track.because))
