"""What is published: `python -m tests.wheels dist python3.10 python3.13` installs the wheel of this machine for each of
these Pythons, in an environment of its own in which no compiler is found, and differentiates there."""

from __future__ import annotations

import email
import os
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

_PROGRAM = """
import irad, numba, numpy as np
@numba.njit
def energy(x, w):
    total = 0.0
    for i in range(1, x.shape[0]):
        total += w * np.sin(x[i] - x[i - 1]) ** 2
    return total
by_x, by_w = irad.grad(energy, wrt=("x", "w"))(np.array([0.0, 0.5, 2.0]), 3.0)
assert np.allclose(by_x, [-2.52441295, 2.10105293, 0.42336002]) and abs(by_w - 1.224845) < 1e-6
"""
_FIELDS = (
    *("Summary", "Author", "License-Expression", "Keywords", "Classifier", "Requires-Python"),
    "Description-Content-Type",
)


def main(folder: str, *pythons: str) -> int:
    """Try all that is there; returns the exit status."""
    dist = Path(folder)
    (sources,) = dist.glob("*.tar.gz")
    _look_at_sources(sources)
    for wheel in dist.glob("*.whl"):
        _look_at_metadata(wheel)
    (wheel,) = dist.glob(f"*_{platform.machine()}.whl")
    for python in pythons:
        with tempfile.TemporaryDirectory() as place:
            print(f"== {python}: {_tried(wheel.resolve(), python, Path(place))}", flush=True)
    return 0


def _look_at_sources(path: Path) -> None:
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in ("Makefile", "csrc/irad.h", "docs/guide.md", "tests/conftest.py", "examples/build/README.md"):
        assert name in names, f"{path} has no {name}"


def _look_at_metadata(path: Path) -> None:
    with zipfile.ZipFile(path) as wheel:
        (name,) = (n for n in wheel.namelist() if n.endswith(".dist-info/METADATA"))
        found = email.message_from_bytes(wheel.read(name))
    missing = [field for field in _FIELDS if not found[field]]
    assert not missing, f"{path} does not say its {', '.join(missing)}"
    if os.environ.get("IRAD_PROJECT_URL"):
        relative = re.findall(r"\]\((?!\w+:|#)[^)]*\)", found.get_payload())
        assert found.get_all("Project-URL") and not relative, f"links of {path} lead nowhere: {relative}"


def _tried(wheel: Path, python: str, place: Path) -> str:
    """What the selftest says at its end, in an environment that is made for it."""
    subprocess.run([python, "-m", "venv", place / "venv"], check=True)
    programs = place / "venv" / "bin"
    pip = [programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, f"{wheel}[numba]"], check=True)
    alone = {"PATH": str(programs), "HOME": str(place)}
    command = [programs / "irad", "selftest", "--require", "numba"]
    done = subprocess.run(command, cwd=place, env=alone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (place / "gradient.py").write_text(_PROGRAM)
    subprocess.run([programs / "python", "gradient.py"], cwd=place, env=alone, check=True)
    return done.stdout.splitlines()[-1]


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
