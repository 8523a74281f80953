"""What is wrong with an argument is said exactly, and before anything has run or changed."""

import numpy as np
import pytest
from numba import njit

import irad

SOURCE = """
double f(const double *x, double a, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a * x[i] * x[i];
    return s;
}
void g(const double *x, double *y, int n) { for (int i = 0; i < n; i++) y[i] = x[i] * x[i]; }
void two(const double *x, double *y, double *z) { *y = *x; *z = 2 * *x; }
double small(double x, unsigned char k) { return x * k; }
int whole(const int *k) { return *k; }
double nested(double **rows) { return rows[0][0]; }
"""


@pytest.fixture(scope="module")
def mod():
    return irad.compile(SOURCE, lang="c")


@njit
def kernel(x, y):
    for i in range(x.shape[0]):
        y[i] = x[i] * x[i]


@njit
def total(x):
    return x.sum()


def x4():
    return np.arange(1.0, 5.0)


def frozen():
    array = np.zeros(4)
    array.flags.writeable = False
    return array


def says(kind, text, call):
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind
    assert str(caught.value) == text


def test_arguments_that_iterations_share_none_of(mod):
    text = "f: disjoint names argument 'n' (int), which is no array"
    says(irad.UsageError, text, lambda: irad.autodiff(mod.f, disjoint=("x", "n")))
    text = "f has no argument 'z'; its arguments are: x, a, n"
    says(irad.UsageError, text, lambda: irad.grad(mod.f, disjoint="z"))


OVERLAPPING = np.arange(8.0)

POINTER_LEVEL = {
    "too few": ((x4(), np.zeros(4), 2.0), "the gradient of f takes 4 arguments (x, dx, a, n); 3 given"),
    "too many": (
        (x4(), np.zeros(4), 2.0, 4, 1),
        "the gradient of f takes 4 arguments (x, dx, a, n); 5 given",
    ),
    "dtype": (
        (x4().astype("f4"), np.zeros(4), 2.0, 4),
        "f: argument 'x' has dtype float32; it must be float64; pass x.astype('float64')",
    ),
    "byte order": (
        (x4().astype(">f8"), np.zeros(4), 2.0, 4),
        "f: argument 'x' has dtype >f8; it must be float64; pass x.astype('float64')",
    ),
    "shadow's dtype": (
        (x4(), np.zeros(4, "f4"), 2.0, 4),
        "f: the shadow of 'x' has dtype float32; it must be float64; make it with dtype='float64'",
    ),
    "strides": (
        (OVERLAPPING[::2], np.zeros(4), 2.0, 4),
        "f: argument 'x' is not contiguous (shape (4,), strides (16,)); pass numpy.ascontiguousarray of it",
    ),
    "shadow's strides": (
        (x4(), OVERLAPPING[::2], 2.0, 4),
        "f: the shadow of 'x' is not contiguous (shape (4,), strides (16,)); "
        "pass numpy.ascontiguousarray of it",
    ),
    "shadow's shape": (
        (x4(), np.zeros(3), 2.0, 4),
        "f: the shadow of 'x' has shape (3,), but 'x' has shape (4,)",
    ),
    "shadow's order": (
        (np.ones((2, 2)), np.ones((2, 2), order="F"), 2.0, 4),
        "f: the shadow of 'x' has strides (8, 16), but 'x' has strides (16, 8)",
    ),
    "read-only shadow": (
        (x4(), frozen(), 2.0, 4),
        "f: the shadow of 'x' is a read-only array, but it is written to",
    ),
    "overlapping shadow": (
        (OVERLAPPING[:4], OVERLAPPING[3:7], 2.0, 4),
        "f: the shadow of 'x' overlaps 'x' itself; pass an array of its own",
    ),
    "array for a number": (
        (x4(), np.zeros(4), x4(), 4),
        "f: argument 'a' is an array of shape (4,); it must be a number",
    ),
    "text for a number": ((x4(), np.zeros(4), "2", 4), "f: argument 'a' is '2'; it must be a number"),
    "float for an integer": (
        (x4(), np.zeros(4), 2.0, 4.0),
        "f: argument 'n' is 4.0; it must be a whole number",
    ),
    "too large an integer": (
        (x4(), np.zeros(4), 2.0, 1 << 31),
        "f: argument 'n' is 2147483648; it must be from -2147483648 to 2147483647",
    ),
    "list for an array": (
        ([1.0], np.zeros(4), 2.0, 4),
        "f: argument 'x' is [1.0]; it must be a NumPy array, a cffi or ctypes pointer, or an address",
    ),
    "number for a shadow": (
        (x4(), 0.5, 2.0, 4),
        "f: the shadow of 'x' is 0.5; it must be a NumPy array, a cffi or ctypes pointer, or an address",
    ),
}


