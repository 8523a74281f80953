"""What a procedure does with the array behind a descriptor, read off its code."""

from __future__ import annotations

import pytest

from irad.api.kernels.fortran_types import DescriptorUse, descriptor_use
from irad.ir.text.parser import parse_module

READ, WRITTEN, CHANGED = DescriptorUse(False, False), DescriptorUse(True, False), DescriptorUse(True, True)
BODIES = {
    "only read": ("%p = load ptr, ptr %d\n  %v = load double, ptr %p", READ),
    "extent": ("%e = getelementptr i8, ptr %d, i64 32\n  %n = load i64, ptr %e", READ),
    "written": ("%p = load ptr, ptr %d\n  %q = getelementptr i8, ptr %p, i64 8\n  store double 1.0, ptr %q", WRITTEN),
    "address kept": ("%p = load ptr, ptr %d\n  store ptr %p, ptr %other", WRITTEN),
    "address as integer": ("%p = load i64, ptr %d\n  store i64 %p, ptr %other", WRITTEN),
    "read by a function": ("%p = load ptr, ptr %d\n  call void @reads(ptr %p)", READ),
    "handed to a function": ("%p = load ptr, ptr %d\n  call void @uses(ptr %p)", WRITTEN),
    "descriptor read by a function": ("call void @reads(ptr %d)", WRITTEN),
    "descriptor handed on": ("call void @uses(ptr %d)", CHANGED),
    "other memory": ("store ptr null, ptr %d", CHANGED),
}


@pytest.mark.parametrize("name", BODIES)
def test_use(name: str) -> None:
    body, expected = BODIES[name]
    module = parse_module(
        f"define void @f(ptr %d, ptr %other) {{\n  {body}\n  ret void\n}}\n"
        "declare void @reads(ptr readonly captures(none))\ndeclare void @uses(ptr)\n"
    )
    assert descriptor_use(module.functions["f"], 0) == expected
