"""The bots of Kremlin."""

from presidium.bots.kremlin.analyst import Analyst
from presidium.bots.kremlin.at_random import KremlinAtRandom
from presidium.bots.kremlin.careful import Careful
from presidium.bots.kremlin.master import Master
from presidium.bots.kremlin.recruit import Recruit
from presidium.bots.kremlin.sheet import suggest_a_sheet, suggest_sheet

__all__ = ["Analyst", "Careful", "KremlinAtRandom", "Master", "Recruit", "suggest_a_sheet", "suggest_sheet"]
