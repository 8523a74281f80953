"""``python -m irad``: the same as ``irad``."""

import sys

from irad.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
