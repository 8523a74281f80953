"""Proofs that iterations of a parallel loop never meet in memory, so that adjoints can be added without atomics.

`prove` answers; `affine` has the linear forms of addresses by which the *reach* of a stencil is computed at run time.
"""

from irad.analysis.exclusive.access import Access, Verdict
from irad.analysis.exclusive.prove import prove, prove_independent

__all__ = ["Access", "Verdict", "prove", "prove_independent"]
