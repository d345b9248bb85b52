"""The bot `careful` of Kremlin, as it was in version 0.1."""

from presidium.bots.baseline.kremlin.careful import Careful
from presidium.bots.baseline.kremlin.sheet import suggest_sheet

__all__ = ["Careful", "suggest_sheet"]
