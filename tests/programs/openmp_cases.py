"""The kernels in `openmp_c/`: arguments to try, and twins in Python for the most important of them.

A twin takes the arguments of its kernel, changes arrays in place and returns the result; it compares real parts
only. Where the result depends on the order in which threads come, the kernel notes the order in one of its
arguments, and the twin follows it: it is given the arguments as the kernel has left them, where they are integers.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Draw:
    """An array of random numbers between two bounds."""

    shape: tuple[int, ...]
    low: float = 0.3
    high: float = 1.7
    dtype: str = "f8"

    def __call__(self, rng: np.random.Generator) -> np.ndarray:
        """The array."""
        found = rng.uniform(self.low, self.high, self.shape)
        if self.dtype == "c16":
            return found + 1j * rng.uniform(self.low, self.high, self.shape)
        return found.astype(self.dtype)


@dataclass(frozen=True)
class Case:
    """A kernel of a file, its arguments (arrays, numbers and `Draw`s), and the twin, if it has one."""

    file: str
    kernel: str
    given: dict[str, Any]
    twin: Callable[..., Any] | None = None
    #: Whether the kernel notes the order in which threads came.
    order: bool = False
    rtol: float = 1e-9

    @property
    def name(self) -> str:
        """`file.kernel`."""
        return f"{self.file}.{self.kernel}"

    def args(self, **changed: Any) -> dict[str, Any]:
        """Fresh arguments, the same ones each time; `changed` replaces some."""
        rng = np.random.default_rng(zlib.crc32(self.name.encode()))
        given = {**self.given, **changed}
        return {name: value(rng) if isinstance(value, Draw) else _copy(value) for name, value in given.items()}


def _copy(value: Any) -> Any:
    return value.copy() if isinstance(value, np.ndarray) else value


CASES: dict[str, Case] = {}
TWINS: dict[str, Callable[..., Any]] = {}


def add(file: str, kernels: str, rtol: float = 1e-9, order: bool = False, /, **given: Any) -> None:
    """Kernels of one file with the same arguments."""
    for kernel in kernels.split():
        case = Case(file, kernel, given, TWINS.get(f"{file}.{kernel}"), order, rtol)
        assert case.name not in CASES
        CASES[case.name] = case


def twin(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The decorated function is what `file.kernel` does."""

    def note(function: Callable[..., Any]) -> Callable[..., Any]:
        TWINS[name] = function
        return function

    return note


def V(*shape: int, low: float = 0.3, high: float = 1.7) -> Draw:
    """Positive numbers around one."""
    return Draw(shape or (N,), low, high)


def S(*shape: int) -> Draw:
    """Numbers of both signs."""
    return Draw(shape or (N,), -1.4, 1.4)


def F(*shape: int) -> Draw:
    """Numbers of single precision."""
    return Draw(shape or (N,), 0.3, 1.7, "f4")


def ints(*values: int) -> np.ndarray:
    """Integers of 4 bytes."""
    return np.array(values, np.int32)


N = 37
_fixed = np.random.default_rng(3)
BINS = _fixed.integers(0, 5, N).astype(np.int32)
PLACES = _fixed.permutation(N).astype(np.int32)
ANY = _fixed.integers(0, N, N).astype(np.int32)


# twins


def _real(value: Any) -> float:
    return float(np.real(value))


@twin("loops.static_default")
def _square(x: Any, y: Any, a: Any, n: int) -> None:
    y[:n] = a * x[:n] ** 2


@twin("loops.dynamic_chunks")
def _cosine(x: Any, y: Any, a: Any, n: int) -> None:
    y[:n] = np.cos(a + x[:n]) * y[:n]


@twin("loops.guided")
def _cube(x: Any, y: Any, a: Any, n: int) -> None:
    y[:n] = a * a * x[:n] ** 3


@twin("loops.downwards_by_three")
def _downwards(x: Any, y: Any, n: int) -> None:
    for i in range(n - 1, 0, -3):
        y[i] = x[i] * x[i - 1]


@twin("loops.collapse_two")
def _collapse(a: Any, b: Any, rows: int, columns: int) -> None:
    i, j = np.arange(rows)[:, None], np.arange(columns)[None, :]
    b[...] = a**2 * (i + 2 * j)


