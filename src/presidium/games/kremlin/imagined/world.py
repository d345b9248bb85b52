"""Complete games ("worlds") that agree with all that a seat of Kremlin knows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from presidium.core import PASS, Action, Key, Log, Player, Secret, State, View
from presidium.games.kremlin.announcing.window import CardsInTurn, free_cards, possible
from presidium.games.kremlin.cards.hands import deck_of
from presidium.games.kremlin.imagined.hands import Stories, stories
from presidium.games.kremlin.imagined.sheet import Written
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.state import Kremlin, Moment, Public, hand, sheet

Hands = dict[Player, tuple[CardId, ...]]

SEALED: Final = 0.1
"""Probability that a seat has sealed a card in the volley, if it could; random players react at the same rate."""


class Unknown:
    """Samples worlds: complete games that agree with a view. All sheets that agree with the public record are equally
    likely, and so, roughly, are all histories of the cards. Now and then a seat has a playable card that waits in the
    volley."""

    def __init__(self, view: View[Public]) -> None:
        self.view = view
        unseen = [key for key in view.secrets if not view.knows(key)]
        self.known = {key: secret for key, secret in view.secrets.items() if view.knows(key)}
        self.sheets: dict[Player, Written] = {
            int(key[1]): Written(view, int(key[1])) for key in unseen if key[0] == "sheet"
        }
        self.hidden: list[Player] = [int(key[1]) for key in unseen if key[0] == "hand"]
        self.hands: Stories | None = stories(view) if self.hidden else None
        self.waiting: list[Key] = [key for key in unseen if key[0] == "waiting"]
        self.log = Log([(event, None) for event in view.events])

    def sample(self, rng: Random) -> Kremlin:
        return self.world({seat: written.sample(rng) for seat, written in self.sheets.items()}, rng)

    def world(self, sheets: dict[Player, tuple[int, ...]], rng: Random, hands: Hands | None = None) -> Kremlin:
        """The world with these sheets and these hands; without `hands` it gets hands drawn at random."""
        view = self.view
        secrets: dict[Key, Any] = {sheet(seat): written for seat, written in sheets.items()}
        if self.hands is not None:
            hands = self.hands.hands(rng) if hands is None else hands
            secrets |= {hand(seat): hands[seat] for seat in self.hidden}
        secrets |= dict.fromkeys(self.waiting, PASS)
        filled = {
            key: secret if key in self.known else Secret(secrets[key], secret.seen_by)
            for key, secret in view.secrets.items()
        }
        answers = {} if view.seat is None or view.answer is None else {view.seat: view.answer}
        g: Kremlin = State.restored(view.rules, view.public.copy(), filled, view.stack, answers, self.log.copy())
        if self.waiting:
            seal(g, self.waiting, rng)
        return g


def seal(g: Kremlin, keys: list[Key], rng: Random) -> None:
    """Gives sealed cards to some of the seats whose turn in a volley is still to come, if they hold a fitting card."""
    for turns in [step for step in g.stack if isinstance(step, CardsInTurn)]:
        for seat in turns.seats:
            key: Key = ("waiting", turns.depth, seat)
            if key in keys and rng.random() < SEALED:
                plays = list(sealable(g, seat, turns))
                if plays:
                    g.secrets[key] = Secret(rng.choice(plays), g.secrets[key].seen_by)


def sealable(g: Kremlin, seat: Player, turns: CardsInTurn) -> Iterator[Action]:
    moment = Moment(g.rules, g.public, turns.start, g.stack)
    for card in dict.fromkeys(free_cards(g, seat, sealed_depths(g))):
        yield from (play for play in deck_of(g).cards[card].plays(moment, seat) if possible(g, seat, play, turns.start))


def sealed_depths(g: Kremlin) -> int:
    """The number of nested volleys in which cards wait sealed."""
    return sum(isinstance(step, CardsInTurn) for step in g.stack)


def imagine(view: View[Public], rng: Random) -> Kremlin:
    """Samples one complete game that this view could come from."""
    return Unknown(view).sample(rng)
