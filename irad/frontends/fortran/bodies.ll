%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [15 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }

define linkonce_odr hidden void @irad.flang._FortranAAssign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %6 = load i8, ptr %5, align 2
  %7 = and i8 %6, 2
  %.not = icmp eq i8 %7, 0
  br i1 %.not, label %11, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %10 = load i8, ptr %9, align 1
  %.not16 = icmp ult i8 %10, 2
  br i1 %.not16, label %11, label %21

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %13 = load i8, ptr %12, align 1
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %15 = load i8, ptr %14, align 1
  %.not17 = icmp eq i8 %13, %15
  br i1 %.not17, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8
  %.not18 = icmp eq i64 %18, %20
  br i1 %.not18, label %22, label %21

21:
  call void @irad.flang.library_assign(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %28

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, 42
  br i1 %25, label %26, label %27

26:
  call void @irad.flang.assign_typed(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %28

27:
  call void @irad.flang.assign_plain(ptr %0, ptr %1)
  br label %28

28:
  ret void
}

define internal void @irad.flang.library_assign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  %6 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @irad.flang.lend(ptr nonnull %5, ptr %0)
  call void @irad.flang.lend(ptr nonnull %6, ptr %1)
  call void @_FortranAAssign(ptr nonnull %5, ptr nonnull %6, ptr %2, i32 %3)
  call void @irad.flang.take_back(ptr %0, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare void @irad.flang.assign_typed(ptr noundef, ptr noundef, ptr noundef, i32 noundef)

define internal void @irad.flang.assign_plain(ptr %0, ptr %1) alwaysinline {
  %3 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @irad.flang.same_as(ptr nonnull %3, ptr %1)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %5 = load i8, ptr %4, align 2
  %6 = and i8 %5, 2
  %.not = icmp eq i8 %6, 0
  br i1 %.not, label %17, label %7

7:
  %8 = load ptr, ptr %0, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %15, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %12 = load i8, ptr %11, align 4
  %.not17 = icmp eq i8 %12, 0
  br i1 %.not17, label %17, label %13

13:
  %14 = call zeroext i1 @irad.flang.same_shape(ptr nonnull %0, ptr %1)
  br i1 %14, label %17, label %15

15:
  %16 = load ptr, ptr %0, align 8
  call void @irad.flang.allocate_like(ptr nonnull %0, ptr %1)
  br label %24

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i8, ptr %18, align 4
  %.not18 = icmp eq i8 %19, 0
  br i1 %.not18, label %24, label %20

20:
  %21 = call zeroext i1 @irad.flang.overlap(ptr %0, ptr %1)
  br i1 %21, label %22, label %24

22:
  call void @irad.flang.packed_like(ptr nonnull %3, ptr %1)
  call void @irad.flang.copy(ptr nonnull %3, ptr %1)
  %23 = load ptr, ptr %3, align 8
  br label %24

24:
  %.0 = phi ptr [ %16, %15 ], [ %23, %22 ], [ null, %20 ], [ null, %17 ]
  call void @irad.flang.copy(ptr %0, ptr nonnull %3)
  %.not19 = icmp eq ptr %.0, null
  br i1 %.not19, label %26, label %25

25:
  call void @free(ptr nonnull %.0)
  br label %26

26:
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranACopyInAssign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  %6 = alloca %struct.descriptor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 42
  br i1 %9, label %10, label %11

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @irad.flang.lend(ptr nonnull %5, ptr %0)
  call void @irad.flang.lend(ptr nonnull %6, ptr %1)
  call void @_FortranACopyInAssign(ptr nonnull %5, ptr nonnull %6, ptr %2, i32 %3)
  call void @irad.flang.take_back(ptr %0, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %12

11:
  call void @irad.flang.packed_like(ptr %0, ptr %1)
  call void @irad.flang.copy(ptr %0, ptr %1)
  br label %12

12:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal void @irad.flang.lend(ptr %0, ptr %1) alwaysinline {
  call void @irad.flang.same_as(ptr %0, ptr %1)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 22
  %7 = load i8, ptr %6, align 2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 %7, ptr %8, align 2
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %10 = load i8, ptr %9, align 1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 %10, ptr %11, align 1
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %13 = load i8, ptr %12, align 1
  %14 = and i8 %13, 1
  %.not = icmp eq i8 %14, 0
  br i1 %.not, label %27, label %15

15:
  %16 = call ptr @irad.flang.type_of(ptr %1)
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i8, ptr %18, align 4
  %20 = zext i8 %19 to i64
  %21 = getelementptr inbounds nuw %struct.dimension, ptr %17, i64 %20
  store ptr %16, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %23 = load i8, ptr %22, align 4
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  store i64 0, ptr %26, align 8
  br label %27

27:
  ret void
}

declare void @_FortranACopyInAssign(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define internal void @irad.flang.take_back(ptr %0, ptr %1) alwaysinline {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %9, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %7, ptr nonnull align 8 dereferenceable(24) %8, i64 24, i1 false)
  br label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4
  %12 = icmp ugt i8 %11, 1
  br i1 %12, label %13, label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %14, ptr nonnull align 8 dereferenceable(24) %15, i64 24, i1 false)
  br label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %18 = load i8, ptr %17, align 4
  %19 = icmp ugt i8 %18, 2
  br i1 %19, label %20, label %23

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %21, ptr nonnull align 8 dereferenceable(24) %22, i64 24, i1 false)
  br label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %25 = load i8, ptr %24, align 4
  %26 = icmp ugt i8 %25, 3
  br i1 %26, label %27, label %30

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %28, ptr nonnull align 8 dereferenceable(24) %29, i64 24, i1 false)
  br label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %32 = load i8, ptr %31, align 4
  %33 = icmp ugt i8 %32, 4
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %35, ptr nonnull align 8 dereferenceable(24) %36, i64 24, i1 false)
  br label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %39 = load i8, ptr %38, align 4
  %40 = icmp ugt i8 %39, 5
  br i1 %40, label %41, label %44

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %42, ptr nonnull align 8 dereferenceable(24) %43, i64 24, i1 false)
  br label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %46 = load i8, ptr %45, align 4
  %47 = icmp ugt i8 %46, 6
  br i1 %47, label %48, label %51

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %49, ptr nonnull align 8 dereferenceable(24) %50, i64 24, i1 false)
  br label %51

51:
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal void @irad.flang.packed_like(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 20240719, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %8, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %11, ptr %12, align 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 2, ptr %13, align 2
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 0, ptr %14, align 1
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %18 = load i8, ptr %17, align 4
  %.not = icmp eq i8 %18, 0
  br i1 %.not, label %28, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %16, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %16, %26
  br label %28

28:
  %.1 = phi i64 [ %27, %19 ], [ %16, %2 ]
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %30 = load i8, ptr %29, align 4
  %31 = icmp ugt i8 %30, 1
  br i1 %31, label %32, label %41

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.1, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %.1, %39
  br label %41

41:
  %.1.1 = phi i64 [ %40, %32 ], [ %.1, %28 ]
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %43 = load i8, ptr %42, align 4
  %44 = icmp ugt i8 %43, 2
  br i1 %44, label %45, label %54

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.1.1, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %.1.1, %52
  br label %54

54:
  %.1.2 = phi i64 [ %53, %45 ], [ %.1.1, %41 ]
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %56 = load i8, ptr %55, align 4
  %57 = icmp ugt i8 %56, 3
  br i1 %57, label %58, label %67

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %61, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.1.2, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.1.2, %65
  br label %67

67:
  %.1.3 = phi i64 [ %66, %58 ], [ %.1.2, %54 ]
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %69 = load i8, ptr %68, align 4
  %70 = icmp ugt i8 %69, 4
  br i1 %70, label %71, label %80

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %74, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.1.3, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %.1.3, %78
  br label %80

80:
  %.1.4 = phi i64 [ %79, %71 ], [ %.1.3, %67 ]
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %82 = load i8, ptr %81, align 4
  %83 = icmp ugt i8 %82, 5
  br i1 %83, label %84, label %93

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %87, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.1.4, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %.1.4, %91
  br label %93

93:
  %.1.5 = phi i64 [ %92, %84 ], [ %.1.4, %80 ]
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %95 = load i8, ptr %94, align 4
  %96 = icmp ugt i8 %95, 6
  br i1 %96, label %97, label %103

97:
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %100, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.1.5, ptr %102, align 8
  br label %103

103:
  %104 = call i64 @irad.flang.count(ptr %1)
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %104, %106
  %108 = call ptr @irad.flang.room(i64 %107)
  store ptr %108, ptr %0, align 8
  ret void
}

define internal void @irad.flang.copy(ptr %0, ptr %1) alwaysinline {
  %3 = call i64 @irad.flang.count(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %5 = load i8, ptr %4, align 4
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %10, label %6

6:
  %7 = call zeroext i1 @irad.flang.contiguous(ptr %0)
  br i1 %7, label %8, label %10

8:
  %9 = call zeroext i1 @irad.flang.contiguous(ptr %1)
  br label %10

10:
  %11 = phi i1 [ false, %6 ], [ false, %2 ], [ %9, %8 ]
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %13 = load i8, ptr %12, align 1
  switch i8 %13, label %.preheader [
    i8 28, label %15
    i8 27, label %32
    i8 35, label %49
    i8 34, label %71
  ]

.preheader:
  %14 = icmp sgt i64 %3, 0
  br i1 %14, label %.lr.ph167, label %.loopexit

15:
  br i1 %11, label %.preheader118, label %.preheader120

.preheader120:
  %16 = icmp sgt i64 %3, 0
  br i1 %16, label %.lr.ph161, label %.loopexit

.preheader118:
  %17 = icmp sgt i64 %3, 0
  br i1 %17, label %.lr.ph164, label %.loopexit

.lr.ph164:
  %.0107163 = phi i64 [ %23, %.lr.ph164 ], [ 0, %.preheader118 ]
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds nuw double, ptr %18, i64 %.0107163
  %20 = load double, ptr %19, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds nuw double, ptr %21, i64 %.0107163
  store double %20, ptr %22, align 8
  %23 = add nuw nsw i64 %.0107163, 1
  %exitcond165.not = icmp eq i64 %23, %3
  br i1 %exitcond165.not, label %.loopexit, label %.lr.ph164

.lr.ph161:
  %.0108160 = phi i64 [ %31, %.lr.ph161 ], [ 0, %.preheader120 ]
  %24 = load ptr, ptr %0, align 8
  %25 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0108160)
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  %27 = load ptr, ptr %1, align 8
  %28 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0108160)
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = load double, ptr %29, align 8
  store double %30, ptr %26, align 8
  %31 = add nuw nsw i64 %.0108160, 1
  %exitcond162.not = icmp eq i64 %31, %3
  br i1 %exitcond162.not, label %.loopexit, label %.lr.ph161

32:
  br i1 %11, label %.preheader122, label %.preheader124

.preheader124:
  %33 = icmp sgt i64 %3, 0
  br i1 %33, label %.lr.ph154, label %.loopexit

.preheader122:
  %34 = icmp sgt i64 %3, 0
  br i1 %34, label %.lr.ph157, label %.loopexit

.lr.ph157:
  %.0116156 = phi i64 [ %40, %.lr.ph157 ], [ 0, %.preheader122 ]
  %35 = load ptr, ptr %1, align 8
  %36 = getelementptr inbounds nuw float, ptr %35, i64 %.0116156
  %37 = load float, ptr %36, align 4
  %38 = load ptr, ptr %0, align 8
  %39 = getelementptr inbounds nuw float, ptr %38, i64 %.0116156
  store float %37, ptr %39, align 4
  %40 = add nuw nsw i64 %.0116156, 1
  %exitcond158.not = icmp eq i64 %40, %3
  br i1 %exitcond158.not, label %.loopexit, label %.lr.ph157

.lr.ph154:
  %.0117153 = phi i64 [ %48, %.lr.ph154 ], [ 0, %.preheader124 ]
  %41 = load ptr, ptr %0, align 8
  %42 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0117153)
  %43 = getelementptr inbounds i8, ptr %41, i64 %42
  %44 = load ptr, ptr %1, align 8
  %45 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0117153)
  %46 = getelementptr inbounds i8, ptr %44, i64 %45
  %47 = load float, ptr %46, align 4
  store float %47, ptr %43, align 4
  %48 = add nuw nsw i64 %.0117153, 1
  %exitcond155.not = icmp eq i64 %48, %3
  br i1 %exitcond155.not, label %.loopexit, label %.lr.ph154

49:
  br i1 %11, label %.preheader126, label %.preheader128

.preheader128:
  %50 = icmp sgt i64 %3, 0
  br i1 %50, label %.lr.ph147, label %.loopexit

.preheader126:
  %51 = shl nsw i64 %3, 1
  %52 = icmp sgt i64 %3, 0
  br i1 %52, label %.lr.ph150, label %.loopexit

.lr.ph150:
  %.0114149 = phi i64 [ %58, %.lr.ph150 ], [ 0, %.preheader126 ]
  %53 = load ptr, ptr %1, align 8
  %54 = getelementptr inbounds nuw double, ptr %53, i64 %.0114149
  %55 = load double, ptr %54, align 8
  %56 = load ptr, ptr %0, align 8
  %57 = getelementptr inbounds nuw double, ptr %56, i64 %.0114149
  store double %55, ptr %57, align 8
  %58 = add nuw nsw i64 %.0114149, 1
  %exitcond151.not = icmp eq i64 %58, %51
  br i1 %exitcond151.not, label %.loopexit, label %.lr.ph150

.lr.ph147:
  %.0113146 = phi i64 [ %70, %69 ], [ 0, %.preheader128 ]
  %59 = load ptr, ptr %0, align 8
  %60 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0113146)
  %61 = getelementptr inbounds i8, ptr %59, i64 %60
  %62 = load ptr, ptr %1, align 8
  %63 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0113146)
  %64 = getelementptr inbounds i8, ptr %62, i64 %63
  br label %65

65:
  %indvars.iv142 = phi i64 [ 0, %.lr.ph147 ], [ %indvars.iv.next143, %65 ]
  %66 = getelementptr inbounds nuw double, ptr %64, i64 %indvars.iv142
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw double, ptr %61, i64 %indvars.iv142
  store double %67, ptr %68, align 8
  %indvars.iv.next143 = add nuw nsw i64 %indvars.iv142, 1
  %exitcond145.not = icmp eq i64 %indvars.iv.next143, 2
  br i1 %exitcond145.not, label %69, label %65