@twin("loops.ordered")
def _ordered(x: Any, y: Any, n: int) -> Any:
    last = 1.0
    for i in range(n):
        last = last * np.sin(x[i]) + x[i]
        y[i] = last
    return last


@twin("loops.counted_inside")
def _counted(x: Any, y: Any, counts: Any, n: int) -> None:
    for i in range(n):
        p = 1.0
        for _ in range(counts[i]):
            p = p * x[i] + np.sin(p)
        y[i] = p


@twin("loops.while_inside")
def _while(x: Any, y: Any, n: int) -> None:
    for i in range(n):
        v = x[i]
        while _real(v) ** 2 > 0.01:
            v = v * 0.5 * np.cos(v)
        y[i] = v


@twin("loops.in_place")
def _in_place(x: Any, a: Any, n: int) -> None:
    for _ in range(3):
        x[:n] = a * x[:n] * (1 - x[:n])


@twin("reductions.sum")
def _sum(x: Any, n: int) -> Any:
    return np.sum(x[:n] ** 2)


@twin("reductions.minus")
def _minus(x: Any, n: int) -> Any:
    return 3 - np.sum(np.exp(x[:n]))


@twin("reductions.product")
def _product(x: Any, n: int) -> Any:
    return 1.5 * np.prod(1 + x[:n] ** 2 / (1 + np.arange(n)))


@twin("reductions.least")
def _least(x: Any, n: int) -> Any:
    return x[np.argmin(np.abs(x.real))] ** 2


@twin("reductions.largest")
def _largest(x: Any, n: int) -> Any:
    return np.sin(x[np.argmax(np.sin(x.real))])


@twin("reductions.neighbours")
def _neighbours(x: Any, n: int) -> Any:
    return np.sum(x[1:n] * x[: n - 1])


@twin("reductions.sine_times")
def _sine_times(x: Any, n: int) -> Any:
    return np.sum(np.sin(x) * x)


@twin("reductions.section")
def _section(x: Any, w: Any, bins: Any, n: int, m: int) -> None:
    np.add.at(w, bins[:n], x[:n] ** 2)


@twin("reductions.fixed_array")
def _moments(x: Any, n: int) -> Any:
    return np.sum(x) * np.sum(x**2) + np.sum(x**3)


@twin("reductions.declared")
def _log_sum(x: Any, n: int) -> Any:
    return np.log(np.sum(np.exp(x)))


@twin("reductions.normalise")
def _normalise(x: Any, y: Any, n: int) -> Any:
    norm = np.sum(x * x)
    y[:] = x / np.sqrt(norm)
    return norm


@twin("data.captured_by_reference")
def _captured(x: Any, y: Any, a: Any, n: int) -> Any:
    y[:] = a * x[0] * x
    return (a * x[0]) ** 2


@twin("data.first_private_array")
def _first_private_array(x: Any, y: Any, c: Any, n: int) -> None:
    y[:] = c[1] ** 2 * x + c[2] ** 2 * x * x


@twin("data.last_private")
def _last_private(x: Any, y: Any, n: int) -> Any:
    y[:] = x**4
    return x[n - 1] ** 2


@twin("data.private_array")
def _private_array(x: Any, y: Any, n: int) -> None:
    y[:] = np.sin(x) * np.sin(2 * x) + np.sin(3 * x) * np.sin(4 * x)


@twin("thread_private.copied_in")
def _copied_in(x: Any, y: Any, a: Any, n: int) -> None:
    y[:] = a * a * x


@twin("thread_private.from_region_to_region")
def _from_region_to_region(x: Any, y: Any, a: Any, n: int) -> None:
    y[:] = a * x[0] * (a * x[0] + x[1]) * x


@twin("thread_private.in_function")
def _in_function(x: Any, y: Any, n: int) -> None:
    squares = x**2, (x + 1) ** 2, (x + 2) ** 2
    y[:] = 3 * (y + 3 * (x + squares[0]) + 2 * squares[1] + squares[2])


@twin("thread_private.in_team_of_team")
def _in_team_of_team(x: Any, y: Any, n: int) -> None:
    y[:] = x * x * x * (x + 1)


@twin("data.heap_inside")
def _heap_inside(x: Any, y: Any, n: int, m: int) -> None:
    for i in range(n):
        w = x[i] ** 2 + np.arange(m)
        y[i] = np.sum(w * w[::-1])


