define internal void @irad.body.cgemm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = sext i8 %14 to i32
  %16 = load i8, ptr %1, align 1
  %17 = sext i8 %16 to i32
  %18 = load i32, ptr %2, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %12, align 4
  %29 = sext i32 %28 to i64
  call fastcc void @irad.body.blas_c.product(i32 %15, i32 %17, i64 %19, i64 %21, i64 %23, ptr %5, ptr %6, i64 %25, ptr %8, i64 %27, ptr %10, ptr %11, i64 %29)
  ret void
}

define internal void @irad.body.blas_c.product(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) unnamed_addr {
  %14 = and i32 %0, -33
  %15 = icmp eq i32 %14, 78
  %16 = select i1 %15, i64 %2, i64 %4
  %17 = select i1 %15, i64 %4, i64 %2
  %18 = icmp sgt i64 %16, 0
  %19 = icmp sgt i64 %17, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %26

21:
  %22 = add nuw i64 %17, 2305843009213693951
  %23 = mul i64 %7, %22
  %24 = add i64 %23, %16
  %25 = shl i64 %24, 3
  call void @__irad_float(ptr %6, i64 %25)
  br label %26

26:
  %27 = and i32 %1, -33
  %28 = icmp eq i32 %27, 78
  %29 = select i1 %28, i64 %4, i64 %3
  %30 = select i1 %28, i64 %3, i64 %4
  %31 = icmp sgt i64 %29, 0
  %32 = icmp sgt i64 %30, 0
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %._crit_edge1

._crit_edge1:
  br label %39

34:
  %35 = add nuw i64 %30, 2305843009213693951
  %36 = mul i64 %9, %35
  %37 = add i64 %36, %29
  %38 = shl i64 %37, 3
  call void @__irad_float(ptr %8, i64 %38)
  br label %39

39:
  %40 = icmp sgt i64 %2, 0
  %41 = icmp sgt i64 %3, 0
  %42 = and i1 %40, %41
  br i1 %42, label %43, label %._crit_edge2

._crit_edge2:
  br label %48

43:
  %44 = add nuw i64 %3, 2305843009213693951
  %45 = mul i64 %12, %44
  %46 = add i64 %45, %2
  %47 = shl i64 %46, 3
  call void @__irad_float(ptr %11, i64 %47)
  br label %48

48:
  call fastcc void @irad.body.blas_c.scale(i64 %2, i64 %3, ptr %10, ptr %11, i64 %12)
  %49 = sext i32 %0 to i64
  %50 = sext i32 %1 to i64
  %51 = call i32 @irad_la_cgemm(i64 %49, i64 %50, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.csymm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %1, align 1
  %16 = sext i8 %15 to i32
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %11, align 4
  %26 = sext i32 %25 to i64
  call fastcc void @irad.body.blas_c.symmetric_product(i32 %14, i32 %16, i32 0, i64 %18, i64 %20, ptr %4, ptr %5, i64 %22, ptr %7, i64 %24, ptr %9, ptr %10, i64 %26)
  ret void
}

define internal void @irad.body.blas_c.symmetric_product(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 0, 2) %2, i64 %3, i64 %4, ptr %5, ptr readonly %6, i64 %7, ptr %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) unnamed_addr {
  %14 = and i32 %0, -33
  %15 = icmp eq i32 %14, 76
  %16 = select i1 %15, i64 %3, i64 %4
  %17 = mul nsw i64 %16, %16
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  %21 = icmp sgt i64 %16, 0
  br i1 %21, label %22, label %._crit_edge

._crit_edge:
  br label %59

22:
  %23 = and i32 %1, -33
  %24 = icmp eq i32 %23, 76
  %25 = icmp eq i32 %2, 0
  br label %26

26:
  %27 = phi i64 [ 0, %22 ], [ %34, %._crit_edge1 ]
  %28 = mul nsw i64 %27, %7
  %29 = getelementptr { float, float }, ptr %6, i64 %28
  %30 = getelementptr { float, float }, ptr %6, i64 %27
  %31 = mul nuw nsw i64 %27, %16
  %32 = getelementptr { float, float }, ptr %20, i64 %31
  br label %36

33:
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %16
  br i1 %35, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %26

36:
  %37 = phi i64 [ 0, %26 ], [ %57, %._crit_edge4 ]
  %38 = icmp samesign uge i64 %37, %27
  %39 = icmp samesign ule i64 %37, %27
  %40 = select i1 %24, i1 %38, i1 %39
  %41 = getelementptr { float, float }, ptr %29, i64 %37
  %42 = mul nsw i64 %37, %7
  %43 = getelementptr { float, float }, ptr %30, i64 %42
  %44 = select i1 %40, ptr %41, ptr %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %46 = load float, ptr %45, align 4
  %47 = load float, ptr %44, align 4
  br i1 %25, label %._crit_edge2, label %48

._crit_edge2:
  br label %53

48:
  %49 = icmp eq i64 %37, %27
  %50 = select i1 %49, float 0.000000e+00, float %46
  br i1 %40, label %._crit_edge3, label %51

._crit_edge3:
  br label %53

51:
  %52 = fneg float %46
  br label %53

53:
  %54 = phi float [ %46, %._crit_edge2 ], [ %52, %51 ], [ %50, %._crit_edge3 ]
  %55 = getelementptr { float, float }, ptr %32, i64 %37
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 4
  store float %47, ptr %55, align 4
  store float %54, ptr %56, align 4
  %57 = add nuw nsw i64 %37, 1
  %58 = icmp eq i64 %57, %16
  br i1 %58, label %33, label %._crit_edge4

._crit_edge4:
  br label %36

.loopexit:
  br label %59

59:
  br i1 %15, label %60, label %62

60:
  %61 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call fastcc void @irad.body.blas_c.product(i32 110, i32 110, i64 %3, i64 %4, i64 %3, ptr %5, ptr %20, i64 %61, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12)
  br label %64

62:
  %63 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  call fastcc void @irad.body.blas_c.product(i32 110, i32 110, i64 %3, i64 %4, i64 %4, ptr %5, ptr %8, i64 %9, ptr %20, i64 %63, ptr %10, ptr %11, i64 %12)
  br label %64

64:
  call void @free(ptr %20)
  ret void
}

define internal void @irad.body.csyrk(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %1, align 1
  %14 = sext i8 %13 to i32
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  call fastcc void @irad.body.blas_c.rank_k(i32 %12, i32 %14, i32 0, i64 %16, i64 %18, ptr %4, ptr %5, i64 %20, ptr %7, ptr %8, i64 %22)
  ret void
}

define internal void @irad.body.blas_c.rank_k(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 0, 2) %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr readonly %8, ptr %9, i64 %10) unnamed_addr {
  %12 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float 0.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  %14 = mul nsw i64 %3, %3
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  %18 = icmp eq i32 %2, 0
  %19 = select i1 %18, i32 116, i32 99
  %20 = and i32 %1, -37
  %21 = icmp eq i32 %20, 74
  %22 = select i1 %21, i32 110, i32 %19
  %23 = select i1 %21, i32 %19, i32 110
  %24 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call fastcc void @irad.body.blas_c.product(i32 %22, i32 %23, i64 %3, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %6, i64 %7, ptr nonnull %12, ptr %17, i64 %24)
  %25 = load float, ptr %8, align 4
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %27 = load float, ptr %26, align 4
  %28 = icmp sgt i64 %3, 0
  br i1 %28, label %29, label %._crit_edge

._crit_edge:
  br label %78

29:
  %30 = and i32 %0, -33
  %31 = icmp eq i32 %30, 76
  %32 = fcmp oeq float %25, 0.000000e+00
  %33 = fcmp oeq float %27, 0.000000e+00
  %34 = and i1 %32, %33
  %35 = icmp ne i32 %2, 0
  br label %38

.loopexit:
  br label %36

36:
  %37 = icmp eq i64 %41, %3
  br i1 %37, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %38

38:
  %39 = phi i64 [ 0, %29 ], [ %41, %._crit_edge2 ]
  %40 = select i1 %31, i64 %39, i64 0
  %41 = add nuw nsw i64 %39, 1
  %42 = select i1 %31, i64 %3, i64 %41
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %44, label %._crit_edge3

._crit_edge3:
  br label %36

44:
  %45 = mul nuw nsw i64 %39, %3
  %46 = getelementptr { float, float }, ptr %17, i64 %45
  %47 = mul nsw i64 %39, %10
  %48 = getelementptr { float, float }, ptr %9, i64 %47
  br label %49

49:
  %50 = phi i64 [ %40, %44 ], [ %76, %._crit_edge5 ]
  %51 = getelementptr { float, float }, ptr %46, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %54 = load float, ptr %53, align 4
  br i1 %34, label %._crit_edge4, label %55

._crit_edge4:
  br label %66

55:
  %56 = getelementptr { float, float }, ptr %48, i64 %50
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4
  %60 = fmul float %25, %57
  %61 = fmul float %27, %59
  %62 = fmul float %25, %59
  %63 = fmul float %27, %57
  %64 = fsub float %60, %61
  %65 = fadd float %63, %62
  br label %66

66:
  %67 = phi float [ %64, %55 ], [ 0.000000e+00, %._crit_edge4 ]
  %68 = phi float [ %65, %55 ], [ 0.000000e+00, %._crit_edge4 ]
  %69 = fadd float %52, %67
  %70 = fadd float %54, %68
  %71 = icmp eq i64 %50, %39
  %72 = and i1 %35, %71
  %73 = select i1 %72, float 0.000000e+00, float %70
  %74 = getelementptr { float, float }, ptr %48, i64 %50
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  store float %69, ptr %74, align 4
  store float %73, ptr %75, align 4
  %76 = add nuw nsw i64 %50, 1
  %77 = icmp eq i64 %76, %42
  br i1 %77, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %49

.loopexit1:
  br label %78

78:
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @irad.body.csyr2k(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %1, align 1
  %16 = sext i8 %15 to i32
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %11, align 4
  %26 = sext i32 %25 to i64
  call fastcc void @irad.body.blas_c.rank_two_k(i32 %14, i32 %16, i32 0, i64 %18, i64 %20, ptr %4, ptr %5, i64 %22, ptr %7, i64 %24, ptr %9, ptr %10, i64 %26)
  ret void
}

define internal void @irad.body.blas_c.rank_two_k(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 0, 2) %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) unnamed_addr {
  %14 = alloca { float, float }, align 4
  %15 = alloca { float, float }, align 4
  %16 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float 0.000000e+00, ptr %14, align 4
  store float 0.000000e+00, ptr %17, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store float 1.000000e+00, ptr %15, align 4
  store float 0.000000e+00, ptr %18, align 4
  %19 = mul nsw i64 %3, %3
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  %23 = icmp eq i32 %2, 0
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %25 = load float, ptr %24, align 4
  %26 = fneg float %25
  %27 = select i1 %23, i32 116, i32 99
  %28 = select i1 %23, float %25, float %26
  %29 = load float, ptr %5, align 4
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store float %29, ptr %16, align 4
  store float %28, ptr %30, align 4
  %31 = and i32 %1, -37
  %32 = icmp eq i32 %31, 74
  %33 = select i1 %32, i32 110, i32 %27
  %34 = select i1 %32, i32 %27, i32 110
  %35 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call fastcc void @irad.body.blas_c.product(i32 %33, i32 %34, i64 %3, i64 %3, i64 %4, ptr nonnull %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr nonnull %14, ptr %22, i64 %35)
  call fastcc void @irad.body.blas_c.product(i32 %33, i32 %34, i64 %3, i64 %3, i64 %4, ptr nonnull %16, ptr %8, i64 %9, ptr %6, i64 %7, ptr nonnull %15, ptr %22, i64 %35)
  %36 = load float, ptr %10, align 4
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %38 = load float, ptr %37, align 4
  %39 = icmp sgt i64 %3, 0
  br i1 %39, label %40, label %._crit_edge

._crit_edge:
  br label %89

40:
  %41 = and i32 %0, -33
  %42 = icmp eq i32 %41, 76
  %43 = fcmp oeq float %36, 0.000000e+00
  %44 = fcmp oeq float %38, 0.000000e+00
  %45 = and i1 %43, %44
  %46 = icmp ne i32 %2, 0
  br label %49

.loopexit:
  br label %47

47:
  %48 = icmp eq i64 %52, %3
  br i1 %48, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %49

49:
  %50 = phi i64 [ 0, %40 ], [ %52, %._crit_edge2 ]
  %51 = select i1 %42, i64 %50, i64 0
  %52 = add nuw nsw i64 %50, 1
  %53 = select i1 %42, i64 %3, i64 %52
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %55, label %._crit_edge3

._crit_edge3:
  br label %47

55:
  %56 = mul nuw nsw i64 %50, %3
  %57 = getelementptr { float, float }, ptr %22, i64 %56
  %58 = mul nsw i64 %50, %12
  %59 = getelementptr { float, float }, ptr %11, i64 %58
  br label %60

60:
  %61 = phi i64 [ %51, %55 ], [ %87, %._crit_edge5 ]
  %62 = getelementptr { float, float }, ptr %57, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %65 = load float, ptr %64, align 4
  br i1 %45, label %._crit_edge4, label %66

._crit_edge4:
  br label %77

66:
  %67 = getelementptr { float, float }, ptr %59, i64 %61
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 4
  %70 = load float, ptr %69, align 4
  %71 = fmul float %36, %68
  %72 = fmul float %38, %70
  %73 = fmul float %36, %70
  %74 = fmul float %38, %68
  %75 = fsub float %71, %72
  %76 = fadd float %74, %73
  br label %77

77:
  %78 = phi float [ %75, %66 ], [ 0.000000e+00, %._crit_edge4 ]
  %79 = phi float [ %76, %66 ], [ 0.000000e+00, %._crit_edge4 ]
  %80 = fadd float %63, %78
  %81 = fadd float %65, %79
  %82 = icmp eq i64 %61, %50
  %83 = and i1 %46, %82
  %84 = select i1 %83, float 0.000000e+00, float %81
  %85 = getelementptr { float, float }, ptr %59, i64 %61
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 4
  store float %80, ptr %85, align 4
  store float %84, ptr %86, align 4
  %87 = add nuw nsw i64 %61, 1
  %88 = icmp eq i64 %87, %53
  br i1 %88, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %60

.loopexit1:
  br label %89

89:
  call void @free(ptr %22)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define internal void @irad.body.ctrmm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %1, align 1
  %15 = sext i8 %14 to i32
  %16 = load i8, ptr %2, align 1
  %17 = sext i8 %16 to i32
  %18 = load i8, ptr %3, align 1
  %19 = sext i8 %18 to i32
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %10, align 4
  %27 = sext i32 %26 to i64
  call fastcc void @irad.body.blas_c.triangular_product(i32 %13, i32 %15, i32 %17, i32 %19, i64 %21, i64 %23, ptr %6, ptr %7, i64 %25, ptr %9, i64 %27)
  ret void
}

define internal void @irad.body.blas_c.triangular_product(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i32 range(i32 -128, 128) %3, i64 %4, i64 %5, ptr %6, ptr readonly %7, i64 %8, ptr %9, i64 %10) unnamed_addr {
  %12 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float 0.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  %14 = and i32 %0, -33
  %15 = icmp eq i32 %14, 76
  %16 = select i1 %15, i64 %4, i64 %5
  %17 = mul nsw i64 %16, %16
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  %21 = icmp sgt i64 %16, 0
  br i1 %21, label %22, label %._crit_edge

._crit_edge:
  br label %62

22:
  %23 = and i32 %1, -33
  %24 = icmp eq i32 %23, 76
  %25 = and i32 %3, -33
  %26 = icmp eq i32 %25, 85
  br label %27

27:
  %28 = phi i64 [ 0, %22 ], [ %36, %._crit_edge3 ]
  %29 = mul nsw i64 %28, %8
  %30 = getelementptr { float, float }, ptr %7, i64 %29
  %31 = mul nuw nsw i64 %28, %16
  %32 = getelementptr { float, float }, ptr %20, i64 %31
  %33 = getelementptr { float, float }, ptr %30, i64 %28
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 4
  br label %38

35:
  %36 = add nuw nsw i64 %28, 1
  %37 = icmp eq i64 %36, %16
  br i1 %37, label %.loopexit2, label %._crit_edge3

._crit_edge3:
  br label %27

38:
  %39 = phi i64 [ 0, %27 ], [ %60, %._crit_edge9 ]
  %40 = icmp eq i64 %39, %28
  br i1 %40, label %41, label %45

41:
  br i1 %26, label %._crit_edge4, label %42

._crit_edge4:
  br label %55

42:
  %43 = load float, ptr %33, align 4
  %44 = load float, ptr %34, align 4
  br label %55

45:
  br i1 %24, label %46, label %48

46:
  %47 = icmp samesign ugt i64 %39, %28
  br i1 %47, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %55

._crit_edge5:
  br label %50

48:
  %49 = icmp samesign ult i64 %39, %28
  br i1 %49, label %._crit_edge7, label %._crit_edge8

._crit_edge8:
  br label %55

._crit_edge7:
  br label %50

50:
  %51 = getelementptr { float, float }, ptr %30, i64 %39
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %54 = load float, ptr %53, align 4
  br label %55

55:
  %56 = phi float [ 1.000000e+00, %._crit_edge4 ], [ %43, %42 ], [ %52, %50 ], [ 0.000000e+00, %._crit_edge8 ], [ 0.000000e+00, %._crit_edge6 ]
  %57 = phi float [ 0.000000e+00, %._crit_edge4 ], [ %44, %42 ], [ %54, %50 ], [ 0.000000e+00, %._crit_edge8 ], [ 0.000000e+00, %._crit_edge6 ]
  %58 = getelementptr { float, float }, ptr %32, i64 %39
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  store float %56, ptr %58, align 4
  store float %57, ptr %59, align 4
  %60 = add nuw nsw i64 %39, 1
  %61 = icmp eq i64 %60, %16
  br i1 %61, label %35, label %._crit_edge9

._crit_edge9:
  br label %38

.loopexit2:
  br label %62

62:
  %63 = mul nsw i64 %5, %4
  %64 = call i64 @llvm.smax.i64(i64 %63, i64 1)
  %65 = shl i64 %64, 3
  %66 = call noalias ptr @malloc(i64 %65)
  %67 = icmp sgt i64 %5, 0
  br i1 %67, label %68, label %._crit_edge10

._crit_edge10:
  br label %77

68:
  %69 = icmp sgt i64 %4, 0
  br label %70

70:
  %71 = phi i64 [ 0, %68 ], [ %80, %._crit_edge12 ]
  br i1 %69, label %72, label %._crit_edge11

._crit_edge11:
  br label %79

72:
  %73 = mul nsw i64 %71, %10
  %74 = getelementptr { float, float }, ptr %9, i64 %73
  %75 = mul nuw nsw i64 %71, %4
  %76 = getelementptr { float, float }, ptr %66, i64 %75
  br label %82

.loopexit1:
  br label %77

77:
  %78 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  br i1 %15, label %92, label %93

.loopexit:
  br label %79

79:
  %80 = add nuw nsw i64 %71, 1
  %81 = icmp eq i64 %80, %5
  br i1 %81, label %.loopexit1, label %._crit_edge12

._crit_edge12:
  br label %70

82:
  %83 = phi i64 [ 0, %72 ], [ %90, %._crit_edge13 ]
  %84 = getelementptr { float, float }, ptr %74, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %87 = load float, ptr %86, align 4
  %88 = getelementptr { float, float }, ptr %76, i64 %83
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 4
  store float %85, ptr %88, align 4
  store float %87, ptr %89, align 4
  %90 = add nuw nsw i64 %83, 1
  %91 = icmp eq i64 %90, %4
  br i1 %91, label %.loopexit, label %._crit_edge13

._crit_edge13:
  br label %82

92:
  call fastcc void @irad.body.blas_c.product(i32 %2, i32 110, i64 %4, i64 %5, i64 %4, ptr %6, ptr %20, i64 %78, ptr %66, i64 %78, ptr nonnull %12, ptr %9, i64 %10)
  br label %95

93:
  %94 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  call fastcc void @irad.body.blas_c.product(i32 110, i32 %2, i64 %4, i64 %5, i64 %5, ptr %6, ptr %66, i64 %78, ptr %20, i64 %94, ptr nonnull %12, ptr %9, i64 %10)
  br label %95

95:
  call void @free(ptr %20)
  call void @free(ptr %66)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @irad.body.ctrsm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %1, align 1
  %15 = sext i8 %14 to i32
  %16 = load i8, ptr %2, align 1
  %17 = sext i8 %16 to i32
  %18 = load i8, ptr %3, align 1
  %19 = sext i8 %18 to i32
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %5, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %10, align 4
  %27 = sext i32 %26 to i64
  call fastcc void @irad.body.blas_c.triangular_solve(i32 %13, i32 %15, i32 %17, i32 %19, i64 %21, i64 %23, ptr %6, ptr %7, i64 %25, ptr %9, i64 %27)
  ret void
}

