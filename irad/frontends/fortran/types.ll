%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [15 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }
%struct.component = type { %struct.anon.5, i8, i8, i8, i8, i64, %struct.value, %struct.anon.6, %struct.anon.7, %struct.anon.8, ptr }
%struct.anon.5 = type { ptr, i64, i64 }
%struct.value = type { i8, i64 }
%struct.anon.6 = type { ptr, [4 x i64] }
%struct.anon.7 = type { ptr, [7 x i64] }
%struct.anon.8 = type { ptr, [10 x i64] }
%struct.procedure = type { %struct.anon.9, i64, ptr }
%struct.anon.9 = type { ptr, i64, i64 }

define linkonce_odr hidden void @irad.flang.destroy_elements_late(ptr %0, i32 %1) {
  %3 = alloca %struct.descriptor, align 8
  %4 = call ptr @irad.flang.type_of_component(ptr %0, i32 %1)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @irad.flang.component_of(ptr nonnull %3, ptr %0, i32 %1)
  %5 = call i64 @irad.flang.count(ptr nonnull %3)
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.08 = phi i64 [ %12, %.lr.ph ], [ 0, %2 ]
  %7 = load ptr, ptr %3, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %.08, %9
  %11 = getelementptr inbounds i8, ptr %7, i64 %10
  call void @irad.flang.destroy_any(ptr %11, ptr %4)
  %12 = add nuw nsw i64 %.08, 1
  %exitcond.not = icmp eq i64 %12, %5
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal ptr @irad.flang.type_of_component(ptr %0, i32 %1) alwaysinline {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %4, label %7

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  br label %7

7:
  %.1 = phi ptr [ null, %2 ], [ %6, %4 ]
  %8 = icmp eq i32 %1, 1
  br i1 %8, label %9, label %12

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %.1.1 = phi ptr [ %.1, %7 ], [ %11, %9 ]
  %13 = icmp eq i32 %1, 2
  br i1 %13, label %14, label %17

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %16 = load ptr, ptr %15, align 8
  br label %17

17:
  %.1.2 = phi ptr [ %.1.1, %12 ], [ %16, %14 ]
  %18 = icmp eq i32 %1, 3
  br i1 %18, label %19, label %22

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %21 = load ptr, ptr %20, align 8
  br label %22

22:
  %.1.3 = phi ptr [ %.1.2, %17 ], [ %21, %19 ]
  %23 = icmp eq i32 %1, 4
  br i1 %23, label %24, label %27

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %26 = load ptr, ptr %25, align 8
  br label %27

27:
  %.1.4 = phi ptr [ %.1.3, %22 ], [ %26, %24 ]
  %28 = icmp eq i32 %1, 5
  br i1 %28, label %29, label %32

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %31 = load ptr, ptr %30, align 8
  br label %32

32:
  %.1.5 = phi ptr [ %.1.4, %27 ], [ %31, %29 ]
  %33 = icmp eq i32 %1, 6
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %36 = load ptr, ptr %35, align 8
  br label %37

37:
  %.1.6 = phi ptr [ %.1.5, %32 ], [ %36, %34 ]
  ret ptr %.1.6
}

define internal void @irad.flang.component_of(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = load ptr, ptr %1, align 8
  store ptr %4, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %6, ptr %7, align 8
  %8 = trunc i32 %2 to i8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %8, ptr %9, align 4
  %10 = icmp sgt i32 %2, 0
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %12, ptr nonnull align 8 dereferenceable(24) %13, i64 24, i1 false)
  br label %14

14:
  %15 = icmp sgt i32 %2, 1
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %17, ptr nonnull align 8 dereferenceable(24) %18, i64 24, i1 false)
  br label %19

19:
  %20 = icmp sgt i32 %2, 2
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %22, ptr nonnull align 8 dereferenceable(24) %23, i64 24, i1 false)
  br label %24

24:
  %25 = icmp sgt i32 %2, 3
  br i1 %25, label %26, label %29

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %27, ptr nonnull align 8 dereferenceable(24) %28, i64 24, i1 false)
  br label %29

29:
  %30 = icmp sgt i32 %2, 4
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %32, ptr nonnull align 8 dereferenceable(24) %33, i64 24, i1 false)
  br label %34

34:
  %35 = icmp sgt i32 %2, 5
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %37, ptr nonnull align 8 dereferenceable(24) %38, i64 24, i1 false)
  br label %39

39:
  %40 = icmp sgt i32 %2, 6
  br i1 %40, label %41, label %44

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %42, ptr nonnull align 8 dereferenceable(24) %43, i64 24, i1 false)
  br label %44

44:
  ret void
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

declare void @irad.flang.destroy_any(ptr noundef, ptr noundef)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define linkonce_odr hidden void @irad.flang.assign_component_late(ptr %0, ptr %1, i32 %2) {
  %4 = alloca %struct.descriptor, align 8
  %5 = load ptr, ptr %0, align 8
  %6 = load ptr, ptr %1, align 8
  %.not = icmp eq ptr %6, null
  br i1 %.not, label %81, label %7

7:
  %8 = call ptr @irad.flang.type_of_component(ptr nonnull %1, i32 %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @irad.flang.component_of(ptr nonnull %4, ptr nonnull %1, i32 %2)
  %9 = call i64 @irad.flang.count(ptr nonnull %4)
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %9, %11
  %13 = call ptr @irad.flang.room(i64 %12)
  %14 = icmp sgt i64 %9, 0
  br i1 %14, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.04550 = phi i64 [ %26, %.lr.ph ], [ 0, %7 ]
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %.04550, %16
  %18 = getelementptr inbounds i8, ptr %13, i64 %17
  call void @irad.flang.initialise_any(ptr %18, ptr %8)
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = mul nsw i64 %.04550, %20
  %22 = getelementptr inbounds i8, ptr %13, i64 %21
  %23 = load ptr, ptr %4, align 8
  %24 = mul nsw i64 %.04550, %20
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  call void @irad.flang.assign_any(ptr %22, ptr %25, ptr %8)
  %26 = add nuw nsw i64 %.04550, 1
  %exitcond.not = icmp eq i64 %26, %9
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %.not47 = icmp eq ptr %5, null
  br i1 %.not47, label %28, label %27

27:
  call void @irad.flang.destroy_elements_late(ptr nonnull %0, i32 %2)
  br label %28

28:
  store ptr %13, ptr %0, align 8
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %30, ptr %31, align 8
  switch i32 %2, label %.preheader [
    i32 0, label %32
    i32 1, label %34
    i32 2, label %36
    i32 3, label %38
    i32 4, label %40
    i32 5, label %42
    i32 6, label %44
  ]

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %8, ptr %33, align 8
  br label %.preheader

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %8, ptr %35, align 8
  br label %.preheader

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %8, ptr %37, align 8
  br label %.preheader

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %8, ptr %39, align 8
  br label %.preheader

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %8, ptr %41, align 8
  br label %.preheader

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %8, ptr %43, align 8
  br label %.preheader

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %8, ptr %45, align 8
  br label %.preheader

.preheader:
  %46 = icmp sgt i32 %2, 0
  br i1 %46, label %47, label %50

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %48, ptr nonnull align 8 dereferenceable(24) %49, i64 24, i1 false)
  br label %50

50:
  %51 = icmp sgt i32 %2, 1
  br i1 %51, label %52, label %55

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %53, ptr nonnull align 8 dereferenceable(24) %54, i64 24, i1 false)
  br label %55

55:
  %56 = icmp sgt i32 %2, 2
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %58, ptr nonnull align 8 dereferenceable(24) %59, i64 24, i1 false)
  br label %60

60:
  %61 = icmp sgt i32 %2, 3
  br i1 %61, label %62, label %65

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %63, ptr nonnull align 8 dereferenceable(24) %64, i64 24, i1 false)
  br label %65

65:
  %66 = icmp sgt i32 %2, 4
  br i1 %66, label %67, label %70

67:
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %69 = getelementptr inbounds nuw i8, ptr %4, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %68, ptr nonnull align 8 dereferenceable(24) %69, i64 24, i1 false)
  br label %70

70:
  %71 = icmp sgt i32 %2, 5
  br i1 %71, label %72, label %75

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %73, ptr nonnull align 8 dereferenceable(24) %74, i64 24, i1 false)
  br label %75

75:
  %76 = icmp sgt i32 %2, 6
  br i1 %76, label %77, label %80

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %78, ptr nonnull align 8 dereferenceable(24) %79, i64 24, i1 false)
  br label %80

80:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %84

81:
  %.not46 = icmp eq ptr %5, null
  br i1 %.not46, label %83, label %82

82:
  call void @irad.flang.destroy_elements_late(ptr nonnull %0, i32 %2)
  br label %83

83:
  store ptr null, ptr %0, align 8
  br label %84

84:
  %.not48 = icmp eq ptr %5, null
  br i1 %.not48, label %86, label %85

85:
  call void @free(ptr nonnull %5)
  br label %86

86:
  ret void
}

define internal ptr @irad.flang.room(i64 %0) alwaysinline {
  %. = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %2 = call noalias ptr @malloc(i64 %.)
  ret ptr %2
}

declare void @irad.flang.initialise_any(ptr noundef, ptr noundef)

declare void @irad.flang.assign_any(ptr noundef, ptr noundef, ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @free(ptr noundef)

define linkonce_odr hidden void @irad.flang.assign_array_late(ptr %0, ptr %1, i64 %2, i32 %3, i32 %4) {
  %6 = alloca %struct.descriptor, align 8
  %7 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @irad.flang.component_of(ptr nonnull %7, ptr %1, i32 %3)
  call void @irad.flang.component_of(ptr nonnull %6, ptr %0, i32 %3)
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %2, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %2, ptr %9, align 8
  %10 = trunc i32 %4 to i8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 21
  store i8 %10, ptr %11, align 1
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 21
  store i8 %10, ptr %12, align 1
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 22
  store i8 2, ptr %13, align 2
  call void @irad.flang.assign_plain(ptr nonnull %6, ptr nonnull %7)
  %14 = load ptr, ptr %6, align 8
  store ptr %14, ptr %0, align 8
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %17, ptr nonnull align 8 dereferenceable(24) %18, i64 24, i1 false)
  br label %19

19:
  %20 = icmp sgt i32 %3, 1
  br i1 %20, label %21, label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %22, ptr nonnull align 8 dereferenceable(24) %23, i64 24, i1 false)
  br label %24

24:
  %25 = icmp sgt i32 %3, 2
  br i1 %25, label %26, label %29

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %27, ptr nonnull align 8 dereferenceable(24) %28, i64 24, i1 false)
  br label %29

29:
  %30 = icmp sgt i32 %3, 3
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %32, ptr nonnull align 8 dereferenceable(24) %33, i64 24, i1 false)
  br label %34

34:
  %35 = icmp sgt i32 %3, 4
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %37, ptr nonnull align 8 dereferenceable(24) %38, i64 24, i1 false)
  br label %39

39:
  %40 = icmp sgt i32 %3, 5
  br i1 %40, label %41, label %44

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %42, ptr nonnull align 8 dereferenceable(24) %43, i64 24, i1 false)
  br label %44

