"""Sentences from Fluent files, in the language asked for.

The name of a value is the name of its message: the event `Named` of Goulag is told by `goulag-named`,
the question of its step `NameTrio` by `goulag-ask-name-trio`, the refusal `no-such-seat` by `refused-no-such-seat`.

A message gets the fields of its value. What has a name is passed as that name, and as it stands in the code under
`-id`, so that a sentence can agree with it: `$who` is "Purgemoff (F)", `$who-id` is "F". Of several, `-count` says
how many there are. Of a seat, `-you` says whether it is the reader's, so that a sentence can speak to him.

What a language lacks is said in English, and what nobody has words for by its id, so that a game from elsewhere plays
with the words it has.
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
"""Nouns by which a refusal may call its arguments, to have them named as in a sentence."""


class Below(FluentType):
    """A number below nought, with the minus of print: a sentence is not typed. Nothing is counted by it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def format(self, locale: Locale) -> str:
        return f"\N{MINUS SIGN}{-self.number}"


def figure(value: Argument) -> Argument | Below:
    return Below(value) if isinstance(value, int) and value < 0 else value


class Words:
    """The words of one language, as one reader sees them."""

    def __init__(self, lang: str, you: Player | None = None, comrades: Mapping[Player, str] | None = None) -> None:
        """`you` is the seat of the reader, which is marked wherever it is named, and `comrades` says which of them sit
        where; Refused if nobody here speaks so."""
        self.lang = spoken(lang)
        self.you = you
        self.comrades = dict(comrades or {})
        self._dictionaries = dictionaries(lang)

    def __call__(self, id: str, /, **args: Argument) -> str:
        """The message of this id. KeyError if an argument is wanting: no reader is shown a hole."""
        figures = {name: figure(value) for name, value in args.items()}
        for one in self._dictionaries:
            if (said := one.say(id, figures)) is not None:
                return said
        return unsaid(id, args)

    def has(self, id: str) -> bool:
        """Whether somebody has words for it."""
        return any(one.has(id) for one in self._dictionaries)

    def variants(self, start: str) -> tuple[str, ...]:
        """The messages `start-1`, `start-2`, … of the first language that has any: they are not one another's words in
        other languages, so none is made up from two."""
        for one in self._dictionaries:
            found = tuple(takewhile(one.has, (f"{start}-{at}" for at in count(1))))
            if found:
                return found
        return ()

    def seat(self, seat: Player, game: str = "") -> str:
        """What a seat is called, by the game if it has names for its players; it may stand anywhere in a sentence."""
        if seat == CHANCE:
            return self("chance")
        own = f"{game}-your-player" if seat == self.you else f"{game}-player"
        if self.has(own):
            return self(own, id=seat)
        if seat != self.you and seat in self.comrades:
            return self("comrade", id=self.comrades[seat])
        return self("your-seat" if seat == self.you else "seat", number=seat)

    def name(self, game: str, noun: str, id: Argument) -> str:
        """What this game calls one of its things; as it stands where it has no name for it."""
        if noun == "player":
            return self.seat(int(id), game)
        own, each = f"{game}-{noun}", f"{game}-{noun}-{id}"
        if self.has(own):
            return self(own, id=id)
        return self(each) if self.has(each) else str(id)

    def listing(self, items: Sequence[str]) -> str:
        """`a, b and c`; `nobody` if there are none."""
        if not items:
            return self("nobody")
        *some, last = items
        return self("listing", some=", ".join(some), last=last) if some else last

    def tell(self, game: str, told: Event | Action) -> str:
        """An event, an action or a statement of this game in words."""
        return _sentence(self._told(game, told))

    def lasting(self, game: str, effect: object) -> str:
        """What is in force in this game and for whom, as `kremlin-effect-shield` tells it."""
        return _sentence(self._say(f"{game}-effect-{_kebab(effect)}", game, effect))

    def question(self, game: str, step: Step) -> str:
        """What this step asks, put to the one who is asked."""
        return _sentence(self._say(f"{game}-ask-{_kebab(step)}", game, step))

    def brief(self, game: str, line: Line) -> str:
        """One thing a brief says, as `kremlin-brief-may-purge` tells it."""
        return _sentence(self._say(f"{game}-brief-{_kebab(line)}", game, line))

    def ending(self, game: str, outcome: Outcome) -> str:
        """How a game ended, in a sentence: by who won, or for all winners alike, as `kremlin-ending` does."""
        own = f"{game}-ending-{outcome.who}"
        id = own if self.has(own) else f"{game}-ending"
        return _sentence(self(id, **self._outcome(game, outcome)))

    def refusal(self, why: Refusal) -> str:
        """Why something may not be done, and the rule that says so."""
        game = why.id.partition("-")[0]
        args: dict[str, Argument] = {}
        for name, argument in why.args:
            args[f"{name}-id"] = argument
            args[name] = self.name(game, name, argument) if name in NAMED else argument
        sentence = _sentence(self(f"refused-{why.id}", **args))
        if not why.rule:
            return sentence
        stop = "." if sentence.endswith(".") else ""
        return f"{sentence.removesuffix('.')} ({why.rule}){stop}"

    def option(self, game: str, name: str, value: str | None = None) -> str:
        """What an option of a game decides, or what one of its values means."""
        return self("-".join(filter(None, (game, "option", name, value))).replace(" ", "_"))

    def lesson(self, game: str, screen: str) -> str:
        """What is said at a screen of a game's lesson."""
        return self(f"lesson-{game}-{screen}")

    def _id(self, game: str, told: Event | Action) -> str:
        """A game may word the core's own values (`Pass`, `Said`) in its own way."""
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
            elif not isinstance(part, Step):
                args[field.name] = self._argument(game, f"{id}-{field.name}", held.get(field.name, ""), part)
                args[f"{field.name}-id"] = _bare(part)
                if isinstance(part, tuple):
                    args[f"{field.name}-count"] = len(part)
                elif held.get(field.name) == "player":
                    args[f"{field.name}-you"] = "yes" if self.you is not None and part == self.you else "no"
        return self(id, **args)

    def _outcome(self, game: str, outcome: Outcome) -> dict[str, Argument]:
        winners = self.listing([self.seat(seat, game) for seat in outcome.winners])
        rule = re.sub(r"^.* ", "rule-", outcome.rule).replace(".", "-")  # a word that a message can select by
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
        """One of several: a noun has its name, a number stands as it is, nobody is nobody.

        Where its place among them says something, a message such as `goulag-ended-sides` words it.
        """
        entry = part[at]
        if isinstance(entry, int):
            return self.name(game, noun, entry)
        name = self("nobody") if entry is None else self.name(game, noun, entry)
        if noun and not self.has(id):
            return name
        return self(id, seat=self.seat(at + 1, game), at=at + 1, count=len(part), value=_bare(entry), name=name)


def unsaid(id: str, args: Mapping[str, Argument]) -> str:
    """What nobody has words for, as it can be read all the same: `toy-moved` is “toy moved (to 3)”."""
    told = ", ".join(f"{name} {value}" for name, value in args.items() if not name.endswith(("-id", "-count", "-you")))
    return id.replace("-", " ").replace("_", " ") + (f" ({told})" if told else "")


def _kebab(named: object) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(named).__name__).lower()


def _bare(part: Any) -> Argument:
    """A part as it stands in the code, for messages to select by: `none` if there is none, `yes` or `no`."""
    if part is None or part == ():
        return "none"
    if isinstance(part, bool):
        return "yes" if part else "no"
    if isinstance(part, tuple):
        return " ".join(map(str, part))
    return part if isinstance(part, int) else str(part)


def _sentence(text: str) -> str:
    """A name may begin a sentence, and it need not be one that begins with a capital."""
    return text[:1].upper() + text[1:]
