"""Every message there has to be is there, in every complete language, and nothing else is in any."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import get_args

import pytest

from presidium.core import Outcome
from presidium.games.politburo.goals import Member
from presidium.text import Words
from tests.text.messages import (
    COMPLETE,
    GAMES,
    NAMES,
    SPOKEN,
    TEXT,
    Message,
    messages,
    needs,
    samples,
    spelled,
    spoken_of,
    whole,
)
from tests.text.page import spelled_ids

ENDINGS = {
    "goulag": ("ending-loyal", "ending-disloyal", "ending-nobody"),
    "politburo": tuple(f"ending-{who}" for who in (*get_args(Member), "tie", "shared", "nobody")),
    "kremlin": ("ending", "ending-nobody"),
}
ENGLISH = re.compile(
    r"\b(the|and|of|is|are|was|you|your|with|from|has|have|this|that|there|nobody|for|not|by|to|at"
    r"|player|players|card|cards|seat|round|game|vote for|comrade)\b",
    re.IGNORECASE,
)
TYPED = r"«\u00a0(play|give) [^»]*»"
FRENCH_SLIP = r"(?:^|\S) [;:!»]|\S \?(?! [a-zà])|« |\w[;!?»]|«\w|\u202f"  # one kind of no-break space, everywhere
OWN = "pravda"
"""Files in which every language has sentences of its own, as many as it likes: `test_pravda.py` holds them to the
facts."""
FILES = [(lang, path.name) for lang in SPOKEN for path in sorted((TEXT / lang).glob("*.ftl"))]


def test_english_french_and_german_claim_to_be_complete() -> None:
    assert SPOKEN[0] == "en"
    assert {"en", "fr", "de"} <= set(COMPLETE)


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_complete_language_lacks_nothing(lang: str) -> None:
    assert not sorted(common("en") - messages(lang).keys())


@pytest.mark.parametrize("lang", SPOKEN)
def test_no_language_has_a_message_that_english_has_not(lang: str) -> None:
    assert not sorted(common(lang) - messages("en").keys())


@pytest.mark.parametrize("lang", SPOKEN)
def test_every_language_has_its_messages_in_the_same_files(lang: str) -> None:
    found = {id: message.file for id, message in messages(lang).items()}
    assert found == {id: messages("en").get(id, messages(lang)[id]).file for id in found}


def said_in(lang: str, file: str) -> list[str]:
    """The messages of one file: a test for each of ten thousand would take longer than what it looks at."""
    return sorted(id for id, message in messages(lang).items() if message.file == file)


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_every_language_speaks_of_the_same_things(lang: str, file: str) -> None:
    for id in said_in(lang, file):
        assert messages(lang)[id].references <= messages(lang).keys(), f"{id} refers only to its own language"
        if id in common(lang):
            assert spoken_of(whole(lang, id)) == spoken_of(whole("en", id)), id


@cache
def common(lang: str) -> set[str]:
    """What has to be said in every language, and of the same things."""
    return {id for id, message in messages(lang).items() if not message.file.startswith(OWN)}


@pytest.mark.parametrize("lang", SPOKEN)
def test_what_the_code_tells_has_a_message_that_asks_for_nothing_more(lang: str) -> None:
    """What a language lacks is said in English."""
    for need in needs():
        if lang in COMPLETE or need.id in messages(lang):
            message = whole(lang, need.id)
            assert spoken_of(message) <= need.arguments, need.id
            for variable, words in need.words.items():
                assert message.keys.get(variable, set()) <= words | {"none", "other"}, need.id


BY_WINNER = [(game, ending) for game in GAMES if game != "kremlin" for ending in ENDINGS[game]]
"""Kremlin has one sentence for all winners, told apart by rule: see `test_kremlin.py`."""


@pytest.mark.parametrize(("game", "ending"), BY_WINNER)
@pytest.mark.parametrize("lang", COMPLETE)
def test_every_ending_has_a_sentence_from_the_numbers_behind_it(lang: str, game: str, ending: str) -> None:
    numbers = dict(played_out(game).numbers)
    assert whole(lang, f"{game}-{ending}").variables <= {"who", "rule", "winners", *numbers}


@cache
def played_out(game: str) -> Outcome:
    g, rng = GAMES[game].new(5), Random(1)
    while not g.over:
        player = g.waiting_for()[0]
        options = g.options(player)
        assert options is not None
        g.apply(player, options.sample(rng))
    outcome: Outcome = g.public.outcome
    assert f"ending-{outcome.who}" in ENDINGS[game]
    return outcome


def test_every_string_of_the_terminal_that_names_a_message_finds_one() -> None:
    named = {text for text in spelled()[0] if re.fullmatch(r"cli-[a-z-]*[a-z]", text)}
    assert named
    assert named <= messages("en").keys(), sorted(named - messages("en").keys())


def test_no_message_is_left_over() -> None:
    """Those of the page have a test of their own, in `test_page.py`; some others only the page says."""
    whole, starts = spelled()
    needed = {need.id for need in needs()} | whole
    needed |= {f"{game}-{id}" for game in GAMES for id in (*ENDINGS[game], *NAMES[game])}
    needed |= {reference for message in messages("en").values() for reference in message.references}
    needed |= {"pass", "said"} | {f"{game}-pass" for game in GAMES} | spelled_ids()
    built = tuple(start for start in starts if start != "refused-")
    left_over = [message for id, message in messages("en").items() if id not in needed and not id.startswith(built)]
    assert not [message.id for message in left_over if not message.file.startswith("page")]


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_every_message_can_be_said(lang: str, file: str) -> None:
    words = Words(lang)
    for id in said_in(lang, file):
        for arguments in samples(whole(lang, id)):
            text = words(id, **arguments)
            assert text.strip() == text != "", id
            assert "  " not in text or "help" in id, text


def test_french_is_french() -> None:
    for message in messages("fr").values():
        assert not ENGLISH.search(prose(message)), f"{message.id}: {prose(message)}"


def prose(message: Message) -> str:
    """A message less what is typed, which is the same in every language: « play 10 with 0 », the left side of help."""
    text = re.sub(TYPED, "", "…".join(message.words))
    return re.sub(r"^.*? {2,}", "", text, flags=re.MULTILINE) if "help" in message.id else text


def test_french_points_keep_their_distance() -> None:
    """A no-break space stands before ; : ! ? » and after «, so that no line begins with a point.

    A question mark between small letters is the key of that name: « Tapez ? pour … ».
    """
    for message in messages("fr").values():
        for text in message.words:
            assert not re.search(FRENCH_SLIP, text), f"{message.id}: {text}"


@pytest.mark.parametrize("lang", SPOKEN)
def test_quotation_marks_and_apostrophes_are_printers_marks(lang: str) -> None:
    for message in messages(lang).values():
        assert not any(mark in text for mark in "\"'" for text in message.words), message.id


def test_outcomes_tell_their_numbers() -> None:
    told = Words("en").ending(
        "goulag", Outcome((2,), "loyal", "goulag 3.2", (("work", 5), ("loyal", 1), ("disloyal", 4)))
    )
    assert told.startswith("The loyal win (goulag 3.2): a canal of 5 steps, 1 loyal against 4 disloyal.")
    assert "Comrade 2 may go home" in told
