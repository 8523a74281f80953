define internal void @irad.body.sgemm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr readonly %9, ptr readonly %10, ptr %11, ptr readonly %12) {
  %14 = alloca [1 x float], align 4
  %15 = load i8, ptr %0, align 1
  %16 = load i8, ptr %1, align 1
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %4, align 4
  %22 = sext i32 %21 to i64
  %23 = load float, ptr %5, align 4
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = load i32, ptr %9, align 4
  %27 = sext i32 %26 to i64
  %28 = load float, ptr %10, align 4
  %29 = load i32, ptr %12, align 4
  %30 = sext i32 %29 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store float %23, ptr %14, align 4
  %31 = and i8 %15, -33
  %32 = icmp eq i8 %31, 78
  %33 = select i1 %32, i64 %18, i64 %22
  %34 = select i1 %32, i64 %22, i64 %18
  %35 = icmp sgt i64 %33, 0
  %36 = icmp sgt i64 %34, 0
  %37 = and i1 %35, %36
  br i1 %37, label %38, label %._crit_edge

._crit_edge:
  br label %43

38:
  %39 = add nuw nsw i64 %34, 4611686018427387903
  %40 = mul i64 %39, %25
  %41 = add i64 %40, %33
  %42 = shl i64 %41, 2
  call void @__irad_float(ptr %6, i64 %42)
  br label %43

43:
  %44 = and i8 %16, -33
  %45 = icmp eq i8 %44, 78
  %46 = select i1 %45, i64 %22, i64 %20
  %47 = select i1 %45, i64 %20, i64 %22
  %48 = icmp sgt i64 %46, 0
  %49 = icmp sgt i64 %47, 0
  %50 = and i1 %48, %49
  br i1 %50, label %51, label %._crit_edge2

._crit_edge2:
  br label %56

51:
  %52 = add nuw nsw i64 %47, 4611686018427387903
  %53 = mul i64 %52, %27
  %54 = add i64 %53, %46
  %55 = shl i64 %54, 2
  call void @__irad_float(ptr %8, i64 %55)
  br label %56

56:
  %57 = icmp sgt i32 %17, 0
  %58 = icmp sgt i32 %19, 0
  %59 = and i1 %57, %58
  br i1 %59, label %60, label %65

60:
  %61 = add nuw nsw i64 %20, 4611686018427387903
  %62 = mul i64 %61, %30
  %63 = add i64 %62, %18
  %64 = shl i64 %63, 2
  call void @__irad_float(ptr %11, i64 %64)
  br label %66

65:
  br i1 %58, label %._crit_edge3, label %._crit_edge4

._crit_edge4:
  br label %87

._crit_edge3:
  br label %66

66:
  %67 = fcmp oeq float %28, 0.000000e+00
  br label %68

68:
  %69 = phi i64 [ 0, %66 ], [ %74, %._crit_edge6 ]
  br i1 %57, label %70, label %._crit_edge5

._crit_edge5:
  br label %73

70:
  %71 = mul nsw i64 %69, %30
  %72 = getelementptr float, ptr %11, i64 %71
  br label %76

.loopexit:
  br label %73

73:
  %74 = add nuw nsw i64 %69, 1
  %75 = icmp eq i64 %74, %20
  br i1 %75, label %.loopexit1, label %._crit_edge6

._crit_edge6:
  br label %68

76:
  %77 = phi i64 [ 0, %70 ], [ %85, %._crit_edge8 ]
  br i1 %67, label %._crit_edge7, label %78

._crit_edge7:
  br label %82

78:
  %79 = getelementptr float, ptr %72, i64 %77
  %80 = load float, ptr %79, align 4
  %81 = fmul float %28, %80
  br label %82

82:
  %83 = phi float [ %81, %78 ], [ 0.000000e+00, %._crit_edge7 ]
  %84 = getelementptr float, ptr %72, i64 %77
  store float %83, ptr %84, align 4
  %85 = add nuw nsw i64 %77, 1
  %86 = icmp eq i64 %85, %18
  br i1 %86, label %.loopexit, label %._crit_edge8

._crit_edge8:
  br label %76

.loopexit1:
  br label %87

87:
  %88 = sext i8 %15 to i64
  %89 = sext i8 %16 to i64
  %90 = call i32 @irad_la_sgemm(i64 %88, i64 %89, i64 range(i64 -2147483648, 2147483648) %18, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %22, ptr nonnull %14, ptr %6, i64 range(i64 -2147483648, 2147483648) %25, ptr %8, i64 range(i64 -2147483648, 2147483648) %27, ptr %11, i64 range(i64 -2147483648, 2147483648) %30)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  ret void
}

define internal void @irad.body.sgemv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = alloca [1 x float], align 4
  %13 = alloca [1 x float], align 4
  %14 = load i8, ptr %0, align 1
  %15 = load i32, ptr %1, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = load float, ptr %3, align 4
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = load i32, ptr %7, align 4
  %23 = sext i32 %22 to i64
  %24 = load float, ptr %8, align 4
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = and i8 %14, -33
  %28 = icmp eq i8 %27, 78
  %29 = select i1 %28, i64 %16, i64 %18
  %30 = select i1 %28, i64 %18, i64 %16
  %31 = icmp eq i32 %22, 1
  %32 = icmp eq i32 %25, 1
  %33 = and i1 %31, %32
  %34 = call i64 @llvm.smax.i64(i64 %30, i64 1)
  br i1 %33, label %35, label %68

35:
  %36 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %19, ptr %12, align 4
  %37 = icmp sgt i32 %15, 0
  %38 = icmp sgt i32 %17, 0
  %39 = and i1 %37, %38
  br i1 %39, label %40, label %._crit_edge

._crit_edge:
  br label %45

40:
  %41 = add nuw nsw i64 %18, 4611686018427387903
  %42 = mul i64 %41, %21
  %43 = add i64 %42, %16
  %44 = shl i64 %43, 2
  call void @__irad_float(ptr %4, i64 %44)
  br label %45

45:
  %46 = icmp sgt i64 %30, 0
  br i1 %46, label %47, label %._crit_edge3

._crit_edge3:
  br label %49

47:
  %48 = shl nuw nsw i64 %30, 2
  call void @__irad_float(ptr %6, i64 %48)
  br label %49

49:
  %50 = icmp sgt i64 %29, 0
  br i1 %50, label %54, label %._crit_edge4

._crit_edge4:
  br label %51

.loopexit:
  br label %51

51:
  %52 = sext i8 %14 to i64
  %53 = call i32 @irad_la_sgemm(i64 %52, i64 110, i64 range(i64 -2147483648, 2147483648) %29, i64 1, i64 range(i64 -2147483648, 2147483648) %30, ptr nonnull %12, ptr %4, i64 range(i64 -2147483648, 2147483648) %21, ptr %6, i64 range(i64 -2147483648, 2147483648) %34, ptr %9, i64 range(i64 -2147483648, 2147483648) %36)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %138

54:
  %55 = shl nuw nsw i64 %29, 2
  call void @__irad_float(ptr %9, i64 %55)
  %56 = fcmp oeq float %24, 0.000000e+00
  br label %57

57:
  %58 = phi i64 [ 0, %54 ], [ %66, %._crit_edge6 ]
  br i1 %56, label %._crit_edge5, label %59

._crit_edge5:
  br label %63

59:
  %60 = getelementptr float, ptr %9, i64 %58
  %61 = load float, ptr %60, align 4
  %62 = fmul float %24, %61
  br label %63

63:
  %64 = phi float [ %62, %59 ], [ 0.000000e+00, %._crit_edge5 ]
  %65 = getelementptr float, ptr %9, i64 %58
  store float %64, ptr %65, align 4
  %66 = add nuw nsw i64 %58, 1
  %67 = icmp eq i64 %66, %29
  br i1 %67, label %.loopexit, label %._crit_edge6

._crit_edge6:
  br label %57

68:
  %69 = shl nuw nsw i64 %34, 2
  %70 = call noalias ptr @malloc(i64 %69)
  %71 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %29, i64 1)
  %72 = shl nuw nsw i64 %71, 2
  %73 = call noalias ptr @malloc(i64 %72)
  %74 = icmp sgt i64 %30, 0
  br i1 %74, label %75, label %._crit_edge7

._crit_edge7:
  br label %89

75:
  %76 = icmp slt i32 %22, 0
  %77 = sub nsw i64 1, %30
  %78 = mul nsw i64 %77, %23
  %79 = select i1 %76, i64 %78, i64 0
  %80 = getelementptr float, ptr %6, i64 %79
  br label %81

81:
  %82 = phi i64 [ 0, %75 ], [ %87, %._crit_edge8 ]
  %83 = mul nsw i64 %82, %23
  %84 = getelementptr float, ptr %80, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = getelementptr inbounds nuw float, ptr %70, i64 %82
  store float %85, ptr %86, align 4
  %87 = add nuw nsw i64 %82, 1
  %88 = icmp eq i64 %87, %30
  br i1 %88, label %.loopexit2, label %._crit_edge8

._crit_edge8:
  br label %81

.loopexit2:
  br label %89

89:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store float %19, ptr %13, align 4
  %90 = icmp sgt i32 %15, 0
  %91 = icmp sgt i32 %17, 0
  %92 = and i1 %90, %91
  br i1 %92, label %93, label %._crit_edge9

._crit_edge9:
  br label %98

93:
  %94 = add nuw nsw i64 %18, 4611686018427387903
  %95 = mul i64 %94, %21
  %96 = add i64 %95, %16
  %97 = shl i64 %96, 2
  call void @__irad_float(ptr %4, i64 %97)
  br label %98

98:
  br i1 %74, label %99, label %._crit_edge10

._crit_edge10:
  br label %101

99:
  %100 = shl nuw nsw i64 %30, 2
  call void @__irad_float(ptr %70, i64 %100)
  br label %101

101:
  %102 = icmp sgt i64 %29, 0
  br i1 %102, label %106, label %103

103:
  %104 = sext i8 %14 to i64
  %105 = call i32 @irad_la_sgemm(i64 %104, i64 110, i64 range(i64 -2147483648, 2147483648) %29, i64 1, i64 range(i64 -2147483648, 2147483648) %30, ptr nonnull %13, ptr %4, i64 range(i64 -2147483648, 2147483648) %21, ptr %70, i64 range(i64 -2147483648, 2147483648) %30, ptr %73, i64 range(i64 -2147483648, 2147483648) %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %122

106:
  %107 = shl nuw nsw i64 %29, 2
  call void @__irad_float(ptr %73, i64 %107)
  br label %108

108:
  %109 = phi i64 [ 0, %106 ], [ %111, %._crit_edge11 ]
  %110 = getelementptr float, ptr %73, i64 %109
  store float 0.000000e+00, ptr %110, align 4
  %111 = add nuw nsw i64 %109, 1
  %112 = icmp eq i64 %111, %29
  br i1 %112, label %113, label %._crit_edge11

._crit_edge11:
  br label %108

113:
  %114 = sext i8 %14 to i64
  %115 = call i32 @irad_la_sgemm(i64 %114, i64 110, i64 range(i64 -2147483648, 2147483648) %29, i64 1, i64 range(i64 -2147483648, 2147483648) %30, ptr nonnull %13, ptr %4, i64 range(i64 -2147483648, 2147483648) %21, ptr %70, i64 range(i64 -2147483648, 2147483648) %30, ptr nonnull %73, i64 range(i64 -2147483648, 2147483648) %29)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %116 = icmp slt i32 %25, 0
  %117 = sub nsw i64 1, %29
  %118 = mul nsw i64 %117, %26
  %119 = select i1 %116, i64 %118, i64 0
  %120 = fcmp oeq float %24, 0.000000e+00
  %121 = getelementptr float, ptr %9, i64 %119
  br label %123

.loopexit1:
  br label %122

122:
  call void @free(ptr %70)
  call void @free(ptr %73)
  br label %138

123:
  %124 = phi i64 [ 0, %113 ], [ %136, %._crit_edge13 ]
  %125 = getelementptr inbounds nuw float, ptr %73, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = mul nsw i64 %124, %26
  br i1 %120, label %._crit_edge12, label %128

._crit_edge12:
  br label %132

128:
  %129 = getelementptr float, ptr %121, i64 %127
  %130 = load float, ptr %129, align 4
  %131 = fmul float %24, %130
  br label %132

132:
  %133 = phi float [ %131, %128 ], [ 0.000000e+00, %._crit_edge12 ]
  %134 = fadd float %126, %133
  %135 = getelementptr float, ptr %121, i64 %127
  store float %134, ptr %135, align 4
  %136 = add nuw nsw i64 %124, 1
  %137 = icmp eq i64 %136, %29
  br i1 %137, label %.loopexit1, label %._crit_edge13

._crit_edge13:
  br label %123

138:
  ret void
}

define internal void @irad.body.sger(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8) {
  %10 = load i32, ptr %0, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load float, ptr %2, align 4
  %15 = load i32, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %6, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %8, align 4
  %20 = sext i32 %19 to i64
  %21 = icmp sgt i32 %12, 0
  br i1 %21, label %22, label %._crit_edge

._crit_edge:
  br label %57

22:
  %23 = icmp slt i32 %17, 0
  %24 = sub nsw i64 1, %13
  %25 = mul nsw i64 %24, %18
  %26 = select i1 %23, i64 %25, i64 0
  %27 = icmp slt i32 %15, 0
  %28 = sub nsw i64 1, %11
  %29 = mul nsw i64 %28, %16
  %30 = select i1 %27, i64 %29, i64 0
  %31 = icmp sgt i32 %10, 0
  %32 = getelementptr float, ptr %3, i64 %30
  %33 = getelementptr float, ptr %5, i64 %26
  br label %34

34:
  %35 = phi i64 [ 0, %22 ], [ %42, %._crit_edge3 ]
  br i1 %31, label %36, label %._crit_edge2

._crit_edge2:
  br label %41

36:
  %37 = mul nsw i64 %35, %18
  %38 = getelementptr float, ptr %33, i64 %37
  %39 = mul nsw i64 %35, %20
  %40 = getelementptr float, ptr %7, i64 %39
  br label %44

.loopexit:
  br label %41

41:
  %42 = add nuw nsw i64 %35, 1
  %43 = icmp eq i64 %42, %13
  br i1 %43, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %34

44:
  %45 = phi i64 [ 0, %36 ], [ %55, %._crit_edge4 ]
  %46 = mul nsw i64 %45, %16
  %47 = getelementptr float, ptr %32, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = fmul float %14, %48
  %50 = load float, ptr %38, align 4
  %51 = fmul float %49, %50
  %52 = getelementptr float, ptr %40, i64 %45
  %53 = load float, ptr %52, align 4
  %54 = fadd float %53, %51
  store float %54, ptr %52, align 4
  %55 = add nuw nsw i64 %45, 1
  %56 = icmp eq i64 %55, %11
  br i1 %56, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %44

.loopexit1:
  br label %57

57:
  ret void
}

define internal void @irad.body.ssymm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr readonly %9, ptr %10, ptr readonly %11) {
  %13 = alloca [1 x float], align 4
  %14 = alloca [1 x float], align 4
  %15 = load i8, ptr %0, align 1
  %16 = load i8, ptr %1, align 1
  %17 = load i32, ptr %2, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = load float, ptr %4, align 4
  %22 = load i32, ptr %6, align 4
  %23 = sext i32 %22 to i64
  %24 = load i32, ptr %8, align 4
  %25 = sext i32 %24 to i64
  %26 = load float, ptr %9, align 4
  %27 = load i32, ptr %11, align 4
  %28 = sext i32 %27 to i64
  %29 = and i8 %15, -33
  %30 = icmp eq i8 %29, 76
  %31 = select i1 %30, i64 %18, i64 %20
  %32 = mul nsw i64 %31, %31
  %33 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %32, i64 1)
  %34 = shl i64 %33, 2
  %35 = call noalias ptr @malloc(i64 %34)
  %36 = icmp sgt i64 %31, 0
  br i1 %36, label %37, label %._crit_edge

._crit_edge:
  br label %67

37:
  %38 = and i8 %16, -33
  %39 = icmp eq i8 %38, 76
  br label %40

40:
  %41 = phi i64 [ 0, %37 ], [ %48, %._crit_edge5 ]
  %42 = mul nsw i64 %41, %23
  %43 = getelementptr float, ptr %5, i64 %42
  %44 = getelementptr float, ptr %5, i64 %41
  %45 = mul nuw nsw i64 %41, %31
  %46 = getelementptr float, ptr %35, i64 %45
  br label %50

47:
  %48 = add nuw nsw i64 %41, 1
  %49 = icmp eq i64 %48, %31
  br i1 %49, label %.loopexit4, label %._crit_edge5

._crit_edge5:
  br label %40

50:
  %51 = phi i64 [ 0, %40 ], [ %65, %._crit_edge10 ]
  br i1 %39, label %52, label %54

52:
  %53 = icmp samesign ult i64 %51, %41
  br i1 %53, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %56

._crit_edge6:
  br label %58

54:
  %55 = icmp samesign ugt i64 %51, %41
  br i1 %55, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %56

._crit_edge8:
  br label %58

56:
  %57 = getelementptr float, ptr %43, i64 %51
  br label %61

58:
  %59 = mul nsw i64 %51, %23
  %60 = getelementptr float, ptr %44, i64 %59
  br label %61

61:
  %62 = phi ptr [ %57, %56 ], [ %60, %58 ]
  %63 = load float, ptr %62, align 4
  %64 = getelementptr float, ptr %46, i64 %51
  store float %63, ptr %64, align 4
  %65 = add nuw nsw i64 %51, 1
  %66 = icmp eq i64 %65, %31
  br i1 %66, label %47, label %._crit_edge10

._crit_edge10:
  br label %50

.loopexit4:
  br label %67

67:
  %68 = icmp sgt i32 %17, 0
  br i1 %30, label %69, label %107

69:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store float %21, ptr %13, align 4
  br i1 %68, label %70, label %82

70:
  %71 = shl nuw nsw i64 %18, 2
  %72 = mul nuw i64 %71, %18
  call void @__irad_float(ptr %35, i64 %72)
  %73 = icmp sgt i32 %19, 0
  br i1 %73, label %74, label %._crit_edge11

._crit_edge11:
  br label %105

74:
  %75 = add nuw nsw i64 %20, 4611686018427387903
  %76 = mul i64 %75, %25
  %77 = add i64 %76, %18
  %78 = shl i64 %77, 2
  call void @__irad_float(ptr %7, i64 %78)
  %79 = mul i64 %75, %28
  %80 = add i64 %79, %18
  %81 = shl i64 %80, 2
  call void @__irad_float(ptr %10, i64 %81)
  br label %84

82:
  %83 = icmp sgt i32 %19, 0
  br i1 %83, label %._crit_edge12, label %._crit_edge13

._crit_edge13:
  br label %105

._crit_edge12:
  br label %84

84:
  %85 = fcmp oeq float %26, 0.000000e+00
  br label %86

86:
  %87 = phi i64 [ 0, %84 ], [ %92, %._crit_edge15 ]
  br i1 %68, label %88, label %._crit_edge14

