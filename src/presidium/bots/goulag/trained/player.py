"""A bot with a net for each size of table, trained in self-play and among naive players with what deeds tell as input.

`python -m presidium.lab.training.ppo` trains a net. The nets stand beside this file, one for each number of
players; playing them needs NumPy. The net does not listen to claims. At tables without a net, the bot plays as the
analyst does.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from presidium.bots.goulag.analyst import Analyst
from presidium.bots.goulag.mix import SILENT, TalkMix
from presidium.bots.goulag.pledges import bound
from presidium.bots.runtime.mind import Policy
from presidium.bots.runtime.policy import NetBot
from presidium.core import Rules, SeatView
from presidium.games.goulag.game import Public

NETS: Final = Path(__file__).parent


class Trained(Analyst):
    """Draws its answers by a net's probabilities; its claims reveal nothing."""

    def policy(self, view: SeatView[Public]) -> Policy:
        found = net(view.rules)
        return super().policy(view) if found is None else bound(view, found.policy(view))

    def mix(self, view: SeatView[Public]) -> TalkMix:
        return super().mix(view) if net(view.rules) is None else SILENT


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
