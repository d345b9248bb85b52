"""Observations of Kremlin's cards: hands, cards played, and their effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from presidium.core import PASS, UNSEEN, Rules
from presidium.games.kremlin.cards.card import Deck
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.state import hand
from presidium.lab.environments.actions.blocks import Actions
from presidium.lab.environments.observe.fields import Field, Look, one_of
from presidium.lab.environments.observe.kremlin_steps import EFFECTS, Telling

MEN = len(LETTERS)


def card_fields(rules: Rules, deck: Deck, listed: Actions) -> Iterator[Field]:
    """The fields about cards in an observation. Cards are counted by kind, in the order of the edition's table."""
    kinds, seats = tuple(deck.cards), rules.seats
    telling = Telling(rules, listed)

    def counts(cards: tuple[str, ...]) -> list[int]:
        return [cards.count(kind) for kind in kinds]

    def hands(look: Look) -> list[int]:
        return [number for seat in look.seats for number in counts(known_hand(look, seat, deck))]

    def held(look: Look) -> list[int]:
        return [len(look.public.hands[seat - 1]) if look.public.hands else 0 for seat in look.seats]

    def waiting(look: Look) -> list[int]:
        keys = sorted(key for key in look.view.secrets if key[0] == "waiting" and key[2] == look.view.seat)
        sealed = look.view.secret(keys[-1]) if keys else PASS
        return telling.answer(look.view.seat or 1, None if sealed in (PASS, UNSEEN) else sealed, look.public)

    yield Field("held", seats, "by seat, how many cards it holds", held, most=40)
    yield Field("hands", seats * len(kinds), "by seat and card, those it holds where that is known", hands, most=3)
    yield Field("waiting", telling.answer_size, "the own card that waits in the volley", waiting)
    yield Field(
        "discards", len(kinds), "cards played that may come back", lambda look: counts(look.public.discards), most=3
    )
    yield Field("removed", len(kinds), "cards out of the game", lambda look: counts(look.public.removed), most=3)
    yield Field(
        "effects",
        len(EFFECTS) * (1 + telling.size),
        "by effect: how many of it last; whom, which seats and numbers the last of it names",
        lambda look: effects(look, telling),
        most=10_000,
    )
    yield Field(
        "bounds", 2 * seats * MEN + seats, "by seat: what its sheet is known to hold at most", bounds, most=1_000
    )


def known_hand(look: Look, seat: int, deck: Deck) -> Any:
    if not look.public.hands:
        return ()
    if deck.open:
        return look.public.hands[seat - 1]
    return look.view.secret(hand(seat)) if look.view.knows(hand(seat)) else ()


def effects(look: Look, telling: Telling) -> list[int]:
    numbers: list[int] = []
    for kind in EFFECTS:
        lasting = [effect for effect in look.public.effects if type(effect) is kind]
        numbers.append(len(lasting))
        numbers += telling.value(look, lasting[-1]) if lasting else [0] * telling.size
    return numbers


def bounds(look: Look) -> list[int]:
    """For each seat, the upper bounds on its points that are public: 1 + the bound for each politician (0: none), then
    its last bound on several politicians, as a bit for each politician and 1 + the bound."""
    numbers: list[int] = []
    for seat in look.seats:
        of_seat = [bound for bound in look.public.bounds if bound.seat == seat]
        alone = {bound.who[0]: bound.most + 1 for bound in of_seat if len(bound.who) == 1}
        several = [bound for bound in of_seat if len(bound.who) > 1][-1:]
        numbers += [alone.get(who, 0) for who in LETTERS]
        numbers += one_of(LETTERS, *(who for bound in several for who in bound.who))
        numbers.append(max((bound.most + 1 for bound in several), default=0))
    return numbers
