"""The same kernels in other systems, where these are installed: JAX, PyTorch, Enzyme's wheel for JAX.

Each peer is written as its users would write it: vectorised over the data, compiled where the system
compiles. All compute value and gradient, in double precision, by the arguments that the kernel is
differentiated by.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.kernels.registry import Arguments, Kernel
from bench.measure import Subject

Loss = Callable[..., Any]
"""A loss of (namespace, arguments): the namespace is `jax.numpy` or `torch`."""


def relu3_sum(xp: Any, a: Arguments) -> Any:
    """Return the sum of the positive entries' cubes."""
    return xp.sum(xp.where(a["x"] > 0, a["x"], 0.0) ** 3)


def normalise(xp: Any, a: Arguments) -> Any:
    """Return the sum of the normalised vector: the gradient is that of a seed of ones."""
    return xp.sum(a["in"] / xp.sqrt(xp.sum(a["in"] ** 2)))


def _logsumexp(xp: Any, v: Any) -> Any:
    """Return log(sum(exp(v))) over the last axis."""
    largest = xp.amax(v, -1)
    return xp.log(xp.sum(xp.exp(v - largest[..., None]), -1)) + largest


def gmm(xp: Any, a: Arguments) -> Any:
    """Return the Gaussian mixture's log-likelihood, but for terms without a derivative."""
    d, k, n = a["d"], a["k"], a["n"]
    _, columns = _lower_triangle(d)
    factors = a["icf"].reshape(k, -1)
    diagonal = xp.exp(factors[:, :d])
    centred = a["x"].reshape(n, 1, d) - a["means"].reshape(1, k, d)
    select = a["select"]  # (entries of the triangle, rows): adds each entry into its row
    image = diagonal * centred + (factors[:, d:] * centred[..., columns]) @ select
    sum_log = xp.sum(factors[:, :d], 1)
    term = a["alphas"] + sum_log - 0.5 * xp.sum(image**2, 2)
    squares = xp.sum(diagonal**2) + xp.sum(factors[:, d:] ** 2)
    prior = 0.5 * a["gamma"] ** 2 * squares - a["m"] * xp.sum(sum_log)
    return xp.sum(_logsumexp(xp, term)) - n * _logsumexp(xp, a["alphas"]) + prior


def _lower_triangle(d: int) -> tuple[np.ndarray, np.ndarray]:
    """Return rows and columns of the strictly lower triangle, column by column."""
    columns, rows = np.triu_indices(d, 1)
    return rows, columns


def mlp(xp: Any, a: Arguments) -> Any:
    """Return the perceptron's mean cross entropy."""
    x = a["x"].reshape(a["batch"], -1)
    middle = xp.tanh(x @ a["w1"].reshape(a["hidden"], -1).T + a["b1"])
    score = middle @ a["w2"].reshape(a["classes"], -1).T + a["b2"]
    chosen = score[np.arange(a["batch"]), a["label"]]
    return xp.sum(_logsumexp(xp, score) - chosen) / a["batch"]


def nbody(xp: Any, a: Arguments) -> Any:
    """Return the energy after the leapfrog steps."""
    n = a["n"]
    place, speed, mass = a["position"].reshape(n, 3), a["velocity"].reshape(n, 3), a["mass"]
    for _ in range(a["steps"]):
        d = place[None] - place[:, None]
        squared = xp.sum(d**2, 2) + 1e-2
        speed = speed + a["dt"] * xp.sum((mass[None] * squared**-1.5)[..., None] * d, 1)
        place = place + a["dt"] * speed
    squared = xp.sum((place[None] - place[:, None]) ** 2, 2) + 1e-2
    each = mass[:, None] * mass[None] / xp.sqrt(squared)
    potential = (xp.sum(each) - xp.sum(mass**2) / 0.1) / 2
    return 0.5 * xp.sum(mass * xp.sum(speed**2, 1)) - potential


LOSSES: dict[str, Loss] = {
    "relu3_sum": relu3_sum,
    "normalise": normalise,
    "gmm": gmm,
    "mlp": mlp,
    "nbody": nbody,
}

WRITERS = ("nbody", "sort_weigh")
"""Kernels that return a number and change their arguments."""

CPP_PRELUDE = """
extern "C" {
double exp(double); double log(double); double pow(double, double); double sin(double); double cos(double);
double tanh(double); double sqrt(double); double lgamma(double);
void *malloc(unsigned long); void free(void *); void *memcpy(void *, const void *, unsigned long);
}
struct Memory { void *address; template <class T> operator T *() const { return (T *)address; } };
#define malloc(size) Memory{malloc(size)}
#define M_PI 3.14159265358979323846
#define NULL nullptr
"""
"""What makes our C kernels C++ without a header: Enzyme's wheel brings a compiler, but not all headers."""


