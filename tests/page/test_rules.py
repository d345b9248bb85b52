"""The rules on the page: what is drawn in them is there, in every language, and nothing of it can be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from presidium.core import Game
from presidium.games import GAMES
from presidium.text import languages
from tests.page.axe import violations
from tests.page.conftest import Visit

OURS = [GAMES[name] for name in ("goulag", "politburo", "kremlin")]


def looked_at(visit: Visit, game: Game, lang: str, **how: object) -> None:
    assert game.example is not None
    ann = visit(lang=lang, **how)
    ann.goes(f"/rules/{game.name}")
    paragraphs = ann.page.locator(".opening ol > li")
    expect(paragraphs).to_have_count(len(game.example.paragraphs))
    drawn = sum(bool(paragraph.shows) for paragraph in game.example.paragraphs)
    expect(paragraphs.locator("> .still, > .board")).to_have_count(drawn)
    expect(paragraphs.locator(".still").first).to_be_visible()
    for number in game.figures:
        expect(ann.page.locator(f"[id='{number}'] .figure")).to_be_visible()
    assert ann.page.locator(".figure button:not([inert] *), .opening li button:not([inert] *)").count() == 0
    assert violations(ann.page) == ""


def test_the_example_is_drawn(visit: Visit) -> None:
    looked_at(visit, GAMES["goulag"], "en")


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_example_is_drawn_on_a_phone_too(visit: Visit, game: Game, lang: str) -> None:
    looked_at(visit, game, lang, width=390, height=844, theme="dark")
