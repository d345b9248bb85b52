"""Newspaper facts about trials and elections, with their votes."""

from __future__ import annotations

from dataclasses import dataclass, field

from presidium.core.content.press import Slot
from presidium.games.kremlin.content.press.board import Board
from presidium.games.kremlin.content.press.notebook import Notebook
from presidium.games.kremlin.events import Elected, Judged, Rejected, Tried, Voted
from presidium.games.kremlin.printed.people import Letter

REBELLION = 3
"""5.3 Number of votes against that defeats a nominee."""


@dataclass
class Hearing:
    """A trial in progress."""

    opened: Tried
    events: list[int]
    clear: bool
    """True if the votes of this trial cannot be confused with those of another trial."""
    votes: list[Voted] = field(default_factory=list)


class Votes(Notebook):
    def __init__(self, board: Board, year: int) -> None:
        super().__init__(board, year)
        self.ballot: list[tuple[int, Voted]] = []
        self._hearings: list[Hearing] = []
        self._rejected = False

    def voted(self, n: int, event: Voted) -> None:
        if event.vote in ("for", "against"):
            self.ballot.append((n, event))
        elif self._hearings:
            self._hearings[-1].votes.append(event)
            self._hearings[-1].events.append(n)

    # 3 Trials

    def tried(self, n: int, event: Tried) -> None:
        for hearing in self._hearings:
            hearing.clear = False
        self._hearings.append(Hearing(event, [n], clear=not self._hearings))

    def judged(self, n: int, event: Judged) -> None:
        found = [hearing for hearing in self._hearings if hearing.opened.who == event.who]
        if found:
            self._hearings.remove(found[-1])
            self._verdict(n, event, found[-1])
        else:
            inquiry = self.rolled_for("complicity", event.who) is not None
            self.tell((f"inquiry-{event.verdict}" if inquiry else "cleared-by-card",), 46, [n], {"who": event.who})
        self.guilty = event.who if event.verdict == "guilty" else None
        self.acquitted = event.who if event.verdict == "acquitted" else None

    def _verdict(self, n: int, event: Judged, hearing: Hearing) -> None:
        who, by = event.who, hearing.opened.accuser
        free = [vote.who for vote in hearing.votes if vote.vote == "innocent"]
        guilty = len(hearing.votes) - len(free)
        slots: dict[str, Slot] = {"who": who}
        if by is not None:
            slots |= {"by": by} | ({"guilty": guilty, "free": len(free)} if hearing.clear else {})
        convicted = event.verdict == "guilty"
        narrow = hearing.clear and convicted and len(free) == 1 and by is not None
        weight = 90 if convicted and who == self.board.chief else 60 if narrow else 50
        self.tell(self._kinds(event, hearing, free, guilty), weight, [*hearing.events, n], slots, narrow)

    def _kinds(self, event: Judged, hearing: Hearing, free: list[Letter], guilty: int) -> tuple[str | None, ...]:
        if hearing.opened.accuser is None:
            return (f"plot-{event.verdict}",)
        if event.verdict == "acquitted":
            return ("acquitted-votes" if hearing.clear else None, "acquitted")
        if not hearing.clear:
            return ("guilty",)
        if len(free) == 1:
            return ("guilty-alone" if free == [event.who] else "guilty-one", "guilty")
        return ("guilty-all" if guilty else "guilty-silent", "guilty")

    # 5 Elections

    def polled(self, n: int, event: Rejected | Elected) -> None:
        against = sum(vote.vote == "against" for _, vote in self.ballot)
        slots: dict[str, Slot] = {"who": event.who, "for": len(self.ballot) - against, "against": against}
        events = [n, *(at for at, _ in self.ballot)]
        if isinstance(event, Rejected):
            self._rejected = True
            self.tell(("rejected",), 28, events, slots)
        else:
            kinds = (
                "elected-second" if self._rejected and self.ballot else None,
                "elected-narrow" if against == REBELLION - 1 else None,
                "elected-all" if self.ballot and not against else None,
                "elected-votes" if self.ballot else "elected-over" if self._rejected else "elected-alone",
                "elected",
            )
            slots |= {"age": self.board.ages[event.who]}
            self.tell(kinds, 80, events, slots, narrow=against == REBELLION - 1)
        self.ballot = []
