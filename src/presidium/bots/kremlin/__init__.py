"""The bots of Kremlin."""

from presidium.bots.kremlin.at_random import KremlinAtRandom
from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.sheet import suggest_sheet

__all__ = ["Careful", "KremlinAtRandom", "suggest_sheet"]
