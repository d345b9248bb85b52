"""Histories: answers, of chance and of all seats, that lead from the start of a game to a given view.

Tree-search programs identify a state by its history. A history is made from a view and an imagined state that agrees
with the view; playing it leads to a state with the same view. Other seats' sealed answers are random.
"""

from presidium.lab.environments.histories.goulag import history as goulag
from presidium.lab.environments.histories.kremlin import history as kremlin
from presidium.lab.environments.histories.politburo import history as politburo

__all__ = ["goulag", "kremlin", "politburo"]
