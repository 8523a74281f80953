"""Numba's products and norms, defined in LLVM IR.

Numba calls ``numba_xxdot`` and its like, which choose a routine by a letter for the type, and on failure
stop the interpreter. For real numbers the definitions here are loops, which are differentiated like loops of
the kernel's own: the inner one runs along memory whenever the matrices allow it, and sums may be
reassociated, as in any BLAS. Complex products, and those of large matrices, are those of irad's own routines
(``csrc/linalg.c``), which have derivatives by rule.
"""

from __future__ import annotations

from irad.frontends.numba.text import by_kind

__all__ = ["BLAS_IR"]

_REAL = {"s": "float", "d": "double"}
_COMPLEX = "cz"
_PART = {"c": "float", "z": "double"}
"""The type of a complex number's parts."""


def _loop(index: str, count: str, body: str) -> str:
    """A loop of ``%index`` from 0 to ``count``; the code after it goes on in the block ``index.done``."""
    return f"""
  br label %{index}.start
{index}.start:
  br label %{index}.head
{index}.head:
  %{index} = phi i64 [ 0, %{index}.start ], [ %{index}.next, %{index}.latch ]
  %{index}.more = icmp slt i64 %{index}, {count}
  br i1 %{index}.more, label %{index}.body, label %{index}.done
{index}.body:{body}
  br label %{index}.latch
{index}.latch:
  %{index}.next = add nuw nsw i64 %{index}, 1
  br label %{index}.head
{index}.done:"""


def _element(name: str, ty: str, base: str, row: str, column: str, stride: str) -> str:
    """``%name`` is the address of an entry of a matrix stored by columns."""
    return f"""
  %{name}.column = mul nsw i64 {column}, {stride}
  %{name}.index = add nsw i64 {row}, %{name}.column
  %{name} = getelementptr inbounds {ty}, ptr {base}, i64 %{name}.index"""


def _right_entry(name: str, ty: str, row: str) -> str:
    """``%name`` is the entry of op(B) in this row and in column ``%j``."""
    plain = _element(f"{name}.plain", ty, "%b", row, "%j", "%ldb")
    turned = _element(f"{name}.turned", ty, "%b", "%j", row, "%ldb")
    return f"""{plain}{turned}
  %{name}.at = select i1 %b.plain, ptr %{name}.plain, ptr %{name}.turned
  %{name} = load {ty}, ptr %{name}.at"""


def _product(letter: str, ty: str) -> str:
    """C = alpha op(A) op(B) + beta C, all stored by columns; C is not read when beta is 0."""
    clear = _element("c.old", ty, "%c", "%i0", "%j", "%ldc")
    clear += f"""
  %old = load {ty}, ptr %c.old
  %scaled = fmul {ty} %beta, %old
  %first = select i1 %no.beta, {ty} 0.0, {ty} %scaled
  store {ty} %first, ptr %c.old"""
    add_column = _element("a.at", ty, "%a", "%i1", "%l1", "%lda")
    add_column += _element("c.at", ty, "%c", "%i1", "%j", "%ldc")
    add_column += f"""
  %a.entry = load {ty}, ptr %a.at
  %term = fmul {ty} %factor, %a.entry
  %before = load {ty}, ptr %c.at
  %after = fadd {ty} %before, %term
  store {ty} %after, ptr %c.at"""
    columns = _right_entry("b.entry", ty, "%l1")
    columns += f"""
  %factor = fmul {ty} %alpha, %b.entry"""
    columns += _loop("i1", "%m", add_column)
    add_term = _element("a.along", ty, "%a", "%l2", "%i2", "%lda")
    add_term += _right_entry("b.along", ty, "%l2")
    add_term += f"""
  %a.value = load {ty}, ptr %a.along
  %summand = fmul {ty} %a.value, %b.along
  %partial = load {ty}, ptr %sum
  %more = fadd reassoc {ty} %partial, %summand
  store {ty} %more, ptr %sum"""
    dots = f"\n  store {ty} 0.0, ptr %sum"
    dots += _loop("l2", "%k", add_term)
    dots += _element("c.entry", ty, "%c", "%i2", "%j", "%ldc")
    dots += f"""
  %total = load {ty}, ptr %sum
  %share = fmul {ty} %alpha, %total
  %c.before = load {ty}, ptr %c.entry
  %kept = fmul {ty} %beta, %c.before
  %joined = fadd {ty} %share, %kept
  %entry = select i1 %no.beta, {ty} %share, {ty} %joined
  store {ty} %entry, ptr %c.entry"""
    by_columns = _loop("i0", "%m", clear) + _loop("l1", "%k", columns)
    body = f"""
  br i1 %a.plain, label %columns, label %dots
columns:{by_columns}
  br label %j.end
dots:{_loop("i2", "%m", dots)}
  br label %j.end
j.end:"""
    return f"""
define void @irad_{letter}gemm(i8 %transa, i8 %transb, i64 %m, i64 %n, i64 %k, {ty} %alpha, ptr %a, i64 %lda,
    ptr %b, i64 %ldb, {ty} %beta, ptr %c, i64 %ldc) alwaysinline {{
  %sum = alloca {ty}
  %transa.lower = or i8 %transa, 32
  %transb.lower = or i8 %transb, 32
  %a.plain = icmp eq i8 %transa.lower, {ord("n")}
  %b.plain = icmp eq i8 %transb.lower, {ord("n")}
  %no.beta = fcmp oeq {ty} %beta, 0.0{_loop("j", "%n", body)}
  ret void
}}
"""