define internal void @irad.body.blas_c.triangular_solve(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i32 range(i32 -128, 128) %3, i64 %4, i64 %5, ptr readonly %6, ptr %7, i64 %8, ptr %9, i64 %10) unnamed_addr {
  %12 = and i32 %0, -33
  %13 = icmp eq i32 %12, 76
  %14 = select i1 %13, i64 %4, i64 %5
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %._crit_edge

._crit_edge:
  br label %21

16:
  %17 = add nuw i64 %14, 2305843009213693951
  %18 = mul i64 %8, %17
  %19 = add i64 %18, %14
  %20 = shl i64 %19, 3
  call void @__irad_float(ptr %7, i64 %20)
  br label %21

21:
  %22 = icmp sgt i64 %4, 0
  %23 = icmp sgt i64 %5, 0
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %._crit_edge1

._crit_edge1:
  br label %30

25:
  %26 = add nuw i64 %5, 2305843009213693951
  %27 = mul i64 %10, %26
  %28 = add i64 %27, %4
  %29 = shl i64 %28, 3
  call void @__irad_float(ptr %9, i64 %29)
  br label %30

30:
  call fastcc void @irad.body.blas_c.scale(i64 %4, i64 %5, ptr %6, ptr %9, i64 %10)
  %31 = sext i32 %0 to i64
  %32 = sext i32 %1 to i64
  %33 = sext i32 %2 to i64
  %34 = sext i32 %3 to i64
  %35 = call i32 @irad_la_ctrsm(i64 %31, i64 %32, i64 %33, i64 %34, i64 %4, i64 %5, ptr %7, i64 %8, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.chemm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %1, align 1
  %16 = sext i8 %15 to i32
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %11, align 4
  %26 = sext i32 %25 to i64
  call fastcc void @irad.body.blas_c.symmetric_product(i32 %14, i32 %16, i32 1, i64 %18, i64 %20, ptr %4, ptr %5, i64 %22, ptr %7, i64 %24, ptr %9, ptr %10, i64 %26)
  ret void
}

define internal void @irad.body.cherk(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = alloca { float, float }, align 4
  %12 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %13 = load float, ptr %4, align 4
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store float %13, ptr %11, align 4
  store float 0.000000e+00, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %15 = load float, ptr %7, align 4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float %15, ptr %12, align 4
  store float 0.000000e+00, ptr %16, align 4
  %17 = load i8, ptr %0, align 1
  %18 = sext i8 %17 to i32
  %19 = load i8, ptr %1, align 1
  %20 = sext i8 %19 to i32
  %21 = load i32, ptr %2, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %3, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  call fastcc void @irad.body.blas_c.rank_k(i32 %18, i32 %20, i32 1, i64 %22, i64 %24, ptr nonnull %11, ptr %5, i64 %26, ptr nonnull %12, ptr %8, i64 %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal void @irad.body.cher2k(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %14 = load float, ptr %9, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float %14, ptr %13, align 4
  store float 0.000000e+00, ptr %15, align 4
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i8, ptr %1, align 1
  %19 = sext i8 %18 to i32
  %20 = load i32, ptr %2, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %11, align 4
  %29 = sext i32 %28 to i64
  call fastcc void @irad.body.blas_c.rank_two_k(i32 %17, i32 %19, i32 1, i64 %21, i64 %23, ptr %4, ptr %5, i64 %25, ptr %7, i64 %27, ptr nonnull %13, ptr %10, i64 %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal void @irad.body.cgemv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  call fastcc void @irad.body.blas_c.matrix_vector(i32 %13, i64 %15, i64 %17, ptr %3, ptr %4, i64 %19, ptr %6, i64 %21, ptr %8, ptr %9, i64 %23)
  ret void
}

define internal void @irad.body.blas_c.matrix_vector(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr readonly %8, ptr %9, i64 %10) unnamed_addr {
  %12 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float 0.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  %14 = or i32 %0, 32
  %15 = icmp eq i32 %14, 110
  %16 = icmp eq i32 %14, 106
  %17 = or i1 %15, %16
  %18 = select i1 %17, i64 %1, i64 %2
  %19 = select i1 %17, i64 %2, i64 %1
  %20 = icmp ne i64 %7, 1
  %21 = icmp ne i64 %10, 1
  %22 = or i1 %20, %21
  %23 = or i1 %16, %22
  %24 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  br i1 %23, label %27, label %25

25:
  %26 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.blas_c.product(i32 %0, i32 110, i64 %18, i64 1, i64 %19, ptr %3, ptr %4, i64 %5, ptr %6, i64 %24, ptr %8, ptr %9, i64 %26)
  br label %67

27:
  %28 = shl i64 %24, 3
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.blas_c.gather(i64 %19, ptr %6, i64 %7, i32 0, ptr %29)
  %30 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %31 = shl i64 %30, 3
  %32 = call noalias ptr @malloc(i64 %31)
  br i1 %16, label %33, label %65

33:
  %34 = mul nsw i64 %2, %1
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %36 = shl i64 %35, 3
  %37 = call noalias ptr @malloc(i64 %36)
  %38 = icmp sgt i64 %2, 0
  br i1 %38, label %39, label %._crit_edge

._crit_edge:
  br label %48

39:
  %40 = icmp sgt i64 %1, 0
  br label %41

41:
  %42 = phi i64 [ 0, %39 ], [ %52, %._crit_edge3 ]
  br i1 %40, label %43, label %._crit_edge2

._crit_edge2:
  br label %51

43:
  %44 = mul nsw i64 %42, %5
  %45 = getelementptr { float, float }, ptr %4, i64 %44
  %46 = mul nuw nsw i64 %42, %1
  %47 = getelementptr { float, float }, ptr %37, i64 %46
  br label %54

.loopexit1:
  br label %48

48:
  %49 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %50 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.blas_c.product(i32 110, i32 110, i64 %1, i64 1, i64 %2, ptr %3, ptr %37, i64 %49, ptr %29, i64 %50, ptr nonnull %12, ptr %32, i64 %49)
  call void @free(ptr %37)
  br label %66

.loopexit:
  br label %51

51:
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, %2
  br i1 %53, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %41

54:
  %55 = phi i64 [ 0, %43 ], [ %63, %._crit_edge4 ]
  %56 = getelementptr { float, float }, ptr %45, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4
  %60 = fneg float %59
  %61 = getelementptr { float, float }, ptr %47, i64 %55
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 4
  store float %57, ptr %61, align 4
  store float %60, ptr %62, align 4
  %63 = add nuw nsw i64 %55, 1
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %54

65:
  call fastcc void @irad.body.blas_c.product(i32 %0, i32 110, i64 %18, i64 1, i64 %19, ptr %3, ptr %4, i64 %5, ptr %29, i64 %24, ptr nonnull %12, ptr %32, i64 %30)
  br label %66

66:
  call fastcc void @irad.body.blas_c.scatter(i64 %18, ptr %32, ptr %8, ptr %9, i64 %10)
  call void @free(ptr %29)
  call void @free(ptr %32)
  br label %67

67:
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @irad.body.cgbmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = sext i8 %14 to i32
  %16 = load i32, ptr %1, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %2, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %4, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %12, align 4
  %29 = sext i32 %28 to i64
  call fastcc void @irad.body.blas_c.band_vector(i32 %15, i64 %17, i64 %19, i64 %21, i64 %23, ptr %5, ptr %6, i64 %25, ptr %8, i64 %27, ptr %10, ptr %11, i64 %29)
  ret void
}

define internal void @irad.body.blas_c.band_vector(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr readonly %5, ptr %6, i64 %7, ptr readonly %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) unnamed_addr {
  %14 = and i32 %0, -37
  %15 = icmp eq i32 %14, 74
  %16 = select i1 %15, i64 %1, i64 %2
  %17 = load float, ptr %5, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %19 = load float, ptr %18, align 4
  %20 = select i1 %15, i64 %2, i64 %1
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 3
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.blas_c.gather(i64 %20, ptr %8, i64 %9, i32 0, ptr %23)
  %24 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %25 = call noalias ptr @calloc(i64 %24, i64 8)
  %26 = add nsw i64 %4, %3
  %27 = icmp sgt i64 %26, -1
  %28 = icmp sgt i64 %2, 0
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %36

30:
  %31 = add nuw nsw i64 %26, 1
  %32 = add nuw i64 %2, 2305843009213693951
  %33 = mul i64 %7, %32
  %34 = add i64 %31, %33
  %35 = shl i64 %34, 3
  call void @__irad_float(ptr %6, i64 %35)
  br label %37

36:
  br i1 %28, label %._crit_edge, label %._crit_edge2

._crit_edge2:
  br label %39

._crit_edge:
  br label %37

37:
  %38 = add nsw i64 %1, -1
  br label %40

.loopexit1:
  br label %39

39:
  call fastcc void @irad.body.blas_c.scatter(i64 %16, ptr %25, ptr %10, ptr %11, i64 %12)
  call void @free(ptr %23)
  call void @free(ptr %25)
  ret void

40:
  %41 = phi i64 [ 0, %37 ], [ %61, %._crit_edge4 ]
  %42 = phi i64 [ 0, %37 ], [ %60, %._crit_edge4 ]
  %43 = sub nsw i64 %42, %4
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %45 = add nsw i64 %42, %3
  %46 = call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %38, i64 %45)
  %47 = icmp sgt i64 %44, %46
  br i1 %47, label %._crit_edge3, label %48

._crit_edge3:
  br label %59

48:
  %49 = mul nsw i64 %42, %7
  %50 = getelementptr { float, float }, ptr %6, i64 %49
  %51 = getelementptr inbounds nuw { float, float }, ptr %25, i64 %42
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %53 = getelementptr inbounds nuw { float, float }, ptr %23, i64 %42
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  %55 = getelementptr { float, float }, ptr %50, i64 %41
  %56 = getelementptr { float, float }, ptr %55, i64 %4
  %57 = getelementptr { float, float }, ptr %50, i64 %41
  %58 = getelementptr { float, float }, ptr %57, i64 %4
  br label %63

.loopexit:
  br label %59

59:
  %60 = add nuw nsw i64 %42, 1
  %61 = xor i64 %42, -1
  %62 = icmp eq i64 %60, %2
  br i1 %62, label %.loopexit1, label %._crit_edge4

._crit_edge4:
  br label %40

63:
  %64 = phi i64 [ %44, %48 ], [ %115, %._crit_edge9 ]
  switch i32 %0, label %70 [
    i32 106, label %._crit_edge5
    i32 99, label %._crit_edge6
    i32 74, label %._crit_edge7
    i32 67, label %._crit_edge8
  ]

._crit_edge8:
  br label %65

._crit_edge7:
  br label %65

._crit_edge6:
  br label %65

._crit_edge5:
  br label %65

65:
  %66 = getelementptr { float, float }, ptr %56, i64 %64
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %68 = load float, ptr %67, align 4
  %69 = fneg float %68
  br label %74

70:
  %71 = getelementptr { float, float }, ptr %58, i64 %64
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %73 = load float, ptr %72, align 4
  br label %74

74:
  %75 = phi ptr [ %66, %65 ], [ %71, %70 ]
  %76 = phi float [ %69, %65 ], [ %73, %70 ]
  %77 = load float, ptr %75, align 4
  %78 = fmul float %17, %77
  %79 = fmul float %19, %76
  %80 = fmul float %17, %76
  %81 = fmul float %19, %77
  %82 = fsub float %78, %79
  %83 = fadd float %80, %81
  br i1 %15, label %84, label %99

84:
  %85 = load float, ptr %53, align 4
  %86 = load float, ptr %54, align 4
  %87 = fmul float %82, %85
  %88 = fmul float %83, %86
  %89 = fmul float %82, %86
  %90 = fmul float %83, %85
  %91 = fsub float %87, %88
  %92 = fadd float %90, %89
  %93 = getelementptr inbounds nuw { float, float }, ptr %25, i64 %64
  %94 = load float, ptr %93, align 4
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %96 = load float, ptr %95, align 4
  %97 = fadd float %94, %91
  %98 = fadd float %96, %92
  store float %97, ptr %93, align 4
  store float %98, ptr %95, align 4
  br label %114

99:
  %100 = getelementptr inbounds nuw { float, float }, ptr %23, i64 %64
  %101 = load float, ptr %100, align 4
  %102 = getelementptr inbounds nuw i8, ptr %100, i64 4
  %103 = load float, ptr %102, align 4
  %104 = fmul float %82, %101
  %105 = fmul float %83, %103
  %106 = fmul float %82, %103
  %107 = fmul float %83, %101
  %108 = fsub float %104, %105
  %109 = fadd float %107, %106
  %110 = load float, ptr %51, align 4
  %111 = load float, ptr %52, align 4
  %112 = fadd float %110, %108
  %113 = fadd float %111, %109
  store float %112, ptr %51, align 4
  store float %113, ptr %52, align 4
  br label %114

114:
  %115 = add nuw nsw i64 %64, 1
  %116 = icmp slt i64 %64, %46
  br i1 %116, label %._crit_edge9, label %.loopexit

._crit_edge9:
  br label %63
}

define internal void @irad.body.cgeru(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i32, ptr %0, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  call fastcc void @irad.body.blas_c.rank_one(i64 %11, i64 %13, ptr %2, ptr %3, i64 %15, i32 0, ptr %5, i64 %17, i32 0, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.blas_c.rank_one(i64 %0, i64 %1, ptr readonly %2, ptr readonly %3, i64 %4, i32 range(i32 0, 2) %5, ptr readonly %6, i64 %7, i32 range(i32 0, 2) %8, ptr %9, i64 %10) unnamed_addr {
  %12 = load float, ptr %2, align 4
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %14 = load float, ptr %13, align 4
  %15 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.blas_c.gather(i64 %0, ptr %3, i64 %4, i32 range(i32 0, 2) %5, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.blas_c.gather(i64 %1, ptr %6, i64 %7, i32 range(i32 0, 2) %8, ptr %20)
  %21 = icmp sgt i64 %1, 0
  br i1 %21, label %22, label %._crit_edge

._crit_edge:
  br label %33

22:
  %23 = icmp sgt i64 %0, 0
  br label %24

24:
  %25 = phi i64 [ 0, %22 ], [ %35, %._crit_edge3 ]
  br i1 %23, label %26, label %._crit_edge2

._crit_edge2:
  br label %34

26:
  %27 = getelementptr inbounds nuw { float, float }, ptr %20, i64 %25
  %28 = load float, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %30 = load float, ptr %29, align 4
  %31 = mul nsw i64 %25, %10
  %32 = getelementptr { float, float }, ptr %9, i64 %31
  br label %37

.loopexit1:
  br label %33

33:
  call void @free(ptr %17)
  call void @free(ptr %20)
  ret void

.loopexit:
  br label %34

34:
  %35 = add nuw nsw i64 %25, 1
  %36 = icmp eq i64 %35, %1
  br i1 %36, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %24

37:
  %38 = phi i64 [ 0, %26 ], [ %61, %._crit_edge4 ]
  %39 = getelementptr inbounds nuw { float, float }, ptr %17, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  %43 = fmul float %12, %40
  %44 = fmul float %14, %42
  %45 = fmul float %12, %42
  %46 = fmul float %14, %40
  %47 = fsub float %43, %44
  %48 = fadd float %46, %45
  %49 = fmul float %28, %47
  %50 = fmul float %48, %30
  %51 = fmul float %47, %30
  %52 = fmul float %28, %48
  %53 = fsub float %49, %50
  %54 = fadd float %51, %52
  %55 = getelementptr { float, float }, ptr %32, i64 %38
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fadd float %56, %53
  %60 = fadd float %58, %54
  store float %59, ptr %55, align 4
  store float %60, ptr %57, align 4
  %61 = add nuw nsw i64 %38, 1
  %62 = icmp eq i64 %61, %0
  br i1 %62, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %37
}

define internal void @irad.body.cgerc(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i32, ptr %0, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  call fastcc void @irad.body.blas_c.rank_one(i64 %11, i64 %13, ptr %2, ptr %3, i64 %15, i32 0, ptr %5, i64 %17, i32 1, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.chemv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %9, align 4
  %20 = sext i32 %19 to i64
  call fastcc void @irad.body.blas_c.dense_mv(i32 %12, i32 1, i64 %14, ptr %2, ptr %3, i64 %16, ptr %5, i64 %18, ptr %7, ptr %8, i64 %20)
  ret void
}

define internal void @irad.body.blas_c.dense_mv(i32 range(i32 -128, 128) %0, i32 range(i32 1, 3) %1, i64 %2, ptr readonly %3, ptr %4, i64 %5, ptr readonly %6, i64 %7, ptr readonly %8, ptr %9, i64 %10) unnamed_addr {
  %12 = and i32 %0, -33
  %13 = icmp eq i32 %12, 76
  %14 = load float, ptr %3, align 4
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %16 = load float, ptr %15, align 4
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.blas_c.gather(i64 %2, ptr %6, i64 %7, i32 0, ptr %19)
  %20 = call noalias ptr @calloc(i64 %17, i64 8)
  %21 = icmp sgt i64 %2, 0
  br i1 %21, label %22, label %._crit_edge

._crit_edge:
  br label %113

22:
  %23 = add nuw i64 %2, 2305843009213693951
  %24 = mul i64 %5, %23
  %25 = add i64 %24, %2
  %26 = shl i64 %25, 3
  call void @__irad_float(ptr %4, i64 %26)
  %27 = add nsw i64 %2, -1
  %28 = icmp eq i32 %1, 2
  %29 = fmul float %16, 0.000000e+00
  %30 = fmul float %14, 0.000000e+00
  br label %31

31:
  %32 = phi i64 [ 0, %22 ], [ %44, %._crit_edge3 ]
  %33 = select i1 %13, i64 %32, i64 0
  %34 = select i1 %13, i64 %27, i64 %32
  %35 = icmp sgt i64 %33, %34
  br i1 %35, label %._crit_edge2, label %36

._crit_edge2:
  br label %43

36:
  %37 = mul nsw i64 %32, %5
  %38 = getelementptr { float, float }, ptr %4, i64 %37
  %39 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %32
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = getelementptr inbounds nuw { float, float }, ptr %20, i64 %32
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  br label %46

.loopexit:
  br label %43

43:
  %44 = add nuw nsw i64 %32, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %31

46:
  %47 = phi i64 [ %33, %36 ], [ %111, %._crit_edge4 ]
  %48 = getelementptr { float, float }, ptr %38, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = icmp eq i64 %47, %32
  br i1 %50, label %51, label %64

51:
  %52 = fmul float %14, %49
  %53 = fmul float %16, %49
  %54 = fsub float %52, %29
  %55 = fadd float %30, %53
  %56 = load float, ptr %39, align 4
  %57 = load float, ptr %40, align 4
  %58 = fmul float %54, %56
  %59 = fmul float %55, %57
  %60 = fmul float %54, %57
  %61 = fmul float %55, %56
  %62 = fsub float %58, %59
  %63 = fadd float %61, %60
  br label %104

64:
  %65 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %66 = load float, ptr %65, align 4
  %67 = fneg float %66
  %68 = select i1 %28, float %67, float %66
  %69 = fmul float %14, %49
  %70 = fmul float %16, %68
  %71 = fmul float %14, %68
  %72 = fmul float %16, %49
  %73 = fsub float %69, %70
  %74 = fadd float %72, %71
  %75 = load float, ptr %39, align 4
  %76 = load float, ptr %40, align 4
  %77 = fmul float %75, %73
  %78 = fmul float %76, %74
  %79 = fmul float %76, %73
  %80 = fmul float %75, %74
  %81 = fsub float %77, %78
  %82 = fadd float %79, %80
  %83 = getelementptr inbounds nuw { float, float }, ptr %20, i64 %47
  %84 = load float, ptr %83, align 4
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %86 = load float, ptr %85, align 4
  %87 = fadd float %84, %81
  %88 = fadd float %86, %82
  store float %87, ptr %83, align 4
  store float %88, ptr %85, align 4
  %89 = select i1 %28, float %66, float %67
  %90 = fmul float %16, %89
  %91 = fmul float %14, %89
  %92 = fsub float %69, %90
  %93 = fadd float %72, %91
  %94 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %47
  %95 = load float, ptr %94, align 4
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %97 = load float, ptr %96, align 4
  %98 = fmul float %92, %95
  %99 = fmul float %93, %97
  %100 = fmul float %92, %97
  %101 = fmul float %93, %95
  %102 = fsub float %98, %99
  %103 = fadd float %101, %100
  br label %104

104:
  %105 = phi float [ %102, %64 ], [ %62, %51 ]
  %106 = phi float [ %103, %64 ], [ %63, %51 ]
  %107 = load float, ptr %41, align 4
  %108 = load float, ptr %42, align 4
  %109 = fadd float %107, %105
  %110 = fadd float %108, %106
  store float %109, ptr %41, align 4
  store float %110, ptr %42, align 4
  %111 = add nuw i64 %47, 1
  %112 = icmp eq i64 %47, %34
  br i1 %112, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %46

.loopexit1:
  br label %113

113:
  call fastcc void @irad.body.blas_c.scatter(i64 %2, ptr %20, ptr %8, ptr %9, i64 %10)
  call void @free(ptr %19)
  call void @free(ptr %20)
  ret void
}

define internal void @irad.body.chbmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %10, align 4
  %23 = sext i32 %22 to i64
  call fastcc void @irad.body.blas_c.band_mv(i32 %13, i32 1, i64 %15, i64 %17, ptr %3, ptr %4, i64 %19, ptr %6, i64 %21, ptr %8, ptr %9, i64 %23)
  ret void
}

define internal void @irad.body.blas_c.band_mv(i32 range(i32 -128, 128) %0, i32 range(i32 1, 3) %1, i64 %2, i64 %3, ptr readonly %4, ptr %5, i64 %6, ptr readonly %7, i64 %8, ptr readonly %9, ptr %10, i64 %11) unnamed_addr {
  %13 = and i32 %0, -33
  %14 = icmp eq i32 %13, 76
  %15 = load float, ptr %4, align 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %17 = load float, ptr %16, align 4
  %18 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.blas_c.gather(i64 %2, ptr %7, i64 %8, i32 0, ptr %20)
  %21 = call noalias ptr @calloc(i64 %18, i64 8)
  %22 = icmp sgt i64 %2, 0
  br i1 %22, label %23, label %._crit_edge

._crit_edge:
  br label %121

23:
  %24 = add nuw i64 %2, 2305843009213693951
  %25 = mul i64 %6, %24
  %26 = add i64 %25, %3
  %27 = shl i64 %26, 3
  %28 = add i64 %27, 8
  call void @__irad_float(ptr %5, i64 %28)
  %29 = add nsw i64 %2, -1
  %30 = select i1 %14, i64 0, i64 %3
  %31 = icmp eq i32 %1, 2
  %32 = fmul float %17, 0.000000e+00
  %33 = fmul float %15, 0.000000e+00
  br label %34

34:
  %35 = phi i64 [ 0, %23 ], [ %52, %._crit_edge3 ]
  %36 = sub nsw i64 %35, %3
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 0)
  %38 = select i1 %14, i64 %35, i64 %37
  %39 = add nsw i64 %35, %3
  %40 = call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %29, i64 %39)
  %41 = sub i64 %30, %35
  %42 = mul nsw i64 %35, %6
  %43 = getelementptr { float, float }, ptr %5, i64 %42
  %44 = getelementptr inbounds nuw { float, float }, ptr %20, i64 %35
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %46 = getelementptr inbounds nuw { float, float }, ptr %21, i64 %35
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %48 = select i1 %14, i64 %40, i64 %35
  %49 = getelementptr { float, float }, ptr %43, i64 %41
  %50 = icmp sgt i64 %38, %48
  br i1 %50, label %._crit_edge2, label %.preheader

._crit_edge2:
  br label %51

.preheader:
  br label %54

.loopexit:
  br label %51

51:
  %52 = add nuw nsw i64 %35, 1
  %53 = icmp eq i64 %52, %2
  br i1 %53, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %34

54:
  %55 = phi i64 [ %119, %._crit_edge4 ], [ %38, %.preheader ]
  %56 = getelementptr { float, float }, ptr %49, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = icmp eq i64 %55, %35
  br i1 %58, label %59, label %72

59:
  %60 = fmul float %15, %57
  %61 = fmul float %17, %57
  %62 = fsub float %60, %32
  %63 = fadd float %33, %61
  %64 = load float, ptr %44, align 4
  %65 = load float, ptr %45, align 4
  %66 = fmul float %62, %64
  %67 = fmul float %63, %65
  %68 = fmul float %62, %65
  %69 = fmul float %63, %64
  %70 = fsub float %66, %67
  %71 = fadd float %69, %68
  br label %112

72:
  %73 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %74 = load float, ptr %73, align 4
  %75 = fneg float %74
  %76 = select i1 %31, float %75, float %74
  %77 = fmul float %15, %57
  %78 = fmul float %17, %76
  %79 = fmul float %15, %76
  %80 = fmul float %17, %57
  %81 = fsub float %77, %78
  %82 = fadd float %80, %79
  %83 = load float, ptr %44, align 4
  %84 = load float, ptr %45, align 4
  %85 = fmul float %83, %81
  %86 = fmul float %84, %82
  %87 = fmul float %84, %81
  %88 = fmul float %83, %82
  %89 = fsub float %85, %86
  %90 = fadd float %87, %88
  %91 = getelementptr inbounds nuw { float, float }, ptr %21, i64 %55
  %92 = load float, ptr %91, align 4
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %94 = load float, ptr %93, align 4
  %95 = fadd float %92, %89
  %96 = fadd float %94, %90
  store float %95, ptr %91, align 4
  store float %96, ptr %93, align 4
  %97 = select i1 %31, float %74, float %75
  %98 = fmul float %17, %97
  %99 = fmul float %15, %97
  %100 = fsub float %77, %98
  %101 = fadd float %80, %99
  %102 = getelementptr inbounds nuw { float, float }, ptr %20, i64 %55
  %103 = load float, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %105 = load float, ptr %104, align 4
  %106 = fmul float %100, %103
  %107 = fmul float %101, %105
  %108 = fmul float %100, %105
  %109 = fmul float %101, %103
  %110 = fsub float %106, %107
  %111 = fadd float %109, %108
  br label %112

112:
  %113 = phi float [ %110, %72 ], [ %70, %59 ]
  %114 = phi float [ %111, %72 ], [ %71, %59 ]
  %115 = load float, ptr %46, align 4
  %116 = load float, ptr %47, align 4
  %117 = fadd float %115, %113
  %118 = fadd float %116, %114
  store float %117, ptr %46, align 4
  store float %118, ptr %47, align 4
  %119 = add nuw nsw i64 %55, 1
  %120 = icmp slt i64 %55, %48
  br i1 %120, label %._crit_edge4, label %.loopexit

._crit_edge4:
  br label %54

.loopexit1:
  br label %121

121:
  call fastcc void @irad.body.blas_c.scatter(i64 %2, ptr %21, ptr %9, ptr %10, i64 %11)
  call void @free(ptr %20)
  call void @free(ptr %21)
  ret void
}

define internal void @irad.body.chpmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  call fastcc void @irad.body.blas_c.packed_mv(i32 %11, i32 1, i64 %13, ptr %2, ptr %3, ptr %4, i64 %15, ptr %6, ptr %7, i64 %17)
  ret void
}

define internal void @irad.body.blas_c.packed_mv(i32 range(i32 -128, 128) %0, i32 range(i32 1, 3) %1, i64 %2, ptr readonly %3, ptr %4, ptr readonly %5, i64 %6, ptr readonly %7, ptr %8, i64 %9) unnamed_addr {
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 76
  %13 = load float, ptr %3, align 4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %15 = load float, ptr %14, align 4
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.blas_c.gather(i64 %2, ptr %5, i64 %6, i32 0, ptr %18)
  %19 = call noalias ptr @calloc(i64 %16, i64 8)
  %20 = icmp sgt i64 %2, 0
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %120

21:
  %22 = add nuw nsw i64 %2, 1
  %23 = shl i64 %2, 2
  %24 = mul i64 %23, %22
  %25 = and i64 %24, -8
  call void @__irad_float(ptr %4, i64 %25)
  %26 = add nsw i64 %2, -1
  %27 = shl nuw nsw i64 %2, 1
  %28 = icmp eq i32 %1, 2
  %29 = fmul float %15, 0.000000e+00
  %30 = fmul float %13, 0.000000e+00
  br label %31

31:
  %32 = phi i64 [ 0, %21 ], [ %51, %._crit_edge2 ]
  %33 = select i1 %12, i64 %32, i64 0
  %34 = select i1 %12, i64 %26, i64 %32
  %35 = icmp sgt i64 %33, %34
  br i1 %35, label %36, label %38

36:
  %37 = add nuw nsw i64 %32, 1
  br label %50

38:
  %39 = xor i64 %32, -1
  %40 = add nsw i64 %27, %39
  %41 = add nuw nsw i64 %32, 1
  %42 = select i1 %12, i64 %40, i64 %41
  %43 = mul nsw i64 %42, %32
  %44 = sdiv i64 %43, 2
  %45 = getelementptr { float, float }, ptr %4, i64 %44
  %46 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %32
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %48 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %32
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 4
  br label %53

.loopexit:
  br label %50

50:
  %51 = phi i64 [ %37, %36 ], [ %41, %.loopexit ]
  %52 = icmp eq i64 %51, %2
  br i1 %52, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %31

53:
  %54 = phi i64 [ %33, %38 ], [ %118, %._crit_edge3 ]
  %55 = getelementptr { float, float }, ptr %45, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = icmp eq i64 %54, %32
  br i1 %57, label %58, label %71

58:
  %59 = fmul float %13, %56
  %60 = fmul float %15, %56
  %61 = fsub float %59, %29
  %62 = fadd float %30, %60
  %63 = load float, ptr %46, align 4
  %64 = load float, ptr %47, align 4
  %65 = fmul float %61, %63
  %66 = fmul float %62, %64
  %67 = fmul float %61, %64
  %68 = fmul float %62, %63
  %69 = fsub float %65, %66
  %70 = fadd float %68, %67
  br label %111

71:
  %72 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %73 = load float, ptr %72, align 4
  %74 = fneg float %73
  %75 = select i1 %28, float %74, float %73
  %76 = fmul float %13, %56
  %77 = fmul float %15, %75
  %78 = fmul float %13, %75
  %79 = fmul float %15, %56
  %80 = fsub float %76, %77
  %81 = fadd float %79, %78
  %82 = load float, ptr %46, align 4
  %83 = load float, ptr %47, align 4
  %84 = fmul float %82, %80
  %85 = fmul float %83, %81
  %86 = fmul float %83, %80
  %87 = fmul float %82, %81
  %88 = fsub float %84, %85
  %89 = fadd float %86, %87
  %90 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %54
  %91 = load float, ptr %90, align 4
  %92 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %93 = load float, ptr %92, align 4
  %94 = fadd float %91, %88
  %95 = fadd float %93, %89
  store float %94, ptr %90, align 4
  store float %95, ptr %92, align 4
  %96 = select i1 %28, float %73, float %74
  %97 = fmul float %15, %96
  %98 = fmul float %13, %96
  %99 = fsub float %76, %97
  %100 = fadd float %79, %98
  %101 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %54
  %102 = load float, ptr %101, align 4
  %103 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %104 = load float, ptr %103, align 4
  %105 = fmul float %99, %102
  %106 = fmul float %100, %104
  %107 = fmul float %99, %104
  %108 = fmul float %100, %102
  %109 = fsub float %105, %106
  %110 = fadd float %108, %107
  br label %111

111:
  %112 = phi float [ %109, %71 ], [ %69, %58 ]
  %113 = phi float [ %110, %71 ], [ %70, %58 ]
  %114 = load float, ptr %48, align 4
  %115 = load float, ptr %49, align 4
  %116 = fadd float %114, %112
  %117 = fadd float %115, %113
  store float %116, ptr %48, align 4
  store float %117, ptr %49, align 4
  %118 = add nuw i64 %54, 1
  %119 = icmp eq i64 %54, %34
  br i1 %119, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %53

.loopexit1:
  br label %120

120:
  call fastcc void @irad.body.blas_c.scatter(i64 %2, ptr %19, ptr %7, ptr %8, i64 %9)
  call void @free(ptr %18)
  call void @free(ptr %19)
  ret void
}

define internal void @irad.body.ctrmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i8, ptr %1, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %2, align 1
  %14 = sext i8 %13 to i32
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  call fastcc void @irad.body.blas_c.dense_tmv(i32 %10, i32 %12, i32 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 %20)
  ret void
}

define internal void @irad.body.blas_c.dense_tmv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = alloca { float, float }, align 4
  %10 = and i32 %0, -33
  %11 = icmp eq i32 %10, 76
  %12 = and i32 %1, -37
  %13 = icmp eq i32 %12, 74
  %14 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.blas_c.gather(i64 %3, ptr %6, i64 %7, i32 0, ptr %16)
  %17 = call noalias ptr @calloc(i64 %14, i64 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float 0.000000e+00, ptr %9, align 4
  store float 0.000000e+00, ptr %18, align 4
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %92

20:
  %21 = add nuw i64 %3, 2305843009213693951
  %22 = mul i64 %5, %21
  %23 = add i64 %22, %3
  %24 = shl i64 %23, 3
  call void @__irad_float(ptr %4, i64 %24)
  %25 = add nsw i64 %3, -1
  %26 = and i32 %2, -33
  %27 = icmp eq i32 %26, 85
  br label %28

28:
  %29 = phi i64 [ 0, %20 ], [ %41, %._crit_edge3 ]
  %30 = select i1 %11, i64 %29, i64 0
  %31 = select i1 %11, i64 %25, i64 %29
  %32 = icmp sgt i64 %30, %31
  br i1 %32, label %._crit_edge2, label %33

._crit_edge2:
  br label %40

33:
  %34 = mul nsw i64 %29, %5
  %35 = getelementptr { float, float }, ptr %4, i64 %34
  %36 = getelementptr inbounds nuw { float, float }, ptr %17, i64 %29
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = getelementptr inbounds nuw { float, float }, ptr %16, i64 %29
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  br label %43

.loopexit:
  br label %40

40:
  %41 = add nuw nsw i64 %29, 1
  %42 = icmp eq i64 %41, %3
  br i1 %42, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %28

43:
  %44 = phi i64 [ %30, %33 ], [ %90, %._crit_edge10 ]
  %45 = icmp eq i64 %44, %29
  %46 = and i1 %27, %45
  br i1 %46, label %._crit_edge4, label %47

._crit_edge4:
  br label %52

47:
  %48 = getelementptr { float, float }, ptr %35, i64 %44
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %51 = load float, ptr %50, align 4
  br label %52

52:
  %53 = phi float [ %49, %47 ], [ 1.000000e+00, %._crit_edge4 ]
  %54 = phi float [ %51, %47 ], [ 0.000000e+00, %._crit_edge4 ]
  switch i32 %1, label %._crit_edge5 [
    i32 106, label %._crit_edge6
    i32 99, label %._crit_edge7
    i32 74, label %._crit_edge8
    i32 67, label %._crit_edge9
  ]

._crit_edge9:
  br label %55

._crit_edge8:
  br label %55

._crit_edge7:
  br label %55

._crit_edge6:
  br label %55

._crit_edge5:
  br label %57

55:
  %56 = fneg float %54
  br label %57

57:
  %58 = phi float [ %56, %55 ], [ %54, %._crit_edge5 ]
  br i1 %13, label %59, label %74

59:
  %60 = load float, ptr %38, align 4
  %61 = load float, ptr %39, align 4
  %62 = fmul float %53, %60
  %63 = fmul float %58, %61
  %64 = fmul float %53, %61
  %65 = fmul float %58, %60
  %66 = fsub float %62, %63
  %67 = fadd float %65, %64
  %68 = getelementptr inbounds nuw { float, float }, ptr %17, i64 %44
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 4
  %71 = load float, ptr %70, align 4
  %72 = fadd float %69, %66
  %73 = fadd float %71, %67
  store float %72, ptr %68, align 4
  store float %73, ptr %70, align 4
  br label %89

74:
  %75 = getelementptr inbounds nuw { float, float }, ptr %16, i64 %44
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %78 = load float, ptr %77, align 4
  %79 = fmul float %53, %76
  %80 = fmul float %58, %78
  %81 = fmul float %53, %78
  %82 = fmul float %58, %76
  %83 = fsub float %79, %80
  %84 = fadd float %82, %81
  %85 = load float, ptr %36, align 4
  %86 = load float, ptr %37, align 4
  %87 = fadd float %85, %83
  %88 = fadd float %86, %84
  store float %87, ptr %36, align 4
  store float %88, ptr %37, align 4
  br label %89

89:
  %90 = add nuw i64 %44, 1
  %91 = icmp eq i64 %44, %31
  br i1 %91, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %43

.loopexit1:
  br label %92

92:
  call fastcc void @irad.body.blas_c.scatter(i64 %3, ptr %17, ptr nonnull %9, ptr %6, i64 %7)
  call void @free(ptr %16)
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @irad.body.ctbmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %2, align 1
  %15 = sext i8 %14 to i32
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  call fastcc void @irad.body.blas_c.band_tmv(i32 %11, i32 %13, i32 %15, i64 %17, i64 %19, ptr %5, i64 %21, ptr %7, i64 %23)
  ret void
}

define internal void @irad.body.blas_c.band_tmv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = alloca { float, float }, align 4
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 76
  %13 = and i32 %1, -37
  %14 = icmp eq i32 %13, 74
  %15 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.blas_c.gather(i64 %3, ptr %7, i64 %8, i32 0, ptr %17)
  %18 = call noalias ptr @calloc(i64 %15, i64 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %19, align 4
  %20 = icmp sgt i64 %3, 0
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %100

21:
  %22 = add nuw i64 %3, 2305843009213693951
  %23 = mul i64 %6, %22
  %24 = add i64 %23, %4
  %25 = shl i64 %24, 3
  %26 = add i64 %25, 8
  call void @__irad_float(ptr %5, i64 %26)
  %27 = add nsw i64 %3, -1
  %28 = and i32 %2, -33
  %29 = icmp eq i32 %28, 85
  %30 = select i1 %12, i64 0, i64 %4
  br label %31

31:
  %32 = phi i64 [ 0, %21 ], [ %49, %._crit_edge3 ]
  %33 = sub nsw i64 %32, %4
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 0)
  %35 = select i1 %12, i64 %32, i64 %34
  %36 = add nsw i64 %32, %4
  %37 = call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %27, i64 %36)
  %38 = sub i64 %30, %32
  %39 = mul nsw i64 %32, %6
  %40 = getelementptr { float, float }, ptr %5, i64 %39
  %41 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %32
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %43 = getelementptr inbounds nuw { float, float }, ptr %17, i64 %32
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %45 = select i1 %12, i64 %37, i64 %32
  %46 = getelementptr { float, float }, ptr %40, i64 %38
  %47 = icmp sgt i64 %35, %45
  br i1 %47, label %._crit_edge2, label %.preheader

._crit_edge2:
  br label %48

.preheader:
  br label %51

.loopexit:
  br label %48

48:
  %49 = add nuw nsw i64 %32, 1
  %50 = icmp eq i64 %49, %3
  br i1 %50, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %31

51:
  %52 = phi i64 [ %98, %._crit_edge10 ], [ %35, %.preheader ]
  %53 = icmp eq i64 %52, %32
  %54 = and i1 %29, %53
  br i1 %54, label %._crit_edge4, label %55

._crit_edge4:
  br label %60

55:
  %56 = getelementptr { float, float }, ptr %46, i64 %52
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %59 = load float, ptr %58, align 4
  br label %60

60:
  %61 = phi float [ %57, %55 ], [ 1.000000e+00, %._crit_edge4 ]
  %62 = phi float [ %59, %55 ], [ 0.000000e+00, %._crit_edge4 ]
  switch i32 %1, label %._crit_edge5 [
    i32 106, label %._crit_edge6
    i32 99, label %._crit_edge7
    i32 74, label %._crit_edge8
    i32 67, label %._crit_edge9
  ]

._crit_edge9:
  br label %63

._crit_edge8:
  br label %63

._crit_edge7:
  br label %63

._crit_edge6:
  br label %63

._crit_edge5:
  br label %65

63:
  %64 = fneg float %62
  br label %65

65:
  %66 = phi float [ %64, %63 ], [ %62, %._crit_edge5 ]
  br i1 %14, label %67, label %82

67:
  %68 = load float, ptr %43, align 4
  %69 = load float, ptr %44, align 4
  %70 = fmul float %61, %68
  %71 = fmul float %66, %69
  %72 = fmul float %61, %69
  %73 = fmul float %66, %68
  %74 = fsub float %70, %71
  %75 = fadd float %73, %72
  %76 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %52
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 4
  %79 = load float, ptr %78, align 4
  %80 = fadd float %77, %74
  %81 = fadd float %79, %75
  store float %80, ptr %76, align 4
  store float %81, ptr %78, align 4
  br label %97

82:
  %83 = getelementptr inbounds nuw { float, float }, ptr %17, i64 %52
  %84 = load float, ptr %83, align 4
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %86 = load float, ptr %85, align 4
  %87 = fmul float %61, %84
  %88 = fmul float %66, %86
  %89 = fmul float %61, %86
  %90 = fmul float %66, %84
  %91 = fsub float %87, %88
  %92 = fadd float %90, %89
  %93 = load float, ptr %41, align 4
  %94 = load float, ptr %42, align 4
  %95 = fadd float %93, %91
  %96 = fadd float %94, %92
  store float %95, ptr %41, align 4
  store float %96, ptr %42, align 4
  br label %97

97:
  %98 = add nuw nsw i64 %52, 1
  %99 = icmp slt i64 %52, %45
  br i1 %99, label %._crit_edge10, label %.loopexit

._crit_edge10:
  br label %51

.loopexit1:
  br label %100

100:
  call fastcc void @irad.body.blas_c.scatter(i64 %3, ptr %18, ptr nonnull %10, ptr %7, i64 %8)
  call void @free(ptr %17)
  call void @free(ptr %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @irad.body.ctpmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i8, ptr %1, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %2, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  call fastcc void @irad.body.blas_c.packed_tmv(i32 %9, i32 %11, i32 %13, i64 %15, ptr %4, ptr %5, i64 %17)
  ret void
}

define internal void @irad.body.blas_c.packed_tmv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = alloca { float, float }, align 4
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 76
  %11 = and i32 %1, -37
  %12 = icmp eq i32 %11, 74
  %13 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.blas_c.gather(i64 %3, ptr %5, i64 %6, i32 0, ptr %15)
  %16 = call noalias ptr @calloc(i64 %13, i64 8)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float 0.000000e+00, ptr %8, align 4
  store float 0.000000e+00, ptr %17, align 4
  %18 = icmp sgt i64 %3, 0
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %99

19:
  %20 = add nuw nsw i64 %3, 1
  %21 = shl i64 %3, 2
  %22 = mul i64 %21, %20
  %23 = and i64 %22, -8
  call void @__irad_float(ptr %4, i64 %23)
  %24 = add nsw i64 %3, -1
  %25 = and i32 %2, -33
  %26 = icmp eq i32 %25, 85
  %27 = shl nuw nsw i64 %3, 1
  br label %28

28:
  %29 = phi i64 [ 0, %19 ], [ %48, %._crit_edge2 ]
  %30 = select i1 %10, i64 %29, i64 0
  %31 = select i1 %10, i64 %24, i64 %29
  %32 = icmp sgt i64 %30, %31
  br i1 %32, label %33, label %35

33:
  %34 = add nuw nsw i64 %29, 1
  br label %47

35:
  %36 = xor i64 %29, -1
  %37 = add nsw i64 %27, %36
  %38 = add nuw nsw i64 %29, 1
  %39 = select i1 %10, i64 %37, i64 %38
  %40 = mul nsw i64 %39, %29
  %41 = sdiv i64 %40, 2
  %42 = getelementptr { float, float }, ptr %4, i64 %41
  %43 = getelementptr inbounds nuw { float, float }, ptr %16, i64 %29
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %45 = getelementptr inbounds nuw { float, float }, ptr %15, i64 %29
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  br label %50

.loopexit:
  br label %47

47:
  %48 = phi i64 [ %34, %33 ], [ %38, %.loopexit ]
  %49 = icmp eq i64 %48, %3
  br i1 %49, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %28

50:
  %51 = phi i64 [ %30, %35 ], [ %97, %._crit_edge9 ]
  %52 = icmp eq i64 %51, %29
  %53 = and i1 %26, %52
  br i1 %53, label %._crit_edge3, label %54

._crit_edge3:
  br label %59

54:
  %55 = getelementptr { float, float }, ptr %42, i64 %51
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  br label %59

59:
  %60 = phi float [ %56, %54 ], [ 1.000000e+00, %._crit_edge3 ]
  %61 = phi float [ %58, %54 ], [ 0.000000e+00, %._crit_edge3 ]
  switch i32 %1, label %._crit_edge4 [
    i32 106, label %._crit_edge5
    i32 99, label %._crit_edge6
    i32 74, label %._crit_edge7
    i32 67, label %._crit_edge8
  ]

._crit_edge8:
  br label %62

._crit_edge7:
  br label %62

._crit_edge6:
  br label %62

._crit_edge5:
  br label %62

._crit_edge4:
  br label %64

62:
  %63 = fneg float %61
  br label %64

64:
  %65 = phi float [ %63, %62 ], [ %61, %._crit_edge4 ]
  br i1 %12, label %66, label %81

66:
  %67 = load float, ptr %45, align 4
  %68 = load float, ptr %46, align 4
  %69 = fmul float %60, %67
  %70 = fmul float %65, %68
  %71 = fmul float %60, %68
  %72 = fmul float %65, %67
  %73 = fsub float %69, %70
  %74 = fadd float %72, %71
  %75 = getelementptr inbounds nuw { float, float }, ptr %16, i64 %51
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %78 = load float, ptr %77, align 4
  %79 = fadd float %76, %73
  %80 = fadd float %78, %74
  store float %79, ptr %75, align 4
  store float %80, ptr %77, align 4
  br label %96

81:
  %82 = getelementptr inbounds nuw { float, float }, ptr %15, i64 %51
  %83 = load float, ptr %82, align 4
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %85 = load float, ptr %84, align 4
  %86 = fmul float %60, %83
  %87 = fmul float %65, %85
  %88 = fmul float %60, %85
  %89 = fmul float %65, %83
  %90 = fsub float %86, %87
  %91 = fadd float %89, %88
  %92 = load float, ptr %43, align 4
  %93 = load float, ptr %44, align 4
  %94 = fadd float %92, %90
  %95 = fadd float %93, %91
  store float %94, ptr %43, align 4
  store float %95, ptr %44, align 4
  br label %96

96:
  %97 = add nuw i64 %51, 1
  %98 = icmp eq i64 %51, %31
  br i1 %98, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %50

.loopexit1:
  br label %99

99:
  call fastcc void @irad.body.blas_c.scatter(i64 %3, ptr %16, ptr nonnull %8, ptr %5, i64 %6)
  call void @free(ptr %15)
  call void @free(ptr %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.ctrsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i8, ptr %1, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %2, align 1
  %14 = sext i8 %13 to i32
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  call fastcc void @irad.body.blas_c.dense_tsv(i32 %10, i32 %12, i32 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 %20)
  ret void
}

define internal void @irad.body.blas_c.dense_tsv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = alloca { float, float }, align 4
  %10 = and i32 %0, -33
  %11 = icmp eq i32 %10, 76
  %12 = and i32 %1, -37
  %13 = icmp eq i32 %12, 74
  %14 = and i32 %2, -33
  %15 = icmp eq i32 %14, 85
  %16 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.blas_c.gather(i64 %3, ptr %6, i64 %7, i32 0, ptr %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float 0.000000e+00, ptr %9, align 4
  store float 0.000000e+00, ptr %19, align 4
  %20 = icmp sgt i64 %3, 0
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %138

21:
  %22 = add nuw i64 %3, 2305843009213693951
  %23 = mul i64 %5, %22
  %24 = add i64 %23, %3
  %25 = shl i64 %24, 3
  call void @__irad_float(ptr %4, i64 %25)
  %26 = xor i1 %11, %13
  br label %27

27:
  %28 = phi i64 [ 0, %21 ], [ %136, %._crit_edge26 ]
  %29 = xor i64 %28, -1
  %30 = add nsw i64 %3, %29
  %31 = select i1 %26, i64 %30, i64 %28
  %32 = mul nsw i64 %31, %5
  %33 = add nsw i64 %31, 1
  %34 = select i1 %11, i64 %33, i64 0
  %35 = select i1 %11, i64 %3, i64 %31
  %36 = getelementptr inbounds { float, float }, ptr %18, i64 %31
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  br i1 %13, label %._crit_edge4, label %40

._crit_edge4:
  br label %69

40:
  %41 = getelementptr { float, float }, ptr %4, i64 %32
  %42 = icmp slt i64 %34, %35
  br i1 %42, label %.preheader1, label %._crit_edge5

._crit_edge5:
  br label %69

.preheader1:
  br label %43

43:
  %44 = phi float [ %66, %._crit_edge11 ], [ %39, %.preheader1 ]
  %45 = phi float [ %65, %._crit_edge11 ], [ %37, %.preheader1 ]
  %46 = phi i64 [ %67, %._crit_edge11 ], [ %34, %.preheader1 ]
  %47 = getelementptr { float, float }, ptr %41, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %50 = load float, ptr %49, align 4
  switch i32 %1, label %._crit_edge6 [
    i32 106, label %._crit_edge7
    i32 99, label %._crit_edge8
    i32 74, label %._crit_edge9
    i32 67, label %._crit_edge10
  ]

._crit_edge10:
  br label %51

._crit_edge9:
  br label %51

._crit_edge8:
  br label %51

._crit_edge7:
  br label %51

._crit_edge6:
  br label %53

51:
  %52 = fneg float %50
  br label %53

53:
  %54 = phi float [ %52, %51 ], [ %50, %._crit_edge6 ]
  %55 = getelementptr inbounds { float, float }, ptr %18, i64 %46
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fmul float %48, %56
  %60 = fmul float %54, %58
  %61 = fmul float %48, %58
  %62 = fmul float %54, %56
  %63 = fsub float %59, %60
  %64 = fadd float %62, %61
  %65 = fsub float %45, %63
  %66 = fsub float %44, %64
  %67 = add nsw i64 %46, 1
  %68 = icmp eq i64 %67, %35
  br i1 %68, label %.loopexit2, label %._crit_edge11

._crit_edge11:
  br label %43

.loopexit2:
  %.lcssa27 = phi float [ %65, %53 ]
  %.lcssa = phi float [ %66, %53 ]
  br label %69

69:
  %70 = phi float [ %37, %._crit_edge4 ], [ %37, %._crit_edge5 ], [ %.lcssa27, %.loopexit2 ]
  %71 = phi float [ %39, %._crit_edge4 ], [ %39, %._crit_edge5 ], [ %.lcssa, %.loopexit2 ]
  br i1 %15, label %._crit_edge12, label %72

._crit_edge12:
  br label %105

72:
  %73 = getelementptr { float, float }, ptr %4, i64 %32
  %74 = getelementptr { float, float }, ptr %73, i64 %31
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %76 = load float, ptr %75, align 4
  switch i32 %1, label %._crit_edge13 [
    i32 106, label %._crit_edge14
    i32 99, label %._crit_edge15
    i32 74, label %._crit_edge16
    i32 67, label %._crit_edge17
  ]

._crit_edge17:
  br label %77

._crit_edge16:
  br label %77

._crit_edge15:
  br label %77

._crit_edge14:
  br label %77

._crit_edge13:
  br label %79

77:
  %78 = fneg float %76
  br label %79

79:
  %80 = phi float [ %78, %77 ], [ %76, %._crit_edge13 ]
  %81 = load float, ptr %74, align 4
  %82 = call float @llvm.fabs.f32(float %81)
  %83 = call float @llvm.fabs.f32(float %80)
  %84 = fcmp ugt float %82, %83
  br i1 %84, label %85, label %95

85:
  %86 = fdiv float %80, %81
  %87 = fmul float %80, %86
  %88 = fadd float %81, %87
  %89 = fmul float %71, %86
  %90 = fadd float %70, %89
  %91 = fdiv float %90, %88
  %92 = fmul float %70, %86
  %93 = fsub float %71, %92
  %94 = fdiv float %93, %88
  br label %105

95:
  %96 = fdiv float %81, %80
  %97 = fmul float %81, %96
  %98 = fadd float %80, %97
  %99 = fmul float %70, %96
  %100 = fadd float %71, %99
  %101 = fdiv float %100, %98
  %102 = fmul float %71, %96
  %103 = fsub float %102, %70
  %104 = fdiv float %103, %98
  br label %105

105:
  %106 = phi float [ %70, %._crit_edge12 ], [ %91, %85 ], [ %101, %95 ]
  %107 = phi float [ %71, %._crit_edge12 ], [ %94, %85 ], [ %104, %95 ]
  store float %106, ptr %36, align 4
  store float %107, ptr %38, align 4
  br i1 %13, label %108, label %._crit_edge18

._crit_edge18:
  br label %135

108:
  %109 = getelementptr { float, float }, ptr %4, i64 %32
  %110 = icmp slt i64 %34, %35
  br i1 %110, label %.preheader, label %._crit_edge19

._crit_edge19:
  br label %135

.preheader:
  br label %111

111:
  %112 = phi i64 [ %133, %._crit_edge25 ], [ %34, %.preheader ]
  %113 = getelementptr { float, float }, ptr %109, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %116 = load float, ptr %115, align 4
  switch i32 %1, label %._crit_edge20 [
    i32 106, label %._crit_edge21
    i32 99, label %._crit_edge22
    i32 74, label %._crit_edge23
    i32 67, label %._crit_edge24
  ]

._crit_edge24:
  br label %117

._crit_edge23:
  br label %117

._crit_edge22:
  br label %117

._crit_edge21:
  br label %117

._crit_edge20:
  br label %119

117:
  %118 = fneg float %116
  br label %119

119:
  %120 = phi float [ %118, %117 ], [ %116, %._crit_edge20 ]
  %121 = fmul float %106, %114
  %122 = fmul float %107, %120
  %123 = fmul float %107, %114
  %124 = fmul float %106, %120
  %125 = fsub float %121, %122
  %126 = fadd float %123, %124
  %127 = getelementptr inbounds { float, float }, ptr %18, i64 %112
  %128 = load float, ptr %127, align 4
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 4
  %130 = load float, ptr %129, align 4
  %131 = fsub float %128, %125
  %132 = fsub float %130, %126
  store float %131, ptr %127, align 4
  store float %132, ptr %129, align 4
  %133 = add nsw i64 %112, 1
  %134 = icmp eq i64 %133, %35
  br i1 %134, label %.loopexit, label %._crit_edge25

._crit_edge25:
  br label %111

.loopexit:
  br label %135

135:
  %136 = add nuw nsw i64 %28, 1
  %137 = icmp eq i64 %136, %3
  br i1 %137, label %.loopexit3, label %._crit_edge26

._crit_edge26:
  br label %27

.loopexit3:
  br label %138

138:
  call fastcc void @irad.body.blas_c.scatter(i64 %3, ptr %18, ptr nonnull %9, ptr %6, i64 %7)
  call void @free(ptr %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @irad.body.ctbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %2, align 1
  %15 = sext i8 %14 to i32
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %6, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %8, align 4
  %23 = sext i32 %22 to i64
  call fastcc void @irad.body.blas_c.band_tsv(i32 %11, i32 %13, i32 %15, i64 %17, i64 %19, ptr %5, i64 %21, ptr %7, i64 %23)
  ret void
}

define internal void @irad.body.blas_c.band_tsv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = alloca { float, float }, align 4
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 76
  %13 = and i32 %1, -37
  %14 = icmp eq i32 %13, 74
  %15 = and i32 %2, -33
  %16 = icmp eq i32 %15, 85
  %17 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.blas_c.gather(i64 %3, ptr %7, i64 %8, i32 0, ptr %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float 0.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %20, align 4
  %21 = icmp sgt i64 %3, 0
  br i1 %21, label %22, label %._crit_edge

._crit_edge:
  br label %156

22:
  %23 = add nuw i64 %3, 2305843009213693951
  %24 = mul i64 %6, %23
  %25 = add i64 %24, %4
  %26 = shl i64 %25, 3
  %27 = add i64 %26, 8
  call void @__irad_float(ptr %5, i64 %27)
  %28 = xor i1 %12, %14
  %29 = select i1 %12, i64 0, i64 %4
  %30 = add nsw i64 %3, -1
  %31 = getelementptr { float, float }, ptr %5, i64 %29
  br label %32

32:
  %33 = phi i64 [ 0, %22 ], [ %154, %._crit_edge23 ]
  %34 = xor i64 %33, -1
  %35 = add nsw i64 %3, %34
  %36 = select i1 %28, i64 %35, i64 %33
  %37 = mul nsw i64 %36, %6
  br i1 %12, label %38, label %42

38:
  %39 = add nsw i64 %36, %4
  %40 = add nsw i64 %36, 1
  %41 = call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %30, i64 %39)
  br label %46

42:
  %43 = sub nsw i64 %36, %4
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %45 = add nsw i64 %36, -1
  br label %46

46:
  %47 = phi i64 [ %40, %38 ], [ %44, %42 ]
  %48 = phi i64 [ %41, %38 ], [ %45, %42 ]
  %49 = getelementptr inbounds { float, float }, ptr %19, i64 %36
  %50 = load float, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %52 = load float, ptr %51, align 4
  %53 = icmp sgt i64 %47, %48
  %54 = select i1 %14, i1 true, i1 %53
  br i1 %54, label %._crit_edge3, label %55

._crit_edge3:
  br label %85

55:
  %56 = getelementptr { float, float }, ptr %5, i64 %37
  %57 = sub i64 %29, %36
  %58 = getelementptr { float, float }, ptr %56, i64 %57
  br label %59

59:
  %60 = phi float [ %52, %55 ], [ %82, %._crit_edge9 ]
  %61 = phi float [ %50, %55 ], [ %81, %._crit_edge9 ]
  %62 = phi i64 [ %47, %55 ], [ %83, %._crit_edge9 ]
  %63 = getelementptr { float, float }, ptr %58, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %66 = load float, ptr %65, align 4
  switch i32 %1, label %._crit_edge4 [
    i32 106, label %._crit_edge5
    i32 99, label %._crit_edge6
    i32 74, label %._crit_edge7
    i32 67, label %._crit_edge8
  ]

._crit_edge8:
  br label %67

._crit_edge7:
  br label %67

._crit_edge6:
  br label %67

._crit_edge5:
  br label %67

._crit_edge4:
  br label %69

67:
  %68 = fneg float %66
  br label %69

69:
  %70 = phi float [ %68, %67 ], [ %66, %._crit_edge4 ]
  %71 = getelementptr inbounds { float, float }, ptr %19, i64 %62
  %72 = load float, ptr %71, align 4
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %74 = load float, ptr %73, align 4
  %75 = fmul float %64, %72
  %76 = fmul float %70, %74
  %77 = fmul float %64, %74
  %78 = fmul float %70, %72
  %79 = fsub float %75, %76
  %80 = fadd float %78, %77
  %81 = fsub float %61, %79
  %82 = fsub float %60, %80
  %83 = add i64 %62, 1
  %84 = icmp eq i64 %62, %48
  br i1 %84, label %.loopexit1, label %._crit_edge9

._crit_edge9:
  br label %59

.loopexit1:
  %.lcssa24 = phi float [ %81, %69 ]
  %.lcssa = phi float [ %82, %69 ]
  br label %85

85:
  %86 = phi float [ %50, %._crit_edge3 ], [ %.lcssa24, %.loopexit1 ]
  %87 = phi float [ %52, %._crit_edge3 ], [ %.lcssa, %.loopexit1 ]
  br i1 %16, label %._crit_edge10, label %88

._crit_edge10:
  br label %120

88:
  %89 = getelementptr { float, float }, ptr %31, i64 %37
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %91 = load float, ptr %90, align 4
  switch i32 %1, label %._crit_edge11 [
    i32 106, label %._crit_edge12
    i32 99, label %._crit_edge13
    i32 74, label %._crit_edge14
    i32 67, label %._crit_edge15
  ]

._crit_edge15:
  br label %92

._crit_edge14:
  br label %92

._crit_edge13:
  br label %92

._crit_edge12:
  br label %92

._crit_edge11:
  br label %94

92:
  %93 = fneg float %91
  br label %94

94:
  %95 = phi float [ %93, %92 ], [ %91, %._crit_edge11 ]
  %96 = load float, ptr %89, align 4
  %97 = call float @llvm.fabs.f32(float %96)
  %98 = call float @llvm.fabs.f32(float %95)
  %99 = fcmp ugt float %97, %98
  br i1 %99, label %100, label %110

100:
  %101 = fdiv float %95, %96
  %102 = fmul float %95, %101
  %103 = fadd float %96, %102
  %104 = fmul float %87, %101
  %105 = fadd float %86, %104
  %106 = fdiv float %105, %103
  %107 = fmul float %86, %101
  %108 = fsub float %87, %107
  %109 = fdiv float %108, %103
  br label %120

110:
  %111 = fdiv float %96, %95
  %112 = fmul float %96, %111
  %113 = fadd float %95, %112
  %114 = fmul float %86, %111
  %115 = fadd float %87, %114
  %116 = fdiv float %115, %113
  %117 = fmul float %87, %111
  %118 = fsub float %117, %86
  %119 = fdiv float %118, %113
  br label %120

120:
  %121 = phi float [ %86, %._crit_edge10 ], [ %106, %100 ], [ %116, %110 ]
  %122 = phi float [ %87, %._crit_edge10 ], [ %109, %100 ], [ %119, %110 ]
  store float %121, ptr %49, align 4
  store float %122, ptr %51, align 4
  %123 = icmp sle i64 %47, %48
  %124 = select i1 %14, i1 %123, i1 false
  br i1 %124, label %125, label %._crit_edge16

._crit_edge16:
  br label %153

125:
  %126 = getelementptr { float, float }, ptr %5, i64 %37
  %127 = sub i64 %29, %36
  %128 = getelementptr { float, float }, ptr %126, i64 %127
  br label %129

129:
  %130 = phi i64 [ %47, %125 ], [ %151, %._crit_edge22 ]
  %131 = getelementptr { float, float }, ptr %128, i64 %130
  %132 = load float, ptr %131, align 4
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %134 = load float, ptr %133, align 4
  switch i32 %1, label %._crit_edge17 [
    i32 106, label %._crit_edge18
    i32 99, label %._crit_edge19
    i32 74, label %._crit_edge20
    i32 67, label %._crit_edge21
  ]

._crit_edge21:
  br label %135

._crit_edge20:
  br label %135

._crit_edge19:
  br label %135

._crit_edge18:
  br label %135

._crit_edge17:
  br label %137

135:
  %136 = fneg float %134
  br label %137

137:
  %138 = phi float [ %136, %135 ], [ %134, %._crit_edge17 ]
  %139 = fmul float %121, %132
  %140 = fmul float %122, %138
  %141 = fmul float %122, %132
  %142 = fmul float %121, %138
  %143 = fsub float %139, %140
  %144 = fadd float %141, %142
  %145 = getelementptr inbounds { float, float }, ptr %19, i64 %130
  %146 = load float, ptr %145, align 4
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 4
  %148 = load float, ptr %147, align 4
  %149 = fsub float %146, %143
  %150 = fsub float %148, %144
  store float %149, ptr %145, align 4
  store float %150, ptr %147, align 4
  %151 = add i64 %130, 1
  %152 = icmp eq i64 %130, %48
  br i1 %152, label %.loopexit, label %._crit_edge22

._crit_edge22:
  br label %129

.loopexit:
  br label %153

153:
  %154 = add nuw nsw i64 %33, 1
  %155 = icmp eq i64 %154, %3
  br i1 %155, label %.loopexit2, label %._crit_edge23

._crit_edge23:
  br label %32

.loopexit2:
  br label %156

156:
  call fastcc void @irad.body.blas_c.scatter(i64 %3, ptr %19, ptr nonnull %10, ptr %7, i64 %8)
  call void @free(ptr %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @irad.body.ctpsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i8, ptr %1, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %2, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  call fastcc void @irad.body.blas_c.packed_tsv(i32 %9, i32 %11, i32 %13, i64 %15, ptr %4, ptr %5, i64 %17)
  ret void
}

define internal void @irad.body.blas_c.packed_tsv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = alloca { float, float }, align 4
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 76
  %11 = and i32 %1, -37
  %12 = icmp eq i32 %11, 74
  %13 = and i32 %2, -33
  %14 = icmp eq i32 %13, 85
  %15 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.blas_c.gather(i64 %3, ptr %5, i64 %6, i32 0, ptr %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float 0.000000e+00, ptr %8, align 4
  store float 0.000000e+00, ptr %18, align 4
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %142

20:
  %21 = add nuw nsw i64 %3, 1
  %22 = shl i64 %3, 2
  %23 = mul i64 %22, %21
  %24 = and i64 %23, -8
  call void @__irad_float(ptr %4, i64 %24)
  %25 = xor i1 %10, %12
  %26 = shl nuw nsw i64 %3, 1
  br label %27

27:
  %28 = phi i64 [ 0, %20 ], [ %140, %._crit_edge26 ]
  %29 = xor i64 %28, -1
  %30 = add nsw i64 %3, %29
  %31 = select i1 %25, i64 %30, i64 %28
  %32 = xor i64 %31, -1
  %33 = add i64 %26, %32
  %34 = add nsw i64 %31, 1
  %35 = select i1 %10, i64 %33, i64 %34
  %36 = mul nsw i64 %35, %31
  %37 = sdiv i64 %36, 2
  %38 = select i1 %10, i64 %34, i64 0
  %39 = select i1 %10, i64 %3, i64 %31
  %40 = getelementptr inbounds { float, float }, ptr %17, i64 %31
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %43 = load float, ptr %42, align 4
  br i1 %12, label %._crit_edge4, label %44

._crit_edge4:
  br label %73

44:
  %45 = getelementptr { float, float }, ptr %4, i64 %37
  %46 = icmp slt i64 %38, %39
  br i1 %46, label %.preheader1, label %._crit_edge5

._crit_edge5:
  br label %73

.preheader1:
  br label %47

47:
  %48 = phi float [ %70, %._crit_edge11 ], [ %43, %.preheader1 ]
  %49 = phi float [ %69, %._crit_edge11 ], [ %41, %.preheader1 ]
  %50 = phi i64 [ %71, %._crit_edge11 ], [ %38, %.preheader1 ]
  %51 = getelementptr { float, float }, ptr %45, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %54 = load float, ptr %53, align 4
  switch i32 %1, label %._crit_edge6 [
    i32 106, label %._crit_edge7
    i32 99, label %._crit_edge8
    i32 74, label %._crit_edge9
    i32 67, label %._crit_edge10
  ]

._crit_edge10:
  br label %55

._crit_edge9:
  br label %55

._crit_edge8:
  br label %55

._crit_edge7:
  br label %55

._crit_edge6:
  br label %57

55:
  %56 = fneg float %54
  br label %57

57:
  %58 = phi float [ %56, %55 ], [ %54, %._crit_edge6 ]
  %59 = getelementptr inbounds { float, float }, ptr %17, i64 %50
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4
  %63 = fmul float %52, %60
  %64 = fmul float %58, %62
  %65 = fmul float %52, %62
  %66 = fmul float %58, %60
  %67 = fsub float %63, %64
  %68 = fadd float %66, %65
  %69 = fsub float %49, %67
  %70 = fsub float %48, %68
  %71 = add nsw i64 %50, 1
  %72 = icmp eq i64 %71, %39
  br i1 %72, label %.loopexit2, label %._crit_edge11

._crit_edge11:
  br label %47

.loopexit2:
  %.lcssa27 = phi float [ %69, %57 ]
  %.lcssa = phi float [ %70, %57 ]
  br label %73

73:
  %74 = phi float [ %41, %._crit_edge4 ], [ %41, %._crit_edge5 ], [ %.lcssa27, %.loopexit2 ]
  %75 = phi float [ %43, %._crit_edge4 ], [ %43, %._crit_edge5 ], [ %.lcssa, %.loopexit2 ]
  br i1 %14, label %._crit_edge12, label %76

._crit_edge12:
  br label %109

76:
  %77 = getelementptr { float, float }, ptr %4, i64 %37
  %78 = getelementptr { float, float }, ptr %77, i64 %31
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %80 = load float, ptr %79, align 4
  switch i32 %1, label %._crit_edge13 [
    i32 106, label %._crit_edge14
    i32 99, label %._crit_edge15
    i32 74, label %._crit_edge16
    i32 67, label %._crit_edge17
  ]

._crit_edge17:
  br label %81

._crit_edge16:
  br label %81

._crit_edge15:
  br label %81

._crit_edge14:
  br label %81

._crit_edge13:
  br label %83

81:
  %82 = fneg float %80
  br label %83

83:
  %84 = phi float [ %82, %81 ], [ %80, %._crit_edge13 ]
  %85 = load float, ptr %78, align 4
  %86 = call float @llvm.fabs.f32(float %85)
  %87 = call float @llvm.fabs.f32(float %84)
  %88 = fcmp ugt float %86, %87
  br i1 %88, label %89, label %99

89:
  %90 = fdiv float %84, %85
  %91 = fmul float %84, %90
  %92 = fadd float %85, %91
  %93 = fmul float %75, %90
  %94 = fadd float %74, %93
  %95 = fdiv float %94, %92
  %96 = fmul float %74, %90
  %97 = fsub float %75, %96
  %98 = fdiv float %97, %92
  br label %109

99:
  %100 = fdiv float %85, %84
  %101 = fmul float %85, %100
  %102 = fadd float %84, %101
  %103 = fmul float %74, %100
  %104 = fadd float %75, %103
  %105 = fdiv float %104, %102
  %106 = fmul float %75, %100
  %107 = fsub float %106, %74
  %108 = fdiv float %107, %102
  br label %109

109:
  %110 = phi float [ %74, %._crit_edge12 ], [ %95, %89 ], [ %105, %99 ]
  %111 = phi float [ %75, %._crit_edge12 ], [ %98, %89 ], [ %108, %99 ]
  store float %110, ptr %40, align 4
  store float %111, ptr %42, align 4
  br i1 %12, label %112, label %._crit_edge18

._crit_edge18:
  br label %139

112:
  %113 = getelementptr { float, float }, ptr %4, i64 %37
  %114 = icmp slt i64 %38, %39
  br i1 %114, label %.preheader, label %._crit_edge19

._crit_edge19:
  br label %139

.preheader:
  br label %115

115:
  %116 = phi i64 [ %137, %._crit_edge25 ], [ %38, %.preheader ]
  %117 = getelementptr { float, float }, ptr %113, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %120 = load float, ptr %119, align 4
  switch i32 %1, label %._crit_edge20 [
    i32 106, label %._crit_edge21
    i32 99, label %._crit_edge22
    i32 74, label %._crit_edge23
    i32 67, label %._crit_edge24
  ]

._crit_edge24:
  br label %121

._crit_edge23:
  br label %121

._crit_edge22:
  br label %121

._crit_edge21:
  br label %121

._crit_edge20:
  br label %123

121:
  %122 = fneg float %120
  br label %123

123:
  %124 = phi float [ %122, %121 ], [ %120, %._crit_edge20 ]
  %125 = fmul float %110, %118
  %126 = fmul float %111, %124
  %127 = fmul float %111, %118
  %128 = fmul float %110, %124
  %129 = fsub float %125, %126
  %130 = fadd float %127, %128
  %131 = getelementptr inbounds { float, float }, ptr %17, i64 %116
  %132 = load float, ptr %131, align 4
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %134 = load float, ptr %133, align 4
  %135 = fsub float %132, %129
  %136 = fsub float %134, %130
  store float %135, ptr %131, align 4
  store float %136, ptr %133, align 4
  %137 = add nsw i64 %116, 1
  %138 = icmp eq i64 %137, %39
  br i1 %138, label %.loopexit, label %._crit_edge25

._crit_edge25:
  br label %115

.loopexit:
  br label %139

139:
  %140 = add nuw nsw i64 %28, 1
  %141 = icmp eq i64 %140, %3
  br i1 %141, label %.loopexit3, label %._crit_edge26

._crit_edge26:
  br label %27

.loopexit3:
  br label %142

142:
  call fastcc void @irad.body.blas_c.scatter(i64 %3, ptr %17, ptr nonnull %8, ptr %5, i64 %6)
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.cher(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6) {
  %8 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = load float, ptr %2, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %9, ptr %8, align 4
  store float 0.000000e+00, ptr %10, align 4
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  call fastcc void @irad.body.blas_c.dense_r1(i32 %12, i64 %14, ptr %8, ptr %3, i64 %16, i32 0, ptr %5, i64 %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.blas_c.dense_r1(i32 range(i32 -128, 128) %0, i64 %1, ptr nonnull readonly %2, ptr readonly %3, i64 %4, i32 range(i32 0, 2) %5, ptr %6, i64 %7) unnamed_addr {
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 76
  %11 = load float, ptr %2, align 4
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %13 = load float, ptr %12, align 4
  %14 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.blas_c.gather(i64 %1, ptr %3, i64 %4, i32 range(i32 0, 2) %5, ptr %16)
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %67

18:
  %19 = add nuw i64 %1, 2305843009213693951
  %20 = mul i64 %7, %19
  %21 = add i64 %20, %1
  %22 = shl i64 %21, 3
  call void @__irad_float(ptr %6, i64 %22)
  %23 = add nsw i64 %1, -1
  br label %24

24:
  %25 = phi i64 [ 0, %18 ], [ %37, %._crit_edge3 ]
  %26 = select i1 %10, i64 %25, i64 0
  %27 = select i1 %10, i64 %23, i64 %25
  %28 = icmp sgt i64 %26, %27
  br i1 %28, label %._crit_edge2, label %29

._crit_edge2:
  br label %36

29:
  %30 = mul nsw i64 %25, %7
  %31 = getelementptr { float, float }, ptr %6, i64 %30
  %32 = getelementptr inbounds nuw { float, float }, ptr %16, i64 %25
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %35 = load float, ptr %34, align 4
  br label %39

.loopexit:
  br label %36

36:
  %37 = add nuw nsw i64 %25, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %24

39:
  %40 = phi i64 [ %26, %29 ], [ %65, %._crit_edge4 ]
  %41 = getelementptr { float, float }, ptr %31, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw { float, float }, ptr %16, i64 %40
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %48 = load float, ptr %47, align 4
  %49 = fmul float %11, %46
  %50 = fmul float %13, %48
  %51 = fmul float %11, %48
  %52 = fmul float %13, %46
  %53 = fsub float %49, %50
  %54 = fadd float %52, %51
  %55 = fmul float %33, %53
  %56 = fmul float %33, %54
  %57 = fmul float %35, %54
  %58 = fadd float %55, %57
  %59 = fmul float %35, %53
  %60 = fsub float %56, %59
  %61 = fadd float %42, %58
  %62 = fadd float %44, %60
  %63 = icmp eq i64 %40, %25
  %64 = select i1 %63, float 0.000000e+00, float %62
  store float %61, ptr %41, align 4
  store float %64, ptr %43, align 4
  %65 = add nuw i64 %40, 1
  %66 = icmp eq i64 %40, %27
  br i1 %66, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %39

.loopexit1:
  br label %67

67:
  call void @free(ptr %16)
  ret void
}

define internal void @irad.body.chpr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5) {
  %7 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load float, ptr %2, align 4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float %8, ptr %7, align 4
  store float 0.000000e+00, ptr %9, align 4
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  call fastcc void @irad.body.blas_c.packed_r1(i32 %11, i64 %13, ptr %7, ptr %3, i64 %15, i32 0, ptr %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

define internal void @irad.body.blas_c.packed_r1(i32 range(i32 -128, 128) %0, i64 %1, ptr nonnull readonly %2, ptr readonly %3, i64 %4, i32 range(i32 0, 2) %5, ptr %6) unnamed_addr {
  %8 = and i32 %0, -33
  %9 = icmp eq i32 %8, 76
  %10 = load float, ptr %2, align 4
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %12 = load float, ptr %11, align 4
  %13 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.blas_c.gather(i64 %1, ptr %3, i64 %4, i32 range(i32 0, 2) %5, ptr %15)
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %._crit_edge

._crit_edge:
  br label %74

17:
  %18 = add nuw nsw i64 %1, 1
  %19 = shl i64 %1, 2
  %20 = mul i64 %19, %18
  %21 = and i64 %20, -8
  call void @__irad_float(ptr %6, i64 %21)
  %22 = add nsw i64 %1, -1
  %23 = shl nuw nsw i64 %1, 1
  br label %24

24:
  %25 = phi i64 [ 0, %17 ], [ %44, %._crit_edge2 ]
  %26 = select i1 %9, i64 %25, i64 0
  %27 = select i1 %9, i64 %22, i64 %25
  %28 = icmp sgt i64 %26, %27
  br i1 %28, label %29, label %31

29:
  %30 = add nuw nsw i64 %25, 1
  br label %43

31:
  %32 = xor i64 %25, -1
  %33 = add nsw i64 %23, %32
  %34 = add nuw nsw i64 %25, 1
  %35 = select i1 %9, i64 %33, i64 %34
  %36 = mul nsw i64 %35, %25
  %37 = sdiv i64 %36, 2
  %38 = getelementptr { float, float }, ptr %6, i64 %37
  %39 = getelementptr inbounds nuw { float, float }, ptr %15, i64 %25
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  br label %46

.loopexit:
  br label %43

43:
  %44 = phi i64 [ %30, %29 ], [ %34, %.loopexit ]
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %24

46:
  %47 = phi i64 [ %26, %31 ], [ %72, %._crit_edge3 ]
  %48 = getelementptr { float, float }, ptr %38, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw { float, float }, ptr %15, i64 %47
  %53 = load float, ptr %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %55 = load float, ptr %54, align 4
  %56 = fmul float %10, %53
  %57 = fmul float %12, %55
  %58 = fmul float %10, %55
  %59 = fmul float %12, %53
  %60 = fsub float %56, %57
  %61 = fadd float %59, %58
  %62 = fmul float %40, %60
  %63 = fmul float %40, %61
  %64 = fmul float %42, %61
  %65 = fadd float %62, %64
  %66 = fmul float %42, %60
  %67 = fsub float %63, %66
  %68 = fadd float %49, %65
  %69 = fadd float %51, %67
  %70 = icmp eq i64 %47, %25
  %71 = select i1 %70, float 0.000000e+00, float %69
  store float %68, ptr %48, align 4
  store float %71, ptr %50, align 4
  %72 = add nuw i64 %47, 1
  %73 = icmp eq i64 %47, %27
  br i1 %73, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %46

.loopexit1:
  br label %74

74:
  call void @free(ptr %15)
  ret void
}

define internal void @irad.body.cher2(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  call fastcc void @irad.body.blas_c.dense_r2(i32 %11, i64 %13, ptr %2, ptr %3, i64 %15, ptr %5, i64 %17, i32 0, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.blas_c.dense_r2(i32 range(i32 -128, 128) %0, i64 %1, ptr readonly %2, ptr readonly %3, i64 %4, ptr readonly %5, i64 %6, i32 range(i32 0, 2) %7, ptr %8, i64 %9) unnamed_addr {
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 76
  %13 = load float, ptr %2, align 4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %15 = load float, ptr %14, align 4
  %16 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.blas_c.gather(i64 %1, ptr %3, i64 %4, i32 range(i32 0, 2) %7, ptr %18)
  %19 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.blas_c.gather(i64 %1, ptr %5, i64 %6, i32 range(i32 0, 2) %7, ptr %19)
  %20 = icmp sgt i64 %1, 0
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %92

21:
  %22 = add nuw i64 %1, 2305843009213693951
  %23 = mul i64 %9, %22
  %24 = add i64 %23, %1
  %25 = shl i64 %24, 3
  call void @__irad_float(ptr %8, i64 %25)
  %26 = add nsw i64 %1, -1
  br label %27

27:
  %28 = phi i64 [ 0, %21 ], [ %44, %._crit_edge3 ]
  %29 = select i1 %12, i64 %28, i64 0
  %30 = select i1 %12, i64 %26, i64 %28
  %31 = icmp sgt i64 %29, %30
  br i1 %31, label %._crit_edge2, label %32

._crit_edge2:
  br label %43

32:
  %33 = mul nsw i64 %28, %9
  %34 = getelementptr { float, float }, ptr %8, i64 %33
  %35 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %28
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %38 = load float, ptr %37, align 4
  %39 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %28
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  br label %46

.loopexit:
  br label %43

43:
  %44 = add nuw nsw i64 %28, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %27

46:
  %47 = phi i64 [ %29, %32 ], [ %90, %._crit_edge4 ]
  %48 = getelementptr { float, float }, ptr %34, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %47
  %53 = load float, ptr %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %55 = load float, ptr %54, align 4
  %56 = fmul float %13, %53
  %57 = fmul float %15, %55
  %58 = fmul float %13, %55
  %59 = fmul float %15, %53
  %60 = fsub float %56, %57
  %61 = fadd float %59, %58
  %62 = fmul float %36, %60
  %63 = fmul float %36, %61
  %64 = fmul float %38, %61
  %65 = fadd float %62, %64
  %66 = fmul float %38, %60
  %67 = fsub float %63, %66
  %68 = fadd float %49, %65
  %69 = fadd float %51, %67
  %70 = getelementptr inbounds nuw { float, float }, ptr %19, i64 %47
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %73 = load float, ptr %72, align 4
  %74 = fmul float %13, %71
  %75 = fmul float %13, %73
  %76 = fmul float %15, %73
  %77 = fadd float %74, %76
  %78 = fmul float %15, %71
  %79 = fsub float %75, %78
  %80 = fmul float %40, %77
  %81 = fmul float %40, %79
  %82 = fmul float %42, %79
  %83 = fadd float %80, %82
  %84 = fmul float %42, %77
  %85 = fsub float %81, %84
  %86 = fadd float %68, %83
  %87 = fadd float %69, %85
  %88 = icmp eq i64 %47, %28
  %89 = select i1 %88, float 0.000000e+00, float %87
  store float %86, ptr %48, align 4
  store float %89, ptr %50, align 4
  %90 = add nuw i64 %47, 1
  %91 = icmp eq i64 %47, %30
  br i1 %91, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %46

.loopexit1:
  br label %92

92:
  call void @free(ptr %18)
  call void @free(ptr %19)
  ret void
}

define internal void @irad.body.chpr2(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  call fastcc void @irad.body.blas_c.packed_r2(i32 %10, i64 %12, ptr %2, ptr %3, i64 %14, ptr %5, i64 %16, i32 0, ptr %7)
  ret void
}

define internal void @irad.body.blas_c.packed_r2(i32 range(i32 -128, 128) %0, i64 %1, ptr readonly %2, ptr readonly %3, i64 %4, ptr readonly %5, i64 %6, i32 range(i32 0, 2) %7, ptr %8) unnamed_addr {
  %10 = and i32 %0, -33
  %11 = icmp eq i32 %10, 76
  %12 = load float, ptr %2, align 4
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %14 = load float, ptr %13, align 4
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.blas_c.gather(i64 %1, ptr %3, i64 %4, i32 range(i32 0, 2) %7, ptr %17)
  %18 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.blas_c.gather(i64 %1, ptr %5, i64 %6, i32 range(i32 0, 2) %7, ptr %18)
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %99

20:
  %21 = add nuw nsw i64 %1, 1
  %22 = shl i64 %1, 2
  %23 = mul i64 %22, %21
  %24 = and i64 %23, -8
  call void @__irad_float(ptr %8, i64 %24)
  %25 = add nsw i64 %1, -1
  %26 = shl nuw nsw i64 %1, 1
  br label %27

27:
  %28 = phi i64 [ 0, %20 ], [ %51, %._crit_edge2 ]
  %29 = select i1 %11, i64 %28, i64 0
  %30 = select i1 %11, i64 %25, i64 %28
  %31 = icmp sgt i64 %29, %30
  br i1 %31, label %32, label %34

32:
  %33 = add nuw nsw i64 %28, 1
  br label %50

34:
  %35 = xor i64 %28, -1
  %36 = add nsw i64 %26, %35
  %37 = add nuw nsw i64 %28, 1
  %38 = select i1 %11, i64 %36, i64 %37
  %39 = mul nsw i64 %38, %28
  %40 = sdiv i64 %39, 2
  %41 = getelementptr { float, float }, ptr %8, i64 %40
  %42 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %28
  %43 = load float, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw { float, float }, ptr %17, i64 %28
  %47 = load float, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %49 = load float, ptr %48, align 4
  br label %53

.loopexit:
  br label %50

50:
  %51 = phi i64 [ %33, %32 ], [ %37, %.loopexit ]
  %52 = icmp eq i64 %51, %1
  br i1 %52, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %27

53:
  %54 = phi i64 [ %29, %34 ], [ %97, %._crit_edge3 ]
  %55 = getelementptr { float, float }, ptr %41, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw { float, float }, ptr %17, i64 %54
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4
  %63 = fmul float %12, %60
  %64 = fmul float %14, %62
  %65 = fmul float %12, %62
  %66 = fmul float %14, %60
  %67 = fsub float %63, %64
  %68 = fadd float %66, %65
  %69 = fmul float %43, %67
  %70 = fmul float %43, %68
  %71 = fmul float %45, %68
  %72 = fadd float %69, %71
  %73 = fmul float %45, %67
  %74 = fsub float %70, %73
  %75 = fadd float %56, %72
  %76 = fadd float %58, %74
  %77 = getelementptr inbounds nuw { float, float }, ptr %18, i64 %54
  %78 = load float, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %80 = load float, ptr %79, align 4
  %81 = fmul float %12, %78
  %82 = fmul float %12, %80
  %83 = fmul float %14, %80
  %84 = fadd float %81, %83
  %85 = fmul float %14, %78
  %86 = fsub float %82, %85
  %87 = fmul float %47, %84
  %88 = fmul float %47, %86
  %89 = fmul float %49, %86
  %90 = fadd float %87, %89
  %91 = fmul float %49, %84
  %92 = fsub float %88, %91
  %93 = fadd float %75, %90
  %94 = fadd float %76, %92
  %95 = icmp eq i64 %54, %28
  %96 = select i1 %95, float 0.000000e+00, float %94
  store float %93, ptr %55, align 4
  store float %96, ptr %57, align 4
  %97 = add nuw i64 %54, 1
  %98 = icmp eq i64 %54, %30
  br i1 %98, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %53

.loopexit1:
  br label %99

99:
  call void @free(ptr %17)
  call void @free(ptr %18)
  ret void
}

define internal <2 x float> @irad.body.cdotu(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %2, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_c.inner(i64 %8, ptr %1, i64 %10, ptr %3, i64 %12, i32 0, ptr nonnull %6)
  %13 = load float, ptr %6, align 4
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %15 = load float, ptr %14, align 4
  %16 = insertelement <2 x float> poison, float %13, i64 0
  %17 = insertelement <2 x float> %16, float %15, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret <2 x float> %17
}

define internal void @irad.body.blas_c.inner(i64 %0, ptr readonly %1, i64 %2, ptr readonly %3, i64 %4, i32 range(i32 0, 2) %5, ptr writeonly %6) unnamed_addr {
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %20

9:
  %10 = icmp slt i64 %4, 0
  %11 = sub nsw i64 1, %0
  %12 = mul nsw i64 %4, %11
  %13 = select i1 %10, i64 %12, i64 0
  %14 = icmp slt i64 %2, 0
  %15 = mul nsw i64 %2, %11
  %16 = select i1 %14, i64 %15, i64 0
  %17 = icmp eq i32 %5, 0
  %18 = getelementptr { float, float }, ptr %1, i64 %16
  %19 = getelementptr { float, float }, ptr %3, i64 %13
  br label %24

.loopexit:
  %.lcssa2 = phi float [ %46, %24 ]
  %.lcssa = phi float [ %47, %24 ]
  br label %20

20:
  %21 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa2, %.loopexit ]
  %22 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa, %.loopexit ]
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store float %21, ptr %6, align 4
  store float %22, ptr %23, align 4
  ret void

24:
  %25 = phi float [ 0.000000e+00, %9 ], [ %47, %._crit_edge1 ]
  %26 = phi float [ 0.000000e+00, %9 ], [ %46, %._crit_edge1 ]
  %27 = phi i64 [ 0, %9 ], [ %48, %._crit_edge1 ]
  %28 = mul nsw i64 %27, %2
  %29 = getelementptr { float, float }, ptr %18, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %31 = load float, ptr %30, align 4
  %32 = fneg float %31
  %33 = select i1 %17, float %31, float %32
  %34 = load float, ptr %29, align 4
  %35 = mul nsw i64 %27, %4
  %36 = getelementptr { float, float }, ptr %19, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  %40 = fmul float %34, %37
  %41 = fmul float %33, %39
  %42 = fmul float %34, %39
  %43 = fmul float %33, %37
  %44 = fsub float %40, %41
  %45 = fadd float %43, %42
  %46 = fadd float %26, %44
  %47 = fadd float %25, %45
  %48 = add nuw nsw i64 %27, 1
  %49 = icmp eq i64 %48, %0
  br i1 %49, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %24
}

define internal <2 x float> @irad.body.cdotc(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %2, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_c.inner(i64 %8, ptr %1, i64 %10, ptr %3, i64 %12, i32 1, ptr nonnull %6)
  %13 = load float, ptr %6, align 4
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %15 = load float, ptr %14, align 4
  %16 = insertelement <2 x float> poison, float %13, i64 0
  %17 = insertelement <2 x float> %16, float %15, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret <2 x float> %17
}

define internal void @irad.body.csscal(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3) {
  %5 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = load float, ptr %1, align 4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %6, ptr %5, align 4
  store float 0.000000e+00, ptr %7, align 4
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_c.multiply_all(i64 %9, ptr nonnull %5, ptr %2, i64 %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define internal void @irad.body.blas_c.multiply_all(i64 %0, ptr readonly %1, ptr %2, i64 %3) unnamed_addr {
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4
  %8 = icmp sgt i64 %3, 0
  %9 = icmp sgt i64 %0, 0
  %10 = and i1 %8, %9
  br i1 %10, label %.preheader, label %._crit_edge

._crit_edge:
  br label %11

.preheader:
  br label %12

.loopexit:
  br label %11

11:
  ret void

12:
  %13 = phi i64 [ %25, %._crit_edge1 ], [ 0, %.preheader ]
  %14 = mul nuw nsw i64 %13, %3
  %15 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fmul float %5, %16
  %20 = fmul float %7, %18
  %21 = fmul float %7, %16
  %22 = fmul float %5, %18
  %23 = fsub float %19, %20
  %24 = fadd float %21, %22
  store float %23, ptr %15, align 4
  store float %24, ptr %17, align 4
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp slt i64 %25, %0
  br i1 %26, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %12
}

define internal void @irad.body.crotg(ptr %0, ptr readonly %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4
  %8 = insertelement <2 x float> poison, float %5, i64 0
  %9 = insertelement <2 x float> %8, float %7, i64 1
  call fastcc void @irad.body.blas_c.make_rotation(ptr %0, <2 x float> %9, ptr %2, ptr %3)
  ret void
}

define internal void @irad.body.blas_c.make_rotation(ptr %0, <2 x float> %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 8)) %3) unnamed_addr {
  %5 = load float, ptr %0, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4
  %8 = fpext float %5 to double
  %9 = fpext float %7 to double
  %10 = call double @hypot(double %8, double %9)
  %11 = extractelement <2 x float> %1, i64 0
  %12 = fpext float %11 to double
  %13 = extractelement <2 x float> %1, i64 1
  %14 = fpext float %13 to double
  %15 = call double @hypot(double %12, double %14)
  %16 = fcmp oeq double %10, 0.000000e+00
  br i1 %16, label %17, label %26

17:
  %18 = fcmp oeq double %15, 0.000000e+00
  %19 = uitofp i1 %18 to float
  %20 = fneg float %13
  %21 = fptrunc double %15 to float
  %22 = fdiv float %11, %21
  %23 = fdiv float %20, %21
  %24 = select i1 %18, float 0.000000e+00, float %22
  %25 = select i1 %18, float 0.000000e+00, float %23
  br label %44

26:
  %27 = call double @hypot(double %10, double %15)
  %28 = fptrunc double %10 to float
  %29 = fdiv float %5, %28
  %30 = fdiv float %7, %28
  %31 = fdiv double %10, %27
  %32 = fptrunc double %31 to float
  %33 = fmul float %11, %29
  %34 = fmul float %11, %30
  %35 = fmul float %13, %30
  %36 = fadd float %33, %35
  %37 = fmul float %13, %29
  %38 = fsub float %34, %37
  %39 = fptrunc double %27 to float
  %40 = fdiv float %36, %39
  %41 = fdiv float %38, %39
  %42 = fmul float %29, %39
  %43 = fmul float %30, %39
  br label %44

44:
  %45 = phi float [ %19, %17 ], [ %32, %26 ]
  %46 = phi float [ %24, %17 ], [ %40, %26 ]
  %47 = phi float [ %25, %17 ], [ %41, %26 ]
  %48 = phi float [ %21, %17 ], [ %42, %26 ]
  %49 = phi float [ 0.000000e+00, %17 ], [ %43, %26 ]
  store float %45, ptr %2, align 4
  store float %46, ptr %3, align 4
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store float %47, ptr %50, align 4
  store float %48, ptr %0, align 4
  store float %49, ptr %6, align 4
  ret void
}

define internal void @irad.body.caxpy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_c.add_multiple(i64 %8, ptr %1, ptr %2, i64 %10, ptr %4, i64 %12)
  ret void
}

define internal void @irad.body.blas_c.add_multiple(i64 %0, ptr readonly %1, ptr readonly %2, i64 %3, ptr %4, i64 %5) unnamed_addr {
  %7 = load float, ptr %1, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %21

11:
  %12 = icmp slt i64 %5, 0
  %13 = sub nsw i64 1, %0
  %14 = mul nsw i64 %5, %13
  %15 = select i1 %12, i64 %14, i64 0
  %16 = icmp slt i64 %3, 0
  %17 = mul nsw i64 %3, %13
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr { float, float }, ptr %2, i64 %18
  %20 = getelementptr { float, float }, ptr %4, i64 %15
  br label %22

.loopexit:
  br label %21

21:
  ret void

22:
  %23 = phi i64 [ 0, %11 ], [ %42, %._crit_edge1 ]
  %24 = mul nsw i64 %23, %3
  %25 = getelementptr { float, float }, ptr %19, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = load float, ptr %27, align 4
  %29 = fmul float %7, %26
  %30 = fmul float %9, %28
  %31 = fmul float %7, %28
  %32 = fmul float %9, %26
  %33 = fsub float %29, %30
  %34 = fadd float %32, %31
  %35 = mul nsw i64 %23, %5
  %36 = getelementptr { float, float }, ptr %20, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %39 = load float, ptr %38, align 4
  %40 = fadd float %37, %33
  %41 = fadd float %39, %34
  store float %40, ptr %36, align 4
  store float %41, ptr %38, align 4
  %42 = add nuw nsw i64 %23, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %22
}

define internal void @irad.body.cscal(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = load i32, ptr %3, align 4
  %8 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_c.multiply_all(i64 %6, ptr %1, ptr %2, i64 %8)
  ret void
}

define internal void @irad.body.ccopy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr writeonly %3, ptr readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_c.copy_all(i64 %7, ptr %1, i64 %9, ptr %3, i64 %11)
  ret void
}

define internal void @irad.body.blas_c.copy_all(i64 %0, ptr readonly %1, i64 %2, ptr writeonly %3, i64 %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %._crit_edge

._crit_edge:
  br label %17

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp slt i64 %2, 0
  %13 = mul nsw i64 %2, %9
  %14 = select i1 %12, i64 %13, i64 0
  %15 = getelementptr { float, float }, ptr %1, i64 %14
  %16 = getelementptr { float, float }, ptr %3, i64 %11
  br label %18

.loopexit:
  br label %17

17:
  ret void

18:
  %19 = phi i64 [ 0, %7 ], [ %28, %._crit_edge1 ]
  %20 = mul nsw i64 %19, %2
  %21 = getelementptr { float, float }, ptr %15, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4
  %25 = mul nsw i64 %19, %4
  %26 = getelementptr { float, float }, ptr %16, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %22, ptr %26, align 4
  store float %24, ptr %27, align 4
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %18
}

define internal void @irad.body.cswap(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_c.exchange(i64 %7, ptr %1, i64 %9, ptr %3, i64 %11)
  ret void
}

define internal void @irad.body.blas_c.exchange(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %._crit_edge

._crit_edge:
  br label %17

7:
  %8 = icmp slt i64 %4, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %4, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp slt i64 %2, 0
  %13 = mul nsw i64 %2, %9
  %14 = select i1 %12, i64 %13, i64 0
  %15 = getelementptr { float, float }, ptr %1, i64 %14
  %16 = getelementptr { float, float }, ptr %3, i64 %11
  br label %18

.loopexit:
  br label %17

17:
  ret void

18:
  %19 = phi i64 [ 0, %7 ], [ %30, %._crit_edge1 ]
  %20 = mul nsw i64 %19, %2
  %21 = getelementptr { float, float }, ptr %15, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4
  %25 = mul nsw i64 %19, %4
  %26 = getelementptr { float, float }, ptr %16, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %29 = load float, ptr %28, align 4
  store float %27, ptr %21, align 4
  store float %29, ptr %23, align 4
  store float %22, ptr %26, align 4
  store float %24, ptr %28, align 4
  %30 = add nuw nsw i64 %19, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %18
}

define internal float @irad.body.scnrm2(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  %6 = load i32, ptr %2, align 4
  %7 = sext i32 %6 to i64
  %8 = call fastcc float @irad.body.blas_c.length(i64 %5, ptr %1, i64 %7)
  ret float %8
}

define internal float @irad.body.blas_c.length(i64 %0, ptr readonly %1, i64 %2) unnamed_addr {
  %4 = icmp slt i64 %2, 1
  br i1 %4, label %._crit_edge, label %5

._crit_edge:
  br label %59

5:
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %.preheader, label %._crit_edge1

._crit_edge1:
  br label %33

.preheader:
  br label %11

7:
  %.lcssa4 = phi double [ %24, %11 ]
  %8 = fcmp oge double %.lcssa4, 1.000000e-290
  %9 = fcmp ole double %.lcssa4, 1.000000e+290
  %10 = and i1 %8, %9
  br i1 %10, label %27, label %30

11:
  %12 = phi double [ %24, %._crit_edge2 ], [ 0.000000e+00, %.preheader ]
  %13 = phi i64 [ %25, %._crit_edge2 ], [ 0, %.preheader ]
  %14 = mul nuw nsw i64 %13, %2
  %15 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fpext float %16 to double
  %20 = fpext float %18 to double
  %21 = fmul double %19, %19
  %22 = fmul double %20, %20
  %23 = fadd double %21, %22
  %24 = fadd double %12, %23
  %25 = add nuw nsw i64 %13, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %7, label %._crit_edge2

._crit_edge2:
  br label %11

27:
  %28 = call double @llvm.sqrt.f64(double %.lcssa4)
  %29 = fptrunc double %28 to float
  br label %59

30:
  %31 = fcmp ogt double %.lcssa4, 1.000000e+00
  %32 = select i1 %31, double 0x1A70000000000000, double 0x6570000000000000
  br label %41

.loopexit:
  %.lcssa = phi double [ %56, %41 ]
  br label %33

33:
  %34 = phi double [ 0x6570000000000000, %._crit_edge1 ], [ %32, %.loopexit ]
  %35 = phi double [ 0.000000e+00, %._crit_edge1 ], [ %.lcssa, %.loopexit ]
  %36 = fcmp oeq double %35, 0.000000e+00
  %37 = call double @llvm.sqrt.f64(double %35)
  %38 = fdiv double %37, %34
  %39 = fptrunc double %38 to float
  %40 = select i1 %36, float 0.000000e+00, float %39
  br label %59

41:
  %42 = phi i64 [ %57, %._crit_edge3 ], [ 0, %30 ]
  %43 = phi double [ %56, %._crit_edge3 ], [ 0.000000e+00, %30 ]
  %44 = mul nuw nsw i64 %42, %2
  %45 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %44
  %46 = load float, ptr %45, align 4
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %48 = load float, ptr %47, align 4
  %49 = fpext float %46 to double
  %50 = fmul double %32, %49
  %51 = fpext float %48 to double
  %52 = fmul double %32, %51
  %53 = fmul double %50, %50
  %54 = fmul double %52, %52
  %55 = fadd double %53, %54
  %56 = fadd double %43, %55
  %57 = add nuw nsw i64 %42, 1
  %58 = icmp eq i64 %57, %0
  br i1 %58, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %41

59:
  %60 = phi float [ %40, %33 ], [ %29, %27 ], [ 0.000000e+00, %._crit_edge ]
  ret float %60
}

define internal float @irad.body.scasum(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  %6 = load i32, ptr %2, align 4
  %7 = sext i32 %6 to i64
  %8 = call fastcc float @irad.body.blas_c.sum_of_sizes(i64 %5, ptr %1, i64 %7)
  ret float %8
}

define internal float @irad.body.blas_c.sum_of_sizes(i64 %0, ptr readonly %1, i64 %2) unnamed_addr {
  %4 = icmp sgt i64 %2, 0
  %5 = icmp sgt i64 %0, 0
  %6 = and i1 %4, %5
  br i1 %6, label %.preheader, label %._crit_edge

._crit_edge:
  br label %7

.preheader:
  br label %9

.loopexit:
  %.lcssa = phi float [ %20, %9 ]
  br label %7

7:
  %8 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa, %.loopexit ]
  ret float %8

9:
  %10 = phi i64 [ %21, %._crit_edge1 ], [ 0, %.preheader ]
  %11 = phi float [ %20, %._crit_edge1 ], [ 0.000000e+00, %.preheader ]
  %12 = mul nuw nsw i64 %10, %2
  %13 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %16 = load float, ptr %15, align 4
  %17 = call float @llvm.fabs.f32(float %14)
  %18 = call float @llvm.fabs.f32(float %16)
  %19 = fadd float %17, %18
  %20 = fadd float %11, %19
  %21 = add nuw nsw i64 %10, 1
  %22 = icmp slt i64 %21, %0
  br i1 %22, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %9
}

define internal i32 @irad.body.icamax(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  %6 = load i32, ptr %2, align 4
  %7 = sext i32 %6 to i64
  %8 = call fastcc i64 @irad.body.blas_c.largest(i64 %5, ptr %1, i64 %7)
  %9 = trunc i64 %8 to i32
  ret i32 %9
}

define internal range(i64 -9223372036854775807, -9223372036854775808) i64 @irad.body.blas_c.largest(i64 %0, ptr readonly %1, i64 %2) unnamed_addr {
  %4 = icmp slt i64 %0, 1
  %5 = icmp slt i64 %2, 1
  %6 = or i1 %4, %5
  br i1 %6, label %._crit_edge, label %7

._crit_edge:
  br label %34

7:
  %8 = icmp samesign ugt i64 %0, 1
  br i1 %8, label %.preheader, label %._crit_edge1

._crit_edge1:
  br label %34

.preheader:
  br label %11

9:
  %.lcssa = phi i64 [ %31, %11 ]
  %10 = add nuw nsw i64 %.lcssa, 1
  br label %34

11:
  %12 = phi i64 [ %32, %._crit_edge2 ], [ 1, %.preheader ]
  %13 = phi i64 [ %31, %._crit_edge2 ], [ 0, %.preheader ]
  %14 = mul nuw nsw i64 %12, %2
  %15 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = call float @llvm.fabs.f32(float %16)
  %20 = call float @llvm.fabs.f32(float %18)
  %21 = fadd float %19, %20
  %22 = mul nuw nsw i64 %13, %2
  %23 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4
  %27 = call float @llvm.fabs.f32(float %24)
  %28 = call float @llvm.fabs.f32(float %26)
  %29 = fadd float %27, %28
  %30 = fcmp ogt float %21, %29
  %31 = select i1 %30, i64 %12, i64 %13
  %32 = add nuw nsw i64 %12, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %9, label %._crit_edge2

._crit_edge2:
  br label %11

34:
  %35 = phi i64 [ 0, %._crit_edge ], [ 1, %._crit_edge1 ], [ %10, %9 ]
  ret i64 %35
}

define internal void @irad.body.csrot(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  call fastcc void @irad.body.blas_c.rotate(i64 %9, ptr %1, i64 %11, ptr %3, i64 %13, ptr %5, ptr %6)
  ret void
}

define internal void @irad.body.blas_c.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr readonly %5, ptr readonly %6) unnamed_addr {
  %8 = load float, ptr %5, align 4
  %9 = load float, ptr %6, align 4
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %21

11:
  %12 = icmp slt i64 %4, 0
  %13 = sub nsw i64 1, %0
  %14 = mul nsw i64 %4, %13
  %15 = select i1 %12, i64 %14, i64 0
  %16 = icmp slt i64 %2, 0
  %17 = mul nsw i64 %2, %13
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr { float, float }, ptr %1, i64 %18
  %20 = getelementptr { float, float }, ptr %3, i64 %15
  br label %22

.loopexit:
  br label %21

21:
  ret void

22:
  %23 = phi i64 [ 0, %11 ], [ %46, %._crit_edge1 ]
  %24 = mul nsw i64 %23, %2
  %25 = getelementptr { float, float }, ptr %19, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = load float, ptr %27, align 4
  %29 = mul nsw i64 %23, %4
  %30 = getelementptr { float, float }, ptr %20, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fmul float %8, %26
  %35 = fmul float %8, %28
  %36 = fmul float %9, %31
  %37 = fmul float %9, %33
  %38 = fadd float %34, %36
  %39 = fadd float %35, %37
  store float %38, ptr %25, align 4
  store float %39, ptr %27, align 4
  %40 = fmul float %8, %31
  %41 = fmul float %8, %33
  %42 = fmul float %9, %26
  %43 = fmul float %9, %28
  %44 = fsub float %40, %42
  %45 = fsub float %41, %43
  store float %44, ptr %30, align 4
  store float %45, ptr %32, align 4
  %46 = add nuw nsw i64 %23, 1
  %47 = icmp eq i64 %46, %0
  br i1 %47, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %22
}

define internal void @irad.body.cblas_cgemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, ptr %7, i32 %8, ptr %9, i32 %10, ptr readonly %11, ptr %12, i32 %13) {
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %16, label %33

16:
  switch i32 %2, label %18 [
    i32 111, label %._crit_edge
    i32 112, label %19
    i32 113, label %17
  ]

._crit_edge:
  br label %20

17:
  br label %20

18:
  br label %20

19:
  br label %20

20:
  %21 = phi i32 [ 110, %._crit_edge ], [ 106, %18 ], [ 116, %19 ], [ 99, %17 ]
  switch i32 %1, label %23 [
    i32 111, label %._crit_edge1
    i32 112, label %24
    i32 113, label %22
  ]

._crit_edge1:
  br label %25

22:
  br label %25

23:
  br label %25

24:
  br label %25

25:
  %26 = phi i32 [ 110, %._crit_edge1 ], [ 106, %23 ], [ 116, %24 ], [ 99, %22 ]
  %27 = sext i32 %4 to i64
  %28 = sext i32 %3 to i64
  %29 = sext i32 %5 to i64
  %30 = sext i32 %10 to i64
  %31 = sext i32 %8 to i64
  %32 = sext i32 %13 to i64
  call fastcc void @irad.body.blas_c.product(i32 %21, i32 %26, i64 %27, i64 %28, i64 %29, ptr %6, ptr %9, i64 %30, ptr %7, i64 %31, ptr %11, ptr %12, i64 %32)
  br label %50

33:
  switch i32 %1, label %35 [
    i32 111, label %._crit_edge2
    i32 112, label %36
    i32 113, label %34
  ]

._crit_edge2:
  br label %37

34:
  br label %37

35:
  br label %37

36:
  br label %37

37:
  %38 = phi i32 [ 110, %._crit_edge2 ], [ 106, %35 ], [ 116, %36 ], [ 99, %34 ]
  switch i32 %2, label %40 [
    i32 111, label %._crit_edge3
    i32 112, label %41
    i32 113, label %39
  ]

._crit_edge3:
  br label %42

39:
  br label %42

40:
  br label %42

41:
  br label %42

42:
  %43 = phi i32 [ 110, %._crit_edge3 ], [ 106, %40 ], [ 116, %41 ], [ 99, %39 ]
  %44 = sext i32 %3 to i64
  %45 = sext i32 %4 to i64
  %46 = sext i32 %5 to i64
  %47 = sext i32 %8 to i64
  %48 = sext i32 %10 to i64
  %49 = sext i32 %13 to i64
  call fastcc void @irad.body.blas_c.product(i32 %38, i32 %43, i64 %44, i64 %45, i64 %46, ptr %6, ptr %7, i64 %47, ptr %9, i64 %48, ptr %11, ptr %12, i64 %49)
  br label %50

50:
  ret void
}

define internal void @irad.body.cblas_csymm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr readonly %6, i32 %7, ptr %8, i32 %9, ptr readonly %10, ptr %11, i32 %12) {
  %14 = icmp eq i32 %0, 101
  %15 = icmp eq i32 %1, 141
  %16 = xor i1 %14, %15
  %17 = select i1 %16, i32 108, i32 114
  %18 = icmp eq i32 %2, 122
  %19 = xor i1 %14, %18
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %14, i32 %4, i32 %3
  %22 = sext i32 %21 to i64
  %23 = select i1 %14, i32 %3, i32 %4
  %24 = sext i32 %23 to i64
  %25 = sext i32 %7 to i64
  %26 = sext i32 %9 to i64
  %27 = sext i32 %12 to i64
  call fastcc void @irad.body.blas_c.symmetric_product(i32 %17, i32 %20, i32 0, i64 %22, i64 %24, ptr %5, ptr %6, i64 %25, ptr %8, i64 %26, ptr %10, ptr %11, i64 %27)
  ret void
}

