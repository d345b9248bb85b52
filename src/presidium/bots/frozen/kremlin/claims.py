"""Whose is a politician of Kremlin? What is declared tells, and what is not declared may be guessed."""

from __future__ import annotations

from typing import Final

from presidium.core import Player, View, value
from presidium.kremlin.ending import joint_winners, mark_politician
from presidium.kremlin.influence.control import ceilings
from presidium.kremlin.printed.people import INDEX, NESTOR, Letter
from presidium.kremlin.state import Public, edition_of, sheet

SPREAD: Final = 20  # over about so many politicians the numbers nobody has shown are spread


@value
class Owners:
    """How likely a politician is to be ours in the end, and each rival's."""

    ours: float
    rivals: tuple[tuple[Player, float], ...]


class Claims:
    """What one seat knows and guesses of the sheets, as long as nothing is declared, added or lost."""

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
        """Whether they still stand; what is public is replaced when it changes, never changed in place."""
        public = view.public
        return (
            public.declared is self.declared
            and public.control is self.control
            and public.shifts is self.shifts
            and view.seat == self.seat
            and view.secret(sheet(self.seat)) is self.written
        )

    def on(self, who: Letter) -> int:
        """The influence we may show on him."""
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
        """If we had so many points on him: who would come out on top when everybody shows all?"""
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
        """How likely this rival has more written on him than so many points, by what he has shown."""
        index = INDEX[who]
        most = min(ceilings(self.needs[rival - 1])[index] + self.shifts[rival - 1][index], self.edition.most_shown)
        shown = self.shown(who, rival)
        if shown > points:
            return 1.0
        if shown == points and points and self.control.get(who) == rival:
            return 0.0 if self.politician_wins else 1.0  # C.2 he keeps him; 11.1 of those tied he is out
        if most <= points:
            return 0.0
        if shown:
            return (most - points) / (most - shown + 1)
        return min((most - points) / SPREAD, 0.9)
