"""`irad cc` as a compiler: programs without marks, libraries, archives, and clang's own options."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from irad.cli.clangline import parse
from irad.cli.inputs import BITCODE, HOW_BUILT
from irad.cli.main import main
from irad.errors import InputError
from irad.objfile.elf_reader import Elf
from irad.objfile.elf_writer import add_sections
from tests.cli.building import PROGRAMS, clang, expected, irad, output

REPOSITORY = Path(__file__).resolve().parents[2]
KERNEL, CALLER, PLAIN = (PROGRAMS / f"{name}.c" for name in ("kernel", "caller", "plain"))
LIBRARY = """
#include <irad.h>
#include <math.h>
static double f(const double *x, int n) {
    double s = 1;
    for (int i = 0; i < n; i++) s = sin(s * x[i]);
    return s;
}
void gradient(const double *x, double *dx, int n) {
    __irad_autodiff((void *)f, irad_dup, x, dx, irad_const, n);
}
"""
USER = """
#include <stdio.h>
void gradient(const double *, double *, int);
int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0};
    gradient(x, dx, 3);
    printf("%.6f %.6f %.6f\\n", dx[0], dx[1], dx[2]);
    return 0;
}
"""
GRADIENT = "0.358135 0.278881 -0.980956\n"


def sections(path: str) -> dict[str, bytes]:
    return {s.name: s.data for s in Elf(Path(path).read_bytes(), path).sections}


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_objects_are_the_compilers_own(level: str) -> None:
    irad("cc", level, "-c", PLAIN, "-o", "ours.o")
    clang(level, "-c", PLAIN, "-o", "theirs.o")
    ours, theirs = sections("ours.o"), sections("theirs.o")
    assert ours.keys() - theirs.keys() == {BITCODE, HOW_BUILT}
    differing = {n for n in theirs if ours[n] != theirs[n]}
    assert differing <= {".shstrtab", ".strtab"}  # the names of the new sections


def test_program_without_marks_is_the_linkers_own() -> None:
    irad("cc", "-O2", "-c", PLAIN, "-o", "plain.o")
    irad("cc", "plain.o", "-o", "ours")
    clang("plain.o", "-o", "theirs")
    assert Path("ours").read_bytes() == Path("theirs").read_bytes()
    assert output("ours") == "42\n"


@pytest.mark.parametrize("words", ["--version", "--cflags", "cache info", "cc -c {} -o plain.o", "cc {} -o plain"])
def test_engine_is_imported_only_to_differentiate(words: str) -> None:
    """Build systems run the driver for each file: those without derivatives do not wait for the engine's import."""
    look = "import sys\nfrom irad.cli.main import main\nstatus = main(sys.argv[1:])\n"
    look += "print(status, [name for name in sys.modules if name.startswith(('irad.adjoint', 'irad.aot'))])"
    command = [sys.executable, "-c", look, *words.format(PLAIN).split()]
    surroundings = os.environ | {"PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "0 []"


def test_bitcode_stays_out_of_programs() -> None:
    irad("cc", "-O2", PLAIN, "-o", "plain")
    irad("cc", "-O2", PROGRAMS / "scalar.c", "-o", "scalar")
    for program in ("plain", "scalar"):
        assert not {name for name in sections(program) if "irad" in name or "llvm" in name or "debug" in name}


def test_debug_information_only_where_asked_for() -> None:
    irad("cc", "-O1", "-g", PROGRAMS / "scalar.c", "-o", "with")
    assert ".debug_info" in sections("with")


def test_level_of_the_objects_holds_where_the_link_step_names_none() -> None:
    for level in ("-O0", "-O2"):
        irad("cc", level, "-c", PROGRAMS / "memory.c", "-o", f"memory{level}.o")
        irad("cc", f"memory{level}.o", "-o", f"program{level}", "-lm")
        assert output(f"program{level}") == expected(PROGRAMS / "memory.c")
    assert len(sections("program-O2")[".text"]) < len(sections("program-O0")[".text"])


def test_shared_library_shows_only_its_own_names() -> None:
    Path("library.c").write_text(LIBRARY)
    Path("user.c").write_text(USER)
    irad("cc", "-O2", "-fPIC", "-shared", "library.c", "-o", "libgradient.so", "-lm")
    irad("cc", "user.c", "-L.", "-lgradient", "-Wl,-rpath,$ORIGIN", "-o", "program")
    assert output("program") == GRADIENT
    listed = {
        s.name for s in Elf(Path("libgradient.so").read_bytes(), "libgradient.so").symbols() if not s.is_local
    }
    assert "gradient" in listed and not {n for n in listed if n.startswith(("irad", "__irad", "__enzyme"))}


@pytest.mark.skipif(shutil.which("ar") is None, reason="binutils' ar makes the archive")
@pytest.mark.parametrize("how", [("libkernel.a",), ("-L.", "-lkernel")])
def test_kernel_in_an_archive(how: tuple[str, ...]) -> None:
    Path("other.c").write_text("int iterate_other(void) { return 1; }\n")
    irad("cc", "-O2", "-c", KERNEL, "-o", "kernel.o")
    irad("cc", "-O2", "-c", "other.c", "-o", "other.o")
    done = subprocess.run(
        ["ar", "rcs", "libkernel.a", "kernel.o", "other.o"], capture_output=True, check=True
    )
    assert not done.stderr
    irad("cc", "-O2", CALLER, *how, "-o", "program", "-lm")
    assert output("program") == expected(CALLER)


def test_objects_of_other_compilers_join_in() -> None:
    Path("helper.c").write_text("double weight(double x) { return 2 * x; }\n")
    Path("main.c").write_text("""
        #include <irad.h>
        #include <stdio.h>
        double weight(double);
        static double square(double x) { return x * x; }
        int main(void) { printf("%g\\n", weight(__irad_autodiff((void *)square, 3.0))); return 0; }
    """)
    clang("-c", "helper.c", "-o", "helper.o")
    irad("cc", "main.c", "helper.o", "-o", "program")
    assert output("program") == "12\n"


def test_thread_locals() -> None:
    Path("main.c").write_text("""
        #include <irad.h>
        #include <stdio.h>
        static _Thread_local int count;
        static double square(double x) { count++; return x * x; }
        int main(void) {
            double d = __irad_autodiff((void *)square, 3.0);
            printf("%g %d\\n", d, count);
            return 0;
        }
    """)
    subprocess.run([sys.executable, "-m", "irad.cli", "cc", "-O1", "main.c", "-o", "program"], check=True)
    assert output("program") == "6 1\n"


def test_definitions_and_include_paths() -> None:
    Path("include").mkdir()
    Path("include/factor.h").write_text("#define FACTOR OTHER\n")
    Path("main.c").write_text("""
        #include <irad.h>
        #include <factor.h>
        #include <stdio.h>
        static double f(double x) { return FACTOR * x; }
        int main(void) { printf("%g\\n", __irad_autodiff((void *)f, 3.0)); return 0; }
    """)
    irad("cc", "-Iinclude", "-D", "OTHER=5", "main.c", "-oprogram")
    assert output("program") == "5\n"
    Path("arguments").write_text("-Iinclude -DOTHER=7 main.c -o program")
    irad("cc", "@arguments")
    assert output("program") == "7\n"


def test_language_by_option() -> None:
    shutil.copy(PROGRAMS / "scalar.c", "scalar.text")
    irad("cc", "-x", "c", "scalar.text", "-o", "program")
    assert output("program") == expected(PROGRAMS / "scalar.c")


def test_dependency_files_name_the_object() -> None:
    irad("cc", "-MD", "-c", PLAIN, "-o", "made.o")
    assert Path("made.d").read_text().startswith("made.o:")


def test_what_makes_no_object_is_left_to_clang(capfd: pytest.CaptureFixture[str]) -> None:
    irad("cc", "-E", PLAIN)
    assert "int main(void)" in capfd.readouterr().out
    irad("cc", "-O1", "-S", "-emit-llvm", PROGRAMS / "scalar.c", "-o", "scalar.ll")
    assert "@__irad_autodiff" in Path("scalar.ll").read_text()
    irad("cc", "--version")
    assert "clang version" in capfd.readouterr().out


def test_clangs_own_errors_and_statuses(capfd: pytest.CaptureFixture[str]) -> None:
    Path("bad.c").write_text("int main(void) { return missing; }\n")
    assert main(["cc", "-c", "bad.c"]) == 1
    said = capfd.readouterr().err
    assert said.count("error: use of undeclared identifier 'missing'") == 1
    assert not Path("bad.o").exists()
    assert main(["cc", "bad.c", "-o", "bad"]) == 1
    assert main(["cc", "nowhere.c"]) == 1
    assert not Path("bad").exists() and not Path("a.out").exists()


def test_registrations_with_unknown_names(capsys: pytest.CaptureFixture[str]) -> None:
    Path("program.c").write_text(
        "#include <irad.h>\ndouble g(double x) { return x; }\nvoid *__irad_inactive_fn_g = (void *)g;\n"
        "double f(double x) { return __irad_autodiff(g, x); }\n"
    )
    assert main(["cc", "-shared", "-fPIC", "program.c", "-o", "program.so"]) == 1
    said = capsys.readouterr().err
    assert "'__irad_inactive_fn_g' registers nothing that irad knows: it has __irad_register_gradient_NAME," in said


def test_warnings_come_once(capfd: pytest.CaptureFixture[str]) -> None:
    Path("warn.c").write_text("int main(void) { int unused; return 0; }\n")
    irad("cc", "-Wall", "warn.c", "-o", "program", "-lm")
    assert capfd.readouterr().err.count("warning:") == 1
    Path("marked.c").write_text(LIBRARY + USER.replace("printf", "int unused; printf"))
    irad("cc", "-Wall", "marked.c", "-o", "program", "-lm")
    assert capfd.readouterr().err.count("warning:") == 1 and output("program") == GRADIENT
    body = LIBRARY.replace("s *", "other(s) *").replace("double s", "int unused; double s")
    Path("refused.c").write_text(f"double other(double);\n{body}")
    assert main(["cc", "-shared", "-fPIC", "-Wall", "refused.c"]) == 1
    said = capfd.readouterr().err
    assert said.count("warning:") == said.count("error: cannot differentiate the call of 'other'") == 1


@pytest.mark.parametrize("warnings", [(), ("-Wall", "-Werror"), ("-w",), ("-Wno-unknown-attributes",)])
def test_attributes_are_heard_without_a_warning(
    warnings: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    """However the compiler is asked to speak, in a program of one command and in one of objects."""
    attribute = "#define QUIET [[irad::inactive]]\nQUIET double kept(double x);\n"
    Path("marked.c").write_text(attribute + LIBRARY + "double kept(double x) { return x * 0; }\n" + USER)
    line = ("-std=c2x", "-O1", *warnings)
    for step in ((*line, "marked.c", "-o", "program"), (*line, "-c", "marked.c"), ("marked.o", "-o", "program")):
        irad("cc", *step, "-lm")
        assert "attribute" not in capfd.readouterr().err
        assert "-o" not in step or output("program") == GRADIENT


def test_attributes_of_others_are_still_warned_of(capfd: pytest.CaptureFixture[str]) -> None:
    Path("marked.c").write_text("__attribute__((strange)) int other;\n" + LIBRARY + USER)
    irad("cc", "marked.c", "-o", "program", "-lm")
    said = capfd.readouterr().err
    assert said.count("warning:") == 1 and "unknown attribute 'strange' ignored" in said
    assert output("program") == GRADIENT


def test_sources_are_compiled_once_for_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("library.c").write_text(LIBRARY)
    Path("user.c").write_text(USER)
    commands, run = [], subprocess.run

    def noted(command: list[str], **settings: object) -> object:
        commands.append([str(word) for word in command])
        return run(command, **settings)  # type: ignore[call-overload]

    with monkeypatch.context() as patch:
        patch.setattr("irad.cli.driver.subprocess.run", noted)
        irad("cc", "-O2", "library.c", "user.c", "-o", "program", "-lm")
    assert [sum(name in command for command in commands) for name in ("library.c", "user.c")] == [1, 1]
    assert output("program") == GRADIENT


@pytest.mark.skipif(shutil.which("cmake") is None, reason="cmake drives the build")
def test_cmake() -> None:
    shutil.copy(KERNEL, "kernel.c")
    shutil.copy(CALLER, "caller.c")
    Path("CMakeLists.txt").write_text("""
        cmake_minimum_required(VERSION 3.13)
        project(p C)
        add_library(kernel STATIC kernel.c)
        add_executable(program caller.c)
        target_link_libraries(program kernel m)
    """)
    driver = Path(sys.executable).parent / "irad-cc"
    assert driver.is_file()
    subprocess.run(
        ["cmake", "-S", ".", "-B", "build", f"-DCMAKE_C_COMPILER={driver}"], check=True, capture_output=True
    )
    subprocess.run(["cmake", "--build", "build"], check=True, capture_output=True)
    assert output("build/program") == expected(CALLER)


# the parts


def test_command_line() -> None:
    line = parse(
        ["-O2", "-I", "inc", "a.c", "-x", "c++", "b.c", "-x", "none", "c.o", "-ofoo", "-L", "d", "-lm", "-g"]
    )
    assert [i.value for i in line.sources] == ["a.c", "b.c"]
    assert [i.value for i in line.inputs] == ["a.c", "b.c", "c.o"]
    assert line.inputs[1].is_cxx and not line.inputs[0].is_cxx
    assert line.output == "foo" and line.level == 2 and line.debug and line.makes_objects
    assert json.dumps([w for i in line.items for w in i.words]) == json.dumps(
        ["-O2", "-I", "inc", "a.c", "-x", "c++", "b.c", "-x", "none", "c.o", "-ofoo", "-L", "d", "-lm", "-g"]
    )


@pytest.mark.parametrize(
    ("options", "level"),
    [
        ([], 0),
        (["-O"], 1),
        (["-O0"], 0),
        (["-O1"], 1),
        (["-O3"], 3),
        (["-Os"], 2),
        (["-Ofast"], 3),
        (["-O3", "-O0"], 0),
    ],
)
def test_optimisation_levels(options: list[str], level: int) -> None:
    assert parse([*options, "a.c"]).level == level


@pytest.mark.parametrize(
    ("options", "debug"), [([], False), (["-g"], True), (["-g", "-g0"], False), (["-ggdb"], True)]
)
def test_debug_options(options: list[str], debug: bool) -> None:
    assert parse([*options, "a.c"]).debug is debug


@pytest.mark.parametrize(
    "option", ["-E", "-S", "-M", "-fsyntax-only", "-emit-llvm", "-print-search-dirs", "-###"]
)
def test_no_objects(option: str) -> None:
    assert not parse([option, "a.c"]).makes_objects


def test_added_sections_can_be_read_and_are_dropped_by_linkers() -> None:
    clang("-c", PLAIN, "-o", "plain.o")
    before = Path("plain.o").read_bytes()
    after = add_sections(before, "plain.o", {".one": b"first", ".two": b"\0" * 1000})
    found = {s.name: s.data for s in Elf(after, "plain.o").sections}
    assert found[".one"] == b"first" and found[".two"] == b"\0" * 1000
    assert {s.name for s in Elf(before, "plain.o").sections} | {".one", ".two"} == found.keys()
    Path("more.o").write_bytes(after)
    clang("more.o", "-o", "program")
    assert output("program") == "42\n" and ".one" not in sections("program")


def test_sections_only_for_elf() -> None:
    with pytest.raises(InputError, match=r"^x is not a 64-bit little-endian ELF file$"):
        add_sections(b"something else", "x", {})


def test_assembly_that_cannot_be_assembled_is_told(capfd: pytest.CaptureFixture[str]) -> None:
    Path("wrong.c").write_text(LIBRARY + 'void wrong(void) { __asm__("no_such_word"); }\n')
    assert main(["cc", "-O1", "wrong.c", "-shared", "-fPIC", "-o", "wrong.so"]) == 1
    assert "cannot generate code for what has assembly in it: error: <inline asm>:1:" in capfd.readouterr().err
    assert not Path("wrong.so").exists()
