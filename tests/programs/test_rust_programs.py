"""Rust programs that ask for derivatives themselves: built by ``irad rustc``, and run."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from irad.cli.main import main
from irad.errors import ToolError
from irad.frontends.rust import find_rustc
from irad.options import Options

FOLDER = Path(__file__).parent / "rust" / "callers"
PROGRAMS = sorted(path.stem for path in FOLDER.glob("*.rs"))

try:
    find_rustc(Options())
except ToolError as error:
    pytest.skip(f"no rustc: {error.message}", allow_module_level=True)


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("name", PROGRAMS)
def test_program(name: str, level: int, tmp_path: Path) -> None:
    source, program = FOLDER / f"{name}.rs", tmp_path / name
    expected = [line.removeprefix("// EXPECT ") for line in source.read_text().splitlines() if "// EXPECT " in line]
    assert expected
    assert main(["rustc", "-C", f"opt-level={level}", str(source), "-o", str(program)]) == 0
    done = subprocess.run([str(program)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == expected


def test_mistakes_are_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.rs"
    wrong.write_text("fn main() { let x: i32 = 0.5; }\n")
    assert main(["rustc", str(wrong), "-o", str(tmp_path / "wrong")]) == 1
    assert "mismatched types" in capfd.readouterr().err
    assert not (tmp_path / "wrong").exists()
    assert main(["rustc", "-O"]) == 2
    assert main(["rustc", "--help"]) == 0
    assert "usage: irad rustc" in capfd.readouterr().out
