"""The rules of Goulag. Each step is a paragraph of the rulebook, in its order; the numbers are the rulebook's.

The convicts dig the White Sea canal. Loyal workers want it finished, disloyal ones want it stopped,
and everybody knows somebody else's side better than anyone will admit.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from presidium.core import (
    DONE,
    PASS,
    Action,
    Ask,
    AskAll,
    Key,
    Listed,
    Option,
    Outcome,
    Player,
    Question,
    Refusal,
    Roll,
    Rules,
    State,
    Step,
    Steps,
    refusal,
    value,
)
from presidium.goulag.moves import (
    Appointed,
    Card,
    Deal,
    Ended,
    First,
    Name,
    Named,
    Passed,
    Play,
    Shown,
    Side,
    Supervise,
    Supervised,
)

Trio = tuple[Player, Player, Player]

SEATS: Final = range(5, 11)
OPTIONS: Final = (Option("own_card", ("seen", "blind"), "goulag 1.4"),)
RENEWED: Final = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}  # 2.2


# What everybody sees (4.1)


@value
class Round:
    """A round that is over."""

    number: int
    commissar: Player
    builders: tuple[Player, Player]
    supervisor: Player
    supervised: Player | None
    work: int

    @property
    def trio(self) -> Trio:
        """The three players of the round, whatever their jobs, in seat order."""
        (one, other), third = self.builders, self.supervisor
        return (third, one, other) if third < one else (one, third, other) if third < other else (one, other, third)


@dataclass(slots=True)
class Public:
    """Where the game stands."""

    commissar: Player = 0
    """Who names this round; 0 before the first is drawn."""
    round: int = 1
    canal: int = 0
    """The steps dug so far."""
    before: Trio | None = None
    """The three of the round before, for the renewal (2.2)."""
    builders: tuple[Player, Player] | None = None
    """Who build this round, once they are named."""
    supervisor: Player = 0
    """Who supervises them; 0 before he is named."""
    supervised: Player | None = None
    """The builder who had to exchange, once that is settled."""
    history: tuple[Round, ...] = ()
    """The rounds that are over."""
    outcome: Outcome | None = None

    def copy(self) -> Public:
        return Public(
            self.commissar,
            self.round,
            self.canal,
            self.before,
            self.builders,
            self.supervisor,
            self.supervised,
            self.history,
            self.outcome,
        )


Goulag = State[Public]


# 1 Set-up


def begin(rules: Rules) -> Goulag:
    """A new game: the whole of it is one list of steps."""
    return State(rules, Public(), course(rules.seats, last_round(rules)))


@cache
def course(seats: int, last: int) -> Steps:
    deals = (DealCard(seat) for seat in range(1, seats + 1))
    return (*deals, FirstCommissar(), *rounds(last), End())


def last_round(rules: Rules) -> int:
    """2.0 A round for each player."""
    return rules.seats


def cards_each(rules: Rules) -> int:
    """1.1 Five worker cards of each side; four with five or six players."""
    return 4 if rules.seats <= 6 else 5


def worker(seat: Player) -> Key:
    """The name of the secret: the worker card that lies before this seat."""
    return ("worker", seat)


def played(round: int, builder: Player) -> Key:
    """The name of the secret: the card this builder chose to play in this round."""
    return ("played", round, builder)


@value
class DealCard(Step):
    """In seat order each draws a worker card, looks at it and hands it to the right."""

    rule = "goulag 1.2"
    drawer: Player

    def play(self, g: Goulag) -> Question:
        dealt = [hidden.value for hidden in g.secrets.values()]  # nothing else is hidden yet
        each = cards_each(g.rules)
        return dealing(each - dealt.count("loyal"), each - dealt.count("disloyal"))

    def resolve(self, g: Goulag, answer: Deal) -> Steps:
        hand_card(g, g.rules.right(self.drawer), answer.side)
        return DONE


def hand_card(g: Goulag, holder: Player, side: Side) -> None:
    """1.2 The left-hand neighbour knows the card; 1.4 so does its holder, unless the game is played blind."""
    neighbour = g.rules.left(holder)
    knowing = (neighbour, holder) if g.rules["own_card"] == "seen" else (neighbour,)
    g.hide(worker(holder), side, *knowing)
    g.whisper(Passed(holder, side), *knowing)


@cache
def dealing(loyal: int, disloyal: int) -> Roll:
    """The next card of a deck in which so many are left."""
    return Roll(Listed((Deal("loyal"),) * loyal + (Deal("disloyal"),) * disloyal), "worker-card")


@value
class FirstCommissar(Step):
    """The first commissar is drawn at random."""

    rule = "goulag 1.6"

    def play(self, g: Goulag) -> Question:
        return drawing(g.rules.seats)

    def resolve(self, g: Goulag, answer: First) -> Steps:
        g.public.commissar = answer.seat
        g.tell(Appointed(answer.seat))
        return DONE


@cache
def drawing(seats: int) -> Roll:
    return Roll(Listed(tuple(First(seat) for seat in range(1, seats + 1))), "first-commissar")


# 2 Round


@value
class NameTrio(Step):
    """The commissar names two builders and a supervisor."""

    rule = "goulag 2.1"

    def play(self, g: Goulag) -> Question:
        return naming(g.rules.seats, g.public.commissar, g.public.before)

    def resolve(self, g: Goulag, answer: Name) -> Steps:
        public = g.public
        public.builders = answer.builders
        public.supervisor = answer.supervisor
        g.tell(Named(public.commissar, answer.builders, answer.supervisor))
        return DONE


@cache
def naming(seats: int, commissar: Player, before: Trio | None) -> Ask:
    """The question of 2.1, asked so often that it is made once for each commissar and trio before."""

    def why_not(action: Action) -> Refusal | None:
        if not isinstance(action, Name):
            return refusal("goulag-must-name", "goulag 2.1")
        trio = {*action.builders, action.supervisor}
        strangers = sorted(trio.difference(range(1, seats + 1)))
        if strangers:
            return refusal("no-such-seat", "goulag 2.1", seat=strangers[0])
        if len(trio) < 3:
            return refusal("goulag-three-different", "goulag 2.1")
        if commissar in trio:
            return refusal("goulag-not-himself", "goulag 2.1")
        new, due = len(trio.difference(before or ())), RENEWED[seats]
        if before and new < due:
            return refusal("goulag-renewal", "goulag 2.2", new=new, due=due)
        return None

    others = [seat for seat in range(1, seats + 1) if seat != commissar]
    every = (Name(pair, watch) for pair in combinations(others, 2) for watch in others if watch not in pair)
    return Ask(commissar, Listed(tuple(name for name in every if why_not(name) is None), why_not))


@value
class Build(Step):
    """Both builders choose at the same time, in secret."""

    rule = "goulag 2.3"

    def play(self, g: Goulag) -> Question:
        assert g.public.builders is not None
        return building(*g.public.builders)

    def resolve(self, g: Goulag, answer: dict[Player, Play]) -> Steps:
        for builder, choice in answer.items():
            g.hide(played(g.public.round, builder), choice.card, builder)
        return DONE


CARDS: Final = Listed((Play("work"), Play("strike")), lambda _: refusal("goulag-must-play", "goulag 2.3"))


@cache
def building(one: Player, other: Player) -> AskAll:
    return AskAll({one: CARDS, other: CARDS})


@value
class Supervision(Step):
    """The supervisor may make one of the builders exchange his cards, seeing neither."""

    rule = "goulag 2.4"

    def play(self, g: Goulag) -> Question:
        assert g.public.builders is not None
        return supervising(g.public.supervisor, *g.public.builders)

    def resolve(self, g: Goulag, answer: Action) -> Steps:
        g.public.supervised = answer.builder if isinstance(answer, Supervise) else None
        g.tell(Supervised(g.public.supervisor, g.public.supervised))
        return DONE


@cache
def supervising(supervisor: Player, one: Player, other: Player) -> Ask:
    options = (PASS, Supervise(one), Supervise(other))
    return Ask(supervisor, Listed(options, lambda _: refusal("goulag-must-supervise", "goulag 2.4")))


@value
class Inspection(Step):
    """The cards are shuffled and shown: the table learns how many were Work, and the canal grows by as many."""

    rule = "goulag 2.5"

    def play(self, g: Goulag) -> Steps:
        public = g.public
        assert public.builders is not None
        one, other = public.builders
        chosen = g.secret(played(public.round, one)), g.secret(played(public.round, other))
        work = shown(chosen, public.builders, public.supervised)
        public.canal += work
        over = Round(public.round, public.commissar, public.builders, public.supervisor, public.supervised, work)
        public.history += (over,)
        g.tell(Shown(public.round, work, public.canal))
        return DONE


def shown(chosen: tuple[Card, Card], builders: tuple[Player, Player], supervised: Player | None) -> int:
    """How many Work cards lie on the table when the supervised builder has exchanged his."""
    (first, second), (one, other) = chosen, builders
    return ((first == "work") is not (one == supervised)) + ((second == "work") is not (other == supervised))


@value
class NextCommissar(Step):
    """The office passes to the left."""

    rule = "goulag 2.0"

    def play(self, g: Goulag) -> Steps:
        public = g.public
        public.before = public.history[-1].trio
        public.builders, public.supervisor, public.supervised = None, 0, None
        public.commissar = g.rules.left(public.commissar)
        public.round += 1
        return DONE


ROUND: Final = (NameTrio(), Build(), Supervision(), Inspection())


def rounds(left: int) -> Steps:
    """2.0 So many rounds, the office passing to the left in between."""
    return ROUND + (NextCommissar(), *ROUND) * (left - 1)


# 3 End


@value
class End(Step):
    """3.1 All worker cards are turned up, and everything else is opened too (4.1)."""

    rule = "goulag 3.1"

    def play(self, g: Goulag) -> Steps:
        sides: tuple[Side, ...] = tuple(g.secret(worker(seat)) for seat in g.rules.players)
        g.public.outcome = outcome(sides, g.public.canal)
        g.end()
        g.tell(Ended(g.public.outcome, sides))
        return DONE


def outcome(sides: tuple[Side, ...], work: int) -> Outcome:
    """Who wins with these worker cards on the table and so many Work cards shown."""
    loyal, disloyal = sides.count("loyal"), sides.count("disloyal")
    winner: Side | None
    if work != 2 * loyal:  # 3.2; 3.4 with one loyal player too
        winner, rule = "loyal" if work > 2 * loyal else "disloyal", "goulag 3.2"
    else:  # 3.3
        winner, rule = "loyal" if loyal < disloyal else "disloyal", "goulag 3.3"
        if loyal == disloyal:
            winner = None
    winners = tuple(seat for seat, side in enumerate(sides, 1) if side == winner)
    return Outcome(winners, winner or "nobody", rule, (("work", work), ("loyal", loyal), ("disloyal", disloyal)))


def strata(g: Goulag, seat: Player) -> dict[str, str]:
    """How a seat fares depends on its side."""
    side: Side = g.secret(worker(seat))
    return {"side": side}
