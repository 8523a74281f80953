define internal { double, double } @irad.body.__muldc3(double %0, double %1, double %2, double %3) {
  %5 = fmul double %0, %2
  %6 = fmul double %1, %3
  %7 = fmul double %0, %3
  %8 = fmul double %1, %2
  %9 = fsub double %5, %6
  %10 = fadd double %8, %7
  %11 = fcmp uno double %9, 0.000000e+00
  %12 = fcmp uno double %10, 0.000000e+00
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %91

14:
  %15 = call double @llvm.fabs.f64(double %0)
  %16 = fcmp oeq double %15, 0x7FF0000000000000
  %17 = call double @llvm.fabs.f64(double %1)
  %18 = fcmp oeq double %17, 0x7FF0000000000000
  %19 = or i1 %16, %18
  br i1 %19, label %20, label %._crit_edge1

._crit_edge1:
  br label %31

20:
  %21 = uitofp i1 %16 to double
  %22 = call double @llvm.copysign.f64(double %21, double %0)
  %23 = uitofp i1 %18 to double
  %24 = call double @llvm.copysign.f64(double %23, double %1)
  %25 = fcmp uno double %2, 0.000000e+00
  %26 = call double @llvm.copysign.f64(double 0.000000e+00, double %2)
  %27 = select i1 %25, double %26, double %2
  %28 = fcmp uno double %3, 0.000000e+00
  %29 = call double @llvm.copysign.f64(double 0.000000e+00, double %3)
  %30 = select i1 %28, double %29, double %3
  br label %31

31:
  %32 = phi double [ %30, %20 ], [ %3, %._crit_edge1 ]
  %33 = phi double [ %27, %20 ], [ %2, %._crit_edge1 ]
  %34 = phi double [ %24, %20 ], [ %1, %._crit_edge1 ]
  %35 = phi double [ %22, %20 ], [ %0, %._crit_edge1 ]
  %36 = call double @llvm.fabs.f64(double %33)
  %37 = fcmp oeq double %36, 0x7FF0000000000000
  %38 = call double @llvm.fabs.f64(double %32)
  %39 = fcmp oeq double %38, 0x7FF0000000000000
  %40 = or i1 %39, %37
  br i1 %40, label %41, label %52

41:
  %42 = uitofp i1 %37 to double
  %43 = call double @llvm.copysign.f64(double %42, double %33)
  %44 = uitofp i1 %39 to double
  %45 = call double @llvm.copysign.f64(double %44, double %32)
  %46 = fcmp uno double %35, 0.000000e+00
  %47 = call double @llvm.copysign.f64(double 0.000000e+00, double %35)
  %48 = select i1 %46, double %47, double %35
  %49 = fcmp uno double %34, 0.000000e+00
  %50 = call double @llvm.copysign.f64(double 0.000000e+00, double %34)
  %51 = select i1 %49, double %50, double %34
  br label %78

52:
  br i1 %19, label %._crit_edge2, label %53

._crit_edge2:
  br label %78

53:
  %54 = call double @llvm.fabs.f64(double %5)
  %55 = fcmp oeq double %54, 0x7FF0000000000000
  %56 = call double @llvm.fabs.f64(double %6)
  %57 = fcmp oeq double %56, 0x7FF0000000000000
  %58 = or i1 %55, %57
  %59 = call double @llvm.fabs.f64(double %7)
  %60 = fcmp oeq double %59, 0x7FF0000000000000
  %61 = or i1 %60, %58
  %62 = call double @llvm.fabs.f64(double %8)
  %63 = fcmp oeq double %62, 0x7FF0000000000000
  %64 = or i1 %63, %61
  br i1 %64, label %65, label %._crit_edge3

._crit_edge3:
  br label %91

65:
  %66 = fcmp uno double %35, 0.000000e+00
  %67 = call double @llvm.copysign.f64(double 0.000000e+00, double %35)
  %68 = select i1 %66, double %67, double %35
  %69 = fcmp uno double %34, 0.000000e+00
  %70 = call double @llvm.copysign.f64(double 0.000000e+00, double %34)
  %71 = select i1 %69, double %70, double %34
  %72 = fcmp uno double %33, 0.000000e+00
  %73 = call double @llvm.copysign.f64(double 0.000000e+00, double %33)
  %74 = select i1 %72, double %73, double %33
  %75 = fcmp uno double %32, 0.000000e+00
  %76 = call double @llvm.copysign.f64(double 0.000000e+00, double %32)
  %77 = select i1 %75, double %76, double %32
  br label %78

78:
  %79 = phi double [ %32, %._crit_edge2 ], [ %77, %65 ], [ %45, %41 ]
  %80 = phi double [ %33, %._crit_edge2 ], [ %74, %65 ], [ %43, %41 ]
  %81 = phi double [ %34, %._crit_edge2 ], [ %71, %65 ], [ %51, %41 ]
  %82 = phi double [ %35, %._crit_edge2 ], [ %68, %65 ], [ %48, %41 ]
  %83 = fmul double %80, %82
  %84 = fmul double %79, %81
  %85 = fsub double %83, %84
  %86 = fmul double %85, 0x7FF0000000000000
  %87 = fmul double %79, %82
  %88 = fmul double %80, %81
  %89 = fadd double %88, %87
  %90 = fmul double %89, 0x7FF0000000000000
  br label %91

91:
  %92 = phi double [ %9, %._crit_edge ], [ %86, %78 ], [ %9, %._crit_edge3 ]
  %93 = phi double [ %10, %._crit_edge ], [ %90, %78 ], [ %10, %._crit_edge3 ]
  %94 = insertvalue { double, double } poison, double %92, 0
  %95 = insertvalue { double, double } %94, double %93, 1
  ret { double, double } %95
}

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare double @llvm.fabs.f64(double)

define internal { double, double } @irad.body.__divdc3(double %0, double %1, double %2, double %3) {
  %5 = call double @llvm.fabs.f64(double %2)
  %6 = call double @llvm.fabs.f64(double %3)
  %7 = call double @llvm.maxnum.f64(double %5, double %6)
  %8 = call i1 @llvm.is.fpclass.f64(double %7, i32 579)
  br i1 %8, label %._crit_edge, label %9

._crit_edge:
  br label %12

9:
  %10 = call i32 @ilogb(double %7)
  %11 = sub nsw i32 0, %10
  br label %12

12:
  %13 = phi i32 [ %11, %9 ], [ 0, %._crit_edge ]
  %14 = call double @scalbn(double %2, i32 %13)
  %15 = call double @scalbn(double %3, i32 %13)
  %16 = fmul double %14, %14
  %17 = fmul double %15, %15
  %18 = fadd double %16, %17
  %19 = fmul double %0, %14
  %20 = fmul double %1, %15
  %21 = fadd double %19, %20
  %22 = fdiv double %21, %18
  %23 = call double @scalbn(double %22, i32 %13)
  %24 = fmul double %1, %14
  %25 = fmul double %0, %15
  %26 = fsub double %24, %25
  %27 = fdiv double %26, %18
  %28 = call double @scalbn(double %27, i32 %13)
  %29 = fcmp uno double %23, 0.000000e+00
  %30 = fcmp uno double %28, 0.000000e+00
  %31 = select i1 %29, i1 %30, i1 false
  br i1 %31, label %32, label %._crit_edge1

._crit_edge1:
  br label %87

32:
  %33 = fcmp oeq double %18, 0.000000e+00
  br i1 %33, label %34, label %._crit_edge2

._crit_edge2:
  br label %42

34:
  %35 = fcmp uno double %0, 0.000000e+00
  %36 = fcmp uno double %1, 0.000000e+00
  %37 = and i1 %35, %36
  br i1 %37, label %._crit_edge3, label %38

._crit_edge3:
  br label %42

38:
  %39 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %2)
  %40 = fmul double %0, %39
  %41 = fmul double %1, %39
  br label %87

