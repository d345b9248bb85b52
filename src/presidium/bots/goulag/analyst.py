"""A search bot for Goulag: it plays likely worlds to the end, and considers what other players will infer from its
answer."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import ClassVar, Final

from presidium.bots.goulag.beliefs import Deal, Posterior, pattern_of, posterior
from presidium.bots.goulag.conduct import conduct
from presidium.bots.goulag.lenses import LENSES, RANDOM, STRAIGHT, opinion
from presidium.bots.goulag.mix import CANDID
from presidium.bots.goulag.naive import work_of
from presidium.bots.goulag.playout import NOBODY, Table
from presidium.bots.goulag.pledges import bound
from presidium.bots.goulag.reasons import grounds
from presidium.bots.goulag.talk import TALK_RATE, Talker
from presidium.bots.runtime.bot import Ground
from presidium.bots.runtime.mind import Policy, surely, whim
from presidium.core import Action, SeatView
from presidium.games.goulag.game import NameTrio, Public
from presidium.games.goulag.moves import Name, Play, Supervise

WORLDS: Final = {5: 80, 6: 64, 7: 48, 8: 40, 9: 32, 10: 26}
"""By number of players: the number of worlds in which the bot tries the best answers; this takes about 0.1 s."""
CARELESS_PRIOR: Final = 0.3
"""Prior probability that all other players at a table of Goulag answer at random."""
CARELESS_THRESHOLD: Final = 0.35
"""If all others play at random with at least this probability, the bot does not hide its side."""
TEMPERATURE: Final = 0.02
"""Softmax temperature, as a difference in winning probability: the bot also plays answers that are almost as good, so
that its choice reveals less."""


class Analyst(Talker):
    """Draws worlds from `beliefs` and plays each answer on in them with `playout`. Better answers win more worlds for
    the bot's side."""

    thinks: ClassVar[float] = 0.1
    many: ClassVar[dict[int, int]] = WORLDS

    def __init__(
        self,
        worlds: int = 0,
        candidates: int = 12,
        heat: float = TEMPERATURE,
        talk: float = TALK_RATE,
        honest: float = CANDID,
    ) -> None:
        """`worlds`: number of worlds in which the best answers are tried; 0 chooses by the number of players.
        `candidates`: maximum number of trios (two builders and a supervisor) that are compared."""
        super().__init__(talk, honest)
        self.worlds, self.candidates, self.heat = worlds, candidates, heat

    def policy(self, view: SeatView[Public]) -> Policy:
        believed = posterior(view, idle=CARELESS_PRIOR)
        options = list(view.options)
        if believed.at_random > CARELESS_THRESHOLD:
            return openly(view, believed, options)
        if isinstance(view.stack[-1], NameTrio):
            options = likeliest(view, believed, options, self.candidates)
        worth = self.weighed(view, believed, options)
        best = max(worth.values())
        odds = {action: exp((each - best) / self.heat) for action, each in worth.items()}
        whole = sum(odds.values())
        return bound(view, {action: each / whole for action, each in odds.items()})

    def weighed(self, view: SeatView[Public], believed: Posterior, options: list[Action]) -> dict[Action, float]:
        """How often the bot's side wins with each likely answer. Answers that win least in the first worlds are
        dropped."""
        rng, last = whim(view), view.rules.seats
        worlds = self.worlds or self.many[last]
        tables = [imagined(believed, rng) for _ in range(worlds)]
        seeds = [rng.getrandbits(32) for _ in tables]
        ways = [(action, mask) for action in options for mask in (0, (last + 3) // 2, last - 1, last + 1)]
        won = dict.fromkeys(ways, 0.0)
        tried, acts = 0, {action: first_act(view, action) for action in options}
        for until in (worlds // 4, worlds // 2, worlds):
            for at in range(tried, until):
                for action, mask in ways:
                    won[action, mask] += played(tables[at], mask, acts[action], seeds[at])
            tried = until
            ways = sorted(ways, key=lambda way: -won[way])[: max(3, len(ways) // 3)]
        worth: dict[Action, float] = {}
        for action, mask in ways:
            worth[action] = max(worth.get(action, 0.0), won[action, mask] / worlds)
        return worth

    def grounds(self, view: SeatView[Public], answer: Action) -> tuple[Ground, ...]:
        return grounds(view, answer, CARELESS_PRIOR)


def played(table: Table, mask: int, acts: Callable[[Table, Random], None], seed: int) -> float:
    mine, rng = table.copy(), Random(seed)
    mine.mask = mask
    acts(mine, rng)
    return mine.play_on(rng)


def first_act(view: SeatView[Public], action: Action) -> Callable[[Table, Random], None]:
    """Returns a function that plays the current round in a simulated world, with the bot giving this answer."""
    public = view.public

    def act(table: Table, rng: Random) -> None:
        if isinstance(action, Name):
            table.play_round((action.builders[0] - 1, action.builders[1] - 1, action.supervisor - 1), rng)
            return
        assert public.builders is not None
        trio = public.builders[0] - 1, public.builders[1] - 1, public.supervisor - 1
        if isinstance(action, Play):
            table.play_round(trio, rng, mine=action.card == "work")
        else:
            whom = public.builders.index(action.builder) if isinstance(action, Supervise) else NOBODY
            table.play_round(trio, rng, watches=whom)

    return act


def imagined(believed: Posterior, rng: Random) -> Table:
    """A world drawn from the beliefs, with a lens and an opinion of the others for each seat."""
    view, tale = believed.view, believed.tale
    assert view.seat is not None
    at = rng.choices(range(len(believed.choices)), [sum(row) for row in believed.weights])[0]
    deal: Deal = rng.choices(believed.deals, believed.weights[at])[0]
    idle = rng.random() < believed.at_random
    sides, lenses, trust = [], [], []
    for seat in view.rules.players:
        sight = deal[seat - 1], deal[seat - 2]
        acted = conduct(tale, seat)
        sides.append(acted.side[sight] if seat != view.seat else deal[seat - 1])
        chose = pattern_of(acted, believed.choices[at])
        weights = acted.through(sight, chose)
        lens = STRAIGHT if seat == view.seat else RANDOM if idle else rng.choices(LENSES, weights)[0]
        lenses.append(lens)
        trust.append(list(opinion(tale, seat, None if tale.blind else sight[0], sight[1], chose)))
    public = view.public
    return Table(
        tale.seats,
        deal,
        sides,
        lenses,
        trust,
        public.canal,
        public.round,
        public.commissar - 1,
        public.before,
        view.seat - 1,
    )


def openly(view: SeatView[Public], believed: Posterior, options: list[Action]) -> Policy:
    """The answer that serves the bot's side best at once, for a table whose players act at random and infer nothing."""
    trust = believed.loyal()
    loyal = trust[view.seat] >= 0.5
    if isinstance(options[0], Play):
        return surely(Play("work" if loyal else "strike"))
    return surely(max(options, key=lambda action: work_of(action, trust) * (1 if loyal else -1)))


def likeliest(view: SeatView[Public], believed: Posterior, names: list[Action], many: int) -> list[Action]:
    """The trios (two builders, a supervisor) worth comparing: the best according to each player's estimated loyalty."""
    trust = believed.loyal()
    sign = 1 if trust[view.seat] >= 0.5 else -1
    return sorted(names, key=lambda name: -sign * work_of(name, trust))[:many]
