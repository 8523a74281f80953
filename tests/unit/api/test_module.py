"""Compiling, loading, and finding functions."""

import ctypes
import shutil
import subprocess
import sys

import cffi
import numpy as np
import pytest

import irad

KERNEL = """
double f(const double *x, double a, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a * x[i] * x[i];
    return s;
}
static double w = 3;
void set_w(double v) { w = v; }
double g(double x) { return w * x * x; }
"""

X = np.array([1.0, 2.0, 3.0])


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    clang = shutil.which("clang-22") or shutil.which("clang")
    command = [clang] if clang else [sys.executable, "-m", "ziglang", "cc"]
    folder = tmp_path_factory.mktemp("library")
    source, target = folder / "k.c", folder / "libk.so"
    source.write_text(KERNEL)
    subprocess.run(
        [*command, "-O2", "-g", "-shared", "-fPIC", "-fembed-bitcode=all", str(source), "-o", str(target)],
        check=True,
    )
    return target


def test_functions_are_attributes_and_items(mod):
    assert mod.weigh is mod["weigh"]
    assert "weigh" in dir(mod) and "weigh" in mod
    assert mod.weigh.name == mod.weigh.symbol == "weigh"


def test_signature_by_debug_information(mod):
    assert str(mod.weigh.signature) == "double weigh(const double *x, double a, int n)"
    arguments = mod.weigh.signature.arguments
    assert [(a.name, a.kind, a.dtype) for a in arguments] == [
        ("x", "pointer", np.dtype("f8")), ("a", "float", np.dtype("f8")), ("n", "int", np.dtype("i4")),
    ]  # fmt: skip
    assert not arguments[0].written and mod.square.signature.arguments[1].written


def test_functions_are_callable(mod):
    assert mod.weigh(X, 2.0, 3) == pytest.approx(2 * np.sum(np.sin(X) * X), rel=1e-14)
    assert mod.count(X - 1.5, 3) == 2
    assert mod.power(2.0, 200) == 2.0**200
    y = np.zeros(3)
    assert mod.square(X, y, 3) is None
    np.testing.assert_array_equal(y, X * X)


def test_small_integers_are_extended_by_their_sign():
    source = (
        "double widen(unsigned char a, signed char b, unsigned short c, _Bool d) { return a + b + c + d; }"
    )
    widen = irad.compile(source, lang="c").widen
    assert widen(200, -100, 60000, True) == 60101.0


def test_unsigned_results():
    module = irad.compile(
        "unsigned f(unsigned x) { return x; } unsigned long g(void) { return -1; }", lang="c"
    )
    assert module.f(4000000000) == 4000000000
    assert module.g() == 2**64 - 1


def test_unknown_function_names_near_matches(mod):
    with pytest.raises(irad.UsageError, match=r"has no function 'wiegh'; did you mean weigh\?"):
        mod["wiegh"]
    with pytest.raises(AttributeError, match="did you mean weigh"):
        _ = mod.wiegh


def test_declared_only_and_static_functions_are_explained():
    module = irad.compile("double other(double); double f(double x) { return other(x); }", lang="c")
    with pytest.raises(irad.UsageError, match="only declared here"):
        module["other"]


def test_variables_are_shared_with_derivatives(mod):
    df = irad.autodiff(mod.times_factor)
    mod.set_factor(3.0)
    assert df(2.0) == 12.0
    mod.set_factor(5.0)
    assert df(2.0) == 20.0 and mod.times_factor(2.0) == 20.0


def test_several_files_link(tmp_path):
    (tmp_path / "a.c").write_text("double g(double x); double f(double x) { return x * g(x); }")
    (tmp_path / "b.c").write_text("#include <math.h>\ndouble g(double x) { return exp(x); }")
    module = irad.compile([tmp_path / "a.c", str(tmp_path / "b.c")], flags="-O1")
    assert irad.grad(module.f)(0.5) == pytest.approx(np.exp(0.5) * 1.5, rel=1e-14)


def test_cpp_functions_by_source_name():
    module = irad.compile("double cube(double x) { return x * x * x; }", lang="c++")
    assert module.cube.symbol == "_Z4cubed"
    assert irad.grad(module.cube)(2.0) == 12.0


IR = """
define double @f(ptr %x, double %a, i32 %n) {
  %v = load double, ptr %x
  %w = fmul double %v, %v
  %r = fmul double %w, %a
  ret double %r
}
"""


def test_prototypes_stand_in_for_debug_information(tmp_path):
    path = tmp_path / "k.ll"
    path.write_text(IR)
    bare = irad.compile(path)
    with pytest.raises(irad.UsageError, match=r"not known whether argument 'arg0' \(ptr\) leads to floating"):
        irad.autodiff(bare.f)
    dx = np.zeros(3)
    assert irad.autodiff(bare.f, irad.Dup, irad.Active, irad.Const)(X, dx, 2.0, 3) == 1.0
    assert dx[0] == 4.0
    told = irad.compile(path, prototypes="double f(const double *x, double a, int n);")
    assert str(told.f.signature) == "double f(const double *x, double a, int n)"
    np.testing.assert_array_equal(irad.grad(told.f, wrt="x")(X, 2.0, 3), [4.0, 0, 0])