42:
  %43 = call double @llvm.fabs.f64(double %0)
  %44 = fcmp oeq double %43, 0x7FF0000000000000
  %45 = call double @llvm.fabs.f64(double %1)
  %46 = fcmp oeq double %45, 0x7FF0000000000000
  %47 = or i1 %44, %46
  %48 = xor i1 %47, true
  %49 = fcmp ueq double %5, 0x7FF0000000000000
  %50 = or i1 %49, %48
  %51 = fcmp ueq double %6, 0x7FF0000000000000
  %52 = or i1 %50, %51
  br i1 %52, label %66, label %53

53:
  %54 = uitofp i1 %44 to double
  %55 = call double @llvm.copysign.f64(double %54, double %0)
  %56 = uitofp i1 %46 to double
  %57 = call double @llvm.copysign.f64(double %56, double %1)
  %58 = fmul double %2, %55
  %59 = fmul double %3, %57
  %60 = fadd double %58, %59
  %61 = fmul double %60, 0x7FF0000000000000
  %62 = fmul double %2, %57
  %63 = fmul double %3, %55
  %64 = fsub double %62, %63
  %65 = fmul double %64, 0x7FF0000000000000
  br label %87

66:
  %67 = fcmp une double %7, 0x7FF0000000000000
  %68 = fcmp ueq double %43, 0x7FF0000000000000
  %69 = or i1 %68, %67
  %70 = fcmp ueq double %45, 0x7FF0000000000000
  %71 = or i1 %70, %69
  br i1 %71, label %._crit_edge4, label %72

._crit_edge4:
  br label %87

72:
  %73 = fcmp oeq double %5, 0x7FF0000000000000
  %74 = uitofp i1 %73 to double
  %75 = call double @llvm.copysign.f64(double %74, double %2)
  %76 = fcmp oeq double %6, 0x7FF0000000000000
  %77 = uitofp i1 %76 to double
  %78 = call double @llvm.copysign.f64(double %77, double %3)
  %79 = fmul double %0, %75
  %80 = fmul double %1, %78
  %81 = fadd double %79, %80
  %82 = fmul double %81, 0.000000e+00
  %83 = fmul double %1, %75
  %84 = fmul double %0, %78
  %85 = fsub double %83, %84
  %86 = fmul double %85, 0.000000e+00
  br label %87

87:
  %88 = phi double [ %61, %53 ], [ %82, %72 ], [ %23, %._crit_edge1 ], [ %40, %38 ], [ %23, %._crit_edge4 ]
  %89 = phi double [ %65, %53 ], [ %86, %72 ], [ %28, %._crit_edge1 ], [ %41, %38 ], [ %28, %._crit_edge4 ]
  %90 = insertvalue { double, double } poison, double %88, 0
  %91 = insertvalue { double, double } %90, double %89, 1
  ret { double, double } %91
}

declare double @llvm.maxnum.f64(double, double)

declare i32 @ilogb(double noundef) local_unnamed_addr

declare double @scalbn(double noundef, i32 noundef) local_unnamed_addr

declare double @llvm.copysign.f64(double, double)

define internal { double, double } @irad.body.conj(double %0, double %1) {
  %3 = fneg double %1
  %4 = insertvalue { double, double } poison, double %0, 0
  %5 = insertvalue { double, double } %4, double %3, 1
  ret { double, double } %5
}

define internal { double, double } @irad.body.cproj(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = fcmp oeq double %3, 0x7FF0000000000000
  %5 = call double @llvm.fabs.f64(double %1)
  %6 = fcmp oeq double %5, 0x7FF0000000000000
  %7 = or i1 %4, %6
  %8 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  %9 = insertvalue { double, double } poison, double %0, 0
  %10 = select i1 %7, { double, double } { double 0x7FF0000000000000, double poison }, { double, double } %9
  %11 = select i1 %7, double %8, double %1
  %12 = insertvalue { double, double } %10, double %11, 1
  ret { double, double } %12
}

define internal double @irad.body.creal(double returned %0, double %1) {
  ret double %0
}

define internal double @irad.body.cimag(double %0, double returned %1) {
  ret double %1
}

define internal double @irad.body.cabs(double %0, double %1) {
  %3 = call double @hypot(double %0, double %1)
  ret double %3
}

declare double @hypot(double noundef, double noundef) local_unnamed_addr

define internal double @irad.body.carg(double %0, double %1) {
  %3 = call double @llvm.atan2.f64(double %1, double %0)
  ret double %3
}

declare double @llvm.atan2.f64(double, double)

define internal { double, double } @irad.body.cexp(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = fcmp oeq double %3, 0x7FF0000000000000
  %5 = fcmp oeq double %1, 0.000000e+00
  %6 = and i1 %4, %5
  br i1 %6, label %7, label %10

7:
  %8 = call double @llvm.exp.f64(double %0)
  %9 = insertvalue { double, double } poison, double %8, 0
  br label %35

10:
  %11 = fcmp olt double %0, 0.000000e+00
  %12 = and i1 %11, %4
  br i1 %12, label %13, label %15

13:
  %14 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  br label %35

15:
  %16 = call double @llvm.cos.f64(double %1)
  %17 = fcmp ugt double %0, 7.000000e+02
  br i1 %17, label %23, label %18

18:
  %19 = call double @llvm.exp.f64(double %0)
  %20 = fmul double %19, %16
  %21 = call double @llvm.sin.f64(double %1)
  %22 = fmul double %19, %21
  br label %31

23:
  %24 = fmul double %0, 5.000000e-01
  %25 = call double @llvm.exp.f64(double %24)
  %26 = fmul double %16, %25
  %27 = fmul double %25, %26
  %28 = call double @llvm.sin.f64(double %1)
  %29 = fmul double %28, %25
  %30 = fmul double %25, %29
  br label %31

31:
  %32 = phi double [ %20, %18 ], [ %27, %23 ]
  %33 = phi double [ %22, %18 ], [ %30, %23 ]
  %34 = insertvalue { double, double } poison, double %32, 0
  br label %35

35:
  %36 = phi { double, double } [ %9, %7 ], [ { double 0.000000e+00, double poison }, %13 ], [ %34, %31 ]
  %37 = phi double [ %1, %7 ], [ %14, %13 ], [ %33, %31 ]
  %38 = insertvalue { double, double } %36, double %37, 1
  ret { double, double } %38
}

declare double @llvm.exp.f64(double)

declare double @llvm.cos.f64(double)

declare double @llvm.sin.f64(double)

define internal { double, double } @irad.body.clog(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = call double @hypot(double %3, double %4)
  %6 = fcmp ogt double %5, 0x3FE6666666666666
  %7 = fcmp olt double %5, 1.400000e+00
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %32

9:
  %10 = call double @llvm.minnum.f64(double %3, double %4)
  %11 = call double @llvm.maxnum.f64(double %3, double %4)
  %12 = fmul double %11, %11
  %13 = fmul double %10, %10
  %14 = fadd double %12, -1.000000e+00
  %15 = fadd double %13, %14
  %16 = call double @llvm.fabs.f64(double %14)
  %17 = fcmp ogt double %16, %13
  %18 = fsub double %14, %15
  %19 = fadd double %13, %18
  %20 = fsub double %13, %15
  %21 = fadd double %14, %20
  %22 = select i1 %17, double %19, double %21
  %23 = fneg double %13
  %24 = call double @llvm.fma.f64(double %10, double %10, double %23)
  %25 = fneg double %12
  %26 = call double @llvm.fma.f64(double %11, double %11, double %25)
  %27 = fadd double %26, %24
  %28 = fadd double %27, %22
  %29 = fadd double %15, %28
  %30 = call double @log1p(double %29)
  %31 = fmul double %30, 5.000000e-01
  br label %42

32:
  %33 = fcmp olt double %5, 0x7FCFFFFFFFFFFFFF
  br i1 %33, label %34, label %36

34:
  %35 = call double @llvm.log.f64(double %5)
  br label %42

36:
  %37 = fmul double %3, 5.000000e-01
  %38 = fmul double %4, 5.000000e-01
  %39 = call double @hypot(double %37, double %38)
  %40 = call double @llvm.log.f64(double %39)
  %41 = fadd double %40, 0x3FE62E42FEFA39EF
  br label %42

42:
  %43 = phi double [ %31, %9 ], [ %35, %34 ], [ %41, %36 ]
  %44 = call double @llvm.atan2.f64(double %1, double %0)
  %45 = insertvalue { double, double } poison, double %43, 0
  %46 = insertvalue { double, double } %45, double %44, 1
  ret { double, double } %46
}

