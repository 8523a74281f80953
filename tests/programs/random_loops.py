"""Random loops over neighbours: branches whose ways read and write, numbers that iterations hand on, loads by an index,
numbers behind a pointer that loops read and write, buffers that change places.

``python -m tests.programs.random_loops FIRST LAST`` checks programs by differences, and prints those that are wrong.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence

import numpy as np

import irad

_ARRAYS = ("u", "v", "w")
_HEAD = (
    "double f(double *{r}u, double *{r}v, double *{r}w, double *{r}k, const int *{r}col, int n, int steps) {{"
    " double sum = 0; {body} for (int i = 0; i < n; i++) sum += u[i] * u[i] + 0.5 * v[i] * w[i];"
    " return sum + k[0] * k[1] + k[2]; }}\n"
)
_LENGTH, _STEPS = 11, 3


class _Program:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def text(self) -> str:
        """The function `f` in C."""
        rng = self.rng
        body = " ".join(self.handed_on() if rng.random() < 0.2 else self.loop() for _ in range(rng.randint(1, 4)))
        if rng.random() < 0.3:
            body += " { double *old = u; u = w; w = old; }"
        if rng.random() < 0.75:
            body = f"for (int t = 0; t < steps; t++) {{ {body} }}"
        restrict = "restrict " if rng.random() < 0.6 else ""
        return "#include <math.h>\n" + _HEAD.format(r=restrict, body=body)

    def number(self, depth: int = 0) -> str:
        rng, kind = self.rng, self.rng.random()
        array = rng.choice(_ARRAYS)
        if kind < 0.45 or depth > 2:
            return f"{array}[{rng.choice(('i', 'i', 'i - 1', 'i + 1', 'i - 2'))}]"
        if kind < 0.62:
            return rng.choice((f"{array}[col[i]]", "k[0]", "k[1]", "k[2]"))
        if kind < 0.7:
            return f"{rng.uniform(0.2, 1.2):.3f}"
        one, other = self.number(depth + 1), self.number(depth + 1)
        forms = ("({} + {})", "({} - {})", "({} * {})", "({} / (2.5 + 0.1 * {}))", "sin({})")
        if kind < 0.92:
            return rng.choice(forms).format(one, other)
        return f"({self.condition(depth + 1)} ? {one} : {other})"

    def condition(self, depth: int = 0) -> str:
        one, other, bound = self.number(depth), self.number(depth), f"{self.rng.uniform(0.3, 0.9):.3f}"
        forms = ("{0} > {2}", "i % 2 == 0", "i % 3 == 0", "fabs({0}) < {1}", "{0} * {1} <= {2}")
        return self.rng.choice(forms).format(one, other, bound)

    def statement(self, depth: int = 0) -> str:
        rng, kind, array = self.rng, self.rng.random(), self.rng.choice(_ARRAYS)
        place = f"{array}[{rng.choice(('i', 'i', 'i', 'i - 1', 'i + 1', 'col[i]'))}]"
        if kind < 0.5 or depth > 2:
            return f"{place} = 0.6 * {place} + 0.3 * sin({self.number()});"
        if kind < 0.6:
            return f"sum += 0.1 * {self.number()};"
        if kind < 0.68:
            return f"k[{rng.randrange(3)}] = 0.9 * k[1] + 0.01 * {self.number()};"
        if kind < 0.84:
            otherwise = f" else {{ {self.statement(depth + 1)} }}" if rng.random() < 0.6 else ""
            return f"if ({self.condition()}) {{ {self.statement(depth + 1)} }}{otherwise}"
        if kind < 0.9:
            return f"if ({self.condition()}) {rng.choice(('continue', 'continue', 'break'))};"
        return f"{{ double t = {self.number()}; {place} = 0.5 * t + 0.2 * sin({place}); }}"

    def loop(self) -> str:
        rows = ("i = 2; i < n - 1; i++", "i = 2; i < n - 2; i += 2", "i = n - 2; i > 1; i--")
        body = " ".join(self.statement() for _ in range(self.rng.randint(1, 3)))
        return f"for ({self.rng.choice(('int', 'long'))} {self.rng.choice(rows)}) {{ {body} }}"

    def handed_on(self) -> str:
        one, other = self.rng.sample(_ARRAYS, 2)
        more = self.rng.choice(("", self.statement()))
        return (
            f"{{ double last = {one}[1]; for (int i = 2; i < n - 1; i++) {{ double now = {one}[i];"
            f" {other}[i] = 0.5 * {other}[i] + 0.3 * last * now; {more} last = now; }} }}"
        )


def worst(seed: int) -> float:
    """The largest relative error of the gradient of a program along some directions, against central differences."""
    text, rng = _Program(seed).text(), np.random.default_rng(seed)
    level = random.Random(seed).choice(("-O1", "-O2", "-O3"))
    function = irad.compile(text, lang="c", flags=[level, "-ffp-contract=off"]).f
    base = [rng.uniform(0.1, 1.0, _LENGTH) for _ in _ARRAYS] + [rng.uniform(0.5, 1.0, 3)]
    rest = (rng.integers(0, _LENGTH, _LENGTH).astype(np.int32), _LENGTH, _STEPS)

    def value(step: float, direction: Sequence[np.ndarray]) -> float:
        return float(function(*(a + step * d for a, d in zip(base, direction, strict=True)), *rest))

    shadows = [np.zeros_like(a) for a in base]
    irad.autodiff(function)(*(a for pair in zip([b.copy() for b in base], shadows, strict=True) for a in pair), *rest)
    found = 0.0
    for _ in range(3):
        direction = [rng.normal(size=a.shape) for a in base]
        slope = sum(float(s @ d) for s, d in zip(shadows, direction, strict=True))
        near = [(value(h, direction) - value(-h, direction)) / (2 * h) for h in (1e-5, 1e-6, 1e-7)]
        found = max(found, min(abs(slope - each) for each in near) / max(1.0, abs(slope)))
    return found


def main(first: int, last: int) -> int:
    """Check programs; returns how many are wrong."""
    wrong = 0
    for seed in range(first, last):
        try:
            error = worst(seed)
        except irad.IradError as problem:
            print(f"{seed}: {problem}", flush=True)
            continue
        if error > 1e-5:
            wrong += 1
            print(f"{seed}: wrong by {error:.1e}\n{_Program(seed).text()}", flush=True)
    print(f"{last - first} programs, {wrong} wrong")
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]), int(sys.argv[2]))))