._crit_edge14:
  br label %91

88:
  %89 = mul nsw i64 %87, %28
  %90 = getelementptr float, ptr %10, i64 %89
  br label %94

.loopexit:
  br label %91

91:
  %92 = add nuw nsw i64 %87, 1
  %93 = icmp eq i64 %92, %20
  br i1 %93, label %.loopexit1, label %._crit_edge15

._crit_edge15:
  br label %86

94:
  %95 = phi i64 [ 0, %88 ], [ %103, %._crit_edge17 ]
  br i1 %85, label %._crit_edge16, label %96

._crit_edge16:
  br label %100

96:
  %97 = getelementptr float, ptr %90, i64 %95
  %98 = load float, ptr %97, align 4
  %99 = fmul float %26, %98
  br label %100

100:
  %101 = phi float [ %99, %96 ], [ 0.000000e+00, %._crit_edge16 ]
  %102 = getelementptr float, ptr %90, i64 %95
  store float %101, ptr %102, align 4
  %103 = add nuw nsw i64 %95, 1
  %104 = icmp eq i64 %103, %18
  br i1 %104, label %.loopexit, label %._crit_edge17

._crit_edge17:
  br label %94

.loopexit1:
  br label %105

105:
  %106 = call i32 @irad_la_sgemm(i64 110, i64 110, i64 range(i64 -2147483648, 2147483648) %18, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %18, ptr nonnull %13, ptr %35, i64 range(i64 -2147483648, 2147483648) %31, ptr %7, i64 range(i64 -2147483648, 2147483648) %25, ptr %10, i64 range(i64 -2147483648, 2147483648) %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %148

107:
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store float %21, ptr %14, align 4
  %108 = icmp sgt i32 %19, 0
  %109 = and i1 %68, %108
  br i1 %109, label %114, label %110

110:
  br i1 %108, label %111, label %._crit_edge18

._crit_edge18:
  br label %146

111:
  %112 = shl nuw nsw i64 %20, 2
  %113 = mul nuw i64 %112, %20
  call void @__irad_float(ptr %35, i64 %113)
  br label %125

114:
  %115 = add nuw nsw i64 %20, 4611686018427387903
  %116 = mul i64 %115, %25
  %117 = add i64 %116, %18
  %118 = shl i64 %117, 2
  call void @__irad_float(ptr %7, i64 %118)
  %119 = shl nuw nsw i64 %20, 2
  %120 = mul nuw i64 %119, %20
  call void @__irad_float(ptr %35, i64 %120)
  %121 = add nuw nsw i64 %20, 4611686018427387903
  %122 = mul i64 %121, %28
  %123 = add i64 %122, %18
  %124 = shl i64 %123, 2
  call void @__irad_float(ptr %10, i64 %124)
  br label %125

125:
  %126 = fcmp oeq float %26, 0.000000e+00
  br label %127

127:
  %128 = phi i64 [ 0, %125 ], [ %133, %._crit_edge20 ]
  br i1 %68, label %129, label %._crit_edge19

._crit_edge19:
  br label %132

129:
  %130 = mul nsw i64 %128, %28
  %131 = getelementptr float, ptr %10, i64 %130
  br label %135

.loopexit2:
  br label %132

132:
  %133 = add nuw nsw i64 %128, 1
  %134 = icmp eq i64 %133, %20
  br i1 %134, label %.loopexit3, label %._crit_edge20

._crit_edge20:
  br label %127

135:
  %136 = phi i64 [ 0, %129 ], [ %144, %._crit_edge22 ]
  br i1 %126, label %._crit_edge21, label %137

._crit_edge21:
  br label %141

137:
  %138 = getelementptr float, ptr %131, i64 %136
  %139 = load float, ptr %138, align 4
  %140 = fmul float %26, %139
  br label %141

141:
  %142 = phi float [ %140, %137 ], [ 0.000000e+00, %._crit_edge21 ]
  %143 = getelementptr float, ptr %131, i64 %136
  store float %142, ptr %143, align 4
  %144 = add nuw nsw i64 %136, 1
  %145 = icmp eq i64 %144, %18
  br i1 %145, label %.loopexit2, label %._crit_edge22

._crit_edge22:
  br label %135

.loopexit3:
  br label %146

146:
  %147 = call i32 @irad_la_sgemm(i64 110, i64 110, i64 range(i64 -2147483648, 2147483648) %18, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %20, ptr nonnull %14, ptr %7, i64 range(i64 -2147483648, 2147483648) %25, ptr %35, i64 range(i64 -2147483648, 2147483648) %31, ptr %10, i64 range(i64 -2147483648, 2147483648) %28)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %148

148:
  call void @free(ptr %35)
  ret void
}

define internal void @irad.body.ssyrk(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr readonly %7, ptr %8, ptr readonly %9) {
  %11 = alloca [1 x float], align 4
  %12 = load i8, ptr %0, align 1
  %13 = load i8, ptr %1, align 1
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = load float, ptr %4, align 4
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = load float, ptr %7, align 4
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = mul nsw i64 %15, %15
  %25 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %24, i64 1)
  %26 = shl i64 %25, 2
  %27 = call noalias ptr @malloc(i64 %26)
  %28 = and i8 %13, -33
  %29 = icmp eq i8 %28, 78
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store float %18, ptr %11, align 4
  %30 = select i1 %29, i64 %15, i64 %17
  %31 = select i1 %29, i64 %17, i64 %15
  %32 = icmp sgt i64 %30, 0
  %33 = icmp sgt i64 %31, 0
  %34 = and i1 %32, %33
  br i1 %34, label %35, label %._crit_edge

._crit_edge:
  br label %44

35:
  %36 = add nuw nsw i64 %31, 4611686018427387903
  %37 = mul i64 %36, %20
  %38 = add i64 %37, %30
  %39 = shl i64 %38, 2
  call void @__irad_float(ptr %5, i64 %39)
  %40 = add nuw nsw i64 %31, 4611686018427387903
  %41 = mul i64 %40, %20
  %42 = add i64 %41, %30
  %43 = shl i64 %42, 2
  call void @__irad_float(ptr %5, i64 %43)
  br label %44

44:
  %45 = icmp sgt i32 %14, 0
  br i1 %45, label %50, label %46

46:
  %47 = select i1 %29, i64 110, i64 116
  %48 = select i1 %29, i64 116, i64 110
  %49 = call i32 @irad_la_sgemm(i64 %47, i64 %48, i64 range(i64 -2147483648, 2147483648) %15, i64 range(i64 -2147483648, 2147483648) %15, i64 range(i64 -2147483648, 2147483648) %17, ptr nonnull %11, ptr %5, i64 range(i64 -2147483648, 2147483648) %20, ptr %5, i64 range(i64 -2147483648, 2147483648) %20, ptr %27, i64 range(i64 -2147483648, 2147483648) %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  br label %98

50:
  %51 = shl nuw i64 %24, 2
  call void @__irad_float(ptr %27, i64 %51)
  br label %52

52:
  %53 = phi i64 [ 0, %50 ], [ %57, %._crit_edge2 ]
  %54 = mul nuw nsw i64 %53, %15
  %55 = getelementptr float, ptr %27, i64 %54
  br label %59

56:
  %57 = add nuw nsw i64 %53, 1
  %58 = icmp eq i64 %57, %15
  br i1 %58, label %64, label %._crit_edge2

._crit_edge2:
  br label %52

59:
  %60 = phi i64 [ 0, %52 ], [ %62, %._crit_edge3 ]
  %61 = getelementptr float, ptr %55, i64 %60
  store float 0.000000e+00, ptr %61, align 4
  %62 = add nuw nsw i64 %60, 1
  %63 = icmp eq i64 %62, %15
  br i1 %63, label %56, label %._crit_edge3

._crit_edge3:
  br label %59

64:
  %65 = select i1 %29, i64 110, i64 116
  %66 = select i1 %29, i64 116, i64 110
  %67 = call i32 @irad_la_sgemm(i64 %65, i64 %66, i64 range(i64 -2147483648, 2147483648) %15, i64 range(i64 -2147483648, 2147483648) %15, i64 range(i64 -2147483648, 2147483648) %17, ptr nonnull %11, ptr %5, i64 range(i64 -2147483648, 2147483648) %20, ptr %5, i64 range(i64 -2147483648, 2147483648) %20, ptr nonnull %27, i64 range(i64 -2147483648, 2147483648) %15)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %68 = and i8 %12, -33
  %69 = icmp eq i8 %68, 76
  %70 = fcmp oeq float %21, 0.000000e+00
  br label %73

.loopexit:
  br label %71

71:
  %72 = icmp eq i64 %76, %15
  br i1 %72, label %.loopexit1, label %._crit_edge4

._crit_edge4:
  br label %73

73:
  %74 = phi i64 [ 0, %64 ], [ %76, %._crit_edge4 ]
  %75 = select i1 %69, i64 %74, i64 0
  %76 = add nuw nsw i64 %74, 1
  %77 = select i1 %69, i64 %15, i64 %76
  %78 = icmp slt i64 %75, %77
  br i1 %78, label %79, label %._crit_edge5

._crit_edge5:
  br label %71

79:
  %80 = mul nuw nsw i64 %74, %15
  %81 = getelementptr float, ptr %27, i64 %80
  %82 = mul nsw i64 %74, %23
  %83 = getelementptr float, ptr %8, i64 %82
  br label %84

84:
  %85 = phi i64 [ %75, %79 ], [ %96, %._crit_edge7 ]
  %86 = getelementptr float, ptr %81, i64 %85
  %87 = load float, ptr %86, align 4
  br i1 %70, label %._crit_edge6, label %88

._crit_edge6:
  br label %92

88:
  %89 = getelementptr float, ptr %83, i64 %85
  %90 = load float, ptr %89, align 4
  %91 = fmul float %21, %90
  br label %92

92:
  %93 = phi float [ %91, %88 ], [ 0.000000e+00, %._crit_edge6 ]
  %94 = fadd float %87, %93
  %95 = getelementptr float, ptr %83, i64 %85
  store float %94, ptr %95, align 4
  %96 = add nuw nsw i64 %85, 1
  %97 = icmp eq i64 %96, %77
  br i1 %97, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %84

.loopexit1:
  br label %98

98:
  call void @free(ptr %27)
  ret void
}

define internal void @irad.body.strmm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr readonly %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = alloca [1 x float], align 4
  %13 = alloca [1 x float], align 4
  %14 = load i8, ptr %0, align 1
  %15 = load i8, ptr %1, align 1
  %16 = load i8, ptr %2, align 1
  %17 = load i8, ptr %3, align 1
  %18 = load i32, ptr %4, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %5, align 4
  %21 = sext i32 %20 to i64
  %22 = load float, ptr %6, align 4
  %23 = load i32, ptr %8, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %10, align 4
  %26 = sext i32 %25 to i64
  %27 = and i8 %14, -33
  %28 = icmp eq i8 %27, 76
  %29 = select i1 %28, i64 %19, i64 %21
  %30 = mul nsw i64 %29, %29
  %31 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %30, i64 1)
  %32 = shl i64 %31, 2
  %33 = call noalias ptr @malloc(i64 %32)
  %34 = icmp sgt i64 %29, 0
  br i1 %34, label %35, label %._crit_edge

._crit_edge:
  br label %69

35:
  %36 = and i8 %15, -33
  %37 = icmp eq i8 %36, 76
  %38 = and i8 %17, -33
  %39 = icmp eq i8 %38, 85
  br label %40

40:
  %41 = phi i64 [ 0, %35 ], [ %48, %._crit_edge6 ]
  %42 = mul nsw i64 %41, %24
  %43 = getelementptr float, ptr %7, i64 %42
  %44 = mul nuw nsw i64 %41, %29
  %45 = getelementptr float, ptr %33, i64 %44
  %46 = getelementptr float, ptr %43, i64 %41
  br label %50

47:
  %48 = add nuw nsw i64 %41, 1
  %49 = icmp eq i64 %48, %29
  br i1 %49, label %.loopexit5, label %._crit_edge6

._crit_edge6:
  br label %40

50:
  %51 = phi i64 [ 0, %40 ], [ %67, %._crit_edge12 ]
  %52 = icmp eq i64 %51, %41
  br i1 %52, label %53, label %56

53:
  br i1 %39, label %._crit_edge7, label %54

._crit_edge7:
  br label %64

54:
  %55 = load float, ptr %46, align 4
  br label %64

56:
  br i1 %37, label %57, label %59

57:
  %58 = icmp samesign ugt i64 %51, %41
  br i1 %58, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %64

._crit_edge8:
  br label %61

59:
  %60 = icmp samesign ult i64 %51, %41
  br i1 %60, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %64

._crit_edge10:
  br label %61

61:
  %62 = getelementptr float, ptr %43, i64 %51
  %63 = load float, ptr %62, align 4
  br label %64

64:
  %65 = phi float [ 1.000000e+00, %._crit_edge7 ], [ %55, %54 ], [ %63, %61 ], [ 0.000000e+00, %._crit_edge11 ], [ 0.000000e+00, %._crit_edge9 ]
  %66 = getelementptr float, ptr %45, i64 %51
  store float %65, ptr %66, align 4
  %67 = add nuw nsw i64 %51, 1
  %68 = icmp eq i64 %67, %29
  br i1 %68, label %47, label %._crit_edge12

._crit_edge12:
  br label %50

.loopexit5:
  br label %69

69:
  %70 = mul nsw i64 %21, %19
  %71 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %70, i64 1)
  %72 = shl i64 %71, 2
  %73 = call noalias ptr @malloc(i64 %72)
  %74 = icmp sgt i32 %20, 0
  br i1 %74, label %75, label %._crit_edge13

._crit_edge13:
  br label %86

75:
  %76 = icmp sgt i32 %18, 0
  %77 = shl nsw i64 %19, 2
  %78 = shl nsw i64 %26, 2
  br label %79

79:
  %80 = phi i64 [ 0, %75 ], [ %89, %._crit_edge15 ]
  br i1 %76, label %81, label %._crit_edge14

._crit_edge14:
  br label %88

81:
  %82 = mul i64 %78, %80
  %83 = getelementptr i8, ptr %9, i64 %82
  %84 = mul i64 %77, %80
  %85 = getelementptr i8, ptr %73, i64 %84
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %85, ptr align 4 %83, i64 %77, i1 false)
  br label %88

.loopexit4:
  br label %86

86:
  %87 = icmp sgt i32 %18, 0
  br i1 %28, label %91, label %119

88:
  %89 = add nuw nsw i64 %80, 1
  %90 = icmp eq i64 %89, %21
  br i1 %90, label %.loopexit4, label %._crit_edge15

._crit_edge15:
  br label %79

91:
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %22, ptr %12, align 4
  br i1 %87, label %92, label %101

92:
  %93 = shl nuw nsw i64 %19, 2
  %94 = mul nuw i64 %93, %19
  call void @__irad_float(ptr %33, i64 %94)
  br i1 %74, label %95, label %._crit_edge16

._crit_edge16:
  br label %116

95:
  %96 = shl nuw i64 %70, 2
  call void @__irad_float(ptr %73, i64 %96)
  %97 = add nuw nsw i64 %21, 4611686018427387903
  %98 = mul i64 %97, %26
  %99 = add i64 %98, %19
  %100 = shl i64 %99, 2
  call void @__irad_float(ptr %9, i64 %100)
  br label %102

101:
  br i1 %74, label %._crit_edge17, label %._crit_edge18

._crit_edge18:
  br label %116

._crit_edge17:
  br label %102

102:
  br label %103

103:
  %104 = phi i64 [ %109, %._crit_edge20 ], [ 0, %102 ]
  br i1 %87, label %105, label %._crit_edge19

._crit_edge19:
  br label %108

105:
  %106 = mul nsw i64 %104, %26
  %107 = getelementptr float, ptr %9, i64 %106
  br label %111

.loopexit:
  br label %108

108:
  %109 = add nuw nsw i64 %104, 1
  %110 = icmp eq i64 %109, %21
  br i1 %110, label %.loopexit1, label %._crit_edge20

._crit_edge20:
  br label %103

111:
  %112 = phi i64 [ 0, %105 ], [ %114, %._crit_edge21 ]
  %113 = getelementptr float, ptr %107, i64 %112
  store float 0.000000e+00, ptr %113, align 4
  %114 = add nuw nsw i64 %112, 1
  %115 = icmp eq i64 %114, %19
  br i1 %115, label %.loopexit, label %._crit_edge21

._crit_edge21:
  br label %111

.loopexit1:
  br label %116

