"""Stages in Fortran: derived types, sections that overlap, TRANSFER, EQUIVALENCE, COMMON, pointers, allocatables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .builder import Builder, assemble
from .program import ClassProgram, parse, unparse
from .sibling import Language, run


def stage(b: Builder, name: str, declared: str, body: str, types: str = "") -> str:
    """A subroutine from ``a`` to ``o``; ``types`` go to a module of their own."""
    b.choose("stage", ("apart",))
    module = f"module {name}m\n{types}\nend module\n" if types else ""
    use = f"use {name}m\n" if types else ""
    head = "integer, intent(in) :: n, k\nreal(8), intent(in) :: a(n)\nreal(8), intent(out) :: o(n)\ninteger :: i, j, m"
    return f"{module}subroutine {name}(a, o, n, k)\n{use}implicit none\n{head}\n{declared}\n{body}\nend subroutine\n"


def records(b: Builder, name: str) -> str:
    """An array of a derived type, whose elements are moved."""
    ty = f"{name}t"
    payload = b.choose(
        "payload",
        {
            "number": ("real(8) :: d", f"v(i)%d = {b.tame('a(i)')}", "v(i)%d"),
            "two": ("real(8) :: d, e", f"v(i)%d = a(i)\nv(i)%e = {b.tame('a(i)')}", "v(i)%d * v(i)%e"),
            "array": (
                "real(8) :: w(2)",
                f"v(i)%w(1) = a(i)\nv(i)%w(2) = {b.tame('a(i)')}",
                "(v(i)%w(1) + v(i)%w(2) * v(i)%w(1))",
            ),
            "complex": ("complex(8) :: z", f"v(i)%z = cmplx(a(i), {b.tame('a(i)')}, 8)", "real(v(i)%z * v(i)%z, 8)"),
        },
    )
    tag = b.choose("tag", ("integer", "integer(8)", "integer(1)", "integer(2)"))
    members = [f"{tag} :: k", payload[0]]
    b.rng.shuffle(members)
    types = f"type :: {ty}\n{b.pick('', 'sequence' + chr(10))}{chr(10).join(members)}\nend type"
    home = b.choose(
        "storage",
        {
            "local": (f"type({ty}) :: v({b.n + 2}), t", "", ""),
            "automatic": (f"type({ty}) :: v(n + 2), t", "", ""),
            "allocatable": (f"type({ty}), allocatable :: v(:)\ntype({ty}) :: t", "allocate(v(n + 2))", "deallocate(v)"),
            "pointer": (f"type({ty}), pointer :: v(:)\ntype({ty}) :: t", "allocate(v(n + 2))", "deallocate(v)"),
        },
    )
    at, far = b.pick("1", "2", "k"), b.pick("1", "k", "2")
    acts = []
    for _ in range(b.rng.choice((1, 1, 2))):
        acts.append(
            b.choose(
                "move",
                {
                    "section down": f"v({at}:n - 1) = v({at} + 1:n)",
                    "section up": f"v({at} + 1:n) = v({at}:n - 1)",
                    "loop down": f"do j = {at}, n - 1\nv(j) = v(j + 1)\nend do",
                    "loop up": f"do j = n, {at} + 1, -1\nv(j) = v(j - 1)\nend do",
                    "rotate": "t = v(1)\nv(1:n - 1) = v(2:n)\nv(n) = t",
                    "reverse": "v(1:n) = v(n:1:-1)",
                    "swap": f"t = v({at})\nv({at}) = v(n)\nv(n) = t",
                    "shift by k": f"v(1:n - {far}) = v(1 + {far}:n)",
                    "sort": (
                        "do j = 2, n\nt = v(j)\nm = j - 1\ndo while (m >= 1)\nif (v(m)%k <= t%k) exit\nv(m + 1) "
                        "= v(m)\n"
                        "m = m - 1\nend do\nv(m + 1) = t\nend do"
                    ),
                    "cshift": f"v(1:n) = cshift(v(1:n), {far})",
                    "copy": "v(1:n) = [v(2:n), v(1)]",
                    "every other": "v(1:n - 1:2) = v(2:n:2)",
                },
            )
        )
    if acts and any("2:n:2" in act for act in acts) and b.n % 2:
        acts = [act.replace("v(1:n - 1:2) = v(2:n:2)", "v(1:n - 2:2) = v(2:n - 1:2)") for act in acts]
    body = f"""{home[1]}