define internal void @irad.body.cblas_csyrk(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr %6, i32 %7, ptr readonly %8, ptr %9, i32 %10) {
  switch i32 %2, label %13 [
    i32 111, label %14
    i32 112, label %._crit_edge
    i32 113, label %12
  ]

._crit_edge:
  br label %15

12:
  br label %15

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ 110, %._crit_edge ], [ 106, %12 ], [ 106, %13 ], [ 116, %14 ]
  %17 = phi i32 [ 116, %._crit_edge ], [ 99, %12 ], [ 106, %13 ], [ 110, %14 ]
  %18 = icmp eq i32 %1, 122
  %19 = icmp eq i32 %0, 101
  %20 = xor i1 %19, %18
  %21 = select i1 %20, i32 108, i32 117
  %22 = select i1 %19, i32 %16, i32 %17
  %23 = sext i32 %3 to i64
  %24 = sext i32 %4 to i64
  %25 = sext i32 %7 to i64
  %26 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_c.rank_k(i32 %21, i32 %22, i32 0, i64 %23, i64 %24, ptr %5, ptr %6, i64 %25, ptr %8, ptr %9, i64 %26)
  ret void
}

define internal void @irad.body.cblas_csyr2k(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr %6, i32 %7, ptr %8, i32 %9, ptr readonly %10, ptr %11, i32 %12) {
  switch i32 %2, label %15 [
    i32 111, label %16
    i32 112, label %._crit_edge
    i32 113, label %14
  ]

._crit_edge:
  br label %17

14:
  br label %17

15:
  br label %17

16:
  br label %17

17:
  %18 = phi i32 [ 110, %._crit_edge ], [ 106, %14 ], [ 106, %15 ], [ 116, %16 ]
  %19 = phi i32 [ 116, %._crit_edge ], [ 99, %14 ], [ 106, %15 ], [ 110, %16 ]
  %20 = icmp eq i32 %1, 122
  %21 = icmp eq i32 %0, 101
  %22 = xor i1 %21, %20
  %23 = select i1 %22, i32 108, i32 117
  %24 = select i1 %21, i32 %18, i32 %19
  %25 = sext i32 %3 to i64
  %26 = sext i32 %4 to i64
  %27 = sext i32 %7 to i64
  %28 = sext i32 %9 to i64
  %29 = sext i32 %12 to i64
  call fastcc void @irad.body.blas_c.rank_two_k(i32 %23, i32 %24, i32 0, i64 %25, i64 %26, ptr %5, ptr %6, i64 %27, ptr %8, i64 %28, ptr %10, ptr %11, i64 %29)
  ret void
}

