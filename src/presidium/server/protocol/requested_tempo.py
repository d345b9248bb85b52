"""Validates the tempo in a command: for a new table, or for a table that changes its tempo."""

from __future__ import annotations

from presidium.core import Refused, refusal
from presidium.server.base.hours import UTC, zone_named
from presidium.server.base.tempo import DAY, DEADLINE, HOUR, LATEST, SOONEST, Tempo
from presidium.server.protocol import commands


def tempo_of(asked: commands.NewTable | commands.Adjourn) -> Tempo:
    """The time control that a command asks for. Raises Refused if it is invalid."""
    scale, when_all_in, sofa = 1.0, True, False
    if isinstance(asked, commands.NewTable):
        scale, when_all_in, sofa = asked.scale, asked.when_all_in, asked.sofa
    clocks = scale, asked.decision, asked.sheet, when_all_in, asked.breath, asked.poker_face, asked.deadline
    in_step = (asked.in_step and asked.pace == "live") or (sofa and asked.pace == "untimed")
    tempo = Tempo(asked.pace, *clocks, asked.quick and not sofa, in_step=in_step, talk=asked.talk)
    return _by_mail(tempo, asked) if asked.pace == "mail" else tempo


def _by_mail(tempo: Tempo, asked: commands.NewTable | commands.Adjourn) -> Tempo:
    deadline = asked.deadline or DEADLINE
    if not SOONEST <= deadline <= LATEST:
        raise Refused(refusal("mail-deadline", hours=int(SOONEST / HOUR), days=int(LATEST / DAY)))
    zone = zone_named(asked.zone or UTC) if asked.sittings else ""
    clocks = tempo.scale, tempo.decision, tempo.sheet, tempo.when_all_in, tempo.breath, tempo.poker_face, deadline
    return Tempo("mail", *clocks, tempo.quick and not zone, asked.bank, tuple(sorted({*asked.sittings})), zone)
