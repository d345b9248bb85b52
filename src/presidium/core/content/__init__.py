"""Extras that a game can offer besides its rules: briefs, charts, news, lessons, problems, claims."""
