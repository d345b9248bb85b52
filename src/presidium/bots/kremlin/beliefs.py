"""What a seat of Kremlin may believe of its rivals' sheets: some that could be, each with its weight.

A rival has written as most do, as our own bots do, or at random; what he has shown he must have, and a sheet drawn
through a lens is bent to that, the more bending the less likely. Where he let things be although he had more than
stood there, he was silent for a reason: that happens too, and less often than silence of one who has nothing. What he
says he has counts by how often what he said was true. And he hardly holds a card that would have saved his man.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from presidium.bots.kremlin.evidence import Sign, signs
from presidium.bots.kremlin.hands import Likely
from presidium.bots.kremlin.honesty import honesty
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
LIES: Final = 0.5
"""How often a liar says that he has something, against one who has it."""


class Particles:
    """The sheets of every rival, as far as this view tells; a world is drawn by them."""

    def __init__(
        self,
        view: View[Public],
        seen: tuple[Sign, ...] | None = None,
        but: Sign | None = None,
        until: int | None = None,
    ) -> None:
        """By all that was seen, or by these signs, and as if this one had not been shown; or by so many events."""
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
        """A world, as likely as this is believed."""
        chosen = {
            seat: rng.choices([sheet for sheet, _ in some], [weight for _, weight in some])[0]
            for seat, some in self.sheets.items()
        }
        return self.worlds.world(chosen, rng, None if self.hands is None else self.hands.draw(rng))

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
    honest: float,
) -> Iterator[tuple[Sheet, float]]:
    """Sheets through every lens, and at random, their weights making 1."""
    rng = Random(f"{seat}/{placed}/{written.known}")
    passed, silent = silences(seen, seat), SILENT[edition_of(view).name]
    said = {(INDEX[sign.who], sign.points) for sign in seen if sign.did == "said" and sign.seat == seat}
    some: list[tuple[First, float]] = []
    for sheets in drawn(view.rules, placed, seat) if placed else ():
        for first in sheets:
            fits = bent(first, written.known)
            if fits is not None:
                some.append((fits[0], BENT ** fits[1] * (1 - AT_RANDOM) / len(LENSES) / MANY))
    # What was bent counts against the lenses as a whole: a table that writes otherwise is read as writing at random.
    some += [(written.first(rng), AT_RANDOM / MANY) for _ in range(MANY)]
    now = [written.now(first) for first, _ in some]
    weights = [
        weight * unspoken(first, passed, silent) * spoken(first, sheet, said, honest)
        for (first, weight), sheet in zip(some, now, strict=True)
    ]
    total = sum(weights)
    yield from ((sheet, weight / total) for sheet, weight in zip(now, weights, strict=True))


def silences(seen: tuple[Sign, ...], seat: Player) -> Counter[tuple[int, int]]:
    """On whom he was silent, where how much stood, and how often."""
    return Counter((INDEX[sign.who], sign.points) for sign in seen if sign.did == "passed" and sign.seat == seat)


def unspoken(first: First, passed: Counter[tuple[int, int]], silent: float) -> float:
    """How likely he was silent so often, if he had written this."""
    times = sum([often for (man, stood), often in passed.items() if first.get(man, 0) > stood])
    return LEAST + (1 - LEAST) * silent**times


def spoken(first: First, sheet: Sheet, said: set[tuple[int, int]], honest: float) -> float:
    """How likely he said all this, if he had written this: the truth as far as he is honest, else anything."""
    likely = 1.0
    for man, points in said:
        has = max(first.get(man, 0), sheet[man])  # what he had then, before he added to it or lost it
        likely *= (honest if (has >= points if points else not has) else 0.0) + (1 - honest) * LIES
    return likely


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