declare double @llvm.minnum.f64(double, double)

declare double @llvm.log.f64(double)

define internal { double, double } @irad.body.clog10(double %0, double %1) {
  %3 = call { double, double } @irad.body.clog(double %0, double %1)
  %4 = extractvalue { double, double } %3, 0
  %5 = extractvalue { double, double } %3, 1
  %6 = fmul double %4, 0x3FDBCB7B1526E50E
  %7 = fmul double %5, 0x3FDBCB7B1526E50E
  %8 = insertvalue { double, double } poison, double %6, 0
  %9 = insertvalue { double, double } %8, double %7, 1
  ret { double, double } %9
}

define internal { double, double } @irad.body.csqrt(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %1)
  %4 = fcmp oeq double %3, 0x7FF0000000000000
  br i1 %4, label %._crit_edge, label %5

._crit_edge:
  br label %55

5:
  %6 = call double @llvm.fabs.f64(double %0)
  %7 = fcmp oeq double %6, 0x7FF0000000000000
  br i1 %7, label %8, label %18

8:
  %9 = fcmp ogt double %0, 0.000000e+00
  br i1 %9, label %10, label %13

10:
  %11 = fmul double %1, 0.000000e+00
  %12 = insertvalue { double, double } poison, double %0, 0
  br label %55

13:
  %14 = fcmp ord double %1, 0.000000e+00
  %15 = select i1 %14, double 0.000000e+00, double %1
  %16 = call double @llvm.copysign.f64(double %0, double %1)
  %17 = insertvalue { double, double } poison, double %15, 0
  br label %55

18:
  %19 = fcmp oeq double %0, 0.000000e+00
  %20 = fcmp oeq double %1, 0.000000e+00
  %21 = and i1 %19, %20
  br i1 %21, label %._crit_edge1, label %22

._crit_edge1:
  br label %55

22:
  %23 = call double @llvm.maxnum.f64(double %6, double %3)
  %24 = fcmp ult double %23, 0x7FAFFFFFFFFFFFFF
  br i1 %24, label %28, label %25

25:
  %26 = fmul double %0, 6.250000e-02
  %27 = fmul double %1, 6.250000e-02
  br label %33

28:
  %29 = fcmp olt double %23, 0x7B0000000000000
  br i1 %29, label %30, label %._crit_edge2

._crit_edge2:
  br label %33

30:
  %31 = fmul double %0, 0x4C70000000000000
  %32 = fmul double %1, 0x4C70000000000000
  br label %33

33:
  %34 = phi double [ %27, %25 ], [ %32, %30 ], [ %1, %._crit_edge2 ]
  %35 = phi double [ %26, %25 ], [ %31, %30 ], [ %0, %._crit_edge2 ]
  %36 = phi double [ 4.000000e+00, %25 ], [ 0x39B0000000000000, %30 ], [ 1.000000e+00, %._crit_edge2 ]
  %37 = call double @llvm.fabs.f64(double %35)
  %38 = call double @hypot(double %35, double %34)
  %39 = fadd double %37, %38
  %40 = fmul double %39, 5.000000e-01
  %41 = call double @llvm.sqrt.f64(double %40)
  %42 = fmul double %41, 2.000000e+00
  %43 = fdiv double %34, %42
  %44 = fcmp ult double %35, 0.000000e+00
  br i1 %44, label %49, label %45

45:
  %46 = fmul double %36, %41
  %47 = fmul double %36, %43
  %48 = insertvalue { double, double } poison, double %46, 0
  br label %55

49:
  %50 = call double @llvm.fabs.f64(double %43)
  %51 = fmul double %36, %50
  %52 = fmul double %36, %41
  %53 = call double @llvm.copysign.f64(double %52, double %34)
  %54 = insertvalue { double, double } poison, double %51, 0
  br label %55

55:
  %56 = phi { double, double } [ %54, %49 ], [ %17, %13 ], [ { double 0x7FF0000000000000, double poison }, %._crit_edge ], [ %12, %10 ], [ %48, %45 ], [ { double 0.000000e+00, double poison }, %._crit_edge1 ]
  %57 = phi double [ %53, %49 ], [ %16, %13 ], [ %1, %._crit_edge ], [ %11, %10 ], [ %47, %45 ], [ %1, %._crit_edge1 ]
  %58 = insertvalue { double, double } %56, double %57, 1
  ret { double, double } %58
}

declare double @llvm.sqrt.f64(double)

define internal { double, double } @irad.body.cpow(double %0, double %1, double %2, double %3) {
  %5 = fcmp oeq double %0, 0.000000e+00
  %6 = fcmp oeq double %1, 0.000000e+00
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %17

8:
  %9 = fcmp oeq double %2, 1.000000e+00
  %10 = fcmp oeq double %3, 0.000000e+00
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %15

12:
  %13 = insertvalue { double, double } poison, double %0, 0
  %14 = insertvalue { double, double } %13, double %1, 1
  br label %60

15:
  %16 = fcmp ogt double %2, 1.000000e+00
  br i1 %16, label %._crit_edge1, label %._crit_edge2

._crit_edge2:
  br label %17

._crit_edge1:
  br label %60

17:
  %18 = call { double, double } @irad.body.clog(double %0, double %1)
  %19 = extractvalue { double, double } %18, 0
  %20 = extractvalue { double, double } %18, 1
  %21 = call { double, double } @irad.body.__muldc3(double %2, double %3, double %19, double %20)
  %22 = extractvalue { double, double } %21, 0
  %23 = extractvalue { double, double } %21, 1
  %24 = call double @llvm.fabs.f64(double %22)
  %25 = fcmp oeq double %24, 0x7FF0000000000000
  %26 = fcmp oeq double %23, 0.000000e+00
  %27 = and i1 %26, %25
  br i1 %27, label %28, label %31

28:
  %29 = call double @llvm.exp.f64(double %22)
  %30 = insertvalue { double, double } poison, double %29, 0
  br label %56

31:
  %32 = fcmp olt double %22, 0.000000e+00
  %33 = and i1 %32, %25
  br i1 %33, label %34, label %36

34:
  %35 = call double @llvm.copysign.f64(double 0.000000e+00, double %23)
  br label %56

36:
  %37 = call double @llvm.cos.f64(double %23)
  %38 = fcmp ugt double %22, 7.000000e+02
  br i1 %38, label %44, label %39

39:
  %40 = call double @llvm.exp.f64(double %22)
  %41 = fmul double %40, %37
  %42 = call double @llvm.sin.f64(double %23)
  %43 = fmul double %40, %42
  br label %52

44:
  %45 = fmul double %22, 5.000000e-01
  %46 = call double @llvm.exp.f64(double %45)
  %47 = fmul double %37, %46
  %48 = fmul double %46, %47
  %49 = call double @llvm.sin.f64(double %23)
  %50 = fmul double %49, %46
  %51 = fmul double %46, %50
  br label %52

52:
  %53 = phi double [ %41, %39 ], [ %48, %44 ]
  %54 = phi double [ %43, %39 ], [ %51, %44 ]
  %55 = insertvalue { double, double } poison, double %53, 0
  br label %56

56:
  %57 = phi { double, double } [ %30, %28 ], [ { double 0.000000e+00, double poison }, %34 ], [ %55, %52 ]
  %58 = phi double [ %23, %28 ], [ %35, %34 ], [ %54, %52 ]
  %59 = insertvalue { double, double } %57, double %58, 1
  br label %60

60:
  %61 = phi { double, double } [ %14, %12 ], [ %59, %56 ], [ zeroinitializer, %._crit_edge1 ]
  ret { double, double } %61
}

