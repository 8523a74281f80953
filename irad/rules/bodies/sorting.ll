define internal void @irad.body.qsort(ptr %0, i64 %1, i64 %2, ptr readonly %3) {
  %5 = icmp ult i64 %1, 2
  br i1 %5, label %._crit_edge, label %6

._crit_edge:
  br label %81

6:
  %7 = shl i64 %1, 3
  %8 = call noalias ptr @malloc(i64 %7)
  %9 = call noalias ptr @malloc(i64 %7)
  %10 = mul i64 %2, %1
  %11 = call noalias ptr @malloc(i64 %10)
  br label %12

12:
  %13 = phi i64 [ 0, %6 ], [ %15, %._crit_edge3 ]
  %14 = getelementptr inbounds nuw i64, ptr %8, i64 %13
  store i64 %13, ptr %14, align 8
  %15 = add nuw i64 %13, 1
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %.preheader2, label %._crit_edge3

._crit_edge3:
  br label %12

.preheader2:
  br label %17

17:
  %18 = phi ptr [ %19, %._crit_edge4 ], [ %8, %.preheader2 ]
  %19 = phi ptr [ %18, %._crit_edge4 ], [ %9, %.preheader2 ]
  %20 = phi i64 [ %21, %._crit_edge4 ], [ 1, %.preheader2 ]
  %21 = shl i64 %20, 1
  br label %24

22:
  %23 = icmp ult i64 %21, %1
  br i1 %23, label %._crit_edge4, label %.preheader

._crit_edge4:
  br label %17

.preheader:
  %.lcssa13 = phi ptr [ %18, %22 ]
  %.lcssa = phi ptr [ %19, %22 ]
  br label %71

24:
  %25 = phi i64 [ %20, %17 ], [ %38, %._crit_edge6 ]
  %26 = phi i64 [ 0, %17 ], [ %36, %._crit_edge6 ]
  %27 = call i64 @llvm.umin.i64(i64 %1, i64 %25)
  %28 = add i64 %20, %27
  %29 = call i64 @llvm.umin.i64(i64 %1, i64 %28)
  %30 = add i64 %26, %20
  %31 = call i64 @llvm.umin.i64(i64 %30, i64 %1)
  %32 = add i64 %31, %20
  %33 = call i64 @llvm.umin.i64(i64 %32, i64 %1)
  %34 = icmp ult i64 %26, %33
  br i1 %34, label %.preheader1, label %._crit_edge5

._crit_edge5:
  br label %35

.preheader1:
  br label %39

.loopexit:
  br label %35

35:
  %36 = add i64 %26, %21
  %37 = icmp ult i64 %36, %1
  %38 = add i64 %25, %21
  br i1 %37, label %._crit_edge6, label %22

._crit_edge6:
  br label %24

39:
  %40 = phi i64 [ %68, %._crit_edge11 ], [ %26, %.preheader1 ]
  %41 = phi i64 [ %64, %._crit_edge11 ], [ %31, %.preheader1 ]
  %42 = phi i64 [ %63, %._crit_edge11 ], [ %26, %.preheader1 ]
  %43 = icmp eq i64 %42, %31
  br i1 %43, label %._crit_edge7, label %44

._crit_edge7:
  br label %59

44:
  %45 = icmp eq i64 %41, %33
  br i1 %45, label %._crit_edge8, label %46

._crit_edge8:
  br label %57

46:
  %47 = getelementptr inbounds nuw i64, ptr %18, i64 %42
  %48 = load i64, ptr %47, align 8
  %49 = mul nsw i64 %48, %2
  %50 = getelementptr inbounds i8, ptr %0, i64 %49
  %51 = getelementptr inbounds nuw i64, ptr %18, i64 %41
  %52 = load i64, ptr %51, align 8
  %53 = mul nsw i64 %52, %2
  %54 = getelementptr inbounds i8, ptr %0, i64 %53
  %55 = call i32 %3(ptr %50, ptr %54)
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %._crit_edge9, label %._crit_edge10

._crit_edge10:
  br label %57

._crit_edge9:
  br label %59

57:
  %58 = add i64 %42, 1
  br label %61

59:
  %60 = add i64 %41, 1
  br label %61

61:
  %62 = phi i64 [ %41, %59 ], [ %42, %57 ]
  %63 = phi i64 [ %42, %59 ], [ %58, %57 ]
  %64 = phi i64 [ %60, %59 ], [ %41, %57 ]
  %65 = getelementptr inbounds nuw i64, ptr %18, i64 %62
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i64, ptr %19, i64 %40
  store i64 %66, ptr %67, align 8
  %68 = add i64 %40, 1
  %69 = icmp eq i64 %68, %29
  br i1 %69, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %39

70:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %11, i64 %10, i1 false)
  call void @free(ptr %11)
  call void @free(ptr nonnull %.lcssa)
  call void @free(ptr %.lcssa13)
  br label %81

