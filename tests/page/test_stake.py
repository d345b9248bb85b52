"""The first thing one reads in a question is what happens if nobody acts, and nothing lies over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.hands import question
from tests.page.house import House
from tests.page.moments import Moment, reach

pytestmark = pytest.mark.ci

DESK, PHONE = (1366, 768), (390, 844)
SIZES = [pytest.param(*DESK, id="desk"), pytest.param(*PHONE, id="phone")]
MOMENTS = [
    Moment("window", "kremlin", "declare", window=True, seats=4),
    Moment("cards", "kremlin", "declare", options={"preset": "1986 full"}, window=True, seats=4),
    Moment("purge", "kremlin", "purge", seats=4),
    Moment("vote", "kremlin", "vote", seats=3),
    Moment("sheet", "kremlin", "sheet", seats=4),
    Moment("goulag-play", "goulag", "play", seats=5),
    Moment("goulag-supervise", "goulag", "supervise", seats=10),
    Moment("politburo-vote", "politburo", "vote", seats=5),
    Moment("politburo-point", "politburo", "point", seats=10),
]

FIRST = """() => {
  const body = document.querySelector(".question .body");
  const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode() && (!walk.currentNode.data.trim() || walk.currentNode.parentElement.closest(".picture")));
  const heading = walk.currentNode.parentElement.closest("h2");
  if (!heading) return `first comes ${walk.currentNode.data}`;
  const range = document.createRange();
  range.selectNodeContents(heading);
  const inner = body.getBoundingClientRect();
  for (const line of range.getClientRects()) {
    const { left, right, top, bottom } = line;
    if (top < inner.top - 1 || bottom > Math.min(inner.bottom, innerHeight) + 1) return `cut at ${top} to ${bottom}`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!heading.contains(over)) return `behind ${over?.outerHTML.slice(0, 80)}`;
  }
  return "";
}"""
"""What is wrong with the first line: another comes before it, it is cut, or something lies over it."""


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
def test_what_is_at_stake_is_the_first_line_and_above_the_fold(
    visit: Visit, house: House, moment: Moment, width: int, height: int
) -> None:
    token = house.welcome("Ann")
    table = reach(house, token, moment)
    ann = visit(width=width, height=height, token=token, touch=width < 600)
    ann.context.add_init_script(f"localStorage.guide ??= '{moment.game}'")
    ann.goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    assert ann.question is not None
    assert ann.question["brief"]["stake"], "every question says what is at stake"
    heading = question(ann).get_by_role("heading", level=2)
    expect(heading.locator("span")).to_have_count(len(ann.question["brief"]["stake"]))
    ann.until(lambda: ann.page.evaluate(FIRST) == "")
