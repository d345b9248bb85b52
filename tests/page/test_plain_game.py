"""A game nobody has drawn a board for, or found a word: it plays all the same, from the entrance to the archives."""

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

PHOTOGRAPHS = ROOT / "test-output" / "plain"


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


@pytest.mark.parametrize(("size", "theme"), [((1366, 768), "light"), ((390, 844), "dark")])
def test_a_game_without_a_page_plays(visit: Visit, house_with_a_toy: House, size: tuple[int, int], theme: str) -> None:
    ann = visit(base=house_with_a_toy.base, width=size[0], height=size[1], theme=theme)
    ann.goes("/")
    toy = ann.page.get_by_role("article", name="Toy")
    expect(toy).to_be_visible()
    look(ann, f"home-{theme}")
    ann.press(toy.get_by_role("button", name=ann.words("page-home-play-label", game="Toy")))
    ann.until(lambda: ann.asked)
    expect(ann.page.get_by_role("region", name=ann.words("page-plain-own"))).to_contain_text("Number")
    look(ann, f"table-{theme}")
    answer_once(ann, Random(1), by_button)
    ann.until(lambda: ann.asked)
    expect(ann.page.get_by_role("region", name=ann.words("page-plain-open"))).to_contain_text("Raised")
    assert play(ann, answer=by_button) == 2
    assert ann.status == "over"
    expect(ann.page.get_by_role("region", name=ann.words("page-end-decided"))).to_be_visible()
    look(ann, f"over-{theme}")
    ann.press(ann.page.get_by_role("link", name=ann.words("page-end-archives")))
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(ann.words("page-archive-title", game="Toy"))
    look(ann, f"archive-{theme}")
    ann.forgives = ("/api/rules/toy",)  # it has brought no rulebook
    for path in ("new?game=toy", "tables", "rules", "rules/toy"):
        ann.goes(f"/{path}")
        expect(ann.page.get_by_text("Toy").first).to_be_visible()
        look(ann, f"{path.split('?')[0].replace('/', '-')}-{theme}")
