define internal void @irad.body.cgetrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = call fastcc i32 @irad.body.systems_c.factor(i64 %8, i64 %10, ptr %2, i64 %12, ptr %4, i64 4)
  store i32 %13, ptr %5, align 4
  ret void
}

define internal i32 @irad.body.systems_c.factor(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5) unnamed_addr {
  %7 = icmp sgt i64 %0, 0
  %8 = icmp sgt i64 %1, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %15

10:
  %11 = add nuw i64 %1, 2305843009213693951
  %12 = mul i64 %3, %11
  %13 = add i64 %12, %0
  %14 = shl i64 %13, 3
  call void @__irad_float(ptr %2, i64 %14)
  br label %15

15:
  %16 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %18, label %._crit_edge1

._crit_edge1:
  br label %20

18:
  %19 = mul nuw nsw i64 %5, %16
  call void @__irad_integer(ptr %4, i64 %19)
  br label %20

20:
  %21 = call i32 @irad_la_cgetrf(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5)
  ret i32 %21
}

define internal void @irad.body.cgetrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  call fastcc void @irad.body.systems_c.factored_solve(i32 %11, i64 %13, i64 %15, ptr %3, i64 %17, ptr %5, i64 4, ptr %6, i64 %19)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.systems_c.factored_solve(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6, ptr %7, i64 %8) unnamed_addr {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %24

11:
  %12 = add nuw i64 %1, 2305843009213693951
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 3
  call void @__irad_float(ptr %3, i64 %15)
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %22

17:
  %18 = add nuw i64 %2, 2305843009213693951
  %19 = mul i64 %8, %18
  %20 = add i64 %19, %1
  %21 = shl i64 %20, 3
  call void @__irad_float(ptr %7, i64 %21)
  br label %22

22:
  %23 = mul nuw nsw i64 %6, %1
  call void @__irad_integer(ptr %5, i64 %23)
  br label %24

24:
  %25 = sext i32 %0 to i64
  %26 = call i32 @irad_la_cgetrs(i64 %25, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define internal void @irad.body.cgesv(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = call fastcc i32 @irad.body.systems_c.solve(i64 %10, i64 %12, ptr %2, i64 %14, ptr %4, i64 4, ptr %5, i64 %16)
  store i32 %17, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_c.solve(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5, ptr %6, i64 %7) unnamed_addr {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %23

10:
  %11 = add nuw i64 %0, 2305843009213693951
  %12 = mul i64 %3, %11
  %13 = add i64 %12, %0
  %14 = shl i64 %13, 3
  call void @__irad_float(ptr %2, i64 %14)
  %15 = icmp sgt i64 %1, 0
  br i1 %15, label %16, label %._crit_edge1

._crit_edge1:
  br label %21

16:
  %17 = add nuw i64 %1, 2305843009213693951
  %18 = mul i64 %7, %17
  %19 = add i64 %18, %0
  %20 = shl i64 %19, 3
  call void @__irad_float(ptr %6, i64 %20)
  br label %21

21:
  %22 = mul nuw nsw i64 %5, %0
  call void @__irad_integer(ptr %4, i64 %22)
  br label %23

23:
  %24 = call i32 @irad_la_cgesv(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  ret i32 %24
}

define internal void @irad.body.cgetri(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr writeonly %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  store i32 0, ptr %6, align 4
  %8 = load i32, ptr %5, align 4
  %9 = icmp eq i32 %8, -1
  %10 = load i32, ptr %0, align 4
  br i1 %9, label %11, label %14

11:
  %12 = sitofp i32 %10 to float
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %12, ptr %4, align 4
  store float 0.000000e+00, ptr %13, align 4
  br label %19

14:
  %15 = sext i32 %10 to i64
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = call fastcc i32 @irad.body.systems_c.invert(i64 %15, ptr %1, i64 %17, ptr %3, i64 4)
  store i32 %18, ptr %6, align 4
  br label %19

19:
  ret void
}

define internal i32 @irad.body.systems_c.invert(i64 %0, ptr %1, i64 %2, ptr %3, i64 range(i64 4, 9) %4) unnamed_addr {
  %6 = mul nsw i64 %0, %0
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = shl i64 %7, 3
  %9 = call noalias ptr @malloc(i64 %8)
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %23

11:
  %12 = mul nuw nsw i64 %4, %0
  call void @__irad_integer(ptr %3, i64 %12)
  %13 = add nuw i64 %0, 2305843009213693951
  %14 = mul i64 %2, %13
  %15 = add i64 %14, %0
  %16 = shl i64 %15, 3
  call void @__irad_float(ptr %1, i64 %16)
  br label %17

17:
  %18 = phi i64 [ 0, %11 ], [ %27, %._crit_edge1 ]
  %19 = mul nsw i64 %18, %2
  %20 = getelementptr { float, float }, ptr %1, i64 %19
  %21 = mul nuw nsw i64 %18, %0
  %22 = getelementptr { float, float }, ptr %9, i64 %21
  br label %29

.loopexit:
  br label %23

23:
  %24 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %25 = call i32 @irad_la_cgetri(i64 %0, ptr %9, i64 %24, ptr %3, i64 %4, ptr %1, i64 %2)
  call void @free(ptr %9)
  ret i32 %25

26:
  %27 = add nuw nsw i64 %18, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %17

29:
  %30 = phi i64 [ 0, %17 ], [ %37, %._crit_edge2 ]
  %31 = getelementptr { float, float }, ptr %20, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = load float, ptr %33, align 4
  %35 = getelementptr { float, float }, ptr %22, i64 %30
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store float %32, ptr %35, align 4
  store float %34, ptr %36, align 4
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %26, label %._crit_edge2

._crit_edge2:
  br label %29
}

define internal void @irad.body.cpotrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 4)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc i32 @irad.body.systems_c.root(i32 %7, i64 %9, ptr %2, i64 %11)
  store i32 %12, ptr %4, align 4
  ret void
}

define internal i32 @irad.body.systems_c.root(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3) unnamed_addr {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %._crit_edge

._crit_edge:
  br label %11

6:
  %7 = add nuw i64 %1, 2305843009213693951
  %8 = mul i64 %3, %7
  %9 = add i64 %8, %1
  %10 = shl i64 %9, 3
  call void @__irad_float(ptr %2, i64 %10)
  br label %11

11:
  %12 = sext i32 %0 to i64
  %13 = call i32 @irad_la_cpotrf(i64 %12, i64 0, i64 %1, ptr %2, i64 %3)
  ret i32 %13
}

define internal void @irad.body.cpotrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %2, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  call fastcc void @irad.body.systems_c.root_solve(i32 %10, i64 %12, i64 %14, ptr %3, i64 %16, ptr %5, i64 %18)
  store i32 0, ptr %7, align 4
  ret void
}

define internal void @irad.body.systems_c.root_solve(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) unnamed_addr {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %20

9:
  %10 = add nuw i64 %1, 2305843009213693951
  %11 = mul i64 %4, %10
  %12 = add i64 %11, %1
  %13 = shl i64 %12, 3
  call void @__irad_float(ptr %3, i64 %13)
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %._crit_edge1

._crit_edge1:
  br label %20

15:
  %16 = add nuw i64 %2, 2305843009213693951
  %17 = mul i64 %6, %16
  %18 = add i64 %17, %1
  %19 = shl i64 %18, 3
  call void @__irad_float(ptr %5, i64 %19)
  br label %20

20:
  %21 = sext i32 %0 to i64
  %22 = and i32 %0, -33
  %23 = icmp eq i32 %22, 76
  %24 = select i1 %23, i64 110, i64 99
  %25 = call i32 @irad_la_ctrsm(i64 108, i64 %21, i64 %24, i64 110, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6)
  %26 = select i1 %23, i64 99, i64 110
  %27 = call i32 @irad_la_ctrsm(i64 108, i64 %21, i64 %26, i64 110, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6)
  ret void
}

define internal void @irad.body.cposv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_c.root(i32 %10, i64 %12, ptr %3, i64 %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %._crit_edge

._crit_edge:
  br label %28

17:
  %18 = load i8, ptr %0, align 1
  %19 = sext i8 %18 to i32
  %20 = load i32, ptr %1, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %2, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %6, align 4
  %27 = sext i32 %26 to i64
  call fastcc void @irad.body.systems_c.root_solve(i32 %19, i64 %21, i64 %23, ptr %3, i64 %25, ptr %5, i64 %27)
  br label %28

28:
  store i32 %15, ptr %7, align 4
  ret void
}

define internal void @irad.body.cpotri(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 4)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc i32 @irad.body.systems_c.invert_root(i32 %7, i64 %9, ptr %2, i64 %11)
  store i32 %12, ptr %4, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_c.invert_root(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3) unnamed_addr {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %._crit_edge

._crit_edge:
  br label %29

6:
  %7 = add nuw i64 %1, 2305843009213693951
  %8 = mul i64 %3, %7
  %9 = add i64 %8, %1
  %10 = shl i64 %9, 3
  call void @__irad_float(ptr %2, i64 %10)
  %11 = add i64 %3, 1
  br label %12

12:
  %13 = phi i64 [ 0, %6 ], [ %23, %._crit_edge3 ]
  %14 = mul i64 %13, %11
  %15 = getelementptr inbounds { float, float }, ptr %2, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fcmp oeq float %16, 0.000000e+00
  %20 = fcmp oeq float %18, 0.000000e+00
  %21 = and i1 %19, %20
  br i1 %21, label %25, label %22

22:
  %23 = add nuw nsw i64 %13, 1
  %24 = icmp eq i64 %23, %1
  br i1 %24, label %.loopexit2, label %._crit_edge3

._crit_edge3:
  br label %12

25:
  %.lcssa = phi i64 [ %13, %12 ]
  %26 = trunc i64 %.lcssa to i32
  %27 = add nsw i32 %26, 1
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %70

._crit_edge4:
  br label %29

.loopexit2:
  br label %29

29:
  %30 = mul nsw i64 %1, %1
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = call noalias ptr @calloc(i64 %31, i64 8)
  br i1 %5, label %33, label %35

33:
  %34 = add nuw i64 %1, 1
  br label %39

35:
  call fastcc void @irad.body.systems_c.root_solve(i32 %0, i64 %1, i64 %1, ptr %2, i64 %3, ptr %32, i64 1)
  br label %48

36:
  call fastcc void @irad.body.systems_c.root_solve(i32 %0, i64 %1, i64 %1, ptr %2, i64 %3, ptr nonnull %32, i64 %1)
  %37 = and i32 %0, -33
  %38 = icmp eq i32 %37, 76
  br label %49

39:
  %40 = phi i64 [ 0, %33 ], [ %44, %._crit_edge6 ]
  %41 = mul i64 %40, %34
  %42 = getelementptr inbounds { float, float }, ptr %32, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  store float 1.000000e+00, ptr %42, align 4
  store float 0.000000e+00, ptr %43, align 4
  %44 = add nuw nsw i64 %40, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %36, label %._crit_edge6

._crit_edge6:
  br label %39

.loopexit:
  br label %46

46:
  %47 = icmp eq i64 %52, %1
  br i1 %47, label %.loopexit1, label %._crit_edge7

._crit_edge7:
  br label %49

.loopexit1:
  br label %48

48:
  call void @free(ptr %32)
  br label %70

49:
  %50 = phi i64 [ 0, %36 ], [ %52, %._crit_edge7 ]
  %51 = select i1 %38, i64 %50, i64 0
  %52 = add nuw nsw i64 %50, 1
  %53 = select i1 %38, i64 %1, i64 %52
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %55, label %._crit_edge8

._crit_edge8:
  br label %46

55:
  %56 = mul nuw nsw i64 %50, %1
  %57 = getelementptr { float, float }, ptr %32, i64 %56
  %58 = mul nsw i64 %50, %3
  %59 = getelementptr { float, float }, ptr %2, i64 %58
  br label %60

60:
  %61 = phi i64 [ %51, %55 ], [ %68, %._crit_edge9 ]
  %62 = getelementptr { float, float }, ptr %57, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %65 = load float, ptr %64, align 4
  %66 = getelementptr { float, float }, ptr %59, i64 %61
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  store float %63, ptr %66, align 4
  store float %65, ptr %67, align 4
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %53
  br i1 %69, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %60

70:
  %71 = phi i32 [ 0, %48 ], [ %27, %._crit_edge5 ]
  ret i32 %71
}

define internal void @irad.body.ctrtri(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i8, ptr %1, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_c.invert_triangle(i32 %8, i32 %10, i64 %12, ptr %3, i64 %14)
  store i32 %15, ptr %5, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_c.invert_triangle(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %10, label %7

7:
  %8 = and i32 %1, -33
  %9 = icmp eq i32 %8, 85
  br label %36

10:
  %11 = add nuw i64 %2, 2305843009213693951
  %12 = mul i64 %4, %11
  %13 = add i64 %12, %2
  %14 = shl i64 %13, 3
  call void @__irad_float(ptr %3, i64 %14)
  %15 = and i32 %1, -33
  %16 = icmp eq i32 %15, 85
  br i1 %16, label %._crit_edge, label %17

._crit_edge:
  br label %36

17:
  %18 = add i64 %4, 1
  br label %19

19:
  %20 = phi i64 [ 0, %17 ], [ %30, %._crit_edge3 ]
  %21 = mul i64 %20, %18
  %22 = getelementptr inbounds { float, float }, ptr %3, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4
  %26 = fcmp oeq float %23, 0.000000e+00
  %27 = fcmp oeq float %25, 0.000000e+00
  %28 = and i1 %26, %27
  br i1 %28, label %32, label %29

29:
  %30 = add nuw nsw i64 %20, 1
  %31 = icmp slt i64 %30, %2
  br i1 %31, label %._crit_edge3, label %.loopexit2

._crit_edge3:
  br label %19

32:
  %.lcssa = phi i64 [ %20, %19 ]
  %33 = trunc i64 %.lcssa to i32
  %34 = add nsw i32 %33, 1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %89

._crit_edge4:
  br label %36

.loopexit2:
  br label %36

36:
  %37 = phi i1 [ %9, %7 ], [ false, %._crit_edge4 ], [ true, %._crit_edge ], [ false, %.loopexit2 ]
  %38 = mul nsw i64 %2, %2
  %39 = call i64 @llvm.smax.i64(i64 %38, i64 1)
  %40 = call noalias ptr @calloc(i64 %39, i64 8)
  br i1 %6, label %41, label %59

41:
  %42 = add nuw i64 %2, 1
  br label %50

43:
  %44 = sext i32 %0 to i64
  %45 = sext i32 %1 to i64
  %46 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %47 = call i32 @irad_la_ctrsm(i64 108, i64 %44, i64 110, i64 %45, i64 %2, i64 %2, ptr %3, i64 %4, ptr %40, i64 %46)
  %48 = and i32 %0, -33
  %49 = icmp eq i32 %48, 76
  br label %64

50:
  %51 = phi i64 [ 0, %41 ], [ %55, %._crit_edge6 ]
  %52 = mul i64 %51, %42
  %53 = getelementptr inbounds { float, float }, ptr %40, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  store float 1.000000e+00, ptr %53, align 4
  store float 0.000000e+00, ptr %54, align 4
  %55 = add nuw nsw i64 %51, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %43, label %._crit_edge6

._crit_edge6:
  br label %50

.loopexit:
  br label %57

57:
  %58 = icmp eq i64 %67, %2
  br i1 %58, label %.loopexit1, label %._crit_edge7

._crit_edge7:
  br label %64

59:
  %60 = sext i32 %0 to i64
  %61 = sext i32 %1 to i64
  %62 = call i32 @irad_la_ctrsm(i64 108, i64 %60, i64 110, i64 %61, i64 %2, i64 %2, ptr %3, i64 %4, ptr %40, i64 1)
  br label %63

.loopexit1:
  br label %63

63:
  call void @free(ptr %40)
  br label %89

64:
  %65 = phi i64 [ 0, %43 ], [ %67, %._crit_edge7 ]
  %66 = select i1 %49, i64 %65, i64 0
  %67 = add nuw nsw i64 %65, 1
  %68 = select i1 %49, i64 %2, i64 %67
  %69 = icmp slt i64 %66, %68
  br i1 %69, label %70, label %._crit_edge8

._crit_edge8:
  br label %57

70:
  %71 = mul nuw nsw i64 %65, %2
  %72 = getelementptr { float, float }, ptr %40, i64 %71
  %73 = mul nsw i64 %65, %4
  %74 = getelementptr { float, float }, ptr %3, i64 %73
  br label %75

75:
  %76 = phi i64 [ %66, %70 ], [ %87, %._crit_edge10 ]
  %77 = icmp eq i64 %76, %65
  %78 = and i1 %37, %77
  br i1 %78, label %._crit_edge9, label %79

._crit_edge9:
  br label %86

79:
  %80 = getelementptr { float, float }, ptr %72, i64 %76
  %81 = load float, ptr %80, align 4
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %83 = load float, ptr %82, align 4
  %84 = getelementptr { float, float }, ptr %74, i64 %76
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  store float %81, ptr %84, align 4
  store float %83, ptr %85, align 4
  br label %86

86:
  %87 = add nuw nsw i64 %76, 1
  %88 = icmp eq i64 %87, %68
  br i1 %88, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %75

89:
  %90 = phi i32 [ 0, %63 ], [ %34, %._crit_edge5 ]
  ret i32 %90
}

define internal void @irad.body.ctrtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 4)) %9) {
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %1, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %2, align 1
  %16 = sext i8 %15 to i32
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = call fastcc i32 @irad.body.systems_c.solve_triangular(i32 %12, i32 %14, i32 %16, i64 %18, i64 %20, ptr %5, i64 %22, ptr %7, i64 %24)
  store i32 %25, ptr %9, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_c.solve_triangular(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %44

11:
  %12 = add nuw i64 %3, 2305843009213693951
  %13 = mul i64 %6, %12
  %14 = add i64 %13, %3
  %15 = shl i64 %14, 3
  call void @__irad_float(ptr %5, i64 %15)
  %16 = icmp sgt i64 %4, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %22

17:
  %18 = add nuw i64 %4, 2305843009213693951
  %19 = mul i64 %8, %18
  %20 = add i64 %19, %3
  %21 = shl i64 %20, 3
  call void @__irad_float(ptr %7, i64 %21)
  br label %22

22:
  %23 = and i32 %2, -33
  %24 = icmp eq i32 %23, 85
  br i1 %24, label %._crit_edge2, label %25

._crit_edge2:
  br label %44

25:
  %26 = add i64 %6, 1
  br label %27

27:
  %28 = phi i64 [ 0, %25 ], [ %38, %._crit_edge3 ]
  %29 = mul i64 %28, %26
  %30 = getelementptr inbounds { float, float }, ptr %5, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %33 = load float, ptr %32, align 4
  %34 = fcmp oeq float %31, 0.000000e+00
  %35 = fcmp oeq float %33, 0.000000e+00
  %36 = and i1 %34, %35
  br i1 %36, label %40, label %37

37:
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp slt i64 %38, %3
  br i1 %39, label %._crit_edge3, label %.loopexit

._crit_edge3:
  br label %27

40:
  %.lcssa = phi i64 [ %28, %27 ]
  %41 = trunc i64 %.lcssa to i32
  %42 = add nsw i32 %41, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %49

._crit_edge4:
  br label %44

.loopexit:
  br label %44

44:
  %45 = sext i32 %0 to i64
  %46 = sext i32 %1 to i64
  %47 = sext i32 %2 to i64
  %48 = call i32 @irad_la_ctrsm(i64 108, i64 %45, i64 %46, i64 %47, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %49

49:
  %50 = phi i32 [ 0, %44 ], [ %42, %._crit_edge5 ]
  ret i32 %50
}

define internal void @irad.body.csysv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %18

14:
  %15 = load i32, ptr %1, align 4
  %16 = sitofp i32 %15 to float
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %16, ptr %8, align 4
  store float 0.000000e+00, ptr %17, align 4
  br label %30

18:
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i32
  %21 = load i32, ptr %1, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %2, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %4, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %20, i32 0, i64 %22, i64 %24, ptr %3, i64 %26, ptr %5, i64 4, ptr %6, i64 %28)
  store i32 %29, ptr %10, align 4
  br label %30

30:
  ret void
}

define internal i32 @irad.body.systems_c.solve_indefinite(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr %8, i64 %9) unnamed_addr {
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %._crit_edge

._crit_edge:
  br label %25

12:
  %13 = add nuw i64 %2, 2305843009213693951
  %14 = mul i64 %5, %13
  %15 = add i64 %14, %2
  %16 = shl i64 %15, 3
  call void @__irad_float(ptr %4, i64 %16)
  %17 = icmp sgt i64 %3, 0
  br i1 %17, label %18, label %._crit_edge1

._crit_edge1:
  br label %23

18:
  %19 = add nuw i64 %3, 2305843009213693951
  %20 = mul i64 %9, %19
  %21 = add i64 %20, %2
  %22 = shl i64 %21, 3
  call void @__irad_float(ptr %8, i64 %22)
  br label %23

23:
  %24 = mul nuw nsw i64 %7, %2
  call void @__irad_integer(ptr %6, i64 %24)
  br label %25

25:
  %26 = sext i32 %0 to i64
  %27 = zext nneg i32 %1 to i64
  %28 = call i32 @irad_la_csysv(i64 %26, i64 %27, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret i32 %28
}

define internal void @irad.body.chesv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %18

14:
  %15 = load i32, ptr %1, align 4
  %16 = sitofp i32 %15 to float
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %16, ptr %8, align 4
  store float 0.000000e+00, ptr %17, align 4
  br label %30

18:
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i32
  %21 = load i32, ptr %1, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %2, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %4, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %20, i32 1, i64 %22, i64 %24, ptr %3, i64 %26, ptr %5, i64 4, ptr %6, i64 %28)
  store i32 %29, ptr %10, align 4
  br label %30

30:
  ret void
}

define internal void @irad.body.ctrsyl(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr %11, ptr writeonly initializes((0, 4)) %12) {
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
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %8, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %10, align 4
  %29 = sext i32 %28 to i64
  %30 = call fastcc i32 @irad.body.systems_c.solve_sylvester(i32 %15, i32 %17, i64 %19, i64 %21, i64 %23, ptr %5, i64 %25, ptr %7, i64 %27, ptr %9, i64 %29, ptr %11)
  store i32 %30, ptr %12, align 4
  ret void
}

