"""`irad opt`: files, formats, streams."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from irad.cli.main import main
from tests.cli.building import PROGRAMS, clang, irad

BITCODE = b"BC\xc0\xde"


class _Stdin:
    def __init__(self, data: bytes) -> None:
        self.buffer = io.BytesIO(data)


@pytest.fixture
def module() -> Path:
    clang("-O1", "-emit-llvm", "-c", PROGRAMS / "memory.c", "-o", "memory.bc")
    return Path("memory.bc")


def test_bitcode_to_bitcode(module: Path) -> None:
    irad("opt", module, "-o", "out.bc")
    assert Path("out.bc").read_bytes().startswith(BITCODE)


@pytest.mark.parametrize("arguments", [("-o", "out.ll"), ("-S", "-o", "out.ll"), ("-S", "-o", "out.txt")])
def test_text_out(module: Path, arguments: tuple[str, ...]) -> None:
    irad("opt", module, *arguments)
    assert "define" in Path(arguments[-1]).read_text()


def test_stdin_to_stdout(
    module: Path, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", _Stdin(module.read_bytes()))
    irad("opt", "-", "-o", "-")
    assert capfdbinary.readouterr().out.startswith(BITCODE)


@pytest.mark.parametrize("level", ["0", "1", "2", "3"])
def test_every_level_is_valid_and_has_no_marks(module: Path, level: str) -> None:
    irad("opt", module, f"-O{level}", "-o", "out.ll")
    text = Path("out.ll").read_text()
    assert "__irad_autodiff" not in text and "@irad_dup" not in text and "@irad_const" not in text


def test_module_without_marks_stays_as_it_is() -> None:
    clang("-O0", "-emit-llvm", "-c", PROGRAMS / "plain.c", "-o", "plain.bc")
    irad("opt", "plain.bc", "-S", "-o", "once.ll")
    irad("opt", "once.ll", "-S", "-o", "twice.ll")
    assert "optnone" in Path("once.ll").read_text()
    assert Path("once.ll").read_text().split("\n")[1:] == Path("twice.ll").read_text().split("\n")[1:]


def test_runtime_left_out(module: Path) -> None:
    clang("-O1", "-emit-llvm", "-c", PROGRAMS / "split.c", "-o", "split.bc")
    irad("opt", "--no-runtime", "split.bc", "-o", "out.ll")
    assert "declare ptr @irad_tape_new()" in Path("out.ll").read_text()
    irad("opt", "split.bc", "-o", "out.ll")
    assert "declare ptr @irad_tape_new()" not in Path("out.ll").read_text()


def test_runtimes_sources(capfd: pytest.CaptureFixture[str]) -> None:
    irad("opt", "--runtime")
    listed = capfd.readouterr().out.split()
    assert any(path.endswith("tape.c") for path in listed) and all(Path(path).is_file() for path in listed)


def test_passes_are_listed(capfd: pytest.CaptureFixture[str]) -> None:
    irad("opt", "--print-pipeline", "--deterministic", "-O1")
    listed = [line.split()[0] for line in capfd.readouterr().out.splitlines()]
    order = ["preparation:", "default<O1>", "raise-openmp<steady>", "canonicalise", "lowering:", "recover-types"]
    places = [listed.index(name) for name in order]
    assert places == sorted(places) and "bounds-checking" not in listed


def test_ir_around_passes(module: Path, capfd: pytest.CaptureFixture[str]) -> None:
    irad("opt", module, "-o", "out.bc", "--print-after=canonicalise", "--print-before=call-twins")
    dumps = re.split(r"; \*\*\* IR Dump ", capfd.readouterr().err)[1:]
    assert {d.split(" ***")[0] for d in dumps} >= {"After canonicalise on [module]", "Before call-twins on weighted"}
    assert all("\ndefine " in dump for dump in dumps)
    irad("opt", module, "-o", "out.bc", "--print-after-all")
    assert set(re.findall(r"IR Dump After (\S+)", capfd.readouterr().err)) > {"default", "lower-invoke"}


def test_unknown_passes(module: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["opt", str(module), "--print-after=raise-memcpy"]) == 2
    told = capfd.readouterr().err
    assert "there is no pass 'raise-memcpy'; did you mean raise-memmove?; the passes are adopt-raised" in told


def test_output_is_whole_or_not_at_all(module: Path) -> None:
    Path("out.bc").write_bytes(b"before")
    Path("bad.ll").write_text(
        "declare double @__irad_autodiff(ptr, ...)\ndefine double @g(double %x) {\n"
        "  %r = call double (ptr, ...) @__irad_autodiff(ptr @g2, double %x)\n  ret double "
        "%r\n}\ndeclare double @g2(double)\n"
    )
    assert main(["opt", "bad.ll", "-o", "out.bc"]) == 1
    assert Path("out.bc").read_bytes() == b"before"
    assert sorted(p.name for p in Path().iterdir()) == ["bad.ll", "memory.bc", "out.bc"]
