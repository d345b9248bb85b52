"""Hands that agree with what a seat has seen of the cards (12.1): drawn, given, played.

Whatever happens to a card takes it from one place to another, and the seat sees which card it is or does not.
First the story is told forwards: where could each card be by then? Then backwards: each card lies where it was last
seen to come to, and whenever one came unseen, one of those that could have come goes back.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from presidium.core import Event, Player, View
from presidium.kremlin.cards.events import Drew, Gave, Handed, Held, Played, Renewed
from presidium.kremlin.printed.cards import CardId
from presidium.kremlin.state import Public, edition_of, hand

Place = int
"""A seat's hand, or:"""
DECK: Place = 0
GONE: Place = -1

Thing = CardId | tuple[Player, int]
"""A card; or what stands for one that the seat has not seen: the hand it is in at the end, and a number."""

Hands = dict[Place, list[Thing]]

Chances = dict[CardId, dict[Place, float]]
"""Where each card could be, and how likely, as far as one can be followed without the others."""


class Passage(NamedTuple):
    """A card goes from one place to another; None: which, the seat has not seen."""

    source: Place
    target: Place
    card: CardId | None = None


class DeadEnd(Exception):
    """The story cannot have gone like this."""


def imagine_hands(view: View[Public], rng: Random) -> dict[Player, tuple[CardId, ...]]:
    """Every hand that could be comes up, though not each as often as every other."""
    deck = edition_of(view).deck
    assert deck is not None
    order = list(deck.cards)
    story = tell(view.events)
    chances = forwards(view.public, order, story)
    while True:
        try:
            hands = backwards(view, story, chances, rng)
        except DeadEnd:
            continue
        return {seat: tuple(sorted(cards, key=order.index)) for seat, cards in hands.items()}


def tell(events: tuple[Event, ...]) -> list[Passage]:
    """The story of the cards, as these events tell it; a whisper says which card it was."""
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
    """Where each card could be before each passage, and after the last."""
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
    """One of so many cards has left its place."""
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
) -> dict[Player, list[CardId]]:
    """From the end back to the deck, a few passages more to be told anew at each dead end; by then it is known since
    when each unseen card has been in a hand."""
    last = {passage.card: moment for moment, passage in enumerate(story) if passage.card is not None}
    hands = at_the_end(view, {card: story[moment].target for card, moment in last.items()}, chances[-1], rng)
    path: list[tuple[Hands, Thing]] = [(hands, "")]
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
    came = [thing for _, thing in path[:0:-1]]
    drawn = [(thing, moment) for moment, thing in enumerate(came) if story[moment].source == DECK]
    return named(hands, drawn, last, chances, rng)


def undone(hands: Hands, passage: Passage, before: Chances, rng: Random) -> tuple[Hands, Thing]:
    """The hands before a passage, and what it brought."""
    source, target, card = passage
    thing = who_came(hands[target], passage, before, rng) if card is None else card
    hands = hands | {target: [other for other in hands.get(target, ()) if other != thing]}
    return hands | {source: [*hands.get(source, ()), thing]}, thing


def at_the_end(view: View[Public], last: dict[CardId, Place], chances: Chances, rng: Random) -> Hands:
    """The own hand; in the others, cards that the seat has seen there, and such as it has not seen."""
    hands: Hands = {
        seat: list(view.secret(hand(seat))) if seat == view.seat else [(seat, number) for number in range(len(cards))]
        for seat, cards in enumerate(view.public.hands, 1)
    }
    for card in [card for card, place in last.items() if place > DECK and place != view.seat]:
        free = [seat for seat, things in hands.items() if any(isinstance(thing, tuple) for thing in things)]
        likely = [chances[card].get(seat, 0.0) for seat in free]
        if not any(likely):
            raise DeadEnd
        things = hands[rng.choices(free, likely)[0]]
        things[rng.choice([index for index, thing in enumerate(things) if isinstance(thing, tuple)])] = card
    return hands


def who_came(here: list[Thing], passage: Passage, before: Chances, rng: Random) -> Thing:
    """A card that could have come this way; if one cannot have been here before, that one."""
    new = [card for card in here if isinstance(card, str) and passage.target not in before[card]]
    if len(new) == 1 and passage.source in before[new[0]]:
        return new[0]
    could = [thing for thing in here if not isinstance(thing, str) or passage.source in before[thing]]
    if new or not could:
        raise DeadEnd
    return rng.choice(could)


def named(
    hands: Hands,
    drawn: list[tuple[Thing, int]],
    last: dict[CardId, int],
    chances: list[Chances],
    rng: Random,
) -> dict[Player, list[CardId]]:
    """Give every unseen card a name: one that lay in the deck when it was drawn, and has not been seen since."""
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
    return {
        seat: [thing if isinstance(thing, str) else names[thing] for thing in things] for seat, things in hands.items()
    }
