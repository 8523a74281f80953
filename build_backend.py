"""setuptools, which also asks for the compiler in the ziglang wheel where there is no other."""

from __future__ import annotations

import os
import shutil
import warnings
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

# Said at every editable installation, of any package.
warnings.filterwarnings("ignore", message="Editable installation")


def _compiler_requirement() -> list[str]:
    found = os.environ.get("CC") or any(shutil.which(name) for name in ("cc", "gcc", "clang"))
    return [] if found and not os.environ.get("IRAD_WHEEL_ARCH") else ["ziglang>=0.17,<0.18"]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + _compiler_requirement()


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(config_settings) + _compiler_requirement()
