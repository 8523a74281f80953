# ruff: noqa: E501
"""Every instruction of LLVM: read, printed again exactly as LLVM prints it, and read back to the same module."""

from __future__ import annotations

import re

import llvmlite.binding as llvm
import pytest

from irad.ir.text.parser import parse_module
from irad.ir.text.printer import print_module
from irad.ir.verify import verify_function

PRELUDE = """
%pair = type { double, i32 }
%tight = type <{ i8, double }>
%far = type opaque
@g = global [4 x double] zeroinitializer
@far = addrspace(1) global i32 0
@weird = global ptr null
@"name with \\22quote\\22" = global i32 1
declare i32 @callee(ptr, ...)
declare double @scalar(double)
declare void @sink(ptr)
declare void @meta(metadata)
declare void @llvm.assume(i1)
declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare token @llvm.call.preallocated.setup(i32)
declare void @llvm.experimental.noalias.scope.decl(metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare target("spirv.Image", void, 1, 0) @image()
"""

# One row: name, and the body of `define RESULT @f(ARGUMENTS)`; rows that need another head write the function out.
HEAD = (
    "define void @f(i32 %i, i64 %l, double %x, float %s, ptr %p, ptr %q, i1 %c, <4 x double> %v, <4 x i32> %vi, "
    "<vscale x 2 x double> %sv, ptr addrspace(1) %far, %pair %agg, ...) {"
)

