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
  call void @_FortranAAssign(ptr %0, ptr %1, ptr %2, i32 %3)
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

declare void @_FortranAAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef)

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
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %6 = load i8, ptr %5, align 1
  %7 = icmp eq i8 %6, 42
  br i1 %7, label %8, label %9

8:
  call void @_FortranACopyInAssign(ptr %0, ptr %1, ptr %2, i32 %3)
  br label %10

9:
  call void @irad.flang.packed_like(ptr %0, ptr %1)
  call void @irad.flang.copy(ptr %0, ptr %1)
  br label %10

10:
  ret void
}

declare void @_FortranACopyInAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef)

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

define linkonce_odr hidden void @irad.flang._FortranACopyOutAssign(ptr %0, ptr %1, ptr %2, i32 %3) alwaysinline {
  %magicptr = ptrtoint ptr %0 to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %12, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 42
  br i1 %8, label %9, label %10

9:
  call void @_FortranACopyOutAssign(ptr nonnull %0, ptr %1, ptr %2, i32 %3)
  br label %14

10:
  %.not10 = icmp eq ptr %0, null
  br i1 %.not10, label %12, label %11

11:
  call void @irad.flang.copy(ptr nonnull %0, ptr %1)
  br label %12

12:
  %13 = load ptr, ptr %1, align 8
  call void @free(ptr %13)
  store ptr null, ptr %1, align 8
  br label %14

14:
  ret void
}

