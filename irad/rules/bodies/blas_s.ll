define internal void @irad.body.sgemm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
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
  call fastcc void @irad.body.blas_s.product(i32 %15, i32 %17, i64 %19, i64 %21, i64 %23, ptr %5, ptr %6, i64 %25, ptr %8, i64 %27, ptr %10, ptr %11, i64 %29)
  ret void
}

define internal void @irad.body.blas_s.product(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) unnamed_addr {
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
  %22 = add nuw i64 %17, 4611686018427387903
  %23 = mul i64 %7, %22
  %24 = add i64 %23, %16
  %25 = shl i64 %24, 2
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
  %35 = add nuw i64 %30, 4611686018427387903
  %36 = mul i64 %9, %35
  %37 = add i64 %36, %29
  %38 = shl i64 %37, 2
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
  %44 = add nuw i64 %3, 4611686018427387903
  %45 = mul i64 %12, %44
  %46 = add i64 %45, %2
  %47 = shl i64 %46, 2
  call void @__irad_float(ptr %11, i64 %47)
  br label %48

48:
  call fastcc void @irad.body.blas_s.scale(i64 %2, i64 %3, ptr %10, ptr %11, i64 %12)
  %49 = sext i32 %0 to i64
  %50 = sext i32 %1 to i64
  %51 = call i32 @irad_la_sgemm(i64 %49, i64 %50, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.ssymm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
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
  call fastcc void @irad.body.blas_s.symmetric_product(i32 %14, i32 %16, i64 %18, i64 %20, ptr %4, ptr %5, i64 %22, ptr %7, i64 %24, ptr %9, ptr %10, i64 %26)
  ret void
}

define internal void @irad.body.blas_s.symmetric_product(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, ptr readonly %5, i64 %6, ptr %7, i64 %8, ptr readonly %9, ptr %10, i64 %11) unnamed_addr {
  %13 = and i32 %0, -33
  %14 = icmp eq i32 %13, 76
  %15 = select i1 %14, i64 %2, i64 %3
  %16 = mul nsw i64 %15, %15
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %47

21:
  %22 = and i32 %1, -33
  %23 = icmp eq i32 %22, 76
  br label %24

24:
  %25 = phi i64 [ 0, %21 ], [ %32, %._crit_edge1 ]
  %26 = mul nsw i64 %25, %6
  %27 = getelementptr float, ptr %5, i64 %26
  %28 = getelementptr float, ptr %5, i64 %25
  %29 = mul nuw nsw i64 %25, %15
  %30 = getelementptr float, ptr %19, i64 %29
  br label %34

31:
  %32 = add nuw nsw i64 %25, 1
  %33 = icmp eq i64 %32, %15
  br i1 %33, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %24

34:
  %35 = phi i64 [ 0, %24 ], [ %45, %._crit_edge2 ]
  %36 = icmp samesign uge i64 %35, %25
  %37 = icmp samesign ule i64 %35, %25
  %38 = select i1 %23, i1 %36, i1 %37
  %39 = getelementptr float, ptr %27, i64 %35
  %40 = mul nsw i64 %35, %6
  %41 = getelementptr float, ptr %28, i64 %40
  %42 = select i1 %38, ptr %39, ptr %41
  %43 = load float, ptr %42, align 4
  %44 = getelementptr float, ptr %30, i64 %35
  store float %43, ptr %44, align 4
  %45 = add nuw nsw i64 %35, 1
  %46 = icmp eq i64 %45, %15
  br i1 %46, label %31, label %._crit_edge2

._crit_edge2:
  br label %34

.loopexit:
  br label %47

47:
  br i1 %14, label %48, label %50

48:
  %49 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.blas_s.product(i32 110, i32 110, i64 %2, i64 %3, i64 %2, ptr %4, ptr %19, i64 %49, ptr %7, i64 %8, ptr %9, ptr %10, i64 %11)
  br label %52

50:
  %51 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  call fastcc void @irad.body.blas_s.product(i32 110, i32 110, i64 %2, i64 %3, i64 %3, ptr %4, ptr %7, i64 %8, ptr %19, i64 %51, ptr %9, ptr %10, i64 %11)
  br label %52

52:
  call void @free(ptr %19)
  ret void
}

define internal void @irad.body.ssyrk(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
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
  call fastcc void @irad.body.blas_s.rank_k(i32 %12, i32 %14, i64 %16, i64 %18, ptr %4, ptr %5, i64 %20, ptr %7, ptr %8, i64 %22)
  ret void
}

define internal void @irad.body.blas_s.rank_k(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr readonly %7, ptr %8, i64 %9) unnamed_addr {
  %11 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store float 0.000000e+00, ptr %11, align 4
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  %16 = and i32 %1, -37
  %17 = icmp eq i32 %16, 74
  %18 = select i1 %17, i32 110, i32 116
  %19 = select i1 %17, i32 116, i32 110
  %20 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.blas_s.product(i32 %18, i32 %19, i64 %2, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %5, i64 %6, ptr nonnull %11, ptr %15, i64 %20)
  %21 = load float, ptr %7, align 4
  %22 = icmp sgt i64 %2, 0
  br i1 %22, label %23, label %._crit_edge

._crit_edge:
  br label %54

23:
  %24 = and i32 %0, -33
  %25 = icmp eq i32 %24, 76
  %26 = fcmp oeq float %21, 0.000000e+00
  br label %29

.loopexit:
  br label %27

27:
  %28 = icmp eq i64 %32, %2
  br i1 %28, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %29

29:
  %30 = phi i64 [ 0, %23 ], [ %32, %._crit_edge2 ]
  %31 = select i1 %25, i64 %30, i64 0
  %32 = add nuw nsw i64 %30, 1
  %33 = select i1 %25, i64 %2, i64 %32
  %34 = icmp slt i64 %31, %33
  br i1 %34, label %35, label %._crit_edge3

._crit_edge3:
  br label %27

35:
  %36 = mul nuw nsw i64 %30, %2
  %37 = getelementptr float, ptr %15, i64 %36
  %38 = mul nsw i64 %30, %9
  %39 = getelementptr float, ptr %8, i64 %38
  br label %40

40:
  %41 = phi i64 [ %31, %35 ], [ %52, %._crit_edge5 ]
  %42 = getelementptr float, ptr %37, i64 %41
  %43 = load float, ptr %42, align 4
  br i1 %26, label %._crit_edge4, label %44

._crit_edge4:
  br label %48

44:
  %45 = getelementptr float, ptr %39, i64 %41
  %46 = load float, ptr %45, align 4
  %47 = fmul float %21, %46
  br label %48

48:
  %49 = phi float [ %47, %44 ], [ 0.000000e+00, %._crit_edge4 ]
  %50 = fadd float %43, %49
  %51 = getelementptr float, ptr %39, i64 %41
  store float %50, ptr %51, align 4
  %52 = add nuw nsw i64 %41, 1
  %53 = icmp eq i64 %52, %33
  br i1 %53, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %40

.loopexit1:
  br label %54

54:
  call void @free(ptr %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret void
}

define internal void @irad.body.ssyr2k(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
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
  call fastcc void @irad.body.blas_s.rank_two_k(i32 %14, i32 %16, i64 %18, i64 %20, ptr %4, ptr %5, i64 %22, ptr %7, i64 %24, ptr %9, ptr %10, i64 %26)
  ret void
}

define internal void @irad.body.blas_s.rank_two_k(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr readonly %9, ptr %10, i64 %11) unnamed_addr {
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store float 0.000000e+00, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store float 1.000000e+00, ptr %14, align 4
  %16 = mul nsw i64 %2, %2
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  %20 = load float, ptr %4, align 4
  store float %20, ptr %15, align 4
  %21 = and i32 %1, -37
  %22 = icmp eq i32 %21, 74
  %23 = select i1 %22, i32 110, i32 116
  %24 = select i1 %22, i32 116, i32 110
  %25 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.blas_s.product(i32 %23, i32 %24, i64 %2, i64 %2, i64 %3, ptr nonnull %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr nonnull %13, ptr %19, i64 %25)
  call fastcc void @irad.body.blas_s.product(i32 %23, i32 %24, i64 %2, i64 %2, i64 %3, ptr nonnull %15, ptr %7, i64 %8, ptr %5, i64 %6, ptr nonnull %14, ptr %19, i64 %25)
  %26 = load float, ptr %9, align 4
  %27 = icmp sgt i64 %2, 0
  br i1 %27, label %28, label %._crit_edge

._crit_edge:
  br label %59

28:
  %29 = and i32 %0, -33
  %30 = icmp eq i32 %29, 76
  %31 = fcmp oeq float %26, 0.000000e+00
  br label %34

.loopexit:
  br label %32

32:
  %33 = icmp eq i64 %37, %2
  br i1 %33, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %34

34:
  %35 = phi i64 [ 0, %28 ], [ %37, %._crit_edge2 ]
  %36 = select i1 %30, i64 %35, i64 0
  %37 = add nuw nsw i64 %35, 1
  %38 = select i1 %30, i64 %2, i64 %37
  %39 = icmp slt i64 %36, %38
  br i1 %39, label %40, label %._crit_edge3

._crit_edge3:
  br label %32

40:
  %41 = mul nuw nsw i64 %35, %2
  %42 = getelementptr float, ptr %19, i64 %41
  %43 = mul nsw i64 %35, %11
  %44 = getelementptr float, ptr %10, i64 %43
  br label %45

45:
  %46 = phi i64 [ %36, %40 ], [ %57, %._crit_edge5 ]
  %47 = getelementptr float, ptr %42, i64 %46
  %48 = load float, ptr %47, align 4
  br i1 %31, label %._crit_edge4, label %49

._crit_edge4:
  br label %53

49:
  %50 = getelementptr float, ptr %44, i64 %46
  %51 = load float, ptr %50, align 4
  %52 = fmul float %26, %51
  br label %53

53:
  %54 = phi float [ %52, %49 ], [ 0.000000e+00, %._crit_edge4 ]
  %55 = fadd float %48, %54
  %56 = getelementptr float, ptr %44, i64 %46
  store float %55, ptr %56, align 4
  %57 = add nuw nsw i64 %46, 1
  %58 = icmp eq i64 %57, %38
  br i1 %58, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %45

.loopexit1:
  br label %59

59:
  call void @free(ptr %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void
}

define internal void @irad.body.strmm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
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
  call fastcc void @irad.body.blas_s.triangular_product(i32 %13, i32 %15, i32 %17, i32 %19, i64 %21, i64 %23, ptr %6, ptr %7, i64 %25, ptr %9, i64 %27)
  ret void
}

define internal void @irad.body.blas_s.triangular_product(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i32 range(i32 -128, 128) %3, i64 %4, i64 %5, ptr %6, ptr readonly %7, i64 %8, ptr %9, i64 %10) unnamed_addr {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float 0.000000e+00, ptr %12, align 4
  %13 = and i32 %0, -33
  %14 = icmp eq i32 %13, 76
  %15 = select i1 %14, i64 %4, i64 %5
  %16 = mul nsw i64 %15, %15
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  %20 = icmp sgt i64 %15, 0
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %55

21:
  %22 = and i32 %1, -33
  %23 = icmp eq i32 %22, 76
  %24 = and i32 %3, -33
  %25 = icmp eq i32 %24, 85
  br label %26

26:
  %27 = phi i64 [ 0, %21 ], [ %34, %._crit_edge2 ]
  %28 = mul nsw i64 %27, %8
  %29 = getelementptr float, ptr %7, i64 %28
  %30 = mul nuw nsw i64 %27, %15
  %31 = getelementptr float, ptr %19, i64 %30
  %32 = getelementptr float, ptr %29, i64 %27
  br label %36

33:
  %34 = add nuw nsw i64 %27, 1
  %35 = icmp eq i64 %34, %15
  br i1 %35, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %26

36:
  %37 = phi i64 [ 0, %26 ], [ %53, %._crit_edge8 ]
  %38 = icmp eq i64 %37, %27
  br i1 %38, label %39, label %42

39:
  br i1 %25, label %._crit_edge3, label %40

._crit_edge3:
  br label %50

40:
  %41 = load float, ptr %32, align 4
  br label %50

42:
  br i1 %23, label %43, label %45

43:
  %44 = icmp samesign ugt i64 %37, %27
  br i1 %44, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %50

._crit_edge4:
  br label %47

45:
  %46 = icmp samesign ult i64 %37, %27
  br i1 %46, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %50

._crit_edge6:
  br label %47

47:
  %48 = getelementptr float, ptr %29, i64 %37
  %49 = load float, ptr %48, align 4
  br label %50

50:
  %51 = phi float [ 1.000000e+00, %._crit_edge3 ], [ %41, %40 ], [ %49, %47 ], [ 0.000000e+00, %._crit_edge7 ], [ 0.000000e+00, %._crit_edge5 ]
  %52 = getelementptr float, ptr %31, i64 %37
  store float %51, ptr %52, align 4
  %53 = add nuw nsw i64 %37, 1
  %54 = icmp eq i64 %53, %15
  br i1 %54, label %33, label %._crit_edge8

._crit_edge8:
  br label %36

.loopexit1:
  br label %55

55:
  %56 = mul nsw i64 %5, %4
  %57 = call i64 @llvm.smax.i64(i64 %56, i64 1)
  %58 = shl i64 %57, 2
  %59 = call noalias ptr @malloc(i64 %58)
  %60 = icmp sgt i64 %5, 0
  br i1 %60, label %61, label %._crit_edge9

._crit_edge9:
  br label %72

61:
  %62 = icmp sgt i64 %4, 0
  %63 = shl i64 %4, 2
  %64 = shl i64 %10, 2
  br label %65

65:
  %66 = phi i64 [ 0, %61 ], [ %75, %._crit_edge11 ]
  br i1 %62, label %67, label %._crit_edge10

._crit_edge10:
  br label %74

67:
  %68 = mul i64 %64, %66
  %69 = getelementptr i8, ptr %9, i64 %68
  %70 = mul i64 %63, %66
  %71 = getelementptr i8, ptr %59, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %71, ptr align 4 %69, i64 %63, i1 false)
  br label %74

.loopexit:
  br label %72

72:
  %73 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  br i1 %14, label %77, label %78

74:
  %75 = add nuw nsw i64 %66, 1
  %76 = icmp eq i64 %75, %5
  br i1 %76, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %65

77:
  call fastcc void @irad.body.blas_s.product(i32 %2, i32 110, i64 %4, i64 %5, i64 %4, ptr %6, ptr %19, i64 %73, ptr %59, i64 %73, ptr nonnull %12, ptr %9, i64 %10)
  br label %80

78:
  %79 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  call fastcc void @irad.body.blas_s.product(i32 110, i32 %2, i64 %4, i64 %5, i64 %5, ptr %6, ptr %59, i64 %73, ptr %19, i64 %79, ptr nonnull %12, ptr %9, i64 %10)
  br label %80

80:
  call void @free(ptr %19)
  call void @free(ptr %59)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @irad.body.strsm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10) {
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
  call fastcc void @irad.body.blas_s.triangular_solve(i32 %13, i32 %15, i32 %17, i32 %19, i64 %21, i64 %23, ptr %6, ptr %7, i64 %25, ptr %9, i64 %27)
  ret void
}

define internal void @irad.body.blas_s.triangular_solve(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i32 range(i32 -128, 128) %3, i64 %4, i64 %5, ptr readonly %6, ptr %7, i64 %8, ptr %9, i64 %10) unnamed_addr {
  %12 = and i32 %0, -33
  %13 = icmp eq i32 %12, 76
  %14 = select i1 %13, i64 %4, i64 %5
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %._crit_edge

._crit_edge:
  br label %21

16:
  %17 = add nuw i64 %14, 4611686018427387903
  %18 = mul i64 %8, %17
  %19 = add i64 %18, %14
  %20 = shl i64 %19, 2
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
  %26 = add nuw i64 %5, 4611686018427387903
  %27 = mul i64 %10, %26
  %28 = add i64 %27, %4
  %29 = shl i64 %28, 2
  call void @__irad_float(ptr %9, i64 %29)
  br label %30

30:
  call fastcc void @irad.body.blas_s.scale(i64 %4, i64 %5, ptr %6, ptr %9, i64 %10)
  %31 = sext i32 %0 to i64
  %32 = sext i32 %1 to i64
  %33 = sext i32 %2 to i64
  %34 = sext i32 %3 to i64
  %35 = call i32 @irad_la_strsm(i64 %31, i64 %32, i64 %33, i64 %34, i64 %4, i64 %5, ptr %7, i64 %8, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.sgemv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
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
  call fastcc void @irad.body.blas_s.matrix_vector(i32 %13, i64 %15, i64 %17, ptr %3, ptr %4, i64 %19, ptr %6, i64 %21, ptr %8, ptr %9, i64 %23)
  ret void
}

define internal void @irad.body.blas_s.matrix_vector(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr readonly %8, ptr %9, i64 %10) unnamed_addr {
  %12 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float 0.000000e+00, ptr %12, align 4
  %13 = or i32 %0, 32
  %14 = icmp eq i32 %13, 110
  %15 = icmp eq i32 %13, 106
  %16 = or i1 %14, %15
  %17 = select i1 %16, i64 %1, i64 %2
  %18 = select i1 %16, i64 %2, i64 %1
  %19 = icmp ne i64 %7, 1
  %20 = icmp ne i64 %10, 1
  %21 = or i1 %19, %20
  %22 = or i1 %15, %21
  %23 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  br i1 %22, label %26, label %24

24:
  %25 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  call fastcc void @irad.body.blas_s.product(i32 %0, i32 110, i64 %17, i64 1, i64 %18, ptr %3, ptr %4, i64 %5, ptr %6, i64 %23, ptr %8, ptr %9, i64 %25)
  br label %33

26:
  %27 = shl i64 %23, 2
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.blas_s.gather(i64 %18, ptr %6, i64 %7, ptr %28)
  %29 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %30 = shl i64 %29, 2
  %31 = call noalias ptr @malloc(i64 %30)
  %32 = select i1 %15, i32 110, i32 %0
  call fastcc void @irad.body.blas_s.product(i32 %32, i32 110, i64 %17, i64 1, i64 %18, ptr %3, ptr %4, i64 %5, ptr %28, i64 %23, ptr nonnull %12, ptr %31, i64 %29)
  call fastcc void @irad.body.blas_s.scatter(i64 %17, ptr %31, ptr %8, ptr %9, i64 %10)
  call void @free(ptr %28)
  call void @free(ptr %31)
  br label %33

33:
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

define internal void @irad.body.sgbmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
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
  call fastcc void @irad.body.blas_s.band_vector(i32 %15, i64 %17, i64 %19, i64 %21, i64 %23, ptr %5, ptr %6, i64 %25, ptr %8, i64 %27, ptr %10, ptr %11, i64 %29)
  ret void
}

define internal void @irad.body.blas_s.band_vector(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr readonly %5, ptr %6, i64 %7, ptr readonly %8, i64 %9, ptr readonly %10, ptr %11, i64 %12) unnamed_addr {
  %14 = and i32 %0, -37
  %15 = icmp eq i32 %14, 74
  %16 = select i1 %15, i64 %1, i64 %2
  %17 = load float, ptr %5, align 4
  %18 = select i1 %15, i64 %2, i64 %1
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.blas_s.gather(i64 %18, ptr %8, i64 %9, ptr %21)
  %22 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %23 = call noalias ptr @calloc(i64 %22, i64 4)
  %24 = add nsw i64 %4, %3
  %25 = icmp sgt i64 %24, -1
  %26 = icmp sgt i64 %2, 0
  %27 = and i1 %26, %25
  br i1 %27, label %28, label %34

28:
  %29 = add nuw nsw i64 %24, 1
  %30 = add nuw i64 %2, 4611686018427387903
  %31 = mul i64 %7, %30
  %32 = add i64 %29, %31
  %33 = shl i64 %32, 2
  call void @__irad_float(ptr %6, i64 %33)
  br label %35

34:
  br i1 %26, label %._crit_edge, label %._crit_edge2

._crit_edge2:
  br label %37

._crit_edge:
  br label %35

35:
  %36 = add nsw i64 %1, -1
  br label %38

.loopexit1:
  br label %37

37:
  call fastcc void @irad.body.blas_s.scatter(i64 %16, ptr %23, ptr %10, ptr %11, i64 %12)
  call void @free(ptr %21)
  call void @free(ptr %23)
  ret void

38:
  %39 = phi i64 [ 0, %35 ], [ %55, %._crit_edge4 ]
  %40 = phi i64 [ 0, %35 ], [ %54, %._crit_edge4 ]
  %41 = sub nsw i64 %40, %4
  %42 = call i64 @llvm.smax.i64(i64 %41, i64 0)
  %43 = add nsw i64 %40, %3
  %44 = call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %36, i64 %43)
  %45 = icmp sgt i64 %42, %44
  br i1 %45, label %._crit_edge3, label %46

._crit_edge3:
  br label %53

46:
  %47 = getelementptr inbounds nuw float, ptr %23, i64 %40
  %48 = getelementptr inbounds nuw float, ptr %21, i64 %40
  %49 = mul nsw i64 %40, %7
  %50 = getelementptr float, ptr %6, i64 %49
  %51 = getelementptr float, ptr %50, i64 %39
  %52 = getelementptr float, ptr %51, i64 %4
  br label %57

.loopexit:
  br label %53

53:
  %54 = add nuw nsw i64 %40, 1
  %55 = xor i64 %40, -1
  %56 = icmp eq i64 %54, %2
  br i1 %56, label %.loopexit1, label %._crit_edge4

._crit_edge4:
  br label %38

57:
  %58 = phi i64 [ %42, %46 ], [ %75, %._crit_edge5 ]
  %59 = getelementptr float, ptr %52, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fmul float %17, %60
  br i1 %15, label %62, label %68

62:
  %63 = load float, ptr %48, align 4
  %64 = fmul float %61, %63
  %65 = getelementptr inbounds nuw float, ptr %23, i64 %58
  %66 = load float, ptr %65, align 4
  %67 = fadd float %66, %64
  store float %67, ptr %65, align 4
  br label %74

68:
  %69 = getelementptr inbounds nuw float, ptr %21, i64 %58
  %70 = load float, ptr %69, align 4
  %71 = fmul float %61, %70
  %72 = load float, ptr %47, align 4
  %73 = fadd float %72, %71
  store float %73, ptr %47, align 4
  br label %74

74:
  %75 = add nuw nsw i64 %58, 1
  %76 = icmp slt i64 %58, %44
  br i1 %76, label %._crit_edge5, label %.loopexit

._crit_edge5:
  br label %57
}

define internal void @irad.body.sger(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
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
  call fastcc void @irad.body.blas_s.rank_one(i64 %11, i64 %13, ptr %2, ptr %3, i64 %15, ptr %5, i64 %17, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.blas_s.rank_one(i64 %0, i64 %1, ptr readonly %2, ptr readonly %3, i64 %4, ptr readonly %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = load float, ptr %2, align 4
  %11 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %12 = shl i64 %11, 2
  %13 = call noalias ptr @malloc(i64 %12)
  call fastcc void @irad.body.blas_s.gather(i64 %0, ptr %3, i64 %4, ptr %13)
  %14 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %5, i64 %6, ptr %16)
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %27

18:
  %19 = icmp sgt i64 %0, 0
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %29, %._crit_edge3 ]
  br i1 %19, label %22, label %._crit_edge2

._crit_edge2:
  br label %28

22:
  %23 = getelementptr inbounds nuw float, ptr %16, i64 %21
  %24 = load float, ptr %23, align 4
  %25 = mul nsw i64 %21, %8
  %26 = getelementptr float, ptr %7, i64 %25
  br label %31

.loopexit1:
  br label %27

27:
  call void @free(ptr %13)
  call void @free(ptr %16)
  ret void

.loopexit:
  br label %28

28:
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %1
  br i1 %30, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %20

31:
  %32 = phi i64 [ 0, %22 ], [ %40, %._crit_edge4 ]
  %33 = getelementptr inbounds nuw float, ptr %13, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = fmul float %10, %34
  %36 = fmul float %35, %24
  %37 = getelementptr float, ptr %26, i64 %32
  %38 = load float, ptr %37, align 4
  %39 = fadd float %38, %36
  store float %39, ptr %37, align 4
  %40 = add nuw nsw i64 %32, 1
  %41 = icmp eq i64 %40, %0
  br i1 %41, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %31
}

define internal void @irad.body.ssymv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
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
  call fastcc void @irad.body.blas_s.dense_mv(i32 %12, i64 %14, ptr %2, ptr %3, i64 %16, ptr %5, i64 %18, ptr %7, ptr %8, i64 %20)
  ret void
}

