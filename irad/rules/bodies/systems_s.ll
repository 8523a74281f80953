define internal void @irad.body.sgetrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = call fastcc i32 @irad.body.systems_s.factor(i64 %8, i64 %10, ptr %2, i64 %12, ptr %4, i64 4)
  store i32 %13, ptr %5, align 4
  ret void
}

define internal i32 @irad.body.systems_s.factor(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5) unnamed_addr {
  %7 = icmp sgt i64 %0, 0
  %8 = icmp sgt i64 %1, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %15

10:
  %11 = add nuw i64 %1, 4611686018427387903
  %12 = mul i64 %3, %11
  %13 = add i64 %12, %0
  %14 = shl i64 %13, 2
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
  %21 = call i32 @irad_la_sgetrf(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5)
  ret i32 %21
}

define internal void @irad.body.sgetrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
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
  call fastcc void @irad.body.systems_s.factored_solve(i32 %11, i64 %13, i64 %15, ptr %3, i64 %17, ptr %5, i64 4, ptr %6, i64 %19)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.systems_s.factored_solve(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6, ptr %7, i64 %8) unnamed_addr {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %24

11:
  %12 = add nuw i64 %1, 4611686018427387903
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 2
  call void @__irad_float(ptr %3, i64 %15)
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %22

17:
  %18 = add nuw i64 %2, 4611686018427387903
  %19 = mul i64 %8, %18
  %20 = add i64 %19, %1
  %21 = shl i64 %20, 2
  call void @__irad_float(ptr %7, i64 %21)
  br label %22

22:
  %23 = mul nuw nsw i64 %6, %1
  call void @__irad_integer(ptr %5, i64 %23)
  br label %24

24:
  %25 = sext i32 %0 to i64
  %26 = call i32 @irad_la_sgetrs(i64 %25, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define internal void @irad.body.sgesv(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = call fastcc i32 @irad.body.systems_s.solve(i64 %10, i64 %12, ptr %2, i64 %14, ptr %4, i64 4, ptr %5, i64 %16)
  store i32 %17, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_s.solve(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5, ptr %6, i64 %7) unnamed_addr {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %23

10:
  %11 = add nuw i64 %0, 4611686018427387903
  %12 = mul i64 %3, %11
  %13 = add i64 %12, %0
  %14 = shl i64 %13, 2
  call void @__irad_float(ptr %2, i64 %14)
  %15 = icmp sgt i64 %1, 0
  br i1 %15, label %16, label %._crit_edge1

._crit_edge1:
  br label %21

16:
  %17 = add nuw i64 %1, 4611686018427387903
  %18 = mul i64 %7, %17
  %19 = add i64 %18, %0
  %20 = shl i64 %19, 2
  call void @__irad_float(ptr %6, i64 %20)
  br label %21

21:
  %22 = mul nuw nsw i64 %5, %0
  call void @__irad_integer(ptr %4, i64 %22)
  br label %23

23:
  %24 = call i32 @irad_la_sgesv(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  ret i32 %24
}

define internal void @irad.body.sgetri(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr writeonly %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  store i32 0, ptr %6, align 4
  %8 = load i32, ptr %5, align 4
  %9 = icmp eq i32 %8, -1
  %10 = load i32, ptr %0, align 4
  br i1 %9, label %11, label %13

11:
  %12 = sitofp i32 %10 to float
  store float %12, ptr %4, align 4
  br label %18

13:
  %14 = sext i32 %10 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = call fastcc i32 @irad.body.systems_s.invert(i64 %14, ptr %1, i64 %16, ptr %3, i64 4)
  store i32 %17, ptr %6, align 4
  br label %18

18:
  ret void
}

define internal i32 @irad.body.systems_s.invert(i64 %0, ptr %1, i64 %2, ptr %3, i64 range(i64 4, 9) %4) unnamed_addr {
  %6 = mul nsw i64 %0, %0
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = shl i64 %7, 2
  %9 = call noalias ptr @malloc(i64 %8)
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %19

11:
  %12 = mul nuw nsw i64 %4, %0
  call void @__irad_integer(ptr %3, i64 %12)
  %13 = add nuw i64 %0, 4611686018427387903
  %14 = mul i64 %2, %13
  %15 = add i64 %14, %0
  %16 = shl i64 %15, 2
  call void @__irad_float(ptr %1, i64 %16)
  %17 = shl i64 %0, 2
  %18 = shl i64 %2, 2
  br label %22

.loopexit:
  br label %19

19:
  %20 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %21 = call i32 @irad_la_sgetri(i64 %0, ptr %9, i64 %20, ptr %3, i64 %4, ptr %1, i64 %2)
  call void @free(ptr %9)
  ret i32 %21

22:
  %23 = phi i64 [ 0, %11 ], [ %28, %._crit_edge1 ]
  %24 = mul i64 %18, %23
  %25 = getelementptr i8, ptr %1, i64 %24
  %26 = mul i64 %17, %23
  %27 = getelementptr i8, ptr %9, i64 %26
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %27, ptr align 4 %25, i64 %17, i1 false)
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %0
  br i1 %29, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %22
}

define internal void @irad.body.spotrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 4)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc i32 @irad.body.systems_s.root(i32 %7, i64 %9, ptr %2, i64 %11)
  store i32 %12, ptr %4, align 4
  ret void
}

define internal i32 @irad.body.systems_s.root(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3) unnamed_addr {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %._crit_edge

._crit_edge:
  br label %11

6:
  %7 = add nuw i64 %1, 4611686018427387903
  %8 = mul i64 %3, %7
  %9 = add i64 %8, %1
  %10 = shl i64 %9, 2
  call void @__irad_float(ptr %2, i64 %10)
  br label %11

11:
  %12 = sext i32 %0 to i64
  %13 = call i32 @irad_la_spotrf(i64 %12, i64 0, i64 %1, ptr %2, i64 %3)
  ret i32 %13
}

define internal void @irad.body.spotrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
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
  call fastcc void @irad.body.systems_s.root_solve(i32 %10, i64 %12, i64 %14, ptr %3, i64 %16, ptr %5, i64 %18)
  store i32 0, ptr %7, align 4
  ret void
}

define internal void @irad.body.systems_s.root_solve(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) unnamed_addr {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %20

9:
  %10 = add nuw i64 %1, 4611686018427387903
  %11 = mul i64 %4, %10
  %12 = add i64 %11, %1
  %13 = shl i64 %12, 2
  call void @__irad_float(ptr %3, i64 %13)
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %._crit_edge1

._crit_edge1:
  br label %20

15:
  %16 = add nuw i64 %2, 4611686018427387903
  %17 = mul i64 %6, %16
  %18 = add i64 %17, %1
  %19 = shl i64 %18, 2
  call void @__irad_float(ptr %5, i64 %19)
  br label %20

20:
  %21 = sext i32 %0 to i64
  %22 = and i32 %0, -33
  %23 = icmp eq i32 %22, 76
  %24 = select i1 %23, i64 110, i64 99
  %25 = call i32 @irad_la_strsm(i64 108, i64 %21, i64 %24, i64 110, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6)
  %26 = select i1 %23, i64 99, i64 110
  %27 = call i32 @irad_la_strsm(i64 108, i64 %21, i64 %26, i64 110, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6)
  ret void
}

define internal void @irad.body.sposv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_s.root(i32 %10, i64 %12, ptr %3, i64 %14)
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
  call fastcc void @irad.body.systems_s.root_solve(i32 %19, i64 %21, i64 %23, ptr %3, i64 %25, ptr %5, i64 %27)
  br label %28

28:
  store i32 %15, ptr %7, align 4
  ret void
}

define internal void @irad.body.spotri(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 4)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc i32 @irad.body.systems_s.invert_root(i32 %7, i64 %9, ptr %2, i64 %11)
  store i32 %12, ptr %4, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_s.invert_root(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3) unnamed_addr {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %._crit_edge

._crit_edge:
  br label %25

6:
  %7 = add nuw i64 %1, 4611686018427387903
  %8 = mul i64 %3, %7
  %9 = add i64 %8, %1
  %10 = shl i64 %9, 2
  call void @__irad_float(ptr %2, i64 %10)
  %11 = add i64 %3, 1
  br label %12

12:
  %13 = phi i64 [ 0, %6 ], [ %19, %._crit_edge2 ]
  %14 = mul i64 %13, %11
  %15 = getelementptr inbounds float, ptr %2, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fcmp oeq float %16, 0.000000e+00
  br i1 %17, label %21, label %18

18:
  %19 = add nuw nsw i64 %13, 1
  %20 = icmp eq i64 %19, %1
  br i1 %20, label %.loopexit1, label %._crit_edge2

._crit_edge2:
  br label %12

21:
  %.lcssa = phi i64 [ %13, %12 ]
  %22 = trunc i64 %.lcssa to i32
  %23 = add nsw i32 %22, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %._crit_edge3, label %._crit_edge4

._crit_edge4:
  br label %62

._crit_edge3:
  br label %25

.loopexit1:
  br label %25

25:
  %26 = mul nsw i64 %1, %1
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = call noalias ptr @calloc(i64 %27, i64 4)
  br i1 %5, label %29, label %31

29:
  %30 = add nuw i64 %1, 1
  br label %37

31:
  call fastcc void @irad.body.systems_s.root_solve(i32 %0, i64 %1, i64 %1, ptr %2, i64 %3, ptr %28, i64 1)
  br label %45

32:
  call fastcc void @irad.body.systems_s.root_solve(i32 %0, i64 %1, i64 %1, ptr %2, i64 %3, ptr nonnull %28, i64 %1)
  %33 = and i32 %0, -33
  %34 = icmp eq i32 %33, 76
  %35 = shl i64 %3, 2
  %36 = shl i64 %1, 2
  br label %46

37:
  %38 = phi i64 [ 0, %29 ], [ %41, %._crit_edge5 ]
  %39 = mul i64 %38, %30
  %40 = getelementptr inbounds float, ptr %28, i64 %39
  store float 1.000000e+00, ptr %40, align 4
  %41 = add nuw nsw i64 %38, 1
  %42 = icmp eq i64 %41, %1
  br i1 %42, label %32, label %._crit_edge5

._crit_edge5:
  br label %37

43:
  %44 = icmp eq i64 %49, %1
  br i1 %44, label %.loopexit, label %._crit_edge6

._crit_edge6:
  br label %46

.loopexit:
  br label %45

45:
  call void @free(ptr %28)
  br label %62

46:
  %47 = phi i64 [ 0, %32 ], [ %49, %._crit_edge6 ]
  %48 = select i1 %34, i64 %47, i64 0
  %49 = add nuw nsw i64 %47, 1
  %50 = select i1 %34, i64 %1, i64 %49
  %51 = icmp slt i64 %48, %50
  br i1 %51, label %52, label %._crit_edge7

._crit_edge7:
  br label %43

52:
  %53 = mul i64 %36, %47
  %54 = getelementptr i8, ptr %28, i64 %53
  %55 = mul i64 %35, %47
  %56 = getelementptr i8, ptr %2, i64 %55
  %57 = shl i64 %48, 2
  %58 = getelementptr i8, ptr %56, i64 %57
  %59 = getelementptr i8, ptr %54, i64 %57
  %60 = sub nsw i64 %50, %48
  %61 = shl i64 %60, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %58, ptr align 4 %59, i64 %61, i1 false)
  br label %43

62:
  %63 = phi i32 [ 0, %45 ], [ %23, %._crit_edge4 ]
  ret i32 %63
}

