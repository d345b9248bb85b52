"""The type of an edition: the steps of its year, and the numbers and procedures in which the editions differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from presidium.core import Outcome, Player, Rules, Step, Steps
from presidium.games.kremlin.cards.card import Deck
from presidium.games.kremlin.printed.board import Place
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, Public
from presidium.games.kremlin.strengths import NO_STRENGTHS, Strengths

NO_LIMIT = 1_000_000


@dataclass(frozen=True)
class Edition:
    """One edition of Kremlin. Numbers that differ between editions are fields; procedures are steps or functions."""

    name: str
    year: Steps

    # C Control and declaring
    beyond_influence: tuple[Place, ...]
    """C.1 The places where a politician is out of reach of declarations."""
    influence_is_lost: bool
    """2.6 True if influence declared on a politician is taken off the sheets when he leaves the game."""
    most_shown: int
    """10.1 The highest number that can be declared; in 1986 it is 11, which stands for "10+"."""
    settle_tie: Callable[[Kremlin, Letter, tuple[Player, ...], Player | None], Steps]
    """C.2 Function that decides a tie; its last argument is the seat that had the number first, or None."""
    judge_tie: Callable[[Kremlin, Letter, tuple[Player, ...], Player], Steps]
    """C.2 Function that decides a tie when a card has made a player judge; its last argument is the judge."""

    # The phases
    staying_sick: tuple[int, int, int]
    """1.2 The stress points of a member who stays at work, by his number of crosses (0, 1, 2)."""
    suspected_in_phase_1: int
    purge_limit: int | None
    investigating: Callable[[tuple[Letter, ...]], Step]
    clearing_costs: int
    accused_stands_by_himself: bool
    nominee_is_silent: bool
    proposer_is_bound: bool
    second_defeat_costs: int
    rearranges_between_moves: bool
    parade_rolls: tuple[int, int]

    # The end
    mark: Callable[[Public, Letter], str | None]
    marks: Callable[[Rules], tuple[str, ...]]
    """8.2 Function that returns all marks that may stand on the parade track."""
    after_the_wave: Callable[[Kremlin], Outcome | None]
    """Function that tests for victory when the year has been marked; returns None if the game goes on."""
    last_chief: Callable[[Kremlin], Outcome]
    too_few: Callable[[Kremlin], Outcome]
    winners: Callable[[dict[Player, int], Player | None], tuple[Player, ...]]

    # Options
    options: Mapping[tuple[str, str], Change]
    """How each choice of an option changes the edition; default choices are left out."""
    retirement_age: int | None
    growth_order: Callable[[Kremlin], tuple[Player, ...]]
    added: tuple[int, ...]
    """10 The points that a player may add at each question, such as 1 and 1, or 2."""
    growth: bool = False
    strengths: Strengths = NO_STRENGTHS
    influence_nestor: bool = False
    tie_arbiter: bool = False
    deck: Deck | None = None
    """14, 15 The cards, if any are played with."""

    def settled(self, chosen: Iterable[tuple[str, str]]) -> Edition:
        """The edition changed by these choices of options."""
        edition = self
        for choice in chosen:
            if choice in self.options:
                edition = self.options[choice](edition)
        return edition


Change = Callable[[Edition], Edition]

COMMON: Final[dict[tuple[str, str], Change]] = {
    ("growth", "on"): lambda edition: replace(edition, growth=True),
    ("influence_nestor", "on"): lambda edition: replace(edition, influence_nestor=True),
}
"""The options that both editions share, with the change that each option makes to an edition."""
