define internal void @irad.body.sgelsd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly %12, ptr writeonly initializes((0, 4)) %13) {
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr %11, align 4
  %16 = icmp eq i32 %15, -1
  %17 = load i32, ptr %0, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %1, align 4
  %20 = sext i32 %19 to i64
  br i1 %16, label %21, label %38

21:
  %22 = call i64 @llvm.smin.i64(i64 %18, i64 %20)
  %23 = add nsw i32 %19, %17
  %24 = mul nsw i32 %23, 12
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %2, align 4
  %27 = shl nsw i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = call i64 @llvm.smax.i64(i64 %18, i64 %20)
  %30 = mul nsw i64 %29, %28
  %31 = add nsw i64 %30, %25
  %32 = shl i64 %31, 6
  %33 = add i64 %32, 64000
  %34 = sitofp i64 %33 to float
  store float %34, ptr %10, align 4
  %35 = trunc nsw i64 %22 to i32
  %36 = shl i32 %35, 6
  %37 = add i32 %36, 64
  store i32 %37, ptr %12, align 4
  br label %46

38:
  %39 = load i32, ptr %2, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %4, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %6, align 4
  %44 = sext i32 %43 to i64
  %45 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %18, i64 %20, i64 %40, ptr %3, i64 %42, ptr %5, i64 %44, ptr %7, ptr %8, ptr %9, i64 4)
  store i32 %45, ptr %13, align 4
  br label %46

46:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.drivers_s.least_of_rank(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr readonly %8, ptr writeonly %9, i64 range(i64 4, 9) %10) unnamed_addr {
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = mul nsw i64 %2, %0
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %18 = load float, ptr %8, align 4
  %19 = fpext float %18 to double
  store double %19, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store i32 0, ptr %13, align 4
  %20 = icmp sgt i64 %0, 0
  %21 = icmp sgt i64 %1, 0
  %22 = and i1 %20, %21
  br i1 %22, label %23, label %._crit_edge

._crit_edge:
  br label %28

23:
  %24 = add nuw i64 %1, 4611686018427387903
  %25 = mul i64 %4, %24
  %26 = add i64 %25, %0
  %27 = shl i64 %26, 2
  call void @__irad_float(ptr %3, i64 %27)
  br label %28

28:
  %29 = call i64 @llvm.smax.i64(i64 %0, i64 %1)
  %30 = icmp sgt i64 %29, 0
  %31 = icmp sgt i64 %2, 0
  %32 = and i1 %30, %31
  br i1 %32, label %33, label %._crit_edge3

._crit_edge3:
  br label %38

33:
  %34 = add nuw i64 %2, 4611686018427387903
  %35 = mul i64 %6, %34
  %36 = add i64 %35, %29
  %37 = shl i64 %36, 2
  call void @__irad_float(ptr %5, i64 %37)
  br label %38

38:
  %39 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %._crit_edge4

._crit_edge4:
  br label %43

41:
  %42 = shl i64 %39, 2
  call void @__irad_float(ptr %7, i64 %42)
  br label %43

43:
  call void @__irad_integer(ptr nonnull %13, i64 4)
  br i1 %31, label %44, label %._crit_edge5

._crit_edge5:
  br label %54

44:
  %45 = shl i64 %0, 2
  %46 = shl i64 %6, 2
  br label %47

47:
  %48 = phi i64 [ 0, %44 ], [ %64, %._crit_edge8 ]
  br i1 %20, label %49, label %._crit_edge6

._crit_edge6:
  br label %63

49:
  %50 = mul i64 %46, %48
  %51 = getelementptr i8, ptr %5, i64 %50
  %52 = mul i64 %45, %48
  %53 = getelementptr i8, ptr %17, i64 %52
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %53, ptr align 4 %51, i64 %45, i1 false)
  br label %63

.loopexit2:
  br label %54

54:
  %55 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %56 = call i32 @irad_la_sgelsd(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %17, i64 %55, ptr %5, i64 %6, ptr %7, ptr nonnull %12, ptr nonnull %13, i64 4)
  %57 = load i32, ptr %13, align 4
  %58 = icmp eq i64 %10, 8
  br i1 %58, label %59, label %61

59:
  %60 = sext i32 %57 to i64
  store i64 %60, ptr %9, align 8
  br label %62

61:
  store i32 %57, ptr %9, align 4
  br label %62

62:
  br i1 %21, label %.preheader, label %._crit_edge7

._crit_edge7:
  br label %71

.preheader:
  br label %66

63:
  %64 = add nuw nsw i64 %48, 1
  %65 = icmp eq i64 %64, %2
  br i1 %65, label %.loopexit2, label %._crit_edge8

._crit_edge8:
  br label %47

66:
  %67 = phi i64 [ %73, %._crit_edge10 ], [ 0, %.preheader ]
  br i1 %20, label %68, label %._crit_edge9

._crit_edge9:
  br label %72

68:
  %69 = mul nsw i64 %67, %4
  %70 = getelementptr float, ptr %3, i64 %69
  br label %75

.loopexit1:
  br label %71

71:
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %56

.loopexit:
  br label %72

72:
  %73 = add nuw nsw i64 %67, 1
  %74 = icmp eq i64 %73, %1
  br i1 %74, label %.loopexit1, label %._crit_edge10

._crit_edge10:
  br label %66

75:
  %76 = phi i64 [ 0, %68 ], [ %78, %._crit_edge11 ]
  %77 = getelementptr float, ptr %70, i64 %76
  store float 0x7FF8000000000000, ptr %77, align 4
  %78 = add nuw nsw i64 %76, 1
  %79 = icmp eq i64 %78, %0
  br i1 %79, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %75
}

define internal void @irad.body.sgelss(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 4)) %12) {
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr %11, align 4
  %15 = icmp eq i32 %14, -1
  %16 = load i32, ptr %0, align 4
  br i1 %15, label %17, label %31

17:
  %18 = load i32, ptr %1, align 4
  %19 = add nsw i32 %18, %16
  %20 = mul nsw i32 %19, 12
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %2, align 4
  %23 = shl nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = call i32 @llvm.smax.i32(i32 %16, i32 %18)
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %24, %26
  %28 = add nsw i64 %21, 1000
  %29 = add nsw i64 %28, %27
  %30 = sitofp i64 %29 to float
  store float %30, ptr %10, align 4
  br label %42

31:
  %32 = sext i32 %16 to i64
  %33 = load i32, ptr %1, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %2, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %4, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %32, i64 %34, i64 %36, ptr %3, i64 %38, ptr %5, i64 %40, ptr %7, ptr %8, ptr %9, i64 4)
  store i32 %41, ptr %12, align 4
  br label %42

42:
  ret void
}

define internal void @irad.body.sgelsy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 4)) %12) {
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr %11, align 4
  %15 = icmp eq i32 %14, -1
  %16 = load i32, ptr %0, align 4
  br i1 %15, label %17, label %31

17:
  %18 = load i32, ptr %1, align 4
  %19 = add nsw i32 %18, %16
  %20 = mul nsw i32 %19, 12
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %2, align 4
  %23 = shl nsw i32 %22, 1
  %24 = sext i32 %23 to i64
  %25 = call i32 @llvm.smax.i32(i32 %16, i32 %18)
  %26 = sext i32 %25 to i64
  %27 = mul nsw i64 %24, %26
  %28 = add nsw i64 %21, 1000
  %29 = add nsw i64 %28, %27
  %30 = sitofp i64 %29 to float
  store float %30, ptr %10, align 4
  br label %58

31:
  %32 = sext i32 %16 to i64
  %33 = load i32, ptr %1, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %2, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %4, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %6, align 4
  %40 = sext i32 %39 to i64
  %41 = call i64 @llvm.smin.i64(i64 range(i64 -2147483648, 2147483648) %32, i64 range(i64 -2147483648, 2147483648) %34)
  %42 = call i64 @llvm.smax.i64(i64 %41, i64 1)
  %43 = shl nuw nsw i64 %42, 2
  %44 = call noalias ptr @malloc(i64 %43)
  %45 = icmp sgt i32 %33, 0
  br i1 %45, label %48, label %46

46:
  %47 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 range(i64 -2147483648, 2147483648) %32, i64 range(i64 -2147483648, 2147483648) %34, i64 range(i64 -2147483648, 2147483648) %36, ptr %3, i64 %38, ptr %5, i64 %40, ptr %44, ptr %8, ptr %9, i64 4)
  br label %56

48:
  %49 = shl nuw nsw i64 %34, 2
  call void @__irad_integer(ptr %7, i64 %49)
  %50 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 range(i64 -2147483648, 2147483648) %32, i64 range(i64 -2147483648, 2147483648) %34, i64 range(i64 -2147483648, 2147483648) %36, ptr %3, i64 %38, ptr %5, i64 %40, ptr %44, ptr %8, ptr %9, i64 4)
  br label %51

51:
  %52 = phi i64 [ %54, %._crit_edge ], [ 0, %48 ]
  %53 = getelementptr inbounds nuw i32, ptr %7, i64 %52
  store i32 0, ptr %53, align 4
  %54 = add nuw nsw i64 %52, 1
  %55 = icmp eq i64 %54, %34
  br i1 %55, label %.loopexit, label %._crit_edge

._crit_edge:
  br label %51

.loopexit:
  br label %56

56:
  %57 = phi i32 [ %47, %46 ], [ %50, %.loopexit ]
  call void @free(ptr %44)
  store i32 %57, ptr %12, align 4
  br label %58

58:
  ret void
}

define internal void @irad.body.ssyevr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readnone %10, ptr writeonly %11, ptr %12, ptr writeonly %13, ptr readonly %14, ptr writeonly %15, ptr writeonly %16, ptr readonly %17, ptr writeonly %18, ptr readonly %19, ptr writeonly initializes((0, 4)) %20) {
  %22 = alloca i32, align 4
  store i32 0, ptr %20, align 4
  %23 = load i32, ptr %17, align 4
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %._crit_edge, label %25

._crit_edge:
  br label %62

25:
  %26 = load i32, ptr %19, align 4
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %._crit_edge1, label %28

._crit_edge1:
  br label %62

28:
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  %29 = load i8, ptr %0, align 1
  %30 = sext i8 %29 to i32
  %31 = load i8, ptr %1, align 1
  %32 = sext i8 %31 to i32
  %33 = load i8, ptr %2, align 1
  %34 = sext i8 %33 to i32
  %35 = load i32, ptr %3, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %5, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %8, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %9, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %14, align 4
  %44 = sext i32 %43 to i64
  %45 = call fastcc i64 @irad.body.drivers_s.some_of_spectrum(i32 %30, i32 %32, i32 %34, i64 %36, ptr %4, i64 %38, ptr %6, ptr %7, i64 %40, i64 %42, ptr %12, ptr %13, i64 %44, ptr %22)
  %46 = trunc i64 %45 to i32
  store i32 %46, ptr %11, align 4
  %47 = load i32, ptr %22, align 4
  store i32 %47, ptr %20, align 4
  %48 = icmp sgt i64 %45, 0
  br i1 %48, label %.preheader, label %._crit_edge2

._crit_edge2:
  br label %54

.preheader:
  br label %49

49:
  %50 = phi i64 [ %60, %._crit_edge3 ], [ 0, %.preheader ]
  %51 = load i8, ptr %0, align 1
  %52 = and i8 %51, -33
  %53 = icmp eq i8 %52, 86
  br i1 %53, label %55, label %..loopexit_crit_edge

..loopexit_crit_edge:
  br label %.loopexit

.loopexitsplit:
  br label %.loopexit

.loopexit:
  br label %54

54:
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %71

55:
  %56 = shl nuw nsw i64 %50, 3
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 %56
  store i32 1, ptr %57, align 4
  %58 = load i32, ptr %3, align 4
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 4
  store i32 %58, ptr %59, align 4
  %60 = add nuw nsw i64 %50, 1
  %61 = icmp eq i64 %60, %45
  br i1 %61, label %.loopexitsplit, label %._crit_edge3

._crit_edge3:
  br label %49

62:
  %63 = load i32, ptr %3, align 4
  %64 = call i32 @llvm.smax.i32(i32 %63, i32 1)
  %65 = zext nneg i32 %64 to i64
  %66 = mul nuw nsw i64 %65, 33
  %67 = uitofp nneg i64 %66 to float
  store float %67, ptr %16, align 4
  %68 = load i32, ptr %3, align 4
  %69 = call i32 @llvm.smax.i32(i32 %68, i32 1)
  %70 = mul i32 %69, 10
  store i32 %70, ptr %18, align 4
  br label %71

71:
  ret void
}

define internal i64 @irad.body.drivers_s.some_of_spectrum(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, i64 %5, ptr readonly %6, ptr readonly %7, i64 %8, i64 %9, ptr %10, ptr writeonly %11, i64 %12, ptr nonnull writeonly %13) unnamed_addr {
  %15 = mul nsw i64 %3, %3
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 2
  %18 = call noalias ptr @malloc(i64 %17)
  %19 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  %22 = icmp sgt i64 %3, 0
  br i1 %22, label %23, label %._crit_edge

._crit_edge:
  br label %31

23:
  %24 = add nuw i64 %3, 4611686018427387903
  %25 = mul i64 %5, %24
  %26 = add i64 %25, %3
  %27 = shl i64 %26, 2
  call void @__irad_float(ptr %4, i64 %27)
  %28 = shl i64 %3, 2
  call void @__irad_float(ptr %10, i64 %28)
  %29 = shl i64 %3, 2
  %30 = shl i64 %5, 2
  br label %42

.loopexit1:
  br label %31

31:
  %32 = sext i32 %0 to i64
  %33 = sext i32 %2 to i64
  %34 = call i32 @irad_la_ssyevd(i64 %32, i64 %33, i64 0, i64 %3, ptr %18, i64 %19, ptr %21)
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %22, i1 %35, i1 false
  br i1 %36, label %37, label %._crit_edge2

._crit_edge2:
  br label %50

37:
  %38 = or i32 %1, 32
  %39 = and i32 %0, -33
  %40 = icmp eq i32 %39, 86
  %41 = shl i64 %3, 2
  br label %52

42:
  %43 = phi i64 [ 0, %23 ], [ %48, %._crit_edge3 ]
  %44 = mul i64 %30, %43
  %45 = getelementptr i8, ptr %4, i64 %44
  %46 = mul i64 %29, %43
  %47 = getelementptr i8, ptr %18, i64 %46
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %45, i64 %29, i1 false)
  %48 = add nuw nsw i64 %43, 1
  %49 = icmp eq i64 %48, %3
  br i1 %49, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %42

.loopexit:
  %.lcssa = phi i64 [ %78, %77 ]
  br label %50

50:
  %51 = phi i64 [ 0, %._crit_edge2 ], [ %.lcssa, %.loopexit ]
  call void @free(ptr %18)
  call void @free(ptr %21)
  store i32 %34, ptr %13, align 4
  ret i64 %51

52:
  %53 = phi i64 [ 0, %37 ], [ %78, %._crit_edge11 ]
  %54 = phi i64 [ 0, %37 ], [ %79, %._crit_edge11 ]
  %55 = mul i64 %41, %54
  %56 = getelementptr i8, ptr %18, i64 %55
  %57 = getelementptr inbounds nuw float, ptr %21, i64 %54
  %58 = load float, ptr %57, align 4
  switch i32 %38, label %._crit_edge4 [
    i32 105, label %59
    i32 118, label %64
  ]

._crit_edge4:
  br label %70

59:
  %60 = add nuw nsw i64 %54, 1
  %61 = icmp sge i64 %60, %8
  %62 = icmp slt i64 %54, %9
  %63 = and i1 %62, %61
  br i1 %63, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %77

._crit_edge5:
  br label %70

64:
  %65 = load float, ptr %6, align 4
  %66 = fcmp ogt float %58, %65
  br i1 %66, label %67, label %._crit_edge7

._crit_edge7:
  br label %77

67:
  %68 = load float, ptr %7, align 4
  %69 = fcmp ugt float %58, %68
  br i1 %69, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %70

._crit_edge8:
  br label %77

70:
  br i1 %40, label %71, label %._crit_edge10

._crit_edge10:
  br label %74

71:
  %72 = mul nsw i64 %53, %12
  %73 = getelementptr float, ptr %11, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %73, ptr align 4 %56, i64 %41, i1 false)
  br label %74

74:
  %75 = add nsw i64 %53, 1
  %76 = getelementptr inbounds float, ptr %10, i64 %53
  store float %58, ptr %76, align 4
  br label %77

77:
  %78 = phi i64 [ %75, %74 ], [ %53, %._crit_edge8 ], [ %53, %._crit_edge7 ], [ %53, %._crit_edge6 ]
  %79 = add nuw nsw i64 %54, 1
  %80 = icmp slt i64 %79, %3
  br i1 %80, label %._crit_edge11, label %.loopexit

._crit_edge11:
  br label %52
}

