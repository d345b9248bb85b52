"""The bots of Politburo, from the weakest to the best."""

from presidium.bots.politburo.analyst import Analyst
from presidium.bots.politburo.master import Master
from presidium.bots.politburo.naive import Naive
from presidium.bots.politburo.pupil import Pupil
from presidium.bots.politburo.recruit import Recruit

__all__ = ["Analyst", "Master", "Naive", "Pupil", "Recruit"]
