"""Plays the games of a job of the arena: measures the counted seat's decision times, illegal answers and beliefs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from time import process_time
from typing import Any

from presidium.bots import Bot, BotError, find, play_out
from presidium.bots.runtime.driver import chosen
from presidium.core import Action, Game, Key, Options, Player, State, seat_view
from presidium.core.view import UNSEEN
from presidium.games import registry
from presidium.lab.arena.contest import Contest, Job
from presidium.lab.arena.tally import Counted, Tally
from presidium.lab.statistics.luck import Luck


def play_job(contest: Contest, job: Job) -> Tally:
    """Plays a job in any process, on any machine: the contest holds the game's name, not the game object."""
    return play(registry.find(contest.rules.game), contest, job)


def play(game: Game, contest: Contest, job: Job) -> Tally:
    tally, luck = Tally(), Luck(contest.seed)
    for deal in job.numbers:
        seated = contest.seated(contest.arms[job.arm], deal)
        bots = {seat: find(name, game.name) for seat, name in seated.items()}
        watch = Watch(contest.counted(deal), tally, game.year)
        g = game.begin(contest.rules)
        luck.of(deal)
        decisions = play_out(g, bots, luck.dice, luck, ask=watch.ask, unheard=watch.unheard)
        tally.games.append(watch.counted(game, g, deal, decisions))
    return tally


class Watch:
    """Measures the counted seat during one game: decision times, illegal answers, and the accuracy of beliefs."""

    def __init__(self, seat: Player, tally: Tally, year: Callable[[Any], int] | None = None) -> None:
        """With `year` the bot states its beliefs once a year only, because beliefs take long to compute."""
        self.seat = seat
        self.tally = tally
        self.year = year
        self.asked = -1
        self.brier = 0.0
        self.beliefs = 0

    def ask(self, g: State[Any], seat: Player, options: Options, bot: Bot, rng: Random) -> Action:
        """Returns the bot's answer, or a random answer if the rules refuse the bot's, so that the game goes on."""
        now = len(g.log) if self.year is None else self.year(g.public)
        if seat == self.seat and now != self.asked and hasattr(bot, "beliefs"):
            self.asked = now
            self.hold_to_the_truth(g, bot.beliefs(seat_view(g, seat)))
        begun = process_time()
        try:
            action = chosen(g, seat, options, bot, rng)
        except BotError:
            action = options.sample(rng)
            self.tally.refusals += seat == self.seat
        if seat == self.seat:
            self.tally.took(process_time() - begun)
        return action

    def unheard(self, seat: Player) -> None:
        """Counts a statement that the rules refused; the game goes on without it."""
        self.tally.refusals += seat == self.seat

    def hold_to_the_truth(self, g: State[Any], believed: Mapping[Key, Mapping[Any, float]]) -> None:
        seen = seat_view(g, self.seat)
        for key, values in believed.items():
            name, truth = _truth(g, key)
            if name is None or seen.secret(name) is not UNSEEN:
                continue
            for value, certainty in values.items():
                self.tally.believed(certainty, value == truth)
            wrong = sum((certainty - (value == truth)) ** 2 for value, certainty in values.items())
            self.brier += (wrong + (truth not in values)) / 2
            self.beliefs += 1

    def counted(self, game: Game, g: State[Any], deal: int, decisions: int) -> Counted:
        outcome = g.public.outcome
        strata = {} if game.strata is None else game.strata(g, self.seat)
        return Counted(
            deal,
            self.seat,
            self.seat in outcome.winners,
            not outcome.winners,
            outcome.ending,
            decisions,
            strata,
            round(self.brier, 9),
            self.beliefs,
        )


def _truth(g: State[Any], key: Key) -> tuple[Key | None, Any]:
    """Name and value of the secret that a belief is about, or of one place of it; (None, None) if no secret matches."""
    if key in g.secrets:
        return key, g.secret(key)
    *name, place = key
    row = g.secrets.get(tuple(name))
    if row is None or not isinstance(row.value, tuple) or not isinstance(place, int):
        return None, None
    return tuple(name), row.value[place]
