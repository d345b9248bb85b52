"""The value of the board of Kremlin to a seat: each politician by place, health and likely controller."""

from __future__ import annotations

from typing import Final

from presidium.bots.baseline.kremlin.claims import Claims
from presidium.bots.baseline.kremlin.prospects import LASTING, Reigns, reigns
from presidium.core import View, value
from presidium.games.kremlin.effects import kept_from_retiring
from presidium.games.kremlin.ending import LAST_YEAR, TOO_FEW, WAVES, left
from presidium.games.kremlin.printed.board import (
    CANDIDATE,
    CHIEF,
    DEFENCE,
    ECONOMY,
    FOREIGN,
    IDEOLOGY,
    INDUSTRY,
    KGB,
    LEVEL_1,
    LEVEL_2,
    PEOPLE,
    RETIRED,
    SIBERIA,
    SPORT,
    WALL,
    Place,
)
from presidium.games.kremlin.printed.people import PEOPLE as PRINTED
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import FACTIONS, Public, edition_of
from presidium.games.kremlin.strengths import NO_STRENGTHS

NEAR: Final[dict[Place, float]] = {
    KGB: 0.36,
    DEFENCE: 0.32,
    FOREIGN: 0.30,
    IDEOLOGY: 0.14,
    INDUSTRY: 0.13,
    ECONOMY: 0.12,
    SPORT: 0.12,
    CANDIDATE: 0.05,
    PEOPLE: 0.02,
    SIBERIA: 0.004,
    WALL: 0.0,
    RETIRED: 0.0,
}
"""How near each place is to the Party Chief's: the chance to become Chief from there, and to keep the gains so far."""

SUSPECTED: Final = 0.9  # share of a politician's worth that remains while a "?" stands on the politician
PAINS: Final = 0.0005  # cost of one stress point for a politician who acts
CARE: Final = 0.02  # cost of one stress point for the seat's own Chief who is sick or old
OLD: Final = 80
FEW: Final = TOO_FEW + 3  # with this few politicians left, the bot removes no more of them (6.9)
SUITED: Final = 0.05  # change of a place's nearness for a politician's strength or weakness in that post


@value
class Health:
    """A politician's health, real or assumed: crosses, whether on a cure, and whether the health roll is done."""

    crosses: int
    cure: bool
    rolled: bool = False
    """True if this year's health roll is done."""


class Outlook:
    """One seat's valuation of the board at one moment. Values that are needed again are cached."""

    def __init__(self, view: View[Public], claims: Claims) -> None:
        self.public = view.public
        self.claims = claims
        self.edition = edition_of(view)
        self.reigns: Reigns = reigns(self.edition)
        self.suits = self.edition.strengths is not NO_STRENGTHS
        self.harm = 1 / (view.rules.seats - 1)
        self.needs = self._needs(view)
        self._hopes: dict[Letter, dict[int, float]] = {}
        self._heirs: dict[Letter, float] = {}
        self._standing: dict[Letter, float] = {}
        self._strains: dict[tuple[Letter, int], float] = {}

    def holds(self, view: View[Public], claims: Claims) -> bool:
        """True if this valuation is still valid, because nothing it depends on has changed."""
        now, then = view.public, self.public
        return (
            claims is self.claims
            and now.men is then.men
            and now.phase == then.phase
            and now.year == then.year
            and now.track is then.track
        )

    def _needs(self, view: View[Public]) -> dict[int, int]:
        """1988: number of waves (successful parades) that each seat still needs."""
        track = view.public.track
        return {seat: max(WAVES - track.count(FACTIONS[seat - 1]), 1) for seat in view.rules.players}

    def hopes(self, who: Letter) -> dict[int, float]:
        """By number of waves still needed: the probability that the seat wins with this politician as Chief, minus the
        cost of a rival's win."""
        found = self._hopes.get(who)
        if found is None:
            self._hopes[who] = found = self._hopes_in(who)
        return found

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

    # Value of a politician

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
        public = self.public
        age, year = public.age(who) + stress, min(public.year + 1, LAST_YEAR)
        crosses = public.men[who].crosses if now is None else now.crosses
        worth = sum(
            hope * (self.reigns.reign(age, crosses, need, year) - self.reigns.without(need, year))
            for need, hope in self.hopes(who).items()
        )
        return LASTING * worth * (SUSPECTED if public.men[who].suspect else 1)

    def health(self, who: Letter) -> Health:
        man = self.public.men[who]
        return Health(man.crosses, man.cure)

    def retires(self, who: Letter, age: int) -> bool:
        """9.1 True if a politician of age `age` must retire, unless a card prevents it."""
        limit = self.edition.retirement_age
        return limit is not None and age >= limit and not kept_from_retiring(self.public, who)

    def near(self, who: Letter, place: Place) -> float:
        """How near this place on the board is to the Party Chief's for this politician, from 0 to 1."""
        near = NEAR[place]
        if not self.suits:
            return near
        suited = (PRINTED[who].strength == place) - (PRINTED[who].weakness == place)
        return near * (1 + SUITED * suited)

    def worth(self, who: Letter, place: Place | None = None) -> float:
        """The politician's value to the seat in its present place, or in another place below the Chief's."""
        if place is None:
            found = self._standing.get(who)
            if found is None:
                self._standing[who] = found = self.later(who, 0)
            return found
        heir = self._heirs.get(who)
        if heir is None:
            self._heirs[who] = heir = self.as_heir(who)
        return self.near(who, place) * heir

    def later(self, who: Letter, stress: int = 0, now: Health | None = None) -> float:
        """The politician's value in its present place, with `stress` more stress points (SP) or in health `now`."""
        place = self.public.men[who].place
        if place == CHIEF:
            return self.as_chief(who, stress, now)
        return self.near(who, place) * self.as_heir(who, stress, now)

    def gone(self, who: Letter) -> float:
        """Value that remains for the seat if the politician is removed; for a Chief, the value of the successor."""
        return self.succession() if self.public.men[who].place == CHIEF else 0.0

    def spared(self, who: Letter) -> bool:
        """True if the seat does not remove this politician: its own, or any if few politicians are left (6.9)."""
        return self.ours(who) or left(self.public) <= FEW

    def ours(self, who: Letter) -> bool:
        """True if the seat controls the politician, or if the politician's value to the seat is positive."""
        return self.claims.control.get(who) == self.claims.seat or self.worth(who) > 0

    def strain(self, who: Letter, stress: int) -> float:
        """Change of value for the seat if the politician takes `stress` SP; mostly a gain for a rival's politician."""
        found = self._strains.get((who, stress))
        if found is None:
            self._strains[who, stress] = found = self.later(who, stress) - self.worth(who)
        return found

    def effort(self, who: Letter, stress: int) -> float:
        """Change of value for the seat if the politician acts and takes `stress` SP (stress points); never a gain."""
        man = self.public.men[who]
        frail = man.place == CHIEF and (man.crosses or self.public.age(who) + stress > OLD) and self.ours(who)
        return min(self.strain(who, stress), 0.0) - stress * (CARE if frail else PAINS)

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