44:
  %45 = icmp sgt i32 %3, 6
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %47, ptr nonnull align 8 dereferenceable(24) %48, i64 24, i1 false)
  br label %49

49:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void
}

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

define linkonce_odr hidden void @irad.flang.assign_text_late(ptr %0, ptr %1, i32 %2) {
  %4 = alloca %struct.descriptor, align 8
  %5 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @irad.flang.component_of(ptr nonnull %5, ptr %1, i32 %2)
  call void @irad.flang.component_of(ptr nonnull %4, ptr %0, i32 %2)
  %6 = call i64 @irad.flang.count(ptr nonnull %5)
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %6, %8
  %10 = load ptr, ptr %4, align 8
  %.not = icmp eq ptr %10, null
  br i1 %.not, label %22, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %13, %15
  br i1 %16, label %17, label %22

17:
  %18 = call zeroext i1 @irad.flang.same_shape(ptr nonnull %4, ptr nonnull %5)
  br i1 %18, label %19, label %22

19:
  %20 = load ptr, ptr %4, align 8
  %21 = load ptr, ptr %5, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %20, ptr align 1 %21, i64 %9, i1 false)
  br label %66

22:
  %23 = call ptr @irad.flang.room(i64 %9)
  store ptr %23, ptr %0, align 8
  %24 = load ptr, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr align 1 %24, i64 %9, i1 false)
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %26, ptr %27, align 8
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %32

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %30, ptr nonnull align 8 dereferenceable(24) %31, i64 24, i1 false)
  br label %32

32:
  %33 = icmp sgt i32 %2, 1
  br i1 %33, label %34, label %37

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %35, ptr nonnull align 8 dereferenceable(24) %36, i64 24, i1 false)
  br label %37

37:
  %38 = icmp sgt i32 %2, 2
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %40, ptr nonnull align 8 dereferenceable(24) %41, i64 24, i1 false)
  br label %42

42:
  %43 = icmp sgt i32 %2, 3
  br i1 %43, label %44, label %47

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %45, ptr nonnull align 8 dereferenceable(24) %46, i64 24, i1 false)
  br label %47

47:
  %48 = icmp sgt i32 %2, 4
  br i1 %48, label %49, label %52

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %50, ptr nonnull align 8 dereferenceable(24) %51, i64 24, i1 false)
  br label %52

52:
  %53 = icmp sgt i32 %2, 5
  br i1 %53, label %54, label %57

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %55, ptr nonnull align 8 dereferenceable(24) %56, i64 24, i1 false)
  br label %57

57:
  %58 = icmp sgt i32 %2, 6
  br i1 %58, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %60, ptr nonnull align 8 dereferenceable(24) %61, i64 24, i1 false)
  br label %62

62:
  %63 = load ptr, ptr %4, align 8
  %.not18 = icmp eq ptr %63, null
  br i1 %.not18, label %66, label %64

64:
  %65 = load ptr, ptr %4, align 8
  call void @free(ptr %65)
  br label %66

66:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

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

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

