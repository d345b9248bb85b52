"""Every language keeps to its glossary, `text/<lang>/terms.toml`: one word for each thing."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest

from tests.text.messages import COMPLETE, TEXT


def terms(lang: str) -> dict[str, dict[str, str | list[str]]]:
    return tomllib.loads((TEXT / lang / "terms.toml").read_text(encoding="utf-8"))


def lines(lang: str) -> Iterator[tuple[str, str]]:
    """The lines of all messages and rules of a language that players read, with the place of each."""
    for path in (*sorted((TEXT / lang).glob("*.ftl")), *sorted((TEXT / "rules" / lang).glob("*.md"))):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#") or path.suffix == ".md":
                yield f"{path.name}:{number}", line


def strays(lang: str) -> list[str]:
    """The lines that hold a word which the glossary replaces, with the word to use."""
    refused = [(entry["term"], re.compile("|".join(entry["instead"]))) for entry in terms(lang).values()]
    return [
        f"{place}: write “{term}”: {line}" for place, line in lines(lang) for term, word in refused if word.search(line)
    ]


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_message_and_no_rule_uses_a_word_that_the_glossary_replaces(lang: str) -> None:
    found = strays(lang)
    assert not found, "\n".join(["These lines hold a word that the glossary replaces:", *found])


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_term_is_not_among_the_words_it_replaces(lang: str) -> None:
    for name, entry in terms(lang).items():
        assert not any(re.search(word, str(entry["term"])) for word in entry["instead"]), name


def test_a_stray_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.text.test_terms.lines", lambda _: [("x.ftl:1", "x = Deux bâtisseurs")])
    assert strays("fr") == ["x.ftl:1: write “constructeur”: x = Deux bâtisseurs"]
