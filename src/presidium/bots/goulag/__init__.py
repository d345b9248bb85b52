"""The bots of Goulag, from the weakest to the best."""

from presidium.bots.goulag.analyst import Analyst
from presidium.bots.goulag.master import Master
from presidium.bots.goulag.naive import Naive
from presidium.bots.goulag.net_player import Trained
from presidium.bots.goulag.recruit import Recruit

__all__ = ["Analyst", "Master", "Naive", "Recruit", "Trained"]
