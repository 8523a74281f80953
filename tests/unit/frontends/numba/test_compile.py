"""The Numba front end: what it lowers computes what the dispatcher computes."""

from __future__ import annotations

import collections
import ctypes
import dataclasses
import math
import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from llvmlite import binding
from numba import cfunc, njit, prange, stencil, typeof, types, vectorize
from numba.core.event import install_recorder

from irad import runtime
from irad.frontends.numba import compile as frontend

_C = {"double": ctypes.c_double, "float": ctypes.c_float, "ptr": ctypes.c_void_p, "void": None,
      "i64": ctypes.c_int64, "i32": ctypes.c_int32, "i16": ctypes.c_int16, "i8": ctypes.c_int8}  # fmt: skip


@pytest.fixture(scope="module", autouse=True)
def native_target() -> None:
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()


def optimise(kernel: frontend.NumbaKernel) -> Any:
    module = binding.parse_bitcode(kernel.module_text_or_bitcode)
    machine = binding.Target.from_triple(binding.get_process_triple()).create_target_machine(opt=2)
    options = binding.create_pipeline_tuning_options(speed_level=2)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = False
    builder = binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    module.verify()
    return module


class Compiled:
    """A lowered kernel, optimised and compiled, called as the engine would call it."""

    def __init__(self, kernel: frontend.NumbaKernel, *, optimised: bool = True) -> None:
        self.kernel = kernel
        module = optimise(kernel) if optimised else binding.parse_bitcode(kernel.module_text_or_bitcode)
        self.text = str(module)
        machine = binding.Target.from_triple(binding.get_process_triple()).create_target_machine(jit=True)
        self.jit = binding.create_lljit_compiler(machine)
        library = (
            binding.JITLibraryBuilder().add_ir(self.text).export_symbol(kernel.entry).add_current_process()
        )
        own = {name: address for name, address in runtime.symbols().items() if f"@{name}(" in self.text}
        for name, address in {**own, **kernel.externals}.items():
            library.import_symbol(name, address)
        self.tracker = library.link(self.jit, kernel.entry)
        parameters = [_C[p.type] for p in kernel.parameters]
        self.function = ctypes.CFUNCTYPE(_C[kernel.result.type], *parameters)(self.tracker[kernel.entry])

    def __call__(self, *values: Any) -> Any:
        result = self.kernel.result
        leaves = list(result.leaves()) if result.kind in ("tuple", "complex") else []
        outs = [np.zeros(1, leaf.dtype) for leaf in leaves]
        slot = frontend.ErrorSlot(99, 99)
        returned = self.function(
            *self.kernel.flatten(values), *(out.ctypes.data for out in outs), ctypes.addressof(slot)
        )
        if slot.status:
            frontend.raise_error(slot)
        assert slot.excinfo is None
        return result.rebuild(iter([out[0] for out in outs])) if outs else returned


def lowered(function: Any, *values: Any) -> Compiled:
    return _lowered(function, frontend.type_of(*values))


@cache
def _lowered(function: Any, arguments: Any) -> Compiled:
    return Compiled(frontend.lower(function, arguments))


def assert_same(function: Any, *values: Any) -> Compiled:
    """Call both; results and arrays must agree."""
    mine = [np.copy(v, order="K") if isinstance(v, np.ndarray) else v for v in values]
    compiled = lowered(function, *values)
    got, expected = compiled(*mine), function(*values)
    np.testing.assert_allclose(np.array(got, float), np.array(expected, float), rtol=1e-14)
    for a, b in zip(mine, values, strict=True):
        if isinstance(a, np.ndarray):
            np.testing.assert_allclose(a, b, rtol=1e-14)
    return compiled


@njit
def square_plus_sine(x):
    return math.sin(x) + x**2


@njit
def apply_and_sum(a):
    t = np.zeros(a.shape[0])
    for i in range(a.shape[0]):
        t[i] = square_plus_sine(a[i])
    return t.sum() + np.dot(t, t)


@njit
def spread(x):
    return np.median(x) + np.sort(x)[0]


def test_library_functions_that_numba_has_compiled_are_not_compiled_again() -> None:
    values = np.array([3.0, 1.0, 2.0])
    spread(values)
    with install_recorder("numba:compile") as compiled:
        assert_same(spread, values)
    assert not compiled.buffer


