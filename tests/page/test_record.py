"""A record is opened on the page: chosen or dropped, shown as archives are, and refused in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.look import wrong

pytestmark = pytest.mark.ci

RECORD = Path(__file__).parent.parent / "records" / "goulag-loyal.txt"

DROP = """async ([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "text/plain" }));
  const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector("label").dispatchEvent(drop);
}"""


@pytest.mark.few(1)
@pytest.mark.parametrize(("width", "height", "theme", "lang"), [(1366, 768, "light", "en"), (390, 844, "dark", "fr")])
def test_it_is_dropped_and_opens(visit: Visit, width: int, height: int, theme: str, lang: str) -> None:
    ann = visit(width=width, height=height, theme=theme, lang=lang)
    ann.goes("/record")
    expect(ann.page.get_by_role("heading", name=ann.words("page-record-heading"))).to_be_visible()
    assert not violations(ann.page)
    ann.page.evaluate(DROP, ["game.txt", RECORD.read_text(encoding="utf-8")])
    expect(ann.page.locator(".archive")).to_be_visible(timeout=30_000)
    for part in ("page-archive-charts", "page-archive-beliefs"):
        ann.press(ann.page.get_by_role("button", name=ann.words(part)))
    expect(ann.page.locator("section[aria-labelledby=charts]").get_by_role("img")).to_have_count(3, timeout=30_000)
    expect(ann.page.locator("section[aria-labelledby=beliefs] .chart").first).to_be_visible(timeout=30_000)
    assert not wrong(ann, lang)
    assert not violations(ann.page)
