"""Sentences from Fluent files, in the language asked for.

The name of a value is the name of its message: the event `Named` of Goulag is told by `goulag-named`,
the question of its step `NameTrio` by `goulag-ask-name-trio`, the refusal `no-such-seat` by `refused-no-such-seat`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from presidium.core import CHANCE, Action, Event, Outcome, Player, Refusal, Refused, Step, refusal

LANGUAGES: Final = ("en", "fr")

Argument = str | int


class Words:
    """The words of one language, as one reader sees them."""

    def __init__(self, lang: str, you: Player | None = None) -> None:
        """`you` is the seat of the reader, which is marked wherever it is named; Refused if nobody here speaks so."""
        if lang not in LANGUAGES:
            raise Refused(refusal("unknown-language", lang=lang, known=", ".join(LANGUAGES)))
        self.lang = lang
        self.you = you
        self._bundle = _bundle(lang)

    def __call__(self, id: str, /, **args: Argument) -> str:
        """The message of this id. KeyError if there is none, or an argument is wanting: no reader is shown an id."""
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise KeyError(id)
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{id}: {errors[0]}")
        return str(text)

    def seat(self, seat: Player) -> str:
        """What a seat is called; it may stand anywhere in a sentence."""
        if seat == CHANCE:
            return self("chance")
        return self("your-seat" if seat == self.you else "seat", number=seat)

    def listing(self, items: Sequence[str]) -> str:
        """`a, b and c`; `nobody` if there are none."""
        if not items:
            return self("nobody")
        *some, last = items
        return self("listing", some=", ".join(some), last=last) if some else last

    def tell(self, game: str, told: Event | Action) -> str:
        """An event, an action or a statement of this game in words."""
        return self._say(self._id(game, told), game, told)

    def question(self, game: str, step: Step) -> str:
        """What this step asks, put to the one who is asked."""
        return self._say(f"{game}-ask-{_kebab(step)}", game, step)

    def ending(self, game: str, outcome: Outcome) -> str:
        """How a game ended, in a sentence."""
        return self(f"{game}-ending-{outcome.who}", **self._outcome(outcome))

    def refusal(self, why: Refusal) -> str:
        """Why something may not be done, and the rule that says so."""
        sentence = self(f"refused-{why.id}", **dict(why.args))
        if not why.rule:
            return sentence
        stop = "." if sentence.endswith(".") else ""
        return f"{sentence.removesuffix('.')} ({why.rule}){stop}"

    def option(self, game: str, name: str, value: str | None = None) -> str:
        """What an option of a game decides, or what one of its values means."""
        return self("-".join(filter(None, (game, "option", name, value))))

    def _id(self, game: str, told: Event | Action) -> str:
        """A game may word the core's own values (`Pass`, `Said`) in its own way."""
        own, common = f"{game}-{_kebab(told)}", _kebab(told)
        core = type(told).__module__.startswith("presidium.core")
        return common if core and not self._bundle.has_message(own) else own

    def _say(self, id: str, game: str, told: object) -> str:
        args: dict[str, Argument] = {}
        for field in fields(told):  # type: ignore[arg-type]
            part = getattr(told, field.name)
            if isinstance(part, Outcome):
                args |= self._outcome(part) | {"ending": self.ending(game, part)}
            elif isinstance(part, Action):
                args[field.name] = self.tell(game, part)
            else:
                args[field.name] = self._argument(f"{id}-{field.name}", str(field.type), part)
        return self(id, **args)

    def _outcome(self, outcome: Outcome) -> dict[str, Argument]:
        winners = self.listing([self.seat(seat) for seat in outcome.winners])
        return {"who": outcome.who, "rule": outcome.rule, "winners": winners, **dict(outcome.numbers)}

    def _argument(self, id: str, annotation: str, part: Any) -> Argument:
        if part is None:
            return "none"
        if isinstance(part, tuple):
            return self.listing([self._entry(id, at, entry) for at, entry in enumerate(part, 1)])
        if "Player" in annotation:
            return self.seat(part)
        if isinstance(part, bool):
            return "yes" if part else "no"
        return part if isinstance(part, int) else str(part)

    def _entry(self, id: str, at: int, entry: Any) -> str:
        """One of several: a number is a seat; anything else has a message of its own, such as `goulag-ended-sides`."""
        return self.seat(entry) if isinstance(entry, int) else self(id, seat=self.seat(at), value=entry)


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)  # isolation marks show up as boxes in many terminals
    for file in (files("presidium.text") / lang).iterdir():
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _kebab(named: object) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(named).__name__).lower()
