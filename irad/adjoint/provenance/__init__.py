"""The second line of defence against lost derivatives: where the bits of active numbers go, whatever types say.

Type and activity analysis decide what carries an adjoint. This package follows bits: out of active numbers into
integers, through integer operations, memory and calls, until they become numbers again. Bits that leave what carries
adjoints are *tainted*; a tainted word that becomes a number has lost its derivative, and is refused. Nothing else comes
of it: no decision about a derivative rests on what is found here.

`memory` tells which bytes of an object are tainted, `context` what functions tell each other; `values`, `accesses`,
`calls` and `flow` follow one function, `checker` all that a derivative calls; `sources` says which functions need it.
"""

from irad.adjoint.provenance.checker import ProvenanceChecker

__all__ = ["ProvenanceChecker"]
