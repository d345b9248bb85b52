"""What has to be so for Pravda to print a sentence about Kremlin: read off the positions, never off the event."""

from __future__ import annotations

from tests.pravda.claims import Claims
from tests.pravda.kremlin.box import BOX
from tests.pravda.kremlin.fates import FATES
from tests.pravda.kremlin.votes import VOTES
from tests.pravda.kremlin.year import YEAR

KREMLIN = Claims(FATES | VOTES | YEAR | BOX)
