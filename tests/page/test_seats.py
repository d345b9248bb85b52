"""A seat changes hands before everybody's eyes, and whoever held it has the last word."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.person import Person

pytestmark = pytest.mark.ci


def log(person: Person, text: str) -> None:
    expect(person.page.get_by_role("log", name=person.words("page-log"))).to_contain_text(text)


def press(person: Person, name: str, **args: str) -> None:
    person.press(person.page.get_by_role("button", name=person.words(name, **args), exact=True))


def test_a_host_removes_somebody_and_a_stranger_with_a_link_is_refused(visit: Visit) -> None:
    ann, ben, zoe = visit().called("Ann"), visit(lang="fr").called("Ben"), visit().called("Вen")  # the last in Cyrillic
    table = ann.makes("politburo", 5, pace="live", decision=600, bots=["naive"] * 3)
    ben.does(table, "sit", seat=2)
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    ben.goes(f"/t/{table}")
    ann.until(lambda: ann.status == "running" and ben.status == "running")

    press(ann, "page-menu")
    press(ann, "page-to-caretaker", sure="no")
    press(ann, "page-to-caretaker", sure="yes")
    log(ann, "the host has removed Ben")
    expect(ben.page.get_by_text("cette place vous a été retirée")).to_be_visible()

    press(ann, "page-menu")
    press(ann, "page-seat-link")
    link = ann.page.get_by_text(re.compile("/link/"))
    expect(link.first).to_be_visible()
    found = re.search(r"/link/[\w-]+", ann.page.get_by_role("dialog").inner_html())
    assert found is not None
    ann.page.keyboard.press("Escape")

    zoe.goes(found[0])
    press(zoe, "page-link-seat-open")
    expect(zoe.page.get_by_text("that is you")).to_be_visible()
    assert not any('"yours":[2]' in text for text in zoe.heard)
    expect(ann.page.get_by_text("is to have this seat, unless Ben refuses").first).to_be_visible()
    expect(ann.page.get_by_text("look-alike").first).to_be_visible()
    expect(ann.page.get_by_role("timer", name=ann.words("page-time-left"))).to_have_text(re.compile(r"^[01]:\d\d$"))
    press(ben, "page-refuse")
    log(zoe, "Ben refuses; Вen does not get this seat.")
    expect(ann.page.get_by_text("is to have this seat, unless Ben refuses")).to_have_count(0)