define internal i32 @irad.body.systems_c.solve_sylvester(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11) unnamed_addr {
  %13 = icmp sgt i64 %3, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %19

14:
  %15 = add nuw i64 %3, 2305843009213693951
  %16 = mul i64 %6, %15
  %17 = add i64 %16, %3
  %18 = shl i64 %17, 3
  call void @__irad_float(ptr %5, i64 %18)
  br label %19

19:
  %20 = icmp sgt i64 %4, 0
  br i1 %20, label %21, label %._crit_edge1

._crit_edge1:
  br label %30

21:
  %22 = add nuw i64 %4, 2305843009213693951
  %23 = mul i64 %8, %22
  %24 = add i64 %23, %4
  %25 = shl i64 %24, 3
  call void @__irad_float(ptr %7, i64 %25)
  br i1 %13, label %26, label %._crit_edge2

._crit_edge2:
  br label %30

26:
  %27 = mul i64 %10, %22
  %28 = add i64 %27, %3
  %29 = shl i64 %28, 3
  call void @__irad_float(ptr %9, i64 %29)
  br label %30

30:
  %31 = sext i32 %0 to i64
  %32 = sext i32 %1 to i64
  %33 = call i32 @irad_la_ctrsyl(i64 %31, i64 %32, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11)
  ret i32 %33
}

define internal void @irad.body.cgtsv(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_c.solve_tridiagonal(i64 %10, i64 %12, ptr %2, ptr %3, ptr %4, ptr %5, i64 %14)
  store i32 %15, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_c.solve_tridiagonal(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = add nsw i64 %0, -1
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %12, label %10

10:
  %11 = icmp eq i64 %0, 1
  br i1 %11, label %._crit_edge, label %._crit_edge5

._crit_edge5:
  br label %219

._crit_edge:
  br label %15

12:
  %13 = shl i64 %8, 3
  call void @__irad_float(ptr %2, i64 %13)
  %14 = shl i64 %0, 3
  call void @__irad_float(ptr %3, i64 %14)
  br label %15

15:
  %16 = phi i64 [ %8, %12 ], [ %0, %._crit_edge ]
  %17 = phi ptr [ %4, %12 ], [ %3, %._crit_edge ]
  %18 = shl i64 %16, 3
  call void @__irad_float(ptr %17, i64 %18)
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %._crit_edge6

._crit_edge6:
  br label %25

20:
  %21 = add nuw i64 %1, 2305843009213693951
  %22 = mul i64 %6, %21
  %23 = add i64 %22, %0
  %24 = shl i64 %23, 3
  call void @__irad_float(ptr %5, i64 %24)
  br label %25

25:
  br i1 %9, label %26, label %._crit_edge7

._crit_edge7:
  br label %209

26:
  %27 = icmp sgt i64 %1, 0
  br label %28

28:
  %29 = phi i64 [ 1, %26 ], [ %204, %._crit_edge14 ]
  %30 = phi i64 [ 0, %26 ], [ %29, %._crit_edge14 ]
  %31 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = call float @llvm.fabs.f32(float %32)
  %34 = fpext float %33 to double
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %36 = load float, ptr %35, align 4
  %37 = call float @llvm.fabs.f32(float %36)
  %38 = fpext float %37 to double
  %39 = fadd double %34, %38
  %40 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %30
  %41 = load float, ptr %40, align 4
  %42 = call float @llvm.fabs.f32(float %41)
  %43 = fpext float %42 to double
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %45 = load float, ptr %44, align 4
  %46 = call float @llvm.fabs.f32(float %45)
  %47 = fpext float %46 to double
  %48 = fadd double %43, %47
  %49 = fcmp ult double %39, %48
  br i1 %49, label %123, label %50

50:
  %51 = fcmp oeq float %32, 0.000000e+00
  %52 = fcmp oeq float %36, 0.000000e+00
  %53 = and i1 %51, %52
  br i1 %53, label %206, label %54

54:
  %55 = fcmp ugt float %33, %37
  br i1 %55, label %56, label %66

56:
  %57 = fdiv float %36, %32
  %58 = fmul float %36, %57
  %59 = fadd float %32, %58
  %60 = fmul float %57, %45
  %61 = fadd float %41, %60
  %62 = fdiv float %61, %59
  %63 = fmul float %41, %57
  %64 = fsub float %45, %63
  %65 = fdiv float %64, %59
  br label %76

66:
  %67 = fdiv float %32, %36
  %68 = fmul float %32, %67
  %69 = fadd float %36, %68
  %70 = fmul float %41, %67
  %71 = fadd float %70, %45
  %72 = fdiv float %71, %69
  %73 = fmul float %67, %45
  %74 = fsub float %73, %41
  %75 = fdiv float %74, %69
  br label %76

76:
  %77 = phi float [ %62, %56 ], [ %72, %66 ]
  %78 = phi float [ %65, %56 ], [ %75, %66 ]
  %79 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %30
  %80 = load float, ptr %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %82 = load float, ptr %81, align 4
  %83 = fmul float %77, %80
  %84 = fmul float %78, %82
  %85 = fmul float %77, %82
  %86 = fmul float %78, %80
  %87 = fsub float %83, %84
  %88 = fadd float %86, %85
  %89 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %29
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %92 = load float, ptr %91, align 4
  %93 = fsub float %90, %87
  %94 = fsub float %92, %88
  store float %93, ptr %89, align 4
  store float %94, ptr %91, align 4
  br i1 %27, label %95, label %._crit_edge8

._crit_edge8:
  br label %98

95:
  %96 = getelementptr { float, float }, ptr %5, i64 %30
  %97 = getelementptr { float, float }, ptr %5, i64 %29
  br label %101

.loopexit3:
  br label %98

98:
  %99 = add nuw nsw i64 %30, 2
  %100 = icmp slt i64 %99, %0
  br i1 %100, label %122, label %._crit_edge9

._crit_edge9:
  br label %203

101:
  %102 = phi i64 [ 0, %95 ], [ %120, %._crit_edge10 ]
  %103 = mul nsw i64 %102, %6
  %104 = getelementptr { float, float }, ptr %96, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr %104, i64 4
  %107 = load float, ptr %106, align 4
  %108 = fmul float %77, %105
  %109 = fmul float %78, %107
  %110 = fmul float %77, %107
  %111 = fmul float %78, %105
  %112 = fsub float %108, %109
  %113 = fadd float %111, %110
  %114 = getelementptr { float, float }, ptr %97, i64 %103
  %115 = load float, ptr %114, align 4
  %116 = getelementptr inbounds nuw i8, ptr %114, i64 4
  %117 = load float, ptr %116, align 4
  %118 = fsub float %115, %112
  %119 = fsub float %117, %113
  store float %118, ptr %114, align 4
  store float %119, ptr %116, align 4
  %120 = add nuw nsw i64 %102, 1
  %121 = icmp eq i64 %120, %1
  br i1 %121, label %.loopexit3, label %._crit_edge10

._crit_edge10:
  br label %101

122:
  store float 0.000000e+00, ptr %40, align 4
  store float 0.000000e+00, ptr %44, align 4
  br label %203

123:
  %124 = fcmp ugt float %42, %46
  br i1 %124, label %125, label %135

125:
  %126 = fdiv float %45, %41
  %127 = fmul float %45, %126
  %128 = fadd float %41, %127
  %129 = fmul float %36, %126
  %130 = fadd float %32, %129
  %131 = fdiv float %130, %128
  %132 = fmul float %32, %126
  %133 = fsub float %36, %132
  %134 = fdiv float %133, %128
  br label %145

135:
  %136 = fdiv float %41, %45
  %137 = fmul float %41, %136
  %138 = fadd float %45, %137
  %139 = fmul float %32, %136
  %140 = fadd float %36, %139
  %141 = fdiv float %140, %138
  %142 = fmul float %36, %136
  %143 = fsub float %142, %32
  %144 = fdiv float %143, %138
  br label %145

145:
  %146 = phi float [ %131, %125 ], [ %141, %135 ]
  %147 = phi float [ %134, %125 ], [ %144, %135 ]
  %148 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %29
  %149 = load float, ptr %148, align 4
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %151 = load float, ptr %150, align 4
  store float %41, ptr %31, align 4
  store float %45, ptr %35, align 4
  %152 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %30
  %153 = load float, ptr %152, align 4
  %154 = getelementptr inbounds nuw i8, ptr %152, i64 4
  %155 = load float, ptr %154, align 4
  %156 = fmul float %146, %149
  %157 = fmul float %147, %151
  %158 = fmul float %146, %151
  %159 = fmul float %147, %149
  %160 = fsub float %156, %157
  %161 = fadd float %159, %158
  %162 = fsub float %153, %160
  %163 = fsub float %155, %161
  store float %162, ptr %148, align 4
  store float %163, ptr %150, align 4
  %164 = add nuw nsw i64 %30, 2
  %165 = icmp slt i64 %164, %0
  br i1 %165, label %166, label %._crit_edge11

._crit_edge11:
  br label %178

166:
  %167 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %29
  %168 = load float, ptr %167, align 4
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 4
  %170 = load float, ptr %169, align 4
  store float %168, ptr %40, align 4
  store float %170, ptr %44, align 4
  %171 = fneg float %147
  %172 = fmul float %168, %171
  %173 = fmul float %147, %170
  %174 = fmul float %146, %168
  %175 = fsub float %173, %174
  %176 = fmul float %146, %170
  %177 = fsub float %172, %176
  store float %175, ptr %167, align 4
  store float %177, ptr %169, align 4
  br label %178

178:
  store float %149, ptr %152, align 4
  store float %151, ptr %154, align 4
  br i1 %27, label %179, label %._crit_edge12

._crit_edge12:
  br label %203

179:
  %180 = getelementptr { float, float }, ptr %5, i64 %30
  %181 = getelementptr { float, float }, ptr %5, i64 %29
  br label %182

182:
  %183 = phi i64 [ 0, %179 ], [ %201, %._crit_edge13 ]
  %184 = mul nsw i64 %183, %6
  %185 = getelementptr { float, float }, ptr %180, i64 %184
  %186 = load float, ptr %185, align 4
  %187 = getelementptr inbounds nuw i8, ptr %185, i64 4
  %188 = load float, ptr %187, align 4
  %189 = getelementptr { float, float }, ptr %181, i64 %184
  %190 = load float, ptr %189, align 4
  %191 = getelementptr inbounds nuw i8, ptr %189, i64 4
  %192 = load float, ptr %191, align 4
  store float %190, ptr %185, align 4
  store float %192, ptr %187, align 4
  %193 = fmul float %146, %190
  %194 = fmul float %147, %192
  %195 = fmul float %146, %192
  %196 = fmul float %147, %190
  %197 = fsub float %193, %194
  %198 = fadd float %196, %195
  %199 = fsub float %186, %197
  %200 = fsub float %188, %198
  store float %199, ptr %189, align 4
  store float %200, ptr %191, align 4
  %201 = add nuw nsw i64 %183, 1
  %202 = icmp eq i64 %201, %1
  br i1 %202, label %.loopexit2, label %._crit_edge13

._crit_edge13:
  br label %182

.loopexit2:
  br label %203

203:
  %204 = add nuw nsw i64 %29, 1
  %205 = icmp eq i64 %204, %0
  br i1 %205, label %.loopexit4, label %._crit_edge14

._crit_edge14:
  br label %28

206:
  %.lcssa = phi i64 [ %30, %50 ]
  %207 = trunc i64 %.lcssa to i32
  %208 = add nsw i32 %207, 1
  br label %312

.loopexit4:
  br label %209

209:
  %210 = getelementptr inbounds { float, float }, ptr %3, i64 %8
  %211 = load float, ptr %210, align 4
  %212 = getelementptr inbounds nuw i8, ptr %210, i64 4
  %213 = load float, ptr %212, align 4
  %214 = fcmp oeq float %211, 0.000000e+00
  %215 = fcmp oeq float %213, 0.000000e+00
  %216 = and i1 %214, %215
  br i1 %216, label %217, label %._crit_edge15

._crit_edge15:
  br label %219

217:
  %218 = trunc i64 %0 to i32
  br label %312

219:
  %220 = phi i1 [ false, %._crit_edge5 ], [ true, %._crit_edge15 ]
  %221 = icmp sgt i64 %1, 0
  br i1 %221, label %.preheader, label %._crit_edge16

._crit_edge16:
  br label %312

.preheader:
  br label %222

222:
  %223 = phi i64 [ %228, %._crit_edge18 ], [ 0, %.preheader ]
  br i1 %220, label %224, label %._crit_edge17

._crit_edge17:
  br label %227

224:
  %225 = mul nsw i64 %223, %6
  %226 = getelementptr { float, float }, ptr %5, i64 %225
  br label %230

.loopexit:
  br label %227

227:
  %228 = add nuw nsw i64 %223, 1
  %229 = icmp eq i64 %228, %1
  br i1 %229, label %.loopexit1, label %._crit_edge18

._crit_edge18:
  br label %222

230:
  %231 = phi i64 [ %8, %224 ], [ %310, %._crit_edge21 ]
  %232 = getelementptr { float, float }, ptr %226, i64 %231
  %233 = load float, ptr %232, align 4
  %234 = getelementptr inbounds nuw i8, ptr %232, i64 4
  %235 = load float, ptr %234, align 4
  %236 = add nuw nsw i64 %231, 1
  %237 = icmp slt i64 %236, %0
  br i1 %237, label %238, label %._crit_edge19

._crit_edge19:
  br label %255

238:
  %239 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %231
  %240 = load float, ptr %239, align 4
  %241 = getelementptr inbounds nuw i8, ptr %239, i64 4
  %242 = load float, ptr %241, align 4
  %243 = getelementptr { float, float }, ptr %226, i64 %236
  %244 = load float, ptr %243, align 4
  %245 = getelementptr inbounds nuw i8, ptr %243, i64 4
  %246 = load float, ptr %245, align 4
  %247 = fmul float %240, %244
  %248 = fmul float %242, %246
  %249 = fmul float %240, %246
  %250 = fmul float %242, %244
  %251 = fsub float %247, %248
  %252 = fadd float %250, %249
  %253 = fsub float %233, %251
  %254 = fsub float %235, %252
  br label %255

255:
  %256 = phi float [ %254, %238 ], [ %235, %._crit_edge19 ]
  %257 = phi float [ %253, %238 ], [ %233, %._crit_edge19 ]
  %258 = add nuw nsw i64 %231, 2
  %259 = icmp slt i64 %258, %0
  br i1 %259, label %260, label %._crit_edge20

._crit_edge20:
  br label %277

260:
  %261 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %231
  %262 = load float, ptr %261, align 4
  %263 = getelementptr inbounds nuw i8, ptr %261, i64 4
  %264 = load float, ptr %263, align 4
  %265 = getelementptr { float, float }, ptr %226, i64 %258
  %266 = load float, ptr %265, align 4
  %267 = getelementptr inbounds nuw i8, ptr %265, i64 4
  %268 = load float, ptr %267, align 4
  %269 = fmul float %262, %266
  %270 = fmul float %264, %268
  %271 = fmul float %262, %268
  %272 = fmul float %264, %266
  %273 = fsub float %269, %270
  %274 = fadd float %272, %271
  %275 = fsub float %257, %273
  %276 = fsub float %256, %274
  br label %277

277:
  %278 = phi float [ %276, %260 ], [ %256, %._crit_edge20 ]
  %279 = phi float [ %275, %260 ], [ %257, %._crit_edge20 ]
  %280 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %231
  %281 = load float, ptr %280, align 4
  %282 = getelementptr inbounds nuw i8, ptr %280, i64 4
  %283 = load float, ptr %282, align 4
  %284 = call float @llvm.fabs.f32(float %281)
  %285 = call float @llvm.fabs.f32(float %283)
  %286 = fcmp ugt float %284, %285
  br i1 %286, label %287, label %297

287:
  %288 = fdiv float %283, %281
  %289 = fmul float %283, %288
  %290 = fadd float %281, %289
  %291 = fmul float %278, %288
  %292 = fadd float %279, %291
  %293 = fdiv float %292, %290
  %294 = fmul float %279, %288
  %295 = fsub float %278, %294
  %296 = fdiv float %295, %290
  br label %307

297:
  %298 = fdiv float %281, %283
  %299 = fmul float %281, %298
  %300 = fadd float %283, %299
  %301 = fmul float %279, %298
  %302 = fadd float %278, %301
  %303 = fdiv float %302, %300
  %304 = fmul float %278, %298
  %305 = fsub float %304, %279
  %306 = fdiv float %305, %300
  br label %307

307:
  %308 = phi float [ %293, %287 ], [ %303, %297 ]
  %309 = phi float [ %296, %287 ], [ %306, %297 ]
  store float %308, ptr %232, align 4
  store float %309, ptr %234, align 4
  %310 = add nsw i64 %231, -1
  %311 = icmp sgt i64 %231, 0
  br i1 %311, label %._crit_edge21, label %.loopexit

._crit_edge21:
  br label %230

.loopexit1:
  br label %312

312:
  %313 = phi i32 [ %218, %217 ], [ %208, %206 ], [ 0, %._crit_edge16 ], [ 0, %.loopexit1 ]
  ret i32 %313
}

define internal void @irad.body.cgttrf(ptr readonly %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = call fastcc i32 @irad.body.systems_c.factor_tridiagonal(i64 %9, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 4)
  store i32 %10, ptr %6, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_c.factor_tridiagonal(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 range(i64 4, 9) %6) unnamed_addr {
  %8 = icmp sgt i64 %0, 1
  br i1 %8, label %12, label %9

9:
  %10 = icmp eq i64 %0, 1
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %195

11:
  call void @__irad_float(ptr %2, i64 8)
  br label %21

12:
  %13 = add nsw i64 %0, -1
  %14 = shl i64 %13, 3
  call void @__irad_float(ptr %1, i64 %14)
  %15 = shl i64 %0, 3
  call void @__irad_float(ptr %2, i64 %15)
  %16 = shl i64 %13, 3
  call void @__irad_float(ptr %3, i64 %16)
  %17 = icmp eq i64 %0, 2
  br i1 %17, label %._crit_edge2, label %18

._crit_edge2:
  br label %21

18:
  %19 = shl i64 %0, 3
  %20 = add i64 %19, -16
  call void @__irad_float(ptr %4, i64 %20)
  br label %21

21:
  %22 = mul nuw nsw i64 %6, %0
  call void @__irad_integer(ptr %5, i64 %22)
  %23 = icmp eq i64 %6, 8
  br label %27

24:
  br i1 %8, label %25, label %._crit_edge3

._crit_edge3:
  br label %179

25:
  %26 = icmp eq i64 %6, 8
  br label %45

27:
  %28 = phi i64 [ 0, %21 ], [ %43, %._crit_edge5 ]
  br i1 %23, label %29, label %32

29:
  %30 = add nuw nsw i64 %28, 1
  %31 = getelementptr inbounds nuw i64, ptr %5, i64 %28
  store i64 %30, ptr %31, align 8
  br label %36

32:
  %33 = trunc i64 %28 to i32
  %34 = add nsw i32 %33, 1
  %35 = getelementptr inbounds nuw i32, ptr %5, i64 %28
  store i32 %34, ptr %35, align 4
  br label %36

36:
  %37 = add nuw nsw i64 %28, 2
  %38 = icmp slt i64 %37, %0
  br i1 %38, label %39, label %._crit_edge4

._crit_edge4:
  br label %42

39:
  %40 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %28
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 4
  store float 0.000000e+00, ptr %40, align 4
  store float 0.000000e+00, ptr %41, align 4
  br label %42

42:
  %43 = add nuw nsw i64 %28, 1
  %44 = icmp eq i64 %43, %0
  br i1 %44, label %24, label %._crit_edge5

._crit_edge5:
  br label %27

45:
  %46 = phi i64 [ 1, %25 ], [ %177, %._crit_edge8 ]
  %47 = phi i64 [ 0, %25 ], [ %46, %._crit_edge8 ]
  %48 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = call float @llvm.fabs.f32(float %49)
  %51 = fpext float %50 to double
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %53 = load float, ptr %52, align 4
  %54 = call float @llvm.fabs.f32(float %53)
  %55 = fpext float %54 to double
  %56 = fadd double %51, %55
  %57 = getelementptr inbounds nuw { float, float }, ptr %1, i64 %47
  %58 = load float, ptr %57, align 4
  %59 = call float @llvm.fabs.f32(float %58)
  %60 = fpext float %59 to double
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %62 = load float, ptr %61, align 4
  %63 = call float @llvm.fabs.f32(float %62)
  %64 = fpext float %63 to double
  %65 = fadd double %60, %64
  %66 = fcmp ult double %56, %65
  br i1 %66, label %112, label %67

67:
  %68 = fcmp une float %49, 0.000000e+00
  %69 = fcmp une float %53, 0.000000e+00
  %70 = or i1 %68, %69
  br i1 %70, label %71, label %._crit_edge6

._crit_edge6:
  br label %176

71:
  %72 = fcmp ugt float %50, %54
  br i1 %72, label %73, label %83

73:
  %74 = fdiv float %53, %49
  %75 = fmul float %53, %74
  %76 = fadd float %49, %75
  %77 = fmul float %74, %62
  %78 = fadd float %58, %77
  %79 = fdiv float %78, %76
  %80 = fmul float %58, %74
  %81 = fsub float %62, %80
  %82 = fdiv float %81, %76
  br label %93

83:
  %84 = fdiv float %49, %53
  %85 = fmul float %49, %84
  %86 = fadd float %53, %85
  %87 = fmul float %58, %84
  %88 = fadd float %87, %62
  %89 = fdiv float %88, %86
  %90 = fmul float %84, %62
  %91 = fsub float %90, %58
  %92 = fdiv float %91, %86
  br label %93

93:
  %94 = phi float [ %79, %73 ], [ %89, %83 ]
  %95 = phi float [ %82, %73 ], [ %92, %83 ]
  store float %94, ptr %57, align 4
  store float %95, ptr %61, align 4
  %96 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %47
  %97 = load float, ptr %96, align 4
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %99 = load float, ptr %98, align 4
  %100 = fmul float %94, %97
  %101 = fmul float %95, %99
  %102 = fmul float %94, %99
  %103 = fmul float %95, %97
  %104 = fsub float %100, %101
  %105 = fadd float %103, %102
  %106 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %46
  %107 = load float, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %109 = load float, ptr %108, align 4
  %110 = fsub float %107, %104
  %111 = fsub float %109, %105
  store float %110, ptr %106, align 4
  store float %111, ptr %108, align 4
  br label %176

112:
  %113 = fcmp ugt float %59, %63
  br i1 %113, label %114, label %124

114:
  %115 = fdiv float %62, %58
  %116 = fmul float %62, %115
  %117 = fadd float %58, %116
  %118 = fmul float %53, %115
  %119 = fadd float %49, %118
  %120 = fdiv float %119, %117
  %121 = fmul float %49, %115
  %122 = fsub float %53, %121
  %123 = fdiv float %122, %117
  br label %134

124:
  %125 = fdiv float %58, %62
  %126 = fmul float %58, %125
  %127 = fadd float %62, %126
  %128 = fmul float %49, %125
  %129 = fadd float %53, %128
  %130 = fdiv float %129, %127
  %131 = fmul float %53, %125
  %132 = fsub float %131, %49
  %133 = fdiv float %132, %127
  br label %134

134:
  %135 = phi float [ %120, %114 ], [ %130, %124 ]
  %136 = phi float [ %123, %114 ], [ %133, %124 ]
  %137 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %47
  %138 = load float, ptr %137, align 4
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 4
  %140 = load float, ptr %139, align 4
  store float %58, ptr %48, align 4
  store float %62, ptr %52, align 4
  store float %135, ptr %57, align 4
  store float %136, ptr %61, align 4
  %141 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %46
  %142 = load float, ptr %141, align 4
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 4
  %144 = load float, ptr %143, align 4
  store float %142, ptr %137, align 4
  store float %144, ptr %139, align 4
  %145 = fmul float %135, %142
  %146 = fmul float %136, %144
  %147 = fmul float %135, %144
  %148 = fmul float %136, %142
  %149 = fsub float %145, %146
  %150 = fadd float %148, %147
  %151 = fsub float %138, %149
  %152 = fsub float %140, %150
  store float %151, ptr %141, align 4
  store float %152, ptr %143, align 4
  %153 = add nuw nsw i64 %47, 2
  %154 = icmp slt i64 %153, %0
  br i1 %154, label %155, label %._crit_edge7

._crit_edge7:
  br label %169

155:
  %156 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %46
  %157 = load float, ptr %156, align 4
  %158 = getelementptr inbounds nuw i8, ptr %156, i64 4
  %159 = load float, ptr %158, align 4
  %160 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %47
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 4
  store float %157, ptr %160, align 4
  store float %159, ptr %161, align 4
  %162 = fneg float %136
  %163 = fmul float %157, %162
  %164 = fmul float %136, %159
  %165 = fmul float %135, %157
  %166 = fsub float %164, %165
  %167 = fmul float %135, %159
  %168 = fsub float %163, %167
  store float %166, ptr %156, align 4
  store float %168, ptr %158, align 4
  br label %169

169:
  br i1 %26, label %170, label %172

170:
  %171 = getelementptr inbounds nuw i64, ptr %5, i64 %47
  store i64 %153, ptr %171, align 8
  br label %176

172:
  %173 = trunc i64 %46 to i32
  %174 = add nsw i32 %173, 1
  %175 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  store i32 %174, ptr %175, align 4
  br label %176

176:
  %177 = add nuw nsw i64 %46, 1
  %178 = icmp eq i64 %177, %0
  br i1 %178, label %.loopexit1, label %._crit_edge8

._crit_edge8:
  br label %45

.loopexit1:
  br label %179

179:
  br label %180

180:
  %181 = phi i64 [ %190, %._crit_edge9 ], [ 0, %179 ]
  %182 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 4
  %185 = load float, ptr %184, align 4
  %186 = fcmp oeq float %183, 0.000000e+00
  %187 = fcmp oeq float %185, 0.000000e+00
  %188 = and i1 %186, %187
  br i1 %188, label %192, label %189

189:
  %190 = add nuw nsw i64 %181, 1
  %191 = icmp eq i64 %190, %0
  br i1 %191, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %180

192:
  %.lcssa = phi i64 [ %181, %180 ]
  %193 = trunc i64 %.lcssa to i32
  %194 = add nsw i32 %193, 1
  br label %195

.loopexit:
  br label %195

195:
  %196 = phi i32 [ %194, %192 ], [ 0, %._crit_edge ], [ 0, %.loopexit ]
  ret i32 %196
}

define internal void @irad.body.cgttrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  call fastcc void @irad.body.systems_c.solve_factored_tridiagonal(i32 %13, i64 %15, i64 %17, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 4, ptr %8, i64 %19)
  store i32 0, ptr %10, align 4
  ret void
}

define internal void @irad.body.systems_c.solve_factored_tridiagonal(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 range(i64 4, 9) %8, ptr %9, i64 %10) unnamed_addr {
  %12 = or i32 %0, 32
  %13 = icmp eq i32 %12, 99
  %14 = add nsw i64 %1, -1
  %15 = icmp sgt i64 %1, 1
  br i1 %15, label %20, label %16

16:
  %17 = icmp eq i64 %1, 1
  br i1 %17, label %31, label %18

18:
  %19 = add nsw i64 %1, -2
  br label %42

20:
  %21 = shl i64 %14, 3
  call void @__irad_float(ptr %3, i64 %21)
  %22 = shl i64 %1, 3
  call void @__irad_float(ptr %4, i64 %22)
  %23 = shl i64 %14, 3
  call void @__irad_float(ptr %5, i64 %23)
  %24 = icmp eq i64 %1, 2
  br i1 %24, label %._crit_edge, label %25

._crit_edge:
  br label %28

25:
  %26 = add nsw i64 %1, -2
  %27 = shl i64 %26, 3
  call void @__irad_float(ptr %6, i64 %27)
  br label %28

28:
  %29 = phi i64 [ %26, %25 ], [ 0, %._crit_edge ]
  %30 = icmp sgt i64 %2, 0
  br i1 %30, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %39

._crit_edge6:
  br label %33

31:
  call void @__irad_float(ptr %4, i64 8)
  %32 = icmp sgt i64 %2, 0
  br i1 %32, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %39

._crit_edge8:
  br label %33

33:
  %34 = phi i64 [ -1, %._crit_edge8 ], [ %29, %._crit_edge6 ]
  %35 = add nuw i64 %2, 2305843009213693951
  %36 = mul i64 %10, %35
  %37 = add i64 %36, %1
  %38 = shl i64 %37, 3
  call void @__irad_float(ptr %9, i64 %38)
  br label %39

39:
  %40 = phi i64 [ %34, %33 ], [ -1, %._crit_edge9 ], [ %29, %._crit_edge7 ]
  %41 = mul nuw nsw i64 %8, %1
  call void @__irad_integer(ptr %7, i64 %41)
  br label %42

42:
  %43 = phi i1 [ false, %18 ], [ true, %39 ]
  %44 = phi i64 [ %19, %18 ], [ %40, %39 ]
  %45 = icmp sgt i64 %2, 0
  br i1 %45, label %46, label %._crit_edge10

._crit_edge10:
  br label %52

46:
  %47 = icmp eq i32 %12, 110
  %48 = and i1 %47, %15
  %49 = icmp eq i64 %8, 8
  %50 = icmp slt i64 %44, 0
  %51 = or i1 %47, %50
  br label %53

.loopexit5:
  br label %52

52:
  ret void

53:
  %54 = phi i64 [ 0, %46 ], [ %246, %._crit_edge21 ]
  %55 = mul nsw i64 %54, %10
  %56 = getelementptr inbounds { float, float }, ptr %9, i64 %55
  br i1 %48, label %.preheader3, label %._crit_edge11

._crit_edge11:
  br label %57

.preheader3:
  br label %58

.loopexit4:
  br label %57

57:
  br i1 %43, label %.preheader1, label %._crit_edge12

._crit_edge12:
  br label %101

.preheader1:
  br label %102

58:
  %59 = phi i64 [ %99, %._crit_edge13 ], [ 1, %.preheader3 ]
  %60 = phi i64 [ %59, %._crit_edge13 ], [ 0, %.preheader3 ]
  br i1 %49, label %61, label %64

61:
  %62 = getelementptr inbounds nuw i64, ptr %7, i64 %60
  %63 = load i64, ptr %62, align 8
  br label %68

64:
  %65 = getelementptr inbounds nuw i32, ptr %7, i64 %60
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  br label %68

68:
  %69 = phi i64 [ %63, %61 ], [ %67, %64 ]
  %70 = getelementptr { float, float }, ptr %56, i64 %69
  %71 = getelementptr i8, ptr %70, i64 -8
  %72 = load float, ptr %71, align 4
  %73 = getelementptr i8, ptr %70, i64 -4
  %74 = load float, ptr %73, align 4
  %75 = shl nuw nsw i64 %60, 1
  %76 = or disjoint i64 %75, 1
  %77 = sub i64 %76, %69
  %78 = getelementptr { float, float }, ptr %56, i64 %77
  %79 = getelementptr i8, ptr %78, i64 8
  %80 = load float, ptr %79, align 4
  %81 = getelementptr i8, ptr %78, i64 12
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds nuw { float, float }, ptr %56, i64 %60
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 4
  store float %72, ptr %83, align 4
  store float %74, ptr %84, align 4
  %85 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %60
  %86 = load float, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %88 = load float, ptr %87, align 4
  %89 = fmul float %72, %86
  %90 = fmul float %74, %88
  %91 = fmul float %74, %86
  %92 = fmul float %72, %88
  %93 = fsub float %89, %90
  %94 = fadd float %91, %92
  %95 = fsub float %80, %93
  %96 = fsub float %82, %94
  %97 = getelementptr inbounds nuw { float, float }, ptr %56, i64 %59
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 4
  store float %95, ptr %97, align 4
  store float %96, ptr %98, align 4
  %99 = add nuw nsw i64 %59, 1
  %100 = icmp slt i64 %99, %1
  br i1 %100, label %._crit_edge13, label %.loopexit4

._crit_edge13:
  br label %58

.loopexit2:
  br label %101

101:
  br i1 %51, label %._crit_edge14, label %.preheader

._crit_edge14:
  br label %245

.preheader:
  br label %248

102:
  %103 = phi i64 [ %243, %._crit_edge20 ], [ 0, %.preheader1 ]
  %104 = sub nsw i64 %14, %103
  %105 = select i1 %47, i64 %104, i64 %103
  %106 = getelementptr inbounds { float, float }, ptr %56, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %109 = load float, ptr %108, align 4
  br i1 %47, label %110, label %152

110:
  %111 = add nsw i64 %104, 1
  %112 = icmp slt i64 %111, %1
  br i1 %112, label %113, label %._crit_edge15

._crit_edge15:
  br label %130

113:
  %114 = getelementptr inbounds { float, float }, ptr %5, i64 %104
  %115 = load float, ptr %114, align 4
  %116 = getelementptr inbounds nuw i8, ptr %114, i64 4
  %117 = load float, ptr %116, align 4
  %118 = getelementptr inbounds { float, float }, ptr %56, i64 %111
  %119 = load float, ptr %118, align 4
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 4
  %121 = load float, ptr %120, align 4
  %122 = fmul float %115, %119
  %123 = fmul float %117, %121
  %124 = fmul float %115, %121
  %125 = fmul float %117, %119
  %126 = fsub float %122, %123
  %127 = fadd float %125, %124
  %128 = fsub float %107, %126
  %129 = fsub float %109, %127
  br label %130

130:
  %131 = phi float [ %128, %113 ], [ %107, %._crit_edge15 ]
  %132 = phi float [ %129, %113 ], [ %109, %._crit_edge15 ]
  %133 = add nsw i64 %104, 2
  %134 = icmp slt i64 %133, %1
  br i1 %134, label %135, label %._crit_edge16

._crit_edge16:
  br label %205

135:
  %136 = getelementptr inbounds { float, float }, ptr %6, i64 %104
  %137 = load float, ptr %136, align 4
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %139 = load float, ptr %138, align 4
  %140 = getelementptr inbounds { float, float }, ptr %56, i64 %133
  %141 = load float, ptr %140, align 4
  %142 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %143 = load float, ptr %142, align 4
  %144 = fmul float %137, %141
  %145 = fmul float %139, %143
  %146 = fmul float %137, %143
  %147 = fmul float %139, %141
  %148 = fsub float %144, %145
  %149 = fadd float %147, %146
  %150 = fsub float %131, %148
  %151 = fsub float %132, %149
  br label %205

152:
  %153 = icmp eq i64 %103, 0
  br i1 %153, label %._crit_edge17, label %154

._crit_edge17:
  br label %197

154:
  %155 = getelementptr { float, float }, ptr %5, i64 %103
  %156 = getelementptr i8, ptr %155, i64 -4
  %157 = load float, ptr %156, align 4
  %158 = fneg float %157
  %159 = select i1 %13, float %158, float %157
  %160 = getelementptr { float, float }, ptr %5, i64 %103
  %161 = getelementptr i8, ptr %160, i64 -8
  %162 = load float, ptr %161, align 4
  %163 = getelementptr i8, ptr %106, i64 -8
  %164 = load float, ptr %163, align 4
  %165 = getelementptr i8, ptr %106, i64 -4
  %166 = load float, ptr %165, align 4
  %167 = fmul float %162, %164
  %168 = fmul float %159, %166
  %169 = fmul float %162, %166
  %170 = fmul float %159, %164
  %171 = fsub float %167, %168
  %172 = fadd float %170, %169
  %173 = fsub float %107, %171
  %174 = fsub float %109, %172
  %175 = icmp eq i64 %103, 1
  br i1 %175, label %._crit_edge18, label %176

._crit_edge18:
  br label %197

176:
  %177 = getelementptr { float, float }, ptr %6, i64 %103
  %178 = getelementptr i8, ptr %177, i64 -12
  %179 = load float, ptr %178, align 4
  %180 = fneg float %179
  %181 = select i1 %13, float %180, float %179
  %182 = getelementptr { float, float }, ptr %6, i64 %103
  %183 = getelementptr i8, ptr %182, i64 -16
  %184 = load float, ptr %183, align 4
  %185 = getelementptr i8, ptr %106, i64 -16
  %186 = load float, ptr %185, align 4
  %187 = getelementptr i8, ptr %106, i64 -12
  %188 = load float, ptr %187, align 4
  %189 = fmul float %184, %186
  %190 = fmul float %181, %188
  %191 = fmul float %184, %188
  %192 = fmul float %181, %186
  %193 = fsub float %189, %190
  %194 = fadd float %192, %191
  %195 = fsub float %173, %193
  %196 = fsub float %174, %194
  br label %197

197:
  %198 = phi float [ %173, %._crit_edge18 ], [ %107, %._crit_edge17 ], [ %195, %176 ]
  %199 = phi float [ %174, %._crit_edge18 ], [ %109, %._crit_edge17 ], [ %196, %176 ]
  br i1 %13, label %200, label %._crit_edge19

._crit_edge19:
  br label %205

200:
  %201 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %103
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 4
  %203 = load float, ptr %202, align 4
  %204 = fneg float %203
  br label %211

205:
  %206 = phi float [ %199, %._crit_edge19 ], [ %132, %._crit_edge16 ], [ %151, %135 ]
  %207 = phi float [ %198, %._crit_edge19 ], [ %131, %._crit_edge16 ], [ %150, %135 ]
  %208 = getelementptr inbounds { float, float }, ptr %4, i64 %105
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 4
  %210 = load float, ptr %209, align 4
  br label %211

211:
  %212 = phi float [ %199, %200 ], [ %206, %205 ]
  %213 = phi float [ %198, %200 ], [ %207, %205 ]
  %214 = phi ptr [ %201, %200 ], [ %208, %205 ]
  %215 = phi float [ %204, %200 ], [ %210, %205 ]
  %216 = load float, ptr %214, align 4
  %217 = call float @llvm.fabs.f32(float %216)
  %218 = call float @llvm.fabs.f32(float %215)
  %219 = fcmp ugt float %217, %218
  br i1 %219, label %220, label %230

220:
  %221 = fdiv float %215, %216
  %222 = fmul float %215, %221
  %223 = fadd float %216, %222
  %224 = fmul float %212, %221
  %225 = fadd float %213, %224
  %226 = fdiv float %225, %223
  %227 = fmul float %213, %221
  %228 = fsub float %212, %227
  %229 = fdiv float %228, %223
  br label %240

230:
  %231 = fdiv float %216, %215
  %232 = fmul float %216, %231
  %233 = fadd float %215, %232
  %234 = fmul float %213, %231
  %235 = fadd float %212, %234
  %236 = fdiv float %235, %233
  %237 = fmul float %212, %231
  %238 = fsub float %237, %213
  %239 = fdiv float %238, %233
  br label %240

240:
  %241 = phi float [ %226, %220 ], [ %236, %230 ]
  %242 = phi float [ %229, %220 ], [ %239, %230 ]
  store float %241, ptr %106, align 4
  store float %242, ptr %108, align 4
  %243 = add nuw nsw i64 %103, 1
  %244 = icmp eq i64 %243, %1
  br i1 %244, label %.loopexit2, label %._crit_edge20

._crit_edge20:
  br label %102

.loopexit:
  br label %245

245:
  %246 = add nuw nsw i64 %54, 1
  %247 = icmp eq i64 %246, %2
  br i1 %247, label %.loopexit5, label %._crit_edge21

._crit_edge21:
  br label %53

248:
  %249 = phi i64 [ %290, %._crit_edge22 ], [ %44, %.preheader ]
  br i1 %49, label %250, label %253

250:
  %251 = getelementptr inbounds nuw i64, ptr %7, i64 %249
  %252 = load i64, ptr %251, align 8
  br label %257

253:
  %254 = getelementptr inbounds nuw i32, ptr %7, i64 %249
  %255 = load i32, ptr %254, align 4
  %256 = sext i32 %255 to i64
  br label %257

257:
  %258 = phi i64 [ %252, %250 ], [ %256, %253 ]
  %259 = getelementptr inbounds nuw { float, float }, ptr %56, i64 %249
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 8
  %261 = load float, ptr %260, align 4
  %262 = getelementptr inbounds nuw i8, ptr %259, i64 12
  %263 = load float, ptr %262, align 4
  %264 = load float, ptr %259, align 4
  %265 = getelementptr inbounds nuw i8, ptr %259, i64 4
  %266 = load float, ptr %265, align 4
  %267 = getelementptr inbounds nuw { float, float }, ptr %3, i64 %249
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 4
  %269 = load float, ptr %268, align 4
  %270 = fneg float %269
  %271 = select i1 %13, float %270, float %269
  %272 = load float, ptr %267, align 4
  %273 = fmul float %261, %272
  %274 = fmul float %263, %271
  %275 = fmul float %263, %272
  %276 = fmul float %261, %271
  %277 = fsub float %273, %274
  %278 = fadd float %276, %275
  %279 = fsub float %264, %277
  %280 = fsub float %266, %278
  %281 = getelementptr { float, float }, ptr %56, i64 %258
  %282 = getelementptr i8, ptr %281, i64 -8
  %283 = getelementptr i8, ptr %281, i64 -4
  store float %279, ptr %282, align 4
  store float %280, ptr %283, align 4
  %284 = shl nuw nsw i64 %249, 1
  %285 = or disjoint i64 %284, 1
  %286 = sub i64 %285, %258
  %287 = getelementptr { float, float }, ptr %56, i64 %286
  %288 = getelementptr i8, ptr %287, i64 8
  %289 = getelementptr i8, ptr %287, i64 12
  store float %261, ptr %288, align 4
  store float %263, ptr %289, align 4
  %290 = add nsw i64 %249, -1
  %291 = icmp slt i64 %249, 1
  br i1 %291, label %.loopexit, label %._crit_edge22

._crit_edge22:
  br label %248
}

define internal void @irad.body.cpttrf(ptr readonly %0, ptr %1, ptr %2, ptr writeonly initializes((0, 4)) %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = call fastcc i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %6, ptr %1, ptr %2)
  store i32 %7, ptr %3, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %0, ptr %1, ptr %2) unnamed_addr {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %._crit_edge

._crit_edge:
  br label %38

5:
  %6 = shl i64 %0, 2
  call void @__irad_float(ptr %1, i64 %6)
  %7 = icmp eq i64 %0, 1
  br i1 %7, label %._crit_edge1, label %8

._crit_edge1:
  br label %11

8:
  %9 = shl i64 %0, 3
  %10 = add i64 %9, -8
  call void @__irad_float(ptr %2, i64 %10)
  br label %11

11:
  br label %12

12:
  %13 = phi i64 [ %18, %._crit_edge3 ], [ 0, %11 ]
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4
  %16 = fcmp ogt float %15, 0.000000e+00
  br i1 %16, label %17, label %35

17:
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp slt i64 %18, %0
  br i1 %19, label %20, label %._crit_edge2

._crit_edge2:
  br label %33

20:
  %21 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %13
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4
  %25 = fdiv float %22, %15
  %26 = fdiv float %24, %15
  store float %25, ptr %21, align 4
  store float %26, ptr %23, align 4
  %27 = fmul float %22, %25
  %28 = fmul float %24, %26
  %29 = fadd float %27, %28
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %18
  %31 = load float, ptr %30, align 4
  %32 = fsub float %31, %29
  store float %32, ptr %30, align 4
  br label %33

33:
  %34 = icmp eq i64 %18, %0
  br i1 %34, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %12

35:
  %.lcssa = phi i64 [ %13, %12 ]
  %36 = trunc i64 %.lcssa to i32
  %37 = add nsw i32 %36, 1
  br label %38

.loopexit:
  br label %38

38:
  %39 = phi i32 [ %37, %35 ], [ 0, %._crit_edge ], [ 0, %.loopexit ]
  ret i32 %39
}