define internal void @irad.body.ssyevx(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readnone %10, ptr writeonly %11, ptr %12, ptr writeonly %13, ptr readonly %14, ptr writeonly %15, ptr readonly %16, ptr readnone %17, ptr writeonly %18, ptr writeonly initializes((0, 4)) %19) {
  %21 = alloca i32, align 4
  store i32 0, ptr %19, align 4
  %22 = load i32, ptr %16, align 4
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %24, label %30

24:
  %25 = load i32, ptr %3, align 4
  %26 = call i32 @llvm.smax.i32(i32 %25, i32 1)
  %27 = zext nneg i32 %26 to i64
  %28 = mul nuw nsw i64 %27, 33
  %29 = uitofp nneg i64 %28 to float
  store float %29, ptr %15, align 4
  br label %61

30:
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  %31 = load i8, ptr %0, align 1
  %32 = sext i8 %31 to i32
  %33 = load i8, ptr %1, align 1
  %34 = sext i8 %33 to i32
  %35 = load i8, ptr %2, align 1
  %36 = sext i8 %35 to i32
  %37 = load i32, ptr %3, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %5, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %8, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %9, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %14, align 4
  %46 = sext i32 %45 to i64
  %47 = call fastcc i64 @irad.body.drivers_s.some_of_spectrum(i32 %32, i32 %34, i32 %36, i64 %38, ptr %4, i64 %40, ptr %6, ptr %7, i64 %42, i64 %44, ptr %12, ptr %13, i64 %46, ptr %21)
  %48 = trunc i64 %47 to i32
  store i32 %48, ptr %11, align 4
  %49 = load i32, ptr %21, align 4
  store i32 %49, ptr %19, align 4
  %50 = icmp sgt i64 %47, 0
  br i1 %50, label %.preheader, label %._crit_edge

._crit_edge:
  br label %56

.preheader:
  br label %51

51:
  %52 = phi i64 [ %59, %._crit_edge1 ], [ 0, %.preheader ]
  %53 = load i8, ptr %0, align 1
  %54 = and i8 %53, -33
  %55 = icmp eq i8 %54, 86
  br i1 %55, label %57, label %..loopexit_crit_edge

..loopexit_crit_edge:
  br label %.loopexit

.loopexitsplit:
  br label %.loopexit

.loopexit:
  br label %56

56:
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  br label %61

57:
  %58 = getelementptr inbounds nuw i32, ptr %18, i64 %52
  store i32 0, ptr %58, align 4
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, %47
  br i1 %60, label %.loopexitsplit, label %._crit_edge1

._crit_edge1:
  br label %51

61:
  ret void
}

define internal void @irad.body.ssygv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr writeonly %9, ptr readonly %10, ptr writeonly initializes((0, 4)) %11) {
  store i32 0, ptr %11, align 4
  %13 = load i32, ptr %10, align 4
  %14 = icmp eq i32 %13, -1
  br i1 %14, label %15, label %21

15:
  %16 = load i32, ptr %3, align 4
  %17 = call i32 @llvm.smax.i32(i32 %16, i32 1)
  %18 = zext nneg i32 %17 to i64
  %19 = mul nuw nsw i64 %18, 33
  %20 = uitofp nneg i64 %19 to float
  store float %20, ptr %9, align 4
  br label %35

21:
  %22 = load i32, ptr %0, align 4
  %23 = sext i32 %22 to i64
  %24 = load i8, ptr %1, align 1
  %25 = sext i8 %24 to i32
  %26 = load i8, ptr %2, align 1
  %27 = sext i8 %26 to i32
  %28 = load i32, ptr %3, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %23, i32 %25, i32 %27, i64 %29, ptr %4, i64 %31, ptr %6, i64 %33, ptr %8)
  store i32 %34, ptr %11, align 4
  br label %35

35:
  ret void
}

define internal i32 @irad.body.drivers_s.generalised(i64 %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8) unnamed_addr {
  %10 = alloca float, align 4
  %11 = and i32 %2, -33
  %12 = icmp eq i32 %11, 76
  %13 = select i1 %12, i32 110, i32 99
  %14 = select i1 %12, i32 99, i32 110
  %15 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store float 1.000000e+00, ptr %10, align 4
  %16 = icmp sgt i64 %3, 0
  br i1 %16, label %17, label %._crit_edge

._crit_edge:
  br label %26

17:
  %18 = add nuw i64 %3, 4611686018427387903
  %19 = mul i64 %5, %18
  %20 = add i64 %19, %3
  %21 = shl i64 %20, 2
  call void @__irad_float(ptr %4, i64 %21)
  %22 = mul i64 %7, %18
  %23 = add i64 %22, %3
  %24 = shl i64 %23, 2
  call void @__irad_float(ptr %6, i64 %24)
  %25 = shl i64 %3, 2
  call void @__irad_float(ptr %8, i64 %25)
  br label %26

26:
  %27 = sext i32 %2 to i64
  %28 = call i32 @irad_la_spotrf(i64 %27, i64 0, i64 %3, ptr %6, i64 %7)
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %33, label %30

30:
  %31 = trunc i64 %3 to i32
  %32 = add nsw i32 %28, %31
  br label %95

33:
  %34 = mul nsw i64 %3, %3
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %36 = shl i64 %35, 2
  %37 = call noalias ptr @malloc(i64 %36)
  br i1 %16, label %.preheader, label %._crit_edge2

._crit_edge2:
  br label %61

.preheader:
  br label %38

38:
  %39 = phi i64 [ %46, %._crit_edge3 ], [ 0, %.preheader ]
  %40 = mul nsw i64 %39, %5
  %41 = getelementptr float, ptr %4, i64 %40
  %42 = getelementptr float, ptr %4, i64 %39
  %43 = mul nuw nsw i64 %39, %3
  %44 = getelementptr float, ptr %37, i64 %43
  br label %48

45:
  %46 = add nuw nsw i64 %39, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %38

48:
  %49 = phi i64 [ 0, %38 ], [ %59, %._crit_edge4 ]
  %50 = icmp samesign uge i64 %49, %39
  %51 = icmp samesign ule i64 %49, %39
  %52 = select i1 %12, i1 %50, i1 %51
  %53 = getelementptr float, ptr %41, i64 %49
  %54 = mul nsw i64 %49, %5
  %55 = getelementptr float, ptr %42, i64 %54
  %56 = select i1 %52, ptr %53, ptr %55
  %57 = load float, ptr %56, align 4
  %58 = getelementptr float, ptr %44, i64 %49
  store float %57, ptr %58, align 4
  %59 = add nuw nsw i64 %49, 1
  %60 = icmp eq i64 %59, %3
  br i1 %60, label %45, label %._crit_edge4

._crit_edge4:
  br label %48

.loopexit1:
  br label %61

61:
  %62 = icmp eq i64 %0, 1
  br i1 %62, label %63, label %68

63:
  %64 = zext nneg i32 %13 to i64
  %65 = call i32 @irad_la_strsm(i64 108, i64 %27, i64 %64, i64 110, i64 %3, i64 %3, ptr %6, i64 %7, ptr %37, i64 %15)
  %66 = zext nneg i32 %14 to i64
  %67 = call i32 @irad_la_strsm(i64 114, i64 %27, i64 %66, i64 110, i64 %3, i64 %3, ptr %6, i64 %7, ptr %37, i64 %15)
  br label %69

68:
  call fastcc void @irad.body.drivers_s.triangular_product(i32 108, i32 %2, i32 %14, i64 %3, i64 %3, ptr %10, ptr %6, i64 %7, ptr %37, i64 %15)
  call fastcc void @irad.body.drivers_s.triangular_product(i32 114, i32 %2, i32 %13, i64 %3, i64 %3, ptr %10, ptr %6, i64 %7, ptr %37, i64 %15)
  br label %69

69:
  %70 = sext i32 %1 to i64
  %71 = call i32 @irad_la_ssyevd(i64 %70, i64 108, i64 0, i64 %3, ptr %37, i64 %15, ptr %8)
  %72 = and i32 %1, -33
  %73 = icmp eq i32 %72, 86
  %74 = icmp eq i32 %71, 0
  %75 = select i1 %73, i1 %74, i1 false
  br i1 %75, label %76, label %._crit_edge5

._crit_edge5:
  br label %94

76:
  %77 = icmp eq i64 %0, 3
  br i1 %77, label %78, label %79

78:
  call fastcc void @irad.body.drivers_s.triangular_product(i32 108, i32 %2, i32 %13, i64 %3, i64 %3, ptr %10, ptr %6, i64 %7, ptr %37, i64 %15)
  br label %82

79:
  %80 = zext nneg i32 %14 to i64
  %81 = call i32 @irad_la_strsm(i64 108, i64 %27, i64 %80, i64 110, i64 %3, i64 %3, ptr %6, i64 %7, ptr %37, i64 %15)
  br label %82

82:
  br i1 %16, label %83, label %._crit_edge6

._crit_edge6:
  br label %94

83:
  %84 = shl i64 %5, 2
  %85 = shl i64 %3, 2
  br label %86

86:
  %87 = phi i64 [ 0, %83 ], [ %92, %._crit_edge7 ]
  %88 = mul i64 %85, %87
  %89 = getelementptr i8, ptr %37, i64 %88
  %90 = mul i64 %84, %87
  %91 = getelementptr i8, ptr %4, i64 %90
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %91, ptr align 4 %89, i64 %85, i1 false)
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %3
  br i1 %93, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %86

.loopexit:
  br label %94

94:
  call void @free(ptr %37)
  br label %95

95:
  %96 = phi i32 [ %32, %30 ], [ %71, %94 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret i32 %96
}

define internal void @irad.body.ssygvd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr writeonly %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr writeonly initializes((0, 4)) %13) {
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr %10, align 4
  %16 = icmp eq i32 %15, -1
  br i1 %16, label %._crit_edge, label %17

._crit_edge:
  br label %34

17:
  %18 = load i32, ptr %12, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %._crit_edge1, label %20

._crit_edge1:
  br label %34

20:
  %21 = load i32, ptr %0, align 4
  %22 = sext i32 %21 to i64
  %23 = load i8, ptr %1, align 1
  %24 = sext i8 %23 to i32
  %25 = load i8, ptr %2, align 1
  %26 = sext i8 %25 to i32
  %27 = load i32, ptr %3, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %5, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %22, i32 %24, i32 %26, i64 %28, ptr %4, i64 %30, ptr %6, i64 %32, ptr %8)
  store i32 %33, ptr %13, align 4
  br label %44

34:
  %35 = load i32, ptr %3, align 4
  %36 = shl i32 %35, 1
  %37 = add i32 %36, 6
  %38 = mul i32 %37, %35
  %39 = or disjoint i32 %38, 1
  %40 = sitofp i32 %39 to float
  store float %40, ptr %9, align 4
  %41 = load i32, ptr %3, align 4
  %42 = mul nsw i32 %41, 5
  %43 = add nsw i32 %42, 3
  store i32 %43, ptr %11, align 4
  br label %44

44:
  ret void
}

define internal void @irad.body.sgelqf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  %11 = load i32, ptr %0, align 4
  br i1 %10, label %12, label %14

12:
  %13 = sitofp i32 %11 to float
  store float %13, ptr %5, align 4
  br label %21

14:
  %15 = sext i32 %11 to i64
  %16 = load i32, ptr %1, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = call fastcc i32 @irad.body.drivers_s.reduce_rows(i64 %15, i64 %17, ptr %2, i64 %19, ptr %4)
  store i32 %20, ptr %7, align 4
  br label %21

21:
  ret void
}

define internal i32 @irad.body.drivers_s.reduce_rows(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4) unnamed_addr {
  %6 = mul nsw i64 %1, %0
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = shl i64 %7, 2
  %9 = call noalias ptr @malloc(i64 %8)
  %10 = icmp sgt i64 %0, 0
  %11 = icmp sgt i64 %1, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %18

13:
  %14 = add nuw i64 %1, 4611686018427387903
  %15 = mul i64 %3, %14
  %16 = add i64 %15, %0
  %17 = shl i64 %16, 2
  call void @__irad_float(ptr %2, i64 %17)
  br label %19

18:
  br i1 %10, label %._crit_edge, label %._crit_edge4

._crit_edge4:
  br label %37

._crit_edge:
  br label %19

19:
  br label %20

20:
  %21 = phi i64 [ %27, %._crit_edge6 ], [ 0, %19 ]
  br i1 %11, label %22, label %._crit_edge5

._crit_edge5:
  br label %26

22:
  %23 = getelementptr float, ptr %2, i64 %21
  %24 = mul nuw nsw i64 %21, %1
  %25 = getelementptr float, ptr %9, i64 %24
  br label %29

.loopexit2:
  br label %26

26:
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %.loopexit3, label %._crit_edge6

._crit_edge6:
  br label %20

29:
  %30 = phi i64 [ 0, %22 ], [ %35, %._crit_edge7 ]
  %31 = mul nsw i64 %30, %3
  %32 = getelementptr float, ptr %23, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = getelementptr float, ptr %25, i64 %30
  store float %33, ptr %34, align 4
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %29

.loopexit3:
  br label %37

37:
  %38 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %._crit_edge8

._crit_edge8:
  br label %42

40:
  %41 = shl i64 %38, 2
  call void @__irad_float(ptr %4, i64 %41)
  br label %42

42:
  %43 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %44 = call i32 @irad_la_sgeqrf(i64 %1, i64 %0, ptr %9, i64 %43, ptr %4)
  br i1 %10, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %62

.preheader:
  br label %45

45:
  %46 = phi i64 [ %52, %._crit_edge11 ], [ 0, %.preheader ]
  br i1 %11, label %47, label %._crit_edge10

._crit_edge10:
  br label %51

47:
  %48 = mul nuw nsw i64 %46, %1
  %49 = getelementptr float, ptr %9, i64 %48
  %50 = getelementptr float, ptr %2, i64 %46
  br label %54

.loopexit:
  br label %51

51:
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, %0
  br i1 %53, label %.loopexit1, label %._crit_edge11

._crit_edge11:
  br label %45

54:
  %55 = phi i64 [ 0, %47 ], [ %60, %._crit_edge12 ]
  %56 = getelementptr float, ptr %49, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = mul nsw i64 %55, %3
  %59 = getelementptr float, ptr %50, i64 %58
  store float %57, ptr %59, align 4
  %60 = add nuw nsw i64 %55, 1
  %61 = icmp eq i64 %60, %1
  br i1 %61, label %.loopexit, label %._crit_edge12

._crit_edge12:
  br label %54

.loopexit1:
  br label %62

62:
  call void @free(ptr %9)
  ret i32 %44
}

define internal void @irad.body.sorglq(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, -1
  %12 = load i32, ptr %0, align 4
  br i1 %11, label %13, label %15

13:
  %14 = sitofp i32 %12 to float
  store float %14, ptr %6, align 4
  br label %24

15:
  %16 = sext i32 %12 to i64
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %4, align 4
  %22 = sext i32 %21 to i64
  %23 = call fastcc i32 @irad.body.drivers_s.make_orthogonal_rows(i64 %16, i64 %18, i64 %20, ptr %3, i64 %22, ptr %5)
  store i32 %23, ptr %8, align 4
  br label %24

24:
  ret void
}

define internal i32 @irad.body.drivers_s.make_orthogonal_rows(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) unnamed_addr {
  %7 = mul nsw i64 %1, %0
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = shl i64 %8, 2
  %10 = call noalias ptr @malloc(i64 %9)
  %11 = icmp sgt i64 %0, 0
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %19

14:
  %15 = add nuw i64 %1, 4611686018427387903
  %16 = mul i64 %4, %15
  %17 = add i64 %16, %0
  %18 = shl i64 %17, 2
  call void @__irad_float(ptr %3, i64 %18)
  br label %20

19:
  br i1 %11, label %._crit_edge, label %._crit_edge4

._crit_edge4:
  br label %38

._crit_edge:
  br label %20

20:
  br label %21

21:
  %22 = phi i64 [ %28, %._crit_edge6 ], [ 0, %20 ]
  br i1 %12, label %23, label %._crit_edge5

._crit_edge5:
  br label %27

23:
  %24 = getelementptr float, ptr %3, i64 %22
  %25 = mul nuw nsw i64 %22, %1
  %26 = getelementptr float, ptr %10, i64 %25
  br label %30

.loopexit2:
  br label %27

27:
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %.loopexit3, label %._crit_edge6

._crit_edge6:
  br label %21

30:
  %31 = phi i64 [ 0, %23 ], [ %36, %._crit_edge7 ]
  %32 = mul nsw i64 %31, %4
  %33 = getelementptr float, ptr %24, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr float, ptr %26, i64 %31
  store float %34, ptr %35, align 4
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %30

.loopexit3:
  br label %38

38:
  %39 = call noalias ptr @malloc(i64 %9)
  %40 = icmp sgt i64 %2, 0
  br i1 %40, label %41, label %._crit_edge8

._crit_edge8:
  br label %43

41:
  %42 = shl i64 %2, 2
  call void @__irad_float(ptr %5, i64 %42)
  br label %43

43:
  %44 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %45 = call i32 @irad_la_sorgqr(i64 %1, i64 %0, i64 %2, ptr %10, i64 %44, ptr %5, ptr %39, i64 %44)
  call void @free(ptr %10)
  br i1 %11, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %63

.preheader:
  br label %46

46:
  %47 = phi i64 [ %53, %._crit_edge11 ], [ 0, %.preheader ]
  br i1 %12, label %48, label %._crit_edge10

._crit_edge10:
  br label %52

48:
  %49 = mul nuw nsw i64 %47, %1
  %50 = getelementptr float, ptr %39, i64 %49
  %51 = getelementptr float, ptr %3, i64 %47
  br label %55

.loopexit:
  br label %52

52:
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, %0
  br i1 %54, label %.loopexit1, label %._crit_edge11

._crit_edge11:
  br label %46

55:
  %56 = phi i64 [ 0, %48 ], [ %61, %._crit_edge12 ]
  %57 = getelementptr float, ptr %50, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = mul nsw i64 %56, %4
  %60 = getelementptr float, ptr %51, i64 %59
  store float %58, ptr %60, align 4
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %.loopexit, label %._crit_edge12

._crit_edge12:
  br label %55

.loopexit1:
  br label %63

63:
  call void @free(ptr %39)
  ret i32 %45
}

