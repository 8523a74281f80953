define internal { x86_fp80, x86_fp80 } @irad.body.__mulxc3(x86_fp80 %0, x86_fp80 %1, x86_fp80 %2, x86_fp80 %3) {
  %5 = fmul x86_fp80 %0, %2
  %6 = fmul x86_fp80 %1, %3
  %7 = fmul x86_fp80 %0, %3
  %8 = fmul x86_fp80 %1, %2
  %9 = fsub x86_fp80 %5, %6
  %10 = fadd x86_fp80 %8, %7
  %11 = fcmp uno x86_fp80 %9, 0xK00000000000000000000
  %12 = fcmp uno x86_fp80 %10, 0xK00000000000000000000
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %91

14:
  %15 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0)
  %16 = fcmp oeq x86_fp80 %15, 0xK7FFF8000000000000000
  %17 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1)
  %18 = fcmp oeq x86_fp80 %17, 0xK7FFF8000000000000000
  %19 = or i1 %16, %18
  br i1 %19, label %20, label %._crit_edge1

._crit_edge1:
  br label %31

20:
  %21 = uitofp i1 %16 to x86_fp80
  %22 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %21, x86_fp80 %0)
  %23 = uitofp i1 %18 to x86_fp80
  %24 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %23, x86_fp80 %1)
  %25 = fcmp uno x86_fp80 %2, 0xK00000000000000000000
  %26 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %2)
  %27 = select i1 %25, x86_fp80 %26, x86_fp80 %2
  %28 = fcmp uno x86_fp80 %3, 0xK00000000000000000000
  %29 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %3)
  %30 = select i1 %28, x86_fp80 %29, x86_fp80 %3
  br label %31

31:
  %32 = phi x86_fp80 [ %30, %20 ], [ %3, %._crit_edge1 ]
  %33 = phi x86_fp80 [ %27, %20 ], [ %2, %._crit_edge1 ]
  %34 = phi x86_fp80 [ %24, %20 ], [ %1, %._crit_edge1 ]
  %35 = phi x86_fp80 [ %22, %20 ], [ %0, %._crit_edge1 ]
  %36 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %33)
  %37 = fcmp oeq x86_fp80 %36, 0xK7FFF8000000000000000
  %38 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %32)
  %39 = fcmp oeq x86_fp80 %38, 0xK7FFF8000000000000000
  %40 = or i1 %39, %37
  br i1 %40, label %41, label %52

41:
  %42 = uitofp i1 %37 to x86_fp80
  %43 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %42, x86_fp80 %33)
  %44 = uitofp i1 %39 to x86_fp80
  %45 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %44, x86_fp80 %32)
  %46 = fcmp uno x86_fp80 %35, 0xK00000000000000000000
  %47 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %35)
  %48 = select i1 %46, x86_fp80 %47, x86_fp80 %35
  %49 = fcmp uno x86_fp80 %34, 0xK00000000000000000000
  %50 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %34)
  %51 = select i1 %49, x86_fp80 %50, x86_fp80 %34
  br label %78

52:
  br i1 %19, label %._crit_edge2, label %53

._crit_edge2:
  br label %78

53:
  %54 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5)
  %55 = fcmp oeq x86_fp80 %54, 0xK7FFF8000000000000000
  %56 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %6)
  %57 = fcmp oeq x86_fp80 %56, 0xK7FFF8000000000000000
  %58 = or i1 %55, %57
  %59 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %7)
  %60 = fcmp oeq x86_fp80 %59, 0xK7FFF8000000000000000
  %61 = or i1 %60, %58
  %62 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %8)
  %63 = fcmp oeq x86_fp80 %62, 0xK7FFF8000000000000000
  %64 = or i1 %63, %61
  br i1 %64, label %65, label %._crit_edge3

._crit_edge3:
  br label %91

65:
  %66 = fcmp uno x86_fp80 %35, 0xK00000000000000000000
  %67 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %35)
  %68 = select i1 %66, x86_fp80 %67, x86_fp80 %35
  %69 = fcmp uno x86_fp80 %34, 0xK00000000000000000000
  %70 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %34)
  %71 = select i1 %69, x86_fp80 %70, x86_fp80 %34
  %72 = fcmp uno x86_fp80 %33, 0xK00000000000000000000
  %73 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %33)
  %74 = select i1 %72, x86_fp80 %73, x86_fp80 %33
  %75 = fcmp uno x86_fp80 %32, 0xK00000000000000000000
  %76 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %32)
  %77 = select i1 %75, x86_fp80 %76, x86_fp80 %32
  br label %78

78:
  %79 = phi x86_fp80 [ %32, %._crit_edge2 ], [ %77, %65 ], [ %45, %41 ]
  %80 = phi x86_fp80 [ %33, %._crit_edge2 ], [ %74, %65 ], [ %43, %41 ]
  %81 = phi x86_fp80 [ %34, %._crit_edge2 ], [ %71, %65 ], [ %51, %41 ]
  %82 = phi x86_fp80 [ %35, %._crit_edge2 ], [ %68, %65 ], [ %48, %41 ]
  %83 = fmul x86_fp80 %80, %82
  %84 = fmul x86_fp80 %79, %81
  %85 = fsub x86_fp80 %83, %84
  %86 = fmul x86_fp80 %85, 0xK7FFF8000000000000000
  %87 = fmul x86_fp80 %79, %82
  %88 = fmul x86_fp80 %80, %81
  %89 = fadd x86_fp80 %88, %87
  %90 = fmul x86_fp80 %89, 0xK7FFF8000000000000000
  br label %91

91:
  %92 = phi x86_fp80 [ %9, %._crit_edge ], [ %86, %78 ], [ %9, %._crit_edge3 ]
  %93 = phi x86_fp80 [ %10, %._crit_edge ], [ %90, %78 ], [ %10, %._crit_edge3 ]
  %94 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %92, 0
  %95 = insertvalue { x86_fp80, x86_fp80 } %94, x86_fp80 %93, 1
  ret { x86_fp80, x86_fp80 } %95
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare i1 @llvm.is.fpclass.f80(x86_fp80, i32 immarg)

declare x86_fp80 @llvm.fabs.f80(x86_fp80)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal { x86_fp80, x86_fp80 } @irad.body.__divxc3(x86_fp80 %0, x86_fp80 %1, x86_fp80 %2, x86_fp80 %3) {
  %5 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %5, x86_fp80 %6)
  %8 = call i1 @llvm.is.fpclass.f80(x86_fp80 %7, i32 579)
  br i1 %8, label %._crit_edge, label %9

._crit_edge:
  br label %12

9:
  %10 = call i32 @ilogbl(x86_fp80 %7)
  %11 = sub nsw i32 0, %10
  br label %12

12:
  %13 = phi i32 [ %11, %9 ], [ 0, %._crit_edge ]
  %14 = call x86_fp80 @scalbnl(x86_fp80 %2, i32 %13)
  %15 = call x86_fp80 @scalbnl(x86_fp80 %3, i32 %13)
  %16 = fmul x86_fp80 %14, %14
  %17 = fmul x86_fp80 %15, %15
  %18 = fadd x86_fp80 %16, %17
  %19 = fmul x86_fp80 %0, %14
  %20 = fmul x86_fp80 %1, %15
  %21 = fadd x86_fp80 %19, %20
  %22 = fdiv x86_fp80 %21, %18
  %23 = call x86_fp80 @scalbnl(x86_fp80 %22, i32 %13)
  %24 = fmul x86_fp80 %1, %14
  %25 = fmul x86_fp80 %0, %15
  %26 = fsub x86_fp80 %24, %25
  %27 = fdiv x86_fp80 %26, %18
  %28 = call x86_fp80 @scalbnl(x86_fp80 %27, i32 %13)
  %29 = fcmp uno x86_fp80 %23, 0xK00000000000000000000
  %30 = fcmp uno x86_fp80 %28, 0xK00000000000000000000
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %._crit_edge1

._crit_edge1:
  br label %87

32:
  %33 = fcmp oeq x86_fp80 %18, 0xK00000000000000000000
  br i1 %33, label %34, label %._crit_edge2

._crit_edge2:
  br label %42

34:
  %35 = fcmp uno x86_fp80 %0, 0xK00000000000000000000
  %36 = fcmp uno x86_fp80 %1, 0xK00000000000000000000
  %37 = and i1 %35, %36
  br i1 %37, label %._crit_edge3, label %38

._crit_edge3:
  br label %42

38:
  %39 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK7FFF8000000000000000, x86_fp80 %2)
  %40 = fmul x86_fp80 %0, %39
  %41 = fmul x86_fp80 %1, %39
  br label %87

42:
  %43 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %0)
  %44 = fcmp oeq x86_fp80 %43, 0xK7FFF8000000000000000
  %45 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %1)
  %46 = fcmp oeq x86_fp80 %45, 0xK7FFF8000000000000000
  %47 = or i1 %44, %46
  %48 = xor i1 %47, true
  %49 = fcmp ueq x86_fp80 %5, 0xK7FFF8000000000000000
  %50 = or i1 %49, %48
  %51 = fcmp ueq x86_fp80 %6, 0xK7FFF8000000000000000
  %52 = or i1 %50, %51
  br i1 %52, label %66, label %53