@pytest.mark.parametrize("args, text", POINTER_LEVEL.values(), ids=POINTER_LEVEL)
def test_pointer_level(mod, args, text):
    kept = [a.copy() if isinstance(a, np.ndarray) else a for a in args]
    says(irad.ArgumentError, text, lambda: irad.autodiff(mod.f)(*args))
    for before, after in zip(kept, args, strict=True):
        np.testing.assert_array_equal(before, after)


def test_nothing_has_run_when_a_later_argument_is_wrong(mod):
    y, dx, dy = np.full(4, 7.0), np.zeros(4), np.ones(4)
    says(
        irad.ArgumentError, "g: argument 'n' is None; it must be a whole number",
        lambda: irad.autodiff(mod.g)(x4(), dx, y, dy, None),
    )  # fmt: skip
    assert y.tolist() == [7.0] * 4 and dx.tolist() == [0.0] * 4 and dy.tolist() == [1.0] * 4


def test_written_arrays_must_be_writable(mod):
    text = "g: argument 'y' is a read-only array, but it is written to"
    says(irad.ArgumentError, text, lambda: mod.g(x4(), frozen(), 4))
    says(irad.ArgumentError, text, lambda: irad.autodiff(mod.g)(x4(), np.zeros(4), frozen(), np.zeros(4), 4))
    says(irad.ArgumentError, text, lambda: irad.vjp(mod.g)(x4(), frozen(), 4))


def test_seed(mod):
    says(
        irad.ArgumentError, "f: the seed of the result is 'one'; it must be a number",
        lambda: irad.autodiff(mod.f)(x4(), np.zeros(4), 2.0, 4, seed="one"),
    )  # fmt: skip


def test_unsigned_range(mod):
    says(
        irad.ArgumentError, "small: argument 'k' is -1; it must be from 0 to 255", lambda: mod.small(1.0, -1)
    )


def test_primal_call(mod):
    says(irad.ArgumentError, "f takes 3 arguments (x, a, n); 2 given", lambda: mod.f(x4(), 2.0))


def test_activities(mod):
    f = mod.f
    cases = {
        (irad.Dup, irad.Active): "f has 3 arguments (x, a, n), but 2 activities were given",
        (
            irad.Active,
            irad.Active,
            irad.Const,
        ): "f: argument 'x' (const double *) cannot be irad.Active; use irad.Dup",
        (irad.Dup, irad.Dup, irad.Const): "f: argument 'a' (double) cannot be irad.Dup; use irad.Active",
        (irad.Dup, irad.Active, irad.Active): "f: argument 'n' (int) cannot be irad.Active; use irad.Const",
        (
            irad.Dup,
            irad.Active,
            "const",
        ): "f: the activity of 'n' is 'const'; it must be irad.Const, irad.Active, "
        "irad.Dup or irad.DupNoNeed",
    }
    for activities, text in cases.items():
        says(irad.UsageError, text, lambda activities=activities: irad.autodiff(f, *activities))
    says(
        irad.UsageError,
        "mode is 'backward'; it must be 'reverse' or 'forward'",
        lambda: irad.autodiff(f, mode="backward"),
    )
    says(
        irad.UsageError,
        "nested: it is not known whether argument 'rows' (double **) leads to floating-point numbers; "
        "give the activities, or a prototype to irad.compile (prototypes=…)",
        lambda: irad.autodiff(mod.nested),
    )


