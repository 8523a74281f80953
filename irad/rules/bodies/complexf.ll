define internal <2 x float> @irad.body.__mulsc3(float %0, float %1, float %2, float %3) {
  %5 = fmul float %0, %2
  %6 = fmul float %1, %3
  %7 = fmul float %0, %3
  %8 = fmul float %1, %2
  %9 = fsub float %5, %6
  %10 = fadd float %8, %7
  %11 = fcmp uno float %9, 0.000000e+00
  %12 = fcmp uno float %10, 0.000000e+00
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %91

14:
  %15 = call float @llvm.fabs.f32(float %0)
  %16 = fcmp oeq float %15, 0x7FF0000000000000
  %17 = call float @llvm.fabs.f32(float %1)
  %18 = fcmp oeq float %17, 0x7FF0000000000000
  %19 = or i1 %16, %18
  br i1 %19, label %20, label %._crit_edge1

._crit_edge1:
  br label %31

20:
  %21 = uitofp i1 %16 to float
  %22 = call float @llvm.copysign.f32(float %21, float %0)
  %23 = uitofp i1 %18 to float
  %24 = call float @llvm.copysign.f32(float %23, float %1)
  %25 = fcmp uno float %2, 0.000000e+00
  %26 = call float @llvm.copysign.f32(float 0.000000e+00, float %2)
  %27 = select i1 %25, float %26, float %2
  %28 = fcmp uno float %3, 0.000000e+00
  %29 = call float @llvm.copysign.f32(float 0.000000e+00, float %3)
  %30 = select i1 %28, float %29, float %3
  br label %31

31:
  %32 = phi float [ %30, %20 ], [ %3, %._crit_edge1 ]
  %33 = phi float [ %27, %20 ], [ %2, %._crit_edge1 ]
  %34 = phi float [ %24, %20 ], [ %1, %._crit_edge1 ]
  %35 = phi float [ %22, %20 ], [ %0, %._crit_edge1 ]
  %36 = call float @llvm.fabs.f32(float %33)
  %37 = fcmp oeq float %36, 0x7FF0000000000000
  %38 = call float @llvm.fabs.f32(float %32)
  %39 = fcmp oeq float %38, 0x7FF0000000000000
  %40 = or i1 %39, %37
  br i1 %40, label %41, label %52

41:
  %42 = uitofp i1 %37 to float
  %43 = call float @llvm.copysign.f32(float %42, float %33)
  %44 = uitofp i1 %39 to float
  %45 = call float @llvm.copysign.f32(float %44, float %32)
  %46 = fcmp uno float %35, 0.000000e+00
  %47 = call float @llvm.copysign.f32(float 0.000000e+00, float %35)
  %48 = select i1 %46, float %47, float %35
  %49 = fcmp uno float %34, 0.000000e+00
  %50 = call float @llvm.copysign.f32(float 0.000000e+00, float %34)
  %51 = select i1 %49, float %50, float %34
  br label %78

52:
  br i1 %19, label %._crit_edge2, label %53

._crit_edge2:
  br label %78

53:
  %54 = call float @llvm.fabs.f32(float %5)
  %55 = fcmp oeq float %54, 0x7FF0000000000000
  %56 = call float @llvm.fabs.f32(float %6)
  %57 = fcmp oeq float %56, 0x7FF0000000000000
  %58 = or i1 %55, %57
  %59 = call float @llvm.fabs.f32(float %7)
  %60 = fcmp oeq float %59, 0x7FF0000000000000
  %61 = or i1 %60, %58
  %62 = call float @llvm.fabs.f32(float %8)
  %63 = fcmp oeq float %62, 0x7FF0000000000000
  %64 = or i1 %63, %61
  br i1 %64, label %65, label %._crit_edge3

._crit_edge3:
  br label %91

65:
  %66 = fcmp uno float %35, 0.000000e+00
  %67 = call float @llvm.copysign.f32(float 0.000000e+00, float %35)
  %68 = select i1 %66, float %67, float %35
  %69 = fcmp uno float %34, 0.000000e+00
  %70 = call float @llvm.copysign.f32(float 0.000000e+00, float %34)
  %71 = select i1 %69, float %70, float %34
  %72 = fcmp uno float %33, 0.000000e+00
  %73 = call float @llvm.copysign.f32(float 0.000000e+00, float %33)
  %74 = select i1 %72, float %73, float %33
  %75 = fcmp uno float %32, 0.000000e+00
  %76 = call float @llvm.copysign.f32(float 0.000000e+00, float %32)
  %77 = select i1 %75, float %76, float %32
  br label %78

78:
  %79 = phi float [ %32, %._crit_edge2 ], [ %77, %65 ], [ %45, %41 ]
  %80 = phi float [ %33, %._crit_edge2 ], [ %74, %65 ], [ %43, %41 ]
  %81 = phi float [ %34, %._crit_edge2 ], [ %71, %65 ], [ %51, %41 ]
  %82 = phi float [ %35, %._crit_edge2 ], [ %68, %65 ], [ %48, %41 ]
  %83 = fmul float %80, %82
  %84 = fmul float %79, %81
  %85 = fsub float %83, %84
  %86 = fmul float %85, 0x7FF0000000000000
  %87 = fmul float %79, %82
  %88 = fmul float %80, %81
  %89 = fadd float %88, %87
  %90 = fmul float %89, 0x7FF0000000000000
  br label %91

91:
  %92 = phi float [ %86, %78 ], [ %9, %._crit_edge ], [ %9, %._crit_edge3 ]
  %93 = phi float [ %90, %78 ], [ %10, %._crit_edge ], [ %10, %._crit_edge3 ]
  %94 = insertelement <2 x float> poison, float %92, i64 0
  %95 = insertelement <2 x float> %94, float %93, i64 1
  ret <2 x float> %95
}

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare float @llvm.fabs.f32(float)

define internal <2 x float> @irad.body.__divsc3(float %0, float %1, float %2, float %3) {
  %5 = call float @llvm.fabs.f32(float %2)
  %6 = call float @llvm.fabs.f32(float %3)
  %7 = call float @llvm.maxnum.f32(float %5, float %6)
  %8 = call i1 @llvm.is.fpclass.f32(float %7, i32 579)
  br i1 %8, label %._crit_edge, label %9

._crit_edge:
  br label %12

9:
  %10 = call i32 @ilogbf(float %7)
  %11 = sub nsw i32 0, %10
  br label %12

12:
  %13 = phi i32 [ %11, %9 ], [ 0, %._crit_edge ]
  %14 = call float @scalbnf(float %2, i32 %13)
  %15 = call float @scalbnf(float %3, i32 %13)
  %16 = fmul float %14, %14
  %17 = fmul float %15, %15
  %18 = fadd float %16, %17
  %19 = fmul float %0, %14
  %20 = fmul float %1, %15
  %21 = fadd float %19, %20
  %22 = fdiv float %21, %18
  %23 = call float @scalbnf(float %22, i32 %13)
  %24 = fmul float %1, %14
  %25 = fmul float %0, %15
  %26 = fsub float %24, %25
  %27 = fdiv float %26, %18
  %28 = call float @scalbnf(float %27, i32 %13)
  %29 = fcmp uno float %23, 0.000000e+00
  %30 = fcmp uno float %28, 0.000000e+00
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %._crit_edge1

._crit_edge1:
  br label %87

32:
  %33 = fcmp oeq float %18, 0.000000e+00
  br i1 %33, label %34, label %._crit_edge2

._crit_edge2:
  br label %42

34:
  %35 = fcmp uno float %0, 0.000000e+00
  %36 = fcmp uno float %1, 0.000000e+00
  %37 = and i1 %35, %36
  br i1 %37, label %._crit_edge3, label %38

._crit_edge3:
  br label %42

38:
  %39 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %2)
  %40 = fmul float %0, %39
  %41 = fmul float %1, %39
  br label %87

42:
  %43 = call float @llvm.fabs.f32(float %0)
  %44 = fcmp oeq float %43, 0x7FF0000000000000
  %45 = call float @llvm.fabs.f32(float %1)
  %46 = fcmp oeq float %45, 0x7FF0000000000000
  %47 = or i1 %44, %46
  %48 = xor i1 %47, true
  %49 = fcmp ueq float %5, 0x7FF0000000000000
  %50 = or i1 %49, %48
  %51 = fcmp ueq float %6, 0x7FF0000000000000
  %52 = or i1 %50, %51
  br i1 %52, label %66, label %53

