"""Compiles what plays games on, so that it is there: `python -m presidium.bots.kremlin.rollouts`."""

from presidium.bots.kremlin.rollouts.search import warm

warm()