def test_numbers_are_no_pointers(mod):
    text = (
        "nested: argument 'rows' has dtype float64, and double ** leads to pointers; pass an array of addresses "
        "(dtype uintp), or let the function take a pointer to the numbers themselves"
    )
    row = x4()
    pointers = np.array([row.ctypes.data], dtype=np.uintp)
    assert mod.nested(pointers) == mod.nested(pointers) == 1.0
    for call in (mod.nested, irad.grad(mod.nested)):
        says(irad.ArgumentError, text, lambda call=call: call(np.ones((2, 2))))


def test_names_and_positions(mod):
    cases = {
        "b": "f has no argument 'b'; its arguments are: x, a, n",
        3: "f has 3 arguments (x, a, n), counted from 0; there is no argument 3",
        -4: "f has 3 arguments (x, a, n), counted from 0; there is no argument -4",
        ("x", 0): "f: an argument is named twice in ('x', 0)",
        "x, a": "f has no argument 'x, a'; name several in a tuple: ('x', 'a')",
        "n": "f: argument 'n' (int) has no derivative; it holds whole numbers: name another argument (wrt=…), or let "
        "the function take floating-point ones",
    }
    for wrt, text in cases.items():
        says(irad.UsageError, text, lambda wrt=wrt: irad.grad(mod.f, wrt=wrt))


def test_generators():
    @njit
    def squares(x):
        for each in x:
            yield each * each

    text = "squares is a generator; give a function that runs through it and returns a number"
    says(irad.UsageError, text, lambda: irad.grad(squares)(x4()))


def test_kernels_without_a_result(mod):
    says(
        irad.UsageError,
        "g returns void, not a floating-point number; irad.vjp takes the derivative of what a function "
        "writes to arrays",
        lambda: irad.grad(mod.g),
    )
    says(
        irad.UsageError,
        "two returns no floating-point number and it may write to 'y', 'z'; name its outputs with out=…",
        lambda: irad.vjp(mod.two),
    )
    says(
        irad.UsageError,
        "whole returns no floating-point number and it writes to no array; name its outputs with out=…",
        lambda: irad.jvp(mod.whole),
    )
    says(
        irad.UsageError,
        "g does not write floating-point numbers to argument 'x'",
        lambda: irad.vjp(mod.g, wrt=1, out="x"),
    )


def test_array_level(mod):
    gradient = irad.grad(mod.f)
    says(irad.ArgumentError, "f takes 3 arguments (x, a, n); 1 given", lambda: gradient(x4()))
    says(
        irad.ArgumentError, "f: argument 'x' is 4096; it must be a NumPy array here; irad.autodiff takes pointers",
        lambda: gradient(4096, 2.0, 4),
    )  # fmt: skip
    says(
        irad.ArgumentError,
        "f: argument 'x' has dtype int64; it must be float64; pass x.astype('float64')",
        lambda: gradient(np.arange(4), 2.0, 4),
    )
    both = np.arange(5.0)
    says(
        irad.ArgumentError,
        "g: arguments 'y' and 'x' overlap and are written to; pass separate arrays, or use irad.autodiff",
        lambda: irad.vjp(mod.g)(both[:4], both[1:], 4),
    )


def test_seeds_and_tangents(mod):
    _, pullback = irad.vjp(mod.g)(x4(), np.zeros(4), 4)
    says(
        irad.ArgumentError,
        "g: the seed of 'y' has shape (3,), but 'y' has shape (4,)",
        lambda: pullback(np.ones(3)),
    )
    says(
        irad.ArgumentError, "g: the seed of 'y' has dtype complex128; it must be float64",
        lambda: pullback(np.ones(4, complex)),
    )  # fmt: skip
    _, pullback = irad.vjp(mod.two, out=("y", "z"))(np.ones(1), np.ones(1), np.ones(1))
    says(
        irad.ArgumentError, "two has 2 outputs; the pullback was given no tuple", lambda: pullback(np.ones(1))
    )
    says(irad.ArgumentError, "two has 2 outputs; the pullback was given 1", lambda: pullback((np.ones(1),)))
    push = irad.jvp(mod.f, wrt=("x", "a"))
    args = (x4(), 2.0, 4)
    says(
        irad.ArgumentError,
        "f: tangents must be a tuple with one entry for each of: x, a; 1 given; wrt=… names the arguments that have "
        "one",
        lambda: push(args, (x4(),)),
    )
    says(
        irad.ArgumentError, "f: the tangent of 'x' has shape (2,), but 'x' has shape (4,)",
        lambda: push(args, (np.ones(2), 1.0)),
    )  # fmt: skip
    says(
        irad.ArgumentError, "f: the tangent of argument 'a' is None; it must be a number",
        lambda: push(args, (np.ones(4), None)),
    )  # fmt: skip