69:
  %70 = add nuw nsw i64 %.0113146, 1
  %exitcond148.not = icmp eq i64 %70, %3
  br i1 %exitcond148.not, label %.loopexit, label %.lr.ph147

71:
  br i1 %11, label %.preheader130, label %.preheader132

.preheader132:
  %72 = icmp sgt i64 %3, 0
  br i1 %72, label %.lr.ph, label %.loopexit

.preheader130:
  %73 = shl nsw i64 %3, 1
  %74 = icmp sgt i64 %3, 0
  br i1 %74, label %.lr.ph139, label %.loopexit

.lr.ph139:
  %.0110138 = phi i64 [ %80, %.lr.ph139 ], [ 0, %.preheader130 ]
  %75 = load ptr, ptr %1, align 8
  %76 = getelementptr inbounds nuw float, ptr %75, i64 %.0110138
  %77 = load float, ptr %76, align 4
  %78 = load ptr, ptr %0, align 8
  %79 = getelementptr inbounds nuw float, ptr %78, i64 %.0110138
  store float %77, ptr %79, align 4
  %80 = add nuw nsw i64 %.0110138, 1
  %exitcond140.not = icmp eq i64 %80, %73
  br i1 %exitcond140.not, label %.loopexit, label %.lr.ph139

.lr.ph:
  %.0109136 = phi i64 [ %92, %91 ], [ 0, %.preheader132 ]
  %81 = load ptr, ptr %0, align 8
  %82 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0109136)
  %83 = getelementptr inbounds i8, ptr %81, i64 %82
  %84 = load ptr, ptr %1, align 8
  %85 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0109136)
  %86 = getelementptr inbounds i8, ptr %84, i64 %85
  br label %87

87:
  %indvars.iv = phi i64 [ 0, %.lr.ph ], [ %indvars.iv.next, %87 ]
  %88 = getelementptr inbounds nuw float, ptr %86, i64 %indvars.iv
  %89 = load float, ptr %88, align 4
  %90 = getelementptr inbounds nuw float, ptr %83, i64 %indvars.iv
  store float %89, ptr %90, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 2
  br i1 %exitcond.not, label %91, label %87

91:
  %92 = add nuw nsw i64 %.0109136, 1
  %exitcond137.not = icmp eq i64 %92, %3
  br i1 %exitcond137.not, label %.loopexit, label %.lr.ph

.lr.ph167:
  %.0166 = phi i64 [ %101, %.lr.ph167 ], [ 0, %.preheader ]
  %93 = load ptr, ptr %0, align 8
  %94 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0166)
  %95 = getelementptr inbounds i8, ptr %93, i64 %94
  %96 = load ptr, ptr %1, align 8
  %97 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0166)
  %98 = getelementptr inbounds i8, ptr %96, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %100 = load i64, ptr %99, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %95, ptr align 1 %98, i64 %100, i1 false)
  %101 = add nuw nsw i64 %.0166, 1
  %exitcond168.not = icmp eq i64 %101, %3
  br i1 %exitcond168.not, label %.loopexit, label %.lr.ph167

.loopexit:
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranACopyOutAssign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  %6 = alloca %struct.descriptor, align 8
  %cond = icmp eq ptr %0, null
  br i1 %cond, label %13, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 42
  br i1 %10, label %11, label %12

11:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @irad.flang.lend(ptr nonnull %5, ptr nonnull %0)
  call void @irad.flang.lend(ptr nonnull %6, ptr %1)
  call void @_FortranACopyOutAssign(ptr nonnull %5, ptr nonnull %6, ptr %2, i32 %3)
  call void @irad.flang.take_back(ptr %1, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %15

12:
  call void @irad.flang.copy(ptr nonnull %0, ptr %1)
  br label %13

13:
  %14 = load ptr, ptr %1, align 8
  call void @free(ptr %14)
  store ptr null, ptr %1, align 8
  br label %15

15:
  ret void
}

