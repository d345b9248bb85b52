"""C.2 Ties: which of the seats with equal declared numbers controls a politician."""

from __future__ import annotations

from presidium.core import (
    DONE,
    Action,
    Ask,
    Listed,
    Player,
    Question,
    Refusal,
    Roll,
    Step,
    Steps,
    refusal,
    value,
)
from presidium.games.kremlin.actions import D20, Choose, Roll20
from presidium.games.kremlin.events import TieRolled
from presidium.games.kremlin.influence.control import take_control
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin


def by_seniority(g: Kremlin, who: Letter, tied: tuple[Player, ...], first: Player | None) -> Steps:
    """1986: the seat that had the number first keeps control; of seats that drew level at once, the most senior."""
    if first not in tied:
        take_control(g, who, min(tied, key=g.public.seniority.index))
    return DONE


def by_dice(_: Kremlin, who: Letter, tied: tuple[Player, ...], first: Player | None) -> Steps:
    """1988: the seat that had the number first keeps control; seats that drew level in one volley cast dice."""
    return DONE if first in tied else (TieRoll(who, tied),)


def by_arbiter(g: Kremlin, who: Letter, tied: tuple[Player, ...], first: Player | None) -> Steps:
    """1988, option `tie_arbiter`: the strongest seat outside the tie chooses, once for each new set of tied seats."""
    public = g.public
    others = [seat for seat in g.rules.players if seat not in tied and public.declared[who][seat - 1]]
    if not others:
        return by_dice(g, who, tied, first)
    numbers, rises = public.declared[who], public.rises[who]
    arbiter = min(others, key=lambda seat: (-numbers[seat - 1], rises[seat - 1]))
    return by_judge(g, who, tied, arbiter)


def by_judge(g: Kremlin, who: Letter, tied: tuple[Player, ...], judge: Player) -> Steps:
    """Lets the judge choose among the tied seats, once for each new set of tied seats."""
    public = g.public
    if public.judged.get(who) == tied:
        return DONE
    public.judged = {**public.judged, who: tied}
    return (Arbitration(who, judge, tied),)


@value
class TieRoll(Step):
    """1988: each tied seat casts a die and the highest gets control; seats with equal dice cast again."""

    rule = "kremlin C.2"
    who: Letter
    tied: tuple[Player, ...]
    faces: tuple[int, ...] = ()

    def play(self, g: Kremlin) -> Question:
        return Roll(D20, "tie")

    def resolve(self, g: Kremlin, answer: Roll20) -> Steps:
        g.public.silent = False  # 13.2
        g.tell(TieRolled(self.tied[len(self.faces)], self.who, answer.face))
        faces = (*self.faces, answer.face)
        if len(faces) < len(self.tied):
            return (TieRoll(self.who, self.tied, faces),)
        best = tuple(seat for seat, face in zip(self.tied, faces, strict=True) if face == max(faces))
        if len(best) > 1:
            return (TieRoll(self.who, best),)
        take_control(g, self.who, best[0])
        return DONE


@value
class Arbitration(Step):
    """Asks the arbiter which of the tied seats gets control of the politician."""

    rule = "kremlin C.2"
    who: Letter
    arbiter: Player
    tied: tuple[Player, ...]

    def play(self, g: Kremlin) -> Question:
        def refuse(_: Action) -> Refusal:
            return refusal("kremlin-choose-tied", "kremlin C.2")

        return Ask(self.arbiter, Listed(tuple(Choose(seat) for seat in self.tied), refuse))

    def resolve(self, g: Kremlin, answer: Choose) -> Steps:
        take_control(g, self.who, answer.player)
        return DONE
