"""Who uses a right next in the phase that begins, by public facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from presidium.core import Step, value
from presidium.kremlin.announcing.right import Right
from presidium.kremlin.brief.lines import To
from presidium.kremlin.cards.assassination import Overturning
from presidium.kremlin.cards.scapegoat import FirstStrike, SecondStrike
from presidium.kremlin.phases.p1_cures import Cures, TakeCure
from presidium.kremlin.phases.p2_purge import PurgePhase, Purging
from presidium.kremlin.phases.p3_investigation import Investigating1986, Investigating1988, Investigation
from presidium.kremlin.phases.p5_funeral import Ballot, Funeral, Proposal
from presidium.kremlin.phases.p6_chief import ChiefDecides
from presidium.kremlin.phases.p6_replacements import Promotes
from presidium.kremlin.phases.p7_rehabilitation import Rehabilitates, Rehabilitation
from presidium.kremlin.phases.trial import Verdict
from presidium.kremlin.printed.people import Letter
from presidium.kremlin.state import Kremlin
from presidium.kremlin.year import LastWindow

RIGHTS: Final[dict[type[Step], To]] = {
    TakeCure: "cure",
    Purging: "purge",
    FirstStrike: "strike",
    SecondStrike: "strike",
    Investigating1986: "investigate",
    Investigating1988: "investigate",
    Verdict: "judge",
    Proposal: "propose",
    Ballot: "elect",
    ChiefDecides: "arrange",
    Promotes: "promote",
    Rehabilitates: "rehabilitate",
    Overturning: "overturn",
}
OPENS: Final = (Cures, PurgePhase, Investigation, Funeral, Rehabilitation)
"""What a phase begins with, where that only says who has rights in it."""


@value
class Holder:
    """Somebody who has a right, and to what."""

    who: Letter
    to: To


def coming(g: Kremlin) -> tuple[Holder, ...]:
    """Whose rights come next in this phase, in their order, as things stand: those whom nobody controls let them
    lapse, and so the first whom somebody does control is the last of them."""
    found: list[Holder] = []
    for holder in _holders(g, reversed(g.stack[:-1])):
        if not any(holder.who == other.who for other in found):
            found.append(holder)
        if holder.who in g.public.control:
            break
    return tuple(found)


def _holders(g: Kremlin, steps: Iterable[Step]) -> Iterator[Holder]:
    for step in steps:
        if isinstance(step, LastWindow):
            return
        if isinstance(step, OPENS):
            then = step.play(g)
            yield from _holders(g, then)
        elif isinstance(step, Right):
            who = step.actor(g)
            if who is not None and not step.goes_unsaid(step.offers(g, who)):
                yield Holder(who, RIGHTS[type(step)])
