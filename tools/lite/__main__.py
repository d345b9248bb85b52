"""`python -m tools.lite` makes the site, `python -m tools.lite sizes` lists what it weighs, and `python -m tools.lite
beside FOLDER` puts it below `play/` of the documentation."""

import sys
from pathlib import Path

from tools.lite import site, sizes

match sys.argv[1:]:
    case ["beside", folder]:
        site.beside(Path(folder))
    case ["sizes"]:
        sizes.show()
    case _:
        site.make()
        sizes.show()
