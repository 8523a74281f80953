%struct.dimension = type { i64, i64, i64 }
%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [15 x %struct.dimension] }
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
  %12 = icmp ne i8 %11, 0
  br i1 %12, label %13, label %.critedge

13:
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 430
  %15 = load i8, ptr %14, align 2
  %.not23 = icmp eq i8 %15, 0
  br i1 %.not23, label %20, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 431
  %18 = load i8, ptr %17, align 1
  %.not24 = icmp eq i8 %18, 0
  br i1 %.not24, label %20, label %19

19:
  call void @irad.flang.assign_plain(ptr %0, ptr %1)
  br label %39

20:
  br i1 %12, label %21, label %.critedge

21:
  %22 = call zeroext i1 @irad.flang.fits_3(ptr %5)
  br i1 %22, label %23, label %.critedge

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %25 = load i8, ptr %24, align 4
  %26 = icmp eq i8 %25, 0
  br i1 %26, label %27, label %.critedge

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %29 = load i8, ptr %28, align 4
  %30 = icmp eq i8 %29, 0
  br i1 %30, label %31, label %.critedge

31:
  %32 = load ptr, ptr %0, align 8
  %.not25 = icmp eq ptr %32, null
  br i1 %.not25, label %.critedge, label %33

33:
  %34 = load ptr, ptr %1, align 8
  %35 = load ptr, ptr %0, align 8
  %.not26 = icmp eq ptr %34, %35
  br i1 %.not26, label %.critedge, label %36

36:
  %37 = load ptr, ptr %0, align 8
  %38 = load ptr, ptr %1, align 8
  call void @irad.flang.assign_3(ptr %37, ptr %38, ptr %5)
  br label %39

