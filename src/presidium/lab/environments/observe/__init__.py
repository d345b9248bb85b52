"""Observations for each game: everything a seat may know, as numbers. `docs/research.md` lists the fields."""

from presidium.lab.environments.observe.fields import Field, Observer

__all__ = ["Field", "Observer"]