define internal void @irad.body.strtri(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i8, ptr %1, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_s.invert_triangle(i32 %8, i32 %10, i64 %12, ptr %3, i64 %14)
  store i32 %15, ptr %5, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_s.invert_triangle(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %10, label %7

7:
  %8 = and i32 %1, -33
  %9 = icmp eq i32 %8, 85
  br label %32

10:
  %11 = add nuw i64 %2, 4611686018427387903
  %12 = mul i64 %4, %11
  %13 = add i64 %12, %2
  %14 = shl i64 %13, 2
  call void @__irad_float(ptr %3, i64 %14)
  %15 = and i32 %1, -33
  %16 = icmp eq i32 %15, 85
  br i1 %16, label %._crit_edge, label %17

._crit_edge:
  br label %32

17:
  %18 = add i64 %4, 1
  br label %19

19:
  %20 = phi i64 [ 0, %17 ], [ %26, %._crit_edge3 ]
  %21 = mul i64 %20, %18
  %22 = getelementptr inbounds float, ptr %3, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = fcmp oeq float %23, 0.000000e+00
  br i1 %24, label %28, label %25

25:
  %26 = add nuw nsw i64 %20, 1
  %27 = icmp slt i64 %26, %2
  br i1 %27, label %._crit_edge3, label %.loopexit2

._crit_edge3:
  br label %19

28:
  %.lcssa = phi i64 [ %20, %19 ]
  %29 = trunc i64 %.lcssa to i32
  %30 = add nsw i32 %29, 1
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %81

._crit_edge4:
  br label %32

.loopexit2:
  br label %32

32:
  %33 = phi i1 [ %9, %7 ], [ false, %._crit_edge4 ], [ true, %._crit_edge ], [ false, %.loopexit2 ]
  %34 = mul nsw i64 %2, %2
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %36 = call noalias ptr @calloc(i64 %35, i64 4)
  br i1 %6, label %37, label %54

37:
  %38 = add nuw i64 %2, 1
  br label %46

39:
  %40 = sext i32 %0 to i64
  %41 = sext i32 %1 to i64
  %42 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %43 = call i32 @irad_la_strsm(i64 108, i64 %40, i64 110, i64 %41, i64 %2, i64 %2, ptr %3, i64 %4, ptr %36, i64 %42)
  %44 = and i32 %0, -33
  %45 = icmp eq i32 %44, 76
  br label %59

46:
  %47 = phi i64 [ 0, %37 ], [ %50, %._crit_edge6 ]
  %48 = mul i64 %47, %38
  %49 = getelementptr inbounds float, ptr %36, i64 %48
  store float 1.000000e+00, ptr %49, align 4
  %50 = add nuw nsw i64 %47, 1
  %51 = icmp eq i64 %50, %2
  br i1 %51, label %39, label %._crit_edge6

._crit_edge6:
  br label %46

.loopexit:
  br label %52

52:
  %53 = icmp eq i64 %62, %2
  br i1 %53, label %.loopexit1, label %._crit_edge7

._crit_edge7:
  br label %59

54:
  %55 = sext i32 %0 to i64
  %56 = sext i32 %1 to i64
  %57 = call i32 @irad_la_strsm(i64 108, i64 %55, i64 110, i64 %56, i64 %2, i64 %2, ptr %3, i64 %4, ptr %36, i64 1)
  br label %58

.loopexit1:
  br label %58

58:
  call void @free(ptr %36)
  br label %81

59:
  %60 = phi i64 [ 0, %39 ], [ %62, %._crit_edge7 ]
  %61 = select i1 %45, i64 %60, i64 0
  %62 = add nuw nsw i64 %60, 1
  %63 = select i1 %45, i64 %2, i64 %62
  %64 = icmp slt i64 %61, %63
  br i1 %64, label %65, label %._crit_edge8

._crit_edge8:
  br label %52

65:
  %66 = mul nuw nsw i64 %60, %2
  %67 = getelementptr float, ptr %36, i64 %66
  %68 = mul nsw i64 %60, %4
  %69 = getelementptr float, ptr %3, i64 %68
  br label %70

70:
  %71 = phi i64 [ %61, %65 ], [ %79, %._crit_edge10 ]
  %72 = icmp eq i64 %71, %60
  %73 = and i1 %33, %72
  br i1 %73, label %._crit_edge9, label %74

._crit_edge9:
  br label %78

74:
  %75 = getelementptr float, ptr %67, i64 %71
  %76 = load float, ptr %75, align 4
  %77 = getelementptr float, ptr %69, i64 %71
  store float %76, ptr %77, align 4
  br label %78

78:
  %79 = add nuw nsw i64 %71, 1
  %80 = icmp eq i64 %79, %63
  br i1 %80, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %70

81:
  %82 = phi i32 [ 0, %58 ], [ %30, %._crit_edge5 ]
  ret i32 %82
}

define internal void @irad.body.strtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 4)) %9) {
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
  %25 = call fastcc i32 @irad.body.systems_s.solve_triangular(i32 %12, i32 %14, i32 %16, i64 %18, i64 %20, ptr %5, i64 %22, ptr %7, i64 %24)
  store i32 %25, ptr %9, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_s.solve_triangular(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %40

11:
  %12 = add nuw i64 %3, 4611686018427387903
  %13 = mul i64 %6, %12
  %14 = add i64 %13, %3
  %15 = shl i64 %14, 2
  call void @__irad_float(ptr %5, i64 %15)
  %16 = icmp sgt i64 %4, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %22

17:
  %18 = add nuw i64 %4, 4611686018427387903
  %19 = mul i64 %8, %18
  %20 = add i64 %19, %3
  %21 = shl i64 %20, 2
  call void @__irad_float(ptr %7, i64 %21)
  br label %22

22:
  %23 = and i32 %2, -33
  %24 = icmp eq i32 %23, 85
  br i1 %24, label %._crit_edge2, label %25

._crit_edge2:
  br label %40

25:
  %26 = add i64 %6, 1
  br label %27

27:
  %28 = phi i64 [ 0, %25 ], [ %34, %._crit_edge3 ]
  %29 = mul i64 %28, %26
  %30 = getelementptr inbounds float, ptr %5, i64 %29
  %31 = load float, ptr %30, align 4
  %32 = fcmp oeq float %31, 0.000000e+00
  br i1 %32, label %36, label %33

33:
  %34 = add nuw nsw i64 %28, 1
  %35 = icmp slt i64 %34, %3
  br i1 %35, label %._crit_edge3, label %.loopexit

._crit_edge3:
  br label %27

36:
  %.lcssa = phi i64 [ %28, %27 ]
  %37 = trunc i64 %.lcssa to i32
  %38 = add nsw i32 %37, 1
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %._crit_edge4, label %._crit_edge5

._crit_edge5:
  br label %45

._crit_edge4:
  br label %40

.loopexit:
  br label %40

40:
  %41 = sext i32 %0 to i64
  %42 = sext i32 %1 to i64
  %43 = sext i32 %2 to i64
  %44 = call i32 @irad_la_strsm(i64 108, i64 %41, i64 %42, i64 %43, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %45

45:
  %46 = phi i32 [ 0, %40 ], [ %38, %._crit_edge5 ]
  ret i32 %46
}

define internal void @irad.body.ssysv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %17

14:
  %15 = load i32, ptr %1, align 4
  %16 = sitofp i32 %15 to float
  store float %16, ptr %8, align 4
  br label %29

17:
  %18 = load i8, ptr %0, align 1
  %19 = sext i8 %18 to i32
  %20 = load i32, ptr %1, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %2, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %4, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = call fastcc i32 @irad.body.systems_s.solve_indefinite(i32 %19, i64 %21, i64 %23, ptr %3, i64 %25, ptr %5, i64 4, ptr %6, i64 %27)
  store i32 %28, ptr %10, align 4
  br label %29

29:
  ret void
}

define internal i32 @irad.body.systems_s.solve_indefinite(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6, ptr %7, i64 %8) unnamed_addr {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %24

11:
  %12 = add nuw i64 %1, 4611686018427387903
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 2
  call void @__irad_float(ptr %3, i64 %15)
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %22

17:
  %18 = add nuw i64 %2, 4611686018427387903
  %19 = mul i64 %8, %18
  %20 = add i64 %19, %1
  %21 = shl i64 %20, 2
  call void @__irad_float(ptr %7, i64 %21)
  br label %22

22:
  %23 = mul nuw nsw i64 %6, %1
  call void @__irad_integer(ptr %5, i64 %23)
  br label %24

24:
  %25 = sext i32 %0 to i64
  %26 = call i32 @irad_la_ssysv(i64 %25, i64 0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret i32 %26
}

define internal void @irad.body.strsyl(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr %11, ptr writeonly initializes((0, 4)) %12) {
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
  %30 = call fastcc i32 @irad.body.systems_s.solve_sylvester(i32 %15, i32 %17, i64 %19, i64 %21, i64 %23, ptr %5, i64 %25, ptr %7, i64 %27, ptr %9, i64 %29, ptr %11)
  store i32 %30, ptr %12, align 4
  ret void
}

define internal i32 @irad.body.systems_s.solve_sylvester(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11) unnamed_addr {
  %13 = icmp sgt i64 %3, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %19

14:
  %15 = add nuw i64 %3, 4611686018427387903
  %16 = mul i64 %6, %15
  %17 = add i64 %16, %3
  %18 = shl i64 %17, 2
  call void @__irad_float(ptr %5, i64 %18)
  br label %19

19:
  %20 = icmp sgt i64 %4, 0
  br i1 %20, label %21, label %._crit_edge1

._crit_edge1:
  br label %30

21:
  %22 = add nuw i64 %4, 4611686018427387903
  %23 = mul i64 %8, %22
  %24 = add i64 %23, %4
  %25 = shl i64 %24, 2
  call void @__irad_float(ptr %7, i64 %25)
  br i1 %13, label %26, label %._crit_edge2

._crit_edge2:
  br label %30

26:
  %27 = mul i64 %10, %22
  %28 = add i64 %27, %3
  %29 = shl i64 %28, 2
  call void @__irad_float(ptr %9, i64 %29)
  br label %30

30:
  %31 = sext i32 %0 to i64
  %32 = sext i32 %1 to i64
  %33 = call i32 @irad_la_strsyl(i64 %31, i64 %32, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11)
  ret i32 %33
}

define internal void @irad.body.sgtsv(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_s.solve_tridiagonal(i64 %10, i64 %12, ptr %2, ptr %3, ptr %4, ptr %5, i64 %14)
  store i32 %15, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_s.solve_tridiagonal(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = add nsw i64 %0, -1
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %12, label %10

10:
  %11 = icmp eq i64 %0, 1
  br i1 %11, label %._crit_edge, label %._crit_edge9

._crit_edge9:
  br label %141

._crit_edge:
  br label %15

12:
  %13 = shl i64 %8, 2
  call void @__irad_float(ptr %2, i64 %13)
  %14 = shl i64 %0, 2
  call void @__irad_float(ptr %3, i64 %14)
  br label %15

15:
  %16 = phi i64 [ %8, %12 ], [ %0, %._crit_edge ]
  %17 = phi ptr [ %4, %12 ], [ %3, %._crit_edge ]
  %18 = shl i64 %16, 2
  call void @__irad_float(ptr %17, i64 %18)
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %._crit_edge10

._crit_edge10:
  br label %25

20:
  %21 = add nuw i64 %1, 4611686018427387903
  %22 = mul i64 %6, %21
  %23 = add i64 %22, %0
  %24 = shl i64 %23, 2
  call void @__irad_float(ptr %5, i64 %24)
  br label %25

25:
  br i1 %9, label %26, label %._crit_edge11

._crit_edge11:
  br label %135

26:
  %27 = icmp sgt i64 %1, 0
  %28 = icmp eq i64 %6, 1
  %29 = icmp eq i64 %6, 1
  br label %30

30:
  %31 = phi i64 [ 0, %26 ], [ %131, %._crit_edge20 ]
  %32 = phi i64 [ 1, %26 ], [ %129, %._crit_edge20 ]
  %33 = phi i64 [ 0, %26 ], [ %32, %._crit_edge20 ]
  %34 = shl i64 %31, 2
  %35 = getelementptr i8, ptr %5, i64 %34
  %36 = shl i64 %31, 2
  %37 = getelementptr i8, ptr %5, i64 %36
  %38 = getelementptr inbounds nuw float, ptr %3, i64 %33
  %39 = load float, ptr %38, align 4
  %40 = call float @llvm.fabs.f32(float %39)
  %41 = getelementptr inbounds nuw float, ptr %2, i64 %33
  %42 = load float, ptr %41, align 4
  %43 = call float @llvm.fabs.f32(float %42)
  %44 = fcmp ult float %40, %43
  br i1 %44, label %85, label %45

45:
  %46 = fcmp oeq float %39, 0.000000e+00
  br i1 %46, label %132, label %47

47:
  %48 = fdiv float %42, %39
  %49 = getelementptr inbounds nuw float, ptr %4, i64 %33
  %50 = load float, ptr %49, align 4
  %51 = fmul float %48, %50
  %52 = getelementptr inbounds nuw float, ptr %3, i64 %32
  %53 = load float, ptr %52, align 4
  %54 = fsub float %53, %51
  store float %54, ptr %52, align 4
  br i1 %27, label %55, label %._crit_edge12

._crit_edge12:
  br label %71

55:
  %56 = getelementptr float, ptr %5, i64 %33
  %57 = getelementptr float, ptr %5, i64 %32
  br i1 %28, label %69, label %.preheader6

.preheader6:
  br label %58

58:
  %59 = phi i64 [ %67, %._crit_edge13 ], [ 0, %.preheader6 ]
  %60 = mul nsw i64 %59, %6
  %61 = getelementptr float, ptr %56, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = fmul float %48, %62
  %64 = getelementptr float, ptr %57, i64 %60
  %65 = load float, ptr %64, align 4
  %66 = fsub float %65, %63
  store float %66, ptr %64, align 4
  %67 = add nuw nsw i64 %59, 1
  %68 = icmp eq i64 %67, %1
  br i1 %68, label %.loopexit7, label %._crit_edge13

._crit_edge13:
  br label %58

69:
  %70 = load float, ptr %37, align 4
  br label %74

.loopexit5:
  br label %71

.loopexit7:
  br label %71

71:
  %72 = add nuw nsw i64 %33, 2
  %73 = icmp slt i64 %72, %0
  br i1 %73, label %84, label %._crit_edge14

._crit_edge14:
  br label %128

74:
  %75 = phi float [ %70, %69 ], [ %81, %._crit_edge15 ]
  %76 = phi i64 [ 0, %69 ], [ %82, %._crit_edge15 ]
  %77 = mul nuw nsw i64 %76, %6
  %78 = fmul float %48, %75
  %79 = getelementptr float, ptr %57, i64 %77
  %80 = load float, ptr %79, align 4
  %81 = fsub float %80, %78
  store float %81, ptr %79, align 4
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %1
  br i1 %83, label %.loopexit5, label %._crit_edge15

._crit_edge15:
  br label %74

84:
  store float 0.000000e+00, ptr %41, align 4
  br label %128

85:
  %86 = fdiv float %39, %42
  %87 = getelementptr inbounds nuw float, ptr %3, i64 %32
  %88 = load float, ptr %87, align 4
  store float %42, ptr %38, align 4
  %89 = getelementptr inbounds nuw float, ptr %4, i64 %33
  %90 = load float, ptr %89, align 4
  %91 = fmul float %86, %88
  %92 = fsub float %90, %91
  store float %92, ptr %87, align 4
  %93 = add nuw nsw i64 %33, 2
  %94 = icmp slt i64 %93, %0
  br i1 %94, label %95, label %._crit_edge16

._crit_edge16:
  br label %100

95:
  %96 = getelementptr inbounds nuw float, ptr %4, i64 %32
  %97 = load float, ptr %96, align 4
  store float %97, ptr %41, align 4
  %98 = fneg float %86
  %99 = fmul float %97, %98
  store float %99, ptr %96, align 4
  br label %100

100:
  store float %88, ptr %89, align 4
  br i1 %27, label %101, label %._crit_edge17

._crit_edge17:
  br label %128

101:
  %102 = getelementptr float, ptr %5, i64 %33
  %103 = getelementptr float, ptr %5, i64 %32
  br i1 %29, label %115, label %.preheader3

.preheader3:
  br label %104

104:
  %105 = phi i64 [ %113, %._crit_edge18 ], [ 0, %.preheader3 ]
  %106 = mul nsw i64 %105, %6
  %107 = getelementptr float, ptr %102, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = getelementptr float, ptr %103, i64 %106
  %110 = load float, ptr %109, align 4
  store float %110, ptr %107, align 4
  %111 = fmul float %86, %110
  %112 = fsub float %108, %111
  store float %112, ptr %109, align 4
  %113 = add nuw nsw i64 %105, 1
  %114 = icmp eq i64 %113, %1
  br i1 %114, label %.loopexit4, label %._crit_edge18

._crit_edge18:
  br label %104

115:
  %116 = load float, ptr %35, align 4
  br label %117

117:
  %118 = phi float [ %116, %115 ], [ %125, %._crit_edge19 ]
  %119 = phi i64 [ 0, %115 ], [ %126, %._crit_edge19 ]
  %120 = mul nuw nsw i64 %119, %6
  %121 = getelementptr float, ptr %102, i64 %120
  %122 = getelementptr float, ptr %103, i64 %120
  %123 = load float, ptr %122, align 4
  store float %123, ptr %121, align 4
  %124 = fmul float %86, %123
  %125 = fsub float %118, %124
  store float %125, ptr %122, align 4
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, %1
  br i1 %127, label %.loopexit2, label %._crit_edge19

._crit_edge19:
  br label %117

.loopexit2:
  br label %128

.loopexit4:
  br label %128

128:
  %129 = add nuw nsw i64 %32, 1
  %130 = icmp eq i64 %129, %0
  %131 = add i64 %31, 1
  br i1 %130, label %.loopexit8, label %._crit_edge20

._crit_edge20:
  br label %30

132:
  %.lcssa = phi i64 [ %33, %45 ]
  %133 = trunc i64 %.lcssa to i32
  %134 = add nsw i32 %133, 1
  br label %183

.loopexit8:
  br label %135

135:
  %136 = getelementptr inbounds float, ptr %3, i64 %8
  %137 = load float, ptr %136, align 4
  %138 = fcmp oeq float %137, 0.000000e+00
  br i1 %138, label %139, label %._crit_edge21

._crit_edge21:
  br label %141

139:
  %140 = trunc i64 %0 to i32
  br label %183

141:
  %142 = phi i1 [ false, %._crit_edge9 ], [ true, %._crit_edge21 ]
  %143 = icmp sgt i64 %1, 0
  br i1 %143, label %.preheader, label %._crit_edge22

._crit_edge22:
  br label %183

.preheader:
  br label %144

144:
  %145 = phi i64 [ %150, %._crit_edge24 ], [ 0, %.preheader ]
  br i1 %142, label %146, label %._crit_edge23

._crit_edge23:
  br label %149

146:
  %147 = mul nsw i64 %145, %6
  %148 = getelementptr float, ptr %5, i64 %147
  br label %152

.loopexit:
  br label %149

149:
  %150 = add nuw nsw i64 %145, 1
  %151 = icmp eq i64 %150, %1
  br i1 %151, label %.loopexit1, label %._crit_edge24

._crit_edge24:
  br label %144

152:
  %153 = phi i64 [ %8, %146 ], [ %181, %._crit_edge27 ]
  %154 = getelementptr float, ptr %148, i64 %153
  %155 = load float, ptr %154, align 4
  %156 = add nuw nsw i64 %153, 1
  %157 = icmp slt i64 %156, %0
  br i1 %157, label %158, label %._crit_edge25

._crit_edge25:
  br label %165

158:
  %159 = getelementptr inbounds nuw float, ptr %4, i64 %153
  %160 = load float, ptr %159, align 4
  %161 = getelementptr float, ptr %148, i64 %156
  %162 = load float, ptr %161, align 4
  %163 = fmul float %160, %162
  %164 = fsub float %155, %163
  br label %165

165:
  %166 = phi float [ %164, %158 ], [ %155, %._crit_edge25 ]
  %167 = add nuw nsw i64 %153, 2
  %168 = icmp slt i64 %167, %0
  br i1 %168, label %169, label %._crit_edge26

._crit_edge26:
  br label %176

169:
  %170 = getelementptr inbounds nuw float, ptr %2, i64 %153
  %171 = load float, ptr %170, align 4
  %172 = getelementptr float, ptr %148, i64 %167
  %173 = load float, ptr %172, align 4
  %174 = fmul float %171, %173
  %175 = fsub float %166, %174
  br label %176

176:
  %177 = phi float [ %175, %169 ], [ %166, %._crit_edge26 ]
  %178 = getelementptr inbounds nuw float, ptr %3, i64 %153
  %179 = load float, ptr %178, align 4
  %180 = fdiv float %177, %179
  store float %180, ptr %154, align 4
  %181 = add nsw i64 %153, -1
  %182 = icmp sgt i64 %153, 0
  br i1 %182, label %._crit_edge27, label %.loopexit

._crit_edge27:
  br label %152

.loopexit1:
  br label %183

183:
  %184 = phi i32 [ %140, %139 ], [ %134, %132 ], [ 0, %._crit_edge22 ], [ 0, %.loopexit1 ]
  ret i32 %184
}

define internal void @irad.body.sgttrf(ptr readonly %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = call fastcc i32 @irad.body.systems_s.factor_tridiagonal(i64 %9, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 4)
  store i32 %10, ptr %6, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_s.factor_tridiagonal(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 range(i64 4, 9) %6) unnamed_addr {
  %8 = icmp sgt i64 %0, 1
  br i1 %8, label %12, label %9

9:
  %10 = icmp eq i64 %0, 1
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %102

11:
  call void @__irad_float(ptr %2, i64 4)
  br label %21

12:
  %13 = add nsw i64 %0, -1
  %14 = shl i64 %13, 2
  call void @__irad_float(ptr %1, i64 %14)
  %15 = shl i64 %0, 2
  call void @__irad_float(ptr %2, i64 %15)
  %16 = shl i64 %13, 2
  call void @__irad_float(ptr %3, i64 %16)
  %17 = icmp eq i64 %0, 2
  br i1 %17, label %._crit_edge2, label %18

._crit_edge2:
  br label %21

18:
  %19 = shl i64 %0, 2
  %20 = add i64 %19, -8
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
  br label %90

25:
  %26 = icmp eq i64 %6, 8
  br label %44

27:
  %28 = phi i64 [ 0, %21 ], [ %42, %._crit_edge5 ]
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
  br label %41

39:
  %40 = getelementptr inbounds nuw float, ptr %4, i64 %28
  store float 0.000000e+00, ptr %40, align 4
  br label %41

41:
  %42 = add nuw nsw i64 %28, 1
  %43 = icmp eq i64 %42, %0
  br i1 %43, label %24, label %._crit_edge5

._crit_edge5:
  br label %27

44:
  %45 = phi i64 [ 1, %25 ], [ %88, %._crit_edge8 ]
  %46 = phi i64 [ 0, %25 ], [ %45, %._crit_edge8 ]
  %47 = getelementptr inbounds nuw float, ptr %2, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = call float @llvm.fabs.f32(float %48)
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %46
  %51 = load float, ptr %50, align 4
  %52 = call float @llvm.fabs.f32(float %51)
  %53 = fcmp ult float %49, %52
  br i1 %53, label %64, label %54

54:
  %55 = fcmp une float %48, 0.000000e+00
  br i1 %55, label %56, label %._crit_edge6

._crit_edge6:
  br label %87

56:
  %57 = fdiv float %51, %48
  store float %57, ptr %50, align 4
  %58 = getelementptr inbounds nuw float, ptr %3, i64 %46
  %59 = load float, ptr %58, align 4
  %60 = fmul float %57, %59
  %61 = getelementptr inbounds nuw float, ptr %2, i64 %45
  %62 = load float, ptr %61, align 4
  %63 = fsub float %62, %60
  store float %63, ptr %61, align 4
  br label %87

64:
  %65 = fdiv float %48, %51
  %66 = getelementptr inbounds nuw float, ptr %3, i64 %46
  %67 = load float, ptr %66, align 4
  store float %51, ptr %47, align 4
  store float %65, ptr %50, align 4
  %68 = getelementptr inbounds nuw float, ptr %2, i64 %45
  %69 = load float, ptr %68, align 4
  store float %69, ptr %66, align 4
  %70 = fmul float %65, %69
  %71 = fsub float %67, %70
  store float %71, ptr %68, align 4
  %72 = add nuw nsw i64 %46, 2
  %73 = icmp slt i64 %72, %0
  br i1 %73, label %74, label %._crit_edge7

._crit_edge7:
  br label %80

74:
  %75 = getelementptr inbounds nuw float, ptr %3, i64 %45
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds nuw float, ptr %4, i64 %46
  store float %76, ptr %77, align 4
  %78 = fneg float %65
  %79 = fmul float %76, %78
  store float %79, ptr %75, align 4
  br label %80

80:
  br i1 %26, label %81, label %83

81:
  %82 = getelementptr inbounds nuw i64, ptr %5, i64 %46
  store i64 %72, ptr %82, align 8
  br label %87

83:
  %84 = trunc i64 %45 to i32
  %85 = add nsw i32 %84, 1
  %86 = getelementptr inbounds nuw i32, ptr %5, i64 %46
  store i32 %85, ptr %86, align 4
  br label %87

87:
  %88 = add nuw nsw i64 %45, 1
  %89 = icmp eq i64 %88, %0
  br i1 %89, label %.loopexit1, label %._crit_edge8

._crit_edge8:
  br label %44

.loopexit1:
  br label %90

90:
  br label %91

91:
  %92 = phi i64 [ %97, %._crit_edge9 ], [ 0, %90 ]
  %93 = getelementptr inbounds nuw float, ptr %2, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = fcmp oeq float %94, 0.000000e+00
  br i1 %95, label %99, label %96

96:
  %97 = add nuw nsw i64 %92, 1
  %98 = icmp eq i64 %97, %0
  br i1 %98, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %91

99:
  %.lcssa = phi i64 [ %92, %91 ]
  %100 = trunc i64 %.lcssa to i32
  %101 = add nsw i32 %100, 1
  br label %102

.loopexit:
  br label %102

102:
  %103 = phi i32 [ %101, %99 ], [ 0, %._crit_edge ], [ 0, %.loopexit ]
  ret i32 %103
}

define internal void @irad.body.sgttrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  call fastcc void @irad.body.systems_s.solve_factored_tridiagonal(i32 %13, i64 %15, i64 %17, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 4, ptr %8, i64 %19)
  store i32 0, ptr %10, align 4
  ret void
}

define internal void @irad.body.systems_s.solve_factored_tridiagonal(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 range(i64 4, 9) %8, ptr %9, i64 %10) unnamed_addr {
  %12 = add nsw i64 %1, -1
  %13 = icmp sgt i64 %1, 1
  br i1 %13, label %18, label %14

14:
  %15 = icmp eq i64 %1, 1
  br i1 %15, label %29, label %16

16:
  %17 = add nsw i64 %1, -2
  br label %40

18:
  %19 = shl i64 %12, 2
  call void @__irad_float(ptr %3, i64 %19)
  %20 = shl i64 %1, 2
  call void @__irad_float(ptr %4, i64 %20)
  %21 = shl i64 %12, 2
  call void @__irad_float(ptr %5, i64 %21)
  %22 = icmp eq i64 %1, 2
  br i1 %22, label %._crit_edge, label %23

._crit_edge:
  br label %26

23:
  %24 = add nsw i64 %1, -2
  %25 = shl i64 %24, 2
  call void @__irad_float(ptr %6, i64 %25)
  br label %26

26:
  %27 = phi i64 [ %24, %23 ], [ 0, %._crit_edge ]
  %28 = icmp sgt i64 %2, 0
  br i1 %28, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %37

._crit_edge6:
  br label %31

29:
  call void @__irad_float(ptr %4, i64 4)
  %30 = icmp sgt i64 %2, 0
  br i1 %30, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %37

._crit_edge8:
  br label %31

31:
  %32 = phi i64 [ -1, %._crit_edge8 ], [ %27, %._crit_edge6 ]
  %33 = add nuw i64 %2, 4611686018427387903
  %34 = mul i64 %10, %33
  %35 = add i64 %34, %1
  %36 = shl i64 %35, 2
  call void @__irad_float(ptr %9, i64 %36)
  br label %37

37:
  %38 = phi i64 [ %32, %31 ], [ -1, %._crit_edge9 ], [ %27, %._crit_edge7 ]
  %39 = mul nuw nsw i64 %8, %1
  call void @__irad_integer(ptr %7, i64 %39)
  br label %40

40:
  %41 = phi i1 [ false, %16 ], [ true, %37 ]
  %42 = phi i64 [ %17, %16 ], [ %38, %37 ]
  %43 = icmp sgt i64 %2, 0
  br i1 %43, label %44, label %._crit_edge10

._crit_edge10:
  br label %51

44:
  %45 = and i32 %0, -33
  %46 = icmp eq i32 %45, 78
  %47 = and i1 %46, %13
  %48 = icmp eq i64 %8, 8
  %49 = icmp slt i64 %42, 0
  %50 = or i1 %46, %49
  br label %52

.loopexit5:
  br label %51

51:
  ret void

52:
  %53 = phi i64 [ 0, %44 ], [ %141, %._crit_edge20 ]
  %54 = mul nsw i64 %53, %10
  %55 = getelementptr inbounds float, ptr %9, i64 %54
  br i1 %47, label %.preheader3, label %._crit_edge11

._crit_edge11:
  br label %56

.preheader3:
  br label %57

.loopexit4:
  br label %56

56:
  br i1 %41, label %.preheader1, label %._crit_edge12

._crit_edge12:
  br label %86

.preheader1:
  br label %87

57:
  %58 = phi i64 [ %84, %._crit_edge13 ], [ 1, %.preheader3 ]
  %59 = phi i64 [ %58, %._crit_edge13 ], [ 0, %.preheader3 ]
  br i1 %48, label %60, label %63

60:
  %61 = getelementptr inbounds nuw i64, ptr %7, i64 %59
  %62 = load i64, ptr %61, align 8
  br label %67

63:
  %64 = getelementptr inbounds nuw i32, ptr %7, i64 %59
  %65 = load i32, ptr %64, align 4
  %66 = sext i32 %65 to i64
  br label %67

67:
  %68 = phi i64 [ %62, %60 ], [ %66, %63 ]
  %69 = getelementptr float, ptr %55, i64 %68
  %70 = getelementptr i8, ptr %69, i64 -4
  %71 = load float, ptr %70, align 4
  %72 = shl nuw nsw i64 %59, 1
  %73 = or disjoint i64 %72, 1
  %74 = sub i64 %73, %68
  %75 = getelementptr float, ptr %55, i64 %74
  %76 = getelementptr i8, ptr %75, i64 4
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds nuw float, ptr %55, i64 %59
  store float %71, ptr %78, align 4
  %79 = getelementptr inbounds nuw float, ptr %3, i64 %59
  %80 = load float, ptr %79, align 4
  %81 = fmul float %71, %80
  %82 = fsub float %77, %81
  %83 = getelementptr inbounds nuw float, ptr %55, i64 %58
  store float %82, ptr %83, align 4
  %84 = add nuw nsw i64 %58, 1
  %85 = icmp slt i64 %84, %1
  br i1 %85, label %._crit_edge13, label %.loopexit4

._crit_edge13:
  br label %57

.loopexit2:
  br label %86

86:
  br i1 %50, label %._crit_edge14, label %.preheader

._crit_edge14:
  br label %140

.preheader:
  br label %143

87:
  %88 = phi i64 [ %138, %._crit_edge19 ], [ 0, %.preheader1 ]
  %89 = sub nsw i64 %12, %88
  %90 = select i1 %46, i64 %89, i64 %88
  %91 = getelementptr inbounds float, ptr %55, i64 %90
  %92 = load float, ptr %91, align 4
  br i1 %46, label %93, label %114

93:
  %94 = add nsw i64 %89, 1
  %95 = icmp slt i64 %94, %1
  br i1 %95, label %96, label %._crit_edge15

._crit_edge15:
  br label %103

96:
  %97 = getelementptr inbounds float, ptr %5, i64 %89
  %98 = load float, ptr %97, align 4
  %99 = getelementptr inbounds float, ptr %55, i64 %94
  %100 = load float, ptr %99, align 4
  %101 = fmul float %98, %100
  %102 = fsub float %92, %101
  br label %103

103:
  %104 = phi float [ %102, %96 ], [ %92, %._crit_edge15 ]
  %105 = add nsw i64 %89, 2
  %106 = icmp slt i64 %105, %1
  br i1 %106, label %107, label %._crit_edge16

._crit_edge16:
  br label %133

107:
  %108 = getelementptr inbounds float, ptr %6, i64 %89
  %109 = load float, ptr %108, align 4
  %110 = getelementptr inbounds float, ptr %55, i64 %105
  %111 = load float, ptr %110, align 4
  %112 = fmul float %109, %111
  %113 = fsub float %104, %112
  br label %133

114:
  %115 = icmp eq i64 %88, 0
  br i1 %115, label %._crit_edge17, label %116

._crit_edge17:
  br label %133

116:
  %117 = getelementptr float, ptr %5, i64 %88
  %118 = getelementptr i8, ptr %117, i64 -4
  %119 = load float, ptr %118, align 4
  %120 = getelementptr i8, ptr %91, i64 -4
  %121 = load float, ptr %120, align 4
  %122 = fmul float %119, %121
  %123 = fsub float %92, %122
  %124 = icmp eq i64 %88, 1
  br i1 %124, label %._crit_edge18, label %125

._crit_edge18:
  br label %133

125:
  %126 = getelementptr float, ptr %6, i64 %88
  %127 = getelementptr i8, ptr %126, i64 -8
  %128 = load float, ptr %127, align 4
  %129 = getelementptr i8, ptr %91, i64 -8
  %130 = load float, ptr %129, align 4
  %131 = fmul float %128, %130
  %132 = fsub float %123, %131
  br label %133

133:
  %134 = phi float [ %113, %107 ], [ %104, %._crit_edge16 ], [ %132, %125 ], [ %123, %._crit_edge18 ], [ %92, %._crit_edge17 ]
  %135 = getelementptr inbounds float, ptr %4, i64 %90
  %136 = load float, ptr %135, align 4
  %137 = fdiv float %134, %136
  store float %137, ptr %91, align 4
  %138 = add nuw nsw i64 %88, 1
  %139 = icmp eq i64 %138, %1
  br i1 %139, label %.loopexit2, label %._crit_edge19

._crit_edge19:
  br label %87

.loopexit:
  br label %140

140:
  %141 = add nuw nsw i64 %53, 1
  %142 = icmp eq i64 %141, %2
  br i1 %142, label %.loopexit5, label %._crit_edge20

._crit_edge20:
  br label %52

143:
  %144 = phi i64 [ %169, %._crit_edge21 ], [ %42, %.preheader ]
  br i1 %48, label %145, label %148

145:
  %146 = getelementptr inbounds nuw i64, ptr %7, i64 %144
  %147 = load i64, ptr %146, align 8
  br label %152

148:
  %149 = getelementptr inbounds nuw i32, ptr %7, i64 %144
  %150 = load i32, ptr %149, align 4
  %151 = sext i32 %150 to i64
  br label %152

152:
  %153 = phi i64 [ %147, %145 ], [ %151, %148 ]
  %154 = getelementptr inbounds nuw float, ptr %55, i64 %144
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 4
  %156 = load float, ptr %155, align 4
  %157 = load float, ptr %154, align 4
  %158 = getelementptr inbounds nuw float, ptr %3, i64 %144
  %159 = load float, ptr %158, align 4
  %160 = fmul float %156, %159
  %161 = fsub float %157, %160
  %162 = getelementptr float, ptr %55, i64 %153
  %163 = getelementptr i8, ptr %162, i64 -4
  store float %161, ptr %163, align 4
  %164 = shl nuw nsw i64 %144, 1
  %165 = or disjoint i64 %164, 1
  %166 = sub i64 %165, %153
  %167 = getelementptr float, ptr %55, i64 %166
  %168 = getelementptr i8, ptr %167, i64 4
  store float %156, ptr %168, align 4
  %169 = add nsw i64 %144, -1
  %170 = icmp slt i64 %144, 1
  br i1 %170, label %.loopexit, label %._crit_edge21

._crit_edge21:
  br label %143
}

define internal void @irad.body.spttrf(ptr readonly %0, ptr %1, ptr %2, ptr writeonly initializes((0, 4)) %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = call fastcc i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %6, ptr %1, ptr %2)
  store i32 %7, ptr %3, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %0, ptr %1, ptr %2) unnamed_addr {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %._crit_edge

._crit_edge:
  br label %33

5:
  %6 = shl i64 %0, 2
  call void @__irad_float(ptr %1, i64 %6)
  %7 = icmp eq i64 %0, 1
  br i1 %7, label %._crit_edge1, label %8

._crit_edge1:
  br label %11

8:
  %9 = shl i64 %0, 2
  %10 = add i64 %9, -4
  call void @__irad_float(ptr %2, i64 %10)
  br label %11

11:
  br label %12

12:
  %13 = phi i64 [ %18, %._crit_edge3 ], [ 0, %11 ]
  %14 = getelementptr inbounds nuw float, ptr %1, i64 %13
  %15 = load float, ptr %14, align 4
  %16 = fcmp ogt float %15, 0.000000e+00
  br i1 %16, label %17, label %30

17:
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp slt i64 %18, %0
  br i1 %19, label %20, label %._crit_edge2

._crit_edge2:
  br label %28

20:
  %21 = getelementptr inbounds nuw float, ptr %2, i64 %13
  %22 = load float, ptr %21, align 4
  %23 = fdiv float %22, %15
  store float %23, ptr %21, align 4
  %24 = fmul float %22, %23
  %25 = getelementptr inbounds nuw float, ptr %1, i64 %18
  %26 = load float, ptr %25, align 4
  %27 = fsub float %26, %24
  store float %27, ptr %25, align 4
  br label %28

28:
  %29 = icmp eq i64 %18, %0
  br i1 %29, label %.loopexit, label %._crit_edge3

._crit_edge3:
  br label %12

30:
  %.lcssa = phi i64 [ %13, %12 ]
  %31 = trunc i64 %.lcssa to i32
  %32 = add nsw i32 %31, 1
  br label %33

.loopexit:
  br label %33

33:
  %34 = phi i32 [ %32, %30 ], [ 0, %._crit_edge ], [ 0, %.loopexit ]
  ret i32 %34
}

define internal void @irad.body.spttrs(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %9, i64 %11, ptr %2, ptr %3, ptr %4, i64 %13)
  store i32 0, ptr %6, align 4
  ret void
}

define internal void @irad.body.systems_s.solve_positive_tridiagonal(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, i64 %5) unnamed_addr {
  %7 = icmp sgt i64 %0, 0
  br i1 %7, label %11, label %8

8:
  %9 = add nsw i64 %0, -1
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %._crit_edge, label %._crit_edge3

._crit_edge3:
  br label %29

._crit_edge:
  br label %25

11:
  %12 = shl i64 %0, 2
  call void @__irad_float(ptr %2, i64 %12)
  %13 = icmp ne i64 %0, 1
  br i1 %13, label %14, label %._crit_edge4

._crit_edge4:
  br label %17

14:
  %15 = add nsw i64 %0, -1
  %16 = shl i64 %15, 2
  call void @__irad_float(ptr %3, i64 %16)
  br label %17

17:
  %18 = phi i64 [ %15, %14 ], [ 0, %._crit_edge4 ]
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %._crit_edge5

._crit_edge5:
  br label %29

20:
  %21 = add nuw i64 %1, 4611686018427387903
  %22 = mul i64 %5, %21
  %23 = add i64 %22, %0
  %24 = shl i64 %23, 2
  call void @__irad_float(ptr %4, i64 %24)
  br label %25

25:
  %26 = phi i1 [ false, %._crit_edge ], [ %13, %20 ]
  %27 = phi i64 [ %9, %._crit_edge ], [ %18, %20 ]
  %28 = shl i64 %5, 2
  br label %30

.loopexit2:
  br label %29

29:
  ret void

30:
  %31 = phi i64 [ 0, %25 ], [ %52, %._crit_edge9 ]
  %32 = mul nsw i64 %31, %5
  %33 = getelementptr inbounds float, ptr %4, i64 %32
  br i1 %26, label %34, label %._crit_edge6

._crit_edge6:
  br label %38

34:
  %35 = mul i64 %28, %31
  %36 = getelementptr i8, ptr %4, i64 %35
  %37 = load float, ptr %36, align 4
  br label %39

.loopexit1:
  br label %38

38:
  br i1 %7, label %.preheader, label %._crit_edge7

._crit_edge7:
  br label %51

.preheader:
  br label %54

39:
  %40 = phi float [ %37, %34 ], [ %48, %._crit_edge8 ]
  %41 = phi i64 [ 1, %34 ], [ %49, %._crit_edge8 ]
  %42 = getelementptr float, ptr %3, i64 %41
  %43 = getelementptr i8, ptr %42, i64 -4
  %44 = load float, ptr %43, align 4
  %45 = getelementptr float, ptr %33, i64 %41
  %46 = fmul float %44, %40
  %47 = load float, ptr %45, align 4
  %48 = fsub float %47, %46
  store float %48, ptr %45, align 4
  %49 = add nuw nsw i64 %41, 1
  %50 = icmp eq i64 %49, %0
  br i1 %50, label %.loopexit1, label %._crit_edge8

._crit_edge8:
  br label %39

.loopexit:
  br label %51

51:
  %52 = add nuw nsw i64 %31, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %.loopexit2, label %._crit_edge9

._crit_edge9:
  br label %30

54:
  %55 = phi i64 [ %72, %._crit_edge11 ], [ %27, %.preheader ]
  %56 = getelementptr inbounds nuw float, ptr %33, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = getelementptr inbounds nuw float, ptr %2, i64 %55
  %59 = load float, ptr %58, align 4
  %60 = fdiv float %57, %59
  %61 = add nuw nsw i64 %55, 1
  %62 = icmp slt i64 %61, %0
  br i1 %62, label %63, label %._crit_edge10

._crit_edge10:
  br label %70

63:
  %64 = getelementptr inbounds nuw float, ptr %3, i64 %55
  %65 = load float, ptr %64, align 4
  %66 = getelementptr inbounds nuw float, ptr %33, i64 %61
  %67 = load float, ptr %66, align 4
  %68 = fmul float %65, %67
  %69 = fsub float %60, %68
  br label %70

70:
  %71 = phi float [ %69, %63 ], [ %60, %._crit_edge10 ]
  store float %71, ptr %56, align 4
  %72 = add nsw i64 %55, -1
  %73 = icmp sgt i64 %55, 0
  br i1 %73, label %._crit_edge11, label %.loopexit

._crit_edge11:
  br label %54
}

define internal void @irad.body.sptsv(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = call fastcc i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %9, ptr %2, ptr %3)
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
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %14, i64 %16, ptr %2, ptr %3, ptr %4, i64 %18)
  br label %19

