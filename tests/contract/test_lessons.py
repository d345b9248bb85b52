"""Every lesson there is, played to its end on every build, in every language: it cannot rot."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import pytest

from presidium.core import Game, Refused, Screen, view
from presidium.core.content.learning import READ, Learning, lesson_of
from presidium.games import GAMES, find
from presidium.text import Words
from tests.core.toy import TOY
from tests.text.messages import SPOKEN, messages

LESSONS = [game for game in GAMES.values() if game.lesson is not None]
SCREENS = 12
WORDS = 45
"""What is read in three minutes: so many screens at most, and so many words on each."""


def named(game: Game) -> str:
    return game.name


def screens(game: Game) -> tuple[Screen, ...]:
    return lesson_of(game).screens


def a_right_answer(learning: Learning) -> str:
    screen = learning.screen
    assert screen is not None
    return next(rightly(learning, next(iter(screen.right)))) if screen.asks else READ


def rightly(learning: Learning, pattern: str) -> Iterator[str]:
    """The answers that fit this pattern and no earlier one: itself, where it is no pattern."""
    yield from fitting(learning, pattern, learning.screen.right if learning.screen else ())


def fitting(learning: Learning, pattern: str, among: Any) -> Iterator[str]:
    if "*" not in pattern and "?" not in pattern:
        yield pattern
    options = learning.g.options(learning.lesson.seat)
    assert options is not None
    for action in options if options.listed else ():
        written = learning.game.notation.print(action)
        if next((each for each in among if fnmatchcase(written, each)), None) == pattern:
            yield written


def played(game: Game) -> Iterator[Learning]:
    """A lesson before each of its screens, answered rightly."""
    learning = Learning(game)
    while learning.screen is not None:
        yield learning
        learning.answer(a_right_answer(learning))


def test_there_is_a_lesson() -> None:
    assert "goulag" in map(named, LESSONS)


@pytest.mark.parametrize("game", LESSONS, ids=named)
def test_it_is_played_to_its_end_by_every_right_answer(game: Game) -> None:
    for learning in played(game):
        assert learning.screen is not None
        for pattern in learning.screen.right:
            for answer in rightly(learning, pattern):
                other = Learning(game, (*learning.answers, answer))
                while other.screen is not None:
                    other.answer(a_right_answer(other))


@pytest.mark.parametrize("game", LESSONS, ids=named)
def test_a_screen_that_asks_puts_a_question_to_the_learner(game: Game) -> None:
    for learning in played(game):
        assert learning.screen is not None
        if learning.screen.asks:
            assert view(learning.g, learning.lesson.seat).options is not None, learning.screen.id
            assert learning.screen.wrong, f"{learning.screen.id}: nothing is learnt where nothing can be wrong"


@pytest.mark.parametrize("game", LESSONS, ids=named)
def test_whatever_is_legal_is_right_or_answered_with_why(game: Game) -> None:
    """By the rule, and nothing has changed: one may try again."""
    for learning in played(game):
        screen = learning.screen
        assert screen is not None
        said = set()
        for pattern, why in screen.wrong.items():
            for answer in fitting(learning, pattern, (*screen.right, *screen.wrong)):
                stands, at = learning.g.copy(), len(learning.answers)
                with pytest.raises(Refused) as refused:
                    learning.answer(answer)
                assert refused.value.why == why, answer
                assert why.rule, f"{why.id} names no rule"
                assert (learning.g, len(learning.answers)) == (stands, at)
                said.add(pattern)
        if screen.asks:
            options = learning.g.options(learning.lesson.seat)
            assert options is not None
            assert said == set(screen.wrong) or not options.listed, f"{screen.id}: a pattern that nothing fits"
            for action in options if options.listed else ():
                written = game.notation.print(action)
                assert any(fnmatchcase(written, each) for each in (*screen.right, *screen.wrong)), written
            assert options.listed or "*" in screen.wrong


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("game", LESSONS, ids=named)
def test_everything_is_said_in_every_language(game: Game, lang: str) -> None:
    words, file = Words(lang), f"lesson_{game.name}.ftl"
    ids = [f"lesson-{game.name}-{screen.id}" for screen in screens(game)]
    hints = {f"refused-{why.id}": why for screen in screens(game) for why in screen.wrong.values()}
    assert {id for id, message in messages(lang).items() if message.file == file} == {*ids, *hints}
    for screen in screens(game):
        said = words.lesson(game.name, screen.id).split()
        assert 0 < len(said) <= WORDS, f"{screen.id}: {len(said)} words"
    for why in hints.values():
        assert len(words.refusal(why).split()) <= WORDS, why.id


@pytest.mark.parametrize("game", LESSONS, ids=named)
def test_it_takes_three_minutes(game: Game) -> None:
    assert len(screens(game)) <= SCREENS
    assert len({screen.id for screen in screens(game)}) == len(screens(game))


def test_a_wrong_way_on_is_refused_in_words() -> None:
    goulag = find("goulag")
    learning = Learning(goulag)
    with pytest.raises(Refused, match="not-asked"):
        learning.answer("play work")
    learning.answer()
    learning.answer()
    with pytest.raises(Refused, match="unreadable"):
        learning.answer()
    with pytest.raises(Refused, match=r"goulag-not-himself \(goulag 2.1\)"):
        learning.answer("name 1 2 watch 3")
    done = list(played(goulag))[-1]
    with pytest.raises(Refused, match="lesson-over"):
        done.answer()


def test_a_game_need_not_have_one() -> None:
    with pytest.raises(Refused, match="no-lesson"):
        Learning(TOY)