define internal void @irad.body.cblas_ctrmm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr %7, ptr readonly %8, i32 %9, ptr %10, i32 %11) {
  switch i32 %3, label %14 [
    i32 111, label %._crit_edge
    i32 112, label %15
    i32 113, label %13
  ]

._crit_edge:
  br label %16

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %17 = phi i32 [ 110, %._crit_edge ], [ 106, %14 ], [ 116, %15 ], [ 99, %13 ]
  %18 = icmp eq i32 %2, 122
  %19 = icmp eq i32 %0, 101
  %20 = xor i1 %19, %18
  %21 = select i1 %20, i32 108, i32 117
  %22 = icmp eq i32 %1, 141
  %23 = xor i1 %19, %22
  %24 = select i1 %23, i32 108, i32 114
  %25 = icmp eq i32 %4, 132
  %26 = select i1 %25, i32 117, i32 110
  %27 = select i1 %19, i32 %6, i32 %5
  %28 = sext i32 %27 to i64
  %29 = select i1 %19, i32 %5, i32 %6
  %30 = sext i32 %29 to i64
  %31 = sext i32 %9 to i64
  %32 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_c.triangular_product(i32 %24, i32 %21, i32 %17, i32 %26, i64 %28, i64 %30, ptr %7, ptr %8, i64 %31, ptr %10, i64 %32)
  ret void
}