declare void @_FortranACopyOutAssign(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

declare void @free(ptr noundef)

define linkonce_odr hidden zeroext i1 @irad.flang._FortranAIsContiguous(ptr %0) alwaysinline {
  %2 = call i64 @irad.flang.count(ptr %0)
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %6, label %4

4:
  %5 = call zeroext i1 @irad.flang.contiguous(ptr %0)
  br label %6

6:
  %7 = phi i1 [ true, %1 ], [ %5, %4 ]
  ret i1 %7
}

define internal i64 @irad.flang.count(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %3 = load i8, ptr %2, align 4
  %.not = icmp eq i8 %3, 0
  br i1 %.not, label %7, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load i64, ptr %5, align 8
  br label %7

7:
  %.1 = phi i64 [ %6, %4 ], [ 1, %1 ]
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i8, ptr %8, align 4
  %10 = icmp ugt i8 %9, 1
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %13 = load i64, ptr %12, align 8
  %14 = mul nsw i64 %.1, %13
  br label %15

15:
  %.1.1 = phi i64 [ %14, %11 ], [ %.1, %7 ]
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4
  %18 = icmp ugt i8 %17, 2
  br i1 %18, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %.1.1, %21
  br label %23

23:
  %.1.2 = phi i64 [ %22, %19 ], [ %.1.1, %15 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %25 = load i8, ptr %24, align 4
  %26 = icmp ugt i8 %25, 3
  br i1 %26, label %27, label %31

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %.1.2, %29
  br label %31

31:
  %.1.3 = phi i64 [ %30, %27 ], [ %.1.2, %23 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %33 = load i8, ptr %32, align 4
  %34 = icmp ugt i8 %33, 4
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %.1.3, %37
  br label %39

39:
  %.1.4 = phi i64 [ %38, %35 ], [ %.1.3, %31 ]
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %41 = load i8, ptr %40, align 4
  %42 = icmp ugt i8 %41, 5
  br i1 %42, label %43, label %47

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.1.4, %45
  br label %47

47:
  %.1.5 = phi i64 [ %46, %43 ], [ %.1.4, %39 ]
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %49 = load i8, ptr %48, align 4
  %50 = icmp ugt i8 %49, 6
  br i1 %50, label %51, label %55

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %.1.5, %53
  br label %55

55:
  %.1.6 = phi i64 [ %54, %51 ], [ %.1.5, %47 ]
  ret i64 %.1.6
}

define internal zeroext i1 @irad.flang.contiguous(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %19, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 1
  br i1 %9, label %14, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, %3
  br label %14

14:
  %15 = phi i1 [ true, %6 ], [ %13, %10 ]
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = mul nsw i64 %3, %17
  br label %19

19:
  %.116 = phi i64 [ %18, %14 ], [ %3, %1 ]
  %.1 = phi i1 [ %15, %14 ], [ true, %1 ]
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %21 = load i8, ptr %20, align 4
  %22 = icmp ugt i8 %21, 1
  br i1 %22, label %23, label %37

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 1
  br i1 %26, label %32, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, %.116
  %31 = and i1 %30, %.1
  br label %32

32:
  %33 = phi i1 [ %.1, %23 ], [ %31, %27 ]
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %35 = load i64, ptr %34, align 8
  %36 = mul nsw i64 %.116, %35
  br label %37

37:
  %.116.1 = phi i64 [ %36, %32 ], [ %.116, %19 ]
  %.1.1 = phi i1 [ %33, %32 ], [ %.1, %19 ]
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %39 = load i8, ptr %38, align 4
  %40 = icmp ugt i8 %39, 2
  br i1 %40, label %41, label %55

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 1
  br i1 %44, label %50, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %47 = load i64, ptr %46, align 8
  %48 = icmp eq i64 %47, %.116.1
  %49 = and i1 %48, %.1.1
  br label %50

50:
  %51 = phi i1 [ %.1.1, %41 ], [ %49, %45 ]
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %.116.1, %53
  br label %55

55:
  %.116.2 = phi i64 [ %54, %50 ], [ %.116.1, %37 ]
  %.1.2 = phi i1 [ %51, %50 ], [ %.1.1, %37 ]
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %57 = load i8, ptr %56, align 4
  %58 = icmp ugt i8 %57, 3
  br i1 %58, label %59, label %73

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %61, 1
  br i1 %62, label %68, label %63

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, %.116.2
  %67 = and i1 %66, %.1.2
  br label %68

68:
  %69 = phi i1 [ %.1.2, %59 ], [ %67, %63 ]
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %.116.2, %71
  br label %73

73:
  %.116.3 = phi i64 [ %72, %68 ], [ %.116.2, %55 ]
  %.1.3 = phi i1 [ %69, %68 ], [ %.1.2, %55 ]
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %75 = load i8, ptr %74, align 4
  %76 = icmp ugt i8 %75, 4
  br i1 %76, label %77, label %91

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, 1
  br i1 %80, label %86, label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, %.116.3
  %85 = and i1 %84, %.1.3
  br label %86

86:
  %87 = phi i1 [ %.1.3, %77 ], [ %85, %81 ]
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %89 = load i64, ptr %88, align 8
  %90 = mul nsw i64 %.116.3, %89
  br label %91

91:
  %.116.4 = phi i64 [ %90, %86 ], [ %.116.3, %73 ]
  %.1.4 = phi i1 [ %87, %86 ], [ %.1.3, %73 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %93 = load i8, ptr %92, align 4
  %94 = icmp ugt i8 %93, 5
  br i1 %94, label %95, label %109

95:
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 1
  br i1 %98, label %104, label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %101 = load i64, ptr %100, align 8
  %102 = icmp eq i64 %101, %.116.4
  %103 = and i1 %102, %.1.4
  br label %104

104:
  %105 = phi i1 [ %.1.4, %95 ], [ %103, %99 ]
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %107 = load i64, ptr %106, align 8
  %108 = mul nsw i64 %.116.4, %107
  br label %109

109:
  %.116.5 = phi i64 [ %108, %104 ], [ %.116.4, %91 ]
  %.1.5 = phi i1 [ %105, %104 ], [ %.1.4, %91 ]
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %111 = load i8, ptr %110, align 4
  %112 = icmp ugt i8 %111, 6
  br i1 %112, label %113, label %122

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %115 = load i64, ptr %114, align 8
  %116 = icmp eq i64 %115, 1
  br i1 %116, label %122, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, %.116.5
  %121 = and i1 %120, %.1.5
  br label %122

122:
  %.1.6 = phi i1 [ %.1.5, %109 ], [ %.1.5, %113 ], [ %121, %117 ]
  ret i1 %.1.6
}

define linkonce_odr hidden void @irad.flang._FortranAInitialize(ptr %0, ptr %1, i32 %2) alwaysinline {
  call void @irad.flang.initialise_typed(ptr %0, ptr %1, i32 %2)
  ret void
}

declare void @irad.flang.initialise_typed(ptr noundef, ptr noundef, i32 noundef)

define linkonce_odr hidden void @irad.flang._FortranADestroy(ptr %0) alwaysinline {
  call void @irad.flang.destroy_typed(ptr %0)
  ret void
}

declare void @irad.flang.destroy_typed(ptr noundef)

define linkonce_odr hidden void @irad.flang._FortranAAllocatableSetBounds(ptr %0, i32 %1, i64 %2, i64 %3) alwaysinline {
  call void @irad.flang.set_bounds(ptr %0, i32 %1, i64 %2, i64 %3)
  ret void
}

define internal void @irad.flang.set_bounds(ptr %0, i32 %1, i64 %2, i64 %3) alwaysinline {
  %5 = icmp slt i64 %3, %2
  %. = select i1 %5, i64 1, i64 %2
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds %struct.dimension, ptr %6, i64 %7
  store i64 %., ptr %8, align 8
  %9 = icmp slt i64 %3, %2
  %10 = sub nsw i64 %3, %2
  %11 = add nuw nsw i64 %10, 1
  %12 = select i1 %9, i64 0, i64 %11
  %13 = sext i32 %1 to i64
  %14 = getelementptr %struct.dimension, ptr %0, i64 %13
  %15 = getelementptr i8, ptr %14, i64 32
  store i64 %12, ptr %15, align 8
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranAPointerSetBounds(ptr %0, i32 %1, i64 %2, i64 %3) alwaysinline {
  call void @irad.flang.set_bounds(ptr %0, i32 %1, i64 %2, i64 %3)
  ret void
}

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableAllocate(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5, ptr %6) alwaysinline {
  %8 = alloca %struct.descriptor, align 8
  %9 = load ptr, ptr %0, align 8
  %.not = icmp eq ptr %9, null
  br i1 %.not, label %10, label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %12 = load i8, ptr %11, align 1
  %.not14 = icmp ult i8 %12, 2
  br i1 %.not14, label %15, label %13

13:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @irad.flang.lend(ptr nonnull %8, ptr nonnull %0)
  %14 = call i32 @_FortranAAllocatableAllocate(ptr nonnull %8, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5, ptr %6)
  call void @irad.flang.take_back(ptr nonnull %0, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %16

15:
  call void @irad.flang.allocate(ptr nonnull %0, ptr %4, i32 %5)
  br label %16

16:
  %.0 = phi i32 [ %14, %13 ], [ 0, %15 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableAllocate(ptr captures(none) noundef, ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef, ptr captures(none) noundef)

define internal void @irad.flang.allocate(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i8, ptr %6, align 4
  %.not = icmp eq i8 %7, 0
  br i1 %.not, label %13, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %5, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %5, %11
  br label %13

13:
  %.1 = phi i64 [ %12, %8 ], [ %5, %3 ]
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4
  %16 = icmp ugt i8 %15, 1
  br i1 %16, label %17, label %22

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.1, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %.1, %20
  br label %22

22:
  %.1.1 = phi i64 [ %21, %17 ], [ %.1, %13 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = load i8, ptr %23, align 4
  %25 = icmp ugt i8 %24, 2
  br i1 %25, label %26, label %31

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.1.1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %.1.1, %29
  br label %31

31:
  %.1.2 = phi i64 [ %30, %26 ], [ %.1.1, %22 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %33 = load i8, ptr %32, align 4
  %34 = icmp ugt i8 %33, 3
  br i1 %34, label %35, label %40

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.1.2, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %.1.2, %38
  br label %40

40:
  %.1.3 = phi i64 [ %39, %35 ], [ %.1.2, %31 ]
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %42 = load i8, ptr %41, align 4
  %43 = icmp ugt i8 %42, 4
  br i1 %43, label %44, label %49

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.1.3, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.1.3, %47
  br label %49

49:
  %.1.4 = phi i64 [ %48, %44 ], [ %.1.3, %40 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %51 = load i8, ptr %50, align 4
  %52 = icmp ugt i8 %51, 5
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.1.4, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %56 = load i64, ptr %55, align 8
  %57 = mul nsw i64 %.1.4, %56
  br label %58

58:
  %.1.5 = phi i64 [ %57, %53 ], [ %.1.4, %49 ]
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %60 = load i8, ptr %59, align 4
  %61 = icmp ugt i8 %60, 6
  br i1 %61, label %62, label %67

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.1.5, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.1.5, %65
  br label %67

67:
  %.1.6 = phi i64 [ %66, %62 ], [ %.1.5, %58 ]
  %68 = call ptr @irad.flang.room(i64 %.1.6)
  store ptr %68, ptr %0, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %70 = load i8, ptr %69, align 1
  %71 = icmp eq i8 %70, 42
  br i1 %71, label %72, label %73

72:
  call void @irad.flang.initialise_typed(ptr nonnull %0, ptr %1, i32 %2)
  br label %73

73:
  ret void
}

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableAllocateSource(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = load ptr, ptr %0, align 8
  %.not = icmp eq ptr %8, null
  br i1 %.not, label %9, label %26

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %11 = load i8, ptr %10, align 1
  %.not20 = icmp eq i8 %11, 0
  br i1 %.not20, label %12, label %26

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %14 = load i8, ptr %13, align 1
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %16 = load i8, ptr %15, align 1
  %.not21 = icmp eq i8 %14, %16
  br i1 %.not21, label %17, label %26

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 42
  br i1 %20, label %26, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  %.not22 = icmp eq i64 %23, %25
  br i1 %.not22, label %28, label %26

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @irad.flang.lend(ptr nonnull %7, ptr nonnull %0)
  %27 = call i32 @irad.flang.library_allocate_source(ptr nonnull %7, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5)
  call void @irad.flang.take_back(ptr nonnull %0, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %29

28:
  call void @irad.flang.allocate(ptr nonnull %0, ptr %4, i32 %5)
  call void @irad.flang.copy(ptr nonnull %0, ptr %1)
  br label %29

29:
  %.0 = phi i32 [ %27, %26 ], [ 0, %28 ]
  ret i32 %.0
}

define internal i32 @irad.flang.library_allocate_source(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @irad.flang.lend(ptr nonnull %7, ptr %1)
  %8 = call i32 @_FortranAAllocatableAllocateSource(ptr %0, ptr nonnull %7, i1 zeroext %2, ptr %3, ptr %4, i32 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret i32 %8
}

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableDeallocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4) alwaysinline {
  %6 = alloca %struct.descriptor, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %11 = load i8, ptr %10, align 1
  %.not = icmp ult i8 %11, 2
  br i1 %.not, label %14, label %12

12:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @irad.flang.lend(ptr nonnull %6, ptr nonnull %0)
  %13 = call i32 @_FortranAAllocatableDeallocate(ptr nonnull %6, i1 zeroext %1, ptr %2, ptr %3, i32 %4)
  call void @irad.flang.take_back(ptr nonnull %0, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %15

14:
  call void @irad.flang.deallocate(ptr nonnull %0)
  br label %15

15:
  %.0 = phi i32 [ %13, %12 ], [ 0, %14 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableDeallocate(ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define internal void @irad.flang.deallocate(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %3 = load i8, ptr %2, align 1
  %4 = icmp eq i8 %3, 42
  br i1 %4, label %5, label %6

5:
  call void @irad.flang.destroy_typed(ptr %0)
  br label %6

6:
  %7 = load ptr, ptr %0, align 8
  call void @free(ptr %7)
  store ptr null, ptr %0, align 8
  ret void
}

define linkonce_odr hidden i32 @irad.flang._FortranAPointerAllocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4, ptr %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %9 = load i8, ptr %8, align 1
  %.not = icmp ult i8 %9, 2
  br i1 %.not, label %12, label %10

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @irad.flang.lend(ptr nonnull %7, ptr %0)
  %11 = call i32 @_FortranAPointerAllocate(ptr nonnull %7, i1 zeroext %1, ptr %2, ptr %3, i32 %4, ptr %5)
  call void @irad.flang.take_back(ptr %0, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %13

12:
  call void @irad.flang.allocate(ptr %0, ptr %3, i32 %4)
  br label %13

13:
  %.0 = phi i32 [ %11, %10 ], [ 0, %12 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerAllocate(ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef, ptr captures(none) noundef)

define linkonce_odr hidden i32 @irad.flang._FortranAPointerDeallocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4) alwaysinline {
  %6 = alloca %struct.descriptor, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %12, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %11 = load i8, ptr %10, align 1
  %.not = icmp ult i8 %11, 2
  br i1 %.not, label %14, label %12

12:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @irad.flang.lend(ptr nonnull %6, ptr nonnull %0)
  %13 = call i32 @_FortranAPointerDeallocate(ptr nonnull %6, i1 zeroext %1, ptr %2, ptr %3, i32 %4)
  call void @irad.flang.take_back(ptr nonnull %0, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %15

14:
  call void @irad.flang.deallocate(ptr nonnull %0)
  br label %15

15:
  %.0 = phi i32 [ %13, %12 ], [ 0, %14 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerDeallocate(ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden i32 @irad.flang._FortranAMoveAlloc(ptr %0, ptr %1, ptr %2, i1 zeroext %3, ptr %4, ptr %5, i32 %6) alwaysinline {
  %8 = alloca %struct.descriptor, align 8
  %9 = alloca %struct.descriptor, align 8
  %10 = icmp eq ptr %0, %1
  br i1 %10, label %18, label %11

11:
  %.not = icmp eq ptr %2, null
  br i1 %.not, label %20, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %14 = load i8, ptr %13, align 1
  %.not38 = icmp eq i8 %14, 0
  br i1 %.not38, label %15, label %18

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %17 = load i8, ptr %16, align 1
  %.not39 = icmp eq i8 %17, 0
  br i1 %.not39, label %20, label %18

18:
  %19 = call i32 @_FortranAMoveAlloc(ptr %0, ptr %1, ptr %2, i1 zeroext %3, ptr %4, ptr %5, i32 %6)
  br label %82

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %22 = load i8, ptr %21, align 1
  %.not40 = icmp eq i8 %22, 0
  br i1 %.not40, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %25 = load i8, ptr %24, align 1
  %.not41 = icmp eq i8 %25, 0
  br i1 %.not41, label %28, label %26

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @irad.flang.lend(ptr nonnull %8, ptr %0)
  call void @irad.flang.lend(ptr nonnull %9, ptr %1)
  %27 = call i32 @_FortranAMoveAlloc(ptr nonnull %8, ptr nonnull %9, ptr %2, i1 zeroext %3, ptr %4, ptr %5, i32 %6)
  call void @irad.flang.take_back(ptr %0, ptr nonnull %8)
  call void @irad.flang.take_back(ptr %1, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %82

28:
  %29 = load ptr, ptr %0, align 8
  %.not42 = icmp eq ptr %29, null
  br i1 %.not42, label %32, label %30

30:
  %31 = load ptr, ptr %0, align 8
  call void @free(ptr %31)
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %34 = load i8, ptr %33, align 4
  %.not45 = icmp eq i8 %34, 0
  br i1 %.not45, label %38, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %36, ptr nonnull align 8 dereferenceable(24) %37, i64 24, i1 false)
  br label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %40 = load i8, ptr %39, align 4
  %41 = icmp ugt i8 %40, 1
  br i1 %41, label %42, label %45

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %43, ptr nonnull align 8 dereferenceable(24) %44, i64 24, i1 false)
  br label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = load i8, ptr %46, align 4
  %48 = icmp ugt i8 %47, 2
  br i1 %48, label %49, label %52

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %50, ptr nonnull align 8 dereferenceable(24) %51, i64 24, i1 false)
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %54 = load i8, ptr %53, align 4
  %55 = icmp ugt i8 %54, 3
  br i1 %55, label %56, label %59

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %57, ptr nonnull align 8 dereferenceable(24) %58, i64 24, i1 false)
  br label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %61 = load i8, ptr %60, align 4
  %62 = icmp ugt i8 %61, 4
  br i1 %62, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %64, ptr nonnull align 8 dereferenceable(24) %65, i64 24, i1 false)
  br label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %68 = load i8, ptr %67, align 4
  %69 = icmp ugt i8 %68, 5
  br i1 %69, label %70, label %73

70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %71, ptr nonnull align 8 dereferenceable(24) %72, i64 24, i1 false)
  br label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %75 = load i8, ptr %74, align 4
  %76 = icmp ugt i8 %75, 6
  br i1 %76, label %77, label %80

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %78, ptr nonnull align 8 dereferenceable(24) %79, i64 24, i1 false)
  br label %80

80:
  %81 = load ptr, ptr %1, align 8
  store ptr %81, ptr %0, align 8
  store ptr null, ptr %1, align 8
  br label %82

82:
  %.037 = phi i32 [ %19, %18 ], [ %27, %26 ], [ 0, %80 ]
  ret i32 %.037
}

declare i32 @_FortranAMoveAlloc(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define linkonce_odr hidden void @irad.flang._FortranAInitArrayConstructorVector(ptr %0, ptr %1, i1 zeroext %2, ptr %3, i32 %4) alwaysinline {
  store ptr %1, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 0, ptr %6, align 8
  %7 = load ptr, ptr %1, align 8
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %11, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8
  br label %11

11:
  %12 = phi i64 [ %10, %8 ], [ 0, %5 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %12, ptr %13, align 8
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranAPushArrayConstructorValue(ptr %0, ptr %1) alwaysinline {
  %3 = call i64 @irad.flang.count(ptr %1)
  call void @irad.flang.push(ptr %0, ptr %1, i64 %3)
  ret void
}

define internal void @irad.flang.push(ptr %0, ptr %1, i64 %2) alwaysinline {
  %4 = alloca %struct.descriptor, align 8
  %5 = alloca %struct.descriptor, align 8
  %6 = alloca %struct.descriptor, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %13, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = add nsw i64 %16, %2
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = icmp sgt i64 %17, %19
  br i1 %20, label %24, label %21

21:
  %22 = load ptr, ptr %7, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %59

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = add nsw i64 %26, %2
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = shl nsw i64 %29, 1
  %31 = icmp sgt i64 %27, %30
  br i1 %31, label %32, label %36

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = add nsw i64 %34, %2
  br label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = shl nsw i64 %38, 1
  br label %40

40:
  %41 = phi i64 [ %35, %32 ], [ %39, %36 ]
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %41, ptr %42, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %43 = load ptr, ptr %7, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %45 = load i64, ptr %44, align 8
  call void @irad.flang.packed(ptr dead_on_unwind nonnull writable sret(%struct.descriptor) align 8 %4, ptr %43, ptr %1, i64 %45)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %47, %49
  %51 = call ptr @irad.flang.room(i64 %50)
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load i64, ptr %52, align 8
  call void @irad.flang.packed(ptr dead_on_unwind nonnull writable sret(%struct.descriptor) align 8 %5, ptr %51, ptr %1, i64 %53)
  call void @irad.flang.copy(ptr nonnull %5, ptr nonnull %4)
  %54 = load ptr, ptr %4, align 8
  %.not = icmp eq ptr %54, null
  br i1 %.not, label %57, label %55

55:
  %56 = load ptr, ptr %4, align 8
  call void @free(ptr %56)
  br label %57

57:
  %58 = load ptr, ptr %5, align 8
  store ptr %58, ptr %7, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %59

59:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %60 = load ptr, ptr %7, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %64 = load i64, ptr %63, align 8
  %65 = mul nsw i64 %62, %64
  %66 = getelementptr inbounds i8, ptr %60, i64 %65
  call void @irad.flang.packed(ptr dead_on_unwind nonnull writable sret(%struct.descriptor) align 8 %6, ptr %66, ptr %1, i64 %2)
  call void @irad.flang.copy(ptr nonnull %6, ptr %1)
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %68 = load i64, ptr %67, align 8
  %69 = add nsw i64 %68, %2
  store i64 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %69, ptr %70, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranAPushArrayConstructorSimpleScalar(ptr %0, ptr %1) alwaysinline {
  %3 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  store ptr %1, ptr %3, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 21
  %9 = load i8, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 21
  store i8 %9, ptr %10, align 1
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i8 0, ptr %11, align 4
  call void @irad.flang.push(ptr nonnull %0, ptr nonnull %3, i64 1)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranATransfer(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4) alwaysinline {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 21
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 42
  br i1 %8, label %13, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %14

13:
  call void @_FortranATransfer(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4)
  br label %31

14:
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %16 = load i8, ptr %15, align 4
  %17 = icmp ne i8 %16, 0
  %18 = zext i1 %17 to i32
  %.not = icmp eq i8 %16, 0
  br i1 %.not, label %29, label %19

19:
  %20 = call i64 @irad.flang.count(ptr %1)
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = mul nsw i64 %20, %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %23, %25
  %27 = add nsw i64 %26, -1
  %28 = sdiv i64 %27, %25
  br label %29

29:
  %30 = phi i64 [ %28, %19 ], [ 1, %14 ]
  call void @irad.flang.transfer(ptr %0, ptr %1, ptr %2, i32 %18, i64 %30)
  br label %31

31:
  ret void
}

declare void @_FortranATransfer(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define internal void @irad.flang.transfer(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4) alwaysinline {
  call void @irad.flang.begin_result(ptr %0, ptr %2, i32 %3)
  %.not = icmp eq i32 %3, 0
  br i1 %.not, label %12, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %4, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %10, ptr %11, align 8
  br label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = mul nsw i64 %4, %14
  %16 = call i64 @irad.flang.count(ptr %1)
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %16, %18
  %20 = icmp slt i64 %19, %15
  %21 = mul nsw i64 %16, %18
  %22 = select i1 %20, i64 %21, i64 %15
  %23 = call ptr @irad.flang.room(i64 %15)
  store ptr %23, ptr %0, align 8
  %24 = call zeroext i1 @irad.flang.contiguous(ptr %1)
  br i1 %24, label %28, label %.preheader

.preheader:
  %25 = icmp sgt i64 %16, 0
  %26 = icmp sgt i64 %22, 0
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %.lr.ph, label %.loopexit

28:
  %29 = load ptr, ptr %0, align 8
  %30 = load ptr, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 %30, i64 %22, i1 false)
  br label %.loopexit

.lr.ph:
  %.050 = phi i64 [ %43, %.lr.ph ], [ 0, %.preheader ]
  %31 = load ptr, ptr %0, align 8
  %32 = mul nsw i64 %.050, %18
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = load ptr, ptr %1, align 8
  %35 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.050)
  %36 = getelementptr inbounds i8, ptr %34, i64 %35
  %37 = mul nsw i64 %.050, %18
  %38 = sub nsw i64 %22, %37
  %39 = icmp slt i64 %38, %18
  %40 = mul nsw i64 %.050, %18
  %41 = sub nsw i64 %22, %40
  %42 = select i1 %39, i64 %41, i64 %18
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %33, ptr align 1 %36, i64 %42, i1 false)
  %43 = add nuw nsw i64 %.050, 1
  %44 = icmp slt i64 %43, %16
  %45 = mul nsw i64 %43, %18
  %46 = icmp slt i64 %45, %22
  %47 = select i1 %44, i1 %46, i1 false
  br i1 %47, label %.lr.ph, label %.loopexit

.loopexit:
  %48 = icmp slt i64 %22, %15
  br i1 %48, label %49, label %53

49:
  %50 = load ptr, ptr %0, align 8
  %51 = getelementptr inbounds i8, ptr %50, i64 %22
  %52 = sub nsw i64 %15, %22
  call void @llvm.memset.p0.i64(ptr align 1 %51, i8 0, i64 %52, i1 false)
  br label %53

53:
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranATransferSize(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5) alwaysinline {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 21
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 42
  br i1 %9, label %15, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  %14 = icmp slt i64 %5, 0
  %or.cond = or i1 %13, %14
  br i1 %or.cond, label %15, label %16

15:
  call void @_FortranATransferSize(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5)
  br label %17

16:
  call void @irad.flang.transfer(ptr %0, ptr %1, ptr %2, i32 1, i64 %5)
  br label %17

17:
  ret void
}

declare void @_FortranATransferSize(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef, i64 noundef)

define linkonce_odr hidden void @irad.flang._FortranASpread(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %9 = load i8, ptr %8, align 1
  %10 = icmp eq i8 %9, 42
  %11 = icmp slt i32 %2, 1
  %or.cond = or i1 %10, %11
  br i1 %or.cond, label %18, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %14 = load i8, ptr %13, align 4
  %15 = zext i8 %14 to i32
  %16 = add nuw nsw i32 %15, 1
  %17 = icmp sgt i32 %2, %16
  br i1 %17, label %18, label %19

18:
  call void @_FortranASpread(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5)
  br label %221

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %21 = load i8, ptr %20, align 4
  %22 = zext i8 %21 to i32
  %23 = add nuw nsw i32 %22, 1
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 %23)
  %. = call i64 @llvm.smax.i64(i64 %3, i64 0)
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @irad.flang.same_as(ptr nonnull %7, ptr %1)
  %26 = icmp eq i32 %2, 1
  %.. = select i1 %26, i64 %., i64 0
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %28 = load i8, ptr %27, align 4
  %29 = icmp eq i8 %28, 0
  %30 = freeze i1 %29
  %31 = icmp ult i32 %2, 2
  %or.cond127 = or i1 %30, %31
  br i1 %or.cond127, label %36, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %25, ptr %35, align 8
  br label %36

36:
  %.1 = phi i64 [ %.., %19 ], [ %34, %32 ]
  %37 = icmp eq i32 %2, 1
  %spec.select = select i1 %37, i64 %25, i64 0
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %.1, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %25, ptr %40, align 8
  %41 = mul nsw i64 %25, %.1
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %43 = load i8, ptr %42, align 4
  %.not.1 = icmp eq i8 %43, 0
  br i1 %.not.1, label %70, label %44

44:
  %45 = icmp ugt i32 %2, 1
  %46 = icmp eq i32 %2, 2
  %...1 = select i1 %46, i64 %., i64 0
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %48 = load i8, ptr %47, align 4
  %49 = icmp eq i8 %48, 0
  %.not68.177 = icmp eq i32 %2, 2
  %or.cond69.178 = or i1 %49, %.not68.177
  %brmerge103 = or i1 %or.cond69.178, %45
  br i1 %brmerge103, label %54, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 %41, ptr %53, align 8
  br label %54

54:
  %.1.180 = phi i64 [ %...1, %44 ], [ %52, %50 ]
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %56 = load i8, ptr %55, align 4
  %57 = icmp ult i8 %56, 2
  %58 = freeze i1 %57
  %59 = icmp ult i32 %2, 3
  %or.cond128 = or i1 %58, %59
  br i1 %or.cond128, label %64, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 %41, ptr %63, align 8
  br label %64

64:
  %.1.1.1 = phi i64 [ %.1.180, %54 ], [ %62, %60 ]
  %65 = icmp eq i32 %2, 2
  %spec.select.1 = select i1 %65, i64 %41, i64 %spec.select
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %.1.1.1, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %41, ptr %68, align 8
  %69 = mul nsw i64 %41, %.1.1.1
  br label %70

70:
  %.167.1 = phi i64 [ %69, %64 ], [ %41, %36 ]
  %.164.1 = phi i64 [ %spec.select.1, %64 ], [ %spec.select, %36 ]
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %72 = load i8, ptr %71, align 4
  %.not.2 = icmp ult i8 %72, 2
  br i1 %.not.2, label %99, label %73

73:
  %74 = icmp ult i32 %2, 3
  %75 = icmp eq i32 %2, 3
  %...2 = select i1 %75, i64 %., i64 0
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %77 = load i8, ptr %76, align 4
  %78 = icmp ult i8 %77, 2
  %.not68.1.2 = icmp eq i32 %2, 3
  %or.cond69.1.2 = or i1 %78, %.not68.1.2
  %.not106 = xor i1 %74, true
  %brmerge107 = or i1 %or.cond69.1.2, %.not106
  br i1 %brmerge107, label %83, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i64 %.167.1, ptr %82, align 8
  br label %83

83:
  %.1.1.2 = phi i64 [ %...2, %73 ], [ %81, %79 ]
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %85 = load i8, ptr %84, align 4
  %86 = icmp ult i8 %85, 3
  %87 = freeze i1 %86
  %88 = icmp ult i32 %2, 4
  %or.cond129 = or i1 %87, %88
  br i1 %or.cond129, label %93, label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %7, i64 88
  store i64 %.167.1, ptr %92, align 8
  br label %93

93:
  %.1.2.2 = phi i64 [ %.1.1.2, %83 ], [ %91, %89 ]
  %94 = icmp eq i32 %2, 3
  %spec.select.2 = select i1 %94, i64 %.167.1, i64 %.164.1
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %.1.2.2, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.167.1, ptr %97, align 8
  %98 = mul nsw i64 %.167.1, %.1.2.2
  br label %99

99:
  %.167.2 = phi i64 [ %98, %93 ], [ %.167.1, %70 ]
  %.164.2 = phi i64 [ %spec.select.2, %93 ], [ %.164.1, %70 ]
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %101 = load i8, ptr %100, align 4
  %.not.3 = icmp ult i8 %101, 3
  br i1 %.not.3, label %128, label %102

102:
  %103 = icmp ult i32 %2, 4
  %104 = icmp eq i32 %2, 4
  %...3 = select i1 %104, i64 %., i64 0
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %106 = load i8, ptr %105, align 4
  %107 = icmp ult i8 %106, 3
  %.not68.2.3 = icmp eq i32 %2, 4
  %or.cond69.2.3 = or i1 %107, %.not68.2.3
  %.not109 = xor i1 %103, true
  %brmerge110 = or i1 %or.cond69.2.3, %.not109
  br i1 %brmerge110, label %112, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %7, i64 88
  store i64 %.167.2, ptr %111, align 8
  br label %112

112:
  %.1.2.3 = phi i64 [ %...3, %102 ], [ %110, %108 ]
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %114 = load i8, ptr %113, align 4
  %115 = icmp ult i8 %114, 4
  %116 = freeze i1 %115
  %117 = icmp ult i32 %2, 5
  %or.cond130 = or i1 %116, %117
  br i1 %or.cond130, label %122, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store i64 %.167.2, ptr %121, align 8
  br label %122

122:
  %.1.3.3 = phi i64 [ %.1.2.3, %112 ], [ %120, %118 ]
  %123 = icmp eq i32 %2, 4
  %spec.select.3 = select i1 %123, i64 %.167.2, i64 %.164.2
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %.1.3.3, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.167.2, ptr %126, align 8
  %127 = mul nsw i64 %.167.2, %.1.3.3
  br label %128

128:
  %.167.3 = phi i64 [ %127, %122 ], [ %.167.2, %99 ]
  %.164.3 = phi i64 [ %spec.select.3, %122 ], [ %.164.2, %99 ]
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %130 = load i8, ptr %129, align 4
  %.not.4 = icmp ult i8 %130, 4
  br i1 %.not.4, label %157, label %131

131:
  %132 = icmp ult i32 %2, 5
  %133 = icmp eq i32 %2, 5
  %...4 = select i1 %133, i64 %., i64 0
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %135 = load i8, ptr %134, align 4
  %136 = icmp ult i8 %135, 4
  %.not68.3.4 = icmp eq i32 %2, 5
  %or.cond69.3.4 = or i1 %136, %.not68.3.4
  %.not112 = xor i1 %132, true
  %brmerge113 = or i1 %or.cond69.3.4, %.not112
  br i1 %brmerge113, label %141, label %137

137:
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store i64 %.167.3, ptr %140, align 8
  br label %141

141:
  %.1.3.4 = phi i64 [ %...4, %131 ], [ %139, %137 ]
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %143 = load i8, ptr %142, align 4
  %144 = icmp ult i8 %143, 5
  %145 = freeze i1 %144
  %146 = icmp ult i32 %2, 6
  %or.cond131 = or i1 %145, %146
  br i1 %or.cond131, label %151, label %147

147:
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %7, i64 136
  store i64 %.167.3, ptr %150, align 8
  br label %151

151:
  %.1.4.4 = phi i64 [ %.1.3.4, %141 ], [ %149, %147 ]
  %152 = icmp eq i32 %2, 5
  %spec.select.4 = select i1 %152, i64 %.167.3, i64 %.164.3
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %.1.4.4, ptr %154, align 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.167.3, ptr %155, align 8
  %156 = mul nsw i64 %.167.3, %.1.4.4
  br label %157

157:
  %.167.4 = phi i64 [ %156, %151 ], [ %.167.3, %128 ]
  %.164.4 = phi i64 [ %spec.select.4, %151 ], [ %.164.3, %128 ]
  %158 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %159 = load i8, ptr %158, align 4
  %.not.5 = icmp ult i8 %159, 5
  br i1 %.not.5, label %186, label %160

160:
  %161 = icmp ult i32 %2, 6
  %162 = icmp eq i32 %2, 6
  %...5 = select i1 %162, i64 %., i64 0
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %164 = load i8, ptr %163, align 4
  %165 = icmp ult i8 %164, 5
  %.not68.4.5 = icmp eq i32 %2, 6
  %or.cond69.4.5 = or i1 %165, %.not68.4.5
  %.not115 = xor i1 %161, true
  %brmerge116 = or i1 %or.cond69.4.5, %.not115
  br i1 %brmerge116, label %170, label %166

166:
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %7, i64 136
  store i64 %.167.4, ptr %169, align 8
  br label %170

170:
  %.1.4.5 = phi i64 [ %...5, %160 ], [ %168, %166 ]
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %172 = load i8, ptr %171, align 4
  %173 = icmp ult i8 %172, 6
  %174 = freeze i1 %173
  %175 = icmp ult i32 %2, 7
  %or.cond132 = or i1 %174, %175
  br i1 %or.cond132, label %180, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %178 = load i64, ptr %177, align 8
  %179 = getelementptr inbounds nuw i8, ptr %7, i64 160
  store i64 %.167.4, ptr %179, align 8
  br label %180

180:
  %.1.5.5 = phi i64 [ %.1.4.5, %170 ], [ %178, %176 ]
  %181 = icmp eq i32 %2, 6
  %spec.select.5 = select i1 %181, i64 %.167.4, i64 %.164.4
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %182, align 8
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %.1.5.5, ptr %183, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.167.4, ptr %184, align 8
  %185 = mul nsw i64 %.167.4, %.1.5.5
  br label %186

186:
  %.167.5 = phi i64 [ %185, %180 ], [ %.167.4, %157 ]
  %.164.5 = phi i64 [ %spec.select.5, %180 ], [ %.164.4, %157 ]
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %188 = load i8, ptr %187, align 4
  %.not.6 = icmp ult i8 %188, 6
  br i1 %.not.6, label %215, label %189

189:
  %190 = icmp ugt i32 %2, 6
  %191 = icmp eq i32 %2, 7
  %...6 = select i1 %191, i64 %., i64 0
  %192 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %193 = load i8, ptr %192, align 4
  %194 = icmp ult i8 %193, 6
  %.not68.5.6 = icmp eq i32 %2, 7
  %or.cond69.5.6 = or i1 %194, %.not68.5.6
  %brmerge118 = or i1 %or.cond69.5.6, %190
  br i1 %brmerge118, label %199, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %197 = load i64, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %7, i64 160
  store i64 %.167.5, ptr %198, align 8
  br label %199

199:
  %.1.5.6 = phi i64 [ %...6, %189 ], [ %197, %195 ]
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %201 = load i8, ptr %200, align 4
  %202 = icmp ult i8 %201, 7
  %203 = freeze i1 %202
  %204 = icmp ult i32 %2, 8
  %or.cond133 = or i1 %203, %204
  br i1 %or.cond133, label %209, label %205

205:
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %7, i64 184
  store i64 %.167.5, ptr %208, align 8
  br label %209

209:
  %.1.6.6 = phi i64 [ %.1.5.6, %199 ], [ %207, %205 ]
  %210 = icmp eq i32 %2, 7
  %spec.select.6 = select i1 %210, i64 %.167.5, i64 %.164.5
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %211, align 8
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %.1.6.6, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.167.5, ptr %213, align 8
  %214 = mul nsw i64 %.167.5, %.1.6.6
  br label %215

215:
  %.167.6 = phi i64 [ %214, %209 ], [ %.167.5, %186 ]
  %.164.6 = phi i64 [ %spec.select.6, %209 ], [ %.164.5, %186 ]
  %216 = call ptr @irad.flang.room(i64 %.167.6)
  store ptr %216, ptr %0, align 8
  %.not102 = icmp slt i64 %3, 1
  br i1 %.not102, label %._crit_edge, label %.lr.ph

.lr.ph:
  %.0101 = phi i64 [ %220, %.lr.ph ], [ 0, %215 ]
  %217 = load ptr, ptr %0, align 8
  %218 = mul nsw i64 %.0101, %.164.6
  %219 = getelementptr inbounds i8, ptr %217, i64 %218
  store ptr %219, ptr %7, align 8
  call void @irad.flang.copy(ptr nonnull %7, ptr %1)
  %220 = add nuw nsw i64 %.0101, 1
  %exitcond.not = icmp eq i64 %3, %220
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %221

221:
  ret void
}

declare void @_FortranASpread(ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef, i64 noundef, ptr captures(none) noundef, i32 noundef)

define internal void @irad.flang.begin_result(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 20240719, ptr %7, align 8
  %8 = trunc i32 %2 to i8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %8, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %11, ptr %12, align 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 2, ptr %13, align 2
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 0, ptr %14, align 1
  ret void
}

define internal void @irad.flang.same_as(ptr %0, ptr %1) alwaysinline {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %8, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %11, ptr %12, align 1
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %14 = load i8, ptr %13, align 4
  %.not = icmp eq i8 %14, 0
  br i1 %.not, label %18, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %16, ptr nonnull align 8 dereferenceable(24) %17, i64 24, i1 false)
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %20 = load i8, ptr %19, align 4
  %21 = icmp ugt i8 %20, 1
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %23, ptr nonnull align 8 dereferenceable(24) %24, i64 24, i1 false)
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %27 = load i8, ptr %26, align 4
  %28 = icmp ugt i8 %27, 2
  br i1 %28, label %29, label %32

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %30, ptr nonnull align 8 dereferenceable(24) %31, i64 24, i1 false)
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %34 = load i8, ptr %33, align 4
  %35 = icmp ugt i8 %34, 3
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %37, ptr nonnull align 8 dereferenceable(24) %38, i64 24, i1 false)
  br label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %41 = load i8, ptr %40, align 4
  %42 = icmp ugt i8 %41, 4
  br i1 %42, label %43, label %46

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %44, ptr nonnull align 8 dereferenceable(24) %45, i64 24, i1 false)
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %48 = load i8, ptr %47, align 4
  %49 = icmp ugt i8 %48, 5
  br i1 %49, label %50, label %53

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %51, ptr nonnull align 8 dereferenceable(24) %52, i64 24, i1 false)
  br label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %55 = load i8, ptr %54, align 4
  %56 = icmp ugt i8 %55, 6
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %58, ptr nonnull align 8 dereferenceable(24) %59, i64 24, i1 false)
  br label %60

60:
  ret void
}

define internal ptr @irad.flang.room(i64 %0) alwaysinline {
  %. = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %2 = call noalias ptr @malloc(i64 %.)
  ret ptr %2
}

define linkonce_odr hidden void @irad.flang._FortranAPack(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = alloca %struct.descriptor, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %10 = load i8, ptr %9, align 1
  %11 = icmp ne i8 %10, 42
  %.not = icmp eq ptr %3, null
  %or.cond = and i1 %11, %.not
  br i1 %or.cond, label %13, label %12

12:
  call void @_FortranAPack(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5)
  br label %52

13:
  %14 = call i64 @irad.flang.count(ptr %1)
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.03639 = phi i64 [ %19, %.lr.ph ], [ 0, %13 ]
  %.03738 = phi i64 [ %18, %.lr.ph ], [ 0, %13 ]
  %16 = call zeroext i1 @irad.flang.is_true(ptr %2, i64 %.03639)
  %17 = zext i1 %16 to i64
  %18 = add nuw nsw i64 %.03738, %17
  %19 = add nuw nsw i64 %.03639, 1
  %exitcond.not = icmp eq i64 %19, %14
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %.037.lcssa = phi i64 [ 0, %13 ], [ %18, %.lr.ph ]
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 1)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %.037.lcssa, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %.037.lcssa, %26
  %28 = call ptr @irad.flang.room(i64 %27)
  store ptr %28, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %30, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %30, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %34 = load i8, ptr %33, align 1
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 21
  store i8 %34, ptr %35, align 1
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 21
  store i8 %34, ptr %36, align 1
  %37 = getelementptr inbounds nuw i8, ptr %8, i64 20
  store i8 0, ptr %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i8 0, ptr %38, align 4
  %39 = load ptr, ptr %0, align 8
  store ptr %39, ptr %8, align 8
  %40 = icmp sgt i64 %14, 0
  br i1 %40, label %.lr.ph42, label %._crit_edge43

.lr.ph42:
  %.040 = phi i64 [ %51, %50 ], [ 0, %._crit_edge ]
  %41 = call zeroext i1 @irad.flang.is_true(ptr %2, i64 %.040)
  br i1 %41, label %42, label %50

42:
  %43 = load ptr, ptr %1, align 8
  %44 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.040)
  %45 = getelementptr inbounds i8, ptr %43, i64 %44
  store ptr %45, ptr %7, align 8
  call void @irad.flang.copy(ptr nonnull %8, ptr nonnull %7)
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = load ptr, ptr %8, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 %47
  store ptr %49, ptr %8, align 8
  br label %50

50:
  %51 = add nuw nsw i64 %.040, 1
  %exitcond44.not = icmp eq i64 %51, %14
  br i1 %exitcond44.not, label %._crit_edge43, label %.lr.ph42

._crit_edge43:
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %52

52:
  ret void
}

declare void @_FortranAPack(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define internal zeroext i1 @irad.flang.is_true(ptr %0, i64 %1) alwaysinline {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %8, label %6

6:
  %7 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %1)
  br label %8

8:
  %9 = phi i64 [ %7, %6 ], [ 0, %2 ]
  %10 = getelementptr inbounds i8, ptr %3, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8
  switch i64 %12, label %22 [
    i64 1, label %13
    i64 2, label %16
    i64 4, label %19
  ]

13:
  %14 = load i8, ptr %10, align 1
  %15 = icmp ne i8 %14, 0
  br label %25

16:
  %17 = load i16, ptr %10, align 2
  %18 = icmp ne i16 %17, 0
  br label %25

19:
  %20 = load i32, ptr %10, align 4
  %21 = icmp ne i32 %20, 0
  br label %25

22:
  %23 = load i64, ptr %10, align 8
  %24 = icmp ne i64 %23, 0
  br label %25

25:
  %.0 = phi i1 [ %24, %22 ], [ %15, %13 ], [ %18, %16 ], [ %21, %19 ]
  ret i1 %.0
}

define internal i64 @irad.flang.offset(ptr %0, i64 %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %21, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i8, ptr %6, align 4
  %8 = icmp eq i8 %7, 1
  br i1 %8, label %9, label %13

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %1, %11
  br label %21

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load i64, ptr %14, align 8
  %16 = srem i64 %1, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %16, %18
  %20 = sdiv i64 %1, %15
  br label %21

21:
  %.121 = phi i64 [ %1, %2 ], [ %1, %9 ], [ %20, %13 ]
  %.1 = phi i64 [ 0, %2 ], [ %12, %9 ], [ %19, %13 ]
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load i8, ptr %22, align 4
  %24 = icmp ugt i8 %23, 1
  br i1 %24, label %25, label %42

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %27 = load i8, ptr %26, align 4
  %28 = icmp eq i8 %27, 2
  br i1 %28, label %37, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load i64, ptr %30, align 8
  %32 = srem i64 %.121, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %32, %34
  %36 = sdiv i64 %.121, %31
  br label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %.121, %39
  br label %41

41:
  %.222.1 = phi i64 [ %.121, %37 ], [ %36, %29 ]
  %.pn.1 = phi i64 [ %40, %37 ], [ %35, %29 ]
  %.2.1 = add nsw i64 %.1, %.pn.1
  br label %42

42:
  %.121.1 = phi i64 [ %.222.1, %41 ], [ %.121, %21 ]
  %.1.1 = phi i64 [ %.2.1, %41 ], [ %.1, %21 ]
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %44 = load i8, ptr %43, align 4
  %45 = icmp ugt i8 %44, 2
  br i1 %45, label %46, label %63

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i8, ptr %47, align 4
  %49 = icmp eq i8 %48, 3
  br i1 %49, label %58, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %52 = load i64, ptr %51, align 8
  %53 = srem i64 %.121.1, %52
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %55 = load i64, ptr %54, align 8
  %56 = mul nsw i64 %53, %55
  %57 = sdiv i64 %.121.1, %52
  br label %62

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %.121.1, %60
  br label %62

62:
  %.222.2 = phi i64 [ %.121.1, %58 ], [ %57, %50 ]
  %.pn.2 = phi i64 [ %61, %58 ], [ %56, %50 ]
  %.2.2 = add nsw i64 %.1.1, %.pn.2
  br label %63

63:
  %.121.2 = phi i64 [ %.222.2, %62 ], [ %.121.1, %42 ]
  %.1.2 = phi i64 [ %.2.2, %62 ], [ %.1.1, %42 ]
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %65 = load i8, ptr %64, align 4
  %66 = icmp ugt i8 %65, 3
  br i1 %66, label %67, label %84

67:
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %69 = load i8, ptr %68, align 4
  %70 = icmp eq i8 %69, 4
  br i1 %70, label %79, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %73 = load i64, ptr %72, align 8
  %74 = srem i64 %.121.2, %73
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %74, %76
  %78 = sdiv i64 %.121.2, %73
  br label %83

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %81 = load i64, ptr %80, align 8
  %82 = mul nsw i64 %.121.2, %81
  br label %83

83:
  %.222.3 = phi i64 [ %.121.2, %79 ], [ %78, %71 ]
  %.pn.3 = phi i64 [ %82, %79 ], [ %77, %71 ]
  %.2.3 = add nsw i64 %.1.2, %.pn.3
  br label %84

84:
  %.121.3 = phi i64 [ %.222.3, %83 ], [ %.121.2, %63 ]
  %.1.3 = phi i64 [ %.2.3, %83 ], [ %.1.2, %63 ]
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %86 = load i8, ptr %85, align 4
  %87 = icmp ugt i8 %86, 4
  br i1 %87, label %88, label %105

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %90 = load i8, ptr %89, align 4
  %91 = icmp eq i8 %90, 5
  br i1 %91, label %100, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %94 = load i64, ptr %93, align 8
  %95 = srem i64 %.121.3, %94
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %97 = load i64, ptr %96, align 8
  %98 = mul nsw i64 %95, %97
  %99 = sdiv i64 %.121.3, %94
  br label %104

100:
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %102 = load i64, ptr %101, align 8
  %103 = mul nsw i64 %.121.3, %102
  br label %104

104:
  %.222.4 = phi i64 [ %.121.3, %100 ], [ %99, %92 ]
  %.pn.4 = phi i64 [ %103, %100 ], [ %98, %92 ]
  %.2.4 = add nsw i64 %.1.3, %.pn.4
  br label %105

105:
  %.121.4 = phi i64 [ %.222.4, %104 ], [ %.121.3, %84 ]
  %.1.4 = phi i64 [ %.2.4, %104 ], [ %.1.3, %84 ]
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %107 = load i8, ptr %106, align 4
  %108 = icmp ugt i8 %107, 5
  br i1 %108, label %109, label %126

109:
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %111 = load i8, ptr %110, align 4
  %112 = icmp eq i8 %111, 6
  br i1 %112, label %121, label %113

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %115 = load i64, ptr %114, align 8
  %116 = srem i64 %.121.4, %115
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %118 = load i64, ptr %117, align 8
  %119 = mul nsw i64 %116, %118
  %120 = sdiv i64 %.121.4, %115
  br label %125

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %.121.4, %123
  br label %125

125:
  %.222.5 = phi i64 [ %.121.4, %121 ], [ %120, %113 ]
  %.pn.5 = phi i64 [ %124, %121 ], [ %119, %113 ]
  %.2.5 = add nsw i64 %.1.4, %.pn.5
  br label %126

126:
  %.121.5 = phi i64 [ %.222.5, %125 ], [ %.121.4, %105 ]
  %.1.5 = phi i64 [ %.2.5, %125 ], [ %.1.4, %105 ]
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %128 = load i8, ptr %127, align 4
  %129 = icmp ugt i8 %128, 6
  br i1 %129, label %130, label %146

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %132 = load i8, ptr %131, align 4
  %133 = icmp eq i8 %132, 7
  br i1 %133, label %141, label %134

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %136 = load i64, ptr %135, align 8
  %137 = srem i64 %.121.5, %136
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %139 = load i64, ptr %138, align 8
  %140 = mul nsw i64 %137, %139
  br label %145

141:
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %143 = load i64, ptr %142, align 8
  %144 = mul nsw i64 %.121.5, %143
  br label %145

145:
  %.pn.6 = phi i64 [ %144, %141 ], [ %140, %134 ]
  %.2.6 = add nsw i64 %.1.5, %.pn.6
  br label %146

146:
  %.1.6 = phi i64 [ %.2.6, %145 ], [ %.1.5, %126 ]
  ret i64 %.1.6
}

define linkonce_odr hidden double @irad.flang._FortranANorm2_8(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline {
  %5 = call i64 @irad.flang.count(ptr %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.031 = phi double [ %15, %.lr.ph ], [ 0.000000e+00, %4 ]
  %.02930 = phi i64 [ %16, %.lr.ph ], [ 0, %4 ]
  %7 = load ptr, ptr %0, align 8
  %8 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.02930)
  %9 = getelementptr inbounds i8, ptr %7, i64 %8
  %10 = load double, ptr %9, align 8
  %11 = fcmp olt double %10, 0.000000e+00
  %12 = fneg double %10
  %13 = select i1 %11, double %12, double %10
  %14 = fcmp ogt double %13, %.031
  %15 = select i1 %14, double %13, double %.031
  %16 = add nuw nsw i64 %.02930, 1
  %exitcond.not = icmp eq i64 %16, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %.0.lcssa = phi double [ 0.000000e+00, %4 ], [ %15, %.lr.ph ]
  %17 = fcmp ogt double %.0.lcssa, 1.000000e+15
  %18 = fcmp olt double %.0.lcssa, 1.000000e-15
  %19 = select i1 %18, double 0x43B0000000000000, double 1.000000e+00
  %20 = select i1 %17, double 0x3C30000000000000, double %19
  %21 = icmp sgt i64 %5, 0
  br i1 %21, label %.lr.ph35, label %31

.lr.ph35:
  %.02733 = phi i64 [ %29, %.lr.ph35 ], [ 0, %._crit_edge ]
  %.02832 = phi double [ %28, %.lr.ph35 ], [ 0.000000e+00, %._crit_edge ]
  %22 = load ptr, ptr %0, align 8
  %23 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.02733)
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = fmul double %25, %20
  %27 = fmul double %26, %26
  %28 = fadd double %.02832, %27
  %29 = add nuw nsw i64 %.02733, 1
  %exitcond38.not = icmp eq i64 %29, %5
  br i1 %exitcond38.not, label %._crit_edge36, label %.lr.ph35

._crit_edge36:
  %30 = call double @llvm.sqrt.f64(double %28)
  br label %31

31:
  %.028.lcssa = phi double [ %30, %._crit_edge36 ], [ 0.000000e+00, %._crit_edge ]
  %32 = fdiv double %.028.lcssa, %20
  ret double %32
}

declare double @llvm.sqrt.f64(double)

define linkonce_odr hidden float @irad.flang._FortranANorm2_4(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline {
  %5 = call i64 @irad.flang.count(ptr %0)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.031 = phi float [ %15, %.lr.ph ], [ 0.000000e+00, %4 ]
  %.02930 = phi i64 [ %16, %.lr.ph ], [ 0, %4 ]
  %7 = load ptr, ptr %0, align 8
  %8 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.02930)
  %9 = getelementptr inbounds i8, ptr %7, i64 %8
  %10 = load float, ptr %9, align 4
  %11 = fcmp olt float %10, 0.000000e+00
  %12 = fneg float %10
  %13 = select i1 %11, float %12, float %10
  %14 = fcmp ogt float %13, %.031
  %15 = select i1 %14, float %13, float %.031
  %16 = add nuw nsw i64 %.02930, 1
  %exitcond.not = icmp eq i64 %16, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %.0.lcssa = phi float [ 0.000000e+00, %4 ], [ %15, %.lr.ph ]
  %17 = fcmp ogt float %.0.lcssa, 0x430C6BF520000000
  %18 = fcmp olt float %.0.lcssa, 0x3CD203AFA0000000
  %19 = select i1 %18, float 0x43B0000000000000, float 1.000000e+00
  %20 = select i1 %17, float 0x3C30000000000000, float %19
  %21 = icmp sgt i64 %5, 0
  br i1 %21, label %.lr.ph35, label %31

.lr.ph35:
  %.02733 = phi i64 [ %29, %.lr.ph35 ], [ 0, %._crit_edge ]
  %.02832 = phi float [ %28, %.lr.ph35 ], [ 0.000000e+00, %._crit_edge ]
  %22 = load ptr, ptr %0, align 8
  %23 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.02733)
  %24 = getelementptr inbounds i8, ptr %22, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = fmul float %25, %20
  %27 = fmul float %26, %26
  %28 = fadd float %.02832, %27
  %29 = add nuw nsw i64 %.02733, 1
  %exitcond38.not = icmp eq i64 %29, %5
  br i1 %exitcond38.not, label %._crit_edge36, label %.lr.ph35

._crit_edge36:
  %30 = call float @llvm.sqrt.f32(float %28)
  br label %31

31:
  %.028.lcssa = phi float [ %30, %._crit_edge36 ], [ 0.000000e+00, %._crit_edge ]
  %32 = fdiv float %.028.lcssa, %20
  ret float %32
}

declare float @llvm.sqrt.f32(float)

define linkonce_odr hidden void @irad.flang._FortranANorm2Dim(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4) alwaysinline {
  %6 = alloca %struct.descriptor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1
  %.not = icmp eq i8 %8, 28
  br i1 %.not, label %13, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %11 = load i8, ptr %10, align 1
  %.not99 = icmp ne i8 %11, 27
  %12 = icmp slt i32 %2, 1
  %or.cond = or i1 %.not99, %12
  br i1 %or.cond, label %23, label %14

13:
  %.old = icmp slt i32 %2, 1
  br i1 %.old, label %23, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %16 = load i8, ptr %15, align 4
  %17 = zext i8 %16 to i32
  %18 = icmp sgt i32 %2, %17
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %21 = load i8, ptr %20, align 4
  %22 = icmp ult i8 %21, 2
  br i1 %22, label %23, label %24

23:
  call void @_FortranANorm2Dim(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4)
  br label %331

24:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %26 = load i8, ptr %25, align 4
  %27 = zext i8 %26 to i32
  %28 = add nsw i32 %27, -1
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 %28)
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %30 = load i8, ptr %29, align 4
  %31 = add i8 %30, -1
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i8 %31, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %36 = load i8, ptr %35, align 4
  %.not131 = icmp eq i8 %36, 0
  br i1 %.not131, label %60, label %37

37:
  %38 = icmp eq i32 %2, 1
  br i1 %38, label %39, label %.preheader

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %43 = load i64, ptr %42, align 8
  br label %60

.preheader:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %45 = load i8, ptr %44, align 4
  %46 = icmp ugt i8 %45, 1
  %47 = icmp sgt i32 %2, 0
  %or.cond166 = and i1 %46, %47
  br i1 %or.cond166, label %48, label %56

48:
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %49, ptr nonnull align 8 dereferenceable(24) %50, i64 24, i1 false)
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %34, ptr %55, align 8
  br label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %34, %58
  br label %60

60:
  %.192 = phi i64 [ %43, %39 ], [ 0, %56 ], [ 0, %24 ]
  %.190 = phi i64 [ %41, %39 ], [ 0, %56 ], [ 0, %24 ]
  %.2 = phi i64 [ %34, %39 ], [ %59, %56 ], [ %34, %24 ]
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %62 = load i8, ptr %61, align 4
  %63 = icmp ugt i8 %62, 1
  br i1 %63, label %64, label %100

64:
  %65 = icmp eq i32 %2, 2
  br i1 %65, label %95, label %.preheader.1

.preheader.1:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %67 = load i8, ptr %66, align 4
  %68 = icmp ugt i8 %67, 1
  %69 = icmp slt i32 %2, 2
  %or.cond168 = and i1 %68, %69
  br i1 %or.cond168, label %70, label %78

70:
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %71, ptr nonnull align 8 dereferenceable(24) %72, i64 24, i1 false)
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %75, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %.2, ptr %77, align 8
  br label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %80 = load i8, ptr %79, align 4
  %81 = icmp ugt i8 %80, 2
  %82 = icmp sgt i32 %2, 1
  %or.cond170 = and i1 %81, %82
  br i1 %or.cond170, label %83, label %91

83:
  %84 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %84, ptr nonnull align 8 dereferenceable(24) %85, i64 24, i1 false)
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %88, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.2, ptr %90, align 8
  br label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.2, %93
  br label %100

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %99 = load i64, ptr %98, align 8
  br label %100

100:
  %.192.1 = phi i64 [ %99, %95 ], [ %.192, %91 ], [ %.192, %60 ]
  %.190.1 = phi i64 [ %97, %95 ], [ %.190, %91 ], [ %.190, %60 ]
  %.2.1 = phi i64 [ %.2, %95 ], [ %94, %91 ], [ %.2, %60 ]
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %102 = load i8, ptr %101, align 4
  %103 = icmp ugt i8 %102, 2
  br i1 %103, label %104, label %138

104:
  %105 = icmp eq i32 %2, 3
  br i1 %105, label %133, label %.preheader.2

.preheader.2:
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %107 = load i8, ptr %106, align 4
  %108 = icmp ugt i8 %107, 2
  %.inv = icmp slt i32 %2, 3
  %or.cond171 = and i1 %108, %.inv
  br i1 %or.cond171, label %109, label %117

109:
  %110 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %110, ptr nonnull align 8 dereferenceable(24) %111, i64 24, i1 false)
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %114, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.2.1, ptr %116, align 8
  br label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %119 = load i8, ptr %118, align 4
  %120 = icmp ugt i8 %119, 3
  %.inv132 = icmp sgt i32 %2, 2
  %or.cond172 = and i1 %120, %.inv132
  br i1 %or.cond172, label %121, label %129

121:
  %122 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %122, ptr nonnull align 8 dereferenceable(24) %123, i64 24, i1 false)
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %126, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.2.1, ptr %128, align 8
  br label %129

129:
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %131 = load i64, ptr %130, align 8
  %132 = mul nsw i64 %.2.1, %131
  br label %138

133:
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %137 = load i64, ptr %136, align 8
  br label %138

138:
  %.192.2 = phi i64 [ %137, %133 ], [ %.192.1, %129 ], [ %.192.1, %100 ]
  %.190.2 = phi i64 [ %135, %133 ], [ %.190.1, %129 ], [ %.190.1, %100 ]
  %.2.2 = phi i64 [ %.2.1, %133 ], [ %132, %129 ], [ %.2.1, %100 ]
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %140 = load i8, ptr %139, align 4
  %141 = icmp ugt i8 %140, 3
  br i1 %141, label %142, label %176

142:
  %143 = icmp eq i32 %2, 4
  br i1 %143, label %171, label %.preheader.3

.preheader.3:
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %145 = load i8, ptr %144, align 4
  %146 = icmp ugt i8 %145, 3
  %.inv139 = icmp slt i32 %2, 4
  %or.cond173 = and i1 %146, %.inv139
  br i1 %or.cond173, label %147, label %155

147:
  %148 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %148, ptr nonnull align 8 dereferenceable(24) %149, i64 24, i1 false)
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %152, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.2.2, ptr %154, align 8
  br label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %157 = load i8, ptr %156, align 4
  %158 = icmp ugt i8 %157, 4
  %.inv140 = icmp sgt i32 %2, 3
  %or.cond174 = and i1 %158, %.inv140
  br i1 %or.cond174, label %159, label %167

159:
  %160 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %160, ptr nonnull align 8 dereferenceable(24) %161, i64 24, i1 false)
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %162, align 8
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %164, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.2.2, ptr %166, align 8
  br label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %169 = load i64, ptr %168, align 8
  %170 = mul nsw i64 %.2.2, %169
  br label %176

171:
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %175 = load i64, ptr %174, align 8
  br label %176

176:
  %.192.3 = phi i64 [ %175, %171 ], [ %.192.2, %167 ], [ %.192.2, %138 ]
  %.190.3 = phi i64 [ %173, %171 ], [ %.190.2, %167 ], [ %.190.2, %138 ]
  %.2.3 = phi i64 [ %.2.2, %171 ], [ %170, %167 ], [ %.2.2, %138 ]
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %178 = load i8, ptr %177, align 4
  %179 = icmp ugt i8 %178, 4
  br i1 %179, label %180, label %214

180:
  %181 = icmp eq i32 %2, 5
  br i1 %181, label %209, label %.preheader.4

.preheader.4:
  %182 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %183 = load i8, ptr %182, align 4
  %184 = icmp ugt i8 %183, 4
  %.inv147 = icmp slt i32 %2, 5
  %or.cond175 = and i1 %184, %.inv147
  br i1 %or.cond175, label %185, label %193

185:
  %186 = getelementptr inbounds nuw i8, ptr %6, i64 96
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %186, ptr nonnull align 8 dereferenceable(24) %187, i64 24, i1 false)
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %188, align 8
  %189 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %190, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.2.3, ptr %192, align 8
  br label %193

