"""Cards on the board of Kremlin: the player's hand, facts known about other hands, named cards and lasting effects."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.cli.terminal.screen import Grid
from presidium.core import View
from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.cards.card import Deck
from presidium.games.kremlin.cards.events import Played
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE, LASTING
from presidium.games.kremlin.matters import NamedCard
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.state import FACTIONS, Public, hand
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
    """The cards in the observer's hand; a spectator has none."""
    seat, deck = view.seat, deck_of(view)
    if seat is None or deck is None or not view.public.hands:
        return ()
    held: tuple[CardId, ...] = view.public.hands[seat - 1] if deck.open else view.secret(hand(seat))
    return held


def deck_of(view: View[Public]) -> Deck | None:
    deck: Deck | None = view.rules.edition.deck  # type: ignore[attr-defined]
    return deck


def others(view: View[Public], words: Words) -> Iterator[str]:
    """The hands of all other players: their cards in 1986, the number of cards in 1988 (12.1)."""
    deck = deck_of(view)
    for seat, seen in enumerate(view.public.hands, 1):
        if seat != view.seat:
            names = [words(f"kremlin-card-{card}") for card in seen] if deck is not None and deck.open else []
            faction = words(f"cli-kremlin-short-{FACTIONS[seat - 1]}")
            yield f"{faction} {len(seen)}" + (f" ({', '.join(names)})" if names else "")


def sealed(view: View[Public]) -> tuple[CardId, ...]:
    """13.1 The card that the observer has sealed and that waits for its turn in a volley."""
    mine = [secret.value for key, secret in view.secrets.items() if key[0] == "waiting" and key[-1] == view.seat]
    return tuple(play.card for play in mine if isinstance(play, Play))


def titled(card: CardId, words: Words) -> str:
    return f"{card} {words(f'kremlin-card-{card}')}"


def timing(card: CardId, words: Words) -> str:
    """The part of a card's text before the colon, which says when the card can be played."""
    return words(f"kremlin-card-{card}-text").partition(":")[0].rstrip()


def card_text(card: CardId, words: Words) -> str:
    """The text of a card; for cards of 1988 it also says whether the effect lasts (15.1)."""
    text = f"{titled(card, words)}. {words(f'kremlin-card-{card}-text')}"
    if card not in INTRIGUE.cards:
        return text
    return f"{text} ({words('kremlin-lasting-card' if card in LASTING else 'kremlin-immediate-card')})"
