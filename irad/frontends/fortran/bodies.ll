%struct.descriptor = type { ptr, i64, i32, i8, i8, i8, i8, [15 x %struct.dimension] }
%struct.dimension = type { i64, i64, i64 }

@.str = private unnamed_addr constant [34 x i8] c"ALLOCATE: it is allocated already\00", align 1
@.str.1 = private unnamed_addr constant [40 x i8] c"ALLOCATE: the source is of another kind\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"DEALLOCATE: it is not allocated\00", align 1
@.str.3 = private unnamed_addr constant [39 x i8] c"MOVE_ALLOC: the arguments are the same\00", align 1
@.str.4 = private unnamed_addr constant [29 x i8] c"RESHAPE: not enough elements\00", align 1
@.str.5 = private unnamed_addr constant [26 x i8] c"PACK: not enough elements\00", align 1
@.str.6 = private unnamed_addr constant [28 x i8] c"UNPACK: not enough elements\00", align 1
@.str.7 = private unnamed_addr constant [36 x i8] c"REDUCE: no elements and no identity\00", align 1
@.str.8 = private unnamed_addr constant [48 x i8] c"an assignment between arrays of different kinds\00", align 1

define linkonce_odr hidden void @irad.flang._FortranAAssign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = call zeroext i1 @irad.flang.like_source(ptr %0, ptr %1)
  br i1 %5, label %6, label %7

6:
  call void @irad.flang.assign_like(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %27

7:
  %8 = call zeroext i1 @irad.flang.is_text(ptr %1)
  br i1 %8, label %9, label %10

9:
  call void @irad.flang.assign_text(ptr %0, ptr %1)
  br label %27

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %14 = load i8, ptr %13, align 1
  %.not = icmp eq i8 %12, %14
  br i1 %.not, label %15, label %20

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %19 = load i64, ptr %18, align 8
  %.not23 = icmp eq i64 %17, %19
  br i1 %.not23, label %21, label %20

20:
  call void @irad.flang.library_assign(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %27

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %23 = load i8, ptr %22, align 1
  %24 = icmp eq i8 %23, 42
  br i1 %24, label %25, label %26

25:
  call void @irad.flang.assign_typed(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %27

26:
  call void @irad.flang.assign_plain(ptr %0, ptr %1)
  br label %27

27:
  ret void
}

define internal zeroext i1 @irad.flang.like_source(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %4 = load i8, ptr %3, align 1
  %5 = call i1 @llvm.is.constant.i8(i8 %4)
  br i1 %5, label %15, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = call i1 @llvm.is.constant.i8(i8 %8)
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %12 = load i8, ptr %11, align 4
  %.not = icmp eq i8 %12, 0
  br i1 %.not, label %15, label %13

13:
  %14 = call zeroext i1 @irad.flang.is_plain(ptr %1)
  br label %15

15:
  %16 = phi i1 [ false, %10 ], [ false, %6 ], [ false, %2 ], [ %14, %13 ]
  ret i1 %16
}

define internal void @irad.flang.assign_like(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %7 = load i8, ptr %6, align 1
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %9 = load i8, ptr %8, align 1
  %.not = icmp eq i8 %7, %9
  br i1 %.not, label %10, label %20

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8
  %.not27 = icmp eq i64 %12, %14
  br i1 %.not27, label %15, label %20

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %17 = load i8, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i8, ptr %18, align 4
  %.not28 = icmp eq i8 %17, %19
  br i1 %.not28, label %21, label %20

20:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.8, ptr %2, i32 %3)
  unreachable

21:
  call void @irad.flang.same_as(ptr nonnull %5, ptr %1)
  %22 = load ptr, ptr %0, align 8
  store ptr %22, ptr %5, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %24 = load i8, ptr %23, align 2
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 22
  store i8 %24, ptr %25, align 2
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %27 = load i8, ptr %26, align 4
  %.not33 = icmp eq i8 %27, 0
  br i1 %.not33, label %31, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %29, ptr nonnull align 8 dereferenceable(24) %30, i64 24, i1 false)
  br label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %33 = load i8, ptr %32, align 4
  %34 = icmp ugt i8 %33, 1
  br i1 %34, label %35, label %38

35:
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %36, ptr nonnull align 8 dereferenceable(24) %37, i64 24, i1 false)
  br label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %40 = load i8, ptr %39, align 4
  %41 = icmp ugt i8 %40, 2
  br i1 %41, label %42, label %45

42:
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %43, ptr nonnull align 8 dereferenceable(24) %44, i64 24, i1 false)
  br label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = load i8, ptr %46, align 4
  %48 = icmp ugt i8 %47, 3
  br i1 %48, label %49, label %52

49:
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %50, ptr nonnull align 8 dereferenceable(24) %51, i64 24, i1 false)
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %54 = load i8, ptr %53, align 4
  %55 = icmp ugt i8 %54, 4
  br i1 %55, label %56, label %59

56:
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %57, ptr nonnull align 8 dereferenceable(24) %58, i64 24, i1 false)
  br label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %61 = load i8, ptr %60, align 4
  %62 = icmp ugt i8 %61, 5
  br i1 %62, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %64, ptr nonnull align 8 dereferenceable(24) %65, i64 24, i1 false)
  br label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %68 = load i8, ptr %67, align 4
  %69 = icmp ugt i8 %68, 6
  br i1 %69, label %70, label %73

70:
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 168
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %71, ptr nonnull align 8 dereferenceable(24) %72, i64 24, i1 false)
  br label %73

73:
  call void @irad.flang.assign_plain(ptr nonnull %5, ptr %1)
  %74 = load ptr, ptr %5, align 8
  store ptr %74, ptr %0, align 8
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %76 = load i8, ptr %75, align 4
  %.not34 = icmp eq i8 %76, 0
  br i1 %.not34, label %80, label %77

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %78, ptr nonnull align 8 dereferenceable(24) %79, i64 24, i1 false)
  br label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %82 = load i8, ptr %81, align 4
  %83 = icmp ugt i8 %82, 1
  br i1 %83, label %84, label %87

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %85, ptr nonnull align 8 dereferenceable(24) %86, i64 24, i1 false)
  br label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %89 = load i8, ptr %88, align 4
  %90 = icmp ugt i8 %89, 2
  br i1 %90, label %91, label %94

91:
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %93 = getelementptr inbounds nuw i8, ptr %5, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %92, ptr nonnull align 8 dereferenceable(24) %93, i64 24, i1 false)
  br label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %96 = load i8, ptr %95, align 4
  %97 = icmp ugt i8 %96, 3
  br i1 %97, label %98, label %101

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %99, ptr nonnull align 8 dereferenceable(24) %100, i64 24, i1 false)
  br label %101

101:
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %103 = load i8, ptr %102, align 4
  %104 = icmp ugt i8 %103, 4
  br i1 %104, label %105, label %108

105:
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %107 = getelementptr inbounds nuw i8, ptr %5, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %106, ptr nonnull align 8 dereferenceable(24) %107, i64 24, i1 false)
  br label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %110 = load i8, ptr %109, align 4
  %111 = icmp ugt i8 %110, 5
  br i1 %111, label %112, label %115

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %114 = getelementptr inbounds nuw i8, ptr %5, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %113, ptr nonnull align 8 dereferenceable(24) %114, i64 24, i1 false)
  br label %115

115:
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %117 = load i8, ptr %116, align 4
  %118 = icmp ugt i8 %117, 6
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %121 = getelementptr inbounds nuw i8, ptr %5, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %120, ptr nonnull align 8 dereferenceable(24) %121, i64 24, i1 false)
  br label %122

122:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define internal zeroext i1 @irad.flang.is_text(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %3 = load i8, ptr %2, align 1
  %4 = call i1 @llvm.is.constant.i8(i8 %3)
  br i1 %4, label %5, label %17

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 40
  br i1 %8, label %9, label %17

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = load i8, ptr %10, align 4
  %12 = call i1 @llvm.is.constant.i8(i8 %11)
  br i1 %12, label %13, label %17

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i8, ptr %14, align 4
  %16 = icmp eq i8 %15, 0
  br label %17

17:
  %18 = phi i1 [ false, %9 ], [ false, %5 ], [ false, %1 ], [ %16, %13 ]
  ret i1 %18
}

define internal void @irad.flang.assign_text(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i8, ptr %3, align 4
  %5 = icmp eq i8 %4, 0
  br i1 %5, label %6, label %22

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %8 = load i8, ptr %7, align 2
  %9 = and i8 %8, 2
  %.not = icmp eq i8 %9, 0
  br i1 %.not, label %22, label %10

10:
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = call ptr @irad.flang.room(i64 %13)
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %14, ptr align 1 %15, i64 %17, i1 false)
  store ptr %14, ptr %0, align 8
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %19, ptr %20, align 8
  %.not30 = icmp eq ptr %11, null
  br i1 %.not30, label %.loopexit, label %21

21:
  call void @free(ptr nonnull %11)
  br label %.loopexit

22:
  %23 = call i64 @irad.flang.count(ptr %0)
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = icmp slt i64 %25, %27
  %. = select i1 %28, ptr %1, ptr %0
  %.in = getelementptr inbounds nuw i8, ptr %., i64 8
  %29 = load i64, ptr %.in, align 8
  %30 = icmp sgt i64 %23, 0
  br i1 %30, label %.lr.ph, label %.loopexit

.lr.ph:
  %.031 = phi i64 [ %39, %.lr.ph ], [ 0, %22 ]
  %31 = load ptr, ptr %0, align 8
  %32 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.031)
  %33 = getelementptr inbounds i8, ptr %31, i64 %32
  %34 = load ptr, ptr %1, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %33, ptr align 1 %34, i64 %29, i1 false)
  %35 = getelementptr inbounds i8, ptr %33, i64 %29
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = sub nsw i64 %37, %29
  call void @llvm.memset.p0.i64(ptr align 1 %35, i8 32, i64 %38, i1 false)
  %39 = add nuw nsw i64 %.031, 1
  %exitcond.not = icmp eq i64 %39, %23
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph

.loopexit:
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

