"""What the engine says of programs that it does not differentiate: class, place and words, to the letter."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from irad.backend import optimise
from irad.errors import ActivityError, DifferentiationError, MissingBody, TypeUndecided, UnsupportedError
from irad.frontends.c.compile import compile_c
from tests.support import canonical, gradient

NO_BODY = (
    "compile its source together with this code, or register a rule for it (irad.rule, "
    "__irad_register_gradient) or declare it inactive (__irad_inactivefn)"
)
SAY = (
    'give a prototype: irad.compile(…, prototypes="…"), or say what the memory holds: '
    "irad.hint in Python, __irad_double(pointer, bytes) and its like in C"
)
OPAQUE = "replace it by code with a body, or wrap it in a function with a registered rule"
ATOMIC = (
    "its result depends on the order of such operations, "
    "which is kept with OpenMP, and for variables of the function's own; use a plain variable, or a reduction"
)
FREED = (
    "the shadow is freed with the memory, and the derivative in it is lost; allocate and free the memory "
    "outside of the differentiated function"
)
BITS = (
    "cannot differentiate arithmetic on the bits of a floating-point number; an integer made from the "
    "bits of "
    "an active number becomes a floating-point number again; write it with floating-point operations (fabs, "
    "copysign, negation), give numbers and integers of a union a member each of a struct, or register a rule for the "
    "function"
)


@dataclass(frozen=True)
class Refused:
    """A program and what is said of it; `at` is line:column in a source file, "" in IR without locations."""

    name: str
    source: str
    kind: type[DifferentiationError]
    at: str
    message: str
    activities: str = "active"
    language: str = "c"
    flags: tuple[str, ...] = ("-O2",)


CASES = [
    Refused("unknown function, with the way of the active value", """double g(double);
double f(double x) {
    double y = x * x;
    return g(y) + 1;
}
""", MissingBody, "4:12",
    "cannot differentiate the call of 'g'; it has no body here and no rule, and active data "
    f"reaches it: %mul <- argument %x; {NO_BODY}"),
    Refused("what is said of an array is said of a number", """void __irad_assume_exclusive_of(double);
double f(double x) {
    __irad_assume_exclusive_of(x);
    return x * x;
}
""", UnsupportedError, "3:5",
    "cannot use what '__irad_assume_exclusive_of' says here; its argument is not a pointer; give it the address of the "
    "array"),
    Refused("unknown function that may change active memory", """void g(double *);
double f(double *x) {
    x[0] *= 2;
    g(x);
    return x[0];
}
""", MissingBody, "4:5",
    "cannot differentiate the call of 'g'; it has no body here and no rule, and active data "
    f"reaches it: argument %x; {NO_BODY}", "dup"),
    Refused("unknown function within a callee", """double g(double);
__attribute__((noinline)) static double h(double x) {
    return g(x) * 2;
}
double f(double x) { return h(x * 3); }
""", MissingBody, "3:12",
    "cannot differentiate the call of 'g'; it has no body here and no rule, and active data "
    f"reaches it: argument %x; {NO_BODY}"),
    Refused("unknown function without debug information", """declare double @g(double)
define double @f(double %x) {
  %y = call double @g(double %x)
  ret double %y
}
""", MissingBody, "",
    "cannot differentiate the call of 'g' (in f: %y = call double @g(double %x)); it has no body "
    f"here and no rule, and active data reaches it: argument %x; {NO_BODY}", language="ir"),
    Refused("call through a pointer", """double f(double x, double (*g)(double)) {
    return g(x);
}
""", UnsupportedError, "2:12",
    "cannot differentiate a call through a pointer; it is opaque, and active data reaches "
    f"it: argument %x; {OPAQUE}", "active const"),
    Refused("inline assembly", """double f(double x) {
    double y;
    __asm__("sqrtsd %1, %0" : "=x"(y) : "x"(x));
    return y;
}
""", UnsupportedError, "3:5",
    "cannot differentiate inline assembly; it is opaque, and active data reaches it: "
    f"argument %x; {OPAQUE}"),
    Refused("memory of unknown content is copied", """#include <string.h>
void f(void *to, const void *from, long n) {
    memcpy(to, from, n);
}
""", TypeUndecided, "3:5",
    "cannot tell what 'llvm.memcpy.p0.p0.i64' moves here; the memory carries derivatives, and "
    f"nothing says which of its bytes are floating-point numbers; {SAY}", "dup dup const"),
    Refused("a union of numbers of two types is copied", """
