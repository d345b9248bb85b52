"""11 The end of the game, and 6.9: the end because too few politicians are left."""

from __future__ import annotations

from presidium.core import DONE, Outcome, Player, Steps
from presidium.games.kremlin.events import Ended, Opened
from presidium.games.kremlin.printed.board import CANDIDATE, CHIEF, PEOPLE, POSTS
from presidium.games.kremlin.printed.people import INDEX, LETTERS, Letter
from presidium.games.kremlin.state import FACTIONS, Kremlin, Public, edition_of, sheet

WAVES = 3
LAST_PARADE = 10
LAST_YEAR = 11
TOO_FEW = 8


def finish(g: Kremlin, outcome: Outcome) -> Steps:
    """0.6 Ends the game at once: stores the outcome and opens all sheets."""
    g.public.outcome = outcome
    g.public.agenda = ()
    g.end()
    for seat in g.rules.players:  # 12.1
        written = sorted(zip(g.secret(sheet(seat)), LETTERS, strict=True), key=lambda number: -number[0])
        g.tell(Opened(seat, " ".join(f"{who}{points}" for points, who in written if points)))
    g.tell(Ended(outcome))
    return DONE


def won_by(winners: tuple[Player, ...], rule: str, **numbers: int) -> Outcome:
    who = "+".join(FACTIONS[seat - 1] for seat in winners) or "nobody"
    return Outcome(winners, who, f"kremlin {rule}", tuple(numbers.items()))


# 1986: a politician is the victor, and the big declaration decides which player wins


def mark_politician(_: Public, waved: Letter) -> str:
    return waved


def third_wave_1986(g: Kremlin) -> Outcome | None:
    """11.a The outcome if a Chief has waved three times, 11.b or has waved in 1960; None if the game goes on."""
    waved = g.public.track[-1]
    if waved is None:
        return None
    if g.public.track.count(waved) >= WAVES:
        return big_declaration(g, waved, "11.a")
    return big_declaration(g, waved, "11.b") if g.public.year == LAST_PARADE else None


def last_chief_1986(g: Kremlin) -> Outcome:
    """11.c The Chief after phase 5 of 1961 is the victor; 11.d if there is no Chief, nobody wins."""
    chief = g.public.posts[CHIEF]
    return won_by((), "11.d") if chief is None else big_declaration(g, chief, "11.c")


def big_declaration(g: Kremlin, victor: Letter, rule: str) -> Outcome:
    """11.1 The player with the most points written on the victor wins, declared or not; all 10+ are equal."""
    most_shown = edition_of(g).most_shown
    points = {seat: min(g.secret(sheet(seat))[INDEX[victor]], most_shown) for seat in g.rules.players}
    winners = edition_of(g).winners(points, g.public.control.get(victor))
    return won_by(winners, rule if winners else "11.1", waves=g.public.track.count(victor), points=max(points.values()))


def one_winner(points: dict[Player, int], controller: Player | None) -> tuple[Player, ...]:
    """11.1 The winners; of tied players the victor's controller is out. If nobody has points on him, nobody wins."""
    most = max(points.values())
    tied = [seat for seat, number in points.items() if number == most and most]
    return tuple(seat for seat in tied if len(tied) == 1 or seat != controller)


def joint_winners(points: dict[Player, int], controller: Player | None) -> tuple[Player, ...]:
    """11.2 The players with the most and second most points win, and equals of the second except the controller."""
    ranked = sorted((seat for seat, n in points.items() if n), key=lambda seat: (-points[seat], seat == controller))
    if len(ranked) <= 2:
        return tuple(sorted(ranked))
    second = points[ranked[1]]
    equal = [seat for seat in ranked[2:] if points[seat] == second and seat != controller]
    return tuple(sorted((*ranked[:2], *equal)))


# 1988: a faction wins


def mark_faction(public: Public, waved: Letter) -> str | None:
    controller = public.control.get(waved)
    return None if controller is None else FACTIONS[controller - 1]


def third_mark_1988(g: Kremlin) -> Outcome | None:
    """11.a A faction with three marks on the track wins at once."""
    mark = g.public.track[-1]
    if mark is None or g.public.track.count(mark) < WAVES:
        return None
    return won_by((FACTIONS.index(mark) + 1,), "11.a", waves=WAVES)


def last_chief_1988(g: Kremlin) -> Outcome:
    """11.c The player who controls the Chief after phase 5 of 1961 wins; 11.d without such a player nobody wins."""
    chief = g.public.posts[CHIEF]
    controller = None if chief is None else g.public.control.get(chief)
    return won_by((), "11.d") if controller is None else won_by((controller,), "11.c")


# 6.9 Too few politicians left


def left(public: Public) -> int:
    return len(public.at(*POSTS, CANDIDATE, PEOPLE))


def too_few_1986(g: Kremlin) -> Outcome:
    return won_by((), "6.9", left=left(g.public))


def too_few_1988(g: Kremlin) -> Outcome:
    """The player who controls the highest-ranking present member wins; if nobody controls that member, nobody wins."""
    highest = g.public.highest(present_only=True)
    controller = None if highest is None else g.public.control.get(highest)
    return won_by(() if controller is None else (controller,), "6.9", left=left(g.public))
