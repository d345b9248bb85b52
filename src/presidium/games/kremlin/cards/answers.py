"""Cards that answer an announcement: the alibi, and blackmail (15.6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Step, Steps, refusal, value
from presidium.games.kremlin.actions import Accuse, Condemn, Exchange, Move, Play, Purge, Rearrange, Suspect
from presidium.games.kremlin.announcing.right import Right, standing
from presidium.games.kremlin.cards.card import Card, any_time, own
from presidium.games.kremlin.cards.events import Demanded
from presidium.games.kremlin.effects import Effect, add_effect
from presidium.games.kremlin.matters import Accusation, Deed, NamedCard
from presidium.games.kremlin.phases.p6_chief import ChiefDecides, Granted
from presidium.games.kremlin.printed.board import CHIEF, GONE, LEVEL_1, LEVEL_2, SIBERIA, WALL
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public

BLACKMAILED: Final = (Purge, Suspect, Accuse, Condemn)
"""The kinds of actions that the card Blackmail cancels, and then forbids."""


def answered(m: Moment, *actions: type[Action]) -> Deed | None:
    """15.6 The announcement just made, if it is one of these actions and still stands; else None."""
    top = m.public.top
    return standing(m) if isinstance(top, Deed) and isinstance(top.action, actions) else None


def whose_deed(public: Public, _: Play) -> Letter | None:
    """The politician who has made the announcement, because a change of his controller would void it."""
    top = public.top
    return top.who if isinstance(top, Deed) else None


def alibi(id: CardId) -> Card:
    """Makes the card Alibi: right after an accusation or condemnation, the politician is cleared as if acquitted."""

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
    """The player may not use the politician `actor` against `target`, as long as both politicians are in the game."""

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
    """Makes the card Blackmail: an announced purge, "?", accusation or condemnation is called off, at no cost."""

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
    """The Chief must grant a blackmailer one move a year in phase 6, as long as this player controls the Chief."""

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
    """Makes the card Blackmail of the Party Chief, for use while another player controls the Chief."""

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
    """Asks the blackmailer for a move of the Chief: a step up or down, an exchange, or a swap of two posts."""

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