define internal void @irad.body.blas_s.dense_mv(i32 range(i32 -128, 128) %0, i64 %1, ptr readonly %2, ptr %3, i64 %4, ptr readonly %5, i64 %6, ptr readonly %7, ptr %8, i64 %9) unnamed_addr {
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 76
  %13 = load float, ptr %2, align 4
  %14 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %5, i64 %6, ptr %16)
  %17 = call noalias ptr @calloc(i64 %14, i64 4)
  %18 = icmp sgt i64 %1, 0
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %59

19:
  %20 = add nuw i64 %1, 4611686018427387903
  %21 = mul i64 %4, %20
  %22 = add i64 %21, %1
  %23 = shl i64 %22, 2
  call void @__irad_float(ptr %3, i64 %23)
  %24 = add nsw i64 %1, -1
  br label %25

25:
  %26 = phi i64 [ 0, %19 ], [ %37, %._crit_edge3 ]
  %27 = select i1 %12, i64 %26, i64 0
  %28 = select i1 %12, i64 %24, i64 %26
  %29 = icmp sgt i64 %27, %28
  br i1 %29, label %._crit_edge2, label %30

._crit_edge2:
  br label %36

30:
  %31 = mul nsw i64 %26, %4
  %32 = getelementptr float, ptr %3, i64 %31
  %33 = getelementptr inbounds nuw float, ptr %16, i64 %26
  %34 = getelementptr inbounds nuw float, ptr %17, i64 %26
  %35 = load float, ptr %33, align 4
  br label %39

.loopexit:
  br label %36

36:
  %37 = add nuw nsw i64 %26, 1
  %38 = icmp eq i64 %37, %1
  br i1 %38, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %25

39:
  %40 = phi i64 [ %27, %30 ], [ %57, %._crit_edge5 ]
  %41 = getelementptr float, ptr %32, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = icmp eq i64 %40, %26
  %44 = fmul float %13, %42
  %45 = fmul float %44, %35
  br i1 %43, label %._crit_edge4, label %46

._crit_edge4:
  br label %53

46:
  %47 = getelementptr inbounds nuw float, ptr %17, i64 %40
  %48 = load float, ptr %47, align 4
  %49 = fadd float %48, %45
  store float %49, ptr %47, align 4
  %50 = getelementptr inbounds nuw float, ptr %16, i64 %40
  %51 = load float, ptr %50, align 4
  %52 = fmul float %44, %51
  br label %53

53:
  %54 = phi float [ %52, %46 ], [ %45, %._crit_edge4 ]
  %55 = load float, ptr %34, align 4
  %56 = fadd float %55, %54
  store float %56, ptr %34, align 4
  %57 = add nuw i64 %40, 1
  %58 = icmp eq i64 %40, %28
  br i1 %58, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %39

.loopexit1:
  br label %59

59:
  call fastcc void @irad.body.blas_s.scatter(i64 %1, ptr %17, ptr %7, ptr %8, i64 %9)
  call void @free(ptr %16)
  call void @free(ptr %17)
  ret void
}

define internal void @irad.body.ssbmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
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
  call fastcc void @irad.body.blas_s.band_mv(i32 %13, i64 %15, i64 %17, ptr %3, ptr %4, i64 %19, ptr %6, i64 %21, ptr %8, ptr %9, i64 %23)
  ret void
}

define internal void @irad.body.blas_s.band_mv(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr readonly %3, ptr %4, i64 %5, ptr readonly %6, i64 %7, ptr readonly %8, ptr %9, i64 %10) unnamed_addr {
  %12 = and i32 %0, -33
  %13 = icmp eq i32 %12, 76
  %14 = load float, ptr %3, align 4
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %6, i64 %7, ptr %17)
  %18 = call noalias ptr @calloc(i64 %15, i64 4)
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %68

20:
  %21 = add nuw i64 %1, 4611686018427387903
  %22 = mul i64 %5, %21
  %23 = add i64 %22, %2
  %24 = shl i64 %23, 2
  %25 = add i64 %24, 4
  call void @__irad_float(ptr %4, i64 %25)
  %26 = add nsw i64 %1, -1
  %27 = select i1 %13, i64 0, i64 %2
  br label %28

28:
  %29 = phi i64 [ 0, %20 ], [ %46, %._crit_edge3 ]
  %30 = sub nsw i64 %29, %2
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 0)
  %32 = select i1 %13, i64 %29, i64 %31
  %33 = add nsw i64 %29, %2
  %34 = call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %26, i64 %33)
  %35 = sub i64 %27, %29
  %36 = mul nsw i64 %29, %5
  %37 = getelementptr float, ptr %4, i64 %36
  %38 = getelementptr inbounds nuw float, ptr %17, i64 %29
  %39 = getelementptr inbounds nuw float, ptr %18, i64 %29
  %40 = select i1 %13, i64 %34, i64 %29
  %41 = getelementptr float, ptr %37, i64 %35
  %42 = icmp sgt i64 %32, %40
  br i1 %42, label %._crit_edge2, label %43

._crit_edge2:
  br label %45

43:
  %44 = load float, ptr %38, align 4
  br label %48

.loopexit:
  br label %45

45:
  %46 = add nuw nsw i64 %29, 1
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %28

48:
  %49 = phi i64 [ %66, %._crit_edge5 ], [ %32, %43 ]
  %50 = getelementptr float, ptr %41, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = icmp eq i64 %49, %29
  %53 = fmul float %14, %51
  %54 = fmul float %53, %44
  br i1 %52, label %._crit_edge4, label %55

._crit_edge4:
  br label %62

55:
  %56 = getelementptr inbounds nuw float, ptr %18, i64 %49
  %57 = load float, ptr %56, align 4
  %58 = fadd float %57, %54
  store float %58, ptr %56, align 4
  %59 = getelementptr inbounds nuw float, ptr %17, i64 %49
  %60 = load float, ptr %59, align 4
  %61 = fmul float %53, %60
  br label %62

62:
  %63 = phi float [ %61, %55 ], [ %54, %._crit_edge4 ]
  %64 = load float, ptr %39, align 4
  %65 = fadd float %64, %63
  store float %65, ptr %39, align 4
  %66 = add nuw nsw i64 %49, 1
  %67 = icmp slt i64 %49, %40
  br i1 %67, label %._crit_edge5, label %.loopexit

._crit_edge5:
  br label %48

.loopexit1:
  br label %68

68:
  call fastcc void @irad.body.blas_s.scatter(i64 %1, ptr %18, ptr %8, ptr %9, i64 %10)
  call void @free(ptr %17)
  call void @free(ptr %18)
  ret void
}

define internal void @irad.body.sspmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  call fastcc void @irad.body.blas_s.packed_mv(i32 %11, i64 %13, ptr %2, ptr %3, ptr %4, i64 %15, ptr %6, ptr %7, i64 %17)
  ret void
}

define internal void @irad.body.blas_s.packed_mv(i32 range(i32 -128, 128) %0, i64 %1, ptr readonly %2, ptr %3, ptr readonly %4, i64 %5, ptr readonly %6, ptr %7, i64 %8) unnamed_addr {
  %10 = and i32 %0, -33
  %11 = icmp eq i32 %10, 76
  %12 = load float, ptr %2, align 4
  %13 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %4, i64 %5, ptr %15)
  %16 = call noalias ptr @calloc(i64 %13, i64 4)
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %66

18:
  %19 = add nuw nsw i64 %1, 1
  %20 = shl nuw i64 %1, 1
  %21 = mul i64 %20, %19
  %22 = and i64 %21, -4
  call void @__irad_float(ptr %3, i64 %22)
  %23 = add nsw i64 %1, -1
  %24 = shl nuw nsw i64 %1, 1
  br label %25

25:
  %26 = phi i64 [ 0, %18 ], [ %44, %._crit_edge2 ]
  %27 = select i1 %11, i64 %26, i64 0
  %28 = select i1 %11, i64 %23, i64 %26
  %29 = icmp sgt i64 %27, %28
  br i1 %29, label %30, label %32

30:
  %31 = add nuw nsw i64 %26, 1
  br label %43

32:
  %33 = xor i64 %26, -1
  %34 = add nsw i64 %24, %33
  %35 = add nuw nsw i64 %26, 1
  %36 = select i1 %11, i64 %34, i64 %35
  %37 = mul nsw i64 %36, %26
  %38 = sdiv i64 %37, 2
  %39 = getelementptr float, ptr %3, i64 %38
  %40 = getelementptr inbounds nuw float, ptr %15, i64 %26
  %41 = getelementptr inbounds nuw float, ptr %16, i64 %26
  %42 = load float, ptr %40, align 4
  br label %46

.loopexit:
  br label %43

43:
  %44 = phi i64 [ %31, %30 ], [ %35, %.loopexit ]
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %25

46:
  %47 = phi i64 [ %27, %32 ], [ %64, %._crit_edge4 ]
  %48 = getelementptr float, ptr %39, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = icmp eq i64 %47, %26
  %51 = fmul float %12, %49
  %52 = fmul float %51, %42
  br i1 %50, label %._crit_edge3, label %53

._crit_edge3:
  br label %60

53:
  %54 = getelementptr inbounds nuw float, ptr %16, i64 %47
  %55 = load float, ptr %54, align 4
  %56 = fadd float %55, %52
  store float %56, ptr %54, align 4
  %57 = getelementptr inbounds nuw float, ptr %15, i64 %47
  %58 = load float, ptr %57, align 4
  %59 = fmul float %51, %58
  br label %60

60:
  %61 = phi float [ %59, %53 ], [ %52, %._crit_edge3 ]
  %62 = load float, ptr %41, align 4
  %63 = fadd float %62, %61
  store float %63, ptr %41, align 4
  %64 = add nuw i64 %47, 1
  %65 = icmp eq i64 %47, %28
  br i1 %65, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %46

.loopexit1:
  br label %66

66:
  call fastcc void @irad.body.blas_s.scatter(i64 %1, ptr %16, ptr %6, ptr %7, i64 %8)
  call void @free(ptr %15)
  call void @free(ptr %16)
  ret void
}

define internal void @irad.body.strmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7) {
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
  call fastcc void @irad.body.blas_s.dense_tmv(i32 %10, i32 %12, i32 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 %20)
  ret void
}

define internal void @irad.body.blas_s.dense_tmv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = alloca float, align 4
  %10 = and i32 %0, -33
  %11 = icmp eq i32 %10, 76
  %12 = and i32 %1, -37
  %13 = icmp eq i32 %12, 74
  %14 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.blas_s.gather(i64 %3, ptr %6, i64 %7, ptr %16)
  %17 = call noalias ptr @calloc(i64 %14, i64 4)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store float 0.000000e+00, ptr %9, align 4
  %18 = icmp sgt i64 %3, 0
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %64

19:
  %20 = add nuw i64 %3, 4611686018427387903
  %21 = mul i64 %5, %20
  %22 = add i64 %21, %3
  %23 = shl i64 %22, 2
  call void @__irad_float(ptr %4, i64 %23)
  %24 = add nsw i64 %3, -1
  %25 = and i32 %2, -33
  %26 = icmp eq i32 %25, 85
  br label %27

27:
  %28 = phi i64 [ 0, %19 ], [ %38, %._crit_edge3 ]
  %29 = select i1 %11, i64 %28, i64 0
  %30 = select i1 %11, i64 %24, i64 %28
  %31 = icmp sgt i64 %29, %30
  br i1 %31, label %._crit_edge2, label %32

._crit_edge2:
  br label %37

32:
  %33 = mul nsw i64 %28, %5
  %34 = getelementptr float, ptr %4, i64 %33
  %35 = getelementptr inbounds nuw float, ptr %17, i64 %28
  %36 = getelementptr inbounds nuw float, ptr %16, i64 %28
  br label %40

.loopexit:
  br label %37

37:
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %3
  br i1 %39, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %27

40:
  %41 = phi i64 [ %29, %32 ], [ %62, %._crit_edge5 ]
  %42 = icmp eq i64 %41, %28
  %43 = and i1 %26, %42
  br i1 %43, label %._crit_edge4, label %44

._crit_edge4:
  br label %47

44:
  %45 = getelementptr float, ptr %34, i64 %41
  %46 = load float, ptr %45, align 4
  br label %47

47:
  %48 = phi float [ %46, %44 ], [ 1.000000e+00, %._crit_edge4 ]
  br i1 %13, label %49, label %55

49:
  %50 = load float, ptr %36, align 4
  %51 = fmul float %48, %50
  %52 = getelementptr inbounds nuw float, ptr %17, i64 %41
  %53 = load float, ptr %52, align 4
  %54 = fadd float %53, %51
  store float %54, ptr %52, align 4
  br label %61

55:
  %56 = getelementptr inbounds nuw float, ptr %16, i64 %41
  %57 = load float, ptr %56, align 4
  %58 = fmul float %48, %57
  %59 = load float, ptr %35, align 4
  %60 = fadd float %59, %58
  store float %60, ptr %35, align 4
  br label %61

61:
  %62 = add nuw i64 %41, 1
  %63 = icmp eq i64 %41, %30
  br i1 %63, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %40

.loopexit1:
  br label %64

64:
  call fastcc void @irad.body.blas_s.scatter(i64 %3, ptr %17, ptr nonnull %9, ptr %6, i64 %7)
  call void @free(ptr %16)
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @irad.body.stbmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8) {
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
  call fastcc void @irad.body.blas_s.band_tmv(i32 %11, i32 %13, i32 %15, i64 %17, i64 %19, ptr %5, i64 %21, ptr %7, i64 %23)
  ret void
}

define internal void @irad.body.blas_s.band_tmv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = alloca float, align 4
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 76
  %13 = and i32 %1, -37
  %14 = icmp eq i32 %13, 74
  %15 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.blas_s.gather(i64 %3, ptr %7, i64 %8, ptr %17)
  %18 = call noalias ptr @calloc(i64 %15, i64 4)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store float 0.000000e+00, ptr %10, align 4
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %72

20:
  %21 = add nuw i64 %3, 4611686018427387903
  %22 = mul i64 %6, %21
  %23 = add i64 %22, %4
  %24 = shl i64 %23, 2
  %25 = add i64 %24, 4
  call void @__irad_float(ptr %5, i64 %25)
  %26 = add nsw i64 %3, -1
  %27 = and i32 %2, -33
  %28 = icmp eq i32 %27, 85
  %29 = select i1 %12, i64 0, i64 %4
  br label %30

30:
  %31 = phi i64 [ 0, %20 ], [ %46, %._crit_edge3 ]
  %32 = sub nsw i64 %31, %4
  %33 = call i64 @llvm.smax.i64(i64 %32, i64 0)
  %34 = select i1 %12, i64 %31, i64 %33
  %35 = add nsw i64 %31, %4
  %36 = call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %26, i64 %35)
  %37 = sub i64 %29, %31
  %38 = mul nsw i64 %31, %6
  %39 = getelementptr float, ptr %5, i64 %38
  %40 = getelementptr inbounds nuw float, ptr %18, i64 %31
  %41 = getelementptr inbounds nuw float, ptr %17, i64 %31
  %42 = select i1 %12, i64 %36, i64 %31
  %43 = getelementptr float, ptr %39, i64 %37
  %44 = icmp sgt i64 %34, %42
  br i1 %44, label %._crit_edge2, label %.preheader

._crit_edge2:
  br label %45

.preheader:
  br label %48

.loopexit:
  br label %45

45:
  %46 = add nuw nsw i64 %31, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %30

48:
  %49 = phi i64 [ %70, %._crit_edge5 ], [ %34, %.preheader ]
  %50 = icmp eq i64 %49, %31
  %51 = and i1 %28, %50
  br i1 %51, label %._crit_edge4, label %52

._crit_edge4:
  br label %55

52:
  %53 = getelementptr float, ptr %43, i64 %49
  %54 = load float, ptr %53, align 4
  br label %55

55:
  %56 = phi float [ %54, %52 ], [ 1.000000e+00, %._crit_edge4 ]
  br i1 %14, label %57, label %63

57:
  %58 = load float, ptr %41, align 4
  %59 = fmul float %56, %58
  %60 = getelementptr inbounds nuw float, ptr %18, i64 %49
  %61 = load float, ptr %60, align 4
  %62 = fadd float %61, %59
  store float %62, ptr %60, align 4
  br label %69

63:
  %64 = getelementptr inbounds nuw float, ptr %17, i64 %49
  %65 = load float, ptr %64, align 4
  %66 = fmul float %56, %65
  %67 = load float, ptr %40, align 4
  %68 = fadd float %67, %66
  store float %68, ptr %40, align 4
  br label %69

69:
  %70 = add nuw nsw i64 %49, 1
  %71 = icmp slt i64 %49, %42
  br i1 %71, label %._crit_edge5, label %.loopexit

._crit_edge5:
  br label %48

.loopexit1:
  br label %72

72:
  call fastcc void @irad.body.blas_s.scatter(i64 %3, ptr %18, ptr nonnull %10, ptr %7, i64 %8)
  call void @free(ptr %17)
  call void @free(ptr %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @irad.body.stpmv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6) {
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
  call fastcc void @irad.body.blas_s.packed_tmv(i32 %9, i32 %11, i32 %13, i64 %15, ptr %4, ptr %5, i64 %17)
  ret void
}

define internal void @irad.body.blas_s.packed_tmv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = alloca float, align 4
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 76
  %11 = and i32 %1, -37
  %12 = icmp eq i32 %11, 74
  %13 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.blas_s.gather(i64 %3, ptr %5, i64 %6, ptr %15)
  %16 = call noalias ptr @calloc(i64 %13, i64 4)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store float 0.000000e+00, ptr %8, align 4
  %17 = icmp sgt i64 %3, 0
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %71

18:
  %19 = add nuw nsw i64 %3, 1
  %20 = shl nuw i64 %3, 1
  %21 = mul i64 %20, %19
  %22 = and i64 %21, -4
  call void @__irad_float(ptr %4, i64 %22)
  %23 = add nsw i64 %3, -1
  %24 = and i32 %2, -33
  %25 = icmp eq i32 %24, 85
  %26 = shl nuw nsw i64 %3, 1
  br label %27

27:
  %28 = phi i64 [ 0, %18 ], [ %45, %._crit_edge2 ]
  %29 = select i1 %10, i64 %28, i64 0
  %30 = select i1 %10, i64 %23, i64 %28
  %31 = icmp sgt i64 %29, %30
  br i1 %31, label %32, label %34

32:
  %33 = add nuw nsw i64 %28, 1
  br label %44

