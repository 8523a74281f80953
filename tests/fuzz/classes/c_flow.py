"""Stages in C: branches with derivatives that are not to be taken, calls that are not seen, and numbers that leave."""

from __future__ import annotations

from .builder import Builder
from .c_records import stage


def guards(b: Builder, name: str) -> str:
    """Branches that are not taken where their derivatives are infinite, or no numbers."""
    way = b.choose(
        "guard",
        {
            "never": (
                "double t = in[i];\nif (i == 77) {\ns += exp(1400 * (t + 1.3)) * exp(-700 * t * t);\n} else {\n"
                "s += t * i;\n}\nout[i] = s * 0.1;"
            ),
            "hoisted": (
                "if (i == 77) {\ns += exp(1400 * x0) * exp(-700 * x0 * x0);\n} else {\ns += x0 * i + in[i];\n}\n"
                "out[i] = s * 0.1;"
            ),
            "hoisted quotient": "if (i == 78) s += sqrt(x0 - x0) * in[i] / (x0 - x0);\nout[i] = s + in[i] * x0;",
            "hoisted root": (
                "double z = k > 5 ? x0 : 0.0;\nif (z > 0.5 && i != 3) s += sqrt(z) * log(z);\nout[i] = s + in[i] * x0;"
            ),
            "root": "double t = i % 3 ? in[i] * in[i] : 0.0;\nout[i] = t > 0 ? sqrt(t) * in[i] : 0.5 * in[i];",
            "zero root": (
                f"double t = (in[i] - x0) * (i % 2);\nt = t * t;\nif (t > 0.0) {{\n"
                f"out[i] = sqrt(t + 0.0) * 0.3;\n}} else {{\nout[i] = {b.tame('in[i]')};\n}}"
            ),
            "quotient": (
                "double t = i % 2 ? in[i] : 0.0;\nout[i] = t != 0.0 ? 0.3 / (t * t + 0.1) + 0.01 * log(t * t) : in[i];"
            ),
            "logarithm": (
                "double t = i < k ? 0.0 : 1.0 + in[i] * in[i];\ndouble l = 0.0;\nif (t > 0.0) l = log(t);\n"
                "out[i] = l + in[i];"
            ),
            "power": "double t = i % 3 == 1 ? 0.0 : in[i] * in[i];\nout[i] = t == 0.0 ? in[i] : pow(t, 0.4) * 0.5;",
            "select": (
                "double t = (i & 1) * in[i];\nt = t * t;\ndouble r = sqrt(t), q = 1.0 / t;\n"
                "out[i] = t > 1e-300 ? r + 0.1 * q * t : in[i];"
            ),
            "overflow": (
                "double e = i == 99 ? exp(1e3 * (in[i] + 2.0)) : 0.0;\n"
                "out[i] = (i == 99 ? e * e : in[i]) + (i == 98 ? e : 0.0);"
            ),
            "loop": (
                "double t = in[i] * 0.0;\nfor (int j = 0; j < k; j++) {\n"
                "if (t > 1.0) t = sqrt(t - 1.0) * exp(800 * t);\n}\nout[i] = in[i] + t;"
            ),
            "acos": (
                "double t = i % 2 ? 0.5 * in[i] / (1.0 + in[i] * in[i]) : 1.0;\nout[i] = t < 1.0 ? acos(t) : in[i];"
            ),
            "hypot": (
                "double a = i % 2 ? in[i] : 0.0, c = i % 2 ? in[(i + 1) % n] : 0.0;\n"
                "out[i] = a != 0.0 ? sqrt(a * a + c * c) : in[i];"
            ),
        },
    )
    before = f"double x0 = in[0], s = 0.0;\nfor (int i = 0; i < {b.size()}; i++) {{\n"
    return stage(b, name, f"{before}{way}\n}}")


