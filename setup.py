"""Build irad's runtime library: plain C, compiled by whichever compiler there is, called without Python.h."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


def c_sources() -> list[str]:
    """The runtime's C files, relative to this one, as setuptools wants them."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "csrc").glob("*.c"))


#: The architecture of a wheel for any Linux with this glibc or a later one; "" builds for this machine.
WHEEL_ARCH = os.environ.get("IRAD_WHEEL_ARCH", "")
GLIBC = "2.17"


#: The address of the repository, which links of what is published begin with; "" leaves them as they are.
PROJECT_URL = os.environ.get("IRAD_PROJECT_URL", "").rstrip("/")


def readme() -> str:
    """The description of the package; files of the repository are linked where it is published."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.sub(r"\]\((?!\w+:|#)", f"]({PROJECT_URL}/blob/HEAD/", text) if PROJECT_URL else text


def urls() -> dict[str, str]:
    """Where things are."""
    places = {
        "Source": "", "Documentation": "/tree/HEAD/docs", "Changelog": "/blob/HEAD/CHANGELOG.md", "Issues": "/issues",
    }  # fmt: skip
    return {name: f"{PROJECT_URL}{place}" for name, place in places.items()} if PROJECT_URL else {}


def c_compiler() -> list[str]:
    """``$CC``, or a compiler on the path, or the one in the ziglang wheel, which knows old C libraries."""
    if WHEEL_ARCH:
        target = f"{WHEEL_ARCH}-linux-gnu.{GLIBC}"
        return [sys.executable, "-m", "ziglang", "cc", "-target", target, "-mcpu=baseline", "-fno-sanitize=all", "-s"]
    if os.environ.get("CC"):
        return shlex.split(os.environ["CC"])
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return [name]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc", "-mcpu=baseline"]
    raise SystemExit("irad: no C compiler found; install gcc or clang, or 'pip install ziglang'")


class BuildRuntime(build_ext):
    """Compile the C sources into one shared library, ``irad/libirad_runtime.so``."""

    def get_ext_filename(self, fullname: str) -> str:
        return str(Path(*fullname.split("."))) + ".so"

    def build_extension(self, ext: Extension) -> None:
        output = Path(self.get_ext_fullpath(ext.name))
        output.parent.mkdir(parents=True, exist_ok=True)
        flags = ["-O2", "-fPIC", "-shared", "-fno-math-errno", "-pthread"]
        subprocess.run([*c_compiler(), *flags, *ext.sources, "-o", str(output), "-lm"], check=True, cwd=ROOT)


class BuildPackage(build_py):
    """Put the header and the C sources beside the Python files: programs without Python link them."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return  # the package finds csrc/ in the source tree
        target = Path(self.build_lib) / "irad" / "csrc"
        target.mkdir(parents=True, exist_ok=True)
        suffixes = (".c", ".h", ".hpp", ".f90", ".pc", ".cmake")
        for path in sorted(p for p in (ROOT / "csrc").iterdir() if p.suffix in suffixes):
            shutil.copy2(path, target / path.name)
        shutil.copytree(ROOT / "csrc" / "enzyme", target / "enzyme", dirs_exist_ok=True)


class BinaryDistribution(Distribution):
    """A wheel of this package serves any Python 3 of one platform."""

    def has_ext_modules(self) -> bool:
        return True


def wheel_command() -> dict[str, type]:
    """The wheel's tag: no Python ABI is involved, only the platform."""
    try:
        from setuptools.command.bdist_wheel import bdist_wheel
    except ImportError:
        return {}

    class PlatformWheel(bdist_wheel):
        def get_tag(self) -> tuple[str, str, str]:
            platform = f"manylinux_{GLIBC.replace('.', '_')}_{WHEEL_ARCH}"
            return ("py3", "none", platform if WHEEL_ARCH else super().get_tag()[2])

    return {"bdist_wheel": PlatformWheel}


setup(
    long_description=readme(),
    long_description_content_type="text/markdown",
    project_urls=urls(),
    ext_modules=[Extension("irad.libirad_runtime", c_sources())],
    cmdclass={"build_ext": BuildRuntime, "build_py": BuildPackage, **wheel_command()},
    distclass=BinaryDistribution,
    data_files=[("share/cmake/irad", ["csrc/iradConfig.cmake"])],  # where CMake looks below an installation's prefix
)
