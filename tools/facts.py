"""Generates the page of the docs that lists what a bot can see and answer in a game: secrets, public facts, answers,
events."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from textwrap import dedent
from typing import Any, Final, get_args, get_origin, get_type_hints

from presidium.core import Action, Chance, Event, Statement, Step
from presidium.games import GAMES
from presidium.games.kremlin.effects import Effect
from tools.publics import GAMES as PUBLICS
from tools.publics import TOLD, aliases

Secrets = dict[str, tuple[str, str]]

SECRETS: Final[dict[str, Secrets]] = {
    "goulag": {
        '("worker", seat)': ("Side", "The worker card that lies before this seat."),
        '("played", round, builder)': ("Card", "The card this builder played in this round, before any exchange."),
    },
    "politburo": {
        '("member", seat)': ("Member", "The member of the Politburo that this seat has drawn."),
        '("ballot", round, number, voter)': ("Side", "The vote of this voter in this ballot of this round."),
    },
    "kremlin": {
        '("sheet", seat)': ("tuple[int, ...]", "The influence points of this seat for each politician, A first."),
        '("hand", seat)': ("tuple[str, ...]", "The cards that this seat holds, if the rules have cards."),
        '("waiting", depth, seat)': ("Action", "The sealed answer of this seat in a window that is not yet open."),
    },
}
"""For each game: the keys of `view.secrets`, with the type and the meaning of the secret behind each key."""

KINDS: Final[tuple[tuple[str, type, str], ...]] = (
    ("Answers", Action, "Answers of the players; `view.options` holds the answers that the seat may give now."),
    ("Answers of chance", Chance, "Dice and decks. No bot is asked for these answers, and some appear as events."),
    ("Statements", Statement, "What players can say, true or not; it appears as the event `Said(seat, statement)`."),
    ("Events", Event, "Events in `view.events`. An event is told to all seats, or only to the seats it concerns."),
)


def page(game: str) -> str:
    """Returns the Markdown page of one game."""
    classes = list(GAMES[game].codec.classes)
    parts = [_head(game), _secrets(game), *_public(game, classes)]
    for title, kind, said in KINDS:
        of_kind = [cls for cls in classes if _kind(cls) is kind]
        if of_kind:
            parts += [f"## {title}\n\n{said}", *map(_shape, sorted(of_kind, key=lambda cls: cls.__name__))]
    words = [f"| `{name}` | {_words(hint)} |" for hint, name in sorted(_words_of(game), key=lambda entry: entry[1])]
    parts.append("\n".join(("## Words to choose from\n", "| name | one of |", "|---|---|", *words)))
    return "\n\n".join(parts) + "\n"


def _head(game: str) -> str:
    return (
        f"<!-- Made by `make made` from the program's own classes: change those, not this. -->\n\n"
        f"# {game.capitalize()} for bots\n\n"
        f"All that a bot of {game.capitalize()} may see and answer. [Bots](../bots.md) explains how to write a bot."
        f" Each class is imported from the module named with it."
    )


def _secrets(game: str) -> str:
    rows = [f"| `{key}` | `{kind}` | {said} |" for key, (kind, said) in SECRETS[game].items()]
    said = "A view has the key of every secret; `view.knows(key)` is true if the seat has seen the secret."
    return "\n".join((f"## Secrets\n\n{said}\n", "| key | type | meaning |", "|---|---|---|", *rows))


def _public(game: str, classes: list[type]) -> Iterator[str]:
    yield "## Public facts\n\nThe public facts are in `view.public`. The classes of their parts follow."
    yield _shape(PUBLICS[game])
    names = {cls.__name__: cls for cls in (*classes, *TOLD)}
    inside = set(_inside(PUBLICS[game], names)) - {PUBLICS[game]}
    yield from map(_shape, sorted(inside, key=lambda cls: cls.__name__))


def _inside(hint: Any, names: dict[str, type]) -> Iterator[type]:
    """Yields the dataclasses inside a type, without actions, statements, events and steps (they have own headings)."""
    for part in get_args(hint):
        yield from _inside(part, names)
    if isinstance(hint, type) and is_dataclass(hint) and _kind(hint) in (None, Effect):
        yield hint
        for part in get_type_hints(hint, localns=names).values():
            yield from _inside(part, names)


def _kind(cls: type) -> type | None:
    """Returns the base class by which the page sorts this class; None if the class is only part of another class."""
    if issubclass(cls, Chance):
        return Chance
    return next((kind for kind in (Action, Statement, Event, Step, Effect) if issubclass(cls, kind)), None)


def _shape(cls: type) -> str:
    """Returns the Markdown section of a class: name, docstring, and a table of its fields with their docstrings."""
    doc = " ".join((inspect.cleandoc(cls.__doc__ or "")).split("\n\n")[0].split())
    rule = getattr(cls, "rule", "")
    ruled = f" (rule {rule})" if isinstance(rule, str) and rule else ""
    head = f"### {cls.__name__}\n\n{doc}{ruled} `{cls.__module__}`"
    rows = [f"| `{name}` | `{kind}` | {said} |" for name, kind, said in made_of(cls)]
    return "\n".join((head + "\n", "| field | type | |", "|---|---|---|", *rows)) if rows else head


def made_of(cls: type) -> Iterator[tuple[str, str, str]]:
    """Yields the fields of a class (name, type, docstring), those of its base classes first."""
    bases = [base for base in reversed(cls.__mro__) if base.__module__.startswith("presidium")]
    yield from {field[0]: field for base in bases for field in _written(base)}.values()


def _written(cls: type) -> Iterator[tuple[str, str, str]]:
    try:
        body = ast.parse(dedent(inspect.getsource(cls))).body[0]
    except OSError:
        return
    assert isinstance(body, ast.ClassDef)
    for line, after in zip(body.body, [*body.body[1:], None], strict=True):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            kind = ast.unparse(line.annotation)
            if not kind.startswith("ClassVar"):
                yield line.target.id, kind.replace("|", "or"), _said(after)


def _said(line: ast.stmt | None) -> str:
    plain = isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) and isinstance(line.value.value, str)
    return " ".join(line.value.value.split()) if plain else ""  # type: ignore[union-attr]


def _words_of(game: str) -> list[tuple[Any, str]]:
    named = dict(aliases(f"presidium.games.{game}"))
    return [(hint, name) for hint, name in named.items() if get_origin(hint) is not None and _words(hint)]


def _words(hint: Any) -> str:
    parts = get_args(hint)
    return ", ".join(f"`{part}`" for part in parts) if all(isinstance(part, str) for part in parts) else ""
