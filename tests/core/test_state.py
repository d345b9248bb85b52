"""The state of a game and the one way it changes."""

from __future__ import annotations

import pytest

from presidium.core import (
    CHANCE,
    DONE,
    PASS,
    Action,
    Ask,
    Event,
    Listed,
    Outcome,
    Refusal,
    Refused,
    Rules,
    Said,
    Secret,
    State,
    Step,
    Steps,
    refusal,
    value,
)
from presidium.games.goulag.moves import Claim
from tests.core.toy import NUMBER, Draw, Drawn, Finish, Hands, Mutter, Pick, PickOne, Public, Raise, Raised, Toy, toy

DRAW = (CHANCE, Draw(2))
UP, DOWN = Raise(), PASS
FIRST_HANDS = (DRAW, (1, UP), (2, DOWN), (3, UP))


def refused(g: Toy, player: int, action: Action) -> Refusal:
    """Why this is refused; and it changes nothing."""
    before = g.copy()
    with pytest.raises(Refused) as caught:
        g.apply(player, action)
    assert g == before
    assert caught.value.why == g.why_not(player, action)
    return caught.value.why


# The flow


def test_a_game_begins_at_its_first_question() -> None:
    g = toy()
    assert g.asked() == g.waiting_for() == (CHANCE,)
    assert not g.over
    assert g.question() is g.question()


def test_a_whole_game() -> None:
    g = toy(*FIRST_HANDS, (3, UP), (2, UP), (1, UP), (1, Pick(2)))
    assert g.over
    assert g.question() is None
    assert g.asked() == g.waiting_for() == ()
    assert g.options(1) is None
    assert g.public == Public(((1, 3), (1, 2, 3)), 2, Outcome((2,), "picked", "toy 3.1"))
    assert g.public.outcome is not None
    assert g.public.outcome.ending == "picked (toy 3.1)"
    assert list(g.log) == [(Drawn(2), frozenset({1})), (Raised((1, 3)), None), (Raised((1, 2, 3)), None)]


def test_sealed_answers_open_together_in_the_order_asked() -> None:
    g = toy(DRAW, (3, UP), (1, UP))
    assert g.asked() == (1, 2, 3)
    assert g.waiting_for() == (2,)
    assert g.answers == {3: UP, 1: UP}
    assert g.public.raised == ()
    assert g.options(1) is None
    assert g.options(2) is not None
    g.apply(2, DOWN)
    assert g.public.raised == ((1, 3),)
    assert g.answers == {}
    assert g.waiting_for() == (1, 2, 3)


def test_asking_changes_nothing() -> None:
    for moves in ((), (DRAW,), (DRAW, (2, UP)), FIRST_HANDS):
        g, untouched = toy(*moves), toy(*moves)
        g._question = None
        for _ in range(2):
            g.question()
            g.asked()
            g.waiting_for()
            [g.options(seat) for seat in (0, 1, 2, 3, 4)]
            [g.why_not(seat, Pick(1)) for seat in (0, 1, 2, 3, 4)]
        assert g == untouched


@value
class Note(Event):
    text: str


@value
class Tell(Step):
    """Tells its name, then plays the steps that follow from it."""

    name: str
    then: tuple[Step, ...] = ()

    def play(self, g: Toy) -> Steps:
        g.tell(Note(self.name))
        return self.then


@value
class Wait(Step):
    name: str
    then: tuple[Step, ...] = ()

    def play(self, g: Toy) -> Ask:
        return Ask(1, Listed((PASS,)))

    def resolve(self, g: Toy, answer: Action) -> Steps:
        g.tell(Note(self.name))
        return self.then


def test_steps_are_played_in_reading_order_what_follows_from_one_before_the_next() -> None:
    steps = (Tell("1", (Tell("1.1"), Tell("1.2", (Tell("1.2.1"),)))), Wait("2", (Tell("2.1"), Tell("2.2"))), Tell("3"))
    g: Toy = State(Rules("toy", 3), Public(), steps)
    assert [event for event, _ in g.log] == list(map(Note, ("1", "1.1", "1.2", "1.2.1")))
    assert g.stack == [Tell("3"), steps[1]]
    g.apply(1, PASS)
    assert [event for event, _ in g.log][4:] == list(map(Note, ("2", "2.1", "2.2", "3")))
    assert g.over


def test_a_bare_step_does_nothing() -> None:
    with pytest.raises(NotImplementedError):
        Step().play(None)
    with pytest.raises(NotImplementedError):
        Step().resolve(None, PASS)
    assert DONE == ()


def test_a_game_at_rest_stands_on_a_step_that_asks() -> None:
    g = toy(*FIRST_HANDS)
    broken: Toy = State.restored(g.rules, g.public, g.secrets, [Finish()], {}, g.log)
    with pytest.raises(AssertionError):
        broken.question()


# Refusals


def test_who_is_not_asked_may_not_answer() -> None:
    for seat in (1, 2, 3, 4, -1):
        assert refused(toy(), seat, Draw(1)) == refusal("not-asked", seat=seat)
    assert refused(toy(DRAW), CHANCE, Draw(1)) == refusal("not-asked", seat=CHANCE)
    assert refused(toy(*FIRST_HANDS, *FIRST_HANDS[1:]), 2, Pick(2)) == refusal("not-asked", seat=2)


