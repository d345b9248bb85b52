"""What the others notice of what a seat holds and does in private (kremlin 13.5): worlds that differ in that alone.

Ann's B purges C. Ben does something in private; Cid answers last, and always at the same time. Ann, Cid and a spectator
write down when they hear what until the window closes, and now and then ask for all they may see. In step they may
learn that Ben had not answered, and nothing else; with a poker face not even that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from presidium.games.kremlin.state import FACTIONS
from presidium.server.base.tempo import FLOOR, GRACE, MOMENT
from presidium.server.domain.timing import waiting
from presidium.server.protocol import commands
from tests.games.kremlin.drawn import alike, drawn
from tests.rules import rule
from tests.server.house import At, Ear, House, near
from tests.server.house import alike as bots_alike
from tests.server.positions import NOBODIES
from tests.server.wire_table import same_ids

BREATH = 6.0
CID_ANSWERS = 4.0
LOOKS = (0.6, 1.95, 3.95)
"""When the others ask for all they may see."""
SHEETS = alike(4, **{FACTIONS[3]: NOBODIES})
"""Ben and Cid have written B and C; the bot has nothing to say."""
POWERLESS = alike(4, **{FACTIONS[1]: NOBODIES, FACTIONS[3]: NOBODIES})
"""Ben has written neither."""
POSITION = "edition 1988 | phase 2 | declared B stalinists 3"

Private = Callable[[At], None]
"""Something Ben does."""


class Noticed(NamedTuple):
    """What the others hear until the window on the purge closes, with the time of each message."""

    heard: list[list[tuple[float, dict[str, Any]]]]
    closed: float
    """Seconds after the end of the film at which it closes."""


class Timed(Ear):
    """Somebody who notes when they hear something."""

    def __init__(self, at: At, who: str | None, seat: int | None) -> None:
        super().__init__(seat, None if who is None else at.house.person(who).id)
        self.at, self.house, self.noted = at, at.house, list[tuple[float, dict[str, Any]]]()
        at.house.run(at.room.add_listener(self))
        at.house.settle()

    def look(self) -> None:
        """What they are told who connect now."""
        hello = self.house.call(self.at.room_now().hello, self.key, self.person)
        self.noted.append((self.house.now, msgspec.json.decode(hello)))

    def hear(self, message: bytes) -> None:
        super().hear(message)
        if self.heard:
            self.noted.append((self.house.now, self.heard.pop()))


def ben(command: type[Any], **parts: Any) -> Private:
    def does(at: At) -> None:
        at.do("Ben", command, seat=2, **parts)

    return does


def orders(*written: str) -> Private:
    return ben(commands.Order, orders=written)


def answers(*said: str) -> Private:
    def does(at: At) -> None:
        for each in said:
            at.answer(2, each)

    return does


def nothing(_: At) -> None:
    """Ben does nothing."""


def one_after_the_other(*done: Private) -> Private:
    def does(at: At) -> None:
        for each in done:
            each(at)

    return does


def others(at: At) -> list[Timed]:
    return [Timed(at, who, seat) for who, seat in (("Ann", 1), ("Cid", 3), (None, None))]


AHEAD = {
    "nothing": nothing,
    "until the phase ends": ben(commands.PassPhase, passes=True),
    "only to act": ben(commands.AskMe, when="acting"),
    "order of this kind": orders("pass purge"),
    "order of every kind": orders("pass all"),
    "order that passes, and one that guards": orders("guard D 1", "pass purge"),
}
"""What Ben may have done before Ann announces. Where he has done nothing he passes in time."""
SILENT = {
    "nothing": nothing,
    "an order to guard": orders("guard B 9"),
    "an order to guard another": orders("guard D 1"),
    "an order to seize": orders("seize B 5 when purge C"),
    "an order to seize another": orders("seize B 5 when trial"),
    "an order to play a card": orders("play 5 when purge C"),
    "an order to pass what he has not written": orders("pass untouched"),
    "an order to pass votes": orders("pass vote"),
    "an answer ahead": ben(commands.Ahead, action="pass"),
    "asked where it matters": ben(commands.AskMe, when="matters"),
    "the phase, and not": one_after_the_other(
        ben(commands.PassPhase, passes=True), ben(commands.PassPhase, passes=False)
    ),
}
"""What must not count as an answer."""
IN_TIME = {
    "early": (0.5, answers("pass")),
    "late": (3.9, answers("pass")),
    "another mind": (0.5, answers("waive", "pass")),
    "a declaration": (0.5, answers("declare B 5")),
    "until the phase ends": (3.0, ben(commands.PassPhase, passes=True)),
    "only to act": (3.0, ben(commands.AskMe, when="acting")),
    "order of this kind": (3.0, orders("pass purge")),
}
"""What Ben may do in the window before Cid answers."""


@pytest.fixture
def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Noticed]]:
    """Each call plays one world, on a clock of its own."""

    def world(
        before: Private,
        during: tuple[float, Private] | None,
        poker_face: bool,
        then: str = "",
        sheets: str = SHEETS,
    ) -> Noticed:
        same_ids(monkeypatch)
        with bots_alike():
            house = House(tmp_path / f"{len(houses)}.db")
            houses.append(house)
            tempo: dict[str, Any] = {"pace": "live", "in_step": True, "poker_face": poker_face, "bot": "careful"}
            at = house.table("kremlin", people=3, seats=4, **tempo).lay(drawn(f"{POSITION} | {sheets}"))
            return noticed(at, before, during, then)

    houses: list[House] = []
    yield world
    for house in houses:
        house.close()


def noticed(at: At, before: Private, during: tuple[float, Private] | None, then: str) -> Noticed:
    house, closing = at.house, 2 * BREATH + MOMENT
    for seat in (1, 2, 3):
        at.answer(seat, "pass")
    house.tick(max(0.0, at.table.opens - house.now) + BREATH + GRACE)
    before(at)
    ears = others(at)
    at.do("Ann", commands.Answer, seat=1, question=at.table.question, action="purge C", then=then)
    question, opens = at.table.question, at.table.opens
    acts = [during] if during else []
    acts += [(0.5, lambda at: at.answer(1, "pass"))] if not then else []
    acts += [(when, lambda _: [ear.look() for ear in ears]) for when in LOOKS]
    acts += [(CID_ANSWERS, lambda at: at.answer(3, "pass"))]
    for when, act in sorted(acts, key=lambda each: each[0]):
        house.tick(max(0.0, opens + when - house.now))
        act(at)
    while at.table.question == question and house.now < opens + closing:
        house.tick(0.05)
    closed = at.table.asked_at
    heard = [[(when, told) for when, told in ear.noted if when < closed - 0.001] for ear in ears]
    return Noticed(heard, round(closed - opens, 3))


passes = (0.5, answers("pass"))
fixed = near(BREATH + GRACE)


@rule("kremlin 13.5")
@pytest.mark.parametrize("poker_face", [False, True])
def test_nobody_notices_whether_a_pass_was_given_ahead_or_in_the_window(
    worlds: Callable[..., Noticed], poker_face: bool
) -> None:
    known = [worlds(done, passes if done is nothing else None, poker_face) for done in AHEAD.values()]
    known += [worlds(nothing, during, poker_face) for during in IN_TIME.values()]
    assert [each for each in known if each != known[0]] == []
    assert known[0].closed == (fixed if poker_face else near(CID_ANSWERS))
    assert all(known[0].heard)


@rule("kremlin 13.5")
@pytest.mark.parametrize("poker_face", [False, True])
def test_orders_that_depend_on_what_a_seat_holds_shorten_nothing(
    worlds: Callable[..., Noticed], poker_face: bool
) -> None:
    known = [worlds(done, None, poker_face) for done in SILENT.values()]
    known += [worlds(done, None, poker_face, sheets=POWERLESS) for done in SILENT.values()]
    assert [each for each in known if each != known[0]] == []
    assert known[0].closed == fixed


@rule("kremlin 13.5")
def test_with_a_poker_face_time_does_not_even_tell_that_somebody_has_not_answered(
    worlds: Callable[..., Noticed],
) -> None:
    silent, answered = worlds(nothing, None, True), worlds(nothing, passes, True)
    assert silent == answered


@rule("kremlin 13.5")
@pytest.mark.parametrize("poker_face", [False, True])
def test_time_tells_that_an_answer_came_with_the_announcement_and_never_which(
    worlds: Callable[..., Noticed], poker_face: bool
) -> None:
    """Ben and Cid have answered before Ann's film is over; she has answered with it."""
    known = [worlds(nothing, passes, poker_face, then=said) for said in ("pass", "waive", "declare B 5")]
    assert [each.heard[1:] for each in known] == [known[0].heard[1:]] * len(known)
    assert {each.closed for each in known} == {known[0].closed}
    assert known[0].closed == (fixed if poker_face else near(CID_ANSWERS))


