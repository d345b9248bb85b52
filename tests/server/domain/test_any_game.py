"""A game the server has never heard of: what the table must know of it stands on its questions and on `Game`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from presidium.bots import caretaker, names, suggest
from presidium.core import (
    DONE,
    PASS,
    Action,
    Ask,
    AskAll,
    Codec,
    Listed,
    Orders,
    Player,
    Question,
    Refused,
    Rules,
    Span,
    State,
    Step,
    Steps,
    View,
    refusal,
    value,
    view,
)
from presidium.games import GAMES
from presidium.server.base.tempo import BOT_PAUSE, GRACE
from presidium.server.domain import journal
from presidium.server.live.watch import AWAY_S
from presidium.server.protocol import commands
from tests.core.toy import TOY, DrawNumber, Finish, Hands, Pick, PickOne, Public, Raise, Raised, Toy
from tests.server.house import At, House


@value
class Interruption(Step):
    """Everybody may raise a hand; silence means that nobody does."""

    span: Span

    def play(self, g: Toy) -> Question:
        return AskAll(dict.fromkeys(g.rules.players, Listed((PASS, Raise()))), PASS, self.span)

    def resolve(self, g: Toy, answer: dict[Player, Action]) -> Steps:
        g.tell(Raised(tuple(seat for seat, action in answer.items() if action == Raise())))
        return DONE


class FromTheHand(Listed):
    __slots__ = ()
    secret = True


@value
class NoChoice(Step):
    """Seat 1 picks himself: there is nobody else."""

    secret: bool

    def play(self, g: Toy) -> Question:
        return Ask(1, (FromTheHand if self.secret else Listed)((Pick(1),)))

    def resolve(self, g: Toy, answer: Pick) -> Steps:
        return DONE


STEPS: tuple[Step, ...] = (
    DrawNumber(),
    Interruption("announced"),
    Interruption("between"),
    Hands(),
    PickOne(),
    Finish(),
)


def read(text: str, public: Public | None) -> str:
    """`raise`: once, in the round it is given for."""
    if text.split()[:1] != ["raise"]:
        raise Refused(refusal("unreadable", text=text))
    return text if public is None else f"raise {len(public.raised)}"


def answer(seen: View[Public], orders: tuple[str, ...]) -> Action | None:
    return (
        Raise() if f"raise {len(seen.public.raised)}" in orders and isinstance(seen.stack[-1], Interruption) else None
    )


def play(monkeypatch: pytest.MonkeyPatch, *steps: Step) -> None:
    """Let the game of these steps be known, under a name of its own."""

    def begin(rules: Rules) -> Toy:
        return State(rules, Public(), steps)

    game = replace(TOY, begin=begin, orders=Orders(read, str, answer), windows="toy 4.1")
    vars(game)["codec"] = Codec("tests.core.toy", __name__)
    monkeypatch.setitem(GAMES, "toy", game)


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, *STEPS)


def raised(at: At) -> list[tuple[Player, ...]]:
    return [event.seats for event in at.told(Raised)]


def test_its_windows_close_at_their_time_and_silence_is_the_answer_it_names(house: House) -> None:
    at = house.table("toy", people=2, seats=2, pace="live")
    at.answer(1, "raise")
    at.answer(2, "pass")
    house.tick(6 + GRACE - 0.01)
    assert raised(at) == []
    house.tick(0.01)
    assert raised(at) == [(1,)]
    house.tick(4 + GRACE - 0.01)
    assert raised(at) == [(1,)]
    house.tick(0.01)
    assert raised(at) == [(1,), ()]
    assert [fact.action for fact in at.facts(journal.Moved)][-2:] == ["pass", "pass"]


def test_where_silence_is_no_answer_somebody_chooses_for_the_silent(house: House) -> None:
    at = house.table("toy", people=2, seats=2, pace="live", decision=20.0)
    at.until(lambda table: isinstance(table.g.stack[-1], Hands))
    house.tick(20 + GRACE)
    assert isinstance(at.table.g.stack[-1], PickOne)
    house.tick(20 + GRACE)
    assert at.table.over


def test_an_absent_seat_is_minded_by_whoever_plays_any_game(house: House) -> None:
    assert (names("toy"), caretaker("toy")) == (("random",), "random")
    at = house.table("toy", people=2, seats=2, pace="live", decision=600.0)
    at.listen("Ben", 2)
    at.until(lambda table: isinstance(table.g.stack[-1], PickOne))
    house.tick(AWAY_S["live"] + BOT_PAUSE)
    assert at.table.over


def test_its_orders_answer_in_its_windows(house: House) -> None:
    at = house.table("toy", people=2, seats=2, pace="live")
    at.do("Ben", commands.Order, seat=2, orders=("raise",))
    assert at.table.orders[2] == ("raise 0",)
    house.tick(6 + GRACE)
    assert raised(at) == [(2,)]
    assert at.refused("Ben", commands.Order, seat=2, orders=("sing",)) == "unreadable"


@pytest.mark.parametrize("secret", [False, True])
def test_an_option_without_a_choice_is_taken_at_once_unless_that_tells_something(
    house: House, monkeypatch: pytest.MonkeyPatch, secret: bool
) -> None:
    play(monkeypatch, NoChoice(secret), PickOne(), Finish())
    at = house.table("toy", people=1, seats=2)
    assert isinstance(at.table.g.stack[-1], NoChoice if secret else PickOne)


def test_there_is_nothing_to_suggest_where_nobody_has_an_idea() -> None:
    g = GAMES["toy"].new(2)
    with pytest.raises(Refused, match="nothing-to-suggest"):
        suggest(view(g, 1), None)  # type: ignore[arg-type]


def test_it_plays_to_its_end_by_hand_and_is_stored(house: House) -> None:
    at = house.table("toy", people=1, seats=3)
    at.until(lambda table: table.over)
    house.restart()
    assert at.table.g.public.outcome is not None
