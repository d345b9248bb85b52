"""Alone against bots: what they do is shown one by one, and only then is one asked."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.person import Person
from tests.page.play import answer_once, says_nothing

pytestmark = pytest.mark.ci


def until_something_happens(person: Person, least: int = 2) -> None:
    """Answers are given until so many things at least wait to be shown."""
    rng, tape = Random(1), person.page.locator(".tape.running")
    for _ in range(12):
        person.until(lambda: person.asked or person.awaited or person.status == "over")
        person.page.wait_for_timeout(800)  # what happened meanwhile may come a little later than the question
        if person.page.locator(".ask[inert]").count():
            expect(tape).to_have_count(1)
            if int(tape.locator("small").inner_text().removeprefix("/")) >= least:
                return
            person.page.keyboard.press("Escape")
            expect(tape).to_have_count(0)
        if person.awaited:
            says_nothing(person)
        else:
            answer_once(person, rng, by_hand)
    raise AssertionError("nothing ever happened")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), pytest.param(390, 844, marks=pytest.mark.slow)])
def test_nothing_passes_unseen(visit: Visit, width: int, height: int) -> None:
    ann = visit(width=width, height=height, tape="wait")
    ann.goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Goulag")))
    until_something_happens(ann)
    tape, ask = ann.page.locator(".tape"), ann.page.locator("div.ask")
    expect(ask).to_have_attribute("inert", "")
    assert violations(ann.page) == ""
    count = int(tape.locator("small").inner_text().removeprefix("/"))
    lines = []
    for _ in range(count):
        lines.append(tape.locator(".line").inner_text())
        expect(ann.page.locator("[role=log] li").last).to_contain_text(lines[-1][-20:])
        ann.page.keyboard.press("Space")
    expect(ann.page.locator(".tape.running")).to_have_count(0)
    assert len(set(lines)) > 1
    if ann.status == "running":
        expect(ask).not_to_have_attribute("inert", "")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-tape-again")))
    expect(tape.locator(".line")).to_have_text(lines[0])
    ann.press(tape.get_by_role("button", name=ann.words("page-tape-skip")))
    expect(ann.page.locator(".tape.running")).to_have_count(0)


@pytest.mark.slow
def test_it_goes_on_by_itself_and_stops_where_one_wishes(visit: Visit) -> None:
    ann = visit(tape="fast")
    ann.context.add_init_script("localStorage.passing = JSON.stringify(['round', 'end'])")
    ann.goes("/")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-home-play-label", game="Politburo")))
    until_something_happens(ann)
    expect(ann.page.locator(".tape.running")).to_have_count(0, timeout=30_000)  # by itself
    stopping = visit(tape="fast")
    stopping.goes("/")
    stopping.press(stopping.page.get_by_role("button", name=ann.words("page-home-play-label", game="Goulag")))
    until_something_happens(stopping)
    why = stopping.page.locator(".tape .stopped")
    for _ in range(6):
        if why.count():
            break
        stopping.page.wait_for_timeout(1500)
        if stopping.page.locator(".ask[inert]").count():
            continue
        if stopping.awaited:
            says_nothing(stopping)
        else:
            answer_once(stopping, Random(2), by_hand)
    expect(why).to_have_text(stopping.words("page-stage-stops", stop="round"), timeout=15_000)
    line = stopping.page.locator(".tape .line").inner_text()
    stopping.page.wait_for_timeout(2500)
    assert stopping.page.locator(".tape .line").inner_text() == line, "it waits for a key"
    stopping.page.keyboard.press("Space")
    expect(stopping.page.locator(".tape .line").filter(has_text=line)).to_have_count(0)


@pytest.mark.slow
def test_bots_are_watched_from_the_beginning(visit: Visit) -> None:
    """Though they have long come to the end."""
    ann = visit(tape="fast")
    ann.goes("/new?game=goulag")
    ann.tick(ann.page.get_by_role("radio", name=ann.words("page-new-way-name", way="watch")))
    ann.press(ann.page.locator("button.go"))
    tape = ann.page.locator(".tape.running")
    expect(tape).to_have_count(1)
    hold = tape.get_by_role("button", name=ann.words("page-tape-hold", held="no"))
    ann.press(hold)
    assert int(tape.locator(".count").inner_text().split("/")[0]) < 8
    assert int(tape.locator("small").inner_text().removeprefix("/")) > 12
    expect(ann.page.locator(".ending")).to_have_count(0)
    at = tape.locator(".count").inner_text()
    ann.page.wait_for_timeout(600)
    assert tape.locator(".count").inner_text() == at, "it stands still"
    ann.press(tape.get_by_role("button", name=ann.words("page-tape-on")))
    assert tape.locator(".count").inner_text() != at
    ann.press(tape.get_by_role("button", name=ann.words("page-tape-skip")))
    expect(ann.page.locator(".ending")).to_have_count(1)
