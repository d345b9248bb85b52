"""What a seat of Kremlin may believe of its rivals' sheets: some that could be, each with its weight.

A rival has written as most do, as our own bots do, or at random; what he has shown he must have, and a sheet drawn
through a lens is bent to that, the more bending the less likely. Where he let things be although he had more than
stood there, he was silent for a reason: that happens too, and less often than silence of one who has nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from presidium.bots.kremlin.evidence import Sign, signs
from presidium.bots.kremlin.lenses import LENSES, MANY, drawn
from presidium.core import Key, Player, View
from presidium.kremlin.events import Placed
from presidium.kremlin.imagined.sheet import First, Known, Written
from presidium.kremlin.imagined.world import Unknown
from presidium.kremlin.printed.people import INDEX, Letter
from presidium.kremlin.state import Kremlin, Public, edition_of

Sheet = tuple[int, ...]

AT_RANDOM: Final = 0.4
"""How likely somebody writes at random, before anything is seen of him."""
BENT: Final = 0.3
"""What is left of a sheet's likelihood when two numbers on it must change places."""
SILENT: Final = {"1988": 0.75, "1986": 0.92}
"""By edition: how likely somebody passes who has more than stands there, against one who has not."""
LEAST: Final = 0.1
"""However often he was silent, there may be another reason: so much is always left."""


class Particles:
    """The sheets of every rival, as far as this view tells; a world is drawn by them."""

    def __init__(self, view: View[Public], seen: tuple[Sign, ...] | None = None, but: Sign | None = None) -> None:
        """By all that was seen, or by these signs, and as if this one had not been shown."""
        self.worlds = Unknown(view)
        self.edition = edition_of(view)
        placed = tuple([event for event in view.events if isinstance(event, Placed)])
        seen = signs(view) if seen is None else seen
        if but is not None:
            self.worlds.sheets[but.seat].forget(INDEX[but.who])
        self.sheets: dict[Player, list[tuple[Sheet, float]]] = {
            seat: list(weighed(view, seat, written, placed, seen, SILENT[self.edition.name]))
            for seat, written in self.worlds.sheets.items()
        }

    def sample(self, rng: Random) -> Kremlin:
        """A world, as likely as this is believed."""
        chosen = {
            seat: rng.choices([sheet for sheet, _ in some], [weight for _, weight in some])[0]
            for seat, some in self.sheets.items()
        }
        return self.worlds.world(chosen, rng)

    def numbers(self, seat: Player, man: int) -> dict[int, float]:
        """What this rival may have on a politician, and how likely."""
        found: dict[int, float] = {}
        for sheet, weight in self.sheets[seat]:
            found[sheet[man]] = found.get(sheet[man], 0.0) + weight
        return dict(sorted(found.items()))


def beliefs(view: View[Public]) -> dict[Key, Mapping[int, float]]:
    """By sheet and politician, in letter order: each number that may stand there, and how likely."""
    particles = Particles(view)
    return {("sheet", seat, man): particles.numbers(seat, man) for seat in particles.sheets for man in INDEX.values()}


def weighed(
    view: View[Public],
    seat: Player,
    written: Written,
    placed: tuple[Placed, ...],
    seen: tuple[Sign, ...],
    silent: float,
) -> Iterator[tuple[Sheet, float]]:
    """Sheets through every lens, and at random, their weights making 1."""
    rng = Random(f"{seat}/{placed}/{written.known}")
    passed = silences(seen, seat)
    some: list[tuple[First, float]] = []
    for sheets in drawn(view.rules, placed, seat) if placed else ():
        for first in sheets:
            fits = bent(first, written.known)
            if fits is not None:
                some.append((fits[0], BENT ** fits[1] * (1 - AT_RANDOM) / len(LENSES) / MANY))
    # What was bent counts against the lenses as a whole: a table that writes otherwise is read as writing at random.
    some += [(written.first(rng), AT_RANDOM / MANY) for _ in range(MANY)]
    weights = [weight * unspoken(first, passed, silent) for first, weight in some]
    total = sum(weights)
    yield from ((written.now(first), weight / total) for (first, _), weight in zip(some, weights, strict=True))


def silences(seen: tuple[Sign, ...], seat: Player) -> Counter[tuple[int, int]]:
    """On whom he was silent, where how much stood, and how often."""
    return Counter((INDEX[sign.who], sign.points) for sign in seen if sign.did == "passed" and sign.seat == seat)


def unspoken(first: First, passed: Counter[tuple[int, int]], silent: float) -> float:
    """How likely he was silent so often, if he had written this."""
    times = sum([often for (man, stood), often in passed.items() if first.get(man, 0) > stood])
    return LEAST + (1 - LEAST) * silent**times


def bent(first: First, known: Known) -> tuple[First, int] | None:
    """The sheet with as few numbers exchanged as it takes to agree with what is known, and how many."""
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
    """What this rival may have on a politician, and how likely."""
    return Particles(view).numbers(seat, INDEX[who])
