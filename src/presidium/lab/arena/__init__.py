"""The arena: compares bots on the same deals, with rotating seats, and counts one seat per game."""

from presidium.lab.arena.contest import Arm, Contest, arms_of
from presidium.lab.arena.hold import hold
from presidium.lab.arena.ledger import Ledger
from presidium.lab.arena.result import Result

__all__ = ["Arm", "Contest", "Ledger", "Result", "arms_of", "hold"]
