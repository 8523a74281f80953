define internal void @irad.body.sgeqrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %14

11:
  %12 = load i32, ptr %1, align 4
  %13 = sitofp i32 %12 to float
  store float %13, ptr %5, align 4
  br label %22

14:
  %15 = load i32, ptr %0, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = call fastcc i32 @irad.body.decompositions_s.reduce(i64 %16, i64 %18, ptr %2, i64 %20, ptr %4)
  store i32 %21, ptr %7, align 4
  br label %22

22:
  ret void
}

define internal i32 @irad.body.decompositions_s.reduce(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  %7 = icmp sgt i64 %1, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %14

9:
  %10 = add nuw i64 %1, 4611686018427387903
  %11 = mul i64 %3, %10
  %12 = add i64 %11, %0
  %13 = shl i64 %12, 2
  call void @__irad_float(ptr %2, i64 %13)
  br label %14

14:
  %15 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %19

17:
  %18 = shl i64 %15, 2
  call void @__irad_float(ptr %4, i64 %18)
  br label %19

19:
  %20 = call i32 @irad_la_sgeqrf(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4)
  ret i32 %20
}

define internal void @irad.body.sorgqr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, -1
  br i1 %11, label %12, label %15

12:
  %13 = load i32, ptr %1, align 4
  %14 = sitofp i32 %13 to float
  store float %14, ptr %6, align 4
  br label %25

15:
  %16 = load i32, ptr %0, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %2, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = call fastcc i32 @irad.body.decompositions_s.make_orthogonal(i64 %17, i64 %19, i64 %21, ptr %3, i64 %23, ptr %5)
  store i32 %24, ptr %8, align 4
  br label %25

25:
  ret void
}

define internal i32 @irad.body.decompositions_s.make_orthogonal(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) unnamed_addr {
  %7 = mul nsw i64 %1, %0
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = shl i64 %8, 2
  %10 = call noalias ptr @malloc(i64 %9)
  %11 = icmp sgt i64 %0, 0
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %19

14:
  %15 = add nuw i64 %1, 4611686018427387903
  %16 = mul i64 %4, %15
  %17 = add i64 %16, %0
  %18 = shl i64 %17, 2
  call void @__irad_float(ptr %3, i64 %18)
  br label %19

19:
  %20 = icmp sgt i64 %2, 0
  br i1 %20, label %21, label %._crit_edge1

._crit_edge1:
  br label %23

21:
  %22 = shl i64 %2, 2
  call void @__irad_float(ptr %5, i64 %22)
  br label %23

23:
  br i1 %12, label %24, label %._crit_edge2

._crit_edge2:
  br label %34

24:
  %25 = shl i64 %0, 2
  %26 = shl i64 %4, 2
  br label %27

27:
  %28 = phi i64 [ 0, %24 ], [ %38, %._crit_edge4 ]
  br i1 %11, label %29, label %._crit_edge3

._crit_edge3:
  br label %37

29:
  %30 = mul i64 %26, %28
  %31 = getelementptr i8, ptr %3, i64 %30
  %32 = mul i64 %25, %28
  %33 = getelementptr i8, ptr %10, i64 %32
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %33, ptr align 4 %31, i64 %25, i1 false)
  br label %37

.loopexit:
  br label %34

34:
  %35 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %36 = call i32 @irad_la_sorgqr(i64 %0, i64 %1, i64 %2, ptr %10, i64 %35, ptr %5, ptr %3, i64 %4)
  call void @free(ptr %10)
  ret i32 %36

37:
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %27
}

define internal void @irad.body.sormqr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 4)) %12) {
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr %11, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %21

16:
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = call i32 @llvm.smax.i32(i32 %17, i32 %18)
  %20 = sitofp i32 %19 to float
  store float %20, ptr %10, align 4
  br label %40

21:
  %22 = load i8, ptr %0, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 76
  %25 = zext i1 %24 to i32
  %26 = load i8, ptr %1, align 1
  %27 = and i8 %26, -33
  %28 = icmp ne i8 %27, 78
  %29 = zext i1 %28 to i32
  %30 = load i32, ptr %2, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %4, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %6, align 4
  %37 = sext i32 %36 to i64
  %38 = load i32, ptr %9, align 4
  %39 = sext i32 %38 to i64
  call fastcc void @irad.body.decompositions_s.reflect(i32 %25, i32 %29, i64 %31, i64 %33, i64 %35, ptr %5, i64 %37, ptr %7, ptr %8, i64 %39)
  br label %40

40:
  ret void
}

define internal void @irad.body.decompositions_s.reflect(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) unnamed_addr {
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
  %20 = add nuw i64 %4, 4611686018427387903
  %21 = mul i64 %6, %20
  %22 = add i64 %21, %15
  %23 = shl i64 %22, 2
  call void @__irad_float(ptr %5, i64 %23)
  br label %25

24:
  br i1 %17, label %._crit_edge, label %._crit_edge3

._crit_edge3:
  br label %27

._crit_edge:
  br label %25

25:
  %26 = shl i64 %4, 2
  call void @__irad_float(ptr %7, i64 %26)
  br label %27

27:
  %28 = icmp sgt i64 %2, 0
  %29 = icmp sgt i64 %3, 0
  %30 = and i1 %28, %29
  br i1 %30, label %31, label %._crit_edge4

._crit_edge4:
  br label %36

31:
  %32 = add nuw i64 %3, 4611686018427387903
  %33 = mul i64 %9, %32
  %34 = add i64 %33, %2
  %35 = shl i64 %34, 2
  call void @__irad_float(ptr %8, i64 %35)
  br label %36

36:
  %37 = icmp sgt i64 %12, 0
  br i1 %37, label %38, label %._crit_edge5

._crit_edge5:
  br label %40

38:
  %39 = icmp eq i32 %1, %0
  br label %41

.loopexit2:
  br label %40

40:
  ret void

41:
  %42 = phi i64 [ 0, %38 ], [ %46, %._crit_edge7 ]
  %43 = mul nsw i64 %42, %14
  %44 = getelementptr inbounds float, ptr %8, i64 %43
  br i1 %17, label %.preheader, label %._crit_edge6

._crit_edge6:
  br label %45

.preheader:
  br label %48

.loopexit1:
  br label %45

45:
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, %12
  br i1 %47, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %41

48:
  %49 = phi i64 [ %84, %._crit_edge9 ], [ 0, %.preheader ]
  %50 = xor i64 %49, -1
  %51 = add nsw i64 %4, %50
  %52 = select i1 %39, i64 %49, i64 %51
  %53 = mul nsw i64 %52, %13
  %54 = getelementptr inbounds float, ptr %44, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = getelementptr inbounds float, ptr %7, i64 %52
  %57 = load float, ptr %56, align 4
  %58 = add nsw i64 %52, 1
  %59 = icmp slt i64 %58, %15
  br i1 %59, label %60, label %63

60:
  %61 = mul nsw i64 %52, %6
  %62 = getelementptr float, ptr %5, i64 %61
  br label %71

63:
  %64 = fmul float %57, %55
  %65 = fsub float %55, %64
  store float %65, ptr %54, align 4
  br label %83

66:
  %.lcssa = phi float [ %80, %71 ]
  %67 = fmul float %57, %.lcssa
  %68 = fsub float %55, %67
  store float %68, ptr %54, align 4
  %69 = mul nsw i64 %52, %6
  %70 = getelementptr float, ptr %5, i64 %69
  br label %86

71:
  %72 = phi i64 [ %58, %60 ], [ %81, %._crit_edge8 ]
  %73 = phi float [ %55, %60 ], [ %80, %._crit_edge8 ]
  %74 = getelementptr float, ptr %62, i64 %72
  %75 = load float, ptr %74, align 4
  %76 = mul nsw i64 %72, %13
  %77 = getelementptr inbounds float, ptr %44, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = fmul float %75, %78
  %80 = fadd float %73, %79
  %81 = add nsw i64 %72, 1
  %82 = icmp eq i64 %81, %15
  br i1 %82, label %66, label %._crit_edge8

._crit_edge8:
  br label %71

.loopexit:
  br label %83

83:
  %84 = add nuw nsw i64 %49, 1
  %85 = icmp eq i64 %84, %4
  br i1 %85, label %.loopexit1, label %._crit_edge9

._crit_edge9:
  br label %48

86:
  %87 = phi i64 [ %58, %66 ], [ %95, %._crit_edge10 ]
  %88 = getelementptr float, ptr %70, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = fmul float %67, %89
  %91 = mul nsw i64 %87, %13
  %92 = getelementptr inbounds float, ptr %44, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = fsub float %93, %90
  store float %94, ptr %92, align 4
  %95 = add nsw i64 %87, 1
  %96 = icmp eq i64 %95, %15
  br i1 %96, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %86
}

