"""The numbered list of actions in Kremlin.

Three kinds of answer are listed relative to public facts, which keeps the list short. A declaration says how many more
points than the seat has declared so far, at most 10. A rearrangement says for each post from which post its new holder
comes. A sheet is given by ten actions, for 10 points down to 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any, Final

from presidium.core import PASS, Action, Options, Player, Rules, value
from presidium.games.kremlin.actions import (
    AGREE,
    CURE,
    OVERTURN,
    REFUSE,
    TAKE_INTRIGUE,
    WAIVE,
    Accuse,
    Add,
    Again,
    Choose,
    Clear,
    Condemn,
    Deal,
    Declare,
    DeclareAsNeeded,
    Draw,
    Exchange,
    Give,
    Move,
    Name,
    Pick,
    Play,
    PlayAgainst,
    PlayOn,
    PlayWith,
    Propose,
    Purge,
    Rearrange,
    Rehabilitate,
    Roll20,
    Senior,
    Suspect,
    Take,
    Vote,
    Write,
)
from presidium.games.kremlin.cards.card import Deck
from presidium.games.kremlin.influence.control import shown
from presidium.games.kremlin.printed.board import CANDIDATE, LEVEL_1, LEVEL_2, PEOPLE
from presidium.games.kremlin.printed.people import LETTERS, NESTOR, Letter
from presidium.games.kremlin.rules import edition_by
from presidium.games.kremlin.setup import POINTS
from presidium.games.kremlin.state import FACTIONS, Public
from presidium.lab.environments.actions.blocks import Actions, Axis, Block

WHO: Final = Axis("who", LETTERS)
MORE: Final = Axis("more", tuple(range(1, 11)))
SEAT: Final = Axis("seat", tuple(range(len(FACTIONS))), True)
PLACES: Final = (*LEVEL_1, *LEVEL_2, CANDIDATE, PEOPLE)
VOTES: Final = ("guilty", "innocent", "for", "against")
ORDERS: Final = {level: tuple(permutations(range(len(level)))) for level in (LEVEL_1, LEVEL_2)}


# Listed actions that stand for different answers, depending on public facts


@value
class PickOne(Action):
    """Picks the politician who gets the next lower number on the seat's sheet."""

    who: Letter


@value
class More(Action):
    """Declares `more` points in addition to those that the seat has already declared on a politician."""

    who: Letter
    more: int


@value
class MoreAsNeeded(More):
    """Makes a sealed offer (a proxy) to declare up to `more` additional points on a politician, as many as needed."""


@value
class Order(Action):
    """Rearranges a level of the Politburo: each post gets the holder of the post listed in its place."""

    posts: tuple[int, ...]


# The action list


def actions(rules: Rules) -> Actions:
    """The action list of Kremlin. Without cards it is the same for every number of players."""
    edition = edition_by(rules.chosen)
    blocks = (*BASIC, *(GROWTH if edition.growth else ()), *(() if edition.deck is None else cards(edition.deck)))
    chance = (*CHANCE, *(() if edition.deck is None or edition.deck.open else dealt(edition.deck)))
    return KremlinActions(rules, blocks, chance)


def on(name: str, kind: Any) -> Block:
    return Block(name, kind, (WHO,))


BASIC: Final = (
    Block("pass", lambda: PASS),
    Block("waive", lambda: WAIVE),
    Block("pick", PickOne, (WHO,), "ten of them are the sheet, for 10 points down to 1"),
    Block("declare", More, (WHO, MORE), "more than he has shown on him"),
    Block("as_needed", MoreAsNeeded, (WHO, MORE), "a proxy up to so much more"),
    Block("choose", Choose, (SEAT,)),
    Block("cure", lambda: CURE),
    on("purge", Purge),
    on("suspect", Suspect),
    on("clear", Clear),
    on("accuse", Accuse),
    on("condemn", Condemn),
    Block("vote", Vote, (Axis("vote", VOTES),)),
    on("propose", Propose),
    Block(
        "rearrange_1",
        Order,
        (Axis("order", ORDERS[LEVEL_1]),),
        "by post, whose holder gets it; of those that come to the same the first",
    ),
    Block("rearrange_2", Order, (Axis("order", ORDERS[LEVEL_2]),), "likewise"),
    Block("move", Move, (WHO, Axis("place", PLACES))),
    Block("exchange", Exchange, (Axis("higher", LETTERS), Axis("lower", LETTERS))),
    on("rehabilitate", Rehabilitate),
)
GROWTH: Final = (on("add", Add),)
CHANCE: Final = (
    Block("senior", Senior, (SEAT,)),
    Block("draw", Draw, (WHO,)),
    Block("roll", Roll20, (Axis("face", tuple(range(1, 21))),)),
)


