"""Estimates which player will control each politician of Kremlin, from declared points and guesses about others."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from presidium.bots.kremlin.temper import Temper
from presidium.core import Player, View, value
from presidium.games.kremlin.ending import joint_winners, mark_politician
from presidium.games.kremlin.influence.control import ceilings
from presidium.games.kremlin.printed.people import INDEX, NESTOR, Letter
from presidium.games.kremlin.state import Public, edition_of, sheet


@value
class Owners:
    """The probabilities that a politician is controlled by this seat in the end (`ours`), and by each rival."""

    ours: float
    rivals: tuple[tuple[Player, float], ...]


NOBODY: Final = Owners(0.0, ())


class Claims:
    """The points that one seat knows or guesses on all sheets; valid until points are declared, added or lost."""

    def __init__(self, view: View[Public], temper: Temper, before: Claims | None = None) -> None:
        """Takes over the estimates of `before`, the same seat's earlier claims, where nothing has changed."""
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
        self.temper = temper
        self.swayed: dict[Player, float] = {}
        """For each rival: the penalty for harming its politicians, because of its promises and threats."""
        rows = zip(self.needs, self.shifts, strict=True)
        self._most = [most_shown(needs, shifts, self.edition.most_shown) for needs, shifts in rows]
        """For each seat and politician: the most points that the seat could declare on the politician."""
        same_seat = before is not None and before.seat == self.seat
        self._owners: dict[Letter, Owners] = self._kept(before) if before and same_seat else {}

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

    def _kept(self, before: Claims) -> dict[Letter, Owners]:
        """The estimates of `before` that stay valid, because no declared number and no player's maximum has changed."""
        rows = [(now, then) for now, then in zip(self._most, before._most, strict=True) if now is not then]
        if self.written is not before.written:
            rows.append((self.written, before.written))
        now, then, held, had = self.declared, before.declared, self.control, before.control
        kept: dict[Letter, Owners] = {}
        for who, owners in before._owners.items():
            if now.get(who) is then.get(who) and held.get(who) == had.get(who):
                index = INDEX[who]
                for row, other in rows:
                    if row[index] != other[index]:
                        break
                else:
                    kept[who] = owners
        return kept

    def still(self, who: Letter, owners: Owners) -> bool:
        """True if `owners` are the current estimates of the politician's controller."""
        return self._owners.get(who) is owners

    def guess(self, who: Letter, points: int) -> Owners:
        """The likely controllers if this seat had `points` on the politician and every seat declared all its points."""
        if who == NESTOR and not self.edition.influence_nestor:
            return NOBODY
        nobody, one, theirs = 1.0, 0.0, 0.0
        likely: list[tuple[Player, float]] = []
        for rival in self.rivals:
            more = self.more_than(points, rival, who)
            if more:
                likely.append((rival, more))
                nobody, one = nobody * (1 - more), one * (1 - more) + nobody * more
                theirs += more
        share = (1 - nobody) / theirs if theirs else 0.0
        ours = nobody + one if self.two_win else nobody
        return Owners(ours if points else 0.0, tuple([(rival, more * share) for rival, more in likely]))

    def more_than(self, points: int, rival: Player, who: Letter) -> float:
        """Probability that this rival has more than `points` on the politician, given the points it has declared."""
        index, row = INDEX[who], rival - 1
        declared = self.declared.get(who)
        shown = 0 if declared is None else declared[row]
        if shown > points:
            return 1.0
        if shown == points and points and self.control.get(who) == rival:
            return 0.0 if self.politician_wins else 1.0  # C.2 a tie leaves control; 11.1 a tied controller is out
        most = self._most[row][index]
        if most <= points:
            return 0.0
        if shown:
            return (most - points) / (most - shown + 1)
        return min((most - points) / self.temper.spread, 0.9)


@lru_cache(maxsize=1 << 12)
def most_shown(needs: tuple[int, ...], shifts: tuple[int, ...], most: int) -> tuple[int, ...]:
    """The most points a seat can show on each politician, given the points it has declared, gained and lost."""
    return tuple([min(ceiling + shift, most) for ceiling, shift in zip(ceilings(needs), shifts, strict=True)])
