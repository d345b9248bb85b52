"""What a seat of Kremlin answers where a card asks it something."""

from __future__ import annotations

from random import Random

from presidium.bots.frozen.kremlin.questions import APPEAL
from presidium.bots.frozen.kremlin.questions import answer as frozen_answer
from presidium.bots.kremlin.outlook import Outlook
from presidium.bots.mind import Policy, surely
from presidium.core import Action, Step, View
from presidium.kremlin.actions import Take
from presidium.kremlin.cards.hands import TakeCard
from presidium.kremlin.state import Public

NO_WHIM = Random(0)


def answer(view: View[Public], outlook: Outlook, step: Step) -> Policy:
    """As it was, but that a card from the open stock is taken as the mood has it, so that not all have the same."""
    assert view.options is not None
    if isinstance(step, TakeCard):
        return take_card([option for option in view.options if isinstance(option, Take)])
    return surely(frozen_answer(view, outlook, step, NO_WHIM))


def take_card(ways: list[Take]) -> Policy:
    appeal: dict[Action, float] = {way: APPEAL.get(way.card, 1.0) for way in ways}
    return {way: likes / sum(appeal.values()) for way, likes in appeal.items()}