define linkonce_odr hidden void @irad.flang.initialise_elsewhere(ptr %0, ptr %1) alwaysinline {
  %3 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @irad.flang.library_of_one(ptr nonnull %3, ptr %0, ptr %1)
  call void @_FortranAInitialize(ptr nonnull %3, ptr null, i32 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

define internal void @irad.flang.library_of_one(ptr %0, ptr %1, ptr %2) alwaysinline {
  store ptr %1, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 20240719, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 0, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 42, ptr %9, align 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 1, ptr %10, align 2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 1, ptr %11, align 1
  call void @irad.flang.set_type(ptr nonnull %0, ptr %2)
  ret void
}

declare void @_FortranAInitialize(ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden void @irad.flang.destroy_elsewhere(ptr %0, ptr %1) alwaysinline {
  %3 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @irad.flang.library_of_one(ptr nonnull %3, ptr %0, ptr %1)
  call void @_FortranADestroy(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

declare void @_FortranADestroy(ptr captures(none) noundef)

define linkonce_odr hidden void @irad.flang.assign_elsewhere(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca %struct.descriptor, align 8
  %5 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @irad.flang.library_of_one(ptr nonnull %4, ptr %0, ptr %2)
  call void @irad.flang.library_of_one(ptr nonnull %5, ptr %1, ptr %2)
  call void @_FortranAAssign(ptr nonnull %4, ptr nonnull %5, ptr null, i32 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

declare void @_FortranAAssign(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden void @irad.flang.initialise_one(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %5, label %9

5:
  %6 = call zeroext i1 @irad.flang.fits_3(ptr %1, i1 zeroext false)
  br i1 %6, label %7, label %8

7:
  call void @irad.flang.initialise_3(ptr %0, ptr %1)
  br label %9

8:
  call void @irad.flang.initialise_elsewhere(ptr %0, ptr %1)
  br label %9

9:
  ret void
}

define internal zeroext i1 @irad.flang.fits_3(ptr %0, i1 zeroext %1) alwaysinline {
  %3 = call zeroext i1 @irad.flang.is_simple(ptr %0, i1 zeroext %1)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %.lr.ph, label %31

.lr.ph:
  %7 = zext i1 %3 to i8
  br label %8

8:
  %.014 = phi i8 [ %7, %.lr.ph ], [ %.1, %26 ]
  %.01213 = phi i64 [ 0, %.lr.ph ], [ %27, %26 ]
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.component, ptr %10, i64 %.01213
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load i8, ptr %12, align 8
  %14 = icmp eq i8 %13, 1
  br i1 %14, label %15, label %26

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 25
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 6
  br i1 %18, label %19, label %26

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = call zeroext i1 @irad.flang.fits_2(ptr %21, i1 zeroext %1)
  %23 = icmp ne i8 %.014, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = zext i1 %24 to i8
  br label %26

26:
  %.1 = phi i8 [ %25, %19 ], [ %.014, %15 ], [ %.014, %8 ]
  %27 = add nuw nsw i64 %.01213, 1
  %28 = load i64, ptr %4, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %8, label %._crit_edge, !llvm.loop !1

._crit_edge:
  %30 = trunc nuw i8 %.1 to i1
  br label %31

31:
  %.0.lcssa = phi i1 [ %30, %._crit_edge ], [ %3, %2 ]
  ret i1 %.0.lcssa
}

define internal void @irad.flang.initialise_3(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader37, label %.loopexit

.preheader37:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph40, label %.preheader

.preheader:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %.lr.ph42, label %.loopexit

.lr.ph40:
  %.039 = phi i64 [ %47, %.loopexit36 ], [ 0, %.preheader37 ]
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.component, ptr %12, i64 %.039
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 248
  %15 = load ptr, ptr %14, align 8
  %.not33 = icmp eq ptr %15, null
  br i1 %.not33, label %22, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 248
  %21 = load ptr, ptr %20, align 8
  call void @irad.flang.copy_component(ptr %19, ptr %21, ptr %13)
  br label %.loopexit36

22:
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %24 = load i8, ptr %23, align 8
  %.not34 = icmp eq i8 %24, 1
  br i1 %.not34, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  call void @irad.flang.empty_component(ptr %28, ptr %13)
  br label %.loopexit36

29:
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 25
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 6
  br i1 %32, label %.preheader35, label %.loopexit36

.preheader35:
  %33 = call i64 @irad.flang.component_count(ptr %13)
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %.lr.ph, label %.loopexit36

.lr.ph:
  %.03238 = phi i64 [ %44, %.lr.ph ], [ 0, %.preheader35 ]
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 88
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %.03238, %41
  %43 = getelementptr inbounds i8, ptr %37, i64 %42
  call void @irad.flang.initialise_2(ptr %43, ptr %39)
  %44 = add nuw nsw i64 %.03238, 1
  %45 = call i64 @irad.flang.component_count(ptr %13)
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %.lr.ph, label %.loopexit36

.loopexit36:
  %47 = add nuw nsw i64 %.039, 1
  %48 = load i64, ptr %5, align 8
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %.lr.ph40, label %.preheader, !llvm.loop !2

.lr.ph42:
  %.03141 = phi i64 [ %58, %.lr.ph42 ], [ 0, %.preheader ]
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.procedure, ptr %51, i64 %.03141
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %0, i64 %56
  store ptr %54, ptr %57, align 8
  %58 = add nuw nsw i64 %.03141, 1
  %59 = load i64, ptr %8, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %.lr.ph42, label %.loopexit

.loopexit:
  ret void
}

define linkonce_odr hidden void @irad.flang.destroy_one(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %8, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 431
  %7 = load i8, ptr %6, align 1
  %.not7 = icmp eq i8 %7, 0
  br i1 %.not7, label %8, label %12

8:
  %9 = call zeroext i1 @irad.flang.fits_3(ptr %1, i1 zeroext false)
  br i1 %9, label %10, label %11

10:
  call void @irad.flang.destroy_3(ptr %0, ptr %1)
  br label %12

11:
  call void @irad.flang.destroy_elsewhere(ptr %0, ptr %1)
  br label %12

12:
  ret void
}

define internal void @irad.flang.destroy_3(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader27, label %.loopexit28

.preheader27:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph31, label %.loopexit28

.lr.ph31:
  %.02530 = phi i64 [ %54, %.loopexit ], [ 0, %.preheader27 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02530
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %12 = load i8, ptr %11, align 8
  %13 = icmp eq i8 %12, 3
  br i1 %13, label %14, label %32

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %.not26 = icmp eq ptr %18, null
  br i1 %.not26, label %31, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 6
  br i1 %22, label %23, label %29

23:
  %24 = call zeroext i1 @irad.flang.is_flat(ptr %10)
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 27
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  call void @irad.flang.destroy_elements_late(ptr nonnull %17, i32 %28)
  br label %29

29:
  %30 = load ptr, ptr %17, align 8
  call void @free(ptr %30)
  br label %31

31:
  store ptr null, ptr %17, align 8
  br label %.loopexit

32:
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %34 = load i8, ptr %33, align 8
  %35 = icmp eq i8 %34, 1
  br i1 %35, label %36, label %.loopexit

36:
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %38, 6
  br i1 %39, label %.preheader, label %.loopexit

.preheader:
  %40 = call i64 @irad.flang.component_count(ptr %10)
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %.lr.ph, label %.loopexit

.lr.ph:
  %.029 = phi i64 [ %51, %.lr.ph ], [ 0, %.preheader ]
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 88
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.029, %48
  %50 = getelementptr inbounds i8, ptr %44, i64 %49
  call void @irad.flang.destroy_2(ptr %50, ptr %46)
  %51 = add nuw nsw i64 %.029, 1
  %52 = call i64 @irad.flang.component_count(ptr %10)
  %53 = icmp slt i64 %51, %52
  br i1 %53, label %.lr.ph, label %.loopexit

.loopexit:
  %54 = add nuw nsw i64 %.02530, 1
  %55 = load i64, ptr %5, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %.lr.ph31, label %.loopexit28, !llvm.loop !3

.loopexit28:
  ret void
}

define linkonce_odr hidden void @irad.flang.assign_one(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %12, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 432
  %8 = load i8, ptr %7, align 8
  %.not12 = icmp eq i8 %8, 0
  br i1 %.not12, label %12, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %11 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %11, i1 false)
  br label %16

12:
  %13 = call zeroext i1 @irad.flang.fits_3(ptr %2, i1 zeroext true)
  br i1 %13, label %14, label %15

14:
  call void @irad.flang.assign_3(ptr %0, ptr %1, ptr %2)
  br label %16

15:
  call void @irad.flang.assign_elsewhere(ptr %0, ptr %1, ptr %2)
  br label %16

16:
  ret void
}

define internal void @irad.flang.assign_3(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %.preheader65, label %9

.preheader65:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %.lr.ph68, label %.preheader

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %11 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %11, i1 false)
  br label %.loopexit

.preheader:
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %.lr.ph70, label %.loopexit

.lr.ph68:
  %.067 = phi i64 [ %86, %.loopexit64 ], [ 0, %.preheader65 ]
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.component, ptr %16, i64 %.067
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load i8, ptr %18, align 8
  %20 = icmp eq i8 %19, 3
  br i1 %20, label %21, label %56

21:
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = getelementptr inbounds i8, ptr %1, i64 %23
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %27 = load i8, ptr %26, align 1
  %28 = icmp eq i8 %27, 6
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  call void @irad.flang.assign_component_late(ptr %24, ptr %25, i32 %32)
  br label %.loopexit64

33:
  %34 = load ptr, ptr %25, align 8
  %.not60 = icmp eq ptr %34, null
  br i1 %.not60, label %43, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 4
  br i1 %38, label %39, label %43

39:
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  call void @irad.flang.assign_text_late(ptr %24, ptr nonnull %25, i32 %42)
  br label %.loopexit64

43:
  %44 = load ptr, ptr %25, align 8
  %.not61 = icmp eq ptr %44, null
  br i1 %.not61, label %52, label %45

45:
  %46 = call i64 @irad.flang.component_size(ptr %17)
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = call signext i8 @irad.flang.component_type(ptr %17)
  %51 = sext i8 %50 to i32
  call void @irad.flang.assign_array_late(ptr %24, ptr nonnull %25, i64 %46, i32 %49, i32 %51)
  br label %.loopexit64

52:
  %53 = load ptr, ptr %24, align 8
  %.not62 = icmp eq ptr %53, null
  br i1 %.not62, label %.loopexit64, label %54

54:
  %55 = load ptr, ptr %24, align 8
  call void @free(ptr %55)
  store ptr null, ptr %24, align 8
  br label %.loopexit64

56:
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %58 = load i8, ptr %57, align 8
  %59 = icmp eq i8 %58, 1
  br i1 %59, label %60, label %81

60:
  %61 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %62 = load i8, ptr %61, align 1
  %63 = icmp eq i8 %62, 6
  br i1 %63, label %.preheader63, label %81

.preheader63:
  %64 = call i64 @irad.flang.component_count(ptr %17)
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %.lr.ph, label %.loopexit64

.lr.ph:
  %.05966 = phi i64 [ %78, %.lr.ph ], [ 0, %.preheader63 ]
  %66 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 88
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %.05966, %71
  %73 = add nsw i64 %67, %72
  %74 = getelementptr inbounds i8, ptr %0, i64 %73
  %75 = getelementptr inbounds i8, ptr %1, i64 %73
  %76 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %77 = load ptr, ptr %76, align 8
  call void @irad.flang.assign_2(ptr %74, ptr %75, ptr %77)
  %78 = add nuw nsw i64 %.05966, 1
  %79 = call i64 @irad.flang.component_count(ptr %17)
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %.lr.ph, label %.loopexit64

81:
  %82 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds i8, ptr %0, i64 %83
  %85 = getelementptr inbounds i8, ptr %1, i64 %83
  call void @irad.flang.copy_component(ptr %84, ptr %85, ptr %17)
  br label %.loopexit64

.loopexit64:
  %86 = add nuw nsw i64 %.067, 1
  %87 = load i64, ptr %6, align 8
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %.lr.ph68, label %.preheader, !llvm.loop !4

.lr.ph70:
  %.05869 = phi i64 [ %97, %.lr.ph70 ], [ 0, %.preheader ]
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw %struct.procedure, ptr %90, i64 %.05869
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %1, i64 %93
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %0, i64 %93
  store ptr %95, ptr %96, align 8
  %97 = add nuw nsw i64 %.05869, 1
  %98 = load i64, ptr %12, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %.lr.ph70, label %.loopexit

.loopexit:
  ret void
}

define linkonce_odr hidden void @irad.flang.fill_typed(ptr %0, ptr %1, i64 %2) alwaysinline {
  %4 = alloca %struct.descriptor, align 8
  %5 = call ptr @irad.flang.type_of(ptr %1)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @irad.flang.same_as(ptr nonnull %4, ptr %1)
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.011 = phi i64 [ %23, %20 ], [ 0, %3 ]
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = mul nsw i64 %.011, %8
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  call void @irad.flang.initialise_any(ptr %10, ptr %5)
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = mul nsw i64 %.011, %12
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = load ptr, ptr %4, align 8
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %17 = load i8, ptr %16, align 4
  %.not = icmp eq i8 %17, 0
  br i1 %.not, label %20, label %18

18:
  %19 = call i64 @irad.flang.offset(ptr nonnull %4, i64 %.011)
  br label %20

20:
  %21 = phi i64 [ %19, %18 ], [ 0, %.lr.ph ]
  %22 = getelementptr inbounds i8, ptr %15, i64 %21
  call void @irad.flang.assign_any(ptr %14, ptr %22, ptr %5)
  %23 = add nuw nsw i64 %.011, 1
  %exitcond.not = icmp eq i64 %23, %2
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
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

define linkonce_odr hidden void @irad.flang.assign_typed(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  %6 = call ptr @irad.flang.type_of(ptr %1)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:
  %9 = call ptr @irad.flang.type_of(ptr %0)
  %.not = icmp eq ptr %6, %9
  br i1 %.not, label %11, label %10

10:
  call void @irad.flang.library_assign(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %53

11:
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 430
  %13 = load i8, ptr %12, align 2
  %.not37 = icmp eq i8 %13, 0
  br i1 %.not37, label %21, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 431
  %16 = load i8, ptr %15, align 1
  %.not38 = icmp eq i8 %16, 0
  br i1 %.not38, label %21, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %19 = load i8, ptr %18, align 8
  %.not39 = icmp eq i8 %19, 0
  br i1 %.not39, label %21, label %20

20:
  call void @irad.flang.assign_plain(ptr %0, ptr %1)
  br label %53

21:
  %22 = load ptr, ptr %0, align 8
  %23 = load ptr, ptr %1, align 8
  %24 = icmp eq ptr %22, %23
  br i1 %24, label %25, label %31

25:
  %26 = load ptr, ptr %0, align 8
  %.not40 = icmp eq ptr %26, null
  br i1 %.not40, label %31, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %29 = load i8, ptr %28, align 4
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %53, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %33 = load i8, ptr %32, align 4
  %.not41 = icmp eq i8 %33, 0
  br i1 %.not41, label %52, label %34

34:
  %35 = load ptr, ptr %0, align 8
  %.not42 = icmp eq ptr %35, null
  br i1 %.not42, label %52, label %36

36:
  %37 = load ptr, ptr %1, align 8
  %.not43 = icmp eq ptr %37, null
  br i1 %.not43, label %52, label %38

38:
  %39 = call zeroext i1 @irad.flang.overlap(ptr nonnull %0, ptr nonnull %1)
  br i1 %39, label %40, label %52

40:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @irad.flang.packed_like(ptr nonnull %5, ptr nonnull %1)
  %41 = load ptr, ptr %5, align 8
  %42 = call i64 @irad.flang.count(ptr nonnull %1)
  call void @irad.flang.fill_typed(ptr %41, ptr nonnull %1, i64 %42)
  call void @irad.flang.assign_elements(ptr nonnull %0, ptr nonnull %5, ptr nonnull %6)
  %43 = call i64 @irad.flang.count(ptr nonnull %5)
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.03644 = phi i64 [ %50, %.lr.ph ], [ 0, %40 ]
  %45 = load ptr, ptr %5, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = mul nsw i64 %.03644, %47
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  call void @irad.flang.destroy_any(ptr %49, ptr nonnull %6)
  %50 = add nuw nsw i64 %.03644, 1
  %exitcond.not = icmp eq i64 %50, %43
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %51 = load ptr, ptr %5, align 8
  call void @free(ptr %51)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %53

52:
  call void @irad.flang.assign_elements(ptr nonnull %0, ptr nonnull %1, ptr nonnull %6)
  br label %53

53:
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

define internal void @irad.flang.assign_elements(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = alloca %struct.descriptor, align 8
  %5 = alloca %struct.descriptor, align 8
  %6 = alloca %struct.descriptor, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %9 = load i8, ptr %8, align 2
  %10 = and i8 %9, 2
  %.not = icmp eq i8 %10, 0
  br i1 %.not, label %19, label %11

11:
  %12 = icmp eq ptr %7, null
  br i1 %12, label %19, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %15 = load i8, ptr %14, align 4
  %.not31 = icmp eq i8 %15, 0
  br i1 %.not31, label %19, label %16

16:
  %17 = call zeroext i1 @irad.flang.same_shape(ptr nonnull %0, ptr %1)
  %18 = xor i1 %17, true
  br label %19

19:
  %20 = phi i1 [ false, %3 ], [ true, %11 ], [ false, %13 ], [ %18, %16 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @irad.flang.same_as(ptr nonnull %4, ptr nonnull %0)
  br i1 %20, label %21, label %22

21:
  call void @irad.flang.allocate_like(ptr nonnull %0, ptr %1)
  br label %22

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @irad.flang.same_as(ptr nonnull %5, ptr nonnull %0)
  call void @irad.flang.same_as(ptr nonnull %6, ptr %1)
  %23 = call i64 @irad.flang.count(ptr nonnull %5)
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.035 = phi i64 [ %38, %35 ], [ 0, %22 ]
  %25 = load ptr, ptr %5, align 8
  %26 = call i64 @irad.flang.offset(ptr nonnull %5, i64 %.035)
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  br i1 %20, label %28, label %29

28:
  call void @irad.flang.initialise_any(ptr %27, ptr %2)
  br label %29

29:
  %30 = load ptr, ptr %6, align 8
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %32 = load i8, ptr %31, align 4
  %.not33 = icmp eq i8 %32, 0
  br i1 %.not33, label %35, label %33

33:
  %34 = call i64 @irad.flang.offset(ptr nonnull %6, i64 %.035)
  br label %35

35:
  %36 = phi i64 [ %34, %33 ], [ 0, %29 ]
  %37 = getelementptr inbounds i8, ptr %30, i64 %36
  call void @irad.flang.assign_any(ptr %27, ptr %37, ptr %2)
  %38 = add nuw nsw i64 %.035, 1
  %exitcond.not = icmp eq i64 %38, %23
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %.not32 = icmp ne ptr %7, null
  %or.cond.not = select i1 %20, i1 %.not32, i1 false
  br i1 %or.cond.not, label %39, label %45

39:
  %40 = call i64 @irad.flang.count(ptr nonnull %4)
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %.lr.ph38, label %._crit_edge39

.lr.ph38:
  %.03036 = phi i64 [ %44, %.lr.ph38 ], [ 0, %39 ]
  %42 = call i64 @irad.flang.offset(ptr nonnull %4, i64 %.03036)
  %43 = getelementptr inbounds i8, ptr %7, i64 %42
  call void @irad.flang.destroy_any(ptr nonnull %43, ptr %2)
  %44 = add nuw nsw i64 %.03036, 1
  %exitcond40.not = icmp eq i64 %44, %40
  br i1 %exitcond40.not, label %._crit_edge39, label %.lr.ph38

._crit_edge39:
  call void @free(ptr nonnull %7)
  br label %45

45:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret void
}

define linkonce_odr hidden void @irad.flang.initialise_typed(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = alloca %struct.descriptor, align 8
  %5 = call ptr @irad.flang.type_of(ptr %0)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %17, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 429
  %9 = load i8, ptr %8, align 1
  %.not = icmp eq i8 %9, 0
  br i1 %.not, label %10, label %17

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @irad.flang.same_as(ptr nonnull %4, ptr %0)
  %11 = call i64 @irad.flang.count(ptr nonnull %4)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.0910 = phi i64 [ %16, %.lr.ph ], [ 0, %10 ]
  %13 = load ptr, ptr %4, align 8
  %14 = call i64 @irad.flang.offset(ptr nonnull %4, i64 %.0910)
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  call void @irad.flang.initialise_any(ptr %15, ptr nonnull %5)
  %16 = add nuw nsw i64 %.0910, 1
  %exitcond.not = icmp eq i64 %16, %11
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %17

17:
  ret void
}

define linkonce_odr hidden void @irad.flang.destroy_typed(ptr %0) alwaysinline {
  %2 = alloca %struct.descriptor, align 8
  %3 = call ptr @irad.flang.type_of(ptr %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %21, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 430
  %7 = load i8, ptr %6, align 2
  %.not = icmp eq i8 %7, 0
  br i1 %.not, label %11, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 431
  %10 = load i8, ptr %9, align 1
  %.not12 = icmp eq i8 %10, 0
  br i1 %.not12, label %11, label %21

11:
  %12 = load ptr, ptr %0, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %21, label %14

14:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @irad.flang.same_as(ptr nonnull %2, ptr nonnull %0)
  %15 = call i64 @irad.flang.count(ptr nonnull %2)
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.01113 = phi i64 [ %20, %.lr.ph ], [ 0, %14 ]
  %17 = load ptr, ptr %2, align 8
  %18 = call i64 @irad.flang.offset(ptr nonnull %2, i64 %.01113)
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  call void @irad.flang.destroy_any(ptr %19, ptr nonnull %3)
  %20 = add nuw nsw i64 %.01113, 1
  %exitcond.not = icmp eq i64 %20, %15
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %21

21:
  ret void
}

define linkonce_odr hidden void @irad.flang.finalise_typed(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = alloca %struct.descriptor, align 8
  %5 = call ptr @irad.flang.type_of(ptr %0)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %14, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 431
  %9 = load i8, ptr %8, align 1
  %.not = icmp eq i8 %9, 0
  br i1 %.not, label %10, label %14

10:
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %14, label %13

13:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @irad.flang.lend(ptr nonnull %4, ptr nonnull %0)
  call void @_FortranAFinalize(ptr nonnull %4, ptr %1, i32 %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %14

14:
  ret void
}

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
  br i1 %.not, label %17, label %15

15:
  %16 = call ptr @irad.flang.type_of(ptr %1)
  call void @irad.flang.set_type(ptr %0, ptr %16)
  br label %17

17:
  ret void
}

declare void @_FortranAFinalize(ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

declare noalias ptr @malloc(i64 noundef)

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
  %14 = call i1 @llvm.is.constant.i8(i8 %13)
  br i1 %14, label %32, label %15

15:
  br i1 %11, label %17, label %.preheader153

.preheader153:
  %16 = icmp sgt i64 %3, 0
  br i1 %16, label %.lr.ph, label %.loopexit

17:
  %18 = load ptr, ptr %0, align 8
  %19 = load ptr, ptr %1, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %3, %21
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %19, i64 %22, i1 false)
  br label %.loopexit

.lr.ph:
  %.0124155 = phi i64 [ %31, %.lr.ph ], [ 0, %.preheader153 ]
  %23 = load ptr, ptr %0, align 8
  %24 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0124155)
  %25 = getelementptr inbounds i8, ptr %23, i64 %24
  %26 = load ptr, ptr %1, align 8
  %27 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0124155)
  %28 = getelementptr inbounds i8, ptr %26, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i64, ptr %29, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %25, ptr align 1 %28, i64 %30, i1 false)
  %31 = add nuw nsw i64 %.0124155, 1
  %exitcond.not = icmp eq i64 %31, %3
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %34 = load i8, ptr %33, align 1
  switch i8 %34, label %.preheader [
    i8 28, label %36
    i8 27, label %53
    i8 35, label %70
    i8 34, label %92
  ]

.preheader:
  %35 = icmp sgt i64 %3, 0
  br i1 %35, label %.lr.ph191, label %.loopexit

36:
  br i1 %11, label %.preheader137, label %.preheader139

.preheader139:
  %37 = icmp sgt i64 %3, 0
  br i1 %37, label %.lr.ph185, label %.loopexit

.preheader137:
  %38 = icmp sgt i64 %3, 0
  br i1 %38, label %.lr.ph188, label %.loopexit

.lr.ph188:
  %.0129187 = phi i64 [ %44, %.lr.ph188 ], [ 0, %.preheader137 ]
  %39 = load ptr, ptr %1, align 8
  %40 = getelementptr inbounds nuw double, ptr %39, i64 %.0129187
  %41 = load double, ptr %40, align 8
  %42 = load ptr, ptr %0, align 8
  %43 = getelementptr inbounds nuw double, ptr %42, i64 %.0129187
  store double %41, ptr %43, align 8
  %44 = add nuw nsw i64 %.0129187, 1
  %exitcond189.not = icmp eq i64 %44, %3
  br i1 %exitcond189.not, label %.loopexit, label %.lr.ph188

.lr.ph185:
  %.0130184 = phi i64 [ %52, %.lr.ph185 ], [ 0, %.preheader139 ]
  %45 = load ptr, ptr %0, align 8
  %46 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0130184)
  %47 = getelementptr inbounds i8, ptr %45, i64 %46
  %48 = load ptr, ptr %1, align 8
  %49 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0130184)
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  %51 = load double, ptr %50, align 8
  store double %51, ptr %47, align 8
  %52 = add nuw nsw i64 %.0130184, 1
  %exitcond186.not = icmp eq i64 %52, %3
  br i1 %exitcond186.not, label %.loopexit, label %.lr.ph185

53:
  br i1 %11, label %.preheader141, label %.preheader143

.preheader143:
  %54 = icmp sgt i64 %3, 0
  br i1 %54, label %.lr.ph178, label %.loopexit

.preheader141:
  %55 = icmp sgt i64 %3, 0
  br i1 %55, label %.lr.ph181, label %.loopexit

.lr.ph181:
  %.0135180 = phi i64 [ %61, %.lr.ph181 ], [ 0, %.preheader141 ]
  %56 = load ptr, ptr %1, align 8
  %57 = getelementptr inbounds nuw float, ptr %56, i64 %.0135180
  %58 = load float, ptr %57, align 4
  %59 = load ptr, ptr %0, align 8
  %60 = getelementptr inbounds nuw float, ptr %59, i64 %.0135180
  store float %58, ptr %60, align 4
  %61 = add nuw nsw i64 %.0135180, 1
  %exitcond182.not = icmp eq i64 %61, %3
  br i1 %exitcond182.not, label %.loopexit, label %.lr.ph181

.lr.ph178:
  %.0136177 = phi i64 [ %69, %.lr.ph178 ], [ 0, %.preheader143 ]
  %62 = load ptr, ptr %0, align 8
  %63 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0136177)
  %64 = getelementptr inbounds i8, ptr %62, i64 %63
  %65 = load ptr, ptr %1, align 8
  %66 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0136177)
  %67 = getelementptr inbounds i8, ptr %65, i64 %66
  %68 = load float, ptr %67, align 4
  store float %68, ptr %64, align 4
  %69 = add nuw nsw i64 %.0136177, 1
  %exitcond179.not = icmp eq i64 %69, %3
  br i1 %exitcond179.not, label %.loopexit, label %.lr.ph178

70:
  br i1 %11, label %.preheader145, label %.preheader147

.preheader147:
  %71 = icmp sgt i64 %3, 0
  br i1 %71, label %.lr.ph171, label %.loopexit

.preheader145:
  %72 = shl nsw i64 %3, 1
  %73 = icmp sgt i64 %3, 0
  br i1 %73, label %.lr.ph174, label %.loopexit

.lr.ph174:
  %.0132173 = phi i64 [ %79, %.lr.ph174 ], [ 0, %.preheader145 ]
  %74 = load ptr, ptr %1, align 8
  %75 = getelementptr inbounds nuw double, ptr %74, i64 %.0132173
  %76 = load double, ptr %75, align 8
  %77 = load ptr, ptr %0, align 8
  %78 = getelementptr inbounds nuw double, ptr %77, i64 %.0132173
  store double %76, ptr %78, align 8
  %79 = add nuw nsw i64 %.0132173, 1
  %exitcond175.not = icmp eq i64 %79, %72
  br i1 %exitcond175.not, label %.loopexit, label %.lr.ph174

.lr.ph171:
  %.0131170 = phi i64 [ %91, %90 ], [ 0, %.preheader147 ]
  %80 = load ptr, ptr %0, align 8
  %81 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0131170)
  %82 = getelementptr inbounds i8, ptr %80, i64 %81
  %83 = load ptr, ptr %1, align 8
  %84 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0131170)
  %85 = getelementptr inbounds i8, ptr %83, i64 %84
  br label %86

86:
  %indvars.iv166 = phi i64 [ 0, %.lr.ph171 ], [ %indvars.iv.next167, %86 ]
  %87 = getelementptr inbounds nuw double, ptr %85, i64 %indvars.iv166
  %88 = load double, ptr %87, align 8
  %89 = getelementptr inbounds nuw double, ptr %82, i64 %indvars.iv166
  store double %88, ptr %89, align 8
  %indvars.iv.next167 = add nuw nsw i64 %indvars.iv166, 1
  %exitcond169.not = icmp eq i64 %indvars.iv.next167, 2
  br i1 %exitcond169.not, label %90, label %86

90:
  %91 = add nuw nsw i64 %.0131170, 1
  %exitcond172.not = icmp eq i64 %91, %3
  br i1 %exitcond172.not, label %.loopexit, label %.lr.ph171

92:
  br i1 %11, label %.preheader149, label %.preheader151

.preheader151:
  %93 = icmp sgt i64 %3, 0
  br i1 %93, label %.lr.ph160, label %.loopexit

.preheader149:
  %94 = shl nsw i64 %3, 1
  %95 = icmp sgt i64 %3, 0
  br i1 %95, label %.lr.ph163, label %.loopexit

.lr.ph163:
  %.0127162 = phi i64 [ %101, %.lr.ph163 ], [ 0, %.preheader149 ]
  %96 = load ptr, ptr %1, align 8
  %97 = getelementptr inbounds nuw float, ptr %96, i64 %.0127162
  %98 = load float, ptr %97, align 4
  %99 = load ptr, ptr %0, align 8
  %100 = getelementptr inbounds nuw float, ptr %99, i64 %.0127162
  store float %98, ptr %100, align 4
  %101 = add nuw nsw i64 %.0127162, 1
  %exitcond164.not = icmp eq i64 %101, %94
  br i1 %exitcond164.not, label %.loopexit, label %.lr.ph163

.lr.ph160:
  %.0126159 = phi i64 [ %113, %112 ], [ 0, %.preheader151 ]
  %102 = load ptr, ptr %0, align 8
  %103 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0126159)
  %104 = getelementptr inbounds i8, ptr %102, i64 %103
  %105 = load ptr, ptr %1, align 8
  %106 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0126159)
  %107 = getelementptr inbounds i8, ptr %105, i64 %106
  br label %108

108:
  %indvars.iv = phi i64 [ 0, %.lr.ph160 ], [ %indvars.iv.next, %108 ]
  %109 = getelementptr inbounds nuw float, ptr %107, i64 %indvars.iv
  %110 = load float, ptr %109, align 4
  %111 = getelementptr inbounds nuw float, ptr %104, i64 %indvars.iv
  store float %110, ptr %111, align 4
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond158.not = icmp eq i64 %indvars.iv.next, 2
  br i1 %exitcond158.not, label %112, label %108

112:
  %113 = add nuw nsw i64 %.0126159, 1
  %exitcond161.not = icmp eq i64 %113, %3
  br i1 %exitcond161.not, label %.loopexit, label %.lr.ph160

.lr.ph191:
  %.0190 = phi i64 [ %122, %.lr.ph191 ], [ 0, %.preheader ]
  %114 = load ptr, ptr %0, align 8
  %115 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0190)
  %116 = getelementptr inbounds i8, ptr %114, i64 %115
  %117 = load ptr, ptr %1, align 8
  %118 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0190)
  %119 = getelementptr inbounds i8, ptr %117, i64 %118
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %121 = load i64, ptr %120, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %116, ptr align 1 %119, i64 %121, i1 false)
  %122 = add nuw nsw i64 %.0190, 1
  %exitcond192.not = icmp eq i64 %122, %3
  br i1 %exitcond192.not, label %.loopexit, label %.lr.ph191

