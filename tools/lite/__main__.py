"""`python -m tools.lite` makes the site; `python -m tools.lite sizes` lists what it weighs."""

import sys

from tools.lite import site, sizes

if sys.argv[1:] != ["sizes"]:
    site.make()
sizes.show()