define internal void @irad.body.cpttrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = zext i1 %11 to i32
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 %12, i64 %14, i64 %16, ptr %3, ptr %4, ptr %5, i64 %18)
  store i32 0, ptr %7, align 4
  ret void
}

define internal void @irad.body.systems_c.solve_positive_tridiagonal(i32 range(i32 0, 2) %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %12, label %9

9:
  %10 = add nsw i64 %1, -1
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %._crit_edge, label %._crit_edge4

._crit_edge4:
  br label %30

._crit_edge:
  br label %26

12:
  %13 = shl i64 %1, 2
  call void @__irad_float(ptr %3, i64 %13)
  %14 = icmp ne i64 %1, 1
  br i1 %14, label %15, label %._crit_edge5

._crit_edge5:
  br label %18

15:
  %16 = add nsw i64 %1, -1
  %17 = shl i64 %16, 3
  call void @__irad_float(ptr %4, i64 %17)
  br label %18

18:
  %19 = phi i64 [ %16, %15 ], [ 0, %._crit_edge5 ]
  %20 = icmp sgt i64 %2, 0
  br i1 %20, label %21, label %._crit_edge6

._crit_edge6:
  br label %30

21:
  %22 = add nuw i64 %2, 2305843009213693951
  %23 = mul i64 %6, %22
  %24 = add i64 %23, %1
  %25 = shl i64 %24, 3
  call void @__irad_float(ptr %5, i64 %25)
  br label %26

26:
  %27 = phi i1 [ false, %._crit_edge ], [ %14, %21 ]
  %28 = phi i64 [ %10, %._crit_edge ], [ %19, %21 ]
  %29 = icmp eq i32 %0, 0
  br label %31

.loopexit3:
  br label %30

30:
  ret void

31:
  %32 = phi i64 [ 0, %26 ], [ %65, %._crit_edge10 ]
  %33 = mul nsw i64 %32, %6
  %34 = getelementptr inbounds { float, float }, ptr %5, i64 %33
  br i1 %27, label %.preheader1, label %._crit_edge7

._crit_edge7:
  br label %35

.preheader1:
  br label %36

.loopexit2:
  br label %35

35:
  br i1 %8, label %.preheader, label %._crit_edge8

._crit_edge8:
  br label %64

.preheader:
  br label %67

36:
  %37 = phi i64 [ %62, %._crit_edge9 ], [ 1, %.preheader1 ]
  %38 = getelementptr { float, float }, ptr %4, i64 %37
  %39 = getelementptr i8, ptr %38, i64 -4
  %40 = load float, ptr %39, align 4
  %41 = fneg float %40
  %42 = select i1 %29, float %40, float %41
  %43 = getelementptr { float, float }, ptr %4, i64 %37
  %44 = getelementptr i8, ptr %43, i64 -8
  %45 = load float, ptr %44, align 4
  %46 = getelementptr { float, float }, ptr %34, i64 %37
  %47 = getelementptr i8, ptr %46, i64 -8
  %48 = load float, ptr %47, align 4
  %49 = getelementptr i8, ptr %46, i64 -4
  %50 = load float, ptr %49, align 4
  %51 = fmul float %45, %48
  %52 = fmul float %42, %50
  %53 = fmul float %45, %50
  %54 = fmul float %42, %48
  %55 = fsub float %51, %52
  %56 = fadd float %54, %53
  %57 = load float, ptr %46, align 4
  %58 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %59 = load float, ptr %58, align 4
  %60 = fsub float %57, %55
  %61 = fsub float %59, %56
  store float %60, ptr %46, align 4
  store float %61, ptr %58, align 4
  %62 = add nuw nsw i64 %37, 1
  %63 = icmp eq i64 %62, %1
  br i1 %63, label %.loopexit2, label %._crit_edge9

._crit_edge9:
  br label %36

.loopexit:
  br label %64

64:
  %65 = add nuw nsw i64 %32, 1
  %66 = icmp eq i64 %65, %2
  br i1 %66, label %.loopexit3, label %._crit_edge10

._crit_edge10:
  br label %31

67:
  %68 = phi i64 [ %101, %._crit_edge12 ], [ %28, %.preheader ]
  %69 = getelementptr inbounds nuw { float, float }, ptr %34, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = getelementptr inbounds nuw float, ptr %3, i64 %68
  %74 = load float, ptr %73, align 4
  %75 = fdiv float %70, %74
  %76 = fdiv float %72, %74
  %77 = add nuw nsw i64 %68, 1
  %78 = icmp slt i64 %77, %1
  br i1 %78, label %79, label %._crit_edge11

._crit_edge11:
  br label %98

79:
  %80 = getelementptr inbounds nuw { float, float }, ptr %4, i64 %68
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %82 = load float, ptr %81, align 4
  %83 = fneg float %82
  %84 = select i1 %29, float %83, float %82
  %85 = load float, ptr %80, align 4
  %86 = getelementptr inbounds nuw { float, float }, ptr %34, i64 %77
  %87 = load float, ptr %86, align 4
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %89 = load float, ptr %88, align 4
  %90 = fmul float %85, %87
  %91 = fmul float %84, %89
  %92 = fmul float %85, %89
  %93 = fmul float %84, %87
  %94 = fsub float %90, %91
  %95 = fadd float %93, %92
  %96 = fsub float %75, %94
  %97 = fsub float %76, %95
  br label %98

98:
  %99 = phi float [ %97, %79 ], [ %76, %._crit_edge11 ]
  %100 = phi float [ %96, %79 ], [ %75, %._crit_edge11 ]
  store float %100, ptr %69, align 4
  store float %99, ptr %71, align 4
  %101 = add nsw i64 %68, -1
  %102 = icmp sgt i64 %68, 0
  br i1 %102, label %._crit_edge12, label %.loopexit

._crit_edge12:
  br label %67
}

