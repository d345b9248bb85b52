"""What the board of Kremlin is worth to a seat: each politician by his place, his health and whose he is."""

from __future__ import annotations

from typing import Final

from presidium.bots.frozen.kremlin.claims import Claims
from presidium.bots.frozen.kremlin.prospects import LASTING, Reigns, reigns
from presidium.core import View, value
from presidium.kremlin.effects import kept_from_retiring
from presidium.kremlin.ending import LAST_YEAR, TOO_FEW, WAVES, left
from presidium.kremlin.printed.board import (
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
from presidium.kremlin.printed.people import PEOPLE as PRINTED
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import FACTIONS, Public, edition_of
from presidium.kremlin.strengths import NO_STRENGTHS

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
"""How near a place is to the Party Chief's: about the chance to get there and to keep what it gives on the way."""

SUSPECTED: Final = 0.9  # what a "?" leaves of a man
PAINS: Final = 0.0005  # what a stress point costs whoever bears it
CARE: Final = 0.02  # the same for a Chief of ours who is sick or old
OLD: Final = 80
FEW: Final = TOO_FEW + 3  # when so many are left nobody else is sent away
SUITED: Final = 0.05  # what his strength adds, and his weakness takes, where they count


@value
class Health:
    """How a politician might be."""

    crosses: int
    cure: bool
    rolled: bool = False
    """Whether the health roll of the year is behind him."""


class Outlook:
    """One seat's reckoning at one moment; whatever is asked twice is worked out once."""

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
        """Whether nothing has changed that it was reckoned from."""
        now, then = view.public, self.public
        return (
            claims is self.claims
            and now.men is then.men
            and now.phase == then.phase
            and now.year == then.year
            and now.track is then.track
        )

    def _needs(self, view: View[Public]) -> dict[int, int]:
        """1988: how many waves each seat still needs."""
        track = view.public.track
        return {seat: max(WAVES - track.count(FACTIONS[seat - 1]), 1) for seat in view.rules.players}

    def hopes(self, who: Letter) -> dict[int, float]:
        """By the number of waves missing to win with him: how likely that is ours, less the harm if it is not."""
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

    # What a man is worth

    def as_chief(self, who: Letter, stress: int = 0, now: Health | None = None) -> float:
        """What he would be worth as Party Chief now, so many stress points from now, or in other health."""
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
        """What he would be worth as Party Chief a year from now."""
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
        """9.1 Whether he would be too old for any post."""
        limit = self.edition.retirement_age
        return limit is not None and age >= limit and not kept_from_retiring(self.public, who)

    def near(self, who: Letter, place: Place) -> float:
        """How near this place would bring him."""
        near = NEAR[place]
        if not self.suits:
            return near
        suited = (PRINTED[who].strength == place) - (PRINTED[who].weakness == place)
        return near * (1 + SUITED * suited)

    def worth(self, who: Letter, place: Place | None = None) -> float:
        """What he is worth to us, where he stands or in another place below the Chief's."""
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
        """What he is worth where he stands, so many stress points from now, or in other health."""
        place = self.public.men[who].place
        if place == CHIEF:
            return self.as_chief(who, stress, now)
        return self.near(who, place) * self.as_heir(who, stress, now)

    def gone(self, who: Letter) -> float:
        """What is left when he is gone; if he was the Chief, somebody follows him."""
        return self.succession() if self.public.men[who].place == CHIEF else 0.0

    def spared(self, who: Letter) -> bool:
        """Whom it does not send away: a man of ours, and anybody when few are left (6.9)."""
        return self.ours(who) or left(self.public) <= FEW

    def ours(self, who: Letter) -> bool:
        """Whether he is a man of ours: we control him, or hope more from him than we fear."""
        return self.claims.control.get(who) == self.claims.seat or self.worth(who) > 0

    def strain(self, who: Letter, stress: int) -> float:
        """What so many stress points on him do to us; for a rival's man it is a gain."""
        found = self._strains.get((who, stress))
        if found is None:
            self._strains[who, stress] = found = self.later(who, stress) - self.worth(who)
        return found

    def effort(self, who: Letter, stress: int) -> float:
        """What it costs us to let him act: little for a rival's man, but he is not worn out for its own sake."""
        man = self.public.men[who]
        frail = man.place == CHIEF and (man.crosses or self.public.age(who) + stress > OLD) and self.ours(who)
        return min(self.strain(who, stress), 0.0) - stress * (CARE if frail else PAINS)

    def removal(self, who: Letter) -> float:
        """What his going to Siberia does to us."""
        return self.gone(who) - self.worth(who)

    def succession(self) -> float:
        """What to expect if the chair were empty: the proposer names the best for himself, or who knows whom."""
        posts = self.public.posts
        proposer = posts[FOREIGN]
        level = LEVEL_1 if any(posts[post] not in (None, proposer) for post in LEVEL_1) else LEVEL_2
        heirs = [self.as_chief(who) for post in level if (who := posts[post]) is not None and who != proposer]
        if not heirs:
            return 0.0
        ours = proposer is not None and self.claims.control.get(proposer) == self.claims.seat
        return max(heirs) if ours else sum(heirs) / len(heirs)
