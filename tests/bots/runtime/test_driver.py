"""The driver: whom it asks, whom it lets speak, and what it does about a bot that breaks the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from presidium.bots import Bot, BotError, answer_for, find, let_speak, play_out
from presidium.core import (
    CHANCE,
    DONE,
    PASS,
    Action,
    Ask,
    AskAll,
    Listed,
    Options,
    Player,
    Question,
    Record,
    Roll,
    Rules,
    Said,
    SeatView,
    State,
    Statement,
    Step,
    Steps,
    refusal,
    value,
)
from presidium.core.record import Move
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Build, Goulag, NameTrio, Public, Supervision
from presidium.games.goulag.moves import Claim, Play
from tests.contract.sittings import Sitting, every_sitting

POSITION = "goulag | cards L D L D L | round 5 | commissar 2 | canal 3 | before 3 4 5"
WORK = Play("work")
CLAIM = Claim(1, "loyal", "inferred")


class Silent:
    """Takes the first option, and keeps what it was shown."""

    def __init__(self) -> None:
        self.saw: list[SeatView[Any]] = []

    def choose(self, view: SeatView[Any], rng: Random) -> Any:
        assert type(view) is SeatView
        assert isinstance(rng, Random)
        self.saw.append(view)
        return next(iter(view.options or ()))


class Talker(Silent):
    """Says the same at every offer, and keeps where it was made."""

    def __init__(self, words: Any = CLAIM) -> None:
        super().__init__()
        self.words = words
        self.offered: list[SeatView[Any]] = []

    def speak(self, view: SeatView[Any], rng: Random) -> Any:
        self.offered.append(view)
        return self.words


def minds(g: State[Any], seed: object = 1) -> dict[Player, Random]:
    return {seat: Random(f"{seed}/{seat}") for seat in g.rules.players}


def seat(bot: type[Bot]) -> dict[Player, Bot]:
    return {seat: bot() for seat in range(1, 6)}


def last_round() -> Goulag:
    return GOULAG.read_position(POSITION)


def record_of(sitting: Sitting, bots: list[str], seed: int) -> tuple[Record, State[Any], int]:
    g = sitting.new()
    record = Record.of(sitting.game, g)
    seated = {seat: find(bots[seat % len(bots)], sitting.game.name) for seat in g.rules.players}
    decisions = play_out(g, seated, Random(seed), minds(g, seed), record.moves)
    return record, g, decisions


# Whole games


@every_sitting
@pytest.mark.parametrize("bots", [["naive"], ["random"], ["naive", "random"]], ids="-".join)
def test_bots_play_every_game_to_its_end_by_the_rules(sitting: Sitting, bots: list[str]) -> None:
    if "naive" in bots and sitting.game.name not in ("goulag", "politburo"):
        bots = ["random"]
    record, g, decisions = record_of(sitting, bots, 1)
    assert g.over
    replayed = sitting.new()
    asked = 0
    for player, action in record.moves:
        options = replayed.options(player)
        if isinstance(action, Statement):
            replayed.say(player, action)
        else:
            assert options is not None
            assert action in options
            asked += player != CHANCE and len(options) > 1
            replayed.apply(player, action)
    assert replayed == g
    assert asked == decisions > 0


def test_the_same_seeds_give_the_same_game_and_others_another() -> None:
    sitting = Sitting(GOULAG, 7, ())
    one, again, other = (record_of(sitting, ["naive", "random"], seed)[0].moves for seed in (1, 1, 2))
    assert one == again != other


def test_nobody_speaks_where_talk_is_off() -> None:
    g, moves = last_round(), list[Move]()
    play_out(g, seat(Talker), Random(1), minds(g), moves, talk=False)
    assert [type(action).__name__ for _, action in moves] == ["Name", "Play", "Play", "Pass"]


# Who is asked


@value
class Choose(Step):
    """A player has so many options; if `sealed`, two players have."""

    options: int
    sealed: bool = False

    def play(self, g: Any) -> Question:
        listed = Listed((WORK, PASS, Play("strike"))[: self.options])
        if self.options == 0:
            return Roll(Listed((WORK,)), "nothing")
        return AskAll({1: listed, 2: listed}) if self.sealed else Ask(1, listed)

    def resolve(self, g: Any, answer: Any) -> Steps:
        return DONE


def small(*steps: Step) -> State[Any]:
    return State(Rules("small", 2), Public(), steps)


def test_one_option_is_taken_without_calling_anybody_and_is_no_decision() -> None:
    bots: dict[Player, Silent] = {1: Silent(), 2: Silent()}
    g, moves = small(Choose(1), Choose(0), Choose(2), Choose(1, sealed=True), Choose(3, sealed=True)), list[Move]()
    assert play_out(g, bots, Random(1), {1: Random(1), 2: Random(2)}, moves) == 3
    assert [len(view.options or ()) for view in bots[1].saw] == [2, 3]
    assert [len(view.options or ()) for view in bots[2].saw] == [3]
    assert moves == [(1, WORK), (CHANCE, WORK), (1, WORK), (1, WORK), (2, WORK), (1, WORK), (2, WORK)]


class Picky:
    """Needs no view."""

    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        raise AssertionError("a view was made")

    def pick(self, options: Options, rng: Random) -> Action:
        return options.sample(rng)


def test_a_bot_that_picks_is_shown_the_options_alone() -> None:
    g = GOULAG.new(5)
    assert play_out(g, seat(Picky), Random(1), minds(g)) == 4 * 5


def test_a_game_is_taken_up_in_the_middle_of_a_sealed_question() -> None:
    g, moves = last_round(), list[Move]()
    g.apply(2, GOULAG.notation.read("name 3 4 watch 1"))
    g.apply(4, Play("strike"))
    assert play_out(g, seat(Silent), Random(1), minds(g), moves) == 2
    assert moves == [(3, WORK), (1, PASS)]


def test_an_answer_for_a_person_s_table_is_not_yet_given() -> None:
    g = last_round()
    before = g.copy()
    assert answer_for(g, 2, Silent(), Random(1)) == next(iter(g.options(2) or ()))
    assert g == before


# Who speaks


def test_each_may_speak_once_before_each_question_to_players_in_seat_order() -> None:
    g, moves = last_round(), list[Move]()
    bots: dict[Player, Any] = {5: Talker(), 1: Talker(), 4: Silent(), 3: Talker(), 2: Silent()}
    play_out(g, bots, Random(1), minds(g), moves)
    assert [player for player, action in moves if action == CLAIM] == [1, 3, 5] * 3
    assert [type(view.stack[-1]) for view in bots[1].offered] == [NameTrio, Build, Supervision]
    assert [sum(isinstance(event, Said) for event in view.events) for view in bots[3].offered] == [1, 4, 7]
    assert [event for event, _ in g.log if isinstance(event, Said)] == [Said(seat, CLAIM) for seat in [1, 3, 5] * 3]


def test_nobody_speaks_while_the_cards_are_dealt() -> None:
    g = GOULAG.new(5)
    bots = seat(Talker)
    play_out(g, bots, Random(1), minds(g))
    assert isinstance(bots[1], Talker)
    assert bots[1].offered[0].stack[-1] == NameTrio()
    assert len(bots[1].offered) == 15


def test_a_bot_that_keeps_silent_says_nothing() -> None:
    g, moves = last_round(), list[Move]()
    let_speak(g, {1: Talker(None)}, minds(g), moves)
    assert moves == []
    assert g == last_round()


# Bots that break the rules


class Cheat(Silent):
    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, view: SeatView[Any], rng: Random) -> Any:
        return self.answer


@pytest.mark.parametrize(
    ("answer", "shown", "why", "rule"),
    [
        (WORK, "Play(card='work')", "goulag-must-name (goulag 2.1)", "goulag 2.1"),
        (CLAIM, repr(CLAIM), "goulag-must-name (goulag 2.1)", "goulag 2.1"),
        (None, "None", "not-an-action", ""),
        ([WORK], "[Play(card='work')]", "not-an-action", ""),
    ],
)
def test_an_answer_the_rules_refuse_names_the_bot_and_changes_nothing(
    answer: Any, shown: str, why: str, rule: str
) -> None:
    g = last_round()
    before = g.copy()
    with pytest.raises(BotError) as error:
        play_out(g, {**seat(Silent), 2: Cheat(answer)}, Random(1), minds(g))
    assert error.value.why == refusal("bot-answer-refused", rule, bot="Cheat", seat=2, answer=shown, why=why)
    assert g == before


@pytest.mark.parametrize(
    ("words", "why", "rule"),
    [
        (Claim(9, "loyal", "own"), "no-such-seat seat=9 (goulag 5.1)", "goulag 5.1"),
        ("I am loyal", "not-a-statement", ""),
        (PASS, "not-a-statement", ""),
    ],
)
def test_a_statement_that_is_refused_names_the_bot_and_is_not_made(words: Any, why: str, rule: str) -> None:
    g, moves = last_round(), list[Move]()
    before = g.copy()
    with pytest.raises(BotError) as error:
        let_speak(g, {4: Talker(words)}, minds(g), moves)
    wrong = refusal("bot-statement-refused", rule, bot="Talker", seat=4, answer=repr(words), why=why)
    assert error.value.why == wrong
    assert g == before
    assert moves == []


class Crash(Silent):
    def choose(self, view: SeatView[Any], rng: Random) -> Action:
        raise ZeroDivisionError

    def speak(self, view: SeatView[Any], rng: Random) -> Statement:
        raise KeyError("word")


def test_a_bot_that_crashes_keeps_its_own_error_with_a_note_of_where_it_sat() -> None:
    g = last_round()
    with pytest.raises(ZeroDivisionError) as crash:
        answer_for(g, 2, Crash(), Random(1))
    assert crash.value.__notes__ == ["The bot Crash sits at seat 2."]
    with pytest.raises(KeyError) as silence:
        let_speak(g, {3: Crash()}, minds(g))
    assert silence.value.__notes__ == ["The bot Crash sits at seat 3."]