do i = 1, n
v(i)%k = int(mod(i * 7 + 3, 13), kind(v(i)%k))
{payload[1]}
end do
{chr(10).join(acts)}
do i = 1, n
o(i) = {payload[2]} * (0.3d0 * v(i)%k + 1.0d0)
end do
{home[2]}"""
    return stage(b, name, home[0], body, types)


def bits(b: Builder, name: str) -> str:
    """TRANSFER and EQUIVALENCE."""
    e = b.tame("a(i)")
    way = b.choose(
        "bits", ("transfer", "transfer array", "equivalence", "equivalence words", "altered", "halves", "bytes", "sign")
    )
    move = b.pick(
        "",
        "u(1:n - 1) = u(2:n)",
        "do j = 1, n / 2\nw = u(j)\nu(j) = u(n + 1 - j)\nu(n + 1 - j) = w\nend do",
        "u(1:n) = cshift(u(1:n), 1)",
    )
    if way == "transfer":
        body = (
            f"do i = 1, n\nu(i) = transfer({e}, u(i))\nend do\n{move}\ndo i = 1, n\n"
            f"o(i) = transfer(u(i), 1d0) * 1.5d0\nend do"
        )
        return stage(b, name, f"integer(8) :: u({b.n}), w", body)
    if way == "transfer array":
        body = (
            f"do i = 1, n\nv(i) = {e}\nend do\nu = transfer(v, u)\n"
            f"{b.pick('', f'u(1:{b.n} - 1) = u(2:{b.n})')}\nv = transfer(u, v)\ndo i = 1, n\n"
            f"o(i) = v(i) + a(i)\nend do"
        )
        return stage(b, name, f"integer(8) :: u({b.n})\nreal(8) :: v({b.n})", body)
    if way.startswith("equivalence"):
        kind = "integer(8)" if way == "equivalence" else "integer(4)"
        count = b.n if way == "equivalence" else 2 * b.n
        moved = b.pick(
            "",
            f"u(1:{count - count // b.n}) = u({1 + count // b.n}:{count})",
            f"do j = 1, {count}\ns(j) = u(j)\nend do\ndo j = 1, {count}\nu(j) = s(j)\nend do",
        )
        body = f"do i = 1, n\nv(i) = {e}\nend do\n{moved}\ndo i = 1, n\no(i) = {b.tame('v(i)')}\nend do"
        return stage(b, name, f"{kind} :: u({count}), s({count})\nreal(8) :: v({b.n})\nequivalence (u, v)", body)
    if way == "altered":
        b.may_refuse = "bits of parked numbers are altered"
        to, back = b.pick(
            ("ior(w, 1_8)", "w"),
            ("ieor(w, 77_8)", "ieor(w, 77_8)"),
            ("ishftc(w, 9)", "ishftc(w, -9)"),
            ("not(w)", "not(w)"),
        )
        body = (
            f"do i = 1, n\nw = transfer({e}, w)\nu(i) = {to}\nend do\ndo i = 1, n\nw = u(i)\nw = {back}\n"
            f"o(i) = transfer(w, 1d0)\nend do"
        )
        return stage(b, name, f"integer(8) :: u({b.n}), w", body)
    if way == "sign":
        body = f"do i = 1, n\nw = transfer({e}, w)\nw = ibclr(w, 63)\no(i) = transfer(w, 1d0) + a(i)\nend do"
        return stage(b, name, "integer(8) :: w", body)
    kind = "integer(4) :: h(2), g(2)" if way == "halves" else "integer(1) :: h(8), g(8)"
    body = f"do i = 1, n\nh = transfer({e}, h)\ng = h\no(i) = transfer(g, 1d0) * a(i)\nend do"
    return stage(b, name, kind, body)


def memory(b: Builder, name: str) -> str:
    """COMMON, module variables, pointers, allocatable components, move_alloc, work arrays."""
    e = b.tame("a(i)")
    way = b.choose(
        "memory",
        (
            "common",
            "common as two",
            "module",
            "pointer swap",
            "move_alloc",
            "component",
            "list",
            "saved",
            "pack",
            "procedure",
        ),
    )
    if way == "common":
        body = f"do i = 1, n\nv(i) = {e}\nc(i) = i\nend do\ncall {name}w(n)\ndo i = 1, n\no(i) = v(i) * c(i)\nend do"
        other = (
            f"subroutine {name}w(n)\ninteger :: n, i, c({b.n})\nreal(8) :: v({b.n})\ncommon /{name}c/ v, c\n"
            f"do i = 1, n - 1\nv(i) = v(i + 1) * 1.5d0\nend do\nend subroutine\n"
        )
        return stage(b, name, f"integer :: c({b.n})\nreal(8) :: v({b.n})\ncommon /{name}c/ v, c", body) + other
    if way == "common as two":
        body = f"do i = 1, n\nv(i) = {e}\nend do\ncall {name}w(n)\ndo i = 1, n\no(i) = v(i)\nend do"
        other = (
            f"subroutine {name}w(n)\ninteger :: n, i\nreal(8) :: p(2), q({b.n - 2})\ncommon /{name}c/ p, q\n"
            f"do i = 1, n - 2\nq(i) = q(i) * p(1) + p(2)\nend do\nend subroutine\n"
        )
        return stage(b, name, f"real(8) :: v({b.n})\ncommon /{name}c/ v", body) + other
    if way == "module":
        types = f"real(8), save :: w({b.n}) = 0d0\ninteger, save :: count = 0"
        return stage(
            b,
            name,
            "",
            (f"do i = 1, n\nw(i) = {e}\nend do\ncount = n\ndo i = 1, count\no(i) = w(count + 1 - i) + a(i)\nend do"),
            types,
        )
    if way == "pointer swap":
        declared = "real(8), target :: u(n), w(n)\nreal(8), pointer :: p(:), q(:), t(:)"
        body = (
            f"p => u\nq => w\np = a\ndo j = 1, k\ndo i = 1, n\n"
            f"q(i) = 0.5d0 * p(i) + 0.3d0 * {b.tame('p(1 + mod(i, n))')}\nend do\nt => p\np => q\nq => t\n"
            f"end do\no = p"
        )
        return stage(b, name, declared, body)
    if way == "move_alloc":
        declared = "real(8), allocatable :: u(:), w(:)"
        body = (
            f"allocate(u(n))\ndo i = 1, n\nu(i) = {e}\nend do\nallocate(w(2 * n))\nw(1:n) = u\n"
            f"w(n + 1:) = 0.5d0\ncall move_alloc(w, u)\ndo i = 1, n\no(i) = u(i) * u(n + i)\nend do"
        )
        return stage(b, name, declared, body)
    if way == "component":
        types = f"type :: {name}t\ninteger :: k\nreal(8), allocatable :: v(:)\nend type"
        declared = f"type({name}t) :: s, r"
        body = (
            f"s%k = n\nallocate(s%v(n))\ndo i = 1, n\ns%v(i) = {e}\nend do\n"
            f"{b.pick('r = s', 'r = s' + chr(10) + 's%v = 0d0', 'allocate(r%v(n))' + chr(10) + 'r%v = s%v')}\n"
            f"do i = 1, s%k\no(i) = r%v(i) * a(i)\nend do"
        )
        return stage(b, name, declared, body, types)
    if way == "list":
        types = f"type :: {name}t\nreal(8) :: d\ninteger :: k\ntype({name}t), pointer :: next\nend type"
        declared = f"type({name}t), pointer :: head, c"
        body = (
            f"nullify(head)\ndo i = 1, n\nallocate(c)\nc%d = {e}\nc%k = i\nc%next => head\nhead => c\n"
            f"end do\ni = 0\nc => head\ndo while (associated(c))\ni = i + 1\no(i) = c%d * c%k\nc => c%next\n"
            f"end do"
        )
        return stage(b, name, declared, body, types)
    if way == "saved":
        return stage(
            b,
            name,
            f"real(8), save :: w({b.n})",
            f"do i = 1, n\nw(i) = {e}\nend do\nw(2:n) = w(1:n - 1) * 0.9d0\no = w(1:n) + a",
        )
    if way == "pack":
        body = (
            "v = a\nm = count(v > 0.2d0)\nu = 0.5d0\nu(1:m) = pack(v, v > 0.2d0)\n"
            "o = merge(u, v, mod([(i, i = 1, n)], 2) == 0)\no = o + eoshift(v, 1)"
        )
        return stage(b, name, "real(8) :: u(n), v(n)", body)
    other = (
        f"recursive subroutine {name}r(v, n)\ninteger :: n\nreal(8) :: v(n), w(n)\nif (n < 2) return\n"
        f"w = v(n:1:-1)\nv(1:n - 1) = w(1:n - 1) * 0.8d0 + v(2:n)\ncall {name}r(v(2), n - 1)\n"
        f"end subroutine\n"
    )
    return stage(b, name, "real(8) :: v(n)", f"v = a\ncall {name}r(v, n)\no = v") + other


def texts(b: Builder, name: str) -> str:
    """Numbers that travel as text: to be refused."""
    b.may_refuse = "numbers travel as text"
    body = (
        f"do i = 1, n\nd = {b.tame('a(i)')}\nif (i == k) then\nwrite (line, '(es25.17)') d\n"
        f"read (line, *) d\nend if\no(i) = d\nend do"
    )
    return stage(b, name, "character(len=40) :: line\nreal(8) :: d", body)


STAGES: dict[str, Callable[[Builder, str], str]] = {"records": records, "bits": bits, "memory": memory, "texts": texts}
WEIGHTS = {"records": 3.0, "bits": 2.0, "memory": 2.0, "texts": 0.1}


def chain(b: Builder, names: list[str]) -> str:
    """``f``, which sends ``x`` through the stages and sums up."""
    count = len(names)
    lines = [
        "function @@f(x, n, k) bind(c, name='@@f') result(s)",
        "use iso_c_binding",
        "integer(c_int), value :: n, k",
        "real(c_double), intent(in) :: x(n)",
    ]
    lines += ["real(c_double) :: s", f"real(8) :: w(n, {count})", "integer :: i"]
    source = "x"
    for at, name in enumerate(names, 1):
        lines.append(f"call {name}({source}, w(:, {at}), n, k)")
        source = f"w(:, {at})"
    term = b.tame(f"w(i, {count})")
    return "\n".join([*lines, "s = 0", "do i = 1, n", f"s = s * 0.9d0 + {term} * i", "end do", "end function"])


def generate(seed: int) -> ClassProgram:
    """The program of ``seed``: always the same one."""
    b, text = assemble(STAGES, seed, chain, WEIGHTS, salt=3)
    return ClassProgram(
        "fortran",
        seed,
        unparse(parse("fortran", text)),
        b.n,
        b.k,
        b.single,
        b.may_refuse,
        frozenset(b.features),
    )


def build(source: Path, library: Path, way: int) -> None:
    """A shared library, with and without optimisation."""
    from ..fortran_sibling import flang

    options = [("-O0", "-O2")[way], "-ffp-contract=off", "-w", "-shared", "-fPIC", "-J", str(library.parent)]
    run([flang() or "flang-22", *options, str(source), "-o", str(library)])


LANGUAGE = Language("fortran", ".f90", "", build, lambda level: [f"-{level}", "-ffp-contract=off"])
