"""What is played, held where it can be looked at: in every language, by day and by night, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from presidium.text import Words, languages
from tests.page.conftest import Visit
from tests.page.look import wrong
from tests.page.person import Person
from tests.page.photographs import scenes

pytestmark = pytest.mark.slow
SCENES = {
    "goulag": {"round", "end"},
    "politburo": {"thumbs", "ballots", "fingers", "end"},
    "kremlin": {"purge", "trial", "health", "funeral", "election", "thaw", "parade", "end"},
}
GAMES = 6
"""How many games of bots are watched until all of these have come."""

OVERLAP = """() => {
  const box = (of) => of.getBoundingClientRect();
  const meet = (a, b) => Math.min(a.bottom - b.top, b.bottom - a.top, a.right - b.left, b.right - a.left) > 1;
  const cards = [...document.querySelectorAll(".health section, .health .desk")];
  const under = cards.filter((one, n) => cards.slice(n + 1).some((other) => meet(box(one), box(other))));
  const words = [...document.querySelectorAll(".health section p")];
  return [...under, ...words.filter((word) => box(word).bottom > box(word.closest("section")).bottom + 1)]
    .map((each) => each.textContent);
}"""
"""What lies partly under another card of the doctors or under their desk, or is written beyond its own."""

COVERED = """() => {
  const [a, b] = [".stage .frame", ".tape.running"].map((each) => document.querySelector(each).getBoundingClientRect());
  const meet = Math.min(a.bottom - b.top, b.bottom - a.top, a.right - b.left, b.right - a.left) > 1;
  return meet || b.top < 0 || b.bottom > innerHeight + 1;
}"""
"""Whether the picture lies over its sentence and the keys below that, or they are out of sight."""

BEYOND = """() => {
  const edge = document.querySelector(".stage .frame")?.getBoundingClientRect();
  const partly = ({ left, right, top, bottom }) =>
    left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top &&
    (left < edge.left - 2 || right > edge.right + 2 || top < edge.top - 2 || bottom > edge.bottom + 2);
  return [...document.querySelectorAll(".stage .frame svg text")]
    .filter((each) => each.textContent.trim() && partly(each.getBoundingClientRect())).map((each) => each.textContent);
}"""
"""What is drawn in letters and cut by the edge of its picture."""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 50))))"


def watches(person: Person, game: str) -> None:
    person.goes(f"/new?game={game}")
    person.tick(person.page.get_by_role("radio", name=person.words("page-new-way-name", way="watch")))
    person.press(person.page.locator("button.go"))


def speaks(person: Person, lang: str) -> None:
    """From now on; a newspaper is printed anew."""
    press = person.page.locator(f"header nav button[lang={lang}]")
    if person.page.locator("dialog .paper").count():
        with person.page.expect_response(lambda answer: "/pravda" in answer.url):
            press.dispatch_event("click")
    else:
        press.dispatch_event("click")
    expect(person.page.locator("html")).to_have_attribute("lang", lang)


def everywhere(person: Person, what: str) -> list[str]:
    """What is wrong with what stands there now, in any language and theme."""
    found = []
    for lang in languages():
        speaks(person, lang)
        person.words = Words(lang)
        for theme in ("light", "dark"):
            person.page.emulate_media(color_scheme=theme)
            expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
            person.page.evaluate(DRAWN)
            beyond = [f"cut by the edge: {each}" for each in person.page.evaluate(BEYOND)]
            found += [f"{what}, {lang}, {theme}: {each}" for each in beyond + wrong(person, lang)]
    return found


@pytest.mark.parametrize("game", SCENES)
@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)], ids=["desk", "phone"])
def test_every_big_moment_and_what_stands_beside_it(visit: Visit, game: str, width: int, height: int) -> None:
    ann = visit(tape="wait", still=True, width=width, height=height)
    seen: set[str] = set()
    watches(ann, game)
    settings = ann.page.locator(".tape.running summary")
    ann.press(settings)
    expect(ann.page.get_by_role("group", name=ann.words("page-stage-where-long"))).to_be_visible()
    found = everywhere(ann, "where it stops")
    ann.press(settings)
    ann.page.get_by_role("log").focus()  # where a space goes on
    for _ in range(GAMES):
        for scene, _ in scenes(ann.page):
            if scene not in seen:
                seen.add(scene)
                found += everywhere(ann, scene)
        if seen >= SCENES[game]:
            break
        watches(ann, game)
    assert seen == SCENES[game]
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu-paper")))
    expect(ann.page.get_by_role("dialog").get_by_role("heading", level=3)).not_to_be_empty()
    found += everywhere(ann, "the newspaper")
    assert not found, "\n".join(found)


def test_the_doctors_have_room_on_low_screens(visit: Visit) -> None:
    """Phones whose browser takes a part of the height, upright and lying, and a low window on a desk."""
    ann = visit(tape="wait", still=True)
    watches(ann, "kremlin")
    ann.page.get_by_role("log").focus()  # where a space goes on
    assert any(scene == "health" and ann.page.locator(".health .result").count() > 6 for scene, _ in scenes(ann.page))
    upright = [(390, 844), (390, 740), (390, 660), (360, 640), (320, 568)]
    for width, height in [*upright, (844, 390), (667, 375), (1280, 600), (1366, 768)]:
        ann.page.set_viewport_size({"width": width, "height": height})
        for lang in languages():
            speaks(ann, lang)
            for to in (0, 100_000):  # wherever one has scrolled to
                ann.page.evaluate("(to) => scrollTo(0, to)", to)
                ann.page.evaluate(DRAWN)
                assert ann.page.evaluate(OVERLAP) == [], (width, height, lang)
                assert not ann.page.evaluate(COVERED), (width, height, lang, to)