def installed_peers() -> tuple[str, ...]:
    """Return the names of the peers that can be imported, without importing them."""
    modules = {"JAX": "jax", "PyTorch": "torch", "Enzyme": "enzyme_ad"}
    return tuple(name for name, module in modules.items() if importlib.util.find_spec(module))


def peer_subjects(kernel: Kernel, args: Arguments) -> list[Subject]:
    """Return value and gradient of a kernel in each peer that is installed and has it.

    The calls return the value and a dictionary of the gradient by argument.
    """
    makers = {"JAX": jax_subject, "PyTorch": torch_subject, "Enzyme": enzyme_subject}
    subjects: list[Subject] = []
    if kernel.language != "c":
        return subjects
    for name in installed_peers():
        if fits_enzyme(kernel, args) if name == "Enzyme" else kernel.function in LOSSES:
            subjects.append(Subject(name, makers[name](kernel, args), lambda: None))
    return subjects


def is_floating_array(value: Any) -> bool:
    """Tell whether an argument is an array of floating-point numbers."""
    return isinstance(value, np.ndarray) and value.dtype.kind == "f"


def with_constants(kernel: Kernel, args: Arguments) -> Arguments:
    """Add what a loss needs beside the kernel's arguments."""
    if kernel.function != "gmm":
        return args
    rows, _ = _lower_triangle(args["d"])
    return args | {"select": np.eye(args["d"])[rows]}


def jax_subject(kernel: Kernel, args: Arguments) -> Callable[[], Any]:
    """Return a call of the jitted `jax.value_and_grad` that waits for its results."""
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    loss = LOSSES[kernel.function]
    fixed = with_constants(kernel, args)
    compiled = jax.jit(jax.value_and_grad(lambda active: loss(jnp, fixed | active)))
    active = {name: jnp.asarray(args[name]) for name in kernel.wrt}
    return lambda: jax.block_until_ready(compiled(active))


def torch_subject(kernel: Kernel, args: Arguments) -> Callable[[], Any]:
    """Return a call of PyTorch's eager forward and backward pass."""
    import torch

    loss = LOSSES[kernel.function]
    fixed = {
        name: torch.from_numpy(value.copy()) if is_floating_array(value) else value
        for name, value in with_constants(kernel, args).items()
    }
    active = {name: fixed[name].requires_grad_() for name in kernel.wrt}

    def call() -> Any:
        value = loss(torch, fixed | active)
        return value, dict(zip(active, torch.autograd.grad(value, list(active.values())), strict=True))

    return call


def fits_enzyme(kernel: Kernel, args: Arguments) -> bool:
    """Tell whether `cpp_call` can take a kernel: of read-only float64 arrays, to a scalar."""
    arrays = {name: value for name, value in args.items() if isinstance(value, np.ndarray)}
    pure = kernel.objective == "result" and not kernel.scratch and kernel.function not in WRITERS
    return (
        pure and all(is_floating_array(value) for value in arrays.values()) and set(kernel.wrt) <= set(arrays)
    )


def write_cpp(kernel: Kernel, args: Arguments) -> str:
    """Return our C source wrapped for `cpp_call`: arrays become tensors, scalars constants."""
    lines = kernel.source.read_text().splitlines()
    body = "\n".join(line for line in lines if not line.startswith("#include"))
    arrays = [name for name, value in args.items() if isinstance(value, np.ndarray)]
    sizes = ", ".join(f"std::size_t N{i}" for i in range(len(arrays)))
    tensors = ", ".join(f"const enzyme::tensor<double, N{i}>& t{i}" for i in range(len(arrays)))
    passed = [f"&t{arrays.index(name)}[0]" if name in arrays else repr(value) for name, value in args.items()]
    return f"""{CPP_PRELUDE}
{body}
template <{sizes}>
void f(enzyme::tensor<double>& out, {tensors}) {{
    out = {kernel.function}({", ".join(passed)});
}}
"""


def enzyme_subject(kernel: Kernel, args: Arguments) -> Callable[[], Any]:
    """Return a call of Enzyme's gradient of our C source through `cpp_call`, jitted by JAX."""
    import jax
    import jax.numpy as jnp
    from enzyme_ad.jax import cpp_call

    jax.config.update("jax_enable_x64", True)
    source = write_cpp(kernel, args)
    arrays = {name: jnp.asarray(value) for name, value in args.items() if isinstance(value, np.ndarray)}

    def loss(active: Arguments) -> Any:
        shape = jax.core.ShapedArray([], jnp.float64)
        tensors = (arrays | active).values()
        return cpp_call(*tensors, out_shapes=[shape], source=source, argv=("-O3",))[0]

    compiled = jax.jit(jax.value_and_grad(loss))
    active = {name: arrays[name] for name in kernel.wrt}
    return lambda: jax.block_until_ready(compiled(active))
