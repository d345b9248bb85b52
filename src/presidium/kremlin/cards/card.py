"""What a card is, and when it can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from presidium.core import Player, Steps
from presidium.kremlin.actions import Play, PlayAgainst, PlayOn, PlayWith
from presidium.kremlin.effects import Effect
from presidium.kremlin.printed.board import Place
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Kremlin, Moment, NamedCard, Public, Throw, edition_of

When = Callable[[Moment, Player], bool]
Targets = Callable[[Moment, Player], tuple[Letter, ...]]


def any_time(m: Moment, _: Player) -> bool:
    """13.1 In every window, but between a roll and its result only where a card says so."""
    return not any(isinstance(matter, Throw) for matter in m.public.agenda)


def start_of(phase: int) -> When:
    """In the window that opens this phase, and in those of the cards named there."""
    return lambda m, _: m.start and m.public.phase == phase


def whoever_it_is_played_on(_: Public, play: Play) -> Letter | None:
    return play.who if isinstance(play, PlayOn) else None


@dataclass(frozen=True)
class Card:
    """One card: when and on whom it can be played, by public facts, and what it does."""

    id: CardId
    kind: str
    when: When
    works: Callable[[Kremlin, NamedCard], Steps]
    targets: Targets | None = None
    """Whom it can be played on; None: it needs nobody."""
    against: Targets | None = None
    """Whom it can be played against, where it works either way."""
    changes: tuple[int, ...] = ()
    """The modifiers its player may choose from."""
    turns_on: Callable[[Public, Play], Letter | None] = whoever_it_is_played_on
    """Whose control may matter before it works."""
    after_roll: Literal["purge", "health", ""] = ""
    """After which roll it can be played, before the die works (13.1)."""
    posts: tuple[Place, ...] = ()
    """The posts it is about: first the one it strikes, shields or vacates."""
    count: int = 1
    leaves_the_game: bool = False

    def playable(self, m: Moment, seat: Player) -> bool:
        """Whether this seat, if it held the card, could play it now."""
        if not self.when(m, seat):
            return False
        return self.targets is None or bool(self.targets(m, seat)) or bool(self.against and self.against(m, seat))

    def plays(self, m: Moment, seat: Player) -> tuple[Play, ...]:
        """Every way in which this seat, if it held the card, could play it now."""
        if not self.when(m, seat):
            return ()
        if self.targets is not None:
            against = () if self.against is None else self.against(m, seat)
            ways = [PlayOn(self.id, who) for who in self.targets(m, seat)]
            return (*ways, *(PlayAgainst(self.id, who) for who in against))
        return tuple(PlayWith(self.id, change) for change in self.changes) or (Play(self.id),)


@dataclass(frozen=True)
class Deck:
    """The cards of an edition."""

    section: str
    """Where the rules page lists them: its letter."""
    open: bool
    """Whether hands are public and cards are taken by choice (14.2), or hidden and dealt (15.1)."""
    first_hand: int
    cards: dict[CardId, Card]

    @cached_property
    def all(self) -> tuple[CardId, ...]:
        """Every card, as often as there is one of its kind, in the order of the table."""
        return tuple(card.id for card in self.cards.values() for _ in range(card.count))

    def __iter__(self) -> Iterator[CardId]:
        return iter(self.all)

    def rule(self, card: CardId) -> str:
        return f"kremlin {self.section}.{card}"


def deck(section: str, open: bool, first_hand: int, *cards: Card) -> Deck:
    return Deck(section, open, first_hand, {card.id: card for card in cards})


def pending(m: Moment, kind: str) -> bool:
    """Whether a card of this kind has been named and has not worked yet."""
    deck = edition_of(m).deck
    assert deck is not None
    return any(
        isinstance(matter, NamedCard) and deck.cards[matter.play.card].kind == kind for matter in m.public.agenda
    )


def in_force(m: Moment, effect: type[Effect]) -> bool:
    """Whether something of this kind lasts."""
    return any(isinstance(other, effect) for other in m.public.effects)


def own(m: Moment, seat: Player) -> tuple[Letter, ...]:
    """15.3 The politicians this player controls."""
    return tuple(sorted(who for who, by in m.public.control.items() if by == seat))
