"""A function that Numba has compiled keeps the values of global variables; its derivatives are of that function."""

from __future__ import annotations

import subprocess
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit

import irad
from irad.errors import UsageError

WEIGHTS = np.array([1.0, 2.0, 3.0])
X = np.ones(3)


def kernel_of(**values: Any) -> tuple[dict[str, Any], Any]:
    """A function of its own global variables, and these."""
    scope: dict[str, Any] = {"np": np, **values}
    exec("def f(x):\n    return factor * x * x\n", scope)
    return scope, njit(scope["f"])


def test_a_number_that_has_changed_is_told() -> None:
    scope, f = kernel_of(factor=2.0)
    assert f(3.0) == 18.0
    scope["factor"] = 5.0
    assert f(3.0) == 18.0
    with pytest.raises(UsageError, match=r"f reads 'factor', which .* \(it was 2.0, and is 5.0\).*f.recompile\(\)"):
        irad.value_and_grad(f)(3.0)
    f.recompile()
    assert irad.value_and_grad(f)(3.0) == (45.0, 30.0)


def test_it_may_change_before_numba_compiles() -> None:
    scope, f = kernel_of(factor=2.0)
    assert irad.grad(f)(3.0) == 12.0
    scope["factor"] = 5.0
    assert irad.grad(f)(3.0) == 30.0 and f(3.0) == 45.0


def test_derivatives_follow_a_function_that_is_compiled_anew() -> None:
    scope, f = kernel_of(factor=2.0)
    gradient, pointer = irad.value_and_grad(f), irad.autodiff(f)
    tangent = irad.jvp(f)
    assert gradient(3.0) == (18.0, 12.0) and pointer(3.0) == 12.0 and tangent((3.0,), (1.0,)) == (18.0, 12.0)
    scope["factor"] = 5.0
    assert f(3.0) == 45.0  # compiled here for the first time
    assert gradient(3.0) == (45.0, 30.0) and pointer(3.0) == 30.0 and tangent((3.0,), (1.0,)) == (45.0, 30.0)
    scope["factor"] = 7.0
    f.recompile()
    assert gradient(3.0) == (63.0, 42.0) and pointer(3.0) == 42.0 and tangent((3.0,), (1.0,)) == (63.0, 42.0)


def change_array(weights: np.ndarray, module: types.ModuleType) -> None:
    weights[:] = 10.0


def change_module(weights: np.ndarray, module: types.ModuleType) -> None:
    module.factor = 10.0  # type: ignore[attr-defined]


@pytest.mark.parametrize(("change", "name"), [(change_array, "weights"), (change_module, "module")])
def test_arrays_and_modules_that_have_changed_are_told(change: Callable[..., None], name: str) -> None:
    weights, module = WEIGHTS.copy(), types.ModuleType("module")
    module.factor = 2.0  # type: ignore[attr-defined]
    f = njit(lambda x: module.factor * (weights * x * x).sum())  # type: ignore[attr-defined]
    f(X)
    np.testing.assert_array_equal(irad.grad(f)(X), 4 * WEIGHTS)
    change(weights, module)
    with pytest.raises(UsageError, match=f"reads '{name}', which has changed"):
        irad.grad(f, wrt="x", options=irad.Options(opt_level=1))(X)


def test_large_arrays_are_told_by_which_they_are() -> None:
    """Numba reads them where they are: their entries may change, and they are not compared."""
    weights = np.ones(200_000)
    total = njit(lambda x: (x * weights).sum())
    assert total(2.0) == 400_000.0
    assert irad.grad(total)(2.0) == 200_000.0
    weights[:] = 2.0
    assert irad.grad(total)(2.0) == 400_000.0 == total(1.0)


def test_functions_that_are_called_are_looked_at() -> None:
    scope, inner = kernel_of(factor=2.0)
    outer = njit(lambda x: inner(x) + x)
    inner(3.0)
    scope["factor"] = 5.0
    with pytest.raises(UsageError, match="f reads 'factor'"):
        irad.grad(outer)(3.0)


_CACHED = """
import sys
from numba import njit
import irad
from irad.errors import UsageError
factor = float(sys.argv[1])
@njit(cache=True)
def f(x):
    return factor * x
print(f(1.0))
try:
    print(irad.grad(f)(1.0))
except UsageError as error:
    print(error)
"""


def test_what_numba_has_kept_on_disk_is_looked_at(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(_CACHED)
    found = [
        subprocess.run([sys.executable, program, factor], capture_output=True, text=True, check=True).stdout
        for factor in ("2.0", "3.0")
    ]
    assert found[0] == "2.0\n2.0\n"
    assert found[1].startswith("2.0\n") and "f reads 'factor'" in found[1] and "was 2.0, and is 3.0" in found[1]
