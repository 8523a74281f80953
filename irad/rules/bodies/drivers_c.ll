define internal void @irad.body.cgelsd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly %12, ptr writeonly %13, ptr writeonly initializes((0, 4)) %14) {
  store i32 0, ptr %14, align 4
  %16 = load i32, ptr %11, align 4
  %17 = icmp eq i32 %16, -1
  %18 = load i32, ptr %0, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %1, align 4
  %21 = sext i32 %20 to i64
  br i1 %17, label %22, label %55

22:
  %23 = call i64 @llvm.smin.i64(i64 %19, i64 %21)
  %24 = add nsw i32 %20, %18
  %25 = mul nsw i32 %24, 12
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %2, align 4
  %28 = shl nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = call i64 @llvm.smax.i64(i64 %19, i64 %21)
  %31 = mul nsw i64 %30, %29
  %32 = add nsw i64 %31, %26
  %33 = shl i64 %32, 6
  %34 = add i64 %33, 64000
  %35 = sitofp i64 %34 to float
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float %35, ptr %10, align 4
  store float 0.000000e+00, ptr %36, align 4
  %37 = trunc nsw i64 %23 to i32
  %38 = shl i32 %37, 6
  %39 = add i32 %38, 64
  store i32 %39, ptr %13, align 4
  %40 = load i32, ptr %0, align 4
  %41 = load i32, ptr %1, align 4
  %42 = add nsw i32 %41, %40
  %43 = mul nsw i32 %42, 12
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %2, align 4
  %46 = shl nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = call i32 @llvm.smax.i32(i32 %40, i32 %41)
  %49 = sext i32 %48 to i64
  %50 = mul nsw i64 %47, %49
  %51 = add nsw i64 %50, %44
  %52 = shl i64 %51, 6
  %53 = add i64 %52, 64000
  %54 = sitofp i64 %53 to float
  store float %54, ptr %12, align 4
  br label %63

55:
  %56 = load i32, ptr %2, align 4
  %57 = sext i32 %56 to i64
  %58 = load i32, ptr %4, align 4
  %59 = sext i32 %58 to i64
  %60 = load i32, ptr %6, align 4
  %61 = sext i32 %60 to i64
  %62 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %19, i64 %21, i64 %57, ptr %3, i64 %59, ptr %5, i64 %61, ptr %7, ptr %8, ptr %9, i64 4)
  store i32 %62, ptr %14, align 4
  br label %63

63:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.drivers_c.least_of_rank(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr readonly %8, ptr writeonly %9, i64 range(i64 4, 9) %10) unnamed_addr {
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = mul nsw i64 %2, %0
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
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
  %24 = add nuw i64 %1, 2305843009213693951
  %25 = mul i64 %4, %24
  %26 = add i64 %25, %0
  %27 = shl i64 %26, 3
  call void @__irad_float(ptr %3, i64 %27)
  br label %28

28:
  %29 = call i64 @llvm.smax.i64(i64 %0, i64 %1)
  %30 = icmp sgt i64 %29, 0
  %31 = icmp sgt i64 %2, 0
  %32 = and i1 %30, %31
  br i1 %32, label %33, label %._crit_edge5

._crit_edge5:
  br label %38

33:
  %34 = add nuw i64 %2, 2305843009213693951
  %35 = mul i64 %6, %34
  %36 = add i64 %35, %29
  %37 = shl i64 %36, 3
  call void @__irad_float(ptr %5, i64 %37)
  br label %38

38:
  %39 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %._crit_edge6

._crit_edge6:
  br label %43

41:
  %42 = shl i64 %39, 2
  call void @__irad_float(ptr %7, i64 %42)
  br label %43

43:
  call void @__irad_integer(ptr nonnull %13, i64 4)
  br i1 %31, label %.preheader3, label %._crit_edge7

._crit_edge7:
  br label %51

.preheader3:
  br label %44

44:
  %45 = phi i64 [ %61, %._crit_edge10 ], [ 0, %.preheader3 ]
  br i1 %20, label %46, label %._crit_edge8

._crit_edge8:
  br label %60

46:
  %47 = mul nsw i64 %45, %6
  %48 = getelementptr { float, float }, ptr %5, i64 %47
  %49 = mul nuw nsw i64 %45, %0
  %50 = getelementptr { float, float }, ptr %17, i64 %49
  br label %63

.loopexit4:
  br label %51

51:
  %52 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %53 = call i32 @irad_la_cgelsd(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %17, i64 %52, ptr %5, i64 %6, ptr %7, ptr nonnull %12, ptr nonnull %13, i64 4)
  %54 = load i32, ptr %13, align 4
  %55 = icmp eq i64 %10, 8
  br i1 %55, label %56, label %58

56:
  %57 = sext i32 %54 to i64
  store i64 %57, ptr %9, align 8
  br label %59

58:
  store i32 %54, ptr %9, align 4
  br label %59

59:
  br i1 %21, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %78

.preheader:
  br label %73

.loopexit2:
  br label %60

60:
  %61 = add nuw nsw i64 %45, 1
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %.loopexit4, label %._crit_edge10

._crit_edge10:
  br label %44

63:
  %64 = phi i64 [ 0, %46 ], [ %71, %._crit_edge11 ]
  %65 = getelementptr { float, float }, ptr %48, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = load float, ptr %67, align 4
  %69 = getelementptr { float, float }, ptr %50, i64 %64
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 4
  store float %66, ptr %69, align 4
  store float %68, ptr %70, align 4
  %71 = add nuw nsw i64 %64, 1
  %72 = icmp eq i64 %71, %0
  br i1 %72, label %.loopexit2, label %._crit_edge11

._crit_edge11:
  br label %63

73:
  %74 = phi i64 [ %80, %._crit_edge13 ], [ 0, %.preheader ]
  br i1 %20, label %75, label %._crit_edge12

._crit_edge12:
  br label %79

75:
  %76 = mul nsw i64 %74, %4
  %77 = getelementptr { float, float }, ptr %3, i64 %76
  br label %82

.loopexit1:
  br label %78

78:
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %53

.loopexit:
  br label %79

79:
  %80 = add nuw nsw i64 %74, 1
  %81 = icmp eq i64 %80, %1
  br i1 %81, label %.loopexit1, label %._crit_edge13

._crit_edge13:
  br label %73

82:
  %83 = phi i64 [ 0, %75 ], [ %86, %._crit_edge14 ]
  %84 = getelementptr { float, float }, ptr %77, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  store float 0x7FF8000000000000, ptr %84, align 4
  store float 0.000000e+00, ptr %85, align 4
  %86 = add nuw nsw i64 %83, 1
  %87 = icmp eq i64 %86, %0
  br i1 %87, label %.loopexit, label %._crit_edge14

._crit_edge14:
  br label %82
}

define internal void @irad.body.cgelss(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr writeonly initializes((0, 4)) %13) {
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr %11, align 4
  %16 = icmp eq i32 %15, -1
  %17 = load i32, ptr %0, align 4
  br i1 %16, label %18, label %33

18:
  %19 = load i32, ptr %1, align 4
  %20 = add nsw i32 %19, %17
  %21 = mul nsw i32 %20, 12
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %2, align 4
  %24 = shl nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = call i32 @llvm.smax.i32(i32 %17, i32 %19)
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %25, %27
  %29 = add nsw i64 %22, 1000
  %30 = add nsw i64 %29, %28
  %31 = sitofp i64 %30 to float
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float %31, ptr %10, align 4
  store float 0.000000e+00, ptr %32, align 4
  br label %44

33:
  %34 = sext i32 %17 to i64
  %35 = load i32, ptr %1, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %2, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %4, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %34, i64 %36, i64 %38, ptr %3, i64 %40, ptr %5, i64 %42, ptr %7, ptr %8, ptr %9, i64 4)
  store i32 %43, ptr %13, align 4
  br label %44

44:
  ret void
}

define internal void @irad.body.cgelsy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr writeonly initializes((0, 4)) %13) {
  store i32 0, ptr %13, align 4
  %15 = load i32, ptr %11, align 4
  %16 = icmp eq i32 %15, -1
  %17 = load i32, ptr %0, align 4
  br i1 %16, label %18, label %33

18:
  %19 = load i32, ptr %1, align 4
  %20 = add nsw i32 %19, %17
  %21 = mul nsw i32 %20, 12
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %2, align 4
  %24 = shl nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = call i32 @llvm.smax.i32(i32 %17, i32 %19)
  %27 = sext i32 %26 to i64
  %28 = mul nsw i64 %25, %27
  %29 = add nsw i64 %22, 1000
  %30 = add nsw i64 %29, %28
  %31 = sitofp i64 %30 to float
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float %31, ptr %10, align 4
  store float 0.000000e+00, ptr %32, align 4
  br label %60

33:
  %34 = sext i32 %17 to i64
  %35 = load i32, ptr %1, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %2, align 4
  %38 = sext i32 %37 to i64
  %39 = load i32, ptr %4, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %6, align 4
  %42 = sext i32 %41 to i64
  %43 = call i64 @llvm.smin.i64(i64 range(i64 -2147483648, 2147483648) %34, i64 range(i64 -2147483648, 2147483648) %36)
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 1)
  %45 = shl nuw nsw i64 %44, 2
  %46 = call noalias ptr @malloc(i64 %45)
  %47 = icmp sgt i32 %35, 0
  br i1 %47, label %50, label %48

48:
  %49 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 range(i64 -2147483648, 2147483648) %34, i64 range(i64 -2147483648, 2147483648) %36, i64 range(i64 -2147483648, 2147483648) %38, ptr %3, i64 %40, ptr %5, i64 %42, ptr %46, ptr %8, ptr %9, i64 4)
  br label %58

50:
  %51 = shl nuw nsw i64 %36, 2
  call void @__irad_integer(ptr %7, i64 %51)
  %52 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 range(i64 -2147483648, 2147483648) %34, i64 range(i64 -2147483648, 2147483648) %36, i64 range(i64 -2147483648, 2147483648) %38, ptr %3, i64 %40, ptr %5, i64 %42, ptr %46, ptr %8, ptr %9, i64 4)
  br label %53

53:
  %54 = phi i64 [ %56, %._crit_edge ], [ 0, %50 ]
  %55 = getelementptr inbounds nuw i32, ptr %7, i64 %54
  store i32 0, ptr %55, align 4
  %56 = add nuw nsw i64 %54, 1
  %57 = icmp eq i64 %56, %36
  br i1 %57, label %.loopexit, label %._crit_edge

._crit_edge:
  br label %53

.loopexit:
  br label %58

58:
  %59 = phi i32 [ %49, %48 ], [ %52, %.loopexit ]
  call void @free(ptr %46)
  store i32 %59, ptr %13, align 4
  br label %60

60:
  ret void
}

define internal void @irad.body.cheevr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readnone %10, ptr writeonly %11, ptr %12, ptr writeonly %13, ptr readonly %14, ptr writeonly %15, ptr writeonly %16, ptr readonly %17, ptr writeonly %18, ptr readonly %19, ptr writeonly %20, ptr readonly %21, ptr writeonly initializes((0, 4)) %22) {
  %24 = alloca i32, align 4
  store i32 0, ptr %22, align 4
  %25 = load i32, ptr %17, align 4
  %26 = icmp eq i32 %25, -1
  br i1 %26, label %._crit_edge, label %27

._crit_edge:
  br label %67

27:
  %28 = load i32, ptr %19, align 4
  %29 = icmp eq i32 %28, -1
  br i1 %29, label %._crit_edge1, label %30

._crit_edge1:
  br label %67

30:
  %31 = load i32, ptr %21, align 4
  %32 = icmp eq i32 %31, -1
  br i1 %32, label %._crit_edge2, label %33

._crit_edge2:
  br label %67

33:
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  %34 = load i8, ptr %0, align 1
  %35 = sext i8 %34 to i32
  %36 = load i8, ptr %1, align 1
  %37 = sext i8 %36 to i32
  %38 = load i8, ptr %2, align 1
  %39 = sext i8 %38 to i32
  %40 = load i32, ptr %3, align 4
  %41 = sext i32 %40 to i64
  %42 = load i32, ptr %5, align 4
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %8, align 4
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %9, align 4
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %14, align 4
  %49 = sext i32 %48 to i64
  %50 = call fastcc i64 @irad.body.drivers_c.some_of_spectrum(i32 %35, i32 %37, i32 %39, i64 %41, ptr %4, i64 %43, ptr %6, ptr %7, i64 %45, i64 %47, ptr %12, ptr %13, i64 %49, ptr %24)
  %51 = trunc i64 %50 to i32
  store i32 %51, ptr %11, align 4
  %52 = load i32, ptr %24, align 4
  store i32 %52, ptr %22, align 4
  %53 = icmp sgt i64 %50, 0
  br i1 %53, label %.preheader, label %._crit_edge3

._crit_edge3:
  br label %59

.preheader:
  br label %54

54:
  %55 = phi i64 [ %65, %._crit_edge4 ], [ 0, %.preheader ]
  %56 = load i8, ptr %0, align 1
  %57 = and i8 %56, -33
  %58 = icmp eq i8 %57, 86
  br i1 %58, label %60, label %..loopexit_crit_edge

..loopexit_crit_edge:
  br label %.loopexit

.loopexitsplit:
  br label %.loopexit

.loopexit:
  br label %59

59:
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  br label %82

60:
  %61 = shl nuw nsw i64 %55, 3
  %62 = getelementptr inbounds nuw i8, ptr %15, i64 %61
  store i32 1, ptr %62, align 4
  %63 = load i32, ptr %3, align 4
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 4
  store i32 %63, ptr %64, align 4
  %65 = add nuw nsw i64 %55, 1
  %66 = icmp eq i64 %65, %50
  br i1 %66, label %.loopexitsplit, label %._crit_edge4

._crit_edge4:
  br label %54

67:
  %68 = load i32, ptr %3, align 4
  %69 = call i32 @llvm.smax.i32(i32 %68, i32 1)
  %70 = zext nneg i32 %69 to i64
  %71 = mul nuw nsw i64 %70, 33
  %72 = uitofp nneg i64 %71 to float
  %73 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store float %72, ptr %16, align 4
  store float 0.000000e+00, ptr %73, align 4
  %74 = load i32, ptr %3, align 4
  %75 = call i32 @llvm.smax.i32(i32 %74, i32 1)
  %76 = mul i32 %75, 10
  store i32 %76, ptr %20, align 4
  %77 = load i32, ptr %3, align 4
  %78 = call i32 @llvm.smax.i32(i32 %77, i32 1)
  %79 = zext nneg i32 %78 to i64
  %80 = mul nuw nsw i64 %79, 24
  %81 = uitofp nneg i64 %80 to float
  store float %81, ptr %18, align 4
  br label %82

82:
  ret void
}

define internal i64 @irad.body.drivers_c.some_of_spectrum(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, i64 %5, ptr readonly %6, ptr readonly %7, i64 %8, i64 %9, ptr %10, ptr writeonly %11, i64 %12, ptr nonnull writeonly %13) unnamed_addr {
  %15 = mul nsw i64 %3, %3
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  %19 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  %22 = icmp sgt i64 %3, 0
  br i1 %22, label %23, label %._crit_edge

._crit_edge:
  br label %35

23:
  %24 = add nuw i64 %3, 2305843009213693951
  %25 = mul i64 %5, %24
  %26 = add i64 %25, %3
  %27 = shl i64 %26, 3
  call void @__irad_float(ptr %4, i64 %27)
  %28 = shl i64 %3, 2
  call void @__irad_float(ptr %10, i64 %28)
  br label %29

29:
  %30 = phi i64 [ 0, %23 ], [ %46, %._crit_edge4 ]
  %31 = mul nsw i64 %30, %5
  %32 = getelementptr { float, float }, ptr %4, i64 %31
  %33 = mul nuw nsw i64 %30, %3
  %34 = getelementptr { float, float }, ptr %18, i64 %33
  br label %48

.loopexit2:
  br label %35

35:
  %36 = sext i32 %0 to i64
  %37 = sext i32 %2 to i64
  %38 = call i32 @irad_la_csyevd(i64 %36, i64 %37, i64 0, i64 %3, ptr %18, i64 %19, ptr %21)
  %39 = icmp eq i32 %38, 0
  %40 = select i1 %22, i1 %39, i1 false
  br i1 %40, label %41, label %._crit_edge3

._crit_edge3:
  br label %58

41:
  %42 = or i32 %1, 32
  %43 = and i32 %0, -33
  %44 = icmp eq i32 %43, 86
  br label %60

45:
  %46 = add nuw nsw i64 %30, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %.loopexit2, label %._crit_edge4

._crit_edge4:
  br label %29

48:
  %49 = phi i64 [ 0, %29 ], [ %56, %._crit_edge5 ]
  %50 = getelementptr { float, float }, ptr %32, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %53 = load float, ptr %52, align 4
  %54 = getelementptr { float, float }, ptr %34, i64 %49
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 4
  store float %51, ptr %54, align 4
  store float %53, ptr %55, align 4
  %56 = add nuw nsw i64 %49, 1
  %57 = icmp eq i64 %56, %3
  br i1 %57, label %45, label %._crit_edge5

._crit_edge5:
  br label %48

.loopexit1:
  %.lcssa = phi i64 [ %96, %95 ]
  br label %58

58:
  %59 = phi i64 [ 0, %._crit_edge3 ], [ %.lcssa, %.loopexit1 ]
  call void @free(ptr %18)
  call void @free(ptr %21)
  store i32 %38, ptr %13, align 4
  ret i64 %59

60:
  %61 = phi i64 [ 0, %41 ], [ %96, %._crit_edge14 ]
  %62 = phi i64 [ 0, %41 ], [ %97, %._crit_edge14 ]
  %63 = getelementptr inbounds nuw float, ptr %21, i64 %62
  %64 = load float, ptr %63, align 4
  switch i32 %42, label %._crit_edge6 [
    i32 105, label %65
    i32 118, label %70
  ]

._crit_edge6:
  br label %76

65:
  %66 = add nuw nsw i64 %62, 1
  %67 = icmp sge i64 %66, %8
  %68 = icmp slt i64 %62, %9
  %69 = and i1 %68, %67
  br i1 %69, label %._crit_edge7, label %._crit_edge8

._crit_edge8:
  br label %95

._crit_edge7:
  br label %76

70:
  %71 = load float, ptr %6, align 4
  %72 = fcmp ogt float %64, %71
  br i1 %72, label %73, label %._crit_edge9

._crit_edge9:
  br label %95

73:
  %74 = load float, ptr %7, align 4
  %75 = fcmp ugt float %64, %74
  br i1 %75, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %76

._crit_edge10:
  br label %95

76:
  br i1 %44, label %77, label %._crit_edge12

._crit_edge12:
  br label %82

77:
  %78 = mul nuw nsw i64 %62, %3
  %79 = getelementptr { float, float }, ptr %18, i64 %78
  %80 = mul nsw i64 %61, %12
  %81 = getelementptr { float, float }, ptr %11, i64 %80
  br label %85

.loopexit:
  br label %82

82:
  %83 = add nsw i64 %61, 1
  %84 = getelementptr inbounds float, ptr %10, i64 %61
  store float %64, ptr %84, align 4
  br label %95

85:
  %86 = phi i64 [ 0, %77 ], [ %93, %._crit_edge13 ]
  %87 = getelementptr { float, float }, ptr %79, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %90 = load float, ptr %89, align 4
  %91 = getelementptr { float, float }, ptr %81, i64 %86
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 4
  store float %88, ptr %91, align 4
  store float %90, ptr %92, align 4
  %93 = add nuw nsw i64 %86, 1
  %94 = icmp eq i64 %93, %3
  br i1 %94, label %.loopexit, label %._crit_edge13

._crit_edge13:
  br label %85

95:
  %96 = phi i64 [ %83, %82 ], [ %61, %._crit_edge10 ], [ %61, %._crit_edge9 ], [ %61, %._crit_edge8 ]
  %97 = add nuw nsw i64 %62, 1
  %98 = icmp slt i64 %97, %3
  br i1 %98, label %._crit_edge14, label %.loopexit1

._crit_edge14:
  br label %60
}