.critedge:
  call void @_FortranAAssign(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %39

39:
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal ptr @irad.flang.type_of(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %3 = load i8, ptr %2, align 1
  %4 = and i8 %3, 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %12, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i64
  %10 = getelementptr inbounds nuw %struct.dimension, ptr %6, i64 %9
  %11 = load ptr, ptr %10, align 8
  br label %12

12:
  %13 = phi ptr [ %11, %5 ], [ null, %1 ]
  ret ptr %13
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

define internal zeroext i1 @irad.flang.fits_3(ptr %0) alwaysinline {
  %2 = call zeroext i1 @irad.flang.is_simple(ptr %0)
  %3 = zext i1 %2 to i8
  br label %4

4:
  %.010 = phi i64 [ 0, %1 ], [ %28, %27 ]
  %.0 = phi i8 [ %3, %1 ], [ %.1, %27 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %.010, %6
  br i1 %7, label %8, label %29

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.component, ptr %10, i64 %.010
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load i8, ptr %12, align 8
  %14 = icmp eq i8 %13, 1
  br i1 %14, label %15, label %27

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 25
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 6
  br i1 %18, label %19, label %27

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = call zeroext i1 @irad.flang.fits_2(ptr %21)
  %23 = and i8 %.0, 1
  %24 = icmp ne i8 %23, 0
  %25 = select i1 %22, i1 %24, i1 false
  %26 = zext i1 %25 to i8
  br label %27

27:
  %.1 = phi i8 [ %26, %19 ], [ %.0, %15 ], [ %.0, %8 ]
  %28 = add nuw nsw i64 %.010, 1
  br label %4

29:
  %30 = trunc i8 %.0 to i1
  ret i1 %30
}

define internal void @irad.flang.assign_3(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %9, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %8 = load i64, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %8, i1 false)
  br label %84

9:
  %.0 = phi i64 [ %83, %82 ], [ 0, %3 ]
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %84

13:
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.component, ptr %15, i64 %.0
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %18 = load i8, ptr %17, align 8
  %19 = icmp eq i8 %18, 3
  br i1 %19, label %20, label %32

20:
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 %22
  %24 = getelementptr inbounds i8, ptr %1, i64 %22
  %25 = load ptr, ptr %24, align 8
  %.not42 = icmp eq ptr %25, null
  br i1 %.not42, label %27, label %26

26:
  call void @irad.flang.assign_plain(ptr %23, ptr nonnull %24)
  br label %82

27:
  %28 = load ptr, ptr %23, align 8
  %.not43 = icmp eq ptr %28, null
  br i1 %.not43, label %31, label %29

29:
  %30 = load ptr, ptr %23, align 8
  call void @free(ptr %30)
  br label %31

31:
  store ptr null, ptr %23, align 8
  br label %82

32:
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %34 = load i8, ptr %33, align 8
  %35 = icmp eq i8 %34, 1
  br i1 %35, label %36, label %57

36:
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 25
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %38, 6
  br i1 %39, label %40, label %57

40:
  %.041 = phi i64 [ %56, %43 ], [ 0, %36 ]
  %41 = call i64 @irad.flang.component_count(ptr %16)
  %42 = icmp slt i64 %.041, %41
  br i1 %42, label %43, label %82

43:
  %44 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 88
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %.041, %49
  %51 = add nsw i64 %45, %50
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = getelementptr inbounds i8, ptr %1, i64 %51
  %54 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %55 = load ptr, ptr %54, align 8
  call void @irad.flang.assign_2(ptr %52, ptr %53, ptr %55)
  %56 = add nuw nsw i64 %.041, 1
  br label %40

57:
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %0, i64 %59
  %61 = getelementptr inbounds i8, ptr %1, i64 %59
  %62 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %63 = load i8, ptr %62, align 8
  %64 = icmp eq i8 %63, 1
  br i1 %64, label %65, label %69

65:
  %66 = call i64 @irad.flang.component_size(ptr %16)
  %67 = call i64 @irad.flang.component_count(ptr %16)
  %68 = mul nsw i64 %66, %67
  br label %80

69:
  %70 = getelementptr inbounds nuw i8, ptr %16, i64 27
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i64
  %73 = mul nuw nsw i64 %72, 24
  %74 = add nuw nsw i64 %73, 24
  %75 = getelementptr inbounds nuw i8, ptr %16, i64 25
  %76 = load i8, ptr %75, align 1
  %77 = icmp eq i8 %76, 6
  %78 = select i1 %77, i64 16, i64 0
  %79 = add nuw nsw i64 %74, %78
  br label %80

80:
  %81 = phi i64 [ %68, %65 ], [ %79, %69 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %60, ptr align 1 %61, i64 %81, i1 false)
  br label %82

82:
  %83 = add nuw nsw i64 %.0, 1
  br label %9

84:
  ret void
}

declare void @_FortranAAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define linkonce_odr hidden void @irad.flang.initialise_typed(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = call ptr @irad.flang.type_of(ptr %0)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %21, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 429
  %8 = load i8, ptr %7, align 1
  %.not = icmp eq i8 %8, 0
  br i1 %.not, label %9, label %21

9:
  %10 = call zeroext i1 @irad.flang.fits_3(ptr nonnull %4)
  br i1 %10, label %12, label %11

11:
  call void @_FortranAInitialize(ptr %0, ptr %1, i32 %2)
  br label %21

12:
  %13 = call i64 @irad.flang.count(ptr %0)
  br label %14

14:
  %.015 = phi i64 [ 0, %12 ], [ %20, %16 ]
  %15 = icmp slt i64 %.015, %13
  br i1 %15, label %16, label %21

16:
  %17 = load ptr, ptr %0, align 8
  %18 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.015)
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  call void @irad.flang.initialise_3(ptr %19, ptr nonnull %4)
  %20 = add nuw nsw i64 %.015, 1
  br label %14

21:
  ret void
}

declare void @_FortranAInitialize(ptr noundef, ptr noundef, i32 noundef)

define internal i64 @irad.flang.count(ptr %0) alwaysinline {
  br label %2

2:
  %.06 = phi i64 [ 1, %1 ], [ %12, %7 ]
  %.0 = phi i32 [ 0, %1 ], [ %13, %7 ]
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4
  %5 = zext i8 %4 to i32
  %6 = icmp samesign ult i32 %.0, %5
  br i1 %6, label %7, label %14

7:
  %8 = zext nneg i32 %.0 to i64
  %9 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %11 = load i64, ptr %10, align 8
  %12 = mul nsw i64 %.06, %11
  %13 = add nuw nsw i32 %.0, 1
  br label %2

14:
  ret i64 %.06
}

define internal void @irad.flang.initialise_3(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %5, label %68

5:
  %.027 = phi i64 [ %67, %66 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.027, %7
  br i1 %8, label %9, label %68

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.component, ptr %11, i64 %.027
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 248
  %14 = load ptr, ptr %13, align 8
  %.not28 = icmp eq ptr %14, null
  br i1 %.not28, label %41, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 248
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %22 = load i8, ptr %21, align 8
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %24, label %28

24:
  %25 = call i64 @irad.flang.component_size(ptr %12)
  %26 = call i64 @irad.flang.component_count(ptr %12)
  %27 = mul nsw i64 %25, %26
  br label %39

28:
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 27
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i64
  %32 = mul nuw nsw i64 %31, 24
  %33 = add nuw nsw i64 %32, 24
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %35 = load i8, ptr %34, align 1
  %36 = icmp eq i8 %35, 6
  %37 = select i1 %36, i64 16, i64 0
  %38 = add nuw nsw i64 %33, %37
  br label %39

39:
  %40 = phi i64 [ %27, %24 ], [ %38, %28 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %20, i64 %40, i1 false)
  br label %66

41:
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %43 = load i8, ptr %42, align 8
  %.not29 = icmp eq i8 %43, 1
  br i1 %.not29, label %48, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %0, i64 %46
  call void @irad.flang.empty_component(ptr %47, ptr %12)
  br label %66

48:
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i8 %50, 6
  br i1 %51, label %52, label %66

52:
  %.0 = phi i64 [ %65, %55 ], [ 0, %48 ]
  %53 = call i64 @irad.flang.component_count(ptr %12)
  %54 = icmp slt i64 %.0, %53
  br i1 %54, label %55, label %66

55:
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 88
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %.0, %62
  %64 = getelementptr inbounds i8, ptr %58, i64 %63
  call void @irad.flang.initialise_2(ptr %64, ptr %60)
  %65 = add nuw nsw i64 %.0, 1
  br label %52

66:
  %67 = add nuw nsw i64 %.027, 1
  br label %5

68:
  ret void
}

define internal i64 @irad.flang.offset(ptr %0, i64 %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %39, label %6

6:
  %.018 = phi i64 [ %17, %12 ], [ %1, %2 ]
  %.017 = phi i64 [ %28, %12 ], [ 0, %2 ]
  %.0 = phi i32 [ %29, %12 ], [ 0, %2 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = add nsw i32 %9, -1
  %11 = icmp slt i32 %.0, %10
  br i1 %11, label %12, label %30

12:
  %13 = zext nneg i32 %.0 to i64
  %14 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = sdiv i64 %.018, %16
  %18 = zext nneg i32 %.0 to i64
  %19 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %21 = load i64, ptr %20, align 8
  %22 = srem i64 %.018, %21
  %23 = zext nneg i32 %.0 to i64
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %22, %26
  %28 = add nsw i64 %.017, %27
  %29 = add nuw nsw i32 %.0, 1
  br label %6

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %32 = load i8, ptr %31, align 4
  %33 = zext i8 %32 to i64
  %34 = getelementptr %struct.dimension, ptr %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %.018, %36
  %38 = add nsw i64 %.017, %37
  br label %39

39:
  %.019 = phi i64 [ %38, %30 ], [ 0, %2 ]
  ret i64 %.019
}

define linkonce_odr hidden void @irad.flang.destroy_typed(ptr %0) alwaysinline {
  %2 = call ptr @irad.flang.type_of(ptr %0)
  %3 = icmp eq ptr %2, null
  br i1 %3, label %25, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %6 = load i8, ptr %5, align 2
  %.not = icmp eq i8 %6, 0
  br i1 %.not, label %10, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 431
  %9 = load i8, ptr %8, align 1
  %.not16 = icmp eq i8 %9, 0
  br i1 %.not16, label %10, label %25

10:
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %25, label %13

13:
  %14 = call zeroext i1 @irad.flang.fits_3(ptr nonnull %2)
  br i1 %14, label %16, label %15

15:
  call void @_FortranADestroy(ptr nonnull %0)
  br label %25

16:
  %17 = call i64 @irad.flang.count(ptr nonnull %0)
  br label %18

18:
  %.015 = phi i64 [ 0, %16 ], [ %24, %20 ]
  %19 = icmp slt i64 %.015, %17
  br i1 %19, label %20, label %25

20:
  %21 = load ptr, ptr %0, align 8
  %22 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.015)
  %23 = getelementptr inbounds i8, ptr %21, i64 %22
  call void @irad.flang.destroy_3(ptr %23, ptr nonnull %2)
  %24 = add nuw nsw i64 %.015, 1
  br label %18

25:
  ret void
}

declare void @_FortranADestroy(ptr noundef)

define internal void @irad.flang.destroy_3(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %5, label %48

5:
  %.021 = phi i64 [ %47, %46 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.021, %7
  br i1 %8, label %9, label %48

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.component, ptr %11, i64 %.021
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %14 = load i8, ptr %13, align 8
  %15 = icmp eq i8 %14, 3
  br i1 %15, label %16, label %24

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load ptr, ptr %19, align 8
  %.not22 = icmp eq ptr %20, null
  br i1 %.not22, label %23, label %21

21:
  %22 = load ptr, ptr %19, align 8
  call void @free(ptr %22)
  br label %23

23:
  store ptr null, ptr %19, align 8
  br label %46

24:
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %26 = load i8, ptr %25, align 8
  %27 = icmp eq i8 %26, 1
  br i1 %27, label %28, label %46

28:
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %30 = load i8, ptr %29, align 1
  %31 = icmp eq i8 %30, 6
  br i1 %31, label %32, label %46

32:
  %.0 = phi i64 [ %45, %35 ], [ 0, %28 ]
  %33 = call i64 @irad.flang.component_count(ptr %12)
  %34 = icmp slt i64 %.0, %33
  br i1 %34, label %35, label %46

35:
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %0, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 88
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %.0, %42
  %44 = getelementptr inbounds i8, ptr %38, i64 %43
  call void @irad.flang.destroy_2(ptr %44, ptr %40)
  %45 = add nuw nsw i64 %.0, 1
  br label %32

46:
  %47 = add nuw nsw i64 %.021, 1
  br label %5

48:
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
  br label %13

13:
  %.0 = phi i32 [ 0, %2 ], [ %25, %18 ]
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = icmp samesign ult i32 %.0, %16
  br i1 %17, label %18, label %26

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = zext nneg i32 %.0 to i64
  %21 = getelementptr inbounds nuw %struct.dimension, ptr %19, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = zext nneg i32 %.0 to i64
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %22, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %21, ptr nonnull align 8 dereferenceable(24) %24, i64 24, i1 false)
  %25 = add nuw nsw i32 %.0, 1
  br label %13

26:
  ret void
}

define internal zeroext i1 @irad.flang.same_shape(ptr %0, ptr %1) alwaysinline {
  br label %3

3:
  %.08 = phi i1 [ true, %2 ], [ %18, %8 ]
  %.0 = phi i32 [ 0, %2 ], [ %19, %8 ]
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %6 = zext i8 %5 to i32
  %7 = icmp samesign ult i32 %.0, %6
  br i1 %7, label %8, label %20

8:
  %9 = zext nneg i32 %.0 to i64
  %10 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %12 = load i64, ptr %11, align 8
  %13 = zext nneg i32 %.0 to i64
  %14 = getelementptr inbounds nuw %struct.dimension, ptr %1, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %12, %16
  %18 = and i1 %.08, %17
  %19 = add nuw nsw i32 %.0, 1
  br label %3

20:
  ret i1 %.08
}

define internal void @irad.flang.allocate_like(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8
  br label %5

5:
  %.020 = phi i64 [ %4, %2 ], [ %32, %10 ]
  %.0 = phi i32 [ 0, %2 ], [ %33, %10 ]
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = icmp samesign ult i32 %.0, %8
  br i1 %9, label %10, label %34

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = zext nneg i32 %.0 to i64
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %11, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = zext nneg i32 %.0 to i64
  %17 = getelementptr inbounds nuw %struct.dimension, ptr %15, i64 %16
  store i64 %14, ptr %17, align 8
  %18 = zext nneg i32 %.0 to i64
  %19 = getelementptr inbounds nuw %struct.dimension, ptr %1, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %21 = load i64, ptr %20, align 8
  %22 = zext nneg i32 %.0 to i64
  %23 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 32
  store i64 %21, ptr %24, align 8
  %25 = zext nneg i32 %.0 to i64
  %26 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 40
  store i64 %.020, ptr %27, align 8
  %28 = zext nneg i32 %.0 to i64
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %1, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = mul nsw i64 %.020, %31
  %33 = add nuw nsw i32 %.0, 1
  br label %5

34:
  %35 = call i64 @irad.flang.count(ptr %0)
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = mul nsw i64 %35, %37
  %39 = call ptr @irad.flang.room(i64 %38)
  store ptr %39, ptr %0, align 8
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
  br label %17

17:
  %.027 = phi i64 [ %16, %2 ], [ %40, %22 ]
  %.0 = phi i32 [ 0, %2 ], [ %41, %22 ]
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i8, ptr %18, align 4
  %20 = zext i8 %19 to i32
  %21 = icmp samesign ult i32 %.0, %20
  br i1 %21, label %22, label %42

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %24 = zext nneg i32 %.0 to i64
  %25 = getelementptr inbounds nuw %struct.dimension, ptr %23, i64 %24
  store i64 1, ptr %25, align 8
  %26 = zext nneg i32 %.0 to i64
  %27 = getelementptr inbounds nuw %struct.dimension, ptr %1, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %29 = load i64, ptr %28, align 8
  %30 = zext nneg i32 %.0 to i64
  %31 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 32
  store i64 %29, ptr %32, align 8
  %33 = zext nneg i32 %.0 to i64
  %34 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 40
  store i64 %.027, ptr %35, align 8
  %36 = zext nneg i32 %.0 to i64
  %37 = getelementptr inbounds nuw %struct.dimension, ptr %1, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = mul nsw i64 %.027, %39
  %41 = add nuw nsw i32 %.0, 1
  br label %17

42:
  %43 = call i64 @irad.flang.count(ptr %1)
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %43, %45
  %47 = call ptr @irad.flang.room(i64 %46)
  store ptr %47, ptr %0, align 8
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
  switch i8 %13, label %134 [
    i8 28, label %14
    i8 27, label %43
    i8 35, label %72
    i8 34, label %103
  ]

14:
  br i1 %11, label %15, label %24

15:
  %.0107 = phi i64 [ %23, %17 ], [ 0, %14 ]
  %16 = icmp slt i64 %.0107, %3
  br i1 %16, label %17, label %146

17:
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds nuw double, ptr %18, i64 %.0107
  %20 = load double, ptr %19, align 8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds nuw double, ptr %21, i64 %.0107
  store double %20, ptr %22, align 8
  %23 = add nuw nsw i64 %.0107, 1
  br label %15

24:
  %.0108 = phi i64 [ %42, %41 ], [ 0, %14 ]
  %25 = icmp slt i64 %.0108, %3
  br i1 %25, label %26, label %146

26:
  %27 = load ptr, ptr %0, align 8
  %28 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0108)
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = load ptr, ptr %1, align 8
  %31 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0108)
  %32 = getelementptr inbounds i8, ptr %30, i64 %31
  br label %33

33:
  %.0112 = phi i32 [ 0, %26 ], [ 1, %35 ]
  %34 = icmp eq i32 %.0112, 0
  br i1 %34, label %35, label %41

35:
  %36 = zext nneg i32 %.0112 to i64
  %37 = getelementptr inbounds nuw double, ptr %32, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = zext nneg i32 %.0112 to i64
  %40 = getelementptr inbounds nuw double, ptr %29, i64 %39
  store double %38, ptr %40, align 8
  br label %33

41:
  %42 = add nuw nsw i64 %.0108, 1
  br label %24

43:
  br i1 %11, label %44, label %53

44:
  %.0116 = phi i64 [ %52, %46 ], [ 0, %43 ]
  %45 = icmp slt i64 %.0116, %3
  br i1 %45, label %46, label %146

46:
  %47 = load ptr, ptr %1, align 8
  %48 = getelementptr inbounds nuw float, ptr %47, i64 %.0116
  %49 = load float, ptr %48, align 4
  %50 = load ptr, ptr %0, align 8
  %51 = getelementptr inbounds nuw float, ptr %50, i64 %.0116
  store float %49, ptr %51, align 4
  %52 = add nuw nsw i64 %.0116, 1
  br label %44

53:
  %.0117 = phi i64 [ %71, %70 ], [ 0, %43 ]
  %54 = icmp slt i64 %.0117, %3
  br i1 %54, label %55, label %146

55:
  %56 = load ptr, ptr %0, align 8
  %57 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0117)
  %58 = getelementptr inbounds i8, ptr %56, i64 %57
  %59 = load ptr, ptr %1, align 8
  %60 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0117)
  %61 = getelementptr inbounds i8, ptr %59, i64 %60
  br label %62