define internal void @irad.body.cblas_ctrsm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, ptr readonly %7, ptr %8, i32 %9, ptr %10, i32 %11) {
  switch i32 %3, label %14 [
    i32 111, label %._crit_edge
    i32 112, label %15
    i32 113, label %13
  ]

._crit_edge:
  br label %16

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %17 = phi i32 [ 110, %._crit_edge ], [ 106, %14 ], [ 116, %15 ], [ 99, %13 ]
  %18 = icmp eq i32 %2, 122
  %19 = icmp eq i32 %0, 101
  %20 = xor i1 %19, %18
  %21 = select i1 %20, i32 108, i32 117
  %22 = icmp eq i32 %1, 141
  %23 = xor i1 %19, %22
  %24 = select i1 %23, i32 108, i32 114
  %25 = icmp eq i32 %4, 132
  %26 = select i1 %25, i32 117, i32 110
  %27 = select i1 %19, i32 %6, i32 %5
  %28 = sext i32 %27 to i64
  %29 = select i1 %19, i32 %5, i32 %6
  %30 = sext i32 %29 to i64
  %31 = sext i32 %9 to i64
  %32 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_c.triangular_solve(i32 %24, i32 %21, i32 %17, i32 %26, i64 %28, i64 %30, ptr %7, ptr %8, i64 %31, ptr %10, i64 %32)
  ret void
}

