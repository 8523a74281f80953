define internal void @irad.body.zgetrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %3, align 4
  %12 = sext i32 %11 to i64
  %13 = call fastcc i32 @irad.body.systems_z.factor(i64 %8, i64 %10, ptr %2, i64 %12, ptr %4, i64 4)
  store i32 %13, ptr %5, align 4
  ret void
}

define internal i32 @irad.body.systems_z.factor(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5) unnamed_addr {
  %7 = icmp sgt i64 %0, 0
  %8 = icmp sgt i64 %1, 0
  %9 = and i1 %7, %8
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %15

10:
  %11 = add nuw i64 %1, 1152921504606846975
  %12 = mul i64 %3, %11
  %13 = add i64 %12, %0
  %14 = shl i64 %13, 4
  call void @__irad_double(ptr %2, i64 %14)
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
  %21 = call i32 @irad_la_zgetrf(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5)
  ret i32 %21
}

define internal void @irad.body.zgetrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
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
  call fastcc void @irad.body.systems_z.factored_solve(i32 %11, i64 %13, i64 %15, ptr %3, i64 %17, ptr %5, i64 4, ptr %6, i64 %19)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.systems_z.factored_solve(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6, ptr %7, i64 %8) unnamed_addr {
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %24

11:
  %12 = add nuw i64 %1, 1152921504606846975
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 4
  call void @__irad_double(ptr %3, i64 %15)
  %16 = icmp sgt i64 %2, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %22

17:
  %18 = add nuw i64 %2, 1152921504606846975
  %19 = mul i64 %8, %18
  %20 = add i64 %19, %1
  %21 = shl i64 %20, 4
  call void @__irad_double(ptr %7, i64 %21)
  br label %22

22:
  %23 = mul nuw nsw i64 %6, %1
  call void @__irad_integer(ptr %5, i64 %23)
  br label %24

24:
  %25 = sext i32 %0 to i64
  %26 = call i32 @irad_la_zgetrs(i64 %25, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  ret void
}

define internal void @irad.body.zgesv(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = call fastcc i32 @irad.body.systems_z.solve(i64 %10, i64 %12, ptr %2, i64 %14, ptr %4, i64 4, ptr %5, i64 %16)
  store i32 %17, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_z.solve(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5, ptr %6, i64 %7) unnamed_addr {
  %9 = icmp sgt i64 %0, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %23

10:
  %11 = add nuw i64 %0, 1152921504606846975
  %12 = mul i64 %3, %11
  %13 = add i64 %12, %0
  %14 = shl i64 %13, 4
  call void @__irad_double(ptr %2, i64 %14)
  %15 = icmp sgt i64 %1, 0
  br i1 %15, label %16, label %._crit_edge1

._crit_edge1:
  br label %21

16:
  %17 = add nuw i64 %1, 1152921504606846975
  %18 = mul i64 %7, %17
  %19 = add i64 %18, %0
  %20 = shl i64 %19, 4
  call void @__irad_double(ptr %6, i64 %20)
  br label %21

21:
  %22 = mul nuw nsw i64 %5, %0
  call void @__irad_integer(ptr %4, i64 %22)
  br label %23

23:
  %24 = call i32 @irad_la_zgesv(i64 %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  ret i32 %24
}

define internal void @irad.body.zgetri(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr writeonly %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  store i32 0, ptr %6, align 4
  %8 = load i32, ptr %5, align 4
  %9 = icmp eq i32 %8, -1
  %10 = load i32, ptr %0, align 4
  br i1 %9, label %11, label %14

11:
  %12 = sitofp i32 %10 to double
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %12, ptr %4, align 8
  store double 0.000000e+00, ptr %13, align 8
  br label %19

14:
  %15 = sext i32 %10 to i64
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = call fastcc i32 @irad.body.systems_z.invert(i64 %15, ptr %1, i64 %17, ptr %3, i64 4)
  store i32 %18, ptr %6, align 4
  br label %19

19:
  ret void
}

define internal i32 @irad.body.systems_z.invert(i64 %0, ptr %1, i64 %2, ptr %3, i64 range(i64 4, 9) %4) unnamed_addr {
  %6 = mul nsw i64 %0, %0
  %7 = call i64 @llvm.smax.i64(i64 %6, i64 1)
  %8 = shl i64 %7, 4
  %9 = call noalias ptr @malloc(i64 %8)
  %10 = icmp sgt i64 %0, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %23

11:
  %12 = mul nuw nsw i64 %4, %0
  call void @__irad_integer(ptr %3, i64 %12)
  %13 = add nuw i64 %0, 1152921504606846975
  %14 = mul i64 %2, %13
  %15 = add i64 %14, %0
  %16 = shl i64 %15, 4
  call void @__irad_double(ptr %1, i64 %16)
  br label %17

17:
  %18 = phi i64 [ 0, %11 ], [ %27, %._crit_edge1 ]
  %19 = mul nsw i64 %18, %2
  %20 = getelementptr { double, double }, ptr %1, i64 %19
  %21 = mul nuw nsw i64 %18, %0
  %22 = getelementptr { double, double }, ptr %9, i64 %21
  br label %29

.loopexit:
  br label %23

23:
  %24 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %25 = call i32 @irad_la_zgetri(i64 %0, ptr %9, i64 %24, ptr %3, i64 %4, ptr %1, i64 %2)
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
  %31 = getelementptr { double, double }, ptr %20, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load double, ptr %33, align 8
  %35 = getelementptr { double, double }, ptr %22, i64 %30
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store double %32, ptr %35, align 8
  store double %34, ptr %36, align 8
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %0
  br i1 %38, label %26, label %._crit_edge2

._crit_edge2:
  br label %29
}

define internal void @irad.body.zpotrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 4)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc i32 @irad.body.systems_z.root(i32 %7, i64 %9, ptr %2, i64 %11)
  store i32 %12, ptr %4, align 4
  ret void
}

define internal i32 @irad.body.systems_z.root(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3) unnamed_addr {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %._crit_edge

._crit_edge:
  br label %11

6:
  %7 = add nuw i64 %1, 1152921504606846975
  %8 = mul i64 %3, %7
  %9 = add i64 %8, %1
  %10 = shl i64 %9, 4
  call void @__irad_double(ptr %2, i64 %10)
  br label %11

11:
  %12 = sext i32 %0 to i64
  %13 = call i32 @irad_la_zpotrf(i64 %12, i64 0, i64 %1, ptr %2, i64 %3)
  ret i32 %13
}

define internal void @irad.body.zpotrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
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
  call fastcc void @irad.body.systems_z.root_solve(i32 %10, i64 %12, i64 %14, ptr %3, i64 %16, ptr %5, i64 %18)
  store i32 0, ptr %7, align 4
  ret void
}

define internal void @irad.body.systems_z.root_solve(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6) unnamed_addr {
  %8 = icmp sgt i64 %1, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %20

9:
  %10 = add nuw i64 %1, 1152921504606846975
  %11 = mul i64 %4, %10
  %12 = add i64 %11, %1
  %13 = shl i64 %12, 4
  call void @__irad_double(ptr %3, i64 %13)
  %14 = icmp sgt i64 %2, 0
  br i1 %14, label %15, label %._crit_edge1

._crit_edge1:
  br label %20

15:
  %16 = add nuw i64 %2, 1152921504606846975
  %17 = mul i64 %6, %16
  %18 = add i64 %17, %1
  %19 = shl i64 %18, 4
  call void @__irad_double(ptr %5, i64 %19)
  br label %20

20:
  %21 = sext i32 %0 to i64
  %22 = and i32 %0, -33
  %23 = icmp eq i32 %22, 76
  %24 = select i1 %23, i64 110, i64 99
  %25 = call i32 @irad_la_ztrsm(i64 108, i64 %21, i64 %24, i64 110, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6)
  %26 = select i1 %23, i64 99, i64 110
  %27 = call i32 @irad_la_ztrsm(i64 108, i64 %21, i64 %26, i64 110, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6)
  ret void
}

define internal void @irad.body.zposv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_z.root(i32 %10, i64 %12, ptr %3, i64 %14)
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
  call fastcc void @irad.body.systems_z.root_solve(i32 %19, i64 %21, i64 %23, ptr %3, i64 %25, ptr %5, i64 %27)
  br label %28

28:
  store i32 %15, ptr %7, align 4
  ret void
}

define internal void @irad.body.zpotri(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 4)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i32, ptr %1, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = call fastcc i32 @irad.body.systems_z.invert_root(i32 %7, i64 %9, ptr %2, i64 %11)
  store i32 %12, ptr %4, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_z.invert_root(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3) unnamed_addr {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %._crit_edge

._crit_edge:
  br label %29

6:
  %7 = add nuw i64 %1, 1152921504606846975
  %8 = mul i64 %3, %7
  %9 = add i64 %8, %1
  %10 = shl i64 %9, 4
  call void @__irad_double(ptr %2, i64 %10)
  %11 = add i64 %3, 1
  br label %12

12:
  %13 = phi i64 [ 0, %6 ], [ %23, %._crit_edge3 ]
  %14 = mul i64 %13, %11
  %15 = getelementptr inbounds { double, double }, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load double, ptr %17, align 8
  %19 = fcmp oeq double %16, 0.000000e+00
  %20 = fcmp oeq double %18, 0.000000e+00
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
  %32 = call noalias ptr @calloc(i64 %31, i64 16)
  br i1 %5, label %33, label %35

33:
  %34 = add nuw i64 %1, 1
  br label %39

35:
  call fastcc void @irad.body.systems_z.root_solve(i32 %0, i64 %1, i64 %1, ptr %2, i64 %3, ptr %32, i64 1)
  br label %48

36:
  call fastcc void @irad.body.systems_z.root_solve(i32 %0, i64 %1, i64 %1, ptr %2, i64 %3, ptr nonnull %32, i64 %1)
  %37 = and i32 %0, -33
  %38 = icmp eq i32 %37, 76
  br label %49

39:
  %40 = phi i64 [ 0, %33 ], [ %44, %._crit_edge6 ]
  %41 = mul i64 %40, %34
  %42 = getelementptr inbounds { double, double }, ptr %32, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store double 1.000000e+00, ptr %42, align 8
  store double 0.000000e+00, ptr %43, align 8
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
  %57 = getelementptr { double, double }, ptr %32, i64 %56
  %58 = mul nsw i64 %50, %3
  %59 = getelementptr { double, double }, ptr %2, i64 %58
  br label %60

60:
  %61 = phi i64 [ %51, %55 ], [ %68, %._crit_edge9 ]
  %62 = getelementptr { double, double }, ptr %57, i64 %61
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %65 = load double, ptr %64, align 8
  %66 = getelementptr { double, double }, ptr %59, i64 %61
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store double %63, ptr %66, align 8
  store double %65, ptr %67, align 8
  %68 = add nuw nsw i64 %61, 1
  %69 = icmp eq i64 %68, %53
  br i1 %69, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %60

70:
  %71 = phi i32 [ 0, %48 ], [ %27, %._crit_edge5 ]
  ret i32 %71
}

define internal void @irad.body.ztrtri(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i8, ptr %1, align 1
  %10 = sext i8 %9 to i32
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_z.invert_triangle(i32 %8, i32 %10, i64 %12, ptr %3, i64 %14)
  store i32 %15, ptr %5, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_z.invert_triangle(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %10, label %7

7:
  %8 = and i32 %1, -33
  %9 = icmp eq i32 %8, 85
  br label %36

10:
  %11 = add nuw i64 %2, 1152921504606846975
  %12 = mul i64 %4, %11
  %13 = add i64 %12, %2
  %14 = shl i64 %13, 4
  call void @__irad_double(ptr %3, i64 %14)
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
  %22 = getelementptr inbounds { double, double }, ptr %3, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = fcmp oeq double %23, 0.000000e+00
  %27 = fcmp oeq double %25, 0.000000e+00
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
  %40 = call noalias ptr @calloc(i64 %39, i64 16)
  br i1 %6, label %41, label %59

41:
  %42 = add nuw i64 %2, 1
  br label %50

43:
  %44 = sext i32 %0 to i64
  %45 = sext i32 %1 to i64
  %46 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %47 = call i32 @irad_la_ztrsm(i64 108, i64 %44, i64 110, i64 %45, i64 %2, i64 %2, ptr %3, i64 %4, ptr %40, i64 %46)
  %48 = and i32 %0, -33
  %49 = icmp eq i32 %48, 76
  br label %64

50:
  %51 = phi i64 [ 0, %41 ], [ %55, %._crit_edge6 ]
  %52 = mul i64 %51, %42
  %53 = getelementptr inbounds { double, double }, ptr %40, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  store double 1.000000e+00, ptr %53, align 8
  store double 0.000000e+00, ptr %54, align 8
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
  %62 = call i32 @irad_la_ztrsm(i64 108, i64 %60, i64 110, i64 %61, i64 %2, i64 %2, ptr %3, i64 %4, ptr %40, i64 1)
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
  %72 = getelementptr { double, double }, ptr %40, i64 %71
  %73 = mul nsw i64 %65, %4
  %74 = getelementptr { double, double }, ptr %3, i64 %73
  br label %75

75:
  %76 = phi i64 [ %66, %70 ], [ %87, %._crit_edge10 ]
  %77 = icmp eq i64 %76, %65
  %78 = and i1 %37, %77
  br i1 %78, label %._crit_edge9, label %79

._crit_edge9:
  br label %86

79:
  %80 = getelementptr { double, double }, ptr %72, i64 %76
  %81 = load double, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %83 = load double, ptr %82, align 8
  %84 = getelementptr { double, double }, ptr %74, i64 %76
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 8
  store double %81, ptr %84, align 8
  store double %83, ptr %85, align 8
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

define internal void @irad.body.ztrtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 4)) %9) {
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
  %25 = call fastcc i32 @irad.body.systems_z.solve_triangular(i32 %12, i32 %14, i32 %16, i64 %18, i64 %20, ptr %5, i64 %22, ptr %7, i64 %24)
  store i32 %25, ptr %9, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_z.solve_triangular(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i32 range(i32 -128, 128) %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) unnamed_addr {
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %44

11:
  %12 = add nuw i64 %3, 1152921504606846975
  %13 = mul i64 %6, %12
  %14 = add i64 %13, %3
  %15 = shl i64 %14, 4
  call void @__irad_double(ptr %5, i64 %15)
  %16 = icmp sgt i64 %4, 0
  br i1 %16, label %17, label %._crit_edge1

._crit_edge1:
  br label %22

17:
  %18 = add nuw i64 %4, 1152921504606846975
  %19 = mul i64 %8, %18
  %20 = add i64 %19, %3
  %21 = shl i64 %20, 4
  call void @__irad_double(ptr %7, i64 %21)
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
  %30 = getelementptr inbounds { double, double }, ptr %5, i64 %29
  %31 = load double, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %33 = load double, ptr %32, align 8
  %34 = fcmp oeq double %31, 0.000000e+00
  %35 = fcmp oeq double %33, 0.000000e+00
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
  %48 = call i32 @irad_la_ztrsm(i64 108, i64 %45, i64 %46, i64 %47, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %49

49:
  %50 = phi i32 [ 0, %44 ], [ %42, %._crit_edge5 ]
  ret i32 %50
}

define internal void @irad.body.zsysv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %18

14:
  %15 = load i32, ptr %1, align 4
  %16 = sitofp i32 %15 to double
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %16, ptr %8, align 8
  store double 0.000000e+00, ptr %17, align 8
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
  %29 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %20, i32 0, i64 %22, i64 %24, ptr %3, i64 %26, ptr %5, i64 4, ptr %6, i64 %28)
  store i32 %29, ptr %10, align 4
  br label %30

30:
  ret void
}

define internal i32 @irad.body.systems_z.solve_indefinite(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr %8, i64 %9) unnamed_addr {
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %._crit_edge

._crit_edge:
  br label %25

12:
  %13 = add nuw i64 %2, 1152921504606846975
  %14 = mul i64 %5, %13
  %15 = add i64 %14, %2
  %16 = shl i64 %15, 4
  call void @__irad_double(ptr %4, i64 %16)
  %17 = icmp sgt i64 %3, 0
  br i1 %17, label %18, label %._crit_edge1

._crit_edge1:
  br label %23

18:
  %19 = add nuw i64 %3, 1152921504606846975
  %20 = mul i64 %9, %19
  %21 = add i64 %20, %2
  %22 = shl i64 %21, 4
  call void @__irad_double(ptr %8, i64 %22)
  br label %23

23:
  %24 = mul nuw nsw i64 %7, %2
  call void @__irad_integer(ptr %6, i64 %24)
  br label %25

25:
  %26 = sext i32 %0 to i64
  %27 = zext nneg i32 %1 to i64
  %28 = call i32 @irad_la_zsysv(i64 %26, i64 %27, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  ret i32 %28
}

define internal void @irad.body.zhesv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %18

14:
  %15 = load i32, ptr %1, align 4
  %16 = sitofp i32 %15 to double
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %16, ptr %8, align 8
  store double 0.000000e+00, ptr %17, align 8
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
  %29 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %20, i32 1, i64 %22, i64 %24, ptr %3, i64 %26, ptr %5, i64 4, ptr %6, i64 %28)
  store i32 %29, ptr %10, align 4
  br label %30

30:
  ret void
}

define internal void @irad.body.ztrsyl(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr %11, ptr writeonly initializes((0, 4)) %12) {
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
  %30 = call fastcc i32 @irad.body.systems_z.solve_sylvester(i32 %15, i32 %17, i64 %19, i64 %21, i64 %23, ptr %5, i64 %25, ptr %7, i64 %27, ptr %9, i64 %29, ptr %11)
  store i32 %30, ptr %12, align 4
  ret void
}

define internal i32 @irad.body.systems_z.solve_sylvester(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11) unnamed_addr {
  %13 = icmp sgt i64 %3, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %19

14:
  %15 = add nuw i64 %3, 1152921504606846975
  %16 = mul i64 %6, %15
  %17 = add i64 %16, %3
  %18 = shl i64 %17, 4
  call void @__irad_double(ptr %5, i64 %18)
  br label %19

19:
  %20 = icmp sgt i64 %4, 0
  br i1 %20, label %21, label %._crit_edge1

._crit_edge1:
  br label %30

21:
  %22 = add nuw i64 %4, 1152921504606846975
  %23 = mul i64 %8, %22
  %24 = add i64 %23, %4
  %25 = shl i64 %24, 4
  call void @__irad_double(ptr %7, i64 %25)
  br i1 %13, label %26, label %._crit_edge2

._crit_edge2:
  br label %30

26:
  %27 = mul i64 %10, %22
  %28 = add i64 %27, %3
  %29 = shl i64 %28, 4
  call void @__irad_double(ptr %9, i64 %29)
  br label %30

30:
  %31 = sext i32 %0 to i64
  %32 = sext i32 %1 to i64
  %33 = call i32 @irad_la_ztrsyl(i64 %31, i64 %32, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11)
  ret i32 %33
}