define internal void @irad.body.cheevx(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readnone %10, ptr writeonly %11, ptr %12, ptr writeonly %13, ptr readonly %14, ptr writeonly %15, ptr readonly %16, ptr readnone %17, ptr readnone %18, ptr writeonly %19, ptr writeonly initializes((0, 4)) %20) {
  %22 = alloca i32, align 4
  store i32 0, ptr %20, align 4
  %23 = load i32, ptr %16, align 4
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %25, label %32

25:
  %26 = load i32, ptr %3, align 4
  %27 = call i32 @llvm.smax.i32(i32 %26, i32 1)
  %28 = zext nneg i32 %27 to i64
  %29 = mul nuw nsw i64 %28, 33
  %30 = uitofp nneg i64 %29 to float
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store float %30, ptr %15, align 4
  store float 0.000000e+00, ptr %31, align 4
  br label %63

32:
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  %33 = load i8, ptr %0, align 1
  %34 = sext i8 %33 to i32
  %35 = load i8, ptr %1, align 1
  %36 = sext i8 %35 to i32
  %37 = load i8, ptr %2, align 1
  %38 = sext i8 %37 to i32
  %39 = load i32, ptr %3, align 4
  %40 = sext i32 %39 to i64
  %41 = load i32, ptr %5, align 4
  %42 = sext i32 %41 to i64
  %43 = load i32, ptr %8, align 4
  %44 = sext i32 %43 to i64
  %45 = load i32, ptr %9, align 4
  %46 = sext i32 %45 to i64
  %47 = load i32, ptr %14, align 4
  %48 = sext i32 %47 to i64
  %49 = call fastcc i64 @irad.body.drivers_c.some_of_spectrum(i32 %34, i32 %36, i32 %38, i64 %40, ptr %4, i64 %42, ptr %6, ptr %7, i64 %44, i64 %46, ptr %12, ptr %13, i64 %48, ptr %22)
  %50 = trunc i64 %49 to i32
  store i32 %50, ptr %11, align 4
  %51 = load i32, ptr %22, align 4
  store i32 %51, ptr %20, align 4
  %52 = icmp sgt i64 %49, 0
  br i1 %52, label %.preheader, label %._crit_edge

._crit_edge:
  br label %58

.preheader:
  br label %53

53:
  %54 = phi i64 [ %61, %._crit_edge1 ], [ 0, %.preheader ]
  %55 = load i8, ptr %0, align 1
  %56 = and i8 %55, -33
  %57 = icmp eq i8 %56, 86
  br i1 %57, label %59, label %..loopexit_crit_edge

..loopexit_crit_edge:
  br label %.loopexit

.loopexitsplit:
  br label %.loopexit

.loopexit:
  br label %58

58:
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %63

59:
  %60 = getelementptr inbounds nuw i32, ptr %19, i64 %54
  store i32 0, ptr %60, align 4
  %61 = add nuw nsw i64 %54, 1
  %62 = icmp eq i64 %61, %49
  br i1 %62, label %.loopexitsplit, label %._crit_edge1

._crit_edge1:
  br label %53

63:
  ret void
}

define internal void @irad.body.chegv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr writeonly %9, ptr readonly %10, ptr readnone %11, ptr writeonly initializes((0, 4)) %12) {
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr %10, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %23

16:
  %17 = load i32, ptr %3, align 4
  %18 = call i32 @llvm.smax.i32(i32 %17, i32 1)
  %19 = zext nneg i32 %18 to i64
  %20 = mul nuw nsw i64 %19, 33
  %21 = uitofp nneg i64 %20 to float
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float %21, ptr %9, align 4
  store float 0.000000e+00, ptr %22, align 4
  br label %37

23:
  %24 = load i32, ptr %0, align 4
  %25 = sext i32 %24 to i64
  %26 = load i8, ptr %1, align 1
  %27 = sext i8 %26 to i32
  %28 = load i8, ptr %2, align 1
  %29 = sext i8 %28 to i32
  %30 = load i32, ptr %3, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %5, align 4
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %7, align 4
  %35 = sext i32 %34 to i64
  %36 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %25, i32 %27, i32 %29, i64 %31, ptr %4, i64 %33, ptr %6, i64 %35, ptr %8)
  store i32 %36, ptr %12, align 4
  br label %37

37:
  ret void
}

define internal i32 @irad.body.drivers_c.generalised(i64 %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8) unnamed_addr {
  %10 = alloca { float, float }, align 4
  %11 = and i32 %2, -33
  %12 = icmp eq i32 %11, 76
  %13 = select i1 %12, i32 110, i32 99
  %14 = select i1 %12, i32 99, i32 110
  %15 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float 1.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %16, align 4
  %17 = icmp sgt i64 %3, 0
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %27

18:
  %19 = add nuw i64 %3, 2305843009213693951
  %20 = mul i64 %5, %19
  %21 = add i64 %20, %3
  %22 = shl i64 %21, 3
  call void @__irad_float(ptr %4, i64 %22)
  %23 = mul i64 %7, %19
  %24 = add i64 %23, %3
  %25 = shl i64 %24, 3
  call void @__irad_float(ptr %6, i64 %25)
  %26 = shl i64 %3, 2
  call void @__irad_float(ptr %8, i64 %26)
  br label %27

27:
  %28 = sext i32 %2 to i64
  %29 = call i32 @irad_la_cpotrf(i64 %28, i64 0, i64 %3, ptr %6, i64 %7)
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %34, label %31

31:
  %32 = trunc i64 %3 to i32
  %33 = add nsw i32 %29, %32
  br label %111

34:
  %35 = mul nsw i64 %3, %3
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 1)
  %37 = shl i64 %36, 3
  %38 = call noalias ptr @malloc(i64 %37)
  br i1 %17, label %.preheader1, label %._crit_edge3

._crit_edge3:
  br label %69

.preheader1:
  br label %39

39:
  %40 = phi i64 [ %47, %._crit_edge4 ], [ 0, %.preheader1 ]
  %41 = mul nsw i64 %40, %5
  %42 = getelementptr { float, float }, ptr %4, i64 %41
  %43 = getelementptr { float, float }, ptr %4, i64 %40
  %44 = mul nuw nsw i64 %40, %3
  %45 = getelementptr { float, float }, ptr %38, i64 %44
  br label %49

46:
  %47 = add nuw nsw i64 %40, 1
  %48 = icmp eq i64 %47, %3
  br i1 %48, label %.loopexit2, label %._crit_edge4

._crit_edge4:
  br label %39

49:
  %50 = phi i64 [ 0, %39 ], [ %67, %._crit_edge5 ]
  %51 = icmp samesign uge i64 %50, %40
  %52 = icmp samesign ule i64 %50, %40
  %53 = select i1 %12, i1 %51, i1 %52
  %54 = getelementptr { float, float }, ptr %42, i64 %50
  %55 = mul nsw i64 %50, %5
  %56 = getelementptr { float, float }, ptr %43, i64 %55
  %57 = select i1 %53, ptr %54, ptr %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %59 = load float, ptr %58, align 4
  %60 = load float, ptr %57, align 4
  %61 = icmp eq i64 %50, %40
  %62 = select i1 %61, float 0.000000e+00, float %59
  %63 = fneg float %59
  %64 = select i1 %53, float %62, float %63
  %65 = getelementptr { float, float }, ptr %45, i64 %50
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  store float %60, ptr %65, align 4
  store float %64, ptr %66, align 4
  %67 = add nuw nsw i64 %50, 1
  %68 = icmp eq i64 %67, %3
  br i1 %68, label %46, label %._crit_edge5

._crit_edge5:
  br label %49

.loopexit2:
  br label %69

69:
  %70 = icmp eq i64 %0, 1
  br i1 %70, label %71, label %76

71:
  %72 = zext nneg i32 %13 to i64
  %73 = call i32 @irad_la_ctrsm(i64 108, i64 %28, i64 %72, i64 110, i64 %3, i64 %3, ptr %6, i64 %7, ptr %38, i64 %15)
  %74 = zext nneg i32 %14 to i64
  %75 = call i32 @irad_la_ctrsm(i64 114, i64 %28, i64 %74, i64 110, i64 %3, i64 %3, ptr %6, i64 %7, ptr %38, i64 %15)
  br label %77

76:
  call fastcc void @irad.body.drivers_c.triangular_product(i32 108, i32 %2, i32 %14, i64 %3, i64 %3, ptr %10, ptr %6, i64 %7, ptr %38, i64 %15)
  call fastcc void @irad.body.drivers_c.triangular_product(i32 114, i32 %2, i32 %13, i64 %3, i64 %3, ptr %10, ptr %6, i64 %7, ptr %38, i64 %15)
  br label %77

77:
  %78 = sext i32 %1 to i64
  %79 = call i32 @irad_la_csyevd(i64 %78, i64 108, i64 0, i64 %3, ptr %38, i64 %15, ptr %8)
  %80 = and i32 %1, -33
  %81 = icmp eq i32 %80, 86
  %82 = icmp eq i32 %79, 0
  %83 = select i1 %81, i1 %82, i1 false
  br i1 %83, label %84, label %._crit_edge6

._crit_edge6:
  br label %110

84:
  %85 = icmp eq i64 %0, 3
  br i1 %85, label %86, label %87

86:
  call fastcc void @irad.body.drivers_c.triangular_product(i32 108, i32 %2, i32 %13, i64 %3, i64 %3, ptr %10, ptr %6, i64 %7, ptr %38, i64 %15)
  br label %90

87:
  %88 = zext nneg i32 %14 to i64
  %89 = call i32 @irad_la_ctrsm(i64 108, i64 %28, i64 %88, i64 110, i64 %3, i64 %3, ptr %6, i64 %7, ptr %38, i64 %15)
  br label %90

90:
  br i1 %17, label %.preheader, label %._crit_edge7

._crit_edge7:
  br label %110

.preheader:
  br label %91

91:
  %92 = phi i64 [ %98, %._crit_edge8 ], [ 0, %.preheader ]
  %93 = mul nuw nsw i64 %92, %3
  %94 = getelementptr { float, float }, ptr %38, i64 %93
  %95 = mul nsw i64 %92, %5
  %96 = getelementptr { float, float }, ptr %4, i64 %95
  br label %100

97:
  %98 = add nuw nsw i64 %92, 1
  %99 = icmp eq i64 %98, %3
  br i1 %99, label %.loopexit, label %._crit_edge8

._crit_edge8:
  br label %91

100:
  %101 = phi i64 [ 0, %91 ], [ %108, %._crit_edge9 ]
  %102 = getelementptr { float, float }, ptr %94, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %105 = load float, ptr %104, align 4
  %106 = getelementptr { float, float }, ptr %96, i64 %101
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 4
  store float %103, ptr %106, align 4
  store float %105, ptr %107, align 4
  %108 = add nuw nsw i64 %101, 1
  %109 = icmp eq i64 %108, %3
  br i1 %109, label %97, label %._crit_edge9

._crit_edge9:
  br label %100

.loopexit:
  br label %110

110:
  call void @free(ptr %38)
  br label %111

111:
  %112 = phi i32 [ %33, %31 ], [ %79, %110 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret i32 %112
}

define internal void @irad.body.chegvd(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr writeonly %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr writeonly %13, ptr readonly %14, ptr writeonly initializes((0, 4)) %15) {
  store i32 0, ptr %15, align 4
  %17 = load i32, ptr %10, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %._crit_edge, label %19

._crit_edge:
  br label %39

19:
  %20 = load i32, ptr %12, align 4
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %._crit_edge1, label %22

._crit_edge1:
  br label %39

22:
  %23 = load i32, ptr %14, align 4
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %._crit_edge2, label %25

._crit_edge2:
  br label %39

25:
  %26 = load i32, ptr %0, align 4
  %27 = sext i32 %26 to i64
  %28 = load i8, ptr %1, align 1
  %29 = sext i8 %28 to i32
  %30 = load i8, ptr %2, align 1
  %31 = sext i8 %30 to i32
  %32 = load i32, ptr %3, align 4
  %33 = sext i32 %32 to i64
  %34 = load i32, ptr %5, align 4
  %35 = sext i32 %34 to i64
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %27, i32 %29, i32 %31, i64 %33, ptr %4, i64 %35, ptr %6, i64 %37, ptr %8)
  store i32 %38, ptr %15, align 4
  br label %56

39:
  %40 = load i32, ptr %3, align 4
  %41 = shl i32 %40, 1
  %42 = add i32 %41, 6
  %43 = mul i32 %42, %40
  %44 = or disjoint i32 %43, 1
  %45 = sitofp i32 %44 to float
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float %45, ptr %9, align 4
  store float 0.000000e+00, ptr %46, align 4
  %47 = load i32, ptr %3, align 4
  %48 = mul nsw i32 %47, 5
  %49 = add nsw i32 %48, 3
  store i32 %49, ptr %13, align 4
  %50 = load i32, ptr %3, align 4
  %51 = shl i32 %50, 1
  %52 = add i32 %51, 5
  %53 = mul i32 %52, %50
  %54 = add i32 %53, 1
  %55 = sitofp i32 %54 to float
  store float %55, ptr %11, align 4
  br label %56

56:
  ret void
}

define internal void @irad.body.cgelqf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  %11 = load i32, ptr %0, align 4
  br i1 %10, label %12, label %15

12:
  %13 = sitofp i32 %11 to float
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %13, ptr %5, align 4
  store float 0.000000e+00, ptr %14, align 4
  br label %22

15:
  %16 = sext i32 %11 to i64
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = call fastcc i32 @irad.body.drivers_c.reduce_rows(i64 %16, i64 %18, ptr %2, i64 %20, ptr %4)
  store i32 %21, ptr %7, align 4
  br label %22

22:
  ret void
}

define internal i32 @irad.body.drivers_c.reduce_rows(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4) unnamed_addr {
  %6 = mul nsw i64 %1, %0
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = shl i64 %7, 3
  %9 = call noalias ptr @malloc(i64 %8)
  %10 = icmp sgt i64 %0, 0
  %11 = icmp sgt i64 %1, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %18

13:
  %14 = add nuw i64 %1, 2305843009213693951
  %15 = mul i64 %3, %14
  %16 = add i64 %15, %0
  %17 = shl i64 %16, 3
  call void @__irad_float(ptr %2, i64 %17)
  br label %19

18:
  br i1 %10, label %._crit_edge, label %._crit_edge4

._crit_edge4:
  br label %41

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
  %23 = getelementptr { float, float }, ptr %2, i64 %21
  %24 = mul nuw nsw i64 %21, %1
  %25 = getelementptr { float, float }, ptr %9, i64 %24
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
  %30 = phi i64 [ 0, %22 ], [ %39, %._crit_edge7 ]
  %31 = mul nsw i64 %30, %3
  %32 = getelementptr { float, float }, ptr %23, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %35 = load float, ptr %34, align 4
  %36 = fneg float %35
  %37 = getelementptr { float, float }, ptr %25, i64 %30
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  store float %33, ptr %37, align 4
  store float %36, ptr %38, align 4
  %39 = add nuw nsw i64 %30, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %29

.loopexit3:
  br label %41

41:
  %42 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %._crit_edge8

._crit_edge8:
  br label %46

44:
  %45 = shl i64 %42, 3
  call void @__irad_float(ptr %4, i64 %45)
  br label %46

46:
  %47 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %48 = call i32 @irad_la_cgeqrf(i64 %1, i64 %0, ptr %9, i64 %47, ptr %4)
  br i1 %10, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %70

.preheader:
  br label %49

49:
  %50 = phi i64 [ %56, %._crit_edge11 ], [ 0, %.preheader ]
  br i1 %11, label %51, label %._crit_edge10

._crit_edge10:
  br label %55

51:
  %52 = mul nuw nsw i64 %50, %1
  %53 = getelementptr { float, float }, ptr %9, i64 %52
  %54 = getelementptr { float, float }, ptr %2, i64 %50
  br label %58

.loopexit:
  br label %55

55:
  %56 = add nuw nsw i64 %50, 1
  %57 = icmp eq i64 %56, %0
  br i1 %57, label %.loopexit1, label %._crit_edge11

._crit_edge11:
  br label %49

58:
  %59 = phi i64 [ 0, %51 ], [ %68, %._crit_edge12 ]
  %60 = getelementptr { float, float }, ptr %53, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 4
  %63 = load float, ptr %62, align 4
  %64 = fneg float %63
  %65 = mul nsw i64 %59, %3
  %66 = getelementptr { float, float }, ptr %54, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  store float %61, ptr %66, align 4
  store float %64, ptr %67, align 4
  %68 = add nuw nsw i64 %59, 1
  %69 = icmp eq i64 %68, %1
  br i1 %69, label %.loopexit, label %._crit_edge12

._crit_edge12:
  br label %58

.loopexit1:
  br label %70

70:
  call void @free(ptr %9)
  ret i32 %48
}