34:
  %35 = xor i64 %28, -1
  %36 = add nsw i64 %26, %35
  %37 = add nuw nsw i64 %28, 1
  %38 = select i1 %10, i64 %36, i64 %37
  %39 = mul nsw i64 %38, %28
  %40 = sdiv i64 %39, 2
  %41 = getelementptr float, ptr %4, i64 %40
  %42 = getelementptr inbounds nuw float, ptr %16, i64 %28
  %43 = getelementptr inbounds nuw float, ptr %15, i64 %28
  br label %47

.loopexit:
  br label %44

44:
  %45 = phi i64 [ %33, %32 ], [ %37, %.loopexit ]
  %46 = icmp eq i64 %45, %3
  br i1 %46, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %27

47:
  %48 = phi i64 [ %29, %34 ], [ %69, %._crit_edge4 ]
  %49 = icmp eq i64 %48, %28
  %50 = and i1 %25, %49
  br i1 %50, label %._crit_edge3, label %51

._crit_edge3:
  br label %54

51:
  %52 = getelementptr float, ptr %41, i64 %48
  %53 = load float, ptr %52, align 4
  br label %54

54:
  %55 = phi float [ %53, %51 ], [ 1.000000e+00, %._crit_edge3 ]
  br i1 %12, label %56, label %62

56:
  %57 = load float, ptr %43, align 4
  %58 = fmul float %55, %57
  %59 = getelementptr inbounds nuw float, ptr %16, i64 %48
  %60 = load float, ptr %59, align 4
  %61 = fadd float %60, %58
  store float %61, ptr %59, align 4
  br label %68

62:
  %63 = getelementptr inbounds nuw float, ptr %15, i64 %48
  %64 = load float, ptr %63, align 4
  %65 = fmul float %55, %64
  %66 = load float, ptr %42, align 4
  %67 = fadd float %66, %65
  store float %67, ptr %42, align 4
  br label %68

68:
  %69 = add nuw i64 %48, 1
  %70 = icmp eq i64 %48, %30
  br i1 %70, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %47

.loopexit1:
  br label %71

71:
  call fastcc void @irad.body.blas_s.scatter(i64 %3, ptr %16, ptr nonnull %8, ptr %5, i64 %6)
  call void @free(ptr %15)
  call void @free(ptr %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.strsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7) {
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
  call fastcc void @irad.body.blas_s.dense_tsv(i32 %10, i32 %12, i32 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 %20)
  ret void
}

define internal void @irad.body.blas_s.dense_tsv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = alloca float, align 4
  %10 = and i32 %0, -33
  %11 = icmp eq i32 %10, 76
  %12 = and i32 %1, -37
  %13 = icmp eq i32 %12, 74
  %14 = and i32 %2, -33
  %15 = icmp eq i32 %14, 85
  %16 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %17 = shl i64 %16, 2
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.blas_s.gather(i64 %3, ptr %6, i64 %7, ptr %18)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store float 0.000000e+00, ptr %9, align 4
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %76

20:
  %21 = add nuw i64 %3, 4611686018427387903
  %22 = mul i64 %5, %21
  %23 = add i64 %22, %3
  %24 = shl i64 %23, 2
  call void @__irad_float(ptr %4, i64 %24)
  %25 = xor i1 %11, %13
  br label %26

26:
  %27 = phi i64 [ 0, %20 ], [ %74, %._crit_edge11 ]
  %28 = xor i64 %27, -1
  %29 = add nsw i64 %3, %28
  %30 = select i1 %25, i64 %29, i64 %27
  %31 = mul nsw i64 %30, %5
  %32 = add nsw i64 %30, 1
  %33 = select i1 %11, i64 %32, i64 0
  %34 = select i1 %11, i64 %3, i64 %30
  %35 = getelementptr inbounds float, ptr %18, i64 %30
  %36 = load float, ptr %35, align 4
  br i1 %13, label %._crit_edge4, label %37

._crit_edge4:
  br label %51

37:
  %38 = getelementptr float, ptr %4, i64 %31
  %39 = icmp slt i64 %33, %34
  br i1 %39, label %.preheader1, label %._crit_edge5

._crit_edge5:
  br label %51

.preheader1:
  br label %40

40:
  %41 = phi i64 [ %49, %._crit_edge6 ], [ %33, %.preheader1 ]
  %42 = phi float [ %48, %._crit_edge6 ], [ %36, %.preheader1 ]
  %43 = getelementptr float, ptr %38, i64 %41
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds float, ptr %18, i64 %41
  %46 = load float, ptr %45, align 4
  %47 = fmul float %44, %46
  %48 = fsub float %42, %47
  %49 = add nsw i64 %41, 1
  %50 = icmp eq i64 %49, %34
  br i1 %50, label %.loopexit2, label %._crit_edge6

._crit_edge6:
  br label %40

.loopexit2:
  %.lcssa = phi float [ %48, %40 ]
  br label %51

51:
  %52 = phi float [ %36, %._crit_edge4 ], [ %36, %._crit_edge5 ], [ %.lcssa, %.loopexit2 ]
  br i1 %15, label %._crit_edge7, label %53

._crit_edge7:
  br label %58

53:
  %54 = getelementptr float, ptr %4, i64 %30
  %55 = getelementptr float, ptr %54, i64 %31
  %56 = load float, ptr %55, align 4
  %57 = fdiv float %52, %56
  br label %58

58:
  %59 = phi float [ %52, %._crit_edge7 ], [ %57, %53 ]
  store float %59, ptr %35, align 4
  br i1 %13, label %60, label %._crit_edge8

._crit_edge8:
  br label %73

60:
  %61 = getelementptr float, ptr %4, i64 %31
  %62 = icmp slt i64 %33, %34
  br i1 %62, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %73

.preheader:
  br label %63

63:
  %64 = phi i64 [ %71, %._crit_edge10 ], [ %33, %.preheader ]
  %65 = getelementptr float, ptr %61, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = fmul float %59, %66
  %68 = getelementptr inbounds float, ptr %18, i64 %64
  %69 = load float, ptr %68, align 4
  %70 = fsub float %69, %67
  store float %70, ptr %68, align 4
  %71 = add nsw i64 %64, 1
  %72 = icmp eq i64 %71, %34
  br i1 %72, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %63

.loopexit:
  br label %73

73:
  %74 = add nuw nsw i64 %27, 1
  %75 = icmp eq i64 %74, %3
  br i1 %75, label %.loopexit3, label %._crit_edge11

._crit_edge11:
  br label %26

.loopexit3:
  br label %76

76:
  call fastcc void @irad.body.blas_s.scatter(i64 %3, ptr %18, ptr nonnull %9, ptr %6, i64 %7)
  call void @free(ptr %18)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @irad.body.stbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8) {
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
  call fastcc void @irad.body.blas_s.band_tsv(i32 %11, i32 %13, i32 %15, i64 %17, i64 %19, ptr %5, i64 %21, ptr %7, i64 %23)
  ret void
}

define internal void @irad.body.blas_s.band_tsv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = alloca float, align 4
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 76
  %13 = and i32 %1, -37
  %14 = icmp eq i32 %13, 74
  %15 = and i32 %2, -33
  %16 = icmp eq i32 %15, 85
  %17 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.blas_s.gather(i64 %3, ptr %7, i64 %8, ptr %19)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store float 0.000000e+00, ptr %10, align 4
  %20 = icmp sgt i64 %3, 0
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %94

21:
  %22 = add nuw i64 %3, 4611686018427387903
  %23 = mul i64 %6, %22
  %24 = add i64 %23, %4
  %25 = shl i64 %24, 2
  %26 = add i64 %25, 4
  call void @__irad_float(ptr %5, i64 %26)
  %27 = xor i1 %12, %14
  %28 = select i1 %12, i64 0, i64 %4
  %29 = add nsw i64 %3, -1
  %30 = getelementptr float, ptr %5, i64 %28
  br label %31

31:
  %32 = phi i64 [ 0, %21 ], [ %92, %._crit_edge8 ]
  %33 = xor i64 %32, -1
  %34 = add nsw i64 %3, %33
  %35 = select i1 %27, i64 %34, i64 %32
  %36 = mul nsw i64 %35, %6
  br i1 %12, label %37, label %41

37:
  %38 = add nsw i64 %35, %4
  %39 = add nsw i64 %35, 1
  %40 = call i64 @llvm.smin.i64(i64 range(i64 -9223372036854775808, 9223372036854775807) %29, i64 %38)
  br label %45

41:
  %42 = sub nsw i64 %35, %4
  %43 = call i64 @llvm.smax.i64(i64 %42, i64 0)
  %44 = add nsw i64 %35, -1
  br label %45

45:
  %46 = phi i64 [ %39, %37 ], [ %43, %41 ]
  %47 = phi i64 [ %40, %37 ], [ %44, %41 ]
  %48 = getelementptr inbounds float, ptr %19, i64 %35
  %49 = load float, ptr %48, align 4
  %50 = icmp sgt i64 %46, %47
  %51 = select i1 %14, i1 true, i1 %50
  br i1 %51, label %._crit_edge3, label %52

._crit_edge3:
  br label %67

52:
  %53 = getelementptr float, ptr %5, i64 %36
  %54 = sub i64 %28, %35
  %55 = getelementptr float, ptr %53, i64 %54
  br label %56

56:
  %57 = phi i64 [ %46, %52 ], [ %65, %._crit_edge4 ]
  %58 = phi float [ %49, %52 ], [ %64, %._crit_edge4 ]
  %59 = getelementptr float, ptr %55, i64 %57
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds float, ptr %19, i64 %57
  %62 = load float, ptr %61, align 4
  %63 = fmul float %60, %62
  %64 = fsub float %58, %63
  %65 = add i64 %57, 1
  %66 = icmp eq i64 %57, %47
  br i1 %66, label %.loopexit1, label %._crit_edge4

._crit_edge4:
  br label %56

.loopexit1:
  %.lcssa = phi float [ %64, %56 ]
  br label %67

67:
  %68 = phi float [ %49, %._crit_edge3 ], [ %.lcssa, %.loopexit1 ]
  br i1 %16, label %._crit_edge5, label %69

._crit_edge5:
  br label %73

69:
  %70 = getelementptr float, ptr %30, i64 %36
  %71 = load float, ptr %70, align 4
  %72 = fdiv float %68, %71
  br label %73

73:
  %74 = phi float [ %68, %._crit_edge5 ], [ %72, %69 ]
  store float %74, ptr %48, align 4
  %75 = icmp sle i64 %46, %47
  %76 = select i1 %14, i1 %75, i1 false
  br i1 %76, label %77, label %._crit_edge6

._crit_edge6:
  br label %91

77:
  %78 = getelementptr float, ptr %5, i64 %36
  %79 = sub i64 %28, %35
  %80 = getelementptr float, ptr %78, i64 %79
  br label %81

81:
  %82 = phi i64 [ %46, %77 ], [ %89, %._crit_edge7 ]
  %83 = getelementptr float, ptr %80, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = fmul float %74, %84
  %86 = getelementptr inbounds float, ptr %19, i64 %82
  %87 = load float, ptr %86, align 4
  %88 = fsub float %87, %85
  store float %88, ptr %86, align 4
  %89 = add i64 %82, 1
  %90 = icmp eq i64 %82, %47
  br i1 %90, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %81

.loopexit:
  br label %91

91:
  %92 = add nuw nsw i64 %32, 1
  %93 = icmp eq i64 %92, %3
  br i1 %93, label %.loopexit2, label %._crit_edge8

._crit_edge8:
  br label %31

.loopexit2:
  br label %94

94:
  call fastcc void @irad.body.blas_s.scatter(i64 %3, ptr %19, ptr nonnull %10, ptr %7, i64 %8)
  call void @free(ptr %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret void
}

define internal void @irad.body.stpsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6) {
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
  call fastcc void @irad.body.blas_s.packed_tsv(i32 %9, i32 %11, i32 %13, i64 %15, ptr %4, ptr %5, i64 %17)
  ret void
}

define internal void @irad.body.blas_s.packed_tsv(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = alloca float, align 4
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 76
  %11 = and i32 %1, -37
  %12 = icmp eq i32 %11, 74
  %13 = and i32 %2, -33
  %14 = icmp eq i32 %13, 85
  %15 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.blas_s.gather(i64 %3, ptr %5, i64 %6, ptr %17)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store float 0.000000e+00, ptr %8, align 4
  %18 = icmp sgt i64 %3, 0
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %80

19:
  %20 = add nuw nsw i64 %3, 1
  %21 = shl nuw i64 %3, 1
  %22 = mul i64 %21, %20
  %23 = and i64 %22, -4
  call void @__irad_float(ptr %4, i64 %23)
  %24 = xor i1 %10, %12
  %25 = shl nuw nsw i64 %3, 1
  br label %26

26:
  %27 = phi i64 [ 0, %19 ], [ %78, %._crit_edge11 ]
  %28 = xor i64 %27, -1
  %29 = add nsw i64 %3, %28
  %30 = select i1 %24, i64 %29, i64 %27
  %31 = xor i64 %30, -1
  %32 = add i64 %25, %31
  %33 = add nsw i64 %30, 1
  %34 = select i1 %10, i64 %32, i64 %33
  %35 = mul nsw i64 %34, %30
  %36 = sdiv i64 %35, 2
  %37 = select i1 %10, i64 %33, i64 0
  %38 = select i1 %10, i64 %3, i64 %30
  %39 = getelementptr inbounds float, ptr %17, i64 %30
  %40 = load float, ptr %39, align 4
  br i1 %12, label %._crit_edge4, label %41

._crit_edge4:
  br label %55

41:
  %42 = getelementptr float, ptr %4, i64 %36
  %43 = icmp slt i64 %37, %38
  br i1 %43, label %.preheader1, label %._crit_edge5

._crit_edge5:
  br label %55

.preheader1:
  br label %44

44:
  %45 = phi i64 [ %53, %._crit_edge6 ], [ %37, %.preheader1 ]
  %46 = phi float [ %52, %._crit_edge6 ], [ %40, %.preheader1 ]
  %47 = getelementptr float, ptr %42, i64 %45
  %48 = load float, ptr %47, align 4
  %49 = getelementptr inbounds float, ptr %17, i64 %45
  %50 = load float, ptr %49, align 4
  %51 = fmul float %48, %50
  %52 = fsub float %46, %51
  %53 = add nsw i64 %45, 1
  %54 = icmp eq i64 %53, %38
  br i1 %54, label %.loopexit2, label %._crit_edge6

._crit_edge6:
  br label %44

.loopexit2:
  %.lcssa = phi float [ %52, %44 ]
  br label %55

55:
  %56 = phi float [ %40, %._crit_edge4 ], [ %40, %._crit_edge5 ], [ %.lcssa, %.loopexit2 ]
  br i1 %14, label %._crit_edge7, label %57

._crit_edge7:
  br label %62

57:
  %58 = getelementptr float, ptr %4, i64 %30
  %59 = getelementptr float, ptr %58, i64 %36
  %60 = load float, ptr %59, align 4
  %61 = fdiv float %56, %60
  br label %62

62:
  %63 = phi float [ %56, %._crit_edge7 ], [ %61, %57 ]
  store float %63, ptr %39, align 4
  br i1 %12, label %64, label %._crit_edge8

._crit_edge8:
  br label %77

64:
  %65 = getelementptr float, ptr %4, i64 %36
  %66 = icmp slt i64 %37, %38
  br i1 %66, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %77

.preheader:
  br label %67

67:
  %68 = phi i64 [ %75, %._crit_edge10 ], [ %37, %.preheader ]
  %69 = getelementptr float, ptr %65, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fmul float %63, %70
  %72 = getelementptr inbounds float, ptr %17, i64 %68
  %73 = load float, ptr %72, align 4
  %74 = fsub float %73, %71
  store float %74, ptr %72, align 4
  %75 = add nsw i64 %68, 1
  %76 = icmp eq i64 %75, %38
  br i1 %76, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %67

.loopexit:
  br label %77

77:
  %78 = add nuw nsw i64 %27, 1
  %79 = icmp eq i64 %78, %3
  br i1 %79, label %.loopexit3, label %._crit_edge11

._crit_edge11:
  br label %26

.loopexit3:
  br label %80

80:
  call fastcc void @irad.body.blas_s.scatter(i64 %3, ptr %17, ptr nonnull %8, ptr %5, i64 %6)
  call void @free(ptr %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.ssyr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6) {
  %8 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = load float, ptr %2, align 4
  store float %9, ptr %8, align 4
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  call fastcc void @irad.body.blas_s.dense_r1(i32 %11, i64 %13, ptr %8, ptr %3, i64 %15, ptr %5, i64 %17)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal void @irad.body.blas_s.dense_r1(i32 range(i32 -128, 128) %0, i64 %1, ptr nonnull readonly %2, ptr readonly %3, i64 %4, ptr %5, i64 %6) unnamed_addr {
  %8 = and i32 %0, -33
  %9 = icmp eq i32 %8, 76
  %10 = load float, ptr %2, align 4
  %11 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %12 = shl i64 %11, 2
  %13 = call noalias ptr @malloc(i64 %12)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %3, i64 %4, ptr %13)
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %._crit_edge

._crit_edge:
  br label %45

15:
  %16 = add nuw i64 %1, 4611686018427387903
  %17 = mul i64 %6, %16
  %18 = add i64 %17, %1
  %19 = shl i64 %18, 2
  call void @__irad_float(ptr %5, i64 %19)
  %20 = add nsw i64 %1, -1
  br label %21

21:
  %22 = phi i64 [ 0, %15 ], [ %32, %._crit_edge3 ]
  %23 = select i1 %9, i64 %22, i64 0
  %24 = select i1 %9, i64 %20, i64 %22
  %25 = icmp sgt i64 %23, %24
  br i1 %25, label %._crit_edge2, label %26

._crit_edge2:
  br label %31

26:
  %27 = mul nsw i64 %22, %6
  %28 = getelementptr float, ptr %5, i64 %27
  %29 = getelementptr inbounds nuw float, ptr %13, i64 %22
  %30 = load float, ptr %29, align 4
  br label %34

.loopexit:
  br label %31

31:
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %32, %1
  br i1 %33, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %21

34:
  %35 = phi i64 [ %23, %26 ], [ %43, %._crit_edge4 ]
  %36 = getelementptr float, ptr %28, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = getelementptr inbounds nuw float, ptr %13, i64 %35
  %39 = load float, ptr %38, align 4
  %40 = fmul float %10, %39
  %41 = fmul float %40, %30
  %42 = fadd float %37, %41
  store float %42, ptr %36, align 4
  %43 = add nuw i64 %35, 1
  %44 = icmp eq i64 %35, %24
  br i1 %44, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %34

.loopexit1:
  br label %45

45:
  call void @free(ptr %13)
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal void @irad.body.sspr(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5) {
  %7 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load float, ptr %2, align 4
  store float %8, ptr %7, align 4
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  call fastcc void @irad.body.blas_s.packed_r1(i32 %10, i64 %12, ptr %7, ptr %3, i64 %14, ptr %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

define internal void @irad.body.blas_s.packed_r1(i32 range(i32 -128, 128) %0, i64 %1, ptr nonnull readonly %2, ptr readonly %3, i64 %4, ptr %5) unnamed_addr {
  %7 = and i32 %0, -33
  %8 = icmp eq i32 %7, 76
  %9 = load float, ptr %2, align 4
  %10 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %11 = shl i64 %10, 2
  %12 = call noalias ptr @malloc(i64 %11)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %3, i64 %4, ptr %12)
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %52

14:
  %15 = add nuw nsw i64 %1, 1
  %16 = shl nuw i64 %1, 1
  %17 = mul i64 %16, %15
  %18 = and i64 %17, -4
  call void @__irad_float(ptr %5, i64 %18)
  %19 = add nsw i64 %1, -1
  %20 = shl nuw nsw i64 %1, 1
  br label %21

21:
  %22 = phi i64 [ 0, %14 ], [ %39, %._crit_edge2 ]
  %23 = select i1 %8, i64 %22, i64 0
  %24 = select i1 %8, i64 %19, i64 %22
  %25 = icmp sgt i64 %23, %24
  br i1 %25, label %26, label %28

26:
  %27 = add nuw nsw i64 %22, 1
  br label %38

28:
  %29 = xor i64 %22, -1
  %30 = add nsw i64 %20, %29
  %31 = add nuw nsw i64 %22, 1
  %32 = select i1 %8, i64 %30, i64 %31
  %33 = mul nsw i64 %32, %22
  %34 = sdiv i64 %33, 2
  %35 = getelementptr float, ptr %5, i64 %34
  %36 = getelementptr inbounds nuw float, ptr %12, i64 %22
  %37 = load float, ptr %36, align 4
  br label %41

.loopexit:
  br label %38

38:
  %39 = phi i64 [ %27, %26 ], [ %31, %.loopexit ]
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %21

41:
  %42 = phi i64 [ %23, %28 ], [ %50, %._crit_edge3 ]
  %43 = getelementptr float, ptr %35, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds nuw float, ptr %12, i64 %42
  %46 = load float, ptr %45, align 4
  %47 = fmul float %9, %46
  %48 = fmul float %47, %37
  %49 = fadd float %44, %48
  store float %49, ptr %43, align 4
  %50 = add nuw i64 %42, 1
  %51 = icmp eq i64 %42, %24
  br i1 %51, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %41

.loopexit1:
  br label %52

52:
  call void @free(ptr %12)
  ret void
}

define internal void @irad.body.ssyr2(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
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
  call fastcc void @irad.body.blas_s.dense_r2(i32 %11, i64 %13, ptr %2, ptr %3, i64 %15, ptr %5, i64 %17, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.blas_s.dense_r2(i32 range(i32 -128, 128) %0, i64 %1, ptr readonly %2, ptr readonly %3, i64 %4, ptr readonly %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = and i32 %0, -33
  %11 = icmp eq i32 %10, 76
  %12 = load float, ptr %2, align 4
  %13 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %3, i64 %4, ptr %15)
  %16 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %5, i64 %6, ptr %16)
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %55

18:
  %19 = add nuw i64 %1, 4611686018427387903
  %20 = mul i64 %8, %19
  %21 = add i64 %20, %1
  %22 = shl i64 %21, 2
  call void @__irad_float(ptr %7, i64 %22)
  %23 = add nsw i64 %1, -1
  br label %24

24:
  %25 = phi i64 [ 0, %18 ], [ %37, %._crit_edge3 ]
  %26 = select i1 %11, i64 %25, i64 0
  %27 = select i1 %11, i64 %23, i64 %25
  %28 = icmp sgt i64 %26, %27
  br i1 %28, label %._crit_edge2, label %29

._crit_edge2:
  br label %36

29:
  %30 = mul nsw i64 %25, %8
  %31 = getelementptr float, ptr %7, i64 %30
  %32 = getelementptr inbounds nuw float, ptr %16, i64 %25
  %33 = load float, ptr %32, align 4
  %34 = getelementptr inbounds nuw float, ptr %15, i64 %25
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
  %40 = phi i64 [ %26, %29 ], [ %53, %._crit_edge4 ]
  %41 = getelementptr float, ptr %31, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw float, ptr %15, i64 %40
  %44 = load float, ptr %43, align 4
  %45 = fmul float %12, %44
  %46 = fmul float %45, %33
  %47 = fadd float %42, %46
  %48 = getelementptr inbounds nuw float, ptr %16, i64 %40
  %49 = load float, ptr %48, align 4
  %50 = fmul float %12, %49
  %51 = fmul float %50, %35
  %52 = fadd float %47, %51
  store float %52, ptr %41, align 4
  %53 = add nuw i64 %40, 1
  %54 = icmp eq i64 %40, %27
  br i1 %54, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %39

.loopexit1:
  br label %55

55:
  call void @free(ptr %15)
  call void @free(ptr %16)
  ret void
}

define internal void @irad.body.sspr2(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  call fastcc void @irad.body.blas_s.packed_r2(i32 %10, i64 %12, ptr %2, ptr %3, i64 %14, ptr %5, i64 %16, ptr %7)
  ret void
}

define internal void @irad.body.blas_s.packed_r2(i32 range(i32 -128, 128) %0, i64 %1, ptr readonly %2, ptr readonly %3, i64 %4, ptr readonly %5, i64 %6, ptr %7) unnamed_addr {
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 76
  %11 = load float, ptr %2, align 4
  %12 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %3, i64 %4, ptr %14)
  %15 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.blas_s.gather(i64 %1, ptr %5, i64 %6, ptr %15)
  %16 = icmp sgt i64 %1, 0
  br i1 %16, label %17, label %._crit_edge

._crit_edge:
  br label %62

17:
  %18 = add nuw nsw i64 %1, 1
  %19 = shl nuw i64 %1, 1
  %20 = mul i64 %19, %18
  %21 = and i64 %20, -4
  call void @__irad_float(ptr %7, i64 %21)
  %22 = add nsw i64 %1, -1
  %23 = shl nuw nsw i64 %1, 1
  br label %24

24:
  %25 = phi i64 [ 0, %17 ], [ %44, %._crit_edge2 ]
  %26 = select i1 %10, i64 %25, i64 0
  %27 = select i1 %10, i64 %22, i64 %25
  %28 = icmp sgt i64 %26, %27
  br i1 %28, label %29, label %31

29:
  %30 = add nuw nsw i64 %25, 1
  br label %43

31:
  %32 = xor i64 %25, -1
  %33 = add nsw i64 %23, %32
  %34 = add nuw nsw i64 %25, 1
  %35 = select i1 %10, i64 %33, i64 %34
  %36 = mul nsw i64 %35, %25
  %37 = sdiv i64 %36, 2
  %38 = getelementptr float, ptr %7, i64 %37
  %39 = getelementptr inbounds nuw float, ptr %15, i64 %25
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw float, ptr %14, i64 %25
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
  %47 = phi i64 [ %26, %31 ], [ %60, %._crit_edge3 ]
  %48 = getelementptr float, ptr %38, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = getelementptr inbounds nuw float, ptr %14, i64 %47
  %51 = load float, ptr %50, align 4
  %52 = fmul float %11, %51
  %53 = fmul float %52, %40
  %54 = fadd float %49, %53
  %55 = getelementptr inbounds nuw float, ptr %15, i64 %47
  %56 = load float, ptr %55, align 4
  %57 = fmul float %11, %56
  %58 = fmul float %57, %42
  %59 = fadd float %54, %58
  store float %59, ptr %48, align 4
  %60 = add nuw i64 %47, 1
  %61 = icmp eq i64 %47, %27
  br i1 %61, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %46

.loopexit1:
  br label %62

62:
  call void @free(ptr %14)
  call void @free(ptr %15)
  ret void
}

define internal float @irad.body.sdot(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %2, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_s.inner(i64 %8, ptr %1, i64 %10, ptr %3, i64 %12, ptr %6)
  %13 = load float, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret float %13
}

define internal void @irad.body.blas_s.inner(i64 %0, ptr readonly %1, i64 %2, ptr readonly %3, i64 %4, ptr nonnull writeonly %5) unnamed_addr {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %18

8:
  %9 = icmp slt i64 %4, 0
  %10 = sub nsw i64 1, %0
  %11 = mul nsw i64 %4, %10
  %12 = select i1 %9, i64 %11, i64 0
  %13 = icmp slt i64 %2, 0
  %14 = mul nsw i64 %2, %10
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr float, ptr %1, i64 %15
  %17 = getelementptr float, ptr %3, i64 %12
  br label %20

.loopexit:
  %.lcssa = phi float [ %30, %20 ]
  br label %18

18:
  %19 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa, %.loopexit ]
  store float %19, ptr %5, align 4
  ret void

20:
  %21 = phi float [ 0.000000e+00, %8 ], [ %30, %._crit_edge1 ]
  %22 = phi i64 [ 0, %8 ], [ %31, %._crit_edge1 ]
  %23 = mul nsw i64 %22, %2
  %24 = getelementptr float, ptr %16, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = mul nsw i64 %22, %4
  %27 = getelementptr float, ptr %17, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fmul float %25, %28
  %30 = fadd float %21, %29
  %31 = add nuw nsw i64 %22, 1
  %32 = icmp eq i64 %31, %0
  br i1 %32, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %20
}

define internal void @irad.body.srotg(ptr %0, ptr %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 4)) %3) {
  call fastcc void @irad.body.blas_s.make_rotation(ptr %0, ptr %1, ptr %2, ptr %3)
  ret void
}

