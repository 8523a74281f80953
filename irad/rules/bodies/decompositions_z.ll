define internal void @irad.body.zgeqrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i32, ptr %1, align 4
  %13 = sitofp i32 %12 to double
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %13, ptr %5, align 8
  store double 0.000000e+00, ptr %14, align 8
  br label %23

15:
  %16 = load i32, ptr %0, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = call fastcc i32 @irad.body.decompositions_z.reduce(i64 %17, i64 %19, ptr %2, i64 %21, ptr %4)
  store i32 %22, ptr %7, align 4
  br label %23

23:
  ret void
}

define internal i32 @irad.body.decompositions_z.reduce(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %14

9:
  %10 = add nuw i64 %1, 1152921504606846975
  %11 = mul i64 %3, %10
  %12 = add i64 %11, %0
  %13 = shl i64 %12, 4
  call void @__irad_double(ptr %2, i64 %13)
  br label %14

14:
  %15 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %19

17:
  %18 = shl i64 %15, 4
  call void @__irad_double(ptr %4, i64 %18)
  br label %19

19:
  %20 = call i32 @irad_la_zgeqrf(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4)
  ret i32 %20
}

define internal void @irad.body.zungqr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, -1
  br i1 %11, label %12, label %16

12:
  %13 = load i32, ptr %1, align 4
  %14 = sitofp i32 %13 to double
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %14, ptr %6, align 8
  store double 0.000000e+00, ptr %15, align 8
  br label %26

16:
  %17 = load i32, ptr %0, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %1, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %2, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = call fastcc i32 @irad.body.decompositions_z.make_orthogonal(i64 %18, i64 %20, i64 %22, ptr %3, i64 %24, ptr %5)
  store i32 %25, ptr %8, align 4
  br label %26

26:
  ret void
}

define internal i32 @irad.body.decompositions_z.make_orthogonal(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) unnamed_addr {
  %7 = mul nsw i64 %1, %0
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = shl i64 %8, 4
  %10 = call noalias ptr @malloc(i64 %9)
  %11 = icmp sgt i64 %0, 0
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %19

14:
  %15 = add nuw i64 %1, 1152921504606846975
  %16 = mul i64 %4, %15
  %17 = add i64 %16, %0
  %18 = shl i64 %17, 4
  call void @__irad_double(ptr %3, i64 %18)
  br label %19

19:
  %20 = icmp sgt i64 %2, 0
  br i1 %20, label %21, label %._crit_edge2

._crit_edge2:
  br label %23

21:
  %22 = shl i64 %2, 4
  call void @__irad_double(ptr %5, i64 %22)
  br label %23

23:
  br i1 %12, label %.preheader, label %._crit_edge3

._crit_edge3:
  br label %31

.preheader:
  br label %24

24:
  %25 = phi i64 [ %35, %._crit_edge5 ], [ 0, %.preheader ]
  br i1 %11, label %26, label %._crit_edge4

._crit_edge4:
  br label %34

26:
  %27 = mul nsw i64 %25, %4
  %28 = getelementptr { double, double }, ptr %3, i64 %27
  %29 = mul nuw nsw i64 %25, %0
  %30 = getelementptr { double, double }, ptr %10, i64 %29
  br label %37

.loopexit1:
  br label %31

31:
  %32 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %33 = call i32 @irad_la_zorgqr(i64 %0, i64 %1, i64 %2, ptr %10, i64 %32, ptr %5, ptr %3, i64 %4)
  call void @free(ptr %10)
  ret i32 %33

.loopexit:
  br label %34

34:
  %35 = add nuw nsw i64 %25, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %.loopexit1, label %._crit_edge5

._crit_edge5:
  br label %24

37:
  %38 = phi i64 [ 0, %26 ], [ %45, %._crit_edge6 ]
  %39 = getelementptr { double, double }, ptr %28, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = getelementptr { double, double }, ptr %30, i64 %38
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8
  store double %40, ptr %43, align 8
  store double %42, ptr %44, align 8
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %0
  br i1 %46, label %.loopexit, label %._crit_edge6

._crit_edge6:
  br label %37
}

define internal void @irad.body.zunmqr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 4)) %12) {
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr %11, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %22

16:
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = call i32 @llvm.smax.i32(i32 %17, i32 %18)
  %20 = sitofp i32 %19 to double
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %20, ptr %10, align 8
  store double 0.000000e+00, ptr %21, align 8
  br label %41

22:
  %23 = load i8, ptr %0, align 1
  %24 = and i8 %23, -33
  %25 = icmp eq i8 %24, 76
  %26 = zext i1 %25 to i32
  %27 = load i8, ptr %1, align 1
  %28 = and i8 %27, -33
  %29 = icmp ne i8 %28, 78
  %30 = zext i1 %29 to i32
  %31 = load i32, ptr %2, align 4
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %3, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %4, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %6, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %9, align 4
  %40 = sext i32 %39 to i64
  call fastcc void @irad.body.decompositions_z.reflect(i32 %26, i32 %30, i64 %32, i64 %34, i64 %36, ptr %5, i64 %38, ptr %7, ptr %8, i64 %40)
  br label %41

41:
  ret void
}

define internal void @irad.body.decompositions_z.reflect(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) unnamed_addr {
  %11 = icmp eq i32 %0, 0
  %12 = select i1 %11, i64 %2, i64 %3
  %13 = select i1 %11, i64 %9, i64 1
  %14 = select i1 %11, i64 1, i64 %9
  %15 = select i1 %11, i64 %3, i64 %2
  %16 = icmp sgt i64 %15, 0
  %17 = icmp sgt i64 %4, 0
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %24

19:
  %20 = add nuw i64 %4, 1152921504606846975
  %21 = mul i64 %6, %20
  %22 = add i64 %21, %15
  %23 = shl i64 %22, 4
  call void @__irad_double(ptr %5, i64 %23)
  br label %25

24:
  br i1 %17, label %._crit_edge, label %._crit_edge3

._crit_edge3:
  br label %27

._crit_edge:
  br label %25

25:
  %26 = shl i64 %4, 4
  call void @__irad_double(ptr %7, i64 %26)
  br label %27

27:
  %28 = icmp sgt i64 %2, 0
  %29 = icmp sgt i64 %3, 0
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %._crit_edge4

._crit_edge4:
  br label %36

31:
  %32 = add nuw i64 %3, 1152921504606846975
  %33 = mul i64 %9, %32
  %34 = add i64 %33, %2
  %35 = shl i64 %34, 4
  call void @__irad_double(ptr %8, i64 %35)
  br label %36

36:
  %37 = icmp sgt i64 %12, 0
  br i1 %37, label %38, label %._crit_edge5

._crit_edge5:
  br label %41

38:
  %39 = icmp eq i32 %1, %0
  %40 = icmp eq i32 %1, 0
  br label %42

.loopexit2:
  br label %41

41:
  ret void

42:
  %43 = phi i64 [ 0, %38 ], [ %47, %._crit_edge7 ]
  %44 = mul nsw i64 %43, %14
  %45 = getelementptr inbounds { double, double }, ptr %8, i64 %44
  br i1 %17, label %.preheader, label %._crit_edge6

._crit_edge6:
  br label %46

.preheader:
  br label %49

.loopexit1:
  br label %46

46:
  %47 = add nuw nsw i64 %43, 1
  %48 = icmp eq i64 %47, %12
  br i1 %48, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %42

49:
  %50 = phi i64 [ %116, %._crit_edge9 ], [ 0, %.preheader ]
  %51 = xor i64 %50, -1
  %52 = add nsw i64 %4, %51
  %53 = select i1 %39, i64 %50, i64 %52
  %54 = mul nsw i64 %53, %13
  %55 = getelementptr inbounds { double, double }, ptr %45, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds { double, double }, ptr %7, i64 %53
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load double, ptr %60, align 8
  %62 = fneg double %61
  %63 = select i1 %40, double %61, double %62
  %64 = load double, ptr %59, align 8
  %65 = add nsw i64 %53, 1
  %66 = icmp slt i64 %65, %15
  br i1 %66, label %67, label %106

67:
  %68 = mul nsw i64 %53, %6
  %69 = getelementptr { double, double }, ptr %5, i64 %68
  br label %81

70:
  %.lcssa11 = phi double [ %102, %81 ]
  %.lcssa = phi double [ %103, %81 ]
  %71 = fmul double %64, %.lcssa11
  %72 = fmul double %63, %.lcssa
  %73 = fmul double %63, %.lcssa11
  %74 = fmul double %64, %.lcssa
  %75 = fsub double %71, %72
  %76 = fadd double %73, %74
  %77 = fsub double %56, %75
  %78 = fsub double %58, %76
  store double %77, ptr %55, align 8
  store double %78, ptr %57, align 8
  %79 = mul nsw i64 %53, %6
  %80 = getelementptr { double, double }, ptr %5, i64 %79
  br label %118

81:
  %82 = phi double [ %58, %67 ], [ %103, %._crit_edge8 ]
  %83 = phi i64 [ %65, %67 ], [ %104, %._crit_edge8 ]
  %84 = phi double [ %56, %67 ], [ %102, %._crit_edge8 ]
  %85 = getelementptr { double, double }, ptr %69, i64 %83
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %87 = load double, ptr %86, align 8
  %88 = fneg double %87
  %89 = select i1 %11, double %87, double %88
  %90 = load double, ptr %85, align 8
  %91 = mul nsw i64 %83, %13
  %92 = getelementptr inbounds { double, double }, ptr %45, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %95 = load double, ptr %94, align 8
  %96 = fmul double %90, %93
  %97 = fmul double %89, %95
  %98 = fmul double %90, %95
  %99 = fmul double %89, %93
  %100 = fsub double %96, %97
  %101 = fadd double %99, %98
  %102 = fadd double %84, %100
  %103 = fadd double %82, %101
  %104 = add nsw i64 %83, 1
  %105 = icmp eq i64 %104, %15
  br i1 %105, label %70, label %._crit_edge8

._crit_edge8:
  br label %81

106:
  %107 = fmul double %64, %56
  %108 = fmul double %63, %58
  %109 = fmul double %63, %56
  %110 = fmul double %64, %58
  %111 = fsub double %107, %108
  %112 = fadd double %109, %110
  %113 = fsub double %56, %111
  %114 = fsub double %58, %112
  store double %113, ptr %55, align 8
  store double %114, ptr %57, align 8
  br label %115

.loopexit:
  br label %115

115:
  %116 = add nuw nsw i64 %50, 1
  %117 = icmp eq i64 %116, %4
  br i1 %117, label %.loopexit1, label %._crit_edge9

._crit_edge9:
  br label %49

118:
  %119 = phi i64 [ %65, %70 ], [ %139, %._crit_edge10 ]
  %120 = getelementptr { double, double }, ptr %80, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %122 = load double, ptr %121, align 8
  %123 = fneg double %122
  %124 = select i1 %11, double %123, double %122
  %125 = load double, ptr %120, align 8
  %126 = fmul double %75, %125
  %127 = fmul double %76, %124
  %128 = fmul double %75, %124
  %129 = fmul double %76, %125
  %130 = fsub double %126, %127
  %131 = fadd double %128, %129
  %132 = mul nsw i64 %119, %13
  %133 = getelementptr inbounds { double, double }, ptr %45, i64 %132
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %136 = load double, ptr %135, align 8
  %137 = fsub double %134, %130
  %138 = fsub double %136, %131
  store double %137, ptr %133, align 8
  store double %138, ptr %135, align 8
  %139 = add nsw i64 %119, 1
  %140 = icmp eq i64 %139, %15
  br i1 %140, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %118
}

