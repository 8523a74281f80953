"""Daily NumPy kernels: containers, structures, closures, recursion, text."""

from __future__ import annotations

from typing import Any, NamedTuple

import numba as nb
import numpy as np
from numba import literal_unroll, njit, typed, types
from numba.experimental import jitclass

from tests.programs.numpy_daily import case
from tests.programs.numpy_daily import drawn as v

PARTICLE = np.dtype([("x", np.float64), ("m", np.float64), ("id", np.int64)])
RATES = (0.1, 0.2, 0.4)


class Params(NamedTuple):
    a: float
    w: np.ndarray


def particles(n: int) -> np.ndarray:
    """Random particles."""
    made = np.zeros(n, PARTICLE)
    made["x"], made["m"], made["id"] = v(n), v(n), np.arange(n)
    return made


def floats(n: int) -> Any:
    """A typed list of random numbers."""
    return typed.List([float(a) for a in v(n)])


@jitclass([("k", types.float64), ("rest", types.float64[:])])
class Spring:
    def __init__(self, k, rest):
        self.k = k
        self.rest = rest

    def energy(self, x):
        return 0.5 * self.k * np.sum((x - self.rest) ** 2)


@case("list comprehensions, sum of a list", v(6))
@njit
def summed_list(x: Any) -> Any:
    return sum([a**2 for a in x if a > 0.7])


@case("max and min of a list", v(6))
@njit
def list_extremes(x: Any) -> Any:
    kept = [a * 2 for a in x]
    return max(kept) - min(kept)


@case("lists of fixed length", v(4))
@njit
def fixed_list(x: Any) -> Any:
    y = [0.0] * 4
    for i in range(4):
        y[i] = x[i] ** 2 + (y[i - 1] if i else 0.0)
    return y[3] * y[1]


@case("lists appended to and read back", v(6))
@njit
def trajectory(x: Any) -> Any:
    path = [0.0]
    for a in x:
        path.append(0.5 * path[-1] + a * a)
    return np.array(path)


@case("lists of tuples", v(5))
@njit
def list_of_pairs(x: Any) -> Any:
    pairs = [(i, x[i]) for i in range(x.size)]
    s = 0.0
    for i, a in pairs:
        s += i * a * a
    return s


@case("lists of arrays", v(4))
@njit
def list_of_arrays(x: Any) -> Any:
    rows = [x * i for i in range(3)]
    s = 0.0
    for r in rows:
        s += (r**2).sum()
    return s


@case("lists of lists", v(5))
@njit
def jagged(x: Any) -> Any:
    rows = [[x[j] for j in range(i + 1)] for i in range(5)]
    s = 0.0
    for r in rows:
        for a in r:
            s += a * a
    return s


@case("stacks: append and pop", v(6))
@njit
def stack_machine(x: Any) -> Any:
    stack = [x[0]]
    for a in x[1:]:
        if a > 1.0:
            stack.append(a * stack[-1])
        elif len(stack) > 1:
            stack.append(stack.pop() + a)
    s = 0.0
    while stack:
        s += stack.pop() ** 2
    return s


@case("typed lists as arguments", floats(5))
@njit
def typed_argument(xs: Any) -> Any:
    s = 0.0
    for i in range(len(xs)):
        s += xs[i] ** 2
    return s


@case("dicts of integers beside floats", v(6))
@njit
def counted(x: Any) -> Any:
    count = {}
    for a in x:
        key = int(a * 4)
        count[key] = count[key] + 1 if key in count else 1
    s = 0.0
    for a in x:
        s += a**2 / count[int(a * 4)]
    return s


@case("sets of integers", v(6))
@njit
def with_set(x: Any) -> Any:
    wanted = {0, 2, 5}
    s = 0.0
    for i in range(x.size):
        if i in wanted:
            s += x[i] ** 2
    return s


@case("tuples of numbers and arrays as arguments", (1.2, v(4)), v(4))
@njit
def tuple_argument(p: Any, x: Any) -> Any:
    return p[0] * np.sum(p[1] * x**2)


