"""What the minds of Goulag say: what serves what they want believed, true or not."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Final

from presidium.bots.frozen.goulag import asked_about, claims_of
from presidium.bots.goulag.beliefs import beliefs, posterior
from presidium.bots.goulag.lenses import IDLE
from presidium.bots.mind import Mind
from presidium.core import Key, Player, SeatView, Statement
from presidium.goulag.game import NameTrio, Public, worker
from presidium.goulag.moves import Claim, Inquire, Side

TALKATIVE: Final = 0.12
"""How often somebody speaks up who was not asked; it may do so at every question."""

SURE: Final = 0.2
"""How far from a toss-up what is not known must be to be talked about."""

Words = dict[Statement | None, float]
"""What may be said, and how likely; None is silence."""


class Talker(Mind[Public]):
    """A mind that answers whoever asks it, stands by what it has said, and now and then tells which card it passed."""

    def __init__(self, talk: float = TALKATIVE, honest: float = 0.0) -> None:
        """`talk` is how often it speaks up unasked; `honest` how often it says what it knows, whatever would serve."""
        self.talk, self.honest = talk, honest

    def beliefs(self, view: SeatView[Public]) -> dict[Key, dict[str, float]]:
        """What it takes everybody for: what any mind would that has seen the same."""
        return beliefs(view)

    @abstractmethod
    def truth(self, view: SeatView[Public]) -> float:
        """How likely it tells the truth about the card it passed."""

    def speak(self, view: SeatView[Public], rng: Random) -> Statement | None:
        if not asked_about(view) and rng.random() >= self.talk:
            return None  # as `says` has it, but thought about only where it speaks
        said = self.says(view)
        silence = said.pop(None, 0.0)
        return rng.choices(list(said), list(said.values()))[0] if silence < 1 else None

    def reply(self, view: SeatView[Public], rng: Random) -> Statement | None:
        """Whoever asks it is answered."""
        return self.speak(view, rng) if asked_about(view) else None

    def says(self, view: SeatView[Public]) -> Words:
        """How likely it says what: a function of the view, as its policy is."""
        told, asked = claims_of(view, view.seat), asked_about(view)
        if asked:
            said = told.get(asked[0])
            return {said: 1.0} if said is not None else self.claims(view, asked[0])
        passed = view.rules.right(view.seat)
        if passed not in told:
            claims = self.claims(view, passed)
            return {None: 1 - self.talk, **{claim: self.talk * chance for claim, chance in claims.items()}}
        if view.seat == view.public.commissar and isinstance(view.stack[-1], NameTrio):
            inquiry = self.asks(view)
            if inquiry is not None:
                return {None: 1 - self.talk, inquiry: self.talk}
        gossip = self.gossip(view, told) if self.talk > TALKATIVE else None
        return {None: 1.0} if gossip is None else {None: 1 - self.talk, gossip: self.talk}

    def claims(self, view: SeatView[Public], about: Player) -> Words:
        """What it says of somebody: of itself that it is loyal; of the card it passed what serves; else its guess."""
        likely = posterior(view, idle=IDLE).loyal()[about]
        if about == view.seat:
            own: Side = "loyal" if likely >= 0.5 else "disloyal"
            candid = Claim(about, own, "own" if view.knows(worker(about)) else "inferred")
            return shared(candid, Claim(about, "loyal", "own"), self.honest)
        if about != view.rules.right(view.seat):
            return {Claim(about, "loyal" if likely >= 0.5 else "disloyal", "inferred"): 1.0}
        true: Side = "loyal" if likely >= 0.5 else "disloyal"
        false: Side = "disloyal" if true == "loyal" else "loyal"
        truth = self.honest + (1 - self.honest) * (1.0 if self.honest == 1 else self.truth(view))
        return {Claim(about, true, "passed"): truth, Claim(about, false, "passed"): 1 - truth}

    def gossip(self, view: SeatView[Public], told: Mapping[Player, Claim]) -> Claim | None:
        """What whoever cannot be silent tells next: what it takes somebody for of whom it has not spoken, if it is sure
        enough."""
        loyal = posterior(view, idle=IDLE).loyal()
        others = [seat for seat in loyal if seat != view.seat and seat not in told and abs(loyal[seat] - 0.5) > SURE]
        about = max(others, key=lambda seat: abs(loyal[seat] - 0.5), default=None)
        return None if about is None else Claim(about, "loyal" if loyal[about] >= 0.5 else "disloyal", "inferred")

    def asks(self, view: SeatView[Public]) -> Inquire | None:
        """Ask the left neighbour of the seat it is least sure of, unless he has told."""
        loyal = posterior(view, idle=IDLE).loyal()
        for about in sorted(loyal, key=lambda seat: abs(loyal[seat] - 0.5)):
            neighbour = view.rules.left(about)
            if view.seat not in (about, neighbour) and about not in claims_of(view, neighbour):
                return Inquire(neighbour, about)
        return None


def shared(candid: Claim, other: Claim, honest: float) -> Words:
    """What it knows so often, and otherwise the other."""
    if candid == other or honest in (0, 1):
        return {candid if honest else other: 1.0}
    return {candid: honest, other: 1 - honest}
