"""A house, a browser and people for every test of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.page.house import FLAGS, House, build_page, chromium
from tests.page.person import PATIENCE, Person

Visit = Callable[..., Person]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    own = tmp_path_factory.getbasetemp()
    return build_page((own if worker_id == "master" else own.parent) / "page")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed with the last of these tests: while Playwright runs, no other test can start an event loop."""
    found = chromium()
    expect.set_options(timeout=PATIENCE * 1000)  # on a busy machine, and a page that lost its server tries again late
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="package")
def house(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), built) as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """People come to the house, each with a browser of their own; when they go, nothing may have gone wrong."""
    with ExitStack() as leaving:

        def come(**how: Any) -> Person:
            who: type[Person] = how.pop("who", Person)
            return leaving.enter_context(who(browser, how.pop("base", house.base), **how))

        yield come
