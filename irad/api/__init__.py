"""The Python interface: everything below composed; see the names in :mod:`irad`."""

from __future__ import annotations

from irad.api.activities import Active, Activity, Const, Dup, DupNoNeed
from irad.api.arrays import ArrayGradient, grad, jvp, value_and_grad, vjp
from irad.api.assumptions import assume_disjoint
from irad.api.checking import CheckFailed, CheckReport, check
from irad.api.elementwise.function import broadcast
from irad.api.hvp import hvp, vhp
from irad.api.module import Function, Module, compile, load
from irad.api.pointer import Gradient, autodiff
from irad.api.rule_registration import rule
from irad.api.transforms.jacobians import hessian, jacfwd, jacobian, jacrev, linearize
from irad.api.transforms.sparse import sparse_hessian, sparse_jacobian
from irad.api.transforms.vmap import vmap

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
    "broadcast",
    "check",
    "compile",
    "grad",
    "hessian",
    "hvp",
    "jacfwd",
    "jacobian",
    "jacrev",
    "jvp",
    "linearize",
    "load",
    "rule",
    "sparse_hessian",
    "sparse_jacobian",
    "value_and_grad",
    "vhp",
    "vjp",
    "vmap",
]
