"""The table: where people and bots meet to play, over the wire."""
