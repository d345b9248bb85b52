"""The host's page in a browser: each thing done once, at both sizes and in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.person import Person

pytestmark = pytest.mark.slow
TOKEN = "a-token-that-is-long-enough"


@pytest.fixture(scope="module")
def hosted(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("hosted"), built, f"admin={TOKEN}", "path=/club") as opened:
        yield opened


def does(host: Person, what: str, of: str) -> None:
    """What hurts lies under a fold."""
    name = host.words("admin-page-do", what=what)
    line = host.page.get_by_role("listitem").filter(has_text=of)
    if what != "unban":
        host.press(line.locator("summary"))
    host.press(line.get_by_role("button", name=f"{name} {of}"))


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_the_host_sees_to_everything(visit: Visit, hosted: House, theme: str, width: int, height: int) -> None:
    ann = visit(base=hosted.base).called("Ann")
    table = ann.makes("goulag", 5)
    host = visit(base=hosted.base, theme=theme, width=width, height=height)
    host.forgives = ("403",)
    page, words = host.page, host.words
    page.goto(f"{hosted.base}/admin")
    assert violations(page) == ""
    page.get_by_label(words("admin-page-token")).fill("another-that-is-long-enough")
    host.press(page.get_by_role("button", name=words("admin-page-enter")))
    expect(page.get_by_role("alert")).to_have_text(words("admin-page-wrong"))
    page.get_by_label(words("admin-page-token")).fill(TOKEN)
    host.press(page.get_by_role("button", name=words("admin-page-enter")))
    expect(page).to_have_url(f"{hosted.base}/admin")
    assert violations(page) == ""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label(words("admin-page-announcement")).fill("Tea at five")
    host.press(page.get_by_role("button", name=words("admin-page-announce")))
    ann.goes("/")
    ann.until(lambda: "Tea at five" in ann.text())
    page.get_by_label(words("admin-page-announcement")).fill("")
    host.press(page.get_by_role("button", name=words("admin-page-announce")))
    host.press(page.get_by_role("button", name=words("admin-page-do", what="drain")))
    expect(page.get_by_text(words("admin-page-drains"))).to_be_visible()
    assert violations(page) == ""
    host.press(page.get_by_role("button", name=words("admin-page-do", what="undrain")))
    expect(page.get_by_text(words("admin-page-open"))).to_be_visible()
    does(host, "remove", table)
    expect(page.get_by_text(table)).to_have_count(0)
    id = page.get_by_role("listitem").filter(has_text="Ann").first.get_by_role("button", include_hidden=True)
    person = (id.get_attribute("aria-label") or "").split()[-1]
    does(host, "ban", person)
    assert ann.context.request.get(f"{hosted.base}/api/tables").status == 200
    assert ann.context.request.post(f"{hosted.base}/api/tables", data={"game": "goulag", "seats": 5}).status == 403
    does(host, "unban", person)
    assert ann.context.request.get(f"{hosted.base}/api/me").status == 200
    assert violations(page) == ""
    host.press(page.get_by_role("button", name=words("admin-page-out")))
    page.goto(f"{hosted.base}/admin")
    expect(page.get_by_label(words("admin-page-token"))).to_be_visible()
