import math

import numpy as np
from numba import njit

record = np.dtype([("k", np.int32), ("d", np.float64)], align=True)

#! view_whole
@njit
def f(x):
    y = x * x
    m = y.view(np.int64)
    w = m[::-1].copy().view(np.float64)
    s = 0.0
    for i in range(w.size):
        s += w[i] * (i + 1)
    return s

#! view_keyed either
@njit
def f(x):
    y = x * x
    m = y.view(np.int64) ^ np.int64(12345)
    w = (m ^ np.int64(12345)).view(np.float64)
    s = 0.0
    for i in range(w.size):
        s += w[i] * (i + 1)
    return s

#! view_sorted either
@njit
def f(x):
    m = np.sort((x * x).view(np.int64))
    w = m.view(np.float64)
    s = 0.0
    for i in range(w.size):
        s += w[i] * (i + 1)
    return s

#! view_bytes_copied either
@njit
def f(x):
    y = x * x
    b = y.view(np.uint8)
    c = np.empty(b.size, np.uint8)
    for i in range(b.size):
        c[i] = b[i]
    w = c.view(np.float64)
    s = 0.0
    for i in range(w.size):
        s += w[i] * (i + 1)
    return s

#! view_only_read
@njit
def f(x):
    m = x.view(np.int64)
    h = np.int64(7)
    s = 0.0
    for i in range(x.size):
        h = h * 31 + m[i]
        s += x[i] * x[i] * (i + 1)
    return s if h != 3 else s + 1.0

#! records_moved either
@njit
def f(x):
    v = np.zeros(x.size, record)
    for i in range(x.size):
        v[i].k = i
        v[i].d = x[i] * x[i]
    for i in range(1, x.size - 1):
        v[i] = v[i + 1]
    s = 0.0
    for i in range(v.size):
        s = s * 1.1 + v[i].d * (v[i].k + 1)
    return s

#! records_shifted_by_slices either
@njit
def f(x):
    v = np.zeros(x.size, record)
    for i in range(x.size):
        v[i].k = i
        v[i].d = x[i] * x[i]
    v[1:4] = v[4:7].copy()
    w = v["d"]
    s = 0.0
    for i in range(v.size):
        s = s * 1.1 + w[i] * (v[i].k + 1)
    return s

#! shifted_in_place
@njit
def f(x):
    v = x * x
    for i in range(v.size - 1):
        v[i] = v[i + 1]
    v[2:] = v[:-2].copy()
    s = 0.0
    for i in range(v.size):
        s = s * 0.7 + v[i]
    return s

#! swapped_buffers
@njit
def f(x):
    a = x.copy()
    b = np.zeros_like(a)
    n = a.size
    for t in range(5):
        for i in range(n):
            b[i] = 0.5 * a[i] * a[i] + 0.2 * a[(i + 1) % n]
        a, b = b, a
    s = 0.0
    for i in range(n):
        s += a[i] * (i + 1)
    return s

#! lists_of_tuples either
@njit
def f(x):
    v = [(i, x[i] * x[i]) for i in range(x.size)]
    t = v.pop(1)
    v.insert(3, t)
    del v[0]
    s = 0.0
    for k, d in v:
        s = s * 1.1 + d * (k + 1)
    return s

#! dictionary either
@njit
def f(x):
    m = {}
    for i in range(x.size):
        m[i * 3 % 5] = x[i] * x[i]
    s = 0.0
    for k in range(5):
        s += m[k] * (k + 1)
    return s

#! sorted_values either
@njit
def f(x):
    v = np.sort(x * x)
    s = 0.0
    for i in range(v.size):
        s += v[i] * (i + 1)
    return s

#! argsorted
@njit
def f(x):
    k = np.argsort(x)
    s = 0.0
    for i in range(k.size):
        s += x[k[i]] * x[k[i]] * (i + 1)
    return s

#! guarded_root
@njit
def f(x):
    s = 0.0
    for i in range(x.size):
        d = (i % 3) * x[i]
        s += math.sqrt(d) * x[i] if d > 0 else 2 * x[i]
    return s

#! where_of_logarithm
@njit
def f(x):
    d = x * np.array([0.0, 1.0, 2.0, 0.0, 1.0, 2.0, 0.0, 1.0])
    y = np.where(d > 0, np.log(d) * x, x)
    return y.sum()

#! truncated_bits either tol=1e-3
@njit
def f(x):
    y = x * x
    m = y.view(np.int64)
    for i in range(m.size):
        m[i] &= ~np.int64(0xFFFFF)
    s = 0.0
    for i in range(y.size):
        s += y[i] * (i + 1)
    return s

#! narrowed_view tol=1e-3
@njit
def f(x):
    y = x.astype(np.float32)
    m = y.view(np.int32)
    w = m.copy().view(np.float32)
    s = 0.0
    for i in range(w.size):
        s += w[i] * w[i] * (i + 1)
    return s

#! printed_only either
@njit
def f(x):
    s = 0.0
    for i in range(x.size):
        s += x[i] * x[i] * (i + 1)
        print(i, s)
    return s
