"""The rules of Goulag. Each step is a paragraph of the rulebook, in the rulebook's order and with its number.

The convicts dig the White Sea canal. Loyal workers want to finish the canal, disloyal ones want to stop it, and
everybody knows one neighbour's side for certain.
"""

from __future__ import annotations

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
from presidium.games.goulag.moves import (
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
from presidium.games.goulag.state import Goulag as Goulag  # the docs import these four names from this module
from presidium.games.goulag.state import Public as Public
from presidium.games.goulag.state import Round as Round
from presidium.games.goulag.state import Trio as Trio

SEATS: Final = range(5, 11)
OPTIONS: Final = (Option("own_card", ("seen", "blind"), "goulag 1.4"),)
RENEWED: Final = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3}  # 2.2


# 1 Set-up


def begin(rules: Rules) -> Goulag:
    """Returns the state of a new game of Goulag; the whole course of the game is one list of steps."""
    return State(rules, Public(), course(rules.seats, last_round(rules)))


@cache
def course(seats: int, last: int) -> Steps:
    deals = (DealCard(seat) for seat in range(1, seats + 1))
    return (*deals, FirstCommissar(), *rounds(last), End())


def last_round(rules: Rules) -> int:
    """2.0 Returns the number of the last round; there is one round for each player."""
    return rules.seats


def cards_each(rules: Rules) -> int:
    """1.1 Returns the number of worker cards of each side: 5; 4 in a game with five or six players."""
    return cards_per_side(rules.seats)


def cards_per_side(seats: int) -> int:
    """1.1 Returns the number of worker cards of each side for a number of players."""
    return 4 if seats <= 6 else 5


def worker(seat: Player) -> Key:
    """Returns the name of a secret: the worker card that lies before this seat."""
    return ("worker", seat)


def played(round: int, builder: Player) -> Key:
    """Returns the name of a secret: the card that this builder chose to play in this round."""
    return ("played", round, builder)


@value
class DealCard(Step):
    """In seat order, each player draws a worker card, looks at it and hands it to the neighbour on the right."""

    rule = "goulag 1.2"
    drawer: Player

    def play(self, g: Goulag) -> Question:
        dealt = [hidden.value for hidden in g.secrets.values()]  # the only secrets so far
        each = cards_each(g.rules)
        return dealing(each - dealt.count("loyal"), each - dealt.count("disloyal"))

    def resolve(self, g: Goulag, answer: Deal) -> Steps:
        hand_card(g, g.rules.right(self.drawer), answer.side)
        return DONE


def hand_card(g: Goulag, holder: Player, side: Side) -> None:
    """1.2 The left-hand neighbour of the holder knows the card; 1.4 so does the holder, unless the card is `blind`."""
    neighbour = g.rules.left(holder)
    knowing = (neighbour, holder) if g.rules["own_card"] == "seen" else (neighbour,)
    g.hide(worker(holder), side, *knowing)
    g.whisper(Passed(holder, side), *knowing)


@cache
def dealing(loyal: int, disloyal: int) -> Roll:
    """Returns the question for the next worker card, given how many cards of each side are left in the deck."""
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


def may_serve_again(seats: int, before: Trio | None) -> int:
    """2.2 Returns how many of the last round's three players may be named again; 3 in the first round."""
    return 3 - RENEWED[seats] if before else 3


def served_before(public: Public, seat: Player) -> bool:
    """2.2 True if this player was builder or supervisor in the round before, and so does not count as new."""
    return public.before is not None and seat in public.before


@cache
def naming(seats: int, commissar: Player, before: Trio | None) -> Ask:
    """Returns the question of rule 2.1, which is cached because it is asked often, for each commissar and last trio."""

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
        new = len(trio.difference(before or ()))
        if 3 - new > may_serve_again(seats, before):
            return refusal("goulag-renewal", "goulag 2.2", new=new, due=RENEWED[seats])
        return None

    others = [seat for seat in range(1, seats + 1) if seat != commissar]
    every = (Name(pair, watch) for pair in combinations(others, 2) for watch in others if watch not in pair)
    return Ask(commissar, Listed(tuple(name for name in every if why_not(name) is None), why_not))


@value
class Build(Step):
    """Both builders choose a card, Work or Strike, at the same time and in secret."""

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
    """The supervisor, seeing no card, may make one of the builders exchange the card played for the card kept."""

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
    """The two played cards are shuffled and shown. Each Work card adds one step to the canal."""

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
    """Returns how many Work cards are shown, after the supervised builder has exchanged the card played."""
    (first, second), (one, other) = chosen, builders
    return work_shown(first == "work", second == "work", one == supervised, other == supervised)


def work_shown(first: bool, second: bool, first_exchanged: bool, second_exchanged: bool) -> int:
    """2.4, 2.5 Returns how many Work cards are shown, given who chose Work and who had to exchange."""
    return (first is not first_exchanged) + (second is not second_exchanged)


@value
class NextCommissar(Step):
    """The office of commissar passes to the next player on the left."""

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
    """2.0 Returns the steps of this many rounds; between two rounds the office of commissar passes to the left."""
    return ROUND + (NextCommissar(), *ROUND) * (left - 1)


# 3 End


@value
class End(Step):
    """3.1 All worker cards are turned up, and all other secrets are opened too (4.1)."""

    rule = "goulag 3.1"

    def play(self, g: Goulag) -> Steps:
        sides: tuple[Side, ...] = tuple(g.secret(worker(seat)) for seat in g.rules.players)
        g.public.outcome = outcome(sides, g.public.canal)
        g.end()
        g.tell(Ended(g.public.outcome, sides))
        return DONE


def outcome(sides: tuple[Side, ...], work: int) -> Outcome:
    """Returns the outcome of a game, given each player's side and the number of Work cards in the whole game."""
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


@cache
def steps_to_win(loyal: int, seats: int) -> tuple[int, int]:
    """3.2, 3.3 Returns the fewest canal steps with which the loyal win, and the most with which the disloyal win."""
    sides: list[Side] = ["loyal"] * loyal
    sides += ["disloyal"] * (seats - loyal)
    won = [outcome(tuple(sides), steps).who for steps in range(2 * seats + 1)]
    return won.index("loyal"), len(won) - 1 - won[::-1].index("disloyal")


def strata(g: Goulag, seat: Player) -> dict[str, str]:
    """Returns the side of a seat in a finished game, because reports count the results of each side separately."""
    side: Side = g.secret(worker(seat))
    return {"side": side}
