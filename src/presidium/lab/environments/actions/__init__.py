"""A fixed list of numbered actions for each game, for use in other frameworks. `docs/research.md` prints the lists."""

from presidium.lab.environments.actions.blocks import Actions, Block

__all__ = ["Actions", "Block"]
