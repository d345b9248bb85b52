"""An analyst of Goulag: it plays the likely worlds out in the mind, and minds what others will think of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import exp
from random import Random
from typing import ClassVar, Final

from presidium.bots.bot import Ground
from presidium.bots.goulag.beliefs import Deal, Posterior, pattern_of, posterior
from presidium.bots.goulag.conduct import conduct
from presidium.bots.goulag.lenses import LENSES, RANDOM, STRAIGHT, opinion
from presidium.bots.goulag.naive import work_of
from presidium.bots.goulag.playout import NOBODY, Table
from presidium.bots.goulag.reasons import grounds
from presidium.bots.goulag.tale import Word
from presidium.bots.goulag.talk import TALKATIVE, Talker
from presidium.bots.mind import Policy, surely, whim
from presidium.core import Action, SeatView
from presidium.goulag.game import NameTrio, Public, worker
from presidium.goulag.moves import Claim, Name, Play, Side, Supervise

WORLDS: Final = {5: 80, 6: 64, 7: 48, 8: 40, 9: 32, 10: 26}
"""In how many worlds the answers it likes best are tried, by how many play: a tenth of a second's worth."""
DOUBT: Final = 0.3
"""How likely it thinks, to begin with, that nobody at the table cares."""
CARELESS: Final = 0.35
"""Where that is likelier than this, it has nothing to hide."""
HEAT: Final = 0.02
"""By how much of a chance to win it lets itself be tempted from its best: enough not to be known by its ties."""


class Analyst(Talker):
    """What is likely by `beliefs`, what follows by `playout`: of each answer it counts how often its side wins."""

    thinks: ClassVar[float] = 0.1
    many: ClassVar[dict[int, int]] = WORLDS

    def __init__(
        self,
        worlds: int = 0,
        candidates: int = 12,
        heat: float = HEAT,
        talk: float = TALKATIVE,
        honest: float = 0.0,
    ) -> None:
        """In how many worlds it tries the answers it likes best, and how many trios it thinks about at all."""
        super().__init__(talk, honest)
        self.worlds, self.candidates, self.heat = worlds, candidates, heat

    def policy(self, view: SeatView[Public]) -> Policy:
        believed = posterior(view, idle=DOUBT)
        options = list(view.options)
        if believed.at_random > CARELESS:
            return openly(view, believed, options)
        if isinstance(view.stack[-1], NameTrio):
            options = likeliest(view, believed, options, self.candidates)
        worth = self.weighed(view, believed, options)
        best = max(worth.values())
        odds = {action: exp((each - best) / self.heat) for action, each in worth.items()}
        whole = sum(odds.values())
        return {action: each / whole for action, each in odds.items()}

    def weighed(self, view: SeatView[Public], believed: Posterior, options: list[Action]) -> dict[Action, float]:
        """How often its side wins with each of the better answers: those that do badly in a few worlds are dropped."""
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
        return grounds(view, answer, DOUBT)

    def truth(self, view: SeatView[Public]) -> float:
        """By what would come of either claim, if others believe it as they believe anybody."""
        about = view.rules.right(view.seat)
        true: Side = "loyal" if view.secret(worker(about)) == "loyal" else "disloyal"
        false: Side = "disloyal" if true == "loyal" else "loyal"
        believed, won = posterior(view, idle=DOUBT), []
        for side in (true, false):
            rng = whim(view)
            told = Word(10_000, view.seat, Claim(about, side, "passed"))
            tables = [imagined(believed, rng, told) for _ in range(self.worlds or self.many[view.rules.seats])]
            won.append(sum(table.play_on(rng) for table in tables) / len(tables))
        return 1 / (1 + exp((won[1] - won[0]) / self.heat))


def played(table: Table, mask: int, acts: Callable[[Table, Random], None], seed: int) -> float:
    mine, rng = table.copy(), Random(seed)
    mine.mask = mask
    acts(mine, rng)
    return mine.play_on(rng)


def first_act(view: SeatView[Public], action: Action) -> Callable[[Table, Random], None]:
    """The round that is on, with this answer in it."""
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


def imagined(believed: Posterior, rng: Random, told: Word | None = None) -> Table:
    """One of the worlds believed, with a lens for everybody, and what everybody would think there; if this were said
    too."""
    view, tale = believed.view, believed.tale
    heard = tale if told is None else replace(tale, words=(*tale.words, told))
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
        trust.append(list(opinion(heard, seat, None if tale.blind else sight[0], sight[1], chose)))
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
    """What serves its side most at once: where nobody cares, nobody reads it, and there is nothing to hide."""
    trust = believed.loyal()
    loyal = trust[view.seat] >= 0.5
    if isinstance(options[0], Play):
        return surely(Play("work" if loyal else "strike"))
    return surely(max(options, key=lambda action: work_of(action, trust) * (1 if loyal else -1)))


def likeliest(view: SeatView[Public], believed: Posterior, names: list[Action], many: int) -> list[Action]:
    """The trios worth thinking about: the best by what is believed of each alone."""
    trust = believed.loyal()
    sign = 1 if trust[view.seat] >= 0.5 else -1
    return sorted(names, key=lambda name: -sign * work_of(name, trust))[:many]
