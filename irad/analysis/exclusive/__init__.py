"""Proofs that iterations of a parallel loop never meet in memory, so that adjoints can be added without atomics.

`Prover` answers for loops that a team shares, `prove_independent` for serial ones; `affine` has the linear forms of
addresses by which the *reach* of a stencil is computed at run time.
"""

from irad.analysis.exclusive.access import Access, Verdict
from irad.analysis.exclusive.answers import AnswerStore
from irad.analysis.exclusive.dealt import dealt_out, number_of
from irad.analysis.exclusive.prove import Prover, prove_independent
from irad.analysis.exclusive.said import Array

__all__ = ["Access", "AnswerStore", "Array", "Prover", "Verdict", "dealt_out", "number_of", "prove_independent"]