define internal void @irad.body.blas_s.make_rotation(ptr %0, ptr %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 4)) %3) unnamed_addr {
  %5 = load float, ptr %0, align 4
  %6 = load float, ptr %1, align 4
  %7 = fcmp oeq float %5, 0.000000e+00
  %8 = fcmp oeq float %6, 0.000000e+00
  %9 = select i1 %7, i1 %8, i1 false
  br i1 %9, label %10, label %11

10:
  store float 1.000000e+00, ptr %2, align 4
  store float 0.000000e+00, ptr %3, align 4
  store float 0.000000e+00, ptr %0, align 4
  br label %32

11:
  %12 = fpext float %5 to double
  %13 = call double @llvm.fabs.f64(double %12)
  %14 = fpext float %6 to double
  %15 = call double @llvm.fabs.f64(double %14)
  %16 = fcmp ogt double %13, %15
  %17 = select i1 %16, float %5, float %6
  %18 = fmul double %12, %12
  %19 = fmul double %14, %14
  %20 = fadd double %18, %19
  %21 = call double @llvm.sqrt.f64(double %20)
  %22 = fptrunc double %21 to float
  %23 = fcmp olt float %17, 0.000000e+00
  %24 = fneg float %22
  %25 = select i1 %23, float %24, float %22
  %26 = fdiv float %5, %25
  %27 = fdiv float %6, %25
  store float %26, ptr %2, align 4
  store float %27, ptr %3, align 4
  store float %25, ptr %0, align 4
  br i1 %16, label %._crit_edge, label %28

._crit_edge:
  br label %32

28:
  %29 = fcmp une float %26, 0.000000e+00
  %30 = fdiv float 1.000000e+00, %26
  %31 = select i1 %29, float %30, float 1.000000e+00
  br label %32

32:
  %33 = phi float [ 0.000000e+00, %10 ], [ %31, %28 ], [ %27, %._crit_edge ]
  store float %33, ptr %1, align 4
  ret void
}

define internal void @irad.body.srotmg(ptr %0, ptr %1, ptr %2, ptr readonly %3, ptr writeonly %4) {
  call fastcc void @irad.body.blas_s.make_modified(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4)
  ret void
}

define internal void @irad.body.blas_s.make_modified(ptr %0, ptr %1, ptr %2, ptr readonly %3, ptr writeonly %4) unnamed_addr {
  %6 = load float, ptr %0, align 4
  %7 = load float, ptr %1, align 4
  %8 = load float, ptr %2, align 4
  %9 = load float, ptr %3, align 4
  %10 = fmul float %6, %8
  %11 = fmul float %7, %9
  %12 = fcmp oge float %6, 0.000000e+00
  %13 = fcmp oeq float %11, 0.000000e+00
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %15, label %16

15:
  store float -2.000000e+00, ptr %4, align 4
  br label %147

16:
  br i1 %12, label %17, label %._crit_edge

._crit_edge:
  br label %44

17:
  %18 = fmul float %8, %10
  %19 = call float @llvm.fabs.f32(float %18)
  %20 = fmul float %9, %11
  %21 = call float @llvm.fabs.f32(float %20)
  %22 = fcmp ogt float %19, %21
  br i1 %22, label %23, label %34

23:
  %24 = fneg float %9
  %25 = fdiv float %24, %8
  %26 = fdiv float %11, %10
  %27 = fmul float %25, %26
  %28 = fsub float 1.000000e+00, %27
  %29 = fcmp ogt float %28, 0.000000e+00
  br i1 %29, label %30, label %._crit_edge2

._crit_edge2:
  br label %44

30:
  %31 = fdiv float %6, %28
  %32 = fdiv float %7, %28
  %33 = fmul float %8, %28
  br label %44

34:
  %35 = fcmp ult float %20, 0.000000e+00
  br i1 %35, label %._crit_edge3, label %36

._crit_edge3:
  br label %44

36:
  %37 = fdiv float %10, %11
  %38 = fdiv float %8, %9
  %39 = fmul float %38, %37
  %40 = fadd float %39, 1.000000e+00
  %41 = fdiv float %6, %40
  %42 = fdiv float %7, %40
  %43 = fmul float %9, %40
  br label %44

44:
  %45 = phi float [ 0.000000e+00, %._crit_edge3 ], [ 0.000000e+00, %._crit_edge2 ], [ %31, %30 ], [ %42, %36 ], [ 0.000000e+00, %._crit_edge ]
  %46 = phi float [ 0.000000e+00, %._crit_edge3 ], [ 0.000000e+00, %._crit_edge2 ], [ %32, %30 ], [ %41, %36 ], [ 0.000000e+00, %._crit_edge ]
  %47 = phi float [ 0.000000e+00, %._crit_edge3 ], [ 0.000000e+00, %._crit_edge2 ], [ %33, %30 ], [ %43, %36 ], [ 0.000000e+00, %._crit_edge ]
  %48 = phi float [ -1.000000e+00, %._crit_edge3 ], [ -1.000000e+00, %._crit_edge2 ], [ 0.000000e+00, %30 ], [ 1.000000e+00, %36 ], [ -1.000000e+00, %._crit_edge ]
  %49 = phi float [ 0.000000e+00, %._crit_edge3 ], [ 0.000000e+00, %._crit_edge2 ], [ 0.000000e+00, %30 ], [ %37, %36 ], [ 0.000000e+00, %._crit_edge ]
  %50 = phi float [ 0.000000e+00, %._crit_edge3 ], [ 0.000000e+00, %._crit_edge2 ], [ 0.000000e+00, %30 ], [ %38, %36 ], [ 0.000000e+00, %._crit_edge ]
  %51 = phi float [ 0.000000e+00, %._crit_edge3 ], [ 0.000000e+00, %._crit_edge2 ], [ %25, %30 ], [ 0.000000e+00, %36 ], [ 0.000000e+00, %._crit_edge ]
  %52 = phi float [ 0.000000e+00, %._crit_edge3 ], [ 0.000000e+00, %._crit_edge2 ], [ %26, %30 ], [ 0.000000e+00, %36 ], [ 0.000000e+00, %._crit_edge ]
  br label %55

53:
  %.lcssa62 = phi float [ %113, %112 ]
  %.lcssa61 = phi float [ %114, %112 ]
  %.lcssa60 = phi float [ %115, %112 ]
  %.lcssa59 = phi float [ %116, %112 ]
  %.lcssa58 = phi float [ %117, %112 ]
  %.lcssa57 = phi float [ %118, %112 ]
  %.lcssa56 = phi float [ %119, %112 ]
  %.lcssa55 = phi float [ %120, %112 ]
  store float %.lcssa55, ptr %0, align 4
  store float %.lcssa56, ptr %1, align 4
  store float %.lcssa57, ptr %2, align 4
  store float %.lcssa58, ptr %4, align 4
  %54 = fcmp une float %.lcssa58, 0.000000e+00
  br i1 %54, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %139

._crit_edge4:
  br label %131

55:
  %56 = phi float [ %45, %44 ], [ %122, %121 ]
  %57 = phi float [ %46, %44 ], [ %123, %121 ]
  %58 = phi float [ %47, %44 ], [ %124, %121 ]
  %59 = phi float [ %48, %44 ], [ %125, %121 ]
  %60 = phi i1 [ true, %44 ], [ false, %121 ]
  %61 = phi float [ %49, %44 ], [ %126, %121 ]
  %62 = phi float [ %50, %44 ], [ %127, %121 ]
  %63 = phi float [ %51, %44 ], [ %128, %121 ]
  %64 = phi float [ %52, %44 ], [ %129, %121 ]
  %65 = select i1 %60, float %56, float %57
  %66 = fcmp une float %65, 0.000000e+00
  br i1 %66, label %.preheader, label %._crit_edge6

._crit_edge6:
  br label %112

.preheader:
  br label %67

67:
  %68 = phi float [ %102, %._crit_edge9 ], [ %56, %.preheader ]
  %69 = phi float [ %.lcssa28, %._crit_edge9 ], [ %57, %.preheader ]
  %70 = phi float [ %103, %._crit_edge9 ], [ %58, %.preheader ]
  %71 = phi float [ -1.000000e+00, %._crit_edge9 ], [ %59, %.preheader ]
  %72 = phi float [ %102, %._crit_edge9 ], [ %65, %.preheader ]
  %73 = phi float [ %104, %._crit_edge9 ], [ %61, %.preheader ]
  %74 = phi float [ %.lcssa36, %._crit_edge9 ], [ %62, %.preheader ]
  %75 = phi float [ %.lcssa38, %._crit_edge9 ], [ %63, %.preheader ]
  %76 = phi float [ %105, %._crit_edge9 ], [ %64, %.preheader ]
  br label %77

77:
  %78 = phi float [ %108, %._crit_edge10 ], [ %69, %67 ]
  %79 = phi float [ -1.000000e+00, %._crit_edge10 ], [ %71, %67 ]
  %80 = phi float [ %108, %._crit_edge10 ], [ %72, %67 ]
  %81 = phi float [ %98, %._crit_edge10 ], [ %73, %67 ]
  %82 = phi float [ %110, %._crit_edge10 ], [ %74, %67 ]
  %83 = phi float [ %109, %._crit_edge10 ], [ %75, %67 ]
  %84 = phi float [ %95, %._crit_edge10 ], [ %76, %67 ]
  %85 = call float @llvm.fabs.f32(float %80)
  %86 = fcmp ole float %85, 0x3E70000000000000
  %87 = fcmp oge float %85, 0x4170000000000000
  %88 = or i1 %86, %87
  br i1 %88, label %89, label %.loopexit

89:
  %90 = fcmp oeq float %79, 0.000000e+00
  br i1 %90, label %._crit_edge7, label %91

._crit_edge7:
  br label %94

91:
  %92 = fcmp oeq float %79, 1.000000e+00
  br i1 %92, label %93, label %._crit_edge8

._crit_edge8:
  br label %94

93:
  br label %94

94:
  %95 = phi float [ %84, %._crit_edge8 ], [ 1.000000e+00, %93 ], [ %84, %._crit_edge7 ]
  %96 = phi float [ %83, %._crit_edge8 ], [ -1.000000e+00, %93 ], [ %83, %._crit_edge7 ]
  %97 = phi float [ %82, %._crit_edge8 ], [ %82, %93 ], [ 1.000000e+00, %._crit_edge7 ]
  %98 = phi float [ %81, %._crit_edge8 ], [ %81, %93 ], [ 1.000000e+00, %._crit_edge7 ]
  %99 = select i1 %86, float 0x3F30000000000000, float 4.096000e+03
  %100 = select i1 %86, float 0x4170000000000000, float 0x3E70000000000000
  br i1 %60, label %101, label %107

101:
  %.lcssa40 = phi float [ %95, %94 ]
  %.lcssa38 = phi float [ %96, %94 ]
  %.lcssa36 = phi float [ %97, %94 ]
  %.lcssa34 = phi float [ %98, %94 ]
  %.lcssa32 = phi float [ %99, %94 ]
  %.lcssa30 = phi float [ %100, %94 ]
  %.lcssa28 = phi float [ %78, %94 ]
  %102 = fmul float %.lcssa30, %68
  %103 = fmul float %70, %.lcssa32
  %104 = fmul float %.lcssa32, %.lcssa34
  %105 = fmul float %.lcssa32, %.lcssa40
  %106 = fcmp une float %102, 0.000000e+00
  br i1 %106, label %._crit_edge9, label %.loopexit1

._crit_edge9:
  br label %67

107:
  %108 = fmul float %78, %100
  %109 = fmul float %99, %96
  %110 = fmul float %99, %97
  %111 = fcmp une float %108, 0.000000e+00
  br i1 %111, label %._crit_edge10, label %130

._crit_edge10:
  br label %77

.loopexit:
  %.lcssa48 = phi float [ %68, %77 ]
  %.lcssa45 = phi float [ %70, %77 ]
  %.lcssa27 = phi float [ %78, %77 ]
  %.lcssa24 = phi float [ %79, %77 ]
  %.lcssa21 = phi float [ %81, %77 ]
  %.lcssa18 = phi float [ %82, %77 ]
  %.lcssa15 = phi float [ %83, %77 ]
  %.lcssa = phi float [ %84, %77 ]
  br label %112

112:
  %113 = phi float [ %64, %._crit_edge6 ], [ %.lcssa, %.loopexit ]
  %114 = phi float [ %63, %._crit_edge6 ], [ %.lcssa15, %.loopexit ]
  %115 = phi float [ %62, %._crit_edge6 ], [ %.lcssa18, %.loopexit ]
  %116 = phi float [ %61, %._crit_edge6 ], [ %.lcssa21, %.loopexit ]
  %117 = phi float [ %59, %._crit_edge6 ], [ %.lcssa24, %.loopexit ]
  %118 = phi float [ %58, %._crit_edge6 ], [ %.lcssa45, %.loopexit ]
  %119 = phi float [ %57, %._crit_edge6 ], [ %.lcssa27, %.loopexit ]
  %120 = phi float [ %56, %._crit_edge6 ], [ %.lcssa48, %.loopexit ]
  br i1 %60, label %._crit_edge11, label %53

._crit_edge11:
  br label %121

.loopexit1:
  %.lcssa54 = phi float [ %102, %101 ]
  %.lcssa53 = phi float [ %103, %101 ]
  %.lcssa52 = phi float [ %104, %101 ]
  %.lcssa51 = phi float [ %105, %101 ]
  %.lcssa38.lcssa = phi float [ %.lcssa38, %101 ]
  %.lcssa36.lcssa = phi float [ %.lcssa36, %101 ]
  %.lcssa28.lcssa = phi float [ %.lcssa28, %101 ]
  br label %121

121:
  %122 = phi float [ %120, %._crit_edge11 ], [ %.lcssa54, %.loopexit1 ]
  %123 = phi float [ %119, %._crit_edge11 ], [ %.lcssa28.lcssa, %.loopexit1 ]
  %124 = phi float [ %118, %._crit_edge11 ], [ %.lcssa53, %.loopexit1 ]
  %125 = phi float [ %117, %._crit_edge11 ], [ -1.000000e+00, %.loopexit1 ]
  %126 = phi float [ %116, %._crit_edge11 ], [ %.lcssa52, %.loopexit1 ]
  %127 = phi float [ %115, %._crit_edge11 ], [ %.lcssa36.lcssa, %.loopexit1 ]
  %128 = phi float [ %114, %._crit_edge11 ], [ %.lcssa38.lcssa, %.loopexit1 ]
  %129 = phi float [ %113, %._crit_edge11 ], [ %.lcssa51, %.loopexit1 ]
  br label %55

130:
  %.lcssa49 = phi float [ %68, %107 ]
  %.lcssa46 = phi float [ %70, %107 ]
  %.lcssa44 = phi float [ %108, %107 ]
  %.lcssa43 = phi float [ %109, %107 ]
  %.lcssa42 = phi float [ %110, %107 ]
  %.lcssa41 = phi float [ %95, %107 ]
  %.lcssa35 = phi float [ %98, %107 ]
  store float %.lcssa49, ptr %0, align 4
  store float %.lcssa44, ptr %1, align 4
  store float %.lcssa46, ptr %2, align 4
  store float -1.000000e+00, ptr %4, align 4
  br label %131

131:
  %132 = phi float [ %.lcssa41, %130 ], [ %.lcssa62, %._crit_edge4 ]
  %133 = phi float [ %.lcssa43, %130 ], [ %.lcssa61, %._crit_edge4 ]
  %134 = phi float [ %.lcssa42, %130 ], [ %.lcssa60, %._crit_edge4 ]
  %135 = phi float [ %.lcssa35, %130 ], [ %.lcssa59, %._crit_edge4 ]
  %136 = phi float [ -1.000000e+00, %130 ], [ %.lcssa58, %._crit_edge4 ]
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %135, ptr %137, align 4
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float %134, ptr %138, align 4
  br label %139

139:
  %140 = phi float [ %132, %131 ], [ %.lcssa62, %._crit_edge5 ]
  %141 = phi float [ %133, %131 ], [ %.lcssa61, %._crit_edge5 ]
  %142 = phi float [ %136, %131 ], [ %.lcssa58, %._crit_edge5 ]
  %143 = fcmp une float %142, 1.000000e+00
  br i1 %143, label %144, label %._crit_edge12

._crit_edge12:
  br label %147

144:
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %141, ptr %145, align 4
  %146 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %140, ptr %146, align 4
  br label %147

147:
  ret void
}