@twin("synchronised.critical_order")
def _critical_order(a: Any, b: Any, order: Any, n: int) -> Any:
    v = 1.0
    for i in order:
        v = v * a[i] + b
    return v


@twin("synchronised.critical_order_dynamic")
def _critical_order_dynamic(a: Any, b: Any, order: Any, n: int) -> Any:
    v = 1.0
    for i in order:
        v = v * np.sin(a[i]) + b * a[i]
    return v


@twin("synchronised.critical_two_orders")
def _critical_two_orders(a: Any, v: Any, order: Any, n: int) -> None:
    for i in order[:n]:
        v[0] = v[0] * a[i] + 1
    for i in order[n:]:
        v[1] = v[1] * np.sin(a[i]) + 0.5


@twin("synchronised.critical_place")
def _critical_place(x: Any, y: Any, place: Any, n: int) -> None:
    y[:] = x[place] ** 2


@twin("synchronised.atomic_capture_place")
def _capture_place(x: Any, y: Any, place: Any, n: int) -> None:
    y[:] = np.sin(x[place]) * x[place]


@twin("synchronised.atomic_capture")
def _capture(x: Any, seen: Any, order: Any, n: int) -> Any:
    total = 0.0
    for i in order:
        total = total + x[i] ** 2
        seen[i] = total
    return total


@twin("synchronised.atomic_capture_old")
def _capture_old(x: Any, seen: Any, order: Any, n: int) -> Any:
    total = 1.0
    for i in order:
        seen[i] = total**2
        total = total + x[i]
    return total


@twin("synchronised.barrier")
def _barrier(x: Any, y: Any, z: Any, n: int) -> None:
    y[:] = x * x
    z[:] = y[::-1] * x


@twin("synchronised.single")
def _single(x: Any, y: Any, n: int) -> Any:
    mean = np.sum(x) / n
    y[:] = (x - mean) ** 2
    return mean


@twin("synchronised.atomic_multiply")
def _atomic_multiply(x: Any, w: Any, bins: Any, n: int) -> None:
    np.multiply.at(w, bins, 1 + 0.3 * x)


@twin("synchronised.atomic_scatter")
def _atomic_scatter(x: Any, w: Any, bins: Any, n: int) -> None:
    np.add.at(w, bins, np.exp(x))