define internal void @irad.body.zgtsv(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_z.solve_tridiagonal(i64 %10, i64 %12, ptr %2, ptr %3, ptr %4, ptr %5, i64 %14)
  store i32 %15, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_z.solve_tridiagonal(i64 %0, i64 %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
  %8 = add nsw i64 %0, -1
  %9 = icmp sgt i64 %0, 1
  br i1 %9, label %12, label %10

10:
  %11 = icmp eq i64 %0, 1
  br i1 %11, label %._crit_edge, label %._crit_edge5

._crit_edge5:
  br label %215

._crit_edge:
  br label %15

12:
  %13 = shl i64 %8, 4
  call void @__irad_double(ptr %2, i64 %13)
  %14 = shl i64 %0, 4
  call void @__irad_double(ptr %3, i64 %14)
  br label %15

15:
  %16 = phi i64 [ %8, %12 ], [ %0, %._crit_edge ]
  %17 = phi ptr [ %4, %12 ], [ %3, %._crit_edge ]
  %18 = shl i64 %16, 4
  call void @__irad_double(ptr %17, i64 %18)
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %._crit_edge6

._crit_edge6:
  br label %25

20:
  %21 = add nuw i64 %1, 1152921504606846975
  %22 = mul i64 %6, %21
  %23 = add i64 %22, %0
  %24 = shl i64 %23, 4
  call void @__irad_double(ptr %5, i64 %24)
  br label %25

25:
  br i1 %9, label %26, label %._crit_edge7

._crit_edge7:
  br label %205

26:
  %27 = icmp sgt i64 %1, 0
  br label %28

28:
  %29 = phi i64 [ 1, %26 ], [ %200, %._crit_edge14 ]
  %30 = phi i64 [ 0, %26 ], [ %29, %._crit_edge14 ]
  %31 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %30
  %32 = load double, ptr %31, align 8
  %33 = call double @llvm.fabs.f64(double %32)
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %35 = load double, ptr %34, align 8
  %36 = call double @llvm.fabs.f64(double %35)
  %37 = fadd double %33, %36
  %38 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %30
  %39 = load double, ptr %38, align 8
  %40 = call double @llvm.fabs.f64(double %39)
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %42 = load double, ptr %41, align 8
  %43 = call double @llvm.fabs.f64(double %42)
  %44 = fadd double %40, %43
  %45 = fcmp ult double %37, %44
  br i1 %45, label %119, label %46

46:
  %47 = fcmp oeq double %32, 0.000000e+00
  %48 = fcmp oeq double %35, 0.000000e+00
  %49 = and i1 %47, %48
  br i1 %49, label %202, label %50

50:
  %51 = fcmp ugt double %33, %36
  br i1 %51, label %52, label %62

52:
  %53 = fdiv double %35, %32
  %54 = fmul double %35, %53
  %55 = fadd double %32, %54
  %56 = fmul double %53, %42
  %57 = fadd double %39, %56
  %58 = fdiv double %57, %55
  %59 = fmul double %39, %53
  %60 = fsub double %42, %59
  %61 = fdiv double %60, %55
  br label %72

62:
  %63 = fdiv double %32, %35
  %64 = fmul double %32, %63
  %65 = fadd double %35, %64
  %66 = fmul double %39, %63
  %67 = fadd double %66, %42
  %68 = fdiv double %67, %65
  %69 = fmul double %63, %42
  %70 = fsub double %69, %39
  %71 = fdiv double %70, %65
  br label %72

72:
  %73 = phi double [ %58, %52 ], [ %68, %62 ]
  %74 = phi double [ %61, %52 ], [ %71, %62 ]
  %75 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %30
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %78 = load double, ptr %77, align 8
  %79 = fmul double %73, %76
  %80 = fmul double %74, %78
  %81 = fmul double %73, %78
  %82 = fmul double %74, %76
  %83 = fsub double %79, %80
  %84 = fadd double %82, %81
  %85 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %29
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = load double, ptr %87, align 8
  %89 = fsub double %86, %83
  %90 = fsub double %88, %84
  store double %89, ptr %85, align 8
  store double %90, ptr %87, align 8
  br i1 %27, label %91, label %._crit_edge8

._crit_edge8:
  br label %94

91:
  %92 = getelementptr { double, double }, ptr %5, i64 %30
  %93 = getelementptr { double, double }, ptr %5, i64 %29
  br label %97

.loopexit3:
  br label %94

94:
  %95 = add nuw nsw i64 %30, 2
  %96 = icmp slt i64 %95, %0
  br i1 %96, label %118, label %._crit_edge9

._crit_edge9:
  br label %199

97:
  %98 = phi i64 [ 0, %91 ], [ %116, %._crit_edge10 ]
  %99 = mul nsw i64 %98, %6
  %100 = getelementptr { double, double }, ptr %92, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %103 = load double, ptr %102, align 8
  %104 = fmul double %73, %101
  %105 = fmul double %74, %103
  %106 = fmul double %73, %103
  %107 = fmul double %74, %101
  %108 = fsub double %104, %105
  %109 = fadd double %107, %106
  %110 = getelementptr { double, double }, ptr %93, i64 %99
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %113 = load double, ptr %112, align 8
  %114 = fsub double %111, %108
  %115 = fsub double %113, %109
  store double %114, ptr %110, align 8
  store double %115, ptr %112, align 8
  %116 = add nuw nsw i64 %98, 1
  %117 = icmp eq i64 %116, %1
  br i1 %117, label %.loopexit3, label %._crit_edge10

._crit_edge10:
  br label %97

118:
  store double 0.000000e+00, ptr %38, align 8
  store double 0.000000e+00, ptr %41, align 8
  br label %199

119:
  %120 = fcmp ugt double %40, %43
  br i1 %120, label %121, label %131

121:
  %122 = fdiv double %42, %39
  %123 = fmul double %42, %122
  %124 = fadd double %39, %123
  %125 = fmul double %35, %122
  %126 = fadd double %32, %125
  %127 = fdiv double %126, %124
  %128 = fmul double %32, %122
  %129 = fsub double %35, %128
  %130 = fdiv double %129, %124
  br label %141

131:
  %132 = fdiv double %39, %42
  %133 = fmul double %39, %132
  %134 = fadd double %42, %133
  %135 = fmul double %32, %132
  %136 = fadd double %35, %135
  %137 = fdiv double %136, %134
  %138 = fmul double %35, %132
  %139 = fsub double %138, %32
  %140 = fdiv double %139, %134
  br label %141

141:
  %142 = phi double [ %127, %121 ], [ %137, %131 ]
  %143 = phi double [ %130, %121 ], [ %140, %131 ]
  %144 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %29
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %147 = load double, ptr %146, align 8
  store double %39, ptr %31, align 8
  store double %42, ptr %34, align 8
  %148 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %30
  %149 = load double, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %151 = load double, ptr %150, align 8
  %152 = fmul double %142, %145
  %153 = fmul double %143, %147
  %154 = fmul double %142, %147
  %155 = fmul double %143, %145
  %156 = fsub double %152, %153
  %157 = fadd double %155, %154
  %158 = fsub double %149, %156
  %159 = fsub double %151, %157
  store double %158, ptr %144, align 8
  store double %159, ptr %146, align 8
  %160 = add nuw nsw i64 %30, 2
  %161 = icmp slt i64 %160, %0
  br i1 %161, label %162, label %._crit_edge11

._crit_edge11:
  br label %174

162:
  %163 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %29
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %163, i64 8
  %166 = load double, ptr %165, align 8
  store double %164, ptr %38, align 8
  store double %166, ptr %41, align 8
  %167 = fneg double %143
  %168 = fmul double %164, %167
  %169 = fmul double %143, %166
  %170 = fmul double %142, %164
  %171 = fsub double %169, %170
  %172 = fmul double %142, %166
  %173 = fsub double %168, %172
  store double %171, ptr %163, align 8
  store double %173, ptr %165, align 8
  br label %174

174:
  store double %145, ptr %148, align 8
  store double %147, ptr %150, align 8
  br i1 %27, label %175, label %._crit_edge12

._crit_edge12:
  br label %199

175:
  %176 = getelementptr { double, double }, ptr %5, i64 %30
  %177 = getelementptr { double, double }, ptr %5, i64 %29
  br label %178

178:
  %179 = phi i64 [ 0, %175 ], [ %197, %._crit_edge13 ]
  %180 = mul nsw i64 %179, %6
  %181 = getelementptr { double, double }, ptr %176, i64 %180
  %182 = load double, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %181, i64 8
  %184 = load double, ptr %183, align 8
  %185 = getelementptr { double, double }, ptr %177, i64 %180
  %186 = load double, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %185, i64 8
  %188 = load double, ptr %187, align 8
  store double %186, ptr %181, align 8
  store double %188, ptr %183, align 8
  %189 = fmul double %142, %186
  %190 = fmul double %143, %188
  %191 = fmul double %142, %188
  %192 = fmul double %143, %186
  %193 = fsub double %189, %190
  %194 = fadd double %192, %191
  %195 = fsub double %182, %193
  %196 = fsub double %184, %194
  store double %195, ptr %185, align 8
  store double %196, ptr %187, align 8
  %197 = add nuw nsw i64 %179, 1
  %198 = icmp eq i64 %197, %1
  br i1 %198, label %.loopexit2, label %._crit_edge13

._crit_edge13:
  br label %178

.loopexit2:
  br label %199

199:
  %200 = add nuw nsw i64 %29, 1
  %201 = icmp eq i64 %200, %0
  br i1 %201, label %.loopexit4, label %._crit_edge14

._crit_edge14:
  br label %28

202:
  %.lcssa = phi i64 [ %30, %46 ]
  %203 = trunc i64 %.lcssa to i32
  %204 = add nsw i32 %203, 1
  br label %308

.loopexit4:
  br label %205

205:
  %206 = getelementptr inbounds { double, double }, ptr %3, i64 %8
  %207 = load double, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %209 = load double, ptr %208, align 8
  %210 = fcmp oeq double %207, 0.000000e+00
  %211 = fcmp oeq double %209, 0.000000e+00
  %212 = and i1 %210, %211
  br i1 %212, label %213, label %._crit_edge15

._crit_edge15:
  br label %215

213:
  %214 = trunc i64 %0 to i32
  br label %308

215:
  %216 = phi i1 [ false, %._crit_edge5 ], [ true, %._crit_edge15 ]
  %217 = icmp sgt i64 %1, 0
  br i1 %217, label %.preheader, label %._crit_edge16

._crit_edge16:
  br label %308

.preheader:
  br label %218

218:
  %219 = phi i64 [ %224, %._crit_edge18 ], [ 0, %.preheader ]
  br i1 %216, label %220, label %._crit_edge17

._crit_edge17:
  br label %223

220:
  %221 = mul nsw i64 %219, %6
  %222 = getelementptr { double, double }, ptr %5, i64 %221
  br label %226

.loopexit:
  br label %223

223:
  %224 = add nuw nsw i64 %219, 1
  %225 = icmp eq i64 %224, %1
  br i1 %225, label %.loopexit1, label %._crit_edge18

._crit_edge18:
  br label %218

226:
  %227 = phi i64 [ %8, %220 ], [ %306, %._crit_edge21 ]
  %228 = getelementptr { double, double }, ptr %222, i64 %227
  %229 = load double, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %228, i64 8
  %231 = load double, ptr %230, align 8
  %232 = add nuw nsw i64 %227, 1
  %233 = icmp slt i64 %232, %0
  br i1 %233, label %234, label %._crit_edge19

._crit_edge19:
  br label %251

234:
  %235 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %227
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %235, i64 8
  %238 = load double, ptr %237, align 8
  %239 = getelementptr { double, double }, ptr %222, i64 %232
  %240 = load double, ptr %239, align 8
  %241 = getelementptr inbounds nuw i8, ptr %239, i64 8
  %242 = load double, ptr %241, align 8
  %243 = fmul double %236, %240
  %244 = fmul double %238, %242
  %245 = fmul double %236, %242
  %246 = fmul double %238, %240
  %247 = fsub double %243, %244
  %248 = fadd double %246, %245
  %249 = fsub double %229, %247
  %250 = fsub double %231, %248
  br label %251

251:
  %252 = phi double [ %250, %234 ], [ %231, %._crit_edge19 ]
  %253 = phi double [ %249, %234 ], [ %229, %._crit_edge19 ]
  %254 = add nuw nsw i64 %227, 2
  %255 = icmp slt i64 %254, %0
  br i1 %255, label %256, label %._crit_edge20

._crit_edge20:
  br label %273

256:
  %257 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %227
  %258 = load double, ptr %257, align 8
  %259 = getelementptr inbounds nuw i8, ptr %257, i64 8
  %260 = load double, ptr %259, align 8
  %261 = getelementptr { double, double }, ptr %222, i64 %254
  %262 = load double, ptr %261, align 8
  %263 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %264 = load double, ptr %263, align 8
  %265 = fmul double %258, %262
  %266 = fmul double %260, %264
  %267 = fmul double %258, %264
  %268 = fmul double %260, %262
  %269 = fsub double %265, %266
  %270 = fadd double %268, %267
  %271 = fsub double %253, %269
  %272 = fsub double %252, %270
  br label %273

273:
  %274 = phi double [ %272, %256 ], [ %252, %._crit_edge20 ]
  %275 = phi double [ %271, %256 ], [ %253, %._crit_edge20 ]
  %276 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %227
  %277 = load double, ptr %276, align 8
  %278 = getelementptr inbounds nuw i8, ptr %276, i64 8
  %279 = load double, ptr %278, align 8
  %280 = call double @llvm.fabs.f64(double %277)
  %281 = call double @llvm.fabs.f64(double %279)
  %282 = fcmp ugt double %280, %281
  br i1 %282, label %283, label %293

283:
  %284 = fdiv double %279, %277
  %285 = fmul double %279, %284
  %286 = fadd double %277, %285
  %287 = fmul double %274, %284
  %288 = fadd double %275, %287
  %289 = fdiv double %288, %286
  %290 = fmul double %275, %284
  %291 = fsub double %274, %290
  %292 = fdiv double %291, %286
  br label %303

293:
  %294 = fdiv double %277, %279
  %295 = fmul double %277, %294
  %296 = fadd double %279, %295
  %297 = fmul double %275, %294
  %298 = fadd double %274, %297
  %299 = fdiv double %298, %296
  %300 = fmul double %274, %294
  %301 = fsub double %300, %275
  %302 = fdiv double %301, %296
  br label %303

303:
  %304 = phi double [ %289, %283 ], [ %299, %293 ]
  %305 = phi double [ %292, %283 ], [ %302, %293 ]
  store double %304, ptr %228, align 8
  store double %305, ptr %230, align 8
  %306 = add nsw i64 %227, -1
  %307 = icmp sgt i64 %227, 0
  br i1 %307, label %._crit_edge21, label %.loopexit

._crit_edge21:
  br label %226

.loopexit1:
  br label %308

308:
  %309 = phi i32 [ %214, %213 ], [ %204, %202 ], [ 0, %._crit_edge16 ], [ 0, %.loopexit1 ]
  ret i32 %309
}

define internal void @irad.body.zgttrf(ptr readonly %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = call fastcc i32 @irad.body.systems_z.factor_tridiagonal(i64 %9, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 4)
  store i32 %10, ptr %6, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_z.factor_tridiagonal(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 range(i64 4, 9) %6) unnamed_addr {
  %8 = icmp sgt i64 %0, 1
  br i1 %8, label %12, label %9

9:
  %10 = icmp eq i64 %0, 1
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %191

11:
  call void @__irad_double(ptr %2, i64 16)
  br label %21

12:
  %13 = add nsw i64 %0, -1
  %14 = shl i64 %13, 4
  call void @__irad_double(ptr %1, i64 %14)
  %15 = shl i64 %0, 4
  call void @__irad_double(ptr %2, i64 %15)
  %16 = shl i64 %13, 4
  call void @__irad_double(ptr %3, i64 %16)
  %17 = icmp eq i64 %0, 2
  br i1 %17, label %._crit_edge2, label %18

._crit_edge2:
  br label %21

18:
  %19 = shl i64 %0, 4
  %20 = add i64 %19, -32
  call void @__irad_double(ptr %4, i64 %20)
  br label %21

21:
  %22 = mul nuw nsw i64 %6, %0
  call void @__irad_integer(ptr %5, i64 %22)
  %23 = icmp eq i64 %6, 8
  br label %27

24:
  br i1 %8, label %25, label %._crit_edge3

._crit_edge3:
  br label %175

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
  %40 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %28
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store double 0.000000e+00, ptr %40, align 8
  store double 0.000000e+00, ptr %41, align 8
  br label %42

42:
  %43 = add nuw nsw i64 %28, 1
  %44 = icmp eq i64 %43, %0
  br i1 %44, label %24, label %._crit_edge5

._crit_edge5:
  br label %27

45:
  %46 = phi i64 [ 1, %25 ], [ %173, %._crit_edge8 ]
  %47 = phi i64 [ 0, %25 ], [ %46, %._crit_edge8 ]
  %48 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = call double @llvm.fabs.f64(double %49)
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %52 = load double, ptr %51, align 8
  %53 = call double @llvm.fabs.f64(double %52)
  %54 = fadd double %50, %53
  %55 = getelementptr inbounds nuw { double, double }, ptr %1, i64 %47
  %56 = load double, ptr %55, align 8
  %57 = call double @llvm.fabs.f64(double %56)
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %59 = load double, ptr %58, align 8
  %60 = call double @llvm.fabs.f64(double %59)
  %61 = fadd double %57, %60
  %62 = fcmp ult double %54, %61
  br i1 %62, label %108, label %63

63:
  %64 = fcmp une double %49, 0.000000e+00
  %65 = fcmp une double %52, 0.000000e+00
  %66 = or i1 %64, %65
  br i1 %66, label %67, label %._crit_edge6

._crit_edge6:
  br label %172

67:
  %68 = fcmp ugt double %50, %53
  br i1 %68, label %69, label %79

69:
  %70 = fdiv double %52, %49
  %71 = fmul double %52, %70
  %72 = fadd double %49, %71
  %73 = fmul double %70, %59
  %74 = fadd double %56, %73
  %75 = fdiv double %74, %72
  %76 = fmul double %56, %70
  %77 = fsub double %59, %76
  %78 = fdiv double %77, %72
  br label %89

79:
  %80 = fdiv double %49, %52
  %81 = fmul double %49, %80
  %82 = fadd double %52, %81
  %83 = fmul double %56, %80
  %84 = fadd double %83, %59
  %85 = fdiv double %84, %82
  %86 = fmul double %80, %59
  %87 = fsub double %86, %56
  %88 = fdiv double %87, %82
  br label %89

89:
  %90 = phi double [ %75, %69 ], [ %85, %79 ]
  %91 = phi double [ %78, %69 ], [ %88, %79 ]
  store double %90, ptr %55, align 8
  store double %91, ptr %58, align 8
  %92 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %47
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %95 = load double, ptr %94, align 8
  %96 = fmul double %90, %93
  %97 = fmul double %91, %95
  %98 = fmul double %90, %95
  %99 = fmul double %91, %93
  %100 = fsub double %96, %97
  %101 = fadd double %99, %98
  %102 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %46
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %105 = load double, ptr %104, align 8
  %106 = fsub double %103, %100
  %107 = fsub double %105, %101
  store double %106, ptr %102, align 8
  store double %107, ptr %104, align 8
  br label %172

108:
  %109 = fcmp ugt double %57, %60
  br i1 %109, label %110, label %120

110:
  %111 = fdiv double %59, %56
  %112 = fmul double %59, %111
  %113 = fadd double %56, %112
  %114 = fmul double %52, %111
  %115 = fadd double %49, %114
  %116 = fdiv double %115, %113
  %117 = fmul double %49, %111
  %118 = fsub double %52, %117
  %119 = fdiv double %118, %113
  br label %130

120:
  %121 = fdiv double %56, %59
  %122 = fmul double %56, %121
  %123 = fadd double %59, %122
  %124 = fmul double %49, %121
  %125 = fadd double %52, %124
  %126 = fdiv double %125, %123
  %127 = fmul double %52, %121
  %128 = fsub double %127, %49
  %129 = fdiv double %128, %123
  br label %130

130:
  %131 = phi double [ %116, %110 ], [ %126, %120 ]
  %132 = phi double [ %119, %110 ], [ %129, %120 ]
  %133 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %47
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %136 = load double, ptr %135, align 8
  store double %56, ptr %48, align 8
  store double %59, ptr %51, align 8
  store double %131, ptr %55, align 8
  store double %132, ptr %58, align 8
  %137 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %46
  %138 = load double, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %140 = load double, ptr %139, align 8
  store double %138, ptr %133, align 8
  store double %140, ptr %135, align 8
  %141 = fmul double %131, %138
  %142 = fmul double %132, %140
  %143 = fmul double %131, %140
  %144 = fmul double %132, %138
  %145 = fsub double %141, %142
  %146 = fadd double %144, %143
  %147 = fsub double %134, %145
  %148 = fsub double %136, %146
  store double %147, ptr %137, align 8
  store double %148, ptr %139, align 8
  %149 = add nuw nsw i64 %47, 2
  %150 = icmp slt i64 %149, %0
  br i1 %150, label %151, label %._crit_edge7

._crit_edge7:
  br label %165

151:
  %152 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %46
  %153 = load double, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %47
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 8
  store double %153, ptr %156, align 8
  store double %155, ptr %157, align 8
  %158 = fneg double %132
  %159 = fmul double %153, %158
  %160 = fmul double %132, %155
  %161 = fmul double %131, %153
  %162 = fsub double %160, %161
  %163 = fmul double %131, %155
  %164 = fsub double %159, %163
  store double %162, ptr %152, align 8
  store double %164, ptr %154, align 8
  br label %165

165:
  br i1 %26, label %166, label %168

166:
  %167 = getelementptr inbounds nuw i64, ptr %5, i64 %47
  store i64 %149, ptr %167, align 8
  br label %172

168:
  %169 = trunc i64 %46 to i32
  %170 = add nsw i32 %169, 1
  %171 = getelementptr inbounds nuw i32, ptr %5, i64 %47
  store i32 %170, ptr %171, align 4
  br label %172

172:
  %173 = add nuw nsw i64 %46, 1
  %174 = icmp eq i64 %173, %0
  br i1 %174, label %.loopexit1, label %._crit_edge8

._crit_edge8:
  br label %45

.loopexit1:
  br label %175

175:
  br label %176

176:
  %177 = phi i64 [ %186, %._crit_edge9 ], [ 0, %175 ]
  %178 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %178, i64 8
  %181 = load double, ptr %180, align 8
  %182 = fcmp oeq double %179, 0.000000e+00
  %183 = fcmp oeq double %181, 0.000000e+00
  %184 = and i1 %182, %183
  br i1 %184, label %188, label %185

185:
  %186 = add nuw nsw i64 %177, 1
  %187 = icmp eq i64 %186, %0
  br i1 %187, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %176

188:
  %.lcssa = phi i64 [ %177, %176 ]
  %189 = trunc i64 %.lcssa to i32
  %190 = add nsw i32 %189, 1
  br label %191

.loopexit:
  br label %191

191:
  %192 = phi i32 [ %190, %188 ], [ 0, %._crit_edge ], [ 0, %.loopexit ]
  ret i32 %192
}

define internal void @irad.body.zgttrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %2, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %9, align 4
  %19 = sext i32 %18 to i64
  call fastcc void @irad.body.systems_z.solve_factored_tridiagonal(i32 %13, i64 %15, i64 %17, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 4, ptr %8, i64 %19)
  store i32 0, ptr %10, align 4
  ret void
}

define internal void @irad.body.systems_z.solve_factored_tridiagonal(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 range(i64 4, 9) %8, ptr %9, i64 %10) unnamed_addr {
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
  %21 = shl i64 %14, 4
  call void @__irad_double(ptr %3, i64 %21)
  %22 = shl i64 %1, 4
  call void @__irad_double(ptr %4, i64 %22)
  %23 = shl i64 %14, 4
  call void @__irad_double(ptr %5, i64 %23)
  %24 = icmp eq i64 %1, 2
  br i1 %24, label %._crit_edge, label %25

._crit_edge:
  br label %28

25:
  %26 = add nsw i64 %1, -2
  %27 = shl i64 %26, 4
  call void @__irad_double(ptr %6, i64 %27)
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
  call void @__irad_double(ptr %4, i64 16)
  %32 = icmp sgt i64 %2, 0
  br i1 %32, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %39

._crit_edge8:
  br label %33

33:
  %34 = phi i64 [ -1, %._crit_edge8 ], [ %29, %._crit_edge6 ]
  %35 = add nuw i64 %2, 1152921504606846975
  %36 = mul i64 %10, %35
  %37 = add i64 %36, %1
  %38 = shl i64 %37, 4
  call void @__irad_double(ptr %9, i64 %38)
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
  %56 = getelementptr inbounds { double, double }, ptr %9, i64 %55
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
  %70 = getelementptr { double, double }, ptr %56, i64 %69
  %71 = getelementptr i8, ptr %70, i64 -16
  %72 = load double, ptr %71, align 8
  %73 = getelementptr i8, ptr %70, i64 -8
  %74 = load double, ptr %73, align 8
  %75 = shl nuw nsw i64 %60, 1
  %76 = or disjoint i64 %75, 1
  %77 = sub i64 %76, %69
  %78 = getelementptr { double, double }, ptr %56, i64 %77
  %79 = getelementptr i8, ptr %78, i64 16
  %80 = load double, ptr %79, align 8
  %81 = getelementptr i8, ptr %78, i64 24
  %82 = load double, ptr %81, align 8
  %83 = getelementptr inbounds nuw { double, double }, ptr %56, i64 %60
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store double %72, ptr %83, align 8
  store double %74, ptr %84, align 8
  %85 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %60
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = load double, ptr %87, align 8
  %89 = fmul double %72, %86
  %90 = fmul double %74, %88
  %91 = fmul double %74, %86
  %92 = fmul double %72, %88
  %93 = fsub double %89, %90
  %94 = fadd double %91, %92
  %95 = fsub double %80, %93
  %96 = fsub double %82, %94
  %97 = getelementptr inbounds nuw { double, double }, ptr %56, i64 %59
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 8
  store double %95, ptr %97, align 8
  store double %96, ptr %98, align 8
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
  %106 = getelementptr inbounds { double, double }, ptr %56, i64 %105
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %109 = load double, ptr %108, align 8
  br i1 %47, label %110, label %152

110:
  %111 = add nsw i64 %104, 1
  %112 = icmp slt i64 %111, %1
  br i1 %112, label %113, label %._crit_edge15

._crit_edge15:
  br label %130

113:
  %114 = getelementptr inbounds { double, double }, ptr %5, i64 %104
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds { double, double }, ptr %56, i64 %111
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %121 = load double, ptr %120, align 8
  %122 = fmul double %115, %119
  %123 = fmul double %117, %121
  %124 = fmul double %115, %121
  %125 = fmul double %117, %119
  %126 = fsub double %122, %123
  %127 = fadd double %125, %124
  %128 = fsub double %107, %126
  %129 = fsub double %109, %127
  br label %130

130:
  %131 = phi double [ %128, %113 ], [ %107, %._crit_edge15 ]
  %132 = phi double [ %129, %113 ], [ %109, %._crit_edge15 ]
  %133 = add nsw i64 %104, 2
  %134 = icmp slt i64 %133, %1
  br i1 %134, label %135, label %._crit_edge16

._crit_edge16:
  br label %205

135:
  %136 = getelementptr inbounds { double, double }, ptr %6, i64 %104
  %137 = load double, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds { double, double }, ptr %56, i64 %133
  %141 = load double, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %143 = load double, ptr %142, align 8
  %144 = fmul double %137, %141
  %145 = fmul double %139, %143
  %146 = fmul double %137, %143
  %147 = fmul double %139, %141
  %148 = fsub double %144, %145
  %149 = fadd double %147, %146
  %150 = fsub double %131, %148
  %151 = fsub double %132, %149
  br label %205

152:
  %153 = icmp eq i64 %103, 0
  br i1 %153, label %._crit_edge17, label %154

._crit_edge17:
  br label %197

154:
  %155 = getelementptr { double, double }, ptr %5, i64 %103
  %156 = getelementptr i8, ptr %155, i64 -8
  %157 = load double, ptr %156, align 8
  %158 = fneg double %157
  %159 = select i1 %13, double %158, double %157
  %160 = getelementptr { double, double }, ptr %5, i64 %103
  %161 = getelementptr i8, ptr %160, i64 -16
  %162 = load double, ptr %161, align 8
  %163 = getelementptr i8, ptr %106, i64 -16
  %164 = load double, ptr %163, align 8
  %165 = getelementptr i8, ptr %106, i64 -8
  %166 = load double, ptr %165, align 8
  %167 = fmul double %162, %164
  %168 = fmul double %159, %166
  %169 = fmul double %162, %166
  %170 = fmul double %159, %164
  %171 = fsub double %167, %168
  %172 = fadd double %170, %169
  %173 = fsub double %107, %171
  %174 = fsub double %109, %172
  %175 = icmp eq i64 %103, 1
  br i1 %175, label %._crit_edge18, label %176

._crit_edge18:
  br label %197

176:
  %177 = getelementptr { double, double }, ptr %6, i64 %103
  %178 = getelementptr i8, ptr %177, i64 -24
  %179 = load double, ptr %178, align 8
  %180 = fneg double %179
  %181 = select i1 %13, double %180, double %179
  %182 = getelementptr { double, double }, ptr %6, i64 %103
  %183 = getelementptr i8, ptr %182, i64 -32
  %184 = load double, ptr %183, align 8
  %185 = getelementptr i8, ptr %106, i64 -32
  %186 = load double, ptr %185, align 8
  %187 = getelementptr i8, ptr %106, i64 -24
  %188 = load double, ptr %187, align 8
  %189 = fmul double %184, %186
  %190 = fmul double %181, %188
  %191 = fmul double %184, %188
  %192 = fmul double %181, %186
  %193 = fsub double %189, %190
  %194 = fadd double %192, %191
  %195 = fsub double %173, %193
  %196 = fsub double %174, %194
  br label %197

197:
  %198 = phi double [ %173, %._crit_edge18 ], [ %107, %._crit_edge17 ], [ %195, %176 ]
  %199 = phi double [ %174, %._crit_edge18 ], [ %109, %._crit_edge17 ], [ %196, %176 ]
  br i1 %13, label %200, label %._crit_edge19

._crit_edge19:
  br label %205

200:
  %201 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %103
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 8
  %203 = load double, ptr %202, align 8
  %204 = fneg double %203
  br label %211

205:
  %206 = phi double [ %199, %._crit_edge19 ], [ %132, %._crit_edge16 ], [ %151, %135 ]
  %207 = phi double [ %198, %._crit_edge19 ], [ %131, %._crit_edge16 ], [ %150, %135 ]
  %208 = getelementptr inbounds { double, double }, ptr %4, i64 %105
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %210 = load double, ptr %209, align 8
  br label %211

211:
  %212 = phi double [ %199, %200 ], [ %206, %205 ]
  %213 = phi double [ %198, %200 ], [ %207, %205 ]
  %214 = phi ptr [ %201, %200 ], [ %208, %205 ]
  %215 = phi double [ %204, %200 ], [ %210, %205 ]
  %216 = load double, ptr %214, align 8
  %217 = call double @llvm.fabs.f64(double %216)
  %218 = call double @llvm.fabs.f64(double %215)
  %219 = fcmp ugt double %217, %218
  br i1 %219, label %220, label %230

220:
  %221 = fdiv double %215, %216
  %222 = fmul double %215, %221
  %223 = fadd double %216, %222
  %224 = fmul double %212, %221
  %225 = fadd double %213, %224
  %226 = fdiv double %225, %223
  %227 = fmul double %213, %221
  %228 = fsub double %212, %227
  %229 = fdiv double %228, %223
  br label %240

230:
  %231 = fdiv double %216, %215
  %232 = fmul double %216, %231
  %233 = fadd double %215, %232
  %234 = fmul double %213, %231
  %235 = fadd double %212, %234
  %236 = fdiv double %235, %233
  %237 = fmul double %212, %231
  %238 = fsub double %237, %213
  %239 = fdiv double %238, %233
  br label %240

240:
  %241 = phi double [ %226, %220 ], [ %236, %230 ]
  %242 = phi double [ %229, %220 ], [ %239, %230 ]
  store double %241, ptr %106, align 8
  store double %242, ptr %108, align 8
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
  %259 = getelementptr inbounds nuw { double, double }, ptr %56, i64 %249
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 16
  %261 = load double, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %259, i64 24
  %263 = load double, ptr %262, align 8
  %264 = load double, ptr %259, align 8
  %265 = getelementptr inbounds nuw i8, ptr %259, i64 8
  %266 = load double, ptr %265, align 8
  %267 = getelementptr inbounds nuw { double, double }, ptr %3, i64 %249
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 8
  %269 = load double, ptr %268, align 8
  %270 = fneg double %269
  %271 = select i1 %13, double %270, double %269
  %272 = load double, ptr %267, align 8
  %273 = fmul double %261, %272
  %274 = fmul double %263, %271
  %275 = fmul double %263, %272
  %276 = fmul double %261, %271
  %277 = fsub double %273, %274
  %278 = fadd double %276, %275
  %279 = fsub double %264, %277
  %280 = fsub double %266, %278
  %281 = getelementptr { double, double }, ptr %56, i64 %258
  %282 = getelementptr i8, ptr %281, i64 -16
  %283 = getelementptr i8, ptr %281, i64 -8
  store double %279, ptr %282, align 8
  store double %280, ptr %283, align 8
  %284 = shl nuw nsw i64 %249, 1
  %285 = or disjoint i64 %284, 1
  %286 = sub i64 %285, %258
  %287 = getelementptr { double, double }, ptr %56, i64 %286
  %288 = getelementptr i8, ptr %287, i64 16
  %289 = getelementptr i8, ptr %287, i64 24
  store double %261, ptr %288, align 8
  store double %263, ptr %289, align 8
  %290 = add nsw i64 %249, -1
  %291 = icmp slt i64 %249, 1
  br i1 %291, label %.loopexit, label %._crit_edge22

._crit_edge22:
  br label %248
}

define internal void @irad.body.zpttrf(ptr readonly %0, ptr %1, ptr %2, ptr writeonly initializes((0, 4)) %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = call fastcc i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %6, ptr %1, ptr %2)
  store i32 %7, ptr %3, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %0, ptr %1, ptr %2) unnamed_addr {
  %4 = icmp sgt i64 %0, 0
  br i1 %4, label %5, label %._crit_edge

._crit_edge:
  br label %38

5:
  %6 = shl i64 %0, 3
  call void @__irad_double(ptr %1, i64 %6)
  %7 = icmp eq i64 %0, 1
  br i1 %7, label %._crit_edge1, label %8

._crit_edge1:
  br label %11

8:
  %9 = shl i64 %0, 4
  %10 = add i64 %9, -16
  call void @__irad_double(ptr %2, i64 %10)
  br label %11

11:
  br label %12

12:
  %13 = phi i64 [ %18, %._crit_edge3 ], [ 0, %11 ]
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fcmp ogt double %15, 0.000000e+00
  br i1 %16, label %17, label %35

17:
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp slt i64 %18, %0
  br i1 %19, label %20, label %._crit_edge2

._crit_edge2:
  br label %33

20:
  %21 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %13
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load double, ptr %23, align 8
  %25 = fdiv double %22, %15
  %26 = fdiv double %24, %15
  store double %25, ptr %21, align 8
  store double %26, ptr %23, align 8
  %27 = fmul double %22, %25
  %28 = fmul double %24, %26
  %29 = fadd double %27, %28
  %30 = getelementptr inbounds nuw double, ptr %1, i64 %18
  %31 = load double, ptr %30, align 8
  %32 = fsub double %31, %29
  store double %32, ptr %30, align 8
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

define internal void @irad.body.zpttrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
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
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 %12, i64 %14, i64 %16, ptr %3, ptr %4, ptr %5, i64 %18)
  store i32 0, ptr %7, align 4
  ret void
}

