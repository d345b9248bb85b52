"""14, 15 The cards: a table for each edition, families they come from, and the odd ones."""
