"""The line breaks in the middle of a window: the page says so, comes back by itself, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.person import Person
from tests.page.play import answer_once, by_command_line, play

pytestmark = pytest.mark.slow
BROKEN = ("WebSocket", "ERR_", "Failed to load resource")


@pytest.fixture
def own_house(built: Path, tmp_path: Path) -> Iterator[House]:
    """One that may be killed."""
    with House(tmp_path, built) as opened:
        yield opened


def in_a_window(ann: Person, **table: object) -> None:
    """At a table of Kremlin, where something has been announced."""
    name = ann.makes("kremlin", 3, bots=["random"] * 2, **table)
    ann.does(name, "start")
    ann.goes(f"/t/{name}")
    rng = Random(5)
    while not (ann.question and ann.question["window"]):
        ann.until(lambda: ann.asked)
        answer_once(ann, rng)
        ann.until(lambda: ann.asked)


def test_the_server_dies_and_is_back(visit: Visit, own_house: House) -> None:
    ann = visit(base=own_house.base).called("Ann")
    ann.forgives = BROKEN
    in_a_window(ann, pace="solo")
    assert ann.question is not None
    asked = ann.question["id"]
    own_house.kill()
    lost = ann.page.get_by_role("alert").filter(has_text=ann.words("page-connection", now="lost"))
    ann.page.mouse.wheel(0, 2000)
    expect(lost).to_be_in_viewport()
    by_command_line(ann, "pass")  # into the void: it is sent when there is somebody to send it to
    expect(lost).to_contain_text(ann.words("page-unsent"))
    own_house.start()
    expect(lost).to_have_count(0)
    ann.until(lambda: not ann.question or ann.question["id"] != asked)
    play(ann, answers=20)
    ann.page.reload()
    ann.until(lambda: ann.asked)
    assert len(set(ann.heard)) > 20


def test_a_page_older_than_its_server_says_so_and_is_fetched_anew(visit: Visit, own_house: House) -> None:
    ann = visit(base=own_house.base).called("Ann")
    ann.forgives = BROKEN
    in_a_window(ann, pace="solo")

    def renewed(route: Route) -> None:
        newer = '<script type="module" src="/assets/index-newer.js"></script>'
        route.fulfill(
            body=newer, content_type="text/html"
        ) if route.request.resource_type == "fetch" else route.continue_()

    ann.page.route(f"{own_house.base}/", renewed)
    own_house.kill()
    own_house.start()
    told = ann.page.get_by_role("status").filter(has_text=ann.words("page-older"))
    expect(told).to_be_visible()
    ann.page.wait_for_timeout(6000)
    expect(told).to_be_visible()  # somebody has something to decide
    with ann.page.expect_navigation():
        told.get_by_role("button").click()
    ann.page.locator(".question").wait_for()  # what it was asked before does not tell that the new page is there
    ann.until(lambda: ann.asked)


def test_the_network_is_gone_for_a_while(visit: Visit) -> None:
    ann = visit().called("Ann")
    ann.forgives = BROKEN
    in_a_window(ann, pace="solo")
    ann.context.set_offline(True)
    ann.page.wait_for_timeout(300)
    ann.context.set_offline(False)
    play(ann, answers=10)


def test_two_windows_of_one_person_show_the_same(visit: Visit) -> None:
    ann = visit().called("Ann")
    in_a_window(ann, pace="solo")
    other = ann.context.new_page()
    other.goto(ann.page.url)
    other.get_by_role("region", name=ann.words("page-board")).wait_for()
    play(ann, answers=5)
    ann.until(lambda: heading(ann.page) == heading(other))


def heading(page: object) -> str:
    text: str = page.locator("section.question h2").inner_text()  # type: ignore[attr-defined]
    return text