53:
  %54 = uitofp i1 %44 to float
  %55 = call float @llvm.copysign.f32(float %54, float %0)
  %56 = uitofp i1 %46 to float
  %57 = call float @llvm.copysign.f32(float %56, float %1)
  %58 = fmul float %2, %55
  %59 = fmul float %3, %57
  %60 = fadd float %58, %59
  %61 = fmul float %60, 0x7FF0000000000000
  %62 = fmul float %2, %57
  %63 = fmul float %3, %55
  %64 = fsub float %62, %63
  %65 = fmul float %64, 0x7FF0000000000000
  br label %87

66:
  %67 = fcmp une float %7, 0x7FF0000000000000
  %68 = fcmp ueq float %43, 0x7FF0000000000000
  %69 = or i1 %68, %67
  %70 = fcmp ueq float %45, 0x7FF0000000000000
  %71 = or i1 %70, %69
  br i1 %71, label %._crit_edge4, label %72

._crit_edge4:
  br label %87

72:
  %73 = fcmp oeq float %5, 0x7FF0000000000000
  %74 = uitofp i1 %73 to float
  %75 = call float @llvm.copysign.f32(float %74, float %2)
  %76 = fcmp oeq float %6, 0x7FF0000000000000
  %77 = uitofp i1 %76 to float
  %78 = call float @llvm.copysign.f32(float %77, float %3)
  %79 = fmul float %0, %75
  %80 = fmul float %1, %78
  %81 = fadd float %79, %80
  %82 = fmul float %81, 0.000000e+00
  %83 = fmul float %1, %75
  %84 = fmul float %0, %78
  %85 = fsub float %83, %84
  %86 = fmul float %85, 0.000000e+00
  br label %87

87:
  %88 = phi float [ %23, %._crit_edge1 ], [ %82, %72 ], [ %61, %53 ], [ %40, %38 ], [ %23, %._crit_edge4 ]
  %89 = phi float [ %28, %._crit_edge1 ], [ %86, %72 ], [ %65, %53 ], [ %41, %38 ], [ %28, %._crit_edge4 ]
  %90 = insertelement <2 x float> poison, float %88, i64 0
  %91 = insertelement <2 x float> %90, float %89, i64 1
  ret <2 x float> %91
}

declare float @llvm.maxnum.f32(float, float)

declare i32 @ilogbf(float noundef) local_unnamed_addr

declare float @scalbnf(float noundef, i32 noundef) local_unnamed_addr

declare float @llvm.copysign.f32(float, float)

define internal <2 x float> @irad.body.conjf(<2 x float> %0) {
  %2 = fneg <2 x float> %0
  %3 = shufflevector <2 x float> %0, <2 x float> %2, <2 x i32> <i32 0, i32 3>
  ret <2 x float> %3
}

define internal <2 x float> @irad.body.cprojf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = call float @llvm.fabs.f32(float %2)
  %4 = fcmp oeq float %3, 0x7FF0000000000000
  %5 = extractelement <2 x float> %0, i64 1
  %6 = call float @llvm.fabs.f32(float %5)
  %7 = fcmp oeq float %6, 0x7FF0000000000000
  %8 = or i1 %4, %7
  %9 = call float @llvm.copysign.f32(float 0.000000e+00, float %5)
  %10 = insertelement <2 x float> <float 0x7FF0000000000000, float poison>, float %9, i64 1
  %11 = select i1 %8, <2 x float> %10, <2 x float> %0
  ret <2 x float> %11
}

define internal float @irad.body.crealf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  ret float %2
}

define internal float @irad.body.cimagf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 1
  ret float %2
}

define internal float @irad.body.cabsf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @hypotf(float %2, float %3)
  ret float %4
}

declare float @hypotf(float noundef, float noundef) local_unnamed_addr

define internal float @irad.body.cargf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = extractelement <2 x float> %0, i64 0
  %4 = call float @llvm.atan2.f32(float %2, float %3)
  ret float %4
}

declare float @llvm.atan2.f32(float, float)

define internal <2 x float> @irad.body.cexpf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.fabs.f32(float %2)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = fcmp oeq float %3, 0.000000e+00
  %7 = and i1 %6, %5
  br i1 %7, label %8, label %11

8:
  %9 = call float @llvm.exp.f32(float %2)
  %10 = insertelement <2 x float> %0, float %9, i64 0
  br label %38

11:
  %12 = fcmp olt float %2, 0.000000e+00
  %13 = and i1 %12, %5
  br i1 %13, label %14, label %17

14:
  %15 = call float @llvm.copysign.f32(float 0.000000e+00, float %3)
  %16 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %15, i64 1
  br label %38

17:
  %18 = call float @llvm.cos.f32(float %3)
  %19 = fcmp ugt float %2, 8.000000e+01
  br i1 %19, label %25, label %20

20:
  %21 = call float @llvm.exp.f32(float %2)
  %22 = fmul float %21, %18
  %23 = call float @llvm.sin.f32(float %3)
  %24 = fmul float %21, %23
  br label %33

25:
  %26 = fmul float %2, 5.000000e-01
  %27 = call float @llvm.exp.f32(float %26)
  %28 = fmul float %18, %27
  %29 = fmul float %27, %28
  %30 = call float @llvm.sin.f32(float %3)
  %31 = fmul float %30, %27
  %32 = fmul float %27, %31
  br label %33

33:
  %34 = phi float [ %22, %20 ], [ %29, %25 ]
  %35 = phi float [ %24, %20 ], [ %32, %25 ]
  %36 = insertelement <2 x float> poison, float %34, i64 0
  %37 = insertelement <2 x float> %36, float %35, i64 1
  br label %38

38:
  %39 = phi <2 x float> [ %10, %8 ], [ %16, %14 ], [ %37, %33 ]
  ret <2 x float> %39
}

declare float @llvm.exp.f32(float)

declare float @llvm.cos.f32(float)

declare float @llvm.sin.f32(float)

define internal <2 x float> @irad.body.clogf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = call float @llvm.fabs.f32(float %2)
  %4 = extractelement <2 x float> %0, i64 1
  %5 = call float @llvm.fabs.f32(float %4)
  %6 = call float @hypotf(float %3, float %5)
  %7 = fcmp ogt float %6, 0x3FE6666660000000
  %8 = fcmp olt float %6, 0x3FF6666660000000
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %33

10:
  %11 = call float @llvm.minnum.f32(float %3, float %5)
  %12 = call float @llvm.maxnum.f32(float %3, float %5)
  %13 = fmul float %12, %12
  %14 = fmul float %11, %11
  %15 = fadd float %13, -1.000000e+00
  %16 = fadd float %14, %15
  %17 = call float @llvm.fabs.f32(float %15)
  %18 = fcmp ogt float %17, %14
  %19 = fsub float %15, %16
  %20 = fadd float %14, %19
  %21 = fsub float %14, %16
  %22 = fadd float %15, %21
  %23 = select i1 %18, float %20, float %22
  %24 = fneg float %14
  %25 = call float @llvm.fma.f32(float %11, float %11, float %24)
  %26 = fneg float %13
  %27 = call float @llvm.fma.f32(float %12, float %12, float %26)
  %28 = fadd float %27, %25
  %29 = fadd float %28, %23
  %30 = fadd float %16, %29
  %31 = call float @log1pf(float %30)
  %32 = fmul float %31, 5.000000e-01
  br label %43

33:
  %34 = fcmp olt float %6, 0x47CFFFFFE0000000
  br i1 %34, label %35, label %37

35:
  %36 = call float @llvm.log.f32(float %6)
  br label %43

37:
  %38 = fmul float %3, 5.000000e-01
  %39 = fmul float %5, 5.000000e-01
  %40 = call float @hypotf(float %38, float %39)
  %41 = call float @llvm.log.f32(float %40)
  %42 = fadd float %41, 0x3FE62E4300000000
  br label %43

