"""Training of the bots that ship with the games: one command for each game."""
