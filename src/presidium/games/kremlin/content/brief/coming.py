"""The politicians who use a right next in the phase that begins, from public facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from presidium.core import Step, value
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.cards.assassination import Overturning
from presidium.games.kremlin.cards.scapegoat import FirstStrike, SecondStrike
from presidium.games.kremlin.content.brief.lines import To
from presidium.games.kremlin.phases.p1_cures import Cures, TakeCure
from presidium.games.kremlin.phases.p2_purge import PurgePhase, Purging
from presidium.games.kremlin.phases.p3_investigation import Investigating1986, Investigating1988, Investigation
from presidium.games.kremlin.phases.p5_funeral import Ballot, Funeral, Proposal
from presidium.games.kremlin.phases.p6_chief import ChiefDecides
from presidium.games.kremlin.phases.p6_replacements import Promotes
from presidium.games.kremlin.phases.p7_rehabilitation import Rehabilitates, Rehabilitation
from presidium.games.kremlin.phases.trial import Verdict
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin
from presidium.games.kremlin.year import LastWindow

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
"""The first steps of phases, whose rights the brief looks up in advance."""


@value
class Holder:
    """A politician with a right, and the kind of right."""

    who: Letter
    to: To


def coming(g: Kremlin) -> tuple[Holder, ...]:
    """The rights of the phase that come next, as things stand, up to the first controlled politician, because the
    rights of uncontrolled politicians lapse."""
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