define internal void @irad.body.systems_z.solve_positive_tridiagonal(i32 range(i32 0, 2) %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6) unnamed_addr {
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
  %13 = shl i64 %1, 3
  call void @__irad_double(ptr %3, i64 %13)
  %14 = icmp ne i64 %1, 1
  br i1 %14, label %15, label %._crit_edge5

._crit_edge5:
  br label %18

15:
  %16 = add nsw i64 %1, -1
  %17 = shl i64 %16, 4
  call void @__irad_double(ptr %4, i64 %17)
  br label %18

18:
  %19 = phi i64 [ %16, %15 ], [ 0, %._crit_edge5 ]
  %20 = icmp sgt i64 %2, 0
  br i1 %20, label %21, label %._crit_edge6

._crit_edge6:
  br label %30

21:
  %22 = add nuw i64 %2, 1152921504606846975
  %23 = mul i64 %6, %22
  %24 = add i64 %23, %1
  %25 = shl i64 %24, 4
  call void @__irad_double(ptr %5, i64 %25)
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
  %34 = getelementptr inbounds { double, double }, ptr %5, i64 %33
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
  %38 = getelementptr { double, double }, ptr %4, i64 %37
  %39 = getelementptr i8, ptr %38, i64 -8
  %40 = load double, ptr %39, align 8
  %41 = fneg double %40
  %42 = select i1 %29, double %40, double %41
  %43 = getelementptr { double, double }, ptr %4, i64 %37
  %44 = getelementptr i8, ptr %43, i64 -16
  %45 = load double, ptr %44, align 8
  %46 = getelementptr { double, double }, ptr %34, i64 %37
  %47 = getelementptr i8, ptr %46, i64 -16
  %48 = load double, ptr %47, align 8
  %49 = getelementptr i8, ptr %46, i64 -8
  %50 = load double, ptr %49, align 8
  %51 = fmul double %45, %48
  %52 = fmul double %42, %50
  %53 = fmul double %45, %50
  %54 = fmul double %42, %48
  %55 = fsub double %51, %52
  %56 = fadd double %54, %53
  %57 = load double, ptr %46, align 8
  %58 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %59 = load double, ptr %58, align 8
  %60 = fsub double %57, %55
  %61 = fsub double %59, %56
  store double %60, ptr %46, align 8
  store double %61, ptr %58, align 8
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
  %69 = getelementptr inbounds nuw { double, double }, ptr %34, i64 %68
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %3, i64 %68
  %74 = load double, ptr %73, align 8
  %75 = fdiv double %70, %74
  %76 = fdiv double %72, %74
  %77 = add nuw nsw i64 %68, 1
  %78 = icmp slt i64 %77, %1
  br i1 %78, label %79, label %._crit_edge11

._crit_edge11:
  br label %98

79:
  %80 = getelementptr inbounds nuw { double, double }, ptr %4, i64 %68
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %82 = load double, ptr %81, align 8
  %83 = fneg double %82
  %84 = select i1 %29, double %83, double %82
  %85 = load double, ptr %80, align 8
  %86 = getelementptr inbounds nuw { double, double }, ptr %34, i64 %77
  %87 = load double, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %89 = load double, ptr %88, align 8
  %90 = fmul double %85, %87
  %91 = fmul double %84, %89
  %92 = fmul double %85, %89
  %93 = fmul double %84, %87
  %94 = fsub double %90, %91
  %95 = fadd double %93, %92
  %96 = fsub double %75, %94
  %97 = fsub double %76, %95
  br label %98

98:
  %99 = phi double [ %97, %79 ], [ %76, %._crit_edge11 ]
  %100 = phi double [ %96, %79 ], [ %75, %._crit_edge11 ]
  store double %100, ptr %69, align 8
  store double %99, ptr %71, align 8
  %101 = add nsw i64 %68, -1
  %102 = icmp sgt i64 %68, 0
  br i1 %102, label %._crit_edge12, label %.loopexit

._crit_edge12:
  br label %67
}

define internal void @irad.body.zptsv(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i32, ptr %0, align 4
  %9 = sext i32 %8 to i64
  %10 = call fastcc i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %9, ptr %2, ptr %3)
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
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 0, i64 %14, i64 %16, ptr %2, ptr %3, ptr %4, i64 %18)
  br label %19

19:
  store i32 %10, ptr %6, align 4
  ret void
}

define internal void @irad.body.zgbtrf(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr writeonly initializes((0, 4)) %7) {
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
  %19 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %10, i64 %12, i64 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 4)
  store i32 %19, ptr %7, align 4
  ret void
}

