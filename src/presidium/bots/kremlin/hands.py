"""What a rival of Kremlin hardly holds: a card that would have saved a man of his, had he had it.

A hand is drawn as any that could be, and drawn anew the more readily, the oftener he let such a thing happen.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from presidium.core import Event, Player, View
from presidium.kremlin.actions import Accuse, Condemn, Purge
from presidium.kremlin.cards.events import Drew, Gave, Played, Took
from presidium.kremlin.events import Announced, Began, Controlled
from presidium.kremlin.imagined.hands import Stories
from presidium.kremlin.imagined.world import Hands
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Public, edition_of

ANSWERS: Final = ("alibi", "blackmail", "leave")
"""The kinds of cards that stop whoever strikes."""
KEPT: Final = 0.4
"""How likely somebody keeps such a card all the same, each time."""
DRAWS: Final = 4
"""At most so often they are drawn anew."""


class Likely:
    """The hands a view leaves open, as likely as its rivals' patience makes them."""

    def __init__(self, view: View[Public], stories: Stories) -> None:
        self.stories, self.deck = stories, edition_of(view).deck
        self.suffered = suffered(view.events)
        if view.seat is not None:
            del self.suffered[view.seat]

    def draw(self, rng: Random) -> Hands:
        hands = self.stories.hands(rng)
        for _ in range(DRAWS if self.suffered else 0):
            if rng.random() < self.likely(hands):
                break
            hands = self.stories.hands(rng)
        return hands

    def likely(self, hands: Hands) -> float:
        """How likely all of them would have kept these, against others."""
        assert self.deck is not None
        cards, times = self.deck.cards, self.suffered
        return KEPT ** sum([times[seat] for seat in times if any(cards[card].kind in ANSWERS for card in hands[seat])])


def suffered(events: tuple[Event, ...]) -> Counter[Player]:
    """By seat: how often, since a card last came to its hand, somebody else struck at a man of its own, and it played
    none. Of the last time nothing is said, since it may have one sealed."""
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
    """Whom it would strike that this is done."""
    action = event.action if isinstance(event, Announced) else None
    return action.who if isinstance(action, Purge | Accuse | Condemn) else None
