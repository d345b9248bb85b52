"""What is done at a screen before one looks at it: what is opened there, pointed at, asked for."""

from __future__ import annotations

from collections.abc import Callable

from tests.page.hands import button, group, question
from tests.page.person import Person

GAMES = ("goulag", "politburo", "kremlin")


def declaring(ann: Person) -> None:
    ann.press(question(ann).locator("[data-key=d]"))
    ann.press(group(ann, "page-km-on").get_by_role("button").nth(1))


def moving(ann: Person) -> None:
    question(ann).get_by_role("combobox", name=ann.words("page-km-move-who")).select_option(index=1)


def reading(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu-paper")))
    ann.page.get_by_role("dialog").get_by_role("heading", level=3).wait_for()


def wondering(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-archive-beliefs")))
    ann.page.locator(".chart").first.wait_for()
    ann.press(ann.page.locator("summary", has_text=ann.words("page-beliefs-figures")))


def listening(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-sound-now", on="no")))
    ann.page.get_by_role("checkbox", name=ann.words("page-sound-on")).check()


def counting(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-archive-charts")))
    ann.page.locator("section[aria-labelledby=charts]").get_by_role("img").first.wait_for()


def reporting(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu"), exact=True))
    ann.press(ann.page.get_by_role("button", name=ann.words("report-button")))
    ann.page.locator("textarea").wait_for()


def pacing(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu"), exact=True))
    ann.press(ann.page.locator("summary", has_text=ann.words("page-menu-pace")))
    ann.page.get_by_role("button", name=ann.words("page-mail-adjourn-ask")).wait_for()


def standing(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu"), exact=True))
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu-stands")))
    ann.page.get_by_role("heading", name=ann.words("page-opening-eyes")).wait_for()


def meeting(ann: Person) -> None:
    ann.press(ann.page.locator("button.face:visible").first)
    ann.page.get_by_role("dialog").locator("dl").wait_for()


def comparing(ann: Person) -> None:
    ann.press(ann.page.locator("summary", has_text=ann.words("page-new-levels")))
    ann.page.locator("summary", has_text=ann.words("page-new-levels")).locator(
        "xpath=following-sibling::*"
    ).first.wait_for()


def taking(ann: Person) -> None:
    ann.press(ann.page.locator(".curtain button.main"))
    ann.page.locator(".curtain").wait_for(state="detached")


def laying(ann: Person) -> None:
    for _ in range(3):
        taking(ann)
        ann.press(button(ann, "page-sofa-read", ann.page.locator("main")))
    ann.press(button(ann, "page-sofa-lay", ann.page.locator(".curtain")))
    ann.page.get_by_role("region", name=ann.words("page-board")).wait_for()


def advised(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-advice")))
    ann.page.get_by_role("button", name=ann.words("page-why-do")).wait_for()


def asking_why(ann: Person) -> None:
    asked = ann.page.get_by_role("list", name=ann.words("page-why-which")).get_by_role("button")
    ann.page.locator("main h1").first.focus()
    for _ in range(60):
        if asked.count():
            break
        ann.page.keyboard.press("ArrowRight")
    ann.press(asked.first)
    ann.page.get_by_text(ann.words("page-why-then")).wait_for()


def playing_it_otherwise(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-fork-whatif")))
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name=ann.words("page-whatif-go")))
    ann.page.get_by_role("dialog").locator("table, [role=alert]").first.wait_for()


def playing_on(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-fork-play")))
    ann.page.get_by_role("dialog").get_by_role("radio").first.wait_for()


def erring(ann: Person) -> None:
    ann.press(ann.page.locator(".answers").get_by_role("button").last)
    ann.page.locator(".judged").first.wait_for()


def giving_up(ann: Person) -> None:
    ann.press(ann.page.get_by_role("button", name=ann.words("page-problem-solve")))
    ann.page.locator(".judged").first.wait_for()


FIRST: dict[str, Callable[[Person], object]] = {
    **{f"{game}-charts": counting for game in GAMES},
    "advice": advised,
    **{f"{game}-why": asking_why for game in GAMES},
    **{f"{game}-told": giving_up for game in GAMES},
    "goulag-erred": erring,
    "what-if": playing_it_otherwise,
    "play-on": playing_on,
    "report": reporting,
    "opening": standing,
    "mail-menu": pacing,
    "comrade-card": meeting,
    "new-levels": comparing,
    "passed-read": taking,
    "passed-laid": laying,
    "phone-hand": lambda ann: ann.page.locator(".cover").press("Enter"),
    "devices": lambda ann: ann.press(ann.page.get_by_role("button", name=ann.words("page-devices"))),
    "me-forget": lambda ann: ann.press(ann.page.get_by_role("button", name=ann.words("page-me-forget"))),
    "sound": listening,
    **{f"{game}-beliefs": wondering for game in GAMES},
    "pravda": reading,
    "pravda-goulag": reading,
    "window-declare": declaring,
    "kremlin-moving": moving,
    "window-rule": lambda ann: ann.press(ann.page.locator("a.rule:visible").first),
    "window-menu": lambda ann: ann.press(ann.page.get_by_role("button", name=ann.words("page-menu"), exact=True)),
    "window-history": lambda ann: ann.press(ann.page.get_by_role("button", name=ann.words("page-history"), exact=True)),
    "window-chat": lambda ann: ann.press(ann.page.get_by_role("tab", name=ann.words("page-chat"))),
}
"""What is done before one looks."""