@rule("kremlin 13.5")
@pytest.mark.parametrize("poker_face", [False, True])
def test_nobody_is_told_who_has_asked_for_more_time(worlds: Callable[..., Noticed], poker_face: bool) -> None:
    """The window is announced to last longer when its breath is over, whoever of the missing has asked, or how many."""

    def asks(at: At, who: str, seat: int) -> None:
        at.do(who, commands.MoreTime, seat=seat, question=at.table.question)

    def both(at: At) -> None:
        asks(at, "Ben", 2)
        asks(at, "Cid", 3)

    asking = lambda at: asks(at, "Ben", 2), lambda at: asks(at, "Cid", 3), both
    known = [worlds(nothing, (0.7, done), poker_face) for done in asking]
    assert {each.closed for each in known} == {known[0].closed}
    assert known[0].closed == near(BREATH + MOMENT + GRACE)
    for ann_or_spectator in (0, 2):
        assert [each.heard[ann_or_spectator] for each in known] == [known[0].heard[ann_or_spectator]] * 3


@rule("kremlin 13.5")
@pytest.mark.parametrize("poker_face", [False, True])
def test_a_sheet_may_be_known_to_be_sealed_and_what_it_says_is_not(tmp_path: Path, poker_face: bool) -> None:
    """With a poker face nobody learns that either."""
    sheets = [
        ["sheet B C D E F G H I J K"],
        ["sheet K J I H G F E D C B"],
        ["sheet B C D E F G H I J K", "sheet N O P Q R S T U V W"],
        *([[]] if poker_face else []),
    ]
    known = []
    for number, said in enumerate(sheets):
        with bots_alike():
            house = House(tmp_path / f"{number}.db")
            tempo: dict[str, Any] = {"pace": "live", "in_step": True, "poker_face": poker_face}
            at = house.table("kremlin", people=3, seats=4, **tempo)
            ears = others(at)
            for action in said:
                at.answer(2, action)
            house.tick(10)
            known.append([ear.noted for ear in ears])
            house.close()
    assert [each for each in known if each != known[0]] == []
    assert bool(known[0][0]) != poker_face


def test_the_floor_hides_answers_that_came_before_it(worlds: Callable[..., Noticed], monkeypatch: Any) -> None:
    monkeypatch.setattr(f"{__name__}.CID_ANSWERS", 1.0)
    known = [worlds(nothing, (when, answers("pass")), False) for when in (0.1, 1.9)]
    assert known[0] == known[1]
    assert known[0].closed == near(FLOOR)


def test_these_worlds_would_notice_an_order_that_counts(
    worlds: Callable[..., Noticed], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the tests above would show nothing."""
    monkeypatch.setattr(waiting, "counts_ahead", lambda table, seat: seat in table.orders)
    guards, silent = (worlds(SILENT[name], None, False) for name in ("an order to guard", "nothing"))
    assert (guards.closed, silent.closed) == (near(CID_ANSWERS), fixed)