43:
  %44 = phi float [ %32, %10 ], [ %36, %35 ], [ %42, %37 ]
  %45 = call float @llvm.atan2.f32(float %4, float %2)
  %46 = insertelement <2 x float> poison, float %44, i64 0
  %47 = insertelement <2 x float> %46, float %45, i64 1
  ret <2 x float> %47
}

declare float @llvm.minnum.f32(float, float)

declare float @llvm.log.f32(float)

define internal <2 x float> @irad.body.clog10f(<2 x float> %0) {
  %2 = call <2 x float> @irad.body.clogf(<2 x float> %0)
  %3 = extractelement <2 x float> %2, i64 0
  %4 = extractelement <2 x float> %2, i64 1
  %5 = fmul float %3, 0x3FDBCB7B20000000
  %6 = fmul float %4, 0x3FDBCB7B20000000
  %7 = insertelement <2 x float> poison, float %5, i64 0
  %8 = insertelement <2 x float> %7, float %6, i64 1
  ret <2 x float> %8
}

define internal <2 x float> @irad.body.csqrtf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.fabs.f32(float %3)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  br i1 %5, label %6, label %8

6:
  %7 = insertelement <2 x float> %0, float 0x7FF0000000000000, i64 0
  br label %65

8:
  %9 = call float @llvm.fabs.f32(float %2)
  %10 = fcmp oeq float %9, 0x7FF0000000000000
  br i1 %10, label %11, label %24

11:
  %12 = fcmp ogt float %2, 0.000000e+00
  br i1 %12, label %13, label %15

13:
  %14 = fmul float %3, 0.000000e+00
  br label %19

15:
  %16 = fcmp ord float %3, 0.000000e+00
  %17 = select i1 %16, float 0.000000e+00, float %3
  %18 = call float @llvm.copysign.f32(float %2, float %3)
  br label %19

19:
  %20 = phi float [ %2, %13 ], [ %17, %15 ]
  %21 = phi float [ %14, %13 ], [ %18, %15 ]
  %22 = insertelement <2 x float> poison, float %20, i64 0
  %23 = insertelement <2 x float> %22, float %21, i64 1
  br label %65

24:
  %25 = fcmp oeq float %2, 0.000000e+00
  %26 = fcmp oeq float %3, 0.000000e+00
  %27 = and i1 %25, %26
  br i1 %27, label %28, label %30

28:
  %29 = insertelement <2 x float> %0, float 0.000000e+00, i64 0
  br label %65

30:
  %31 = call float @llvm.maxnum.f32(float %9, float %4)
  %32 = fcmp ult float %31, 0x47AFFFFFE0000000
  br i1 %32, label %36, label %33

33:
  %34 = fmul float %2, 6.250000e-02
  %35 = fmul float %3, 6.250000e-02
  br label %41

36:
  %37 = fcmp olt float %31, 0x39B0000000000000
  br i1 %37, label %38, label %._crit_edge

._crit_edge:
  br label %41

38:
  %39 = fmul float %2, 0x4270000000000000
  %40 = fmul float %3, 0x4270000000000000
  br label %41

41:
  %42 = phi float [ 4.000000e+00, %33 ], [ 0x3EB0000000000000, %38 ], [ 1.000000e+00, %._crit_edge ]
  %43 = phi float [ %35, %33 ], [ %40, %38 ], [ %3, %._crit_edge ]
  %44 = phi float [ %34, %33 ], [ %39, %38 ], [ %2, %._crit_edge ]
  %45 = call float @llvm.fabs.f32(float %44)
  %46 = call float @hypotf(float %44, float %43)
  %47 = fadd float %45, %46
  %48 = fmul float %47, 5.000000e-01
  %49 = call float @llvm.sqrt.f32(float %48)
  %50 = fmul float %49, 2.000000e+00
  %51 = fdiv float %43, %50
  %52 = fcmp ult float %44, 0.000000e+00
  br i1 %52, label %58, label %53

53:
  %54 = fmul float %42, %49
  %55 = fmul float %42, %51
  %56 = insertelement <2 x float> poison, float %54, i64 0
  %57 = insertelement <2 x float> %56, float %55, i64 1
  br label %65

58:
  %59 = call float @llvm.fabs.f32(float %51)
  %60 = fmul float %42, %59
  %61 = fmul float %42, %49
  %62 = call float @llvm.copysign.f32(float %61, float %43)
  %63 = insertelement <2 x float> poison, float %60, i64 0
  %64 = insertelement <2 x float> %63, float %62, i64 1
  br label %65

65:
  %66 = phi <2 x float> [ %7, %6 ], [ %23, %19 ], [ %29, %28 ], [ %57, %53 ], [ %64, %58 ]
  ret <2 x float> %66
}

declare float @llvm.sqrt.f32(float)

define internal <2 x float> @irad.body.cpowf(<2 x float> %0, <2 x float> %1) {
  %3 = extractelement <2 x float> %1, i64 0
  %4 = extractelement <2 x float> %1, i64 1
  %5 = extractelement <2 x float> %0, i64 0
  %6 = fcmp oeq float %5, 0.000000e+00
  %7 = extractelement <2 x float> %0, i64 1
  %8 = fcmp oeq float %7, 0.000000e+00
  %9 = and i1 %6, %8
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %16

10:
  %11 = fcmp oeq float %3, 1.000000e+00
  %12 = fcmp oeq float %4, 0.000000e+00
  %13 = and i1 %11, %12
  br i1 %13, label %._crit_edge1, label %14

._crit_edge1:
  br label %57

14:
  %15 = fcmp ogt float %3, 1.000000e+00
  br i1 %15, label %._crit_edge2, label %._crit_edge3

._crit_edge3:
  br label %16

._crit_edge2:
  br label %57

16:
  %17 = call <2 x float> @irad.body.clogf(<2 x float> %0)
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractelement <2 x float> %17, i64 1
  %20 = call <2 x float> @irad.body.__mulsc3(float %3, float %4, float %18, float %19)
  %21 = extractelement <2 x float> %20, i64 0
  %22 = extractelement <2 x float> %20, i64 1
  %23 = call float @llvm.fabs.f32(float %21)
  %24 = fcmp oeq float %23, 0x7FF0000000000000
  %25 = fcmp oeq float %22, 0.000000e+00
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %30

27:
  %28 = call float @llvm.exp.f32(float %21)
  %29 = insertelement <2 x float> %20, float %28, i64 0
  br label %57

30:
  %31 = fcmp olt float %21, 0.000000e+00
  %32 = and i1 %31, %24
  br i1 %32, label %33, label %36

33:
  %34 = call float @llvm.copysign.f32(float 0.000000e+00, float %22)
  %35 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %34, i64 1
  br label %57

36:
  %37 = call float @llvm.cos.f32(float %22)
  %38 = fcmp ugt float %21, 8.000000e+01
  br i1 %38, label %44, label %39

39:
  %40 = call float @llvm.exp.f32(float %21)
  %41 = fmul float %40, %37
  %42 = call float @llvm.sin.f32(float %22)
  %43 = fmul float %40, %42
  br label %52

44:
  %45 = fmul float %21, 5.000000e-01
  %46 = call float @llvm.exp.f32(float %45)
  %47 = fmul float %37, %46
  %48 = fmul float %46, %47
  %49 = call float @llvm.sin.f32(float %22)
  %50 = fmul float %49, %46
  %51 = fmul float %46, %50
  br label %52

52:
  %53 = phi float [ %41, %39 ], [ %48, %44 ]
  %54 = phi float [ %43, %39 ], [ %51, %44 ]
  %55 = insertelement <2 x float> poison, float %53, i64 0
  %56 = insertelement <2 x float> %55, float %54, i64 1
  br label %57

57:
  %58 = phi <2 x float> [ zeroinitializer, %._crit_edge2 ], [ %0, %._crit_edge1 ], [ %29, %27 ], [ %35, %33 ], [ %56, %52 ]
  ret <2 x float> %58
}

define internal <2 x float> @irad.body.csinhf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.cos.f32(float %3)
  %5 = call float @llvm.fabs.f32(float %2)
  %6 = fcmp ugt float %5, 8.000000e+01
  br i1 %6, label %13, label %7

