"""What a bot writer has to know of a game, as a page of the documentation: its secrets, its public facts, its answers
and everything that is told, with the types and the words that stand in the program."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass
from textwrap import dedent
from typing import Any, Final, get_args, get_origin, get_type_hints

from presidium.core import Action, Chance, Event, Statement, Step
from presidium.games import GAMES
from presidium.kremlin.effects import Effect
from tools.publics import GAMES as PUBLICS
from tools.publics import TOLD, aliases

Secrets = dict[str, tuple[str, str]]

SECRETS: Final[dict[str, Secrets]] = {
    "goulag": {
        '("worker", seat)': ("Side", "The worker card that lies before this seat."),
        '("played", round, builder)': ("Card", "The card this builder played in this round, before any exchange."),
    },
    "politburo": {
        '("member", seat)': ("Member", "Who this seat is, and so what it wants."),
        '("ballot", round, number, voter)': ("Side", "What this voter cast in this ballot of this round."),
    },
    "kremlin": {
        '("sheet", seat)': ("tuple[int, ...]", "The points this seat has written, politician by politician, A first."),
        '("hand", seat)': ("tuple[str, ...]", "The cards this seat holds, where the rules have cards."),
        '("waiting", depth, seat)': ("Action", "What this seat has laid face down in a window that is not yet open."),
    },
}
"""The keys of `view.secrets`, what kind of thing lies behind each, and which."""

KINDS: Final[tuple[tuple[str, type, str], ...]] = (
    ("Answers", Action, "What the players answer; `view.options` holds those that may be given now."),
    ("What chance answers", Chance, "Dice and decks; no bot is ever asked for these, and some are told as events."),
    ("Statements", Statement, "What can be said, true or not; heard as `Said(seat, statement)`."),
    ("Events", Event, "What is told, in `view.events`: to everybody, or to the seats it concerns alone."),
)


def page(game: str) -> str:
    """The page of one game."""
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
        f"All that a bot of {game.capitalize()} may see and answer; [Bots](../bots.md) says how one is written."
        f" Each thing is imported from the module named with it."
    )


def _secrets(game: str) -> str:
    rows = [f"| `{key}` | `{kind}` | {said} |" for key, (kind, said) in SECRETS[game].items()]
    said = "A view holds every key; `view.knows(key)` says whether the seat has seen what lies there."
    return "\n".join((f"## Secrets\n\n{said}\n", "| key | holds | what it is |", "|---|---|---|", *rows))


def _public(game: str, classes: list[type]) -> Iterator[str]:
    yield "## Public facts\n\nWhat lies open, in `view.public`, and what it is made of."
    yield _shape(PUBLICS[game])
    names = {cls.__name__: cls for cls in (*classes, *TOLD)}
    inside = set(_inside(PUBLICS[game], names)) - {PUBLICS[game]}
    yield from map(_shape, sorted(inside, key=lambda cls: cls.__name__))


def _inside(hint: Any, names: dict[str, type]) -> Iterator[type]:
    """The values of which this one is made; what is told has a heading of its own."""
    for part in get_args(hint):
        yield from _inside(part, names)
    if isinstance(hint, type) and is_dataclass(hint) and _kind(hint) in (None, Effect):
        yield hint
        for part in get_type_hints(hint, localns=names).values():
            yield from _inside(part, names)


def _kind(cls: type) -> type | None:
    """Which of the kinds it is; None for a part of something else."""
    if issubclass(cls, Chance):
        return Chance
    return next((kind for kind in (Action, Statement, Event, Step, Effect) if issubclass(cls, kind)), None)


def _shape(cls: type) -> str:
    """Its name, what it is, and its fields with what is said of them where they are written."""
    doc = " ".join((inspect.cleandoc(cls.__doc__ or "")).split("\n\n")[0].split())
    rule = getattr(cls, "rule", "")
    ruled = f" (rule {rule})" if isinstance(rule, str) and rule else ""
    head = f"### {cls.__name__}\n\n{doc}{ruled} `{cls.__module__}`"
    rows = [f"| `{name}` | `{kind}` | {said} |" for name, kind, said in made_of(cls)]
    return "\n".join((head + "\n", "| field | type | |", "|---|---|---|", *rows)) if rows else head


def made_of(cls: type) -> Iterator[tuple[str, str, str]]:
    """The fields a value is made with, in order: those of what it builds on first."""
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
    named = dict(aliases(f"presidium.{game}"))
    return [(hint, name) for hint, name in named.items() if get_origin(hint) is not None and _words(hint)]


def _words(hint: Any) -> str:
    parts = get_args(hint)
    return ", ".join(f"`{part}`" for part in parts) if all(isinstance(part, str) for part in parts) else ""
