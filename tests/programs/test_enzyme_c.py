"""C programs that ask for derivatives as Enzyme's users do, from the IR of each optimisation level.

Each program checks its values itself, and its comment says what it prints, or which error it gives. clang
compiles it at each level, with and without ``restrict`` where it has pointers to qualify. All these variants
become one program, which calls the main function of each: what they share is paid for once, and so are variants that
clang makes the same (most programs at -O2 and -O3).
"""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from irad.aot.marker_names import ACTIVITY_OF_MARKER
from irad.cli.main import main
from tests.cli.building import clang, expected, irad, output
from tests.programs.levels import LEVELS
from tests.sampling import sample

PROGRAMS = Path(__file__).parent / "enzyme_c"
SOURCES = {p.stem: p for p in sorted(PROGRAMS.glob("*.c"))}
#: One program of two files.
SEPARATE = frozenset({"separate", "separate_kernel"})
REFUSED = frozenset(name for name, source in SOURCES.items() if " * REFUSED: " in source.read_text())
#: With rules for functions of the same file, into which no optimiser must have looked before: for `irad cc`.
_RULES = re.compile(r"__(irad|enzyme)_(register|function_like|allocation_like|inactive)")
STOPPED = frozenset(name for name, source in SOURCES.items() if " * STOPPED: " in source.read_text())
_REGISTERED = frozenset(n for n, source in SOURCES.items() if _RULES.search(source.read_text()))
WITH_RULES = _REGISTERED - REFUSED - STOPPED
WORKING = sorted(SOURCES.keys() - REFUSED - STOPPED - WITH_RULES - SEPARATE)


@pytest.fixture(autouse=True)
def _surroundings(cache_directory: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRAD_CACHE_DIRECTORY", str(cache_directory))
    monkeypatch.chdir(tmp_path)


def variants(source: Path) -> list[tuple[str, ...]]:
    """The options of each variant of a program: each level, with and without ``restrict`` in turns."""
    words = ["-DRESTRICT=", "-DRESTRICT=restrict"] if "RESTRICT" in source.read_text() else ["-DRESTRICT="]
    turns = [(level, word) for n, level in enumerate(LEVELS) for word in words[n % 2 :] + words[: n % 2]]
    return sample(turns, len(words))


def merged(source: Path, options: list[tuple[str, ...]]) -> tuple[Path, int]:
    """A module of several variants of a program, each with names of its own, and a main function for all; and how many
    there are, without those that clang makes the same as others."""
    made: dict[bytes, None] = {}
    for words in options:
        clang(*words, "-g", "-emit-llvm", "-Dmain=main_of_variant", "-c", source, "-o", "variant.bc")
        made[Path("variant.bc").read_bytes()] = None
    whole = llvm.parse_assembly(_driver(len(made)))
    for number, variant in enumerate(made):
        module = llvm.parse_bitcode(variant)
        whole.triple = module.triple
        whole.data_layout = module.data_layout
        for value in (*module.functions, *module.global_variables):
            if value.name == "main_of_variant":
                value.name = f"main_{number}"
            elif value.name in ACTIVITY_OF_MARKER:
                value.linkage = "weak_any" if not value.is_declaration else value.linkage
            elif not value.is_declaration:
                value.linkage = "internal"
        whole.link_in(module)
    path = Path("merged.bc")
    path.write_bytes(whole.as_bitcode())
    return path, len(made)


def _driver(count: int) -> str:
    calls = "\n".join(f"  call i32 @main_{n}()" for n in range(count))
    declarations = "\n".join(f"declare i32 @main_{n}()" for n in range(count))
    return f"define i32 @main() {{\n{calls}\n  ret i32 0\n}}\n{declarations}\n"


@pytest.mark.parametrize("name", sample(WORKING, 2))
def test_each_level(name: str) -> None:
    source = SOURCES[name]
    module, count = merged(source, variants(source))
    irad("cc", "-O2", module, "-o", "program", "-lm")
    assert output("program") == expected(source) * count


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", sorted(WITH_RULES))
def test_registered_rules_at_each_level(name: str, level: str) -> None:
    irad("cc", level, "-DRESTRICT=", SOURCES[name], "-o", "program", "-lm")
    assert output("program") == expected(SOURCES[name])


@pytest.mark.parametrize("name", sorted(STOPPED))
def test_stopped_while_running(name: str) -> None:
    """What shows only then ends the program with the message of a refusal."""
    source = SOURCES[name]
    found = re.search(r"^ \* STOPPED: (\d+): (.*)$", source.read_text(), re.MULTILINE)
    assert found
    irad("cc", "-O2", source, "-o", "program", "-lm")
    done = subprocess.run(["./program"], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGABRT and done.stdout == "6\n"
    assert done.stderr.startswith(f"{source}:{found[1]}:") and found[2] in done.stderr


@pytest.mark.parametrize("level", LEVELS)
def test_two_files(level: str) -> None:
    """The caller's level and the function's need not be the same."""
    irad("cc", level, "-c", SOURCES["separate_kernel"])
    irad("cc", "-O1", "-c", SOURCES["separate"])
    irad("cc", "separate.o", "separate_kernel.o", "-o", "program", "-lm")
    assert output("program") == expected(SOURCES["separate"])


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_refused(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """With the source line and the reason, however the program was optimised, and without an output."""
    source = SOURCES[name]
    found = re.search(r"^ \* REFUSED: (\d+): (.*)$", source.read_text(), re.MULTILINE)
    assert found
    for level in ("-O0", "-O2"):
        status = main(["cc", level, "-DRESTRICT=", str(source), "-o", "program", "-lm"])
        said = capfd.readouterr().err
        assert status == 1 and not Path("program").exists()
        assert said.startswith(f"{source}:{found[1]}:") and found[2] in said, said


def test_each_registration_of_the_page_has_a_program() -> None:
    """What docs/c.md says of registrations is what these programs do."""
    page = (Path(__file__).resolve().parents[2] / "docs" / "c.md").read_text()
    kinds = set(re.findall(r"^\| `__irad_(\w+)` \|", page.partition("## Registrations")[2], re.MULTILINE))
    used = {
        kind
        for name in WITH_RULES
        for kind in kinds
        if re.search(rf"void \*__(irad|enzyme)_{kind}_", SOURCES[name].read_text())
    }
    assert len(kinds) == 6 and used == kinds
