"""C functions called from ``@njit`` code."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from llvmlite import binding
from numba import njit, types
from numba.core.errors import TypingError

from irad.frontends.numba import compile as frontend
from irad.interop.numba_call import Slot, njit_callable, slots_of

DOUBLES = types.float64[::1]
ERROR = Slot("error")


@pytest.fixture(scope="module", autouse=True)
def native_target() -> None:
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()


class Native:
    """LLVM IR compiled as irad's back end would: an address, and what keeps it valid."""

    def __init__(self, ir: str, name: str, externals: dict[str, int] | None = None) -> None:
        machine = binding.Target.from_triple(binding.get_process_triple()).create_target_machine(jit=True)
        self.jit = binding.create_lljit_compiler(machine)
        library = binding.JITLibraryBuilder().add_ir(ir).export_symbol(name).add_current_process()
        for symbol, place in (externals or {}).items():
            library.import_symbol(symbol, place)
        self.tracker = library.link(self.jit, name)
        self.address = self.tracker[name]


def native_kernel(kernel: frontend.NumbaKernel) -> Native:
    module = binding.parse_bitcode(kernel.module_text_or_bitcode)
    return Native(str(module), kernel.entry, kernel.externals)


def callable_of(function: Any, *argument_types: Any) -> Any:
    """A lowered kernel called back from Numba: it stands for its own gradient."""
    kernel = frontend.lower(function, argument_types)
    native = native_kernel(kernel)
    by_value = kernel.result.kind not in ("tuple", "complex", "none")
    outs = [] if by_value else [leaf.numba_type for leaf in kernel.result.leaves()]
    slots = (*slots_of(kernel.arguments), *(Slot("out") for _ in outs), ERROR)
    returned = [kernel.result.numba_type] if by_value else []
    names = [spec.name for spec in kernel.arguments]
    return njit_callable(
        native.address, argument_types, slots, returned=returned, outs=outs, names=names, keep=native
    )


@njit
def weighted(a, scale, pair):
    total = 0.0
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            total += a[i, j] * scale.real
    return total * pair[0] + pair[1].sum()


@pytest.mark.parametrize("layout", ["C", "F", "A"])
def test_arrays_tuples_and_numbers(layout: str) -> None:
    vector = np.array([1.0, 2.0])
    argument_types = (
        types.Array(types.float64, 2, layout),
        types.complex128,
        types.Tuple((types.int32, DOUBLES)),
    )
    native = callable_of(weighted, *argument_types)
    a = np.arange(24.0).reshape(4, 6)
    a = a[::2, ::3] if layout == "A" else np.array(a, order=layout)

    @njit
    def caller(a, vector):
        return 2.0 * native(a, 0.5 + 1.0j, pair=(np.int32(3), vector))

    assert caller(a, vector) == 2.0 * weighted(a, 0.5 + 1.0j, (3, vector))
    assert native(a, 0.5 + 1.0j, (np.int32(3), vector)) == weighted(a, 0.5 + 1.0j, (3, vector))


@njit
def four(x, flag):
    return x + 1.0, flag, x * 1j, 7


def test_results_through_pointers() -> None:
    native = callable_of(four, types.float64, types.boolean)

    @njit
    def caller(x):
        a, b, c, d = native(x, True)
        return a, b, c, d

    assert caller(2.0) == (3.0, True, 2j, 7)


def test_numbers_are_converted() -> None:
    native = callable_of(four, types.float64, types.boolean)
    assert njit(lambda: native(2, False)[0])() == 3.0


SCALED = """
define {double, double} @scaled(ptr %x, ptr %dx, i64 %n, double %s) {
  store double %s, ptr %dx
  %last = sub i64 %n, 1
  %at = getelementptr double, ptr %x, i64 %last
  %value = load double, ptr %at
  %first = insertvalue {double, double} poison, double %value, 0
  %both = insertvalue {double, double} %first, double %s, 1
  ret {double, double} %both
}
define void @nothing() {
  ret void
}
"""


