"""The texts of a problem: title, task, the other players' behaviour, and the reason for the solution."""

from __future__ import annotations

from dataclasses import dataclass

from presidium.text.words import Words


@dataclass(frozen=True)
class ProblemText:
    title: str
    task: str
    house: str
    """The assumption about how the other players behave, which is the same for all problems of the game."""
    why: str


def told(words: Words, game: str, id: str) -> ProblemText:
    start = f"problem-{game}-{id}"
    return ProblemText(
        words(f"{start}-title"), words(f"{start}-task"), words(f"problem-{game}-house"), words(f"{start}-why")
    )
