"""The words of Kremlin's cards: a name, a text that fits on a card, and a numbered rule that agrees with both."""

from __future__ import annotations

import re

import pytest

from presidium.cli.terminal.boards.kremlin_cards import timing
from presidium.games.kremlin.cards import intrigue_1988, stock_1986
from presidium.text import Words, rules
from tests.text.messages import COMPLETE, messages

STOCK = {card.id: card.count for card in stock_1986.STOCK.cards.values()}
"""The kinds of 1986, and how many cards there are of each."""

INTRIGUE = tuple(intrigue_1988.INTRIGUE.cards)
NUMBERS = {**{card: f"S.{card}" for card in STOCK}, **{card: f"I.{card}" for card in INTRIGUE}}
"""Every card, and its rule."""

COUNTS = {
    "en": ("one card", "two cards", "three cards"),
    "fr": ("une carte", "deux cartes", "trois cartes"),
    "de": ("eine Karte", "zwei Karten", "drei Karten"),
}
NUMBER = re.compile(r"[+-]?\d+")

every_language = pytest.mark.parametrize("lang", COMPLETE)
every_card = pytest.mark.parametrize("card", NUMBERS)


@every_language
@every_card
def test_every_card_has_a_name_and_a_text_that_fit(card: str, lang: str) -> None:
    name, text = Words(lang)(f"kremlin-card-{card}"), Words(lang)(f"kremlin-card-{card}-text")
    assert len(name) <= 42
    assert not name.endswith(".")
    assert len(text) <= 200
    assert text.endswith((".", "?"))


@every_language
@every_card
def test_a_text_says_first_when_the_card_is_played(card: str, lang: str) -> None:
    when, colon, what = Words(lang)(f"kremlin-card-{card}-text").partition(":")
    assert colon
    assert len(when) < len(what) + 40
    assert timing(card, Words(lang)) == when.rstrip("\u00a0")


@every_language
def test_no_two_cards_have_the_same_text(lang: str) -> None:
    """Cards may share a name, as the two flu epidemics of 1988 do; what they do tells them apart."""
    assert len({Words(lang)(f"kremlin-card-{card}-text") for card in NUMBERS}) == len(NUMBERS)


@every_card
def test_a_text_is_not_the_same_in_another_language(card: str) -> None:
    assert len({Words(lang)(f"kremlin-card-{card}-text") for lang in COMPLETE}) == len(COMPLETE)


@every_language
def test_there_are_no_words_for_cards_that_do_not_exist(lang: str) -> None:
    named = {id for id, message in messages(lang).items() if message.file == "cards.ftl"}
    assert named == {f"kremlin-card-{card}{part}" for card in NUMBERS for part in ("", "-text")}


@every_language
def test_sections_s_and_i_have_a_rule_for_each_card_and_no_other(lang: str) -> None:
    assert {number for number in rules("kremlin", lang) if number[:2] in ("S.", "I.")} == set(NUMBERS.values())


@every_language
@every_card
def test_a_rule_begins_with_the_name_of_its_card(card: str, lang: str) -> None:
    name = Words(lang)(f"kremlin-card-{card}")
    count = f", {COUNTS[lang][STOCK[card] - 1]}" if card in STOCK else ""
    assert rules("kremlin", lang)[NUMBERS[card]].startswith(f"{name}{count}. ")


@every_language
@every_card
def test_a_card_gives_no_number_that_its_rule_does_not_give(card: str, lang: str) -> None:
    """Nor those rules that it refers to: a shield's -3 stands in 15.5."""
    page = rules("kremlin", lang)
    rule = page[NUMBERS[card]]
    cited = " ".join(page[number] for number in re.findall(r"\(([\dIS]+\.\w+)\)", rule))
    assert {*NUMBER.findall(Words(lang)(f"kremlin-card-{card}-text"))} <= {*NUMBER.findall(f"{rule} {cited}")}


@every_language
@pytest.mark.parametrize("family", ["15.4", "15.5"])
def test_the_rule_of_a_family_lists_the_cards_that_refer_to_it(family: str, lang: str) -> None:
    page = rules("kremlin", lang)
    listed = re.search(r"\(((?:\d+, )+\d+)\)", page[family])
    assert listed
    assert listed[1].split(", ") == [card for card in INTRIGUE if f"({family})" in page[NUMBERS[card]]]


@pytest.mark.parametrize("number", ["14.1", "14.3", "14.4", "15.1", "15.4", "15.5", "15.6", *NUMBERS.values()])
def test_a_rule_gives_the_same_numbers_in_every_language(number: str) -> None:
    english, *others = (NUMBER.findall(rules("kremlin", lang)[number]) for lang in COMPLETE)
    assert all(other == english for other in others)