.loopexit:
  ret void
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

declare i1 @llvm.is.constant.i8(i8)

define internal void @irad.flang.set_type(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %9

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %8, align 8
  br label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4
  %.not.1 = icmp eq i8 %11, 0
  br i1 %.not.1, label %19, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %14 = load i8, ptr %13, align 4
  %15 = icmp eq i8 %14, 1
  br i1 %15, label %16, label %19

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %1, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 0, ptr %18, align 8
  br label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %21 = load i8, ptr %20, align 4
  %.not.2 = icmp ult i8 %21, 2
  br i1 %.not.2, label %29, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = load i8, ptr %23, align 4
  %25 = icmp eq i8 %24, 2
  br i1 %25, label %26, label %29

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 0, ptr %28, align 8
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = load i8, ptr %30, align 4
  %.not.3 = icmp ult i8 %31, 3
  br i1 %.not.3, label %39, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %34 = load i8, ptr %33, align 4
  %35 = icmp eq i8 %34, 3
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %1, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 0, ptr %38, align 8
  br label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %41 = load i8, ptr %40, align 4
  %.not.4 = icmp ult i8 %41, 4
  br i1 %.not.4, label %49, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %44 = load i8, ptr %43, align 4
  %45 = icmp eq i8 %44, 4
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %1, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 0, ptr %48, align 8
  br label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %51 = load i8, ptr %50, align 4
  %.not.5 = icmp ult i8 %51, 5
  br i1 %.not.5, label %59, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %54 = load i8, ptr %53, align 4
  %55 = icmp eq i8 %54, 5
  br i1 %55, label %56, label %59

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %1, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %58, align 8
  br label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %61 = load i8, ptr %60, align 4
  %.not.6 = icmp ult i8 %61, 6
  br i1 %.not.6, label %69, label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %64 = load i8, ptr %63, align 4
  %65 = icmp eq i8 %64, 6
  br i1 %65, label %66, label %69

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %1, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 0, ptr %68, align 8
  br label %69

69:
  ret void
}