19:
  store i32 %10, ptr %6, align 4
  ret void
}

define internal void @irad.body.sgbtrf(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr writeonly initializes((0, 4)) %7) {
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
  %19 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %10, i64 %12, i64 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 4)
  store i32 %19, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_s.factor_band(i64 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7) unnamed_addr {
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
  %17 = add nuw i64 %1, 4611686018427387903
  %18 = mul i64 %5, %17
  %19 = add i64 %16, %18
  %20 = shl i64 %19, 2
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
  %36 = getelementptr float, ptr %4, i64 %35
  br label %46

.loopexit7:
  br label %37

37:
  br i1 %23, label %38, label %._crit_edge11

._crit_edge11:
  br label %54

38:
  %39 = getelementptr float, ptr %4, i64 %9
  %40 = icmp eq i64 %7, 8
  %41 = add nsw i64 %1, -1
  %42 = getelementptr float, ptr %4, i64 %9
  br label %56

.loopexit6:
  br label %43

43:
  %44 = add nuw nsw i64 %30, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %.loopexit7, label %._crit_edge12

._crit_edge12:
  br label %29

46:
  %47 = phi i64 [ 0, %33 ], [ %52, %._crit_edge14 ]
  %48 = icmp slt i64 %47, %34
  br i1 %48, label %._crit_edge13, label %49

._crit_edge13:
  br label %51

49:
  %50 = getelementptr float, ptr %36, i64 %47
  store float 0.000000e+00, ptr %50, align 4
  br label %51

51:
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp slt i64 %52, %2
  br i1 %53, label %._crit_edge14, label %.loopexit6

._crit_edge14:
  br label %46

.loopexit5:
  %.lcssa26 = phi i32 [ %174, %173 ]
  br label %54

54:
  %55 = phi i32 [ 0, %._crit_edge11 ], [ %.lcssa26, %.loopexit5 ]
  ret i32 %55

56:
  %57 = phi i64 [ %3, %38 ], [ %177, %._crit_edge25 ]
  %58 = phi i64 [ %0, %38 ], [ %62, %._crit_edge25 ]
  %59 = phi i64 [ 0, %38 ], [ %175, %._crit_edge25 ]
  %60 = phi i32 [ 0, %38 ], [ %174, %._crit_edge25 ]
  %61 = phi i64 [ 0, %38 ], [ %176, %._crit_edge25 ]
  %62 = add i64 %58, -1
  %63 = call i64 @llvm.smin.i64(i64 %2, i64 %62)
  %64 = xor i64 %61, -1
  %65 = add i64 %0, %64
  %66 = call i64 @llvm.smin.i64(i64 %2, i64 %65)
  %67 = icmp slt i64 %66, 1
  br i1 %67, label %._crit_edge15, label %68

._crit_edge15:
  br label %71

68:
  %69 = mul nsw i64 %61, %5
  %70 = getelementptr float, ptr %39, i64 %69
  br label %87

.loopexit4:
  %.lcssa = phi i64 [ %97, %87 ]
  br label %71

71:
  %72 = phi i64 [ 0, %._crit_edge15 ], [ %.lcssa, %.loopexit4 ]
  %73 = add nuw nsw i64 %72, %61
  br i1 %40, label %74, label %77

74:
  %75 = add nuw nsw i64 %73, 1
  %76 = getelementptr inbounds nuw i64, ptr %6, i64 %61
  store i64 %75, ptr %76, align 8
  br label %81

77:
  %78 = trunc i64 %73 to i32
  %79 = add nsw i32 %78, 1
  %80 = getelementptr inbounds nuw i32, ptr %6, i64 %61
  store i32 %79, ptr %80, align 4
  br label %81

81:
  %82 = mul nsw i64 %61, %5
  %83 = getelementptr float, ptr %39, i64 %72
  %84 = getelementptr float, ptr %83, i64 %82
  %85 = load float, ptr %84, align 4
  %86 = fcmp oeq float %85, 0.000000e+00
  br i1 %86, label %100, label %105

87:
  %88 = phi i64 [ 1, %68 ], [ %98, %._crit_edge16 ]
  %89 = phi i64 [ 0, %68 ], [ %97, %._crit_edge16 ]
  %90 = getelementptr float, ptr %70, i64 %88
  %91 = load float, ptr %90, align 4
  %92 = call float @llvm.fabs.f32(float %91)
  %93 = getelementptr float, ptr %70, i64 %89
  %94 = load float, ptr %93, align 4
  %95 = call float @llvm.fabs.f32(float %94)
  %96 = fcmp ogt float %92, %95
  %97 = select i1 %96, i64 %88, i64 %89
  %98 = add nuw i64 %88, 1
  %99 = icmp eq i64 %88, %63
  br i1 %99, label %.loopexit4, label %._crit_edge16

._crit_edge16:
  br label %87

100:
  %101 = icmp eq i32 %60, 0
  %102 = trunc i64 %61 to i32
  %103 = add nsw i32 %102, 1
  %104 = select i1 %101, i32 %103, i32 %60
  br label %173

105:
  %106 = add nsw i64 %61, %3
  %107 = add nsw i64 %106, %72
  %108 = call i64 @llvm.smin.i64(i64 %107, i64 %41)
  %109 = call i64 @llvm.smax.i64(i64 %59, i64 %108)
  %110 = icmp ne i64 %72, 0
  %111 = icmp sle i64 %61, %109
  %112 = select i1 %111, i1 %110, i1 false
  br i1 %112, label %113, label %._crit_edge17

._crit_edge17:
  br label %116

113:
  %114 = add nsw i64 %61, %9
  %115 = add nsw i64 %72, %114
  br label %118

.loopexit3:
  br label %116

116:
  %117 = getelementptr float, ptr %39, i64 %82
  br i1 %67, label %._crit_edge18, label %.preheader

._crit_edge18:
  br label %131

.preheader:
  br label %139

118:
  %119 = phi i64 [ %61, %113 ], [ %129, %._crit_edge19 ]
  %120 = sub nsw i64 %114, %119
  %121 = mul nsw i64 %119, %5
  %122 = getelementptr float, ptr %4, i64 %120
  %123 = getelementptr float, ptr %122, i64 %121
  %124 = load float, ptr %123, align 4
  %125 = sub i64 %115, %119
  %126 = getelementptr float, ptr %4, i64 %125
  %127 = getelementptr float, ptr %126, i64 %121
  %128 = load float, ptr %127, align 4
  store float %128, ptr %123, align 4
  store float %124, ptr %127, align 4
  %129 = add nuw nsw i64 %119, 1
  %130 = icmp slt i64 %119, %109
  br i1 %130, label %._crit_edge19, label %.loopexit3

._crit_edge19:
  br label %118

.loopexit2:
  br label %131

131:
  %132 = icmp slt i64 %61, %109
  br i1 %132, label %133, label %._crit_edge20

._crit_edge20:
  br label %173

133:
  %134 = getelementptr float, ptr %4, i64 %82
  %135 = add i64 %72, %57
  %136 = call i64 @llvm.smin.i64(i64 %135, i64 %41)
  %137 = call i64 @llvm.smax.i64(i64 %59, i64 %136)
  %138 = getelementptr float, ptr %42, i64 %61
  br label %150

139:
  %140 = phi i64 [ %145, %._crit_edge21 ], [ 1, %.preheader ]
  %141 = load float, ptr %117, align 4
  %142 = getelementptr float, ptr %117, i64 %140
  %143 = load float, ptr %142, align 4
  %144 = fdiv float %143, %141
  store float %144, ptr %142, align 4
  %145 = add nuw i64 %140, 1
  %146 = icmp eq i64 %140, %63
  br i1 %146, label %.loopexit2, label %._crit_edge21

._crit_edge21:
  br label %139

.loopexit:
  br label %147

147:
  %148 = sub nuw i64 -2, %152
  %149 = icmp eq i64 %153, %137
  br i1 %149, label %.loopexit1, label %._crit_edge22

._crit_edge22:
  br label %150

150:
  %151 = phi i64 [ %64, %133 ], [ %148, %._crit_edge22 ]
  %152 = phi i64 [ %61, %133 ], [ %153, %._crit_edge22 ]
  %153 = add nuw nsw i64 %152, 1
  br i1 %67, label %._crit_edge23, label %154

._crit_edge23:
  br label %147

154:
  %155 = mul nsw i64 %153, %5
  %156 = getelementptr float, ptr %138, i64 %151
  %157 = getelementptr float, ptr %156, i64 %155
  %158 = getelementptr float, ptr %4, i64 %155
  %159 = getelementptr float, ptr %158, i64 %151
  %160 = getelementptr float, ptr %159, i64 %61
  br label %161

161:
  %162 = phi i64 [ 1, %154 ], [ %171, %._crit_edge24 ]
  %163 = add nsw i64 %162, %9
  %164 = getelementptr float, ptr %134, i64 %163
  %165 = load float, ptr %164, align 4
  %166 = load float, ptr %157, align 4
  %167 = fmul float %165, %166
  %168 = getelementptr float, ptr %160, i64 %163
  %169 = load float, ptr %168, align 4
  %170 = fsub float %169, %167
  store float %170, ptr %168, align 4
  %171 = add nuw i64 %162, 1
  %172 = icmp eq i64 %162, %63
  br i1 %172, label %.loopexit, label %._crit_edge24

._crit_edge24:
  br label %161

.loopexit1:
  br label %173

173:
  %174 = phi i32 [ %104, %100 ], [ %60, %._crit_edge20 ], [ %60, %.loopexit1 ]
  %175 = phi i64 [ %59, %100 ], [ %109, %._crit_edge20 ], [ %109, %.loopexit1 ]
  %176 = add nuw nsw i64 %61, 1
  %177 = add i64 %57, 1
  %178 = icmp eq i64 %176, %22
  br i1 %178, label %.loopexit5, label %._crit_edge25

._crit_edge25:
  br label %56
}

