"""Packages of Numba functions, from the index of Python packages."""

from __future__ import annotations

import numpy as np
import pytest

import irad
from tests.public.packages import Package, Row, parameters

A = np.array
X = A([0.31, 1.47, 2.23])
P = A([0.13, 0.42, 0.88])


def by_order(name: str) -> tuple[type[Exception], str]:
    """The refusal of a derivative of a special function by its order, for which there is no closed form."""
    return irad.UnsupportedError, f"cannot differentiate 'scipy_special_{name}' by this argument"


#: Functions of SciPy without a rule: `stdtr`, `stdtrit`, `chndtr`, `voigt_profile`.
UNKNOWN = irad.UnsupportedError, "compiled code by its address"

STATS = (
    Row("numba_stats.norm:_logpdf", (X, 0.9, 1.3)),
    Row("numba_stats.norm:_pdf", (X, 0.9, 1.3)),
    Row("numba_stats.norm:_cdf", (X, 0.9, 1.3)),
    Row("numba_stats.norm:_ppf", (P, 0.9, 1.3)),
    Row("numba_stats.argus:_pdf", (P, 1.1, 1.0, 0.5), wrt=(0, 1)),
    Row("numba_stats.argus:_pdf", (P, 1.1, 1.0, 0.5), wrt=(3,), refused=by_order("gammainc"), label="argus by p"),
    Row("numba_stats.argus:_cdf", (P, 1.1, 1.0, 0.5), wrt=(0, 1)),
    Row("numba_stats.bernstein:_density", (P, A([1.0, 2.0, 0.7, 1.4]), 0.0, 1.0)),
    Row("numba_stats.bernstein:_integral", (P, A([1.0, 2.0, 0.7, 1.4]), 0.0, 1.0)),
    Row("numba_stats.binom:_pmf", (A([1.0, 3.0]), A([4.0, 7.0]), 0.3), wrt=(2,)),
    Row("numba_stats.chi2:_pdf", (X, 2.6, 0.1, 1.3)),
    Row("numba_stats.chi2:_cdf", (X, 2.6, 0.1, 1.3), wrt=(0, 2, 3)),
    Row("numba_stats.chi2:_cdf", (X, 2.6, 0.1, 1.3), refused=by_order("gammainc"), label="chi2._cdf by df"),
    Row("numba_stats.chi2:_ppf", (P, 2.6, 0.1, 1.3), wrt=(0, 2, 3)),
    Row("numba_stats.cmsshape:_pdf", (X, 0.8, 0.6, 1.1)),
    Row("numba_stats.cmsshape:_cdf", (X, 0.8, 0.6, 1.1)),
    Row("numba_stats.cruijff:_density", (X, 0.2, 0.3, 1.0, 0.8, 0.6)),
    Row("numba_stats.crystalball:_pdf", (X, 0.7, 2.5, 1.4, 0.9)),
    Row("numba_stats.crystalball:_cdf", (X, 0.7, 2.5, 1.4, 0.9)),
    Row("numba_stats.crystalball:_ppf", (P, 0.7, 2.5, 1.4, 0.9)),
    Row("numba_stats.crystalball_ex:_pdf", (X, 0.7, 2.5, 0.9, 0.6, 3.0, 0.8, 1.2)),
    Row("numba_stats.crystalball_ex:_cdf", (X, 0.7, 2.5, 0.9, 0.6, 3.0, 0.8, 1.2)),
    Row("numba_stats.expon:_pdf", (X, 0.1, 1.3)),
    Row("numba_stats.expon:_ppf", (P, 0.1, 1.3)),
    Row("numba_stats.exponnorm:_pdf", (X, 1.2, 0.4, 0.9)),
    Row("numba_stats.exponnorm:_cdf", (X, 1.2, 0.4, 0.9)),
    Row("numba_stats.gamma:_pdf", (X, 2.1, 0.1, 1.3)),
    Row("numba_stats.gamma:_cdf", (X, 2.1, 0.1, 1.3), wrt=(0, 2, 3)),
    Row("numba_stats.hypatia2:_density", (X, -1.2, 0.7, 0.1, 0.9, 1.1, 1.5, 2.5, 1.5, 2.5),
        refused=by_order("kv")),
    Row("numba_stats.laplace:_logpdf", (X, 0.9, 1.3)),
    Row("numba_stats.laplace:_cdf", (X, 0.9, 1.3)),
    Row("numba_stats.lognorm:_pdf", (X, 0.7, 0.1, 1.3)),
    Row("numba_stats.lognorm:_cdf", (X, 0.7, 0.1, 1.3)),
    Row("numba_stats.ncx2:_pdf", (X, 2.6, 0.8, 0.1, 1.3),
        refused=UNKNOWN),
    Row("numba_stats.novosibirsk:_pdf", (X, 0.3, 0.9, 1.3)),
    Row("numba_stats.novosibirsk:_cdf", (X, 0.3, 0.9, 1.3)),
    Row("numba_stats.poisson:_pmf", (A([1.0, 3.0]), 2.4), wrt=(1,)),
    Row("numba_stats.poisson:_cdf", (A([1.0, 3.0]), 2.4), wrt=(1,)),
    Row("numba_stats.qgaussian:_pdf", (X, 1.7, 0.9, 1.3)),
    Row("numba_stats.qgaussian:_cdf", (X, 1.7, 0.9, 1.3), refused=UNKNOWN),
    Row("numba_stats.qgaussian:_ppf", (P, 1.7, 0.9, 1.3), refused=UNKNOWN),
    Row("numba_stats.skewnorm:_pdf", (X, 1.4, 0.9, 1.3)),
    Row("numba_stats.skewnorm:_cdf", (X, 1.4, 0.9, 1.3)),
    Row("numba_stats.t:_logpdf", (X, 3.3, 0.9, 1.3)),
    Row("numba_stats.t:_cdf", (X, 3.3, 0.9, 1.3), refused=UNKNOWN),
    Row("numba_stats.t:_ppf", (P, 3.3, 0.9, 1.3), refused=UNKNOWN),
    Row("numba_stats.truncexpon:_pdf", (X, 0.2, 3.0, 0.1, 1.3)),
    Row("numba_stats.truncexpon:_cdf", (X, 0.2, 3.0, 0.1, 1.3)),
    Row("numba_stats.truncexponnorm:_pdf", (X, 0.2, 3.0, 1.2, 0.4, 0.9)),
    Row("numba_stats.truncnorm:_logpdf", (X, 0.2, 3.0, 0.4, 0.9)),
    Row("numba_stats.truncnorm:_cdf", (X, 0.2, 3.0, 0.4, 0.9)),
    Row("numba_stats.truncnorm:_ppf", (P, 0.2, 3.0, 0.4, 0.9)),
    Row("numba_stats.tsallis:_pdf", (X, 0.6, 0.4, 3.3)),
    Row("numba_stats.tsallis:_cdf", (X, 0.6, 0.4, 3.3)),
    Row("numba_stats.uniform:_ppf", (P, 0.4, 1.9)),
    Row("numba_stats.voigt:_pdf", (X, 0.6, 0.9, 1.3), refused=UNKNOWN),
)  # fmt: skip