193:
  %194 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %195 = load i8, ptr %194, align 4
  %196 = icmp ugt i8 %195, 5
  %.inv148 = icmp sgt i32 %2, 4
  %or.cond176 = and i1 %196, %.inv148
  br i1 %or.cond176, label %197, label %205

197:
  %198 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %198, ptr nonnull align 8 dereferenceable(24) %199, i64 24, i1 false)
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %202, ptr %203, align 8
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.2.3, ptr %204, align 8
  br label %205

205:
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %207 = load i64, ptr %206, align 8
  %208 = mul nsw i64 %.2.3, %207
  br label %214

209:
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %213 = load i64, ptr %212, align 8
  br label %214

214:
  %.192.4 = phi i64 [ %213, %209 ], [ %.192.3, %205 ], [ %.192.3, %176 ]
  %.190.4 = phi i64 [ %211, %209 ], [ %.190.3, %205 ], [ %.190.3, %176 ]
  %.2.4 = phi i64 [ %.2.3, %209 ], [ %208, %205 ], [ %.2.3, %176 ]
  %215 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %216 = load i8, ptr %215, align 4
  %217 = icmp ugt i8 %216, 5
  br i1 %217, label %218, label %252

218:
  %219 = icmp eq i32 %2, 6
  br i1 %219, label %247, label %.preheader.5

