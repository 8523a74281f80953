"""irad: gradients of compiled code, made from optimised LLVM IR."""

from __future__ import annotations

import importlib
import sys
from typing import Any

__version__ = "0.1.0"

#: Public name -> the module that defines it, which is imported when the name is first used.
_PLACES = {
    **dict.fromkeys(("Const", "Active", "Dup", "DupNoNeed", "Activity"), "irad.api.activities"),
    **dict.fromkeys(("compile", "load", "Function", "Module"), "irad.api.module"),
    **dict.fromkeys(("autodiff", "Gradient"), "irad.api.pointer"),
    **dict.fromkeys(("grad", "value_and_grad", "vjp", "jvp"), "irad.api.arrays"),
    **dict.fromkeys(("hvp", "vhp"), "irad.api.hvp"),
    "vmap": "irad.api.transforms.vmap",
    "broadcast": "irad.api.elementwise.function",
    **dict.fromkeys(("sparse_jacobian", "sparse_hessian"), "irad.api.transforms.sparse"),
    **dict.fromkeys(("jacobian", "jacfwd", "jacrev", "hessian", "linearize"), "irad.api.transforms.jacobians"),
    **dict.fromkeys(("check", "CheckFailed", "CheckReport"), "irad.api.checking"),
    "rule": "irad.api.rule_registration",
    **dict.fromkeys(("checkpoint", "custom_vjp", "custom_jvp", "stop_gradient"), "irad.api.transforms.numba_rules"),
    "implicit": "irad.implicit",
    "hint": "irad.api.hint",
    "assume_disjoint": "irad.api.assumptions",
    "Options": "irad.options",
    **dict.fromkeys(
        (
            "ActivityError", "ArgumentError", "AssumptionError", "BoundsError", "DifferentiationError", "InputError",
            "IradError", "MissingBody", "SolverError", "ToolError", "TypeUndecided", "UnsupportedError", "UsageError",
        ),
        "irad.errors",
    ),
}  # fmt: skip

__all__ = ["__version__", *_PLACES]

#: What other packages, and habit, call some of them.
_HABITS = {"gradient": "grad", "value_and_gradient": "value_and_grad", "pullback": "vjp", "jit": "compile"}


def __getattr__(name: str) -> Any:
    place = _PLACES.get(name)
    if place is None:
        from irad.errors import did_you_mean

        hint = "" if name.startswith("_") else did_you_mean(_HABITS.get(name, name), _PLACES, "irad.")
        raise AttributeError(f"module 'irad' has no attribute {name!r}{hint}")
    module = importlib.import_module(place)
    value = globals()[name] = module if place == f"irad.{name}" else getattr(module, name)
    importlib.import_module("irad.tracebacks").install()
    if place.startswith("irad.api") and "numba" in sys.modules:
        importlib.import_module("irad.interop.numba_gradients").register()
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})
