"""Aids for the tests of the phases: who holds whom, and a phase played line by line."""

from __future__ import annotations

from presidium.core import CHANCE, PASS, AskAll, Event
from presidium.games.kremlin.actions import Roll20
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.state import FACTIONS, Kremlin
from presidium.games.kremlin.written.position import REPEATED
from tests.games.kremlin.drawn import acts, do, drawn, quiet, told, why_not, window


def board(edition: str, phase: int, held: str = "", text: str = "") -> Kremlin:
    """The usual board at the start of a phase, but for what the text says; of a place said twice the last counts.

    `held` says who controls whom: `1BC 2DE`, with a point on each.
    """
    fields = [field for field in f"edition {edition} | phase {phase} | {text}".split(" | ") if field]
    fields += [f"declared {who} {FACTIONS[int(group[0]) - 1]} 1" for group in held.split() for who in group[1:]]
    last = {field if field.startswith(REPEATED) else field.split()[0]: field for field in fields}
    return drawn(" | ".join(last.values()))


def begun(edition: str, phase: int, held: str = "", text: str = "") -> Kremlin:
    """The same, when nobody has reacted to the beginning of the phase."""
    g = board(edition, phase, held, text)
    for seat in g.waiting_for() if window(g) else ():
        g.apply(seat, PASS)
    return close(g)


def close(g: Kremlin) -> Kremlin:
    """Nobody reacts to what is announced; the window that opens the next phase stays open."""
    while window(g) not in (None, Window()):
        for seat in g.waiting_for():
            g.apply(seat, PASS)
    return g


def play(g: Kremlin, *lines: str) -> Kremlin:
    """`B purge C`: his controller announces it for him and nobody reacts; `14`: the die shows it."""
    for line in lines:
        if line.isdigit():
            quiet(g).apply(CHANCE, Roll20(int(line)))
        else:
            who, _, text = line.partition(" ")
            acts(g, who, text)
    return close(g) if lines else quiet(g)


def votes(text: str) -> list[str]:
    """`B guilty, C innocent` as lines to play."""
    return [f"{vote.split()[0]} vote {vote.split()[1]}" for vote in text.split(",")]


def seize(g: Kremlin, *answers: str) -> Kremlin:
    """A volley in the window that is open, `3: declare B 5`; whoever is not named passes."""
    assert window(g)
    do(g, *answers)
    for seat in g.waiting_for() if isinstance(g.question(), AskAll) and g.answers else ():
        g.apply(seat, PASS)
    return g


def began(g: Kremlin) -> int | None:
    """The phase that has just begun, if one has."""
    return g.public.phase if window(g) == Window() else None


def stressed(g: Kremlin, men: str) -> list[int]:
    """The stress points of these politicians."""
    return [g.public.men[who].stress for who in men]


def crosses(g: Kremlin, men: str) -> list[int]:
    return [g.public.men[who].crosses for who in men]


def place(g: Kremlin, who: str) -> str:
    return g.public.men[who].place


def people(g: Kremlin, *places: str) -> str:
    """The politicians in these places, as letters: `people(g, "siberia")`."""
    return "".join(g.public.at(*places))


def refused(g: Kremlin, seat: int, text: str) -> str:
    """Why this answer is refused: `kremlin-not-himself who=B (kremlin 2.2)`; empty if it is not."""
    return str(why_not(g, seat, text) or "")


def happened(g: Kremlin, *kinds: type[Event]) -> list[Event]:
    """The events of these kinds, in order."""
    return [event for event in told(g) if isinstance(event, kinds)]
