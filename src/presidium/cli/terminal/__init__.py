"""A game in the terminal: screen, questions, boards, log."""
