"""Likely sheets of the rivals, from one seat's view: weighted samples.

A rival's sheet is drawn as most players write, as our bots write, or at random. It must contain the points the rival
has declared. If a drawn sheet contradicts them, its numbers are swapped, and each swap makes the sheet less likely. A
player who could declare more may pass, but passes less often than a player without points. A claim counts by the
speaker's honesty. A hand is unlikely if it holds a card that would have saved the rival's politician.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from presidium.bots.kremlin.belief.evidence import Sign, signs
from presidium.bots.kremlin.belief.hands import Likely
from presidium.bots.kremlin.belief.honesty import honesty
from presidium.bots.kremlin.belief.lenses import LENSES, SHEETS_PER_LENS, drawn
from presidium.core import Key, Player, View
from presidium.games.kremlin.events import Placed
from presidium.games.kremlin.imagined.sheet import First, Known, Written
from presidium.games.kremlin.imagined.world import Unknown
from presidium.games.kremlin.printed.people import INDEX, Letter
from presidium.games.kremlin.state import Kremlin, Public, edition_of

Sheet = tuple[int, ...]

AT_RANDOM: Final = 0.4
"""Prior probability that a player writes the sheet at random."""
SWAPPED_LIKELIHOOD: Final = 0.3
"""Factor on a sheet's likelihood for each swap of two numbers that makes the sheet agree with declared points."""
SILENT: Final = {"1988": 0.75, "1986": 0.92}
"""By edition: how often a player who could declare more points passes, relative to a player who could not."""
MIN_LIKELIHOOD: Final = 0.1
"""Minimum of the factor for passes, because a player may pass for other reasons than a lack of points."""
LIE_RATE: Final = 0.5
"""Rate at which a dishonest player claims points they do not have, relative to a player who has them."""


class Particles:
    """Sampled sheets of every rival that fit one view. Bots draw worlds from these sheets."""

    def __init__(
        self,
        view: View[Public],
        seen: tuple[Sign, ...] | None = None,
        but: Sign | None = None,
        until: int | None = None,
    ) -> None:
        """Uses the evidence `seen`, or that of the first `until` events (None: all); leaves out the piece `but`."""
        self.worlds = Unknown(view)
        self.edition = edition_of(view)
        placed = tuple([event for event in view.events if isinstance(event, Placed)])
        seen = signs(view, until) if seen is None else seen
        if but is not None:
            self.worlds.sheets[but.seat].forget(INDEX[but.who])
        self.hands = None if self.worlds.hands is None else Likely(view, self.worlds.hands)
        honest = honesty(view, until) if any(sign.did == "said" for sign in seen) else {}
        self.sheets: dict[Player, list[tuple[Sheet, float]]] = {
            seat: list(weighed(view, seat, written, placed, seen, honest.get(seat, 0.0)))
            for seat, written in self.worlds.sheets.items()
        }

    def sample(self, rng: Random) -> Kremlin:
        """Draws a world by its probability: a sheet for each rival, and hands."""
        chosen = {
            seat: rng.choices([sheet for sheet, _ in some], [weight for _, weight in some])[0]
            for seat, some in self.sheets.items()
        }
        return self.worlds.world(chosen, rng, None if self.hands is None else self.hands.draw(rng))

    def numbers(self, seat: Player, man: int) -> dict[int, float]:
        """The probability of each number of points that this rival may have written on a politician."""
        found: dict[int, float] = {}
        for sheet, weight in self.sheets[seat]:
            found[sheet[man]] = found.get(sheet[man], 0.0) + weight
        return dict(sorted(found.items()))


def beliefs(view: View[Public]) -> dict[Key, Mapping[int, float]]:
    """For each rival and politician: the probability of each number of points that the rival may have written."""
    particles = Particles(view)
    return {("sheet", seat, man): particles.numbers(seat, man) for seat in particles.sheets for man in INDEX.values()}


def weighed(
    view: View[Public],
    seat: Player,
    written: Written,
    placed: tuple[Placed, ...],
    seen: tuple[Sign, ...],
    honest: float,
) -> Iterator[tuple[Sheet, float]]:
    """Yields sampled sheets of one rival with their weights: from every lens and at random. The weights sum to 1."""
    rng = Random(f"{seat}/{placed}/{written.known}")
    passed, silent = silences(seen, seat), SILENT[edition_of(view).name]
    said = {(INDEX[sign.who], sign.points) for sign in seen if sign.did == "said" and sign.seat == seat}
    some: list[tuple[First, float]] = []
    for sheets in drawn(view.rules, placed, seat) if placed else ():
        for first in sheets:
            fits = bent(first, written.known)
            if fits is not None:
                some.append((fits[0], SWAPPED_LIKELIHOOD ** fits[1] * (1 - AT_RANDOM) / len(LENSES) / SHEETS_PER_LENS))
    # Swaps lower the weight of all lenses together, so a table that writes otherwise is read as writing at random.
    some += [(written.first(rng), AT_RANDOM / SHEETS_PER_LENS) for _ in range(SHEETS_PER_LENS)]
    now = [written.now(first) for first, _ in some]
    weights = [
        weight * unspoken(first, passed, silent) * spoken(first, sheet, said, honest)
        for (first, weight), sheet in zip(some, now, strict=True)
    ]
    total = sum(weights)
    yield from ((sheet, weight / total) for sheet, weight in zip(now, weights, strict=True))


def silences(seen: tuple[Sign, ...], seat: Player) -> Counter[tuple[int, int]]:
    """How often a seat passed, by politician and by the highest declared number on this politician at the time."""
    return Counter((INDEX[sign.who], sign.points) for sign in seen if sign.did == "passed" and sign.seat == seat)


def unspoken(first: First, passed: Counter[tuple[int, int]], silent: float) -> float:
    """Likelihood of a player's passes in windows, if the player wrote the points `first`."""
    times = sum([often for (man, stood), often in passed.items() if first.get(man, 0) > stood])
    return MIN_LIKELIHOOD + (1 - MIN_LIKELIHOOD) * silent**times


def spoken(first: First, sheet: Sheet, said: set[tuple[int, int]], honest: float) -> float:
    """Likelihood of all claims of a player, given this sheet. An honest player tells the truth, a liar says
    anything."""
    likely = 1.0
    for man, points in said:
        has = max(first.get(man, 0), sheet[man])  # the points before additions or losses
        likely *= (honest if (has >= points if points else not has) else 0.0) + (1 - honest) * LIE_RATE
    return likely


def bent(first: First, known: Known) -> tuple[First, int] | None:
    """Swaps as few numbers of a sheet as needed to agree with known points; returns the sheet and number of swaps."""
    sheet, times = dict(first), 0
    needs = known.needs
    for man in sorted((man for man in known.open_to if needs[man] > 0), key=lambda man: -needs[man]):
        exact = known.exact.get(man)
        has = sheet.get(man, 0)
        if (has >= needs[man]) if exact is None else (has == exact):
            continue
        could = [
            other
            for other in sheet
            if (sheet[other] >= needs[man] if exact is None else sheet[other] == exact)
            and needs[other] <= has
            and other not in known.exact
        ]
        if not could:
            return None
        other = min(could, key=lambda one: sheet[one])
        sheet[man], times = sheet[other], times + 1
        if has:
            sheet[other] = has
        else:
            del sheet[other]
    return (sheet, times) if all(sum.allows(sheet) for sum in known.sums) else None


def on(view: View[Public], seat: Player, who: Letter) -> Mapping[int, float]:
    """The probability of each number of points that this rival may have written on a politician."""
    return Particles(view).numbers(seat, INDEX[who])