define internal { double, double } @irad.body.csinh(double %0, double %1) {
  %3 = call double @llvm.cos.f64(double %1)
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = fcmp ugt double %4, 7.000000e+02
  br i1 %5, label %12, label %6

6:
  %7 = call double @llvm.sinh.f64(double %0)
  %8 = fmul double %7, %3
  %9 = call double @llvm.sin.f64(double %1)
  %10 = call double @llvm.cosh.f64(double %0)
  %11 = fmul double %10, %9
  br label %23

12:
  %13 = call double @llvm.copysign.f64(double 5.000000e-01, double %0)
  %14 = fmul double %13, %3
  %15 = fmul double %4, 5.000000e-01
  %16 = call double @llvm.exp.f64(double %15)
  %17 = fmul double %14, %16
  %18 = fmul double %16, %17
  %19 = call double @llvm.sin.f64(double %1)
  %20 = fmul double %19, 5.000000e-01
  %21 = fmul double %20, %16
  %22 = fmul double %16, %21
  br label %23

23:
  %24 = phi double [ %8, %6 ], [ %18, %12 ]
  %25 = phi double [ %11, %6 ], [ %22, %12 ]
  %26 = insertvalue { double, double } poison, double %24, 0
  %27 = insertvalue { double, double } %26, double %25, 1
  ret { double, double } %27
}

define internal { double, double } @irad.body.ccosh(double %0, double %1) {
  %3 = call double @llvm.cos.f64(double %1)
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = fcmp ugt double %4, 7.000000e+02
  br i1 %5, label %12, label %6

6:
  %7 = call double @llvm.cosh.f64(double %0)
  %8 = fmul double %7, %3
  %9 = call double @llvm.sin.f64(double %1)
  %10 = call double @llvm.sinh.f64(double %0)
  %11 = fmul double %10, %9
  br label %23

12:
  %13 = fmul double %3, 5.000000e-01
  %14 = fmul double %4, 5.000000e-01
  %15 = call double @llvm.exp.f64(double %14)
  %16 = fmul double %13, %15
  %17 = fmul double %15, %16
  %18 = call double @llvm.sin.f64(double %1)
  %19 = call double @llvm.copysign.f64(double 5.000000e-01, double %0)
  %20 = fmul double %19, %18
  %21 = fmul double %20, %15
  %22 = fmul double %15, %21
  br label %23

23:
  %24 = phi double [ %8, %6 ], [ %17, %12 ]
  %25 = phi double [ %11, %6 ], [ %22, %12 ]
  %26 = insertvalue { double, double } poison, double %24, 0
  %27 = insertvalue { double, double } %26, double %25, 1
  ret { double, double } %27
}

define internal { double, double } @irad.body.csin(double %0, double %1) {
  %3 = call double @llvm.sin.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = fcmp ugt double %4, 7.000000e+02
  br i1 %5, label %12, label %6

6:
  %7 = call double @llvm.cosh.f64(double %1)
  %8 = fmul double %3, %7
  %9 = call double @llvm.cos.f64(double %0)
  %10 = call double @llvm.sinh.f64(double %1)
  %11 = fmul double %9, %10
  br label %23

12:
  %13 = fmul double %3, 5.000000e-01
  %14 = fmul double %4, 5.000000e-01
  %15 = call double @llvm.exp.f64(double %14)
  %16 = fmul double %13, %15
  %17 = fmul double %15, %16
  %18 = call double @llvm.cos.f64(double %0)
  %19 = call double @llvm.copysign.f64(double 5.000000e-01, double %1)
  %20 = fmul double %18, %19
  %21 = fmul double %20, %15
  %22 = fmul double %15, %21
  br label %23

23:
  %24 = phi double [ %8, %6 ], [ %17, %12 ]
  %25 = phi double [ %11, %6 ], [ %22, %12 ]
  %26 = insertvalue { double, double } poison, double %24, 0
  %27 = insertvalue { double, double } %26, double %25, 1
  ret { double, double } %27
}

define internal { double, double } @irad.body.ccos(double %0, double %1) {
  %3 = call double @llvm.cos.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = fcmp ugt double %4, 7.000000e+02
  br i1 %5, label %12, label %6

6:
  %7 = call double @llvm.cosh.f64(double %1)
  %8 = fmul double %3, %7
  %9 = call double @llvm.sin.f64(double %0)
  %10 = call double @llvm.sinh.f64(double %1)
  %11 = fmul double %9, %10
  br label %23

12:
  %13 = fmul double %3, 5.000000e-01
  %14 = fmul double %4, 5.000000e-01
  %15 = call double @llvm.exp.f64(double %14)
  %16 = fmul double %13, %15
  %17 = fmul double %15, %16
  %18 = call double @llvm.sin.f64(double %0)
  %19 = call double @llvm.copysign.f64(double 5.000000e-01, double %1)
  %20 = fmul double %18, %19
  %21 = fmul double %20, %15
  %22 = fmul double %15, %21
  br label %23

23:
  %24 = phi double [ %8, %6 ], [ %17, %12 ]
  %25 = phi double [ %11, %6 ], [ %22, %12 ]
  %26 = fneg double %25
  %27 = insertvalue { double, double } poison, double %24, 0
  %28 = insertvalue { double, double } %27, double %26, 1
  ret { double, double } %28
}

define internal { double, double } @irad.body.ctanh(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = fcmp ogt double %3, 1.000000e+00
  br i1 %4, label %5, label %24

5:
  %6 = fmul double %3, -2.000000e+00
  %7 = call double @llvm.exp.f64(double %6)
  %8 = fmul double %1, 2.000000e+00
  %9 = call double @llvm.cos.f64(double %8)
  %10 = fmul double %7, %9
  %11 = call double @llvm.sin.f64(double %8)
  %12 = fmul double %7, %11
  %13 = fmul double %10, 2.000000e+00
  %14 = fadd double %13, 1.000000e+00
  %15 = fmul double %7, %7
  %16 = fadd double %15, %14
  %17 = fadd double %10, %15
  %18 = fmul double %17, 2.000000e+00
  %19 = fdiv double %18, %16
  %20 = fsub double 1.000000e+00, %19
  %21 = call double @llvm.copysign.f64(double %20, double %0)
  %22 = fmul double %12, 2.000000e+00
  %23 = fdiv double %22, %16
  br label %36

24:
  %25 = call double @llvm.sin.f64(double %1)
  %26 = call double @llvm.cos.f64(double %1)
  %27 = call double @llvm.sinh.f64(double %0)
  %28 = call double @llvm.cosh.f64(double %0)
  %29 = fmul double %27, %27
  %30 = fmul double %26, %26
  %31 = fadd double %29, %30
  %32 = fmul double %27, %28
  %33 = fdiv double %32, %31
  %34 = fmul double %25, %26
  %35 = fdiv double %34, %31
  br label %36

36:
  %37 = phi double [ %21, %5 ], [ %33, %24 ]
  %38 = phi double [ %23, %5 ], [ %35, %24 ]
  %39 = insertvalue { double, double } poison, double %37, 0
  %40 = insertvalue { double, double } %39, double %38, 1
  ret { double, double } %40
}

