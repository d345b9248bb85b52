"""Whose is a politician of Kremlin? What is declared tells, and what is not declared may be guessed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from presidium.bots.frozen.kremlin import claims as frozen
from presidium.bots.frozen.kremlin.claims import Owners
from presidium.bots.kremlin.temper import Temper
from presidium.core import Player, View
from presidium.kremlin.influence.control import ceilings
from presidium.kremlin.printed.people import INDEX, NESTOR, Letter
from presidium.kremlin.state import Public

__all__ = ["Claims", "Owners"]

NOBODY: Final = Owners(0.0, ())


class Claims(frozen.Claims):
    """What one seat knows and guesses of the sheets, as long as nothing is declared, added or lost."""

    def __init__(self, view: View[Public], temper: Temper, before: Claims | None = None) -> None:
        """Those of the same seat before, if there were any, stand where nothing has changed."""
        super().__init__(view)
        self.temper = temper
        self.swayed: dict[Player, float] = {}
        """By rival: what it costs to strike at his men, after what he has said."""
        rows = zip(self.needs, self.shifts, strict=True)
        self._most = [most_shown(needs, shifts, self.edition.most_shown) for needs, shifts in rows]
        """By seat, then politician: the most it could show on him."""
        if before is not None and before.seat == self.seat:
            self._owners = self._kept(before)

    def _kept(self, before: Claims) -> dict[Letter, Owners]:
        """Whose owners are as before: nothing has been declared on them, and nobody could show less or more there."""
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
        """Whether these are his owners now, as far as is reckoned."""
        return self._owners.get(who) is owners

    def guess(self, who: Letter, points: int) -> Owners:
        """If we had so many points on him: who would come out on top when everybody shows all?"""
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
        """How likely this rival has more written on him than so many points, by what he has shown."""
        index, row = INDEX[who], rival - 1
        declared = self.declared.get(who)
        shown = 0 if declared is None else declared[row]
        if shown > points:
            return 1.0
        if shown == points and points and self.control.get(who) == rival:
            return 0.0 if self.politician_wins else 1.0  # C.2 he keeps him; 11.1 of those tied he is out
        most = self._most[row][index]
        if most <= points:
            return 0.0
        if shown:
            return (most - points) / (most - shown + 1)
        return min((most - points) / self.temper.spread, 0.9)


@lru_cache(maxsize=1 << 12)
def most_shown(needs: tuple[int, ...], shifts: tuple[int, ...], most: int) -> tuple[int, ...]:
    """What a seat could show on each politician at most, by what it has shown, gained and lost."""
    return tuple([min(ceiling + shift, most) for ceiling, shift in zip(ceilings(needs), shifts, strict=True)])