define internal void @irad.body.sormlq(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 4)) %12) {
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
  call fastcc void @irad.body.drivers_s.reflect_rows(i32 %25, i32 %29, i64 %31, i64 %33, i64 %35, ptr %5, i64 %37, ptr %7, ptr %8, i64 %39)
  br label %40

40:
  ret void
}

define internal void @irad.body.drivers_s.reflect_rows(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) unnamed_addr {
  %11 = icmp eq i32 %0, 0
  %12 = select i1 %11, i64 %3, i64 %2
  %13 = mul nsw i64 %4, %12
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  %17 = icmp sgt i64 %4, 0
  %18 = icmp sgt i64 %12, 0
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %25

20:
  %21 = add nuw i64 %12, 4611686018427387903
  %22 = mul i64 %6, %21
  %23 = add i64 %22, %4
  %24 = shl i64 %23, 2
  call void @__irad_float(ptr %5, i64 %24)
  br label %26

25:
  br i1 %17, label %._crit_edge, label %._crit_edge2

._crit_edge2:
  br label %44

._crit_edge:
  br label %26

26:
  br label %27

27:
  %28 = phi i64 [ %34, %._crit_edge4 ], [ 0, %26 ]
  br i1 %18, label %29, label %._crit_edge3

._crit_edge3:
  br label %33

29:
  %30 = getelementptr float, ptr %5, i64 %28
  %31 = mul nuw nsw i64 %28, %12
  %32 = getelementptr float, ptr %16, i64 %31
  br label %36

.loopexit:
  br label %33

33:
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp eq i64 %34, %4
  br i1 %35, label %.loopexit1, label %._crit_edge4

._crit_edge4:
  br label %27

36:
  %37 = phi i64 [ 0, %29 ], [ %42, %._crit_edge5 ]
  %38 = mul nsw i64 %37, %6
  %39 = getelementptr float, ptr %30, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr float, ptr %32, i64 %37
  store float %40, ptr %41, align 4
  %42 = add nuw nsw i64 %37, 1
  %43 = icmp eq i64 %42, %12
  br i1 %43, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %36

.loopexit1:
  br label %44

44:
  %45 = xor i32 %1, 1
  %46 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  call fastcc void @irad.body.drivers_s.reflect(i32 %0, i32 %45, i64 %2, i64 %3, i64 %4, ptr %16, i64 %46, ptr %7, ptr %8, i64 %9)
  call void @free(ptr %16)
  ret void
}

define internal void @irad.body.spptrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr writeonly initializes((0, 4)) %3) {
  %5 = load i8, ptr %0, align 1
  %6 = sext i8 %5 to i32
  %7 = load i32, ptr %1, align 4
  %8 = sext i32 %7 to i64
  %9 = call fastcc i32 @irad.body.drivers_s.packed_root(i32 0, i32 %6, i64 %8, ptr %2)
  store i32 %9, ptr %3, align 4
  ret void
}

define internal i32 @irad.body.drivers_s.packed_root(i32 range(i32 0, 2) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3) unnamed_addr {
  %5 = mul nsw i64 %2, %2
  %6 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  %7 = call noalias ptr @calloc(i64 %6, i64 4)
  %8 = add nsw i64 %2, 1
  %9 = mul nsw i64 %8, %2
  %10 = icmp sgt i64 %9, 1
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %14

11:
  %12 = shl nuw i64 %9, 1
  %13 = and i64 %12, -4
  call void @__irad_float(ptr %3, i64 %13)
  br label %14

14:
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %._crit_edge4

._crit_edge4:
  br label %50

16:
  %17 = and i32 %1, -33
  %18 = icmp eq i32 %17, 76
  %19 = zext i1 %18 to i32
  %20 = icmp eq i32 %0, 0
  %21 = icmp eq i32 %0, %19
  %22 = shl nuw nsw i64 %2, 1
  br label %25

.loopexit2:
  br label %23

23:
  %24 = icmp eq i64 %28, %2
  br i1 %24, label %.loopexit3, label %._crit_edge5

._crit_edge5:
  br label %25

25:
  %26 = phi i64 [ 0, %16 ], [ %28, %._crit_edge5 ]
  %27 = select i1 %18, i64 %26, i64 0
  %28 = add nuw nsw i64 %26, 1
  %29 = select i1 %18, i64 %2, i64 %28
  %30 = icmp slt i64 %27, %29
  br i1 %30, label %31, label %._crit_edge6

._crit_edge6:
  br label %23

31:
  %32 = mul nuw nsw i64 %26, %2
  %33 = getelementptr float, ptr %7, i64 %32
  br label %34

34:
  %35 = phi i64 [ %27, %31 ], [ %48, %._crit_edge7 ]
  %36 = select i1 %20, i64 %26, i64 %35
  %37 = add nuw nsw i64 %36, 1
  %38 = xor i64 %36, -1
  %39 = add nsw i64 %22, %38
  %40 = select i1 %21, i64 %37, i64 %39
  %41 = select i1 %20, i64 %35, i64 %26
  %42 = mul nsw i64 %40, %36
  %43 = sdiv i64 %42, 2
  %44 = getelementptr float, ptr %3, i64 %41
  %45 = getelementptr float, ptr %44, i64 %43
  %46 = load float, ptr %45, align 4
  %47 = getelementptr float, ptr %33, i64 %35
  store float %46, ptr %47, align 4
  %48 = add nuw nsw i64 %35, 1
  %49 = icmp eq i64 %48, %29
  br i1 %49, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %34

.loopexit3:
  br label %50

50:
  %51 = sext i32 %1 to i64
  %52 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %53 = call i32 @irad_la_spotrf(i64 %51, i64 0, i64 %2, ptr %7, i64 %52)
  br i1 %15, label %54, label %._crit_edge8

._crit_edge8:
  br label %88

54:
  %55 = and i32 %1, -33
  %56 = icmp eq i32 %55, 76
  %57 = zext i1 %56 to i32
  %58 = icmp eq i32 %0, 0
  %59 = icmp eq i32 %0, %57
  %60 = shl nuw nsw i64 %2, 1
  br label %63

.loopexit:
  br label %61

61:
  %62 = icmp eq i64 %66, %2
  br i1 %62, label %.loopexit1, label %._crit_edge9

._crit_edge9:
  br label %63

63:
  %64 = phi i64 [ 0, %54 ], [ %66, %._crit_edge9 ]
  %65 = select i1 %56, i64 %64, i64 0
  %66 = add nuw nsw i64 %64, 1
  %67 = select i1 %56, i64 %2, i64 %66
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %69, label %._crit_edge10

._crit_edge10:
  br label %61

69:
  %70 = mul nuw nsw i64 %64, %2
  %71 = getelementptr float, ptr %7, i64 %70
  br label %72

72:
  %73 = phi i64 [ %65, %69 ], [ %86, %._crit_edge11 ]
  %74 = getelementptr float, ptr %71, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = select i1 %58, i64 %64, i64 %73
  %77 = add nuw nsw i64 %76, 1
  %78 = xor i64 %76, -1
  %79 = add nsw i64 %60, %78
  %80 = select i1 %59, i64 %77, i64 %79
  %81 = select i1 %58, i64 %73, i64 %64
  %82 = mul nsw i64 %80, %76
  %83 = sdiv i64 %82, 2
  %84 = getelementptr float, ptr %3, i64 %81
  %85 = getelementptr float, ptr %84, i64 %83
  store float %75, ptr %85, align 4
  %86 = add nuw nsw i64 %73, 1
  %87 = icmp eq i64 %86, %67
  br i1 %87, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %72

.loopexit1:
  br label %88

88:
  call void @free(ptr %7)
  ret i32 %53
}

define internal void @irad.body.spptrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  call fastcc void @irad.body.drivers_s.packed_solve(i32 0, i32 %9, i64 %11, i64 %13, ptr %3, ptr %4, i64 %15)
  store i32 0, ptr %6, align 4
  ret void
}

define internal void @irad.body.drivers_s.packed_solve(i32 range(i32 0, 2) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = mul nsw i64 %2, %2
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = call noalias ptr @calloc(i64 %9, i64 4)
  %11 = add nsw i64 %2, 1
  %12 = mul nsw i64 %11, %2
  %13 = icmp sgt i64 %12, 1
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %17

14:
  %15 = shl nuw i64 %12, 1
  %16 = and i64 %15, -4
  call void @__irad_float(ptr %4, i64 %16)
  br label %17

17:
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %._crit_edge1

._crit_edge1:
  br label %60

19:
  %20 = and i32 %1, -33
  %21 = icmp eq i32 %20, 76
  %22 = zext i1 %21 to i32
  %23 = icmp eq i32 %0, 0
  %24 = icmp eq i32 %0, %22
  %25 = shl nuw nsw i64 %2, 1
  br label %28

.loopexit:
  br label %26

26:
  %27 = icmp eq i64 %31, %2
  br i1 %27, label %53, label %._crit_edge2

._crit_edge2:
  br label %28

28:
  %29 = phi i64 [ 0, %19 ], [ %31, %._crit_edge2 ]
  %30 = select i1 %21, i64 %29, i64 0
  %31 = add nuw nsw i64 %29, 1
  %32 = select i1 %21, i64 %2, i64 %31
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %34, label %._crit_edge3

._crit_edge3:
  br label %26

34:
  %35 = mul nuw nsw i64 %29, %2
  %36 = getelementptr float, ptr %10, i64 %35
  br label %37

37:
  %38 = phi i64 [ %30, %34 ], [ %51, %._crit_edge4 ]
  %39 = select i1 %23, i64 %29, i64 %38
  %40 = add nuw nsw i64 %39, 1
  %41 = xor i64 %39, -1
  %42 = add nsw i64 %25, %41
  %43 = select i1 %24, i64 %40, i64 %42
  %44 = select i1 %23, i64 %38, i64 %29
  %45 = mul nsw i64 %43, %39
  %46 = sdiv i64 %45, 2
  %47 = getelementptr float, ptr %4, i64 %44
  %48 = getelementptr float, ptr %47, i64 %46
  %49 = load float, ptr %48, align 4
  %50 = getelementptr float, ptr %36, i64 %38
  store float %49, ptr %50, align 4
  %51 = add nuw nsw i64 %38, 1
  %52 = icmp eq i64 %51, %32
  br i1 %52, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %37

53:
  %54 = icmp sgt i64 %3, 0
  br i1 %54, label %55, label %._crit_edge5

._crit_edge5:
  br label %60

55:
  %56 = add nuw i64 %3, 4611686018427387903
  %57 = mul i64 %6, %56
  %58 = add i64 %57, %2
  %59 = shl i64 %58, 2
  call void @__irad_float(ptr %5, i64 %59)
  br label %60

60:
  %61 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %62 = sext i32 %1 to i64
  %63 = and i32 %1, -33
  %64 = icmp eq i32 %63, 76
  %65 = select i1 %64, i64 110, i64 99
  %66 = call i32 @irad_la_strsm(i64 108, i64 %62, i64 %65, i64 110, i64 %2, i64 %3, ptr %10, i64 %61, ptr %5, i64 %6)
  %67 = select i1 %64, i64 99, i64 110
  %68 = call i32 @irad_la_strsm(i64 108, i64 %62, i64 %67, i64 110, i64 %2, i64 %3, ptr %10, i64 %61, ptr %5, i64 %6)
  call void @free(ptr %10)
  ret void
}

define internal void @irad.body.sppsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc i32 @irad.body.drivers_s.packed_root(i32 0, i32 %9, i64 %11, ptr %3)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %23

14:
  %15 = load i8, ptr %0, align 1
  %16 = sext i8 %15 to i32
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %5, align 4
  %22 = sext i32 %21 to i64
  call fastcc void @irad.body.drivers_s.packed_solve(i32 0, i32 %16, i64 %18, i64 %20, ptr %3, ptr %4, i64 %22)
  br label %23

23:
  store i32 %12, ptr %6, align 4
  ret void
}

define internal void @irad.body.slacpy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  call fastcc void @irad.body.drivers_s.copy_part(i32 %9, i64 %11, i64 %13, ptr %3, i64 %15, ptr %5, i64 %17)
  ret void
}

define internal void @irad.body.drivers_s.copy_part(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr readonly %3, i64 %4, ptr writeonly %5, i64 %6) unnamed_addr {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %21

9:
  %10 = icmp sgt i64 %1, 0
  %11 = or i32 %0, 32
  %12 = icmp eq i32 %11, 117
  %13 = icmp ne i32 %11, 108
  br label %14

14:
  %15 = phi i64 [ 0, %9 ], [ %23, %._crit_edge3 ]
  br i1 %10, label %16, label %._crit_edge2

._crit_edge2:
  br label %22

16:
  %17 = mul nsw i64 %15, %4
  %18 = getelementptr float, ptr %3, i64 %17
  %19 = mul nsw i64 %15, %6
  %20 = getelementptr float, ptr %5, i64 %19
  br label %25

.loopexit1:
  br label %21

21:
  ret void

.loopexit:
  br label %22

22:
  %23 = add nuw nsw i64 %15, 1
  %24 = icmp eq i64 %23, %2
  br i1 %24, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %14

25:
  %26 = phi i64 [ 0, %16 ], [ %37, %._crit_edge8 ]
  br i1 %12, label %27, label %29

27:
  %28 = icmp samesign ugt i64 %26, %15
  br i1 %28, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %32

._crit_edge4:
  br label %36

29:
  %30 = icmp samesign uge i64 %26, %15
  %31 = or i1 %13, %30
  br i1 %31, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %36

._crit_edge6:
  br label %32

32:
  %33 = getelementptr float, ptr %18, i64 %26
  %34 = load float, ptr %33, align 4
  %35 = getelementptr float, ptr %20, i64 %26
  store float %34, ptr %35, align 4
  br label %36

36:
  %37 = add nuw nsw i64 %26, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %.loopexit, label %._crit_edge8

._crit_edge8:
  br label %25
}

define internal void @irad.body.slaset(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  call fastcc void @irad.body.drivers_s.set_part(i32 %9, i64 %11, i64 %13, ptr %3, ptr %4, ptr %5, i64 %15)
  ret void
}

define internal void @irad.body.drivers_s.set_part(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, i64 %6) unnamed_addr {
  %8 = load float, ptr %3, align 4
  %9 = load float, ptr %4, align 4
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %22

11:
  %12 = icmp sgt i64 %1, 0
  %13 = or i32 %0, 32
  %14 = icmp eq i32 %13, 117
  %15 = icmp ne i32 %13, 108
  br label %16

16:
  %17 = phi i64 [ 0, %11 ], [ %24, %._crit_edge3 ]
  br i1 %12, label %18, label %._crit_edge2

._crit_edge2:
  br label %23

18:
  %19 = mul nsw i64 %17, %6
  %20 = getelementptr float, ptr %5, i64 %19
  %21 = getelementptr float, ptr %20, i64 %17
  br label %26

.loopexit1:
  br label %22

22:
  ret void

.loopexit:
  br label %23

23:
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, %2
  br i1 %25, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %16

26:
  %27 = phi i64 [ 0, %18 ], [ %39, %._crit_edge8 ]
  %28 = icmp eq i64 %27, %17
  br i1 %28, label %29, label %30

29:
  store float %9, ptr %21, align 4
  br label %38

30:
  br i1 %14, label %31, label %33

31:
  %32 = icmp samesign ugt i64 %27, %17
  br i1 %32, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %36

._crit_edge4:
  br label %38

33:
  %34 = icmp samesign uge i64 %27, %17
  %35 = or i1 %15, %34
  br i1 %35, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %38

._crit_edge6:
  br label %36

36:
  %37 = getelementptr float, ptr %20, i64 %27
  store float %8, ptr %37, align 4
  br label %38

38:
  %39 = add nuw nsw i64 %27, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %.loopexit, label %._crit_edge8

._crit_edge8:
  br label %26
}

define internal float @irad.body.slange(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readnone %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc float @irad.body.drivers_s.norm_of(i32 %8, i64 %10, i64 %12, ptr %3, i64 %14)
  ret float %15
}