declare void @_FortranACopyOutAssign(ptr noundef, ptr noundef, ptr noundef, i32 noundef)

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

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableAllocate(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = load ptr, ptr %0, align 8
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %8, label %11

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %10 = load i8, ptr %9, align 1
  %.not11 = icmp ult i8 %10, 2
  br i1 %.not11, label %13, label %11

11:
  %12 = call i32 @_FortranAAllocatableAllocate(ptr nonnull %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5)
  br label %14

13:
  call void @irad.flang.allocate(ptr nonnull %0, ptr %4, i32 %5)
  br label %14

14:
  %.0 = phi i32 [ %12, %11 ], [ 0, %13 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableAllocate(ptr noundef, ptr noundef, i1 zeroext, ptr noundef, ptr noundef, i32 noundef)

define internal void @irad.flang.allocate(ptr %0, ptr %1, i32 %2) alwaysinline {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  br label %6

6:
  %.015 = phi i64 [ %5, %3 ], [ %19, %11 ]
  %.0 = phi i32 [ 0, %3 ], [ %20, %11 ]
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %8 = load i8, ptr %7, align 4
  %9 = zext i8 %8 to i32
  %10 = icmp samesign ult i32 %.0, %9
  br i1 %10, label %11, label %21

11:
  %12 = zext nneg i32 %.0 to i64
  %13 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 40
  store i64 %.015, ptr %14, align 8
  %15 = zext nneg i32 %.0 to i64
  %16 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %18 = load i64, ptr %17, align 8
  %19 = mul nsw i64 %.015, %18
  %20 = add nuw nsw i32 %.0, 1
  br label %6

21:
  %22 = call ptr @irad.flang.room(i64 %.015)
  store ptr %22, ptr %0, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, 42
  br i1 %25, label %26, label %27

26:
  call void @irad.flang.initialise_typed(ptr nonnull %0, ptr %1, i32 %2)
  br label %27

27:
  ret void
}

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableAllocateSource(ptr %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5) alwaysinline {
  %7 = load ptr, ptr %0, align 8
  %.not = icmp eq ptr %7, null
  br i1 %.not, label %8, label %25

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %10 = load i8, ptr %9, align 1
  %.not18 = icmp eq i8 %10, 0
  br i1 %.not18, label %11, label %25

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %13 = load i8, ptr %12, align 1
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %15 = load i8, ptr %14, align 1
  %.not19 = icmp eq i8 %13, %15
  br i1 %.not19, label %16, label %25

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 21
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 42
  br i1 %19, label %25, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i64, ptr %23, align 8
  %.not20 = icmp eq i64 %22, %24
  br i1 %.not20, label %27, label %25

25:
  %26 = call i32 @_FortranAAllocatableAllocateSource(ptr nonnull %0, ptr %1, i1 zeroext %2, ptr %3, ptr %4, i32 %5)
  br label %28

27:
  call void @irad.flang.allocate(ptr nonnull %0, ptr %4, i32 %5)
  call void @irad.flang.copy(ptr nonnull %0, ptr %1)
  br label %28

28:
  %.0 = phi i32 [ %26, %25 ], [ 0, %27 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableAllocateSource(ptr noundef, ptr noundef, i1 zeroext, ptr noundef, ptr noundef, i32 noundef)

define linkonce_odr hidden i32 @irad.flang._FortranAAllocatableDeallocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4) alwaysinline {
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %10 = load i8, ptr %9, align 1
  %.not = icmp ult i8 %10, 2
  br i1 %.not, label %13, label %11

11:
  %12 = call i32 @_FortranAAllocatableDeallocate(ptr nonnull %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4)
  br label %14

13:
  call void @irad.flang.deallocate(ptr nonnull %0)
  br label %14

14:
  %.0 = phi i32 [ %12, %11 ], [ 0, %13 ]
  ret i32 %.0
}

declare i32 @_FortranAAllocatableDeallocate(ptr noundef, i1 zeroext, ptr noundef, ptr noundef, i32 noundef)

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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %8 = load i8, ptr %7, align 1
  %.not = icmp ult i8 %8, 2
  br i1 %.not, label %11, label %9

9:
  %10 = call i32 @_FortranAPointerAllocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4, ptr %5)
  br label %12

11:
  call void @irad.flang.allocate(ptr %0, ptr %3, i32 %4)
  br label %12

12:
  %.0 = phi i32 [ %10, %9 ], [ 0, %11 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerAllocate(ptr noundef, i1 zeroext, ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr hidden i32 @irad.flang._FortranAPointerDeallocate(ptr %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4) alwaysinline {
  %6 = load ptr, ptr %0, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %10 = load i8, ptr %9, align 1
  %.not = icmp ult i8 %10, 2
  br i1 %.not, label %13, label %11

11:
  %12 = call i32 @_FortranAPointerDeallocate(ptr nonnull %0, i1 zeroext %1, ptr %2, ptr %3, i32 %4)
  br label %14

13:
  call void @irad.flang.deallocate(ptr nonnull %0)
  br label %14

14:
  %.0 = phi i32 [ %12, %11 ], [ 0, %13 ]
  ret i32 %.0
}

declare i32 @_FortranAPointerDeallocate(ptr noundef, i1 zeroext, ptr noundef, ptr noundef, i32 noundef)

define linkonce_odr hidden i32 @irad.flang._FortranAMoveAlloc(ptr %0, ptr %1, ptr %2, i1 zeroext %3, ptr %4, ptr %5, i32 %6) alwaysinline {
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 23
  %9 = load i8, ptr %8, align 1
  %.not = icmp eq i8 %9, 0
  br i1 %.not, label %10, label %14

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 23
  %12 = load i8, ptr %11, align 1
  %.not24 = icmp ne i8 %12, 0
  %13 = icmp eq ptr %0, %1
  %or.cond = or i1 %.not24, %13
  br i1 %or.cond, label %14, label %16

14:
  %15 = call i32 @_FortranAMoveAlloc(ptr %0, ptr %1, ptr %2, i1 zeroext %3, ptr %4, ptr %5, i32 %6)
  br label %36

16:
  %17 = load ptr, ptr %0, align 8
  %.not25 = icmp eq ptr %17, null
  br i1 %.not25, label %20, label %18

18:
  %19 = load ptr, ptr %0, align 8
  call void @free(ptr %19)
  br label %20

20:
  br label %21

21:
  %.0 = phi i32 [ 0, %20 ], [ %33, %26 ]
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %23 = load i8, ptr %22, align 4
  %24 = zext i8 %23 to i32
  %25 = icmp samesign ult i32 %.0, %24
  br i1 %25, label %26, label %34

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = zext nneg i32 %.0 to i64
  %29 = getelementptr inbounds nuw %struct.dimension, ptr %27, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = zext nneg i32 %.0 to i64
  %32 = getelementptr inbounds nuw %struct.dimension, ptr %30, i64 %31
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %29, ptr nonnull align 8 dereferenceable(24) %32, i64 24, i1 false)
  %33 = add nuw nsw i32 %.0, 1
  br label %21

34:
  %35 = load ptr, ptr %1, align 8
  store ptr %35, ptr %0, align 8
  store ptr null, ptr %1, align 8
  br label %36

36:
  %.023 = phi i32 [ %15, %14 ], [ 0, %34 ]
  ret i32 %.023
}

declare i32 @_FortranAMoveAlloc(ptr noundef, ptr noundef, ptr noundef, i1 zeroext, ptr noundef, ptr noundef, i32 noundef)

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @llvm.lifetime.end.p0(ptr captures(none))

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
  br label %90

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %21 = load i8, ptr %20, align 4
  %22 = zext i8 %21 to i32
  %23 = add nuw nsw i32 %22, 1
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 %23)
  %24 = icmp slt i64 %3, 0
  %. = select i1 %24, i64 0, i64 %3
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i64, ptr %25, align 8
  br label %27

27:
  %.058 = phi i64 [ %26, %19 ], [ %55, %43 ]
  %.057 = phi i32 [ 0, %19 ], [ %56, %43 ]
  %.055 = phi i32 [ 0, %19 ], [ %.156, %43 ]
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %29 = load i8, ptr %28, align 4
  %30 = zext i8 %29 to i32
  %.not = icmp samesign ugt i32 %.057, %30
  br i1 %.not, label %57, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %33 = zext nneg i32 %.057 to i64
  %34 = getelementptr inbounds nuw %struct.dimension, ptr %32, i64 %33
  store i64 1, ptr %34, align 8
  %35 = add nsw i32 %2, -1
  %36 = icmp eq i32 %.057, %35
  br i1 %36, label %43, label %37

37:
  %38 = add nsw i32 %.055, 1
  %39 = sext i32 %.055 to i64
  %40 = getelementptr %struct.dimension, ptr %1, i64 %39
  %41 = getelementptr i8, ptr %40, i64 32
  %42 = load i64, ptr %41, align 8
  br label %43

43:
  %.156 = phi i32 [ %38, %37 ], [ %.055, %31 ]
  %44 = phi i64 [ %42, %37 ], [ %., %31 ]
  %45 = zext nneg i32 %.057 to i64
  %46 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 32
  store i64 %44, ptr %47, align 8
  %48 = zext nneg i32 %.057 to i64
  %49 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 40
  store i64 %.058, ptr %50, align 8
  %51 = zext nneg i32 %.057 to i64
  %52 = getelementptr inbounds nuw %struct.dimension, ptr %0, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %.058, %54
  %56 = add nuw nsw i32 %.057, 1
  br label %27

57:
  %58 = call ptr @irad.flang.room(i64 %.058)
  store ptr %58, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(384) %7, ptr nonnull align 8 dereferenceable(384) %0, i64 384, i1 false)
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %60 = load i8, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i8 %60, ptr %61, align 4
  br label %62

62:
  %.054 = phi i32 [ 0, %57 ], [ %77, %76 ]
  %.053 = phi i32 [ 0, %57 ], [ %.1, %76 ]
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %64 = load i8, ptr %63, align 4
  %65 = zext i8 %64 to i32
  %.not59 = icmp samesign ugt i32 %.054, %65
  br i1 %.not59, label %78, label %66

66:
  %67 = add nsw i32 %2, -1
  %.not60 = icmp eq i32 %.054, %67
  br i1 %.not60, label %76, label %68

68:
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %70 = add nsw i32 %.053, 1
  %71 = sext i32 %.053 to i64
  %72 = getelementptr inbounds %struct.dimension, ptr %69, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %74 = zext nneg i32 %.054 to i64
  %75 = getelementptr inbounds nuw %struct.dimension, ptr %73, i64 %74
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %72, ptr nonnull align 8 dereferenceable(24) %75, i64 24, i1 false)
  br label %76

