"""The optimisation levels at which tests compile programs, and how LLVM optimises what irad makes of them.

LLVM takes most of the time until a gradient runs, and twice as long at its highest level as at its lowest.
A program that is compiled at several levels meets both; what others are only compared with is optimised a little.
"""

from __future__ import annotations

from irad.options import Options

LEVELS = ("-O0", "-O1", "-O2", "-O3")


def options_for(level: str | int) -> Options:
    """The options for derivatives of a program that is compiled at a level ("-O0", or 0)."""
    return Options.from_environment(opt_level=1 if str(level)[-1] in "01" else 3)


def reference_options(is_reference: bool = True) -> Options:
    """The options for derivatives that others are compared with; for the others, those of the environment."""
    return Options.from_environment(opt_level=1) if is_reference else Options.from_environment()