define internal void @irad.body.srotm(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %2, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %4, align 4
  %12 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_s.rotate_modified(i64 %8, ptr %1, i64 %10, ptr %3, i64 %12, ptr %5)
  ret void
}

define internal void @irad.body.blas_s.rotate_modified(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr readonly %5) unnamed_addr {
  %7 = load float, ptr %5, align 4
  %8 = fcmp oeq float %7, -2.000000e+00
  br i1 %8, label %._crit_edge, label %9

._crit_edge:
  br label %57

9:
  %10 = fcmp oeq float %7, 0.000000e+00
  br i1 %10, label %._crit_edge1, label %11

._crit_edge1:
  br label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %13 = load float, ptr %12, align 4
  br label %14

14:
  %15 = phi float [ %13, %11 ], [ 1.000000e+00, %._crit_edge1 ]
  %16 = fcmp oeq float %7, 1.000000e+00
  br i1 %16, label %._crit_edge2, label %17

._crit_edge2:
  br label %22

17:
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %19 = load float, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %21 = load float, ptr %20, align 4
  br label %22

22:
  %23 = phi float [ %19, %17 ], [ -1.000000e+00, %._crit_edge2 ]
  %24 = phi float [ %21, %17 ], [ 1.000000e+00, %._crit_edge2 ]
  br i1 %10, label %._crit_edge3, label %25

._crit_edge3:
  br label %28

25:
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %27 = load float, ptr %26, align 4
  br label %28

28:
  %29 = phi float [ %27, %25 ], [ 1.000000e+00, %._crit_edge3 ]
  %30 = icmp sgt i64 %0, 0
  br i1 %30, label %31, label %._crit_edge4

._crit_edge4:
  br label %57

31:
  %32 = icmp slt i64 %4, 0
  %33 = sub nsw i64 1, %0
  %34 = mul nsw i64 %4, %33
  %35 = select i1 %32, i64 %34, i64 0
  %36 = icmp slt i64 %2, 0
  %37 = mul nsw i64 %2, %33
  %38 = select i1 %36, i64 %37, i64 0
  %39 = getelementptr float, ptr %1, i64 %38
  %40 = getelementptr float, ptr %3, i64 %35
  br label %41

41:
  %42 = phi i64 [ 0, %31 ], [ %55, %._crit_edge5 ]
  %43 = mul nsw i64 %42, %2
  %44 = getelementptr float, ptr %39, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = mul nsw i64 %42, %4
  %47 = getelementptr float, ptr %40, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul float %15, %45
  %50 = fmul float %24, %48
  %51 = fadd float %49, %50
  store float %51, ptr %44, align 4
  %52 = fmul float %23, %45
  %53 = fmul float %29, %48
  %54 = fadd float %52, %53
  store float %54, ptr %47, align 4
  %55 = add nuw nsw i64 %42, 1
  %56 = icmp eq i64 %55, %0
  br i1 %56, label %.loopexit, label %._crit_edge5

._crit_edge5:
  br label %41

.loopexit:
  br label %57

57:
  ret void
}

define internal void @irad.body.saxpy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_s.add_multiple(i64 %8, ptr %1, ptr %2, i64 %10, ptr %4, i64 %12)
  ret void
}

define internal void @irad.body.blas_s.add_multiple(i64 %0, ptr readonly %1, ptr readonly %2, i64 %3, ptr %4, i64 %5) unnamed_addr {
  %7 = load float, ptr %1, align 4
  %8 = icmp sgt i64 %0, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %19

9:
  %10 = icmp slt i64 %5, 0
  %11 = sub nsw i64 1, %0
  %12 = mul nsw i64 %5, %11
  %13 = select i1 %10, i64 %12, i64 0
  %14 = icmp slt i64 %3, 0
  %15 = mul nsw i64 %3, %11
  %16 = select i1 %14, i64 %15, i64 0
  %17 = getelementptr float, ptr %2, i64 %16
  %18 = getelementptr float, ptr %4, i64 %13
  br label %20

.loopexit:
  br label %19

19:
  ret void

20:
  %21 = phi i64 [ 0, %9 ], [ %30, %._crit_edge1 ]
  %22 = mul nsw i64 %21, %3
  %23 = getelementptr float, ptr %17, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = fmul float %7, %24
  %26 = mul nsw i64 %21, %5
  %27 = getelementptr float, ptr %18, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = fadd float %28, %25
  store float %29, ptr %27, align 4
  %30 = add nuw nsw i64 %21, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %20
}

define internal void @irad.body.sscal(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = load i32, ptr %3, align 4
  %8 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_s.multiply_all(i64 %6, ptr %1, ptr %2, i64 %8)
  ret void
}

define internal void @irad.body.blas_s.multiply_all(i64 %0, ptr readonly %1, ptr %2, i64 %3) unnamed_addr {
  %5 = load float, ptr %1, align 4
  %6 = icmp sgt i64 %3, 0
  %7 = icmp sgt i64 %0, 0
  %8 = and i1 %6, %7
  br i1 %8, label %.preheader, label %._crit_edge

._crit_edge:
  br label %9

.preheader:
  br label %10

.loopexit:
  br label %9

9:
  ret void

10:
  %11 = phi i64 [ %16, %._crit_edge1 ], [ 0, %.preheader ]
  %12 = mul nuw nsw i64 %11, %3
  %13 = getelementptr inbounds nuw float, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = fmul float %5, %14
  store float %15, ptr %13, align 4
  %16 = add nuw nsw i64 %11, 1
  %17 = icmp slt i64 %16, %0
  br i1 %17, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %10
}

define internal void @irad.body.scopy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr writeonly %3, ptr readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_s.copy_all(i64 %7, ptr %1, i64 %9, ptr %3, i64 %11)
  ret void
}

define internal void @irad.body.blas_s.copy_all(i64 %0, ptr readonly %1, i64 %2, ptr writeonly %3, i64 %4) unnamed_addr {
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
  %15 = getelementptr float, ptr %1, i64 %14
  %16 = getelementptr float, ptr %3, i64 %11
  br label %18

.loopexit:
  br label %17

17:
  ret void

18:
  %19 = phi i64 [ 0, %7 ], [ %25, %._crit_edge1 ]
  %20 = mul nsw i64 %19, %2
  %21 = getelementptr float, ptr %15, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nsw i64 %19, %4
  %24 = getelementptr float, ptr %16, i64 %23
  store float %22, ptr %24, align 4
  %25 = add nuw nsw i64 %19, 1
  %26 = icmp eq i64 %25, %0
  br i1 %26, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %18
}

define internal void @irad.body.sswap(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_s.exchange(i64 %7, ptr %1, i64 %9, ptr %3, i64 %11)
  ret void
}

define internal void @irad.body.blas_s.exchange(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
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
  %15 = getelementptr float, ptr %1, i64 %14
  %16 = getelementptr float, ptr %3, i64 %11
  br label %18

.loopexit:
  br label %17

17:
  ret void

18:
  %19 = phi i64 [ 0, %7 ], [ %26, %._crit_edge1 ]
  %20 = mul nsw i64 %19, %2
  %21 = getelementptr float, ptr %15, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nsw i64 %19, %4
  %24 = getelementptr float, ptr %16, i64 %23
  %25 = load float, ptr %24, align 4
  store float %25, ptr %21, align 4
  store float %22, ptr %24, align 4
  %26 = add nuw nsw i64 %19, 1
  %27 = icmp eq i64 %26, %0
  br i1 %27, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %18
}

define internal float @irad.body.snrm2(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  %6 = load i32, ptr %2, align 4
  %7 = sext i32 %6 to i64
  %8 = call fastcc float @irad.body.blas_s.length(i64 %5, ptr %1, i64 %7)
  ret float %8
}

define internal float @irad.body.blas_s.length(i64 %0, ptr readonly %1, i64 %2) unnamed_addr {
  %4 = icmp slt i64 %2, 1
  br i1 %4, label %._crit_edge, label %5

._crit_edge:
  br label %48

5:
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %.preheader, label %._crit_edge1

._crit_edge1:
  br label %28

.preheader:
  br label %11

7:
  %.lcssa4 = phi double [ %19, %11 ]
  %8 = fcmp oge double %.lcssa4, 1.000000e-290
  %9 = fcmp ole double %.lcssa4, 1.000000e+290
  %10 = and i1 %8, %9
  br i1 %10, label %22, label %25

11:
  %12 = phi double [ %19, %._crit_edge2 ], [ 0.000000e+00, %.preheader ]
  %13 = phi i64 [ %20, %._crit_edge2 ], [ 0, %.preheader ]
  %14 = mul nuw nsw i64 %13, %2
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fpext float %16 to double
  %18 = fmul double %17, %17
  %19 = fadd double %12, %18
  %20 = add nuw nsw i64 %13, 1
  %21 = icmp eq i64 %20, %0
  br i1 %21, label %7, label %._crit_edge2

._crit_edge2:
  br label %11

22:
  %23 = call double @llvm.sqrt.f64(double %.lcssa4)
  %24 = fptrunc double %23 to float
  br label %48

25:
  %26 = fcmp ogt double %.lcssa4, 1.000000e+00
  %27 = select i1 %26, double 0x1A70000000000000, double 0x6570000000000000
  br label %36

.loopexit:
  %.lcssa = phi double [ %45, %36 ]
  br label %28

28:
  %29 = phi double [ 0x6570000000000000, %._crit_edge1 ], [ %27, %.loopexit ]
  %30 = phi double [ 0.000000e+00, %._crit_edge1 ], [ %.lcssa, %.loopexit ]
  %31 = fcmp oeq double %30, 0.000000e+00
  %32 = call double @llvm.sqrt.f64(double %30)
  %33 = fdiv double %32, %29
  %34 = fptrunc double %33 to float
  %35 = select i1 %31, float 0.000000e+00, float %34
  br label %48

36:
  %37 = phi i64 [ %46, %._crit_edge3 ], [ 0, %25 ]
  %38 = phi double [ %45, %._crit_edge3 ], [ 0.000000e+00, %25 ]
  %39 = mul nuw nsw i64 %37, %2
  %40 = getelementptr inbounds nuw float, ptr %1, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = fpext float %41 to double
  %43 = fmul double %27, %42
  %44 = fmul double %43, %43
  %45 = fadd double %38, %44
  %46 = add nuw nsw i64 %37, 1
  %47 = icmp eq i64 %46, %0
  br i1 %47, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %36

48:
  %49 = phi float [ %35, %28 ], [ %24, %22 ], [ 0.000000e+00, %._crit_edge ]
  ret float %49
}

define internal float @irad.body.sasum(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  %6 = load i32, ptr %2, align 4
  %7 = sext i32 %6 to i64
  %8 = call fastcc float @irad.body.blas_s.sum_of_sizes(i64 %5, ptr %1, i64 %7)
  ret float %8
}

define internal float @irad.body.blas_s.sum_of_sizes(i64 %0, ptr readonly %1, i64 %2) unnamed_addr {
  %4 = icmp sgt i64 %2, 0
  %5 = icmp sgt i64 %0, 0
  %6 = and i1 %4, %5
  br i1 %6, label %.preheader, label %._crit_edge

._crit_edge:
  br label %7

.preheader:
  br label %9

.loopexit:
  %.lcssa = phi float [ %16, %9 ]
  br label %7

7:
  %8 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa, %.loopexit ]
  ret float %8

9:
  %10 = phi i64 [ %17, %._crit_edge1 ], [ 0, %.preheader ]
  %11 = phi float [ %16, %._crit_edge1 ], [ 0.000000e+00, %.preheader ]
  %12 = mul nuw nsw i64 %10, %2
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = call float @llvm.fabs.f32(float %14)
  %16 = fadd float %11, %15
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp slt i64 %17, %0
  br i1 %18, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %9
}

define internal i32 @irad.body.isamax(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i32, ptr %0, align 4
  %5 = sext i32 %4 to i64
  %6 = load i32, ptr %2, align 4
  %7 = sext i32 %6 to i64
  %8 = call fastcc i64 @irad.body.blas_s.largest(i64 %5, ptr %1, i64 %7)
  %9 = trunc i64 %8 to i32
  ret i32 %9
}

define internal range(i64 -9223372036854775807, -9223372036854775808) i64 @irad.body.blas_s.largest(i64 %0, ptr readonly %1, i64 %2) unnamed_addr {
  %4 = icmp slt i64 %0, 1
  %5 = icmp slt i64 %2, 1
  %6 = or i1 %4, %5
  br i1 %6, label %._crit_edge, label %7

._crit_edge:
  br label %26

7:
  %8 = icmp samesign ugt i64 %0, 1
  br i1 %8, label %.preheader, label %._crit_edge1

._crit_edge1:
  br label %26

.preheader:
  br label %11

9:
  %.lcssa = phi i64 [ %23, %11 ]
  %10 = add nuw nsw i64 %.lcssa, 1
  br label %26

11:
  %12 = phi i64 [ %24, %._crit_edge2 ], [ 1, %.preheader ]
  %13 = phi i64 [ %23, %._crit_edge2 ], [ 0, %.preheader ]
  %14 = mul nuw nsw i64 %12, %2
  %15 = getelementptr inbounds nuw float, ptr %1, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = call float @llvm.fabs.f32(float %16)
  %18 = mul nuw nsw i64 %13, %2
  %19 = getelementptr inbounds nuw float, ptr %1, i64 %18
  %20 = load float, ptr %19, align 4
  %21 = call float @llvm.fabs.f32(float %20)
  %22 = fcmp ogt float %17, %21
  %23 = select i1 %22, i64 %12, i64 %13
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %9, label %._crit_edge2

._crit_edge2:
  br label %11

26:
  %27 = phi i64 [ 0, %._crit_edge ], [ 1, %._crit_edge1 ], [ %10, %9 ]
  ret i64 %27
}

define internal void @irad.body.srot(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %4, align 4
  %13 = sext i32 %12 to i64
  call fastcc void @irad.body.blas_s.rotate(i64 %9, ptr %1, i64 %11, ptr %3, i64 %13, ptr %5, ptr %6)
  ret void
}

define internal void @irad.body.blas_s.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr readonly %5, ptr readonly %6) unnamed_addr {
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
  %19 = getelementptr float, ptr %1, i64 %18
  %20 = getelementptr float, ptr %3, i64 %15
  br label %22

.loopexit:
  br label %21

21:
  ret void

22:
  %23 = phi i64 [ 0, %11 ], [ %36, %._crit_edge1 ]
  %24 = mul nsw i64 %23, %2
  %25 = getelementptr float, ptr %19, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = mul nsw i64 %23, %4
  %28 = getelementptr float, ptr %20, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = fmul float %8, %26
  %31 = fmul float %9, %29
  %32 = fadd float %30, %31
  store float %32, ptr %25, align 4
  %33 = fmul float %8, %29
  %34 = fmul float %9, %26
  %35 = fsub float %33, %34
  store float %35, ptr %28, align 4
  %36 = add nuw nsw i64 %23, 1
  %37 = icmp eq i64 %36, %0
  br i1 %37, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %22
}

define internal void @irad.body.cblas_sgemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store float %6, ptr %15, align 4
  store float %11, ptr %16, align 4
  %17 = icmp eq i32 %0, 101
  br i1 %17, label %18, label %35

18:
  switch i32 %2, label %20 [
    i32 111, label %._crit_edge
    i32 112, label %21
    i32 113, label %19
  ]

._crit_edge:
  br label %22

19:
  br label %22

20:
  br label %22

21:
  br label %22

22:
  %23 = phi i32 [ 110, %._crit_edge ], [ 106, %20 ], [ 116, %21 ], [ 99, %19 ]
  switch i32 %1, label %25 [
    i32 111, label %._crit_edge1
    i32 112, label %26
    i32 113, label %24
  ]

._crit_edge1:
  br label %27

24:
  br label %27

25:
  br label %27

26:
  br label %27

27:
  %28 = phi i32 [ 110, %._crit_edge1 ], [ 106, %25 ], [ 116, %26 ], [ 99, %24 ]
  %29 = sext i32 %4 to i64
  %30 = sext i32 %3 to i64
  %31 = sext i32 %5 to i64
  %32 = sext i32 %10 to i64
  %33 = sext i32 %8 to i64
  %34 = sext i32 %13 to i64
  call fastcc void @irad.body.blas_s.product(i32 %23, i32 %28, i64 %29, i64 %30, i64 %31, ptr nonnull %15, ptr %9, i64 %32, ptr %7, i64 %33, ptr nonnull %16, ptr %12, i64 %34)
  br label %52

35:
  switch i32 %1, label %37 [
    i32 111, label %._crit_edge2
    i32 112, label %38
    i32 113, label %36
  ]

._crit_edge2:
  br label %39

36:
  br label %39

37:
  br label %39

38:
  br label %39

39:
  %40 = phi i32 [ 110, %._crit_edge2 ], [ 106, %37 ], [ 116, %38 ], [ 99, %36 ]
  switch i32 %2, label %42 [
    i32 111, label %._crit_edge3
    i32 112, label %43
    i32 113, label %41
  ]

._crit_edge3:
  br label %44

41:
  br label %44

42:
  br label %44

43:
  br label %44

44:
  %45 = phi i32 [ 110, %._crit_edge3 ], [ 106, %42 ], [ 116, %43 ], [ 99, %41 ]
  %46 = sext i32 %3 to i64
  %47 = sext i32 %4 to i64
  %48 = sext i32 %5 to i64
  %49 = sext i32 %8 to i64
  %50 = sext i32 %10 to i64
  %51 = sext i32 %13 to i64
  call fastcc void @irad.body.blas_s.product(i32 %40, i32 %45, i64 %46, i64 %47, i64 %48, ptr nonnull %15, ptr %7, i64 %49, ptr %9, i64 %50, ptr nonnull %16, ptr %12, i64 %51)
  br label %52

52:
  ret void
}

define internal void @irad.body.cblas_ssymm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, float %5, ptr readonly %6, i32 %7, ptr %8, i32 %9, float %10, ptr %11, i32 %12) {
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  store float %5, ptr %14, align 4
  store float %10, ptr %15, align 4
  %16 = icmp eq i32 %0, 101
  %17 = icmp eq i32 %1, 141
  %18 = xor i1 %16, %17
  %19 = select i1 %18, i32 108, i32 114
  %20 = icmp eq i32 %2, 122
  %21 = xor i1 %16, %20
  %22 = select i1 %21, i32 108, i32 117
  %23 = select i1 %16, i32 %4, i32 %3
  %24 = sext i32 %23 to i64
  %25 = select i1 %16, i32 %3, i32 %4
  %26 = sext i32 %25 to i64
  %27 = sext i32 %7 to i64
  %28 = sext i32 %9 to i64
  %29 = sext i32 %12 to i64
  call fastcc void @irad.body.blas_s.symmetric_product(i32 %19, i32 %22, i64 %24, i64 %26, ptr nonnull %14, ptr %6, i64 %27, ptr %8, i64 %28, ptr nonnull %15, ptr %11, i64 %29)
  ret void
}