define linkonce_odr hidden void @irad.flang._FortranAAssignTemporary(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 42
  br i1 %7, label %8, label %11

8:
  %9 = load ptr, ptr %0, align 8
  %.not = icmp eq ptr %9, null
  br i1 %.not, label %11, label %10

10:
  call void @irad.flang.initialise_typed(ptr nonnull %0, ptr %2, i32 %3)
  br label %11

11:
  %12 = call zeroext i1 @irad.flang.is_text(ptr %1)
  br i1 %12, label %13, label %14

13:
  call void @irad.flang.assign_text(ptr %0, ptr %1)
  br label %31

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %16 = load i8, ptr %15, align 1
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %18 = load i8, ptr %17, align 1
  %.not22 = icmp eq i8 %16, %18
  br i1 %.not22, label %19, label %24

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i64, ptr %22, align 8
  %.not23 = icmp eq i64 %21, %23
  br i1 %.not23, label %25, label %24

24:
  call void @irad.flang.library_assign(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %27 = load i8, ptr %26, align 1
  %28 = icmp eq i8 %27, 42
  br i1 %28, label %29, label %30

29:
  call void @irad.flang.assign_typed(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %31

30:
  call void @irad.flang.assign_plain(ptr %0, ptr %1)
  br label %31

31:
  ret void
}

declare void @irad.flang.initialise_typed(ptr noundef, ptr noundef, i32 noundef)

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
  br i1 %.not, label %17, label %15

15:
  %16 = call ptr @irad.flang.type_of(ptr %1)
  call void @irad.flang.set_type(ptr %0, ptr %16)
  br label %17

17:
  ret void
}

declare void @_FortranACopyInAssign(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

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

define linkonce_odr hidden void @irad.flang._FortranADestroy(ptr %0) alwaysinline {
  call void @irad.flang.destroy_typed(ptr %0)
  ret void
}

declare void @irad.flang.destroy_typed(ptr noundef)

define linkonce_odr hidden void @irad.flang._FortranAFinalize(ptr %0, ptr %1, i32 %2) alwaysinline {
  call void @irad.flang.finalise_typed(ptr %0, ptr %1, i32 %2)
  ret void
}

declare void @irad.flang.finalise_typed(ptr noundef, ptr noundef, i32 noundef)

define linkonce_odr hidden void @irad.flang._FortranADestroyWithoutFinalization(ptr %0) alwaysinline {
  %2 = alloca %struct.descriptor, align 8
  %3 = call ptr @irad.flang.type_of(ptr %0)
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %8, label %4

4:
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 431
  %6 = load i8, ptr %5, align 1
  %.not5 = icmp eq i8 %6, 0
  br i1 %.not5, label %7, label %8

7:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @irad.flang.lend(ptr nonnull %2, ptr %0)
  call void @_FortranADestroyWithoutFinalization(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %9

8:
  call void @irad.flang.destroy_typed(ptr %0)
  br label %9

9:
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

declare void @_FortranADestroyWithoutFinalization(ptr captures(none) noundef)

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
  br i1 %.not, label %18, label %10

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(384) %8, i8 0, i64 384, i1 false)
  store ptr %8, ptr %8, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 20240719, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 21
  store i8 7, ptr %13, align 1
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 22
  store i8 2, ptr %14, align 2
  br i1 %2, label %16, label %15

15:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str, ptr %4, i32 %5)
  unreachable

16:
  %17 = call i32 @_FortranAAllocatableAllocate(ptr nonnull %8, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5, ptr %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %19

18:
  call void @irad.flang.allocate(ptr nonnull %0, ptr %4, i32 %5)
  br label %19

19:
  %.0 = phi i32 [ %17, %16 ], [ 0, %18 ]
  ret i32 %.0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare void @_FortranAReportFatalUserError(ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

declare i32 @_FortranAAllocatableAllocate(ptr captures(none) noundef, ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef, ptr captures(none) noundef)

define internal void @irad.flang.allocate(ptr %0, ptr %1, i32 %2) alwaysinline {
  call void @irad.flang.allocate_raw(ptr %0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %5 = load i8, ptr %4, align 1
  %6 = icmp eq i8 %5, 42
  br i1 %6, label %7, label %8

7:
  call void @irad.flang.initialise_typed(ptr %0, ptr %1, i32 %2)
  br label %8

8:
  ret void
}

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableAllocateSource(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = alloca %struct.descriptor, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %10 = load i8, ptr %9, align 1
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %10, %12
  br i1 %13, label %14, label %.critedge34

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %16, %18
  br i1 %19, label %.critedge, label %.critedge34

.critedge34:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %21 = load i8, ptr %20, align 1
  %.not = icmp eq i8 %21, 40
  br i1 %.not, label %23, label %22

22:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.1, ptr %4, i32 %5)
  unreachable

23:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @irad.flang.lend(ptr nonnull %7, ptr %0)
  %24 = call i32 @irad.flang.library_allocate_source(ptr nonnull %7, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5)
  call void @irad.flang.take_back(ptr %0, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %42

.critedge:
  %25 = load ptr, ptr %0, align 8
  %.not32 = icmp eq ptr %25, null
  br i1 %.not32, label %34, label %26

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(384) %8, i8 0, i64 384, i1 false)
  store ptr %8, ptr %8, align 8
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 1, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 20240719, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 21
  store i8 7, ptr %29, align 1
  %30 = getelementptr inbounds nuw i8, ptr %8, i64 22
  store i8 2, ptr %30, align 2
  br i1 %2, label %32, label %31

31:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str, ptr %4, i32 %5)
  unreachable

32:
  %33 = call i32 @_FortranAAllocatableAllocateSource(ptr nonnull %8, ptr nonnull %8, i1 zeroext true, ptr %3, ptr %4, i32 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %42

34:
  call void @irad.flang.allocate_raw(ptr nonnull %0)
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %36 = load i8, ptr %35, align 1
  %37 = icmp eq i8 %36, 42
  br i1 %37, label %38, label %41

38:
  %39 = load ptr, ptr %0, align 8
  %40 = call i64 @irad.flang.count(ptr nonnull %0)
  call void @irad.flang.fill_typed(ptr %39, ptr %1, i64 %40)
  br label %42

41:
  call void @irad.flang.copy(ptr nonnull %0, ptr %1)
  br label %42

42:
  %.0 = phi i32 [ %33, %32 ], [ %24, %23 ], [ 0, %41 ], [ 0, %38 ]
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

declare i32 @_FortranAAllocatableAllocateSource(ptr captures(none) noundef, ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define internal void @irad.flang.allocate_raw(ptr %0) alwaysinline {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %5 = load i8, ptr %4, align 4
  %.not = icmp eq i8 %5, 0
  br i1 %.not, label %11, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %3, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %3, %9
  br label %11

11:
  %.1 = phi i64 [ %10, %6 ], [ %3, %1 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %13 = load i8, ptr %12, align 4
  %14 = icmp ugt i8 %13, 1
  br i1 %14, label %15, label %20

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %.1, %18
  br label %20

20:
  %.1.1 = phi i64 [ %19, %15 ], [ %.1, %11 ]
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %22 = load i8, ptr %21, align 4
  %23 = icmp ugt i8 %22, 2
  br i1 %23, label %24, label %29

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.1.1, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %27 = load i64, ptr %26, align 8
  %28 = mul nsw i64 %.1.1, %27
  br label %29

29:
  %.1.2 = phi i64 [ %28, %24 ], [ %.1.1, %20 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = load i8, ptr %30, align 4
  %32 = icmp ugt i8 %31, 3
  br i1 %32, label %33, label %38

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.1.2, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %36 = load i64, ptr %35, align 8
  %37 = mul nsw i64 %.1.2, %36
  br label %38

38:
  %.1.3 = phi i64 [ %37, %33 ], [ %.1.2, %29 ]
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %40 = load i8, ptr %39, align 4
  %41 = icmp ugt i8 %40, 4
  br i1 %41, label %42, label %47

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.1.3, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %45 = load i64, ptr %44, align 8
  %46 = mul nsw i64 %.1.3, %45
  br label %47

47:
  %.1.4 = phi i64 [ %46, %42 ], [ %.1.3, %38 ]
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %49 = load i8, ptr %48, align 4
  %50 = icmp ugt i8 %49, 5
  br i1 %50, label %51, label %56

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.1.4, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %.1.4, %54
  br label %56

56:
  %.1.5 = phi i64 [ %55, %51 ], [ %.1.4, %47 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %58 = load i8, ptr %57, align 4
  %59 = icmp ugt i8 %58, 6
  br i1 %59, label %60, label %65

60:
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.1.5, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %63 = load i64, ptr %62, align 8
  %64 = mul nsw i64 %.1.5, %63
  br label %65

65:
  %.1.6 = phi i64 [ %64, %60 ], [ %.1.5, %56 ]
  %66 = call ptr @irad.flang.room(i64 %.1.6)
  store ptr %66, ptr %0, align 8
  ret void
}

declare void @irad.flang.fill_typed(ptr noundef, ptr noundef, i64 noundef)

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableDeallocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4) alwaysinline {
  %6 = alloca %struct.descriptor, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %17

9:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(384) %6, i8 0, i64 384, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 20240719, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 21
  store i8 7, ptr %12, align 1
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 22
  store i8 2, ptr %13, align 2
  br i1 %1, label %15, label %14

14:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.2, ptr %3, i32 %4)
  unreachable

15:
  %16 = call i32 @_FortranAAllocatableDeallocate(ptr nonnull %6, i1 zeroext %1, ptr %2, ptr %3, i32 %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %18

17:
  call void @irad.flang.deallocate(ptr nonnull %0)
  br label %18

18:
  %.0 = phi i32 [ %16, %15 ], [ 0, %17 ]
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
  call void @irad.flang.allocate(ptr %0, ptr %3, i32 %4)
  ret i32 0
}

define linkonce_odr hidden void @irad.flang._FortranAPointerNullifyDerived(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline {
  store ptr null, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %6, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 42, ptr %8, align 1
  call void @irad.flang.set_type(ptr nonnull %0, ptr %1)
  ret void
}

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

define linkonce_odr hidden i32 @irad.flang._FortranAPointerDeallocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4) alwaysinline {
  %6 = alloca %struct.descriptor, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %17

9:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(384) %6, i8 0, i64 384, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 20240719, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 21
  store i8 7, ptr %12, align 1
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 22
  store i8 2, ptr %13, align 2
  br i1 %1, label %15, label %14

14:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.2, ptr %3, i32 %4)
  unreachable

15:
  %16 = call i32 @_FortranAPointerDeallocate(ptr nonnull %6, i1 zeroext %1, ptr %2, ptr %3, i32 %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %18

17:
  call void @irad.flang.deallocate(ptr nonnull %0)
  br label %18

18:
  %.0 = phi i32 [ %16, %15 ], [ 0, %17 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerDeallocate(ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden i32 @irad.flang._FortranAMoveAlloc(ptr %0, ptr %1, ptr %2, i1 zeroext %3, ptr %4, ptr %5, i32 %6) alwaysinline {
  %8 = alloca %struct.descriptor, align 8
  %9 = icmp eq ptr %0, %1
  br i1 %9, label %10, label %18

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(384) %8, i8 0, i64 384, i1 false)
  store ptr %8, ptr %8, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 20240719, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 21
  store i8 7, ptr %13, align 1
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 22
  store i8 2, ptr %14, align 2
  br i1 %3, label %16, label %15

15:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.3, ptr %5, i32 %6)
  unreachable

16:
  %17 = call i32 @_FortranAMoveAlloc(ptr nonnull %8, ptr nonnull %8, ptr null, i1 zeroext true, ptr %4, ptr %5, i32 %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %95

18:
  %19 = load ptr, ptr %0, align 8
  %.not = icmp eq ptr %19, null
  br i1 %.not, label %21, label %20

20:
  call void @irad.flang.deallocate(ptr nonnull %0)
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %23 = load i8, ptr %22, align 4
  %.not45 = icmp eq i8 %23, 0
  br i1 %.not45, label %27, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %25, ptr nonnull align 8 dereferenceable(24) %26, i64 24, i1 false)
  br label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %29 = load i8, ptr %28, align 4
  %30 = icmp ugt i8 %29, 1
  br i1 %30, label %31, label %34

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %32, ptr nonnull align 8 dereferenceable(24) %33, i64 24, i1 false)
  br label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %36 = load i8, ptr %35, align 4
  %37 = icmp ugt i8 %36, 2
  br i1 %37, label %38, label %41

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %39, ptr nonnull align 8 dereferenceable(24) %40, i64 24, i1 false)
  br label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %43 = load i8, ptr %42, align 4
  %44 = icmp ugt i8 %43, 3
  br i1 %44, label %45, label %48

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %46, ptr nonnull align 8 dereferenceable(24) %47, i64 24, i1 false)
  br label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %50 = load i8, ptr %49, align 4
  %51 = icmp ugt i8 %50, 4
  br i1 %51, label %52, label %55

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %53, ptr nonnull align 8 dereferenceable(24) %54, i64 24, i1 false)
  br label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %57 = load i8, ptr %56, align 4
  %58 = icmp ugt i8 %57, 5
  br i1 %58, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %60, ptr nonnull align 8 dereferenceable(24) %61, i64 24, i1 false)
  br label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %64 = load i8, ptr %63, align 4
  %65 = icmp ugt i8 %64, 6
  br i1 %65, label %66, label %69

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %67, ptr nonnull align 8 dereferenceable(24) %68, i64 24, i1 false)
  br label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %73 = load i64, ptr %72, align 8
  %.not38 = icmp eq i64 %71, %73
  br i1 %.not38, label %74, label %79

74:
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %76 = load i8, ptr %75, align 1
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %78 = load i8, ptr %77, align 1
  %.not39 = icmp eq i8 %76, %78
  %.not40 = icmp eq ptr %2, null
  %or.cond = and i1 %.not39, %.not40
  br i1 %or.cond, label %93, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %81, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %84 = load i8, ptr %83, align 1
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %84, ptr %85, align 1
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %87 = load i8, ptr %86, align 1
  %88 = and i8 %87, 1
  %.not41 = icmp eq i8 %88, 0
  br i1 %.not41, label %91, label %89

89:
  %90 = call ptr @irad.flang.type_of(ptr %1)
  call void @irad.flang.set_type(ptr nonnull %0, ptr %90)
  br label %91

91:
  %.not42 = icmp eq ptr %2, null
  br i1 %.not42, label %93, label %92

92:
  call void @irad.flang.set_type(ptr %1, ptr nonnull %2)
  br label %93

93:
  %94 = load ptr, ptr %1, align 8
  store ptr %94, ptr %0, align 8
  store ptr null, ptr %1, align 8
  br label %95

95:
  %.037 = phi i32 [ %17, %16 ], [ 0, %93 ]
  ret i32 %.037
}

declare i32 @_FortranAMoveAlloc(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i1 zeroext, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define linkonce_odr hidden void @irad.flang._FortranAAllocatableApplyMold(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = load ptr, ptr %0, align 8
  %.not = icmp eq ptr %4, null
  br i1 %.not, label %5, label %11

5:
  call void @irad.flang.take_type(ptr nonnull %0, ptr %1)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = load i8, ptr %6, align 4
  %8 = zext i8 %7 to i32
  %9 = icmp eq i32 %2, %8
  br i1 %9, label %10, label %11

10:
  call void @irad.flang.take_shape(ptr nonnull %0, ptr %1)
  br label %11

11:
  ret void
}

define internal void @irad.flang.take_type(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %4, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %7 = load i8, ptr %6, align 1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %7, ptr %8, align 1
  %9 = call ptr @irad.flang.type_of(ptr %1)
  call void @irad.flang.set_type(ptr %0, ptr %9)
  ret void
}

define internal void @irad.flang.take_shape(ptr %0, ptr %1) alwaysinline {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %4 = load i8, ptr %3, align 4
  %.not = icmp eq i8 %4, 0
  br i1 %.not, label %12, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %7, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %10, ptr %11, align 8
  br label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %14 = load i8, ptr %13, align 4
  %15 = icmp ugt i8 %14, 1
  br i1 %15, label %16, label %23

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %21, ptr %22, align 8
  br label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %25 = load i8, ptr %24, align 4
  %26 = icmp ugt i8 %25, 2
  br i1 %26, label %27, label %34

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %32, ptr %33, align 8
  br label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %36 = load i8, ptr %35, align 4
  %37 = icmp ugt i8 %36, 3
  br i1 %37, label %38, label %45

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 %40, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %43, ptr %44, align 8
  br label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %47 = load i8, ptr %46, align 4
  %48 = icmp ugt i8 %47, 4
  br i1 %48, label %49, label %56

49:
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 %51, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %54, ptr %55, align 8
  br label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %58 = load i8, ptr %57, align 4
  %59 = icmp ugt i8 %58, 5
  br i1 %59, label %60, label %67

60:
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 %62, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %65, ptr %66, align 8
  br label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %69 = load i8, ptr %68, align 4
  %70 = icmp ugt i8 %69, 6
  br i1 %70, label %71, label %78

71:
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 %73, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %76, ptr %77, align 8
  br label %78

78:
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranAAllocatableInitDerivedForAllocate(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline {
  %5 = load ptr, ptr %0, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %12

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %9, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 42, ptr %11, align 1
  call void @irad.flang.set_type(ptr nonnull %0, ptr %1)
  br label %12

12:
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranAAssignPolymorphic(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 20240719, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %8 = load i8, ptr %7, align 4
  %.not = icmp eq i8 %8, 0
  %. = select i1 %.not, ptr %0, ptr %1
  %.in.in = getelementptr inbounds nuw i8, ptr %., i64 20
  %.in = load i8, ptr %.in.in, align 4
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i8 %.in, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 22
  store i8 2, ptr %10, align 2
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 23
  store i8 1, ptr %11, align 1
  call void @irad.flang.take_type(ptr nonnull %5, ptr %1)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i8, ptr %12, align 4
  %.not19 = icmp eq i8 %13, 0
  %14 = select i1 %.not19, ptr %0, ptr %1
  call void @irad.flang.take_shape(ptr nonnull %5, ptr %14)
  call void @irad.flang.allocate_raw(ptr nonnull %5)
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 42
  br i1 %17, label %18, label %21

18:
  %19 = load ptr, ptr %5, align 8
  %20 = call i64 @irad.flang.count(ptr nonnull %5)
  call void @irad.flang.fill_typed(ptr %19, ptr %1, i64 %20)
  br label %22

21:
  call void @irad.flang.copy(ptr nonnull %5, ptr %1)
  br label %22

22:
  %23 = load ptr, ptr %0, align 8
  %.not20 = icmp eq ptr %23, null
  br i1 %.not20, label %25, label %24

24:
  call void @irad.flang.deallocate(ptr nonnull %0)
  br label %25

25:
  %26 = load ptr, ptr %5, align 8
  store ptr %26, ptr %0, align 8
  call void @irad.flang.take_type(ptr nonnull %0, ptr nonnull %5)
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %28 = load i8, ptr %27, align 4
  %.not23 = icmp eq i8 %28, 0
  br i1 %.not23, label %32, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %30, ptr nonnull align 8 dereferenceable(24) %31, i64 24, i1 false)
  br label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %34 = load i8, ptr %33, align 4
  %35 = icmp ugt i8 %34, 1
  br i1 %35, label %36, label %39

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %37, ptr nonnull align 8 dereferenceable(24) %38, i64 24, i1 false)
  br label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %41 = load i8, ptr %40, align 4
  %42 = icmp ugt i8 %41, 2
  br i1 %42, label %43, label %46

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %44, ptr nonnull align 8 dereferenceable(24) %45, i64 24, i1 false)
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %48 = load i8, ptr %47, align 4
  %49 = icmp ugt i8 %48, 3
  br i1 %49, label %50, label %53

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %51, ptr nonnull align 8 dereferenceable(24) %52, i64 24, i1 false)
  br label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %55 = load i8, ptr %54, align 4
  %56 = icmp ugt i8 %55, 4
  br i1 %56, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %58, ptr nonnull align 8 dereferenceable(24) %59, i64 24, i1 false)
  br label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %62 = load i8, ptr %61, align 4
  %63 = icmp ugt i8 %62, 5
  br i1 %63, label %64, label %67

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %65, ptr nonnull align 8 dereferenceable(24) %66, i64 24, i1 false)
  br label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %69 = load i8, ptr %68, align 4
  %70 = icmp ugt i8 %69, 6
  br i1 %70, label %71, label %74

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %72, ptr nonnull align 8 dereferenceable(24) %73, i64 24, i1 false)
  br label %74

74:
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableDeallocatePolymorphic(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = load ptr, ptr %0, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %18

10:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr nonnull align 8 dereferenceable(384) %7, i8 0, i64 384, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 20240719, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 21
  store i8 7, ptr %13, align 1
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 22
  store i8 2, ptr %14, align 2
  br i1 %2, label %16, label %15

15:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.2, ptr %4, i32 %5)
  unreachable

16:
  %17 = call i32 @_FortranAAllocatableDeallocate(ptr nonnull %7, i1 zeroext true, ptr %3, ptr %4, i32 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %25

18:
  call void @irad.flang.deallocate(ptr nonnull %0)
  %.not = icmp eq ptr %1, null
  %19 = select i1 %.not, i8 -1, i8 42
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 21
  store i8 %19, ptr %20, align 1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %22 = load i8, ptr %21, align 1
  %23 = and i8 %22, 1
  %.not14 = icmp eq i8 %23, 0
  br i1 %.not14, label %25, label %24

24:
  call void @irad.flang.set_type(ptr nonnull %0, ptr %1)
  br label %25

25:
  %.0 = phi i32 [ %17, %16 ], [ 0, %24 ], [ 0, %18 ]
  ret i32 %.0
}

define linkonce_odr hidden i32 @irad.flang._FortranAPointerDeallocatePolymorphic(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = call i32 @irad.flang._FortranAAllocatableDeallocatePolymorphic(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5)
  ret i32 %7
}

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
  %60 = call ptr @irad.flang.type_of(ptr %1)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %61 = load ptr, ptr %7, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %63 = load i64, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %63, %65
  %67 = getelementptr inbounds i8, ptr %61, i64 %66
  call void @irad.flang.packed(ptr dead_on_unwind nonnull writable sret(%struct.descriptor) align 8 %6, ptr %67, ptr %1, i64 %2)
  %68 = icmp eq ptr %60, null
  br i1 %68, label %72, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %60, i64 430
  %71 = load i8, ptr %70, align 2
  %.not39 = icmp eq i8 %71, 0
  br i1 %.not39, label %73, label %72

72:
  call void @irad.flang.copy(ptr nonnull %6, ptr %1)
  br label %75

73:
  %74 = load ptr, ptr %6, align 8
  call void @irad.flang.fill_typed(ptr %74, ptr %1, i64 %2)
  br label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %77 = load i64, ptr %76, align 8
  %78 = add nsw i64 %77, %2
  store i64 %78, ptr %76, align 8
  %79 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 %78, ptr %79, align 8
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
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 23
  store i8 0, ptr %11, align 1
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i8 0, ptr %12, align 4
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
  br i1 %9, label %14, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %15

14:
  call void @_FortranATransferSize(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4, i64 %5)
  br label %16

15:
  %. = call i64 @llvm.smax.i64(i64 %5, i64 0)
  call void @irad.flang.transfer(ptr %0, ptr %1, ptr %2, i32 1, i64 %.)
  br label %16

16:
  ret void
}

