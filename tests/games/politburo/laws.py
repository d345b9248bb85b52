"""Which answer makes which secret in Politburo."""

from __future__ import annotations

from presidium.core.laws import Laws
from presidium.games.politburo.execution import CastBallots
from presidium.games.politburo.game import DrawMember
from presidium.games.politburo.moves import Cast, Draw
from presidium.games.politburo.state import ballot_of, member_of
from tests.contract.steps import step

LAWS = Laws(
    most_answers=lambda seats: 20 + seats * (2 * seats + 20),
    hides={
        Draw: lambda g, _: member_of(step(g, DrawMember).seat),
        Cast: lambda g, voter: ballot_of(g.public.round, step(g, CastBallots).number, voter),
    },
    seed=3847,
    said={7: [(2, "want finance down"), (4, "pact 2")], 30: [(1, "deviant 3")]},
)