define internal void @irad.body.cblas_ssyrk(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, float %5, ptr %6, i32 %7, float %8, ptr %9, i32 %10) {
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store float %5, ptr %12, align 4
  store float %8, ptr %13, align 4
  switch i32 %2, label %14 [
    i32 111, label %._crit_edge
    i32 112, label %15
    i32 113, label %16
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
  %18 = phi i32 [ 110, %._crit_edge ], [ 106, %14 ], [ 116, %15 ], [ 99, %16 ]
  %19 = phi i32 [ 116, %._crit_edge ], [ 110, %14 ], [ 110, %15 ], [ 110, %16 ]
  %20 = icmp eq i32 %1, 122
  %21 = icmp eq i32 %0, 101
  %22 = xor i1 %21, %20
  %23 = select i1 %22, i32 108, i32 117
  %24 = select i1 %21, i32 %19, i32 %18
  %25 = sext i32 %3 to i64
  %26 = sext i32 %4 to i64
  %27 = sext i32 %7 to i64
  %28 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_s.rank_k(i32 %23, i32 %24, i64 %25, i64 %26, ptr nonnull %12, ptr %6, i64 %27, ptr nonnull %13, ptr %9, i64 %28)
  ret void
}

define internal void @irad.body.cblas_ssyr2k(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, float %5, ptr %6, i32 %7, ptr %8, i32 %9, float %10, ptr %11, i32 %12) {
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  store float %5, ptr %14, align 4
  store float %10, ptr %15, align 4
  switch i32 %2, label %16 [
    i32 111, label %._crit_edge
    i32 112, label %17
    i32 113, label %18
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
  %20 = phi i32 [ 110, %._crit_edge ], [ 106, %16 ], [ 116, %17 ], [ 99, %18 ]
  %21 = phi i32 [ 116, %._crit_edge ], [ 110, %16 ], [ 110, %17 ], [ 110, %18 ]
  %22 = icmp eq i32 %1, 122
  %23 = icmp eq i32 %0, 101
  %24 = xor i1 %23, %22
  %25 = select i1 %24, i32 108, i32 117
  %26 = select i1 %23, i32 %21, i32 %20
  %27 = sext i32 %3 to i64
  %28 = sext i32 %4 to i64
  %29 = sext i32 %7 to i64
  %30 = sext i32 %9 to i64
  %31 = sext i32 %12 to i64
  call fastcc void @irad.body.blas_s.rank_two_k(i32 %25, i32 %26, i64 %27, i64 %28, ptr nonnull %14, ptr %6, i64 %29, ptr %8, i64 %30, ptr nonnull %15, ptr %11, i64 %31)
  ret void
}

define internal void @irad.body.cblas_strmm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, float %7, ptr readonly %8, i32 %9, ptr %10, i32 %11) {
  %13 = alloca float, align 4
  store float %7, ptr %13, align 4
  switch i32 %3, label %15 [
    i32 111, label %._crit_edge
    i32 112, label %16
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
  %18 = phi i32 [ 110, %._crit_edge ], [ 106, %15 ], [ 116, %16 ], [ 99, %14 ]
  %19 = icmp eq i32 %2, 122
  %20 = icmp eq i32 %0, 101
  %21 = xor i1 %20, %19
  %22 = select i1 %21, i32 108, i32 117
  %23 = icmp eq i32 %1, 141
  %24 = xor i1 %20, %23
  %25 = select i1 %24, i32 108, i32 114
  %26 = icmp eq i32 %4, 132
  %27 = select i1 %26, i32 117, i32 110
  %28 = select i1 %20, i32 %6, i32 %5
  %29 = sext i32 %28 to i64
  %30 = select i1 %20, i32 %5, i32 %6
  %31 = sext i32 %30 to i64
  %32 = sext i32 %9 to i64
  %33 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_s.triangular_product(i32 %25, i32 %22, i32 %18, i32 %27, i64 %29, i64 %31, ptr nonnull %13, ptr %8, i64 %32, ptr %10, i64 %33)
  ret void
}

define internal void @irad.body.cblas_strsm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, float %7, ptr %8, i32 %9, ptr %10, i32 %11) {
  %13 = alloca float, align 4
  store float %7, ptr %13, align 4
  switch i32 %3, label %15 [
    i32 111, label %._crit_edge
    i32 112, label %16
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
  %18 = phi i32 [ 110, %._crit_edge ], [ 106, %15 ], [ 116, %16 ], [ 99, %14 ]
  %19 = icmp eq i32 %2, 122
  %20 = icmp eq i32 %0, 101
  %21 = xor i1 %20, %19
  %22 = select i1 %21, i32 108, i32 117
  %23 = icmp eq i32 %1, 141
  %24 = xor i1 %20, %23
  %25 = select i1 %24, i32 108, i32 114
  %26 = icmp eq i32 %4, 132
  %27 = select i1 %26, i32 117, i32 110
  %28 = select i1 %20, i32 %6, i32 %5
  %29 = sext i32 %28 to i64
  %30 = select i1 %20, i32 %5, i32 %6
  %31 = sext i32 %30 to i64
  %32 = sext i32 %9 to i64
  %33 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_s.triangular_solve(i32 %25, i32 %22, i32 %18, i32 %27, i64 %29, i64 %31, ptr nonnull %13, ptr %8, i64 %32, ptr %10, i64 %33)
  ret void
}

define internal float @irad.body.cblas_sdot(i32 %0, ptr readonly %1, i32 %2, ptr readonly %3, i32 %4) {
  %6 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = sext i32 %0 to i64
  %8 = sext i32 %2 to i64
  %9 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_s.inner(i64 %7, ptr %1, i64 %8, ptr %3, i64 %9, ptr %6)
  %10 = load float, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret float %10
}

define internal void @irad.body.cblas_srotg(ptr %0, ptr %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 4)) %3) {
  call fastcc void @irad.body.blas_s.make_rotation(ptr %0, ptr %1, ptr %2, ptr %3)
  ret void
}

define internal void @irad.body.cblas_srotmg(ptr %0, ptr %1, ptr %2, float %3, ptr writeonly %4) {
  %6 = alloca float, align 4
  store float %3, ptr %6, align 4
  call fastcc void @irad.body.blas_s.make_modified(ptr %0, ptr %1, ptr %2, ptr nonnull %6, ptr %4)
  ret void
}

define internal void @irad.body.cblas_srotm(i32 %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr readonly %5) {
  %7 = sext i32 %0 to i64
  %8 = sext i32 %2 to i64
  %9 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_s.rotate_modified(i64 %7, ptr %1, i64 %8, ptr %3, i64 %9, ptr %5)
  ret void
}

define internal void @irad.body.cblas_srot(i32 %0, ptr %1, i32 %2, ptr %3, i32 %4, float %5, float %6) {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store float %5, ptr %8, align 4
  store float %6, ptr %9, align 4
  %10 = sext i32 %0 to i64
  %11 = sext i32 %2 to i64
  %12 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_s.rotate(i64 %10, ptr %1, i64 %11, ptr %3, i64 %12, ptr nonnull %8, ptr nonnull %9)
  ret void
}

define internal void @irad.body.cblas_sgemv(i32 %0, i32 %1, i32 %2, i32 %3, float %4, ptr %5, i32 %6, ptr %7, i32 %8, float %9, ptr %10, i32 %11) {
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store float %4, ptr %13, align 4
  store float %9, ptr %14, align 4
  switch i32 %1, label %15 [
    i32 111, label %17
    i32 112, label %16
    i32 113, label %._crit_edge
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
  %19 = phi i32 [ 110, %17 ], [ 106, %15 ], [ 116, %16 ], [ 99, %._crit_edge ]
  %20 = phi i32 [ 116, %17 ], [ 110, %15 ], [ 110, %16 ], [ 110, %._crit_edge ]
  %21 = icmp eq i32 %0, 101
  %22 = select i1 %21, i32 %20, i32 %19
  %23 = select i1 %21, i32 %3, i32 %2
  %24 = sext i32 %23 to i64
  %25 = select i1 %21, i32 %2, i32 %3
  %26 = sext i32 %25 to i64
  %27 = sext i32 %6 to i64
  %28 = sext i32 %8 to i64
  %29 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_s.matrix_vector(i32 %22, i64 %24, i64 %26, ptr nonnull %13, ptr %5, i64 %27, ptr %7, i64 %28, ptr nonnull %14, ptr %10, i64 %29)
  ret void
}

define internal void @irad.body.cblas_sgbmv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr readonly %9, i32 %10, float %11, ptr %12, i32 %13) {
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store float %6, ptr %15, align 4
  store float %11, ptr %16, align 4
  switch i32 %1, label %17 [
    i32 111, label %._crit_edge
    i32 112, label %18
    i32 113, label %19
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
  %21 = phi i32 [ 110, %._crit_edge ], [ 106, %17 ], [ 116, %18 ], [ 99, %19 ]
  %22 = phi i32 [ 116, %._crit_edge ], [ 110, %17 ], [ 110, %18 ], [ 110, %19 ]
  %23 = icmp eq i32 %0, 101
  %24 = select i1 %23, i32 %22, i32 %21
  %25 = select i1 %23, i32 %3, i32 %2
  %26 = sext i32 %25 to i64
  %27 = select i1 %23, i32 %2, i32 %3
  %28 = sext i32 %27 to i64
  %29 = select i1 %23, i32 %5, i32 %4
  %30 = sext i32 %29 to i64
  %31 = select i1 %23, i32 %4, i32 %5
  %32 = sext i32 %31 to i64
  %33 = sext i32 %8 to i64
  %34 = sext i32 %10 to i64
  %35 = sext i32 %13 to i64
  call fastcc void @irad.body.blas_s.band_vector(i32 %24, i64 %26, i64 %28, i64 %30, i64 %32, ptr nonnull %15, ptr %7, i64 %33, ptr %9, i64 %34, ptr nonnull %16, ptr %12, i64 %35)
  ret void
}

define internal void @irad.body.cblas_sger(i32 %0, i32 %1, i32 %2, float %3, ptr readonly %4, i32 %5, ptr readonly %6, i32 %7, ptr %8, i32 %9) {
  %11 = alloca float, align 4
  store float %3, ptr %11, align 4
  %12 = icmp eq i32 %0, 101
  %13 = sext i32 %9 to i64
  br i1 %12, label %14, label %19

14:
  %15 = sext i32 %2 to i64
  %16 = sext i32 %1 to i64
  %17 = sext i32 %7 to i64
  %18 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_s.rank_one(i64 %15, i64 %16, ptr nonnull %11, ptr %6, i64 %17, ptr %4, i64 %18, ptr %8, i64 %13)
  br label %24

19:
  %20 = sext i32 %1 to i64
  %21 = sext i32 %2 to i64
  %22 = sext i32 %5 to i64
  %23 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_s.rank_one(i64 %20, i64 %21, ptr nonnull %11, ptr %4, i64 %22, ptr %6, i64 %23, ptr %8, i64 %13)
  br label %24

24:
  ret void
}

define internal void @irad.body.cblas_ssymv(i32 %0, i32 %1, i32 %2, float %3, ptr %4, i32 %5, ptr readonly %6, i32 %7, float %8, ptr %9, i32 %10) {
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store float %3, ptr %12, align 4
  store float %8, ptr %13, align 4
  %14 = icmp eq i32 %1, 122
  %15 = icmp eq i32 %0, 101
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i32 108, i32 117
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = sext i32 %7 to i64
  %21 = sext i32 %10 to i64
  call fastcc void @irad.body.blas_s.dense_mv(i32 %17, i64 %18, ptr nonnull %12, ptr %4, i64 %19, ptr %6, i64 %20, ptr nonnull %13, ptr %9, i64 %21)
  ret void
}

define internal void @irad.body.cblas_ssbmv(i32 %0, i32 %1, i32 %2, i32 %3, float %4, ptr %5, i32 %6, ptr readonly %7, i32 %8, float %9, ptr %10, i32 %11) {
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store float %4, ptr %13, align 4
  store float %9, ptr %14, align 4
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = sext i32 %2 to i64
  %20 = sext i32 %3 to i64
  %21 = sext i32 %6 to i64
  %22 = sext i32 %8 to i64
  %23 = sext i32 %11 to i64
  call fastcc void @irad.body.blas_s.band_mv(i32 %18, i64 %19, i64 %20, ptr nonnull %13, ptr %5, i64 %21, ptr %7, i64 %22, ptr nonnull %14, ptr %10, i64 %23)
  ret void
}

define internal void @irad.body.cblas_sspmv(i32 %0, i32 %1, i32 %2, float %3, ptr %4, ptr readonly %5, i32 %6, float %7, ptr %8, i32 %9) {
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  store float %3, ptr %11, align 4
  store float %7, ptr %12, align 4
  %13 = icmp eq i32 %1, 122
  %14 = icmp eq i32 %0, 101
  %15 = xor i1 %14, %13
  %16 = select i1 %15, i32 108, i32 117
  %17 = sext i32 %2 to i64
  %18 = sext i32 %6 to i64
  %19 = sext i32 %9 to i64
  call fastcc void @irad.body.blas_s.packed_mv(i32 %16, i64 %17, ptr nonnull %11, ptr %4, ptr %5, i64 %18, ptr nonnull %12, ptr %8, i64 %19)
  ret void
}

define internal void @irad.body.cblas_strmv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  switch i32 %2, label %10 [
    i32 111, label %._crit_edge
    i32 112, label %11
    i32 113, label %12
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
  %14 = phi i32 [ 110, %._crit_edge ], [ 106, %10 ], [ 116, %11 ], [ 99, %12 ]
  %15 = phi i32 [ 116, %._crit_edge ], [ 110, %10 ], [ 110, %11 ], [ 110, %12 ]
  %16 = icmp eq i32 %1, 122
  %17 = icmp eq i32 %0, 101
  %18 = xor i1 %17, %16
  %19 = select i1 %18, i32 108, i32 117
  %20 = select i1 %17, i32 %15, i32 %14
  %21 = icmp eq i32 %3, 132
  %22 = select i1 %21, i32 117, i32 110
  %23 = sext i32 %4 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %8 to i64
  call fastcc void @irad.body.blas_s.dense_tmv(i32 %19, i32 %20, i32 %22, i64 %23, ptr %5, i64 %24, ptr %7, i64 %25)
  ret void
}

define internal void @irad.body.cblas_stbmv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
  switch i32 %2, label %11 [
    i32 111, label %._crit_edge
    i32 112, label %12
    i32 113, label %13
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
  %15 = phi i32 [ 110, %._crit_edge ], [ 106, %11 ], [ 116, %12 ], [ 99, %13 ]
  %16 = phi i32 [ 116, %._crit_edge ], [ 110, %11 ], [ 110, %12 ], [ 110, %13 ]
  %17 = icmp eq i32 %1, 122
  %18 = icmp eq i32 %0, 101
  %19 = xor i1 %18, %17
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %18, i32 %16, i32 %15
  %22 = icmp eq i32 %3, 132
  %23 = select i1 %22, i32 117, i32 110
  %24 = sext i32 %4 to i64
  %25 = sext i32 %5 to i64
  %26 = sext i32 %7 to i64
  %27 = sext i32 %9 to i64
  call fastcc void @irad.body.blas_s.band_tmv(i32 %20, i32 %21, i32 %23, i64 %24, i64 %25, ptr %6, i64 %26, ptr %8, i64 %27)
  ret void
}

define internal void @irad.body.cblas_stpmv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  switch i32 %2, label %9 [
    i32 111, label %._crit_edge
    i32 112, label %10
    i32 113, label %11
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
  %13 = phi i32 [ 110, %._crit_edge ], [ 106, %9 ], [ 116, %10 ], [ 99, %11 ]
  %14 = phi i32 [ 116, %._crit_edge ], [ 110, %9 ], [ 110, %10 ], [ 110, %11 ]
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = select i1 %16, i32 %14, i32 %13
  %20 = icmp eq i32 %3, 132
  %21 = select i1 %20, i32 117, i32 110
  %22 = sext i32 %4 to i64
  %23 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_s.packed_tmv(i32 %18, i32 %19, i32 %21, i64 %22, ptr %5, ptr %6, i64 %23)
  ret void
}

define internal void @irad.body.cblas_strsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  switch i32 %2, label %10 [
    i32 111, label %._crit_edge
    i32 112, label %11
    i32 113, label %12
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
  %14 = phi i32 [ 110, %._crit_edge ], [ 106, %10 ], [ 116, %11 ], [ 99, %12 ]
  %15 = phi i32 [ 116, %._crit_edge ], [ 110, %10 ], [ 110, %11 ], [ 110, %12 ]
  %16 = icmp eq i32 %1, 122
  %17 = icmp eq i32 %0, 101
  %18 = xor i1 %17, %16
  %19 = select i1 %18, i32 108, i32 117
  %20 = select i1 %17, i32 %15, i32 %14
  %21 = icmp eq i32 %3, 132
  %22 = select i1 %21, i32 117, i32 110
  %23 = sext i32 %4 to i64
  %24 = sext i32 %6 to i64
  %25 = sext i32 %8 to i64
  call fastcc void @irad.body.blas_s.dense_tsv(i32 %19, i32 %20, i32 %22, i64 %23, ptr %5, i64 %24, ptr %7, i64 %25)
  ret void
}

define internal void @irad.body.cblas_stbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
  switch i32 %2, label %11 [
    i32 111, label %._crit_edge
    i32 112, label %12
    i32 113, label %13
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
  %15 = phi i32 [ 110, %._crit_edge ], [ 106, %11 ], [ 116, %12 ], [ 99, %13 ]
  %16 = phi i32 [ 116, %._crit_edge ], [ 110, %11 ], [ 110, %12 ], [ 110, %13 ]
  %17 = icmp eq i32 %1, 122
  %18 = icmp eq i32 %0, 101
  %19 = xor i1 %18, %17
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %18, i32 %16, i32 %15
  %22 = icmp eq i32 %3, 132
  %23 = select i1 %22, i32 117, i32 110
  %24 = sext i32 %4 to i64
  %25 = sext i32 %5 to i64
  %26 = sext i32 %7 to i64
  %27 = sext i32 %9 to i64
  call fastcc void @irad.body.blas_s.band_tsv(i32 %20, i32 %21, i32 %23, i64 %24, i64 %25, ptr %6, i64 %26, ptr %8, i64 %27)
  ret void
}

define internal void @irad.body.cblas_stpsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  switch i32 %2, label %9 [
    i32 111, label %._crit_edge
    i32 112, label %10
    i32 113, label %11
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
  %13 = phi i32 [ 110, %._crit_edge ], [ 106, %9 ], [ 116, %10 ], [ 99, %11 ]
  %14 = phi i32 [ 116, %._crit_edge ], [ 110, %9 ], [ 110, %10 ], [ 110, %11 ]
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = select i1 %16, i32 %14, i32 %13
  %20 = icmp eq i32 %3, 132
  %21 = select i1 %20, i32 117, i32 110
  %22 = sext i32 %4 to i64
  %23 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_s.packed_tsv(i32 %18, i32 %19, i32 %21, i64 %22, ptr %5, ptr %6, i64 %23)
  ret void
}

define internal void @irad.body.cblas_ssyr(i32 %0, i32 %1, i32 %2, float %3, ptr readonly %4, i32 %5, ptr %6, i32 %7) {
  %9 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store float %3, ptr %9, align 4
  %10 = icmp eq i32 %1, 122
  %11 = icmp eq i32 %0, 101
  %12 = xor i1 %11, %10
  %13 = select i1 %12, i32 108, i32 117
  %14 = sext i32 %2 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_s.dense_r1(i32 %13, i64 %14, ptr %9, ptr %4, i64 %15, ptr %6, i64 %16)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @irad.body.cblas_sspr(i32 %0, i32 %1, i32 %2, float %3, ptr readonly %4, i32 %5, ptr %6) {
  %8 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store float %3, ptr %8, align 4
  %9 = icmp eq i32 %1, 122
  %10 = icmp eq i32 %0, 101
  %11 = xor i1 %10, %9
  %12 = select i1 %11, i32 108, i32 117
  %13 = sext i32 %2 to i64
  %14 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_s.packed_r1(i32 %12, i64 %13, ptr %8, ptr %4, i64 %14, ptr %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.cblas_ssyr2(i32 %0, i32 %1, i32 %2, float %3, ptr readonly %4, i32 %5, ptr readonly %6, i32 %7, ptr %8, i32 %9) {
  %11 = alloca float, align 4
  store float %3, ptr %11, align 4
  %12 = icmp eq i32 %0, 101
  %13 = icmp eq i32 %1, 122
  %14 = sext i32 %2 to i64
  %15 = sext i32 %9 to i64
  br i1 %12, label %16, label %20

16:
  %17 = select i1 %13, i32 117, i32 108
  %18 = sext i32 %7 to i64
  %19 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_s.dense_r2(i32 %17, i64 %14, ptr nonnull %11, ptr %6, i64 %18, ptr %4, i64 %19, ptr %8, i64 %15)
  br label %24

20:
  %21 = select i1 %13, i32 108, i32 117
  %22 = sext i32 %5 to i64
  %23 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_s.dense_r2(i32 %21, i64 %14, ptr nonnull %11, ptr %4, i64 %22, ptr %6, i64 %23, ptr %8, i64 %15)
  br label %24

24:
  ret void
}

define internal void @irad.body.cblas_sspr2(i32 %0, i32 %1, i32 %2, float %3, ptr readonly %4, i32 %5, ptr readonly %6, i32 %7, ptr %8) {
  %10 = alloca float, align 4
  store float %3, ptr %10, align 4
  %11 = icmp eq i32 %0, 101
  %12 = icmp eq i32 %1, 122
  %13 = sext i32 %2 to i64
  br i1 %11, label %14, label %18

14:
  %15 = select i1 %12, i32 117, i32 108
  %16 = sext i32 %7 to i64
  %17 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_s.packed_r2(i32 %15, i64 %13, ptr nonnull %10, ptr %6, i64 %16, ptr %4, i64 %17, ptr %8)
  br label %22

18:
  %19 = select i1 %12, i32 108, i32 117
  %20 = sext i32 %5 to i64
  %21 = sext i32 %7 to i64
  call fastcc void @irad.body.blas_s.packed_r2(i32 %19, i64 %13, ptr nonnull %10, ptr %4, i64 %20, ptr %6, i64 %21, ptr %8)
  br label %22

22:
  ret void
}

define internal void @irad.body.cblas_saxpy(i32 %0, float %1, ptr readonly %2, i32 %3, ptr %4, i32 %5) {
  %7 = alloca float, align 4
  store float %1, ptr %7, align 4
  %8 = sext i32 %0 to i64
  %9 = sext i32 %3 to i64
  %10 = sext i32 %5 to i64
  call fastcc void @irad.body.blas_s.add_multiple(i64 %8, ptr nonnull %7, ptr %2, i64 %9, ptr %4, i64 %10)
  ret void
}

define internal void @irad.body.cblas_sscal(i32 %0, float %1, ptr %2, i32 %3) {
  %5 = alloca float, align 4
  store float %1, ptr %5, align 4
  %6 = sext i32 %0 to i64
  %7 = sext i32 %3 to i64
  call fastcc void @irad.body.blas_s.multiply_all(i64 %6, ptr nonnull %5, ptr %2, i64 %7)
  ret void
}

define internal void @irad.body.cblas_scopy(i32 %0, ptr readonly %1, i32 %2, ptr writeonly %3, i32 %4) {
  %6 = sext i32 %0 to i64
  %7 = sext i32 %2 to i64
  %8 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_s.copy_all(i64 %6, ptr %1, i64 %7, ptr %3, i64 %8)
  ret void
}

define internal void @irad.body.cblas_sswap(i32 %0, ptr %1, i32 %2, ptr %3, i32 %4) {
  %6 = sext i32 %0 to i64
  %7 = sext i32 %2 to i64
  %8 = sext i32 %4 to i64
  call fastcc void @irad.body.blas_s.exchange(i64 %6, ptr %1, i64 %7, ptr %3, i64 %8)
  ret void
}

define internal float @irad.body.cblas_snrm2(i32 %0, ptr readonly %1, i32 %2) {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %2 to i64
  %6 = call fastcc float @irad.body.blas_s.length(i64 %4, ptr %1, i64 %5)
  ret float %6
}

define internal float @irad.body.cblas_sasum(i32 %0, ptr readonly %1, i32 %2) {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %2 to i64
  %6 = call fastcc float @irad.body.blas_s.sum_of_sizes(i64 %4, ptr %1, i64 %5)
  ret float %6
}

define internal range(i64 0, 9223372036854775807) i64 @irad.body.cblas_isamax(i32 %0, ptr readonly %1, i32 %2) {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %2 to i64
  %6 = call fastcc i64 @irad.body.blas_s.largest(i64 %4, ptr %1, i64 %5)
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = add nsw i64 %7, -1
  ret i64 %8
}

define internal double @irad.body.dsdot(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc double @irad.body.blas_s.wide_inner(i64 %7, double 0.000000e+00, ptr %1, i64 %9, ptr %3, i64 %11)
  ret double %12
}

define internal double @irad.body.blas_s.wide_inner(i64 %0, double %1, ptr readonly %2, i64 %3, ptr readonly %4, i64 %5) unnamed_addr {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %18

8:
  %9 = icmp slt i64 %5, 0
  %10 = sub nsw i64 1, %0
  %11 = mul nsw i64 %5, %10
  %12 = select i1 %9, i64 %11, i64 0
  %13 = icmp slt i64 %3, 0
  %14 = mul nsw i64 %3, %10
  %15 = select i1 %13, i64 %14, i64 0
  %16 = getelementptr float, ptr %2, i64 %15
  %17 = getelementptr float, ptr %4, i64 %12
  br label %20

.loopexit:
  %.lcssa = phi double [ %32, %20 ]
  br label %18

18:
  %19 = phi double [ %1, %._crit_edge ], [ %.lcssa, %.loopexit ]
  ret double %19

20:
  %21 = phi double [ %1, %8 ], [ %32, %._crit_edge1 ]
  %22 = phi i64 [ 0, %8 ], [ %33, %._crit_edge1 ]
  %23 = mul nsw i64 %22, %3
  %24 = getelementptr float, ptr %16, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = fpext float %25 to double
  %27 = mul nsw i64 %22, %5
  %28 = getelementptr float, ptr %17, i64 %27
  %29 = load float, ptr %28, align 4
  %30 = fpext float %29 to double
  %31 = fmul double %26, %30
  %32 = fadd double %21, %31
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, %0
  br i1 %34, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %20
}

define internal float @irad.body.sdsdot(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load float, ptr %1, align 4
  %10 = fpext float %9 to double
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %5, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc double @irad.body.blas_s.wide_inner(i64 %8, double %10, ptr %2, i64 %12, ptr %4, i64 %14)
  %16 = fptrunc double %15 to float
  ret float %16
}

define internal double @irad.body.cblas_dsdot(i32 %0, ptr readonly %1, i32 %2, ptr readonly %3, i32 %4) {
  %6 = sext i32 %0 to i64
  %7 = sext i32 %2 to i64
  %8 = sext i32 %4 to i64
  %9 = call fastcc double @irad.body.blas_s.wide_inner(i64 %6, double 0.000000e+00, ptr %1, i64 %7, ptr %3, i64 %8)
  ret double %9
}

define internal float @irad.body.cblas_sdsdot(i32 %0, float %1, ptr readonly %2, i32 %3, ptr readonly %4, i32 %5) {
  %7 = sext i32 %0 to i64
  %8 = fpext float %1 to double
  %9 = sext i32 %3 to i64
  %10 = sext i32 %5 to i64
  %11 = call fastcc double @irad.body.blas_s.wide_inner(i64 %7, double %8, ptr %2, i64 %9, ptr %4, i64 %10)
  %12 = fptrunc double %11 to float
  ret float %12
}

define internal void @irad.body.sgemm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
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
  call fastcc void @irad.body.blas_s.product(i32 %15, i32 %17, i64 %18, i64 %19, i64 %20, ptr %5, ptr %6, i64 %21, ptr %8, i64 %22, ptr %10, ptr %11, i64 %23)
  ret void
}

define internal void @irad.body.ssymm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %1, align 1
  %16 = sext i8 %15 to i32
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = load i64, ptr %6, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %11, align 8
  call fastcc void @irad.body.blas_s.symmetric_product(i32 %14, i32 %16, i64 %17, i64 %18, ptr %4, ptr %5, i64 %19, ptr %7, i64 %20, ptr %9, ptr %10, i64 %21)
  ret void
}

define internal void @irad.body.ssyrk_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %1, align 1
  %14 = sext i8 %13 to i32
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %3, align 8
  %17 = load i64, ptr %6, align 8
  %18 = load i64, ptr %9, align 8
  call fastcc void @irad.body.blas_s.rank_k(i32 %12, i32 %14, i64 %15, i64 %16, ptr %4, ptr %5, i64 %17, ptr %7, ptr %8, i64 %18)
  ret void
}

define internal void @irad.body.ssyr2k_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = load i8, ptr %0, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %1, align 1
  %16 = sext i8 %15 to i32
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = load i64, ptr %6, align 8
  %20 = load i64, ptr %8, align 8
  %21 = load i64, ptr %11, align 8
  call fastcc void @irad.body.blas_s.rank_two_k(i32 %14, i32 %16, i64 %17, i64 %18, ptr %4, ptr %5, i64 %19, ptr %7, i64 %20, ptr %9, ptr %10, i64 %21)
  ret void
}