def shared_shape() -> Any:
    native = Native(SCALED, "scaled")
    return njit_callable(
        native.address,
        (DOUBLES, DOUBLES, types.float64),
        (Slot("data", (0,)), Slot("data", (1,)), Slot("shape", (0,)), Slot("value", (2,))),
        returned=(types.float64, types.float64),
        names=("x", "dx", "s"),
        name="scaled",
        same_shape=[(0, 1)],
        keep=native,
    )


def test_primal_and_shadow_share_a_shape() -> None:
    scaled = shared_shape()
    x, dx = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    assert njit(lambda x, dx: scaled(x, dx, 5.0))(x, dx) == (3.0, 5.0)
    assert dx[0] == 5.0


def test_a_shadow_of_another_shape_is_refused() -> None:
    scaled = shared_shape()
    dx = np.zeros(2)
    with pytest.raises(ValueError, match="scaled: 'dx' is not shaped as 'x'"):
        scaled(np.zeros(3), dx, 5.0)
    assert dx[0] == 0.0


def test_arguments_that_do_not_convert_are_refused() -> None:
    scaled = shared_shape()
    with pytest.raises(TypingError, match="scaled takes"):
        scaled(np.zeros(3, np.float32), np.zeros(3), 5.0)
    with pytest.raises(TypingError, match="scaled takes"):
        scaled(np.zeros(6)[::2], np.zeros(3), 5.0)


def test_no_arguments_and_no_result() -> None:
    native = Native(SCALED, "nothing")
    assert njit_callable(native.address, (), (), keep=native)() is None


def test_a_function_from_a_shared_library() -> None:
    address = ctypes.cast(ctypes.CDLL(None).hypot, ctypes.c_void_p).value
    assert address is not None
    hypot = njit_callable(
        address, (types.float64,) * 2, (Slot("value", (0,)), Slot("value", (1,))), returned=(types.float64,)
    )
    assert njit(lambda: hypot(3.0, 4.0))() == 5.0


class KernelError(Exception):
    pass


@njit
def picky(x):
    if x < 0.0:
        raise KernelError("negative", 1)
    if x > 10.0:
        raise ValueError("large", x)
    return x


def test_the_kernel_s_own_exception() -> None:
    native = callable_of(picky, types.float64)
    caller = njit(lambda x: native(x) + 1.0)
    assert caller(1.0) == 2.0
    for x in (-1.0, 11.0):
        with pytest.raises((KernelError, ValueError)) as expected:
            picky(x)
        with pytest.raises(expected.type) as got:
            caller(x)
        assert got.value.args == expected.value.args


FAILING = """
define double @failing(double %x, ptr %error) {
  %bad = fcmp olt double %x, 0.0
  %status = zext i1 %bad to i32
  store i32 %status, ptr %error
  %excinfo = getelementptr {i32, ptr}, ptr %error, i32 0, i32 1
  store ptr null, ptr %excinfo
  ret double %x
}
"""


def test_a_failure_without_an_exception() -> None:
    native = Native(FAILING, "failing")
    failing = njit_callable(
        native.address,
        (types.float64,),
        (Slot("value", (0,)), ERROR),
        returned=(types.float64,),
        name="failing",
        keep=native,
    )
    assert failing(2.0) == 2.0
    with pytest.raises(RuntimeError, match="failing failed"):
        failing(-2.0)


@pytest.mark.parametrize(
    ("slots", "message"),
    [
        ([Slot("value", (0,))], "cannot take a"),
        ([Slot("data", (1,))], "cannot take a"),
        ([Slot("shape", (0,), 1)], "axis 1 of an array with 1 dimensions"),
        ([Slot("size", (0,))], "unknown kind of slot"),
        ([Slot("out")], "as many slots"),
        ([Slot("data")], "needs a path"),
    ],
)
def test_slots_that_do_not_fit(slots: list[Slot], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        njit_callable(0, (DOUBLES, types.float64), slots)
