"""Measures what talk is worth at tables of Goulag's bots, and whether the bots' words reveal too much.

.venv/bin/python -m benchmarks.talk --games 1000 --jobs 2
.venv/bin/python -m benchmarks.talk --tables recruit:5 naive:7 --games 300

Every deal is played several times with the same dice: by the bots alone, and with a listener in one bot's seat. A
listener looks one round ahead. The counter knows the cards shown and how often builders play their side's card; the
reader also knows how these bots name and supervise. Each is deaf to claims, believes every "I passed that card", or
weighs these claims by the bots' mix. Differences are taken deal by deal, with 95 % intervals. A bar is open if the
interval holds it. The benchmark ends with an error if a bar is missed.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import product
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from presidium.bots import find, play_out
from presidium.bots.goulag.beliefs import Deal, deals
from presidium.bots.goulag.lenses import Trust, expected_work, names_worth, opinion, soft
from presidium.bots.goulag.mix import MIXES
from presidium.bots.goulag.naive import Naive
from presidium.bots.goulag.recruit import Recruit
from presidium.bots.goulag.tale import Tale, Turn, names_of, naming_of, tale_of, watching_of
from presidium.core import Action, Said, SeatView
from presidium.games.goulag import GOULAG
from presidium.games.goulag.game import Goulag, Public, played, work_shown, worker
from presidium.games.goulag.moves import Claim, Name, Play, Supervise
from presidium.games.goulag.talk import talk

DISBELIEF: Final = 0.003
"""Weight that a believing listener keeps for a world that contradicts a claim."""
TRUE: Final = {"recruit": 0.95, "naive": 0.92}
"""Share of the builders' cards that are their own side's, as the listeners assume."""
SIGHTS: Final = tuple(product((True, False), repeat=2))

Hears = Callable[[str, bool, bool, int], float]
"""Likelihood of a claim about a passed card: its side, the sides of the speaker and the subject, and the seats."""


def deaf(says: str, mine: bool, its: bool, seats: int) -> float:  # noqa: ARG001
    return 1.0


def believing(says: str, mine: bool, its: bool, seats: int) -> float:  # noqa: ARG001
    return 1.0 if its is (says == "loyal") else DISBELIEF


def weighing(says: str, mine: bool, its: bool, seats: int) -> float:
    loyal = MIXES[seats].calls_loyal(mine, its)
    return loyal if says == "loyal" else 1 - loyal


class Listener:
    """A player who counts cards, perhaps reads deeds and words, and takes the answer that is best in this round."""

    def __init__(self, table: str, reads: bool, hears: Hears) -> None:
        self.table, self.reads, self.hears = table, reads, hears

    def choose(self, view: SeatView[Public], rng: Random) -> Action:
        loyal = view.secret(worker(view.seat)) == "loyal"
        options = list(view.options)
        if isinstance(options[0], Play):
            return Play("work" if loyal else "strike")
        worlds = list(self.worlds(view))
        sign = 1 if loyal else -1
        return max(options, key=lambda action: sign * sum(w * worth(action, deal) for deal, w in worlds))

    def worlds(self, view: SeatView[Public]) -> Iterator[tuple[Deal, float]]:
        """All deals that fit the view, each with its weight."""
        tale, seats = tale_of(view), view.rules.seats
        known = [(seat - 1, view.secret(worker(seat)) == "loyal") for seat in view.rules.players]
        known = [each for each in known if view.knows(worker(each[0] + 1))]
        claims = {(word.speaker, word.claim) for word in tale.words if word.speaker != view.seat}
        passed = [
            (by, claim) for by, claim in claims if isinstance(claim, Claim) and claim.seat == (by - 2) % seats + 1
        ]
        own = {over.number: view.secret(played(over.number, view.seat)) for over in view.public.history}
        for deal, ways in deals(seats):
            if all(deal[at] is side for at, side in known):
                weight = ways
                for turn in tale.turns:
                    weight *= shown(turn, deal, TRUE[self.table], own.get(turn.number), view.seat)
                    if self.reads:
                        weight *= deeds(self.table, tale, turn, view.seat, deal)
                for by, claim in passed:
                    weight *= self.hears(claim.side, deal[by - 1], deal[claim.seat - 1], seats)
                yield deal, weight


def worth(action: Action, deal: Deal) -> float:
    """Expected Work cards after this action, up to a constant, if the cards were so dealt."""
    match action:
        case Name((one, other), supervisor):
            return expected_work(float(deal[one - 1]), float(deal[other - 1]), float(deal[supervisor - 1]))
        case Supervise(builder):
            return 1.0 - 2 * deal[builder - 1]
    return 0.0


def shown(turn: Turn, deal: Deal, true: float, own: object, me: int) -> float:
    """Likelihood of the cards shown in a round; `own` is this seat's choice if it was a builder."""
    if turn.work is None:
        return 1.0
    flips = [turn.supervised == builder for builder in turn.builders]
    likely = 0.0
    for one, other in product((True, False), repeat=2):
        if work_shown(one, other, flips[0], flips[1]) == turn.work:
            each = 1.0
            for builder, work in zip(turn.builders, (one, other), strict=True):
                if builder == me:
                    each *= own == ("work" if work else "strike")
                else:
                    each *= true if deal[builder - 1] is work else 1 - true
            likely += each
    return likely


