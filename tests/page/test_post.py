"""A game by mail from its making on, over several sittings, with the calls to it; every screen of it photographed."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from presidium.text import languages
from tests.page.conftest import Visit
from tests.page.house import House
from tests.page.look import wrong
from tests.page.person import Person
from tests.page.play import answer_once
from tests.page.rooms import do, two_in_no_hurry
from tests.page.test_by_mail import paces
from tests.page.test_opening import long_ago, opening
from tests.server.notifications.test_kills import Box, mailbox

pytestmark = pytest.mark.ci

SIZES = {"desk": (1366, 768), "phone": (390, 844)}
HALF_A_DAY = 12 * 3600.0


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    with mailbox() as box:
        yield box


@pytest.fixture(scope="module")
def post(built: Path, box: Box, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that calls people, and whose days pass when a test says so."""
    smtp = f"smtp://127.0.0.1:{box.server_address[1]}"
    with House(tmp_path_factory.mktemp("post"), built, smtp, "leaping") as opened:
        yield opened


def leap(house: House, seconds: float) -> None:
    """So much time passes in the house."""
    file = house.data / "leap"
    file.write_text(str(float(file.read_text() if file.exists() else "0") + seconds))
    for _ in range(4):  # a server that sleeps notices nothing
        time.sleep(0.1)
        assert house.ready()


def link(box: Box, address: str, what: str) -> str:
    """In the last letter to this address."""
    letters = [each.replace("=\r\n", "") for each in box.letters if f"To: {address}" in each]
    found = re.findall(rf"/{what}/[\w-]+", letters[-1]) if letters else []
    return found[0] if found else ""


def wants_calls(ann: Person, box: Box, address: str, shot: str) -> None:
    """By the menu of the table: she names her address, and confirms it."""
    ann.press(ann.page.get_by_role("button", name=ann.words("page-menu"), exact=True))
    panel = ann.page.get_by_role("dialog").locator("details.calls")
    ann.press(panel.locator("summary"))
    panel.locator("input[type=email]").fill(address)
    ann.press(panel.get_by_role("button", name=ann.words("page-calls-mail-add")))
    expect(panel).to_contain_text(ann.words("page-calls-unconfirmed"))
    shoot(ann, shot)
    table = ann.page.url
    ann.goes(link(box, address, "confirm"))
    ann.press(ann.page.locator("button.main"))
    expect(ann.page.get_by_role("status")).to_contain_text(ann.words("page-calls-confirmed", name=address))
    ann.goes(table.removeprefix(ann.base))


def shoot(person: Person, name: str) -> None:
    """As it is seen at once; and nothing may be wrong with it."""
    person.page.mouse.move(0, 0)
    folder = Path("test-output/screens")
    folder.mkdir(parents=True, exist_ok=True)
    person.page.screenshot(path=folder / f"post-{name}.png")
    assert wrong(person, name.split("-")[-1]) == []


def by_mail(house: House, ann: str) -> tuple[str, dict[int, str]]:
    """Ann and Ben among bots, twice a day."""
    ben = house.welcome("Ben")
    times = {"pace": "mail", "sittings": [480, 1200], "zone": "Europe/Paris"}
    new = {"game": "kremlin", "seats": 4, "sit": True, "title": "Winter", **times}
    table: str = house.call("POST", "/api/tables", new, ann)[1]["id"]
    do(house, ben, table, "sit", seat=2)
    do(house, ann, table, "fill")
    do(house, ann, table, "start")
    return table, {1: ann, 2: ben}


def answer_all(house: House, table: str, tokens: dict[int, str], rng: Random) -> int:
    """All asked players answer; returns how many they were."""
    given = 0
    for seat, token in tokens.items():
        question = house.call("GET", f"/api/tables/{table}?seat={seat}", token=token)[1].get("question")
        if not question or question["options"] is None or question["answer"]:
            continue
        action = "pass" if question["window"] else None
        if action is None and isinstance(question["options"], list):
            action = rng.choice(question["options"])
        elif action is None:
            action = house.call("GET", f"/api/tables/{table}/suggestion?seat={seat}", token=token)[1]["action"]
        do(house, token, table, "answer", seat=seat, question=question["id"], action=action)
        given += 1
    return given


def a_few_days(house: House, table: str, tokens: dict[int, str], sittings: int) -> None:
    rng, given = Random(4), 0
    for _ in range(sittings):
        while now := answer_all(house, table, tokens, rng):
            given += now
        leap(house, HALF_A_DAY)
    assert given > sittings / 2


def test_by_a_call_one_is_somebody_at_its_table_alone(visit: Visit, post: House, box: Box) -> None:
    token = post.welcome("Ann")
    table, tokens = two_in_no_hurry(post, token, "goulag", 5)
    other, _ = two_in_no_hurry(post, token, "politburo", 5)
    code = called_to(post, box, table, tokens, "once@example.com")
    phone = visit(base=post.base, width=390, height=844)
    phone.forgives = ("403", "WebSocket")
    phone.goes(code)
    phone.press(phone.page.get_by_role("button", name=phone.words("page-link-call-open", name="Ann")))
    phone.until(lambda: phone.seats == [1])
    phone.goes("/")
    expect(phone.page.get_by_role("main")).to_contain_text(phone.words("page-only-how", name="Ann"))
    for path in ("/me", "/new", f"/t/{other}"):
        phone.goes(path)
        expect(phone.page.get_by_role("main")).to_contain_text(phone.words("page-only-title", count=1))
        assert wrong(phone, "en") == []
    with phone.page.expect_navigation():
        phone.press(phone.page.get_by_role("button", name=phone.words("page-only-leave")))
    phone.goes("/")
    expect(phone.page.get_by_role("main")).to_contain_text(phone.words("page-home-who-nobody"))


