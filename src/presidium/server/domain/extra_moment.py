"""“One moment!”: extends a window because a player has asked for it in secret.

When the window's time is up, the table announces the extension once, without saying who or how many have asked. Now and
then it does so although nobody asked. So neither the announcement nor its time reveals a player.
"""

from __future__ import annotations

from typing import Final

from presidium.core import Player
from presidium.server.domain import dice
from presidium.server.domain.table import Table

BANK: Final = 6
"""Number of extensions a seat may ask for in the game's first year; each later year adds 1."""
ONE_IN: Final = 10
"""With three players or more the table extends 1 window in 10 by itself."""
ONE_IN_OF_TWO: Final = 6
"""With one or two players the table extends 1 window in 6 by itself, so that neither can be sure who has asked."""


def has_moments(table: Table) -> bool:
    """Whether players may ask for an extension now: in a window with a running clock."""
    question = table.g.question()
    if table.tempo.pace != "live" or question is None or question.silence is None or question.quiet:
        return False
    return table.deadline() is not None


def left(table: Table, seat: Player) -> int:
    """How many extensions this seat may still ask for; only the seat itself is told."""
    years = 1 if table.game.year is None else table.game.year(table.g.public)
    return BANK + years - 1 - table.moments_spent.get(seat, 0)


def is_given(table: Table) -> bool:
    """True if the current window is extended now that its time is up; at most once for each window."""
    return not table.moment and has_moments(table) and (bool(table.moment_asked) or of_itself(table))


def of_itself(table: Table) -> bool:
    """Whether the table extends this window by itself: derived from the secret seed, like the dice.

    At a table in step it does so only with a poker face, because elsewhere a window closes when all have answered.
    """
    if table.tempo.in_step and not table.tempo.poker_face:
        return False
    people = {table.seats[seat].person for seat in table.g.asked() if table.seats[seat].by_hand}
    one_in = ONE_IN if len(people) > 2 else ONE_IN_OF_TWO
    return bool(people) and dice.chance(table.seed.seed, table.mix, table.question, one_in)
