"""Records and instances of jitclasses as arguments of Numba kernels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest
from numba import float64, int64, njit
from numba.experimental import jitclass
from numba.typed import List as TypedList

import irad
from irad.errors import UnsupportedError, UsageError

PARTICLE = np.dtype([("mass", "f8"), ("kind", "i8"), ("speed", "f8")])
X = np.array([0.5, 1.0, 2.0])


@njit
def energy(particles: Any) -> Any:
    total = 0.0
    for i in range(len(particles)):
        total += 0.5 * particles[i].mass * particles[i].speed ** 2 * particles[i].kind
    return total


@njit
def through_records(x: Any) -> Any:
    made = np.zeros(len(x), PARTICLE)
    for i in range(len(x)):
        made[i].mass = x[i] ** 2
        made[i].kind = i
    return made.mass * 2


@njit
def written_records(x: Any, room: Any) -> Any:
    total = 0.0
    for i in range(len(x)):
        room[i].mass = x[i] ** 3
        total += room[i].mass * room[i].kind
    return total


@jitclass([("w", float64[:, ::1]), ("b", float64), ("n", int64)])
class Net:
    def __init__(self, w: Any, b: Any, n: Any) -> None:
        self.w = w
        self.b = b
        self.n = n

    def apply(self, x: Any) -> Any:
        return np.tanh(self.w @ x) * self.n + self.b


@njit
def loss(net: Any, x: Any) -> Any:
    return (net.apply(x) ** 2).sum()


@njit
def energy_of_fields(mass: np.ndarray, speed: np.ndarray, kind: np.ndarray) -> float:
    s = 0.0
    for i in range(mass.shape[0]):
        s += mass[i] * speed[i] * kind[i]
    return s


@njit
def grown(net: Any, x: Any) -> Any:
    for _ in range(3):
        net.b += x[0] * net.b
    return net.b


def net() -> Any:
    return Net(np.random.default_rng(0).normal(size=(2, 3)), 0.5, 3)


def particles() -> np.ndarray:
    made = np.zeros(3, PARTICLE)
    made["mass"], made["kind"], made["speed"] = X, [1, 2, 3], 2.0
    return made


def test_records() -> None:
    found = irad.grad(energy)(particles())
    assert found.dtype == PARTICLE
    np.testing.assert_allclose(found["mass"], 2.0 * np.array([1, 2, 3]))
    np.testing.assert_allclose(found["speed"], 2.0 * X * [1, 2, 3])
    assert not found["kind"].any()
    direction = particles()
    tangent = irad.jvp(energy)((particles(),), (direction,))[1]
    assert tangent == pytest.approx(found["mass"] @ direction["mass"] + found["speed"] @ direction["speed"])


@pytest.mark.parametrize("transform", [irad.jacfwd, irad.jacrev, irad.jacobian, irad.hessian, irad.sparse_jacobian])
def test_records_have_no_jacobians(transform: Callable[..., Callable[..., Any]]) -> None:
    """An entry of such an array is several numbers."""
    with pytest.raises(UsageError, match="arrays of records"):
        transform(energy)(particles())
    assert irad.jacobian(irad.grad(energy_of_fields, "mass"), "speed")(X, X, np.arange(3)).shape == (3, 3)


def test_records_inside() -> None:
    np.testing.assert_allclose(irad.jacobian(through_records)(X), np.diag(4 * X))
    room = particles()
    np.testing.assert_allclose(irad.grad(written_records)(X, room), 3 * X**2 * [1, 2, 3])
    np.testing.assert_allclose(room["mass"], X**3)


def test_instances() -> None:
    given = net()
    r = np.tanh(given.w @ X)
    slope = 2 * (3 * r + 0.5)
    found = irad.grad(loss)(given, X)
    assert type(found) is type(given)
    np.testing.assert_allclose(found.w, np.outer(slope * 3 * (1 - r * r), X), rtol=1e-12)
    assert found.b == pytest.approx(slope.sum())
    assert found.n == 0
    by_net, by_x = irad.grad(loss, ("net", "x"))(given, X)
    np.testing.assert_allclose(by_net.w, found.w)
    np.testing.assert_allclose(by_x, given.w.T @ (slope * 3 * (1 - r * r)), rtol=1e-12)
    mixed = irad.jacobian(irad.grad(loss, "x"), "net")(given, X)
    np.testing.assert_allclose(mixed["b"], given.w.T @ (6 * (1 - r * r)), rtol=1e-12)
    row = irad.jacobian(loss)(given, X)  # of a number as well, where an instance could hold it
    assert set(row) == {"w", "b", "n"} and row["b"] == pytest.approx(found.b)


def test_instances_that_change() -> None:
    given = net()
    by_net, by_x = irad.grad(grown, ("net", "x"))(given, X)
    assert by_net.b == pytest.approx(1.5**3)
    np.testing.assert_allclose(by_x, [3 * 1.5**2 * 0.5, 0, 0])


@njit
def remade(net: Any) -> Any:
    return net


def test_an_instance_is_no_result() -> None:
    with pytest.raises(UsageError, match="returns an object"):
        irad.vjp(remade)(net())


@njit
def dropped(x: Any) -> Any:
    kept = np.random.random(x.size) < 0.5
    y = np.zeros_like(x)
    for i in range(x.size):
        if kept[i]:
            y[i] = x[i] ** 2
    return y.sum(), y


def test_random_numbers_are_drawn_once() -> None:
    """Value, gradient and every column of a Jacobian belong to the same draw; the next call has another one."""
    x, seen = np.arange(1.0, 41.0), set()
    for _ in range(3):
        (value, y), gradient = irad.value_and_grad(dropped, has_aux=True)(x)
        assert value == pytest.approx(y.sum())
        np.testing.assert_allclose(gradient, np.where(y > 0, 2 * x, 0))
        seen.add(tuple(y > 0))
        (_, y), pullback = irad.vjp(dropped)(x)
        np.testing.assert_allclose(pullback((1.0, np.zeros(40))), np.where(y > 0, 2 * x, 0))
    assert len(seen) == 3
    by_sum, by_entries = irad.jacobian(dropped)(x)
    np.testing.assert_allclose(by_entries.sum(0), by_sum)


@njit
def as_keys(x: Any) -> Any:
    table = {}
    for i in range(x.size):
        table[x[i]] = i
    total = 0.0
    for key in table:
        total += key * table[key]
    return total


@njit
def in_a_list_of_instances(x: Any) -> Any:
    nets = [Net(np.outer(x, x), x[0], i) for i in range(3)]
    total = 0.0
    for net in nets:
        total += np.sum(net.w**2)
    return total


def test_instances_with_arrays_in_a_list() -> None:
    np.testing.assert_allclose(irad.grad(in_a_list_of_instances)(X), 12 * np.dot(X, X) * X)


@pytest.mark.parametrize(
    ("kernel", "remedy"),
    [
        (as_keys, "a dict of Numba's: its keys have derivatives.*; keep numbers with derivatives as values"),
    ],
)
def test_what_to_use_for_containers(kernel: Any, remedy: str) -> None:
    with pytest.raises(irad.DifferentiationError, match=remedy) as caught:
        irad.grad(kernel)(X)
    place = caught.value.diagnostic.location
    assert place is not None and place.file == __file__


@njit
def halves(x: Any) -> Any:
    if x.shape[0] == 1:
        return x.copy()
    even, odd = halves(x[::2]), halves(x[1::2])
    return np.concatenate((even + odd, even - odd))


def test_arrays_that_a_recursion_returns() -> None:
    with pytest.raises(irad.DifferentiationError, match="let the function write to an array that it is given"):
        irad.grad(njit(lambda x: (halves(x) ** 2).sum()))(np.arange(1.0, 5))


class Settings(NamedTuple):
    options: Any
    x: Any


def test_dicts_that_numba_cannot_read_are_refused() -> None:
    within_dict = njit(lambda p: p["outer"]["a"] * 2.0)
    with pytest.raises(UsageError, match=r"a dict within a dict has no type in Numba .*; pass the inner one as"):
        irad.grad(within_dict)({"outer": {"a": 1.0}})
    within_named = njit(lambda p: p.options["a"] * p.x)
    with pytest.raises(UsageError, match="a dict within a namedtuple has no type"):
        irad.grad(within_named)(Settings({"a": 1.0}, 2.0))
    within_tuple = njit(lambda p: p[0]["a"] * p[1])
    assert irad.grad(within_tuple)(({"a": 1.0}, 2.0)) == ({"a": 2.0}, 1.0)


class Moments(NamedTuple):
    first: Any
    second: Any
    rate: float


@njit
def stepped(p: Any, moments: Any, scale: float) -> float:
    for i in range(len(p)):
        moments.first[i] = 0.5 * moments.first[i] + scale * p[i]
        moments.second[i] += moments.first[i] ** 2
    return moments.rate * moments.second.sum()


def test_arrays_in_tuples_that_are_written_and_not_asked_for() -> None:
    p, first = np.array([1.0, 2.0]), np.array([0.5, -1.0])
    expected = 3.0 * 2 * 0.5 * (0.5 * first + 0.5 * p)

    def state() -> Moments:
        return Moments(first.copy(), np.zeros(2), 3.0)

    used = state()
    np.testing.assert_allclose(irad.grad(stepped)(p, used, 0.5), expected)
    np.testing.assert_allclose(used.first, 0.5 * first + 0.5 * p)  # as the function leaves it
    np.testing.assert_allclose(irad.vjp(stepped)(p, state(), 0.5)[1](2.0), 2 * expected)
    np.testing.assert_allclose(irad.jvp(stepped)((p, state(), 0.5), (np.ones(2),))[1], expected.sum())
    np.testing.assert_allclose(irad.hvp(stepped)((p, state(), 0.5), (np.ones(2),))[1], [1.5, 1.5])
    np.testing.assert_allclose(irad.grad(stepped, ("p", "scale"))(p, state(), 0.5)[0], expected)


@njit
def several(d: Any, z: Any) -> Any:
    return d * z, 3 * d, (z**2).sum()


@pytest.mark.parametrize("out", [(0, 1), (1, 0), (2,), [2, 0, 1]])
def test_some_results_of_several(out: Any) -> None:
    d, z = np.array([1.0, 2.0]), np.array([0.5, -1.0])
    found, pullback = irad.vjp(several, ("d", "z"), out=out)(d, z)
    whole, pullback_of_all = irad.vjp(several, ("d", "z"))(d, z)
    for one, place in zip(found, out, strict=True):
        np.testing.assert_array_equal(one, whole[place])
    seeds = (np.array([1.0, 2.0]), np.array([-1.0, 0.5]), 3.0)
    others = tuple(seed if place in out else 0 * seed for place, seed in enumerate(seeds))
    for one, other in zip(pullback(tuple(seeds[i] for i in out)), pullback_of_all(others), strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-14)
    with pytest.raises(UsageError, match="returns no 5; out= chooses among 0 to 2"):
        irad.vjp(several, out=(0, 5))(d, z)


@njit
def into_rooms(x: Any, rooms: Any, last: Any) -> None:
    rooms[0][:] = x**2
    rooms[1][:] = x[0] * x[1]
    last[:] = x**3 * rooms[0]


def test_all_of_a_tuple_that_is_written_is_an_output() -> None:
    x, v = np.array([1.0, 2.0, 3.0]), np.array([1.0, -1.0, 0.5])

    def given() -> Any:
        return x, (np.zeros(3), np.zeros(2)), np.zeros(3)

    squares, products = 2 * x * v, np.full(2, v[0] * x[1] + x[0] * v[1])
    (value, tangent) = irad.jvp(into_rooms, out="rooms")(given(), (v,))
    np.testing.assert_allclose(value[0], x**2)
    np.testing.assert_allclose(value[1], [2.0, 2.0])
    np.testing.assert_allclose(tangent[0], squares)
    np.testing.assert_allclose(tangent[1], products)
    last, rooms = irad.jvp(into_rooms, out=("last", 1))(given(), (v,))[1]
    np.testing.assert_allclose(last, 5 * x**4 * v)
    np.testing.assert_allclose(rooms[1], products)
    first, second = irad.jacobian(into_rooms, out="rooms")(*given())
    np.testing.assert_allclose(first, np.diag(2 * x))
    np.testing.assert_allclose(second, [[2.0, 1.0, 0.0]] * 2)
    _, pullback = irad.vjp(into_rooms, out="rooms")(*given())
    np.testing.assert_allclose(pullback((np.ones(3), np.ones(2))), 2 * x + [4.0, 2.0, 0.0])
    with pytest.raises(UsageError, match="does not write floating-point numbers to argument 'x'"):
        irad.jvp(into_rooms, out="x")(given(), (v,))


@njit
def running(values: Any, last: int, c: float) -> float:
    for i in range(1, len(values)):
        values[i] = values[i - 1] * c + values[i]
    return values[last] ** 2


@njit
def running_within(numbers: Any, c: float) -> float:
    return running(numbers[0], numbers[1], c)


@pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaPendingDeprecationWarning")  # of lists
@pytest.mark.parametrize("make", [list, TypedList, np.array])
def test_lists_are_left_as_the_kernel_leaves_them(make: Any) -> None:
    expected, found = make([1.0, 2.0, 3.0]), make([1.0, 2.0, 3.0])
    running(expected, 2, 0.7)
    value, by_values = irad.value_and_grad(running)(found, 2, 0.7)
    assert list(found) == list(expected) == [1.0, 2.7, 4.89]
    np.testing.assert_allclose(value, found[2] ** 2)
    np.testing.assert_allclose(by_values, 2 * found[2] * np.array([0.49, 0.7, 1.0]))
    within, others = make([1.0, 2.0, 3.0]), make([1.0, 2.0, 3.0])
    running_within((within, 2), 0.7)
    irad.grad(running_within)((others, 2), 0.7)
    assert list(within) == list(others)


@njit
def layers(x: Any, kinds: Any) -> float:
    for kind in kinds:
        x = np.tanh(x) if kind == "tanh" else x * x
    return x.sum()


def test_tuples_of_text() -> None:
    x = np.array([0.5, -1.0])
    slope = irad.grad(layers)
    np.testing.assert_allclose(slope(x, ("square",)), 2 * x)
    np.testing.assert_allclose(slope(x, ("tanh", "square")), 2 * np.tanh(x) / np.cosh(x) ** 2)
    np.testing.assert_allclose(slope(x, ("square", "square")), 4 * x**3)
    np.testing.assert_allclose(irad.hessian(layers)(x, ("square", "square")), np.diag(12 * x**2))


@njit
def grows(values: Any, c: float) -> float:
    values.append(c * values[0])
    return values[-1]


@njit
def sets(table: Any, c: float) -> float:
    table["a"] = table["a"] * c
    return table["a"]


@pytest.mark.parametrize(("kernel", "given"), [(grows, [1.0, 2.0]), (sets, {"a": 1.0})])
def test_what_cannot_be_done_with_lists_and_dicts_that_are_passed(kernel: Any, given: Any) -> None:
    with pytest.raises(UnsupportedError, match=r"cannot pass the lists and dicts of .* may not append"):
        irad.grad(kernel)(given, 0.5)