def cards(deck: Deck) -> Iterator[Block]:
    """Blocks of actions for playing each card in every possible way."""
    every = tuple(deck.cards.values())
    if deck.open:
        yield Block("take", Take, (Axis("card", tuple(deck.cards)),))
        yield Block("overturn", lambda: OVERTURN)
    plain = tuple(card.id for card in every if card.targets is None and not card.changes)
    yield Block("play", Play, (Axis("card", plain),))
    on_whom = tuple(card.id for card in every if card.targets is not None)
    yield Block("play_on", PlayOn, (Axis("card", on_whom), WHO))
    if against := tuple(card.id for card in every if card.against is not None):
        yield Block("play_against", PlayAgainst, (Axis("card", against), WHO))
    changed = tuple(card.id for card in every if card.changes)
    changes = tuple(sorted({change for card in every for change in card.changes}))
    yield Block("play_with", PlayWith, (Axis("card", changed), Axis("change", changes)))
    if deck.open:
        return
    yield Block("take_intrigue", lambda: TAKE_INTRIGUE)
    yield Block("give", Give, (Axis("card", tuple(deck.cards)), SEAT))
    yield on("name", Name)
    yield Block("again", Again, (Axis("what", ("draw", "roll")),))
    yield Block("agree", lambda: AGREE)
    yield Block("refuse", lambda: REFUSE)


def dealt(deck: Deck) -> Iterator[Block]:
    yield Block("deal", Deal, (Axis("card", tuple(deck.cards)),))
    yield Block("faction", Pick, (SEAT,))


class KremlinActions(Actions):
    """Converts between answers and listed actions, given the public facts of Kremlin."""

    def told(self, seat: Player, action: Action, public: Public) -> Action:
        match action:
            case Declare():
                more = action.points - shown(public, seat, action.who)
                return (MoreAsNeeded if isinstance(action, DeclareAsNeeded) else More)(action.who, more)
            case Rearrange():
                return Order(order(public, action.holders))
        return action

    def meant(self, seat: Player, listed: Action, public: Public) -> Action:
        match listed:
            case More():
                kind = DeclareAsNeeded if isinstance(listed, MoreAsNeeded) else Declare
                return kind(listed.who, shown(public, seat, listed.who) + listed.more)
            case Order():
                level = LEVEL_1 if len(listed.posts) == len(LEVEL_1) else LEVEL_2
                return Rearrange(tuple(public.posts[level[post]] for post in listed.posts))
        return listed

    def spell(self, seat: Player, action: Action, public: Public) -> tuple[int, ...]:
        if isinstance(action, Write):
            return tuple(self._numbers[seat][PickOne(who)] for who in action.sheet)
        return super().spell(seat, action, public)

    def answer(self, seat: Player, numbers: tuple[int, ...], public: Public) -> Action | None:
        picked = [listed.who for number in numbers if isinstance(listed := self._listed[seat][number], PickOne)]
        if not picked:
            return super().answer(seat, numbers, public)
        return Write(tuple(picked)) if len(picked) == len(POINTS) else None

    def open(self, seat: Player, options: Options, public: Public, begun: tuple[int, ...] = ()) -> list[int]:
        if options.listed:
            return super().open(seat, options, public)
        numbers = self._numbers[seat]
        people = (who for who in LETTERS if who != NESTOR or edition_by(self.rules.chosen).influence_nestor)
        return [number for who in people if (number := numbers[PickOne(who)]) not in begun]


def order(public: Public, holders: tuple[Letter | None, ...]) -> tuple[int, ...]:
    """The rearrangement that gives the posts of a level these holders; the first in the list if several do."""
    level = LEVEL_1 if len(holders) == len(LEVEL_1) else LEVEL_2
    now = [public.posts[post] for post in level]
    return next(posts for posts in ORDERS[level] if tuple(now[post] for post in posts) == holders)
