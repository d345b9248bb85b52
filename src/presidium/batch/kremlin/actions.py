"""Every answer by its number: blocks in this order, the last axis runs fastest.

What is declared counts from what the seat itself has shown on him; a level is rearranged by saying from which of its
posts each takes its holder: of the ways that come to the same, since posts are vacant, the first counts.
"""

from __future__ import annotations

from typing import Final

from presidium.batch.kremlin.board import MEN, NUMBERS, SEATS

GOALS: Final = 9
"""6.1 Where somebody can be moved: the seven posts below the Chief's, the Candidates, the People."""

PASS: Final = 0
WAIVE: Final = 1
PICK: Final = 2
"""0.3 The next number of the sheet, from 10 down, for this politician."""
DECLARE: Final = PICK + MEN
AS_NEEDED: Final = DECLARE + MEN * NUMBERS
CHOOSE: Final = AS_NEEDED + MEN * NUMBERS
"""Kept free for `tie_arbiter`, which is not played here."""
CURE: Final = CHOOSE + SEATS
PURGE: Final = CURE + 1
SUSPECT: Final = PURGE + MEN
CLEAR: Final = SUSPECT + MEN
ACCUSE: Final = CLEAR + MEN
CONDEMN: Final = ACCUSE + MEN
GUILTY: Final = CONDEMN + MEN
INNOCENT: Final = GUILTY + 1
FOR: Final = INNOCENT + 1
AGAINST: Final = FOR + 1
PROPOSE: Final = AGAINST + 1
REARRANGE_1: Final = PROPOSE + MEN
REARRANGE_2: Final = REARRANGE_1 + 6
MOVE: Final = REARRANGE_2 + 24
EXCHANGE: Final = MOVE + MEN * GOALS
REHABILITATE: Final = EXCHANGE + MEN * MEN
ADD: Final = REHABILITATE + MEN
SENIOR: Final = ADD + MEN
DRAW: Final = SENIOR + SEATS
DIE: Final = DRAW + MEN
FACES: Final = 20
ACTIONS: Final = DIE + FACES
"""How many there are; the last three blocks are chance's."""