define internal i32 @irad.body.systems_z.factor_band(i64 %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7) unnamed_addr {
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
  %17 = add nuw i64 %1, 1152921504606846975
  %18 = mul i64 %5, %17
  %19 = add i64 %16, %18
  %20 = shl i64 %19, 4
  call void @__irad_double(ptr %4, i64 %20)
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
  %36 = getelementptr { double, double }, ptr %4, i64 %35
  br label %46

.loopexit7:
  br label %37

37:
  br i1 %23, label %38, label %._crit_edge11

._crit_edge11:
  br label %55

38:
  %39 = getelementptr { double, double }, ptr %4, i64 %9
  %40 = icmp eq i64 %7, 8
  %41 = add nsw i64 %1, -1
  %42 = getelementptr { double, double }, ptr %4, i64 %9
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
  %50 = getelementptr { double, double }, ptr %36, i64 %47
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store double 0.000000e+00, ptr %50, align 8
  store double 0.000000e+00, ptr %51, align 8
  br label %52

52:
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp slt i64 %53, %2
  br i1 %54, label %._crit_edge14, label %.loopexit6

._crit_edge14:
  br label %46

.loopexit5:
  %.lcssa26 = phi i32 [ %233, %232 ]
  br label %55

55:
  %56 = phi i32 [ 0, %._crit_edge11 ], [ %.lcssa26, %.loopexit5 ]
  ret i32 %56

57:
  %58 = phi i64 [ %3, %38 ], [ %236, %._crit_edge25 ]
  %59 = phi i64 [ %0, %38 ], [ %63, %._crit_edge25 ]
  %60 = phi i64 [ 0, %38 ], [ %234, %._crit_edge25 ]
  %61 = phi i32 [ 0, %38 ], [ %233, %._crit_edge25 ]
  %62 = phi i64 [ 0, %38 ], [ %235, %._crit_edge25 ]
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
  %71 = getelementptr { double, double }, ptr %39, i64 %70
  br label %92

.loopexit4:
  %.lcssa = phi i64 [ %110, %92 ]
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
  %84 = getelementptr { double, double }, ptr %39, i64 %73
  %85 = getelementptr { double, double }, ptr %84, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = load double, ptr %87, align 8
  %89 = fcmp oeq double %86, 0.000000e+00
  %90 = fcmp oeq double %88, 0.000000e+00
  %91 = and i1 %89, %90
  br i1 %91, label %113, label %118

92:
  %93 = phi i64 [ 1, %69 ], [ %111, %._crit_edge16 ]
  %94 = phi i64 [ 0, %69 ], [ %110, %._crit_edge16 ]
  %95 = getelementptr { double, double }, ptr %71, i64 %93
  %96 = load double, ptr %95, align 8
  %97 = call double @llvm.fabs.f64(double %96)
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %99 = load double, ptr %98, align 8
  %100 = call double @llvm.fabs.f64(double %99)
  %101 = fadd double %97, %100
  %102 = getelementptr { double, double }, ptr %71, i64 %94
  %103 = load double, ptr %102, align 8
  %104 = call double @llvm.fabs.f64(double %103)
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %106 = load double, ptr %105, align 8
  %107 = call double @llvm.fabs.f64(double %106)
  %108 = fadd double %104, %107
  %109 = fcmp ogt double %101, %108
  %110 = select i1 %109, i64 %93, i64 %94
  %111 = add nuw i64 %93, 1
  %112 = icmp eq i64 %93, %64
  br i1 %112, label %.loopexit4, label %._crit_edge16

._crit_edge16:
  br label %92

113:
  %114 = icmp eq i32 %61, 0
  %115 = trunc i64 %62 to i32
  %116 = add nsw i32 %115, 1
  %117 = select i1 %114, i32 %116, i32 %61
  br label %232

118:
  %119 = add nsw i64 %62, %3
  %120 = add nsw i64 %119, %73
  %121 = call i64 @llvm.smin.i64(i64 %120, i64 %41)
  %122 = call i64 @llvm.smax.i64(i64 %60, i64 %121)
  %123 = icmp ne i64 %73, 0
  %124 = icmp sle i64 %62, %122
  %125 = select i1 %124, i1 %123, i1 false
  br i1 %125, label %126, label %._crit_edge17

._crit_edge17:
  br label %129

126:
  %127 = add nsw i64 %62, %9
  %128 = add nsw i64 %73, %127
  br label %133

.loopexit3:
  br label %129

129:
  %130 = getelementptr { double, double }, ptr %39, i64 %83
  br i1 %68, label %._crit_edge18, label %131

._crit_edge18:
  br label %150

131:
  %132 = getelementptr inbounds nuw i8, ptr %130, i64 8
  br label %158

133:
  %134 = phi i64 [ %62, %126 ], [ %148, %._crit_edge19 ]
  %135 = sub nsw i64 %127, %134
  %136 = mul nsw i64 %134, %5
  %137 = getelementptr { double, double }, ptr %4, i64 %135
  %138 = getelementptr { double, double }, ptr %137, i64 %136
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %141 = load double, ptr %140, align 8
  %142 = sub i64 %128, %134
  %143 = getelementptr { double, double }, ptr %4, i64 %142
  %144 = getelementptr { double, double }, ptr %143, i64 %136
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %147 = load double, ptr %146, align 8
  store double %145, ptr %138, align 8
  store double %147, ptr %140, align 8
  store double %139, ptr %144, align 8
  store double %141, ptr %146, align 8
  %148 = add nuw nsw i64 %134, 1
  %149 = icmp slt i64 %134, %122
  br i1 %149, label %._crit_edge19, label %.loopexit3

._crit_edge19:
  br label %133

.loopexit2:
  br label %150

150:
  %151 = icmp slt i64 %62, %122
  br i1 %151, label %152, label %._crit_edge20

._crit_edge20:
  br label %232

152:
  %153 = getelementptr { double, double }, ptr %4, i64 %83
  %154 = add i64 %73, %58
  %155 = call i64 @llvm.smin.i64(i64 %154, i64 %41)
  %156 = call i64 @llvm.smax.i64(i64 %60, i64 %155)
  %157 = getelementptr { double, double }, ptr %42, i64 %62
  br label %197

158:
  %159 = phi i64 [ 1, %131 ], [ %192, %._crit_edge21 ]
  %160 = load double, ptr %130, align 8
  %161 = load double, ptr %132, align 8
  %162 = getelementptr { double, double }, ptr %130, i64 %159
  %163 = load double, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %165 = load double, ptr %164, align 8
  %166 = call double @llvm.fabs.f64(double %160)
  %167 = call double @llvm.fabs.f64(double %161)
  %168 = fcmp ugt double %166, %167
  br i1 %168, label %169, label %179

169:
  %170 = fdiv double %161, %160
  %171 = fmul double %161, %170
  %172 = fadd double %160, %171
  %173 = fmul double %170, %165
  %174 = fadd double %163, %173
  %175 = fdiv double %174, %172
  %176 = fmul double %163, %170
  %177 = fsub double %165, %176
  %178 = fdiv double %177, %172
  br label %189

179:
  %180 = fdiv double %160, %161
  %181 = fmul double %160, %180
  %182 = fadd double %161, %181
  %183 = fmul double %163, %180
  %184 = fadd double %183, %165
  %185 = fdiv double %184, %182
  %186 = fmul double %180, %165
  %187 = fsub double %186, %163
  %188 = fdiv double %187, %182
  br label %189

189:
  %190 = phi double [ %175, %169 ], [ %185, %179 ]
  %191 = phi double [ %178, %169 ], [ %188, %179 ]
  store double %190, ptr %162, align 8
  store double %191, ptr %164, align 8
  %192 = add nuw i64 %159, 1
  %193 = icmp eq i64 %159, %64
  br i1 %193, label %.loopexit2, label %._crit_edge21

._crit_edge21:
  br label %158

.loopexit:
  br label %194

194:
  %195 = sub nuw i64 -2, %199
  %196 = icmp eq i64 %200, %156
  br i1 %196, label %.loopexit1, label %._crit_edge22

._crit_edge22:
  br label %197

197:
  %198 = phi i64 [ %65, %152 ], [ %195, %._crit_edge22 ]
  %199 = phi i64 [ %62, %152 ], [ %200, %._crit_edge22 ]
  %200 = add nuw nsw i64 %199, 1
  br i1 %68, label %._crit_edge23, label %201

._crit_edge23:
  br label %194

201:
  %202 = mul nsw i64 %200, %5
  %203 = getelementptr { double, double }, ptr %157, i64 %198
  %204 = getelementptr { double, double }, ptr %203, i64 %202
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %206 = getelementptr { double, double }, ptr %4, i64 %202
  %207 = getelementptr { double, double }, ptr %206, i64 %198
  %208 = getelementptr { double, double }, ptr %207, i64 %62
  br label %209

209:
  %210 = phi i64 [ 1, %201 ], [ %230, %._crit_edge24 ]
  %211 = add nsw i64 %210, %9
  %212 = getelementptr { double, double }, ptr %153, i64 %211
  %213 = load double, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %215 = load double, ptr %214, align 8
  %216 = load double, ptr %204, align 8
  %217 = load double, ptr %205, align 8
  %218 = fmul double %213, %216
  %219 = fmul double %215, %217
  %220 = fmul double %213, %217
  %221 = fmul double %215, %216
  %222 = fsub double %218, %219
  %223 = fadd double %221, %220
  %224 = getelementptr { double, double }, ptr %208, i64 %211
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %227 = load double, ptr %226, align 8
  %228 = fsub double %225, %222
  %229 = fsub double %227, %223
  store double %228, ptr %224, align 8
  store double %229, ptr %226, align 8
  %230 = add nuw i64 %210, 1
  %231 = icmp eq i64 %210, %64
  br i1 %231, label %.loopexit, label %._crit_edge24

._crit_edge24:
  br label %209

.loopexit1:
  br label %232

232:
  %233 = phi i32 [ %117, %113 ], [ %61, %._crit_edge20 ], [ %61, %.loopexit1 ]
  %234 = phi i64 [ %60, %113 ], [ %122, %._crit_edge20 ], [ %122, %.loopexit1 ]
  %235 = add nuw nsw i64 %62, 1
  %236 = add i64 %58, 1
  %237 = icmp eq i64 %235, %22
  br i1 %237, label %.loopexit5, label %._crit_edge25

._crit_edge25:
  br label %57
}

define internal void @irad.body.zgbtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
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
  call fastcc void @irad.body.systems_z.solve_band(i32 %13, i64 %15, i64 %17, i64 %19, i64 %21, ptr %5, i64 %23, ptr %7, i64 4, ptr %8, i64 %25)
  store i32 0, ptr %10, align 4
  ret void
}

define internal void @irad.body.systems_z.solve_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 range(i64 4, 9) %8, ptr %9, i64 %10) unnamed_addr {
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
  %22 = add nuw i64 %1, 1152921504606846975
  %23 = mul i64 %6, %22
  %24 = add i64 %21, %23
  %25 = shl i64 %24, 4
  call void @__irad_double(ptr %5, i64 %25)
  br label %26

26:
  %27 = icmp sgt i64 %4, 0
  %28 = and i1 %18, %27
  br i1 %28, label %29, label %34

29:
  %30 = add nuw i64 %4, 1152921504606846975
  %31 = mul i64 %10, %30
  %32 = add i64 %31, %1
  %33 = shl i64 %32, 4
  call void @__irad_double(ptr %9, i64 %33)
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
  %40 = getelementptr { double, double }, ptr %5, i64 %12
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
  %48 = getelementptr inbounds { double, double }, ptr %9, i64 %47
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
  %64 = getelementptr { double, double }, ptr %48, i64 %63
  %65 = getelementptr i8, ptr %64, i64 -16
  %66 = load double, ptr %65, align 8
  %67 = getelementptr i8, ptr %64, i64 -8
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %54
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load double, ptr %71, align 8
  store double %70, ptr %65, align 8
  store double %72, ptr %67, align 8
  store double %66, ptr %69, align 8
  store double %68, ptr %71, align 8
  %73 = mul nsw i64 %54, %6
  %74 = getelementptr { double, double }, ptr %40, i64 %73
  %75 = getelementptr { double, double }, ptr %48, i64 %54
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
  %84 = getelementptr { double, double }, ptr %74, i64 %77
  %85 = load double, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %87 = load double, ptr %86, align 8
  %88 = fmul double %66, %85
  %89 = fmul double %68, %87
  %90 = fmul double %68, %85
  %91 = fmul double %66, %87
  %92 = fsub double %88, %89
  %93 = fadd double %90, %91
  %94 = getelementptr { double, double }, ptr %75, i64 %77
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %97 = load double, ptr %96, align 8
  %98 = fsub double %95, %92
  %99 = fsub double %97, %93
  store double %98, ptr %94, align 8
  store double %99, ptr %96, align 8
  %100 = add nuw i64 %77, 1
  %101 = icmp eq i64 %77, %2
  br i1 %101, label %split, label %._crit_edge18

._crit_edge18:
  br label %76

102:
  %103 = phi i64 [ %104, %._crit_edge21 ], [ %1, %.preheader2 ]
  %104 = add nsw i64 %103, -1
  %105 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %108 = load double, ptr %107, align 8
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
  %.lcssa39 = phi double [ %145, %124 ]
  %.lcssa38 = phi double [ %146, %124 ]
  br label %113

113:
  %114 = phi double [ %106, %._crit_edge19 ], [ %.lcssa39, %.loopexit ]
  %115 = phi double [ %108, %._crit_edge19 ], [ %.lcssa38, %.loopexit ]
  %116 = mul nsw i64 %104, %6
  %117 = getelementptr { double, double }, ptr %40, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 8
  %120 = load double, ptr %119, align 8
  %121 = call double @llvm.fabs.f64(double %118)
  %122 = call double @llvm.fabs.f64(double %120)
  %123 = fcmp ugt double %121, %122
  br i1 %123, label %151, label %161

124:
  %125 = phi double [ %146, %._crit_edge20 ], [ %108, %.preheader ]
  %126 = phi double [ %145, %._crit_edge20 ], [ %106, %.preheader ]
  %127 = phi i64 [ %147, %._crit_edge20 ], [ %103, %.preheader ]
  %128 = sub nsw i64 %109, %127
  %129 = mul nsw i64 %127, %6
  %130 = getelementptr { double, double }, ptr %5, i64 %128
  %131 = getelementptr { double, double }, ptr %130, i64 %129
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %127
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %138 = load double, ptr %137, align 8
  %139 = fmul double %132, %136
  %140 = fmul double %134, %138
  %141 = fmul double %132, %138
  %142 = fmul double %134, %136
  %143 = fsub double %139, %140
  %144 = fadd double %142, %141
  %145 = fsub double %126, %143
  %146 = fsub double %125, %144
  %147 = add nuw nsw i64 %127, 1
  %148 = icmp sge i64 %147, %1
  %149 = icmp sge i64 %127, %109
  %150 = select i1 %148, i1 true, i1 %149
  br i1 %150, label %.loopexit, label %._crit_edge20

._crit_edge20:
  br label %124

151:
  %152 = fdiv double %120, %118
  %153 = fmul double %120, %152
  %154 = fadd double %118, %153
  %155 = fmul double %115, %152
  %156 = fadd double %114, %155
  %157 = fdiv double %156, %154
  %158 = fmul double %114, %152
  %159 = fsub double %115, %158
  %160 = fdiv double %159, %154
  br label %171

161:
  %162 = fdiv double %118, %120
  %163 = fmul double %118, %162
  %164 = fadd double %120, %163
  %165 = fmul double %114, %162
  %166 = fadd double %115, %165
  %167 = fdiv double %166, %164
  %168 = fmul double %115, %162
  %169 = fsub double %168, %114
  %170 = fdiv double %169, %164
  br label %171

171:
  %172 = phi double [ %157, %151 ], [ %167, %161 ]
  %173 = phi double [ %160, %151 ], [ %170, %161 ]
  store double %172, ptr %105, align 8
  store double %173, ptr %107, align 8
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
  %178 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %178, i64 8
  %181 = load double, ptr %180, align 8
  %182 = mul nsw i64 %177, %6
  %183 = getelementptr { double, double }, ptr %40, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 8
  %185 = load double, ptr %184, align 8
  %186 = fneg double %185
  %187 = select i1 %14, double %186, double %185
  %188 = load double, ptr %183, align 8
  %189 = sub nsw i64 %177, %12
  %190 = call i64 @llvm.smax.i64(i64 %189, i64 0)
  %191 = icmp samesign ult i64 %190, %177
  br i1 %191, label %192, label %._crit_edge23

._crit_edge23:
  br label %197

192:
  %193 = sub i64 %12, %177
  %194 = mul nsw i64 %177, %6
  %195 = getelementptr { double, double }, ptr %5, i64 %194
  %196 = getelementptr { double, double }, ptr %195, i64 %193
  br label %203

.loopexit1:
  %.lcssa31 = phi double [ %223, %203 ]
  %.lcssa = phi double [ %224, %203 ]
  br label %197

197:
  %198 = phi double [ %179, %._crit_edge23 ], [ %.lcssa31, %.loopexit1 ]
  %199 = phi double [ %181, %._crit_edge23 ], [ %.lcssa, %.loopexit1 ]
  %200 = call double @llvm.fabs.f64(double %188)
  %201 = call double @llvm.fabs.f64(double %185)
  %202 = fcmp ugt double %200, %201
  br i1 %202, label %227, label %237

203:
  %204 = phi i64 [ %190, %192 ], [ %225, %._crit_edge24 ]
  %205 = phi double [ %181, %192 ], [ %224, %._crit_edge24 ]
  %206 = phi double [ %179, %192 ], [ %223, %._crit_edge24 ]
  %207 = getelementptr { double, double }, ptr %196, i64 %204
  %208 = load double, ptr %207, align 8
  %209 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %210 = load double, ptr %209, align 8
  %211 = fneg double %210
  %212 = select i1 %14, double %211, double %210
  %213 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %204
  %214 = load double, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %213, i64 8
  %216 = load double, ptr %215, align 8
  %217 = fmul double %208, %214
  %218 = fmul double %212, %216
  %219 = fmul double %208, %216
  %220 = fmul double %212, %214
  %221 = fsub double %217, %218
  %222 = fadd double %220, %219
  %223 = fsub double %206, %221
  %224 = fsub double %205, %222
  %225 = add nuw nsw i64 %204, 1
  %226 = icmp samesign ult i64 %225, %177
  br i1 %226, label %._crit_edge24, label %.loopexit1

._crit_edge24:
  br label %203

227:
  %228 = fdiv double %187, %188
  %229 = fmul double %187, %228
  %230 = fadd double %188, %229
  %231 = fmul double %228, %199
  %232 = fadd double %198, %231
  %233 = fdiv double %232, %230
  %234 = fmul double %228, %198
  %235 = fsub double %199, %234
  %236 = fdiv double %235, %230
  br label %247

237:
  %238 = fdiv double %188, %187
  %239 = fmul double %188, %238
  %240 = fadd double %187, %239
  %241 = fmul double %238, %198
  %242 = fadd double %241, %199
  %243 = fdiv double %242, %240
  %244 = fmul double %238, %199
  %245 = fsub double %244, %198
  %246 = fdiv double %245, %240
  br label %247

247:
  %248 = phi double [ %233, %227 ], [ %243, %237 ]
  %249 = phi double [ %236, %227 ], [ %246, %237 ]
  store double %248, ptr %178, align 8
  store double %249, ptr %180, align 8
  %250 = add nuw nsw i64 %177, 1
  %251 = icmp eq i64 %250, %1
  br i1 %251, label %175, label %._crit_edge25

._crit_edge25:
  br label %176

252:
  %253 = phi i64 [ %254, %._crit_edge28 ], [ %1, %.preheader6 ]
  %254 = add nsw i64 %253, -1
  %255 = getelementptr inbounds nuw { double, double }, ptr %48, i64 %254
  %256 = load double, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %255, i64 8
  %258 = load double, ptr %257, align 8
  %259 = mul nsw i64 %254, %6
  %260 = getelementptr { double, double }, ptr %40, i64 %259
  br label %261

261:
  %262 = phi i64 [ 1, %252 ], [ %304, %._crit_edge29 ]
  %263 = phi double [ %256, %252 ], [ %302, %._crit_edge29 ]
  %264 = phi double [ %258, %252 ], [ %303, %._crit_edge29 ]
  %265 = add nsw i64 %262, %254
  %266 = icmp slt i64 %265, %1
  br i1 %266, label %285, label %._crit_edge26

._crit_edge26:
  %.lcssa34 = phi double [ %263, %261 ]
  %.lcssa32 = phi double [ %264, %261 ]
  br label %267

split27:
  %.lcssa37 = phi double [ %302, %285 ]
  %.lcssa36 = phi double [ %303, %285 ]
  br label %267

267:
  %268 = phi double [ %.lcssa32, %._crit_edge26 ], [ %.lcssa36, %split27 ]
  %269 = phi double [ %.lcssa34, %._crit_edge26 ], [ %.lcssa37, %split27 ]
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
  %279 = getelementptr { double, double }, ptr %48, i64 %278
  %280 = getelementptr i8, ptr %279, i64 -16
  %281 = load double, ptr %280, align 8
  %282 = getelementptr i8, ptr %279, i64 -8
  %283 = load double, ptr %282, align 8
  store double %281, ptr %255, align 8
  store double %283, ptr %257, align 8
  store double %269, ptr %280, align 8
  store double %268, ptr %282, align 8
  %284 = icmp sgt i64 %253, 1
  br i1 %284, label %._crit_edge28, label %.loopexit7

._crit_edge28:
  br label %252

285:
  %286 = getelementptr { double, double }, ptr %260, i64 %262
  %287 = load double, ptr %286, align 8
  %288 = getelementptr inbounds nuw i8, ptr %286, i64 8
  %289 = load double, ptr %288, align 8
  %290 = fneg double %289
  %291 = select i1 %14, double %290, double %289
  %292 = getelementptr inbounds { double, double }, ptr %48, i64 %265
  %293 = load double, ptr %292, align 8
  %294 = getelementptr inbounds nuw i8, ptr %292, i64 8
  %295 = load double, ptr %294, align 8
  %296 = fmul double %287, %293
  %297 = fmul double %291, %295
  %298 = fmul double %287, %295
  %299 = fmul double %291, %293
  %300 = fsub double %296, %297
  %301 = fadd double %299, %298
  %302 = fsub double %263, %300
  %303 = fsub double %264, %301
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

define internal void @irad.body.zgbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 4)) %9) {
  %11 = load i32, ptr %0, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %12, i64 %12, i64 %14, i64 %16, ptr %4, i64 %18, ptr %6, i64 4)
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
  call fastcc void @irad.body.systems_z.solve_band(i32 110, i64 %23, i64 %25, i64 %27, i64 %29, ptr %4, i64 %31, ptr %6, i64 4, ptr %7, i64 %33)
  br label %34

