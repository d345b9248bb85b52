"""What if somebody had answered otherwise: bots play on from there, as it was and as it might have been.

Both begin at the same question and have the same dice, so that what differs comes from the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from presidium.bots.driver import play_out
from presidium.bots.roster import find
from presidium.core import Action, Game, Outcome, Player, Record, Refused, State, Statement, refusal
from presidium.core.record import play

TIMES: Final = 20
"""How often the game is played on, as it was and as it might have been."""

Pair = tuple[Outcome, Outcome]
"""How one game ended with the other answer, and how with the one that was really given."""


@dataclass(frozen=True)
class Crossroads:
    """A question of a game that is over, all that led to it, and how it was answered."""

    record: Record
    given: Mapping[Player, Action]
    """By seat, chance among them; of a game that was ended there, perhaps not by all."""

    def changed(self, game: Game, seat: Player, action: Action) -> Mapping[Player, Action]:
        """The answers if this seat had given another; Refused if it could not, or has given this very one."""
        refused = self.record.final(game).why_not(seat, action)
        if refused is not None:
            raise Refused(refused)
        if self.given.get(seat) == action:
            raise Refused(refusal("answered-so"))
        return {**self.given, seat: action}


def crossroads(record: Record, at: int, game: Game) -> Crossroads:
    """Where the first answer from this move on was asked for; those that were sealed with it belong to it."""
    g, first, last = record.begin(game), 0, -1
    given: dict[Player, Action] = {}
    for number, (player, action) in enumerate(record.moves):
        if not isinstance(action, Statement):
            if not g.answers and last >= at:
                break
            if not g.answers:
                first, given = number, {}
            given[player], last = action, number
        play(g, player, action)
    return Crossroads(record.until(first), given) if last >= at else Crossroads(record, {})


def what_if(
    crossing: Crossroads, answers: Mapping[Player, Action], bot: str, game: Game, seed: str, times: int = TIMES
) -> Iterator[Pair]:
    """So many endings with these answers, each beside one with those really given."""
    g = crossing.record.final(game)
    for number in range(times):
        luck = f"{seed}/{number}"
        yield _ending(g.copy(), answers, bot, luck), _ending(g.copy(), crossing.given, bot, luck)


def _ending(g: State[Any], answers: Mapping[Player, Action], bot: str, luck: str) -> Outcome:
    """How it ends when these are the answers to the question that stands; whatever follows the bots answer."""
    for seat in g.asked():
        if seat in answers:
            g.apply(seat, answers[seat])
    minds = {seat: Random(f"{luck}/{seat}") for seat in g.rules.players}
    play_out(g, {seat: find(bot, g.rules.game) for seat in minds}, Random(f"{luck}/dice"), minds)
    outcome: Outcome = g.public.outcome
    return outcome
