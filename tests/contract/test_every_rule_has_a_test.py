"""Every numbered rule is held by a test, and every test that names a rule names one there is."""

from __future__ import annotations

import pytest

from presidium.games import GAMES
from tests.rules import games, held, marks, numbered, rules_of, shown_only


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: str) -> None:
    named = held()
    due = [number for number in rules_of(game) if number not in shown_only(game)]
    assert due, f"no numbered rule was found on the page of {game}"
    assert [number for number in due if f"{game} {number}" not in named] == []


def test_every_rule_that_a_test_names_exists() -> None:
    rules = {f"{game} {number}" for game in games() for number in rules_of(game)}
    assert {number: tests for number, tests in held().items() if number not in rules} == {}


def test_a_rule_begins_with_its_number_and_ends_before_the_next() -> None:
    page = "# 1 Set-up\n**1.1** One.\nMore.\n\n- 1.2 Two. <!-- shown -->\n## 2 Round\n2.0 Not 3.4 here.\n**11.a** C.1\n"
    assert numbered(page) == {
        "1.1": "**1.1** One.\nMore.\n\n",
        "1.2": "- 1.2 Two. <!-- shown -->\n",
        "2.0": "2.0 Not 3.4 here.\n",
        "11.a": "**11.a** C.1\n",
    }


def test_marks_are_read_from_the_source_of_a_test() -> None:
    source = '@rule("goulag 1.1", "goulag 1.3")\n@other("x")\ndef test_it(x): ...\n@rule("no 1")\ndef helper(): ...\n'
    assert list(marks(source)) == [("goulag 1.1", "test_it"), ("goulag 1.3", "test_it")]
