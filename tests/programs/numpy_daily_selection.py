"""Daily NumPy kernels: slices, masks, sorting, searching, shapes."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from tests.programs.numpy_daily import case
from tests.programs.numpy_daily import drawn as v

KEYS = np.array([3, 0, 2, 2, 1, 0])
BINS = np.linspace(0.5, 1.5, 6)


@case("np.sort", v(9))
@njit
def trimmed_mean(x: Any) -> Any:
    s = np.sort(x)
    return s[2:-2].mean()


@case("np.argsort and fancy indexing", v(7), v(7))
@njit
def gini(income: Any, weight: Any) -> Any:
    order = np.argsort(income)
    share = np.cumsum((income * weight)[order]) / np.sum(income * weight)
    return 1 - 2 * np.sum(share * weight[order]) / weight.sum()


@case("np.median", v(8))
@njit
def mad(x: Any) -> Any:
    return np.median(np.abs(x - np.median(x)))


@case("np.percentile", v(9))
@njit
def interquartile(x: Any) -> Any:
    q = np.percentile(x, np.array([25.0, 75.0]))
    return q[1] - q[0]


@case("np.quantile", v(10))
@njit
def value_at_risk(r: Any) -> Any:
    cut = np.quantile(r, 0.23)
    return cut + np.mean(r[r <= cut])


@case("np.partition", v(9))
@njit
def smallest(x: Any) -> Any:
    return np.sum(np.partition(x, 3)[:3] ** 2)


@case("np.interp", v(5), v(6))
@njit
def lookup(at: Any, table: Any) -> Any:
    return np.interp(at, BINS, table)


@case("np.convolve", v(9), v(3))
@njit
def smoothed(x: Any, w: Any) -> Any:
    return np.convolve(x, w / w.sum())


@case("np.correlate", v(9), v(3))
@njit
def matched(x: Any, w: Any) -> Any:
    return np.correlate(x, w)


@case("np.histogram", v(20))
@njit
def weighted_bins(x: Any) -> Any:
    counts, edges = np.histogram(x, 4, (0.5, 1.5))
    return np.sum(counts * x[:4]) + edges[1]


@case("np.digitize", v(8))
@njit
def stepped(x: Any) -> Any:
    total = np.zeros(BINS.size + 1)
    k = np.digitize(x, BINS)
    for i in range(x.size):
        total[k[i]] += x[i] ** 2
    return total


@case("np.add.at in a loop", v(6), v(4))
@njit
def scatter(x: Any, base: Any) -> Any:
    out = base.copy()
    for i, k in enumerate(KEYS):
        out[k] += np.tanh(x[i])
    return out


@case("gather by an array of indices", v(6), v(4))
@njit
def gather(x: Any, table: Any) -> Any:
    return np.exp(table[KEYS] * x).sum()


@case("np.take", v(4))
@njit
def taken(table: Any) -> Any:
    return np.take(table, KEYS) ** 2


@case("np.compress by a mask, size from data", v(9))
@njit
def above_mean(x: Any) -> Any:
    big = x[x > x.mean()]
    return big.sum() / big.size


@case("np.nonzero", v(9))
@njit
def chosen(x: Any) -> Any:
    k = np.nonzero(x > 1.0)[0]
    return np.sum(x[k] * (k + 1))


@case("np.argwhere", v(3, 4))
@njit
def peaks(a: Any) -> Any:
    s = 0.0
    for p in np.argwhere(a > 1.0):
        s += a[p[0], p[1]] ** 2
    return s


@case("np.where with scalars", v(9))
@njit
def huber(r: Any) -> Any:
    a = np.abs(r - 1.0)
    return np.where(a <= 0.25, 0.5 * a**2, 0.25 * (a - 0.125)).sum()


@case("np.where of three branches", v(9))
@njit
def piecewise(x: Any) -> Any:
    return np.where(x < 0.8, x**2, np.where(x < 1.2, np.sin(x), 1 / x))


@case("np.select", v(6))
@njit
def selected(x: Any) -> Any:
    return np.select([x < 0.8, x > 1.2], [x**2, np.sqrt(x)], 0.0)


@case("negative steps", v(8))
@njit
def reversed_pairs(x: Any) -> Any:
    return x[::-1] * x + x[-1:0:-1].sum()


@case("np.flip, np.fliplr, np.flipud", v(3, 4))
@njit
def flips(a: Any) -> Any:
    return np.fliplr(a) * a + np.flipud(a) + np.flip(a)


@case("np.rot90", v(3, 4))
@njit
def rotated(a: Any) -> Any:
    return np.rot90(a) ** 2


@case("np.triu, np.tril", v(4, 4))
@njit
def triangles(a: Any) -> Any:
    return np.triu(a) @ np.tril(a, -1)


@case("np.fill_diagonal, np.diag_indices", v(4, 4))
@njit
def without_diagonal(a: Any) -> Any:
    b = a.copy()
    np.fill_diagonal(b, 0.0)
    return (b * b).sum() + np.diag(a).prod()


@case("np.hstack, np.dstack", v(4), v(4))
@njit
def stacked(x: Any, y: Any) -> Any:
    return np.hstack((x, y)) ** 2, np.dstack((x, y)) * 2.0


@case("np.stack", v(4), v(4))
@njit
def stacked_rows(x: Any, y: Any) -> Any:
    a = np.stack((x, y * y))
    return a.sum(axis=0) * a[1]


@case("np.atleast_2d", v(4))
@njit
def as_row(x: Any) -> Any:
    a = np.atleast_2d(x)
    return a.T @ a


@case("np.broadcast_to", v(4), v(3, 4))
@njit
def spread(x: Any, a: Any) -> Any:
    return np.broadcast_to(x, (3, 4)) * a


@case("np.meshgrid by newaxis", v(4), v(3))
@njit
def grid_of_two(x: Any, y: Any) -> Any:
    return np.exp(-((x[:, None] - y[None, :]) ** 2))


@case("transposes of rank 3", v(2, 3, 4))
@njit
def permuted(a: Any) -> Any:
    return np.ascontiguousarray(a.transpose((2, 0, 1))).reshape(4, 6) ** 2


@case("np.ascontiguousarray of slices", v(4, 3))
@njit
def contiguous_columns(a: Any) -> Any:
    s = 0.0
    for j in range(a.shape[1]):
        c = np.ascontiguousarray(a[:, j])
        s += c @ c * (j + 1)
    return s


@case("reshape with -1", v(12))
@njit
def blocks(x: Any) -> Any:
    return (x.reshape(-1, 3) ** 2).sum(axis=1)


@case("flatten, views written to", v(3, 4))
@njit
def through_view(a: Any) -> Any:
    b = a.copy()
    row = b[1]
    row *= 2.0
    b[:, 0] = row[1] * b[:, 1]
    return b.flatten()


@case("columns of a matrix", v(5, 3))
@njit
def standardised(a: Any) -> Any:
    out = np.empty_like(a)
    for j in range(a.shape[1]):
        c = a[:, j]
        out[:, j] = (c - c.mean()) / c.std()
    return out


@case("sum(axis) and broadcasting back", v(4, 3))
@njit
def centred(a: Any) -> Any:
    return a - a.sum(axis=0) / a.shape[0]


@case("np.sum with axis=1, keepdims by reshape", v(4, 3))
@njit
def row_softmax(a: Any) -> Any:
    e = np.exp(a)
    return e / e.sum(axis=1).reshape(-1, 1)


@case("np.array of nested lists", 0.3, 1.2)
@njit
def rotation(angle: Any, scale: Any) -> Any:
    c, s = np.cos(angle), np.sin(angle)
    return scale * np.array([[c, -s], [s, c]])


@case("np.apply along rows by a loop, argmax", v(4, 3))
@njit
def row_maxima(a: Any) -> Any:
    s = 0.0
    for i in range(a.shape[0]):
        k = np.argmax(a[i])
        s += a[i, k] * (k + 1)
    return s


@case("sliding windows by slices", v(10))
@njit
def moving_average(x: Any) -> Any:
    c = np.cumsum(x)
    c[3:] = c[3:] - c[:-3]
    return c[2:] / 3


@case("second differences by slices", v(10))
@njit
def curvature(u: Any) -> Any:
    return np.sum((u[2:] - 2 * u[1:-1] + u[:-2]) ** 2)


@case("two-dimensional slices", v(6, 5))
@njit
def laplacian(u: Any) -> Any:
    out = np.zeros_like(u)
    out[1:-1, 1:-1] = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:] - 4 * u[1:-1, 1:-1]
    return out


@case("np.unique with constant keys", v(6))
@njit
def group_sums(x: Any) -> Any:
    s = 0.0
    for key in np.unique(KEYS):
        s += np.sum(x[key == KEYS]) ** 2
    return s


@case("np.unique of active values", v(6))
@njit
def distinct(x: Any) -> Any:
    return np.sum(np.unique(x) ** 2)


@case("np.isnan and masks", v(6))
@njit
def without_nan(x: Any) -> Any:
    y = x.copy()
    y[2] = np.nan
    return np.mean(y[~np.isnan(y)] ** 2)


@case("np.maximum.accumulate by a loop", v(8))
@njit
def drawdown(price: Any) -> Any:
    top, worst = price[0], 0.0
    for p in price:
        top = max(top, p)
        worst = min(worst, p / top - 1)
    return worst


@case("np.count_nonzero, integer division", v(7))
@njit
def share_above(x: Any) -> Any:
    n = np.count_nonzero(x > 1.0)
    return x[n // 2] * n + x.sum() / (n + 1)


@case("np.extract", v(7))
@njit
def extracted(x: Any) -> Any:
    return np.sum(np.extract(x > 0.9, x) ** 3)


@case("np.ediff1d", v(7))
@njit
def steps(x: Any) -> Any:
    return np.ediff1d(x) ** 2


@case("np.nancumsum, np.nanprod, np.nanstd, np.nanmedian", v(6))
@njit
def nan_family(x: Any) -> Any:
    return np.nancumsum(x).sum() + np.nanprod(x) + np.nanstd(x) + np.nanmedian(x)


@case("np.tri, np.identity, np.ones_like", v(4))
@njit
def made_matrices(x: Any) -> Any:
    return (np.tri(4) + np.identity(4)) @ (x * np.ones_like(x))


@case("np.argpartition", v(8))
@njit
def nearest_mean(d: Any) -> Any:
    return np.mean(d[np.argpartition(d, 3)[:3]])


@case("np.searchsorted in a table", v(3), np.linspace(0.0, 2.0, 7))
@njit
def table_value(at: Any, knots: Any) -> Any:
    s = 0.0
    for a in at:
        k = np.searchsorted(knots, a) - 1
        s += (a - knots[k]) / (knots[k + 1] - knots[k]) + k
    return s


@case("sort in place", v(8))
@njit
def sorted_in_place(x: Any) -> Any:
    y = x * 2
    y.sort()
    return y[::2] @ y[1::2]


@case("sorted lists", v(6))
@njit
def python_sorted(x: Any) -> Any:
    s = 0.0
    for i, a in enumerate(sorted(x)):
        s += (i + 1) * a * a
    return s


@case("np.trapezoid", v(7), np.linspace(0.0, 1.0, 7))
@njit
def area(y: Any, t: Any) -> Any:
    return np.trapezoid(y, t)


@case("np.resize, np.tile by concatenation", v(4))
@njit
def repeated(x: Any) -> Any:
    return np.concatenate((x, x, x))[2:9] ** 2