define internal void @irad.body.sgbtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
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
  call fastcc void @irad.body.systems_s.solve_band(i32 %13, i64 %15, i64 %17, i64 %19, i64 %21, ptr %5, i64 %23, ptr %7, i64 4, ptr %8, i64 %25)
  store i32 0, ptr %10, align 4
  ret void
}

define internal void @irad.body.systems_s.solve_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 range(i64 4, 9) %8, ptr %9, i64 %10) unnamed_addr {
  %12 = add nsw i64 %3, %2
  %13 = shl nsw i64 %2, 1
  %14 = add nsw i64 %13, %3
  %15 = icmp sgt i64 %14, -1
  %16 = icmp sgt i64 %1, 0
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %24

18:
  %19 = add nuw nsw i64 %14, 1
  %20 = add nuw i64 %1, 4611686018427387903
  %21 = mul i64 %6, %20
  %22 = add i64 %19, %21
  %23 = shl i64 %22, 2
  call void @__irad_float(ptr %5, i64 %23)
  br label %24

24:
  %25 = icmp sgt i64 %4, 0
  %26 = and i1 %16, %25
  br i1 %26, label %27, label %32

27:
  %28 = add nuw i64 %4, 4611686018427387903
  %29 = mul i64 %10, %28
  %30 = add i64 %29, %1
  %31 = shl i64 %30, 2
  call void @__irad_float(ptr %9, i64 %31)
  br label %33

32:
  br i1 %16, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %35

._crit_edge10:
  br label %33

33:
  %34 = mul nuw nsw i64 %8, %1
  call void @__irad_integer(ptr %7, i64 %34)
  br label %35

35:
  br i1 %25, label %36, label %._crit_edge12

._crit_edge12:
  br label %43

36:
  %37 = and i32 %0, -33
  %38 = icmp eq i32 %37, 78
  %39 = getelementptr float, ptr %5, i64 %12
  %40 = icmp sgt i64 %2, 0
  %41 = and i1 %40, %16
  %42 = icmp eq i64 %8, 8
  br label %44

.loopexit9:
  br label %43

43:
  ret void

44:
  %45 = phi i64 [ 0, %36 ], [ %187, %._crit_edge30 ]
  %46 = mul nsw i64 %45, %10
  %47 = getelementptr inbounds float, ptr %9, i64 %46
  br i1 %38, label %49, label %48

48:
  br i1 %16, label %.preheader8, label %._crit_edge13

._crit_edge13:
  br label %186

.preheader8:
  br label %120

49:
  br i1 %41, label %.preheader4, label %._crit_edge14

._crit_edge14:
  br label %50

.preheader4:
  br label %51

.loopexit5:
  br label %50

50:
  br i1 %16, label %.preheader2, label %._crit_edge15

._crit_edge15:
  br label %186

.preheader2:
  br label %87

51:
  %52 = phi i64 [ %77, %._crit_edge17 ], [ %1, %.preheader4 ]
  %53 = phi i64 [ %75, %._crit_edge17 ], [ 0, %.preheader4 ]
  br i1 %42, label %54, label %57

54:
  %55 = getelementptr inbounds nuw i64, ptr %7, i64 %53
  %56 = load i64, ptr %55, align 8
  br label %61

57:
  %58 = getelementptr inbounds nuw i32, ptr %7, i64 %53
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  br label %61

61:
  %62 = phi i64 [ %56, %54 ], [ %60, %57 ]
  %63 = getelementptr float, ptr %47, i64 %62
  %64 = getelementptr i8, ptr %63, i64 -4
  %65 = load float, ptr %64, align 4
  %66 = getelementptr inbounds nuw float, ptr %47, i64 %53
  %67 = load float, ptr %66, align 4
  store float %67, ptr %64, align 4
  store float %65, ptr %66, align 4
  %68 = mul nsw i64 %53, %6
  %69 = getelementptr float, ptr %39, i64 %68
  %70 = getelementptr float, ptr %47, i64 %53
  br label %71

71:
  %72 = phi i64 [ 1, %61 ], [ %85, %._crit_edge18 ]
  %73 = icmp eq i64 %72, %52
  br i1 %73, label %._crit_edge16, label %78

._crit_edge16:
  br label %74

split:
  br label %74

74:
  %75 = add nuw nsw i64 %53, 1
  %76 = icmp slt i64 %75, %1
  %77 = add i64 %52, -1
  br i1 %76, label %._crit_edge17, label %.loopexit5

._crit_edge17:
  br label %51

78:
  %79 = getelementptr float, ptr %69, i64 %72
  %80 = load float, ptr %79, align 4
  %81 = fmul float %65, %80
  %82 = getelementptr float, ptr %70, i64 %72
  %83 = load float, ptr %82, align 4
  %84 = fsub float %83, %81
  store float %84, ptr %82, align 4
  %85 = add nuw i64 %72, 1
  %86 = icmp eq i64 %72, %2
  br i1 %86, label %split, label %._crit_edge18

._crit_edge18:
  br label %71

87:
  %88 = phi i64 [ %89, %._crit_edge20 ], [ %1, %.preheader2 ]
  %89 = add nsw i64 %88, -1
  %90 = getelementptr inbounds nuw float, ptr %47, i64 %89
  %91 = load float, ptr %90, align 4
  %92 = add nsw i64 %89, %12
  %93 = icmp sge i64 %88, %1
  %94 = icmp sgt i64 %88, %92
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %._crit_edge19, label %.preheader

._crit_edge19:
  br label %96

.preheader:
  br label %103

.loopexit:
  %.lcssa34 = phi float [ %114, %103 ]
  br label %96

96:
  %97 = phi float [ %91, %._crit_edge19 ], [ %.lcssa34, %.loopexit ]
  %98 = mul nsw i64 %89, %6
  %99 = getelementptr float, ptr %39, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = fdiv float %97, %100
  store float %101, ptr %90, align 4
  %102 = icmp samesign ugt i64 %88, 1
  br i1 %102, label %._crit_edge20, label %.loopexit3

._crit_edge20:
  br label %87

103:
  %104 = phi i64 [ %115, %._crit_edge21 ], [ %88, %.preheader ]
  %105 = phi float [ %114, %._crit_edge21 ], [ %91, %.preheader ]
  %106 = sub nsw i64 %92, %104
  %107 = mul nsw i64 %104, %6
  %108 = getelementptr float, ptr %5, i64 %106
  %109 = getelementptr float, ptr %108, i64 %107
  %110 = load float, ptr %109, align 4
  %111 = getelementptr inbounds nuw float, ptr %47, i64 %104
  %112 = load float, ptr %111, align 4
  %113 = fmul float %110, %112
  %114 = fsub float %105, %113
  %115 = add nuw nsw i64 %104, 1
  %116 = icmp sge i64 %115, %1
  %117 = icmp sge i64 %104, %92
  %118 = select i1 %116, i1 true, i1 %117
  br i1 %118, label %.loopexit, label %._crit_edge21

._crit_edge21:
  br label %103

119:
  br i1 %41, label %.preheader6, label %._crit_edge22

._crit_edge22:
  br label %186

.preheader6:
  br label %150

120:
  %121 = phi i64 [ %137, %._crit_edge24 ], [ 0, %.preheader8 ]
  %122 = getelementptr inbounds nuw float, ptr %47, i64 %121
  %123 = load float, ptr %122, align 4
  %124 = mul nsw i64 %121, %6
  %125 = getelementptr float, ptr %39, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = sub nsw i64 %121, %12
  %128 = call i64 @llvm.smax.i64(i64 %127, i64 0)
  %129 = icmp samesign ult i64 %128, %121
  br i1 %129, label %130, label %._crit_edge23

._crit_edge23:
  br label %134

130:
  %131 = getelementptr float, ptr %5, i64 %124
  %132 = sub i64 %12, %121
  %133 = getelementptr float, ptr %131, i64 %132
  br label %139

.loopexit1:
  %.lcssa = phi float [ %147, %139 ]
  br label %134

134:
  %135 = phi float [ %123, %._crit_edge23 ], [ %.lcssa, %.loopexit1 ]
  %136 = fdiv float %135, %126
  store float %136, ptr %122, align 4
  %137 = add nuw nsw i64 %121, 1
  %138 = icmp eq i64 %137, %1
  br i1 %138, label %119, label %._crit_edge24

._crit_edge24:
  br label %120

139:
  %140 = phi i64 [ %128, %130 ], [ %148, %._crit_edge25 ]
  %141 = phi float [ %123, %130 ], [ %147, %._crit_edge25 ]
  %142 = getelementptr float, ptr %133, i64 %140
  %143 = load float, ptr %142, align 4
  %144 = getelementptr inbounds nuw float, ptr %47, i64 %140
  %145 = load float, ptr %144, align 4
  %146 = fmul float %143, %145
  %147 = fsub float %141, %146
  %148 = add nuw nsw i64 %140, 1
  %149 = icmp samesign ult i64 %148, %121
  br i1 %149, label %._crit_edge25, label %.loopexit1

._crit_edge25:
  br label %139

150:
  %151 = phi i64 [ %152, %._crit_edge28 ], [ %1, %.preheader6 ]
  %152 = add nsw i64 %151, -1
  %153 = getelementptr inbounds nuw float, ptr %47, i64 %152
  %154 = load float, ptr %153, align 4
  %155 = mul nsw i64 %152, %6
  %156 = getelementptr float, ptr %39, i64 %155
  br label %157

157:
  %158 = phi i64 [ 1, %150 ], [ %184, %._crit_edge29 ]
  %159 = phi float [ %154, %150 ], [ %183, %._crit_edge29 ]
  %160 = add nsw i64 %158, %152
  %161 = icmp slt i64 %160, %1
  br i1 %161, label %177, label %._crit_edge26

._crit_edge26:
  %.lcssa31 = phi float [ %159, %157 ]
  br label %162

split27:
  %.lcssa33 = phi float [ %183, %177 ]
  br label %162

162:
  %163 = phi float [ %.lcssa31, %._crit_edge26 ], [ %.lcssa33, %split27 ]
  br i1 %42, label %164, label %167

164:
  %165 = getelementptr inbounds i64, ptr %7, i64 %152
  %166 = load i64, ptr %165, align 8
  br label %171

167:
  %168 = getelementptr inbounds i32, ptr %7, i64 %152
  %169 = load i32, ptr %168, align 4
  %170 = sext i32 %169 to i64
  br label %171

171:
  %172 = phi i64 [ %166, %164 ], [ %170, %167 ]
  %173 = getelementptr float, ptr %47, i64 %172
  %174 = getelementptr i8, ptr %173, i64 -4
  %175 = load float, ptr %174, align 4
  store float %175, ptr %153, align 4
  store float %163, ptr %174, align 4
  %176 = icmp sgt i64 %151, 1
  br i1 %176, label %._crit_edge28, label %.loopexit7

._crit_edge28:
  br label %150

177:
  %178 = getelementptr float, ptr %156, i64 %158
  %179 = load float, ptr %178, align 4
  %180 = getelementptr inbounds float, ptr %47, i64 %160
  %181 = load float, ptr %180, align 4
  %182 = fmul float %179, %181
  %183 = fsub float %159, %182
  %184 = add nuw i64 %158, 1
  %185 = icmp eq i64 %158, %2
  br i1 %185, label %split27, label %._crit_edge29

._crit_edge29:
  br label %157

.loopexit3:
  br label %186

.loopexit7:
  br label %186

186:
  %187 = add nuw nsw i64 %45, 1
  %188 = icmp eq i64 %187, %4
  br i1 %188, label %.loopexit9, label %._crit_edge30

._crit_edge30:
  br label %44
}

