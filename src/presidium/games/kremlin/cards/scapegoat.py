"""15.4 Scapegoat cards: after a misfortune of state, the purges begin with targets that the card names."""

from __future__ import annotations

from typing import ClassVar

from presidium.core import DONE, PASS, Action, Player, Refusal, Step, Steps, refusal, value
from presidium.games.kremlin.actions import PURGE, Purge
from presidium.games.kremlin.announcing.right import Right, too_old
from presidium.games.kremlin.cards.card import Card, in_force, pending, start_of
from presidium.games.kremlin.effects import Effect, add_effect
from presidium.games.kremlin.matters import NamedCard
from presidium.games.kremlin.phases.p2_purge import PurgeRoll, Purging
from presidium.games.kremlin.printed.board import Place
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public

BLAME = 3
"""The bonus on a purge roll against a target that a scapegoat card names."""


@value
class Scapegoat(Effect):
    """The purges of the year begin with the targets that a scapegoat card names; there is one such card a year."""

    rule = "kremlin 15.4"
    struck: Place
    first: Place
    second: Place
    targets: tuple[Place, ...]
    for_the_year: ClassVar[bool] = True

    def purge_begins(self) -> Step:
        return FirstStrike(self)


def scapegoat(id: CardId, struck: Place, first: Place, second: Place, *targets: Place) -> Card:
    """Makes a scapegoat card, playable at the start of phase 2 while somebody holds the post that it strikes."""

    def when(m: Moment, seat: Player) -> bool:
        held = m.public.posts[struck] is not None
        return held and start_of(2)(m, seat) and not in_force(m, Scapegoat) and not pending(m, "scapegoat")

    def works(g: Kremlin, _: NamedCard) -> Steps:
        add_effect(g, Scapegoat(struck, first, second, targets))
        return DONE

    return Card(id, "scapegoat", when, works, posts=(struck, first, second))


class Strike(Right):
    """The right to purge one target that a scapegoat card names; its holder may decline."""

    __slots__ = ()
    rule = "kremlin 15.4"

    def target(self, public: Public, who: Letter) -> Letter | None:
        raise NotImplementedError

    def choices(self, g: Kremlin, who: Letter) -> tuple[Action, ...]:
        victim = self.target(g.public, who)
        return (PASS,) if victim is None or too_old(g, who) else (PASS, PURGE[victim])

    def why_not(self, public: Public, who: Letter, action: Action) -> Refusal | None:
        victim = self.target(public, who)
        return None if victim is None else refusal("kremlin-scapegoat", "kremlin 15.4", who=victim)


@value
class FirstStrike(Strike):
    """15.4 The card's first purger strikes and goes on by 2.3 and 2.4; if he does not, the second purger may strike."""

    rule = "kremlin 15.4"
    goat: Scapegoat

    def actor(self, g: Kremlin) -> Letter | None:
        return g.public.present(self.goat.first)

    def target(self, public: Public, who: Letter) -> Letter | None:
        victim = public.posts[self.goat.struck]
        return None if victim == who else victim

    def nobody(self, g: Kremlin) -> Steps:
        return (SecondStrike(self.goat),)

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        if isinstance(action, Purge):
            return (PurgeRoll(who, action.who, Purging(1), BLAME),)
        return self.nobody(g)


@value
class SecondStrike(Strike):
    """The card's second purger may try its targets in order, the next target only after a success. A vacant target is
    skipped, and so is his own post."""

    rule = "kremlin 15.4"
    goat: Scapegoat
    tried: int = 0

    def actor(self, g: Kremlin) -> Letter | None:
        who = g.public.present(self.goat.second)
        return who if who is not None and self.target(g.public, who) is not None else None

    def next_target(self, public: Public, who: Letter) -> int | None:
        open_to = range(self.tried, len(self.goat.targets))
        return next((index for index in open_to if public.posts[self.goat.targets[index]] not in (None, who)), None)

    def target(self, public: Public, who: Letter) -> Letter | None:
        index = self.next_target(public, who)
        return None if index is None else public.posts[self.goat.targets[index]]

    def final(self, g: Kremlin, who: Letter, action: Action) -> Steps:
        index = self.next_target(g.public, who)
        if index is None or not isinstance(action, Purge):
            return DONE
        return (PurgeRoll(who, action.who, SecondStrike(self.goat, index + 1), BLAME),)
