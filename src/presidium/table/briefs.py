"""What a question means to one seat, as that seat is told it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from presidium.core import Brief, Game, Offer, View
from presidium.table import infos
from presidium.table.journal import encode

if TYPE_CHECKING:
    from presidium.table.table import Table

log = logging.getLogger("presidium.table")
T = TypeVar("T")


def brief_of(table: Table, now: View[Any] | None) -> Brief | None:
    """The brief this view gives; None where the game says nothing more than its question."""
    make = table.game.brief
    try:
        return None if make is None or now is None else make(now)
    except Exception as error:  # a game can be played without its briefs; what this one saw stays out of the log
        log.error("a brief failed: %s", type(error).__name__, extra={"table": table.id})
        return None


class Printing:
    """The briefs of one question, printed: what a game tells several seats in the very same words is printed once.

    It is known by being the very same, and kept as long as the question stands, so that nothing else can be that. What
    a seat alone knows is printed anew.
    """

    def __init__(self, game: Game) -> None:
        self._json, self._text = game.codec.encode, game.notation.print
        self._printed: dict[int, tuple[object, Any]] = {}

    def __call__(self, brief: Brief) -> Any:
        return self._once(brief, self._brief)

    def _once(self, thing: T, printed: Callable[[T], Any]) -> Any:
        known = self._printed.get(id(thing))
        if known is None:
            known = self._printed[id(thing)] = thing, printed(thing)
        return known[1]

    def _brief(self, brief: Brief) -> msgspec.Raw:
        once, json, print, scale = self._once, self._json, self._offer, brief.scale
        info = infos.BriefInfo(
            [json(line) if line.private else once(line, json) for line in brief.head],
            [json(line) if line.private else once(line, json) for line in brief.stakes],
            brief.about,
            brief.strikes,
            tuple([print(offer) if offer.label.private else once(offer, print) for offer in brief.offers]),
            None
            if scale is None
            else infos.ScaleInfo(
                scale.who, scale.written, scale.shown, scale.most, scale.enough, scale.theirs, scale.theirs_of
            ),
            brief.matters,
            brief.decisive,
        )
        return msgspec.Raw(encode(info))

    def _offer(self, offer: Offer) -> infos.OfferInfo:
        return infos.OfferInfo(self._text(offer.action), self._json(offer.label), self._json(offer.leads_to))