define internal void @irad.body.cunglq(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, -1
  %12 = load i32, ptr %0, align 4
  br i1 %11, label %13, label %16

13:
  %14 = sitofp i32 %12 to float
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %14, ptr %6, align 4
  store float 0.000000e+00, ptr %15, align 4
  br label %25

16:
  %17 = sext i32 %12 to i64
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %2, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = call fastcc i32 @irad.body.drivers_c.make_orthogonal_rows(i64 %17, i64 %19, i64 %21, ptr %3, i64 %23, ptr %5)
  store i32 %24, ptr %8, align 4
  br label %25

25:
  ret void
}

define internal i32 @irad.body.drivers_c.make_orthogonal_rows(i64 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) unnamed_addr {
  %7 = mul nsw i64 %1, %0
  %8 = call i64 @llvm.smax.i64(i64 %7, i64 1)
  %9 = shl i64 %8, 3
  %10 = call noalias ptr @malloc(i64 %9)
  %11 = icmp sgt i64 %0, 0
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %19

14:
  %15 = add nuw i64 %1, 2305843009213693951
  %16 = mul i64 %4, %15
  %17 = add i64 %16, %0
  %18 = shl i64 %17, 3
  call void @__irad_float(ptr %3, i64 %18)
  br label %20

19:
  br i1 %11, label %._crit_edge, label %._crit_edge4

._crit_edge4:
  br label %42

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
  %24 = getelementptr { float, float }, ptr %3, i64 %22
  %25 = mul nuw nsw i64 %22, %1
  %26 = getelementptr { float, float }, ptr %10, i64 %25
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
  %31 = phi i64 [ 0, %23 ], [ %40, %._crit_edge7 ]
  %32 = mul nsw i64 %31, %4
  %33 = getelementptr { float, float }, ptr %24, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = fneg float %36
  %38 = getelementptr { float, float }, ptr %26, i64 %31
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  store float %34, ptr %38, align 4
  store float %37, ptr %39, align 4
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %30

.loopexit3:
  br label %42

42:
  %43 = call noalias ptr @malloc(i64 %9)
  %44 = icmp sgt i64 %2, 0
  br i1 %44, label %45, label %._crit_edge8

._crit_edge8:
  br label %47

45:
  %46 = shl i64 %2, 3
  call void @__irad_float(ptr %5, i64 %46)
  br label %47

47:
  %48 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %49 = call i32 @irad_la_corgqr(i64 %1, i64 %0, i64 %2, ptr %10, i64 %48, ptr %5, ptr %43, i64 %48)
  call void @free(ptr %10)
  br i1 %11, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %71

.preheader:
  br label %50

50:
  %51 = phi i64 [ %57, %._crit_edge11 ], [ 0, %.preheader ]
  br i1 %12, label %52, label %._crit_edge10

._crit_edge10:
  br label %56

52:
  %53 = mul nuw nsw i64 %51, %1
  %54 = getelementptr { float, float }, ptr %43, i64 %53
  %55 = getelementptr { float, float }, ptr %3, i64 %51
  br label %59

.loopexit:
  br label %56

56:
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, %0
  br i1 %58, label %.loopexit1, label %._crit_edge11

._crit_edge11:
  br label %50

59:
  %60 = phi i64 [ 0, %52 ], [ %69, %._crit_edge12 ]
  %61 = getelementptr { float, float }, ptr %54, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %64 = load float, ptr %63, align 4
  %65 = fneg float %64
  %66 = mul nsw i64 %60, %4
  %67 = getelementptr { float, float }, ptr %55, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 4
  store float %62, ptr %67, align 4
  store float %65, ptr %68, align 4
  %69 = add nuw nsw i64 %60, 1
  %70 = icmp eq i64 %69, %1
  br i1 %70, label %.loopexit, label %._crit_edge12

._crit_edge12:
  br label %59

.loopexit1:
  br label %71

71:
  call void @free(ptr %43)
  ret i32 %49
}

define internal void @irad.body.cunmlq(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 4)) %12) {
  store i32 0, ptr %12, align 4
  %14 = load i32, ptr %11, align 4
  %15 = icmp eq i32 %14, -1
  br i1 %15, label %16, label %22

16:
  %17 = load i32, ptr %2, align 4
  %18 = load i32, ptr %3, align 4
  %19 = call i32 @llvm.smax.i32(i32 %17, i32 %18)
  %20 = sitofp i32 %19 to float
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float %20, ptr %10, align 4
  store float 0.000000e+00, ptr %21, align 4
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
  call fastcc void @irad.body.drivers_c.reflect_rows(i32 %26, i32 %30, i64 %32, i64 %34, i64 %36, ptr %5, i64 %38, ptr %7, ptr %8, i64 %40)
  br label %41

41:
  ret void
}

define internal void @irad.body.drivers_c.reflect_rows(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) unnamed_addr {
  %11 = icmp eq i32 %0, 0
  %12 = select i1 %11, i64 %3, i64 %2
  %13 = mul nsw i64 %4, %12
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  %17 = icmp sgt i64 %4, 0
  %18 = icmp sgt i64 %12, 0
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %25

20:
  %21 = add nuw i64 %12, 2305843009213693951
  %22 = mul i64 %6, %21
  %23 = add i64 %22, %4
  %24 = shl i64 %23, 3
  call void @__irad_float(ptr %5, i64 %24)
  br label %26

25:
  br i1 %17, label %._crit_edge, label %._crit_edge2

._crit_edge2:
  br label %48

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
  %30 = getelementptr { float, float }, ptr %5, i64 %28
  %31 = mul nuw nsw i64 %28, %12
  %32 = getelementptr { float, float }, ptr %16, i64 %31
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
  %37 = phi i64 [ 0, %29 ], [ %46, %._crit_edge5 ]
  %38 = mul nsw i64 %37, %6
  %39 = getelementptr { float, float }, ptr %30, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  %43 = fneg float %42
  %44 = getelementptr { float, float }, ptr %32, i64 %37
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  store float %40, ptr %44, align 4
  store float %43, ptr %45, align 4
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, %12
  br i1 %47, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %36

.loopexit1:
  br label %48

48:
  %49 = xor i32 %1, 1
  %50 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  call fastcc void @irad.body.drivers_c.reflect(i32 %0, i32 %49, i64 %2, i64 %3, i64 %4, ptr %16, i64 %50, ptr %7, ptr %8, i64 %9)
  call void @free(ptr %16)
  ret void
}

define internal void @irad.body.cpptrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr writeonly initializes((0, 4)) %3) {
  %5 = load i8, ptr %0, align 1
  %6 = sext i8 %5 to i32
  %7 = load i32, ptr %1, align 4
  %8 = sext i32 %7 to i64
  %9 = call fastcc i32 @irad.body.drivers_c.packed_root(i32 0, i32 %6, i64 %8, ptr %2)
  store i32 %9, ptr %3, align 4
  ret void
}

define internal i32 @irad.body.drivers_c.packed_root(i32 range(i32 0, 2) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3) unnamed_addr {
  %5 = mul nsw i64 %2, %2
  %6 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  %7 = call noalias ptr @calloc(i64 %6, i64 8)
  %8 = add nsw i64 %2, 1
  %9 = mul nsw i64 %8, %2
  %10 = icmp sgt i64 %9, 1
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %14

11:
  %12 = shl i64 %9, 2
  %13 = and i64 %12, -8
  call void @__irad_float(ptr %3, i64 %13)
  br label %14

14:
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %._crit_edge4

._crit_edge4:
  br label %53

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
  %33 = getelementptr { float, float }, ptr %7, i64 %32
  br label %34

34:
  %35 = phi i64 [ %27, %31 ], [ %51, %._crit_edge7 ]
  %36 = select i1 %20, i64 %26, i64 %35
  %37 = add nuw nsw i64 %36, 1
  %38 = xor i64 %36, -1
  %39 = add nsw i64 %22, %38
  %40 = select i1 %21, i64 %37, i64 %39
  %41 = select i1 %20, i64 %35, i64 %26
  %42 = mul nsw i64 %40, %36
  %43 = sdiv i64 %42, 2
  %44 = getelementptr { float, float }, ptr %3, i64 %41
  %45 = getelementptr { float, float }, ptr %44, i64 %43
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %48 = load float, ptr %47, align 4
  %49 = getelementptr { float, float }, ptr %33, i64 %35
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 4
  store float %46, ptr %49, align 4
  store float %48, ptr %50, align 4
  %51 = add nuw nsw i64 %35, 1
  %52 = icmp eq i64 %51, %29
  br i1 %52, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %34

.loopexit3:
  br label %53

53:
  %54 = sext i32 %1 to i64
  %55 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %56 = call i32 @irad_la_cpotrf(i64 %54, i64 0, i64 %2, ptr %7, i64 %55)
  br i1 %15, label %57, label %._crit_edge8

._crit_edge8:
  br label %94

57:
  %58 = and i32 %1, -33
  %59 = icmp eq i32 %58, 76
  %60 = zext i1 %59 to i32
  %61 = icmp eq i32 %0, 0
  %62 = icmp eq i32 %0, %60
  %63 = shl nuw nsw i64 %2, 1
  br label %66

.loopexit:
  br label %64

64:
  %65 = icmp eq i64 %69, %2
  br i1 %65, label %.loopexit1, label %._crit_edge9

._crit_edge9:
  br label %66

66:
  %67 = phi i64 [ 0, %57 ], [ %69, %._crit_edge9 ]
  %68 = select i1 %59, i64 %67, i64 0
  %69 = add nuw nsw i64 %67, 1
  %70 = select i1 %59, i64 %2, i64 %69
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %72, label %._crit_edge10

._crit_edge10:
  br label %64

72:
  %73 = mul nuw nsw i64 %67, %2
  %74 = getelementptr { float, float }, ptr %7, i64 %73
  br label %75

75:
  %76 = phi i64 [ %68, %72 ], [ %92, %._crit_edge11 ]
  %77 = getelementptr { float, float }, ptr %74, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %80 = load float, ptr %79, align 4
  %81 = select i1 %61, i64 %67, i64 %76
  %82 = add nuw nsw i64 %81, 1
  %83 = xor i64 %81, -1
  %84 = add nsw i64 %63, %83
  %85 = select i1 %62, i64 %82, i64 %84
  %86 = select i1 %61, i64 %76, i64 %67
  %87 = mul nsw i64 %85, %81
  %88 = sdiv i64 %87, 2
  %89 = getelementptr { float, float }, ptr %3, i64 %86
  %90 = getelementptr { float, float }, ptr %89, i64 %88
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 4
  store float %78, ptr %90, align 4
  store float %80, ptr %91, align 4
  %92 = add nuw nsw i64 %76, 1
  %93 = icmp eq i64 %92, %70
  br i1 %93, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %75

.loopexit1:
  br label %94

94:
  call void @free(ptr %7)
  ret i32 %56
}

define internal void @irad.body.cpptrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  call fastcc void @irad.body.drivers_c.packed_solve(i32 0, i32 %9, i64 %11, i64 %13, ptr %3, ptr %4, i64 %15)
  store i32 0, ptr %6, align 4
  ret void
}

define internal void @irad.body.drivers_c.packed_solve(i32 range(i32 0, 2) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = mul nsw i64 %2, %2
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = call noalias ptr @calloc(i64 %9, i64 8)
  %11 = add nsw i64 %2, 1
  %12 = mul nsw i64 %11, %2
  %13 = icmp sgt i64 %12, 1
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %17

14:
  %15 = shl i64 %12, 2
  %16 = and i64 %15, -8
  call void @__irad_float(ptr %4, i64 %16)
  br label %17

17:
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %._crit_edge1

._crit_edge1:
  br label %63

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
  br i1 %27, label %56, label %._crit_edge2

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
  %36 = getelementptr { float, float }, ptr %10, i64 %35
  br label %37

37:
  %38 = phi i64 [ %30, %34 ], [ %54, %._crit_edge4 ]
  %39 = select i1 %23, i64 %29, i64 %38
  %40 = add nuw nsw i64 %39, 1
  %41 = xor i64 %39, -1
  %42 = add nsw i64 %25, %41
  %43 = select i1 %24, i64 %40, i64 %42
  %44 = select i1 %23, i64 %38, i64 %29
  %45 = mul nsw i64 %43, %39
  %46 = sdiv i64 %45, 2
  %47 = getelementptr { float, float }, ptr %4, i64 %44
  %48 = getelementptr { float, float }, ptr %47, i64 %46
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %51 = load float, ptr %50, align 4
  %52 = getelementptr { float, float }, ptr %36, i64 %38
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 4
  store float %49, ptr %52, align 4
  store float %51, ptr %53, align 4
  %54 = add nuw nsw i64 %38, 1
  %55 = icmp eq i64 %54, %32
  br i1 %55, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %37

56:
  %57 = icmp sgt i64 %3, 0
  br i1 %57, label %58, label %._crit_edge5

._crit_edge5:
  br label %63

58:
  %59 = add nuw i64 %3, 2305843009213693951
  %60 = mul i64 %6, %59
  %61 = add i64 %60, %2
  %62 = shl i64 %61, 3
  call void @__irad_float(ptr %5, i64 %62)
  br label %63

63:
  %64 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %65 = sext i32 %1 to i64
  %66 = and i32 %1, -33
  %67 = icmp eq i32 %66, 76
  %68 = select i1 %67, i64 110, i64 99
  %69 = call i32 @irad_la_ctrsm(i64 108, i64 %65, i64 %68, i64 110, i64 %2, i64 %3, ptr %10, i64 %64, ptr %5, i64 %6)
  %70 = select i1 %67, i64 99, i64 110
  %71 = call i32 @irad_la_ctrsm(i64 108, i64 %65, i64 %70, i64 110, i64 %2, i64 %3, ptr %10, i64 %64, ptr %5, i64 %6)
  call void @free(ptr %10)
  ret void
}

define internal void @irad.body.cppsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc i32 @irad.body.drivers_c.packed_root(i32 0, i32 %9, i64 %11, ptr %3)
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
  call fastcc void @irad.body.drivers_c.packed_solve(i32 0, i32 %16, i64 %18, i64 %20, ptr %3, ptr %4, i64 %22)
  br label %23

23:
  store i32 %12, ptr %6, align 4
  ret void
}

define internal void @irad.body.clacpy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, ptr readonly %6) {
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
  call fastcc void @irad.body.drivers_c.copy_part(i32 %9, i64 %11, i64 %13, ptr %3, i64 %15, ptr %5, i64 %17)
  ret void
}

define internal void @irad.body.drivers_c.copy_part(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr readonly %3, i64 %4, ptr writeonly %5, i64 %6) unnamed_addr {
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
  %18 = getelementptr { float, float }, ptr %3, i64 %17
  %19 = mul nsw i64 %15, %6
  %20 = getelementptr { float, float }, ptr %5, i64 %19
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
  %26 = phi i64 [ 0, %16 ], [ %40, %._crit_edge8 ]
  br i1 %12, label %27, label %29

27:
  %28 = icmp samesign ugt i64 %26, %15
  br i1 %28, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %32

._crit_edge4:
  br label %39

29:
  %30 = icmp samesign uge i64 %26, %15
  %31 = or i1 %13, %30
  br i1 %31, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %39

._crit_edge6:
  br label %32

32:
  %33 = getelementptr { float, float }, ptr %18, i64 %26
  %34 = load float, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %36 = load float, ptr %35, align 4
  %37 = getelementptr { float, float }, ptr %20, i64 %26
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  store float %34, ptr %37, align 4
  store float %36, ptr %38, align 4
  br label %39

39:
  %40 = add nuw nsw i64 %26, 1
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %.loopexit, label %._crit_edge8

._crit_edge8:
  br label %25
}

define internal void @irad.body.claset(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  call fastcc void @irad.body.drivers_c.set_part(i32 %9, i64 %11, i64 %13, ptr %3, ptr %4, ptr %5, i64 %15)
  ret void
}

