"""Newspaper facts of Goulag: one newspaper issue when half of the rounds are over, and one at the end."""

from __future__ import annotations

from collections import Counter

from presidium.core import Player, View, value
from presidium.core.content.press import Fact, Issue, Slot, of_seats
from presidium.games.goulag.game import Public, last_round, played, worker
from presidium.games.goulag.moves import Ended, Named, Shown, Supervised

COLD = -35
"""Temperature in Siberia, in degrees Celsius, without Strike cards. Each Strike makes it 1 degree colder."""


@value
class Dug:
    """A finished round of Goulag as all players saw it, with the numbers of its events in the log."""

    number: int
    builders: tuple[Player, Player]
    supervisor: Player
    supervised: Player | None
    work: int
    events: tuple[int, ...]


def rounds(view: View[Public]) -> list[Dug]:
    found: list[Dug] = []
    named: tuple[int, Named] | None = None
    watched: tuple[int, Supervised] | None = None
    for n, event in enumerate(view.events):
        match event:
            case Named():
                named = n, event
            case Supervised():
                watched = n, event
            case Shown():
                if named is None or watched is None:
                    return []  # the game began in the middle of a round
                trio = named[1]
                events = (named[0], watched[0], n)
                found.append(Dug(event.round, trio.builders, trio.supervisor, watched[1].builder, event.work, events))
    return found if found and found[0].number == 1 else []


def issues(view: View[Public]) -> tuple[Issue, ...]:
    dug, last = rounds(view), last_round(view.rules)
    half = last // 2
    if len(dug) < half or not dug:
        return ()
    first = _issue(view, dug[:half], dug[:half], ())
    ended = [(n, event) for n, event in enumerate(view.events) if isinstance(event, Ended)]
    if not ended:
        return (first,)
    return first, _issue(view, dug, dug[half:], (_end(dug, *ended[0]),), _turning(view, dug))


def _issue(
    view: View[Public], so_far: list[Dug], news: list[Dug], end: tuple[Fact, ...], turning: tuple[Fact, ...] = ()
) -> Issue:
    canal = sum(each.work for each in so_far)
    facts = [*end, *map(_round, news), *_people(view, so_far)]
    if not end:
        facts.append(_half(so_far, canal))
    facts.sort(key=lambda each: (-each.weight, each.events))
    strikes = 2 * len(so_far) - canal
    year, score = so_far[-1].number, (("canal", canal),)
    return Issue("end" if end else "half", year, tuple(facts), (), (), score, COLD - strikes, turning)


def _half(dug: list[Dug], canal: int) -> Fact:
    strikes = 2 * len(dug) - canal
    kinds = (
        "half-all" if not strikes else None,
        "half-none" if not canal else None,
        "half-more" if canal > strikes else "half-less" if canal < strikes else "half-level",
        "half",
    )
    slots: dict[str, Slot] = {"year": dug[-1].number, "canal": canal, "strikes": strikes}
    return of_seats(kinds, 80, [each.events[-1] for each in dug], slots)


def _round(dug: Dug) -> Fact:
    kind, weight = {2: ("both", 40), 1: ("one", 25), 0: ("none", 50)}[dug.work]
    slots: dict[str, Slot] = {"year": dug.number, "names": dug.builders, "by": dug.supervisor}
    if dug.supervised is not None:
        slots["who"] = dug.supervised
    watched = "watched" if dug.supervised is not None else "unwatched"
    return of_seats((f"{kind}-{watched}", kind), weight, dug.events, slots)


def _people(view: View[Public], dug: list[Dug]) -> list[Fact]:
    """Returns facts about the player who was builder most often, and about players who have never been named."""
    year, found = dug[-1].number, list[Fact]()
    built = Counter(seat for each in dug for seat in each.builders)
    (seat, times), *others = built.most_common()
    if times > 1 and all(count < times for _, count in others):
        events = [each.events[0] for each in dug if seat in each.builders]
        found.append(of_seats(("builder",), 15, events, {"year": year, "who": seat, "k": times}))
    named = {seat for each in dug for seat in (*each.builders, each.supervisor)}
    idle = tuple(seat for seat in view.rules.players if seat not in named)
    if idle:
        found.append(of_seats(("idle",), 12, (), {"year": year, "names": idle, "k": len(idle)}))
    if all(each.supervised is None for each in dug):
        found.append(of_seats(("unwatched",), 14, [each.events[1] for each in dug], {"year": year, "k": len(dug)}))
    return found


def _end(dug: list[Dug], n: int, event: Ended) -> Fact:
    outcome, numbers = event.outcome, dict(event.outcome.numbers)
    needed = steps_needed(numbers["loyal"], numbers["disloyal"])
    canal = numbers["work"]
    close = {"loyal": canal == needed, "disloyal": needed - canal == 1}.get(outcome.who, False)
    kinds = (f"end-{outcome.who}-close" if close else None, f"end-{outcome.who}")
    slots: dict[str, Slot] = {"year": dug[-1].number, "canal": canal, "needed": needed}
    slots |= {side: numbers[side] for side in ("loyal", "disloyal")} | (
        {"winners": outcome.winners} if outcome.winners else {}
    )
    return of_seats(kinds, 100, (dug[-1].events[-1], n), slots)


def steps_needed(loyal: int, disloyal: int) -> int:
    """3.2, 3.3 Returns the smallest number of canal steps with which the loyal win."""
    return 2 * loyal if loyal < disloyal else 2 * loyal + 1


def _turning(view: View[Public], dug: list[Dug]) -> tuple[Fact, ...]:
    """Returns up to three facts on exchanges that turned Work into Strike or back, and whether one decided the game."""
    sides = [view.secret(worker(seat)) for seat in view.rules.players]
    needed = steps_needed(sides.count("loyal"), sides.count("disloyal"))
    margin = sum(each.work for each in dug) - needed
    found = []
    for each in dug:
        if each.supervised is None:
            found.append(_round(each))
            continue
        chosen = view.secret(played(each.number, each.supervised))
        to = "strike" if chosen == "work" else "work"
        decided = margin == (-1 if to == "strike" else 0)
        slots: dict[str, Slot] = {"year": each.number, "by": each.supervisor, "who": each.supervised}
        kinds = (f"turned-to-{to}-deciding" if decided else None, f"turned-to-{to}")
        found.append(of_seats(kinds, 60 if decided else 45, each.events, slots, decided))
    found.sort(key=lambda each: (not each.narrow, -each.weight, each.events))
    return tuple(sorted(found[:3], key=lambda each: each.events))


# Facts for one reader only


def box(view: View[Public]) -> tuple[tuple[Fact, ...], ...]:
    spectators = tuple(() for _ in issues(view))
    if view.seat is None:
        return spectators
    return tuple(_slip(view, view.seat, issue.year) for issue in issues(view))


def _slip(view: View[Public], seat: Player, year: int) -> tuple[Fact, ...]:
    found = []
    if view.rules["own_card"] == "seen":
        found.append(of_seats((f"box-own-{view.secret(worker(seat))}",), 1, (), {"year": year}))
    other = view.rules.right(seat)
    found.append(of_seats((f"box-passed-{view.secret(worker(other))}",), 1, (), {"year": year, "who": other}))
    mine = [view.secret(key) for number in range(1, year + 1) if (key := played(number, seat)) in view.secrets]
    slots: dict[str, Slot] = {"year": year, "work": mine.count("work"), "strikes": mine.count("strike")}
    found.append(of_seats(("box-played" if mine else "box-idle",), 1, (), slots))
    return tuple(found)
