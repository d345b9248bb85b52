"""Which card a seat of Kremlin plays: by what lies on the table, the one that is worth most beyond its price."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType
from typing import Final

from presidium.bots.frozen.kremlin import rebuttals, remedies, schemes
from presidium.bots.frozen.kremlin.outlook import Outlook
from presidium.core import View
from presidium.kremlin.actions import Play
from presidium.kremlin.announcing.reactions import Reactions
from presidium.kremlin.announcing.window import Window
from presidium.kremlin.cards.card import Card, Deck
from presidium.kremlin.ending import LAST_YEAR
from presidium.kremlin.state import Accusation, Case, Deed, Election, Matter, Moment, NamedCard, Public, Throw

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
"""By what everybody may react to, then by the kind of card. Nothing: a phase begins, it ends, the Chief is to wave."""

PRICE: Final = 0.01  # what a card is worth in the hand when the game begins
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
"""Of the one to save for a great day, and of those that never bring much or can seldom be played."""


def cards_in_hand(view: View[Public], deck: Deck) -> tuple[Card, ...]:
    """Our own, each kind once, without those that lie sealed already."""
    assert isinstance(view.options, Reactions)
    return tuple([deck.cards[card] for card in dict.fromkeys(view.options.hand)])


def playable(view: View[Public], deck: Deck | None) -> tuple[Play, ...]:
    """Every way to play one of our cards now that is worth a thought."""
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
    """None: better to keep them all."""
    gains = [(gain(outlook, play), play) for play in plays]
    most, best = max(gains, key=lambda pair: pair[0])
    return best if most > 0 else None


def gain(outlook: Outlook, play: Play) -> float:
    """What it is worth beyond its price, which falls from year to year: at the end a card is worth nothing."""
    public, deck = outlook.public, outlook.edition.deck
    assert deck is not None
    kind = deck.cards[play.card].kind
    worth = WORTH[type(public.top)][kind]
    return worth(outlook, play) - PRICES.get(kind, PRICE) * (LAST_YEAR - public.year) / LAST_YEAR