MU, R0, V0 = 398600.4418, A([1131.34, -2282.343, 6672.423]), A([-5.64305, 4.30333, 2.42879])
COE = (MU, 11067.79, 0.83285, 1.5345, 3.97, 0.9317, 1.6115)
LAMBERT = (MU, A([5000.0, 10000.0, 2100.0]), A([-14600.0, 2500.0, 7000.0]), 3600.0)
STATE = np.append(R0, V0)

BOINOR = (
    Row("boinor.core.angles:nu_to_E", (1.1, 0.3)),
    Row("boinor.core.angles:nu_to_F", (1.1, 1.4)),
    Row("boinor.core.angles:E_to_nu", (1.1, 0.3)),
    Row("boinor.core.angles:F_to_nu", (1.1, 1.4)),
    Row("boinor.core.angles:M_to_E", (1.1, 0.3)),
    Row("boinor.core.angles:M_to_F", (1.1, 1.4)),
    Row("boinor.core.angles:M_to_E_vector", (X, A([0.1, 0.3, 0.6]))),
    Row("boinor.core.angles:M_to_D", (1.1,)),
    Row("boinor.core.angles:E_to_M", (1.1, 0.3)),
    Row("boinor.core.angles:fp_angle", (1.1, 0.3)),
    Row("boinor.core.elements:eccentricity_vector", (MU, R0, V0)),
    Row("boinor.core.elements:circular_velocity", (MU, 7000.0)),
    Row("boinor.core.elements:rv_pqw", (MU, 11067.79, 0.83285, 1.6115)),
    Row("boinor.core.elements:coe_rotation_matrix", COE[3:6]),
    Row("boinor.core.elements:coe2rv", COE),
    Row("boinor.core.elements:coe2mee", COE[1:]),
    Row("boinor.core.elements:rv2coe", (MU, R0, V0), step=1e-3),
    Row("boinor.core.elements:mee2coe", (11067.79, 0.3, 0.4, 0.2, 0.1, 1.3)),
    Row("boinor.core.elements:mee2rv", (MU, 11067.79, 0.3, 0.4, 0.2, 0.1, 1.3)),
    Row("boinor.core.util:rotation_matrix", (0.7, 1)),
    Row("boinor.core.util:spherical_to_cartesian", (A([[1.3, 0.7, 0.4], [0.8, 1.1, 2.0]]),)),
    Row("boinor.core.util:cartesian_to_spherical", (A([[1.3, 0.7, 0.4], [0.8, 1.1, 2.0]]),)),
    Row("boinor.core.util:alinspace", (0.3, 2.4, 5)),
    Row("boinor.core.util:planetocentric_to_AltAz", (0.3, 1.2)),
    Row("boinor.core.spheroid_location:cartesian_cords", (6378.1, 6356.8, 0.7, 0.4, 12.0)),
    Row("boinor.core.spheroid_location:cartesian_to_ellipsoidal", (6378.1, 6356.8, 4000.0, 3000.0, 3900.0), step=1e-3),
    Row("boinor.core.spheroid_location:N", (6378.1, 6378.1, 6356.8, A([4000.0, 3000.0, 3900.0]))),
    Row("boinor.core.spheroid_location:tangential_vecs", (A([0.6, 0.48, 0.64]),)),
    Row("boinor.core.spheroid_location:radius_of_curvature", (6378.1, 6356.8, 0.7)),
    Row("boinor.core.spheroid_location:distance", (R0, 4000.0, 3000.0, 3900.0)),
    Row("boinor.core.maneuver:hohmann", (MU, (R0, V0), 35781.3), wrt=(0, 2), step=1e-3),
    Row("boinor.core.maneuver:correct_pericenter", (MU, 6378.1, 1.08e-3, 30.0, V0, 6570.0, 0.3, 0.001)),
    Row("boinor.core.czml_utils:intersection_ellipsoid_line", (9.0, 1.0, 2.0, -1.0, 0.1, -0.2, 3.0, 3.1, 3.2)),
    Row("boinor.core.czml_utils:project_point_on_ellipsoid", (4.0, 1.0, 2.0, 3.0, 3.1, 3.2)),
    Row("boinor.core.iod:izzo", (*LAMBERT, 0, True, True, 35, 1e-8), wrt=(0, 1, 2, 3), step=1e-3),
    Row("boinor.core.propagation.farnocchia:farnocchia_coe", (*COE, 3600.0), step=1e-3),
    Row("boinor.core.propagation.farnocchia:farnocchia_rv", (MU, R0, V0, 2400.0), step=1e-3),
    Row("boinor.core.propagation.vallado:vallado", (MU, R0, V0, 2400.0, 50), step=1e-3),
    Row("boinor.core.propagation.danby:danby", (MU, R0, V0, 2400.0), step=1e-3),
    Row("boinor.core.propagation.markley:markley", (MU, R0, V0, 2400.0), step=1e-3),
    Row("boinor.core.propagation.mikkola:mikkola", (MU, R0, V0, 2400.0), step=1e-3),
    Row("boinor.core.propagation.pimienta:pimienta", (MU, R0, V0, 2400.0), step=1e-3),
    Row("boinor.core.propagation.gooding:gooding", (MU, R0, V0, 2400.0), wrt=(0, 1, 2, 3), step=1e-3),
    Row("boinor.core.propagation.base:func_twobody", (0.0, STATE, MU), wrt=(1, 2)),
    Row("boinor.core.perturbations:J2_perturbation", (0.0, STATE, MU, 1.08e-3, 6378.1), wrt=(1, 2, 3, 4)),
    Row("boinor.core.perturbations:J3_perturbation", (0.0, STATE, MU, -2.5e-6, 6378.1), wrt=(1, 2, 3, 4)),
    Row("boinor.core.perturbations:atmospheric_drag_exponential",
        (0.0, STATE, MU, 6378.1, 2.2, 1e-8, 7.0, 1.2e9), wrt=(1, 3, 4, 5, 6, 7), step=1e-4),
    Row("boinor.core.events:eclipse_function", (MU, STATE, A([1.4e8, 3e7, 1e7]), 695700.0, 6378.1), step=1e-3),
    Row("boinor.core.events:line_of_sight", (R0, A([-4000.0, 5000.0, 3000.0]), 6378.1)),
    Row("boinor.core.flybys:compute_flyby",
        (A([31.3, 19.2, -13.8]), A([31.0, 12.8, -4.1]), 324859.0, 6351.8, 0.4), step=1e-3),
    Row("boinor.core.sensors:min_and_max_ground_range", (800.0, 0.4, 0.3, 6378.1)),
    Row("boinor.core.sensors:ground_range_diff_at_azimuth", (800.0, 0.4, 0.3, 0.7, 0.5, 0.2, 6378.1)),
    Row("boinor.core.thrust.change_a_inc:extra_quantities", (MU, 7000.0, 42166.0, 0.5, 0.1, 3.5e-7)),
    Row("boinor.core.thrust.change_argp:extra_quantities", (MU, 7000.0, 0.3, 0.5, 0.9, 3.5e-7)),
    Row("boinor.core.thrust.change_ecc_quasioptimal:extra_quantities", (MU, 7000.0, 0.3, 0.5, 3.5e-7)),
    Row("boinor.core.thrust.change_ecc_inc:beta", (0.3, 0.1, 0.4, 0.7, 0.2)),
    Row("boinor.core.earth_atmosphere.util:geometric_to_geopotential", (30.0, 6356.8)),
    Row("boinor.core.earth_atmosphere.util:gravity", (30.0, 9.8, 6356.8)),
)  # fmt: skip

