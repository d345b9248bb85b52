"""Makes sentences from Fluent files in a reader's language.

The class of a value names its message: Goulag's event `Named` is worded by `goulag-named`, the question of its step
`NameTrio` by `goulag-ask-name-trio`, the refusal `no-such-seat` by `refused-no-such-seat`.

A message gets the fields of its value as arguments. If a field's value has a name, the message gets the name, and the
id as `-id`, so that a sentence can agree with it: `$who` is "Purgemoff (F)", `$who-id` is "F". For several values
`-count` is their number. For a seat `-you` says whether it is the reader's seat. For an action `-text` is the text
printed on its card.

If a language lacks a message, the English message is used. If no language has a message for a value, the value's id is
shown, so that games of other packages can be played without complete texts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from itertools import count, takewhile
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentType

from presidium.core import CHANCE, Action, Event, Line, Outcome, Player, Refusal, Step, nouns
from presidium.text.languages import dictionaries, spoken

Argument = str | int

NAMED: Final = ("player", "who", "place", "card")
"""Nouns whose ids are replaced with names in the sentences of refusals."""


class Below(FluentType):
    """A negative number, printed with a minus sign (U+2212)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def format(self, locale: Locale) -> str:
        return f"\N{MINUS SIGN}{-self.number}"


def figure(value: Argument) -> Argument | Below:
    return Below(value) if isinstance(value, int) and value < 0 else value


PATHS = ("data", "file", "folder")
"""Arguments that hold a path. A sentence that begins with a path keeps its first letter as it is."""


