"""What happens is played as beats: by keys, by taps, without movement, alone and beside the question."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.page.aloud import hears_the_beat, listens
from tests.page.axe import violations
from tests.page.beats import Step, after_the_beats, by_key, by_tap, playing, reads_no_paper, to_the_last_beat
from tests.page.conftest import Visit
from tests.page.hands import by_hand, options, question
from tests.page.house import House
from tests.page.moments import MOMENTS, reach
from tests.page.person import Person, Typist
from tests.page.photographs import begins, played, scenes
from tests.page.play import answer_once, by_command_line, play

pytestmark = pytest.mark.ci

SUPERVISES = next(moment for moment in MOMENTS if moment.name == "goulag-supervise")
UNSAID = re.compile(r"\bmeanwhile\b")  # what stands there until it may be said how it ends
MOVES = """() => document.getAnimations()
  .filter((each) => each.playState !== "finished" && each.effect.getComputedTiming().endTime > 20)
  .map((each) => `${each.animationName ?? each.transitionProperty}: ${each.effect.target.outerHTML}`)"""
AT_ITS_END = """() => document.querySelector(".stage").getAnimations({ subtree: true })
  .map((each) => [each.currentTime, each.effect.getComputedTiming().endTime]).filter(([now, end]) => now < end + 0.5)"""
"""What stands at its very end and not beyond it may be drawn as it began: a matter of rounding."""
COVERED = """(buttons) => buttons.map((button) => {
  button.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return [button, document.elementFromPoint(x + width / 2, y + height / 2)];
}).filter(([button, seen]) => !button.contains(seen)).map((both) => both.map((each) => each?.outerHTML))"""


def at_the_tower(visit: Visit, house: House, **how: object) -> Person:
    """Somebody who has to say what the supervisor does: then the cards of this round are turned."""
    token = house.welcome("Ann")
    table = reach(house, token, SUPERVISES)
    while round_of(house, token, table) > 1:  # then he has yet to be commissar, and is asked again
        table = reach(house, token, SUPERVISES)
    ann = visit(token=token, **how)
    reads_no_paper(ann)
    ann.goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    return ann


def round_of(house: House, token: str, table: str) -> int:
    _, hello = house.call("GET", f"/api/tables/{table}?seat=1", token=token)
    number: int = hello["view"]["public"]["round"]
    return number


def supervises(person: Person) -> None:
    by_hand(person, options(person, "supervise")[0])
    expect(person.page.locator(".stage .frame")).to_have_count(1)


def line(person: Person) -> Locator:
    return person.page.locator(".tape .line")


def count(person: Person) -> int:
    return int(person.page.locator(".tape .count").inner_text().split("/")[0])


def test_a_round_is_played_by_keyboard_alone(visit: Visit, house: House) -> None:
    ann = at_the_tower(visit, house, who=Typist, tape="wait", still=False)
    page, ask = ann.page, ann.page.locator(".ask")
    supervises(ann)
    assert count(ann) == 1
    expect(ask).to_have_attribute("inert", "")
    expect(ask).to_be_hidden()
    by_key(ann)
    expect(line(ann)).not_to_have_class(UNSAID)
    assert count(ann) == 1, "it has said how it ends, and waits"
    lit = page.locator("[data-seat][data-lit]").evaluate_all("(lit) => lit.map((one) => one.dataset.seat)")
    assert len(set(lit)) == 1, "only the supervisor"
    by_key(ann)
    expect(line(ann)).to_have_class(UNSAID)
    by_key(ann)
    expect(line(ann)).not_to_have_class(UNSAID)
    assert count(ann) == 2
    shown = line(ann).inner_text()
    expect(page.get_by_role("region", name=ann.words("page-tape"), exact=True)).to_contain_text(shown)
    log = page.get_by_role("log", name=ann.words("page-log"), exact=True)
    expect(log).to_have_attribute("aria-live", "polite")
    expect(log.get_by_role("listitem").last).to_contain_text(shown[-20:])
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(page) == ""

    back = page.get_by_role("button", name=ann.words("page-archive-button", name="back"))
    ann.walk_to(back)
    page.keyboard.press("Space")
    ann.until(lambda: count(ann) == 1)  # and not on again
    page.keyboard.press("Escape")
    expect(page.locator(".tape")).to_have_count(0)
    expect(ask).not_to_have_attribute("inert", "")
    expect(question(ann).get_by_role("heading", level=2)).to_be_focused()


@pytest.mark.slow
def test_without_movement_the_same_is_said(visit: Visit, house: House) -> None:
    """Two browsers at one seat, of which one keeps still."""
    still = at_the_tower(visit, house, tape="wait", still=True)
    [cookie] = still.context.cookies()
    moving = visit(token=cookie["value"], tape="wait", still=False)
    reads_no_paper(moving)
    moving.goes(still.page.url.removeprefix(still.base))
    supervises(still)
    expect(moving.page.locator(".stage .frame")).to_have_count(1)
    assert moving.page.evaluate(MOVES)
    said, moved = sentences(still)
    assert moved == []
    assert said == sentences(moving)[0]


def sentences(person: Person) -> tuple[list[str], list[str]]:
    """All that is said, and what moved while it was."""
    said: list[str] = []
    moved: list[str] = []
    while playing(person):
        before = count(person)
        if UNSAID.search(line(person).get_attribute("class") or ""):
            by_key(person)
        expect(line(person)).not_to_have_class(UNSAID)
        said.append(line(person).inner_text())
        moved += person.page.evaluate(MOVES)
        by_key(person)
        person.until(lambda before=before: not playing(person) or count(person) != before)
    return said, moved


@pytest.mark.slow
def test_a_stop_holds_until_it_is_switched_off(visit: Visit, house: House) -> None:
    ann = at_the_tower(visit, house, tape="fast", still=False)
    supervises(ann)
    why = ann.page.locator(".tape .stopped")
    expect(why).to_have_text(ann.words("page-stage-stops", stop="round"), timeout=15_000)  # it goes there by itself
    held, said = count(ann), line(ann).inner_text()
    ann.page.wait_for_timeout(1500)
    assert count(ann) == held
    ann.press(ann.page.locator(".tape summary"))
    box = ann.page.get_by_role("checkbox", name=ann.words("page-stage-stop", stop="round"))
    expect(box).to_be_checked()
    ann.press(box)
    expect(why).to_have_count(0)
    expect(ann.page.locator(".tape.running .line", has_text=said)).to_have_count(0)  # it goes on by itself
    assert ann.page.evaluate("() => localStorage.passing") == '["round"]'


@pytest.mark.slow
def test_a_stop_is_switched_off_by_keyboard(visit: Visit, house: House) -> None:
    """The key that ticks a box does nothing else."""
    ann = at_the_tower(visit, house, who=Typist, tape="wait", still=True)
    supervises(ann)
    ann.press(ann.page.locator(".tape summary"))
    box = ann.page.get_by_role("checkbox", name=ann.words("page-stage-stop", stop="round"))
    ann.walk_to(box)
    ann.page.keyboard.press("Space")
    expect(box).not_to_be_checked()
    assert count(ann) == 1


@pytest.mark.slow
def test_whoever_goes_on_sees_how_it_ends_at_any_pace(visit: Visit) -> None:
    """The ballots lie on the table, and do not stand before those who cast them once more."""
    ann = visit(width=1366, height=768, tape="slow", still=False).called("Ann")
    table, _ = played(ann, "politburo", 0)
    begins(ann, table, "politburo")
    ballots = 0
    for scene, _ in scenes(ann.page):
        if scene == "ballots":
            ballots += 1
            ann.page.keyboard.press("ArrowRight")
            expect(ann.page.locator(".tape .meanwhile")).to_have_count(0)
            assert ann.page.evaluate(AT_ITS_END) == []
        if ballots == 4:
            break
    assert ballots == 4


@pytest.mark.slow
def test_at_a_live_table_the_question_stands_at_once(visit: Visit) -> None:
    """Two people at desks, one of them with a phone too: nothing lies over what they have to press."""
    ann = visit(width=1366, height=768, tape="slow", still=False).called("Ann")
    ben = visit(width=1366, height=768, tape="slow", still=False).called("Ben")
    [cookie] = ann.context.cookies()
    phone = visit(width=390, height=844, tape="slow", still=False, token=cookie["value"])
    table = ann.makes("goulag", 5, pace="live", scale=1, decision=120, when_all_in=True, bots=["random"] * 3)
    ben.does(table, "sit", seat=2)
    ann.does(table, "start")
    met: set[str] = set()

    def check(person: Person) -> None:
        if person.page.locator(".tape.live button").count():
            expect(person.page.locator(".ask")).not_to_have_attribute("inert", "")
            expect(person.page.locator(".question.settling")).to_have_count(0)
            answers = question(person).locator(".answers").get_by_role("button").filter(visible=True)
            expect(answers.first).to_be_visible()
            assert answers.evaluate_all(COVERED) == []
            met.add("phone" if person is phone else "desk")
            if person.page.locator(".stage .frame").count():
                met.add("scene")

    def answer(person: Person, action: str) -> None:
        check(person)
        if person is ann:
            check(phone)
        by_command_line(person, action)

    for person in (ann, ben, phone):
        person.goes(f"/t/{table}")
    while not met >= {"desk", "phone", "scene"}:
        assert play(ann, ben, answer=answer, seed=len(ann.said), answers=1), met


GAMES = [
    pytest.param("goulag", 5, {}, id="goulag"),
    pytest.param("politburo", 5, {}, id="politburo"),
    pytest.param("kremlin", 3, {}, id="kremlin"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@pytest.mark.parametrize(
    ("step", "still"), [(by_tap, False), (by_key, False), (by_key, True)], ids=["tap", "key", "still"]
)
def test_a_whole_game_is_played(
    visit: Visit, game: str, seats: int, options: dict[str, str], step: Step, still: bool
) -> None:
    """A screen reader says each sentence once, and the focus stays where it is."""
    ann = visit(tape="wait", still=still).called("Ann")
    reads_no_paper(ann)
    listens(ann)
    table = ann.makes(game, seats, options=options, pace="solo", bots=["random"] * (seats - 1))
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    scenes: set[str | None] = set()
    moved: list[str] = []
    log = ann.page.get_by_role("log", name=ann.words("page-log"), exact=True)

    def look(person: Person) -> None:
        scene = person.page.locator(".stage")
        if scene.count():
            scene.locator(".frame").wait_for()
            scenes.add(scene.get_attribute("data-scene"))
            moved.extend(person.page.evaluate(MOVES))
        hears_the_beat(person)
        if step is by_key and count(person) == 1:
            log.focus()
        elif step is by_key:
            expect(log).to_be_focused()
        step(person)

    play(ann, answer=after_the_beats(look, by_hand))
    assert to_the_last_beat(ann, look) > 0
    expect(ann.page.locator(".ending")).to_be_visible()
    assert "end" in scenes
    assert bool(moved) != still, moved


@pytest.mark.slow
@pytest.mark.parametrize("width", [390, 1000])
def test_what_happens_keeps_its_room_beside_an_aside(visit: Visit, width: int) -> None:
    """At a table that others may look on at, where both stand in one band."""
    ann = visit(width=width, tape="plain").called("Ann")
    table = ann.makes("goulag", 7, pace="untimed", bots=["cook", "zealot", "trembler"] * 2)
    ann.does(table, "start")
    ann.goes(f"/t/{table}")
    band, rng = ann.page.locator(".tape.live"), Random(1)
    for _ in range(20):
        if ann.until(lambda: band.locator(".aside").count() or ann.asked) and band.locator(".aside").count():
            break
        answer_once(ann, rng)
    room, line = band.bounding_box(), band.locator(".line").bounding_box()
    assert room is not None
    assert line is not None
    assert line["width"] > 0.45 * room["width"]
