"""The light markup of rulebooks: what applies to which game, notes, and plain text for a terminal."""

from __future__ import annotations

import pytest

from presidium.text import Page, rules
from presidium.text.markup import applies, chosen, holds_for, plain, without_notes
from tests.text.messages import COMPLETE

BOOK = """# Chess

A game.

## 1 Board

Before.

**1.1** It has squares.

- [1986] Sixty.
- [1988] Sixty-four.

> *Ruling.* [1988] They are square.

**1.2** [1988] They are two colours.

| | [1986] | [1988] |
|---|---|---|
| white | 30 | 32 |
| [cards] red | 1 | 2 |

## [cards] Cards

## 2 [1988 cards] Men

**2.1** There are many.

## 3 [cards/options] More

**3.1** Even more.

## [aid] On one page

- [1986] Sixty.
- Look.
"""
PAGE = Page("chess", BOOK, labels={"cards": "Karten"})


@pytest.mark.parametrize(("text", "holds", "expected"), [
    ("No tag.", (), True),
    ("[1988] So.", ("1988",), True),
    ("[1988] So.", ("1986",), False),
    ("[1988 cards] So.", ("1988",), False),
    ("[1988 cards] So.", ("1988", "cards"), True),
    ("[cards/options] So.", ("options",), True),
    ("[cards/options] So.", ("1988",), False),
    ("> *Ruling.* [1986] So.", ("1988",), False),
    ("> - [1986] So.", ("1986",), True),
    ("[aid] So.", (), True),
])  # fmt: skip
def test_a_tag_says_where_a_text_applies(text: str, holds: tuple[str, ...], expected: bool) -> None:
    assert applies(text, frozenset(holds)) is expected


def test_only_what_applies_is_left() -> None:
    assert chosen(PAGE["1.1"], frozenset({"1986"})) == "It has squares.\n\nSixty."
    assert chosen(PAGE["1.1"], frozenset({"1988"})).endswith("\n\nSixty-four.\n\n> *Ruling.* They are square.")
    assert chosen(PAGE["1.2"], frozenset({"1986"})) == "|  | 1986 |\n| --- | --- |\n| white | 30 |"
    assert chosen("> *Rulings.*\n>\n> - [1986] One.", frozenset({"1988"})) == ""


def test_a_page_leaves_out_whole_sections() -> None:
    told = PAGE.told(frozenset({"1986"}))
    assert "2 Men" not in told
    assert "There are many" not in told
    assert "Cards" not in told
    assert "Even more" not in told
    assert "2.1 There are many." in PAGE.told(frozenset({"1988", "cards"}))
    assert "3.1 Even more." in PAGE.told(frozenset({"1988", "options"}))


def test_notes_can_be_left_out() -> None:
    assert "square." in PAGE.told(notes=True)
    assert "They are square." not in PAGE.told(notes=False)
    assert without_notes("A.\n\n> *Note.* B.\n\n> **Box.** C.") == "A.\n\n> **Box.** C."


def test_plain_text_names_tags_in_words_and_has_no_markup() -> None:
    told = PAGE.text
    assert "2 [1988, Karten] Men" in told
    assert "  Ruling. [1988] They are square." in told
    assert "| | 1986 | 1988 |" in told
    assert "*" not in told
    assert "\nOn one page\n" in told
    assert plain("![Look](look.svg)\n\n> **Box.**\n>\n> - One.", {}) == "  Box.\n  - One."


def test_the_aid_is_the_part_for_one_page() -> None:
    assert PAGE.aid() == "On one page\n\n- [1986] Sixty.\n- Look."
    assert PAGE.aid(frozenset({"1988"})) == "On one page\n\nLook."
    assert Page("chess", "# Chess").aid() == ""


def test_a_games_options_say_what_holds() -> None:
    assert holds_for({"edition": "1986", "cards": "on", "president": "off"}) == {"1986", "cards", "options"}
    assert holds_for({"edition": "1988", "intrigue": "off"}) == {"1988", "options"}


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("edition", ["1986", "1988"])
def test_one_edition_of_kremlin_names_the_other_nowhere_in_its_tables(lang: str, edition: str) -> None:
    page = rules("kremlin", lang)
    basic = page.told(frozenset({edition}), notes=False)
    other = "1988" if edition == "1986" else "1986"
    assert not [line for line in basic.split("\n") if line.startswith("|") and other in line]
    assert "[" not in basic
    assert len(basic.split()) < len(page.text.split()) * 0.6
    for number in ("S.flu", "I.1", "10.0", "14.1", "15.1"):
        assert f"\n{number} " not in basic
