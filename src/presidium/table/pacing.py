"""The tempo that somebody asks for, for a new table or for one that is to go on otherwise."""

from __future__ import annotations

from presidium.core import Refused, refusal
from presidium.table import wire
from presidium.table.hours import UTC, zone_named
from presidium.table.tempo import DAY, DEADLINE, HOUR, LATEST, SOONEST, Tempo


def tempo_of(asked: wire.NewTable | wire.Adjourn) -> Tempo:
    """Refused says what is wrong with it."""
    scale, when_all_in, sofa = 1.0, True, False
    if isinstance(asked, wire.NewTable):
        scale, when_all_in, sofa = asked.scale, asked.when_all_in, asked.sofa
    clocks = scale, asked.decision, asked.sheet, when_all_in, asked.breath, asked.poker_face, asked.deadline
    tempo = Tempo(asked.pace, *clocks, asked.quick and not sofa)
    return _by_mail(tempo, asked) if asked.pace == "mail" else tempo


def _by_mail(tempo: Tempo, asked: wire.NewTable | wire.Adjourn) -> Tempo:
    deadline = asked.deadline or DEADLINE
    if not SOONEST <= deadline <= LATEST:
        raise Refused(refusal("mail-deadline", hours=int(SOONEST / HOUR), days=int(LATEST / DAY)))
    zone = zone_named(asked.zone or UTC) if asked.sittings else ""
    clocks = tempo.scale, tempo.decision, tempo.sheet, tempo.when_all_in, tempo.breath, tempo.poker_face, deadline
    return Tempo("mail", *clocks, tempo.quick and not zone, asked.bank, tuple(sorted({*asked.sittings})), zone)
