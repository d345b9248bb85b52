"""What a comrade adds to a statement in its own words, and at the end of a game.

Which line it is goes by what everybody has heard and by nothing else: who speaks, in which tone, and how often somebody
has spoken before. So every seat is told the same, and a line says nothing that the statement does not say. The page
finds them alike: `web/src/comrades/lines.ts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from presidium.bots.comrades import COMRADES
from presidium.core import Event, Outcome, Player, Said, Statement, value

Tone = Literal["accuse", "vouch", "own", "ask", "offer", "won", "lost"]

TONES: Final[dict[str, Tone]] = {
    "Accuse": "accuse",
    "Threaten": "accuse",
    "Thank": "vouch",
    "ClaimPlay": "own",
    "ClaimBallot": "own",
    "Want": "own",
    "Boast": "own",
    "Inquire": "ask",
    "Pact": "offer",
    "Promise": "offer",
}
"""By kind of statement; a claim about somebody is as kind as what it says. What is not here goes without a line."""

OFTEN: Final = {1: 35, 2: 50, 3: 65, 4: 80, 5: 90}
"""Of a hundred statements, how many have a line with them, by how talkative who makes them is."""
MANY: Final = 3
"""So many lines there are in most tones; who has said all begins again."""


@value
class Line:
    """Who says it, and which: the message `comrade-fox-accuse`, the so-manieth of those it holds."""

    seat: Player
    tone: Tone
    n: int


def lines(event: Event, before: Sequence[Event], comrades: Mapping[Player, str]) -> tuple[Line, ...]:
    """What is added to this event, after these: mostly nothing."""
    if isinstance(event, Said):
        return _beside(event, [each for each in before if isinstance(each, Said)], comrades)
    outcome = getattr(event, "outcome", None)
    return _at_the_end(outcome, comrades) if isinstance(outcome, Outcome) else ()


def tone(statement: Statement) -> Tone | None:
    side = getattr(statement, "side", None)
    if type(statement).__name__ == "Claim":
        return "own" if getattr(statement, "why", "") == "own" else "vouch" if side == "loyal" else "accuse"
    return TONES.get(type(statement).__name__)


def _beside(said: Said, before: list[Said], comrades: Mapping[Player, str]) -> tuple[Line, ...]:
    who, its = comrades.get(said.seat), tone(said.statement)
    if who is None or its is None or (len(before) * 37 + said.seat * 11) % 100 >= OFTEN[COMRADES[who].talk]:
        return ()
    own = sum(each.seat == said.seat for each in before)
    return (Line(said.seat, its, 1 + (own + said.seat) % MANY),)


def _at_the_end(outcome: Outcome, comrades: Mapping[Player, str]) -> tuple[Line, ...]:
    """The most talkative of those who have won, and of those who have not."""
    by_talk = sorted(comrades, key=lambda seat: (-COMRADES[comrades[seat]].talk, seat))
    won = next((seat for seat in by_talk if seat in outcome.winners), None)
    lost = next((seat for seat in by_talk if seat not in outcome.winners), None)
    return tuple(Line(seat, its, 1) for seat, its in ((won, "won"), (lost, "lost")) if seat is not None)  # type: ignore[arg-type]