define internal { double, double } @irad.body.ctan(double %0, double %1) {
  %3 = fneg double %1
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = fcmp ogt double %4, 1.000000e+00
  br i1 %5, label %6, label %25

6:
  %7 = fmul double %4, -2.000000e+00
  %8 = call double @llvm.exp.f64(double %7)
  %9 = fmul double %0, 2.000000e+00
  %10 = call double @llvm.cos.f64(double %9)
  %11 = fmul double %10, %8
  %12 = call double @llvm.sin.f64(double %9)
  %13 = fmul double %12, %8
  %14 = fmul double %11, 2.000000e+00
  %15 = fadd double %14, 1.000000e+00
  %16 = fmul double %8, %8
  %17 = fadd double %16, %15
  %18 = fadd double %11, %16
  %19 = fmul double %18, 2.000000e+00
  %20 = fdiv double %19, %17
  %21 = fsub double 1.000000e+00, %20
  %22 = call double @llvm.copysign.f64(double %21, double %3)
  %23 = fmul double %13, 2.000000e+00
  %24 = fdiv double %23, %17
  br label %37

25:
  %26 = call double @llvm.sin.f64(double %0)
  %27 = call double @llvm.cos.f64(double %0)
  %28 = call double @llvm.sinh.f64(double %3)
  %29 = call double @llvm.cosh.f64(double %1)
  %30 = fmul double %28, %28
  %31 = fmul double %27, %27
  %32 = fadd double %31, %30
  %33 = fmul double %28, %29
  %34 = fdiv double %33, %32
  %35 = fmul double %26, %27
  %36 = fdiv double %35, %32
  br label %37

37:
  %38 = phi double [ %22, %6 ], [ %34, %25 ]
  %39 = phi double [ %24, %6 ], [ %36, %25 ]
  %40 = fneg double %38
  %41 = insertvalue { double, double } poison, double %39, 0
  %42 = insertvalue { double, double } %41, double %40, 1
  ret { double, double } %42
}

define internal { double, double } @irad.body.casinh(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = call double @llvm.maxnum.f64(double %3, double %4)
  %6 = fcmp ogt double %5, 0x5F30000000000000
  br i1 %6, label %7, label %13

7:
  %8 = call { double, double } @irad.body.clog(double %3, double %1)
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fadd double %9, 0x3FE62E42FEFA39EF
  %12 = call double @llvm.copysign.f64(double %11, double %0)
  br label %125

13:
  %14 = fadd double %1, 1.000000e+00
  %15 = fneg double %0
  %16 = fcmp oeq double %3, 0x7FF0000000000000
  br i1 %16, label %._crit_edge, label %17

._crit_edge:
  br label %112

17:
  %18 = call double @llvm.fabs.f64(double %14)
  %19 = fcmp oeq double %18, 0x7FF0000000000000
  br i1 %19, label %20, label %28

20:
  %21 = fcmp ogt double %14, 0.000000e+00
  br i1 %21, label %22, label %24

22:
  %23 = fmul double %0, -0.000000e+00
  br label %63

24:
  %25 = fcmp ord double %0, 0.000000e+00
  %26 = select i1 %25, double 0.000000e+00, double %15
  %27 = call double @llvm.copysign.f64(double %14, double %15)
  br label %63

28:
  %29 = fcmp oeq double %14, 0.000000e+00
  %30 = fcmp oeq double %0, 0.000000e+00
  %31 = and i1 %30, %29
  br i1 %31, label %._crit_edge1, label %32

._crit_edge1:
  br label %63

32:
  %33 = call double @llvm.maxnum.f64(double %18, double %3)
  %34 = fcmp ult double %33, 0x7FAFFFFFFFFFFFFF
  br i1 %34, label %38, label %35

35:
  %36 = fmul double %14, 6.250000e-02
  %37 = fmul double %0, -6.250000e-02
  br label %43

38:
  %39 = fcmp olt double %33, 0x7B0000000000000
  br i1 %39, label %40, label %._crit_edge2

._crit_edge2:
  br label %43

40:
  %41 = fmul double %14, 0x4C70000000000000
  %42 = fmul double %0, 0xCC70000000000000
  br label %43

43:
  %44 = phi double [ %37, %35 ], [ %42, %40 ], [ %15, %._crit_edge2 ]
  %45 = phi double [ %36, %35 ], [ %41, %40 ], [ %14, %._crit_edge2 ]
  %46 = phi double [ 4.000000e+00, %35 ], [ 0x39B0000000000000, %40 ], [ 1.000000e+00, %._crit_edge2 ]
  %47 = call double @llvm.fabs.f64(double %45)
  %48 = call double @hypot(double %45, double %44)
  %49 = fadd double %47, %48
  %50 = fmul double %49, 5.000000e-01
  %51 = call double @llvm.sqrt.f64(double %50)
  %52 = fmul double %51, 2.000000e+00
  %53 = fdiv double %44, %52
  %54 = fcmp ult double %45, 0.000000e+00
  br i1 %54, label %58, label %55

55:
  %56 = fmul double %46, %51
  %57 = fmul double %46, %53
  br label %63

58:
  %59 = call double @llvm.fabs.f64(double %53)
  %60 = fmul double %46, %59
  %61 = fmul double %46, %51
  %62 = call double @llvm.copysign.f64(double %61, double %44)
  br label %63

63:
  %64 = phi double [ 0.000000e+00, %._crit_edge1 ], [ %56, %55 ], [ %14, %22 ], [ %26, %24 ], [ %60, %58 ]
  %65 = phi double [ %15, %._crit_edge1 ], [ %57, %55 ], [ %23, %22 ], [ %27, %24 ], [ %62, %58 ]
  %66 = fsub double 1.000000e+00, %1
  %67 = call double @llvm.fabs.f64(double %66)
  %68 = fcmp oeq double %67, 0x7FF0000000000000
  br i1 %68, label %69, label %77

69:
  %70 = fcmp ogt double %66, 0.000000e+00
  br i1 %70, label %71, label %73

71:
  %72 = fmul double %0, 0.000000e+00
  br label %112

73:
  %74 = fcmp ord double %0, 0.000000e+00
  %75 = select i1 %74, double 0.000000e+00, double %0
  %76 = call double @llvm.copysign.f64(double %66, double %0)
  br label %112

77:
  %78 = fcmp oeq double %66, 0.000000e+00
  %79 = fcmp oeq double %0, 0.000000e+00
  %80 = and i1 %79, %78
  br i1 %80, label %._crit_edge3, label %81

._crit_edge3:
  br label %112

81:
  %82 = call double @llvm.maxnum.f64(double %67, double %3)
  %83 = fcmp ult double %82, 0x7FAFFFFFFFFFFFFF
  br i1 %83, label %87, label %84

84:
  %85 = fmul double %66, 6.250000e-02
  %86 = fmul double %0, 6.250000e-02
  br label %92

87:
  %88 = fcmp olt double %82, 0x7B0000000000000
  br i1 %88, label %89, label %._crit_edge4

._crit_edge4:
  br label %92

89:
  %90 = fmul double %66, 0x4C70000000000000
  %91 = fmul double %0, 0x4C70000000000000
  br label %92

92:
  %93 = phi double [ %86, %84 ], [ %91, %89 ], [ %0, %._crit_edge4 ]
  %94 = phi double [ %85, %84 ], [ %90, %89 ], [ %66, %._crit_edge4 ]
  %95 = phi double [ 4.000000e+00, %84 ], [ 0x39B0000000000000, %89 ], [ 1.000000e+00, %._crit_edge4 ]
  %96 = call double @llvm.fabs.f64(double %94)
  %97 = call double @hypot(double %94, double %93)
  %98 = fadd double %96, %97
  %99 = fmul double %98, 5.000000e-01
  %100 = call double @llvm.sqrt.f64(double %99)
  %101 = fmul double %100, 2.000000e+00
  %102 = fdiv double %93, %101
  %103 = fcmp ult double %94, 0.000000e+00
  br i1 %103, label %107, label %104

104:
  %105 = fmul double %95, %100
  %106 = fmul double %95, %102
  br label %112

107:
  %108 = call double @llvm.fabs.f64(double %102)
  %109 = fmul double %95, %108
  %110 = fmul double %95, %100
  %111 = call double @llvm.copysign.f64(double %110, double %93)
  br label %112

112:
  %113 = phi double [ %65, %107 ], [ %65, %73 ], [ %65, %._crit_edge3 ], [ %65, %71 ], [ %65, %104 ], [ %15, %._crit_edge ]
  %114 = phi double [ %64, %107 ], [ %64, %73 ], [ %64, %._crit_edge3 ], [ %64, %71 ], [ %64, %104 ], [ 0x7FF0000000000000, %._crit_edge ]
  %115 = phi double [ %109, %107 ], [ %75, %73 ], [ 0.000000e+00, %._crit_edge3 ], [ %66, %71 ], [ %105, %104 ], [ 0x7FF0000000000000, %._crit_edge ]
  %116 = phi double [ %111, %107 ], [ %76, %73 ], [ %0, %._crit_edge3 ], [ %72, %71 ], [ %106, %104 ], [ %0, %._crit_edge ]
  %117 = fmul double %114, %116
  %118 = fmul double %113, %115
  %119 = fsub double %117, %118
  %120 = call double @asinh(double %119)
  %121 = fmul double %114, %115
  %122 = fmul double %113, %116
  %123 = fsub double %121, %122
  %124 = call double @llvm.atan2.f64(double %1, double %123)
  br label %125

125:
  %126 = phi double [ %12, %7 ], [ %120, %112 ]
  %127 = phi double [ %10, %7 ], [ %124, %112 ]
  %128 = insertvalue { double, double } poison, double %126, 0
  %129 = insertvalue { double, double } %128, double %127, 1
  ret { double, double } %129
}

