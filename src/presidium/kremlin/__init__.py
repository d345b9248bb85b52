"""Kremlin, for 3 to 6 players, in the editions of 1986 and 1988."""

import presidium.kremlin.reasons  # noqa: F401 - the page has words for what bots believe, whoever plays
from presidium.core import Game, Orders, Press
from presidium.kremlin.announcing.odds import odds
from presidium.kremlin.announcing.orders import answer, guards, passes
from presidium.kremlin.brief.brief import brief
from presidium.kremlin.charts import CHARTS
from presidium.kremlin.deeds import deeds
from presidium.kremlin.example import EXAMPLE, FIGURES
from presidium.kremlin.imagined.world import Unknown, imagine
from presidium.kremlin.lesson import LESSON
from presidium.kremlin.press.box import box
from presidium.kremlin.press.issues import issues
from presidium.kremlin.problems import PROBLEMS
from presidium.kremlin.rules import OPTIONS, SEATS, settle_rules
from presidium.kremlin.setup import begin
from presidium.kremlin.state import announced
from presidium.kremlin.tally import tally
from presidium.kremlin.telling import telling
from presidium.kremlin.why import why
from presidium.kremlin.written.dossier import read_order, write_order
from presidium.kremlin.written.notation import ACTIONS, STATEMENTS
from presidium.kremlin.written.position import read_position, write_position

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
    Orders(
        lambda words, public: read_order(words, 0 if public is None else public.year),
        write_order,
        answer,
        passes,
        guards,
    ),
    windows="kremlin 13.5",
    announced=announced,
    telling=telling,
    brief=brief,
    year=lambda public: public.year,
    why=why,
    prepare=Unknown,
    hidden=("sheet",),
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
            *((slot, "surname") for slot in ("who", "by", "names")),
            *((slot, "place") for slot in ("post", "from")),
            *((slot, "player") for slot in ("faction", "rival", "winners")),
        ),
    ),
)
