"""What `irad` says of wrong input: exit status and message, to the letter."""

from __future__ import annotations

import json
import platform
from pathlib import Path

import pytest

from irad.backend.diskcache import DiskCache, content_key
from irad.cli import selftest
from irad.cli.main import main
from irad.frontends.toolchain import keep_text
from irad.options import Options

HEADER = """#include <irad.h>
static double square(double x) { return x * x; }
static double sum(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i]; return s; }
double elsewhere(double);
struct pair { double x, y; };
struct pair __irad_autodiff_pair(void *, ...);
static struct pair both(double x) { struct pair p = {x, x}; return p; }
double g(double x, double *a, double *da, double (*f)(double)) {
"""
CASES = {
    "computed": (
        "return __irad_autodiff((void *)f, x);",
        "9:12: error: cannot tell which function to differentiate; the first argument is not the name of "
        "a function but is "
        "computed when the program runs; pass the function itself, or make the one that contains this "
        "call static inline",
    ),
    "no_body": (
        "return __irad_autodiff((void *)elsewhere, x);",
        "9:12: error: cannot differentiate 'elsewhere'; its body is not in this program; compile its "
        "source with irad cc too",
    ),
    "shadow_missing": (
        "return __irad_autodiff((void *)sum, irad_dup, a, irad_const, 3);",
        "9:12: error: a marker in the wrong place; the shadow of argument 1 of 'sum' was expected and a "
        "marker came; give each "
        "irad_dup argument its shadow, and each marker its argument",
    ),
    "too_few": (
        "return __irad_autodiff((void *)sum, irad_dup, a, da);",
        "9:12: error: too few arguments; argument 2 of 'sum' is missing; give each argument, and a "
        "shadow after each irad_dup one",
    ),
    "too_many": (
        "return __irad_autodiff((void *)square, x, x);",
        "9:12: error: too many arguments for 'square'; 1 of them is left over; pass each of the "
        "function's arguments once, with a "
        "shadow after each irad_dup one",
    ),
    "dup_of_a_number": (
        "return __irad_autodiff((void *)square, irad_dup, x);",
        "9:12: error: irad_dup before argument 1 of 'square'; it is a number by value, whose derivative "
        "is returned; write irad_out",
    ),
    "out_of_a_pointer": (
        "return __irad_autodiff((void *)sum, irad_out, a, irad_const, 3);",
        "9:12: error: irad_out before argument 1 of 'sum'; it is no floating-point number but ptr in "
        "LLVM; write irad_dup for memory "
        "and irad_const for the rest",
    ),
    "dup_of_an_integer": (
        "return __irad_autodiff((void *)sum, irad_dup, a, da, irad_dup, 3);",
        "9:12: error: irad_dup before argument 2 of 'sum'; it is i32 in LLVM, which carries no "
        "derivative; write irad_const",
    ),
    "out_in_a_tangent": (
        "return __irad_fwddiff((void *)square, irad_out, x, 1.0);",
        "9:12: error: irad_out before argument 1 of 'square'; a tangent takes the tangents of its "
        "arguments; write irad_dup, the "
        "value, and its tangent",
    ),
    "wrong_type": (
        "return __irad_autodiff((void *)square, irad_out, 3);",
        "9:12: error: argument 1 has the wrong type; the call passes i32 and the function takes double "
        "(in LLVM's words); cast the "
        "argument to the function's type",
    ),
    "wrong_result": (
        "struct pair p = __irad_autodiff_pair((void *)square, x); return p.x;",
        "9:21: error: the call returns a struct of double, double; the derivative of 'square' is double; "
        "declare a prototype that "
        "returns a number, or a struct of one number per irad_out argument in their order",
    ),
    "no_result": (
        "return __irad_autodiff((void *)sum, irad_dup, a, da, irad_const, 3);",
        "9:12: error: the call returns double; the derivative of 'sum' is nothing; declare a prototype "
        "that returns a number, or a "
        "struct of one number per irad_out argument in their order",
    ),
    "struct_result": (
        "return __irad_autodiff((void *)both, x);",
        "9:12: error: cannot differentiate the result of 'both'; it returns a struct or vector; return a "
        "number, or write the "
        "results through pointers",
    ),
    "unknown_marker": (
        "extern int enzyme_wide; return __irad_autodiff((void *)square, enzyme_wide, x);",
        "9:36: error: unknown marker 'enzyme_wide'; irad has irad_const, irad_out, irad_dup, "
        "irad_dupnoneed, irad_dupv, irad_dupnoneedv, irad_parallel, irad_deterministic, irad_width, "
        "irad_allocated, irad_tape, irad_runtime_activity, irad_primal_return, irad_noret, "
        "irad_const_return, irad_active_return, irad_dup_return, irad_interleave, irad_vector, "
        "irad_scalar; use one of these",
    ),
    "unknown_function": (
        "double __irad_hessian(void *, double); return __irad_hessian((void *)square, x);",
        "9:51: error: unknown function '__irad_hessian'; names that begin with __irad_ or __enzyme_ are "
        "irad's, and it has none like this; use one that docs/c.md lists, or give the program a "
        "definition of it",
    ),
    "width_that_is_computed": (
        "int n = a[0] > 1; return __irad_fwddiff((void *)square, irad_width, n, x, x, x);",
        "9:30: error: irad_width without a number; the number must be known when the program is "
        "compiled; write a positive constant behind irad_width",
    ),
    "width_of_a_gradient": (
        "return __irad_autodiff((void *)square, irad_width, 2, x);",
        "9:12: error: irad_width in a call of __irad_autodiff; gradients are taken in one direction at "
        "a time; call it once for each, or use __irad_fwddiff",
    ),
    "result_of_another_call": (
        "return __irad_augmentfwd((void *)square, irad_primal_return, x) != 0;",
        "9:12: error: irad_primal_return in a call of __irad_augmentfwd; it says nothing of what this "
        "call returns; leave it out",
    ),
    "too_little_room": (
        "return __irad_reverse((void *)square, irad_out, x, irad_allocated, 4, irad_tape, a);",
        "9:12: error: too little room for the tape; it takes 8 bytes and irad_allocated says 4; "
        "allocate 8 bytes",
    ),
    "room_without_a_place": (
        "return __irad_augmentfwd((void *)square, irad_out, x, irad_allocated, 8) != 0;",
        "9:12: error: irad_allocated alone; memory of the program's own for the tape has a size and a "
        "place; write irad_allocated, the number of its bytes, irad_tape, and its address",
    ),
    "tape_of_a_gradient": (
        "return __irad_autodiff((void *)square, irad_out, x, irad_tape, a);",
        "9:12: error: a tape in a call of __irad_autodiff; it keeps nothing for another call; leave "
        "irad_tape and irad_allocated out",
    ),
    "tape_that_is_a_number": (
        "return __irad_reverse((void *)square, irad_out, x, irad_tape, 2.0);",
        "9:12: error: irad_tape before what is no address; __irad_reverse takes what __irad_augmentfwd "
        "returned; pass the tape",
    ),
    "batch_with_shadows": (
        "double __irad_batch(void *, ...); return __irad_batch((void *)sum, irad_width, 1, irad_dup, a, da, 3);",
        "9:46: error: irad_dup before argument 1 of 'sum'; a batch of calls has no derivatives; write "
        "irad_vector before values of which each call has its own, and irad_scalar before the others",
    ),
    "result_of_a_batch": (
        "double __irad_batch(void *, ...); return __irad_batch((void *)square, irad_width, 2, x, x);",
        "9:46: error: the call returns double; the batch of 'square' is a struct of double, double; "
        "declare a prototype that returns a number, or a struct of one number per call in their order",
    ),
    "vector_of_a_gradient": (
        "return __irad_autodiff((void *)square, irad_vector, x);",
        "9:12: error: irad_vector before argument 1 of 'square'; it is for batches of calls alone; "
        "write irad_const, irad_out, irad_dup or irad_dupnoneed",
    ),
    "attribute_of_a_local_variable": (
        "double y __attribute__((irad_inactive)) = x; return __irad_autodiff((void *)square, irad_out, y);",
        "9:5: error: the attribute 'inactive' is not on a function or a global variable; what it says "
        "is kept for these alone; take it away, or put what it is about into a function with the "
        "attribute",
    ),
    "no_tape": (
        "return __irad_reverse((void *)square, irad_out, x);",
        "9:12: error: too few arguments; the tape is missing; give each argument, and a shadow after "
        "each irad_dup one",
    ),
    "tape_of_another_kind": (
        "return __irad_reverse((void *)square, irad_out, x, 1.0, 2.0);",
        "9:12: error: the last argument is not the tape; __irad_reverse takes what __irad_augmentfwd "
        "returned; pass the tape last",
    ),
}


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def message(capfd: pytest.CaptureFixture[str], *arguments: str, status: int = 1) -> str:
    """What `irad` says on stderr, and nothing on stdout."""
    assert main(list(arguments)) == status
    out, err = capfd.readouterr()
    assert not out
    return err


