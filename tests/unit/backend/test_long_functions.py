"""Long functions keep their meaning in the form that is kept for LLVM's sake."""

from __future__ import annotations

import ctypes
import re

import llvmlite.binding as llvm
import pytest

from irad.backend.aot import emit_object
from irad.backend.jit import JitLibrary
from irad.backend.long_functions import (
    ENDLESS_BLOCK,
    LONG_BLOCK,
    LONG_FUNCTION,
    has_endless_block,
    keep_rolled,
    split_blocks,
)
from irad.backend.target import Target


def sums(count: int, entry: str) -> str:
    """IR of a function whose first block adds 1 to its argument ``count`` times; a phi of a later block knows it."""
    values = "\n".join(f"  %{i + 2} = fadd double %{i + 1 if i else 0}, 1.0" for i in range(count))
    first = f"{entry}:" if entry else ""
    return f"""define double @f(double %0) {{
{first}
{values}
  %far = fcmp ogt double %0, 0.0
  br i1 %far, label %late, label %end
late:
  br label %end
end:
  %result = phi double [ %{count + 1}, %{entry or 1} ], [ 0.5, %late ]
  ret double %result
}}
"""


def longest(text: str) -> int:
    module = llvm.parse_assembly(text)
    return max(len(list(block.instructions)) for f in module.functions for block in f.blocks)


@pytest.mark.parametrize("entry", ["entry", '"a b"', ""])
def test_long_blocks_are_split(entry: str) -> None:
    text = sums(2 * LONG_BLOCK, entry)
    if entry:  # a named block takes no number
        text = re.sub(r"%(\d+)", lambda m: f"%{int(m[1]) - 1 if int(m[1]) else 0}", text)
    split = split_blocks(text)
    llvm.parse_assembly(split).verify()
    assert longest(text) > LONG_BLOCK > longest(split)
    library = JitLibrary(split)
    function = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(library.address("f"))
    assert [function(x) for x in (-1.0, 1.0)] == [2 * LONG_BLOCK - 1.0, 0.5]


def test_local_variables_stay_in_the_first_block() -> None:
    allocas = "\n".join(f"  %{i} = alloca double" for i in range(LONG_BLOCK + 1))
    split = split_blocks(f"define void @f() {{\nentry:\n{allocas}\n  ret void\n}}\n")
    assert "irad.part" not in split


def test_short_functions_stay_as_they_are() -> None:
    text = sums(LONG_BLOCK // 2, "")
    assert split_blocks(text) == keep_rolled(text) == text


def loops(count: int, name: str) -> str:
    row = "\n".join(
        f"l{k}:\n  %i{k} = phi i32 [ 0, %{f'l{k - 1}' if k else 'entry'} ], [ %n{k}, %l{k} ]\n"
        f"  %n{k} = add i32 %i{k}, 1\n  store volatile i32 %i{k}, ptr %p\n  %c{k} = icmp eq i32 %n{k}, %n\n"
        f"  br i1 %c{k}, label %l{k + 1}, label %l{k}{', !llvm.loop !0' if k % 2 else ''}"
        for k in range(count)
    )
    return (
        f"define void @{name}(ptr %p, i32 %n) {{\nentry:\n  br label %l0\n{row}\nl{count}:\n  ret void\n}}\n"
        '!0 = distinct !{!0, !1}\n!1 = !{!"llvm.loop.mustprogress"}\n'
    )


def test_loops_of_long_functions_stay_rolled() -> None:
    count = LONG_FUNCTION // 6 + 1
    edited = keep_rolled(loops(count, "irad.gradient"))
    llvm.parse_assembly(edited).verify()
    assert edited.count('!"llvm.loop.unroll.runtime.disable"') == count
    assert len(set(re.findall(r"label %l\d+, !llvm\.loop (!\d+)", edited))) == count
    assert edited.count(", !1, !{") == count // 2  # what they have said before


@pytest.mark.parametrize(("count", "name"), [(LONG_FUNCTION // 6 + 1, "users"), (10, "irad.gradient")])
def test_other_functions_are_unrolled_as_ever(count: int, name: str) -> None:
    text = loops(count, name)
    assert keep_rolled(text) == text


@pytest.mark.parametrize(("lines", "level"), [(ENDLESS_BLOCK, 0), (ENDLESS_BLOCK // 2, 3)])
def test_registers_of_endless_blocks_are_chosen_in_a_hurry(
    lines: int, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = "".join(f"  %v{i + 1} = fadd double %v{i}, {i}.0\n" for i in range(lines))
    text = f"define double @f(double %v0) {{\n{body}  ret double %v{lines}\n}}\n"
    asked, machine = [], Target.machine
    monkeypatch.setattr(Target, "machine", lambda self, opt=3: asked.append(opt) or machine(self, opt=opt))
    assert emit_object(llvm.parse_assembly(text))
    assert asked == [level] and has_endless_block(text) == (level == 0)


def test_many_short_blocks_are_not_endless() -> None:
    body = "".join(f"b{i}:\n  br label %b{i + 1}\n" for i in range(ENDLESS_BLOCK))
    assert not has_endless_block(f"define void @f() {{\n{body}b{ENDLESS_BLOCK}:\n  ret void\n}}\n")