define internal void @irad.body.zgels(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %23

14:
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr %3, align 4
  %19 = add nsw i32 %17, %18
  %20 = shl nsw i32 %19, 1
  %21 = sitofp i32 %20 to double
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %21, ptr %8, align 8
  store double 0.000000e+00, ptr %22, align 8
  br label %37

23:
  %24 = load i8, ptr %0, align 1
  %25 = sext i8 %24 to i32
  %26 = load i32, ptr %1, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %2, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %5, align 4
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %7, align 4
  %35 = sext i32 %34 to i64
  %36 = call fastcc i32 @irad.body.decompositions_z.least_squares(i32 %25, i64 %27, i64 %29, i64 %31, ptr %4, i64 %33, ptr %6, i64 %35)
  store i32 %36, ptr %10, align 4
  br label %37

37:
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.decompositions_z.least_squares(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = icmp sgt i64 %1, 0
  %10 = icmp sgt i64 %2, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %._crit_edge

._crit_edge:
  br label %17

12:
  %13 = add nuw i64 %2, 1152921504606846975
  %14 = mul i64 %5, %13
  %15 = add i64 %14, %1
  %16 = shl i64 %15, 4
  call void @__irad_double(ptr %4, i64 %16)
  br label %17

17:
  %18 = call i64 @llvm.smax.i64(i64 %1, i64 %2)
  %19 = icmp sgt i64 %18, 0
  %20 = icmp sgt i64 %3, 0
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %._crit_edge5

._crit_edge5:
  br label %27

22:
  %23 = add nuw i64 %3, 1152921504606846975
  %24 = mul i64 %7, %23
  %25 = add i64 %24, %18
  %26 = shl i64 %25, 4
  call void @__irad_double(ptr %6, i64 %26)
  br label %27

27:
  %28 = icmp slt i64 %1, %2
  br i1 %28, label %34, label %29

29:
  %30 = and i32 %0, -33
  %31 = icmp ne i32 %30, 78
  %32 = zext i1 %31 to i32
  %33 = call fastcc i32 @irad.body.decompositions_z.solve_tall(i32 %32, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %88

34:
  %35 = mul nsw i64 %2, %1
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 1)
  %37 = shl i64 %36, 4
  %38 = call noalias ptr @malloc(i64 %37)
  br i1 %9, label %.preheader3, label %._crit_edge6

._crit_edge6:
  br label %45

.preheader3:
  br label %39

39:
  %40 = phi i64 [ %52, %._crit_edge9 ], [ 0, %.preheader3 ]
  br i1 %10, label %41, label %._crit_edge7

._crit_edge7:
  br label %51

41:
  %42 = getelementptr { double, double }, ptr %4, i64 %40
  %43 = mul nuw nsw i64 %40, %2
  %44 = getelementptr { double, double }, ptr %38, i64 %43
  br label %54

.loopexit4:
  br label %45

45:
  %46 = and i32 %0, -33
  %47 = icmp eq i32 %46, 78
  %48 = zext i1 %47 to i32
  %49 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %50 = call fastcc i32 @irad.body.decompositions_z.solve_tall(i32 %48, i64 %2, i64 %1, i64 %3, ptr %38, i64 %49, ptr %6, i64 %7)
  br i1 %9, label %.preheader, label %._crit_edge8

._crit_edge8:
  br label %72

.preheader:
  br label %66

.loopexit2:
  br label %51

51:
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %.loopexit4, label %._crit_edge9

._crit_edge9:
  br label %39

54:
  %55 = phi i64 [ 0, %41 ], [ %64, %._crit_edge10 ]
  %56 = mul nsw i64 %55, %5
  %57 = getelementptr { double, double }, ptr %42, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %60 = load double, ptr %59, align 8
  %61 = fneg double %60
  %62 = getelementptr { double, double }, ptr %44, i64 %55
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 8
  store double %58, ptr %62, align 8
  store double %61, ptr %63, align 8
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp eq i64 %64, %2
  br i1 %65, label %.loopexit2, label %._crit_edge10

._crit_edge10:
  br label %54

66:
  %67 = phi i64 [ %74, %._crit_edge12 ], [ 0, %.preheader ]
  br i1 %10, label %68, label %._crit_edge11

._crit_edge11:
  br label %73

68:
  %69 = mul nuw nsw i64 %67, %2
  %70 = getelementptr { double, double }, ptr %38, i64 %69
  %71 = getelementptr { double, double }, ptr %4, i64 %67
  br label %76

.loopexit1:
  br label %72

72:
  call void @free(ptr %38)
  br label %88

.loopexit:
  br label %73

73:
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, %1
  br i1 %75, label %.loopexit1, label %._crit_edge12

._crit_edge12:
  br label %66

76:
  %77 = phi i64 [ 0, %68 ], [ %86, %._crit_edge13 ]
  %78 = getelementptr { double, double }, ptr %70, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %81 = load double, ptr %80, align 8
  %82 = fneg double %81
  %83 = mul nsw i64 %77, %5
  %84 = getelementptr { double, double }, ptr %71, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  store double %79, ptr %84, align 8
  store double %82, ptr %85, align 8
  %86 = add nuw nsw i64 %77, 1
  %87 = icmp eq i64 %86, %2
  br i1 %87, label %.loopexit, label %._crit_edge13

._crit_edge13:
  br label %76

88:
  %89 = phi i32 [ %33, %29 ], [ %50, %72 ]
  ret i32 %89
}

define internal void @irad.body.zheev(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr readnone %8, ptr writeonly initializes((0, 4)) %9) {
  store i32 0, ptr %9, align 4
  %11 = load i32, ptr %7, align 4
  %12 = icmp eq i32 %11, -1
  br i1 %12, label %13, label %18

13:
  %14 = load i32, ptr %2, align 4
  %15 = shl nsw i32 %14, 1
  %16 = sitofp i32 %15 to double
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %16, ptr %6, align 8
  store double 0.000000e+00, ptr %17, align 8
  br label %28

18:
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i32
  %21 = load i8, ptr %1, align 1
  %22 = sext i8 %21 to i32
  %23 = load i32, ptr %2, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %4, align 4
  %26 = sext i32 %25 to i64
  %27 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %20, i32 %22, i64 %24, ptr %3, i64 %26, ptr %5)
  store i32 %27, ptr %9, align 4
  br label %28

28:
  ret void
}

define internal i32 @irad.body.decompositions_z.spectrum(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3, i64 %4, ptr %5) unnamed_addr {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %14

8:
  %9 = add nuw i64 %2, 1152921504606846975
  %10 = mul i64 %4, %9
  %11 = add i64 %10, %2
  %12 = shl i64 %11, 4
  call void @__irad_double(ptr %3, i64 %12)
  %13 = shl i64 %2, 3
  call void @__irad_double(ptr %5, i64 %13)
  br label %14

14:
  %15 = sext i32 %0 to i64
  %16 = sext i32 %1 to i64
  %17 = call i32 @irad_la_zsyevd(i64 %15, i64 %16, i64 0, i64 %2, ptr %3, i64 %4, ptr %5)
  ret i32 %17
}

define internal void @irad.body.zheevd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 4)) %12) {
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr %7, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %._crit_edge, label %16

._crit_edge:
  br label %22

16:
  %17 = load i32, ptr %9, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %._crit_edge1, label %19

._crit_edge1:
  br label %22

19:
  %20 = load i32, ptr %11, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %._crit_edge2, label %37

._crit_edge2:
  br label %22

22:
  %23 = load i32, ptr %2, align 4
  %24 = add i32 %23, 2
  %25 = mul i32 %24, %23
  %26 = sitofp i32 %25 to double
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %26, ptr %6, align 8
  store double 0.000000e+00, ptr %27, align 8
  %28 = load i32, ptr %2, align 4
  %29 = shl i32 %28, 1
  %30 = add i32 %29, 5
  %31 = mul i32 %30, %28
  %32 = add i32 %31, 1
  %33 = sitofp i32 %32 to double
  store double %33, ptr %8, align 8
  %34 = load i32, ptr %2, align 4
  %35 = mul nsw i32 %34, 5
  %36 = add nsw i32 %35, 3
  store i32 %36, ptr %10, align 4
  br label %47

37:
  %38 = load i8, ptr %0, align 1
  %39 = sext i8 %38 to i32
  %40 = load i8, ptr %1, align 1
  %41 = sext i8 %40 to i32
  %42 = load i32, ptr %2, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %4, align 4
  %45 = sext i32 %44 to i64
  %46 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %39, i32 %41, i64 %43, ptr %3, i64 %45, ptr %5)
  store i32 %46, ptr %12, align 4
  br label %47

47:
  ret void
}

define internal void @irad.body.zgeev(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr writeonly initializes((0, 4)) %13) {
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr %11, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %17, label %22

17:
  %18 = load i32, ptr %2, align 4
  %19 = shl nsw i32 %18, 1
  %20 = sitofp i32 %19 to double
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %20, ptr %10, align 8
  store double 0.000000e+00, ptr %21, align 8
  br label %36

22:
  %23 = load i8, ptr %0, align 1
  %24 = sext i8 %23 to i32
  %25 = load i8, ptr %1, align 1
  %26 = sext i8 %25 to i32
  %27 = load i32, ptr %2, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %4, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %9, align 4
  %34 = sext i32 %33 to i64
  %35 = call fastcc i32 @irad.body.decompositions_z.eigen(i32 %24, i32 %26, i64 %28, ptr %3, i64 %30, ptr %5, ptr %5, ptr %6, i64 %32, ptr %8, i64 %34)
  store i32 %35, ptr %13, align 4
  br label %36

36:
  ret void
}