def test_scalar() -> None:
    assert_same(square_plus_sine, 0.3)


def test_temporary_array_callee_and_blas() -> None:
    compiled = assert_same(apply_and_sum, np.linspace(0.1, 1.0, 7))
    assert "@NRT_" not in compiled.text
    assert compiled.text.count("call void @free(") == 1


@njit
def mixed(x, n, flag, z):
    if flag:
        return x * n + z.real
    return z.imag - n


@pytest.mark.parametrize("flag", [True, False])
@pytest.mark.parametrize("n", [3, np.int8(-3), np.int16(-300), np.uint8(200), np.int32(7)])
def test_every_kind_of_scalar(flag: bool, n: Any) -> None:
    assert_same(mixed, 1.5, n, flag, 2.0 - 1.0j)
    assert_same(mixed, np.float32(1.5), n, flag, np.complex64(2.0 - 1.0j))


@njit
def scale_into(a, b, factor):
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            b[j, i] = a[i, j] * factor + b[j, i]


def array_with_layout(layout: str, shape: tuple[int, ...], dtype: Any = np.float64) -> np.ndarray:
    if layout == "A":
        large = np.arange(2.0 ** len(shape) * math.prod(shape), dtype=dtype).reshape([2 * n for n in shape])
        return large[tuple(slice(None, None, 2) for _ in shape)]
    return np.arange(float(math.prod(shape)), dtype=dtype).reshape(shape, order=layout)


@pytest.mark.parametrize("left", ["C", "F", "A"])
@pytest.mark.parametrize("right", ["C", "F", "A"])
def test_two_dimensions_of_each_layout(left: str, right: str) -> None:
    a, b = array_with_layout(left, (3, 4)), array_with_layout(right, (4, 3))
    kernel = frontend.lower(scale_into, frontend.type_of(a, b, 1.5))
    assert [spec.layout for spec in kernel.arguments] == [left, right, ""]
    assert [spec.count for spec in kernel.arguments] == [
        5 if side == "A" else 3 for side in (left, right)
    ] + [1]
    expected = b.copy(order="K")
    scale_into(a, expected, 1.5)
    Compiled(kernel)(a, b, 1.5)
    np.testing.assert_array_equal(b, expected)


def test_reversed_view() -> None:
    a, b = np.arange(12.0).reshape(3, 4)[::-1, ::-1], np.zeros((4, 3))
    lowered(scale_into, a, b, 2.0)(a, b, 2.0)
    np.testing.assert_array_equal(b, 2.0 * a.T)


@njit
def weighted_cube(c, w):
    total = 0.0
    for i, v in np.ndenumerate(c):
        total += v * w[i[0]] * i[2]
    return total + c[1].sum() + c.T[0, 0, 1]


@pytest.mark.parametrize("layout", ["C", "F", "A"])
def test_three_dimensions(layout: str) -> None:
    assert_same(weighted_cube, array_with_layout(layout, (2, 3, 4), np.float32), np.array([1.0, 0.5]))


@njit
def zero_dimensional(a):
    a[()] = a[()] * 2.0
    return a.ndim


def test_zero_dimensions() -> None:
    a = np.array(3.0)
    assert lowered(zero_dimensional, a)(a) == 0
    assert a == 6.0


@njit
def complex_norm(a):
    s = 0.0
    for z in a:
        s += abs(z) ** 2
    return s


def test_complex_array() -> None:
    assert_same(complex_norm, np.array([1 + 2j, 3 - 1j]))


@njit
def several_results(x, pair):
    a, (b, n) = pair
    return x * a, (b[0] + n, n > 2), x + 2j


def test_tuples_in_and_out() -> None:
    arguments = (0.5, (2.0, (np.array([1.0, 2.0]), 3)))
    compiled = lowered(several_results, *arguments)
    assert [p.name for p in compiled.kernel.parameters] == [
        "x", "pair.0", "pair.1.0", "pair.1.0.shape0", "pair.1.1", "out0", "out1", "out2", "out3", "error",
    ]  # fmt: skip
    assert compiled(*arguments) == several_results(*arguments) == (1.0, (4.0, True), 0.5 + 2j)


@njit
def complex_result(z):
    return z * z


def test_complex_result_through_a_pointer() -> None:
    compiled = lowered(complex_result, 1.0 + 2.0j)
    assert [p.role for p in compiled.kernel.parameters] == ["real", "imag", "out", "error"]
    assert compiled(1.0 + 2.0j) == -3.0 + 4.0j