def calls(b: Builder, name: str) -> str:
    """Calls through pointers and tables, of functions that touch global variables."""
    stem = f"@@t{name[3:]}"
    state = b.choose(
        "state",
        {
            "global": f"static double {stem}sum;",
            "array": f"static double {stem}sum, {stem}kept[{b.n}];",
            "struct": f"static struct {{ int count; double v; }} {stem}box;\nstatic double {stem}sum;",
        },
    )
    touch = f"{stem}kept[at] = d;" if "kept" in state else f"{stem}box.v += d * 0.1;" if "box" in state else ""
    later = f"{stem}kept[i]" if "kept" in state else f"{stem}box.v" if "box" in state else "0.0"
    clear = f"{stem}box.v = 0.0;" if "box" in state else ""
    way = b.choose("called", ("table", "member", "argument", "context", "qsort", "bsearch", "variable"))
    before = f"""{state}
static double {stem}one(double d, int at) {{
{stem}sum += d * d;
{touch or ";"}
return {b.tame("d")};
}}
static double {stem}two(double d, int at) {{
{touch or ";"}
return d + 0.3 * {stem}sum;
}}
typedef double (*{stem}fn)(double, int);
"""
    if way == "table":
        table = f"{b.pick('static', 'static const')} {stem}fn {stem}table[2] = {{ {stem}one, {stem}two }};\n"
        before, call = before + table, f"{stem}table[(i + k) % 2](in[i], i)"
    elif way == "member":
        before += (
            f"struct {stem}ops {{ int n; {stem}fn f, g; }};\n"
            f"NOINLINE void {stem}init(struct {stem}ops *o) {{\no->f = {stem}one;\no->g = {stem}two;\n}}\n"
        )
        clear += f"\nstruct {stem}ops o;\n{stem}init(&o);"
        call = "(i % 2 ? o.f : o.g)(in[i], i)"
    elif way == "argument":
        before += (
            f"NOINLINE double {stem}apply({stem}fn f, double d, int at) {{\n"
            f"return f(d, at) + 0.1 * f(0.5 * d, at);\n}}\n"
        )
        call = f"{stem}apply(i % 2 ? {stem}one : {stem}two, in[i], i)"
    elif way == "context":
        before += (
            f"struct {stem}ctx {{ const double *in; double scale; {stem}fn f; }};\n"
            f"NOINLINE double {stem}with(int i, void *p) {{\n"
            f"struct {stem}ctx *c = p;\nreturn c->scale * c->f(c->in[i], i);\n}}\n"
            f"NOINLINE double {stem}each(double (*f)(int, void *), int i, void *p) {{\nreturn f(i, p);\n}}\n"
        )
        clear += f"\nstruct {stem}ctx c = {{ in, in[0], k > 1 ? {stem}one : {stem}two }};"
        call = f"{stem}each({stem}with, i, &c)"
    elif way in ("qsort", "bsearch"):
        before += f"""static int {stem}order(const void *p, const void *q) {{
double a = *(const double *)p, c = *(const double *)q;
{b.pick("", f"{stem}sum += a * c;")}
return a < c ? -1 : a > c;
}}
"""
        sort = (
            f"double v[{b.n}];\nfor (int i = 0; i < n; i++) v[i] = in[i] + 0.001 * i;\n"
            f"qsort(v, n, sizeof *v, {stem}order);"
        )
        clear += "\n" + sort
        found = f"*(double *)bsearch(&v[i], v, n, sizeof *v, {stem}order)" if way == "bsearch" else "v[i]"
        call = f"{stem}one({found}, i)"
        if f"{stem}sum += a" in before:
            b.may_refuse = "the order of the library's comparisons decides"
    else:
        before += f"static {stem}fn {stem}now = {stem}one;\n"
        clear += f"\n{stem}now = k > 1 ? {stem}one : {stem}two;"
        call = f"{stem}now(in[i], i)"
    body = f"""{stem}sum = in[0];
{clear}
for (int i = 0; i < n; i++) out[i] = {call};
for (int i = 0; i < n; i++) out[i] += 0.2 * {later} + 0.05 * {stem}sum;"""
    return stage(b, name, body, before)


def leaving(b: Builder, name: str) -> str:
    """Numbers that travel as text, through files, or by work that other threads do: to be refused."""
    stem = f"@@x{name[3:]}"
    way = b.choose(
        "by way of",
        {
            "strtod": 'char text[64];\nsnprintf(text, sizeof text, "%.17g", d);\nd = strtod(text, 0);',
            "sscanf": 'char text[64];\nsprintf(text, "%.17g", d);\nsscanf(text, "%lf", &d);',
            "atof": 'char text[64];\nsnprintf(text, 64, "%.17e", d);\nd = atof(text);',
            "file": (
                "FILE *file = tmpfile();\nfwrite(&d, sizeof d, 1, file);\nrewind(file);\nd = 0.0;\n"
                "if (fread(&d, sizeof d, 1, file) != 1) d = 0.0;\nfclose(file);"
            ),
            "fprintf": (
                'FILE *file = tmpfile();\nfprintf(file, "%.17g", d);\nrewind(file);\n'
                'if (fscanf(file, "%lf", &d) != 1) d = 0.0;\nfclose(file);'
            ),
            "thread": (
                f"{stem}given = d;\npthread_t other;\npthread_create(&other, 0, {stem}work, 0);\n"
                f"pthread_join(other, 0);\nd = {stem}given;"
            ),
        },
    )
    b.may_refuse = "numbers travel as text, through files or threads"
    before = f"""#include <pthread.h>
static double {stem}given;
static void *{stem}work(void *p) {{
{stem}given = {stem}given * {stem}given;
return p;
}}
"""
    body = f"for (int i = 0; i < n; i++) {{\ndouble d = {b.tame('in[i]')};\nif (i == k) {{\n{way}\n}}\nout[i] = d;\n}}"
    return stage(b, name, body, before)
