"""The screens one comes in by: in every language, in both themes, light, and running nothing but files of ours."""

from __future__ import annotations

import re

import pytest

from presidium.text import languages
from tests.page.axe import violations
from tests.page.conftest import Visit

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
FIRST_LOAD = 150 * 1024
"""Script and style of the first load, packed (issue: under 150 KB)."""


@pytest.mark.few(1)
@pytest.mark.parametrize("lang", languages())
def test_every_screen_opens(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    for screen in SCREENS:
        ann.goes(screen)
        assert ann.page.title(), screen
        assert ann.page.locator("main h1").count() == 1, screen
        assert ann.page.locator("html").get_attribute("lang") == lang


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_entrance(visit: Visit, theme: str) -> None:
    assert violations(visit(theme=theme).goes("/").page) == ""


def test_the_first_load_is_light(visit: Visit) -> None:
    ann = visit().goes("/")
    ann.page.wait_for_load_state("networkidle")
    fetched = ann.page.evaluate(
        "() => performance.getEntriesByType('resource').map((got) => [got.name, got.encodedBodySize])"
    )
    packed = {name: size for name, size in fetched if name.endswith((".js", ".css"))}
    assert packed
    assert sum(packed.values()) < FIRST_LOAD, packed


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