define internal i32 @irad.body.decompositions_z.eigen(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) unnamed_addr {
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %34

13:
  %14 = add nuw i64 %2, 1152921504606846975
  %15 = mul i64 %4, %14
  %16 = add i64 %15, %2
  %17 = shl i64 %16, 4
  call void @__irad_double(ptr %3, i64 %17)
  %18 = shl i64 %2, 4
  call void @__irad_double(ptr %5, i64 %18)
  %19 = and i32 %0, -33
  %20 = icmp eq i32 %19, 86
  br i1 %20, label %24, label %21

21:
  %22 = and i32 %1, -33
  %23 = icmp eq i32 %22, 86
  br i1 %23, label %._crit_edge1, label %._crit_edge2

._crit_edge2:
  br label %34

._crit_edge1:
  br label %30

24:
  %25 = mul i64 %8, %14
  %26 = add i64 %25, %2
  %27 = shl i64 %26, 4
  call void @__irad_double(ptr %7, i64 %27)
  %28 = and i32 %1, -33
  %29 = icmp eq i32 %28, 86
  br i1 %29, label %._crit_edge3, label %._crit_edge4

._crit_edge4:
  br label %34

._crit_edge3:
  br label %30

30:
  %31 = mul i64 %10, %14
  %32 = add i64 %31, %2
  %33 = shl i64 %32, 4
  call void @__irad_double(ptr %9, i64 %33)
  br label %34

34:
  %35 = sext i32 %0 to i64
  %36 = sext i32 %1 to i64
  %37 = call i32 @irad_la_zgeev(i64 %35, i64 %36, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10)
  ret i32 %37
}

define internal void @irad.body.zgees(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr readnone %13, ptr writeonly initializes((0, 4)) %14) {
  store i32 0, ptr %14, align 4
  %16 = load i32, ptr %11, align 4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %18, label %23

18:
  %19 = load i32, ptr %3, align 4
  %20 = shl nsw i32 %19, 1
  %21 = sitofp i32 %20 to double
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %21, ptr %10, align 8
  store double 0.000000e+00, ptr %22, align 8
  br label %35

23:
  %24 = load i8, ptr %0, align 1
  %25 = sext i8 %24 to i32
  %26 = load i8, ptr %1, align 1
  %27 = sext i8 %26 to i32
  %28 = load i32, ptr %3, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = call fastcc i32 @irad.body.decompositions_z.schur(i32 %25, i32 %27, ptr %2, i64 %29, ptr %4, i64 %31, ptr %6, i64 4, ptr %7, ptr %8, i64 %33)
  store i32 %34, ptr %14, align 4
  br label %35

35:
  ret void
}

define internal i32 @irad.body.decompositions_z.schur(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr %8, ptr %9, i64 %10) unnamed_addr {
  %12 = alloca i32, align 4
  %13 = mul nsw i64 %3, %3
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 4
  %16 = call noalias ptr @malloc(i64 %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store i32 0, ptr %12, align 4
  %17 = icmp sgt i64 %3, 0
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %24

18:
  %19 = add nuw i64 %3, 1152921504606846975
  %20 = mul i64 %5, %19
  %21 = add i64 %20, %3
  %22 = shl i64 %21, 4
  call void @__irad_double(ptr %4, i64 %22)
  %23 = shl i64 %3, 4
  call void @__irad_double(ptr %8, i64 %23)
  br label %24

24:
  call void @__irad_integer(ptr nonnull %12, i64 4)
  call void @__irad_integer(ptr %6, i64 range(i64 4, 9) %7)
  %25 = and i32 %1, -33
  %26 = icmp eq i32 %25, 83
  %27 = ptrtoint ptr %2 to i64
  %28 = select i1 %26, i64 %27, i64 0
  %29 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %30 = call i32 @irad_la_zgees(i64 %28, i64 %3, ptr %4, i64 %5, ptr %16, i64 %29, ptr nonnull %12)
  %31 = load i32, ptr %12, align 4
  %32 = icmp eq i64 %7, 8
  br i1 %32, label %33, label %35

33:
  %34 = sext i32 %31 to i64
  store i64 %34, ptr %6, align 8
  br label %36

35:
  store i32 %31, ptr %6, align 4
  br label %36

36:
  br i1 %17, label %37, label %._crit_edge1

._crit_edge1:
  br label %77

37:
  %38 = add i64 %5, 1
  br label %42

39:
  %40 = and i32 %0, -33
  %41 = icmp eq i32 %40, 86
  br i1 %41, label %53, label %._crit_edge2

._crit_edge2:
  br label %77

42:
  %43 = phi i64 [ 0, %37 ], [ %51, %._crit_edge3 ]
  %44 = mul i64 %43, %38
  %45 = getelementptr inbounds { double, double }, ptr %4, i64 %44
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %43
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 8
  store double %46, ptr %49, align 8
  store double %48, ptr %50, align 8
  %51 = add nuw nsw i64 %43, 1
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %39, label %._crit_edge3

._crit_edge3:
  br label %42

53:
  %54 = add nuw i64 %3, 1152921504606846975
  %55 = mul i64 %10, %54
  %56 = add i64 %55, %3
  %57 = shl i64 %56, 4
  call void @__irad_double(ptr %9, i64 %57)
  br label %58

58:
  %59 = phi i64 [ 0, %53 ], [ %65, %._crit_edge4 ]
  %60 = mul nuw nsw i64 %59, %3
  %61 = getelementptr { double, double }, ptr %16, i64 %60
  %62 = mul nsw i64 %59, %10
  %63 = getelementptr { double, double }, ptr %9, i64 %62
  br label %67

64:
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, %3
  br i1 %66, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %58

67:
  %68 = phi i64 [ 0, %58 ], [ %75, %._crit_edge5 ]
  %69 = getelementptr { double, double }, ptr %61, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  %73 = getelementptr { double, double }, ptr %63, i64 %68
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  store double %70, ptr %73, align 8
  store double %72, ptr %74, align 8
  %75 = add nuw nsw i64 %68, 1
  %76 = icmp eq i64 %75, %3
  br i1 %76, label %64, label %._crit_edge5

._crit_edge5:
  br label %67

.loopexit:
  br label %77

77:
  call void @free(ptr %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %30
}

define internal void @irad.body.zgesvd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr readnone %13, ptr writeonly initializes((0, 4)) %14) {
  store i32 0, ptr %14, align 4
  %16 = load i32, ptr %12, align 4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %18, label %25

18:
  %19 = load i32, ptr %2, align 4
  %20 = load i32, ptr %3, align 4
  %21 = add nsw i32 %20, %19
  %22 = mul nsw i32 %21, 3
  %23 = sitofp i32 %22 to double
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store double %23, ptr %11, align 8
  store double 0.000000e+00, ptr %24, align 8
  br label %41

25:
  %26 = load i8, ptr %0, align 1
  %27 = sext i8 %26 to i32
  %28 = load i8, ptr %1, align 1
  %29 = sext i8 %28 to i32
  %30 = load i32, ptr %2, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %10, align 4
  %39 = sext i32 %38 to i64
  %40 = call fastcc i32 @irad.body.decompositions_z.singular(i32 %27, i32 %29, i64 %31, i64 %33, ptr %4, i64 %35, ptr %6, ptr %7, i64 %37, ptr %9, i64 %39)
  store i32 %40, ptr %14, align 4
  br label %41

41:
  ret void
}

define internal i32 @irad.body.decompositions_z.singular(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) unnamed_addr {
  %12 = call i64 @llvm.smin.i64(i64 %2, i64 %3)
  %13 = or i32 %0, 32
  %14 = icmp eq i32 %13, 97
  %15 = and i32 %1, -33
  %16 = icmp eq i32 %15, 65
  %17 = or i1 %14, %16
  %18 = icmp eq i32 %13, 110
  %19 = icmp eq i32 %15, 78
  %20 = and i1 %18, %19
  %21 = select i1 %17, i64 %3, i64 %12
  %22 = icmp sgt i64 %2, 0
  %23 = icmp sgt i64 %3, 0
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %._crit_edge

._crit_edge:
  br label %30

25:
  %26 = add nuw i64 %3, 1152921504606846975
  %27 = mul i64 %5, %26
  %28 = add i64 %27, %2
  %29 = shl i64 %28, 4
  call void @__irad_double(ptr %4, i64 %29)
  br label %30

30:
  %31 = icmp sgt i64 %12, 0
  br i1 %31, label %32, label %._crit_edge7

._crit_edge7:
  br label %34

32:
  %33 = shl i64 %12, 3
  call void @__irad_double(ptr %6, i64 %33)
  br label %34

34:
  br i1 %20, label %35, label %37

35:
  %36 = call i32 @irad_la_zgesdd(i64 110, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 1, ptr %9, i64 1)
  br label %134

37:
  %38 = select i1 %17, i64 %2, i64 %12
  %39 = mul nsw i64 %38, %2
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 1)
  %41 = shl i64 %40, 4
  %42 = call noalias ptr @malloc(i64 %41)
  %43 = mul nsw i64 %21, %3
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 1)
  %45 = shl i64 %44, 4
  %46 = call noalias ptr @malloc(i64 %45)
  %47 = mul nsw i64 %3, %2
  %48 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  %49 = shl i64 %48, 4
  %50 = call noalias ptr @malloc(i64 %49)
  br i1 %23, label %.preheader5, label %._crit_edge8

._crit_edge8:
  br label %58

.preheader5:
  br label %51

51:
  %52 = phi i64 [ %64, %._crit_edge11 ], [ 0, %.preheader5 ]
  br i1 %22, label %53, label %._crit_edge9

._crit_edge9:
  br label %63

53:
  %54 = mul nsw i64 %52, %5
  %55 = getelementptr { double, double }, ptr %4, i64 %54
  %56 = mul nuw nsw i64 %52, %2
  %57 = getelementptr { double, double }, ptr %50, i64 %56
  br label %66

.loopexit6:
  br label %58

