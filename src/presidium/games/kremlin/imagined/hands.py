"""Samples hands of cards that agree with what a seat has seen of the cards (12.1).

Each event moves a card from one place to another, and the seat may not see which card. The first pass goes forwards and
finds, for each card, the places where it could be. The second pass goes backwards from the end: a card lies where it
was last seen to arrive, and for each unseen move one of the possible cards is moved back.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final, NamedTuple

from presidium.core import Event, Player, View
from presidium.games.kremlin.cards.events import Drew, Gave, Handed, Held, Played, Renewed
from presidium.games.kremlin.printed.cards import CardId
from presidium.games.kremlin.state import Public, edition_of, hand

Place = int
"""A place of cards: the number of a seat for its hand, 0 for the deck, -1 for cards that have been played."""
DECK: Place = 0
GONE: Place = -1

Thing = CardId | tuple[Player, int]
"""A card; or a placeholder for an unseen card: the seat that holds it at the end, and a number."""

Hands = dict[Place, list[Thing]]

Chances = dict[CardId, dict[Place, float]]
"""The possible places of each card with their probabilities, as if cards moved independently."""


class Passage(NamedTuple):
    """A move of a card from one place to another; the card is None if the seat has not seen it."""

    source: Place
    target: Place
    card: CardId | None = None


TELLINGS: Final = 6
"""The number of histories of the cards that are sampled before one of them is chosen."""


class DeadEnd(Exception):
    """Raised when a sampled history of the cards turns out to be impossible."""


@dataclass(frozen=True)
class Stories:
    """What one view says about the moves of cards, computed once; histories of the cards are sampled from it."""

    view: View[Public]
    order: dict[CardId, int]
    story: list[Passage]
    chances: list[Chances]

    def hands(self, rng: Random) -> dict[Player, tuple[CardId, ...]]:
        """Samples hands: of several sampled histories, one is chosen by weight, so that all histories are about equally
        likely, and a hand is as likely as the number of histories that lead to it."""
        told = [self.tell(rng) for _ in range(TELLINGS if self.forked() else 1)]
        hands = rng.choices([hands for hands, _ in told], [exp(seldom) for _, seldom in told])[0]
        return {seat: tuple(sorted(cards, key=self.order.__getitem__)) for seat, cards in hands.items()}

    def forked(self) -> bool:
        """True if a card moved unseen between hands, or back to the deck; otherwise all histories are equivalent."""
        return any(passage.source == GONE or (passage.card is None and passage.source > DECK) for passage in self.story)

    def tell(self, rng: Random) -> tuple[dict[Player, list[CardId]], float]:
        while True:
            try:
                return backwards(self.view, self.story, self.chances, rng)
            except DeadEnd:
                continue


def stories(view: View[Public]) -> Stories:
    deck = edition_of(view).deck
    assert deck is not None
    order = list(deck.cards)
    story = tell(view.events)
    return Stories(view, {card: at for at, card in enumerate(order)}, story, forwards(view.public, order, story))


def tell(events: tuple[Event, ...]) -> list[Passage]:
    """The moves of cards in these events; private events say which card moved."""
    story: list[Passage] = []
    for event in events:
        match event:
            case Drew():
                story.append(Passage(DECK, event.player))
            case Gave():
                story.append(Passage(event.player, event.to))
            case Held() | Handed():
                story[-1] = story[-1]._replace(card=event.card)
            case Played():
                story.append(Passage(event.player, GONE, event.play.card))
            case Renewed():
                story += [Passage(GONE, DECK, card) for card in event.cards]
    return story


def forwards(public: Public, deck: list[CardId], story: list[Passage]) -> list[Chances]:
    """The possible places of each card before each move, and after the last move."""
    away = dict.fromkeys((*public.discards, *public.removed), GONE)
    first = away | {passage.card: passage.source for passage in reversed(story) if passage.card is not None}
    chances: Chances = {card: {GONE if first.get(card) == GONE else DECK: 1.0} for card in deck}
    size = Counter(place for places in chances.values() for place in places)
    told = [chances]
    for passage in story:
        chances = after(chances, passage, size[passage.source])
        told.append(chances)
        size.update({passage.source: -1, passage.target: 1})
    return told


def after(chances: Chances, passage: Passage, size: int) -> Chances:
    """The possible places of the cards after one of `size` cards has left its place."""
    source, target, card = passage
    if card is not None:
        chances = chances | {card: {target: 1.0}}
    else:
        chances = {card: moved(places, source, target, 1 / size) for card, places in chances.items()}
    if size > 1:
        return chances
    return {
        card: {place: likely for place, likely in places.items() if place != source} for card, places in chances.items()
    }


def moved(places: dict[Place, float], source: Place, target: Place, share: float) -> dict[Place, float]:
    if source not in places:
        return places
    going = places[source] * share
    return places | {source: places[source] - going, target: places.get(target, 0) + going}


def backwards(
    view: View[Public], story: list[Passage], chances: list[Chances], rng: Random
) -> tuple[dict[Player, list[CardId]], float]:
    """Samples a history from the end back to the deck, with its log weight. Each dead end takes back one move more."""
    last = {passage.card: moment for moment, passage in enumerate(story) if passage.card is not None}
    hands, seldom = at_the_end(view, {card: story[at].target for card, at in last.items()}, chances[-1], rng)
    path: list[tuple[Hands, Thing, int]] = [(hands, "", 1)]
    setback = 0
    while len(path) <= len(story):
        moment = len(story) - len(path)
        try:
            path.append(undone(path[-1][0], story[moment], chances[moment], rng))
        except DeadEnd:
            setback += 1
            if setback >= len(path):
                raise
            del path[-setback:]
    came = [thing for _, thing, _ in path[:0:-1]]
    drawn = [(thing, moment) for moment, thing in enumerate(came) if story[moment].source == DECK]
    names, ways = named(hands, drawn, last, chances, rng)
    return names, seldom + log(ways) + sum([log(ways) for _, _, ways in path])


def undone(hands: Hands, passage: Passage, before: Chances, rng: Random) -> tuple[Hands, Thing, int]:
    """The hands before a move, the moved card, and the number of cards it was chosen from."""
    source, target, card = passage
    thing, ways = who_came(hands[target], passage, before, rng) if card is None else (card, 1)
    hands = hands | {target: [other for other in hands.get(target, ()) if other != thing]}
    return hands | {source: [*hands.get(source, ()), thing]}, thing, ways


def at_the_end(view: View[Public], last: dict[CardId, Place], chances: Chances, rng: Random) -> tuple[Hands, float]:
    """The hands at the end: the viewer's own hand; in other hands the cards the viewer has seen, and placeholders."""
    seldom = 0.0
    hands: Hands = {
        seat: list(view.secret(hand(seat))) if seat == view.seat else [(seat, number) for number in range(len(cards))]
        for seat, cards in enumerate(view.public.hands, 1)
    }
    for card in [card for card, place in last.items() if place > DECK and place != view.seat]:
        free = [seat for seat, things in hands.items() if any(isinstance(thing, tuple) for thing in things)]
        likely = [chances[card].get(seat, 0.0) for seat in free]
        if not any(likely):
            raise DeadEnd
        seat = rng.choices(free, likely)[0]
        unseen = [index for index, thing in enumerate(hands[seat]) if isinstance(thing, tuple)]
        hands[seat][rng.choice(unseen)] = card
        seldom += log(sum(likely) / chances[card][seat]) + log(len(unseen))
    return hands, seldom