53:
  %54 = uitofp i1 %44 to x86_fp80
  %55 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %54, x86_fp80 %0)
  %56 = uitofp i1 %46 to x86_fp80
  %57 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %56, x86_fp80 %1)
  %58 = fmul x86_fp80 %2, %55
  %59 = fmul x86_fp80 %3, %57
  %60 = fadd x86_fp80 %58, %59
  %61 = fmul x86_fp80 %60, 0xK7FFF8000000000000000
  %62 = fmul x86_fp80 %2, %57
  %63 = fmul x86_fp80 %3, %55
  %64 = fsub x86_fp80 %62, %63
  %65 = fmul x86_fp80 %64, 0xK7FFF8000000000000000
  br label %87

66:
  %67 = fcmp une x86_fp80 %7, 0xK7FFF8000000000000000
  %68 = fcmp ueq x86_fp80 %43, 0xK7FFF8000000000000000
  %69 = or i1 %68, %67
  %70 = fcmp ueq x86_fp80 %45, 0xK7FFF8000000000000000
  %71 = or i1 %70, %69
  br i1 %71, label %._crit_edge4, label %72

._crit_edge4:
  br label %87

72:
  %73 = fcmp oeq x86_fp80 %5, 0xK7FFF8000000000000000
  %74 = uitofp i1 %73 to x86_fp80
  %75 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %74, x86_fp80 %2)
  %76 = fcmp oeq x86_fp80 %6, 0xK7FFF8000000000000000
  %77 = uitofp i1 %76 to x86_fp80
  %78 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %77, x86_fp80 %3)
  %79 = fmul x86_fp80 %0, %75
  %80 = fmul x86_fp80 %1, %78
  %81 = fadd x86_fp80 %79, %80
  %82 = fmul x86_fp80 %81, 0xK00000000000000000000
  %83 = fmul x86_fp80 %1, %75
  %84 = fmul x86_fp80 %0, %78
  %85 = fsub x86_fp80 %83, %84
  %86 = fmul x86_fp80 %85, 0xK00000000000000000000
  br label %87

87:
  %88 = phi x86_fp80 [ %61, %53 ], [ %82, %72 ], [ %23, %._crit_edge1 ], [ %40, %38 ], [ %23, %._crit_edge4 ]
  %89 = phi x86_fp80 [ %65, %53 ], [ %86, %72 ], [ %28, %._crit_edge1 ], [ %41, %38 ], [ %28, %._crit_edge4 ]
  %90 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %88, 0
  %91 = insertvalue { x86_fp80, x86_fp80 } %90, x86_fp80 %89, 1
  ret { x86_fp80, x86_fp80 } %91
}

declare x86_fp80 @llvm.maxnum.f80(x86_fp80, x86_fp80)

declare i32 @ilogbl(x86_fp80 noundef) local_unnamed_addr

declare x86_fp80 @scalbnl(x86_fp80 noundef, i32 noundef) local_unnamed_addr

declare x86_fp80 @llvm.copysign.f80(x86_fp80, x86_fp80)

define internal { x86_fp80, x86_fp80 } @irad.body.conjl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = fneg x86_fp80 %4
  %6 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %2, 0
  %7 = insertvalue { x86_fp80, x86_fp80 } %6, x86_fp80 %5, 1
  ret { x86_fp80, x86_fp80 } %7
}

define internal { x86_fp80, x86_fp80 } @irad.body.cprojl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %4 = fcmp oeq x86_fp80 %3, 0xK7FFF8000000000000000
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load x86_fp80, ptr %5, align 16
  %7 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %6)
  %8 = fcmp oeq x86_fp80 %7, 0xK7FFF8000000000000000
  %9 = select i1 %4, i1 true, i1 %8
  br i1 %9, label %10, label %12

10:
  %11 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %6)
  br label %14

12:
  %13 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %2, 0
  br label %14

14:
  %15 = phi { x86_fp80, x86_fp80 } [ { x86_fp80 0xK7FFF8000000000000000, x86_fp80 poison }, %10 ], [ %13, %12 ]
  %16 = phi x86_fp80 [ %11, %10 ], [ %6, %12 ]
  %17 = insertvalue { x86_fp80, x86_fp80 } %15, x86_fp80 %16, 1
  ret { x86_fp80, x86_fp80 } %17
}

define internal x86_fp80 @irad.body.creall(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  ret x86_fp80 %2
}

define internal x86_fp80 @irad.body.cimagl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load x86_fp80, ptr %2, align 16
  ret x86_fp80 %3
}

define internal x86_fp80 @irad.body.cabsl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @hypotl(x86_fp80 %2, x86_fp80 %4)
  ret x86_fp80 %5
}

declare x86_fp80 @hypotl(x86_fp80 noundef, x86_fp80 noundef) local_unnamed_addr

define internal x86_fp80 @irad.body.cargl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = load x86_fp80, ptr %0, align 16
  %5 = call x86_fp80 @llvm.atan2.f80(x86_fp80 %3, x86_fp80 %4)
  ret x86_fp80 %5
}

declare x86_fp80 @llvm.atan2.f80(x86_fp80, x86_fp80)

define internal { x86_fp80, x86_fp80 } @irad.body.cexpl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %6 = fcmp oeq x86_fp80 %5, 0xK7FFF8000000000000000
  %7 = fcmp oeq x86_fp80 %4, 0xK00000000000000000000
  %8 = select i1 %6, i1 %7, i1 false
  br i1 %8, label %9, label %12

9:
  %10 = call x86_fp80 @llvm.exp.f80(x86_fp80 %2)
  %11 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %10, 0
  br label %37

12:
  %13 = fcmp olt x86_fp80 %2, 0xK00000000000000000000
  %14 = select i1 %6, i1 %13, i1 false
  br i1 %14, label %15, label %17

15:
  %16 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %4)
  br label %37

17:
  %18 = call x86_fp80 @llvm.cos.f80(x86_fp80 %4)
  %19 = fcmp ugt x86_fp80 %2, 0xK400CABE0000000000000
  br i1 %19, label %25, label %20

20:
  %21 = call x86_fp80 @llvm.exp.f80(x86_fp80 %2)
  %22 = fmul x86_fp80 %21, %18
  %23 = call x86_fp80 @llvm.sin.f80(x86_fp80 %4)
  %24 = fmul x86_fp80 %21, %23
  br label %33

25:
  %26 = fmul x86_fp80 %2, 0xK3FFE8000000000000000
  %27 = call x86_fp80 @llvm.exp.f80(x86_fp80 %26)
  %28 = fmul x86_fp80 %18, %27
  %29 = fmul x86_fp80 %27, %28
  %30 = call x86_fp80 @llvm.sin.f80(x86_fp80 %4)
  %31 = fmul x86_fp80 %30, %27
  %32 = fmul x86_fp80 %27, %31
  br label %33

33:
  %34 = phi x86_fp80 [ %22, %20 ], [ %29, %25 ]
  %35 = phi x86_fp80 [ %24, %20 ], [ %32, %25 ]
  %36 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %34, 0
  br label %37

37:
  %38 = phi { x86_fp80, x86_fp80 } [ %11, %9 ], [ { x86_fp80 0xK00000000000000000000, x86_fp80 poison }, %15 ], [ %36, %33 ]
  %39 = phi x86_fp80 [ %4, %9 ], [ %16, %15 ], [ %35, %33 ]
  %40 = insertvalue { x86_fp80, x86_fp80 } %38, x86_fp80 %39, 1
  ret { x86_fp80, x86_fp80 } %40
}

declare x86_fp80 @llvm.exp.f80(x86_fp80)

declare x86_fp80 @llvm.cos.f80(x86_fp80)

declare x86_fp80 @llvm.sin.f80(x86_fp80)

define internal { x86_fp80, x86_fp80 } @irad.body.clogl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5)
  %7 = call x86_fp80 @hypotl(x86_fp80 %3, x86_fp80 %6)
  %8 = fcmp ogt x86_fp80 %7, 0xK3FFEB333333333333000
  %9 = fcmp olt x86_fp80 %7, 0xK3FFFB333333333333000
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %34

11:
  %12 = call x86_fp80 @llvm.minnum.f80(x86_fp80 %3, x86_fp80 %6)
  %13 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %3, x86_fp80 %6)
  %14 = fmul x86_fp80 %13, %13
  %15 = fmul x86_fp80 %12, %12
  %16 = fadd x86_fp80 %14, 0xKBFFF8000000000000000
  %17 = fadd x86_fp80 %15, %16
  %18 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %16)
  %19 = fcmp ogt x86_fp80 %18, %15
  %20 = fsub x86_fp80 %16, %17
  %21 = fadd x86_fp80 %15, %20
  %22 = fsub x86_fp80 %15, %17
  %23 = fadd x86_fp80 %16, %22
  %24 = select i1 %19, x86_fp80 %21, x86_fp80 %23
  %25 = fneg x86_fp80 %15
  %26 = call x86_fp80 @llvm.fma.f80(x86_fp80 %12, x86_fp80 %12, x86_fp80 %25)
  %27 = fneg x86_fp80 %14
  %28 = call x86_fp80 @llvm.fma.f80(x86_fp80 %13, x86_fp80 %13, x86_fp80 %27)
  %29 = fadd x86_fp80 %28, %26
  %30 = fadd x86_fp80 %29, %24
  %31 = fadd x86_fp80 %17, %30
  %32 = call x86_fp80 @log1pl(x86_fp80 %31)
  %33 = fmul x86_fp80 %32, 0xK3FFE8000000000000000
  br label %44

34:
  %35 = fcmp olt x86_fp80 %7, 0xK7FFCFFFFFFFFFFFFFFFF
  br i1 %35, label %36, label %38