76:
  %.1 = phi i32 [ %70, %68 ], [ %.053, %66 ]
  %77 = add nuw nsw i32 %.054, 1
  br label %62

78:
  %.0 = phi i64 [ %88, %80 ], [ 0, %62 ]
  %79 = icmp slt i64 %.0, %.
  br i1 %79, label %80, label %89

80:
  %81 = load ptr, ptr %0, align 8
  %82 = zext nneg i32 %2 to i64
  %83 = getelementptr %struct.dimension, ptr %0, i64 %82
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %85 = load i64, ptr %84, align 8
  %86 = mul nsw i64 %.0, %85
  %87 = getelementptr inbounds i8, ptr %81, i64 %86
  store ptr %87, ptr %7, align 8
  call void @irad.flang.copy(ptr nonnull %7, ptr %1)
  %88 = add nuw nsw i64 %.0, 1
  br label %78

89:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %90

90:
  ret void
}

declare void @_FortranASpread(ptr noundef, ptr noundef, i32 noundef, i64 noundef, ptr noundef, i32 noundef)

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

define internal ptr @irad.flang.room(i64 %0) alwaysinline {
  %2 = icmp sgt i64 %0, 0
  %. = select i1 %2, i64 %0, i64 1
  %3 = call noalias ptr @malloc(i64 %.)
  ret ptr %3
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
  br label %58

13:
  %14 = call i64 @irad.flang.count(ptr %1)
  br label %15

15:
  %.037 = phi i64 [ 0, %13 ], [ %20, %17 ]
  %.036 = phi i64 [ 0, %13 ], [ %21, %17 ]
  %16 = icmp slt i64 %.036, %14
  br i1 %16, label %17, label %22

17:
  %18 = call zeroext i1 @irad.flang.is_true(ptr %2, i64 %.036)
  %19 = zext i1 %18 to i64
  %20 = add nuw nsw i64 %.037, %19
  %21 = add nuw nsw i64 %.036, 1
  br label %15

22:
  call void @irad.flang.begin_result(ptr %0, ptr %1, i32 1)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 1, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %.037, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = mul nsw i64 %.037, %29
  %31 = call ptr @irad.flang.room(i64 %30)
  store ptr %31, ptr %0, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %33, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i64 %33, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %37 = load i8, ptr %36, align 1
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 21
  store i8 %37, ptr %38, align 1
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 21
  store i8 %37, ptr %39, align 1
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 20
  store i8 0, ptr %40, align 4
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i8 0, ptr %41, align 4
  %42 = load ptr, ptr %0, align 8
  store ptr %42, ptr %8, align 8
  br label %43

43:
  %.0 = phi i64 [ 0, %22 ], [ %56, %55 ]
  %44 = icmp slt i64 %.0, %14
  br i1 %44, label %45, label %57

45:
  %46 = call zeroext i1 @irad.flang.is_true(ptr %2, i64 %.0)
  br i1 %46, label %47, label %55

47:
  %48 = load ptr, ptr %1, align 8
  %49 = call i64 @irad.flang.offset(ptr nonnull %1, i64 %.0)
  %50 = getelementptr inbounds i8, ptr %48, i64 %49
  store ptr %50, ptr %7, align 8
  call void @irad.flang.copy(ptr nonnull %8, ptr nonnull %7)
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = load i64, ptr %51, align 8
  %53 = load ptr, ptr %8, align 8
  %54 = getelementptr inbounds i8, ptr %53, i64 %52
  store ptr %54, ptr %8, align 8
  br label %55

55:
  %56 = add nuw nsw i64 %.0, 1
  br label %43

57:
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %58

58:
  ret void
}