62:
  %.0115 = phi i32 [ 0, %55 ], [ 1, %64 ]
  %63 = icmp eq i32 %.0115, 0
  br i1 %63, label %64, label %70

64:
  %65 = zext nneg i32 %.0115 to i64
  %66 = getelementptr inbounds nuw float, ptr %61, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = zext nneg i32 %.0115 to i64
  %69 = getelementptr inbounds nuw float, ptr %58, i64 %68
  store float %67, ptr %69, align 4
  br label %62

70:
  %71 = add nuw nsw i64 %.0117, 1
  br label %53

72:
  br i1 %11, label %73, label %83

73:
  %.0114 = phi i64 [ %82, %76 ], [ 0, %72 ]
  %74 = shl nsw i64 %3, 1
  %75 = icmp slt i64 %.0114, %74
  br i1 %75, label %76, label %146

76:
  %77 = load ptr, ptr %1, align 8
  %78 = getelementptr inbounds nuw double, ptr %77, i64 %.0114
  %79 = load double, ptr %78, align 8
  %80 = load ptr, ptr %0, align 8
  %81 = getelementptr inbounds nuw double, ptr %80, i64 %.0114
  store double %79, ptr %81, align 8
  %82 = add nuw nsw i64 %.0114, 1
  br label %73

83:
  %.0113 = phi i64 [ %102, %101 ], [ 0, %72 ]
  %84 = icmp slt i64 %.0113, %3
  br i1 %84, label %85, label %146