71:
  %72 = phi i64 [ %79, %._crit_edge12 ], [ 0, %.preheader ]
  %73 = mul nsw i64 %72, %2
  %74 = getelementptr inbounds i8, ptr %11, i64 %73
  %75 = getelementptr inbounds nuw i64, ptr %.lcssa, i64 %72
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %76, %2
  %78 = getelementptr inbounds i8, ptr %0, i64 %77
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %74, ptr align 1 %78, i64 %2, i1 false)
  %79 = add nuw i64 %72, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %70, label %._crit_edge12

._crit_edge12:
  br label %71

81:
  ret void
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal void @irad.body.qsort_r(ptr %0, i64 %1, i64 %2, ptr readonly %3, ptr %4) {
  %6 = icmp ult i64 %1, 2
  br i1 %6, label %._crit_edge, label %7

._crit_edge:
  br label %82

7:
  %8 = shl i64 %1, 3
  %9 = call noalias ptr @malloc(i64 %8)
  %10 = call noalias ptr @malloc(i64 %8)
  %11 = mul i64 %2, %1
  %12 = call noalias ptr @malloc(i64 %11)
  br label %13

13:
  %14 = phi i64 [ 0, %7 ], [ %16, %._crit_edge3 ]
  %15 = getelementptr inbounds nuw i64, ptr %9, i64 %14
  store i64 %14, ptr %15, align 8
  %16 = add nuw i64 %14, 1
  %17 = icmp eq i64 %16, %1
  br i1 %17, label %.preheader2, label %._crit_edge3

._crit_edge3:
  br label %13

.preheader2:
  br label %18

18:
  %19 = phi ptr [ %20, %._crit_edge4 ], [ %9, %.preheader2 ]
  %20 = phi ptr [ %19, %._crit_edge4 ], [ %10, %.preheader2 ]
  %21 = phi i64 [ %22, %._crit_edge4 ], [ 1, %.preheader2 ]
  %22 = shl i64 %21, 1
  br label %25

23:
  %24 = icmp ult i64 %22, %1
  br i1 %24, label %._crit_edge4, label %.preheader

._crit_edge4:
  br label %18

.preheader:
  %.lcssa13 = phi ptr [ %19, %23 ]
  %.lcssa = phi ptr [ %20, %23 ]
  br label %72

25:
  %26 = phi i64 [ %21, %18 ], [ %39, %._crit_edge6 ]
  %27 = phi i64 [ 0, %18 ], [ %37, %._crit_edge6 ]
  %28 = call i64 @llvm.umin.i64(i64 %1, i64 %26)
  %29 = add i64 %21, %28
  %30 = call i64 @llvm.umin.i64(i64 %1, i64 %29)
  %31 = add i64 %27, %21
  %32 = call i64 @llvm.umin.i64(i64 %31, i64 %1)
  %33 = add i64 %32, %21
  %34 = call i64 @llvm.umin.i64(i64 %33, i64 %1)
  %35 = icmp ult i64 %27, %34
  br i1 %35, label %.preheader1, label %._crit_edge5

._crit_edge5:
  br label %36

.preheader1:
  br label %40

.loopexit:
  br label %36

36:
  %37 = add i64 %27, %22
  %38 = icmp ult i64 %37, %1
  %39 = add i64 %26, %22
  br i1 %38, label %._crit_edge6, label %23

._crit_edge6:
  br label %25

40:
  %41 = phi i64 [ %69, %._crit_edge11 ], [ %27, %.preheader1 ]
  %42 = phi i64 [ %65, %._crit_edge11 ], [ %32, %.preheader1 ]
  %43 = phi i64 [ %64, %._crit_edge11 ], [ %27, %.preheader1 ]
  %44 = icmp eq i64 %43, %32
  br i1 %44, label %._crit_edge7, label %45

._crit_edge7:
  br label %60

45:
  %46 = icmp eq i64 %42, %34
  br i1 %46, label %._crit_edge8, label %47

._crit_edge8:
  br label %58

47:
  %48 = getelementptr inbounds nuw i64, ptr %19, i64 %43
  %49 = load i64, ptr %48, align 8
  %50 = mul nsw i64 %49, %2
  %51 = getelementptr inbounds i8, ptr %0, i64 %50
  %52 = getelementptr inbounds nuw i64, ptr %19, i64 %42
  %53 = load i64, ptr %52, align 8
  %54 = mul nsw i64 %53, %2
  %55 = getelementptr inbounds i8, ptr %0, i64 %54
  %56 = call i32 %3(ptr %51, ptr %55, ptr %4)
  %57 = icmp sgt i32 %56, 0
  br i1 %57, label %._crit_edge9, label %._crit_edge10

._crit_edge10:
  br label %58

._crit_edge9:
  br label %60

58:
  %59 = add i64 %43, 1
  br label %62

60:
  %61 = add i64 %42, 1
  br label %62

62:
  %63 = phi i64 [ %42, %60 ], [ %43, %58 ]
  %64 = phi i64 [ %43, %60 ], [ %59, %58 ]
  %65 = phi i64 [ %61, %60 ], [ %42, %58 ]
  %66 = getelementptr inbounds nuw i64, ptr %19, i64 %63
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i64, ptr %20, i64 %41
  store i64 %67, ptr %68, align 8
  %69 = add i64 %41, 1
  %70 = icmp eq i64 %69, %30
  br i1 %70, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %40

71:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %12, i64 %11, i1 false)
  call void @free(ptr %12)
  call void @free(ptr nonnull %.lcssa)
  call void @free(ptr %.lcssa13)
  br label %82