declare void @_FortranAPack(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef, i32 noundef)

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

define linkonce_odr hidden double @irad.flang._FortranANorm2_8(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline {
  %5 = call i64 @irad.flang.count(ptr %0)
  br label %6

6:
  %.029 = phi i64 [ 0, %4 ], [ %18, %8 ]
  %.0 = phi double [ 0.000000e+00, %4 ], [ %17, %8 ]
  %7 = icmp slt i64 %.029, %5
  br i1 %7, label %8, label %19

8:
  %9 = load ptr, ptr %0, align 8
  %10 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.029)
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  %12 = load double, ptr %11, align 8
  %13 = fcmp olt double %12, 0.000000e+00
  %14 = fneg double %12
  %15 = select i1 %13, double %14, double %12
  %16 = fcmp ogt double %15, %.0
  %17 = select i1 %16, double %15, double %.0
  %18 = add nuw nsw i64 %.029, 1
  br label %6

19:
  %20 = fcmp ogt double %.0, 1.000000e+15
  %21 = fcmp olt double %.0, 1.000000e-15
  %22 = select i1 %21, double 0x43B0000000000000, double 1.000000e+00
  %23 = select i1 %20, double 0x3C30000000000000, double %22
  br label %24

24:
  %.028 = phi double [ 0.000000e+00, %19 ], [ %33, %26 ]
  %.027 = phi i64 [ 0, %19 ], [ %34, %26 ]
  %25 = icmp slt i64 %.027, %5
  br i1 %25, label %26, label %35

26:
  %27 = load ptr, ptr %0, align 8
  %28 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.027)
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = fmul double %30, %23
  %32 = fmul double %31, %31
  %33 = fadd double %.028, %32
  %34 = add nuw nsw i64 %.027, 1
  br label %24

