"""How an answer is given by hand: where one points and presses on each game's table, for every kind of answer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import FloatRect, Locator

from tests.page.person import Person


def by_hand(person: Person, action: str) -> None:
    from_the_floor(person)
    HANDS[person.table["game"]](person, action)


def from_the_floor(person: Person) -> None:
    """While people talk, the question is one line below: a press on it shows what can be answered."""
    asked = person.page.locator(".ask > .question, .floor-panel .next")
    asked.first.wait_for(state="attached")
    below = person.page.locator(".floor-panel .next")
    if below.count():
        person.press(below)
        person.page.locator(".ask > .question").wait_for()


def question(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.words("page-question"), exact=True)


def button(person: Person, id: str, within: Locator | None = None, **args: str | int) -> Locator:
    """The button that says just this."""
    return (within or question(person)).get_by_role("button", name=person.words(id, **args), exact=True)


def group(person: Person, id: str, **args: str | int) -> Locator:
    return question(person).get_by_role("group", name=person.words(id, **args), exact=True)


def listed(person: Person, id: str, nth: int) -> Locator:
    """The button in this place of a list."""
    entries = question(person).get_by_role("list", name=person.words(id), exact=True)
    return entries.get_by_role("button").nth(nth)


def options(person: Person, *verbs: str) -> list[str]:
    """What may be answered, or that part of it which begins with one of these words."""
    assert person.question is not None
    every: list[str] = person.question["options"]
    return [option for option in every if not verbs or option.split()[0] in verbs]


# Goulag and Politburo: seats are named one after the other, all else is a card to be laid down


def _social(person: Person, action: str) -> None:
    if action.split()[0] in ("name", "voters"):
        _name(person, [int(word) for word in action.split() if word.isdigit()])
    else:
        person.press(listed(person, "page-options", options(person).index(action)))


def _name(person: Person, seats: list[int]) -> None:
    clear = button(person, "page-social-clear")
    if clear.is_enabled():  # those who stand there already
        person.press(clear)
    others = [held["seat"] for held in person.table["seats"] if held["seat"] not in person.seats]
    for seat in seats:
        here = listed(person, "page-social-name", others.index(seat))
        # On a phone there is no list: the seats themselves are pointed at.
        person.press(here if here.count() else person.page.locator(f".plate[data-seat='{seat}'] .cover"))
    person.press(button(person, "page-social-name-them"))


# Kremlin: a verb, then somebody or something, then the sentence that sends it

PEOPLE = ("purge", "suspect", "clear", "accuse", "condemn", "propose", "rehabilitate", "add", "name")
AT_ONCE = ("vote", "cure", "choose", "take", "again", "agree", "refuse", "overturn")


def _kremlin(person: Person, action: str) -> None:
    verb, *rest = action.split()
    if verb == "pass":
        _pass(person)
    elif verb == "waive":
        _pull_up(person)
        person.press(button(person, "page-km-waive", sure="no"))
        person.press(button(person, "page-km-waive", sure="yes"))
    elif verb in AT_ONCE:
        person.press(listed(person, "page-options", options(person, *AT_ONCE).index(action)))
    elif verb in PEOPLE:
        _pull_up(person)
        people = group(person, "page-km-verb", verb=verb.title()).get_by_role("button")
        person.press(people.nth(options(person, verb).index(action)))
        _send(person)
    else:
        LONGER[verb](person, *rest)


def _pull_up(person: Person) -> None:
    """On a phone all there is to choose from stands in the sheet when it is pulled up."""
    grip = question(person).locator(".grip")
    if grip.is_visible() and grip.get_attribute("aria-expanded") == "false":
        person.press(grip)


def _pass(person: Person) -> None:
    """Whatever the words for it are here: the brief may have its own."""
    person.press(question(person).locator("[data-key=p]"))


def _send(person: Person, nth: int = 0) -> None:
    """What has been pointed out stands there as a sentence; several, where it can be done in several ways."""
    person.press(group(person, "page-km-ready").get_by_role("button").nth(nth))


def _sheet(person: Person, *_: str) -> None:
    person.press(button(person, "page-kremlin-suggest"))
    person.press(button(person, "page-kremlin-seal", count=10))


def _declare(person: Person, who: str, points: str, how: str = "") -> None:
    """The man, the amount, the red button."""
    if person.question and person.question["window"]:
        person.press(question(person).locator("[data-key=d]"))
    _pull_up(person)
    letter = person.page.locator("b").get_by_text(who, exact=True)
    person.press(group(person, "page-km-on").get_by_role("button").filter(has=letter))
    person.tick(question(person).get_by_role("radio", name=points, exact=True))
    person.press(button(person, "page-km-how", how="needed" if how else "exact"))
    person.press(question(person).locator("[data-key=t]"))


def _play(person: Person, card: str, *aim: str) -> None:
    ways = [option for option in options(person, "play") if option.split()[1] == card]
    shown = _take_up(person, card)
    if aim and aim[0] in ("on", "against"):
        person.press(button(person, "page-km-play-on", shown))
        people = list(dict.fromkeys(option.split()[3] for option in ways if {"on", "against"} & set(option.split())))
        person.press(shown.get_by_role("group").get_by_role("button").nth(people.index(aim[1])))
        _send(
            person, [option for option in ways if option.endswith(f" {aim[1]}")].index(f"play {card} {' '.join(aim)}")
        )
        return
    if aim or any(" with " in option for option in ways):
        person.press(button(person, "page-km-play-with", shown, change=int(aim[1]) if aim else 0))
    else:
        person.press(button(person, "page-km-play", shown))
    _send(person)


def _give(person: Person, card: str, _: str, to: str) -> None:
    shown = _take_up(person, card)
    person.press(shown.locator("summary"))
    gifts = options(person, "give")
    mine = [option for option in gifts if option.split()[1] == card]
    person.press(shown.locator("details").get_by_role("button").nth(mine.index(f"give {card} to {to}")))
    _send(person)


def _take_up(person: Person, card: str) -> Locator:
    """The cards are laid out; this one."""
    if person.question and person.question["window"]:
        person.press(button(person, "page-km-play-a-card"))
    name = person.words.name("kremlin", "card", card)
    heading = person.page.get_by_role("heading", name=f"{name} {card}" if card.isdigit() else name, exact=True)
    return question(person).get_by_role("listitem").filter(has=heading)


def _move(person: Person, who: str, place: str) -> None:
    _take_up_man(person, who)
    where = group(person, "page-km-move-where").get_by_role("button", name=person.words(f"kremlin-place-{place}"))
    person.press(where.first)
    _send(person)


def _exchange(person: Person, higher: str, lower: str) -> None:
    _take_up_man(person, higher)
    person.press(group(person, "page-km-move-where").get_by_role("button").filter(has_text=f"⇄ {lower} "))
    _send(person)


def _take_up_man(person: Person, who: str) -> None:
    _pull_up(person)
    person.choose(question(person).get_by_role("combobox", name=person.words("page-km-move-who")), who)


def _rearrange(person: Person, *holders: str) -> None:
    """Two posts change hands, until all stand as wished."""
    _pull_up(person)
    folded = question(person).locator("details:not([open]) > summary", has_text=person.words("page-km-arrange"))
    if folded.count():
        person.press(folded)
    level = group(person, "page-km-arrange")
    posts = level.filter(has=person.page.locator(f":scope > button:nth-child({len(holders)}):last-child"))
    posts = posts.get_by_role("button")
    for post, who in enumerate(holders):
        now = posts.evaluate_all("all => all.map((each) => each.querySelector('b')?.textContent ?? '-')")
        if now[post] != who:
            person.press(posts.nth(post))
            person.press(posts.nth(now.index(who, post)))
    _send(person)


LONGER: dict[str, Callable[..., None]] = {
    "sheet": _sheet,
    "declare": _declare,
    "play": _play,
    "give": _give,
    "move": _move,
    "exchange": _exchange,
    "rearrange": _rearrange,
}
HANDS: dict[str, Callable[[Person, str], None]] = {"goulag": _social, "politburo": _social, "kremlin": _kremlin}


def at_rest(part: Locator) -> FloatRect:
    """Where it lies once it no longer moves."""
    before = None
    while (box := part.bounding_box()) != before or box is None:
        before = box
        part.page.wait_for_timeout(100)
    return box
