"""One's own page in the browser: whose turn it is, everything as a file, to be forgotten, not to hear somebody."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.person import Person
from tests.page.play import off_the_floor

pytestmark = pytest.mark.ci


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


def test_what_is_typed_in_the_chat_box_is_never_a_command(visit: Visit) -> None:
    """The notation box stands right under it, and digits and letters are keys of the table."""
    ann = visit().called("Ann")
    table = ann.makes("goulag", 5, pace="solo", bots=["naive"] * 4)
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    off_the_floor(ann)
    chats(ann)
    box = ann.page.get_by_role("textbox", name=ann.words("page-chat-say"))
    assert ann.question is not None
    first, asked = ann.question["options"][0], ann.question["id"]
    lines = [first, "1", "/pass", f"say {first}", "h l b p ?"]
    box.click()
    for line in lines:
        ann.page.keyboard.type(line)
        expect(box).to_have_value(line)
        ann.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("log", name=ann.words("page-chat"))).to_contain_text(line)
        expect(box).to_be_focused()
    ann.page.keyboard.type("well")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-send"), exact=True))
    ann.page.keyboard.type(f"/{first}")  # on goes the talk, though the button has gone dead
    expect(box).to_have_value(f"/{first}")
    ann.page.keyboard.press("Enter")
    assert (ann.said, ann.asked, ann.question["id"]) == ([], True, asked)


def test_the_entrance_begins_with_my_turn_on_a_phone_too(visit: Visit) -> None:
    ann = visit(width=390, height=844, touch=True).called("Ann")
    ann.goes("/")
    expect(ann.page.locator(".posters article, .posters > *").first).to_be_visible()
    assert ann.page.get_by_role("link", name=ann.words("page-home-table-open", status="turn")).count() == 0
    ann.makes("goulag", 5, title="Still empty")
    table = ann.makes("goulag", 5, pace="solo", bots=["naive"] * 4, title="After work")
    ann.does(table, "start")
    ann.goes("/")
    turn = ann.page.get_by_role("link", name=ann.words("page-home-table-open", status="turn"))
    expect(turn).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_role("listitem").first).to_contain_text("After work")
    assert violations(ann.page) == ""
    ann.press(turn)
    ann.until(lambda: ann.seats == [1])


def test_the_code_of_a_big_screen_leads_to_its_table(visit: Visit) -> None:
    ann, ben = visit().called("Ann"), visit(width=390, height=844, touch=True)
    table = ann.makes("goulag", 5, sofa=True)
    code = ann.call("GET", f"/api/tables/{table}")["table"]["sofa"]
    ben.goes("/")
    ben.page.get_by_label(ben.words("page-home-screen-code")).fill(code.lower())
    ben.press(ben.page.get_by_role("button", name=ben.words("page-home-screen-go")))
    ben.page.wait_for_url(f"**/t/{table}")
