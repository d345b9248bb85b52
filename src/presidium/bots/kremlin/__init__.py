"""The bots of Kremlin."""

from presidium.bots.kremlin.at_random import KremlinAtRandom
from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.sheet import suggest_a_sheet, suggest_sheet

__all__ = ["Careful", "KremlinAtRandom", "suggest_a_sheet", "suggest_sheet"]
