"""A bot's opinion on a question, for people: the probability of each answer, its beliefs and its reasons.

An opinion is computed from the view of the seat that is asked, so it reveals nothing that the seat may not know.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, Literal

from presidium.bots.runtime.bot import Bot, Ground
from presidium.bots.runtime.driver import told
from presidium.bots.runtime.mild import Mild
from presidium.bots.runtime.mind import whim
from presidium.core import Action, SeatView, value

MAX_ANSWERS: Final = 4
"""Maximum number of answers in an opinion; the likeliest answers are kept."""
MAX_GROUNDS: Final = 3
MIN_SHARE: Final = 0.005
"""Minimum probability of an answer that an opinion lists."""

How = Literal["weighs", "strays", "writes", "draws", "mute", "bound"]
"""`weighs`: compared all answers; `strays`: the same, but 1 answer in 5 is random; `writes`: too many answers to
compare; `draws`: answers at random; `mute`: explains nothing; `bound`: had only one option."""


@value
class Opinion:
    """A bot's answer to a question, with its beliefs and reasons."""

    how: How
    answer: Action | None
    shares: tuple[tuple[Action, float], ...] = ()
    """The most probable answers. The answer really given is included too, unless its probability is 0."""
    grounds: tuple[Ground, ...] = ()
    """The bot's beliefs about hidden facts with their reasons; first the beliefs that concern the answer."""


def opinion(view: SeatView[Any], bot: Bot, given: Action | None = None) -> Opinion:
    """Returns the bot's opinion on the question in this view; `given` is the bot's answer, None if not yet given."""
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
    worth = [pair for at, pair in enumerate(shares) if pair[0] == answer or (at < MAX_ANSWERS and pair[1] >= MIN_SHARE)]
    grounds = bot.grounds(seen, answer)[:MAX_GROUNDS] if hasattr(bot, "grounds") else ()
    return Opinion("weighs", answer, tuple(pair for pair in worth if pair[1]), grounds)
