"""Who is asked and not here is called: at least once, shown once, and not when there is no reason any more."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from presidium.server.notifications import enqueue
from presidium.server.notifications.enqueue import SEND_DELAY_S
from presidium.server.notifications.notifier import DUE_CHECK_S, MIN_GAP_S, OPEN_PAGE_DELAY_S, RETRY_DELAYS_S, Notifier
from presidium.server.notifications.repository import NotificationRepository, new_channel
from presidium.server.protocol import commands
from presidium.server.storage.tables import UNCALLED
from tests.server.house import At
from tests.server.notifications.browser import claims
from tests.server.notifications.called import HOME, Called, called, mine


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Called]:
    with called(tmp_path) as house:
        yield house


def asked(house: Called, **parts: Any) -> At:
    """A table of one person and bots that waits for him."""
    at = house.table("goulag", **{"people": 1, "pace": "untimed", **parts})
    assert mine(at) == "Ann"
    return at


def body(house: Called, at: int = -1) -> str:
    text: str = house.letters.taken[at].get_content()
    return text.replace("\r\n", "\n")


def test_who_is_asked_and_wants_it_is_called_once(house: Called) -> None:
    house.by_mail("Ann")
    at = asked(house, people=2, title="The canal")
    assert [(each.person, each.table_id) for each in house.standing()] == [(house.person("Ann").id, at.id)]
    house.look()
    assert not house.letters.taken, "who is about to answer needs no call"
    house.look_later()
    (letter,) = house.letters.taken
    assert letter["To"] == "ann@example.com"
    assert letter["Subject"] == "You have the floor, comrade: Goulag, “The canal”"
    assert re.search(rf"^{HOME}/link/[\w-]{{22}}$", body(house), re.MULTILINE)
    assert re.search(rf"/stop/[\w-]{{22}}\?table={at.id}$", body(house), re.MULTILINE)
    for _ in range(5):
        house.look(DUE_CHECK_S)
    assert len(house.letters.taken) == 1


def test_a_slow_round_does_not_delay_the_next(house: Called, monkeypatch: pytest.MonkeyPatch) -> None:
    """A webhook that hangs keeps its own person waiting, and nobody else."""
    begun = 0

    async def hangs(_: Notifier) -> None:
        nonlocal begun
        begun += 1
        await asyncio.Event().wait()

    async def go() -> None:
        monkeypatch.setattr(Notifier, "round", hangs)
        house.notifier.start()
        for rounds in (1, 2, 3):
            for _ in range(5):
                await asyncio.sleep(0)
            assert begun == rounds
            house.notifier.nudge()
        await house.notifier.stop()
        assert not house.notifier._rounds

    house.run(go())


def test_under_a_path_of_a_site_every_link_leads_there(tmp_path: Path) -> None:
    with called(tmp_path, home=f"{HOME}/club") as house:
        house.by_mail("Ann")
        house.by_hook("Ann")
        house.by_push("Ann")
        at = asked(house)
        house.look_later()
        links = re.findall(r"https?://\S+", body(house))
        assert len(links) == 2
        assert all(each.startswith(f"{HOME}/club/") for each in links)
        told = json.loads(house.hooks.taken[-1].body)
        assert (told["url"], told["stop"].startswith(f"{HOME}/club/stop/")) == (f"{HOME}/club/t/{at.id}", True)
        pushed = house.browser.read(house.pushes.taken[-1].body)
        assert pushed["url"] == f"/t/{at.id}", "which the worker finds from where it lies"


def test_who_has_said_nothing_is_not_called_nor_put_down(house: Called) -> None:
    asked(house)
    house.look_later()
    assert not house.standing()
    assert not house.letters.heard


def test_who_answers_meanwhile_is_not_called(house: Called) -> None:
    house.by_mail("Ann")
    at = asked(house)
    at.until(lambda table: 1 not in table.asked() or table.over)
    house.look(MIN_GAP_S)
    assert at.table.over or not house.letters.taken


def test_a_call_is_on_the_disk_before_its_question_is_known_and_stays(
    house: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written is so only a moment later; whoever looks in between must not take it for answered."""
    monkeypatch.setattr(enqueue, "SEND_DELAY_S", 0.0)
    house.by_mail("Ann")
    at = house.open("goulag", sit=True, bots=("random",) * 4)
    room, ann, settle, so = at.room, house.person("Ann"), house.store.settle, asyncio.Event()

    def slowly(settled: Any, *statements: Any, **parts: Any) -> None:
        def later(why: BaseException | None) -> None:
            waits = asyncio.create_task(so.wait())
            waits.add_done_callback(lambda _: settled(why))

        settle(later, *statements, **parts)

    async def looked_at_in_between() -> None:
        monkeypatch.setattr(house.store, "settle", slowly)
        starts = asyncio.create_task(room.do(commands.Start(id="start"), ann))
        while not house.standing():
            await asyncio.sleep(0)
        monkeypatch.setattr(house.store, "settle", settle)
        looks = asyncio.create_task(house.notifier.round())
        for _ in range(20):
            await asyncio.sleep(0)
        so.set()
        await asyncio.gather(starts, looks)

    house.run(looked_at_in_between())
    assert len(house.letters.taken) == 1