116:
  %117 = sext i8 %16 to i64
  %118 = call i32 @irad_la_sgemm(i64 %117, i64 110, i64 range(i64 -2147483648, 2147483648) %19, i64 range(i64 -2147483648, 2147483648) %21, i64 range(i64 -2147483648, 2147483648) %19, ptr nonnull %12, ptr %33, i64 range(i64 -2147483648, 2147483648) %29, ptr %73, i64 range(i64 -2147483648, 2147483648) %19, ptr %9, i64 range(i64 -2147483648, 2147483648) %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %150

119:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store float %22, ptr %13, align 4
  %120 = and i1 %87, %74
  br i1 %120, label %125, label %121

121:
  br i1 %74, label %122, label %._crit_edge22

._crit_edge22:
  br label %147

122:
  %123 = shl nuw nsw i64 %21, 2
  %124 = mul nuw i64 %123, %21
  call void @__irad_float(ptr %33, i64 %124)
  br label %133

125:
  %126 = shl nuw i64 %70, 2
  call void @__irad_float(ptr %73, i64 %126)
  %127 = shl nuw nsw i64 %21, 2
  %128 = mul nuw i64 %127, %21
  call void @__irad_float(ptr %33, i64 %128)
  %129 = add nuw nsw i64 %21, 4611686018427387903
  %130 = mul i64 %129, %26
  %131 = add i64 %130, %19
  %132 = shl i64 %131, 2
  call void @__irad_float(ptr %9, i64 %132)
  br label %133

133:
  br label %134

134:
  %135 = phi i64 [ %140, %._crit_edge24 ], [ 0, %133 ]
  br i1 %87, label %136, label %._crit_edge23

._crit_edge23:
  br label %139

136:
  %137 = mul nsw i64 %135, %26
  %138 = getelementptr float, ptr %9, i64 %137
  br label %142

.loopexit2:
  br label %139

139:
  %140 = add nuw nsw i64 %135, 1
  %141 = icmp eq i64 %140, %21
  br i1 %141, label %.loopexit3, label %._crit_edge24

._crit_edge24:
  br label %134

142:
  %143 = phi i64 [ 0, %136 ], [ %145, %._crit_edge25 ]
  %144 = getelementptr float, ptr %138, i64 %143
  store float 0.000000e+00, ptr %144, align 4
  %145 = add nuw nsw i64 %143, 1
  %146 = icmp eq i64 %145, %19
  br i1 %146, label %.loopexit2, label %._crit_edge25

._crit_edge25:
  br label %142

.loopexit3:
  br label %147

147:
  %148 = sext i8 %16 to i64
  %149 = call i32 @irad_la_sgemm(i64 110, i64 %148, i64 range(i64 -2147483648, 2147483648) %19, i64 range(i64 -2147483648, 2147483648) %21, i64 range(i64 -2147483648, 2147483648) %21, ptr nonnull %13, ptr %73, i64 range(i64 -2147483648, 2147483648) %19, ptr %33, i64 range(i64 -2147483648, 2147483648) %29, ptr %9, i64 range(i64 -2147483648, 2147483648) %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %150

150:
  call void @free(ptr %33)
  call void @free(ptr %73)
  ret void
}

define internal void @irad.body.strsm(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr readonly %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr %9, ptr readonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = load i8, ptr %1, align 1
  %14 = load i8, ptr %2, align 1
  %15 = load i8, ptr %3, align 1
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %5, align 4
  %19 = sext i32 %18 to i64
  %20 = load float, ptr %6, align 4
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %10, align 4
  %24 = sext i32 %23 to i64
  %25 = and i8 %12, -33
  %26 = icmp eq i8 %25, 76
  %27 = select i1 %26, i64 %17, i64 %19
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %._crit_edge

._crit_edge:
  br label %34

29:
  %30 = add nuw nsw i64 %27, 4611686018427387903
  %31 = mul i64 %30, %22
  %32 = add i64 %31, %27
  %33 = shl i64 %32, 2
  call void @__irad_float(ptr %7, i64 %33)
  br label %34

34:
  %35 = icmp sgt i32 %16, 0
  %36 = icmp sgt i32 %18, 0
  %37 = and i1 %35, %36
  br i1 %37, label %38, label %43

38:
  %39 = add nuw nsw i64 %19, 4611686018427387903
  %40 = mul i64 %39, %24
  %41 = add i64 %40, %17
  %42 = shl i64 %41, 2
  call void @__irad_float(ptr %9, i64 %42)
  br label %44

43:
  br i1 %36, label %._crit_edge2, label %._crit_edge3

._crit_edge3:
  br label %65

._crit_edge2:
  br label %44

44:
  %45 = fcmp oeq float %20, 0.000000e+00
  br label %46

46:
  %47 = phi i64 [ 0, %44 ], [ %52, %._crit_edge5 ]
  br i1 %35, label %48, label %._crit_edge4

._crit_edge4:
  br label %51

48:
  %49 = mul nsw i64 %47, %24
  %50 = getelementptr float, ptr %9, i64 %49
  br label %54

.loopexit:
  br label %51

51:
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, %19
  br i1 %53, label %.loopexit1, label %._crit_edge5

._crit_edge5:
  br label %46

54:
  %55 = phi i64 [ 0, %48 ], [ %63, %._crit_edge7 ]
  br i1 %45, label %._crit_edge6, label %56

._crit_edge6:
  br label %60

56:
  %57 = getelementptr float, ptr %50, i64 %55
  %58 = load float, ptr %57, align 4
  %59 = fmul float %20, %58
  br label %60

60:
  %61 = phi float [ %59, %56 ], [ 0.000000e+00, %._crit_edge6 ]
  %62 = getelementptr float, ptr %50, i64 %55
  store float %61, ptr %62, align 4
  %63 = add nuw nsw i64 %55, 1
  %64 = icmp eq i64 %63, %17
  br i1 %64, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %54

.loopexit1:
  br label %65

65:
  %66 = sext i8 %12 to i64
  %67 = sext i8 %13 to i64
  %68 = sext i8 %14 to i64
  %69 = sext i8 %15 to i64
  %70 = call i32 @irad_la_strsm(i64 %66, i64 %67, i64 %68, i64 %69, i64 range(i64 -2147483648, 2147483648) %17, i64 range(i64 -2147483648, 2147483648) %19, ptr %7, i64 range(i64 -2147483648, 2147483648) %22, ptr %9, i64 range(i64 -2147483648, 2147483648) %24)
  ret void
}

define internal float @irad.body.sdot(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = icmp sgt i32 %6, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %23

13:
  %14 = icmp slt i32 %10, 0
  %15 = sub nsw i64 1, %7
  %16 = mul nsw i64 %15, %11
  %17 = select i1 %14, i64 %16, i64 0
  %18 = icmp slt i32 %8, 0
  %19 = mul nsw i64 %15, %9
  %20 = select i1 %18, i64 %19, i64 0
  %21 = getelementptr float, ptr %1, i64 %20
  %22 = getelementptr float, ptr %3, i64 %17
  br label %25

.loopexit:
  %.lcssa = phi float [ %35, %25 ]
  br label %23

23:
  %24 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa, %.loopexit ]
  ret float %24

25:
  %26 = phi float [ 0.000000e+00, %13 ], [ %35, %._crit_edge1 ]
  %27 = phi i64 [ 0, %13 ], [ %36, %._crit_edge1 ]
  %28 = mul nsw i64 %27, %9
  %29 = getelementptr float, ptr %21, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = mul nsw i64 %27, %11
  %32 = getelementptr float, ptr %22, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fmul float %30, %33
  %35 = fadd float %26, %34
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %7
  br i1 %37, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %25
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal void @irad.body.saxpy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5) {
  %7 = load i32, ptr %0, align 4
  %8 = sext i32 %7 to i64
  %9 = load i32, ptr %3, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %5, align 4
  %12 = sext i32 %11 to i64
  %13 = load float, ptr %1, align 4
  %14 = icmp sgt i32 %7, 0
  br i1 %14, label %15, label %._crit_edge

._crit_edge:
  br label %25

15:
  %16 = icmp slt i32 %11, 0
  %17 = sub nsw i64 1, %8
  %18 = mul nsw i64 %17, %12
  %19 = select i1 %16, i64 %18, i64 0
  %20 = icmp slt i32 %9, 0
  %21 = mul nsw i64 %17, %10
  %22 = select i1 %20, i64 %21, i64 0
  %23 = getelementptr float, ptr %2, i64 %22
  %24 = getelementptr float, ptr %4, i64 %19
  br label %26

.loopexit:
  br label %25

25:
  ret void

26:
  %27 = phi i64 [ 0, %15 ], [ %36, %._crit_edge1 ]
  %28 = mul nsw i64 %27, %10
  %29 = getelementptr float, ptr %23, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fmul float %13, %30
  %32 = mul nsw i64 %27, %12
  %33 = getelementptr float, ptr %24, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = fadd float %34, %31
  store float %35, ptr %33, align 4
  %36 = add nuw nsw i64 %27, 1
  %37 = icmp eq i64 %36, %8
  br i1 %37, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %26
}

define internal void @irad.body.sscal(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3) {
  %5 = load i32, ptr %0, align 4
  %6 = sext i32 %5 to i64
  %7 = load i32, ptr %3, align 4
  %8 = sext i32 %7 to i64
  %9 = load float, ptr %1, align 4
  %10 = icmp sgt i32 %7, 0
  %11 = icmp sgt i32 %5, 0
  %12 = select i1 %11, i1 %10, i1 false
  br i1 %12, label %.preheader, label %._crit_edge

._crit_edge:
  br label %13

.preheader:
  br label %14

.loopexit:
  br label %13

13:
  ret void

14:
  %15 = phi i64 [ %20, %._crit_edge1 ], [ 0, %.preheader ]
  %16 = mul nuw nsw i64 %15, %8
  %17 = getelementptr inbounds nuw float, ptr %2, i64 %16
  %18 = load float, ptr %17, align 4
  %19 = fmul float %9, %18
  store float %19, ptr %17, align 4
  %20 = add nuw nsw i64 %15, 1
  %21 = icmp slt i64 %20, %6
  br i1 %21, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %14
}

define internal void @irad.body.scopy(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr writeonly %3, ptr readonly %4) {
  %6 = load i32, ptr %0, align 4
  %7 = sext i32 %6 to i64
  %8 = load i32, ptr %2, align 4
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = icmp sgt i32 %6, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %23

13:
  %14 = icmp slt i32 %10, 0
  %15 = sub nsw i64 1, %7
  %16 = mul nsw i64 %15, %11
  %17 = select i1 %14, i64 %16, i64 0
  %18 = icmp slt i32 %8, 0
  %19 = mul nsw i64 %15, %9
  %20 = select i1 %18, i64 %19, i64 0
  %21 = getelementptr float, ptr %1, i64 %20
  %22 = getelementptr float, ptr %3, i64 %17
  br label %24

.loopexit:
  br label %23

23:
  ret void

24:
  %25 = phi i64 [ 0, %13 ], [ %31, %._crit_edge1 ]
  %26 = mul nsw i64 %25, %9
  %27 = getelementptr float, ptr %21, i64 %26
  %28 = load float, ptr %27, align 4
  %29 = mul nsw i64 %25, %11
  %30 = getelementptr float, ptr %22, i64 %29
  store float %28, ptr %30, align 4
  %31 = add nuw nsw i64 %25, 1
  %32 = icmp eq i64 %31, %7
  br i1 %32, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %24
}

define internal void @irad.body.sgetrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly initializes((0, 4)) %5) {
  %7 = load i32, ptr %0, align 4
  %8 = load i32, ptr %1, align 4
  %9 = icmp sgt i32 %7, 0
  %10 = icmp sgt i32 %8, 0
  %11 = and i1 %9, %10
  br i1 %11, label %12, label %._crit_edge

._crit_edge:
  br label %23

12:
  %13 = zext nneg i32 %8 to i64
  %14 = zext nneg i32 %7 to i64
  %15 = load i32, ptr %3, align 4
  %16 = sext i32 %15 to i64
  %17 = add nuw nsw i64 %13, 4611686018427387903
  %18 = mul i64 %17, %16
  %19 = add i64 %18, %14
  %20 = shl i64 %19, 2
  call void @__irad_float(ptr %2, i64 %20)
  %21 = load i32, ptr %0, align 4
  %22 = load i32, ptr %1, align 4
  br label %23

23:
  %24 = phi i32 [ %8, %._crit_edge ], [ %22, %12 ]
  %25 = phi i32 [ %7, %._crit_edge ], [ %21, %12 ]
  %26 = call i32 @llvm.smin.i32(i32 %25, i32 %24)
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %._crit_edge1

._crit_edge1:
  br label %33

28:
  %29 = zext nneg i32 %26 to i64
  %30 = shl nuw nsw i64 %29, 2
  call void @__irad_integer(ptr %4, i64 %30)
  %31 = load i32, ptr %0, align 4
  %32 = load i32, ptr %1, align 4
  br label %33

33:
  %34 = phi i32 [ %24, %._crit_edge1 ], [ %32, %28 ]
  %35 = phi i32 [ %25, %._crit_edge1 ], [ %31, %28 ]
  %36 = sext i32 %35 to i64
  %37 = sext i32 %34 to i64
  %38 = load i32, ptr %3, align 4
  %39 = sext i32 %38 to i64
  %40 = call i32 @irad_la_sgetrf(i64 %36, i64 %37, ptr %2, i64 %39, ptr %4, i64 4)
  store i32 %40, ptr %5, align 4
  ret void
}

declare i32 @irad_la_sgetrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.sgetrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i32, ptr %1, align 4
  %11 = icmp sgt i32 %10, 0
  br i1 %11, label %12, label %._crit_edge

._crit_edge:
  br label %42

12:
  %13 = zext nneg i32 %10 to i64
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = add nuw nsw i64 %13, 4611686018427387903
  %17 = mul i64 %16, %15
  %18 = add i64 %17, %13
  %19 = shl i64 %18, 2
  call void @__irad_float(ptr %3, i64 %19)
  %20 = load i32, ptr %1, align 4
  %21 = load i32, ptr %2, align 4
  %22 = icmp sgt i32 %20, 0
  %23 = icmp sgt i32 %21, 0
  %24 = and i1 %22, %23
  br i1 %24, label %25, label %._crit_edge1

._crit_edge1:
  br label %35

25:
  %26 = zext nneg i32 %21 to i64
  %27 = zext nneg i32 %20 to i64
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = add nuw nsw i64 %26, 4611686018427387903
  %31 = mul i64 %30, %29
  %32 = add i64 %31, %27
  %33 = shl i64 %32, 2
  call void @__irad_float(ptr %6, i64 %33)
  %34 = load i32, ptr %1, align 4
  br label %35

35:
  %36 = phi i32 [ %20, %._crit_edge1 ], [ %34, %25 ]
  %37 = icmp sgt i32 %36, 0
  br i1 %37, label %38, label %._crit_edge2

._crit_edge2:
  br label %42

38:
  %39 = zext nneg i32 %36 to i64
  %40 = shl nuw nsw i64 %39, 2
  call void @__irad_integer(ptr %5, i64 %40)
  %41 = load i32, ptr %1, align 4
  br label %42

42:
  %43 = phi i32 [ %36, %._crit_edge2 ], [ %41, %38 ], [ %10, %._crit_edge ]
  %44 = load i8, ptr %0, align 1
  %45 = sext i8 %44 to i64
  %46 = sext i32 %43 to i64
  %47 = load i32, ptr %2, align 4
  %48 = sext i32 %47 to i64
  %49 = load i32, ptr %4, align 4
  %50 = sext i32 %49 to i64
  %51 = load i32, ptr %7, align 4
  %52 = sext i32 %51 to i64
  %53 = call i32 @irad_la_sgetrs(i64 %45, i64 %46, i64 %48, ptr %3, i64 %50, ptr %5, i64 4, ptr %6, i64 %52)
  store i32 %53, ptr %8, align 4
  ret void
}

declare i32 @irad_la_sgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.sgesv(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i32, ptr %0, align 4
  %10 = icmp sgt i32 %9, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %41

11:
  %12 = zext nneg i32 %9 to i64
  %13 = load i32, ptr %3, align 4
  %14 = sext i32 %13 to i64
  %15 = add nuw nsw i64 %12, 4611686018427387903
  %16 = mul i64 %15, %14
  %17 = add i64 %16, %12
  %18 = shl i64 %17, 2
  call void @__irad_float(ptr %2, i64 %18)
  %19 = load i32, ptr %0, align 4
  %20 = load i32, ptr %1, align 4
  %21 = icmp sgt i32 %19, 0
  %22 = icmp sgt i32 %20, 0
  %23 = and i1 %21, %22
  br i1 %23, label %24, label %._crit_edge1

._crit_edge1:
  br label %34

24:
  %25 = zext nneg i32 %20 to i64
  %26 = zext nneg i32 %19 to i64
  %27 = load i32, ptr %6, align 4
  %28 = sext i32 %27 to i64
  %29 = add nuw nsw i64 %25, 4611686018427387903
  %30 = mul i64 %29, %28
  %31 = add i64 %30, %26
  %32 = shl i64 %31, 2
  call void @__irad_float(ptr %5, i64 %32)
  %33 = load i32, ptr %0, align 4
  br label %34

34:
  %35 = phi i32 [ %19, %._crit_edge1 ], [ %33, %24 ]
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %._crit_edge2

._crit_edge2:
  br label %41

37:
  %38 = zext nneg i32 %35 to i64
  %39 = shl nuw nsw i64 %38, 2
  call void @__irad_integer(ptr %4, i64 %39)
  %40 = load i32, ptr %0, align 4
  br label %41

41:
  %42 = phi i32 [ %35, %._crit_edge2 ], [ %40, %37 ], [ %9, %._crit_edge ]
  %43 = sext i32 %42 to i64
  %44 = load i32, ptr %1, align 4
  %45 = sext i32 %44 to i64
  %46 = load i32, ptr %3, align 4
  %47 = sext i32 %46 to i64
  %48 = load i32, ptr %6, align 4
  %49 = sext i32 %48 to i64
  %50 = call i32 @irad_la_sgesv(i64 %43, i64 %45, ptr %2, i64 %47, ptr %4, i64 4, ptr %5, i64 %49)
  store i32 %50, ptr %7, align 4
  ret void
}

declare i32 @irad_la_sgesv(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.sgetri(ptr readonly %0, ptr %1, ptr readonly %2, ptr %3, ptr writeonly %4, ptr readonly %5, ptr writeonly initializes((0, 4)) %6) {
  store i32 0, ptr %6, align 4
  %8 = load i32, ptr %5, align 4
  %9 = icmp eq i32 %8, -1
  %10 = load i32, ptr %0, align 4
  br i1 %9, label %11, label %13

11:
  %12 = sitofp i32 %10 to float
  store float %12, ptr %4, align 4
  br label %36

13:
  %14 = sext i32 %10 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = mul nsw i64 %14, %14
  %18 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %17, i64 1)
  %19 = shl i64 %18, 2
  %20 = call noalias ptr @malloc(i64 %19)
  %21 = icmp sgt i32 %10, 0
  br i1 %21, label %22, label %._crit_edge

._crit_edge:
  br label %34

22:
  %23 = shl nuw nsw i64 %14, 2
  call void @__irad_integer(ptr %3, i64 %23)
  %24 = shl nuw nsw i64 %14, 2
  %25 = shl nsw i64 %16, 2
  br label %26

26:
  %27 = phi i64 [ 0, %22 ], [ %32, %._crit_edge1 ]
  %28 = mul i64 %25, %27
  %29 = getelementptr i8, ptr %1, i64 %28
  %30 = mul i64 %24, %27
  %31 = getelementptr i8, ptr %20, i64 %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %31, ptr align 4 %29, i64 %24, i1 false)
  %32 = add nuw nsw i64 %27, 1
  %33 = icmp eq i64 %32, %14
  br i1 %33, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %26

.loopexit:
  br label %34

34:
  %35 = call i32 @irad_la_sgetri(i64 range(i64 -2147483648, 2147483648) %14, ptr %20, i64 range(i64 -2147483648, 2147483648) %14, ptr %3, i64 4, ptr %1, i64 range(i64 -2147483648, 2147483648) %16)
  call void @free(ptr %20)
  store i32 %35, ptr %6, align 4
  br label %36

36:
  ret void
}

define internal void @irad.body.spotrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr writeonly initializes((0, 4)) %4) {
  %6 = load i32, ptr %1, align 4
  %7 = icmp sgt i32 %6, 0
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %17

8:
  %9 = zext nneg i32 %6 to i64
  %10 = load i32, ptr %3, align 4
  %11 = sext i32 %10 to i64
  %12 = add nuw nsw i64 %9, 4611686018427387903
  %13 = mul i64 %12, %11
  %14 = add i64 %13, %9
  %15 = shl i64 %14, 2
  call void @__irad_float(ptr %2, i64 %15)
  %16 = load i32, ptr %1, align 4
  br label %17

17:
  %18 = phi i32 [ %6, %._crit_edge ], [ %16, %8 ]
  %19 = load i8, ptr %0, align 1
  %20 = sext i8 %19 to i64
  %21 = sext i32 %18 to i64
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = call i32 @irad_la_spotrf(i64 %20, i64 0, i64 %21, ptr %2, i64 %23)
  store i32 %24, ptr %4, align 4
  ret void
}