58:
  %59 = select i1 %17, i64 97, i64 115
  %60 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %61 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %62 = call i32 @irad_la_zgesdd(i64 %59, i64 %2, i64 %3, ptr %50, i64 %60, ptr %6, ptr %42, i64 %60, ptr %46, i64 %61)
  br i1 %18, label %._crit_edge10, label %76

._crit_edge10:
  br label %102

.loopexit4:
  br label %63

63:
  %64 = add nuw nsw i64 %52, 1
  %65 = icmp eq i64 %64, %3
  br i1 %65, label %.loopexit6, label %._crit_edge11

._crit_edge11:
  br label %51

66:
  %67 = phi i64 [ 0, %53 ], [ %74, %._crit_edge12 ]
  %68 = getelementptr { double, double }, ptr %55, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %71 = load double, ptr %70, align 8
  %72 = getelementptr { double, double }, ptr %57, i64 %67
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  store double %69, ptr %72, align 8
  store double %71, ptr %73, align 8
  %74 = add nuw nsw i64 %67, 1
  %75 = icmp eq i64 %74, %2
  br i1 %75, label %.loopexit4, label %._crit_edge12

._crit_edge12:
  br label %66

76:
  %77 = icmp eq i32 %13, 111
  %78 = select i1 %77, ptr %4, ptr %7
  %79 = select i1 %77, i64 %5, i64 %8
  %80 = select i1 %14, i64 %2, i64 %12
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %.preheader, label %._crit_edge13

._crit_edge13:
  br label %102

.preheader:
  br label %82

82:
  %83 = phi i64 [ %90, %._crit_edge15 ], [ 0, %.preheader ]
  br i1 %22, label %84, label %._crit_edge14

._crit_edge14:
  br label %89

84:
  %85 = mul nuw nsw i64 %83, %2
  %86 = getelementptr { double, double }, ptr %42, i64 %85
  %87 = mul nsw i64 %83, %79
  %88 = getelementptr { double, double }, ptr %78, i64 %87
  br label %92

.loopexit2:
  br label %89

89:
  %90 = add nuw nsw i64 %83, 1
  %91 = icmp eq i64 %90, %80
  br i1 %91, label %.loopexit3, label %._crit_edge15

._crit_edge15:
  br label %82

92:
  %93 = phi i64 [ 0, %84 ], [ %100, %._crit_edge16 ]
  %94 = getelementptr { double, double }, ptr %86, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %97 = load double, ptr %96, align 8
  %98 = getelementptr { double, double }, ptr %88, i64 %93
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store double %95, ptr %98, align 8
  store double %97, ptr %99, align 8
  %100 = add nuw nsw i64 %93, 1
  %101 = icmp eq i64 %100, %2
  br i1 %101, label %.loopexit2, label %._crit_edge16

._crit_edge16:
  br label %92

.loopexit3:
  br label %102

102:
  %103 = or i32 %1, 32
  %104 = icmp eq i32 %103, 110
  br i1 %104, label %._crit_edge17, label %105

._crit_edge17:
  br label %133

105:
  %106 = icmp eq i32 %103, 111
  %107 = select i1 %106, ptr %4, ptr %9
  %108 = select i1 %106, i64 %5, i64 %10
  br i1 %23, label %109, label %._crit_edge18

._crit_edge18:
  br label %133

109:
  %110 = icmp eq i32 %103, 97
  %111 = select i1 %110, i64 %3, i64 %12
  %112 = icmp sgt i64 %111, 0
  br label %113

113:
  %114 = phi i64 [ 0, %109 ], [ %121, %._crit_edge20 ]
  br i1 %112, label %115, label %._crit_edge19

._crit_edge19:
  br label %120

115:
  %116 = mul nsw i64 %114, %21
  %117 = getelementptr { double, double }, ptr %46, i64 %116
  %118 = mul nsw i64 %114, %108
  %119 = getelementptr { double, double }, ptr %107, i64 %118
  br label %123

.loopexit:
  br label %120

120:
  %121 = add nuw nsw i64 %114, 1
  %122 = icmp eq i64 %121, %3
  br i1 %122, label %.loopexit1, label %._crit_edge20

._crit_edge20:
  br label %113

123:
  %124 = phi i64 [ 0, %115 ], [ %131, %._crit_edge21 ]
  %125 = getelementptr { double, double }, ptr %117, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %128 = load double, ptr %127, align 8
  %129 = getelementptr { double, double }, ptr %119, i64 %124
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  store double %126, ptr %129, align 8
  store double %128, ptr %130, align 8
  %131 = add nuw nsw i64 %124, 1
  %132 = icmp eq i64 %131, %111
  br i1 %132, label %.loopexit, label %._crit_edge21

._crit_edge21:
  br label %123

.loopexit1:
  br label %133

133:
  call void @free(ptr %42)
  call void @free(ptr %46)
  call void @free(ptr %50)
  br label %134

134:
  %135 = phi i32 [ %36, %35 ], [ %62, %133 ]
  ret i32 %135
}

define internal void @irad.body.zgesdd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr readnone %13, ptr writeonly initializes((0, 4)) %14) {
  %16 = load i8, ptr %0, align 1
  %17 = load i32, ptr %1, align 4
  %18 = load i32, ptr %2, align 4
  store i32 0, ptr %14, align 4
  %19 = load i32, ptr %11, align 4
  %20 = icmp eq i32 %19, -1
  br i1 %20, label %21, label %34

21:
  %22 = load i32, ptr %1, align 4
  %23 = load i32, ptr %2, align 4
  %24 = add nsw i32 %23, %22
  %25 = shl nsw i32 %24, 2
  %26 = sext i32 %25 to i64
  %27 = call i32 @llvm.smin.i32(i32 %22, i32 %23)
  %28 = sext i32 %27 to i64
  %29 = mul nsw i64 %28, 3
  %30 = mul nsw i64 %29, %28
  %31 = add nsw i64 %30, %26
  %32 = sitofp i64 %31 to double
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %32, ptr %10, align 8
  store double 0.000000e+00, ptr %33, align 8
  br label %54

34:
  %35 = and i8 %16, -33
  %36 = icmp eq i8 %35, 79
  %37 = sext i8 %16 to i32
  %38 = icmp slt i32 %17, %18
  %39 = select i1 %38, i32 97, i32 111
  %40 = select i1 %36, i32 %39, i32 %37
  %41 = select i1 %38, i32 111, i32 97
  %42 = select i1 %36, i32 %41, i32 %37
  %43 = load i32, ptr %1, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %2, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %4, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %7, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %9, align 4
  %52 = sext i32 %51 to i64
  %53 = call fastcc i32 @irad.body.decompositions_z.singular(i32 %40, i32 %42, i64 %44, i64 %46, ptr %3, i64 %48, ptr %5, ptr %6, i64 %50, ptr %8, i64 %52)
  store i32 %53, ptr %14, align 4
  br label %54

54:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.LAPACKE_zgeqrf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %1 to i64
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  br i1 %7, label %13, label %11

11:
  %12 = call fastcc i32 @irad.body.decompositions_z.reduce(i64 %8, i64 %9, ptr %3, i64 %10, ptr %5)
  br label %20

13:
  %14 = mul nsw i64 %9, %8
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.decompositions_z.turn(i64 %8, i64 %9, ptr %3, i64 %10, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %19 = call fastcc i32 @irad.body.decompositions_z.reduce(i64 %8, i64 %9, ptr %17, i64 %18, ptr %5)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %8, i64 %9, ptr %17, ptr %3, i64 %10)
  call void @free(ptr %17)
  br label %20

20:
  %21 = phi i32 [ %12, %11 ], [ %19, %13 ]
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_zungqr(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = sext i32 %2 to i64
  br i1 %8, label %15, label %11

11:
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = call fastcc i32 @irad.body.decompositions_z.make_orthogonal(i64 %9, i64 %10, i64 %12, ptr %4, i64 %13, ptr %6)
  br label %24

15:
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %10, %9
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 4
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.decompositions_z.turn(i64 %9, i64 %10, ptr %4, i64 %16, ptr %20)
  %21 = sext i32 %3 to i64
  %22 = call i64 @llvm.smax.i64(i64 %9, i64 1)
  %23 = call fastcc i32 @irad.body.decompositions_z.make_orthogonal(i64 %9, i64 %10, i64 %21, ptr %20, i64 %22, ptr %6)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %9, i64 %10, ptr %20, ptr %4, i64 %16)
  call void @free(ptr %20)
  br label %24

24:
  %25 = phi i32 [ %14, %11 ], [ %23, %15 ]
  ret i32 %25
}

define internal i32 @irad.body.LAPACKE_zunmqr(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
  %12 = and i8 %1, -33
  %13 = icmp eq i8 %12, 76
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32 %0, 101
  %16 = sext i32 %5 to i64
  br i1 %15, label %25, label %17

17:
  %18 = sext i32 %3 to i64
  %19 = sext i32 %4 to i64
  %20 = and i8 %2, -33
  %21 = icmp ne i8 %20, 78
  %22 = zext i1 %21 to i32
  %23 = sext i32 %7 to i64
  %24 = sext i32 %10 to i64
  call fastcc void @irad.body.decompositions_z.reflect(i32 %14, i32 %22, i64 %18, i64 %19, i64 %16, ptr %6, i64 %23, ptr %8, ptr %9, i64 %24)
  br label %46

25:
  %26 = select i1 %13, i32 %3, i32 %4
  %27 = sext i32 %26 to i64
  %28 = sext i32 %7 to i64
  %29 = mul nsw i64 %27, %16
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = shl i64 %30, 4
  %32 = call noalias ptr @malloc(i64 %31)
  call fastcc void @irad.body.decompositions_z.turn(i64 %27, i64 %16, ptr %6, i64 %28, ptr %32)
  %33 = sext i32 %3 to i64
  %34 = sext i32 %4 to i64
  %35 = sext i32 %10 to i64
  %36 = mul nsw i64 %34, %33
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 1)
  %38 = shl i64 %37, 4
  %39 = call noalias ptr @malloc(i64 %38)
  call fastcc void @irad.body.decompositions_z.turn(i64 %33, i64 %34, ptr %9, i64 %35, ptr %39)
  %40 = and i8 %2, -33
  %41 = icmp ne i8 %40, 78
  %42 = zext i1 %41 to i32
  %43 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %44 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  call fastcc void @irad.body.decompositions_z.reflect(i32 %14, i32 %42, i64 %33, i64 %34, i64 %16, ptr %32, i64 %43, ptr %8, ptr %39, i64 %44)
  %45 = sext i32 %10 to i64
  call fastcc void @irad.body.decompositions_z.put_back(i64 %33, i64 %34, ptr %39, ptr %9, i64 %45)
  call void @free(ptr %39)
  call void @free(ptr %32)
  br label %46

46:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zgels(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %19, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %4 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %8 to i64
  %18 = call fastcc i32 @irad.body.decompositions_z.least_squares(i32 %12, i64 %13, i64 %14, i64 %15, ptr %5, i64 %16, ptr %7, i64 %17)
  br label %38

19:
  %20 = sext i32 %2 to i64
  %21 = sext i32 %3 to i64
  %22 = call i64 @llvm.smax.i64(i64 %20, i64 %21)
  %23 = sext i32 %6 to i64
  %24 = mul nsw i64 %21, %20
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 4
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.decompositions_z.turn(i64 %20, i64 %21, ptr %5, i64 %23, ptr %27)
  %28 = sext i32 %4 to i64
  %29 = sext i32 %8 to i64
  %30 = mul nsw i64 %22, %28
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 4
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.decompositions_z.turn(i64 %22, i64 %28, ptr %7, i64 %29, ptr %33)
  %34 = sext i8 %1 to i32
  %35 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %36 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %37 = call fastcc i32 @irad.body.decompositions_z.least_squares(i32 %34, i64 %20, i64 %21, i64 %28, ptr %27, i64 %35, ptr %33, i64 %36)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %20, i64 %21, ptr %27, ptr %5, i64 %23)
  call void @free(ptr %27)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %22, i64 %28, ptr %33, ptr %7, i64 %29)
  call void @free(ptr %33)
  br label %38

38:
  %39 = phi i32 [ %18, %11 ], [ %37, %19 ]
  ret i32 %39
}

define internal i32 @irad.body.LAPACKE_zheev(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %15, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i8 %2 to i32
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %10, i32 %11, i64 %12, ptr %4, i64 %13, ptr %6)
  br label %26

15:
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = mul nsw i64 %16, %16
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.decompositions_z.turn(i64 %16, i64 %16, ptr %4, i64 %17, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = sext i8 %2 to i32
  %24 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %25 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %22, i32 %23, i64 %16, ptr %21, i64 %24, ptr %6)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %16, i64 %16, ptr %21, ptr %4, i64 %17)
  call void @free(ptr %21)
  br label %26

26:
  %27 = phi i32 [ %14, %9 ], [ %25, %15 ]
  ret i32 %27
}

define internal i32 @irad.body.LAPACKE_zheevd(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %15, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i8 %2 to i32
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %10, i32 %11, i64 %12, ptr %4, i64 %13, ptr %6)
  br label %26

15:
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = mul nsw i64 %16, %16
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.decompositions_z.turn(i64 %16, i64 %16, ptr %4, i64 %17, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = sext i8 %2 to i32
  %24 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %25 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %22, i32 %23, i64 %16, ptr %21, i64 %24, ptr %6)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %16, i64 %16, ptr %21, ptr %4, i64 %17)
  call void @free(ptr %21)
  br label %26

26:
  %27 = phi i32 [ %14, %9 ], [ %25, %15 ]
  ret i32 %27
}

define internal i32 @irad.body.LAPACKE_zgeev(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %21, label %13

13:
  %14 = sext i8 %1 to i32
  %15 = sext i8 %2 to i32
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = sext i32 %8 to i64
  %19 = sext i32 %10 to i64
  %20 = call fastcc i32 @irad.body.decompositions_z.eigen(i32 %14, i32 %15, i64 %16, ptr %4, i64 %17, ptr %6, ptr %6, ptr %7, i64 %18, ptr %9, i64 %19)
  br label %48

21:
  %22 = sext i32 %3 to i64
  %23 = sext i32 %5 to i64
  %24 = mul nsw i64 %22, %22
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 4
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.decompositions_z.turn(i64 %22, i64 %22, ptr %4, i64 %23, ptr %27)
  %28 = mul nsw i32 %3, %3
  %29 = call i32 @llvm.umax.i32(i32 %28, i32 1)
  %30 = zext nneg i32 %29 to i64
  %31 = shl nuw nsw i64 %30, 4
  %32 = call noalias ptr @malloc(i64 %31)
  %33 = call noalias ptr @malloc(i64 %31)
  %34 = sext i8 %1 to i32
  %35 = sext i8 %2 to i32
  %36 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %37 = call fastcc i32 @irad.body.decompositions_z.eigen(i32 %34, i32 %35, i64 %22, ptr %27, i64 %36, ptr %6, ptr %6, ptr %32, i64 %36, ptr %33, i64 %36)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %22, i64 %22, ptr %27, ptr %4, i64 %23)
  call void @free(ptr %27)
  %38 = and i8 %1, -33
  %39 = icmp eq i8 %38, 86
  br i1 %39, label %40, label %._crit_edge

._crit_edge:
  br label %42

40:
  %41 = sext i32 %8 to i64
  call fastcc void @irad.body.decompositions_z.put_back(i64 %22, i64 %22, ptr %32, ptr %7, i64 %41)
  br label %42

42:
  %43 = and i8 %2, -33
  %44 = icmp eq i8 %43, 86
  br i1 %44, label %45, label %._crit_edge1

._crit_edge1:
  br label %47

45:
  %46 = sext i32 %10 to i64
  call fastcc void @irad.body.decompositions_z.put_back(i64 %22, i64 %22, ptr %33, ptr %9, i64 %46)
  br label %47

47:
  call void @free(ptr %32)
  call void @free(ptr %33)
  br label %48

48:
  %49 = phi i32 [ %20, %13 ], [ %37, %47 ]
  ret i32 %49
}

define internal void @irad.body.decompositions_z.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %._crit_edge

._crit_edge:
  br label %15

7:
  %8 = icmp sgt i64 %1, 0
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %17, %._crit_edge3 ]
  br i1 %8, label %11, label %._crit_edge2

._crit_edge2:
  br label %16

11:
  %12 = getelementptr { double, double }, ptr %2, i64 %10
  %13 = mul nsw i64 %10, %4
  %14 = getelementptr { double, double }, ptr %3, i64 %13
  br label %19

.loopexit1:
  br label %15

15:
  ret void

.loopexit:
  br label %16

16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %9

19:
  %20 = phi i64 [ 0, %11 ], [ %28, %._crit_edge4 ]
  %21 = mul nuw nsw i64 %20, %0
  %22 = getelementptr { double, double }, ptr %12, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = getelementptr { double, double }, ptr %14, i64 %20
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %23, ptr %26, align 8
  store double %25, ptr %27, align 8
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

define internal i32 @irad.body.LAPACKE_zgees(i32 %0, i8 signext %1, i8 signext %2, ptr %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, i32 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %20, label %13

13:
  %14 = sext i8 %1 to i32
  %15 = sext i8 %2 to i32
  %16 = sext i32 %4 to i64
  %17 = sext i32 %6 to i64
  %18 = sext i32 %10 to i64
  %19 = call fastcc i32 @irad.body.decompositions_z.schur(i32 %14, i32 %15, ptr %3, i64 %16, ptr %5, i64 %17, ptr %7, i64 4, ptr %8, ptr %9, i64 %18)
  br label %41

20:
  %21 = sext i32 %4 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %21, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 4
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.decompositions_z.turn(i64 %21, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = mul nsw i32 %4, %4
  %28 = call i32 @llvm.umax.i32(i32 %27, i32 1)
  %29 = zext nneg i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 4
  %31 = call noalias ptr @malloc(i64 %30)
  %32 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %33 = sext i8 %1 to i32
  %34 = sext i8 %2 to i32
  %35 = call fastcc i32 @irad.body.decompositions_z.schur(i32 %33, i32 %34, ptr %3, i64 %21, ptr %26, i64 %32, ptr %7, i64 4, ptr %8, ptr %31, i64 %32)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %21, i64 %21, ptr %26, ptr %5, i64 %22)
  call void @free(ptr %26)
  %36 = and i8 %1, -33
  %37 = icmp eq i8 %36, 86
  br i1 %37, label %38, label %._crit_edge

._crit_edge:
  br label %40

38:
  %39 = sext i32 %10 to i64
  call fastcc void @irad.body.decompositions_z.put_back(i64 %21, i64 %21, ptr %31, ptr %9, i64 %39)
  br label %40

40:
  call void @free(ptr %31)
  br label %41

41:
  %42 = phi i32 [ %19, %13 ], [ %35, %40 ]
  ret i32 %42
}

define internal i32 @irad.body.LAPACKE_zgesvd(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9, ptr %10, i32 %11, ptr readnone %12) {
  %14 = sext i8 %1 to i32
  %15 = sext i8 %2 to i32
  %16 = sext i32 %3 to i64
  %17 = sext i32 %4 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %9 to i64
  %20 = sext i32 %11 to i64
  %21 = call fastcc i32 @irad.body.LAPACKE_zsingular(i32 %0, i32 %14, i32 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, ptr %8, i64 %19, ptr %10, i64 %20)
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_zsingular(i32 %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 range(i64 -2147483648, 2147483648) %3, i64 range(i64 -2147483648, 2147483648) %4, ptr %5, i64 range(i64 -2147483648, 2147483648) %6, ptr %7, ptr %8, i64 range(i64 -2147483648, 2147483648) %9, ptr %10, i64 range(i64 -2147483648, 2147483648) %11) unnamed_addr {
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %16, label %14

14:
  %15 = call fastcc i32 @irad.body.decompositions_z.singular(i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
  br label %43

16:
  %17 = call i64 @llvm.smin.i64(i64 %3, i64 %4)
  %18 = and i32 %1, -33
  %19 = icmp eq i32 %18, 65
  %20 = select i1 %19, i64 %3, i64 %17
  %21 = and i32 %2, -33
  %22 = icmp eq i32 %21, 65
  %23 = select i1 %22, i64 %4, i64 %17
  %24 = mul nsw i64 %4, %3
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 4
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.decompositions_z.turn(i64 %3, i64 %4, ptr %5, i64 %6, ptr %27)
  %28 = mul nsw i64 %20, %3
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 4
  %31 = call noalias ptr @malloc(i64 %30)
  %32 = mul nsw i64 %23, %4
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %34 = shl i64 %33, 4
  %35 = call noalias ptr @malloc(i64 %34)
  %36 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %37 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %38 = call fastcc i32 @irad.body.decompositions_z.singular(i32 %1, i32 %2, i64 %3, i64 %4, ptr %27, i64 %36, ptr %7, ptr %31, i64 %36, ptr %35, i64 %37)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %4, ptr %27, ptr %5, i64 %6)
  call void @free(ptr %27)
  switch i32 %1, label %._crit_edge [
    i32 115, label %._crit_edge1
    i32 97, label %._crit_edge2
    i32 83, label %._crit_edge3
    i32 65, label %._crit_edge4
  ]

._crit_edge4:
  br label %39

._crit_edge3:
  br label %39

._crit_edge2:
  br label %39

._crit_edge1:
  br label %39

._crit_edge:
  br label %40

39:
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %20, ptr %31, ptr %8, i64 %9)
  br label %40

40:
  switch i32 %2, label %._crit_edge5 [
    i32 115, label %._crit_edge6
    i32 97, label %._crit_edge7
    i32 83, label %._crit_edge8
    i32 65, label %._crit_edge9
  ]

._crit_edge9:
  br label %41

._crit_edge8:
  br label %41

._crit_edge7:
  br label %41

._crit_edge6:
  br label %41

._crit_edge5:
  br label %42

41:
  call fastcc void @irad.body.decompositions_z.put_back(i64 %23, i64 %4, ptr %35, ptr %10, i64 %11)
  br label %42

42:
  call void @free(ptr %31)
  call void @free(ptr %35)
  br label %43

43:
  %44 = phi i32 [ %15, %14 ], [ %38, %42 ]
  ret i32 %44
}