declare void @_FortranATransferSize(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef, i64 noundef)

define linkonce_odr hidden void @irad.flang._FortranAReshape(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5, i32 %6) alwaysinline {
  %8 = alloca %struct.descriptor, align 8
  %9 = alloca %struct.descriptor, align 8
  %10 = alloca %struct.descriptor, align 8
  %11 = alloca %struct.descriptor, align 8
  %12 = alloca %struct.descriptor, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = trunc i64 %14 to i32
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 42
  %19 = icmp sgt i32 %15, 7
  %or.cond = select i1 %18, i1 true, i1 %19
  br i1 %or.cond, label %26, label %20

20:
  %.not = icmp eq ptr %3, null
  br i1 %.not, label %36, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = load i64, ptr %24, align 8
  %.not84 = icmp eq i64 %23, %25
  br i1 %.not84, label %36, label %26

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %.not87 = icmp eq ptr %1, null
  br i1 %.not87, label %28, label %27

27:
  call void @irad.flang.lend(ptr nonnull %8, ptr nonnull %1)
  br label %28

28:
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %.not88 = icmp eq ptr %2, null
  br i1 %.not88, label %30, label %29

29:
  call void @irad.flang.lend(ptr nonnull %9, ptr nonnull %2)
  br label %30

30:
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %.not89 = icmp eq ptr %3, null
  br i1 %.not89, label %32, label %31

31:
  call void @irad.flang.lend(ptr nonnull %10, ptr nonnull %3)
  br label %32

32:
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %.not90 = icmp eq ptr %4, null
  br i1 %.not90, label %34, label %33

33:
  call void @irad.flang.lend(ptr nonnull %11, ptr nonnull %4)
  br label %34

34:
  %.not91 = icmp eq ptr %3, null
  %. = select i1 %.not91, ptr null, ptr %10
  %.not92 = icmp eq ptr %4, null
  %35 = select i1 %.not92, ptr null, ptr %11
  call void @_FortranAReshape(ptr %0, ptr nonnull %8, ptr nonnull %9, ptr %., ptr %35, ptr %5, i32 %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %507

36:
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 %15)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = call i64 @irad.flang.count(ptr %1)
  %sext = shl i64 %14, 32
  %40 = ashr exact i64 %sext, 32
  %41 = icmp sgt i64 %40, 0
  br i1 %41, label %42, label %48

42:
  %43 = call i64 @irad.flang.integer(ptr %2, i64 0)
  %.93 = call i64 @llvm.smax.i64(i64 %43, i64 0)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %.93, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %38, ptr %46, align 8
  %47 = mul nsw i64 %38, %.93
  br label %48

48:
  %.183 = phi i64 [ %47, %42 ], [ %38, %36 ]
  %.1 = phi i64 [ %.93, %42 ], [ 1, %36 ]
  %49 = icmp sgt i64 %40, 1
  br i1 %49, label %50, label %57

50:
  %51 = call i64 @irad.flang.integer(ptr %2, i64 1)
  %.93.1 = call i64 @llvm.smax.i64(i64 %51, i64 0)
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %.93.1, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.183, ptr %54, align 8
  %55 = mul nsw i64 %.183, %.93.1
  %56 = mul nuw nsw i64 %.1, %.93.1
  br label %57

57:
  %.183.1 = phi i64 [ %55, %50 ], [ %.183, %48 ]
  %.1.1 = phi i64 [ %56, %50 ], [ %.1, %48 ]
  %58 = icmp sgt i64 %40, 2
  br i1 %58, label %59, label %66

59:
  %60 = call i64 @irad.flang.integer(ptr %2, i64 2)
  %.93.2 = call i64 @llvm.smax.i64(i64 %60, i64 0)
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %.93.2, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.183.1, ptr %63, align 8
  %64 = mul nsw i64 %.183.1, %.93.2
  %65 = mul nsw i64 %.1.1, %.93.2
  br label %66

66:
  %.183.2 = phi i64 [ %64, %59 ], [ %.183.1, %57 ]
  %.1.2 = phi i64 [ %65, %59 ], [ %.1.1, %57 ]
  %67 = icmp sgt i64 %40, 3
  br i1 %67, label %68, label %75

68:
  %69 = call i64 @irad.flang.integer(ptr %2, i64 3)
  %.93.3 = call i64 @llvm.smax.i64(i64 %69, i64 0)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %.93.3, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.183.2, ptr %72, align 8
  %73 = mul nsw i64 %.183.2, %.93.3
  %74 = mul nsw i64 %.1.2, %.93.3
  br label %75

75:
  %.183.3 = phi i64 [ %73, %68 ], [ %.183.2, %66 ]
  %.1.3 = phi i64 [ %74, %68 ], [ %.1.2, %66 ]
  %76 = icmp sgt i64 %40, 4
  br i1 %76, label %77, label %84

77:
  %78 = call i64 @irad.flang.integer(ptr %2, i64 4)
  %.93.4 = call i64 @llvm.smax.i64(i64 %78, i64 0)
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %.93.4, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.183.3, ptr %81, align 8
  %82 = mul nsw i64 %.183.3, %.93.4
  %83 = mul nsw i64 %.1.3, %.93.4
  br label %84

84:
  %.183.4 = phi i64 [ %82, %77 ], [ %.183.3, %75 ]
  %.1.4 = phi i64 [ %83, %77 ], [ %.1.3, %75 ]
  %85 = icmp sgt i64 %40, 5
  br i1 %85, label %86, label %93

86:
  %87 = call i64 @irad.flang.integer(ptr %2, i64 5)
  %.93.5 = call i64 @llvm.smax.i64(i64 %87, i64 0)
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %.93.5, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.183.4, ptr %90, align 8
  %91 = mul nsw i64 %.183.4, %.93.5
  %92 = mul nsw i64 %.1.4, %.93.5
  br label %93

93:
  %.183.5 = phi i64 [ %91, %86 ], [ %.183.4, %84 ]
  %.1.5 = phi i64 [ %92, %86 ], [ %.1.4, %84 ]
  %94 = icmp sgt i64 %40, 6
  br i1 %94, label %95, label %102

95:
  %96 = call i64 @irad.flang.integer(ptr %2, i64 6)
  %.93.6 = call i64 @llvm.smax.i64(i64 %96, i64 0)
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %.93.6, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.183.5, ptr %99, align 8
  %100 = mul nsw i64 %.183.5, %.93.6
  %101 = mul nsw i64 %.1.5, %.93.6
  br label %102

102:
  %.183.6 = phi i64 [ %100, %95 ], [ %.183.5, %93 ]
  %.1.6 = phi i64 [ %101, %95 ], [ %.1.5, %93 ]
  %103 = call ptr @irad.flang.room(i64 %.183.6)
  store ptr %103, ptr %0, align 8
  call void @irad.flang.same_as(ptr nonnull %12, ptr nonnull %0)
  %.not85 = icmp eq ptr %4, null
  br i1 %.not85, label %.loopexit96, label %.preheader95

.preheader95:
  %sext106 = shl i64 %14, 32
  %104 = ashr exact i64 %sext106, 32
  %sext107 = shl i64 %14, 32
  %105 = ashr exact i64 %sext107, 32
  %106 = icmp sgt i64 %105, 0
  br i1 %106, label %.preheader, label %.loopexit

.preheader:
  %107 = icmp sgt i64 %104, 0
  br i1 %107, label %108, label %114

108:
  %109 = call i64 @irad.flang.integer(ptr nonnull %4, i64 0)
  %110 = icmp eq i64 %109, 1
  br i1 %110, label %111, label %114

111:
  %112 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %112, ptr nonnull align 8 dereferenceable(24) %113, i64 24, i1 false)
  br label %114