define internal void @irad.body.cptsv(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = call fastcc i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %9, ptr %2, ptr %3)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %._crit_edge

._crit_edge:
  br label %19

12:
  %13 = load i32, ptr %0, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %1, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 0, i64 %14, i64 %16, ptr %2, ptr %3, ptr %4, i64 %18)
  br label %19

19:
  store i32 %10, ptr %6, align 4
  ret void
}

define internal void @irad.body.cgbtrf(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %2, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %10, i64 %12, i64 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 4)
  store i32 %19, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_c.factor_band(i64 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7) unnamed_addr {
  %9 = add nsw i64 %3, %2
  %10 = shl nsw i64 %2, 1
  %11 = add nsw i64 %10, %3
  %12 = icmp sgt i64 %11, -1
  %13 = icmp sgt i64 %1, 0
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %._crit_edge

._crit_edge:
  br label %21

15:
  %16 = add nuw nsw i64 %11, 1
  %17 = add nuw i64 %1, 2305843009213693951
  %18 = mul i64 %5, %17
  %19 = add i64 %16, %18
  %20 = shl i64 %19, 3
  call void @__irad_float(ptr %4, i64 %20)
  br label %21

21:
  %22 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %._crit_edge8

._crit_edge8:
  br label %26

24:
  %25 = mul nuw nsw i64 %7, %22
  call void @__irad_integer(ptr %6, i64 %25)
  br label %26

26:
  br i1 %13, label %27, label %._crit_edge9

._crit_edge9:
  br label %37

27:
  %28 = icmp sgt i64 %2, 0
  br label %29

29:
  %30 = phi i64 [ 0, %27 ], [ %44, %._crit_edge12 ]
  %31 = icmp sgt i64 %30, %3
  %32 = and i1 %31, %28
  br i1 %32, label %33, label %._crit_edge10

._crit_edge10:
  br label %43

33:
  %34 = sub nsw i64 %9, %30
  %35 = mul nsw i64 %30, %5
  %36 = getelementptr { float, float }, ptr %4, i64 %35
  br label %46

.loopexit7:
  br label %37

37:
  br i1 %23, label %38, label %._crit_edge11

._crit_edge11:
  br label %55

38:
  %39 = getelementptr { float, float }, ptr %4, i64 %9
  %40 = icmp eq i64 %7, 8
  %41 = add nsw i64 %1, -1
  %42 = getelementptr { float, float }, ptr %4, i64 %9
  br label %57

.loopexit6:
  br label %43

43:
  %44 = add nuw nsw i64 %30, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %.loopexit7, label %._crit_edge12

._crit_edge12:
  br label %29

46:
  %47 = phi i64 [ 0, %33 ], [ %53, %._crit_edge14 ]
  %48 = icmp slt i64 %47, %34
  br i1 %48, label %._crit_edge13, label %49

._crit_edge13:
  br label %52

49:
  %50 = getelementptr { float, float }, ptr %36, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  store float 0.000000e+00, ptr %50, align 4
  store float 0.000000e+00, ptr %51, align 4
  br label %52

52:
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp slt i64 %53, %2
  br i1 %54, label %._crit_edge14, label %.loopexit6

._crit_edge14:
  br label %46

.loopexit5:
  %.lcssa26 = phi i32 [ %237, %236 ]
  br label %55

55:
  %56 = phi i32 [ 0, %._crit_edge11 ], [ %.lcssa26, %.loopexit5 ]
  ret i32 %56

57:
  %58 = phi i64 [ %3, %38 ], [ %240, %._crit_edge25 ]
  %59 = phi i64 [ %0, %38 ], [ %63, %._crit_edge25 ]
  %60 = phi i64 [ 0, %38 ], [ %238, %._crit_edge25 ]
  %61 = phi i32 [ 0, %38 ], [ %237, %._crit_edge25 ]
  %62 = phi i64 [ 0, %38 ], [ %239, %._crit_edge25 ]
  %63 = add i64 %59, -1
  %64 = call i64 @llvm.smin.i64(i64 %2, i64 %63)
  %65 = xor i64 %62, -1
  %66 = add i64 %0, %65
  %67 = call i64 @llvm.smin.i64(i64 %2, i64 %66)
  %68 = icmp slt i64 %67, 1
  br i1 %68, label %._crit_edge15, label %69

._crit_edge15:
  br label %72

69:
  %70 = mul nsw i64 %62, %5
  %71 = getelementptr { float, float }, ptr %39, i64 %70
  br label %92

.loopexit4:
  %.lcssa = phi i64 [ %114, %92 ]
  br label %72

72:
  %73 = phi i64 [ 0, %._crit_edge15 ], [ %.lcssa, %.loopexit4 ]
  %74 = add nuw nsw i64 %73, %62
  br i1 %40, label %75, label %78

75:
  %76 = add nuw nsw i64 %74, 1
  %77 = getelementptr inbounds nuw i64, ptr %6, i64 %62
  store i64 %76, ptr %77, align 8
  br label %82

78:
  %79 = trunc i64 %74 to i32
  %80 = add nsw i32 %79, 1
  %81 = getelementptr inbounds nuw i32, ptr %6, i64 %62
  store i32 %80, ptr %81, align 4
  br label %82

82:
  %83 = mul nsw i64 %62, %5
  %84 = getelementptr { float, float }, ptr %39, i64 %73
  %85 = getelementptr { float, float }, ptr %84, i64 %83
  %86 = load float, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %88 = load float, ptr %87, align 4
  %89 = fcmp oeq float %86, 0.000000e+00
  %90 = fcmp oeq float %88, 0.000000e+00
  %91 = and i1 %89, %90
  br i1 %91, label %117, label %122

92:
  %93 = phi i64 [ 1, %69 ], [ %115, %._crit_edge16 ]
  %94 = phi i64 [ 0, %69 ], [ %114, %._crit_edge16 ]
  %95 = getelementptr { float, float }, ptr %71, i64 %93
  %96 = load float, ptr %95, align 4
  %97 = call float @llvm.fabs.f32(float %96)
  %98 = fpext float %97 to double
  %99 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %100 = load float, ptr %99, align 4
  %101 = call float @llvm.fabs.f32(float %100)
  %102 = fpext float %101 to double
  %103 = fadd double %98, %102
  %104 = getelementptr { float, float }, ptr %71, i64 %94
  %105 = load float, ptr %104, align 4
  %106 = call float @llvm.fabs.f32(float %105)
  %107 = fpext float %106 to double
  %108 = getelementptr inbounds nuw i8, ptr %104, i64 4
  %109 = load float, ptr %108, align 4
  %110 = call float @llvm.fabs.f32(float %109)
  %111 = fpext float %110 to double
  %112 = fadd double %107, %111
  %113 = fcmp ogt double %103, %112
  %114 = select i1 %113, i64 %93, i64 %94
  %115 = add nuw i64 %93, 1
  %116 = icmp eq i64 %93, %64
  br i1 %116, label %.loopexit4, label %._crit_edge16

._crit_edge16:
  br label %92

117:
  %118 = icmp eq i32 %61, 0
  %119 = trunc i64 %62 to i32
  %120 = add nsw i32 %119, 1
  %121 = select i1 %118, i32 %120, i32 %61
  br label %236

122:
  %123 = add nsw i64 %62, %3
  %124 = add nsw i64 %123, %73
  %125 = call i64 @llvm.smin.i64(i64 %124, i64 %41)
  %126 = call i64 @llvm.smax.i64(i64 %60, i64 %125)
  %127 = icmp ne i64 %73, 0
  %128 = icmp sle i64 %62, %126
  %129 = select i1 %128, i1 %127, i1 false
  br i1 %129, label %130, label %._crit_edge17

._crit_edge17:
  br label %133

130:
  %131 = add nsw i64 %62, %9
  %132 = add nsw i64 %73, %131
  br label %137

.loopexit3:
  br label %133

133:
  %134 = getelementptr { float, float }, ptr %39, i64 %83
  br i1 %68, label %._crit_edge18, label %135

._crit_edge18:
  br label %154

135:
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 4
  br label %162

137:
  %138 = phi i64 [ %62, %130 ], [ %152, %._crit_edge19 ]
  %139 = sub nsw i64 %131, %138
  %140 = mul nsw i64 %138, %5
  %141 = getelementptr { float, float }, ptr %4, i64 %139
  %142 = getelementptr { float, float }, ptr %141, i64 %140
  %143 = load float, ptr %142, align 4
  %144 = getelementptr inbounds nuw i8, ptr %142, i64 4
  %145 = load float, ptr %144, align 4
  %146 = sub i64 %132, %138
  %147 = getelementptr { float, float }, ptr %4, i64 %146
  %148 = getelementptr { float, float }, ptr %147, i64 %140
  %149 = load float, ptr %148, align 4
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %151 = load float, ptr %150, align 4
  store float %149, ptr %142, align 4
  store float %151, ptr %144, align 4
  store float %143, ptr %148, align 4
  store float %145, ptr %150, align 4
  %152 = add nuw nsw i64 %138, 1
  %153 = icmp slt i64 %138, %126
  br i1 %153, label %._crit_edge19, label %.loopexit3

._crit_edge19:
  br label %137

.loopexit2:
  br label %154

154:
  %155 = icmp slt i64 %62, %126
  br i1 %155, label %156, label %._crit_edge20

._crit_edge20:
  br label %236

156:
  %157 = getelementptr { float, float }, ptr %4, i64 %83
  %158 = add i64 %73, %58
  %159 = call i64 @llvm.smin.i64(i64 %158, i64 %41)
  %160 = call i64 @llvm.smax.i64(i64 %60, i64 %159)
  %161 = getelementptr { float, float }, ptr %42, i64 %62
  br label %201

162:
  %163 = phi i64 [ 1, %135 ], [ %196, %._crit_edge21 ]
  %164 = load float, ptr %134, align 4
  %165 = load float, ptr %136, align 4
  %166 = getelementptr { float, float }, ptr %134, i64 %163
  %167 = load float, ptr %166, align 4
  %168 = getelementptr inbounds nuw i8, ptr %166, i64 4
  %169 = load float, ptr %168, align 4
  %170 = call float @llvm.fabs.f32(float %164)
  %171 = call float @llvm.fabs.f32(float %165)
  %172 = fcmp ugt float %170, %171
  br i1 %172, label %173, label %183

173:
  %174 = fdiv float %165, %164
  %175 = fmul float %165, %174
  %176 = fadd float %164, %175
  %177 = fmul float %174, %169
  %178 = fadd float %167, %177
  %179 = fdiv float %178, %176
  %180 = fmul float %167, %174
  %181 = fsub float %169, %180
  %182 = fdiv float %181, %176
  br label %193

183:
  %184 = fdiv float %164, %165
  %185 = fmul float %164, %184
  %186 = fadd float %165, %185
  %187 = fmul float %167, %184
  %188 = fadd float %187, %169
  %189 = fdiv float %188, %186
  %190 = fmul float %184, %169
  %191 = fsub float %190, %167
  %192 = fdiv float %191, %186
  br label %193

193:
  %194 = phi float [ %179, %173 ], [ %189, %183 ]
  %195 = phi float [ %182, %173 ], [ %192, %183 ]
  store float %194, ptr %166, align 4
  store float %195, ptr %168, align 4
  %196 = add nuw i64 %163, 1
  %197 = icmp eq i64 %163, %64
  br i1 %197, label %.loopexit2, label %._crit_edge21

._crit_edge21:
  br label %162

.loopexit:
  br label %198

198:
  %199 = sub nuw i64 -2, %203
  %200 = icmp eq i64 %204, %160
  br i1 %200, label %.loopexit1, label %._crit_edge22

._crit_edge22:
  br label %201

201:
  %202 = phi i64 [ %65, %156 ], [ %199, %._crit_edge22 ]
  %203 = phi i64 [ %62, %156 ], [ %204, %._crit_edge22 ]
  %204 = add nuw nsw i64 %203, 1
  br i1 %68, label %._crit_edge23, label %205

._crit_edge23:
  br label %198

205:
  %206 = mul nsw i64 %204, %5
  %207 = getelementptr { float, float }, ptr %161, i64 %202
  %208 = getelementptr { float, float }, ptr %207, i64 %206
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 4
  %210 = getelementptr { float, float }, ptr %4, i64 %206
  %211 = getelementptr { float, float }, ptr %210, i64 %202
  %212 = getelementptr { float, float }, ptr %211, i64 %62
  br label %213

213:
  %214 = phi i64 [ 1, %205 ], [ %234, %._crit_edge24 ]
  %215 = add nsw i64 %214, %9
  %216 = getelementptr { float, float }, ptr %157, i64 %215
  %217 = load float, ptr %216, align 4
  %218 = getelementptr inbounds nuw i8, ptr %216, i64 4
  %219 = load float, ptr %218, align 4
  %220 = load float, ptr %208, align 4
  %221 = load float, ptr %209, align 4
  %222 = fmul float %217, %220
  %223 = fmul float %219, %221
  %224 = fmul float %217, %221
  %225 = fmul float %219, %220
  %226 = fsub float %222, %223
  %227 = fadd float %225, %224
  %228 = getelementptr { float, float }, ptr %212, i64 %215
  %229 = load float, ptr %228, align 4
  %230 = getelementptr inbounds nuw i8, ptr %228, i64 4
  %231 = load float, ptr %230, align 4
  %232 = fsub float %229, %226
  %233 = fsub float %231, %227
  store float %232, ptr %228, align 4
  store float %233, ptr %230, align 4
  %234 = add nuw i64 %214, 1
  %235 = icmp eq i64 %214, %64
  br i1 %235, label %.loopexit, label %._crit_edge24

._crit_edge24:
  br label %213

.loopexit1:
  br label %236

236:
  %237 = phi i32 [ %121, %117 ], [ %61, %._crit_edge20 ], [ %61, %.loopexit1 ]
  %238 = phi i64 [ %60, %117 ], [ %126, %._crit_edge20 ], [ %126, %.loopexit1 ]
  %239 = add nuw nsw i64 %62, 1
  %240 = add i64 %58, 1
  %241 = icmp eq i64 %239, %22
  br i1 %241, label %.loopexit5, label %._crit_edge25

._crit_edge25:
  br label %57
}

define internal void @irad.body.cgbtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  call fastcc void @irad.body.systems_c.solve_band(i32 %13, i64 %15, i64 %17, i64 %19, i64 %21, ptr %5, i64 %23, ptr %7, i64 4, ptr %8, i64 %25)
  store i32 0, ptr %10, align 4
  ret void
}