7:
  %8 = call float @llvm.sinh.f32(float %2)
  %9 = fmul float %8, %4
  %10 = call float @llvm.sin.f32(float %3)
  %11 = call float @llvm.cosh.f32(float %2)
  %12 = fmul float %11, %10
  br label %24

13:
  %14 = call float @llvm.copysign.f32(float 5.000000e-01, float %2)
  %15 = fmul float %14, %4
  %16 = fmul float %5, 5.000000e-01
  %17 = call float @llvm.exp.f32(float %16)
  %18 = fmul float %15, %17
  %19 = fmul float %17, %18
  %20 = call float @llvm.sin.f32(float %3)
  %21 = fmul float %20, 5.000000e-01
  %22 = fmul float %21, %17
  %23 = fmul float %17, %22
  br label %24

24:
  %25 = phi float [ %9, %7 ], [ %19, %13 ]
  %26 = phi float [ %12, %7 ], [ %23, %13 ]
  %27 = insertelement <2 x float> poison, float %25, i64 0
  %28 = insertelement <2 x float> %27, float %26, i64 1
  ret <2 x float> %28
}

define internal <2 x float> @irad.body.ccoshf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.cos.f32(float %3)
  %5 = call float @llvm.fabs.f32(float %2)
  %6 = fcmp ugt float %5, 8.000000e+01
  br i1 %6, label %13, label %7

7:
  %8 = call float @llvm.cosh.f32(float %2)
  %9 = fmul float %8, %4
  %10 = call float @llvm.sin.f32(float %3)
  %11 = call float @llvm.sinh.f32(float %2)
  %12 = fmul float %11, %10
  br label %24

13:
  %14 = fmul float %4, 5.000000e-01
  %15 = fmul float %5, 5.000000e-01
  %16 = call float @llvm.exp.f32(float %15)
  %17 = fmul float %14, %16
  %18 = fmul float %16, %17
  %19 = call float @llvm.sin.f32(float %3)
  %20 = call float @llvm.copysign.f32(float 5.000000e-01, float %2)
  %21 = fmul float %20, %19
  %22 = fmul float %21, %16
  %23 = fmul float %16, %22
  br label %24

24:
  %25 = phi float [ %9, %7 ], [ %18, %13 ]
  %26 = phi float [ %12, %7 ], [ %23, %13 ]
  %27 = insertelement <2 x float> poison, float %25, i64 0
  %28 = insertelement <2 x float> %27, float %26, i64 1
  ret <2 x float> %28
}

define internal <2 x float> @irad.body.csinf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.sin.f32(float %2)
  %5 = call float @llvm.fabs.f32(float %3)
  %6 = fcmp ugt float %5, 8.000000e+01
  br i1 %6, label %13, label %7

7:
  %8 = call float @llvm.cosh.f32(float %3)
  %9 = fmul float %8, %4
  %10 = call float @llvm.cos.f32(float %2)
  %11 = call float @llvm.sinh.f32(float %3)
  %12 = fmul float %11, %10
  br label %24

13:
  %14 = fmul float %4, 5.000000e-01
  %15 = fmul float %5, 5.000000e-01
  %16 = call float @llvm.exp.f32(float %15)
  %17 = fmul float %14, %16
  %18 = fmul float %16, %17
  %19 = call float @llvm.cos.f32(float %2)
  %20 = call float @llvm.copysign.f32(float 5.000000e-01, float %3)
  %21 = fmul float %20, %19
  %22 = fmul float %21, %16
  %23 = fmul float %16, %22
  br label %24

24:
  %25 = phi float [ %9, %7 ], [ %18, %13 ]
  %26 = phi float [ %12, %7 ], [ %23, %13 ]
  %27 = insertelement <2 x float> poison, float %25, i64 0
  %28 = insertelement <2 x float> %27, float %26, i64 1
  ret <2 x float> %28
}

define internal <2 x float> @irad.body.ccosf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.cos.f32(float %2)
  %5 = call float @llvm.fabs.f32(float %3)
  %6 = fcmp ugt float %5, 8.000000e+01
  br i1 %6, label %13, label %7

7:
  %8 = call float @llvm.cosh.f32(float %3)
  %9 = fmul float %8, %4
  %10 = call float @llvm.sin.f32(float %2)
  %11 = call float @llvm.sinh.f32(float %3)
  %12 = fmul float %11, %10
  br label %24

13:
  %14 = fmul float %4, 5.000000e-01
  %15 = fmul float %5, 5.000000e-01
  %16 = call float @llvm.exp.f32(float %15)
  %17 = fmul float %14, %16
  %18 = fmul float %16, %17
  %19 = call float @llvm.sin.f32(float %2)
  %20 = call float @llvm.copysign.f32(float 5.000000e-01, float %3)
  %21 = fmul float %20, %19
  %22 = fmul float %21, %16
  %23 = fmul float %16, %22
  br label %24

24:
  %25 = phi float [ %9, %7 ], [ %18, %13 ]
  %26 = phi float [ %12, %7 ], [ %23, %13 ]
  %27 = fneg float %26
  %28 = insertelement <2 x float> poison, float %25, i64 0
  %29 = insertelement <2 x float> %28, float %27, i64 1
  ret <2 x float> %29
}

define internal <2 x float> @irad.body.ctanhf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.fabs.f32(float %2)
  %5 = fcmp ogt float %4, 1.000000e+00
  br i1 %5, label %6, label %25

6:
  %7 = fmul float %4, -2.000000e+00
  %8 = call float @llvm.exp.f32(float %7)
  %9 = fmul float %3, 2.000000e+00
  %10 = call float @llvm.cos.f32(float %9)
  %11 = fmul float %10, %8
  %12 = call float @llvm.sin.f32(float %9)
  %13 = fmul float %12, %8
  %14 = fmul float %11, 2.000000e+00
  %15 = fadd float %14, 1.000000e+00
  %16 = fmul float %8, %8
  %17 = fadd float %16, %15
  %18 = fadd float %11, %16
  %19 = fmul float %18, 2.000000e+00
  %20 = fdiv float %19, %17
  %21 = fsub float 1.000000e+00, %20
  %22 = call float @llvm.copysign.f32(float %21, float %2)
  %23 = fmul float %13, 2.000000e+00
  %24 = fdiv float %23, %17
  br label %37

25:
  %26 = call float @llvm.sin.f32(float %3)
  %27 = call float @llvm.cos.f32(float %3)
  %28 = call float @llvm.sinh.f32(float %2)
  %29 = call float @llvm.cosh.f32(float %2)
  %30 = fmul float %28, %28
  %31 = fmul float %27, %27
  %32 = fadd float %30, %31
  %33 = fmul float %28, %29
  %34 = fdiv float %33, %32
  %35 = fmul float %26, %27
  %36 = fdiv float %35, %32
  br label %37

37:
  %38 = phi float [ %34, %25 ], [ %22, %6 ]
  %39 = phi float [ %36, %25 ], [ %24, %6 ]
  %40 = insertelement <2 x float> poison, float %38, i64 0
  %41 = insertelement <2 x float> %40, float %39, i64 1
  ret <2 x float> %41
}

define internal <2 x float> @irad.body.ctanf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = fneg float %2
  %4 = extractelement <2 x float> %0, i64 0
  %5 = call float @llvm.fabs.f32(float %2)
  %6 = fcmp ogt float %5, 1.000000e+00
  br i1 %6, label %7, label %26

7:
  %8 = fmul float %5, -2.000000e+00
  %9 = call float @llvm.exp.f32(float %8)
  %10 = fmul float %4, 2.000000e+00
  %11 = call float @llvm.cos.f32(float %10)
  %12 = fmul float %11, %9
  %13 = call float @llvm.sin.f32(float %10)
  %14 = fmul float %13, %9
  %15 = fmul float %12, 2.000000e+00
  %16 = fadd float %15, 1.000000e+00
  %17 = fmul float %9, %9
  %18 = fadd float %17, %16
  %19 = fadd float %12, %17
  %20 = fmul float %19, 2.000000e+00
  %21 = fdiv float %20, %18
  %22 = fsub float 1.000000e+00, %21
  %23 = call float @llvm.copysign.f32(float %22, float %3)
  %24 = fmul float %14, 2.000000e+00
  %25 = fdiv float %24, %18
  br label %38