define internal void @irad.body.drivers_c.set_part(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, i64 %6) unnamed_addr {
  %8 = load float, ptr %3, align 4
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %10 = load float, ptr %9, align 4
  %11 = load float, ptr %4, align 4
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %13 = load float, ptr %12, align 4
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %._crit_edge

._crit_edge:
  br label %27

15:
  %16 = icmp sgt i64 %1, 0
  %17 = or i32 %0, 32
  %18 = icmp eq i32 %17, 117
  %19 = icmp ne i32 %17, 108
  br label %20

20:
  %21 = phi i64 [ 0, %15 ], [ %29, %._crit_edge3 ]
  br i1 %16, label %22, label %._crit_edge2

._crit_edge2:
  br label %28

22:
  %23 = mul nsw i64 %21, %6
  %24 = getelementptr { float, float }, ptr %5, i64 %23
  %25 = getelementptr { float, float }, ptr %24, i64 %21
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  br label %31

.loopexit1:
  br label %27

27:
  ret void

.loopexit:
  br label %28

28:
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %2
  br i1 %30, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %20

31:
  %32 = phi i64 [ 0, %22 ], [ %45, %._crit_edge8 ]
  %33 = icmp eq i64 %32, %21
  br i1 %33, label %34, label %35

34:
  store float %11, ptr %25, align 4
  store float %13, ptr %26, align 4
  br label %44

35:
  br i1 %18, label %36, label %38

36:
  %37 = icmp samesign ugt i64 %32, %21
  br i1 %37, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %41

._crit_edge4:
  br label %44

38:
  %39 = icmp samesign uge i64 %32, %21
  %40 = or i1 %19, %39
  br i1 %40, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %44

._crit_edge6:
  br label %41

41:
  %42 = getelementptr { float, float }, ptr %24, i64 %32
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  store float %8, ptr %42, align 4
  store float %10, ptr %43, align 4
  br label %44

44:
  %45 = add nuw nsw i64 %32, 1
  %46 = icmp eq i64 %45, %1
  br i1 %46, label %.loopexit, label %._crit_edge8

._crit_edge8:
  br label %31
}

define internal float @irad.body.clange(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readnone %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc float @irad.body.drivers_c.norm_of(i32 %8, i64 %10, i64 %12, ptr %3, i64 %14)
  ret float %15
}

define internal float @irad.body.drivers_c.norm_of(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = or i32 %0, 32
  %7 = icmp eq i32 %6, 105
  %8 = icmp sgt i64 %1, 0
  %9 = icmp sgt i64 %2, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %16

11:
  %12 = add nuw i64 %2, 2305843009213693951
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 3
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
  br label %115

20:
  %21 = select i1 %7, i64 %2, i64 %1
  %22 = icmp sgt i64 %21, 0
  br label %24

23:
  br i1 %9, label %.preheader, label %._crit_edge10

._crit_edge10:
  br label %115

.preheader:
  br label %53

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
  %.lcssa24 = phi float [ %50, %35 ]
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
  %36 = phi i64 [ 0, %27 ], [ %51, %._crit_edge13 ]
  %37 = phi float [ 0.000000e+00, %27 ], [ %50, %._crit_edge13 ]
  %38 = mul nsw i64 %36, %4
  %39 = add nsw i64 %38, %26
  %40 = add nsw i64 %36, %28
  %41 = select i1 %7, i64 %39, i64 %40
  %42 = getelementptr inbounds { float, float }, ptr %3, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %45 = load float, ptr %44, align 4
  %46 = fpext float %43 to double
  %47 = fpext float %45 to double
  %48 = call double @hypot(double %46, double %47)
  %49 = fptrunc double %48 to float
  %50 = fadd float %37, %49
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, %21
  br i1 %52, label %.loopexit2, label %._crit_edge13

._crit_edge13:
  br label %35

53:
  %54 = phi i64 [ %67, %._crit_edge16 ], [ 0, %.preheader ]
  %55 = phi float [ %66, %._crit_edge16 ], [ 0.000000e+00, %.preheader ]
  br i1 %8, label %56, label %._crit_edge14

._crit_edge14:
  br label %65

56:
  %57 = mul nsw i64 %54, %4
  %58 = getelementptr { float, float }, ptr %3, i64 %57
  br label %69

59:
  %.lcssa23 = phi float [ %66, %65 ]
  %60 = icmp eq i32 %6, 109
  %61 = fcmp oeq float %.lcssa23, 0.000000e+00
  %62 = select i1 %60, i1 true, i1 %61
  br i1 %62, label %._crit_edge15, label %63

._crit_edge15:
  br label %115

63:
  %64 = fpext float %.lcssa23 to double
  br label %84

.loopexit1:
  %.lcssa22 = phi float [ %81, %69 ]
  br label %65

65:
  %66 = phi float [ %55, %._crit_edge14 ], [ %.lcssa22, %.loopexit1 ]
  %67 = add nuw nsw i64 %54, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %59, label %._crit_edge16

._crit_edge16:
  br label %53

69:
  %70 = phi i64 [ 0, %56 ], [ %82, %._crit_edge17 ]
  %71 = phi float [ %55, %56 ], [ %81, %._crit_edge17 ]
  %72 = getelementptr { float, float }, ptr %58, i64 %70
  %73 = load float, ptr %72, align 4
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %75 = load float, ptr %74, align 4
  %76 = fpext float %73 to double
  %77 = fpext float %75 to double
  %78 = call double @hypot(double %76, double %77)
  %79 = fptrunc double %78 to float
  %80 = fcmp oge float %71, %79
  %81 = select i1 %80, float %71, float %79
  %82 = add nuw nsw i64 %70, 1
  %83 = icmp eq i64 %82, %1
  br i1 %83, label %.loopexit1, label %._crit_edge17

._crit_edge17:
  br label %69

84:
  %85 = phi i64 [ %96, %._crit_edge19 ], [ 0, %63 ]
  %86 = phi double [ %95, %._crit_edge19 ], [ 0.000000e+00, %63 ]
  br i1 %8, label %87, label %._crit_edge18

._crit_edge18:
  br label %94

87:
  %88 = mul nsw i64 %85, %4
  %89 = getelementptr { float, float }, ptr %3, i64 %88
  br label %98

90:
  %.lcssa21 = phi double [ %95, %94 ]
  %91 = call double @llvm.sqrt.f64(double %.lcssa21)
  %92 = fmul double %91, %64
  %93 = fptrunc double %92 to float
  br label %115

.loopexit:
  %.lcssa = phi double [ %112, %98 ]
  br label %94

94:
  %95 = phi double [ %86, %._crit_edge18 ], [ %.lcssa, %.loopexit ]
  %96 = add nuw nsw i64 %85, 1
  %97 = icmp eq i64 %96, %2
  br i1 %97, label %90, label %._crit_edge19

._crit_edge19:
  br label %84

98:
  %99 = phi i64 [ 0, %87 ], [ %113, %._crit_edge20 ]
  %100 = phi double [ %86, %87 ], [ %112, %._crit_edge20 ]
  %101 = getelementptr { float, float }, ptr %89, i64 %99
  %102 = load float, ptr %101, align 4
  %103 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %104 = load float, ptr %103, align 4
  %105 = fpext float %102 to double
  %106 = fpext float %104 to double
  %107 = call double @hypot(double %105, double %106)
  %108 = fptrunc double %107 to float
  %109 = fpext float %108 to double
  %110 = fdiv double %109, %64
  %111 = fmul double %110, %110
  %112 = fadd double %100, %111
  %113 = add nuw nsw i64 %99, 1
  %114 = icmp eq i64 %113, %1
  br i1 %114, label %.loopexit, label %._crit_edge20

._crit_edge20:
  br label %98

.loopexit3:
  %.lcssa25 = phi float [ %32, %29 ]
  br label %115

115:
  %116 = phi float [ %93, %90 ], [ %.lcssa23, %._crit_edge15 ], [ 0.000000e+00, %._crit_edge9 ], [ 0.000000e+00, %._crit_edge10 ], [ %.lcssa25, %.loopexit3 ]
  ret float %116
}

define internal i32 @irad.body.LAPACKE_cgelsd(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, float %9, ptr writeonly %10) {
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
  %20 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %13, i64 %14, i64 %19, ptr %4, i64 %17, ptr %6, i64 %18, ptr %8, ptr nonnull %12, ptr %10, i64 4)
  br label %37

21:
  %22 = call i64 @llvm.smax.i64(i64 %13, i64 %14)
  %23 = sext i32 %5 to i64
  %24 = mul nsw i64 %14, %13
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 3
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.drivers_c.turn(i64 %13, i64 %14, ptr %4, i64 %23, ptr %27)
  %28 = sext i32 %3 to i64
  %29 = sext i32 %7 to i64
  %30 = mul nsw i64 %22, %28
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 3
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.drivers_c.turn(i64 %22, i64 %28, ptr %6, i64 %29, ptr %33)
  %34 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %35 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %36 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %13, i64 %14, i64 %28, ptr %27, i64 %34, ptr %33, i64 %35, ptr %8, ptr nonnull %12, ptr %10, i64 4)
  call fastcc void @irad.body.drivers_c.put_back(i64 %13, i64 %14, ptr %27, ptr %4, i64 %23)
  call void @free(ptr %27)
  call fastcc void @irad.body.drivers_c.put_back(i64 %22, i64 %28, ptr %33, ptr %6, i64 %29)
  call void @free(ptr %33)
  br label %37

37:
  %38 = phi i32 [ %20, %16 ], [ %36, %21 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %38
}

define internal i32 @irad.body.LAPACKE_cgelss(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, float %9, ptr writeonly %10) {
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
  %20 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %13, i64 %14, i64 %19, ptr %4, i64 %17, ptr %6, i64 %18, ptr %8, ptr nonnull %12, ptr %10, i64 4)
  br label %37

21:
  %22 = call i64 @llvm.smax.i64(i64 %13, i64 %14)
  %23 = sext i32 %5 to i64
  %24 = mul nsw i64 %14, %13
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 3
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.drivers_c.turn(i64 %13, i64 %14, ptr %4, i64 %23, ptr %27)
  %28 = sext i32 %3 to i64
  %29 = sext i32 %7 to i64
  %30 = mul nsw i64 %22, %28
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 3
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.drivers_c.turn(i64 %22, i64 %28, ptr %6, i64 %29, ptr %33)
  %34 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %35 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %36 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %13, i64 %14, i64 %28, ptr %27, i64 %34, ptr %33, i64 %35, ptr %8, ptr nonnull %12, ptr %10, i64 4)
  call fastcc void @irad.body.drivers_c.put_back(i64 %13, i64 %14, ptr %27, ptr %4, i64 %23)
  call void @free(ptr %27)
  call fastcc void @irad.body.drivers_c.put_back(i64 %22, i64 %28, ptr %33, ptr %6, i64 %29)
  call void @free(ptr %33)
  br label %37

37:
  %38 = phi i32 [ %20, %16 ], [ %36, %21 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %38
}

define internal i32 @irad.body.LAPACKE_cgelsy(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7, ptr %8, float %9, ptr writeonly %10) {
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
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.drivers_c.turn(i64 %13, i64 %14, ptr %4, i64 %17, ptr %22)
  %23 = sext i32 %3 to i64
  %24 = sext i32 %7 to i64
  %25 = mul nsw i64 %15, %23
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 3
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.drivers_c.turn(i64 %15, i64 %23, ptr %6, i64 %24, ptr %28)
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
  %47 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %39, ptr %35, i64 %34, ptr %36, i64 %37, ptr %44, ptr nonnull %12, ptr %10, i64 4)
  br label %56

48:
  %49 = shl nuw nsw i64 %14, 2
  call void @__irad_integer(ptr nonnull %8, i64 %49)
  %50 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %39, ptr %35, i64 %34, ptr %36, i64 %37, ptr %44, ptr nonnull %12, ptr %10, i64 4)
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
  %59 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %13, i64 %14, i64 %39, ptr %35, i64 %34, ptr %36, i64 %37, ptr null, ptr nonnull %12, ptr %10, i64 4)
  br label %60

60:
  %61 = phi i32 [ %57, %56 ], [ %59, %58 ]
  br i1 %16, label %62, label %._crit_edge1

._crit_edge1:
  br label %66

62:
  %63 = sext i32 %5 to i64
  call fastcc void @irad.body.drivers_c.put_back(i64 %13, i64 %14, ptr %35, ptr %4, i64 %63)
  call void @free(ptr %35)
  %64 = sext i32 %3 to i64
  %65 = sext i32 %7 to i64
  call fastcc void @irad.body.drivers_c.put_back(i64 %15, i64 %64, ptr %36, ptr %6, i64 %65)
  call void @free(ptr %36)
  br label %66

66:
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i32 %61
}

