"""`python -m presidium` is `presidium`."""

from presidium.cli import main

main()