@njit
def with_default(x, power=3, scale=None):
    if scale is None:
        return x**power
    return x**power * scale


def test_defaults_take_no_parameter() -> None:
    compiled = lowered(with_default, 2.0)
    assert [p.name for p in compiled.kernel.parameters] == ["x", "error"]
    assert [spec.kind for spec in compiled.kernel.arguments] == ["float", "none", "none"]
    assert compiled(2.0, 3, None) == 8.0
    assert lowered(with_default, 2.0, 2, 0.5)(2.0, 2, 0.5) == 2.0


@njit
def sum_all(first, *rest):
    total = first
    for r in rest:
        total += r
    return total


def test_star_arguments_are_one_tuple() -> None:
    compiled = lowered(sum_all, 1.0, 2.0, 3.0)
    assert [spec.kind for spec in compiled.kernel.arguments] == ["float", "tuple"]
    assert compiled(1.0, (2.0, 3.0)) == 6.0


@njit
def outer(f, x):
    return f(x) + f(2.0 * x)


def test_a_function_as_argument() -> None:
    assert lowered(outer, square_plus_sine, 0.3)(square_plus_sine, 0.3) == outer(square_plus_sine, 0.3)


@njit("float64(float64)")
def declared(x):
    return x / 2.0


@cfunc("float64(float64, float64)")
def callback(x, y):
    return square_plus_sine(x) * y


def test_declared_signature_converts() -> None:
    kernel = frontend.lower(declared, (types.int64,))
    assert kernel.parameters[0].type == "double"
    assert Compiled(kernel)(3.0) == 1.5


def test_cfunc_has_its_own_types() -> None:
    assert Compiled(frontend.lower(callback))(0.3, 2.0) == pytest.approx(callback.ctypes(0.3, 2.0), rel=1e-15)
    with pytest.raises(frontend.NumbaUnsupported, match="not those of the cfunc"):
        frontend.lower(callback, (types.int64, types.float64))


@njit
def recursive(x, n):
    if n == 0:
        return x
    return x * recursive(x, n - 1)


def test_recursion() -> None:
    assert_same(recursive, 1.1, 5)


@njit
def called_with_a_constant(x):
    return recursive(x, 3) + 1.0


@njit
def swings(x, n):
    return x if n == 0 else math.sin(x) * back(0.9 * x, n - 1)


@njit
def back(x, n):
    return 2.0 * x if n == 0 else math.cos(x) + swings(1.1 * x, n - 1)


@njit
def swings_and_back(x, n):
    return swings(x, n) + back(x, 3)


@pytest.mark.parametrize(
    ("function", "values"),
    [(called_with_a_constant, (1.1,)), (swings, (0.7, 4)), (back, (0.7, 5)), (swings_and_back, (0.7, 4))],
)
def test_calls_in_a_circle(function: Any, values: tuple[Any, ...]) -> None:
    assert_same(function, *values)


def test_lowering_a_circle_leaves_numba_s_own_functions_alone() -> None:
    @njit
    def down(x, n):
        return x if n == 0 else up(0.5 * x, n - 1)

    @njit
    def up(x, n):
        return -x if n == 0 else down(3.0 * x, n - 1)

    lowered(down, 1.0, 3)
    assert down(1.0, 3) == -0.75
    assert up(1.0, 3) == 4.5


@njit(parallel=True)
def parallel_sum(a):
    total = 0.0
    for i in prange(a.shape[0]):
        total += a[i] * a[i]
    return total


def test_prange_runs_as_a_loop() -> None:
    assert_same(parallel_sum, np.arange(1.0, 9.0))


# exceptions


class OwnError(Exception):
    pass


@njit
def fails(x, n):
    t = np.zeros(4)
    if n == 1:
        raise ValueError("no such case")
    if n == 2:
        return 1.0 / (x - x) + t[0]
    if n == 3:
        raise OwnError
    if n == 4:
        raise ValueError("computed", x, n)
    if n == 5:
        raise AssertionError
    return x


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5])
def test_the_same_exception(n: int) -> None:
    compiled = lowered(fails, 1.5, n)
    with pytest.raises(Exception) as expected:
        fails(1.5, n)
    with pytest.raises(type(expected.value)) as got:
        compiled(1.5, n)
    assert got.value.args == expected.value.args
    places = [(e.name, e.path, e.lineno) for e in (got.traceback[-1], expected.traceback[-1])]
    assert "fails" not in (places[0][0], places[1][0]) or places[0] == places[1]
    assert compiled(1.5, 0) == 1.5