def test_who_plays_alone_is_not_called(house: Called) -> None:
    house.by_mail("Ann")
    house.table("goulag", people=1, pace="solo")
    assert not house.standing()


def test_at_a_live_table_who_is_away_hears_that_it_begins(house: Called) -> None:
    house.by_mail("Ann")
    house.table("goulag", people=2, pace="live")
    house.look()
    assert "The table begins" in body(house)


def test_several_tables_are_one_call(house: Called) -> None:
    house.by_mail("Ann")
    asked(house, title="First")
    house.tick(30)
    asked(house, title="Second")
    house.look(SEND_DELAY_S - 20)
    (letter,) = house.letters.taken
    assert letter["Subject"] == "You have the floor at 2 tables, comrade"
    assert "First" in body(house)
    assert "Second" in body(house)


def test_what_comes_soon_after_a_call_waits_and_is_told_together(house: Called) -> None:
    house.by_mail("Ann")
    asked(house)
    house.look_later()
    asked(house, title="Second")
    asked(house, title="Third")
    house.look_later()
    assert len(house.letters.taken) == 1
    house.look(MIN_GAP_S)
    assert house.letters.taken[1]["Subject"] == "You have the floor at 2 tables, comrade"


def test_whose_page_is_open_is_called_only_if_he_seems_to_have_left_it_so(house: Called) -> None:
    house.by_mail("Ann")
    at = asked(house)
    at.listen("Ann", 1)
    house.look(OPEN_PAGE_DELAY_S - 5)
    assert not house.letters.taken
    house.look(10)
    assert len(house.letters.taken) == 1


def test_quiet_hours_are_kept_by_the_clock_on_ones_own_wall(house: Called) -> None:
    """The house's noon is 13:46 in London, 22:46 in Tokyo."""
    house.by_mail("Ann")
    house.speaks("Ann", zone="Asia/Tokyo", quiet_from=22 * 60, quiet_to=7 * 60)
    asked(house)
    house.look_later()
    house.look(8 * 3600)
    assert not house.letters.taken
    house.look(900)
    assert len(house.letters.taken) == 1


def test_a_call_speaks_the_language_of_whoever_is_called(house: Called) -> None:
    house.by_mail("Ann")
    house.speaks("Ann", "de")
    asked(house)
    house.look_later()
    assert house.letters.taken[0]["Subject"] == "Du hast das Wort, Genosse: Goulag"


def test_a_push_is_sealed_for_one_browser_and_signed_by_the_house(house: Called) -> None:
    house.by_push("Ann")
    at = asked(house, title="The canal")
    house.look_later()
    (sent,) = house.pushes.taken
    told = house.browser.read(sent.body)
    assert told["title"] == "You have the floor, comrade: Goulag, “The canal”"
    assert told["url"] == f"/t/{at.id}"
    assert b"canal" not in sent.body
    assert (sent.headers["content-encoding"], sent.headers["urgency"]) == ("aes128gcm", "normal")
    said = claims(sent.headers["authorization"])
    assert (said["aud"], said["sub"]) == ("https://push.test", "mailto:me@example.org")
    assert house.now < said["exp"] <= house.now + 24 * 3600
    assert len(sent.headers["topic"]) <= 32


def test_the_houses_key_is_made_once(house: Called) -> None:
    before = house.notifier.push.signature.public  # type: ignore[union-attr]
    house.restart()
    assert house.notifier.push.signature.public == before  # type: ignore[union-attr]


@pytest.mark.parametrize("form", ["json", "discord", "ntfy"])
def test_a_hook_gets_a_call_in_its_form(house: Called, form: str) -> None:
    house.by_hook("Ann", form)
    at = asked(house, title="The canal @everyone")
    house.look_later()
    (sent,) = house.hooks.taken
    assert sent.headers["x-presidium-call"]
    if form == "ntfy":
        assert sent.headers["x-click"] == f"{HOME}/t/{at.id}"
        assert "utf-8" in sent.headers["x-title"]
        return
    told = json.loads(sent.body)
    if form == "discord":
        assert told["allowed_mentions"] == {"parse": []}
        assert f"<{HOME}/t/{at.id}>" in told["content"]
    else:
        assert told["id"] == sent.headers["x-presidium-call"]
        assert told["tables"][0]["url"] == told["url"] == f"{HOME}/t/{at.id}"
        assert told["stop"].endswith(f"?table={at.id}")


