"""One's own page in the browser: whose turn it is, everything as a file, to be forgotten, not to hear somebody."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.person import Person


def button(person: Person, id: str, **args: str) -> Locator:
    return person.page.get_by_role("button", name=person.words(id, **args))


def chats(person: Person) -> None:
    person.press(person.page.get_by_role("tab", name=person.words("page-chat")))


def test_where_it_is_my_turn_comes_first_and_leads_there(visit: Visit) -> None:
    ann = visit().called("Ann")
    ann.makes("goulag", 5, title="Still empty")
    table = ann.makes("goulag", 5, pace="solo", bots=["naive"] * 4, title="After work")
    ann.does(table, "start")
    ann.goes("/")
    ann.press(ann.page.get_by_role("link", name=ann.words("page-home-me")))
    expect(ann.page.get_by_role("heading", name=ann.words("page-me-going", turns=1))).to_be_visible()
    first = ann.page.get_by_role("listitem").first
    expect(first).to_contain_text("After work")
    assert violations(ann.page) == ""
    ann.press(first.get_by_role("link"))
    ann.until(lambda: ann.seats == [1])


@pytest.mark.slow
def test_everything_of_mine_comes_as_a_file(visit: Visit) -> None:
    ann = visit().called("Ann")
    ann.makes("goulag", 5)
    ann.goes("/me")
    with ann.page.expect_download() as download:
        ann.press(ann.page.get_by_role("link", name=ann.words("page-me-export")))
    told = json.loads(download.value.path().read_text())
    assert (download.value.suggested_filename, told["name"], len(told["tables"])) == ("presidium.json", "Ann", 1)


@pytest.mark.slow
def test_to_be_forgotten_is_asked_twice(visit: Visit) -> None:
    ann = visit().called("Ann")
    ann.makes("goulag", 5)
    ann.goes("/me")
    ann.press(button(ann, "page-me-forget"))
    ann.press(button(ann, "page-me-forget-first"))
    assert violations(ann.page) == ""
    ann.press(button(ann, "page-me-forget-stay"))
    assert ann.call("GET", "/api/me")["name"] == "Ann"
    ann.press(button(ann, "page-me-forget"))
    ann.press(button(ann, "page-me-forget-first"))
    ann.press(button(ann, "page-me-forget-second"))
    ann.until(lambda: ann.words("page-me-forgotten", count=1) in ann.text())
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name=ann.words("page-home")))
    ann.until(lambda: ann.words("page-home-who-nobody") in ann.text())
    assert ann.context.cookies() == []


def test_whoever_is_muted_is_not_seen_in_the_chat_and_the_host_is_told_who_was_reported(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit().called("Ben")
    table = ann.makes("goulag", 5, pace="untimed", bots=["random"] * 3)
    ben.does(table, "sit", seat=2)
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    ben.does(table, "chat", seat=2, text="you old samovar")
    chats(ann)
    lines = ann.page.get_by_role("log", name=ann.words("page-chat"))
    expect(lines).to_contain_text("you old samovar")
    ann.press(button(ann, "page-chat-people"))
    ann.press(button(ann, "page-others-report"))
    ann.choose(ann.page.get_by_label(ann.words("page-others-quote")), "you old samovar")
    assert violations(ann.page) == ""
    ann.press(button(ann, "page-others-send"))
    ann.until(lambda: ann.words("page-others-sent") in ann.text())
    ann.press(ann.page.get_by_role("button", name=f"{ann.words('page-others-mute')}: Ben"))
    expect(lines).not_to_contain_text("you old samovar")
    ann.page.keyboard.press("Escape")
    ben.does(table, "chat", seat=2, text="and you")
    ann.does(table, "chat", seat=1, text="quiet evening")
    expect(lines).to_contain_text("quiet evening")
    expect(lines).not_to_contain_text("and you")
    ann.goes("/me")
    ann.press(ann.page.get_by_role("button", name=f"{ann.words('page-me-other-off')}: Ben"))
    ann.goes(f"/t/{table}")
    chats(ann)
    expect(lines).to_contain_text("and you")
