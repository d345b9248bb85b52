"""Runs the command line of Presidium, so that `python -m presidium` does the same as the command `presidium`."""

from presidium.cli import main

main()
