"""Politburo, for 5 to 10 players: `game.py` has set-up, rounds and end; each phase of a round has its own file."""

import presidium.games.politburo.content.reasons  # noqa: F401 - registers the values by which bots explain beliefs
from presidium.core import Game, Press
from presidium.games.politburo.content.brief import brief
from presidium.games.politburo.content.charts import CHARTS
from presidium.games.politburo.content.claims import claims, contradictions
from presidium.games.politburo.content.deeds import deeds
from presidium.games.politburo.content.example import EXAMPLE, FIGURES
from presidium.games.politburo.content.film import direct
from presidium.games.politburo.content.floor import floor
from presidium.games.politburo.content.lesson import LESSON
from presidium.games.politburo.content.press import box, issues
from presidium.games.politburo.content.problems import PROBLEMS
from presidium.games.politburo.content.why import why
from presidium.games.politburo.game import begin, strata
from presidium.games.politburo.imagine import Worlds, imagine
from presidium.games.politburo.notation import ACTIONS, STATEMENTS
from presidium.games.politburo.position import read_position, write_position
from presidium.games.politburo.state import OPTIONS, SEATS

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
    film=direct,
    floor=floor,
    why=why,
    prepare=Worlds,
    claims=claims,
    contradictions=contradictions,
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