define internal zeroext i1 @irad.flang.is_simple(ptr %0, i1 zeroext %1) alwaysinline {
  %3 = call zeroext i1 @irad.flang.has_finals(ptr %0)
  %.not = xor i1 %1, true
  %brmerge = or i1 %3, %.not
  %not. = xor i1 %3, true
  br i1 %brmerge, label %9, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, 6
  %8 = icmp eq i32 %7, 0
  br label %9

9:
  %10 = phi i1 [ %not., %2 ], [ %8, %4 ]
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %12 = load i64, ptr %11, align 8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.014 = phi i1 [ %30, %28 ], [ %10, %9 ]
  %.01213 = phi i64 [ %31, %28 ], [ 0, %9 ]
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.component, ptr %15, i64 %.01213
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %18 = load i8, ptr %17, align 8
  %19 = icmp eq i8 %18, 1
  br i1 %19, label %28, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %22 = load i8, ptr %21, align 8
  %23 = icmp eq i8 %22, 2
  br i1 %23, label %28, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %26 = load i8, ptr %25, align 8
  %27 = icmp eq i8 %26, 3
  br label %28

28:
  %29 = phi i1 [ true, %20 ], [ true, %.lr.ph ], [ %27, %24 ]
  %30 = select i1 %.014, i1 %29, i1 false
  %31 = add nuw nsw i64 %.01213, 1
  %32 = load i64, ptr %11, align 8
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %.lr.ph, label %._crit_edge, !llvm.loop !5

._crit_edge:
  %.0.lcssa = phi i1 [ %10, %9 ], [ %30, %28 ]
  ret i1 %.0.lcssa
}

define internal zeroext i1 @irad.flang.fits_2(ptr %0, i1 zeroext %1) alwaysinline {
  %3 = call zeroext i1 @irad.flang.is_simple(ptr %0, i1 zeroext %1)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %.lr.ph, label %31

.lr.ph:
  %7 = zext i1 %3 to i8
  br label %8

8:
  %.014 = phi i8 [ %7, %.lr.ph ], [ %.1, %26 ]
  %.01213 = phi i64 [ 0, %.lr.ph ], [ %27, %26 ]
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.component, ptr %10, i64 %.01213
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load i8, ptr %12, align 8
  %14 = icmp eq i8 %13, 1
  br i1 %14, label %15, label %26

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 25
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 6
  br i1 %18, label %19, label %26

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = call zeroext i1 @irad.flang.fits_1(ptr %21, i1 zeroext %1)
  %23 = icmp ne i8 %.014, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = zext i1 %24 to i8
  br label %26

26:
  %.1 = phi i8 [ %25, %19 ], [ %.014, %15 ], [ %.014, %8 ]
  %27 = add nuw nsw i64 %.01213, 1
  %28 = load i64, ptr %4, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %8, label %._crit_edge, !llvm.loop !6

._crit_edge:
  %30 = trunc nuw i8 %.1 to i1
  br label %31

31:
  %.0.lcssa = phi i1 [ %30, %._crit_edge ], [ %3, %2 ]
  ret i1 %.0.lcssa
}

define internal zeroext i1 @irad.flang.has_finals(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %3 = load i32, ptr %2, align 8
  %4 = icmp ugt i32 %3, 127
  ret i1 %4
}

define internal zeroext i1 @irad.flang.fits_1(ptr %0, i1 zeroext %1) alwaysinline {
  %3 = call zeroext i1 @irad.flang.is_simple(ptr %0, i1 zeroext %1)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %.lr.ph, label %31

.lr.ph:
  %7 = zext i1 %3 to i8
  br label %8

8:
  %.014 = phi i8 [ %7, %.lr.ph ], [ %.1, %26 ]
  %.01213 = phi i64 [ 0, %.lr.ph ], [ %27, %26 ]
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.component, ptr %10, i64 %.01213
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load i8, ptr %12, align 8
  %14 = icmp eq i8 %13, 1
  br i1 %14, label %15, label %26

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 25
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 6
  br i1 %18, label %19, label %26

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = call zeroext i1 @irad.flang.fits_0(ptr %21, i1 zeroext %1)
  %23 = icmp ne i8 %.014, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = zext i1 %24 to i8
  br label %26

26:
  %.1 = phi i8 [ %25, %19 ], [ %.014, %15 ], [ %.014, %8 ]
  %27 = add nuw nsw i64 %.01213, 1
  %28 = load i64, ptr %4, align 8
  %29 = icmp slt i64 %27, %28
  br i1 %29, label %8, label %._crit_edge, !llvm.loop !7

._crit_edge:
  %30 = trunc nuw i8 %.1 to i1
  br label %31

31:
  %.0.lcssa = phi i1 [ %30, %._crit_edge ], [ %3, %2 ]
  ret i1 %.0.lcssa
}

define internal zeroext i1 @irad.flang.fits_0(ptr %0, i1 zeroext %1) alwaysinline {
  ret i1 false
}

define internal void @irad.flang.copy_component(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %5 = load i8, ptr %4, align 8
  %6 = icmp eq i8 %5, 1
  br i1 %6, label %7, label %9

7:
  %8 = call i64 @irad.flang.bytes_of(ptr %2)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %8, i1 false)
  br label %.loopexit

9:
  %10 = load ptr, ptr %1, align 8
  store ptr %10, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %15, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %17, align 4
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %21 = load i8, ptr %20, align 1
  %.not = icmp eq i8 %21, 0
  br i1 %.not, label %25, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %23, ptr nonnull align 8 dereferenceable(24) %24, i64 24, i1 false)
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %27 = load i8, ptr %26, align 1
  %28 = icmp ugt i8 %27, 1
  br i1 %28, label %29, label %32

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %30, ptr nonnull align 8 dereferenceable(24) %31, i64 24, i1 false)
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %34 = load i8, ptr %33, align 1
  %35 = icmp ugt i8 %34, 2
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %37, ptr nonnull align 8 dereferenceable(24) %38, i64 24, i1 false)
  br label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %41 = load i8, ptr %40, align 1
  %42 = icmp ugt i8 %41, 3
  br i1 %42, label %43, label %46

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %44, ptr nonnull align 8 dereferenceable(24) %45, i64 24, i1 false)
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %48 = load i8, ptr %47, align 1
  %49 = icmp ugt i8 %48, 4
  br i1 %49, label %50, label %53

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %51, ptr nonnull align 8 dereferenceable(24) %52, i64 24, i1 false)
  br label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %55 = load i8, ptr %54, align 1
  %56 = icmp ugt i8 %55, 5
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %58, ptr nonnull align 8 dereferenceable(24) %59, i64 24, i1 false)
  br label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %62 = load i8, ptr %61, align 1
  %63 = icmp ugt i8 %62, 6
  br i1 %63, label %64, label %.preheader

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %65, ptr nonnull align 8 dereferenceable(24) %66, i64 24, i1 false)
  br label %.preheader