114:
  %115 = icmp sgt i64 %104, 1
  br i1 %115, label %116, label %122

116:
  %117 = call i64 @irad.flang.integer(ptr nonnull %4, i64 0)
  %118 = icmp eq i64 %117, 2
  br i1 %118, label %119, label %122

119:
  %120 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %120, ptr nonnull align 8 dereferenceable(24) %121, i64 24, i1 false)
  br label %122

122:
  %123 = icmp sgt i64 %104, 2
  br i1 %123, label %124, label %130

124:
  %125 = call i64 @irad.flang.integer(ptr nonnull %4, i64 0)
  %126 = icmp eq i64 %125, 3
  br i1 %126, label %127, label %130

127:
  %128 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %128, ptr nonnull align 8 dereferenceable(24) %129, i64 24, i1 false)
  br label %130

130:
  %131 = icmp sgt i64 %104, 3
  br i1 %131, label %132, label %138

132:
  %133 = call i64 @irad.flang.integer(ptr nonnull %4, i64 0)
  %134 = icmp eq i64 %133, 4
  br i1 %134, label %135, label %138

135:
  %136 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %136, ptr nonnull align 8 dereferenceable(24) %137, i64 24, i1 false)
  br label %138

138:
  %139 = icmp sgt i64 %104, 4
  br i1 %139, label %140, label %146

140:
  %141 = call i64 @irad.flang.integer(ptr nonnull %4, i64 0)
  %142 = icmp eq i64 %141, 5
  br i1 %142, label %143, label %146

143:
  %144 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %144, ptr nonnull align 8 dereferenceable(24) %145, i64 24, i1 false)
  br label %146

146:
  %147 = icmp sgt i64 %104, 5
  br i1 %147, label %148, label %154

148:
  %149 = call i64 @irad.flang.integer(ptr nonnull %4, i64 0)
  %150 = icmp eq i64 %149, 6
  br i1 %150, label %151, label %154

151:
  %152 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %152, ptr nonnull align 8 dereferenceable(24) %153, i64 24, i1 false)
  br label %154

154:
  %155 = icmp sgt i64 %104, 6
  br i1 %155, label %156, label %.loopexit

156:
  %157 = call i64 @irad.flang.integer(ptr nonnull %4, i64 0)
  %158 = icmp eq i64 %157, 7
  br i1 %158, label %159, label %.loopexit

159:
  %160 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %160, ptr nonnull align 8 dereferenceable(24) %161, i64 24, i1 false)
  br label %.loopexit

.loopexit:
  %162 = icmp sgt i64 %105, 1
  br i1 %162, label %.preheader.1, label %.loopexit.1

.preheader.1:
  %163 = icmp sgt i64 %104, 0
  br i1 %163, label %164, label %170

164:
  %165 = call i64 @irad.flang.integer(ptr nonnull %4, i64 1)
  %166 = icmp eq i64 %165, 1
  br i1 %166, label %167, label %170

167:
  %168 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %168, ptr nonnull align 8 dereferenceable(24) %169, i64 24, i1 false)
  br label %170

170:
  %171 = icmp sgt i64 %104, 1
  br i1 %171, label %172, label %178

172:
  %173 = call i64 @irad.flang.integer(ptr nonnull %4, i64 1)
  %174 = icmp eq i64 %173, 2
  br i1 %174, label %175, label %178

175:
  %176 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %176, ptr nonnull align 8 dereferenceable(24) %177, i64 24, i1 false)
  br label %178

178:
  %179 = icmp sgt i64 %104, 2
  br i1 %179, label %180, label %186

180:
  %181 = call i64 @irad.flang.integer(ptr nonnull %4, i64 1)
  %182 = icmp eq i64 %181, 3
  br i1 %182, label %183, label %186

183:
  %184 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %184, ptr nonnull align 8 dereferenceable(24) %185, i64 24, i1 false)
  br label %186

186:
  %187 = icmp sgt i64 %104, 3
  br i1 %187, label %188, label %194

188:
  %189 = call i64 @irad.flang.integer(ptr nonnull %4, i64 1)
  %190 = icmp eq i64 %189, 4
  br i1 %190, label %191, label %194

191:
  %192 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %192, ptr nonnull align 8 dereferenceable(24) %193, i64 24, i1 false)
  br label %194

194:
  %195 = icmp sgt i64 %104, 4
  br i1 %195, label %196, label %202

196:
  %197 = call i64 @irad.flang.integer(ptr nonnull %4, i64 1)
  %198 = icmp eq i64 %197, 5
  br i1 %198, label %199, label %202

199:
  %200 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %200, ptr nonnull align 8 dereferenceable(24) %201, i64 24, i1 false)
  br label %202

202:
  %203 = icmp sgt i64 %104, 5
  br i1 %203, label %204, label %210

204:
  %205 = call i64 @irad.flang.integer(ptr nonnull %4, i64 1)
  %206 = icmp eq i64 %205, 6
  br i1 %206, label %207, label %210

207:
  %208 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %208, ptr nonnull align 8 dereferenceable(24) %209, i64 24, i1 false)
  br label %210

210:
  %211 = icmp sgt i64 %104, 6
  br i1 %211, label %212, label %.loopexit.1

212:
  %213 = call i64 @irad.flang.integer(ptr nonnull %4, i64 1)
  %214 = icmp eq i64 %213, 7
  br i1 %214, label %215, label %.loopexit.1

215:
  %216 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %216, ptr nonnull align 8 dereferenceable(24) %217, i64 24, i1 false)
  br label %.loopexit.1

.loopexit.1:
  %218 = icmp sgt i64 %105, 2
  br i1 %218, label %.preheader.2, label %.loopexit.2

.preheader.2:
  %219 = icmp sgt i64 %104, 0
  br i1 %219, label %220, label %226

220:
  %221 = call i64 @irad.flang.integer(ptr nonnull %4, i64 2)
  %222 = icmp eq i64 %221, 1
  br i1 %222, label %223, label %226

223:
  %224 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %224, ptr nonnull align 8 dereferenceable(24) %225, i64 24, i1 false)
  br label %226

226:
  %227 = icmp sgt i64 %104, 1
  br i1 %227, label %228, label %234

228:
  %229 = call i64 @irad.flang.integer(ptr nonnull %4, i64 2)
  %230 = icmp eq i64 %229, 2
  br i1 %230, label %231, label %234

231:
  %232 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %232, ptr nonnull align 8 dereferenceable(24) %233, i64 24, i1 false)
  br label %234

234:
  %235 = icmp sgt i64 %104, 2
  br i1 %235, label %236, label %242

236:
  %237 = call i64 @irad.flang.integer(ptr nonnull %4, i64 2)
  %238 = icmp eq i64 %237, 3
  br i1 %238, label %239, label %242

239:
  %240 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %240, ptr nonnull align 8 dereferenceable(24) %241, i64 24, i1 false)
  br label %242

242:
  %243 = icmp sgt i64 %104, 3
  br i1 %243, label %244, label %250

244:
  %245 = call i64 @irad.flang.integer(ptr nonnull %4, i64 2)
  %246 = icmp eq i64 %245, 4
  br i1 %246, label %247, label %250

247:
  %248 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %248, ptr nonnull align 8 dereferenceable(24) %249, i64 24, i1 false)
  br label %250

250:
  %251 = icmp sgt i64 %104, 4
  br i1 %251, label %252, label %258

252:
  %253 = call i64 @irad.flang.integer(ptr nonnull %4, i64 2)
  %254 = icmp eq i64 %253, 5
  br i1 %254, label %255, label %258

255:
  %256 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %256, ptr nonnull align 8 dereferenceable(24) %257, i64 24, i1 false)
  br label %258

258:
  %259 = icmp sgt i64 %104, 5
  br i1 %259, label %260, label %266

260:
  %261 = call i64 @irad.flang.integer(ptr nonnull %4, i64 2)
  %262 = icmp eq i64 %261, 6
  br i1 %262, label %263, label %266

263:
  %264 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %264, ptr nonnull align 8 dereferenceable(24) %265, i64 24, i1 false)
  br label %266

266:
  %267 = icmp sgt i64 %104, 6
  br i1 %267, label %268, label %.loopexit.2

268:
  %269 = call i64 @irad.flang.integer(ptr nonnull %4, i64 2)
  %270 = icmp eq i64 %269, 7
  br i1 %270, label %271, label %.loopexit.2

271:
  %272 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %272, ptr nonnull align 8 dereferenceable(24) %273, i64 24, i1 false)
  br label %.loopexit.2

.loopexit.2:
  %274 = icmp sgt i64 %105, 3
  br i1 %274, label %.preheader.3, label %.loopexit.3

.preheader.3:
  %275 = icmp sgt i64 %104, 0
  br i1 %275, label %276, label %282

276:
  %277 = call i64 @irad.flang.integer(ptr nonnull %4, i64 3)
  %278 = icmp eq i64 %277, 1
  br i1 %278, label %279, label %282

279:
  %280 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %280, ptr nonnull align 8 dereferenceable(24) %281, i64 24, i1 false)
  br label %282

282:
  %283 = icmp sgt i64 %104, 1
  br i1 %283, label %284, label %290

284:
  %285 = call i64 @irad.flang.integer(ptr nonnull %4, i64 3)
  %286 = icmp eq i64 %285, 2
  br i1 %286, label %287, label %290

287:
  %288 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %288, ptr nonnull align 8 dereferenceable(24) %289, i64 24, i1 false)
  br label %290

290:
  %291 = icmp sgt i64 %104, 2
  br i1 %291, label %292, label %298

292:
  %293 = call i64 @irad.flang.integer(ptr nonnull %4, i64 3)
  %294 = icmp eq i64 %293, 3
  br i1 %294, label %295, label %298

295:
  %296 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %296, ptr nonnull align 8 dereferenceable(24) %297, i64 24, i1 false)
  br label %298

298:
  %299 = icmp sgt i64 %104, 3
  br i1 %299, label %300, label %306

300:
  %301 = call i64 @irad.flang.integer(ptr nonnull %4, i64 3)
  %302 = icmp eq i64 %301, 4
  br i1 %302, label %303, label %306

303:
  %304 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %304, ptr nonnull align 8 dereferenceable(24) %305, i64 24, i1 false)
  br label %306

306:
  %307 = icmp sgt i64 %104, 4
  br i1 %307, label %308, label %314

308:
  %309 = call i64 @irad.flang.integer(ptr nonnull %4, i64 3)
  %310 = icmp eq i64 %309, 5
  br i1 %310, label %311, label %314

311:
  %312 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %312, ptr nonnull align 8 dereferenceable(24) %313, i64 24, i1 false)
  br label %314

314:
  %315 = icmp sgt i64 %104, 5
  br i1 %315, label %316, label %322

316:
  %317 = call i64 @irad.flang.integer(ptr nonnull %4, i64 3)
  %318 = icmp eq i64 %317, 6
  br i1 %318, label %319, label %322

319:
  %320 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %320, ptr nonnull align 8 dereferenceable(24) %321, i64 24, i1 false)
  br label %322

322:
  %323 = icmp sgt i64 %104, 6
  br i1 %323, label %324, label %.loopexit.3

324:
  %325 = call i64 @irad.flang.integer(ptr nonnull %4, i64 3)
  %326 = icmp eq i64 %325, 7
  br i1 %326, label %327, label %.loopexit.3

327:
  %328 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %328, ptr nonnull align 8 dereferenceable(24) %329, i64 24, i1 false)
  br label %.loopexit.3

.loopexit.3:
  %330 = icmp sgt i64 %105, 4
  br i1 %330, label %.preheader.4, label %.loopexit.4

.preheader.4:
  %331 = icmp sgt i64 %104, 0
  br i1 %331, label %332, label %338

332:
  %333 = call i64 @irad.flang.integer(ptr nonnull %4, i64 4)
  %334 = icmp eq i64 %333, 1
  br i1 %334, label %335, label %338

335:
  %336 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %336, ptr nonnull align 8 dereferenceable(24) %337, i64 24, i1 false)
  br label %338

338:
  %339 = icmp sgt i64 %104, 1
  br i1 %339, label %340, label %346

340:
  %341 = call i64 @irad.flang.integer(ptr nonnull %4, i64 4)
  %342 = icmp eq i64 %341, 2
  br i1 %342, label %343, label %346

343:
  %344 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %345 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %344, ptr nonnull align 8 dereferenceable(24) %345, i64 24, i1 false)
  br label %346

346:
  %347 = icmp sgt i64 %104, 2
  br i1 %347, label %348, label %354

348:
  %349 = call i64 @irad.flang.integer(ptr nonnull %4, i64 4)
  %350 = icmp eq i64 %349, 3
  br i1 %350, label %351, label %354

351:
  %352 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %352, ptr nonnull align 8 dereferenceable(24) %353, i64 24, i1 false)
  br label %354

354:
  %355 = icmp sgt i64 %104, 3
  br i1 %355, label %356, label %362

356:
  %357 = call i64 @irad.flang.integer(ptr nonnull %4, i64 4)
  %358 = icmp eq i64 %357, 4
  br i1 %358, label %359, label %362

359:
  %360 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %361 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %360, ptr nonnull align 8 dereferenceable(24) %361, i64 24, i1 false)
  br label %362

362:
  %363 = icmp sgt i64 %104, 4
  br i1 %363, label %364, label %370

