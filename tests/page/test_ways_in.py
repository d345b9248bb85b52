"""The screens one comes in by: in every language, in both themes, light, and running nothing but files of ours."""

from __future__ import annotations

import re

import pytest

from presidium.text import languages
from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.moments import MOMENTS, reach
from tests.page.person import Person

SCREENS = (
    "/",
    "/new",
    "/new?game=kremlin",
    "/tables",
    "/me",
    "/privacy",
    "/rules",
    "/rules/kremlin",
    "/rules/politburo",
    "/rules/goulag",
)
ENTRANCE, TABLE = 80 * 1024, 160 * 1024
"""The most script and style that the first load of a page may fetch, in bytes packed by gzip."""


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", languages())
def test_every_screen_opens(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    for screen in SCREENS:
        ann.goes(screen)
        assert ann.page.title(), screen
        assert ann.page.locator("main h1").count() == 1, screen
        assert ann.page.locator("html").get_attribute("lang") == lang


@pytest.mark.ci
@pytest.mark.few(1)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_entrance(visit: Visit, theme: str) -> None:
    assert violations(visit(theme=theme).goes("/").page) == ""


def test_the_entrance_is_light(visit: Visit) -> None:
    assert fetched(visit(), "/") < ENTRANCE


@pytest.mark.ci
@pytest.mark.parametrize("name", ["kremlin-purge", "politburo-propose", "goulag-name"])
def test_a_table_is_light(visit: Visit, house: House, name: str) -> None:
    """In every language. Kremlin is weighed amid a purge and without cards, whose words come on top."""
    token = house.welcome("Ann")
    table = reach(house, token, next(moment for moment in MOMENTS if moment.name == name))
    weights = {lang: fetched(visit(lang=lang, token=token), f"/t/{table}") for lang in languages()}
    assert max(weights.values()) < TABLE, weights


def fetched(ann: Person, path: str) -> int:
    """Bytes of script and style that a browser with an empty cache fetches for this page."""
    ann.goes(path).page.wait_for_load_state("networkidle")
    sizes = ann.page.evaluate(
        "() => performance.getEntriesByType('resource').map((got) => [got.name, got.encodedBodySize])"
    )
    packed = [size for name, size in sizes if name.endswith((".js", ".css"))]
    assert packed
    return sum(packed)


def test_nothing_stands_inline_that_could_run(visit: Visit) -> None:
    ann = visit()
    answer = ann.page.goto(ann.base)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    served = answer.text()  # what scripts of ours draw later may size something, which the policy allows
    assert "<script" in served
    assert not re.search(r"<style|<script(?![^>]*\ssrc=)|\s(style|on\w+)=", served)
