"""Newspaper facts about a whole year: who rose and fell, who aged, who controls the Chief, and how the game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from presidium.core import Outcome
from presidium.core.content.press import Fact, Portrait, Slot
from presidium.games.kremlin.content.press.desk import Desk
from presidium.games.kremlin.events import Ended
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, GONE, LEVEL, PEOPLE, POSTS, SIBERIA, WALL
from presidium.games.kremlin.printed.people import LETTERS, Letter

if TYPE_CHECKING:
    from presidium.core.content.press import PortraitState

COLD = -35
"""Temperature in Siberia, in degrees Celsius, while nobody is there."""
ESCAPES = {
    *("purge-missed", "shot-missed", "acquitted", "plot-acquitted", "inquiry-acquitted", "cleared-by-card", "rejected"),
    *("back", "suspected", "unsuspected", "cured", "sicker", "better", "well", "younger", "outbid-by-one"),
}
"""Kinds of facts that are dropped if the politician has left the game by the end of the year."""
EXILES = ("purged-", "condemned", "exiled", "guilty", "inquiry-guilty")
"""Kinds of facts that are dropped if the politician is no longer in Siberia at the end of the year."""
CHIEFLY = 90
"""The least weight of newspaper facts about the Chief; facts of high weight come first."""
HARD_YEAR = 5
"""The least number of stress points in a year that the newspaper reports."""


def sum_up(desk: Desk) -> None:
    """Adds the newspaper facts that are known only at the end of the year."""
    desk.facts = [fact for fact in desk.facts if _still_so(desk, fact)]
    _several(desk, "died", "died-many", 64)
    _several(desk, "purged-member", "purged-many", 55)
    _moves(desk)
    _hard_years(desk)
    _hands(desk)
    if all(desk.before.holder(post) == desk.board.holder(post) is not None for post in POSTS):
        desk.tell(("quiet",), 6, [], {})


def _still_so(desk: Desk, fact: Fact) -> bool:
    """True if later events of the year have not made the fact obsolete, as a death makes an escape."""
    who, board, kind = fact.about[0] if fact.about else "", desk.board, fact.kinds[-1]
    if kind in ESCAPES and board.places[who] in GONE:
        return False
    if kind.startswith(EXILES):
        return board.places[who] == SIBERIA
    match kind:
        case "sicker" | "better" | "well":
            return board.crosses[who] == fact.slot("crosses")
        case "suspected" | "unsuspected":
            return (who in board.suspects) == (kind == "suspected")
        case "younger":
            return board.ages[who] == fact.slot("age")
        case "elected":
            return board.chief == who
    return True


def _several(desk: Desk, kind: str, together: str, weight: int) -> None:
    """Adds one fact that sums up several facts of one kind, unless the Chief is among their politicians."""
    found = [fact for fact in desk.facts if kind in fact.kinds]
    names = tuple(fact.about[0] for fact in found)
    if len(names) > 1 and not any(fact.weight >= CHIEFLY for fact in found):
        events = [event for fact in found for event in fact.events]
        desk.tell((together,), weight, events, {"names": names, "k": len(names)})


def _moves(desk: Desk) -> None:
    for who, events in desk.moves.items():
        before, after = desk.before.places[who], desk.board.places[who]
        if before not in LEVEL or after not in LEVEL or before == after or after == CHIEF:
            continue
        up = LEVEL[before] - LEVEL[after]
        way = "promoted" if up > 0 else "demoted" if up < 0 else "shifted"
        goal = after if after in (CANDIDATE, PEOPLE) else "post"
        slots: dict[str, Slot] = {"who": who}
        slots |= {"post": after} if after in POSTS else {}
        slots |= {"from": before} if before in POSTS else {}
        weight = {"promoted": 20, "demoted": 21, "shifted": 12}[way] - (11 if after == CANDIDATE and up > 0 else 0)
        desk.tell((f"{way}-{goal}",), weight, events, slots)


def _hard_years(desk: Desk) -> None:
    for who, points in desk.aged.items():
        here = desk.board.places[who] not in GONE
        if points >= HARD_YEAR and here and who not in desk.rejuvenated:
            slots: dict[str, Slot] = {"who": who, "points": points, "age": desk.board.ages[who]}
            desk.tell(("aged",), 25, desk.ageing[who], slots)


def _hands(desk: Desk) -> None:
    """Adds a fact if the Chief's controller is not the player who controlled him when the year began."""
    chief = desk.board.chief
    if chief is None or chief not in desk.taken:
        return
    at, taken = desk.taken[chief]
    if taken.player == desk.before.control.get(chief) or taken.player is None:
        return
    slots: dict[str, Slot] = {"who": chief, "faction": taken.player}
    if taken.lost_by is not None:
        slots["rival"] = taken.lost_by
    kinds = ("chief-hands-from" if taken.lost_by is not None else None, "chief-hands")
    desk.tell(kinds, 40, [at], slots, heads=False)  # who is seen at the parade is news of his own