define internal void @irad.body.sgbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 4)) %9) {
  %11 = load i32, ptr %0, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %12, i64 %12, i64 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 4)
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
  call fastcc void @irad.body.systems_s.solve_band(i32 110, i64 %23, i64 %25, i64 %27, i64 %29, ptr %4, i64 %31, ptr %6, i64 4, ptr %7, i64 %33)
  br label %34

34:
  store i32 %19, ptr %9, align 4
  ret void
}

define internal void @irad.body.spbtrf(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %8, i64 %10, i64 %12, ptr %3, i64 %14)
  store i32 %15, ptr %5, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_s.factor_positive_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = and i32 %0, -33
  %7 = icmp eq i32 %6, 85
  %8 = icmp sgt i64 %2, -1
  %9 = icmp sgt i64 %1, 0
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %17

11:
  %12 = add nuw nsw i64 %2, 1
  %13 = add nuw i64 %1, 4611686018427387903
  %14 = mul i64 %4, %13
  %15 = add i64 %12, %14
  %16 = shl i64 %15, 2
  call void @__irad_float(ptr %3, i64 %16)
  br label %18

17:
  br i1 %9, label %._crit_edge, label %._crit_edge4

._crit_edge4:
  br label %138

._crit_edge:
  br label %18

18:
  %19 = add nsw i64 %1, -1
  %20 = select i1 %7, i64 %2, i64 0
  %21 = getelementptr float, ptr %3, i64 %20
  %22 = select i1 %7, i64 %2, i64 0
  %23 = getelementptr float, ptr %3, i64 %22
  br label %24

24:
  %25 = phi i64 [ %2, %18 ], [ %136, %._crit_edge11 ]
  %26 = phi i64 [ 0, %18 ], [ %69, %._crit_edge11 ]
  %27 = phi i64 [ 0, %18 ], [ %135, %._crit_edge11 ]
  %28 = call i64 @llvm.smin.i64(i64 %25, i64 %19)
  %29 = sub nsw i64 %27, %2
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 0)
  %31 = add nsw i64 %27, %2
  %32 = call i64 @llvm.smin.i64(i64 %19, i64 %31)
  %33 = mul nsw i64 %27, %4
  %34 = getelementptr float, ptr %21, i64 %33
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
  %.lcssa = phi float [ %58, %53 ]
  br label %41

41:
  %42 = phi float [ %35, %._crit_edge5 ], [ %.lcssa, %.loopexit2 ]
  %43 = fcmp ogt float %42, 0.000000e+00
  br i1 %43, label %64, label %61

44:
  %45 = phi float [ %35, %37 ], [ %58, %._crit_edge6 ]
  %46 = phi i64 [ %30, %37 ], [ %59, %._crit_edge6 ]
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
  %55 = getelementptr inbounds float, ptr %3, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = fmul float %56, %56
  %58 = fsub float %45, %57
  %59 = add nuw nsw i64 %46, 1
  %60 = icmp samesign ult i64 %59, %27
  br i1 %60, label %._crit_edge6, label %.loopexit2

._crit_edge6:
  br label %44

61:
  %.lcssa13 = phi i64 [ %27, %41 ]
  %62 = trunc i64 %.lcssa13 to i32
  %63 = add nsw i32 %62, 1
  br label %138

64:
  %65 = call float @llvm.sqrt.f32(float %42)
  %66 = mul nsw i64 %27, %4
  %67 = getelementptr float, ptr %23, i64 %66
  store float %65, ptr %67, align 4
  %68 = icmp slt i64 %27, %32
  %69 = xor i64 %27, -1
  br i1 %68, label %70, label %._crit_edge7

._crit_edge7:
  br label %134

70:
  %71 = mul nsw i64 %27, %4
  %72 = add i64 %71, %26
  %73 = add i64 %26, %2
  %74 = add i64 %73, %71
  br label %75

75:
  %76 = phi i64 [ %69, %70 ], [ %109, %._crit_edge9 ]
  %77 = phi i64 [ %27, %70 ], [ %78, %._crit_edge9 ]
  %78 = add nuw nsw i64 %77, 1
  br i1 %7, label %79, label %83

79:
  %80 = add i64 %76, %31
  %81 = mul nsw i64 %78, %4
  %82 = add nsw i64 %80, %81
  br label %85

83:
  %84 = add i64 %72, %78
  br label %85

85:
  %86 = phi i64 [ %82, %79 ], [ %84, %83 ]
  %87 = getelementptr inbounds float, ptr %3, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = sub nsw i64 %78, %2
  %90 = call i64 @llvm.smax.i64(i64 %89, i64 0)
  %91 = icmp samesign ult i64 %90, %27
  br i1 %91, label %92, label %._crit_edge8

._crit_edge8:
  br label %97

92:
  %93 = mul nsw i64 %78, %4
  %94 = getelementptr float, ptr %3, i64 %93
  %95 = getelementptr float, ptr %94, i64 %76
  %96 = getelementptr float, ptr %95, i64 %2
  br label %111

.loopexit:
  %.lcssa12 = phi float [ %131, %124 ]
  br label %97

97:
  %98 = phi float [ %88, %._crit_edge8 ], [ %.lcssa12, %.loopexit ]
  %99 = fdiv float %98, %65
  br i1 %7, label %100, label %104

100:
  %101 = add i64 %76, %31
  %102 = mul nsw i64 %78, %4
  %103 = add nsw i64 %101, %102
  br label %106

104:
  %105 = add i64 %72, %78
  br label %106

106:
  %107 = phi i64 [ %103, %100 ], [ %105, %104 ]
  %108 = getelementptr inbounds float, ptr %3, i64 %107
  store float %99, ptr %108, align 4
  %109 = sub nuw i64 -2, %77
  %110 = icmp eq i64 %78, %28
  br i1 %110, label %.loopexit1, label %._crit_edge9

._crit_edge9:
  br label %75

111:
  %112 = phi i64 [ %90, %92 ], [ %132, %._crit_edge10 ]
  %113 = phi float [ %88, %92 ], [ %131, %._crit_edge10 ]
  br i1 %7, label %114, label %117

114:
  %115 = getelementptr float, ptr %96, i64 %112
  %116 = add i64 %74, %112
  br label %124

117:
  %118 = sub nsw i64 %78, %112
  %119 = mul nsw i64 %112, %4
  %120 = getelementptr float, ptr %3, i64 %118
  %121 = getelementptr float, ptr %120, i64 %119
  %122 = sub nsw i64 %27, %112
  %123 = add nsw i64 %122, %119
  br label %124

124:
  %125 = phi ptr [ %115, %114 ], [ %121, %117 ]
  %126 = phi i64 [ %116, %114 ], [ %123, %117 ]
  %127 = load float, ptr %125, align 4
  %128 = getelementptr inbounds float, ptr %3, i64 %126
  %129 = load float, ptr %128, align 4
  %130 = fmul float %127, %129
  %131 = fsub float %113, %130
  %132 = add nuw nsw i64 %112, 1
  %133 = icmp samesign ult i64 %132, %27
  br i1 %133, label %._crit_edge10, label %.loopexit

._crit_edge10:
  br label %111

.loopexit1:
  br label %134

134:
  %135 = add nuw nsw i64 %27, 1
  %136 = add i64 %25, 1
  %137 = icmp eq i64 %135, %1
  br i1 %137, label %.loopexit3, label %._crit_edge11

._crit_edge11:
  br label %24

.loopexit3:
  br label %138

138:
  %139 = phi i32 [ %63, %61 ], [ 0, %._crit_edge4 ], [ 0, %.loopexit3 ]
  ret i32 %139
}

define internal void @irad.body.spbtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
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
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %11, i64 %13, i64 %15, i64 %17, ptr %4, i64 %19, ptr %6, i64 %21)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.systems_s.solve_positive_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
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
  %16 = add nuw i64 %1, 4611686018427387903
  %17 = mul i64 %5, %16
  %18 = add i64 %15, %17
  %19 = shl i64 %18, 2
  call void @__irad_float(ptr %4, i64 %19)
  br label %20

20:
  %21 = icmp sgt i64 %3, 0
  %22 = and i1 %12, %21
  br i1 %22, label %23, label %28

23:
  %24 = add nuw i64 %3, 4611686018427387903
  %25 = mul i64 %7, %24
  %26 = add i64 %25, %1
  %27 = shl i64 %26, 2
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
  %31 = getelementptr float, ptr %4, i64 %30
  %32 = select i1 %10, i64 %2, i64 0
  %33 = getelementptr float, ptr %4, i64 %32
  br label %35

.loopexit4:
  br label %34

34:
  ret void

35:
  %36 = phi i64 [ %78, %._crit_edge11 ], [ 0, %29 ]
  %37 = mul nsw i64 %36, %7
  %38 = getelementptr inbounds float, ptr %6, i64 %37
  br i1 %12, label %.preheader3, label %._crit_edge7

._crit_edge7:
  br label %77

.preheader3:
  br label %39

39:
  %40 = phi i64 [ %56, %._crit_edge9 ], [ 0, %.preheader3 ]
  %41 = getelementptr inbounds nuw float, ptr %38, i64 %40
  %42 = load float, ptr %41, align 4
  %43 = sub nsw i64 %40, %2
  %44 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %45 = icmp samesign ult i64 %44, %40
  br i1 %45, label %46, label %._crit_edge8

._crit_edge8:
  br label %50

46:
  %47 = mul nsw i64 %40, %5
  %48 = sub i64 %2, %40
  %49 = add i64 %48, %47
  br label %58

.loopexit1:
  %.lcssa = phi float [ %74, %67 ]
  br label %50

50:
  %51 = phi float [ %42, %._crit_edge8 ], [ %.lcssa, %.loopexit1 ]
  %52 = mul nsw i64 %40, %5
  %53 = getelementptr float, ptr %31, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fdiv float %51, %54
  store float %55, ptr %41, align 4
  %56 = add nuw nsw i64 %40, 1
  %57 = icmp eq i64 %56, %1
  br i1 %57, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %39

.preheader:
  br label %80

58:
  %59 = phi i64 [ %44, %46 ], [ %75, %._crit_edge10 ]
  %60 = phi float [ %42, %46 ], [ %74, %._crit_edge10 ]
  br i1 %10, label %61, label %63

61:
  %62 = add i64 %49, %59
  br label %67

63:
  %64 = sub nsw i64 %40, %59
  %65 = mul nsw i64 %59, %5
  %66 = add nsw i64 %64, %65
  br label %67

67:
  %68 = phi i64 [ %62, %61 ], [ %66, %63 ]
  %69 = getelementptr inbounds float, ptr %4, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw float, ptr %38, i64 %59
  %72 = load float, ptr %71, align 4
  %73 = fmul float %70, %72
  %74 = fsub float %60, %73
  %75 = add nuw nsw i64 %59, 1
  %76 = icmp samesign ult i64 %75, %40
  br i1 %76, label %._crit_edge10, label %.loopexit1

._crit_edge10:
  br label %58

.loopexit2:
  br label %77

77:
  %78 = add nuw nsw i64 %36, 1
  %79 = icmp eq i64 %78, %3
  br i1 %79, label %.loopexit4, label %._crit_edge11

._crit_edge11:
  br label %35

80:
  %81 = phi i64 [ %82, %._crit_edge13 ], [ %1, %.preheader ]
  %82 = add nsw i64 %81, -1
  %83 = getelementptr inbounds nuw float, ptr %38, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = add nsw i64 %82, %2
  %86 = icmp sge i64 %81, %1
  %87 = icmp sgt i64 %81, %85
  %88 = select i1 %86, i1 true, i1 %87
  br i1 %88, label %._crit_edge12, label %89

._crit_edge12:
  br label %93

89:
  %90 = mul nsw i64 %82, %5
  %91 = sub i64 %90, %81
  %92 = add i64 %91, 1
  br label %100

.loopexit:
  %.lcssa15 = phi float [ %116, %109 ]
  br label %93

93:
  %94 = phi float [ %84, %._crit_edge12 ], [ %.lcssa15, %.loopexit ]
  %95 = mul nsw i64 %82, %5
  %96 = getelementptr float, ptr %33, i64 %95
  %97 = load float, ptr %96, align 4
  %98 = fdiv float %94, %97
  store float %98, ptr %83, align 4
  %99 = icmp sgt i64 %81, 1
  br i1 %99, label %._crit_edge13, label %.loopexit2

._crit_edge13:
  br label %80

100:
  %101 = phi i64 [ %81, %89 ], [ %117, %._crit_edge14 ]
  %102 = phi float [ %84, %89 ], [ %116, %._crit_edge14 ]
  br i1 %10, label %103, label %107

103:
  %104 = sub i64 %85, %101
  %105 = mul nsw i64 %101, %5
  %106 = add nsw i64 %104, %105
  br label %109

107:
  %108 = add i64 %92, %101
  br label %109

109:
  %110 = phi i64 [ %106, %103 ], [ %108, %107 ]
  %111 = getelementptr inbounds float, ptr %4, i64 %110
  %112 = load float, ptr %111, align 4
  %113 = getelementptr inbounds nuw float, ptr %38, i64 %101
  %114 = load float, ptr %113, align 4
  %115 = fmul float %112, %114
  %116 = fsub float %102, %115
  %117 = add nuw nsw i64 %101, 1
  %118 = icmp sge i64 %117, %1
  %119 = icmp sge i64 %101, %85
  %120 = select i1 %118, i1 true, i1 %119
  br i1 %120, label %.loopexit, label %._crit_edge14

._crit_edge14:
  br label %100
}

