"""Kernels of Numba: views of numbers as integers and bytes, records, overlapping slices, buffers that change places."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..numba_sibling import LEVELS, namespace
from ..siblings import Sibling
from .builder import Builder, assemble
from .differences import Function
from .program import ClassProgram, candidates, parse, unparse
from .sibling import check, no_oracle

MORE = {name: getattr(math, name) for name in ("sin", "cos", "exp", "sqrt")}
TYPES = {
    "TAGGED": np.dtype([("k", np.int32), ("d", np.float64)], align=True),
    "PACKED": np.dtype([("c", np.int8), ("d", np.float64), ("k", np.int16)]),
    "TWO": np.dtype([("d", np.float64), ("k", np.int64), ("e", np.float64)], align=True),
}
"""Records, by the name that kernels see."""


def stage(name: str, body: str) -> str:
    lines = "\n".join(f"    {line}" for line in body.split("\n") if line.strip())
    return f"@njit\ndef {name}(a, o, n, k):\n{lines}\n"


def moved(b: Builder, v: str, far: str = "1") -> str:
    """A move of the elements of an array of words."""
    return b.choose(
        "move",
        {
            "left": "",
            "slice down": f"{v}[:-{far}] = {v}[{far}:].copy()",
            "overlapping": f"{v}[:n - {far}] = {v}[{far}:n]",
            "overlapping up": f"{v}[{far}:n] = {v}[:n - {far}]",
            "loop": f"for j in range(n - 1):\n    {v}[j] = {v}[j + 1]",
            "loop up": f"for j in range(n - 1, 0, -1):\n    {v}[j] = {v}[j - 1]",
            "reversed": f"{v} = {v}[::-1].copy()",
            "swap": f"for j in range(n // 2):\n    t = {v}[j]\n    {v}[j] = {v}[n - 1 - j]\n    {v}[n - 1 - j] = t",
            "roll": f"{v} = np.roll({v}, 1)",
            "tuple swap": f"{v}[0], {v}[1] = {v}[1], {v}[0]",
        },
    )


def views(b: Builder, name: str) -> str:
    """Numbers seen as integers or bytes."""
    e = b.tame("a[i]")
    way = b.choose("view", ("whole", "whole", "copied", "bytes", "halves", "altered", "back and forth", "scalar"))
    fill = f"v = np.empty(n)\nfor i in range(n):\n    v[i] = {e}"
    last = f"for i in range(n):\n    o[i] = {b.tame('w[i]')}"
    if way == "whole":
        return stage(
            name,
            (f"{fill}\nu = v.view(np.{b.pick('int64', 'uint64')})\n{moved(b, 'u')}\nw = u.view(np.float64)\n{last}"),
        )
    if way == "copied":
        return stage(
            name,
            (
                f"{fill}\nu = v.view(np.int64)\ns = np.empty(n, np.int64)\nfor i in range(n):\n"
                f"    s[i] = u[n - 1 - i]\nw = s.view(np.float64)\n{last}"
            ),
        )
    if way in ("bytes", "halves"):
        ty, width = ("uint8", 8) if way == "bytes" else ("uint32", 2)
        copy = b.pick(
            "s[:] = u",
            f"for j in range({width} * n):\n    s[j] = u[j]",
            f"s[:{width} * (n - 1)] = u[{width}:]\ns[{width} * (n - 1):] = u[:{width}]",
        )
        return stage(
            name,
            (
                f"{fill}\nu = v.view(np.{ty})\ns = np.empty({width} * n, np.{ty})\n{copy}\n"
                f"w = s.view(np.float64)\n{last}"
            ),
        )
    if way == "altered":
        b.may_refuse = "bits of parked numbers are altered"
        to, back = b.pick(
            ("u[i] ^ 77", "s[i] ^ 77"), ("u[i] | 1", "s[i]"), ("~u[i]", "~s[i]"), ("u[i] + 5", "s[i] - 5")
        )
        return stage(
            name,
            (
                f"{fill}\nu = v.view(np.int64)\ns = np.empty(n, np.int64)\nfor i in range(n):\n    s[i] = {to}\n"
                f"for i in range(n):\n    s[i] = {back}\nw = s.view(np.float64)\n{last}"
            ),
        )
    if way == "scalar":
        return stage(
            name,
            (
                f"w = np.empty(n)\nu = w.view(np.int64)\nv = np.empty(1)\np = v.view(np.int64)\n"
                f"for i in range(n):\n    v[0] = {e}\n    u[n - 1 - i] = p[0]\n{last}"
            ),
        )
    return stage(
        name,
        (f"{fill}\nw = v.view(np.int64).view(np.float64).view(np.uint8).view(np.float64)\nw[0] = w[1] * 2.0\n{last}"),
    )


def records(b: Builder, name: str) -> str:
    """Arrays of records."""
    ty = b.choose("record", list(TYPES))
    two = ty == "TWO"
    sets = (
        f"v[i]['k'] = (i * 7 + 3) % 13\n    v[i]['d'] = {b.tame('a[i]')}"
        + ("\n    v[i]['e'] = a[i]" if two else "")
        + ("\n    v[i]['c'] = 1" if ty == "PACKED" else "")
    )
    at = b.pick("0", "1", "k")
    act = b.choose(
        "records moved",
        {
            "erase": f"for j in range({at}, n - 1):\n    v[j] = v[j + 1]",
            "insert": f"for j in range(n - 1, {at}, -1):\n    v[j] = v[j - 1]",
            "slice": "v[:n - 1] = v[1:n].copy()",
            "copy": "w = v.copy()\nfor j in range(n):\n    v[j] = w[n - 1 - j]",
            "fields": (
                "for j in range(n // 2):\n    d = v[j]['d']\n    v[j]['d'] = v[n - 1 - j]['d']\n"
                "    v[n - 1 - j]['d'] = d"
            ),
            "field array": "d = v['d']\nd[1:] += 0.5 * a[:n - 1]",
            "left": "",
        },
    )
    read = "v[i]['d'] * (0.3 * v[i]['k'] + 1.0)" + (" + v[i]['e']" if two else "")
    return stage(
        name,
        (
            f"v = np.{b.pick('empty', 'zeros')}(n, {ty})\nfor i in range(n):\n    {sets}\n{act}\n"
            f"for i in range(n):\n    o[i] = {read}"
        ),
    )


def buffers(b: Builder, name: str) -> str:
    """Buffers that change places, slices, lists and rows."""
    e = b.tame("a[i]")
    way = b.choose("buffers", ("ping-pong", "slices", "list", "rows", "chosen", "sorted", "guard", "window", "tuple"))
    body = {
        "ping-pong": (
            f"u = a.copy()\nw = np.empty(n)\nfor turn in range(k):\n    for i in range(n):\n"
            f"        w[i] = 0.5 * u[i] + 0.3 * {b.tame('u[(i + 1) % n]')}\n    u, w = w, u\no[:] = u"
        ),
        "slices": (
            f"v = np.empty(2 * n)\nfor i in range(n):\n    v[i] = {e}\nv[n:] = v[:n] * a\n{moved(b, 'v')}\n"
            f"for i in range(n):\n    o[i] = v[i] + v[i + n // 2]"
        ),
        "list": (
            f"v = [0.5]\nfor i in range(n):\n    v.append({e})\n"
            f"{b.pick('v.pop(0)', 'v.insert(1, a[0])', 'v.reverse()', 'del v[1]')}\nfor i in range(n):\n"
            f"    o[i] = v[i % len(v)] * a[i]"
        ),
        "rows": (
            f"r = np.empty((3, n))\nfor j in range(3):\n    for i in range(n):\n"
            f"        r[j, i] = {e} * (j + 1)\n"
            f"{b.pick('r[0] = r[2]', 'r[:2] = r[1:].copy()', 'r = r[::-1].copy()', '')}\nfor i in range(n):\n"
            f"    o[i] = r[0, i] + r[k - 1, n - 1 - i]"
        ),
        "chosen": (
            f"u = np.zeros(n)\nw = np.zeros(n)\np = u if k > 1 else w\nfor i in range(n):\n    p[i] = {e}\n"
            f"for i in range(n):\n    o[i] = u[i] * a[i] + w[n - 1 - i]"
        ),
        "sorted": (
            f"v = np.empty(n)\nfor i in range(n):\n    v[i] = {e} + 0.01 * i\nfor p in range(1, n):\n"
            f"    z = p\n    while z > 0 and v[z - 1] > v[z]:\n        v[z - 1], v[z] = v[z], v[z - 1]\n"
            f"        z -= 1\nfor i in range(n):\n    o[i] = v[i] * (i + 1)"
        ),
        "guard": (
            "s = 0.0\nt = a[0]\nfor i in range(n):\n    if i == 77:\n"
            "        s += np.exp(1400 * t) * np.exp(-700 * t * t)\n    else:\n        s += t * i\n"
            "    d = a[i] * a[i] if i % 2 else 0.0\n    o[i] = 0.1 * s + (np.sqrt(d) if d > 0.0 else a[i])"
        ),
        "window": (
            f"w = np.zeros(3)\nfor i in range(n):\n    w[1:] = w[:2]\n    w[0] = {e}\n    o[i] = w.sum() + w[2] * w[0]"
        ),
        "tuple": f"p, q = a[0], a[1]\nfor i in range(n):\n    p, q = q, 0.5 * p + {e}\n    o[i] = p * q",
    }[way]
    return stage(name, body)


STAGES: dict[str, Callable[[Builder, str], str]] = {"views": views, "records": records, "buffers": buffers}


def chain(b: Builder, names: list[str]) -> str:
    """``f``, which sends ``x`` through the stages and sums up."""
    lines, source = ["@njit", "def @@f(x, n, k):"], "x"
    for at, name in enumerate(names):
        lines += [f"    a{at} = np.empty(n)", f"    {name}({source}, a{at}, n, k)"]
        source = f"a{at}"
    return "\n".join(
        [
            *lines,
            "    s = 0.0",
            "    for i in range(n):",
            f"        s = s * 0.9 + {b.tame(f'{source}[i]')} * (i + 1)",
            "    return s",
        ]
    )


def generate(seed: int) -> ClassProgram:
    """The program of ``seed``: always the same one."""
    b, text = assemble(STAGES, seed, chain, salt=4)
    text = text.replace("@@", "")
    return ClassProgram(
        "numba", seed, unparse(parse("numba", text)), b.n, b.k, b.single, b.may_refuse, frozenset(b.features)
    )


def compile_primals(programs: Sequence[ClassProgram]) -> list[list[Function]]:
    """Each kernel as the Python that it is."""

    def function(program: ClassProgram) -> Function:
        found = namespace(program.text, lambda f: f, **MORE, **TYPES)
        if "f" not in found:  # the shrinker leaves out anything
            return lambda x: math.nan
        return lambda x: found["f"](x, program.n, program.k)

    return [[function(program)] for program in programs]


def differentiate(source: str, name: str, kinds: Sequence[str], options: Sequence[str]) -> Any:
    """The kernel, for one of Numba's error models."""
    import numba

    return namespace(source, numba.njit(error_model=options[0]), **MORE, **TYPES)[name]


def batch(programs: Sequence[ClassProgram], level: str) -> Callable[[int, Any], Any]:
    """Each kernel is compiled where it is differentiated."""
    return lambda position, kinds: differentiate(programs[position].text, "f", kinds, [level])


def sibling(name: str) -> Sibling:
    return Sibling(
        name,
        LEVELS,
        generate,
        no_oracle,
        lambda p: p.text,
        compile_primals,
        differentiate,
        batch,
        candidates,
        lambda level: [level],
        "#",
        check,
    )