define internal void @irad.body.strmm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
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
  call fastcc void @irad.body.blas_s.triangular_product(i32 %13, i32 %15, i32 %17, i32 %19, i64 %20, i64 %21, ptr %6, ptr %7, i64 %22, ptr %9, i64 %23)
  ret void
}

define internal void @irad.body.strsm_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10) {
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
  call fastcc void @irad.body.blas_s.triangular_solve(i32 %13, i32 %15, i32 %17, i32 %19, i64 %20, i64 %21, ptr %6, ptr %7, i64 %22, ptr %9, i64 %23)
  ret void
}

define internal void @irad.body.sgemv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = load i64, ptr %10, align 8
  call fastcc void @irad.body.blas_s.matrix_vector(i32 %13, i64 %14, i64 %15, ptr %3, ptr %4, i64 %16, ptr %6, i64 %17, ptr %8, ptr %9, i64 %18)
  ret void
}

define internal void @irad.body.sgbmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
  %14 = load i8, ptr %0, align 1
  %15 = sext i8 %14 to i32
  %16 = load i64, ptr %1, align 8
  %17 = load i64, ptr %2, align 8
  %18 = load i64, ptr %3, align 8
  %19 = load i64, ptr %4, align 8
  %20 = load i64, ptr %7, align 8
  %21 = load i64, ptr %9, align 8
  %22 = load i64, ptr %12, align 8
  call fastcc void @irad.body.blas_s.band_vector(i32 %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %5, ptr %6, i64 %20, ptr %8, i64 %21, ptr %10, ptr %11, i64 %22)
  ret void
}

define internal void @irad.body.sger_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i64, ptr %0, align 8
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  %14 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_s.rank_one(i64 %10, i64 %11, ptr %2, ptr %3, i64 %12, ptr %5, i64 %13, ptr %7, i64 %14)
  ret void
}

define internal void @irad.body.ssymv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %6, align 8
  %16 = load i64, ptr %9, align 8
  call fastcc void @irad.body.blas_s.dense_mv(i32 %12, i64 %13, ptr %2, ptr %3, i64 %14, ptr %5, i64 %15, ptr %7, ptr %8, i64 %16)
  ret void
}

define internal void @irad.body.ssbmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  %18 = load i64, ptr %10, align 8
  call fastcc void @irad.body.blas_s.band_mv(i32 %13, i64 %14, i64 %15, ptr %3, ptr %4, i64 %16, ptr %6, i64 %17, ptr %8, ptr %9, i64 %18)
  ret void
}

define internal void @irad.body.sspmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %5, align 8
  %14 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_s.packed_mv(i32 %11, i64 %12, ptr %2, ptr %3, ptr %4, i64 %13, ptr %6, ptr %7, i64 %14)
  ret void
}

define internal void @irad.body.strmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i8, ptr %1, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %2, align 1
  %14 = sext i8 %13 to i32
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  call fastcc void @irad.body.blas_s.dense_tmv(i32 %10, i32 %12, i32 %14, i64 %15, ptr %4, i64 %16, ptr %6, i64 %17)
  ret void
}

define internal void @irad.body.stbmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8) {
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
  call fastcc void @irad.body.blas_s.band_tmv(i32 %11, i32 %13, i32 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.stpmv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i8, ptr %1, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %2, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %6, align 8
  call fastcc void @irad.body.blas_s.packed_tmv(i32 %9, i32 %11, i32 %13, i64 %14, ptr %4, ptr %5, i64 %15)
  ret void
}

define internal void @irad.body.strsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i8, ptr %1, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %2, align 1
  %14 = sext i8 %13 to i32
  %15 = load i64, ptr %3, align 8
  %16 = load i64, ptr %5, align 8
  %17 = load i64, ptr %7, align 8
  call fastcc void @irad.body.blas_s.dense_tsv(i32 %10, i32 %12, i32 %14, i64 %15, ptr %4, i64 %16, ptr %6, i64 %17)
  ret void
}

define internal void @irad.body.stbsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8) {
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
  call fastcc void @irad.body.blas_s.band_tsv(i32 %11, i32 %13, i32 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, i64 %19)
  ret void
}

define internal void @irad.body.stpsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i8, ptr %1, align 1
  %11 = sext i8 %10 to i32
  %12 = load i8, ptr %2, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %6, align 8
  call fastcc void @irad.body.blas_s.packed_tsv(i32 %9, i32 %11, i32 %13, i64 %14, ptr %4, ptr %5, i64 %15)
  ret void
}

define internal void @irad.body.ssyr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6) {
  %8 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %9 = load float, ptr %2, align 4
  store float %9, ptr %8, align 4
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  call fastcc void @irad.body.blas_s.dense_r1(i32 %11, i64 %12, ptr %8, ptr %3, i64 %13, ptr %5, i64 %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.sspr_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5) {
  %7 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %8 = load float, ptr %2, align 4
  store float %8, ptr %7, align 4
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_s.packed_r1(i32 %10, i64 %11, ptr %7, ptr %3, i64 %12, ptr %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

define internal void @irad.body.ssyr2_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  %15 = load i64, ptr %8, align 8
  call fastcc void @irad.body.blas_s.dense_r2(i32 %11, i64 %12, ptr %2, ptr %3, i64 %13, ptr %5, i64 %14, ptr %7, i64 %15)
  ret void
}

define internal void @irad.body.sspr2_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  %13 = load i64, ptr %6, align 8
  call fastcc void @irad.body.blas_s.packed_r2(i32 %10, i64 %11, ptr %2, ptr %3, i64 %12, ptr %5, i64 %13, ptr %7)
  ret void
}

define internal float @irad.body.sdot_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_s.inner(i64 %7, ptr %1, i64 %8, ptr %3, i64 %9, ptr %6)
  %10 = load float, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret float %10
}

define internal void @irad.body.srotg_64(ptr %0, ptr %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 4)) %3) {
  call fastcc void @irad.body.blas_s.make_rotation(ptr %0, ptr %1, ptr %2, ptr %3)
  ret void
}

define internal void @irad.body.srotmg_64(ptr %0, ptr %1, ptr %2, ptr readonly %3, ptr writeonly %4) {
  call fastcc void @irad.body.blas_s.make_modified(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4)
  ret void
}

define internal void @irad.body.srotm_64(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %2, align 8
  %9 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_s.rotate_modified(i64 %7, ptr %1, i64 %8, ptr %3, i64 %9, ptr %5)
  ret void
}

define internal void @irad.body.saxpy_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %3, align 8
  %9 = load i64, ptr %5, align 8
  call fastcc void @irad.body.blas_s.add_multiple(i64 %7, ptr %1, ptr %2, i64 %8, ptr %4, i64 %9)
  ret void
}

define internal void @irad.body.sscal_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3) {
  %5 = load i64, ptr %0, align 8
  %6 = load i64, ptr %3, align 8
  call fastcc void @irad.body.blas_s.multiply_all(i64 %5, ptr %1, ptr %2, i64 %6)
  ret void
}

define internal void @irad.body.scopy_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr writeonly %3, ptr readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_s.copy_all(i64 %6, ptr %1, i64 %7, ptr %3, i64 %8)
  ret void
}

define internal void @irad.body.sswap_64(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_s.exchange(i64 %6, ptr %1, i64 %7, ptr %3, i64 %8)
  ret void
}

define internal float @irad.body.snrm2_64(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = call fastcc float @irad.body.blas_s.length(i64 %4, ptr %1, i64 %5)
  ret float %6
}

define internal float @irad.body.sasum_64(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = call fastcc float @irad.body.blas_s.sum_of_sizes(i64 %4, ptr %1, i64 %5)
  ret float %6
}

define internal range(i64 -9223372036854775807, -9223372036854775808) i64 @irad.body.isamax_64(ptr readonly %0, ptr readonly %1, ptr readonly %2) {
  %4 = load i64, ptr %0, align 8
  %5 = load i64, ptr %2, align 8
  %6 = call fastcc i64 @irad.body.blas_s.largest(i64 %4, ptr %1, i64 %5)
  ret i64 %6
}

define internal void @irad.body.srot_64(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr readonly %5, ptr readonly %6) {
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %2, align 8
  %10 = load i64, ptr %4, align 8
  call fastcc void @irad.body.blas_s.rotate(i64 %8, ptr %1, i64 %9, ptr %3, i64 %10, ptr %5, ptr %6)
  ret void
}

define internal void @irad.body.cblas_sgemm_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, i64 %5, float %6, ptr %7, i64 %8, ptr %9, i64 %10, float %11, ptr %12, i64 %13) {
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store float %6, ptr %15, align 4
  store float %11, ptr %16, align 4
  %17 = icmp eq i32 %0, 101
  br i1 %17, label %18, label %29

18:
  switch i32 %2, label %20 [
    i32 111, label %._crit_edge
    i32 112, label %21
    i32 113, label %19
  ]

._crit_edge:
  br label %22

19:
  br label %22

20:
  br label %22

21:
  br label %22

22:
  %23 = phi i32 [ 110, %._crit_edge ], [ 106, %20 ], [ 116, %21 ], [ 99, %19 ]
  switch i32 %1, label %25 [
    i32 111, label %._crit_edge1
    i32 112, label %26
    i32 113, label %24
  ]

._crit_edge1:
  br label %27

24:
  br label %27

25:
  br label %27

26:
  br label %27

27:
  %28 = phi i32 [ 110, %._crit_edge1 ], [ 106, %25 ], [ 116, %26 ], [ 99, %24 ]
  call fastcc void @irad.body.blas_s.product(i32 %23, i32 %28, i64 %4, i64 %3, i64 %5, ptr nonnull %15, ptr %9, i64 %10, ptr %7, i64 %8, ptr nonnull %16, ptr %12, i64 %13)
  br label %40

29:
  switch i32 %1, label %31 [
    i32 111, label %._crit_edge2
    i32 112, label %32
    i32 113, label %30
  ]

._crit_edge2:
  br label %33

30:
  br label %33

31:
  br label %33

32:
  br label %33

33:
  %34 = phi i32 [ 110, %._crit_edge2 ], [ 106, %31 ], [ 116, %32 ], [ 99, %30 ]
  switch i32 %2, label %36 [
    i32 111, label %._crit_edge3
    i32 112, label %37
    i32 113, label %35
  ]

._crit_edge3:
  br label %38

35:
  br label %38

36:
  br label %38

37:
  br label %38

38:
  %39 = phi i32 [ 110, %._crit_edge3 ], [ 106, %36 ], [ 116, %37 ], [ 99, %35 ]
  call fastcc void @irad.body.blas_s.product(i32 %34, i32 %39, i64 %3, i64 %4, i64 %5, ptr nonnull %15, ptr %7, i64 %8, ptr %9, i64 %10, ptr nonnull %16, ptr %12, i64 %13)
  br label %40

40:
  ret void
}