define internal void @irad.body.cblas_chemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr readonly %6, i32 %7, ptr %8, i32 %9, ptr readonly %10, ptr %11, i32 %12) {
  %14 = icmp eq i32 %0, 101
  %15 = icmp eq i32 %1, 141
  %16 = xor i1 %14, %15
  %17 = select i1 %16, i32 108, i32 114
  %18 = icmp eq i32 %2, 122
  %19 = xor i1 %14, %18
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %14, i32 %4, i32 %3
  %22 = sext i32 %21 to i64
  %23 = select i1 %14, i32 %3, i32 %4
  %24 = sext i32 %23 to i64
  %25 = sext i32 %7 to i64
  %26 = sext i32 %9 to i64
  %27 = sext i32 %12 to i64
  call fastcc void @irad.body.blas_c.symmetric_product(i32 %17, i32 %20, i32 1, i64 %22, i64 %24, ptr %5, ptr %6, i64 %25, ptr %8, i64 %26, ptr %10, ptr %11, i64 %27)
  ret void
}

define internal void @irad.body.cblas_cherk(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, float %5, ptr %6, i32 %7, float %8, ptr %9, i32 %10) {
  %12 = alloca { float, float }, align 4
  %13 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float %5, ptr %12, align 4
  store float 0.000000e+00, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float %8, ptr %13, align 4
  store float 0.000000e+00, ptr %15, align 4
  switch i32 %2, label %17 [
    i32 111, label %18
    i32 112, label %._crit_edge
    i32 113, label %16
  ]

._crit_edge:
  br label %19

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %20 = phi i32 [ 110, %._crit_edge ], [ 106, %16 ], [ 106, %17 ], [ 116, %18 ]
  %21 = phi i32 [ 116, %._crit_edge ], [ 99, %16 ], [ 106, %17 ], [ 110, %18 ]
  %22 = icmp eq i32 %1, 122
  %23 = icmp eq i32 %0, 101
  %24 = xor i1 %23, %22
  %25 = select i1 %24, i32 108, i32 117
  %26 = select i1 %23, i32 %20, i32 %21
  %27 = sext i32 %3 to i64
  %28 = sext i32 %4 to i64
  %29 = sext i32 %7 to i64
  %30 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_c.rank_k(i32 %25, i32 %26, i32 1, i64 %27, i64 %28, ptr nonnull %12, ptr %6, i64 %29, ptr nonnull %13, ptr %9, i64 %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @irad.body.cblas_cher2k(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr readonly %5, ptr %6, i32 %7, ptr %8, i32 %9, float %10, ptr %11, i32 %12) {
  %14 = alloca { float, float }, align 4
  %15 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %16 = icmp eq i32 %0, 101
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fneg float %18
  %20 = select i1 %16, float %19, float %18
  %21 = load float, ptr %5, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float %21, ptr %14, align 4
  store float %20, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store float %10, ptr %15, align 4
  store float 0.000000e+00, ptr %23, align 4
  switch i32 %2, label %25 [
    i32 111, label %26
    i32 112, label %._crit_edge
    i32 113, label %24
  ]

._crit_edge:
  br label %27

24:
  br label %27

25:
  br label %27

26:
  br label %27

27:
  %28 = phi i32 [ 110, %._crit_edge ], [ 106, %24 ], [ 106, %25 ], [ 116, %26 ]
  %29 = phi i32 [ 116, %._crit_edge ], [ 99, %24 ], [ 106, %25 ], [ 110, %26 ]
  %30 = icmp eq i32 %1, 122
  %31 = xor i1 %16, %30
  %32 = select i1 %31, i32 108, i32 117
  %33 = select i1 %16, i32 %28, i32 %29
  %34 = sext i32 %3 to i64
  %35 = sext i32 %4 to i64
  %36 = sext i32 %7 to i64
  %37 = sext i32 %9 to i64
  %38 = sext i32 %12 to i64
  call fastcc void @irad.body.blas_c.rank_two_k(i32 %32, i32 %33, i32 1, i64 %34, i64 %35, ptr nonnull %14, ptr %6, i64 %36, ptr %8, i64 %37, ptr nonnull %15, ptr %11, i64 %38)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define internal void @irad.body.cblas_cgerc(i32 %0, i32 %1, i32 %2, ptr readonly %3, ptr readonly %4, i32 %5, ptr readonly %6, i32 %7, ptr %8, i32 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = sext i32 %9 to i64
  br i1 %11, label %13, label %18

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %1 to i64
  %16 = sext i32 %7 to i64
  %17 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_c.rank_one(i64 %14, i64 %15, ptr %3, ptr %6, i64 %16, i32 1, ptr %4, i64 %17, i32 0, ptr %8, i64 %12)
  br label %23

18:
  %19 = sext i32 %1 to i64
  %20 = sext i32 %2 to i64
  %21 = sext i32 %5 to i64
  %22 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_c.rank_one(i64 %19, i64 %20, ptr %3, ptr %4, i64 %21, i32 0, ptr %6, i64 %22, i32 1, ptr %8, i64 %12)
  br label %23

23:
  ret void
}

define internal void @irad.body.cblas_cdotu_sub(i32 %0, ptr readonly %1, i32 %2, ptr readonly %3, i32 %4, ptr writeonly %5) {
  %7 = sext i32 %0 to i64
  %8 = sext i32 %2 to i64
  %9 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_c.inner(i64 %7, ptr %1, i64 %8, ptr %3, i64 %9, i32 0, ptr %5)
  ret void
}

define internal void @irad.body.cblas_cdotc_sub(i32 %0, ptr readonly %1, i32 %2, ptr readonly %3, i32 %4, ptr writeonly %5) {
  %7 = sext i32 %0 to i64
  %8 = sext i32 %2 to i64
  %9 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_c.inner(i64 %7, ptr %1, i64 %8, ptr %3, i64 %9, i32 1, ptr %5)
  ret void
}

define internal void @irad.body.cblas_csscal(i32 %0, float %1, ptr %2, i32 %3) {
  %5 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %1, ptr %5, align 4
  store float 0.000000e+00, ptr %6, align 4
  %7 = sext i32 %0 to i64
  %8 = sext i32 %3 to i64
  call fastcc void @irad.body.blas_c.multiply_all(i64 %7, ptr nonnull %5, ptr %2, i64 %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define internal void @irad.body.cblas_crotg(ptr %0, ptr readonly %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4
  %8 = insertelement <2 x float> poison, float %5, i64 0
  %9 = insertelement <2 x float> %8, float %7, i64 1
  call fastcc void @irad.body.blas_c.make_rotation(ptr %0, <2 x float> %9, ptr %2, ptr %3)
  ret void
}

define internal void @irad.body.cblas_cgemv(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr readonly %9, ptr %10, i32 %11) {
  switch i32 %1, label %14 [
    i32 111, label %._crit_edge
    i32 112, label %15
    i32 113, label %13
  ]

._crit_edge:
  br label %16

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %17 = phi i32 [ 110, %15 ], [ 106, %13 ], [ 106, %14 ], [ 116, %._crit_edge ]
  %18 = phi i32 [ 116, %15 ], [ 99, %13 ], [ 106, %14 ], [ 110, %._crit_edge ]
  %19 = icmp eq i32 %0, 101
  %20 = select i1 %19, i32 %17, i32 %18
  %21 = select i1 %19, i32 %3, i32 %2
  %22 = sext i32 %21 to i64
  %23 = select i1 %19, i32 %2, i32 %3
  %24 = sext i32 %23 to i64
  %25 = sext i32 %6 to i64
  %26 = sext i32 %8 to i64
  %27 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_c.matrix_vector(i32 %20, i64 %22, i64 %24, ptr %4, ptr %5, i64 %25, ptr %7, i64 %26, ptr %9, ptr %10, i64 %27)
  ret void
}

define internal void @irad.body.cblas_cgbmv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr readonly %6, ptr %7, i32 %8, ptr readonly %9, i32 %10, ptr readonly %11, ptr %12, i32 %13) {
  switch i32 %1, label %16 [
    i32 111, label %17
    i32 112, label %._crit_edge
    i32 113, label %15
  ]

._crit_edge:
  br label %18

15:
  br label %18

16:
  br label %18

17:
  br label %18

18:
  %19 = phi i32 [ 110, %._crit_edge ], [ 106, %15 ], [ 106, %16 ], [ 116, %17 ]
  %20 = phi i32 [ 116, %._crit_edge ], [ 99, %15 ], [ 106, %16 ], [ 110, %17 ]
  %21 = icmp eq i32 %0, 101
  %22 = select i1 %21, i32 %19, i32 %20
  %23 = select i1 %21, i32 %3, i32 %2
  %24 = sext i32 %23 to i64
  %25 = select i1 %21, i32 %2, i32 %3
  %26 = sext i32 %25 to i64
  %27 = select i1 %21, i32 %5, i32 %4
  %28 = sext i32 %27 to i64
  %29 = select i1 %21, i32 %4, i32 %5
  %30 = sext i32 %29 to i64
  %31 = sext i32 %8 to i64
  %32 = sext i32 %10 to i64
  %33 = sext i32 %13 to i64
  call fastcc void @irad.body.blas_c.band_vector(i32 %22, i64 %24, i64 %26, i64 %28, i64 %30, ptr %6, ptr %7, i64 %31, ptr %9, i64 %32, ptr %11, ptr %12, i64 %33)
  ret void
}

define internal void @irad.body.cblas_cgeru(i32 %0, i32 %1, i32 %2, ptr readonly %3, ptr readonly %4, i32 %5, ptr readonly %6, i32 %7, ptr %8, i32 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = sext i32 %9 to i64
  br i1 %11, label %13, label %18

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %1 to i64
  %16 = sext i32 %7 to i64
  %17 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_c.rank_one(i64 %14, i64 %15, ptr %3, ptr %6, i64 %16, i32 0, ptr %4, i64 %17, i32 0, ptr %8, i64 %12)
  br label %23

18:
  %19 = sext i32 %1 to i64
  %20 = sext i32 %2 to i64
  %21 = sext i32 %5 to i64
  %22 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_c.rank_one(i64 %19, i64 %20, ptr %3, ptr %4, i64 %21, i32 0, ptr %6, i64 %22, i32 0, ptr %8, i64 %12)
  br label %23

23:
  ret void
}

define internal void @irad.body.cblas_chemv(i32 %0, i32 %1, i32 %2, ptr readonly %3, ptr %4, i32 %5, ptr readonly %6, i32 %7, ptr readonly %8, ptr %9, i32 %10) {
  %12 = icmp eq i32 %1, 122
  %13 = icmp eq i32 %0, 101
  %14 = xor i1 %13, %12
  %15 = select i1 %14, i32 108, i32 117
  %16 = select i1 %13, i32 2, i32 1
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = sext i32 %7 to i64
  %20 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_c.dense_mv(i32 %15, i32 %16, i64 %17, ptr %3, ptr %4, i64 %18, ptr %6, i64 %19, ptr %8, ptr %9, i64 %20)
  ret void
}

define internal void @irad.body.cblas_chbmv(i32 %0, i32 %1, i32 %2, i32 %3, ptr readonly %4, ptr %5, i32 %6, ptr readonly %7, i32 %8, ptr readonly %9, ptr %10, i32 %11) {
  %13 = icmp eq i32 %1, 122
  %14 = icmp eq i32 %0, 101
  %15 = xor i1 %14, %13
  %16 = select i1 %15, i32 108, i32 117
  %17 = select i1 %14, i32 2, i32 1
  %18 = sext i32 %2 to i64
  %19 = sext i32 %3 to i64
  %20 = sext i32 %6 to i64
  %21 = sext i32 %8 to i64
  %22 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_c.band_mv(i32 %16, i32 %17, i64 %18, i64 %19, ptr %4, ptr %5, i64 %20, ptr %7, i64 %21, ptr %9, ptr %10, i64 %22)
  ret void
}

define internal void @irad.body.cblas_chpmv(i32 %0, i32 %1, i32 %2, ptr readonly %3, ptr %4, ptr readonly %5, i32 %6, ptr readonly %7, ptr %8, i32 %9) {
  %11 = icmp eq i32 %1, 122
  %12 = icmp eq i32 %0, 101
  %13 = xor i1 %12, %11
  %14 = select i1 %13, i32 108, i32 117
  %15 = select i1 %12, i32 2, i32 1
  %16 = sext i32 %2 to i64
  %17 = sext i32 %6 to i64
  %18 = sext i32 %9 to i64
  call fastcc void @irad.body.blas_c.packed_mv(i32 %14, i32 %15, i64 %16, ptr %3, ptr %4, ptr %5, i64 %17, ptr %7, ptr %8, i64 %18)
  ret void
}

define internal void @irad.body.cblas_ctrmv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  switch i32 %2, label %11 [
    i32 111, label %12
    i32 112, label %._crit_edge
    i32 113, label %10
  ]

._crit_edge:
  br label %13

10:
  br label %13

11:
  br label %13

12:
  br label %13

13:
  %14 = phi i32 [ 110, %._crit_edge ], [ 106, %10 ], [ 106, %11 ], [ 116, %12 ]
  %15 = phi i32 [ 116, %._crit_edge ], [ 99, %10 ], [ 106, %11 ], [ 110, %12 ]
  %16 = icmp eq i32 %1, 122
  %17 = icmp eq i32 %0, 101
  %18 = xor i1 %17, %16
  %19 = select i1 %18, i32 108, i32 117
  %20 = select i1 %17, i32 %14, i32 %15
  %21 = icmp eq i32 %3, 132
  %22 = select i1 %21, i32 117, i32 110
  %23 = sext i32 %4 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %8 to i64
  call fastcc void @irad.body.blas_c.dense_tmv(i32 %19, i32 %20, i32 %22, i64 %23, ptr %5, i64 %24, ptr %7, i64 %25)
  ret void
}

define internal void @irad.body.cblas_ctbmv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
  switch i32 %2, label %12 [
    i32 111, label %13
    i32 112, label %._crit_edge
    i32 113, label %11
  ]

._crit_edge:
  br label %14

11:
  br label %14

12:
  br label %14

13:
  br label %14

14:
  %15 = phi i32 [ 110, %._crit_edge ], [ 106, %11 ], [ 106, %12 ], [ 116, %13 ]
  %16 = phi i32 [ 116, %._crit_edge ], [ 99, %11 ], [ 106, %12 ], [ 110, %13 ]
  %17 = icmp eq i32 %1, 122
  %18 = icmp eq i32 %0, 101
  %19 = xor i1 %18, %17
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %18, i32 %15, i32 %16
  %22 = icmp eq i32 %3, 132
  %23 = select i1 %22, i32 117, i32 110
  %24 = sext i32 %4 to i64
  %25 = sext i32 %5 to i64
  %26 = sext i32 %7 to i64
  %27 = sext i32 %9 to i64
  call fastcc void @irad.body.blas_c.band_tmv(i32 %20, i32 %21, i32 %23, i64 %24, i64 %25, ptr %6, i64 %26, ptr %8, i64 %27)
  ret void
}

define internal void @irad.body.cblas_ctpmv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  switch i32 %2, label %10 [
    i32 111, label %11
    i32 112, label %._crit_edge
    i32 113, label %9
  ]

._crit_edge:
  br label %12

9:
  br label %12

10:
  br label %12

11:
  br label %12

12:
  %13 = phi i32 [ 110, %._crit_edge ], [ 106, %9 ], [ 106, %10 ], [ 116, %11 ]
  %14 = phi i32 [ 116, %._crit_edge ], [ 99, %9 ], [ 106, %10 ], [ 110, %11 ]
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = select i1 %16, i32 %13, i32 %14
  %20 = icmp eq i32 %3, 132
  %21 = select i1 %20, i32 117, i32 110
  %22 = sext i32 %4 to i64
  %23 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_c.packed_tmv(i32 %18, i32 %19, i32 %21, i64 %22, ptr %5, ptr %6, i64 %23)
  ret void
}

define internal void @irad.body.cblas_ctrsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  switch i32 %2, label %11 [
    i32 111, label %12
    i32 112, label %._crit_edge
    i32 113, label %10
  ]

._crit_edge:
  br label %13

10:
  br label %13

11:
  br label %13

12:
  br label %13

13:
  %14 = phi i32 [ 110, %._crit_edge ], [ 106, %10 ], [ 106, %11 ], [ 116, %12 ]
  %15 = phi i32 [ 116, %._crit_edge ], [ 99, %10 ], [ 106, %11 ], [ 110, %12 ]
  %16 = icmp eq i32 %1, 122
  %17 = icmp eq i32 %0, 101
  %18 = xor i1 %17, %16
  %19 = select i1 %18, i32 108, i32 117
  %20 = select i1 %17, i32 %14, i32 %15
  %21 = icmp eq i32 %3, 132
  %22 = select i1 %21, i32 117, i32 110
  %23 = sext i32 %4 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %8 to i64
  call fastcc void @irad.body.blas_c.dense_tsv(i32 %19, i32 %20, i32 %22, i64 %23, ptr %5, i64 %24, ptr %7, i64 %25)
  ret void
}