def deeds(table: str, tale: Tale, turn: Turn, me: int, deal: Deal) -> float:
    """Likelihood of how this round's trio was named and supervised."""
    likely = 1.0
    if turn.commissar != me:
        likely *= named(table, tale.until(naming_of(turn)), turn)[deal[turn.commissar - 1], deal[turn.commissar - 2]]
    if turn.supervisor != me and turn.work is not None:
        heard = tale.until(watching_of(turn))
        likely *= watched(table, heard, turn)[deal[turn.supervisor - 1], deal[turn.supervisor - 2]]
    return likely


def temperature(table: str, turn: Turn, seats: int) -> tuple[float, float]:
    """The softmax temperature and the random share of these bots' namings in a round."""
    if table == "recruit":
        recruit = Recruit()
        return recruit.heat_of(turn.number, seats), min(1.0, 3 * recruit.confused / seats)
    return Naive().heat_of(turn.number, seats), 0.0


def seen_by(table: str, heard: Tale, seat: int, own: bool, passed: bool) -> Trust:
    """A bot's opinion: exact for a recruit, who ignores claims, and rough for a naive one."""
    return opinion(Tale(heard.seats, heard.blind, heard.turns, ()) if table == "recruit" else heard, seat, own, passed)


@lru_cache(5_000)
def named(table: str, heard: Tale, turn: Turn) -> dict[tuple[bool, bool], float]:
    names, (heat, stray) = names_of(heard.seats, turn.commissar, turn.before), temperature(table, turn, heard.seats)
    at = names.index(Name(turn.builders, turn.supervisor))
    found = {}
    for own, passed in SIGHTS:
        values = names_worth(names, seen_by(table, heard, turn.commissar, own, passed))
        found[own, passed] = soft([each if own else -each for each in values], heat, stray)[at]
    return found


@lru_cache(5_000)
def watched(table: str, heard: Tale, turn: Turn) -> dict[tuple[bool, bool], float]:
    heat, stray = temperature(table, turn, heard.seats)
    at = 0 if turn.supervised is None else 1 + turn.builders.index(turn.supervised)
    found = {}
    for own, passed in SIGHTS:
        trust = seen_by(table, heard, turn.supervisor, own, passed)
        values = [0.0, *((1 if own else -1) * (1 - 2 * trust[builder - 1]) for builder in turn.builders)]
        found[own, passed] = soft(values, heat, stray)[at]
    return found


ARMS: Final[dict[str, tuple[bool, Hears] | None]] = {
    "bots": None,
    "counter, deaf": (False, deaf),
    "counter, believing": (False, believing),
    "counter, weighing": (False, weighing),
    "reader, deaf": (True, deaf),
    "reader, believing": (True, believing),
    "reader, weighing": (True, weighing),
}


def deal_of(table: str, seats: int, number: int, arms: Iterable[str]) -> tuple[dict[str, bool], Counter[str]]:
    """Plays one deal in all arms. Returns by arm whether the counted seat won, and counts from the bots' own game."""
    me, won, found = number % seats + 1, dict[str, bool](), Counter[str]()
    for arm in arms:
        g = GOULAG.new(seats)
        bots: dict[int, Any] = {seat: find(table, "goulag") for seat in g.rules.players}
        listens = ARMS[arm]
        if listens is not None:
            bots[me] = Listener(table, *listens)
        play_out(g, bots, Random(f"d{number}"), {seat: Random(f"{number}/{seat}") for seat in bots})
        assert g.public.outcome is not None
        won[arm] = me in g.public.outcome.winners
        if listens is None:
            found = counted(g)
    return won, found


def counted(g: Goulag) -> Counter[str]:
    """Counts of a finished game: the winners, Strike cards of the loyal, claims about passed cards, and answers."""
    assert g.public.outcome is not None
    found = Counter({f"won by {g.public.outcome.who}": 1, "games": 1})
    side = {seat: str(g.secret(worker(seat))) for seat in g.rules.players}
    for over in g.public.history:
        for builder in over.builders:
            if side[builder] == "loyal":
                found["cards"] += 1
                found["strikes"] += g.secret(played(over.number, builder)) == "strike"
    spoken = list(talk(g.public, g.log.heard_by(None)))
    for claim in dict.fromkeys(each.said for each in spoken):
        if isinstance(claim.statement, Claim) and claim.statement.seat == g.rules.right(claim.seat):
            about, by = side[claim.statement.seat], side[claim.seat]
            found[f"claims by {by} of {about}"] += 1
            found[f"true by {by} of {about}"] += claim.statement.side == about
    found["statements"] = len(spoken)
    accused = dict[Said, int]()
    for at, each in enumerate(spoken):
        word = each.said.statement
        if isinstance(word, Claim) and word.side == "disloyal" and word.seat != each.said.seat:
            accused.setdefault(each.said, at)
    for said, at in accused.items():
        found["accusations"] += 1
        found["answered"] += any(later.said.seat in said.statement.to(said.seat) and replies(later.said, said.seat)
                                 for later in spoken[at:])  # fmt: skip
    return found


