"""Rules for procedures of flang's run-time library: what is written, read, asked and stopped.

Arithmetic and arrays are not here: their definitions are inlined by the front end (:mod:`irad.frontends.fortran`).
"""

from __future__ import annotations

from irad.rules.kinds import EVERY, Inactive, Rule, plain


def _io(
    *names: str, reads: tuple[int, ...] = (), writes: tuple[int, ...] = (), note: str = "", files: str = "",
    deep: bool = False, text: bool = False,
) -> tuple[Inactive, ...]:  # fmt: skip
    return tuple(
        Inactive(
            f"_FortranAio{name}", plain(f"_FortranAio{name}"), reads, writes, note=note, files=files, deep=deep,
            text=text,
        )
        for name in names
    )


def _quiet(*names: str, reads: tuple[int, ...] = (), pure: bool = False) -> tuple[Inactive, ...]:
    return tuple(Inactive(f"_FortranA{name}", plain(f"_FortranA{name}"), reads=reads, pure=pure) for name in names)


def _fatal(*names: str) -> tuple[Inactive, ...]:
    return tuple(Inactive(f"_FortranA{name}", plain(f"_FortranA{name}"), reads=EVERY, returns=False) for name in names)


_STATEMENT = "a statement's state is the library's own"
_VALUES = tuple(
    f"Output{name}"
    for name in (
        *("Integer8", "Integer16", "Integer32", "Integer64", "Integer128"),
        *("Real32", "Real64", "Complex32", "Complex64", "Logical"),
    )
)

OUTPUT: tuple[Inactive, ...] = (
    *_io("BeginExternalListOutput", reads=(1,), note=_STATEMENT),
    *_io("BeginExternalFormattedOutput", reads=EVERY, note=_STATEMENT),
    *_io("BeginUnformattedOutput", "BeginOpenUnit", "BeginFlush", "BeginClose", reads=EVERY, note=_STATEMENT),
    *_io(
        "BeginInternalListOutput", "BeginInternalFormattedOutput", reads=EVERY, writes=(0,), text=True, note="a text",
    ),
    *_io(*_VALUES, files="out"),
    *_io("OutputAscii", reads=(1,)),
    *_io("OutputDescriptor", reads=EVERY, files="out", deep=True),
    *_io("OutputUnformattedBlock", reads=(1,), files="out"),
    *_io("EnableHandlers", "SetAdvance", "SetFile", "SetStatus", "SetAction", "SetForm", reads=EVERY),
    *_io("EndIoStatement"),
)

_READ = tuple(f"Input{name}" for name in ("Integer", "Real32", "Real64", "Complex32", "Complex64", "Logical"))

INPUT: tuple[Inactive, ...] = (
    *_io("BeginExternalListInput", "BeginExternalFormattedInput", reads=EVERY, note=_STATEMENT),
    *_io("BeginInternalListInput", "BeginInternalFormattedInput", reads=EVERY, note=_STATEMENT),
    *_io("BeginUnformattedInput", "BeginRewind", "BeginBackspace", "BeginEndfile", reads=EVERY, note=_STATEMENT),
    *_io(*_READ, "InputAscii", "InputUnformattedBlock", writes=(1,), files="in"),
)

ENVIRONMENT: tuple[Inactive, ...] = (
    *_quiet("SystemClockCount", "SystemClockCountRate", "SystemClockCountMax", "CpuTime", "feraiseexcept"),
    *_quiet("MapException", pure=True),
)

TEXT: tuple[Inactive, ...] = (
    *_quiet("CharacterCompareScalar1", reads=(0, 1), pure=True),
    *_quiet("LenTrim1", "LenTrim2", "LenTrim4", reads=(0,), pure=True),
    *_quiet("Index1", "Scan1", "Verify1", reads=(0, 2), pure=True),
)

#: Where descriptors lead to.
POINTERS: tuple[Inactive, ...] = _quiet("PointerIsAssociatedWith", reads=(0, 1), pure=True)

#: What dynamic types are: descriptors, and descriptions of types behind them.
TYPES: tuple[Inactive, ...] = _quiet("ClassIs", "SameTypeAs", "ExtendsTypeOf", reads=(0, 1), pure=True)

#: Integers found in the bits of numbers.
BITS: tuple[Inactive, ...] = _quiet("Exponent4_4", "Exponent4_8", "Exponent8_4", "Exponent8_8", pure=True)

ENDINGS: tuple[Inactive, ...] = _fatal(
    "StopStatement", "StopStatementText", "FailImageStatement", "ProgramEndStatement", "ReportFatalUserError"
)

RULES: tuple[Rule, ...] = OUTPUT + INPUT + ENVIRONMENT + TEXT + POINTERS + TYPES + BITS + ENDINGS