.preheader.5:
  %220 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %221 = load i8, ptr %220, align 4
  %222 = icmp ugt i8 %221, 5
  %.inv155 = icmp slt i32 %2, 6
  %or.cond177 = and i1 %222, %.inv155
  br i1 %or.cond177, label %223, label %231

223:
  %224 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %225 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %224, ptr nonnull align 8 dereferenceable(24) %225, i64 24, i1 false)
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %226, align 8
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %228 = load i64, ptr %227, align 8
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %228, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.2.4, ptr %230, align 8
  br label %231

231:
  %232 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %233 = load i8, ptr %232, align 4
  %234 = icmp ugt i8 %233, 6
  %.inv156 = icmp sgt i32 %2, 5
  %or.cond178 = and i1 %234, %.inv156
  br i1 %or.cond178, label %235, label %243

235:
  %236 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %236, ptr nonnull align 8 dereferenceable(24) %237, i64 24, i1 false)
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %240, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.2.4, ptr %242, align 8
  br label %243

243:
  %244 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %245 = load i64, ptr %244, align 8
  %246 = mul nsw i64 %.2.4, %245
  br label %252

247:
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %251 = load i64, ptr %250, align 8
  br label %252

252:
  %.192.5 = phi i64 [ %251, %247 ], [ %.192.4, %243 ], [ %.192.4, %214 ]
  %.190.5 = phi i64 [ %249, %247 ], [ %.190.4, %243 ], [ %.190.4, %214 ]
  %.2.5 = phi i64 [ %.2.4, %247 ], [ %246, %243 ], [ %.2.4, %214 ]
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %254 = load i8, ptr %253, align 4
  %255 = icmp ugt i8 %254, 6
  br i1 %255, label %256, label %290