35:
  %36 = call double @llvm.sqrt.f64(double %.028)
  %37 = fdiv double %36, %23
  ret double %37
}

declare double @llvm.sqrt.f64(double)

define linkonce_odr hidden float @irad.flang._FortranANorm2_4(ptr %0, ptr %1, i32 %2, i32 %3) alwaysinline {
  %5 = call i64 @irad.flang.count(ptr %0)
  br label %6

6:
  %.029 = phi i64 [ 0, %4 ], [ %18, %8 ]
  %.0 = phi float [ 0.000000e+00, %4 ], [ %17, %8 ]
  %7 = icmp slt i64 %.029, %5
  br i1 %7, label %8, label %19

8:
  %9 = load ptr, ptr %0, align 8
  %10 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.029)
  %11 = getelementptr inbounds i8, ptr %9, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fcmp olt float %12, 0.000000e+00
  %14 = fneg float %12
  %15 = select i1 %13, float %14, float %12
  %16 = fcmp ogt float %15, %.0
  %17 = select i1 %16, float %15, float %.0
  %18 = add nuw nsw i64 %.029, 1
  br label %6

19:
  %20 = fcmp ogt float %.0, 0x430C6BF520000000
  %21 = fcmp olt float %.0, 0x3CD203AFA0000000
  %22 = select i1 %21, float 0x43B0000000000000, float 1.000000e+00
  %23 = select i1 %20, float 0x3C30000000000000, float %22
  br label %24

24:
  %.028 = phi float [ 0.000000e+00, %19 ], [ %33, %26 ]
  %.027 = phi i64 [ 0, %19 ], [ %34, %26 ]
  %25 = icmp slt i64 %.027, %5
  br i1 %25, label %26, label %35

26:
  %27 = load ptr, ptr %0, align 8
  %28 = call i64 @irad.flang.offset(ptr nonnull %0, i64 %.027)
  %29 = getelementptr inbounds i8, ptr %27, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fmul float %30, %23
  %32 = fmul float %31, %31
  %33 = fadd float %.028, %32
  %34 = add nuw nsw i64 %.027, 1
  br label %24

35:
  %36 = call float @llvm.sqrt.f32(float %.028)
  %37 = fdiv float %36, %23
  ret float %37
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
  %.not88 = icmp ne i8 %11, 27
  %12 = icmp slt i32 %2, 1
  %or.cond = or i1 %.not88, %12
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
  br label %136

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
  br label %35

35:
  %.082 = phi i32 [ 0, %24 ], [ %.183, %68 ]
  %.081 = phi i32 [ 0, %24 ], [ %69, %68 ]
  %.0 = phi i64 [ %34, %24 ], [ %.1, %68 ]
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %37 = load i8, ptr %36, align 4
  %38 = zext i8 %37 to i32
  %39 = icmp samesign ult i32 %.081, %38
  br i1 %39, label %40, label %70

40:
  %41 = add nsw i32 %2, -1
  %.not89 = icmp eq i32 %.081, %41
  br i1 %.not89, label %68, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %44 = sext i32 %.082 to i64
  %45 = getelementptr inbounds %struct.dimension, ptr %43, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = zext nneg i32 %.081 to i64
  %48 = getelementptr inbounds nuw %struct.dimension, ptr %46, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 dereferenceable(24) %45, ptr nonnull align 8 dereferenceable(24) %48, i64 24, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %50 = sext i32 %.082 to i64
  %51 = getelementptr inbounds %struct.dimension, ptr %49, i64 %50
  store i64 1, ptr %51, align 8
  %52 = zext nneg i32 %.081 to i64
  %53 = getelementptr inbounds nuw %struct.dimension, ptr %1, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 32
  %55 = load i64, ptr %54, align 8
  %56 = sext i32 %.082 to i64
  %57 = getelementptr %struct.dimension, ptr %0, i64 %56
  %58 = getelementptr i8, ptr %57, i64 32
  store i64 %55, ptr %58, align 8
  %59 = sext i32 %.082 to i64
  %60 = getelementptr %struct.dimension, ptr %0, i64 %59
  %61 = getelementptr i8, ptr %60, i64 40
  store i64 %.0, ptr %61, align 8
  %62 = zext nneg i32 %.081 to i64
  %63 = getelementptr inbounds nuw %struct.dimension, ptr %1, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 32
  %65 = load i64, ptr %64, align 8
  %66 = mul nsw i64 %.0, %65
  %67 = add nsw i32 %.082, 1
  br label %68

