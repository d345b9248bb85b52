"""What of each game has to be on the photographs: the scene it is, and by what is told in it one knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Told = Mapping[str, Any]


@dataclass(frozen=True)
class Beat:
    """Where a beat begins, in all that is told of a game."""

    game: Sequence[Told]
    first: int

    @property
    def event(self) -> Told:
        return self.game[self.first]

    @property
    def act(self) -> str:
        return str((self.event.get("action") or {}).get("type", ""))

    @property
    def winners(self) -> list[int]:
        winners: list[int] = self.game[-1]["outcome"]["winners"]
        return winners

    def told(self, kind: str, **parts: Any) -> bool:
        return is_told(self.event, kind, parts)

    def then(self, kind: str, **parts: Any) -> bool:
        """What comes next."""
        return self.first + 1 < len(self.game) and is_told(self.game[self.first + 1], kind, parts)

    def earlier(self) -> Iterator[Told]:
        """All before it, the last first."""
        return (self.game[n] for n in range(self.first - 1, -1, -1))


def is_told(event: Told, kind: str, parts: Mapping[str, Any]) -> bool:
    return event["type"] == kind and all(event.get(part) == value for part, value in parts.items())


@dataclass(frozen=True)
class Wanted:
    name: str
    scene: str
    fits: Callable[[Beat], bool]


def ails(beat: Beat, more: bool) -> bool:
    """The doctors roll, and what he has of crosses grows or shrinks with it."""
    if not (beat.told("Rolled", why="health") and beat.then("Ailed")):
        return False
    had = next((each["crosses"] for each in beat.earlier() if is_told(each, "Ailed", {"who": beat.event["who"]})), 0)
    return (beat.game[beat.first + 1]["crosses"] > had) == more


def decides(beat: Beat, *verdicts: str) -> bool:
    return beat.told("Voted") and any(beat.then(verdict) for verdict in verdicts)


def votes(beat: Beat) -> bool:
    return beat.told("Voted") and not decides(beat, "Judged", "Elected", "Rejected")


def is_gone(beat: Beat, how: str) -> bool:
    """The Chief has left so; the last who left is the one buried."""
    left = (event["type"] for event in beat.earlier() if event["type"] in ("Died", "Exiled", "Retired"))
    return beat.told("Elected") and next(left, "") == how


WANTED = {
    "kremlin": (
        Wanted("parade: enough", "parade", lambda b: b.told("Rolled", why="wave") and b.then("Waved", success="yes")),
        Wanted(
            "parade: not enough", "parade", lambda b: b.told("Rolled", why="wave") and b.then("Waved", success="no")
        ),
        Wanted("parade: unaided", "parade", lambda b: b.told("Waved", success="yes")),
        Wanted("parade: nobody", "parade", lambda b: b.told("Marked")),
        Wanted("health: as before", "health", lambda b: b.told("Rolled", why="health") and b.then("Rolled")),
        Wanted("health: takes to bed", "health", lambda b: ails(b, True)),
        Wanted("health: flowers", "health", lambda b: ails(b, False)),
        Wanted("health: dies", "health", lambda b: b.told("Rolled", why="health") and b.then("Died")),
        Wanted("purge: the car comes", "purge", lambda b: b.act == "Purge"),
        Wanted("purge: the die", "purge", lambda b: b.told("Rolled", why="purge")),
        Wanted("purge: taken", "purge", lambda b: b.told("Exiled") or (b.told("Controlled") and b.then("Exiled"))),
        Wanted("purge: spared", "purge", lambda b: b.told("Aged")),
        Wanted("trial: opens", "trial", lambda b: b.told("Tried")),
        Wanted("trial: a vote", "trial", votes),
        Wanted("trial: the vote that decides", "trial", lambda b: decides(b, "Judged")),
        Wanted("trial: guilty", "trial", lambda b: b.told("Judged", verdict="guilty")),
        Wanted("trial: acquitted", "trial", lambda b: b.told("Judged", verdict="acquitted")),
        Wanted("election: proposed", "election", lambda b: b.act == "Propose"),
        Wanted("election: a vote", "election", votes),
        Wanted("election: voted down", "election", lambda b: b.told("Rejected")),
        Wanted("funeral: one who died", "funeral", lambda b: is_gone(b, "Died")),
        Wanted("funeral: one who was sent away", "funeral", lambda b: is_gone(b, "Exiled")),
        Wanted("the train from Siberia", "thaw", lambda b: b.told("Moved")),
        Wanted("end: a sheet", "end", lambda b: b.told("Opened")),
        Wanted("end: who has won", "end", lambda b: b.told("Ended") and bool(b.winners)),
    ),
    "goulag": (
        Wanted("supervision: exchanged", "round", lambda b: b.told("Supervised") and b.event["builder"] is not None),
        Wanted("supervision: he looks away", "round", lambda b: b.told("Supervised", builder=None)),
        Wanted("cards: two Work", "round", lambda b: b.told("Shown", work=2)),
        Wanted("cards: one Work", "round", lambda b: b.told("Shown", work=1)),
        Wanted("cards: no Work", "round", lambda b: b.told("Shown", work=0)),
        Wanted("end: the loyal win", "end", lambda b: b.told("Ended") and b.event["outcome"]["who"] == "loyal"),
        Wanted("end: the disloyal win", "end", lambda b: b.told("Ended") and b.event["outcome"]["who"] == "disloyal"),
        Wanted("end: everybody stays", "end", lambda b: b.told("Ended") and b.event["outcome"]["who"] == "nobody"),
    ),
    "politburo": (
        Wanted("plan: adopted", "thumbs", lambda b: b.told("Voted", accepted=True)),
        Wanted("plan: refused", "thumbs", lambda b: b.told("Voted", accepted=False)),
        Wanted(
            "ballots: unanimous",
            "ballots",
            lambda b: b.told("Counted") and not (b.event["repression"] and b.event["reform"]),
        ),
        Wanted("ballots: out of step", "ballots", lambda b: b.told("Divided")),
        Wanted("ballots: the ministry moves", "ballots", lambda b: b.told("Moved")),
        Wanted("fingers on three", "fingers", lambda b: b.told("Pointed")),
        Wanted("fingers: the mask off", "fingers", lambda b: b.told("Unmasked")),
        Wanted("fingers: the loss", "fingers", lambda b: b.told("Lost")),
        Wanted("end: a winner", "end", lambda b: b.told("Fulfilled") and bool(b.winners)),
        Wanted("end: nobody", "end", lambda b: b.told("Fulfilled") and not b.winners),
    ),
}
