"""What a question means to one seat, as that seat is told it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from presidium.core import Brief, View
from presidium.table import infos

if TYPE_CHECKING:
    from presidium.table.table import Table

log = logging.getLogger("presidium.table")


def brief_of(table: Table, now: View[Any] | None) -> Brief | None:
    """The brief this view gives; None where the game says nothing more than its question."""
    make = table.game.brief
    try:
        return None if make is None or now is None else make(now)
    except Exception as error:  # a game can be played without its briefs; what this one saw stays out of the log
        log.error("a brief failed: %s", type(error).__name__, extra={"table": table.id})
        return None


def printed_brief(table: Table, brief: Brief) -> infos.BriefInfo:
    json, text = table.game.codec.encode, table.game.notation.print
    scale = brief.scale
    return infos.BriefInfo(
        json(brief.head),
        json(brief.stakes),
        brief.about,
        brief.strikes,
        tuple(infos.OfferInfo(text(each.action), json(each.label), json(each.leads_to)) for each in brief.offers),
        None
        if scale is None
        else infos.ScaleInfo(
            scale.who, scale.written, scale.shown, scale.most, scale.enough, scale.theirs, scale.theirs_of
        ),
        brief.matters,
        brief.decisive,
    )
