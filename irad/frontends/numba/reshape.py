"""Numba's matching of an array's strides with a new shape, defined in LLVM IR.

Numba compiles ``a.reshape(…)`` to a call of ``numba_attempt_nocopy_reshape``, a C function that reads the old shape and
strides and writes the new strides. Behind a call, LLVM has to keep the whole array in memory, and knows nothing of the
strides. Here the usual case is code: where the array is contiguous in C's order, so is the new one. Dimensions are
constants, so all of it folds. Any other array is left to Numba's function, with copies of shapes and strides, so that
the array itself stays in registers.
"""

from __future__ import annotations

__all__ = ["ELSEWHERE", "RESHAPE", "RESHAPE_IR"]

RESHAPE = "numba_attempt_nocopy_reshape"
ELSEWHERE = "irad_reshape_elsewhere"
"""What the definition calls where the array is not contiguous; it stands for Numba's function."""

_MOST = 64
"""NumPy's limit of dimensions (``NPY_MAXDIMS``)."""

_PARAMETERS = "i64 %nd, ptr %dims, ptr %strides, i64 %newnd, ptr %newdims, ptr %newstrides, i64 %itemsize, i32 %order"


def _copy(name: str, source: str, target: str, count: str, before: str, after: str) -> str:
    """A loop that copies ``count`` numbers, from block ``before`` to block ``after``."""
    return f"""
{name}:
  %{name}.i = phi i64 [ 0, %{before} ], [ %{name}.more, %{name}.one ]
  %{name}.done = icmp eq i64 %{name}.i, {count}
  br i1 %{name}.done, label %{after}, label %{name}.one
{name}.one:
  %{name}.from = getelementptr inbounds i64, ptr {source}, i64 %{name}.i
  %{name}.to = getelementptr inbounds i64, ptr {target}, i64 %{name}.i
  %{name}.value = load i64, ptr %{name}.from
  store i64 %{name}.value, ptr %{name}.to
  %{name}.more = add nuw nsw i64 %{name}.i, 1
  br label %{name}, !llvm.loop !0"""


RESHAPE_IR = f"""
declare i32 @{ELSEWHERE}(i64, ptr, ptr, i64, ptr, ptr, i64, i32)
define i32 @{RESHAPE}({_PARAMETERS}) alwaysinline {{
entry:
  %own.dims = alloca [{_MOST} x i64]
  %own.strides = alloca [{_MOST} x i64]
  %own.newdims = alloca [{_MOST} x i64]
  %own.newstrides = alloca [{_MOST} x i64]
  br label %check
check:
  %i = phi i64 [ %nd, %entry ], [ %inner, %look ]
  %expected = phi i64 [ %itemsize, %entry ], [ %wider, %look ]
  %contiguous = phi i1 [ true, %entry ], [ %still, %look ]
  %checked = icmp eq i64 %i, 0
  br i1 %checked, label %decide, label %look
look:
  %inner = add nsw i64 %i, -1
  %dim.at = getelementptr inbounds i64, ptr %dims, i64 %inner
  %stride.at = getelementptr inbounds i64, ptr %strides, i64 %inner
  %dim = load i64, ptr %dim.at
  %stride = load i64, ptr %stride.at
  %alone = icmp eq i64 %dim, 1
  %same = icmp eq i64 %stride, %expected
  %fits = or i1 %alone, %same
  %still = and i1 %contiguous, %fits
  %wider = mul nsw i64 %expected, %dim
  br label %check, !llvm.loop !0
decide:
  br i1 %contiguous, label %fill, label %dims.copy
fill:
  %j = phi i64 [ %newnd, %decide ], [ %outer, %write ]
  %step = phi i64 [ %itemsize, %decide ], [ %next, %write ]
  %filled = icmp eq i64 %j, 0
  br i1 %filled, label %good, label %write
write:
  %outer = add nsw i64 %j, -1
  %newdim.at = getelementptr inbounds i64, ptr %newdims, i64 %outer
  %newstride.at = getelementptr inbounds i64, ptr %newstrides, i64 %outer
  %newdim = load i64, ptr %newdim.at
  store i64 %step, ptr %newstride.at
  %next = mul nsw i64 %step, %newdim
  br label %fill, !llvm.loop !0
good:
  ret i32 1
{_copy("dims.copy", "%dims", "%own.dims", "%nd", "decide", "strides.copy")}
{_copy("strides.copy", "%strides", "%own.strides", "%nd", "dims.copy", "newdims.copy")}
{_copy("newdims.copy", "%newdims", "%own.newdims", "%newnd", "strides.copy", "ask")}
ask:
  %found = call i32 @{ELSEWHERE}(i64 %nd, ptr %own.dims, ptr %own.strides, i64 %newnd, ptr %own.newdims,
      ptr %own.newstrides, i64 %itemsize, i32 %order)
  br label %back
{_copy("back", "%own.newstrides", "%newstrides", "%newnd", "ask", "end")}
end:
  ret i32 %found
}}
!0 = distinct !{{!0, !1}}
!1 = !{{!"llvm.loop.unroll.full"}}
"""
