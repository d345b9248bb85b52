"""Which answer makes which secret in Goulag."""

from __future__ import annotations

from presidium.core.laws import Laws
from presidium.games.goulag.game import DealCard, played, worker
from presidium.games.goulag.moves import Deal, Play
from tests.contract.steps import step

LAWS = Laws(
    most_answers=lambda seats: 20 + seats * (2 * seats + 20),
    hides={
        Deal: lambda g, _: worker(g.rules.right(step(g, DealCard).drawer)),
        Play: lambda g, builder: played(g.public.round, builder),
    },
    said={6: [(2, "claim 1 loyal passed")], 12: [(1, "ask 3 about 2"), (3, "claim 2 disloyal passed")]},
)
