"""Extras of the game Politburo besides its rules: briefs, charts, news, lessons, problems, claims."""
