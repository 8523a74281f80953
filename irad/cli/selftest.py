"""``irad selftest``: one gradient through each front end and runtime that is here."""

from __future__ import annotations

import argparse
import ctypes
import importlib.util
import math
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from irad import runtime
from irad.adjoint.driver import Differentiator
from irad.backend.jit import JitLibrary
from irad.backend.openmp import find_openmp
from irad.backend.target import host_target, parse_module
from irad.cli import driver
from irad.errors import IradError, ToolError
from irad.facts.call_classifier import CallClassifier
from irad.facts.function_facts import ModuleFacts
from irad.facts.request import DiffRequest
from irad.frontends.bitcode import load_bytes
from irad.frontends.c.compile import compile_c
from irad.frontends.fortran.compile import compile_fortran
from irad.frontends.rust import compile_rust, find_rustc
from irad.frontends.toolchain import find_compiler, find_fortran
from irad.options import Options
from irad.pipeline import prepare, read
from irad.rules.registry import Registry
from irad.storage import scratch

_DESCRIPTION = """\
Prove the installation: differentiate one small function through each front end and runtime that is here,
and say what is missing and how to get it. Exit status 0 if what is essential works (LLVM, the engine,
irad's runtime); front ends for languages that you do not use may be missing, unless --require names them.
"""
#: f(x) = x sin(x) at 2, whose derivative is sin(2) + 2 cos(2)
_POINT = 2.0
_EXPECTED = math.sin(2.0) + 2.0 * math.cos(2.0)
_IR = """
define double @f(double %x) {
  %s = call double @sin(double %x)
  %r = fmul double %x, %s
  ret double %r
}
declare double @sin(double)
"""
#: 20 steps of p -> p sin(p), which needs a tape
_LOOP = """
define double @f(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = phi double [ %x, %entry ], [ %q, %loop ]
  %s = call double @sin(double %p)
  %q = fmul double %p, %s
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret double %q
}
declare double @sin(double)
"""
_C = "#include <math.h>\ndouble f(double x) { return x * sin(x); }\n"
_CXX = '#include <cmath>\nextern "C" double f(double x) { return x * std::sin(x); }\n'
_FORTRAN = "real(8) function f(x) bind(c)\n  real(8), value :: x\n  f = x * sin(x)\nend function\n"
_RUST = '#[no_mangle]\npub extern "C" fn f(x: f64) -> f64 { x * x.sin() }\n'
#: What clang makes of a parallel region of two threads, each of which marks its place.
_PARALLEL = """
define internal void @body(ptr %gtid, ptr %btid, ptr %seen) {
  %thread = call i32 @omp_get_thread_num()
  %place = getelementptr i32, ptr %seen, i32 %thread
  store i32 1, ptr %place
  ret void
}
define void @f(ptr %seen) {
  %gtid = call i32 @__kmpc_global_thread_num(ptr null)
  call void @__kmpc_push_num_threads(ptr null, i32 %gtid, i32 2)
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr null, i32 1, ptr @body, ptr %seen)
  ret void
}
declare i32 @omp_get_thread_num()
declare i32 @__kmpc_global_thread_num(ptr)
declare void @__kmpc_push_num_threads(ptr, i32, i32)
declare void @__kmpc_fork_call(ptr, i32, ptr, ...)
"""
_PROGRAM = """\
#include <irad.h>
#include <math.h>
static double f(double x) { return x * sin(x); }
int main(void) { return fabs(__irad_autodiff((void *)f, 2.0) - (sin(2.0) + 2 * cos(2.0))) > 1e-12; }
"""


@dataclass(frozen=True)
class _Check:
    """One line of the report."""

    name: str
    run: Callable[[Options], str]
    essential: bool = False


class _Missing(Exception):
    """Something that need not be here is not here; says how to get it."""


