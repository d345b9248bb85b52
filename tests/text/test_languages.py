"""Languages are found, here and in other packages, and fall back on English message by message."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from presidium.core import Refused
from presidium.games.goulag.game import NameTrio
from presidium.text import Words, complete, languages, rulebook, rules, words
from presidium.text.languages import dictionaries, homes, own_name
from presidium.text.words import unsaid
from tests.text.offered import BEGUN, install
from tools import languages as report

Offer = Callable[..., None]

TOY = {
    "en/toy.ftl": "toy-title = Toy\nseat = Citizen { $number }\n",
    "fr/toy.ftl": "toy-pitch = Un jouet\n",
    "rules/en/toy.md": "# Toy\n\nA toy.\n\n## 1 Play\n\n**1.1** Play.\n",
    "rules/en/goulag.md": "# Not ours\n",
}
"""A game from elsewhere: some of its words in one language only, some where there are words already."""


@pytest.fixture
def offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Offer]:
    """Install packages that offer words, for the length of a test."""
    forget = [each.cache_clear for each in (homes, languages, complete, own_name, dictionaries, rulebook.rules)]
    monkeypatch.syspath_prepend(str(tmp_path))
    names: list[str] = []

    def installed(package: str, files: dict[str, str], value: str = "") -> None:
        names.append(package)
        install(tmp_path, package, files, value)
        for each in forget:
            each()

    yield installed
    for each in forget:
        each()
    for name in names:
        sys.modules.pop(name, None)


def test_a_language_begun_elsewhere_is_found_and_falls_back(offer: Offer) -> None:
    offer("begun", BEGUN)
    assert languages()[0] == "en"
    assert "vo" in languages()[1:]
    assert own_name("vo") == "Volapük"
    begun, english = Words("vo"), Words("en")
    assert begun.question("goulag", NameTrio()) == english.question("goulag", NameTrio())
    assert begun.seat(2, "kremlin") == english.seat(2, "kremlin")


def test_what_it_has_is_said_in_it_and_the_rest_in_english(offer: Offer) -> None:
    offer("begun", {**BEGUN, "vo/common.ftl": "seat = Kompenan { $number }\nlisting = { $some } e { $last }\n"})
    begun = Words("vo", you=1)
    assert begun.listing([begun.seat(1), begun.seat(2)]) == "Comrade 1 (you) e Kompenan 2"


def test_nobody_elsewhere_can_claim_to_be_complete(offer: Offer) -> None:
    """A language that nothing holds to it would leave readers with ids."""
    offer("begun", {"vo/language.ftl": "language-name = Volapük\nlanguage-complete = yes\n"})
    assert not complete("vo")
    assert Words("vo")("chance") == "Chance"


def test_words_from_elsewhere_are_added_and_replace_none(offer: Offer) -> None:
    offer("toy", TOY)
    assert Words("en")("toy-title") == "Toy"
    assert Words("en").seat(3) == "Comrade 3"


def test_what_english_lacks_too_is_said_in_whatever_language_has_it(offer: Offer) -> None:
    offer("toy", TOY)
    for lang in ("en", "de", "fr"):
        assert Words(lang)("toy-title") == "Toy"
        assert Words(lang)("toy-pitch") == "Un jouet"


def test_what_nobody_has_words_for_can_be_read(offer: Offer, monkeypatch: pytest.MonkeyPatch) -> None:
    offer("toy", TOY)
    monkeypatch.setattr(words, "unsaid", unsaid)
    assert not Words("fr").has("toy-moved_far")
    assert Words("fr")("toy-moved_far", to=3, **{"to-id": 3, "who-count": 1}) == "toy moved far (to 3)"
    assert Words("en")("toy-ask-end") == "toy ask end"


def test_words_for_a_game_alone_make_no_language(offer: Offer) -> None:
    offer("toy", {"vo/toy.ftl": "toy-title = Pledadin\n"})
    assert "vo" not in languages()
    assert Words("en")("toy-title") == "Pledadin"


def test_rules_that_are_not_translated_say_so_in_one_line(offer: Offer) -> None:
    offer("begun", BEGUN)
    page, english = rules("goulag", "vo"), rules("goulag", "en")
    assert dict(page) == dict(english)
    title, notice, *opening = page.introduction.split("\n\n")
    assert [title, *opening] == english.introduction.split("\n\n")
    assert notice == Words("vo")("rules-untranslated", language="English")


def test_rules_from_elsewhere_are_added_and_replace_none(offer: Offer) -> None:
    offer("toy", TOY)
    assert rules("toy", "en").introduction == "Toy\n\nA toy."
    assert rules("toy", "fr").introduction.startswith("Toy\n\nPersonne n’a encore traduit")
    assert rules("goulag", "en")["2.1"].startswith("The commissar names")
    with pytest.raises(Refused, match=r"unknown-game game=chess known=.*toy"):
        rules("chess", "en")


@pytest.mark.parametrize("value", ["nowhere_at_all", "broken.words"])
def test_a_package_that_cannot_be_read_is_left_out_with_a_warning(offer: Offer, value: str) -> None:
    offer("broken", {"words/__init__.py": "1 / 0"}, value)
    with pytest.warns(UserWarning, match="The words of broken are left out"):
        assert languages()[0] == "en"
    assert Words("en").seat(3) == "Comrade 3"


def test_the_report_tells_what_is_missing(offer: Offer, capsys: pytest.CaptureFixture[str]) -> None:
    assert not list(report.missing("fr"))
    offer("begun", {**BEGUN, "vo/common.ftl": "seat = Kompenan { $number }\n", "rules/vo/goulag.md": "# Goulag"})
    missing = list(report.missing("vo"))
    assert "common.ftl your-seat" in missing
    assert "rules/vo/kremlin.md" in missing
    assert not {"common.ftl seat", "language.ftl language-name", "rules/vo/goulag.md"} & set(missing)
    assert report.share("vo").startswith("vo 2 of ")
    assert report.share("vo").endswith("(0 %), 1 of 3 rulebooks")
    report.main(["vo"])
    assert capsys.readouterr().out.splitlines() == missing
    report.main([])
    assert "Volapük: vo 2 of" in capsys.readouterr().out