define internal void @irad.body.sgels(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %22

14:
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, %15
  %18 = load i32, ptr %3, align 4
  %19 = add nsw i32 %17, %18
  %20 = shl nsw i32 %19, 1
  %21 = sitofp i32 %20 to float
  store float %21, ptr %8, align 4
  br label %36

22:
  %23 = load i8, ptr %0, align 1
  %24 = sext i8 %23 to i32
  %25 = load i32, ptr %1, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %2, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %3, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %5, align 4
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = call fastcc i32 @irad.body.decompositions_s.least_squares(i32 %24, i64 %26, i64 %28, i64 %30, ptr %4, i64 %32, ptr %6, i64 %34)
  store i32 %35, ptr %10, align 4
  br label %36

36:
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.decompositions_s.least_squares(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = icmp sgt i64 %1, 0
  %10 = icmp sgt i64 %2, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %._crit_edge

._crit_edge:
  br label %17

12:
  %13 = add nuw i64 %2, 4611686018427387903
  %14 = mul i64 %5, %13
  %15 = add i64 %14, %1
  %16 = shl i64 %15, 2
  call void @__irad_float(ptr %4, i64 %16)
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
  %23 = add nuw i64 %3, 4611686018427387903
  %24 = mul i64 %7, %23
  %25 = add i64 %24, %18
  %26 = shl i64 %25, 2
  call void @__irad_float(ptr %6, i64 %26)
  br label %27

27:
  %28 = icmp slt i64 %1, %2
  br i1 %28, label %34, label %29

29:
  %30 = and i32 %0, -33
  %31 = icmp ne i32 %30, 78
  %32 = zext i1 %31 to i32
  %33 = call fastcc i32 @irad.body.decompositions_s.solve_tall(i32 %32, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %80

34:
  %35 = mul nsw i64 %2, %1
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 1)
  %37 = shl i64 %36, 2
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
  %42 = getelementptr float, ptr %4, i64 %40
  %43 = mul nuw nsw i64 %40, %2
  %44 = getelementptr float, ptr %38, i64 %43
  br label %54

.loopexit4:
  br label %45

45:
  %46 = and i32 %0, -33
  %47 = icmp eq i32 %46, 78
  %48 = zext i1 %47 to i32
  %49 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %50 = call fastcc i32 @irad.body.decompositions_s.solve_tall(i32 %48, i64 %2, i64 %1, i64 %3, ptr %38, i64 %49, ptr %6, i64 %7)
  br i1 %9, label %.preheader, label %._crit_edge8

._crit_edge8:
  br label %68

.preheader:
  br label %62

.loopexit2:
  br label %51

51:
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %.loopexit4, label %._crit_edge9

._crit_edge9:
  br label %39

54:
  %55 = phi i64 [ 0, %41 ], [ %60, %._crit_edge10 ]
  %56 = mul nsw i64 %55, %5
  %57 = getelementptr float, ptr %42, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = getelementptr float, ptr %44, i64 %55
  store float %58, ptr %59, align 4
  %60 = add nuw nsw i64 %55, 1
  %61 = icmp eq i64 %60, %2
  br i1 %61, label %.loopexit2, label %._crit_edge10

._crit_edge10:
  br label %54

62:
  %63 = phi i64 [ %70, %._crit_edge12 ], [ 0, %.preheader ]
  br i1 %10, label %64, label %._crit_edge11

._crit_edge11:
  br label %69

64:
  %65 = mul nuw nsw i64 %63, %2
  %66 = getelementptr float, ptr %38, i64 %65
  %67 = getelementptr float, ptr %4, i64 %63
  br label %72

.loopexit1:
  br label %68

68:
  call void @free(ptr %38)
  br label %80

.loopexit:
  br label %69

69:
  %70 = add nuw nsw i64 %63, 1
  %71 = icmp eq i64 %70, %1
  br i1 %71, label %.loopexit1, label %._crit_edge12

._crit_edge12:
  br label %62

72:
  %73 = phi i64 [ 0, %64 ], [ %78, %._crit_edge13 ]
  %74 = getelementptr float, ptr %66, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = mul nsw i64 %73, %5
  %77 = getelementptr float, ptr %67, i64 %76
  store float %75, ptr %77, align 4
  %78 = add nuw nsw i64 %73, 1
  %79 = icmp eq i64 %78, %2
  br i1 %79, label %.loopexit, label %._crit_edge13

._crit_edge13:
  br label %72

80:
  %81 = phi i32 [ %33, %29 ], [ %50, %68 ]
  ret i32 %81
}

define internal void @irad.body.ssyev(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, -1
  br i1 %11, label %12, label %16

12:
  %13 = load i32, ptr %2, align 4
  %14 = mul nsw i32 %13, 3
  %15 = sitofp i32 %14 to float
  store float %15, ptr %6, align 4
  br label %26

16:
  %17 = load i8, ptr %0, align 1
  %18 = sext i8 %17 to i32
  %19 = load i8, ptr %1, align 1
  %20 = sext i8 %19 to i32
  %21 = load i32, ptr %2, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %18, i32 %20, i64 %22, ptr %3, i64 %24, ptr %5)
  store i32 %25, ptr %8, align 4
  br label %26

26:
  ret void
}

define internal i32 @irad.body.decompositions_s.spectrum(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3, i64 %4, ptr %5) unnamed_addr {
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %14

8:
  %9 = add nuw i64 %2, 4611686018427387903
  %10 = mul i64 %4, %9
  %11 = add i64 %10, %2
  %12 = shl i64 %11, 2
  call void @__irad_float(ptr %3, i64 %12)
  %13 = shl i64 %2, 2
  call void @__irad_float(ptr %5, i64 %13)
  br label %14

14:
  %15 = sext i32 %0 to i64
  %16 = sext i32 %1 to i64
  %17 = call i32 @irad_la_ssyevd(i64 %15, i64 %16, i64 0, i64 %2, ptr %3, i64 %4, ptr %5)
  ret i32 %17
}

define internal void @irad.body.ssyevd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %7, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %._crit_edge, label %14

._crit_edge:
  br label %17

14:
  %15 = load i32, ptr %9, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %._crit_edge1, label %27

._crit_edge1:
  br label %17

17:
  %18 = load i32, ptr %2, align 4
  %19 = shl i32 %18, 1
  %20 = add i32 %19, 6
  %21 = mul i32 %20, %18
  %22 = or disjoint i32 %21, 1
  %23 = sitofp i32 %22 to float
  store float %23, ptr %6, align 4
  %24 = load i32, ptr %2, align 4
  %25 = mul nsw i32 %24, 5
  %26 = add nsw i32 %25, 3
  store i32 %26, ptr %8, align 4
  br label %37

27:
  %28 = load i8, ptr %0, align 1
  %29 = sext i8 %28 to i32
  %30 = load i8, ptr %1, align 1
  %31 = sext i8 %30 to i32
  %32 = load i32, ptr %2, align 4
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %4, align 4
  %35 = sext i32 %34 to i64
  %36 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %29, i32 %31, i64 %33, ptr %3, i64 %35, ptr %5)
  store i32 %36, ptr %10, align 4
  br label %37

37:
  ret void
}

define internal void @irad.body.sgeev(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr writeonly initializes((0, 4)) %13) {
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr %12, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %17, label %21

17:
  %18 = load i32, ptr %2, align 4
  %19 = shl nsw i32 %18, 2
  %20 = sitofp i32 %19 to float
  store float %20, ptr %11, align 4
  br label %35

21:
  %22 = load i8, ptr %0, align 1
  %23 = sext i8 %22 to i32
  %24 = load i8, ptr %1, align 1
  %25 = sext i8 %24 to i32
  %26 = load i32, ptr %2, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %4, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %10, align 4
  %33 = sext i32 %32 to i64
  %34 = call fastcc i32 @irad.body.decompositions_s.eigen(i32 %23, i32 %25, i64 %27, ptr %3, i64 %29, ptr %5, ptr %6, ptr %7, i64 %31, ptr %9, i64 %33)
  store i32 %34, ptr %13, align 4
  br label %35

35:
  ret void
}

define internal i32 @irad.body.decompositions_s.eigen(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) unnamed_addr {
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %34

13:
  %14 = add nuw i64 %2, 4611686018427387903
  %15 = mul i64 %4, %14
  %16 = add i64 %15, %2
  %17 = shl i64 %16, 2
  call void @__irad_float(ptr %3, i64 %17)
  %18 = shl i64 %2, 2
  call void @__irad_float(ptr %5, i64 %18)
  call void @__irad_float(ptr %6, i64 %18)
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
  %27 = shl i64 %26, 2
  call void @__irad_float(ptr %7, i64 %27)
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
  %33 = shl i64 %32, 2
  call void @__irad_float(ptr %9, i64 %33)
  br label %34

34:
  %35 = sext i32 %0 to i64
  %36 = sext i32 %1 to i64
  %37 = call i32 @irad_la_sgeev(i64 %35, i64 %36, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10)
  ret i32 %37
}

