"""A master of Goulag: at a table of five it plays what nobody can take advantage of; elsewhere it thinks long.

At five, where everybody has seen his own card, it solves the question it is asked for everybody who might be asked it,
whatever he has seen (`solve`), by what all believe who have seen what all have seen (`ranges`) and by what it has
learnt beforehand of the rounds to come (`nets`). In any seat there may be somebody naive, and what he would do is known
(`habits`). Where most of the others plainly are no masters it plays the likeliest worlds out instead, as an analyst
that takes its time; and so it does at other tables, which nobody has taught it.
"""

from __future__ import annotations

from math import prod
from typing import ClassVar, Final

from presidium.bots.goulag.analyst import Analyst
from presidium.bots.goulag.frame import SEATS, TRIOS
from presidium.bots.goulag.playout import Ints
from presidium.bots.goulag.ranges import Played, Sight, Start, believed, building, naming
from presidium.bots.goulag.solve import Mix
from presidium.bots.goulag.talk import TALKATIVE
from presidium.bots.mind import Policy
from presidium.core import PASS, Action, Player, SeatView
from presidium.goulag.game import Build, NameTrio, Public, Trio, shown, worker
from presidium.goulag.game import played as chose
from presidium.goulag.moves import Card, Name, Play, Supervise

WORLDS: Final = {5: 400, 6: 440, 7: 300, 8: 220, 9: 170, 10: 140}
"""In how many worlds the answers it likes best are tried, by how many play: a second's worth."""
HARDLY: Final = 0.02
"""What it would answer less often than this it does not: so much the sums are off."""
PLAIN: Final = 0.6
"""Where a greater share of the others are no masters it makes the most of that."""
SHARES: Final = ((0.02, 0.5), (0.25, 0.15), (0.5, 0.1), (0.75, 0.05), (0.98, 0.2))
"""What share of the others may be no masters, and how likely, before anything is seen."""


class Master(Analyst):
    """Elsewhere it thinks about nearly every trio, in eight times as many worlds, and mixes what is almost as good."""

    thinks: ClassVar[float] = 1.0
    many: ClassVar[dict[int, int]] = WORLDS

    def __init__(
        self,
        worlds: int = 0,
        candidates: int = 30,
        heat: float = 0.03,
        talk: float = TALKATIVE,
        honest: float = 0.0,
    ) -> None:
        super().__init__(worlds, candidates, heat, talk, honest)

    def policy(self, view: SeatView[Public]) -> Policy:
        if not is_taught(view):
            return super().policy(view)
        question = Question(view)
        if question.plain() > PLAIN:
            return super().policy(view)
        options, mix, _ = question.solved()
        return {action: chance for action, chance in zip(options, played(mix), strict=True) if chance}

    def truth(self, view: SeatView[Public]) -> float:
        """Whoever knows it by heart learns nothing from what it says; where the others are no masters it says what
        serves."""
        if is_taught(view) and Question(view).plain() <= PLAIN:
            return 0.5
        return super().truth(view)


def played(mix: Mix) -> Mix:
    """What it plays of a solution."""
    kept = [chance if chance >= HARDLY else 0.0 for chance in mix]
    whole = sum(kept)
    return [chance / whole for chance in kept]


def is_taught(view: SeatView[Public]) -> bool:
    return view.rules.seats == SEATS and view.rules["own_card"] == "seen"


class Question:
    """What a seat is asked at a table of five, as the commissar of the round sees the table."""

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
        """Whether the first of these chose Work in a round in which one was shown: whoever built knows."""
        mine: Card = self.view.secret(chose(round, self.view.seat))
        other: Card = "strike" if mine == "work" else "work"
        same = shown((mine, mine), builders, supervised) == 1
        return (mine if self.view.seat == builders[0] or same else other) == "work"

    def solved(self) -> tuple[list[Action], Mix, Mix]:
        """What may be answered, how likely it is, and what each is worth."""
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
        """Those who were named, as the commissar sees them."""
        public = self.view.public
        assert public.builders is not None
        return seen_from(public.commissar, public.builders, public.supervisor)

    def job(self) -> tuple[Ints, int]:
        """Those who were named, and which of them it is."""
        trio, builders = self.trio()
        return trio, builders.index(self.view.seat) if isinstance(self.view.stack[-1], Build) else 2

    def plain(self) -> float:
        """What share of the others is no master, by what they have done."""
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
    """A trio as this commissar sees it, and its builders in the order in which he does."""
    one, other = sorted(builders, key=lambda seat: (seat - commissar) % SEATS)
    return ((one - commissar) % SEATS, (other - commissar) % SEATS, (watch - commissar) % SEATS), (one, other)


def bars(commissar: Player, before: Trio | None) -> bool:
    """Whether the three of the round before are three this commissar could name."""
    return before is not None and {(seat - commissar) % SEATS for seat in before} == {1, 2, 3}
