"""The kinds of rule: frozen records of what is known about a function, by which callees are looked up.

Everything an engine has to know about a callee that it does not differentiate itself is one of these records.
They hold no code: partial derivatives are expressions (`irad.rules.expr`), the rest are names and positions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from irad.rules.expr import Expr, variables
from irad.rules.linear import NotLinear, check_linear

DOUBLE = "double"
FLOAT = "float"
LONG_DOUBLE = "long double"
X86_FP80 = "x86_fp80"
FP128 = "fp128"

EVERY = (-1,)
"""As positions: every pointer among the arguments."""


class RuleError(ValueError):
    """A rule that contradicts itself."""


@dataclass(frozen=True)
class Spellings:
    """The names by which one function is called.

    `symbols` maps an exact symbol to the float type at which it works (LLVM's name of it; `long double` where
    the target decides; `""` where that means nothing). `intrinsics` are LLVM's, without the type suffix
    (`llvm.sin`). `opcodes` are instructions (`fadd`).
    """

    symbols: tuple[tuple[str, str], ...] = ()
    intrinsics: tuple[str, ...] = ()
    opcodes: tuple[str, ...] = ()


@dataclass(frozen=True)
class ScalarRule:
    """`ans = name(params…)`: a scalar function, pure up to `errno`, applied lane by lane to vectors.

    `vjp[i]` is what the result's adjoint `g` contributes to the adjoint of parameter i: an expression
    linear in `g`, in the parameters and `ans`, or `None` where there is no derivative (integers, pointers,
    parameters on which the function depends piecewise constantly). Being linear, the same expressions give
    the tangent: the sum over i of `vjp[i]` with `g` replaced by the tangent of parameter i. A contribution
    is converted to its parameter's type, and a tangent to the result's, where these differ (`fpext`).

    `integer`: parameters that are not floating values. `writes`: those of them that are pointers through
    which the function writes (values that carry no derivative); such a function is not to be recomputed.
    `singular`: a partial derivative is infinite or NaN at some finite point (a pole, a branch point), so
    that a zero `g` may give NaN there; overflow does not count. `note`: the convention at kinks and at the
    ends of the domain.
    """

    name: str
    params: tuple[str, ...]
    vjp: tuple[Expr | None, ...]
    spellings: Spellings
    integer: frozenset[str] = frozenset()
    writes: frozenset[str] = frozenset()
    note: str = ""
    singular: bool = False

    def __post_init__(self) -> None:
        if len(self.vjp) != len(self.params):
            raise RuleError(
                f"rule '{self.name}': {len(self.params)} parameters but {len(self.vjp)} derivatives"
            )
        unknown = variables(*self.vjp) - set(self.params) - {"g", "ans"}
        if unknown:
            raise RuleError(f"rule '{self.name}': unknown variables {', '.join(sorted(unknown))}")
        for param, partial in zip(self.params, self.vjp, strict=True):
            if partial is None:
                continue
            if param in self.integer:
                raise RuleError(f"rule '{self.name}': the integer parameter '{param}' has a derivative")
            try:
                check_linear(partial, "g")
            except NotLinear as problem:
                raise RuleError(f"rule '{self.name}': not linear in g for '{param}': {problem}") from None

    def needs(self, positions: Iterable[int] | None = None) -> frozenset[str]:
        """Parameters and `ans` that the derivatives for these parameters read (default: for all of them)."""
        chosen = range(len(self.params)) if positions is None else positions
        return variables(*(self.vjp[i] for i in chosen)) - {"g"}


@dataclass(frozen=True)
class Expansion:
    """A function that is replaced by its definition, because it has several results.

    `results` are the fields of the value returned: none (void), one, or several when `struct` is true. A
    field that is `None` keeps the original call's, and expressions may name the original's field i as
    `ans<i>`. `stores` are `(pointer parameter, value)`, performed in order after all values have been
    computed.
    """

    name: str
    params: tuple[str, ...]
    results: tuple[Expr | None, ...]
    spellings: Spellings
    stores: tuple[tuple[str, Expr], ...] = ()
    struct: bool = False
    note: str = ""

    def __post_init__(self) -> None:
        known = set(self.params) | {f"ans{i}" for i in range(len(self.results))}
        unknown = variables(*self.results, *(value for _, value in self.stores)) - known
        unknown |= {pointer for pointer, _ in self.stores} - set(self.params)
        if unknown:
            raise RuleError(f"rule '{self.name}': unknown names {', '.join(sorted(unknown))}")

    @property
    def pointers(self) -> frozenset[str]:
        """The parameters through which results are stored."""
        return frozenset(pointer for pointer, _ in self.stores)


@dataclass(frozen=True)
class Inactive:
    """A function that runs once, as the primal would, and carries no derivative.

    `reads` and `writes` are positions of pointer arguments (`EVERY`: all of them); what it writes carries no
    derivative. `extent`: how many bytes it has written: a number, or the product of the call's result and the
    arguments at these positions (`None`: not known; nothing is written where the product is not positive).
    `pure`: depends on its arguments only, so it may be computed again. `returns` is false for a function that
    never comes back, `returns_argument` the position of the pointer that it returns. `hands`: what it returns
    or writes may be pointers, to memory of its own or to that of its arguments. `ends`: it gives memory back that
    the reverse sweep still reads, and is left out of a gradient, at whose end the same happens. `text`: what it
    writes is text, which ends inside the array of characters in which it begins. `files`: "out" if what it is given
    may go to a file (of the stream or number at position `stream`, if that is one of its arguments), "in" if what it
    returns or writes may come from one. `deep`: it reads what pointers in there lead to. `keeps`: what it writes and
    returns is bookkeeping of its own, and depends on no number that lies in the memory that it is given. `state`: it
    returns the address of the library's own state, the same at each call, which users do not hand over as an argument.
    `parses`: the integer that it returns is what a text says, and no fact about it. `strings`: it works on C++'s
    strings, and the pointers that it hands out lead to characters of such.
    `bodies`: that holds for a body of it in the program as well (a template of the library's).
    `refuses`: it may hand on what it reads in a way that nobody sees, and is refused where that has a derivative.
    """

    name: str
    spellings: Spellings
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    pure: bool = False
    returns: bool = True
    note: str = ""
    extent: tuple[int, ...] | int | None = None
    returns_argument: int | None = None
    hands: bool = False
    ends: bool = False
    text: bool = False
    files: str = ""
    stream: int | None = None
    deep: bool = False
    keeps: bool = False
    bodies: bool = False
    state: bool = False
    parses: bool = False
    strings: bool = False
    refuses: bool = False


@dataclass(frozen=True)
class Allocation:
    """A function that returns fresh memory.

    `size`: positions whose product is the size in bytes. `zeroed`: the memory is cleared. `release`: the
    function that frees it, `""` when it frees itself. `alignment`: position of the alignment. `out`:
    position of the pointer through which the block is handed back instead of being returned.
    """

    name: str
    size: tuple[int, ...]
    release: str
    spellings: Spellings
    zeroed: bool = False
    alignment: int | None = None
    out: int | None = None
    note: str = ""


@dataclass(frozen=True)
class Reallocation:
    """A function that resizes a block: `block` and `size` are positions (`size`: a product, in bytes).

    `before`: position of the size that the block has. `allocate`: the function that makes such blocks.
    `alignment`: position of the alignment.
    """

    name: str
    block: int
    size: tuple[int, ...]
    release: str
    spellings: Spellings
    before: int | None = None
    alignment: int | None = None
    allocate: str = "malloc"
    note: str = ""


@dataclass(frozen=True)
class Release:
    """A function that frees the block at position `block`; with a null pointer it does nothing.

    Its other arguments, if any, tell size or alignment.
    """

    name: str
    block: int
    spellings: Spellings
    note: str = ""


@dataclass(frozen=True)
class Transfer:
    """A function that copies (`kind` `copy`), copies with overlap (`move`) or fills (`fill`) memory.

    `target`, `source`, `size` are positions (`source` is `None` for fills, `value` for copies); `value`
    `None` in a fill means zero. The size is in bytes. `returns`: position of the argument returned, if one
    is. `end`: the value returned is that argument plus the size.
    """

    name: str
    kind: str
    target: int
    size: int
    spellings: Spellings
    source: int | None = None
    value: int | None = None
    returns: int | None = None
    end: bool = False
    note: str = ""

    def __post_init__(self) -> None:
        if self.kind not in ("copy", "move", "fill"):
            raise RuleError(f"rule '{self.name}': unknown kind of transfer '{self.kind}'")
        if (self.kind == "fill") != (self.source is None):
            raise RuleError(f"rule '{self.name}': copies have a source, fills have none")


@dataclass(frozen=True)
class Structural:
    """An intrinsic whose derivative depends on its form, not on a scalar formula: the emitter's business."""

    name: str
    spellings: Spellings
    note: str = ""


@dataclass(frozen=True)
class Body:
    """A library function whose definition is given as LLVM IR, which derivatives use in its place.

    The definition is the function `function` in `irad/rules/bodies/<file>.ll`; it is differentiated like any
    other code. It serves calls of exactly its type. `own`: each call gets a copy of its own, because what its
    memory holds differs from call to call. `lengths`: a function of Fortran's; calls may hand the lengths of characters
    behind the other arguments.
    """

    name: str
    spellings: Spellings
    file: str
    function: str
    own: bool = False
    note: str = ""
    lengths: bool = False


@dataclass(frozen=True)
class Synchronisation:
    """A function with which threads wait for one another, and how the reverse sweep does so in its place.

    `mirror`: "barrier" (the same), "leave" (of the section that is entered here: argument 0 is the tape in a forward
    sweep, else null, argument 1 the lock, the result its ticket), "enter" (of the section that is left here: argument
    0 is the lock, 1 the ticket).
    """

    name: str
    spellings: Spellings
    mirror: str
    note: str = ""


@dataclass(frozen=True)
class Routine:
    """A function of irad's own library that has its derivatives beside it: `NAME_augmented`, `NAME_reverse`,
    `NAME_tangent` (see `csrc/linalg.c`). It returns an integer.

    `roles` has a letter for each parameter: `i` an integer, `r` memory that is read, `w` memory that is written, `x`
    memory that is read and written. `release` frees what the augmented form keeps. `note`: the source of its formulas,
    and what holds at singular points. `tangent`: file and function of a tangent that is given as LLVM IR (see `Body`),
    and so has a derivative as well.
    """

    name: str
    spellings: Spellings
    roles: str
    release: str
    note: str = ""
    tangent: tuple[str, str] | None = None


Rule = (
    ScalarRule
    | Expansion
    | Body
    | Inactive
    | Allocation
    | Reallocation
    | Release
    | Transfer
    | Structural
    | Synchronisation
    | Routine
)


_SUFFIXES = (("", DOUBLE), ("f", FLOAT), ("l", LONG_DOUBLE), ("f128", FP128))


def c_names(*names: str, finite: bool = False) -> tuple[tuple[str, str], ...]:
    """The symbols of C's `name`, `namef`, `namel`, `namef128`; with `finite` glibc's `__name_finite` too."""
    found: list[tuple[str, str]] = []
    for name in names:
        typed = tuple((name + suffix, kind) for suffix, kind in _SUFFIXES)
        found.extend(typed)
        if finite:
            found.extend((f"__{symbol}_finite", kind) for symbol, kind in typed)
    return tuple(found)


def plain(*symbols: str) -> Spellings:
    """Spellings of a function that exists at no particular float type."""
    return Spellings(symbols=tuple((symbol, "") for symbol in symbols))


def intrinsic(*names: str) -> Spellings:
    """Spellings of LLVM intrinsics, without their type suffixes."""
    return Spellings(intrinsics=names)


def rule(
    name: str,
    params: str,
    *vjp: Expr | None,
    c: str | None = None,
    finite: bool = False,
    llvm: str = "",
    opcodes: str = "",
    symbols: tuple[tuple[str, str], ...] = (),
    integer: str = "",
    writes: str = "",
    note: str = "",
    singular: bool = False,
) -> ScalarRule:
    """A `ScalarRule` on one line: `rule("exp", "x", g * ans, llvm="exp")`.

    Lists of names are strings with blanks between them. `c` lists C's names for double, of which the `f`,
    `l` and `f128` variants follow (default: `name`; `""`: none); `finite` adds glibc's `__…_finite`; `llvm`
    lists intrinsics without `llvm.`; `symbols` gives further symbols with their types. Raises `RuleError`
    when the expressions do not fit the parameters.
    """
    bases = (name if c is None else c).split()
    return ScalarRule(
        name=name,
        params=tuple(params.split()),
        vjp=vjp,
        spellings=Spellings(
            symbols=c_names(*bases, finite=finite) + symbols,
            intrinsics=tuple(f"llvm.{base}" for base in llvm.split()),
            opcodes=tuple(opcodes.split()),
        ),
        integer=frozenset(integer.split()),
        writes=frozenset(writes.split()),
        note=note,
        singular=singular,
    )
