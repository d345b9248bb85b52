"""Kremlin, for 3 to 6 players, in the editions of 1986 and 1988."""

from presidium.core import Game
from presidium.kremlin.imagine import imagine
from presidium.kremlin.notation import ACTIONS, STATEMENTS
from presidium.kremlin.odds import odds
from presidium.kremlin.position import read_position, write_position
from presidium.kremlin.rules import OPTIONS, SEATS, settle_rules
from presidium.kremlin.setup import begin
from presidium.kremlin.tally import tally

KREMLIN = Game(
    "kremlin",
    2,
    SEATS,
    OPTIONS,
    begin,
    ACTIONS,
    STATEMENTS,
    imagine,
    write_position,
    read_position,
    settle_rules,
    tally,
    odds,
)
