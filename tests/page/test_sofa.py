"""One screen, and a phone for each: whole games, who comes late, a phone that dies, and one that is shared."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.page.hands import by_hand
from tests.page.person import Person
from tests.page.play import choose, play
from tests.page.test_secrets import allowed, events, messages, secrets

PULSES = """
window.pulses = [];
const note = ({ dataset, clientWidth, clientHeight }) => pulses.push([+dataset.question, clientWidth, clientHeight]);
const found = (node) => node.querySelectorAll ? [node, ...node.querySelectorAll("*")] : [];
new MutationObserver((all) => all.flatMap(({ addedNodes }) => [...addedNodes]).flatMap(found)
  .filter((node) => node.classList.contains("pulse")).forEach(note))
  .observe(document, { childList: true, subtree: true });
"""
"""What lights a phone up, noted as it comes: for which question, and how large."""


class Sofa(NamedTuple):
    table: str
    code: str
    screen: Person
    phones: list[Person]

    def press(self, person: Person, what: str, **args: str | int) -> None:
        person.press(person.page.get_by_role("button", name=person.words(what, **args), exact=True).first)


def phone_of(visit: Visit) -> Person:
    phone = visit(width=390, height=844)
    phone.context.add_init_script(PULSES)
    return phone


def gather(visit: Visit, game: str, seats: int, *names: str, **table: object) -> Sofa:
    """They sit down by the letters on the screen, and whoever stands there begins."""
    screen = visit(width=1920, height=1080).called("The house")
    made = screen.makes(game, seats, sit=False, sofa=True, **table)
    code: str = screen.call("GET", f"/api/tables/{made}")["table"]["sofa"]
    screen.goes(f"/screen/{code}")
    sofa = Sofa(made, code, screen, [phone_of(visit) for _ in names])
    for phone, name in zip(sofa.phones, names, strict=True):
        phone.goes(f"/s/{code.lower()}")
        sits(sofa, phone, name)
        expect(screen.page.get_by_text(name).first).to_be_visible()
    return sofa


def sits(sofa: Sofa, phone: Person, name: str) -> None:
    phone.page.get_by_role("textbox", name=phone.words("page-lobby-name")).fill(name)
    sofa.press(phone, "page-sit")
    phone.page.locator(".look-up").wait_for()


def begins(sofa: Sofa, chairs: int) -> None:
    sofa.press(sofa.screen, "page-sofa-begin", open=chairs)
    everybody = (sofa.screen, *sofa.phones)
    sofa.screen.until(lambda: all(person.status == "running" for person in everybody))
    sofa.screen.page.locator(".spoken").wait_for()
    for phone in sofa.phones:
        phone.page.locator(".cover, .curtain").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "people"),
    [
        ("goulag", 5, 2),
        pytest.param("goulag", 7, 4, marks=pytest.mark.slow),
        pytest.param("politburo", 5, 4, marks=pytest.mark.slow),
        pytest.param("kremlin", 3, 2, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_round_a_screen(visit: Visit, game: str, seats: int, people: int) -> None:
    sofa = gather(visit, game, seats, *("Ann", "Ben", "Cid", "Dan")[:people])
    assert violations(sofa.screen.page) == ""
    assert violations(sofa.phones[0].page) == ""
    begins(sofa, seats - people)
    for part in (".told", "aside", ".board"):
        assert violations(sofa.screen.page, part) == ""
    fills_its_room(sofa.screen)
    assert violations(sofa.phones[0].page) == ""
    expect(sofa.phones[0].page.get_by_role("region", name=sofa.phones[0].words("page-board"))).to_have_count(0)
    play(*sofa.phones, answer=by_hand)
    sofa.screen.until(lambda: all(person.over for person in (sofa.screen, *sofa.phones)))

    sofa.screen.page.locator(".ending").wait_for()
    fills_its_room(sofa.screen, least=0.4)  # a paper is as long as there is to say

    record = sofa.screen.context.request.get(f"{sofa.screen.base}/api/tables/{sofa.table}/record").text()
    shows_what_everybody_may_know(sofa.screen, record)
    lights_up_alike(sofa.phones)


def fills_its_room(screen: Person, least: float = 0.6) -> None:
    """What hangs on the screen is seen whole and no smaller than it has to be, also when the room has changed."""
    for size in ((1920, 1080), (1366, 768), (1920, 1080)):
        screen.page.set_viewport_size({"width": size[0], "height": size[1]})
        screen.until(lambda: fitted(screen, least))


def fitted(screen: Person, least: float) -> bool:
    """It touches two opposite sides of its room, goes beyond none, and takes so much of the other way at least."""
    room, thing = (screen.page.locator(f".screen > .board > .room{of}").bounding_box() for of in ("", " > .thing"))
    used = sorted(thing[way] / room[way] for way in ("width", "height")) if room and thing else [0.0, 0.0]
    return used[0] > least and used[1] == pytest.approx(1, abs=0.01)


def shows_what_everybody_may_know(screen: Person, record: str) -> None:
    """The screen is one that watches: whatever it was told, anybody may know."""
    may_see, may_hear = allowed(record, None)
    assert messages(screen)
    assert [key for key, _ in secrets(screen) if tuple(key) not in may_see] == []
    assert [event for event in events(screen) if event not in may_hear] == []
    assert all("seat=" not in stream for stream in screen.streams)


def lights_up_alike(phones: list[Person]) -> None:
    """All phones light up alike, regardless of which player is asked."""
    lit = [phone.page.evaluate("() => window.pulses") for phone in phones]
    asked = {number for phone in phones for number in phone.questions}
    assert len(asked) > 3
    for pulses in lit:
        assert asked <= {number for number, _, _ in pulses}
        assert {(width, height) for _, width, height in pulses} == {(390, 844)}


@pytest.mark.slow
def test_what_a_hand_holds_is_in_the_page_only_under_a_thumb(visit: Visit) -> None:
    sofa = gather(visit, "politburo", 5, "Ann", "Ben")
    begins(sofa, 3)
    ben = sofa.phones[1]
    goal = ben.page.locator(".dossier")
    expect(goal).to_have_count(0)
    ben.page.locator(".cover").hover()
    ben.page.mouse.down()
    expect(goal).to_be_visible()
    ben.page.mouse.up()
    expect(goal).to_have_count(0)
    ben.page.locator(".cover").focus()
    ben.page.keyboard.press("Enter")
    expect(goal).to_be_visible()


@pytest.mark.slow
def test_who_comes_late_and_whose_phone_has_died(visit: Visit) -> None:
    sofa = gather(visit, "goulag", 5, "Ann", "Ben")
    begins(sofa, 3)
    cleo = phone_of(visit).goes(f"/s/{sofa.code}")
    cleo.page.get_by_role("textbox", name=cleo.words("page-lobby-name")).fill("Cleo")
    sofa.press(cleo, "page-sofa-take", kind="bot")
    cleo.page.locator(".cover").wait_for()
    expect(sofa.screen.page.locator("aside").get_by_text("Cleo").first).to_be_visible()

    sofa.phones[1].goes("/rules")
    expect(sofa.screen.page.get_by_text(sofa.screen.words("page-sofa-gone"))).to_be_visible()
    again = phone_of(visit).goes(f"/s/{sofa.code}")
    again.page.get_by_role("textbox", name=again.words("page-lobby-name")).fill("Ben again")
    sofa.press(again, "page-sofa-take", kind="person")
    expect(sofa.screen.page.get_by_text(sofa.screen.words("page-sofa-taker", name="Ben again"))).to_be_visible()
    again.page.locator(".cover").wait_for(timeout=60_000)


@pytest.mark.slow
def test_two_share_a_phone(visit: Visit) -> None:
    sofa = gather(visit, "goulag", 5, "Ann", "Ben")
    ben = sofa.phones[1]
    ben.page.get_by_role("textbox", name=ben.words("page-sofa-share")).fill("Zoe")
    sofa.press(ben, "page-sofa-share-go")
    expect(sofa.screen.page.get_by_text("Zoe").first).to_be_visible()
    begins(sofa, 2)
    for name in ("Ben", "Zoe"):
        expect(ben.page.locator(".worker")).to_have_count(0)
        sofa.press(ben, "page-curtain-taken", name=name)
        expect(ben.page.locator(".worker").first).to_be_visible()
        sofa.press(ben, "page-sofa-read")
    ben.until(lambda: ben.page.locator(".look-up, .curtain").count())


def to_the_end(sofa: Sofa) -> None:
    """A game is played past the page."""
    rng, answered = Random(1), {phone: set[int]() for phone in sofa.phones}
    while not all(person.over for person in (sofa.screen, *sofa.phones)):
        for phone in sofa.phones:
            question = phone.question
            if phone.asked and question is not None and question["id"] not in answered[phone]:
                answered[phone].add(question["id"])
                action = choose(question, rng)
                phone.does(sofa.table, "answer", seat=phone.seats[0], question=question["id"], action=action)
        sofa.screen.page.wait_for_timeout(30)


@pytest.mark.slow
def test_once_more_on_the_screen_brings_the_phones_along(visit: Visit) -> None:
    """People in the room play on; the chair of a phone that has gone home is free."""
    sofa = gather(visit, "goulag", 5, "Ann", "Ben", "Cid", pace="untimed")
    begins(sofa, 2)
    to_the_end(sofa)
    sofa.screen.page.locator(".ending").wait_for()
    ann, ben, cid = sofa.phones
    cid.goes("/rules")
    expect(sofa.screen.page.get_by_text(sofa.screen.words("page-sofa-gone"))).to_be_visible()
    sofa.press(sofa.screen, "page-end-rematch")
    come = sofa.screen.page.get_by_text(sofa.screen.words("page-sofa-come", people=2, open=1))
    come.wait_for()
    for phone in (ann, ben):
        phone.page.locator(".look-up").wait_for()
        assert sofa.table not in phone.page.url
    again = phone_of(visit).goes("/s/" + sofa.screen.page.url.rpartition("/")[2])
    sits(sofa, again, "Dan")
    sofa.press(sofa.screen, "page-sofa-begin", open=0)
    for phone in (ann, ben, again):
        phone.page.locator(".cover, .curtain").first.wait_for()