85:
  %86 = load ptr, ptr %0, align 8
  %87 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0113)
  %88 = getelementptr inbounds i8, ptr %86, i64 %87
  %89 = load ptr, ptr %1, align 8
  %90 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0113)
  %91 = getelementptr inbounds i8, ptr %89, i64 %90
  br label %92

92:
  %.0111 = phi i32 [ 0, %85 ], [ %100, %94 ]
  %93 = icmp samesign ult i32 %.0111, 2
  br i1 %93, label %94, label %101

94:
  %95 = zext nneg i32 %.0111 to i64
  %96 = getelementptr inbounds nuw double, ptr %91, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = zext nneg i32 %.0111 to i64
  %99 = getelementptr inbounds nuw double, ptr %88, i64 %98
  store double %97, ptr %99, align 8
  %100 = add nuw nsw i32 %.0111, 1
  br label %92

101:
  %102 = add nuw nsw i64 %.0113, 1
  br label %83

103:
  br i1 %11, label %104, label %114

104:
  %.0110 = phi i64 [ %113, %107 ], [ 0, %103 ]
  %105 = shl nsw i64 %3, 1
  %106 = icmp slt i64 %.0110, %105
  br i1 %106, label %107, label %146

107:
  %108 = load ptr, ptr %1, align 8
  %109 = getelementptr inbounds nuw float, ptr %108, i64 %.0110
  %110 = load float, ptr %109, align 4
  %111 = load ptr, ptr %0, align 8
  %112 = getelementptr inbounds nuw float, ptr %111, i64 %.0110
  store float %110, ptr %112, align 4
  %113 = add nuw nsw i64 %.0110, 1
  br label %104

114:
  %.0109 = phi i64 [ %133, %132 ], [ 0, %103 ]
  %115 = icmp slt i64 %.0109, %3
  br i1 %115, label %116, label %146

116:
  %117 = load ptr, ptr %0, align 8
  %118 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0109)
  %119 = getelementptr inbounds i8, ptr %117, i64 %118
  %120 = load ptr, ptr %1, align 8
  %121 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0109)
  %122 = getelementptr inbounds i8, ptr %120, i64 %121
  br label %123