Q, T = A([0.3, 1.4, -0.6]), A([0.1, 0.9, -0.4, 0.6, 1.3, -0.2, 0.7])
U, V = A([0.31, 0.17, 0.23, 0.29]), A([0.12, 0.38, 0.27, 0.23])
SPD = A([[2.0, 0.3, 0.1, 0.0], [0.3, 1.5, 0.2, 0.1], [0.1, 0.2, 1.8, 0.4], [0.0, 0.1, 0.4, 1.1]])
CHAIN = A([[0.5, 0.3, 0.2], [0.2, 0.6, 0.2], [0.1, 0.4, 0.5]])


def Z(*shape: int) -> np.ndarray:
    return np.zeros(shape)


QUANTECON = (
    Row("quantecon._inequality:lorenz_curve", (A([1.3, 0.4, 2.2, 0.9]),)),
    Row("quantecon._inequality:gini_coefficient", (A([1.3, 0.4, 2.2, 0.9]),)),
    Row("quantecon._lss:simulate_linear_model", (CHAIN, X, A([[0.1, 0.3], [0.2, 0.4], [0.6, 0.7]]), 3)),
    Row("quantecon.markov.gth_solve:_gth_solve_jit", (CHAIN, Z(3)), wrt=(0,), out=(1,)),
    Row("quantecon.markov.approximation:std_norm_cdf", (0.7,)),
    Row("quantecon.markov.approximation:_fill_tauchen", (X, Z(3, 3), 3, 0.8, 0.6, 0.5), wrt=(0, 3, 4, 5), out=(1,)),
    Row("quantecon.quad:_qnwcheb1", (4, 0.3, 1.9)),
    Row("quantecon.quad:_qnwlege1", (4, 0.3, 1.9)),
    Row("quantecon.quad:_qnwsimp1", (5, 0.3, 1.9)),
    Row("quantecon.quad:_qnwtrap1", (5, 0.3, 1.9)),
    Row("quantecon.quad:_qnwbeta1", (4, 1.3, 1.9)),
    Row("quantecon.quad:_qnwgamma1", (4, 1.3, 1.9)),
    Row("quantecon.optimize.pivoting:_pivoting", (SPD, 1, 2)),
    Row("quantecon.optimize.linprog_simplex:linprog_simplex",
        (A([3.0, 2.0]), A([[1.0, 1.0], [1.0, 3.0]]), A([4.0, 6.0])), wrt=(0, 2), step=1e-3),
    Row("quantecon.optimize.minmax:minmax", (A([[3.0, 1.0], [0.5, 2.0]]),), step=1e-3),
)  # fmt: skip