256:
  %257 = icmp eq i32 %2, 7
  br i1 %257, label %285, label %.preheader.6

.preheader.6:
  %258 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %259 = load i8, ptr %258, align 4
  %260 = icmp ugt i8 %259, 6
  %.inv163 = icmp slt i32 %2, 7
  %or.cond179 = and i1 %260, %.inv163
  br i1 %or.cond179, label %261, label %269

261:
  %262 = getelementptr inbounds nuw i8, ptr %6, i64 144
  %263 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %262, ptr nonnull align 8 dereferenceable(24) %263, i64 24, i1 false)
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %266, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.2.5, ptr %268, align 8
  br label %269

269:
  %270 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %271 = load i8, ptr %270, align 4
  %272 = icmp ugt i8 %271, 7
  %.inv164 = icmp sgt i32 %2, 6
  %or.cond180 = and i1 %272, %.inv164
  br i1 %or.cond180, label %273, label %281

273:
  %274 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %275 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %274, ptr nonnull align 8 dereferenceable(24) %275, i64 24, i1 false)
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %276, align 8
  %277 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %278, ptr %279, align 8
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.2.5, ptr %280, align 8
  br label %281

281:
  %282 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %283 = load i64, ptr %282, align 8
  %284 = mul nsw i64 %.2.5, %283
  br label %290