define internal i32 @irad.body.LAPACKE_cheevr(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, float %7, float %8, i32 %9, i32 %10, float %11, ptr initializes((0, 4)) %12, ptr %13, ptr %14, i32 %15, ptr writeonly %16) {
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store float %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %20 = call fastcc i32 @irad.body.LAPACKE_csome(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr %18, ptr %19, i32 %9, i32 %10, ptr %12, ptr %13, ptr %14, i32 %15)
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

define internal i32 @irad.body.LAPACKE_csome(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr nonnull readonly %7, ptr nonnull readonly %8, i32 %9, i32 %10, ptr writeonly initializes((0, 4)) %11, ptr %12, ptr %13, i32 %14) unnamed_addr {
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
  %25 = shl i64 %24, 3
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_c.turn(i64 %21, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = mul nsw i32 %4, %4
  %28 = call i32 @llvm.umax.i32(i32 %27, i32 1)
  %29 = zext nneg i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 3
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
  %48 = call fastcc i64 @irad.body.drivers_c.some_of_spectrum(i32 %43, i32 %44, i32 %45, i64 %38, ptr %41, i64 %42, ptr nonnull %7, ptr nonnull %8, i64 %46, i64 %47, ptr %12, ptr %39, i64 %40, ptr %16)
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
  call fastcc void @irad.body.drivers_c.put_back(i64 %38, i64 %48, ptr %39, ptr %13, i64 %54)
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

define internal i32 @irad.body.LAPACKE_cheevx(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, float %7, float %8, i32 %9, i32 %10, float %11, ptr initializes((0, 4)) %12, ptr %13, ptr %14, i32 %15, ptr writeonly %16) {
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store float %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %20 = call fastcc i32 @irad.body.LAPACKE_csome(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr %18, ptr %19, i32 %9, i32 %10, ptr %12, ptr %13, ptr %14, i32 %15)
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

define internal i32 @irad.body.LAPACKE_chegv(i32 %0, i32 %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %20, label %12

12:
  %13 = sext i32 %1 to i64
  %14 = sext i8 %2 to i32
  %15 = sext i8 %3 to i32
  %16 = sext i32 %4 to i64
  %17 = sext i32 %6 to i64
  %18 = sext i32 %8 to i64
  %19 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %13, i32 %14, i32 %15, i64 %16, ptr %5, i64 %17, ptr %7, i64 %18, ptr %9)
  br label %34

20:
  %21 = sext i32 %4 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %21, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 3
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_c.turn(i64 %21, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = sext i32 %8 to i64
  %28 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_c.turn(i64 %21, i64 %21, ptr %7, i64 %27, ptr %28)
  %29 = sext i32 %1 to i64
  %30 = sext i8 %2 to i32
  %31 = sext i8 %3 to i32
  %32 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %33 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %29, i32 %30, i32 %31, i64 %21, ptr %26, i64 %32, ptr %28, i64 %32, ptr %9)
  call fastcc void @irad.body.drivers_c.put_back(i64 %21, i64 %21, ptr %26, ptr %5, i64 %22)
  call void @free(ptr %26)
  call fastcc void @irad.body.drivers_c.put_back(i64 %21, i64 %21, ptr %28, ptr %7, i64 %27)
  call void @free(ptr %28)
  br label %34

34:
  %35 = phi i32 [ %19, %12 ], [ %33, %20 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_chegvd(i32 %0, i32 %1, i8 signext %2, i8 signext %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %20, label %12

12:
  %13 = sext i32 %1 to i64
  %14 = sext i8 %2 to i32
  %15 = sext i8 %3 to i32
  %16 = sext i32 %4 to i64
  %17 = sext i32 %6 to i64
  %18 = sext i32 %8 to i64
  %19 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %13, i32 %14, i32 %15, i64 %16, ptr %5, i64 %17, ptr %7, i64 %18, ptr %9)
  br label %34

20:
  %21 = sext i32 %4 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %21, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 3
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_c.turn(i64 %21, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = sext i32 %8 to i64
  %28 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.drivers_c.turn(i64 %21, i64 %21, ptr %7, i64 %27, ptr %28)
  %29 = sext i32 %1 to i64
  %30 = sext i8 %2 to i32
  %31 = sext i8 %3 to i32
  %32 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %33 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %29, i32 %30, i32 %31, i64 %21, ptr %26, i64 %32, ptr %28, i64 %32, ptr %9)
  call fastcc void @irad.body.drivers_c.put_back(i64 %21, i64 %21, ptr %26, ptr %5, i64 %22)
  call void @free(ptr %26)
  call fastcc void @irad.body.drivers_c.put_back(i64 %21, i64 %21, ptr %28, ptr %7, i64 %27)
  call void @free(ptr %28)
  br label %34

34:
  %35 = phi i32 [ %19, %12 ], [ %33, %20 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_cgelqf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %1 to i64
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  br i1 %7, label %13, label %11

11:
  %12 = call fastcc i32 @irad.body.drivers_c.reduce_rows(i64 %8, i64 %9, ptr %3, i64 %10, ptr %5)
  br label %20

13:
  %14 = mul nsw i64 %9, %8
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.drivers_c.turn(i64 %8, i64 %9, ptr %3, i64 %10, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %19 = call fastcc i32 @irad.body.drivers_c.reduce_rows(i64 %8, i64 %9, ptr %17, i64 %18, ptr %5)
  call fastcc void @irad.body.drivers_c.put_back(i64 %8, i64 %9, ptr %17, ptr %3, i64 %10)
  call void @free(ptr %17)
  br label %20

20:
  %21 = phi i32 [ %12, %11 ], [ %19, %13 ]
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_cunglq(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = sext i32 %2 to i64
  br i1 %8, label %15, label %11

11:
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = call fastcc i32 @irad.body.drivers_c.make_orthogonal_rows(i64 %9, i64 %10, i64 %12, ptr %4, i64 %13, ptr %6)
  br label %24

15:
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %10, %9
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_c.turn(i64 %9, i64 %10, ptr %4, i64 %16, ptr %20)
  %21 = sext i32 %3 to i64
  %22 = call i64 @llvm.smax.i64(i64 %9, i64 1)
  %23 = call fastcc i32 @irad.body.drivers_c.make_orthogonal_rows(i64 %9, i64 %10, i64 %21, ptr %20, i64 %22, ptr %6)
  call fastcc void @irad.body.drivers_c.put_back(i64 %9, i64 %10, ptr %20, ptr %4, i64 %16)
  call void @free(ptr %20)
  br label %24

24:
  %25 = phi i32 [ %14, %11 ], [ %23, %15 ]
  ret i32 %25
}

define internal i32 @irad.body.LAPACKE_cunmlq(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
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
  call fastcc void @irad.body.drivers_c.reflect_rows(i32 %14, i32 %22, i64 %17, i64 %18, i64 %19, ptr %6, i64 %23, ptr %8, ptr %9, i64 %24)
  br label %47

25:
  %26 = sext i32 %5 to i64
  %27 = select i1 %13, i32 %3, i32 %4
  %28 = sext i32 %27 to i64
  %29 = sext i32 %7 to i64
  %30 = mul nsw i64 %26, %28
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 3
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.drivers_c.turn(i64 %26, i64 %28, ptr %6, i64 %29, ptr %33)
  %34 = sext i32 %3 to i64
  %35 = sext i32 %4 to i64
  %36 = sext i32 %10 to i64
  %37 = mul nsw i64 %35, %34
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 1)
  %39 = shl i64 %38, 3
  %40 = call noalias ptr @malloc(i64 %39)
  call fastcc void @irad.body.drivers_c.turn(i64 %34, i64 %35, ptr %9, i64 %36, ptr %40)
  %41 = and i8 %2, -33
  %42 = icmp ne i8 %41, 78
  %43 = zext i1 %42 to i32
  %44 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %45 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  call fastcc void @irad.body.drivers_c.reflect_rows(i32 %14, i32 %43, i64 %34, i64 %35, i64 %26, ptr %33, i64 %44, ptr %8, ptr %40, i64 %45)
  %46 = sext i32 %10 to i64
  call fastcc void @irad.body.drivers_c.put_back(i64 %34, i64 %35, ptr %40, ptr %9, i64 %46)
  call void @free(ptr %40)
  call void @free(ptr %33)
  br label %47

47:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal i32 @irad.body.LAPACKE_cpptrf(i32 %0, i8 signext %1, i32 %2, ptr %3) {
  %5 = icmp eq i32 %0, 101
  %6 = zext i1 %5 to i32
  %7 = sext i8 %1 to i32
  %8 = sext i32 %2 to i64
  %9 = call fastcc i32 @irad.body.drivers_c.packed_root(i32 %6, i32 %7, i64 %8, ptr %3)
  ret i32 %9
}

define internal i32 @irad.body.LAPACKE_cpptrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6) {
  call fastcc void @irad.body.LAPACKE_cpacked(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6)
  ret i32 0
}

define internal void @irad.body.LAPACKE_cpacked(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6) unnamed_addr {
  %8 = icmp eq i32 %0, 101
  %9 = zext i1 %8 to i32
  br i1 %8, label %15, label %10

10:
  %11 = sext i8 %1 to i32
  %12 = sext i32 %2 to i64
  %13 = sext i32 %3 to i64
  %14 = sext i32 %6 to i64
  call fastcc void @irad.body.drivers_c.packed_solve(i32 %9, i32 %11, i64 %12, i64 %13, ptr %4, ptr %5, i64 %14)
  br label %25

15:
  %16 = sext i32 %2 to i64
  %17 = sext i32 %3 to i64
  %18 = sext i32 %6 to i64
  %19 = mul nsw i64 %17, %16
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.drivers_c.turn(i64 %16, i64 %17, ptr %5, i64 %18, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  call fastcc void @irad.body.drivers_c.packed_solve(i32 %9, i32 %23, i64 %16, i64 %17, ptr %4, ptr %22, i64 %24)
  call fastcc void @irad.body.drivers_c.put_back(i64 %16, i64 %17, ptr %22, ptr %5, i64 %18)
  call void @free(ptr %22)
  br label %25

25:
  ret void
}

define internal i32 @irad.body.LAPACKE_cppsv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = zext i1 %8 to i32
  %10 = sext i8 %1 to i32
  %11 = sext i32 %2 to i64
  %12 = call fastcc i32 @irad.body.drivers_c.packed_root(i32 %9, i32 %10, i64 %11, ptr %4)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %15

14:
  call fastcc void @irad.body.LAPACKE_cpacked(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6)
  br label %15

15:
  ret i32 %12
}

define internal i32 @irad.body.LAPACKE_clacpy(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr readonly %4, i32 %5, ptr writeonly %6, i32 %7) {
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
  call fastcc void @irad.body.drivers_c.copy_part(i32 %20, i64 %21, i64 %22, ptr %4, i64 %23, ptr %6, i64 %24)
  ret i32 0
}

define internal i32 @irad.body.LAPACKE_claset(i32 %0, i8 signext %1, i32 %2, i32 %3, <2 x float> %4, <2 x float> %5, ptr writeonly %6, i32 %7) {
  %9 = alloca { float, float }, align 8
  %10 = alloca { float, float }, align 8
  store <2 x float> %4, ptr %9, align 8
  store <2 x float> %5, ptr %10, align 8
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
  call fastcc void @irad.body.drivers_c.set_part(i32 %22, i64 %23, i64 %24, ptr nonnull %9, ptr nonnull %10, ptr %6, i64 %25)
  ret i32 0
}

define internal float @irad.body.LAPACKE_clange(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) {
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
  %24 = call fastcc float @irad.body.drivers_c.norm_of(i32 %20, i64 %21, i64 %22, ptr %4, i64 %23)
  ret float %24
}

define internal void @irad.body.cgeqp3(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr readnone %8, ptr writeonly initializes((0, 4)) %9) {
  store i32 0, ptr %9, align 4
  %11 = load i32, ptr %7, align 4
  %12 = icmp eq i32 %11, -1
  br i1 %12, label %13, label %19

13:
  %14 = load i32, ptr %1, align 4
  %15 = mul nsw i32 %14, 3
  %16 = add nsw i32 %15, 1
  %17 = sitofp i32 %16 to float
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %17, ptr %6, align 4
  store float 0.000000e+00, ptr %18, align 4
  br label %27

19:
  %20 = load i32, ptr %0, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %1, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %3, align 4
  %25 = sext i32 %24 to i64
  %26 = call fastcc i32 @irad.body.drivers_c.pivoted_factors(i64 %21, i64 %23, ptr %2, i64 %25, ptr %4, i64 4, ptr %5)
  store i32 %26, ptr %9, align 4
  br label %27

27:
  ret void
}

define internal i32 @irad.body.drivers_c.pivoted_factors(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5, ptr %6) unnamed_addr {
  %8 = mul nsw i64 %1, %0
  %9 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %10 = shl i64 %9, 3
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
  %20 = add nuw i64 %1, 2305843009213693951
  %21 = mul i64 %3, %20
  %22 = add i64 %21, %0
  %23 = shl i64 %22, 3
  call void @__irad_float(ptr %2, i64 %23)
  br label %24

24:
  %25 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %._crit_edge6

._crit_edge6:
  br label %29

27:
  %28 = shl i64 %25, 3
  call void @__irad_float(ptr %6, i64 %28)
  br label %29

29:
  br i1 %17, label %30, label %._crit_edge7

._crit_edge7:
  br label %33

30:
  %31 = mul nuw nsw i64 %5, %1
  call void @__irad_integer(ptr %4, i64 %31)
  %32 = icmp eq i64 %5, 8
  br label %38

.loopexit5:
  %.lcssa28 = phi i64 [ %57, %62 ]
  br label %33

33:
  %34 = phi i64 [ 0, %._crit_edge7 ], [ %.lcssa28, %.loopexit5 ]
  br i1 %26, label %35, label %._crit_edge8

._crit_edge8:
  br label %86

35:
  %36 = mul nsw i64 %0, %0
  %37 = uitofp nneg i64 %36 to double
  br label %80

38:
  %39 = phi i64 [ 0, %30 ], [ %57, %._crit_edge11 ]
  %40 = phi i64 [ 0, %30 ], [ %63, %._crit_edge11 ]
  %41 = getelementptr inbounds nuw i64, ptr %15, i64 %40
  store i64 %40, ptr %41, align 8
  br i1 %32, label %42, label %45

42:
  %43 = getelementptr inbounds nuw i64, ptr %4, i64 %40
  %44 = load i64, ptr %43, align 8
  br label %49

45:
  %46 = getelementptr inbounds nuw i32, ptr %4, i64 %40
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  br label %49

49:
  %50 = phi i64 [ %44, %42 ], [ %48, %45 ]
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %52, label %._crit_edge9

._crit_edge9:
  br label %56

52:
  %53 = getelementptr inbounds i64, ptr %15, i64 %39
  %54 = load i64, ptr %53, align 8
  store i64 %54, ptr %41, align 8
  %55 = add nsw i64 %39, 1
  store i64 %40, ptr %53, align 8
  br label %56

56:
  %57 = phi i64 [ %55, %52 ], [ %39, %._crit_edge9 ]
  br i1 %16, label %58, label %._crit_edge10

._crit_edge10:
  br label %62

58:
  %59 = mul nsw i64 %40, %3
  %60 = getelementptr { float, float }, ptr %2, i64 %59
  %61 = mul nuw nsw i64 %40, %0
  br label %65

.loopexit4:
  br label %62

62:
  %63 = add nuw nsw i64 %40, 1
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %.loopexit5, label %._crit_edge11

._crit_edge11:
  br label %38

65:
  %66 = phi i64 [ 0, %58 ], [ %76, %._crit_edge12 ]
  %67 = getelementptr { float, float }, ptr %60, i64 %66
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 4
  %70 = load float, ptr %69, align 4
  %71 = add nuw nsw i64 %66, %61
  %72 = getelementptr inbounds nuw { float, float }, ptr %12, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  store float %68, ptr %72, align 4
  store float %70, ptr %73, align 4
  %74 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %71
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  store float %68, ptr %74, align 4
  store float %70, ptr %75, align 4
  %76 = add nuw nsw i64 %66, 1
  %77 = icmp eq i64 %76, %0
  br i1 %77, label %.loopexit4, label %._crit_edge12

._crit_edge12:
  br label %65

.loopexit2:
  br label %78

78:
  %79 = icmp eq i64 %84, %25
  br i1 %79, label %.loopexit3, label %._crit_edge13

._crit_edge13:
  br label %80

80:
  %81 = phi double [ 0.000000e+00, %35 ], [ %102, %._crit_edge13 ]
  %82 = phi i64 [ 0, %35 ], [ %84, %._crit_edge13 ]
  %83 = icmp slt i64 %82, %34
  %84 = add nuw nsw i64 %82, 1
  %85 = select i1 %83, i64 %84, i64 %1
  br label %89

.loopexit3:
  br label %86

86:
  br i1 %17, label %87, label %._crit_edge14

._crit_edge14:
  br label %190

87:
  %88 = icmp eq i64 %5, 8
  br label %192

89:
  %90 = phi i64 [ %82, %80 ], [ %116, %._crit_edge16 ]
  %91 = phi i64 [ %82, %80 ], [ %115, %._crit_edge16 ]
  %92 = phi double [ -1.000000e+00, %80 ], [ %114, %._crit_edge16 ]
  %93 = getelementptr inbounds nuw i64, ptr %15, i64 %90
  %94 = load i64, ptr %93, align 8
  %95 = mul nsw i64 %94, %0
  %96 = getelementptr { float, float }, ptr %11, i64 %95
  br label %118

97:
  %.lcssa25 = phi double [ %114, %112 ]
  %.lcssa24 = phi i64 [ %115, %112 ]
  %98 = icmp eq i64 %82, 0
  %99 = fmul double %.lcssa25, 0x3E8000000102F4FD
  %100 = fmul double %99, 0x3E8000000102F4FD
  %101 = fmul double %100, %37
  %102 = select i1 %98, double %101, double %81
  %103 = fcmp ugt double %.lcssa25, %102
  %104 = select i1 %103, i64 %.lcssa24, i64 %82
  %105 = getelementptr inbounds i64, ptr %15, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i64, ptr %15, i64 %82
  %108 = load i64, ptr %107, align 8
  store i64 %108, ptr %105, align 8
  store i64 %106, ptr %107, align 8
  %109 = fcmp ogt double %.lcssa25, %102
  %110 = icmp slt i64 %84, %1
  %111 = select i1 %110, i1 %109, i1 false
  br i1 %111, label %132, label %._crit_edge15

._crit_edge15:
  br label %78

112:
  %.lcssa = phi double [ %129, %118 ]
  %113 = fcmp ogt double %.lcssa, %92
  %114 = select i1 %113, double %.lcssa, double %92
  %115 = select i1 %113, i64 %90, i64 %91
  %116 = add nuw nsw i64 %90, 1
  %117 = icmp slt i64 %116, %85
  br i1 %117, label %._crit_edge16, label %97

._crit_edge16:
  br label %89

118:
  %119 = phi i64 [ 0, %89 ], [ %130, %._crit_edge17 ]
  %120 = phi double [ 0.000000e+00, %89 ], [ %129, %._crit_edge17 ]
  %121 = getelementptr { float, float }, ptr %96, i64 %119
  %122 = load float, ptr %121, align 4
  %123 = getelementptr inbounds nuw i8, ptr %121, i64 4
  %124 = load float, ptr %123, align 4
  %125 = fmul float %122, %122
  %126 = fmul float %124, %124
  %127 = fadd float %125, %126
  %128 = fpext float %127 to double
  %129 = fadd double %120, %128
  %130 = add nuw nsw i64 %119, 1
  %131 = icmp eq i64 %130, %0
  br i1 %131, label %112, label %._crit_edge17

._crit_edge17:
  br label %118

132:
  %133 = mul nsw i64 %106, %0
  %134 = getelementptr { float, float }, ptr %11, i64 %133
  %135 = fptrunc double %.lcssa25 to float
  br label %136

136:
  %137 = phi i64 [ %84, %132 ], [ %168, %._crit_edge19 ]
  %138 = getelementptr inbounds nuw i64, ptr %15, i64 %137
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %139, %0
  %141 = getelementptr inbounds { float, float }, ptr %11, i64 %140
  br label %145

142:
  %.lcssa27 = phi float [ %163, %145 ]
  %.lcssa26 = phi float [ %164, %145 ]
  %143 = fdiv float %.lcssa27, %135
  %144 = fdiv float %.lcssa26, %135
  br label %170

145:
  %146 = phi i64 [ %165, %._crit_edge18 ], [ 0, %136 ]
  %147 = phi float [ %163, %._crit_edge18 ], [ 0.000000e+00, %136 ]
  %148 = phi float [ %164, %._crit_edge18 ], [ 0.000000e+00, %136 ]
  %149 = getelementptr { float, float }, ptr %134, i64 %146
  %150 = load float, ptr %149, align 4
  %151 = getelementptr inbounds nuw i8, ptr %149, i64 4
  %152 = load float, ptr %151, align 4
  %153 = getelementptr inbounds nuw { float, float }, ptr %141, i64 %146
  %154 = load float, ptr %153, align 4
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %156 = load float, ptr %155, align 4
  %157 = fmul float %150, %154
  %158 = fmul float %150, %156
  %159 = fmul float %152, %156
  %160 = fadd float %157, %159
  %161 = fmul float %152, %154
  %162 = fsub float %158, %161
  %163 = fadd float %147, %160
  %164 = fadd float %148, %162
  %165 = add nuw nsw i64 %146, 1
  %166 = icmp eq i64 %165, %0
  br i1 %166, label %142, label %._crit_edge18

._crit_edge18:
  br label %145

167:
  %168 = add nuw nsw i64 %137, 1
  %169 = icmp slt i64 %168, %1
  br i1 %169, label %._crit_edge19, label %.loopexit2

._crit_edge19:
  br label %136

170:
  %171 = phi i64 [ %188, %._crit_edge20 ], [ 0, %142 ]
  %172 = getelementptr { float, float }, ptr %134, i64 %171
  %173 = load float, ptr %172, align 4
  %174 = getelementptr inbounds nuw i8, ptr %172, i64 4
  %175 = load float, ptr %174, align 4
  %176 = fmul float %143, %173
  %177 = fmul float %144, %175
  %178 = fmul float %143, %175
  %179 = fmul float %144, %173
  %180 = fsub float %176, %177
  %181 = fadd float %179, %178
  %182 = getelementptr inbounds nuw { float, float }, ptr %141, i64 %171
  %183 = load float, ptr %182, align 4
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 4
  %185 = load float, ptr %184, align 4
  %186 = fsub float %183, %180
  %187 = fsub float %185, %181
  store float %186, ptr %182, align 4
  store float %187, ptr %184, align 4
  %188 = add nuw nsw i64 %171, 1
  %189 = icmp eq i64 %188, %0
  br i1 %189, label %167, label %._crit_edge20

._crit_edge20:
  br label %170

.loopexit1:
  br label %190

190:
  call void @free(ptr %11)
  call void @free(ptr %12)
  call void @free(ptr %15)
  %191 = call i32 @irad_la_cgeqrf(i64 %0, i64 %1, ptr %2, i64 %3, ptr %6)
  ret i32 %191

192:
  %193 = phi i64 [ 0, %87 ], [ %210, %._crit_edge22 ]
  %194 = getelementptr inbounds nuw i64, ptr %15, i64 %193
  %195 = load i64, ptr %194, align 8
  br i1 %88, label %196, label %199

196:
  %197 = add nsw i64 %195, 1
  %198 = getelementptr inbounds nuw i64, ptr %4, i64 %193
  store i64 %197, ptr %198, align 8
  br label %203

199:
  %200 = trunc i64 %195 to i32
  %201 = add nsw i32 %200, 1
  %202 = getelementptr inbounds nuw i32, ptr %4, i64 %193
  store i32 %201, ptr %202, align 4
  br label %203

203:
  br i1 %16, label %204, label %._crit_edge21

._crit_edge21:
  br label %209

204:
  %205 = mul nsw i64 %195, %0
  %206 = getelementptr { float, float }, ptr %12, i64 %205
  %207 = mul nsw i64 %193, %3
  %208 = getelementptr { float, float }, ptr %2, i64 %207
  br label %212

.loopexit:
  br label %209

209:
  %210 = add nuw nsw i64 %193, 1
  %211 = icmp eq i64 %210, %1
  br i1 %211, label %.loopexit1, label %._crit_edge22

._crit_edge22:
  br label %192

212:
  %213 = phi i64 [ 0, %204 ], [ %220, %._crit_edge23 ]
  %214 = getelementptr { float, float }, ptr %206, i64 %213
  %215 = load float, ptr %214, align 4
  %216 = getelementptr inbounds nuw i8, ptr %214, i64 4
  %217 = load float, ptr %216, align 4
  %218 = getelementptr { float, float }, ptr %208, i64 %213
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 4
  store float %215, ptr %218, align 4
  store float %217, ptr %219, align 4
  %220 = add nuw nsw i64 %213, 1
  %221 = icmp eq i64 %220, %0
  br i1 %221, label %.loopexit, label %._crit_edge23

._crit_edge23:
  br label %212
}

define internal i32 @irad.body.LAPACKE_cgeqp3(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  br i1 %8, label %14, label %12

12:
  %13 = call fastcc i32 @irad.body.drivers_c.pivoted_factors(i64 %9, i64 %10, ptr %3, i64 %11, ptr %5, i64 4, ptr %6)
  br label %21

14:
  %15 = mul nsw i64 %10, %9
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.drivers_c.turn(i64 %9, i64 %10, ptr %3, i64 %11, ptr %18)
  %19 = call i64 @llvm.smax.i64(i64 %9, i64 1)
  %20 = call fastcc i32 @irad.body.drivers_c.pivoted_factors(i64 %9, i64 %10, ptr %18, i64 %19, ptr %5, i64 4, ptr %6)
  call fastcc void @irad.body.drivers_c.put_back(i64 %9, i64 %10, ptr %18, ptr %3, i64 %11)
  call void @free(ptr %18)
  br label %21

21:
  %22 = phi i32 [ %13, %12 ], [ %20, %14 ]
  ret i32 %22
}

define internal void @irad.body.cgelsd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly %12, ptr writeonly %13, ptr writeonly initializes((0, 8)) %14) {
  store i64 0, ptr %14, align 8
  %16 = load i64, ptr %11, align 8
  %17 = icmp eq i64 %16, -1
  %18 = load i64, ptr %0, align 8
  %19 = load i64, ptr %1, align 8
  br i1 %17, label %20, label %47

20:
  %21 = call i64 @llvm.smin.i64(i64 %18, i64 %19)
  %22 = add nsw i64 %19, %18
  %23 = mul nsw i64 %22, 12
  %24 = load i64, ptr %2, align 8
  %25 = shl nsw i64 %24, 1
  %26 = call i64 @llvm.smax.i64(i64 %18, i64 %19)
  %27 = mul nsw i64 %25, %26
  %28 = add nsw i64 %27, %23
  %29 = shl i64 %28, 6
  %30 = add i64 %29, 64000
  %31 = sitofp i64 %30 to float
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float %31, ptr %10, align 4
  store float 0.000000e+00, ptr %32, align 4
  %33 = shl nsw i64 %21, 6
  %34 = add nsw i64 %33, 64
  store i64 %34, ptr %13, align 8
  %35 = load i64, ptr %0, align 8
  %36 = load i64, ptr %1, align 8
  %37 = add nsw i64 %36, %35
  %38 = mul nsw i64 %37, 12
  %39 = load i64, ptr %2, align 8
  %40 = shl nsw i64 %39, 1
  %41 = call i64 @llvm.smax.i64(i64 %35, i64 %36)
  %42 = mul nsw i64 %40, %41
  %43 = add nsw i64 %42, %38
  %44 = shl i64 %43, 6
  %45 = add i64 %44, 64000
  %46 = sitofp i64 %45 to float
  store float %46, ptr %12, align 4
  br label %53

47:
  %48 = load i64, ptr %2, align 8
  %49 = load i64, ptr %4, align 8
  %50 = load i64, ptr %6, align 8
  %51 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %18, i64 %19, i64 %48, ptr %3, i64 %49, ptr %5, i64 %50, ptr %7, ptr %8, ptr %9, i64 8)
  %52 = sext i32 %51 to i64
  store i64 %52, ptr %14, align 8
  br label %53

53:
  ret void
}

define internal void @irad.body.cgelss_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr writeonly initializes((0, 8)) %13) {
  store i64 0, ptr %13, align 8
  %15 = load i64, ptr %11, align 8
  %16 = icmp eq i64 %15, -1
  %17 = load i64, ptr %0, align 8
  %18 = load i64, ptr %1, align 8
  br i1 %16, label %19, label %30

19:
  %20 = add nsw i64 %18, %17
  %21 = mul nsw i64 %20, 12
  %22 = load i64, ptr %2, align 8
  %23 = shl nsw i64 %22, 1
  %24 = call i64 @llvm.smax.i64(i64 %17, i64 %18)
  %25 = mul nsw i64 %23, %24
  %26 = add i64 %21, 1000
  %27 = add i64 %26, %25
  %28 = sitofp i64 %27 to float
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float %28, ptr %10, align 4
  store float 0.000000e+00, ptr %29, align 4
  br label %36

30:
  %31 = load i64, ptr %2, align 8
  %32 = load i64, ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %17, i64 %18, i64 %31, ptr %3, i64 %32, ptr %5, i64 %33, ptr %7, ptr %8, ptr %9, i64 8)
  %35 = sext i32 %34 to i64
  store i64 %35, ptr %13, align 8
  br label %36

36:
  ret void
}

define internal void @irad.body.cgelsy_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9, ptr writeonly %10, ptr readonly %11, ptr readnone %12, ptr writeonly initializes((0, 8)) %13) {
  store i64 0, ptr %13, align 8
  %15 = load i64, ptr %11, align 8
  %16 = icmp eq i64 %15, -1
  %17 = load i64, ptr %0, align 8
  %18 = load i64, ptr %1, align 8
  br i1 %16, label %19, label %30

19:
  %20 = add nsw i64 %18, %17
  %21 = mul nsw i64 %20, 12
  %22 = load i64, ptr %2, align 8
  %23 = shl nsw i64 %22, 1
  %24 = call i64 @llvm.smax.i64(i64 %17, i64 %18)
  %25 = mul nsw i64 %23, %24
  %26 = add i64 %21, 1000
  %27 = add i64 %26, %25
  %28 = sitofp i64 %27 to float
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float %28, ptr %10, align 4
  store float 0.000000e+00, ptr %29, align 4
  br label %52

30:
  %31 = load i64, ptr %2, align 8
  %32 = load i64, ptr %4, align 8
  %33 = load i64, ptr %6, align 8
  %34 = call i64 @llvm.smin.i64(i64 %17, i64 %18)
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %36 = shl i64 %35, 2
  %37 = call noalias ptr @malloc(i64 %36)
  %38 = icmp sgt i64 %18, 0
  br i1 %38, label %41, label %39

39:
  %40 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %17, i64 %18, i64 %31, ptr %3, i64 %32, ptr %5, i64 %33, ptr %37, ptr %8, ptr %9, i64 8)
  br label %49

41:
  %42 = shl nuw nsw i64 %18, 3
  call void @__irad_integer(ptr %7, i64 %42)
  %43 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %17, i64 %18, i64 %31, ptr %3, i64 %32, ptr %5, i64 %33, ptr %37, ptr %8, ptr %9, i64 8)
  br label %44