define internal float @irad.body.drivers_s.norm_of(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = or i32 %0, 32
  %7 = icmp eq i32 %6, 105
  %8 = icmp sgt i64 %1, 0
  %9 = icmp sgt i64 %2, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %16

11:
  %12 = add nuw i64 %2, 4611686018427387903
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 2
  call void @__irad_float(ptr %3, i64 %15)
  br label %16

16:
  switch i32 %0, label %23 [
    i32 111, label %._crit_edge4
    i32 105, label %._crit_edge5
    i32 79, label %._crit_edge6
    i32 73, label %._crit_edge7
    i32 49, label %._crit_edge8
  ]

._crit_edge8:
  br label %17

._crit_edge7:
  br label %17

._crit_edge6:
  br label %17

._crit_edge5:
  br label %17

._crit_edge4:
  br label %17

17:
  %18 = select i1 %7, i64 %1, i64 %2
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %._crit_edge9

._crit_edge9:
  br label %100

20:
  %21 = select i1 %7, i64 %2, i64 %1
  %22 = icmp sgt i64 %21, 0
  br label %24

23:
  br i1 %9, label %.preheader, label %._crit_edge10

._crit_edge10:
  br label %100

.preheader:
  br label %48

24:
  %25 = phi float [ 0.000000e+00, %20 ], [ %32, %._crit_edge12 ]
  %26 = phi i64 [ 0, %20 ], [ %33, %._crit_edge12 ]
  br i1 %22, label %27, label %._crit_edge11

._crit_edge11:
  br label %29

27:
  %28 = mul nsw i64 %26, %4
  br label %35

.loopexit2:
  %.lcssa24 = phi float [ %45, %35 ]
  br label %29

29:
  %30 = phi float [ 0.000000e+00, %._crit_edge11 ], [ %.lcssa24, %.loopexit2 ]
  %31 = fcmp ole float %30, %25
  %32 = select i1 %31, float %25, float %30
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, %18
  br i1 %34, label %.loopexit3, label %._crit_edge12

._crit_edge12:
  br label %24

35:
  %36 = phi i64 [ 0, %27 ], [ %46, %._crit_edge13 ]
  %37 = phi float [ 0.000000e+00, %27 ], [ %45, %._crit_edge13 ]
  %38 = mul nsw i64 %36, %4
  %39 = add nsw i64 %38, %26
  %40 = add nsw i64 %36, %28
  %41 = select i1 %7, i64 %39, i64 %40
  %42 = getelementptr inbounds float, ptr %3, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = call float @llvm.fabs.f32(float %43)
  %45 = fadd float %37, %44
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %21
  br i1 %47, label %.loopexit2, label %._crit_edge13

._crit_edge13:
  br label %35

48:
  %49 = phi i64 [ %62, %._crit_edge16 ], [ 0, %.preheader ]
  %50 = phi float [ %61, %._crit_edge16 ], [ 0.000000e+00, %.preheader ]
  br i1 %8, label %51, label %._crit_edge14

._crit_edge14:
  br label %60

51:
  %52 = mul nsw i64 %49, %4
  %53 = getelementptr float, ptr %3, i64 %52
  br label %64

54:
  %.lcssa23 = phi float [ %61, %60 ]
  %55 = icmp eq i32 %6, 109
  %56 = fcmp oeq float %.lcssa23, 0.000000e+00
  %57 = select i1 %55, i1 true, i1 %56
  br i1 %57, label %._crit_edge15, label %58

._crit_edge15:
  br label %100

58:
  %59 = fpext float %.lcssa23 to double
  br label %74

.loopexit1:
  %.lcssa22 = phi float [ %71, %64 ]
  br label %60

60:
  %61 = phi float [ %50, %._crit_edge14 ], [ %.lcssa22, %.loopexit1 ]
  %62 = add nuw nsw i64 %49, 1
  %63 = icmp eq i64 %62, %2
  br i1 %63, label %54, label %._crit_edge16

._crit_edge16:
  br label %48

64:
  %65 = phi i64 [ 0, %51 ], [ %72, %._crit_edge17 ]
  %66 = phi float [ %50, %51 ], [ %71, %._crit_edge17 ]
  %67 = getelementptr float, ptr %53, i64 %65
  %68 = load float, ptr %67, align 4
  %69 = call float @llvm.fabs.f32(float %68)
  %70 = fcmp ole float %69, %66
  %71 = select i1 %70, float %66, float %69
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, %1
  br i1 %73, label %.loopexit1, label %._crit_edge17

._crit_edge17:
  br label %64

74:
  %75 = phi i64 [ %86, %._crit_edge19 ], [ 0, %58 ]
  %76 = phi double [ %85, %._crit_edge19 ], [ 0.000000e+00, %58 ]
  br i1 %8, label %77, label %._crit_edge18

._crit_edge18:
  br label %84

77:
  %78 = mul nsw i64 %75, %4
  %79 = getelementptr float, ptr %3, i64 %78
  br label %88

80:
  %.lcssa21 = phi double [ %85, %84 ]
  %81 = call double @llvm.sqrt.f64(double %.lcssa21)
  %82 = fmul double %81, %59
  %83 = fptrunc double %82 to float
  br label %100

.loopexit:
  %.lcssa = phi double [ %97, %88 ]
  br label %84

84:
  %85 = phi double [ %76, %._crit_edge18 ], [ %.lcssa, %.loopexit ]
  %86 = add nuw nsw i64 %75, 1
  %87 = icmp eq i64 %86, %2
  br i1 %87, label %80, label %._crit_edge19

._crit_edge19:
  br label %74

88:
  %89 = phi i64 [ 0, %77 ], [ %98, %._crit_edge20 ]
  %90 = phi double [ %76, %77 ], [ %97, %._crit_edge20 ]
  %91 = getelementptr float, ptr %79, i64 %89
  %92 = load float, ptr %91, align 4
  %93 = call float @llvm.fabs.f32(float %92)
  %94 = fpext float %93 to double
  %95 = fdiv double %94, %59
  %96 = fmul double %95, %95
  %97 = fadd double %90, %96
  %98 = add nuw nsw i64 %89, 1
  %99 = icmp eq i64 %98, %1
  br i1 %99, label %.loopexit, label %._crit_edge20

._crit_edge20:
  br label %88

.loopexit3:
  %.lcssa25 = phi float [ %32, %29 ]
  br label %100

100:
  %101 = phi float [ %83, %80 ], [ %.lcssa23, %._crit_edge15 ], [ 0.000000e+00, %._crit_edge9 ], [ 0.000000e+00, %._crit_edge10 ], [ %.lcssa25, %.loopexit3 ]
  ret float %101
}

define internal i32 @irad.body.LAPACKE_sgelsd(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, float %9, ptr writeonly %10) {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %9, ptr %12, align 4
  %13 = sext i32 %1 to i64
  %14 = sext i32 %2 to i64
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %21, label %16

16:
  %17 = sext i32 %5 to i64
  %18 = sext i32 %7 to i64
  %19 = sext i32 %3 to i64
  %20 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %13, i64 %14, i64 %19, ptr %4, i64 %17, ptr %6, i64 %18, ptr %8, ptr nonnull %12, ptr %10, i64 4)
  br label %37

21:
  %22 = call i64 @llvm.smax.i64(i64 %13, i64 %14)
  %23 = sext i32 %5 to i64
  %24 = mul nsw i64 %14, %13
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.drivers_s.turn(i64 %13, i64 %14, ptr %4, i64 %23, ptr %27)
  %28 = sext i32 %3 to i64
  %29 = sext i32 %7 to i64
  %30 = mul nsw i64 %22, %28
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 2
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.drivers_s.turn(i64 %22, i64 %28, ptr %6, i64 %29, ptr %33)
  %34 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %35 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %36 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %13, i64 %14, i64 %28, ptr %27, i64 %34, ptr %33, i64 %35, ptr %8, ptr nonnull %12, ptr %10, i64 4)
  call fastcc void @irad.body.drivers_s.put_back(i64 %13, i64 %14, ptr %27, ptr %4, i64 %23)
  call void @free(ptr %27)
  call fastcc void @irad.body.drivers_s.put_back(i64 %22, i64 %28, ptr %33, ptr %6, i64 %29)
  call void @free(ptr %33)
  br label %37

37:
  %38 = phi i32 [ %20, %16 ], [ %36, %21 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %38
}

define internal i32 @irad.body.LAPACKE_sgelss(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, float %9, ptr writeonly %10) {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %9, ptr %12, align 4
  %13 = sext i32 %1 to i64
  %14 = sext i32 %2 to i64
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %21, label %16

16:
  %17 = sext i32 %5 to i64
  %18 = sext i32 %7 to i64
  %19 = sext i32 %3 to i64
  %20 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %13, i64 %14, i64 %19, ptr %4, i64 %17, ptr %6, i64 %18, ptr %8, ptr nonnull %12, ptr %10, i64 4)
  br label %37

21:
  %22 = call i64 @llvm.smax.i64(i64 %13, i64 %14)
  %23 = sext i32 %5 to i64
  %24 = mul nsw i64 %14, %13
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.drivers_s.turn(i64 %13, i64 %14, ptr %4, i64 %23, ptr %27)
  %28 = sext i32 %3 to i64
  %29 = sext i32 %7 to i64
  %30 = mul nsw i64 %22, %28
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 2
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.drivers_s.turn(i64 %22, i64 %28, ptr %6, i64 %29, ptr %33)
  %34 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %35 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %36 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %13, i64 %14, i64 %28, ptr %27, i64 %34, ptr %33, i64 %35, ptr %8, ptr nonnull %12, ptr %10, i64 4)
  call fastcc void @irad.body.drivers_s.put_back(i64 %13, i64 %14, ptr %27, ptr %4, i64 %23)
  call void @free(ptr %27)
  call fastcc void @irad.body.drivers_s.put_back(i64 %22, i64 %28, ptr %33, ptr %6, i64 %29)
  call void @free(ptr %33)
  br label %37

37:
  %38 = phi i32 [ %20, %16 ], [ %36, %21 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %38
}

define internal i32 @irad.body.LAPACKE_sgelsy(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, float %9, ptr writeonly %10) {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %9, ptr %12, align 4
  %13 = sext i32 %1 to i64
  %14 = sext i32 %2 to i64
  %15 = call i64 @llvm.smax.i64(i64 %13, i64 %14)
  %16 = icmp eq i32 %0, 101
  %17 = sext i32 %5 to i64
  br i1 %16, label %18, label %31

18:
  %19 = mul nsw i64 %14, %13
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.drivers_s.turn(i64 %13, i64 %14, ptr %4, i64 %17, ptr %22)
  %23 = sext i32 %3 to i64
  %24 = sext i32 %7 to i64
  %25 = mul nsw i64 %15, %23
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 2
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.drivers_s.turn(i64 %15, i64 %23, ptr %6, i64 %24, ptr %28)
  %29 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %30 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  br label %33

31:
  %32 = sext i32 %7 to i64
  br label %33

33:
  %34 = phi i64 [ %29, %18 ], [ %17, %31 ]
  %35 = phi ptr [ %22, %18 ], [ %4, %31 ]
  %36 = phi ptr [ %28, %18 ], [ %6, %31 ]
  %37 = phi i64 [ %30, %18 ], [ %32, %31 ]
  %38 = icmp eq ptr %8, null
  %39 = sext i32 %3 to i64
  br i1 %38, label %58, label %40

40:
  %41 = call i64 @llvm.smin.i64(i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %14)
  %42 = call i64 @llvm.smax.i64(i64 %41, i64 1)
  %43 = shl nuw nsw i64 %42, 2
  %44 = call noalias ptr @malloc(i64 %43)
  %45 = icmp sgt i32 %2, 0
  br i1 %45, label %48, label %46

46:
  %47 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %39, ptr %35, i64 %34, ptr %36, i64 %37, ptr %44, ptr nonnull %12, ptr %10, i64 4)
  br label %56

48:
  %49 = shl nuw nsw i64 %14, 2
  call void @__irad_integer(ptr nonnull %8, i64 %49)
  %50 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %39, ptr %35, i64 %34, ptr %36, i64 %37, ptr %44, ptr nonnull %12, ptr %10, i64 4)
  br label %51

51:
  %52 = phi i64 [ %54, %._crit_edge ], [ 0, %48 ]
  %53 = getelementptr inbounds nuw i32, ptr %8, i64 %52
  store i32 0, ptr %53, align 4
  %54 = add nuw nsw i64 %52, 1
  %55 = icmp eq i64 %54, %14
  br i1 %55, label %.loopexit, label %._crit_edge

._crit_edge:
  br label %51

.loopexit:
  br label %56

56:
  %57 = phi i32 [ %47, %46 ], [ %50, %.loopexit ]
  call void @free(ptr %44)
  br label %60

58:
  %59 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %13, i64 %14, i64 %39, ptr %35, i64 %34, ptr %36, i64 %37, ptr null, ptr nonnull %12, ptr %10, i64 4)
  br label %60

60:
  %61 = phi i32 [ %57, %56 ], [ %59, %58 ]
  br i1 %16, label %62, label %._crit_edge1

._crit_edge1:
  br label %66

62:
  %63 = sext i32 %5 to i64
  call fastcc void @irad.body.drivers_s.put_back(i64 %13, i64 %14, ptr %35, ptr %4, i64 %63)
  call void @free(ptr %35)
  %64 = sext i32 %3 to i64
  %65 = sext i32 %7 to i64
  call fastcc void @irad.body.drivers_s.put_back(i64 %15, i64 %64, ptr %36, ptr %6, i64 %65)
  call void @free(ptr %36)
  br label %66

66:
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %61
}

define internal i32 @irad.body.LAPACKE_ssyevr(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, float %7, float %8, i32 %9, i32 %10, float %11, ptr initializes((0, 4)) %12, ptr %13, ptr %14, i32 %15, ptr writeonly %16) {
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store float %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %20 = call fastcc i32 @irad.body.LAPACKE_ssome(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr %18, ptr %19, i32 %9, i32 %10, ptr %12, ptr %13, ptr %14, i32 %15)
  %21 = and i8 %1, -33
  %22 = icmp eq i8 %21, 86
  %23 = load i32, ptr %12, align 4
  %24 = icmp sgt i32 %23, 0
  %25 = and i1 %22, %24
  br i1 %25, label %.preheader, label %._crit_edge

._crit_edge:
  br label %26

.preheader:
  br label %27

.loopexit:
  br label %26

26:
  ret i32 %20

27:
  %28 = phi i64 [ %32, %._crit_edge1 ], [ 0, %.preheader ]
  %29 = shl nuw nsw i64 %28, 3
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 %29
  store i32 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 4
  store i32 %4, ptr %31, align 4
  %32 = add nuw nsw i64 %28, 1
  %33 = load i32, ptr %12, align 4
  %34 = sext i32 %33 to i64
  %35 = icmp slt i64 %32, %34
  br i1 %35, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %27
}