@case("namedtuples as arguments", Params(0.7, v(4)), v(4))
@njit
def named_argument(p: Any, x: Any) -> Any:
    return np.tanh(p.a + p.w @ x)


@case("namedtuples made in the kernel", v(4))
@njit
def named_inside(x: Any) -> Any:
    p = Params(x[0], x * x)
    return p.a * p.w.sum()


@case("tuples of results", v(5))
@njit
def several(x: Any) -> Any:
    m = x.mean()
    return m, x - m, np.sqrt(np.mean((x - m) ** 2))


@case("tuple constants", v(3))
@njit
def constant_tuple(x: Any) -> Any:
    s = 0.0
    for i, r in enumerate(RATES):
        s += r * x[i] ** 2
    return s


@case("literal_unroll", v(3))
@njit
def unrolled(x: Any) -> Any:
    s = 0.0
    for item in literal_unroll((x, 2.0, 3)):
        s += np.sum(x * item)
    return s


@case("structured arrays", particles(4))
@njit
def centre_of_mass(p: Any) -> Any:
    s, m = 0.0, 0.0
    for i in range(p.size):
        s += p[i].x * p[i].m
        m += p[i].m
    return s / m


@case("columns of records, beside integers", particles(5))
@njit
def columns_of_records(p: Any) -> Any:
    total = np.sum(p["m"] ** 2 * p["id"])
    for i in range(len(p)):
        total += p["x"][i] * p.m[i] * (p["id"][i] + 1)
    return total


@case("slices of records, with steps", particles(6))
@njit
def slices_of_records(p: Any) -> Any:
    q, r = p[::2], p[::-1]
    total = 0.0
    for i in range(len(q)):
        total += q["m"][i] ** 2 * q["id"][i] + r["x"][i] * r[i].id
    return total


@case("structured arrays made in the kernel", v(4))
@njit
def records_inside(x: Any) -> Any:
    p = np.zeros(4, PARTICLE)
    for i in range(4):
        p[i].x = x[i] ** 2
        p[i].m = 1.0 + i
        p[i].id = i
    return np.sum(p.x * p.m)


@case("jitclasses as arguments", Spring(2.0, np.zeros(4)), v(4))
@njit
def spring_energy(s: Any, x: Any) -> Any:
    return s.energy(x)


@case("jitclasses made in the kernel", v(4), 0.5)
@njit
def spring_inside(x: Any, k: Any) -> Any:
    return Spring(k, x[::-1].copy()).energy(x)


@jitclass([("w", types.float64[:, ::1]), ("b", types.float64[::1])])
class Layer:
    def __init__(self, w, b):
        self.w = w
        self.b = b

    def apply(self, x):
        return np.tanh(self.w @ x + self.b)


@case("jitclasses with matrices, applied in a loop", v(3, 3), v(3), v(3))
@njit
def layer_applied(w: Any, b: Any, x: Any) -> Any:
    layer = Layer(w, b)
    for _ in range(3):
        x = layer.apply(x)
    return x


@case("default arguments", v(4))
@njit
def with_default(x: Any, power: Any = 3, shift: Any = 0.5) -> Any:
    return np.sum((x - shift) ** power)


@case("arguments that are None", v(4), None)
@njit
def optional_argument(x: Any, w: Any = None) -> Any:
    if w is None:
        return (x**2).sum()
    return (w * x**2).sum()


@case("*args", v(3), v(3), v(3))
@njit
def variadic(*xs: Any) -> Any:
    s = 0.0
    for x in xs:
        s += np.prod(x)
    return s


@case("text that chooses", v(4), "l1")
@njit
def by_text(x: Any, kind: Any) -> Any:
    if kind == "l2":
        return np.sqrt(np.sum(x**2))
    return np.abs(x).sum() ** 2


@case("tuples of text", v(4))
@njit
def text_inside(x: Any) -> Any:
    names = ("first", "second")
    s = 0.0
    for name in names:
        s += x[0] ** len(name)
    return s


@njit
def factorial_like(x, n):
    if n <= 0:
        return 1.0
    return x * n * factorial_like(x, n - 1)


