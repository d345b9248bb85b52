"""The strongest bot of Goulag: near-equilibrium play at a table of five, and a long search at other tables.

At a table of five where players see their own cards, the bot solves the current question for all players and all cards
they may hold (`solve`). The solution uses the common belief (`ranges`) and learnt values of later rounds (`nets`). Each
other seat may hold a naive player, whose behaviour is known (`habits`). If most of the other players seem weaker, and
at tables of other sizes, the bot plays likely worlds on as an analyst does, with more time.
"""

from __future__ import annotations

from math import prod
from typing import ClassVar, Final

from presidium.bots.goulag.analyst import Analyst
from presidium.bots.goulag.frame import SEATS, TRIOS
from presidium.bots.goulag.mix import CANDID, SILENT, TalkMix
from presidium.bots.goulag.playout import Ints
from presidium.bots.goulag.ranges import Played, Sight, Start, believed, building, naming
from presidium.bots.goulag.solve import Mix
from presidium.bots.goulag.talk import TALK_RATE
from presidium.bots.runtime.mind import Policy
from presidium.core import PASS, Action, Player, SeatView
from presidium.games.goulag.game import Build, NameTrio, Public, Trio, shown, worker
from presidium.games.goulag.game import played as chose
from presidium.games.goulag.moves import Card, Name, Play, Supervise

WORLDS: Final = {5: 400, 6: 440, 7: 300, 8: 220, 9: 170, 10: 140}
"""By number of players: the number of worlds in which the bot tries the best answers; this takes about 1 s."""
MIN_SHARE: Final = 0.02
"""Minimum probability of an answer that the bot plays. The solution is not exact enough for rarer answers."""
PLAIN_SHARE: Final = 0.6
"""If weaker players are expected to be more than this share of the others, the bot plays to exploit them."""
SHARES: Final = ((0.02, 0.5), (0.25, 0.15), (0.5, 0.1), (0.75, 0.05), (0.98, 0.2))
"""Possible shares of weaker players among the other seats, each with its prior probability."""


class Master(Analyst):
    """At tables other than five players who see their cards, the bot searches as `analyst` does, in five or more times
    as many worlds. It compares nearly all trios and mixes answers of almost equal value."""

    thinks: ClassVar[float] = 1.0
    many: ClassVar[dict[int, int]] = WORLDS

    def __init__(
        self,
        worlds: int = 0,
        candidates: int = 30,
        heat: float = 0.03,
        talk: float = TALK_RATE,
        honest: float = CANDID,
    ) -> None:
        super().__init__(worlds, candidates, heat, talk, honest)

    def policy(self, view: SeatView[Public]) -> Policy:
        if not is_taught(view):
            return super().policy(view)
        question = Question(view)
        if question.plain() > PLAIN_SHARE:
            return super().policy(view)
        options, mix, _ = question.solved()
        return {action: chance for action, chance in zip(options, played(mix), strict=True) if chance}

    def mix(self, view: SeatView[Public]) -> TalkMix:
        """How often the bot lies about the card it passed. Masters should learn nothing from each other's claims."""
        return SILENT if is_taught(view) and Question(view).plain() <= PLAIN_SHARE else super().mix(view)


def played(mix: Mix) -> Mix:
    """A solution's answer probabilities without those below `MIN_SHARE`; the remaining ones are scaled to sum to 1."""
    kept = [chance if chance >= MIN_SHARE else 0.0 for chance in mix]
    whole = sum(kept)
    return [chance / whole for chance in kept]


def is_taught(view: SeatView[Public]) -> bool:
    return view.rules.seats == SEATS and view.rules["own_card"] == "seen"


