"""Proofs that iterations of a parallel loop never meet in memory, so that adjoints can be added without atomics.

`DependenceTester` answers for loops that a team shares, `prove_independent` for serial ones; `affine` has the linear
forms of addresses by which the *reach* of a stencil is computed at run time. """

from irad.analysis.dependence.affine.access import SharedAccess, Verdict
from irad.analysis.dependence.asserted_array import AssertedArray
from irad.analysis.dependence.smt.proof_cache import AnswerStore
from irad.analysis.dependence.tester import DependenceTester, prove_independent
from irad.analysis.dependence.worksharing import dealt_out, number_of

__all__ = [
    "AnswerStore",
    "AssertedArray",
    "DependenceTester",
    "SharedAccess",
    "Verdict",
    "dealt_out",
    "number_of",
    "prove_independent",
]
