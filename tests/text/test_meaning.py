"""Sentences say what happens: a cancelled act is not told as one that strikes, and each thing has one name."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from presidium.games.kremlin.content.brief.labels import Blow, ItFalls
from presidium.games.kremlin.state import FACTIONS
from presidium.text import Words
from tests.text.messages import COMPLETE, TEXT, messages

STRIKES = {"en": r"\bf(alls|allen|ell)\b", "fr": r"\btomb", "de": r"\b(fällt|gefallen)\b"}
"""Words by which a blow strikes, or a sentence is pronounced."""

RULED = {"pace", "until", "way", "sure", "what", "status", "step", "how"}
"""Variables whose values the program knows; grammar has no part in them, so every language tells the same apart."""


@pytest.mark.parametrize("lang", COMPLETE)
@pytest.mark.parametrize("blow", get_args(Blow))
def test_what_is_called_off_does_not_fall(lang: str, blow: Blow) -> None:
    told = Words(lang).brief("kremlin", ItFalls("kgb", blow))
    assert not re.search(STRIKES[lang], told), told


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_purge_lost_in_the_lesson_does_not_fall(lang: str) -> None:
    told = Words(lang).lesson("kremlin", "lost")
    assert not re.search(STRIKES[lang], told), told


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_rule_says_that_an_announcement_falls(lang: str) -> None:
    said = {
        "en": "announcement falls",
        "fr": "l’annonce tombe",
        "de": r"(?<!ent)fällt die Ankündigung|Ankündigung fällt",
    }
    rules = (TEXT / "rules" / lang / "kremlin.md").read_text(encoding="utf-8")
    assert not re.search(said[lang], rules)


@pytest.mark.parametrize("lang", COMPLETE)
def test_every_language_tells_the_same_cases_apart(lang: str) -> None:
    for id, message in messages("en").items():
        for variable in message.keys.keys() & RULED:
            assert messages(lang)[id].keys.get(variable) == message.keys[variable], (id, variable)


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_short_name_of_a_faction_stands_in_its_long_one(lang: str) -> None:
    words = Words(lang)
    for seat, faction in enumerate(FACTIONS, 1):
        short = words(f"cli-kremlin-short-{faction}")
        assert words("kremlin-faction", id=seat).endswith(f" {short}")
        assert short in words(f"kremlin-faction-{faction}")


@pytest.mark.parametrize(("lang", "public", "binding"), [
    ("en", "Everybody is told", "binding"),
    ("fr", "Tout le monde le saura", "définitif"),
    ("de", "Alle erfahren es", "endgültig"),
])  # fmt: skip
def test_waiving_is_said_to_be_public_and_binding(lang: str, public: str, binding: str) -> None:
    told = Words(lang)("page-km-waive", sure="yes")
    assert public in told
    assert binding in told


@pytest.mark.parametrize(("roll", "told"), [(7, "a 7"), (8, "an 8"), (11, "an 11"), (17, "a 17"), (18, "an 18")])
def test_a_number_has_its_article(roll: int, told: str) -> None:
    assert Words("en")("pravda-a-roll", roll=roll) == told


def test_no_article_stands_before_a_number_that_may_want_another() -> None:
    for path in sorted((TEXT / "en").glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        slips = [line for line in lines if re.search(r"\b[Aa]n? \{ \$(roll|need|face|needed)\b", line)]
        assert [line.strip() for line in slips] in ([], ["*[other] a { $roll }"]), path.name


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_vote_in_the_lesson_has_not_failed_yet(lang: str) -> None:
    failed = {"en": "has failed", "fr": r"échoue\b", "de": "gescheitert"}
    words = Words(lang)
    for told in (words.lesson("kremlin", "vote"), words("refused-lesson-kremlin-against")):
        assert not re.search(failed[lang], told), told


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_hint_to_a_part_of_the_page_names_it_as_the_page_does(lang: str) -> None:
    words = Words(lang)
    assert words("page-calls") in words("page-account-mail-called")


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_notification_is_not_told_as_a_telephone_call_or_a_letter(lang: str) -> None:
    told = {
        "en": r"\b([Cc]all(s|ed)?|[Ll]etters?)\b",
        "fr": r"\b([Aa]ppel\w*|[Ll]ettres?)\b",
        "de": r"\b(Rufe?s?|Briefe?)\b",
    }
    for file in ("calls", "page_calls", "sent", "doctor"):
        for line in (TEXT / lang / f"{file}.ftl").read_text(encoding="utf-8").splitlines():
            text = re.sub(r"^[\w-]+ =", "", line)
            assert not re.search(told[lang], text), line


@pytest.mark.parametrize("lang", COMPLETE)
def test_no_order_tells_of_a_right_that_lapses(lang: str) -> None:
    lapses = {"en": "laps", "fr": r"s’étein|\btomb", "de": "verf[aäi]"}
    words = Words(lang)
    for told in (
        words("page-km-if-lapses", who="Satin"),
        words("page-km-occasion", when="lapse"),
        words("page-km-order-seize", when="lapse", aimed="no", who="Satin", limit=3, target=""),
    ):
        assert not re.search(lapses[lang], told), told


def test_a_goal_is_met_and_does_not_hold() -> None:
    files = [TEXT / "en" / f"{name}.ftl" for name in ("charts", "lesson_politburo", "page_politburo", "politburo")]
    for file in (*files, TEXT / "en" / "pravda_politburo.ftl", TEXT / "rules" / "en" / "politburo.md"):
        for line in file.read_text(encoding="utf-8").splitlines():
            text = re.sub(r"^[\w-]+ =", "", line)
            assert not re.search(r"\b([Gg]oals?\b[^.:;]*|Yours( did not)?) (holds?|held)\b", text), line


def test_to_hold_is_to_control_and_not_to_have_points() -> None:
    for line in (TEXT / "en" / "kremlin_briefs.ftl").read_text(encoding="utf-8").splitlines():
        assert not re.search(r"\bhold (nothing|\{ \$points)", line), line


def test_no_french_label_ends_with_a_space_before_its_dots() -> None:
    for path in sorted((TEXT / "fr").glob("*.ftl")):
        slips = [line for line in path.read_text(encoding="utf-8").splitlines() if re.search(r"\w[ \u00a0]…$", line)]
        assert slips == [], path.name


@pytest.mark.parametrize("file", ["politburo", "lesson_politburo", "pravda_politburo", "charts"])
def test_influence_is_counted_in_points_in_french(file: str) -> None:
    for line in (TEXT / "fr" / f"{file}.ftl").read_text(encoding="utf-8").splitlines():
        assert not re.search(r"(\}|\bun|\bdeux|\btrois|\d) d’[Ii]nfluence", line) or line.startswith("    }"), line
