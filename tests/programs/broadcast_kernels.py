"""Kernels of numbers: one to twenty arguments, branches, early returns, loops, several results.

Their Python text is run on jets as well, so they use operators, comparisons and functions of NumPy alone.
"""

from __future__ import annotations

import numpy as np
from numba import njit

__all__ = ["C_KERNELS", "KERNELS", "descending"]


def square(x):
    return x * x


def reciprocal(x):
    return 1.0 / x


def logistic(x):
    return 1.0 / (1.0 + np.exp(-x))


def softplus(x):
    return np.log1p(np.exp(x))


def rectified(x):
    return x if x > 1.0 else 0.0 * x


def leaky(x):
    return x if x > 1.0 else 0.1 * x


def huber(x):
    if abs(x - 1.0) < 0.3:
        return 0.5 * (x - 1.0) * (x - 1.0)
    return 0.3 * abs(x - 1.0) - 0.045


def gaussian_unit(x):
    return 0.5 * x * (1.0 + np.tanh(0.7978845608 * (x + 0.044715 * x**3)))


def three_ways(x):
    if x < 0.6:
        return np.sin(x)
    if x < 1.2:
        return np.exp(-x)
    return np.sqrt(x)


def early(x):
    if x < 0.5:
        return x
    y = x * x
    if y < 1.0:
        return y
    z = np.log(y)
    return z * y


def clipped(x):
    return min(max(x, 0.6), 1.2) * x


def power(x):
    return x**2.5 + x**3


def halved(x):
    while x > 0.5:
        x = x * 0.5
    return x * x


def newton_root(x):
    y = x
    for _ in range(6):
        y = 0.5 * (y + x / y)
    return y


def counted(x):
    total = 0.0 * x
    for k in range(int(x * 5.0)):
        total += np.sin(x * k)
    return total


def product(x, y):
    return x * y


def hypotenuse(x, y):
    return np.sqrt(x * x + y * y)


def ratio(x, y):
    return (x - y) / (x + y)


def raised(x, y):
    return x**y


def bigger(x, y):
    return x * x if x > y else y * y * y


def greatest(x, y):
    return np.maximum(x, y) * np.minimum(x, 1.0)


def squared_log(x, y):
    return np.log1p((x - y) * (x - y))


def angle(x, y):
    return np.arctan(y / x)


def cross_entropy(x, y):
    p = 1.0 / (1.0 + np.exp(-x))
    return -(y * np.log(p) + (2.0 - y) * np.log(1.0 - p))


def euclid(x, y):
    while y > 0.2:
        if x < y:
            x, y = y, x
        x, y = y, x - y
    return x + y


def swapped(x, y):
    return y, x


def polar(x, y):
    return np.sqrt(x * x + y * y), np.arctan(y / x)


def sum_and_difference(x, y):
    if x > y:
        return x + y, x - y
    return x * y, y - x


def fused(x, y, z):
    return x * y + z


def interpolated(x, y, t):
    return x + (y - x) * t


def gated(x, y, z):
    if z > 1.0:
        return x * y
    if z > 0.7:
        return np.exp(x) - y
    return y


def discriminant(a, b, c):
    d = b * b - 4.0 * a * c
    if d < 0.0:
        return -d
    return (-b + np.sqrt(d + 0.1)) / (2.0 * a)


def smooth_step(x, lo, hi):
    t = (x - lo) / (hi + 1.0)
    if t <= 0.0:
        return 0.0 * t
    if t >= 1.0:
        return t / t
    return t * t * (3.0 - 2.0 * t)


def horner(x, a, b):
    total = 0.0 * x
    for k in range(7):
        total = total * x + (a if k % 2 == 0 else b)
    return total


def continued_fraction(a, b, x):
    f = b
    for _ in range(int(x * 4.0) + 1):
        f = b + a / f
    return f


def normal_density(x, mu, sigma):
    t = (x - mu) / sigma
    return np.exp(-0.5 * t * t) / (sigma * 2.5066282746310002)


def spherical(r, a, b):
    return r * np.sin(a) * np.cos(b), r * np.sin(a) * np.sin(b), r * np.cos(a)


def descending(x, y, z):
    return x * y if z < 0.5 else descending(y, x, z - 0.4) * x