define internal i32 @irad.body.LAPACKE_ssome(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr nonnull readonly %7, ptr nonnull readonly %8, i32 %9, i32 %10, ptr writeonly initializes((0, 4)) %11, ptr %12, ptr %13, i32 %14) unnamed_addr {
  %16 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %17 = icmp eq i32 %0, 101
  br i1 %17, label %18, label %33

18:
  %19 = call i32 @llvm.smax.i32(i32 %4, i32 1)
  %20 = zext nneg i32 %19 to i64
  %21 = sext i32 %4 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %21, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 2
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_s.turn(i64 %21, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = mul nsw i32 %4, %4
  %28 = call i32 @llvm.umax.i32(i32 %27, i32 1)
  %29 = zext nneg i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 2
  %31 = call noalias ptr @malloc(i64 %30)
  %32 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  br label %37

33:
  %34 = sext i32 %14 to i64
  %35 = sext i32 %4 to i64
  %36 = sext i32 %6 to i64
  br label %37

37:
  %38 = phi i64 [ %21, %18 ], [ %35, %33 ]
  %39 = phi ptr [ %31, %18 ], [ %13, %33 ]
  %40 = phi i64 [ %20, %18 ], [ %34, %33 ]
  %41 = phi ptr [ %26, %18 ], [ %5, %33 ]
  %42 = phi i64 [ %32, %18 ], [ %36, %33 ]
  %43 = sext i8 %1 to i32
  %44 = sext i8 %2 to i32
  %45 = sext i8 %3 to i32
  %46 = sext i32 %9 to i64
  %47 = sext i32 %10 to i64
  %48 = call fastcc i64 @irad.body.drivers_s.some_of_spectrum(i32 %43, i32 %44, i32 %45, i64 %38, ptr %41, i64 %42, ptr nonnull %7, ptr nonnull %8, i64 %46, i64 %47, ptr %12, ptr %39, i64 %40, ptr %16)
  %49 = trunc i64 %48 to i32
  store i32 %49, ptr %11, align 4
  br i1 %17, label %50, label %._crit_edge

._crit_edge:
  br label %56

50:
  %51 = and i8 %1, -33
  %52 = icmp eq i8 %51, 86
  br i1 %52, label %53, label %._crit_edge1

._crit_edge1:
  br label %55

53:
  %54 = sext i32 %14 to i64
  call fastcc void @irad.body.drivers_s.put_back(i64 %38, i64 %48, ptr %39, ptr %13, i64 %54)
  br label %55

55:
  call void @free(ptr %41)
  call void @free(ptr %39)
  br label %56

56:
  %57 = load i32, ptr %16, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret i32 %57
}

define internal i32 @irad.body.LAPACKE_ssyevx(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, float %7, float %8, i32 %9, i32 %10, float %11, ptr initializes((0, 4)) %12, ptr %13, ptr %14, i32 %15, ptr writeonly %16) {
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store float %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %20 = call fastcc i32 @irad.body.LAPACKE_ssome(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr %18, ptr %19, i32 %9, i32 %10, ptr %12, ptr %13, ptr %14, i32 %15)
  %21 = and i8 %1, -33
  %22 = icmp eq i8 %21, 86
  %23 = load i32, ptr %12, align 4
  %24 = icmp sgt i32 %23, 0
  %25 = and i1 %22, %24
  br i1 %25, label %.preheader, label %._crit_edge

._crit_edge:
  br label %26

.preheader:
  br label %27

.loopexit:
  br label %26

26:
  ret i32 %20

27:
  %28 = phi i64 [ %30, %._crit_edge1 ], [ 0, %.preheader ]
  %29 = getelementptr inbounds nuw i32, ptr %16, i64 %28
  store i32 0, ptr %29, align 4
  %30 = add nuw nsw i64 %28, 1
  %31 = load i32, ptr %12, align 4
  %32 = sext i32 %31 to i64
  %33 = icmp slt i64 %30, %32
  br i1 %33, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %27
}

define internal i32 @irad.body.LAPACKE_ssygv(i32 %0, i32 %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %20, label %12

12:
  %13 = sext i32 %1 to i64
  %14 = sext i8 %2 to i32
  %15 = sext i8 %3 to i32
  %16 = sext i32 %4 to i64
  %17 = sext i32 %6 to i64
  %18 = sext i32 %8 to i64
  %19 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %13, i32 %14, i32 %15, i64 %16, ptr %5, i64 %17, ptr %7, i64 %18, ptr %9)
  br label %34

20:
  %21 = sext i32 %4 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %21, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 2
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_s.turn(i64 %21, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = sext i32 %8 to i64
  %28 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_s.turn(i64 %21, i64 %21, ptr %7, i64 %27, ptr %28)
  %29 = sext i32 %1 to i64
  %30 = sext i8 %2 to i32
  %31 = sext i8 %3 to i32
  %32 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %33 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %29, i32 %30, i32 %31, i64 %21, ptr %26, i64 %32, ptr %28, i64 %32, ptr %9)
  call fastcc void @irad.body.drivers_s.put_back(i64 %21, i64 %21, ptr %26, ptr %5, i64 %22)
  call void @free(ptr %26)
  call fastcc void @irad.body.drivers_s.put_back(i64 %21, i64 %21, ptr %28, ptr %7, i64 %27)
  call void @free(ptr %28)
  br label %34

34:
  %35 = phi i32 [ %19, %12 ], [ %33, %20 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_ssygvd(i32 %0, i32 %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %20, label %12

12:
  %13 = sext i32 %1 to i64
  %14 = sext i8 %2 to i32
  %15 = sext i8 %3 to i32
  %16 = sext i32 %4 to i64
  %17 = sext i32 %6 to i64
  %18 = sext i32 %8 to i64
  %19 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %13, i32 %14, i32 %15, i64 %16, ptr %5, i64 %17, ptr %7, i64 %18, ptr %9)
  br label %34

20:
  %21 = sext i32 %4 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %21, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 2
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_s.turn(i64 %21, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = sext i32 %8 to i64
  %28 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_s.turn(i64 %21, i64 %21, ptr %7, i64 %27, ptr %28)
  %29 = sext i32 %1 to i64
  %30 = sext i8 %2 to i32
  %31 = sext i8 %3 to i32
  %32 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %33 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %29, i32 %30, i32 %31, i64 %21, ptr %26, i64 %32, ptr %28, i64 %32, ptr %9)
  call fastcc void @irad.body.drivers_s.put_back(i64 %21, i64 %21, ptr %26, ptr %5, i64 %22)
  call void @free(ptr %26)
  call fastcc void @irad.body.drivers_s.put_back(i64 %21, i64 %21, ptr %28, ptr %7, i64 %27)
  call void @free(ptr %28)
  br label %34

34:
  %35 = phi i32 [ %19, %12 ], [ %33, %20 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_sgelqf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %1 to i64
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  br i1 %7, label %13, label %11

11:
  %12 = call fastcc i32 @irad.body.drivers_s.reduce_rows(i64 %8, i64 %9, ptr %3, i64 %10, ptr %5)
  br label %20

13:
  %14 = mul nsw i64 %9, %8
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.drivers_s.turn(i64 %8, i64 %9, ptr %3, i64 %10, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %19 = call fastcc i32 @irad.body.drivers_s.reduce_rows(i64 %8, i64 %9, ptr %17, i64 %18, ptr %5)
  call fastcc void @irad.body.drivers_s.put_back(i64 %8, i64 %9, ptr %17, ptr %3, i64 %10)
  call void @free(ptr %17)
  br label %20

20:
  %21 = phi i32 [ %12, %11 ], [ %19, %13 ]
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_sorglq(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = sext i32 %2 to i64
  br i1 %8, label %15, label %11

11:
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = call fastcc i32 @irad.body.drivers_s.make_orthogonal_rows(i64 %9, i64 %10, i64 %12, ptr %4, i64 %13, ptr %6)
  br label %24

15:
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %10, %9
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_s.turn(i64 %9, i64 %10, ptr %4, i64 %16, ptr %20)
  %21 = sext i32 %3 to i64
  %22 = call i64 @llvm.smax.i64(i64 %9, i64 1)
  %23 = call fastcc i32 @irad.body.drivers_s.make_orthogonal_rows(i64 %9, i64 %10, i64 %21, ptr %20, i64 %22, ptr %6)
  call fastcc void @irad.body.drivers_s.put_back(i64 %9, i64 %10, ptr %20, ptr %4, i64 %16)
  call void @free(ptr %20)
  br label %24

24:
  %25 = phi i32 [ %14, %11 ], [ %23, %15 ]
  ret i32 %25
}

define internal i32 @irad.body.LAPACKE_sormlq(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
  %12 = and i8 %1, -33
  %13 = icmp eq i8 %12, 76
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %25, label %16

16:
  %17 = sext i32 %3 to i64
  %18 = sext i32 %4 to i64
  %19 = sext i32 %5 to i64
  %20 = and i8 %2, -33
  %21 = icmp ne i8 %20, 78
  %22 = zext i1 %21 to i32
  %23 = sext i32 %7 to i64
  %24 = sext i32 %10 to i64
  call fastcc void @irad.body.drivers_s.reflect_rows(i32 %14, i32 %22, i64 %17, i64 %18, i64 %19, ptr %6, i64 %23, ptr %8, ptr %9, i64 %24)
  br label %47

25:
  %26 = sext i32 %5 to i64
  %27 = select i1 %13, i32 %3, i32 %4
  %28 = sext i32 %27 to i64
  %29 = sext i32 %7 to i64
  %30 = mul nsw i64 %26, %28
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 2
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.drivers_s.turn(i64 %26, i64 %28, ptr %6, i64 %29, ptr %33)
  %34 = sext i32 %3 to i64
  %35 = sext i32 %4 to i64
  %36 = sext i32 %10 to i64
  %37 = mul nsw i64 %35, %34
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 1)
  %39 = shl i64 %38, 2
  %40 = call noalias ptr @malloc(i64 %39)
  call fastcc void @irad.body.drivers_s.turn(i64 %34, i64 %35, ptr %9, i64 %36, ptr %40)
  %41 = and i8 %2, -33
  %42 = icmp ne i8 %41, 78
  %43 = zext i1 %42 to i32
  %44 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %45 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  call fastcc void @irad.body.drivers_s.reflect_rows(i32 %14, i32 %43, i64 %34, i64 %35, i64 %26, ptr %33, i64 %44, ptr %8, ptr %40, i64 %45)
  %46 = sext i32 %10 to i64
  call fastcc void @irad.body.drivers_s.put_back(i64 %34, i64 %35, ptr %40, ptr %9, i64 %46)
  call void @free(ptr %40)
  call void @free(ptr %33)
  br label %47

47:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal i32 @irad.body.LAPACKE_spptrf(i32 %0, i8 signext %1, i32 %2, ptr %3) {
  %5 = icmp eq i32 %0, 101
  %6 = zext i1 %5 to i32
  %7 = sext i8 %1 to i32
  %8 = sext i32 %2 to i64
  %9 = call fastcc i32 @irad.body.drivers_s.packed_root(i32 %6, i32 %7, i64 %8, ptr %3)
  ret i32 %9
}

define internal i32 @irad.body.LAPACKE_spptrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6) {
  call fastcc void @irad.body.LAPACKE_spacked(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6)
  ret i32 0
}

define internal void @irad.body.LAPACKE_spacked(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6) unnamed_addr {
  %8 = icmp eq i32 %0, 101
  %9 = zext i1 %8 to i32
  br i1 %8, label %15, label %10

10:
  %11 = sext i8 %1 to i32
  %12 = sext i32 %2 to i64
  %13 = sext i32 %3 to i64
  %14 = sext i32 %6 to i64
  call fastcc void @irad.body.drivers_s.packed_solve(i32 %9, i32 %11, i64 %12, i64 %13, ptr %4, ptr %5, i64 %14)
  br label %25

15:
  %16 = sext i32 %2 to i64
  %17 = sext i32 %3 to i64
  %18 = sext i32 %6 to i64
  %19 = mul nsw i64 %17, %16
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.drivers_s.turn(i64 %16, i64 %17, ptr %5, i64 %18, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  call fastcc void @irad.body.drivers_s.packed_solve(i32 %9, i32 %23, i64 %16, i64 %17, ptr %4, ptr %22, i64 %24)
  call fastcc void @irad.body.drivers_s.put_back(i64 %16, i64 %17, ptr %22, ptr %5, i64 %18)
  call void @free(ptr %22)
  br label %25

25:
  ret void
}

define internal i32 @irad.body.LAPACKE_sppsv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = zext i1 %8 to i32
  %10 = sext i8 %1 to i32
  %11 = sext i32 %2 to i64
  %12 = call fastcc i32 @irad.body.drivers_s.packed_root(i32 %9, i32 %10, i64 %11, ptr %4)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %15

14:
  call fastcc void @irad.body.LAPACKE_spacked(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6)
  br label %15

15:
  ret i32 %12
}

define internal i32 @irad.body.LAPACKE_slacpy(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr readonly %4, i32 %5, ptr writeonly %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i8 %1 to i32
  br i1 %9, label %11, label %._crit_edge

._crit_edge:
  br label %17

11:
  %12 = or i32 %10, 32
  %13 = icmp eq i32 %12, 117
  br i1 %13, label %._crit_edge1, label %14

._crit_edge1:
  br label %17

14:
  %15 = icmp eq i32 %12, 108
  %16 = select i1 %15, i32 117, i32 %10
  br label %17

17:
  %18 = phi i32 [ %2, %._crit_edge1 ], [ %2, %14 ], [ %3, %._crit_edge ]
  %19 = phi i32 [ %3, %._crit_edge1 ], [ %3, %14 ], [ %2, %._crit_edge ]
  %20 = phi i32 [ 108, %._crit_edge1 ], [ %16, %14 ], [ %10, %._crit_edge ]
  %21 = sext i32 %19 to i64
  %22 = sext i32 %18 to i64
  %23 = sext i32 %5 to i64
  %24 = sext i32 %7 to i64
  call fastcc void @irad.body.drivers_s.copy_part(i32 %20, i64 %21, i64 %22, ptr %4, i64 %23, ptr %6, i64 %24)
  ret i32 0
}

define internal i32 @irad.body.LAPACKE_slaset(i32 %0, i8 signext %1, i32 %2, i32 %3, float %4, float %5, ptr writeonly %6, i32 %7) {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store float %4, ptr %9, align 4
  store float %5, ptr %10, align 4
  %11 = icmp eq i32 %0, 101
  %12 = sext i8 %1 to i32
  br i1 %11, label %13, label %._crit_edge

._crit_edge:
  br label %19

13:
  %14 = or i32 %12, 32
  %15 = icmp eq i32 %14, 117
  br i1 %15, label %._crit_edge1, label %16

._crit_edge1:
  br label %19

16:
  %17 = icmp eq i32 %14, 108
  %18 = select i1 %17, i32 117, i32 %12
  br label %19

19:
  %20 = phi i32 [ %2, %._crit_edge1 ], [ %2, %16 ], [ %3, %._crit_edge ]
  %21 = phi i32 [ %3, %._crit_edge1 ], [ %3, %16 ], [ %2, %._crit_edge ]
  %22 = phi i32 [ 108, %._crit_edge1 ], [ %18, %16 ], [ %12, %._crit_edge ]
  %23 = sext i32 %21 to i64
  %24 = sext i32 %20 to i64
  %25 = sext i32 %7 to i64
  call fastcc void @irad.body.drivers_s.set_part(i32 %22, i64 %23, i64 %24, ptr nonnull %9, ptr nonnull %10, ptr %6, i64 %25)
  ret i32 0
}

define internal float @irad.body.LAPACKE_slange(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) {
  %7 = sext i8 %1 to i32
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %17

9:
  %10 = icmp eq i8 %1, 49
  %11 = or i32 %7, 32
  %12 = icmp eq i32 %11, 111
  %13 = or i1 %10, %12
  %14 = select i1 %13, i32 105, i32 %7
  %15 = icmp eq i32 %11, 105
  %16 = select i1 %15, i32 49, i32 %14
  br label %17

17:
  %18 = phi i32 [ %3, %9 ], [ %2, %._crit_edge ]
  %19 = phi i32 [ %2, %9 ], [ %3, %._crit_edge ]
  %20 = phi i32 [ %16, %9 ], [ %7, %._crit_edge ]
  %21 = sext i32 %18 to i64
  %22 = sext i32 %19 to i64
  %23 = sext i32 %5 to i64
  %24 = call fastcc float @irad.body.drivers_s.norm_of(i32 %20, i64 %21, i64 %22, ptr %4, i64 %23)
  ret float %24
}

define internal void @irad.body.sgeqp3(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, -1
  br i1 %11, label %12, label %17

12:
  %13 = load i32, ptr %1, align 4
  %14 = mul nsw i32 %13, 3
  %15 = add nsw i32 %14, 1
  %16 = sitofp i32 %15 to float
  store float %16, ptr %6, align 4
  br label %25

17:
  %18 = load i32, ptr %0, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %1, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = call fastcc i32 @irad.body.drivers_s.pivoted_factors(i64 %19, i64 %21, ptr %2, i64 %23, ptr %4, i64 4, ptr %5)
  store i32 %24, ptr %8, align 4
  br label %25

25:
  ret void
}

define internal i32 @irad.body.drivers_s.pivoted_factors(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5, ptr %6) unnamed_addr {
  %8 = mul nsw i64 %1, %0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = shl i64 %9, 2
  %11 = call noalias ptr @malloc(i64 %10)
  %12 = call noalias ptr @malloc(i64 %10)
  %13 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  %16 = icmp sgt i64 %0, 0
  %17 = icmp sgt i64 %1, 0
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %24

19:
  %20 = add nuw i64 %1, 4611686018427387903
  %21 = mul i64 %3, %20
  %22 = add i64 %21, %0
  %23 = shl i64 %22, 2
  call void @__irad_float(ptr %2, i64 %23)
  br label %24

24:
  %25 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %._crit_edge4

._crit_edge4:
  br label %29

27:
  %28 = shl i64 %25, 2
  call void @__irad_float(ptr %6, i64 %28)
  br label %29

29:
  br i1 %17, label %30, label %._crit_edge5

._crit_edge5:
  br label %35

30:
  %31 = mul nuw nsw i64 %5, %1
  call void @__irad_integer(ptr %4, i64 %31)
  %32 = icmp eq i64 %5, 8
  %33 = shl i64 %0, 2
  %34 = shl i64 %3, 2
  br label %40

.loopexit3:
  %.lcssa23 = phi i64 [ %64, %66 ]
  br label %35

35:
  %36 = phi i64 [ 0, %._crit_edge5 ], [ %.lcssa23, %.loopexit3 ]
  br i1 %26, label %37, label %._crit_edge6

._crit_edge6:
  br label %77

37:
  %38 = mul nsw i64 %0, %0
  %39 = uitofp nneg i64 %38 to double
  br label %71

40:
  %41 = phi i64 [ 0, %30 ], [ %64, %._crit_edge9 ]
  %42 = phi i64 [ 0, %30 ], [ %67, %._crit_edge9 ]
  %43 = mul i64 %33, %42
  %44 = getelementptr i8, ptr %11, i64 %43
  %45 = mul i64 %34, %42
  %46 = getelementptr i8, ptr %2, i64 %45
  %47 = getelementptr i8, ptr %12, i64 %43
  %48 = getelementptr inbounds nuw i64, ptr %15, i64 %42
  store i64 %42, ptr %48, align 8
  br i1 %32, label %49, label %52

49:
  %50 = getelementptr inbounds nuw i64, ptr %4, i64 %42
  %51 = load i64, ptr %50, align 8
  br label %56

52:
  %53 = getelementptr inbounds nuw i32, ptr %4, i64 %42
  %54 = load i32, ptr %53, align 4
  %55 = sext i32 %54 to i64
  br label %56

56:
  %57 = phi i64 [ %51, %49 ], [ %55, %52 ]
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %59, label %._crit_edge7

._crit_edge7:
  br label %63

59:
  %60 = getelementptr inbounds i64, ptr %15, i64 %41
  %61 = load i64, ptr %60, align 8
  store i64 %61, ptr %48, align 8
  %62 = add nsw i64 %41, 1
  store i64 %42, ptr %60, align 8
  br label %63

63:
  %64 = phi i64 [ %62, %59 ], [ %41, %._crit_edge7 ]
  br i1 %16, label %65, label %._crit_edge8

._crit_edge8:
  br label %66

65:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %47, ptr align 4 %46, i64 %33, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %44, ptr align 4 %46, i64 %33, i1 false)
  br label %66

66:
  %67 = add nuw nsw i64 %42, 1
  %68 = icmp eq i64 %67, %1
  br i1 %68, label %.loopexit3, label %._crit_edge9

._crit_edge9:
  br label %40

.loopexit1:
  br label %69

69:
  %70 = icmp eq i64 %75, %25
  br i1 %70, label %.loopexit2, label %._crit_edge10

._crit_edge10:
  br label %71

71:
  %72 = phi double [ 0.000000e+00, %37 ], [ %95, %._crit_edge10 ]
  %73 = phi i64 [ 0, %37 ], [ %75, %._crit_edge10 ]
  %74 = icmp slt i64 %73, %36
  %75 = add nuw nsw i64 %73, 1
  %76 = select i1 %74, i64 %75, i64 %1
  br label %82

.loopexit2:
  br label %77

77:
  br i1 %17, label %78, label %._crit_edge11

._crit_edge11:
  br label %157

78:
  %79 = icmp eq i64 %5, 8
  %80 = shl i64 %3, 2
  %81 = shl nuw i64 %0, 2
  br label %159

82:
  %83 = phi i64 [ %73, %71 ], [ %109, %._crit_edge13 ]
  %84 = phi i64 [ %73, %71 ], [ %108, %._crit_edge13 ]
  %85 = phi double [ -1.000000e+00, %71 ], [ %107, %._crit_edge13 ]
  %86 = getelementptr inbounds nuw i64, ptr %15, i64 %83
  %87 = load i64, ptr %86, align 8
  %88 = mul nsw i64 %87, %0
  %89 = getelementptr float, ptr %11, i64 %88
  br label %111

90:
  %.lcssa21 = phi double [ %107, %105 ]
  %.lcssa20 = phi i64 [ %108, %105 ]
  %91 = icmp eq i64 %73, 0
  %92 = fmul double %.lcssa21, 0x3E8000000102F4FD
  %93 = fmul double %92, 0x3E8000000102F4FD
  %94 = fmul double %93, %39
  %95 = select i1 %91, double %94, double %72
  %96 = fcmp ugt double %.lcssa21, %95
  %97 = select i1 %96, i64 %.lcssa20, i64 %73
  %98 = getelementptr inbounds i64, ptr %15, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i64, ptr %15, i64 %73
  %101 = load i64, ptr %100, align 8
  store i64 %101, ptr %98, align 8
  store i64 %99, ptr %100, align 8
  %102 = fcmp ogt double %.lcssa21, %95
  %103 = icmp slt i64 %75, %1
  %104 = select i1 %103, i1 %102, i1 false
  br i1 %104, label %121, label %._crit_edge12

._crit_edge12:
  br label %69

105:
  %.lcssa = phi double [ %118, %111 ]
  %106 = fcmp ogt double %.lcssa, %85
  %107 = select i1 %106, double %.lcssa, double %85
  %108 = select i1 %106, i64 %83, i64 %84
  %109 = add nuw nsw i64 %83, 1
  %110 = icmp slt i64 %109, %76
  br i1 %110, label %._crit_edge13, label %90

._crit_edge13:
  br label %82

111:
  %112 = phi i64 [ 0, %82 ], [ %119, %._crit_edge14 ]
  %113 = phi double [ 0.000000e+00, %82 ], [ %118, %._crit_edge14 ]
  %114 = getelementptr float, ptr %89, i64 %112
  %115 = load float, ptr %114, align 4
  %116 = fmul float %115, %115
  %117 = fpext float %116 to double
  %118 = fadd double %113, %117
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, %0
  br i1 %120, label %105, label %._crit_edge14

._crit_edge14:
  br label %111

121:
  %122 = mul nsw i64 %99, %0
  %123 = getelementptr float, ptr %11, i64 %122
  %124 = fptrunc double %.lcssa21 to float
  br label %125

125:
  %126 = phi i64 [ %75, %121 ], [ %145, %._crit_edge16 ]
  %127 = getelementptr inbounds nuw i64, ptr %15, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = mul nsw i64 %128, %0
  %130 = getelementptr inbounds float, ptr %11, i64 %129
  br label %133

131:
  %.lcssa22 = phi float [ %141, %133 ]
  %132 = fdiv float %.lcssa22, %124
  br label %147

133:
  %134 = phi i64 [ %142, %._crit_edge15 ], [ 0, %125 ]
  %135 = phi float [ %141, %._crit_edge15 ], [ 0.000000e+00, %125 ]
  %136 = getelementptr float, ptr %123, i64 %134
  %137 = load float, ptr %136, align 4
  %138 = getelementptr inbounds nuw float, ptr %130, i64 %134
  %139 = load float, ptr %138, align 4
  %140 = fmul float %137, %139
  %141 = fadd float %135, %140
  %142 = add nuw nsw i64 %134, 1
  %143 = icmp eq i64 %142, %0
  br i1 %143, label %131, label %._crit_edge15

._crit_edge15:
  br label %133

144:
  %145 = add nuw nsw i64 %126, 1
  %146 = icmp slt i64 %145, %1
  br i1 %146, label %._crit_edge16, label %.loopexit1

._crit_edge16:
  br label %125

147:
  %148 = phi i64 [ %155, %._crit_edge17 ], [ 0, %131 ]
  %149 = getelementptr float, ptr %123, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = fmul float %132, %150
  %152 = getelementptr inbounds nuw float, ptr %130, i64 %148
  %153 = load float, ptr %152, align 4
  %154 = fsub float %153, %151
  store float %154, ptr %152, align 4
  %155 = add nuw nsw i64 %148, 1
  %156 = icmp eq i64 %155, %0
  br i1 %156, label %144, label %._crit_edge17

._crit_edge17:
  br label %147

.loopexit:
  br label %157

157:
  call void @free(ptr %11)
  call void @free(ptr %12)
  call void @free(ptr %15)
  %158 = call i32 @irad_la_sgeqrf(i64 %0, i64 %1, ptr %2, i64 %3, ptr %6)
  ret i32 %158

159:
  %160 = phi i64 [ 0, %78 ], [ %177, %._crit_edge19 ]
  %161 = mul i64 %80, %160
  %162 = getelementptr i8, ptr %2, i64 %161
  %163 = getelementptr inbounds nuw i64, ptr %15, i64 %160
  %164 = load i64, ptr %163, align 8
  br i1 %79, label %165, label %168

165:
  %166 = add nsw i64 %164, 1
  %167 = getelementptr inbounds nuw i64, ptr %4, i64 %160
  store i64 %166, ptr %167, align 8
  br label %172

168:
  %169 = trunc i64 %164 to i32
  %170 = add nsw i32 %169, 1
  %171 = getelementptr inbounds nuw i32, ptr %4, i64 %160
  store i32 %170, ptr %171, align 4
  br label %172

172:
  br i1 %16, label %173, label %._crit_edge18

._crit_edge18:
  br label %176

173:
  %174 = mul nsw i64 %164, %0
  %175 = getelementptr float, ptr %12, i64 %174
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %162, ptr align 4 %175, i64 %81, i1 false)
  br label %176

176:
  %177 = add nuw nsw i64 %160, 1
  %178 = icmp eq i64 %177, %1
  br i1 %178, label %.loopexit, label %._crit_edge19

._crit_edge19:
  br label %159
}

define internal i32 @irad.body.LAPACKE_sgeqp3(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  br i1 %8, label %14, label %12

12:
  %13 = call fastcc i32 @irad.body.drivers_s.pivoted_factors(i64 %9, i64 %10, ptr %3, i64 %11, ptr %5, i64 4, ptr %6)
  br label %21

14:
  %15 = mul nsw i64 %10, %9
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 2
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.drivers_s.turn(i64 %9, i64 %10, ptr %3, i64 %11, ptr %18)
  %19 = call i64 @llvm.smax.i64(i64 %9, i64 1)
  %20 = call fastcc i32 @irad.body.drivers_s.pivoted_factors(i64 %9, i64 %10, ptr %18, i64 %19, ptr %5, i64 4, ptr %6)
  call fastcc void @irad.body.drivers_s.put_back(i64 %9, i64 %10, ptr %18, ptr %3, i64 %11)
  call void @free(ptr %18)
  br label %21

21:
  %22 = phi i32 [ %13, %12 ], [ %20, %14 ]
  ret i32 %22
}

define internal void @irad.body.sgelsd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly %12, ptr writeonly initializes((0, 8)) %13) {
  store i64 0, ptr %13, align 8
  %15 = load i64, ptr %11, align 8
  %16 = icmp eq i64 %15, -1
  %17 = load i64, ptr %0, align 8
  %18 = load i64, ptr %1, align 8
  br i1 %16, label %19, label %33

19:
  %20 = call i64 @llvm.smin.i64(i64 %17, i64 %18)
  %21 = add nsw i64 %18, %17
  %22 = mul nsw i64 %21, 12
  %23 = load i64, ptr %2, align 8
  %24 = shl nsw i64 %23, 1
  %25 = call i64 @llvm.smax.i64(i64 %17, i64 %18)
  %26 = mul nsw i64 %24, %25
  %27 = add nsw i64 %26, %22
  %28 = shl i64 %27, 6
  %29 = add i64 %28, 64000
  %30 = sitofp i64 %29 to float
  store float %30, ptr %10, align 4
  %31 = shl nsw i64 %20, 6
  %32 = add nsw i64 %31, 64
  store i64 %32, ptr %12, align 8
  br label %39

33:
  %34 = load i64, ptr %2, align 8
  %35 = load i64, ptr %4, align 8
  %36 = load i64, ptr %6, align 8
  %37 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %17, i64 %18, i64 %34, ptr %3, i64 %35, ptr %5, i64 %36, ptr %7, ptr %8, ptr %9, i64 8)
  %38 = sext i32 %37 to i64
  store i64 %38, ptr %13, align 8
  br label %39

