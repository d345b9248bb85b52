"""The bots of Goulag, from the weakest to the best."""

from presidium.bots.goulag.analyst import Analyst
from presidium.bots.goulag.master import Master
from presidium.bots.goulag.naive import Naive
from presidium.bots.goulag.recruit import Recruit
from presidium.bots.goulag.trained.player import Trained

__all__ = ["Analyst", "Master", "Naive", "Recruit", "Trained"]