def _length(letter: str, ty: str, parts: int = 1) -> str:
    """The Euclidean norm of numbers of so many parts. Squares that leave the range of a double are summed again,
    scaled."""

    def square(tag: str, part: int, scale: str) -> str:
        name = f"{tag}.{part}"
        widen = f"fpext float %entry{name} to double" if ty == "float" else f"fadd double %entry{name}, -0.0"
        return f"""
  %at{name} = getelementptr inbounds {ty}, ptr %at{tag}, i64 {part}
  %entry{name} = load {ty}, ptr %at{name}
  %wide{name} = {widen}
  %scaled{name} = fmul double %wide{name}, {scale}
  %square{name} = fmul double %scaled{name}, %scaled{name}
  %partial{name} = load double, ptr %sum
  %more{name} = fadd reassoc double %partial{name}, %square{name}
  store double %more{name}, ptr %sum"""

    def add_square(tag: str, scale: str) -> str:
        return f"""
  %number{tag} = mul nsw i64 %i{tag}, %incx
  %at{tag}.index = mul nsw i64 %number{tag}, {parts}
  %at{tag} = getelementptr inbounds {ty}, ptr %x, i64 %at{tag}.index""" + "".join(
            square(tag, part, scale) for part in range(parts)
        )

    narrow = "fptrunc double %wide to float" if ty == "float" else "fadd double %wide, -0.0"
    return f"""
define {ty} @irad_{letter}nrm2(i64 %n, ptr %x, i64 %incx) alwaysinline {{
  %sum = alloca double
  store double 0.0, ptr %sum{_loop("i1", "%n", add_square("1", "1.0"))}
  %plain = load double, ptr %sum
  %plain.root = call double @llvm.sqrt.f64(double %plain)
  %large = fcmp ogt double %plain, 1.0e+290
  %small = fcmp olt double %plain, 1.0e-290
  %outside = or i1 %large, %small
  br i1 %outside, label %again, label %done
again:
  %scale = select i1 %large, double {_power_of_two(-600)}, double {_power_of_two(600)}
  %unscale = select i1 %large, double {_power_of_two(600)}, double {_power_of_two(-600)}
  store double 0.0, ptr %sum{_loop("i2", "%n", add_square("2", "%scale"))}
  %again.sum = load double, ptr %sum
  %again.root = call double @llvm.sqrt.f64(double %again.sum)
  %again.norm = fmul double %again.root, %unscale
  br label %done
done:
  %wide = phi double [ %plain.root, %i1.done ], [ %again.norm, %i2.done ]
  %norm = {narrow}
  ret {ty} %norm
}}
"""


def _power_of_two(exponent: int) -> str:
    """A double in LLVM's notation, which for decimals asks for exact values."""
    return f"0x{(exponent + 1023) << 52:016X}"


