"""A problem on the page: the board and the question of a table, a wrong answer weighed, the right one explained."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from presidium.text import Words
from presidium.text.problems import told
from tests.page.axe import violations
from tests.page.conftest import Visit

pytestmark = pytest.mark.ci

SHIFT = told(Words("en"), "goulag", "the-last-shift")


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_solved_by_answering(visit: Visit, theme: str) -> None:
    ann = visit(theme=theme).goes("/problem/goulag/1")
    page = ann.page
    expect(page.get_by_text(SHIFT.task)).to_be_visible()
    page.get_by_role("button", name="Make Comrade 5").click()
    expect(page.get_by_text("There is an answer that wins 100 times")).to_be_visible()
    assert violations(page) == ""
    page.get_by_role("button", name="Make Comrade 4").click()
    expect(page.get_by_text(SHIFT.why)).to_be_visible()
    page.get_by_role("link", name="Next problem").click()
    expect(page.get_by_text(told(Words("en"), "goulag", "the-neighbour-knows").task)).to_be_visible()


@pytest.mark.slow
def test_one_a_day_hangs_at_the_entrance(visit: Visit) -> None:
    page = visit().goes("/").page
    page.get_by_role("link", name="Find it").click()
    page.get_by_role("button", name="Tell me the answer").click()
    expect(page.get_by_text("times in a hundred")).to_be_visible()
    expect(page.get_by_role("link", name="Next problem")).to_be_visible()
