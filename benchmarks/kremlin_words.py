"""Measures how Kremlin's bots answer, and how they keep their word.

.venv/bin/python -m benchmarks.kremlin_words --games 200 --jobs 16
.venv/bin/python -m benchmarks.kremlin_words --bots fox,widow --games 20

Every bot plays games among its like. At moments of these games a person in the next seat says one thing to the bot, in
a copy of the game; an answer is a reply before the next question, and the share of replies that only show silence is
told too. In the games themselves promises and threats are counted: kept or carried out, taken back, or broken. Threats
to seize a politician on whom the speaker has too little cannot be carried out, and are left out. For pacts, votes of
not guilty are compared, with and without a promise to acquit. Intervals are 95 %, by game. The benchmark ends with an
error if it misses a bar.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import stdev
from typing import Final

from presidium.bots import answer_for, answers, comrades, find, let_reply, let_speak, time_to_talk
from presidium.bots.runtime.mind import drawing_by
from presidium.core import Said, Statement, seat_view
from presidium.core.content.talk import Silence
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import Vote
from presidium.games.kremlin.content.answers import (
    Believe,
    Contradict,
    Inquire,
    Reproach,
    Request,
    Retract,
    contradicted,
)
from presidium.games.kremlin.content.given import Given, tested
from presidium.games.kremlin.content.talk import Boast, Promise, Thank, Threaten
from presidium.games.kremlin.matters import Case
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import Kremlin, sheet

SEATS: Final = 4
MOMENTS: Final = 0.03
"""Share of the questions before which a person speaks."""
BARS: Final = {"answered": 0.9, "promises kept": 0.75, "threats carried out or withdrawn": 0.5, "votes by a pact": 0.15}
"""Least values. `votes by a pact` is the increase of votes of not guilty after a promise to acquit."""

Count = Counter[str]


def said_to(g: Kremlin, rng: Random, speaker: int, seat: int) -> list[Statement]:
    """What the person may say to this seat now."""
    public = g.public
    who = rng.choice([*public.members()])
    own = [man for man, master in public.control.items() if master == seat]
    words: list[Statement] = [
        Promise(seat, "spare", rng.choice(own) if own else who),
        Promise(seat, "acquit", who),
        Threaten(seat, "purge", rng.choice(own) if own else who),
        Threaten(seat, "seize", rng.choice(own) if own else who),
        Boast(rng.randint(1, 10), who),
        Inquire(seat, who),
        Request(seat, "spare", who),
        Request(seat, "purge", who),
        Believe(seat),
        Thank(seat),
    ]
    words += [Contradict(seat, pair.when) for pair in contradicted(g.log.heard_by(None)) if pair.by == seat][:1]
    for given, kept in tested(g.log.heard_by(None)):
        if not kept and given.seat == seat and not isinstance(given.word, Boast):
            words.append(Reproach(seat, given.word.deed, given.word.who))
    return [word for word in words if g.why_not_say(speaker, word) is None]


def play(number: int, name: str) -> Count:
    """Plays a game with talk among four bots of this name; returns its counts."""
    g, rng, count = KREMLIN.new(SEATS), Random(f"words {number}"), Count()
    bots = {seat: find(name, "kremlin") for seat in g.rules.players}
    whims = {seat: Random(f"words {number}/{seat}") for seat in bots}
    with drawing_by(f"words {number}"):
        while not g.over:
            if g.public.members() and rng.random() < MOMENTS:
                seat = rng.randrange(1, SEATS + 1)
                ask(g, rng, seat % SEATS + 1, seat, name, count)
            if time_to_talk(g):
                let_speak(g, bots, whims)
            case = g.public.top
            asked = g.asked()
            if (
                isinstance(case, Case)
                and len(asked) == 1
                and asked[0]
                and Vote("innocent") in (g.options(asked[0]) or ())
            ):
                vote(g, case, asked[0], name, number, count)
            for seat, action in answers(
                g, lambda faces: faces.sample(rng), lambda seat, _: answer_for(g, seat, bots[seat], whims[seat])
            ):
                g.apply(seat, action)
    events = g.log.heard_by(None)
    for given, kept in tested(events):
        if not isinstance(given.word, Boast) and (kept or possible(g, given)):
            kind = "promises" if isinstance(given.word, Promise) else "threats"
            count[kind] += 1
            count[f"{kind} kept"] += kept
    last: dict[int, Statement] = {}
    for event in events:
        if isinstance(event, Said):
            if isinstance(event.statement, Retract) and isinstance(last.get(event.seat), Promise | Threaten):
                count["promises withdrawn" if isinstance(last[event.seat], Promise) else "threats withdrawn"] += 1
            last[event.seat] = event.statement
    return count


def possible(g: Kremlin, given: Given) -> bool:
    """False for a threat to seize a politician that the speaker could not carry out: too little was written."""
    word = given.word
    if not (isinstance(word, Threaten) and word.deed == "seize"):
        return True
    return g.secrets[sheet(given.seat)].value[INDEX[word.who]] >= (given.points or 1)


def ask(g: Kremlin, rng: Random, speaker: int, seat: int, name: str, count: Count) -> None:
    for word in said_to(g, rng, speaker, seat):
        twin = g.copy()
        twin.say(speaker, word)
        bots = {other: find(name, "kremlin") for other in g.rules.players if other != speaker}
        replies = list(let_reply(twin, bots, {other: Random(0) for other in bots}))
        count["asked"] += 1
        count["answered"] += bool(replies)
        count["silent"] += bool(replies) and all(isinstance(reply, Silence) for _, reply in replies)


def vote(g: Kremlin, case: Case, seat: int, name: str, number: int, count: Count) -> None:
    """Asks a voter twice who does not control the accused: with and without its own promise to acquit."""
    other = next(player for player in g.rules.players if player != seat)
    if g.public.control.get(case.accused) == seat:
        return
    promise = g.copy()
    promise.say(seat, Promise(other, "acquit", case.accused))
    count["votes"] += 1
    for key, world in (("votes with a pact", promise), ("votes without", g)):
        action = find(name, "kremlin").choose(seat_view(world, seat), Random(number))
        count[key] += action == Vote("innocent")


def share(games: list[Count], above: tuple[str, ...], below: tuple[str, ...], less: str = "") -> tuple[float, float]:
    """A ratio of sums over games with the half-width of its interval."""
    pairs = [(sum(game[key] for key in above) - game[less], sum(game[key] for key in below)) for game in games]
    total = sum(b for _, b in pairs)
    if not total:
        return 0.0, 0.0
    rate = sum(a for a, _ in pairs) / total
    return rate, 1.96 * stdev(a - rate * b for a, b in pairs) * sqrt(len(pairs)) / total if len(pairs) > 1 else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=",".join(name for name in comrades("kremlin")))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    missed = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for name in asked.bots.split(","):
            games = list(pool.map(play, range(asked.games), [name] * asked.games))
            found = {
                "answered": share(games, ("answered",), ("asked",)),
                "answered by silence": share(games, ("silent",), ("asked",)),
                "promises kept": share(games, ("promises kept",), ("promises",)),
                "threats carried out or withdrawn": share(
                    games, ("threats kept", "threats withdrawn"), ("threats", "threats withdrawn")
                ),
                "threats carried out": share(games, ("threats kept",), ("threats", "threats withdrawn")),
                "votes by a pact": share(games, ("votes with a pact",), ("votes",), "votes without"),
            }
            totals = sum(games, Count())
            print(
                f"\n{name}: {asked.games} games, {totals['asked']} statements, {totals['promises']} promises, "
                f"{totals['threats']} threats, {totals['votes']} votes",
                flush=True,
            )
            for figure, (rate, half) in found.items():
                bar = BARS.get(figure)
                print(f"  {figure:34}{rate:7.3f} ± {half:.3f}{'' if bar is None else f'   at least {bar:g}'}")
                if bar is not None and rate < bar:
                    missed.append(f"{name}: {figure}")
    sys.exit(f"bars missed: {'; '.join(missed)}" if missed else 0)


if __name__ == "__main__":
    main()