39:
  ret void
}

define internal void @irad.body.sgelss_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 8)) %12) {
  store i64 0, ptr %12, align 8
  %14 = load i64, ptr %11, align 8
  %15 = icmp eq i64 %14, -1
  %16 = load i64, ptr %0, align 8
  %17 = load i64, ptr %1, align 8
  br i1 %15, label %18, label %28

18:
  %19 = add nsw i64 %17, %16
  %20 = mul nsw i64 %19, 12
  %21 = load i64, ptr %2, align 8
  %22 = shl nsw i64 %21, 1
  %23 = call i64 @llvm.smax.i64(i64 %16, i64 %17)
  %24 = mul nsw i64 %22, %23
  %25 = add i64 %20, 1000
  %26 = add i64 %25, %24
  %27 = sitofp i64 %26 to float
  store float %27, ptr %10, align 4
  br label %34

28:
  %29 = load i64, ptr %2, align 8
  %30 = load i64, ptr %4, align 8
  %31 = load i64, ptr %6, align 8
  %32 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %16, i64 %17, i64 %29, ptr %3, i64 %30, ptr %5, i64 %31, ptr %7, ptr %8, ptr %9, i64 8)
  %33 = sext i32 %32 to i64
  store i64 %33, ptr %12, align 8
  br label %34

34:
  ret void
}

define internal void @irad.body.sgelsy_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 8)) %12) {
  store i64 0, ptr %12, align 8
  %14 = load i64, ptr %11, align 8
  %15 = icmp eq i64 %14, -1
  %16 = load i64, ptr %0, align 8
  %17 = load i64, ptr %1, align 8
  br i1 %15, label %18, label %28

18:
  %19 = add nsw i64 %17, %16
  %20 = mul nsw i64 %19, 12
  %21 = load i64, ptr %2, align 8
  %22 = shl nsw i64 %21, 1
  %23 = call i64 @llvm.smax.i64(i64 %16, i64 %17)
  %24 = mul nsw i64 %22, %23
  %25 = add i64 %20, 1000
  %26 = add i64 %25, %24
  %27 = sitofp i64 %26 to float
  store float %27, ptr %10, align 4
  br label %50

28:
  %29 = load i64, ptr %2, align 8
  %30 = load i64, ptr %4, align 8
  %31 = load i64, ptr %6, align 8
  %32 = call i64 @llvm.smin.i64(i64 %16, i64 %17)
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %34 = shl i64 %33, 2
  %35 = call noalias ptr @malloc(i64 %34)
  %36 = icmp sgt i64 %17, 0
  br i1 %36, label %39, label %37

37:
  %38 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %16, i64 %17, i64 %29, ptr %3, i64 %30, ptr %5, i64 %31, ptr %35, ptr %8, ptr %9, i64 8)
  br label %47

39:
  %40 = shl nuw nsw i64 %17, 3
  call void @__irad_integer(ptr %7, i64 %40)
  %41 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %16, i64 %17, i64 %29, ptr %3, i64 %30, ptr %5, i64 %31, ptr %35, ptr %8, ptr %9, i64 8)
  br label %42

42:
  %43 = phi i64 [ %45, %._crit_edge ], [ 0, %39 ]
  %44 = getelementptr inbounds nuw i64, ptr %7, i64 %43
  store i64 0, ptr %44, align 8
  %45 = add nuw nsw i64 %43, 1
  %46 = icmp eq i64 %45, %17
  br i1 %46, label %.loopexit, label %._crit_edge

._crit_edge:
  br label %42

.loopexit:
  br label %47

47:
  %48 = phi i32 [ %38, %37 ], [ %41, %.loopexit ]
  call void @free(ptr %35)
  %49 = sext i32 %48 to i64
  store i64 %49, ptr %12, align 8
  br label %50

50:
  ret void
}

define internal void @irad.body.ssyevr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readnone %10, ptr writeonly %11, ptr %12, ptr writeonly %13, ptr readonly %14, ptr writeonly %15, ptr writeonly %16, ptr readonly %17, ptr writeonly %18, ptr readonly %19, ptr writeonly initializes((0, 8)) %20) {
  %22 = alloca i32, align 4
  store i64 0, ptr %20, align 8
  %23 = load i64, ptr %17, align 8
  %24 = icmp eq i64 %23, -1
  br i1 %24, label %._crit_edge, label %25

._crit_edge:
  br label %57

25:
  %26 = load i64, ptr %19, align 8
  %27 = icmp eq i64 %26, -1
  br i1 %27, label %._crit_edge1, label %28

._crit_edge1:
  br label %57

28:
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  %29 = load i8, ptr %0, align 1
  %30 = sext i8 %29 to i32
  %31 = load i8, ptr %1, align 1
  %32 = sext i8 %31 to i32
  %33 = load i8, ptr %2, align 1
  %34 = sext i8 %33 to i32
  %35 = load i64, ptr %3, align 8
  %36 = load i64, ptr %5, align 8
  %37 = load i64, ptr %8, align 8
  %38 = load i64, ptr %9, align 8
  %39 = load i64, ptr %14, align 8
  %40 = call fastcc i64 @irad.body.drivers_s.some_of_spectrum(i32 %30, i32 %32, i32 %34, i64 %35, ptr %4, i64 %36, ptr %6, ptr %7, i64 %37, i64 %38, ptr %12, ptr %13, i64 %39, ptr %22)
  store i64 %40, ptr %11, align 8
  %41 = load i32, ptr %22, align 4
  %42 = sext i32 %41 to i64
  store i64 %42, ptr %20, align 8
  %43 = icmp sgt i64 %40, 0
  br i1 %43, label %.preheader, label %._crit_edge2

._crit_edge2:
  br label %49

.preheader:
  br label %44

44:
  %45 = phi i64 [ %55, %._crit_edge3 ], [ 0, %.preheader ]
  %46 = load i8, ptr %0, align 1
  %47 = and i8 %46, -33
  %48 = icmp eq i8 %47, 86
  br i1 %48, label %50, label %..loopexit_crit_edge

..loopexit_crit_edge:
  br label %.loopexit

.loopexitsplit:
  br label %.loopexit

.loopexit:
  br label %49

49:
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %65

50:
  %51 = shl nuw nsw i64 %45, 4
  %52 = getelementptr inbounds nuw i8, ptr %15, i64 %51
  store i64 1, ptr %52, align 8
  %53 = load i64, ptr %3, align 8
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store i64 %53, ptr %54, align 8
  %55 = add nuw nsw i64 %45, 1
  %56 = icmp eq i64 %55, %40
  br i1 %56, label %.loopexitsplit, label %._crit_edge3

._crit_edge3:
  br label %44

57:
  %58 = load i64, ptr %3, align 8
  %59 = call i64 @llvm.smax.i64(i64 %58, i64 1)
  %60 = mul nuw nsw i64 %59, 33
  %61 = uitofp nneg i64 %60 to float
  store float %61, ptr %16, align 4
  %62 = load i64, ptr %3, align 8
  %63 = call i64 @llvm.smax.i64(i64 %62, i64 1)
  %64 = mul nuw nsw i64 %63, 10
  store i64 %64, ptr %18, align 8
  br label %65

65:
  ret void
}

define internal void @irad.body.ssyevx_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readnone %10, ptr writeonly %11, ptr %12, ptr writeonly %13, ptr readonly %14, ptr writeonly %15, ptr readonly %16, ptr readnone %17, ptr writeonly %18, ptr writeonly initializes((0, 8)) %19) {
  %21 = alloca i32, align 4
  store i64 0, ptr %19, align 8
  %22 = load i64, ptr %16, align 8
  %23 = icmp eq i64 %22, -1
  br i1 %23, label %24, label %29

24:
  %25 = load i64, ptr %3, align 8
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = mul nuw nsw i64 %26, 33
  %28 = uitofp nneg i64 %27 to float
  store float %28, ptr %15, align 4
  br label %55

29:
  call void @llvm.lifetime.start.p0(ptr nonnull %21)
  %30 = load i8, ptr %0, align 1
  %31 = sext i8 %30 to i32
  %32 = load i8, ptr %1, align 1
  %33 = sext i8 %32 to i32
  %34 = load i8, ptr %2, align 1
  %35 = sext i8 %34 to i32
  %36 = load i64, ptr %3, align 8
  %37 = load i64, ptr %5, align 8
  %38 = load i64, ptr %8, align 8
  %39 = load i64, ptr %9, align 8
  %40 = load i64, ptr %14, align 8
  %41 = call fastcc i64 @irad.body.drivers_s.some_of_spectrum(i32 %31, i32 %33, i32 %35, i64 %36, ptr %4, i64 %37, ptr %6, ptr %7, i64 %38, i64 %39, ptr %12, ptr %13, i64 %40, ptr %21)
  store i64 %41, ptr %11, align 8
  %42 = load i32, ptr %21, align 4
  %43 = sext i32 %42 to i64
  store i64 %43, ptr %19, align 8
  %44 = icmp sgt i64 %41, 0
  br i1 %44, label %.preheader, label %._crit_edge

._crit_edge:
  br label %50

.preheader:
  br label %45

45:
  %46 = phi i64 [ %53, %._crit_edge1 ], [ 0, %.preheader ]
  %47 = load i8, ptr %0, align 1
  %48 = and i8 %47, -33
  %49 = icmp eq i8 %48, 86
  br i1 %49, label %51, label %..loopexit_crit_edge

..loopexit_crit_edge:
  br label %.loopexit

.loopexitsplit:
  br label %.loopexit

.loopexit:
  br label %50

50:
  call void @llvm.lifetime.end.p0(ptr nonnull %21)
  br label %55

51:
  %52 = getelementptr inbounds nuw i64, ptr %18, i64 %46
  store i64 0, ptr %52, align 8
  %53 = add nuw nsw i64 %46, 1
  %54 = icmp eq i64 %53, %41
  br i1 %54, label %.loopexitsplit, label %._crit_edge1

._crit_edge1:
  br label %45

55:
  ret void
}

