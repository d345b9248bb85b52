"""A live table in step, on a desk, a phone and as somebody who watches: the question comes after the film, and who
waits is told for whom, what about and how long at most."""

from __future__ import annotations

import json
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.hands import button, by_hand, question
from tests.page.person import Person

pytestmark = pytest.mark.ci

NOTES = """
window.notes = [];
const note = () => {
  const ask = document.querySelector(".ask");
  const open = !!ask && !ask.inert && !!ask.querySelector("[data-key=p]");
  const lines = document.querySelectorAll("[role=log] li, .log li").length;
  const last = notes.at(-1);
  if (!last || last.open !== open || last.lines !== lines) notes.push({ at: Date.now() / 1000, open, lines });
  requestAnimationFrame(note);
};
requestAnimationFrame(note);
"""
"""When a question could be answered, and how much the log told, noted frame by frame."""
SLACK = 0.15
"""Seconds: a page knows the server's clock by what it is sent."""


def films(person: Person) -> list[tuple[float, float]]:
    """From when to when people see what each message tells; the server's clock is that of this machine."""
    told = [json.loads(text) for text in person.heard]
    return [(told["at"], told["film"]["shown_by"]) for told in told if told.get("film")]


def waits(person: Person) -> list[str]:
    return person.page.locator(".waits li").all_inner_texts()


def later(person: Person, asked: int) -> bool:
    return person.question is not None and person.question["id"] != asked


def seals(person: Person) -> None:
    person.until(lambda: person.asked)
    by_hand(person, "sheet")
    person.until(lambda: any(said.startswith("sheet") for said in person.said))


def test_who_waits_is_told_for_whom_and_no_question_comes_before_its_film(visit: Visit) -> None:
    ann = visit(width=1366, height=768, still=False, tape="plain").called("Ann")
    ben = visit(width=390, height=844, touch=True, still=False, tape="plain").called("Ben")
    watcher = visit(still=False, tape="plain")
    table = ann.makes("kremlin", 4, pace="live", in_step=True, bots=["careful", "careful"])
    ben.does(table, "sit", seat=2)
    ann.does(table, "start")
    for person in (ann, ben, watcher):
        person.context.add_init_script(NOTES)
        person.goes(f"/t/{table}")

    seals(ann)
    others = ann.words.seat(2, "kremlin")
    expect(question(ann).locator(".waits")).to_contain_text(ann.words("page-waits-writing", who=others))
    expect(watcher.page.locator(".waits")).to_contain_text(ann.words("page-waits-writing", who=others))
    expect(question(ann).locator(".band.mine")).to_have_count(0)
    expect(question(ben).locator(".band.mine")).to_have_count(1)
    seals(ben)

    for _ in range(3):
        for person in (ann, ben):
            expect(question(person).locator("[data-key=p]")).to_be_visible()
        person.until(lambda: watcher.page.locator(".waits li").count() > 2)
        assert watcher.words("page-waits-asked", everybody="yes", who="") in waits(watcher)
        ann.press(button(ann, "page-km-pass"))
        expect(question(ann).locator(".waits")).to_be_visible()
        expect(question(ann).locator(".band.mine")).to_have_count(0)
        assert ann.question is not None
        asked: int = ann.question["id"]
        ben.press(question(ben).locator("[data-key=p]"))
        ben.until(partial(later, ben, asked))

    for person in (ann, ben):
        opened = [note["at"] for note in person.page.evaluate("notes") if note["open"]]
        early = [at for at in opened for begins, ends in films(person) if begins + SLACK < at < ends - SLACK]
        assert len(opened) >= 3
        assert early == []
