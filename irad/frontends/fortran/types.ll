%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [15 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }
%struct.component = type { %struct.anon.5, i8, i8, i8, i8, i64, %struct.value, %struct.anon.6, %struct.anon.7, %struct.anon.8, ptr }
%struct.anon.5 = type { ptr, i64, i64 }
%struct.value = type { i8, i64 }
%struct.anon.6 = type { ptr, [4 x i64] }
%struct.anon.7 = type { ptr, [7 x i64] }
%struct.anon.8 = type { ptr, [10 x i64] }

define linkonce_odr hidden void @irad.flang.assign_typed(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = call ptr @irad.flang.type_of(ptr %1)
  %.not = icmp eq ptr %5, null
  br i1 %.not, label %.critedge, label %6

6:
  %7 = call ptr @irad.flang.type_of(ptr %0)
  %8 = icmp eq ptr %5, %7
  br i1 %8, label %9, label %.critedge

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 432
  %11 = load i8, ptr %10, align 8
  %.not28 = icmp eq i8 %11, 0
  br i1 %.not28, label %.critedge, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 430
  %14 = load i8, ptr %13, align 2
  %.not23 = icmp eq i8 %14, 0
  br i1 %.not23, label %19, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 431
  %17 = load i8, ptr %16, align 1
  %.not24 = icmp eq i8 %17, 0
  br i1 %.not24, label %19, label %18

18:
  call void @irad.flang.assign_plain(ptr %0, ptr %1)
  br label %37

19:
  %20 = call zeroext i1 @irad.flang.fits_3(ptr nonnull %5, i1 zeroext true)
  br i1 %20, label %21, label %.critedge

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %23 = load i8, ptr %22, align 4
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %25, label %.critedge

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %27 = load i8, ptr %26, align 4
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %.critedge

29:
  %30 = load ptr, ptr %0, align 8
  %.not25 = icmp eq ptr %30, null
  br i1 %.not25, label %.critedge, label %31

31:
  %32 = load ptr, ptr %1, align 8
  %33 = load ptr, ptr %0, align 8
  %.not26 = icmp eq ptr %32, %33
  br i1 %.not26, label %.critedge, label %34

34:
  %35 = load ptr, ptr %0, align 8
  %36 = load ptr, ptr %1, align 8
  call void @irad.flang.assign_3(ptr %35, ptr %36, ptr nonnull %5)
  br label %37

.critedge:
  call void @irad.flang.library_assign(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %37

37:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

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
  br i1 %29, label %8, label %._crit_edge

._crit_edge:
  %30 = trunc nuw i8 %.1 to i1
  br label %31

31:
  %.0.lcssa = phi i1 [ %30, %._crit_edge ], [ %3, %2 ]
  ret i1 %.0.lcssa
}

define internal void @irad.flang.assign_3(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %.preheader44, label %9

.preheader44:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %.lr.ph48, label %.loopexit45

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %11 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %11, i1 false)
  br label %.loopexit45

.lr.ph48:
  %.047 = phi i64 [ %80, %.loopexit ], [ 0, %.preheader44 ]
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.component, ptr %13, i64 %.047
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load i8, ptr %15, align 8
  %17 = icmp eq i8 %16, 3
  br i1 %17, label %18, label %30

18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %1, i64 %20
  %23 = load ptr, ptr %22, align 8
  %.not42 = icmp eq ptr %23, null
  br i1 %.not42, label %25, label %24

24:
  call void @irad.flang.assign_plain(ptr %21, ptr nonnull %22)
  br label %.loopexit

25:
  %26 = load ptr, ptr %21, align 8
  %.not43 = icmp eq ptr %26, null
  br i1 %.not43, label %29, label %27

27:
  %28 = load ptr, ptr %21, align 8
  call void @free(ptr %28)
  br label %29

29:
  store ptr null, ptr %21, align 8
  br label %.loopexit

30:
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %32 = load i8, ptr %31, align 8
  %33 = icmp eq i8 %32, 1
  br i1 %33, label %34, label %55

34:
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 25
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 6
  br i1 %37, label %.preheader, label %55

.preheader:
  %38 = call i64 @irad.flang.component_count(ptr %14)
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %.lr.ph, label %.loopexit

.lr.ph:
  %.04146 = phi i64 [ %52, %.lr.ph ], [ 0, %.preheader ]
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 88
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.04146, %45
  %47 = add nsw i64 %41, %46
  %48 = getelementptr inbounds i8, ptr %0, i64 %47
  %49 = getelementptr inbounds i8, ptr %1, i64 %47
  %50 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %51 = load ptr, ptr %50, align 8
  call void @irad.flang.assign_2(ptr %48, ptr %49, ptr %51)
  %52 = add nuw nsw i64 %.04146, 1
  %53 = call i64 @irad.flang.component_count(ptr %14)
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %.lr.ph, label %.loopexit

55:
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 %57
  %59 = getelementptr inbounds i8, ptr %1, i64 %57
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %61 = load i8, ptr %60, align 8
  %62 = icmp eq i8 %61, 1
  br i1 %62, label %63, label %67

63:
  %64 = call i64 @irad.flang.component_size(ptr %14)
  %65 = call i64 @irad.flang.component_count(ptr %14)
  %66 = mul nsw i64 %64, %65
  br label %78

67:
  %68 = getelementptr inbounds nuw i8, ptr %14, i64 27
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i64
  %71 = mul nuw nsw i64 %70, 24
  %72 = add nuw nsw i64 %71, 24
  %73 = getelementptr inbounds nuw i8, ptr %14, i64 25
  %74 = load i8, ptr %73, align 1
  %75 = icmp eq i8 %74, 6
  %76 = select i1 %75, i64 16, i64 0
  %77 = add nuw nsw i64 %72, %76
  br label %78

78:
  %79 = phi i64 [ %66, %63 ], [ %77, %67 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr align 1 %59, i64 %79, i1 false)
  br label %.loopexit

.loopexit:
  %80 = add nuw nsw i64 %.047, 1
  %81 = load i64, ptr %6, align 8
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %.lr.ph48, label %.loopexit45

.loopexit45:
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

declare void @llvm.lifetime.end.p0(ptr captures(none))

define linkonce_odr hidden void @irad.flang.initialise_typed(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = alloca %struct.descriptor, align 8
  %5 = call ptr @irad.flang.type_of(ptr %0)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %.loopexit, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 429
  %9 = load i8, ptr %8, align 1
  %.not = icmp eq i8 %9, 0
  br i1 %.not, label %10, label %.loopexit

10:
  %11 = call zeroext i1 @irad.flang.fits_3(ptr nonnull %5, i1 zeroext false)
  br i1 %11, label %13, label %12

12:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @irad.flang.lend(ptr nonnull %4, ptr %0)
  call void @_FortranAInitialize(ptr nonnull %4, ptr %1, i32 %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %.loopexit

13:
  %14 = call i64 @irad.flang.count(ptr %0)
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %.lr.ph, label %.loopexit

.lr.ph:
  %.01516 = phi i64 [ %19, %.lr.ph ], [ 0, %13 ]
  %16 = load ptr, ptr %0, align 8
  %17 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.01516)
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  call void @irad.flang.initialise_3(ptr %18, ptr nonnull %5)
  %19 = add nuw nsw i64 %.01516, 1
  %exitcond.not = icmp eq i64 %19, %14
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph

.loopexit:
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

declare void @_FortranAInitialize(ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

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

define internal void @irad.flang.initialise_3(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader30, label %.loopexit31

.preheader30:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph34, label %.loopexit31

.lr.ph34:
  %.02733 = phi i64 [ %64, %.loopexit ], [ 0, %.preheader30 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02733
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 248
  %12 = load ptr, ptr %11, align 8
  %.not28 = icmp eq ptr %12, null
  br i1 %.not28, label %39, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 248
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %20 = load i8, ptr %19, align 8
  %21 = icmp eq i8 %20, 1
  br i1 %21, label %22, label %26

22:
  %23 = call i64 @irad.flang.component_size(ptr %10)
  %24 = call i64 @irad.flang.component_count(ptr %10)
  %25 = mul nsw i64 %23, %24
  br label %37

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 27
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i64
  %30 = mul nuw nsw i64 %29, 24
  %31 = add nuw nsw i64 %30, 24
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 6
  %35 = select i1 %34, i64 16, i64 0
  %36 = add nuw nsw i64 %31, %35
  br label %37

37:
  %38 = phi i64 [ %25, %22 ], [ %36, %26 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %18, i64 %38, i1 false)
  br label %.loopexit

39:
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %41 = load i8, ptr %40, align 8
  %.not29 = icmp eq i8 %41, 1
  br i1 %.not29, label %46, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %0, i64 %44
  call void @irad.flang.empty_component(ptr %45, ptr %10)
  br label %.loopexit

46:
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %48 = load i8, ptr %47, align 1
  %49 = icmp eq i8 %48, 6
  br i1 %49, label %.preheader, label %.loopexit

.preheader:
  %50 = call i64 @irad.flang.component_count(ptr %10)
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %.lr.ph, label %.loopexit

.lr.ph:
  %.032 = phi i64 [ %61, %.lr.ph ], [ 0, %.preheader ]
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %0, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 88
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %.032, %58
  %60 = getelementptr inbounds i8, ptr %54, i64 %59
  call void @irad.flang.initialise_2(ptr %60, ptr %56)
  %61 = add nuw nsw i64 %.032, 1
  %62 = call i64 @irad.flang.component_count(ptr %10)
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %.lr.ph, label %.loopexit

.loopexit:
  %64 = add nuw nsw i64 %.02733, 1
  %65 = load i64, ptr %5, align 8
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %.lr.ph34, label %.loopexit31

.loopexit31:
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

define linkonce_odr hidden void @irad.flang.destroy_typed(ptr %0) alwaysinline {
  %2 = alloca %struct.descriptor, align 8
  %3 = call ptr @irad.flang.type_of(ptr %0)
  %4 = icmp eq ptr %3, null
  br i1 %4, label %.loopexit, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 430
  %7 = load i8, ptr %6, align 2
  %.not = icmp eq i8 %7, 0
  br i1 %.not, label %11, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 431
  %10 = load i8, ptr %9, align 1
  %.not16 = icmp eq i8 %10, 0
  br i1 %.not16, label %11, label %.loopexit

11:
  %12 = load ptr, ptr %0, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %.loopexit, label %14

14:
  %15 = call zeroext i1 @irad.flang.fits_3(ptr nonnull %3, i1 zeroext false)
  br i1 %15, label %17, label %16

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @irad.flang.lend(ptr nonnull %2, ptr nonnull %0)
  call void @_FortranADestroy(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %.loopexit

17:
  %18 = call i64 @irad.flang.count(ptr nonnull %0)
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %.lr.ph, label %.loopexit

.lr.ph:
  %.01517 = phi i64 [ %23, %.lr.ph ], [ 0, %17 ]
  %20 = load ptr, ptr %0, align 8
  %21 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.01517)
  %22 = getelementptr inbounds i8, ptr %20, i64 %21
  call void @irad.flang.destroy_3(ptr %22, ptr nonnull %3)
  %23 = add nuw nsw i64 %.01517, 1
  %exitcond.not = icmp eq i64 %23, %18
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph

.loopexit:
  ret void
}

declare void @_FortranADestroy(ptr captures(none) noundef)

define internal void @irad.flang.destroy_3(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader23, label %.loopexit24

.preheader23:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph27, label %.loopexit24

.lr.ph27:
  %.02126 = phi i64 [ %44, %.loopexit ], [ 0, %.preheader23 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02126
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %12 = load i8, ptr %11, align 8
  %13 = icmp eq i8 %12, 3
  br i1 %13, label %14, label %22

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %.not22 = icmp eq ptr %18, null
  br i1 %.not22, label %21, label %19

19:
  %20 = load ptr, ptr %17, align 8
  call void @free(ptr %20)
  br label %21

21:
  store ptr null, ptr %17, align 8
  br label %.loopexit

22:
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %24 = load i8, ptr %23, align 8
  %25 = icmp eq i8 %24, 1
  br i1 %25, label %26, label %.loopexit

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 6
  br i1 %29, label %.preheader, label %.loopexit

.preheader:
  %30 = call i64 @irad.flang.component_count(ptr %10)
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %.lr.ph, label %.loopexit

.lr.ph:
  %.025 = phi i64 [ %41, %.lr.ph ], [ 0, %.preheader ]
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 88
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %.025, %38
  %40 = getelementptr inbounds i8, ptr %34, i64 %39
  call void @irad.flang.destroy_2(ptr %40, ptr %36)
  %41 = add nuw nsw i64 %.025, 1
  %42 = call i64 @irad.flang.component_count(ptr %10)
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %.lr.ph, label %.loopexit

.loopexit:
  %44 = add nuw nsw i64 %.02126, 1
  %45 = load i64, ptr %5, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %.lr.ph27, label %.loopexit24

.loopexit24:
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

declare void @free(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal ptr @irad.flang.room(i64 %0) alwaysinline {
  %. = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %2 = call noalias ptr @malloc(i64 %.)
  ret ptr %2
}

declare noalias ptr @malloc(i64 noundef)

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

define internal zeroext i1 @irad.flang.is_simple(ptr %0, i1 zeroext %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %4 = load i64, ptr %3, align 8
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %10

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 431
  %8 = load i8, ptr %7, align 1
  %9 = icmp ne i8 %8, 0
  br label %10

10:
  %11 = phi i1 [ false, %2 ], [ %9, %6 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.021 = phi i1 [ %56, %54 ], [ %11, %10 ]
  %.01920 = phi i64 [ %57, %54 ], [ 0, %10 ]
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw %struct.component, ptr %16, i64 %.01920
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %19 = load i8, ptr %18, align 8
  %20 = icmp eq i8 %19, 1
  br i1 %20, label %29, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %23 = load i8, ptr %22, align 8
  %24 = icmp eq i8 %23, 2
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %27 = load i8, ptr %26, align 8
  %28 = icmp eq i8 %27, 3
  br label %29

29:
  %30 = phi i1 [ true, %21 ], [ true, %.lr.ph ], [ %28, %25 ]
  %31 = select i1 %.021, i1 %30, i1 false
  %32 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %33 = load i8, ptr %32, align 8
  %34 = icmp eq i8 %33, 1
  br i1 %34, label %54, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %37 = load i8, ptr %36, align 1
  %38 = icmp ult i8 %37, 4
  br i1 %38, label %54, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %41 = load i8, ptr %40, align 1
  %42 = icmp eq i8 %41, 5
  br i1 %42, label %54, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %45 = load i8, ptr %44, align 8
  %46 = icmp eq i8 %45, 2
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 25
  %49 = load i8, ptr %48, align 1
  %50 = icmp eq i8 %49, 6
  %brmerge = or i1 %50, %1
  br i1 %brmerge, label %54, label %52

51:
  br i1 %1, label %54, label %52

52:
  %53 = call zeroext i1 @irad.flang.is_flat(ptr %17)
  br label %54

54:
  %55 = phi i1 [ %50, %47 ], [ true, %39 ], [ true, %35 ], [ true, %29 ], [ false, %51 ], [ %53, %52 ]
  %56 = select i1 %31, i1 %55, i1 false
  %57 = add nuw nsw i64 %.01920, 1
  %58 = load i64, ptr %12, align 8
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %.lr.ph, label %._crit_edge

._crit_edge:
  %.0.lcssa = phi i1 [ %11, %10 ], [ %56, %54 ]
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
  br i1 %29, label %8, label %._crit_edge

._crit_edge:
  %30 = trunc nuw i8 %.1 to i1
  br label %31

31:
  %.0.lcssa = phi i1 [ %30, %._crit_edge ], [ %3, %2 ]
  ret i1 %.0.lcssa
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
  br i1 %29, label %8, label %._crit_edge

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

define internal void @irad.flang.assign_2(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %.preheader44, label %9

.preheader44:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %.lr.ph48, label %.loopexit45

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %11 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %11, i1 false)
  br label %.loopexit45

.lr.ph48:
  %.047 = phi i64 [ %80, %.loopexit ], [ 0, %.preheader44 ]
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.component, ptr %13, i64 %.047
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load i8, ptr %15, align 8
  %17 = icmp eq i8 %16, 3
  br i1 %17, label %18, label %30

18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %1, i64 %20
  %23 = load ptr, ptr %22, align 8
  %.not42 = icmp eq ptr %23, null
  br i1 %.not42, label %25, label %24

24:
  call void @irad.flang.assign_plain(ptr %21, ptr nonnull %22)
  br label %.loopexit

25:
  %26 = load ptr, ptr %21, align 8
  %.not43 = icmp eq ptr %26, null
  br i1 %.not43, label %29, label %27

27:
  %28 = load ptr, ptr %21, align 8
  call void @free(ptr %28)
  br label %29

29:
  store ptr null, ptr %21, align 8
  br label %.loopexit

30:
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %32 = load i8, ptr %31, align 8
  %33 = icmp eq i8 %32, 1
  br i1 %33, label %34, label %55

34:
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 25
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 6
  br i1 %37, label %.preheader, label %55

.preheader:
  %38 = call i64 @irad.flang.component_count(ptr %14)
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %.lr.ph, label %.loopexit

.lr.ph:
  %.04146 = phi i64 [ %52, %.lr.ph ], [ 0, %.preheader ]
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 88
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.04146, %45
  %47 = add nsw i64 %41, %46
  %48 = getelementptr inbounds i8, ptr %0, i64 %47
  %49 = getelementptr inbounds i8, ptr %1, i64 %47
  %50 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %51 = load ptr, ptr %50, align 8
  call void @irad.flang.assign_1(ptr %48, ptr %49, ptr %51)
  %52 = add nuw nsw i64 %.04146, 1
  %53 = call i64 @irad.flang.component_count(ptr %14)
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %.lr.ph, label %.loopexit

55:
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 %57
  %59 = getelementptr inbounds i8, ptr %1, i64 %57
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %61 = load i8, ptr %60, align 8
  %62 = icmp eq i8 %61, 1
  br i1 %62, label %63, label %67

63:
  %64 = call i64 @irad.flang.component_size(ptr %14)
  %65 = call i64 @irad.flang.component_count(ptr %14)
  %66 = mul nsw i64 %64, %65
  br label %78

67:
  %68 = getelementptr inbounds nuw i8, ptr %14, i64 27
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i64
  %71 = mul nuw nsw i64 %70, 24
  %72 = add nuw nsw i64 %71, 24
  %73 = getelementptr inbounds nuw i8, ptr %14, i64 25
  %74 = load i8, ptr %73, align 1
  %75 = icmp eq i8 %74, 6
  %76 = select i1 %75, i64 16, i64 0
  %77 = add nuw nsw i64 %72, %76
  br label %78

78:
  %79 = phi i64 [ %66, %63 ], [ %77, %67 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr align 1 %59, i64 %79, i1 false)
  br label %.loopexit

.loopexit:
  %80 = add nuw nsw i64 %.047, 1
  %81 = load i64, ptr %6, align 8
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %.lr.ph48, label %.loopexit45

.loopexit45:
  ret void
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
  br label %27

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 4
  br i1 %13, label %14, label %18

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %4
  br label %27

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %20 = load i8, ptr %19, align 1
  %21 = icmp eq i8 %20, 6
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %26 = load i64, ptr %25, align 8
  br label %27

27:
  %.0 = phi i64 [ %9, %8 ], [ %17, %14 ], [ %26, %22 ], [ %4, %18 ]
  ret i64 %.0
}

define internal void @irad.flang.assign_1(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %.preheader44, label %9

.preheader44:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %.lr.ph48, label %.loopexit45

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %11 = load i64, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %11, i1 false)
  br label %.loopexit45

.lr.ph48:
  %.047 = phi i64 [ %80, %.loopexit ], [ 0, %.preheader44 ]
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw %struct.component, ptr %13, i64 %.047
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %16 = load i8, ptr %15, align 8
  %17 = icmp eq i8 %16, 3
  br i1 %17, label %18, label %30

18:
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = getelementptr inbounds i8, ptr %1, i64 %20
  %23 = load ptr, ptr %22, align 8
  %.not42 = icmp eq ptr %23, null
  br i1 %.not42, label %25, label %24

24:
  call void @irad.flang.assign_plain(ptr %21, ptr nonnull %22)
  br label %.loopexit

25:
  %26 = load ptr, ptr %21, align 8
  %.not43 = icmp eq ptr %26, null
  br i1 %.not43, label %29, label %27

27:
  %28 = load ptr, ptr %21, align 8
  call void @free(ptr %28)
  br label %29

29:
  store ptr null, ptr %21, align 8
  br label %.loopexit

30:
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %32 = load i8, ptr %31, align 8
  %33 = icmp eq i8 %32, 1
  br i1 %33, label %34, label %55

34:
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 25
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 6
  br i1 %37, label %.preheader, label %55

.preheader:
  %38 = call i64 @irad.flang.component_count(ptr %14)
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %.lr.ph, label %.loopexit

.lr.ph:
  %.04146 = phi i64 [ %52, %.lr.ph ], [ 0, %.preheader ]
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 88
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.04146, %45
  %47 = add nsw i64 %41, %46
  %48 = getelementptr inbounds i8, ptr %0, i64 %47
  %49 = getelementptr inbounds i8, ptr %1, i64 %47
  %50 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %51 = load ptr, ptr %50, align 8
  call void @irad.flang.assign_0(ptr %48, ptr %49, ptr %51)
  %52 = add nuw nsw i64 %.04146, 1
  %53 = call i64 @irad.flang.component_count(ptr %14)
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %.lr.ph, label %.loopexit

55:
  %56 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 %57
  %59 = getelementptr inbounds i8, ptr %1, i64 %57
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %61 = load i8, ptr %60, align 8
  %62 = icmp eq i8 %61, 1
  br i1 %62, label %63, label %67

63:
  %64 = call i64 @irad.flang.component_size(ptr %14)
  %65 = call i64 @irad.flang.component_count(ptr %14)
  %66 = mul nsw i64 %64, %65
  br label %78

67:
  %68 = getelementptr inbounds nuw i8, ptr %14, i64 27
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i64
  %71 = mul nuw nsw i64 %70, 24
  %72 = add nuw nsw i64 %71, 24
  %73 = getelementptr inbounds nuw i8, ptr %14, i64 25
  %74 = load i8, ptr %73, align 1
  %75 = icmp eq i8 %74, 6
  %76 = select i1 %75, i64 16, i64 0
  %77 = add nuw nsw i64 %72, %76
  br label %78

78:
  %79 = phi i64 [ %66, %63 ], [ %77, %67 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %58, ptr align 1 %59, i64 %79, i1 false)
  br label %.loopexit

.loopexit:
  %80 = add nuw nsw i64 %.047, 1
  %81 = load i64, ptr %6, align 8
  %82 = icmp slt i64 %80, %81
  br i1 %82, label %.lr.ph48, label %.loopexit45

.loopexit45:
  ret void
}

define internal void @irad.flang.assign_0(ptr %0, ptr %1, ptr %2) alwaysinline {
  unreachable
}

declare void @_FortranAAssign(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

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

define internal void @irad.flang.empty_component(ptr %0, ptr %1) alwaysinline {
  store ptr null, ptr %0, align 8
  %3 = call i64 @irad.flang.component_size(ptr %1)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %3, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 20240719, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %7 = load i8, ptr %6, align 1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i8 %7, ptr %8, align 4
  %9 = call signext i8 @irad.flang.component_type(ptr %1)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %9, ptr %10, align 1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i8, ptr %11, align 8
  %13 = icmp eq i8 %12, 2
  %14 = select i1 %13, i8 1, i8 2
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 22
  store i8 %14, ptr %15, align 2
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 25
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 6
  %19 = zext i1 %18 to i8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 23
  store i8 %19, ptr %20, align 1
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %22 = load i8, ptr %21, align 1
  %.not = icmp eq i8 %22, 0
  br i1 %.not, label %27, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 0, ptr %26, align 8
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %29 = load i8, ptr %28, align 1
  %30 = icmp ugt i8 %29, 1
  br i1 %30, label %31, label %35

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 0, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 0, ptr %34, align 8
  br label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %37 = load i8, ptr %36, align 1
  %38 = icmp ugt i8 %37, 2
  br i1 %38, label %39, label %43

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 0, ptr %42, align 8
  br label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %45 = load i8, ptr %44, align 1
  %46 = icmp ugt i8 %45, 3
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 0, ptr %50, align 8
  br label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %53 = load i8, ptr %52, align 1
  %54 = icmp ugt i8 %53, 4
  br i1 %54, label %55, label %59

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 0, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 0, ptr %58, align 8
  br label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %61 = load i8, ptr %60, align 1
  %62 = icmp ugt i8 %61, 5
  br i1 %62, label %63, label %67

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 0, ptr %66, align 8
  br label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %69 = load i8, ptr %68, align 1
  %70 = icmp ugt i8 %69, 6
  br i1 %70, label %71, label %75

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 0, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 0, ptr %74, align 8
  br label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 25
  %77 = load i8, ptr %76, align 1
  %78 = icmp eq i8 %77, 6
  br i1 %78, label %79, label %92

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %84 = load i8, ptr %83, align 1
  %85 = zext i8 %84 to i64
  %86 = getelementptr inbounds nuw %struct.dimension, ptr %82, i64 %85
  store ptr %81, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i64
  %90 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 32
  store i64 0, ptr %91, align 8
  br label %92

92:
  ret void
}

define internal void @irad.flang.initialise_2(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader30, label %.loopexit31

.preheader30:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph34, label %.loopexit31

.lr.ph34:
  %.02733 = phi i64 [ %64, %.loopexit ], [ 0, %.preheader30 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02733
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 248
  %12 = load ptr, ptr %11, align 8
  %.not28 = icmp eq ptr %12, null
  br i1 %.not28, label %39, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 248
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %20 = load i8, ptr %19, align 8
  %21 = icmp eq i8 %20, 1
  br i1 %21, label %22, label %26

22:
  %23 = call i64 @irad.flang.component_size(ptr %10)
  %24 = call i64 @irad.flang.component_count(ptr %10)
  %25 = mul nsw i64 %23, %24
  br label %37

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 27
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i64
  %30 = mul nuw nsw i64 %29, 24
  %31 = add nuw nsw i64 %30, 24
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 6
  %35 = select i1 %34, i64 16, i64 0
  %36 = add nuw nsw i64 %31, %35
  br label %37

37:
  %38 = phi i64 [ %25, %22 ], [ %36, %26 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %18, i64 %38, i1 false)
  br label %.loopexit

39:
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %41 = load i8, ptr %40, align 8
  %.not29 = icmp eq i8 %41, 1
  br i1 %.not29, label %46, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %0, i64 %44
  call void @irad.flang.empty_component(ptr %45, ptr %10)
  br label %.loopexit

46:
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %48 = load i8, ptr %47, align 1
  %49 = icmp eq i8 %48, 6
  br i1 %49, label %.preheader, label %.loopexit

.preheader:
  %50 = call i64 @irad.flang.component_count(ptr %10)
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %.lr.ph, label %.loopexit

.lr.ph:
  %.032 = phi i64 [ %61, %.lr.ph ], [ 0, %.preheader ]
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %0, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 88
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %.032, %58
  %60 = getelementptr inbounds i8, ptr %54, i64 %59
  call void @irad.flang.initialise_1(ptr %60, ptr %56)
  %61 = add nuw nsw i64 %.032, 1
  %62 = call i64 @irad.flang.component_count(ptr %10)
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %.lr.ph, label %.loopexit

.loopexit:
  %64 = add nuw nsw i64 %.02733, 1
  %65 = load i64, ptr %5, align 8
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %.lr.ph34, label %.loopexit31

.loopexit31:
  ret void
}

define internal signext i8 @irad.flang.component_type(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 25
  %3 = load i8, ptr %2, align 1
  switch i8 %3, label %40 [
    i8 0, label %4
    i8 1, label %4
    i8 2, label %17
    i8 3, label %22
    i8 5, label %27
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %6 = load i8, ptr %5, align 2
  %7 = icmp eq i8 %6, 1
  br i1 %7, label %40, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %10 = load i8, ptr %9, align 2
  %11 = icmp eq i8 %10, 2
  br i1 %11, label %40, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %14 = load i8, ptr %13, align 2
  %15 = icmp eq i8 %14, 4
  %16 = select i1 %15, i8 9, i8 10
  br label %40

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %19 = load i8, ptr %18, align 2
  %20 = icmp eq i8 %19, 4
  %21 = select i1 %20, i8 27, i8 28
  br label %40

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %24 = load i8, ptr %23, align 2
  %25 = icmp eq i8 %24, 4
  %26 = select i1 %25, i8 34, i8 35
  br label %40

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %29 = load i8, ptr %28, align 2
  %30 = icmp eq i8 %29, 1
  br i1 %30, label %40, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %33 = load i8, ptr %32, align 2
  %34 = icmp eq i8 %33, 2
  br i1 %34, label %40, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 26
  %37 = load i8, ptr %36, align 2
  %38 = icmp eq i8 %37, 4
  %39 = select i1 %38, i8 9, i8 10
  br label %40

40:
  %.0 = phi i8 [ 8, %31 ], [ 8, %8 ], [ %21, %17 ], [ %26, %22 ], [ 7, %4 ], [ %16, %12 ], [ 39, %27 ], [ %39, %35 ], [ 42, %1 ]
  ret i8 %.0
}

define internal void @irad.flang.initialise_1(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader30, label %.loopexit31

.preheader30:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph34, label %.loopexit31

.lr.ph34:
  %.02733 = phi i64 [ %64, %.loopexit ], [ 0, %.preheader30 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02733
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 248
  %12 = load ptr, ptr %11, align 8
  %.not28 = icmp eq ptr %12, null
  br i1 %.not28, label %39, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds i8, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 248
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %20 = load i8, ptr %19, align 8
  %21 = icmp eq i8 %20, 1
  br i1 %21, label %22, label %26

22:
  %23 = call i64 @irad.flang.component_size(ptr %10)
  %24 = call i64 @irad.flang.component_count(ptr %10)
  %25 = mul nsw i64 %23, %24
  br label %37

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 27
  %28 = load i8, ptr %27, align 1
  %29 = zext i8 %28 to i64
  %30 = mul nuw nsw i64 %29, 24
  %31 = add nuw nsw i64 %30, 24
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %33 = load i8, ptr %32, align 1
  %34 = icmp eq i8 %33, 6
  %35 = select i1 %34, i64 16, i64 0
  %36 = add nuw nsw i64 %31, %35
  br label %37

37:
  %38 = phi i64 [ %25, %22 ], [ %36, %26 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %16, ptr align 1 %18, i64 %38, i1 false)
  br label %.loopexit

39:
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %41 = load i8, ptr %40, align 8
  %.not29 = icmp eq i8 %41, 1
  br i1 %.not29, label %46, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %0, i64 %44
  call void @irad.flang.empty_component(ptr %45, ptr %10)
  br label %.loopexit

46:
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %48 = load i8, ptr %47, align 1
  %49 = icmp eq i8 %48, 6
  br i1 %49, label %.preheader, label %.loopexit

.preheader:
  %50 = call i64 @irad.flang.component_count(ptr %10)
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %.lr.ph, label %.loopexit

.lr.ph:
  %.032 = phi i64 [ %61, %.lr.ph ], [ 0, %.preheader ]
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %0, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 88
  %58 = load i64, ptr %57, align 8
  %59 = mul nsw i64 %.032, %58
  %60 = getelementptr inbounds i8, ptr %54, i64 %59
  call void @irad.flang.initialise_0(ptr %60, ptr %56)
  %61 = add nuw nsw i64 %.032, 1
  %62 = call i64 @irad.flang.component_count(ptr %10)
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %.lr.ph, label %.loopexit

.loopexit:
  %64 = add nuw nsw i64 %.02733, 1
  %65 = load i64, ptr %5, align 8
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %.lr.ph34, label %.loopexit31

.loopexit31:
  ret void
}

define internal void @irad.flang.initialise_0(ptr %0, ptr %1) alwaysinline {
  unreachable
}

define internal void @irad.flang.destroy_2(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader23, label %.loopexit24

.preheader23:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph27, label %.loopexit24

.lr.ph27:
  %.02126 = phi i64 [ %44, %.loopexit ], [ 0, %.preheader23 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02126
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %12 = load i8, ptr %11, align 8
  %13 = icmp eq i8 %12, 3
  br i1 %13, label %14, label %22

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %.not22 = icmp eq ptr %18, null
  br i1 %.not22, label %21, label %19

19:
  %20 = load ptr, ptr %17, align 8
  call void @free(ptr %20)
  br label %21

21:
  store ptr null, ptr %17, align 8
  br label %.loopexit

22:
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %24 = load i8, ptr %23, align 8
  %25 = icmp eq i8 %24, 1
  br i1 %25, label %26, label %.loopexit

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 6
  br i1 %29, label %.preheader, label %.loopexit

.preheader:
  %30 = call i64 @irad.flang.component_count(ptr %10)
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %.lr.ph, label %.loopexit

.lr.ph:
  %.025 = phi i64 [ %41, %.lr.ph ], [ 0, %.preheader ]
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 88
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %.025, %38
  %40 = getelementptr inbounds i8, ptr %34, i64 %39
  call void @irad.flang.destroy_1(ptr %40, ptr %36)
  %41 = add nuw nsw i64 %.025, 1
  %42 = call i64 @irad.flang.component_count(ptr %10)
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %.lr.ph, label %.loopexit

.loopexit:
  %44 = add nuw nsw i64 %.02126, 1
  %45 = load i64, ptr %5, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %.lr.ph27, label %.loopexit24

.loopexit24:
  ret void
}

define internal void @irad.flang.destroy_1(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %.preheader23, label %.loopexit24

.preheader23:
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %.lr.ph27, label %.loopexit24

.lr.ph27:
  %.02126 = phi i64 [ %44, %.loopexit ], [ 0, %.preheader23 ]
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw %struct.component, ptr %9, i64 %.02126
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %12 = load i8, ptr %11, align 8
  %13 = icmp eq i8 %12, 3
  br i1 %13, label %14, label %22

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %0, i64 %16
  %18 = load ptr, ptr %17, align 8
  %.not22 = icmp eq ptr %18, null
  br i1 %.not22, label %21, label %19

19:
  %20 = load ptr, ptr %17, align 8
  call void @free(ptr %20)
  br label %21

21:
  store ptr null, ptr %17, align 8
  br label %.loopexit

22:
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %24 = load i8, ptr %23, align 8
  %25 = icmp eq i8 %24, 1
  br i1 %25, label %26, label %.loopexit

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %28 = load i8, ptr %27, align 1
  %29 = icmp eq i8 %28, 6
  br i1 %29, label %.preheader, label %.loopexit

.preheader:
  %30 = call i64 @irad.flang.component_count(ptr %10)
  %31 = icmp sgt i64 %30, 0
  br i1 %31, label %.lr.ph, label %.loopexit

.lr.ph:
  %.025 = phi i64 [ %41, %.lr.ph ], [ 0, %.preheader ]
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 88
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %.025, %38
  %40 = getelementptr inbounds i8, ptr %34, i64 %39
  call void @irad.flang.destroy_0(ptr %40, ptr %36)
  %41 = add nuw nsw i64 %.025, 1
  %42 = call i64 @irad.flang.component_count(ptr %10)
  %43 = icmp slt i64 %41, %42
  br i1 %43, label %.lr.ph, label %.loopexit

.loopexit:
  %44 = add nuw nsw i64 %.02126, 1
  %45 = load i64, ptr %5, align 8
  %46 = icmp slt i64 %44, %45
  br i1 %46, label %.lr.ph27, label %.loopexit24

.loopexit24:
  ret void
}

define internal void @irad.flang.destroy_0(ptr %0, ptr %1) alwaysinline {
  unreachable
}

declare i64 @llvm.smax.i64(i64, i64)