36:
  %37 = call x86_fp80 @llvm.log.f80(x86_fp80 %7)
  br label %44

38:
  %39 = fmul x86_fp80 %3, 0xK3FFE8000000000000000
  %40 = fmul x86_fp80 %6, 0xK3FFE8000000000000000
  %41 = call x86_fp80 @hypotl(x86_fp80 %39, x86_fp80 %40)
  %42 = call x86_fp80 @llvm.log.f80(x86_fp80 %41)
  %43 = fadd x86_fp80 %42, 0xK3FFEB17217F7D1CF79AC
  br label %44

44:
  %45 = phi x86_fp80 [ %33, %11 ], [ %37, %36 ], [ %43, %38 ]
  %46 = call x86_fp80 @llvm.atan2.f80(x86_fp80 %5, x86_fp80 %2)
  %47 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %45, 0
  %48 = insertvalue { x86_fp80, x86_fp80 } %47, x86_fp80 %46, 1
  ret { x86_fp80, x86_fp80 } %48
}

declare x86_fp80 @llvm.minnum.f80(x86_fp80, x86_fp80)

declare x86_fp80 @llvm.log.f80(x86_fp80)

define internal { x86_fp80, x86_fp80 } @irad.body.clog10l(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = load x86_fp80, ptr %0, align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load x86_fp80, ptr %4, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store x86_fp80 %3, ptr %2, align 16
  store x86_fp80 %5, ptr %6, align 16
  %7 = call { x86_fp80, x86_fp80 } @irad.body.clogl(ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %8 = extractvalue { x86_fp80, x86_fp80 } %7, 0
  %9 = extractvalue { x86_fp80, x86_fp80 } %7, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %10 = fmul x86_fp80 %8, 0xK3FFDDE5BD8A937287195
  %11 = fmul x86_fp80 %9, 0xK3FFDDE5BD8A937287195
  %12 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %10, 0
  %13 = insertvalue { x86_fp80, x86_fp80 } %12, x86_fp80 %11, 1
  ret { x86_fp80, x86_fp80 } %13
}

define internal { x86_fp80, x86_fp80 } @irad.body.csqrtl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %4)
  %6 = fcmp oeq x86_fp80 %5, 0xK7FFF8000000000000000
  br i1 %6, label %._crit_edge, label %7

._crit_edge:
  br label %57

7:
  %8 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %9 = fcmp oeq x86_fp80 %8, 0xK7FFF8000000000000000
  br i1 %9, label %10, label %20

10:
  %11 = fcmp ogt x86_fp80 %2, 0xK00000000000000000000
  br i1 %11, label %12, label %15

12:
  %13 = fmul x86_fp80 %4, 0xK00000000000000000000
  %14 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %2, 0
  br label %57

15:
  %16 = fcmp ord x86_fp80 %4, 0xK00000000000000000000
  %17 = select i1 %16, x86_fp80 0xK00000000000000000000, x86_fp80 %4
  %18 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %2, x86_fp80 %4)
  %19 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %17, 0
  br label %57

20:
  %21 = fcmp oeq x86_fp80 %2, 0xK00000000000000000000
  %22 = fcmp oeq x86_fp80 %4, 0xK00000000000000000000
  %23 = select i1 %21, i1 %22, i1 false
  br i1 %23, label %._crit_edge1, label %24

._crit_edge1:
  br label %57

24:
  %25 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %8, x86_fp80 %5)
  %26 = fcmp ult x86_fp80 %25, 0xK7FFAFFFFFFFFFFFFFFFF
  br i1 %26, label %30, label %27

27:
  %28 = fmul x86_fp80 %2, 0xK3FFB8000000000000000
  %29 = fmul x86_fp80 %4, 0xK3FFB8000000000000000
  br label %35

30:
  %31 = fcmp olt x86_fp80 %25, 0xK017F8000000000000000
  br i1 %31, label %32, label %._crit_edge2

._crit_edge2:
  br label %35

32:
  %33 = fmul x86_fp80 %2, 0xK40C78000000000000000
  %34 = fmul x86_fp80 %4, 0xK40C78000000000000000
  br label %35

35:
  %36 = phi x86_fp80 [ 0xK40018000000000000000, %27 ], [ 0xK3F9B8000000000000000, %32 ], [ 0xK3FFF8000000000000000, %._crit_edge2 ]
  %37 = phi x86_fp80 [ %29, %27 ], [ %34, %32 ], [ %4, %._crit_edge2 ]
  %38 = phi x86_fp80 [ %28, %27 ], [ %33, %32 ], [ %2, %._crit_edge2 ]
  %39 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %38)
  %40 = call x86_fp80 @hypotl(x86_fp80 %38, x86_fp80 %37)
  %41 = fadd x86_fp80 %39, %40
  %42 = fmul x86_fp80 %41, 0xK3FFE8000000000000000
  %43 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %42)
  %44 = fmul x86_fp80 %43, 0xK40008000000000000000
  %45 = fdiv x86_fp80 %37, %44
  %46 = fcmp ult x86_fp80 %38, 0xK00000000000000000000
  br i1 %46, label %51, label %47

47:
  %48 = fmul x86_fp80 %36, %43
  %49 = fmul x86_fp80 %36, %45
  %50 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %48, 0
  br label %57

51:
  %52 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %45)
  %53 = fmul x86_fp80 %36, %52
  %54 = fmul x86_fp80 %36, %43
  %55 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %54, x86_fp80 %37)
  %56 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %53, 0
  br label %57

57:
  %58 = phi { x86_fp80, x86_fp80 } [ %56, %51 ], [ %19, %15 ], [ { x86_fp80 0xK7FFF8000000000000000, x86_fp80 poison }, %._crit_edge ], [ %14, %12 ], [ %50, %47 ], [ { x86_fp80 0xK00000000000000000000, x86_fp80 poison }, %._crit_edge1 ]
  %59 = phi x86_fp80 [ %55, %51 ], [ %18, %15 ], [ %4, %._crit_edge ], [ %13, %12 ], [ %49, %47 ], [ %4, %._crit_edge1 ]
  %60 = insertvalue { x86_fp80, x86_fp80 } %58, x86_fp80 %59, 1
  ret { x86_fp80, x86_fp80 } %60
}

declare x86_fp80 @llvm.sqrt.f80(x86_fp80)

define internal { x86_fp80, x86_fp80 } @irad.body.cpowl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0, ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %1) {
  %3 = alloca { x86_fp80, x86_fp80 }, align 16
  %4 = load x86_fp80, ptr %1, align 16
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load x86_fp80, ptr %5, align 16
  %7 = load x86_fp80, ptr %0, align 16
  %8 = fcmp oeq x86_fp80 %7, 0xK00000000000000000000
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load x86_fp80, ptr %9, align 16
  %11 = fcmp oeq x86_fp80 %10, 0xK00000000000000000000
  %12 = select i1 %8, i1 %11, i1 false
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %22

13:
  %14 = fcmp oeq x86_fp80 %4, 0xK3FFF8000000000000000
  %15 = fcmp oeq x86_fp80 %6, 0xK00000000000000000000
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %20

17:
  %18 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %7, 0
  %19 = insertvalue { x86_fp80, x86_fp80 } %18, x86_fp80 %10, 1
  br label %66

20:
  %21 = fcmp ogt x86_fp80 %4, 0xK3FFF8000000000000000
  br i1 %21, label %._crit_edge1, label %._crit_edge2

._crit_edge2:
  br label %22

._crit_edge1:
  br label %66

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store x86_fp80 %7, ptr %3, align 16
  store x86_fp80 %10, ptr %23, align 16
  %24 = call { x86_fp80, x86_fp80 } @irad.body.clogl(ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %3)
  %25 = extractvalue { x86_fp80, x86_fp80 } %24, 0
  %26 = extractvalue { x86_fp80, x86_fp80 } %24, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %27 = call { x86_fp80, x86_fp80 } @irad.body.__mulxc3(x86_fp80 %4, x86_fp80 %6, x86_fp80 %25, x86_fp80 %26)
  %28 = extractvalue { x86_fp80, x86_fp80 } %27, 0
  %29 = extractvalue { x86_fp80, x86_fp80 } %27, 1
  %30 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %28)
  %31 = fcmp oeq x86_fp80 %30, 0xK7FFF8000000000000000
  %32 = fcmp oeq x86_fp80 %29, 0xK00000000000000000000
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %37

34:
  %35 = call x86_fp80 @llvm.exp.f80(x86_fp80 %28)
  %36 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %35, 0
  br label %62

37:
  %38 = fcmp olt x86_fp80 %28, 0xK00000000000000000000
  %39 = select i1 %31, i1 %38, i1 false
  br i1 %39, label %40, label %42

40:
  %41 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK00000000000000000000, x86_fp80 %29)
  br label %62

42:
  %43 = call x86_fp80 @llvm.cos.f80(x86_fp80 %29)
  %44 = fcmp ugt x86_fp80 %28, 0xK400CABE0000000000000
  br i1 %44, label %50, label %45

45:
  %46 = call x86_fp80 @llvm.exp.f80(x86_fp80 %28)
  %47 = fmul x86_fp80 %46, %43
  %48 = call x86_fp80 @llvm.sin.f80(x86_fp80 %29)
  %49 = fmul x86_fp80 %46, %48
  br label %58

