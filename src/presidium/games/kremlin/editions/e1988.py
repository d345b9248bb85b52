"""The edition of 1988."""

from __future__ import annotations

from dataclasses import replace

from presidium.games.kremlin.cards.intrigue_1988 import INTRIGUE
from presidium.games.kremlin.editions.edition import COMMON, NO_LIMIT, Edition
from presidium.games.kremlin.ending import last_chief_1988, mark_faction, one_winner, third_mark_1988, too_few_1988
from presidium.games.kremlin.influence.growth import Growth, order_1988
from presidium.games.kremlin.influence.ties import by_arbiter, by_dice, by_judge
from presidium.games.kremlin.phases.p1_cures import Ageing, Cures, CuresEnd
from presidium.games.kremlin.phases.p2_purge import PurgePhase
from presidium.games.kremlin.phases.p3_investigation import Investigating1988, Investigation
from presidium.games.kremlin.phases.p4_health import Health
from presidium.games.kremlin.phases.p5_funeral import Funeral
from presidium.games.kremlin.phases.p6_replacements import REPLACEMENTS
from presidium.games.kremlin.phases.p7_rehabilitation import Rehabilitation
from presidium.games.kremlin.phases.p8_parade import Parade
from presidium.games.kremlin.printed.board import RETIRED, SIBERIA, WALL
from presidium.games.kremlin.state import FACTIONS
from presidium.games.kremlin.strengths import Strengths1988
from presidium.games.kremlin.year import phase

EDITION_1988 = Edition(
    name="1988",
    year=(
        CuresEnd(),
        *phase(1, Cures(), Ageing()),
        *phase(2, PurgePhase()),
        *phase(3, Investigation()),
        *phase(4, Health()),
        *phase(5, Funeral()),
        *phase(6, *REPLACEMENTS),
        *phase(7, Rehabilitation()),
        *phase(8, Parade()),
        Growth(),
    ),
    beyond_influence=(WALL, RETIRED, SIBERIA),
    influence_is_lost=True,
    most_shown=NO_LIMIT,
    settle_tie=by_dice,
    judge_tie=by_judge,
    staying_sick=(0, 1, 2),
    suspected_in_phase_1=1,
    purge_limit=2,
    investigating=Investigating1988,
    clearing_costs=1,
    accused_stands_by_himself=True,
    nominee_is_silent=False,
    proposer_is_bound=True,
    second_defeat_costs=1,
    rearranges_between_moves=False,
    parade_rolls=(7, 14),
    mark=mark_faction,
    marks=lambda rules: FACTIONS[: rules.seats],
    after_the_wave=third_mark_1988,
    last_chief=last_chief_1988,
    too_few=too_few_1988,
    winners=one_winner,
    options=COMMON
    | {
        ("strengths", "on"): lambda edition: replace(edition, strengths=Strengths1988()),
        ("purge_limit", "none"): lambda edition: replace(edition, purge_limit=None),
        ("tie_arbiter", "on"): lambda edition: replace(edition, tie_arbiter=True, settle_tie=by_arbiter),
        ("intrigue", "on"): lambda edition: replace(edition, deck=INTRIGUE),
    },
    retirement_age=96,
    growth_order=order_1988,
    added=(1, 1),
)
