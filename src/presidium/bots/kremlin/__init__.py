"""The bots of Kremlin, from a random bot to the strongest, the master."""

from presidium.bots.kremlin.analyst import Analyst
from presidium.bots.kremlin.at_random import KremlinAtRandom
from presidium.bots.kremlin.master import Master
from presidium.bots.kremlin.play.careful import Careful
from presidium.bots.kremlin.play.sheet import suggest_a_sheet, suggest_sheet
from presidium.bots.kremlin.recruit import Recruit

__all__ = ["Analyst", "Careful", "KremlinAtRandom", "Master", "Recruit", "suggest_a_sheet", "suggest_sheet"]
