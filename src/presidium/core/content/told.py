"""Reads and writes the answers of a round inside a position: `name 2 5 watch 3, play work, play strike`.

Answers to finished questions stand without a seat, in the order in which the players were asked. Sealed answers to the
current question begin with their seat: `5 play work`.
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
    """Applies these answers in order. Each answer is given by the player who is asked next."""
    for action in answers:
        asked = g.waiting_for()
        if not asked:
            raise Refused(refusal("game-over"))
        g.apply(asked[0], action)
