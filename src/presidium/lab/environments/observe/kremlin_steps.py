"""Converts Kremlin's steps, matters on the agenda and effects of cards to numbers, for observations."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Final

from presidium.core import Action, Player, Rules, Step, nouns
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.effects import Effect
from presidium.games.kremlin.matters import Accusation, Case, Deed, Election, NamedCard, Throw
from presidium.games.kremlin.printed.board import PLACES
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.state import Public
from presidium.lab.environments.actions.blocks import Actions
from presidium.lab.environments.observe.fields import Look, one_of, padded

STEPS: Final = tuple(cls for cls in KREMLIN.codec.classes if issubclass(cls, Step))
EFFECTS: Final = tuple(cls for cls in KREMLIN.codec.classes if issubclass(cls, Effect))
MATTERS: Final = (Deed, Case, Election, Throw, NamedCard, Accusation)
STEPS_TOLD: Final = 3
MATTERS_TOLD: Final = 3
NUMBERS: Final = 6
"""Number of plain integers of a step or effect that are observed."""


class Telling:
    """Converts steps, matters and effects to numbers: first politician, all politicians, seats, places, integers."""

    def __init__(self, rules: Rules, listed: Actions) -> None:
        self.listed = listed
        self.size = 2 * len(LETTERS) + rules.seats + len(PLACES) + NUMBERS
        self.bits = range(listed.size.bit_length())
        self.answer_size = len(listed.blocks) + len(self.bits)
        self.matter_size = len(MATTERS) + self.size + self.answer_size + 2 * len(LETTERS)

    def value(self, look: Look, what: Any) -> list[int]:
        """Converts a step, matter or effect to numbers."""
        named = all_parts(what)
        who = [part for noun, part in named if noun == "who"]
        numbers = [[int(part)] for noun, part in named if noun == ""]
        return [
            *one_of(LETTERS, *who[:1]),
            *one_of(LETTERS, *who),
            *look.each(*(part for noun, part in named if noun == "player")),
            *one_of(PLACES, *(part for noun, part in named if noun == "place")),
            *padded(numbers, NUMBERS, 1),
        ]

    def answer(self, seat: Player, action: Action | None, public: Public) -> list[int]:
        """The block of an answer in the action list, then its number in binary; zeros for None."""
        if action is None:
            return [0] * self.answer_size
        number = self.listed.number(seat, action, public)
        block = self.listed.words(number).split()[0]
        return [*(int(each.name == block) for each in self.listed.blocks), *(number >> bit & 1 for bit in self.bits)]

    def agenda(self, look: Look) -> list[int]:
        """Number of matters on the agenda, then the numbers of the innermost matters."""
        agenda = look.public.agenda
        told = (self.matter(look, matter) for matter in reversed(agenda))
        return [len(agenda), *padded(told, MATTERS_TOLD, self.matter_size)]

    def matter(self, look: Look, matter: Any) -> list[int]:
        action = getattr(matter, "action", None) or getattr(matter, "play", None)
        seat = getattr(matter, "by", None) or getattr(matter, "player", None) or 1
        cast = dict(getattr(matter, "votes", ()))
        yes = [int(cast.get(who) in ("guilty", "for")) for who in LETTERS]
        no = [int(cast.get(who) in ("innocent", "against")) for who in LETTERS]
        return [
            *one_of(MATTERS, type(matter)),
            *self.value(look, matter),
            *self.answer(seat, action, look.public),
            *yes,
            *no,
        ]


def inner_steps(look: Look, telling: Telling) -> list[int]:
    """The kind and the numbers of the innermost steps on the stack."""
    steps = reversed(look.view.stack[-STEPS_TOLD:])
    told = ([*one_of(STEPS, type(step)), *telling.value(look, step)] for step in steps)
    return padded(told, STEPS_TOLD, len(STEPS) + telling.size)


@lru_cache(1 << 12)
def all_parts(what: Hashable) -> tuple[tuple[str, Any], ...]:
    """Like `parts`, but cached, because the same steps recur."""
    return tuple(parts(what))


def parts(what: Any, noun: str = "") -> Iterator[tuple[str, Any]]:
    """Yields the kind of noun and the value of everything in a step or effect, nested values included."""
    if isinstance(what, tuple):
        for part in what:
            yield from parts(part, noun)
    elif is_dataclass(what):
        named = nouns(what.__class__)
        for field in fields(what):
            yield from parts(getattr(what, field.name), named.get(field.name, ""))
    elif noun or isinstance(what, int):
        yield noun, what
