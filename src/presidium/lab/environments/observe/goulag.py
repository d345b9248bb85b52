"""Observations of Goulag. An observation holds everything that the seat has seen since the game began."""

from __future__ import annotations

from typing import Final

from presidium.core import Rules
from presidium.games.goulag.game import (
    Build,
    DealCard,
    FirstCommissar,
    NameTrio,
    Round,
    Supervision,
    last_round,
    played,
    worker,
)
from presidium.games.goulag.moves import Play
from presidium.lab.environments.observe.fields import Field, Look, Observer, one_of, padded, rows

STEPS: Final = tuple(step.rule for step in (DealCard, FirstCommissar, NameTrio, Build, Supervision))
SIDES: Final = ("loyal", "disloyal")
CARDS: Final = ("work", "strike")


def observer(rules: Rules) -> Observer:
    """The fields of a Goulag observation: seats, the known worker cards, the current round, the finished rounds."""
    seats, rounds = rules.seats, last_round(rules)
    return Observer(
        rules,
        (
            Field("step", len(STEPS), "what is asked: deal, first commissar, name, build, supervise", step),
            Field("asked", seats, "by seat, whether it is asked", lambda look: look.each(*look.view.asked)),
            Field("round", rounds, "which round it is", lambda look: one_of(range(1, rounds + 1), look.public.round)),
            Field("commissar", seats, "who names", lambda look: look.each(look.public.commissar)),
            Field("canal", 1, "how far it is dug", lambda look: [look.public.canal], most=2 * rounds),
            Field(
                "before", seats, "the three of the round before", lambda look: look.each(*(look.public.before or ()))
            ),
            Field("builders", seats, "who build", lambda look: look.each(*(look.public.builders or ()))),
            Field("supervisor", seats, "who supervises", lambda look: look.each(look.public.supervisor)),
            Field("answer", 2, "the own card laid down this round, not yet opened: work, strike", answer),
            Field("cards", 2 * seats, "by seat, the worker card where it is known: loyal, disloyal", cards),
            Field("played", 2 * rounds * seats, "by round and seat, the card played where it is known", plays),
            Field(
                "rounds",
                rounds * (4 * seats + 3),
                "by round that is over: commissar, builders, supervisor, who exchanged, each by seat; 0, 1 or 2 Work",
                lambda look: padded((over(look, each) for each in look.public.history), rounds, 4 * seats + 3),
            ),
            Field("outcome", 3 + seats, "what has won: loyal, disloyal, nobody; by seat, who", outcome),
        ),
    )


def step(look: Look) -> list[int]:
    return one_of(STEPS, *(step.rule for step in look.view.stack[-1:]))


def answer(look: Look) -> list[int]:
    given = look.view.answer
    return one_of(CARDS, given.card if isinstance(given, Play) else None)


def cards(look: Look) -> list[int]:
    return [known for seat in look.seats for known in one_of(SIDES, look.view.secret(worker(seat)))]


def plays(look: Look) -> list[int]:
    known = {key: one_of(CARDS, secret.value) for key, secret in look.view.secrets.items()}
    rounds = range(1, last_round(look.view.rules) + 1)
    return rows(known, (played(round, seat) for round in rounds for seat in look.seats), len(CARDS))


def over(look: Look, round: Round) -> list[int]:
    return [
        *look.each(round.commissar),
        *look.each(*round.builders),
        *look.each(round.supervisor),
        *look.each(round.supervised),
        *one_of(range(3), round.work),
    ]


def outcome(look: Look) -> list[int]:
    ended = look.public.outcome
    return [*one_of((*SIDES, "nobody"), ended and ended.who), *look.each(*(ended.winners if ended else ()))]