50:
  %51 = fmul x86_fp80 %28, 0xK3FFE8000000000000000
  %52 = call x86_fp80 @llvm.exp.f80(x86_fp80 %51)
  %53 = fmul x86_fp80 %43, %52
  %54 = fmul x86_fp80 %52, %53
  %55 = call x86_fp80 @llvm.sin.f80(x86_fp80 %29)
  %56 = fmul x86_fp80 %55, %52
  %57 = fmul x86_fp80 %52, %56
  br label %58

58:
  %59 = phi x86_fp80 [ %47, %45 ], [ %54, %50 ]
  %60 = phi x86_fp80 [ %49, %45 ], [ %57, %50 ]
  %61 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %59, 0
  br label %62

62:
  %63 = phi { x86_fp80, x86_fp80 } [ %36, %34 ], [ { x86_fp80 0xK00000000000000000000, x86_fp80 poison }, %40 ], [ %61, %58 ]
  %64 = phi x86_fp80 [ %29, %34 ], [ %41, %40 ], [ %60, %58 ]
  %65 = insertvalue { x86_fp80, x86_fp80 } %63, x86_fp80 %64, 1
  br label %66

66:
  %67 = phi { x86_fp80, x86_fp80 } [ %19, %17 ], [ %65, %62 ], [ zeroinitializer, %._crit_edge1 ]
  ret { x86_fp80, x86_fp80 } %67
}

define internal { x86_fp80, x86_fp80 } @irad.body.csinhl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @llvm.cos.f80(x86_fp80 %4)
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %7 = fcmp ugt x86_fp80 %6, 0xK400CABE0000000000000
  br i1 %7, label %14, label %8

8:
  %9 = call x86_fp80 @llvm.sinh.f80(x86_fp80 %2)
  %10 = fmul x86_fp80 %9, %5
  %11 = call x86_fp80 @llvm.sin.f80(x86_fp80 %4)
  %12 = call x86_fp80 @llvm.cosh.f80(x86_fp80 %2)
  %13 = fmul x86_fp80 %12, %11
  br label %25

14:
  %15 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFE8000000000000000, x86_fp80 %2)
  %16 = fmul x86_fp80 %15, %5
  %17 = fmul x86_fp80 %6, 0xK3FFE8000000000000000
  %18 = call x86_fp80 @llvm.exp.f80(x86_fp80 %17)
  %19 = fmul x86_fp80 %16, %18
  %20 = fmul x86_fp80 %18, %19
  %21 = call x86_fp80 @llvm.sin.f80(x86_fp80 %4)
  %22 = fmul x86_fp80 %21, 0xK3FFE8000000000000000
  %23 = fmul x86_fp80 %22, %18
  %24 = fmul x86_fp80 %18, %23
  br label %25

25:
  %26 = phi x86_fp80 [ %10, %8 ], [ %20, %14 ]
  %27 = phi x86_fp80 [ %13, %8 ], [ %24, %14 ]
  %28 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %26, 0
  %29 = insertvalue { x86_fp80, x86_fp80 } %28, x86_fp80 %27, 1
  ret { x86_fp80, x86_fp80 } %29
}

define internal { x86_fp80, x86_fp80 } @irad.body.ccoshl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @llvm.cos.f80(x86_fp80 %4)
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %7 = fcmp ugt x86_fp80 %6, 0xK400CABE0000000000000
  br i1 %7, label %14, label %8

8:
  %9 = call x86_fp80 @llvm.cosh.f80(x86_fp80 %2)
  %10 = fmul x86_fp80 %9, %5
  %11 = call x86_fp80 @llvm.sin.f80(x86_fp80 %4)
  %12 = call x86_fp80 @llvm.sinh.f80(x86_fp80 %2)
  %13 = fmul x86_fp80 %12, %11
  br label %25

14:
  %15 = fmul x86_fp80 %5, 0xK3FFE8000000000000000
  %16 = fmul x86_fp80 %6, 0xK3FFE8000000000000000
  %17 = call x86_fp80 @llvm.exp.f80(x86_fp80 %16)
  %18 = fmul x86_fp80 %15, %17
  %19 = fmul x86_fp80 %17, %18
  %20 = call x86_fp80 @llvm.sin.f80(x86_fp80 %4)
  %21 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFE8000000000000000, x86_fp80 %2)
  %22 = fmul x86_fp80 %21, %20
  %23 = fmul x86_fp80 %22, %17
  %24 = fmul x86_fp80 %17, %23
  br label %25

25:
  %26 = phi x86_fp80 [ %10, %8 ], [ %19, %14 ]
  %27 = phi x86_fp80 [ %13, %8 ], [ %24, %14 ]
  %28 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %26, 0
  %29 = insertvalue { x86_fp80, x86_fp80 } %28, x86_fp80 %27, 1
  ret { x86_fp80, x86_fp80 } %29
}

define internal { x86_fp80, x86_fp80 } @irad.body.csinl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @llvm.sin.f80(x86_fp80 %2)
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %4)
  %7 = fcmp ugt x86_fp80 %6, 0xK400CABE0000000000000
  br i1 %7, label %14, label %8

8:
  %9 = call x86_fp80 @llvm.cosh.f80(x86_fp80 %4)
  %10 = fmul x86_fp80 %5, %9
  %11 = call x86_fp80 @llvm.cos.f80(x86_fp80 %2)
  %12 = call x86_fp80 @llvm.sinh.f80(x86_fp80 %4)
  %13 = fmul x86_fp80 %11, %12
  br label %25

14:
  %15 = fmul x86_fp80 %5, 0xK3FFE8000000000000000
  %16 = fmul x86_fp80 %6, 0xK3FFE8000000000000000
  %17 = call x86_fp80 @llvm.exp.f80(x86_fp80 %16)
  %18 = fmul x86_fp80 %15, %17
  %19 = fmul x86_fp80 %17, %18
  %20 = call x86_fp80 @llvm.cos.f80(x86_fp80 %2)
  %21 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFE8000000000000000, x86_fp80 %4)
  %22 = fmul x86_fp80 %20, %21
  %23 = fmul x86_fp80 %22, %17
  %24 = fmul x86_fp80 %17, %23
  br label %25

25:
  %26 = phi x86_fp80 [ %10, %8 ], [ %19, %14 ]
  %27 = phi x86_fp80 [ %13, %8 ], [ %24, %14 ]
  %28 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %26, 0
  %29 = insertvalue { x86_fp80, x86_fp80 } %28, x86_fp80 %27, 1
  ret { x86_fp80, x86_fp80 } %29
}

define internal { x86_fp80, x86_fp80 } @irad.body.ccosl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @llvm.cos.f80(x86_fp80 %2)
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %4)
  %7 = fcmp ugt x86_fp80 %6, 0xK400CABE0000000000000
  br i1 %7, label %14, label %8

8:
  %9 = call x86_fp80 @llvm.cosh.f80(x86_fp80 %4)
  %10 = fmul x86_fp80 %5, %9
  %11 = call x86_fp80 @llvm.sin.f80(x86_fp80 %2)
  %12 = call x86_fp80 @llvm.sinh.f80(x86_fp80 %4)
  %13 = fmul x86_fp80 %11, %12
  br label %25

14:
  %15 = fmul x86_fp80 %5, 0xK3FFE8000000000000000
  %16 = fmul x86_fp80 %6, 0xK3FFE8000000000000000
  %17 = call x86_fp80 @llvm.exp.f80(x86_fp80 %16)
  %18 = fmul x86_fp80 %15, %17
  %19 = fmul x86_fp80 %17, %18
  %20 = call x86_fp80 @llvm.sin.f80(x86_fp80 %2)
  %21 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFE8000000000000000, x86_fp80 %4)
  %22 = fmul x86_fp80 %20, %21
  %23 = fmul x86_fp80 %22, %17
  %24 = fmul x86_fp80 %17, %23
  br label %25

25:
  %26 = phi x86_fp80 [ %10, %8 ], [ %19, %14 ]
  %27 = phi x86_fp80 [ %13, %8 ], [ %24, %14 ]
  %28 = fneg x86_fp80 %27
  %29 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %26, 0
  %30 = insertvalue { x86_fp80, x86_fp80 } %29, x86_fp80 %28, 1
  ret { x86_fp80, x86_fp80 } %30
}

define internal { x86_fp80, x86_fp80 } @irad.body.ctanhl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %6 = fcmp ogt x86_fp80 %5, 0xK3FFF8000000000000000
  br i1 %6, label %7, label %26

7:
  %8 = fmul x86_fp80 %5, 0xKC0008000000000000000
  %9 = call x86_fp80 @llvm.exp.f80(x86_fp80 %8)
  %10 = fmul x86_fp80 %4, 0xK40008000000000000000
  %11 = call x86_fp80 @llvm.cos.f80(x86_fp80 %10)
  %12 = fmul x86_fp80 %9, %11
  %13 = call x86_fp80 @llvm.sin.f80(x86_fp80 %10)
  %14 = fmul x86_fp80 %9, %13
  %15 = fmul x86_fp80 %12, 0xK40008000000000000000
  %16 = fadd x86_fp80 %15, 0xK3FFF8000000000000000
  %17 = fmul x86_fp80 %9, %9
  %18 = fadd x86_fp80 %17, %16
  %19 = fadd x86_fp80 %12, %17
  %20 = fmul x86_fp80 %19, 0xK40008000000000000000
  %21 = fdiv x86_fp80 %20, %18
  %22 = fsub x86_fp80 0xK3FFF8000000000000000, %21
  %23 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %22, x86_fp80 %2)
  %24 = fmul x86_fp80 %14, 0xK40008000000000000000
  %25 = fdiv x86_fp80 %24, %18
  br label %38

