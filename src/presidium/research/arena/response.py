"""Whoever knows a master of Goulag by heart: what would he win in its seat?

He knows what each of the others would do, whatever that one has seen, and so what to believe; and he takes each time
the answer that is worth most by that, as if he were to go on as a master. It is a local best response: how much more he
wins than a master in his seat is the least that a better one could.
"""

from __future__ import annotations

from presidium.bots.goulag.master import Master, Question, is_taught
from presidium.bots.mind import Policy, surely
from presidium.core import SeatView
from presidium.goulag.game import Public


class Response(Master):
    def policy(self, view: SeatView[Public]) -> Policy:
        if not is_taught(view):
            return super().policy(view)
        options, _, worth = Question(view).solved()
        return surely(max(zip(worth, range(len(options)), options, strict=True))[2])