@twin("teams.steps_in_one_region")
def _steps(u: Any, v: Any, c: Any, n: int, steps: int) -> Any:
    for _ in range(steps):
        v[1:-1] = u[1:-1] + c * (u[:-2] - 2 * u[1:-1] + u[2:])
        u[1:-1] = v[1:-1] * (1 - 0.1 * v[1:-1])
    return u[n // 2]


@twin("teams.buffers_swapped_outside")
@twin("teams.buffers_swapped_inside")
def _swapped(u: Any, v: Any, c: Any, n: int, steps: int) -> None:
    for _ in range(steps):
        v[1:-1] = u[1:-1] + c * u[1:-1] * (u[:-2] - u[2:])
        u, v = v, u


@twin("teams.orphaned")
def _orphaned(x: Any, y: Any, n: int) -> None:
    y[:] = x * x * y


@twin("numerics.three_points")
def _three_points(u: Any, v: Any, c: Any, n: int) -> None:
    v[1:-1] = u[1:-1] + c * (u[:-2] - 2 * u[1:-1] + u[2:]) * u[1:-1]


@twin("numerics.five_points_collapsed")
def _five_points(u: Any, v: Any, c: Any, rows: int, columns: int) -> None:
    v[1:-1, 1:-1] = c * (u[1:-1, :-2] * u[1:-1, 2:] + u[:-2, 1:-1] * u[2:, 1:-1])


@twin("numerics.convolution")
def _convolution(image: Any, w: Any, out: Any, rows: int, columns: int, k: int) -> None:
    for i in range(rows - k + 1):
        for j in range(columns - k + 1):
            out[i, j] = np.tanh(np.sum(w * image[i : i + k, j : j + k]))


@twin("numerics.smooth")
def _smooth(x: Any, y: Any, n: int, width: int) -> None:
    for i in range(n):
        part = x[max(i - width, 0) : i + width + 1]
        y[i] = np.sqrt(np.sum(part**2) / len(part))


@twin("numerics.matrix_vector")
def _matrix_vector(a: Any, x: Any, y: Any, rows: int, columns: int) -> None:
    y[:] = a @ x


@twin("numerics.sparse_matrix_vector")
def _sparse(values: Any, columns: Any, starts: Any, x: Any, y: Any, n: int) -> None:
    for i in range(n):
        k = slice(starts[i], starts[i + 1])
        y[i] = np.sum(values[k] * x[columns[k]]) ** 2


@twin("numerics.small_systems")
def _small_systems(a: Any, b: Any, x: Any, n: int) -> None:
    for s in range(n):
        x[s] = np.linalg.solve(a[s] + 4 * np.eye(3), b[s])


@twin("numerics.indirect_read")
def _indirect_read(x: Any, y: Any, at: Any, n: int) -> None:
    y[:] = x[at] ** 2 * y


@twin("numerics.edge_pairs")
def _edge_pairs(r: Any, x: Any, ends: Any, n: int) -> None:
    for a, b in ends:
        flow = (x[a] - x[b]) * x[a]
        r[a] += flow
        r[b] -= flow


@twin("numerics.coloured_edges")
def _coloured(r: Any, x: Any, first: Any, second: Any, starts: Any, colours: int) -> None:
    _edge_pairs(r, x, np.stack([first, second], axis=1), len(first))


@twin("numerics.lattice_push")
def _lattice_push(f: Any, g: Any, w: Any, n: int) -> None:
    rest, left, right = f.T
    density = rest + left + right
    speed = (right - left) / density
    g[:, 0] = rest + w * (density * (2 / 3 - speed**2) - rest)
    g[:, 1] = np.roll(left + w * (density * (1 / 6 - 0.5 * speed + 0.5 * speed**2) - left), -1)
    g[:, 2] = np.roll(right + w * (density * (1 / 6 + 0.5 * speed + 0.5 * speed**2) - right), 1)


# cases

XY: dict[str, Any] = {"x": V(), "y": V()}
XYZ: dict[str, Any] = {**XY, "z": V()}

add("loops", "static_default static_plain static_chunks dynamic_single dynamic_chunks guided guided_chunks automatic "
    "at_run_time monotonic_dynamic parallel_vectorised", **XY, a=0.7, n=N)  # fmt: skip
add("loops", "unsigned_index long_index unsigned_long_index unsigned_long_static short_index downwards "
    "downwards_by_three by_two not_equal newton_inside while_inside vectorised only_if_large three_threads",
    **XY, n=N)  # fmt: skip
add("loops", "step_argument", **XY, first=2, last=33, step=3)
add("loops", "pointer_index", x=V(), n=N)
add("loops", "collapse_two collapse_dynamic", a=V(6, 7), b=V(6, 7), rows=6, columns=7)
add("loops", "collapse_transposed", a=V(6, 7), b=V(7, 6), rows=6, columns=7)
add("loops", "collapse_three", a=V(3, 4, 5), b=V(3, 4, 5), l=3, m=4, n=5)
add("loops", "collapse_triangle", a=V(7, 7), b=V(7, 7), n=7)
add("loops", "nowait two_loops", **XYZ, n=N)
add("loops", "ordered", **XY, n=N)
add("loops", "ordered_dynamic", x=V(), n=N)
add("loops", "triangle", a=V(9, 9), y=V(9), n=9)
add("loops", "counted_inside", **XY, counts=BINS, n=N)
add("loops", "branches", x=S(), y=V(), n=N)
add("loops", "in_place", x=V(low=0.1, high=0.9), a=1.9, n=N)
add("loops", "threads_argument", **XY, n=N, threads=5)
add("loops", "single_precision", 1e-5, x=F(), y=F(), n=N)
add("loops", "complex_numbers", x=Draw((N,), -1, 1, "c16"), y=Draw((N,), -1, 1, "c16"), n=N)

add("reductions", "sum minus product neighbours sine_times sum_dynamic declared variance per_thread vectorised_sum",
    x=V(), n=N)  # fmt: skip
add("reductions", "least largest", x=S(), n=N)
add("reductions", "initial_value", x=V(), start=1.3, n=N)
add("reductions", "several", x=S(), y=V(), n=N)
add("reductions", "single_precision_sum mixed_precisions", 1e-5, x=F(), n=N)
add("wide_reductions", "complex_sum", x=Draw((N,), -1, 1, "c16"), n=N)
add("reductions", "section section_max", x=V(), w=V(5), bins=BINS, n=N, m=5)
add("reductions", "fixed_array", x=V(), n=N)
add("reductions", "through_pointer", x=V(), total=V(1), n=N)
add("reductions", "struct_members struct_whole", x=V(), out=V(1), n=N)
add("reductions", "normalise", **XY, n=N)
add("reductions", "quadratic_form", a=S(11, 11), x=S(11), n=11)
add("reductions", "nested_collapse", a=S(6, 7), rows=6, columns=7)
add("reductions", "of_sections", x=V(4))

add("data", "captured_number", **XY, a=0.7, b=1.2, n=N)
add("data", "captured_by_reference first_private global_number captured_struct struct_argument all_named",
    **XY, a=0.7, n=N)  # fmt: skip
add("thread_private", "copied_in", **XY, a=0.7, n=N)
add("thread_private", "from_region_to_region", **XY, a=0.7, n=N)
add("thread_private", "thread_private_scratch in_function in_team_of_team row_copied_in", **XY, n=N)
add("data", "first_private_array", **XY, c=V(3), n=N)
add("data", "first_private_stored", y=V(N), a=1.3, n=N)
add("data", "last_private last_private_chunks private_array linear_variable constant_global "
    "heap_in_iteration twice_given", **XY, n=N)  # fmt: skip
add("data", "first_and_last", x=V(), a=0.7, n=N)
add("data", "private_variable_length heap_inside", **XY, n=N, m=4)
add("data", "global_array local_array variable_length heap_outside", x=V(), n=N)
add("data", "rows_by_pointer", a=V(9, 4), x=V(4), rows=9, columns=4)
add("data", "copies clears", x=V(9, 4), y=V(9, 4), rows=9, columns=4)
add("data", "several_regions", **XYZ, n=N)

add("synchronised", "critical_sum critical_largest critical_per_thread locks atomic_add", x=V(), n=N)
add("synchronised", "critical_named", x=V(), out=V(2), n=N)
add("synchronised", "critical_order critical_order_dynamic", 1e-9, True, a=V(), b=0.4, order=0 * PLACES, n=N)
add("synchronised", "critical_two_orders", 1e-9, True, a=V(), v=V(2), order=np.zeros(2 * N, np.int32), n=N)
add("synchronised", "critical_place atomic_capture_place", 1e-9, True, **XY, place=0 * PLACES, n=N)
add("synchronised", "barrier single_nowait flushes atomic_read_write", **XYZ, n=N)
add("synchronised", "master masked single copied_private", **XY, n=N)
add("synchronised", "sections sections_last", x=V(4), y=V(4))
add("synchronised", "sections_in_region", x=V(4), y=V(4), z=V(4))
add("synchronised", "atomic_scatter atomic_subtract atomic_multiply atomic_divide atomic_minimum atomic_maximum",
    x=V(), w=V(5), bins=BINS, n=N)  # fmt: skip
add("synchronised", "atomic_single_precision atomic_multiply_single_precision", 1e-4, x=F(), w=F(5), bins=BINS, n=N)
add("synchronised", "atomic_capture atomic_capture_old", 1e-9, True, x=V(), seen=V(), order=0 * PLACES, n=N)

add("teams", "blocks_by_hand cyclic_by_hand calls_inlined calls calls_with_memory calls_recursive orphaned "
    "orphaned_twice fewer_workers redundant empty_region early_return", **XY, n=N)  # fmt: skip
add("teams", "partial_sums", x=V(), n=N)
add("teams", "steps_in_one_region buffers_swapped_outside buffers_swapped_inside buffers_swapped_by_one",
    u=V(), v=V(), c=0.1, n=N, steps=5)  # fmt: skip
add("teams", "region_in_a_loop", x=V(low=0.1, high=0.9), a=1.9, n=N, steps=4)
add("teams", "orphaned_dynamic region_in_a_function", **XYZ, n=N)
add("teams", "nested", a=V(6, 7), b=V(6, 7), rows=6, columns=7)
add("teams", "nested_sum", a=V(6, 7), rows=6, columns=7)
add("teams", "nested_by_call", x=V(6, 7), y=V(6, 7), rows=6, columns=7)
add("teams", "calls_by_pointer", **XY, which=(BINS % 2).astype(np.int32), n=N)

add("tasks", "task_pair task_each task_without_team", **XY, n=N)
add("tasks", "task_groups", **XYZ, n=N)
add("tasks", "task_loop", **XY, a=0.7, n=N)
add("tasks", "task_loop_sum task_tree", x=V(), n=N)
add("tasks", "task_depends", x=V(), y=V(1), n=N)

add("rows", "walking walking_in_a_callee", a=S(11, 6), w=V(6), y=V(11), rows=11, columns=6)
add("rows", "rows_apart rows_that_overlap rows_beside_a_barrier one_row", a=V(11, 6), y=V(11), rows=11, columns=6)

add("numerics", "three_points three_points_dynamic", u=V(), v=V(), c=0.2, n=N)
add("numerics", "wide_stencil", u=V(), v=V(), n=N)
add("numerics", "five_points five_points_collapsed", u=V(8, 9), v=V(8, 9), c=0.2, rows=8, columns=9)
add("numerics", "seven_points", u=V(5, 6, 7), v=V(5, 6, 7), l=5, m=6, n=7)
add("numerics", "heat", n=9, u=V(9, 9), v=V(9, 9), c=0.2)
add("numerics", "heat_in_time", u=V(9, 9), v=V(9, 9), c=0.1, n=9, steps=4)
add("numerics", "red_black", u=V(), w=0.7, n=N, sweeps=3)
add("numerics", "upwind", u=V(), a=S(), v=V(), n=N)
add("numerics", "convolution", image=S(9, 8), w=S(3, 3), out=V(7, 6), rows=9, columns=8, k=3)
add("numerics", "convolution_layer", **{"in": S(2, 9)}, w=S(5, 2, 3), bias=S(5), out=V(5, 9),
    channels=2, filters=5, n=9)  # fmt: skip
add("numerics", "smooth", **XY, n=N, width=3)
add("numerics", "matrix_vector matrix_vector_outside", a=S(11, 7), x=V(7), y=V(11), rows=11, columns=7)
add("numerics", "matrix_vector_columns", a=S(11, 7), x=V(11), y=V(7), rows=11, columns=7)
add("numerics", "matrix_matrix", a=S(9, 9), b=S(9, 9), c=S(9, 9), n=9)
add("numerics", "sparse_matrix_vector", values=S(25), columns=(ANY[:25] % 9).astype(np.int32),
    starts=ints(0, 3, 3, 8, 10, 14, 17, 21, 24, 25), x=V(9), y=V(9), n=9)  # fmt: skip
add("numerics", "small_systems", a=S(11, 3, 3), b=S(11, 3), x=V(11, 3), n=11)
add("numerics", "systems_of_any_size", a=S(10, 5, 5), x=S(10, 5), n=10, m=5)
add("numerics", "indirect_same", **XY, at=PLACES, n=N)
add("numerics", "indirect_offset", x=V(N + 2), y=V(), at=PLACES, n=N)
add("numerics", "indirect_read", **XY, at=ANY, n=N)
add("numerics", "edge_pairs", r=V(), x=V(), ends=PLACES[:36].reshape(18, 2).copy(), n=18)
add("numerics", "coloured_edges", r=V(), x=V(), first=np.arange(36, dtype=np.int32)[np.r_[0:36:2, 1:36:2]],
    second=np.arange(1, 37, dtype=np.int32)[np.r_[0:36:2, 1:36:2]], starts=ints(0, 18, 36), colours=2)  # fmt: skip
add("numerics", "atomic_edges", r=V(), x=V(), first=ANY, second=PLACES, n=N)
add("numerics", "lattice_push lattice_pull", f=V(N, 3), g=V(N, 3), w=0.8, n=N)
add("numerics", "swap_in_pairs", x=V(), a=1.3, n=N)
add("numerics", "two_halves", x=V(), n=N - 1)
add("numerics", "n_bodies", position=S(11, 2), mass=V(11), force=V(11, 2), n=11)
add("numerics", "structures", p=V(11, 3), step=0.1, n=11)
add("numerics", "scan_of_rows strided_columns", a=V(9, 6), rows=9, columns=6)
add("numerics", "every_input", x=V(), y=V(), n=N)
add("numerics", "reversed_reads", x=V(), y=V(), n=N)
add("numerics", "scaled_read", x=V(), c=V(2), y=V(), n=N)