declare i32 @irad_la_spotrf(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.spotrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %2, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %6, align 4
  %17 = sext i32 %16 to i64
  %18 = and i8 %9, -33
  %19 = icmp eq i8 %18, 76
  %20 = icmp sgt i32 %10, 0
  br i1 %20, label %21, label %32

21:
  %22 = add nuw nsw i64 %11, 4611686018427387903
  %23 = mul i64 %22, %15
  %24 = add i64 %23, %11
  %25 = shl i64 %24, 2
  call void @__irad_float(ptr %3, i64 %25)
  %26 = icmp sgt i32 %12, 0
  br i1 %26, label %27, label %._crit_edge

._crit_edge:
  br label %36

27:
  %28 = add nuw nsw i64 %13, 4611686018427387903
  %29 = mul i64 %28, %17
  %30 = add i64 %29, %11
  %31 = shl i64 %30, 2
  call void @__irad_float(ptr %5, i64 %31)
  br label %36

32:
  %33 = sext i8 %9 to i64
  %34 = select i1 %19, i64 110, i64 116
  %35 = call i32 @irad_la_strsm(i64 108, i64 %33, i64 %34, i64 110, i64 range(i64 -2147483648, 2147483648) %11, i64 range(i64 -2147483648, 2147483648) %13, ptr %3, i64 range(i64 -2147483648, 2147483648) %15, ptr %5, i64 range(i64 -2147483648, 2147483648) %17)
  br label %49

36:
  %37 = sext i8 %9 to i64
  %38 = select i1 %19, i64 110, i64 116
  %39 = call i32 @irad_la_strsm(i64 108, i64 %37, i64 %38, i64 110, i64 range(i64 -2147483648, 2147483648) %11, i64 range(i64 -2147483648, 2147483648) %13, ptr %3, i64 range(i64 -2147483648, 2147483648) %15, ptr %5, i64 range(i64 -2147483648, 2147483648) %17)
  %40 = add nuw nsw i64 %11, 4611686018427387903
  %41 = mul i64 %40, %15
  %42 = add i64 %41, %11
  %43 = shl i64 %42, 2
  call void @__irad_float(ptr %3, i64 %43)
  br i1 %26, label %44, label %._crit_edge1

._crit_edge1:
  br label %49

44:
  %45 = add nuw nsw i64 %13, 4611686018427387903
  %46 = mul i64 %45, %17
  %47 = add i64 %46, %11
  %48 = shl i64 %47, 2
  call void @__irad_float(ptr %5, i64 %48)
  br label %49

49:
  %50 = phi i64 [ %33, %32 ], [ %37, %44 ], [ %37, %._crit_edge1 ]
  %51 = select i1 %19, i64 116, i64 110
  %52 = call i32 @irad_la_strsm(i64 108, i64 %50, i64 %51, i64 110, i64 range(i64 -2147483648, 2147483648) %11, i64 range(i64 -2147483648, 2147483648) %13, ptr %3, i64 range(i64 -2147483648, 2147483648) %15, ptr %5, i64 range(i64 -2147483648, 2147483648) %17)
  store i32 0, ptr %7, align 4
  ret void
}

define internal void @irad.body.sposv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  %9 = load i8, ptr %0, align 1
  %10 = sext i8 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = call i32 @irad_la_spotrf(i64 %10, i64 0, i64 %12, ptr %3, i64 %14)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %._crit_edge

._crit_edge:
  br label %62

17:
  %18 = load i8, ptr %0, align 1
  %19 = load i32, ptr %1, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %2, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %4, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = and i8 %18, -33
  %28 = icmp eq i8 %27, 76
  %29 = icmp sgt i32 %19, 0
  br i1 %29, label %30, label %41

30:
  %31 = add nuw nsw i64 %20, 4611686018427387903
  %32 = mul i64 %31, %24
  %33 = add i64 %32, %20
  %34 = shl i64 %33, 2
  call void @__irad_float(ptr %3, i64 %34)
  %35 = icmp sgt i32 %21, 0
  br i1 %35, label %36, label %._crit_edge1

._crit_edge1:
  br label %45

36:
  %37 = add nuw nsw i64 %22, 4611686018427387903
  %38 = mul i64 %37, %26
  %39 = add i64 %38, %20
  %40 = shl i64 %39, 2
  call void @__irad_float(ptr %5, i64 %40)
  br label %45

41:
  %42 = sext i8 %18 to i64
  %43 = select i1 %28, i64 110, i64 116
  %44 = call i32 @irad_la_strsm(i64 108, i64 %42, i64 %43, i64 110, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %22, ptr %3, i64 range(i64 -2147483648, 2147483648) %24, ptr %5, i64 range(i64 -2147483648, 2147483648) %26)
  br label %58

45:
  %46 = sext i8 %18 to i64
  %47 = select i1 %28, i64 110, i64 116
  %48 = call i32 @irad_la_strsm(i64 108, i64 %46, i64 %47, i64 110, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %22, ptr %3, i64 range(i64 -2147483648, 2147483648) %24, ptr %5, i64 range(i64 -2147483648, 2147483648) %26)
  %49 = add nuw nsw i64 %20, 4611686018427387903
  %50 = mul i64 %49, %24
  %51 = add i64 %50, %20
  %52 = shl i64 %51, 2
  call void @__irad_float(ptr %3, i64 %52)
  br i1 %35, label %53, label %._crit_edge2

._crit_edge2:
  br label %58

53:
  %54 = add nuw nsw i64 %22, 4611686018427387903
  %55 = mul i64 %54, %26
  %56 = add i64 %55, %20
  %57 = shl i64 %56, 2
  call void @__irad_float(ptr %5, i64 %57)
  br label %58

58:
  %59 = phi i64 [ %42, %41 ], [ %46, %53 ], [ %46, %._crit_edge2 ]
  %60 = select i1 %28, i64 116, i64 110
  %61 = call i32 @irad_la_strsm(i64 108, i64 %59, i64 %60, i64 110, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %22, ptr %3, i64 range(i64 -2147483648, 2147483648) %24, ptr %5, i64 range(i64 -2147483648, 2147483648) %26)
  br label %62

62:
  store i32 %15, ptr %7, align 4
  ret void
}

define internal void @irad.body.ssyev(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr writeonly %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  store i32 0, ptr %8, align 4
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, -1
  %12 = load i32, ptr %2, align 4
  br i1 %11, label %13, label %16

13:
  %14 = mul nsw i32 %12, 3
  %15 = sitofp i32 %14 to float
  store float %15, ptr %6, align 4
  br label %42

16:
  %17 = icmp sgt i32 %12, 0
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %32

18:
  %19 = zext nneg i32 %12 to i64
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = add nuw nsw i64 %19, 4611686018427387903
  %23 = mul i64 %22, %21
  %24 = add i64 %23, %19
  %25 = shl i64 %24, 2
  call void @__irad_float(ptr %3, i64 %25)
  %26 = load i32, ptr %2, align 4
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %._crit_edge1

._crit_edge1:
  br label %32

28:
  %29 = zext nneg i32 %26 to i64
  %30 = shl nuw nsw i64 %29, 2
  call void @__irad_float(ptr %5, i64 %30)
  %31 = load i32, ptr %2, align 4
  br label %32

32:
  %33 = phi i32 [ %26, %._crit_edge1 ], [ %31, %28 ], [ %12, %._crit_edge ]
  %34 = load i8, ptr %0, align 1
  %35 = sext i8 %34 to i64
  %36 = load i8, ptr %1, align 1
  %37 = sext i8 %36 to i64
  %38 = sext i32 %33 to i64
  %39 = load i32, ptr %4, align 4
  %40 = sext i32 %39 to i64
  %41 = call i32 @irad_la_ssyevd(i64 %35, i64 %37, i64 0, i64 %38, ptr %3, i64 %40, ptr %5)
  store i32 %41, ptr %8, align 4
  br label %42

42:
  ret void
}

declare i32 @irad_la_ssyevd(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

define internal void @irad.body.cblas_sgemm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, float %6, ptr %7, i32 %8, ptr %9, i32 %10, float %11, ptr %12, i32 %13) {
  %15 = alloca [1 x float], align 4
  %16 = alloca [1 x float], align 4
  %17 = icmp eq i32 %0, 101
  %18 = sext i32 %5 to i64
  %19 = sext i32 %13 to i64
  br i1 %17, label %20, label %83

20:
  %21 = icmp eq i32 %2, 111
  %22 = select i1 %21, i64 110, i64 116
  %23 = icmp eq i32 %1, 111
  %24 = select i1 %23, i64 110, i64 116
  %25 = sext i32 %4 to i64
  %26 = sext i32 %3 to i64
  %27 = sext i32 %10 to i64
  %28 = sext i32 %8 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store float %6, ptr %15, align 4
  %29 = select i1 %21, i64 %25, i64 %18
  %30 = select i1 %21, i64 %18, i64 %25
  %31 = icmp sgt i64 %29, 0
  %32 = icmp sgt i64 %30, 0
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %._crit_edge

._crit_edge:
  br label %39

34:
  %35 = add nuw nsw i64 %30, 4611686018427387903
  %36 = mul i64 %35, %27
  %37 = add i64 %36, %29
  %38 = shl i64 %37, 2
  call void @__irad_float(ptr %9, i64 %38)
  br label %39

39:
  %40 = select i1 %23, i64 %18, i64 %26
  %41 = select i1 %23, i64 %26, i64 %18
  %42 = icmp sgt i64 %40, 0
  %43 = icmp sgt i64 %41, 0
  %44 = and i1 %42, %43
  br i1 %44, label %45, label %._crit_edge4

._crit_edge4:
  br label %50

45:
  %46 = add nuw nsw i64 %41, 4611686018427387903
  %47 = mul i64 %46, %28
  %48 = add i64 %47, %40
  %49 = shl i64 %48, 2
  call void @__irad_float(ptr %7, i64 %49)
  br label %50

50:
  %51 = icmp sgt i32 %4, 0
  %52 = icmp sgt i32 %3, 0
  %53 = and i1 %52, %51
  br i1 %53, label %54, label %59

54:
  %55 = add nuw nsw i64 %26, 4611686018427387903
  %56 = mul i64 %55, %19
  %57 = add i64 %56, %25
  %58 = shl i64 %57, 2
  call void @__irad_float(ptr %12, i64 %58)
  br label %60

59:
  br i1 %52, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %81

._crit_edge5:
  br label %60

60:
  %61 = fcmp oeq float %11, 0.000000e+00
  br label %62

62:
  %63 = phi i64 [ 0, %60 ], [ %68, %._crit_edge8 ]
  br i1 %51, label %64, label %._crit_edge7

._crit_edge7:
  br label %67

64:
  %65 = mul nsw i64 %63, %19
  %66 = getelementptr float, ptr %12, i64 %65
  br label %70

.loopexit:
  br label %67

67:
  %68 = add nuw nsw i64 %63, 1
  %69 = icmp eq i64 %68, %26
  br i1 %69, label %.loopexit1, label %._crit_edge8

._crit_edge8:
  br label %62

70:
  %71 = phi i64 [ 0, %64 ], [ %79, %._crit_edge10 ]
  br i1 %61, label %._crit_edge9, label %72

._crit_edge9:
  br label %76

72:
  %73 = getelementptr float, ptr %66, i64 %71
  %74 = load float, ptr %73, align 4
  %75 = fmul float %11, %74
  br label %76

76:
  %77 = phi float [ %75, %72 ], [ 0.000000e+00, %._crit_edge9 ]
  %78 = getelementptr float, ptr %66, i64 %71
  store float %77, ptr %78, align 4
  %79 = add nuw nsw i64 %71, 1
  %80 = icmp eq i64 %79, %25
  br i1 %80, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %70

.loopexit1:
  br label %81

81:
  %82 = call i32 @irad_la_sgemm(i64 %22, i64 %24, i64 range(i64 -2147483648, 2147483648) %25, i64 range(i64 -2147483648, 2147483648) %26, i64 range(i64 -2147483648, 2147483648) %18, ptr nonnull %15, ptr %9, i64 range(i64 -2147483648, 2147483648) %27, ptr %7, i64 range(i64 -2147483648, 2147483648) %28, ptr %12, i64 range(i64 -2147483648, 2147483648) %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %146

83:
  %84 = icmp eq i32 %1, 111
  %85 = select i1 %84, i64 110, i64 116
  %86 = icmp eq i32 %2, 111
  %87 = select i1 %86, i64 110, i64 116
  %88 = sext i32 %3 to i64
  %89 = sext i32 %4 to i64
  %90 = sext i32 %8 to i64
  %91 = sext i32 %10 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %16)
  store float %6, ptr %16, align 4
  %92 = select i1 %84, i64 %88, i64 %18
  %93 = select i1 %84, i64 %18, i64 %88
  %94 = icmp sgt i64 %92, 0
  %95 = icmp sgt i64 %93, 0
  %96 = and i1 %94, %95
  br i1 %96, label %97, label %._crit_edge11

._crit_edge11:
  br label %102

97:
  %98 = add nuw nsw i64 %93, 4611686018427387903
  %99 = mul i64 %98, %90
  %100 = add i64 %99, %92
  %101 = shl i64 %100, 2
  call void @__irad_float(ptr %7, i64 %101)
  br label %102

102:
  %103 = select i1 %86, i64 %18, i64 %89
  %104 = select i1 %86, i64 %89, i64 %18
  %105 = icmp sgt i64 %103, 0
  %106 = icmp sgt i64 %104, 0
  %107 = and i1 %105, %106
  br i1 %107, label %108, label %._crit_edge12

._crit_edge12:
  br label %113

108:
  %109 = add nuw nsw i64 %104, 4611686018427387903
  %110 = mul i64 %109, %91
  %111 = add i64 %110, %103
  %112 = shl i64 %111, 2
  call void @__irad_float(ptr %9, i64 %112)
  br label %113

113:
  %114 = icmp sgt i32 %3, 0
  %115 = icmp sgt i32 %4, 0
  %116 = and i1 %114, %115
  br i1 %116, label %117, label %122

117:
  %118 = add nuw nsw i64 %89, 4611686018427387903
  %119 = mul i64 %118, %19
  %120 = add i64 %119, %88
  %121 = shl i64 %120, 2
  call void @__irad_float(ptr %12, i64 %121)
  br label %123

122:
  br i1 %115, label %._crit_edge13, label %._crit_edge14

._crit_edge14:
  br label %144

._crit_edge13:
  br label %123

123:
  %124 = fcmp oeq float %11, 0.000000e+00
  br label %125

125:
  %126 = phi i64 [ 0, %123 ], [ %131, %._crit_edge16 ]
  br i1 %114, label %127, label %._crit_edge15

._crit_edge15:
  br label %130

127:
  %128 = mul nsw i64 %126, %19
  %129 = getelementptr float, ptr %12, i64 %128
  br label %133

.loopexit2:
  br label %130

130:
  %131 = add nuw nsw i64 %126, 1
  %132 = icmp eq i64 %131, %89
  br i1 %132, label %.loopexit3, label %._crit_edge16

._crit_edge16:
  br label %125

133:
  %134 = phi i64 [ 0, %127 ], [ %142, %._crit_edge18 ]
  br i1 %124, label %._crit_edge17, label %135

._crit_edge17:
  br label %139

135:
  %136 = getelementptr float, ptr %129, i64 %134
  %137 = load float, ptr %136, align 4
  %138 = fmul float %11, %137
  br label %139

139:
  %140 = phi float [ %138, %135 ], [ 0.000000e+00, %._crit_edge17 ]
  %141 = getelementptr float, ptr %129, i64 %134
  store float %140, ptr %141, align 4
  %142 = add nuw nsw i64 %134, 1
  %143 = icmp eq i64 %142, %88
  br i1 %143, label %.loopexit2, label %._crit_edge18

._crit_edge18:
  br label %133

.loopexit3:
  br label %144

144:
  %145 = call i32 @irad_la_sgemm(i64 %85, i64 %87, i64 range(i64 -2147483648, 2147483648) %88, i64 range(i64 -2147483648, 2147483648) %89, i64 range(i64 -2147483648, 2147483648) %18, ptr nonnull %16, ptr %7, i64 range(i64 -2147483648, 2147483648) %90, ptr %9, i64 range(i64 -2147483648, 2147483648) %91, ptr %12, i64 range(i64 -2147483648, 2147483648) %19)
  call void @llvm.lifetime.end.p0(ptr nonnull %16)
  br label %146

146:
  ret void
}

define internal void @irad.body.cblas_sgemv(i32 %0, i32 %1, i32 %2, i32 %3, float %4, ptr %5, i32 %6, ptr %7, i32 %8, float %9, ptr %10, i32 %11) {
  %13 = alloca [1 x float], align 4
  %14 = alloca [1 x float], align 4
  %15 = icmp eq i32 %1, 111
  %16 = icmp eq i32 %0, 101
  %17 = xor i1 %16, %15
  %18 = select i1 %17, i32 110, i32 116
  %19 = select i1 %16, i32 %3, i32 %2
  %20 = sext i32 %19 to i64
  %21 = select i1 %16, i32 %2, i32 %3
  %22 = sext i32 %21 to i64
  %23 = sext i32 %6 to i64
  %24 = sext i32 %8 to i64
  %25 = sext i32 %11 to i64
  %26 = select i1 %17, i64 %20, i64 %22
  %27 = select i1 %17, i64 %22, i64 %20
  %28 = icmp eq i32 %8, 1
  %29 = icmp eq i32 %11, 1
  %30 = and i1 %28, %29
  %31 = call i64 @llvm.smax.i64(i64 %27, i64 1)
  br i1 %30, label %32, label %65

32:
  %33 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store float %4, ptr %13, align 4
  %34 = icmp sgt i32 %19, 0
  %35 = icmp sgt i32 %21, 0
  %36 = and i1 %34, %35
  br i1 %36, label %37, label %._crit_edge

._crit_edge:
  br label %42

37:
  %38 = add nuw nsw i64 %22, 4611686018427387903
  %39 = mul i64 %38, %23
  %40 = add i64 %39, %20
  %41 = shl i64 %40, 2
  call void @__irad_float(ptr %5, i64 %41)
  br label %42

42:
  %43 = icmp sgt i64 %27, 0
  br i1 %43, label %44, label %._crit_edge3

._crit_edge3:
  br label %46

44:
  %45 = shl nuw nsw i64 %27, 2
  call void @__irad_float(ptr %7, i64 %45)
  br label %46

46:
  %47 = icmp sgt i64 %26, 0
  br i1 %47, label %51, label %._crit_edge4

._crit_edge4:
  br label %48

.loopexit:
  br label %48

48:
  %49 = zext nneg i32 %18 to i64
  %50 = call i32 @irad_la_sgemm(i64 %49, i64 110, i64 range(i64 -2147483648, 2147483648) %26, i64 1, i64 range(i64 -2147483648, 2147483648) %27, ptr nonnull %13, ptr %5, i64 range(i64 -2147483648, 2147483648) %23, ptr %7, i64 range(i64 -2147483648, 2147483648) %31, ptr %10, i64 range(i64 -2147483648, 2147483648) %33)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %135

51:
  %52 = shl nuw nsw i64 %26, 2
  call void @__irad_float(ptr %10, i64 %52)
  %53 = fcmp oeq float %9, 0.000000e+00
  br label %54

54:
  %55 = phi i64 [ 0, %51 ], [ %63, %._crit_edge6 ]
  br i1 %53, label %._crit_edge5, label %56

._crit_edge5:
  br label %60

56:
  %57 = getelementptr float, ptr %10, i64 %55
  %58 = load float, ptr %57, align 4
  %59 = fmul float %9, %58
  br label %60

60:
  %61 = phi float [ %59, %56 ], [ 0.000000e+00, %._crit_edge5 ]
  %62 = getelementptr float, ptr %10, i64 %55
  store float %61, ptr %62, align 4
  %63 = add nuw nsw i64 %55, 1
  %64 = icmp eq i64 %63, %26
  br i1 %64, label %.loopexit, label %._crit_edge6

._crit_edge6:
  br label %54

65:
  %66 = shl nuw nsw i64 %31, 2
  %67 = call noalias ptr @malloc(i64 %66)
  %68 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %26, i64 1)
  %69 = shl nuw nsw i64 %68, 2
  %70 = call noalias ptr @malloc(i64 %69)
  %71 = icmp sgt i64 %27, 0
  br i1 %71, label %72, label %._crit_edge7