26:
  %27 = call x86_fp80 @llvm.sin.f80(x86_fp80 %4)
  %28 = call x86_fp80 @llvm.cos.f80(x86_fp80 %4)
  %29 = call x86_fp80 @llvm.sinh.f80(x86_fp80 %2)
  %30 = call x86_fp80 @llvm.cosh.f80(x86_fp80 %2)
  %31 = fmul x86_fp80 %29, %29
  %32 = fmul x86_fp80 %28, %28
  %33 = fadd x86_fp80 %31, %32
  %34 = fmul x86_fp80 %29, %30
  %35 = fdiv x86_fp80 %34, %33
  %36 = fmul x86_fp80 %27, %28
  %37 = fdiv x86_fp80 %36, %33
  br label %38

38:
  %39 = phi x86_fp80 [ %23, %7 ], [ %35, %26 ]
  %40 = phi x86_fp80 [ %25, %7 ], [ %37, %26 ]
  %41 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %39, 0
  %42 = insertvalue { x86_fp80, x86_fp80 } %41, x86_fp80 %40, 1
  ret { x86_fp80, x86_fp80 } %42
}

define internal { x86_fp80, x86_fp80 } @irad.body.ctanl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = fneg x86_fp80 %3
  %5 = load x86_fp80, ptr %0, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = fcmp ogt x86_fp80 %6, 0xK3FFF8000000000000000
  br i1 %7, label %8, label %27

8:
  %9 = fmul x86_fp80 %6, 0xKC0008000000000000000
  %10 = call x86_fp80 @llvm.exp.f80(x86_fp80 %9)
  %11 = fmul x86_fp80 %5, 0xK40008000000000000000
  %12 = call x86_fp80 @llvm.cos.f80(x86_fp80 %11)
  %13 = fmul x86_fp80 %10, %12
  %14 = call x86_fp80 @llvm.sin.f80(x86_fp80 %11)
  %15 = fmul x86_fp80 %10, %14
  %16 = fmul x86_fp80 %13, 0xK40008000000000000000
  %17 = fadd x86_fp80 %16, 0xK3FFF8000000000000000
  %18 = fmul x86_fp80 %10, %10
  %19 = fadd x86_fp80 %18, %17
  %20 = fadd x86_fp80 %13, %18
  %21 = fmul x86_fp80 %20, 0xK40008000000000000000
  %22 = fdiv x86_fp80 %21, %19
  %23 = fsub x86_fp80 0xK3FFF8000000000000000, %22
  %24 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %23, x86_fp80 %4)
  %25 = fmul x86_fp80 %15, 0xK40008000000000000000
  %26 = fdiv x86_fp80 %25, %19
  br label %39

27:
  %28 = call x86_fp80 @llvm.sin.f80(x86_fp80 %5)
  %29 = call x86_fp80 @llvm.cos.f80(x86_fp80 %5)
  %30 = call x86_fp80 @llvm.sinh.f80(x86_fp80 %4)
  %31 = call x86_fp80 @llvm.cosh.f80(x86_fp80 %3)
  %32 = fmul x86_fp80 %30, %30
  %33 = fmul x86_fp80 %29, %29
  %34 = fadd x86_fp80 %32, %33
  %35 = fmul x86_fp80 %30, %31
  %36 = fdiv x86_fp80 %35, %34
  %37 = fmul x86_fp80 %28, %29
  %38 = fdiv x86_fp80 %37, %34
  br label %39

39:
  %40 = phi x86_fp80 [ %24, %8 ], [ %36, %27 ]
  %41 = phi x86_fp80 [ %26, %8 ], [ %38, %27 ]
  %42 = fneg x86_fp80 %40
  %43 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %41, 0
  %44 = insertvalue { x86_fp80, x86_fp80 } %43, x86_fp80 %42, 1
  ret { x86_fp80, x86_fp80 } %44
}

define internal { x86_fp80, x86_fp80 } @irad.body.casinhl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = load x86_fp80, ptr %0, align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5)
  %8 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %6, x86_fp80 %7)
  %9 = fcmp ogt x86_fp80 %8, 0xK5F3F8000000000000000
  br i1 %9, label %10, label %17

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store x86_fp80 %6, ptr %2, align 16
  store x86_fp80 %5, ptr %11, align 16
  %12 = call { x86_fp80, x86_fp80 } @irad.body.clogl(ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %13 = extractvalue { x86_fp80, x86_fp80 } %12, 0
  %14 = extractvalue { x86_fp80, x86_fp80 } %12, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %15 = fadd x86_fp80 %13, 0xK3FFEB17217F7D1CF79AC
  %16 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %15, x86_fp80 %3)
  br label %129

17:
  %18 = fadd x86_fp80 %5, 0xK3FFF8000000000000000
  %19 = fneg x86_fp80 %3
  %20 = fcmp oeq x86_fp80 %6, 0xK7FFF8000000000000000
  br i1 %20, label %._crit_edge, label %21

._crit_edge:
  br label %116

21:
  %22 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %18)
  %23 = fcmp oeq x86_fp80 %22, 0xK7FFF8000000000000000
  br i1 %23, label %24, label %32

24:
  %25 = fcmp ogt x86_fp80 %18, 0xK00000000000000000000
  br i1 %25, label %26, label %28

26:
  %27 = fmul x86_fp80 %3, 0xK80000000000000000000
  br label %67

28:
  %29 = fcmp ord x86_fp80 %3, 0xK00000000000000000000
  %30 = select i1 %29, x86_fp80 0xK00000000000000000000, x86_fp80 %19
  %31 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %18, x86_fp80 %19)
  br label %67

32:
  %33 = fcmp oeq x86_fp80 %18, 0xK00000000000000000000
  %34 = fcmp oeq x86_fp80 %3, 0xK00000000000000000000
  %35 = select i1 %33, i1 %34, i1 false
  br i1 %35, label %._crit_edge1, label %36

._crit_edge1:
  br label %67

36:
  %37 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %22, x86_fp80 %6)
  %38 = fcmp ult x86_fp80 %37, 0xK7FFAFFFFFFFFFFFFFFFF
  br i1 %38, label %42, label %39

39:
  %40 = fmul x86_fp80 %18, 0xK3FFB8000000000000000
  %41 = fmul x86_fp80 %3, 0xKBFFB8000000000000000
  br label %47

42:
  %43 = fcmp olt x86_fp80 %37, 0xK017F8000000000000000
  br i1 %43, label %44, label %._crit_edge2

._crit_edge2:
  br label %47

44:
  %45 = fmul x86_fp80 %18, 0xK40C78000000000000000
  %46 = fmul x86_fp80 %3, 0xKC0C78000000000000000
  br label %47

47:
  %48 = phi x86_fp80 [ 0xK40018000000000000000, %39 ], [ 0xK3F9B8000000000000000, %44 ], [ 0xK3FFF8000000000000000, %._crit_edge2 ]
  %49 = phi x86_fp80 [ %41, %39 ], [ %46, %44 ], [ %19, %._crit_edge2 ]
  %50 = phi x86_fp80 [ %40, %39 ], [ %45, %44 ], [ %18, %._crit_edge2 ]
  %51 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %50)
  %52 = call x86_fp80 @hypotl(x86_fp80 %50, x86_fp80 %49)
  %53 = fadd x86_fp80 %51, %52
  %54 = fmul x86_fp80 %53, 0xK3FFE8000000000000000
  %55 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %54)
  %56 = fmul x86_fp80 %55, 0xK40008000000000000000
  %57 = fdiv x86_fp80 %49, %56
  %58 = fcmp ult x86_fp80 %50, 0xK00000000000000000000
  br i1 %58, label %62, label %59

59:
  %60 = fmul x86_fp80 %48, %55
  %61 = fmul x86_fp80 %48, %57
  br label %67

62:
  %63 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %57)
  %64 = fmul x86_fp80 %48, %63
  %65 = fmul x86_fp80 %48, %55
  %66 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %65, x86_fp80 %49)
  br label %67

67:
  %68 = phi x86_fp80 [ 0xK00000000000000000000, %._crit_edge1 ], [ %60, %59 ], [ %18, %26 ], [ %30, %28 ], [ %64, %62 ]
  %69 = phi x86_fp80 [ %19, %._crit_edge1 ], [ %61, %59 ], [ %27, %26 ], [ %31, %28 ], [ %66, %62 ]
  %70 = fsub x86_fp80 0xK3FFF8000000000000000, %5
  %71 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %70)
  %72 = fcmp oeq x86_fp80 %71, 0xK7FFF8000000000000000
  br i1 %72, label %73, label %81

73:
  %74 = fcmp ogt x86_fp80 %70, 0xK00000000000000000000
  br i1 %74, label %75, label %77

75:
  %76 = fmul x86_fp80 %3, 0xK00000000000000000000
  br label %116

77:
  %78 = fcmp ord x86_fp80 %3, 0xK00000000000000000000
  %79 = select i1 %78, x86_fp80 0xK00000000000000000000, x86_fp80 %3
  %80 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %70, x86_fp80 %3)
  br label %116

81:
  %82 = fcmp oeq x86_fp80 %70, 0xK00000000000000000000
  %83 = fcmp oeq x86_fp80 %3, 0xK00000000000000000000
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %._crit_edge3, label %85

._crit_edge3:
  br label %116

85:
  %86 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %71, x86_fp80 %6)
  %87 = fcmp ult x86_fp80 %86, 0xK7FFAFFFFFFFFFFFFFFFF
  br i1 %87, label %91, label %88