define internal i32 @irad.body.LAPACKE_zgesdd(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10) {
  %12 = icmp slt i32 %2, %3
  %13 = sext i8 %1 to i32
  %14 = and i8 %1, -33
  %15 = icmp eq i8 %14, 79
  %16 = select i1 %12, i32 97, i32 111
  %17 = select i1 %15, i32 %16, i32 %13
  %18 = select i1 %12, i32 111, i32 97
  %19 = select i1 %15, i32 %18, i32 %13
  %20 = sext i32 %2 to i64
  %21 = sext i32 %3 to i64
  %22 = sext i32 %5 to i64
  %23 = sext i32 %8 to i64
  %24 = sext i32 %10 to i64
  %25 = call fastcc i32 @irad.body.LAPACKE_zsingular(i32 %0, i32 %17, i32 %19, i64 %20, i64 %21, ptr %4, i64 %22, ptr %6, ptr %7, i64 %23, ptr %9, i64 %24)
  ret i32 %25
}

define internal void @irad.body.zgeqrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i64, ptr %1, align 8
  %13 = sitofp i64 %12 to double
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %13, ptr %5, align 8
  store double 0.000000e+00, ptr %14, align 8
  br label %21

15:
  %16 = load i64, ptr %0, align 8
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %3, align 8
  %19 = call fastcc i32 @irad.body.decompositions_z.reduce(i64 %16, i64 %17, ptr %2, i64 %18, ptr %4)
  %20 = sext i32 %19 to i64
  store i64 %20, ptr %7, align 8
  br label %21

21:
  ret void
}

define internal void @irad.body.zungqr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  store i64 0, ptr %8, align 8
  %10 = load i64, ptr %7, align 8
  %11 = icmp eq i64 %10, -1
  br i1 %11, label %12, label %16

12:
  %13 = load i64, ptr %1, align 8
  %14 = sitofp i64 %13 to double
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %14, ptr %6, align 8
  store double 0.000000e+00, ptr %15, align 8
  br label %23

16:
  %17 = load i64, ptr %0, align 8
  %18 = load i64, ptr %1, align 8
  %19 = load i64, ptr %2, align 8
  %20 = load i64, ptr %4, align 8
  %21 = call fastcc i32 @irad.body.decompositions_z.make_orthogonal(i64 %17, i64 %18, i64 %19, ptr %3, i64 %20, ptr %5)
  %22 = sext i32 %21 to i64
  store i64 %22, ptr %8, align 8
  br label %23

23:
  ret void
}

define internal void @irad.body.zunmqr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 8)) %12) {
  store i64 0, ptr %12, align 8
  %14 = load i64, ptr %11, align 8
  %15 = icmp eq i64 %14, -1
  br i1 %15, label %16, label %22

16:
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = call i64 @llvm.smax.i64(i64 %17, i64 %18)
  %20 = sitofp i64 %19 to double
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %20, ptr %10, align 8
  store double 0.000000e+00, ptr %21, align 8
  br label %36

22:
  %23 = load i8, ptr %0, align 1
  %24 = and i8 %23, -33
  %25 = icmp eq i8 %24, 76
  %26 = zext i1 %25 to i32
  %27 = load i8, ptr %1, align 1
  %28 = and i8 %27, -33
  %29 = icmp ne i8 %28, 78
  %30 = zext i1 %29 to i32
  %31 = load i64, ptr %2, align 8
  %32 = load i64, ptr %3, align 8
  %33 = load i64, ptr %4, align 8
  %34 = load i64, ptr %6, align 8
  %35 = load i64, ptr %9, align 8
  call fastcc void @irad.body.decompositions_z.reflect(i32 %26, i32 %30, i64 %31, i64 %32, i64 %33, ptr %5, i64 %34, ptr %7, ptr %8, i64 %35)
  br label %36

36:
  ret void
}

define internal void @irad.body.zgels_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  store i64 0, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = icmp eq i64 %12, -1
  br i1 %13, label %14, label %23

14:
  %15 = load i64, ptr %1, align 8
  %16 = load i64, ptr %2, align 8
  %17 = add nsw i64 %16, %15
  %18 = load i64, ptr %3, align 8
  %19 = add nsw i64 %17, %18
  %20 = shl nsw i64 %19, 1
  %21 = sitofp i64 %20 to double
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %21, ptr %8, align 8
  store double 0.000000e+00, ptr %22, align 8
  br label %33

23:
  %24 = load i8, ptr %0, align 1
  %25 = sext i8 %24 to i32
  %26 = load i64, ptr %1, align 8
  %27 = load i64, ptr %2, align 8
  %28 = load i64, ptr %3, align 8
  %29 = load i64, ptr %5, align 8
  %30 = load i64, ptr %7, align 8
  %31 = call fastcc i32 @irad.body.decompositions_z.least_squares(i32 %25, i64 %26, i64 %27, i64 %28, ptr %4, i64 %29, ptr %6, i64 %30)
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %10, align 8
  br label %33

33:
  ret void
}

define internal void @irad.body.zheev_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr readnone %8, ptr writeonly initializes((0, 8)) %9) {
  store i64 0, ptr %9, align 8
  %11 = load i64, ptr %7, align 8
  %12 = icmp eq i64 %11, -1
  br i1 %12, label %13, label %18

13:
  %14 = load i64, ptr %2, align 8
  %15 = shl nsw i64 %14, 1
  %16 = sitofp i64 %15 to double
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %16, ptr %6, align 8
  store double 0.000000e+00, ptr %17, align 8
  br label %27

18:
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i32
  %21 = load i8, ptr %1, align 1
  %22 = sext i8 %21 to i32
  %23 = load i64, ptr %2, align 8
  %24 = load i64, ptr %4, align 8
  %25 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %20, i32 %22, i64 %23, ptr %3, i64 %24, ptr %5)
  %26 = sext i32 %25 to i64
  store i64 %26, ptr %9, align 8
  br label %27

27:
  ret void
}

define internal void @irad.body.zheevd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 8)) %12) {
  store i64 0, ptr %12, align 8
  %14 = load i64, ptr %7, align 8
  %15 = icmp eq i64 %14, -1
  br i1 %15, label %._crit_edge, label %16

._crit_edge:
  br label %22

16:
  %17 = load i64, ptr %9, align 8
  %18 = icmp eq i64 %17, -1
  br i1 %18, label %._crit_edge1, label %19

._crit_edge1:
  br label %22

19:
  %20 = load i64, ptr %11, align 8
  %21 = icmp eq i64 %20, -1
  br i1 %21, label %._crit_edge2, label %37

._crit_edge2:
  br label %22

22:
  %23 = load i64, ptr %2, align 8
  %24 = add i64 %23, 2
  %25 = mul i64 %24, %23
  %26 = sitofp i64 %25 to double
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %26, ptr %6, align 8
  store double 0.000000e+00, ptr %27, align 8
  %28 = load i64, ptr %2, align 8
  %29 = shl i64 %28, 1
  %30 = add i64 %29, 5
  %31 = mul i64 %30, %28
  %32 = add i64 %31, 1
  %33 = sitofp i64 %32 to double
  store double %33, ptr %8, align 8
  %34 = load i64, ptr %2, align 8
  %35 = mul nsw i64 %34, 5
  %36 = add nsw i64 %35, 3
  store i64 %36, ptr %10, align 8
  br label %46

37:
  %38 = load i8, ptr %0, align 1
  %39 = sext i8 %38 to i32
  %40 = load i8, ptr %1, align 1
  %41 = sext i8 %40 to i32
  %42 = load i64, ptr %2, align 8
  %43 = load i64, ptr %4, align 8
  %44 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %39, i32 %41, i64 %42, ptr %3, i64 %43, ptr %5)
  %45 = sext i32 %44 to i64
  store i64 %45, ptr %12, align 8
  br label %46

46:
  ret void
}

define internal void @irad.body.zgeev_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr writeonly initializes((0, 8)) %13) {
  store i64 0, ptr %13, align 8
  %15 = load i64, ptr %11, align 8
  %16 = icmp eq i64 %15, -1
  br i1 %16, label %17, label %22

17:
  %18 = load i64, ptr %2, align 8
  %19 = shl nsw i64 %18, 1
  %20 = sitofp i64 %19 to double
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %20, ptr %10, align 8
  store double 0.000000e+00, ptr %21, align 8
  br label %33

22:
  %23 = load i8, ptr %0, align 1
  %24 = sext i8 %23 to i32
  %25 = load i8, ptr %1, align 1
  %26 = sext i8 %25 to i32
  %27 = load i64, ptr %2, align 8
  %28 = load i64, ptr %4, align 8
  %29 = load i64, ptr %7, align 8
  %30 = load i64, ptr %9, align 8
  %31 = call fastcc i32 @irad.body.decompositions_z.eigen(i32 %24, i32 %26, i64 %27, ptr %3, i64 %28, ptr %5, ptr %5, ptr %6, i64 %29, ptr %8, i64 %30)
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %13, align 8
  br label %33

33:
  ret void
}

