"""The log: at its end as it grows, under the headings of its game, and left alone where somebody reads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.play import play

FAR = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


def is_at_its_end(log: Locator) -> None:
    log.page.wait_for_timeout(300)
    assert log.evaluate(FAR) < 3


@pytest.mark.parametrize(("width", "height"), [(1366, 768), pytest.param(390, 844, marks=pytest.mark.slow)])
def test_it_stays_at_its_end_until_somebody_goes_up(visit: Visit, width: int, height: int) -> None:
    ann = visit(width=width, height=height)
    ann.goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Kremlin")))
    play(ann, answers=9)
    log = ann.page.get_by_role("log", name=ann.words("page-log"))
    assert log.evaluate("log => log.scrollHeight") > 2 * log.evaluate("log => log.clientHeight"), "it has grown"
    is_at_its_end(log)
    assert log.get_by_role("heading").count() > 2
    expect(log.get_by_role("heading").first).to_contain_text("195")
    assert violations(ann.page, ".log") == ""
    ann.page.set_viewport_size({"width": width - 60, "height": height})  # lines wrap anew
    is_at_its_end(log)
    log.evaluate("log => log.scrollTo(0, 0)")
    play(ann, answers=2)
    assert log.evaluate("log => log.scrollTop") == 0
    ann.press(ann.page.get_by_role("tab", name=ann.words("page-chat")))  # whoever is there is told all the same
    play(ann, answers=1)
    status = ann.page.get_by_role("tabpanel").get_by_role("status")
    expect(status).not_to_have_text("")
    told = status.inner_text()
    ann.press(ann.page.get_by_role("tab", name=ann.words("page-log")))
    expect(log.get_by_role("listitem").last).to_contain_text(told)


def top_edge(log: Locator) -> bytes:
    """What is seen of its uppermost pixels."""
    log.page.wait_for_timeout(100)
    box = log.bounding_box()
    assert box is not None
    return log.page.screenshot(clip={**box, "width": box["width"] / 2, "height": 3})


@pytest.mark.parametrize(("width", "height"), [(1366, 768), pytest.param(390, 844, marks=pytest.mark.slow)])
def test_no_line_is_cut_in_half_at_its_top(visit: Visit, width: int, height: int) -> None:
    """Wherever it stands."""
    ann = visit(width=width, height=height)
    ann.goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Politburo")))
    play(ann, answers=5)
    log = ann.page.get_by_role("log", name=ann.words("page-log"))
    log.scroll_into_view_if_needed()
    is_at_its_end(log)
    edges = {top_edge(log)}
    for _ in range(6):
        log.evaluate("log => log.scrollBy(0, -5)")
        edges.add(top_edge(log))
    assert len(edges) == 1


SWAPPED = """async (log) => {
  for (let n = 0; n < 8; n++) {
    const lines = [...log.querySelectorAll("li")];
    lines.at(-1).after(lines[0]);
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  }
}"""


@pytest.mark.slow
def test_it_stays_there_when_its_oldest_lines_go(visit: Visit) -> None:
    """Once it shows the last lines only, each that comes takes the place of another, and it grows no more."""
    ann = visit(width=1366, height=768)
    ann.goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Kremlin")))
    play(ann, answers=9)
    log = ann.page.get_by_role("log", name=ann.words("page-log"))
    is_at_its_end(log)
    log.evaluate(SWAPPED)
    is_at_its_end(log)