364:
  %365 = call i64 @irad.flang.integer(ptr nonnull %4, i64 4)
  %366 = icmp eq i64 %365, 5
  br i1 %366, label %367, label %370

367:
  %368 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %368, ptr nonnull align 8 dereferenceable(24) %369, i64 24, i1 false)
  br label %370

370:
  %371 = icmp sgt i64 %104, 5
  br i1 %371, label %372, label %378

372:
  %373 = call i64 @irad.flang.integer(ptr nonnull %4, i64 4)
  %374 = icmp eq i64 %373, 6
  br i1 %374, label %375, label %378

375:
  %376 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %377 = getelementptr inbounds nuw i8, ptr %0, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %376, ptr nonnull align 8 dereferenceable(24) %377, i64 24, i1 false)
  br label %378

378:
  %379 = icmp sgt i64 %104, 6
  br i1 %379, label %380, label %.loopexit.4

380:
  %381 = call i64 @irad.flang.integer(ptr nonnull %4, i64 4)
  %382 = icmp eq i64 %381, 7
  br i1 %382, label %383, label %.loopexit.4

383:
  %384 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %384, ptr nonnull align 8 dereferenceable(24) %385, i64 24, i1 false)
  br label %.loopexit.4

.loopexit.4:
  %386 = icmp sgt i64 %105, 5
  br i1 %386, label %.preheader.5, label %.loopexit.5

.preheader.5:
  %387 = icmp sgt i64 %104, 0
  br i1 %387, label %388, label %394

388:
  %389 = call i64 @irad.flang.integer(ptr nonnull %4, i64 5)
  %390 = icmp eq i64 %389, 1
  br i1 %390, label %391, label %394

391:
  %392 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %393 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %392, ptr nonnull align 8 dereferenceable(24) %393, i64 24, i1 false)
  br label %394

394:
  %395 = icmp sgt i64 %104, 1
  br i1 %395, label %396, label %402

396:
  %397 = call i64 @irad.flang.integer(ptr nonnull %4, i64 5)
  %398 = icmp eq i64 %397, 2
  br i1 %398, label %399, label %402

399:
  %400 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %401 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %400, ptr nonnull align 8 dereferenceable(24) %401, i64 24, i1 false)
  br label %402

402:
  %403 = icmp sgt i64 %104, 2
  br i1 %403, label %404, label %410

404:
  %405 = call i64 @irad.flang.integer(ptr nonnull %4, i64 5)
  %406 = icmp eq i64 %405, 3
  br i1 %406, label %407, label %410

407:
  %408 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %409 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %408, ptr nonnull align 8 dereferenceable(24) %409, i64 24, i1 false)
  br label %410

410:
  %411 = icmp sgt i64 %104, 3
  br i1 %411, label %412, label %418

412:
  %413 = call i64 @irad.flang.integer(ptr nonnull %4, i64 5)
  %414 = icmp eq i64 %413, 4
  br i1 %414, label %415, label %418

415:
  %416 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %416, ptr nonnull align 8 dereferenceable(24) %417, i64 24, i1 false)
  br label %418

418:
  %419 = icmp sgt i64 %104, 4
  br i1 %419, label %420, label %426

420:
  %421 = call i64 @irad.flang.integer(ptr nonnull %4, i64 5)
  %422 = icmp eq i64 %421, 5
  br i1 %422, label %423, label %426

423:
  %424 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %425 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %424, ptr nonnull align 8 dereferenceable(24) %425, i64 24, i1 false)
  br label %426

426:
  %427 = icmp sgt i64 %104, 5
  br i1 %427, label %428, label %434

428:
  %429 = call i64 @irad.flang.integer(ptr nonnull %4, i64 5)
  %430 = icmp eq i64 %429, 6
  br i1 %430, label %431, label %434

431:
  %432 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %432, ptr nonnull align 8 dereferenceable(24) %433, i64 24, i1 false)
  br label %434

434:
  %435 = icmp sgt i64 %104, 6
  br i1 %435, label %436, label %.loopexit.5

436:
  %437 = call i64 @irad.flang.integer(ptr nonnull %4, i64 5)
  %438 = icmp eq i64 %437, 7
  br i1 %438, label %439, label %.loopexit.5

439:
  %440 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %441 = getelementptr inbounds nuw i8, ptr %0, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %440, ptr nonnull align 8 dereferenceable(24) %441, i64 24, i1 false)
  br label %.loopexit.5

.loopexit.5:
  %442 = icmp sgt i64 %105, 6
  br i1 %442, label %.preheader.6, label %.loopexit96

.preheader.6:
  %443 = icmp sgt i64 %104, 0
  br i1 %443, label %444, label %450

444:
  %445 = call i64 @irad.flang.integer(ptr nonnull %4, i64 6)
  %446 = icmp eq i64 %445, 1
  br i1 %446, label %447, label %450

447:
  %448 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %449 = getelementptr inbounds nuw i8, ptr %0, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %448, ptr nonnull align 8 dereferenceable(24) %449, i64 24, i1 false)
  br label %450

450:
  %451 = icmp sgt i64 %104, 1
  br i1 %451, label %452, label %458

452:
  %453 = call i64 @irad.flang.integer(ptr nonnull %4, i64 6)
  %454 = icmp eq i64 %453, 2
  br i1 %454, label %455, label %458

455:
  %456 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %457 = getelementptr inbounds nuw i8, ptr %0, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %456, ptr nonnull align 8 dereferenceable(24) %457, i64 24, i1 false)
  br label %458

458:
  %459 = icmp sgt i64 %104, 2
  br i1 %459, label %460, label %466

460:
  %461 = call i64 @irad.flang.integer(ptr nonnull %4, i64 6)
  %462 = icmp eq i64 %461, 3
  br i1 %462, label %463, label %466

463:
  %464 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %465 = getelementptr inbounds nuw i8, ptr %0, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %464, ptr nonnull align 8 dereferenceable(24) %465, i64 24, i1 false)
  br label %466

466:
  %467 = icmp sgt i64 %104, 3
  br i1 %467, label %468, label %474

468:
  %469 = call i64 @irad.flang.integer(ptr nonnull %4, i64 6)
  %470 = icmp eq i64 %469, 4
  br i1 %470, label %471, label %474

471:
  %472 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 96
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %472, ptr nonnull align 8 dereferenceable(24) %473, i64 24, i1 false)
  br label %474

474:
  %475 = icmp sgt i64 %104, 4
  br i1 %475, label %476, label %482

476:
  %477 = call i64 @irad.flang.integer(ptr nonnull %4, i64 6)
  %478 = icmp eq i64 %477, 5
  br i1 %478, label %479, label %482

479:
  %480 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %481 = getelementptr inbounds nuw i8, ptr %0, i64 120
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %480, ptr nonnull align 8 dereferenceable(24) %481, i64 24, i1 false)
  br label %482

482:
  %483 = icmp sgt i64 %104, 5
  br i1 %483, label %484, label %490

484:
  %485 = call i64 @irad.flang.integer(ptr nonnull %4, i64 6)
  %486 = icmp eq i64 %485, 6
  br i1 %486, label %487, label %490

487:
  %488 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %489 = getelementptr inbounds nuw i8, ptr %0, i64 144
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %488, ptr nonnull align 8 dereferenceable(24) %489, i64 24, i1 false)
  br label %490

490:
  %491 = icmp sgt i64 %104, 6
  br i1 %491, label %492, label %.loopexit96

492:
  %493 = call i64 @irad.flang.integer(ptr nonnull %4, i64 6)
  %494 = icmp eq i64 %493, 7
  br i1 %494, label %495, label %.loopexit96

495:
  %496 = getelementptr inbounds nuw i8, ptr %12, i64 168
  %497 = getelementptr inbounds nuw i8, ptr %0, i64 168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %496, ptr nonnull align 8 dereferenceable(24) %497, i64 24, i1 false)
  br label %.loopexit96

.loopexit96:
  %.081. = call i64 @llvm.smin.i64(i64 %.1.6, i64 %39)
  call void @irad.flang.copy_elements(ptr nonnull %12, i64 0, i64 %.081., ptr %1)
  %498 = icmp sle i64 %.1.6, %39
  %.not86 = icmp eq ptr %3, null
  %or.cond94 = or i1 %498, %.not86
  br i1 %or.cond94, label %503, label %499

499:
  %500 = call i64 @irad.flang.count(ptr nonnull %3)
  %501 = icmp sgt i64 %500, 0
  br i1 %501, label %502, label %503

502:
  call void @irad.flang.copy_elements(ptr nonnull %12, i64 %39, i64 %.1.6, ptr nonnull %3)
  br label %506

503:
  %504 = icmp sgt i64 %.1.6, %39
  br i1 %504, label %505, label %506

505:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.4, ptr %5, i32 %6)
  unreachable

506:
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %507

507:
  ret void
}