define internal void @irad.body.cblas_ssymm_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, float %5, ptr readonly %6, i64 %7, ptr %8, i64 %9, float %10, ptr %11, i64 %12) {
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  store float %5, ptr %14, align 4
  store float %10, ptr %15, align 4
  %16 = icmp eq i32 %0, 101
  %17 = icmp eq i32 %1, 141
  %18 = xor i1 %16, %17
  %19 = select i1 %18, i32 108, i32 114
  %20 = icmp eq i32 %2, 122
  %21 = xor i1 %16, %20
  %22 = select i1 %21, i32 108, i32 117
  %23 = select i1 %16, i64 %4, i64 %3
  %24 = select i1 %16, i64 %3, i64 %4
  call fastcc void @irad.body.blas_s.symmetric_product(i32 %19, i32 %22, i64 %23, i64 %24, ptr nonnull %14, ptr %6, i64 %7, ptr %8, i64 %9, ptr nonnull %15, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.cblas_ssyrk_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, float %5, ptr %6, i64 %7, float %8, ptr %9, i64 %10) {
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store float %5, ptr %12, align 4
  store float %8, ptr %13, align 4
  switch i32 %2, label %14 [
    i32 111, label %._crit_edge
    i32 112, label %15
    i32 113, label %16
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
  %18 = phi i32 [ 110, %._crit_edge ], [ 106, %14 ], [ 116, %15 ], [ 99, %16 ]
  %19 = phi i32 [ 116, %._crit_edge ], [ 110, %14 ], [ 110, %15 ], [ 110, %16 ]
  %20 = icmp eq i32 %1, 122
  %21 = icmp eq i32 %0, 101
  %22 = xor i1 %21, %20
  %23 = select i1 %22, i32 108, i32 117
  %24 = select i1 %21, i32 %19, i32 %18
  call fastcc void @irad.body.blas_s.rank_k(i32 %23, i32 %24, i64 %3, i64 %4, ptr nonnull %12, ptr %6, i64 %7, ptr nonnull %13, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.cblas_ssyr2k_64(i32 %0, i32 %1, i32 %2, i64 %3, i64 %4, float %5, ptr %6, i64 %7, ptr %8, i64 %9, float %10, ptr %11, i64 %12) {
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  store float %5, ptr %14, align 4
  store float %10, ptr %15, align 4
  switch i32 %2, label %16 [
    i32 111, label %._crit_edge
    i32 112, label %17
    i32 113, label %18
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
  %20 = phi i32 [ 110, %._crit_edge ], [ 106, %16 ], [ 116, %17 ], [ 99, %18 ]
  %21 = phi i32 [ 116, %._crit_edge ], [ 110, %16 ], [ 110, %17 ], [ 110, %18 ]
  %22 = icmp eq i32 %1, 122
  %23 = icmp eq i32 %0, 101
  %24 = xor i1 %23, %22
  %25 = select i1 %24, i32 108, i32 117
  %26 = select i1 %23, i32 %21, i32 %20
  call fastcc void @irad.body.blas_s.rank_two_k(i32 %25, i32 %26, i64 %3, i64 %4, ptr nonnull %14, ptr %6, i64 %7, ptr %8, i64 %9, ptr nonnull %15, ptr %11, i64 %12)
  ret void
}

define internal void @irad.body.cblas_strmm_64(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, float %7, ptr readonly %8, i64 %9, ptr %10, i64 %11) {
  %13 = alloca float, align 4
  store float %7, ptr %13, align 4
  switch i32 %3, label %15 [
    i32 111, label %._crit_edge
    i32 112, label %16
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
  %18 = phi i32 [ 110, %._crit_edge ], [ 106, %15 ], [ 116, %16 ], [ 99, %14 ]
  %19 = icmp eq i32 %2, 122
  %20 = icmp eq i32 %0, 101
  %21 = xor i1 %20, %19
  %22 = select i1 %21, i32 108, i32 117
  %23 = icmp eq i32 %1, 141
  %24 = xor i1 %20, %23
  %25 = select i1 %24, i32 108, i32 114
  %26 = icmp eq i32 %4, 132
  %27 = select i1 %26, i32 117, i32 110
  %28 = select i1 %20, i64 %6, i64 %5
  %29 = select i1 %20, i64 %5, i64 %6
  call fastcc void @irad.body.blas_s.triangular_product(i32 %25, i32 %22, i32 %18, i32 %27, i64 %28, i64 %29, ptr nonnull %13, ptr %8, i64 %9, ptr %10, i64 %11)
  ret void
}

define internal void @irad.body.cblas_strsm_64(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, float %7, ptr %8, i64 %9, ptr %10, i64 %11) {
  %13 = alloca float, align 4
  store float %7, ptr %13, align 4
  switch i32 %3, label %15 [
    i32 111, label %._crit_edge
    i32 112, label %16
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
  %18 = phi i32 [ 110, %._crit_edge ], [ 106, %15 ], [ 116, %16 ], [ 99, %14 ]
  %19 = icmp eq i32 %2, 122
  %20 = icmp eq i32 %0, 101
  %21 = xor i1 %20, %19
  %22 = select i1 %21, i32 108, i32 117
  %23 = icmp eq i32 %1, 141
  %24 = xor i1 %20, %23
  %25 = select i1 %24, i32 108, i32 114
  %26 = icmp eq i32 %4, 132
  %27 = select i1 %26, i32 117, i32 110
  %28 = select i1 %20, i64 %6, i64 %5
  %29 = select i1 %20, i64 %5, i64 %6
  call fastcc void @irad.body.blas_s.triangular_solve(i32 %25, i32 %22, i32 %18, i32 %27, i64 %28, i64 %29, ptr nonnull %13, ptr %8, i64 %9, ptr %10, i64 %11)
  ret void
}

define internal float @irad.body.cblas_sdot_64(i64 %0, ptr readonly %1, i64 %2, ptr readonly %3, i64 %4) {
  %6 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call fastcc void @irad.body.blas_s.inner(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %6)
  %7 = load float, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret float %7
}

define internal void @irad.body.cblas_srotg_64(ptr %0, ptr %1, ptr writeonly initializes((0, 4)) %2, ptr writeonly initializes((0, 4)) %3) {
  call fastcc void @irad.body.blas_s.make_rotation(ptr %0, ptr %1, ptr %2, ptr %3)
  ret void
}

define internal void @irad.body.cblas_srotmg_64(ptr %0, ptr %1, ptr %2, float %3, ptr writeonly %4) {
  %6 = alloca float, align 4
  store float %3, ptr %6, align 4
  call fastcc void @irad.body.blas_s.make_modified(ptr %0, ptr %1, ptr %2, ptr nonnull %6, ptr %4)
  ret void
}

define internal void @irad.body.cblas_srotm_64(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr readonly %5) {
  call fastcc void @irad.body.blas_s.rotate_modified(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr %5)
  ret void
}

define internal void @irad.body.cblas_srot_64(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, float %5, float %6) {
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  store float %5, ptr %8, align 4
  store float %6, ptr %9, align 4
  call fastcc void @irad.body.blas_s.rotate(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4, ptr nonnull %8, ptr nonnull %9)
  ret void
}

define internal void @irad.body.cblas_sgemv_64(i32 %0, i32 %1, i64 %2, i64 %3, float %4, ptr %5, i64 %6, ptr %7, i64 %8, float %9, ptr %10, i64 %11) {
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store float %4, ptr %13, align 4
  store float %9, ptr %14, align 4
  switch i32 %1, label %15 [
    i32 111, label %17
    i32 112, label %16
    i32 113, label %._crit_edge
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
  %19 = phi i32 [ 110, %17 ], [ 106, %15 ], [ 116, %16 ], [ 99, %._crit_edge ]
  %20 = phi i32 [ 116, %17 ], [ 110, %15 ], [ 110, %16 ], [ 110, %._crit_edge ]
  %21 = icmp eq i32 %0, 101
  %22 = select i1 %21, i32 %20, i32 %19
  %23 = select i1 %21, i64 %3, i64 %2
  %24 = select i1 %21, i64 %2, i64 %3
  call fastcc void @irad.body.blas_s.matrix_vector(i32 %22, i64 %23, i64 %24, ptr nonnull %13, ptr %5, i64 %6, ptr %7, i64 %8, ptr nonnull %14, ptr %10, i64 %11)
  ret void
}

define internal void @irad.body.cblas_sgbmv_64(i32 %0, i32 %1, i64 %2, i64 %3, i64 %4, i64 %5, float %6, ptr %7, i64 %8, ptr readonly %9, i64 %10, float %11, ptr %12, i64 %13) {
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store float %6, ptr %15, align 4
  store float %11, ptr %16, align 4
  switch i32 %1, label %17 [
    i32 111, label %._crit_edge
    i32 112, label %18
    i32 113, label %19
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
  %21 = phi i32 [ 110, %._crit_edge ], [ 106, %17 ], [ 116, %18 ], [ 99, %19 ]
  %22 = phi i32 [ 116, %._crit_edge ], [ 110, %17 ], [ 110, %18 ], [ 110, %19 ]
  %23 = icmp eq i32 %0, 101
  %24 = select i1 %23, i32 %22, i32 %21
  %25 = select i1 %23, i64 %3, i64 %2
  %26 = select i1 %23, i64 %2, i64 %3
  %27 = select i1 %23, i64 %5, i64 %4
  %28 = select i1 %23, i64 %4, i64 %5
  call fastcc void @irad.body.blas_s.band_vector(i32 %24, i64 %25, i64 %26, i64 %27, i64 %28, ptr nonnull %15, ptr %7, i64 %8, ptr %9, i64 %10, ptr nonnull %16, ptr %12, i64 %13)
  ret void
}

define internal void @irad.body.cblas_sger_64(i32 %0, i64 %1, i64 %2, float %3, ptr readonly %4, i64 %5, ptr readonly %6, i64 %7, ptr %8, i64 %9) {
  %11 = alloca float, align 4
  store float %3, ptr %11, align 4
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %13, label %14

13:
  call fastcc void @irad.body.blas_s.rank_one(i64 %2, i64 %1, ptr nonnull %11, ptr %6, i64 %7, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %15

14:
  call fastcc void @irad.body.blas_s.rank_one(i64 %1, i64 %2, ptr nonnull %11, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %15

15:
  ret void
}

define internal void @irad.body.cblas_ssymv_64(i32 %0, i32 %1, i64 %2, float %3, ptr %4, i64 %5, ptr readonly %6, i64 %7, float %8, ptr %9, i64 %10) {
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store float %3, ptr %12, align 4
  store float %8, ptr %13, align 4
  %14 = icmp eq i32 %1, 122
  %15 = icmp eq i32 %0, 101
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i32 108, i32 117
  call fastcc void @irad.body.blas_s.dense_mv(i32 %17, i64 %2, ptr nonnull %12, ptr %4, i64 %5, ptr %6, i64 %7, ptr nonnull %13, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.cblas_ssbmv_64(i32 %0, i32 %1, i64 %2, i64 %3, float %4, ptr %5, i64 %6, ptr readonly %7, i64 %8, float %9, ptr %10, i64 %11) {
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  store float %4, ptr %13, align 4
  store float %9, ptr %14, align 4
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  call fastcc void @irad.body.blas_s.band_mv(i32 %18, i64 %2, i64 %3, ptr nonnull %13, ptr %5, i64 %6, ptr %7, i64 %8, ptr nonnull %14, ptr %10, i64 %11)
  ret void
}

define internal void @irad.body.cblas_sspmv_64(i32 %0, i32 %1, i64 %2, float %3, ptr %4, ptr readonly %5, i64 %6, float %7, ptr %8, i64 %9) {
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  store float %3, ptr %11, align 4
  store float %7, ptr %12, align 4
  %13 = icmp eq i32 %1, 122
  %14 = icmp eq i32 %0, 101
  %15 = xor i1 %14, %13
  %16 = select i1 %15, i32 108, i32 117
  call fastcc void @irad.body.blas_s.packed_mv(i32 %16, i64 %2, ptr nonnull %11, ptr %4, ptr %5, i64 %6, ptr nonnull %12, ptr %8, i64 %9)
  ret void
}

define internal void @irad.body.cblas_strmv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  switch i32 %2, label %10 [
    i32 111, label %._crit_edge
    i32 112, label %11
    i32 113, label %12
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
  %14 = phi i32 [ 110, %._crit_edge ], [ 106, %10 ], [ 116, %11 ], [ 99, %12 ]
  %15 = phi i32 [ 116, %._crit_edge ], [ 110, %10 ], [ 110, %11 ], [ 110, %12 ]
  %16 = icmp eq i32 %1, 122
  %17 = icmp eq i32 %0, 101
  %18 = xor i1 %17, %16
  %19 = select i1 %18, i32 108, i32 117
  %20 = select i1 %17, i32 %15, i32 %14
  %21 = icmp eq i32 %3, 132
  %22 = select i1 %21, i32 117, i32 110
  call fastcc void @irad.body.blas_s.dense_tmv(i32 %19, i32 %20, i32 %22, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define internal void @irad.body.cblas_stbmv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  switch i32 %2, label %11 [
    i32 111, label %._crit_edge
    i32 112, label %12
    i32 113, label %13
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
  %15 = phi i32 [ 110, %._crit_edge ], [ 106, %11 ], [ 116, %12 ], [ 99, %13 ]
  %16 = phi i32 [ 116, %._crit_edge ], [ 110, %11 ], [ 110, %12 ], [ 110, %13 ]
  %17 = icmp eq i32 %1, 122
  %18 = icmp eq i32 %0, 101
  %19 = xor i1 %18, %17
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %18, i32 %16, i32 %15
  %22 = icmp eq i32 %3, 132
  %23 = select i1 %22, i32 117, i32 110
  call fastcc void @irad.body.blas_s.band_tmv(i32 %20, i32 %21, i32 %23, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define internal void @irad.body.cblas_stpmv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) {
  switch i32 %2, label %9 [
    i32 111, label %._crit_edge
    i32 112, label %10
    i32 113, label %11
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
  %13 = phi i32 [ 110, %._crit_edge ], [ 106, %9 ], [ 116, %10 ], [ 99, %11 ]
  %14 = phi i32 [ 116, %._crit_edge ], [ 110, %9 ], [ 110, %10 ], [ 110, %11 ]
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = select i1 %16, i32 %14, i32 %13
  %20 = icmp eq i32 %3, 132
  %21 = select i1 %20, i32 117, i32 110
  call fastcc void @irad.body.blas_s.packed_tmv(i32 %18, i32 %19, i32 %21, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

define internal void @irad.body.cblas_strsv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  switch i32 %2, label %10 [
    i32 111, label %._crit_edge
    i32 112, label %11
    i32 113, label %12
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
  %14 = phi i32 [ 110, %._crit_edge ], [ 106, %10 ], [ 116, %11 ], [ 99, %12 ]
  %15 = phi i32 [ 116, %._crit_edge ], [ 110, %10 ], [ 110, %11 ], [ 110, %12 ]
  %16 = icmp eq i32 %1, 122
  %17 = icmp eq i32 %0, 101
  %18 = xor i1 %17, %16
  %19 = select i1 %18, i32 108, i32 117
  %20 = select i1 %17, i32 %15, i32 %14
  %21 = icmp eq i32 %3, 132
  %22 = select i1 %21, i32 117, i32 110
  call fastcc void @irad.body.blas_s.dense_tsv(i32 %19, i32 %20, i32 %22, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define internal void @irad.body.cblas_stbsv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  switch i32 %2, label %11 [
    i32 111, label %._crit_edge
    i32 112, label %12
    i32 113, label %13
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
  %15 = phi i32 [ 110, %._crit_edge ], [ 106, %11 ], [ 116, %12 ], [ 99, %13 ]
  %16 = phi i32 [ 116, %._crit_edge ], [ 110, %11 ], [ 110, %12 ], [ 110, %13 ]
  %17 = icmp eq i32 %1, 122
  %18 = icmp eq i32 %0, 101
  %19 = xor i1 %18, %17
  %20 = select i1 %19, i32 108, i32 117
  %21 = select i1 %18, i32 %16, i32 %15
  %22 = icmp eq i32 %3, 132
  %23 = select i1 %22, i32 117, i32 110
  call fastcc void @irad.body.blas_s.band_tsv(i32 %20, i32 %21, i32 %23, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret void
}

define internal void @irad.body.cblas_stpsv_64(i32 %0, i32 %1, i32 %2, i32 %3, i64 %4, ptr %5, ptr %6, i64 %7) {
  switch i32 %2, label %9 [
    i32 111, label %._crit_edge
    i32 112, label %10
    i32 113, label %11
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
  %13 = phi i32 [ 110, %._crit_edge ], [ 106, %9 ], [ 116, %10 ], [ 99, %11 ]
  %14 = phi i32 [ 116, %._crit_edge ], [ 110, %9 ], [ 110, %10 ], [ 110, %11 ]
  %15 = icmp eq i32 %1, 122
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 108, i32 117
  %19 = select i1 %16, i32 %14, i32 %13
  %20 = icmp eq i32 %3, 132
  %21 = select i1 %20, i32 117, i32 110
  call fastcc void @irad.body.blas_s.packed_tsv(i32 %18, i32 %19, i32 %21, i64 %4, ptr %5, ptr %6, i64 %7)
  ret void
}

define internal void @irad.body.cblas_ssyr_64(i32 %0, i32 %1, i64 %2, float %3, ptr readonly %4, i64 %5, ptr %6, i64 %7) {
  %9 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store float %3, ptr %9, align 4
  %10 = icmp eq i32 %1, 122
  %11 = icmp eq i32 %0, 101
  %12 = xor i1 %11, %10
  %13 = select i1 %12, i32 108, i32 117
  call fastcc void @irad.body.blas_s.dense_r1(i32 %13, i64 %2, ptr %9, ptr %4, i64 %5, ptr %6, i64 %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void
}

define internal void @irad.body.cblas_sspr_64(i32 %0, i32 %1, i64 %2, float %3, ptr readonly %4, i64 %5, ptr %6) {
  %8 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store float %3, ptr %8, align 4
  %9 = icmp eq i32 %1, 122
  %10 = icmp eq i32 %0, 101
  %11 = xor i1 %10, %9
  %12 = select i1 %11, i32 108, i32 117
  call fastcc void @irad.body.blas_s.packed_r1(i32 %12, i64 %2, ptr %8, ptr %4, i64 %5, ptr %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret void
}

define internal void @irad.body.cblas_ssyr2_64(i32 %0, i32 %1, i64 %2, float %3, ptr readonly %4, i64 %5, ptr readonly %6, i64 %7, ptr %8, i64 %9) {
  %11 = alloca float, align 4
  store float %3, ptr %11, align 4
  %12 = icmp eq i32 %0, 101
  %13 = icmp eq i32 %1, 122
  br i1 %12, label %14, label %16

14:
  %15 = select i1 %13, i32 117, i32 108
  call fastcc void @irad.body.blas_s.dense_r2(i32 %15, i64 %2, ptr nonnull %11, ptr %6, i64 %7, ptr %4, i64 %5, ptr %8, i64 %9)
  br label %18

16:
  %17 = select i1 %13, i32 108, i32 117
  call fastcc void @irad.body.blas_s.dense_r2(i32 %17, i64 %2, ptr nonnull %11, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %18

18:
  ret void
}

define internal void @irad.body.cblas_sspr2_64(i32 %0, i32 %1, i64 %2, float %3, ptr readonly %4, i64 %5, ptr readonly %6, i64 %7, ptr %8) {
  %10 = alloca float, align 4
  store float %3, ptr %10, align 4
  %11 = icmp eq i32 %0, 101
  %12 = icmp eq i32 %1, 122
  br i1 %11, label %13, label %15

13:
  %14 = select i1 %12, i32 117, i32 108
  call fastcc void @irad.body.blas_s.packed_r2(i32 %14, i64 %2, ptr nonnull %10, ptr %6, i64 %7, ptr %4, i64 %5, ptr %8)
  br label %17

15:
  %16 = select i1 %12, i32 108, i32 117
  call fastcc void @irad.body.blas_s.packed_r2(i32 %16, i64 %2, ptr nonnull %10, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8)
  br label %17

17:
  ret void
}

define internal void @irad.body.cblas_saxpy_64(i64 %0, float %1, ptr readonly %2, i64 %3, ptr %4, i64 %5) {
  %7 = alloca float, align 4
  store float %1, ptr %7, align 4
  call fastcc void @irad.body.blas_s.add_multiple(i64 %0, ptr nonnull %7, ptr %2, i64 %3, ptr %4, i64 %5)
  ret void
}

define internal void @irad.body.cblas_sscal_64(i64 %0, float %1, ptr %2, i64 %3) {
  %5 = alloca float, align 4
  store float %1, ptr %5, align 4
  call fastcc void @irad.body.blas_s.multiply_all(i64 %0, ptr nonnull %5, ptr %2, i64 %3)
  ret void
}

define internal void @irad.body.cblas_scopy_64(i64 %0, ptr readonly %1, i64 %2, ptr writeonly %3, i64 %4) {
  call fastcc void @irad.body.blas_s.copy_all(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret void
}

define internal void @irad.body.cblas_sswap_64(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4) {
  call fastcc void @irad.body.blas_s.exchange(i64 %0, ptr %1, i64 %2, ptr %3, i64 %4)
  ret void
}

define internal float @irad.body.cblas_snrm2_64(i64 %0, ptr readonly %1, i64 %2) {
  %4 = call fastcc float @irad.body.blas_s.length(i64 %0, ptr %1, i64 %2)
  ret float %4
}

define internal float @irad.body.cblas_sasum_64(i64 %0, ptr readonly %1, i64 %2) {
  %4 = call fastcc float @irad.body.blas_s.sum_of_sizes(i64 %0, ptr %1, i64 %2)
  ret float %4
}

define internal range(i64 0, 9223372036854775807) i64 @irad.body.cblas_isamax_64(i64 %0, ptr readonly %1, i64 %2) {
  %4 = call fastcc i64 @irad.body.blas_s.largest(i64 %0, ptr %1, i64 %2)
  %5 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %6 = add nsw i64 %5, -1
  ret i64 %6
}

define internal double @irad.body.dsdot_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = load i64, ptr %0, align 8
  %7 = load i64, ptr %2, align 8
  %8 = load i64, ptr %4, align 8
  %9 = call fastcc double @irad.body.blas_s.wide_inner(i64 %6, double 0.000000e+00, ptr %1, i64 %7, ptr %3, i64 %8)
  ret double %9
}

define internal float @irad.body.sdsdot_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load float, ptr %1, align 4
  %9 = fpext float %8 to double
  %10 = load i64, ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = call fastcc double @irad.body.blas_s.wide_inner(i64 %7, double %9, ptr %2, i64 %10, ptr %4, i64 %11)
  %13 = fptrunc double %12 to float
  ret float %13
}

define internal double @irad.body.cblas_dsdot_64(i64 %0, ptr readonly %1, i64 %2, ptr readonly %3, i64 %4) {
  %6 = call fastcc double @irad.body.blas_s.wide_inner(i64 %0, double 0.000000e+00, ptr %1, i64 %2, ptr %3, i64 %4)
  ret double %6
}

define internal float @irad.body.cblas_sdsdot_64(i64 %0, float %1, ptr readonly %2, i64 %3, ptr readonly %4, i64 %5) {
  %7 = fpext float %1 to double
  %8 = call fastcc double @irad.body.blas_s.wide_inner(i64 %0, double %7, ptr %2, i64 %3, ptr %4, i64 %5)
  %9 = fptrunc double %8 to float
  ret float %9
}

define internal void @irad.body.blas_s.scale(i64 %0, i64 %1, ptr readonly %2, ptr %3, i64 %4) unnamed_addr {
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

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @irad_la_strsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.blas_s.scatter(i64 %0, ptr readonly %1, ptr readonly %2, ptr %3, i64 %4) unnamed_addr {
  %6 = load float, ptr %2, align 4
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %15

8:
  %9 = icmp slt i64 %4, 0
  %10 = sub nsw i64 1, %0
  %11 = mul nsw i64 %4, %10
  %12 = select i1 %9, i64 %11, i64 0
  %13 = fcmp oeq float %6, 0.000000e+00
  %14 = getelementptr float, ptr %3, i64 %12
  br label %16

.loopexit:
  br label %15

15:
  ret void

16:
  %17 = phi i64 [ 0, %8 ], [ %29, %._crit_edge2 ]
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = mul nsw i64 %17, %4
  br i1 %13, label %._crit_edge1, label %21

._crit_edge1:
  br label %25

21:
  %22 = getelementptr float, ptr %14, i64 %20
  %23 = load float, ptr %22, align 4
  %24 = fmul float %6, %23
  br label %25

25:
  %26 = phi float [ %24, %21 ], [ 0.000000e+00, %._crit_edge1 ]
  %27 = fadd float %19, %26
  %28 = getelementptr float, ptr %14, i64 %20
  store float %27, ptr %28, align 4
  %29 = add nuw nsw i64 %17, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %.loopexit, label %._crit_edge2

._crit_edge2:
  br label %16
}

define internal void @irad.body.blas_s.gather(i64 %0, ptr readonly %1, i64 %2, ptr writeonly %3) unnamed_addr {
  %5 = icmp sgt i64 %0, 0
  br i1 %5, label %6, label %._crit_edge

._crit_edge:
  br label %12

6:
  %7 = icmp slt i64 %2, 0
  %8 = sub nsw i64 1, %0
  %9 = mul nsw i64 %2, %8
  %10 = select i1 %7, i64 %9, i64 0
  %11 = getelementptr float, ptr %1, i64 %10
  br label %13

.loopexit:
  br label %12

12:
  ret void

13:
  %14 = phi i64 [ 0, %6 ], [ %19, %._crit_edge1 ]
  %15 = mul nsw i64 %14, %2
  %16 = getelementptr float, ptr %11, i64 %15
  %17 = load float, ptr %16, align 4
  %18 = getelementptr inbounds nuw float, ptr %3, i64 %14
  store float %17, ptr %18, align 4
  %19 = add nuw nsw i64 %14, 1
  %20 = icmp eq i64 %19, %0
  br i1 %20, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %13
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare float @llvm.fabs.f32(float)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
