"""Static constructors: the JIT linker does not run them, so they become a function that is called."""

from __future__ import annotations

import re

__all__ = ["RUN_CONSTRUCTORS", "lower_constructors"]

RUN_CONSTRUCTORS = "__irad_run_constructors"
_LIST = re.compile(r"^@llvm\.global_ctors = appending global \[\d+ x [^\]]*\] \[(.*)\].*$", re.MULTILINE)
_ENTRY = re.compile(r"\{ i32, ptr, ptr \} \{ i32 (-?\d+), ptr (@(?:[-\w.$]+|\"[^\"]+\")), ptr [^}]*\}")
_DESTRUCTORS = re.compile(r"^@llvm\.global_dtors = .*$", re.MULTILINE)


def lower_constructors(text: str) -> str:
    """Replace a module's list of static constructors by a function that calls them by priority.

    Static destructors are dropped: compiled kernels live until the process ends.
    """
    text = _DESTRUCTORS.sub("", text)
    found = _LIST.search(text)
    if found is None:
        return text
    entries = sorted(((int(e[1]), e[2]) for e in _ENTRY.finditer(found[1])), key=lambda entry: entry[0])
    calls = "".join(f"  call void {function}()\n" for _, function in entries)
    text = text[: found.start()] + text[found.end() :]
    return f"{text}\ndefine void @{RUN_CONSTRUCTORS}() {{\n{calls}  ret void\n}}\n"
