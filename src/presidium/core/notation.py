"""The short text forms of actions and statements, printed and parsed by one table per game."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from presidium.core.decision import Action, Refused, refusal


class Unreadable(Refused):
    """A text that no form fits."""

    def __init__(self, text: str) -> None:
        super().__init__(refusal("unreadable", text=text))


class Kind(NamedTuple):
    """How one field of an action is written: over how many words (0: all that are left), read how, printed how."""

    words: int
    read: Callable[..., Any]
    print: Callable[[Any], str] = str


def read_number(word: str) -> int:
    """A whole number as people write it, nothing else that `int` would take."""
    if not (word.isascii() and word.isdigit()) or len(word) > 4:
        raise Unreadable(word)
    return int(word)


def one_of(*words: str) -> Kind:
    """One of these words."""

    def read(word: str) -> str:
        if word not in words:
            raise ValueError
        return word

    return Kind(1, read)


def numbers(count: int) -> Kind:
    """So many different seats, whose order means nothing: kept and printed in seat order."""

    def read(*words: str) -> tuple[int, ...]:
        seats = tuple(sorted(map(read_number, words)))
        if len(set(seats)) < count:
            raise ValueError
        return seats

    return Kind(count, read, lambda seats: " ".join(map(str, seats)))


NUMBER = Kind(1, read_number)
COMMON = {"seat": NUMBER, "number": NUMBER}
"""Kinds every notation knows: a seat, and any other number."""


REMEMBERED = 5_000
"""How many actions a notation remembers: the same few are printed and read all the time."""


class _Form(NamedTuple):
    text: str
    make: type[Action]
    parts: tuple[str | tuple[str, Kind], ...]  # a word that stands as it is, or a field and its kind

    def read(self, words: list[str]) -> Action | None:
        fields: dict[str, Any] = {}
        left = words
        for part in self.parts:
            if isinstance(part, str):
                if left[:1] != [part]:
                    return None
                left = left[1:]
                continue
            name, kind = part
            taken = left[: kind.words or len(left)]
            if len(taken) < kind.words:
                return None
            try:
                fields[name] = kind.read(*taken)
            except ValueError:
                return None
            left = left[len(taken) :]
        return None if left else self.make(**fields)

    def print(self, action: Action) -> str:
        return " ".join(
            part if isinstance(part, str) else part[1].print(getattr(action, part[0])) for part in self.parts
        )


class Notation:
    """A table of forms, such as `"play {card:card}": Play`.

    Law: `read(print(action)) == action`, and the words are the same in every language.
    """

    def __init__(self, forms: Mapping[str, type[Action]], **kinds: Kind) -> None:
        self._forms = {make: _form(text, make, kinds) for text, make in forms.items()}
        self._printed: dict[Action, str] = {}
        self._read: dict[str, Action] = {}

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms, for help: `name <builders> watch <supervisor>`."""
        return tuple(
            " ".join(part if isinstance(part, str) else f"<{part[0]}>" for part in form.parts)
            for form in self._forms.values()
        )

    @property
    def table(self) -> dict[str, type[Action]]:
        """The forms as they were given, in the order they are tried."""
        return {form.text: make for make, form in self._forms.items()}

    def __contains__(self, action: object) -> bool:
        return type(action) in self._forms

    def print(self, action: Action) -> str:
        """The one text of this action."""
        text = self._printed.get(action)
        if text is None:
            text = self._printed[action] = self._forms[type(action)].print(action)
            if len(self._printed) > REMEMBERED:
                self._printed.clear()
        return text

    def read(self, text: str) -> Action:
        """The action this text means; Unreadable if no form fits."""
        action = self._read.get(text)
        if action is None:
            action = self._read[text] = self._read_anew(text)
            if len(self._read) > REMEMBERED:
                self._read.clear()
        return action

    def _read_anew(self, text: str) -> Action:
        words = text.lower().split()
        for form in self._forms.values():
            action = form.read(words)
            if action is not None:
                return action
        raise Unreadable(text)


def _form(text: str, make: type[Action], kinds: Mapping[str, Kind]) -> _Form:
    parts: list[str | tuple[str, Kind]] = []
    for word in text.split():
        if word.startswith("{"):
            name, _, kind = word[1:-1].partition(":")
            parts.append((name, COMMON.get(kind) or kinds[kind]))
        else:
            parts.append(word)
    return _Form(text, make, tuple(parts))


def fields(text: str, game: str, needed: tuple[str, ...], allowed: tuple[str, ...]) -> dict[str, list[str]]:
    """The fields of a position of this game, `round 3 | cards L D L`: the words after each first word."""
    split = [field.split() or [""] for field in text.split("|")]
    found = {words[0]: words[1:] for words in split}
    names = [words[0] for words in split]
    for name in names:
        if name not in (game, *needed, *allowed) or names.count(name) > 1:
            raise Unreadable(name)
    if found.get(game):
        raise Unreadable(" ".join((game, *found[game])))
    for name in (game, *needed):
        if name not in found:
            raise Refused(refusal("position-lacks", text=name))
    return found


def number(field: dict[str, list[str]], name: str, allowed: range) -> int:
    """The one number of a position's field."""
    if len(field[name]) != 1 or not re.fullmatch(r"-?[0-9]{1,4}", field[name][0]):
        raise Unreadable(" ".join((name, *field[name])))
    found = int(field[name][0])
    if found not in allowed:
        raise Refused(refusal("out-of-range", text=name, found=found, least=allowed[0], most=allowed[-1]))
    return found
