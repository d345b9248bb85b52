"""Goulag, for 5 to 10 players: read `game.py` first, it is the tutorial of the whole architecture."""

import presidium.goulag.reasons  # noqa: F401 - the page has words for what bots believe, whoever plays
from presidium.core import Game, Press
from presidium.goulag.brief import brief
from presidium.goulag.charts import CHARTS
from presidium.goulag.claims import claims
from presidium.goulag.deeds import deeds
from presidium.goulag.example import EXAMPLE, FIGURES
from presidium.goulag.game import OPTIONS, SEATS, begin, strata
from presidium.goulag.imagine import imagine, worlds
from presidium.goulag.lesson import LESSON
from presidium.goulag.moves import Shown
from presidium.goulag.notation import ACTIONS, STATEMENTS
from presidium.goulag.position import read_position, write_position
from presidium.goulag.press import box, issues
from presidium.goulag.problems import PROBLEMS
from presidium.goulag.why import why

GOULAG = Game(
    "goulag",
    1,
    SEATS,
    OPTIONS,
    begin,
    ACTIONS,
    STATEMENTS,
    imagine,
    write_position,
    read_position,
    prepare=worlds,
    strata=strata,
    opens=(Shown,),
    claims=claims,
    brief=brief,
    why=why,
    lesson=LESSON,
    example=EXAMPLE,
    figures=FIGURES,
    charts=CHARTS,
    deeds=deeds,
    press=Press(issues, box, tuple((slot, "player") for slot in ("who", "by", "names", "winners"))),
    problems=PROBLEMS,
)
