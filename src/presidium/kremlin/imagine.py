"""Worlds that a seat of Kremlin could be in."""

from __future__ import annotations

from random import Random

from presidium.core import Key, Player, View, world
from presidium.kremlin.people import LETTERS, NESTOR
from presidium.kremlin.state import Kremlin, Public, sheet


def imagine(view: View[Public], rng: Random) -> Kremlin:
    """A world this view could come from: uniform over all sheets that agree with the public record.

    What a seat has shown or lost on a politician says how high the number first written there must have
    been at least; what has been added and lost since is public too.
    """
    unseen = [seat for seat in view.rules.players if sheet(seat) in view.secrets and not view.knows(sheet(seat))]
    secrets: dict[Key, tuple[int, ...]] = {sheet(seat): imagine_sheet(view, seat, rng) for seat in unseen}
    return world(view, secrets)


def imagine_sheet(view: View[Public], seat: Player, rng: Random) -> tuple[int, ...]:
    """Give the most demanding politicians their numbers first.

    Whoever has a number by then has one that would suit the next in line too, so at each step the number
    of choices does not depend on the choices before: the draw is uniform.
    """
    needs, shifts = view.public.needs[seat - 1], view.public.shifts[seat - 1]
    with_nestor = dict(view.rules.chosen)["influence_nestor"] == "on"
    open_to = [at for at, who in enumerate(LETTERS) if who != NESTOR or with_nestor]
    first = [0] * len(LETTERS)
    left = list(range(1, 11))
    demanding = sorted((at for at in open_to if needs[at] > 0), key=lambda at: -needs[at])
    for at in demanding:
        first[at] = rng.choice([number for number in left if number >= needs[at]])
        left.remove(first[at])
    others = rng.sample([at for at in open_to if needs[at] <= 0], len(left))
    for at, number in zip(others, left, strict=True):
        first[at] = number
    return tuple(number + by for number, by in zip(first, shifts, strict=True))
