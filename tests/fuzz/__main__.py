"""`python -m tests.fuzz`: the long run of random programs (see `tests.fuzz.commandline`)."""

from __future__ import annotations

import sys

from tests.fuzz.commandline import main

sys.exit(main())