struct u { int k; union { double d; struct { float a; double b; } f; } v; };
double f(const double *x, int n) {
    struct u v[8], t;
    for (int i = 0; i < n; i++) {
        v[i].k = i % 2;
        if (i % 2) { v[i].v.f.a = 1; v[i].v.f.b = x[i]; } else v[i].v.d = x[i];
    }
    for (int i = 1; i < n; i++)
        if (v[i].k < v[i - 1].k) { t = v[i]; v[i] = v[i - 1]; v[i - 1] = t; }
    return v[0].k ? v[0].v.f.b * v[0].v.f.a : v[0].v.d;
}
""", TypeUndecided, "10:74",
    "cannot tell what 'llvm.memcpy.p0.p0.i64' moves here; byte 8 of it is now a double and now a float; give each "
    "member of the union a place of its own (a struct in its place), or let the members that share bytes be of one "
    "type", "dup const"),
    Refused("bits of a number in arithmetic", """double f(double x) {
    long bits;
    __builtin_memcpy(&bits, &x, 8);
    bits = 0x5fe6eb50c7b537a9 - (bits >> 1);
    double y;
    __builtin_memcpy(&y, &bits, 8);
    return y * (1.5 - 0.5 * x * y * y);
}
""", UnsupportedError, "6:5", BITS),
    Refused("bits of a number as a number", """double f(double x) {
    long bits;
    __builtin_memcpy(&bits, &x, 8);
    return bits * 1e-16 - 1023;
}
""", UnsupportedError, "4:12", BITS),
    Refused("bits of a number through an integer function", """declare i64 @llvm.bswap.i64(i64)
define double @f(double %x) {
  %b = bitcast double %x to i64
  %s = call i64 @llvm.bswap.i64(i64 %b)
  %t = xor i64 %s, 255
  %r = bitcast i64 %t to double
  ret double %r
}
""", UnsupportedError, "", BITS.replace("number; an", "number (in f: %r = bitcast i64 %t to double); an", 1),
    language="ir"),
    Refused("number that a call takes as an integer", """define internal i64 @g(i64 %a) noinline {
  ret i64 %a
}
define double @f(double %x, i64 %n) {
  %b = bitcast double %x to i64
  %m = add i64 %n, 1
  %t = icmp sgt i64 %n, 3
  %e = select i1 %t, i64 %b, i64 %m
  %c = call i64 @g(i64 %e)
  %r = bitcast i64 %c to double
  %u = add i64 %e, 1
  %z = uitofp i64 %u to double
  %q = fadd double %r, %z
  ret double %q
}
""", TypeUndecided, "",
    "cannot tell whether i64 %e is a floating-point number (in f: %c = call double @g(i64 %e)); 'g' takes it as an "
    "integer; make 'g' inline, or pass floating-point numbers as such", "active const", "ir"),
    Refused("integers of unknown meaning", """define void @f(ptr %a, ptr %b) {
  %v = load i64, ptr %a, align 8
  store i64 %v, ptr %b, align 8
  ret void
}
""", TypeUndecided, "",
    "cannot tell whether i64 %v is a floating-point number (in f: %v = load i64, ptr %a, align 8); "
    "it moves data between memory that carries derivatives, and nothing says what that memory holds; "
    f"compile with -g, {SAY}", "dup dup", "ir"),
    Refused("numbers that are pairs", "define double @f(double %x) {\n  %y = fpext double %x to ppc_fp128\n"
    "  %z = fmul ppc_fp128 %y, %y\n  %r = fptrunc ppc_fp128 %z to double\n  ret double %r\n}\n",
    UnsupportedError, "", "cannot differentiate arithmetic in ppc_fp128 (in f: %z = fmul ppc_fp128 %y, %y); "
    "a number of this type is a pair of others; compute in double or float", "active", "ir"),
    Refused("a function that a type lacks", "__float128 lgammaf128(__float128);\n"
    "double f(double x) {\n    return lgammaf128(x);\n}\n",
    UnsupportedError, "3:12", "cannot differentiate 'lgammaf128' in fp128; its derivative needs the function "
    "'irad_digamma', which does not exist at that type; "
    "compute in double or float, or register a rule for the function around it"),
    Refused("atomic product", """void f(double *sum, double x) {
    #pragma omp atomic
    *sum *= x;
}
""", UnsupportedError, "3:5",
    f"cannot differentiate 'cmpxchg' on active memory; {ATOMIC}", "dup active",
    flags=("-O2", "-fopenmp")),
    Refused("exceptions", """__attribute__((noinline)) static double g(double x) {
    if (x < 0) throw 1;
    return x * x;
}
extern "C" double f(double x) {
    try {
        return g(x);
    } catch (int) {
        return -x;
    }
}
""", UnsupportedError, "7:16",
    "cannot differentiate 'f', which catches an exception that may be thrown here; a jump out of the middle of "
    "a call cannot be followed backwards; report this failure by a return value, or let the exception leave the "
    "differentiated function", language="c++"),
    Refused("variable arguments", """#include <stdarg.h>