declare double @asinh(double noundef) local_unnamed_addr

define internal { double, double } @irad.body.casin(double %0, double %1) {
  %3 = fneg double %1
  %4 = call { double, double } @irad.body.casinh(double %3, double %0)
  %5 = extractvalue { double, double } %4, 0
  %6 = extractvalue { double, double } %4, 1
  %7 = fneg double %5
  %8 = insertvalue { double, double } poison, double %6, 0
  %9 = insertvalue { double, double } %8, double %7, 1
  ret { double, double } %9
}

define internal { double, double } @irad.body.cacos(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = call double @llvm.maxnum.f64(double %3, double %4)
  %6 = fcmp ogt double %5, 0x5F30000000000000
  br i1 %6, label %7, label %15

7:
  %8 = call { double, double } @irad.body.clog(double %0, double %1)
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fadd double %9, 0x3FE62E42FEFA39EF
  %12 = call double @llvm.fabs.f64(double %10)
  %13 = fneg double %1
  %14 = call double @llvm.copysign.f64(double %11, double %13)
  br label %125

15:
  %16 = fsub double 1.000000e+00, %0
  %17 = fneg double %1
  %18 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %18, label %._crit_edge, label %19

._crit_edge:
  br label %114

19:
  %20 = call double @llvm.fabs.f64(double %16)
  %21 = fcmp oeq double %20, 0x7FF0000000000000
  br i1 %21, label %22, label %30

22:
  %23 = fcmp ogt double %16, 0.000000e+00
  br i1 %23, label %24, label %26

24:
  %25 = fmul double %1, -0.000000e+00
  br label %65

26:
  %27 = fcmp ord double %1, 0.000000e+00
  %28 = select i1 %27, double 0.000000e+00, double %17
  %29 = call double @llvm.copysign.f64(double %16, double %17)
  br label %65

30:
  %31 = fcmp oeq double %16, 0.000000e+00
  %32 = fcmp oeq double %1, 0.000000e+00
  %33 = and i1 %31, %32
  br i1 %33, label %._crit_edge1, label %34

._crit_edge1:
  br label %65

34:
  %35 = call double @llvm.maxnum.f64(double %20, double %4)
  %36 = fcmp ult double %35, 0x7FAFFFFFFFFFFFFF
  br i1 %36, label %40, label %37

37:
  %38 = fmul double %16, 6.250000e-02
  %39 = fmul double %1, -6.250000e-02
  br label %45

40:
  %41 = fcmp olt double %35, 0x7B0000000000000
  br i1 %41, label %42, label %._crit_edge2

._crit_edge2:
  br label %45

42:
  %43 = fmul double %16, 0x4C70000000000000
  %44 = fmul double %1, 0xCC70000000000000
  br label %45

45:
  %46 = phi double [ %39, %37 ], [ %44, %42 ], [ %17, %._crit_edge2 ]
  %47 = phi double [ %38, %37 ], [ %43, %42 ], [ %16, %._crit_edge2 ]
  %48 = phi double [ 4.000000e+00, %37 ], [ 0x39B0000000000000, %42 ], [ 1.000000e+00, %._crit_edge2 ]
  %49 = call double @llvm.fabs.f64(double %47)
  %50 = call double @hypot(double %47, double %46)
  %51 = fadd double %49, %50
  %52 = fmul double %51, 5.000000e-01
  %53 = call double @llvm.sqrt.f64(double %52)
  %54 = fmul double %53, 2.000000e+00
  %55 = fdiv double %46, %54
  %56 = fcmp ult double %47, 0.000000e+00
  br i1 %56, label %60, label %57

57:
  %58 = fmul double %48, %53
  %59 = fmul double %48, %55
  br label %65

60:
  %61 = call double @llvm.fabs.f64(double %55)
  %62 = fmul double %48, %61
  %63 = fmul double %48, %53
  %64 = call double @llvm.copysign.f64(double %63, double %46)
  br label %65

65:
  %66 = phi double [ 0.000000e+00, %._crit_edge1 ], [ %58, %57 ], [ %16, %24 ], [ %28, %26 ], [ %62, %60 ]
  %67 = phi double [ %17, %._crit_edge1 ], [ %59, %57 ], [ %25, %24 ], [ %29, %26 ], [ %64, %60 ]
  %68 = fadd double %0, 1.000000e+00
  %69 = call double @llvm.fabs.f64(double %68)
  %70 = fcmp oeq double %69, 0x7FF0000000000000
  br i1 %70, label %71, label %79

71:
  %72 = fcmp ogt double %68, 0.000000e+00
  br i1 %72, label %73, label %75

73:
  %74 = fmul double %1, 0.000000e+00
  br label %114

75:
  %76 = fcmp ord double %1, 0.000000e+00
  %77 = select i1 %76, double 0.000000e+00, double %1
  %78 = call double @llvm.copysign.f64(double %68, double %1)
  br label %114

79:
  %80 = fcmp oeq double %68, 0.000000e+00
  %81 = fcmp oeq double %1, 0.000000e+00
  %82 = and i1 %80, %81
  br i1 %82, label %._crit_edge3, label %83

._crit_edge3:
  br label %114

83:
  %84 = call double @llvm.maxnum.f64(double %69, double %4)
  %85 = fcmp ult double %84, 0x7FAFFFFFFFFFFFFF
  br i1 %85, label %89, label %86

86:
  %87 = fmul double %68, 6.250000e-02
  %88 = fmul double %1, 6.250000e-02
  br label %94

89:
  %90 = fcmp olt double %84, 0x7B0000000000000
  br i1 %90, label %91, label %._crit_edge4

._crit_edge4:
  br label %94

91:
  %92 = fmul double %68, 0x4C70000000000000
  %93 = fmul double %1, 0x4C70000000000000
  br label %94

94:
  %95 = phi double [ %88, %86 ], [ %93, %91 ], [ %1, %._crit_edge4 ]
  %96 = phi double [ %87, %86 ], [ %92, %91 ], [ %68, %._crit_edge4 ]
  %97 = phi double [ 4.000000e+00, %86 ], [ 0x39B0000000000000, %91 ], [ 1.000000e+00, %._crit_edge4 ]
  %98 = call double @llvm.fabs.f64(double %96)
  %99 = call double @hypot(double %96, double %95)
  %100 = fadd double %98, %99
  %101 = fmul double %100, 5.000000e-01
  %102 = call double @llvm.sqrt.f64(double %101)
  %103 = fmul double %102, 2.000000e+00
  %104 = fdiv double %95, %103
  %105 = fcmp ult double %96, 0.000000e+00
  br i1 %105, label %109, label %106

106:
  %107 = fmul double %97, %102
  %108 = fmul double %97, %104
  br label %114

109:
  %110 = call double @llvm.fabs.f64(double %104)
  %111 = fmul double %97, %110
  %112 = fmul double %97, %102
  %113 = call double @llvm.copysign.f64(double %112, double %95)
  br label %114

114:
  %115 = phi double [ %67, %109 ], [ %67, %75 ], [ %67, %._crit_edge3 ], [ %67, %73 ], [ %67, %106 ], [ %17, %._crit_edge ]
  %116 = phi double [ %66, %109 ], [ %66, %75 ], [ %66, %._crit_edge3 ], [ %66, %73 ], [ %66, %106 ], [ 0x7FF0000000000000, %._crit_edge ]
  %117 = phi double [ %111, %109 ], [ %77, %75 ], [ 0.000000e+00, %._crit_edge3 ], [ %68, %73 ], [ %107, %106 ], [ 0x7FF0000000000000, %._crit_edge ]
  %118 = phi double [ %113, %109 ], [ %78, %75 ], [ %1, %._crit_edge3 ], [ %74, %73 ], [ %108, %106 ], [ %1, %._crit_edge ]
  %119 = call double @llvm.atan2.f64(double %116, double %117)
  %120 = fmul double %119, 2.000000e+00
  %121 = fmul double %115, %117
  %122 = fmul double %116, %118
  %123 = fsub double %121, %122
  %124 = call double @asinh(double %123)
  br label %125

125:
  %126 = phi double [ %12, %7 ], [ %120, %114 ]
  %127 = phi double [ %14, %7 ], [ %124, %114 ]
  %128 = insertvalue { double, double } poison, double %126, 0
  %129 = insertvalue { double, double } %128, double %127, 1
  ret { double, double } %129
}

