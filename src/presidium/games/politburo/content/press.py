"""Newspaper facts of Politburo: one newspaper issue when half of the rounds are over, and one at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from presidium.core import Event, Player, View
from presidium.core.content.press import Fact, Issue, Slot, of_seats
from presidium.games.politburo.goals import GOALS, INFLUENCE, MINISTRIES, Ministry, standing
from presidium.games.politburo.moves import Appointed, Ended, Lost, Moved, Taken, Unmasked, Voted
from presidium.games.politburo.state import Public, member_of

COLD = -35
"""Temperature in Siberia, in degrees Celsius, while no player has lost Influence."""


@dataclass
class Minutes:
    """Public knowledge about the rounds so far, with the newspaper facts since the last issue."""

    influence: list[int]
    levels: dict[Ministry, int] = field(default_factory=lambda: dict.fromkeys(MINISTRIES, 0))
    round: int = 0
    gensek: Player = 0
    refused: int = 0
    """Number of plans that the players have refused in the current round."""
    deviant: tuple[int, Unmasked] | None = None
    losses: list[tuple[int, Lost]] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)

    def tell(
        self,
        kinds: Iterable[str | None],
        weight: int,
        events: Iterable[int],
        slots: dict[str, Slot],
        narrow: bool = False,
    ) -> None:
        self.facts.append(of_seats(kinds, weight, sorted(events), {"year": self.round, **slots}, narrow))

    def read(self, n: int, event: Event) -> None:
        match event:
            case Appointed():
                self.close()
                self.round, self.gensek, self.refused = event.round, event.gensek, 0
            case Voted():
                self._voted(n, event)
            case Taken():
                self.tell(("taken",), 38, [n], {"by": self.gensek, "ministry": event.ministry})
            case Moved():
                self._moved(n, event)
            case Unmasked():
                self.deviant, self.losses = (n, event), []
            case Lost():
                self.losses.append((n, event))
                self.influence[event.seat - 1] = event.influence
                if event.lost and not event.influence:
                    self.tell(("spent",), 32, [n], {"who": event.seat})

    def _voted(self, n: int, event: Voted) -> None:
        ayes, noes = len(event.supporters), len(event.opponents)
        slots: dict[str, Slot] = {"by": self.gensek, "ministry": event.ministry, "for": ayes, "against": noes}
        close = -1 <= ayes - noes <= 1
        if event.accepted:
            kinds = ("plan-tie" if ayes == noes else "plan-narrow" if close else None, "plan-all" if not noes else None)
            self.tell((*kinds, "plan"), 28 if close else 10, [n], slots, narrow=close)
        else:
            self.refused += 1
            kinds = ("refused-narrow" if close else None, "refused-twice" if self.refused == 2 else None)
            self.tell((*kinds, "refused"), 30 if close else 22, [n], slots, narrow=close)

    def _moved(self, n: int, event: Moved) -> None:
        self.levels[event.ministry] = event.level
        slots: dict[str, Slot] = {"ministry": event.ministry, "level": event.level, "by": self.gensek}
        kind = "stuck" if not event.by else f"moved-{event.side}"
        whole = f"moved-two-{event.side}" if event.by == 2 else None
        self.tell((whole, kind), 42 if whole else 20, [n], slots)

    def close(self) -> None:
        """Adds the newspaper facts of a finished round: who was found to be the deviant, and who lost Influence."""
        if self.deviant is None:
            return
        at, event = self.deviant
        losers = tuple(lost.seat for _, lost in self.losses)
        caught = losers == (event.deviant,)
        slots: dict[str, Slot] = {"who": event.deviant, "side": event.side}
        paid = all(lost.lost for _, lost in self.losses)
        slots |= {} if caught or not paid else {"names": losers, "k": len(losers)}
        kinds = ("caught" if caught else "escaped" if paid else "escaped-dry",)
        self.tell(kinds, 52 if caught else 48, [at, *(n for n, _ in self.losses)], slots)
        self.deviant, self.losses = None, []

    @property
    def lost(self) -> int:
        return sum(INFLUENCE - left for left in self.influence)


def half_time(view: View[Public]) -> int:
    return view.rules.seats // 2


def readings(view: View[Public]) -> list[tuple[Minutes, int, Ended | None]]:
    """Returns the public knowledge at half-time and at the end of the game, as far as the game has come."""
    minutes, found = Minutes([INFLUENCE] * view.rules.seats), list[tuple[Minutes, int, Ended | None]]()
    for n, event in enumerate(view.events):
        if minutes.round == 0 and isinstance(event, Appointed) and event.round != 1:
            return []  # the game began in a later round
        minutes.read(n, event)
        if isinstance(event, Appointed) and event.round == half_time(view) + 1:
            found.append((_copy(minutes), event.round - 1, None))
            minutes.facts = []
        elif isinstance(event, Ended):
            minutes.close()
            _end(minutes, n, event)
            found.append((minutes, minutes.round, event))
    return found


def _copy(minutes: Minutes) -> Minutes:
    return Minutes(list(minutes.influence), dict(minutes.levels), minutes.round, facts=list(minutes.facts))


def issues(view: View[Public]) -> tuple[Issue, ...]:
    found: list[Issue] = []
    told: list[Fact] = []
    for minutes, year, ended in readings(view):
        told += minutes.facts
        if ended is None:
            _half(minutes, year)
        facts = tuple(sorted(minutes.facts, key=lambda fact: (-fact.weight, fact.events)))
        score = tuple(sorted(minutes.levels.items(), key=lambda level: -level[1]))
        turning = () if ended is None else _turning(told)
        found.append(Issue("end" if ended else "half", year, facts, (), (), score, COLD - minutes.lost, turning))
    return tuple(found)


def _half(minutes: Minutes, year: int) -> None:
    total, lost = sum(minutes.levels.values()), minutes.lost
    kind = "half-repression" if total > 0 else "half-reform" if total < 0 else "half-even"
    minutes.round = year
    minutes.tell((kind, "half"), 80, (), {"sum": abs(total), "lost": lost})


def _end(minutes: Minutes, n: int, event: Ended) -> None:
    outcome, numbers = event.outcome, dict(event.outcome.numbers)
    slots: dict[str, Slot] = {"running": numbers["running"]}
    if len(outcome.winners) > 1:
        slots |= {"winners": outcome.winners, "influence": numbers["influence"]}
        minutes.tell(("end-shared",), 100, [n], slots)
    elif outcome.winners:
        (winner,) = outcome.winners
        slots |= {"who": winner, "member": outcome.who, "influence": numbers["influence"]}
        kind = "end-alone" if numbers["running"] == 1 else "end-ahead"
        kinds = ("end-won",) if outcome.rule == "politburo 5.6" else (kind, "end-won")
        minutes.tell(kinds, 100, [n], slots)
    elif outcome.who == "tie":
        minutes.tell(("end-tie",), 100, [n], slots | {"influence": numbers["influence"]})
    else:
        minutes.tell(("end-nobody",), 100, [n], {})


def _turning(facts: list[Fact]) -> tuple[Fact, ...]:
    told = [fact for fact in facts if fact.weight < 80 and fact.events]
    told.sort(key=lambda fact: (not fact.narrow, -fact.weight, fact.events))
    return tuple(sorted(told[:3], key=lambda fact: fact.events))


# Facts for one reader only


def box(view: View[Public]) -> tuple[tuple[Fact, ...], ...]:
    if view.seat is None:
        return tuple(() for _ in readings(view))
    return tuple(_slip(view, view.seat, minutes, year) for minutes, year, _ in readings(view))


def _slip(view: View[Public], seat: Player, minutes: Minutes, year: int) -> tuple[Fact, ...]:
    member, left = view.secret(member_of(seat)), minutes.influence[seat - 1]
    holds = GOALS[member](standing(tuple(minutes.influence), minutes.levels))
    most = max(minutes.influence)
    goal = (("year", year), ("member", member))
    rank = "box-influence-most" if left == most else "box-influence-less"
    return (
        Fact(("box-goal-holds" if holds else "box-goal-fails",), 1, (), goal),
        Fact((rank,), 1, (), (("year", year), ("influence", left), ("most", most))),
    )
