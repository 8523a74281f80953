"""Cephes: special functions in C (npm package `cephes`)."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.public.cases import Case, Library
from tests.public.fetching import npm_package, wrapper

#: What the library calls where an argument is out of its domain (its users bring that), and the roundings of the
#: system's library in place of those in floor.c, which clear as many bits as the exponent says.
SYSTEM = """
#include <math.h>
int mtherr(char *name, int code) { return code + (name == 0); }
double cephes_floor(double x) { return floor(x); }
double cephes_ceil(double x) { return ceil(x); }
#define cephes_floor own_floor
#define cephes_ceil own_ceil
#include "floor.c"
"""

ALL = ("-O0", "-O2", "-O3")


def _build(level: str) -> irad.Module:
    folder = npm_package("cephes", "1.1.2") / "cephes"
    files = [str(p) for p in sorted(folder.glob("*.c")) if p.name != "floor.c"]
    return irad.compile([wrapper("cephes.c", SYSTEM), *files], flags=[level, "-w", f"-I{folder}"])


LIBRARY = Library("cephes", _build)


def one() -> np.ndarray:
    return np.zeros(1)


CASES = [
    Case("cephes_airy", (0.7, one(), one(), one(), one()), out=(1, 2, 3, 4), levels=ALL),
    Case("cephes_airy", (-4.2, one(), one(), one(), one()), out=(1, 2, 3, 4), label="cephes_airy of -4.2"),
    Case("cephes_acosh", (2.3,)),
    Case("cephes_asin", (0.7,)),
    Case("cephes_asinh", (0.7,)),
    Case("cephes_atan2", (0.7, 1.9)),
    Case("cephes_atanh", (0.4,)),
    Case("cephes_bdtr", (3, 9, 0.37)),
    Case("cephes_beta", (1.3, 2.9)),
    Case("cephes_lbeta", (1.3, 2.9)),
    Case("cephes_btdtr", (1.3, 2.9, 0.4)),
    Case("cephes_cbrt", (2.7,), levels=ALL),
    Case("cephes_chdtr", (3.5, 2.2)),
    Case("cephes_cosh", (1.1,)),
    Case("cephes_dawsn", (0.9,)),
    Case("cephes_ei", (1.4,)),
    Case("cephes_ellie", (0.8, 0.4), levels=ALL),
    Case("cephes_ellik", (0.8, 0.4)),
    Case("cephes_ellpe", (0.6,)),
    Case("cephes_ellpk", (0.6,)),
    Case("cephes_ellpj", (0.7, 0.4, one(), one(), one(), one()), out=(2, 3, 4, 5)),
    Case("cephes_exp", (1.3,), levels=ALL),
    Case("cephes_exp10", (0.8,)),
    Case("cephes_exp2", (0.83,)),
    Case("cephes_expn", (3, 0.7)),
    Case("cephes_fdtr", (4, 7, 1.2)),
    Case("cephes_fresnl", (1.2, one(), one()), out=(1, 2)),
    Case("cephes_gamma", (2.6,), levels=ALL),
    Case("cephes_lgam", (5.3,)),
    Case("cephes_gdtr", (1.1, 2.3, 1.9)),
    Case("cephes_hyp2f1", (0.4, 1.3, 2.1, 0.3)),
    Case("cephes_hyperg", (0.6, 1.7, 0.9)),
    Case("cephes_i0", (1.9,)),
    Case("cephes_i1e", (9.2,)),
    Case("cephes_igam", (2.2, 1.7)),
    Case("cephes_igamc", (2.2, 3.7)),
    Case("cephes_igami", (2.2, 0.3), rtol=1e-6),
    Case("cephes_incbet", (1.4, 2.5, 0.35), levels=ALL),
    Case("cephes_incbi", (1.4, 2.5, 0.35), rtol=1e-6),
    Case("cephes_iv", (1.3, 2.1)),
    Case("cephes_j0", (1.7,)),
    Case("cephes_j0", (7.7,), label="cephes_j0 of 7.7"),
    Case("cephes_y1", (2.4,)),
    Case("cephes_jn", (4, 2.2)),
    Case("cephes_jv", (2.3, 3.1), levels=ALL),
    Case("cephes_jv", (30.3, 33.0), label="cephes_jv of large order"),
    Case("cephes_yv", (2.3, 3.1)),
    Case("cephes_k0", (1.2,)),
    Case("cephes_kn", (3, 1.7)),
    Case("cephes_kolmogorov", (0.9,)),
    Case("cephes_kolmogi", (0.4,), rtol=1e-6),
    Case("cephes_log", (2.9,), levels=ALL),
    Case("cephes_log2", (2.9,)),
    Case("cephes_log1p", (0.3,)),
    Case("cephes_ndtr", (0.6,)),
    Case("cephes_ndtri", (0.3,)),
    Case("cephes_pdtr", (4, 2.9)),
    Case("cephes_polylog", (3, 0.4)),
    Case("cephes_pow", (1.7, 2.4), levels=ALL),
    Case("cephes_powi", (1.7, 5)),
    Case("cephes_psi", (2.3,)),
    Case("cephes_rgamma", (1.6,)),
    Case("cephes_shichi", (1.4, one(), one()), out=(1, 2)),
    Case("cephes_sici", (5.4, one(), one()), out=(1, 2)),
    Case("cephes_sin", (2.2,), levels=ALL),
    Case("cephes_sincos", (22.2, one(), one(), 0), out=(1, 2), rtol=1e-3),
    Case("cephes_spence", (1.8,)),
    Case("cephes_stdtr", (5, 0.8)),
    Case("cephes_stdtri", (5, 0.8), rtol=1e-6),
    Case("cephes_struve", (1.3, 2.2)),
    Case("cephes_tan", (0.8,)),
    Case("cephes_zeta", (2.6, 1.2)),
    Case("cephes_zetac", (2.6,)),
]


@pytest.mark.parametrize(("case", "level"), LIBRARY.parameters(CASES))
def test_cephes(case: Case, level: str) -> None:
    LIBRARY.run(case, level)