def add_command(commands: Any) -> None:
    """Describe ``irad selftest`` to argparse."""
    parser = commands.add_parser("selftest", help="prove the installation", description=_DESCRIPTION)
    names = ", ".join(_REQUIRABLE)
    parser.add_argument(
        "--require", type=_names, default=(), metavar="NAMES",
        help=f"fail if one of these is missing; separated by commas, of: {names}",
    )  # fmt: skip
    parser.set_defaults(run=run)


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip().lower() for name in text.split(","))
    for name in names:
        if name not in _REQUIRABLE:
            raise argparse.ArgumentTypeError(f"{name!r} is none of {', '.join(_REQUIRABLE)}")
    return names


def run(parsed: argparse.Namespace, options: Options) -> int:
    """Run all checks, a line for each. Returns 1 if an essential one, a required one, or one of what is here, fails."""
    status = 0
    required = {_REQUIRABLE[name] for name in parsed.require}
    for check in _CHECKS:
        try:
            result, detail = "ok", check.run(options)
        except _Missing as missing:
            result, detail = "missing", str(missing)
        except IradError as error:
            result, detail = "FAILED", str(error)
        except Exception as error:  # whatever a broken installation of something else raises
            result, detail = "FAILED", f"{type(error).__name__}: {error}"
        if result == "FAILED" or (result == "missing" and (check.essential or check.name in required)):
            status = 1
        print(f"{check.name:<22}{result:<9}{detail}", flush=True)
    print(
        "irad works." if status == 0 else "irad does not work here; see the lines that say FAILED or missing."
    )
    return status


def _derivative(
    bitcode: bytes, symbol: str, activities: Sequence[str], options: Options, **surroundings: Any
) -> Any:
    """A compiled gradient as (library, address)."""
    parsed, text = read(str(prepare(parse_module(bitcode))))
    made = Differentiator(ModuleFacts(parsed, CallClassifier(parsed, Registry.default())))
    done = made.derive(DiffRequest(symbol, "gradient", tuple(activities), active_result=True))
    externals = {**runtime.symbols(), **surroundings.pop("externals", {})}
    library = JitLibrary(text + made.additions(), externals=externals, options=options, **surroundings)
    return library, library.address(done.symbol)


def _expect(found: float, wanted: float) -> None:
    if not math.isclose(found, wanted, rel_tol=1e-12):
        raise IradError(f"the gradient is {found!r} and should be {wanted!r}")


def _scalar(bitcode: bytes, options: Options, symbol: str = "f", **surroundings: Any) -> None:
    library, address = _derivative(bitcode, symbol, ("active",), options, **surroundings)
    _expect(
        ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_double)(address)(_POINT, 1.0), _EXPECTED
    )
    del library


def _check_engine(options: Options) -> str:
    _scalar(load_bytes(_IR.encode(), "selftest.ll").bitcode, options)
    number = ".".join(map(str, llvm.llvm_version_info))
    return f"LLVM {number} (llvmlite {llvmlite.__version__}), {host_target().cpu}"


def _check_runtime(options: Options) -> str:
    bitcode = load_bytes(_LOOP.encode(), "selftest.ll").bitcode
    library, address = _derivative(bitcode, "f", ("active", "const"), options)
    call = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_int, ctypes.c_double)(address)
    value, slope = 2.0, 1.0
    for _ in range(20):
        slope *= math.sin(value) + value * math.cos(value)
        value *= math.sin(value)
    _expect(call(2.0, 20, 1.0), slope)
    del library
    return str(runtime.library_path())


def _compiler_name(options: Options) -> str:
    try:
        compiler = find_compiler(options)
    except ToolError as error:
        if error.output:  # it is here, and does not work
            raise
        raise _Missing(error.message) from None
    return f"{'the ziglang wheel' if compiler.is_zig else compiler.c[0]} (clang {compiler.version})"


def _check_c(options: Options) -> str:
    name = _compiler_name(options)
    _scalar(compile_c(text=_C, options=options).bitcode, options)
    return name


