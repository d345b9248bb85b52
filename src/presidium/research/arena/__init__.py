"""The arena: bots measured honestly. Paired arms on the same deals, rotated seats, one seat counted a game."""

from presidium.research.arena.contest import Arm, Contest, arms_of
from presidium.research.arena.hold import hold
from presidium.research.arena.ledger import Ledger
from presidium.research.arena.result import Result

__all__ = ["Arm", "Contest", "Ledger", "Result", "arms_of", "hold"]
