"""Every screen, on a desk and on a phone, by day and by night, in both languages: looked through, and photographed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Error

from presidium.text import languages
from tests.fire.house import ROOT
from tests.page.conftest import Visit
from tests.page.first import FIRST, GAMES
from tests.page.house import House
from tests.page.look import wrong
from tests.page.moments import MOMENTS, reach
from tests.page.person import Person
from tests.page.rooms import among_comrades, answer_for, asked_to_undo, do, round_a_screen, spoken_to, two_in_no_hurry

pytestmark = pytest.mark.slow
PHOTOGRAPHS = ROOT / "test-output" / "screens"
DEVICES = {"desk": (1280, 900), "phone": (360, 740)}


@pytest.fixture(scope="module")
def places(house: House) -> dict[str, str]:
    """Where everything is, by its name; and Ann, who sits at all these tables."""
    token = house.welcome("Ann")
    found = {moment.name: f"/t/{reach(house, token, moment)}" for moment in MOMENTS}
    for game in GAMES:
        found[f"{game}-archive"] = found[f"{game}-over"].replace("/t/", "/archive/") + "?eyes=all&at=12"
        found[f"{game}-charts"] = found[f"{game}-archive"]
        found[f"{game}-learn"] = f"/learn/{game}"
        found[f"{game}-problem"] = found[f"{game}-told"] = f"/problem/{game}/1"
        found[f"{game}-why"] = found[f"{game}-archive"].replace("eyes=all&at=12", "at=3")
        found[f"{game}-beliefs"] = found[f"{game}-archive"].replace("eyes=all&at=12", "eyes=2&at=40")
    found["kremlin-archive-seat"] = found["kremlin-archive"].replace("eyes=all&at=12", "eyes=2&at=200")
    lobby = {"game": "kremlin", "seats": 4, "sit": True, "listed": True, "title": "After work", "pace": "live"}
    _, made = house.call("POST", "/api/tables", lobby, token)
    _, link = house.call("POST", "/api/me/links", {}, token)
    _, other = house.call("POST", "/api/me/links", {}, house.welcome("Eve"))
    gathering, letters = round_a_screen(house, token, "goulag", begun=False)
    begun, begun_letters = round_a_screen(house, token, "politburo", begun=True)
    talking = among_comrades(
        house, token, "goulag", "claim 3 disloyal inferred", "claim 2 loyal passed", "ask 4 about 3"
    )
    _, seat = house.call("POST", f"/api/tables/{made['id']}/commands", {"do": "seatlink", "id": "1", "seat": 3}, token)
    return found | {
        "token": token,
        "home": "/",
        "new": "/new?game=goulag",
        "new-live": "/new?game=kremlin&way=live",
        "tables": "/tables",
        "me": "/me",
        "me-forget": "/me",
        "privacy": "/privacy",
        "rules": "/rules",
        "rules-kremlin": "/rules/kremlin#2.1",
        "rules-goulag": "/rules/goulag",
        "rules-politburo": "/rules/politburo#start2",
        "lobby": f"/t/{made['id']}",
        "record": "/record",
        "new-levels": "/new?game=goulag&way=solo",
        "comrades": f"/t/{talking}",
        "advice": f"/t/{talking}",
        "spoken-to": f"/t/{spoken_to(house, token)}",
        "goulag-erred": "/problem/goulag/1",
        "what-if": found["goulag-archive"].replace("at=12", "at=20"),
        "play-on": found["goulag-archive"].replace("at=12", "at=20"),
        "comrade-card": f"/t/{talking}",
        "report": f"/t/{talking}",
        "comrades-kremlin": f"/t/{among_comrades(house, token, 'kremlin')}",
        "undo": f"/t/{asked_to_undo(house, token)}",
        "new-mail": "/new?game=kremlin&way=mail",
        "mail": f"/t/{by_mail(house, token)}",
        "mail-menu": f"/t/{by_mail(house, token)}",
        "opening": f"/t/{under_way(house, token)}",
        "television": "/screen",
        "television-gathering": f"/screen/{letters}",
        "television-begun": f"/screen/{begun_letters}",
        "phone-seated": f"/t/{gathering}",
        "phone-hand": f"/t/{begun}",
        "link": f"/link/{link['code']}",
        "link-other": f"/link/{other['code']}",
        "link-seat": f"/link/{seat['link']}",
        "devices": "/",
        "sound": "/",
        "pravda": found["kremlin-over"],
        "pravda-goulag": found["goulag-over"],
        "passed-round": f"/t/{passed_round(house, token, 'goulag')}",
        "passed-read": f"/t/{passed_round(house, token, 'goulag')}",
        "passed-laid": f"/t/{passed_round(house, token, 'goulag')}",
        "anybody": f"/t/{window_round_one_device(house, token)}",
        "kremlin-moving": found["kremlin-move"],
        "window-declare": found["kremlin-window"],
        "window-rule": found["kremlin-window"],
        "window-menu": found["kremlin-window"],
        "window-history": found["kremlin-window"],
        "window-chat": found["kremlin-window"],
    }


def by_mail(house: House, token: str) -> str:
    """A table that takes days, at which somebody asks for some of them off."""
    ben = house.welcome("Ben")
    new = {"game": "goulag", "seats": 5, "sit": True, "pace": "mail", "sittings": [480, 1200], "zone": "Europe/Paris"}
    _, made = house.call("POST", "/api/tables", new, token)
    table: str = made["id"]
    do(house, ben, table, "sit", seat=2)
    do(house, token, table, "fill")
    do(house, token, table, "start")
    do(house, ben, table, "holiday", seat=2, days=4)
    return table


def under_way(house: House, token: str) -> str:
    """A table without a clock, in the second year."""
    table, tokens = two_in_no_hurry(house, token, "kremlin", 4)
    answer_for(house, table, tokens, Random(1), 60)
    return table


def passed_round(house: House, token: str, game: str) -> str:
    """Three people and two bots at a table, with one device between the three."""
    passed = {"game": game, "seats": 5, "sit": True, "pace": "untimed", "bots": ["random"] * 2}
    _, made = house.call("POST", "/api/tables", passed, token)
    table: str = made["id"]
    for seat in (2, 3):
        do(house, token, table, "sit", seat=seat)
    do(house, token, table, "start")
    return table


def window_round_one_device(house: House, token: str) -> str:
    table = passed_round(house, token, "kremlin")
    for seat in (1, 2, 3):
        _, hello = house.call("GET", f"/api/tables/{table}?seat={seat}", token=token)
        _, sheet = house.call("GET", f"/api/tables/{table}/suggestion?seat={seat}", token=token)
        do(house, token, table, "answer", seat=seat, question=hello["question"]["id"], **sheet)
    return table


def photograph(ann: Person, name: str) -> None:
    """As it is seen first, and then all of it, at the height of the whole: that is how it is looked through."""
    PHOTOGRAPHS.mkdir(parents=True, exist_ok=True)
    ann.page.screenshot(path=PHOTOGRAPHS / f"{name}.png")
    for _ in range(3):  # what takes its part of the height grows with it
        width, height, whole = ann.page.evaluate(
            "() => [innerWidth, innerHeight, document.documentElement.scrollHeight]"
        )
        if whole <= height:
            break
        ann.page.set_viewport_size({"width": width, "height": whole})
    ann.page.screenshot(path=PHOTOGRAPHS / f"{name}-whole.png")


def tour(ann: Person, places: dict[str, str], suffix: str, lang: str, look: Callable[[], object] = str) -> list[str]:
    """Everywhere; what is wrong there."""
    size, found = ann.page.viewport_size, []
    assert size is not None
    ann.forgives = ("/whatif",)  # on a machine that is busy the bots may not be through in time, and the page says so
    for name, path in places.items():
        if name == "token":
            continue
        ann.goes(path)
        ann.page.wait_for_load_state("networkidle")
        look()
        try:
            FIRST.get(name, str)(ann)
        except Error as error:
            found.append(f"{name}: {error.message[:300]}")
        ann.page.wait_for_timeout(200)
        photograph(ann, f"{name}-{suffix}-{lang}")
        found += [f"{name}: {each}" for each in wrong(ann, lang)]
        ann.page.set_viewport_size(size)
    return found


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("device", DEVICES)
def test_every_screen(visit: Visit, places: dict[str, str], device: str, theme: str, lang: str) -> None:
    width, height = DEVICES[device]
    ann = visit(token=places["token"], lang=lang, theme=theme, width=width, height=height)
    found = tour(ann, places, f"{device}-{theme}", lang)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", languages())
def test_text_twice_as_large(visit: Visit, places: dict[str, str], lang: str) -> None:
    ann = visit(token=places["token"], lang=lang)
    twice = "() => { document.documentElement.style.fontSize = '200%'; }"
    sized = {
        name: path for name, path in places.items() if not name.startswith("television-")
    }  # which choose their own
    found = tour(ann, sized, "large-light", lang, lambda: ann.page.evaluate(twice))
    assert not found, "\n".join(found)