define internal void @irad.body.sgees(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr readnone %13, ptr writeonly initializes((0, 4)) %14) {
  store i32 0, ptr %14, align 4
  %16 = load i32, ptr %12, align 4
  %17 = icmp eq i32 %16, -1
  br i1 %17, label %18, label %22

18:
  %19 = load i32, ptr %3, align 4
  %20 = mul nsw i32 %19, 3
  %21 = sitofp i32 %20 to float
  store float %21, ptr %11, align 4
  br label %34

22:
  %23 = load i8, ptr %0, align 1
  %24 = sext i8 %23 to i32
  %25 = load i8, ptr %1, align 1
  %26 = sext i8 %25 to i32
  %27 = load i32, ptr %3, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %5, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %10, align 4
  %32 = sext i32 %31 to i64
  %33 = call fastcc i32 @irad.body.decompositions_s.schur(i32 %24, i32 %26, ptr %2, i64 %28, ptr %4, i64 %30, ptr %6, i64 4, ptr %7, ptr %8, ptr %9, i64 %32)
  store i32 %33, ptr %14, align 4
  br label %34

34:
  ret void
}

define internal i32 @irad.body.decompositions_s.schur(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr %8, ptr %9, ptr %10, i64 %11) unnamed_addr {
  %13 = alloca i32, align 4
  %14 = mul nsw i64 %3, %3
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i32 0, ptr %13, align 4
  %18 = icmp sgt i64 %3, 0
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %25

19:
  %20 = add nuw i64 %3, 4611686018427387903
  %21 = mul i64 %5, %20
  %22 = add i64 %21, %3
  %23 = shl i64 %22, 2
  call void @__irad_float(ptr %4, i64 %23)
  %24 = shl i64 %3, 2
  call void @__irad_float(ptr %8, i64 %24)
  br label %25

25:
  call void @__irad_integer(ptr nonnull %13, i64 4)
  call void @__irad_integer(ptr %6, i64 range(i64 4, 9) %7)
  %26 = and i32 %1, -33
  %27 = icmp eq i32 %26, 83
  %28 = ptrtoint ptr %2 to i64
  %29 = select i1 %27, i64 %28, i64 0
  %30 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %31 = call i32 @irad_la_sgees(i64 %29, i64 %3, ptr %4, i64 %5, ptr %17, i64 %30, ptr nonnull %13)
  %32 = load i32, ptr %13, align 4
  %33 = icmp eq i64 %7, 8
  br i1 %33, label %34, label %36

34:
  %35 = sext i32 %32 to i64
  store i64 %35, ptr %6, align 8
  br label %37

36:
  store i32 %32, ptr %6, align 4
  br label %37

37:
  br i1 %18, label %38, label %._crit_edge1

._crit_edge1:
  br label %103

38:
  %39 = shl i64 %3, 2
  call void @__irad_float(ptr %9, i64 %39)
  %40 = add i64 %5, 1
  br label %44

41:
  %42 = and i32 %0, -33
  %43 = icmp eq i32 %42, 86
  br i1 %43, label %88, label %._crit_edge2

._crit_edge2:
  br label %103

44:
  %45 = phi i64 [ 0, %38 ], [ %86, %._crit_edge4 ]
  %46 = add nsw i64 %45, 1
  %47 = icmp slt i64 %46, %3
  br i1 %47, label %54, label %48

48:
  %49 = mul i64 %45, %40
  %50 = getelementptr inbounds float, ptr %4, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds float, ptr %8, i64 %45
  store float %51, ptr %52, align 4
  %53 = getelementptr inbounds float, ptr %9, i64 %45
  store float 0.000000e+00, ptr %53, align 4
  br label %85

54:
  %55 = mul nsw i64 %45, %5
  %56 = getelementptr float, ptr %4, i64 %46
  %57 = getelementptr float, ptr %56, i64 %55
  %58 = load float, ptr %57, align 4
  %59 = mul i64 %45, %40
  %60 = getelementptr inbounds float, ptr %4, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = getelementptr inbounds float, ptr %8, i64 %45
  store float %61, ptr %62, align 4
  %63 = getelementptr inbounds float, ptr %9, i64 %45
  store float 0.000000e+00, ptr %63, align 4
  %64 = fcmp une float %58, 0.000000e+00
  br i1 %64, label %65, label %._crit_edge3

._crit_edge3:
  br label %85

65:
  %66 = mul nsw i64 %46, %5
  %67 = getelementptr float, ptr %4, i64 %45
  %68 = getelementptr float, ptr %67, i64 %66
  %69 = load float, ptr %68, align 4
  %70 = call float @llvm.fabs.f32(float %69)
  %71 = fpext float %70 to double
  %72 = call double @llvm.sqrt.f64(double %71)
  %73 = call float @llvm.fabs.f32(float %58)
  %74 = fpext float %73 to double
  %75 = call double @llvm.sqrt.f64(double %74)
  %76 = fmul double %75, %72
  %77 = fptrunc double %76 to float
  store float %77, ptr %63, align 4
  %78 = getelementptr float, ptr %56, i64 %66
  %79 = load float, ptr %78, align 4
  %80 = getelementptr inbounds float, ptr %8, i64 %46
  store float %79, ptr %80, align 4
  %81 = load float, ptr %63, align 4
  %82 = fneg float %81
  %83 = getelementptr inbounds float, ptr %9, i64 %46
  store float %82, ptr %83, align 4
  %84 = add nsw i64 %45, 2
  br label %85

85:
  %86 = phi i64 [ %46, %48 ], [ %84, %65 ], [ %46, %._crit_edge3 ]
  %87 = icmp slt i64 %86, %3
  br i1 %87, label %._crit_edge4, label %41

._crit_edge4:
  br label %44

88:
  %89 = add nuw i64 %3, 4611686018427387903
  %90 = mul i64 %11, %89
  %91 = add i64 %90, %3
  %92 = shl i64 %91, 2
  call void @__irad_float(ptr %10, i64 %92)
  %93 = shl i64 %11, 2
  %94 = shl i64 %3, 2
  br label %95

95:
  %96 = phi i64 [ 0, %88 ], [ %101, %._crit_edge5 ]
  %97 = mul i64 %94, %96
  %98 = getelementptr i8, ptr %17, i64 %97
  %99 = mul i64 %93, %96
  %100 = getelementptr i8, ptr %10, i64 %99
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %100, ptr align 4 %98, i64 %94, i1 false)
  %101 = add nuw nsw i64 %96, 1
  %102 = icmp eq i64 %101, %3
  br i1 %102, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %95

.loopexit:
  br label %103

103:
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret i32 %31
}

define internal void @irad.body.sgesvd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr writeonly initializes((0, 4)) %13) {
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr %12, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %17, label %23

17:
  %18 = load i32, ptr %2, align 4
  %19 = load i32, ptr %3, align 4
  %20 = add nsw i32 %19, %18
  %21 = mul nsw i32 %20, 5
  %22 = sitofp i32 %21 to float
  store float %22, ptr %11, align 4
  br label %39

23:
  %24 = load i8, ptr %0, align 1
  %25 = sext i8 %24 to i32
  %26 = load i8, ptr %1, align 1
  %27 = sext i8 %26 to i32
  %28 = load i32, ptr %2, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %5, align 4
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %8, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %10, align 4
  %37 = sext i32 %36 to i64
  %38 = call fastcc i32 @irad.body.decompositions_s.singular(i32 %25, i32 %27, i64 %29, i64 %31, ptr %4, i64 %33, ptr %6, ptr %7, i64 %35, ptr %9, i64 %37)
  store i32 %38, ptr %13, align 4
  br label %39

39:
  ret void
}

define internal i32 @irad.body.decompositions_s.singular(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) unnamed_addr {
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
  %26 = add nuw i64 %3, 4611686018427387903
  %27 = mul i64 %5, %26
  %28 = add i64 %27, %2
  %29 = shl i64 %28, 2
  call void @__irad_float(ptr %4, i64 %29)
  br label %30

30:
  %31 = icmp sgt i64 %12, 0
  br i1 %31, label %32, label %._crit_edge3

._crit_edge3:
  br label %34

32:
  %33 = shl i64 %12, 2
  call void @__irad_float(ptr %6, i64 %33)
  br label %34

34:
  br i1 %20, label %35, label %37

35:
  %36 = call i32 @irad_la_sgesdd(i64 110, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 1, ptr %9, i64 1)
  br label %113

37:
  %38 = select i1 %17, i64 %2, i64 %12
  %39 = mul nsw i64 %38, %2
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 1)
  %41 = shl i64 %40, 2
  %42 = call noalias ptr @malloc(i64 %41)
  %43 = mul nsw i64 %21, %3
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 1)
  %45 = shl i64 %44, 2
  %46 = call noalias ptr @malloc(i64 %45)
  %47 = mul nsw i64 %3, %2
  %48 = call i64 @llvm.smax.i64(i64 %47, i64 1)
  %49 = shl i64 %48, 2
  %50 = call noalias ptr @malloc(i64 %49)
  br i1 %23, label %51, label %._crit_edge4

._crit_edge4:
  br label %61

51:
  %52 = shl i64 %2, 2
  %53 = shl i64 %5, 2
  br label %54

54:
  %55 = phi i64 [ 0, %51 ], [ %67, %._crit_edge7 ]
  br i1 %22, label %56, label %._crit_edge5

._crit_edge5:
  br label %66