def called_to(house: House, box: Box, table: str, tokens: dict[int, str], address: str) -> str:
    """The link in the letter that calls Ann to this table."""
    token = tokens[1]
    house.call("POST", "/api/me/calls/channels", {"kind": "mail", "address": address}, token)
    house.call("POST", "/api" + link(box, address, "confirm").replace("confirm", "confirms"), {}, token)
    for _ in range(40):  # what is put from now on is called to
        answer_all(house, table, tokens, Random(2))
        leap(house, 400.0)
        if found := link(box, address, "link"):
            return found
    raise AssertionError("nobody called")


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("size", SIZES)
def test_a_game_by_mail_looks_well(visit: Visit, post: House, box: Box, size: str, lang: str, theme: str) -> None:
    width, height = SIZES[size]
    how = {"base": post.base, "lang": lang, "theme": theme, "width": width, "height": height}
    name, address = f"{size}-{theme}-{lang}", f"ann-{size}-{theme}-{lang}@example.com"
    token = post.welcome("Ann")
    ann = visit(token=token, opening=True, **how)
    ann.forgives = ("403", "WebSocket", "ERR_")
    ann.goes("/new?game=kremlin&way=mail")
    expect(ann.page.get_by_role("main")).to_contain_text(ann.words("page-mail-days"))
    shoot(ann, f"new-{name}")
    ann.page.get_by_role("spinbutton", name=ann.words("page-mail-days")).scroll_into_view_if_needed()
    shoot(ann, f"newtimes-{name}")

    table, tokens = by_mail(post, token)
    ann.goes(f"/t/{table}")
    ann.until(lambda: ann.asked)
    ann.page.get_by_role("button", name=ann.words("page-guide-understood"), exact=True).first.dispatch_event("click")
    wants_calls(ann, box, address, f"callme-{name}")
    ann.until(lambda: ann.asked)
    shoot(ann, f"question-{name}")
    answer_once(ann, Random(1))
    ann.goes(f"/t/{table}")
    ann.until(lambda: ann.question is not None)
    shoot(ann, f"waiting-{name}")
    for _ in range(8):  # until a window stands, which closes at the next sitting
        answer_all(post, table, {2: tokens[2]}, Random(1))
        leap(post, HALF_A_DAY)
        ann.goes(f"/t/{table}")
        ann.until(lambda: ann.question is not None)
        if ann.asked and ann.question and ann.question["window"]:
            break
        if ann.asked:
            answer_once(ann, Random(1))
    shoot(ann, f"window-{name}")

    ann.goes("/")
    a_few_days(post, table, tokens, 8)
    leap(post, 400.0)
    long_ago(ann)
    ann.goes(f"/t/{table}")
    expect(opening(ann)).to_contain_text(ann.words("page-opening-back"))
    expect(opening(ann)).not_to_contain_text(ann.words("page-loading"))
    shoot(ann, f"opening-{name}")
    ann.page.keyboard.press("Enter")
    expect(opening(ann)).to_have_count(0)
    do(post, tokens[2], table, "adjourn", seat=2, pace="live")
    ann.page.get_by_role("button", name=ann.words("page-mail-agree")).wait_for()
    shoot(ann, f"adjourn-{name}")
    paces(ann)
    ann.page.get_by_role("button", name=ann.words("page-mail-adjourn-ask")).scroll_into_view_if_needed()
    shoot(ann, f"pace-{name}")
    for page in ("me", "privacy"):
        ann.goes(f"/{page}")
        ann.page.get_by_role("heading", level=2).first.wait_for()
        shoot(ann, f"{page}-{name}")
    ann.goes("/")
    ann.press(ann.page.locator("details.calls summary"))
    ann.page.locator("details.calls").scroll_into_view_if_needed()
    shoot(ann, f"calls-{name}")

    code = ""
    for _ in range(20):  # she is called only to what she could change
        if code := link(box, address, "link"):
            break
        leap(post, HALF_A_DAY)
        answer_all(post, table, {2: tokens[2]}, Random(5))
        leap(post, 400.0)
    phone = visit(**how)
    phone.forgives = ("403", "WebSocket", "ERR_")
    phone.goes(code)
    button = phone.page.locator("button.main")
    button.wait_for()
    shoot(phone, f"calllink-{name}")
    phone.press(button)
    phone.until(lambda: phone.seats == [1])
    for path in ("/", "/me"):
        phone.goes(path)
        only = phone.page.get_by_text(phone.words("page-only-title", count=1))
        only.scroll_into_view_if_needed()
        shoot(phone, f"only{path.strip('/') or 'home'}-{name}")
    phone.goes(link(box, address, "stop"))
    phone.page.locator("button.main").wait_for()
    shoot(phone, f"stop-{name}")
