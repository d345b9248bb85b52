"""Chooses the card that a seat of Kremlin plays: the card whose value exceeds its price most in the present window."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Final

from presidium.bots.baseline.kremlin import rebuttals, remedies, schemes
from presidium.bots.baseline.kremlin.outlook import Outlook
from presidium.core import View
from presidium.games.kremlin.actions import Play
from presidium.games.kremlin.announcing.reactions import Reactions
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.cards.card import Card, Deck
from presidium.games.kremlin.ending import LAST_YEAR
from presidium.games.kremlin.matters import Accusation, Case, Deed, Election, Matter, NamedCard, Throw
from presidium.games.kremlin.state import Moment, Public

Worth = Callable[[Outlook, Play], float]

WORTH: Final[dict[type[Matter | None], dict[str, Worth]]] = {
    NoneType: {
        "flu": remedies.flu,
        "vaccination": remedies.vaccination,
        "specialist": remedies.specialist,
        "sanatoria_full": remedies.sanatoria_full,
        "miracle_drug": remedies.miracle_drug,
        "bee_hormone": remedies.bee_hormone,
        "rehabilitation": remedies.rehabilitation,
        "leave": remedies.leave,
        "visit": remedies.visit,
        "crisis": remedies.crisis,
        "assassination": schemes.assassination,
        "dismiss": schemes.dismiss,
        "scapegoat": schemes.scapegoat,
        "blackmail_chief": schemes.blackmail_chief,
        "pravda": schemes.pravda,
        "glasnost": schemes.glasnost,
        "unmask": schemes.unmask,
        "power_play": schemes.power_play,
    },
    Deed: {
        "alibi": rebuttals.alibi,
        "blackmail": rebuttals.blackmail,
        "shield": rebuttals.withhold,
        "leave": rebuttals.take_away,
        "visit": rebuttals.send_away,
        "assassination": rebuttals.shoot,
        "dismiss": rebuttals.dismiss_in_time,
    },
    Throw: {"wrong_diagnosis": rebuttals.wrong_diagnosis, "shield": rebuttals.shield},
    NamedCard: {"bodyguard": rebuttals.bodyguard, "vaccination": remedies.vaccination},
    Accusation: {"alibi": rebuttals.clear_name},
    Case: {},
    Election: {},
}
"""Functions that value a card, by the matter it would react to and by the card's kind. `NoneType` stands for the start
or end of a phase, and for the Chief's wave."""

PRICE: Final = 0.01  # value of a card kept in the hand at the beginning of the game
PRICES: Final = {
    "assassination": 0.02,
    "bodyguard": 0.0,
    "rehabilitation": 0.0,
    "vaccination": 0.0,
    "power_play": 0.0,
    "pravda": 0.0,
    "unmask": 0.002,
    "sanatoria_full": 0.002,
}
"""Minimum value for which a bot plays a card of a kind: high for a card worth saving, low for one of rare use."""


def cards_in_hand(view: View[Public], deck: Deck) -> tuple[Card, ...]:
    """The seat's own Intrigue cards that it can play now, each kind once."""
    assert isinstance(view.options, Reactions)
    return tuple([deck.cards[card] for card in dict.fromkeys(view.options.hand)])


def playable(view: View[Public], deck: Deck | None) -> tuple[Play, ...]:
    """Every sensible way to play one of the seat's cards in the present window."""
    if deck is None:
        return ()
    public, window = view.public, view.stack[-1]
    assert isinstance(window, Window)
    known = WORTH[type(public.top)]
    cards = [card for card in cards_in_hand(view, deck) if card.kind in known]
    if not cards:
        return ()
    assert view.seat is not None
    moment = Moment(view.rules, public, window.begins_phase(Moment(view.rules, public)), view.stack)
    return tuple([play for card in cards for play in card.plays(moment, view.seat)])


def best_play(outlook: Outlook, plays: tuple[Play, ...]) -> Play | None:
    """The play of a card with the highest gain; None if it is better to keep all cards."""
    gains = [(gain(outlook, play), play) for play in plays]
    most, best = max(gains, key=lambda pair: pair[0])
    return best if most > 0 else None


def gain(outlook: Outlook, play: Play) -> float:
    """A play's value minus the price of its card. Prices fall from year to year, because an unplayed card is worth
    nothing at the end of the game."""
    public, deck = outlook.public, outlook.edition.deck
    assert deck is not None
    kind = deck.cards[play.card].kind
    worth = WORTH[type(public.top)][kind]
    return worth(outlook, play) - PRICES.get(kind, PRICE) * (LAST_YEAR - public.year) / LAST_YEAR