44:
  %45 = phi i64 [ %47, %._crit_edge ], [ 0, %41 ]
  %46 = getelementptr inbounds nuw i64, ptr %7, i64 %45
  store i64 0, ptr %46, align 8
  %47 = add nuw nsw i64 %45, 1
  %48 = icmp eq i64 %47, %18
  br i1 %48, label %.loopexit, label %._crit_edge

._crit_edge:
  br label %44

.loopexit:
  br label %49

49:
  %50 = phi i32 [ %40, %39 ], [ %43, %.loopexit ]
  call void @free(ptr %37)
  %51 = sext i32 %50 to i64
  store i64 %51, ptr %13, align 8
  br label %52

52:
  ret void
}

define internal void @irad.body.cheevr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readnone %10, ptr writeonly %11, ptr %12, ptr writeonly %13, ptr readonly %14, ptr writeonly %15, ptr writeonly %16, ptr readonly %17, ptr writeonly %18, ptr readonly %19, ptr writeonly %20, ptr readonly %21, ptr writeonly initializes((0, 8)) %22) {
  %24 = alloca i32, align 4
  store i64 0, ptr %22, align 8
  %25 = load i64, ptr %17, align 8
  %26 = icmp eq i64 %25, -1
  br i1 %26, label %._crit_edge, label %27

._crit_edge:
  br label %62

27:
  %28 = load i64, ptr %19, align 8
  %29 = icmp eq i64 %28, -1
  br i1 %29, label %._crit_edge1, label %30

._crit_edge1:
  br label %62

30:
  %31 = load i64, ptr %21, align 8
  %32 = icmp eq i64 %31, -1
  br i1 %32, label %._crit_edge2, label %33

._crit_edge2:
  br label %62

33:
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  %34 = load i8, ptr %0, align 1
  %35 = sext i8 %34 to i32
  %36 = load i8, ptr %1, align 1
  %37 = sext i8 %36 to i32
  %38 = load i8, ptr %2, align 1
  %39 = sext i8 %38 to i32
  %40 = load i64, ptr %3, align 8
  %41 = load i64, ptr %5, align 8
  %42 = load i64, ptr %8, align 8
  %43 = load i64, ptr %9, align 8
  %44 = load i64, ptr %14, align 8
  %45 = call fastcc i64 @irad.body.drivers_c.some_of_spectrum(i32 %35, i32 %37, i32 %39, i64 %40, ptr %4, i64 %41, ptr %6, ptr %7, i64 %42, i64 %43, ptr %12, ptr %13, i64 %44, ptr %24)
  store i64 %45, ptr %11, align 8
  %46 = load i32, ptr %24, align 4
  %47 = sext i32 %46 to i64
  store i64 %47, ptr %22, align 8
  %48 = icmp sgt i64 %45, 0
  br i1 %48, label %.preheader, label %._crit_edge3

._crit_edge3:
  br label %54

.preheader:
  br label %49

49:
  %50 = phi i64 [ %60, %._crit_edge4 ], [ 0, %.preheader ]
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
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  br label %75

55:
  %56 = shl nuw nsw i64 %50, 4
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 %56
  store i64 1, ptr %57, align 8
  %58 = load i64, ptr %3, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store i64 %58, ptr %59, align 8
  %60 = add nuw nsw i64 %50, 1
  %61 = icmp eq i64 %60, %45
  br i1 %61, label %.loopexitsplit, label %._crit_edge4

._crit_edge4:
  br label %49

62:
  %63 = load i64, ptr %3, align 8
  %64 = call i64 @llvm.smax.i64(i64 %63, i64 1)
  %65 = mul nuw nsw i64 %64, 33
  %66 = uitofp nneg i64 %65 to float
  %67 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store float %66, ptr %16, align 4
  store float 0.000000e+00, ptr %67, align 4
  %68 = load i64, ptr %3, align 8
  %69 = call i64 @llvm.smax.i64(i64 %68, i64 1)
  %70 = mul nuw nsw i64 %69, 10
  store i64 %70, ptr %20, align 8
  %71 = load i64, ptr %3, align 8
  %72 = call i64 @llvm.smax.i64(i64 %71, i64 1)
  %73 = mul nuw nsw i64 %72, 24
  %74 = uitofp nneg i64 %73 to float
  store float %74, ptr %18, align 4
  br label %75

75:
  ret void
}

define internal void @irad.body.cheevx_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readnone %10, ptr writeonly %11, ptr %12, ptr writeonly %13, ptr readonly %14, ptr writeonly %15, ptr readonly %16, ptr readnone %17, ptr readnone %18, ptr writeonly %19, ptr writeonly initializes((0, 8)) %20) {
  %22 = alloca i32, align 4
  store i64 0, ptr %20, align 8
  %23 = load i64, ptr %16, align 8
  %24 = icmp eq i64 %23, -1
  br i1 %24, label %25, label %31

25:
  %26 = load i64, ptr %3, align 8
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = mul nuw nsw i64 %27, 33
  %29 = uitofp nneg i64 %28 to float
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store float %29, ptr %15, align 4
  store float 0.000000e+00, ptr %30, align 4
  br label %57

31:
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  %32 = load i8, ptr %0, align 1
  %33 = sext i8 %32 to i32
  %34 = load i8, ptr %1, align 1
  %35 = sext i8 %34 to i32
  %36 = load i8, ptr %2, align 1
  %37 = sext i8 %36 to i32
  %38 = load i64, ptr %3, align 8
  %39 = load i64, ptr %5, align 8
  %40 = load i64, ptr %8, align 8
  %41 = load i64, ptr %9, align 8
  %42 = load i64, ptr %14, align 8
  %43 = call fastcc i64 @irad.body.drivers_c.some_of_spectrum(i32 %33, i32 %35, i32 %37, i64 %38, ptr %4, i64 %39, ptr %6, ptr %7, i64 %40, i64 %41, ptr %12, ptr %13, i64 %42, ptr %22)
  store i64 %43, ptr %11, align 8
  %44 = load i32, ptr %22, align 4
  %45 = sext i32 %44 to i64
  store i64 %45, ptr %20, align 8
  %46 = icmp sgt i64 %43, 0
  br i1 %46, label %.preheader, label %._crit_edge

._crit_edge:
  br label %52

.preheader:
  br label %47

47:
  %48 = phi i64 [ %55, %._crit_edge1 ], [ 0, %.preheader ]
  %49 = load i8, ptr %0, align 1
  %50 = and i8 %49, -33
  %51 = icmp eq i8 %50, 86
  br i1 %51, label %53, label %..loopexit_crit_edge

..loopexit_crit_edge:
  br label %.loopexit

.loopexitsplit:
  br label %.loopexit

.loopexit:
  br label %52

52:
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  br label %57

53:
  %54 = getelementptr inbounds nuw i64, ptr %19, i64 %48
  store i64 0, ptr %54, align 8
  %55 = add nuw nsw i64 %48, 1
  %56 = icmp eq i64 %55, %43
  br i1 %56, label %.loopexitsplit, label %._crit_edge1

._crit_edge1:
  br label %47

57:
  ret void
}

define internal void @irad.body.chegv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr writeonly %9, ptr readonly %10, ptr readnone %11, ptr writeonly initializes((0, 8)) %12) {
  store i64 0, ptr %12, align 8
  %14 = load i64, ptr %10, align 8
  %15 = icmp eq i64 %14, -1
  br i1 %15, label %16, label %22

16:
  %17 = load i64, ptr %3, align 8
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = mul nuw nsw i64 %18, 33
  %20 = uitofp nneg i64 %19 to float
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float %20, ptr %9, align 4
  store float 0.000000e+00, ptr %21, align 4
  br label %33

22:
  %23 = load i64, ptr %0, align 8
  %24 = load i8, ptr %1, align 1
  %25 = sext i8 %24 to i32
  %26 = load i8, ptr %2, align 1
  %27 = sext i8 %26 to i32
  %28 = load i64, ptr %3, align 8
  %29 = load i64, ptr %5, align 8
  %30 = load i64, ptr %7, align 8
  %31 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %23, i32 %25, i32 %27, i64 %28, ptr %4, i64 %29, ptr %6, i64 %30, ptr %8)
  %32 = sext i32 %31 to i64
  store i64 %32, ptr %12, align 8
  br label %33

33:
  ret void
}

define internal void @irad.body.chegvd_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr writeonly %9, ptr readonly %10, ptr writeonly %11, ptr readonly %12, ptr writeonly %13, ptr readonly %14, ptr writeonly initializes((0, 8)) %15) {
  store i64 0, ptr %15, align 8
  %17 = load i64, ptr %10, align 8
  %18 = icmp eq i64 %17, -1
  br i1 %18, label %._crit_edge, label %19

._crit_edge:
  br label %36

19:
  %20 = load i64, ptr %12, align 8
  %21 = icmp eq i64 %20, -1
  br i1 %21, label %._crit_edge1, label %22

._crit_edge1:
  br label %36

22:
  %23 = load i64, ptr %14, align 8
  %24 = icmp eq i64 %23, -1
  br i1 %24, label %._crit_edge2, label %25

._crit_edge2:
  br label %36

25:
  %26 = load i64, ptr %0, align 8
  %27 = load i8, ptr %1, align 1
  %28 = sext i8 %27 to i32
  %29 = load i8, ptr %2, align 1
  %30 = sext i8 %29 to i32
  %31 = load i64, ptr %3, align 8
  %32 = load i64, ptr %5, align 8
  %33 = load i64, ptr %7, align 8
  %34 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %26, i32 %28, i32 %30, i64 %31, ptr %4, i64 %32, ptr %6, i64 %33, ptr %8)
  %35 = sext i32 %34 to i64
  store i64 %35, ptr %15, align 8
  br label %53

