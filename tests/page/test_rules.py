"""The rules on the page: what is drawn in them is there, in every language, and nothing of it can be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from presidium.core import Game
from presidium.games import GAMES
from presidium.text import languages
from tests.page.axe import violations
from tests.page.conftest import Visit

pytestmark = pytest.mark.ci

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


def test_the_switch_shows_one_edition_and_a_link_shows_its_rule_all_the_same(visit: Visit) -> None:
    ann = visit(lang="en").goes("/rules/kremlin")
    rule = ann.page.locator
    expect(rule("[id='2.6']")).to_be_visible()
    expect(rule("[id='3.1'] th")).to_have_text(["1988"])
    ann.page.get_by_role("radio", name="1986").check()
    expect(rule("[id='2.6']")).to_have_count(0)
    expect(rule("[id='3.1'] th")).to_have_text(["1986"])
    expect(rule("[id='S.flu']")).to_have_count(0)
    ann.page.get_by_role("checkbox", name="Cards").check()
    expect(rule("[id='S.flu']")).to_be_visible()
    ann.goes("/rules/kremlin#I.1")
    expect(rule("[id='I.1']")).to_contain_text("Flu epidemic")
    expect(ann.page.get_by_role("radio", name="1986")).to_be_checked()


def test_a_note_opens_and_the_aid_is_printed_alone(visit: Visit) -> None:
    ann = visit(lang="en").goes("/rules/kremlin")
    note = ann.page.locator("[id='2.2'] details")
    expect(note.get_by_text("Nobody purges himself.")).to_be_hidden()
    note.locator("summary").click()
    expect(note.get_by_text("Nobody purges himself.")).to_be_visible()
    ann.page.emulate_media(media="print")
    sections = "[...document.querySelectorAll('.text > section')]"
    shown = f"{sections}.filter((each) => each.checkVisibility()).map((each) => each.className)"
    ann.page.evaluate(f"window.print = () => {{ window.printed = {shown}; }}")
    ann.page.locator(".tools").evaluate("tools => [...tools.querySelectorAll('button')].at(-1).click()")
    ann.page.wait_for_function("window.printed")
    printed = ann.page.evaluate("window.printed")
    assert len(printed) == 1
    assert "aid" in printed[0]
