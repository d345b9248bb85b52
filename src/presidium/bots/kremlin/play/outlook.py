"""The value of the board of Kremlin to a seat: each politician by place, health and control."""

from __future__ import annotations

from typing import Final

from presidium.bots.kremlin.belief.claims import Claims, Owners
from presidium.bots.kremlin.play.prospects import LASTING, Reigns, reigns
from presidium.bots.kremlin.temper import Temper
from presidium.core import View, value
from presidium.games.kremlin.effects import kept_from_retiring
from presidium.games.kremlin.ending import LAST_YEAR, TOO_FEW, WAVES, left
from presidium.games.kremlin.printed.board import CHIEF, FOREIGN, LEVEL_1, LEVEL_2, Place
from presidium.games.kremlin.printed.people import PEOPLE as PRINTED
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import FACTIONS, Politician, Public, edition_of
from presidium.games.kremlin.strengths import NO_STRENGTHS

OLD_AGE: Final = 80
FEW_LEFT: Final = TOO_FEW + 3  # with this few politicians left, the bot removes no more of them (6.9)
SUITED_BONUS: Final = 0.05  # change of a place's nearness for a politician's strength or weakness in that post

Reckoned = tuple[Politician, bool, float]
"""A valued politician, whether the value is from after the year's health rolls, and the value."""


@value
class Health:
    """A politician's health, real or assumed: crosses, whether on a cure, and whether the health roll is done."""

    crosses: int
    cure: bool
    rolled: bool = False
    """True if this year's health roll is done."""