26:
  %27 = call float @llvm.sin.f32(float %4)
  %28 = call float @llvm.cos.f32(float %4)
  %29 = call float @llvm.sinh.f32(float %3)
  %30 = call float @llvm.cosh.f32(float %2)
  %31 = fmul float %29, %29
  %32 = fmul float %28, %28
  %33 = fadd float %31, %32
  %34 = fmul float %29, %30
  %35 = fdiv float %34, %33
  %36 = fmul float %27, %28
  %37 = fdiv float %36, %33
  br label %38

38:
  %39 = phi float [ %35, %26 ], [ %23, %7 ]
  %40 = phi float [ %37, %26 ], [ %25, %7 ]
  %41 = fneg float %39
  %42 = insertelement <2 x float> poison, float %40, i64 0
  %43 = insertelement <2 x float> %42, float %41, i64 1
  ret <2 x float> %43
}

define internal <2 x float> @irad.body.casinhf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.fabs.f32(float %2)
  %5 = call float @llvm.fabs.f32(float %3)
  %6 = call float @llvm.maxnum.f32(float %4, float %5)
  %7 = fcmp ogt float %6, 0x43B0000000000000
  br i1 %7, label %8, label %15

8:
  %9 = insertelement <2 x float> %0, float %4, i64 0
  %10 = call <2 x float> @irad.body.clogf(<2 x float> %9)
  %11 = extractelement <2 x float> %10, i64 0
  %12 = fadd float %11, 0x3FE62E4300000000
  %13 = call float @llvm.copysign.f32(float %12, float %2)
  %14 = insertelement <2 x float> %10, float %13, i64 0
  br label %159

15:
  %16 = fadd float %3, 1.000000e+00
  %17 = fneg float %2
  %18 = insertelement <2 x float> poison, float %16, i64 0
  %19 = fcmp oeq float %4, 0x7FF0000000000000
  br i1 %19, label %77, label %20

20:
  %21 = call float @llvm.fabs.f32(float %16)
  %22 = fcmp oeq float %21, 0x7FF0000000000000
  br i1 %22, label %23, label %36

23:
  %24 = fcmp ogt float %16, 0.000000e+00
  br i1 %24, label %25, label %27

25:
  %26 = fmul float %2, -0.000000e+00
  br label %32

27:
  %28 = fcmp ord float %2, 0.000000e+00
  %29 = select i1 %28, float 0.000000e+00, float %17
  %30 = call float @llvm.copysign.f32(float %16, float %17)
  %31 = insertelement <2 x float> poison, float %29, i64 0
  br label %32

32:
  %33 = phi <2 x float> [ %31, %27 ], [ %18, %25 ]
  %34 = phi float [ %30, %27 ], [ %26, %25 ]
  %35 = insertelement <2 x float> %33, float %34, i64 1
  br label %80

36:
  %37 = fcmp oeq float %16, 0.000000e+00
  %38 = fcmp oeq float %2, 0.000000e+00
  %39 = and i1 %38, %37
  br i1 %39, label %40, label %42

40:
  %41 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %17, i64 1
  br label %80

42:
  %43 = call float @llvm.maxnum.f32(float %21, float %4)
  %44 = fcmp ult float %43, 0x47AFFFFFE0000000
  br i1 %44, label %48, label %45

45:
  %46 = fmul float %16, 6.250000e-02
  %47 = fmul float %2, -6.250000e-02
  br label %53

48:
  %49 = fcmp olt float %43, 0x39B0000000000000
  br i1 %49, label %50, label %._crit_edge

._crit_edge:
  br label %53

50:
  %51 = fmul float %16, 0x4270000000000000
  %52 = fmul float %2, 0xC270000000000000
  br label %53

53:
  %54 = phi float [ 4.000000e+00, %45 ], [ 0x3EB0000000000000, %50 ], [ 1.000000e+00, %._crit_edge ]
  %55 = phi float [ %47, %45 ], [ %52, %50 ], [ %17, %._crit_edge ]
  %56 = phi float [ %46, %45 ], [ %51, %50 ], [ %16, %._crit_edge ]
  %57 = call float @llvm.fabs.f32(float %56)
  %58 = call float @hypotf(float %56, float %55)
  %59 = fadd float %57, %58
  %60 = fmul float %59, 5.000000e-01
  %61 = call float @llvm.sqrt.f32(float %60)
  %62 = fmul float %61, 2.000000e+00
  %63 = fdiv float %55, %62
  %64 = fcmp ult float %56, 0.000000e+00
  br i1 %64, label %70, label %65

65:
  %66 = fmul float %54, %61
  %67 = fmul float %54, %63
  %68 = insertelement <2 x float> poison, float %66, i64 0
  %69 = insertelement <2 x float> %68, float %67, i64 1
  br label %80

70:
  %71 = call float @llvm.fabs.f32(float %63)
  %72 = fmul float %54, %71
  %73 = fmul float %54, %61
  %74 = call float @llvm.copysign.f32(float %73, float %55)
  %75 = insertelement <2 x float> poison, float %72, i64 0
  %76 = insertelement <2 x float> %75, float %74, i64 1
  br label %80

77:
  %78 = shufflevector <2 x float> %0, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %79 = insertelement <2 x float> %78, float 0x7FF0000000000000, i64 0
  br label %143

80:
  %81 = phi <2 x float> [ %76, %70 ], [ %69, %65 ], [ %41, %40 ], [ %35, %32 ]
  %82 = extractelement <2 x float> %81, i64 0
  %83 = extractelement <2 x float> %81, i64 1
  %84 = fsub float 1.000000e+00, %3
  %85 = insertelement <2 x float> poison, float %84, i64 0
  %86 = shufflevector <2 x float> %0, <2 x float> poison, <2 x i32> <i32 poison, i32 0>
  %87 = call float @llvm.fabs.f32(float %84)
  %88 = fcmp oeq float %87, 0x7FF0000000000000
  br i1 %88, label %89, label %102

89:
  %90 = fcmp ogt float %84, 0.000000e+00
  br i1 %90, label %91, label %93

91:
  %92 = fmul float %2, 0.000000e+00
  br label %98

93:
  %94 = fcmp ord float %2, 0.000000e+00
  %95 = select i1 %94, float 0.000000e+00, float %2
  %96 = call float @llvm.copysign.f32(float %84, float %2)
  %97 = insertelement <2 x float> poison, float %95, i64 0
  br label %98

98:
  %99 = phi <2 x float> [ %97, %93 ], [ %85, %91 ]
  %100 = phi float [ %96, %93 ], [ %92, %91 ]
  %101 = insertelement <2 x float> %99, float %100, i64 1
  br label %143

102:
  %103 = fcmp oeq float %84, 0.000000e+00
  %104 = fcmp oeq float %2, 0.000000e+00
  %105 = and i1 %104, %103
  br i1 %105, label %106, label %108

106:
  %107 = insertelement <2 x float> %86, float 0.000000e+00, i64 0
  br label %143

108:
  %109 = call float @llvm.maxnum.f32(float %87, float %4)
  %110 = fcmp ult float %109, 0x47AFFFFFE0000000
  br i1 %110, label %114, label %111

111:
  %112 = fmul float %84, 6.250000e-02
  %113 = fmul float %2, 6.250000e-02
  br label %119

114:
  %115 = fcmp olt float %109, 0x39B0000000000000
  br i1 %115, label %116, label %._crit_edge1

._crit_edge1:
  br label %119

116:
  %117 = fmul float %84, 0x4270000000000000
  %118 = fmul float %2, 0x4270000000000000
  br label %119

119:
  %120 = phi float [ 4.000000e+00, %111 ], [ 0x3EB0000000000000, %116 ], [ 1.000000e+00, %._crit_edge1 ]
  %121 = phi float [ %113, %111 ], [ %118, %116 ], [ %2, %._crit_edge1 ]
  %122 = phi float [ %112, %111 ], [ %117, %116 ], [ %84, %._crit_edge1 ]
  %123 = call float @llvm.fabs.f32(float %122)
  %124 = call float @hypotf(float %122, float %121)
  %125 = fadd float %123, %124
  %126 = fmul float %125, 5.000000e-01
  %127 = call float @llvm.sqrt.f32(float %126)
  %128 = fmul float %127, 2.000000e+00
  %129 = fdiv float %121, %128
  %130 = fcmp ult float %122, 0.000000e+00
  br i1 %130, label %136, label %131

