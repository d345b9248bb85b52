"""The answers of a round as a position tells them: `name 2 5 watch 3, play work, play strike`.

Who gave an answer need not be said: the question says who is asked, and answers to several stand in the order in which
they are. Only of those under way, sealed, it must be: `5 play work`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from presidium.core.decision import Action, Answers, Player, Refused, refusal
from presidium.core.notation import Notation, Unreadable, read_number
from presidium.core.state import State


def tell_answers(answers: Iterable[Action], notation: Notation) -> str:
    return ", ".join(map(notation.print, answers))


def tell_sealed(answers: Answers, notation: Notation) -> str:
    return ", ".join(f"{seat} {notation.print(answers[seat])}" for seat in sorted(answers))


def read_answers(words: list[str], notation: Notation) -> list[Action]:
    return [notation.read(text) for text in parts(words, ",")]


def read_sealed(words: list[str], notation: Notation) -> Iterator[tuple[Player, Action]]:
    for text in parts(words, ","):
        seat, _, answer = text.partition(" ")
        yield read_number(seat), notation.read(answer)


def parts(words: list[str], between: str) -> list[str]:
    found = [part.strip() for part in " ".join(words).split(between)]
    if not all(found):
        raise Unreadable(" ".join(words))
    return found


def answer_all(g: State[Any], answers: Iterable[Action]) -> None:
    """Each is given by the next one who is asked."""
    for action in answers:
        asked = g.waiting_for()
        if not asked:
            raise Refused(refusal("game-over"))
        g.apply(asked[0], action)