123:
  %.0106 = phi i32 [ 0, %116 ], [ %131, %125 ]
  %124 = icmp samesign ult i32 %.0106, 2
  br i1 %124, label %125, label %132

125:
  %126 = zext nneg i32 %.0106 to i64
  %127 = getelementptr inbounds nuw float, ptr %122, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = zext nneg i32 %.0106 to i64
  %130 = getelementptr inbounds nuw float, ptr %119, i64 %129
  store float %128, ptr %130, align 4
  %131 = add nuw nsw i32 %.0106, 1
  br label %123

132:
  %133 = add nuw nsw i64 %.0109, 1
  br label %114

134:
  %.0 = phi i64 [ %145, %136 ], [ 0, %10 ]
  %135 = icmp slt i64 %.0, %3
  br i1 %135, label %136, label %146

136:
  %137 = load ptr, ptr %0, align 8
  %138 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.0)
  %139 = getelementptr inbounds i8, ptr %137, i64 %138
  %140 = load ptr, ptr %1, align 8
  %141 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0)
  %142 = getelementptr inbounds i8, ptr %140, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %144 = load i64, ptr %143, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %139, ptr align 1 %142, i64 %144, i1 false)
  %145 = add nuw nsw i64 %.0, 1
  br label %134

146:
  ret void
}

