"""A bot with a net for each size of table, trained in self-play and among naive players with what deeds tell as input.

`python -m presidium.lab.training.ppo` trains a net. The nets stand beside this file, one for each number of players;
playing them needs NumPy. Claims are not listened to.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from presidium.bots.goulag.mix import SILENT, TalkMix
from presidium.bots.goulag.pledges import bound
from presidium.bots.goulag.talk import Talker
from presidium.bots.runtime.mind import Policy
from presidium.bots.runtime.policy import NetBot
from presidium.core import Refused, Rules, SeatView, refusal
from presidium.games.goulag.game import Public

NETS: Final = Path(__file__).with_name("trained")


class Trained(Talker):
    """Draws its answers by a net's probabilities; its claims reveal nothing."""

    thinks: ClassVar[float] = 0.1

    def policy(self, view: SeatView[Public]) -> Policy:
        found = net(view.rules)
        if found is None:
            raise Refused(refusal("net-no-file", file=str(file_of(view.rules).name)))
        return bound(view, found.policy(view))

    def mix(self, view: SeatView[Public]) -> TalkMix:
        return SILENT


def file_of(rules: Rules) -> Path:
    return NETS / f"{rules.seats}.npz"


@cache
def net(rules: Rules) -> NetBot | None:
    """The net for this table; None if there is none, or no NumPy."""
    file = file_of(rules)
    if rules["own_card"] != "seen" or not file.is_file():
        return None
    try:
        return NetBot(str(file))
    except ImportError:
        return None
