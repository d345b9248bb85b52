"""The bots of Kremlin."""

from presidium.bots.frozen.kremlin import Careful, suggest_a_sheet, suggest_sheet
from presidium.bots.kremlin.at_random import KremlinAtRandom

__all__ = ["Careful", "KremlinAtRandom", "suggest_a_sheet", "suggest_sheet"]
