"""Stages in C: memory that is used again for another type."""

from __future__ import annotations

from .builder import Builder
from .c_memory import kind_of
from .c_records import stage

_OTHERS = {
    "long": ("long", "(long)(n - 1 - i)", "(int){0}"),
    "int": ("int", "n - 1 - i", "{0}"),
    "short": ("short", "(short)(n - 1 - i)", "{0}"),
    "pointer": ("const double *", "in + n - 1 - i", "(int)({0} - in)"),
}
"""What is kept in the place of numbers: its type, the one that says which is the ``i``-th from the end, and which that
is."""


def reuse(b: Builder, name: str) -> str:
    """Numbers make way for indices or pointers in one block, and come back."""
    return (_scratch if b.choose("reused", ("scratch", "links")) == "scratch" else _links)(b, name)


def _scratch(b: Builder, name: str) -> str:
    """One block for numbers, then for something else, then for numbers."""
    stem, kind = f"@@r{name[3:]}", kind_of(b)
    type_, made, index = b.choose("other", _OTHERS)
    again = b.choose("order", {"after": f"{stem}back(room, in, out, n);\n", "not again": ""})
    before = f"""{kind} void {stem}use(void *room, const double *in, double *out, int n) {{
double *v = (double *)room;
for (int i = 0; i < n; i++) v[i] = {b.tame("in[i]")};
for (int i = 0; i < n; i++) out[i] = v[i] * v[n - 1 - i] + {b.tame("v[i]")};
}}
{kind} void {stem}sort(void *room, const double *in, double *out, int n) {{
{type_} *v = ({type_} *)room;
for (int i = 0; i < n; i++) v[i] = {made};
for (int i = 0; i < n; i++) out[i] = 0.5 * out[i] + {b.tame(f"in[{index.format('v[i]')}]")};
}}
{kind} void {stem}back(void *room, const double *in, double *out, int n) {{
double *v = (double *)room;
for (int i = 0; i < n; i++) v[i] = out[i] * {b.tame("in[i]")};
for (int i = 0; i < n; i++) out[i] = v[i] * 0.5 + v[n - 1 - i] * v[i] * 0.1;
}}
"""
    body = f"""void *room = malloc(n * sizeof(double));
{stem}use(room, in, out, n);
{stem}sort(room, in, out, n);
{again}free(room);"""
    return stage(b, name, body, before)


def _links(b: Builder, name: str) -> str:
    """Links of a list, of which each is given back over its number when it has been used."""
    stem = f"@@r{name[3:]}"
    kept = b.choose(
        "given back",
        {
            "free list": f"*(struct {stem} **)l = *spare;\n*spare = l;",
            "depth": "*(long *)l = depth;",
            "short": "*(short *)((char *)l + 6) = (short)depth;",
        },
    )
    before = f"""struct {stem} {{ double v; int at; struct {stem} *next; }};
{b.pick("NOINLINE", "static")} double {stem}fold(struct {stem} *l, double *out, int depth, struct {stem} **spare) {{
if (!l) return 1.0;
double inner = {stem}fold(l->next, out, depth + 1, spare), s = 0.3 * inner * l->v + {b.tame("l->v")};
out[l->at] = s;
{kept}
return s;
}}
"""
    body = f"""struct {stem} *list = NULL, *spare = NULL, *all[16];
for (int i = 0; i < n; i++) {{
struct {stem} *l = (struct {stem} *)malloc(sizeof *l);
l->v = in[i];
l->at = i;
l->next = list;
list = all[i] = l;
}}
double s = {stem}fold(list, out, 1, &spare);
out[0] += 0.1 * s;
for (int i = 0; i < n; i++) free(all[i]);"""
    return stage(b, name, body, before)


__all__ = ["reuse"]