define internal { double, double } @irad.body.cacosh(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = call double @llvm.maxnum.f64(double %3, double %4)
  %6 = fcmp ogt double %5, 0x5F30000000000000
  br i1 %6, label %7, label %12

7:
  %8 = call { double, double } @irad.body.clog(double %0, double %1)
  %9 = extractvalue { double, double } %8, 0
  %10 = extractvalue { double, double } %8, 1
  %11 = fadd double %9, 0x3FE62E42FEFA39EF
  br label %121

12:
  %13 = fadd double %0, -1.000000e+00
  %14 = fcmp oeq double %4, 0x7FF0000000000000
  br i1 %14, label %._crit_edge, label %15

._crit_edge:
  br label %110

15:
  %16 = call double @llvm.fabs.f64(double %13)
  %17 = fcmp oeq double %16, 0x7FF0000000000000
  br i1 %17, label %18, label %26

18:
  %19 = fcmp ogt double %13, 0.000000e+00
  br i1 %19, label %20, label %22

20:
  %21 = fmul double %1, 0.000000e+00
  br label %61

22:
  %23 = fcmp ord double %1, 0.000000e+00
  %24 = select i1 %23, double 0.000000e+00, double %1
  %25 = call double @llvm.copysign.f64(double %13, double %1)
  br label %61

26:
  %27 = fcmp oeq double %13, 0.000000e+00
  %28 = fcmp oeq double %1, 0.000000e+00
  %29 = and i1 %27, %28
  br i1 %29, label %._crit_edge1, label %30

._crit_edge1:
  br label %61

30:
  %31 = call double @llvm.maxnum.f64(double %16, double %4)
  %32 = fcmp ult double %31, 0x7FAFFFFFFFFFFFFF
  br i1 %32, label %36, label %33

33:
  %34 = fmul double %13, 6.250000e-02
  %35 = fmul double %1, 6.250000e-02
  br label %41

36:
  %37 = fcmp olt double %31, 0x7B0000000000000
  br i1 %37, label %38, label %._crit_edge2

._crit_edge2:
  br label %41

38:
  %39 = fmul double %13, 0x4C70000000000000
  %40 = fmul double %1, 0x4C70000000000000
  br label %41

41:
  %42 = phi double [ %35, %33 ], [ %40, %38 ], [ %1, %._crit_edge2 ]
  %43 = phi double [ %34, %33 ], [ %39, %38 ], [ %13, %._crit_edge2 ]
  %44 = phi double [ 4.000000e+00, %33 ], [ 0x39B0000000000000, %38 ], [ 1.000000e+00, %._crit_edge2 ]
  %45 = call double @llvm.fabs.f64(double %43)
  %46 = call double @hypot(double %43, double %42)
  %47 = fadd double %45, %46
  %48 = fmul double %47, 5.000000e-01
  %49 = call double @llvm.sqrt.f64(double %48)
  %50 = fmul double %49, 2.000000e+00
  %51 = fdiv double %42, %50
  %52 = fcmp ult double %43, 0.000000e+00
  br i1 %52, label %56, label %53

53:
  %54 = fmul double %44, %49
  %55 = fmul double %44, %51
  br label %61

56:
  %57 = call double @llvm.fabs.f64(double %51)
  %58 = fmul double %44, %57
  %59 = fmul double %44, %49
  %60 = call double @llvm.copysign.f64(double %59, double %42)
  br label %61

61:
  %62 = phi double [ 0.000000e+00, %._crit_edge1 ], [ %54, %53 ], [ %13, %20 ], [ %24, %22 ], [ %58, %56 ]
  %63 = phi double [ %1, %._crit_edge1 ], [ %55, %53 ], [ %21, %20 ], [ %25, %22 ], [ %60, %56 ]
  %64 = fadd double %0, 1.000000e+00
  %65 = call double @llvm.fabs.f64(double %64)
  %66 = fcmp oeq double %65, 0x7FF0000000000000
  br i1 %66, label %67, label %75

67:
  %68 = fcmp ogt double %64, 0.000000e+00
  br i1 %68, label %69, label %71

69:
  %70 = fmul double %1, 0.000000e+00
  br label %110

71:
  %72 = fcmp ord double %1, 0.000000e+00
  %73 = select i1 %72, double 0.000000e+00, double %1
  %74 = call double @llvm.copysign.f64(double %64, double %1)
  br label %110

75:
  %76 = fcmp oeq double %64, 0.000000e+00
  %77 = fcmp oeq double %1, 0.000000e+00
  %78 = and i1 %76, %77
  br i1 %78, label %._crit_edge3, label %79

._crit_edge3:
  br label %110

79:
  %80 = call double @llvm.maxnum.f64(double %65, double %4)
  %81 = fcmp ult double %80, 0x7FAFFFFFFFFFFFFF
  br i1 %81, label %85, label %82

82:
  %83 = fmul double %64, 6.250000e-02
  %84 = fmul double %1, 6.250000e-02
  br label %90

85:
  %86 = fcmp olt double %80, 0x7B0000000000000
  br i1 %86, label %87, label %._crit_edge4

._crit_edge4:
  br label %90

87:
  %88 = fmul double %64, 0x4C70000000000000
  %89 = fmul double %1, 0x4C70000000000000
  br label %90

90:
  %91 = phi double [ %84, %82 ], [ %89, %87 ], [ %1, %._crit_edge4 ]
  %92 = phi double [ %83, %82 ], [ %88, %87 ], [ %64, %._crit_edge4 ]
  %93 = phi double [ 4.000000e+00, %82 ], [ 0x39B0000000000000, %87 ], [ 1.000000e+00, %._crit_edge4 ]
  %94 = call double @llvm.fabs.f64(double %92)
  %95 = call double @hypot(double %92, double %91)
  %96 = fadd double %94, %95
  %97 = fmul double %96, 5.000000e-01
  %98 = call double @llvm.sqrt.f64(double %97)
  %99 = fmul double %98, 2.000000e+00
  %100 = fdiv double %91, %99
  %101 = fcmp ult double %92, 0.000000e+00
  br i1 %101, label %105, label %102

102:
  %103 = fmul double %93, %98
  %104 = fmul double %93, %100
  br label %110

105:
  %106 = call double @llvm.fabs.f64(double %100)
  %107 = fmul double %93, %106
  %108 = fmul double %93, %98
  %109 = call double @llvm.copysign.f64(double %108, double %91)
  br label %110

110:
  %111 = phi double [ %62, %105 ], [ %62, %71 ], [ %62, %._crit_edge3 ], [ %62, %69 ], [ %62, %102 ], [ 0x7FF0000000000000, %._crit_edge ]
  %112 = phi double [ %63, %105 ], [ %63, %71 ], [ %63, %._crit_edge3 ], [ %63, %69 ], [ %63, %102 ], [ %1, %._crit_edge ]
  %113 = phi double [ %107, %105 ], [ %73, %71 ], [ 0.000000e+00, %._crit_edge3 ], [ %64, %69 ], [ %103, %102 ], [ 0x7FF0000000000000, %._crit_edge ]
  %114 = phi double [ %109, %105 ], [ %74, %71 ], [ %1, %._crit_edge3 ], [ %70, %69 ], [ %104, %102 ], [ %1, %._crit_edge ]
  %115 = fmul double %111, %113
  %116 = fmul double %112, %114
  %117 = fadd double %115, %116
  %118 = call double @asinh(double %117)
  %119 = call double @llvm.atan2.f64(double %112, double %113)
  %120 = fmul double %119, 2.000000e+00
  br label %121

121:
  %122 = phi double [ %11, %7 ], [ %118, %110 ]
  %123 = phi double [ %10, %7 ], [ %120, %110 ]
  %124 = insertvalue { double, double } poison, double %122, 0
  %125 = insertvalue { double, double } %124, double %123, 1
  ret { double, double } %125
}

