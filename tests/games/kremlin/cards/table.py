"""Aids for the tests of the cards: hands in a drawn position, and a card played through its windows."""

from __future__ import annotations

from presidium.core import CHANCE, Log, Roll, State
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.announcing.window import CardsInTurn, Window
from presidium.games.kremlin.cards.hands import add_card, cards_of, deck_of
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.rules import settle_rules
from presidium.games.kremlin.state import FACTIONS, Kremlin, hand
from presidium.games.kremlin.year import Begin, NextYear
from tests.games.kremlin.drawn import do, offered, volley, window
from tests.games.kremlin.phases.table import board

DECK = {"1986": "cards", "1988": "intrigue"}


def dealt(edition: str, phase: int, held: str = "", text: str = "", **hands: str) -> Kremlin:
    """The board of `board` at the window that opens the phase, with these cards in hand: `stalinists="3 17"`.

    A position does not write hands, so it is drawn without cards and they are handed out afterwards.
    """
    plain = board(edition, phase, held, text)
    assert window(plain) == Window()
    rules = settle_rules(plain.rules.seats, dict(plain.rules.chosen) | {"growth": "on", DECK[edition]: "on"})
    year = rules.edition.year
    stack = (NextYear(), *reversed(year[year.index(Begin(phase)) :]))
    g: Kremlin = State.restored(rules, plain.public, plain.secrets, stack, {}, Log())
    g.public.hands = ((),) * rules.seats
    if not deck_of(g).open:
        for seat in rules.players:
            g.hide(hand(seat), (), seat)
    return holding(g, **hands)


def holding(g: Kremlin, **hands: str) -> Kremlin:
    """These cards too are in these hands, and whoever is asked something is asked anew."""
    for faction, cards in hands.items():
        for card in cards.split():
            add_card(g, FACTIONS.index(faction) + 1, card)
    g.go_on()
    return g


def plays(g: Kremlin, answers: str, *faces: int) -> Kremlin:
    """A volley of the window that is open, `1: play 3; 2: play 7 on G`, and nobody answers its cards.

    The dice they call for show these faces. It stops when all the cards have worked, or one of them asks something.
    """
    before, thrown = in_turn(g), list(faces)
    volley(g, answers)
    return worked(g, before, thrown)


def worked(g: Kremlin, before: int = 0, thrown: list[int] | None = None) -> Kremlin:
    """Nobody answers the cards that are named, until they have worked; `before` volleys of cards stay under way."""
    faces = thrown or []
    while in_turn(g) > before:
        if window(g):
            volley(g)
        elif isinstance(g.question(), Roll) and faces:
            g.apply(CHANCE, Roll20(faces.pop(0)))
        else:
            break
    assert not faces, f"nobody rolled {faces}"
    return g


def in_turn(g: Kremlin) -> int:
    """How many volleys of cards are under way, one inside the other."""
    return sum(isinstance(step, CardsInTurn) for step in g.stack)


def says(g: Kremlin, seat: int, *answers: str) -> Kremlin:
    """Answers to what a card asks this seat."""
    return do(g, *(f"{seat}: {answer}" for answer in answers))


def hand_of(g: Kremlin, seat: int) -> tuple[CardId, ...]:
    return cards_of(g, seat)


def lasting(g: Kremlin) -> list[str]:
    """What cards have brought about and what still lasts, by kind."""
    return [type(effect).__name__ for effect in g.public.effects]


def playable(g: Kremlin, seat: int) -> set[str]:
    """The cards this seat may play now, in every way, as text."""
    return {text.removeprefix("play ") for text in offered(g, seat) if text.startswith("play ")}
