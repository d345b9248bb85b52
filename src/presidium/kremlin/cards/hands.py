"""14.1, 15.1, 15.2 Hands: dealt or taken, given and spent."""

from __future__ import annotations

from collections import Counter

from presidium.core import DONE, Action, Ask, Listed, Player, Question, Refusal, Roll, Step, Steps, refusal, value
from presidium.kremlin.actions import TAKE_INTRIGUE, Deal, Take
from presidium.kremlin.cards.card import Deck
from presidium.kremlin.cards.events import Drew, Gave, Handed, Held, Renewed, Took
from presidium.kremlin.printed.cards import BACK, CardId
from presidium.kremlin.state import Kremlin, Moment, Throw, edition_of, hand


def deck_of(g: Kremlin) -> Deck:
    found = edition_of(g).deck
    assert found is not None
    return found


def cards_of(g: Kremlin, seat: Player) -> tuple[CardId, ...]:
    """The cards this seat holds."""
    held: tuple[CardId, ...] = g.public.hands[seat - 1] if deck_of(g).open else g.secret(hand(seat))
    return held


def could_be_played(m: Moment, seats: list[Player]) -> bool:
    """13.2 Whether one of these seats could play a card now, by public facts: in 1988 a hand could hold any card that
    has not been seen to leave the hands."""
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
    """The cards nobody holds: in 1986 the open stock, in 1988 the deck, which nobody sees."""
    public = g.public
    held = [card for seat in g.rules.players for card in cards_of(g, seat)]
    left = Counter(deck_of(g).all) - Counter((*held, *public.discards, *public.removed))
    return tuple(left.elements())


def in_deck(g: Kremlin) -> int:
    """How many cards lie face down; the backs of the others are counted, so everybody knows."""
    public = g.public
    gone = len(public.discards) + len(public.removed) + sum(map(len, public.hands))
    return len(deck_of(g).all) - gone


def add_card(g: Kremlin, seat: Player, card: CardId) -> None:
    """A hand is kept in the order of the table, so that nobody can tell which card came last (15.2)."""
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
    """14.2 Back to the stock; 15.1 to the discards, or out of the game."""
    drop_card(g, seat, card)
    if deck_of(g).cards[card].leaves_the_game:
        g.public.removed += (card,)
    elif not deck_of(g).open:
        g.public.discards += (card,)


def give(g: Kremlin, seat: Player, to: Player, card: CardId) -> None:
    """15.2 The giving is public, the card is not."""
    drop_card(g, seat, card)
    add_card(g, to, card)
    g.tell(Gave(seat, to))
    g.whisper(Handed(seat, to, card), seat, to)


# How cards come to a hand


@value
class FirstHands(Step):
    """Three Intrigue cards for each player, dealt in secret before the sheets are written."""

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
    """A card from the deck; an empty one is renewed from the discards."""

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
    """The discards become the deck."""

    rule = "kremlin 15.1"

    def play(self, g: Kremlin) -> Steps:
        g.tell(Renewed(g.public.discards))
        g.public.discards = ()
        return DONE


@value
class FirstChoice(Step):
    """Each player in order of seniority takes a card of his choice, after the sheets are written."""

    rule = "kremlin 14.1"

    def play(self, g: Kremlin) -> Steps:
        deck = edition_of(g).deck
        if deck is None or not deck.open:
            return DONE
        return tuple(TakeCard(seat) for seat in g.public.seniority for _ in range(deck.first_hand))


@value
class TakeCard(Step):
    """One card of the open stock."""

    rule = "kremlin 14.1"
    seat: Player

    def play(self, g: Kremlin) -> Question:
        return Ask(self.seat, Listed(on_offer(g), self.refuse))

    def refuse(self, _: Action) -> Refusal:
        return refusal("kremlin-must-take", "kremlin 14.1")

    def resolve(self, g: Kremlin, answer: Take) -> Steps:
        return take(g, self.seat, answer)


def on_offer(g: Kremlin) -> tuple[Action, ...]:
    """10.1, 10.2 What can be taken now: any kind of the open stock; an Intrigue card, if there is one left."""
    deck = edition_of(g).deck
    if deck is None:
        return ()
    if deck.open:
        return tuple(Take(card) for card in dict.fromkeys(stock(g)))
    return (TAKE_INTRIGUE,) if in_deck(g) or g.public.discards else ()


def take(g: Kremlin, seat: Player, action: Action) -> Steps:
    """14.2 In 1986 everybody sees which card; in 1988 it is dealt."""
    if not isinstance(action, Take):
        return (DealCard(seat),)
    add_card(g, seat, action.card)
    g.tell(Took(seat, action.card))
    return DONE