class Question:
    """The question a seat is asked at a table of five, with all seats counted from the commissar of the round."""

    def __init__(self, view: SeatView[Public]) -> None:
        self.view = view
        public = view.public
        self.past: tuple[Played, ...] = ()
        self.sight: Sight = (self.loyal(view.seat), self.loyal(view.rules.right(view.seat)))
        for over in public.history:
            trio, builders = seen_from(over.commissar, over.builders, over.supervisor)
            flipped = 0 if over.supervised is None else 1 + builders.index(over.supervised)
            self.past += ((trio, flipped, over.work),)
            if over.work == 1 and view.seat in builders:
                self.sight += (self.first_worked(over.number, builders, over.supervised),)
        begun = public.round - len(public.history)
        canal = public.canal - sum(over.work for over in public.history)
        barred = not public.history and bars(public.commissar, public.before)
        self.start = Start(begun, canal, barred)

    def loyal(self, seat: Player) -> bool:
        return bool(self.view.secret(worker(seat)) == "loyal")

    def first_worked(self, round: int, builders: tuple[Player, Player], supervised: Player | None) -> bool:
        """True if the first builder chose Work in a round with one Work card; only the round's builders know."""
        mine: Card = self.view.secret(chose(round, self.view.seat))
        other: Card = "strike" if mine == "work" else "work"
        same = shown((mine, mine), builders, supervised) == 1
        return (mine if self.view.seat == builders[0] or same else other) == "work"

    def solved(self) -> tuple[list[Action], Mix, Mix]:
        """The possible answers of Goulag's asked seat, the near-equilibrium probability of each, and their values."""
        if isinstance(self.view.stack[-1], NameTrio):
            at = believed(self.start, self.past)
            solved = naming(self.start, self.past)
            open_to = [which for which in range(len(TRIOS)) if at.open_to(which)]
            mix, worth = solved.policies[0][self.sight], solved.worth[0][self.sight]
            names: list[Action] = [self.name(TRIOS[which]) for which in open_to]
            return names, [mix[which] for which in open_to], [worth[which] for which in open_to]
        trio, role = self.job()
        solved = building(self.start, self.past, trio)
        answers: list[Action] = [Play("work"), Play("strike")]
        if role == 2:
            _, builders = self.trio()
            answers = [PASS, *(Supervise(builder) for builder in builders)]
        return answers, solved.policies[role][self.sight], solved.worth[role][self.sight]

    def trio(self) -> tuple[Ints, tuple[Player, Player]]:
        """The named trio with seats counted from the commissar, and its builders in that order."""
        public = self.view.public
        assert public.builders is not None
        return seen_from(public.commissar, public.builders, public.supervisor)

    def job(self) -> tuple[Ints, int]:
        """The named trio, with seats counted from the commissar, and the asked seat's role: 2 for the supervisor."""
        trio, builders = self.trio()
        return trio, builders.index(self.view.seat) if isinstance(self.view.stack[-1], Build) else 2

    def plain(self) -> float:
        """Expected share of players weaker than a master among the other seats, judged by their acts."""
        told = believed(self.start, self.past).plain
        me = (self.view.seat - self.view.public.commissar) % SEATS
        others = [ratio for seat, ratio in enumerate(told) if seat != me]
        weights = [chance * prod(share * ratio + 1 - share for ratio in others) for share, chance in SHARES]
        found = 0.0
        for (share, _), weight in zip(SHARES, weights, strict=True):
            found += weight * sum(share * ratio / (share * ratio + 1 - share) for ratio in others) / len(others)
        return found / sum(weights)

    def name(self, trio: Ints) -> Name:
        one, other, watch = ((self.view.public.commissar - 1 + seat) % SEATS + 1 for seat in trio)
        return Name((min(one, other), max(one, other)), watch)


def seen_from(commissar: Player, builders: tuple[Player, Player], watch: Player) -> tuple[Ints, tuple[Player, Player]]:
    """The seats of a trio counted from the commissar, and its two builders in the same order."""
    one, other = sorted(builders, key=lambda seat: (seat - commissar) % SEATS)
    return ((one - commissar) % SEATS, (other - commissar) % SEATS, (watch - commissar) % SEATS), (one, other)


def bars(commissar: Player, before: Trio | None) -> bool:
    """2.2 True if this commissar could otherwise name all players of the previous trio, so some trio is forbidden."""
    return before is not None and {(seat - commissar) % SEATS for seat in before} == {1, 2, 3}
