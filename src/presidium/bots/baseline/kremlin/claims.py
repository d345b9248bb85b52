"""Estimates which player will control each politician of Kremlin, from declared points and guesses about others."""

from __future__ import annotations

from typing import Final

from presidium.core import Player, View, value
from presidium.games.kremlin.ending import joint_winners, mark_politician
from presidium.games.kremlin.influence.control import ceilings
from presidium.games.kremlin.printed.people import INDEX, NESTOR, Letter
from presidium.games.kremlin.state import Public, edition_of, sheet

SPREAD: Final = 20  # number of politicians over whom the undeclared points of a seat are assumed to be spread


@value
class Owners:
    """The probabilities that a politician is controlled by this seat in the end (`ours`), and by each rival."""

    ours: float
    rivals: tuple[tuple[Player, float], ...]


class Claims:
    """The points that one seat knows or guesses on all sheets; valid until points are declared, added or lost."""

    def __init__(self, view: View[Public]) -> None:
        public, seat = view.public, view.seat
        assert seat is not None
        self.seat: Player = seat
        self.rivals = tuple(other for other in view.rules.players if other != seat)
        self.edition = edition_of(view)
        self.politician_wins = self.edition.mark is mark_politician
        self.two_win = self.edition.winners is joint_winners
        self.written: tuple[int, ...] = view.secret(sheet(seat))
        self.declared, self.control = public.declared, public.control
        self.needs, self.shifts = public.needs, public.shifts
        self._owners: dict[Letter, Owners] = {}

    def hold(self, view: View[Public]) -> bool:
        """True if the estimates still hold. The game replaces public values when they change, so comparing identity is
        enough."""
        public = view.public
        return (
            public.declared is self.declared
            and public.control is self.control
            and public.shifts is self.shifts
            and view.seat == self.seat
            and view.secret(sheet(self.seat)) is self.written
        )

    def on(self, who: Letter) -> int:
        """The most influence points that this seat may declare on the politician."""
        return min(self.written[INDEX[who]], self.edition.most_shown)

    def shown(self, who: Letter, seat: Player) -> int:
        return self.declared[who][seat - 1] if who in self.declared else 0

    def standing(self, who: Letter) -> int:
        return max(self.declared[who]) if who in self.declared else 0

    def owners(self, who: Letter) -> Owners:
        found = self._owners.get(who)
        if found is None:
            self._owners[who] = found = self.guess(who, self.on(who))
        return found

    def guess(self, who: Letter, points: int) -> Owners:
        """The likely controllers if this seat had `points` on the politician and every seat declared all its points."""
        if who == NESTOR and not self.edition.influence_nestor:
            return Owners(0.0, ())
        likely = [(rival, self.more_than(points, rival, who)) for rival in self.rivals]
        nobody, one = 1.0, 0.0
        for _, more in likely:
            nobody, one = nobody * (1 - more), one * (1 - more) + nobody * more
        theirs = sum(more for _, more in likely)
        share = (1 - nobody) / theirs if theirs else 0.0
        ours = nobody + one if self.two_win else nobody
        return Owners(ours if points else 0.0, tuple([(rival, more * share) for rival, more in likely if more]))

    def more_than(self, points: int, rival: Player, who: Letter) -> float:
        """Probability that this rival has more than `points` on the politician, given the points it has declared."""
        index = INDEX[who]
        most = min(ceilings(self.needs[rival - 1])[index] + self.shifts[rival - 1][index], self.edition.most_shown)
        shown = self.shown(who, rival)
        if shown > points:
            return 1.0
        if shown == points and points and self.control.get(who) == rival:
            return 0.0 if self.politician_wins else 1.0  # C.2 a tie leaves control; 11.1 a tied controller is out
        if most <= points:
            return 0.0
        if shown:
            return (most - points) / (most - shown + 1)
        return min((most - points) / SPREAD, 0.9)