define internal void @irad.body.systems_c.solve_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 range(i64 4, 9) %8, ptr %9, i64 %10) unnamed_addr {
  %12 = add nsw i64 %3, %2
  %13 = or i32 %0, 32
  %14 = icmp eq i32 %13, 99
  %15 = shl nsw i64 %2, 1
  %16 = add nsw i64 %15, %3
  %17 = icmp sgt i64 %16, -1
  %18 = icmp sgt i64 %1, 0
  %19 = and i1 %18, %17
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %26

20:
  %21 = add nuw nsw i64 %16, 1
  %22 = add nuw i64 %1, 2305843009213693951
  %23 = mul i64 %6, %22
  %24 = add i64 %21, %23
  %25 = shl i64 %24, 3
  call void @__irad_float(ptr %5, i64 %25)
  br label %26

26:
  %27 = icmp sgt i64 %4, 0
  %28 = and i1 %18, %27
  br i1 %28, label %29, label %34

29:
  %30 = add nuw i64 %4, 2305843009213693951
  %31 = mul i64 %10, %30
  %32 = add i64 %31, %1
  %33 = shl i64 %32, 3
  call void @__irad_float(ptr %9, i64 %33)
  br label %35

34:
  br i1 %18, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %37

._crit_edge10:
  br label %35

35:
  %36 = mul nuw nsw i64 %8, %1
  call void @__irad_integer(ptr %7, i64 %36)
  br label %37

37:
  br i1 %27, label %38, label %._crit_edge12

._crit_edge12:
  br label %44

38:
  %39 = icmp eq i32 %13, 110
  %40 = getelementptr { float, float }, ptr %5, i64 %12
  %41 = icmp sgt i64 %2, 0
  %42 = and i1 %41, %18
  %43 = icmp eq i64 %8, 8
  br label %45

.loopexit9:
  br label %44

44:
  ret void

45:
  %46 = phi i64 [ 0, %38 ], [ %307, %._crit_edge30 ]
  %47 = mul nsw i64 %46, %10
  %48 = getelementptr inbounds { float, float }, ptr %9, i64 %47
  br i1 %39, label %50, label %49

49:
  br i1 %18, label %.preheader8, label %._crit_edge13

._crit_edge13:
  br label %306

.preheader8:
  br label %176

50:
  br i1 %42, label %.preheader4, label %._crit_edge14

._crit_edge14:
  br label %51

.preheader4:
  br label %52

.loopexit5:
  br label %51

51:
  br i1 %18, label %.preheader2, label %._crit_edge15

._crit_edge15:
  br label %306

.preheader2:
  br label %102

52:
  %53 = phi i64 [ %82, %._crit_edge17 ], [ %1, %.preheader4 ]
  %54 = phi i64 [ %80, %._crit_edge17 ], [ 0, %.preheader4 ]
  br i1 %43, label %55, label %58

55:
  %56 = getelementptr inbounds nuw i64, ptr %7, i64 %54
  %57 = load i64, ptr %56, align 8
  br label %62

58:
  %59 = getelementptr inbounds nuw i32, ptr %7, i64 %54
  %60 = load i32, ptr %59, align 4
  %61 = sext i32 %60 to i64
  br label %62

62:
  %63 = phi i64 [ %57, %55 ], [ %61, %58 ]
  %64 = getelementptr { float, float }, ptr %48, i64 %63
  %65 = getelementptr i8, ptr %64, i64 -8
  %66 = load float, ptr %65, align 4
  %67 = getelementptr i8, ptr %64, i64 -4
  %68 = load float, ptr %67, align 4
  %69 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %54
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  store float %70, ptr %65, align 4
  store float %72, ptr %67, align 4
  store float %66, ptr %69, align 4
  store float %68, ptr %71, align 4
  %73 = mul nsw i64 %54, %6
  %74 = getelementptr { float, float }, ptr %40, i64 %73
  %75 = getelementptr { float, float }, ptr %48, i64 %54
  br label %76

76:
  %77 = phi i64 [ 1, %62 ], [ %100, %._crit_edge18 ]
  %78 = icmp eq i64 %77, %53
  br i1 %78, label %._crit_edge16, label %83

._crit_edge16:
  br label %79

split:
  br label %79

79:
  %80 = add nuw nsw i64 %54, 1
  %81 = icmp slt i64 %80, %1
  %82 = add i64 %53, -1
  br i1 %81, label %._crit_edge17, label %.loopexit5

._crit_edge17:
  br label %52

83:
  %84 = getelementptr { float, float }, ptr %74, i64 %77
  %85 = load float, ptr %84, align 4
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %87 = load float, ptr %86, align 4
  %88 = fmul float %66, %85
  %89 = fmul float %68, %87
  %90 = fmul float %68, %85
  %91 = fmul float %66, %87
  %92 = fsub float %88, %89
  %93 = fadd float %90, %91
  %94 = getelementptr { float, float }, ptr %75, i64 %77
  %95 = load float, ptr %94, align 4
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %97 = load float, ptr %96, align 4
  %98 = fsub float %95, %92
  %99 = fsub float %97, %93
  store float %98, ptr %94, align 4
  store float %99, ptr %96, align 4
  %100 = add nuw i64 %77, 1
  %101 = icmp eq i64 %77, %2
  br i1 %101, label %split, label %._crit_edge18

._crit_edge18:
  br label %76

102:
  %103 = phi i64 [ %104, %._crit_edge21 ], [ %1, %.preheader2 ]
  %104 = add nsw i64 %103, -1
  %105 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = getelementptr inbounds nuw i8, ptr %105, i64 4
  %108 = load float, ptr %107, align 4
  %109 = add nsw i64 %104, %12
  %110 = icmp sge i64 %103, %1
  %111 = icmp sgt i64 %103, %109
  %112 = select i1 %110, i1 true, i1 %111
  br i1 %112, label %._crit_edge19, label %.preheader

._crit_edge19:
  br label %113

.preheader:
  br label %124

.loopexit:
  %.lcssa39 = phi float [ %145, %124 ]
  %.lcssa38 = phi float [ %146, %124 ]
  br label %113

113:
  %114 = phi float [ %106, %._crit_edge19 ], [ %.lcssa39, %.loopexit ]
  %115 = phi float [ %108, %._crit_edge19 ], [ %.lcssa38, %.loopexit ]
  %116 = mul nsw i64 %104, %6
  %117 = getelementptr { float, float }, ptr %40, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 4
  %120 = load float, ptr %119, align 4
  %121 = call float @llvm.fabs.f32(float %118)
  %122 = call float @llvm.fabs.f32(float %120)
  %123 = fcmp ugt float %121, %122
  br i1 %123, label %151, label %161

124:
  %125 = phi float [ %146, %._crit_edge20 ], [ %108, %.preheader ]
  %126 = phi float [ %145, %._crit_edge20 ], [ %106, %.preheader ]
  %127 = phi i64 [ %147, %._crit_edge20 ], [ %103, %.preheader ]
  %128 = sub nsw i64 %109, %127
  %129 = mul nsw i64 %127, %6
  %130 = getelementptr { float, float }, ptr %5, i64 %128
  %131 = getelementptr { float, float }, ptr %130, i64 %129
  %132 = load float, ptr %131, align 4
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %134 = load float, ptr %133, align 4
  %135 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %127
  %136 = load float, ptr %135, align 4
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %138 = load float, ptr %137, align 4
  %139 = fmul float %132, %136
  %140 = fmul float %134, %138
  %141 = fmul float %132, %138
  %142 = fmul float %134, %136
  %143 = fsub float %139, %140
  %144 = fadd float %142, %141
  %145 = fsub float %126, %143
  %146 = fsub float %125, %144
  %147 = add nuw nsw i64 %127, 1
  %148 = icmp sge i64 %147, %1
  %149 = icmp sge i64 %127, %109
  %150 = select i1 %148, i1 true, i1 %149
  br i1 %150, label %.loopexit, label %._crit_edge20

._crit_edge20:
  br label %124

151:
  %152 = fdiv float %120, %118
  %153 = fmul float %120, %152
  %154 = fadd float %118, %153
  %155 = fmul float %115, %152
  %156 = fadd float %114, %155
  %157 = fdiv float %156, %154
  %158 = fmul float %114, %152
  %159 = fsub float %115, %158
  %160 = fdiv float %159, %154
  br label %171

161:
  %162 = fdiv float %118, %120
  %163 = fmul float %118, %162
  %164 = fadd float %120, %163
  %165 = fmul float %114, %162
  %166 = fadd float %115, %165
  %167 = fdiv float %166, %164
  %168 = fmul float %115, %162
  %169 = fsub float %168, %114
  %170 = fdiv float %169, %164
  br label %171

171:
  %172 = phi float [ %157, %151 ], [ %167, %161 ]
  %173 = phi float [ %160, %151 ], [ %170, %161 ]
  store float %172, ptr %105, align 4
  store float %173, ptr %107, align 4
  %174 = icmp samesign ugt i64 %103, 1
  br i1 %174, label %._crit_edge21, label %.loopexit3

._crit_edge21:
  br label %102

175:
  br i1 %42, label %.preheader6, label %._crit_edge22

._crit_edge22:
  br label %306

.preheader6:
  br label %252

176:
  %177 = phi i64 [ %250, %._crit_edge25 ], [ 0, %.preheader8 ]
  %178 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %177
  %179 = load float, ptr %178, align 4
  %180 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %181 = load float, ptr %180, align 4
  %182 = mul nsw i64 %177, %6
  %183 = getelementptr { float, float }, ptr %40, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %185 = load float, ptr %184, align 4
  %186 = fneg float %185
  %187 = select i1 %14, float %186, float %185
  %188 = load float, ptr %183, align 4
  %189 = sub nsw i64 %177, %12
  %190 = call i64 @llvm.smax.i64(i64 %189, i64 0)
  %191 = icmp samesign ult i64 %190, %177
  br i1 %191, label %192, label %._crit_edge23

._crit_edge23:
  br label %197

192:
  %193 = sub i64 %12, %177
  %194 = mul nsw i64 %177, %6
  %195 = getelementptr { float, float }, ptr %5, i64 %194
  %196 = getelementptr { float, float }, ptr %195, i64 %193
  br label %203

.loopexit1:
  %.lcssa31 = phi float [ %223, %203 ]
  %.lcssa = phi float [ %224, %203 ]
  br label %197

197:
  %198 = phi float [ %179, %._crit_edge23 ], [ %.lcssa31, %.loopexit1 ]
  %199 = phi float [ %181, %._crit_edge23 ], [ %.lcssa, %.loopexit1 ]
  %200 = call float @llvm.fabs.f32(float %188)
  %201 = call float @llvm.fabs.f32(float %185)
  %202 = fcmp ugt float %200, %201
  br i1 %202, label %227, label %237

203:
  %204 = phi i64 [ %190, %192 ], [ %225, %._crit_edge24 ]
  %205 = phi float [ %181, %192 ], [ %224, %._crit_edge24 ]
  %206 = phi float [ %179, %192 ], [ %223, %._crit_edge24 ]
  %207 = getelementptr { float, float }, ptr %196, i64 %204
  %208 = load float, ptr %207, align 4
  %209 = getelementptr inbounds nuw i8, ptr %207, i64 4
  %210 = load float, ptr %209, align 4
  %211 = fneg float %210
  %212 = select i1 %14, float %211, float %210
  %213 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %204
  %214 = load float, ptr %213, align 4
  %215 = getelementptr inbounds nuw i8, ptr %213, i64 4
  %216 = load float, ptr %215, align 4
  %217 = fmul float %208, %214
  %218 = fmul float %212, %216
  %219 = fmul float %208, %216
  %220 = fmul float %212, %214
  %221 = fsub float %217, %218
  %222 = fadd float %220, %219
  %223 = fsub float %206, %221
  %224 = fsub float %205, %222
  %225 = add nuw nsw i64 %204, 1
  %226 = icmp samesign ult i64 %225, %177
  br i1 %226, label %._crit_edge24, label %.loopexit1

._crit_edge24:
  br label %203

227:
  %228 = fdiv float %187, %188
  %229 = fmul float %187, %228
  %230 = fadd float %188, %229
  %231 = fmul float %228, %199
  %232 = fadd float %198, %231
  %233 = fdiv float %232, %230
  %234 = fmul float %228, %198
  %235 = fsub float %199, %234
  %236 = fdiv float %235, %230
  br label %247

237:
  %238 = fdiv float %188, %187
  %239 = fmul float %188, %238
  %240 = fadd float %187, %239
  %241 = fmul float %238, %198
  %242 = fadd float %241, %199
  %243 = fdiv float %242, %240
  %244 = fmul float %238, %199
  %245 = fsub float %244, %198
  %246 = fdiv float %245, %240
  br label %247

247:
  %248 = phi float [ %233, %227 ], [ %243, %237 ]
  %249 = phi float [ %236, %227 ], [ %246, %237 ]
  store float %248, ptr %178, align 4
  store float %249, ptr %180, align 4
  %250 = add nuw nsw i64 %177, 1
  %251 = icmp eq i64 %250, %1
  br i1 %251, label %175, label %._crit_edge25

._crit_edge25:
  br label %176

252:
  %253 = phi i64 [ %254, %._crit_edge28 ], [ %1, %.preheader6 ]
  %254 = add nsw i64 %253, -1
  %255 = getelementptr inbounds nuw { float, float }, ptr %48, i64 %254
  %256 = load float, ptr %255, align 4
  %257 = getelementptr inbounds nuw i8, ptr %255, i64 4
  %258 = load float, ptr %257, align 4
  %259 = mul nsw i64 %254, %6
  %260 = getelementptr { float, float }, ptr %40, i64 %259
  br label %261

261:
  %262 = phi i64 [ 1, %252 ], [ %304, %._crit_edge29 ]
  %263 = phi float [ %256, %252 ], [ %302, %._crit_edge29 ]
  %264 = phi float [ %258, %252 ], [ %303, %._crit_edge29 ]
  %265 = add nsw i64 %262, %254
  %266 = icmp slt i64 %265, %1
  br i1 %266, label %285, label %._crit_edge26

._crit_edge26:
  %.lcssa34 = phi float [ %263, %261 ]
  %.lcssa32 = phi float [ %264, %261 ]
  br label %267

split27:
  %.lcssa37 = phi float [ %302, %285 ]
  %.lcssa36 = phi float [ %303, %285 ]
  br label %267

267:
  %268 = phi float [ %.lcssa32, %._crit_edge26 ], [ %.lcssa36, %split27 ]
  %269 = phi float [ %.lcssa34, %._crit_edge26 ], [ %.lcssa37, %split27 ]
  br i1 %43, label %270, label %273

270:
  %271 = getelementptr inbounds i64, ptr %7, i64 %254
  %272 = load i64, ptr %271, align 8
  br label %277

273:
  %274 = getelementptr inbounds i32, ptr %7, i64 %254
  %275 = load i32, ptr %274, align 4
  %276 = sext i32 %275 to i64
  br label %277

277:
  %278 = phi i64 [ %272, %270 ], [ %276, %273 ]
  %279 = getelementptr { float, float }, ptr %48, i64 %278
  %280 = getelementptr i8, ptr %279, i64 -8
  %281 = load float, ptr %280, align 4
  %282 = getelementptr i8, ptr %279, i64 -4
  %283 = load float, ptr %282, align 4
  store float %281, ptr %255, align 4
  store float %283, ptr %257, align 4
  store float %269, ptr %280, align 4
  store float %268, ptr %282, align 4
  %284 = icmp sgt i64 %253, 1
  br i1 %284, label %._crit_edge28, label %.loopexit7

._crit_edge28:
  br label %252

285:
  %286 = getelementptr { float, float }, ptr %260, i64 %262
  %287 = load float, ptr %286, align 4
  %288 = getelementptr inbounds nuw i8, ptr %286, i64 4
  %289 = load float, ptr %288, align 4
  %290 = fneg float %289
  %291 = select i1 %14, float %290, float %289
  %292 = getelementptr inbounds { float, float }, ptr %48, i64 %265
  %293 = load float, ptr %292, align 4
  %294 = getelementptr inbounds nuw i8, ptr %292, i64 4
  %295 = load float, ptr %294, align 4
  %296 = fmul float %287, %293
  %297 = fmul float %291, %295
  %298 = fmul float %287, %295
  %299 = fmul float %291, %293
  %300 = fsub float %296, %297
  %301 = fadd float %299, %298
  %302 = fsub float %263, %300
  %303 = fsub float %264, %301
  %304 = add nuw i64 %262, 1
  %305 = icmp eq i64 %262, %2
  br i1 %305, label %split27, label %._crit_edge29

._crit_edge29:
  br label %261

.loopexit3:
  br label %306

.loopexit7:
  br label %306

306:
  %307 = add nuw nsw i64 %46, 1
  %308 = icmp eq i64 %307, %4
  br i1 %308, label %.loopexit9, label %._crit_edge30

._crit_edge30:
  br label %45
}

define internal void @irad.body.cgbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 4)) %9) {
  %11 = load i32, ptr %0, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %12, i64 %12, i64 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 4)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %._crit_edge

._crit_edge:
  br label %34

21:
  %22 = load i32, ptr %0, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %1, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %2, align 4
  %27 = sext i32 %26 to i64
  %28 = load i32, ptr %3, align 4
  %29 = sext i32 %28 to i64
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = load i32, ptr %8, align 4
  %33 = sext i32 %32 to i64
  call fastcc void @irad.body.systems_c.solve_band(i32 110, i64 %23, i64 %25, i64 %27, i64 %29, ptr %4, i64 %31, ptr %6, i64 4, ptr %7, i64 %33)
  br label %34

34:
  store i32 %19, ptr %9, align 4
  ret void
}

define internal void @irad.body.cpbtrf(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %8, i64 %10, i64 %12, ptr %3, i64 %14)
  store i32 %15, ptr %5, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_c.factor_positive_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = and i32 %0, -33
  %7 = icmp eq i32 %6, 85
  %8 = icmp sgt i64 %2, -1
  %9 = icmp sgt i64 %1, 0
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %17

11:
  %12 = add nuw nsw i64 %2, 1
  %13 = add nuw i64 %1, 2305843009213693951
  %14 = mul i64 %4, %13
  %15 = add i64 %12, %14
  %16 = shl i64 %15, 3
  call void @__irad_float(ptr %3, i64 %16)
  br label %18

17:
  br i1 %9, label %._crit_edge, label %._crit_edge4

._crit_edge4:
  br label %179

._crit_edge:
  br label %18

18:
  %19 = add nsw i64 %1, -1
  %20 = select i1 %7, i64 %2, i64 0
  %21 = getelementptr { float, float }, ptr %3, i64 %20
  %22 = select i1 %7, i64 %2, i64 0
  %23 = getelementptr { float, float }, ptr %3, i64 %22
  br label %24

24:
  %25 = phi i64 [ %2, %18 ], [ %177, %._crit_edge11 ]
  %26 = phi i64 [ 0, %18 ], [ %74, %._crit_edge11 ]
  %27 = phi i64 [ 0, %18 ], [ %176, %._crit_edge11 ]
  %28 = call i64 @llvm.smin.i64(i64 %25, i64 %19)
  %29 = sub nsw i64 %27, %2
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 0)
  %31 = add nsw i64 %27, %2
  %32 = call i64 @llvm.smin.i64(i64 %19, i64 %31)
  %33 = mul nsw i64 %27, %4
  %34 = getelementptr { float, float }, ptr %21, i64 %33
  %35 = load float, ptr %34, align 4
  %36 = icmp samesign ult i64 %30, %27
  br i1 %36, label %37, label %._crit_edge5

._crit_edge5:
  br label %41

37:
  %38 = mul nsw i64 %27, %4
  %39 = add i64 %26, %2
  %40 = add i64 %39, %38
  br label %44

.loopexit2:
  %.lcssa = phi float [ %62, %53 ]
  br label %41

41:
  %42 = phi float [ %35, %._crit_edge5 ], [ %.lcssa, %.loopexit2 ]
  %43 = fcmp ogt float %42, 0.000000e+00
  br i1 %43, label %68, label %65

44:
  %45 = phi float [ %35, %37 ], [ %62, %._crit_edge6 ]
  %46 = phi i64 [ %30, %37 ], [ %63, %._crit_edge6 ]
  br i1 %7, label %47, label %49

47:
  %48 = add i64 %40, %46
  br label %53

49:
  %50 = sub nsw i64 %27, %46
  %51 = mul nsw i64 %46, %4
  %52 = add nsw i64 %50, %51
  br label %53

53:
  %54 = phi i64 [ %48, %47 ], [ %52, %49 ]
  %55 = getelementptr inbounds { float, float }, ptr %3, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fmul float %56, %56
  %60 = fmul float %58, %58
  %61 = fadd float %59, %60
  %62 = fsub float %45, %61
  %63 = add nuw nsw i64 %46, 1
  %64 = icmp samesign ult i64 %63, %27
  br i1 %64, label %._crit_edge6, label %.loopexit2

._crit_edge6:
  br label %44

65:
  %.lcssa14 = phi i64 [ %27, %41 ]
  %66 = trunc i64 %.lcssa14 to i32
  %67 = add nsw i32 %66, 1
  br label %179

68:
  %69 = call float @llvm.sqrt.f32(float %42)
  %70 = mul nsw i64 %27, %4
  %71 = getelementptr { float, float }, ptr %23, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 4
  store float %69, ptr %71, align 4
  store float 0.000000e+00, ptr %72, align 4
  %73 = icmp slt i64 %27, %32
  %74 = xor i64 %27, -1
  br i1 %73, label %75, label %._crit_edge7

._crit_edge7:
  br label %175

75:
  %76 = mul nsw i64 %27, %4
  %77 = getelementptr { float, float }, ptr %3, i64 %76
  %78 = add i64 %76, %26
  %79 = getelementptr { float, float }, ptr %77, i64 %26
  %80 = getelementptr { float, float }, ptr %79, i64 %2
  br label %81

81:
  %82 = phi i64 [ %74, %75 ], [ %173, %._crit_edge10 ]
  %83 = phi i64 [ %27, %75 ], [ %84, %._crit_edge10 ]
  %84 = add nuw nsw i64 %83, 1
  br i1 %7, label %90, label %85

85:
  %86 = sub nuw nsw i64 %84, %27
  %87 = getelementptr { float, float }, ptr %77, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %89 = load float, ptr %88, align 4
  br label %98

90:
  %91 = sub nsw i64 %31, %84
  %92 = mul nsw i64 %84, %4
  %93 = getelementptr { float, float }, ptr %3, i64 %91
  %94 = getelementptr { float, float }, ptr %93, i64 %92
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 4
  %96 = load float, ptr %95, align 4
  %97 = fneg float %96
  br label %98

98:
  %99 = phi ptr [ %94, %90 ], [ %87, %85 ]
  %100 = phi float [ %97, %90 ], [ %89, %85 ]
  %101 = load float, ptr %99, align 4
  %102 = sub nsw i64 %84, %2
  %103 = call i64 @llvm.smax.i64(i64 %102, i64 0)
  %104 = icmp samesign ult i64 %103, %27
  br i1 %104, label %105, label %._crit_edge8

._crit_edge8:
  br label %110

105:
  %106 = mul nsw i64 %84, %4
  %107 = getelementptr { float, float }, ptr %3, i64 %106
  %108 = getelementptr { float, float }, ptr %107, i64 %82
  %109 = getelementptr { float, float }, ptr %108, i64 %2
  br label %115

.loopexit:
  %.lcssa13 = phi float [ %157, %154 ]
  %.lcssa12 = phi float [ %158, %154 ]
  br label %110

110:
  %111 = phi float [ %101, %._crit_edge8 ], [ %.lcssa13, %.loopexit ]
  %112 = phi float [ %100, %._crit_edge8 ], [ %.lcssa12, %.loopexit ]
  %113 = fdiv float %111, %69
  %114 = fdiv float %112, %69
  br i1 %7, label %161, label %166

115:
  %116 = phi i64 [ %103, %105 ], [ %159, %._crit_edge9 ]
  %117 = phi float [ %100, %105 ], [ %158, %._crit_edge9 ]
  %118 = phi float [ %101, %105 ], [ %157, %._crit_edge9 ]
  br i1 %7, label %119, label %134

119:
  %120 = getelementptr { float, float }, ptr %109, i64 %116
  %121 = load float, ptr %120, align 4
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 4
  %123 = load float, ptr %122, align 4
  %124 = getelementptr { float, float }, ptr %80, i64 %116
  %125 = load float, ptr %124, align 4
  %126 = getelementptr inbounds nuw i8, ptr %124, i64 4
  %127 = load float, ptr %126, align 4
  %128 = fmul float %121, %125
  %129 = fmul float %121, %127
  %130 = fmul float %123, %127
  %131 = fadd float %128, %130
  %132 = fmul float %123, %125
  %133 = fsub float %129, %132
  br label %154

134:
  %135 = sub nsw i64 %84, %116
  %136 = mul nsw i64 %116, %4
  %137 = getelementptr { float, float }, ptr %3, i64 %135
  %138 = getelementptr { float, float }, ptr %137, i64 %136
  %139 = load float, ptr %138, align 4
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %141 = load float, ptr %140, align 4
  %142 = sub nsw i64 %27, %116
  %143 = getelementptr { float, float }, ptr %3, i64 %142
  %144 = getelementptr { float, float }, ptr %143, i64 %136
  %145 = load float, ptr %144, align 4
  %146 = getelementptr inbounds nuw i8, ptr %144, i64 4
  %147 = load float, ptr %146, align 4
  %148 = fmul float %139, %145
  %149 = fmul float %141, %145
  %150 = fmul float %141, %147
  %151 = fadd float %148, %150
  %152 = fmul float %139, %147
  %153 = fsub float %149, %152
  br label %154

154:
  %155 = phi float [ %131, %119 ], [ %151, %134 ]
  %156 = phi float [ %133, %119 ], [ %153, %134 ]
  %157 = fsub float %118, %155
  %158 = fsub float %117, %156
  %159 = add nuw nsw i64 %116, 1
  %160 = icmp samesign ult i64 %159, %27
  br i1 %160, label %._crit_edge9, label %.loopexit

._crit_edge9:
  br label %115

161:
  %162 = fneg float %114
  %163 = add i64 %82, %31
  %164 = mul nsw i64 %84, %4
  %165 = add nsw i64 %163, %164
  br label %168

166:
  %167 = add i64 %78, %84
  br label %168

168:
  %169 = phi float [ %162, %161 ], [ %114, %166 ]
  %170 = phi i64 [ %165, %161 ], [ %167, %166 ]
  %171 = getelementptr inbounds { float, float }, ptr %3, i64 %170
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 4
  store float %113, ptr %171, align 4
  store float %169, ptr %172, align 4
  %173 = sub nuw i64 -2, %83
  %174 = icmp eq i64 %84, %28
  br i1 %174, label %.loopexit1, label %._crit_edge10

._crit_edge10:
  br label %81

.loopexit1:
  br label %175

175:
  %176 = add nuw nsw i64 %27, 1
  %177 = add i64 %25, 1
  %178 = icmp eq i64 %176, %1
  br i1 %178, label %.loopexit3, label %._crit_edge11

._crit_edge11:
  br label %24

.loopexit3:
  br label %179

179:
  %180 = phi i32 [ %67, %65 ], [ 0, %._crit_edge4 ], [ 0, %.loopexit3 ]
  ret i32 %180
}

define internal void @irad.body.cpbtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %11, i64 %13, i64 %15, i64 %17, ptr %4, i64 %19, ptr %6, i64 %21)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.systems_c.solve_positive_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 85
  %11 = icmp sgt i64 %2, -1
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %20

14:
  %15 = add nuw nsw i64 %2, 1
  %16 = add nuw i64 %1, 2305843009213693951
  %17 = mul i64 %5, %16
  %18 = add i64 %15, %17
  %19 = shl i64 %18, 3
  call void @__irad_float(ptr %4, i64 %19)
  br label %20

20:
  %21 = icmp sgt i64 %3, 0
  %22 = and i1 %12, %21
  br i1 %22, label %23, label %28

23:
  %24 = add nuw i64 %3, 2305843009213693951
  %25 = mul i64 %7, %24
  %26 = add i64 %25, %1
  %27 = shl i64 %26, 3
  call void @__irad_float(ptr %6, i64 %27)
  br label %29