__attribute__((noinline)) static double total(int n, ...) {
    va_list list;
    va_start(list, n);
    double s = 0;
    for (int i = 0; i < n; i++) s += va_arg(list, double);
    va_end(list);
    return s;
}
double f(double x) {
    return total(2, x, x * x);
}
""", UnsupportedError, "11:12",
    "cannot differentiate the call of 'total'; it takes a variable number of arguments; "
    "give it a fixed list of arguments"),
    Refused("arithmetic on bits", """#include <string.h>
float f(float x) {
    int i;
    memcpy(&i, &x, 4);
    i = 0x5f3759df - (i >> 1);
    float y;
    memcpy(&y, &i, 4);
    return y;
}
""", UnsupportedError, "7:5", BITS),
    Refused("active value in memory without a shadow", """double f(double x, double *work, int i) {
    work[i] = x * x;
    return work[1] * x;
}
""", ActivityError, "2:13",
    "an active value is stored in argument %work, which has no shadow, and read again; its "
    "derivative would be lost; pass this memory as Dup with a shadow", "active const const"),
    Refused("active value in a global of another file", """extern double table[4];
double f(double x, int k) {
    table[k] = x;
    return table[1] * x;
}
""", ActivityError, "3:14",
    "an active value is stored in global @table, which has no shadow, and read again; its "
    "derivative would be lost; make it a local variable or an argument with a shadow", "active const"),
    Refused("function that never returns", "double f(double x) {\n    for (;;)\n        ;\n}\n",
    UnsupportedError, "2:5", "cannot differentiate 'f'; it never returns"),
    Refused("more results than LLVM can take", f"double f({', '.join(f'double x{i}' for i in range(2049))}) {{\n"
            "    return x0 * x2048;\n}\n", UnsupportedError, "2:15",
    "cannot differentiate 'f' by 2049 numbers that it is passed one by one; the time that LLVM takes for as many "
    "results grows with their cube; 2048 are the limit; pass them in an array or a struct", "active " * 2049),
    Refused("input over active memory, of unknown extent", """#include <stdio.h>
double f(double *x) {
    double s = x[0] * x[0];
    if (scanf("%lf", x) != 1) return s;
    return s + x[0];
}
""", UnsupportedError, "4:9",
    "cannot differentiate the call of '__isoc99_scanf' here; it writes to memory that carries "
    "derivatives, and how much of it is not known; let it write to memory of its own, and copy from there",
    "dup", flags=("-O2", "-std=c99")),
    Refused("exponent over half of an active number", """#include <math.h>
struct pair { double a, b; };
double f(struct pair *p, double x) {
    p->b = x * x;
    p->a = frexp(x, (int *)(void *)&p->b);
    return p->a;
}
""", TypeUndecided, "5:12",
    "cannot tell what 'frexp' overwrites here; it writes an integer over a part of a floating-point "
    "number; let it write to a variable of its own", "dup active"),
    Refused("resizing the caller's block", """#include <stdlib.h>
double f(double *x, int n) {
    double s = x[0] * x[1];
    x = realloc(x, 8 * (n + 100));
    x[n] = s;
    return s * x[n];
}
""", UnsupportedError, "4:9",
    f"cannot differentiate a function that frees or resizes argument %x; {FREED}", "dup const"),
    Refused("resizing the caller's block in a callee", """#include <stdlib.h>
struct list { double *items; int count, room; };
__attribute__((noinline)) static void push(struct list *l, double x) {
    if (l->count == l->room) {
        l->room = 2 * l->room + 1;
        l->items = realloc(l->items, 8 * l->room);
    }
    l->items[l->count++] = x;
}
double f(struct list *l, double x) {
    push(l, x);
    return l->items[0] * l->items[l->count - 1];
}
""", UnsupportedError, "6:20",
    f"cannot differentiate a function that frees or resizes memory reached through argument %l; {FREED}",
    "dup active"),
    Refused("freeing the caller's block", """#include <stdlib.h>
