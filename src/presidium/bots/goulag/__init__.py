"""The bots of Goulag."""

from presidium.bots.frozen.goulag import Naive

__all__ = ["Naive"]