34:
  store i32 %19, ptr %9, align 4
  ret void
}

define internal void @irad.body.zpbtrf(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i32, ptr %1, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %2, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %8, i64 %10, i64 %12, ptr %3, i64 %14)
  store i32 %15, ptr %5, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.systems_z.factor_positive_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = and i32 %0, -33
  %7 = icmp eq i32 %6, 85
  %8 = icmp sgt i64 %2, -1
  %9 = icmp sgt i64 %1, 0
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %17

11:
  %12 = add nuw nsw i64 %2, 1
  %13 = add nuw i64 %1, 1152921504606846975
  %14 = mul i64 %4, %13
  %15 = add i64 %12, %14
  %16 = shl i64 %15, 4
  call void @__irad_double(ptr %3, i64 %16)
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
  %21 = getelementptr { double, double }, ptr %3, i64 %20
  %22 = select i1 %7, i64 %2, i64 0
  %23 = getelementptr { double, double }, ptr %3, i64 %22
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
  %34 = getelementptr { double, double }, ptr %21, i64 %33
  %35 = load double, ptr %34, align 8
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
  %.lcssa = phi double [ %62, %53 ]
  br label %41

41:
  %42 = phi double [ %35, %._crit_edge5 ], [ %.lcssa, %.loopexit2 ]
  %43 = fcmp ogt double %42, 0.000000e+00
  br i1 %43, label %68, label %65

44:
  %45 = phi double [ %35, %37 ], [ %62, %._crit_edge6 ]
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
  %55 = getelementptr inbounds { double, double }, ptr %3, i64 %54
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = load double, ptr %57, align 8
  %59 = fmul double %56, %56
  %60 = fmul double %58, %58
  %61 = fadd double %59, %60
  %62 = fsub double %45, %61
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
  %69 = call double @llvm.sqrt.f64(double %42)
  %70 = mul nsw i64 %27, %4
  %71 = getelementptr { double, double }, ptr %23, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store double %69, ptr %71, align 8
  store double 0.000000e+00, ptr %72, align 8
  %73 = icmp slt i64 %27, %32
  %74 = xor i64 %27, -1
  br i1 %73, label %75, label %._crit_edge7

._crit_edge7:
  br label %175

75:
  %76 = mul nsw i64 %27, %4
  %77 = getelementptr { double, double }, ptr %3, i64 %76
  %78 = add i64 %76, %26
  %79 = getelementptr { double, double }, ptr %77, i64 %26
  %80 = getelementptr { double, double }, ptr %79, i64 %2
  br label %81

81:
  %82 = phi i64 [ %74, %75 ], [ %173, %._crit_edge10 ]
  %83 = phi i64 [ %27, %75 ], [ %84, %._crit_edge10 ]
  %84 = add nuw nsw i64 %83, 1
  br i1 %7, label %90, label %85

85:
  %86 = sub nuw nsw i64 %84, %27
  %87 = getelementptr { double, double }, ptr %77, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %89 = load double, ptr %88, align 8
  br label %98

90:
  %91 = sub nsw i64 %31, %84
  %92 = mul nsw i64 %84, %4
  %93 = getelementptr { double, double }, ptr %3, i64 %91
  %94 = getelementptr { double, double }, ptr %93, i64 %92
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 8
  %96 = load double, ptr %95, align 8
  %97 = fneg double %96
  br label %98

98:
  %99 = phi ptr [ %94, %90 ], [ %87, %85 ]
  %100 = phi double [ %97, %90 ], [ %89, %85 ]
  %101 = load double, ptr %99, align 8
  %102 = sub nsw i64 %84, %2
  %103 = call i64 @llvm.smax.i64(i64 %102, i64 0)
  %104 = icmp samesign ult i64 %103, %27
  br i1 %104, label %105, label %._crit_edge8

._crit_edge8:
  br label %110

105:
  %106 = mul nsw i64 %84, %4
  %107 = getelementptr { double, double }, ptr %3, i64 %106
  %108 = getelementptr { double, double }, ptr %107, i64 %82
  %109 = getelementptr { double, double }, ptr %108, i64 %2
  br label %115

.loopexit:
  %.lcssa13 = phi double [ %157, %154 ]
  %.lcssa12 = phi double [ %158, %154 ]
  br label %110

110:
  %111 = phi double [ %101, %._crit_edge8 ], [ %.lcssa13, %.loopexit ]
  %112 = phi double [ %100, %._crit_edge8 ], [ %.lcssa12, %.loopexit ]
  %113 = fdiv double %111, %69
  %114 = fdiv double %112, %69
  br i1 %7, label %161, label %166

115:
  %116 = phi double [ %100, %105 ], [ %158, %._crit_edge9 ]
  %117 = phi double [ %101, %105 ], [ %157, %._crit_edge9 ]
  %118 = phi i64 [ %103, %105 ], [ %159, %._crit_edge9 ]
  br i1 %7, label %119, label %134

119:
  %120 = getelementptr { double, double }, ptr %109, i64 %118
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %123 = load double, ptr %122, align 8
  %124 = getelementptr { double, double }, ptr %80, i64 %118
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %127 = load double, ptr %126, align 8
  %128 = fmul double %121, %125
  %129 = fmul double %121, %127
  %130 = fmul double %123, %127
  %131 = fadd double %128, %130
  %132 = fmul double %123, %125
  %133 = fsub double %129, %132
  br label %154

134:
  %135 = sub nsw i64 %84, %118
  %136 = mul nsw i64 %118, %4
  %137 = getelementptr { double, double }, ptr %3, i64 %135
  %138 = getelementptr { double, double }, ptr %137, i64 %136
  %139 = load double, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %141 = load double, ptr %140, align 8
  %142 = sub nsw i64 %27, %118
  %143 = getelementptr { double, double }, ptr %3, i64 %142
  %144 = getelementptr { double, double }, ptr %143, i64 %136
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %147 = load double, ptr %146, align 8
  %148 = fmul double %139, %145
  %149 = fmul double %141, %145
  %150 = fmul double %141, %147
  %151 = fadd double %148, %150
  %152 = fmul double %139, %147
  %153 = fsub double %149, %152
  br label %154

154:
  %155 = phi double [ %131, %119 ], [ %151, %134 ]
  %156 = phi double [ %133, %119 ], [ %153, %134 ]
  %157 = fsub double %117, %155
  %158 = fsub double %116, %156
  %159 = add nuw nsw i64 %118, 1
  %160 = icmp samesign ult i64 %159, %27
  br i1 %160, label %._crit_edge9, label %.loopexit

._crit_edge9:
  br label %115

161:
  %162 = fneg double %114
  %163 = add i64 %82, %31
  %164 = mul nsw i64 %84, %4
  %165 = add nsw i64 %163, %164
  br label %168

166:
  %167 = add i64 %78, %84
  br label %168

168:
  %169 = phi double [ %162, %161 ], [ %114, %166 ]
  %170 = phi i64 [ %165, %161 ], [ %167, %166 ]
  %171 = getelementptr inbounds { double, double }, ptr %3, i64 %170
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 8
  store double %113, ptr %171, align 8
  store double %169, ptr %172, align 8
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

define internal void @irad.body.zpbtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
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
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %11, i64 %13, i64 %15, i64 %17, ptr %4, i64 %19, ptr %6, i64 %21)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.systems_z.solve_positive_band(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) unnamed_addr {
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
  %16 = add nuw i64 %1, 1152921504606846975
  %17 = mul i64 %5, %16
  %18 = add i64 %15, %17
  %19 = shl i64 %18, 4
  call void @__irad_double(ptr %4, i64 %19)
  br label %20

20:
  %21 = icmp sgt i64 %3, 0
  %22 = and i1 %12, %21
  br i1 %22, label %23, label %28

23:
  %24 = add nuw i64 %3, 1152921504606846975
  %25 = mul i64 %7, %24
  %26 = add i64 %25, %1
  %27 = shl i64 %26, 4
  call void @__irad_double(ptr %6, i64 %27)
  br label %29

28:
  br i1 %21, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %34

._crit_edge5:
  br label %29

29:
  %30 = select i1 %10, i64 %2, i64 0
  %31 = getelementptr { double, double }, ptr %4, i64 %30
  %32 = select i1 %10, i64 %2, i64 0
  %33 = getelementptr { double, double }, ptr %4, i64 %32
  br label %35

.loopexit4:
  br label %34

34:
  ret void

35:
  %36 = phi i64 [ %98, %._crit_edge11 ], [ 0, %29 ]
  %37 = mul nsw i64 %36, %7
  %38 = getelementptr inbounds { double, double }, ptr %6, i64 %37
  br i1 %12, label %.preheader3, label %._crit_edge7

._crit_edge7:
  br label %97

.preheader3:
  br label %39

39:
  %40 = phi i64 [ %61, %._crit_edge9 ], [ 0, %.preheader3 ]
  %41 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %40
  %42 = load double, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %44 = load double, ptr %43, align 8
  %45 = sub nsw i64 %40, %2
  %46 = call i64 @llvm.smax.i64(i64 %45, i64 0)
  %47 = icmp samesign ult i64 %46, %40
  br i1 %47, label %48, label %._crit_edge8

._crit_edge8:
  br label %53

48:
  %49 = sub i64 %2, %40
  %50 = mul nsw i64 %40, %5
  %51 = getelementptr { double, double }, ptr %4, i64 %50
  %52 = getelementptr { double, double }, ptr %51, i64 %49
  br label %63

.loopexit1:
  %.lcssa15 = phi double [ %93, %79 ]
  %.lcssa = phi double [ %94, %79 ]
  br label %53

53:
  %54 = phi double [ %42, %._crit_edge8 ], [ %.lcssa15, %.loopexit1 ]
  %55 = phi double [ %44, %._crit_edge8 ], [ %.lcssa, %.loopexit1 ]
  %56 = mul nsw i64 %40, %5
  %57 = getelementptr { double, double }, ptr %31, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = fdiv double %54, %58
  %60 = fdiv double %55, %58
  store double %59, ptr %41, align 8
  store double %60, ptr %43, align 8
  %61 = add nuw nsw i64 %40, 1
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %39

.preheader:
  br label %100

63:
  %64 = phi double [ %44, %48 ], [ %94, %._crit_edge10 ]
  %65 = phi double [ %42, %48 ], [ %93, %._crit_edge10 ]
  %66 = phi i64 [ %46, %48 ], [ %95, %._crit_edge10 ]
  br i1 %10, label %74, label %67

67:
  %68 = sub nsw i64 %40, %66
  %69 = mul nsw i64 %66, %5
  %70 = getelementptr { double, double }, ptr %4, i64 %68
  %71 = getelementptr { double, double }, ptr %70, i64 %69
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %73 = load double, ptr %72, align 8
  br label %79

74:
  %75 = getelementptr { double, double }, ptr %52, i64 %66
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %77 = load double, ptr %76, align 8
  %78 = fneg double %77
  br label %79

79:
  %80 = phi ptr [ %75, %74 ], [ %71, %67 ]
  %81 = phi double [ %78, %74 ], [ %73, %67 ]
  %82 = load double, ptr %80, align 8
  %83 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %66
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load double, ptr %85, align 8
  %87 = fmul double %82, %84
  %88 = fmul double %81, %86
  %89 = fmul double %82, %86
  %90 = fmul double %81, %84
  %91 = fsub double %87, %88
  %92 = fadd double %90, %89
  %93 = fsub double %65, %91
  %94 = fsub double %64, %92
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
  %103 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %106 = load double, ptr %105, align 8
  %107 = add nsw i64 %102, %2
  %108 = icmp sge i64 %101, %1
  %109 = icmp sgt i64 %101, %107
  %110 = select i1 %108, i1 true, i1 %109
  br i1 %110, label %._crit_edge12, label %111

._crit_edge12:
  br label %114

111:
  %112 = mul nsw i64 %102, %5
  %113 = getelementptr { double, double }, ptr %4, i64 %112
  br label %123

.loopexit:
  %.lcssa17 = phi double [ %154, %140 ]
  %.lcssa16 = phi double [ %155, %140 ]
  br label %114

114:
  %115 = phi double [ %106, %._crit_edge12 ], [ %.lcssa16, %.loopexit ]
  %116 = phi double [ %104, %._crit_edge12 ], [ %.lcssa17, %.loopexit ]
  %117 = mul nsw i64 %102, %5
  %118 = getelementptr { double, double }, ptr %33, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fdiv double %116, %119
  %121 = fdiv double %115, %119
  store double %120, ptr %103, align 8
  store double %121, ptr %105, align 8
  %122 = icmp sgt i64 %101, 1
  br i1 %122, label %._crit_edge13, label %.loopexit2

._crit_edge13:
  br label %100

123:
  %124 = phi i64 [ %101, %111 ], [ %156, %._crit_edge14 ]
  %125 = phi double [ %104, %111 ], [ %154, %._crit_edge14 ]
  %126 = phi double [ %106, %111 ], [ %155, %._crit_edge14 ]
  br i1 %10, label %127, label %134

127:
  %128 = sub nsw i64 %107, %124
  %129 = mul nsw i64 %124, %5
  %130 = getelementptr { double, double }, ptr %4, i64 %128
  %131 = getelementptr { double, double }, ptr %130, i64 %129
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = load double, ptr %132, align 8
  br label %140

134:
  %135 = sub nsw i64 %124, %102
  %136 = getelementptr { double, double }, ptr %113, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %138 = load double, ptr %137, align 8
  %139 = fneg double %138
  br label %140

140:
  %141 = phi ptr [ %136, %134 ], [ %131, %127 ]
  %142 = phi double [ %139, %134 ], [ %133, %127 ]
  %143 = load double, ptr %141, align 8
  %144 = getelementptr inbounds nuw { double, double }, ptr %38, i64 %124
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %147 = load double, ptr %146, align 8
  %148 = fmul double %143, %145
  %149 = fmul double %142, %147
  %150 = fmul double %143, %147
  %151 = fmul double %142, %145
  %152 = fsub double %148, %149
  %153 = fadd double %151, %150
  %154 = fsub double %125, %152
  %155 = fsub double %126, %153
  %156 = add nuw nsw i64 %124, 1
  %157 = icmp sge i64 %156, %1
  %158 = icmp sge i64 %124, %107
  %159 = select i1 %157, i1 true, i1 %158
  br i1 %159, label %.loopexit, label %._crit_edge14

._crit_edge14:
  br label %123
}

define internal void @irad.body.zpbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %5, align 4
  %17 = sext i32 %16 to i64
  %18 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %11, i64 %13, i64 %15, ptr %4, i64 %17)
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
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %22, i64 %24, i64 %26, i64 %28, ptr %4, i64 %30, ptr %6, i64 %32)
  br label %33

33:
  store i32 %18, ptr %8, align 4
  ret void
}

define internal i32 @irad.body.LAPACKE_zgetrf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %1 to i64
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  br i1 %7, label %13, label %11

11:
  %12 = call fastcc i32 @irad.body.systems_z.factor(i64 %8, i64 %9, ptr %3, i64 %10, ptr %5, i64 4)
  br label %20

13:
  %14 = mul nsw i64 %9, %8
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_z.turn(i64 %8, i64 %9, ptr %3, i64 %10, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %8, i64 1)
  %19 = call fastcc i32 @irad.body.systems_z.factor(i64 %8, i64 %9, ptr %17, i64 %18, ptr %5, i64 4)
  call fastcc void @irad.body.systems_z.put_back(i64 %8, i64 %9, ptr %17, ptr %3, i64 %10)
  call void @free(ptr %17)
  br label %20

