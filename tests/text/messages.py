"""The messages there are, and the messages the program may need."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, Literal, cast, get_args, get_origin, get_type_hints

from fluent.syntax import ast as ftl
from fluent.syntax import parse

import presidium
from presidium.core import Action, Event, Line, Outcome, Step
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.effects import Effect
from presidium.games.kremlin.printed.board import PLACES
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.state import FACTIONS
from presidium.games.registry import OUR_OWN
from presidium.text import complete, languages

PACKAGE = Path(presidium.__file__).parent
TEXT = PACKAGE / "text"

SPOKEN = tuple(lang for lang in languages() if (TEXT / lang).is_dir())
"""The languages kept here, English first."""

COMPLETE = tuple(filter(complete, SPOKEN))
"""Those that claim to lack nothing; the others fall back on English, message by message."""

GAMES = {game.name: game for game in OUR_OWN}
"""The games whose words are kept here; another brings its own."""

NAMES = {
    "goulag": {"worker-loyal", "worker-disloyal"},
    "politburo": set[str](),
    "kremlin": {
        "who",
        "surname",
        "place",
        "player",
        "faction",
        "your-player",
        "most-nobody",
        *(f"{noun}-{letter}" for noun in ("politician", "full-name", "line") for letter in LETTERS),
        *(f"place-{place}" for place in PLACES),
        *(f"faction-{faction}" for faction in FACTIONS),
        *(f"phase-{phase}" for phase in range(1, 9)),
        *(f"card-{card}{part}" for card in (*STOCK.cards, *INTRIGUE.cards) for part in ("", "-text")),
    },
}
"""What each game has names for, whoever may want to show them."""


@dataclass
class Message:
    """A message of a language file: its variables, the keys they are compared with, its words."""

    id: str
    file: str
    variables: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)

    def read(self, node: ftl.BaseNode) -> None:
        match node:
            case ftl.VariableReference():
                self.variables.add(node.id.name)
            case ftl.MessageReference():
                self.references.add(node.id.name)
            case ftl.TextElement():
                self.words.append(node.value)
            case ftl.SelectExpression(selector=ftl.VariableReference(id=ftl.Identifier(name=variable))):
                keys = (variant.key for variant in node.variants)
                names = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
                self.keys.setdefault(variable, set()).update(names)
        for part in vars(node).values():
            for inner in part if isinstance(part, list) else (part,):
                if isinstance(inner, ftl.BaseNode):
                    self.read(inner)


@cache
def messages(lang: str) -> dict[str, Message]:
    """All messages of a language; fails on what Fluent cannot read, and on an id given twice."""
    found: dict[str, Message] = {}
    for path in sorted((TEXT / lang).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                message = Message(entry.id.name, path.name)
                message.read(entry)
                assert message.id not in found, f"{path}: {message.id} stands there twice"
                found[message.id] = message
    return found


def spoken_of(message: Message) -> set[str]:
    """The things a message speaks of; `who-id`, `who-count`, `player-you` and `play-text` are parts of such a thing."""
    return {re.sub("-(id|count|you|text)$", "", variable) for variable in message.variables}


def whole(lang: str, id: str) -> Message:
    """A message together with those it refers to."""
    message = messages(lang)[id]
    together = Message(
        id, message.file, set(message.variables), {name: set(keys) for name, keys in message.keys.items()}
    )
    for other in (whole(lang, reference) for reference in message.references):
        together.variables |= other.variables
        for name, keys in other.keys.items():
            together.keys.setdefault(name, set()).update(keys)
    return together


def samples(message: Message) -> list[dict[str, str | int]]:
    """Arguments that lead through every branch of a message."""
    choices: dict[str, list[str | int]] = {}
    for variable in message.variables:
        keys = message.keys.get(variable, set())
        counted = keys - {"other"} and all(key in ("one", "other") or key.isdecimal() for key in keys)
        choices[variable] = [0, 1, 2, 3, 7] if counted else [*keys, "something else"]
    return [dict(zip(choices, chosen, strict=True)) for chosen in product(*choices.values())]


# What the code needs


@dataclass(frozen=True)
class Need:
    """A message and the arguments it will get; `words` are those an argument may be."""

    id: str
    arguments: frozenset[str]
    words: dict[str, set[str]] = field(default_factory=dict, hash=False)


ENTRY = frozenset({"seat", "at", "count", "value", "name"})
"""What is told of one entry of a field that holds several."""


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def classes(game: str) -> Iterator[type]:
    """The values that a game defines."""
    package = GAMES[game].package
    for module in walk_packages(import_module(package).__path__, f"{package}."):
        for thing in vars(import_module(module.name)).values():
            if isinstance(thing, type) and is_dataclass(thing) and thing.__module__ == module.name:
                yield thing


def needs_of(game: str) -> Iterator[Need]:
    """The messages of a game's values, by the convention that names them."""
    for cls in classes(game):
        if issubclass(cls, Step) and cls.resolve is not Step.resolve and not cls.__subclasses__():
            yield from need(f"{game}-ask-{kebab(cls.__name__)}", cls)
        elif issubclass(cls, Event | Action):
            yield from need(f"{game}-{kebab(cls.__name__)}", cls)
        elif issubclass(cls, Line):
            yield from need(f"{game}-brief-{kebab(cls.__name__)}", cls)
        elif issubclass(cls, Effect):
            yield from need(f"{game}-effect-{kebab(cls.__name__)}", cls)
    for option in GAMES[game].options:
        yield Need(f"{game}-option-{option.name}", frozenset())
        for value in option.values:
            yield Need(f"{game}-option-{option.name}-{value.replace(' ', '_')}", frozenset())
    yield Need(f"{game}-title", frozenset())
    yield Need(f"{game}-pitch", frozenset())


