"""Numba's linear algebra, defined in LLVM IR.

Numba calls ``numba_xxdot`` and its like, which choose a routine by a letter for the type, and on failure
stop the interpreter. For real numbers the definitions here are loops, which are differentiated like loops of
the kernel's own: the inner one runs along memory whenever the matrices allow it, and sums may be
reassociated, as in any BLAS. Complex products of a matrix with a vector and complex norms pass on to the BLAS
under its Fortran names (``zgemv_``, ``dznrm2_``; integers are ``i32`` by reference). Those routines are
SciPy's, which Numba needs too.
"""

from __future__ import annotations

import ctypes

__all__ = ["BLAS_IR", "blas_address"]

_REAL = {"s": "float", "d": "double"}
_COMPLEX = "cz"
# The norm of a complex vector is real: its routine has a prefix of its own.
_NORM_PREFIX = {"c": ("sc", "float"), "z": ("dz", "double")}


def _by_reference(name: str, ty: str, value: str) -> str:
    return f"  {name} = alloca {ty}\n  store {ty} {value}, ptr {name}\n"


def _as_int(name: str, value: str) -> str:
    return f"  %{name}.int = trunc i64 %{value} to i32\n" + _by_reference(f"%{name}.ref", "i32", f"%{name}.int")


def _choose_by_type(cases: dict[str, list[str]]) -> str:
    """A switch on ``%kind`` with a block of instructions for each letter; the rest is not supported."""
    table = "\n    ".join(f"i8 {ord(letter)}, label %kind.{letter}" for letter in cases)
    blocks = "\n".join(f"kind.{letter}:\n  " + "\n  ".join(lines) + "\n  ret i32 0" for letter, lines in cases.items())
    return f"""
  switch i8 %kind, label %other [
    {table}
  ]
{blocks}
other:
  %ignored = call i32 @numba_blas_of_this_type()
  ret i32 0
}}
"""


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


def _length(letter: str, ty: str) -> str:
    """The Euclidean norm. Squares that leave the range of a double are summed again, scaled."""

    def add_square(tag: str, scale: str) -> str:
        widen = f"fpext float %entry{tag} to double" if ty == "float" else f"fadd double %entry{tag}, -0.0"
        return f"""
  %at{tag}.index = mul nsw i64 %i{tag}, %incx
  %at{tag} = getelementptr inbounds {ty}, ptr %x, i64 %at{tag}.index
  %entry{tag} = load {ty}, ptr %at{tag}
  %wide{tag} = {widen}
  %scaled{tag} = fmul double %wide{tag}, {scale}
  %square{tag} = fmul double %scaled{tag}, %scaled{tag}
  %partial{tag} = load double, ptr %sum
  %more{tag} = fadd reassoc double %partial{tag}, %square{tag}
  store double %more{tag}, ptr %sum"""

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


def _dot() -> str:
    cases = {
        letter: [
            f"call void @irad_{letter}gemm(i8 {ord('t')}, i8 {ord('n')}, i64 1, i64 1, i64 %n, {ty} 1.0,"
            f" ptr %x, i64 %n, ptr %y, i64 %n, {ty} 0.0, ptr %out, i64 1)"
        ]
        for letter, ty in _REAL.items()
    }
    head = "define i32 @numba_xxdot(i8 %kind, i8 %conj, i64 %n, ptr %x, ptr %y, ptr %out) alwaysinline {"
    return head + _choose_by_type(cases)


def _norm() -> str:
    cases = {
        letter: [
            f"%{letter}.norm = call {ty} @irad_{letter}nrm2(i64 %n, ptr %x, i64 %incx)",
            f"store {ty} %{letter}.norm, ptr %out",
        ]
        for letter, ty in _REAL.items()
    }
    for letter, (prefix, ty) in _NORM_PREFIX.items():
        cases[letter] = [
            f"%{letter}.norm = call {ty} @{prefix}nrm2_(ptr %n.ref, ptr %x, ptr %incx.ref)",
            f"store {ty} %{letter}.norm, ptr %out",
        ]
    return (
        "define i32 @numba_xxnrm2(i8 %kind, i64 %n, ptr %x, i64 %incx, ptr %out) alwaysinline {\n"
        + _as_int("n", "n")
        + _as_int("incx", "incx")
        + _choose_by_type(cases)
    )


def _matrix_vector() -> str:
    call = (
        "call void @{}gemv_(ptr %trans.ref, ptr %m.ref, ptr %n.ref, ptr %alpha, ptr %a, ptr %lda.ref,"
        " ptr %x, ptr %one, ptr %beta, ptr %y, ptr %one)"
    )
    cases = {letter: [call.format(letter)] for letter in _COMPLEX}
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
        + _by_reference("%trans.ref", "i8", "%trans")
        + "".join(_as_int(name, name) for name in ("m", "n", "lda"))
        + _by_reference("%one", "i32", "1")
        + f"  %lower = or i8 %trans, 32\n  %plain = icmp eq i8 %lower, {ord('n')}\n"
        + "  %rows = select i1 %plain, i64 %m, i64 %n\n  %columns = select i1 %plain, i64 %n, i64 %m"
        + _choose_by_type(cases)
    )


def _load_factors(letter: str, ty: str) -> list[str]:
    return [f"%{letter}.{name} = load {ty}, ptr %{name}" for name in ("alpha", "beta")]


def _matrix_matrix() -> str:
    cases = {
        letter: [
            *_load_factors(letter, ty),
            f"call void @irad_{letter}gemm(i8 %transa, i8 %transb, i64 %m, i64 %n, i64 %k,"
            f" {ty} %{letter}.alpha, ptr %a, i64 %lda, ptr %b, i64 %ldb, {ty} %{letter}.beta, ptr %c,"
            " i64 %ldc)",
        ]
        for letter, ty in _REAL.items()
    }
    head = (
        "define i32 @numba_xxgemm(i8 %kind, i8 %transa, i8 %transb, i64 %m, i64 %n, i64 %k, ptr %alpha,"
        " ptr %a, i64 %lda, ptr %b, i64 %ldb, ptr %beta, ptr %c, i64 %ldc) alwaysinline {"
    )
    return head + _choose_by_type(cases)


def _declarations() -> str:
    lines = ["declare i32 @numba_blas_of_this_type()", "declare double @llvm.sqrt.f64(double)"]
    for prefix, ty in _NORM_PREFIX.values():
        lines.append(f"declare {ty} @{prefix}nrm2_(ptr, ptr, ptr)")
    for letter in _COMPLEX:
        lines.append(f"declare void @{letter}gemv_({', '.join(['ptr'] * 11)})")
    return "\n".join(lines) + "\n"


_LOOPS = "".join(_product(letter, ty) + _length(letter, ty) for letter, ty in _REAL.items())

BLAS_IR = _LOOPS + _dot() + _norm() + _matrix_vector() + _matrix_matrix() + _declarations()


def blas_address(symbol: str) -> int | None:
    """The address of SciPy's BLAS routine with this Fortran symbol (``zgemv_``), or None."""
    if f"@{symbol}(" not in BLAS_IR or not symbol.endswith("_"):
        return None
    from scipy.linalg import cython_blas

    capsule = cython_blas.__pyx_capi__[symbol[:-1]]
    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
    pointer_of.restype, pointer_of.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return pointer_of(capsule, name_of(capsule))
