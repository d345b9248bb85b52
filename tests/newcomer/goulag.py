"""A newcomer of Goulag, who knows what the lesson taught and nothing else.

1. I know two cards for certain: my own, and that of my right-hand neighbour.
2. Two Work cards speak for both builders, two Strikes against both; whoever had to exchange had played the other card.
3. Loyal builders play Work, disloyal ones Strike.
4. As commissar I name builders of my side, as far as I can tell, and a supervisor of it.
5. As supervisor I make exchange whom I take for one of the other side, and let things be if there is nobody.
6. Asked, or not asked: what others say I do not believe.
"""

from __future__ import annotations

from random import Random

from presidium.core import PASS, Action, Player, SeatView
from presidium.games.goulag.game import Public, worker
from presidium.games.goulag.moves import Name, Play, Supervise

CERTAIN = 10
"""Of a card one has seen; more than any rounds can say."""


class Newcomer:
    def choose(self, view: SeatView[Public], rng: Random) -> Action:
        loyal = view.secret(worker(view.seat)) == "loyal"
        marks = seen(view)
        mine = marks if loyal else {seat: -mark for seat, mark in marks.items()}
        options = list(view.options)
        rng.shuffle(options)
        return max(options, key=lambda action: worth(action, mine, loyal))


def worth(action: Action, mine: dict[Player, int], loyal: bool) -> float:
    """Rules 3 to 5: how well an answer serves my side."""
    match action:
        case Play(card):
            return (card == "work") is loyal
        case Name(builders, supervisor):
            return sum(mine[builder] for builder in builders) + 0.5 * mine[supervisor]
        case Supervise(builder):
            return -mine[builder]
    assert action == PASS
    return 0


def seen(view: SeatView[Public]) -> dict[Player, int]:
    """Rules 1 and 2: marks for loyalty."""
    marks = dict.fromkeys(view.rules.players, 0)
    for over in view.public.history:
        for builder in over.builders:
            marks[builder] += (over.work - 1) * (-1 if builder == over.supervised else 1)
    for seat in (view.seat, view.rules.right(view.seat)):
        marks[seat] = CERTAIN if view.secret(worker(seat)) == "loyal" else -CERTAIN
    return marks