56:
  %57 = mul i64 %53, %55
  %58 = getelementptr i8, ptr %4, i64 %57
  %59 = mul i64 %52, %55
  %60 = getelementptr i8, ptr %50, i64 %59
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %60, ptr align 4 %58, i64 %52, i1 false)
  br label %66

.loopexit2:
  br label %61

61:
  %62 = select i1 %17, i64 97, i64 115
  %63 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %64 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %65 = call i32 @irad_la_sgesdd(i64 %62, i64 %2, i64 %3, ptr %50, i64 %63, ptr %6, ptr %42, i64 %63, ptr %46, i64 %64)
  br i1 %18, label %._crit_edge6, label %69

._crit_edge6:
  br label %88

66:
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, %3
  br i1 %68, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %54

69:
  %70 = icmp eq i32 %13, 111
  %71 = select i1 %70, ptr %4, ptr %7
  %72 = select i1 %14, i64 %2, i64 %12
  %73 = icmp sgt i64 %72, 0
  br i1 %73, label %74, label %._crit_edge8

._crit_edge8:
  br label %88

74:
  %75 = select i1 %70, i64 %5, i64 %8
  %76 = shl i64 %75, 2
  %77 = shl i64 %2, 2
  br label %78

78:
  %79 = phi i64 [ 0, %74 ], [ %86, %._crit_edge10 ]
  br i1 %22, label %80, label %._crit_edge9

._crit_edge9:
  br label %85

80:
  %81 = mul i64 %77, %79
  %82 = getelementptr i8, ptr %42, i64 %81
  %83 = mul i64 %76, %79
  %84 = getelementptr i8, ptr %71, i64 %83
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %84, ptr align 4 %82, i64 %77, i1 false)
  br label %85

85:
  %86 = add nuw nsw i64 %79, 1
  %87 = icmp eq i64 %86, %72
  br i1 %87, label %.loopexit1, label %._crit_edge10

._crit_edge10:
  br label %78

.loopexit1:
  br label %88

88:
  %89 = or i32 %1, 32
  %90 = icmp eq i32 %89, 110
  br i1 %90, label %._crit_edge11, label %91

._crit_edge11:
  br label %112

91:
  %92 = icmp eq i32 %89, 111
  %93 = select i1 %92, ptr %4, ptr %9
  br i1 %23, label %94, label %._crit_edge12

._crit_edge12:
  br label %112

94:
  %95 = select i1 %92, i64 %5, i64 %10
  %96 = icmp eq i32 %89, 97
  %97 = select i1 %96, i64 %3, i64 %12
  %98 = icmp sgt i64 %97, 0
  %99 = shl i64 %95, 2
  %100 = shl i64 %21, 2
  %101 = shl nuw i64 %97, 2
  br label %102

102:
  %103 = phi i64 [ 0, %94 ], [ %110, %._crit_edge14 ]
  br i1 %98, label %104, label %._crit_edge13

._crit_edge13:
  br label %109

104:
  %105 = mul i64 %100, %103
  %106 = getelementptr i8, ptr %46, i64 %105
  %107 = mul i64 %99, %103
  %108 = getelementptr i8, ptr %93, i64 %107
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %108, ptr align 4 %106, i64 %101, i1 false)
  br label %109

109:
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, %3
  br i1 %111, label %.loopexit, label %._crit_edge14

._crit_edge14:
  br label %102

.loopexit:
  br label %112

112:
  call void @free(ptr %42)
  call void @free(ptr %46)
  call void @free(ptr %50)
  br label %113

113:
  %114 = phi i32 [ %36, %35 ], [ %65, %112 ]
  ret i32 %114
}

define internal void @irad.body.sgesdd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr writeonly initializes((0, 4)) %13) {
  %15 = load i8, ptr %0, align 1
  %16 = load i32, ptr %1, align 4
  %17 = load i32, ptr %2, align 4
  store i32 0, ptr %13, align 4
  %18 = load i32, ptr %11, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %20, label %32

20:
  %21 = load i32, ptr %1, align 4
  %22 = load i32, ptr %2, align 4
  %23 = add nsw i32 %22, %21
  %24 = mul nsw i32 %23, 7
  %25 = sext i32 %24 to i64
  %26 = call i32 @llvm.smin.i32(i32 %21, i32 %22)
  %27 = sext i32 %26 to i64
  %28 = shl nsw i64 %27, 2
  %29 = mul nsw i64 %28, %27
  %30 = add nsw i64 %29, %25
  %31 = sitofp i64 %30 to float
  store float %31, ptr %10, align 4
  br label %52

32:
  %33 = and i8 %15, -33
  %34 = icmp eq i8 %33, 79
  %35 = sext i8 %15 to i32
  %36 = icmp slt i32 %16, %17
  %37 = select i1 %36, i32 97, i32 111
  %38 = select i1 %34, i32 %37, i32 %35
  %39 = select i1 %36, i32 111, i32 97
  %40 = select i1 %34, i32 %39, i32 %35
  %41 = load i32, ptr %1, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %2, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %4, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %7, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %9, align 4
  %50 = sext i32 %49 to i64
  %51 = call fastcc i32 @irad.body.decompositions_s.singular(i32 %38, i32 %40, i64 %42, i64 %44, ptr %3, i64 %46, ptr %5, ptr %6, i64 %48, ptr %8, i64 %50)
  store i32 %51, ptr %13, align 4
  br label %52

52:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.LAPACKE_sgeqrf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %1 to i64
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  br i1 %7, label %13, label %11

11:
  %12 = call fastcc i32 @irad.body.decompositions_s.reduce(i64 %8, i64 %9, ptr %3, i64 %10, ptr %5)
  br label %20

13:
  %14 = mul nsw i64 %9, %8
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.decompositions_s.turn(i64 %8, i64 %9, ptr %3, i64 %10, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %19 = call fastcc i32 @irad.body.decompositions_s.reduce(i64 %8, i64 %9, ptr %17, i64 %18, ptr %5)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %8, i64 %9, ptr %17, ptr %3, i64 %10)
  call void @free(ptr %17)
  br label %20

20:
  %21 = phi i32 [ %12, %11 ], [ %19, %13 ]
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_sorgqr(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = sext i32 %2 to i64
  br i1 %8, label %15, label %11

11:
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = call fastcc i32 @irad.body.decompositions_s.make_orthogonal(i64 %9, i64 %10, i64 %12, ptr %4, i64 %13, ptr %6)
  br label %24

15:
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %10, %9
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.decompositions_s.turn(i64 %9, i64 %10, ptr %4, i64 %16, ptr %20)
  %21 = sext i32 %3 to i64
  %22 = call i64 @llvm.smax.i64(i64 %9, i64 1)
  %23 = call fastcc i32 @irad.body.decompositions_s.make_orthogonal(i64 %9, i64 %10, i64 %21, ptr %20, i64 %22, ptr %6)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %9, i64 %10, ptr %20, ptr %4, i64 %16)
  call void @free(ptr %20)
  br label %24

24:
  %25 = phi i32 [ %14, %11 ], [ %23, %15 ]
  ret i32 %25
}

define internal i32 @irad.body.LAPACKE_sormqr(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
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
  call fastcc void @irad.body.decompositions_s.reflect(i32 %14, i32 %22, i64 %18, i64 %19, i64 %16, ptr %6, i64 %23, ptr %8, ptr %9, i64 %24)
  br label %46

25:
  %26 = select i1 %13, i32 %3, i32 %4
  %27 = sext i32 %26 to i64
  %28 = sext i32 %7 to i64
  %29 = mul nsw i64 %27, %16
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = shl i64 %30, 2
  %32 = call noalias ptr @malloc(i64 %31)
  call fastcc void @irad.body.decompositions_s.turn(i64 %27, i64 %16, ptr %6, i64 %28, ptr %32)
  %33 = sext i32 %3 to i64
  %34 = sext i32 %4 to i64
  %35 = sext i32 %10 to i64
  %36 = mul nsw i64 %34, %33
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 1)
  %38 = shl i64 %37, 2
  %39 = call noalias ptr @malloc(i64 %38)
  call fastcc void @irad.body.decompositions_s.turn(i64 %33, i64 %34, ptr %9, i64 %35, ptr %39)
  %40 = and i8 %2, -33
  %41 = icmp ne i8 %40, 78
  %42 = zext i1 %41 to i32
  %43 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %44 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  call fastcc void @irad.body.decompositions_s.reflect(i32 %14, i32 %42, i64 %33, i64 %34, i64 %16, ptr %32, i64 %43, ptr %8, ptr %39, i64 %44)
  %45 = sext i32 %10 to i64
  call fastcc void @irad.body.decompositions_s.put_back(i64 %33, i64 %34, ptr %39, ptr %9, i64 %45)
  call void @free(ptr %39)
  call void @free(ptr %32)
  br label %46

46:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_sgels(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %19, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %4 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %8 to i64
  %18 = call fastcc i32 @irad.body.decompositions_s.least_squares(i32 %12, i64 %13, i64 %14, i64 %15, ptr %5, i64 %16, ptr %7, i64 %17)
  br label %38

19:
  %20 = sext i32 %2 to i64
  %21 = sext i32 %3 to i64
  %22 = call i64 @llvm.smax.i64(i64 %20, i64 %21)
  %23 = sext i32 %6 to i64
  %24 = mul nsw i64 %21, %20
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.decompositions_s.turn(i64 %20, i64 %21, ptr %5, i64 %23, ptr %27)
  %28 = sext i32 %4 to i64
  %29 = sext i32 %8 to i64
  %30 = mul nsw i64 %22, %28
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 2
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.decompositions_s.turn(i64 %22, i64 %28, ptr %7, i64 %29, ptr %33)
  %34 = sext i8 %1 to i32
  %35 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %36 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %37 = call fastcc i32 @irad.body.decompositions_s.least_squares(i32 %34, i64 %20, i64 %21, i64 %28, ptr %27, i64 %35, ptr %33, i64 %36)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %20, i64 %21, ptr %27, ptr %5, i64 %23)
  call void @free(ptr %27)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %22, i64 %28, ptr %33, ptr %7, i64 %29)
  call void @free(ptr %33)
  br label %38

38:
  %39 = phi i32 [ %18, %11 ], [ %37, %19 ]
  ret i32 %39
}

define internal i32 @irad.body.LAPACKE_ssyev(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %15, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i8 %2 to i32
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %10, i32 %11, i64 %12, ptr %4, i64 %13, ptr %6)
  br label %26

15:
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = mul nsw i64 %16, %16
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.decompositions_s.turn(i64 %16, i64 %16, ptr %4, i64 %17, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = sext i8 %2 to i32
  %24 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %25 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %22, i32 %23, i64 %16, ptr %21, i64 %24, ptr %6)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %16, i64 %16, ptr %21, ptr %4, i64 %17)
  call void @free(ptr %21)
  br label %26

26:
  %27 = phi i32 [ %14, %9 ], [ %25, %15 ]
  ret i32 %27
}

define internal i32 @irad.body.LAPACKE_ssyevd(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %15, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i8 %2 to i32
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %10, i32 %11, i64 %12, ptr %4, i64 %13, ptr %6)
  br label %26

15:
  %16 = sext i32 %3 to i64
  %17 = sext i32 %5 to i64
  %18 = mul nsw i64 %16, %16
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.decompositions_s.turn(i64 %16, i64 %16, ptr %4, i64 %17, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = sext i8 %2 to i32
  %24 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %25 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %22, i32 %23, i64 %16, ptr %21, i64 %24, ptr %6)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %16, i64 %16, ptr %21, ptr %4, i64 %17)
  call void @free(ptr %21)
  br label %26

26:
  %27 = phi i32 [ %14, %9 ], [ %25, %15 ]
  ret i32 %27
}

define internal i32 @irad.body.LAPACKE_sgeev(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, ptr %8, i32 %9, ptr %10, i32 %11) {
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %22, label %14

14:
  %15 = sext i8 %1 to i32
  %16 = sext i8 %2 to i32
  %17 = sext i32 %3 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %9 to i64
  %20 = sext i32 %11 to i64
  %21 = call fastcc i32 @irad.body.decompositions_s.eigen(i32 %15, i32 %16, i64 %17, ptr %4, i64 %18, ptr %6, ptr %7, ptr %8, i64 %19, ptr %10, i64 %20)
  br label %49

22:
  %23 = sext i32 %3 to i64
  %24 = sext i32 %5 to i64
  %25 = mul nsw i64 %23, %23
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 2
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.decompositions_s.turn(i64 %23, i64 %23, ptr %4, i64 %24, ptr %28)
  %29 = mul nsw i32 %3, %3
  %30 = call i32 @llvm.umax.i32(i32 %29, i32 1)
  %31 = zext nneg i32 %30 to i64
  %32 = shl nuw nsw i64 %31, 2
  %33 = call noalias ptr @malloc(i64 %32)
  %34 = call noalias ptr @malloc(i64 %32)
  %35 = sext i8 %1 to i32
  %36 = sext i8 %2 to i32
  %37 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %38 = call fastcc i32 @irad.body.decompositions_s.eigen(i32 %35, i32 %36, i64 %23, ptr %28, i64 %37, ptr %6, ptr %7, ptr %33, i64 %37, ptr %34, i64 %37)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %23, i64 %23, ptr %28, ptr %4, i64 %24)
  call void @free(ptr %28)
  %39 = and i8 %1, -33
  %40 = icmp eq i8 %39, 86
  br i1 %40, label %41, label %._crit_edge

._crit_edge:
  br label %43

41:
  %42 = sext i32 %9 to i64
  call fastcc void @irad.body.decompositions_s.put_back(i64 %23, i64 %23, ptr %33, ptr %8, i64 %42)
  br label %43

43:
  %44 = and i8 %2, -33
  %45 = icmp eq i8 %44, 86
  br i1 %45, label %46, label %._crit_edge1

._crit_edge1:
  br label %48

46:
  %47 = sext i32 %11 to i64
  call fastcc void @irad.body.decompositions_s.put_back(i64 %23, i64 %23, ptr %34, ptr %10, i64 %47)
  br label %48

48:
  call void @free(ptr %33)
  call void @free(ptr %34)
  br label %49

49:
  %50 = phi i32 [ %21, %14 ], [ %38, %48 ]
  ret i32 %50
}

define internal void @irad.body.decompositions_s.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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
  %12 = getelementptr float, ptr %2, i64 %10
  %13 = mul nsw i64 %10, %4
  %14 = getelementptr float, ptr %3, i64 %13
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
  %20 = phi i64 [ 0, %11 ], [ %25, %._crit_edge4 ]
  %21 = mul nuw nsw i64 %20, %0
  %22 = getelementptr float, ptr %12, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr float, ptr %14, i64 %20
  store float %23, ptr %24, align 4
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

define internal i32 @irad.body.LAPACKE_sgees(i32 %0, i8 signext %1, i8 signext %2, ptr %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, ptr %9, ptr %10, i32 %11) {
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %21, label %14

14:
  %15 = sext i8 %1 to i32
  %16 = sext i8 %2 to i32
  %17 = sext i32 %4 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %11 to i64
  %20 = call fastcc i32 @irad.body.decompositions_s.schur(i32 %15, i32 %16, ptr %3, i64 %17, ptr %5, i64 %18, ptr %7, i64 4, ptr %8, ptr %9, ptr %10, i64 %19)
  br label %42

21:
  %22 = sext i32 %4 to i64
  %23 = sext i32 %6 to i64
  %24 = mul nsw i64 %22, %22
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.decompositions_s.turn(i64 %22, i64 %22, ptr %5, i64 %23, ptr %27)
  %28 = mul nsw i32 %4, %4
  %29 = call i32 @llvm.umax.i32(i32 %28, i32 1)
  %30 = zext nneg i32 %29 to i64
  %31 = shl nuw nsw i64 %30, 2
  %32 = call noalias ptr @malloc(i64 %31)
  %33 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %34 = sext i8 %1 to i32
  %35 = sext i8 %2 to i32
  %36 = call fastcc i32 @irad.body.decompositions_s.schur(i32 %34, i32 %35, ptr %3, i64 %22, ptr %27, i64 %33, ptr %7, i64 4, ptr %8, ptr %9, ptr %32, i64 %33)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %22, i64 %22, ptr %27, ptr %5, i64 %23)
  call void @free(ptr %27)
  %37 = and i8 %1, -33
  %38 = icmp eq i8 %37, 86
  br i1 %38, label %39, label %._crit_edge

._crit_edge:
  br label %41

39:
  %40 = sext i32 %11 to i64
  call fastcc void @irad.body.decompositions_s.put_back(i64 %22, i64 %22, ptr %32, ptr %10, i64 %40)
  br label %41

41:
  call void @free(ptr %32)
  br label %42

42:
  %43 = phi i32 [ %20, %14 ], [ %36, %41 ]
  ret i32 %43
}

define internal i32 @irad.body.LAPACKE_sgesvd(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9, ptr %10, i32 %11, ptr readnone %12) {
  %14 = sext i8 %1 to i32
  %15 = sext i8 %2 to i32
  %16 = sext i32 %3 to i64
  %17 = sext i32 %4 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %9 to i64
  %20 = sext i32 %11 to i64
  %21 = call fastcc i32 @irad.body.LAPACKE_ssingular(i32 %0, i32 %14, i32 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, ptr %8, i64 %19, ptr %10, i64 %20)
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_ssingular(i32 %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 range(i64 -2147483648, 2147483648) %3, i64 range(i64 -2147483648, 2147483648) %4, ptr %5, i64 range(i64 -2147483648, 2147483648) %6, ptr %7, ptr %8, i64 range(i64 -2147483648, 2147483648) %9, ptr %10, i64 range(i64 -2147483648, 2147483648) %11) unnamed_addr {
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %16, label %14

14:
  %15 = call fastcc i32 @irad.body.decompositions_s.singular(i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
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
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.decompositions_s.turn(i64 %3, i64 %4, ptr %5, i64 %6, ptr %27)
  %28 = mul nsw i64 %20, %3
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 2
  %31 = call noalias ptr @malloc(i64 %30)
  %32 = mul nsw i64 %23, %4
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %34 = shl i64 %33, 2
  %35 = call noalias ptr @malloc(i64 %34)
  %36 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %37 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %38 = call fastcc i32 @irad.body.decompositions_s.singular(i32 %1, i32 %2, i64 %3, i64 %4, ptr %27, i64 %36, ptr %7, ptr %31, i64 %36, ptr %35, i64 %37)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %4, ptr %27, ptr %5, i64 %6)
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
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %20, ptr %31, ptr %8, i64 %9)
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
  call fastcc void @irad.body.decompositions_s.put_back(i64 %23, i64 %4, ptr %35, ptr %10, i64 %11)
  br label %42

42:
  call void @free(ptr %31)
  call void @free(ptr %35)
  br label %43

43:
  %44 = phi i32 [ %15, %14 ], [ %38, %42 ]
  ret i32 %44
}