@case("recursion", 1.3)
@njit
def recursive(x: Any) -> Any:
    return factorial_like(x, 5)


@njit
def halves(x):
    if x.size == 1:
        return x * x
    low, high = halves(x[: x.size // 2]), halves(x[x.size // 2 :])
    return np.concatenate((low + high, low - high))


@case("recursion that returns arrays", v(8), why="returned arrays are not told from exceptions; write to an argument")
@njit
def butterfly(x: Any) -> Any:
    return np.sum(halves(x) ** 2)


@case("recursion that reads arrays", v(8))
@njit
def pairwise_sum(x: Any) -> Any:
    return divided(x, 0, x.size)


@njit
def divided(x, lo, hi):
    if hi - lo == 1:
        return x[lo] ** 2
    mid = (lo + hi) // 2
    return np.sqrt(1 + divided(x, lo, mid)) + divided(x, mid, hi)


@njit
def square(t):
    return t * t


@njit
def compose(f, x):
    s = 0.0
    for a in x:
        s += f(a) * a
    return s


@case("functions as arguments of inner functions", v(4))
@njit
def higher_order(x: Any) -> Any:
    return compose(square, x)


def make_scaled(k: float) -> Any:
    @njit
    def scaled(x):
        return k * np.sin(x)

    return scaled


SCALED = make_scaled(1.7)


@case("closures over numbers", v(4))
@njit
def closed_over(x: Any) -> Any:
    return SCALED(x) ** 2


@case("generators", v(5))
@njit
def from_generator(x: Any) -> Any:
    s = 0.0
    for a in squares(x):
        s += a * np.sqrt(a)
    return s


@njit
def squares(x):
    for a in x:
        yield a * a


@case("map and lambda", v(5))
@njit
def mapped(x: Any) -> Any:
    s = 0.0
    for a in map(lambda t: t**3, x):  # noqa: C417
        s += a
    return s


@case("exceptions caught", v(5))
@njit
def guarded(x: Any) -> Any:
    s = 0.0
    for a in x:
        try:
            if a > 1.2:
                raise ValueError
            s += a**2
        except Exception:
            s += a
    return s


@case("arguments written in place", v(5), v(5))
@njit
def in_place(x: Any, y: Any) -> Any:
    x *= y
    y[1:] += x[:-1]
    return np.sum(x * y)


@case("swaps and rotations", v(5))
@njit
def swapped(x: Any) -> Any:
    y = x.copy()
    y[0], y[4] = y[4], y[0] * y[2]
    a, b = y[1], y[2]
    a, b = b, a + b
    return a * b + y.sum()


@case("chained comparisons, bool arithmetic", v(6))
@njit
def windowed(x: Any) -> Any:
    s = 0.0
    for a in x:
        s += (0.7 < a < 1.3) * a**2
    return s


@case("reversed and stepped ranges", v(7))
@njit
def backwards(x: Any) -> Any:
    s = 0.0
    for i in range(len(x) - 1, 0, -2):
        s = s * 0.5 + x[i] * x[i - 1]
    return s


@case("while, else, nested breaks", v(8))
@njit
def nested(x: Any) -> Any:
    s, i = 0.0, 0
    while i < len(x):
        for j in range(i, len(x)):
            if x[j] > 1.3:
                break
            s += x[j] * x[i]
        else:
            s += 1.0
        i += 2
    return s


@case("two-dimensional loops over unequal rows", v(5, 5))
@njit
def lower_products(a: Any) -> Any:
    s = 1.0
    for i in range(5):
        for j in range(i):
            s *= 1 + 0.1 * a[i, j] * a[j, i]
    return s


@case("indices from lists of integers", v(6))
@njit
def linked(x: Any) -> Any:
    parents = [0, 0, 1, 1, 2, 2]
    y = x.copy()
    for i in range(5, 0, -1):
        y[parents[i]] += np.sqrt(y[i])
    return y[0]


@case("objmode", v(4), why="the kernel runs Python code")
@njit
def objects(x: Any) -> Any:
    with nb.objmode(y="float64"):
        y = float(np.linalg.norm(x))
    return y * x.sum()
