"""The rules pages: numbered alike in every language, and found by number."""

from __future__ import annotations

import re
from itertools import groupby

import pytest

from presidium.core import Refused
from presidium.text import Page, rule, rules
from tests.text.messages import COMPLETE, GAMES, SPOKEN, TEXT, spelled
from tests.text.test_messages import ENGLISH, FRENCH_SLIP

PAGES = [(lang, game) for lang in SPOKEN for game in GAMES if (TEXT / "rules" / lang / f"{game}.md").is_file()]
every_page = pytest.mark.parametrize(("lang", "game"), PAGES)

RULING = {"en": "(ruling)", "fr": "(décision)", "de": "(Entscheid)"}
"""How each language marks what fills a gap of the printed rules."""

TWO_MINUTES = {"en": "## In two minutes", "fr": "## En deux minutes", "de": "## In zwei Minuten"}

SMALL = """# Chess

A quiet game.

## 1 Board

**1.1** It has squares. (ruling)

- white ones
- black ones

**1.2** The board is drawn in two colours. <!-- shown -->

## 2 Men

**2.1** There are **men**.
"""


def test_a_page_maps_numbers_to_texts_in_order() -> None:
    assert dict(Page("chess", SMALL)) == {
        "1": "Board",
        "1.1": "It has squares. (ruling)\n\n- white ones\n- black ones",
        "1.2": "The board is drawn in two colours.",
        "2": "Men",
        "2.1": "There are men.",
    }
    assert len(Page("chess", SMALL)) == 5


def test_a_number_may_have_a_letter_in_it() -> None:
    page = Page("chess", "# Chess\n\n## C Clock\n\n**C.1** Ticks.\n\n## 11 End\n\n**11.a** Mate.\n\n**11.1** Or not.")
    assert dict(page) == {"C": "Clock", "C.1": "Ticks.", "11": "End", "11.a": "Mate.", "11.1": "Or not."}
    assert page.rule("C") == "C Clock\n\nC.1 Ticks."


def test_a_page_can_be_read_without_markup() -> None:
    text = Page("chess", SMALL).text
    assert text.startswith("Chess\n\nA quiet game.\n\n1 Board\n\n1.1 It has squares. (ruling)\n\n- white ones")
    assert text.endswith("2 Men\n\n2.1 There are men.")


def test_an_introduction_may_have_headings_without_numbers() -> None:
    page = Page("chess", SMALL.replace("## 1 Board", "## In two minutes\n\nSit down.\n\n- White moves.\n\n## 1 Board"))
    assert page.introduction == "Chess\n\nA quiet game.\n\n## In two minutes\n\nSit down.\n\n- White moves."
    assert "quiet game.\n\nIn two minutes\n\nSit down.\n\n- White moves.\n\n1 Board\n\n1.1 It" in page.text
    assert [*page] == [*Page("chess", SMALL)]


def test_a_rule_is_found_with_its_number_and_a_section_whole() -> None:
    page = Page("chess", SMALL)
    assert page.rule("1.2") == "1.2 The board is drawn in two colours."
    assert page.rule("2") == "2 Men\n\n2.1 There are men."


@pytest.mark.parametrize("number", ["", "3", "1.", "1.9", "two"])
def test_an_unknown_number_is_refused(number: str) -> None:
    with pytest.raises(Refused) as refused:
        Page("chess", SMALL).rule(number)
    assert str(refused.value.why) == f"unknown-rule game=chess number={number}"


def test_unknown_games_and_languages_are_refused() -> None:
    with pytest.raises(Refused, match="unknown-game game=chess known="):
        rules("chess", "en")
    with pytest.raises(Refused, match="unknown-language lang=tlh"):
        rules("goulag", "tlh")


def test_one_rule_can_be_asked_for() -> None:
    assert rule("goulag", "2.1", "en").startswith("2.1 The commissar names two builders")
    assert rule("goulag", "2.1", "fr").startswith("2.1 Le commissaire nomme deux constructeurs")


@pytest.mark.parametrize("game", GAMES)
def test_every_complete_language_has_its_rules(game: str) -> None:
    assert all((lang, game) in PAGES for lang in COMPLETE)


@every_page
def test_every_language_has_the_same_numbers(lang: str, game: str) -> None:
    english = [*rules(game, "en")]
    assert len(english) > 10
    assert [*rules(game, lang)] == english


@every_page
def test_every_page_begins_in_two_minutes_and_with_an_example(lang: str, game: str) -> None:
    """The same paragraphs and as many lines of the example in every language."""
    blocks = rules(game, lang).introduction.split("\n\n")
    headings = [block for block in blocks if block.startswith("## ")]
    assert headings[0] == TWO_MINUTES[lang]
    assert len(headings) == 2
    assert lang != "fr" or not re.search(FRENCH_SLIP, "\n".join(blocks))
    shape = [block.count("\n- ") for block in blocks]
    assert shape == [block.count("\n- ") for block in rules(game, "en").introduction.split("\n\n")]


@every_page
def test_numbers_count_up_within_their_section(game: str, lang: str) -> None:
    """Letters come before numbers: 11.a, 11.b, 11.1."""
    numbers = [number.partition(".")[::2] for number in rules(game, lang)]
    sections = [section for section, part in numbers if not part]
    assert [section for section, _ in groupby(section for section, _ in numbers)] == sections
    counted = [int(section) for section in sections if section.isdecimal()]
    assert counted == sorted(counted)
    for section in sections:
        parts = [part for under, part in numbers if under == section and part]
        assert parts == sorted(parts, key=lambda part: (part.isdecimal(), part.zfill(2)))


@every_page
def test_every_language_marks_the_same_rulings(lang: str, game: str) -> None:
    english = {number: text.count("(ruling)") for number, text in rules(game, "en").items()}
    assert {number: text.count(RULING[lang]) for number, text in rules(game, lang).items()} == english
    assert sum(english.values())


@every_page
def test_every_language_names_the_same_code(lang: str, game: str) -> None:
    """Options and their values are written alike in every language."""
    code = {number: re.findall("`.*?`", text) for number, text in rules(game, lang).items()}
    assert code == {number: re.findall("`.*?`", text) for number, text in rules(game, "en").items()}


@pytest.mark.parametrize("game", GAMES)
def test_options_and_their_values_stand_in_the_rules(game: str) -> None:
    for option in GAMES[game].options:
        text = rules(game, "en")[option.rule.removeprefix(f"{game} ")]
        assert all(f"`{word}`" in text for word in (option.name, *option.values))


@pytest.mark.parametrize("game", GAMES)
def test_the_french_rules_are_french(game: str) -> None:
    for number, text in rules(game, "fr").items():
        assert not ENGLISH.search(re.sub("`.*?`", "", text)), number
        assert not re.search(FRENCH_SLIP, text), number


def test_every_rule_the_code_cites_exists() -> None:
    cited = {text for text in spelled()[0] if re.fullmatch(rf"({'|'.join(GAMES)}) [\dA-Z]+\.[\da-z_]+", text)}
    assert len(cited) > 10
    assert cited <= {f"{game} {number}" for game in GAMES for number in rules(game, "en")}
