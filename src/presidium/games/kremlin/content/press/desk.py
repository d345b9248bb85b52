"""Turns a year's events, one by one, into newspaper facts. Facts about the whole year are in `summary.py`."""

from __future__ import annotations

from collections import Counter

from presidium.core import Event, Player
from presidium.core.content.press import Slot
from presidium.games.kremlin.actions import Clear, Propose, Rehabilitate, Suspect
from presidium.games.kremlin.cards.events import Rejuvenated
from presidium.games.kremlin.content.press.board import Board
from presidium.games.kremlin.content.press.dice import Dice
from presidium.games.kremlin.content.press.votes import Votes
from presidium.games.kremlin.events import (
    Aged,
    Ailed,
    Announced,
    Began,
    Cleared,
    Controlled,
    Cured,
    Declared,
    Died,
    Elected,
    Exiled,
    Fell,
    Judged,
    Marked,
    Moved,
    Rejected,
    Retired,
    Rolled,
    Suspected,
    Tried,
    Voted,
    Waved,
)
from presidium.games.kremlin.printed.board import POSTS, SIBERIA
from presidium.games.kremlin.printed.people import Letter


class Desk(Votes, Dice):
    def __init__(self, board: Board, year: int) -> None:
        super().__init__(board, year)
        self.aged: Counter[Letter] = Counter()
        self.ageing: dict[Letter, list[int]] = {}
        self.rejuvenated: set[Letter] = set()
        self.moves: dict[Letter, list[int]] = {}
        self.cured: set[Letter] = set()
        self.taken: dict[Letter, tuple[int, Controlled]] = {}
        """By politician: the last change of control, with the number of its event."""
        self._outbid: dict[tuple[Player, Letter], tuple[int, int, int, Player]] = {}

    def read(self, n: int, event: Event) -> None:
        match event:
            case Announced():
                self.deed = event
                if isinstance(event.action, Propose):
                    self.ballot = []
            case Fell():
                self.deed = None
            case Began():
                self.deed = self.roll = self.guilty = None
            case Rolled():
                self.rolled(n, event)
            case Exiled():
                self.exiled(n, event.who)
            case Died():
                self.died(n, event.who)
            case Voted():
                self.voted(n, event)
            case Tried():
                self.tried(n, event)
            case Judged():
                self.judged(n, event)
            case Rejected() | Elected():
                self.polled(n, event)
            case Waved():
                self.waved = n, event
            case Marked():
                self.marked(n, event)
            case Declared():
                self._declared(n, event)
            case Controlled():
                self._controlled(n, event)
            case Aged() | Rejuvenated():
                self._ages(n, event)
            case _:
                self._small(n, event)
        self.board.read(event)

    # Influence

    def _declared(self, n: int, event: Declared) -> None:
        theirs, rival = self.board.most_shown(event.who, event.player)
        self._outbid.pop((event.player, event.who), None)
        if rival is not None and event.points == theirs + 1:
            self._outbid[event.player, event.who] = n, event.points, theirs, rival

    def _controlled(self, n: int, event: Controlled) -> None:
        self.taken.pop(event.who, None)
        if event.player is None:
            return
        self.taken[event.who] = n, event
        at, points, theirs, rival = self._outbid.pop((event.player, event.who), (0, 0, 0, 0))
        stands = rival and self.board.shown.get((rival, event.who)) == theirs
        if stands and rival == event.lost_by and self.board.shown.get((event.player, event.who)) == points:
            slots: dict[str, Slot] = {"who": event.who, "faction": event.player, "rival": rival}
            weight, member = 39 if event.who == self.board.chief else 16, self.board.places[event.who] in POSTS
            self.tell(("outbid-by-one",), weight, [at, n], slots | {"points": points, "theirs": theirs}, narrow=member)

    # What makes a line at most

    def _ages(self, n: int, event: Aged | Rejuvenated) -> None:
        if isinstance(event, Rejuvenated):
            self.rejuvenated.add(event.who)
            self.tell(("younger",), 14, [n], {"who": event.who, "points": event.points, "age": event.age})
            return
        self.aged[event.who] += event.points
        self.ageing.setdefault(event.who, []).append(n)
        if event.points == 3:
            self.missed(n, event.who)

    def _small(self, n: int, event: Event) -> None:
        match event:
            case Retired():
                chief = event.who == self.board.chief
                slots: dict[str, Slot] = {"who": event.who, "age": self.board.ages[event.who]}
                self.tell(("chief-retired" if chief else None, "retired"), 90 if chief else 35, [n], slots)
            case Moved():
                self.moves.setdefault(event.who, []).append(n)
                if self.board.places[event.who] == SIBERIA:
                    self._by(n, event.who, "back", self.deed_on(Rehabilitate, event.who), 30)
            case Suspected():
                self._by(n, event.who, "suspected", self.deed_on(Suspect, event.who), 15)
            case Cleared():
                if self.acquitted != event.who:
                    self._by(n, event.who, "unsuspected", self.deed_on(Clear, event.who), 14)
            case Cured():
                self.cured.add(event.who)
                self.tell(("cured",), 10, [n], {"who": event.who})
            case Ailed():
                worse = event.crosses > self.board.crosses[event.who]
                kind = "sicker" if worse else "better" if event.crosses else "well"
                self.tell((kind,), 8 if worse else 5, [n], {"who": event.who, "crosses": event.crosses})
                self.roll = None

    def _by(self, n: int, who: Letter, kind: str, by: Letter | None, weight: int) -> None:
        """Adds a fact that something was done to a politician, with the politician who did it if there is one."""
        if by is None or by == who:
            self.tell((kind,), weight, [n], {"who": who})
        else:
            self.tell((f"{kind}-by", kind), weight, [n], {"who": who, "by": by})