define internal void @irad.body.cblas_ctbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
  switch i32 %2, label %12 [
    i32 111, label %13
    i32 112, label %._crit_edge
    i32 113, label %11
  ]

._crit_edge:
  br label %14

11:
  br label %14

12:
  br label %14

13:
  br label %14

14:
  %15 = phi i32 [ 110, %._crit_edge ], [ 106, %11 ], [ 106, %12 ], [ 116, %13 ]
  %16 = phi i32 [ 116, %._crit_edge ], [ 99, %11 ], [ 106, %12 ], [ 110, %13 ]
  %17 = icmp eq i32 %1, 122
  %18 = icmp eq i32 %0, 101
  %19 = xor i1 %18, %17
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %18, i32 %15, i32 %16
  %22 = icmp eq i32 %3, 132
  %23 = select i1 %22, i32 117, i32 110
  %24 = sext i32 %4 to i64
  %25 = sext i32 %5 to i64
  %26 = sext i32 %7 to i64
  %27 = sext i32 %9 to i64
  call fastcc void @irad.body.blas_c.band_tsv(i32 %20, i32 %21, i32 %23, i64 %24, i64 %25, ptr %6, i64 %26, ptr %8, i64 %27)
  ret void
}

define internal void @irad.body.cblas_ctpsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  switch i32 %2, label %10 [
    i32 111, label %11
    i32 112, label %._crit_edge
    i32 113, label %9
  ]

._crit_edge:
  br label %12

9:
  br label %12

10:
  br label %12

11:
  br label %12

12:
  %13 = phi i32 [ 110, %._crit_edge ], [ 106, %9 ], [ 106, %10 ], [ 116, %11 ]
  %14 = phi i32 [ 116, %._crit_edge ], [ 99, %9 ], [ 106, %10 ], [ 110, %11 ]
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = select i1 %16, i32 %13, i32 %14
  %20 = icmp eq i32 %3, 132
  %21 = select i1 %20, i32 117, i32 110
  %22 = sext i32 %4 to i64
  %23 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_c.packed_tsv(i32 %18, i32 %19, i32 %21, i64 %22, ptr %5, ptr %6, i64 %23)
  ret void
}

define internal void @irad.body.cblas_cher(i32 %0, i32 %1, i32 %2, float %3, ptr readonly %4, i32 %5, ptr %6, i32 %7) {
  %9 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float %3, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  %11 = icmp eq i32 %1, 122
  %12 = icmp eq i32 %0, 101
  %13 = xor i1 %12, %11
  %14 = select i1 %13, i32 108, i32 117
  %15 = sext i32 %2 to i64
  %16 = sext i32 %5 to i64
  %17 = zext i1 %12 to i32
  %18 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_c.dense_r1(i32 %14, i64 %15, ptr %9, ptr %4, i64 %16, i32 %17, ptr %6, i64 %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @irad.body.cblas_chpr(i32 %0, i32 %1, i32 %2, float %3, ptr readonly %4, i32 %5, ptr %6) {
  %8 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %3, ptr %8, align 4
  store float 0.000000e+00, ptr %9, align 4
  %10 = icmp eq i32 %1, 122
  %11 = icmp eq i32 %0, 101
  %12 = xor i1 %11, %10
  %13 = select i1 %12, i32 108, i32 117
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = zext i1 %11 to i32
  call fastcc void @irad.body.blas_c.packed_r1(i32 %13, i64 %14, ptr %8, ptr %4, i64 %15, i32 %16, ptr %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.cblas_cher2(i32 %0, i32 %1, i32 %2, ptr readonly %3, ptr readonly %4, i32 %5, ptr readonly %6, i32 %7, ptr %8, i32 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = icmp eq i32 %1, 122
  %13 = sext i32 %2 to i64
  %14 = sext i32 %9 to i64
  br i1 %11, label %15, label %19

15:
  %16 = select i1 %12, i32 117, i32 108
  %17 = sext i32 %7 to i64
  %18 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_c.dense_r2(i32 %16, i64 %13, ptr %3, ptr %6, i64 %17, ptr %4, i64 %18, i32 1, ptr %8, i64 %14)
  br label %23

19:
  %20 = select i1 %12, i32 108, i32 117
  %21 = sext i32 %5 to i64
  %22 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_c.dense_r2(i32 %20, i64 %13, ptr %3, ptr %4, i64 %21, ptr %6, i64 %22, i32 0, ptr %8, i64 %14)
  br label %23

23:
  ret void
}

define internal void @irad.body.cblas_chpr2(i32 %0, i32 %1, i32 %2, ptr readonly %3, ptr readonly %4, i32 %5, ptr readonly %6, i32 %7, ptr %8) {
  %10 = icmp eq i32 %0, 101
  %11 = icmp eq i32 %1, 122
  %12 = sext i32 %2 to i64
  br i1 %10, label %13, label %17

13:
  %14 = select i1 %11, i32 117, i32 108
  %15 = sext i32 %7 to i64
  %16 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_c.packed_r2(i32 %14, i64 %12, ptr %3, ptr %6, i64 %15, ptr %4, i64 %16, i32 1, ptr %8)
  br label %21

17:
  %18 = select i1 %11, i32 108, i32 117
  %19 = sext i32 %5 to i64
  %20 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_c.packed_r2(i32 %18, i64 %12, ptr %3, ptr %4, i64 %19, ptr %6, i64 %20, i32 0, ptr %8)
  br label %21

21:
  ret void
}

define internal void @irad.body.cblas_caxpy(i32 %0, ptr readonly %1, ptr readonly %2, i32 %3, ptr %4, i32 %5) {
  %7 = sext i32 %0 to i64
  %8 = sext i32 %3 to i64
  %9 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_c.add_multiple(i64 %7, ptr %1, ptr %2, i64 %8, ptr %4, i64 %9)
  ret void
}

define internal void @irad.body.cblas_cscal(i32 %0, ptr readonly %1, ptr %2, i32 %3) {
  %5 = sext i32 %0 to i64
  %6 = sext i32 %3 to i64
  call fastcc void @irad.body.blas_c.multiply_all(i64 %5, ptr %1, ptr %2, i64 %6)
  ret void
}

define internal void @irad.body.cblas_ccopy(i32 %0, ptr readonly %1, i32 %2, ptr writeonly %3, i32 %4) {
  %6 = sext i32 %0 to i64
  %7 = sext i32 %2 to i64
  %8 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_c.copy_all(i64 %6, ptr %1, i64 %7, ptr %3, i64 %8)
  ret void
}

define internal void @irad.body.cblas_cswap(i32 %0, ptr %1, i32 %2, ptr %3, i32 %4) {
  %6 = sext i32 %0 to i64
  %7 = sext i32 %2 to i64
  %8 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_c.exchange(i64 %6, ptr %1, i64 %7, ptr %3, i64 %8)
  ret void
}

define internal float @irad.body.cblas_scnrm2(i32 %0, ptr readonly %1, i32 %2) {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %2 to i64
  %6 = call fastcc float @irad.body.blas_c.length(i64 %4, ptr %1, i64 %5)
  ret float %6
}

define internal float @irad.body.cblas_scasum(i32 %0, ptr readonly %1, i32 %2) {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %2 to i64
  %6 = call fastcc float @irad.body.blas_c.sum_of_sizes(i64 %4, ptr %1, i64 %5)
  ret float %6
}

define internal range(i64 0, 9223372036854775807) i64 @irad.body.cblas_icamax(i32 %0, ptr readonly %1, i32 %2) {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %2 to i64
  %6 = call fastcc i64 @irad.body.blas_c.largest(i64 %4, ptr %1, i64 %5)
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = add nsw i64 %7, -1
  ret i64 %8
}

define internal void @irad.body.cgemm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = sext i8 %14 to i32
  %16 = load i8, ptr %1, align 1
  %17 = sext i8 %16 to i32
  %18 = load i64, ptr %2, align 8
  %19 = load i64, ptr %3, align 8
  %20 = load i64, ptr %4, align 8
  %21 = load i64, ptr %7, align 8
  %22 = load i64, ptr %9, align 8
  %23 = load i64, ptr %12, align 8
  call fastcc void @irad.body.blas_c.product(i32 %15, i32 %17, i64 %18, i64 %19, i64 %20, ptr %5, ptr %6, i64 %21, ptr %8, i64 %22, ptr %10, ptr %11, i64 %23)
  ret void
}

define internal void @irad.body.csymm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %1, align 1
  %16 = sext i8 %15 to i32
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = load i64, ptr %6, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %11, align 8
  call fastcc void @irad.body.blas_c.symmetric_product(i32 %14, i32 %16, i32 0, i64 %17, i64 %18, ptr %4, ptr %5, i64 %19, ptr %7, i64 %20, ptr %9, ptr %10, i64 %21)
  ret void
}

define internal void @irad.body.csyrk_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %1, align 1
  %14 = sext i8 %13 to i32
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %3, align 8
  %17 = load i64, ptr %6, align 8
  %18 = load i64, ptr %9, align 8
  call fastcc void @irad.body.blas_c.rank_k(i32 %12, i32 %14, i32 0, i64 %15, i64 %16, ptr %4, ptr %5, i64 %17, ptr %7, ptr %8, i64 %18)
  ret void
}

define internal void @irad.body.csyr2k_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %1, align 1
  %16 = sext i8 %15 to i32
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = load i64, ptr %6, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %11, align 8
  call fastcc void @irad.body.blas_c.rank_two_k(i32 %14, i32 %16, i32 0, i64 %17, i64 %18, ptr %4, ptr %5, i64 %19, ptr %7, i64 %20, ptr %9, ptr %10, i64 %21)
  ret void
}

define internal void @irad.body.ctrmm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %1, align 1
  %15 = sext i8 %14 to i32
  %16 = load i8, ptr %2, align 1
  %17 = sext i8 %16 to i32
  %18 = load i8, ptr %3, align 1
  %19 = sext i8 %18 to i32
  %20 = load i64, ptr %4, align 8
  %21 = load i64, ptr %5, align 8
  %22 = load i64, ptr %8, align 8
  %23 = load i64, ptr %10, align 8
  call fastcc void @irad.body.blas_c.triangular_product(i32 %13, i32 %15, i32 %17, i32 %19, i64 %20, i64 %21, ptr %6, ptr %7, i64 %22, ptr %9, i64 %23)
  ret void
}

define internal void @irad.body.ctrsm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %1, align 1
  %15 = sext i8 %14 to i32
  %16 = load i8, ptr %2, align 1
  %17 = sext i8 %16 to i32
  %18 = load i8, ptr %3, align 1
  %19 = sext i8 %18 to i32
  %20 = load i64, ptr %4, align 8
  %21 = load i64, ptr %5, align 8
  %22 = load i64, ptr %8, align 8
  %23 = load i64, ptr %10, align 8
  call fastcc void @irad.body.blas_c.triangular_solve(i32 %13, i32 %15, i32 %17, i32 %19, i64 %20, i64 %21, ptr %6, ptr %7, i64 %22, ptr %9, i64 %23)
  ret void
}

define internal void @irad.body.chemm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %1, align 1
  %16 = sext i8 %15 to i32
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = load i64, ptr %6, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %11, align 8
  call fastcc void @irad.body.blas_c.symmetric_product(i32 %14, i32 %16, i32 1, i64 %17, i64 %18, ptr %4, ptr %5, i64 %19, ptr %7, i64 %20, ptr %9, ptr %10, i64 %21)
  ret void
}

define internal void @irad.body.cherk_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = alloca { float, float }, align 4
  %12 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %13 = load float, ptr %4, align 4
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store float %13, ptr %11, align 4
  store float 0.000000e+00, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %15 = load float, ptr %7, align 4
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float %15, ptr %12, align 4
  store float 0.000000e+00, ptr %16, align 4
  %17 = load i8, ptr %0, align 1
  %18 = sext i8 %17 to i32
  %19 = load i8, ptr %1, align 1
  %20 = sext i8 %19 to i32
  %21 = load i64, ptr %2, align 8
  %22 = load i64, ptr %3, align 8
  %23 = load i64, ptr %6, align 8
  %24 = load i64, ptr %9, align 8
  call fastcc void @irad.body.blas_c.rank_k(i32 %18, i32 %20, i32 1, i64 %21, i64 %22, ptr nonnull %11, ptr %5, i64 %23, ptr nonnull %12, ptr %8, i64 %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define internal void @irad.body.cher2k_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %14 = load float, ptr %9, align 4
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float %14, ptr %13, align 4
  store float 0.000000e+00, ptr %15, align 4
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i8, ptr %1, align 1
  %19 = sext i8 %18 to i32
  %20 = load i64, ptr %2, align 8
  %21 = load i64, ptr %3, align 8
  %22 = load i64, ptr %6, align 8
  %23 = load i64, ptr %8, align 8
  %24 = load i64, ptr %11, align 8
  call fastcc void @irad.body.blas_c.rank_two_k(i32 %17, i32 %19, i32 1, i64 %20, i64 %21, ptr %4, ptr %5, i64 %22, ptr %7, i64 %23, ptr nonnull %13, ptr %10, i64 %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal void @irad.body.cgemv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = load i64, ptr %10, align 8
  call fastcc void @irad.body.blas_c.matrix_vector(i32 %13, i64 %14, i64 %15, ptr %3, ptr %4, i64 %16, ptr %6, i64 %17, ptr %8, ptr %9, i64 %18)
  ret void
}

define internal void @irad.body.cgbmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = sext i8 %14 to i32
  %16 = load i64, ptr %1, align 8
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = load i64, ptr %4, align 8
  %20 = load i64, ptr %7, align 8
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %12, align 8
  call fastcc void @irad.body.blas_c.band_vector(i32 %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %5, ptr %6, i64 %20, ptr %8, i64 %21, ptr %10, ptr %11, i64 %22)
  ret void
}

define internal void @irad.body.cgeru_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i64, ptr %0, align 8
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_c.rank_one(i64 %10, i64 %11, ptr %2, ptr %3, i64 %12, i32 0, ptr %5, i64 %13, i32 0, ptr %7, i64 %14)
  ret void
}

define internal void @irad.body.cgerc_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i64, ptr %0, align 8
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_c.rank_one(i64 %10, i64 %11, ptr %2, ptr %3, i64 %12, i32 0, ptr %5, i64 %13, i32 1, ptr %7, i64 %14)
  ret void
}

define internal void @irad.body.chemv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %9, align 8
  call fastcc void @irad.body.blas_c.dense_mv(i32 %12, i32 1, i64 %13, ptr %2, ptr %3, i64 %14, ptr %5, i64 %15, ptr %7, ptr %8, i64 %16)
  ret void
}

define internal void @irad.body.chbmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = load i64, ptr %10, align 8
  call fastcc void @irad.body.blas_c.band_mv(i32 %13, i32 1, i64 %14, i64 %15, ptr %3, ptr %4, i64 %16, ptr %6, i64 %17, ptr %8, ptr %9, i64 %18)
  ret void
}

define internal void @irad.body.chpmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_c.packed_mv(i32 %11, i32 1, i64 %12, ptr %2, ptr %3, ptr %4, i64 %13, ptr %6, ptr %7, i64 %14)
  ret void
}

define internal void @irad.body.ctrmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i8, ptr %1, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %2, align 1
  %14 = sext i8 %13 to i32
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  call fastcc void @irad.body.blas_c.dense_tmv(i32 %10, i32 %12, i32 %14, i64 %15, ptr %4, i64 %16, ptr %6, i64 %17)
  ret void
}

define internal void @irad.body.ctbmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %2, align 1
  %15 = sext i8 %14 to i32
  %16 = load i64, ptr %3, align 8
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_c.band_tmv(i32 %11, i32 %13, i32 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.ctpmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i8, ptr %1, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %2, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %6, align 8
  call fastcc void @irad.body.blas_c.packed_tmv(i32 %9, i32 %11, i32 %13, i64 %14, ptr %4, ptr %5, i64 %15)
  ret void
}

define internal void @irad.body.ctrsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i8, ptr %1, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %2, align 1
  %14 = sext i8 %13 to i32
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  call fastcc void @irad.body.blas_c.dense_tsv(i32 %10, i32 %12, i32 %14, i64 %15, ptr %4, i64 %16, ptr %6, i64 %17)
  ret void
}

define internal void @irad.body.ctbsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %1, align 1
  %13 = sext i8 %12 to i32
  %14 = load i8, ptr %2, align 1
  %15 = sext i8 %14 to i32
  %16 = load i64, ptr %3, align 8
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_c.band_tsv(i32 %11, i32 %13, i32 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.ctpsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i8, ptr %1, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %2, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %6, align 8
  call fastcc void @irad.body.blas_c.packed_tsv(i32 %9, i32 %11, i32 %13, i64 %14, ptr %4, ptr %5, i64 %15)
  ret void
}

define internal void @irad.body.cher_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6) {
  %8 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = load float, ptr %2, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %9, ptr %8, align 4
  store float 0.000000e+00, ptr %10, align 4
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  call fastcc void @irad.body.blas_c.dense_r1(i32 %12, i64 %13, ptr %8, ptr %3, i64 %14, i32 0, ptr %5, i64 %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.chpr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5) {
  %7 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load float, ptr %2, align 4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float %8, ptr %7, align 4
  store float 0.000000e+00, ptr %9, align 4
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_c.packed_r1(i32 %11, i64 %12, ptr %7, ptr %3, i64 %13, i32 0, ptr %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

define internal void @irad.body.cher2_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_c.dense_r2(i32 %11, i64 %12, ptr %2, ptr %3, i64 %13, ptr %5, i64 %14, i32 0, ptr %7, i64 %15)
  ret void
}

define internal void @irad.body.chpr2_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  call fastcc void @irad.body.blas_c.packed_r2(i32 %10, i64 %11, ptr %2, ptr %3, i64 %12, ptr %5, i64 %13, i32 0, ptr %7)
  ret void
}

define internal <2 x float> @irad.body.cdotu_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_c.inner(i64 %7, ptr %1, i64 %8, ptr %3, i64 %9, i32 0, ptr nonnull %6)
  %10 = load float, ptr %6, align 4
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %12 = load float, ptr %11, align 4
  %13 = insertelement <2 x float> poison, float %10, i64 0
  %14 = insertelement <2 x float> %13, float %12, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret <2 x float> %14
}

define internal <2 x float> @irad.body.cdotc_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_c.inner(i64 %7, ptr %1, i64 %8, ptr %3, i64 %9, i32 1, ptr nonnull %6)
  %10 = load float, ptr %6, align 4
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %12 = load float, ptr %11, align 4
  %13 = insertelement <2 x float> poison, float %10, i64 0
  %14 = insertelement <2 x float> %13, float %12, i64 1
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret <2 x float> %14
}

define internal void @irad.body.csscal_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3) {
  %5 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = load float, ptr %1, align 4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %6, ptr %5, align 4
  store float 0.000000e+00, ptr %7, align 4
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %3, align 8
  call fastcc void @irad.body.blas_c.multiply_all(i64 %8, ptr nonnull %5, ptr %2, i64 %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define internal void @irad.body.crotg_64(ptr %0, ptr readonly %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4
  %8 = insertelement <2 x float> poison, float %5, i64 0
  %9 = insertelement <2 x float> %8, float %7, i64 1
  call fastcc void @irad.body.blas_c.make_rotation(ptr %0, <2 x float> %9, ptr %2, ptr %3)
  ret void
}

define internal void @irad.body.caxpy_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  call fastcc void @irad.body.blas_c.add_multiple(i64 %7, ptr %1, ptr %2, i64 %8, ptr %4, i64 %9)
  ret void
}

define internal void @irad.body.cscal_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3) {
  %5 = load i64, ptr %0, align 8
  %6 = load i64, ptr %3, align 8
  call fastcc void @irad.body.blas_c.multiply_all(i64 %5, ptr %1, ptr %2, i64 %6)
  ret void
}

define internal void @irad.body.ccopy_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr writeonly %3, ptr readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_c.copy_all(i64 %6, ptr %1, i64 %7, ptr %3, i64 %8)
  ret void
}

define internal void @irad.body.cswap_64(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_c.exchange(i64 %6, ptr %1, i64 %7, ptr %3, i64 %8)
  ret void
}

define internal float @irad.body.scnrm2_64(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = call fastcc float @irad.body.blas_c.length(i64 %4, ptr %1, i64 %5)
  ret float %6
}

define internal float @irad.body.scasum_64(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = call fastcc float @irad.body.blas_c.sum_of_sizes(i64 %4, ptr %1, i64 %5)
  ret float %6
}

define internal range(i64 -9223372036854775807, -9223372036854775808) i64 @irad.body.icamax_64(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = call fastcc i64 @irad.body.blas_c.largest(i64 %4, ptr %1, i64 %5)
  ret i64 %6
}

define internal void @irad.body.csrot_64(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6) {
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_c.rotate(i64 %8, ptr %1, i64 %9, ptr %3, i64 %10, ptr %5, ptr %6)
  ret void
}

define internal void @irad.body.cblas_cgemm_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr readonly %11, ptr %12, i64 %13) {
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %16, label %27

16:
  switch i32 %2, label %18 [
    i32 111, label %._crit_edge
    i32 112, label %19
    i32 113, label %17
  ]

._crit_edge:
  br label %20

17:
  br label %20

18:
  br label %20

19:
  br label %20

20:
  %21 = phi i32 [ 110, %._crit_edge ], [ 106, %18 ], [ 116, %19 ], [ 99, %17 ]
  switch i32 %1, label %23 [
    i32 111, label %._crit_edge1
    i32 112, label %24
    i32 113, label %22
  ]

._crit_edge1:
  br label %25

22:
  br label %25

23:
  br label %25

24:
  br label %25

25:
  %26 = phi i32 [ 110, %._crit_edge1 ], [ 106, %23 ], [ 116, %24 ], [ 99, %22 ]
  call fastcc void @irad.body.blas_c.product(i32 %21, i32 %26, i64 %4, i64 %3, i64 %5, ptr %6, ptr %9, i64 %10, ptr %7, i64 %8, ptr %11, ptr %12, i64 %13)
  br label %38

27:
  switch i32 %1, label %29 [
    i32 111, label %._crit_edge2
    i32 112, label %30
    i32 113, label %28
  ]

._crit_edge2:
  br label %31

28:
  br label %31

29:
  br label %31

30:
  br label %31

31:
  %32 = phi i32 [ 110, %._crit_edge2 ], [ 106, %29 ], [ 116, %30 ], [ 99, %28 ]
  switch i32 %2, label %34 [
    i32 111, label %._crit_edge3
    i32 112, label %35
    i32 113, label %33
  ]

._crit_edge3:
  br label %36

33:
  br label %36

34:
  br label %36

35:
  br label %36

36:
  %37 = phi i32 [ 110, %._crit_edge3 ], [ 106, %34 ], [ 116, %35 ], [ 99, %33 ]
  call fastcc void @irad.body.blas_c.product(i32 %32, i32 %37, i64 %3, i64 %4, i64 %5, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13)
  br label %38

38:
  ret void
}