20:
  %21 = phi i32 [ %12, %11 ], [ %19, %13 ]
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_zgetrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %17, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_z.factored_solve(i32 %12, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %32

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %18, %18
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 4
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_z.turn(i64 %18, i64 %18, ptr %4, i64 %19, ptr %23)
  %24 = sext i32 %3 to i64
  %25 = sext i32 %8 to i64
  %26 = mul nsw i64 %24, %18
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = shl i64 %27, 4
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.systems_z.turn(i64 %18, i64 %24, ptr %7, i64 %25, ptr %29)
  %30 = sext i8 %1 to i32
  %31 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.systems_z.factored_solve(i32 %30, i64 %18, i64 %24, ptr %23, i64 %31, ptr %6, i64 4, ptr %29, i64 %31)
  call fastcc void @irad.body.systems_z.put_back(i64 %18, i64 %24, ptr %29, ptr %7, i64 %25)
  call void @free(ptr %29)
  call void @free(ptr %23)
  br label %32

32:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal i32 @irad.body.LAPACKE_zgesv(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i32 %1 to i64
  br i1 %9, label %16, label %11

11:
  %12 = sext i32 %2 to i64
  %13 = sext i32 %4 to i64
  %14 = sext i32 %7 to i64
  %15 = call fastcc i32 @irad.body.systems_z.solve(i64 %10, i64 %12, ptr %3, i64 %13, ptr %5, i64 4, ptr %6, i64 %14)
  br label %30

16:
  %17 = sext i32 %4 to i64
  %18 = mul nsw i64 %10, %10
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_z.turn(i64 %10, i64 %10, ptr %3, i64 %17, ptr %21)
  %22 = sext i32 %2 to i64
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %22, %10
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 4
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_z.turn(i64 %10, i64 %22, ptr %6, i64 %23, ptr %27)
  %28 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %29 = call fastcc i32 @irad.body.systems_z.solve(i64 %10, i64 %22, ptr %21, i64 %28, ptr %5, i64 4, ptr %27, i64 %28)
  call fastcc void @irad.body.systems_z.put_back(i64 %10, i64 %10, ptr %21, ptr %3, i64 %17)
  call void @free(ptr %21)
  call fastcc void @irad.body.systems_z.put_back(i64 %10, i64 %22, ptr %27, ptr %6, i64 %23)
  call void @free(ptr %27)
  br label %30

30:
  %31 = phi i32 [ %15, %11 ], [ %29, %16 ]
  ret i32 %31
}

define internal i32 @irad.body.LAPACKE_zgetri(i32 %0, i32 %1, ptr %2, i32 %3, ptr %4) {
  %6 = icmp eq i32 %0, 101
  %7 = sext i32 %1 to i64
  %8 = sext i32 %3 to i64
  br i1 %6, label %11, label %9

9:
  %10 = call fastcc i32 @irad.body.systems_z.invert(i64 %7, ptr %2, i64 %8, ptr %4, i64 4)
  br label %18

11:
  %12 = mul nsw i64 %7, %7
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 4
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.systems_z.turn(i64 %7, i64 %7, ptr %2, i64 %8, ptr %15)
  %16 = call i64 @llvm.smax.i64(i64 %7, i64 1)
  %17 = call fastcc i32 @irad.body.systems_z.invert(i64 %7, ptr %15, i64 %16, ptr %4, i64 4)
  call fastcc void @irad.body.systems_z.put_back(i64 %7, i64 %7, ptr %15, ptr %2, i64 %8)
  call void @free(ptr %15)
  br label %18

18:
  %19 = phi i32 [ %10, %9 ], [ %17, %11 ]
  ret i32 %19
}

define internal i32 @irad.body.LAPACKE_zpotrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %12, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  %11 = call fastcc i32 @irad.body.systems_z.root(i32 %8, i64 %9, ptr %3, i64 %10)
  br label %22

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %13, %13
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 4
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_z.turn(i64 %13, i64 %13, ptr %3, i64 %14, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %21 = call fastcc i32 @irad.body.systems_z.root(i32 %19, i64 %13, ptr %18, i64 %20)
  call fastcc void @irad.body.systems_z.put_back(i64 %13, i64 %13, ptr %18, ptr %3, i64 %14)
  call void @free(ptr %18)
  br label %22

22:
  %23 = phi i32 [ %11, %7 ], [ %21, %12 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zpotri(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %12, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = sext i32 %2 to i64
  %10 = sext i32 %4 to i64
  %11 = call fastcc i32 @irad.body.systems_z.invert_root(i32 %8, i64 %9, ptr %3, i64 %10)
  br label %22

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  %15 = mul nsw i64 %13, %13
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 4
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_z.turn(i64 %13, i64 %13, ptr %3, i64 %14, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %21 = call fastcc i32 @irad.body.systems_z.invert_root(i32 %19, i64 %13, ptr %18, i64 %20)
  call fastcc void @irad.body.systems_z.put_back(i64 %13, i64 %13, ptr %18, ptr %3, i64 %14)
  call void @free(ptr %18)
  br label %22

22:
  %23 = phi i32 [ %11, %7 ], [ %21, %12 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_ztrtri(i32 %0, i8 signext %1, i8 signext %2, i32 %3, ptr %4, i32 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %14, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i8 %2 to i32
  %11 = sext i32 %3 to i64
  %12 = sext i32 %5 to i64
  %13 = call fastcc i32 @irad.body.systems_z.invert_triangle(i32 %9, i32 %10, i64 %11, ptr %4, i64 %12)
  br label %25

14:
  %15 = sext i32 %3 to i64
  %16 = sext i32 %5 to i64
  %17 = mul nsw i64 %15, %15
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 4
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_z.turn(i64 %15, i64 %15, ptr %4, i64 %16, ptr %20)
  %21 = sext i8 %1 to i32
  %22 = sext i8 %2 to i32
  %23 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %24 = call fastcc i32 @irad.body.systems_z.invert_triangle(i32 %21, i32 %22, i64 %15, ptr %20, i64 %23)
  call fastcc void @irad.body.systems_z.put_back(i64 %15, i64 %15, ptr %20, ptr %4, i64 %16)
  call void @free(ptr %20)
  br label %25

25:
  %26 = phi i32 [ %13, %8 ], [ %24, %14 ]
  ret i32 %26
}

define internal i32 @irad.body.LAPACKE_zpotrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %16, label %10

10:
  %11 = sext i8 %1 to i32
  %12 = sext i32 %2 to i64
  %13 = sext i32 %3 to i64
  %14 = sext i32 %5 to i64
  %15 = sext i32 %7 to i64
  call fastcc void @irad.body.systems_z.root_solve(i32 %11, i64 %12, i64 %13, ptr %4, i64 %14, ptr %6, i64 %15)
  br label %31

16:
  %17 = sext i32 %2 to i64
  %18 = sext i32 %5 to i64
  %19 = mul nsw i64 %17, %17
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 4
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_z.turn(i64 %17, i64 %17, ptr %4, i64 %18, ptr %22)
  %23 = sext i32 %3 to i64
  %24 = sext i32 %7 to i64
  %25 = mul nsw i64 %23, %17
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 4
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_z.turn(i64 %17, i64 %23, ptr %6, i64 %24, ptr %28)
  %29 = sext i8 %1 to i32
  %30 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  call fastcc void @irad.body.systems_z.root_solve(i32 %29, i64 %17, i64 %23, ptr %22, i64 %30, ptr %28, i64 %30)
  call fastcc void @irad.body.systems_z.put_back(i64 %17, i64 %23, ptr %28, ptr %6, i64 %24)
  call void @free(ptr %28)
  call void @free(ptr %22)
  br label %31

31:
  ret i32 0
}

define internal i32 @irad.body.LAPACKE_zposv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %10, label %27

10:
  %11 = sext i32 %2 to i64
  %12 = sext i32 %5 to i64
  %13 = mul nsw i64 %11, %11
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 4
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_z.turn(i64 %11, i64 %11, ptr %4, i64 %12, ptr %16)
  %17 = sext i32 %3 to i64
  %18 = sext i32 %7 to i64
  %19 = mul nsw i64 %17, %11
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 4
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_z.turn(i64 %11, i64 %17, ptr %6, i64 %18, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %25 = call fastcc i32 @irad.body.systems_z.root(i32 %23, i64 %11, ptr %16, i64 %24)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %33, label %._crit_edge

._crit_edge:
  br label %37

27:
  %28 = sext i8 %1 to i32
  %29 = sext i32 %2 to i64
  %30 = sext i32 %5 to i64
  %31 = call fastcc i32 @irad.body.systems_z.root(i32 %28, i64 %29, ptr %4, i64 %30)
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %._crit_edge1

._crit_edge1:
  br label %38

33:
  call fastcc void @irad.body.systems_z.root_solve(i32 %23, i64 %11, i64 %17, ptr %16, i64 %24, ptr %22, i64 %24)
  br label %37

34:
  %35 = sext i32 %3 to i64
  %36 = sext i32 %7 to i64
  call fastcc void @irad.body.systems_z.root_solve(i32 %28, i64 %29, i64 %35, ptr %4, i64 %30, ptr %6, i64 %36)
  br label %38

37:
  call fastcc void @irad.body.systems_z.put_back(i64 %11, i64 %11, ptr %16, ptr %4, i64 %12)
  call void @free(ptr %16)
  call fastcc void @irad.body.systems_z.put_back(i64 %11, i64 %17, ptr %22, ptr %6, i64 %18)
  call void @free(ptr %22)
  br label %38

38:
  %39 = phi i32 [ 0, %34 ], [ %25, %37 ], [ %31, %._crit_edge1 ]
  ret i32 %39
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_ztrtrs(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
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
  %20 = call fastcc i32 @irad.body.systems_z.solve_triangular(i32 %13, i32 %14, i32 %15, i64 %16, i64 %17, ptr %6, i64 %18, ptr %8, i64 %19)
  br label %39

21:
  %22 = sext i32 %4 to i64
  %23 = sext i32 %7 to i64
  %24 = mul nsw i64 %22, %22
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 4
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_z.turn(i64 %22, i64 %22, ptr %6, i64 %23, ptr %27)
  %28 = sext i32 %5 to i64
  %29 = sext i32 %9 to i64
  %30 = mul nsw i64 %28, %22
  %31 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  %32 = shl i64 %31, 4
  %33 = call noalias ptr @malloc(i64 %32)
  call fastcc void @irad.body.systems_z.turn(i64 %22, i64 %28, ptr %8, i64 %29, ptr %33)
  %34 = sext i8 %1 to i32
  %35 = sext i8 %2 to i32
  %36 = sext i8 %3 to i32
  %37 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %38 = call fastcc i32 @irad.body.systems_z.solve_triangular(i32 %34, i32 %35, i32 %36, i64 %22, i64 %28, ptr %27, i64 %37, ptr %33, i64 %37)
  call fastcc void @irad.body.systems_z.put_back(i64 %22, i64 %28, ptr %33, ptr %8, i64 %29)
  call void @free(ptr %33)
  call void @free(ptr %27)
  br label %39

39:
  %40 = phi i32 [ %20, %12 ], [ %38, %21 ]
  ret i32 %40
}

define internal i32 @irad.body.LAPACKE_zsysv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %18, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  %17 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %12, i32 0, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %34

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %5 to i64
  %21 = mul nsw i64 %19, %19
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %23 = shl i64 %22, 4
  %24 = call noalias ptr @malloc(i64 %23)
  call fastcc void @irad.body.systems_z.turn(i64 %19, i64 %19, ptr %4, i64 %20, ptr %24)
  %25 = sext i32 %3 to i64
  %26 = sext i32 %8 to i64
  %27 = mul nsw i64 %25, %19
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = shl i64 %28, 4
  %30 = call noalias ptr @malloc(i64 %29)
  call fastcc void @irad.body.systems_z.turn(i64 %19, i64 %25, ptr %7, i64 %26, ptr %30)
  %31 = sext i8 %1 to i32
  %32 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %33 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %31, i32 0, i64 %19, i64 %25, ptr %24, i64 %32, ptr %6, i64 4, ptr %30, i64 %32)
  call fastcc void @irad.body.systems_z.put_back(i64 %19, i64 %19, ptr %24, ptr %4, i64 %20)
  call void @free(ptr %24)
  call fastcc void @irad.body.systems_z.put_back(i64 %19, i64 %25, ptr %30, ptr %7, i64 %26)
  call void @free(ptr %30)
  br label %34

34:
  %35 = phi i32 [ %17, %11 ], [ %33, %18 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_zhesv(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %18, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  %17 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %12, i32 1, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %34

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %5 to i64
  %21 = mul nsw i64 %19, %19
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %23 = shl i64 %22, 4
  %24 = call noalias ptr @malloc(i64 %23)
  call fastcc void @irad.body.systems_z.turn(i64 %19, i64 %19, ptr %4, i64 %20, ptr %24)
  %25 = sext i32 %3 to i64
  %26 = sext i32 %8 to i64
  %27 = mul nsw i64 %25, %19
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = shl i64 %28, 4
  %30 = call noalias ptr @malloc(i64 %29)
  call fastcc void @irad.body.systems_z.turn(i64 %19, i64 %25, ptr %7, i64 %26, ptr %30)
  %31 = sext i8 %1 to i32
  %32 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %33 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %31, i32 1, i64 %19, i64 %25, ptr %24, i64 %32, ptr %6, i64 4, ptr %30, i64 %32)
  call fastcc void @irad.body.systems_z.put_back(i64 %19, i64 %19, ptr %24, ptr %4, i64 %20)
  call void @free(ptr %24)
  call fastcc void @irad.body.systems_z.put_back(i64 %19, i64 %25, ptr %30, ptr %7, i64 %26)
  call void @free(ptr %30)
  br label %34

34:
  %35 = phi i32 [ %17, %11 ], [ %33, %18 ]
  ret i32 %35
}

define internal i32 @irad.body.LAPACKE_ztrsyl(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9, ptr %10, i32 %11, ptr %12) {
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
  %24 = call fastcc i32 @irad.body.systems_z.solve_sylvester(i32 %16, i32 %17, i64 %18, i64 %19, i64 %20, ptr %6, i64 %21, ptr %8, i64 %22, ptr %10, i64 %23, ptr %12)
  br label %49

25:
  %26 = sext i32 %4 to i64
  %27 = sext i32 %7 to i64
  %28 = mul nsw i64 %26, %26
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 4
  %31 = call noalias ptr @malloc(i64 %30)
  call fastcc void @irad.body.systems_z.turn(i64 %26, i64 %26, ptr %6, i64 %27, ptr %31)
  %32 = sext i32 %5 to i64
  %33 = sext i32 %9 to i64
  %34 = mul nsw i64 %32, %32
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %36 = shl i64 %35, 4
  %37 = call noalias ptr @malloc(i64 %36)
  call fastcc void @irad.body.systems_z.turn(i64 %32, i64 %32, ptr %8, i64 %33, ptr %37)
  %38 = sext i32 %11 to i64
  %39 = mul nsw i64 %32, %26
  %40 = call i64 @llvm.smax.i64(i64 %39, i64 1)
  %41 = shl i64 %40, 4
  %42 = call noalias ptr @malloc(i64 %41)
  call fastcc void @irad.body.systems_z.turn(i64 %26, i64 %32, ptr %10, i64 %38, ptr %42)
  %43 = sext i8 %1 to i32
  %44 = sext i8 %2 to i32
  %45 = sext i32 %3 to i64
  %46 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %47 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %48 = call fastcc i32 @irad.body.systems_z.solve_sylvester(i32 %43, i32 %44, i64 %45, i64 %26, i64 %32, ptr %31, i64 %46, ptr %37, i64 %47, ptr %42, i64 %46, ptr %12)
  call fastcc void @irad.body.systems_z.put_back(i64 %26, i64 %32, ptr %42, ptr %10, i64 %38)
  call void @free(ptr %42)
  call void @free(ptr %31)
  call void @free(ptr %37)
  br label %49

49:
  %50 = phi i32 [ %24, %15 ], [ %48, %25 ]
  ret i32 %50
}

define internal i32 @irad.body.LAPACKE_zgtsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i32 %1 to i64
  %11 = sext i32 %2 to i64
  %12 = sext i32 %7 to i64
  br i1 %9, label %15, label %13

13:
  %14 = call fastcc i32 @irad.body.systems_z.solve_tridiagonal(i64 %10, i64 %11, ptr %3, ptr %4, ptr %5, ptr %6, i64 %12)
  br label %22

15:
  %16 = mul nsw i64 %11, %10
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_z.turn(i64 %10, i64 %11, ptr %6, i64 %12, ptr %19)
  %20 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %21 = call fastcc i32 @irad.body.systems_z.solve_tridiagonal(i64 %10, i64 %11, ptr %3, ptr %4, ptr %5, ptr %19, i64 %20)
  call fastcc void @irad.body.systems_z.put_back(i64 %10, i64 %11, ptr %19, ptr %6, i64 %12)
  call void @free(ptr %19)
  br label %22

22:
  %23 = phi i32 [ %14, %13 ], [ %21, %15 ]
  ret i32 %23
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zgttrf(i32 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = sext i32 %0 to i64
  %8 = call fastcc i32 @irad.body.systems_z.factor_tridiagonal(i64 %7, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 4)
  ret i32 %8
}

define internal i32 @irad.body.LAPACKE_zgttrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i32 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %18, label %13

13:
  %14 = sext i8 %1 to i32
  %15 = sext i32 %2 to i64
  %16 = sext i32 %3 to i64
  %17 = sext i32 %10 to i64
  call fastcc void @irad.body.systems_z.solve_factored_tridiagonal(i32 %14, i64 %15, i64 %16, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 4, ptr %9, i64 %17)
  br label %28

18:
  %19 = sext i32 %2 to i64
  %20 = sext i32 %3 to i64
  %21 = sext i32 %10 to i64
  %22 = mul nsw i64 %20, %19
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 4
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.systems_z.turn(i64 %19, i64 %20, ptr %9, i64 %21, ptr %25)
  %26 = sext i8 %1 to i32
  %27 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  call fastcc void @irad.body.systems_z.solve_factored_tridiagonal(i32 %26, i64 %19, i64 %20, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 4, ptr %25, i64 %27)
  call fastcc void @irad.body.systems_z.put_back(i64 %19, i64 %20, ptr %25, ptr %9, i64 %21)
  call void @free(ptr %25)
  br label %28

28:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zpttrf(i32 %0, ptr %1, ptr %2) {
  %4 = sext i32 %0 to i64
  %5 = call fastcc i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %4, ptr %1, ptr %2)
  ret i32 %5
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zptsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, i32 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = sext i32 %1 to i64
  %10 = call fastcc i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %9, ptr %3, ptr %4)
  br i1 %8, label %11, label %19

11:
  %12 = sext i32 %2 to i64
  %13 = sext i32 %6 to i64
  %14 = mul nsw i64 %12, %9
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_z.turn(i64 %9, i64 %12, ptr %5, i64 %13, ptr %17)
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
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 0, i64 %9, i64 %12, ptr %3, ptr %4, ptr %17, i64 %22)
  br label %26

23:
  %24 = sext i32 %2 to i64
  %25 = sext i32 %6 to i64
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 0, i64 %9, i64 %24, ptr %3, ptr %4, ptr %5, i64 %25)
  br label %27

26:
  call fastcc void @irad.body.systems_z.put_back(i64 %9, i64 %12, ptr %17, ptr %5, i64 %13)
  call void @free(ptr %17)
  br label %27

27:
  ret i32 %10
}

define internal i32 @irad.body.LAPACKE_zgbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9) {
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
  %21 = shl i64 %20, 4
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_z.turn(i64 %15, i64 %16, ptr %5, i64 %17, ptr %22)
  %23 = sext i32 %4 to i64
  %24 = sext i32 %9 to i64
  %25 = mul nsw i64 %23, %16
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 4
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_z.turn(i64 %16, i64 %23, ptr %8, i64 %24, ptr %28)
  br label %29

29:
  %30 = phi i64 [ %15, %18 ], [ %17, %._crit_edge ]
  %31 = phi ptr [ %22, %18 ], [ %5, %._crit_edge ]
  %32 = phi ptr [ %28, %18 ], [ %8, %._crit_edge ]
  %33 = sext i32 %2 to i64
  %34 = sext i32 %3 to i64
  %35 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %16, i64 %16, i64 %33, i64 %34, ptr %31, i64 %30, ptr %7, i64 4)
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %._crit_edge1

._crit_edge1:
  br label %42

37:
  %38 = sext i32 %4 to i64
  %39 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %40 = sext i32 %9 to i64
  %41 = select i1 %11, i64 %39, i64 %40
  call fastcc void @irad.body.systems_z.solve_band(i32 110, i64 %16, i64 %33, i64 %34, i64 %38, ptr %31, i64 %30, ptr %7, i64 4, ptr %32, i64 %41)
  br label %42

42:
  br i1 %11, label %43, label %._crit_edge2

._crit_edge2:
  br label %46

43:
  call fastcc void @irad.body.systems_z.put_back(i64 %15, i64 %16, ptr %31, ptr %5, i64 %17)
  call void @free(ptr %31)
  %44 = sext i32 %4 to i64
  %45 = sext i32 %9 to i64
  call fastcc void @irad.body.systems_z.put_back(i64 %16, i64 %44, ptr %32, ptr %8, i64 %45)
  call void @free(ptr %32)
  br label %46

46:
  ret i32 %35
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zpbsv(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
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
  %21 = shl i64 %20, 4
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_z.turn(i64 %16, i64 %17, ptr %5, i64 %18, ptr %22)
  %23 = sext i32 %4 to i64
  %24 = sext i32 %8 to i64
  %25 = mul nsw i64 %23, %17
  %26 = call i64 @llvm.smax.i64(i64 %25, i64 1)
  %27 = shl i64 %26, 4
  %28 = call noalias ptr @malloc(i64 %27)
  call fastcc void @irad.body.systems_z.turn(i64 %17, i64 %23, ptr %7, i64 %24, ptr %28)
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
  %38 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %35, i64 %32, i64 %36, ptr %33, i64 %37)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %._crit_edge

._crit_edge:
  br label %45

40:
  %41 = sext i32 %4 to i64
  %42 = call i64 @llvm.smax.i64(i64 %32, i64 1)
  %43 = sext i32 %8 to i64
  %44 = select i1 %10, i64 %42, i64 %43
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %35, i64 %32, i64 %36, i64 %41, ptr %33, i64 %37, ptr %34, i64 %44)
  br label %45

45:
  br i1 %10, label %46, label %._crit_edge1

