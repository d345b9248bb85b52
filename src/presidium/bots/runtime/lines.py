"""Lines: the words that a comrade adds to some of its statements and says at the end of a game.

The line depends only on public events: the speaker, the tone, and the earlier statements. So every seat hears the same
line, and a line reveals nothing. No comrade says a line twice in a game: once all lines of a tone are said, it adds
none. The page computes the same lines: `web/src/comrades/lines.ts`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from presidium.bots.runtime.comrades import COMRADES
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
    "Exchanged": "accuse",
    "Contradict": "accuse",
    "Reproach": "accuse",
    "Ascribe": "accuse",
    "Believe": "own",
    "Deny": "own",
    "NotLooked": "own",
    "AskWhy": "ask",
    "Explain": "own",
    "Request": "ask",
}
"""The tone of a comrade's line for each kind of statement. Silence and taking back have no line. `Claim` is
missing because its tone depends on its content."""

OFTEN: Final = {1: 35, 2: 50, 3: 65, 4: 80, 5: 90}
"""By a comrade's talkativeness (1 to 5): the percentage of its statements that are followed by a line."""
LINES: Final[dict[Tone, int]] = {"accuse": 6, "vouch": 6, "own": 6, "ask": 4, "offer": 4, "won": 1, "lost": 1}
"""Number of lines that every comrade has in a tone."""


@value
class Remark:
    """A comrade's line: variant `n` of the message for this comrade and tone, such as `comrade-fox-accuse`."""

    seat: Player
    tone: Tone
    n: int


def lines(event: Event, before: Sequence[Event], comrades: Mapping[Player, str]) -> tuple[Remark, ...]:
    """The lines that comrades say after this event; usually none. `before` are the earlier events of the game."""
    if isinstance(event, Said):
        return _beside(event, [each for each in before if isinstance(each, Said)], comrades)
    outcome = getattr(event, "outcome", None)
    return _at_the_end(outcome, comrades) if isinstance(outcome, Outcome) else ()


def tone(statement: Statement) -> Tone | None:
    side = getattr(statement, "side", None)
    if type(statement).__name__ == "Claim":
        return "own" if getattr(statement, "why", "") == "own" else "vouch" if side == "loyal" else "accuse"
    return TONES.get(type(statement).__name__)


def _beside(said: Said, before: list[Said], comrades: Mapping[Player, str]) -> tuple[Remark, ...]:
    who, its = comrades.get(said.seat), tone(said.statement)
    if who is None or its is None or not _adds(len(before), said.seat, who):
        return ()
    alike = (at for at, each in enumerate(before) if each.seat == said.seat and tone(each.statement) == its)
    used = sum(_adds(at, said.seat, who) for at in alike)
    return (Remark(said.seat, its, 1 + (used + said.seat) % LINES[its]),) if used < LINES[its] else ()


def _adds(before: int, seat: Player, who: str) -> bool:
    """True if a comrade adds a line to a statement that follows so many others."""
    return (before * 37 + seat * 11) % 100 < OFTEN[COMRADES[who].talk]


def _at_the_end(outcome: Outcome, comrades: Mapping[Player, str]) -> tuple[Remark, ...]:
    """The lines at the end of the game: from the most talkative winner and from the most talkative loser."""
    by_talk = sorted(comrades, key=lambda seat: (-COMRADES[comrades[seat]].talk, seat))
    won = next((seat for seat in by_talk if seat in outcome.winners), None)
    lost = next((seat for seat in by_talk if seat not in outcome.winners), None)
    return tuple(Remark(seat, its, 1) for seat, its in ((won, "won"), (lost, "lost")) if seat is not None)  # type: ignore[arg-type]
