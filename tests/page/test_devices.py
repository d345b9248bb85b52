"""Links to another device, and the list of one's devices: nobody becomes somebody else by surprise."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.page.conftest import Visit
from tests.page.person import Person

pytestmark = pytest.mark.ci


def link_of(person: Person) -> str:
    return f"/link/{person.call('POST', '/api/me/links')['code']}"


def button(person: Person, id: str, **args: str) -> Locator:
    return person.page.get_by_role("button", name=person.words(id, **args))


def name_of(person: Person) -> str:
    name: str = person.call("GET", "/api/me")["name"]
    return name


@pytest.mark.slow
def test_a_link_says_whose_it_is_and_asks_before_one_becomes_another(visit: Visit) -> None:
    ann, eve = visit().called("Ann"), visit().called("Eve")
    link = link_of(eve)
    ann.goes(link)
    ann.until(lambda: "signs this device in as Eve" in ann.text() and "You are now Ann here" in ann.text())
    ann.press(ann.page.get_by_role("link", name="Stay Ann"))
    ann.until(lambda: "Here you are Ann" in ann.text())
    ann.goes(link)
    ann.press(button(ann, "page-link-device-open", name="Eve"))
    ann.until(lambda: "Here you are Eve" in ann.text())
    assert name_of(ann) == name_of(eve) == "Eve"


@pytest.mark.slow
def test_a_link_opens_for_somebody_whom_nobody_knows_and_is_not_wasted_at_home(visit: Visit) -> None:
    ann, phone = visit().called("Ann"), visit(width=390, height=844, lang="fr")
    link = link_of(ann)
    ann.goes(link)
    ann.until(lambda: "You are Ann here already" in ann.text())
    assert button(ann, "page-link-device-open", name="Ann").count() == 0
    phone.goes(link)
    phone.press(button(phone, "page-link-device-open", name="Ann"))
    phone.until(lambda: "Ici, vous êtes Ann" in phone.text())
    phone.forgives = ("404",)
    phone.goes(link)
    phone.until(lambda: phone.words("refused-no-such-link") in phone.text())


def test_a_device_that_is_signed_out_plays_no_more(visit: Visit) -> None:
    desk, phone = visit().called("Ann"), visit(width=390, height=844)
    table = desk.makes("goulag", 5, pace="untimed", bots=["random"] * 4)
    desk.does(table, "start")
    phone.goes(link_of(desk))
    phone.press(button(phone, "page-link-device-open", name="Ann"))
    phone.until(lambda: "Here you are Ann" in phone.text())
    phone.goes(f"/t/{table}")
    phone.until(lambda: phone.seats == [1])
    desk.goes("/")
    desk.press(button(desk, "page-devices"))
    rows = desk.page.get_by_role("dialog").get_by_role("listitem")
    desk.until(lambda: rows.count() == 2)
    assert desk.words("page-devices-here") in rows.nth(1).inner_text()
    desk.press(button(desk, "page-devices-out-others", sure="no"))
    desk.press(button(desk, "page-devices-out-others", sure="yes"))
    desk.until(lambda: rows.count() == 1)
    phone.until(lambda: phone.words("page-watching") in phone.text())
    assert phone.context.request.get(f"{phone.base}/api/me").status == 401
    desk.press(rows.nth(0).get_by_role("button"))
    desk.until(lambda: "signed in nowhere else" in desk.text())
    desk.press(rows.nth(0).get_by_role("button"))
    desk.until(lambda: desk.words("page-home-who-nobody") in desk.text())
    assert desk.context.cookies() == []
