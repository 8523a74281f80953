"""Programs in C: stages, and the function that calls them one after the other."""

from __future__ import annotations

from .builder import Builder


def chain(b: Builder, names: list[str]) -> str:
    """``f``, which sends ``x`` through the stages and sums up."""
    lines = ["double @@f(const double *x, int n, int k) {"]
    source, ends = "x", []
    for at, name in enumerate(names):
        held = f"a{at}"
        if b.chance(0.3):
            lines.append(f"double *{held} = (double *)malloc(n * sizeof(double));")
            ends.append(f"free({held});")
        else:
            lines.append(f"double {held}[{b.n}];")
        lines.append(f"{name}({source}, {held}, n, k);")
        if b.chance(0.3):
            lines += [
                "for (int i = 0; i < n; i++) {",
                f"{held}[i] = {b.tame(f'{held}[i]')} + 0.3 * x[n - 1 - i];",
                "}",
            ]
        source = held
    term = b.tame(f"{source}[i]")
    lines += ["double s = 0.0;", f"for (int i = 0; i < {b.size()}; i++) {{", f"s = s * 0.9 + {term} * (i + 1);", "}"]
    return "\n".join([*lines, *ends, "return s;", "}"])