def who_came(here: list[Thing], passage: Passage, before: Chances, rng: Random) -> tuple[Thing, int]:
    """A card that could have made this move, preferably one that was not at its goal before, and the choices."""
    new = [card for card in here if isinstance(card, str) and passage.target not in before[card]]
    if len(new) == 1 and passage.source in before[new[0]]:
        return new[0], 1
    could = [thing for thing in here if not isinstance(thing, str) or passage.source in before[thing]]
    if new or not could:
        raise DeadEnd
    return rng.choice(could), len(could)


def named(
    hands: Hands,
    drawn: list[tuple[Thing, int]],
    last: dict[CardId, int],
    chances: list[Chances],
    rng: Random,
) -> tuple[dict[Player, list[CardId]], int]:
    """Gives each placeholder a card that was in the deck when drawn and unseen since, and counts the ways to do so."""
    ways = 1
    held = {thing for things in hands.values() for thing in things}
    names: dict[tuple[Player, int], CardId] = {}
    left = [card for card, places in chances[-1].items() if GONE not in places and card not in held]
    for thing, moment in drawn:
        if isinstance(thing, tuple):
            fit = [card for card in left if last.get(card, -1) < moment and DECK in chances[moment][card]]
            if not fit:
                raise DeadEnd
            names[thing] = rng.choice(fit)
            left.remove(names[thing])
            ways *= len(fit)
    return {
        seat: [thing if isinstance(thing, str) else names[thing] for thing in things] for seat, things in hands.items()
    }, ways
