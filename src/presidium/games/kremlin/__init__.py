"""Kremlin, for 3 to 6 players, in the editions of 1986 and 1988."""

import presidium.games.kremlin.content.reasons  # noqa: F401 - the page has words for what all bots believe
from presidium.core import Game, Orders, Press, Said
from presidium.games.kremlin.announcing.odds import odds
from presidium.games.kremlin.announcing.orders import answer, guards, passes
from presidium.games.kremlin.content.brief.brief import brief
from presidium.games.kremlin.content.charts import CHARTS
from presidium.games.kremlin.content.claims import claims, contradictions
from presidium.games.kremlin.content.deeds import deeds
from presidium.games.kremlin.content.example import EXAMPLE, FIGURES
from presidium.games.kremlin.content.film import direct
from presidium.games.kremlin.content.floor import floor
from presidium.games.kremlin.content.lesson import LESSON
from presidium.games.kremlin.content.press.box import box
from presidium.games.kremlin.content.press.issues import issues
from presidium.games.kremlin.content.problems import PROBLEMS
from presidium.games.kremlin.content.telling import telling
from presidium.games.kremlin.content.why import why
from presidium.games.kremlin.events import Began, Declared
from presidium.games.kremlin.imagined.world import Unknown, imagine
from presidium.games.kremlin.rules import OPTIONS, SEATS, settle_rules
from presidium.games.kremlin.setup import begin
from presidium.games.kremlin.state import announced
from presidium.games.kremlin.tally import tally
from presidium.games.kremlin.written.dossier import read_order, write_order
from presidium.games.kremlin.written.notation import ACTIONS, STATEMENTS
from presidium.games.kremlin.written.position import read_position, write_position

PHASES = 8

KREMLIN = Game(
    "kremlin",
    3,
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
    claims=claims,
    tests_claims=(Said, Declared, Began),
    contradictions=contradictions,
    telling=telling,
    film=direct,
    floor=floor,
    brief=brief,
    year=lambda public: public.year,
    phase=lambda public: public.year * PHASES + public.phase,
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
