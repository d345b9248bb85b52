"""A printed sentence taken apart again: which template it is, and what stands in its slots."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import Any, NamedTuple

from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from presidium.games import GAMES
from presidium.games.kremlin.printed.board import PLACES
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.politburo.goals import MEMBERS, MINISTRIES
from presidium.text import Words
from tests.text.messages import TEXT

TEMPLATE = re.compile(r"pravda-(?P<game>[a-z]+)-(?P<kind>[a-z-]+)-(?P<form>head|line)-\d+")
IDS: dict[str, tuple[str | int, ...]] = {
    "surname": LETTERS,
    "place": PLACES,
    "player": tuple(range(1, 11)),
    "member": MEMBERS,
    "ministry": MINISTRIES,
    "side": ("repression", "reform"),
}

SEVERAL = ("names", "winners")


class Template(NamedTuple):
    """How a sentence is made: its expression, and by group what was chosen there, and among what."""

    pattern: re.Pattern[str]
    chosen: dict[str, tuple[str, frozenset[str], frozenset[str]]]
    """By group: of which variable, the keys that say this, and all there are."""


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    files = sorted((TEXT / lang).glob("*.ftl"))
    entries = [entry for file in files for entry in parse(file.read_text("utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@cache
def templates(lang: str, game: str) -> tuple[str, ...]:
    return tuple(id for id in messages(lang) if (found := TEMPLATE.fullmatch(id)) and found["game"] == game)


@cache
def compiled(lang: str, id: str) -> Template:
    shape = TEMPLATE.fullmatch(id)
    assert shape
    game = shape["game"]
    numbers, chosen = count(), dict[str, tuple[str, frozenset[str], frozenset[str]]]()

    def of_message(name: str) -> str:
        value = messages(lang)[name].value
        assert value is not None
        return of_pattern(value)

    def of_pattern(pattern: ftl.Pattern) -> str:
        return "".join(map(of_element, pattern.elements))

    def of_element(element: Any) -> str:
        if isinstance(element, ftl.TextElement):
            return re.escape(element.value)
        match element.expression:
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                return group(name)
            case ftl.MessageReference(id=ftl.Identifier(name=name)):
                return of_message(name)
            case ftl.StringLiteral(value=value):
                return re.escape(value)
            case ftl.SelectExpression() as select:
                return of_select(select)
        raise AssertionError(f"{id} has something in it that nobody can read back")

    def group(variable: str) -> str:
        name = f"slot{next(numbers)}"
        chosen[name] = (variable, frozenset(), frozenset())
        names = named(lang, game).get(variable)
        if names is None:
            return f"(?P<{name}>\N{MINUS SIGN}?\\d+)"
        one = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
        return f"(?P<{name}>{'.+?' if variable in SEVERAL else one})"

    def of_select(select: ftl.SelectExpression) -> str:
        assert isinstance(select.selector, ftl.VariableReference)
        said: list[tuple[ftl.Pattern, set[str]]] = []
        for variant in select.variants:
            alike = [keys for other, keys in said if other.equals(variant.value)]
            key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
            alike[0].add(key) if alike else said.append((variant.value, {key}))
        every = frozenset(key for _, keys in said for key in keys)
        ways = []
        for text, keys in sorted(((of_pattern(value), keys) for value, keys in said), key=lambda way: -len(way[0])):
            name = f"way{next(numbers)}"
            chosen[name] = (select.selector.id.name, frozenset(keys), every)
            ways.append(f"(?P<{name}>{text})")
        return f"(?:{'|'.join(ways)})"

    return Template(re.compile(of_message(id)), chosen)


@cache
def named(lang: str, game: str) -> dict[str, dict[str, str | int]]:
    """By slot, what each name there stands for."""
    press, words = GAMES[game].press, Words(lang)
    assert press is not None
    nouns = dict(press.nouns)
    return {slot: {words.name(game, noun, id): id for id in reversed(IDS[noun])} for slot, noun in nouns.items()}


def read(lang: str, game: str, id: str, text: str) -> dict[str, Any]:
    """The slots of this sentence, out of its words; names as ids, several as a set, numbers as numbers.

    It fails if the sentence is not this template's, or says two things of one slot, a gender that is not hers.
    """
    template = compiled(lang, id)
    found = template.pattern.fullmatch(text) or template.pattern.fullmatch(text[:1].lower() + text[1:])
    assert found, f"{id} does not say: {text}"
    slots: dict[str, Any] = {}
    ways: list[tuple[str, frozenset[str], frozenset[str]]] = []
    for name, (variable, keys, every) in template.chosen.items():
        if found[name] is None:
            continue
        if keys:
            ways.append((variable, keys, every))
        else:
            value = meaning(lang, game, variable, found[name])
            assert slots.setdefault(variable, value) == value, f"{id}: {variable} is two things in: {text}"
    for variable, keys, every in ways:
        slot = variable.removesuffix("-id")
        if slot in slots:
            value = slots[slot]
            fits = {str(value), *([Locale(lang).plural_form(value)] if isinstance(value, int) else [])}
            assert fits & keys or ("other" in keys and not fits & every), f"{id}: {variable} {value} in: {text}"
        elif "other" not in keys:
            (key,) = keys
            slots[slot] = int(key) if key.isdecimal() else key
    return slots


def meaning(lang: str, game: str, variable: str, text: str) -> Any:
    names = named(lang, game).get(variable)
    if names is None:
        return int(text.replace("\N{MINUS SIGN}", "-"))
    if variable not in SEVERAL:
        return names[text]
    plain = {name.casefold(): id for name, id in names.items()}
    parts = re.split(r", | and (?=the |[A-Z])| et (?=les |[A-Z])| und (?=die |[A-Z])", text)
    return frozenset(plain[part.casefold()] for part in parts)