131:
  %132 = fmul float %120, %127
  %133 = fmul float %120, %129
  %134 = insertelement <2 x float> poison, float %132, i64 0
  %135 = insertelement <2 x float> %134, float %133, i64 1
  br label %143

136:
  %137 = call float @llvm.fabs.f32(float %129)
  %138 = fmul float %120, %137
  %139 = fmul float %120, %127
  %140 = call float @llvm.copysign.f32(float %139, float %121)
  %141 = insertelement <2 x float> poison, float %138, i64 0
  %142 = insertelement <2 x float> %141, float %140, i64 1
  br label %143

143:
  %144 = phi float [ %17, %77 ], [ %83, %98 ], [ %83, %106 ], [ %83, %131 ], [ %83, %136 ]
  %145 = phi float [ 0x7FF0000000000000, %77 ], [ %82, %98 ], [ %82, %106 ], [ %82, %131 ], [ %82, %136 ]
  %146 = phi <2 x float> [ %79, %77 ], [ %101, %98 ], [ %107, %106 ], [ %135, %131 ], [ %142, %136 ]
  %147 = extractelement <2 x float> %146, i64 0
  %148 = extractelement <2 x float> %146, i64 1
  %149 = fmul float %145, %148
  %150 = fmul float %144, %147
  %151 = fsub float %149, %150
  %152 = call float @asinhf(float %151)
  %153 = fmul float %145, %147
  %154 = fmul float %144, %148
  %155 = fsub float %153, %154
  %156 = call float @llvm.atan2.f32(float %3, float %155)
  %157 = insertelement <2 x float> poison, float %152, i64 0
  %158 = insertelement <2 x float> %157, float %156, i64 1
  br label %159

159:
  %160 = phi <2 x float> [ %14, %8 ], [ %158, %143 ]
  ret <2 x float> %160
}

declare float @asinhf(float noundef) local_unnamed_addr

define internal <2 x float> @irad.body.casinf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = fneg float %2
  %4 = insertelement <2 x float> poison, float %3, i64 0
  %5 = shufflevector <2 x float> %4, <2 x float> %0, <2 x i32> <i32 0, i32 2>
  %6 = call <2 x float> @irad.body.casinhf(<2 x float> %5)
  %7 = fneg <2 x float> %6
  %8 = shufflevector <2 x float> %6, <2 x float> %7, <2 x i32> <i32 1, i32 2>
  ret <2 x float> %8
}

define internal <2 x float> @irad.body.cacosf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.fabs.f32(float %2)
  %5 = call float @llvm.fabs.f32(float %3)
  %6 = call float @llvm.maxnum.f32(float %4, float %5)
  %7 = fcmp ogt float %6, 0x43B0000000000000
  br i1 %7, label %8, label %16

8:
  %9 = call <2 x float> @irad.body.clogf(<2 x float> %0)
  %10 = extractelement <2 x float> %9, i64 0
  %11 = extractelement <2 x float> %9, i64 1
  %12 = fadd float %10, 0x3FE62E4300000000
  %13 = call float @llvm.fabs.f32(float %11)
  %14 = fneg float %3
  %15 = call float @llvm.copysign.f32(float %12, float %14)
  br label %153

16:
  %17 = fsub float 1.000000e+00, %2
  %18 = fneg float %3
  %19 = insertelement <2 x float> poison, float %17, i64 0
  %20 = fcmp oeq float %5, 0x7FF0000000000000
  br i1 %20, label %78, label %21

21:
  %22 = call float @llvm.fabs.f32(float %17)
  %23 = fcmp oeq float %22, 0x7FF0000000000000
  br i1 %23, label %24, label %37

24:
  %25 = fcmp ogt float %17, 0.000000e+00
  br i1 %25, label %26, label %28

26:
  %27 = fmul float %3, -0.000000e+00
  br label %33

28:
  %29 = fcmp ord float %3, 0.000000e+00
  %30 = select i1 %29, float 0.000000e+00, float %18
  %31 = call float @llvm.copysign.f32(float %17, float %18)
  %32 = insertelement <2 x float> poison, float %30, i64 0
  br label %33

33:
  %34 = phi <2 x float> [ %32, %28 ], [ %19, %26 ]
  %35 = phi float [ %31, %28 ], [ %27, %26 ]
  %36 = insertelement <2 x float> %34, float %35, i64 1
  br label %80

37:
  %38 = fcmp oeq float %17, 0.000000e+00
  %39 = fcmp oeq float %3, 0.000000e+00
  %40 = and i1 %39, %38
  br i1 %40, label %41, label %43

41:
  %42 = insertelement <2 x float> <float 0.000000e+00, float poison>, float %18, i64 1
  br label %80

43:
  %44 = call float @llvm.maxnum.f32(float %22, float %5)
  %45 = fcmp ult float %44, 0x47AFFFFFE0000000
  br i1 %45, label %49, label %46

46:
  %47 = fmul float %17, 6.250000e-02
  %48 = fmul float %3, -6.250000e-02
  br label %54

49:
  %50 = fcmp olt float %44, 0x39B0000000000000
  br i1 %50, label %51, label %._crit_edge

._crit_edge:
  br label %54

51:
  %52 = fmul float %17, 0x4270000000000000
  %53 = fmul float %3, 0xC270000000000000
  br label %54

54:
  %55 = phi float [ 4.000000e+00, %46 ], [ 0x3EB0000000000000, %51 ], [ 1.000000e+00, %._crit_edge ]
  %56 = phi float [ %48, %46 ], [ %53, %51 ], [ %18, %._crit_edge ]
  %57 = phi float [ %47, %46 ], [ %52, %51 ], [ %17, %._crit_edge ]
  %58 = call float @llvm.fabs.f32(float %57)
  %59 = call float @hypotf(float %57, float %56)
  %60 = fadd float %58, %59
  %61 = fmul float %60, 5.000000e-01
  %62 = call float @llvm.sqrt.f32(float %61)
  %63 = fmul float %62, 2.000000e+00
  %64 = fdiv float %56, %63
  %65 = fcmp ult float %57, 0.000000e+00
  br i1 %65, label %71, label %66

66:
  %67 = fmul float %55, %62
  %68 = fmul float %55, %64
  %69 = insertelement <2 x float> poison, float %67, i64 0
  %70 = insertelement <2 x float> %69, float %68, i64 1
  br label %80

71:
  %72 = call float @llvm.fabs.f32(float %64)
  %73 = fmul float %55, %72
  %74 = fmul float %55, %62
  %75 = call float @llvm.copysign.f32(float %74, float %56)
  %76 = insertelement <2 x float> poison, float %73, i64 0
  %77 = insertelement <2 x float> %76, float %75, i64 1
  br label %80

78:
  %79 = insertelement <2 x float> %0, float 0x7FF0000000000000, i64 0
  br label %141

80:
  %81 = phi <2 x float> [ %77, %71 ], [ %70, %66 ], [ %42, %41 ], [ %36, %33 ]
  %82 = extractelement <2 x float> %81, i64 0
  %83 = extractelement <2 x float> %81, i64 1
  %84 = fadd float %2, 1.000000e+00
  %85 = call float @llvm.fabs.f32(float %84)
  %86 = fcmp oeq float %85, 0x7FF0000000000000
  br i1 %86, label %87, label %100

87:
  %88 = fcmp ogt float %84, 0.000000e+00
  br i1 %88, label %89, label %91

89:
  %90 = fmul float %3, 0.000000e+00
  br label %95

91:
  %92 = fcmp ord float %3, 0.000000e+00
  %93 = select i1 %92, float 0.000000e+00, float %3
  %94 = call float @llvm.copysign.f32(float %84, float %3)
  br label %95

95:
  %96 = phi float [ %84, %89 ], [ %93, %91 ]
  %97 = phi float [ %90, %89 ], [ %94, %91 ]
  %98 = insertelement <2 x float> poison, float %96, i64 0
  %99 = insertelement <2 x float> %98, float %97, i64 1
  br label %141

