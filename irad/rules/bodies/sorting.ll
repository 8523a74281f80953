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

declare i64 @llvm.umin.i64(i64, i64)