double f(double *x) {
    double s = x[0] * x[1];
    free(x);
    return s;
}
""", UnsupportedError, "4:5",
    f"cannot differentiate a function that frees or resizes argument %x; {FREED}", "dup"),
]  # fmt: skip


def refusal(
    source: str, activities: str, language: str, flags: tuple[str, ...], folder: Path
) -> DifferentiationError:
    """The error that differentiating `f` of a program raises."""
    with pytest.raises(DifferentiationError) as caught:
        gradient(prepared(source, language, flags, folder), "f", activities)
    return caught.value


def prepared(source: str, language: str, flags: tuple[str, ...], folder: Path) -> str:
    """The IR that is differentiated; a C program is compiled from a file."""
    if language == "ir":
        return canonical(source)
    path = folder / ("program.c" if language == "c" else "program.cpp")
    path.write_text(source)
    unit = compile_c([path], flags=list(flags))
    return str(optimise.canonicalise(optimise.prepare(llvm.parse_bitcode(unit.bitcode))))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_message(case: Refused, tmp_path: Path) -> None:
    error = refusal(case.source, case.activities, case.language, case.flags, tmp_path)
    suffix = "c" if case.language == "c" else "cpp"
    place = f"{tmp_path / 'program'}.{suffix}:{case.at}: " if case.at else ""
    assert error.diagnostic.headline == f"{place}error: {case.message}"
    assert type(error) is case.kind


def test_the_source_line_is_shown_with_a_caret(tmp_path: Path) -> None:
    case = CASES[0]
    error = refusal(case.source, case.activities, case.language, case.flags, tmp_path)
    assert str(error).splitlines()[1:] == ["        return g(y) + 1;", "               ^"]


IN_LIBRARY = """double g(double);
double f(double x);
#line 10 "/usr/include/made_up.h"
__attribute__((noinline)) static double inner(double y) { return g(y) * y; }
__attribute__((noinline)) static double outer(double y) { return inner(y) + y; }
#line 20 "own.c"
double f(double x) {
    return outer(x * x);
}
"""


def test_what_is_wrong_in_a_library_is_said_at_the_call_of_ones_own(tmp_path: Path) -> None:
    error = refusal(IN_LIBRARY, "active", "c", ("-O2",), tmp_path)
    location = error.diagnostic.location
    assert location is not None and Path(location.file).name == "own.c" and location.line == 21
    assert "(in inner, /usr/include/made_up.h:10:66)" in error.diagnostic.what


PLACES = 14
IRREDUCIBLE = (
    "double f(double x, int n) {\nswitch (n) {\n"
    + "".join(f"case {i}: goto at{i};\n" for i in range(PLACES))
    + "}\n"
    + "".join(
        f"at{i}: x = x * 1.{i + 1} - {i}; switch ((int)x) {{\n"
        + "".join(f"case {j * j + i}: goto at{j};\n" for j in range(PLACES))
        + "} return x;\n"
        for i in range(PLACES)
    )
    + "}\n"
)


def test_irreducible_flow_names_its_line(tmp_path: Path) -> None:
    error = refusal(IRREDUCIBLE, "active const", "c", ("-O2",), tmp_path)
    assert isinstance(error, UnsupportedError)
    headline = error.diagnostic.headline
    assert "error: cannot differentiate irreducible control flow" in headline
    assert headline.endswith("; a cycle of jumps can be entered at several places; rewrite the jumps "
    "(goto) as loops "
                             "with one entry")  # fmt: skip
    location = error.diagnostic.location
    assert location is not None and location.line > PLACES


SETJMP = {
    "through a global buffer": ("""#include <setjmp.h>
static jmp_buf buffer;
double f(double *x) {
    volatile double r = 0;
    if (setjmp(buffer) == 0) {
        r = x[0] * x[1];
        longjmp(buffer, 1);
    }
    return r * r;
}
""", "dup", 5),
    "through a local buffer": ("""#include <setjmp.h>
void other(void *);
double f(double x) {
    jmp_buf buffer;
    if (setjmp(buffer)) return x * x;
    other(buffer);
    return x;
}
""", "active", 5),
}  # fmt: skip


@pytest.mark.parametrize("name", SETJMP)
def test_setjmp_is_refused(name: str, tmp_path: Path) -> None:
    source, activities, line = SETJMP[name]
    error = refusal(source, activities, "c", ("-O2",), tmp_path)
    assert "setjmp" in error.diagnostic.what and isinstance(error, DifferentiationError)
    assert error.diagnostic.location is not None and error.diagnostic.location.line == line


NOT_REFUSED = {
    "unknown function that no active value reaches": ("void note(int);\n"
        "double f(double x, int n) { note(n); return x; }\n", "active const", "c"),
    "inline assembly on integers": ("double f(double x, int n) {\n"
        '    __asm__("nop" : "+r"(n));\n    return n * x;\n}\n', "active const", "c"),
    "precision beyond double in inactive values": ("double f(double x, int n) {\n"
        "    long double y = n;\n    return x * (double)(y / 3);\n}\n", "active const", "c"),
    "atomic update of integers": ("double f(double x, int *n) {\n"
        "    __atomic_fetch_add(n, 1, 0);\n    return x * x;\n}\n", "active const", "c"),
    "memory without a shadow that is not read again": ("double f(double x, double *out) {\n"
        "    *out = x * x;\n    return x;\n}\n", "active const", "c"),
}  # fmt: skip


@pytest.mark.parametrize("name", NOT_REFUSED)
def test_what_does_not_matter_is_not_refused(name: str, tmp_path: Path) -> None:
    source, activities, language = NOT_REFUSED[name]
    made = gradient(prepared(source, language, ("-O2",), tmp_path), "f", activities)
    assert made.plan is not None and made.additions