STUMPY = (
    Row("stumpy.core:_sliding_dot_product", (Q, T)),
    Row("stumpy.core:_p_norm_distance_profile", (Q, T, 3.0)),
    Row("stumpy.core:_p_norm_distance_profile", (Q, T), label="stumpy.core._p_norm_distance_profile of 2"),
    Row("stumpy.core:_rolling_nanstd_1d", (T, 3)),
    Row("stumpy.core:_calculate_squared_distance", (3, 0.2, 0.4, 0.8, 0.3, 0.7, False, False)),
)  # fmt: skip

METRICS = "euclidean manhattan canberra bray_curtis cosine correlation hellinger symmetric_kl"
UMAP = (
    *(Row(f"umap.distances:{name}", (U, V)) for name in METRICS.split()),
    Row("umap.distances:softmax", (X,)),
    Row("umap.distances:euclidean_grad", (U, V)),
    Row("umap.distances:standardised_euclidean", (U, V, A([0.3, 0.7, 1.2, 0.9]))),
    Row("umap.distances:minkowski", (U, V, 3.0)),
    Row("umap.distances:weighted_minkowski", (U, V, A([0.3, 0.7, 1.2, 0.9]), 3.0)),
    Row("umap.distances:mahalanobis_f64", (U, V, SPD)),
    Row("umap.distances:poincare", (U, V)),
    Row("umap.distances:hyperboloid_grad", (U, V)),
    Row("umap.distances:haversine", (U[:2], V[:2])),
    Row("umap.distances:haversine_grad", (U[:2], V[:2])),
    Row("umap.distances:approx_log_Gamma", (2.7,)),
    Row("umap.distances:ll_dirichlet", (A([6.2, 9.1, 7.4]), A([5.3, 8.2, 10.6]))),
    Row("umap.distances:cosine_grad", (U, V), step=0.05, rtol=1e-3),  # in single precision
)  # fmt: skip

