"""Presidium in a tab, without a server: whole games, and what a tab has to live through."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.page.axe import violations
from tests.page.house import House
from tests.page.lite_site import BIRTH, Guest, Host
from tests.page.person import Person
from tests.page.play import play, until_asked
from tools.lite.site import current

pytestmark = pytest.mark.ci

Come = Callable[..., Guest]
PHONE = {"width": 390, "height": 844, "touch": True}


@pytest.fixture(scope="module")
def files() -> Path:
    return current()


@pytest.fixture
def host(files: Path) -> Iterator[Host]:
    with Host(files) as opened:
        yield opened


@pytest.fixture
def come(browser: Browser, host: Host) -> Iterator[Come]:
    with ExitStack() as leaving:

        def come(**how: Any) -> Guest:
            return leaving.enter_context(Guest(browser, how.pop("base", host.base), **how))

        yield come


def only_files(guest: Guest, files: Path) -> None:
    """Everything asked for is a file of the site, or an address of its page."""
    base = urlsplit(guest.base)
    for request in guest.requests:
        at = urlsplit(request.url)
        if at.scheme in ("blob", "data"):
            continue
        assert at.netloc == base.netloc, request.url
        if request.method == "HEAD":  # 404.html looks where the site begins
            assert at.path.endswith("/lite/answers.json")
            continue
        assert request.method == "GET", request.url
        path = at.path.removeprefix(base.path).lstrip("/")
        assert request.is_navigation_request() or (files / path).is_file(), request.url
        assert not path.startswith("api/"), request.url


@pytest.mark.parametrize(
    ("game", "lang", "size"), [("goulag", "en", {}), ("politburo", "de", PHONE), ("kremlin", "fr", {})]
)
def test_a_whole_game(come: Come, files: Path, game: str, lang: str, size: dict[str, Any]) -> None:
    ann = come(lang=lang, **size)
    ann.goes("/")
    table = ann.begins(game)
    assert play(ann) > 3
    assert ann.status == "over"
    assert ann.call("GET", f"/api/tables/{table}/pravda?lang={lang}")
    with ann.page.expect_download() as saved:
        ann.press(ann.page.get_by_role("link", name=ann.words("page-end-record")))
    assert saved.value.suggested_filename == f"presidium-{game}-{table}.txt"
    assert saved.value.path().read_text("utf-8").splitlines()[1] == f"game {game}"
    ann.press(ann.page.get_by_role("link", name=ann.words("page-end-archives")))
    expect(ann.page.get_by_role("slider")).to_have_count(1)
    only_files(ann, files)


def test_the_entrance_is_there_before_the_house_and_says_in_bytes_how_far_it_is(come: Come) -> None:
    ann, held, free = come(), list[Route](), list[bool]()
    ann.context.route("**/lite/*.bin", lambda route: route.continue_() if free else held.append(route))
    ann.goes("/")
    ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Goulag")).click()
    expect(ann.page.locator("#lite-title")).to_have_text(ann.words("page-lite-title"))
    expect(ann.page.locator("[role=progressbar]")).to_be_visible()
    assert violations(ann.page) == ""
    free.append(True)
    for route in held:
        route.continue_()
    ann.until(lambda: ann.status == "running", BIRTH)
    expect(ann.page.locator("#lite-title")).to_have_count(0)


def test_a_file_that_does_not_come_is_told_and_can_be_asked_for_again(come: Come) -> None:
    ann = come(lang="de")
    ann.forgives = ("ERR_FAILED", "Failed to load resource", "Missing", "program-")
    ann.context.route("**/lite/program-*.bin", lambda route: route.abort())
    ann.goes("/")
    expect(ann.page.locator("#lite-title")).to_have_text(ann.words("page-lite-failed"), timeout=BIRTH * 1000)
    expect(ann.page.locator("[role=alert]")).to_have_text(ann.words("page-lite-failed-why", kind="network"))
    assert violations(ann.page) == ""
    ann.context.unroute_all()
    ann.press(ann.page.get_by_role("button", name=ann.words("page-lite-retry")))
    ann.page.locator("main h1, main h2").first.wait_for()
    ann.begins("goulag")


def test_a_tab_that_is_killed_loses_nothing(come: Come) -> None:
    """After a reload and in another tab the same question stands, and the game goes to its end."""
    ann = come()
    ann.forgives = ("404",)  # an address of the page, at a host of files
    ann.goes("/")
    table = ann.begins("goulag")
    play(ann, answers=2)
    until_asked(ann)
    before = ann.question
    assert before is not None
    ann.forgets()
    ann.page.reload()
    ann.until(lambda: ann.asked, BIRTH)
    assert ann.question == before
    first = ann.page
    ann.forgets()
    ann.another_tab()
    first.close(run_before_unload=False)
    ann.goes(f"/t/{table}")
    ann.until(lambda: ann.asked, BIRTH)
    assert ann.question == before
    play(ann)
    assert ann.status == "over"


def test_without_a_network(browser: Browser, files: Path) -> None:
    """Once the browser has every file, nobody need hand them out: another tab opens, and a whole game is played."""
    with Host(files) as host, Guest(browser, host.base) as ann:
        ann.goes("/")
        ann.begins("goulag")
        ann.kept()
        host.__exit__()
        ann.page.close()
        ann.another_tab()
        ann.forgets()
        ann.goes("/")
        expect(ann.page.locator(".mine")).to_contain_text(ann.words("page-home-table-open", status="turn"))
        ann.begins("politburo")
        play(ann)
        assert ann.status == "over"
        host.__enter__()


def test_the_second_tab_says_so_and_takes_over(come: Come) -> None:
    ann = come()
    ann.forgives = ("404",)
    ann.goes("/")
    table = ann.begins("goulag")
    until_asked(ann)
    question, first = ann.question, ann.page
    second = ann.another_tab()
    second.goto(f"{ann.base}/t/{table}")
    expect(second.locator("#lite-title")).to_have_text(ann.words("page-lite-taken-title"), timeout=BIRTH * 1000)
    assert violations(second) == ""
    ann.forgets()
    second.get_by_role("button", name=ann.words("page-lite-take-over")).click()
    ann.until(lambda: ann.asked, BIRTH)
    assert ann.question == question
    expect(first.locator("#lite-title")).to_have_text(ann.words("page-lite-taken-title"))
    play(ann, answers=1)
    until_asked(ann)
    question = ann.question
    ann.forgets()
    ann.page = first
    first.get_by_role("button", name=ann.words("page-lite-take-over")).click()
    ann.until(lambda: ann.asked or ann.over, BIRTH)
    assert ann.question == question


def test_where_the_browser_keeps_nothing_one_plays_all_the_same(come: Come) -> None:
    ann = come(**PHONE)
    ann.context.add_init_script("Object.defineProperty(navigator, 'serviceWorker', { value: undefined })")
    ann.context.route(
        "**/lite/house.js",
        lambda route: route.fulfill(
            response=(got := route.fetch()),
            body="IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };" + got.text(),
        ),
    )
    ann.goes("/")
    ann.begins("goulag")
    notice = ann.page.locator(".kept")
    expect(notice).to_contain_text(ann.words("page-lite-kept", how="refused"))
    notice.get_by_role("button", name=ann.words("page-lite-hide")).click()
    expect(notice).to_have_count(0)
    play(ann)
    assert ann.status == "over"


@pytest.mark.parametrize("path", ["/presidium/play/"])
def test_below_a_path_and_at_a_deep_address(browser: Browser, files: Path, path: str) -> None:
    with Host(files, path) as host, Guest(browser, host.base, lang="de", **PHONE) as ann:
        ann.forgives = ("404",)
        ann.page.goto(f"{host.base}/learn/politburo?from=elsewhere")
        ann.page.locator("main h1, main h2").first.wait_for(timeout=BIRTH * 1000)
        assert ann.page.url == f"{host.base}/learn/politburo?from=elsewhere"
        ann.page.goto(f"{host.base}/new?game=politburo&way=solo")
        ann.press(ann.page.get_by_role("button", name=ann.words("page-new-make", open="no")))
        ann.until(lambda: ann.status == "running", BIRTH)
        assert urlsplit(ann.page.url).path.startswith(f"{path}t/")
        play(ann, answers=3)
        only_files(ann, files)
        ann.kept()
        ann.forgets()
        ann.page.reload()
        ann.until(lambda: ann.asked or ann.over, BIRTH)


def test_everything_as_one_file_goes_to_a_server_and_to_another_browser(
    come: Come, browser: Browser, built: Path, tmp_path: Path
) -> None:
    """A server opens the file that is saved; the link in it makes one who one was. So does another browser."""
    ann = come()
    ann.goes("/")
    table = ann.begins("goulag")
    until_asked(ann)
    question = ann.question
    assert question is not None
    ann.page.get_by_role("link", name="PRESIDIUM").click()
    ann.page.get_by_role("link", name=ann.words("page-lite-server")).click()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("button", name=ann.words("page-lite-server-begin")).click()
    link = ann.page.get_by_text("/link/").inner_text().rpartition("/")[2].strip()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)

    bob = come(lang="fr")
    bob.forgives = ("404",)
    bob.goes("/me")
    with bob.page.expect_file_chooser(timeout=BIRTH * 1000) as choosing:
        bob.page.get_by_text(bob.words("page-lite-bring"), exact=True).click()
    choosing.value.set_files(file)
    bob.page.get_by_role("button", name=bob.words("page-lite-bring-really")).click()
    expect(bob.page.locator("#going")).to_be_visible(timeout=BIRTH * 1000)  # after it has been loaded anew
    bob.goes(f"/t/{table}")
    bob.until(lambda: bob.asked, BIRTH)
    assert bob.question is not None
    assert bob.question["id"] == question["id"]

    house = House(tmp_path / "server", built)
    restoring = [sys.executable, "-m", "presidium", "restore", str(file), "--data", str(house.data)]
    (tmp_path / "server").mkdir()
    subprocess.run(restoring, check=True, capture_output=True)
    with house, Person(browser, house.base) as same:
        same.goes(f"/link/{link}")
        same.page.locator("main button.main").click()
        same.page.wait_for_url(f"{house.base}/")
        same.goes(f"/t/{table}")
        same.until(lambda: same.asked)
        assert same.question is not None
        assert same.question["id"] == question["id"]


def test_a_file_that_is_none_of_ours_is_refused_in_words(come: Come, tmp_path: Path) -> None:
    ann = come(lang="de")
    ann.forgives = ("404",)
    ann.goes("/")
    ann.begins("goulag")
    (tmp_path / "holiday.db").write_bytes(b"no database at all")
    ann.goes("/me")
    with ann.page.expect_file_chooser(timeout=BIRTH * 1000) as choosing:
        ann.page.get_by_text(ann.words("page-lite-bring"), exact=True).click()
    choosing.value.set_files(tmp_path / "holiday.db")
    ann.page.get_by_role("button", name=ann.words("page-lite-bring-really")).click()
    expect(ann.page.get_by_text(ann.words("page-lite-unreadable", why="broken"))).to_be_visible(timeout=BIRTH * 1000)
    assert violations(ann.page) == ""
    expect(ann.page.locator("#going")).to_be_visible()


def test_an_update_waits_until_no_game_has_a_question(browser: Browser, files: Path, tmp_path: Path) -> None:
    mine = Path(shutil.copytree(files, tmp_path / "site"))
    with Host(mine) as host, Guest(browser, host.base) as ann:
        ann.goes("/")
        table = ann.begins("goulag")
        until_asked(ann)
        ann.kept()
        worker = (mine / "sw.js").read_text("utf-8")
        (mine / "sw.js").write_text(worker + "\n// another edition\n", "utf-8")
        ann.page.evaluate("() => navigator.serviceWorker.getRegistration().then((known) => known.update())")
        notice = ann.page.get_by_text(ann.words("page-older"))
        expect(notice).to_be_visible(timeout=BIRTH * 1000)
        ann.page.evaluate("() => (window.sameAsBefore = true)")
        ann.page.wait_for_timeout(6000)
        assert ann.page.evaluate("() => window.sameAsBefore")
        with ann.page.expect_event("load"):
            ann.page.get_by_role("link", name="PRESIDIUM").click()
        assert ann.page.evaluate("() => window.sameAsBefore === undefined")
        expect(ann.page.locator(".mine")).to_contain_text(ann.words("page-home-table-open", status="turn"))
        expect(notice).to_have_count(0)
        ann.forgets()
        ann.goes(f"/t/{table}")
        ann.until(lambda: ann.asked, BIRTH)
