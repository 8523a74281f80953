"""The Python interface: everything below composed; see the names in :mod:`irad`."""

from __future__ import annotations

from irad.api.activities import Active, Activity, Const, Dup, DupNoNeed
from irad.api.arrays import ArrayGradient, grad, jvp, value_and_grad, vjp
from irad.api.assumptions import assume_disjoint
from irad.api.checking import CheckFailed, CheckReport, check
from irad.api.hvp import hvp
from irad.api.module import Function, Module, compile, load
from irad.api.pointer import Gradient, autodiff
from irad.api.rule_registration import rule

__all__ = [
    "Active",
    "Activity",
    "ArrayGradient",
    "CheckFailed",
    "CheckReport",
    "Const",
    "Dup",
    "DupNoNeed",
    "Function",
    "Gradient",
    "Module",
    "assume_disjoint",
    "autodiff",
    "check",
    "compile",
    "grad",
    "hvp",
    "jvp",
    "load",
    "rule",
    "value_and_grad",
    "vjp",
]
