"""Drawn positions, dictated dice, and a table that lets things happen.

Seats 1 … 6 are stalinists, militarists, evolutionists, expansionists, internationalists, marxists.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from presidium.core import CHANCE, PASS, Action, Event, Refusal, Refused, Roll
from presidium.games.kremlin import KREMLIN
from presidium.games.kremlin.actions import WAIVE, Roll20
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.announcing.window import Window
from presidium.games.kremlin.matters import Deed
from presidium.games.kremlin.printed.board import POSTS
from presidium.games.kremlin.printed.people import INDEX
from presidium.games.kremlin.state import FACTIONS, Kremlin, sheet

SEATS = (3, 4, 5, 6)
EDITIONS = ("1986", "1988")
BOARD = (
    "chief A+ | kgb B | foreign C | defence D | ideology E | industry F | economy G | sport H | candidates I J K L M"
)


def new(seats: int = 4, **chosen: str) -> Kremlin:
    return KREMLIN.new(seats, **chosen)


def at(text: str) -> Kremlin:
    """The game in this position, at the window that opens the phase; `kremlin |` may be left out."""
    return KREMLIN.read_position(text if text.startswith("kremlin") else f"kremlin | {text}")


def drawn(text: str) -> Kremlin:
    """The same on the board of `BOARD`, but for the posts and places that the text names itself."""
    fields = [field.strip() for field in text.split("|")]
    named = {field.split()[0] for field in fields}
    return at(" | ".join([*fields, *(field for field in BOARD.split(" | ") if field.split()[0] not in named)]))


def put_to_all(g: Kremlin) -> Kremlin:
    """Silence does not stand (13.2): the window that opens the phase is put to everybody, as after a gift."""
    if getattr(g.public, "silent", False) and window(g) == Window():
        g.public.silent, g._question = False, None
    return g


def alike(seats: int = 4, **others: str) -> str:
    """Fields for `drawn`: this many players, who all have written the same but for the factions named here."""
    sheets = dict.fromkeys(FACTIONS[:seats], "B10 C9 D8 E7 F6 G5 H4 I3 J2 K1") | others
    return " | ".join([f"players {seats}", *(f"sheet {faction} {sheet}" for faction, sheet in sheets.items())])


# Answers


def do(g: Kremlin, *lines: str) -> Kremlin:
    """Play these answers and no others, written as in a record: `1: declare B 5; 2: pass`, `chance: roll 14`."""
    for move in (move for line in lines for move in line.split(";")):
        who, _, what = move.partition(":")
        g.apply(CHANCE if who.strip() == "chance" else int(who), KREMLIN.notation.read(what))
    return g


def window(g: Kremlin) -> Window | None:
    """The window that is open, if one is."""
    step = g.stack[-1] if g.stack else None
    return step if isinstance(step, Window) else None


def volley(g: Kremlin, answers: str = "") -> Kremlin:
    """One volley of the window that is open: `1: declare B 5; 3: waive`; whoever is not named passes."""
    assert window(g), f"no window is open, {g.stack[-1:]} is"
    if answers:
        do(g, answers)
    for seat in g.waiting_for() if window(g) and (g.answers or not answers) else ():
        g.apply(seat, PASS)
    return g


def shut(g: Kremlin) -> Kremlin:
    """Everybody passes until no window is open, or the next phase begins."""
    now = g.public.year, g.public.phase
    while window(g) and (g.public.year, g.public.phase) == now:
        volley(g)
    return g


def quiet(g: Kremlin) -> Kremlin:
    """Everybody passes until somebody is asked to act, or chance to roll."""
    while window(g):
        volley(g)
    return g


def acts(g: Kremlin, who: str, text: str) -> Kremlin:
    """Windows shut, this politician's controller announces for him; the window on it, if any, stays open."""
    quiet(g)
    assert actor(g) == who, f"{actor(g)} is to act, not {who}"
    return do(g, f"{g.public.control[who]}: {text}")


def does(g: Kremlin, who: str, text: str) -> Kremlin:
    """He announces it and nobody reacts, nor to anything else in this phase."""
    return shut(acts(g, who, text))


def dice(g: Kremlin, *faces: int) -> Kremlin:
    """Chance rolls these faces, one after the other, windows shut before each."""
    for face in faces:
        quiet(g).apply(CHANCE, Roll20(face))
    return g


def skip(g: Kremlin, phase: int, face: int = 10) -> Kremlin:
    """Everybody passes or gives the first answer there is, every die shows `face`, until this phase begins."""
    while not g.over and (g.public.phase != phase or window(g) != Window()):
        if isinstance(g.question(), Roll):
            g.apply(CHANCE, Roll20(face))
            continue
        for seat in g.waiting_for():
            options = g.options(seat)
            assert options is not None
            g.apply(seat, PASS if PASS in options else next(iter(options)))
    return g


# What can be seen


def actor(g: Kremlin) -> str | None:
    """The politician who is asked to act, whoever controls him."""
    step = g.stack[-1] if g.stack else None
    return step.actor(g) if isinstance(step, Right) else None


def announced(g: Kremlin) -> str | None:
    """What is announced and not yet done: `B: purge C`."""
    deed = g.public.agenda[-1] if g.public.agenda else None
    return f"{deed.who}: {KREMLIN.notation.print(deed.action)}" if isinstance(deed, Deed) else None


def offered(g: Kremlin, seat: int) -> set[str]:
    """What this seat may answer, as text."""
    return {KREMLIN.notation.print(action) for action in g.options(seat) or ()}


def told(g: Kremlin, since: int = 0) -> list[Event]:
    """What everybody was told, spectators too."""
    return list(g.log.heard_by(None))[since:]


def written(g: Kremlin, seat: int, who: str) -> int:
    """What stands on this seat's secret sheet for a politician."""
    points: int = g.secret(sheet(seat))[INDEX[who]]
    return points


def where(g: Kremlin) -> str:
    """The eight posts in rank order, as letters: `ABCDEFGH`, "-" for a vacant one."""
    return "".join(g.public.posts[post] or "-" for post in POSTS)


def why_not(g: Kremlin, seat: int, action: Action | str) -> Refusal | None:
    """Why this is refused, by a question and by an attempt, which must agree."""
    answer = KREMLIN.notation.read(action) if isinstance(action, str) else action
    found = None
    try:
        g.copy().apply(seat, answer)
    except Refused as refused:
        found = refused.why
    assert found == g.why_not(seat, answer)
    return found


# Whole games


def play_out(g: Kremlin, rng: Random, passing: float = 0.9, waiving: float = 0.0) -> Iterator[Kremlin]:
    """Chance and the players answer at random, in any order; the game before each answer and at its end."""
    while not g.over:
        yield g
        player = rng.choice(g.waiting_for())
        options = g.options(player)
        assert options is not None
        mood = rng.random() if window(g) else 1.0
        quietly = PASS if mood < passing else WAIVE if mood < passing + waiving else None
        g.apply(player, quietly or options.sample(rng))
    yield g