88:
  %89 = fmul x86_fp80 %70, 0xK3FFB8000000000000000
  %90 = fmul x86_fp80 %3, 0xK3FFB8000000000000000
  br label %96

91:
  %92 = fcmp olt x86_fp80 %86, 0xK017F8000000000000000
  br i1 %92, label %93, label %._crit_edge4

._crit_edge4:
  br label %96

93:
  %94 = fmul x86_fp80 %70, 0xK40C78000000000000000
  %95 = fmul x86_fp80 %3, 0xK40C78000000000000000
  br label %96

96:
  %97 = phi x86_fp80 [ 0xK40018000000000000000, %88 ], [ 0xK3F9B8000000000000000, %93 ], [ 0xK3FFF8000000000000000, %._crit_edge4 ]
  %98 = phi x86_fp80 [ %90, %88 ], [ %95, %93 ], [ %3, %._crit_edge4 ]
  %99 = phi x86_fp80 [ %89, %88 ], [ %94, %93 ], [ %70, %._crit_edge4 ]
  %100 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %99)
  %101 = call x86_fp80 @hypotl(x86_fp80 %99, x86_fp80 %98)
  %102 = fadd x86_fp80 %100, %101
  %103 = fmul x86_fp80 %102, 0xK3FFE8000000000000000
  %104 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %103)
  %105 = fmul x86_fp80 %104, 0xK40008000000000000000
  %106 = fdiv x86_fp80 %98, %105
  %107 = fcmp ult x86_fp80 %99, 0xK00000000000000000000
  br i1 %107, label %111, label %108

108:
  %109 = fmul x86_fp80 %97, %104
  %110 = fmul x86_fp80 %97, %106
  br label %116

111:
  %112 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %106)
  %113 = fmul x86_fp80 %97, %112
  %114 = fmul x86_fp80 %97, %104
  %115 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %114, x86_fp80 %98)
  br label %116

116:
  %117 = phi x86_fp80 [ %69, %111 ], [ %69, %77 ], [ %69, %._crit_edge3 ], [ %69, %75 ], [ %69, %108 ], [ %19, %._crit_edge ]
  %118 = phi x86_fp80 [ %68, %111 ], [ %68, %77 ], [ %68, %._crit_edge3 ], [ %68, %75 ], [ %68, %108 ], [ 0xK7FFF8000000000000000, %._crit_edge ]
  %119 = phi x86_fp80 [ %113, %111 ], [ %79, %77 ], [ 0xK00000000000000000000, %._crit_edge3 ], [ %70, %75 ], [ %109, %108 ], [ 0xK7FFF8000000000000000, %._crit_edge ]
  %120 = phi x86_fp80 [ %115, %111 ], [ %80, %77 ], [ %3, %._crit_edge3 ], [ %76, %75 ], [ %110, %108 ], [ %3, %._crit_edge ]
  %121 = fmul x86_fp80 %118, %120
  %122 = fmul x86_fp80 %117, %119
  %123 = fsub x86_fp80 %121, %122
  %124 = call x86_fp80 @asinhl(x86_fp80 %123)
  %125 = fmul x86_fp80 %118, %119
  %126 = fmul x86_fp80 %117, %120
  %127 = fsub x86_fp80 %125, %126
  %128 = call x86_fp80 @llvm.atan2.f80(x86_fp80 %5, x86_fp80 %127)
  br label %129

129:
  %130 = phi x86_fp80 [ %16, %10 ], [ %124, %116 ]
  %131 = phi x86_fp80 [ %14, %10 ], [ %128, %116 ]
  %132 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %130, 0
  %133 = insertvalue { x86_fp80, x86_fp80 } %132, x86_fp80 %131, 1
  ret { x86_fp80, x86_fp80 } %133
}

declare x86_fp80 @asinhl(x86_fp80 noundef) local_unnamed_addr

define internal { x86_fp80, x86_fp80 } @irad.body.casinl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = fneg x86_fp80 %4
  %6 = load x86_fp80, ptr %0, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store x86_fp80 %5, ptr %2, align 16
  store x86_fp80 %6, ptr %7, align 16
  %8 = call { x86_fp80, x86_fp80 } @irad.body.casinhl(ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %9 = extractvalue { x86_fp80, x86_fp80 } %8, 0
  %10 = extractvalue { x86_fp80, x86_fp80 } %8, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %11 = fneg x86_fp80 %9
  %12 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %10, 0
  %13 = insertvalue { x86_fp80, x86_fp80 } %12, x86_fp80 %11, 1
  ret { x86_fp80, x86_fp80 } %13
}

define internal { x86_fp80, x86_fp80 } @irad.body.cacosl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = load x86_fp80, ptr %0, align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5)
  %8 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %6, x86_fp80 %7)
  %9 = fcmp ogt x86_fp80 %8, 0xK5F3F8000000000000000
  br i1 %9, label %10, label %19

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store x86_fp80 %3, ptr %2, align 16
  store x86_fp80 %5, ptr %11, align 16
  %12 = call { x86_fp80, x86_fp80 } @irad.body.clogl(ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %13 = extractvalue { x86_fp80, x86_fp80 } %12, 0
  %14 = extractvalue { x86_fp80, x86_fp80 } %12, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %15 = fadd x86_fp80 %13, 0xK3FFEB17217F7D1CF79AC
  %16 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %14)
  %17 = fneg x86_fp80 %5
  %18 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %15, x86_fp80 %17)
  br label %129

19:
  %20 = fsub x86_fp80 0xK3FFF8000000000000000, %3
  %21 = fneg x86_fp80 %5
  %22 = fcmp oeq x86_fp80 %7, 0xK7FFF8000000000000000
  br i1 %22, label %._crit_edge, label %23

._crit_edge:
  br label %118

23:
  %24 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %20)
  %25 = fcmp oeq x86_fp80 %24, 0xK7FFF8000000000000000
  br i1 %25, label %26, label %34

26:
  %27 = fcmp ogt x86_fp80 %20, 0xK00000000000000000000
  br i1 %27, label %28, label %30

28:
  %29 = fmul x86_fp80 %5, 0xK80000000000000000000
  br label %69

30:
  %31 = fcmp ord x86_fp80 %5, 0xK00000000000000000000
  %32 = select i1 %31, x86_fp80 0xK00000000000000000000, x86_fp80 %21
  %33 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %20, x86_fp80 %21)
  br label %69

34:
  %35 = fcmp oeq x86_fp80 %20, 0xK00000000000000000000
  %36 = fcmp oeq x86_fp80 %5, 0xK00000000000000000000
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %._crit_edge1, label %38

._crit_edge1:
  br label %69

38:
  %39 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %24, x86_fp80 %7)
  %40 = fcmp ult x86_fp80 %39, 0xK7FFAFFFFFFFFFFFFFFFF
  br i1 %40, label %44, label %41

41:
  %42 = fmul x86_fp80 %20, 0xK3FFB8000000000000000
  %43 = fmul x86_fp80 %5, 0xKBFFB8000000000000000
  br label %49

44:
  %45 = fcmp olt x86_fp80 %39, 0xK017F8000000000000000
  br i1 %45, label %46, label %._crit_edge2

._crit_edge2:
  br label %49

46:
  %47 = fmul x86_fp80 %20, 0xK40C78000000000000000
  %48 = fmul x86_fp80 %5, 0xKC0C78000000000000000
  br label %49

49:
  %50 = phi x86_fp80 [ 0xK40018000000000000000, %41 ], [ 0xK3F9B8000000000000000, %46 ], [ 0xK3FFF8000000000000000, %._crit_edge2 ]
  %51 = phi x86_fp80 [ %43, %41 ], [ %48, %46 ], [ %21, %._crit_edge2 ]
  %52 = phi x86_fp80 [ %42, %41 ], [ %47, %46 ], [ %20, %._crit_edge2 ]
  %53 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %52)
  %54 = call x86_fp80 @hypotl(x86_fp80 %52, x86_fp80 %51)
  %55 = fadd x86_fp80 %53, %54
  %56 = fmul x86_fp80 %55, 0xK3FFE8000000000000000
  %57 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %56)
  %58 = fmul x86_fp80 %57, 0xK40008000000000000000
  %59 = fdiv x86_fp80 %51, %58
  %60 = fcmp ult x86_fp80 %52, 0xK00000000000000000000
  br i1 %60, label %64, label %61

61:
  %62 = fmul x86_fp80 %50, %57
  %63 = fmul x86_fp80 %50, %59
  br label %69

64:
  %65 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %59)
  %66 = fmul x86_fp80 %50, %65
  %67 = fmul x86_fp80 %50, %57
  %68 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %67, x86_fp80 %51)
  br label %69

69:
  %70 = phi x86_fp80 [ 0xK00000000000000000000, %._crit_edge1 ], [ %62, %61 ], [ %20, %28 ], [ %32, %30 ], [ %66, %64 ]
  %71 = phi x86_fp80 [ %21, %._crit_edge1 ], [ %63, %61 ], [ %29, %28 ], [ %33, %30 ], [ %68, %64 ]
  %72 = fadd x86_fp80 %3, 0xK3FFF8000000000000000
  %73 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %72)
  %74 = fcmp oeq x86_fp80 %73, 0xK7FFF8000000000000000
  br i1 %74, label %75, label %83

75:
  %76 = fcmp ogt x86_fp80 %72, 0xK00000000000000000000
  br i1 %76, label %77, label %79

77:
  %78 = fmul x86_fp80 %5, 0xK00000000000000000000
  br label %118