def test_nobody_answers_twice() -> None:
    g = toy(DRAW, (2, UP))
    assert refused(g, 2, DOWN) == refusal("answered-already", seat=2)
    assert g.answers == {2: UP}


def test_what_is_not_offered_is_refused_with_its_reason() -> None:
    assert refused(toy(), CHANCE, Draw(3)) == refusal("not-an-option")
    g = toy(*FIRST_HANDS, *FIRST_HANDS[1:])
    assert refused(g, 1, Pick(4)) == refusal("must-pick", "toy 2.1")
    assert refused(g, 1, Mutter("yes")) == refusal("must-pick", "toy 2.1")


def test_nothing_is_answered_after_the_end() -> None:
    g = toy(*FIRST_HANDS, *FIRST_HANDS[1:], (1, Pick(1)))
    for seat in (0, 1, 2, 9):
        assert refused(g, seat, Pick(1)) == refusal("game-over")


# Copies


def test_a_copy_shares_nothing_that_can_change() -> None:
    g = toy(DRAW, (1, UP))
    twin = g.copy()
    assert twin == g
    twin.apply(2, UP)
    twin.apply(3, UP)
    twin.say(1, Mutter("no"))
    twin.open(NUMBER)
    assert g == toy(DRAW, (1, UP))
    assert twin != g
    kept = twin.copy()
    g.apply(2, DOWN)
    g.apply(3, DOWN)
    assert twin == kept
    assert g.public.raised == ((1,),)


def test_states_are_equal_in_all_their_parts() -> None:
    g = toy(DRAW, (1, UP))
    for change in (
        lambda s: s.say(1, Mutter("no")),
        lambda s: s.open(NUMBER),
        lambda s: s.hide(NUMBER, 1, 1),
        lambda s: s.answers.clear(),
        lambda s: s.stack.pop(),
        lambda s: setattr(s.public, "picked", 1),
        lambda s: setattr(s, "rules", Rules("toy", 4)),
    ):
        other = g.copy()
        change(other)
        assert other != g
    assert g != "a state"
    with pytest.raises(TypeError):
        hash(g)


# The words that steps use


def test_a_secret_is_seen_by_those_named() -> None:
    g = toy(DRAW)
    g.hide(("card", 2), "ace")
    assert g.secrets["card", 2] == Secret("ace", frozenset())
    g.hide(("card", 3), "king", 3, 1)
    assert g.secrets["card", 3] == Secret("king", frozenset({1, 3}))
    assert g.secret(("card", 3)) == "king"


def test_showing_adds_seats_or_everybody_and_never_takes_away() -> None:
    g = toy(DRAW)
    g.show(NUMBER, 2)
    assert g.secrets[NUMBER] == Secret(2, frozenset({1, 2}))
    g.show(NUMBER, 2, 3)
    assert g.secrets[NUMBER] == Secret(2, frozenset({1, 2, 3}))
    g.open(NUMBER)
    assert g.secrets[NUMBER] == Secret(2, None)
    g.show(NUMBER, 1)
    assert g.secrets[NUMBER] == Secret(2, None)


def test_after_the_end_nothing_stays_hidden() -> None:
    g = toy(DRAW)
    g.hide(("card", 2), "ace")
    g.end()
    assert g.secrets == {NUMBER: Secret(2, None), ("card", 2): Secret("ace", None)}


def test_telling_some_or_all() -> None:
    g = toy()
    g.tell(Drawn(1))
    g.whisper(Drawn(2), 2, 3)
    assert list(g.log) == [(Drawn(1), None), (Drawn(2), frozenset({2, 3}))]


# Talk


@pytest.mark.parametrize("moves", [(), (DRAW, (2, UP)), (*FIRST_HANDS, *FIRST_HANDS[1:], (1, Pick(1)))])
def test_a_statement_at_any_time_changes_nothing_but_the_log(moves: tuple[tuple[int, Action], ...]) -> None:
    g = toy(*moves)
    asked = g.asked()
    g.say(2, Mutter("yes"))
    assert g.log.heard_by(None)[-1] == Said(2, Mutter("yes"))
    assert g.asked() == asked
    silent = toy(*moves)
    assert list(g.log)[:-1] == list(silent.log)
    g.log = silent.log
    assert g == silent


def test_only_those_who_sit_here_speak_and_only_sense() -> None:
    g = toy()
    for seat in (0, 4, -1):
        with pytest.raises(Refused) as caught:
            g.say(seat, Mutter("yes"))
        assert caught.value.why == refusal("no-such-seat", seat=seat)
    silent = toy(mode="silent")
    with pytest.raises(Refused) as caught:
        silent.say(1, Mutter("yes"))
    assert caught.value.why == refusal("no-muttering", "toy 1.2")
    with pytest.raises(Refused) as caught:
        g.say(1, Claim(1, "loyal", "own"))
    assert caught.value.why == refusal("not-a-statement")
    assert len(g.log) == len(silent.log) == 0


def test_steps_are_public_values() -> None:
    assert toy(DRAW).stack == [Finish(), PickOne(), Hands(), Hands()]
