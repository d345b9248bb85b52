"""The brief of an open question: a right of the seat's own politician, or a question of a card or a rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from presidium.core import PASS, Action, Brief, Line, Offer, Options, Pass, Step, View
from presidium.games.kremlin.actions import CURE, Accuse, Clear, Purge
from presidium.games.kremlin.announcing.odds import FACES, ill, odds
from presidium.games.kremlin.announcing.orders import target_of
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.cards.answers import Demand
from presidium.games.kremlin.cards.assassination import Suspicion
from presidium.games.kremlin.cards.hands import TakeCard
from presidium.games.kremlin.cards.medicine import Vaccinating
from presidium.games.kremlin.cards.power_play import OnceMore, Spread
from presidium.games.kremlin.cards.revelations import Unmasking
from presidium.games.kremlin.cards.sanatorium import VisitEnds
from presidium.games.kremlin.content.brief.coming import RIGHTS
from presidium.games.kremlin.content.brief.costs import costs
from presidium.games.kremlin.content.brief.decisive import politicians_win
from presidium.games.kremlin.content.brief.hold import hold, written
from presidium.games.kremlin.content.brief.ifnobody import IfAsked, IfProposed, IfUncured, IfYouPass, Personal
from presidium.games.kremlin.content.brief.labels import DoIt, LeaveIt, ThenChances
from presidium.games.kremlin.content.brief.lines import Other, To, YourWord
from presidium.games.kremlin.content.brief.stake import of_vote
from presidium.games.kremlin.content.brief.stakes import Chances, CostsHim, Yours
from presidium.games.kremlin.effects import health_modifier
from presidium.games.kremlin.influence.growth import AddInfluence
from presidium.games.kremlin.influence.ties import Arbitration
from presidium.games.kremlin.matters import Case, Election
from presidium.games.kremlin.phases.p1_cures import ageing
from presidium.games.kremlin.phases.p6_chief import Consent
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.setup import Sheets
from presidium.games.kremlin.state import Kremlin, Moment, Public

MAX_OFFERS: Final = 3
"""The maximum number of answers that get a button, declining not included."""
FEW: Final = 4
"""If a question has at most this many answers, each answer has a button."""
DECLINED: Final[dict[type[Step], Other]] = {
    AddInfluence: "add",
    TakeCard: "take",
    Demand: "demand",
    Suspicion: "blame",
    Vaccinating: "vaccinate",
    OnceMore: "again",
    VisitEnds: "stay",
}
ASKED: Final[dict[type[Step], Personal]] = {
    **DECLINED,
    Arbitration: "arbitrate",
    Consent: "consent",
    Unmasking: "unmask",
    Spread: "spread",
}


class Acting:
    """The information that a seat needs when one of its own politicians may act."""

    def __init__(self, v: View[Public], right: Right) -> None:
        self.v = v
        self.g: Kremlin = Moment(v.rules, v.public, stack=v.stack)
        who = right.actor(self.g)
        assert who is not None
        self.who: Letter = who
        self.right = right
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
            stake=tuple(self.stake()),
            costs=costs(self.g, self.right, self.who, self.to),
        )

    def on_trial(self) -> tuple[Letter, ...]:
        top = self.v.public.top
        return (top.accused,) if isinstance(top, Case) else (top.nominee,) if isinstance(top, Election) else ()

    def mine(self, who: Letter) -> bool:
        return self.v.public.control.get(who) == self.v.seat

    # What is at stake

    def stake(self) -> Iterator[Line]:
        """Yields what happens if the right is not used, or what the vote is about."""
        top = self.v.public.top
        if isinstance(top, Case | Election):
            yield from of_vote(top, self.v)
        elif self.to == "propose":
            yield IfProposed(self.who)
        elif self.to == "cure":
            yield IfUncured(self.who, self.deadly(False), self.deadly(True), len(FACES))
        else:
            yield IfYouPass(self.who, self.to)

    def stakes(self) -> Iterator[Line]:
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
        """The actions that get a button: all if they are few, else those that serve the seat, the strongest first."""
        deeds = [action for action in self.options if not isinstance(action, Pass)]
        if len(deeds) < FEW:
            return tuple(sorted(deeds, key=self.against_mine))
        wanted = sorted(filter(self.in_my_interest, deeds), key=lambda action: -self.worth(action))
        return tuple(wanted[:MAX_OFFERS])

    def against_mine(self, action: Action) -> bool:
        """True if an action would harm one of the seat's own politicians; harmful actions are offered last."""
        top = self.v.public.top
        struck = target_of(self.v.public, action)
        if isinstance(top, Case | Election) and struck is None:
            hostile = getattr(action, "vote", "") in ("guilty", "against")
            return hostile == self.mine(self.on_trial()[0])
        return struck is not None and self.mine(struck)

    def in_my_interest(self, action: Action) -> bool:
        """True if an action harms other players' politicians, or raises one of the seat's own politicians."""
        who = getattr(action, "who", None)
        if who is None:
            return False
        if target_of(self.v.public, action) is not None:
            hits = not isinstance(action, Purge) or self.hits.get(action.who, 0) > 0
            return hits and isinstance(action, Purge | Accuse) and not self.against_mine(action)
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
        """4.1 The number of die faces that kill the politician at his next health roll, at his age by then."""
        public = self.v.public.copy()
        man = public.men[self.who]
        public.men = {**public.men, self.who: replace(man, cure=cure)}
        older = ageing(Moment(self.v.rules, public), self.who, man.place)
        return ill(public.age(self.who) + older, cure, man.crosses, health_modifier(public, self.who))[1]


def asked(v: View[Public], step: Step, options: Options) -> Brief:
    """The brief of a question to a player and not to a politician: buttons for the answers, if there are few."""
    few = options.listed and len(options) <= FEW
    offers = [Offer(action, DoIt(action)) for action in options if action != PASS] if few else []
    if options.listed and PASS in options:
        offers.append(Offer(PASS, LeaveIt(DECLINED[type(step)])))
    return Brief(head=(), offers=tuple(offers), stake=(IfAsked(kind(step, v)),))


def kind(step: Step, v: View[Public]) -> Personal:
    """Keyword for the question that a step asks of a player."""
    if isinstance(step, Sheets):
        return "sheet-1986" if politicians_win(v) else "sheet-1988"
    return ASKED[type(step)]
