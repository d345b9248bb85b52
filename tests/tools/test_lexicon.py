"""What the page puts into words by itself, and the rule behind every line it shows."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import get_args, get_type_hints

import pytest

from presidium.core import Line, Pass, Said
from presidium.games import GAMES
from presidium.games.kremlin.actions import Vote
from presidium.games.kremlin.cards.events import Played
from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.events import Announced, Rolled
from presidium.text import rules
from tests.text.messages import calls, name_of, sources
from tools.lexicon import lexicon

NO_RULE = {
    Pass.__name__: "to let things be belongs to no rule; the question it answers has one",
    Said.__name__: "goes by the rule of the statement in it",
    Announced.__name__: "goes by the rule of the act announced",
    Played.__name__: "goes by the rule of the card",
}
NOT_OF_THE_GAME = {
    "no-position-here": "of the notation: the game has no such text",
    "position-lacks": "of the notation: a text that is not whole",
    "kremlin-stands-twice": "of the notation: a text that contradicts itself",
    "kremlin-impossible-steps": "of the notation: likewise",
    "out-of-range": "of the notation: a number no game can have",
    "batch-without": "of batches: what they are not made for",
    "batch-other-rules": "of batches: likewise",
    "not-installed": "of bots: what one does without",
}
every_game = pytest.mark.parametrize("game", GAMES)
every_game_built_in = pytest.mark.parametrize("game", lexicon())


@every_game_built_in
def test_whatever_is_told_has_a_rule(game: str) -> None:
    """But what a brief says: the question it speaks of has one."""
    lines = {cls.__name__ for cls in GAMES[game].codec.classes if issubclass(cls, Line)}
    silent = {name for name, kind in lexicon()[game]["kinds"].items() if not kind["rule"]}
    assert silent <= NO_RULE.keys() | lines


@every_game_built_in
def test_the_rules_named_are_on_the_rules_page(game: str) -> None:
    for name, kind in lexicon()[game]["kinds"].items():
        assert {kind["rule"], *kind.get("rules", {}).values()} - {""} <= rules(game, "en").keys(), name


@every_game
def test_every_rule_that_a_class_goes_by_is_on_the_rules_page(game: str) -> None:
    """Those too that nobody is told of: steps that ask nothing."""
    named = {cls.__name__: cls.rule for cls in GAMES[game].codec.classes if getattr(cls, "rule", "")}
    there = {f"{game} {number}" for number in rules(game, "en")}
    assert {name: rule for name, rule in named.items() if isinstance(rule, str) and rule not in there} == {}


def test_a_class_goes_by_its_own_rule_before_that_of_its_parent() -> None:
    kinds = lexicon()["kremlin"]["kinds"]
    assert (kinds["PlayOn"]["rule"], kinds["PlayAgainst"]["rule"]) == ("14.3", "S.leave")


@pytest.mark.parametrize(("cls", "field"), [(Rolled, "why"), (Vote, "vote")])
def test_each_word_such_a_line_may_say_has_its_rule(cls: type, field: str) -> None:
    assert lexicon()["kremlin"]["kinds"][cls.__name__]["rules"].keys() == set(get_args(get_type_hints(cls)[field]))


def test_every_card_has_a_paragraph_of_its_own() -> None:
    """The page finds it by the card: `I.28`, `S.flu`."""
    cards = {*(f"I.{card}" for card in INTRIGUE.cards), *(f"S.{card}" for card in STOCK.cards)}
    assert cards <= rules("kremlin", "en").keys()


def test_a_refusal_of_a_game_names_the_rule() -> None:
    """Its second argument; `test_every_rule_the_code_cites_exists` looks the rules up."""
    assert [bare for bare in bare_refusals() if bare not in NOT_OF_THE_GAME] == []


def bare_refusals() -> Iterator[str]:
    for path in sources():
        if path.parent.name in GAMES or path.parent.parent.name in GAMES:
            for call in calls(ast.parse(path.read_text(encoding="utf-8"))):
                named = len(call.args) > 1 or any(keyword.arg == "rule" for keyword in call.keywords)
                if name_of(call) == "refusal" and not named:
                    yield ast.unparse(call.args[0]).strip("'")
