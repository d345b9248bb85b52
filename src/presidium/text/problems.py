"""What is said of a problem: what it is called, what is asked, what the others do, and why the answer is right."""

from __future__ import annotations

from dataclasses import dataclass

from presidium.text.words import Words


@dataclass(frozen=True)
class Told:
    title: str
    task: str
    house: str
    """What the others are taken to do, in all problems of the game."""
    why: str


def told(words: Words, game: str, id: str) -> Told:
    start = f"problem-{game}-{id}"
    return Told(words(f"{start}-title"), words(f"{start}-task"), words(f"problem-{game}-house"), words(f"{start}-why"))
