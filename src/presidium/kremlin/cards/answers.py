"""Cards that answer an announcement: the alibi, and blackmail (15.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Step, Steps, refusal, value
from presidium.kremlin.actions import Accuse, Condemn, Exchange, Move, Play, Purge, Rearrange, Suspect
from presidium.kremlin.announcing.right import Right
from presidium.kremlin.cards.card import Card, any_time, own
from presidium.kremlin.cards.events import Demanded
from presidium.kremlin.effects import Effect, add_effect, called_off
from presidium.kremlin.phases.p2_purge import PURGERS
from presidium.kremlin.phases.p3_investigation import INVESTIGATORS
from presidium.kremlin.phases.p6_chief import ChiefDecides, Granted
from presidium.kremlin.printed.board import CANDIDATE, CHIEF, GONE, LEVEL_1, LEVEL_2, PEOPLE, POSTS, SIBERIA, WALL
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Accusation, Deed, Kremlin, Moment, NamedCard, Public

REACH: Final = {
    Purge: (*POSTS, CANDIDATE),
    Suspect: POSTS,
    Accuse: (*POSTS, CANDIDATE, PEOPLE),
    Condemn: (CANDIDATE,),
}
"""What blackmail answers, and where whoever it strikes must be, or it is void (C.7)."""

BLACKMAILED: Final = (Purge, Suspect, Accuse, Condemn)


def standing_deed(m: Moment) -> Deed | None:
    """What is announced against somebody, unless it is void: the actor still there and in the same hands, and the
    other within his reach (C.7). `Finality.stands` may yet find another reason, such as a "?" that has come or gone."""
    public = m.public
    top = public.top
    if not isinstance(top, Deed) or not isinstance(top.action, BLACKMAILED) or called_off(public, top):
        return None
    within_reach = public.men[top.action.who].place in REACH[type(top.action)]
    return top if within_reach and has_the_right(public, top) else None


def has_the_right(public: Public, deed: Deed) -> bool:
    """Whether the actor is still the one to do it; in a year of scapegoats the purge has an order of its own."""
    if not isinstance(deed.action, Purge):
        return public.first_present(INVESTIGATORS) == deed.who
    if any(effect.purge_begins() for effect in public.effects):
        return deed.who in public.members() and not public.men[deed.who].cure
    return public.first_present(PURGERS) == deed.who


def whose_deed(public: Public, _: Play) -> Letter | None:
    """Control of whoever has announced it matters until the card works."""
    top = public.top
    return top.who if isinstance(top, Deed) else None


def alibi(id: CardId) -> Card:
    """Right after an accusation, or a condemnation: the accused is cleared, and it ends as an acquittal."""

    def when(m: Moment, _: Player) -> bool:
        deed = standing_deed(m)
        if deed is not None:
            return isinstance(deed.action, Accuse | Condemn)
        top = m.public.top
        return isinstance(top, Accusation) and not top.cleared

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
        deed = standing_deed(m)
        return deed is not None and isinstance(deed.action, BLACKMAILED) and deed.by not in (None, seat)

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