68:
  %.183 = phi i32 [ %67, %42 ], [ %.082, %40 ]
  %.1 = phi i64 [ %66, %42 ], [ %.0, %40 ]
  %69 = add nuw nsw i32 %.081, 1
  br label %35

70:
  %71 = call ptr @irad.flang.room(i64 %.0)
  store ptr %71, ptr %0, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 21
  %73 = load i8, ptr %72, align 1
  %74 = icmp eq i8 %73, 28
  br i1 %74, label %75, label %105

75:
  %76 = call i64 @irad.flang.count(ptr nonnull %0)
  br label %77

77:
  %.085 = phi i64 [ 0, %75 ], [ %104, %100 ]
  %78 = icmp slt i64 %.085, %76
  br i1 %78, label %79, label %135

79:
  %80 = load ptr, ptr %1, align 8
  %81 = call i64 @irad.flang.offset(ptr nonnull %6, i64 %.085)
  %82 = getelementptr inbounds i8, ptr %80, i64 %81
  br label %83

83:
  %.087 = phi double [ 0.000000e+00, %79 ], [ %98, %89 ]
  %.086 = phi i64 [ 0, %79 ], [ %99, %89 ]
  %84 = zext nneg i32 %2 to i64
  %85 = getelementptr %struct.dimension, ptr %1, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %87 = load i64, ptr %86, align 8
  %88 = icmp slt i64 %.086, %87
  br i1 %88, label %89, label %100

89:
  %90 = zext nneg i32 %2 to i64
  %91 = getelementptr %struct.dimension, ptr %1, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %93 = load i64, ptr %92, align 8
  %94 = mul nsw i64 %.086, %93
  %95 = getelementptr inbounds i8, ptr %82, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = fmul double %96, %96
  %98 = fadd double %.087, %97
  %99 = add nuw nsw i64 %.086, 1
  br label %83

100:
  %101 = call double @llvm.sqrt.f64(double %.087)
  %102 = load ptr, ptr %0, align 8
  %103 = getelementptr inbounds nuw double, ptr %102, i64 %.085
  store double %101, ptr %103, align 8
  %104 = add nuw nsw i64 %.085, 1
  br label %77

105:
  %106 = call i64 @irad.flang.count(ptr nonnull %0)
  br label %107

107:
  %.084 = phi i64 [ 0, %105 ], [ %134, %130 ]
  %108 = icmp slt i64 %.084, %106
  br i1 %108, label %109, label %135

109:
  %110 = load ptr, ptr %1, align 8
  %111 = call i64 @irad.flang.offset(ptr nonnull %6, i64 %.084)
  %112 = getelementptr inbounds i8, ptr %110, i64 %111
  br label %113

113:
  %.080 = phi float [ 0.000000e+00, %109 ], [ %128, %119 ]
  %.079 = phi i64 [ 0, %109 ], [ %129, %119 ]
  %114 = zext nneg i32 %2 to i64
  %115 = getelementptr %struct.dimension, ptr %1, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = icmp slt i64 %.079, %117
  br i1 %118, label %119, label %130

119:
  %120 = zext nneg i32 %2 to i64
  %121 = getelementptr %struct.dimension, ptr %1, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 16
  %123 = load i64, ptr %122, align 8
  %124 = mul nsw i64 %.079, %123
  %125 = getelementptr inbounds i8, ptr %112, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = fmul float %126, %126
  %128 = fadd float %.080, %127
  %129 = add nuw nsw i64 %.079, 1
  br label %113

130:
  %131 = call float @llvm.sqrt.f32(float %.080)
  %132 = load ptr, ptr %0, align 8
  %133 = getelementptr inbounds nuw float, ptr %132, i64 %.084
  store float %131, ptr %133, align 4
  %134 = add nuw nsw i64 %.084, 1
  br label %107

135:
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %136

136:
  ret void
}

declare void @_FortranANorm2Dim(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i32 noundef)

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