._crit_edge1:
  br label %51

46:
  %47 = sext i32 %31 to i64
  %48 = sext i32 %6 to i64
  call fastcc void @irad.body.systems_z.put_back(i64 %47, i64 %32, ptr %33, ptr %5, i64 %48)
  call void @free(ptr %33)
  %49 = sext i32 %4 to i64
  %50 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_z.put_back(i64 %32, i64 %49, ptr %34, ptr %7, i64 %50)
  call void @free(ptr %34)
  br label %51

51:
  ret i32 %38
}

define internal i32 @irad.body.LAPACKE_zpttrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, ptr %5, ptr %6, i32 %7) {
  %9 = and i8 %1, -33
  %10 = icmp eq i8 %9, 85
  %11 = zext i1 %10 to i32
  %12 = icmp eq i32 %0, 101
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %7 to i64
  br i1 %12, label %17, label %16

16:
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 %11, i64 %13, i64 %14, ptr %4, ptr %5, ptr %6, i64 %15)
  br label %23

17:
  %18 = mul nsw i64 %14, %13
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_z.turn(i64 %13, i64 %14, ptr %6, i64 %15, ptr %21)
  %22 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 %11, i64 %13, i64 %14, ptr %4, ptr %5, ptr %21, i64 %22)
  call fastcc void @irad.body.systems_z.put_back(i64 %13, i64 %14, ptr %21, ptr %6, i64 %15)
  call void @free(ptr %21)
  br label %23

23:
  ret i32 0
}

define internal i32 @irad.body.LAPACKE_zgbtrf(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %17, label %10

10:
  %11 = sext i32 %1 to i64
  %12 = sext i32 %2 to i64
  %13 = sext i32 %3 to i64
  %14 = sext i32 %4 to i64
  %15 = sext i32 %6 to i64
  %16 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %11, i64 %12, i64 %13, i64 %14, ptr %5, i64 %15, ptr %7, i64 4)
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
  %26 = shl i64 %25, 4
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_z.turn(i64 %21, i64 %22, ptr %5, i64 %23, ptr %27)
  %28 = sext i32 %1 to i64
  %29 = sext i32 %3 to i64
  %30 = sext i32 %4 to i64
  %31 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %28, i64 %22, i64 %29, i64 %30, ptr %27, i64 %21, ptr %7, i64 4)
  call fastcc void @irad.body.systems_z.put_back(i64 %21, i64 %22, ptr %27, ptr %5, i64 %23)
  call void @free(ptr %27)
  br label %32

32:
  %33 = phi i32 [ %16, %10 ], [ %31, %17 ]
  ret i32 %33
}

define internal i32 @irad.body.LAPACKE_zgbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, ptr %9, i32 %10) {
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
  call fastcc void @irad.body.systems_z.solve_band(i32 %15, i64 %16, i64 %17, i64 %18, i64 %19, ptr %6, i64 %13, ptr %8, i64 4, ptr %9, i64 %20)
  br label %41

21:
  %22 = shl nsw i32 %3, 1
  %23 = add i32 %4, 1
  %24 = add i32 %23, %22
  %25 = sext i32 %24 to i64
  %26 = sext i32 %2 to i64
  %27 = mul nsw i64 %25, %26
  %28 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  %29 = shl i64 %28, 4
  %30 = call noalias ptr @malloc(i64 %29)
  call fastcc void @irad.body.systems_z.turn(i64 %25, i64 %26, ptr %6, i64 %13, ptr %30)
  %31 = sext i32 %5 to i64
  %32 = sext i32 %10 to i64
  %33 = mul nsw i64 %31, %26
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = shl i64 %34, 4
  %36 = call noalias ptr @malloc(i64 %35)
  call fastcc void @irad.body.systems_z.turn(i64 %26, i64 %31, ptr %9, i64 %32, ptr %36)
  %37 = sext i8 %1 to i32
  %38 = sext i32 %3 to i64
  %39 = sext i32 %4 to i64
  %40 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  call fastcc void @irad.body.systems_z.solve_band(i32 %37, i64 %26, i64 %38, i64 %39, i64 %31, ptr %30, i64 %25, ptr %8, i64 4, ptr %36, i64 %40)
  call fastcc void @irad.body.systems_z.put_back(i64 %26, i64 %31, ptr %36, ptr %9, i64 %32)
  call void @free(ptr %36)
  call void @free(ptr %30)
  br label %41

41:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zpbtrf(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5) {
  %7 = icmp eq i32 %0, 101
  %8 = sext i32 %5 to i64
  br i1 %7, label %14, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i32 %2 to i64
  %12 = sext i32 %3 to i64
  %13 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %10, i64 %11, i64 %12, ptr %4, i64 %8)
  br label %25

14:
  %15 = add nsw i32 %3, 1
  %16 = sext i32 %15 to i64
  %17 = sext i32 %2 to i64
  %18 = mul nsw i64 %16, %17
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_z.turn(i64 %16, i64 %17, ptr %4, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = sext i32 %3 to i64
  %24 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %22, i64 %17, i64 %23, ptr %21, i64 %16)
  call fastcc void @irad.body.systems_z.put_back(i64 %16, i64 %17, ptr %21, ptr %4, i64 %8)
  call void @free(ptr %21)
  br label %25

25:
  %26 = phi i32 [ %13, %9 ], [ %24, %14 ]
  ret i32 %26
}

define internal i32 @irad.body.LAPACKE_zpbtrs(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %18, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %4 to i64
  %16 = sext i32 %6 to i64
  %17 = sext i32 %8 to i64
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %12, i64 %13, i64 %14, i64 %15, ptr %5, i64 %16, ptr %7, i64 %17)
  br label %36

18:
  %19 = add nsw i32 %3, 1
  %20 = sext i32 %19 to i64
  %21 = sext i32 %2 to i64
  %22 = sext i32 %6 to i64
  %23 = mul nsw i64 %20, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 4
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.systems_z.turn(i64 %20, i64 %21, ptr %5, i64 %22, ptr %26)
  %27 = sext i32 %4 to i64
  %28 = sext i32 %8 to i64
  %29 = mul nsw i64 %27, %21
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = shl i64 %30, 4
  %32 = call noalias ptr @malloc(i64 %31)
  call fastcc void @irad.body.systems_z.turn(i64 %21, i64 %27, ptr %7, i64 %28, ptr %32)
  %33 = sext i8 %1 to i32
  %34 = sext i32 %3 to i64
  %35 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %33, i64 %21, i64 %34, i64 %27, ptr %26, i64 %20, ptr %32, i64 %35)
  call fastcc void @irad.body.systems_z.put_back(i64 %21, i64 %27, ptr %32, ptr %7, i64 %28)
  call void @free(ptr %32)
  call void @free(ptr %26)
  br label %36

36:
  ret i32 0
}

define internal void @irad.body.zgetrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i64, ptr %0, align 8
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_z.factor(i64 %7, i64 %8, ptr %2, i64 %9, ptr %4, i64 8)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %5, align 8
  ret void
}

define internal void @irad.body.zgetrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  call fastcc void @irad.body.systems_z.factored_solve(i32 %11, i64 %12, i64 %13, ptr %3, i64 %14, ptr %5, i64 8, ptr %6, i64 %15)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.zgesv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = load i64, ptr %6, align 8
  %13 = call fastcc i32 @irad.body.systems_z.solve(i64 %9, i64 %10, ptr %2, i64 %11, ptr %4, i64 8, ptr %5, i64 %12)
  %14 = sext i32 %13 to i64
  store i64 %14, ptr %7, align 8
  ret void
}

define internal void @irad.body.zgetri_64(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr writeonly %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  store i64 0, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = icmp eq i64 %8, -1
  %10 = load i64, ptr %0, align 8
  br i1 %9, label %11, label %14

11:
  %12 = sitofp i64 %10 to double
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %12, ptr %4, align 8
  store double 0.000000e+00, ptr %13, align 8
  br label %18

14:
  %15 = load i64, ptr %2, align 8
  %16 = call fastcc i32 @irad.body.systems_z.invert(i64 %10, ptr %1, i64 %15, ptr %3, i64 8)
  %17 = sext i32 %16 to i64
  store i64 %17, ptr %6, align 8
  br label %18

18:
  ret void
}

define internal void @irad.body.zpotrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 8)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_z.root(i32 %7, i64 %8, ptr %2, i64 %9)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %4, align 8
  ret void
}

define internal void @irad.body.zpotrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %2, align 8
  %13 = load i64, ptr %4, align 8
  %14 = load i64, ptr %6, align 8
  call fastcc void @irad.body.systems_z.root_solve(i32 %10, i64 %11, i64 %12, ptr %3, i64 %13, ptr %5, i64 %14)
  store i64 0, ptr %7, align 8
  ret void
}

define internal void @irad.body.zposv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %1, align 8
  %12 = load i64, ptr %4, align 8
  %13 = call fastcc i32 @irad.body.systems_z.root(i32 %10, i64 %11, ptr %3, i64 %12)
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
  call fastcc void @irad.body.systems_z.root_solve(i32 %17, i64 %18, i64 %19, ptr %3, i64 %20, ptr %5, i64 %21)
  br label %22

22:
  %23 = sext i32 %13 to i64
  store i64 %23, ptr %7, align 8
  ret void
}

define internal void @irad.body.zpotri_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 8)) %4) {
  %6 = load i8, ptr %0, align 1
  %7 = sext i8 %6 to i32
  %8 = load i64, ptr %1, align 8
  %9 = load i64, ptr %3, align 8
  %10 = call fastcc i32 @irad.body.systems_z.invert_root(i32 %7, i64 %8, ptr %2, i64 %9)
  %11 = sext i32 %10 to i64
  store i64 %11, ptr %4, align 8
  ret void
}

define internal void @irad.body.ztrtri_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i8, ptr %1, align 1
  %10 = sext i8 %9 to i32
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %4, align 8
  %13 = call fastcc i32 @irad.body.systems_z.invert_triangle(i32 %8, i32 %10, i64 %11, ptr %3, i64 %12)
  %14 = sext i32 %13 to i64
  store i64 %14, ptr %5, align 8
  ret void
}

define internal void @irad.body.ztrtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 8)) %9) {
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
  %21 = call fastcc i32 @irad.body.systems_z.solve_triangular(i32 %12, i32 %14, i32 %16, i64 %17, i64 %18, ptr %5, i64 %19, ptr %7, i64 %20)
  %22 = sext i32 %21 to i64
  store i64 %22, ptr %9, align 8
  ret void
}

define internal void @irad.body.zsysv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  store i64 0, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = icmp eq i64 %12, -1
  br i1 %13, label %14, label %18

14:
  %15 = load i64, ptr %1, align 8
  %16 = sitofp i64 %15 to double
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %16, ptr %8, align 8
  store double 0.000000e+00, ptr %17, align 8
  br label %27

18:
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i32
  %21 = load i64, ptr %1, align 8
  %22 = load i64, ptr %2, align 8
  %23 = load i64, ptr %4, align 8
  %24 = load i64, ptr %7, align 8
  %25 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %20, i32 0, i64 %21, i64 %22, ptr %3, i64 %23, ptr %5, i64 8, ptr %6, i64 %24)
  %26 = sext i32 %25 to i64
  store i64 %26, ptr %10, align 8
  br label %27

27:
  ret void
}

define internal void @irad.body.zhesv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  store i64 0, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = icmp eq i64 %12, -1
  br i1 %13, label %14, label %18

14:
  %15 = load i64, ptr %1, align 8
  %16 = sitofp i64 %15 to double
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store double %16, ptr %8, align 8
  store double 0.000000e+00, ptr %17, align 8
  br label %27

18:
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i32
  %21 = load i64, ptr %1, align 8
  %22 = load i64, ptr %2, align 8
  %23 = load i64, ptr %4, align 8
  %24 = load i64, ptr %7, align 8
  %25 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %20, i32 1, i64 %21, i64 %22, ptr %3, i64 %23, ptr %5, i64 8, ptr %6, i64 %24)
  %26 = sext i32 %25 to i64
  store i64 %26, ptr %10, align 8
  br label %27

27:
  ret void
}

define internal void @irad.body.ztrsyl_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10, ptr %11, ptr writeonly initializes((0, 8)) %12) {
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
  %24 = call fastcc i32 @irad.body.systems_z.solve_sylvester(i32 %15, i32 %17, i64 %18, i64 %19, i64 %20, ptr %5, i64 %21, ptr %7, i64 %22, ptr %9, i64 %23, ptr %11)
  %25 = sext i32 %24 to i64
  store i64 %25, ptr %12, align 8
  ret void
}

define internal void @irad.body.zgtsv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %6, align 8
  %12 = call fastcc i32 @irad.body.systems_z.solve_tridiagonal(i64 %9, i64 %10, ptr %2, ptr %3, ptr %4, ptr %5, i64 %11)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %7, align 8
  ret void
}

define internal void @irad.body.zgttrf_64(ptr readonly %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i64, ptr %0, align 8
  %9 = call fastcc i32 @irad.body.systems_z.factor_tridiagonal(i64 %8, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 8)
  %10 = sext i32 %9 to i64
  store i64 %10, ptr %6, align 8
  ret void
}

define internal void @irad.body.zgttrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %9, align 8
  call fastcc void @irad.body.systems_z.solve_factored_tridiagonal(i32 %13, i64 %14, i64 %15, ptr %3, ptr %4, ptr %5, ptr %6, ptr %7, i64 8, ptr %8, i64 %16)
  store i64 0, ptr %10, align 8
  ret void
}

define internal void @irad.body.zpttrf_64(ptr readonly %0, ptr %1, ptr %2, ptr writeonly initializes((0, 8)) %3) {
  %5 = load i64, ptr %0, align 8
  %6 = call fastcc i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %5, ptr %1, ptr %2)
  %7 = sext i32 %6 to i64
  store i64 %7, ptr %3, align 8
  ret void
}

define internal void @irad.body.zpttrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = and i8 %9, -33
  %11 = icmp eq i8 %10, 85
  %12 = zext i1 %11 to i32
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %2, align 8
  %15 = load i64, ptr %6, align 8
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 %12, i64 %13, i64 %14, ptr %3, ptr %4, ptr %5, i64 %15)
  store i64 0, ptr %7, align 8
  ret void
}

define internal void @irad.body.zptsv_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr readonly %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i64, ptr %0, align 8
  %9 = call fastcc i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %8, ptr %2, ptr %3)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %15

11:
  %12 = load i64, ptr %0, align 8
  %13 = load i64, ptr %1, align 8
  %14 = load i64, ptr %5, align 8
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 0, i64 %12, i64 %13, ptr %2, ptr %3, ptr %4, i64 %14)
  br label %15

15:
  %16 = sext i32 %9 to i64
  store i64 %16, ptr %6, align 8
  ret void
}

define internal void @irad.body.zgbtrf_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr writeonly initializes((0, 8)) %7) {
  %9 = load i64, ptr %0, align 8
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %2, align 8
  %12 = load i64, ptr %3, align 8
  %13 = load i64, ptr %5, align 8
  %14 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %9, i64 %10, i64 %11, i64 %12, ptr %4, i64 %13, ptr %6, i64 8)
  %15 = sext i32 %14 to i64
  store i64 %15, ptr %7, align 8
  ret void
}

define internal void @irad.body.zgbtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly initializes((0, 8)) %10) {
  %12 = load i8, ptr %0, align 1
  %13 = sext i8 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %2, align 8
  %16 = load i64, ptr %3, align 8
  %17 = load i64, ptr %4, align 8
  %18 = load i64, ptr %6, align 8
  %19 = load i64, ptr %9, align 8
  call fastcc void @irad.body.systems_z.solve_band(i32 %13, i64 %14, i64 %15, i64 %16, i64 %17, ptr %5, i64 %18, ptr %7, i64 8, ptr %8, i64 %19)
  store i64 0, ptr %10, align 8
  ret void
}

define internal void @irad.body.zgbsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr writeonly initializes((0, 8)) %9) {
  %11 = load i64, ptr %0, align 8
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %5, align 8
  %15 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %11, i64 %11, i64 %12, i64 %13, ptr %4, i64 %14, ptr %6, i64 8)
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
  call fastcc void @irad.body.systems_z.solve_band(i32 110, i64 %18, i64 %19, i64 %20, i64 %21, ptr %4, i64 %22, ptr %6, i64 8, ptr %7, i64 %23)
  br label %24

24:
  %25 = sext i32 %15 to i64
  store i64 %25, ptr %9, align 8
  ret void
}

define internal void @irad.body.zpbtrf_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr writeonly initializes((0, 8)) %5) {
  %7 = load i8, ptr %0, align 1
  %8 = sext i8 %7 to i32
  %9 = load i64, ptr %1, align 8
  %10 = load i64, ptr %2, align 8
  %11 = load i64, ptr %4, align 8
  %12 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %8, i64 %9, i64 %10, ptr %3, i64 %11)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %5, align 8
  ret void
}

define internal void @irad.body.zpbtrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %3, align 8
  %15 = load i64, ptr %5, align 8
  %16 = load i64, ptr %7, align 8
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %11, i64 %12, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 %16)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.zpbsv_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %5, align 8
  %15 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %11, i64 %12, i64 %13, ptr %4, i64 %14)
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
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %19, i64 %20, i64 %21, i64 %22, ptr %4, i64 %23, ptr %6, i64 %24)
  br label %25

25:
  %26 = sext i32 %15 to i64
  store i64 %26, ptr %8, align 8
  ret void
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgetrf_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %10, label %8