STRAIGHT: dict[str, str] = {
    "integer arithmetic": """
        %a = add nuw nsw i32 %i, 1
        %b = sub nsw i32 %a, %i
        %d = mul nuw i32 %b, -7
        %e = udiv exact i32 %d, 3
        %h = sdiv i32 %e, 2
        %k = urem i32 %h, 2
        %m = srem i32 %k, 2
        %n = shl nuw nsw i32 %m, 2
        %o = lshr exact i32 %n, 1
        %r = ashr i32 %o, 1
        %t = and i32 %r, 2147483647
        %u = or disjoint i32 %t, -2147483648
        %w = xor <4 x i32> %vi, splat (i32 -1)""",
    "floating arithmetic": """
        %a = fadd double %x, 1.000000e+00
        %b = fsub fast double %a, 0x3FB999999999999A
        %d = fmul nnan ninf nsz arcp contract afn reassoc float %s, 5.000000e-01
        %e = fdiv reassoc contract <4 x double> %v, splat (double 2.000000e+00)
        %h = frem double %b, 0x7FF8000000000000
        %k = fneg nsz double %h""",
    "floating constants": """
        %a = fadd half 0xH3C00, 0xH7E00
        %b = fadd bfloat 0xR3F80, 0xR7FC0
        %d = fadd x86_fp80 0xK3FFF8000000000000000, 0xK7FFFC000000000000000
        %e = fadd fp128 0xL00000000000000003FFF000000000000, 0xL00000000000000007FFF800000000000
        %h = fadd ppc_fp128 0xM3FF00000000000000000000000000000, 0xM00000000000000000000000000000000
        %k = fadd float %s, 0x3FB99999A0000000
        %m = fadd double %x, -0.000000e+00
        %n = fadd double %x, 1.000000e-10""",
    "wide integers": """
        %a = add i128 170141183460469231731687303715884105727, -170141183460469231731687303715884105728
        %b = add i7 3, -64
        %d = xor i1 %c, true""",
    "comparisons": """
        %a = icmp samesign ult i32 %i, 4
        %b = icmp eq ptr %p, null
        %d = fcmp fast oeq double %x, 0.000000e+00
        %e = fcmp une <4 x double> %v, zeroinitializer
        %h = icmp sge <4 x i32> %vi, <i32 1, i32 2, i32 poison, i32 undef>
        %k = fcmp true float %s, undef""",
    "casts": """
        %a = trunc nuw nsw i64 %l to i32
        %b = zext nneg i32 %i to i64
        %d = sext i32 %i to i64
        %e = fptrunc contract double %x to float
        %h = fpext float %s to double
        %k = fptoui double %x to i8
        %m = fptosi double %x to i64
        %n = uitofp nneg i32 %i to double
        %o = sitofp <4 x i32> %vi to <4 x double>
        %r = ptrtoint ptr %p to i64
        %t = inttoptr i64 %l to ptr
        %u = bitcast double %x to i64
        %w = bitcast i64 %l to <2 x float>
        %y = addrspacecast ptr addrspace(1) %far to ptr""",
    "memory": """
        %a = load double, ptr %p, align 8
        %b = load volatile i32, ptr %p, align 4
        %d = load atomic i32, ptr %p acquire, align 4
        %e = load atomic volatile i64, ptr %q syncscope("agent") monotonic, align 8
        store double %x, ptr %p, align 1
        store volatile i32 0, ptr %q, align 4
        store atomic i32 %i, ptr %q release, align 4
        store atomic volatile i32 %i, ptr %q syncscope("singlethread") seq_cst, align 4
        store %pair { double 1.000000e+00, i32 2 }, ptr %p, align 8
        store %tight <{ i8 1, double 2.000000e+00 }>, ptr %p, align 1
        store <{ i8, i16 }> <{ i8 1, i16 2 }>, ptr %p, align 1
        store [2 x [2 x i8]] [[2 x i8] c"a\\00", [2 x i8] c"\\22;"], ptr %p, align 1
        store i32 7, ptr addrspace(1) @far, align 4
        store ptr @"name with \\22quote\\22", ptr @weird, align 8
        %h = load {}, ptr %p, align 1
        %k = load i32, ptr %p, align 4, !range !0, !noundef !1""",
    "allocas": """
        %a = alloca double, align 8
        %b = alloca [10 x i32], i64 %l, align 16
        %d = alloca %pair, i32 3, align 8
        %e = alloca inalloca i32, align 4
        %h = alloca swifterror ptr, align 8
        %k = alloca i8, align 1, addrspace(5)""",
    "addresses": """
        %a = getelementptr inbounds nuw double, ptr %p, i64 %l
        %b = getelementptr nusw nuw i8, ptr %p, i64 -8
        %d = getelementptr %pair, ptr %p, i64 0, i32 1
        %e = getelementptr i8, ptr %p, <4 x i32> %vi
        %h = getelementptr i8, ptr addrspace(1) %far, i32 1
        %k = load double, ptr getelementptr inbounds nuw (i8, ptr @g, i64 8), align 8
        %m = getelementptr double, ptr getelementptr inrange(-16, 16) ([4 x double], ptr @g, i64 0, i64 2), i64 %l
        %n = load i32, ptr addrspacecast (ptr addrspace(1) @far to ptr), align 4
        %o = getelementptr i8, <4 x ptr> %e, <4 x i64> splat (i64 8)""",
    "constant expressions": """
        %a = add i64 ptrtoint (ptr @g to i64), 1
        %b = xor i64 %a, sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @weird to i64))
        %d = icmp eq ptr inttoptr (i64 16 to ptr), %p
        %e = trunc i64 %b to i32
        store ptr no_cfi @sink, ptr %p, align 8
        store ptr dso_local_equivalent @sink, ptr %p, align 8""",
    "vectors": """
        %a = extractelement <4 x double> %v, i64 1
        %b = insertelement <4 x double> poison, double %a, i32 %i
        %d = shufflevector <4 x double> %b, <4 x double> poison, <4 x i32> zeroinitializer
        %e = shufflevector <4 x double> %v, <4 x double> %d, <2 x i32> <i32 0, i32 poison>
        %h = fadd <vscale x 2 x double> %sv, splat (double 1.000000e+00)
        %k = shufflevector <vscale x 2 x double> %h, <vscale x 2 x double> poison, <vscale x 2 x i32> zeroinitializer
        %m = extractelement <vscale x 2 x double> %k, i64 0""",
    "aggregates": """
        %a = extractvalue %pair %agg, 0
        %b = insertvalue %pair %agg, i32 %i, 1
        %d = insertvalue { [2 x double], i32 } poison, double %a, 0, 1
        %e = extractvalue { [2 x double], i32 } %d, 0, 1""",
    "atomics": """
        %a = atomicrmw add ptr %p, i32 1 seq_cst, align 4
        %b = atomicrmw volatile fadd ptr %p, double %x syncscope("agent") monotonic, align 8
        %d = cmpxchg ptr %p, i32 %i, i32 0 acq_rel monotonic, align 4
        %e = cmpxchg weak volatile ptr %p, ptr %p, ptr %q syncscope("x") seq_cst seq_cst, align 8
        %h = extractvalue { i32, i1 } %d, 1
        fence syncscope("singlethread") acquire
        fence seq_cst
        %k = atomicrmw fmaximum ptr %p, float %s acquire, align 4""",
    "choices": """
        %a = select i1 %c, double %x, double 0.000000e+00
        %b = select nnan i1 true, float %s, float 1.000000e+00
        %d = freeze i32 %i
        %e = va_arg ptr %p, i32
        %h = select <4 x i1> <i1 true, i1 false, i1 true, i1 false>, <4 x double> %v, <4 x double> %v""",
    "calls": """
        %a = call double @scalar(double noundef %x)
        %b = tail call fast double @scalar(double %a) #0
        %d = notail call nnan fastcc noundef nofpclass(nan inf) double @scalar(double %b)
        %e = call i32 (ptr, ...) @callee(ptr noundef nonnull align 8 dereferenceable(16) %p, i32 %i, double %x)
        %h = call cc 99 i32 %p(ptr null)
        call void @sink(ptr byval(%pair) align 8 captures(none) %p) nounwind memory(argmem: read)
        call void @sink(ptr sret([3 x double]) align 8 initializes((0, 8), (16, 24)) %q)
        call void @sink(ptr noalias captures(address, read_provenance) elementtype(i32) %q) "k"="v" "alone"
        %k = call range(i32 -5, 6) i32 %q(i32 signext range(i32 0, 10) %i)
        call void @sink(ptr @"name with \\22quote\\22")
        call void %p(i32 undef, <2 x i8> poison, {} zeroinitializer, ptr poison)
        %m = call target("spirv.Image", void, 1, 0) @image()
        call addrspace(0) void %q()
        call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 64), "nonnull"(ptr %q) ]
        call void @sink(ptr %p) #0 [ "deopt"(i32 %i), "clang.arc.attachedcall"(ptr @sink) ]""",
    "metadata operands": """
        call void @meta(metadata !1)
        call void @meta(metadata !"text; with a semicolon")
        call void @meta(metadata ptr %p)
        call void @meta(metadata i32 7)
        call void @meta(metadata !DIExpression(DW_OP_deref))
        call void @llvm.experimental.noalias.scope.decl(metadata !3)
        %a = call double @llvm.experimental.constrained.fadd.f64(double %x, double %x, metadata !"round.dynamic", metadata !"fpexcept.strict")""",
    "inline assembly": """
        call void asm sideeffect "nop; # comment", "~{memory}"()
        %a = call i32 asm sideeffect alignstack inteldialect "mov $0, $1", "=r,r"(i32 %i) #0, !srcloc !1
        %b = call { i32, i32 } asm "cpuid", "={ax},={bx}"()""",
    "attachments": """
        %a = load double, ptr %p, align 8, !tbaa !4, !alias.scope !3, !noalias !3
        %b = getelementptr i8, ptr %p, i64 1, !annotation !1
        store double %a, ptr %b, align 1, !nontemporal !1, !unknown.kind !{}
        %d = phi_placeholder""",
}
STRAIGHT["attachments"] = STRAIGHT["attachments"].replace(
    "        %d = phi_placeholder", "        fence seq_cst, !mmra !1"
)