72:
  %73 = phi i64 [ %80, %._crit_edge12 ], [ 0, %.preheader ]
  %74 = mul nsw i64 %73, %2
  %75 = getelementptr inbounds i8, ptr %12, i64 %74
  %76 = getelementptr inbounds nuw i64, ptr %.lcssa, i64 %73
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %77, %2
  %79 = getelementptr inbounds i8, ptr %0, i64 %78
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %75, ptr align 1 %79, i64 %2, i1 false)
  %80 = add nuw i64 %73, 1
  %81 = icmp eq i64 %80, %1
  br i1 %81, label %71, label %._crit_edge12

._crit_edge12:
  br label %72

82:
  ret void
}

define internal ptr @irad.body.bsearch(ptr %0, ptr %1, i64 %2, i64 %3, ptr readonly %4) {
  br label %6

6:
  %7 = phi i64 [ %2, %5 ], [ %20, %._crit_edge1 ]
  %8 = phi i64 [ 0, %5 ], [ %21, %._crit_edge1 ]
  %9 = icmp ult i64 %8, %7
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %22

10:
  %11 = sub nuw i64 %7, %8
  %12 = lshr i64 %11, 1
  %13 = add i64 %12, %8
  %14 = mul nsw i64 %13, %3
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  %16 = call i32 %4(ptr %0, ptr %15)
  %17 = icmp eq i32 %16, 0
  %18 = icmp slt i32 %16, 0
  %19 = add i64 %13, 1
  %20 = select i1 %18, i64 %13, i64 %7
  %21 = select i1 %18, i64 %8, i64 %19
  br i1 %17, label %split, label %._crit_edge1

._crit_edge1:
  br label %6

split:
  %.lcssa = phi ptr [ %15, %10 ]
  br label %22

22:
  %23 = phi ptr [ null, %._crit_edge ], [ %.lcssa, %split ]
  ret ptr %23
}

declare i64 @llvm.umin.i64(i64, i64)