._crit_edge7:
  br label %86

72:
  %73 = icmp slt i32 %8, 0
  %74 = sub nsw i64 1, %27
  %75 = mul nsw i64 %74, %24
  %76 = select i1 %73, i64 %75, i64 0
  %77 = getelementptr float, ptr %7, i64 %76
  br label %78

78:
  %79 = phi i64 [ 0, %72 ], [ %84, %._crit_edge8 ]
  %80 = mul nsw i64 %79, %24
  %81 = getelementptr float, ptr %77, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds nuw float, ptr %67, i64 %79
  store float %82, ptr %83, align 4
  %84 = add nuw nsw i64 %79, 1
  %85 = icmp eq i64 %84, %27
  br i1 %85, label %.loopexit2, label %._crit_edge8

._crit_edge8:
  br label %78

.loopexit2:
  br label %86

86:
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store float %4, ptr %14, align 4
  %87 = icmp sgt i32 %19, 0
  %88 = icmp sgt i32 %21, 0
  %89 = and i1 %87, %88
  br i1 %89, label %90, label %._crit_edge9

._crit_edge9:
  br label %95

90:
  %91 = add nuw nsw i64 %22, 4611686018427387903
  %92 = mul i64 %91, %23
  %93 = add i64 %92, %20
  %94 = shl i64 %93, 2
  call void @__irad_float(ptr %5, i64 %94)
  br label %95

95:
  br i1 %71, label %96, label %._crit_edge10

._crit_edge10:
  br label %98

96:
  %97 = shl nuw nsw i64 %27, 2
  call void @__irad_float(ptr %67, i64 %97)
  br label %98

98:
  %99 = icmp sgt i64 %26, 0
  br i1 %99, label %103, label %100

100:
  %101 = zext nneg i32 %18 to i64
  %102 = call i32 @irad_la_sgemm(i64 %101, i64 110, i64 range(i64 -2147483648, 2147483648) %26, i64 1, i64 range(i64 -2147483648, 2147483648) %27, ptr nonnull %14, ptr %5, i64 range(i64 -2147483648, 2147483648) %23, ptr %67, i64 range(i64 -2147483648, 2147483648) %27, ptr %70, i64 range(i64 -2147483648, 2147483648) %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %119

103:
  %104 = shl nuw nsw i64 %26, 2
  call void @__irad_float(ptr %70, i64 %104)
  br label %105

105:
  %106 = phi i64 [ 0, %103 ], [ %108, %._crit_edge11 ]
  %107 = getelementptr float, ptr %70, i64 %106
  store float 0.000000e+00, ptr %107, align 4
  %108 = add nuw nsw i64 %106, 1
  %109 = icmp eq i64 %108, %26
  br i1 %109, label %110, label %._crit_edge11

._crit_edge11:
  br label %105

110:
  %111 = zext nneg i32 %18 to i64
  %112 = call i32 @irad_la_sgemm(i64 %111, i64 110, i64 range(i64 -2147483648, 2147483648) %26, i64 1, i64 range(i64 -2147483648, 2147483648) %27, ptr nonnull %14, ptr %5, i64 range(i64 -2147483648, 2147483648) %23, ptr %67, i64 range(i64 -2147483648, 2147483648) %27, ptr nonnull %70, i64 range(i64 -2147483648, 2147483648) %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  %113 = icmp slt i32 %11, 0
  %114 = sub nsw i64 1, %26
  %115 = mul nsw i64 %114, %25
  %116 = select i1 %113, i64 %115, i64 0
  %117 = fcmp oeq float %9, 0.000000e+00
  %118 = getelementptr float, ptr %10, i64 %116
  br label %120

.loopexit1:
  br label %119

119:
  call void @free(ptr %67)
  call void @free(ptr %70)
  br label %135

120:
  %121 = phi i64 [ 0, %110 ], [ %133, %._crit_edge13 ]
  %122 = getelementptr inbounds nuw float, ptr %70, i64 %121
  %123 = load float, ptr %122, align 4
  %124 = mul nsw i64 %121, %25
  br i1 %117, label %._crit_edge12, label %125

._crit_edge12:
  br label %129

125:
  %126 = getelementptr float, ptr %118, i64 %124
  %127 = load float, ptr %126, align 4
  %128 = fmul float %9, %127
  br label %129

129:
  %130 = phi float [ %128, %125 ], [ 0.000000e+00, %._crit_edge12 ]
  %131 = fadd float %123, %130
  %132 = getelementptr float, ptr %118, i64 %124
  store float %131, ptr %132, align 4
  %133 = add nuw nsw i64 %121, 1
  %134 = icmp eq i64 %133, %26
  br i1 %134, label %.loopexit1, label %._crit_edge13

._crit_edge13:
  br label %120

135:
  ret void
}

define internal void @irad.body.cblas_sger(i32 %0, i32 %1, i32 %2, float %3, ptr readonly %4, i32 %5, ptr readonly %6, i32 %7, ptr %8, i32 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = sext i32 %9 to i64
  br i1 %11, label %13, label %54

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %1 to i64
  %16 = sext i32 %7 to i64
  %17 = sext i32 %5 to i64
  %18 = icmp sgt i32 %1, 0
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %95

19:
  %20 = icmp slt i32 %5, 0
  %21 = sub nsw i64 1, %15
  %22 = mul nsw i64 %21, %17
  %23 = select i1 %20, i64 %22, i64 0
  %24 = icmp slt i32 %7, 0
  %25 = sub nsw i64 1, %14
  %26 = mul nsw i64 %25, %16
  %27 = select i1 %24, i64 %26, i64 0
  %28 = icmp sgt i32 %2, 0
  %29 = getelementptr float, ptr %6, i64 %27
  %30 = getelementptr float, ptr %4, i64 %23
  br label %31

31:
  %32 = phi i64 [ 0, %19 ], [ %39, %._crit_edge5 ]
  br i1 %28, label %33, label %._crit_edge4

._crit_edge4:
  br label %38

33:
  %34 = mul nsw i64 %32, %17
  %35 = getelementptr float, ptr %30, i64 %34
  %36 = mul nsw i64 %32, %12
  %37 = getelementptr float, ptr %8, i64 %36
  br label %41

.loopexit:
  br label %38

38:
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, %15
  br i1 %40, label %.loopexit1, label %._crit_edge5

._crit_edge5:
  br label %31

41:
  %42 = phi i64 [ 0, %33 ], [ %52, %._crit_edge6 ]
  %43 = mul nsw i64 %42, %16
  %44 = getelementptr float, ptr %29, i64 %43
  %45 = load float, ptr %44, align 4
  %46 = fmul float %3, %45
  %47 = load float, ptr %35, align 4
  %48 = fmul float %46, %47
  %49 = getelementptr float, ptr %37, i64 %42
  %50 = load float, ptr %49, align 4
  %51 = fadd float %50, %48
  store float %51, ptr %49, align 4
  %52 = add nuw nsw i64 %42, 1
  %53 = icmp eq i64 %52, %14
  br i1 %53, label %.loopexit, label %._crit_edge6

._crit_edge6:
  br label %41

54:
  %55 = sext i32 %1 to i64
  %56 = sext i32 %2 to i64
  %57 = sext i32 %5 to i64
  %58 = sext i32 %7 to i64
  %59 = icmp sgt i32 %2, 0
  br i1 %59, label %60, label %._crit_edge7

._crit_edge7:
  br label %95

60:
  %61 = icmp slt i32 %7, 0
  %62 = sub nsw i64 1, %56
  %63 = mul nsw i64 %62, %58
  %64 = select i1 %61, i64 %63, i64 0
  %65 = icmp slt i32 %5, 0
  %66 = sub nsw i64 1, %55
  %67 = mul nsw i64 %66, %57
  %68 = select i1 %65, i64 %67, i64 0
  %69 = icmp sgt i32 %1, 0
  %70 = getelementptr float, ptr %4, i64 %68
  %71 = getelementptr float, ptr %6, i64 %64
  br label %72

72:
  %73 = phi i64 [ 0, %60 ], [ %80, %._crit_edge9 ]
  br i1 %69, label %74, label %._crit_edge8

._crit_edge8:
  br label %79

74:
  %75 = mul nsw i64 %73, %58
  %76 = getelementptr float, ptr %71, i64 %75
  %77 = mul nsw i64 %73, %12
  %78 = getelementptr float, ptr %8, i64 %77
  br label %82

.loopexit2:
  br label %79

79:
  %80 = add nuw nsw i64 %73, 1
  %81 = icmp eq i64 %80, %56
  br i1 %81, label %.loopexit3, label %._crit_edge9

._crit_edge9:
  br label %72

82:
  %83 = phi i64 [ 0, %74 ], [ %93, %._crit_edge10 ]
  %84 = mul nsw i64 %83, %57
  %85 = getelementptr float, ptr %70, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = fmul float %3, %86
  %88 = load float, ptr %76, align 4
  %89 = fmul float %87, %88
  %90 = getelementptr float, ptr %78, i64 %83
  %91 = load float, ptr %90, align 4
  %92 = fadd float %91, %89
  store float %92, ptr %90, align 4
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp eq i64 %93, %55
  br i1 %94, label %.loopexit2, label %._crit_edge10

._crit_edge10:
  br label %82

.loopexit1:
  br label %95

.loopexit3:
  br label %95

95:
  ret void
}

define internal void @irad.body.cblas_ssymm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, float %5, ptr readonly %6, i32 %7, ptr %8, i32 %9, float %10, ptr %11, i32 %12) {
  %14 = alloca [1 x float], align 4
  %15 = alloca [1 x float], align 4
  %16 = icmp eq i32 %0, 101
  %17 = select i1 %16, i32 %4, i32 %3
  %18 = sext i32 %17 to i64
  %19 = select i1 %16, i32 %3, i32 %4
  %20 = sext i32 %19 to i64
  %21 = sext i32 %7 to i64
  %22 = sext i32 %9 to i64
  %23 = sext i32 %12 to i64
  %24 = icmp ne i32 %1, 141
  %25 = xor i1 %16, %24
  %26 = select i1 %25, i64 %20, i64 %18
  %27 = mul nsw i64 %26, %26
  %28 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %27, i64 1)
  %29 = shl i64 %28, 2
  %30 = call noalias ptr @malloc(i64 %29)
  %31 = icmp sgt i64 %26, 0
  br i1 %31, label %32, label %._crit_edge

._crit_edge:
  br label %62

32:
  %33 = icmp ne i32 %2, 122
  %34 = xor i1 %16, %33
  br label %35

35:
  %36 = phi i64 [ 0, %32 ], [ %43, %._crit_edge5 ]
  %37 = mul nsw i64 %36, %21
  %38 = getelementptr float, ptr %6, i64 %37
  %39 = getelementptr float, ptr %6, i64 %36
  %40 = mul nuw nsw i64 %36, %26
  %41 = getelementptr float, ptr %30, i64 %40
  br label %45

42:
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %26
  br i1 %44, label %.loopexit4, label %._crit_edge5

._crit_edge5:
  br label %35

45:
  %46 = phi i64 [ 0, %35 ], [ %60, %._crit_edge10 ]
  br i1 %34, label %49, label %47

47:
  %48 = icmp samesign ult i64 %46, %36
  br i1 %48, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %51

._crit_edge6:
  br label %53

49:
  %50 = icmp samesign ugt i64 %46, %36
  br i1 %50, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %51

._crit_edge8:
  br label %53

51:
  %52 = getelementptr float, ptr %38, i64 %46
  br label %56

53:
  %54 = mul nsw i64 %46, %21
  %55 = getelementptr float, ptr %39, i64 %54
  br label %56

56:
  %57 = phi ptr [ %52, %51 ], [ %55, %53 ]
  %58 = load float, ptr %57, align 4
  %59 = getelementptr float, ptr %41, i64 %46
  store float %58, ptr %59, align 4
  %60 = add nuw nsw i64 %46, 1
  %61 = icmp eq i64 %60, %26
  br i1 %61, label %42, label %._crit_edge10

._crit_edge10:
  br label %45

.loopexit4:
  br label %62

62:
  %63 = icmp sgt i32 %17, 0
  br i1 %25, label %102, label %64

64:
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store float %5, ptr %14, align 4
  br i1 %63, label %65, label %77

65:
  %66 = shl nuw nsw i64 %18, 2
  %67 = mul nuw i64 %66, %18
  call void @__irad_float(ptr %30, i64 %67)
  %68 = icmp sgt i32 %19, 0
  br i1 %68, label %69, label %._crit_edge11

._crit_edge11:
  br label %100

69:
  %70 = add nuw nsw i64 %20, 4611686018427387903
  %71 = mul i64 %70, %22
  %72 = add i64 %71, %18
  %73 = shl i64 %72, 2
  call void @__irad_float(ptr %8, i64 %73)
  %74 = mul i64 %70, %23
  %75 = add i64 %74, %18
  %76 = shl i64 %75, 2
  call void @__irad_float(ptr %11, i64 %76)
  br label %79

77:
  %78 = icmp sgt i32 %19, 0
  br i1 %78, label %._crit_edge12, label %._crit_edge13

._crit_edge13:
  br label %100

._crit_edge12:
  br label %79

79:
  %80 = fcmp oeq float %10, 0.000000e+00
  br label %81

81:
  %82 = phi i64 [ 0, %79 ], [ %87, %._crit_edge15 ]
  br i1 %63, label %83, label %._crit_edge14

._crit_edge14:
  br label %86

83:
  %84 = mul nsw i64 %82, %23
  %85 = getelementptr float, ptr %11, i64 %84
  br label %89

.loopexit2:
  br label %86

86:
  %87 = add nuw nsw i64 %82, 1
  %88 = icmp eq i64 %87, %20
  br i1 %88, label %.loopexit3, label %._crit_edge15

._crit_edge15:
  br label %81

89:
  %90 = phi i64 [ 0, %83 ], [ %98, %._crit_edge17 ]
  br i1 %80, label %._crit_edge16, label %91

._crit_edge16:
  br label %95

91:
  %92 = getelementptr float, ptr %85, i64 %90
  %93 = load float, ptr %92, align 4
  %94 = fmul float %10, %93
  br label %95

95:
  %96 = phi float [ %94, %91 ], [ 0.000000e+00, %._crit_edge16 ]
  %97 = getelementptr float, ptr %85, i64 %90
  store float %96, ptr %97, align 4
  %98 = add nuw nsw i64 %90, 1
  %99 = icmp eq i64 %98, %18
  br i1 %99, label %.loopexit2, label %._crit_edge17

._crit_edge17:
  br label %89

.loopexit3:
  br label %100

100:
  %101 = call i32 @irad_la_sgemm(i64 110, i64 110, i64 range(i64 -2147483648, 2147483648) %18, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %18, ptr nonnull %14, ptr %30, i64 range(i64 -2147483648, 2147483648) %26, ptr %8, i64 range(i64 -2147483648, 2147483648) %22, ptr %11, i64 range(i64 -2147483648, 2147483648) %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %143

102:
  call void @llvm.lifetime.start.p0(ptr nonnull %15)
  store float %5, ptr %15, align 4
  %103 = icmp sgt i32 %19, 0
  %104 = and i1 %63, %103
  br i1 %104, label %109, label %105

105:
  br i1 %103, label %106, label %._crit_edge18

._crit_edge18:
  br label %141

106:
  %107 = shl nuw nsw i64 %20, 2
  %108 = mul nuw i64 %107, %20
  call void @__irad_float(ptr %30, i64 %108)
  br label %120

109:
  %110 = add nuw nsw i64 %20, 4611686018427387903
  %111 = mul i64 %110, %22
  %112 = add i64 %111, %18
  %113 = shl i64 %112, 2
  call void @__irad_float(ptr %8, i64 %113)
  %114 = shl nuw nsw i64 %20, 2
  %115 = mul nuw i64 %114, %20
  call void @__irad_float(ptr %30, i64 %115)
  %116 = add nuw nsw i64 %20, 4611686018427387903
  %117 = mul i64 %116, %23
  %118 = add i64 %117, %18
  %119 = shl i64 %118, 2
  call void @__irad_float(ptr %11, i64 %119)
  br label %120

120:
  %121 = fcmp oeq float %10, 0.000000e+00
  br label %122

122:
  %123 = phi i64 [ 0, %120 ], [ %128, %._crit_edge20 ]
  br i1 %63, label %124, label %._crit_edge19

._crit_edge19:
  br label %127

124:
  %125 = mul nsw i64 %123, %23
  %126 = getelementptr float, ptr %11, i64 %125
  br label %130

.loopexit:
  br label %127

127:
  %128 = add nuw nsw i64 %123, 1
  %129 = icmp eq i64 %128, %20
  br i1 %129, label %.loopexit1, label %._crit_edge20

._crit_edge20:
  br label %122

130:
  %131 = phi i64 [ 0, %124 ], [ %139, %._crit_edge22 ]
  br i1 %121, label %._crit_edge21, label %132

._crit_edge21:
  br label %136

132:
  %133 = getelementptr float, ptr %126, i64 %131
  %134 = load float, ptr %133, align 4
  %135 = fmul float %10, %134
  br label %136

136:
  %137 = phi float [ %135, %132 ], [ 0.000000e+00, %._crit_edge21 ]
  %138 = getelementptr float, ptr %126, i64 %131
  store float %137, ptr %138, align 4
  %139 = add nuw nsw i64 %131, 1
  %140 = icmp eq i64 %139, %18
  br i1 %140, label %.loopexit, label %._crit_edge22

._crit_edge22:
  br label %130

.loopexit1:
  br label %141

141:
  %142 = call i32 @irad_la_sgemm(i64 110, i64 110, i64 range(i64 -2147483648, 2147483648) %18, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %20, ptr nonnull %15, ptr %8, i64 range(i64 -2147483648, 2147483648) %22, ptr %30, i64 range(i64 -2147483648, 2147483648) %26, ptr %11, i64 range(i64 -2147483648, 2147483648) %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %15)
  br label %143

143:
  call void @free(ptr %30)
  ret void
}