declare void @_FortranAReshape(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

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

define internal i64 @irad.flang.integer(ptr %0, i64 %1) alwaysinline {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8
  %6 = mul nsw i64 %1, %5
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i64, ptr %8, align 8
  switch i64 %9, label %19 [
    i64 1, label %10
    i64 2, label %13
    i64 4, label %16
  ]

10:
  %11 = load i8, ptr %7, align 1
  %12 = sext i8 %11 to i64
  br label %21

13:
  %14 = load i16, ptr %7, align 2
  %15 = sext i16 %14 to i64
  br label %21

16:
  %17 = load i32, ptr %7, align 4
  %18 = sext i32 %17 to i64
  br label %21

19:
  %20 = load i64, ptr %7, align 8
  br label %21

21:
  %.0 = phi i64 [ %20, %19 ], [ %12, %10 ], [ %15, %13 ], [ %18, %16 ]
  ret i64 %.0
}

define internal ptr @irad.flang.room(i64 %0) alwaysinline {
  %. = call i64 @llvm.smax.i64(i64 %0, i64 1)
  %2 = call noalias ptr @malloc(i64 %.)
  ret ptr %2
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

define internal void @irad.flang.copy_elements(ptr %0, i64 %1, i64 %2, ptr %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  %6 = alloca %struct.descriptor, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 %8, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 21
  %12 = load i8, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 21
  store i8 %12, ptr %13, align 1
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 21
  store i8 %12, ptr %14, align 1
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i8 0, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i8 0, ptr %16, align 4
  %17 = call i64 @irad.flang.count(ptr %3)
  %18 = icmp slt i64 %1, %2
  br i1 %18, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.017 = phi i64 [ %33, %27 ], [ 0, %4 ]
  %.01516 = phi i64 [ %34, %27 ], [ %1, %4 ]
  %19 = load ptr, ptr %0, align 8
  %20 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.01516)
  %21 = getelementptr inbounds i8, ptr %19, i64 %20
  store ptr %21, ptr %6, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %24 = load i8, ptr %23, align 4
  %.not = icmp eq i8 %24, 0
  br i1 %.not, label %27, label %25

25:
  %26 = call i64 @irad.flang.offset(ptr nonnull %3, i64 %.017)
  br label %27

27:
  %28 = phi i64 [ %26, %25 ], [ 0, %.lr.ph ]
  %29 = getelementptr inbounds i8, ptr %22, i64 %28
  store ptr %29, ptr %5, align 8
  call void @irad.flang.copy(ptr nonnull %6, ptr nonnull %5)
  %30 = add nsw i64 %.017, 1
  %31 = icmp eq i64 %30, %17
  %32 = add nsw i64 %.017, 1
  %33 = select i1 %31, i64 0, i64 %32
  %34 = add i64 %.01516, 1
  %exitcond.not = icmp eq i64 %34, %2
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

define linkonce_odr hidden void @irad.flang._FortranASpread(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = alloca %struct.descriptor, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %10 = load i8, ptr %9, align 1
  %11 = icmp eq i8 %10, 42
  %12 = icmp slt i32 %2, 1
  %or.cond = or i1 %11, %12
  br i1 %or.cond, label %19, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %15 = load i8, ptr %14, align 4
  %16 = zext i8 %15 to i32
  %17 = add nuw nsw i32 %16, 1
  %18 = icmp sgt i32 %2, %17
  br i1 %18, label %19, label %22

19:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %.not70 = icmp eq ptr %1, null
  br i1 %.not70, label %21, label %20

20:
  call void @irad.flang.lend(ptr nonnull %7, ptr nonnull %1)
  br label %21

21:
  call void @_FortranASpread(ptr %0, ptr nonnull %7, i32 %2, i64 %3, ptr %4, i32 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %224

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %24 = load i8, ptr %23, align 4
  %25 = zext i8 %24 to i32
  %26 = add nuw nsw i32 %25, 1
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 %26)
  %. = call i64 @llvm.smax.i64(i64 %3, i64 0)
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = load i64, ptr %27, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @irad.flang.same_as(ptr nonnull %8, ptr %1)
  %29 = icmp eq i32 %2, 1
  %.. = select i1 %29, i64 %., i64 0
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %31 = load i8, ptr %30, align 4
  %32 = icmp eq i8 %31, 0
  %33 = freeze i1 %32
  %34 = icmp ult i32 %2, 2
  %or.cond129 = or i1 %33, %34
  br i1 %or.cond129, label %39, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %28, ptr %38, align 8
  br label %39

39:
  %.1 = phi i64 [ %.., %22 ], [ %37, %35 ]
  %40 = icmp eq i32 %2, 1
  %spec.select = select i1 %40, i64 %28, i64 0
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %.1, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %28, ptr %43, align 8
  %44 = mul nsw i64 %28, %.1
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %46 = load i8, ptr %45, align 4
  %.not.1 = icmp eq i8 %46, 0
  br i1 %.not.1, label %73, label %47

47:
  %48 = icmp ugt i32 %2, 1
  %49 = icmp eq i32 %2, 2
  %...1 = select i1 %49, i64 %., i64 0
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %51 = load i8, ptr %50, align 4
  %52 = icmp eq i8 %51, 0
  %.not69.179 = icmp eq i32 %2, 2
  %or.cond71.180 = or i1 %52, %.not69.179
  %brmerge105 = or i1 %or.cond71.180, %48
  br i1 %brmerge105, label %57, label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %44, ptr %56, align 8
  br label %57

57:
  %.1.182 = phi i64 [ %...1, %47 ], [ %55, %53 ]
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %59 = load i8, ptr %58, align 4
  %60 = icmp ult i8 %59, 2
  %61 = freeze i1 %60
  %62 = icmp ult i32 %2, 3
  %or.cond130 = or i1 %61, %62
  br i1 %or.cond130, label %67, label %63

63:
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %44, ptr %66, align 8
  br label %67

67:
  %.1.1.1 = phi i64 [ %.1.182, %57 ], [ %65, %63 ]
  %68 = icmp eq i32 %2, 2
  %spec.select.1 = select i1 %68, i64 %44, i64 %spec.select
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %.1.1.1, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %44, ptr %71, align 8
  %72 = mul nsw i64 %44, %.1.1.1
  br label %73

73:
  %.168.1 = phi i64 [ %72, %67 ], [ %44, %39 ]
  %.165.1 = phi i64 [ %spec.select.1, %67 ], [ %spec.select, %39 ]
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %75 = load i8, ptr %74, align 4
  %.not.2 = icmp ult i8 %75, 2
  br i1 %.not.2, label %102, label %76

76:
  %77 = icmp ult i32 %2, 3
  %78 = icmp eq i32 %2, 3
  %...2 = select i1 %78, i64 %., i64 0
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %80 = load i8, ptr %79, align 4
  %81 = icmp ult i8 %80, 2
  %.not69.1.2 = icmp eq i32 %2, 3
  %or.cond71.1.2 = or i1 %81, %.not69.1.2
  %.not108 = xor i1 %77, true
  %brmerge109 = or i1 %or.cond71.1.2, %.not108
  br i1 %brmerge109, label %86, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 64
  store i64 %.168.1, ptr %85, align 8
  br label %86

86:
  %.1.1.2 = phi i64 [ %...2, %76 ], [ %84, %82 ]
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %88 = load i8, ptr %87, align 4
  %89 = icmp ult i8 %88, 3
  %90 = freeze i1 %89
  %91 = icmp ult i32 %2, 4
  %or.cond131 = or i1 %90, %91
  br i1 %or.cond131, label %96, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store i64 %.168.1, ptr %95, align 8
  br label %96

96:
  %.1.2.2 = phi i64 [ %.1.1.2, %86 ], [ %94, %92 ]
  %97 = icmp eq i32 %2, 3
  %spec.select.2 = select i1 %97, i64 %.168.1, i64 %.165.1
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %.1.2.2, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.168.1, ptr %100, align 8
  %101 = mul nsw i64 %.168.1, %.1.2.2
  br label %102

102:
  %.168.2 = phi i64 [ %101, %96 ], [ %.168.1, %73 ]
  %.165.2 = phi i64 [ %spec.select.2, %96 ], [ %.165.1, %73 ]
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %104 = load i8, ptr %103, align 4
  %.not.3 = icmp ult i8 %104, 3
  br i1 %.not.3, label %131, label %105

105:
  %106 = icmp ult i32 %2, 4
  %107 = icmp eq i32 %2, 4
  %...3 = select i1 %107, i64 %., i64 0
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %109 = load i8, ptr %108, align 4
  %110 = icmp ult i8 %109, 3
  %.not69.2.3 = icmp eq i32 %2, 4
  %or.cond71.2.3 = or i1 %110, %.not69.2.3
  %.not111 = xor i1 %106, true
  %brmerge112 = or i1 %or.cond71.2.3, %.not111
  br i1 %brmerge112, label %115, label %111

111:
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store i64 %.168.2, ptr %114, align 8
  br label %115

115:
  %.1.2.3 = phi i64 [ %...3, %105 ], [ %113, %111 ]
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %117 = load i8, ptr %116, align 4
  %118 = icmp ult i8 %117, 4
  %119 = freeze i1 %118
  %120 = icmp ult i32 %2, 5
  %or.cond132 = or i1 %119, %120
  br i1 %or.cond132, label %125, label %121

121:
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %123 = load i64, ptr %122, align 8
  %124 = getelementptr inbounds nuw i8, ptr %8, i64 112
  store i64 %.168.2, ptr %124, align 8
  br label %125

125:
  %.1.3.3 = phi i64 [ %.1.2.3, %115 ], [ %123, %121 ]
  %126 = icmp eq i32 %2, 4
  %spec.select.3 = select i1 %126, i64 %.168.2, i64 %.165.2
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %.1.3.3, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.168.2, ptr %129, align 8
  %130 = mul nsw i64 %.168.2, %.1.3.3
  br label %131

131:
  %.168.3 = phi i64 [ %130, %125 ], [ %.168.2, %102 ]
  %.165.3 = phi i64 [ %spec.select.3, %125 ], [ %.165.2, %102 ]
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %133 = load i8, ptr %132, align 4
  %.not.4 = icmp ult i8 %133, 4
  br i1 %.not.4, label %160, label %134

134:
  %135 = icmp ult i32 %2, 5
  %136 = icmp eq i32 %2, 5
  %...4 = select i1 %136, i64 %., i64 0
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %138 = load i8, ptr %137, align 4
  %139 = icmp ult i8 %138, 4
  %.not69.3.4 = icmp eq i32 %2, 5
  %or.cond71.3.4 = or i1 %139, %.not69.3.4
  %.not114 = xor i1 %135, true
  %brmerge115 = or i1 %or.cond71.3.4, %.not114
  br i1 %brmerge115, label %144, label %140

140:
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %8, i64 112
  store i64 %.168.3, ptr %143, align 8
  br label %144

144:
  %.1.3.4 = phi i64 [ %...4, %134 ], [ %142, %140 ]
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %146 = load i8, ptr %145, align 4
  %147 = icmp ult i8 %146, 5
  %148 = freeze i1 %147
  %149 = icmp ult i32 %2, 6
  %or.cond133 = or i1 %148, %149
  br i1 %or.cond133, label %154, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %8, i64 136
  store i64 %.168.3, ptr %153, align 8
  br label %154

154:
  %.1.4.4 = phi i64 [ %.1.3.4, %144 ], [ %152, %150 ]
  %155 = icmp eq i32 %2, 5
  %spec.select.4 = select i1 %155, i64 %.168.3, i64 %.165.3
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %.1.4.4, ptr %157, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.168.3, ptr %158, align 8
  %159 = mul nsw i64 %.168.3, %.1.4.4
  br label %160

160:
  %.168.4 = phi i64 [ %159, %154 ], [ %.168.3, %131 ]
  %.165.4 = phi i64 [ %spec.select.4, %154 ], [ %.165.3, %131 ]
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %162 = load i8, ptr %161, align 4
  %.not.5 = icmp ult i8 %162, 5
  br i1 %.not.5, label %189, label %163

163:
  %164 = icmp ult i32 %2, 6
  %165 = icmp eq i32 %2, 6
  %...5 = select i1 %165, i64 %., i64 0
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %167 = load i8, ptr %166, align 4
  %168 = icmp ult i8 %167, 5
  %.not69.4.5 = icmp eq i32 %2, 6
  %or.cond71.4.5 = or i1 %168, %.not69.4.5
  %.not117 = xor i1 %164, true
  %brmerge118 = or i1 %or.cond71.4.5, %.not117
  br i1 %brmerge118, label %173, label %169

169:
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %8, i64 136
  store i64 %.168.4, ptr %172, align 8
  br label %173

173:
  %.1.4.5 = phi i64 [ %...5, %163 ], [ %171, %169 ]
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %175 = load i8, ptr %174, align 4
  %176 = icmp ult i8 %175, 6
  %177 = freeze i1 %176
  %178 = icmp ult i32 %2, 7
  %or.cond134 = or i1 %177, %178
  br i1 %or.cond134, label %183, label %179

179:
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %8, i64 160
  store i64 %.168.4, ptr %182, align 8
  br label %183

183:
  %.1.5.5 = phi i64 [ %.1.4.5, %173 ], [ %181, %179 ]
  %184 = icmp eq i32 %2, 6
  %spec.select.5 = select i1 %184, i64 %.168.4, i64 %.165.4
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %185, align 8
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %.1.5.5, ptr %186, align 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.168.4, ptr %187, align 8
  %188 = mul nsw i64 %.168.4, %.1.5.5
  br label %189

189:
  %.168.5 = phi i64 [ %188, %183 ], [ %.168.4, %160 ]
  %.165.5 = phi i64 [ %spec.select.5, %183 ], [ %.165.4, %160 ]
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %191 = load i8, ptr %190, align 4
  %.not.6 = icmp ult i8 %191, 6
  br i1 %.not.6, label %218, label %192

192:
  %193 = icmp ugt i32 %2, 6
  %194 = icmp eq i32 %2, 7
  %...6 = select i1 %194, i64 %., i64 0
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %196 = load i8, ptr %195, align 4
  %197 = icmp ult i8 %196, 6
  %.not69.5.6 = icmp eq i32 %2, 7
  %or.cond71.5.6 = or i1 %197, %.not69.5.6
  %brmerge120 = or i1 %or.cond71.5.6, %193
  br i1 %brmerge120, label %202, label %198

198:
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %200 = load i64, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %8, i64 160
  store i64 %.168.5, ptr %201, align 8
  br label %202

202:
  %.1.5.6 = phi i64 [ %...6, %192 ], [ %200, %198 ]
  %203 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %204 = load i8, ptr %203, align 4
  %205 = icmp ult i8 %204, 7
  %206 = freeze i1 %205
  %207 = icmp ult i32 %2, 8
  %or.cond135 = or i1 %206, %207
  br i1 %or.cond135, label %212, label %208

208:
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %8, i64 184
  store i64 %.168.5, ptr %211, align 8
  br label %212

212:
  %.1.6.6 = phi i64 [ %.1.5.6, %202 ], [ %210, %208 ]
  %213 = icmp eq i32 %2, 7
  %spec.select.6 = select i1 %213, i64 %.168.5, i64 %.165.5
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %.1.6.6, ptr %215, align 8
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.168.5, ptr %216, align 8
  %217 = mul nsw i64 %.168.5, %.1.6.6
  br label %218

218:
  %.168.6 = phi i64 [ %217, %212 ], [ %.168.5, %189 ]
  %.165.6 = phi i64 [ %spec.select.6, %212 ], [ %.165.5, %189 ]
  %219 = call ptr @irad.flang.room(i64 %.168.6)
  store ptr %219, ptr %0, align 8
  %.not104 = icmp slt i64 %3, 1
  br i1 %.not104, label %._crit_edge, label %.lr.ph

.lr.ph:
  %.0103 = phi i64 [ %223, %.lr.ph ], [ 0, %218 ]
  %220 = load ptr, ptr %0, align 8
  %221 = mul nsw i64 %.0103, %.165.6
  %222 = getelementptr inbounds i8, ptr %220, i64 %221
  store ptr %222, ptr %8, align 8
  call void @irad.flang.copy(ptr nonnull %8, ptr %1)
  %223 = add nuw nsw i64 %.0103, 1
  %exitcond.not = icmp eq i64 %3, %223
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %224

224:
  ret void
}

declare void @_FortranASpread(ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef, i64 noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden void @irad.flang._FortranAPack(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = alloca %struct.descriptor, align 8
  %9 = alloca %struct.descriptor, align 8
  %10 = alloca %struct.descriptor, align 8
  %11 = alloca %struct.descriptor, align 8
  %12 = call i64 @irad.flang.count(ptr %1)
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.05768 = phi i64 [ %16, %.lr.ph ], [ 0, %6 ]
  %.05967 = phi i64 [ %17, %.lr.ph ], [ 0, %6 ]
  %14 = call zeroext i1 @irad.flang.is_true(ptr %2, i64 %.05967)
  %15 = zext i1 %14 to i64
  %16 = add nuw nsw i64 %.05768, %15
  %17 = add nuw nsw i64 %.05967, 1
  %exitcond.not = icmp eq i64 %17, %12
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %.057.lcssa = phi i64 [ 0, %6 ], [ %16, %.lr.ph ]
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 42
  br i1 %20, label %21, label %29

21:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %.not61 = icmp eq ptr %1, null
  br i1 %.not61, label %23, label %22

22:
  call void @irad.flang.lend(ptr nonnull %7, ptr nonnull %1)
  br label %23

23:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %.not62 = icmp eq ptr %2, null
  br i1 %.not62, label %25, label %24

24:
  call void @irad.flang.lend(ptr nonnull %8, ptr nonnull %2)
  br label %25

25:
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %cond = icmp eq ptr %3, null
  br i1 %cond, label %27, label %26

26:
  call void @irad.flang.lend(ptr nonnull %9, ptr nonnull %3)
  br label %27

27:
  %28 = phi ptr [ %9, %26 ], [ null, %25 ]
  call void @_FortranAPack(ptr %0, ptr nonnull %7, ptr nonnull %8, ptr %28, ptr %4, i32 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %79

29:
  %cond66 = icmp eq ptr %3, null
  br i1 %cond66, label %36, label %30

30:
  %31 = call i64 @irad.flang.count(ptr nonnull %3)
  %32 = icmp slt i64 %31, %.057.lcssa
  br i1 %32, label %33, label %34

33:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.5, ptr %4, i32 %5)
  unreachable

34:
  %35 = call i64 @irad.flang.count(ptr nonnull %3)
  br label %36

36:
  %37 = phi i64 [ %35, %34 ], [ %.057.lcssa, %29 ]
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 1)
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %37, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = mul nsw i64 %37, %44
  %46 = call ptr @irad.flang.room(i64 %45)
  store ptr %46, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %48, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %52 = load i8, ptr %51, align 1
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 21
  store i8 %52, ptr %53, align 1
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 21
  store i8 %52, ptr %54, align 1
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i8 0, ptr %55, align 4
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 20
  store i8 0, ptr %56, align 4
  %57 = load ptr, ptr %0, align 8
  store ptr %57, ptr %11, align 8
  %58 = icmp sgt i64 %12, 0
  br i1 %58, label %.lr.ph71, label %.preheader

.preheader:
  %59 = icmp slt i64 %.057.lcssa, %37
  br i1 %59, label %.lr.ph74, label %._crit_edge75

.lr.ph71:
  %.05669 = phi i64 [ %70, %69 ], [ 0, %36 ]
  %60 = call zeroext i1 @irad.flang.is_true(ptr %2, i64 %.05669)
  br i1 %60, label %61, label %69

61:
  %62 = load ptr, ptr %1, align 8
  %63 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.05669)
  %64 = getelementptr inbounds i8, ptr %62, i64 %63
  store ptr %64, ptr %10, align 8
  call void @irad.flang.copy(ptr nonnull %11, ptr nonnull %10)
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = load ptr, ptr %11, align 8
  %68 = getelementptr inbounds i8, ptr %67, i64 %66
  store ptr %68, ptr %11, align 8
  br label %69

69:
  %70 = add nuw nsw i64 %.05669, 1
  %exitcond72.not = icmp eq i64 %70, %12
  br i1 %exitcond72.not, label %.preheader, label %.lr.ph71

.lr.ph74:
  %.073 = phi i64 [ %78, %.lr.ph74 ], [ %.057.lcssa, %.preheader ]
  %71 = load ptr, ptr %3, align 8
  %72 = call i64 @irad.flang.offset(ptr nonnull %3, i64 %.073)
  %73 = getelementptr inbounds i8, ptr %71, i64 %72
  store ptr %73, ptr %10, align 8
  call void @irad.flang.copy(ptr nonnull %11, ptr nonnull %10)
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = load ptr, ptr %11, align 8
  %77 = getelementptr inbounds i8, ptr %76, i64 %75
  store ptr %77, ptr %11, align 8
  %78 = add i64 %.073, 1
  %exitcond76.not = icmp eq i64 %78, %37
  br i1 %exitcond76.not, label %._crit_edge75, label %.lr.ph74

._crit_edge75:
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %79

79:
  ret void
}

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

declare void @_FortranAPack(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

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

define linkonce_odr hidden void @irad.flang._FortranAUnpack(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = alloca %struct.descriptor, align 8
  %8 = alloca %struct.descriptor, align 8
  %9 = alloca %struct.descriptor, align 8
  %10 = alloca %struct.descriptor, align 8
  %11 = alloca %struct.descriptor, align 8
  %12 = call i64 @irad.flang.count(ptr %2)
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %.lr.ph, label %._crit_edge

.lr.ph:
  %.06673 = phi i64 [ %17, %.lr.ph ], [ 0, %6 ]
  %.06772 = phi i64 [ %16, %.lr.ph ], [ 0, %6 ]
  %14 = call zeroext i1 @irad.flang.is_true(ptr %2, i64 %.06673)
  %15 = zext i1 %14 to i64
  %16 = add nuw nsw i64 %.06772, %15
  %17 = add nuw nsw i64 %.06673, 1
  %exitcond.not = icmp eq i64 %17, %12
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %.067.lcssa = phi i64 [ 0, %6 ], [ %16, %.lr.ph ]
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 42
  br i1 %20, label %26, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %25 = load i64, ptr %24, align 8
  %.not = icmp eq i64 %23, %25
  br i1 %.not, label %33, label %26

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %.not69 = icmp eq ptr %1, null
  br i1 %.not69, label %28, label %27

27:
  call void @irad.flang.lend(ptr nonnull %7, ptr nonnull %1)
  br label %28

28:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %.not70 = icmp eq ptr %2, null
  br i1 %.not70, label %30, label %29

29:
  call void @irad.flang.lend(ptr nonnull %8, ptr nonnull %2)
  br label %30

30:
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %.not71 = icmp eq ptr %3, null
  br i1 %.not71, label %32, label %31

31:
  call void @irad.flang.lend(ptr nonnull %9, ptr nonnull %3)
  br label %32

32:
  call void @_FortranAUnpack(ptr %0, ptr nonnull %7, ptr nonnull %8, ptr nonnull %9, ptr %4, i32 %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %167

33:
  %34 = call i64 @irad.flang.count(ptr %1)
  %35 = icmp slt i64 %34, %.067.lcssa
  br i1 %35, label %36, label %37

36:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.6, ptr %4, i32 %5)
  unreachable

37:
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %39 = load i8, ptr %38, align 4
  %40 = zext i8 %39 to i32
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 %40)
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %44 = load i8, ptr %43, align 4
  %.not85 = icmp eq i8 %44, 0
  br i1 %.not85, label %54, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %42, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %42, %52
  br label %54

54:
  %.164 = phi i64 [ %53, %45 ], [ %42, %37 ]
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %56 = load i8, ptr %55, align 4
  %57 = icmp ugt i8 %56, 1
  br i1 %57, label %58, label %67

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 1, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %61, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.164, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.164, %65
  br label %67

67:
  %.164.1 = phi i64 [ %66, %58 ], [ %.164, %54 ]
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %69 = load i8, ptr %68, align 4
  %70 = icmp ugt i8 %69, 2
  br i1 %70, label %71, label %80

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 1, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i64 %74, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store i64 %.164.1, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %78 = load i64, ptr %77, align 8
  %79 = mul nsw i64 %.164.1, %78
  br label %80

80:
  %.164.2 = phi i64 [ %79, %71 ], [ %.164.1, %67 ]
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %82 = load i8, ptr %81, align 4
  %83 = icmp ugt i8 %82, 3
  br i1 %83, label %84, label %93

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %87, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %.164.2, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %91 = load i64, ptr %90, align 8
  %92 = mul nsw i64 %.164.2, %91
  br label %93

93:
  %.164.3 = phi i64 [ %92, %84 ], [ %.164.2, %80 ]
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %95 = load i8, ptr %94, align 4
  %96 = icmp ugt i8 %95, 4
  br i1 %96, label %97, label %106

97:
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 120
  store i64 1, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 128
  store i64 %100, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i64 %.164.3, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %104 = load i64, ptr %103, align 8
  %105 = mul nsw i64 %.164.3, %104
  br label %106

106:
  %.164.4 = phi i64 [ %105, %97 ], [ %.164.3, %93 ]
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %108 = load i8, ptr %107, align 4
  %109 = icmp ugt i8 %108, 5
  br i1 %109, label %110, label %119

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 144
  store i64 1, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 %113, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 160
  store i64 %.164.4, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %117 = load i64, ptr %116, align 8
  %118 = mul nsw i64 %.164.4, %117
  br label %119

119:
  %.164.5 = phi i64 [ %118, %110 ], [ %.164.4, %106 ]
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %121 = load i8, ptr %120, align 4
  %122 = icmp ugt i8 %121, 6
  br i1 %122, label %123, label %132

123:
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 168
  store i64 1, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 176
  store i64 %126, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 184
  store i64 %.164.5, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %130 = load i64, ptr %129, align 8
  %131 = mul nsw i64 %.164.5, %130
  br label %132

132:
  %.164.6 = phi i64 [ %131, %123 ], [ %.164.5, %119 ]
  %133 = call ptr @irad.flang.room(i64 %.164.6)
  store ptr %133, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i64 %135, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %135, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %139 = load i8, ptr %138, align 1
  %140 = getelementptr inbounds nuw i8, ptr %11, i64 21
  store i8 %139, ptr %140, align 1
  %141 = getelementptr inbounds nuw i8, ptr %10, i64 21
  store i8 %139, ptr %141, align 1
  %142 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i8 0, ptr %142, align 4
  %143 = getelementptr inbounds nuw i8, ptr %10, i64 20
  store i8 0, ptr %143, align 4
  %144 = load ptr, ptr %0, align 8
  store ptr %144, ptr %11, align 8
  %145 = icmp sgt i64 %12, 0
  br i1 %145, label %.lr.ph82, label %._crit_edge83

.lr.ph82:
  %.079 = phi i64 [ %166, %161 ], [ 0, %132 ]
  %.06178 = phi i64 [ %.1, %161 ], [ 0, %132 ]
  %146 = call zeroext i1 @irad.flang.is_true(ptr %2, i64 %.079)
  br i1 %146, label %147, label %152

147:
  %148 = load ptr, ptr %1, align 8
  %149 = add nsw i64 %.06178, 1
  %150 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.06178)
  %151 = getelementptr inbounds i8, ptr %148, i64 %150
  br label %161

152:
  %153 = load ptr, ptr %3, align 8
  %154 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %155 = load i8, ptr %154, align 4
  %.not68 = icmp eq i8 %155, 0
  br i1 %.not68, label %158, label %156

156:
  %157 = call i64 @irad.flang.offset(ptr nonnull %3, i64 %.079)
  br label %158

158:
  %159 = phi i64 [ %157, %156 ], [ 0, %152 ]
  %160 = getelementptr inbounds i8, ptr %153, i64 %159
  br label %161

161:
  %storemerge = phi ptr [ %151, %147 ], [ %160, %158 ]
  %.1 = phi i64 [ %149, %147 ], [ %.06178, %158 ]
  store ptr %storemerge, ptr %10, align 8
  call void @irad.flang.copy(ptr nonnull %11, ptr nonnull %10)
  %162 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %163 = load i64, ptr %162, align 8
  %164 = load ptr, ptr %11, align 8
  %165 = getelementptr inbounds i8, ptr %164, i64 %163
  store ptr %165, ptr %11, align 8
  %166 = add nuw nsw i64 %.079, 1
  %exitcond84.not = icmp eq i64 %166, %12
  br i1 %exitcond84.not, label %._crit_edge83, label %.lr.ph82

._crit_edge83:
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %167

167:
  ret void
}

