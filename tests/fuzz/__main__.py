"""`python -m tests.fuzz`: the long run of random programs (see `tests.fuzz.harness`)."""

from __future__ import annotations

import sys

from tests.fuzz.harness import main

sys.exit(main())
