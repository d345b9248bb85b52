"""The private part of a newspaper issue: what the year means for one seat's sheet, made from that seat's own view
alone."""

from __future__ import annotations

from presidium.core import UNSEEN, Player, View
from presidium.core.content.press import Fact, Slot
from presidium.games.kremlin.content.press.board import Board
from presidium.games.kremlin.content.press.desk import Desk
from presidium.games.kremlin.content.press.issues import years
from presidium.games.kremlin.printed.board import CHIEF, GONE, POSTS
from presidium.games.kremlin.printed.people import LETTERS, NESTOR, Letter
from presidium.games.kremlin.state import FACTIONS, Public, edition_of, sheet

LINES = 3


def box(view: View[Public]) -> tuple[tuple[Fact, ...], ...]:
    """The facts of the reader's private box, year by year; empty for a spectator."""
    seat = view.seat
    if seat is None or view.secret(sheet(seat)) is UNSEEN:
        return tuple(() for _ in years(view))
    shifted = zip(view.secret(sheet(seat)), view.public.shifts[seat - 1], strict=True)
    first = dict(zip(LETTERS, (now - shift for now, shift in shifted), strict=True))
    return tuple(Slip(view, seat, first, desk).facts()[:LINES] for desk, _ in years(view))


class Slip:
    """Collects the facts of one year for the private box of one seat."""

    def __init__(self, view: View[Public], seat: Player, first: dict[Letter, int], desk: Desk) -> None:
        self.seat, self.first, self.desk = seat, first, desk
        self.edition = edition_of(view)

    def written(self, board: Board, who: Letter) -> int:
        """The points that the seat had written on the politician when the board stood like this."""
        return self.first[who] + board.shifts.get((self.seat, who), 0)

    def facts(self) -> tuple[Fact, ...]:
        found = [*self._chief(), *self._gone(), *self._unsaid(), *self._marks()]
        return tuple(found) or (self._fact("box-nothing"),)

    def _fact(self, *kinds: str, **slots: Slot) -> Fact:
        who = slots.get("who")
        about = (who,) if isinstance(who, str) else ()
        return Fact(kinds, 1, (), tuple({"year": self.desk.year, **slots}.items()), about)

    def _chief(self) -> list[Fact]:
        board = self.desk.board
        chief = board.chief
        if chief is None or (chief == NESTOR and not self.edition.influence_nestor):
            return []
        mine, shown = self.written(board, chief), board.shown.get((self.seat, chief), 0)
        theirs, _ = board.most_shown(chief, self.seat)
        if board.control.get(chief) == self.seat:
            return [self._fact("box-chief-yours", who=chief, written=mine, shown=shown, theirs=theirs)]
        if not mine:
            return [self._fact("box-chief-none", who=chief)]
        kind = "box-chief-could" if mine > theirs else "box-chief-short"
        return [self._fact(kind, who=chief, written=mine, theirs=theirs)]

    def _gone(self) -> list[Fact]:
        """A fact about a politician who left the game this year, the one with most of this seat's points: in 1988
        declared points are lost, in 1986 all points are useless for now."""
        before, after = self.desk.before, self.desk.board
        gone = [who for who in LETTERS if after.places[who] in GONE and before.places[who] not in GONE]
        points = {who: self.points_on(who) for who in gone}
        heaviest = sorted((who for who in gone if points[who]), key=lambda who: -points[who])
        kind = "box-lost" if self.edition.influence_is_lost else "box-gone"
        return [self._fact(kind, who=who, points=points[who]) for who in heaviest[:1]]

    def points_on(self, who: Letter) -> int:
        board = self.desk.board
        if not self.edition.influence_is_lost:
            return self.written(board, who)
        return board.lost.get((self.seat, who), 0) - self.desk.before.lost.get((self.seat, who), 0)

    def _unsaid(self) -> list[Fact]:
        """A fact about the holder of a post whom nobody controls, the one with most of this seat's points."""
        board = self.desk.board
        free = [who for post in POSTS if post != CHIEF and (who := board.holder(post)) and who not in board.control]
        mine = [who for who in free if self.written(board, who)]
        best = max(mine, key=lambda who: self.written(board, who), default=None)
        if best is None:
            return []
        return [self._fact("box-unsaid", who=best, written=self.written(board, best), post=board.places[best])]

    def _marks(self) -> list[Fact]:
        marks = self.desk.board.track.count(FACTIONS[self.seat - 1])
        return [self._fact("box-marks", marks=marks)] if marks else []
