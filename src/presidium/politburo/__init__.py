"""Politburo, for 5 to 10 players: `game.py` is the table of contents, the phases of a round have a file each."""

import presidium.politburo.reasons  # noqa: F401 - the page has words for what bots believe, whoever plays
from presidium.core import Game, Press
from presidium.politburo.brief import brief
from presidium.politburo.charts import CHARTS
from presidium.politburo.claims import claims
from presidium.politburo.deeds import deeds
from presidium.politburo.example import EXAMPLE, FIGURES
from presidium.politburo.game import begin, strata
from presidium.politburo.imagine import Worlds, imagine
from presidium.politburo.lesson import LESSON
from presidium.politburo.notation import ACTIONS, STATEMENTS
from presidium.politburo.position import read_position, write_position
from presidium.politburo.press import box, issues
from presidium.politburo.problems import PROBLEMS
from presidium.politburo.state import OPTIONS, SEATS
from presidium.politburo.why import why

POLITBURO = Game(
    "politburo",
    1,
    SEATS,
    OPTIONS,
    begin,
    ACTIONS,
    STATEMENTS,
    imagine,
    write_position,
    read_position,
    strata=strata,
    brief=brief,
    why=why,
    prepare=Worlds,
    claims=claims,
    charts=CHARTS,
    deeds=deeds,
    lesson=LESSON,
    example=EXAMPLE,
    figures=FIGURES,
    problems=PROBLEMS,
    press=Press(
        issues,
        box,
        (
            *((slot, "player") for slot in ("who", "by", "names", "winners")),
            *((slot, slot) for slot in ("member", "ministry", "side")),
        ),
    ),
)