define internal void @irad.body.zgees_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr readnone %13, ptr writeonly initializes((0, 8)) %14) {
  store i64 0, ptr %14, align 8
  %16 = load i64, ptr %11, align 8
  %17 = icmp eq i64 %16, -1
  br i1 %17, label %18, label %23

18:
  %19 = load i64, ptr %3, align 8
  %20 = shl nsw i64 %19, 1
  %21 = sitofp i64 %20 to double
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %21, ptr %10, align 8
  store double 0.000000e+00, ptr %22, align 8
  br label %33

23:
  %24 = load i8, ptr %0, align 1
  %25 = sext i8 %24 to i32
  %26 = load i8, ptr %1, align 1
  %27 = sext i8 %26 to i32
  %28 = load i64, ptr %3, align 8
  %29 = load i64, ptr %5, align 8
  %30 = load i64, ptr %9, align 8
  %31 = call fastcc i32 @irad.body.decompositions_z.schur(i32 %25, i32 %27, ptr %2, i64 %28, ptr %4, i64 %29, ptr %6, i64 8, ptr %7, ptr %8, i64 %30)
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %14, align 8
  br label %33

33:
  ret void
}

define internal void @irad.body.zgesvd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr readnone %13, ptr writeonly initializes((0, 8)) %14) {
  store i64 0, ptr %14, align 8
  %16 = load i64, ptr %12, align 8
  %17 = icmp eq i64 %16, -1
  br i1 %17, label %18, label %25

18:
  %19 = load i64, ptr %2, align 8
  %20 = load i64, ptr %3, align 8
  %21 = add nsw i64 %20, %19
  %22 = mul nsw i64 %21, 3
  %23 = sitofp i64 %22 to double
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store double %23, ptr %11, align 8
  store double 0.000000e+00, ptr %24, align 8
  br label %37

25:
  %26 = load i8, ptr %0, align 1
  %27 = sext i8 %26 to i32
  %28 = load i8, ptr %1, align 1
  %29 = sext i8 %28 to i32
  %30 = load i64, ptr %2, align 8
  %31 = load i64, ptr %3, align 8
  %32 = load i64, ptr %5, align 8
  %33 = load i64, ptr %8, align 8
  %34 = load i64, ptr %10, align 8
  %35 = call fastcc i32 @irad.body.decompositions_z.singular(i32 %27, i32 %29, i64 %30, i64 %31, ptr %4, i64 %32, ptr %6, ptr %7, i64 %33, ptr %9, i64 %34)
  %36 = sext i32 %35 to i64
  store i64 %36, ptr %14, align 8
  br label %37

37:
  ret void
}

define internal void @irad.body.zgesdd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr readnone %13, ptr writeonly initializes((0, 8)) %14) {
  %16 = load i8, ptr %0, align 1
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %2, align 8
  store i64 0, ptr %14, align 8
  %19 = load i64, ptr %11, align 8
  %20 = icmp eq i64 %19, -1
  br i1 %20, label %21, label %32

21:
  %22 = load i64, ptr %1, align 8
  %23 = load i64, ptr %2, align 8
  %24 = add nsw i64 %23, %22
  %25 = shl nsw i64 %24, 2
  %26 = call i64 @llvm.smin.i64(i64 %22, i64 %23)
  %27 = mul nsw i64 %26, 3
  %28 = mul nsw i64 %27, %26
  %29 = add nsw i64 %28, %25
  %30 = sitofp i64 %29 to double
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store double %30, ptr %10, align 8
  store double 0.000000e+00, ptr %31, align 8
  br label %48

32:
  %33 = and i8 %16, -33
  %34 = icmp eq i8 %33, 79
  %35 = sext i8 %16 to i32
  %36 = icmp slt i64 %17, %18
  %37 = select i1 %36, i32 97, i32 111
  %38 = select i1 %34, i32 %37, i32 %35
  %39 = select i1 %36, i32 111, i32 97
  %40 = select i1 %34, i32 %39, i32 %35
  %41 = load i64, ptr %1, align 8
  %42 = load i64, ptr %2, align 8
  %43 = load i64, ptr %4, align 8
  %44 = load i64, ptr %7, align 8
  %45 = load i64, ptr %9, align 8
  %46 = call fastcc i32 @irad.body.decompositions_z.singular(i32 %38, i32 %40, i64 %41, i64 %42, ptr %3, i64 %43, ptr %5, ptr %6, i64 %44, ptr %8, i64 %45)
  %47 = sext i32 %46 to i64
  store i64 %47, ptr %14, align 8
  br label %48

48:
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgeqrf_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %10, label %8

8:
  %9 = call fastcc i32 @irad.body.decompositions_z.reduce(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %17

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 4
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.decompositions_z.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = call fastcc i32 @irad.body.decompositions_z.reduce(i64 %1, i64 %2, ptr %14, i64 %15, ptr %5)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %1, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %17

17:
  %18 = phi i32 [ %9, %8 ], [ %16, %10 ]
  %19 = sext i32 %18 to i64
  ret i64 %19
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zungqr_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.decompositions_z.make_orthogonal(i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %1
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 4
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.decompositions_z.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %17 = call fastcc i32 @irad.body.decompositions_z.make_orthogonal(i64 %1, i64 %2, i64 %3, ptr %15, i64 %16, ptr %6)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %1, i64 %2, ptr %15, ptr %4, i64 %5)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal i64 @irad.body.LAPACKE_zunmqr_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = and i8 %1, -33
  %13 = icmp eq i8 %12, 76
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %16, label %31

16:
  %17 = select i1 %13, i64 %3, i64 %4
  %18 = mul nsw i64 %17, %5
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.decompositions_z.turn(i64 %17, i64 %5, ptr %6, i64 %7, ptr %21)
  %22 = mul nsw i64 %4, %3
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 4
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.decompositions_z.turn(i64 %3, i64 %4, ptr %9, i64 %10, ptr %25)
  %26 = and i8 %2, -33
  %27 = icmp ne i8 %26, 78
  %28 = zext i1 %27 to i32
  %29 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %30 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call fastcc void @irad.body.decompositions_z.reflect(i32 %14, i32 %28, i64 %3, i64 %4, i64 %5, ptr %21, i64 %29, ptr %8, ptr %25, i64 %30)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %4, ptr %25, ptr %9, i64 %10)
  call void @free(ptr %25)
  call void @free(ptr %21)
  br label %35

31:
  %32 = and i8 %2, -33
  %33 = icmp ne i8 %32, 78
  %34 = zext i1 %33 to i32
  call fastcc void @irad.body.decompositions_z.reflect(i32 %14, i32 %34, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10)
  br label %35

35:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zgels_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %14, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = call fastcc i32 @irad.body.decompositions_z.least_squares(i32 %12, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %28

14:
  %15 = call i64 @llvm.smax.i64(i64 %2, i64 %3)
  %16 = mul nsw i64 %3, %2
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.decompositions_z.turn(i64 %2, i64 %3, ptr %5, i64 %6, ptr %19)
  %20 = mul nsw i64 %15, %4
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 4
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.decompositions_z.turn(i64 %15, i64 %4, ptr %7, i64 %8, ptr %23)
  %24 = sext i8 %1 to i32
  %25 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %26 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %27 = call fastcc i32 @irad.body.decompositions_z.least_squares(i32 %24, i64 %2, i64 %3, i64 %4, ptr %19, i64 %25, ptr %23, i64 %26)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %2, i64 %3, ptr %19, ptr %5, i64 %6)
  call void @free(ptr %19)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %15, i64 %4, ptr %23, ptr %7, i64 %8)
  call void @free(ptr %23)
  br label %28

28:
  %29 = phi i32 [ %13, %11 ], [ %27, %14 ]
  %30 = sext i32 %29 to i64
  ret i64 %30
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zheev_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i8 %2 to i32
  %12 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %10, i32 %11, i64 %3, ptr %4, i64 %5, ptr %6)
  br label %22

13:
  %14 = mul nsw i64 %3, %3
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.decompositions_z.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %17)
  %18 = sext i8 %1 to i32
  %19 = sext i8 %2 to i32
  %20 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %21 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %18, i32 %19, i64 %3, ptr %17, i64 %20, ptr %6)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %3, ptr %17, ptr %4, i64 %5)
  call void @free(ptr %17)
  br label %22

22:
  %23 = phi i32 [ %12, %9 ], [ %21, %13 ]
  %24 = sext i32 %23 to i64
  ret i64 %24
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zheevd_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i8 %2 to i32
  %12 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %10, i32 %11, i64 %3, ptr %4, i64 %5, ptr %6)
  br label %22

13:
  %14 = mul nsw i64 %3, %3
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.decompositions_z.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %17)
  %18 = sext i8 %1 to i32
  %19 = sext i8 %2 to i32
  %20 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %21 = call fastcc i32 @irad.body.decompositions_z.spectrum(i32 %18, i32 %19, i64 %3, ptr %17, i64 %20, ptr %6)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %3, ptr %17, ptr %4, i64 %5)
  call void @free(ptr %17)
  br label %22

22:
  %23 = phi i32 [ %12, %9 ], [ %21, %13 ]
  %24 = sext i32 %23 to i64
  ret i64 %24
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgeev_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %17, label %13

13:
  %14 = sext i8 %1 to i32
  %15 = sext i8 %2 to i32
  %16 = call fastcc i32 @irad.body.decompositions_z.eigen(i32 %14, i32 %15, i64 %3, ptr %4, i64 %5, ptr %6, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10)
  br label %36

17:
  %18 = mul nsw i64 %3, %3
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.decompositions_z.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %21)
  %22 = call noalias ptr @malloc(i64 %20)
  %23 = call noalias ptr @malloc(i64 %20)
  %24 = sext i8 %1 to i32
  %25 = sext i8 %2 to i32
  %26 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %27 = call fastcc i32 @irad.body.decompositions_z.eigen(i32 %24, i32 %25, i64 %3, ptr %21, i64 %26, ptr %6, ptr %6, ptr %22, i64 %26, ptr %23, i64 %26)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %3, ptr %21, ptr %4, i64 %5)
  call void @free(ptr %21)
  %28 = and i8 %1, -33
  %29 = icmp eq i8 %28, 86
  br i1 %29, label %30, label %._crit_edge