define internal void @irad.body.spbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %11, i64 %13, i64 %15, ptr %4, i64 %17)
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
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %22, i64 %24, i64 %26, i64 %28, ptr %4, i64 %30, ptr %6, i64 %32)
  br label %33

33:
  store i32 %18, ptr %8, align 4
  ret void
}

define internal i32 @irad.body.LAPACKE_sgetrf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %1 to i64
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  br i1 %7, label %13, label %11

11:
  %12 = call fastcc i32 @irad.body.systems_s.factor(i64 %8, i64 %9, ptr %3, i64 %10, ptr %5, i64 4)
  br label %20

13:
  %14 = mul nsw i64 %9, %8
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_s.turn(i64 %8, i64 %9, ptr %3, i64 %10, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %19 = call fastcc i32 @irad.body.systems_s.factor(i64 %8, i64 %9, ptr %17, i64 %18, ptr %5, i64 4)
  call fastcc void @irad.body.systems_s.put_back(i64 %8, i64 %9, ptr %17, ptr %3, i64 %10)
  call void @free(ptr %17)
  br label %20

20:
  %21 = phi i32 [ %12, %11 ], [ %19, %13 ]
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_sgetrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %17, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_s.factored_solve(i32 %12, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %32

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %18, %18
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 2
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_s.turn(i64 %18, i64 %18, ptr %4, i64 %19, ptr %23)
  %24 = sext i32 %3 to i64
  %25 = sext i32 %8 to i64
  %26 = mul nsw i64 %24, %18
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = shl i64 %27, 2
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.systems_s.turn(i64 %18, i64 %24, ptr %7, i64 %25, ptr %29)
  %30 = sext i8 %1 to i32
  %31 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.systems_s.factored_solve(i32 %30, i64 %18, i64 %24, ptr %23, i64 %31, ptr %6, i64 4, ptr %29, i64 %31)
  call fastcc void @irad.body.systems_s.put_back(i64 %18, i64 %24, ptr %29, ptr %7, i64 %25)
  call void @free(ptr %29)
  call void @free(ptr %23)
  br label %32

32:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal i32 @irad.body.LAPACKE_sgesv(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i32 %1 to i64
  br i1 %9, label %16, label %11

11:
  %12 = sext i32 %2 to i64
  %13 = sext i32 %4 to i64
  %14 = sext i32 %7 to i64
  %15 = call fastcc i32 @irad.body.systems_s.solve(i64 %10, i64 %12, ptr %3, i64 %13, ptr %5, i64 4, ptr %6, i64 %14)
  br label %30

16:
  %17 = sext i32 %4 to i64
  %18 = mul nsw i64 %10, %10
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_s.turn(i64 %10, i64 %10, ptr %3, i64 %17, ptr %21)
  %22 = sext i32 %2 to i64
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %22, %10
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_s.turn(i64 %10, i64 %22, ptr %6, i64 %23, ptr %27)
  %28 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %29 = call fastcc i32 @irad.body.systems_s.solve(i64 %10, i64 %22, ptr %21, i64 %28, ptr %5, i64 4, ptr %27, i64 %28)
  call fastcc void @irad.body.systems_s.put_back(i64 %10, i64 %10, ptr %21, ptr %3, i64 %17)
  call void @free(ptr %21)
  call fastcc void @irad.body.systems_s.put_back(i64 %10, i64 %22, ptr %27, ptr %6, i64 %23)
  call void @free(ptr %27)
  br label %30

30:
  %31 = phi i32 [ %15, %11 ], [ %29, %16 ]
  ret i32 %31
}

define internal i32 @irad.body.LAPACKE_sgetri(i32 %0, i32 %1, ptr %2, i32 %3, ptr %4) {
  %6 = icmp eq i32 %0, 101
  %7 = sext i32 %1 to i64
  %8 = sext i32 %3 to i64
  br i1 %6, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.systems_s.invert(i64 %7, ptr %2, i64 %8, ptr %4, i64 4)
  br label %18

11:
  %12 = mul nsw i64 %7, %7
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.systems_s.turn(i64 %7, i64 %7, ptr %2, i64 %8, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %7, i64 1)
  %17 = call fastcc i32 @irad.body.systems_s.invert(i64 %7, ptr %15, i64 %16, ptr %4, i64 4)
  call fastcc void @irad.body.systems_s.put_back(i64 %7, i64 %7, ptr %15, ptr %2, i64 %8)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  ret i32 %19
}

define internal i32 @irad.body.LAPACKE_spotrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %12, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  %11 = call fastcc i32 @irad.body.systems_s.root(i32 %8, i64 %9, ptr %3, i64 %10)
  br label %22

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %13, %13
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 2
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_s.turn(i64 %13, i64 %13, ptr %3, i64 %14, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %21 = call fastcc i32 @irad.body.systems_s.root(i32 %19, i64 %13, ptr %18, i64 %20)
  call fastcc void @irad.body.systems_s.put_back(i64 %13, i64 %13, ptr %18, ptr %3, i64 %14)
  call void @free(ptr %18)
  br label %22

22:
  %23 = phi i32 [ %11, %7 ], [ %21, %12 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_spotri(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %12, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  %11 = call fastcc i32 @irad.body.systems_s.invert_root(i32 %8, i64 %9, ptr %3, i64 %10)
  br label %22

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %13, %13
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 2
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_s.turn(i64 %13, i64 %13, ptr %3, i64 %14, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %21 = call fastcc i32 @irad.body.systems_s.invert_root(i32 %19, i64 %13, ptr %18, i64 %20)
  call fastcc void @irad.body.systems_s.put_back(i64 %13, i64 %13, ptr %18, ptr %3, i64 %14)
  call void @free(ptr %18)
  br label %22

22:
  %23 = phi i32 [ %11, %7 ], [ %21, %12 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_strtri(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %14, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i8 %2 to i32
  %11 = sext i32 %3 to i64
  %12 = sext i32 %5 to i64
  %13 = call fastcc i32 @irad.body.systems_s.invert_triangle(i32 %9, i32 %10, i64 %11, ptr %4, i64 %12)
  br label %25

14:
  %15 = sext i32 %3 to i64
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %15, %15
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_s.turn(i64 %15, i64 %15, ptr %4, i64 %16, ptr %20)
  %21 = sext i8 %1 to i32
  %22 = sext i8 %2 to i32
  %23 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %24 = call fastcc i32 @irad.body.systems_s.invert_triangle(i32 %21, i32 %22, i64 %15, ptr %20, i64 %23)
  call fastcc void @irad.body.systems_s.put_back(i64 %15, i64 %15, ptr %20, ptr %4, i64 %16)
  call void @free(ptr %20)
  br label %25

25:
  %26 = phi i32 [ %13, %8 ], [ %24, %14 ]
  ret i32 %26
}

define internal i32 @irad.body.LAPACKE_spotrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %16, label %10

10:
  %11 = sext i8 %1 to i32
  %12 = sext i32 %2 to i64
  %13 = sext i32 %3 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %7 to i64
  call fastcc void @irad.body.systems_s.root_solve(i32 %11, i64 %12, i64 %13, ptr %4, i64 %14, ptr %6, i64 %15)
  br label %31

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = mul nsw i64 %17, %17
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_s.turn(i64 %17, i64 %17, ptr %4, i64 %18, ptr %22)
  %23 = sext i32 %3 to i64
  %24 = sext i32 %7 to i64
  %25 = mul nsw i64 %23, %17
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 2
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_s.turn(i64 %17, i64 %23, ptr %6, i64 %24, ptr %28)
  %29 = sext i8 %1 to i32
  %30 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  call fastcc void @irad.body.systems_s.root_solve(i32 %29, i64 %17, i64 %23, ptr %22, i64 %30, ptr %28, i64 %30)
  call fastcc void @irad.body.systems_s.put_back(i64 %17, i64 %23, ptr %28, ptr %6, i64 %24)
  call void @free(ptr %28)
  call void @free(ptr %22)
  br label %31

31:
  ret i32 0
}

define internal i32 @irad.body.LAPACKE_sposv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %10, label %27

10:
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = mul nsw i64 %11, %11
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_s.turn(i64 %11, i64 %11, ptr %4, i64 %12, ptr %16)
  %17 = sext i32 %3 to i64
  %18 = sext i32 %7 to i64
  %19 = mul nsw i64 %17, %11
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_s.turn(i64 %11, i64 %17, ptr %6, i64 %18, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %25 = call fastcc i32 @irad.body.systems_s.root(i32 %23, i64 %11, ptr %16, i64 %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %._crit_edge

._crit_edge:
  br label %37

27:
  %28 = sext i8 %1 to i32
  %29 = sext i32 %2 to i64
  %30 = sext i32 %5 to i64
  %31 = call fastcc i32 @irad.body.systems_s.root(i32 %28, i64 %29, ptr %4, i64 %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %._crit_edge1

._crit_edge1:
  br label %38

33:
  call fastcc void @irad.body.systems_s.root_solve(i32 %23, i64 %11, i64 %17, ptr %16, i64 %24, ptr %22, i64 %24)
  br label %37

34:
  %35 = sext i32 %3 to i64
  %36 = sext i32 %7 to i64
  call fastcc void @irad.body.systems_s.root_solve(i32 %28, i64 %29, i64 %35, ptr %4, i64 %30, ptr %6, i64 %36)
  br label %38

37:
  call fastcc void @irad.body.systems_s.put_back(i64 %11, i64 %11, ptr %16, ptr %4, i64 %12)
  call void @free(ptr %16)
  call fastcc void @irad.body.systems_s.put_back(i64 %11, i64 %17, ptr %22, ptr %6, i64 %18)
  call void @free(ptr %22)
  br label %38

38:
  %39 = phi i32 [ 0, %34 ], [ %25, %37 ], [ %31, %._crit_edge1 ]
  ret i32 %39
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_strtrs(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
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
  %20 = call fastcc i32 @irad.body.systems_s.solve_triangular(i32 %13, i32 %14, i32 %15, i64 %16, i64 %17, ptr %6, i64 %18, ptr %8, i64 %19)
  br label %39

21:
  %22 = sext i32 %4 to i64
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %22, %22
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_s.turn(i64 %22, i64 %22, ptr %6, i64 %23, ptr %27)
  %28 = sext i32 %5 to i64
  %29 = sext i32 %9 to i64
  %30 = mul nsw i64 %28, %22
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 2
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.systems_s.turn(i64 %22, i64 %28, ptr %8, i64 %29, ptr %33)
  %34 = sext i8 %1 to i32
  %35 = sext i8 %2 to i32
  %36 = sext i8 %3 to i32
  %37 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %38 = call fastcc i32 @irad.body.systems_s.solve_triangular(i32 %34, i32 %35, i32 %36, i64 %22, i64 %28, ptr %27, i64 %37, ptr %33, i64 %37)
  call fastcc void @irad.body.systems_s.put_back(i64 %22, i64 %28, ptr %33, ptr %8, i64 %29)
  call void @free(ptr %33)
  call void @free(ptr %27)
  br label %39

39:
  %40 = phi i32 [ %20, %12 ], [ %38, %21 ]
  ret i32 %40
}

define internal i32 @irad.body.LAPACKE_ssysv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %18, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  %17 = call fastcc i32 @irad.body.systems_s.solve_indefinite(i32 %12, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %34

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %5 to i64
  %21 = mul nsw i64 %19, %19
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %23 = shl i64 %22, 2
  %24 = call noalias ptr @malloc(i64 %23)
  call fastcc void @irad.body.systems_s.turn(i64 %19, i64 %19, ptr %4, i64 %20, ptr %24)
  %25 = sext i32 %3 to i64
  %26 = sext i32 %8 to i64
  %27 = mul nsw i64 %25, %19
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = shl i64 %28, 2
  %30 = call noalias ptr @malloc(i64 %29)
  call fastcc void @irad.body.systems_s.turn(i64 %19, i64 %25, ptr %7, i64 %26, ptr %30)
  %31 = sext i8 %1 to i32
  %32 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %33 = call fastcc i32 @irad.body.systems_s.solve_indefinite(i32 %31, i64 %19, i64 %25, ptr %24, i64 %32, ptr %6, i64 4, ptr %30, i64 %32)
  call fastcc void @irad.body.systems_s.put_back(i64 %19, i64 %19, ptr %24, ptr %4, i64 %20)
  call void @free(ptr %24)
  call fastcc void @irad.body.systems_s.put_back(i64 %19, i64 %25, ptr %30, ptr %7, i64 %26)
  call void @free(ptr %30)
  br label %34

34:
  %35 = phi i32 [ %17, %11 ], [ %33, %18 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_strsyl(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, ptr %10, i32 %11, ptr %12) {
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
  %24 = call fastcc i32 @irad.body.systems_s.solve_sylvester(i32 %16, i32 %17, i64 %18, i64 %19, i64 %20, ptr %6, i64 %21, ptr %8, i64 %22, ptr %10, i64 %23, ptr %12)
  br label %49

25:
  %26 = sext i32 %4 to i64
  %27 = sext i32 %7 to i64
  %28 = mul nsw i64 %26, %26
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 2
  %31 = call noalias ptr @malloc(i64 %30)
  call fastcc void @irad.body.systems_s.turn(i64 %26, i64 %26, ptr %6, i64 %27, ptr %31)
  %32 = sext i32 %5 to i64
  %33 = sext i32 %9 to i64
  %34 = mul nsw i64 %32, %32
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %36 = shl i64 %35, 2
  %37 = call noalias ptr @malloc(i64 %36)
  call fastcc void @irad.body.systems_s.turn(i64 %32, i64 %32, ptr %8, i64 %33, ptr %37)
  %38 = sext i32 %11 to i64
  %39 = mul nsw i64 %32, %26
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 1)
  %41 = shl i64 %40, 2
  %42 = call noalias ptr @malloc(i64 %41)
  call fastcc void @irad.body.systems_s.turn(i64 %26, i64 %32, ptr %10, i64 %38, ptr %42)
  %43 = sext i8 %1 to i32
  %44 = sext i8 %2 to i32
  %45 = sext i32 %3 to i64
  %46 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %47 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %48 = call fastcc i32 @irad.body.systems_s.solve_sylvester(i32 %43, i32 %44, i64 %45, i64 %26, i64 %32, ptr %31, i64 %46, ptr %37, i64 %47, ptr %42, i64 %46, ptr %12)
  call fastcc void @irad.body.systems_s.put_back(i64 %26, i64 %32, ptr %42, ptr %10, i64 %38)
  call void @free(ptr %42)
  call void @free(ptr %31)
  call void @free(ptr %37)
  br label %49

49:
  %50 = phi i32 [ %24, %15 ], [ %48, %25 ]
  ret i32 %50
}

define internal i32 @irad.body.LAPACKE_sgtsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i32 %1 to i64
  %11 = sext i32 %2 to i64
  %12 = sext i32 %7 to i64
  br i1 %9, label %15, label %13

13:
  %14 = call fastcc i32 @irad.body.systems_s.solve_tridiagonal(i64 %10, i64 %11, ptr %3, ptr %4, ptr %5, ptr %6, i64 %12)
  br label %22

15:
  %16 = mul nsw i64 %11, %10
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_s.turn(i64 %10, i64 %11, ptr %6, i64 %12, ptr %19)
  %20 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %21 = call fastcc i32 @irad.body.systems_s.solve_tridiagonal(i64 %10, i64 %11, ptr %3, ptr %4, ptr %5, ptr %19, i64 %20)
  call fastcc void @irad.body.systems_s.put_back(i64 %10, i64 %11, ptr %19, ptr %6, i64 %12)
  call void @free(ptr %19)
  br label %22

22:
  %23 = phi i32 [ %14, %13 ], [ %21, %15 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_sgttrf(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = sext i32 %0 to i64
  %8 = call fastcc i32 @irad.body.systems_s.factor_tridiagonal(i64 %7, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 4)
  ret i32 %8
}

define internal i32 @irad.body.LAPACKE_sgttrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i32 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %18, label %13

13:
  %14 = sext i8 %1 to i32
  %15 = sext i32 %2 to i64
  %16 = sext i32 %3 to i64
  %17 = sext i32 %10 to i64
  call fastcc void @irad.body.systems_s.solve_factored_tridiagonal(i32 %14, i64 %15, i64 %16, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 4, ptr %9, i64 %17)
  br label %28

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %3 to i64
  %21 = sext i32 %10 to i64
  %22 = mul nsw i64 %20, %19
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 2
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.systems_s.turn(i64 %19, i64 %20, ptr %9, i64 %21, ptr %25)
  %26 = sext i8 %1 to i32
  %27 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  call fastcc void @irad.body.systems_s.solve_factored_tridiagonal(i32 %26, i64 %19, i64 %20, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 4, ptr %25, i64 %27)
  call fastcc void @irad.body.systems_s.put_back(i64 %19, i64 %20, ptr %25, ptr %9, i64 %21)
  call void @free(ptr %25)
  br label %28

28:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_spttrf(i32 %0, ptr %1, ptr %2) {
  %4 = sext i32 %0 to i64
  %5 = call fastcc i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %4, ptr %1, ptr %2)
  ret i32 %5
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_sptsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = call fastcc i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %9, ptr %3, ptr %4)
  br i1 %8, label %11, label %19

11:
  %12 = sext i32 %2 to i64
  %13 = sext i32 %6 to i64
  %14 = mul nsw i64 %12, %9
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_s.turn(i64 %9, i64 %12, ptr %5, i64 %13, ptr %17)
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
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %9, i64 %12, ptr %3, ptr %4, ptr %17, i64 %22)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %6 to i64
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %9, i64 %24, ptr %3, ptr %4, ptr %5, i64 %25)
  br label %27

26:
  call fastcc void @irad.body.systems_s.put_back(i64 %9, i64 %12, ptr %17, ptr %5, i64 %13)
  call void @free(ptr %17)
  br label %27

27:
  ret i32 %10
}

define internal i32 @irad.body.LAPACKE_sgbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9) {
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
  %21 = shl nuw i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_s.turn(i64 %15, i64 %16, ptr %5, i64 %17, ptr %22)
  %23 = sext i32 %4 to i64
  %24 = sext i32 %9 to i64
  %25 = mul nsw i64 %23, %16
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 2
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_s.turn(i64 %16, i64 %23, ptr %8, i64 %24, ptr %28)
  br label %29

29:
  %30 = phi i64 [ %15, %18 ], [ %17, %._crit_edge ]
  %31 = phi ptr [ %22, %18 ], [ %5, %._crit_edge ]
  %32 = phi ptr [ %28, %18 ], [ %8, %._crit_edge ]
  %33 = sext i32 %2 to i64
  %34 = sext i32 %3 to i64
  %35 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %16, i64 %16, i64 %33, i64 %34, ptr %31, i64 %30, ptr %7, i64 4)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %._crit_edge1

._crit_edge1:
  br label %42

37:
  %38 = sext i32 %4 to i64
  %39 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %40 = sext i32 %9 to i64
  %41 = select i1 %11, i64 %39, i64 %40
  call fastcc void @irad.body.systems_s.solve_band(i32 110, i64 %16, i64 %33, i64 %34, i64 %38, ptr %31, i64 %30, ptr %7, i64 4, ptr %32, i64 %41)
  br label %42

42:
  br i1 %11, label %43, label %._crit_edge2

._crit_edge2:
  br label %46

43:
  call fastcc void @irad.body.systems_s.put_back(i64 %15, i64 %16, ptr %31, ptr %5, i64 %17)
  call void @free(ptr %31)
  %44 = sext i32 %4 to i64
  %45 = sext i32 %9 to i64
  call fastcc void @irad.body.systems_s.put_back(i64 %16, i64 %44, ptr %32, ptr %8, i64 %45)
  call void @free(ptr %32)
  br label %46

46:
  ret i32 %35
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_spbsv(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
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
  %21 = shl nuw i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_s.turn(i64 %16, i64 %17, ptr %5, i64 %18, ptr %22)
  %23 = sext i32 %4 to i64
  %24 = sext i32 %8 to i64
  %25 = mul nsw i64 %23, %17
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 2
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_s.turn(i64 %17, i64 %23, ptr %7, i64 %24, ptr %28)
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
  %38 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %35, i64 %32, i64 %36, ptr %33, i64 %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %._crit_edge

._crit_edge:
  br label %45

40:
  %41 = sext i32 %4 to i64
  %42 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %43 = sext i32 %8 to i64
  %44 = select i1 %10, i64 %42, i64 %43
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %35, i64 %32, i64 %36, i64 %41, ptr %33, i64 %37, ptr %34, i64 %44)
  br label %45

45:
  br i1 %10, label %46, label %._crit_edge1

._crit_edge1:
  br label %51

46:
  %47 = sext i32 %31 to i64
  %48 = sext i32 %6 to i64
  call fastcc void @irad.body.systems_s.put_back(i64 %47, i64 %32, ptr %33, ptr %5, i64 %48)
  call void @free(ptr %33)
  %49 = sext i32 %4 to i64
  %50 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_s.put_back(i64 %32, i64 %49, ptr %34, ptr %7, i64 %50)
  call void @free(ptr %34)
  br label %51

51:
  ret i32 %38
}

define internal i32 @irad.body.LAPACKE_spttrs(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = sext i32 %2 to i64
  %11 = sext i32 %6 to i64
  br i1 %8, label %13, label %12

12:
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %9, i64 %10, ptr %3, ptr %4, ptr %5, i64 %11)
  br label %19

13:
  %14 = mul nsw i64 %10, %9
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_s.turn(i64 %9, i64 %10, ptr %5, i64 %11, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %9, i64 1)
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %9, i64 %10, ptr %3, ptr %4, ptr %17, i64 %18)
  call fastcc void @irad.body.systems_s.put_back(i64 %9, i64 %10, ptr %17, ptr %5, i64 %11)
  call void @free(ptr %17)
  br label %19

19:
  ret i32 0
}

define internal i32 @irad.body.LAPACKE_sgbtrf(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %17, label %10

10:
  %11 = sext i32 %1 to i64
  %12 = sext i32 %2 to i64
  %13 = sext i32 %3 to i64
  %14 = sext i32 %4 to i64
  %15 = sext i32 %6 to i64
  %16 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %11, i64 %12, i64 %13, i64 %14, ptr %5, i64 %15, ptr %7, i64 4)
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
  %26 = shl nuw i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_s.turn(i64 %21, i64 %22, ptr %5, i64 %23, ptr %27)
  %28 = sext i32 %1 to i64
  %29 = sext i32 %3 to i64
  %30 = sext i32 %4 to i64
  %31 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %28, i64 %22, i64 %29, i64 %30, ptr %27, i64 %21, ptr %7, i64 4)
  call fastcc void @irad.body.systems_s.put_back(i64 %21, i64 %22, ptr %27, ptr %5, i64 %23)
  call void @free(ptr %27)
  br label %32

32:
  %33 = phi i32 [ %16, %10 ], [ %31, %17 ]
  ret i32 %33
}

define internal i32 @irad.body.LAPACKE_sgbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
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
  call fastcc void @irad.body.systems_s.solve_band(i32 %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %6, i64 %13, ptr %8, i64 4, ptr %9, i64 %20)
  br label %41

21:
  %22 = shl nsw i32 %3, 1
  %23 = add i32 %4, 1
  %24 = add i32 %23, %22
  %25 = sext i32 %24 to i64
  %26 = sext i32 %2 to i64
  %27 = mul nsw i64 %25, %26
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = shl nuw i64 %28, 2
  %30 = call noalias ptr @malloc(i64 %29)
  call fastcc void @irad.body.systems_s.turn(i64 %25, i64 %26, ptr %6, i64 %13, ptr %30)
  %31 = sext i32 %5 to i64
  %32 = sext i32 %10 to i64
  %33 = mul nsw i64 %31, %26
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = shl i64 %34, 2
  %36 = call noalias ptr @malloc(i64 %35)
  call fastcc void @irad.body.systems_s.turn(i64 %26, i64 %31, ptr %9, i64 %32, ptr %36)
  %37 = sext i8 %1 to i32
  %38 = sext i32 %3 to i64
  %39 = sext i32 %4 to i64
  %40 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  call fastcc void @irad.body.systems_s.solve_band(i32 %37, i64 %26, i64 %38, i64 %39, i64 %31, ptr %30, i64 %25, ptr %8, i64 4, ptr %36, i64 %40)
  call fastcc void @irad.body.systems_s.put_back(i64 %26, i64 %31, ptr %36, ptr %9, i64 %32)
  call void @free(ptr %36)
  call void @free(ptr %30)
  br label %41

41:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_spbtrf(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %5 to i64
  br i1 %7, label %14, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i32 %2 to i64
  %12 = sext i32 %3 to i64
  %13 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %10, i64 %11, i64 %12, ptr %4, i64 %8)
  br label %25

14:
  %15 = add nsw i32 %3, 1
  %16 = sext i32 %15 to i64
  %17 = sext i32 %2 to i64
  %18 = mul nsw i64 %16, %17
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl nuw i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_s.turn(i64 %16, i64 %17, ptr %4, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = sext i32 %3 to i64
  %24 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %22, i64 %17, i64 %23, ptr %21, i64 %16)
  call fastcc void @irad.body.systems_s.put_back(i64 %16, i64 %17, ptr %21, ptr %4, i64 %8)
  call void @free(ptr %21)
  br label %25

25:
  %26 = phi i32 [ %13, %9 ], [ %24, %14 ]
  ret i32 %26
}

