"""14, 15 The cards: a module for the deck of each edition, and a module for each family of cards."""
