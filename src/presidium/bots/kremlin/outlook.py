"""What the board of Kremlin is worth to a seat: each politician by his place, his health and whose he is."""

from __future__ import annotations

from presidium.bots.frozen.kremlin import outlook as frozen
from presidium.bots.frozen.kremlin.claims import Claims as FrozenClaims
from presidium.bots.frozen.kremlin.outlook import OLD, SUITED, Health
from presidium.bots.frozen.kremlin.prospects import LASTING, reigns
from presidium.bots.kremlin.claims import Claims, Owners
from presidium.bots.kremlin.temper import Temper
from presidium.core import View
from presidium.kremlin.ending import LAST_YEAR
from presidium.kremlin.printed.board import CHIEF, Place
from presidium.kremlin.printed.people import PEOPLE as PRINTED
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Politician, Public, edition_of
from presidium.kremlin.strengths import NO_STRENGTHS

__all__ = ["Health", "Outlook"]

Reckoned = tuple[Politician, dict[int, float], bool, float]
"""What a man was worth, as he was then, by what was hoped from him, before or after the health rolls of the year."""


class Outlook(frozen.Outlook):
    """One seat's reckoning for a year, as long as nobody waves; a man is reckoned anew when something has happened to
    him, or has been declared that says whose he is."""

    def __init__(self, view: View[Public], claims: Claims, temper: Temper) -> None:
        self.public = view.public
        self.claims = claims
        self.temper = temper
        self.edition = edition_of(view)
        self.reigns = reigns(self.edition)
        self.suits = self.edition.strengths is not NO_STRENGTHS
        self.harm = temper.harm / (view.rules.seats - 1)
        self.needs = self._needs(view)
        self.nearness = NEARNESS.get(temper) or NEARNESS.setdefault(temper, temper.near())
        self.year, self.track, self.effects = view.public.year, view.public.track, view.public.effects
        self._hoped: dict[Letter, tuple[Owners, dict[int, float]]] = {}
        self._heir: dict[Letter, Reckoned] = {}
        self._there: dict[Letter, Reckoned] = {}
        self._efforts: dict[tuple[Letter, int], Reckoned] = {}

    def holds(self, view: View[Public], claims: FrozenClaims) -> bool:
        """Whether nothing has changed that it was reckoned from, but for the men themselves and whose they are."""
        now = view.public
        same_year = now.year == self.year and now.track is self.track and now.effects is self.effects
        return same_year and claims.seat == self.claims.seat

    def hopes(self, who: Letter) -> dict[int, float]:
        """By the number of waves missing to win with him: how likely that is ours, less the harm if it is not."""
        owners = self.claims.owners(who)
        found = self._hoped.get(who)
        if found is None or found[0] is not owners:
            self._hoped[who] = found = (owners, self._hopes_in(who))
        return found[1]

    def near(self, who: Letter, place: Place) -> float:
        near = self.nearness[place]
        if not self.suits:
            return near
        suited = (PRINTED[who].strength == place) - (PRINTED[who].weakness == place)
        return near * (1 + SUITED * suited)

    def worth(self, who: Letter, place: Place | None = None) -> float:
        """What he is worth to us, where he stands or in another place below the Chief's."""
        man = self.public.men[who]
        if place is None:
            place = man.place
            if place == CHIEF:
                return self.reigning(who, man)
        return self.near(who, place) * self.heir(who)

    def heir(self, who: Letter) -> float:
        """What he would be worth as Party Chief a year from now, as he is."""
        man, hopes = self.public.men[who], self.hopes(who)
        found = self._heir.get(who)
        if found is None or found[0] is not man or found[1] is not hopes:
            self._heir[who] = found = (man, hopes, False, self.as_heir(who))
        return found[3]

    def raised(self, who: Letter, place: Place) -> float:
        """What is gained when he comes to this place, up or down."""
        there = self.public.men[who].place
        if self.suits:
            return (self.near(who, place) - self.near(who, there)) * self.heir(who)
        return (self.nearness[place] - self.nearness[there]) * self.heir(who)

    def reigning(self, who: Letter, man: Politician) -> float:
        late, hopes = self.public.phase > 4, self.hopes(who)
        found = self._there.get(who)
        if found is None or found[0] is not man or found[1] is not hopes or found[2] is not late:
            self._there[who] = found = (man, hopes, late, self.as_chief(who))
        return found[3]

    def as_heir(self, who: Letter, stress: int = 0, now: Health | None = None) -> float:
        """What he would be worth as Party Chief a year from now."""
        man = self.public.men[who]
        age, year = PRINTED[who].age + man.stress + stress, min(self.year + 1, LAST_YEAR)
        crosses = man.crosses if now is None else now.crosses
        reign, without = self.reigns.reign, self.reigns.without
        worth = 0.0
        for need, hope in self.hopes(who).items():
            if hope:
                worth += hope * (reign(age, crosses, need, year) - without(need, year))
        return LASTING * worth * (self.temper.suspected if man.suspect else 1.0)

    def strain(self, who: Letter, stress: int) -> float:
        """What so many stress points on him do to us; for a rival's man it is a gain."""
        return self.later(who, stress) - self.worth(who)

    def effort(self, who: Letter, stress: int) -> float:
        """What it costs us to let him act: little for a rival's man, but he is not worn out for its own sake."""
        man, hopes, late = self.public.men[who], self.hopes(who), self.public.phase > 4
        found = self._efforts.get((who, stress))
        if found is None or found[0] is not man or found[1] is not hopes or found[2] is not late:
            frail = man.place == CHIEF and (man.crosses or self.public.age(who) + stress > OLD) and self.ours(who)
            pains = self.temper.care if frail else self.temper.pains
            found = (man, hopes, late, min(self.strain(who, stress), 0.0) - stress * pains)
            self._efforts[who, stress] = found
        return found[3]


NEARNESS: dict[Temper, dict[Place, float]] = {}
