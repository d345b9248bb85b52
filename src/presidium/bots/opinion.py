"""What a bot thinks of a question, to be told: how likely it gives which answer, what it believes, and why.

It is made from the view of the seat that is asked, as the bot's answer is, and so tells nothing the seat may not know.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Literal

from presidium.bots.bot import Bot, Ground
from presidium.bots.driver import told
from presidium.bots.mild import Mild
from presidium.bots.mind import whim
from presidium.core import Action, SeatView, value

FEW: Final = 4
"""How many answers are told, the likeliest first."""
GROUNDS: Final = 3
SLIGHT: Final = 0.005
"""An answer that is given less often than this is not worth a line."""

How = Literal["weighs", "strays", "writes", "draws", "mute", "bound"]
"""It weighs its answers; the same, but one time in five it draws lots; it has an idea, where answers are too many to
weigh each; it draws lots; it does not say; there was nothing to choose."""


@value
class Opinion:
    """What a bot would answer, or has answered, and what it thinks of it."""

    how: How
    answer: Action | None
    shares: tuple[tuple[Action, float], ...] = ()
    """The likeliest few, the likeliest first, and the answer that was given, unless it would never give that."""
    grounds: tuple[Ground, ...] = ()
    """What it believes of what it does not see, first what the answer is about."""


def opinion(view: SeatView[Any], bot: Bot, given: Action | None = None) -> Opinion:
    """What this bot thinks of the question it is asked; `given` is what it has answered, if it has."""
    only = view.options.only()
    if only is not None:
        return Opinion("bound", given or only)
    if isinstance(bot, Mild):
        usual = opinion(view, bot.usual, given)
        return replace(usual, how="strays") if usual.how == "weighs" else usual
    if not hasattr(bot, "policy"):
        return Opinion("draws" if hasattr(bot, "pick") else "mute", given)
    seen = told(bot, view)
    if not view.options.listed:
        return Opinion("writes", given or bot.choose(seen, whim(view, "advice")))
    shares = sorted(bot.policy(seen).items(), key=lambda pair: -pair[1])
    answer = given or shares[0][0]
    worth = [pair for at, pair in enumerate(shares) if pair[0] == answer or (at < FEW and pair[1] >= SLIGHT)]
    grounds = bot.grounds(seen, answer)[:GROUNDS] if hasattr(bot, "grounds") else ()
    return Opinion("weighs", answer, tuple(pair for pair in worth if pair[1]), grounds)