100:
  %101 = fcmp oeq float %84, 0.000000e+00
  %102 = fcmp oeq float %3, 0.000000e+00
  %103 = and i1 %102, %101
  br i1 %103, label %104, label %106

104:
  %105 = insertelement <2 x float> %0, float 0.000000e+00, i64 0
  br label %141

106:
  %107 = call float @llvm.maxnum.f32(float %85, float %5)
  %108 = fcmp ult float %107, 0x47AFFFFFE0000000
  br i1 %108, label %112, label %109

109:
  %110 = fmul float %84, 6.250000e-02
  %111 = fmul float %3, 6.250000e-02
  br label %117

112:
  %113 = fcmp olt float %107, 0x39B0000000000000
  br i1 %113, label %114, label %._crit_edge1

._crit_edge1:
  br label %117

114:
  %115 = fmul float %84, 0x4270000000000000
  %116 = fmul float %3, 0x4270000000000000
  br label %117

117:
  %118 = phi float [ 4.000000e+00, %109 ], [ 0x3EB0000000000000, %114 ], [ 1.000000e+00, %._crit_edge1 ]
  %119 = phi float [ %111, %109 ], [ %116, %114 ], [ %3, %._crit_edge1 ]
  %120 = phi float [ %110, %109 ], [ %115, %114 ], [ %84, %._crit_edge1 ]
  %121 = call float @llvm.fabs.f32(float %120)
  %122 = call float @hypotf(float %120, float %119)
  %123 = fadd float %121, %122
  %124 = fmul float %123, 5.000000e-01
  %125 = call float @llvm.sqrt.f32(float %124)
  %126 = fmul float %125, 2.000000e+00
  %127 = fdiv float %119, %126
  %128 = fcmp ult float %120, 0.000000e+00
  br i1 %128, label %134, label %129

129:
  %130 = fmul float %118, %125
  %131 = fmul float %118, %127
  %132 = insertelement <2 x float> poison, float %130, i64 0
  %133 = insertelement <2 x float> %132, float %131, i64 1
  br label %141

134:
  %135 = call float @llvm.fabs.f32(float %127)
  %136 = fmul float %118, %135
  %137 = fmul float %118, %125
  %138 = call float @llvm.copysign.f32(float %137, float %119)
  %139 = insertelement <2 x float> poison, float %136, i64 0
  %140 = insertelement <2 x float> %139, float %138, i64 1
  br label %141

141:
  %142 = phi float [ %18, %78 ], [ %83, %95 ], [ %83, %104 ], [ %83, %129 ], [ %83, %134 ]
  %143 = phi float [ 0x7FF0000000000000, %78 ], [ %82, %95 ], [ %82, %104 ], [ %82, %129 ], [ %82, %134 ]
  %144 = phi <2 x float> [ %79, %78 ], [ %99, %95 ], [ %105, %104 ], [ %133, %129 ], [ %140, %134 ]
  %145 = extractelement <2 x float> %144, i64 0
  %146 = extractelement <2 x float> %144, i64 1
  %147 = call float @llvm.atan2.f32(float %143, float %145)
  %148 = fmul float %147, 2.000000e+00
  %149 = fmul float %142, %145
  %150 = fmul float %143, %146
  %151 = fsub float %149, %150
  %152 = call float @asinhf(float %151)
  br label %153

153:
  %154 = phi float [ %148, %141 ], [ %13, %8 ]
  %155 = phi float [ %152, %141 ], [ %15, %8 ]
  %156 = insertelement <2 x float> poison, float %154, i64 0
  %157 = insertelement <2 x float> %156, float %155, i64 1
  ret <2 x float> %157
}

define internal <2 x float> @irad.body.cacoshf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.fabs.f32(float %2)
  %5 = call float @llvm.fabs.f32(float %3)
  %6 = call float @llvm.maxnum.f32(float %4, float %5)
  %7 = fcmp ogt float %6, 0x43B0000000000000
  br i1 %7, label %8, label %13

8:
  %9 = call <2 x float> @irad.body.clogf(<2 x float> %0)
  %10 = extractelement <2 x float> %9, i64 0
  %11 = fadd float %10, 0x3FE62E4300000000
  %12 = insertelement <2 x float> %9, float %11, i64 0
  br label %150

13:
  %14 = fadd float %2, -1.000000e+00
  %15 = fcmp oeq float %5, 0x7FF0000000000000
  br i1 %15, label %73, label %16

16:
  %17 = call float @llvm.fabs.f32(float %14)
  %18 = fcmp oeq float %17, 0x7FF0000000000000
  br i1 %18, label %19, label %32

19:
  %20 = fcmp ogt float %14, 0.000000e+00
  br i1 %20, label %21, label %23

21:
  %22 = fmul float %3, 0.000000e+00
  br label %27

23:
  %24 = fcmp ord float %3, 0.000000e+00
  %25 = select i1 %24, float 0.000000e+00, float %3
  %26 = call float @llvm.copysign.f32(float %14, float %3)
  br label %27

27:
  %28 = phi float [ %14, %21 ], [ %25, %23 ]
  %29 = phi float [ %22, %21 ], [ %26, %23 ]
  %30 = insertelement <2 x float> poison, float %28, i64 0
  %31 = insertelement <2 x float> %30, float %29, i64 1
  br label %75

32:
  %33 = fcmp oeq float %14, 0.000000e+00
  %34 = fcmp oeq float %3, 0.000000e+00
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %38

36:
  %37 = insertelement <2 x float> %0, float 0.000000e+00, i64 0
  br label %75

38:
  %39 = call float @llvm.maxnum.f32(float %17, float %5)
  %40 = fcmp ult float %39, 0x47AFFFFFE0000000
  br i1 %40, label %44, label %41

41:
  %42 = fmul float %14, 6.250000e-02
  %43 = fmul float %3, 6.250000e-02
  br label %49

44:
  %45 = fcmp olt float %39, 0x39B0000000000000
  br i1 %45, label %46, label %._crit_edge

._crit_edge:
  br label %49

46:
  %47 = fmul float %14, 0x4270000000000000
  %48 = fmul float %3, 0x4270000000000000
  br label %49

49:
  %50 = phi float [ 4.000000e+00, %41 ], [ 0x3EB0000000000000, %46 ], [ 1.000000e+00, %._crit_edge ]
  %51 = phi float [ %43, %41 ], [ %48, %46 ], [ %3, %._crit_edge ]
  %52 = phi float [ %42, %41 ], [ %47, %46 ], [ %14, %._crit_edge ]
  %53 = call float @llvm.fabs.f32(float %52)
  %54 = call float @hypotf(float %52, float %51)
  %55 = fadd float %53, %54
  %56 = fmul float %55, 5.000000e-01
  %57 = call float @llvm.sqrt.f32(float %56)
  %58 = fmul float %57, 2.000000e+00
  %59 = fdiv float %51, %58
  %60 = fcmp ult float %52, 0.000000e+00
  br i1 %60, label %66, label %61

61:
  %62 = fmul float %50, %57
  %63 = fmul float %50, %59
  %64 = insertelement <2 x float> poison, float %62, i64 0
  %65 = insertelement <2 x float> %64, float %63, i64 1
  br label %75

66:
  %67 = call float @llvm.fabs.f32(float %59)
  %68 = fmul float %50, %67
  %69 = fmul float %50, %57
  %70 = call float @llvm.copysign.f32(float %69, float %51)
  %71 = insertelement <2 x float> poison, float %68, i64 0
  %72 = insertelement <2 x float> %71, float %70, i64 1
  br label %75

73:
  %74 = insertelement <2 x float> %0, float 0x7FF0000000000000, i64 0
  br label %136

75:
  %76 = phi <2 x float> [ %72, %66 ], [ %65, %61 ], [ %37, %36 ], [ %31, %27 ]
  %77 = extractelement <2 x float> %76, i64 0
  %78 = extractelement <2 x float> %76, i64 1
  %79 = fadd float %2, 1.000000e+00
  %80 = call float @llvm.fabs.f32(float %79)
  %81 = fcmp oeq float %80, 0x7FF0000000000000
  br i1 %81, label %82, label %95