def _check_cxx(options: Options) -> str:
    name = _compiler_name(options)
    unit = compile_c(text=_CXX, lang="c++", options=options)
    _scalar(unit.bitcode, options, libraries=unit.libraries)
    return name


def _check_programs(options: Options) -> str:
    _compiler_name(options)
    with scratch() as folder:
        source, program = folder / "selftest.c", folder / "selftest"
        source.write_text(_PROGRAM)
        if driver.run(["-O2", str(source), "-o", str(program), "-lm"], "c", options):
            raise IradError("a program cannot be linked; install a linker and the C library's headers")
        if subprocess.run([str(program)], check=False).returncode:
            raise IradError("a program's gradient is wrong")
    return "irad cc"


def _check_numba(options: Options) -> str:
    if importlib.util.find_spec("numba") is None:
        raise _Missing("pip install irad[numba]")
    import numba

    from irad.frontends.numba.compile import ErrorSlot, lower

    @numba.njit
    def f(x: float) -> float:
        return x * math.sin(x)

    kernel = lower(f, (numba.float64,))
    unit = kernel.unit
    library, address = _derivative(
        unit.bitcode, kernel.entry, ("active", "const"), options, externals=dict(unit.externals)
    )
    call = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_void_p, ctypes.c_double)(address)
    slot = ErrorSlot()
    _expect(call(_POINT, ctypes.addressof(slot), 1.0), _EXPECTED)
    del library
    return f"numba {numba.__version__}"


def _check_fortran(options: Options) -> str:
    try:
        compiler = find_fortran(options)
    except ToolError as error:
        raise _Missing(error.message) from None
    unit = compile_fortran(text=_FORTRAN, options=options)
    _scalar(unit.bitcode, options, libraries=unit.libraries)
    return f"{compiler.path} (flang {compiler.version})"


def _check_rust(options: Options) -> str:
    try:
        compiler = find_rustc(options)
    except ToolError as error:
        raise _Missing(str(error)) from None  # rustup's is there and has no toolchain: it says so
    unit = compile_rust(text=_RUST, options=options)
    _scalar(unit.bitcode, options, libraries=unit.libraries)
    return f"{compiler.path} (rustc {compiler.release})"


def _check_openmp(options: Options) -> str:
    try:
        found = find_openmp(options)
    except ToolError as error:
        raise _Missing(error.message) from None
    library = JitLibrary(_PARALLEL, options=options)
    seen = (ctypes.c_int * 2)()
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(library.address("f"))(ctypes.addressof(seen))
    del library
    if not seen[0]:
        raise IradError(f"a parallel region did not run by {found.path}")
    return f"{found.path} ({found.found}){'' if seen[1] else ', which is limited to one thread'}"


def _check_proofs(options: Options) -> str:
    if importlib.util.find_spec("z3") is None:
        raise _Missing("pip install irad[proofs]; without z3, less is proved of parallel loops, and they take longer")
    import z3

    context = z3.Context()
    number, solver = z3.Int("i", context), z3.Solver(ctx=context)
    solver.add(2 * number == 3)
    if solver.check() != z3.unsat:
        raise IradError("z3 finds a whole number whose double is 3")
    return f"z3 {z3.get_version_string()}"


_CHECKS = (
    _Check("engine", _check_engine, essential=True),
    _Check("runtime", _check_runtime, essential=True),
    _Check("C", _check_c),
    _Check("C++", _check_cxx),
    _Check("programs", _check_programs),
    _Check("Numba", _check_numba),
    _Check("Fortran", _check_fortran),
    _Check("Rust", _check_rust),
    _Check("OpenMP runtime", _check_openmp),
    _Check("proofs", _check_proofs),
)

_REQUIRABLE = {
    "c": "C", "c++": "C++", "programs": "programs", "numba": "Numba", "fortran": "Fortran", "rust": "Rust",
    "openmp": "OpenMP runtime", "proofs": "proofs",
}  # fmt: skip
"""The words of ``--require`` with the checks that they stand for."""
