"""The stress points that the answers of a right cost the politician; the page shows them on every button."""

from __future__ import annotations

from collections.abc import Iterator

from presidium.core import Action, Cost, Line
from presidium.games.kremlin.actions import (
    Accuse,
    Clear,
    Condemn,
    Exchange,
    Move,
    Overturn,
    Propose,
    Purge,
    Rearrange,
    Rehabilitate,
    Suspect,
)
from presidium.games.kremlin.announcing.right import Right
from presidium.games.kremlin.content.brief.labels import CostsIf, CostsStress
from presidium.games.kremlin.content.brief.lines import To
from presidium.games.kremlin.phases.p5_funeral import Proposal
from presidium.games.kremlin.printed.people import Letter
from presidium.games.kremlin.state import Kremlin, edition_of


def costs(g: Kremlin, right: Right, who: Letter, to: To) -> tuple[Cost, ...]:
    return tuple(Cost(kind.__name__, line) for kind, line in of(g, right, who, to))


def of(g: Kremlin, right: Right, who: Letter, to: To) -> Iterator[tuple[type[Action], Line]]:
    """Yields each kind of action of a right with the stress points that the rules charge for it."""
    match to:
        case "purge" | "strike":
            yield Purge, CostsIf("purge", who, 1, 3)
        case "investigate":
            yield Suspect, CostsStress(who, 1)
            yield Clear, CostsStress(who, edition_of(g).clearing_costs)
            yield Accuse, CostsIf("accuse", who, 0, 3)
            yield Condemn, CostsStress(who, 2)
        case "propose":
            second = isinstance(right, Proposal) and right.rebels is not None
            yield Propose, CostsIf("propose", who, 0, edition_of(g).second_defeat_costs if second else 1)
        case "arrange":
            yield Rearrange, CostsStress(who, 0)
            yield Move, CostsStress(who, 1)
            yield Exchange, CostsStress(who, 2)
        case "promote":
            yield Move, CostsStress(who, 1)
        case "rehabilitate":
            yield Rehabilitate, CostsStress(who, 5)
        case "overturn":
            yield Overturn, CostsStress(who, 2)