82:
  %83 = fcmp ogt float %79, 0.000000e+00
  br i1 %83, label %84, label %86

84:
  %85 = fmul float %3, 0.000000e+00
  br label %90

86:
  %87 = fcmp ord float %3, 0.000000e+00
  %88 = select i1 %87, float 0.000000e+00, float %3
  %89 = call float @llvm.copysign.f32(float %79, float %3)
  br label %90

90:
  %91 = phi float [ %79, %84 ], [ %88, %86 ]
  %92 = phi float [ %85, %84 ], [ %89, %86 ]
  %93 = insertelement <2 x float> poison, float %91, i64 0
  %94 = insertelement <2 x float> %93, float %92, i64 1
  br label %136

95:
  %96 = fcmp oeq float %79, 0.000000e+00
  %97 = fcmp oeq float %3, 0.000000e+00
  %98 = and i1 %97, %96
  br i1 %98, label %99, label %101

99:
  %100 = insertelement <2 x float> %0, float 0.000000e+00, i64 0
  br label %136

101:
  %102 = call float @llvm.maxnum.f32(float %80, float %5)
  %103 = fcmp ult float %102, 0x47AFFFFFE0000000
  br i1 %103, label %107, label %104

104:
  %105 = fmul float %79, 6.250000e-02
  %106 = fmul float %3, 6.250000e-02
  br label %112

107:
  %108 = fcmp olt float %102, 0x39B0000000000000
  br i1 %108, label %109, label %._crit_edge1

._crit_edge1:
  br label %112

109:
  %110 = fmul float %79, 0x4270000000000000
  %111 = fmul float %3, 0x4270000000000000
  br label %112

112:
  %113 = phi float [ 4.000000e+00, %104 ], [ 0x3EB0000000000000, %109 ], [ 1.000000e+00, %._crit_edge1 ]
  %114 = phi float [ %106, %104 ], [ %111, %109 ], [ %3, %._crit_edge1 ]
  %115 = phi float [ %105, %104 ], [ %110, %109 ], [ %79, %._crit_edge1 ]
  %116 = call float @llvm.fabs.f32(float %115)
  %117 = call float @hypotf(float %115, float %114)
  %118 = fadd float %116, %117
  %119 = fmul float %118, 5.000000e-01
  %120 = call float @llvm.sqrt.f32(float %119)
  %121 = fmul float %120, 2.000000e+00
  %122 = fdiv float %114, %121
  %123 = fcmp ult float %115, 0.000000e+00
  br i1 %123, label %129, label %124

124:
  %125 = fmul float %113, %120
  %126 = fmul float %113, %122
  %127 = insertelement <2 x float> poison, float %125, i64 0
  %128 = insertelement <2 x float> %127, float %126, i64 1
  br label %136

129:
  %130 = call float @llvm.fabs.f32(float %122)
  %131 = fmul float %113, %130
  %132 = fmul float %113, %120
  %133 = call float @llvm.copysign.f32(float %132, float %114)
  %134 = insertelement <2 x float> poison, float %131, i64 0
  %135 = insertelement <2 x float> %134, float %133, i64 1
  br label %136

136:
  %137 = phi float [ %3, %73 ], [ %78, %90 ], [ %78, %99 ], [ %78, %124 ], [ %78, %129 ]
  %138 = phi float [ 0x7FF0000000000000, %73 ], [ %77, %90 ], [ %77, %99 ], [ %77, %124 ], [ %77, %129 ]
  %139 = phi <2 x float> [ %74, %73 ], [ %94, %90 ], [ %100, %99 ], [ %128, %124 ], [ %135, %129 ]
  %140 = extractelement <2 x float> %139, i64 0
  %141 = extractelement <2 x float> %139, i64 1
  %142 = fmul float %138, %140
  %143 = fmul float %137, %141
  %144 = fadd float %142, %143
  %145 = call float @asinhf(float %144)
  %146 = call float @llvm.atan2.f32(float %137, float %140)
  %147 = fmul float %146, 2.000000e+00
  %148 = insertelement <2 x float> poison, float %145, i64 0
  %149 = insertelement <2 x float> %148, float %147, i64 1
  br label %150

150:
  %151 = phi <2 x float> [ %12, %8 ], [ %149, %136 ]
  ret <2 x float> %151
}

define internal <2 x float> @irad.body.catanhf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = extractelement <2 x float> %0, i64 1
  %4 = call float @llvm.fabs.f32(float %2)
  %5 = call float @llvm.fabs.f32(float %3)
  %6 = call float @llvm.maxnum.f32(float %4, float %5)
  %7 = fcmp ogt float %6, 0x43B0000000000000
  br i1 %7, label %8, label %12

8:
  %9 = call <2 x float> @irad.body.__divsc3(float 1.000000e+00, float 0.000000e+00, float %2, float %3)
  %10 = call float @llvm.copysign.f32(float 0x3FF921FB60000000, float %3)
  %11 = insertelement <2 x float> %9, float %10, i64 1
  br label %30

12:
  %13 = fsub float 1.000000e+00, %4
  %14 = fmul float %13, %13
  %15 = fmul float %3, %3
  %16 = fadd float %15, %14
  %17 = fmul float %4, 4.000000e+00
  %18 = fdiv float %17, %16
  %19 = call float @log1pf(float %18)
  %20 = fmul float %19, 2.500000e-01
  %21 = call float @llvm.copysign.f32(float %20, float %2)
  %22 = fmul float %3, 2.000000e+00
  %23 = fadd float %4, 1.000000e+00
  %24 = fmul float %13, %23
  %25 = fsub float %24, %15
  %26 = call float @llvm.atan2.f32(float %22, float %25)
  %27 = fmul float %26, 5.000000e-01
  %28 = insertelement <2 x float> poison, float %21, i64 0
  %29 = insertelement <2 x float> %28, float %27, i64 1
  br label %30

30:
  %31 = phi <2 x float> [ %11, %8 ], [ %29, %12 ]
  ret <2 x float> %31
}

declare float @log1pf(float noundef) local_unnamed_addr

define internal <2 x float> @irad.body.catanf(<2 x float> %0) {
  %2 = extractelement <2 x float> %0, i64 1
  %3 = fneg float %2
  %4 = extractelement <2 x float> %0, i64 0
  %5 = call float @llvm.fabs.f32(float %2)
  %6 = call float @llvm.fabs.f32(float %4)
  %7 = call float @llvm.maxnum.f32(float %5, float %6)
  %8 = fcmp ogt float %7, 0x43B0000000000000
  br i1 %8, label %9, label %13

9:
  %10 = call <2 x float> @irad.body.__divsc3(float 1.000000e+00, float 0.000000e+00, float %3, float %4)
  %11 = call float @llvm.copysign.f32(float 0x3FF921FB60000000, float %4)
  %12 = insertelement <2 x float> %10, float %11, i64 1
  br label %32

13:
  %14 = fsub float 1.000000e+00, %5
  %15 = fmul float %14, %14
  %16 = fmul <2 x float> %0, %0
  %17 = extractelement <2 x float> %16, i64 0
  %18 = fadd float %17, %15
  %19 = fmul float %5, 4.000000e+00
  %20 = fdiv float %19, %18
  %21 = call float @log1pf(float %20)
  %22 = fmul float %21, 2.500000e-01
  %23 = call float @llvm.copysign.f32(float %22, float %3)
  %24 = fmul float %4, 2.000000e+00
  %25 = fadd float %5, 1.000000e+00
  %26 = fmul float %14, %25
  %27 = fsub float %26, %17
  %28 = call float @llvm.atan2.f32(float %24, float %27)
  %29 = fmul float %28, 5.000000e-01
  %30 = insertelement <2 x float> poison, float %23, i64 0
  %31 = insertelement <2 x float> %30, float %29, i64 1
  br label %32

32:
  %33 = phi <2 x float> [ %12, %9 ], [ %31, %13 ]
  %34 = fneg <2 x float> %33
  %35 = shufflevector <2 x float> %33, <2 x float> %34, <2 x i32> <i32 1, i32 2>
  ret <2 x float> %35
}

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.sinh.f32(float)

declare float @llvm.cosh.f32(float)