.preheader:
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %68 = load i8, ptr %67, align 1
  %69 = icmp eq i8 %68, 0
  br i1 %69, label %70, label %81

70:
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 25
  %72 = load i8, ptr %71, align 1
  %73 = icmp eq i8 %72, 6
  br i1 %73, label %74, label %81

74:
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %76, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %79, ptr %80, align 8
  br label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %83 = load i8, ptr %82, align 1
  %.not.1 = icmp eq i8 %83, 0
  br i1 %.not.1, label %99, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %86 = load i8, ptr %85, align 1
  %87 = icmp eq i8 %86, 1
  br i1 %87, label %88, label %99

88:
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 25
  %90 = load i8, ptr %89, align 1
  %91 = icmp eq i8 %90, 6
  br i1 %91, label %92, label %99

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %94, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %97, ptr %98, align 8
  br label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %101 = load i8, ptr %100, align 1
  %.not.2 = icmp ult i8 %101, 2
  br i1 %.not.2, label %117, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %104 = load i8, ptr %103, align 1
  %105 = icmp eq i8 %104, 2
  br i1 %105, label %106, label %117

106:
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 25
  %108 = load i8, ptr %107, align 1
  %109 = icmp eq i8 %108, 6
  br i1 %109, label %110, label %117

110:
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %112, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %115, ptr %116, align 8
  br label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %119 = load i8, ptr %118, align 1
  %.not.3 = icmp ult i8 %119, 3
  br i1 %.not.3, label %135, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %122 = load i8, ptr %121, align 1
  %123 = icmp eq i8 %122, 3
  br i1 %123, label %124, label %135

124:
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 25
  %126 = load i8, ptr %125, align 1
  %127 = icmp eq i8 %126, 6
  br i1 %127, label %128, label %135

128:
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %133, ptr %134, align 8
  br label %135

135:
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %137 = load i8, ptr %136, align 1
  %.not.4 = icmp ult i8 %137, 4
  br i1 %.not.4, label %153, label %138

138:
  %139 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %140 = load i8, ptr %139, align 1
  %141 = icmp eq i8 %140, 4
  br i1 %141, label %142, label %153

142:
  %143 = getelementptr inbounds nuw i8, ptr %2, i64 25
  %144 = load i8, ptr %143, align 1
  %145 = icmp eq i8 %144, 6
  br i1 %145, label %146, label %153

146:
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store ptr %148, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %151, ptr %152, align 8
  br label %153

153:
  %154 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %155 = load i8, ptr %154, align 1
  %.not.5 = icmp ult i8 %155, 5
  br i1 %.not.5, label %171, label %156

156:
  %157 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %158 = load i8, ptr %157, align 1
  %159 = icmp eq i8 %158, 5
  br i1 %159, label %160, label %171

160:
  %161 = getelementptr inbounds nuw i8, ptr %2, i64 25
  %162 = load i8, ptr %161, align 1
  %163 = icmp eq i8 %162, 6
  br i1 %163, label %164, label %171

164:
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %166 = load ptr, ptr %165, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store ptr %166, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %169, ptr %170, align 8
  br label %171

171:
  %172 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %173 = load i8, ptr %172, align 1
  %.not.6 = icmp ult i8 %173, 6
  br i1 %.not.6, label %.loopexit, label %174

174:
  %175 = getelementptr inbounds nuw i8, ptr %2, i64 27
  %176 = load i8, ptr %175, align 1
  %177 = icmp eq i8 %176, 6
  br i1 %177, label %178, label %.loopexit

178:
  %179 = getelementptr inbounds nuw i8, ptr %2, i64 25
  %180 = load i8, ptr %179, align 1
  %181 = icmp eq i8 %180, 6
  br i1 %181, label %182, label %.loopexit

182:
  %183 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %184 = load ptr, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store ptr %184, ptr %185, align 8
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %187 = load i64, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %187, ptr %188, align 8
  br label %.loopexit

.loopexit:
  ret void
}

define internal void @irad.flang.empty_component(ptr %0, ptr %1) alwaysinline {
  store ptr null, ptr %0, align 8
  %3 = call i64 @irad.flang.component_size(ptr %1)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %3, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 20240719, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load i8, ptr %6, align 8
  %8 = icmp eq i8 %7, 2
  %9 = select i1 %8, i32 65536, i32 131072
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 25
  %11 = load i8, ptr %10, align 1
  %12 = icmp eq i8 %11, 6
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = call signext i8 @irad.flang.component_type(ptr %1)
  %17 = zext i8 %16 to i32
  %18 = shl nuw nsw i32 %17, 8
  %19 = or disjoint i32 %18, %15
  %20 = or disjoint i32 %19, %9
  %21 = select i1 %12, i32 16777216, i32 0
  %22 = or disjoint i32 %20, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %25 = load i8, ptr %24, align 1
  %.not = icmp eq i8 %25, 0
  br i1 %.not, label %30, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 0, ptr %29, align 8
  br label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %32 = load i8, ptr %31, align 1
  %33 = icmp ugt i8 %32, 1
  br i1 %33, label %34, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 0, ptr %37, align 8
  br label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %40 = load i8, ptr %39, align 1
  %41 = icmp ugt i8 %40, 2
  br i1 %41, label %42, label %46

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 0, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 0, ptr %45, align 8
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %48 = load i8, ptr %47, align 1
  %49 = icmp ugt i8 %48, 3
  br i1 %49, label %50, label %54

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 0, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 0, ptr %53, align 8
  br label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %56 = load i8, ptr %55, align 1
  %57 = icmp ugt i8 %56, 4
  br i1 %57, label %58, label %62

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 0, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 0, ptr %61, align 8
  br label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %64 = load i8, ptr %63, align 1
  %65 = icmp ugt i8 %64, 5
  br i1 %65, label %66, label %70

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 0, ptr %69, align 8
  br label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %72 = load i8, ptr %71, align 1
  %73 = icmp ugt i8 %72, 6
  br i1 %73, label %74, label %78

74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 0, ptr %77, align 8
  br label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 25
  %80 = load i8, ptr %79, align 1
  %81 = icmp eq i8 %80, 6
  br i1 %81, label %82, label %95

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %87 = load i8, ptr %86, align 1
  %88 = zext i8 %87 to i64
  %89 = getelementptr inbounds nuw %struct.dimension, ptr %85, i64 %88
  store ptr %84, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %91 = load i8, ptr %90, align 1
  %92 = zext i8 %91 to i64
  %93 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %92
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 32
  store i64 0, ptr %94, align 8
  br label %95

95:
  ret void
}

define internal i64 @irad.flang.component_count(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %3 = load i8, ptr %2, align 1
  %.not = icmp eq i8 %3, 0
  br i1 %.not, label %13, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = sub nsw i64 %8, %10
  %12 = add nsw i64 %11, 1
  br label %13

13:
  %.1 = phi i64 [ %12, %4 ], [ 1, %1 ]
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %15 = load i8, ptr %14, align 1
  %16 = icmp ugt i8 %15, 1
  br i1 %16, label %17, label %27

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %23 = load i64, ptr %22, align 8
  %24 = sub nsw i64 %21, %23
  %25 = add nsw i64 %24, 1
  %26 = mul nsw i64 %.1, %25
  br label %27

27:
  %.1.1 = phi i64 [ %26, %17 ], [ %.1, %13 ]
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %29 = load i8, ptr %28, align 1
  %30 = icmp ugt i8 %29, 2
  br i1 %30, label %31, label %41

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 88
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 72
  %37 = load i64, ptr %36, align 8
  %38 = sub nsw i64 %35, %37
  %39 = add nsw i64 %38, 1
  %40 = mul nsw i64 %.1.1, %39
  br label %41

41:
  %.1.2 = phi i64 [ %40, %31 ], [ %.1.1, %27 ]
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %43 = load i8, ptr %42, align 1
  %44 = icmp ugt i8 %43, 3
  br i1 %44, label %45, label %55

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 120
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 104
  %51 = load i64, ptr %50, align 8
  %52 = sub nsw i64 %49, %51
  %53 = add nsw i64 %52, 1
  %54 = mul nsw i64 %.1.2, %53
  br label %55

55:
  %.1.3 = phi i64 [ %54, %45 ], [ %.1.2, %41 ]
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %57 = load i8, ptr %56, align 1
  %58 = icmp ugt i8 %57, 4
  br i1 %58, label %59, label %69

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 152
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 136
  %65 = load i64, ptr %64, align 8
  %66 = sub nsw i64 %63, %65
  %67 = add nsw i64 %66, 1
  %68 = mul nsw i64 %.1.3, %67
  br label %69

69:
  %.1.4 = phi i64 [ %68, %59 ], [ %.1.3, %55 ]
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %71 = load i8, ptr %70, align 1
  %72 = icmp ugt i8 %71, 5
  br i1 %72, label %73, label %83

73:
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 184
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 168
  %79 = load i64, ptr %78, align 8
  %80 = sub nsw i64 %77, %79
  %81 = add nsw i64 %80, 1
  %82 = mul nsw i64 %.1.4, %81
  br label %83

83:
  %.1.5 = phi i64 [ %82, %73 ], [ %.1.4, %69 ]
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %85 = load i8, ptr %84, align 1
  %86 = icmp ugt i8 %85, 6
  br i1 %86, label %87, label %97

87:
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 216
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 200
  %93 = load i64, ptr %92, align 8
  %94 = sub nsw i64 %91, %93
  %95 = add nsw i64 %94, 1
  %96 = mul nsw i64 %.1.5, %95
  br label %97

97:
  %.1.6 = phi i64 [ %96, %87 ], [ %.1.5, %83 ]
  ret i64 %.1.6
}

define internal void @irad.flang.initialise_2(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader37, label %.loopexit

.preheader37:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph40, label %.preheader

.preheader:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %.lr.ph42, label %.loopexit

.lr.ph40:
  %.039 = phi i64 [ %47, %.loopexit36 ], [ 0, %.preheader37 ]
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.component, ptr %12, i64 %.039
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 248
  %15 = load ptr, ptr %14, align 8
  %.not33 = icmp eq ptr %15, null
  br i1 %.not33, label %22, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 248
  %21 = load ptr, ptr %20, align 8
  call void @irad.flang.copy_component(ptr %19, ptr %21, ptr %13)
  br label %.loopexit36

22:
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %24 = load i8, ptr %23, align 8
  %.not34 = icmp eq i8 %24, 1
  br i1 %.not34, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  call void @irad.flang.empty_component(ptr %28, ptr %13)
  br label %.loopexit36

29:
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 25
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 6
  br i1 %32, label %.preheader35, label %.loopexit36

.preheader35:
  %33 = call i64 @irad.flang.component_count(ptr %13)
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %.lr.ph, label %.loopexit36

.lr.ph:
  %.03238 = phi i64 [ %44, %.lr.ph ], [ 0, %.preheader35 ]
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 88
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %.03238, %41
  %43 = getelementptr inbounds i8, ptr %37, i64 %42
  call void @irad.flang.initialise_1(ptr %43, ptr %39)
  %44 = add nuw nsw i64 %.03238, 1
  %45 = call i64 @irad.flang.component_count(ptr %13)
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %.lr.ph, label %.loopexit36

.loopexit36:
  %47 = add nuw nsw i64 %.039, 1
  %48 = load i64, ptr %5, align 8
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %.lr.ph40, label %.preheader, !llvm.loop !8

.lr.ph42:
  %.03141 = phi i64 [ %58, %.lr.ph42 ], [ 0, %.preheader ]
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.procedure, ptr %51, i64 %.03141
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %0, i64 %56
  store ptr %54, ptr %57, align 8
  %58 = add nuw nsw i64 %.03141, 1
  %59 = load i64, ptr %8, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %.lr.ph42, label %.loopexit

.loopexit:
  ret void
}

