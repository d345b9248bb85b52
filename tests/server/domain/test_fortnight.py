"""A whole game by mail: four people in four zones and a bot, over a fortnight in which the clocks are changed.

Nobody looks in by himself: whoever is called comes at his next hour, so the game goes on by its calls alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from presidium.bots import find
from presidium.bots.runtime.driver import answer_for
from presidium.server.base.tempo import DAY, HOUR
from presidium.server.domain import journal
from presidium.server.domain.prompting import must_notify as is_called
from presidium.server.notifications.enqueue import SEND_DELAY_S
from presidium.server.notifications.notifier import MIN_GAP_S
from presidium.server.notifications.repository import NotificationRepository
from presidium.server.protocol import commands
from presidium.server.storage.house_clock import CONFIRM_S
from tests.server.house import NAMES
from tests.server.notifications.called import Called, called

pytestmark = pytest.mark.usefixtures("hasty")

ZONES = ("Europe/Paris", "America/New_York", "Asia/Tokyo", "America/Sao_Paulo")
QUIET = (22 * 60, 7 * 60)
LOOKS = (8, 13, 19)
"""At which hours of his day somebody who was called looks in."""
SITTINGS = tuple(range(0, 1440, 240))
BEGINS = datetime(2026, 3, 24, 9, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
"""Five days later Paris puts its clocks forward."""
PATIENCE = 60
DIES = 5
"""After every so many rounds in which somebody is called, the house is killed before it has noted that."""


class Fortnight:
    """The table, its people, and what each of them should have been told by now."""

    def __init__(self, house: Called) -> None:
        self.house = house
        self.read = cache(house.browser.read)
        house.now = BEGINS
        house.call(house.hall.wake)
        for name, reached in zip(NAMES, (house.by_mail, house.by_hook, house.by_push, house.by_mail), strict=False):
            reached(name)
        options = {"preset": "1988 basic"}
        self.at = house.table(
            "kremlin", people=4, seats=5, bot="careful", pace="mail", sittings=SITTINGS, zone=ZONES[0], options=options
        )
        for seat, zone in enumerate(ZONES, start=1):
            self.at.do(NAMES[seat - 1], commands.Hours, seat=seat, zone=zone, starts=QUIET[0], ends=QUIET[1])
            house.speaks(NAMES[seat - 1], zone=zone, quiet_from=QUIET[0], quiet_to=QUIET[1])
        self.asked: Counter[int] = Counter()
        """How many answers were wanted of each."""
        self.calls: Counter[int] = Counter()
        """How often each was called."""
        self.kills = 0
        """How often the house was stopped with a call on its way, or written and not sent."""
        self.restarts = 0
        self.due: list[tuple[int, str]] = []
        """Whom every call that was due was for, and to which question."""
        self.last: dict[int, float] = {}
        self.fresh: set[int] = set()
        """Who was called, and has not looked in since."""

    @property
    def question(self) -> str:
        """Which question stands."""
        return f"{self.at.table.question}.{self.at.table.undone}"

    def here(self, seat: int) -> datetime:
        """What the clock on the wall shows where somebody lives."""
        return datetime.fromtimestamp(self.house.now + self.house.wall_ahead, ZoneInfo(ZONES[seat - 1]))

    def look_in(self) -> None:
        """Notified players answer at their hours, with what that leads to."""
        for seat in sorted(self.fresh):
            if self.here(seat).hour not in LOOKS:
                continue
            self.fresh.discard(seat)
            for _ in range(20):
                if not self.at.table.running or not is_called(self.at.table, seat):
                    break
                self.asked[seat] += 1
                chosen = answer_for(self.at.table.g, seat, find("careful", "kremlin"), Random(self.asked[seat]))
                self.at.answer(seat, self.at.table.game.notation.print(chosen))

    # Calls

    def due_now(self) -> set[int]:
        """Whom to call at this moment: who is asked, has not heard of it, and is awake."""
        table, now, question = self.at.table, self.house.now, self.question
        whom = set()
        for seat in range(1, 5):
            here = self.here(seat)
            quiet = not QUIET[1] <= here.hour * 60 + here.minute < QUIET[0]
            soon = now < table.asked_at + SEND_DELAY_S or now < self.last.get(seat, 0.0) + MIN_GAP_S
            if table.running and is_called(table, seat) and (seat, question) not in self.due and not quiet and not soon:
                whom.add(seat)
        return whom

    def sent(self) -> Counter[int]:
        """How many calls each has been shown: what comes twice under one id is shown once."""
        letters = {(each["To"], each["Message-ID"]) for each in self.house.letters.taken}
        shown = Counter(str(to).partition("@")[0].capitalize() for to, _ in letters)
        shown["Ben"] = len({each.headers["x-presidium-call"] for each in self.house.hooks.taken})
        shown["Cid"] = len({self.read(each.body)["id"] for each in self.house.pushes.taken})
        return Counter({seat: shown[NAMES[seat - 1]] for seat in range(1, 5)})

    def call(self) -> None:
        """The caller looks: what he sends is what is due at this moment, each once, and nothing else."""
        whom = self.due_now()
        if whom and len(self.due) % DIES == 0:
            self.die_sending()
        self.house.look()
        self.calls += Counter(whom)
        assert self.sent() == self.calls
        self.due += [(seat, self.question) for seat in sorted(whom)]
        self.last |= dict.fromkeys(whom, self.house.now)
        self.fresh |= whom

    def die_sending(self) -> None:
        """The house is killed when a call is gone, and before that is noted."""

        async def dies(ledger: NotificationRepository, calls: Any, **values: Any) -> None:
            if "notice" not in values:
                raise MemoryError
            await noted(ledger, calls, **values)

        noted = NotificationRepository.note
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(NotificationRepository, "note", dies)
            self.house.look()
        self.restart(graceful=False)

    def restart(self, graceful: bool) -> None:
        self.restarts += 1
        self.kills += any(each.sent is None for each in self.house.standing())
        self.house.restart(graceful)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Called]:
    with called(tmp_path) as house:
        yield house


@pytest.mark.slow
def test_it_ends_every_call_comes_once_and_nobody_is_asked_too_often(
    house: Called, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bots' mind and the seed make the game: where another one takes longer, it wants another seed."""
    game = Fortnight(house)
    at, hours, winter = game.at, 0, game.here(1).utcoffset()
    while at.table.running and house.now < BEGINS + 14 * DAY:
        game.look_in()
        game.call()
        house.tick(HOUR)
        hours += 1
        if hours % 6 == 0:
            house.run(house.hall.tidy())
        if hours % 41 == 0:
            game.restart(graceful=hours % 2 == 0)
        house.wall_ahead = HOUR if hours == 100 else 0.0
    for _ in range(2 * 24):  # nothing comes after the end
        game.call()
        house.tick(HOUR)
    table, ended = at.table, (at.table.at - BEGINS) / DAY
    with capsys.disabled():
        facts = Counter(type(entry.fact).__name__ for entry in house.store.journal(at.id))
        print(
            f"\nby mail: {ended:.1f} days, {table.question} questions, year {table.g.public.year}, "
            f"called {dict(sorted(game.calls.items()))}, asked {dict(sorted(game.asked.items()))}, "
            f"{facts['Moved']} answers, {facts['Late']} late, "
            f"calls unsent at {game.kills} of {game.restarts} restarts"
        )
    assert table.g.over, "the game has come to its end"
    assert 7 < ended <= 14
    assert game.here(1).utcoffset() != winter, "the clocks were changed meanwhile"
    assert min(game.calls.values()) > 0
    assert max((game.calls | game.asked).values()) <= PATIENCE
    assert game.kills > 5
    assert at.facts(journal.Late) == []
    assert len(at.facts(journal.Compared)) == 1, "the hour in which the wall was wrong has moved nothing"
    assert CONFIRM_S > HOUR