def _scale(letter: str, part: str) -> str:
    """C = beta C for complex numbers, stored by columns; C is not read when beta is 0."""
    at = _element("at", f"{{ {part}, {part} }}", "%c", "%i", "%j", "%ldc")
    body = f"""{at}
  %at.im = getelementptr inbounds {part}, ptr %at, i64 1
  %re = load {part}, ptr %at
  %im = load {part}, ptr %at.im
  %re.re = fmul {part} %beta.re, %re
  %im.im = fmul {part} %beta.im, %im
  %re.im = fmul {part} %beta.re, %im
  %im.re = fmul {part} %beta.im, %re
  %new.re = fsub {part} %re.re, %im.im
  %new.im = fadd {part} %re.im, %im.re
  %first.re = select i1 %none, {part} 0.0, {part} %new.re
  %first.im = select i1 %none, {part} 0.0, {part} %new.im
  store {part} %first.re, ptr %at
  store {part} %first.im, ptr %at.im"""
    return f"""
define void @irad_{letter}scale(i64 %m, i64 %n, ptr %beta, ptr %c, i64 %ldc) alwaysinline {{
  %beta.re = load {part}, ptr %beta
  %beta.im.at = getelementptr inbounds {part}, ptr %beta, i64 1
  %beta.im = load {part}, ptr %beta.im.at
  %none.re = fcmp oeq {part} %beta.re, 0.0
  %none.im = fcmp oeq {part} %beta.im, 0.0
  %none = and i1 %none.re, %none.im{_loop("j", "%n", _loop("i", "%m", body))}
  ret void
}}
"""


def _scale_real(letter: str, ty: str) -> str:
    """C = beta C, stored by columns; C is not read when beta is 0."""
    body = f"""{_element("at", ty, "%c", "%i", "%j", "%ldc")}
  %old = load {ty}, ptr %at
  %scaled = fmul {ty} %factor, %old
  %new = select i1 %none, {ty} 0.0, {ty} %scaled
  store {ty} %new, ptr %at"""
    return f"""
define void @irad_{letter}scale(i64 %m, i64 %n, ptr %beta, ptr %c, i64 %ldc) alwaysinline {{
  %factor = load {ty}, ptr %beta
  %none = fcmp oeq {ty} %factor, 0.0{_loop("j", "%n", _loop("i", "%m", body))}
  ret void
}}
"""


def _routine_product(letter: str, sizes: str, a: str, b: str, c: str, beta: str, flags: tuple[str, str]) -> list[str]:
    """C = op(A) op(B) alpha + beta C; ``sizes`` are m, n and k, matrices come with their strides."""
    m, n, _ = sizes.split(", ")
    into, stride = c.split(", ")
    return [
        f"call void @irad_{letter}scale(i64 {m}, i64 {n}, ptr {beta}, ptr {into}, i64 {stride})",
        f"%{letter}.none = call i32 @irad_la_{letter}gemm(i64 {flags[0]}, i64 {flags[1]}, "
        f"{', '.join('i64 ' + s for s in sizes.split(', '))}, ptr %alpha, ptr {a.replace(', ', ', i64 ')}, "
        f"ptr {b.replace(', ', ', i64 ')}, ptr {into}, i64 {stride})",
    ]


def _dot() -> str:
    cases = {
        letter: [
            f"call void @irad_{letter}gemm(i8 {ord('t')}, i8 {ord('n')}, i64 1, i64 1, i64 %n, {ty} 1.0,"
            f" ptr %x, i64 %n, ptr %y, i64 %n, {ty} 0.0, ptr %out, i64 1)"
        ]
        for letter, ty in _REAL.items()
    }
    for letter in _PART:
        cases[letter] = _routine_product(
            letter, "1, 1, %n", "%x, %n", "%y, %n", "%out, 1", "%zero", ("%turned", str(ord("n")))
        )
        part = _PART[letter]
        number = f"{{ {part}, {part} }}"
        slots = [
            f"%{letter}.alpha = alloca {number}",
            f"%{letter}.zero = alloca {number}",
            f"store {number} {{ {part} 1.0, {part} 0.0 }}, ptr %{letter}.alpha",
            f"store {number} zeroinitializer, ptr %{letter}.zero",
        ]
        named = [line.replace("%alpha", f"%{letter}.alpha") for line in cases[letter]]
        cases[letter] = [*slots, *(line.replace("%zero", f"%{letter}.zero") for line in named)]
    head = "define i32 @numba_xxdot(i8 %kind, i8 %conj, i64 %n, ptr %x, ptr %y, ptr %out) alwaysinline {"
    turned = f"""
  %conjugated = icmp ne i8 %conj, 0
  %turned = select i1 %conjugated, i64 {ord("c")}, i64 {ord("t")}"""
    return head + turned + by_kind(cases)


