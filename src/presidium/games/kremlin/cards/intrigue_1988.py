"""The Intrigue cards of 1988, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from presidium.games.kremlin.cards.answers import alibi, blackmail, blackmail_chief
from presidium.games.kremlin.cards.assassination import Attempt1988, assassination
from presidium.games.kremlin.cards.card import any_time, deck, start_of
from presidium.games.kremlin.cards.medicine import (
    bee_hormone,
    flu,
    miracle_drug,
    specialist,
    vaccination,
    wrong_diagnosis,
)
from presidium.games.kremlin.cards.ministers import dismiss, rehabilitation, shield
from presidium.games.kremlin.cards.power_play import power_play
from presidium.games.kremlin.cards.revelations import glasnost, pravda, unmask
from presidium.games.kremlin.cards.sanatorium import crisis, leave, visit
from presidium.games.kremlin.cards.scapegoat import scapegoat
from presidium.games.kremlin.printed.board import CHIEF, DEFENCE, ECONOMY, FOREIGN, IDEOLOGY, INDUSTRY, KGB, SPORT

LASTING: Final = frozenset({"3", "11", "19", "20", "22", "28", "30", "32", "33"})
"""15.1 The cards with a lasting effect, judged by their texts: they are red in print, but our copy has no colours."""

INTRIGUE: Final = deck(
    "I",
    False,
    3,
    (2, 4),
    flu("1", 1),
    flu("2", 2),
    shield("3", ECONOMY),
    assassination("4", Attempt1988),
    alibi("5"),
    leave("6"),
    visit("7", 13),
    visit("8", 14),
    leave("9"),
    wrong_diagnosis("10", 2),
    specialist("11", 3, start_of(4), own_only=True),
    rehabilitation("12", any_time),
    bee_hormone("13"),
    scapegoat("14", ECONOMY, KGB, IDEOLOGY, ECONOMY, KGB),
    scapegoat("15", FOREIGN, KGB, IDEOLOGY, FOREIGN, KGB),
    dismiss("16", FOREIGN),
    unmask("17"),
    scapegoat("18", KGB, IDEOLOGY, CHIEF, KGB, IDEOLOGY),
    blackmail("19"),
    blackmail_chief("20"),
    miracle_drug("21"),
    pravda("22"),
    power_play("23"),
    glasnost("24"),
    dismiss("25", DEFENCE),
    scapegoat("26", DEFENCE, KGB, IDEOLOGY, DEFENCE, KGB),
    scapegoat("27", IDEOLOGY, KGB, CHIEF, IDEOLOGY, KGB),
    shield("28", IDEOLOGY),
    scapegoat("29", INDUSTRY, KGB, CHIEF, IDEOLOGY, KGB),
    shield("30", INDUSTRY),
    scapegoat("31", SPORT, KGB, CHIEF, IDEOLOGY, KGB),
    shield("32", SPORT),
    crisis("33"),
    vaccination("34"),
)
