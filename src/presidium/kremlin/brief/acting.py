"""The brief of an open question: a right of one's own man, or what a card or the rules ask of a player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from presidium.core import PASS, Action, Brief, Line, Offer, Options, Pass, Step, View
from presidium.kremlin.actions import CURE, Accuse, Clear, Purge
from presidium.kremlin.announcing.odds import FACES, ill, odds
from presidium.kremlin.announcing.orders import target_of
from presidium.kremlin.announcing.right import Right
from presidium.kremlin.brief.coming import RIGHTS
from presidium.kremlin.brief.hold import hold, written
from presidium.kremlin.brief.labels import DoIt, LeaveIt, ThenChances
from presidium.kremlin.brief.lines import Other, To, YourWord
from presidium.kremlin.brief.stakes import Chances, CostsHim, ElectionSoFar, TrialSoFar, Yours
from presidium.kremlin.cards.answers import Demand
from presidium.kremlin.cards.assassination import Suspicion
from presidium.kremlin.cards.medicine import Vaccinating
from presidium.kremlin.cards.power_play import OnceMore
from presidium.kremlin.cards.sanatorium import VisitEnds
from presidium.kremlin.effects import health_modifier
from presidium.kremlin.influence.growth import AddInfluence
from presidium.kremlin.phases.p1_cures import ageing
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Case, Election, Kremlin, Moment, Public

MOST: Final = 3
"""So many answers have a button of their own, besides declining."""
FEW: Final = 4
"""Where there are no more than so many, all of them do."""
DECLINED: Final[dict[type[Step], Other]] = {
    AddInfluence: "add",
    Demand: "demand",
    Suspicion: "blame",
    Vaccinating: "vaccinate",
    OnceMore: "again",
    VisitEnds: "stay",
}


class Acting:
    """What one seat has to know when one of its own may act."""

    def __init__(self, v: View[Public], right: Right) -> None:
        self.v = v
        self.g: Kremlin = Moment(v.rules, v.public, stack=v.stack)
        who = right.actor(self.g)
        assert who is not None
        self.who: Letter = who
        self.to: To = RIGHTS[type(right)]
        self.options: tuple[Action, ...] = () if v.options is None else tuple(v.options)
        self.hits = {each.who: each.hits for each in odds(v) if each.of == "purge"}
        self.hold = hold(v, who)
        self.bold = self._bold()

    def brief(self) -> Brief:
        place = self.v.public.men[self.who].place
        struck = [target_of(self.v.public, action) for action in self.options]
        return Brief(
            head=(YourWord(self.who, place, self.to),),
            stakes=tuple(self.stakes()),
            about=(self.who,),
            strikes=tuple(dict.fromkeys(who for who in struck if who is not None)) or self.on_trial(),
            offers=tuple(self.offers()),
            scale=self.hold.scale(),
        )

    def on_trial(self) -> tuple[Letter, ...]:
        top = self.v.public.top
        return (top.accused,) if isinstance(top, Case) else (top.nominee,) if isinstance(top, Election) else ()

    def mine(self, who: Letter) -> bool:
        return self.v.public.control.get(who) == self.v.seat

    # What is at stake

    def stakes(self) -> Iterator[Line]:
        top = self.v.public.top
        if isinstance(top, Case):
            votes = [vote for _, vote in top.votes]
            yield TrialSoFar(top.accused, votes.count("guilty"), votes.count("innocent"), self.mine(top.accused))
        if isinstance(top, Election):
            against = sum(vote == "against" for _, vote in top.votes)
            yield ElectionSoFar(top.nominee, against, self.mine(top.nominee))
        for action in self.bold:
            if isinstance(action, Purge):
                yield Chances("purge", action.who, self.hits.get(action.who, 0), len(FACES))
        yield CostsHim(self.who, self.to)
        yield Yours(self.who, self.hold.shown, self.hold.written)

    # What can be answered

    def offers(self) -> Iterator[Offer]:
        for action in self.bold:
            yield Offer(action, DoIt(action), self.then(action))
        if PASS in self.options:
            yield Offer(PASS, LeaveIt(self.to), self.then(PASS))

    def _bold(self) -> tuple[Action, ...]:
        """The likeliest answers, the boldest first."""
        deeds = [action for action in self.options if not isinstance(action, Pass)]
        if len(deeds) < FEW:
            return tuple(sorted(deeds, key=self.against_mine))
        wanted = sorted(filter(self.in_my_interest, deeds), key=lambda action: -self.worth(action))
        return tuple(wanted[:MOST])

    def against_mine(self, action: Action) -> bool:
        """Whether it would hit one of my own; a vote that does is the last one offered."""
        top = self.v.public.top
        struck = target_of(self.v.public, action)
        if isinstance(top, Case | Election) and struck is None:
            hostile = getattr(action, "vote", "") in ("guilty", "against")
            return hostile == self.mine(self.on_trial()[0])
        return struck is not None and self.mine(struck)

    def in_my_interest(self, action: Action) -> bool:
        """What strikes others, or lifts one of my own."""
        who = getattr(action, "who", None)
        if who is None:
            return False
        if target_of(self.v.public, action) is not None:
            return isinstance(action, Purge | Accuse) and not self.against_mine(action)
        return self.mine(who) or (not isinstance(action, Clear) and bool(self.written(who)))

    def worth(self, action: Action) -> int:
        who: Letter = getattr(action, "who", self.who)
        if isinstance(action, Purge):
            return self.hits.get(who, 0)
        return self.written(who)

    def written(self, who: Letter) -> int:
        return written(self.v, who)

    def then(self, action: Action) -> Line | None:
        if isinstance(action, Purge):
            return ThenChances("purge", self.hits.get(action.who, 0), len(FACES))
        if self.to == "cure" and action in (CURE, PASS):
            return ThenChances("die", self.deadly(action == CURE), len(FACES))
        return None

    def deadly(self, cure: bool) -> int:
        """4.1 How many faces of his next health roll kill him, aged as he will be by then."""
        public = self.v.public.copy()
        man = public.men[self.who]
        public.men = {**public.men, self.who: replace(man, cure=cure)}
        older = ageing(Moment(self.v.rules, public), self.who, man.place)
        return ill(public.age(self.who) + older, cure, man.crosses, health_modifier(public, self.who))[1]


def asked(step: Step, options: Options) -> Brief:
    """What is asked of a player himself: the question says it, and the few answers there are have buttons."""
    few = options.listed and len(options) <= FEW
    offers = [Offer(action, DoIt(action)) for action in options if action != PASS] if few else []
    if options.listed and PASS in options:
        offers.append(Offer(PASS, LeaveIt(DECLINED[type(step)])))
    return Brief(head=(), offers=tuple(offers))