8:
  %9 = call fastcc i32 @irad.body.systems_z.factor(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %17

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 4
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_z.turn(i64 %1, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %16 = call fastcc i32 @irad.body.systems_z.factor(i64 %1, i64 %2, ptr %14, i64 %15, ptr %5, i64 8)
  call fastcc void @irad.body.systems_z.put_back(i64 %1, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %17

17:
  %18 = phi i32 [ %9, %8 ], [ %16, %10 ]
  %19 = sext i32 %18 to i64
  ret i64 %19
}

define internal i64 @irad.body.LAPACKE_zgetrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_z.factored_solve(i32 %12, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %24

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %17)
  %18 = mul nsw i64 %3, %2
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_z.factored_solve(i32 %22, i64 %2, i64 %3, ptr %17, i64 %23, ptr %6, i64 8, ptr %21, i64 %23)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %3, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  call void @free(ptr %17)
  br label %24

24:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgesv_64(i32 %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_z.solve(i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8, ptr %6, i64 %7)
  br label %23

12:
  %13 = mul nsw i64 %1, %1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 4
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_z.turn(i64 %1, i64 %1, ptr %3, i64 %4, ptr %16)
  %17 = mul nsw i64 %2, %1
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 4
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_z.turn(i64 %1, i64 %2, ptr %6, i64 %7, ptr %20)
  %21 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %22 = call fastcc i32 @irad.body.systems_z.solve(i64 %1, i64 %2, ptr %16, i64 %21, ptr %5, i64 8, ptr %20, i64 %21)
  call fastcc void @irad.body.systems_z.put_back(i64 %1, i64 %1, ptr %16, ptr %3, i64 %4)
  call void @free(ptr %16)
  call fastcc void @irad.body.systems_z.put_back(i64 %1, i64 %2, ptr %20, ptr %6, i64 %7)
  call void @free(ptr %20)
  br label %23

23:
  %24 = phi i32 [ %11, %10 ], [ %22, %12 ]
  %25 = sext i32 %24 to i64
  ret i64 %25
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgetri_64(i32 %0, i64 %1, ptr %2, i64 %3, ptr %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %9, label %7

7:
  %8 = call fastcc i32 @irad.body.systems_z.invert(i64 %1, ptr %2, i64 %3, ptr %4, i64 8)
  br label %16

9:
  %10 = mul nsw i64 %1, %1
  %11 = call i64 @llvm.smax.i64(i64 %10, i64 1)
  %12 = shl i64 %11, 4
  %13 = call noalias ptr @malloc(i64 %12)
  call fastcc void @irad.body.systems_z.turn(i64 %1, i64 %1, ptr %2, i64 %3, ptr %13)
  %14 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %15 = call fastcc i32 @irad.body.systems_z.invert(i64 %1, ptr %13, i64 %14, ptr %4, i64 8)
  call fastcc void @irad.body.systems_z.put_back(i64 %1, i64 %1, ptr %13, ptr %2, i64 %3)
  call void @free(ptr %13)
  br label %16

16:
  %17 = phi i32 [ %8, %7 ], [ %15, %9 ]
  %18 = sext i32 %17 to i64
  ret i64 %18
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zpotrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %10, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = call fastcc i32 @irad.body.systems_z.root(i32 %8, i64 %2, ptr %3, i64 %4)
  br label %18

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 4
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = sext i8 %1 to i32
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %17 = call fastcc i32 @irad.body.systems_z.root(i32 %15, i64 %2, ptr %14, i64 %16)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %18

18:
  %19 = phi i32 [ %9, %7 ], [ %17, %10 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zpotri_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4) {
  %6 = icmp eq i32 %0, 101
  br i1 %6, label %10, label %7

7:
  %8 = sext i8 %1 to i32
  %9 = call fastcc i32 @irad.body.systems_z.invert_root(i32 %8, i64 %2, ptr %3, i64 %4)
  br label %18

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 4
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %14)
  %15 = sext i8 %1 to i32
  %16 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %17 = call fastcc i32 @irad.body.systems_z.invert_root(i32 %15, i64 %2, ptr %14, i64 %16)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %2, ptr %14, ptr %3, i64 %4)
  call void @free(ptr %14)
  br label %18

18:
  %19 = phi i32 [ %9, %7 ], [ %17, %10 ]
  %20 = sext i32 %19 to i64
  ret i64 %20
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_ztrtri_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %12, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i8 %2 to i32
  %11 = call fastcc i32 @irad.body.systems_z.invert_triangle(i32 %9, i32 %10, i64 %3, ptr %4, i64 %5)
  br label %21

12:
  %13 = mul nsw i64 %3, %3
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 4
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_z.turn(i64 %3, i64 %3, ptr %4, i64 %5, ptr %16)
  %17 = sext i8 %1 to i32
  %18 = sext i8 %2 to i32
  %19 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %20 = call fastcc i32 @irad.body.systems_z.invert_triangle(i32 %17, i32 %18, i64 %3, ptr %16, i64 %19)
  call fastcc void @irad.body.systems_z.put_back(i64 %3, i64 %3, ptr %16, ptr %4, i64 %5)
  call void @free(ptr %16)
  br label %21

21:
  %22 = phi i32 [ %11, %8 ], [ %20, %12 ]
  %23 = sext i32 %22 to i64
  ret i64 %23
}

define internal i64 @irad.body.LAPACKE_zpotrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_z.root_solve(i32 %11, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %23

12:
  %13 = mul nsw i64 %2, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 4
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %16)
  %17 = mul nsw i64 %3, %2
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 4
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %3, ptr %6, i64 %7, ptr %20)
  %21 = sext i8 %1 to i32
  %22 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_z.root_solve(i32 %21, i64 %2, i64 %3, ptr %16, i64 %22, ptr %20, i64 %22)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %3, ptr %20, ptr %6, i64 %7)
  call void @free(ptr %20)
  call void @free(ptr %16)
  br label %23

23:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zposv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %10, label %23

10:
  %11 = mul nsw i64 %2, %2
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 4
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %14)
  %15 = mul nsw i64 %3, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 4
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %3, ptr %6, i64 %7, ptr %18)
  %19 = sext i8 %1 to i32
  %20 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %21 = call fastcc i32 @irad.body.systems_z.root(i32 %19, i64 %2, ptr %14, i64 %20)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %27, label %._crit_edge

._crit_edge:
  br label %29

23:
  %24 = sext i8 %1 to i32
  %25 = call fastcc i32 @irad.body.systems_z.root(i32 %24, i64 %2, ptr %4, i64 %5)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %28, label %._crit_edge1

._crit_edge1:
  br label %30

27:
  call fastcc void @irad.body.systems_z.root_solve(i32 %19, i64 %2, i64 %3, ptr %14, i64 %20, ptr %18, i64 %20)
  br label %29

28:
  call fastcc void @irad.body.systems_z.root_solve(i32 %24, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7)
  br label %30

29:
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %2, ptr %14, ptr %4, i64 %5)
  call void @free(ptr %14)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %3, ptr %18, ptr %6, i64 %7)
  call void @free(ptr %18)
  br label %30

30:
  %31 = phi i32 [ 0, %28 ], [ %21, %29 ], [ %25, %._crit_edge1 ]
  %32 = sext i32 %31 to i64
  ret i64 %32
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_ztrtrs_64(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  br i1 %11, label %17, label %12

12:
  %13 = sext i8 %1 to i32
  %14 = sext i8 %2 to i32
  %15 = sext i8 %3 to i32
  %16 = call fastcc i32 @irad.body.systems_z.solve_triangular(i32 %13, i32 %14, i32 %15, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %31

17:
  %18 = mul nsw i64 %4, %4
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.systems_z.turn(i64 %4, i64 %4, ptr %6, i64 %7, ptr %21)
  %22 = mul nsw i64 %5, %4
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 4
  %25 = call noalias ptr @malloc(i64 %24)
  call fastcc void @irad.body.systems_z.turn(i64 %4, i64 %5, ptr %8, i64 %9, ptr %25)
  %26 = sext i8 %1 to i32
  %27 = sext i8 %2 to i32
  %28 = sext i8 %3 to i32
  %29 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %30 = call fastcc i32 @irad.body.systems_z.solve_triangular(i32 %26, i32 %27, i32 %28, i64 %4, i64 %5, ptr %21, i64 %29, ptr %25, i64 %29)
  call fastcc void @irad.body.systems_z.put_back(i64 %4, i64 %5, ptr %25, ptr %8, i64 %9)
  call void @free(ptr %25)
  call void @free(ptr %21)
  br label %31

31:
  %32 = phi i32 [ %16, %12 ], [ %30, %17 ]
  %33 = sext i32 %32 to i64
  ret i64 %33
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zsysv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %14, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %12, i32 0, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %26

14:
  %15 = mul nsw i64 %2, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 4
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %18)
  %19 = mul nsw i64 %3, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 4
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %25 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %23, i32 0, i64 %2, i64 %3, ptr %18, i64 %24, ptr %6, i64 8, ptr %22, i64 %24)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %2, ptr %18, ptr %4, i64 %5)
  call void @free(ptr %18)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %3, ptr %22, ptr %7, i64 %8)
  call void @free(ptr %22)
  br label %26

26:
  %27 = phi i32 [ %13, %11 ], [ %25, %14 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zhesv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %14, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %12, i32 1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %26

14:
  %15 = mul nsw i64 %2, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 4
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %18)
  %19 = mul nsw i64 %3, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 4
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %25 = call fastcc i32 @irad.body.systems_z.solve_indefinite(i32 %23, i32 1, i64 %2, i64 %3, ptr %18, i64 %24, ptr %6, i64 8, ptr %22, i64 %24)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %2, ptr %18, ptr %4, i64 %5)
  call void @free(ptr %18)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %3, ptr %22, ptr %7, i64 %8)
  call void @free(ptr %22)
  br label %26

26:
  %27 = phi i32 [ %13, %11 ], [ %25, %14 ]
  %28 = sext i32 %27 to i64
  ret i64 %28
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_ztrsyl_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12) {
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %19, label %15

15:
  %16 = sext i8 %1 to i32
  %17 = sext i8 %2 to i32
  %18 = call fastcc i32 @irad.body.systems_z.solve_sylvester(i32 %16, i32 %17, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12)
  br label %37

19:
  %20 = mul nsw i64 %4, %4
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 4
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_z.turn(i64 %4, i64 %4, ptr %6, i64 %7, ptr %23)
  %24 = mul nsw i64 %5, %5
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 4
  %27 = call noalias ptr @malloc(i64 %26)
  call fastcc void @irad.body.systems_z.turn(i64 %5, i64 %5, ptr %8, i64 %9, ptr %27)
  %28 = mul nsw i64 %5, %4
  %29 = call i64 @llvm.smax.i64(i64 %28, i64 1)
  %30 = shl i64 %29, 4
  %31 = call noalias ptr @malloc(i64 %30)
  call fastcc void @irad.body.systems_z.turn(i64 %4, i64 %5, ptr %10, i64 %11, ptr %31)
  %32 = sext i8 %1 to i32
  %33 = sext i8 %2 to i32
  %34 = call i64 @llvm.smax.i64(i64 %4, i64 1)
  %35 = call i64 @llvm.smax.i64(i64 %5, i64 1)
  %36 = call fastcc i32 @irad.body.systems_z.solve_sylvester(i32 %32, i32 %33, i64 %3, i64 %4, i64 %5, ptr %23, i64 %34, ptr %27, i64 %35, ptr %31, i64 %34, ptr %12)
  call fastcc void @irad.body.systems_z.put_back(i64 %4, i64 %5, ptr %31, ptr %10, i64 %11)
  call void @free(ptr %31)
  call void @free(ptr %23)
  call void @free(ptr %27)
  br label %37

37:
  %38 = phi i32 [ %18, %15 ], [ %36, %19 ]
  %39 = sext i32 %38 to i64
  ret i64 %39
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgtsv_64(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_z.solve_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %6, i64 %7)
  br label %19

12:
  %13 = mul nsw i64 %2, %1
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 4
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_z.turn(i64 %1, i64 %2, ptr %6, i64 %7, ptr %16)
  %17 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %18 = call fastcc i32 @irad.body.systems_z.solve_tridiagonal(i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, ptr %16, i64 %17)
  call fastcc void @irad.body.systems_z.put_back(i64 %1, i64 %2, ptr %16, ptr %6, i64 %7)
  call void @free(ptr %16)
  br label %19

19:
  %20 = phi i32 [ %11, %10 ], [ %18, %12 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zgttrf_64(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) {
  %7 = call fastcc i32 @irad.body.systems_z.factor_tridiagonal(i64 %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i64 8)
  %8 = sext i32 %7 to i64
  ret i64 %8
}

define internal i64 @irad.body.LAPACKE_zgttrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %13, label %20

13:
  %14 = mul nsw i64 %3, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %3, ptr %9, i64 %10, ptr %17)
  %18 = sext i8 %1 to i32
  %19 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_z.solve_factored_tridiagonal(i32 %18, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 8, ptr %17, i64 %19)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %3, ptr %17, ptr %9, i64 %10)
  call void @free(ptr %17)
  br label %22

20:
  %21 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_z.solve_factored_tridiagonal(i32 %21, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 8, ptr %9, i64 %10)
  br label %22

22:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zpttrf_64(i64 %0, ptr %1, ptr %2) {
  %4 = call fastcc i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %0, ptr %1, ptr %2)
  %5 = sext i32 %4 to i64
  ret i64 %5
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zptsv_64(i32 %0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6) {
  %8 = icmp eq i32 %0, 101
  %9 = call fastcc i32 @irad.body.systems_z.factor_positive_tridiagonal(i64 %1, ptr %3, ptr %4)
  br i1 %8, label %10, label %16

10:
  %11 = mul nsw i64 %2, %1
  %12 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %13 = shl i64 %12, 4
  %14 = call noalias ptr @malloc(i64 %13)
  call fastcc void @irad.body.systems_z.turn(i64 %1, i64 %2, ptr %5, i64 %6, ptr %14)
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
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %14, i64 %19)
  br label %21

20:
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 0, i64 %1, i64 %2, ptr %3, ptr %4, ptr %5, i64 %6)
  br label %22

21:
  call fastcc void @irad.body.systems_z.put_back(i64 %1, i64 %2, ptr %14, ptr %5, i64 %6)
  call void @free(ptr %14)
  br label %22

22:
  %23 = sext i32 %9 to i64
  ret i64 %23
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgbsv_64(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = shl nsw i64 %2, 1
  %13 = add i64 %3, 1
  %14 = add i64 %13, %12
  br i1 %11, label %15, label %26

15:
  %16 = mul nsw i64 %14, %1
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_z.turn(i64 %14, i64 %1, ptr %5, i64 %6, ptr %19)
  %20 = mul nsw i64 %4, %1
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 4
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.systems_z.turn(i64 %1, i64 %4, ptr %8, i64 %9, ptr %23)
  %24 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %1, i64 %1, i64 %2, i64 %3, ptr %19, i64 %14, ptr %7, i64 8)
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %29, label %._crit_edge

._crit_edge:
  br label %32

26:
  %27 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %1, i64 %1, i64 %2, i64 %3, ptr %5, i64 %6, ptr %7, i64 8)
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %._crit_edge1

._crit_edge1:
  br label %33

29:
  %30 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  call fastcc void @irad.body.systems_z.solve_band(i32 110, i64 %1, i64 %2, i64 %3, i64 %4, ptr %19, i64 %14, ptr %7, i64 8, ptr %23, i64 %30)
  br label %32

31:
  call fastcc void @irad.body.systems_z.solve_band(i32 110, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 8, ptr %8, i64 %9)
  br label %33

32:
  call fastcc void @irad.body.systems_z.put_back(i64 %14, i64 %1, ptr %19, ptr %5, i64 %6)
  call void @free(ptr %19)
  call fastcc void @irad.body.systems_z.put_back(i64 %1, i64 %4, ptr %23, ptr %8, i64 %9)
  call void @free(ptr %23)
  br label %33

33:
  %34 = phi i32 [ 0, %31 ], [ %24, %32 ], [ %27, %._crit_edge1 ]
  %35 = sext i32 %34 to i64
  ret i64 %35
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zpbsv_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  %11 = add nsw i64 %3, 1
  br i1 %10, label %12, label %._crit_edge

._crit_edge:
  br label %21

12:
  %13 = mul nsw i64 %11, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 4
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_z.turn(i64 %11, i64 %2, ptr %5, i64 %6, ptr %16)
  %17 = mul nsw i64 %4, %2
  %18 = call i64 @llvm.smax.i64(i64 %17, i64 1)
  %19 = shl i64 %18, 4
  %20 = call noalias ptr @malloc(i64 %19)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %4, ptr %7, i64 %8, ptr %20)
  br label %21

21:
  %22 = phi i64 [ %11, %12 ], [ %6, %._crit_edge ]
  %23 = phi ptr [ %16, %12 ], [ %5, %._crit_edge ]
  %24 = phi ptr [ %20, %12 ], [ %7, %._crit_edge ]
  %25 = sext i8 %1 to i32
  %26 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %25, i64 %2, i64 %3, ptr %23, i64 %22)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %._crit_edge1

._crit_edge1:
  br label %31

28:
  %29 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %30 = select i1 %10, i64 %29, i64 %8
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %25, i64 %2, i64 %3, i64 %4, ptr %23, i64 %22, ptr %24, i64 %30)
  br label %31

31:
  br i1 %10, label %32, label %._crit_edge2

._crit_edge2:
  br label %33

32:
  call fastcc void @irad.body.systems_z.put_back(i64 %11, i64 %2, ptr %23, ptr %5, i64 %6)
  call void @free(ptr %23)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %4, ptr %24, ptr %7, i64 %8)
  call void @free(ptr %24)
  br label %33

33:
  %34 = sext i32 %26 to i64
  ret i64 %34
}

define internal i64 @irad.body.LAPACKE_zpttrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7) {
  %9 = and i8 %1, -33
  %10 = icmp eq i8 %9, 85
  %11 = zext i1 %10 to i32
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %13, label %19

13:
  %14 = mul nsw i64 %3, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %3, ptr %6, i64 %7, ptr %17)
  %18 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 %11, i64 %2, i64 %3, ptr %4, ptr %5, ptr %17, i64 %18)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %3, ptr %17, ptr %6, i64 %7)
  call void @free(ptr %17)
  br label %20

19:
  call fastcc void @irad.body.systems_z.solve_positive_tridiagonal(i32 %11, i64 %2, i64 %3, ptr %4, ptr %5, ptr %6, i64 %7)
  br label %20

20:
  ret i64 0
}

define internal range(i64 -2147483648, 2147483648) i64 @irad.body.LAPACKE_zgbtrf_64(i32 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %12, label %10

10:
  %11 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 8)
  br label %21

12:
  %13 = shl nsw i64 %3, 1
  %14 = add i64 %4, 1
  %15 = add i64 %14, %13
  %16 = mul nsw i64 %15, %2
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.systems_z.turn(i64 %15, i64 %2, ptr %5, i64 %6, ptr %19)
  %20 = call fastcc i32 @irad.body.systems_z.factor_band(i64 %1, i64 %2, i64 %3, i64 %4, ptr %19, i64 %15, ptr %7, i64 8)
  call fastcc void @irad.body.systems_z.put_back(i64 %15, i64 %2, ptr %19, ptr %5, i64 %6)
  call void @free(ptr %19)
  br label %21

21:
  %22 = phi i32 [ %11, %10 ], [ %20, %12 ]
  %23 = sext i32 %22 to i64
  ret i64 %23
}

define internal i64 @irad.body.LAPACKE_zgbtrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = icmp eq i32 %0, 101
  br i1 %12, label %15, label %13

13:
  %14 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_z.solve_band(i32 %14, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 8, ptr %9, i64 %10)
  br label %29

15:
  %16 = shl nsw i64 %3, 1
  %17 = add i64 %4, 1
  %18 = add i64 %17, %16
  %19 = mul nsw i64 %18, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 4
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_z.turn(i64 %18, i64 %2, ptr %6, i64 %7, ptr %22)
  %23 = mul nsw i64 %5, %2
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 4
  %26 = call noalias ptr @malloc(i64 %25)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %5, ptr %9, i64 %10, ptr %26)
  %27 = sext i8 %1 to i32
  %28 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_z.solve_band(i32 %27, i64 %2, i64 %3, i64 %4, i64 %5, ptr %22, i64 %18, ptr %8, i64 8, ptr %26, i64 %28)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %5, ptr %26, ptr %9, i64 %10)
  call void @free(ptr %26)
  call void @free(ptr %22)
  br label %29

29:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zpbtrf_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %9, i64 %2, i64 %3, ptr %4, i64 %5)
  br label %19

11:
  %12 = add nsw i64 %3, 1
  %13 = mul nsw i64 %12, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 4
  %16 = call noalias ptr @malloc(i64 %15)
  call fastcc void @irad.body.systems_z.turn(i64 %12, i64 %2, ptr %4, i64 %5, ptr %16)
  %17 = sext i8 %1 to i32
  %18 = call fastcc i32 @irad.body.systems_z.factor_positive_band(i32 %17, i64 %2, i64 %3, ptr %16, i64 %12)
  call fastcc void @irad.body.systems_z.put_back(i64 %12, i64 %2, ptr %16, ptr %4, i64 %5)
  call void @free(ptr %16)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.LAPACKE_zpbtrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %12, i64 %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8)
  br label %25

13:
  %14 = add nsw i64 %3, 1
  %15 = mul nsw i64 %14, %2
  %16 = call i64 @llvm.smax.i64(i64 %15, i64 1)
  %17 = shl i64 %16, 4
  %18 = call noalias ptr @malloc(i64 %17)
  call fastcc void @irad.body.systems_z.turn(i64 %14, i64 %2, ptr %5, i64 %6, ptr %18)
  %19 = mul nsw i64 %4, %2
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = shl i64 %20, 4
  %22 = call noalias ptr @malloc(i64 %21)
  call fastcc void @irad.body.systems_z.turn(i64 %2, i64 %4, ptr %7, i64 %8, ptr %22)
  %23 = sext i8 %1 to i32
  %24 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.systems_z.solve_positive_band(i32 %23, i64 %2, i64 %3, i64 %4, ptr %18, i64 %14, ptr %22, i64 %24)
  call fastcc void @irad.body.systems_z.put_back(i64 %2, i64 %4, ptr %22, ptr %7, i64 %8)
  call void @free(ptr %22)
  call void @free(ptr %18)
  br label %25

25:
  ret i64 0
}

declare i32 @irad_la_zgetrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_double(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_zgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_zgesv(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_zgetri(i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @irad_la_zpotrf(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ztrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_zsysv(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ztrsyl(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

define internal void @irad.body.systems_z.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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

define internal void @irad.body.systems_z.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
