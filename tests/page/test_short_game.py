"""One short game, from the entrance to the end, by hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.play import play


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_goulag_from_the_entrance_to_the_archives(visit: Visit, theme: str) -> None:
    ann = visit(theme=theme, still=theme == "dark")
    ann.goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="goulag")))
    ann.until(lambda: ann.asked)
    assert violations(ann.page) == ""
    assert play(ann, answer=by_hand) > 0
    assert ann.status == "over"
    ann.press(ann.page.get_by_role("link", name=ann.words("page-end-archives")))
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(ann.words("page-archive-title", game="goulag"))