declare void @_FortranAUnpack(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden void @irad.flang._FortranATrim(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %7 = load i8, ptr %6, align 1
  %.not = icmp eq i8 %7, 40
  br i1 %.not, label %11, label %8

8:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %.not15 = icmp eq ptr %1, null
  br i1 %.not15, label %10, label %9

9:
  call void @irad.flang.lend(ptr nonnull %5, ptr nonnull %1)
  br label %10

10:
  call void @_FortranATrim(ptr %0, ptr nonnull %5, ptr %2, i32 %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %25

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %.lr.ph, label %.critedge

.lr.ph:
  %.016 = phi i64 [ %21, %20 ], [ %13, %11 ]
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr i8, ptr %15, i64 %.016
  %17 = getelementptr i8, ptr %16, i64 -1
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 32
  br i1 %19, label %20, label %.critedge

20:
  %21 = add nsw i64 %.016, -1
  %22 = icmp sgt i64 %.016, 1
  br i1 %22, label %.lr.ph, label %.critedge

.critedge:
  %.0.lcssa = phi i64 [ %13, %11 ], [ 0, %20 ], [ %.016, %.lr.ph ]
  %23 = call ptr @irad.flang.begin_text(ptr %0, ptr %1, i64 %.0.lcssa)
  %24 = load ptr, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %23, ptr align 1 %24, i64 %.0.lcssa, i1 false)
  br label %25

25:
  ret void
}

declare void @_FortranATrim(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define internal ptr @irad.flang.begin_text(ptr %0, ptr %1, i64 %2) alwaysinline {
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 0)
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %2, ptr %4, align 8
  %5 = call ptr @irad.flang.room(i64 %2)
  store ptr %5, ptr %0, align 8
  ret ptr %5
}

define linkonce_odr hidden void @irad.flang._FortranARepeat(ptr %0, ptr %1, i64 %2, ptr %3, i32 %4) alwaysinline {
  %6 = alloca %struct.descriptor, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %8 = load i8, ptr %7, align 1
  %.not = icmp eq i8 %8, 40
  br i1 %.not, label %12, label %9

9:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %.not21 = icmp eq ptr %1, null
  br i1 %.not21, label %11, label %10

10:
  call void @irad.flang.lend(ptr nonnull %6, ptr nonnull %1)
  br label %11

11:
  call void @_FortranARepeat(ptr %0, ptr nonnull %6, i64 %2, ptr %3, i32 %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %.loopexit

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i64, ptr %13, align 8
  %. = call i64 @llvm.smax.i64(i64 %2, i64 0)
  %15 = mul nsw i64 %., %14
  %16 = call ptr @irad.flang.begin_text(ptr %0, ptr %1, i64 %15)
  %.not23 = icmp slt i64 %2, 1
  br i1 %.not23, label %.loopexit, label %.lr.ph

.lr.ph:
  %.022 = phi i64 [ %20, %.lr.ph ], [ 0, %12 ]
  %17 = mul nsw i64 %.022, %14
  %18 = getelementptr inbounds i8, ptr %16, i64 %17
  %19 = load ptr, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %18, ptr align 1 %19, i64 %14, i1 false)
  %20 = add nuw nsw i64 %.022, 1
  %exitcond.not = icmp eq i64 %2, %20
  br i1 %exitcond.not, label %.loopexit, label %.lr.ph

.loopexit:
  ret void
}

declare void @_FortranARepeat(ptr captures(none) noundef, ptr captures(none) noundef, i64 noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden void @irad.flang._FortranAAdjustl(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %7 = load i8, ptr %6, align 1
  %.not = icmp eq i8 %7, 40
  br i1 %.not, label %11, label %8

8:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %.not23 = icmp eq ptr %1, null
  br i1 %.not23, label %10, label %9

9:
  call void @irad.flang.lend(ptr nonnull %5, ptr nonnull %1)
  br label %10

10:
  call void @_FortranAAdjustl(ptr %0, ptr nonnull %5, ptr %2, i32 %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %28

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %.lr.ph, label %.critedge

.lr.ph:
  %.024 = phi i64 [ %20, %19 ], [ 0, %11 ]
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 %.024
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 32
  br i1 %18, label %19, label %.critedge

19:
  %20 = add nuw nsw i64 %.024, 1
  %exitcond.not = icmp eq i64 %20, %13
  br i1 %exitcond.not, label %.critedge, label %.lr.ph

.critedge:
  %.0.lcssa = phi i64 [ 0, %11 ], [ %13, %19 ], [ %.024, %.lr.ph ]
  %21 = call ptr @irad.flang.begin_text(ptr %0, ptr %1, i64 %13)
  %22 = load ptr, ptr %1, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 %.0.lcssa
  %24 = sub nsw i64 %13, %.0.lcssa
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %21, ptr align 1 %23, i64 %24, i1 false)
  %25 = getelementptr inbounds i8, ptr %21, i64 %13
  %26 = sub nsw i64 0, %.0.lcssa
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  call void @llvm.memset.p0.i64(ptr align 1 %27, i8 32, i64 %.0.lcssa, i1 false)
  br label %28

28:
  ret void
}

declare void @_FortranAAdjustl(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

define linkonce_odr hidden void @irad.flang._FortranAAdjustr(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %5 = alloca %struct.descriptor, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %7 = load i8, ptr %6, align 1
  %.not = icmp eq i8 %7, 40
  br i1 %.not, label %11, label %8

8:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %.not22 = icmp eq ptr %1, null
  br i1 %.not22, label %10, label %9

9:
  call void @irad.flang.lend(ptr nonnull %5, ptr nonnull %1)
  br label %10

10:
  call void @_FortranAAdjustr(ptr %0, ptr nonnull %5, ptr %2, i32 %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %29

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %.lr.ph, label %.critedge

.lr.ph:
  %.023 = phi i64 [ %21, %20 ], [ %13, %11 ]
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr i8, ptr %15, i64 %.023
  %17 = getelementptr i8, ptr %16, i64 -1
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 32
  br i1 %19, label %20, label %.critedge

20:
  %21 = add nsw i64 %.023, -1
  %22 = icmp sgt i64 %.023, 1
  br i1 %22, label %.lr.ph, label %.critedge

.critedge:
  %.0.lcssa = phi i64 [ %13, %11 ], [ 0, %20 ], [ %.023, %.lr.ph ]
  %23 = call ptr @irad.flang.begin_text(ptr %0, ptr %1, i64 %13)
  %24 = sub nsw i64 %13, %.0.lcssa
  call void @llvm.memset.p0.i64(ptr align 1 %23, i8 32, i64 %24, i1 false)
  %25 = getelementptr inbounds i8, ptr %23, i64 %13
  %26 = sub i64 0, %.0.lcssa
  %27 = getelementptr inbounds i8, ptr %25, i64 %26
  %28 = load ptr, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %27, ptr align 1 %28, i64 %.0.lcssa, i1 false)
  br label %29

29:
  ret void
}

declare void @_FortranAAdjustr(ptr captures(none) noundef, ptr captures(none) noundef, ptr captures(none) noundef, i32 noundef)

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

define linkonce_odr hidden double @irad.flang._FortranAReduceReal8Ref(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %6, i1 zeroext %7) alwaysinline {
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double 0.000000e+00, ptr %9, align 8
  %11 = call i64 @irad.flang.count(ptr %0)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %.lr.ph, label %31

.lr.ph:
  %.020 = phi i8 [ %.1, %28 ], [ 0, %8 ]
  %.01718 = phi i64 [ %29, %28 ], [ 0, %8 ]
  %13 = icmp eq ptr %5, null
  br i1 %13, label %16, label %14

14:
  %15 = call zeroext i1 @irad.flang.is_true(ptr nonnull %5, i64 %.01718)
  br i1 %15, label %16, label %28

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %17 = load ptr, ptr %0, align 8
  %18 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.01718)
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = load double, ptr %19, align 8
  store double %20, ptr %10, align 8
  %21 = trunc nuw i8 %.020 to i1
  br i1 %21, label %22, label %24

22:
  %23 = call double %1(ptr nonnull %9, ptr nonnull %10)
  br label %26

24:
  %25 = load double, ptr %10, align 8
  br label %26

26:
  %27 = phi double [ %23, %22 ], [ %25, %24 ]
  store double %27, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %28

28:
  %.1 = phi i8 [ 1, %26 ], [ %.020, %14 ]
  %29 = add nuw nsw i64 %.01718, 1
  %exitcond.not = icmp eq i64 %29, %11
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %30 = trunc nuw i8 %.1 to i1
  br label %31

31:
  %.0.lcssa = phi i1 [ %30, %._crit_edge ], [ false, %8 ]
  %32 = icmp ne ptr %6, null
  %or.cond.not = or i1 %32, %.0.lcssa
  br i1 %or.cond.not, label %34, label %33

33:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.7, ptr %2, i32 %3)
  unreachable

34:
  %. = select i1 %.0.lcssa, ptr %9, ptr %6
  %35 = load double, ptr %., align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret double %35
}

define linkonce_odr hidden float @irad.flang._FortranAReduceReal4Ref(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %6, i1 zeroext %7) alwaysinline {
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store float 0.000000e+00, ptr %9, align 4
  %11 = call i64 @irad.flang.count(ptr %0)
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %.lr.ph, label %31

.lr.ph:
  %.020 = phi i8 [ %.1, %28 ], [ 0, %8 ]
  %.01718 = phi i64 [ %29, %28 ], [ 0, %8 ]
  %13 = icmp eq ptr %5, null
  br i1 %13, label %16, label %14

14:
  %15 = call zeroext i1 @irad.flang.is_true(ptr nonnull %5, i64 %.01718)
  br i1 %15, label %16, label %28

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %17 = load ptr, ptr %0, align 8
  %18 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.01718)
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
  %20 = load float, ptr %19, align 4
  store float %20, ptr %10, align 4
  %21 = trunc nuw i8 %.020 to i1
  br i1 %21, label %22, label %24

22:
  %23 = call float %1(ptr nonnull %9, ptr nonnull %10)
  br label %26

24:
  %25 = load float, ptr %10, align 4
  br label %26

26:
  %27 = phi float [ %23, %22 ], [ %25, %24 ]
  store float %27, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %28

28:
  %.1 = phi i8 [ 1, %26 ], [ %.020, %14 ]
  %29 = add nuw nsw i64 %.01718, 1
  %exitcond.not = icmp eq i64 %29, %11
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %30 = trunc nuw i8 %.1 to i1
  br label %31

31:
  %.0.lcssa = phi i1 [ %30, %._crit_edge ], [ false, %8 ]
  %32 = icmp ne ptr %6, null
  %or.cond.not = or i1 %32, %.0.lcssa
  br i1 %or.cond.not, label %34, label %33

33:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.7, ptr %2, i32 %3)
  unreachable