@njit
def assigns_other_shapes(a, b, n):
    if n == 1:
        a[0, 1:n] = b[0, :2]
    elif n == 2:
        a[1:n] = b
    else:
        a[:] = b


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_same_message_for_another_shape(n: int) -> None:
    a, b = np.zeros((4, 3)), np.ones((2, 3))
    compiled = lowered(assigns_other_shapes, a, b, n)
    with pytest.raises(ValueError) as expected:
        assigns_other_shapes(a, b, n)
    with pytest.raises(ValueError) as got:
        compiled(a, b, n)
    assert got.value.args == expected.value.args
    assert type(got.value) is ValueError


@njit
def swaps_reshaped(a, b, rows, times):
    now, following = a.reshape((rows, a.size // rows)), b.reshape((rows, b.size // rows))
    for _ in range(times):
        following[:] = 0.5 * now
        now, following = following, now


def test_arrays_of_the_caller_are_not_counted() -> None:
    a, b = np.arange(6.0), np.zeros(6)
    compiled = lowered(swaps_reshaped, a, b, 2, 3)
    ours, theirs = (a.copy(), b.copy()), (a.copy(), b.copy())
    compiled(*ours, 2, 3)
    swaps_reshaped(*theirs, 2, 3)
    np.testing.assert_array_equal(ours, theirs)
    assert compiled.text.count("\n") < 1500


@njit(boundscheck=True)
def checked(a, i):
    return a[i]


def test_bounds_checks_are_kept() -> None:
    compiled = lowered(checked, np.arange(3.0), 1)
    assert compiled(np.arange(3.0), 2) == 2.0
    with pytest.raises(IndexError):
        compiled(np.arange(3.0), 3)


# arrays and lists made in the kernel


@njit
def temporaries_in_a_loop(a):
    total = 0.0
    for i in range(a.shape[0]):
        row = a[i] * 2.0
        other = row.copy()
        view = other[1:]
        if i % 2:
            row = view
        total += row.sum() + view[0]
    return total


def test_each_temporary_is_released() -> None:
    compiled = assert_same(temporaries_in_a_loop, np.arange(12.0).reshape(4, 3))
    assert "@NRT_" not in compiled.text


@njit
def matrix_products(a, b, v):
    return np.sum(a @ b) + np.sum(a @ v) + np.linalg.norm(v) + np.dot(v, v)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("order", ["C", "F"])
def test_linear_algebra_is_loops(dtype: Any, order: str) -> None:
    rng = np.random.default_rng(0)
    a, b = (np.array(rng.random(shape), dtype, order=order) for shape in ((3, 4), (4, 2)))
    v = rng.random(4).astype(dtype)
    compiled = lowered(matrix_products, a, b, v)
    assert not [name for name in compiled.kernel.externals if name.endswith("_")]
    assert compiled(a, b, v) == pytest.approx(matrix_products(a, b, v), rel=1e-6)


@njit
def product_entry(a, b, i, j):
    return (a @ b)[i, j]


@pytest.mark.parametrize("left", ["C", "F"])
@pytest.mark.parametrize("right", ["C", "F"])
def test_each_entry_of_a_product(left: str, right: str) -> None:
    rng = np.random.default_rng(0)
    a = np.array(rng.random((3, 5)), order=left)
    b = np.array(rng.random((5, 2)), order=right)
    compiled = lowered(product_entry, a, b, 0, 0)
    entries = [[compiled(a, b, i, j) for j in range(2)] for i in range(3)]
    np.testing.assert_allclose(entries, a @ b, rtol=1e-14)


@njit
def length(v):
    return np.linalg.norm(v)


@pytest.mark.parametrize("scale", [0.0, 1e-300, 1e-160, 1.0, 1e160, 1e300, np.inf, np.nan])
def test_a_norm_neither_overflows_nor_vanishes(scale: float) -> None:
    v = np.array([3.0, -4.0]) * scale
    expected = 5.0 * scale
    assert lowered(length, v)(v) == pytest.approx(expected, rel=1e-15, abs=0.0, nan_ok=True)


@njit
def complex_products(a, v):
    return np.sum(a @ v).real + np.linalg.norm(v)


@pytest.mark.parametrize("dtype", [np.complex128, np.complex64])
def test_complex_products(dtype: Any) -> None:
    rng = np.random.default_rng(0)
    a = (rng.random((3, 3)) + 1j * rng.random((3, 3))).astype(dtype)
    v = a[0].copy()
    assert lowered(complex_products, a, v)(a, v) == pytest.approx(complex_products(a, v), rel=1e-6)


@njit
def through_a_list(n):
    values = [1.0]
    for _ in range(n):
        values.append(values[-1] * 1.5)
    return sum(values)


def test_a_list_that_grows() -> None:
    assert_same(through_a_list, 40)


# what Numba calls


def calls_of(source: str, *argument_types: Any) -> set[str]:
    """The functions that a kernel (a lambda's text) calls once it is optimised."""
    function = njit(eval(f"lambda {source}", {"math": math, "np": np}))
    text = str(optimise(frontend.lower(function, argument_types)))
    called = set(re.findall(r"call [^@\n]*@([\w.]+)\(", text))
    return {name for name in called if not name.startswith(("llvm.lifetime", "llvm.stack"))}


SYMBOLS = {
    "x: math.sin(x) + np.cos(x)": "llvm.sin.f64 llvm.cos.f64",
    "x: math.exp(x) + np.log(x)": "llvm.exp.f64 llvm.log.f64",
    "x: np.exp2(x) + np.log2(x) + np.log10(x)": "llvm.exp2.f64 llvm.log2.f64 llvm.log10.f64",
    "x: math.log2(x)": "log2",
    "x: math.sqrt(x)": "sqrt",
    "x: np.sqrt(x)": "sqrt",
    "x: x ** 0.5": "llvm.fabs.f64 llvm.sqrt.f64",
    "x: math.tan(x) + math.tanh(x)": "tan tanh",
    "x: np.arcsin(x) + np.arccos(x) + np.arctan(x)": "asin acos atan",
    "x: math.asinh(x) + math.acosh(x) + math.atanh(x)": "asinh acosh atanh",
    "x: np.sinh(x) + np.cosh(x)": "sinh cosh",
    "x: math.expm1(x) + np.log1p(x)": "expm1 log1p",
    "x: math.erf(x) + math.erfc(x)": "erf erfc",
    "x: math.gamma(x) + math.lgamma(x)": "tgamma lgamma",
    "x: math.ldexp(x, 3)": "ldexp",
    "x: math.frexp(x)[0]": "frexp",
    "x: np.nextafter(x, 2.0)": "nextafter",
    "x: math.floor(x) + math.ceil(x) + math.trunc(x) + 0.0": "llvm.floor.f64 llvm.ceil.f64 llvm.trunc.f64",
    "x: abs(x) + np.rint(x)": "llvm.fabs.f64 llvm.rint.f64",
    "x: np.cbrt(x)": "llvm.pow.f64",
    "x: x ** 2 + x ** 3 + x ** -1 + np.square(x) + max(x, 1.0) + min(x, 2.0) + x % 3.0": "",
    "x: x ** 2.5 + np.maximum(x, 1.0) + np.fmin(x, 2.0)": "llvm.pow.f64",
    "x: math.atan2(x, 2.0) + math.hypot(x, 3.0) + math.copysign(x, -1.0)": "atan2 hypot",
    "x: np.logaddexp(x, 1.0)": "llvm.exp.f64 log1p",
}


@pytest.mark.parametrize("source", SYMBOLS)
def test_symbols_of_functions(source: str) -> None:
    expected = set(SYMBOLS[source].split())
    found = calls_of(source, types.float64)
    assert found - {"llvm.copysign.f64", "llvm.fabs.f64"} == expected - {"llvm.fabs.f64"}


def test_symbols_of_single_precision() -> None:
    source = "x: math.sin(x) + math.tanh(x) + math.erf(x) + math.hypot(x, x) + math.gamma(x)"
    assert calls_of(source, types.float32) == {"llvm.sin.f32", "tanhf", "erff", "hypotf", "tgammaf"}


ARRAY_SYMBOLS = {
    "a: a.sum() + np.prod(a) + np.mean(a) + np.var(a)": "",
    "a: np.argmax(a) + np.zeros_like(a)[0]": "",
    "a: np.dot(a, a) + np.vdot(a, a)": "",
    "a: np.linalg.norm(a)": "llvm.sqrt.f64",
    "a: np.exp(a)[0]": "llvm.exp.f64 malloc free",
    "a: np.concatenate((a, a))[0]": "llvm.memcpy.p0.p0.i64 malloc free",
    "a: np.cross(a, a)[0]": "",
}


@pytest.mark.parametrize("source", ARRAY_SYMBOLS)
def test_symbols_of_array_functions(source: str) -> None:
    assert calls_of(source, types.float64[::1]) == set(ARRAY_SYMBOLS[source].split())


# refused


def test_printing_of_arrays_is_refused() -> None:
    @njit
    def noisy(x):
        print(x)
        return x[0]

    with pytest.raises(frontend.NumbaUnsupported, match=r"prints the Numba type array\(float64") as error:
        frontend.lower(noisy, (types.float64[::1],))
    assert error.value.filename == __file__
    assert error.value.line == noisy.py_func.__code__.co_firstlineno


def test_a_returned_array_is_refused() -> None:
    with pytest.raises(frontend.NumbaUnsupported, match="write arrays into an argument"):
        frontend.lower(njit(lambda a: a * 2.0), (types.float64[::1],))


def test_a_list_argument_is_refused() -> None:
    with pytest.raises(frontend.NumbaUnsupported, match=r"'a' has the Numba type .*pass the data as arrays"):
        frontend.lower(njit(lambda a: a[0]), (types.List(types.float64, reflected=True),))


def test_a_random_generator_is_refused() -> None:
    with pytest.raises(frontend.NumbaUnsupported, match="draw the numbers before and pass them as an array"):
        frontend.lower(njit(lambda g: g.random()), (typeof(np.random.default_rng(1)),))


def test_linear_algebra_is_irads_own() -> None:
    assert "irad_la_dgeev" in calls_of("a: np.linalg.eigvals(a)[0]", types.float64[:, ::1])


def test_what_numba_cannot_type_is_refused_with_its_message() -> None:
    with pytest.raises(frontend.NumbaUnsupported, match="Numba cannot compile '<lambda>'") as error:
        frontend.lower(njit(lambda x: x.nothing), (types.float64,))
    assert "Unknown attribute 'nothing'" in str(error.value)


def test_types_that_no_declared_signature_takes() -> None:
    with pytest.raises(frontend.NumbaUnsupported, match="no signature of 'declared' takes"):
        frontend.lower(declared, (types.float64[::1],))


# lines


def test_instructions_carry_python_lines() -> None:
    text = str(optimise(frontend.lower(square_plus_sine, (types.float64,))))
    line = square_plus_sine.py_func.__code__.co_firstlineno + 2
    location = re.search(r"call double @llvm.sin.f64.*!dbg !(\d+)", text).group(1)
    assert re.search(rf"^!{location} = .*DILocation\(line: {line},", text, re.MULTILINE)
    assert 'DIFile(filename: "test_compile.py"' in text


def test_the_unit_that_front_ends_hand_on() -> None:
    kernel = frontend.lower(apply_and_sum, (types.float64[::1],))
    assert kernel.unit.language == "numba"
    assert kernel.unit.name == "apply_and_sum"
    assert kernel.unit.sources == (__file__,)
    assert "malloc" in kernel.unit.externals


def test_parameters_of_one_array_of_each_layout() -> None:
    @njit
    def first(c, f, a):
        return c[0] + f[0, 0] + a[0]

    argument_types = (types.float64[::1], types.float32[::1, :], types.int64[:])
    kernel = frontend.lower(first, argument_types)
    assert [(p.name, p.type, p.role) for p in kernel.parameters] == [
        ("c", "ptr", "data"),
        ("c.shape0", "i64", "shape"),
        ("f", "ptr", "data"),
        ("f.shape0", "i64", "shape"),
        ("f.shape1", "i64", "shape"),
        ("a", "ptr", "data"),
        ("a.shape0", "i64", "shape"),
        ("a.stride0", "i64", "stride"),
        ("error", "ptr", "error"),
    ]
    assert [spec.parameters for spec in kernel.arguments] == [range(2), range(2, 5), range(5, 8)]
    assert [spec.dtype for spec in kernel.arguments] == ["f8", "f4", "i8"]


@njit
def list_of_arrays(n):
    parts = [np.ones(3)]
    for i in range(n):
        parts.append(parts[i] * 2.0)
    return parts[n].sum() + len(parts)


def test_a_list_with_a_destructor() -> None:
    assert_same(list_of_arrays, 9)


@njit
def reassigned(a, n):
    for _ in range(n):
        b = a * 2.0
        if b[0] > 50.0:
            b = np.zeros(2)
        a = b
    return a[0] + a.shape[0]


def test_an_array_that_changes_in_a_loop() -> None:
    for n in (0, 1, 5, 9):
        assert_same(reassigned, np.array([1.0, 2.0, 3.0]), n)


@vectorize
def multiply_add(x, y):
    return x * y + 1.0


@stencil
def neighbours(a):
    return a[-1] + a[1]


@njit
def ufunc_and_stencil(a):
    return multiply_add(a, 2.0).sum() + multiply_add(a[0], 3.0) + neighbours(a).sum()


def test_ufunc_and_stencil() -> None:
    assert_same(ufunc_and_stencil, np.array([1.0, 2.0, 3.0, 5.0]))


CONSTANT = np.array([1.0, 2.0, 3.0])
Point = collections.namedtuple("Point", "x y")


@njit
def swapped(p, i):
    return Point(p.y * CONSTANT[i], p.x)


def test_named_tuples_and_constant_arrays() -> None:
    result = lowered(swapped, Point(1.0, 2.0), 1)(Point(1.0, 2.0), 1)
    assert isinstance(result, Point)
    assert result == (4.0, 1.0)


@njit
def records(r):
    total = 0.0
    for i in range(r.shape[0]):
        total += r[i].weight * r[i].count
    return total


def test_records() -> None:
    layout = np.dtype([("weight", "f8"), ("count", "i4")], align=True)
    array = np.array([(1.0, 2), (3.0, 4)], layout)
    assert lowered(records, array)(array) == 14.0


@njit
def caught(a, i):
    try:
        if i > 2:
            raise ValueError("far")
        return a[i]
    except Exception:
        return -1.0


@pytest.mark.parametrize("i", [1, 3])
def test_exceptions_caught_in_the_kernel(i: int) -> None:
    assert_same(caught, np.arange(5.0), i)


@pytest.mark.parametrize(
    ("function", "values"),
    [
        (ufunc_and_stencil, (np.array([1.0, 2.0, 3.0, 5.0]),)),
        (apply_and_sum, (np.ones(5),)),
        (temporaries_in_a_loop, (np.ones((4, 3)),)),
        (through_a_list, (40,)),
        (list_of_arrays, (9,)),
        (reassigned, (np.array([1.0, 2.0, 3.0]), 9)),
    ],
)
def test_every_block_is_released_once(function: Any, values: tuple[Any, ...]) -> None:
    libc = ctypes.CDLL(None)
    libc.malloc.restype = libc.realloc.restype = ctypes.c_void_p
    live: set[int] = set()

    def malloc(size: int) -> int:
        block = libc.malloc(ctypes.c_size_t(size))
        live.add(block)
        return block

    def realloc(old: int, size: int) -> int:
        live.remove(old)
        block = libc.realloc(ctypes.c_void_p(old), ctypes.c_size_t(size))
        live.add(block)
        return block

    def free(block: int) -> None:
        live.remove(block)
        libc.free(ctypes.c_void_p(block))

    pointer, size = ctypes.c_void_p, ctypes.c_size_t
    counting = {
        "malloc": ctypes.CFUNCTYPE(pointer, size)(malloc),
        "realloc": ctypes.CFUNCTYPE(pointer, pointer, size)(realloc),
        "free": ctypes.CFUNCTYPE(None, pointer)(free),
    }
    kernel = frontend.lower(function, frontend.type_of(*values))
    replaced = {
        name: ctypes.cast(counting[name], pointer).value for name in counting if name in kernel.externals
    }
    kernel = dataclasses.replace(kernel, externals={**kernel.externals, **replaced})
    assert Compiled(kernel, optimised=False)(*values) == pytest.approx(function(*values), rel=1e-14)
    assert {"malloc", "free"} <= set(replaced)
    assert not live
