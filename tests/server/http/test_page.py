"""The page as it is served: every screen the same file, its parts kept for good, nothing else of the folder."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from presidium.server.http.routes import page
from tests.server.wire_table import Wire, over_the_wire

SCRIPT = b"console.log('presidium')"
SCREENS = (
    "/",
    "/new",
    "/rules",
    "/rules/kremlin",
    "/t/abc",
    "/link/code",
    "/tables",
    "/me",
    "/privacy",
    "/archive/abc",
)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that has been built."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Presidium</title>")
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "secret.py").write_bytes(b"no")
    monkeypatch.setattr(page, "PAGE_FOLDER", folder)
    return folder


@pytest.mark.parametrize("path", SCREENS)
@pytest.mark.usefixtures("built")
@over_the_wire
async def test_every_screen_is_the_one_page_asked_for_anew(wire: Wire, path: str) -> None:
    shown = await wire.get(path)
    assert (shown.status, shown.body[:15]) == (200, b"<!doctype html>")
    assert shown.headers["content-type"].startswith("text/html")
    assert shown.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
@over_the_wire
async def test_parts_are_kept_for_good_and_packed_for_whoever_unpacks(wire: Wire) -> None:
    plain = await wire.get("/assets/main-1a2b.js")
    assert (plain.body, plain.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in plain.headers
    packed = await wire.http("GET", "/assets/main-1a2b.js", accept_encoding="br, gzip")
    assert gzip.decompress(packed.body) == SCRIPT
    assert (packed.headers["content-encoding"], packed.headers["vary"]) == ("gzip", "accept-encoding")
    assert packed.headers["content-type"] == plain.headers["content-type"]
    refused = await wire.http("GET", "/assets/main-1a2b.js", accept_encoding="gzip;q=0, br")
    assert refused.body == SCRIPT
    assert (await wire.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize(
    "path",
    [
        "/secret.py",
        "/assets/none.js",
        "/assets/main-1a2b.js.gz",
        "/assets/..",
        "/assets/../secret.py",
        "/assets/../favicon.svg",
        "/assets/..\\favicon.svg",
        "/assets/x\0.js",
        "/assets/" + "x" * 5000 + ".js",
        "/t/abc/def",
        "/elsewhere",
    ],
)
@pytest.mark.usefixtures("built")
@over_the_wire
async def test_nothing_else_is_served(wire: Wire, path: str) -> None:
    assert (await wire.get(path)).status == 404


@pytest.mark.usefixtures("built")
@over_the_wire
async def test_an_address_that_is_none_is_told_by_the_page_itself(wire: Wire) -> None:
    told = await wire.get("/elsewhere")
    assert (told.status, told.body) == (404, (await wire.get("/")).body)
    assert (await wire.http("POST", "/elsewhere")).body == b""


@over_the_wire
async def test_a_page_that_was_not_built_says_so(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "PAGE_FOLDER", Path("/nowhere"))
    told = await wire.get("/t/abc")
    assert told.status == 503
    assert "has not been built" in told.body.decode()
    assert "pas encore été construite" in told.body.decode()


@pytest.mark.usefixtures("built")
@over_the_wire
async def test_the_browser_is_told_to_run_nothing_but_files_of_ours(wire: Wire) -> None:
    policy = (await wire.get("/")).headers["content-security-policy"]
    assert policy.startswith("default-src 'self'; frame-ancestors 'none'")
    assert "unsafe" not in policy
    for part in ("frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'", "object-src 'none'"):
        assert part in policy
