"""The two editions of Kremlin."""

from presidium.games.kremlin.editions.e1986 import EDITION_1986
from presidium.games.kremlin.editions.e1988 import EDITION_1988
from presidium.games.kremlin.editions.edition import Edition

EDITIONS = {edition.name: edition for edition in (EDITION_1988, EDITION_1986)}

__all__ = ["EDITIONS", "EDITION_1986", "EDITION_1988", "Edition"]
