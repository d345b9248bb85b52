"""A fixed list of actions for each game: every answer has its number. `docs/research.md` prints the lists."""

from presidium.research.actions.blocks import Actions, Block

__all__ = ["Actions", "Block"]
