"""The careful player of Kremlin, as it was in version 0.1."""

from presidium.bots.frozen.kremlin.careful import Careful
from presidium.bots.frozen.kremlin.sheet import suggest_a_sheet, suggest_sheet

__all__ = ["Careful", "suggest_a_sheet", "suggest_sheet"]
