"""The short text forms of actions and statements. Each game has one table of forms, used for printing and parsing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from presidium.core.decision import PASS, Action, Refused, refusal


class Unreadable(Refused):
    """Raised when a text fits no form of the notation."""

    def __init__(self, text: str) -> None:
        super().__init__(refusal("unreadable", text=text))


class Kind(NamedTuple):
    """How one field of an action is written: its number of words (0 means all remaining words), its reader and its
    printer."""

    words: int
    read: Callable[..., Any]
    print: Callable[[Any], str] = str


def read_number(word: str) -> int:
    """Returns the number that a word of plain digits means. Refuses signs and spaces, which `int` accepts."""
    if not (word.isascii() and word.isdigit()) or len(word) > 4:
        raise Unreadable(word)
    return int(word)


def one_of(*words: str) -> Kind:
    """A kind of field that accepts only these words."""

    def read(word: str) -> str:
        if word not in words:
            raise ValueError
        return word

    return Kind(1, read)


def numbers(count: int) -> Kind:
    """Returns a kind of field that holds `count` different seats, in any order, and sorts them into seat order."""

    def read(*words: str) -> tuple[int, ...]:
        seats = tuple(sorted(map(read_number, words)))
        if len(set(seats)) < count:
            raise ValueError
        return seats

    return Kind(count, read, lambda seats: " ".join(map(str, seats)))


NUMBER = Kind(1, read_number)
COMMON = {"seat": NUMBER, "number": NUMBER}
"""Kinds of fields that every notation has: a seat, and a number."""


CACHED_ACTIONS = 5_000
"""Number of actions whose text a notation caches, because the same few actions are printed and read repeatedly."""


class _Form(NamedTuple):
    text: str
    make: type[Action]
    parts: tuple[str | tuple[str, Kind], ...]  # a fixed word, or a field's name and its kind

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
    """A table of text forms for actions, such as `"play {card:card}": Play`.

    Law: `read(print(action)) == action`, and the notation is the same in every language.
    """

    def __init__(self, forms: Mapping[str, type[Action]], **kinds: Kind) -> None:
        self._forms = {make: _form(text, make, kinds) for text, make in forms.items()}
        self._printed: dict[Action, str] = {}
        self._read: dict[str, Action] = {}

    @property
    def forms(self) -> tuple[str, ...]:
        """The text forms of this notation as shown in help: `name <builders> watch <supervisor>`."""
        return tuple(
            " ".join(part if isinstance(part, str) else f"<{part[0]}>" for part in form.parts)
            for form in self._forms.values()
        )

    @property
    def table(self) -> dict[str, type[Action]]:
        """The text forms as the game defined them, in the order in which `read` tries them."""
        return {form.text: make for make, form in self._forms.items()}

    def __contains__(self, action: object) -> bool:
        return type(action) in self._forms

    def print(self, action: Action) -> str:
        """Returns the text of this action; each action has exactly one text."""
        text = self._printed.get(action)
        if text is None:
            text = self._printed[action] = self._forms[type(action)].print(action)
            if len(self._printed) > CACHED_ACTIONS:
                self._printed.clear()
        return text

    def read(self, text: str) -> Action:
        """The action that this text means. Raises Unreadable if no form fits."""
        action = self._read.get(text)
        if action is None:
            action = self._read[text] = self._read_anew(text)
            if len(self._read) > CACHED_ACTIONS:
                self._read.clear()
        return action

    def _read_anew(self, text: str) -> Action:
        words = text.lower().split()
        for form in self._forms.values():
            action = form.read(words)
            if action is not None:
                return PASS if action == PASS else action  # one object, which questions recognise without comparing
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
    """Returns the fields of a position such as `round 3 | cards L D L`: by first word, the list of words after it."""
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
    """Returns the only number in a field of a position. Raises if there is no such number, or a forbidden one."""
    if len(field[name]) != 1 or not re.fullmatch(r"-?[0-9]{1,4}", field[name][0]):
        raise Unreadable(" ".join((name, *field[name])))
    found = int(field[name][0])
    if found not in allowed:
        raise Refused(refusal("out-of-range", text=name, found=found, least=allowed[0], most=allowed[-1]))
    return found
