"""A finished game on paper: the last Pravda and the sheets, and nothing else of the page, on one sheet."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.moments import MOMENTS, reach


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_on_one_sheet(visit: Visit, house: House, theme: str) -> None:
    (over,) = [moment for moment in MOMENTS if moment.name == "goulag-over"]
    ann = visit(theme=theme)
    ann.goes(f"/archive/{reach(house, house.welcome('Ann'), over)}?eyes=all&at=1")
    ann.page.evaluate("() => { window.print = () => { document.documentElement.dataset.printed = 'yes'; }; }")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-archive-print"), exact=True))
    expect(ann.page.locator("html[data-printed]")).to_be_attached()
    paper = ann.page.locator("body > .on-paper")
    expect(paper.locator("article")).to_be_attached()
    expect(paper).to_contain_text(ann.words("page-archive-print-sheets"))
    assert not paper.is_visible(), "on the screen there is nothing of it"
    printed = ann.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page[^s]", printed)) == 1