def median(x, y, z):
    if x > y:
        x, y = y, x
    if y > z:
        y, z = z, y
    if x > y:
        x, y = y, x
    return y * y


def collatz(x, y, z):
    n = int(x * 7.0) + 1
    while n != 1:
        if n % 2 == 0:
            n = n // 2
            y = y * 0.9 + z
        else:
            n = 3 * n + 1
            y = y + 0.1 * z * y
    return y


def lennard_jones(x, y, z):
    r2 = x * x + y * y + z * z
    if r2 > 4.0:
        return 0.0 * r2
    s = 1.0 / (r2 * r2 * r2)
    return s * s - s


def two_by_two(a, b, c, d):
    return a * d - b * c


def inverse_two(a, b, c, d):
    det = a * d - b * c + 4.0
    return d / det, -b / det, -c / det, a / det


def option(s, k, v, t):
    d = (np.log(s / k) + 0.5 * v * v * t) / (v * np.sqrt(t))
    return s * np.tanh(d) - k * np.tanh(d - v * np.sqrt(t))


def payoff(s, k, v, t):
    if s > k:
        return (s - k) * np.exp(-v * t)
    if s > 0.5 * k:
        return v * np.sqrt(t)
    return 0.0 * s


def bisected(a, b, c, d):
    lo, hi = 0.0 * a, 1.0 + 0.0 * a
    for _ in range(3):
        mid = 0.5 * (lo + hi)
        if a * mid * mid + b * mid > c:
            hi = mid * d
        else:
            lo = mid + 0.01 * c
    return lo * hi


def runge_kutta(y, k, h, f):
    for _ in range(2):
        a = f - k * y
        b = f - k * (y + 0.5 * h * a)
        y = y + h * b
    return y


def gate_by_two(c, f, g, u):
    if u > 1.2:
        return c
    if u > 0.8:
        return f * c + g
    return g


def reflected(a, b, c, d, e):
    n = a * b + c * d
    if n > e:
        n = 2.0 * e - n
    return n * e, n + a


def spline(x, a, b, c, d):
    if x > 1.0:
        x = 2.0 - x
    return a + x * (b + x * (c + x * d))


def michaelis(v, s, k, i, j):
    return v * s / (k * (1.0 + i / j) + s)


def cell(c, zb, z, f, i, g):
    f = 1.0 / (1.0 + np.exp(-f))
    i = 1.0 / (1.0 + np.exp(-i))
    g = np.tanh(g)
    if z > 1.0:
        return i * g
    if zb > 1.0:
        return f * c + i * g
    return c


def distance(a, b, c, d, e, f):
    return np.sqrt((a - d) ** 2 + (b - e) ** 2 + (c - f) ** 2 + 0.1)


def cross(a, b, c, d, e, f):
    return b * f - c * e, c * d - a * f, a * e - b * d


def ray_sphere(a, b, c, d, e, f):
    p = a * d + b * e + c * f
    q = a * a + b * b + c * c - 1.0
    s = p * p - q * (d * d + e * e + f * f)
    if s < 0.0:
        return s * 0.01
    return p - np.sqrt(s + 0.01)


def lstm_gates(a, b, c, d, e, f, g):
    i = 1.0 / (1.0 + np.exp(-a - b))
    o = 1.0 / (1.0 + np.exp(-c - d))
    n = i * np.tanh(e + f) + (1.0 - i) * g
    return n, o * np.tanh(n)


def rotation(a, b, c, d, e, f, g, h):
    n = a * a + b * b + c * c + d * d
    if n > 4.0:
        return (e * a - f * b) / n
    return (g * c + h * d) * n


def determinant(a, b, c, d, e, f, g, h, i):
    return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)


def sorted_sum(a, b, c, d, e, f, g, h, i, j):
    total = 0.0 * a
    if a > b:
        total += a * c
    else:
        total += b * d
    if e > f:
        return total * g
    if h > i:
        return total + j * j
    return total - i * j


def eleven(a, b, c, d, e, f, g, h, i, j, k):
    return a * b * c + d * np.sin(e * f) + g * h / i + np.exp(-j * k)


def twelve_branches(a, b, c, d, e, f, g, h, i, j, k, m):
    total = a
    if b > 1.0:
        total *= c
    if d > 1.0:
        total += e * f
    else:
        total -= g
    for n in range(3):
        if total > h:
            total = total * i - j * n
    return total * k + m


