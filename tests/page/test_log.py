"""The log: at its end as it grows, under the headings of its game, and left alone where somebody reads."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.moments import ADVANCED, MOMENTS, reach
from tests.page.person import Person
from tests.page.play import leaves_unanswered, off_the_floor, play

pytestmark = pytest.mark.ci

PURGES = next(moment for moment in MOMENTS if moment.name == "kremlin-purge")
COVERED = """
window.dice = [];
const meet = (one, other, from, to) => one[from] < other[to] && other[from] < one[to];
const lies = (one, other) => meet(one, other, "left", "right") && meet(one, other, "top", "bottom");
new MutationObserver(() => {
  const over = document.querySelector(".dice");
  if (!over) return;
  const taken = [...document.querySelectorAll("aside form:not(.bare), .typing form, .question")]
    .map((each) => each.getBoundingClientRect()).filter(({ height }) => height > 4);
  const here = over.getBoundingClientRect();
  dice.push(here.top >= 0 && here.bottom <= innerHeight && !taken.some((each) => lies(here, each)));
}).observe(document, { childList: true, subtree: true });
"""
"""Each time dice are drawn: whether they are in sight, and lie over nothing that is written or pressed."""

FAR = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


def is_at_its_end(log: Locator) -> None:
    log.page.wait_for_timeout(300)
    assert log.evaluate(FAR) < 3


@pytest.mark.parametrize(("width", "height"), [(1366, 768), pytest.param(390, 844, marks=pytest.mark.slow)])
def test_it_stays_at_its_end_until_somebody_goes_up(visit: Visit, width: int, height: int) -> None:
    ann = visit(width=width, height=height).called("Ann")
    table = ann.makes("kremlin", 4, pace="solo", bots=["careful"] * 3, talk="none", options=ADVANCED)
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    play(ann, answers=9)
    leaves_unanswered(ann)
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
    leaves_unanswered(ann)
    assert log.evaluate("log => log.scrollTop") == 0
    ann.press(ann.page.get_by_role("tab", name=ann.words("page-chat")))  # the log is still told to screen readers
    play(ann, answers=1)
    leaves_unanswered(ann)
    status = ann.page.get_by_role("tabpanel").get_by_role("status")
    expect(status).not_to_have_text("")
    told = status.inner_text().split(" (")[0]  # the log has a link in the place of a rule's number
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
    off_the_floor(ann)  # on a floor the thread stands in its place
    log = ann.page.get_by_role("log", name=ann.words("page-log"))
    log.scroll_into_view_if_needed()
    is_at_its_end(log)
    for _ in range(12):  # a bubble may fade over it meanwhile
        edges = {top_edge(log)}
        for _ in range(6):
            log.evaluate("log => log.scrollBy(0, -5)")
            edges.add(top_edge(log))
        if len(edges) == 1:
            return
        log.evaluate("log => log.scrollTo(0, log.scrollHeight)")
        ann.page.wait_for_timeout(500)
    raise AssertionError(f"{len(edges)} different edges")


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


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1280, 1000)])
@pytest.mark.parametrize("tab", ["chat", "log"])
def test_dice_lie_over_no_line_in_which_one_writes(
    visit: Visit, house: House, width: int, height: int, tab: str
) -> None:
    token = house.welcome("Ann")
    ann = visit(token=token, width=width, height=height)
    ann.context.add_init_script(COVERED)
    ann.goes(f"/t/{reach(house, token, PURGES)}")
    ann.until(lambda: ann.asked)
    ann.press(ann.page.get_by_role("tab", name=ann.words(f"page-{tab}"), exact=True))
    answered = set[int]()
    ann.until(lambda: purges(ann, answered) and ann.page.evaluate("dice.length > 0"))
    ann.page.wait_for_timeout(200)
    assert set(ann.page.evaluate("dice")) == {True}


def purges(ann: Person, answered: set[int]) -> bool:
    """Purge somebody, else pass or do the first thing, past the page; True once something was answered."""
    question = ann.question
    if ann.asked and question is not None and question["id"] not in answered:
        answered.add(question["id"])
        options = question["options"] or ["pass"]
        first = "pass" if "pass" in options else options[0]
        action = next((option for option in options if option.startswith("purge ")), first)
        ann.does(ann.table["id"], "answer", seat=1, question=question["id"], action=action)
    return bool(answered)