METADATA = """
attributes #0 = { nounwind "key"="value" }
!0 = !{i32 0, i32 10}
!1 = !{i32 1}
!2 = distinct !{!2}
!3 = !{!5}
!4 = !{!6, !6, i64 0}
!5 = distinct !{!5, !2}
!6 = !{!"double", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
"""

WHOLE: dict[str, str] = {
    "numbered values and blocks": """
define i32 @f(i32 %0, ptr %1, i1 %2) {
  br i1 %2, label %4, label %6

4:
  %5 = load i32, ptr %1, align 4
  br label %8

6:
  %7 = add i32 %0, 1
  br label %8

8:
  %9 = phi i32 [ %5, %4 ], [ %7, %6 ]
  ret i32 %9
}""",
    "loop with forward references": """
define double @f(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %sum = phi fast double [ 0.000000e+00, %entry ], [ %more, %latch ]
  br label %latch

latch:
  %at = getelementptr double, ptr %p, i64 %i
  %value = load double, ptr %at, align 8
  %more = fadd double %sum, %value
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %loop, !llvm.loop !2

out:
  ret double %more
}""",
    "uses before definitions in text": """
define i32 @f(i1 %c, ptr %h) {
entry:
  br label %last

early:
  %a = add i32 %late, %late
  %b = call i32 %target(i32 %a)
  switch i32 %late, label %out [
    i32 0, label %out
    i32 -1, label %last
  ]

last:
  %target = load ptr, ptr %h, align 8
  %late = load i32, ptr %h, align 4
  br i1 %c, label %early, label %out

out:
  %r = phi i32 [ %b, %early ], [ %b, %early ], [ 0, %last ]
  ret i32 %r
}""",
    "quoted names": """
define i32 @"f g"(i32 %"an argument") {
"first block":
  %"1" = add i32 %"an argument", 1
  br label %"second\\22block"

"second\\22block":
  %"x;y" = phi i32 [ %"1", %"first block" ]
  ret i32 %"x;y"
}""",
    "switch without cases": """
define void @f(i32 %i) {
  switch i32 %i, label %2 [
  ]

2:
  unreachable
}""",
    "computed goto": """
define i32 @f(i64 %i) {
entry:
  %at = getelementptr ptr, ptr @table, i64 %i
  %to = load ptr, ptr %at, align 8
  store ptr blockaddress(@f, %two), ptr %at, align 8
  indirectbr ptr %to, [label %one, label %two]

one:
  ret i32 1

two:
  ret i32 2
}

@table = global [2 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two)]""",
    "landing pads": """
define i32 @f(ptr %p) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke noundef i32 (ptr, ...) @callee(ptr noundef %p, i32 1) #0
          to label %fine unwind label %pad

fine:
  ret i32 %r

pad:
  %caught = landingpad { ptr, i32 }
          cleanup
          catch ptr @weird
          filter [1 x ptr] [ptr @g]
  %which = extractvalue { ptr, i32 } %caught, 1
  invoke void @sink(ptr null) [ "deopt"(i32 7) ]
          to label %again unwind label %pad2

again:
  resume { ptr, i32 } %caught

pad2:
  %other = landingpad { ptr, i32 }
          catch ptr null
  unreachable
}""",
    "funclets": """
define void @f() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @sink(ptr null)
          to label %done unwind label %dispatch

dispatch:
  %switch = catchswitch within none [label %handler, label %other] unwind label %cleanup

handler:
  %pad = catchpad within %switch [ptr null, i32 64, ptr @g]
  call void @sink(ptr null) [ "funclet"(token %pad) ]
  catchret from %pad to label %done

other:
  %pad2 = catchpad within %switch [ptr null, i32 0, ptr null]
  %inner = catchswitch within %pad2 [label %third] unwind label %cleanup

third:
  %pad3 = catchpad within %inner []
  catchret from %pad3 to label %done

cleanup:
  %c = cleanuppad within none []
  cleanupret from %c unwind to caller

done:
  ret void
}""",
    "asm goto": """
define i32 @f(i32 %i) {
entry:
  %r = callbr i32 asm sideeffect "jmp ${2:l}", "=r,r,!i,!i"(i32 %i)
          to label %through [label %a, label %b]

through:
  ret i32 %r

a:
  ret i32 1

b:
  ret i32 2
}""",
    "musttail": """
define swiftcc ptr @f(ptr swiftself %self, i64 %n, ...) {
  %r = musttail call swiftcc ptr (ptr, i64, ...) @f(ptr swiftself %self, i64 %n, ...)
  ret ptr %r
}""",
    "returns": """
define { double, [2 x i32] } @f(i1 %c) {
  br i1 %c, label %yes, label %no

yes:
  ret { double, [2 x i32] } { double 1.000000e+00, [2 x i32] [i32 1, i32 2] }

no:
  ret { double, [2 x i32] } zeroinitializer
}""",
    "unreachable code": """
define i32 @f() {
  ret i32 0

dead:
  %x = add i32 %x, 1
  br label %dead
}""",
    "header words": """
define weak_odr hidden fastcc noundef range(i32 0, 9) i32 @f(ptr noalias nonnull align 8 %0, i32 inreg %n, ...) unnamed_addr #0 section "a section" comdat($"a comdat") align 32 gc "statepoint-example" prefix i32 7 personality ptr @__gxx_personality_v0 {
  ret i32 0
}

$"a comdat" = comdat any""",
}


def llvm_text(text: str) -> str:
    return str(llvm.parse_assembly(text, llvm.create_context()))


def body_lines(text: str) -> list[str]:
    """The lines of @f's body with single blanks, without comments."""
    body = text[text.index("\ndefine ") :]
    body = body[body.index("{\n") + 2 : body.index("\n}")]
    body = re.sub(r"\s+;(?:[^\n]*\bpreds =|[^\n]*No predecessors!)[^\n]*", "", body)
    return " ".join(body.split()).split(" ")


def round_trip(source: str) -> None:
    expected = llvm_text(source)
    module = parse_module(expected)
    for function in module.functions.values():
        assert verify_function(function) == []
    printed = print_module(module)
    assert llvm_text(printed) == expected
    assert body_lines("\n" + printed) == body_lines(expected)


def module_of(functions: str) -> str:
    return PRELUDE + functions + METADATA


@pytest.mark.parametrize("family", STRAIGHT)
def test_straight_line_instructions_survive(family: str) -> None:
    round_trip(module_of(f"{HEAD}{STRAIGHT[family]}\n  ret void\n}}"))


@pytest.mark.parametrize("name", WHOLE)
def test_whole_functions_survive(name: str) -> None:
    round_trip(module_of(WHOLE[name]))
