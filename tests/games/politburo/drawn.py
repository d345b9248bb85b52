"""Drawn positions and dictated dice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from presidium.core import CHANCE, Action, Event, Refusal, Refused
from presidium.games.politburo import POLITBURO
from presidium.games.politburo.execution import NameVoters
from presidium.games.politburo.goals import MEMBERS
from presidium.games.politburo.state import Politburo

SEATS = (5, 6, 7, 8, 9, 10)
TRACKS = ("clamped", "open")


def new(seats: int, track: str = "clamped") -> Politburo:
    return POLITBURO.new(seats, track=track)


def do(g: Politburo, *lines: str) -> Politburo:
    """Play these moves, written as in a record: `2: propose finance`, `1: ballot reform; 3: ballot repression`."""
    for move in (move for line in lines for move in line.split(";")):
        who, _, what = move.partition(":")
        g.apply(CHANCE if who.strip() == "chance" else int(who), POLITBURO.notation.read(what))
    return g


def say(g: Politburo, seat: int, text: str) -> None:
    statement = POLITBURO.statements.read(text)
    g.say(seat, statement)  # type: ignore[arg-type]


def drawn(seats: int = 5, **fields: object) -> Politburo:
    """A position at the start of a round: `drawn(6, round=2, gensek=4, influence="3 3 2 3 3 3", defence=-1)`."""
    members = " ".join(MEMBERS[:seats])
    fields = {
        "members": members,
        "influence": " ".join("3" * seats),
        "defence": 0,
        "finance": 0,
        "security": 0,
        "round": 1,
        "gensek": 1,
    } | fields
    return POLITBURO.read_position(" | ".join(["politburo", *(f"{name} {field}" for name, field in fields.items())]))


def vote(g: Politburo, thumbs: str) -> Politburo:
    """All vote on the plan: `++-+-`, in seat order."""
    return do(g, *(f"{seat}: vote {'for' if up == '+' else 'against'}" for seat, up in enumerate(thumbs, 1)))


def plan(g: Politburo, ministry: str = "finance") -> Politburo:
    """The Gensek proposes this ministry and everybody agrees."""
    do(g, f"{g.public.gensek}: propose {ministry}")
    return vote(g, "+" * g.rules.seats)


def name(g: Politburo, *voters: int) -> Politburo:
    """The Gensek names these voters; with none named, his first three neighbours."""
    called = voters or [g.rules.left(g.public.gensek, step) for step in (1, 2, 3)]
    return do(g, f"{g.public.gensek}: voters {' '.join(map(str, called))}")


def cast(g: Politburo, ballots: str) -> Politburo:
    """The voters cast their ballots, in the order they were called: `+` is Repression, `-` Reform."""
    if isinstance(g.stack[-1], NameVoters):
        name(g)
    assert g.public.voters is not None
    signs = zip(g.public.voters, ballots, strict=True)
    return do(g, *(f"{voter}: ballot {'repression' if sign == '+' else 'reform'}" for voter, sign in signs))


def third(g: Politburo, ballots: str, ministry: str = "finance") -> Politburo:
    """A whole round up to its third ballot, which is cast so."""
    return cast(cast(cast(plan(g, ministry), "++-"), "+--"), ballots)


def point(g: Politburo, *fingers: int) -> Politburo:
    """The voters of the third ballot point, in the order they were called."""
    assert g.public.voters is not None
    return do(g, *(f"{voter}: point {at}" for voter, at in zip(g.public.voters, fingers, strict=True)))


def told(g: Politburo, since: int = 0) -> list[Event]:
    """What everybody was told, spectators too."""
    return list(g.log.heard_by(None))[since:]


def why_not(g: Politburo, seat: int, action: Action) -> Refusal | None:
    """Why this is refused, by a question and by an attempt, which must agree."""
    found = None
    try:
        g.copy().apply(seat, action)
    except Refused as refused:
        found = refused.why
    assert found == g.why_not(seat, action)
    return found


def play_out(g: Politburo, rng: Random) -> Iterator[Politburo]:
    """Chance and the players answer at random, in any order; the game after each answer."""
    while not g.over:
        player = rng.choice(g.waiting_for())
        options = g.options(player)
        assert options is not None
        g.apply(player, options.sample(rng))
        yield g
