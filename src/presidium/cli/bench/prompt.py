"""What a language model reads in the benchmark: the rules, the view of its seat in words, and the form of its reply.

The texts are made from the seat's own view, by the same code as those of `presidium mcp`. They are in English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from presidium.cli.agents.telling import Telling
from presidium.core import PASS, Action, Game, Key, Player, Refused, Statement, View, refusal
from presidium.games import find
from presidium.text import Words
from presidium.text.rulebook import rules

MAX_LINES: Final = 250
"""Number of the latest lines of the game's log that a prompt repeats."""
KEPT_NOTES: Final = 20

ANSWER: Final = "ANSWER:"
SAY: Final = "SAY:"
NOTE: Final = "NOTE:"
BELIEF: Final = "BELIEF:"


class Looking:
    """A chair whose seat has one fixed view."""

    def __init__(self, seen: View[Any]) -> None:
        assert seen.seat is not None
        self.game: Game = find(seen.rules.game)
        self.seat: Player = seen.seat
        self.seen = seen
        self.over = seen.public.outcome is not None

    def wait(self, seconds: float) -> None:
        """Does nothing, because nothing changes."""

    def view(self) -> View[Any]:
        return self.seen

    def silence(self) -> Action | None:
        """A pass, if the seat may pass."""
        return PASS if self.seen.options is not None and PASS in self.seen.options else None

    def answer(self, action: Action) -> None:
        raise Refused(refusal("not-asked", seat=self.seat))

    def say(self, statement: Statement) -> None:
        raise Refused(refusal("not-asked", seat=self.seat))

    def chat(self, text: str) -> None:
        raise Refused(refusal("nobody-to-talk-to"))

    def around(self, words: Words) -> Iterator[str]:
        """No lines: a model is told nothing about who holds the other seats."""
        return iter(())


class Reading(Telling):
    """The texts of one view for a language model."""

    def __init__(self, seen: View[Any]) -> None:
        super().__init__(Looking(seen), Words("en"))
        self.seen = seen

    def system(self, talks: bool) -> str:
        """The instructions that stand before every question: the seat, the rules, and the form of a reply."""
        page = rules(self.game.name, "en")
        chosen = dict(self.seen.rules.chosen)
        year = chosen.get("preset", "")[:4]
        holds = frozenset({year}) if year.isdigit() else None
        words = self.words
        parts = [
            words("bench-you", game=words(f"{self.game.name}-title"), seat=words.seat(self.chair.seat, self.game.name)),
            page.told(holds, notes=False),
            words("bench-form"),
        ]
        if talks and self.game.statements.forms:
            parts.append(words("bench-form-say", forms=", ".join(self.game.statements.forms)))
        return "\n\n".join(parts)

    def question(self, notes: list[str]) -> str:
        """What has happened, the table, the question and its answers."""
        assert self.seen.options is not None
        return "\n".join(
            [*self._before(notes), *self._question(self.seen), *self._choices(self.seen, self.seen.options)]
        )

    def floor(self, notes: list[str]) -> str:
        """What has happened, the table, and that the seat may speak now."""
        self.seen = replace(self.seen, options=None)
        return "\n".join([*self._before(notes), self.words("bench-floor")])

    def beliefs(self, asked: Mapping[Key, Mapping[Any, float]]) -> str:
        """What has happened, the table, and the hidden facts that the model is asked about."""
        lines = [f"{BELIEF} {named(key)} = {', '.join(map(str, values))}" for key, values in asked.items()]
        return "\n".join([*self._before([]), self.words("bench-beliefs"), *lines])

    def _before(self, notes: list[str]) -> Iterator[str]:
        self.heard = 0
        yield from list(self._news())[-MAX_LINES:]
        yield from self._table()
        if notes:
            yield self.words("bench-notes")
            yield from notes[-KEPT_NOTES:]


def named(key: Key) -> str:
    """The name of a hidden fact in a prompt, such as `worker 3`."""
    return " ".join(map(str, key))


def lines_of(text: str, mark: str) -> list[str]:
    """The rest of each line of a reply that begins with this mark, whatever its case, without emphasis around it."""
    found = []
    for line in text.splitlines():
        plain = line.strip().lstrip("*`> ").strip()
        if plain.upper().startswith(mark):
            found.append(plain[len(mark) :].strip().strip("*`").strip())
    return [rest for rest in found if rest]


def believed(text: str, asked: Mapping[Key, Mapping[Any, float]]) -> dict[Key, dict[Any, float]]:
    """The beliefs in a reply, each with a sum of 1. Lines that cannot be read say nothing."""
    by_name = {named(key): key for key in asked}
    found: dict[Key, dict[Any, float]] = {}
    for line in lines_of(text, BELIEF):
        name, _, said = line.partition("=")
        key = by_name.get(" ".join(name.split()).lower())
        if key is None:
            continue
        known = {str(value): value for value in asked[key]}
        belief: dict[Any, float] = {}
        for part in said.split(","):
            which, _, number = part.strip().rpartition(" ")
            try:
                share = float(number.rstrip("%"))
            except ValueError:
                continue
            if which.strip(": ").lower() in known and 0 <= share < float("inf"):
                belief[known[which.strip(": ").lower()]] = share
        whole = sum(belief.values())
        if whole > 0:
            found[key] = {value: share / whole for value, share in belief.items()}
    return found