define internal i32 @irad.body.LAPACKE_spbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %18, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %4 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %12, i64 %13, i64 %14, i64 %15, ptr %5, i64 %16, ptr %7, i64 %17)
  br label %36

18:
  %19 = add nsw i32 %3, 1
  %20 = sext i32 %19 to i64
  %21 = sext i32 %2 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %20, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl nuw i64 %24, 2
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.systems_s.turn(i64 %20, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = sext i32 %4 to i64
  %28 = sext i32 %8 to i64
  %29 = mul nsw i64 %27, %21
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = shl i64 %30, 2
  %32 = call noalias ptr @malloc(i64 %31)
  call fastcc void @irad.body.systems_s.turn(i64 %21, i64 %27, ptr %7, i64 %28, ptr %32)
  %33 = sext i8 %1 to i32
  %34 = sext i32 %3 to i64
  %35 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %33, i64 %21, i64 %34, i64 %27, ptr %26, i64 %20, ptr %32, i64 %35)
  call fastcc void @irad.body.systems_s.put_back(i64 %21, i64 %27, ptr %32, ptr %7, i64 %28)
  call void @free(ptr %32)
  call void @free(ptr %26)
  br label %36

36:
  ret i32 0
}

define internal void @irad.body.sgetrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_s.factor(i64 %7, i64 %8, ptr %2, i64 %9, ptr %4, i64 8)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %5, align 8
  ret void
}

define internal void @irad.body.sgetrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  call fastcc void @irad.body.systems_s.factored_solve(i32 %11, i64 %12, i64 %13, ptr %3, i64 %14, ptr %5, i64 8, ptr %6, i64 %15)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.sgesv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %6, align 8
  %13 = call fastcc i32 @irad.body.systems_s.solve(i64 %9, i64 %10, ptr %2, i64 %11, ptr %4, i64 8, ptr %5, i64 %12)
  %14 = sext i32 %13 to i64
  store i64 %14, ptr %7, align 8
  ret void
}

define internal void @irad.body.sgetri_64(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr writeonly %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  store i64 0, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp eq i64 %8, -1
  %10 = load i64, ptr %0, align 8
  br i1 %9, label %11, label %13

11:
  %12 = sitofp i64 %10 to float
  store float %12, ptr %4, align 4
  br label %17

13:
  %14 = load i64, ptr %2, align 8
  %15 = call fastcc i32 @irad.body.systems_s.invert(i64 %10, ptr %1, i64 %14, ptr %3, i64 8)
  %16 = sext i32 %15 to i64
  store i64 %16, ptr %6, align 8
  br label %17

17:
  ret void
}

define internal void @irad.body.spotrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 8)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_s.root(i32 %7, i64 %8, ptr %2, i64 %9)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %4, align 8
  ret void
}

define internal void @irad.body.spotrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  call fastcc void @irad.body.systems_s.root_solve(i32 %10, i64 %11, i64 %12, ptr %3, i64 %13, ptr %5, i64 %14)
  store i64 0, ptr %7, align 8
  ret void
}

define internal void @irad.body.sposv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  %13 = call fastcc i32 @irad.body.systems_s.root(i32 %10, i64 %11, ptr %3, i64 %12)
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
  call fastcc void @irad.body.systems_s.root_solve(i32 %17, i64 %18, i64 %19, ptr %3, i64 %20, ptr %5, i64 %21)
  br label %22

22:
  %23 = sext i32 %13 to i64
  store i64 %23, ptr %7, align 8
  ret void
}

define internal void @irad.body.spotri_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 8)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_s.invert_root(i32 %7, i64 %8, ptr %2, i64 %9)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %4, align 8
  ret void
}

define internal void @irad.body.strtri_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i8, ptr %1, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = call fastcc i32 @irad.body.systems_s.invert_triangle(i32 %8, i32 %10, i64 %11, ptr %3, i64 %12)
  %14 = sext i32 %13 to i64
  store i64 %14, ptr %5, align 8
  ret void
}

define internal void @irad.body.strtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 8)) %9) {
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
  %21 = call fastcc i32 @irad.body.systems_s.solve_triangular(i32 %12, i32 %14, i32 %16, i64 %17, i64 %18, ptr %5, i64 %19, ptr %7, i64 %20)
  %22 = sext i32 %21 to i64
  store i64 %22, ptr %9, align 8
  ret void
}

define internal void @irad.body.ssysv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  store i64 0, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = icmp eq i64 %12, -1
  br i1 %13, label %14, label %17

14:
  %15 = load i64, ptr %1, align 8
  %16 = sitofp i64 %15 to float
  store float %16, ptr %8, align 4
  br label %26

17:
  %18 = load i8, ptr %0, align 1
  %19 = sext i8 %18 to i32
  %20 = load i64, ptr %1, align 8
  %21 = load i64, ptr %2, align 8
  %22 = load i64, ptr %4, align 8
  %23 = load i64, ptr %7, align 8
  %24 = call fastcc i32 @irad.body.systems_s.solve_indefinite(i32 %19, i64 %20, i64 %21, ptr %3, i64 %22, ptr %5, i64 8, ptr %6, i64 %23)
  %25 = sext i32 %24 to i64
  store i64 %25, ptr %10, align 8
  br label %26

26:
  ret void
}

define internal void @irad.body.strsyl_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr %11, ptr writeonly initializes((0, 8)) %12) {
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
  %24 = call fastcc i32 @irad.body.systems_s.solve_sylvester(i32 %15, i32 %17, i64 %18, i64 %19, i64 %20, ptr %5, i64 %21, ptr %7, i64 %22, ptr %9, i64 %23, ptr %11)
  %25 = sext i32 %24 to i64
  store i64 %25, ptr %12, align 8
  ret void
}

define internal void @irad.body.sgtsv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %6, align 8
  %12 = call fastcc i32 @irad.body.systems_s.solve_tridiagonal(i64 %9, i64 %10, ptr %2, ptr %3, ptr %4, ptr %5, i64 %11)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %7, align 8
  ret void
}

define internal void @irad.body.sgttrf_64(ptr readonly %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i64, ptr %0, align 8
  %9 = call fastcc i32 @irad.body.systems_s.factor_tridiagonal(i64 %8, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 8)
  %10 = sext i32 %9 to i64
  store i64 %10, ptr %6, align 8
  ret void
}

define internal void @irad.body.sgttrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %9, align 8
  call fastcc void @irad.body.systems_s.solve_factored_tridiagonal(i32 %13, i64 %14, i64 %15, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 8, ptr %8, i64 %16)
  store i64 0, ptr %10, align 8
  ret void
}

define internal void @irad.body.spttrf_64(ptr readonly %0, ptr %1, ptr %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load i64, ptr %0, align 8
  %6 = call fastcc i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %5, ptr %1, ptr %2)
  %7 = sext i32 %6 to i64
  store i64 %7, ptr %3, align 8
  ret void
}

define internal void @irad.body.spttrs_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i64, ptr %0, align 8
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %5, align 8
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %8, i64 %9, ptr %2, ptr %3, ptr %4, i64 %10)
  store i64 0, ptr %6, align 8
  ret void
}

define internal void @irad.body.sptsv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i64, ptr %0, align 8
  %9 = call fastcc i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %8, ptr %2, ptr %3)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %15

11:
  %12 = load i64, ptr %0, align 8
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %5, align 8
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %12, i64 %13, ptr %2, ptr %3, ptr %4, i64 %14)
  br label %15

15:
  %16 = sext i32 %9 to i64
  store i64 %16, ptr %6, align 8
  ret void
}

define internal void @irad.body.sgbtrf_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %9, i64 %10, i64 %11, i64 %12, ptr %4, i64 %13, ptr %6, i64 8)
  %15 = sext i32 %14 to i64
  store i64 %15, ptr %7, align 8
  ret void
}

define internal void @irad.body.sgbtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %3, align 8
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %9, align 8
  call fastcc void @irad.body.systems_s.solve_band(i32 %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, i64 8, ptr %8, i64 %19)
  store i64 0, ptr %10, align 8
  ret void
}

define internal void @irad.body.sgbsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 8)) %9) {
  %11 = load i64, ptr %0, align 8
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %5, align 8
  %15 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %11, i64 %11, i64 %12, i64 %13, ptr %4, i64 %14, ptr %6, i64 8)
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
  call fastcc void @irad.body.systems_s.solve_band(i32 110, i64 %18, i64 %19, i64 %20, i64 %21, ptr %4, i64 %22, ptr %6, i64 8, ptr %7, i64 %23)
  br label %24

24:
  %25 = sext i32 %15 to i64
  store i64 %25, ptr %9, align 8
  ret void
}

define internal void @irad.body.spbtrf_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %8, i64 %9, i64 %10, ptr %3, i64 %11)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %5, align 8
  ret void
}

define internal void @irad.body.spbtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %11, i64 %12, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 %16)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.spbsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %5, align 8
  %15 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %11, i64 %12, i64 %13, ptr %4, i64 %14)
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
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %19, i64 %20, i64 %21, i64 %22, ptr %4, i64 %23, ptr %6, i64 %24)
  br label %25

25:
  %26 = sext i32 %15 to i64
  store i64 %26, ptr %8, align 8
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgetrf_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %10, label %8

