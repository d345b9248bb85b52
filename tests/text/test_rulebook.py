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

RULING = {"en": "> *Ruling.*", "fr": "> *Décision.*", "de": "> *Entscheid.*"}
"""How each language begins a note on a gap of the printed rules."""

TWO_MINUTES = {"en": "in two minutes", "fr": "en deux minutes", "de": "in zwei minuten"}
TAG = re.compile(r"\[((?:1986|1988|cards|options|aid|[ /])+)\]")
LONGEST = 80
"""The most words in one paragraph, item or cell of a rulebook."""

SMALL = """# Chess

A quiet game.

## 1 Board

**1.1** It has squares.

- white ones
- black ones

> *Ruling.* There are 64.

**1.2** The board is drawn in two colours. <!-- shown -->

## 2 Men

**2.1** There are **men**.
"""


def test_a_page_maps_numbers_to_texts_in_order() -> None:
    assert dict(Page("chess", SMALL)) == {
        "1": "Board",
        "1.1": "It has squares.\n\n- white ones\n- black ones\n\n> *Ruling.* There are 64.",
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
    assert text.startswith("Chess\n\nA quiet game.\n\n1 Board\n\n1.1 It has squares.\n\n- white ones")
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
    french = rule("goulag", "2.1", "fr")
    assert french.startswith("2.1 ")
    assert french != rule("goulag", "2.1", "en")


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
    assert headings[0].lower().endswith(TWO_MINUTES[lang])
    assert len(headings) == 2
    assert lang != "fr" or not re.search(FRENCH_SLIP, "\n".join(blocks))
    shape = [block.count("\n- ") for block in blocks]
    assert shape == [block.count("\n- ") for block in rules(game, "en").introduction.split("\n\n")]


@every_page
def test_numbers_count_up_within_their_section(game: str, lang: str) -> None:
    """Letters come before numbers: 11.a, 11.b, 11.1. Sections stand in the order of reading."""
    numbers = [number.partition(".")[::2] for number in rules(game, lang)]
    sections = [section for section, part in numbers if not part]
    assert [section for section, _ in groupby(section for section, _ in numbers)] == sections
    assert len(set(sections)) == len(sections)
    for section in sections:
        parts = [part for under, part in numbers if under == section and part]
        assert parts == sorted(parts, key=lambda part: (part.isdecimal(), part.zfill(2)))


@every_page
def test_every_language_marks_the_same_rulings(lang: str, game: str) -> None:
    english = {number: text.count(RULING["en"]) for number, text in rules(game, "en").items()}
    assert {number: text.count(RULING[lang]) for number, text in rules(game, lang).items()} == english
    assert sum(english.values())


@every_page
def test_every_language_has_the_same_blocks_with_the_same_tags(lang: str, game: str) -> None:
    def shape(page: Page) -> list[tuple[str, list[tuple[str, int]], list[str]]]:
        return [
            (number, [(re.match(r"[>|*\- ]*", block)[0], block.count("\n")) for block in text.split("\n\n")],
             TAG.findall(text))
            for number, text in page.outline
        ]  # fmt: skip

    for ours, english in zip(shape(rules(game, lang)), shape(rules(game, "en")), strict=True):
        assert ours == english


@every_page
def test_no_paragraph_is_too_long_to_be_read_in_one_breath(lang: str, game: str) -> None:
    page = rules(game, lang)
    for number, text in (("", page.introduction), *page.outline):
        assert all(block == block.strip("\n") for block in text.split("\n\n")), number
        for line in text.split("\n"):
            assert len(re.findall(r"\w[\w’-]*", line)) <= LONGEST, (number, line)


@every_page
def test_option_keys_stand_in_notes_only(lang: str, game: str) -> None:
    for number, text in rules(game, lang).outline:
        assert not [line for line in text.split("\n") if "`" in line and not line.startswith("> ")], number


@every_page
def test_a_page_ends_with_an_aid_that_fits_on_one_page(lang: str, game: str) -> None:
    page = rules(game, lang)
    assert [text for number, text in page.outline if not number][-1].startswith("[aid] ")
    for edition in ("1986", "1988"):
        assert 90 < len(page.aid(frozenset({edition})).split()) < 420


@pytest.mark.parametrize("lang", COMPLETE)
def test_kremlin_has_examples_tables_and_six_lines_of_advice(lang: str) -> None:
    page = rules("kremlin", lang)
    example = {"en": "> **Example.**", "fr": "> **Exemple.**", "de": "> **Beispiel.**"}[lang]
    assert {number for number, text in page.items() if example in text} == {"C.2", "3.2", "5.4", "6.1", "13.3"}
    advice = [block for block in page.introduction.split("\n\n") if block.startswith("> **")]
    assert [block.count("\n> - ") for block in advice] == [6]
    assert page["0.1"].count("\n| ") > 12
    assert "| [1986] | [1988] |" in page["8.1"]


@pytest.mark.parametrize(("game", "number", "settled"), [
    ("goulag", "1.4", "the other is ours"),
    ("politburo", "4.3", "who did point at the deviant loses nothing"),
    ("kremlin", "C.2", "who controlled before has no preference among players"),
    ("kremlin", "2.2", "Nobody purges himself"),
    ("kremlin", "C.5", "a vote that lapses because nobody controls its holder"),
    ("kremlin", "C.5", "are not announced and have no window"),
    ("kremlin", "4.2", "here it is a dash"),
    ("kremlin", "6.9", "before the retirements of this phase"),
    ("kremlin", "6.9", "If nobody controls that member, nobody wins"),
    ("kremlin", "9.1", "the right does not pass on"),
    ("kremlin", "9.1", "goes on and counts"),
    ("kremlin", "13.1", "is settled first, then the ties"),
    ("kremlin", "14.4", "before the ageing counts as on a cure"),
    ("kremlin", "15.1", "32 and 33 lasts"),
    ("kremlin", "I.3", "here it counts against that holder alone"),
    ("kremlin", "I.11", "and not later in it"),
    ("kremlin", "I.22", "the new controller decides these"),
    ("kremlin", "I.23", "and then may have one of them again"),
    ("kremlin", "I.23", "than that, nothing happens"),
])  # fmt: skip
def test_what_the_print_leaves_open_or_says_otherwise_is_marked(game: str, number: str, settled: str) -> None:
    notes = [block for block in rules(game, "en")[number].split("\n\n") if block.startswith(RULING["en"])]
    assert any(settled in note for note in notes)


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
        assert not ENGLISH.search(TAG.sub("", re.sub("`.*?`", "", text))), number
        assert not re.search(FRENCH_SLIP, text), number


def test_every_rule_the_code_cites_exists() -> None:
    cited = {text for text in spelled()[0] if re.fullmatch(rf"({'|'.join(GAMES)}) [\dA-Z]+\.[\da-z_]+", text)}
    assert len(cited) > 10
    assert cited <= {f"{game} {number}" for game in GAMES for number in rules(game, "en")}