._crit_edge:
  br label %31

30:
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %3, ptr %22, ptr %7, i64 %8)
  br label %31

31:
  %32 = and i8 %2, -33
  %33 = icmp eq i8 %32, 86
  br i1 %33, label %34, label %._crit_edge1

._crit_edge1:
  br label %35

34:
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %3, ptr %23, ptr %9, i64 %10)
  br label %35

35:
  call void @free(ptr %22)
  call void @free(ptr %23)
  br label %36

36:
  %37 = phi i32 [ %16, %13 ], [ %27, %35 ]
  %38 = sext i32 %37 to i64
  ret i64 %38
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgees_64(i32 %0, i8 signext %1, i8 signext %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %17, label %13

13:
  %14 = sext i8 %1 to i32
  %15 = sext i8 %2 to i32
  %16 = call fastcc i32 @irad.body.decompositions_z.schur(i32 %14, i32 %15, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 8, ptr %8, ptr %9, i64 %10)
  br label %31

17:
  %18 = mul nsw i64 %4, %4
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.decompositions_z.turn(i64 %4, i64 %4, ptr %5, i64 %6, ptr %21)
  %22 = call noalias ptr @malloc(i64 %20)
  %23 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %24 = sext i8 %1 to i32
  %25 = sext i8 %2 to i32
  %26 = call fastcc i32 @irad.body.decompositions_z.schur(i32 %24, i32 %25, ptr %3, i64 %4, ptr %21, i64 %23, ptr %7, i64 8, ptr %8, ptr %22, i64 %23)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %4, i64 %4, ptr %21, ptr %5, i64 %6)
  call void @free(ptr %21)
  %27 = and i8 %1, -33
  %28 = icmp eq i8 %27, 86
  br i1 %28, label %29, label %._crit_edge

._crit_edge:
  br label %30

29:
  call fastcc void @irad.body.decompositions_z.put_back(i64 %4, i64 %4, ptr %22, ptr %9, i64 %10)
  br label %30

30:
  call void @free(ptr %22)
  br label %31

31:
  %32 = phi i32 [ %16, %13 ], [ %26, %30 ]
  %33 = sext i32 %32 to i64
  ret i64 %33
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgesvd_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr readnone %12) {
  %14 = sext i8 %1 to i32
  %15 = sext i8 %2 to i32
  %16 = call fastcc i64 @irad.body.LAPACKE_zsingular_64(i32 %0, i32 %14, i32 %15, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
  ret i64 %16
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zsingular_64(i32 %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11) unnamed_addr {
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %16, label %14

14:
  %15 = call fastcc i32 @irad.body.decompositions_z.singular(i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
  br label %43

16:
  %17 = call i64 @llvm.smin.i64(i64 %3, i64 %4)
  %18 = and i32 %1, -33
  %19 = icmp eq i32 %18, 65
  %20 = select i1 %19, i64 %3, i64 %17
  %21 = and i32 %2, -33
  %22 = icmp eq i32 %21, 65
  %23 = select i1 %22, i64 %4, i64 %17
  %24 = mul nsw i64 %4, %3
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 4
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.decompositions_z.turn(i64 %3, i64 %4, ptr %5, i64 %6, ptr %27)
  %28 = mul nsw i64 %20, %3
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 4
  %31 = call noalias ptr @malloc(i64 %30)
  %32 = mul nsw i64 %23, %4
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %34 = shl i64 %33, 4
  %35 = call noalias ptr @malloc(i64 %34)
  %36 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %37 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %38 = call fastcc i32 @irad.body.decompositions_z.singular(i32 %1, i32 %2, i64 %3, i64 %4, ptr %27, i64 %36, ptr %7, ptr %31, i64 %36, ptr %35, i64 %37)
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %4, ptr %27, ptr %5, i64 %6)
  call void @free(ptr %27)
  switch i32 %1, label %._crit_edge [
    i32 115, label %._crit_edge1
    i32 97, label %._crit_edge2
    i32 83, label %._crit_edge3
    i32 65, label %._crit_edge4
  ]

._crit_edge4:
  br label %39

._crit_edge3:
  br label %39

._crit_edge2:
  br label %39

._crit_edge1:
  br label %39

._crit_edge:
  br label %40

39:
  call fastcc void @irad.body.decompositions_z.put_back(i64 %3, i64 %20, ptr %31, ptr %8, i64 %9)
  br label %40

40:
  switch i32 %2, label %._crit_edge5 [
    i32 115, label %._crit_edge6
    i32 97, label %._crit_edge7
    i32 83, label %._crit_edge8
    i32 65, label %._crit_edge9
  ]

._crit_edge9:
  br label %41

._crit_edge8:
  br label %41

._crit_edge7:
  br label %41

._crit_edge6:
  br label %41

._crit_edge5:
  br label %42

41:
  call fastcc void @irad.body.decompositions_z.put_back(i64 %23, i64 %4, ptr %35, ptr %10, i64 %11)
  br label %42

42:
  call void @free(ptr %31)
  call void @free(ptr %35)
  br label %43

43:
  %44 = phi i32 [ %15, %14 ], [ %38, %42 ]
  %45 = sext i32 %44 to i64
  ret i64 %45
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgesdd_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = icmp slt i64 %2, %3
  %13 = sext i8 %1 to i32
  %14 = and i8 %1, -33
  %15 = icmp eq i8 %14, 79
  %16 = select i1 %12, i32 97, i32 111
  %17 = select i1 %15, i32 %16, i32 %13
  %18 = select i1 %12, i32 111, i32 97
  %19 = select i1 %15, i32 %18, i32 %13
  %20 = call fastcc i64 @irad.body.LAPACKE_zsingular_64(i32 %0, i32 %17, i32 %19, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10)
  ret i64 %20
}

declare i32 @irad_la_zgeqrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare void @__irad_double(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_zorgqr(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.decompositions_z.solve_tall(i32 range(i32 0, 2) %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %10 = shl i64 %9, 4
  %11 = call noalias ptr @malloc(i64 %10)
  %12 = call i32 @irad_la_zgeqrf(i64 %1, i64 %2, ptr %4, i64 %5, ptr %11)
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %19

14:
  %15 = add i64 %5, 1
  br label %21

16:
  %.lcssa11 = phi i32 [ %33, %21 ]
  %.lcssa = phi i1 [ %36, %21 ]
  %17 = or i32 %.lcssa11, %0
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %._crit_edge, label %41

._crit_edge:
  br label %38

19:
  %20 = icmp eq i32 %0, 0
  br i1 %20, label %._crit_edge2, label %._crit_edge3

._crit_edge3:
  br label %42

._crit_edge2:
  br label %38

21:
  %22 = phi i64 [ 0, %14 ], [ %34, %._crit_edge4 ]
  %23 = mul i64 %22, %15
  %24 = getelementptr inbounds { double, double }, ptr %4, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load double, ptr %26, align 8
  %28 = fcmp oeq double %25, 0.000000e+00
  %29 = fcmp oeq double %27, 0.000000e+00
  %30 = and i1 %28, %29
  %31 = trunc i64 %22 to i32
  %32 = add nsw i32 %31, 1
  %33 = select i1 %30, i32 %32, i32 0
  %34 = add nuw nsw i64 %22, 1
  %35 = icmp slt i64 %34, %2
  %36 = icmp eq i32 %33, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %._crit_edge4, label %16

._crit_edge4:
  br label %21

38:
  %39 = phi i32 [ 0, %._crit_edge2 ], [ %.lcssa11, %._crit_edge ]
  call fastcc void @irad.body.decompositions_z.reflect(i32 1, i32 1, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %11, ptr %6, i64 %7)
  %40 = call i32 @irad_la_ztrsm(i64 108, i64 117, i64 110, i64 110, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %62

41:
  br i1 %.lcssa, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %62

._crit_edge5:
  br label %42

42:
  %43 = call i32 @irad_la_ztrsm(i64 108, i64 117, i64 99, i64 110, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  %44 = icmp sgt i64 %3, 0
  br i1 %44, label %45, label %._crit_edge7

._crit_edge7:
  br label %52

45:
  %46 = icmp slt i64 %2, %1
  br label %47

47:
  %48 = phi i64 [ 0, %45 ], [ %54, %._crit_edge9 ]
  br i1 %46, label %49, label %._crit_edge8

._crit_edge8:
  br label %53

49:
  %50 = mul nsw i64 %48, %7
  %51 = getelementptr { double, double }, ptr %6, i64 %50
  br label %56

.loopexit1:
  br label %52

52:
  call fastcc void @irad.body.decompositions_z.reflect(i32 1, i32 0, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %11, ptr %6, i64 %7)
  br label %62

.loopexit:
  br label %53

53:
  %54 = add nuw nsw i64 %48, 1
  %55 = icmp eq i64 %54, %3
  br i1 %55, label %.loopexit1, label %._crit_edge9

._crit_edge9:
  br label %47

56:
  %57 = phi i64 [ %2, %49 ], [ %60, %._crit_edge10 ]
  %58 = getelementptr { double, double }, ptr %51, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  store double 0.000000e+00, ptr %58, align 8
  store double 0.000000e+00, ptr %59, align 8
  %60 = add nsw i64 %57, 1
  %61 = icmp eq i64 %60, %1
  br i1 %61, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %56

62:
  %63 = phi i32 [ %.lcssa11, %._crit_edge6 ], [ 0, %52 ], [ %39, %38 ]
  call void @free(ptr %11)
  ret i32 %63
}

declare i32 @irad_la_ztrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_zsyevd(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare i32 @irad_la_zgeev(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_zgees(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_zgesdd(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.decompositions_z.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %._crit_edge

._crit_edge:
  br label %15

7:
  %8 = icmp sgt i64 %1, 0
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %17, %._crit_edge3 ]
  br i1 %8, label %11, label %._crit_edge2

._crit_edge2:
  br label %16

11:
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = getelementptr { double, double }, ptr %4, i64 %10
  br label %19

.loopexit1:
  br label %15

15:
  ret void

.loopexit:
  br label %16

16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %9

19:
  %20 = phi i64 [ 0, %11 ], [ %28, %._crit_edge4 ]
  %21 = getelementptr { double, double }, ptr %13, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load double, ptr %23, align 8
  %25 = mul nuw nsw i64 %20, %0
  %26 = getelementptr { double, double }, ptr %14, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %22, ptr %26, align 8
  store double %24, ptr %27, align 8
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)