def ended(desk: Desk, n: int, event: Ended) -> None:
    outcome = event.outcome
    number = outcome.rule.removeprefix("kremlin ")
    won = bool(outcome.winners)
    victor = _victor(desk, outcome)
    kind = {
        "6.9": "end-few" if won else "end-nobody-few",
        "11.a": "end-waves" if victor is None else "end-victor",
        "11.b": "end-last-wave",
        "11.c": "end-last-chief" if victor is None else "end-last-victor",
        "11.d": "end-nobody-chief",
        "11.1": "end-nobody-sheets",
    }[number]
    slots: dict[str, Slot] = {"winners": outcome.winners} if won else {}
    slots |= {} if victor is None else {"who": victor}
    slots |= {name: count for name, count in outcome.numbers if name in ("left", "points")}
    desk.tell((kind, "end-won" if won else "end-nobody"), 100, [n], slots)


def _victor(desk: Desk, outcome: Outcome) -> Letter | None:
    """1986: the politician on whom the points of all sheets were compared; None if no sheets were compared."""
    if "points" not in dict(outcome.numbers):
        return None
    last = desk.board.track[-1] if desk.board.track else "blank"
    return last if last in LETTERS and outcome.rule != "kremlin 11.c" else desk.board.chief


def portraits(desk: Desk) -> tuple[Portrait, ...]:
    """Portraits of the eight members in rank order, then of former members and Candidates."""
    before, after = desk.before.places, desk.board.places
    found: list[Portrait] = []
    for post in POSTS:
        who = desk.board.holder(post)
        if who is not None:
            state: PortraitState = "cured" if who in desk.cured else "risen" if _rose(before[who], post) else ""
            found.append(Portrait(who, state, post))
    for who in LETTERS:
        if after[who] in POSTS or after[who] == before[who]:
            continue
        if after[who] in GONE:
            found.append(Portrait(who, "dead" if after[who] == WALL else "removed", before[who]))
        else:
            found.append(Portrait(who, "risen" if _rose(before[who], after[who]) else "fallen", after[who]))
    fallen = {who for who in LETTERS if after[who] in POSTS and _rose(after[who], before[who])}
    return tuple(Portrait(each.who, "fallen", each.place) if each.who in fallen else each for each in found)


def _rose(before: str, after: str) -> bool:
    return before == SIBERIA or LEVEL.get(after, 9) < LEVEL.get(before, 9)


def weather(desk: Desk) -> int:
    return COLD - len(desk.board.at(SIBERIA))


def turning(facts: list[Fact], count: int = 3) -> tuple[Fact, ...]:
    """The turning points in the order of events: close results first, then other facts by weight, up to `count`."""
    told = [fact for fact in facts if fact.weight < 100 and fact.events]
    told.sort(key=lambda fact: (not fact.narrow, -fact.weight, fact.events))
    chosen: list[Fact] = []
    for fact in told:
        if len(chosen) < count and not any(set(fact.events) & set(other.events) for other in chosen):
            chosen.append(fact)
    return tuple(sorted(chosen, key=lambda fact: fact.events))