define internal void @irad.body.cblas_ssyrk(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, float %5, ptr %6, i32 %7, float %8, ptr %9, i32 %10) {
  %12 = alloca [1 x float], align 4
  %13 = icmp eq i32 %0, 101
  %14 = sext i32 %3 to i64
  %15 = sext i32 %4 to i64
  %16 = sext i32 %7 to i64
  %17 = sext i32 %10 to i64
  %18 = mul nsw i64 %14, %14
  %19 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  %22 = icmp ne i32 %2, 111
  %23 = xor i1 %13, %22
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store float %5, ptr %12, align 4
  %24 = select i1 %23, i64 %15, i64 %14
  %25 = select i1 %23, i64 %14, i64 %15
  %26 = icmp sgt i64 %24, 0
  %27 = icmp sgt i64 %25, 0
  %28 = and i1 %26, %27
  br i1 %28, label %29, label %._crit_edge

._crit_edge:
  br label %38

29:
  %30 = add nuw nsw i64 %25, 4611686018427387903
  %31 = mul i64 %30, %16
  %32 = add i64 %31, %24
  %33 = shl i64 %32, 2
  call void @__irad_float(ptr %6, i64 %33)
  %34 = add nuw nsw i64 %25, 4611686018427387903
  %35 = mul i64 %34, %16
  %36 = add i64 %35, %24
  %37 = shl i64 %36, 2
  call void @__irad_float(ptr %6, i64 %37)
  br label %38

38:
  %39 = icmp sgt i32 %3, 0
  br i1 %39, label %44, label %40

40:
  %41 = select i1 %23, i64 116, i64 110
  %42 = select i1 %23, i64 110, i64 116
  %43 = call i32 @irad_la_sgemm(i64 %41, i64 %42, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %15, ptr nonnull %12, ptr %6, i64 range(i64 -2147483648, 2147483648) %16, ptr %6, i64 range(i64 -2147483648, 2147483648) %16, ptr %21, i64 range(i64 -2147483648, 2147483648) %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %92

44:
  %45 = shl nuw i64 %18, 2
  call void @__irad_float(ptr %21, i64 %45)
  br label %46

46:
  %47 = phi i64 [ 0, %44 ], [ %51, %._crit_edge2 ]
  %48 = mul nuw nsw i64 %47, %14
  %49 = getelementptr float, ptr %21, i64 %48
  br label %53

50:
  %51 = add nuw nsw i64 %47, 1
  %52 = icmp eq i64 %51, %14
  br i1 %52, label %58, label %._crit_edge2

._crit_edge2:
  br label %46

53:
  %54 = phi i64 [ 0, %46 ], [ %56, %._crit_edge3 ]
  %55 = getelementptr float, ptr %49, i64 %54
  store float 0.000000e+00, ptr %55, align 4
  %56 = add nuw nsw i64 %54, 1
  %57 = icmp eq i64 %56, %14
  br i1 %57, label %50, label %._crit_edge3

._crit_edge3:
  br label %53

58:
  %59 = select i1 %23, i64 116, i64 110
  %60 = select i1 %23, i64 110, i64 116
  %61 = call i32 @irad_la_sgemm(i64 %59, i64 %60, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %15, ptr nonnull %12, ptr %6, i64 range(i64 -2147483648, 2147483648) %16, ptr %6, i64 range(i64 -2147483648, 2147483648) %16, ptr nonnull %21, i64 range(i64 -2147483648, 2147483648) %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  %62 = icmp ne i32 %1, 122
  %63 = xor i1 %13, %62
  %64 = fcmp oeq float %8, 0.000000e+00
  br label %67

.loopexit:
  br label %65

65:
  %66 = icmp eq i64 %70, %14
  br i1 %66, label %.loopexit1, label %._crit_edge4

._crit_edge4:
  br label %67

67:
  %68 = phi i64 [ 0, %58 ], [ %70, %._crit_edge4 ]
  %69 = select i1 %63, i64 0, i64 %68
  %70 = add nuw nsw i64 %68, 1
  %71 = select i1 %63, i64 %70, i64 %14
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %73, label %._crit_edge5

._crit_edge5:
  br label %65

73:
  %74 = mul nuw nsw i64 %68, %14
  %75 = getelementptr float, ptr %21, i64 %74
  %76 = mul nsw i64 %68, %17
  %77 = getelementptr float, ptr %9, i64 %76
  br label %78

78:
  %79 = phi i64 [ %69, %73 ], [ %90, %._crit_edge7 ]
  %80 = getelementptr float, ptr %75, i64 %79
  %81 = load float, ptr %80, align 4
  br i1 %64, label %._crit_edge6, label %82

._crit_edge6:
  br label %86

82:
  %83 = getelementptr float, ptr %77, i64 %79
  %84 = load float, ptr %83, align 4
  %85 = fmul float %8, %84
  br label %86

86:
  %87 = phi float [ %85, %82 ], [ 0.000000e+00, %._crit_edge6 ]
  %88 = fadd float %81, %87
  %89 = getelementptr float, ptr %77, i64 %79
  store float %88, ptr %89, align 4
  %90 = add nuw nsw i64 %79, 1
  %91 = icmp eq i64 %90, %71
  br i1 %91, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %78

.loopexit1:
  br label %92

92:
  call void @free(ptr %21)
  ret void
}

define internal void @irad.body.cblas_strmm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, float %7, ptr readonly %8, i32 %9, ptr %10, i32 %11) {
  %13 = alloca [1 x float], align 4
  %14 = alloca [1 x float], align 4
  %15 = icmp eq i32 %0, 101
  %16 = icmp eq i32 %3, 111
  %17 = select i1 %16, i32 110, i32 116
  %18 = icmp eq i32 %4, 132
  %19 = select i1 %15, i32 %6, i32 %5
  %20 = sext i32 %19 to i64
  %21 = select i1 %15, i32 %5, i32 %6
  %22 = sext i32 %21 to i64
  %23 = sext i32 %9 to i64
  %24 = sext i32 %11 to i64
  %25 = icmp ne i32 %1, 141
  %26 = xor i1 %15, %25
  %27 = select i1 %26, i64 %22, i64 %20
  %28 = mul nsw i64 %27, %27
  %29 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %28, i64 1)
  %30 = shl i64 %29, 2
  %31 = call noalias ptr @malloc(i64 %30)
  %32 = icmp sgt i64 %27, 0
  br i1 %32, label %33, label %._crit_edge

._crit_edge:
  br label %65

33:
  %34 = icmp ne i32 %2, 122
  %35 = xor i1 %15, %34
  br label %36

36:
  %37 = phi i64 [ 0, %33 ], [ %44, %._crit_edge6 ]
  %38 = mul nsw i64 %37, %23
  %39 = getelementptr float, ptr %8, i64 %38
  %40 = mul nuw nsw i64 %37, %27
  %41 = getelementptr float, ptr %31, i64 %40
  %42 = getelementptr float, ptr %39, i64 %37
  br label %46

43:
  %44 = add nuw nsw i64 %37, 1
  %45 = icmp eq i64 %44, %27
  br i1 %45, label %.loopexit5, label %._crit_edge6

._crit_edge6:
  br label %36

46:
  %47 = phi i64 [ 0, %36 ], [ %63, %._crit_edge12 ]
  %48 = icmp eq i64 %47, %37
  br i1 %48, label %49, label %52

49:
  br i1 %18, label %._crit_edge7, label %50

._crit_edge7:
  br label %60

50:
  %51 = load float, ptr %42, align 4
  br label %60

52:
  br i1 %35, label %55, label %53

53:
  %54 = icmp samesign ugt i64 %47, %37
  br i1 %54, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %60

._crit_edge8:
  br label %57

55:
  %56 = icmp samesign ult i64 %47, %37
  br i1 %56, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %60

._crit_edge10:
  br label %57

57:
  %58 = getelementptr float, ptr %39, i64 %47
  %59 = load float, ptr %58, align 4
  br label %60

60:
  %61 = phi float [ 1.000000e+00, %._crit_edge7 ], [ %51, %50 ], [ %59, %57 ], [ 0.000000e+00, %._crit_edge11 ], [ 0.000000e+00, %._crit_edge9 ]
  %62 = getelementptr float, ptr %41, i64 %47
  store float %61, ptr %62, align 4
  %63 = add nuw nsw i64 %47, 1
  %64 = icmp eq i64 %63, %27
  br i1 %64, label %43, label %._crit_edge12

._crit_edge12:
  br label %46

.loopexit5:
  br label %65

65:
  %66 = mul nsw i64 %20, %22
  %67 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %66, i64 1)
  %68 = shl i64 %67, 2
  %69 = call noalias ptr @malloc(i64 %68)
  %70 = icmp sgt i32 %21, 0
  br i1 %70, label %71, label %._crit_edge13

._crit_edge13:
  br label %82

71:
  %72 = icmp sgt i32 %19, 0
  %73 = shl nsw i64 %20, 2
  %74 = shl nsw i64 %24, 2
  br label %75

75:
  %76 = phi i64 [ 0, %71 ], [ %85, %._crit_edge15 ]
  br i1 %72, label %77, label %._crit_edge14

._crit_edge14:
  br label %84

77:
  %78 = mul i64 %74, %76
  %79 = getelementptr i8, ptr %10, i64 %78
  %80 = mul i64 %73, %76
  %81 = getelementptr i8, ptr %69, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %81, ptr align 4 %79, i64 %73, i1 false)
  br label %84

.loopexit4:
  br label %82

82:
  %83 = icmp sgt i32 %19, 0
  br i1 %26, label %115, label %87

84:
  %85 = add nuw nsw i64 %76, 1
  %86 = icmp eq i64 %85, %22
  br i1 %86, label %.loopexit4, label %._crit_edge15

._crit_edge15:
  br label %75

87:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store float %7, ptr %13, align 4
  br i1 %83, label %88, label %97

88:
  %89 = shl nuw nsw i64 %20, 2
  %90 = mul nuw i64 %89, %20
  call void @__irad_float(ptr %31, i64 %90)
  br i1 %70, label %91, label %._crit_edge16

._crit_edge16:
  br label %112

91:
  %92 = shl nuw i64 %66, 2
  call void @__irad_float(ptr %69, i64 %92)
  %93 = add nuw nsw i64 %22, 4611686018427387903
  %94 = mul i64 %93, %24
  %95 = add i64 %94, %20
  %96 = shl i64 %95, 2
  call void @__irad_float(ptr %10, i64 %96)
  br label %98

97:
  br i1 %70, label %._crit_edge17, label %._crit_edge18

._crit_edge18:
  br label %112

._crit_edge17:
  br label %98

98:
  br label %99

99:
  %100 = phi i64 [ %105, %._crit_edge20 ], [ 0, %98 ]
  br i1 %83, label %101, label %._crit_edge19

._crit_edge19:
  br label %104

101:
  %102 = mul nsw i64 %100, %24
  %103 = getelementptr float, ptr %10, i64 %102
  br label %107

.loopexit2:
  br label %104

104:
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %22
  br i1 %106, label %.loopexit3, label %._crit_edge20

._crit_edge20:
  br label %99

107:
  %108 = phi i64 [ 0, %101 ], [ %110, %._crit_edge21 ]
  %109 = getelementptr float, ptr %103, i64 %108
  store float 0.000000e+00, ptr %109, align 4
  %110 = add nuw nsw i64 %108, 1
  %111 = icmp eq i64 %110, %20
  br i1 %111, label %.loopexit2, label %._crit_edge21

._crit_edge21:
  br label %107

.loopexit3:
  br label %112

112:
  %113 = zext nneg i32 %17 to i64
  %114 = call i32 @irad_la_sgemm(i64 %113, i64 110, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %22, i64 range(i64 -2147483648, 2147483648) %20, ptr nonnull %13, ptr %31, i64 range(i64 -2147483648, 2147483648) %27, ptr %69, i64 range(i64 -2147483648, 2147483648) %20, ptr %10, i64 range(i64 -2147483648, 2147483648) %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %146

115:
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store float %7, ptr %14, align 4
  %116 = and i1 %83, %70
  br i1 %116, label %121, label %117

117:
  br i1 %70, label %118, label %._crit_edge22

._crit_edge22:
  br label %143

118:
  %119 = shl nuw nsw i64 %22, 2
  %120 = mul nuw i64 %119, %22
  call void @__irad_float(ptr %31, i64 %120)
  br label %129

121:
  %122 = shl nuw i64 %66, 2
  call void @__irad_float(ptr %69, i64 %122)
  %123 = shl nuw nsw i64 %22, 2
  %124 = mul nuw i64 %123, %22
  call void @__irad_float(ptr %31, i64 %124)
  %125 = add nuw nsw i64 %22, 4611686018427387903
  %126 = mul i64 %125, %24
  %127 = add i64 %126, %20
  %128 = shl i64 %127, 2
  call void @__irad_float(ptr %10, i64 %128)
  br label %129

129:
  br label %130

130:
  %131 = phi i64 [ %136, %._crit_edge24 ], [ 0, %129 ]
  br i1 %83, label %132, label %._crit_edge23

._crit_edge23:
  br label %135

132:
  %133 = mul nsw i64 %131, %24
  %134 = getelementptr float, ptr %10, i64 %133
  br label %138

.loopexit:
  br label %135

135:
  %136 = add nuw nsw i64 %131, 1
  %137 = icmp eq i64 %136, %22
  br i1 %137, label %.loopexit1, label %._crit_edge24

._crit_edge24:
  br label %130

138:
  %139 = phi i64 [ 0, %132 ], [ %141, %._crit_edge25 ]
  %140 = getelementptr float, ptr %134, i64 %139
  store float 0.000000e+00, ptr %140, align 4
  %141 = add nuw nsw i64 %139, 1
  %142 = icmp eq i64 %141, %20
  br i1 %142, label %.loopexit, label %._crit_edge25

._crit_edge25:
  br label %138

.loopexit1:
  br label %143

143:
  %144 = zext nneg i32 %17 to i64
  %145 = call i32 @irad_la_sgemm(i64 110, i64 %144, i64 range(i64 -2147483648, 2147483648) %20, i64 range(i64 -2147483648, 2147483648) %22, i64 range(i64 -2147483648, 2147483648) %22, ptr nonnull %14, ptr %69, i64 range(i64 -2147483648, 2147483648) %20, ptr %31, i64 range(i64 -2147483648, 2147483648) %27, ptr %10, i64 range(i64 -2147483648, 2147483648) %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %146

146:
  call void @free(ptr %31)
  call void @free(ptr %69)
  ret void
}

define internal void @irad.body.cblas_strsm(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, float %7, ptr %8, i32 %9, ptr %10, i32 %11) {
  %13 = icmp eq i32 %0, 101
  %14 = icmp eq i32 %1, 141
  %15 = xor i1 %13, %14
  %16 = select i1 %13, i32 %6, i32 %5
  %17 = sext i32 %16 to i64
  %18 = select i1 %13, i32 %5, i32 %6
  %19 = sext i32 %18 to i64
  %20 = sext i32 %9 to i64
  %21 = sext i32 %11 to i64
  %22 = select i1 %15, i64 %17, i64 %19
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %._crit_edge

._crit_edge:
  br label %29

24:
  %25 = add nuw nsw i64 %22, 4611686018427387903
  %26 = mul i64 %25, %20
  %27 = add i64 %26, %22
  %28 = shl i64 %27, 2
  call void @__irad_float(ptr %8, i64 %28)
  br label %29

29:
  %30 = icmp sgt i32 %16, 0
  %31 = icmp sgt i32 %18, 0
  %32 = and i1 %30, %31
  br i1 %32, label %33, label %38

33:
  %34 = add nuw nsw i64 %19, 4611686018427387903
  %35 = mul i64 %34, %21
  %36 = add i64 %35, %17
  %37 = shl i64 %36, 2
  call void @__irad_float(ptr %10, i64 %37)
  br label %39

38:
  br i1 %31, label %._crit_edge2, label %._crit_edge3

._crit_edge3:
  br label %60

._crit_edge2:
  br label %39

39:
  %40 = fcmp oeq float %7, 0.000000e+00
  br label %41

41:
  %42 = phi i64 [ 0, %39 ], [ %47, %._crit_edge5 ]
  br i1 %30, label %43, label %._crit_edge4

._crit_edge4:
  br label %46

43:
  %44 = mul nsw i64 %42, %21
  %45 = getelementptr float, ptr %10, i64 %44
  br label %49

.loopexit:
  br label %46

46:
  %47 = add nuw nsw i64 %42, 1
  %48 = icmp eq i64 %47, %19
  br i1 %48, label %.loopexit1, label %._crit_edge5

._crit_edge5:
  br label %41

49:
  %50 = phi i64 [ 0, %43 ], [ %58, %._crit_edge7 ]
  br i1 %40, label %._crit_edge6, label %51

._crit_edge6:
  br label %55

51:
  %52 = getelementptr float, ptr %45, i64 %50
  %53 = load float, ptr %52, align 4
  %54 = fmul float %7, %53
  br label %55

55:
  %56 = phi float [ %54, %51 ], [ 0.000000e+00, %._crit_edge6 ]
  %57 = getelementptr float, ptr %45, i64 %50
  store float %56, ptr %57, align 4
  %58 = add nuw nsw i64 %50, 1
  %59 = icmp eq i64 %58, %17
  br i1 %59, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %49

.loopexit1:
  br label %60

60:
  %61 = icmp eq i32 %4, 132
  %62 = select i1 %61, i64 117, i64 110
  %63 = icmp eq i32 %3, 111
  %64 = select i1 %63, i64 110, i64 116
  %65 = icmp eq i32 %2, 122
  %66 = xor i1 %13, %65
  %67 = select i1 %15, i64 108, i64 114
  %68 = select i1 %66, i64 108, i64 117
  %69 = call i32 @irad_la_strsm(i64 %67, i64 %68, i64 %64, i64 %62, i64 range(i64 -2147483648, 2147483648) %17, i64 range(i64 -2147483648, 2147483648) %19, ptr %8, i64 range(i64 -2147483648, 2147483648) %20, ptr %10, i64 range(i64 -2147483648, 2147483648) %21)
  ret void
}

define internal float @irad.body.cblas_sdot(i32 %0, ptr readonly %1, i32 %2, ptr readonly %3, i32 %4) {
  %6 = sext i32 %0 to i64
  %7 = sext i32 %2 to i64
  %8 = sext i32 %4 to i64
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %20

10:
  %11 = icmp slt i32 %4, 0
  %12 = sub nsw i64 1, %6
  %13 = mul nsw i64 %12, %8
  %14 = select i1 %11, i64 %13, i64 0
  %15 = icmp slt i32 %2, 0
  %16 = mul nsw i64 %12, %7
  %17 = select i1 %15, i64 %16, i64 0
  %18 = getelementptr float, ptr %1, i64 %17
  %19 = getelementptr float, ptr %3, i64 %14
  br label %22

.loopexit:
  %.lcssa = phi float [ %32, %22 ]
  br label %20

20:
  %21 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa, %.loopexit ]
  ret float %21

22:
  %23 = phi float [ 0.000000e+00, %10 ], [ %32, %._crit_edge1 ]
  %24 = phi i64 [ 0, %10 ], [ %33, %._crit_edge1 ]
  %25 = mul nsw i64 %24, %7
  %26 = getelementptr float, ptr %18, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = mul nsw i64 %24, %8
  %29 = getelementptr float, ptr %19, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fmul float %27, %30
  %32 = fadd float %23, %31
  %33 = add nuw nsw i64 %24, 1
  %34 = icmp eq i64 %33, %6
  br i1 %34, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %22
}