36:
  %37 = load i64, ptr %3, align 8
  %38 = shl i64 %37, 1
  %39 = add i64 %38, 6
  %40 = mul i64 %39, %37
  %41 = or disjoint i64 %40, 1
  %42 = sitofp i64 %41 to float
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float %42, ptr %9, align 4
  store float 0.000000e+00, ptr %43, align 4
  %44 = load i64, ptr %3, align 8
  %45 = mul nsw i64 %44, 5
  %46 = add nsw i64 %45, 3
  store i64 %46, ptr %13, align 8
  %47 = load i64, ptr %3, align 8
  %48 = shl i64 %47, 1
  %49 = add i64 %48, 5
  %50 = mul i64 %49, %47
  %51 = add i64 %50, 1
  %52 = sitofp i64 %51 to float
  store float %52, ptr %11, align 4
  br label %53

53:
  ret void
}

define internal void @irad.body.cgelqf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  %11 = load i64, ptr %0, align 8
  br i1 %10, label %12, label %15

12:
  %13 = sitofp i64 %11 to float
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %13, ptr %5, align 4
  store float 0.000000e+00, ptr %14, align 4
  br label %20

15:
  %16 = load i64, ptr %1, align 8
  %17 = load i64, ptr %3, align 8
  %18 = call fastcc i32 @irad.body.drivers_c.reduce_rows(i64 %11, i64 %16, ptr %2, i64 %17, ptr %4)
  %19 = sext i32 %18 to i64
  store i64 %19, ptr %7, align 8
  br label %20

20:
  ret void
}

define internal void @irad.body.cunglq_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  store i64 0, ptr %8, align 8
  %10 = load i64, ptr %7, align 8
  %11 = icmp eq i64 %10, -1
  %12 = load i64, ptr %0, align 8
  br i1 %11, label %13, label %16

13:
  %14 = sitofp i64 %12 to float
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %14, ptr %6, align 4
  store float 0.000000e+00, ptr %15, align 4
  br label %22

16:
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %2, align 8
  %19 = load i64, ptr %4, align 8
  %20 = call fastcc i32 @irad.body.drivers_c.make_orthogonal_rows(i64 %12, i64 %17, i64 %18, ptr %3, i64 %19, ptr %5)
  %21 = sext i32 %20 to i64
  store i64 %21, ptr %8, align 8
  br label %22

22:
  ret void
}

define internal void @irad.body.cunmlq_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10, ptr readonly %11, ptr writeonly initializes((0, 8)) %12) {
  store i64 0, ptr %12, align 8
  %14 = load i64, ptr %11, align 8
  %15 = icmp eq i64 %14, -1
  br i1 %15, label %16, label %22

16:
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = call i64 @llvm.smax.i64(i64 %17, i64 %18)
  %20 = sitofp i64 %19 to float
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float %20, ptr %10, align 4
  store float 0.000000e+00, ptr %21, align 4
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
  call fastcc void @irad.body.drivers_c.reflect_rows(i32 %26, i32 %30, i64 %31, i64 %32, i64 %33, ptr %5, i64 %34, ptr %7, ptr %8, i64 %35)
  br label %36

36:
  ret void
}

define internal void @irad.body.cpptrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load i8, ptr %0, align 1
  %6 = sext i8 %5 to i32
  %7 = load i64, ptr %1, align 8
  %8 = call fastcc i32 @irad.body.drivers_c.packed_root(i32 0, i32 %6, i64 %7, ptr %2)
  %9 = sext i32 %8 to i64
  store i64 %9, ptr %3, align 8
  ret void
}

define internal void @irad.body.cpptrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %5, align 8
  call fastcc void @irad.body.drivers_c.packed_solve(i32 0, i32 %9, i64 %10, i64 %11, ptr %3, ptr %4, i64 %12)
  store i64 0, ptr %6, align 8
  ret void
}

define internal void @irad.body.cppsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = call fastcc i32 @irad.body.drivers_c.packed_root(i32 0, i32 %9, i64 %10, ptr %3)
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
  call fastcc void @irad.body.drivers_c.packed_solve(i32 0, i32 %15, i64 %16, i64 %17, ptr %3, ptr %4, i64 %18)
  br label %19

19:
  %20 = sext i32 %11 to i64
  store i64 %20, ptr %6, align 8
  ret void
}

define internal void @irad.body.clacpy_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  call fastcc void @irad.body.drivers_c.copy_part(i32 %9, i64 %10, i64 %11, ptr %3, i64 %12, ptr %5, i64 %13)
  ret void
}

define internal void @irad.body.claset_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr writeonly %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %6, align 8
  call fastcc void @irad.body.drivers_c.set_part(i32 %9, i64 %10, i64 %11, ptr %3, ptr %4, ptr %5, i64 %12)
  ret void
}

define internal float @irad.body.clange_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readnone %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = call fastcc float @irad.body.drivers_c.norm_of(i32 %8, i64 %9, i64 %10, ptr %3, i64 %11)
  ret float %12
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgelsd_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, float %9, ptr writeonly %10) {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %9, ptr %12, align 4
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %16, label %14

14:
  %15 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr nonnull %12, ptr %10, i64 8)
  br label %29

16:
  %17 = call i64 @llvm.smax.i64(i64 %1, i64 %2)
  %18 = mul nsw i64 %2, %1
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.drivers_c.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %21)
  %22 = mul nsw i64 %17, %3
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 3
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.drivers_c.turn(i64 %17, i64 %3, ptr %6, i64 %7, ptr %25)
  %26 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %27 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %28 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %21, i64 %26, ptr %25, i64 %27, ptr %8, ptr nonnull %12, ptr %10, i64 8)
  call fastcc void @irad.body.drivers_c.put_back(i64 %1, i64 %2, ptr %21, ptr %4, i64 %5)
  call void @free(ptr %21)
  call fastcc void @irad.body.drivers_c.put_back(i64 %17, i64 %3, ptr %25, ptr %6, i64 %7)
  call void @free(ptr %25)
  br label %29

29:
  %30 = phi i32 [ %15, %14 ], [ %28, %16 ]
  %31 = sext i32 %30 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i64 %31
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgelss_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, float %9, ptr writeonly %10) {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %9, ptr %12, align 4
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %16, label %14

14:
  %15 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr nonnull %12, ptr %10, i64 8)
  br label %29

16:
  %17 = call i64 @llvm.smax.i64(i64 %1, i64 %2)
  %18 = mul nsw i64 %2, %1
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.drivers_c.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %21)
  %22 = mul nsw i64 %17, %3
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 3
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.drivers_c.turn(i64 %17, i64 %3, ptr %6, i64 %7, ptr %25)
  %26 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %27 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %28 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %21, i64 %26, ptr %25, i64 %27, ptr %8, ptr nonnull %12, ptr %10, i64 8)
  call fastcc void @irad.body.drivers_c.put_back(i64 %1, i64 %2, ptr %21, ptr %4, i64 %5)
  call void @free(ptr %21)
  call fastcc void @irad.body.drivers_c.put_back(i64 %17, i64 %3, ptr %25, ptr %6, i64 %7)
  call void @free(ptr %25)
  br label %29

29:
  %30 = phi i32 [ %15, %14 ], [ %28, %16 ]
  %31 = sext i32 %30 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i64 %31
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgelsy_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, float %9, ptr writeonly %10) {
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
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.drivers_c.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %19)
  %20 = mul nsw i64 %13, %3
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 3
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.drivers_c.turn(i64 %13, i64 %3, ptr %6, i64 %7, ptr %23)
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
  %39 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %28, i64 %27, ptr %29, i64 %30, ptr %36, ptr nonnull %12, ptr %10, i64 8)
  br label %48

40:
  %41 = shl nuw nsw i64 %2, 3
  call void @__irad_integer(ptr nonnull %8, i64 %41)
  %42 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %28, i64 %27, ptr %29, i64 %30, ptr %36, ptr nonnull %12, ptr %10, i64 8)
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
  %51 = call fastcc i32 @irad.body.drivers_c.least_of_rank(i64 %1, i64 %2, i64 %3, ptr %28, i64 %27, ptr %29, i64 %30, ptr null, ptr nonnull %12, ptr %10, i64 8)
  br label %52

52:
  %53 = phi i32 [ %49, %48 ], [ %51, %50 ]
  br i1 %14, label %54, label %._crit_edge2

._crit_edge2:
  br label %55

54:
  call fastcc void @irad.body.drivers_c.put_back(i64 %1, i64 %2, ptr %28, ptr %4, i64 %5)
  call void @free(ptr %28)
  call fastcc void @irad.body.drivers_c.put_back(i64 %13, i64 %3, ptr %29, ptr %6, i64 %7)
  call void @free(ptr %29)
  br label %55

55:
  %56 = sext i32 %53 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret i64 %56
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cheevr_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, float %7, float %8, i64 %9, i64 %10, float %11, ptr initializes((0, 8)) %12, ptr %13, ptr writeonly %14, i64 %15, ptr writeonly %16) {
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store float %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %20 = call fastcc i64 @irad.body.LAPACKE_csome_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr %18, ptr %19, i64 %9, i64 %10, ptr %12, ptr %13, ptr %14, i64 %15)
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

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_csome_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr nonnull readonly %7, ptr nonnull readonly %8, i64 %9, i64 %10, ptr writeonly initializes((0, 8)) %11, ptr %12, ptr writeonly %13, i64 %14) unnamed_addr {
  %16 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %17 = icmp eq i32 %0, 101
  br i1 %17, label %18, label %33

18:
  %19 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %20 = mul nsw i64 %4, %4
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 3
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.drivers_c.turn(i64 %4, i64 %4, ptr %5, i64 %6, ptr %23)
  %24 = call noalias ptr @malloc(i64 %22)
  %25 = sext i8 %1 to i32
  %26 = sext i8 %2 to i32
  %27 = sext i8 %3 to i32
  %28 = call fastcc i64 @irad.body.drivers_c.some_of_spectrum(i32 %25, i32 %26, i32 %27, i64 %4, ptr %23, i64 %19, ptr nonnull %7, ptr nonnull %8, i64 %9, i64 %10, ptr %12, ptr %24, i64 %19, ptr %16)
  store i64 %28, ptr %11, align 8
  %29 = and i8 %1, -33
  %30 = icmp eq i8 %29, 86
  br i1 %30, label %31, label %._crit_edge

._crit_edge:
  br label %32

31:
  call fastcc void @irad.body.drivers_c.put_back(i64 %4, i64 %28, ptr %24, ptr %13, i64 %14)
  br label %32

32:
  call void @free(ptr %23)
  call void @free(ptr %24)
  br label %38

33:
  %34 = sext i8 %1 to i32
  %35 = sext i8 %2 to i32
  %36 = sext i8 %3 to i32
  %37 = call fastcc i64 @irad.body.drivers_c.some_of_spectrum(i32 %34, i32 %35, i32 %36, i64 %4, ptr %5, i64 %6, ptr nonnull %7, ptr nonnull %8, i64 %9, i64 %10, ptr %12, ptr %13, i64 %14, ptr %16)
  store i64 %37, ptr %11, align 8
  br label %38

38:
  %39 = load i32, ptr %16, align 4
  %40 = sext i32 %39 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  ret i64 %40
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cheevx_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, float %7, float %8, i64 %9, i64 %10, float %11, ptr initializes((0, 8)) %12, ptr %13, ptr writeonly %14, i64 %15, ptr writeonly %16) {
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  store float %7, ptr %18, align 4
  store float %8, ptr %19, align 4
  %20 = call fastcc i64 @irad.body.LAPACKE_csome_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr %18, ptr %19, i64 %9, i64 %10, ptr %12, ptr %13, ptr %14, i64 %15)
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

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_chegv_64(i32 %0, i64 %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %16, label %12

12:
  %13 = sext i8 %2 to i32
  %14 = sext i8 %3 to i32
  %15 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %1, i32 %13, i32 %14, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9)
  br label %26