def test_libraries_of_ir(tmp_path):
    """`-l` names them for .ll and .bc files as for sources; C++'s own is there without a word."""
    text = "declare double @twice(double)\ndefine double @f(double %x) {\n  %y = call double @twice(double %x)\n"
    path, other = tmp_path / "f.ll", tmp_path / "twice.c"
    path.write_text(text + "  ret double %y\n}\n")
    other.write_text("double twice(double x) { return 2 * x; }\n")
    subprocess.run(["cc", "-shared", "-fPIC", str(other), "-o", str(tmp_path / "libtwice.so")], check=True)
    assert irad.compile(path, flags=f"-L{tmp_path} -ltwice")["f"](1.5) == 3.0
    source = tmp_path / "g.cpp"
    source.write_text('#include <stdexcept>\nextern "C" double g(double x) { if (x < 0) throw 1; return x * x; }\n')
    made = irad.compile(source, flags="-O1")
    module = tmp_path / "g.bc"
    module.write_bytes(made._source.unit(()).bitcode)
    program = f"import irad; print(irad.grad(irad.compile({str(module)!r}, flags='-lstdc++')['g'])(3.0))"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "6.0\n"


def test_prototype_that_does_not_fit_is_refused(tmp_path):
    path = tmp_path / "k.ll"
    path.write_text(IR)
    module = irad.compile(path, prototypes="double f(const double *x, float a, int n);")
    with pytest.raises(
        irad.UsageError,
        match="argument 'a' of f is double in the compiled code, but the prototype says float",
    ):
        module["f"]
    module = irad.compile(path, prototypes="double f(const double *x);")
    with pytest.raises(
        irad.UsageError, match="f has 3 parameters in the compiled code, but the prototype tells of 1"
    ):
        module["f"]


def test_struct_by_value_is_refused_by_name():
    module = irad.compile(
        "typedef struct { double a, b; } pair; double f(pair p) { return p.a * p.b; }", lang="c"
    )
    with pytest.raises(irad.UsageError, match="argument 'p' of f is passed by value as a pair"):
        module["f"]


def test_loaded_library(library):
    module = irad.load(library)
    np.testing.assert_array_equal(irad.grad(module.f)(X, 2.0, 3), 4 * X)


@pytest.mark.parametrize("form", ["ctypes", "cffi", "address"])
def test_functions_by_pointer(library, form):
    loaded = ctypes.CDLL(str(library))
    if form == "cffi":
        ffi = cffi.FFI()
        ffi.cdef("double f(const double *, double, int); double g(double); void set_w(double);")
        loaded = ffi.dlopen(str(library))
    else:
        loaded.set_w.argtypes = [ctypes.c_double]
    f, g = loaded.f, loaded.g
    if form == "address":
        f, g = (ctypes.cast(p, ctypes.c_void_p).value for p in (f, g))
    np.testing.assert_array_equal(irad.grad(f)(X, 2.0, 3), 4 * X)
    for value in (3.0, 5.0):
        loaded.set_w(value)
        assert irad.grad(g)(2.0) == 4 * value


def test_what_cannot_be_differentiated():
    with pytest.raises(irad.UsageError, match=r"cannot differentiate .*; decorate it with numba.njit"):
        irad.grad(lambda x: x)
    with pytest.raises(irad.UsageError, match="cannot differentiate 'f'"):
        irad.grad("f")
    with pytest.raises(irad.InputError, match="no library holds the address"):
        irad.grad(1)


def test_unknown_suffix(tmp_path):
    with pytest.raises(irad.UsageError, match=r"the language of .*k\.xyz is not known by its suffix"):
        irad.compile(tmp_path / "k.xyz")
    with pytest.raises(irad.InputError, match="it is a directory; give its files"):
        irad.compile(tmp_path)


def test_text_without_a_language():
    with pytest.raises(irad.UsageError, match="this looks like source text, not a path"):
        irad.compile("double f(double x) { return x; }")


def test_options_of_one_derivative(mod):
    """With a promise that arguments never overlap, addresses need no other version."""
    memory, shadow = np.ones(8), np.array([0.0] * 4 + [1.0] * 4)
    df = irad.autodiff(mod.square, options=irad.Options(assume_noalias=True, cache=False))
    at, shadow_at = memory.ctypes.data, shadow.ctypes.data
    df(at, shadow_at, at + 32, shadow_at + 32, 4)
    np.testing.assert_array_equal(shadow, [2.0] * 4 + [0.0] * 4)


def test_source_text_is_called_so() -> None:
    module = irad.compile("double f(double x) { return x; }", lang="c")
    assert repr(module) == "<irad.Module the source text: f>"
    with pytest.raises(AttributeError, match="the source text has no function 'g'; there are: f"):
        module.g  # noqa: B018


def test_thread_local_variables_are_in_the_way_of_those_alone_that_reach_them() -> None:
    module = irad.compile(
        """
        _Thread_local double memo = 1.0;
        static double total;
        double plain(double x) { total += x; return x * x; }
        static __attribute__((noinline)) double uses(double x) { memo += x; return memo * x; }
        double reaches(double x) { total += x; return uses(x); }
        double (*row[2])(double) = {plain, reaches};
        double by_number(int i, double x) { return row[i & 1](x); }
        """,
        lang="c",
    )
    assert module.plain(3.0) == 9.0 and irad.grad(module.plain)(3.0) == 6.0
    for call in (
        lambda: module.reaches(3.0),
        lambda: irad.grad(module.reaches)(3.0),
        lambda: module.by_number(0, 3.0),
        lambda: irad.grad(module.by_number, wrt="x")(0, 3.0),
    ):
        with pytest.raises(irad.InputError, match="the thread-local variable 'memo'"):
            call()
