"""A master of Goulag: an analyst that takes its time, and is harder to foresee."""

from __future__ import annotations

from typing import ClassVar, Final

from presidium.bots.goulag.analyst import Analyst
from presidium.bots.goulag.talk import TALKATIVE

WORLDS: Final = {5: 640, 6: 440, 7: 300, 8: 220, 9: 170, 10: 140}
"""In how many worlds the answers it likes best are tried, by how many play: a second's worth."""


class Master(Analyst):
    """Thinks about nearly every trio, in eight times as many worlds, and mixes what is almost as good."""

    thinks: ClassVar[float] = 1.0
    many: ClassVar[dict[int, int]] = WORLDS

    def __init__(self, worlds: int = 0, candidates: int = 30, heat: float = 0.03, talk: float = TALKATIVE) -> None:
        super().__init__(worlds, candidates, heat, talk)