class Words:
    """Makes sentences in one language, as one reader sees them."""

    def __init__(
        self,
        lang: str,
        you: Player | None = None,
        comrades: Mapping[Player, str] | None = None,
        people: Mapping[Player, str] | None = None,
    ) -> None:
        """`you`: the reader's seat, which sentences mark. `comrades`: by seat, the bot that plays it. `people`: names
        by seat. Raises Refused if the language is unknown."""
        self.lang = spoken(lang)
        self.you = you
        self.comrades = dict(comrades or {})
        self.people = dict(people or {})
        self._dictionaries = dictionaries(lang)

    def __call__(self, id: str, /, **args: Argument) -> str:
        """Returns the message with this id as text. Raises KeyError if an argument is missing."""
        figures = {name: figure(value) for name, value in args.items()}
        for one in self._dictionaries:
            if (said := one.say(id, figures)) is not None:
                return said
        return unsaid(id, args)

    def has(self, id: str) -> bool:
        """True if some language has a message with this id."""
        return any(one.has(id) for one in self._dictionaries)

    def variants(self, start: str) -> tuple[str, ...]:
        """Returns the ids `start-1`, `start-2`, … in the first language that has any of these messages. Languages are
        not mixed, because variants do not correspond across languages."""
        for one in self._dictionaries:
            found = tuple(takewhile(one.has, (f"{start}-{at}" for at in count(1))))
            if found:
                return found
        return ()

    def seat(self, seat: Player, game: str = "") -> str:
        """Returns the name of a seat, from the game if it names its players. It fits anywhere in a sentence."""
        if seat == CHANCE:
            return self("chance")
        own = f"{game}-your-player" if seat == self.you else f"{game}-player"
        if self.has(own):
            return self(own, id=seat)
        if seat != self.you and seat in self.comrades:
            return self("comrade", id=self.comrades[seat])
        if seat != self.you and seat in self.people:
            return self.people[seat]
        return self("your-seat" if seat == self.you else "seat", number=seat)

    def name(self, game: str, noun: str, id: Argument) -> str:
        """Returns the game's name for a thing, such as a politician; the id itself if the thing has no name."""
        if noun == "player":
            return self.seat(int(id), game)
        own, each = f"{game}-{noun}", f"{game}-{noun}-{id}"
        if self.has(own):
            return self(own, id=id)
        return self(each) if self.has(each) else str(id)

    def listing(self, items: Sequence[str]) -> str:
        """Returns the items as a list in words, `a, b and c`; the word for "nobody" if there are no items."""
        if not items:
            return self("nobody")
        *some, last = items
        return self("listing", some=", ".join(some), last=last) if some else last

    def tell(self, game: str, told: Event | Action) -> str:
        """Returns a sentence for an event, an action or a statement of this game."""
        return _sentence(self._told(game, told))

    def lasting(self, game: str, effect: object) -> str:
        """Returns a sentence on a lasting effect and its politician, from messages such as `kremlin-effect-shield`."""
        return _sentence(self._say(f"{game}-effect-{_kebab(effect)}", game, effect))

    def question(self, game: str, step: Step) -> str:
        """Returns the question of this step as a sentence, addressed to the asked player."""
        return _sentence(self._say(f"{game}-ask-{_kebab(step)}", game, step))

    def brief(self, game: str, line: Line) -> str:
        """Returns one line of a brief as a sentence, from messages such as `kremlin-brief-may-purge`."""
        return _sentence(self._say(f"{game}-brief-{_kebab(line)}", game, line))

    def ending(self, game: str, outcome: Outcome) -> str:
        """Returns a sentence on how a game ended, worded for the kind of winner if such a message exists."""
        own = f"{game}-ending-{outcome.who}"
        id = own if self.has(own) else f"{game}-ending"
        return _sentence(self(id, **self._outcome(game, outcome)))

    def refusal(self, why: Refusal) -> str:
        """Returns the sentence for a refusal, with the number of its rule if it has one, as `S.bodyguard` has not."""
        game = why.id.partition("-")[0]
        args: dict[str, Argument] = {}
        for name, argument in why.args:
            args[f"{name}-id"] = argument
            args[name] = self.name(game, name, argument) if name in NAMED else argument
        said = self(f"refused-{why.id}", **args)
        path = any(said.startswith(str(args[name])) for name in PATHS if args.get(name))
        sentence = said if path else _sentence(said)
        if not re.search(r"\d", why.rule):
            return sentence
        stop = "." if sentence.endswith(".") else ""
        return f"{sentence.removesuffix('.')} ({why.rule}){stop}"

    def option(self, game: str, name: str, value: str | None = None) -> str:
        """Returns the meaning of a game's option, or of one value of that option."""
        return self("-".join(filter(None, (game, "option", name, value))).replace(" ", "_"))

    def lesson(self, game: str, screen: str) -> str:
        """Returns the text of one screen of a game's lesson."""
        return self(f"lesson-{game}-{screen}")

    def _id(self, game: str, told: Event | Action) -> str:
        """Returns the message id of a value. A game may word the engine's values (`Pass`, `Said`) in its own way."""
        own, common = f"{game}-{_kebab(told)}", _kebab(told)
        core = type(told).__module__.startswith("presidium.core")
        return common if core and not self.has(own) else own

    def _told(self, game: str, told: Event | Action) -> str:
        return self._say(self._id(game, told), game, told)

    def _say(self, id: str, game: str, told: Any) -> str:
        args: dict[str, Argument] = {}
        held = nouns(type(told))  # type: ignore[arg-type]  # a class is hashable
        for field in fields(told):
            part = getattr(told, field.name)
            if isinstance(part, Outcome):
                args |= self._outcome(game, part) | {"ending": self.ending(game, part)}
            elif isinstance(part, Action):
                args |= {field.name: self._told(game, part), f"{field.name}-id": _kebab(part)}
                args[f"{field.name}-text"] = self._printed(game, part)
            elif not isinstance(part, Step):
                args[field.name] = self._argument(game, f"{id}-{field.name}", held.get(field.name, ""), part)
                args[f"{field.name}-id"] = _bare(part)
                if isinstance(part, tuple):
                    args[f"{field.name}-count"] = len(part)
                elif held.get(field.name) == "player":
                    args[f"{field.name}-you"] = "yes" if self.you is not None and part == self.you else "no"
        return self(id, **args)

    def _printed(self, game: str, action: Action) -> str:
        """Returns the text printed on the card that this action names; empty if no such text exists."""
        named = (f"{game}-{noun}-{getattr(action, field)}-text" for field, noun in nouns(type(action)).items())  # type: ignore[arg-type]
        return next((self(id) for id in named if self.has(id)), "")

    def _outcome(self, game: str, outcome: Outcome) -> dict[str, Argument]:
        winners = self.listing([self.seat(seat, game) for seat in outcome.winners])
        rule = re.sub(r"^.* ", "rule-", outcome.rule).replace(".", "-")  # a form by which messages can select
        return {
            "who": outcome.who,
            "rule": outcome.rule,
            "rule-id": rule,
            "winners": winners,
            **dict(outcome.numbers),
        }

    def _argument(self, game: str, id: str, noun: str, part: Any) -> Argument:
        if isinstance(part, tuple):
            return self.listing([self._entry(game, id, noun, at, part) for at in range(len(part))])
        return self.name(game, noun, part) if noun and part is not None else _bare(part)

    def _entry(self, game: str, id: str, noun: str, at: int, part: tuple[Any, ...]) -> str:
        """Returns one entry of a list as text: the name of a thing, a number, or a word for nobody. If its position
        matters, a message such as `goulag-ended-sides` words it."""
        entry = part[at]
        if isinstance(entry, int):
            return self.name(game, noun, entry)
        name = self("nobody") if entry is None else self.name(game, noun, entry)
        if noun and not self.has(id):
            return name
        return self(id, seat=self.seat(at + 1, game), at=at + 1, count=len(part), value=_bare(entry), name=name)


def unsaid(id: str, args: Mapping[str, Argument]) -> str:
    """Returns a fallback text for a value without a message: `toy-moved` becomes “toy moved (to 3)”."""
    told = ", ".join(f"{name} {value}" for name, value in args.items() if not name.endswith(("-id", "-count", "-you")))
    return id.replace("-", " ").replace("_", " ") + (f" ({told})" if told else "")


def _kebab(named: object) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(named).__name__).lower()


def _bare(part: Any) -> Argument:
    """Returns a field as a text by which messages select: `none` if empty, `yes` or `no` for booleans."""
    if part is None or part == ():
        return "none"
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, tuple):
        return " ".join(map(str, part))
    return part if isinstance(part, int) else str(part)


def _sentence(text: str) -> str:
    """Returns the text with a capital first letter, because a name at its beginning may have a small letter."""
    return text[:1].upper() + text[1:]
