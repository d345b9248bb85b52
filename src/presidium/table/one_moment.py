"""“One moment!”: a window that lasts longer because somebody, nobody knows who, has asked for it.

Who asks does so in secret. When the breath is over the table says it once, for whoever asked and however many; and now
and then it says it although nobody did. So neither the word nor its time tells whose it was.
"""

from __future__ import annotations

from typing import Final

from presidium.core import Player
from presidium.table import dice
from presidium.table.table import Table

BANK: Final = 6
"""How many a seat may ask for in the first year; one more each year."""
ONE_IN: Final = 10
ONE_IN_OF_TWO: Final = 6
"""How often the table says it by itself: of two each knows that it was not himself."""


def has_moments(table: Table) -> bool:
    """Whether one may ask for a moment here: in a window that is put to somebody, where a clock runs."""
    question = table.g.question()
    if table.tempo.pace != "live" or question is None or question.silence is None or question.quiet:
        return False
    return table.deadline() is not None


def left(table: Table, seat: Player) -> int:
    """How many this seat may still ask for: for its own eyes."""
    years = 1 if table.game.year is None else table.game.year(table.g.public)
    return BANK + years - 1 - table.moments_spent.get(seat, 0)


def is_given(table: Table) -> bool:
    """Whether the window that has had its breath gets a moment more; a window has one at most."""
    return not table.moment and has_moments(table) and (bool(table.moment_asked) or of_itself(table))


def of_itself(table: Table) -> bool:
    """Whether the table would say it although nobody asks: drawn like its dice, which nobody knows before the end."""
    people = {table.seats[seat].person for seat in table.g.asked() if table.seats[seat].by_hand}
    one_in = ONE_IN if len(people) > 2 else ONE_IN_OF_TWO
    return bool(people) and dice.chance(table.seed.seed, table.mix, table.question, one_in)
