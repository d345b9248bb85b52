"""Computes what each seat of a finished game could have known at each step: on request, in another process, cached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from presidium.bots import Track, Tracks, lenses, reading, tracks, usual_lens
from presidium.core import Game, Player
from presidium.games import find
from presidium.server.archive import archive
from presidium.server.archive.course import course
from presidium.server.domain.journal import Entry
from presidium.server.domain.table import Table
from presidium.server.http.compression import packed
from presidium.server.http.endpoints import NUMBER, RouteGroup, endpoint, query
from presidium.server.http.studies import About, Studies
from presidium.server.protocol import commands
from presidium.server.protocol.http.games import BeliefMoment, Beliefs, BeliefTrack

if TYPE_CHECKING:
    from presidium.server.http.server import Server

BELIEF_CACHE_BYTES: Final = 4_000_000
PROBABILITY_DIGITS: Final = 4
LENS: Final = query("lens", "The assumptions about how people play; left out: the usual ones for who sat at the table.")


class BeliefRoutes(RouteGroup):
    tag = "archives"

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.studies = Studies(server, "beliefs", BELIEF_CACHE_BYTES)

    @endpoint(
        "GET /tables/{table}/beliefs",
        "read_beliefs",
        "What a seat of a finished game could have inferred",
        Beliefs,
        query("seat", "The seat whose beliefs they are.", NUMBER),
        LENS,
    )
    async def read(self, request: Request) -> Response:
        asked = request.query_params
        room = await self.server.hall.room(request.path_params["table"])
        table = room.table
        archive.must_be_thought_over(table)
        seat = self.server.seat(room, asked.get("seat", ""))
        bots = [held.bot for held in table.seats.values() if held.bot is not None]
        usual = usual_lens(table.game.name, bots, len(table.seats))
        lens = reading(table.game.name, asked.get("lens", "") or usual).lens
        return packed(request, await self.studies.found(request, table, worked_out, seat, lens))


# Runs in a separate process


def worked_out(about: About, entries: Sequence[Entry], seat: Player, lens: str) -> bytes:
    id, seed, game = about
    return commands.write(letter(find(game), tracks(reading(game, lens), seat, course(Table(id, seed), entries))))


def letter(game: Game, found: Tracks) -> Beliefs:
    return Beliefs(
        found.seat,
        found.lens,
        lenses(game.name),
        tuple(BeliefMoment(each.n, each.year) for each in found.course),
        tuple(_track(game, each) for each in found.tracks),
    )


def _track(game: Game, track: Track) -> BeliefTrack:
    likely = tuple(tuple(round(each, PROBABILITY_DIGITS) for each in row) for row in track.likely)
    return BeliefTrack(track.about, track.may_be, likely, track.truth, game.codec.encode(track.because))
