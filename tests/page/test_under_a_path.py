"""A house under a path of a site: all it shows and asks for is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.house import WEB, House
from tests.page.person import Person
from tests.page.play import answer_once, until_asked

PATH = "/games/presidium"
TEXT = re.compile(r"""["'`]/(?=[a-zA-Z$"'`])|(?<![<\w])\w+=/\w""")
"""How an address from the root of a site begins, in a script or in an attribute."""
ASKED = re.compile(
    r"""(?:\b(?:ask(?:<[^()]*>)?\(|connect\(|inTurn\(ask<[^()]*>,)|<Download path=|const ME = )\s*["'`]/"""
)
"""What is asked of the server: `ask`, `connect` and `Download` know where that is."""
NO_ADDRESSES = (
    re.compile(r"""route\.path(?:\.startsWith\(| [!=]== )["'`]/\w*"""),
    re.compile(r"""\.startsWith\(["'`]/"""),
    re.compile(r"""(?:replace(?:All)?|split|lastIndexOf)\((?:"\w", )?["']/["']"""),
    re.compile(r"""replaceAll\("_", "/"\)"""),
    re.compile(r"""const at = (?:\$derived\()?(?:\([^`]*=> )?`/(?:tables/|problems/|\$\{purpose)"""),
    re.compile(r""""enter", "/"|\{ "/":|key === "/\""""),
    re.compile(r"""after `/`"""),
    re.compile(r"""this\.path = `/tables/"""),
    re.compile(r"""\bpath === "/api/tables\""""),
)
"""Places in the house, as it calls them itself; what is asked by `ask` further down; and strokes."""


def links(person: Person) -> set[str]:
    """Where everything on the page leads or comes from."""
    found: list[str] = person.page.evaluate(
        "() => [...document.querySelectorAll('[href], [src], [action], [poster]')].flatMap((each) =>"
        " ['href', 'src', 'action', 'poster'].map((name) => each.getAttribute(name)))"
        ".filter((at) => at && !at.startsWith('#'))"
    )
    return set(found)


def all_there(person: Person) -> None:
    found = {each for each in links(person) if not each.startswith(("http://www.w3.org", "https://", "data:"))}
    assert found
    assert not {each for each in found if not urlsplit(each).path.startswith(f"{PATH}/")}


@pytest.fixture(scope="module")
def under(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("under"), built, f"path={PATH}") as opened:
        yield opened


@pytest.mark.slow
def test_one_comes_in_plays_comes_back_and_reads(visit: Visit, under: House) -> None:
    ann, asked = visit(base=under.base), set[str]()
    ann.page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    ann.goes("/")
    all_there(ann)
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Goulag")))
    until_asked(ann)
    assert urlsplit(ann.page.url).path.startswith(f"{PATH}/t/")
    answer_once(ann, Random(1), by_hand)
    until_asked(ann)
    all_there(ann)
    seats = list(ann.seats)
    ann.page.reload()
    ann.until(lambda: len(ann.streams) > 1 and (ann.asked or ann.status == "over"))
    assert ann.seats == seats
    ann.goes("/rules")
    ann.press(ann.page.locator(f'main a[href="{PATH}/rules/goulag"]').first)
    expect(ann.page).to_have_url(f"{under.base}/rules/goulag")
    expect(ann.page.locator("main h1")).to_be_visible()
    all_there(ann)
    watched = ann.makes("goulag", 5, sit=False, pace="bots", bots=["random"] * 5)
    ann.does(watched, "start")
    ann.goes(f"/t/{watched}")
    ann.until(lambda: ann.status == "over")
    ann.press(ann.page.locator(f'a[href="{PATH}/archive/{watched}"]').first)
    expect(ann.page).to_have_url(f"{under.base}/archive/{watched}")
    expect(ann.page.locator("main h1")).to_be_visible()
    all_there(ann)
    ann.press(ann.page.locator("header a").first)
    expect(ann.page).to_have_url(f"{under.base}/")
    assert all(each.startswith(f"{PATH}/") for each in asked)
    assert all(urlsplit(each).path.startswith(f"{PATH}/api/") for each in ann.streams)


@pytest.mark.ci
def test_its_worker_and_what_can_be_installed_lie_there(visit: Visit, under: House) -> None:
    ann = visit(base=under.base)
    ann.goes("/")
    told = ann.page.evaluate(
        "async (path) => { const made = await navigator.serviceWorker.register(`${path}/worker.js`);"
        " const manifest = document.querySelector('link[rel=manifest]').href;"
        " const { start_url, scope, icons } = await (await fetch(manifest)).json();"
        " const there = [start_url, scope, ...icons.map((each) => each.src)];"
        " return [made.scope, ...there.map((at) => new URL(at, manifest).pathname)]; }",
        PATH,
    )
    assert told[:3] == [f"{under.base}/", f"{PATH}/", f"{PATH}/"]
    assert all(each.startswith(f"{PATH}/") for each in told[1:])


def test_no_address_is_written_from_the_root_of_the_site() -> None:
    """In web/src every address begins with `home`, or `site`, or is asked by `ask`."""
    wrong = []
    for file in sorted(each for each in (WEB / "src").rglob("*") if each.suffix in (".ts", ".svelte", ".css")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.lstrip().startswith(("import ", "//", "*", "/*")):
                continue
            rest = ASKED.sub("", line)
            for each in NO_ADDRESSES:
                rest = each.sub("", rest)
            if TEXT.search(rest) or "location.origin}" in rest:
                wrong.append(f"{file.relative_to(WEB)}:{number}: {line.strip()[:160]}")
    assert not wrong, "\n".join(wrong)
