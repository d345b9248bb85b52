"""Games nobody has drawn a board for, from the entrance to the archives: one has brought its words, one has none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.fire.house import ROOT
from tests.page.conftest import Visit
from tests.page.hands import listed, options
from tests.page.house import House
from tests.page.look import wrong
from tests.page.person import Person
from tests.page.play import answer_once, play

pytestmark = pytest.mark.ci

PHOTOGRAPHS = ROOT / "test-output" / "plain"
DESK, PHONE = (1366, 768), (390, 844)


@pytest.fixture(scope="module")
def house_with_a_toy(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("toy"), built, "toy") as opened:
        yield opened


def by_button(person: Person, action: str) -> None:
    person.press(listed(person, "page-options", options(person).index(action)))


def look(person: Person, screen: str) -> None:
    PHOTOGRAPHS.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=PHOTOGRAPHS / f"{screen}.png", full_page=True)
    assert wrong(person, "en") == []


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("game", "title", "told", "size", "theme"),
    [
        ("queue", "The Queue", ("Friend 1", "Line", "The shop closes.", "loaf"), DESK, "light"),
        ("toy", "Toy", ("Number", "Raised", "won.", "no rulebook"), PHONE, "dark"),
    ],
)
def test_a_game_without_a_page_plays(
    visit: Visit,
    house_with_a_toy: House,
    game: str,
    title: str,
    told: tuple[str, str, str, str],
    size: tuple[int, int],
    theme: str,
) -> None:
    own, open_to_all, ending, rules = told
    ann = visit(base=house_with_a_toy.base, width=size[0], height=size[1], theme=theme)
    ann.goes("/")
    poster = ann.page.get_by_role("article", name=title)
    expect(poster).to_be_visible()
    look(ann, f"{game}-home")
    ann.press(poster.get_by_role("button", name=ann.words("page-home-play-label", game=title)))
    ann.until(lambda: ann.asked)
    expect(ann.page.get_by_role("region", name=ann.words("page-plain-own"))).to_contain_text(own)
    answer_once(ann, Random(1), by_button)
    ann.until(lambda: ann.asked)
    expect(ann.page.get_by_role("region", name=ann.words("page-plain-open"))).to_contain_text(open_to_all)
    look(ann, f"{game}-table")
    assert play(ann, answer=by_button) > 1
    assert ann.status == "over"
    expect(ann.page.get_by_role("region", name=ann.words("page-board"), exact=True)).to_contain_text(ending)
    look(ann, f"{game}-over")
    ann.press(ann.page.get_by_role("link", name=ann.words("page-end-archives")))
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(ann.words("page-archive-title", game=title))
    look(ann, f"{game}-archive")
    ann.goes(f"/new?game={game}")
    expect(ann.page.get_by_role("radio", name=title)).to_be_checked()
    look(ann, f"{game}-new")
    ann.forgives = ("/api/rules/toy",)  # it has brought none
    ann.goes(f"/rules/{game}")
    expect(ann.page.locator("main")).to_contain_text(rules)
    look(ann, f"{game}-rules")