NEIGHBOURS = (
    *(Row(f"pynndescent.distances:{name}", (U, V))
      for name in "euclidean squared_euclidean chebyshev tsss true_angular "
                  "wasserstein_1d circular_kantorovich symmetric_kl_divergence".split()),
    Row("pynndescent.distances:dot", (U, V), step=0.05, rtol=1e-3),  # in single precision, as the next
    Row("pynndescent.distances:alternative_cosine", (U, V), step=0.05, rtol=1e-3),
    Row("pynndescent.distances:jensen_shannon_divergence", (U, V)),
    Row("pynndescent.distances:sinkhorn", (U, V, 1 - np.eye(4))),
    Row("pynndescent.distances:weighted_minkowski", (U, V, A([0.3, 0.7, 1.2, 0.9]), 3.0)),
)  # fmt: skip

KNOTS = A([0.0, 0.0, 0.0, 0.0, 0.4, 0.7, 1.0, 1.0, 1.0, 1.0])
BASELINES = (
    Row("pybaselines.utils:_interp_inplace", (X, T[:3], 0.3, 0.9), wrt=(0, 2, 3)),
    Row("pybaselines.smooth:_directional_min_moving_avg", (T, 7, 2)),
    Row("pybaselines._spline_utils:_de_boor", (KNOTS, 0.5, 3, 4, Z(8)), wrt=(0, 1), out=(4,), step=1e-3),
    Row("pybaselines._spline_utils:_numba_btb_bty",
        (P, KNOTS, 3, X, A([0.6, 0.9, 1.4]), Z(4, 6), Z(6), np.linspace(0.1, 0.9, 12)), wrt=(3, 4, 7), out=(5, 6)),
    Row("pybaselines.polynomial:_fill_skips", (T.cumsum(), X.repeat(3)[:7], A([[0, 3], [4, 7]])), wrt=(0, 1), out=(1,)),
    Row("pybaselines.misc:_numba_banded_dot_banded",
        (SPD[:3], SPD[1:], Z(5, 4), 1, 1, 1, 1, 2, 4, 2), wrt=(0, 1)),
)  # fmt: skip