79:
  %80 = fcmp ord x86_fp80 %5, 0xK00000000000000000000
  %81 = select i1 %80, x86_fp80 0xK00000000000000000000, x86_fp80 %5
  %82 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %72, x86_fp80 %5)
  br label %118

83:
  %84 = fcmp oeq x86_fp80 %72, 0xK00000000000000000000
  %85 = fcmp oeq x86_fp80 %5, 0xK00000000000000000000
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %._crit_edge3, label %87

._crit_edge3:
  br label %118

87:
  %88 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %73, x86_fp80 %7)
  %89 = fcmp ult x86_fp80 %88, 0xK7FFAFFFFFFFFFFFFFFFF
  br i1 %89, label %93, label %90

90:
  %91 = fmul x86_fp80 %72, 0xK3FFB8000000000000000
  %92 = fmul x86_fp80 %5, 0xK3FFB8000000000000000
  br label %98

93:
  %94 = fcmp olt x86_fp80 %88, 0xK017F8000000000000000
  br i1 %94, label %95, label %._crit_edge4

._crit_edge4:
  br label %98

95:
  %96 = fmul x86_fp80 %72, 0xK40C78000000000000000
  %97 = fmul x86_fp80 %5, 0xK40C78000000000000000
  br label %98

98:
  %99 = phi x86_fp80 [ 0xK40018000000000000000, %90 ], [ 0xK3F9B8000000000000000, %95 ], [ 0xK3FFF8000000000000000, %._crit_edge4 ]
  %100 = phi x86_fp80 [ %92, %90 ], [ %97, %95 ], [ %5, %._crit_edge4 ]
  %101 = phi x86_fp80 [ %91, %90 ], [ %96, %95 ], [ %72, %._crit_edge4 ]
  %102 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %101)
  %103 = call x86_fp80 @hypotl(x86_fp80 %101, x86_fp80 %100)
  %104 = fadd x86_fp80 %102, %103
  %105 = fmul x86_fp80 %104, 0xK3FFE8000000000000000
  %106 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %105)
  %107 = fmul x86_fp80 %106, 0xK40008000000000000000
  %108 = fdiv x86_fp80 %100, %107
  %109 = fcmp ult x86_fp80 %101, 0xK00000000000000000000
  br i1 %109, label %113, label %110

110:
  %111 = fmul x86_fp80 %99, %106
  %112 = fmul x86_fp80 %99, %108
  br label %118

113:
  %114 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %108)
  %115 = fmul x86_fp80 %99, %114
  %116 = fmul x86_fp80 %99, %106
  %117 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %116, x86_fp80 %100)
  br label %118

118:
  %119 = phi x86_fp80 [ %71, %113 ], [ %71, %79 ], [ %71, %._crit_edge3 ], [ %71, %77 ], [ %71, %110 ], [ %21, %._crit_edge ]
  %120 = phi x86_fp80 [ %70, %113 ], [ %70, %79 ], [ %70, %._crit_edge3 ], [ %70, %77 ], [ %70, %110 ], [ 0xK7FFF8000000000000000, %._crit_edge ]
  %121 = phi x86_fp80 [ %115, %113 ], [ %81, %79 ], [ 0xK00000000000000000000, %._crit_edge3 ], [ %72, %77 ], [ %111, %110 ], [ 0xK7FFF8000000000000000, %._crit_edge ]
  %122 = phi x86_fp80 [ %117, %113 ], [ %82, %79 ], [ %5, %._crit_edge3 ], [ %78, %77 ], [ %112, %110 ], [ %5, %._crit_edge ]
  %123 = call x86_fp80 @llvm.atan2.f80(x86_fp80 %120, x86_fp80 %121)
  %124 = fmul x86_fp80 %123, 0xK40008000000000000000
  %125 = fmul x86_fp80 %119, %121
  %126 = fmul x86_fp80 %120, %122
  %127 = fsub x86_fp80 %125, %126
  %128 = call x86_fp80 @asinhl(x86_fp80 %127)
  br label %129

129:
  %130 = phi x86_fp80 [ %16, %10 ], [ %124, %118 ]
  %131 = phi x86_fp80 [ %18, %10 ], [ %128, %118 ]
  %132 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %130, 0
  %133 = insertvalue { x86_fp80, x86_fp80 } %132, x86_fp80 %131, 1
  ret { x86_fp80, x86_fp80 } %133
}

define internal { x86_fp80, x86_fp80 } @irad.body.cacoshl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = alloca { x86_fp80, x86_fp80 }, align 16
  %3 = load x86_fp80, ptr %0, align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load x86_fp80, ptr %4, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5)
  %8 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %6, x86_fp80 %7)
  %9 = fcmp ogt x86_fp80 %8, 0xK5F3F8000000000000000
  br i1 %9, label %10, label %16

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store x86_fp80 %3, ptr %2, align 16
  store x86_fp80 %5, ptr %11, align 16
  %12 = call { x86_fp80, x86_fp80 } @irad.body.clogl(ptr nonnull byval({ x86_fp80, x86_fp80 }) align 16 %2)
  %13 = extractvalue { x86_fp80, x86_fp80 } %12, 0
  %14 = extractvalue { x86_fp80, x86_fp80 } %12, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %15 = fadd x86_fp80 %13, 0xK3FFEB17217F7D1CF79AC
  br label %125

16:
  %17 = fadd x86_fp80 %3, 0xKBFFF8000000000000000
  %18 = fcmp oeq x86_fp80 %7, 0xK7FFF8000000000000000
  br i1 %18, label %._crit_edge, label %19

._crit_edge:
  br label %114

19:
  %20 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %17)
  %21 = fcmp oeq x86_fp80 %20, 0xK7FFF8000000000000000
  br i1 %21, label %22, label %30

22:
  %23 = fcmp ogt x86_fp80 %17, 0xK00000000000000000000
  br i1 %23, label %24, label %26

24:
  %25 = fmul x86_fp80 %5, 0xK00000000000000000000
  br label %65

26:
  %27 = fcmp ord x86_fp80 %5, 0xK00000000000000000000
  %28 = select i1 %27, x86_fp80 0xK00000000000000000000, x86_fp80 %5
  %29 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %17, x86_fp80 %5)
  br label %65

30:
  %31 = fcmp oeq x86_fp80 %17, 0xK00000000000000000000
  %32 = fcmp oeq x86_fp80 %5, 0xK00000000000000000000
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %._crit_edge1, label %34

._crit_edge1:
  br label %65

34:
  %35 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %20, x86_fp80 %7)
  %36 = fcmp ult x86_fp80 %35, 0xK7FFAFFFFFFFFFFFFFFFF
  br i1 %36, label %40, label %37

37:
  %38 = fmul x86_fp80 %17, 0xK3FFB8000000000000000
  %39 = fmul x86_fp80 %5, 0xK3FFB8000000000000000
  br label %45

40:
  %41 = fcmp olt x86_fp80 %35, 0xK017F8000000000000000
  br i1 %41, label %42, label %._crit_edge2

._crit_edge2:
  br label %45

42:
  %43 = fmul x86_fp80 %17, 0xK40C78000000000000000
  %44 = fmul x86_fp80 %5, 0xK40C78000000000000000
  br label %45

45:
  %46 = phi x86_fp80 [ 0xK40018000000000000000, %37 ], [ 0xK3F9B8000000000000000, %42 ], [ 0xK3FFF8000000000000000, %._crit_edge2 ]
  %47 = phi x86_fp80 [ %39, %37 ], [ %44, %42 ], [ %5, %._crit_edge2 ]
  %48 = phi x86_fp80 [ %38, %37 ], [ %43, %42 ], [ %17, %._crit_edge2 ]
  %49 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %48)
  %50 = call x86_fp80 @hypotl(x86_fp80 %48, x86_fp80 %47)
  %51 = fadd x86_fp80 %49, %50
  %52 = fmul x86_fp80 %51, 0xK3FFE8000000000000000
  %53 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %52)
  %54 = fmul x86_fp80 %53, 0xK40008000000000000000
  %55 = fdiv x86_fp80 %47, %54
  %56 = fcmp ult x86_fp80 %48, 0xK00000000000000000000
  br i1 %56, label %60, label %57

57:
  %58 = fmul x86_fp80 %46, %53
  %59 = fmul x86_fp80 %46, %55
  br label %65

60:
  %61 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %55)
  %62 = fmul x86_fp80 %46, %61
  %63 = fmul x86_fp80 %46, %53
  %64 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %63, x86_fp80 %47)
  br label %65

65:
  %66 = phi x86_fp80 [ 0xK00000000000000000000, %._crit_edge1 ], [ %58, %57 ], [ %17, %24 ], [ %28, %26 ], [ %62, %60 ]
  %67 = phi x86_fp80 [ %5, %._crit_edge1 ], [ %59, %57 ], [ %25, %24 ], [ %29, %26 ], [ %64, %60 ]
  %68 = fadd x86_fp80 %3, 0xK3FFF8000000000000000
  %69 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %68)
  %70 = fcmp oeq x86_fp80 %69, 0xK7FFF8000000000000000
  br i1 %70, label %71, label %79

71:
  %72 = fcmp ogt x86_fp80 %68, 0xK00000000000000000000
  br i1 %72, label %73, label %75

73:
  %74 = fmul x86_fp80 %5, 0xK00000000000000000000
  br label %114

