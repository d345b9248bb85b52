"""The fields of a position on cards, and on what cards have brought about.

    hand stalinists 3 17 28 | discards 4 1 | removed 19 | effect shield economy G | bound marxists 12 B C | resting E

A hand without a field is empty. `bound` gives the most points that a faction can have first written on these
politicians together, as a card has revealed. `resting` names politicians whose cure has just ended (1.1).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from presidium.core import Player, Unreadable
from presidium.core.notation import read_number
from presidium.games.kremlin.actions import Deal, Take
from presidium.games.kremlin.cards.hands import DealCard, cards_of, deck_of, take
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.rules import KremlinRules
from presidium.games.kremlin.state import FACTIONS, Bound, Kremlin, Public, edition_of, hand
from presidium.games.kremlin.written.position_effects import read_effects, write_effect
from presidium.games.kremlin.written.position_fields import Field, by_faction, faction

# Writing


def write_cards(g: Kremlin) -> Iterator[str]:
    public = g.public
    if edition_of(g).deck is not None:
        hands = {seat: cards_of(g, seat) for seat in g.rules.players}
        yield from (" ".join(("hand", FACTIONS[seat - 1], *cards)) for seat, cards in hands.items() if cards)
        yield from (
            " ".join(pile) for pile in (("discards", *public.discards), ("removed", *public.removed)) if pile[1:]
        )
    yield from map(write_effect, public.effects)
    yield from (" ".join(("bound", FACTIONS[b.seat - 1], str(b.most), *b.who)) for b in public.bounds)
    if public.resting or (public.phase == 1 and any(public.men[who].cure for who in public.members())):
        yield " ".join(("resting", *(public.resting or "-")))


# Reading


def read_cards(fields: list[Field], rules: KremlinRules, public: Public) -> dict[Player, list[CardId]]:
    """Reads the hands from a position; other cards in the text are put into the public facts."""
    hands = by_faction(fields, "hand", rules)
    public.discards, public.removed = _pile(fields, "discards"), _pile(fields, "removed")
    used = [*public.discards, *public.removed, *(card for cards in hands.values() for card in cards)]
    _check_cards(used, rules, public)
    public.effects = read_effects([words for name, *words in fields if name == "effect"], rules, public)
    public.bounds = tuple(_bound(words, rules) for name, *words in fields if name == "bound")
    return hands


def read_resting(words: list[str]) -> tuple[Letter, ...]:
    """1.1 The politicians whose cure has just ended, wherever they are now."""
    resting = tuple(word for word in words if word != "-")
    if any(who not in INDEX for who in resting) or len(set(resting)) < len(resting):
        raise Unreadable(" ".join(("resting", *words)))
    return resting


def _pile(fields: list[Field], name: str) -> tuple[CardId, ...]:
    return tuple(card for words in fields if words[0] == name for card in words[1:])


def _check_cards(used: list[CardId], rules: KremlinRules, public: Public) -> None:
    """Refuses cards that the deck does not have, too many of one kind, or in an impossible place (15.1)."""
    deck = rules.edition.deck
    there = Counter(() if deck is None else deck)
    if Counter(used) - there:
        raise Unreadable(" ".join((Counter(used) - there).elements()))
    for pile, leaves in ((public.discards, False), (public.removed, True)):
        for card in pile:
            if deck is None or deck.open or deck.cards[card].leaves_the_game != leaves:
                raise Unreadable(card)


def _bound(words: list[str], rules: KremlinRules) -> Bound:
    if len(words) < 3 or any(who not in INDEX for who in words[2:]):
        raise Unreadable(" ".join(("bound", *words)))
    return Bound(faction(words[0], rules), tuple(words[2:]), read_number(words[1]))


def within_bounds(public: Public, seat: Player, first: list[int]) -> bool:
    """True if these first numbers agree with all that cards have revealed about this seat's sheet."""
    own = [bound for bound in public.bounds if bound.seat == seat]
    return all(sum(first[INDEX[who]] for who in bound.who) <= bound.most for bound in own)


def deal_hands(g: Kremlin, hands: dict[Player, list[CardId]]) -> None:
    """Gives all players their cards by an event, because knowledge of cards begins with the position."""
    if edition_of(g).deck is None:
        return
    g.public.hands = ((),) * g.rules.seats
    for seat in g.rules.players:
        if not deck_of(g).open:
            g.hide(hand(seat), (), seat)
        for card in hands.get(seat, ()):
            if deck_of(g).open:
                take(g, seat, Take(card))
            else:
                DealCard(seat).resolve(g, Deal(card))