def need(id: str, cls: Any) -> Iterator[Need]:
    """The message of a value, and one for each of its fields whose entries need words of their own."""
    hints = get_type_hints(cls)
    arguments, words = {part.name for part in fields(cls)}, {}
    for name, hint in hints.items():
        if hint is Outcome:
            arguments |= {"who", "rule", "winners", "ending"}
        elif get_origin(hint) is Literal:
            words[name] = set(get_args(hint))
        elif get_origin(hint) is tuple and get_origin(get_args(hint)[0]) is Literal:
            yield Need(f"{id}-{name}", ENTRY, {"value": set(get_args(get_args(hint)[0]))})
        elif f"{id}-{name}" in messages("en"):
            yield Need(f"{id}-{name}", ENTRY)
    yield Need(id, frozenset(arguments), words)


def sources() -> Iterator[Path]:
    """The modules of the program."""
    yield from sorted(PACKAGE.rglob("*.py"))


def refusals(source: str) -> Iterator[Need]:
    """The refusals a module can utter: `refusal("id", …)`, also through a function that passes the id on."""
    for call in calls(ast.parse(source)):
        name = name_of(call)
        at, added = (
            (0, frozenset[str]()) if name == "refusal" else forwarders().get(name, (len(call.args), frozenset()))
        )
        if at >= len(call.args):
            continue
        chosen = call.args[at]
        if isinstance(chosen, ast.JoinedStr) and isinstance(chosen.values[0], ast.Constant):
            start = "refused-" + str(chosen.values[0].value)
            yield from (
                refusal_need(id.removeprefix("refused-"), call) for id in messages("en") if id.startswith(start)
            )
        for id in (chosen.body, chosen.orelse) if isinstance(chosen, ast.IfExp) else (chosen,):
            if isinstance(id, ast.Constant) and isinstance(id.value, str):
                need = refusal_need(id.value, call)
                yield Need(need.id, need.arguments | added)


@cache
def forwarders() -> dict[str, tuple[int, frozenset[str]]]:
    """Functions that pass a refusal's id on: the position of the id, and the arguments the function adds."""
    trees = (ast.parse(path.read_text(encoding="utf-8")) for path in sources())
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    inside = [(function, tuple(calls(function))) for function in functions]
    found: dict[str, tuple[int, frozenset[str]]] = {}
    known = {"refusal": 0}
    while known:
        passing = known
        known = {}
        for function, made in inside:
            names = [argument.arg for argument in function.args.args]
            for call in made:
                passed = call.args[at] if -1 < (at := passing.get(name_of(call), -1)) < len(call.args) else None
                if isinstance(passed, ast.Name) and passed.id in names and function.name not in found:
                    known[function.name] = names.index(passed.id)
                    found[function.name] = (known[function.name], refusal_need("", call).arguments)
    return found


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """The calls of functions by their bare name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node


def name_of(call: ast.Call) -> str:
    return cast("ast.Name", call.func).id


def refusal_need(id: str, call: ast.Call) -> Need:
    return Need(f"refused-{id}", frozenset(keyword.arg for keyword in call.keywords if keyword.arg) - {"rule"})


@cache
def needs() -> tuple[Need, ...]:
    """Every message that the code names by a convention."""
    of_games = (need for game in GAMES for need in needs_of(game))
    of_refusals = (need for path in sources() for need in refusals(path.read_text(encoding="utf-8")))
    return (*of_games, *of_refusals)


@cache
def spelled() -> tuple[frozenset[str], tuple[str, ...]]:
    """The strings of the program, and the beginnings of those that it puts together."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources()]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    whole = frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
    starts = (node.values[0] for node in nodes if isinstance(node, ast.JoinedStr) and node.values)
    texts = (str(start.value) for start in starts if isinstance(start, ast.Constant))
    return whole, tuple(text for text in texts if re.fullmatch(r"[a-z]+(-[a-z_]+)*-", text))
