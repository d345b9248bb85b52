"""Worlds that a seat of Kremlin could be in."""

from __future__ import annotations

from random import Random
from typing import Any

from presidium.core import PASS, Key, View, world
from presidium.kremlin.imagined.hands import imagine_hands
from presidium.kremlin.imagined.sheet import imagine_sheet
from presidium.kremlin.state import Kremlin, Public


def imagine(view: View[Public], rng: Random) -> Kremlin:
    """A world this view could come from: uniform over all sheets that agree with the public record, with hands that
    agree with what the seat has seen of the cards, and no card waiting in the volley but its own."""
    unseen = [key for key in view.secrets if not view.knows(key)]
    hands = imagine_hands(view, rng) if any(key[0] == "hand" for key in unseen) else {}

    def guess(key: Key) -> Any:
        match key:
            case "sheet", int(seat):
                return imagine_sheet(view, seat, rng)
            case "hand", int(seat):
                return hands[seat]
        return PASS

    return world(view, {key: guess(key) for key in unseen})
