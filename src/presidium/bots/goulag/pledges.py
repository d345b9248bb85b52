"""The effect of a bot's own promises and threats on its answers in Goulag: it mostly keeps its word."""

from __future__ import annotations

from typing import Final

from presidium.bots.runtime.mind import Policy
from presidium.core import Action, Said, SeatView
from presidium.games.goulag.content.claims import claims
from presidium.games.goulag.game import Public
from presidium.games.goulag.moves import Name, Supervise
from presidium.games.goulag.talk import Promise, Threaten

KEEPS: Final = 0.85
"""Probability that a bot keeps a promise."""
ACTS: Final = 0.7
"""Probability that a bot carries out a threat."""


def bound(view: SeatView[Public], policy: Policy) -> Policy:
    """These answers, with the probability of those that keep the bot's open promises and threats raised to `KEEPS` and
    `ACTS`. A word that no likely answer keeps is broken."""
    if not any(isinstance(event, Said) and event.seat == view.seat for event in view.events):
        return policy
    for each in claims(view):
        word = each.said.statement
        if each.said.seat != view.seat or each.proved or not isinstance(word, Promise | Threaten):
            continue
        chance = KEEPS if isinstance(word, Promise) else ACTS
        kept = sum(likely for action, likely in policy.items() if keeps(action, word))
        if any(concerns(action, word) for action in policy) and 0 < kept < chance:
            less = (1 - chance) / (1 - kept)
            policy = {
                action: likely * (chance / kept if keeps(action, word) else less) for action, likely in policy.items()
            }
    return policy


def concerns(action: Action, word: Promise | Threaten) -> bool:
    """True if an answer like this one keeps or breaks this promise or threat."""
    if word.deed in ("name", "skip"):
        return isinstance(action, Name)
    return isinstance(action, Supervise) and action.builder == word.seat


def keeps(action: Action, word: Promise | Threaten) -> bool:
    if word.deed in ("name", "skip"):
        named = isinstance(action, Name) and word.seat in (*action.builders, action.supervisor)
        return named is (word.deed == "name")
    return (isinstance(action, Supervise) and action.builder == word.seat) is (word.deed == "exchange")
