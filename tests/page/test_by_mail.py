"""A table that takes days: how it is set, what it tells of its time, and what its people ask of each other."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.person import Person
from tests.page.rooms import two_in_no_hurry

pytestmark = pytest.mark.ci


def test_a_table_by_mail_is_set_and_told(visit: Visit) -> None:
    ann = visit().called("Ann").goes("/new?game=goulag&way=mail")
    days = ann.page.get_by_role("spinbutton", name=ann.words("page-mail-days"))
    days.fill("1.5")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-new-make", open="yes")))
    ann.page.wait_for_url("**/t/*")
    table = ann.page.url.rsplit("/", 1)[-1]
    tempo = ann.call("GET", f"/api/tables/{table}")["table"]["tempo"]
    assert (tempo["pace"], tempo["deadline"], tempo["bank"]) == ("mail", 1.5 * 86400, 3 * 86400)
    assert tempo["sittings"] == [480, 1200]
    expect(ann.page.get_by_role("main")).to_contain_text("08:00 and 20:00")
    ann.goes("/")
    expect(ann.page.get_by_role("main")).to_contain_text(ann.words("page-by-mail"))


def paces(person: Person) -> None:
    """To what is asked of the table's tempo."""
    person.press(person.page.get_by_role("button", name=person.words("page-menu"), exact=True))
    person.press(person.page.locator("summary", has_text=person.words("page-menu-pace")))


@pytest.mark.slow
def test_by_consent_a_table_goes_on_by_mail_and_takes_days_off(visit: Visit, house: House) -> None:
    table, tokens = two_in_no_hurry(house, house.welcome("Ann"), "goulag", 5)
    ann, ben = (visit(token=tokens[seat]).goes(f"/t/{table}") for seat in (1, 2))
    paces(ann)
    ann.press(ann.page.get_by_role("button", name=ann.words("page-mail-adjourn-ask")))
    ben.press(ben.page.get_by_role("button", name=ben.words("page-mail-agree")))
    ann.until(lambda: ann.table["tempo"]["pace"] == "mail")

    paces(ann)
    ann.page.get_by_role("spinbutton", name=ann.words("page-mail-holiday-days"), exact=True).fill("3")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-mail-holiday-ask")))
    ben.press(ben.page.get_by_role("button", name=ben.words("page-mail-object")))
    ann.until(lambda: not ann.table["proposal"])

    paces(ann)
    ann.press(ann.page.get_by_role("button", name=ann.words("page-mail-holiday-ask")))
    ben.press(ben.page.get_by_role("button", name=ben.words("page-mail-agree")))
    ann.until(lambda: ann.table["seats"][0]["holiday"])
    ann.press(ann.page.get_by_role("button", name=ann.words("page-mail-back")))
    ann.until(lambda: not ann.table["seats"][0]["holiday"])

    paces(ann)
    ann.press(ann.page.get_by_role("button", name=ann.words("page-mail-hours-keep")))
    ann.until(lambda: ann.table["seats"][0]["hours"])
    assert ann.table["seats"][0]["hours"]["starts"] == 22 * 60