INTERPOLATION = (
    Row("interpolation.splines.hermite:hermite_splines", (0.3,)),
    Row("interpolation.splines.hermite:hermite_interp", (0.3, 0.1, 0.9, 1.3, 0.4, 0.7, -0.2)),
    Row("interpolation.splines.hermite:HermiteInterpolation", (0.7, X, T[:3], T[3:6])),
    Row("interpolation.splines.hermite:HermiteInterpolationVect", (P, X, T[:3], T[3:6]), step=1e-3),
    Row("interpolation.splines.filter_cubic:filter_coeffs_1d", (A([1.7]), T), wrt=(1,)),
    Row("interpolation.splines.filter_cubic:filter_coeffs_2d", (A([1.7, 2.1]), SPD), wrt=(1,)),
    Row("interpolation.complete_poly:_complete_poly_impl_vec", (X, 3, Z(20)), wrt=(0,), out=(2,)),
    Row("interpolation.splines.eval_cubic_numba:eval_cubic_spline_1",
        (Z(1), np.ones(1), A([6]), np.append(T, 0.4), A([0.43])), wrt=(3, 4)),
)  # fmt: skip

LAYERS = A([5.0, 23.0, 8.0, 0.0]), A([7.0, 6.8, 7.6, 8.4]), A([3.5, 3.4, 3.9, 4.6]), A([2.0, 2.2, 2.6, 3.1])
DISBA = (
    Row("disba._cps._surf96:dltar1", (0.4, 1.3, *(LAYERS[i] for i in range(4)), False)),
    Row("disba._cps._surf96:fast_delta", (0.4, 1.3, *(LAYERS[i] for i in range(4)), False)),
    Row("disba._cps._swegn96:evalg", (3, *LAYERS, 0.4, 1.3)),
)  # fmt: skip

F = "fluids.numba:"
FRICTION = (
    "Colebrook Clamond friction_factor Moody Alshul_1952 Wood_1966 Churchill_1973 Eck_1973 Jain_1976 Swamee_Jain_1976 "
    "Churchill_1977 Chen_1979 Round_1980 Shacham_1980 Barr_1981 Zigrang_Sylvester_1 Haaland Serghides_1 Manadilli_1997 "
    "Romeo_2002 Sonnad_Goudar_2006 Rao_Kumar_2007 Buzzelli_2008 Avci_Karagoz_2009 Papaevangelo_2010 Brkic_2011_1 "
    "Fang_2011"
)
DRAG = "Stokes Barati Barati_high Rouse Engelund_Hansen Clift_Gauvin Morsi_Alexander Graf Flemmer_Banks Khan_Richardson"
PACKED = "Kuo_Nydegger Jones_Krier Carman Hicks Brauer KTA Erdim_Akgiray_Demir Fahien_Schriver Tallmadge Idelchik"
TWO_PHASE = "Chisholm Muller_Steinhagen_Heck"
FLUIDS = (
    *(Row(F + name, (1.1e5, 1.3e-4), step=1e-3) for name in FRICTION.split()),
    *(Row(F + name, (230.0,), step=1e-3) for name in DRAG.split()),
    Row(F + "Reynolds", (2.5, 0.25, 1.16, 1.9e-5)),
    *(Row(F + name, (8e-4, 0.4, 1e-3, 1e3, 1e-3, 0.01), step=1e-3) for name in PACKED.split()),
    *(Row(F + name, (0.4, 800.0, 2.5)) for name in "homogeneous Chisholm_voidage Fauske".split()),
    *(Row(F + name, (0.4, 800.0, 2.5, 1e-3, 1e-5)) for name in "Thom Baroczy Turner_Wallis".split()),
    *(Row(F + name, (0.6, 0.1, 915.0, 2.67, 180e-6, 14e-6, 0.05, 1e-5, 1.0), step=1e-3) for name in TWO_PHASE.split()),
    Row(F + "v_terminal", (70e-6, 2600.0, 1000.0, 1e-3), step=1e-3),
    Row(F + "K_from_f", (0.018, 100.0, 0.3)),
    Row(F + "dP_from_K", (10.0, 1000.0, 3.0)),
    Row(F + "Ergun", (8e-4, 0.4, 1e-3, 1e3, 1e-3, 0.01)),
    Row(F + "Lockhart_Martinelli", (0.6, 0.1, 915.0, 2.67, 180e-6, 14e-6, 0.05, 1.0), step=1e-3),
    Row(F + "Friedel", (0.6, 0.1, 915.0, 2.67, 180e-6, 14e-6, 0.0487, 0.05, 1e-5, 1.0), step=1e-3),
    Row(F + "Zivi", (0.4, 800.0, 2.5)),
    Row(F + "Smith", (0.4, 800.0, 2.5)),
    Row(F + "T_critical_flow", (473.0, 1.289)),
    Row(F + "P_critical_flow", (1.4e6, 1.289)),
)  # fmt: skip