16:
  %17 = mul nsw i64 %4, %4
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_c.turn(i64 %4, i64 %4, ptr %5, i64 %6, ptr %20)
  %21 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_c.turn(i64 %4, i64 %4, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %2 to i32
  %23 = sext i8 %3 to i32
  %24 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %25 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %1, i32 %22, i32 %23, i64 %4, ptr %20, i64 %24, ptr %21, i64 %24, ptr %9)
  call fastcc void @irad.body.drivers_c.put_back(i64 %4, i64 %4, ptr %20, ptr %5, i64 %6)
  call void @free(ptr %20)
  call fastcc void @irad.body.drivers_c.put_back(i64 %4, i64 %4, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %26

26:
  %27 = phi i32 [ %15, %12 ], [ %25, %16 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_chegvd_64(i32 %0, i64 %1, i8 signext %2, i8 signext %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %16, label %12

12:
  %13 = sext i8 %2 to i32
  %14 = sext i8 %3 to i32
  %15 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %1, i32 %13, i32 %14, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9)
  br label %26

16:
  %17 = mul nsw i64 %4, %4
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_c.turn(i64 %4, i64 %4, ptr %5, i64 %6, ptr %20)
  %21 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.drivers_c.turn(i64 %4, i64 %4, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %2 to i32
  %23 = sext i8 %3 to i32
  %24 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %25 = call fastcc i32 @irad.body.drivers_c.generalised(i64 %1, i32 %22, i32 %23, i64 %4, ptr %20, i64 %24, ptr %21, i64 %24, ptr %9)
  call fastcc void @irad.body.drivers_c.put_back(i64 %4, i64 %4, ptr %20, ptr %5, i64 %6)
  call void @free(ptr %20)
  call fastcc void @irad.body.drivers_c.put_back(i64 %4, i64 %4, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %26

26:
  %27 = phi i32 [ %15, %12 ], [ %25, %16 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgelqf_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %10, label %8

8:
  %9 = call fastcc i32 @irad.body.drivers_c.reduce_rows(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %17

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 3
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.drivers_c.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = call fastcc i32 @irad.body.drivers_c.reduce_rows(i64 %1, i64 %2, ptr %14, i64 %15, ptr %5)
  call fastcc void @irad.body.drivers_c.put_back(i64 %1, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %17

17:
  %18 = phi i32 [ %9, %8 ], [ %16, %10 ]
  %19 = sext i32 %18 to i64
  ret i64 %19
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cunglq_64(i32 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.drivers_c.make_orthogonal_rows(i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %1
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.drivers_c.turn(i64 %1, i64 %2, ptr %4, i64 %5, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %17 = call fastcc i32 @irad.body.drivers_c.make_orthogonal_rows(i64 %1, i64 %2, i64 %3, ptr %15, i64 %16, ptr %6)
  call fastcc void @irad.body.drivers_c.put_back(i64 %1, i64 %2, ptr %15, ptr %4, i64 %5)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal i64 @irad.body.LAPACKE_cunmlq_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = and i8 %1, -33
  %13 = icmp eq i8 %12, 76
  %14 = zext i1 %13 to i32
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %16, label %31

16:
  %17 = select i1 %13, i64 %3, i64 %4
  %18 = mul nsw i64 %5, %17
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.drivers_c.turn(i64 %5, i64 %17, ptr %6, i64 %7, ptr %21)
  %22 = mul nsw i64 %4, %3
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 3
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.drivers_c.turn(i64 %3, i64 %4, ptr %9, i64 %10, ptr %25)
  %26 = and i8 %2, -33
  %27 = icmp ne i8 %26, 78
  %28 = zext i1 %27 to i32
  %29 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  %30 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call fastcc void @irad.body.drivers_c.reflect_rows(i32 %14, i32 %28, i64 %3, i64 %4, i64 %5, ptr %21, i64 %29, ptr %8, ptr %25, i64 %30)
  call fastcc void @irad.body.drivers_c.put_back(i64 %3, i64 %4, ptr %25, ptr %9, i64 %10)
  call void @free(ptr %25)
  call void @free(ptr %21)
  br label %35

31:
  %32 = and i8 %2, -33
  %33 = icmp ne i8 %32, 78
  %34 = zext i1 %33 to i32
  call fastcc void @irad.body.drivers_c.reflect_rows(i32 %14, i32 %34, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10)
  br label %35

35:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cpptrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3) {
  %5 = icmp eq i32 %0, 101
  %6 = zext i1 %5 to i32
  %7 = sext i8 %1 to i32
  %8 = call fastcc i32 @irad.body.drivers_c.packed_root(i32 %6, i32 %7, i64 %2, ptr %3)
  %9 = sext i32 %8 to i64
  ret i64 %9
}

define internal i64 @irad.body.LAPACKE_cpptrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  call fastcc void @irad.body.LAPACKE_cpacked_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  ret i64 0
}

define internal void @irad.body.LAPACKE_cpacked_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = icmp eq i32 %0, 101
  %9 = zext i1 %8 to i32
  br i1 %8, label %10, label %17

10:
  %11 = mul nsw i64 %3, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 3
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.drivers_c.turn(i64 %2, i64 %3, ptr %5, i64 %6, ptr %14)
  %15 = sext i8 %1 to i32
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.drivers_c.packed_solve(i32 %9, i32 %15, i64 %2, i64 %3, ptr %4, ptr %14, i64 %16)
  call fastcc void @irad.body.drivers_c.put_back(i64 %2, i64 %3, ptr %14, ptr %5, i64 %6)
  call void @free(ptr %14)
  br label %19

17:
  %18 = sext i8 %1 to i32
  call fastcc void @irad.body.drivers_c.packed_solve(i32 %9, i32 %18, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %19

19:
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cppsv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = zext i1 %8 to i32
  %10 = sext i8 %1 to i32
  %11 = call fastcc i32 @irad.body.drivers_c.packed_root(i32 %9, i32 %10, i64 %2, ptr %4)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %14

13:
  call fastcc void @irad.body.LAPACKE_cpacked_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6)
  br label %14

14:
  %15 = sext i32 %11 to i64
  ret i64 %15
}

define internal i64 @irad.body.LAPACKE_clacpy_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr readonly %4, i64 %5, ptr writeonly %6, i64 %7) {
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
  call fastcc void @irad.body.drivers_c.copy_part(i32 %20, i64 %19, i64 %18, ptr %4, i64 %5, ptr %6, i64 %7)
  ret i64 0
}

define internal i64 @irad.body.LAPACKE_claset_64(i32 %0, i8 signext %1, i64 %2, i64 %3, <2 x float> %4, <2 x float> %5, ptr writeonly %6, i64 %7) {
  %9 = alloca { float, float }, align 8
  %10 = alloca { float, float }, align 8
  store <2 x float> %4, ptr %9, align 8
  store <2 x float> %5, ptr %10, align 8
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
  call fastcc void @irad.body.drivers_c.set_part(i32 %22, i64 %21, i64 %20, ptr nonnull %9, ptr nonnull %10, ptr %6, i64 %7)
  ret i64 0
}

define internal float @irad.body.LAPACKE_clange_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = sext i8 %1 to i32
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = call fastcc float @irad.body.drivers_c.norm_of(i32 %7, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %20

11:
  %12 = icmp eq i8 %1, 49
  %13 = or i32 %7, 32
  %14 = icmp eq i32 %13, 111
  %15 = or i1 %12, %14
  %16 = select i1 %15, i32 105, i32 %7
  %17 = icmp eq i32 %13, 105
  %18 = select i1 %17, i32 49, i32 %16
  %19 = call fastcc float @irad.body.drivers_c.norm_of(i32 %18, i64 %3, i64 %2, ptr %4, i64 %5)
  br label %20

20:
  %21 = phi float [ %10, %9 ], [ %19, %11 ]
  ret float %21
}

define internal void @irad.body.cgeqp3_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr readnone %8, ptr writeonly initializes((0, 8)) %9) {
  store i64 0, ptr %9, align 8
  %11 = load i64, ptr %7, align 8
  %12 = icmp eq i64 %11, -1
  br i1 %12, label %13, label %19

13:
  %14 = load i64, ptr %1, align 8
  %15 = mul nsw i64 %14, 3
  %16 = add nsw i64 %15, 1
  %17 = sitofp i64 %16 to float
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %17, ptr %6, align 4
  store float 0.000000e+00, ptr %18, align 4
  br label %25

19:
  %20 = load i64, ptr %0, align 8
  %21 = load i64, ptr %1, align 8
  %22 = load i64, ptr %3, align 8
  %23 = call fastcc i32 @irad.body.drivers_c.pivoted_factors(i64 %20, i64 %21, ptr %2, i64 %22, ptr %4, i64 8, ptr %5)
  %24 = sext i32 %23 to i64
  store i64 %24, ptr %9, align 8
  br label %25

25:
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgeqp3_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.drivers_c.pivoted_factors(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %1
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.drivers_c.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %17 = call fastcc i32 @irad.body.drivers_c.pivoted_factors(i64 %1, i64 %2, ptr %15, i64 %16, ptr %5, i64 8, ptr %6)
  call fastcc void @irad.body.drivers_c.put_back(i64 %1, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

declare i32 @irad_la_cgelsd(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_csyevd(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare i32 @irad_la_cpotrf(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ctrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.drivers_c.triangular_product(i32 range(i32 108, 115) %0, i32 range(i32 -128, 128) %1, i32 range(i32 99, 111) %2, i64 %3, i64 %4, ptr nonnull %5, ptr readonly %6, i64 %7, ptr %8, i64 %9) unnamed_addr {
  %11 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store float 0.000000e+00, ptr %11, align 4
  store float 0.000000e+00, ptr %12, align 4
  %13 = icmp eq i32 %0, 108
  %14 = select i1 %13, i64 %3, i64 %4
  %15 = mul nsw i64 %14, %14
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  %19 = icmp sgt i64 %14, 0
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %57

20:
  %21 = and i32 %1, -33
  %22 = icmp eq i32 %21, 76
  br label %23

23:
  %24 = phi i64 [ 0, %20 ], [ %32, %._crit_edge3 ]
  %25 = mul nsw i64 %24, %7
  %26 = getelementptr { float, float }, ptr %6, i64 %25
  %27 = mul nuw nsw i64 %24, %14
  %28 = getelementptr { float, float }, ptr %18, i64 %27
  %29 = getelementptr { float, float }, ptr %26, i64 %24
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  br label %34

31:
  %32 = add nuw nsw i64 %24, 1
  %33 = icmp eq i64 %32, %14
  br i1 %33, label %.loopexit2, label %._crit_edge3

._crit_edge3:
  br label %23

34:
  %35 = phi i64 [ 0, %23 ], [ %55, %._crit_edge8 ]
  %36 = icmp eq i64 %35, %24
  br i1 %36, label %37, label %40

37:
  %38 = load float, ptr %29, align 4
  %39 = load float, ptr %30, align 4
  br label %50

40:
  br i1 %22, label %41, label %43

41:
  %42 = icmp samesign ugt i64 %35, %24
  br i1 %42, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %50

._crit_edge4:
  br label %45

43:
  %44 = icmp samesign ult i64 %35, %24
  br i1 %44, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %50

._crit_edge6:
  br label %45

45:
  %46 = getelementptr { float, float }, ptr %26, i64 %35
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %49 = load float, ptr %48, align 4
  br label %50

50:
  %51 = phi float [ 0.000000e+00, %._crit_edge5 ], [ %38, %37 ], [ %47, %45 ], [ 0.000000e+00, %._crit_edge7 ]
  %52 = phi float [ 0.000000e+00, %._crit_edge5 ], [ %39, %37 ], [ %49, %45 ], [ 0.000000e+00, %._crit_edge7 ]
  %53 = getelementptr { float, float }, ptr %28, i64 %35
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  store float %51, ptr %53, align 4
  store float %52, ptr %54, align 4
  %55 = add nuw nsw i64 %35, 1
  %56 = icmp eq i64 %55, %14
  br i1 %56, label %31, label %._crit_edge8

._crit_edge8:
  br label %34

.loopexit2:
  br label %57

57:
  %58 = mul nsw i64 %4, %3
  %59 = call i64 @llvm.smax.i64(i64 %58, i64 1)
  %60 = shl i64 %59, 3
  %61 = call noalias ptr @malloc(i64 %60)
  %62 = icmp sgt i64 %4, 0
  br i1 %62, label %63, label %._crit_edge9

._crit_edge9:
  br label %72

63:
  %64 = icmp sgt i64 %3, 0
  br label %65

65:
  %66 = phi i64 [ 0, %63 ], [ %75, %._crit_edge11 ]
  br i1 %64, label %67, label %._crit_edge10

._crit_edge10:
  br label %74

67:
  %68 = mul nsw i64 %66, %9
  %69 = getelementptr { float, float }, ptr %8, i64 %68
  %70 = mul nuw nsw i64 %66, %3
  %71 = getelementptr { float, float }, ptr %61, i64 %70
  br label %77

.loopexit1:
  br label %72

72:
  %73 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  br i1 %13, label %87, label %88

.loopexit:
  br label %74

74:
  %75 = add nuw nsw i64 %66, 1
  %76 = icmp eq i64 %75, %4
  br i1 %76, label %.loopexit1, label %._crit_edge11

._crit_edge11:
  br label %65

77:
  %78 = phi i64 [ 0, %67 ], [ %85, %._crit_edge12 ]
  %79 = getelementptr { float, float }, ptr %69, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %82 = load float, ptr %81, align 4
  %83 = getelementptr { float, float }, ptr %71, i64 %78
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 4
  store float %80, ptr %83, align 4
  store float %82, ptr %84, align 4
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, %3
  br i1 %86, label %.loopexit, label %._crit_edge12

._crit_edge12:
  br label %77

87:
  call fastcc void @irad.body.drivers_c.product(i32 %2, i32 110, i64 %3, i64 %4, i64 %3, ptr %5, ptr %18, i64 %73, ptr %61, i64 %73, ptr %11, ptr %8, i64 %9)
  br label %90

88:
  %89 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  call fastcc void @irad.body.drivers_c.product(i32 110, i32 %2, i64 %3, i64 %4, i64 %4, ptr %5, ptr %61, i64 %73, ptr %18, i64 %89, ptr %11, ptr %8, i64 %9)
  br label %90

90:
  call void @free(ptr %18)
  call void @free(ptr %61)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define internal void @irad.body.drivers_c.product(i32 range(i32 99, 111) %0, i32 range(i32 99, 111) %1, i64 %2, i64 %3, i64 %4, ptr nonnull %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr nonnull readonly %10, ptr %11, i64 %12) unnamed_addr {
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
  %21 = add nuw i64 %16, 2305843009213693951
  %22 = mul i64 %7, %21
  %23 = add i64 %22, %15
  %24 = shl i64 %23, 3
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
  %33 = add nuw i64 %28, 2305843009213693951
  %34 = mul i64 %9, %33
  %35 = add i64 %34, %27
  %36 = shl i64 %35, 3
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
  %42 = add nuw i64 %3, 2305843009213693951
  %43 = mul i64 %12, %42
  %44 = add i64 %43, %2
  %45 = shl i64 %44, 3
  call void @__irad_float(ptr %11, i64 %45)
  br label %46

46:
  call fastcc void @irad.body.drivers_c.scale(i64 %2, i64 %3, ptr %10, ptr %11, i64 %12)
  %47 = zext nneg i32 %0 to i64
  %48 = zext nneg i32 %1 to i64
  %49 = call i32 @irad_la_cgemm(i64 %47, i64 %48, i64 %2, i64 %3, i64 %4, ptr nonnull %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.drivers_c.scale(i64 %0, i64 %1, ptr nonnull readonly %2, ptr %3, i64 %4) unnamed_addr {
  %6 = load float, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %8 = load float, ptr %7, align 4
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %20

10:
  %11 = icmp sgt i64 %0, 0
  %12 = fcmp oeq float %6, 0.000000e+00
  %13 = fcmp oeq float %8, 0.000000e+00
  %14 = and i1 %12, %13
  br label %15

15:
  %16 = phi i64 [ 0, %10 ], [ %22, %._crit_edge3 ]
  br i1 %11, label %17, label %._crit_edge2

._crit_edge2:
  br label %21

17:
  %18 = mul nsw i64 %16, %4
  %19 = getelementptr { float, float }, ptr %3, i64 %18
  br label %24

.loopexit1:
  br label %20

20:
  ret void

.loopexit:
  br label %21

21:
  %22 = add nuw nsw i64 %16, 1
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %15

24:
  %25 = phi i64 [ 0, %17 ], [ %42, %._crit_edge5 ]
  br i1 %14, label %._crit_edge4, label %26

._crit_edge4:
  br label %37

26:
  %27 = getelementptr { float, float }, ptr %19, i64 %25
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %30 = load float, ptr %29, align 4
  %31 = fmul float %6, %28
  %32 = fmul float %8, %30
  %33 = fmul float %6, %30
  %34 = fmul float %8, %28
  %35 = fsub float %31, %32
  %36 = fadd float %34, %33
  br label %37

37:
  %38 = phi float [ %35, %26 ], [ 0.000000e+00, %._crit_edge4 ]
  %39 = phi float [ %36, %26 ], [ 0.000000e+00, %._crit_edge4 ]
  %40 = getelementptr { float, float }, ptr %19, i64 %25
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 4
  store float %38, ptr %40, align 4
  store float %39, ptr %41, align 4
  %42 = add nuw nsw i64 %25, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %24
}

declare i32 @irad_la_cgemm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_cgeqrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare i32 @irad_la_corgqr(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.drivers_c.reflect(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) unnamed_addr {
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
  %20 = add nuw i64 %4, 2305843009213693951
  %21 = mul i64 %6, %20
  %22 = add i64 %21, %15
  %23 = shl i64 %22, 3
  call void @__irad_float(ptr %5, i64 %23)
  br label %25

24:
  br i1 %17, label %._crit_edge, label %._crit_edge3

._crit_edge3:
  br label %27

._crit_edge:
  br label %25

25:
  %26 = shl i64 %4, 3
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
  %32 = add nuw i64 %3, 2305843009213693951
  %33 = mul i64 %9, %32
  %34 = add i64 %33, %2
  %35 = shl i64 %34, 3
  call void @__irad_float(ptr %8, i64 %35)
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
  %45 = getelementptr inbounds { float, float }, ptr %8, i64 %44
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
  %55 = getelementptr inbounds { float, float }, ptr %45, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds { float, float }, ptr %7, i64 %53
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %61 = load float, ptr %60, align 4
  %62 = fneg float %61
  %63 = select i1 %40, float %61, float %62
  %64 = load float, ptr %59, align 4
  %65 = add nsw i64 %53, 1
  %66 = icmp slt i64 %65, %15
  br i1 %66, label %67, label %106

67:
  %68 = mul nsw i64 %53, %6
  %69 = getelementptr { float, float }, ptr %5, i64 %68
  br label %81

70:
  %.lcssa11 = phi float [ %102, %81 ]
  %.lcssa = phi float [ %103, %81 ]
  %71 = fmul float %64, %.lcssa11
  %72 = fmul float %63, %.lcssa
  %73 = fmul float %63, %.lcssa11
  %74 = fmul float %64, %.lcssa
  %75 = fsub float %71, %72
  %76 = fadd float %73, %74
  %77 = fsub float %56, %75
  %78 = fsub float %58, %76
  store float %77, ptr %55, align 4
  store float %78, ptr %57, align 4
  %79 = mul nsw i64 %53, %6
  %80 = getelementptr { float, float }, ptr %5, i64 %79
  br label %118

81:
  %82 = phi i64 [ %65, %67 ], [ %104, %._crit_edge8 ]
  %83 = phi float [ %58, %67 ], [ %103, %._crit_edge8 ]
  %84 = phi float [ %56, %67 ], [ %102, %._crit_edge8 ]
  %85 = getelementptr { float, float }, ptr %69, i64 %82
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %87 = load float, ptr %86, align 4
  %88 = fneg float %87
  %89 = select i1 %11, float %87, float %88
  %90 = load float, ptr %85, align 4
  %91 = mul nsw i64 %82, %13
  %92 = getelementptr inbounds { float, float }, ptr %45, i64 %91
  %93 = load float, ptr %92, align 4
  %94 = getelementptr inbounds nuw i8, ptr %92, i64 4
  %95 = load float, ptr %94, align 4
  %96 = fmul float %90, %93
  %97 = fmul float %89, %95
  %98 = fmul float %90, %95
  %99 = fmul float %89, %93
  %100 = fsub float %96, %97
  %101 = fadd float %99, %98
  %102 = fadd float %84, %100
  %103 = fadd float %83, %101
  %104 = add nsw i64 %82, 1
  %105 = icmp eq i64 %104, %15
  br i1 %105, label %70, label %._crit_edge8

._crit_edge8:
  br label %81

106:
  %107 = fmul float %64, %56
  %108 = fmul float %63, %58
  %109 = fmul float %63, %56
  %110 = fmul float %64, %58
  %111 = fsub float %107, %108
  %112 = fadd float %109, %110
  %113 = fsub float %56, %111
  %114 = fsub float %58, %112
  store float %113, ptr %55, align 4
  store float %114, ptr %57, align 4
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
  %120 = getelementptr { float, float }, ptr %80, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 4
  %122 = load float, ptr %121, align 4
  %123 = fneg float %122
  %124 = select i1 %11, float %123, float %122
  %125 = load float, ptr %120, align 4
  %126 = fmul float %75, %125
  %127 = fmul float %76, %124
  %128 = fmul float %75, %124
  %129 = fmul float %76, %125
  %130 = fsub float %126, %127
  %131 = fadd float %128, %129
  %132 = mul nsw i64 %119, %13
  %133 = getelementptr inbounds { float, float }, ptr %45, i64 %132
  %134 = load float, ptr %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 4
  %136 = load float, ptr %135, align 4
  %137 = fsub float %134, %130
  %138 = fsub float %136, %131
  store float %137, ptr %133, align 4
  store float %138, ptr %135, align 4
  %139 = add nsw i64 %119, 1
  %140 = icmp eq i64 %139, %15
  br i1 %140, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %118
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

declare double @llvm.sqrt.f64(double)

declare double @hypot(double noundef, double noundef) local_unnamed_addr

define internal void @irad.body.drivers_c.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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
  %12 = getelementptr { float, float }, ptr %2, i64 %10
  %13 = mul nsw i64 %10, %4
  %14 = getelementptr { float, float }, ptr %3, i64 %13
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
  %22 = getelementptr { float, float }, ptr %12, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4
  %26 = getelementptr { float, float }, ptr %14, i64 %20
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %23, ptr %26, align 4
  store float %25, ptr %27, align 4
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

define internal void @irad.body.drivers_c.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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
  %13 = getelementptr { float, float }, ptr %2, i64 %12
  %14 = getelementptr { float, float }, ptr %4, i64 %10
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
  %21 = getelementptr { float, float }, ptr %13, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4
  %25 = mul nuw nsw i64 %20, %0
  %26 = getelementptr { float, float }, ptr %14, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %22, ptr %26, align 4
  store float %24, ptr %27, align 4
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)
