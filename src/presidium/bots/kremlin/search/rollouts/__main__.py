"""Compiles the machine code of Kremlin's search in advance: `python -m presidium.bots.kremlin.search.rollouts`."""

from presidium.bots.kremlin.search.rollouts.search import warm

warm()