def test_numba_arguments():
    df = irad.autodiff(kernel)
    x, y, dx, dy = x4(), np.zeros(4), np.zeros(4), np.zeros(4)
    cases = {
        "kernel: the shadow of 'x' has shape (3,), but 'x' has shape (4,)": (x, dx[:3], y, dy),
        "kernel: the shadow of 'x' has dtype float32; it must be float64": (x, dx.astype("f4"), y, dy),
        "kernel: the shadow of 'x' is 1.0; it must be a NumPy array": (x, 1.0, y, dy),
        "kernel: the shadow of 'y' is a read-only array, but it is written to": (x, dx, y, frozen()),
        "kernel: the shadow of 'x' overlaps 'x' itself; pass an array of its own": (x, x, y, dy),
    }
    for text, args in cases.items():
        says(irad.ArgumentError, text, lambda args=args: df(*args))
    told = irad.autodiff(kernel, irad.Dup, irad.Dup)
    says(
        irad.ArgumentError,
        "the gradient of kernel takes 4 arguments (x, dx, y, dy); 2 given",
        lambda: told(x, dx),
    )
    repeated = np.broadcast_to(np.ones(1), (4,))
    says(
        irad.ArgumentError, "total: argument 'x' repeats the same memory (strides (0,)); pass a copy of it",
        lambda: irad.grad(total)(repeated),
    )  # fmt: skip
    assert y.tolist() == [0.0] * 4


def test_masked_arrays(mod):
    masked = np.ma.masked_array(x4(), mask=[False, True, False, False])
    with pytest.raises(irad.ArgumentError, match="argument 'x' is a masked array, and compiled code does not see"):
        irad.grad(mod.f, wrt="x")(masked, 2.0, 4)
    with pytest.raises(irad.ArgumentError, match=r"'x' is a masked array, .*\(x\.filled\(…\), or x\.data"):
        irad.grad(total)(masked)


def test_sources_and_flags_that_are_none():
    says(irad.UsageError, "sources is 3; it must be a string, a path, or a list of these", lambda: irad.compile(3))
    text = "sources is [None]; it must be a string, a path, or a list of these"
    says(irad.UsageError, text, lambda: irad.compile([None]))
    text = "flags is 3; it must be a string, a path, or a list of these"
    says(irad.UsageError, text, lambda: irad.compile(SOURCE, lang="c", flags=3))


def test_functions_without_arguments():
    alone = irad.compile("double one(void) { return 1; }", lang="c").one
    says(irad.UsageError, "one has no argument to differentiate by", lambda: irad.grad(alone)())


def test_numbers_that_numba_does_not_have():
    f = njit(lambda t: np.sum(t[0]))
    order = "has dtype >f8, whose bytes are in the order of other machines; convert it:"
    x = np.ones(3, ">f8")
    says(irad.ArgumentError, f"total: argument 'x' {order} x.astype(np.float64)", lambda: irad.grad(total)(x))
    says(
        irad.ArgumentError, f"<lambda>: argument 't_0' {order} t_0.astype(np.float64)", lambda: irad.grad(f)((x,))
    )  # fmt: skip
    with pytest.raises(irad.ArgumentError, match=r"wider than Numba computes in; convert it: x\.astype\(np\.float64"):
        irad.grad(total)(np.ones(3, np.longdouble))
    with pytest.raises(irad.ArgumentError, match="argument 'x' has no Numba type: Cannot determine"):
        irad.grad(total)(object())


@njit
def unequal_rows(x):
    rows = np.array([[-1.0, 0, 1], [-2, 0, 2]])
    return np.sum(rows * x)


@njit
def of_a_tuple(t):
    return unequal_rows(t[0])


