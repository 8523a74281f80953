"""Rules for functions that allocate, resize and release memory in C and C++ (Itanium ABI) programs."""

from __future__ import annotations

from irad.rules.kinds import Allocation, Reallocation, Release, Rule, plain

_NOTHROW = "RKSt9nothrow_t"
_ALIGN = "St11align_val_t"

C: tuple[Rule, ...] = (
    Allocation("malloc", (0,), "free", plain("malloc")),
    Allocation("calloc", (0, 1), "free", plain("calloc"), zeroed=True),
    Allocation("aligned_alloc", (1,), "free", plain("aligned_alloc", "memalign"), alignment=0),
    Allocation("valloc", (0,), "free", plain("valloc"), note="aligned to a page"),
    Allocation(
        "posix_memalign",
        (2,),
        "free",
        plain("posix_memalign"),
        alignment=1,
        out=0,
        note="returns 0, or an error number and then no block",
    ),
    Reallocation("realloc", 0, (1,), "free", plain("realloc")),
    Reallocation("reallocarray", 0, (1, 2), "free", plain("reallocarray")),
    Release("free", 0, plain("free")),
)


def _operator_new(form: str, letter: str) -> tuple[Allocation, ...]:
    """`operator new` of one form ("w" alone, "a" for arrays), with `letter` for the type of the size."""
    release = f"_Zd{'l' if form == 'w' else 'a'}Pv"
    name = "operator new" if form == "w" else "operator new[]"
    stem = f"_Zn{form}{letter}"
    note = f"size is {'unsigned long' if letter == 'm' else 'unsigned int'}"
    return (
        Allocation(f"{name} ({stem})", (0,), release, plain(stem, stem + _NOTHROW), note=note),
        Allocation(
            f"{name} ({stem}{_ALIGN})",
            (0,),
            release + _ALIGN,
            plain(stem + _ALIGN, stem + _ALIGN + _NOTHROW),
            alignment=1,
            note=note,
        ),
    )


def _operator_delete(form: str) -> Release:
    """`operator delete` of one form ("l" alone, "a" for arrays) with all its optional parameters."""
    stem = f"_Zd{form}Pv"
    name = "operator delete" if form == "l" else "operator delete[]"
    suffixes = ("", "m", "j", _NOTHROW, _ALIGN, "m" + _ALIGN, "j" + _ALIGN, _ALIGN + _NOTHROW)
    return Release(name, 0, plain(*(stem + suffix for suffix in suffixes)))


CPP: tuple[Rule, ...] = (
    *(allocation for form in "wa" for letter in "mj" for allocation in _operator_new(form, letter)),
    _operator_delete("l"),
    _operator_delete("a"),
)

RULES: tuple[Rule, ...] = C + CPP
