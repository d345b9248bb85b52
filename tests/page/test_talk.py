"""People reach each other: what one does is seen at the other's table, on a desk and on a phone, in every phase."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.house import House
from tests.page.person import Person
from tests.page.play import answer_once
from tests.page.rooms import do, two_in_no_hurry
from tests.page.test_floor import is_in_sight, to_the_floor
from tests.page.test_speech import said

DESK, PHONE, HALF = (1366, 768), (390, 844), (680, 768)
SIZES = [pytest.param(*DESK, id="desk"), pytest.param(*PHONE, id="phone", marks=pytest.mark.ci)]
SECOND = 1.0
TO_ANN = {
    "goulag": (
        "claim 1 disloyal inferred",
        "claim 1 loyal inferred",
        "ask 1 about 3",
        "promise 1 to trust",
        "warn 1 to skip",
        "believe not 1",
    ),
    "politburo": (
        "pact 1",
        "deviant 1",
        "promise 1 to spare",
        "warn 1 to oppose",
        "wants 1 finance up",
        "believe not 1",
    ),
}
"""By game, every kind of statement that turns to a person, as seat 2 says it to seat 1."""


def line(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.words("page-chat-say"))


def knows_the_games(person: Person) -> Person:
    person.context.add_init_script("localStorage.guide ??= 'goulag politburo kremlin'")
    return person


def sits(person: Person, table: str) -> None:
    """Go to the table, and wait for its first question or floor."""
    person.page.goto(f"{person.base}/t/{table}")
    person.page.locator(".ask > :is(.question, .floor-panel)").first.wait_for()


def meet(visit: Visit, game: str, seats: int, width: int, height: int, **how: str) -> tuple[Person, Person, str]:
    """Ann with this screen and Ben with another, both at the table before their first question or floor."""
    ann = knows_the_games(visit(width=width, height=height, touch=width < height)).called("Ann")
    ben = knows_the_games(visit()).called("Ben")
    table = ann.makes(game, seats, pace="untimed", **{"talk": "open", **how})
    ben.does(table, "sit", seat=2)
    ann.does(table, "fill")
    ann.does(table, "start")
    for person in (ann, ben):
        sits(person, table)
    return ann, ben, table


def both_to_the_floor(*people: Person) -> None:
    rng = Random(4)

    def answering() -> list[Person]:
        return [person for person in people if person.asked and not person.floor]

    while not people[0].floor:
        people[0].until(lambda: people[0].floor or answering())  # `until` alone lets the page go on
        for person in answering():
            answer_once(person, rng, by_hand)
    people[0].page.locator(".floor-panel").wait_for()


def clear(card: Locator) -> None:
    """Leave everybody who waits for a reply without one; a bot may have spoken too."""
    while card.count():
        with suppress(TimeoutError):  # it may go while a finger is on its way
            card.locator(".away, .silent").first.click(timeout=1000)
        card.page.wait_for_timeout(150)


@pytest.mark.ci
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_who_writes_is_seen_at_their_seat_and_nobody_sees_what(visit: Visit, width: int, height: int) -> None:
    ann, ben, _ = meet(visit, "goulag", 5, width, height)
    line(ben).press_sequentially("Papkin is dis")
    dots = ann.page.locator("[data-seat='2'] .dots").first
    expect(dots).to_be_visible(timeout=SECOND * 1000)
    assert not any("Papkin" in text for text in ann.heard)
    ann.page.wait_for_timeout(4200)
    expect(dots).to_have_count(0)
    before = len(ann.heard)
    ben.page.locator("[data-command]").press_sequentially("pass")
    ann.page.wait_for_timeout(400)
    assert not any('"typing"' in text for text in ann.heard[before:]), "a command is no public line"


@pytest.mark.ci
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_takes_back_in_ones_own_bubble_for_three_seconds(visit: Visit, width: int, height: int) -> None:
    ann, ben, _ = meet(visit, "goulag", 5, width, height)
    unsay = ann.page.locator(".unsay").filter(visible=True)
    for _ in range(2):
        ann.page.keyboard.press("f")
        ann.page.keyboard.press("2")
        ann.page.locator(".face-sheet .verb.accuse").click()
        expect(unsay).to_have_count(1)
        if "Retract" not in [kind for _, kind in said(ann)]:
            if width > height:
                ann.page.keyboard.press("u")
            else:
                unsay.click()
            ann.until(lambda: (1, "Retract") in said(ann))
            expect(unsay).to_have_count(0)
    ann.page.wait_for_timeout(3200)
    expect(unsay).to_have_count(0)
    expect(ben.page.locator(".unsay")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_statement_takes_two_taps_after_the_face_on_a_floor(visit: Visit, width: int, height: int) -> None:
    ann, ben, _ = meet(visit, "goulag", 7, width, height)
    both_to_the_floor(ann, ben)
    faces = ann.page.locator(".floor-panel").locator(".faces" if width > height else ".ring")
    sheet = ann.page.locator(".face-sheet")
    verbs = sheet.locator(".verb:not(.note, .mute)")

    def own() -> list[str]:
        return [kind for seat, kind in said(ann) if seat == 1]

    def says(*taps: Locator) -> None:
        """Tap the face of seat 2, then these."""
        before = len(own())
        faces.get_by_role("button", name=ann.words("page-speak-to", seat=2)).click()
        assert len(taps) <= 2
        for tap in taps:
            tap.click()
        ann.until(lambda: len(own()) > before)
        expect(sheet).to_have_count(0)

    says(verbs.first)
    says(verbs.nth(1))
    says(sheet.locator(".ask + .more"), sheet.locator(".wordings .chips button").last)
    says(sheet.locator(".verb.promise"))
    assert own()[:2] == ["Claim", "Claim"]
    assert own()[2] in ("Inquire", "AskWhy")  # the last wording asks for a reason, once seat 2 has chosen anything
    assert own()[3:] == ["Promise"]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["goulag", pytest.param("politburo", marks=pytest.mark.ci)])
def test_every_address_to_a_person_brings_a_card(
    visit: Visit, house: House, game: str, width: int, height: int
) -> None:
    token = house.welcome("Ann")
    table, tokens = two_in_no_hurry(house, token, game, 5)
    ann = knows_the_games(visit(width=width, height=height, token=token, touch=width < height)).goes(f"/t/{table}")
    ann.page.locator(".ask > .question").wait_for()
    card = ann.page.locator(".reply-card")
    for statement in TO_ANN[game]:
        clear(card)
        do(house, tokens[2], table, "say", seat=2, statement=statement)
        expect(card).to_be_in_viewport(ratio=0.95)
        expect(card).to_contain_text("Ben")
        expect(card.locator("q")).not_to_be_empty()
        if "loyal" in statement.split():  # who vouches wants no answer
            expect(card).to_have_class(re.compile("mild"))
            box = card.bounding_box()
            assert box is not None
            assert box["height"] < 60
            card.get_by_role("button", name=ann.words("page-reply-open")).click()
        expect(card.locator(".ways button")).to_have_count(4)
        clear(card)


@pytest.mark.ci
@pytest.mark.parametrize("seats", [7, 10])
@pytest.mark.parametrize("game", ["goulag", "politburo"])
def test_one_line_is_in_sight_on_a_phone_however_many_sit_there(visit: Visit, game: str, seats: int) -> None:
    ann = knows_the_games(visit(width=PHONE[0], height=PHONE[1], touch=True)).called("Ann")
    table = ann.makes(game, seats, pace="solo", talk="open")
    for command in ("fill", "start"):
        ann.does(table, command)
    sits(ann, table)
    for _ in range(2):
        ann.page.locator(".ask > :is(.question, .floor-panel)").first.wait_for()
        expect(line(ann)).to_be_in_viewport(ratio=0.99)
        width = line(ann).evaluate("box => box.getBoundingClientRect().width")
        assert width > PHONE[0] / 2
        at = line(ann).evaluate("""box => {
          const { left, top, width, height } = box.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === box;
        }""")
        assert at, "nothing lies over it"
        to_the_floor(ann)
    bottom = ann.page.locator(".floor-panel > .foot").evaluate("foot => foot.getBoundingClientRect().bottom")
    top = line(ann).evaluate("box => box.getBoundingClientRect().top")
    assert bottom <= top + 1, "no button of the floor lies under the line"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_another_says_is_seen_within_a_second_on_a_floor_and_at_the_end(
    visit: Visit, width: int, height: int
) -> None:
    ann, ben, table = meet(visit, "goulag", 5, width, height)
    both_to_the_floor(ann, ben)
    for words, before in (("on the floor", None), ("at the board", "aside"), ("at the end", "over")):
        if before == "aside" and width < height:
            ann.page.get_by_role("button", name=ann.words("page-floor-fold", folded="no")).click()
        if before == "over":
            ann.does(table, "finish")
            ann.until(lambda: ann.status in ("over", "closed"))
        ben.does(table, "chat", text=words, seat=2)
        ann.until(lambda words=words: is_in_sight(ann, words), SECOND + 0.5)


@pytest.mark.ci
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_after_a_reload_words_stand_in_the_order_in_which_they_were_said(visit: Visit, width: int, height: int) -> None:
    ann, ben, table = meet(visit, "goulag", 5, width, height)
    both_to_the_floor(ann, ben)
    spoken = ("first", "claim 3 loyal inferred", "second", "claim 3 disloyal inferred", "third")
    for words in spoken:
        if words.startswith("claim"):
            ben.does(table, "say", seat=2, statement=words)
        else:
            ben.does(table, "chat", text=words, seat=2)
    thread = ann.page.locator(".thread li:has(b:text-is('Ben'))")
    expect(thread).to_have_count(len(spoken))
    before = thread.all_inner_texts()
    ann.page.reload()
    expect(thread).to_have_count(len(spoken))
    assert thread.all_inner_texts() == before
    assert [word for text in before for word in ("first", "second", "third") if word in text] == [
        "first",
        "second",
        "third",
    ]


@pytest.mark.ci
@pytest.mark.parametrize(("width", "height"), [HALF, PHONE, DESK])
def test_on_a_call_the_board_stays_in_sight_and_the_host_goes_on(visit: Visit, width: int, height: int) -> None:
    ann, ben, table = meet(visit, "goulag", 7, width, height, talk="call")
    expect(line(ann)).to_have_count(0)
    both_to_the_floor(ann, ben)
    panel = ann.page.locator(".floor-panel")
    expect(panel.locator("h2")).to_have_text(ann.words("page-floor-call"))
    expect(ann.page.locator(".plate")).to_have_count(7)
    for plate in ann.page.locator(".plate").all():
        expect(plate).to_be_in_viewport(ratio=0.9)
    foot = panel.bounding_box()
    assert foot is not None
    assert (
        width == DESK[0]
        or max(
            each.evaluate("plate => plate.getBoundingClientRect().bottom") for each in ann.page.locator(".plate").all()
        )
        <= foot["y"] + 1
    )
    assert violations(ann.page, ".floor-panel") == ""
    ben.does(table, "say", seat=2, statement="claim 1 disloyal inferred")
    expect(panel.locator(".reply-card")).to_have_class(re.compile("mild"))
    ann.page.get_by_role("button", name=ann.words("page-chat-say")).click()
    expect(line(ann)).to_be_focused()
    line(ann).fill("for the record")
    line(ann).press("Enter")
    ben.until(lambda: any("for the record" in text for text in ben.heard))
    number = ann.floor
    panel.get_by_role("button", name=ann.words("page-floor-close")).click()
    ann.until(lambda: ann.floor != number)


@pytest.mark.ci
@pytest.mark.parametrize(("width", "height"), [DESK, PHONE])
def test_amid_the_film_one_hears_people_and_is_told_that_one_is_accused(visit: Visit, width: int, height: int) -> None:
    how = {"still": False, "tape": "slow"}
    ann = knows_the_games(visit(width=width, height=height, touch=width < height, **how)).called("Ann")
    ben = visit(tape="none").called("Ben")
    table = ann.makes("goulag", 5, pace="live", in_step=True, talk="open", decision=300)
    ben.does(table, "sit", seat=2)
    ann.does(table, "fill")
    ann.does(table, "start")
    for person in (ben, ann):
        person.goes(f"/t/{table}")
    film, rng = ann.page.locator(".ask.later"), Random(4)
    for _ in range(10):
        ann.until(lambda: ann.asked or ben.asked or film.count())
        if film.count():
            break
        for person in (ann, ben):
            if person.asked:
                answer_once(person, rng, by_hand)
    ben.does(table, "chat", text="in the dark", seat=2)
    ann.until(lambda: is_in_sight(ann, "in the dark"), SECOND + 0.5)
    ben.does(table, "say", seat=2, statement="claim 1 disloyal inferred")
    expect(ann.page.locator(".reply-card.accused")).to_be_in_viewport(ratio=0.95, timeout=(SECOND + 0.5) * 1000)
    assert film.count(), "the film still runs"
