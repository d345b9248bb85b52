"""Encodes briefs: short summaries of a question for one seat, with stakes, odds and best answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from presidium.core import Brief, Game, Line, Offer
from presidium.server.domain.journal import encode
from presidium.server.protocol import models

T = TypeVar("T")


class Printing:
    """Encodes the briefs of one question; lines that several seats share are encoded only once.

    Shared lines are recognised by Python's object id. They are kept as long as the question stands, so that no other
    object gets the same id. Lines for one seat only are encoded each time.
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
        info = models.BriefInfo(
            self._lines(brief.head),
            self._lines(brief.stakes),
            brief.about,
            brief.strikes,
            tuple([print(offer) if offer.label.private else once(offer, print) for offer in brief.offers]),
            None
            if scale is None
            else models.ScaleInfo(
                scale.who, scale.written, scale.shown, scale.most, scale.enough, scale.theirs, scale.theirs_of
            ),
            brief.matters,
            brief.decisive,
            self._lines(brief.stake),
            tuple([models.CostInfo(cost.kind, json(cost.line)) for cost in brief.costs]),
            brief.plays,
        )
        return msgspec.Raw(encode(info))

    def _lines(self, lines: tuple[Line, ...]) -> list[Any]:
        once, json = self._once, self._json
        return [json(line) if line.private else once(line, json) for line in lines]

    def _offer(self, offer: Offer) -> models.OfferInfo:
        return models.OfferInfo(self._text(offer.action), self._json(offer.label), self._json(offer.leads_to))