def dot_eight(a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r):
    return a * i + b * j + c * k + d * m + e * n + f * p + g * q + h * r


def twenty(a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v):
    first = a * b + c * d + e * f + g * h + i * j
    second = k * m + n * p + q * r + s * t + u * v
    return first * np.sin(second)


def twenty_branches(a, b, c, d, e, f, g, h, i, j, k, m, n, p, q, r, s, t, u, v):
    total = a * b
    if c > d:
        total += e * f * g
    if h > i:
        total = total * j + k
    elif m > n:
        return total * p
    return total + q * r + s * t - u * v


def exponents(x, y):
    return 2.0**x + np.expm1(y) * np.cosh(x) - np.sinh(y)


def inverse_sine(x, y):
    return np.arcsin(0.5 * x) * np.tan(0.5 * y)


def unused(x, y):
    return x * 3.0


def first_of_three(x, y, z):
    return x, 2.0 * y, x * 0.0 + 1.0


KERNELS = [
    square, reciprocal, logistic, softplus, rectified, leaky, huber, gaussian_unit, three_ways, early, clipped, power,
    halved, newton_root, counted, product, hypotenuse, ratio, raised, bigger, greatest, squared_log, angle,
    cross_entropy, euclid, swapped, polar, sum_and_difference, fused, interpolated, gated, discriminant, smooth_step,
    horner, continued_fraction, normal_density, spherical, median, collatz, lennard_jones, two_by_two, inverse_two,
    option, payoff, bisected, runge_kutta, gate_by_two, reflected, spline, michaelis, cell, distance, cross, ray_sphere,
    lstm_gates, rotation, determinant, sorted_sum, eleven, twelve_branches, dot_eight, twenty, twenty_branches,
    exponents, inverse_sine, unused, first_of_three,
]  # fmt: skip
KERNELS = [njit(f) for f in KERNELS]

C_KERNELS = """
#include <math.h>
double logistic(double x) { return 1.0 / (1.0 + exp(-x)); }
double three_ways(double x) { return x < 0.6 ? sin(x) : x < 1.2 ? exp(-x) : sqrt(x); }
double early(double x)
{
    if (x < 0.5)
        return x;
    double y = x * x;
    if (y < 1.0)
        return y;
    double z = log(y);
    return z * y;
}
double halved(double x)
{
    while (x > 0.5)
        x = x * 0.5;
    return x * x;
}
double counted(double x)
{
    double total = 0.0;
    for (int k = 0; k < (int)(x * 5.0); k++)
        total += sin(x * k);
    return total;
}
double raised(double x, double y) { return pow(x, y); }
double angle(double x, double y) { return atan(y / x); }
double euclid(double x, double y)
{
    while (y > 0.2) {
        if (x < y) {
            double t = x;
            x = y;
            y = t;
        }
        double t = x - y;
        x = y;
        y = t;
    }
    return x + y;
}
double gated(double x, double y, double z) { return z > 1.0 ? x * y : z > 0.7 ? exp(x) - y : y; }
double continued_fraction(double a, double b, double x)
{
    double f = b;
    for (int k = 0; k <= (int)(x * 4.0); k++)
        f = b + a / f;
    return f;
}
double payoff(double s, double k, double v, double t)
{
    if (s > k)
        return (s - k) * exp(-v * t);
    return s > 0.5 * k ? v * sqrt(t) : 0.0;
}
double descending(double x, double y, double z)
{
    return z < 0.5 ? x * y : descending(y, x, z - 0.4) * x;
}
double cell(double c, double zb, double z, double f, double i, double g)
{
    f = 1.0 / (1.0 + exp(-f));
    i = 1.0 / (1.0 + exp(-i));
    g = tanh(g);
    return z > 1.0 ? i * g : zb > 1.0 ? f * c + i * g : c;
}
double twenty_branches(double a, double b, double c, double d, double e, double f, double g, double h, double i,
                       double j, double k, double m, double n, double p, double q, double r, double s, double t,
                       double u, double v)
{
    double total = a * b;
    if (c > d)
        total += e * f * g;
    if (h > i)
        total = total * j + k;
    else if (m > n)
        return total * p;
    return total + q * r + s * t - u * v;
}
"""
"""Some of them in C, under the same names."""
