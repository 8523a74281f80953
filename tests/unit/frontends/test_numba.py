"""The Numba front end: what it lowers computes what the dispatcher computes."""

from __future__ import annotations

import ctypes
import math
from typing import Any

import numpy as np
import pytest
from llvmlite import binding
from numba import cfunc, njit, prange, types

from irad.frontends import numba as frontend

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

    def __init__(self, kernel: frontend.NumbaKernel) -> None:
        self.kernel = kernel
        module = optimise(kernel)
        self.text = str(module)
        machine = binding.Target.from_triple(binding.get_process_triple()).create_target_machine(jit=True)
        self.jit = binding.create_lljit_compiler(machine)
        library = binding.JITLibraryBuilder().add_ir(self.text).export_symbol(kernel.entry).add_current_process()
        for name, address in kernel.externals.items():
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
    return Compiled(frontend.lower(function, frontend.type_of(*values)))


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


def test_scalar() -> None:
    assert_same(square_plus_sine, 0.3)


def test_temporary_array_callee_and_blas() -> None:
    compiled = assert_same(apply_and_sum, np.linspace(0.1, 1.0, 7))
    assert "NRT_" not in compiled.text
    assert compiled.text.count("call void @free(") == 1
