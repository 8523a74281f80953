"""A C compiler for tests that build programs: the system's, or the one in the ziglang wheel."""

from __future__ import annotations

import shutil
import sys


def program_compiler() -> list[str]:
    """The command of a compiler that links programs."""
    for name in ("cc", "gcc", "clang", "clang-22"):
        if shutil.which(name):
            return [name]
    return [sys.executable, "-m", "ziglang", "cc", "-fno-sanitize=all"]


def has_address_sanitizer() -> bool:
    """Whether that compiler brings the address sanitizer (the wheel's does not)."""
    return "ziglang" not in program_compiler()