define internal void @irad.body.ssygv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr writeonly %9, ptr readonly %10, ptr writeonly initializes((0, 8)) %11) {
  store i64 0, ptr %11, align 8
  %13 = load i64, ptr %10, align 8
  %14 = icmp eq i64 %13, -1
  br i1 %14, label %15, label %20

15:
  %16 = load i64, ptr %3, align 8
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = mul nuw nsw i64 %17, 33
  %19 = uitofp nneg i64 %18 to float
  store float %19, ptr %9, align 4
  br label %31

20:
  %21 = load i64, ptr %0, align 8
  %22 = load i8, ptr %1, align 1
  %23 = sext i8 %22 to i32
  %24 = load i8, ptr %2, align 1
  %25 = sext i8 %24 to i32
  %26 = load i64, ptr %3, align 8
  %27 = load i64, ptr %5, align 8
  %28 = load i64, ptr %7, align 8
  %29 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %21, i32 %23, i32 %25, i64 %26, ptr %4, i64 %27, ptr %6, i64 %28, ptr %8)
  %30 = sext i32 %29 to i64
  store i64 %30, ptr %11, align 8
  br label %31

31:
  ret void
}

define internal void @irad.body.ssygvd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr writeonly %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr writeonly initializes((0, 8)) %13) {
  store i64 0, ptr %13, align 8
  %15 = load i64, ptr %10, align 8
  %16 = icmp eq i64 %15, -1
  br i1 %16, label %._crit_edge, label %17

._crit_edge:
  br label %31

17:
  %18 = load i64, ptr %12, align 8
  %19 = icmp eq i64 %18, -1
  br i1 %19, label %._crit_edge1, label %20

._crit_edge1:
  br label %31

20:
  %21 = load i64, ptr %0, align 8
  %22 = load i8, ptr %1, align 1
  %23 = sext i8 %22 to i32
  %24 = load i8, ptr %2, align 1
  %25 = sext i8 %24 to i32
  %26 = load i64, ptr %3, align 8
  %27 = load i64, ptr %5, align 8
  %28 = load i64, ptr %7, align 8
  %29 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %21, i32 %23, i32 %25, i64 %26, ptr %4, i64 %27, ptr %6, i64 %28, ptr %8)
  %30 = sext i32 %29 to i64
  store i64 %30, ptr %13, align 8
  br label %41

31:
  %32 = load i64, ptr %3, align 8
  %33 = shl i64 %32, 1
  %34 = add i64 %33, 6
  %35 = mul i64 %34, %32
  %36 = or disjoint i64 %35, 1
  %37 = sitofp i64 %36 to float
  store float %37, ptr %9, align 4
  %38 = load i64, ptr %3, align 8
  %39 = mul nsw i64 %38, 5
  %40 = add nsw i64 %39, 3
  store i64 %40, ptr %11, align 8
  br label %41

41:
  ret void
}

define internal void @irad.body.sgelqf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  %11 = load i64, ptr %0, align 8
  br i1 %10, label %12, label %14

12:
  %13 = sitofp i64 %11 to float
  store float %13, ptr %5, align 4
  br label %19

14:
  %15 = load i64, ptr %1, align 8
  %16 = load i64, ptr %3, align 8
  %17 = call fastcc i32 @irad.body.drivers_s.reduce_rows(i64 %11, i64 %15, ptr %2, i64 %16, ptr %4)
  %18 = sext i32 %17 to i64
  store i64 %18, ptr %7, align 8
  br label %19

19:
  ret void
}

define internal void @irad.body.sorglq_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  store i64 0, ptr %8, align 8
  %10 = load i64, ptr %7, align 8
  %11 = icmp eq i64 %10, -1
  %12 = load i64, ptr %0, align 8
  br i1 %11, label %13, label %15

13:
  %14 = sitofp i64 %12 to float
  store float %14, ptr %6, align 4
  br label %21

15:
  %16 = load i64, ptr %1, align 8
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %4, align 8
  %19 = call fastcc i32 @irad.body.drivers_s.make_orthogonal_rows(i64 %12, i64 %16, i64 %17, ptr %3, i64 %18, ptr %5)
  %20 = sext i32 %19 to i64
  store i64 %20, ptr %8, align 8
  br label %21

21:
  ret void
}

define internal void @irad.body.sormlq_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 8)) %12) {
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
  call fastcc void @irad.body.drivers_s.reflect_rows(i32 %25, i32 %29, i64 %30, i64 %31, i64 %32, ptr %5, i64 %33, ptr %7, ptr %8, i64 %34)
  br label %35

35:
  ret void
}

define internal void @irad.body.spptrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load i8, ptr %0, align 1
  %6 = sext i8 %5 to i32
  %7 = load i64, ptr %1, align 8
  %8 = call fastcc i32 @irad.body.drivers_s.packed_root(i32 0, i32 %6, i64 %7, ptr %2)
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %3, align 8
  ret void
}

define internal void @irad.body.spptrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %5, align 8
  call fastcc void @irad.body.drivers_s.packed_solve(i32 0, i32 %9, i64 %10, i64 %11, ptr %3, ptr %4, i64 %12)
  store i64 0, ptr %6, align 8
  ret void
}

define internal void @irad.body.sppsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = call fastcc i32 @irad.body.drivers_s.packed_root(i32 0, i32 %9, i64 %10, ptr %3)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %19

13:
  %14 = load i8, ptr %0, align 1
  %15 = sext i8 %14 to i32
  %16 = load i64, ptr %1, align 8
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %5, align 8
  call fastcc void @irad.body.drivers_s.packed_solve(i32 0, i32 %15, i64 %16, i64 %17, ptr %3, ptr %4, i64 %18)
  br label %19

19:
  %20 = sext i32 %11 to i64
  store i64 %20, ptr %6, align 8
  ret void
}

define internal void @irad.body.slacpy_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  call fastcc void @irad.body.drivers_s.copy_part(i32 %9, i64 %10, i64 %11, ptr %3, i64 %12, ptr %5, i64 %13)
  ret void
}

define internal void @irad.body.slaset_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %6, align 8
  call fastcc void @irad.body.drivers_s.set_part(i32 %9, i64 %10, i64 %11, ptr %3, ptr %4, ptr %5, i64 %12)
  ret void
}

define internal float @irad.body.slange_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readnone %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = call fastcc float @irad.body.drivers_s.norm_of(i32 %8, i64 %9, i64 %10, ptr %3, i64 %11)
  ret float %12
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgelsd_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, float %9, ptr writeonly %10) {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %9, ptr %12, align 4
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %16, label %14

14:
  %15 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr nonnull %12, ptr %10, i64 8)
  br label %29

16:
  %17 = call i64 @llvm.smax.i64(i64 %1, i64 %2)
  %18 = mul nsw i64 %2, %1
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.drivers_s.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %21)
  %22 = mul nsw i64 %17, %3
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 2
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.drivers_s.turn(i64 %17, i64 %3, ptr %6, i64 %7, ptr %25)
  %26 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %27 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %28 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %21, i64 %26, ptr %25, i64 %27, ptr %8, ptr nonnull %12, ptr %10, i64 8)
  call fastcc void @irad.body.drivers_s.put_back(i64 %1, i64 %2, ptr %21, ptr %4, i64 %5)
  call void @free(ptr %21)
  call fastcc void @irad.body.drivers_s.put_back(i64 %17, i64 %3, ptr %25, ptr %6, i64 %7)
  call void @free(ptr %25)
  br label %29

29:
  %30 = phi i32 [ %15, %14 ], [ %28, %16 ]
  %31 = sext i32 %30 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i64 %31
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgelss_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, float %9, ptr writeonly %10) {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %9, ptr %12, align 4
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %16, label %14

14:
  %15 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr nonnull %12, ptr %10, i64 8)
  br label %29

16:
  %17 = call i64 @llvm.smax.i64(i64 %1, i64 %2)
  %18 = mul nsw i64 %2, %1
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.drivers_s.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %21)
  %22 = mul nsw i64 %17, %3
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 2
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.drivers_s.turn(i64 %17, i64 %3, ptr %6, i64 %7, ptr %25)
  %26 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %27 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %28 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %21, i64 %26, ptr %25, i64 %27, ptr %8, ptr nonnull %12, ptr %10, i64 8)
  call fastcc void @irad.body.drivers_s.put_back(i64 %1, i64 %2, ptr %21, ptr %4, i64 %5)
  call void @free(ptr %21)
  call fastcc void @irad.body.drivers_s.put_back(i64 %17, i64 %3, ptr %25, ptr %6, i64 %7)
  call void @free(ptr %25)
  br label %29

29:
  %30 = phi i32 [ %15, %14 ], [ %28, %16 ]
  %31 = sext i32 %30 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i64 %31
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgelsy_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, float %9, ptr writeonly %10) {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %9, ptr %12, align 4
  %13 = call i64 @llvm.smax.i64(i64 %1, i64 %2)
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %15, label %._crit_edge

._crit_edge:
  br label %26

15:
  %16 = mul nsw i64 %2, %1
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.drivers_s.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %19)
  %20 = mul nsw i64 %13, %3
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 2
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.drivers_s.turn(i64 %13, i64 %3, ptr %6, i64 %7, ptr %23)
  %24 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %25 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  br label %26

26:
  %27 = phi i64 [ %24, %15 ], [ %5, %._crit_edge ]
  %28 = phi ptr [ %19, %15 ], [ %4, %._crit_edge ]
  %29 = phi ptr [ %23, %15 ], [ %6, %._crit_edge ]
  %30 = phi i64 [ %25, %15 ], [ %7, %._crit_edge ]
  %31 = icmp eq ptr %8, null
  br i1 %31, label %50, label %32

32:
  %33 = call i64 @llvm.smin.i64(i64 %1, i64 %2)
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = shl i64 %34, 2
  %36 = call noalias ptr @malloc(i64 %35)
  %37 = icmp sgt i64 %2, 0
  br i1 %37, label %40, label %38

38:
  %39 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %28, i64 %27, ptr %29, i64 %30, ptr %36, ptr nonnull %12, ptr %10, i64 8)
  br label %48

40:
  %41 = shl nuw nsw i64 %2, 3
  call void @__irad_integer(ptr nonnull %8, i64 %41)
  %42 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %28, i64 %27, ptr %29, i64 %30, ptr %36, ptr nonnull %12, ptr %10, i64 8)
  br label %43

43:
  %44 = phi i64 [ %46, %._crit_edge1 ], [ 0, %40 ]
  %45 = getelementptr inbounds nuw i64, ptr %8, i64 %44
  store i64 0, ptr %45, align 8
  %46 = add nuw nsw i64 %44, 1
  %47 = icmp eq i64 %46, %2
  br i1 %47, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %43

.loopexit:
  br label %48

48:
  %49 = phi i32 [ %39, %38 ], [ %42, %.loopexit ]
  call void @free(ptr %36)
  br label %52

50:
  %51 = call fastcc i32 @irad.body.drivers_s.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %28, i64 %27, ptr %29, i64 %30, ptr null, ptr nonnull %12, ptr %10, i64 8)
  br label %52

52:
  %53 = phi i32 [ %49, %48 ], [ %51, %50 ]
  br i1 %14, label %54, label %._crit_edge2

._crit_edge2:
  br label %55

54:
  call fastcc void @irad.body.drivers_s.put_back(i64 %1, i64 %2, ptr %28, ptr %4, i64 %5)
  call void @free(ptr %28)
  call fastcc void @irad.body.drivers_s.put_back(i64 %13, i64 %3, ptr %29, ptr %6, i64 %7)
  call void @free(ptr %29)
  br label %55

55:
  %56 = sext i32 %53 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i64 %56
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssyevr_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, float %7, float %8, i64 %9, i64 %10, float %11, ptr initializes((0, 8)) %12, ptr %13, ptr writeonly %14, i64 %15, ptr writeonly %16) {
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store float %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %20 = call fastcc i64 @irad.body.LAPACKE_ssome_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr %18, ptr %19, i64 %9, i64 %10, ptr %12, ptr %13, ptr %14, i64 %15)
  %21 = and i8 %1, -33
  %22 = icmp eq i8 %21, 86
  %23 = load i64, ptr %12, align 8
  %24 = icmp sgt i64 %23, 0
  %25 = and i1 %22, %24
  br i1 %25, label %.preheader, label %._crit_edge

._crit_edge:
  br label %26

.preheader:
  br label %27

.loopexit:
  br label %26

26:
  ret i64 %20

27:
  %28 = phi i64 [ %32, %._crit_edge1 ], [ 0, %.preheader ]
  %29 = shl nuw nsw i64 %28, 4
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 %29
  store i64 1, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %4, ptr %31, align 8
  %32 = add nuw nsw i64 %28, 1
  %33 = load i64, ptr %12, align 8
  %34 = icmp slt i64 %32, %33
  br i1 %34, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %27
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssome_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr nonnull readonly %7, ptr nonnull readonly %8, i64 %9, i64 %10, ptr writeonly initializes((0, 8)) %11, ptr %12, ptr writeonly %13, i64 %14) unnamed_addr {
  %16 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %17 = icmp eq i32 %0, 101
  br i1 %17, label %18, label %33

18:
  %19 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %20 = mul nsw i64 %4, %4
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 2
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.drivers_s.turn(i64 %4, i64 %4, ptr %5, i64 %6, ptr %23)
  %24 = call noalias ptr @malloc(i64 %22)
  %25 = sext i8 %1 to i32
  %26 = sext i8 %2 to i32
  %27 = sext i8 %3 to i32
  %28 = call fastcc i64 @irad.body.drivers_s.some_of_spectrum(i32 %25, i32 %26, i32 %27, i64 %4, ptr %23, i64 %19, ptr nonnull %7, ptr nonnull %8, i64 %9, i64 %10, ptr %12, ptr %24, i64 %19, ptr %16)
  store i64 %28, ptr %11, align 8
  %29 = and i8 %1, -33
  %30 = icmp eq i8 %29, 86
  br i1 %30, label %31, label %._crit_edge

._crit_edge:
  br label %32

31:
  call fastcc void @irad.body.drivers_s.put_back(i64 %4, i64 %28, ptr %24, ptr %13, i64 %14)
  br label %32

32:
  call void @free(ptr %23)
  call void @free(ptr %24)
  br label %38

33:
  %34 = sext i8 %1 to i32
  %35 = sext i8 %2 to i32
  %36 = sext i8 %3 to i32
  %37 = call fastcc i64 @irad.body.drivers_s.some_of_spectrum(i32 %34, i32 %35, i32 %36, i64 %4, ptr %5, i64 %6, ptr nonnull %7, ptr nonnull %8, i64 %9, i64 %10, ptr %12, ptr %13, i64 %14, ptr %16)
  store i64 %37, ptr %11, align 8
  br label %38

38:
  %39 = load i32, ptr %16, align 4
  %40 = sext i32 %39 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret i64 %40
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssyevx_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, float %7, float %8, i64 %9, i64 %10, float %11, ptr initializes((0, 8)) %12, ptr %13, ptr writeonly %14, i64 %15, ptr writeonly %16) {
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store float %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %20 = call fastcc i64 @irad.body.LAPACKE_ssome_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr %18, ptr %19, i64 %9, i64 %10, ptr %12, ptr %13, ptr %14, i64 %15)
  %21 = and i8 %1, -33
  %22 = icmp eq i8 %21, 86
  %23 = load i64, ptr %12, align 8
  %24 = icmp sgt i64 %23, 0
  %25 = and i1 %22, %24
  br i1 %25, label %.preheader, label %._crit_edge

._crit_edge:
  br label %26

.preheader:
  br label %27

.loopexit:
  br label %26

26:
  ret i64 %20

27:
  %28 = phi i64 [ %30, %._crit_edge1 ], [ 0, %.preheader ]
  %29 = getelementptr inbounds nuw i64, ptr %16, i64 %28
  store i64 0, ptr %29, align 8
  %30 = add nuw nsw i64 %28, 1
  %31 = load i64, ptr %12, align 8
  %32 = icmp slt i64 %30, %31
  br i1 %32, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %27
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssygv_64(i32 %0, i64 %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %16, label %12

12:
  %13 = sext i8 %2 to i32
  %14 = sext i8 %3 to i32
  %15 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %1, i32 %13, i32 %14, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9)
  br label %26