def _norm() -> str:
    cases = {
        letter: [
            f"%{letter}.norm = call {ty} @irad_{letter}nrm2(i64 %n, ptr %x, i64 %incx)",
            f"store {ty} %{letter}.norm, ptr %out",
        ]
        for letter, ty in (_REAL | _PART).items()
    }
    return "define i32 @numba_xxnrm2(i8 %kind, i64 %n, ptr %x, i64 %incx, ptr %out) alwaysinline {\n" + by_kind(cases)


def _matrix_vector() -> str:
    cases = {
        letter: _routine_product(
            letter, "%rows, 1, %columns", "%a, %lda", "%x, %columns", "%y, %rows", "%beta", ("%flag", str(ord("n")))
        )
        for letter in _PART
    }
    for letter, ty in _REAL.items():
        cases[letter] = [
            *_load_factors(letter, ty),
            f"call void @irad_{letter}gemm(i8 %trans, i8 {ord('n')}, i64 %rows, i64 1, i64 %columns,"
            f" {ty} %{letter}.alpha, ptr %a, i64 %lda, ptr %x, i64 %columns, {ty} %{letter}.beta, ptr %y,"
            " i64 %rows)",
        ]
    return (
        "define i32 @numba_xxgemv(i8 %kind, i8 %trans, i64 %m, i64 %n, ptr %alpha, ptr %a, i64 %lda,"
        " ptr %x, ptr %beta, ptr %y) alwaysinline {\n"
        + f"  %lower = or i8 %trans, 32\n  %plain = icmp eq i8 %lower, {ord('n')}\n"
        + "  %rows = select i1 %plain, i64 %m, i64 %n\n  %columns = select i1 %plain, i64 %n, i64 %m\n"
        + "  %flag = zext i8 %trans to i64"
        + by_kind(cases)
    )


def _load_factors(letter: str, ty: str) -> list[str]:
    return [f"%{letter}.{name} = load {ty}, ptr %{name}" for name in ("alpha", "beta")]


_LARGE = 16**3
"""From so many products of numbers on, a product of matrices is BLAS's."""


def _matrix_matrix() -> str:
    arguments = ("%m, %n, %k", "%a, %lda", "%b, %ldb", "%c, %ldc", "%beta", ("%flaga", "%flagb"))
    cases = {
        letter: [
            f"br i1 %large, label %{letter}.large, label %{letter}.small",
            f"{letter}.large:",
            *_routine_product(letter, *arguments),
            "ret i32 0",
            f"{letter}.small:",
            *_load_factors(letter, ty),
            f"call void @irad_{letter}gemm(i8 %transa, i8 %transb, i64 %m, i64 %n, i64 %k,"
            f" {ty} %{letter}.alpha, ptr %a, i64 %lda, ptr %b, i64 %ldb, {ty} %{letter}.beta, ptr %c,"
            " i64 %ldc)",
        ]
        for letter, ty in _REAL.items()
    }
    for letter in _PART:
        cases[letter] = _routine_product(letter, *arguments)
    head = (
        "define i32 @numba_xxgemm(i8 %kind, i8 %transa, i8 %transb, i64 %m, i64 %n, i64 %k, ptr %alpha,"
        " ptr %a, i64 %lda, ptr %b, i64 %ldb, ptr %beta, ptr %c, i64 %ldc) alwaysinline {\n"
        "  %flaga = zext i8 %transa to i64\n  %flagb = zext i8 %transb to i64\n"
        "  %mn = mul i64 %m, %n\n  %mnk = mul i64 %mn, %k\n"
        f"  %large = icmp sgt i64 %mnk, {_LARGE}"
    )
    return head + by_kind(cases)


_DECLARATIONS = "declare i32 @numba_blas_of_this_type()\ndeclare double @llvm.sqrt.f64(double)\n"

_LOOPS = "".join(
    _product(letter, ty) + _scale_real(letter, ty) + _length(letter, ty) for letter, ty in _REAL.items()
)
_SCALES = "".join(_scale(letter, part) + _length(letter, part, 2) for letter, part in _PART.items())

BLAS_IR = _LOOPS + _SCALES + _dot() + _norm() + _matrix_vector() + _matrix_matrix() + _DECLARATIONS