define internal { double, double } @irad.body.catanh(double %0, double %1) {
  %3 = call double @llvm.fabs.f64(double %0)
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = call double @llvm.maxnum.f64(double %3, double %4)
  %6 = fcmp ogt double %5, 0x5F30000000000000
  br i1 %6, label %7, label %10

7:
  %8 = call { double, double } @irad.body.__divdc3(double 1.000000e+00, double 0.000000e+00, double %0, double %1)
  %9 = call double @llvm.copysign.f64(double 0x3FF921FB54442D18, double %1)
  br label %27

10:
  %11 = fsub double 1.000000e+00, %3
  %12 = fmul double %11, %11
  %13 = fmul double %1, %1
  %14 = fadd double %13, %12
  %15 = fmul double %3, 4.000000e+00
  %16 = fdiv double %15, %14
  %17 = call double @log1p(double %16)
  %18 = fmul double %17, 2.500000e-01
  %19 = call double @llvm.copysign.f64(double %18, double %0)
  %20 = fmul double %1, 2.000000e+00
  %21 = fadd double %3, 1.000000e+00
  %22 = fmul double %11, %21
  %23 = fsub double %22, %13
  %24 = call double @llvm.atan2.f64(double %20, double %23)
  %25 = fmul double %24, 5.000000e-01
  %26 = insertvalue { double, double } poison, double %19, 0
  br label %27

27:
  %28 = phi { double, double } [ %8, %7 ], [ %26, %10 ]
  %29 = phi double [ %9, %7 ], [ %25, %10 ]
  %30 = insertvalue { double, double } %28, double %29, 1
  ret { double, double } %30
}

declare double @log1p(double noundef) local_unnamed_addr

define internal { double, double } @irad.body.catan(double %0, double %1) {
  %3 = fneg double %1
  %4 = call double @llvm.fabs.f64(double %1)
  %5 = call double @llvm.fabs.f64(double %0)
  %6 = call double @llvm.maxnum.f64(double %4, double %5)
  %7 = fcmp ogt double %6, 0x5F30000000000000
  br i1 %7, label %8, label %12

8:
  %9 = call { double, double } @irad.body.__divdc3(double 1.000000e+00, double 0.000000e+00, double %3, double %0)
  %10 = call double @llvm.copysign.f64(double 0x3FF921FB54442D18, double %0)
  %11 = extractvalue { double, double } %9, 0
  br label %28

12:
  %13 = fsub double 1.000000e+00, %4
  %14 = fmul double %13, %13
  %15 = fmul double %0, %0
  %16 = fadd double %15, %14
  %17 = fmul double %4, 4.000000e+00
  %18 = fdiv double %17, %16
  %19 = call double @log1p(double %18)
  %20 = fmul double %19, 2.500000e-01
  %21 = call double @llvm.copysign.f64(double %20, double %3)
  %22 = fmul double %0, 2.000000e+00
  %23 = fadd double %4, 1.000000e+00
  %24 = fmul double %13, %23
  %25 = fsub double %24, %15
  %26 = call double @llvm.atan2.f64(double %22, double %25)
  %27 = fmul double %26, 5.000000e-01
  br label %28

28:
  %29 = phi double [ %11, %8 ], [ %21, %12 ]
  %30 = phi double [ %10, %8 ], [ %27, %12 ]
  %31 = fneg double %29
  %32 = insertvalue { double, double } poison, double %30, 0
  %33 = insertvalue { double, double } %32, double %31, 1
  ret { double, double } %33
}

define internal void @irad.body.numba_cpow(ptr readonly %0, ptr readonly %1, ptr writeonly initializes((0, 16)) %2) {
  %4 = load double, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load double, ptr %5, align 8
  %7 = load double, ptr %1, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8
  %10 = fcmp oeq double %7, 0.000000e+00
  %11 = fcmp oeq double %9, 0.000000e+00
  %12 = select i1 %10, i1 %11, i1 false
  br i1 %12, label %13, label %15

13:
  store double 1.000000e+00, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double 0.000000e+00, ptr %14, align 8
  br label %49

15:
  %16 = fcmp oeq double %4, 0.000000e+00
  %17 = fcmp oeq double %6, 0.000000e+00
  %18 = select i1 %16, i1 %17, i1 false
  br i1 %18, label %19, label %27

19:
  %20 = fcmp ogt double %7, 0.000000e+00
  %21 = and i1 %20, %11
  %22 = select i1 %21, double 0.000000e+00, double 0x7FF8000000000000
  store double %22, ptr %2, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %22, ptr %23, align 8
  %24 = fcmp oeq double %7, 1.000000e+00
  %25 = select i1 %24, i1 %11, i1 false
  br i1 %25, label %26, label %._crit_edge

._crit_edge:
  br label %49

26:
  store double %4, ptr %2, align 8
  store double %6, ptr %23, align 8
  br label %49

27:
  %28 = call double @hypot(double %4, double %6)
  %29 = call double @llvm.atan2.f64(double %6, double %4)
  %30 = call double @llvm.pow.f64(double %28, double %7)
  %31 = fmul double %29, %7
  %32 = fcmp une double %9, 0.000000e+00
  br i1 %32, label %33, label %._crit_edge1

._crit_edge1:
  br label %41

33:
  %34 = fneg double %29
  %35 = fmul double %9, %34
  %36 = call double @llvm.exp.f64(double %35)
  %37 = fmul double %36, %30
  %38 = call double @llvm.log.f64(double %28)
  %39 = fmul double %9, %38
  %40 = fadd double %31, %39
  br label %41

41:
  %42 = phi double [ %37, %33 ], [ %30, %._crit_edge1 ]
  %43 = phi double [ %40, %33 ], [ %31, %._crit_edge1 ]
  %44 = call double @llvm.cos.f64(double %43)
  %45 = fmul double %42, %44
  store double %45, ptr %2, align 8
  %46 = call double @llvm.sin.f64(double %43)
  %47 = fmul double %42, %46
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %47, ptr %48, align 8
  br label %49

49:
  ret void
}

declare double @llvm.pow.f64(double, double)

declare double @llvm.fma.f64(double, double, double)

declare double @llvm.sinh.f64(double)

declare double @llvm.cosh.f64(double)
