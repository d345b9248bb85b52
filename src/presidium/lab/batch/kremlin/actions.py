"""Numbers of Kremlin's actions in batches, in blocks; within a block the last parameter changes fastest.

A declaration adds to the points that the seat has already declared on a politician. A rearrangement says for each post
from which post its new holder comes; the first number is used if vacant posts make several alike.
"""

from __future__ import annotations

from typing import Final

from presidium.lab.batch.kremlin.board import MEN, NUMBERS, SEATS

GOALS: Final = 9
"""6.1 Number of places that a politician can move to: seven posts below the Chief, the Candidates and the People."""

PASS: Final = 0
WAIVE: Final = 1
PICK: Final = 2
"""0.3 First number of the actions that pick the politician for the next number of a sheet, from 10 down to 1."""
DECLARE: Final = PICK + MEN
AS_NEEDED: Final = DECLARE + MEN * NUMBERS
CHOOSE: Final = AS_NEEDED + MEN * NUMBERS
"""First number of the actions for the option `tie_arbiter`, which batches do not support."""
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
"""Number of actions; the last three blocks are actions of chance."""