define internal i32 @irad.body.LAPACKE_sgesdd(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10) {
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
  %25 = call fastcc i32 @irad.body.LAPACKE_ssingular(i32 %0, i32 %17, i32 %19, i64 %20, i64 %21, ptr %4, i64 %22, ptr %6, ptr %7, i64 %23, ptr %9, i64 %24)
  ret i32 %25
}

define internal void @irad.body.sgeqrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %14

11:
  %12 = load i64, ptr %1, align 8
  %13 = sitofp i64 %12 to float
  store float %13, ptr %5, align 4
  br label %20

14:
  %15 = load i64, ptr %0, align 8
  %16 = load i64, ptr %1, align 8
  %17 = load i64, ptr %3, align 8
  %18 = call fastcc i32 @irad.body.decompositions_s.reduce(i64 %15, i64 %16, ptr %2, i64 %17, ptr %4)
  %19 = sext i32 %18 to i64
  store i64 %19, ptr %7, align 8
  br label %20

20:
  ret void
}

define internal void @irad.body.sorgqr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  store i64 0, ptr %8, align 8
  %10 = load i64, ptr %7, align 8
  %11 = icmp eq i64 %10, -1
  br i1 %11, label %12, label %15

12:
  %13 = load i64, ptr %1, align 8
  %14 = sitofp i64 %13 to float
  store float %14, ptr %6, align 4
  br label %22

15:
  %16 = load i64, ptr %0, align 8
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %2, align 8
  %19 = load i64, ptr %4, align 8
  %20 = call fastcc i32 @irad.body.decompositions_s.make_orthogonal(i64 %16, i64 %17, i64 %18, ptr %3, i64 %19, ptr %5)
  %21 = sext i32 %20 to i64
  store i64 %21, ptr %8, align 8
  br label %22

22:
  ret void
}

define internal void @irad.body.sormqr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 8)) %12) {
  store i64 0, ptr %12, align 8
  %14 = load i64, ptr %11, align 8
  %15 = icmp eq i64 %14, -1
  br i1 %15, label %16, label %21

16:
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = call i64 @llvm.smax.i64(i64 %17, i64 %18)
  %20 = sitofp i64 %19 to float
  store float %20, ptr %10, align 4
  br label %35

21:
  %22 = load i8, ptr %0, align 1
  %23 = and i8 %22, -33
  %24 = icmp eq i8 %23, 76
  %25 = zext i1 %24 to i32
  %26 = load i8, ptr %1, align 1
  %27 = and i8 %26, -33
  %28 = icmp ne i8 %27, 78
  %29 = zext i1 %28 to i32
  %30 = load i64, ptr %2, align 8
  %31 = load i64, ptr %3, align 8
  %32 = load i64, ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = load i64, ptr %9, align 8
  call fastcc void @irad.body.decompositions_s.reflect(i32 %25, i32 %29, i64 %30, i64 %31, i64 %32, ptr %5, i64 %33, ptr %7, ptr %8, i64 %34)
  br label %35

35:
  ret void
}

define internal void @irad.body.sgels_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  store i64 0, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = icmp eq i64 %12, -1
  br i1 %13, label %14, label %22

14:
  %15 = load i64, ptr %1, align 8
  %16 = load i64, ptr %2, align 8
  %17 = add nsw i64 %16, %15
  %18 = load i64, ptr %3, align 8
  %19 = add nsw i64 %17, %18
  %20 = shl nsw i64 %19, 1
  %21 = sitofp i64 %20 to float
  store float %21, ptr %8, align 4
  br label %32

22:
  %23 = load i8, ptr %0, align 1
  %24 = sext i8 %23 to i32
  %25 = load i64, ptr %1, align 8
  %26 = load i64, ptr %2, align 8
  %27 = load i64, ptr %3, align 8
  %28 = load i64, ptr %5, align 8
  %29 = load i64, ptr %7, align 8
  %30 = call fastcc i32 @irad.body.decompositions_s.least_squares(i32 %24, i64 %25, i64 %26, i64 %27, ptr %4, i64 %28, ptr %6, i64 %29)
  %31 = sext i32 %30 to i64
  store i64 %31, ptr %10, align 8
  br label %32

32:
  ret void
}

define internal void @irad.body.ssyev_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  store i64 0, ptr %8, align 8
  %10 = load i64, ptr %7, align 8
  %11 = icmp eq i64 %10, -1
  br i1 %11, label %12, label %16

12:
  %13 = load i64, ptr %2, align 8
  %14 = mul nsw i64 %13, 3
  %15 = sitofp i64 %14 to float
  store float %15, ptr %6, align 4
  br label %25

16:
  %17 = load i8, ptr %0, align 1
  %18 = sext i8 %17 to i32
  %19 = load i8, ptr %1, align 1
  %20 = sext i8 %19 to i32
  %21 = load i64, ptr %2, align 8
  %22 = load i64, ptr %4, align 8
  %23 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %18, i32 %20, i64 %21, ptr %3, i64 %22, ptr %5)
  %24 = sext i32 %23 to i64
  store i64 %24, ptr %8, align 8
  br label %25

25:
  ret void
}

define internal void @irad.body.ssyevd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  store i64 0, ptr %10, align 8
  %12 = load i64, ptr %7, align 8
  %13 = icmp eq i64 %12, -1
  br i1 %13, label %._crit_edge, label %14

._crit_edge:
  br label %17

14:
  %15 = load i64, ptr %9, align 8
  %16 = icmp eq i64 %15, -1
  br i1 %16, label %._crit_edge1, label %27

._crit_edge1:
  br label %17

17:
  %18 = load i64, ptr %2, align 8
  %19 = shl i64 %18, 1
  %20 = add i64 %19, 6
  %21 = mul i64 %20, %18
  %22 = or disjoint i64 %21, 1
  %23 = sitofp i64 %22 to float
  store float %23, ptr %6, align 4
  %24 = load i64, ptr %2, align 8
  %25 = mul nsw i64 %24, 5
  %26 = add nsw i64 %25, 3
  store i64 %26, ptr %8, align 8
  br label %36

27:
  %28 = load i8, ptr %0, align 1
  %29 = sext i8 %28 to i32
  %30 = load i8, ptr %1, align 1
  %31 = sext i8 %30 to i32
  %32 = load i64, ptr %2, align 8
  %33 = load i64, ptr %4, align 8
  %34 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %29, i32 %31, i64 %32, ptr %3, i64 %33, ptr %5)
  %35 = sext i32 %34 to i64
  store i64 %35, ptr %10, align 8
  br label %36

36:
  ret void
}

define internal void @irad.body.sgeev_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr writeonly initializes((0, 8)) %13) {
  store i64 0, ptr %13, align 8
  %15 = load i64, ptr %12, align 8
  %16 = icmp eq i64 %15, -1
  br i1 %16, label %17, label %21

17:
  %18 = load i64, ptr %2, align 8
  %19 = shl nsw i64 %18, 2
  %20 = sitofp i64 %19 to float
  store float %20, ptr %11, align 4
  br label %32

21:
  %22 = load i8, ptr %0, align 1
  %23 = sext i8 %22 to i32
  %24 = load i8, ptr %1, align 1
  %25 = sext i8 %24 to i32
  %26 = load i64, ptr %2, align 8
  %27 = load i64, ptr %4, align 8
  %28 = load i64, ptr %8, align 8
  %29 = load i64, ptr %10, align 8
  %30 = call fastcc i32 @irad.body.decompositions_s.eigen(i32 %23, i32 %25, i64 %26, ptr %3, i64 %27, ptr %5, ptr %6, ptr %7, i64 %28, ptr %9, i64 %29)
  %31 = sext i32 %30 to i64
  store i64 %31, ptr %13, align 8
  br label %32

32:
  ret void
}

