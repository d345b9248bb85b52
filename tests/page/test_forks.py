"""From a moment of the archives on: what might have been, and a new table that begins there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.hands import question
from tests.page.house import House
from tests.page.moments import MOMENTS, reach
from tests.page.person import Person

pytestmark = pytest.mark.slow
(OVER,) = [moment for moment in MOMENTS if not moment.verb and moment.game == "goulag"]


@pytest.fixture
def reader(visit: Visit, house: House) -> Person:
    """Ben looks at the middle of a game of Ann's."""
    table = reach(house, house.welcome("Ann"), OVER)
    ben = visit().goes(f"/archive/{table}?at=20")
    ben.page.get_by_role("group", name=ben.words("page-archive-eyes")).wait_for()
    return ben


def test_another_answer_is_played_on_and_the_endings_are_counted(reader: Person) -> None:
    reader.press(reader.page.get_by_role("button", name=reader.words("page-fork-whatif")))
    dialog = reader.page.get_by_role("dialog", name=reader.words("page-fork-whatif"))
    reader.press(dialog.get_by_role("button", name=reader.words("page-whatif-go")))
    expect(dialog.get_by_role("table")).to_have_count(2, timeout=30_000)
    expect(dialog).to_contain_text(reader.words("page-whatif-luck"))
    rows = dialog.get_by_role("table").nth(1).locator("tbody tr")
    for arm in (0, 1):
        counts = rows.locator(f"td:nth-of-type({arm + 1}) b").all_inner_texts()
        assert sum(map(int, counts)) == 20


def test_one_plays_on_from_the_moment_shown_at_a_table_that_says_so(reader: Person) -> None:
    reader.press(reader.page.get_by_role("button", name=reader.words("page-fork-play")))
    dialog = reader.page.get_by_role("dialog", name=reader.words("page-fork-play"))
    expect(dialog).to_contain_text(reader.words("page-play-on-known"))
    dialog.get_by_role("radio").nth(2).check()
    reader.press(dialog.get_by_role("button", name=reader.words("page-play-on-go")))
    reader.page.wait_for_url("**/t/*")
    expect(reader.page.get_by_text(reader.words("page-began-archive"), exact=True)).to_be_visible()
    expect(question(reader)).to_be_visible()
    assert reader.seats == [3]