define internal void @irad.body.cblas_saxpy(i32 %0, float %1, ptr readonly %2, i32 %3, ptr %4, i32 %5) {
  %7 = sext i32 %0 to i64
  %8 = sext i32 %3 to i64
  %9 = sext i32 %5 to i64
  %10 = icmp sgt i32 %0, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %21

11:
  %12 = icmp slt i32 %5, 0
  %13 = sub nsw i64 1, %7
  %14 = mul nsw i64 %13, %9
  %15 = select i1 %12, i64 %14, i64 0
  %16 = icmp slt i32 %3, 0
  %17 = mul nsw i64 %13, %8
  %18 = select i1 %16, i64 %17, i64 0
  %19 = getelementptr float, ptr %2, i64 %18
  %20 = getelementptr float, ptr %4, i64 %15
  br label %22

.loopexit:
  br label %21

21:
  ret void

22:
  %23 = phi i64 [ 0, %11 ], [ %32, %._crit_edge1 ]
  %24 = mul nsw i64 %23, %8
  %25 = getelementptr float, ptr %19, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fmul float %1, %26
  %28 = mul nsw i64 %23, %9
  %29 = getelementptr float, ptr %20, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = fadd float %30, %27
  store float %31, ptr %29, align 4
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %7
  br i1 %33, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %22
}

define internal void @irad.body.cblas_sscal(i32 %0, float %1, ptr %2, i32 %3) {
  %5 = sext i32 %0 to i64
  %6 = icmp sgt i32 %3, 0
  %7 = icmp sgt i32 %0, 0
  %8 = and i1 %6, %7
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %11

9:
  %10 = zext nneg i32 %3 to i64
  br label %12

.loopexit:
  br label %11

11:
  ret void

12:
  %13 = phi i64 [ 0, %9 ], [ %18, %._crit_edge1 ]
  %14 = mul nuw nsw i64 %13, %10
  %15 = getelementptr inbounds nuw float, ptr %2, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = fmul float %1, %16
  store float %17, ptr %15, align 4
  %18 = add nuw nsw i64 %13, 1
  %19 = icmp slt i64 %18, %5
  br i1 %19, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %12
}

define internal void @irad.body.cblas_scopy(i32 %0, ptr readonly %1, i32 %2, ptr writeonly %3, i32 %4) {
  %6 = sext i32 %0 to i64
  %7 = sext i32 %2 to i64
  %8 = sext i32 %4 to i64
  %9 = icmp sgt i32 %0, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %20

10:
  %11 = icmp slt i32 %4, 0
  %12 = sub nsw i64 1, %6
  %13 = mul nsw i64 %12, %8
  %14 = select i1 %11, i64 %13, i64 0
  %15 = icmp slt i32 %2, 0
  %16 = mul nsw i64 %12, %7
  %17 = select i1 %15, i64 %16, i64 0
  %18 = getelementptr float, ptr %1, i64 %17
  %19 = getelementptr float, ptr %3, i64 %14
  br label %21

.loopexit:
  br label %20

20:
  ret void

21:
  %22 = phi i64 [ 0, %10 ], [ %28, %._crit_edge1 ]
  %23 = mul nsw i64 %22, %7
  %24 = getelementptr float, ptr %18, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = mul nsw i64 %22, %8
  %27 = getelementptr float, ptr %19, i64 %26
  store float %25, ptr %27, align 4
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %6
  br i1 %29, label %.loopexit, label %._crit_edge1

._crit_edge1:
  br label %21
}

define internal i32 @irad.body.LAPACKE_sgesv(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5, ptr %6, i32 %7) {
  %9 = sext i32 %1 to i64
  %10 = icmp sgt i32 %1, 0
  br i1 %10, label %11, label %14

11:
  %12 = shl nuw nsw i64 %9, 2
  call void @__irad_integer(ptr %5, i64 %12)
  %13 = icmp eq i32 %0, 101
  br i1 %13, label %._crit_edge, label %20

._crit_edge:
  br label %39

14:
  %15 = icmp eq i32 %0, 101
  br i1 %15, label %._crit_edge4, label %16

._crit_edge4:
  br label %39

16:
  %17 = sext i32 %4 to i64
  %18 = sext i32 %2 to i64
  %19 = sext i32 %7 to i64
  br label %34

20:
  %21 = sext i32 %4 to i64
  %22 = add nuw nsw i64 %9, 4611686018427387903
  %23 = mul i64 %22, %21
  %24 = add i64 %23, %9
  %25 = shl i64 %24, 2
  call void @__irad_float(ptr %3, i64 %25)
  %26 = sext i32 %2 to i64
  %27 = sext i32 %7 to i64
  %28 = icmp sgt i32 %2, 0
  br i1 %28, label %29, label %._crit_edge5

._crit_edge5:
  br label %34

29:
  %30 = add nuw nsw i64 %26, 4611686018427387903
  %31 = mul i64 %30, %27
  %32 = add i64 %31, %9
  %33 = shl i64 %32, 2
  call void @__irad_float(ptr %6, i64 %33)
  br label %34

34:
  %35 = phi i64 [ %19, %16 ], [ %27, %._crit_edge5 ], [ %27, %29 ]
  %36 = phi i64 [ %18, %16 ], [ %26, %._crit_edge5 ], [ %26, %29 ]
  %37 = phi i64 [ %17, %16 ], [ %21, %._crit_edge5 ], [ %21, %29 ]
  %38 = call i32 @irad_la_sgesv(i64 %9, i64 %36, ptr %3, i64 %37, ptr %5, i64 4, ptr %6, i64 %35)
  br label %128

39:
  %40 = sext i32 %4 to i64
  %41 = mul nsw i64 %9, %9
  %42 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %41, i64 1)
  %43 = shl i64 %42, 2
  %44 = call noalias ptr @malloc(i64 %43)
  br i1 %10, label %.preheader, label %._crit_edge6

._crit_edge6:
  br label %61

.preheader:
  br label %45

45:
  %46 = phi i64 [ %51, %._crit_edge7 ], [ 0, %.preheader ]
  %47 = mul nsw i64 %46, %40
  %48 = getelementptr float, ptr %3, i64 %47
  %49 = getelementptr float, ptr %44, i64 %46
  br label %53

50:
  %51 = add nuw nsw i64 %46, 1
  %52 = icmp eq i64 %51, %9
  br i1 %52, label %.loopexit3, label %._crit_edge7

._crit_edge7:
  br label %45

53:
  %54 = phi i64 [ 0, %45 ], [ %59, %._crit_edge8 ]
  %55 = getelementptr float, ptr %48, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = mul nuw nsw i64 %54, %9
  %58 = getelementptr float, ptr %49, i64 %57
  store float %56, ptr %58, align 4
  %59 = add nuw nsw i64 %54, 1
  %60 = icmp eq i64 %59, %9
  br i1 %60, label %50, label %._crit_edge8

._crit_edge8:
  br label %53

.loopexit3:
  br label %61

61:
  %62 = sext i32 %2 to i64
  %63 = sext i32 %7 to i64
  %64 = mul nsw i64 %62, %9
  %65 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %64, i64 1)
  %66 = shl i64 %65, 2
  %67 = call noalias ptr @malloc(i64 %66)
  br i1 %10, label %70, label %68

68:
  %69 = call i32 @irad_la_sgesv(i64 %9, i64 %62, ptr %44, i64 %9, ptr %5, i64 4, ptr %67, i64 %9)
  call void @free(ptr %44)
  br label %126

70:
  %71 = icmp sgt i32 %2, 0
  br label %72

72:
  %73 = phi i64 [ 0, %70 ], [ %79, %._crit_edge10 ]
  br i1 %71, label %74, label %._crit_edge9

._crit_edge9:
  br label %78

74:
  %75 = mul nsw i64 %73, %63
  %76 = getelementptr float, ptr %6, i64 %75
  %77 = getelementptr float, ptr %67, i64 %73
  br label %81

.loopexit2:
  br label %78

78:
  %79 = add nuw nsw i64 %73, 1
  %80 = icmp eq i64 %79, %9
  br i1 %80, label %89, label %._crit_edge10

._crit_edge10:
  br label %72

81:
  %82 = phi i64 [ 0, %74 ], [ %87, %._crit_edge11 ]
  %83 = getelementptr float, ptr %76, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = mul nuw nsw i64 %82, %9
  %86 = getelementptr float, ptr %77, i64 %85
  store float %84, ptr %86, align 4
  %87 = add nuw nsw i64 %82, 1
  %88 = icmp eq i64 %87, %62
  br i1 %88, label %.loopexit2, label %._crit_edge11

._crit_edge11:
  br label %81

89:
  %90 = call i32 @irad_la_sgesv(i64 %9, i64 %62, ptr %44, i64 %9, ptr %5, i64 4, ptr %67, i64 %9)
  br label %91

91:
  %92 = phi i64 [ %97, %._crit_edge12 ], [ 0, %89 ]
  %93 = getelementptr float, ptr %44, i64 %92
  %94 = mul nsw i64 %92, %40
  %95 = getelementptr float, ptr %3, i64 %94
  br label %99

96:
  %97 = add nuw nsw i64 %92, 1
  %98 = icmp eq i64 %97, %9
  br i1 %98, label %107, label %._crit_edge12

._crit_edge12:
  br label %91

99:
  %100 = phi i64 [ 0, %91 ], [ %105, %._crit_edge13 ]
  %101 = mul nuw nsw i64 %100, %9
  %102 = getelementptr float, ptr %93, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = getelementptr float, ptr %95, i64 %100
  store float %103, ptr %104, align 4
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp eq i64 %105, %9
  br i1 %106, label %96, label %._crit_edge13

._crit_edge13:
  br label %99

107:
  call void @free(ptr nonnull %44)
  %108 = icmp sgt i32 %2, 0
  br label %109

109:
  %110 = phi i64 [ 0, %107 ], [ %116, %._crit_edge15 ]
  br i1 %108, label %111, label %._crit_edge14

._crit_edge14:
  br label %115

111:
  %112 = getelementptr float, ptr %67, i64 %110
  %113 = mul nsw i64 %110, %63
  %114 = getelementptr float, ptr %6, i64 %113
  br label %118

.loopexit:
  br label %115

115:
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, %9
  br i1 %117, label %.loopexit1, label %._crit_edge15

._crit_edge15:
  br label %109

118:
  %119 = phi i64 [ 0, %111 ], [ %124, %._crit_edge16 ]
  %120 = mul nuw nsw i64 %119, %9
  %121 = getelementptr float, ptr %112, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = getelementptr float, ptr %114, i64 %119
  store float %122, ptr %123, align 4
  %124 = add nuw nsw i64 %119, 1
  %125 = icmp eq i64 %124, %62
  br i1 %125, label %.loopexit, label %._crit_edge16

._crit_edge16:
  br label %118

.loopexit1:
  br label %126

126:
  %127 = phi i32 [ %69, %68 ], [ %90, %.loopexit1 ]
  call void @free(ptr %67)
  br label %128

128:
  %129 = phi i32 [ %38, %34 ], [ %127, %126 ]
  ret i32 %129
}

define internal i32 @irad.body.LAPACKE_sgetrf(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = call i32 @llvm.smin.i32(i32 %1, i32 %2)
  %8 = icmp sgt i32 %7, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %12

9:
  %10 = zext nneg i32 %7 to i64
  %11 = shl nuw nsw i64 %10, 2
  call void @__irad_integer(ptr %5, i64 %11)
  br label %12

12:
  %13 = icmp eq i32 %0, 101
  %14 = sext i32 %1 to i64
  %15 = sext i32 %2 to i64
  %16 = sext i32 %4 to i64
  br i1 %13, label %28, label %17

17:
  %18 = icmp sgt i32 %1, 0
  %19 = icmp sgt i32 %2, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %._crit_edge3

._crit_edge3:
  br label %26

21:
  %22 = add nuw nsw i64 %15, 4611686018427387903
  %23 = mul i64 %22, %16
  %24 = add i64 %23, %14
  %25 = shl i64 %24, 2
  call void @__irad_float(ptr %3, i64 %25)
  br label %26

26:
  %27 = call i32 @irad_la_sgetrf(i64 %14, i64 %15, ptr %3, i64 %16, ptr %5, i64 4)
  br label %77

28:
  %29 = mul nsw i64 %15, %14
  %30 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %29, i64 1)
  %31 = shl i64 %30, 2
  %32 = call noalias ptr @malloc(i64 %31)
  %33 = icmp sgt i32 %1, 0
  br i1 %33, label %36, label %34

34:
  %35 = call i32 @irad_la_sgetrf(i64 %14, i64 %15, ptr %32, i64 %14, ptr %5, i64 4)
  br label %75

36:
  %37 = icmp sgt i32 %2, 0
  br label %38

38:
  %39 = phi i64 [ 0, %36 ], [ %45, %._crit_edge5 ]
  br i1 %37, label %40, label %._crit_edge4

._crit_edge4:
  br label %44

40:
  %41 = mul nsw i64 %39, %16
  %42 = getelementptr float, ptr %3, i64 %41
  %43 = getelementptr float, ptr %32, i64 %39
  br label %47

.loopexit2:
  br label %44

44:
  %45 = add nuw nsw i64 %39, 1
  %46 = icmp eq i64 %45, %14
  br i1 %46, label %55, label %._crit_edge5

._crit_edge5:
  br label %38

47:
  %48 = phi i64 [ 0, %40 ], [ %53, %._crit_edge6 ]
  %49 = getelementptr float, ptr %42, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = mul nuw nsw i64 %48, %14
  %52 = getelementptr float, ptr %43, i64 %51
  store float %50, ptr %52, align 4
  %53 = add nuw nsw i64 %48, 1
  %54 = icmp eq i64 %53, %15
  br i1 %54, label %.loopexit2, label %._crit_edge6

._crit_edge6:
  br label %47

55:
  %56 = call i32 @irad_la_sgetrf(i64 %14, i64 %15, ptr %32, i64 %14, ptr %5, i64 4)
  %57 = icmp sgt i32 %2, 0
  br label %58

58:
  %59 = phi i64 [ 0, %55 ], [ %65, %._crit_edge8 ]
  br i1 %57, label %60, label %._crit_edge7

._crit_edge7:
  br label %64

60:
  %61 = getelementptr float, ptr %32, i64 %59
  %62 = mul nsw i64 %59, %16
  %63 = getelementptr float, ptr %3, i64 %62
  br label %67

.loopexit:
  br label %64

64:
  %65 = add nuw nsw i64 %59, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %.loopexit1, label %._crit_edge8

._crit_edge8:
  br label %58

67:
  %68 = phi i64 [ 0, %60 ], [ %73, %._crit_edge9 ]
  %69 = mul nuw nsw i64 %68, %14
  %70 = getelementptr float, ptr %61, i64 %69
  %71 = load float, ptr %70, align 4
  %72 = getelementptr float, ptr %63, i64 %68
  store float %71, ptr %72, align 4
  %73 = add nuw nsw i64 %68, 1
  %74 = icmp eq i64 %73, %15
  br i1 %74, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %67

.loopexit1:
  br label %75

75:
  %76 = phi i32 [ %35, %34 ], [ %56, %.loopexit1 ]
  call void @free(ptr %32)
  br label %77

77:
  %78 = phi i32 [ %27, %26 ], [ %76, %75 ]
  ret i32 %78
}

define internal i32 @irad.body.LAPACKE_sgetrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = sext i32 %2 to i64
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %15

12:
  %13 = shl nuw nsw i64 %10, 2
  call void @__irad_integer(ptr %6, i64 %13)
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %._crit_edge, label %21

._crit_edge:
  br label %41

15:
  %16 = icmp eq i32 %0, 101
  br i1 %16, label %._crit_edge4, label %17

._crit_edge4:
  br label %41

17:
  %18 = sext i32 %5 to i64
  %19 = sext i32 %3 to i64
  %20 = sext i32 %8 to i64
  br label %35

21:
  %22 = sext i32 %5 to i64
  %23 = add nuw nsw i64 %10, 4611686018427387903
  %24 = mul i64 %23, %22
  %25 = add i64 %24, %10
  %26 = shl i64 %25, 2
  call void @__irad_float(ptr %4, i64 %26)
  %27 = sext i32 %3 to i64
  %28 = sext i32 %8 to i64
  %29 = icmp sgt i32 %3, 0
  br i1 %29, label %30, label %._crit_edge5

._crit_edge5:
  br label %35

30:
  %31 = add nuw nsw i64 %27, 4611686018427387903
  %32 = mul i64 %31, %28
  %33 = add i64 %32, %10
  %34 = shl i64 %33, 2
  call void @__irad_float(ptr %7, i64 %34)
  br label %35

35:
  %36 = phi i64 [ %20, %17 ], [ %28, %._crit_edge5 ], [ %28, %30 ]
  %37 = phi i64 [ %19, %17 ], [ %27, %._crit_edge5 ], [ %27, %30 ]
  %38 = phi i64 [ %18, %17 ], [ %22, %._crit_edge5 ], [ %22, %30 ]
  %39 = sext i8 %1 to i64
  %40 = call i32 @irad_la_sgetrs(i64 %39, i64 %10, i64 %37, ptr %4, i64 %38, ptr %6, i64 4, ptr %7, i64 %36)
  br label %114

41:
  %42 = sext i32 %5 to i64
  %43 = mul nsw i64 %10, %10
  %44 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %43, i64 1)
  %45 = shl i64 %44, 2
  %46 = call noalias ptr @malloc(i64 %45)
  br i1 %11, label %.preheader, label %._crit_edge6

._crit_edge6:
  br label %63

.preheader:
  br label %47

47:
  %48 = phi i64 [ %53, %._crit_edge7 ], [ 0, %.preheader ]
  %49 = mul nsw i64 %48, %42
  %50 = getelementptr float, ptr %4, i64 %49
  %51 = getelementptr float, ptr %46, i64 %48
  br label %55

52:
  %53 = add nuw nsw i64 %48, 1
  %54 = icmp eq i64 %53, %10
  br i1 %54, label %.loopexit3, label %._crit_edge7

._crit_edge7:
  br label %47

55:
  %56 = phi i64 [ 0, %47 ], [ %61, %._crit_edge8 ]
  %57 = getelementptr float, ptr %50, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = mul nuw nsw i64 %56, %10
  %60 = getelementptr float, ptr %51, i64 %59
  store float %58, ptr %60, align 4
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp eq i64 %61, %10
  br i1 %62, label %52, label %._crit_edge8

._crit_edge8:
  br label %55

.loopexit3:
  br label %63

63:
  %64 = sext i32 %3 to i64
  %65 = sext i32 %8 to i64
  %66 = mul nsw i64 %64, %10
  %67 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %66, i64 1)
  %68 = shl i64 %67, 2
  %69 = call noalias ptr @malloc(i64 %68)
  br i1 %11, label %73, label %70