class Outlook:
    """One seat's valuation of the board during a year. A politician's value is computed again after a change, or after
    a declaration that tells who controls the politician."""

    def __init__(self, view: View[Public], claims: Claims, temper: Temper, before: Outlook | None = None) -> None:
        """Takes over the hopes (`hopes`) of `before`, the seat's earlier valuation, if they are still valid."""
        self.public = view.public
        self.claims = claims
        self.temper = temper
        self.edition = edition_of(view)
        self.reigns: Reigns = reigns(self.edition)
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

    def holds(self, view: View[Public], claims: Claims) -> bool:
        """True if this valuation is still valid, apart from politicians who have changed and their controllers."""
        now = view.public
        same_year = now.year == self.year and now.track is self.track and now.effects is self.effects
        return same_year and claims.seat == self.claims.seat

    def look(self, view: View[Public], claims: Claims) -> None:
        """Updates the valuation: drops the values of politicians whose likely controllers have changed."""
        self.public = view.public
        if claims is self.claims:
            return
        self.claims = claims
        for who in [who for who, (owners, _) in self._hoped.items() if not claims.still(who, owners)]:
            for reckoned in (self._hoped, self._heir, self._there, self._efforts):
                reckoned.pop(who, None)

    def _needs(self, view: View[Public]) -> dict[int, int]:
        """1988: number of waves (successful parades) that each seat still needs."""
        track = view.public.track
        return {seat: max(WAVES - track.count(FACTIONS[seat - 1]), 1) for seat in view.rules.players}

    def hopes(self, who: Letter) -> dict[int, float]:
        """By number of waves still needed: the probability that the seat wins with this politician as Chief, minus the
        cost of a rival's win."""
        found = self._hoped.get(who)
        if found is None:
            self._hoped[who] = found = (self.claims.owners(who), self._hopes_in(who))
        return found[1]

    def _hopes_in(self, who: Letter) -> dict[int, float]:
        owners = self.claims.owners(who)
        rivals = sum(share for _, share in owners.rivals)
        if self.claims.politician_wins:
            return {WAVES - self.public.track.count(who): owners.ours - self.harm * rivals}
        hopes = {self.needs[self.claims.seat]: owners.ours}
        for rival, share in owners.rivals:
            need = self.needs[rival]
            hopes[need] = hopes.get(need, 0.0) - self.harm * share
        return hopes

    def spared(self, who: Letter) -> bool:
        """True if the seat does not remove this politician: its own, or any if few politicians are left (6.9)."""
        men = self.public.men
        if self._spares[0] is not men:
            self._spares = men, left(self.public) <= FEW_LEFT
        return self._spares[1] or self.ours(who)

    def ours(self, who: Letter) -> bool:
        """True if the seat controls the politician, or if the politician's value to the seat is positive."""
        return self.claims.control.get(who) == self.claims.seat or self.worth(who) > 0

    def regard(self, who: Letter) -> float:
        """Penalty for harming the politician, because of its controller's promise or threat."""
        swayed = self.claims.swayed
        return swayed.get(self.claims.control.get(who, 0), 0.0) if swayed else 0.0

    def health(self, who: Letter) -> Health:
        man = self.public.men[who]
        return Health(man.crosses, man.cure)

    def retires(self, who: Letter, age: int) -> bool:
        """9.1 True if a politician of age `age` must retire, unless a card prevents it."""
        limit = self.edition.retirement_age
        return limit is not None and age >= limit and not kept_from_retiring(self.public, who)

    def near(self, who: Letter, place: Place) -> float:
        """How near this place on the board is to the Party Chief's for this politician, from 0 to 1."""
        near = self.nearness[place]
        if not self.suits:
            return near
        suited = (PRINTED[who].strength == place) - (PRINTED[who].weakness == place)
        return near * (1 + SUITED_BONUS * suited)

    def worth(self, who: Letter, place: Place | None = None) -> float:
        """The politician's value to the seat in its present place, or in another place below the Chief's."""
        man = self.public.men[who]
        if place is None:
            place = man.place
            if place == CHIEF:
                return self.reigning(who, man)
        return self.near(who, place) * self.heir(who)

    def later(self, who: Letter, stress: int = 0, now: Health | None = None) -> float:
        """The politician's value in its present place, with `stress` more stress points (SP) or in health `now`."""
        place = self.public.men[who].place
        if place == CHIEF:
            return self.as_chief(who, stress, now)
        return self.near(who, place) * self.as_heir(who, stress, now)

    def gone(self, who: Letter) -> float:
        """Value that remains for the seat if the politician is removed; for a Chief, the value of the successor."""
        return self.succession() if self.public.men[who].place == CHIEF else 0.0

    def heir(self, who: Letter) -> float:
        """The politician's value to the seat as Party Chief a year from now, in the present health; cached."""
        man, found = self.public.men[who], self._heir.get(who)
        if found is None or found[0] is not man:
            self._heir[who] = found = (man, False, self.as_heir(who))
        return found[2]

    def raised(self, who: Letter, place: Place) -> float:
        """Gain for the seat from moving the politician to this place, up or down."""
        there = self.public.men[who].place
        if self.suits:
            return (self.near(who, place) - self.near(who, there)) * self.heir(who)
        return (self.nearness[place] - self.nearness[there]) * self.heir(who)

    def reigning(self, who: Letter, man: Politician) -> float:
        late, found = self.public.phase > 4, self._there.get(who)
        if found is None or found[0] is not man or found[1] is not late:
            self._there[who] = found = (man, late, self.as_chief(who))
        return found[2]

    def as_chief(self, who: Letter, stress: int = 0, now: Health | None = None) -> float:
        """The politician's value to the seat as Party Chief now, with `stress` more stress points or health `now`."""
        public = self.public
        age, year = public.age(who) + stress, public.year
        now = now or self.health(who)
        if self.retires(who, age):
            return 0.0
        at_work = self.reigns.parade if public.phase > 4 or now.rolled else self.reigns.reign
        reckon = self.reigns.on_cure if now.cure else at_work
        return sum(
            hope * (reckon(age, now.crosses, need, year) - self.reigns.without(need, year))
            for need, hope in self.hopes(who).items()
        )

    def as_heir(self, who: Letter, stress: int = 0, now: Health | None = None) -> float:
        """The politician's value to the seat as Party Chief a year from now, with `stress` more stress points."""
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
        """Change of value for the seat if the politician takes `stress` SP; mostly a gain for a rival's politician."""
        return self.later(who, stress) - self.worth(who)

    def effort(self, who: Letter, stress: int) -> float:
        """Change of value for the seat if the politician acts and takes `stress` SP (stress points); never a gain."""
        man, late = self.public.men[who], self.public.phase > 4
        his = self._efforts.get(who)
        found = None if his is None else his.get(stress)
        if found is None or found[0] is not man or found[1] is not late:
            frail = man.place == CHIEF and (man.crosses or self.public.age(who) + stress > OLD_AGE) and self.ours(who)
            pains = self.temper.care if frail else self.temper.pains
            found = (man, late, min(self.strain(who, stress), 0.0) - stress * pains)
            self._efforts.setdefault(who, {})[stress] = found
        return found[2]

    def removal(self, who: Letter) -> float:
        """Change of value for the seat if the politician is sent to Siberia."""
        return self.gone(who) - self.worth(who)

    def succession(self) -> float:
        """Expected value to the seat of electing a new Chief; the best candidate if it controls the proposer."""
        posts = self.public.posts
        proposer = posts[FOREIGN]
        level = LEVEL_1 if any(posts[post] not in (None, proposer) for post in LEVEL_1) else LEVEL_2
        heirs = [self.as_chief(who) for post in level if (who := posts[post]) is not None and who != proposer]
        if not heirs:
            return 0.0
        ours = proposer is not None and self.claims.control.get(proposer) == self.claims.seat
        return max(heirs) if ours else sum(heirs) / len(heirs)


NEARNESS: dict[Temper, dict[Place, float]] = {}
GAINS: dict[Reigns, dict[tuple[int, int, int, int], float]] = {}
"""Cache of the win probability with a Chief, by age, crosses, needed waves and year, because it is needed most
often."""
