"""Goulag, for 5 to 10 players: read `game.py` first, it is the tutorial of the whole architecture."""

import presidium.games.goulag.content.reasons  # noqa: F401 - registers the values by which bots explain beliefs
from presidium.core import Game, Press
from presidium.games.goulag.content.brief import brief
from presidium.games.goulag.content.charts import CHARTS
from presidium.games.goulag.content.claims import claims, contradictions
from presidium.games.goulag.content.deeds import deeds
from presidium.games.goulag.content.example import EXAMPLE, FIGURES
from presidium.games.goulag.content.film import direct
from presidium.games.goulag.content.floor import floor
from presidium.games.goulag.content.lesson import LESSON
from presidium.games.goulag.content.press import box, issues
from presidium.games.goulag.content.problems import PROBLEMS
from presidium.games.goulag.content.why import why
from presidium.games.goulag.game import OPTIONS, SEATS, begin, strata
from presidium.games.goulag.imagine import imagine, worlds
from presidium.games.goulag.moves import Shown
from presidium.games.goulag.notation import ACTIONS, STATEMENTS
from presidium.games.goulag.position import read_position, write_position

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
    contradictions=contradictions,
    brief=brief,
    film=direct,
    floor=floor,
    why=why,
    lesson=LESSON,
    example=EXAMPLE,
    figures=FIGURES,
    charts=CHARTS,
    deeds=deeds,
    press=Press(issues, box, tuple((slot, "player") for slot in ("who", "by", "names", "winners"))),
    problems=PROBLEMS,
)