def test_kernels_at_which_numba_itself_fails():
    """Its compiler ends in a bare AssertionError."""
    x = np.ones((2, 3))
    for run in (irad.grad(unequal_rows), irad.jacobian(unequal_rows), lambda x: irad.check(unequal_rows, x)):
        with pytest.raises(irad.UnsupportedError, match=r"Numba cannot compile 'unequal_rows' .*AssertionError"):
            run(x)
    with pytest.raises(irad.UnsupportedError, match=r"Numba cannot compile 'of_a_tuple' .*AssertionError"):
        irad.grad(of_a_tuple)((x,))


@njit
def asserting(t):
    if t[0] < 2:
        raise AssertionError("too small")
    return t[0] * t[0]


def test_assertions_of_a_kernel():
    assert irad.grad(asserting)((3.0,)) == (6.0,)
    with pytest.raises(AssertionError, match="too small"):
        irad.grad(asserting)((1.0,))


@njit
def product(a, b):
    return a * b


def test_whole_numbers_of_numpy_name_arguments():
    for wrt in (np.int64(1), np.arange(2)[1]):
        assert irad.grad(product, wrt=wrt)(2.0, 3.0) == 2.0
    assert irad.grad(product, argnums=np.arange(2))(2.0, 3.0) == (3.0, 2.0)
    assert irad.grad(product, range(2))(2.0, 3.0) == (3.0, 2.0)
    assert irad.vmap(product, in_axes=(np.int64(0), None))(np.ones(2), 3.0).tolist() == [3.0, 3.0]


def test_what_names_no_arguments(mod):
    for wrt in (None, 1.5, True, {0}, ((0,), 1), np.eye(2)):
        with pytest.raises(irad.UsageError, match=r"does not name arguments; give a position or a name, or a tuple"):
            irad.grad(mod.f, wrt=wrt)
    says(
        irad.UsageError,
        "argnums=[0, [1]] does not name arguments; give a position or a name, or a tuple of them: argnums=0, "
        "argnums='x', argnums=(0, 1)",
        lambda: irad.jacobian(product, argnums=[0, [1]]),
    )


def test_settings_of_transformations():
    rule = irad.custom_vjp(njit(lambda x: x * x))
    cases = {
        "irad.vmap: in_axes='a' names no axes; give an int for all arrays, or a tuple with one int or None for each "
        "argument: in_axes=(0, None)": lambda: irad.vmap(product, in_axes="a"),
        "irad.check: rtol is 'a'; it must be a positive number, such as 1e-6":
            lambda: irad.check(product, 1.0, 2.0, rtol="a"),
        "irad.check: seed is -1; it must be a whole number that is not negative":
            lambda: irad.check(product, 1.0, 2.0, seed=-1),
        "<irad.custom_vjp of <lambda>>: defvjp takes functions, @njit or plain ones; 1 is none":
            lambda: rule.defvjp(1, 2),
    }  # fmt: skip
    for text, run in cases.items():
        says(irad.UsageError, text, run)
    pytest.importorskip("scipy")
    for pattern in ("a", 1, np.ones(3)):
        with pytest.raises(irad.UsageError, match=r"is no pattern; give a boolean array of two dimensions"):
            irad.sparse_jacobian(product, pattern=pattern)


def test_seeds_of_pullbacks():
    of_arrays = njit(lambda x: 2 * x)
    for f, x in ((njit(lambda x: x * x), 2.0), (of_arrays, x4())):
        for seeds in ((), (1.0, 2.0)):
            says(
                irad.ArgumentError,
                "the pullback of <lambda> takes one seed, shaped like the value (of several outputs a tuple); "
                f"{len(seeds)} given: pullback(1.0) for a number, pullback(numpy.ones_like(y)) for an array",
                lambda f=f, x=x, seeds=seeds: irad.vjp(f)(x)[1](*seeds),
            )


def test_nothing_that_a_type_could_be_told_from():
    says(
        irad.ArgumentError,
        "product: an empty dict says nothing of what it holds, so no kernel can be compiled for it; give it at least "
        "one key, or leave the argument out",
        lambda: irad.grad(product, wrt=1)({}, 1.0),
    )
    batched = irad.vmap(irad.grad(product))
    says(
        irad.ArgumentError,
        f"{batched!r}: there are no samples, so it is not known what the results are shaped like; leave out empty "
        "batches",
        lambda: batched(np.ones(0), np.ones(0)),
    )
