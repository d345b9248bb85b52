"""What the board of Kremlin is worth to a seat: each politician by his place, his health and whose he is."""

from __future__ import annotations

from presidium.bots.frozen.kremlin import outlook as frozen
from presidium.bots.frozen.kremlin.claims import Claims as FrozenClaims
from presidium.bots.frozen.kremlin.outlook import FEW, OLD, SUITED, Health
from presidium.bots.frozen.kremlin.prospects import LASTING, Reigns, reigns
from presidium.bots.kremlin.claims import Claims, Owners
from presidium.bots.kremlin.temper import Temper
from presidium.core import View
from presidium.kremlin.ending import LAST_YEAR, left
from presidium.kremlin.printed.board import CHIEF, Place
from presidium.kremlin.printed.people import PEOPLE as PRINTED
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Politician, Public, edition_of
from presidium.kremlin.strengths import NO_STRENGTHS

__all__ = ["Health", "Outlook"]

Reckoned = tuple[Politician, bool, float]
"""What a man was worth, as he was then, before or after the health rolls of the year."""


class Outlook(frozen.Outlook):
    """One seat's reckoning for a year, as long as nobody waves; a man is reckoned anew when something has happened to
    him, or has been declared that says whose he is."""

    claims: Claims

    def __init__(self, view: View[Public], claims: Claims, temper: Temper, before: Outlook | None = None) -> None:
        """What was hoped in the year before stands where the same is needed, by whom it was."""
        self.public = view.public
        self.claims = claims
        self.temper = temper
        self.edition = edition_of(view)
        self.reigns = reigns(self.edition)
        self.gains = GAINS.setdefault(self.reigns, {})
        self.suits = self.edition.strengths is not NO_STRENGTHS
        self.harm = temper.harm / (view.rules.seats - 1)
        self.needs = self._needs(view)
        self.nearness = NEARNESS.get(temper) or NEARNESS.setdefault(temper, temper.near())
        self.year, self.track, self.effects = view.public.year, view.public.track, view.public.effects
        self._hoped: dict[Letter, tuple[Owners, dict[int, float]]] = {}
        if before is not None and before.needs == self.needs and not claims.politician_wins:
            self._hoped = {who: hoped for who, hoped in before._hoped.items() if claims.still(who, hoped[0])}
        self._heir: dict[Letter, Reckoned] = {}
        self._there: dict[Letter, Reckoned] = {}
        self._efforts: dict[Letter, dict[int, Reckoned]] = {}
        self._spares: tuple[object, bool] = (None, False)

    def holds(self, view: View[Public], claims: FrozenClaims) -> bool:
        """Whether nothing has changed that it was reckoned from, but for the men themselves and whose they are."""
        now = view.public
        same_year = now.year == self.year and now.track is self.track and now.effects is self.effects
        return same_year and claims.seat == self.claims.seat

    def look(self, view: View[Public], claims: Claims) -> None:
        """Things may have changed since: a man is reckoned anew if he may be somebody else's now."""
        self.public = view.public
        if claims is self.claims:
            return
        self.claims = claims
        for who in [who for who, (owners, _) in self._hoped.items() if not claims.still(who, owners)]:
            for reckoned in (self._hoped, self._heir, self._there, self._efforts):
                reckoned.pop(who, None)

    def hopes(self, who: Letter) -> dict[int, float]:
        """By the number of waves missing to win with him: how likely that is ours, less the harm if it is not."""
        found = self._hoped.get(who)
        if found is None:
            self._hoped[who] = found = (self.claims.owners(who), self._hopes_in(who))
        return found[1]

    def spared(self, who: Letter) -> bool:
        """Whom it does not send away: a man of ours, and anybody when few are left (6.9)."""
        men = self.public.men
        if self._spares[0] is not men:
            self._spares = men, left(self.public) <= FEW
        return self._spares[1] or self.ours(who)

    def regard(self, who: Letter) -> float:
        """What it costs to strike at him, for what his master has promised or threatened."""
        swayed = self.claims.swayed
        return swayed.get(self.claims.control.get(who, 0), 0.0) if swayed else 0.0

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
        man, found = self.public.men[who], self._heir.get(who)
        if found is None or found[0] is not man:
            self._heir[who] = found = (man, False, self.as_heir(who))
        return found[2]

    def raised(self, who: Letter, place: Place) -> float:
        """What is gained when he comes to this place, up or down."""
        there = self.public.men[who].place
        if self.suits:
            return (self.near(who, place) - self.near(who, there)) * self.heir(who)
        return (self.nearness[place] - self.nearness[there]) * self.heir(who)

    def reigning(self, who: Letter, man: Politician) -> float:
        late, found = self.public.phase > 4, self._there.get(who)
        if found is None or found[0] is not man or found[1] is not late:
            self._there[who] = found = (man, late, self.as_chief(who))
        return found[2]

    def as_heir(self, who: Letter, stress: int = 0, now: Health | None = None) -> float:
        """What he would be worth as Party Chief a year from now."""
        man = self.public.men[who]
        age, year = PRINTED[who].age + man.stress + stress, min(self.year + 1, LAST_YEAR)
        crosses = man.crosses if now is None else now.crosses
        worth, gains = 0.0, self.gains
        for need, hope in self.hopes(who).items():
            if hope:
                reign = (age, crosses, need, year)
                gain = gains.get(reign)
                if gain is None:
                    gains[reign] = gain = self.reigns.reign(*reign) - self.reigns.without(need, year)
                worth += hope * gain
        return LASTING * worth * (self.temper.suspected if man.suspect else 1.0)

    def strain(self, who: Letter, stress: int) -> float:
        """What so many stress points on him do to us; for a rival's man it is a gain."""
        return self.later(who, stress) - self.worth(who)

    def effort(self, who: Letter, stress: int) -> float:
        """What it costs us to let him act: little for a rival's man, but he is not worn out for its own sake."""
        man, late = self.public.men[who], self.public.phase > 4
        his = self._efforts.get(who)
        found = None if his is None else his.get(stress)
        if found is None or found[0] is not man or found[1] is not late:
            frail = man.place == CHIEF and (man.crosses or self.public.age(who) + stress > OLD) and self.ours(who)
            pains = self.temper.care if frail else self.temper.pains
            found = (man, late, min(self.strain(who, stress), 0.0) - stress * pains)
            self._efforts.setdefault(who, {})[stress] = found
        return found[2]


NEARNESS: dict[Temper, dict[Place, float]] = {}
GAINS: dict[Reigns, dict[tuple[int, int, int, int], float]] = {}
"""What a reign brings, by age, crosses, waves needed and year: looked up more often than anything else."""
