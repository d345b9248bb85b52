"""What an edition is: the list of its year, and all the numbers and procedures in which the two differ."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from presidium.core import Outcome, Player, Rules, Step, Steps
from presidium.kremlin.cards.card import Deck
from presidium.kremlin.printed.board import Place
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Kremlin, Public
from presidium.kremlin.strengths import NO_STRENGTHS, Strengths

NO_LIMIT = 1_000_000


@dataclass(frozen=True)
class Edition:
    """A number that differs is a field here; a procedure that differs is another step, or a function named here."""

    name: str
    year: Steps

    # C Control and declaring
    beyond_influence: tuple[Place, ...]
    """C.1 Where nobody may declare on a politician."""
    influence_is_lost: bool
    """2.6 Whether what is declared on one who leaves is taken off the sheets."""
    most_shown: int
    """10.1 The highest number that can be declared; in 1986 11 stands for "10+"."""
    settle_tie: Callable[[Kremlin, Letter, tuple[Player, ...], Player | None], Steps]
    """C.2 Who of those tied controls; the last is who was there first, if one was."""
    judge_tie: Callable[[Kremlin, Letter, tuple[Player, ...], Player], Steps]
    """C.2 The same where a card has named a judge."""

    # The phases
    staying_sick: tuple[int, int, int]
    """1.2 The SP of a member who stays, by his crosses."""
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
    """8.2 What may stand on the parade track."""
    after_the_wave: Callable[[Kremlin], Outcome | None]
    """The test of victory when the year has been marked for somebody."""
    last_chief: Callable[[Kremlin], Outcome]
    too_few: Callable[[Kremlin], Outcome]
    winners: Callable[[dict[Player, int], Player | None], tuple[Player, ...]]

    # Options
    options: Mapping[tuple[str, str], Change]
    """What each choice changes that is not the default."""
    retirement_age: int | None
    growth_order: Callable[[Kremlin], tuple[Player, ...]]
    added: tuple[int, ...]
    """10 The influence added by each player, question by question."""
    growth: bool = False
    strengths: Strengths = NO_STRENGTHS
    influence_nestor: bool = False
    tie_arbiter: bool = False
    deck: Deck | None = None
    """14, 15 The cards, if any are played with."""

    def settled(self, chosen: Iterable[tuple[str, str]]) -> Edition:
        """What these choices make of it."""
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
"""The options of both editions that are alike in them."""