define internal i64 @irad.flang.bytes_of(ptr %0) alwaysinline {
  %2 = call i64 @irad.flang.component_size(ptr %0)
  %3 = call i64 @irad.flang.component_count(ptr %0)
  %4 = mul nsw i64 %2, %3
  ret i64 %4
}

define internal i64 @irad.flang.component_size(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %3 = load i8, ptr %2, align 2
  %4 = zext i8 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 3
  br i1 %7, label %8, label %10

8:
  %9 = shl nuw nsw i64 %4, 1
  br label %30

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 4
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %4
  br label %30

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, 6
  br i1 %21, label %22, label %30

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8
  %.not = icmp eq ptr %24, null
  br i1 %.not, label %30, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 88
  %29 = load i64, ptr %28, align 8
  br label %30

30:
  %.0 = phi i64 [ %9, %8 ], [ %17, %14 ], [ %4, %18 ], [ %29, %25 ], [ 0, %22 ]
  ret i64 %.0
}

define internal signext i8 @irad.flang.component_type(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %3 = load i8, ptr %2, align 1
  switch i8 %3, label %49 [
    i8 0, label %4
    i8 1, label %4
    i8 2, label %17
    i8 3, label %22
    i8 5, label %27
    i8 4, label %40
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %6 = load i8, ptr %5, align 2
  %7 = icmp eq i8 %6, 1
  br i1 %7, label %49, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %10 = load i8, ptr %9, align 2
  %11 = icmp eq i8 %10, 2
  br i1 %11, label %49, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %14 = load i8, ptr %13, align 2
  %15 = icmp eq i8 %14, 4
  %16 = select i1 %15, i8 9, i8 10
  br label %49

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %19 = load i8, ptr %18, align 2
  %20 = icmp eq i8 %19, 4
  %21 = select i1 %20, i8 27, i8 28
  br label %49

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %24 = load i8, ptr %23, align 2
  %25 = icmp eq i8 %24, 4
  %26 = select i1 %25, i8 34, i8 35
  br label %49

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %29 = load i8, ptr %28, align 2
  %30 = icmp eq i8 %29, 1
  br i1 %30, label %49, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %33 = load i8, ptr %32, align 2
  %34 = icmp eq i8 %33, 2
  br i1 %34, label %49, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %37 = load i8, ptr %36, align 2
  %38 = icmp eq i8 %37, 4
  %39 = select i1 %38, i8 9, i8 10
  br label %49

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %42 = load i8, ptr %41, align 2
  %43 = icmp eq i8 %42, 1
  br i1 %43, label %49, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %46 = load i8, ptr %45, align 2
  %47 = icmp eq i8 %46, 2
  %48 = select i1 %47, i8 43, i8 44
  br label %49

49:
  %.0 = phi i8 [ 40, %40 ], [ 8, %31 ], [ %21, %17 ], [ %26, %22 ], [ 8, %8 ], [ 7, %4 ], [ %16, %12 ], [ 39, %27 ], [ %39, %35 ], [ %48, %44 ], [ 42, %1 ]
  ret i8 %.0
}

define internal void @irad.flang.initialise_1(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader37, label %.loopexit

.preheader37:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph40, label %.preheader

.preheader:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 328
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %.lr.ph42, label %.loopexit

.lr.ph40:
  %.039 = phi i64 [ %47, %.loopexit36 ], [ 0, %.preheader37 ]
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.component, ptr %12, i64 %.039
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 248
  %15 = load ptr, ptr %14, align 8
  %.not33 = icmp eq ptr %15, null
  br i1 %.not33, label %22, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 248
  %21 = load ptr, ptr %20, align 8
  call void @irad.flang.copy_component(ptr %19, ptr %21, ptr %13)
  br label %.loopexit36

22:
  %23 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %24 = load i8, ptr %23, align 8
  %.not34 = icmp eq i8 %24, 1
  br i1 %.not34, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  call void @irad.flang.empty_component(ptr %28, ptr %13)
  br label %.loopexit36

29:
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 25
  %31 = load i8, ptr %30, align 1
  %32 = icmp eq i8 %31, 6
  br i1 %32, label %.preheader35, label %.loopexit36

.preheader35:
  %33 = call i64 @irad.flang.component_count(ptr %13)
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %.lr.ph, label %.loopexit36

.lr.ph:
  %.03238 = phi i64 [ %44, %.lr.ph ], [ 0, %.preheader35 ]
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %0, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 88
  %41 = load i64, ptr %40, align 8
  %42 = mul nsw i64 %.03238, %41
  %43 = getelementptr inbounds i8, ptr %37, i64 %42
  call void @irad.flang.initialise_0(ptr %43, ptr %39)
  %44 = add nuw nsw i64 %.03238, 1
  %45 = call i64 @irad.flang.component_count(ptr %13)
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %.lr.ph, label %.loopexit36

.loopexit36:
  %47 = add nuw nsw i64 %.039, 1
  %48 = load i64, ptr %5, align 8
  %49 = icmp slt i64 %47, %48
  br i1 %49, label %.lr.ph40, label %.preheader, !llvm.loop !9

.lr.ph42:
  %.03141 = phi i64 [ %58, %.lr.ph42 ], [ 0, %.preheader ]
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.procedure, ptr %51, i64 %.03141
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %0, i64 %56
  store ptr %54, ptr %57, align 8
  %58 = add nuw nsw i64 %.03141, 1
  %59 = load i64, ptr %8, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %.lr.ph42, label %.loopexit

.loopexit:
  ret void
}

define internal void @irad.flang.initialise_0(ptr %0, ptr %1) alwaysinline {
  unreachable
}

define internal zeroext i1 @irad.flang.is_flat(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i8, ptr %2, align 8
  %4 = icmp eq i8 %3, 3
  br i1 %4, label %5, label %23

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 6
  br i1 %8, label %9, label %23

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %11 = load ptr, ptr %10, align 8
  %.not = icmp eq ptr %11, null
  br i1 %.not, label %23, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 430
  %16 = load i8, ptr %15, align 2
  %.not5 = icmp eq i8 %16, 0
  br i1 %.not5, label %23, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 431
  %21 = load i8, ptr %20, align 1
  %22 = icmp ne i8 %21, 0
  br label %23

23:
  %24 = phi i1 [ false, %12 ], [ false, %9 ], [ false, %5 ], [ false, %1 ], [ %22, %17 ]
  ret i1 %24
}

define internal void @irad.flang.destroy_2(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader27, label %.loopexit28

.preheader27:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph31, label %.loopexit28

.lr.ph31:
  %.02530 = phi i64 [ %54, %.loopexit ], [ 0, %.preheader27 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02530
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %12 = load i8, ptr %11, align 8
  %13 = icmp eq i8 %12, 3
  br i1 %13, label %14, label %32

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %.not26 = icmp eq ptr %18, null
  br i1 %.not26, label %31, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 6
  br i1 %22, label %23, label %29

23:
  %24 = call zeroext i1 @irad.flang.is_flat(ptr %10)
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 27
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  call void @irad.flang.destroy_elements_late(ptr nonnull %17, i32 %28)
  br label %29

29:
  %30 = load ptr, ptr %17, align 8
  call void @free(ptr %30)
  br label %31

31:
  store ptr null, ptr %17, align 8
  br label %.loopexit

32:
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %34 = load i8, ptr %33, align 8
  %35 = icmp eq i8 %34, 1
  br i1 %35, label %36, label %.loopexit

36:
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %38, 6
  br i1 %39, label %.preheader, label %.loopexit

.preheader:
  %40 = call i64 @irad.flang.component_count(ptr %10)
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %.lr.ph, label %.loopexit

.lr.ph:
  %.029 = phi i64 [ %51, %.lr.ph ], [ 0, %.preheader ]
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 88
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.029, %48
  %50 = getelementptr inbounds i8, ptr %44, i64 %49
  call void @irad.flang.destroy_1(ptr %50, ptr %46)
  %51 = add nuw nsw i64 %.029, 1
  %52 = call i64 @irad.flang.component_count(ptr %10)
  %53 = icmp slt i64 %51, %52
  br i1 %53, label %.lr.ph, label %.loopexit

.loopexit:
  %54 = add nuw nsw i64 %.02530, 1
  %55 = load i64, ptr %5, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %.lr.ph31, label %.loopexit28, !llvm.loop !10

.loopexit28:
  ret void
}

define internal void @irad.flang.destroy_1(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader27, label %.loopexit28

.preheader27:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph31, label %.loopexit28

.lr.ph31:
  %.02530 = phi i64 [ %54, %.loopexit ], [ 0, %.preheader27 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02530
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %12 = load i8, ptr %11, align 8
  %13 = icmp eq i8 %12, 3
  br i1 %13, label %14, label %32

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %.not26 = icmp eq ptr %18, null
  br i1 %.not26, label %31, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %21 = load i8, ptr %20, align 1
  %22 = icmp eq i8 %21, 6
  br i1 %22, label %23, label %29

23:
  %24 = call zeroext i1 @irad.flang.is_flat(ptr %10)
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 27
  %27 = load i8, ptr %26, align 1
  %28 = zext i8 %27 to i32
  call void @irad.flang.destroy_elements_late(ptr nonnull %17, i32 %28)
  br label %29

29:
  %30 = load ptr, ptr %17, align 8
  call void @free(ptr %30)
  br label %31

31:
  store ptr null, ptr %17, align 8
  br label %.loopexit

32:
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %34 = load i8, ptr %33, align 8
  %35 = icmp eq i8 %34, 1
  br i1 %35, label %36, label %.loopexit

36:
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %38, 6
  br i1 %39, label %.preheader, label %.loopexit

.preheader:
  %40 = call i64 @irad.flang.component_count(ptr %10)
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %.lr.ph, label %.loopexit

.lr.ph:
  %.029 = phi i64 [ %51, %.lr.ph ], [ 0, %.preheader ]
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 88
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %.029, %48
  %50 = getelementptr inbounds i8, ptr %44, i64 %49
  call void @irad.flang.destroy_0(ptr %50, ptr %46)
  %51 = add nuw nsw i64 %.029, 1
  %52 = call i64 @irad.flang.component_count(ptr %10)
  %53 = icmp slt i64 %51, %52
  br i1 %53, label %.lr.ph, label %.loopexit

.loopexit:
  %54 = add nuw nsw i64 %.02530, 1
  %55 = load i64, ptr %5, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %.lr.ph31, label %.loopexit28, !llvm.loop !11

.loopexit28:
  ret void
}

define internal void @irad.flang.destroy_0(ptr %0, ptr %1) alwaysinline {
  unreachable
}

define internal void @irad.flang.assign_2(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %.preheader65, label %9

.preheader65:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %.lr.ph68, label %.preheader

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %11 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %11, i1 false)
  br label %.loopexit

.preheader:
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %.lr.ph70, label %.loopexit

.lr.ph68:
  %.067 = phi i64 [ %86, %.loopexit64 ], [ 0, %.preheader65 ]
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.component, ptr %16, i64 %.067
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load i8, ptr %18, align 8
  %20 = icmp eq i8 %19, 3
  br i1 %20, label %21, label %56

21:
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = getelementptr inbounds i8, ptr %1, i64 %23
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %27 = load i8, ptr %26, align 1
  %28 = icmp eq i8 %27, 6
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  call void @irad.flang.assign_component_late(ptr %24, ptr %25, i32 %32)
  br label %.loopexit64

33:
  %34 = load ptr, ptr %25, align 8
  %.not60 = icmp eq ptr %34, null
  br i1 %.not60, label %43, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 4
  br i1 %38, label %39, label %43

39:
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  call void @irad.flang.assign_text_late(ptr %24, ptr nonnull %25, i32 %42)
  br label %.loopexit64

43:
  %44 = load ptr, ptr %25, align 8
  %.not61 = icmp eq ptr %44, null
  br i1 %.not61, label %52, label %45

45:
  %46 = call i64 @irad.flang.component_size(ptr %17)
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = call signext i8 @irad.flang.component_type(ptr %17)
  %51 = sext i8 %50 to i32
  call void @irad.flang.assign_array_late(ptr %24, ptr nonnull %25, i64 %46, i32 %49, i32 %51)
  br label %.loopexit64

52:
  %53 = load ptr, ptr %24, align 8
  %.not62 = icmp eq ptr %53, null
  br i1 %.not62, label %.loopexit64, label %54

54:
  %55 = load ptr, ptr %24, align 8
  call void @free(ptr %55)
  store ptr null, ptr %24, align 8
  br label %.loopexit64

56:
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %58 = load i8, ptr %57, align 8
  %59 = icmp eq i8 %58, 1
  br i1 %59, label %60, label %81

60:
  %61 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %62 = load i8, ptr %61, align 1
  %63 = icmp eq i8 %62, 6
  br i1 %63, label %.preheader63, label %81

.preheader63:
  %64 = call i64 @irad.flang.component_count(ptr %17)
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %.lr.ph, label %.loopexit64

.lr.ph:
  %.05966 = phi i64 [ %78, %.lr.ph ], [ 0, %.preheader63 ]
  %66 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 88
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %.05966, %71
  %73 = add nsw i64 %67, %72
  %74 = getelementptr inbounds i8, ptr %0, i64 %73
  %75 = getelementptr inbounds i8, ptr %1, i64 %73
  %76 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %77 = load ptr, ptr %76, align 8
  call void @irad.flang.assign_1(ptr %74, ptr %75, ptr %77)
  %78 = add nuw nsw i64 %.05966, 1
  %79 = call i64 @irad.flang.component_count(ptr %17)
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %.lr.ph, label %.loopexit64

81:
  %82 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds i8, ptr %0, i64 %83
  %85 = getelementptr inbounds i8, ptr %1, i64 %83
  call void @irad.flang.copy_component(ptr %84, ptr %85, ptr %17)
  br label %.loopexit64

.loopexit64:
  %86 = add nuw nsw i64 %.067, 1
  %87 = load i64, ptr %6, align 8
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %.lr.ph68, label %.preheader, !llvm.loop !12

.lr.ph70:
  %.05869 = phi i64 [ %97, %.lr.ph70 ], [ 0, %.preheader ]
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw %struct.procedure, ptr %90, i64 %.05869
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %1, i64 %93
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %0, i64 %93
  store ptr %95, ptr %96, align 8
  %97 = add nuw nsw i64 %.05869, 1
  %98 = load i64, ptr %12, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %.lr.ph70, label %.loopexit

.loopexit:
  ret void
}

define internal void @irad.flang.assign_1(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %.preheader65, label %9

.preheader65:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %.lr.ph68, label %.preheader

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %11 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %11, i1 false)
  br label %.loopexit

.preheader:
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 328
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %.lr.ph70, label %.loopexit

.lr.ph68:
  %.067 = phi i64 [ %86, %.loopexit64 ], [ 0, %.preheader65 ]
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.component, ptr %16, i64 %.067
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load i8, ptr %18, align 8
  %20 = icmp eq i8 %19, 3
  br i1 %20, label %21, label %56

21:
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = getelementptr inbounds i8, ptr %1, i64 %23
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %27 = load i8, ptr %26, align 1
  %28 = icmp eq i8 %27, 6
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  call void @irad.flang.assign_component_late(ptr %24, ptr %25, i32 %32)
  br label %.loopexit64

33:
  %34 = load ptr, ptr %25, align 8
  %.not60 = icmp eq ptr %34, null
  br i1 %.not60, label %43, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %37 = load i8, ptr %36, align 1
  %38 = icmp eq i8 %37, 4
  br i1 %38, label %39, label %43

39:
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  call void @irad.flang.assign_text_late(ptr %24, ptr nonnull %25, i32 %42)
  br label %.loopexit64

43:
  %44 = load ptr, ptr %25, align 8
  %.not61 = icmp eq ptr %44, null
  br i1 %.not61, label %52, label %45

45:
  %46 = call i64 @irad.flang.component_size(ptr %17)
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 27
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = call signext i8 @irad.flang.component_type(ptr %17)
  %51 = sext i8 %50 to i32
  call void @irad.flang.assign_array_late(ptr %24, ptr nonnull %25, i64 %46, i32 %49, i32 %51)
  br label %.loopexit64

52:
  %53 = load ptr, ptr %24, align 8
  %.not62 = icmp eq ptr %53, null
  br i1 %.not62, label %.loopexit64, label %54

54:
  %55 = load ptr, ptr %24, align 8
  call void @free(ptr %55)
  store ptr null, ptr %24, align 8
  br label %.loopexit64

56:
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %58 = load i8, ptr %57, align 8
  %59 = icmp eq i8 %58, 1
  br i1 %59, label %60, label %81

60:
  %61 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %62 = load i8, ptr %61, align 1
  %63 = icmp eq i8 %62, 6
  br i1 %63, label %.preheader63, label %81

.preheader63:
  %64 = call i64 @irad.flang.component_count(ptr %17)
  %65 = icmp sgt i64 %64, 0
  br i1 %65, label %.lr.ph, label %.loopexit64

.lr.ph:
  %.05966 = phi i64 [ %78, %.lr.ph ], [ 0, %.preheader63 ]
  %66 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 88
  %71 = load i64, ptr %70, align 8
  %72 = mul nsw i64 %.05966, %71
  %73 = add nsw i64 %67, %72
  %74 = getelementptr inbounds i8, ptr %0, i64 %73
  %75 = getelementptr inbounds i8, ptr %1, i64 %73
  %76 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %77 = load ptr, ptr %76, align 8
  call void @irad.flang.assign_0(ptr %74, ptr %75, ptr %77)
  %78 = add nuw nsw i64 %.05966, 1
  %79 = call i64 @irad.flang.component_count(ptr %17)
  %80 = icmp slt i64 %78, %79
  br i1 %80, label %.lr.ph, label %.loopexit64

81:
  %82 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds i8, ptr %0, i64 %83
  %85 = getelementptr inbounds i8, ptr %1, i64 %83
  call void @irad.flang.copy_component(ptr %84, ptr %85, ptr %17)
  br label %.loopexit64

.loopexit64:
  %86 = add nuw nsw i64 %.067, 1
  %87 = load i64, ptr %6, align 8
  %88 = icmp slt i64 %86, %87
  br i1 %88, label %.lr.ph68, label %.preheader, !llvm.loop !13

.lr.ph70:
  %.05869 = phi i64 [ %97, %.lr.ph70 ], [ 0, %.preheader ]
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 296
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw %struct.procedure, ptr %90, i64 %.05869
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 24
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %1, i64 %93
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %0, i64 %93
  store ptr %95, ptr %96, align 8
  %97 = add nuw nsw i64 %.05869, 1
  %98 = load i64, ptr %12, align 8
  %99 = icmp slt i64 %97, %98
  br i1 %99, label %.lr.ph70, label %.loopexit

.loopexit:
  ret void
}

define internal void @irad.flang.assign_0(ptr %0, ptr %1, ptr %2) alwaysinline {
  unreachable
}

define internal void @irad.flang.take_back(ptr %0, ptr %1) alwaysinline {
  %3 = load ptr, ptr %1, align 8
  store ptr %3, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 40
  br i1 %6, label %11, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %9 = load i8, ptr %8, align 1
  %10 = icmp sgt i8 %9, 42
  br i1 %10, label %11, label %15

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %13, ptr %14, align 8
  br label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4
  %.not = icmp eq i8 %17, 0
  br i1 %.not, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %19, ptr nonnull align 8 dereferenceable(24) %20, i64 24, i1 false)
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load i8, ptr %22, align 4
  %24 = icmp ugt i8 %23, 1
  br i1 %24, label %25, label %28

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %26, ptr nonnull align 8 dereferenceable(24) %27, i64 24, i1 false)
  br label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %30 = load i8, ptr %29, align 4
  %31 = icmp ugt i8 %30, 2
  br i1 %31, label %32, label %35

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %33, ptr nonnull align 8 dereferenceable(24) %34, i64 24, i1 false)
  br label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %37 = load i8, ptr %36, align 4
  %38 = icmp ugt i8 %37, 3
  br i1 %38, label %39, label %42

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %40, ptr nonnull align 8 dereferenceable(24) %41, i64 24, i1 false)
  br label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %44 = load i8, ptr %43, align 4
  %45 = icmp ugt i8 %44, 4
  br i1 %45, label %46, label %49

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %47, ptr nonnull align 8 dereferenceable(24) %48, i64 24, i1 false)
  br label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %51 = load i8, ptr %50, align 4
  %52 = icmp ugt i8 %51, 5
  br i1 %52, label %53, label %56

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %54, ptr nonnull align 8 dereferenceable(24) %55, i64 24, i1 false)
  br label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %58 = load i8, ptr %57, align 4
  %59 = icmp ugt i8 %58, 6
  br i1 %59, label %60, label %63

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %61, ptr nonnull align 8 dereferenceable(24) %62, i64 24, i1 false)
  br label %63

63:
  ret void
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

declare i64 @llvm.smax.i64(i64, i64)

!1 = distinct !{!1, !0}
!2 = distinct !{!2, !0}
!3 = distinct !{!3, !0}
!4 = distinct !{!4, !0}
!5 = distinct !{!5, !0}
!6 = distinct !{!6, !0}
!7 = distinct !{!7, !0}
!8 = distinct !{!8, !0}
!9 = distinct !{!9, !0}
!10 = distinct !{!10, !0}
!11 = distinct !{!11, !0}
!12 = distinct !{!12, !0}
!13 = distinct !{!13, !0}
!0 = !{!"llvm.loop.unroll.full"}
