"""The archives: a finished game stepped through, from any seat's eyes, by hand and by key."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from presidium.core.record import read
from presidium.games import find
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.moments import MOMENTS, reach
from tests.page.person import Person

pytestmark = pytest.mark.slow
OVER = [moment for moment in MOMENTS if not moment.verb]


@pytest.mark.parametrize("over", OVER, ids=[moment.game for moment in OVER])
def test_every_seat_sees_its_own_past(visit: Visit, house: House, over: object) -> None:
    table = reach(house, house.welcome("Ann"), over)  # type: ignore[arg-type]
    ben = visit().goes(f"/archive/{table}")  # whoever has the address may look
    eyes = ben.page.get_by_role("group", name=ben.words("page-archive-eyes")).get_by_role("button")
    for nth in (0, 1, 2, eyes.count() - 1):
        ben.press(eyes.nth(nth))
        expect(eyes.nth(nth)).to_have_attribute("aria-pressed", "true")
        ben.page.locator("main h1").first.focus()
        for key in ("Home", "ArrowRight", "ArrowRight", "End", "ArrowLeft"):
            ben.page.keyboard.press(key)
    moment = at(ben)
    assert moment > 0
    ben.page.reload()
    ben.page.locator("main h1").first.wait_for()
    ben.until(lambda: at(ben) == moment)


def at(person: Person) -> int:
    """Where in the game the address says we are; it follows after a moment."""
    person.page.wait_for_timeout(400)
    return int(parse_qs(urlsplit(person.page.url).query)["at"][0])


def test_what_was_promised_at_the_end_is_there(visit: Visit, house: House) -> None:
    (over,) = [moment for moment in OVER if moment.game == "goulag"]
    token = house.welcome("Ann")
    ann = visit(token=token).goes(f"/t/{reach(house, token, over)}")
    with ann.page.expect_download() as kept:
        ann.press(ann.page.get_by_role("link", name=ann.words("page-end-record")))
    record = read(kept.value.path().read_text(), find)
    assert record.final(find("goulag")).public.outcome is not None
    ann.press(ann.page.get_by_role("button", name=ann.words("page-end-rematch")))
    before = ann.page.url
    ann.until(lambda: ann.page.url != before)


def test_the_past_can_be_looked_at_while_the_game_goes_on(visit: Visit, house: House) -> None:
    (moment,) = [each for each in MOMENTS if each.name == "kremlin-window"]
    token = house.welcome("Ann")
    ann = visit(token=token).goes(f"/t/{reach(house, token, moment)}")
    ann.press(ann.page.get_by_role("button", name=ann.words("page-history"), exact=True))
    ann.press(ann.page.get_by_role("button", name=ann.words("page-archive-button", name="first")))
    expect(ann.page.get_by_role("region", name=ann.words("page-question"))).to_contain_text(ann.words("page-past"))
    ann.press(ann.page.get_by_role("button", name=ann.words("page-history-leave")))
    expect(ann.page.get_by_role("region", name=ann.words("page-question"))).not_to_contain_text(ann.words("page-past"))