def replies(said: Said, to: int) -> bool:
    statement = said.statement
    return to in statement.to(said.seat) or (isinstance(statement, Claim) and statement.seat == said.seat)


class Figure(NamedTuple):
    """A figure with its 95 % interval and its bar: the least and the most it may be."""

    name: str
    value: float
    error: float
    least: float | None = None
    most: float | None = None

    @property
    def verdict(self) -> str:
        low, high = self.value - self.error, self.value + self.error
        if self.least is None and self.most is None:
            return ""
        below, above = (-1e9 if self.least is None else self.least), (1e9 if self.most is None else self.most)
        return "reached" if below <= low and high <= above else "MISSED" if high < below or low > above else "open"

    def __str__(self) -> str:
        bar = " and ".join(
            f"at {word} {bar:g}" for word, bar in (("least", self.least), ("most", self.most)) if bar is not None
        )
        return f"  {self.name:46}{self.value:+7.1f} ± {self.error:4.1f}   {bar:24}{self.verdict}"


def share(name: str, part: int, whole: int, least: float | None = None, most: float | None = None) -> Figure:
    p = part / whole if whole else 0.0
    return Figure(name, 100 * p, 196 * sqrt(max(p * (1 - p), 1e-9) / max(1, whole)), least, most)


def gain(
    name: str, won: list[dict[str, bool]], one: str, other: str, least: float | None = None, most: float | None = None
) -> Figure:
    found = [each[one] - each[other] for each in won]
    mean = sum(found) / len(found)
    spread = sqrt(sum((each - mean) ** 2 for each in found) / max(1, len(found) - 1))
    return Figure(name, 100 * mean, 196 * spread / sqrt(len(found)), least, most)


def figures(seats: int, won: list[dict[str, bool]], n: Counter[str]) -> Iterator[Figure]:
    arms = won[0].keys()
    for who in ("counter", "reader"):
        deaf, believes, weighs = (f"{who}, {how}" for how in ("deaf", "believing", "weighing"))
        bars = who == "counter"
        if deaf in arms:
            yield gain(f"{deaf} − bot", won, deaf, "bots", None, None if bars else 12.0)
        if believes in arms:
            yield gain(f"{believes} − bot", won, believes, "bots")
            yield gain(f"{believes} − deaf", won, believes, deaf, None, 6.0 if bars else None)
        if weighs in arms:
            yield gain(f"{weighs} − deaf", won, weighs, deaf, 3.0 if bars else None)
    played_five = seats == 5
    yield share("games won by the loyal", n["won by loyal"], n["games"], *((45.0, 55.0) if played_five else ()))
    yield share("games won by nobody", n["won by nobody"], n["games"])
    by, of = "by disloyal", "of disloyal"
    lies = n[f"claims {by} {of}"], n[f"true {by} {of}"]
    yield share("disloyal who accuse an ally they passed", lies[1], lies[0], None, 10.0)
    for speaker in ("loyal", "disloyal"):
        claims, true = (
            sum(n[f"{what} by {speaker} of {each}"] for each in ("loyal", "disloyal")) for what in ("claims", "true")
        )
        yield share(f"true claims of passed cards, {speaker}", true, claims)
    yield share("Strike cards of loyal builders", n["strikes"], n["cards"], None, 10.0)
    yield share("accusations that are answered", n["answered"], n["accusations"], 90.0)
    yield Figure("statements a game", n["statements"] / n["games"], 0.0)


def some(
    table: str, seats: int, first: int, games: range, arms: tuple[str, ...]
) -> list[tuple[dict[str, bool], Counter[str]]]:
    return [deal_of(table, seats, first + number, arms) for number in games]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="deals at each table")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="number of the first deal")
    parser.add_argument("--tables", nargs="+", default=["recruit:5", "recruit:7", "naive:5", "naive:7"])
    parser.add_argument("--arms", nargs="+", choices=list(ARMS), default=list(ARMS))
    asked = parser.parse_args()
    arms, missed = ("bots", *(arm for arm in asked.arms if arm != "bots")), 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for table in asked.tables:
            name, _, seats = table.partition(":")
            parts = [
                pool.submit(some, name, int(seats), asked.seed, range(at, asked.games, asked.jobs), arms)
                for at in range(asked.jobs)
            ]
            found = [each for part in parts for each in part.result()]
            print(f"{seats} {name}, {len(found)} deals", flush=True)
            for figure in figures(int(seats), [won for won, _ in found], sum((n for _, n in found), Counter())):
                missed += figure.verdict == "MISSED"
                print(figure, flush=True)
    sys.exit(f"bars missed: {missed}" if missed else 0)


if __name__ == "__main__":
    main()