28:
  br i1 %21, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %34

._crit_edge5:
  br label %29

29:
  %30 = select i1 %10, i64 %2, i64 0
  %31 = getelementptr { float, float }, ptr %4, i64 %30
  %32 = select i1 %10, i64 %2, i64 0
  %33 = getelementptr { float, float }, ptr %4, i64 %32
  br label %35

.loopexit4:
  br label %34

34:
  ret void

35:
  %36 = phi i64 [ %98, %._crit_edge11 ], [ 0, %29 ]
  %37 = mul nsw i64 %36, %7
  %38 = getelementptr inbounds { float, float }, ptr %6, i64 %37
  br i1 %12, label %.preheader3, label %._crit_edge7

._crit_edge7:
  br label %97

.preheader3:
  br label %39

39:
  %40 = phi i64 [ %61, %._crit_edge9 ], [ 0, %.preheader3 ]
  %41 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %44 = load float, ptr %43, align 4
  %45 = sub nsw i64 %40, %2
  %46 = call i64 @llvm.smax.i64(i64 %45, i64 0)
  %47 = icmp samesign ult i64 %46, %40
  br i1 %47, label %48, label %._crit_edge8

._crit_edge8:
  br label %53

48:
  %49 = sub i64 %2, %40
  %50 = mul nsw i64 %40, %5
  %51 = getelementptr { float, float }, ptr %4, i64 %50
  %52 = getelementptr { float, float }, ptr %51, i64 %49
  br label %63

.loopexit1:
  %.lcssa15 = phi float [ %93, %79 ]
  %.lcssa = phi float [ %94, %79 ]
  br label %53

53:
  %54 = phi float [ %42, %._crit_edge8 ], [ %.lcssa15, %.loopexit1 ]
  %55 = phi float [ %44, %._crit_edge8 ], [ %.lcssa, %.loopexit1 ]
  %56 = mul nsw i64 %40, %5
  %57 = getelementptr { float, float }, ptr %31, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fdiv float %54, %58
  %60 = fdiv float %55, %58
  store float %59, ptr %41, align 4
  store float %60, ptr %43, align 4
  %61 = add nuw nsw i64 %40, 1
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %39

.preheader:
  br label %100

63:
  %64 = phi float [ %44, %48 ], [ %94, %._crit_edge10 ]
  %65 = phi float [ %42, %48 ], [ %93, %._crit_edge10 ]
  %66 = phi i64 [ %46, %48 ], [ %95, %._crit_edge10 ]
  br i1 %10, label %74, label %67

67:
  %68 = sub nsw i64 %40, %66
  %69 = mul nsw i64 %66, %5
  %70 = getelementptr { float, float }, ptr %4, i64 %68
  %71 = getelementptr { float, float }, ptr %70, i64 %69
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %73 = load float, ptr %72, align 4
  br label %79

74:
  %75 = getelementptr { float, float }, ptr %52, i64 %66
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load float, ptr %76, align 4
  %78 = fneg float %77
  br label %79

79:
  %80 = phi ptr [ %75, %74 ], [ %71, %67 ]
  %81 = phi float [ %78, %74 ], [ %73, %67 ]
  %82 = load float, ptr %80, align 4
  %83 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %66
  %84 = load float, ptr %83, align 4
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %86 = load float, ptr %85, align 4
  %87 = fmul float %82, %84
  %88 = fmul float %81, %86
  %89 = fmul float %82, %86
  %90 = fmul float %81, %84
  %91 = fsub float %87, %88
  %92 = fadd float %90, %89
  %93 = fsub float %65, %91
  %94 = fsub float %64, %92
  %95 = add nuw nsw i64 %66, 1
  %96 = icmp samesign ult i64 %95, %40
  br i1 %96, label %._crit_edge10, label %.loopexit1

._crit_edge10:
  br label %63

.loopexit2:
  br label %97

97:
  %98 = add nuw nsw i64 %36, 1
  %99 = icmp eq i64 %98, %3
  br i1 %99, label %.loopexit4, label %._crit_edge11

._crit_edge11:
  br label %35

100:
  %101 = phi i64 [ %102, %._crit_edge13 ], [ %1, %.preheader ]
  %102 = add nsw i64 %101, -1
  %103 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %102
  %104 = load float, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 4
  %106 = load float, ptr %105, align 4
  %107 = add nsw i64 %102, %2
  %108 = icmp sge i64 %101, %1
  %109 = icmp sgt i64 %101, %107
  %110 = select i1 %108, i1 true, i1 %109
  br i1 %110, label %._crit_edge12, label %111

._crit_edge12:
  br label %114

111:
  %112 = mul nsw i64 %102, %5
  %113 = getelementptr { float, float }, ptr %4, i64 %112
  br label %123

.loopexit:
  %.lcssa17 = phi float [ %154, %140 ]
  %.lcssa16 = phi float [ %155, %140 ]
  br label %114

114:
  %115 = phi float [ %106, %._crit_edge12 ], [ %.lcssa16, %.loopexit ]
  %116 = phi float [ %104, %._crit_edge12 ], [ %.lcssa17, %.loopexit ]
  %117 = mul nsw i64 %102, %5
  %118 = getelementptr { float, float }, ptr %33, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = fdiv float %116, %119
  %121 = fdiv float %115, %119
  store float %120, ptr %103, align 4
  store float %121, ptr %105, align 4
  %122 = icmp sgt i64 %101, 1
  br i1 %122, label %._crit_edge13, label %.loopexit2

._crit_edge13:
  br label %100

123:
  %124 = phi i64 [ %101, %111 ], [ %156, %._crit_edge14 ]
  %125 = phi float [ %104, %111 ], [ %154, %._crit_edge14 ]
  %126 = phi float [ %106, %111 ], [ %155, %._crit_edge14 ]
  br i1 %10, label %127, label %134

127:
  %128 = sub nsw i64 %107, %124
  %129 = mul nsw i64 %124, %5
  %130 = getelementptr { float, float }, ptr %4, i64 %128
  %131 = getelementptr { float, float }, ptr %130, i64 %129
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %133 = load float, ptr %132, align 4
  br label %140

134:
  %135 = sub nsw i64 %124, %102
  %136 = getelementptr { float, float }, ptr %113, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %138 = load float, ptr %137, align 4
  %139 = fneg float %138
  br label %140

140:
  %141 = phi ptr [ %136, %134 ], [ %131, %127 ]
  %142 = phi float [ %139, %134 ], [ %133, %127 ]
  %143 = load float, ptr %141, align 4
  %144 = getelementptr inbounds nuw { float, float }, ptr %38, i64 %124
  %145 = load float, ptr %144, align 4
  %146 = getelementptr inbounds nuw i8, ptr %144, i64 4
  %147 = load float, ptr %146, align 4
  %148 = fmul float %143, %145
  %149 = fmul float %142, %147
  %150 = fmul float %143, %147
  %151 = fmul float %142, %145
  %152 = fsub float %148, %149
  %153 = fadd float %151, %150
  %154 = fsub float %125, %152
  %155 = fsub float %126, %153
  %156 = add nuw nsw i64 %124, 1
  %157 = icmp sge i64 %156, %1
  %158 = icmp sge i64 %124, %107
  %159 = select i1 %157, i1 true, i1 %158
  br i1 %159, label %.loopexit, label %._crit_edge14

._crit_edge14:
  br label %123
}

define internal void @irad.body.cpbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %11, i64 %13, i64 %15, ptr %4, i64 %17)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %33

20:
  %21 = load i8, ptr %0, align 1
  %22 = sext i8 %21 to i32
  %23 = load i32, ptr %1, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %2, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %3, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %5, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %22, i64 %24, i64 %26, i64 %28, ptr %4, i64 %30, ptr %6, i64 %32)
  br label %33

33:
  store i32 %18, ptr %8, align 4
  ret void
}

define internal i32 @irad.body.LAPACKE_cgetrf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %1 to i64
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  br i1 %7, label %13, label %11

11:
  %12 = call fastcc i32 @irad.body.systems_c.factor(i64 %8, i64 %9, ptr %3, i64 %10, ptr %5, i64 4)
  br label %20

13:
  %14 = mul nsw i64 %9, %8
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_c.turn(i64 %8, i64 %9, ptr %3, i64 %10, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %19 = call fastcc i32 @irad.body.systems_c.factor(i64 %8, i64 %9, ptr %17, i64 %18, ptr %5, i64 4)
  call fastcc void @irad.body.systems_c.put_back(i64 %8, i64 %9, ptr %17, ptr %3, i64 %10)
  call void @free(ptr %17)
  br label %20

20:
  %21 = phi i32 [ %12, %11 ], [ %19, %13 ]
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_cgetrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %17, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_c.factored_solve(i32 %12, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %32

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %18, %18
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 3
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_c.turn(i64 %18, i64 %18, ptr %4, i64 %19, ptr %23)
  %24 = sext i32 %3 to i64
  %25 = sext i32 %8 to i64
  %26 = mul nsw i64 %24, %18
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = shl i64 %27, 3
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.systems_c.turn(i64 %18, i64 %24, ptr %7, i64 %25, ptr %29)
  %30 = sext i8 %1 to i32
  %31 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.systems_c.factored_solve(i32 %30, i64 %18, i64 %24, ptr %23, i64 %31, ptr %6, i64 4, ptr %29, i64 %31)
  call fastcc void @irad.body.systems_c.put_back(i64 %18, i64 %24, ptr %29, ptr %7, i64 %25)
  call void @free(ptr %29)
  call void @free(ptr %23)
  br label %32

32:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal i32 @irad.body.LAPACKE_cgesv(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i32 %1 to i64
  br i1 %9, label %16, label %11

11:
  %12 = sext i32 %2 to i64
  %13 = sext i32 %4 to i64
  %14 = sext i32 %7 to i64
  %15 = call fastcc i32 @irad.body.systems_c.solve(i64 %10, i64 %12, ptr %3, i64 %13, ptr %5, i64 4, ptr %6, i64 %14)
  br label %30

16:
  %17 = sext i32 %4 to i64
  %18 = mul nsw i64 %10, %10
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_c.turn(i64 %10, i64 %10, ptr %3, i64 %17, ptr %21)
  %22 = sext i32 %2 to i64
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %22, %10
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 3
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_c.turn(i64 %10, i64 %22, ptr %6, i64 %23, ptr %27)
  %28 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %29 = call fastcc i32 @irad.body.systems_c.solve(i64 %10, i64 %22, ptr %21, i64 %28, ptr %5, i64 4, ptr %27, i64 %28)
  call fastcc void @irad.body.systems_c.put_back(i64 %10, i64 %10, ptr %21, ptr %3, i64 %17)
  call void @free(ptr %21)
  call fastcc void @irad.body.systems_c.put_back(i64 %10, i64 %22, ptr %27, ptr %6, i64 %23)
  call void @free(ptr %27)
  br label %30

30:
  %31 = phi i32 [ %15, %11 ], [ %29, %16 ]
  ret i32 %31
}

define internal i32 @irad.body.LAPACKE_cgetri(i32 %0, i32 %1, ptr %2, i32 %3, ptr %4) {
  %6 = icmp eq i32 %0, 101
  %7 = sext i32 %1 to i64
  %8 = sext i32 %3 to i64
  br i1 %6, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.systems_c.invert(i64 %7, ptr %2, i64 %8, ptr %4, i64 4)
  br label %18

11:
  %12 = mul nsw i64 %7, %7
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.systems_c.turn(i64 %7, i64 %7, ptr %2, i64 %8, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %7, i64 1)
  %17 = call fastcc i32 @irad.body.systems_c.invert(i64 %7, ptr %15, i64 %16, ptr %4, i64 4)
  call fastcc void @irad.body.systems_c.put_back(i64 %7, i64 %7, ptr %15, ptr %2, i64 %8)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  ret i32 %19
}

define internal i32 @irad.body.LAPACKE_cpotrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %12, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  %11 = call fastcc i32 @irad.body.systems_c.root(i32 %8, i64 %9, ptr %3, i64 %10)
  br label %22

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %13, %13
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_c.turn(i64 %13, i64 %13, ptr %3, i64 %14, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %21 = call fastcc i32 @irad.body.systems_c.root(i32 %19, i64 %13, ptr %18, i64 %20)
  call fastcc void @irad.body.systems_c.put_back(i64 %13, i64 %13, ptr %18, ptr %3, i64 %14)
  call void @free(ptr %18)
  br label %22

22:
  %23 = phi i32 [ %11, %7 ], [ %21, %12 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_cpotri(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %12, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  %11 = call fastcc i32 @irad.body.systems_c.invert_root(i32 %8, i64 %9, ptr %3, i64 %10)
  br label %22

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %13, %13
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_c.turn(i64 %13, i64 %13, ptr %3, i64 %14, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %21 = call fastcc i32 @irad.body.systems_c.invert_root(i32 %19, i64 %13, ptr %18, i64 %20)
  call fastcc void @irad.body.systems_c.put_back(i64 %13, i64 %13, ptr %18, ptr %3, i64 %14)
  call void @free(ptr %18)
  br label %22

22:
  %23 = phi i32 [ %11, %7 ], [ %21, %12 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_ctrtri(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %14, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i8 %2 to i32
  %11 = sext i32 %3 to i64
  %12 = sext i32 %5 to i64
  %13 = call fastcc i32 @irad.body.systems_c.invert_triangle(i32 %9, i32 %10, i64 %11, ptr %4, i64 %12)
  br label %25

14:
  %15 = sext i32 %3 to i64
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %15, %15
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_c.turn(i64 %15, i64 %15, ptr %4, i64 %16, ptr %20)
  %21 = sext i8 %1 to i32
  %22 = sext i8 %2 to i32
  %23 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %24 = call fastcc i32 @irad.body.systems_c.invert_triangle(i32 %21, i32 %22, i64 %15, ptr %20, i64 %23)
  call fastcc void @irad.body.systems_c.put_back(i64 %15, i64 %15, ptr %20, ptr %4, i64 %16)
  call void @free(ptr %20)
  br label %25

25:
  %26 = phi i32 [ %13, %8 ], [ %24, %14 ]
  ret i32 %26
}

define internal i32 @irad.body.LAPACKE_cpotrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %16, label %10

10:
  %11 = sext i8 %1 to i32
  %12 = sext i32 %2 to i64
  %13 = sext i32 %3 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %7 to i64
  call fastcc void @irad.body.systems_c.root_solve(i32 %11, i64 %12, i64 %13, ptr %4, i64 %14, ptr %6, i64 %15)
  br label %31

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = mul nsw i64 %17, %17
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_c.turn(i64 %17, i64 %17, ptr %4, i64 %18, ptr %22)
  %23 = sext i32 %3 to i64
  %24 = sext i32 %7 to i64
  %25 = mul nsw i64 %23, %17
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 3
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_c.turn(i64 %17, i64 %23, ptr %6, i64 %24, ptr %28)
  %29 = sext i8 %1 to i32
  %30 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  call fastcc void @irad.body.systems_c.root_solve(i32 %29, i64 %17, i64 %23, ptr %22, i64 %30, ptr %28, i64 %30)
  call fastcc void @irad.body.systems_c.put_back(i64 %17, i64 %23, ptr %28, ptr %6, i64 %24)
  call void @free(ptr %28)
  call void @free(ptr %22)
  br label %31

31:
  ret i32 0
}

define internal i32 @irad.body.LAPACKE_cposv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %10, label %27

10:
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = mul nsw i64 %11, %11
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_c.turn(i64 %11, i64 %11, ptr %4, i64 %12, ptr %16)
  %17 = sext i32 %3 to i64
  %18 = sext i32 %7 to i64
  %19 = mul nsw i64 %17, %11
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_c.turn(i64 %11, i64 %17, ptr %6, i64 %18, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %25 = call fastcc i32 @irad.body.systems_c.root(i32 %23, i64 %11, ptr %16, i64 %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %._crit_edge

._crit_edge:
  br label %37

27:
  %28 = sext i8 %1 to i32
  %29 = sext i32 %2 to i64
  %30 = sext i32 %5 to i64
  %31 = call fastcc i32 @irad.body.systems_c.root(i32 %28, i64 %29, ptr %4, i64 %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %._crit_edge1

._crit_edge1:
  br label %38

33:
  call fastcc void @irad.body.systems_c.root_solve(i32 %23, i64 %11, i64 %17, ptr %16, i64 %24, ptr %22, i64 %24)
  br label %37

34:
  %35 = sext i32 %3 to i64
  %36 = sext i32 %7 to i64
  call fastcc void @irad.body.systems_c.root_solve(i32 %28, i64 %29, i64 %35, ptr %4, i64 %30, ptr %6, i64 %36)
  br label %38

37:
  call fastcc void @irad.body.systems_c.put_back(i64 %11, i64 %11, ptr %16, ptr %4, i64 %12)
  call void @free(ptr %16)
  call fastcc void @irad.body.systems_c.put_back(i64 %11, i64 %17, ptr %22, ptr %6, i64 %18)
  call void @free(ptr %22)
  br label %38

38:
  %39 = phi i32 [ 0, %34 ], [ %25, %37 ], [ %31, %._crit_edge1 ]
  ret i32 %39
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_ctrtrs(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %21, label %12

12:
  %13 = sext i8 %1 to i32
  %14 = sext i8 %2 to i32
  %15 = sext i8 %3 to i32
  %16 = sext i32 %4 to i64
  %17 = sext i32 %5 to i64
  %18 = sext i32 %7 to i64
  %19 = sext i32 %9 to i64
  %20 = call fastcc i32 @irad.body.systems_c.solve_triangular(i32 %13, i32 %14, i32 %15, i64 %16, i64 %17, ptr %6, i64 %18, ptr %8, i64 %19)
  br label %39

21:
  %22 = sext i32 %4 to i64
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %22, %22
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 3
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_c.turn(i64 %22, i64 %22, ptr %6, i64 %23, ptr %27)
  %28 = sext i32 %5 to i64
  %29 = sext i32 %9 to i64
  %30 = mul nsw i64 %28, %22
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 3
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.systems_c.turn(i64 %22, i64 %28, ptr %8, i64 %29, ptr %33)
  %34 = sext i8 %1 to i32
  %35 = sext i8 %2 to i32
  %36 = sext i8 %3 to i32
  %37 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %38 = call fastcc i32 @irad.body.systems_c.solve_triangular(i32 %34, i32 %35, i32 %36, i64 %22, i64 %28, ptr %27, i64 %37, ptr %33, i64 %37)
  call fastcc void @irad.body.systems_c.put_back(i64 %22, i64 %28, ptr %33, ptr %8, i64 %29)
  call void @free(ptr %33)
  call void @free(ptr %27)
  br label %39

39:
  %40 = phi i32 [ %20, %12 ], [ %38, %21 ]
  ret i32 %40
}

define internal i32 @irad.body.LAPACKE_csysv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %18, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  %17 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %12, i32 0, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %34

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %5 to i64
  %21 = mul nsw i64 %19, %19
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %23 = shl i64 %22, 3
  %24 = call noalias ptr @malloc(i64 %23)
  call fastcc void @irad.body.systems_c.turn(i64 %19, i64 %19, ptr %4, i64 %20, ptr %24)
  %25 = sext i32 %3 to i64
  %26 = sext i32 %8 to i64
  %27 = mul nsw i64 %25, %19
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = shl i64 %28, 3
  %30 = call noalias ptr @malloc(i64 %29)
  call fastcc void @irad.body.systems_c.turn(i64 %19, i64 %25, ptr %7, i64 %26, ptr %30)
  %31 = sext i8 %1 to i32
  %32 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %33 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %31, i32 0, i64 %19, i64 %25, ptr %24, i64 %32, ptr %6, i64 4, ptr %30, i64 %32)
  call fastcc void @irad.body.systems_c.put_back(i64 %19, i64 %19, ptr %24, ptr %4, i64 %20)
  call void @free(ptr %24)
  call fastcc void @irad.body.systems_c.put_back(i64 %19, i64 %25, ptr %30, ptr %7, i64 %26)
  call void @free(ptr %30)
  br label %34

34:
  %35 = phi i32 [ %17, %11 ], [ %33, %18 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_chesv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %18, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  %17 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %12, i32 1, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %34

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %5 to i64
  %21 = mul nsw i64 %19, %19
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %23 = shl i64 %22, 3
  %24 = call noalias ptr @malloc(i64 %23)
  call fastcc void @irad.body.systems_c.turn(i64 %19, i64 %19, ptr %4, i64 %20, ptr %24)
  %25 = sext i32 %3 to i64
  %26 = sext i32 %8 to i64
  %27 = mul nsw i64 %25, %19
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = shl i64 %28, 3
  %30 = call noalias ptr @malloc(i64 %29)
  call fastcc void @irad.body.systems_c.turn(i64 %19, i64 %25, ptr %7, i64 %26, ptr %30)
  %31 = sext i8 %1 to i32
  %32 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %33 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %31, i32 1, i64 %19, i64 %25, ptr %24, i64 %32, ptr %6, i64 4, ptr %30, i64 %32)
  call fastcc void @irad.body.systems_c.put_back(i64 %19, i64 %19, ptr %24, ptr %4, i64 %20)
  call void @free(ptr %24)
  call fastcc void @irad.body.systems_c.put_back(i64 %19, i64 %25, ptr %30, ptr %7, i64 %26)
  call void @free(ptr %30)
  br label %34

34:
  %35 = phi i32 [ %17, %11 ], [ %33, %18 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_ctrsyl(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, ptr %10, i32 %11, ptr %12) {
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %25, label %15

15:
  %16 = sext i8 %1 to i32
  %17 = sext i8 %2 to i32
  %18 = sext i32 %3 to i64
  %19 = sext i32 %4 to i64
  %20 = sext i32 %5 to i64
  %21 = sext i32 %7 to i64
  %22 = sext i32 %9 to i64
  %23 = sext i32 %11 to i64
  %24 = call fastcc i32 @irad.body.systems_c.solve_sylvester(i32 %16, i32 %17, i64 %18, i64 %19, i64 %20, ptr %6, i64 %21, ptr %8, i64 %22, ptr %10, i64 %23, ptr %12)
  br label %49

25:
  %26 = sext i32 %4 to i64
  %27 = sext i32 %7 to i64
  %28 = mul nsw i64 %26, %26
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 3
  %31 = call noalias ptr @malloc(i64 %30)
  call fastcc void @irad.body.systems_c.turn(i64 %26, i64 %26, ptr %6, i64 %27, ptr %31)
  %32 = sext i32 %5 to i64
  %33 = sext i32 %9 to i64
  %34 = mul nsw i64 %32, %32
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %36 = shl i64 %35, 3
  %37 = call noalias ptr @malloc(i64 %36)
  call fastcc void @irad.body.systems_c.turn(i64 %32, i64 %32, ptr %8, i64 %33, ptr %37)
  %38 = sext i32 %11 to i64
  %39 = mul nsw i64 %32, %26
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 1)
  %41 = shl i64 %40, 3
  %42 = call noalias ptr @malloc(i64 %41)
  call fastcc void @irad.body.systems_c.turn(i64 %26, i64 %32, ptr %10, i64 %38, ptr %42)
  %43 = sext i8 %1 to i32
  %44 = sext i8 %2 to i32
  %45 = sext i32 %3 to i64
  %46 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %47 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %48 = call fastcc i32 @irad.body.systems_c.solve_sylvester(i32 %43, i32 %44, i64 %45, i64 %26, i64 %32, ptr %31, i64 %46, ptr %37, i64 %47, ptr %42, i64 %46, ptr %12)
  call fastcc void @irad.body.systems_c.put_back(i64 %26, i64 %32, ptr %42, ptr %10, i64 %38)
  call void @free(ptr %42)
  call void @free(ptr %31)
  call void @free(ptr %37)
  br label %49

49:
  %50 = phi i32 [ %24, %15 ], [ %48, %25 ]
  ret i32 %50
}

define internal i32 @irad.body.LAPACKE_cgtsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i32 %1 to i64
  %11 = sext i32 %2 to i64
  %12 = sext i32 %7 to i64
  br i1 %9, label %15, label %13

13:
  %14 = call fastcc i32 @irad.body.systems_c.solve_tridiagonal(i64 %10, i64 %11, ptr %3, ptr %4, ptr %5, ptr %6, i64 %12)
  br label %22

15:
  %16 = mul nsw i64 %11, %10
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_c.turn(i64 %10, i64 %11, ptr %6, i64 %12, ptr %19)
  %20 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %21 = call fastcc i32 @irad.body.systems_c.solve_tridiagonal(i64 %10, i64 %11, ptr %3, ptr %4, ptr %5, ptr %19, i64 %20)
  call fastcc void @irad.body.systems_c.put_back(i64 %10, i64 %11, ptr %19, ptr %6, i64 %12)
  call void @free(ptr %19)
  br label %22

22:
  %23 = phi i32 [ %14, %13 ], [ %21, %15 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_cgttrf(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = sext i32 %0 to i64
  %8 = call fastcc i32 @irad.body.systems_c.factor_tridiagonal(i64 %7, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 4)
  ret i32 %8
}

define internal i32 @irad.body.LAPACKE_cgttrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i32 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %18, label %13

13:
  %14 = sext i8 %1 to i32
  %15 = sext i32 %2 to i64
  %16 = sext i32 %3 to i64
  %17 = sext i32 %10 to i64
  call fastcc void @irad.body.systems_c.solve_factored_tridiagonal(i32 %14, i64 %15, i64 %16, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 4, ptr %9, i64 %17)
  br label %28

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %3 to i64
  %21 = sext i32 %10 to i64
  %22 = mul nsw i64 %20, %19
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 3
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.systems_c.turn(i64 %19, i64 %20, ptr %9, i64 %21, ptr %25)
  %26 = sext i8 %1 to i32
  %27 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  call fastcc void @irad.body.systems_c.solve_factored_tridiagonal(i32 %26, i64 %19, i64 %20, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 4, ptr %25, i64 %27)
  call fastcc void @irad.body.systems_c.put_back(i64 %19, i64 %20, ptr %25, ptr %9, i64 %21)
  call void @free(ptr %25)
  br label %28

28:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_cpttrf(i32 %0, ptr %1, ptr %2) {
  %4 = sext i32 %0 to i64
  %5 = call fastcc i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %4, ptr %1, ptr %2)
  ret i32 %5
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_cptsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = call fastcc i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %9, ptr %3, ptr %4)
  br i1 %8, label %11, label %19

11:
  %12 = sext i32 %2 to i64
  %13 = sext i32 %6 to i64
  %14 = mul nsw i64 %12, %9
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_c.turn(i64 %9, i64 %12, ptr %5, i64 %13, ptr %17)
  %18 = icmp eq i32 %10, 0
  br i1 %18, label %21, label %._crit_edge

._crit_edge:
  br label %26

19:
  %20 = icmp eq i32 %10, 0
  br i1 %20, label %23, label %._crit_edge1

._crit_edge1:
  br label %27

21:
  %22 = call i64 @llvm.smax.i64(i64 %9, i64 1)
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 0, i64 %9, i64 %12, ptr %3, ptr %4, ptr %17, i64 %22)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %6 to i64
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 0, i64 %9, i64 %24, ptr %3, ptr %4, ptr %5, i64 %25)
  br label %27

26:
  call fastcc void @irad.body.systems_c.put_back(i64 %9, i64 %12, ptr %17, ptr %5, i64 %13)
  call void @free(ptr %17)
  br label %27

27:
  ret i32 %10
}

define internal i32 @irad.body.LAPACKE_cgbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = shl nsw i32 %2, 1
  %13 = add i32 %3, 1
  %14 = add i32 %13, %12
  %15 = sext i32 %14 to i64
  %16 = sext i32 %1 to i64
  %17 = sext i32 %6 to i64
  br i1 %11, label %18, label %._crit_edge

._crit_edge:
  br label %29

18:
  %19 = mul nsw i64 %15, %16
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_c.turn(i64 %15, i64 %16, ptr %5, i64 %17, ptr %22)
  %23 = sext i32 %4 to i64
  %24 = sext i32 %9 to i64
  %25 = mul nsw i64 %23, %16
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 3
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_c.turn(i64 %16, i64 %23, ptr %8, i64 %24, ptr %28)
  br label %29

29:
  %30 = phi i64 [ %15, %18 ], [ %17, %._crit_edge ]
  %31 = phi ptr [ %22, %18 ], [ %5, %._crit_edge ]
  %32 = phi ptr [ %28, %18 ], [ %8, %._crit_edge ]
  %33 = sext i32 %2 to i64
  %34 = sext i32 %3 to i64
  %35 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %16, i64 %16, i64 %33, i64 %34, ptr %31, i64 %30, ptr %7, i64 4)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %._crit_edge1

._crit_edge1:
  br label %42

37:
  %38 = sext i32 %4 to i64
  %39 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %40 = sext i32 %9 to i64
  %41 = select i1 %11, i64 %39, i64 %40
  call fastcc void @irad.body.systems_c.solve_band(i32 110, i64 %16, i64 %33, i64 %34, i64 %38, ptr %31, i64 %30, ptr %7, i64 4, ptr %32, i64 %41)
  br label %42

42:
  br i1 %11, label %43, label %._crit_edge2

._crit_edge2:
  br label %46

43:
  call fastcc void @irad.body.systems_c.put_back(i64 %15, i64 %16, ptr %31, ptr %5, i64 %17)
  call void @free(ptr %31)
  %44 = sext i32 %4 to i64
  %45 = sext i32 %9 to i64
  call fastcc void @irad.body.systems_c.put_back(i64 %16, i64 %44, ptr %32, ptr %8, i64 %45)
  call void @free(ptr %32)
  br label %46

46:
  ret i32 %35
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_cpbsv(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %14, label %11

11:
  %12 = sext i32 %2 to i64
  %13 = add nsw i32 %3, 1
  br label %29

14:
  %15 = add nsw i32 %3, 1
  %16 = sext i32 %15 to i64
  %17 = sext i32 %2 to i64
  %18 = sext i32 %6 to i64
  %19 = mul nsw i64 %16, %17
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_c.turn(i64 %16, i64 %17, ptr %5, i64 %18, ptr %22)
  %23 = sext i32 %4 to i64
  %24 = sext i32 %8 to i64
  %25 = mul nsw i64 %23, %17
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 3
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_c.turn(i64 %17, i64 %23, ptr %7, i64 %24, ptr %28)
  br label %29

29:
  %30 = phi i32 [ %6, %11 ], [ %15, %14 ]
  %31 = phi i32 [ %13, %11 ], [ %15, %14 ]
  %32 = phi i64 [ %12, %11 ], [ %17, %14 ]
  %33 = phi ptr [ %5, %11 ], [ %22, %14 ]
  %34 = phi ptr [ %7, %11 ], [ %28, %14 ]
  %35 = sext i8 %1 to i32
  %36 = sext i32 %3 to i64
  %37 = sext i32 %30 to i64
  %38 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %35, i64 %32, i64 %36, ptr %33, i64 %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %._crit_edge

._crit_edge:
  br label %45

40:
  %41 = sext i32 %4 to i64
  %42 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %43 = sext i32 %8 to i64
  %44 = select i1 %10, i64 %42, i64 %43
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %35, i64 %32, i64 %36, i64 %41, ptr %33, i64 %37, ptr %34, i64 %44)
  br label %45

45:
  br i1 %10, label %46, label %._crit_edge1

._crit_edge1:
  br label %51

46:
  %47 = sext i32 %31 to i64
  %48 = sext i32 %6 to i64
  call fastcc void @irad.body.systems_c.put_back(i64 %47, i64 %32, ptr %33, ptr %5, i64 %48)
  call void @free(ptr %33)
  %49 = sext i32 %4 to i64
  %50 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_c.put_back(i64 %32, i64 %49, ptr %34, ptr %7, i64 %50)
  call void @free(ptr %34)
  br label %51

51:
  ret i32 %38
}

define internal i32 @irad.body.LAPACKE_cpttrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6, i32 %7) {
  %9 = and i8 %1, -33
  %10 = icmp eq i8 %9, 85
  %11 = zext i1 %10 to i32
  %12 = icmp eq i32 %0, 101
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %7 to i64
  br i1 %12, label %17, label %16

16:
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 %11, i64 %13, i64 %14, ptr %4, ptr %5, ptr %6, i64 %15)
  br label %23

17:
  %18 = mul nsw i64 %14, %13
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_c.turn(i64 %13, i64 %14, ptr %6, i64 %15, ptr %21)
  %22 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 %11, i64 %13, i64 %14, ptr %4, ptr %5, ptr %21, i64 %22)
  call fastcc void @irad.body.systems_c.put_back(i64 %13, i64 %14, ptr %21, ptr %6, i64 %15)
  call void @free(ptr %21)
  br label %23

23:
  ret i32 0
}