define internal void @irad.body.sgees_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr %8, ptr %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr readnone %13, ptr writeonly initializes((0, 8)) %14) {
  store i64 0, ptr %14, align 8
  %16 = load i64, ptr %12, align 8
  %17 = icmp eq i64 %16, -1
  br i1 %17, label %18, label %22

18:
  %19 = load i64, ptr %3, align 8
  %20 = mul nsw i64 %19, 3
  %21 = sitofp i64 %20 to float
  store float %21, ptr %11, align 4
  br label %32

22:
  %23 = load i8, ptr %0, align 1
  %24 = sext i8 %23 to i32
  %25 = load i8, ptr %1, align 1
  %26 = sext i8 %25 to i32
  %27 = load i64, ptr %3, align 8
  %28 = load i64, ptr %5, align 8
  %29 = load i64, ptr %10, align 8
  %30 = call fastcc i32 @irad.body.decompositions_s.schur(i32 %24, i32 %26, ptr %2, i64 %27, ptr %4, i64 %28, ptr %6, i64 8, ptr %7, ptr %8, ptr %9, i64 %29)
  %31 = sext i32 %30 to i64
  store i64 %31, ptr %14, align 8
  br label %32

32:
  ret void
}

define internal void @irad.body.sgesvd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr writeonly initializes((0, 8)) %13) {
  store i64 0, ptr %13, align 8
  %15 = load i64, ptr %12, align 8
  %16 = icmp eq i64 %15, -1
  br i1 %16, label %17, label %23

17:
  %18 = load i64, ptr %2, align 8
  %19 = load i64, ptr %3, align 8
  %20 = add nsw i64 %19, %18
  %21 = mul nsw i64 %20, 5
  %22 = sitofp i64 %21 to float
  store float %22, ptr %11, align 4
  br label %35

23:
  %24 = load i8, ptr %0, align 1
  %25 = sext i8 %24 to i32
  %26 = load i8, ptr %1, align 1
  %27 = sext i8 %26 to i32
  %28 = load i64, ptr %2, align 8
  %29 = load i64, ptr %3, align 8
  %30 = load i64, ptr %5, align 8
  %31 = load i64, ptr %8, align 8
  %32 = load i64, ptr %10, align 8
  %33 = call fastcc i32 @irad.body.decompositions_s.singular(i32 %25, i32 %27, i64 %28, i64 %29, ptr %4, i64 %30, ptr %6, ptr %7, i64 %31, ptr %9, i64 %32)
  %34 = sext i32 %33 to i64
  store i64 %34, ptr %13, align 8
  br label %35

35:
  ret void
}

define internal void @irad.body.sgesdd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr writeonly initializes((0, 8)) %13) {
  %15 = load i8, ptr %0, align 1
  %16 = load i64, ptr %1, align 8
  %17 = load i64, ptr %2, align 8
  store i64 0, ptr %13, align 8
  %18 = load i64, ptr %11, align 8
  %19 = icmp eq i64 %18, -1
  br i1 %19, label %20, label %30

20:
  %21 = load i64, ptr %1, align 8
  %22 = load i64, ptr %2, align 8
  %23 = add nsw i64 %22, %21
  %24 = mul nsw i64 %23, 7
  %25 = call i64 @llvm.smin.i64(i64 %21, i64 %22)
  %26 = shl nsw i64 %25, 2
  %27 = mul nsw i64 %26, %25
  %28 = add nsw i64 %27, %24
  %29 = sitofp i64 %28 to float
  store float %29, ptr %10, align 4
  br label %46

30:
  %31 = and i8 %15, -33
  %32 = icmp eq i8 %31, 79
  %33 = sext i8 %15 to i32
  %34 = icmp slt i64 %16, %17
  %35 = select i1 %34, i32 97, i32 111
  %36 = select i1 %32, i32 %35, i32 %33
  %37 = select i1 %34, i32 111, i32 97
  %38 = select i1 %32, i32 %37, i32 %33
  %39 = load i64, ptr %1, align 8
  %40 = load i64, ptr %2, align 8
  %41 = load i64, ptr %4, align 8
  %42 = load i64, ptr %7, align 8
  %43 = load i64, ptr %9, align 8
  %44 = call fastcc i32 @irad.body.decompositions_s.singular(i32 %36, i32 %38, i64 %39, i64 %40, ptr %3, i64 %41, ptr %5, ptr %6, i64 %42, ptr %8, i64 %43)
  %45 = sext i32 %44 to i64
  store i64 %45, ptr %13, align 8
  br label %46

46:
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgeqrf_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %10, label %8

8:
  %9 = call fastcc i32 @irad.body.decompositions_s.reduce(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %17

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.decompositions_s.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = call fastcc i32 @irad.body.decompositions_s.reduce(i64 %1, i64 %2, ptr %14, i64 %15, ptr %5)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %1, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %17

17:
  %18 = phi i32 [ %9, %8 ], [ %16, %10 ]
  %19 = sext i32 %18 to i64
  ret i64 %19
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sorgqr_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.decompositions_s.make_orthogonal(i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %1
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.decompositions_s.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %17 = call fastcc i32 @irad.body.decompositions_s.make_orthogonal(i64 %1, i64 %2, i64 %3, ptr %15, i64 %16, ptr %6)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %1, i64 %2, ptr %15, ptr %4, i64 %5)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal i64 @irad.body.LAPACKE_sormqr_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = and i8 %1, -33
  %13 = icmp eq i8 %12, 76
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %16, label %31

16:
  %17 = select i1 %13, i64 %3, i64 %4
  %18 = mul nsw i64 %17, %5
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.decompositions_s.turn(i64 %17, i64 %5, ptr %6, i64 %7, ptr %21)
  %22 = mul nsw i64 %4, %3
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 2
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.decompositions_s.turn(i64 %3, i64 %4, ptr %9, i64 %10, ptr %25)
  %26 = and i8 %2, -33
  %27 = icmp ne i8 %26, 78
  %28 = zext i1 %27 to i32
  %29 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %30 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call fastcc void @irad.body.decompositions_s.reflect(i32 %14, i32 %28, i64 %3, i64 %4, i64 %5, ptr %21, i64 %29, ptr %8, ptr %25, i64 %30)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %4, ptr %25, ptr %9, i64 %10)
  call void @free(ptr %25)
  call void @free(ptr %21)
  br label %35

31:
  %32 = and i8 %2, -33
  %33 = icmp ne i8 %32, 78
  %34 = zext i1 %33 to i32
  call fastcc void @irad.body.decompositions_s.reflect(i32 %14, i32 %34, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10)
  br label %35

35:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_sgels_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %14, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = call fastcc i32 @irad.body.decompositions_s.least_squares(i32 %12, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %28

14:
  %15 = call i64 @llvm.smax.i64(i64 %2, i64 %3)
  %16 = mul nsw i64 %3, %2
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.decompositions_s.turn(i64 %2, i64 %3, ptr %5, i64 %6, ptr %19)
  %20 = mul nsw i64 %15, %4
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 2
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.decompositions_s.turn(i64 %15, i64 %4, ptr %7, i64 %8, ptr %23)
  %24 = sext i8 %1 to i32
  %25 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %26 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %27 = call fastcc i32 @irad.body.decompositions_s.least_squares(i32 %24, i64 %2, i64 %3, i64 %4, ptr %19, i64 %25, ptr %23, i64 %26)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %2, i64 %3, ptr %19, ptr %5, i64 %6)
  call void @free(ptr %19)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %15, i64 %4, ptr %23, ptr %7, i64 %8)
  call void @free(ptr %23)
  br label %28

28:
  %29 = phi i32 [ %13, %11 ], [ %27, %14 ]
  %30 = sext i32 %29 to i64
  ret i64 %30
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssyev_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i8 %2 to i32
  %12 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %10, i32 %11, i64 %3, ptr %4, i64 %5, ptr %6)
  br label %22

13:
  %14 = mul nsw i64 %3, %3
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.decompositions_s.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %17)
  %18 = sext i8 %1 to i32
  %19 = sext i8 %2 to i32
  %20 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %21 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %18, i32 %19, i64 %3, ptr %17, i64 %20, ptr %6)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %3, ptr %17, ptr %4, i64 %5)
  call void @free(ptr %17)
  br label %22

22:
  %23 = phi i32 [ %12, %9 ], [ %21, %13 ]
  %24 = sext i32 %23 to i64
  ret i64 %24
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssyevd_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i8 %2 to i32
  %12 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %10, i32 %11, i64 %3, ptr %4, i64 %5, ptr %6)
  br label %22

13:
  %14 = mul nsw i64 %3, %3
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.decompositions_s.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %17)
  %18 = sext i8 %1 to i32
  %19 = sext i8 %2 to i32
  %20 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %21 = call fastcc i32 @irad.body.decompositions_s.spectrum(i32 %18, i32 %19, i64 %3, ptr %17, i64 %20, ptr %6)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %3, ptr %17, ptr %4, i64 %5)
  call void @free(ptr %17)
  br label %22

22:
  %23 = phi i32 [ %12, %9 ], [ %21, %13 ]
  %24 = sext i32 %23 to i64
  ret i64 %24
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgeev_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %18, label %14

