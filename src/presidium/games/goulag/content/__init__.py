"""Extras of the game Goulag besides its rules: briefs, charts, news, lessons, problems, claims."""