C = "chemicals.numba:"
CHEMICALS = (
    Row(C + "Antoine", (100.0, 8.7687, 395.744, -6.469)),
    Row(C + "Wagner", (100.0, 190.53, 4596420.0, -6.00435, 1.1885, -0.834082, -1.22833), step=1e-3),
    Row(C + "Lee_Kesler", (347.2, 617.1, 36e5, 0.299), step=1e-3),
    Row(C + "Ambrose_Walton", (347.25, 617.15, 36.09e5, 0.304), step=1e-3),
    Row(C + "boiling_critical_relation", (347.2, 409.3, 617.1, 36e5), step=1e-3),
    Row(C + "Rackett", (272.03889, 369.83, 4248000.0, 0.2763), step=1e-3),
    Row(C + "COSTALD", (272.03889, 369.83333, 0.20008161e-3, 0.1532), step=1e-3),
    Row(C + "EQ101", (300.0, 73.649, -7258.2, -7.3037, 4.1653e-6, 2.0), step=1e-3),
    Row(C + "EQ105", (300.0, 0.70824, 0.26411, 507.6, 0.27537), step=1e-3),
    Row(C + "Letsou_Stiel", (400.0, 46.07, 516.25, 6.383e6, 0.6371), step=1e-3),
    Row(C + "Brock_Bird", (293.15, 404.75, 633.0, 4530000.0), step=1e-3),
    Row(C + "Pitzer_sigma", (293.0, 633.0, 4530000.0, 0.249), step=1e-3),
    Row(C + "SMK", (553.15, 751.35, 0.302), step=1e-3),
    Row(C + "Riedel", (294.0, 466.0, 5.55e6), step=1e-3),
    Row(C + "Edalat", (347.2, 617.1, 36e5, 0.299), step=1e-3),
    Row(C + "Psat_IAPWS", (300.0,), step=1e-3),
    Row(C + "iapws95_Ar", (2.1, 0.9), step=1e-3),
    Row(C + "Viswanath_Natarajan_2", (348.15, -5.9719, 1007.0), step=1e-3),
    Row(C + "Yoon_Thodos", (300.0, 556.35, 4.5596e6, 153.8), step=1e-3),
    Row(C + "Stiel_Thodos", (300.0, 556.35, 4.5596e6, 153.8), step=1e-3),
    Row(C + "Lakshmi_Prasad", (273.15, 100.0), step=1e-3),
    Row(C + "Sato_Riedel", (300.0, 47.0, 390.0, 520.0), step=1e-3),
    Row(C + "Nicola", (300.0, 142.3, 611.7, 2110000.0, 0.49), step=1e-3),
    Row(C + "Eucken", (72.151, 135.9, 8.77e-6), step=1e-3),
    Row(C + "mixing_simple", (U, X.repeat(2)[:4])),
)  # fmt: skip

LEARN = {"scikit-learn": "1.9.1", "joblib": "1.6.0", "narwhals": "2.29.0", "tqdm": "4.70.1", "cloudpickle": "3.1.3"}
#: fluids asks Numba to keep code that has no file; this is its own switch against that.
UNKEPT = {"NUMBA_FUNCTION_CACHE_SIZE": "0"}
PACKAGES = (
    Package("numba-stats", "1.14.0", STATS),
    Package("boinor", "0.20.0", BOINOR),
    Package("quantecon", "0.11.4", QUANTECON),
    Package("stumpy", "1.14.1", STUMPY),
    Package("umap-learn", "0.5.12", UMAP, LEARN | {"pynndescent": "0.7.0"}),
    Package("pynndescent", "0.7.0", NEIGHBOURS, LEARN),
    Package("pybaselines", "1.2.1", BASELINES),
    Package("interpolation", "2.2.7", INTERPOLATION),
    Package("disba", "0.7.0", DISBA, absent=("matplotlib", "matplotlib.pyplot")),
    Package("fluids", "1.3.1", FLUIDS, environment=UNKEPT),
    Package("chemicals", "1.5.2", CHEMICALS, {"fluids": "1.3.1"}, environment=UNKEPT),
)


@pytest.mark.parametrize(("package", "row"), parameters(PACKAGES))
def test_packages(package: Package, row: Row) -> None:
    package.run(row)