declare void @free(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define internal ptr @irad.flang.room(i64 %0) alwaysinline {
  %2 = icmp sgt i64 %0, 0
  %. = select i1 %2, i64 %0, i64 1
  %3 = call noalias ptr @malloc(i64 %.)
  ret ptr %3
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
  br label %9

9:
  %.0 = phi i32 [ 0, %3 ], [ %33, %32 ]
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4
  %12 = zext i8 %11 to i32
  %13 = icmp samesign ult i32 %.0, %12
  br i1 %13, label %14, label %34

14:
  %15 = zext nneg i32 %.0 to i64
  %16 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = add nsw i64 %18, -1
  %20 = zext nneg i32 %.0 to i64
  %21 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %23 = load i64, ptr %22, align 8
  %24 = mul nsw i64 %19, %23
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %26, label %29

26:
  %27 = load i64, ptr %1, align 8
  %28 = add i64 %27, %24
  store i64 %28, ptr %1, align 8
  br label %32

29:
  %30 = load i64, ptr %2, align 8
  %31 = add i64 %30, %24
  store i64 %31, ptr %2, align 8
  br label %32

32:
  %33 = add nuw nsw i32 %.0, 1
  br label %9

34:
  ret void
}

define internal zeroext i1 @irad.flang.contiguous(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  br label %4

4:
  %.014 = phi i64 [ %3, %1 ], [ %27, %21 ]
  %.013 = phi i1 [ true, %1 ], [ %28, %21 ]
  %.0 = phi i32 [ 0, %1 ], [ %29, %21 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %6 = load i8, ptr %5, align 4
  %7 = zext i8 %6 to i32
  %8 = icmp samesign ult i32 %.0, %7
  br i1 %8, label %9, label %30

9:
  %10 = zext nneg i32 %.0 to i64
  %11 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 1
  br i1 %14, label %21, label %15

15:
  %16 = zext nneg i32 %.0 to i64
  %17 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, %.014
  br label %21

21:
  %22 = phi i1 [ true, %9 ], [ %20, %15 ]
  %23 = zext nneg i32 %.0 to i64
  %24 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i64, ptr %25, align 8
  %27 = mul nsw i64 %.014, %26
  %28 = select i1 %.013, i1 %22, i1 false
  %29 = add nuw nsw i32 %.0, 1
  br label %4

30:
  ret i1 %.013
}

define internal zeroext i1 @irad.flang.is_simple(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %9

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 431
  %7 = load i8, ptr %6, align 1
  %8 = icmp ne i8 %7, 0
  br label %9

9:
  %10 = phi i1 [ false, %1 ], [ %8, %5 ]
  br label %11

11:
  %.017 = phi i64 [ 0, %9 ], [ %55, %52 ]
  %.0 = phi i1 [ %10, %9 ], [ %54, %52 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %13 = load i64, ptr %12, align 8
  %14 = icmp slt i64 %.017, %13
  br i1 %14, label %15, label %56

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw %struct.component, ptr %17, i64 %.017
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %20 = load i8, ptr %19, align 8
  %21 = icmp eq i8 %20, 1
  br i1 %21, label %30, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %24 = load i8, ptr %23, align 8
  %25 = icmp eq i8 %24, 2
  br i1 %25, label %30, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %28 = load i8, ptr %27, align 8
  %29 = icmp eq i8 %28, 3
  br label %30

30:
  %31 = phi i1 [ true, %22 ], [ true, %15 ], [ %29, %26 ]
  %32 = select i1 %.0, i1 %31, i1 false
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %34 = load i8, ptr %33, align 8
  %35 = icmp eq i8 %34, 1
  br i1 %35, label %52, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %18, i64 25
  %38 = load i8, ptr %37, align 1
  %39 = icmp ult i8 %38, 4
  br i1 %39, label %52, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %18, i64 25
  %42 = load i8, ptr %41, align 1
  %43 = icmp eq i8 %42, 5
  br i1 %43, label %52, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %46 = load i8, ptr %45, align 8
  %47 = icmp eq i8 %46, 2
  br i1 %47, label %48, label %52

48:
  %49 = getelementptr inbounds nuw i8, ptr %18, i64 25
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i8 %50, 6
  br label %52

52:
  %53 = phi i1 [ true, %40 ], [ true, %36 ], [ true, %30 ], [ false, %44 ], [ %51, %48 ]
  %54 = select i1 %32, i1 %53, i1 false
  %55 = add nuw nsw i64 %.017, 1
  br label %11

56:
  ret i1 %.0
}

define internal zeroext i1 @irad.flang.fits_2(ptr %0) alwaysinline {
  %2 = call zeroext i1 @irad.flang.is_simple(ptr %0)
  %3 = zext i1 %2 to i8
  br label %4

4:
  %.010 = phi i64 [ 0, %1 ], [ %28, %27 ]
  %.0 = phi i8 [ %3, %1 ], [ %.1, %27 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %.010, %6
  br i1 %7, label %8, label %29

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.component, ptr %10, i64 %.010
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load i8, ptr %12, align 8
  %14 = icmp eq i8 %13, 1
  br i1 %14, label %15, label %27

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 25
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 6
  br i1 %18, label %19, label %27

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = call zeroext i1 @irad.flang.fits_1(ptr %21)
  %23 = and i8 %.0, 1
  %24 = icmp ne i8 %23, 0
  %25 = select i1 %22, i1 %24, i1 false
  %26 = zext i1 %25 to i8
  br label %27

27:
  %.1 = phi i8 [ %26, %19 ], [ %.0, %15 ], [ %.0, %8 ]
  %28 = add nuw nsw i64 %.010, 1
  br label %4

29:
  %30 = trunc i8 %.0 to i1
  ret i1 %30
}

define internal zeroext i1 @irad.flang.fits_1(ptr %0) alwaysinline {
  %2 = call zeroext i1 @irad.flang.is_simple(ptr %0)
  %3 = zext i1 %2 to i8
  br label %4

4:
  %.010 = phi i64 [ 0, %1 ], [ %28, %27 ]
  %.0 = phi i8 [ %3, %1 ], [ %.1, %27 ]
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %.010, %6
  br i1 %7, label %8, label %29

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw %struct.component, ptr %10, i64 %.010
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %13 = load i8, ptr %12, align 8
  %14 = icmp eq i8 %13, 1
  br i1 %14, label %15, label %27

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 25
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 6
  br i1 %18, label %19, label %27

19:
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %21 = load ptr, ptr %20, align 8
  %22 = call zeroext i1 @irad.flang.fits_0(ptr %21)
  %23 = and i8 %.0, 1
  %24 = icmp ne i8 %23, 0
  %25 = select i1 %22, i1 %24, i1 false
  %26 = zext i1 %25 to i8
  br label %27

27:
  %.1 = phi i8 [ %26, %19 ], [ %.0, %15 ], [ %.0, %8 ]
  %28 = add nuw nsw i64 %.010, 1
  br label %4

29:
  %30 = trunc i8 %.0 to i1
  ret i1 %30
}

define internal zeroext i1 @irad.flang.fits_0(ptr %0) alwaysinline {
  ret i1 false
}

define internal i64 @irad.flang.component_count(ptr %0) alwaysinline {
  br label %2

2:
  %.08 = phi i64 [ 1, %1 ], [ %24, %7 ]
  %.0 = phi i32 [ 0, %1 ], [ %25, %7 ]
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 27
  %4 = load i8, ptr %3, align 1
  %5 = zext i8 %4 to i32
  %6 = icmp samesign ult i32 %.0, %5
  br i1 %6, label %7, label %26

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %9 = load ptr, ptr %8, align 8
  %10 = shl nuw nsw i32 %.0, 1
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.value, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8
  %17 = shl nuw nsw i32 %.0, 1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw %struct.value, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = sub nsw i64 %14, %21
  %23 = add nsw i64 %22, 1
  %24 = mul nsw i64 %.08, %23
  %25 = add nuw nsw i32 %.0, 1
  br label %2

26:
  ret i64 %.08
}

define internal void @irad.flang.assign_2(ptr %0, ptr %1, ptr %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %5 = load i8, ptr %4, align 2
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %9, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %8 = load i64, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %8, i1 false)
  br label %84

9:
  %.0 = phi i64 [ %83, %82 ], [ 0, %3 ]
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %84

13:
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.component, ptr %15, i64 %.0
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %18 = load i8, ptr %17, align 8
  %19 = icmp eq i8 %18, 3
  br i1 %19, label %20, label %32

20:
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 %22
  %24 = getelementptr inbounds i8, ptr %1, i64 %22
  %25 = load ptr, ptr %24, align 8
  %.not42 = icmp eq ptr %25, null
  br i1 %.not42, label %27, label %26

26:
  call void @irad.flang.assign_plain(ptr %23, ptr nonnull %24)
  br label %82

27:
  %28 = load ptr, ptr %23, align 8
  %.not43 = icmp eq ptr %28, null
  br i1 %.not43, label %31, label %29

29:
  %30 = load ptr, ptr %23, align 8
  call void @free(ptr %30)
  br label %31

31:
  store ptr null, ptr %23, align 8
  br label %82

32:
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %34 = load i8, ptr %33, align 8
  %35 = icmp eq i8 %34, 1
  br i1 %35, label %36, label %57

36:
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 25
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %38, 6
  br i1 %39, label %40, label %57

40:
  %.041 = phi i64 [ %56, %43 ], [ 0, %36 ]
  %41 = call i64 @irad.flang.component_count(ptr %16)
  %42 = icmp slt i64 %.041, %41
  br i1 %42, label %43, label %82

43:
  %44 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 88
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %.041, %49
  %51 = add nsw i64 %45, %50
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = getelementptr inbounds i8, ptr %1, i64 %51
  %54 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %55 = load ptr, ptr %54, align 8
  call void @irad.flang.assign_1(ptr %52, ptr %53, ptr %55)
  %56 = add nuw nsw i64 %.041, 1
  br label %40

57:
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %0, i64 %59
  %61 = getelementptr inbounds i8, ptr %1, i64 %59
  %62 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %63 = load i8, ptr %62, align 8
  %64 = icmp eq i8 %63, 1
  br i1 %64, label %65, label %69

65:
  %66 = call i64 @irad.flang.component_size(ptr %16)
  %67 = call i64 @irad.flang.component_count(ptr %16)
  %68 = mul nsw i64 %66, %67
  br label %80

69:
  %70 = getelementptr inbounds nuw i8, ptr %16, i64 27
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i64
  %73 = mul nuw nsw i64 %72, 24
  %74 = add nuw nsw i64 %73, 24
  %75 = getelementptr inbounds nuw i8, ptr %16, i64 25
  %76 = load i8, ptr %75, align 1
  %77 = icmp eq i8 %76, 6
  %78 = select i1 %77, i64 16, i64 0
  %79 = add nuw nsw i64 %74, %78
  br label %80

80:
  %81 = phi i64 [ %68, %65 ], [ %79, %69 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %60, ptr align 1 %61, i64 %81, i1 false)
  br label %82

82:
  %83 = add nuw nsw i64 %.0, 1
  br label %9

84:
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
  br i1 %.not, label %9, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %8 = load i64, ptr %7, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %8, i1 false)
  br label %84

9:
  %.0 = phi i64 [ %83, %82 ], [ 0, %3 ]
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 264
  %11 = load i64, ptr %10, align 8
  %12 = icmp slt i64 %.0, %11
  br i1 %12, label %13, label %84

13:
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 232
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw %struct.component, ptr %15, i64 %.0
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %18 = load i8, ptr %17, align 8
  %19 = icmp eq i8 %18, 3
  br i1 %19, label %20, label %32

20:
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 %22
  %24 = getelementptr inbounds i8, ptr %1, i64 %22
  %25 = load ptr, ptr %24, align 8
  %.not42 = icmp eq ptr %25, null
  br i1 %.not42, label %27, label %26

26:
  call void @irad.flang.assign_plain(ptr %23, ptr nonnull %24)
  br label %82

27:
  %28 = load ptr, ptr %23, align 8
  %.not43 = icmp eq ptr %28, null
  br i1 %.not43, label %31, label %29

29:
  %30 = load ptr, ptr %23, align 8
  call void @free(ptr %30)
  br label %31

31:
  store ptr null, ptr %23, align 8
  br label %82

32:
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %34 = load i8, ptr %33, align 8
  %35 = icmp eq i8 %34, 1
  br i1 %35, label %36, label %57

36:
  %37 = getelementptr inbounds nuw i8, ptr %16, i64 25
  %38 = load i8, ptr %37, align 1
  %39 = icmp eq i8 %38, 6
  br i1 %39, label %40, label %57

40:
  %.041 = phi i64 [ %56, %43 ], [ 0, %36 ]
  %41 = call i64 @irad.flang.component_count(ptr %16)
  %42 = icmp slt i64 %.041, %41
  br i1 %42, label %43, label %82

43:
  %44 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 88
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %.041, %49
  %51 = add nsw i64 %45, %50
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = getelementptr inbounds i8, ptr %1, i64 %51
  %54 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %55 = load ptr, ptr %54, align 8
  call void @irad.flang.assign_0(ptr %52, ptr %53, ptr %55)
  %56 = add nuw nsw i64 %.041, 1
  br label %40

57:
  %58 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %0, i64 %59
  %61 = getelementptr inbounds i8, ptr %1, i64 %59
  %62 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %63 = load i8, ptr %62, align 8
  %64 = icmp eq i8 %63, 1
  br i1 %64, label %65, label %69

65:
  %66 = call i64 @irad.flang.component_size(ptr %16)
  %67 = call i64 @irad.flang.component_count(ptr %16)
  %68 = mul nsw i64 %66, %67
  br label %80

69:
  %70 = getelementptr inbounds nuw i8, ptr %16, i64 27
  %71 = load i8, ptr %70, align 1
  %72 = zext i8 %71 to i64
  %73 = mul nuw nsw i64 %72, 24
  %74 = add nuw nsw i64 %73, 24
  %75 = getelementptr inbounds nuw i8, ptr %16, i64 25
  %76 = load i8, ptr %75, align 1
  %77 = icmp eq i8 %76, 6
  %78 = select i1 %77, i64 16, i64 0
  %79 = add nuw nsw i64 %74, %78
  br label %80

80:
  %81 = phi i64 [ %68, %65 ], [ %79, %69 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %60, ptr align 1 %61, i64 %81, i1 false)
  br label %82

82:
  %83 = add nuw nsw i64 %.0, 1
  br label %9

84:
  ret void
}

define internal void @irad.flang.assign_0(ptr %0, ptr %1, ptr %2) alwaysinline {
  unreachable
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
  br label %21

21:
  %.0 = phi i32 [ 0, %2 ], [ %36, %26 ]
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = icmp samesign ult i32 %.0, %24
  br i1 %25, label %26, label %37

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = zext nneg i32 %.0 to i64
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %27, i64 %28
  store i64 1, ptr %29, align 8
  %30 = zext nneg i32 %.0 to i64
  %31 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 32
  store i64 0, ptr %32, align 8
  %33 = zext nneg i32 %.0 to i64
  %34 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 40
  store i64 0, ptr %35, align 8
  %36 = add nuw nsw i32 %.0, 1
  br label %21

37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 25
  %39 = load i8, ptr %38, align 1
  %40 = icmp eq i8 %39, 6
  br i1 %40, label %41, label %54

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i64
  %48 = getelementptr inbounds nuw %struct.dimension, ptr %44, i64 %47
  store ptr %43, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 27
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i64
  %52 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 32
  store i64 0, ptr %53, align 8
  br label %54

54:
  ret void
}

define internal void @irad.flang.initialise_2(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 429
  %4 = load i8, ptr %3, align 1
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %5, label %68

5:
  %.027 = phi i64 [ %67, %66 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.027, %7
  br i1 %8, label %9, label %68

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.component, ptr %11, i64 %.027
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 248
  %14 = load ptr, ptr %13, align 8
  %.not28 = icmp eq ptr %14, null
  br i1 %.not28, label %41, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 248
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %22 = load i8, ptr %21, align 8
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %24, label %28

24:
  %25 = call i64 @irad.flang.component_size(ptr %12)
  %26 = call i64 @irad.flang.component_count(ptr %12)
  %27 = mul nsw i64 %25, %26
  br label %39

28:
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 27
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i64
  %32 = mul nuw nsw i64 %31, 24
  %33 = add nuw nsw i64 %32, 24
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %35 = load i8, ptr %34, align 1
  %36 = icmp eq i8 %35, 6
  %37 = select i1 %36, i64 16, i64 0
  %38 = add nuw nsw i64 %33, %37
  br label %39

39:
  %40 = phi i64 [ %27, %24 ], [ %38, %28 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %20, i64 %40, i1 false)
  br label %66

41:
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %43 = load i8, ptr %42, align 8
  %.not29 = icmp eq i8 %43, 1
  br i1 %.not29, label %48, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %0, i64 %46
  call void @irad.flang.empty_component(ptr %47, ptr %12)
  br label %66

48:
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i8 %50, 6
  br i1 %51, label %52, label %66

52:
  %.0 = phi i64 [ %65, %55 ], [ 0, %48 ]
  %53 = call i64 @irad.flang.component_count(ptr %12)
  %54 = icmp slt i64 %.0, %53
  br i1 %54, label %55, label %66

55:
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 88
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %.0, %62
  %64 = getelementptr inbounds i8, ptr %58, i64 %63
  call void @irad.flang.initialise_1(ptr %64, ptr %60)
  %65 = add nuw nsw i64 %.0, 1
  br label %52

66:
  %67 = add nuw nsw i64 %.027, 1
  br label %5

68:
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
  br i1 %.not, label %5, label %68

5:
  %.027 = phi i64 [ %67, %66 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.027, %7
  br i1 %8, label %9, label %68

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.component, ptr %11, i64 %.027
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 248
  %14 = load ptr, ptr %13, align 8
  %.not28 = icmp eq ptr %14, null
  br i1 %.not28, label %41, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 248
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %22 = load i8, ptr %21, align 8
  %23 = icmp eq i8 %22, 1
  br i1 %23, label %24, label %28

24:
  %25 = call i64 @irad.flang.component_size(ptr %12)
  %26 = call i64 @irad.flang.component_count(ptr %12)
  %27 = mul nsw i64 %25, %26
  br label %39

28:
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 27
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i64
  %32 = mul nuw nsw i64 %31, 24
  %33 = add nuw nsw i64 %32, 24
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %35 = load i8, ptr %34, align 1
  %36 = icmp eq i8 %35, 6
  %37 = select i1 %36, i64 16, i64 0
  %38 = add nuw nsw i64 %33, %37
  br label %39

39:
  %40 = phi i64 [ %27, %24 ], [ %38, %28 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %20, i64 %40, i1 false)
  br label %66

41:
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %43 = load i8, ptr %42, align 8
  %.not29 = icmp eq i8 %43, 1
  br i1 %.not29, label %48, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %0, i64 %46
  call void @irad.flang.empty_component(ptr %47, ptr %12)
  br label %66

48:
  %49 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %50 = load i8, ptr %49, align 1
  %51 = icmp eq i8 %50, 6
  br i1 %51, label %52, label %66

52:
  %.0 = phi i64 [ %65, %55 ], [ 0, %48 ]
  %53 = call i64 @irad.flang.component_count(ptr %12)
  %54 = icmp slt i64 %.0, %53
  br i1 %54, label %55, label %66

55:
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %0, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %60 = load ptr, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 88
  %62 = load i64, ptr %61, align 8
  %63 = mul nsw i64 %.0, %62
  %64 = getelementptr inbounds i8, ptr %58, i64 %63
  call void @irad.flang.initialise_0(ptr %64, ptr %60)
  %65 = add nuw nsw i64 %.0, 1
  br label %52

66:
  %67 = add nuw nsw i64 %.027, 1
  br label %5

68:
  ret void
}

define internal void @irad.flang.initialise_0(ptr %0, ptr %1) alwaysinline {
  unreachable
}

define internal void @irad.flang.destroy_2(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %5, label %48

5:
  %.021 = phi i64 [ %47, %46 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.021, %7
  br i1 %8, label %9, label %48

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.component, ptr %11, i64 %.021
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %14 = load i8, ptr %13, align 8
  %15 = icmp eq i8 %14, 3
  br i1 %15, label %16, label %24

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load ptr, ptr %19, align 8
  %.not22 = icmp eq ptr %20, null
  br i1 %.not22, label %23, label %21

21:
  %22 = load ptr, ptr %19, align 8
  call void @free(ptr %22)
  br label %23

23:
  store ptr null, ptr %19, align 8
  br label %46

24:
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %26 = load i8, ptr %25, align 8
  %27 = icmp eq i8 %26, 1
  br i1 %27, label %28, label %46

28:
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %30 = load i8, ptr %29, align 1
  %31 = icmp eq i8 %30, 6
  br i1 %31, label %32, label %46

32:
  %.0 = phi i64 [ %45, %35 ], [ 0, %28 ]
  %33 = call i64 @irad.flang.component_count(ptr %12)
  %34 = icmp slt i64 %.0, %33
  br i1 %34, label %35, label %46

35:
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %0, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 88
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %.0, %42
  %44 = getelementptr inbounds i8, ptr %38, i64 %43
  call void @irad.flang.destroy_1(ptr %44, ptr %40)
  %45 = add nuw nsw i64 %.0, 1
  br label %32

46:
  %47 = add nuw nsw i64 %.021, 1
  br label %5

48:
  ret void
}

define internal void @irad.flang.destroy_1(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 430
  %4 = load i8, ptr %3, align 2
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %5, label %48

5:
  %.021 = phi i64 [ %47, %46 ], [ 0, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 264
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %.021, %7
  br i1 %8, label %9, label %48

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.component, ptr %11, i64 %.021
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %14 = load i8, ptr %13, align 8
  %15 = icmp eq i8 %14, 3
  br i1 %15, label %16, label %24

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load ptr, ptr %19, align 8
  %.not22 = icmp eq ptr %20, null
  br i1 %.not22, label %23, label %21

21:
  %22 = load ptr, ptr %19, align 8
  call void @free(ptr %22)
  br label %23

23:
  store ptr null, ptr %19, align 8
  br label %46

24:
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %26 = load i8, ptr %25, align 8
  %27 = icmp eq i8 %26, 1
  br i1 %27, label %28, label %46

28:
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 25
  %30 = load i8, ptr %29, align 1
  %31 = icmp eq i8 %30, 6
  br i1 %31, label %32, label %46

32:
  %.0 = phi i64 [ %45, %35 ], [ 0, %28 ]
  %33 = call i64 @irad.flang.component_count(ptr %12)
  %34 = icmp slt i64 %.0, %33
  br i1 %34, label %35, label %46

35:
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %0, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 88
  %42 = load i64, ptr %41, align 8
  %43 = mul nsw i64 %.0, %42
  %44 = getelementptr inbounds i8, ptr %38, i64 %43
  call void @irad.flang.destroy_0(ptr %44, ptr %40)
  %45 = add nuw nsw i64 %.0, 1
  br label %32

46:
  %47 = add nuw nsw i64 %.021, 1
  br label %5

48:
  ret void
}

define internal void @irad.flang.destroy_0(ptr %0, ptr %1) alwaysinline {
  unreachable
}