70:
  %71 = sext i8 %1 to i64
  %72 = call i32 @irad_la_sgetrs(i64 %71, i64 %10, i64 %64, ptr %46, i64 %10, ptr %6, i64 4, ptr %69, i64 %10)
  br label %113

73:
  %74 = icmp sgt i32 %3, 0
  br label %75

75:
  %76 = phi i64 [ 0, %73 ], [ %82, %._crit_edge10 ]
  br i1 %74, label %77, label %._crit_edge9

._crit_edge9:
  br label %81

77:
  %78 = mul nsw i64 %76, %65
  %79 = getelementptr float, ptr %7, i64 %78
  %80 = getelementptr float, ptr %69, i64 %76
  br label %84

.loopexit2:
  br label %81

81:
  %82 = add nuw nsw i64 %76, 1
  %83 = icmp eq i64 %82, %10
  br i1 %83, label %92, label %._crit_edge10

._crit_edge10:
  br label %75

84:
  %85 = phi i64 [ 0, %77 ], [ %90, %._crit_edge11 ]
  %86 = getelementptr float, ptr %79, i64 %85
  %87 = load float, ptr %86, align 4
  %88 = mul nuw nsw i64 %85, %10
  %89 = getelementptr float, ptr %80, i64 %88
  store float %87, ptr %89, align 4
  %90 = add nuw nsw i64 %85, 1
  %91 = icmp eq i64 %90, %64
  br i1 %91, label %.loopexit2, label %._crit_edge11

._crit_edge11:
  br label %84

92:
  %93 = sext i8 %1 to i64
  %94 = call i32 @irad_la_sgetrs(i64 %93, i64 %10, i64 %64, ptr %46, i64 %10, ptr %6, i64 4, ptr %69, i64 %10)
  %95 = icmp sgt i32 %3, 0
  br label %96

96:
  %97 = phi i64 [ 0, %92 ], [ %103, %._crit_edge13 ]
  br i1 %95, label %98, label %._crit_edge12

._crit_edge12:
  br label %102

98:
  %99 = getelementptr float, ptr %69, i64 %97
  %100 = mul nsw i64 %97, %65
  %101 = getelementptr float, ptr %7, i64 %100
  br label %105

.loopexit:
  br label %102

102:
  %103 = add nuw nsw i64 %97, 1
  %104 = icmp eq i64 %103, %10
  br i1 %104, label %.loopexit1, label %._crit_edge13

._crit_edge13:
  br label %96

105:
  %106 = phi i64 [ 0, %98 ], [ %111, %._crit_edge14 ]
  %107 = mul nuw nsw i64 %106, %10
  %108 = getelementptr float, ptr %99, i64 %107
  %109 = load float, ptr %108, align 4
  %110 = getelementptr float, ptr %101, i64 %106
  store float %109, ptr %110, align 4
  %111 = add nuw nsw i64 %106, 1
  %112 = icmp eq i64 %111, %64
  br i1 %112, label %.loopexit, label %._crit_edge14

._crit_edge14:
  br label %105

.loopexit1:
  br label %113

113:
  call void @free(ptr %69)
  call void @free(ptr %46)
  br label %114

114:
  %115 = phi i32 [ %40, %35 ], [ 0, %113 ]
  ret i32 %115
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal i32 @irad.body.LAPACKE_sgetri(i32 %0, i32 %1, ptr %2, i32 %3, ptr %4) {
  %6 = icmp eq i32 %0, 101
  %7 = sext i32 %1 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %7, %7
  %10 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %9, i64 1)
  %11 = shl i64 %10, 2
  %12 = call noalias ptr @malloc(i64 %11)
  %13 = icmp sgt i32 %1, 0
  br i1 %6, label %29, label %14

14:
  br i1 %13, label %15, label %._crit_edge

._crit_edge:
  br label %27

15:
  %16 = shl nuw nsw i64 %7, 2
  call void @__irad_integer(ptr %4, i64 %16)
  %17 = shl nuw nsw i64 %7, 2
  %18 = shl nsw i64 %8, 2
  br label %19

19:
  %20 = phi i64 [ 0, %15 ], [ %25, %._crit_edge4 ]
  %21 = mul i64 %18, %20
  %22 = getelementptr i8, ptr %2, i64 %21
  %23 = mul i64 %17, %20
  %24 = getelementptr i8, ptr %12, i64 %23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %22, i64 %17, i1 false)
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %.loopexit3, label %._crit_edge4

._crit_edge4:
  br label %19

.loopexit3:
  br label %27

27:
  %28 = call i32 @irad_la_sgetri(i64 range(i64 -2147483648, 2147483648) %7, ptr %12, i64 range(i64 -2147483648, 2147483648) %7, ptr %4, i64 4, ptr %2, i64 range(i64 -2147483648, 2147483648) %8)
  br label %78

29:
  br i1 %13, label %.preheader2, label %30

.preheader2:
  br label %32

30:
  %31 = call noalias ptr @malloc(i64 %11)
  br label %59

32:
  %33 = phi i64 [ %38, %._crit_edge5 ], [ 0, %.preheader2 ]
  %34 = mul nsw i64 %33, %8
  %35 = getelementptr float, ptr %2, i64 %34
  %36 = getelementptr float, ptr %12, i64 %33
  br label %40

37:
  %38 = add nuw nsw i64 %33, 1
  %39 = icmp eq i64 %38, %7
  br i1 %39, label %48, label %._crit_edge5

._crit_edge5:
  br label %32

40:
  %41 = phi i64 [ 0, %32 ], [ %46, %._crit_edge6 ]
  %42 = getelementptr float, ptr %35, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = mul nuw nsw i64 %41, %7
  %45 = getelementptr float, ptr %36, i64 %44
  store float %43, ptr %45, align 4
  %46 = add nuw nsw i64 %41, 1
  %47 = icmp eq i64 %46, %7
  br i1 %47, label %37, label %._crit_edge6

._crit_edge6:
  br label %40

48:
  %49 = call noalias ptr @malloc(i64 %11)
  %50 = shl nuw nsw i64 %7, 2
  call void @__irad_integer(ptr %4, i64 %50)
  %51 = shl nuw nsw i64 %7, 2
  br label %52

52:
  %53 = phi i64 [ 0, %48 ], [ %57, %._crit_edge7 ]
  %54 = mul i64 %51, %53
  %55 = getelementptr i8, ptr %12, i64 %54
  %56 = getelementptr i8, ptr %49, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %56, ptr align 4 %55, i64 %51, i1 false)
  %57 = add nuw nsw i64 %53, 1
  %58 = icmp eq i64 %57, %7
  br i1 %58, label %.loopexit1, label %._crit_edge7

._crit_edge7:
  br label %52

.loopexit1:
  br label %59

59:
  %60 = phi ptr [ %31, %30 ], [ %49, %.loopexit1 ]
  %61 = call i32 @irad_la_sgetri(i64 range(i64 -2147483648, 2147483648) %7, ptr %60, i64 range(i64 -2147483648, 2147483648) %7, ptr %4, i64 4, ptr %12, i64 range(i64 -2147483648, 2147483648) %7)
  call void @free(ptr %60)
  br i1 %13, label %.preheader, label %._crit_edge8

._crit_edge8:
  br label %78

.preheader:
  br label %62

62:
  %63 = phi i64 [ %68, %._crit_edge9 ], [ 0, %.preheader ]
  %64 = getelementptr float, ptr %12, i64 %63
  %65 = mul nsw i64 %63, %8
  %66 = getelementptr float, ptr %2, i64 %65
  br label %70

67:
  %68 = add nuw nsw i64 %63, 1
  %69 = icmp eq i64 %68, %7
  br i1 %69, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %62

70:
  %71 = phi i64 [ 0, %62 ], [ %76, %._crit_edge10 ]
  %72 = mul nuw nsw i64 %71, %7
  %73 = getelementptr float, ptr %64, i64 %72
  %74 = load float, ptr %73, align 4
  %75 = getelementptr float, ptr %66, i64 %71
  store float %74, ptr %75, align 4
  %76 = add nuw nsw i64 %71, 1
  %77 = icmp eq i64 %76, %7
  br i1 %77, label %67, label %._crit_edge10

._crit_edge10:
  br label %70

.loopexit:
  br label %78

78:
  %79 = phi i32 [ %28, %27 ], [ %61, %._crit_edge8 ], [ %61, %.loopexit ]
  call void @free(ptr %12)
  ret i32 %79
}

define internal i32 @irad.body.LAPACKE_spotrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4) {
  %6 = sext i32 %2 to i64
  %7 = sext i32 %4 to i64
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %14

9:
  %10 = add nuw nsw i64 %6, 4611686018427387903
  %11 = mul i64 %10, %7
  %12 = add i64 %11, %6
  %13 = shl i64 %12, 2
  call void @__irad_float(ptr %3, i64 %13)
  br label %14

14:
  %15 = icmp eq i32 %0, 101
  %16 = sext i8 %1 to i64
  %17 = and i8 %1, -33
  %18 = icmp eq i8 %17, 76
  %19 = select i1 %18, i64 117, i64 108
  %20 = select i1 %15, i64 %19, i64 %16
  %21 = call i32 @irad_la_spotrf(i64 %20, i64 0, i64 %6, ptr %3, i64 %7)
  ret i32 %21
}

define internal i32 @irad.body.LAPACKE_spotrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  br i1 %9, label %50, label %10

10:
  %11 = sext i32 %2 to i64
  %12 = sext i32 %3 to i64
  %13 = sext i32 %5 to i64
  %14 = sext i32 %7 to i64
  %15 = and i8 %1, -33
  %16 = icmp eq i8 %15, 76
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %29

18:
  %19 = add nuw nsw i64 %11, 4611686018427387903
  %20 = mul i64 %19, %13
  %21 = add i64 %20, %11
  %22 = shl i64 %21, 2
  call void @__irad_float(ptr %4, i64 %22)
  %23 = icmp sgt i32 %3, 0
  br i1 %23, label %24, label %._crit_edge

._crit_edge:
  br label %33

24:
  %25 = add nuw nsw i64 %12, 4611686018427387903
  %26 = mul i64 %25, %14
  %27 = add i64 %26, %11
  %28 = shl i64 %27, 2
  call void @__irad_float(ptr %6, i64 %28)
  br label %33

29:
  %30 = sext i8 %1 to i64
  %31 = select i1 %16, i64 110, i64 116
  %32 = call i32 @irad_la_strsm(i64 108, i64 %30, i64 %31, i64 110, i64 range(i64 -2147483648, 2147483648) %11, i64 range(i64 -2147483648, 2147483648) %12, ptr %4, i64 range(i64 -2147483648, 2147483648) %13, ptr %6, i64 range(i64 -2147483648, 2147483648) %14)
  br label %46

33:
  %34 = sext i8 %1 to i64
  %35 = select i1 %16, i64 110, i64 116
  %36 = call i32 @irad_la_strsm(i64 108, i64 %34, i64 %35, i64 110, i64 range(i64 -2147483648, 2147483648) %11, i64 range(i64 -2147483648, 2147483648) %12, ptr %4, i64 range(i64 -2147483648, 2147483648) %13, ptr %6, i64 range(i64 -2147483648, 2147483648) %14)
  %37 = add nuw nsw i64 %11, 4611686018427387903
  %38 = mul i64 %37, %13
  %39 = add i64 %38, %11
  %40 = shl i64 %39, 2
  call void @__irad_float(ptr %4, i64 %40)
  br i1 %23, label %41, label %._crit_edge3

._crit_edge3:
  br label %46

41:
  %42 = add nuw nsw i64 %12, 4611686018427387903
  %43 = mul i64 %42, %14
  %44 = add i64 %43, %11
  %45 = shl i64 %44, 2
  call void @__irad_float(ptr %6, i64 %45)
  br label %46

46:
  %47 = phi i64 [ %30, %29 ], [ %34, %41 ], [ %34, %._crit_edge3 ]
  %48 = select i1 %16, i64 116, i64 110
  %49 = call i32 @irad_la_strsm(i64 108, i64 %47, i64 %48, i64 110, i64 range(i64 -2147483648, 2147483648) %11, i64 range(i64 -2147483648, 2147483648) %12, ptr %4, i64 range(i64 -2147483648, 2147483648) %13, ptr %6, i64 range(i64 -2147483648, 2147483648) %14)
  br label %127

50:
  %51 = and i8 %1, -33
  %52 = icmp eq i8 %51, 76
  %53 = sext i32 %2 to i64
  %54 = sext i32 %3 to i64
  %55 = sext i32 %7 to i64
  %56 = mul nsw i64 %54, %53
  %57 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %56, i64 1)
  %58 = shl i64 %57, 2
  %59 = call noalias ptr @malloc(i64 %58)
  %60 = icmp sgt i32 %2, 0
  br i1 %60, label %61, label %89

61:
  %62 = icmp sgt i32 %3, 0
  br label %63

63:
  %64 = phi i64 [ 0, %61 ], [ %70, %._crit_edge5 ]
  br i1 %62, label %65, label %._crit_edge4

._crit_edge4:
  br label %69

65:
  %66 = mul nsw i64 %64, %55
  %67 = getelementptr float, ptr %6, i64 %66
  %68 = getelementptr float, ptr %59, i64 %64
  br label %72

.loopexit2:
  br label %69

69:
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, %53
  br i1 %71, label %80, label %._crit_edge5

._crit_edge5:
  br label %63

72:
  %73 = phi i64 [ 0, %65 ], [ %78, %._crit_edge6 ]
  %74 = getelementptr float, ptr %67, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = mul nuw nsw i64 %73, %53
  %77 = getelementptr float, ptr %68, i64 %76
  store float %75, ptr %77, align 4
  %78 = add nuw nsw i64 %73, 1
  %79 = icmp eq i64 %78, %54
  br i1 %79, label %.loopexit2, label %._crit_edge6

._crit_edge6:
  br label %72

80:
  %81 = sext i32 %5 to i64
  %82 = add nuw nsw i64 %53, 4611686018427387903
  %83 = mul i64 %82, %81
  %84 = add i64 %83, %53
  %85 = shl i64 %84, 2
  call void @__irad_float(ptr %4, i64 %85)
  %86 = icmp sgt i32 %3, 0
  br i1 %86, label %87, label %._crit_edge7

._crit_edge7:
  br label %96

87:
  %88 = shl nuw i64 %56, 2
  call void @__irad_float(ptr %59, i64 %88)
  br label %96

89:
  %90 = sext i32 %5 to i64
  %91 = select i1 %52, i64 117, i64 108
  %92 = select i1 %52, i64 116, i64 110
  %93 = call i32 @irad_la_strsm(i64 108, i64 %91, i64 %92, i64 110, i64 range(i64 -2147483648, 2147483648) %53, i64 range(i64 -2147483648, 2147483648) %54, ptr %4, i64 range(i64 -2147483648, 2147483648) %90, ptr %59, i64 range(i64 -2147483648, 2147483648) %53)
  %94 = select i1 %52, i64 110, i64 116
  %95 = call i32 @irad_la_strsm(i64 108, i64 %91, i64 %94, i64 110, i64 range(i64 -2147483648, 2147483648) %53, i64 range(i64 -2147483648, 2147483648) %54, ptr %4, i64 range(i64 -2147483648, 2147483648) %90, ptr %59, i64 range(i64 -2147483648, 2147483648) %53)
  br label %126

96:
  %97 = select i1 %52, i64 117, i64 108
  %98 = select i1 %52, i64 116, i64 110
  %99 = call i32 @irad_la_strsm(i64 108, i64 %97, i64 %98, i64 110, i64 range(i64 -2147483648, 2147483648) %53, i64 range(i64 -2147483648, 2147483648) %54, ptr %4, i64 range(i64 -2147483648, 2147483648) %81, ptr %59, i64 range(i64 -2147483648, 2147483648) %53)
  %100 = add nuw nsw i64 %53, 4611686018427387903
  %101 = mul i64 %100, %81
  %102 = add i64 %101, %53
  %103 = shl i64 %102, 2
  call void @__irad_float(ptr %4, i64 %103)
  br i1 %86, label %104, label %._crit_edge8

._crit_edge8:
  br label %106

104:
  %105 = shl nuw i64 %56, 2
  call void @__irad_float(ptr %59, i64 %105)
  br label %106

106:
  %107 = select i1 %52, i64 110, i64 116
  %108 = call i32 @irad_la_strsm(i64 108, i64 %97, i64 %107, i64 110, i64 range(i64 -2147483648, 2147483648) %53, i64 range(i64 -2147483648, 2147483648) %54, ptr %4, i64 range(i64 -2147483648, 2147483648) %81, ptr %59, i64 range(i64 -2147483648, 2147483648) %53)
  br label %109

109:
  %110 = phi i64 [ 0, %106 ], [ %116, %._crit_edge10 ]
  br i1 %86, label %111, label %._crit_edge9

._crit_edge9:
  br label %115

111:
  %112 = getelementptr float, ptr %59, i64 %110
  %113 = mul nsw i64 %110, %55
  %114 = getelementptr float, ptr %6, i64 %113
  br label %118

.loopexit:
  br label %115

115:
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, %53
  br i1 %117, label %.loopexit1, label %._crit_edge10

._crit_edge10:
  br label %109

118:
  %119 = phi i64 [ 0, %111 ], [ %124, %._crit_edge11 ]
  %120 = mul nuw nsw i64 %119, %53
  %121 = getelementptr float, ptr %112, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = getelementptr float, ptr %114, i64 %119
  store float %122, ptr %123, align 4
  %124 = add nuw nsw i64 %119, 1
  %125 = icmp eq i64 %124, %54
  br i1 %125, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %118

.loopexit1:
  br label %126

126:
  call void @free(ptr %59)
  br label %127

127:
  ret i32 0
}

define internal i32 @irad.body.tangent_sgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr readnone captures(address) %13, ptr %14, i64 %15) {
  %17 = icmp eq ptr %14, %13
  br i1 %17, label %._crit_edge, label %18

._crit_edge:
  br label %30

18:
  %19 = icmp eq ptr %8, %7
  br i1 %19, label %._crit_edge1, label %20

._crit_edge1:
  br label %22

20:
  %21 = call i32 @irad_la_sgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %8, i64 %9, ptr %10, i64 %12, ptr %14, i64 %15)
  br label %22

22:
  %23 = icmp eq ptr %11, %10
  br i1 %23, label %._crit_edge2, label %24

._crit_edge2:
  br label %26

24:
  %25 = call i32 @irad_la_sgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %7, i64 %9, ptr %11, i64 %12, ptr %14, i64 %15)
  br label %26

26:
  %27 = icmp eq ptr %6, %5
  br i1 %27, label %._crit_edge3, label %28

._crit_edge3:
  br label %30

28:
  %29 = call i32 @irad_la_sgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %14, i64 %15)
  br label %30

30:
  ret i32 0
}

declare i32 @irad_la_sgemm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @irad_la_strsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sgetri(i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.smin.i32(i32, i32)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