16:
  %17 = mul nsw i64 %4, %4
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_s.turn(i64 %4, i64 %4, ptr %5, i64 %6, ptr %20)
  %21 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_s.turn(i64 %4, i64 %4, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %2 to i32
  %23 = sext i8 %3 to i32
  %24 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %25 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %1, i32 %22, i32 %23, i64 %4, ptr %20, i64 %24, ptr %21, i64 %24, ptr %9)
  call fastcc void @irad.body.drivers_s.put_back(i64 %4, i64 %4, ptr %20, ptr %5, i64 %6)
  call void @free(ptr %20)
  call fastcc void @irad.body.drivers_s.put_back(i64 %4, i64 %4, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %26

26:
  %27 = phi i32 [ %15, %12 ], [ %25, %16 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssygvd_64(i32 %0, i64 %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %16, label %12

12:
  %13 = sext i8 %2 to i32
  %14 = sext i8 %3 to i32
  %15 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %1, i32 %13, i32 %14, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9)
  br label %26

16:
  %17 = mul nsw i64 %4, %4
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_s.turn(i64 %4, i64 %4, ptr %5, i64 %6, ptr %20)
  %21 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_s.turn(i64 %4, i64 %4, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %2 to i32
  %23 = sext i8 %3 to i32
  %24 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %25 = call fastcc i32 @irad.body.drivers_s.generalised(i64 %1, i32 %22, i32 %23, i64 %4, ptr %20, i64 %24, ptr %21, i64 %24, ptr %9)
  call fastcc void @irad.body.drivers_s.put_back(i64 %4, i64 %4, ptr %20, ptr %5, i64 %6)
  call void @free(ptr %20)
  call fastcc void @irad.body.drivers_s.put_back(i64 %4, i64 %4, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %26

26:
  %27 = phi i32 [ %15, %12 ], [ %25, %16 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgelqf_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %10, label %8

8:
  %9 = call fastcc i32 @irad.body.drivers_s.reduce_rows(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %17

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.drivers_s.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = call fastcc i32 @irad.body.drivers_s.reduce_rows(i64 %1, i64 %2, ptr %14, i64 %15, ptr %5)
  call fastcc void @irad.body.drivers_s.put_back(i64 %1, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %17

17:
  %18 = phi i32 [ %9, %8 ], [ %16, %10 ]
  %19 = sext i32 %18 to i64
  ret i64 %19
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sorglq_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.drivers_s.make_orthogonal_rows(i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %1
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.drivers_s.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %17 = call fastcc i32 @irad.body.drivers_s.make_orthogonal_rows(i64 %1, i64 %2, i64 %3, ptr %15, i64 %16, ptr %6)
  call fastcc void @irad.body.drivers_s.put_back(i64 %1, i64 %2, ptr %15, ptr %4, i64 %5)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal i64 @irad.body.LAPACKE_sormlq_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = and i8 %1, -33
  %13 = icmp eq i8 %12, 76
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %16, label %31

16:
  %17 = select i1 %13, i64 %3, i64 %4
  %18 = mul nsw i64 %5, %17
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.drivers_s.turn(i64 %5, i64 %17, ptr %6, i64 %7, ptr %21)
  %22 = mul nsw i64 %4, %3
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 2
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.drivers_s.turn(i64 %3, i64 %4, ptr %9, i64 %10, ptr %25)
  %26 = and i8 %2, -33
  %27 = icmp ne i8 %26, 78
  %28 = zext i1 %27 to i32
  %29 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  %30 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call fastcc void @irad.body.drivers_s.reflect_rows(i32 %14, i32 %28, i64 %3, i64 %4, i64 %5, ptr %21, i64 %29, ptr %8, ptr %25, i64 %30)
  call fastcc void @irad.body.drivers_s.put_back(i64 %3, i64 %4, ptr %25, ptr %9, i64 %10)
  call void @free(ptr %25)
  call void @free(ptr %21)
  br label %35

31:
  %32 = and i8 %2, -33
  %33 = icmp ne i8 %32, 78
  %34 = zext i1 %33 to i32
  call fastcc void @irad.body.drivers_s.reflect_rows(i32 %14, i32 %34, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10)
  br label %35

35:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_spptrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3) {
  %5 = icmp eq i32 %0, 101
  %6 = zext i1 %5 to i32
  %7 = sext i8 %1 to i32
  %8 = call fastcc i32 @irad.body.drivers_s.packed_root(i32 %6, i32 %7, i64 %2, ptr %3)
  %9 = sext i32 %8 to i64
  ret i64 %9
}

define internal i64 @irad.body.LAPACKE_spptrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  call fastcc void @irad.body.LAPACKE_spacked_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  ret i64 0
}

define internal void @irad.body.LAPACKE_spacked_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = icmp eq i32 %0, 101
  %9 = zext i1 %8 to i32
  br i1 %8, label %10, label %17

10:
  %11 = mul nsw i64 %3, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.drivers_s.turn(i64 %2, i64 %3, ptr %5, i64 %6, ptr %14)
  %15 = sext i8 %1 to i32
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.drivers_s.packed_solve(i32 %9, i32 %15, i64 %2, i64 %3, ptr %4, ptr %14, i64 %16)
  call fastcc void @irad.body.drivers_s.put_back(i64 %2, i64 %3, ptr %14, ptr %5, i64 %6)
  call void @free(ptr %14)
  br label %19

17:
  %18 = sext i8 %1 to i32
  call fastcc void @irad.body.drivers_s.packed_solve(i32 %9, i32 %18, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %19

19:
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sppsv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = zext i1 %8 to i32
  %10 = sext i8 %1 to i32
  %11 = call fastcc i32 @irad.body.drivers_s.packed_root(i32 %9, i32 %10, i64 %2, ptr %4)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %14

13:
  call fastcc void @irad.body.LAPACKE_spacked_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %14

14:
  %15 = sext i32 %11 to i64
  ret i64 %15
}

define internal i64 @irad.body.LAPACKE_slacpy_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr readonly %4, i64 %5, ptr writeonly %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i8 %1 to i32
  br i1 %9, label %11, label %._crit_edge

._crit_edge:
  br label %17

11:
  %12 = or i32 %10, 32
  %13 = icmp eq i32 %12, 117
  br i1 %13, label %._crit_edge1, label %14

._crit_edge1:
  br label %17

14:
  %15 = icmp eq i32 %12, 108
  %16 = select i1 %15, i32 117, i32 %10
  br label %17

17:
  %18 = phi i64 [ %2, %._crit_edge1 ], [ %2, %14 ], [ %3, %._crit_edge ]
  %19 = phi i64 [ %3, %._crit_edge1 ], [ %3, %14 ], [ %2, %._crit_edge ]
  %20 = phi i32 [ 108, %._crit_edge1 ], [ %16, %14 ], [ %10, %._crit_edge ]
  call fastcc void @irad.body.drivers_s.copy_part(i32 %20, i64 %19, i64 %18, ptr %4, i64 %5, ptr %6, i64 %7)
  ret i64 0
}

define internal i64 @irad.body.LAPACKE_slaset_64(i32 %0, i8 signext %1, i64 %2, i64 %3, float %4, float %5, ptr writeonly %6, i64 %7) {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  store float %4, ptr %9, align 4
  store float %5, ptr %10, align 4
  %11 = icmp eq i32 %0, 101
  %12 = sext i8 %1 to i32
  br i1 %11, label %13, label %._crit_edge

._crit_edge:
  br label %19

13:
  %14 = or i32 %12, 32
  %15 = icmp eq i32 %14, 117
  br i1 %15, label %._crit_edge1, label %16

._crit_edge1:
  br label %19

16:
  %17 = icmp eq i32 %14, 108
  %18 = select i1 %17, i32 117, i32 %12
  br label %19

19:
  %20 = phi i64 [ %2, %._crit_edge1 ], [ %2, %16 ], [ %3, %._crit_edge ]
  %21 = phi i64 [ %3, %._crit_edge1 ], [ %3, %16 ], [ %2, %._crit_edge ]
  %22 = phi i32 [ 108, %._crit_edge1 ], [ %18, %16 ], [ %12, %._crit_edge ]
  call fastcc void @irad.body.drivers_s.set_part(i32 %22, i64 %21, i64 %20, ptr nonnull %9, ptr nonnull %10, ptr %6, i64 %7)
  ret i64 0
}

define internal float @irad.body.LAPACKE_slange_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = sext i8 %1 to i32
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = call fastcc float @irad.body.drivers_s.norm_of(i32 %7, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %20

11:
  %12 = icmp eq i8 %1, 49
  %13 = or i32 %7, 32
  %14 = icmp eq i32 %13, 111
  %15 = or i1 %12, %14
  %16 = select i1 %15, i32 105, i32 %7
  %17 = icmp eq i32 %13, 105
  %18 = select i1 %17, i32 49, i32 %16
  %19 = call fastcc float @irad.body.drivers_s.norm_of(i32 %18, i64 %3, i64 %2, ptr %4, i64 %5)
  br label %20

20:
  %21 = phi float [ %10, %9 ], [ %19, %11 ]
  ret float %21
}

define internal void @irad.body.sgeqp3_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  store i64 0, ptr %8, align 8
  %10 = load i64, ptr %7, align 8
  %11 = icmp eq i64 %10, -1
  br i1 %11, label %12, label %17

12:
  %13 = load i64, ptr %1, align 8
  %14 = mul nsw i64 %13, 3
  %15 = add nsw i64 %14, 1
  %16 = sitofp i64 %15 to float
  store float %16, ptr %6, align 4
  br label %23

17:
  %18 = load i64, ptr %0, align 8
  %19 = load i64, ptr %1, align 8
  %20 = load i64, ptr %3, align 8
  %21 = call fastcc i32 @irad.body.drivers_s.pivoted_factors(i64 %18, i64 %19, ptr %2, i64 %20, ptr %4, i64 8, ptr %5)
  %22 = sext i32 %21 to i64
  store i64 %22, ptr %8, align 8
  br label %23

23:
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgeqp3_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.drivers_s.pivoted_factors(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %1
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.drivers_s.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %17 = call fastcc i32 @irad.body.drivers_s.pivoted_factors(i64 %1, i64 %2, ptr %15, i64 %16, ptr %5, i64 8, ptr %6)
  call fastcc void @irad.body.drivers_s.put_back(i64 %1, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

declare i32 @irad_la_sgelsd(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ssyevd(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare i32 @irad_la_spotrf(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_strsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.drivers_s.triangular_product(i32 range(i32 108, 115) %0, i32 range(i32 -128, 128) %1, i32 range(i32 99, 111) %2, i64 %3, i64 %4, ptr nonnull %5, ptr readonly %6, i64 %7, ptr %8, i64 %9) unnamed_addr {
  %11 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store float 0.000000e+00, ptr %11, align 4
  %12 = icmp eq i32 %0, 108
  %13 = select i1 %12, i64 %3, i64 %4
  %14 = mul nsw i64 %13, %13
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  %18 = icmp sgt i64 %13, 0
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %50

19:
  %20 = and i32 %1, -33
  %21 = icmp eq i32 %20, 76
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %30, %._crit_edge2 ]
  %24 = mul nsw i64 %23, %7
  %25 = getelementptr float, ptr %6, i64 %24
  %26 = mul nuw nsw i64 %23, %13
  %27 = getelementptr float, ptr %17, i64 %26
  %28 = getelementptr float, ptr %25, i64 %23
  br label %32

29:
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %13
  br i1 %31, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %22

32:
  %33 = phi i64 [ 0, %22 ], [ %48, %._crit_edge7 ]
  %34 = icmp eq i64 %33, %23
  br i1 %34, label %35, label %37

35:
  %36 = load float, ptr %28, align 4
  br label %45

37:
  br i1 %21, label %38, label %40

38:
  %39 = icmp samesign ugt i64 %33, %23
  br i1 %39, label %._crit_edge3, label %._crit_edge4

._crit_edge4:
  br label %45

._crit_edge3:
  br label %42

40:
  %41 = icmp samesign ult i64 %33, %23
  br i1 %41, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %45

._crit_edge5:
  br label %42

42:
  %43 = getelementptr float, ptr %25, i64 %33
  %44 = load float, ptr %43, align 4
  br label %45

45:
  %46 = phi float [ 0.000000e+00, %._crit_edge4 ], [ %36, %35 ], [ %44, %42 ], [ 0.000000e+00, %._crit_edge6 ]
  %47 = getelementptr float, ptr %27, i64 %33
  store float %46, ptr %47, align 4
  %48 = add nuw nsw i64 %33, 1
  %49 = icmp eq i64 %48, %13
  br i1 %49, label %29, label %._crit_edge7

._crit_edge7:
  br label %32

.loopexit1:
  br label %50

50:
  %51 = mul nsw i64 %4, %3
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 1)
  %53 = shl i64 %52, 2
  %54 = call noalias ptr @malloc(i64 %53)
  %55 = icmp sgt i64 %4, 0
  br i1 %55, label %56, label %._crit_edge8

._crit_edge8:
  br label %67

56:
  %57 = icmp sgt i64 %3, 0
  %58 = shl i64 %3, 2
  %59 = shl i64 %9, 2
  br label %60

60:
  %61 = phi i64 [ 0, %56 ], [ %70, %._crit_edge10 ]
  br i1 %57, label %62, label %._crit_edge9

._crit_edge9:
  br label %69

62:
  %63 = mul i64 %59, %61
  %64 = getelementptr i8, ptr %8, i64 %63
  %65 = mul i64 %58, %61
  %66 = getelementptr i8, ptr %54, i64 %65
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %66, ptr align 4 %64, i64 %58, i1 false)
  br label %69

.loopexit:
  br label %67

67:
  %68 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  br i1 %12, label %72, label %73

69:
  %70 = add nuw nsw i64 %61, 1
  %71 = icmp eq i64 %70, %4
  br i1 %71, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %60

72:
  call fastcc void @irad.body.drivers_s.product(i32 %2, i32 110, i64 %3, i64 %4, i64 %3, ptr %5, ptr %17, i64 %68, ptr %54, i64 %68, ptr %11, ptr %8, i64 %9)
  br label %75

73:
  %74 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  call fastcc void @irad.body.drivers_s.product(i32 110, i32 %2, i64 %3, i64 %4, i64 %4, ptr %5, ptr %54, i64 %68, ptr %17, i64 %74, ptr %11, ptr %8, i64 %9)
  br label %75

75:
  call void @free(ptr %17)
  call void @free(ptr %54)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define internal void @irad.body.drivers_s.product(i32 range(i32 99, 111) %0, i32 range(i32 99, 111) %1, i64 %2, i64 %3, i64 %4, ptr nonnull %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr nonnull readonly %10, ptr %11, i64 %12) unnamed_addr {
  %14 = icmp eq i32 %0, 110
  %15 = select i1 %14, i64 %2, i64 %4
  %16 = select i1 %14, i64 %4, i64 %2
  %17 = icmp sgt i64 %15, 0
  %18 = icmp sgt i64 %16, 0
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %25

20:
  %21 = add nuw i64 %16, 4611686018427387903
  %22 = mul i64 %7, %21
  %23 = add i64 %22, %15
  %24 = shl i64 %23, 2
  call void @__irad_float(ptr %6, i64 %24)
  br label %25

25:
  %26 = icmp eq i32 %1, 110
  %27 = select i1 %26, i64 %4, i64 %3
  %28 = select i1 %26, i64 %3, i64 %4
  %29 = icmp sgt i64 %27, 0
  %30 = icmp sgt i64 %28, 0
  %31 = and i1 %29, %30
  br i1 %31, label %32, label %._crit_edge1

._crit_edge1:
  br label %37

32:
  %33 = add nuw i64 %28, 4611686018427387903
  %34 = mul i64 %9, %33
  %35 = add i64 %34, %27
  %36 = shl i64 %35, 2
  call void @__irad_float(ptr %8, i64 %36)
  br label %37

37:
  %38 = icmp sgt i64 %2, 0
  %39 = icmp sgt i64 %3, 0
  %40 = and i1 %38, %39
  br i1 %40, label %41, label %._crit_edge2

._crit_edge2:
  br label %46

41:
  %42 = add nuw i64 %3, 4611686018427387903
  %43 = mul i64 %12, %42
  %44 = add i64 %43, %2
  %45 = shl i64 %44, 2
  call void @__irad_float(ptr %11, i64 %45)
  br label %46

46:
  call fastcc void @irad.body.drivers_s.scale(i64 %2, i64 %3, ptr %10, ptr %11, i64 %12)
  %47 = zext nneg i32 %0 to i64
  %48 = zext nneg i32 %1 to i64
  %49 = call i32 @irad_la_sgemm(i64 %47, i64 %48, i64 %2, i64 %3, i64 %4, ptr nonnull %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.drivers_s.scale(i64 %0, i64 %1, ptr nonnull readonly %2, ptr %3, i64 %4) unnamed_addr {
  %6 = load float, ptr %2, align 4
  %7 = icmp sgt i64 %1, 0
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %16

8:
  %9 = icmp sgt i64 %0, 0
  %10 = fcmp oeq float %6, 0.000000e+00
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %18, %._crit_edge3 ]
  br i1 %9, label %13, label %._crit_edge2

._crit_edge2:
  br label %17

13:
  %14 = mul nsw i64 %12, %4
  %15 = getelementptr float, ptr %3, i64 %14
  br label %20

.loopexit1:
  br label %16

16:
  ret void

.loopexit:
  br label %17

17:
  %18 = add nuw nsw i64 %12, 1
  %19 = icmp eq i64 %18, %1
  br i1 %19, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %11

20:
  %21 = phi i64 [ 0, %13 ], [ %29, %._crit_edge5 ]
  br i1 %10, label %._crit_edge4, label %22

._crit_edge4:
  br label %26

22:
  %23 = getelementptr float, ptr %15, i64 %21
  %24 = load float, ptr %23, align 4
  %25 = fmul float %6, %24
  br label %26

26:
  %27 = phi float [ %25, %22 ], [ 0.000000e+00, %._crit_edge4 ]
  %28 = getelementptr float, ptr %15, i64 %21
  store float %27, ptr %28, align 4
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %20
}

declare i32 @irad_la_sgemm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sgeqrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare i32 @irad_la_sorgqr(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.drivers_s.reflect(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) unnamed_addr {
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

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

declare double @llvm.sqrt.f64(double)

define internal void @irad.body.drivers_s.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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

define internal void @irad.body.drivers_s.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare float @llvm.fabs.f32(float)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)
