"""Kremlin's cards: my hand, what is seen of the others', what is named, and what is in force."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.cli.screen import Grid
from presidium.core import View
from presidium.kremlin.actions import Play
from presidium.kremlin.cards.card import Deck
from presidium.kremlin.cards.events import Played
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.state import FACTIONS, NamedCard, Public, hand
from presidium.text import Words


def cards(view: View[Public], words: Words) -> Iterator[str | Grid]:
    public = view.public
    if not public.hands:
        return
    held = in_hand(view)
    if held:
        rows = [(card, words(f"kremlin-card-{card}"), timing(card, words)) for card in held]
        yield Grid(("", words("cli-kremlin-hand"), words("cli-kremlin-when")), rows)
    yield words("cli-kremlin-hands", hands=", ".join(others(view, words)))
    left = [("cli-kremlin-discards", public.discards), ("cli-kremlin-removed", public.removed)]
    yield from (words(id, cards=", ".join(gone)) for id, gone in left if gone)
    if public.effects:
        told = " ".join(words.lasting("kremlin", effect) for effect in public.effects)
        yield words("cli-kremlin-in-force", effects=told)
    named = [Played(matter.player, matter.play) for matter in public.agenda if isinstance(matter, NamedCard)]
    if named:
        yield words("cli-kremlin-waits", plays=" ".join(words.tell("kremlin", played) for played in named))


def in_hand(view: View[Public]) -> tuple[CardId, ...]:
    """The cards of whoever looks; a spectator has none."""
    seat, deck = view.seat, deck_of(view)
    if seat is None or deck is None or not view.public.hands:
        return ()
    held: tuple[CardId, ...] = view.public.hands[seat - 1] if deck.open else view.secret(hand(seat))
    return held


def deck_of(view: View[Public]) -> Deck | None:
    deck: Deck | None = view.rules.edition.deck  # type: ignore[attr-defined]
    return deck


def others(view: View[Public], words: Words) -> Iterator[str]:
    """In 1986 everybody sees which cards they are, in 1988 only how many (12.1)."""
    deck = deck_of(view)
    for seat, seen in enumerate(view.public.hands, 1):
        if seat != view.seat:
            names = [words(f"kremlin-card-{card}") for card in seen] if deck is not None and deck.open else []
            faction = words(f"cli-kremlin-short-{FACTIONS[seat - 1]}")
            yield f"{faction} {len(seen)}" + (f" ({', '.join(names)})" if names else "")


def sealed(view: View[Public]) -> tuple[CardId, ...]:
    """The card of whoever looks that waits for its turn in a volley (13.1)."""
    mine = [secret.value for key, secret in view.secrets.items() if key[0] == "waiting" and key[-1] == view.seat]
    return tuple(play.card for play in mine if isinstance(play, Play))


def titled(card: CardId, words: Words) -> str:
    return f"{card} {words(f'kremlin-card-{card}')}"


def timing(card: CardId, words: Words) -> str:
    """When it is played: what its text says before the colon."""
    return words(f"kremlin-card-{card}-text").partition(":")[0].rstrip()


def card_text(card: CardId, words: Words) -> str:
    """A card in full."""
    return f"{titled(card, words)}. {words(f'kremlin-card-{card}-text')}"
