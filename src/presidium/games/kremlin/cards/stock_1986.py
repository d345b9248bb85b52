"""The 21 cards of 1986, ten kinds."""

from __future__ import annotations

from typing import Final

from presidium.core import Player
from presidium.games.kremlin.cards.assassination import Attempt1986, assassination, bodyguard
from presidium.games.kremlin.cards.card import any_time, deck
from presidium.games.kremlin.cards.medicine import eternal_youth, flu, specialist, vaccination_of_all, wrong_diagnosis
from presidium.games.kremlin.cards.ministers import rehabilitation
from presidium.games.kremlin.cards.sanatorium import leave_or_indisposition, sanatoria_full
from presidium.games.kremlin.state import Moment


def in_phase_7(m: Moment, seat: Player) -> bool:
    return m.public.phase == 7 and any_time(m, seat)


STOCK: Final = deck(
    "S",
    True,
    1,
    (1, 4),
    flu("flu", 2, count=3),
    vaccination_of_all("vaccination"),
    assassination("assassination", Attempt1986, count=3),
    bodyguard("bodyguard", count=2),
    leave_or_indisposition("leave", count=3),
    wrong_diagnosis("wrong_diagnosis", 1, count=3),
    specialist("specialist", 2, any_time, own_only=False, count=2),
    rehabilitation("rehabilitation", in_phase_7, count=2),
    eternal_youth("bee_hormone"),
    sanatoria_full("sanatoria_full"),
)
