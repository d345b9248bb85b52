"""Every message the page asks for is there, gets what it needs, and no message of the page is left over."""

from __future__ import annotations

import re

import pytest

from presidium.text import Words
from tests.docs.pages import ROOT
from tests.text.messages import GAMES, SPOKEN, messages, whole
from tests.text.page import asked, built_ids, given, page_sources, spelled_ids


def test_what_the_page_asks_for_is_there() -> None:
    assert not [f"{call.where} {call.id}" for call in asked() if call.id not in messages("en")]


def test_what_the_page_puts_together_finds_something() -> None:
    assert not [built for built in built_ids() if not any(re.fullmatch(built, id) for id in messages("en"))]


def test_every_string_that_names_a_message_of_the_page_finds_one() -> None:
    named = {text for text in spelled_ids() if text.startswith("page-")}
    assert named
    assert not sorted(named - messages("en").keys())


@pytest.mark.parametrize("lang", SPOKEN)
def test_a_message_asks_the_page_for_nothing_more_than_it_gets(lang: str) -> None:
    """Where an argument is missing, the page says nothing at all."""
    calls = [call for call in asked() if call.arguments is not None and call.id in messages(lang)]
    wanting = {(call.where, call.id): whole(lang, call.id).variables - (call.arguments or set()) for call in calls}
    assert not {call: missing for call, missing in wanting.items() if missing}


def test_arguments_are_read_as_they_are_written() -> None:
    assert given("{ who, name: t(`a-${b}`, { c: 1 }), count: [1, 2].length }) more") == {"who", "name", "count"}
    assert given("args)") is None
    assert given("{ ...args, who })") is None


def test_no_message_of_the_page_is_left_over() -> None:
    own = {id for id, message in messages("en").items() if message.file.startswith("page")}
    used = (
        spelled_ids()
        | {f"{game}-title" for game in GAMES}
        | {reference for message in messages("en").values() for reference in message.references}
    )
    built = "|".join(built_ids())
    assert own
    assert not sorted(id for id in own - used if not re.fullmatch(built, id))


def test_nothing_outside_its_folder_names_a_game() -> None:
    """What the page knows of a game is one object in `web/src/games`; made files and numbers of rules aside."""
    named = re.compile(rf"(?:{'|'.join(GAMES)})(?! (?:\d|[A-Z]\.))", re.IGNORECASE)
    hand_written = {path: text for path, text in page_sources().items() if not text.startswith("// Made by")}
    others = {path: text for path, text in hand_written.items() if "/games/" not in path}
    assert others
    assert not [f"{path}: {found[0]}" for path, text in others.items() for found in named.finditer(text)]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_what_is_whispered(game: str) -> None:
    """A shut folder takes that in, and no sound is made of it."""
    rules = (ROOT / "src/presidium/games" / game).rglob("*.py")
    whispered = {kind for path in rules for kind in re.findall(r"\.whisper\((\w+)\(", path.read_text(encoding="utf-8"))}
    listed = re.search(r"whispered: \[(.*)\]", page_sources()[f"web/src/games/{game}/index.ts"])
    assert listed
    assert set(re.findall(r"\w+", listed[1])) == whispered


LABELS = {
    "page-home-play-label": "page-play-now",
    "page-home-invite-label": "page-home-invite",
    "page-home-tables-label": "page-open-tables",
    "page-home-rules-label": "page-rules",
    "page-home-learn-label": "page-home-learn",
    "page-lobby-sit-label": "page-sit",
    "page-lobby-sit-too-label": "page-lobby-sit-too",
    "page-lobby-leave-label": "page-lobby-leave",
    "page-lobby-free-label": "page-lobby-free",
}
"""What a screen reader calls a button, and what stands on it."""


@pytest.mark.parametrize("lang", SPOKEN)
def test_a_button_is_called_by_what_stands_on_it(lang: str) -> None:
    """A button's spoken name contains the text that is read there."""
    words = Words(lang)
    labels = {id: words(id, game="Goulag", seat=3) for id in LABELS}
    assert {id: told for id, told in labels.items() if words(LABELS[id]).lower() not in told.lower()} == {}
