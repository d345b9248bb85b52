"""Compares a finished game with its course after another answer: bots play both on from the same question.

Both continuations use the same dice and random numbers, so that differences come from the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from presidium.bots.runtime.driver import play_out
from presidium.bots.runtime.roster import find
from presidium.core import Action, Game, Outcome, Player, Record, Refused, State, Statement, refusal
from presidium.core.record import play

PLAYOUTS: Final = 20
"""Number of games that bots simulate after each of the two compared answers."""

Pair = tuple[Outcome, Outcome]
"""The outcomes of two simulated games: the first with the changed answer, the second with the answer really given."""


@dataclass(frozen=True)
class Crossroads:
    """A question of a finished game: the record up to the question, and the answers given to it."""

    record: Record
    given: Mapping[Player, Action]
    """The answers really given, by seat (0 is chance). Some are missing if the game was ended at this question."""

    def changed(self, game: Game, seat: Player, action: Action) -> Mapping[Player, Action]:
        """The answers to this question if `seat` had given another one. Raises Refused if the rules forbid the new
        answer, or if it is the answer really given."""
        refused = self.record.final(game).why_not(seat, action)
        if refused is not None:
            raise Refused(refused)
        if self.given.get(seat) == action:
            raise Refused(refusal("answered-so"))
        return {**self.given, seat: action}


def crossroads(record: Record, at: int, game: Game) -> Crossroads:
    """Returns the question that move number `at` of the record answers, with all sealed answers to the question."""
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
    crossing: Crossroads,
    answers: Mapping[Player, Action],
    bot: str,
    game: Game,
    seed: str,
    times: int = PLAYOUTS,
) -> Iterator[Pair]:
    """Yields pairs of outcomes: after `answers` and after the answers really given to the question."""
    g = crossing.record.final(game)
    for number in range(times):
        luck = f"{seed}/{number}"
        yield _ending(g.copy(), answers, bot, luck), _ending(g.copy(), crossing.given, bot, luck)


def _ending(g: State[Any], answers: Mapping[Player, Action], bot: str, luck: str) -> Outcome:
    """The outcome of a game if `answers` are given to the current question and bots give all later answers."""
    for seat in g.asked():
        if seat in answers:
            g.apply(seat, answers[seat])
    minds = {seat: Random(f"{luck}/{seat}") for seat in g.rules.players}
    play_out(g, {seat: find(bot, g.rules.game) for seat in minds}, Random(f"{luck}/dice"), minds)
    outcome: Outcome = g.public.outcome
    return outcome
