"""Kremlin in the newspaper: what its public events of a year come to, as facts."""
