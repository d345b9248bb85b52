"""The types of a card and of a deck, and common conditions under which cards can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from presidium.core import Player, Steps
from presidium.games.kremlin.actions import Play, PlayAgainst, PlayOn, PlayWith
from presidium.games.kremlin.effects import Effect
from presidium.games.kremlin.matters import NamedCard, Throw
from presidium.games.kremlin.printed.board import Place
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Moment, Public, edition_of

When = Callable[[Moment, Player], bool]
Targets = Callable[[Moment, Player], tuple[Letter, ...]]


def any_time(m: Moment, _: Player) -> bool:
    """13.1 True in every window, except between a roll and its result, where only special cards can be played."""
    return not any(isinstance(matter, Throw) for matter in m.public.agenda)


def start_of(phase: int) -> When:
    """The condition of cards that can be played only in the window that opens this phase, or answer a card there."""
    return lambda m, _: m.start and m.public.phase == phase


def named_in_play(_: Public, play: Play) -> Letter | None:
    return play.who if isinstance(play, PlayOn) else None


@dataclass(frozen=True)
class Card:
    """One card: its effect, and by public facts when and on which politicians it can be played."""

    id: CardId
    kind: str
    when: When
    works: Callable[[Kremlin, NamedCard], Steps]
    targets: Targets | None = None
    """The politicians on whom the card can be played; None if the card needs no target."""
    against: Targets | None = None
    """The politicians whom the card can harm; None unless the card can be played to help or to harm."""
    changes: tuple[int, ...] = ()
    """The modifiers of a die from which the card's player may choose; empty if there is no choice."""
    turns_on: Callable[[Public, Play], Letter | None] = named_in_play
    """The politician whose change of control would matter between the naming of the card and its effect."""
    after_roll: Literal["purge", "health", ""] = ""
    """The kind of roll after which the card can be played, before the die takes effect (13.1); empty for none."""
    posts: tuple[Place, ...] = ()
    """The posts that the card is about; the first is the post that it strikes, shields or vacates."""
    count: int = 1
    leaves_the_game: bool = False

    def playable(self, m: Moment, seat: Player) -> bool:
        """True if this seat could play the card now, supposing that it held the card."""
        if not self.when(m, seat):
            return False
        return self.targets is None or bool(self.targets(m, seat)) or bool(self.against and self.against(m, seat))

    def plays(self, m: Moment, seat: Player) -> tuple[Play, ...]:
        """Every way in which this seat could play the card now, supposing that it held the card."""
        if not self.when(m, seat):
            return ()
        if self.targets is not None:
            against = () if self.against is None else self.against(m, seat)
            ways = [PlayOn(self.id, who) for who in self.targets(m, seat)]
            return (*ways, *(PlayAgainst(self.id, who) for who in against))
        return tuple(PlayWith(self.id, change) for change in self.changes) or (Play(self.id),)


@dataclass(frozen=True)
class Deck:
    """All cards of an edition, with the way in which players get them."""

    section: str
    """The letter of the section of the rules page that lists the cards."""
    open: bool
    """True if hands are public and cards are taken by choice (14.2); False if hands are hidden and dealt (15.1)."""
    first_hand: int
    starts: tuple[int, ...]
    """The numbers of the phases that have a card playable at their start alone (13.2)."""
    cards: dict[CardId, Card]

    @cached_property
    def all(self) -> tuple[CardId, ...]:
        """Every card of the deck in printed order; a kind with several copies occurs several times."""
        return tuple(card.id for card in self.cards.values() for _ in range(card.count))

    def __iter__(self) -> Iterator[CardId]:
        return iter(self.all)

    def rule(self, card: CardId) -> str:
        return f"kremlin {self.section}.{card}"


def deck(section: str, open: bool, first_hand: int, starts: tuple[int, ...], *cards: Card) -> Deck:
    return Deck(section, open, first_hand, starts, {card.id: card for card in cards})


def pending(m: Moment, kind: str) -> bool:
    """True if a card of this kind has been named and has not worked yet."""
    deck = edition_of(m).deck
    assert deck is not None
    return any(
        isinstance(matter, NamedCard) and deck.cards[matter.play.card].kind == kind for matter in m.public.agenda
    )


def in_force(m: Moment, effect: type[Effect]) -> bool:
    """True if a lasting effect of this kind is in force."""
    return any(isinstance(other, effect) for other in m.public.effects)


def own(m: Moment, seat: Player) -> tuple[Letter, ...]:
    """15.3 The politicians this player controls."""
    return tuple(sorted(who for who, by in m.public.control.items() if by == seat))
