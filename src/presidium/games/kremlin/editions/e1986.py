"""The edition of 1986: the rules of the Swiss original of Kremlin."""

from __future__ import annotations

from dataclasses import replace

from presidium.games.kremlin.cards.stock_1986 import STOCK
from presidium.games.kremlin.editions.edition import COMMON, Edition
from presidium.games.kremlin.ending import (
    joint_winners,
    last_chief_1986,
    mark_politician,
    one_winner,
    third_wave_1986,
    too_few_1986,
)
from presidium.games.kremlin.influence.growth import Growth, order_1986
from presidium.games.kremlin.influence.ties import by_judge, by_seniority
from presidium.games.kremlin.phases.p1_cures import Ageing, Cures, CuresEnd
from presidium.games.kremlin.phases.p2_purge import PurgePhase
from presidium.games.kremlin.phases.p3_investigation import Investigating1986, Investigation, SuspicionWeighs
from presidium.games.kremlin.phases.p4_health import Health
from presidium.games.kremlin.phases.p5_funeral import Funeral
from presidium.games.kremlin.phases.p6_replacements import REPLACEMENTS
from presidium.games.kremlin.phases.p7_rehabilitation import Rehabilitation
from presidium.games.kremlin.phases.p8_parade import Parade
from presidium.games.kremlin.printed.board import RETIRED, WALL
from presidium.games.kremlin.printed.people import LETTERS
from presidium.games.kremlin.strengths import Strengths1986
from presidium.games.kremlin.year import phase

EDITION_1986 = Edition(
    name="1986",
    year=(
        *phase(1, Cures(), Ageing()),
        *phase(2, PurgePhase()),
        *phase(3, Investigation(), SuspicionWeighs()),
        *phase(4, Health()),
        *phase(5, Funeral()),
        *phase(6, *REPLACEMENTS),
        *phase(7, Rehabilitation()),
        *phase(8, Parade()),
        CuresEnd(),
        Growth(),
    ),
    beyond_influence=(WALL, RETIRED),
    influence_is_lost=False,
    most_shown=11,
    settle_tie=by_seniority,
    judge_tie=by_judge,
    staying_sick=(0, 1, 1),
    suspected_in_phase_1=0,
    purge_limit=None,
    investigating=Investigating1986,
    clearing_costs=0,
    accused_stands_by_himself=False,
    nominee_is_silent=True,
    proposer_is_bound=False,
    second_defeat_costs=0,
    rearranges_between_moves=True,
    parade_rolls=(8, 15),
    mark=mark_politician,
    marks=lambda _: LETTERS,
    after_the_wave=third_wave_1986,
    last_chief=last_chief_1986,
    too_few=too_few_1986,
    winners=one_winner,
    options=COMMON
    | {
        ("strengths", "on"): lambda edition: replace(edition, strengths=Strengths1986()),
        ("president", "on"): lambda edition: replace(edition, retirement_age=95),
        ("joint_win", "on"): lambda edition: replace(edition, winners=joint_winners),
        ("cards", "on"): lambda edition: replace(edition, deck=STOCK),
    },
    retirement_age=None,
    growth_order=order_1986,
    added=(2,),
)
