"""The page says how one is called; links out of a letter open by a button; and nothing is offered where nothing is."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.look import wrong
from tests.server.notifications.test_kills import Box

pytestmark = pytest.mark.ci

SIZES = {"desk": (1366, 768), "phone": (390, 844)}


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    with Box() as box:
        threading.Thread(target=box.serve_forever, daemon=True).start()
        yield box
        box.shutdown()


@pytest.fixture(scope="module")
def calling(built: Path, box: Box, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that calls people."""
    with House(tmp_path_factory.mktemp("calling"), built, f"smtp://127.0.0.1:{box.server_address[1]}") as opened:
        yield opened


def link(box: Box, what: str) -> str:
    found = re.search(rf"/{what}/[\w-]+", box.letters[-1].replace("=\r\n", ""))
    assert found is not None
    return found[0]


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_somebody_has_himself_called_and_ends_it(
    visit: Visit, calling: House, box: Box, size: str, lang: str, theme: str
) -> None:
    width, height = SIZES[size]
    ann = visit(base=calling.base, lang=lang, theme=theme, width=width, height=height).called("Ann")
    name = f"ann-{size}-{lang}-{theme}@example.com"
    ann.goes("/")
    panel = ann.page.locator("details.calls")
    ann.press(panel.locator("summary"))
    panel.locator("input[type=email]").fill(name)
    ann.press(panel.locator("form").first.locator("button"))
    ann.until(lambda: ann.words("page-calls-unconfirmed") in ann.text())
    ann.tick(panel.locator("fieldset input[type=checkbox]"))
    ann.until(lambda: ann.call("GET", "/api/me/calls")["quiet"] == [22 * 60, 8 * 60])
    assert not wrong(ann, lang)
    ann.goes(link(box, "confirm"))
    button = ann.page.locator("button.main")
    ann.until(button.is_visible)
    assert not wrong(ann, lang)
    ann.press(button)
    ann.until(lambda: ann.words("page-calls-confirmed", name=name) in ann.text())
    (channel,) = ann.call("GET", "/api/me/calls")["channels"]
    assert channel["confirmed"]
    ann.call("POST", f"/api/me/calls/channels/{channel['id']}/test")
    ann.goes(link(box, "stop"))
    ann.until(button.is_visible)
    assert not wrong(ann, lang)
    ann.press(button)
    ann.until(lambda: ann.words("page-calls-stopped") in ann.text())
    assert ann.call("GET", "/api/me/calls")["channels"] == []


def test_where_nobody_is_called_nothing_is_offered(visit: Visit) -> None:
    ann = visit().called("Ann")
    with ann.page.expect_response("**/api/me/calls"):
        ann.goes("/")
    ann.page.wait_for_timeout(300)
    assert ann.page.locator("details.calls").count() == 0


def test_the_worker_shows_a_push_once_and_the_page_can_be_installed(visit: Visit, calling: House) -> None:
    ann = visit(base=calling.base).called("Ann")
    ann.goes("/")
    manifest = ann.page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    for icon in manifest["icons"]:
        kind = ann.page.evaluate("async (at) => (await fetch(at)).headers.get('content-type')", icon["src"])
        assert kind == icon["type"]
    ann.context.grant_permissions(["notifications"], origin=calling.base)
    state = ann.page.evaluate(
        "async () => { await navigator.serviceWorker.register('/worker.js');"
        " return (await navigator.serviceWorker.ready).active.scriptURL; }"
    )
    assert state == f"{calling.base}/worker.js"