8:
  %9 = call fastcc i32 @irad.body.systems_s.factor(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %17

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_s.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = call fastcc i32 @irad.body.systems_s.factor(i64 %1, i64 %2, ptr %14, i64 %15, ptr %5, i64 8)
  call fastcc void @irad.body.systems_s.put_back(i64 %1, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %17

17:
  %18 = phi i32 [ %9, %8 ], [ %16, %10 ]
  %19 = sext i32 %18 to i64
  ret i64 %19
}

define internal i64 @irad.body.LAPACKE_sgetrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_s.factored_solve(i32 %12, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %24

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %17)
  %18 = mul nsw i64 %3, %2
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_s.factored_solve(i32 %22, i64 %2, i64 %3, ptr %17, i64 %23, ptr %6, i64 8, ptr %21, i64 %23)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %3, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  call void @free(ptr %17)
  br label %24

24:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgesv_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_s.solve(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8, ptr %6, i64 %7)
  br label %23

12:
  %13 = mul nsw i64 %1, %1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_s.turn(i64 %1, i64 %1, ptr %3, i64 %4, ptr %16)
  %17 = mul nsw i64 %2, %1
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_s.turn(i64 %1, i64 %2, ptr %6, i64 %7, ptr %20)
  %21 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %22 = call fastcc i32 @irad.body.systems_s.solve(i64 %1, i64 %2, ptr %16, i64 %21, ptr %5, i64 8, ptr %20, i64 %21)
  call fastcc void @irad.body.systems_s.put_back(i64 %1, i64 %1, ptr %16, ptr %3, i64 %4)
  call void @free(ptr %16)
  call fastcc void @irad.body.systems_s.put_back(i64 %1, i64 %2, ptr %20, ptr %6, i64 %7)
  call void @free(ptr %20)
  br label %23

23:
  %24 = phi i32 [ %11, %10 ], [ %22, %12 ]
  %25 = sext i32 %24 to i64
  ret i64 %25
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgetri_64(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %9, label %7

7:
  %8 = call fastcc i32 @irad.body.systems_s.invert(i64 %1, ptr %2, i64 %3, ptr %4, i64 8)
  br label %16

9:
  %10 = mul nsw i64 %1, %1
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %12 = shl i64 %11, 2
  %13 = call noalias ptr @malloc(i64 %12)
  call fastcc void @irad.body.systems_s.turn(i64 %1, i64 %1, ptr %2, i64 %3, ptr %13)
  %14 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %15 = call fastcc i32 @irad.body.systems_s.invert(i64 %1, ptr %13, i64 %14, ptr %4, i64 8)
  call fastcc void @irad.body.systems_s.put_back(i64 %1, i64 %1, ptr %13, ptr %2, i64 %3)
  call void @free(ptr %13)
  br label %16

16:
  %17 = phi i32 [ %8, %7 ], [ %15, %9 ]
  %18 = sext i32 %17 to i64
  ret i64 %18
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_spotrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %10, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = call fastcc i32 @irad.body.systems_s.root(i32 %8, i64 %2, ptr %3, i64 %4)
  br label %18

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = sext i8 %1 to i32
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %17 = call fastcc i32 @irad.body.systems_s.root(i32 %15, i64 %2, ptr %14, i64 %16)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %18

18:
  %19 = phi i32 [ %9, %7 ], [ %17, %10 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_spotri_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %10, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = call fastcc i32 @irad.body.systems_s.invert_root(i32 %8, i64 %2, ptr %3, i64 %4)
  br label %18

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = sext i8 %1 to i32
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %17 = call fastcc i32 @irad.body.systems_s.invert_root(i32 %15, i64 %2, ptr %14, i64 %16)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %18

18:
  %19 = phi i32 [ %9, %7 ], [ %17, %10 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_strtri_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %12, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i8 %2 to i32
  %11 = call fastcc i32 @irad.body.systems_s.invert_triangle(i32 %9, i32 %10, i64 %3, ptr %4, i64 %5)
  br label %21

12:
  %13 = mul nsw i64 %3, %3
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_s.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %16)
  %17 = sext i8 %1 to i32
  %18 = sext i8 %2 to i32
  %19 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %20 = call fastcc i32 @irad.body.systems_s.invert_triangle(i32 %17, i32 %18, i64 %3, ptr %16, i64 %19)
  call fastcc void @irad.body.systems_s.put_back(i64 %3, i64 %3, ptr %16, ptr %4, i64 %5)
  call void @free(ptr %16)
  br label %21

21:
  %22 = phi i32 [ %11, %8 ], [ %20, %12 ]
  %23 = sext i32 %22 to i64
  ret i64 %23
}

define internal i64 @irad.body.LAPACKE_spotrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_s.root_solve(i32 %11, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %23

12:
  %13 = mul nsw i64 %2, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %16)
  %17 = mul nsw i64 %3, %2
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %3, ptr %6, i64 %7, ptr %20)
  %21 = sext i8 %1 to i32
  %22 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_s.root_solve(i32 %21, i64 %2, i64 %3, ptr %16, i64 %22, ptr %20, i64 %22)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %3, ptr %20, ptr %6, i64 %7)
  call void @free(ptr %20)
  call void @free(ptr %16)
  br label %23

23:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sposv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %10, label %23

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %14)
  %15 = mul nsw i64 %3, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 2
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %3, ptr %6, i64 %7, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %21 = call fastcc i32 @irad.body.systems_s.root(i32 %19, i64 %2, ptr %14, i64 %20)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %._crit_edge

._crit_edge:
  br label %29

23:
  %24 = sext i8 %1 to i32
  %25 = call fastcc i32 @irad.body.systems_s.root(i32 %24, i64 %2, ptr %4, i64 %5)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %._crit_edge1

._crit_edge1:
  br label %30

27:
  call fastcc void @irad.body.systems_s.root_solve(i32 %19, i64 %2, i64 %3, ptr %14, i64 %20, ptr %18, i64 %20)
  br label %29

28:
  call fastcc void @irad.body.systems_s.root_solve(i32 %24, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %30

29:
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %2, ptr %14, ptr %4, i64 %5)
  call void @free(ptr %14)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %3, ptr %18, ptr %6, i64 %7)
  call void @free(ptr %18)
  br label %30

30:
  %31 = phi i32 [ 0, %28 ], [ %21, %29 ], [ %25, %._crit_edge1 ]
  %32 = sext i32 %31 to i64
  ret i64 %32
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_strtrs_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %17, label %12

12:
  %13 = sext i8 %1 to i32
  %14 = sext i8 %2 to i32
  %15 = sext i8 %3 to i32
  %16 = call fastcc i32 @irad.body.systems_s.solve_triangular(i32 %13, i32 %14, i32 %15, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %31

17:
  %18 = mul nsw i64 %4, %4
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_s.turn(i64 %4, i64 %4, ptr %6, i64 %7, ptr %21)
  %22 = mul nsw i64 %5, %4
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 2
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.systems_s.turn(i64 %4, i64 %5, ptr %8, i64 %9, ptr %25)
  %26 = sext i8 %1 to i32
  %27 = sext i8 %2 to i32
  %28 = sext i8 %3 to i32
  %29 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %30 = call fastcc i32 @irad.body.systems_s.solve_triangular(i32 %26, i32 %27, i32 %28, i64 %4, i64 %5, ptr %21, i64 %29, ptr %25, i64 %29)
  call fastcc void @irad.body.systems_s.put_back(i64 %4, i64 %5, ptr %25, ptr %8, i64 %9)
  call void @free(ptr %25)
  call void @free(ptr %21)
  br label %31

31:
  %32 = phi i32 [ %16, %12 ], [ %30, %17 ]
  %33 = sext i32 %32 to i64
  ret i64 %33
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ssysv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %14, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = call fastcc i32 @irad.body.systems_s.solve_indefinite(i32 %12, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %26

14:
  %15 = mul nsw i64 %2, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 2
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %18)
  %19 = mul nsw i64 %3, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %25 = call fastcc i32 @irad.body.systems_s.solve_indefinite(i32 %23, i64 %2, i64 %3, ptr %18, i64 %24, ptr %6, i64 8, ptr %22, i64 %24)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %2, ptr %18, ptr %4, i64 %5)
  call void @free(ptr %18)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %3, ptr %22, ptr %7, i64 %8)
  call void @free(ptr %22)
  br label %26

26:
  %27 = phi i32 [ %13, %11 ], [ %25, %14 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_strsyl_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12) {
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %19, label %15

15:
  %16 = sext i8 %1 to i32
  %17 = sext i8 %2 to i32
  %18 = call fastcc i32 @irad.body.systems_s.solve_sylvester(i32 %16, i32 %17, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12)
  br label %37

19:
  %20 = mul nsw i64 %4, %4
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 2
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_s.turn(i64 %4, i64 %4, ptr %6, i64 %7, ptr %23)
  %24 = mul nsw i64 %5, %5
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_s.turn(i64 %5, i64 %5, ptr %8, i64 %9, ptr %27)
  %28 = mul nsw i64 %5, %4
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 2
  %31 = call noalias ptr @malloc(i64 %30)
  call fastcc void @irad.body.systems_s.turn(i64 %4, i64 %5, ptr %10, i64 %11, ptr %31)
  %32 = sext i8 %1 to i32
  %33 = sext i8 %2 to i32
  %34 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %35 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  %36 = call fastcc i32 @irad.body.systems_s.solve_sylvester(i32 %32, i32 %33, i64 %3, i64 %4, i64 %5, ptr %23, i64 %34, ptr %27, i64 %35, ptr %31, i64 %34, ptr %12)
  call fastcc void @irad.body.systems_s.put_back(i64 %4, i64 %5, ptr %31, ptr %10, i64 %11)
  call void @free(ptr %31)
  call void @free(ptr %23)
  call void @free(ptr %27)
  br label %37

37:
  %38 = phi i32 [ %18, %15 ], [ %36, %19 ]
  %39 = sext i32 %38 to i64
  ret i64 %39
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgtsv_64(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_s.solve_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7)
  br label %19

12:
  %13 = mul nsw i64 %2, %1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_s.turn(i64 %1, i64 %2, ptr %6, i64 %7, ptr %16)
  %17 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %18 = call fastcc i32 @irad.body.systems_s.solve_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %16, i64 %17)
  call fastcc void @irad.body.systems_s.put_back(i64 %1, i64 %2, ptr %16, ptr %6, i64 %7)
  call void @free(ptr %16)
  br label %19

19:
  %20 = phi i32 [ %11, %10 ], [ %18, %12 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_sgttrf_64(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = call fastcc i32 @irad.body.systems_s.factor_tridiagonal(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 8)
  %8 = sext i32 %7 to i64
  ret i64 %8
}

define internal i64 @irad.body.LAPACKE_sgttrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %13, label %20

13:
  %14 = mul nsw i64 %3, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %3, ptr %9, i64 %10, ptr %17)
  %18 = sext i8 %1 to i32
  %19 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_s.solve_factored_tridiagonal(i32 %18, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 8, ptr %17, i64 %19)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %3, ptr %17, ptr %9, i64 %10)
  call void @free(ptr %17)
  br label %22

20:
  %21 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_s.solve_factored_tridiagonal(i32 %21, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 8, ptr %9, i64 %10)
  br label %22

22:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_spttrf_64(i64 %0, ptr %1, ptr %2) {
  %4 = call fastcc i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %0, ptr %1, ptr %2)
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_sptsv_64(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = call fastcc i32 @irad.body.systems_s.factor_positive_tridiagonal(i64 %1, ptr %3, ptr %4)
  br i1 %8, label %10, label %16

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 2
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_s.turn(i64 %1, i64 %2, ptr %5, i64 %6, ptr %14)
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
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %14, i64 %19)
  br label %21

20:
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6)
  br label %22

21:
  call fastcc void @irad.body.systems_s.put_back(i64 %1, i64 %2, ptr %14, ptr %5, i64 %6)
  call void @free(ptr %14)
  br label %22

22:
  %23 = sext i32 %9 to i64
  ret i64 %23
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgbsv_64(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = shl nsw i64 %2, 1
  %13 = add i64 %3, 1
  %14 = add i64 %13, %12
  br i1 %11, label %15, label %26

15:
  %16 = mul nsw i64 %14, %1
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_s.turn(i64 %14, i64 %1, ptr %5, i64 %6, ptr %19)
  %20 = mul nsw i64 %4, %1
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 2
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_s.turn(i64 %1, i64 %4, ptr %8, i64 %9, ptr %23)
  %24 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %1, i64 %1, i64 %2, i64 %3, ptr %19, i64 %14, ptr %7, i64 8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %._crit_edge

._crit_edge:
  br label %32

26:
  %27 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %1, i64 %1, i64 %2, i64 %3, ptr %5, i64 %6, ptr %7, i64 8)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %._crit_edge1

._crit_edge1:
  br label %33

29:
  %30 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  call fastcc void @irad.body.systems_s.solve_band(i32 110, i64 %1, i64 %2, i64 %3, i64 %4, ptr %19, i64 %14, ptr %7, i64 8, ptr %23, i64 %30)
  br label %32

31:
  call fastcc void @irad.body.systems_s.solve_band(i32 110, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 8, ptr %8, i64 %9)
  br label %33

32:
  call fastcc void @irad.body.systems_s.put_back(i64 %14, i64 %1, ptr %19, ptr %5, i64 %6)
  call void @free(ptr %19)
  call fastcc void @irad.body.systems_s.put_back(i64 %1, i64 %4, ptr %23, ptr %8, i64 %9)
  call void @free(ptr %23)
  br label %33

33:
  %34 = phi i32 [ 0, %31 ], [ %24, %32 ], [ %27, %._crit_edge1 ]
  %35 = sext i32 %34 to i64
  ret i64 %35
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_spbsv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  %11 = add nsw i64 %3, 1
  br i1 %10, label %12, label %._crit_edge

._crit_edge:
  br label %21

12:
  %13 = mul nsw i64 %11, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_s.turn(i64 %11, i64 %2, ptr %5, i64 %6, ptr %16)
  %17 = mul nsw i64 %4, %2
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %4, ptr %7, i64 %8, ptr %20)
  br label %21

21:
  %22 = phi i64 [ %11, %12 ], [ %6, %._crit_edge ]
  %23 = phi ptr [ %16, %12 ], [ %5, %._crit_edge ]
  %24 = phi ptr [ %20, %12 ], [ %7, %._crit_edge ]
  %25 = sext i8 %1 to i32
  %26 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %25, i64 %2, i64 %3, ptr %23, i64 %22)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %._crit_edge1

._crit_edge1:
  br label %31

28:
  %29 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %30 = select i1 %10, i64 %29, i64 %8
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %25, i64 %2, i64 %3, i64 %4, ptr %23, i64 %22, ptr %24, i64 %30)
  br label %31

31:
  br i1 %10, label %32, label %._crit_edge2

._crit_edge2:
  br label %33

32:
  call fastcc void @irad.body.systems_s.put_back(i64 %11, i64 %2, ptr %23, ptr %5, i64 %6)
  call void @free(ptr %23)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %4, ptr %24, ptr %7, i64 %8)
  call void @free(ptr %24)
  br label %33

33:
  %34 = sext i32 %26 to i64
  ret i64 %34
}

define internal i64 @irad.body.LAPACKE_spttrs_64(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %9, label %15

9:
  %10 = mul nsw i64 %2, %1
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %12 = shl i64 %11, 2
  %13 = call noalias ptr @malloc(i64 %12)
  call fastcc void @irad.body.systems_s.turn(i64 %1, i64 %2, ptr %5, i64 %6, ptr %13)
  %14 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %13, i64 %14)
  call fastcc void @irad.body.systems_s.put_back(i64 %1, i64 %2, ptr %13, ptr %5, i64 %6)
  call void @free(ptr %13)
  br label %16

15:
  call fastcc void @irad.body.systems_s.solve_positive_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6)
  br label %16

16:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_sgbtrf_64(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 8)
  br label %21

12:
  %13 = shl nsw i64 %3, 1
  %14 = add i64 %4, 1
  %15 = add i64 %14, %13
  %16 = mul nsw i64 %15, %2
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_s.turn(i64 %15, i64 %2, ptr %5, i64 %6, ptr %19)
  %20 = call fastcc i32 @irad.body.systems_s.factor_band(i64 %1, i64 %2, i64 %3, i64 %4, ptr %19, i64 %15, ptr %7, i64 8)
  call fastcc void @irad.body.systems_s.put_back(i64 %15, i64 %2, ptr %19, ptr %5, i64 %6)
  call void @free(ptr %19)
  br label %21

21:
  %22 = phi i32 [ %11, %10 ], [ %20, %12 ]
  %23 = sext i32 %22 to i64
  ret i64 %23
}

define internal i64 @irad.body.LAPACKE_sgbtrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %15, label %13

13:
  %14 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_s.solve_band(i32 %14, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 8, ptr %9, i64 %10)
  br label %29

15:
  %16 = shl nsw i64 %3, 1
  %17 = add i64 %4, 1
  %18 = add i64 %17, %16
  %19 = mul nsw i64 %18, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_s.turn(i64 %18, i64 %2, ptr %6, i64 %7, ptr %22)
  %23 = mul nsw i64 %5, %2
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 2
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %5, ptr %9, i64 %10, ptr %26)
  %27 = sext i8 %1 to i32
  %28 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_s.solve_band(i32 %27, i64 %2, i64 %3, i64 %4, i64 %5, ptr %22, i64 %18, ptr %8, i64 8, ptr %26, i64 %28)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %5, ptr %26, ptr %9, i64 %10)
  call void @free(ptr %26)
  call void @free(ptr %22)
  br label %29

29:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_spbtrf_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %9, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %19

11:
  %12 = add nsw i64 %3, 1
  %13 = mul nsw i64 %12, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 2
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_s.turn(i64 %12, i64 %2, ptr %4, i64 %5, ptr %16)
  %17 = sext i8 %1 to i32
  %18 = call fastcc i32 @irad.body.systems_s.factor_positive_band(i32 %17, i64 %2, i64 %3, ptr %16, i64 %12)
  call fastcc void @irad.body.systems_s.put_back(i64 %12, i64 %2, ptr %16, ptr %4, i64 %5)
  call void @free(ptr %16)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.LAPACKE_spbtrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %12, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %25

13:
  %14 = add nsw i64 %3, 1
  %15 = mul nsw i64 %14, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 2
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_s.turn(i64 %14, i64 %2, ptr %5, i64 %6, ptr %18)
  %19 = mul nsw i64 %4, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_s.turn(i64 %2, i64 %4, ptr %7, i64 %8, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_s.solve_positive_band(i32 %23, i64 %2, i64 %3, i64 %4, ptr %18, i64 %14, ptr %22, i64 %24)
  call fastcc void @irad.body.systems_s.put_back(i64 %2, i64 %4, ptr %22, ptr %7, i64 %8)
  call void @free(ptr %22)
  call void @free(ptr %18)
  br label %25

25:
  ret i64 0
}

declare i32 @irad_la_sgetrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sgesv(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sgetri(i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @irad_la_spotrf(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_strsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ssysv(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_strsyl(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

define internal void @irad.body.systems_s.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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

define internal void @irad.body.systems_s.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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

declare float @llvm.fabs.f32(float)

declare float @llvm.sqrt.f32(float)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