14:
  %15 = sext i8 %1 to i32
  %16 = sext i8 %2 to i32
  %17 = call fastcc i32 @irad.body.decompositions_s.eigen(i32 %15, i32 %16, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
  br label %37

18:
  %19 = mul nsw i64 %3, %3
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.decompositions_s.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %22)
  %23 = call noalias ptr @malloc(i64 %21)
  %24 = call noalias ptr @malloc(i64 %21)
  %25 = sext i8 %1 to i32
  %26 = sext i8 %2 to i32
  %27 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %28 = call fastcc i32 @irad.body.decompositions_s.eigen(i32 %25, i32 %26, i64 %3, ptr %22, i64 %27, ptr %6, ptr %7, ptr %23, i64 %27, ptr %24, i64 %27)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %3, ptr %22, ptr %4, i64 %5)
  call void @free(ptr %22)
  %29 = and i8 %1, -33
  %30 = icmp eq i8 %29, 86
  br i1 %30, label %31, label %._crit_edge

._crit_edge:
  br label %32

31:
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %3, ptr %23, ptr %8, i64 %9)
  br label %32

32:
  %33 = and i8 %2, -33
  %34 = icmp eq i8 %33, 86
  br i1 %34, label %35, label %._crit_edge1

._crit_edge1:
  br label %36

35:
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %3, ptr %24, ptr %10, i64 %11)
  br label %36

36:
  call void @free(ptr %23)
  call void @free(ptr %24)
  br label %37

37:
  %38 = phi i32 [ %17, %14 ], [ %28, %36 ]
  %39 = sext i32 %38 to i64
  ret i64 %39
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgees_64(i32 %0, i8 signext %1, i8 signext %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, ptr %9, ptr %10, i64 %11) {
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %18, label %14

14:
  %15 = sext i8 %1 to i32
  %16 = sext i8 %2 to i32
  %17 = call fastcc i32 @irad.body.decompositions_s.schur(i32 %15, i32 %16, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 8, ptr %8, ptr %9, ptr %10, i64 %11)
  br label %32

18:
  %19 = mul nsw i64 %4, %4
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.decompositions_s.turn(i64 %4, i64 %4, ptr %5, i64 %6, ptr %22)
  %23 = call noalias ptr @malloc(i64 %21)
  %24 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %25 = sext i8 %1 to i32
  %26 = sext i8 %2 to i32
  %27 = call fastcc i32 @irad.body.decompositions_s.schur(i32 %25, i32 %26, ptr %3, i64 %4, ptr %22, i64 %24, ptr %7, i64 8, ptr %8, ptr %9, ptr %23, i64 %24)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %4, i64 %4, ptr %22, ptr %5, i64 %6)
  call void @free(ptr %22)
  %28 = and i8 %1, -33
  %29 = icmp eq i8 %28, 86
  br i1 %29, label %30, label %._crit_edge

._crit_edge:
  br label %31

30:
  call fastcc void @irad.body.decompositions_s.put_back(i64 %4, i64 %4, ptr %23, ptr %10, i64 %11)
  br label %31

31:
  call void @free(ptr %23)
  br label %32

32:
  %33 = phi i32 [ %17, %14 ], [ %27, %31 ]
  %34 = sext i32 %33 to i64
  ret i64 %34
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgesvd_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr readnone %12) {
  %14 = sext i8 %1 to i32
  %15 = sext i8 %2 to i32
  %16 = call fastcc i64 @irad.body.LAPACKE_ssingular_64(i32 %0, i32 %14, i32 %15, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
  ret i64 %16
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssingular_64(i32 %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11) unnamed_addr {
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %16, label %14

14:
  %15 = call fastcc i32 @irad.body.decompositions_s.singular(i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
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
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.decompositions_s.turn(i64 %3, i64 %4, ptr %5, i64 %6, ptr %27)
  %28 = mul nsw i64 %20, %3
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 2
  %31 = call noalias ptr @malloc(i64 %30)
  %32 = mul nsw i64 %23, %4
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %34 = shl i64 %33, 2
  %35 = call noalias ptr @malloc(i64 %34)
  %36 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %37 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %38 = call fastcc i32 @irad.body.decompositions_s.singular(i32 %1, i32 %2, i64 %3, i64 %4, ptr %27, i64 %36, ptr %7, ptr %31, i64 %36, ptr %35, i64 %37)
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %4, ptr %27, ptr %5, i64 %6)
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
  call fastcc void @irad.body.decompositions_s.put_back(i64 %3, i64 %20, ptr %31, ptr %8, i64 %9)
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
  call fastcc void @irad.body.decompositions_s.put_back(i64 %23, i64 %4, ptr %35, ptr %10, i64 %11)
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

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgesdd_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10) {
  %12 = icmp slt i64 %2, %3
  %13 = sext i8 %1 to i32
  %14 = and i8 %1, -33
  %15 = icmp eq i8 %14, 79
  %16 = select i1 %12, i32 97, i32 111
  %17 = select i1 %15, i32 %16, i32 %13
  %18 = select i1 %12, i32 111, i32 97
  %19 = select i1 %15, i32 %18, i32 %13
  %20 = call fastcc i64 @irad.body.LAPACKE_ssingular_64(i32 %0, i32 %17, i32 %19, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10)
  ret i64 %20
}

declare i32 @irad_la_sgeqrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sorgqr(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.decompositions_s.solve_tall(i32 range(i32 0, 2) %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %10 = shl i64 %9, 2
  %11 = call noalias ptr @malloc(i64 %10)
  %12 = call i32 @irad_la_sgeqrf(i64 %1, i64 %2, ptr %4, i64 %5, ptr %11)
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %19

14:
  %15 = add i64 %5, 1
  br label %21

16:
  %.lcssa11 = phi i32 [ %29, %21 ]
  %.lcssa = phi i1 [ %32, %21 ]
  %17 = or i32 %.lcssa11, %0
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %._crit_edge, label %37

._crit_edge:
  br label %34

19:
  %20 = icmp eq i32 %0, 0
  br i1 %20, label %._crit_edge2, label %._crit_edge3

._crit_edge3:
  br label %38

._crit_edge2:
  br label %34

21:
  %22 = phi i64 [ 0, %14 ], [ %30, %._crit_edge4 ]
  %23 = mul i64 %22, %15
  %24 = getelementptr inbounds float, ptr %4, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = fcmp oeq float %25, 0.000000e+00
  %27 = trunc i64 %22 to i32
  %28 = add nsw i32 %27, 1
  %29 = select i1 %26, i32 %28, i32 0
  %30 = add nuw nsw i64 %22, 1
  %31 = icmp slt i64 %30, %2
  %32 = icmp eq i32 %29, 0
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %._crit_edge4, label %16

._crit_edge4:
  br label %21

34:
  %35 = phi i32 [ 0, %._crit_edge2 ], [ %.lcssa11, %._crit_edge ]
  call fastcc void @irad.body.decompositions_s.reflect(i32 1, i32 1, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %11, ptr %6, i64 %7)
  %36 = call i32 @irad_la_strsm(i64 108, i64 117, i64 110, i64 110, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %57

37:
  br i1 %.lcssa, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %57

._crit_edge5:
  br label %38

38:
  %39 = call i32 @irad_la_strsm(i64 108, i64 117, i64 99, i64 110, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  %40 = icmp sgt i64 %3, 0
  br i1 %40, label %41, label %._crit_edge7

._crit_edge7:
  br label %48

41:
  %42 = icmp slt i64 %2, %1
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %50, %._crit_edge9 ]
  br i1 %42, label %45, label %._crit_edge8

._crit_edge8:
  br label %49

45:
  %46 = mul nsw i64 %44, %7
  %47 = getelementptr float, ptr %6, i64 %46
  br label %52

.loopexit1:
  br label %48

48:
  call fastcc void @irad.body.decompositions_s.reflect(i32 1, i32 0, i64 %1, i64 %3, i64 %2, ptr %4, i64 %5, ptr %11, ptr %6, i64 %7)
  br label %57

.loopexit:
  br label %49

49:
  %50 = add nuw nsw i64 %44, 1
  %51 = icmp eq i64 %50, %3
  br i1 %51, label %.loopexit1, label %._crit_edge9

._crit_edge9:
  br label %43

52:
  %53 = phi i64 [ %2, %45 ], [ %55, %._crit_edge10 ]
  %54 = getelementptr float, ptr %47, i64 %53
  store float 0.000000e+00, ptr %54, align 4
  %55 = add nsw i64 %53, 1
  %56 = icmp eq i64 %55, %1
  br i1 %56, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %52

57:
  %58 = phi i32 [ %.lcssa11, %._crit_edge6 ], [ 0, %48 ], [ %35, %34 ]
  call void @free(ptr %11)
  ret i32 %58
}

declare i32 @irad_la_strsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ssyevd(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare i32 @irad_la_sgeev(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sgees(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare double @llvm.sqrt.f64(double)

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sgesdd(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.decompositions_s.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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
  %13 = getelementptr float, ptr %2, i64 %12
  %14 = getelementptr float, ptr %4, i64 %10
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
  %20 = phi i64 [ 0, %11 ], [ %25, %._crit_edge4 ]
  %21 = getelementptr float, ptr %13, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nuw nsw i64 %20, %0
  %24 = getelementptr float, ptr %14, i64 %23
  store float %22, ptr %24, align 4
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare float @llvm.fabs.f32(float)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)
