"""The bots of Politburo."""

from presidium.bots.frozen.politburo import Naive

__all__ = ["Naive"]
