"""14.1, 15.1, 15.2 Hands of cards: how cards are dealt, taken, given away and spent."""

from __future__ import annotations

from collections import Counter

from presidium.core import DONE, PASS, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.games.kremlin.actions import TAKE_INTRIGUE, Deal, Take
from presidium.games.kremlin.cards.card import Deck
from presidium.games.kremlin.cards.events import Drew, Gave, Handed, Held, Refrained, Renewed, Took
from presidium.games.kremlin.matters import Throw
from presidium.games.kremlin.printed.cards import BACK, CardId
from presidium.games.kremlin.state import Kremlin, Moment, edition_of, hand


def deck_of(g: Kremlin) -> Deck:
    found = edition_of(g).deck
    assert found is not None
    return found


def cards_of(g: Kremlin, seat: Player) -> tuple[CardId, ...]:
    """The cards this seat holds."""
    held: tuple[CardId, ...] = g.public.hands[seat - 1] if deck_of(g).open else g.secret(hand(seat))
    return held


def could_be_played(m: Moment, seats: list[Player]) -> bool:
    """13.2 True if one of these seats could play a card now, by public facts alone: in 1988 a hand could hold any card
    that has not been seen to leave the hands."""
    deck, public = deck_of(m), m.public
    holding = [seat for seat in seats if public.hands[seat - 1]]
    rolled = public.top.why if isinstance(public.top, Throw) else ""
    for card in deck.cards.values():
        if card.after_roll == rolled or not rolled:
            if card.id in public.discards or card.id in public.removed:
                continue
            for seat in holding:
                if (not deck.open or card.id in public.hands[seat - 1]) and card.playable(m, seat):
                    return True
    return False


def stock(g: Kremlin) -> tuple[CardId, ...]:
    """The cards that nobody holds or has used up: in 1986 the open stock, in 1988 the face-down deck."""
    public = g.public
    held = [card for seat in g.rules.players for card in cards_of(g, seat)]
    left = Counter(deck_of(g).all) - Counter((*held, *public.discards, *public.removed))
    return tuple(left.elements())


def in_deck(g: Kremlin) -> int:
    """The number of cards in the face-down deck; it is public, because everybody can count all other cards."""
    public = g.public
    gone = len(public.discards) + len(public.removed) + sum(map(len, public.hands))
    return len(deck_of(g).all) - gone


def add_card(g: Kremlin, seat: Player, card: CardId) -> None:
    """Adds a card to a hand, sorted in printed order, so that nobody can tell which card came last (15.2)."""
    order = list(deck_of(g).cards)
    _hold(g, seat, tuple(sorted((*cards_of(g, seat), card), key=order.index)))


def drop_card(g: Kremlin, seat: Player, card: CardId) -> None:
    held = list(cards_of(g, seat))
    held.remove(card)
    _hold(g, seat, tuple(held))


def _hold(g: Kremlin, seat: Player, cards: tuple[CardId, ...]) -> None:
    seen = cards
    if not deck_of(g).open:
        g.hide(hand(seat), cards, seat)
        seen = (BACK,) * len(cards)
    hands = g.public.hands
    g.public.hands = (*hands[: seat - 1], seen, *hands[seat:])


def spend(g: Kremlin, seat: Player, card: CardId) -> None:
    """14.2 Puts a played card back into the stock; 15.1 puts it on the discards, or out of the game."""
    drop_card(g, seat, card)
    if deck_of(g).cards[card].leaves_the_game:
        g.public.removed += (card,)
    elif not deck_of(g).open:
        g.public.discards += (card,)


def give(g: Kremlin, seat: Player, to: Player, card: CardId) -> None:
    """15.2 Gives a card from one hand to another: everybody sees the gift, only the two seats see the card."""
    drop_card(g, seat, card)
    add_card(g, to, card)
    g.tell(Gave(seat, to))
    g.whisper(Handed(seat, to, card), seat, to)


# How cards come to a hand


@value
class FirstHands(Step):
    """Deals three Intrigue cards to each player, in secret, before the sheets are written."""

    rule = "kremlin 15.1"

    def play(self, g: Kremlin) -> Steps:
        deck = edition_of(g).deck
        if deck is None:
            return DONE
        g.public.hands = ((),) * g.rules.seats
        if deck.open:
            return DONE
        for seat in g.rules.players:
            g.hide(hand(seat), (), seat)
        return tuple(DealCard(seat) for seat in g.rules.players for _ in range(deck.first_hand))


@value
class DealCard(Step):
    """Deals a card from the deck to a player; an empty deck is renewed from the discards first."""

    rule = "kremlin 15.1"
    seat: Player

    def play(self, g: Kremlin) -> Question | Steps:
        left = stock(g)
        if not left:
            return Renewal(), self
        return Roll(Listed(tuple(Deal(card) for card in left)), "card")

    def resolve(self, g: Kremlin, answer: Deal) -> Steps:
        add_card(g, self.seat, answer.card)
        g.tell(Drew(self.seat))
        g.whisper(Held(self.seat, answer.card), self.seat)
        return DONE


@value
class Renewal(Step):
    """Turns the discards into the new deck."""

    rule = "kremlin 15.1"

    def play(self, g: Kremlin) -> Steps:
        g.tell(Renewed(g.public.discards))
        g.public.discards = ()
        return DONE


@value
class FirstChoice(Step):
    """Each player, in order of seniority, may take a card of their choice after the sheets are written."""

    rule = "kremlin 14.1"

    def play(self, g: Kremlin) -> Steps:
        deck = edition_of(g).deck
        if deck is None or not deck.open:
            return DONE
        return tuple(TakeCard(seat) for seat in g.public.seniority for _ in range(deck.first_hand))


@value
class TakeCard(Step):
    """Asks a player to take one card of the open stock, or none."""

    rule = "kremlin 14.1"
    seat: Player

    def play(self, g: Kremlin) -> Question:
        return Ask(self.seat, Listed((PASS, *on_offer(g)), self.refuse))

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-take-or-pass", "kremlin 14.1")

    def resolve(self, g: Kremlin, answer: Action) -> Steps:
        if answer == PASS:
            g.tell(Refrained(self.seat))
            return DONE
        return take(g, self.seat, answer)


def on_offer(g: Kremlin) -> tuple[Action, ...]:
    """10.1, 10.2 The cards a player can take now: any kind of the open stock (1986), an unseen Intrigue card (1988)."""
    deck = edition_of(g).deck
    if deck is None:
        return ()
    if deck.open:
        return tuple(Take(card) for card in dict.fromkeys(stock(g)))
    return (TAKE_INTRIGUE,) if in_deck(g) or g.public.discards else ()


def take(g: Kremlin, seat: Player, action: Action) -> Steps:
    """14.2 Gives a player the chosen card in public (1986), or deals the player an unseen card (1988)."""
    if not isinstance(action, Take):
        return (DealCard(seat),)
    add_card(g, seat, action.card)
    g.tell(Took(seat, action.card))
    return DONE