# What dies in between


def test_what_was_written_is_sent_after_a_kill(house: Called) -> None:
    house.by_mail("Ann")
    asked(house)
    house.restart(graceful=False)
    house.look_later()
    assert len(house.letters.taken) == 1


def test_killed_between_sending_and_marking_it_is_sent_again_under_the_same_id(
    house: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.by_mail("Ann")
    house.by_push("Ann")
    house.by_hook("Ann")
    asked(house)
    with monkeypatch.context() as patch:
        noted = NotificationRepository.note

        async def dies(self: NotificationRepository, calls: Any, **values: Any) -> None:
            if "notice" not in values:
                raise MemoryError
            await noted(self, calls, **values)

        patch.setattr(NotificationRepository, "note", dies)
        house.look_later()
    house.restart(graceful=False)
    house.look(DUE_CHECK_S)
    house.look(DUE_CHECK_S)
    letters = [each["Message-ID"].strip("<>").partition("@")[0] for each in house.letters.taken]
    pushes = [house.browser.read(each.body)["id"] for each in house.pushes.taken]
    hooks = [each.headers["x-presidium-call"] for each in house.hooks.taken]
    assert sorted(map(len, (letters, pushes, hooks))) == [1, 1, 2]
    assert len({*letters, *pushes, *hooks}) == 1


def test_what_fails_is_tried_again_later_and_later_and_only_there(house: Called) -> None:
    house.by_mail("Ann")
    house.by_hook("Ann")
    house.hooks.status = 503
    asked(house)
    house.look_later()
    assert (len(house.letters.taken), len(house.hooks.taken)) == (1, 1)
    house.look(RETRY_DELAYS_S[0] - 10)
    assert len(house.hooks.taken) == 1
    for wait in RETRY_DELAYS_S:
        house.look(wait + 1)
    assert len(house.hooks.taken) == 1 + len(RETRY_DELAYS_S)
    house.look(100 * MIN_GAP_S)
    assert len(house.hooks.taken) == 1 + len(RETRY_DELAYS_S), "then no more"
    assert len(house.letters.taken) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(house: Called, status: int) -> None:
    house.by_push("Ann")
    house.pushes.status = status
    asked(house)
    house.look_later()
    assert not house.run(house.notifier.ledger.channels(house.person("Ann").id))
    assert not house.notifier.ledger.wants(house.person("Ann").id, "any")


def test_who_has_signed_out_of_a_browser_is_not_called_there(house: Called) -> None:
    channel = house.by_push("Ann")
    asked(house)
    house.run(house.hall.people.sign_out(house.person("Ann"), [channel.device], links=False))
    house.look_later()
    assert not house.pushes.taken
    assert not house.run(house.notifier.ledger.channels(house.person("Ann").id))


def test_an_address_that_nobody_confirms_is_forgotten(house: Called) -> None:
    ann = house.person("Ann")
    waiting = new_channel(ann.id, "mail", "ann@example.com", house.now)
    device = house.hall.people.devices(ann)[0].key
    house.run(house.notifier.ledger.add(waiting._replace(code="x", until=house.now + 100), device))
    house.run(house.hall.tidy())
    assert house.run(house.notifier.ledger.channels(house.person("Ann").id))
    house.tick(101)
    house.run(house.hall.tidy())
    assert not house.run(house.notifier.ledger.channels(house.person("Ann").id))


# To stop


def test_a_table_that_is_off_calls_nobody(house: Called) -> None:
    house.by_mail("Ann")
    at = asked(house)
    house.run(house.notifier.ledger.turn(house.person("Ann").id, at.id, False))
    house.look_later()
    assert not house.letters.taken
    assert not house.standing()
    house.restart()
    assert not house.notifier.ledger.wants(house.person("Ann").id, at.id)


def test_a_seat_the_caretaker_minds_calls_nobody(house: Called) -> None:
    house.by_mail("Ann")
    at = asked(house, people=2)
    at.do("Ann", commands.Leave, seat=1)
    house.look_later()
    assert not house.letters.taken


def test_a_table_that_is_forgotten_takes_its_calls_with_it(house: Called) -> None:
    house.by_mail("Ann")
    at = house.open("goulag", host="Ann")
    house.run(house.notifier.ledger.turn(house.person("Ann").id, at.id, False))
    house.tick(8 * 24 * 3600)
    house.run(house.hall.tidy())
    house.tick(8 * 24 * 3600)
    house.run(house.hall.tidy())
    assert not house.store.all(sql.select(UNCALLED))
