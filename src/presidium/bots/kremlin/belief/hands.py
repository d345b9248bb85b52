"""Likely hands of the rivals of Kremlin. A rival who let its politician be attacked probably had no card against it.

A hand is drawn at random, and often drawn again if it holds cards against attacks that the rival did not stop.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from presidium.core import Event, Player, View
from presidium.games.kremlin.actions import Accuse, Condemn, Purge
from presidium.games.kremlin.cards.events import Drew, Gave, Played, Took
from presidium.games.kremlin.events import Announced, Began, Controlled
from presidium.games.kremlin.imagined.hands import Stories
from presidium.games.kremlin.imagined.world import Hands
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Public, edition_of

ANSWERS: Final = ("alibi", "blackmail", "leave")
"""Kinds of cards that stop an attack."""
KEEP_RATE: Final = 0.4
"""Probability, for each attack, that a player keeps a card that would stop the attack."""
MAX_DRAWS: Final = 4
"""Maximum number of times that hands are drawn again."""


class Likely:
    """Samples hands that fit a view, weighted by how likely the rivals kept these cards unplayed."""

    def __init__(self, view: View[Public], stories: Stories) -> None:
        self.stories, self.deck = stories, edition_of(view).deck
        self.suffered = suffered(view.events)
        if view.seat is not None:
            del self.suffered[view.seat]

    def draw(self, rng: Random) -> Hands:
        hands = self.stories.hands(rng)
        for _ in range(MAX_DRAWS if self.suffered else 0):
            if rng.random() < self.likely(hands):
                break
            hands = self.stories.hands(rng)
        return hands

    def likely(self, hands: Hands) -> float:
        """Likelihood that the rivals would have kept these hands, relative to hands without cards against attacks."""
        assert self.deck is not None
        cards, times = self.deck.cards, self.suffered
        return KEEP_RATE ** sum(
            [times[seat] for seat in times if any(cards[card].kind in ANSWERS for card in hands[seat])]
        )


def suffered(events: tuple[Event, ...]) -> Counter[Player]:
    """For each seat: the number of attacks on its politicians, since it last drew a card, in which it played no card.
    The last attack does not count, because the seat may have sealed a card."""
    times = Counter[Player]()
    control: dict[Letter, Player | None] = {}
    struck: Player | None = None
    for event in events:
        match event:
            case Controlled():
                control[event.who] = event.player
            case Drew() | Took():
                del times[event.player]
            case Gave():
                del times[event.to]
            case Played() if event.player == struck:
                struck = None
            case Announced() | Began():
                if struck is not None:
                    times[struck] += 1
                struck = control.get(victim(event) or "")
                if isinstance(event, Announced) and struck == event.by:
                    struck = None
    return times


def victim(event: Announced | Began) -> Letter | None:
    """The politician whom the announced action would harm; None if it harms no politician."""
    action = event.action if isinstance(event, Announced) else None
    return action.who if isinstance(action, Purge | Accuse | Condemn) else None