@pytest.mark.parametrize("name", CASES)
def test_marked_calls(name: str, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line, expected = CASES[name]
    Path("source.c").write_text(f"{HEADER}    {line}\n}}\n")
    said = message(capfd, "cc", "-shared", "-fPIC", "source.c", "-o", "library.so")
    column = int(expected.split(":")[1])
    assert said == f"{tmp_path}/source.c:{expected}\n        {line}\n    {' ' * (column - 1)}^\n"
    assert not Path("library.so").exists()


@pytest.mark.parametrize(
    ("attribute", "expected"),
    [
        (
            "__attribute__((noinline, irad_inactiv))",
            "unknown attribute 'irad_inactiv'; irad has irad_inactive, irad_function_like, irad_shouldrecompute, "
            "irad_nofree, irad_sparse_accumulate; use one of these",
        ),
        (
            "[[enzyme::active]]",
            "unknown attribute 'enzyme::active'; irad has irad_inactive, irad_function_like, irad_shouldrecompute, "
            "irad_nofree, irad_sparse_accumulate; use one of these",
        ),
        (
            "__attribute__((irad_function_like))",
            "the attribute 'irad_function_like' is written wrongly; it takes the name of a function; write "
            'irad_function_like("log1p") or its like',
        ),
        (
            "__attribute__((irad_inactive(1)))",
            "the attribute 'irad_inactive(1)' is written wrongly; it takes nothing; write irad_inactive",
        ),
    ],
)
@pytest.mark.parametrize("options", [("-shared", "-fPIC"), ("-c",), ("-c", "-w")])
def test_attributes(
    attribute: str, expected: str, options: tuple[str, ...], capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    Path("source.c").write_text(f"#define QUIET {attribute}\n\nQUIET double f(double x) {{ return x; }}\n")
    said = message(capfd, "cc", "-std=c2x", *options, "source.c", "-o", "made")
    excerpt = "    QUIET double f(double x) { return x; }\n"
    assert said.removeprefix(f"{tmp_path}/") == f"source.c:3: error: {expected}\n{excerpt}"
    assert not Path("made").exists()


@pytest.mark.parametrize("options", [("-shared", "-fPIC"), ("-c",), ("-c", "-w")])
def test_attribute_behind_the_definition(
    options: tuple[str, ...], capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    late = "__attribute__((irad_inactive)) double f(double x);"
    Path("source.c").write_text(f"double f(double x) {{ return x; }}\n{late}\n")
    assert message(capfd, "cc", *options, "source.c", "-o", "made") == (
        "source.c:2: error: an attribute for irad behind the definition; the function has been compiled without it; "
        f"put it on the definition, or on a declaration before it\n    {late}\n"
    )


def test_code_that_cannot_be_differentiated(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    Path("source.c").write_text(
        "#include <irad.h>\ndouble unknown(double);\nstatic double f(double x) {\n    return unknown(x);\n}\n"
        "double g(double x) { return __irad_autodiff((void *)f, x); }\n"
    )
    said = message(capfd, "cc", "-shared", "-fPIC", "source.c", "-o", "library.so")
    assert said.startswith(f"{tmp_path}/source.c:4:12: error: ") and "'unknown'" in said
    assert said.endswith("\n        return unknown(x);\n               ^\n")


SEVERAL = """#include <irad.h>
double one(double), other(double); extern int setjmp(int *); static int where[100];
static double f(double x) { double y = one(x); return x > 1 ? other(y) + one(x) : y; }
static double square(double x) { return x * x; }
static double jumps(double x) { return setjmp(where) ? 0 : x * x; }
double g(double x, double (*unknown)(double)) {
    double s = __irad_autodiff((void *)f, x);
    s += __irad_autodiff((void *)square, x);
    s += __irad_fwddiff((void *)f, x, 1.0);
    s += __irad_autodiff((void *)square, x, x);
    s += __irad_autodiff((void *)unknown, x);
    return s + __irad_autodiff((void *)jumps, irad_deterministic, x);
}
"""
ALL_OF_THEM = [
    (11, "cannot tell which function to differentiate"),
    (3, "cannot differentiate the call of 'one'"),
    (3, "cannot differentiate the call of 'other'"),
    (10, "too many arguments for 'square'"),
    (5, "cannot differentiate a function that calls 'setjmp'"),
]


@pytest.mark.parametrize("words", [("cc", "-shared", "-fPIC", "source.c"), ("opt", "source.bc")])
def test_everything_that_is_refused_is_said(
    words: tuple[str, ...], capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Once each: what stands in the way of several calls, too."""
    Path("source.c").write_text(SEVERAL)
    assert main(["cc", "-g", "-c", "-emit-llvm", "source.c", "-o", "source.bc"]) == 0
    said = message(capfd, *words, "-o", "made")
    lines = [line.partition(": error: ") for line in said.splitlines() if ": error: " in line]
    assert [(int(at.split(":")[1]), text.partition(";")[0]) for at, _, text in lines] == ALL_OF_THEM
    found = [json.loads(line) for line in message(capfd, *words, "-o", "made", "--diagnostics=json").splitlines()]
    assert [(each["line"], each["what"]) for each in found] == ALL_OF_THEM
    (run,) = json.loads(message(capfd, *words, "-o", "made", "--diagnostics=sarif"))["runs"]
    assert [each["ruleId"] for each in run["results"]] == [each["kind"] for each in found]
    assert sorted(rule["id"] for rule in run["tool"]["driver"]["rules"]) == sorted({each["kind"] for each in found})


def test_everything_that_a_plan_is_refused_for_is_said(capfd: pytest.CaptureFixture[str]) -> None:
    Path("source.c").write_text(SEVERAL.replace("static double f", "double f"))
    said = message(capfd, "explain", "source.c", "-f", "f")
    lines = [line.partition(": error: ")[2].partition(";")[0] for line in said.splitlines() if ": error: " in line]
    assert lines == ["cannot differentiate the call of 'one'", "cannot differentiate the call of 'other'"]


def test_function_that_calls_its_own_derivative(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    Path("source.c").write_text(
        "#include <irad.h>\ndouble f(double x) { return x < 1 ? x : __irad_autodiff((void *)f, x - 1); }\n"
    )
    said = message(capfd, "cc", "-shared", "-fPIC", "source.c", "-o", "library.so")
    assert said.split("\n")[0] == (
        f"{tmp_path}/source.c:2:41: error: cannot differentiate 'f'; it calls its own derivative; "
        "differentiate another function"
    )


def test_marker_outside_of_a_marked_call(capfd: pytest.CaptureFixture[str]) -> None:
    Path("source.c").write_text(
        "#include <irad.h>\nstatic double f(double x) { return x; }\n"
        "double g(double x) { return __irad_autodiff((void *)f, irad_out, x) + irad_dup; }\n"
    )
    assert message(capfd, "cc", "-shared", "-fPIC", "source.c", "-o", "library.so") == (
        "error: 'irad_dup' is used in a way that irad cannot replace; it stands outside of a call that asks "
        "for a derivative; call __irad_autodiff and its like directly, with the markers among the arguments\n"
    )


def test_marked_function_that_is_not_called(capfd: pytest.CaptureFixture[str]) -> None:
    Path("source.c").write_text("#include <irad.h>\nvoid *kept = (void *)__irad_autodiff;\n")
    said = message(capfd, "cc", "-shared", "-fPIC", "source.c", "-o", "library.so")
    assert said.startswith("error: '__irad_autodiff' is used in a way that irad cannot replace; it stands outside")


def test_symbol_defined_twice(capfd: pytest.CaptureFixture[str]) -> None:
    text = "#include <irad.h>\nstatic double f(double x) { return x; }\n"
    text += "double g(double x) { return __irad_autodiff((void *)f, x); }\n"
    Path("one.c").write_text(text)
    Path("two.c").write_text(text)
    assert message(capfd, "cc", "-shared", "-fPIC", "one.c", "two.c", "-o", "library.so") == (
        "error: two.c cannot be linked with one.c: Linking globals named 'g': symbol multiply defined!\n"
    )


def test_without_debug_information_the_instruction_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    Path("source.ll").write_text(
        "declare double @__irad_autodiff(ptr, ...)\ndeclare double @f(double)\ndefine double @g(double "
        "%x) {\n"
        "  %r = call double (ptr, ...) @__irad_autodiff(ptr @f, double %x)\n  ret double %r\n}\n"
    )
    said = message(capfd, "opt", "source.ll", "-o", "out.bc")
    assert said == (
        "error: cannot differentiate 'f' (in %r = tail call double (ptr, ...) @__irad_autodiff(ptr "
        "nonnull @f, double %x)); "
        "its body is not in this program; compile its source with irad cc too\n"
    )


@pytest.mark.parametrize(
    ("array", "expected"),
    [
        (
            "void *__irad_register_gradient_f[] = {(void *)f, (void *)f};",
            "the array '__irad_register_gradient_f' must hold the function, its augmented forward and "
            "its reverse (and what releases the tape), all known when it is "
            "compiled",
        ),
        (
            "void *__irad_register_gradient_f[] = {(void *)f, (void *)h, (void *)h};",
            "the augmented forward 'h' registered for 'f' takes (double, double); it must take (double) "
            "(in LLVM's words): each pointer is "
            "followed by its shadow, and a reverse takes the adjoint of the result and the tape last",
        ),
        (
            "void *__irad_register_gradient_f[] = {(void *)f, (void *)f, (void *)f};",
            "the augmented forward 'f' registered for 'f' returns double; it must return a struct of "
            "ptr, double",
        ),
        (
            'void *__irad_allocation_like_f[] = {(void *)f, "0,", "-1", (void *)h};',
            "the array '__irad_allocation_like_f' must hold the function, the positions of its sizes "
            '("0", or "0,1" for a product), what the release function takes ("-1" is the block, and a number '
            "that argument of the function), and the release function, all known when it is compiled",
        ),
        (
            '__attribute__((irad_function_like("zeta"))) double other(double x) { return x; }',
            "the attribute irad_function_like of 'other' names 'zeta', for which irad has no rule; name a "
            "function of libm",
        ),
        (
            'void *__irad_function_like_f[] = {(void *)f, "zeta"};',
            "the array '__irad_function_like_f' names 'zeta', for which irad has no rule; name a "
            "function of libm",
        ),
        (
            'void *__irad_allocation_like_f[] = {(void *)f, "one", "-1", (void *)h};',
            "the array '__irad_allocation_like_f' must hold the function, the positions of its sizes "
            '("0", or "0,1" for a product), what the release function takes ("-1" is the block, and a number '
            "that argument of the function), and the release function, all known when it is compiled",
        ),
    ],
)
def test_registrations(array: str, expected: str, capfd: pytest.CaptureFixture[str]) -> None:
    Path("source.c").write_text(
        "#include <irad.h>\ndouble f(double x) { return x; }\ndouble h(double x, double y) "
        "{ return x * y; }\n"
        f"{array}\nstatic double k(double x) {{ return f(x); }}\ndouble g(double x) "
        f"{{ return __irad_autodiff((void *)k, x); }}\n"
    )
    assert message(capfd, "cc", "-shared", "-fPIC", "source.c", "-o", "library.so") == f"error: {expected}\n"


# files

VALID = "define double @f(double %x) {\n  ret double %x\n}\n"


def test_missing_input(capfd: pytest.CaptureFixture[str]) -> None:
    assert message(capfd, "opt", "nowhere.bc") == "error: cannot read nowhere.bc: No such file or directory\n"
    assert (
        message(capfd, "explain", "nowhere.ll", "-f", "f")
        == "error: cannot read nowhere.ll: No such file or directory\n"
    )
    assert message(capfd, "explain", "nowhere.c", "-f", "f") == "error: cannot read nowhere.c: no such file\n"
    Path("folder").mkdir()
    assert message(capfd, "opt", "folder") == "error: cannot read folder: Is a directory\n"
    assert message(capfd, "opt", "program.c") == (
        "error: program.c is source, and 'irad opt' takes LLVM IR; 'irad cc' and its like compile and differentiate\n"
    )


def test_malformed_input(capfd: pytest.CaptureFixture[str]) -> None:
    Path("empty.ll").write_text("")
    assert message(capfd, "opt", "empty.ll") == "error: empty.ll is empty\n"
    Path("bad.ll").write_text("define double @f(double %x) {\n  ret float %x\n}\n")
    assert message(capfd, "opt", "bad.ll").startswith("error: bad.ll is not valid LLVM IR: ")
    Path("bad.bc").write_bytes(b"BC\xc0\xde\0\0")
    assert (
        message(capfd, "opt", "bad.bc")
        == "error: bad.bc holds truncated bitcode: a block goes on beyond its end\n"
    )
    Path("bad.o").write_bytes(b"\x7fELF\2\1" + b"\0" * 100)
    assert message(capfd, "opt", "bad.o").startswith("error: bad.o ")


@pytest.mark.parametrize("size", [0.1, 0.5, 0.9, 0.99])
def test_truncated_bitcode(size: float, capfd: pytest.CaptureFixture[str]) -> None:
    Path("good.ll").write_text(VALID)
    assert main(["opt", "good.ll", "-o", "good.bc"]) == 0
    data = Path("good.bc").read_bytes()
    Path("part.bc").write_bytes(data[: int(len(data) * size)])
    said = message(capfd, "opt", "part.bc", "-o", "out.bc")
    assert said.startswith("error: part.bc holds ") and said.count("\n") == 1
    assert not Path("out.bc").exists()


def test_unwritable_output(capfd: pytest.CaptureFixture[str]) -> None:
    Path("good.ll").write_text(VALID)
    assert (
        message(capfd, "opt", "good.ll", "-o", "no/where.bc")
        == "error: cannot write no/where.bc: No such file or directory\n"
    )
    Path("folder").mkdir()
    assert message(capfd, "opt", "good.ll", "-o", "folder") == "error: cannot write folder: Is a directory\n"


# usage


@pytest.mark.parametrize(
    "arguments",
    [
        ("opt", "-O7"),
        ("opt", "--nonsense"),
        ("explain",),
        ("selftest", "more"),
    ],
)
def test_wrong_usage(arguments: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    assert "usage: irad" in message(capfd, *arguments, status=2)


@pytest.mark.parametrize("command", ["opt", "explain", "selftest", "cache", "cc", "c++", "fc"])
def test_help(command: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert capfd.readouterr().out.startswith(f"usage: irad {command} ")


def test_unknown_command(capfd: pytest.CaptureFixture[str]) -> None:
    assert message(capfd, "xyz", "a.o", status=2) == (
        "irad: error: there is no command 'xyz'; the commands are cc, c++, fc, rustc, launch, "
        "ar, ranlib, nm, opt, explain, selftest, cache, manual, completion\n"
    )
    assert "no command 'explian'; did you mean explain?" in message(capfd, "explian", status=2)
    assert "no command 'version'; did you mean --version?" in message(capfd, "version", status=2)
    assert "irad cc ..." in message(capfd, status=2)


def test_sources_of_other_languages(capfd: pytest.CaptureFixture[str]) -> None:
    for command, name, other in (("cc", "a.f90", "fc"), ("c++", "a.rs", "rustc"), ("fc", "a.cpp", "c++")):
        said = f"error: irad {command} does not compile {name}; irad {other} does\n"
        assert message(capfd, command, name, "-o", "a") == said


def test_errors_for_other_programs(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    Path("k.c").write_text(
        "#include <irad.h>\ndouble out(double);\nstatic double f(double x) {\n    return out(x);\n}\n"
        "double df(double x) { return __irad_autodiff((void *)f, x); }\n"
    )
    words = ("cc", "-shared", "-fPIC", "k.c", "-o", "k.so")
    found = json.loads(message(capfd, *words, "--diagnostics=json"))
    assert (found["severity"], found["kind"], found["line"], found["column"]) == ("error", "MissingBody", 4, 12)
    assert found["file"] == f"{tmp_path}/k.c" and found["what"] == "cannot differentiate the call of 'out'"
    assert "no rule" in found["why"] and "compile its source" in found["remedy"]
    (run,) = json.loads(message(capfd, *words, "--diagnostics=sarif"))["runs"]
    (result,) = run["results"]
    assert result["ruleId"] == "MissingBody" == run["tool"]["driver"]["rules"][0]["id"]
    place = result["locations"][0]["physicalLocation"]
    assert place == {"artifactLocation": {"uri": found["file"]}, "region": {"startLine": 4, "startColumn": 12}}
    assert result["message"]["text"] == f"{found['what']}; {found['why']}; {found['remedy']}"
    missing = json.loads(message(capfd, "opt", "no.bc", "-o", "x", "--diagnostics=json"))
    assert (missing["file"], missing["what"]) == (None, "cannot read no.bc: No such file or directory")
    assert message(capfd, "opt", "--diagnostics=xml", status=2) == (
        "irad: error: --diagnostics=xml: it must be one of text, json, sarif\n"
    )


def test_version(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capfd.readouterr().out == "irad 0.1.0\n"


def test_options_of_the_environment(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IRAD_OPT_LEVEL", "much")
    assert message(capfd, "opt", "x.bc") == "error: IRAD_OPT_LEVEL is 'much'; it must be a whole number\n"


def test_no_fortran_compiler(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRAD_FORTRAN_COMPILER", "no-such-flang")
    assert message(capfd, "fc", "x.f90") == (
        "error: the Fortran compiler 'no-such-flang' cannot be run, or is not flang; install LLVM's flang "
        "(Debian and Ubuntu: apt install flang-22; "
        "conda: conda install -c conda-forge flang), or set IRAD_FORTRAN_COMPILER to it\n"
    )


def test_explain(capfd: pytest.CaptureFixture[str]) -> None:
    Path("k.c").write_text(
        "double f(const double *x, int n) "
        "{ double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }\n"
    )
    assert main(["explain", "k.c", "-f", "f"]) == 0
    assert capfd.readouterr().out.startswith("gradient of f\n")
    assert message(capfd, "explain", "k.c", "-f", "h") == (
        "error: k.c defines no function 'h' (static ones vanish by inlining); it defines: f\n"
    )
    assert message(capfd, "explain", "k.c", status=2) == (
        "irad explain: error: which function? say -f NAME; k.c defines: f\n"
    )
    assert message(capfd, "explain", "k.c", "-f", "f", "--activity", "dup") == (
        "error: 'f' has 2 arguments, and 1 activities are given\n"
    )
    assert message(capfd, "explain", "k.c", "-f", "f", "--activity", "dup,some") == (
        "error: unknown activity 'some'; it must be one of const, active, dup, dup_no_need\n"
    )


def test_cache(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    root = tmp_path / "kept"
    monkeypatch.setenv("IRAD_CACHE_DIRECTORY", str(root))
    assert main(["cache", "info"]) == 0
    assert capfd.readouterr().out == f"{root}: nothing is kept\n"
    DiskCache(root).put(content_key(["x"]), bytes(1_499_953))  # and 47 bytes of its own
    keep_text("int x;" * 100_000, ".c", Options(cache_directory=root))
    (root / "of mine").write_text("stays")
    assert main(["cache", "info"]) == 0
    assert capfd.readouterr().out == (
        f"{root}\n       1.5 MB  compiled code and proofs (limit 536.9 MB)\n"
        "       0.6 MB  sources: source text that was given as a string\n"
    )
    assert main(["cache", "clear"]) == 0
    assert [path.name for path in root.rglob("*") if path.is_file()] == ["of mine"]


@pytest.mark.filterwarnings("default")
def test_a_cache_that_others_could_change(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    root = tmp_path / "open"
    root.mkdir()
    root.chmod(0o777)
    monkeypatch.setenv("IRAD_CACHE_DIRECTORY", str(root))
    assert message(capfd, "cache", "clear") == (
        f"irad: warning: irad does not use the cache directory {root}: other users may write to it; close it "
        "(chmod go-w) or set IRAD_CACHE_DIRECTORY to a directory of your own\n"
        f"error: {root} is not a directory of this user alone: it is not used\n"
    )


def test_selftest(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest"]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert lines[-1] == "irad works."
    results = {line[:22].strip(): line[22:31].strip() for line in lines[:-1]}
    assert results["engine"] == results["runtime"] == "ok"
    assert set(results.values()) <= {"ok", "missing"}


def test_what_the_selftest_requires(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "_CHECKS", [c for c in selftest._CHECKS if c.name in ("engine", "Fortran")])
    monkeypatch.setenv("IRAD_FORTRAN_COMPILER", "no-such-flang")
    assert main(["selftest"]) == 0
    assert main(["selftest", "--require", "fortran"]) == 1
    assert "irad does not work here" in capfd.readouterr().out
    assert "argument --require: 'cobol' is none of c, c++, programs, numba, fortran, rust, openmp, proofs" in message(
        capfd, "selftest", "--require", "c,cobol", status=2
    )


@pytest.mark.skipif(platform.machine() != "x86_64", reason="LLVM ends the process over processors of 32 bits")
def test_a_processor_over_which_llvm_would_end_the_process(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "f.ll"
    path.write_text("define double @f(double %x) {\n  ret double %x\n}\n")
    said = "error: LLVM cannot compile for the processor 'no-such'; 'native' is this machine's\n"
    assert message(capfd, "opt", str(path), "-O", "2", "--cpu", "no-such") == said


def test_a_compiler_that_does_not_work_shows_what_it_says(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "clang"
    broken.write_text("#!/bin/sh\necho 'libfoo.so: cannot open' >&2\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("IRAD_COMPILER", str(broken))
    assert message(capfd, "cc", "x.c") == (
        f"error: the C compiler {broken} does not say its version\nlibfoo.so: cannot open\n"
    )
    monkeypatch.setattr(selftest, "_CHECKS", [c for c in selftest._CHECKS if c.name == "C"])
    assert main(["selftest"]) == 1
    assert f"FAILED   the C compiler {broken} does not say its version\nlibfoo.so" in capfd.readouterr().out