34:
  %. = select i1 %.0.lcssa, ptr %9, ptr %6
  %35 = load float, ptr %., align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret float %35
}

define linkonce_odr hidden double @irad.flang._FortranAReduceReal8Value(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %6, i1 zeroext %7) alwaysinline {
  %9 = call i64 @irad.flang.count(ptr %0)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %.lr.ph, label %25

.lr.ph:
  %.027 = phi double [ %.1, %22 ], [ 0.000000e+00, %8 ]
  %.02126 = phi i8 [ %.122, %22 ], [ 0, %8 ]
  %.02324 = phi i64 [ %23, %22 ], [ 0, %8 ]
  %11 = icmp eq ptr %5, null
  br i1 %11, label %14, label %12

12:
  %13 = call zeroext i1 @irad.flang.is_true(ptr nonnull %5, i64 %.02324)
  br i1 %13, label %14, label %22

14:
  %15 = load ptr, ptr %0, align 8
  %16 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.02324)
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  %18 = load double, ptr %17, align 8
  %19 = trunc nuw i8 %.02126 to i1
  br i1 %19, label %20, label %22

20:
  %21 = call double %1(double %.027, double %18)
  br label %22

22:
  %.122 = phi i8 [ %.02126, %12 ], [ 1, %14 ], [ 1, %20 ]
  %.1 = phi double [ %.027, %12 ], [ %18, %14 ], [ %21, %20 ]
  %23 = add nuw nsw i64 %.02324, 1
  %exitcond.not = icmp eq i64 %23, %9
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %24 = trunc nuw i8 %.122 to i1
  br label %25

25:
  %.021.lcssa = phi i1 [ %24, %._crit_edge ], [ false, %8 ]
  %.0.lcssa = phi double [ %.1, %._crit_edge ], [ 0.000000e+00, %8 ]
  %26 = icmp ne ptr %6, null
  %or.cond.not = or i1 %26, %.021.lcssa
  br i1 %or.cond.not, label %28, label %27

27:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.7, ptr %2, i32 %3)
  unreachable

28:
  br i1 %.021.lcssa, label %31, label %29

29:
  %30 = load double, ptr %6, align 8
  br label %31

31:
  %32 = phi double [ %30, %29 ], [ %.0.lcssa, %28 ]
  ret double %32
}

define linkonce_odr hidden float @irad.flang._FortranAReduceReal4Value(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, ptr %6, i1 zeroext %7) alwaysinline {
  %9 = call i64 @irad.flang.count(ptr %0)
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %.lr.ph, label %25

.lr.ph:
  %.027 = phi float [ %.1, %22 ], [ 0.000000e+00, %8 ]
  %.02126 = phi i8 [ %.122, %22 ], [ 0, %8 ]
  %.02324 = phi i64 [ %23, %22 ], [ 0, %8 ]
  %11 = icmp eq ptr %5, null
  br i1 %11, label %14, label %12

12:
  %13 = call zeroext i1 @irad.flang.is_true(ptr nonnull %5, i64 %.02324)
  br i1 %13, label %14, label %22

14:
  %15 = load ptr, ptr %0, align 8
  %16 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.02324)
  %17 = getelementptr inbounds i8, ptr %15, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = trunc nuw i8 %.02126 to i1
  br i1 %19, label %20, label %22

20:
  %21 = call float %1(float %.027, float %18)
  br label %22

22:
  %.122 = phi i8 [ %.02126, %12 ], [ 1, %14 ], [ 1, %20 ]
  %.1 = phi float [ %.027, %12 ], [ %18, %14 ], [ %21, %20 ]
  %23 = add nuw nsw i64 %.02324, 1
  %exitcond.not = icmp eq i64 %23, %9
  br i1 %exitcond.not, label %._crit_edge, label %.lr.ph

._crit_edge:
  %24 = trunc nuw i8 %.122 to i1
  br label %25

25:
  %.021.lcssa = phi i1 [ %24, %._crit_edge ], [ false, %8 ]
  %.0.lcssa = phi float [ %.1, %._crit_edge ], [ 0.000000e+00, %8 ]
  %26 = icmp ne ptr %6, null
  %or.cond.not = or i1 %26, %.021.lcssa
  br i1 %or.cond.not, label %28, label %27

27:
  call void @_FortranAReportFatalUserError(ptr nonnull @.str.7, ptr %2, i32 %3)
  unreachable

28:
  br i1 %.021.lcssa, label %31, label %29

29:
  %30 = load float, ptr %6, align 4
  br label %31

31:
  %32 = phi float [ %30, %29 ], [ %.0.lcssa, %28 ]
  ret float %32
}

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

declare i1 @llvm.is.constant.i8(i8)

define internal zeroext i1 @irad.flang.is_plain(ptr %0) alwaysinline {
  %2 = call ptr @irad.flang.type_of(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %4 = load i8, ptr %3, align 1
  %5 = icmp eq i8 %4, 28
  br i1 %5, label %36, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 27
  br i1 %9, label %36, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %12 = load i8, ptr %11, align 1
  %13 = icmp eq i8 %12, 35
  br i1 %13, label %36, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 34
  br i1 %17, label %36, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %20 = load i8, ptr %19, align 1
  %21 = icmp ne i8 %20, 42
  %.not = icmp eq ptr %2, null
  %or.cond = select i1 %21, i1 true, i1 %.not
  br i1 %or.cond, label %36, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %24 = load i64, ptr %23, align 8
  %25 = call i1 @llvm.is.constant.i64(i64 %24)
  br i1 %25, label %26, label %36

26:
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 430
  %28 = load i8, ptr %27, align 2
  %.not11 = icmp eq i8 %28, 0
  br i1 %.not11, label %36, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 431
  %31 = load i8, ptr %30, align 1
  %.not12 = icmp eq i8 %31, 0
  br i1 %.not12, label %36, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 432
  %34 = load i8, ptr %33, align 8
  %35 = icmp ne i8 %34, 0
  br label %36

36:
  %37 = phi i1 [ true, %14 ], [ true, %10 ], [ true, %6 ], [ true, %1 ], [ false, %29 ], [ false, %26 ], [ false, %22 ], [ %35, %32 ], [ false, %18 ]
  ret i1 %37
}

declare i1 @llvm.is.constant.i64(i64)

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

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

declare noalias ptr @malloc(i64 noundef)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
