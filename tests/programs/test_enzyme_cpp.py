"""C++ programs built by `irad cc` at each level, one concern each; calls as Enzyme spells them, and typed ones.

What clang's front end hands over is mostly the same at -O1, -O2 and -O3: it is differentiated once, and then optimised
at each of them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from irad.cli.main import main
from tests.cli.building import expected, irad, output
from tests.programs.levels import LEVELS
from tests.sampling import sample

PROGRAMS = Path(__file__).resolve().parent / "enzyme_cpp"
EIGEN = Path("/usr/include/eigen3")

#: Refused for good, and with which words.
REFUSED = {"exceptions_caught": "exception"}
#: Refused for now: what is missing.
WAITING: dict[str, str] = {}
_NAMES = sorted(p.stem for p in PROGRAMS.glob("*.cpp"))
PLAIN = [n for n in _NAMES if not n.startswith("eigen_") and n not in REFUSED and n not in WAITING]


@pytest.fixture(autouse=True)
def _surroundings(cache_directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRAD_CACHE_DIRECTORY", str(cache_directory))
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("differentiated_once")
@pytest.mark.parametrize("name", sample(PLAIN, 2))
def test_program(name: str) -> None:
    source = PROGRAMS / f"{name}.cpp"
    for level in LEVELS:
        irad("cc", level, source, "-o", f"program{level}")
        assert output(f"program{level}") == expected(source), level


@pytest.mark.usefixtures("differentiated_once")
def test_program_without_overlap() -> None:
    source = PROGRAMS / "kernels.cpp"
    for level in LEVELS:
        irad("cc", level, "-DRESTRICT=__restrict", source, "-o", f"program{level}")
        assert output(f"program{level}") == expected(source), level


@pytest.mark.parametrize(
    ("level", "name", "words"),
    [(level, *each) for level in ("-O0", "-O2") for each in (*REFUSED.items(), *WAITING.items())],
)
def test_refused(level: str, name: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    if name.startswith("eigen_") and not EIGEN.is_dir():
        pytest.skip("Eigen (libeigen3-dev) is not installed")
    assert main(["cc", level, f"-I{EIGEN}", str(PROGRAMS / f"{name}.cpp"), "-o", "program"]) == 1
    message = capsys.readouterr().err
    assert "error: " in message and words in message
    assert not Path("program").exists()


@pytest.mark.skipif(not EIGEN.is_dir(), reason="Eigen (libeigen3-dev) is not installed")
@pytest.mark.parametrize(
    ("level", "name"),
    sample(
        [
            (level, name)
            for name in _NAMES
            if name.startswith("eigen_") and name not in WAITING
            for level in ("-O2", "-O0")
        ],
        3,
    ),
)
def test_eigen(level: str, name: str) -> None:
    source = PROGRAMS / f"{name}.cpp"
    irad("cc", level, f"-I{EIGEN}", source, "-o", "program")
    assert output("program") == expected(source)
