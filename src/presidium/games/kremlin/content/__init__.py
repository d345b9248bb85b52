"""The content of Kremlin beside its rules: briefs, charts, newspaper, lessons, problems and table talk."""