define internal i32 @irad.body.LAPACKE_cgbtrf(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %17, label %10

10:
  %11 = sext i32 %1 to i64
  %12 = sext i32 %2 to i64
  %13 = sext i32 %3 to i64
  %14 = sext i32 %4 to i64
  %15 = sext i32 %6 to i64
  %16 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %11, i64 %12, i64 %13, i64 %14, ptr %5, i64 %15, ptr %7, i64 4)
  br label %32

17:
  %18 = shl nsw i32 %3, 1
  %19 = add i32 %4, 1
  %20 = add i32 %19, %18
  %21 = sext i32 %20 to i64
  %22 = sext i32 %2 to i64
  %23 = sext i32 %6 to i64
  %24 = mul nsw i64 %21, %22
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 3
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_c.turn(i64 %21, i64 %22, ptr %5, i64 %23, ptr %27)
  %28 = sext i32 %1 to i64
  %29 = sext i32 %3 to i64
  %30 = sext i32 %4 to i64
  %31 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %28, i64 %22, i64 %29, i64 %30, ptr %27, i64 %21, ptr %7, i64 4)
  call fastcc void @irad.body.systems_c.put_back(i64 %21, i64 %22, ptr %27, ptr %5, i64 %23)
  call void @free(ptr %27)
  br label %32

32:
  %33 = phi i32 [ %16, %10 ], [ %31, %17 ]
  ret i32 %33
}

define internal i32 @irad.body.LAPACKE_cgbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
  %12 = icmp eq i32 %0, 101
  %13 = sext i32 %7 to i64
  br i1 %12, label %21, label %14

14:
  %15 = sext i8 %1 to i32
  %16 = sext i32 %2 to i64
  %17 = sext i32 %3 to i64
  %18 = sext i32 %4 to i64
  %19 = sext i32 %5 to i64
  %20 = sext i32 %10 to i64
  call fastcc void @irad.body.systems_c.solve_band(i32 %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %6, i64 %13, ptr %8, i64 4, ptr %9, i64 %20)
  br label %41

21:
  %22 = shl nsw i32 %3, 1
  %23 = add i32 %4, 1
  %24 = add i32 %23, %22
  %25 = sext i32 %24 to i64
  %26 = sext i32 %2 to i64
  %27 = mul nsw i64 %25, %26
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = shl i64 %28, 3
  %30 = call noalias ptr @malloc(i64 %29)
  call fastcc void @irad.body.systems_c.turn(i64 %25, i64 %26, ptr %6, i64 %13, ptr %30)
  %31 = sext i32 %5 to i64
  %32 = sext i32 %10 to i64
  %33 = mul nsw i64 %31, %26
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = shl i64 %34, 3
  %36 = call noalias ptr @malloc(i64 %35)
  call fastcc void @irad.body.systems_c.turn(i64 %26, i64 %31, ptr %9, i64 %32, ptr %36)
  %37 = sext i8 %1 to i32
  %38 = sext i32 %3 to i64
  %39 = sext i32 %4 to i64
  %40 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  call fastcc void @irad.body.systems_c.solve_band(i32 %37, i64 %26, i64 %38, i64 %39, i64 %31, ptr %30, i64 %25, ptr %8, i64 4, ptr %36, i64 %40)
  call fastcc void @irad.body.systems_c.put_back(i64 %26, i64 %31, ptr %36, ptr %9, i64 %32)
  call void @free(ptr %36)
  call void @free(ptr %30)
  br label %41

41:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_cpbtrf(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %5 to i64
  br i1 %7, label %14, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i32 %2 to i64
  %12 = sext i32 %3 to i64
  %13 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %10, i64 %11, i64 %12, ptr %4, i64 %8)
  br label %25

14:
  %15 = add nsw i32 %3, 1
  %16 = sext i32 %15 to i64
  %17 = sext i32 %2 to i64
  %18 = mul nsw i64 %16, %17
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_c.turn(i64 %16, i64 %17, ptr %4, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = sext i32 %3 to i64
  %24 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %22, i64 %17, i64 %23, ptr %21, i64 %16)
  call fastcc void @irad.body.systems_c.put_back(i64 %16, i64 %17, ptr %21, ptr %4, i64 %8)
  call void @free(ptr %21)
  br label %25

25:
  %26 = phi i32 [ %13, %9 ], [ %24, %14 ]
  ret i32 %26
}

define internal i32 @irad.body.LAPACKE_cpbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %18, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %4 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %12, i64 %13, i64 %14, i64 %15, ptr %5, i64 %16, ptr %7, i64 %17)
  br label %36

18:
  %19 = add nsw i32 %3, 1
  %20 = sext i32 %19 to i64
  %21 = sext i32 %2 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %20, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 3
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.systems_c.turn(i64 %20, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = sext i32 %4 to i64
  %28 = sext i32 %8 to i64
  %29 = mul nsw i64 %27, %21
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = shl i64 %30, 3
  %32 = call noalias ptr @malloc(i64 %31)
  call fastcc void @irad.body.systems_c.turn(i64 %21, i64 %27, ptr %7, i64 %28, ptr %32)
  %33 = sext i8 %1 to i32
  %34 = sext i32 %3 to i64
  %35 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %33, i64 %21, i64 %34, i64 %27, ptr %26, i64 %20, ptr %32, i64 %35)
  call fastcc void @irad.body.systems_c.put_back(i64 %21, i64 %27, ptr %32, ptr %7, i64 %28)
  call void @free(ptr %32)
  call void @free(ptr %26)
  br label %36

36:
  ret i32 0
}

define internal void @irad.body.cgetrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_c.factor(i64 %7, i64 %8, ptr %2, i64 %9, ptr %4, i64 8)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %5, align 8
  ret void
}

define internal void @irad.body.cgetrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  call fastcc void @irad.body.systems_c.factored_solve(i32 %11, i64 %12, i64 %13, ptr %3, i64 %14, ptr %5, i64 8, ptr %6, i64 %15)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.cgesv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %6, align 8
  %13 = call fastcc i32 @irad.body.systems_c.solve(i64 %9, i64 %10, ptr %2, i64 %11, ptr %4, i64 8, ptr %5, i64 %12)
  %14 = sext i32 %13 to i64
  store i64 %14, ptr %7, align 8
  ret void
}

define internal void @irad.body.cgetri_64(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr writeonly %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  store i64 0, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp eq i64 %8, -1
  %10 = load i64, ptr %0, align 8
  br i1 %9, label %11, label %14

11:
  %12 = sitofp i64 %10 to float
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store float %12, ptr %4, align 4
  store float 0.000000e+00, ptr %13, align 4
  br label %18

14:
  %15 = load i64, ptr %2, align 8
  %16 = call fastcc i32 @irad.body.systems_c.invert(i64 %10, ptr %1, i64 %15, ptr %3, i64 8)
  %17 = sext i32 %16 to i64
  store i64 %17, ptr %6, align 8
  br label %18

18:
  ret void
}

define internal void @irad.body.cpotrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 8)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_c.root(i32 %7, i64 %8, ptr %2, i64 %9)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %4, align 8
  ret void
}

define internal void @irad.body.cpotrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  call fastcc void @irad.body.systems_c.root_solve(i32 %10, i64 %11, i64 %12, ptr %3, i64 %13, ptr %5, i64 %14)
  store i64 0, ptr %7, align 8
  ret void
}

define internal void @irad.body.cposv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  %13 = call fastcc i32 @irad.body.systems_c.root(i32 %10, i64 %11, ptr %3, i64 %12)
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %._crit_edge

._crit_edge:
  br label %22

15:
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i64, ptr %1, align 8
  %19 = load i64, ptr %2, align 8
  %20 = load i64, ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  call fastcc void @irad.body.systems_c.root_solve(i32 %17, i64 %18, i64 %19, ptr %3, i64 %20, ptr %5, i64 %21)
  br label %22

22:
  %23 = sext i32 %13 to i64
  store i64 %23, ptr %7, align 8
  ret void
}

define internal void @irad.body.cpotri_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 8)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_c.invert_root(i32 %7, i64 %8, ptr %2, i64 %9)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %4, align 8
  ret void
}

define internal void @irad.body.ctrtri_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i8, ptr %1, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = call fastcc i32 @irad.body.systems_c.invert_triangle(i32 %8, i32 %10, i64 %11, ptr %3, i64 %12)
  %14 = sext i32 %13 to i64
  store i64 %14, ptr %5, align 8
  ret void
}

define internal void @irad.body.ctrtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 8)) %9) {
  %11 = load i8, ptr %0, align 1
  %12 = sext i8 %11 to i32
  %13 = load i8, ptr %1, align 1
  %14 = sext i8 %13 to i32
  %15 = load i8, ptr %2, align 1
  %16 = sext i8 %15 to i32
  %17 = load i64, ptr %3, align 8
  %18 = load i64, ptr %4, align 8
  %19 = load i64, ptr %6, align 8
  %20 = load i64, ptr %8, align 8
  %21 = call fastcc i32 @irad.body.systems_c.solve_triangular(i32 %12, i32 %14, i32 %16, i64 %17, i64 %18, ptr %5, i64 %19, ptr %7, i64 %20)
  %22 = sext i32 %21 to i64
  store i64 %22, ptr %9, align 8
  ret void
}

define internal void @irad.body.csysv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  store i64 0, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = icmp eq i64 %12, -1
  br i1 %13, label %14, label %18

14:
  %15 = load i64, ptr %1, align 8
  %16 = sitofp i64 %15 to float
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %16, ptr %8, align 4
  store float 0.000000e+00, ptr %17, align 4
  br label %27

18:
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i32
  %21 = load i64, ptr %1, align 8
  %22 = load i64, ptr %2, align 8
  %23 = load i64, ptr %4, align 8
  %24 = load i64, ptr %7, align 8
  %25 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %20, i32 0, i64 %21, i64 %22, ptr %3, i64 %23, ptr %5, i64 8, ptr %6, i64 %24)
  %26 = sext i32 %25 to i64
  store i64 %26, ptr %10, align 8
  br label %27

27:
  ret void
}

define internal void @irad.body.chesv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  store i64 0, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = icmp eq i64 %12, -1
  br i1 %13, label %14, label %18

14:
  %15 = load i64, ptr %1, align 8
  %16 = sitofp i64 %15 to float
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store float %16, ptr %8, align 4
  store float 0.000000e+00, ptr %17, align 4
  br label %27

18:
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i32
  %21 = load i64, ptr %1, align 8
  %22 = load i64, ptr %2, align 8
  %23 = load i64, ptr %4, align 8
  %24 = load i64, ptr %7, align 8
  %25 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %20, i32 1, i64 %21, i64 %22, ptr %3, i64 %23, ptr %5, i64 8, ptr %6, i64 %24)
  %26 = sext i32 %25 to i64
  store i64 %26, ptr %10, align 8
  br label %27

27:
  ret void
}

define internal void @irad.body.ctrsyl_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr %11, ptr writeonly initializes((0, 8)) %12) {
  %14 = load i8, ptr %0, align 1
  %15 = sext i8 %14 to i32
  %16 = load i8, ptr %1, align 1
  %17 = sext i8 %16 to i32
  %18 = load i64, ptr %2, align 8
  %19 = load i64, ptr %3, align 8
  %20 = load i64, ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  %22 = load i64, ptr %8, align 8
  %23 = load i64, ptr %10, align 8
  %24 = call fastcc i32 @irad.body.systems_c.solve_sylvester(i32 %15, i32 %17, i64 %18, i64 %19, i64 %20, ptr %5, i64 %21, ptr %7, i64 %22, ptr %9, i64 %23, ptr %11)
  %25 = sext i32 %24 to i64
  store i64 %25, ptr %12, align 8
  ret void
}

define internal void @irad.body.cgtsv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %6, align 8
  %12 = call fastcc i32 @irad.body.systems_c.solve_tridiagonal(i64 %9, i64 %10, ptr %2, ptr %3, ptr %4, ptr %5, i64 %11)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %7, align 8
  ret void
}

define internal void @irad.body.cgttrf_64(ptr readonly %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i64, ptr %0, align 8
  %9 = call fastcc i32 @irad.body.systems_c.factor_tridiagonal(i64 %8, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 8)
  %10 = sext i32 %9 to i64
  store i64 %10, ptr %6, align 8
  ret void
}

define internal void @irad.body.cgttrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %9, align 8
  call fastcc void @irad.body.systems_c.solve_factored_tridiagonal(i32 %13, i64 %14, i64 %15, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 8, ptr %8, i64 %16)
  store i64 0, ptr %10, align 8
  ret void
}

define internal void @irad.body.cpttrf_64(ptr readonly %0, ptr %1, ptr %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load i64, ptr %0, align 8
  %6 = call fastcc i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %5, ptr %1, ptr %2)
  %7 = sext i32 %6 to i64
  store i64 %7, ptr %3, align 8
  ret void
}

define internal void @irad.body.cpttrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = zext i1 %11 to i32
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %2, align 8
  %15 = load i64, ptr %6, align 8
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 %12, i64 %13, i64 %14, ptr %3, ptr %4, ptr %5, i64 %15)
  store i64 0, ptr %7, align 8
  ret void
}

