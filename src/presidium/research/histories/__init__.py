"""From an imagined world back to a history: answers, of chance and all seats, that lead to what a view could come from.

Programs that search in trees of their own know a state by how it came about. Law: whoever gives these answers one after
the other, from the first on, comes to a state that looks to the seat of the view as the view does; sealed answers of
others to the question that stands are drawn at random.
"""

from presidium.research.histories.goulag import history as goulag
from presidium.research.histories.kremlin import history as kremlin
from presidium.research.histories.politburo import history as politburo

__all__ = ["goulag", "kremlin", "politburo"]