75:
  %76 = fcmp ord x86_fp80 %5, 0xK00000000000000000000
  %77 = select i1 %76, x86_fp80 0xK00000000000000000000, x86_fp80 %5
  %78 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %68, x86_fp80 %5)
  br label %114

79:
  %80 = fcmp oeq x86_fp80 %68, 0xK00000000000000000000
  %81 = fcmp oeq x86_fp80 %5, 0xK00000000000000000000
  %82 = select i1 %80, i1 %81, i1 false
  br i1 %82, label %._crit_edge3, label %83

._crit_edge3:
  br label %114

83:
  %84 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %69, x86_fp80 %7)
  %85 = fcmp ult x86_fp80 %84, 0xK7FFAFFFFFFFFFFFFFFFF
  br i1 %85, label %89, label %86

86:
  %87 = fmul x86_fp80 %68, 0xK3FFB8000000000000000
  %88 = fmul x86_fp80 %5, 0xK3FFB8000000000000000
  br label %94

89:
  %90 = fcmp olt x86_fp80 %84, 0xK017F8000000000000000
  br i1 %90, label %91, label %._crit_edge4

._crit_edge4:
  br label %94

91:
  %92 = fmul x86_fp80 %68, 0xK40C78000000000000000
  %93 = fmul x86_fp80 %5, 0xK40C78000000000000000
  br label %94

94:
  %95 = phi x86_fp80 [ 0xK40018000000000000000, %86 ], [ 0xK3F9B8000000000000000, %91 ], [ 0xK3FFF8000000000000000, %._crit_edge4 ]
  %96 = phi x86_fp80 [ %88, %86 ], [ %93, %91 ], [ %5, %._crit_edge4 ]
  %97 = phi x86_fp80 [ %87, %86 ], [ %92, %91 ], [ %68, %._crit_edge4 ]
  %98 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %97)
  %99 = call x86_fp80 @hypotl(x86_fp80 %97, x86_fp80 %96)
  %100 = fadd x86_fp80 %98, %99
  %101 = fmul x86_fp80 %100, 0xK3FFE8000000000000000
  %102 = call x86_fp80 @llvm.sqrt.f80(x86_fp80 %101)
  %103 = fmul x86_fp80 %102, 0xK40008000000000000000
  %104 = fdiv x86_fp80 %96, %103
  %105 = fcmp ult x86_fp80 %97, 0xK00000000000000000000
  br i1 %105, label %109, label %106

106:
  %107 = fmul x86_fp80 %95, %102
  %108 = fmul x86_fp80 %95, %104
  br label %114

109:
  %110 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %104)
  %111 = fmul x86_fp80 %95, %110
  %112 = fmul x86_fp80 %95, %102
  %113 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %112, x86_fp80 %96)
  br label %114

114:
  %115 = phi x86_fp80 [ %66, %109 ], [ %66, %75 ], [ %66, %._crit_edge3 ], [ %66, %73 ], [ %66, %106 ], [ 0xK7FFF8000000000000000, %._crit_edge ]
  %116 = phi x86_fp80 [ %67, %109 ], [ %67, %75 ], [ %67, %._crit_edge3 ], [ %67, %73 ], [ %67, %106 ], [ %5, %._crit_edge ]
  %117 = phi x86_fp80 [ %111, %109 ], [ %77, %75 ], [ 0xK00000000000000000000, %._crit_edge3 ], [ %68, %73 ], [ %107, %106 ], [ 0xK7FFF8000000000000000, %._crit_edge ]
  %118 = phi x86_fp80 [ %113, %109 ], [ %78, %75 ], [ %5, %._crit_edge3 ], [ %74, %73 ], [ %108, %106 ], [ %5, %._crit_edge ]
  %119 = fmul x86_fp80 %115, %117
  %120 = fmul x86_fp80 %116, %118
  %121 = fadd x86_fp80 %119, %120
  %122 = call x86_fp80 @asinhl(x86_fp80 %121)
  %123 = call x86_fp80 @llvm.atan2.f80(x86_fp80 %116, x86_fp80 %117)
  %124 = fmul x86_fp80 %123, 0xK40008000000000000000
  br label %125

125:
  %126 = phi x86_fp80 [ %15, %10 ], [ %122, %114 ]
  %127 = phi x86_fp80 [ %14, %10 ], [ %124, %114 ]
  %128 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %126, 0
  %129 = insertvalue { x86_fp80, x86_fp80 } %128, x86_fp80 %127, 1
  ret { x86_fp80, x86_fp80 } %129
}

define internal { x86_fp80, x86_fp80 } @irad.body.catanhl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = load x86_fp80, ptr %0, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load x86_fp80, ptr %3, align 16
  %5 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %2)
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %4)
  %7 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %5, x86_fp80 %6)
  %8 = fcmp ogt x86_fp80 %7, 0xK5F3F8000000000000000
  br i1 %8, label %9, label %12

9:
  %10 = call { x86_fp80, x86_fp80 } @irad.body.__divxc3(x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000, x86_fp80 %2, x86_fp80 %4)
  %11 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFFC90FDAA22168C235, x86_fp80 %4)
  br label %29

12:
  %13 = fsub x86_fp80 0xK3FFF8000000000000000, %5
  %14 = fmul x86_fp80 %13, %13
  %15 = fmul x86_fp80 %4, %4
  %16 = fadd x86_fp80 %15, %14
  %17 = fmul x86_fp80 %5, 0xK40018000000000000000
  %18 = fdiv x86_fp80 %17, %16
  %19 = call x86_fp80 @log1pl(x86_fp80 %18)
  %20 = fmul x86_fp80 %19, 0xK3FFD8000000000000000
  %21 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %20, x86_fp80 %2)
  %22 = fmul x86_fp80 %4, 0xK40008000000000000000
  %23 = fadd x86_fp80 %5, 0xK3FFF8000000000000000
  %24 = fmul x86_fp80 %13, %23
  %25 = fsub x86_fp80 %24, %15
  %26 = call x86_fp80 @llvm.atan2.f80(x86_fp80 %22, x86_fp80 %25)
  %27 = fmul x86_fp80 %26, 0xK3FFE8000000000000000
  %28 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %21, 0
  br label %29

29:
  %30 = phi { x86_fp80, x86_fp80 } [ %10, %9 ], [ %28, %12 ]
  %31 = phi x86_fp80 [ %11, %9 ], [ %27, %12 ]
  %32 = insertvalue { x86_fp80, x86_fp80 } %30, x86_fp80 %31, 1
  ret { x86_fp80, x86_fp80 } %32
}

declare x86_fp80 @log1pl(x86_fp80 noundef) local_unnamed_addr

define internal { x86_fp80, x86_fp80 } @irad.body.catanl(ptr readonly byval({ x86_fp80, x86_fp80 }) align 16 %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load x86_fp80, ptr %2, align 16
  %4 = fneg x86_fp80 %3
  %5 = load x86_fp80, ptr %0, align 16
  %6 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %3)
  %7 = call x86_fp80 @llvm.fabs.f80(x86_fp80 %5)
  %8 = call x86_fp80 @llvm.maxnum.f80(x86_fp80 %6, x86_fp80 %7)
  %9 = fcmp ogt x86_fp80 %8, 0xK5F3F8000000000000000
  br i1 %9, label %10, label %14

10:
  %11 = call { x86_fp80, x86_fp80 } @irad.body.__divxc3(x86_fp80 0xK3FFF8000000000000000, x86_fp80 0xK00000000000000000000, x86_fp80 %4, x86_fp80 %5)
  %12 = call x86_fp80 @llvm.copysign.f80(x86_fp80 0xK3FFFC90FDAA22168C235, x86_fp80 %5)
  %13 = extractvalue { x86_fp80, x86_fp80 } %11, 0
  br label %30

14:
  %15 = fsub x86_fp80 0xK3FFF8000000000000000, %6
  %16 = fmul x86_fp80 %15, %15
  %17 = fmul x86_fp80 %5, %5
  %18 = fadd x86_fp80 %17, %16
  %19 = fmul x86_fp80 %6, 0xK40018000000000000000
  %20 = fdiv x86_fp80 %19, %18
  %21 = call x86_fp80 @log1pl(x86_fp80 %20)
  %22 = fmul x86_fp80 %21, 0xK3FFD8000000000000000
  %23 = call x86_fp80 @llvm.copysign.f80(x86_fp80 %22, x86_fp80 %4)
  %24 = fmul x86_fp80 %5, 0xK40008000000000000000
  %25 = fadd x86_fp80 %6, 0xK3FFF8000000000000000
  %26 = fmul x86_fp80 %15, %25
  %27 = fsub x86_fp80 %26, %17
  %28 = call x86_fp80 @llvm.atan2.f80(x86_fp80 %24, x86_fp80 %27)
  %29 = fmul x86_fp80 %28, 0xK3FFE8000000000000000
  br label %30

30:
  %31 = phi x86_fp80 [ %13, %10 ], [ %23, %14 ]
  %32 = phi x86_fp80 [ %12, %10 ], [ %29, %14 ]
  %33 = fneg x86_fp80 %31
  %34 = insertvalue { x86_fp80, x86_fp80 } poison, x86_fp80 %32, 0
  %35 = insertvalue { x86_fp80, x86_fp80 } %34, x86_fp80 %33, 1
  ret { x86_fp80, x86_fp80 } %35
}

declare x86_fp80 @llvm.fma.f80(x86_fp80, x86_fp80, x86_fp80)

declare x86_fp80 @llvm.sinh.f80(x86_fp80)

declare x86_fp80 @llvm.cosh.f80(x86_fp80)