285:
  %286 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %289 = load i64, ptr %288, align 8
  br label %290

290:
  %.192.6 = phi i64 [ %289, %285 ], [ %.192.5, %281 ], [ %.192.5, %252 ]
  %.190.6 = phi i64 [ %287, %285 ], [ %.190.5, %281 ], [ %.190.5, %252 ]
  %.2.6 = phi i64 [ %.2.5, %285 ], [ %284, %281 ], [ %.2.5, %252 ]
  %291 = call ptr @irad.flang.room(i64 %.2.6)
  store ptr %291, ptr %0, align 8
  %292 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %293 = load i8, ptr %292, align 1
  %294 = icmp eq i8 %293, 28
  br i1 %294, label %295, label %313

295:
  %296 = call i64 @irad.flang.count(ptr nonnull %0)
  %297 = icmp sgt i64 %296, 0
  br i1 %297, label %.lr.ph129, label %.loopexit

.lr.ph129:
  %.098127 = phi i64 [ %312, %309 ], [ 0, %295 ]
  %298 = load ptr, ptr %1, align 8
  %299 = call i64 @irad.flang.offset(ptr nonnull %6, i64 %.098127)
  %300 = getelementptr inbounds i8, ptr %298, i64 %299
  %301 = icmp sgt i64 %.190.6, 0
  br i1 %301, label %.lr.ph123, label %309

.lr.ph123:
  %.095121 = phi i64 [ %307, %.lr.ph123 ], [ 0, %.lr.ph129 ]
  %.096120 = phi double [ %306, %.lr.ph123 ], [ 0.000000e+00, %.lr.ph129 ]
  %302 = mul nsw i64 %.095121, %.192.6
  %303 = getelementptr inbounds i8, ptr %300, i64 %302
  %304 = load double, ptr %303, align 8
  %305 = fmul double %304, %304
  %306 = fadd double %.096120, %305
  %307 = add nuw nsw i64 %.095121, 1
  %exitcond126.not = icmp eq i64 %307, %.190.6
  br i1 %exitcond126.not, label %._crit_edge124, label %.lr.ph123

._crit_edge124:
  %308 = call double @llvm.sqrt.f64(double %306)
  br label %309

309:
  %.096.lcssa = phi double [ %308, %._crit_edge124 ], [ 0.000000e+00, %.lr.ph129 ]
  %310 = load ptr, ptr %0, align 8
  %311 = getelementptr inbounds nuw double, ptr %310, i64 %.098127
  store double %.096.lcssa, ptr %311, align 8
  %312 = add nuw nsw i64 %.098127, 1
  %exitcond130.not = icmp eq i64 %312, %296
  br i1 %exitcond130.not, label %.loopexit, label %.lr.ph129

313:
  %314 = call i64 @irad.flang.count(ptr nonnull %0)
  %315 = icmp sgt i64 %314, 0
  br i1 %315, label %.lr.ph118, label %.loopexit

.lr.ph118:
  %.093116 = phi i64 [ %330, %327 ], [ 0, %313 ]
  %316 = load ptr, ptr %1, align 8
  %317 = call i64 @irad.flang.offset(ptr nonnull %6, i64 %.093116)
  %318 = getelementptr inbounds i8, ptr %316, i64 %317
  %319 = icmp sgt i64 %.190.6, 0
  br i1 %319, label %.lr.ph, label %327

.lr.ph:
  %.087115 = phi i64 [ %325, %.lr.ph ], [ 0, %.lr.ph118 ]
  %.088114 = phi float [ %324, %.lr.ph ], [ 0.000000e+00, %.lr.ph118 ]
  %320 = mul nsw i64 %.087115, %.192.6
  %321 = getelementptr inbounds i8, ptr %318, i64 %320
  %322 = load float, ptr %321, align 4
  %323 = fmul float %322, %322
  %324 = fadd float %.088114, %323
  %325 = add nuw nsw i64 %.087115, 1
  %exitcond.not = icmp eq i64 %325, %.190.6
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %326 = call float @llvm.sqrt.f32(float %324)
  br label %327

327:
  %.088.lcssa = phi float [ %326, %._crit_edge ], [ 0.000000e+00, %.lr.ph118 ]
  %328 = load ptr, ptr %0, align 8
  %329 = getelementptr inbounds nuw float, ptr %328, i64 %.093116
  store float %.088.lcssa, ptr %329, align 4
  %330 = add nuw nsw i64 %.093116, 1
  %exitcond119.not = icmp eq i64 %330, %314
  br i1 %exitcond119.not, label %.loopexit, label %.lr.ph118

.loopexit:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %331

331:
  ret void
}