define internal void @irad.body.cptsv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i64, ptr %0, align 8
  %9 = call fastcc i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %8, ptr %2, ptr %3)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %15

11:
  %12 = load i64, ptr %0, align 8
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %5, align 8
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 0, i64 %12, i64 %13, ptr %2, ptr %3, ptr %4, i64 %14)
  br label %15

15:
  %16 = sext i32 %9 to i64
  store i64 %16, ptr %6, align 8
  ret void
}

define internal void @irad.body.cgbtrf_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %9, i64 %10, i64 %11, i64 %12, ptr %4, i64 %13, ptr %6, i64 8)
  %15 = sext i32 %14 to i64
  store i64 %15, ptr %7, align 8
  ret void
}

define internal void @irad.body.cgbtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %3, align 8
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %9, align 8
  call fastcc void @irad.body.systems_c.solve_band(i32 %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, i64 8, ptr %8, i64 %19)
  store i64 0, ptr %10, align 8
  ret void
}

define internal void @irad.body.cgbsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 8)) %9) {
  %11 = load i64, ptr %0, align 8
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %5, align 8
  %15 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %11, i64 %11, i64 %12, i64 %13, ptr %4, i64 %14, ptr %6, i64 8)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %._crit_edge

._crit_edge:
  br label %24

17:
  %18 = load i64, ptr %0, align 8
  %19 = load i64, ptr %1, align 8
  %20 = load i64, ptr %2, align 8
  %21 = load i64, ptr %3, align 8
  %22 = load i64, ptr %5, align 8
  %23 = load i64, ptr %8, align 8
  call fastcc void @irad.body.systems_c.solve_band(i32 110, i64 %18, i64 %19, i64 %20, i64 %21, ptr %4, i64 %22, ptr %6, i64 8, ptr %7, i64 %23)
  br label %24

24:
  %25 = sext i32 %15 to i64
  store i64 %25, ptr %9, align 8
  ret void
}

define internal void @irad.body.cpbtrf_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %8, i64 %9, i64 %10, ptr %3, i64 %11)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %5, align 8
  ret void
}

define internal void @irad.body.cpbtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %11, i64 %12, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 %16)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.cpbsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %5, align 8
  %15 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %11, i64 %12, i64 %13, ptr %4, i64 %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %._crit_edge

._crit_edge:
  br label %25

17:
  %18 = load i8, ptr %0, align 1
  %19 = sext i8 %18 to i32
  %20 = load i64, ptr %1, align 8
  %21 = load i64, ptr %2, align 8
  %22 = load i64, ptr %3, align 8
  %23 = load i64, ptr %5, align 8
  %24 = load i64, ptr %7, align 8
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %19, i64 %20, i64 %21, i64 %22, ptr %4, i64 %23, ptr %6, i64 %24)
  br label %25

25:
  %26 = sext i32 %15 to i64
  store i64 %26, ptr %8, align 8
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgetrf_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %10, label %8

8:
  %9 = call fastcc i32 @irad.body.systems_c.factor(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %17

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 3
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_c.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = call fastcc i32 @irad.body.systems_c.factor(i64 %1, i64 %2, ptr %14, i64 %15, ptr %5, i64 8)
  call fastcc void @irad.body.systems_c.put_back(i64 %1, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %17

17:
  %18 = phi i32 [ %9, %8 ], [ %16, %10 ]
  %19 = sext i32 %18 to i64
  ret i64 %19
}

define internal i64 @irad.body.LAPACKE_cgetrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_c.factored_solve(i32 %12, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %24

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %17)
  %18 = mul nsw i64 %3, %2
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_c.factored_solve(i32 %22, i64 %2, i64 %3, ptr %17, i64 %23, ptr %6, i64 8, ptr %21, i64 %23)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %3, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  call void @free(ptr %17)
  br label %24

24:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgesv_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_c.solve(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8, ptr %6, i64 %7)
  br label %23

12:
  %13 = mul nsw i64 %1, %1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_c.turn(i64 %1, i64 %1, ptr %3, i64 %4, ptr %16)
  %17 = mul nsw i64 %2, %1
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_c.turn(i64 %1, i64 %2, ptr %6, i64 %7, ptr %20)
  %21 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %22 = call fastcc i32 @irad.body.systems_c.solve(i64 %1, i64 %2, ptr %16, i64 %21, ptr %5, i64 8, ptr %20, i64 %21)
  call fastcc void @irad.body.systems_c.put_back(i64 %1, i64 %1, ptr %16, ptr %3, i64 %4)
  call void @free(ptr %16)
  call fastcc void @irad.body.systems_c.put_back(i64 %1, i64 %2, ptr %20, ptr %6, i64 %7)
  call void @free(ptr %20)
  br label %23

23:
  %24 = phi i32 [ %11, %10 ], [ %22, %12 ]
  %25 = sext i32 %24 to i64
  ret i64 %25
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgetri_64(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %9, label %7

7:
  %8 = call fastcc i32 @irad.body.systems_c.invert(i64 %1, ptr %2, i64 %3, ptr %4, i64 8)
  br label %16

9:
  %10 = mul nsw i64 %1, %1
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %12 = shl i64 %11, 3
  %13 = call noalias ptr @malloc(i64 %12)
  call fastcc void @irad.body.systems_c.turn(i64 %1, i64 %1, ptr %2, i64 %3, ptr %13)
  %14 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %15 = call fastcc i32 @irad.body.systems_c.invert(i64 %1, ptr %13, i64 %14, ptr %4, i64 8)
  call fastcc void @irad.body.systems_c.put_back(i64 %1, i64 %1, ptr %13, ptr %2, i64 %3)
  call void @free(ptr %13)
  br label %16

16:
  %17 = phi i32 [ %8, %7 ], [ %15, %9 ]
  %18 = sext i32 %17 to i64
  ret i64 %18
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cpotrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %10, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = call fastcc i32 @irad.body.systems_c.root(i32 %8, i64 %2, ptr %3, i64 %4)
  br label %18

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 3
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = sext i8 %1 to i32
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %17 = call fastcc i32 @irad.body.systems_c.root(i32 %15, i64 %2, ptr %14, i64 %16)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %18

18:
  %19 = phi i32 [ %9, %7 ], [ %17, %10 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_cpotri_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %10, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = call fastcc i32 @irad.body.systems_c.invert_root(i32 %8, i64 %2, ptr %3, i64 %4)
  br label %18

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 3
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = sext i8 %1 to i32
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %17 = call fastcc i32 @irad.body.systems_c.invert_root(i32 %15, i64 %2, ptr %14, i64 %16)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %18

18:
  %19 = phi i32 [ %9, %7 ], [ %17, %10 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_ctrtri_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %12, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i8 %2 to i32
  %11 = call fastcc i32 @irad.body.systems_c.invert_triangle(i32 %9, i32 %10, i64 %3, ptr %4, i64 %5)
  br label %21

12:
  %13 = mul nsw i64 %3, %3
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_c.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %16)
  %17 = sext i8 %1 to i32
  %18 = sext i8 %2 to i32
  %19 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %20 = call fastcc i32 @irad.body.systems_c.invert_triangle(i32 %17, i32 %18, i64 %3, ptr %16, i64 %19)
  call fastcc void @irad.body.systems_c.put_back(i64 %3, i64 %3, ptr %16, ptr %4, i64 %5)
  call void @free(ptr %16)
  br label %21

21:
  %22 = phi i32 [ %11, %8 ], [ %20, %12 ]
  %23 = sext i32 %22 to i64
  ret i64 %23
}

define internal i64 @irad.body.LAPACKE_cpotrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_c.root_solve(i32 %11, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %23

12:
  %13 = mul nsw i64 %2, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %16)
  %17 = mul nsw i64 %3, %2
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %3, ptr %6, i64 %7, ptr %20)
  %21 = sext i8 %1 to i32
  %22 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_c.root_solve(i32 %21, i64 %2, i64 %3, ptr %16, i64 %22, ptr %20, i64 %22)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %3, ptr %20, ptr %6, i64 %7)
  call void @free(ptr %20)
  call void @free(ptr %16)
  br label %23

23:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cposv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %10, label %23

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 3
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %14)
  %15 = mul nsw i64 %3, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %3, ptr %6, i64 %7, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %21 = call fastcc i32 @irad.body.systems_c.root(i32 %19, i64 %2, ptr %14, i64 %20)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %._crit_edge

._crit_edge:
  br label %29

23:
  %24 = sext i8 %1 to i32
  %25 = call fastcc i32 @irad.body.systems_c.root(i32 %24, i64 %2, ptr %4, i64 %5)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %._crit_edge1

._crit_edge1:
  br label %30

27:
  call fastcc void @irad.body.systems_c.root_solve(i32 %19, i64 %2, i64 %3, ptr %14, i64 %20, ptr %18, i64 %20)
  br label %29

28:
  call fastcc void @irad.body.systems_c.root_solve(i32 %24, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %30

29:
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %2, ptr %14, ptr %4, i64 %5)
  call void @free(ptr %14)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %3, ptr %18, ptr %6, i64 %7)
  call void @free(ptr %18)
  br label %30

30:
  %31 = phi i32 [ 0, %28 ], [ %21, %29 ], [ %25, %._crit_edge1 ]
  %32 = sext i32 %31 to i64
  ret i64 %32
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_ctrtrs_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %17, label %12

12:
  %13 = sext i8 %1 to i32
  %14 = sext i8 %2 to i32
  %15 = sext i8 %3 to i32
  %16 = call fastcc i32 @irad.body.systems_c.solve_triangular(i32 %13, i32 %14, i32 %15, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %31

17:
  %18 = mul nsw i64 %4, %4
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_c.turn(i64 %4, i64 %4, ptr %6, i64 %7, ptr %21)
  %22 = mul nsw i64 %5, %4
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 3
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.systems_c.turn(i64 %4, i64 %5, ptr %8, i64 %9, ptr %25)
  %26 = sext i8 %1 to i32
  %27 = sext i8 %2 to i32
  %28 = sext i8 %3 to i32
  %29 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %30 = call fastcc i32 @irad.body.systems_c.solve_triangular(i32 %26, i32 %27, i32 %28, i64 %4, i64 %5, ptr %21, i64 %29, ptr %25, i64 %29)
  call fastcc void @irad.body.systems_c.put_back(i64 %4, i64 %5, ptr %25, ptr %8, i64 %9)
  call void @free(ptr %25)
  call void @free(ptr %21)
  br label %31

31:
  %32 = phi i32 [ %16, %12 ], [ %30, %17 ]
  %33 = sext i32 %32 to i64
  ret i64 %33
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_csysv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %14, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %12, i32 0, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %26

14:
  %15 = mul nsw i64 %2, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %18)
  %19 = mul nsw i64 %3, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %25 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %23, i32 0, i64 %2, i64 %3, ptr %18, i64 %24, ptr %6, i64 8, ptr %22, i64 %24)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %2, ptr %18, ptr %4, i64 %5)
  call void @free(ptr %18)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %3, ptr %22, ptr %7, i64 %8)
  call void @free(ptr %22)
  br label %26

26:
  %27 = phi i32 [ %13, %11 ], [ %25, %14 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_chesv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %14, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %12, i32 1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %26

14:
  %15 = mul nsw i64 %2, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %18)
  %19 = mul nsw i64 %3, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %25 = call fastcc i32 @irad.body.systems_c.solve_indefinite(i32 %23, i32 1, i64 %2, i64 %3, ptr %18, i64 %24, ptr %6, i64 8, ptr %22, i64 %24)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %2, ptr %18, ptr %4, i64 %5)
  call void @free(ptr %18)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %3, ptr %22, ptr %7, i64 %8)
  call void @free(ptr %22)
  br label %26

26:
  %27 = phi i32 [ %13, %11 ], [ %25, %14 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ctrsyl_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12) {
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %19, label %15

15:
  %16 = sext i8 %1 to i32
  %17 = sext i8 %2 to i32
  %18 = call fastcc i32 @irad.body.systems_c.solve_sylvester(i32 %16, i32 %17, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12)
  br label %37

19:
  %20 = mul nsw i64 %4, %4
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 3
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_c.turn(i64 %4, i64 %4, ptr %6, i64 %7, ptr %23)
  %24 = mul nsw i64 %5, %5
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 3
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_c.turn(i64 %5, i64 %5, ptr %8, i64 %9, ptr %27)
  %28 = mul nsw i64 %5, %4
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 3
  %31 = call noalias ptr @malloc(i64 %30)
  call fastcc void @irad.body.systems_c.turn(i64 %4, i64 %5, ptr %10, i64 %11, ptr %31)
  %32 = sext i8 %1 to i32
  %33 = sext i8 %2 to i32
  %34 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %35 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  %36 = call fastcc i32 @irad.body.systems_c.solve_sylvester(i32 %32, i32 %33, i64 %3, i64 %4, i64 %5, ptr %23, i64 %34, ptr %27, i64 %35, ptr %31, i64 %34, ptr %12)
  call fastcc void @irad.body.systems_c.put_back(i64 %4, i64 %5, ptr %31, ptr %10, i64 %11)
  call void @free(ptr %31)
  call void @free(ptr %23)
  call void @free(ptr %27)
  br label %37

37:
  %38 = phi i32 [ %18, %15 ], [ %36, %19 ]
  %39 = sext i32 %38 to i64
  ret i64 %39
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgtsv_64(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_c.solve_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7)
  br label %19

12:
  %13 = mul nsw i64 %2, %1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_c.turn(i64 %1, i64 %2, ptr %6, i64 %7, ptr %16)
  %17 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %18 = call fastcc i32 @irad.body.systems_c.solve_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %16, i64 %17)
  call fastcc void @irad.body.systems_c.put_back(i64 %1, i64 %2, ptr %16, ptr %6, i64 %7)
  call void @free(ptr %16)
  br label %19

19:
  %20 = phi i32 [ %11, %10 ], [ %18, %12 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_cgttrf_64(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = call fastcc i32 @irad.body.systems_c.factor_tridiagonal(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 8)
  %8 = sext i32 %7 to i64
  ret i64 %8
}

define internal i64 @irad.body.LAPACKE_cgttrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %13, label %20

13:
  %14 = mul nsw i64 %3, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %3, ptr %9, i64 %10, ptr %17)
  %18 = sext i8 %1 to i32
  %19 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_c.solve_factored_tridiagonal(i32 %18, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 8, ptr %17, i64 %19)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %3, ptr %17, ptr %9, i64 %10)
  call void @free(ptr %17)
  br label %22

20:
  %21 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_c.solve_factored_tridiagonal(i32 %21, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 8, ptr %9, i64 %10)
  br label %22

22:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_cpttrf_64(i64 %0, ptr %1, ptr %2) {
  %4 = call fastcc i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %0, ptr %1, ptr %2)
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_cptsv_64(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = call fastcc i32 @irad.body.systems_c.factor_positive_tridiagonal(i64 %1, ptr %3, ptr %4)
  br i1 %8, label %10, label %16

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 3
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_c.turn(i64 %1, i64 %2, ptr %5, i64 %6, ptr %14)
  %15 = icmp eq i32 %9, 0
  br i1 %15, label %18, label %._crit_edge

._crit_edge:
  br label %21

16:
  %17 = icmp eq i32 %9, 0
  br i1 %17, label %20, label %._crit_edge1

._crit_edge1:
  br label %22

18:
  %19 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %14, i64 %19)
  br label %21

20:
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6)
  br label %22

21:
  call fastcc void @irad.body.systems_c.put_back(i64 %1, i64 %2, ptr %14, ptr %5, i64 %6)
  call void @free(ptr %14)
  br label %22

22:
  %23 = sext i32 %9 to i64
  ret i64 %23
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgbsv_64(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = shl nsw i64 %2, 1
  %13 = add i64 %3, 1
  %14 = add i64 %13, %12
  br i1 %11, label %15, label %26

15:
  %16 = mul nsw i64 %14, %1
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_c.turn(i64 %14, i64 %1, ptr %5, i64 %6, ptr %19)
  %20 = mul nsw i64 %4, %1
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 3
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_c.turn(i64 %1, i64 %4, ptr %8, i64 %9, ptr %23)
  %24 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %1, i64 %1, i64 %2, i64 %3, ptr %19, i64 %14, ptr %7, i64 8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %._crit_edge

._crit_edge:
  br label %32

26:
  %27 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %1, i64 %1, i64 %2, i64 %3, ptr %5, i64 %6, ptr %7, i64 8)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %._crit_edge1

._crit_edge1:
  br label %33

29:
  %30 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  call fastcc void @irad.body.systems_c.solve_band(i32 110, i64 %1, i64 %2, i64 %3, i64 %4, ptr %19, i64 %14, ptr %7, i64 8, ptr %23, i64 %30)
  br label %32

31:
  call fastcc void @irad.body.systems_c.solve_band(i32 110, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 8, ptr %8, i64 %9)
  br label %33

32:
  call fastcc void @irad.body.systems_c.put_back(i64 %14, i64 %1, ptr %19, ptr %5, i64 %6)
  call void @free(ptr %19)
  call fastcc void @irad.body.systems_c.put_back(i64 %1, i64 %4, ptr %23, ptr %8, i64 %9)
  call void @free(ptr %23)
  br label %33

33:
  %34 = phi i32 [ 0, %31 ], [ %24, %32 ], [ %27, %._crit_edge1 ]
  %35 = sext i32 %34 to i64
  ret i64 %35
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_cpbsv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  %11 = add nsw i64 %3, 1
  br i1 %10, label %12, label %._crit_edge

._crit_edge:
  br label %21

12:
  %13 = mul nsw i64 %11, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_c.turn(i64 %11, i64 %2, ptr %5, i64 %6, ptr %16)
  %17 = mul nsw i64 %4, %2
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 3
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %4, ptr %7, i64 %8, ptr %20)
  br label %21

21:
  %22 = phi i64 [ %11, %12 ], [ %6, %._crit_edge ]
  %23 = phi ptr [ %16, %12 ], [ %5, %._crit_edge ]
  %24 = phi ptr [ %20, %12 ], [ %7, %._crit_edge ]
  %25 = sext i8 %1 to i32
  %26 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %25, i64 %2, i64 %3, ptr %23, i64 %22)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %._crit_edge1

._crit_edge1:
  br label %31

28:
  %29 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %30 = select i1 %10, i64 %29, i64 %8
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %25, i64 %2, i64 %3, i64 %4, ptr %23, i64 %22, ptr %24, i64 %30)
  br label %31

31:
  br i1 %10, label %32, label %._crit_edge2

._crit_edge2:
  br label %33

32:
  call fastcc void @irad.body.systems_c.put_back(i64 %11, i64 %2, ptr %23, ptr %5, i64 %6)
  call void @free(ptr %23)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %4, ptr %24, ptr %7, i64 %8)
  call void @free(ptr %24)
  br label %33

33:
  %34 = sext i32 %26 to i64
  ret i64 %34
}

define internal i64 @irad.body.LAPACKE_cpttrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7) {
  %9 = and i8 %1, -33
  %10 = icmp eq i8 %9, 85
  %11 = zext i1 %10 to i32
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %13, label %19

13:
  %14 = mul nsw i64 %3, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %3, ptr %6, i64 %7, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 %11, i64 %2, i64 %3, ptr %4, ptr %5, ptr %17, i64 %18)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %3, ptr %17, ptr %6, i64 %7)
  call void @free(ptr %17)
  br label %20

19:
  call fastcc void @irad.body.systems_c.solve_positive_tridiagonal(i32 %11, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7)
  br label %20

20:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_cgbtrf_64(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 8)
  br label %21

12:
  %13 = shl nsw i64 %3, 1
  %14 = add i64 %4, 1
  %15 = add i64 %14, %13
  %16 = mul nsw i64 %15, %2
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_c.turn(i64 %15, i64 %2, ptr %5, i64 %6, ptr %19)
  %20 = call fastcc i32 @irad.body.systems_c.factor_band(i64 %1, i64 %2, i64 %3, i64 %4, ptr %19, i64 %15, ptr %7, i64 8)
  call fastcc void @irad.body.systems_c.put_back(i64 %15, i64 %2, ptr %19, ptr %5, i64 %6)
  call void @free(ptr %19)
  br label %21

21:
  %22 = phi i32 [ %11, %10 ], [ %20, %12 ]
  %23 = sext i32 %22 to i64
  ret i64 %23
}

define internal i64 @irad.body.LAPACKE_cgbtrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %15, label %13

13:
  %14 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_c.solve_band(i32 %14, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 8, ptr %9, i64 %10)
  br label %29

15:
  %16 = shl nsw i64 %3, 1
  %17 = add i64 %4, 1
  %18 = add i64 %17, %16
  %19 = mul nsw i64 %18, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_c.turn(i64 %18, i64 %2, ptr %6, i64 %7, ptr %22)
  %23 = mul nsw i64 %5, %2
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 3
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %5, ptr %9, i64 %10, ptr %26)
  %27 = sext i8 %1 to i32
  %28 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_c.solve_band(i32 %27, i64 %2, i64 %3, i64 %4, i64 %5, ptr %22, i64 %18, ptr %8, i64 8, ptr %26, i64 %28)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %5, ptr %26, ptr %9, i64 %10)
  call void @free(ptr %26)
  call void @free(ptr %22)
  br label %29

29:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_cpbtrf_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %9, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %19

11:
  %12 = add nsw i64 %3, 1
  %13 = mul nsw i64 %12, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_c.turn(i64 %12, i64 %2, ptr %4, i64 %5, ptr %16)
  %17 = sext i8 %1 to i32
  %18 = call fastcc i32 @irad.body.systems_c.factor_positive_band(i32 %17, i64 %2, i64 %3, ptr %16, i64 %12)
  call fastcc void @irad.body.systems_c.put_back(i64 %12, i64 %2, ptr %16, ptr %4, i64 %5)
  call void @free(ptr %16)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.LAPACKE_cpbtrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %12, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %25

13:
  %14 = add nsw i64 %3, 1
  %15 = mul nsw i64 %14, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 3
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_c.turn(i64 %14, i64 %2, ptr %5, i64 %6, ptr %18)
  %19 = mul nsw i64 %4, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 3
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_c.turn(i64 %2, i64 %4, ptr %7, i64 %8, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_c.solve_positive_band(i32 %23, i64 %2, i64 %3, i64 %4, ptr %18, i64 %14, ptr %22, i64 %24)
  call fastcc void @irad.body.systems_c.put_back(i64 %2, i64 %4, ptr %22, ptr %7, i64 %8)
  call void @free(ptr %22)
  call void @free(ptr %18)
  br label %25

25:
  ret i64 0
}

declare i32 @irad_la_cgetrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_cgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_cgesv(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_cgetri(i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @irad_la_cpotrf(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ctrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_csysv(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ctrsyl(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare float @llvm.fabs.f32(float)

define internal void @irad.body.systems_c.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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

define internal void @irad.body.systems_c.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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

declare float @llvm.sqrt.f32(float)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
