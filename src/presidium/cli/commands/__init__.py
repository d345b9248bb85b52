"""The commands for players and researchers, one module for each."""