define internal void @irad.body.cblas_csymm_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr readonly %6, i64 %7, ptr %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) {
  %14 = icmp eq i32 %0, 101
  %15 = icmp eq i32 %1, 141
  %16 = xor i1 %14, %15
  %17 = select i1 %16, i32 108, i32 114
  %18 = icmp eq i32 %2, 122
  %19 = xor i1 %14, %18
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %14, i64 %4, i64 %3
  %22 = select i1 %14, i64 %3, i64 %4
  call fastcc void @irad.body.blas_c.symmetric_product(i32 %17, i32 %20, i32 0, i64 %21, i64 %22, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.cblas_csyrk_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr readonly %8, ptr %9, i64 %10) {
  switch i32 %2, label %13 [
    i32 111, label %14
    i32 112, label %._crit_edge
    i32 113, label %12
  ]

._crit_edge:
  br label %15

12:
  br label %15

13:
  br label %15

14:
  br label %15

15:
  %16 = phi i32 [ 110, %._crit_edge ], [ 106, %12 ], [ 106, %13 ], [ 116, %14 ]
  %17 = phi i32 [ 116, %._crit_edge ], [ 99, %12 ], [ 106, %13 ], [ 110, %14 ]
  %18 = icmp eq i32 %1, 122
  %19 = icmp eq i32 %0, 101
  %20 = xor i1 %19, %18
  %21 = select i1 %20, i32 108, i32 117
  %22 = select i1 %19, i32 %16, i32 %17
  call fastcc void @irad.body.blas_c.rank_k(i32 %21, i32 %22, i32 0, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.cblas_csyr2k_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) {
  switch i32 %2, label %15 [
    i32 111, label %16
    i32 112, label %._crit_edge
    i32 113, label %14
  ]

._crit_edge:
  br label %17

14:
  br label %17

15:
  br label %17

16:
  br label %17

17:
  %18 = phi i32 [ 110, %._crit_edge ], [ 106, %14 ], [ 106, %15 ], [ 116, %16 ]
  %19 = phi i32 [ 116, %._crit_edge ], [ 99, %14 ], [ 106, %15 ], [ 110, %16 ]
  %20 = icmp eq i32 %1, 122
  %21 = icmp eq i32 %0, 101
  %22 = xor i1 %21, %20
  %23 = select i1 %22, i32 108, i32 117
  %24 = select i1 %21, i32 %18, i32 %19
  call fastcc void @irad.body.blas_c.rank_two_k(i32 %23, i32 %24, i32 0, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.cblas_ctrmm_64(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr %7, ptr readonly %8, i64 %9, ptr %10, i64 %11) {
  switch i32 %3, label %14 [
    i32 111, label %._crit_edge
    i32 112, label %15
    i32 113, label %13
  ]

._crit_edge:
  br label %16

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %17 = phi i32 [ 110, %._crit_edge ], [ 106, %14 ], [ 116, %15 ], [ 99, %13 ]
  %18 = icmp eq i32 %2, 122
  %19 = icmp eq i32 %0, 101
  %20 = xor i1 %19, %18
  %21 = select i1 %20, i32 108, i32 117
  %22 = icmp eq i32 %1, 141
  %23 = xor i1 %19, %22
  %24 = select i1 %23, i32 108, i32 114
  %25 = icmp eq i32 %4, 132
  %26 = select i1 %25, i32 117, i32 110
  %27 = select i1 %19, i64 %6, i64 %5
  %28 = select i1 %19, i64 %5, i64 %6
  call fastcc void @irad.body.blas_c.triangular_product(i32 %24, i32 %21, i32 %17, i32 %26, i64 %27, i64 %28, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
  ret void
}

define internal void @irad.body.cblas_ctrsm_64(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, ptr readonly %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  switch i32 %3, label %14 [
    i32 111, label %._crit_edge
    i32 112, label %15
    i32 113, label %13
  ]

._crit_edge:
  br label %16

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %17 = phi i32 [ 110, %._crit_edge ], [ 106, %14 ], [ 116, %15 ], [ 99, %13 ]
  %18 = icmp eq i32 %2, 122
  %19 = icmp eq i32 %0, 101
  %20 = xor i1 %19, %18
  %21 = select i1 %20, i32 108, i32 117
  %22 = icmp eq i32 %1, 141
  %23 = xor i1 %19, %22
  %24 = select i1 %23, i32 108, i32 114
  %25 = icmp eq i32 %4, 132
  %26 = select i1 %25, i32 117, i32 110
  %27 = select i1 %19, i64 %6, i64 %5
  %28 = select i1 %19, i64 %5, i64 %6
  call fastcc void @irad.body.blas_c.triangular_solve(i32 %24, i32 %21, i32 %17, i32 %26, i64 %27, i64 %28, ptr %7, ptr %8, i64 %9, ptr %10, i64 %11)
  ret void
}

define internal void @irad.body.cblas_chemm_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr %5, ptr readonly %6, i64 %7, ptr %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) {
  %14 = icmp eq i32 %0, 101
  %15 = icmp eq i32 %1, 141
  %16 = xor i1 %14, %15
  %17 = select i1 %16, i32 108, i32 114
  %18 = icmp eq i32 %2, 122
  %19 = xor i1 %14, %18
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %14, i64 %4, i64 %3
  %22 = select i1 %14, i64 %3, i64 %4
  call fastcc void @irad.body.blas_c.symmetric_product(i32 %17, i32 %20, i32 1, i64 %21, i64 %22, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.cblas_cherk_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, float %5, ptr %6, i64 %7, float %8, ptr %9, i64 %10) {
  %12 = alloca { float, float }, align 4
  %13 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float %5, ptr %12, align 4
  store float 0.000000e+00, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float %8, ptr %13, align 4
  store float 0.000000e+00, ptr %15, align 4
  switch i32 %2, label %17 [
    i32 111, label %18
    i32 112, label %._crit_edge
    i32 113, label %16
  ]

._crit_edge:
  br label %19

16:
  br label %19

17:
  br label %19

18:
  br label %19

19:
  %20 = phi i32 [ 110, %._crit_edge ], [ 106, %16 ], [ 106, %17 ], [ 116, %18 ]
  %21 = phi i32 [ 116, %._crit_edge ], [ 99, %16 ], [ 106, %17 ], [ 110, %18 ]
  %22 = icmp eq i32 %1, 122
  %23 = icmp eq i32 %0, 101
  %24 = xor i1 %23, %22
  %25 = select i1 %24, i32 108, i32 117
  %26 = select i1 %23, i32 %20, i32 %21
  call fastcc void @irad.body.blas_c.rank_k(i32 %25, i32 %26, i32 1, i64 %3, i64 %4, ptr nonnull %12, ptr %6, i64 %7, ptr nonnull %13, ptr %9, i64 %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @irad.body.cblas_cher2k_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, ptr readonly %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10, ptr %11, i64 %12) {
  %14 = alloca { float, float }, align 4
  %15 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %16 = icmp eq i32 %0, 101
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fneg float %18
  %20 = select i1 %16, float %19, float %18
  %21 = load float, ptr %5, align 4
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float %21, ptr %14, align 4
  store float %20, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store float %10, ptr %15, align 4
  store float 0.000000e+00, ptr %23, align 4
  switch i32 %2, label %25 [
    i32 111, label %26
    i32 112, label %._crit_edge
    i32 113, label %24
  ]

._crit_edge:
  br label %27

24:
  br label %27

25:
  br label %27

26:
  br label %27

27:
  %28 = phi i32 [ 110, %._crit_edge ], [ 106, %24 ], [ 106, %25 ], [ 116, %26 ]
  %29 = phi i32 [ 116, %._crit_edge ], [ 99, %24 ], [ 106, %25 ], [ 110, %26 ]
  %30 = icmp eq i32 %1, 122
  %31 = xor i1 %16, %30
  %32 = select i1 %31, i32 108, i32 117
  %33 = select i1 %16, i32 %28, i32 %29
  call fastcc void @irad.body.blas_c.rank_two_k(i32 %32, i32 %33, i32 1, i64 %3, i64 %4, ptr nonnull %14, ptr %6, i64 %7, ptr %8, i64 %9, ptr nonnull %15, ptr %11, i64 %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define internal void @irad.body.cblas_cgerc_64(i32 %0, i64 %1, i64 %2, ptr readonly %3, ptr readonly %4, i64 %5, ptr readonly %6, i64 %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %12, label %13

12:
  call fastcc void @irad.body.blas_c.rank_one(i64 %2, i64 %1, ptr %3, ptr %6, i64 %7, i32 1, ptr %4, i64 %5, i32 0, ptr %8, i64 %9)
  br label %14

13:
  call fastcc void @irad.body.blas_c.rank_one(i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, i32 0, ptr %6, i64 %7, i32 1, ptr %8, i64 %9)
  br label %14

14:
  ret void
}

define internal void @irad.body.cblas_cdotu_sub_64(i64 %0, ptr readonly %1, i64 %2, ptr readonly %3, i64 %4, ptr writeonly %5) {
  call fastcc void @irad.body.blas_c.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, i32 0, ptr %5)
  ret void
}

define internal void @irad.body.cblas_cdotc_sub_64(i64 %0, ptr readonly %1, i64 %2, ptr readonly %3, i64 %4, ptr writeonly %5) {
  call fastcc void @irad.body.blas_c.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, i32 1, ptr %5)
  ret void
}

define internal void @irad.body.cblas_csscal_64(i64 %0, float %1, ptr %2, i64 %3) {
  %5 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %1, ptr %5, align 4
  store float 0.000000e+00, ptr %6, align 4
  call fastcc void @irad.body.blas_c.multiply_all(i64 %0, ptr nonnull %5, ptr %2, i64 %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define internal void @irad.body.cblas_crotg_64(ptr %0, ptr readonly %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load float, ptr %1, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = load float, ptr %6, align 4
  %8 = insertelement <2 x float> poison, float %5, i64 0
  %9 = insertelement <2 x float> %8, float %7, i64 1
  call fastcc void @irad.body.blas_c.make_rotation(ptr %0, <2 x float> %9, ptr %2, ptr %3)
  ret void
}

define internal void @irad.body.cblas_cgemv_64(i32 %0, i32 %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr readonly %9, ptr %10, i64 %11) {
  switch i32 %1, label %14 [
    i32 111, label %._crit_edge
    i32 112, label %15
    i32 113, label %13
  ]

._crit_edge:
  br label %16

13:
  br label %16

14:
  br label %16

15:
  br label %16

16:
  %17 = phi i32 [ 110, %15 ], [ 106, %13 ], [ 106, %14 ], [ 116, %._crit_edge ]
  %18 = phi i32 [ 116, %15 ], [ 99, %13 ], [ 106, %14 ], [ 110, %._crit_edge ]
  %19 = icmp eq i32 %0, 101
  %20 = select i1 %19, i32 %17, i32 %18
  %21 = select i1 %19, i64 %3, i64 %2
  %22 = select i1 %19, i64 %2, i64 %3
  call fastcc void @irad.body.blas_c.matrix_vector(i32 %20, i64 %21, i64 %22, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11)
  ret void
}

define internal void @irad.body.cblas_cgbmv_64(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr readonly %6, ptr %7, i64 %8, ptr readonly %9, i64 %10, ptr readonly %11, ptr %12, i64 %13) {
  switch i32 %1, label %16 [
    i32 111, label %17
    i32 112, label %._crit_edge
    i32 113, label %15
  ]

._crit_edge:
  br label %18

15:
  br label %18

16:
  br label %18

17:
  br label %18

18:
  %19 = phi i32 [ 110, %._crit_edge ], [ 106, %15 ], [ 106, %16 ], [ 116, %17 ]
  %20 = phi i32 [ 116, %._crit_edge ], [ 99, %15 ], [ 106, %16 ], [ 110, %17 ]
  %21 = icmp eq i32 %0, 101
  %22 = select i1 %21, i32 %19, i32 %20
  %23 = select i1 %21, i64 %3, i64 %2
  %24 = select i1 %21, i64 %2, i64 %3
  %25 = select i1 %21, i64 %5, i64 %4
  %26 = select i1 %21, i64 %4, i64 %5
  call fastcc void @irad.body.blas_c.band_vector(i32 %22, i64 %23, i64 %24, i64 %25, i64 %26, ptr %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, ptr %12, i64 %13)
  ret void
}

define internal void @irad.body.cblas_cgeru_64(i32 %0, i64 %1, i64 %2, ptr readonly %3, ptr readonly %4, i64 %5, ptr readonly %6, i64 %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %12, label %13

12:
  call fastcc void @irad.body.blas_c.rank_one(i64 %2, i64 %1, ptr %3, ptr %6, i64 %7, i32 0, ptr %4, i64 %5, i32 0, ptr %8, i64 %9)
  br label %14

13:
  call fastcc void @irad.body.blas_c.rank_one(i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, i32 0, ptr %6, i64 %7, i32 0, ptr %8, i64 %9)
  br label %14

14:
  ret void
}

define internal void @irad.body.cblas_chemv_64(i32 %0, i32 %1, i64 %2, ptr readonly %3, ptr %4, i64 %5, ptr readonly %6, i64 %7, ptr readonly %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %1, 122
  %13 = icmp eq i32 %0, 101
  %14 = xor i1 %13, %12
  %15 = select i1 %14, i32 108, i32 117
  %16 = select i1 %13, i32 2, i32 1
  call fastcc void @irad.body.blas_c.dense_mv(i32 %15, i32 %16, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.cblas_chbmv_64(i32 %0, i32 %1, i64 %2, i64 %3, ptr readonly %4, ptr %5, i64 %6, ptr readonly %7, i64 %8, ptr readonly %9, ptr %10, i64 %11) {
  %13 = icmp eq i32 %1, 122
  %14 = icmp eq i32 %0, 101
  %15 = xor i1 %14, %13
  %16 = select i1 %15, i32 108, i32 117
  %17 = select i1 %14, i32 2, i32 1
  call fastcc void @irad.body.blas_c.band_mv(i32 %16, i32 %17, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11)
  ret void
}

define internal void @irad.body.cblas_chpmv_64(i32 %0, i32 %1, i64 %2, ptr readonly %3, ptr %4, ptr readonly %5, i64 %6, ptr readonly %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %1, 122
  %12 = icmp eq i32 %0, 101
  %13 = xor i1 %12, %11
  %14 = select i1 %13, i32 108, i32 117
  %15 = select i1 %12, i32 2, i32 1
  call fastcc void @irad.body.blas_c.packed_mv(i32 %14, i32 %15, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9)
  ret void
}

define internal void @irad.body.cblas_ctrmv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  switch i32 %2, label %11 [
    i32 111, label %12
    i32 112, label %._crit_edge
    i32 113, label %10
  ]

._crit_edge:
  br label %13

10:
  br label %13

11:
  br label %13

12:
  br label %13

13:
  %14 = phi i32 [ 110, %._crit_edge ], [ 106, %10 ], [ 106, %11 ], [ 116, %12 ]
  %15 = phi i32 [ 116, %._crit_edge ], [ 99, %10 ], [ 106, %11 ], [ 110, %12 ]
  %16 = icmp eq i32 %1, 122
  %17 = icmp eq i32 %0, 101
  %18 = xor i1 %17, %16
  %19 = select i1 %18, i32 108, i32 117
  %20 = select i1 %17, i32 %14, i32 %15
  %21 = icmp eq i32 %3, 132
  %22 = select i1 %21, i32 117, i32 110
  call fastcc void @irad.body.blas_c.dense_tmv(i32 %19, i32 %20, i32 %22, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define internal void @irad.body.cblas_ctbmv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  switch i32 %2, label %12 [
    i32 111, label %13
    i32 112, label %._crit_edge
    i32 113, label %11
  ]

._crit_edge:
  br label %14

11:
  br label %14

12:
  br label %14

13:
  br label %14

14:
  %15 = phi i32 [ 110, %._crit_edge ], [ 106, %11 ], [ 106, %12 ], [ 116, %13 ]
  %16 = phi i32 [ 116, %._crit_edge ], [ 99, %11 ], [ 106, %12 ], [ 110, %13 ]
  %17 = icmp eq i32 %1, 122
  %18 = icmp eq i32 %0, 101
  %19 = xor i1 %18, %17
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %18, i32 %15, i32 %16
  %22 = icmp eq i32 %3, 132
  %23 = select i1 %22, i32 117, i32 110
  call fastcc void @irad.body.blas_c.band_tmv(i32 %20, i32 %21, i32 %23, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define internal void @irad.body.cblas_ctpmv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) {
  switch i32 %2, label %10 [
    i32 111, label %11
    i32 112, label %._crit_edge
    i32 113, label %9
  ]

._crit_edge:
  br label %12

9:
  br label %12

10:
  br label %12

11:
  br label %12

12:
  %13 = phi i32 [ 110, %._crit_edge ], [ 106, %9 ], [ 106, %10 ], [ 116, %11 ]
  %14 = phi i32 [ 116, %._crit_edge ], [ 99, %9 ], [ 106, %10 ], [ 110, %11 ]
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = select i1 %16, i32 %13, i32 %14
  %20 = icmp eq i32 %3, 132
  %21 = select i1 %20, i32 117, i32 110
  call fastcc void @irad.body.blas_c.packed_tmv(i32 %18, i32 %19, i32 %21, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

define internal void @irad.body.cblas_ctrsv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  switch i32 %2, label %11 [
    i32 111, label %12
    i32 112, label %._crit_edge
    i32 113, label %10
  ]

._crit_edge:
  br label %13

10:
  br label %13

11:
  br label %13

12:
  br label %13

13:
  %14 = phi i32 [ 110, %._crit_edge ], [ 106, %10 ], [ 106, %11 ], [ 116, %12 ]
  %15 = phi i32 [ 116, %._crit_edge ], [ 99, %10 ], [ 106, %11 ], [ 110, %12 ]
  %16 = icmp eq i32 %1, 122
  %17 = icmp eq i32 %0, 101
  %18 = xor i1 %17, %16
  %19 = select i1 %18, i32 108, i32 117
  %20 = select i1 %17, i32 %14, i32 %15
  %21 = icmp eq i32 %3, 132
  %22 = select i1 %21, i32 117, i32 110
  call fastcc void @irad.body.blas_c.dense_tsv(i32 %19, i32 %20, i32 %22, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define internal void @irad.body.cblas_ctbsv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  switch i32 %2, label %12 [
    i32 111, label %13
    i32 112, label %._crit_edge
    i32 113, label %11
  ]

._crit_edge:
  br label %14

11:
  br label %14

12:
  br label %14

13:
  br label %14

14:
  %15 = phi i32 [ 110, %._crit_edge ], [ 106, %11 ], [ 106, %12 ], [ 116, %13 ]
  %16 = phi i32 [ 116, %._crit_edge ], [ 99, %11 ], [ 106, %12 ], [ 110, %13 ]
  %17 = icmp eq i32 %1, 122
  %18 = icmp eq i32 %0, 101
  %19 = xor i1 %18, %17
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %18, i32 %15, i32 %16
  %22 = icmp eq i32 %3, 132
  %23 = select i1 %22, i32 117, i32 110
  call fastcc void @irad.body.blas_c.band_tsv(i32 %20, i32 %21, i32 %23, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define internal void @irad.body.cblas_ctpsv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) {
  switch i32 %2, label %10 [
    i32 111, label %11
    i32 112, label %._crit_edge
    i32 113, label %9
  ]

._crit_edge:
  br label %12

9:
  br label %12

10:
  br label %12

11:
  br label %12

12:
  %13 = phi i32 [ 110, %._crit_edge ], [ 106, %9 ], [ 106, %10 ], [ 116, %11 ]
  %14 = phi i32 [ 116, %._crit_edge ], [ 99, %9 ], [ 106, %10 ], [ 110, %11 ]
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = select i1 %16, i32 %13, i32 %14
  %20 = icmp eq i32 %3, 132
  %21 = select i1 %20, i32 117, i32 110
  call fastcc void @irad.body.blas_c.packed_tsv(i32 %18, i32 %19, i32 %21, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

define internal void @irad.body.cblas_cher_64(i32 %0, i32 %1, i64 %2, float %3, ptr readonly %4, i64 %5, ptr %6, i64 %7) {
  %9 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float %3, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  %11 = icmp eq i32 %1, 122
  %12 = icmp eq i32 %0, 101
  %13 = xor i1 %12, %11
  %14 = select i1 %13, i32 108, i32 117
  %15 = zext i1 %12 to i32
  call fastcc void @irad.body.blas_c.dense_r1(i32 %14, i64 %2, ptr %9, ptr %4, i64 %5, i32 %15, ptr %6, i64 %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @irad.body.cblas_chpr_64(i32 %0, i32 %1, i64 %2, float %3, ptr readonly %4, i64 %5, ptr %6) {
  %8 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %3, ptr %8, align 4
  store float 0.000000e+00, ptr %9, align 4
  %10 = icmp eq i32 %1, 122
  %11 = icmp eq i32 %0, 101
  %12 = xor i1 %11, %10
  %13 = select i1 %12, i32 108, i32 117
  %14 = zext i1 %11 to i32
  call fastcc void @irad.body.blas_c.packed_r1(i32 %13, i64 %2, ptr %8, ptr %4, i64 %5, i32 %14, ptr %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.cblas_cher2_64(i32 %0, i32 %1, i64 %2, ptr readonly %3, ptr readonly %4, i64 %5, ptr readonly %6, i64 %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = icmp eq i32 %1, 122
  br i1 %11, label %13, label %15

13:
  %14 = select i1 %12, i32 117, i32 108
  call fastcc void @irad.body.blas_c.dense_r2(i32 %14, i64 %2, ptr %3, ptr %6, i64 %7, ptr %4, i64 %5, i32 1, ptr %8, i64 %9)
  br label %17

15:
  %16 = select i1 %12, i32 108, i32 117
  call fastcc void @irad.body.blas_c.dense_r2(i32 %16, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, i32 0, ptr %8, i64 %9)
  br label %17

17:
  ret void
}

define internal void @irad.body.cblas_chpr2_64(i32 %0, i32 %1, i64 %2, ptr readonly %3, ptr readonly %4, i64 %5, ptr readonly %6, i64 %7, ptr %8) {
  %10 = icmp eq i32 %0, 101
  %11 = icmp eq i32 %1, 122
  br i1 %10, label %12, label %14

12:
  %13 = select i1 %11, i32 117, i32 108
  call fastcc void @irad.body.blas_c.packed_r2(i32 %13, i64 %2, ptr %3, ptr %6, i64 %7, ptr %4, i64 %5, i32 1, ptr %8)
  br label %16

14:
  %15 = select i1 %11, i32 108, i32 117
  call fastcc void @irad.body.blas_c.packed_r2(i32 %15, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, i32 0, ptr %8)
  br label %16

16:
  ret void
}

define internal void @irad.body.cblas_caxpy_64(i64 %0, ptr readonly %1, ptr readonly %2, i64 %3, ptr %4, i64 %5) {
  call fastcc void @irad.body.blas_c.add_multiple(i64 %0, ptr %1, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define internal void @irad.body.cblas_cscal_64(i64 %0, ptr readonly %1, ptr %2, i64 %3) {
  call fastcc void @irad.body.blas_c.multiply_all(i64 %0, ptr %1, ptr %2, i64 %3)
  ret void
}

define internal void @irad.body.cblas_ccopy_64(i64 %0, ptr readonly %1, i64 %2, ptr writeonly %3, i64 %4) {
  call fastcc void @irad.body.blas_c.copy_all(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret void
}

define internal void @irad.body.cblas_cswap_64(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  call fastcc void @irad.body.blas_c.exchange(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret void
}

define internal float @irad.body.cblas_scnrm2_64(i64 %0, ptr readonly %1, i64 %2) {
  %4 = call fastcc float @irad.body.blas_c.length(i64 %0, ptr %1, i64 %2)
  ret float %4
}

define internal float @irad.body.cblas_scasum_64(i64 %0, ptr readonly %1, i64 %2) {
  %4 = call fastcc float @irad.body.blas_c.sum_of_sizes(i64 %0, ptr %1, i64 %2)
  ret float %4
}

define internal range(i64 0, 9223372036854775807) i64 @irad.body.cblas_icamax_64(i64 %0, ptr readonly %1, i64 %2) {
  %4 = call fastcc i64 @irad.body.blas_c.largest(i64 %0, ptr %1, i64 %2)
  %5 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %6 = add nsw i64 %5, -1
  ret i64 %6
}

define internal void @irad.body.blas_c.scale(i64 %0, i64 %1, ptr readonly %2, ptr %3, i64 %4) unnamed_addr {
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

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @irad_la_ctrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.blas_c.scatter(i64 %0, ptr readonly %1, ptr readonly %2, ptr %3, i64 %4) unnamed_addr {
  %6 = load float, ptr %2, align 4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %8 = load float, ptr %7, align 4
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %19

10:
  %11 = icmp slt i64 %4, 0
  %12 = sub nsw i64 1, %0
  %13 = mul nsw i64 %4, %12
  %14 = select i1 %11, i64 %13, i64 0
  %15 = fcmp oeq float %6, 0.000000e+00
  %16 = fcmp oeq float %8, 0.000000e+00
  %17 = and i1 %15, %16
  %18 = getelementptr { float, float }, ptr %3, i64 %14
  br label %20

.loopexit:
  br label %19

19:
  ret void

20:
  %21 = phi i64 [ 0, %10 ], [ %45, %._crit_edge2 ]
  %22 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4
  %26 = mul nsw i64 %21, %4
  br i1 %17, label %._crit_edge1, label %27

._crit_edge1:
  br label %38

27:
  %28 = getelementptr { float, float }, ptr %18, i64 %26
  %29 = load float, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %31 = load float, ptr %30, align 4
  %32 = fmul float %6, %29
  %33 = fmul float %8, %31
  %34 = fmul float %6, %31
  %35 = fmul float %8, %29
  %36 = fsub float %32, %33
  %37 = fadd float %35, %34
  br label %38

38:
  %39 = phi float [ %36, %27 ], [ 0.000000e+00, %._crit_edge1 ]
  %40 = phi float [ %37, %27 ], [ 0.000000e+00, %._crit_edge1 ]
  %41 = fadd float %23, %39
  %42 = fadd float %25, %40
  %43 = getelementptr { float, float }, ptr %18, i64 %26
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store float %41, ptr %43, align 4
  store float %42, ptr %44, align 4
  %45 = add nuw nsw i64 %21, 1
  %46 = icmp eq i64 %45, %0
  br i1 %46, label %.loopexit, label %._crit_edge2

._crit_edge2:
  br label %20
}

define internal void @irad.body.blas_c.gather(i64 %0, ptr readonly %1, i64 %2, i32 range(i32 0, 2) %3, ptr writeonly %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %._crit_edge

._crit_edge:
  br label %14

7:
  %8 = icmp slt i64 %2, 0
  %9 = sub nsw i64 1, %0
  %10 = mul nsw i64 %2, %9
  %11 = select i1 %8, i64 %10, i64 0
  %12 = icmp eq i32 %3, 0
  %13 = getelementptr { float, float }, ptr %1, i64 %11
  br label %15

.loopexit:
  br label %14

14:
  ret void

15:
  %16 = phi i64 [ 0, %7 ], [ %26, %._crit_edge1 ]
  %17 = mul nsw i64 %16, %2
  %18 = getelementptr { float, float }, ptr %13, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %20 = load float, ptr %19, align 4
  %21 = fneg float %20
  %22 = select i1 %12, float %20, float %21
  %23 = load float, ptr %18, align 4
  %24 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %16
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store float %23, ptr %24, align 4
  store float %22, ptr %25, align 4
  %26 = add nuw nsw i64 %16, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %15
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

declare float @llvm.fabs.f32(float)

declare double @hypot(double noundef, double noundef) local_unnamed_addr

declare double @llvm.sqrt.f64(double)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
