"""Matters that can be under way (13.1): an announced action, a trial, an election, a die, a card, an accusation."""

from __future__ import annotations

from typing import Literal

from presidium.core import PASS, Action, Player, value
from presidium.games.kremlin.actions import Play, PlayOn
from presidium.games.kremlin.printed.people import Letter


@value
class Deed:
    """An announced action that has not been carried out yet (C.5)."""

    who: Letter
    by: Player | None
    action: Action
    cleared: bool = False
    """True if a card has cleared the politician whom the announced action would strike."""

    @property
    def lapses(self) -> bool:
        """C.4 True if nobody controls the politician, so that his right or vote lapses."""
        return self.by is None and self.action == PASS


@value
class Case:
    """A trial under way (3.2); `accuser` is None if the trial follows an assassination."""

    accuser: Letter | None
    accused: Letter
    votes: tuple[tuple[Letter, str], ...] = ()


@value
class Election:
    """The election of a Party Chief under way, after a proposal (5)."""

    proposer: Letter
    nominee: Letter
    votes: tuple[tuple[Letter, str], ...] = ()


@value
class Throw:
    """A purge or health die that has been cast and has not taken effect yet (13.1)."""

    why: Literal["purge", "health"]
    who: Letter
    face: int
    change: int = 0


@value
class NamedCard:
    """A card that has been named and has not taken effect yet (13.1)."""

    FORMERLY = ("Named",)
    player: Player
    play: Play
    start: bool
    """True if the card was named in the window that opens a phase."""
    held_by: Player | None = None
    """The seat that controlled the politician concerned when the card was named; None if nobody did."""
    guarded: bool = False
    """True if the politician whom the card strikes has a bodyguard."""

    @property
    def target(self) -> Letter:
        """The politician on whom the card is played."""
        assert isinstance(self.play, PlayOn)
        return self.play.who


@value
class Accusation:
    """After an assassination: the politician accused of ordering it."""

    player: Player
    accused: Letter
    cleared: bool = False


Matter = Deed | Case | Election | Throw | NamedCard | Accusation