declare void @_FortranANorm2Dim(ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden double @irad.flang._FortranAModReal8(double %0, double %1, ptr %2, i32 %3) alwaysinline {
  %5 = frem double %0, %1
  ret double %5
}

define linkonce_odr hidden double @irad.flang._FortranAModuloReal8(double %0, double %1, ptr %2, i32 %3) alwaysinline {
  %5 = frem double %0, %1
  %6 = fcmp oeq double %5, 0.000000e+00
  br i1 %6, label %7, label %9

7:
  %8 = call double @llvm.copysign.f64(double %5, double %1)
  br label %14

9:
  %10 = fcmp olt double %5, 0.000000e+00
  %11 = fcmp uge double %1, 0.000000e+00
  %.not = xor i1 %10, %11
  %12 = fadd double %5, %1
  %13 = select i1 %.not, double %5, double %12
  br label %14

14:
  %.0 = phi double [ %8, %7 ], [ %13, %9 ]
  ret double %.0
}

declare double @llvm.copysign.f64(double, double)

define linkonce_odr hidden float @irad.flang._FortranAModReal4(float %0, float %1, ptr %2, i32 %3) alwaysinline {
  %5 = frem float %0, %1
  ret float %5
}

define linkonce_odr hidden float @irad.flang._FortranAModuloReal4(float %0, float %1, ptr %2, i32 %3) alwaysinline {
  %5 = frem float %0, %1
  %6 = fcmp oeq float %5, 0.000000e+00
  br i1 %6, label %7, label %9

7:
  %8 = call float @llvm.copysign.f32(float %5, float %1)
  br label %14

9:
  %10 = fcmp olt float %5, 0.000000e+00
  %11 = fcmp uge float %1, 0.000000e+00
  %.not = xor i1 %10, %11
  %12 = fadd float %5, %1
  %13 = select i1 %.not, float %5, float %12
  br label %14

14:
  %.0 = phi float [ %8, %7 ], [ %13, %9 ]
  ret float %.0
}

declare float @llvm.copysign.f32(float, float)

define linkonce_odr hidden double @irad.flang._FortranAFraction8(double %0) alwaysinline {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call double @frexp(double %0, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret double %3
}

declare double @frexp(double noundef, ptr noundef)

define linkonce_odr hidden double @irad.flang._FortranAScale8(double %0, i64 %1) alwaysinline {
  %3 = call i32 @irad.flang.exponent_of(i64 %1)
  %4 = call double @ldexp(double %0, i32 %3)
  ret double %4
}

declare double @ldexp(double noundef, i32 noundef)

define internal i32 @irad.flang.exponent_of(i64 %0) alwaysinline {
  %2 = call i64 @llvm.smax.i64(i64 %0, i64 -100000)
  %3 = call i64 @llvm.smin.i64(i64 %2, i64 100000)
  %4 = trunc nsw i64 %3 to i32
  ret i32 %4
}

define linkonce_odr hidden double @irad.flang._FortranASetExponent8(double %0, i64 %1) alwaysinline {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call double @frexp(double %0, ptr nonnull %3)
  %5 = call i32 @irad.flang.exponent_of(i64 %1)
  %6 = call double @ldexp(double %4, i32 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %6
}

define linkonce_odr hidden double @irad.flang._FortranARRSpacing8(double %0) alwaysinline {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call double @frexp(double %0, ptr nonnull %2)
  %4 = call double @llvm.fabs.f64(double %3)
  %5 = call double @ldexp(double %4, i32 53)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret double %5
}

declare double @llvm.fabs.f64(double)

define linkonce_odr hidden double @irad.flang._FortranASpacing8(double %0) alwaysinline {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call double @frexp(double %0, ptr nonnull %2)
  %4 = call double @llvm.fabs.f64(double %0)
  %5 = fcmp ugt double %4, 0x7FEFFFFFFFFFFFFF
  br i1 %5, label %13, label %6

6:
  %7 = load i32, ptr %2, align 4
  %8 = add nsw i32 %7, -53
  %9 = call double @ldexp(double 1.000000e+00, i32 %8)
  %10 = fcmp oeq double %0, 0.000000e+00
  %11 = fcmp olt double %9, 0x10000000000000
  %or.cond = select i1 %10, i1 true, i1 %11
  %12 = select i1 %or.cond, double 0x10000000000000, double %9
  br label %13

13:
  %14 = phi double [ %12, %6 ], [ 0x7FF8000000000000, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret double %14
}

define linkonce_odr hidden float @irad.flang._FortranAFraction4(float %0) alwaysinline {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call float @frexpf(float %0, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret float %3
}

declare float @frexpf(float noundef, ptr noundef)

define linkonce_odr hidden float @irad.flang._FortranAScale4(float %0, i64 %1) alwaysinline {
  %3 = call i32 @irad.flang.exponent_of(i64 %1)
  %4 = call float @ldexpf(float %0, i32 %3)
  ret float %4
}

declare float @ldexpf(float noundef, i32 noundef)

define linkonce_odr hidden float @irad.flang._FortranASetExponent4(float %0, i64 %1) alwaysinline {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call float @frexpf(float %0, ptr nonnull %3)
  %5 = call i32 @irad.flang.exponent_of(i64 %1)
  %6 = call float @ldexpf(float %4, i32 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %6
}

define linkonce_odr hidden float @irad.flang._FortranARRSpacing4(float %0) alwaysinline {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call float @frexpf(float %0, ptr nonnull %2)
  %4 = call float @llvm.fabs.f32(float %3)
  %5 = call float @ldexpf(float %4, i32 24)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret float %5
}

declare float @llvm.fabs.f32(float)

define linkonce_odr hidden float @irad.flang._FortranASpacing4(float %0) alwaysinline {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call float @frexpf(float %0, ptr nonnull %2)
  %4 = call float @llvm.fabs.f32(float %0)
  %5 = fcmp ugt float %4, 0x47EFFFFFE0000000
  br i1 %5, label %13, label %6

6:
  %7 = load i32, ptr %2, align 4
  %8 = add nsw i32 %7, -24
  %9 = call float @ldexpf(float 1.000000e+00, i32 %8)
  %10 = fcmp oeq float %0, 0.000000e+00
  %11 = fcmp olt float %9, 0x3810000000000000
  %or.cond = select i1 %10, i1 true, i1 %11
  %12 = select i1 %or.cond, float 0x3810000000000000, float %9
  br label %13

13:
  %14 = phi float [ %12, %6 ], [ 0x7FF8000000000000, %1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret float %14
}

declare void @_FortranAAssign(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define internal zeroext i1 @irad.flang.same_shape(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %12, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  %11 = zext i1 %10 to i8
  br label %12

12:
  %.1 = phi i8 [ %11, %5 ], [ 1, %2 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4
  %15 = icmp ugt i8 %14, 1
  br i1 %15, label %16, label %25

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %18, %20
  %22 = icmp ne i8 %.1, 0
  %23 = select i1 %21, i1 %22, i1 false
  %24 = zext i1 %23 to i8
  br label %25

25:
  %.1.1 = phi i8 [ %24, %16 ], [ %.1, %12 ]
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %27 = load i8, ptr %26, align 4
  %28 = icmp ugt i8 %27, 2
  br i1 %28, label %29, label %38

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %31, %33
  %35 = icmp ne i8 %.1.1, 0
  %36 = select i1 %34, i1 %35, i1 false
  %37 = zext i1 %36 to i8
  br label %38

38:
  %.1.2 = phi i8 [ %37, %29 ], [ %.1.1, %25 ]
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %40 = load i8, ptr %39, align 4
  %41 = icmp ugt i8 %40, 3
  br i1 %41, label %42, label %51

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %44, %46
  %48 = icmp ne i8 %.1.2, 0
  %49 = select i1 %47, i1 %48, i1 false
  %50 = zext i1 %49 to i8
  br label %51

51:
  %.1.3 = phi i8 [ %50, %42 ], [ %.1.2, %38 ]
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %53 = load i8, ptr %52, align 4
  %54 = icmp ugt i8 %53, 4
  br i1 %54, label %55, label %64

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %57, %59
  %61 = icmp ne i8 %.1.3, 0
  %62 = select i1 %60, i1 %61, i1 false
  %63 = zext i1 %62 to i8
  br label %64

64:
  %.1.4 = phi i8 [ %63, %55 ], [ %.1.3, %51 ]
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %66 = load i8, ptr %65, align 4
  %67 = icmp ugt i8 %66, 5
  br i1 %67, label %68, label %77

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %70, %72
  %74 = icmp ne i8 %.1.4, 0
  %75 = select i1 %73, i1 %74, i1 false
  %76 = zext i1 %75 to i8
  br label %77

77:
  %.1.5 = phi i8 [ %76, %68 ], [ %.1.4, %64 ]
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %79 = load i8, ptr %78, align 4
  %80 = icmp ugt i8 %79, 6
  br i1 %80, label %81, label %90

81:
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %83, %85
  %87 = icmp ne i8 %.1.5, 0
  %88 = select i1 %86, i1 %87, i1 false
  %89 = zext i1 %88 to i8
  br label %90

90:
  %.1.6 = phi i8 [ %89, %81 ], [ %.1.5, %77 ]
  %91 = trunc nuw i8 %.1.6 to i1
  ret i1 %91
}

define internal void @irad.flang.allocate_like(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4
  %.not = icmp eq i8 %6, 0
  br i1 %.not, label %18, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %4, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %4, %16
  br label %18

18:
  %.1 = phi i64 [ %17, %7 ], [ %4, %2 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %20 = load i8, ptr %19, align 4
  %21 = icmp ugt i8 %20, 1
  br i1 %21, label %22, label %33

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %27, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.1, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %.1, %31
  br label %33

33:
  %.1.1 = phi i64 [ %32, %22 ], [ %.1, %18 ]
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %35 = load i8, ptr %34, align 4
  %36 = icmp ugt i8 %35, 2
  br i1 %36, label %37, label %48

37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.1.1, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %46 = load i64, ptr %45, align 8
  %47 = mul nsw i64 %.1.1, %46
  br label %48

48:
  %.1.2 = phi i64 [ %47, %37 ], [ %.1.1, %33 ]
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %50 = load i8, ptr %49, align 4
  %51 = icmp ugt i8 %50, 3
  br i1 %51, label %52, label %63

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %54, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.1.2, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %.1.2, %61
  br label %63

63:
  %.1.3 = phi i64 [ %62, %52 ], [ %.1.2, %48 ]
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %65 = load i8, ptr %64, align 4
  %66 = icmp ugt i8 %65, 4
  br i1 %66, label %67, label %78

67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %69, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %72, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.1.3, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %.1.3, %76
  br label %78

78:
  %.1.4 = phi i64 [ %77, %67 ], [ %.1.3, %63 ]
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %80 = load i8, ptr %79, align 4
  %81 = icmp ugt i8 %80, 5
  br i1 %81, label %82, label %93

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %84, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %87, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.1.4, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %.1.4, %91
  br label %93

93:
  %.1.5 = phi i64 [ %92, %82 ], [ %.1.4, %78 ]
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %95 = load i8, ptr %94, align 4
  %96 = icmp ugt i8 %95, 6
  br i1 %96, label %97, label %105

97:
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %99, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %102, ptr %103, align 8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.1.5, ptr %104, align 8
  br label %105

105:
  %106 = call i64 @irad.flang.count(ptr %0)
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %108 = load i64, ptr %107, align 8
  %109 = mul nsw i64 %106, %108
  %110 = call ptr @irad.flang.room(i64 %109)
  store ptr %110, ptr %0, align 8
  ret void
}

define internal zeroext i1 @irad.flang.overlap(ptr %0, ptr %1) alwaysinline {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @irad.flang.reach(ptr %0, ptr nonnull %3, ptr nonnull %4)
  call void @irad.flang.reach(ptr %1, ptr nonnull %5, ptr nonnull %6)
  %7 = load i64, ptr %3, align 8
  %8 = load i64, ptr %6, align 8
  %9 = icmp ult i64 %7, %8
  %10 = load i64, ptr %5, align 8
  %11 = load i64, ptr %4, align 8
  %12 = icmp ult i64 %10, %11
  %13 = select i1 %9, i1 %12, i1 false
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i1 %13
}

define internal void @irad.flang.reach(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = load ptr, ptr %0, align 8
  %5 = ptrtoint ptr %4 to i64
  store i64 %5, ptr %1, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, %5
  store i64 %8, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = load i8, ptr %9, align 4
  %.not = icmp eq i8 %10, 0
  br i1 %.not, label %25, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = add nsw i64 %13, -1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %14, %16
  %18 = icmp slt i64 %17, 0
  br i1 %18, label %19, label %22

19:
  %20 = load i64, ptr %1, align 8
  %21 = add i64 %20, %17
  store i64 %21, ptr %1, align 8
  br label %25

22:
  %23 = load i64, ptr %2, align 8
  %24 = add i64 %23, %17
  store i64 %24, ptr %2, align 8
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %27 = load i8, ptr %26, align 4
  %28 = icmp ugt i8 %27, 1
  br i1 %28, label %29, label %43

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = load i64, ptr %30, align 8
  %32 = add nsw i64 %31, -1
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = mul nsw i64 %32, %34
  %36 = icmp slt i64 %35, 0
  br i1 %36, label %40, label %37

37:
  %38 = load i64, ptr %2, align 8
  %39 = add i64 %38, %35
  store i64 %39, ptr %2, align 8
  br label %43

40:
  %41 = load i64, ptr %1, align 8
  %42 = add i64 %41, %35
  store i64 %42, ptr %1, align 8
  br label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %45 = load i8, ptr %44, align 4
  %46 = icmp ugt i8 %45, 2
  br i1 %46, label %47, label %61

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, -1
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %50, %52
  %54 = icmp slt i64 %53, 0
  br i1 %54, label %58, label %55

55:
  %56 = load i64, ptr %2, align 8
  %57 = add i64 %56, %53
  store i64 %57, ptr %2, align 8
  br label %61

58:
  %59 = load i64, ptr %1, align 8
  %60 = add i64 %59, %53
  store i64 %60, ptr %1, align 8
  br label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %63 = load i8, ptr %62, align 4
  %64 = icmp ugt i8 %63, 3
  br i1 %64, label %65, label %79

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %67 = load i64, ptr %66, align 8
  %68 = add nsw i64 %67, -1
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %70 = load i64, ptr %69, align 8
  %71 = mul nsw i64 %68, %70
  %72 = icmp slt i64 %71, 0
  br i1 %72, label %76, label %73

73:
  %74 = load i64, ptr %2, align 8
  %75 = add i64 %74, %71
  store i64 %75, ptr %2, align 8
  br label %79

76:
  %77 = load i64, ptr %1, align 8
  %78 = add i64 %77, %71
  store i64 %78, ptr %1, align 8
  br label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %81 = load i8, ptr %80, align 4
  %82 = icmp ugt i8 %81, 4
  br i1 %82, label %83, label %97

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %85 = load i64, ptr %84, align 8
  %86 = add nsw i64 %85, -1
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %88 = load i64, ptr %87, align 8
  %89 = mul nsw i64 %86, %88
  %90 = icmp slt i64 %89, 0
  br i1 %90, label %94, label %91

91:
  %92 = load i64, ptr %2, align 8
  %93 = add i64 %92, %89
  store i64 %93, ptr %2, align 8
  br label %97

94:
  %95 = load i64, ptr %1, align 8
  %96 = add i64 %95, %89
  store i64 %96, ptr %1, align 8
  br label %97

97:
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %99 = load i8, ptr %98, align 4
  %100 = icmp ugt i8 %99, 5
  br i1 %100, label %101, label %115

101:
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %103 = load i64, ptr %102, align 8
  %104 = add nsw i64 %103, -1
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %106 = load i64, ptr %105, align 8
  %107 = mul nsw i64 %104, %106
  %108 = icmp slt i64 %107, 0
  br i1 %108, label %112, label %109

109:
  %110 = load i64, ptr %2, align 8
  %111 = add i64 %110, %107
  store i64 %111, ptr %2, align 8
  br label %115

112:
  %113 = load i64, ptr %1, align 8
  %114 = add i64 %113, %107
  store i64 %114, ptr %1, align 8
  br label %115

115:
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %117 = load i8, ptr %116, align 4
  %118 = icmp ugt i8 %117, 6
  br i1 %118, label %119, label %133

119:
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %121 = load i64, ptr %120, align 8
  %122 = add nsw i64 %121, -1
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %124 = load i64, ptr %123, align 8
  %125 = mul nsw i64 %122, %124
  %126 = icmp slt i64 %125, 0
  br i1 %126, label %130, label %127

127:
  %128 = load i64, ptr %2, align 8
  %129 = add i64 %128, %125
  store i64 %129, ptr %2, align 8
  br label %133

130:
  %131 = load i64, ptr %1, align 8
  %132 = add i64 %131, %125
  store i64 %132, ptr %1, align 8
  br label %133

133:
  ret void
}

define internal ptr @irad.flang.type_of(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %3 = load i8, ptr %2, align 4
  %4 = icmp eq i8 %3, 0
  br i1 %4, label %5, label %12

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %7 = load i8, ptr %6, align 1
  %8 = and i8 %7, 1
  %.not10 = icmp eq i8 %8, 0
  br i1 %.not10, label %12, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %.1 = phi ptr [ null, %1 ], [ %11, %9 ], [ null, %5 ]
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4
  %.not.1 = icmp eq i8 %14, 0
  br i1 %.not.1, label %26, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4
  %18 = icmp eq i8 %17, 1
  br i1 %18, label %19, label %26

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %21 = load i8, ptr %20, align 1
  %22 = and i8 %21, 1
  %.not10.1 = icmp eq i8 %22, 0
  br i1 %.not10.1, label %26, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = load ptr, ptr %24, align 8
  br label %26

26:
  %.1.1 = phi ptr [ %.1, %12 ], [ %25, %23 ], [ %.1, %19 ], [ %.1, %15 ]
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %28 = load i8, ptr %27, align 4
  %.not.2 = icmp ult i8 %28, 2
  br i1 %.not.2, label %40, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = load i8, ptr %30, align 4
  %32 = icmp eq i8 %31, 2
  br i1 %32, label %33, label %40

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %35 = load i8, ptr %34, align 1
  %36 = and i8 %35, 1
  %.not10.2 = icmp eq i8 %36, 0
  br i1 %.not10.2, label %40, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %39 = load ptr, ptr %38, align 8
  br label %40

40:
  %.1.2 = phi ptr [ %.1.1, %26 ], [ %39, %37 ], [ %.1.1, %33 ], [ %.1.1, %29 ]
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %42 = load i8, ptr %41, align 4
  %.not.3 = icmp ult i8 %42, 3
  br i1 %.not.3, label %54, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %45 = load i8, ptr %44, align 4
  %46 = icmp eq i8 %45, 3
  br i1 %46, label %47, label %54

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %49 = load i8, ptr %48, align 1
  %50 = and i8 %49, 1
  %.not10.3 = icmp eq i8 %50, 0
  br i1 %.not10.3, label %54, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %53 = load ptr, ptr %52, align 8
  br label %54

54:
  %.1.3 = phi ptr [ %.1.2, %40 ], [ %53, %51 ], [ %.1.2, %47 ], [ %.1.2, %43 ]
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %56 = load i8, ptr %55, align 4
  %.not.4 = icmp ult i8 %56, 4
  br i1 %.not.4, label %68, label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %59 = load i8, ptr %58, align 4
  %60 = icmp eq i8 %59, 4
  br i1 %60, label %61, label %68

61:
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %63 = load i8, ptr %62, align 1
  %64 = and i8 %63, 1
  %.not10.4 = icmp eq i8 %64, 0
  br i1 %.not10.4, label %68, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %67 = load ptr, ptr %66, align 8
  br label %68

68:
  %.1.4 = phi ptr [ %.1.3, %54 ], [ %67, %65 ], [ %.1.3, %61 ], [ %.1.3, %57 ]
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %70 = load i8, ptr %69, align 4
  %.not.5 = icmp ult i8 %70, 5
  br i1 %.not.5, label %82, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %73 = load i8, ptr %72, align 4
  %74 = icmp eq i8 %73, 5
  br i1 %74, label %75, label %82

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %77 = load i8, ptr %76, align 1
  %78 = and i8 %77, 1
  %.not10.5 = icmp eq i8 %78, 0
  br i1 %.not10.5, label %82, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %81 = load ptr, ptr %80, align 8
  br label %82

82:
  %.1.5 = phi ptr [ %.1.4, %68 ], [ %81, %79 ], [ %.1.4, %75 ], [ %.1.4, %71 ]
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %84 = load i8, ptr %83, align 4
  %.not.6 = icmp ult i8 %84, 6
  br i1 %.not.6, label %96, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %87 = load i8, ptr %86, align 4
  %88 = icmp eq i8 %87, 6
  br i1 %88, label %89, label %96

89:
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %91 = load i8, ptr %90, align 1
  %92 = and i8 %91, 1
  %.not10.6 = icmp eq i8 %92, 0
  br i1 %.not10.6, label %96, label %93

93:
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %95 = load ptr, ptr %94, align 8
  br label %96

96:
  %.1.6 = phi ptr [ %.1.5, %82 ], [ %95, %93 ], [ %.1.5, %89 ], [ %.1.5, %85 ]
  ret ptr %.1.6
}

declare i32 @_FortranAAllocatableAllocateSource(ptr captures(none) noundef, ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define internal void @irad.flang.packed(ptr dead_on_unwind noalias writable sret(%struct.descriptor) align 8 %0, ptr %1, ptr %2, i64 %3) alwaysinline {
  store ptr %1, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 21
  %9 = load i8, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %9, ptr %10, align 1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 1, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %3, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %14, ptr %15, align 8
  ret void
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare noalias ptr @malloc(i64 noundef)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
