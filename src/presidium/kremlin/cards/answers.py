"""Cards that answer an announcement: the alibi, and blackmail (15.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Step, Steps, refusal, value
from presidium.kremlin.actions import Accuse, Condemn, Exchange, Move, Play, Purge, Rearrange, Suspect
from presidium.kremlin.announcing.right import Right, standing
from presidium.kremlin.cards.card import Card, any_time, own
from presidium.kremlin.cards.events import Demanded
from presidium.kremlin.effects import Effect, add_effect
from presidium.kremlin.phases.p6_chief import ChiefDecides, Granted
from presidium.kremlin.printed.board import CHIEF, GONE, LEVEL_1, LEVEL_2, SIBERIA, WALL
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Accusation, Deed, Kremlin, Moment, NamedCard, Public

BLACKMAILED: Final = (Purge, Suspect, Accuse, Condemn)
"""What blackmail answers, and then bars."""


def answered(m: Moment, *actions: type[Action]) -> Deed | None:
    """15.6 What has just been announced, if it is one of these and not void by now."""
    top = m.public.top
    return standing(m) if isinstance(top, Deed) and isinstance(top.action, actions) else None


def whose_deed(public: Public, _: Play) -> Letter | None:
    """Control of whoever has announced it matters until the card works."""
    top = public.top
    return top.who if isinstance(top, Deed) else None


def alibi(id: CardId) -> Card:
    """Right after an accusation, or a condemnation: the accused is cleared, and it ends as an acquittal."""

    def when(m: Moment, _: Player) -> bool:
        top = m.public.top
        if isinstance(top, Accusation):
            return not top.cleared
        return answered(m, Accuse, Condemn) is not None

    def works(g: Kremlin, _: NamedCard) -> Steps:
        top = g.public.top
        assert isinstance(top, Deed | Accusation)
        g.public.amend(replace(top, cleared=True))
        return DONE

    return Card(id, "alibi", when, works, turns_on=whose_deed)


@value
class Blackmailed(Effect):
    """A player may not use the one against the other, as long as both are there."""

    rule = "kremlin I.19"
    player: Player
    actor: Letter
    target: Letter

    def holds(self, public: Public) -> bool:
        return public.men[self.actor].place not in GONE and public.men[self.target].place not in GONE

    def bars(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        if who != self.actor or not isinstance(action, BLACKMAILED) or action.who != self.target:
            return None
        if public.control.get(who) != self.player:
            return None
        return refusal("kremlin-blackmailed", "kremlin I.19", who=who, target=self.target)


def blackmail(id: CardId) -> Card:
    """When a purge, a "?", an accusation or a condemnation is announced: it is called off, at no cost."""

    def when(m: Moment, seat: Player) -> bool:
        deed = answered(m, *BLACKMAILED)
        return deed is not None and deed.by not in (None, seat)

    def works(g: Kremlin, _: NamedCard) -> Steps:
        deed = g.public.top
        assert isinstance(deed, Deed)
        assert isinstance(deed.action, BLACKMAILED)
        assert deed.by is not None
        add_effect(g, Blackmailed(deed.by, deed.who, deed.action.who))
        return DONE

    return Card(id, "blackmail", when, works, turns_on=whose_deed, leaves_the_game=True)


@value
class ChiefBlackmailed(Effect):
    """The Chief grants one move a year in phase 6, as long as this player controls him."""

    rule = "kremlin I.20"
    player: Player
    chief: Letter
    by: Player
    blackmailer: Letter

    def holds(self, public: Public) -> bool:
        bound = public.posts[CHIEF] == self.chief and public.control.get(self.chief) == self.player
        return bound and public.men[self.blackmailer].place not in (WALL, SIBERIA)

    def demand(self, g: Kremlin, chief_decides: Right) -> Step | None:
        assert isinstance(chief_decides, ChiefDecides)
        return Demand(self, chief_decides) if g.public.present(CHIEF) == self.chief else None


def blackmail_chief(id: CardId) -> Card:
    """Any time somebody else controls the Chief; the player names one of his own as the blackmailer."""

    def when(m: Moment, seat: Player) -> bool:
        chief = m.public.posts[CHIEF]
        by = None if chief is None else m.public.control.get(chief)
        return by is not None and by != seat and any_time(m, seat)

    def targets(m: Moment, seat: Player) -> tuple[Letter, ...]:
        return tuple(who for who in own(m, seat) if m.public.men[who].place not in GONE)

    def works(g: Kremlin, named: NamedCard) -> Steps:
        chief = g.public.posts[CHIEF]
        assert chief is not None
        add_effect(g, ChiefBlackmailed(g.public.control[chief], chief, named.player, named.target))
        return DONE

    return Card(
        id,
        "blackmail_chief",
        when,
        works,
        targets,
        turns_on=lambda public, _: public.posts[CHIEF],
        leaves_the_game=True,
    )


@value
class Demand(Step):
    """Before the Chief's first announcement: a step up or down, two who change places, or two posts that change
    hands."""

    rule = "kremlin 15.6"
    blackmail: ChiefBlackmailed
    decides: ChiefDecides

    def play(self, g: Kremlin) -> Question | Steps:
        moves = demandable(g, self.decides, self.blackmail.chief)
        return Ask(self.blackmail.by, Listed((PASS, *moves), self.refuse)) if moves else (self.decides,)

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-demand-a-move", "kremlin 15.6")

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        if answer == PASS:
            return (self.decides,)
        g.tell(Demanded(self.blackmail.by, answer))
        return (replace(self.decides, granted=Granted(self.blackmail, answer)),)


def demandable(g: Kremlin, decides: ChiefDecides, chief: Letter) -> tuple[Action, ...]:
    free = decides.free_choices(g, chief)
    return tuple(
        action
        for action in free
        if isinstance(action, Move | Exchange)
        or (isinstance(action, Rearrange) and changed_posts(g.public, action) == 2)
    )


def changed_posts(public: Public, action: Rearrange) -> int:
    level = LEVEL_1 if len(action.holders) == len(LEVEL_1) else LEVEL_2
    return sum(public.posts[post] != who for post, who in zip(level, action.holders, strict=True))
