"""Observations for each game: what a seat may know, as numbers. `docs/research.md` lists the fields."""

from presidium.research.observe.fields import Field, Observer

__all__ = ["Field", "Observer"]
