define internal void @irad.body.strtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr readonly %8, ptr writeonly %9) {
  %11 = load i8, ptr %0, align 1
  %12 = load i8, ptr %1, align 1
  %13 = load i8, ptr %2, align 1
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %8, align 4
  %21 = sext i32 %20 to i64
  %22 = and i8 %13, -33
  %23 = icmp eq i8 %22, 85
  %24 = icmp slt i32 %14, 1
  %25 = select i1 %24, i1 true, i1 %23
  br i1 %25, label %._crit_edge, label %26

._crit_edge:
  br label %41

26:
  %27 = add nsw i64 %19, 1
  br label %28

28:
  %29 = phi i64 [ 0, %26 ], [ %35, %._crit_edge1 ]
  %30 = mul i64 %29, %27
  %31 = getelementptr inbounds float, ptr %5, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = fcmp oeq float %32, 0.000000e+00
  br i1 %33, label %37, label %34

34:
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp slt i64 %35, %15
  br i1 %36, label %._crit_edge1, label %.loopexit

._crit_edge1:
  br label %28

37:
  %.lcssa = phi i64 [ %29, %28 ]
  %38 = trunc i64 %.lcssa to i32
  %39 = add nsw i32 %38, 1
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %._crit_edge2, label %._crit_edge3

._crit_edge3:
  br label %59

._crit_edge2:
  br label %41

.loopexit:
  br label %41

41:
  %42 = icmp sgt i32 %14, 0
  br i1 %42, label %43, label %._crit_edge4

._crit_edge4:
  br label %54

43:
  %44 = add nuw nsw i64 %15, 4611686018427387903
  %45 = mul i64 %44, %19
  %46 = add i64 %45, %15
  %47 = shl i64 %46, 2
  call void @__irad_float(ptr %5, i64 %47)
  %48 = icmp sgt i32 %16, 0
  br i1 %48, label %49, label %._crit_edge5

._crit_edge5:
  br label %54

49:
  %50 = add nuw nsw i64 %17, 4611686018427387903
  %51 = mul i64 %50, %21
  %52 = add i64 %51, %15
  %53 = shl i64 %52, 2
  call void @__irad_float(ptr %7, i64 %53)
  br label %54

54:
  %55 = sext i8 %11 to i64
  %56 = sext i8 %12 to i64
  %57 = sext i8 %13 to i64
  %58 = call i32 @irad_la_strsm(i64 108, i64 %55, i64 %56, i64 %57, i64 range(i64 -2147483648, 2147483648) %15, i64 range(i64 -2147483648, 2147483648) %17, ptr %5, i64 range(i64 -2147483648, 2147483648) %19, ptr %7, i64 range(i64 -2147483648, 2147483648) %21)
  br label %59

59:
  %60 = phi i32 [ %39, %._crit_edge3 ], [ 0, %54 ]
  store i32 %60, ptr %9, align 4
  ret void
}

define internal void @irad.body.sgtsv(ptr readonly %0, ptr readonly %1, ptr %2, ptr %3, ptr %4, ptr %5, ptr readonly %6, ptr writeonly %7) {
  %9 = load i32, ptr %0, align 4
  %10 = sext i32 %9 to i64
  %11 = load i32, ptr %1, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %6, align 4
  %14 = sext i32 %13 to i64
  %15 = add nsw i64 %10, -1
  %16 = icmp sgt i32 %9, 1
  br i1 %16, label %19, label %17

17:
  %18 = icmp eq i32 %9, 1
  br i1 %18, label %._crit_edge, label %._crit_edge8

._crit_edge8:
  br label %145

._crit_edge:
  br label %22

19:
  %20 = shl nsw i64 %15, 2
  call void @__irad_float(ptr %2, i64 %20)
  %21 = shl nuw nsw i64 %10, 2
  call void @__irad_float(ptr %3, i64 %21)
  br label %22

22:
  %23 = phi i64 [ %15, %19 ], [ %10, %._crit_edge ]
  %24 = phi ptr [ %4, %19 ], [ %3, %._crit_edge ]
  %25 = shl nsw i64 %23, 2
  call void @__irad_float(ptr %24, i64 %25)
  %26 = icmp sgt i32 %11, 0
  br i1 %26, label %27, label %._crit_edge9

._crit_edge9:
  br label %32

27:
  %28 = add nuw nsw i64 %12, 4611686018427387903
  %29 = mul i64 %28, %14
  %30 = add i64 %29, %10
  %31 = shl i64 %30, 2
  call void @__irad_float(ptr %5, i64 %31)
  br label %32

32:
  %33 = add nsw i64 %10, -2
  br i1 %16, label %34, label %._crit_edge10

._crit_edge10:
  br label %141

34:
  %35 = icmp sgt i32 %11, 0
  %36 = icmp eq i32 %13, 1
  %37 = icmp eq i32 %13, 1
  br label %38

38:
  %39 = phi i64 [ 0, %34 ], [ %137, %._crit_edge19 ]
  %40 = phi i64 [ 1, %34 ], [ %135, %._crit_edge19 ]
  %41 = phi i64 [ 0, %34 ], [ %40, %._crit_edge19 ]
  %42 = shl nuw nsw i64 %39, 2
  %43 = getelementptr i8, ptr %5, i64 %42
  %44 = shl nuw nsw i64 %39, 2
  %45 = getelementptr i8, ptr %5, i64 %44
  %46 = getelementptr inbounds nuw float, ptr %3, i64 %41
  %47 = load float, ptr %46, align 4
  %48 = call float @llvm.fabs.f32(float %47)
  %49 = getelementptr inbounds nuw float, ptr %2, i64 %41
  %50 = load float, ptr %49, align 4
  %51 = call float @llvm.fabs.f32(float %50)
  %52 = fcmp ult float %48, %51
  br i1 %52, label %92, label %53

53:
  %54 = fcmp oeq float %47, 0.000000e+00
  br i1 %54, label %138, label %55

55:
  %56 = fdiv float %50, %47
  %57 = getelementptr inbounds nuw float, ptr %4, i64 %41
  %58 = load float, ptr %57, align 4
  %59 = fmul float %56, %58
  %60 = getelementptr inbounds nuw float, ptr %3, i64 %40
  %61 = load float, ptr %60, align 4
  %62 = fsub float %61, %59
  store float %62, ptr %60, align 4
  br i1 %35, label %63, label %._crit_edge11

._crit_edge11:
  br label %79

63:
  %64 = getelementptr float, ptr %5, i64 %41
  %65 = getelementptr float, ptr %5, i64 %40
  br i1 %36, label %77, label %.preheader5

.preheader5:
  br label %66

66:
  %67 = phi i64 [ %75, %._crit_edge12 ], [ 0, %.preheader5 ]
  %68 = mul nsw i64 %67, %14
  %69 = getelementptr float, ptr %64, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = fmul float %56, %70
  %72 = getelementptr float, ptr %65, i64 %68
  %73 = load float, ptr %72, align 4
  %74 = fsub float %73, %71
  store float %74, ptr %72, align 4
  %75 = add nuw nsw i64 %67, 1
  %76 = icmp eq i64 %75, %12
  br i1 %76, label %.loopexit6, label %._crit_edge12

._crit_edge12:
  br label %66

77:
  %78 = load float, ptr %45, align 4
  br label %81

.loopexit4:
  br label %79

.loopexit6:
  br label %79

79:
  %80 = icmp slt i64 %41, %33
  br i1 %80, label %91, label %._crit_edge13

._crit_edge13:
  br label %134

81:
  %82 = phi float [ %78, %77 ], [ %88, %._crit_edge14 ]
  %83 = phi i64 [ 0, %77 ], [ %89, %._crit_edge14 ]
  %84 = mul nuw nsw i64 %83, %14
  %85 = fmul float %56, %82
  %86 = getelementptr float, ptr %65, i64 %84
  %87 = load float, ptr %86, align 4
  %88 = fsub float %87, %85
  store float %88, ptr %86, align 4
  %89 = add nuw nsw i64 %83, 1
  %90 = icmp eq i64 %89, %12
  br i1 %90, label %.loopexit4, label %._crit_edge14

._crit_edge14:
  br label %81

91:
  store float 0.000000e+00, ptr %49, align 4
  br label %134

92:
  %93 = fdiv float %47, %50
  %94 = getelementptr inbounds nuw float, ptr %3, i64 %40
  %95 = load float, ptr %94, align 4
  store float %50, ptr %46, align 4
  %96 = getelementptr inbounds nuw float, ptr %4, i64 %41
  %97 = load float, ptr %96, align 4
  %98 = fmul float %93, %95
  %99 = fsub float %97, %98
  store float %99, ptr %94, align 4
  %100 = icmp slt i64 %41, %33
  br i1 %100, label %101, label %._crit_edge15

._crit_edge15:
  br label %106

101:
  %102 = getelementptr inbounds nuw float, ptr %4, i64 %40
  %103 = load float, ptr %102, align 4
  store float %103, ptr %49, align 4
  %104 = fneg float %93
  %105 = fmul float %103, %104
  store float %105, ptr %102, align 4
  br label %106

106:
  store float %95, ptr %96, align 4
  br i1 %35, label %107, label %._crit_edge16

._crit_edge16:
  br label %134

107:
  %108 = getelementptr float, ptr %5, i64 %41
  %109 = getelementptr float, ptr %5, i64 %40
  br i1 %37, label %121, label %.preheader

.preheader:
  br label %110

110:
  %111 = phi i64 [ %119, %._crit_edge17 ], [ 0, %.preheader ]
  %112 = mul nsw i64 %111, %14
  %113 = getelementptr float, ptr %108, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = getelementptr float, ptr %109, i64 %112
  %116 = load float, ptr %115, align 4
  store float %116, ptr %113, align 4
  %117 = fmul float %93, %116
  %118 = fsub float %114, %117
  store float %118, ptr %115, align 4
  %119 = add nuw nsw i64 %111, 1
  %120 = icmp eq i64 %119, %12
  br i1 %120, label %.loopexit3, label %._crit_edge17

._crit_edge17:
  br label %110

121:
  %122 = load float, ptr %43, align 4
  br label %123

123:
  %124 = phi float [ %122, %121 ], [ %131, %._crit_edge18 ]
  %125 = phi i64 [ 0, %121 ], [ %132, %._crit_edge18 ]
  %126 = mul nuw nsw i64 %125, %14
  %127 = getelementptr float, ptr %108, i64 %126
  %128 = getelementptr float, ptr %109, i64 %126
  %129 = load float, ptr %128, align 4
  store float %129, ptr %127, align 4
  %130 = fmul float %93, %129
  %131 = fsub float %124, %130
  store float %131, ptr %128, align 4
  %132 = add nuw nsw i64 %125, 1
  %133 = icmp eq i64 %132, %12
  br i1 %133, label %.loopexit2, label %._crit_edge18

._crit_edge18:
  br label %123

.loopexit2:
  br label %134

.loopexit3:
  br label %134

134:
  %135 = add nuw nsw i64 %40, 1
  %136 = icmp eq i64 %135, %10
  %137 = add i64 %39, 1
  br i1 %136, label %.loopexit7, label %._crit_edge19

._crit_edge19:
  br label %38

138:
  %.lcssa = phi i64 [ %41, %53 ]
  %139 = trunc i64 %.lcssa to i32
  %140 = add nsw i32 %139, 1
  br label %188

.loopexit7:
  br label %141

141:
  %142 = getelementptr inbounds float, ptr %3, i64 %15
  %143 = load float, ptr %142, align 4
  %144 = fcmp oeq float %143, 0.000000e+00
  br i1 %144, label %._crit_edge20, label %._crit_edge21

._crit_edge21:
  br label %145

._crit_edge20:
  br label %188

145:
  %146 = icmp sgt i32 %11, 0
  br i1 %146, label %147, label %._crit_edge22

._crit_edge22:
  br label %188

147:
  %148 = icmp sgt i32 %9, 0
  br label %149

149:
  %150 = phi i64 [ 0, %147 ], [ %155, %._crit_edge24 ]
  br i1 %148, label %151, label %._crit_edge23

._crit_edge23:
  br label %154

151:
  %152 = mul nsw i64 %150, %14
  %153 = getelementptr float, ptr %5, i64 %152
  br label %157

.loopexit:
  br label %154

154:
  %155 = add nuw nsw i64 %150, 1
  %156 = icmp eq i64 %155, %12
  br i1 %156, label %.loopexit1, label %._crit_edge24

._crit_edge24:
  br label %149

157:
  %158 = phi i64 [ %15, %151 ], [ %186, %._crit_edge27 ]
  %159 = getelementptr float, ptr %153, i64 %158
  %160 = load float, ptr %159, align 4
  %161 = add nuw nsw i64 %158, 1
  %162 = icmp slt i64 %161, %10
  br i1 %162, label %163, label %._crit_edge25

._crit_edge25:
  br label %170

163:
  %164 = getelementptr inbounds nuw float, ptr %4, i64 %158
  %165 = load float, ptr %164, align 4
  %166 = getelementptr float, ptr %153, i64 %161
  %167 = load float, ptr %166, align 4
  %168 = fmul float %165, %167
  %169 = fsub float %160, %168
  br label %170

170:
  %171 = phi float [ %169, %163 ], [ %160, %._crit_edge25 ]
  %172 = add nuw nsw i64 %158, 2
  %173 = icmp slt i64 %172, %10
  br i1 %173, label %174, label %._crit_edge26

._crit_edge26:
  br label %181

174:
  %175 = getelementptr inbounds nuw float, ptr %2, i64 %158
  %176 = load float, ptr %175, align 4
  %177 = getelementptr float, ptr %153, i64 %172
  %178 = load float, ptr %177, align 4
  %179 = fmul float %176, %178
  %180 = fsub float %171, %179
  br label %181

181:
  %182 = phi float [ %180, %174 ], [ %171, %._crit_edge26 ]
  %183 = getelementptr inbounds nuw float, ptr %3, i64 %158
  %184 = load float, ptr %183, align 4
  %185 = fdiv float %182, %184
  store float %185, ptr %159, align 4
  %186 = add nsw i64 %158, -1
  %187 = icmp sgt i64 %158, 0
  br i1 %187, label %._crit_edge27, label %.loopexit

._crit_edge27:
  br label %157

.loopexit1:
  br label %188

188:
  %189 = phi i32 [ %9, %._crit_edge20 ], [ %140, %138 ], [ 0, %._crit_edge22 ], [ 0, %.loopexit1 ]
  store i32 %189, ptr %7, align 4
  ret void
}

define internal void @irad.body.sgbtrf(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr writeonly %7) {
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
  %19 = add nsw i64 %16, %14
  %20 = shl nsw i64 %14, 1
  %21 = add nsw i64 %20, %16
  %22 = icmp sgt i64 %21, -1
  %23 = icmp sgt i32 %11, 0
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %._crit_edge

._crit_edge:
  br label %31

25:
  %26 = add nuw nsw i64 %21, 1
  %27 = add nuw nsw i64 %12, 4611686018427387903
  %28 = mul i64 %27, %18
  %29 = add i64 %26, %28
  %30 = shl i64 %29, 2
  call void @__irad_float(ptr %4, i64 %30)
  br label %31

31:
  %32 = call i64 @llvm.smin.i64(i64 range(i64 -2147483648, 2147483648) %10, i64 range(i64 -2147483648, 2147483648) %12)
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %._crit_edge8

._crit_edge8:
  br label %36

34:
  %35 = shl nuw nsw i64 %32, 2
  call void @__irad_integer(ptr %6, i64 %35)
  br label %36

36:
  br i1 %23, label %37, label %._crit_edge9

._crit_edge9:
  br label %47

37:
  %38 = icmp sgt i32 %13, 0
  br label %39

39:
  %40 = phi i64 [ 0, %37 ], [ %53, %._crit_edge12 ]
  %41 = icmp sgt i64 %40, %16
  %42 = and i1 %41, %38
  br i1 %42, label %43, label %._crit_edge10

._crit_edge10:
  br label %52

43:
  %44 = sub nsw i64 %19, %40
  %45 = mul nsw i64 %40, %18
  %46 = getelementptr float, ptr %4, i64 %45
  br label %55

.loopexit7:
  br label %47

47:
  br i1 %33, label %48, label %._crit_edge11

._crit_edge11:
  br label %180

48:
  %49 = getelementptr float, ptr %4, i64 %19
  %50 = add nsw i64 %12, -1
  %51 = getelementptr float, ptr %4, i64 %19
  br label %63

.loopexit6:
  br label %52

52:
  %53 = add nuw nsw i64 %40, 1
  %54 = icmp eq i64 %53, %12
  br i1 %54, label %.loopexit7, label %._crit_edge12

._crit_edge12:
  br label %39

55:
  %56 = phi i64 [ 0, %43 ], [ %61, %._crit_edge14 ]
  %57 = icmp slt i64 %56, %44
  br i1 %57, label %._crit_edge13, label %58

._crit_edge13:
  br label %60

58:
  %59 = getelementptr float, ptr %46, i64 %56
  store float 0.000000e+00, ptr %59, align 4
  br label %60

60:
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp slt i64 %61, %14
  br i1 %62, label %._crit_edge14, label %.loopexit6

._crit_edge14:
  br label %55

63:
  %64 = phi i64 [ %16, %48 ], [ %178, %._crit_edge25 ]
  %65 = phi i64 [ %10, %48 ], [ %69, %._crit_edge25 ]
  %66 = phi i64 [ 0, %48 ], [ %176, %._crit_edge25 ]
  %67 = phi i32 [ 0, %48 ], [ %175, %._crit_edge25 ]
  %68 = phi i64 [ 0, %48 ], [ %177, %._crit_edge25 ]
  %69 = add nsw i64 %65, -1
  %70 = call i64 @llvm.smin.i64(i64 %69, i64 %14)
  %71 = xor i64 %68, -1
  %72 = add nsw i64 %71, %10
  %73 = call i64 @llvm.smin.i64(i64 %72, i64 %14)
  %74 = icmp slt i64 %73, 1
  %75 = mul nsw i64 %68, %18
  br i1 %74, label %._crit_edge15, label %76

._crit_edge15:
  br label %78

76:
  %77 = getelementptr float, ptr %49, i64 %75
  br label %88

.loopexit4:
  %.lcssa = phi i64 [ %98, %88 ]
  br label %78

78:
  %79 = phi i64 [ 0, %._crit_edge15 ], [ %.lcssa, %.loopexit4 ]
  %80 = add nuw nsw i64 %79, %68
  %81 = trunc i64 %80 to i32
  %82 = add nsw i32 %81, 1
  %83 = getelementptr inbounds nuw i32, ptr %6, i64 %68
  store i32 %82, ptr %83, align 4
  %84 = getelementptr float, ptr %49, i64 %79
  %85 = getelementptr float, ptr %84, i64 %75
  %86 = load float, ptr %85, align 4
  %87 = fcmp oeq float %86, 0.000000e+00
  br i1 %87, label %101, label %106

88:
  %89 = phi i64 [ 1, %76 ], [ %99, %._crit_edge16 ]
  %90 = phi i64 [ 0, %76 ], [ %98, %._crit_edge16 ]
  %91 = getelementptr float, ptr %77, i64 %89
  %92 = load float, ptr %91, align 4
  %93 = call float @llvm.fabs.f32(float %92)
  %94 = getelementptr float, ptr %77, i64 %90
  %95 = load float, ptr %94, align 4
  %96 = call float @llvm.fabs.f32(float %95)
  %97 = fcmp ogt float %93, %96
  %98 = select i1 %97, i64 %89, i64 %90
  %99 = add nuw nsw i64 %89, 1
  %100 = icmp eq i64 %89, %70
  br i1 %100, label %.loopexit4, label %._crit_edge16

._crit_edge16:
  br label %88

101:
  %102 = icmp eq i32 %67, 0
  %103 = trunc i64 %68 to i32
  %104 = add nsw i32 %103, 1
  %105 = select i1 %102, i32 %104, i32 %67
  br label %174

106:
  %107 = add nsw i64 %68, %16
  %108 = add nsw i64 %107, %79
  %109 = call i64 @llvm.smin.i64(i64 %108, i64 %50)
  %110 = call i64 @llvm.smax.i64(i64 %109, i64 %66)
  %111 = icmp ne i64 %79, 0
  %112 = icmp sle i64 %68, %110
  %113 = and i1 %112, %111
  br i1 %113, label %114, label %._crit_edge17

._crit_edge17:
  br label %117

114:
  %115 = add nsw i64 %68, %19
  %116 = add nsw i64 %79, %115
  br label %119

.loopexit3:
  br label %117

117:
  %118 = getelementptr float, ptr %49, i64 %75
  br i1 %74, label %._crit_edge18, label %.preheader

._crit_edge18:
  br label %132

.preheader:
  br label %140

119:
  %120 = phi i64 [ %68, %114 ], [ %130, %._crit_edge19 ]
  %121 = sub nsw i64 %115, %120
  %122 = mul nsw i64 %120, %18
  %123 = getelementptr float, ptr %4, i64 %121
  %124 = getelementptr float, ptr %123, i64 %122
  %125 = load float, ptr %124, align 4
  %126 = sub i64 %116, %120
  %127 = getelementptr float, ptr %4, i64 %126
  %128 = getelementptr float, ptr %127, i64 %122
  %129 = load float, ptr %128, align 4
  store float %129, ptr %124, align 4
  store float %125, ptr %128, align 4
  %130 = add nuw nsw i64 %120, 1
  %131 = icmp slt i64 %120, %110
  br i1 %131, label %._crit_edge19, label %.loopexit3

._crit_edge19:
  br label %119

.loopexit2:
  br label %132

132:
  %133 = icmp slt i64 %68, %110
  br i1 %133, label %134, label %._crit_edge20

._crit_edge20:
  br label %174

134:
  %135 = getelementptr float, ptr %4, i64 %75
  %136 = add i64 %79, %64
  %137 = call i64 @llvm.smin.i64(i64 %136, i64 %50)
  %138 = call i64 @llvm.smax.i64(i64 %66, i64 %137)
  %139 = getelementptr float, ptr %51, i64 %68
  br label %151

140:
  %141 = phi i64 [ %146, %._crit_edge21 ], [ 1, %.preheader ]
  %142 = load float, ptr %118, align 4
  %143 = getelementptr float, ptr %118, i64 %141
  %144 = load float, ptr %143, align 4
  %145 = fdiv float %144, %142
  store float %145, ptr %143, align 4
  %146 = add nuw nsw i64 %141, 1
  %147 = icmp eq i64 %141, %70
  br i1 %147, label %.loopexit2, label %._crit_edge21

._crit_edge21:
  br label %140

.loopexit:
  br label %148

148:
  %149 = sub nuw i64 -2, %153
  %150 = icmp eq i64 %154, %138
  br i1 %150, label %.loopexit1, label %._crit_edge22

._crit_edge22:
  br label %151

151:
  %152 = phi i64 [ %71, %134 ], [ %149, %._crit_edge22 ]
  %153 = phi i64 [ %68, %134 ], [ %154, %._crit_edge22 ]
  %154 = add nuw nsw i64 %153, 1
  br i1 %74, label %._crit_edge23, label %155

._crit_edge23:
  br label %148

155:
  %156 = mul nsw i64 %154, %18
  %157 = getelementptr float, ptr %139, i64 %152
  %158 = getelementptr float, ptr %157, i64 %156
  %159 = getelementptr float, ptr %4, i64 %156
  %160 = getelementptr float, ptr %159, i64 %152
  %161 = getelementptr float, ptr %160, i64 %68
  br label %162

162:
  %163 = phi i64 [ 1, %155 ], [ %172, %._crit_edge24 ]
  %164 = add nsw i64 %163, %19
  %165 = getelementptr float, ptr %135, i64 %164
  %166 = load float, ptr %165, align 4
  %167 = load float, ptr %158, align 4
  %168 = fmul float %166, %167
  %169 = getelementptr float, ptr %161, i64 %164
  %170 = load float, ptr %169, align 4
  %171 = fsub float %170, %168
  store float %171, ptr %169, align 4
  %172 = add nuw nsw i64 %163, 1
  %173 = icmp eq i64 %163, %70
  br i1 %173, label %.loopexit, label %._crit_edge24

._crit_edge24:
  br label %162

.loopexit1:
  br label %174

174:
  %175 = phi i32 [ %105, %101 ], [ %67, %._crit_edge20 ], [ %67, %.loopexit1 ]
  %176 = phi i64 [ %66, %101 ], [ %110, %._crit_edge20 ], [ %110, %.loopexit1 ]
  %177 = add nuw nsw i64 %68, 1
  %178 = add nsw i64 %64, 1
  %179 = icmp eq i64 %177, %32
  br i1 %179, label %.loopexit5, label %._crit_edge25

._crit_edge25:
  br label %63

.loopexit5:
  %.lcssa26 = phi i32 [ %175, %174 ]
  br label %180

180:
  %181 = phi i32 [ 0, %._crit_edge11 ], [ %.lcssa26, %.loopexit5 ]
  store i32 %181, ptr %7, align 4
  ret void
}

define internal void @irad.body.sgbtrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readonly %6, ptr %7, ptr %8, ptr readonly %9, ptr writeonly %10) {
  %12 = load i8, ptr %0, align 1
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %3, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %4, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = add nsw i64 %18, %16
  %26 = shl nsw i64 %16, 1
  %27 = add nsw i64 %26, %18
  %28 = icmp sgt i64 %27, -1
  %29 = icmp sgt i32 %13, 0
  %30 = and i1 %29, %28
  br i1 %30, label %31, label %._crit_edge

._crit_edge:
  br label %37

31:
  %32 = add nuw nsw i64 %27, 1
  %33 = add nuw nsw i64 %14, 4611686018427387903
  %34 = mul i64 %33, %22
  %35 = add i64 %32, %34
  %36 = shl i64 %35, 2
  call void @__irad_float(ptr %5, i64 %36)
  br label %37

37:
  %38 = icmp sgt i32 %19, 0
  %39 = and i1 %29, %38
  br i1 %39, label %40, label %45

40:
  %41 = add nuw nsw i64 %20, 4611686018427387903
  %42 = mul i64 %41, %24
  %43 = add i64 %42, %14
  %44 = shl i64 %43, 2
  call void @__irad_float(ptr %8, i64 %44)
  br label %46

45:
  br i1 %29, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %48

._crit_edge10:
  br label %46

46:
  %47 = shl nuw nsw i64 %14, 2
  call void @__irad_integer(ptr %7, i64 %47)
  br label %48

48:
  br i1 %38, label %49, label %._crit_edge12

._crit_edge12:
  br label %190

49:
  %50 = and i8 %12, -33
  %51 = icmp eq i8 %50, 78
  %52 = getelementptr float, ptr %5, i64 %25
  %53 = icmp sgt i32 %15, 0
  %54 = and i1 %53, %29
  br label %55

55:
  %56 = phi i64 [ 0, %49 ], [ %188, %._crit_edge29 ]
  %57 = mul nsw i64 %56, %24
  %58 = getelementptr inbounds float, ptr %8, i64 %57
  br i1 %51, label %60, label %59

59:
  br i1 %29, label %.preheader8, label %._crit_edge13

._crit_edge13:
  br label %187

.preheader8:
  br label %123

60:
  br i1 %54, label %.preheader4, label %._crit_edge14

._crit_edge14:
  br label %61

.preheader4:
  br label %62

.loopexit5:
  br label %61

61:
  br i1 %29, label %.preheader2, label %._crit_edge15

._crit_edge15:
  br label %187

.preheader2:
  br label %90

62:
  %63 = phi i64 [ %79, %._crit_edge17 ], [ 0, %.preheader4 ]
  %64 = getelementptr inbounds nuw i32, ptr %7, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr float, ptr %58, i64 %66
  %68 = getelementptr i8, ptr %67, i64 -4
  %69 = load float, ptr %68, align 4
  %70 = getelementptr inbounds nuw float, ptr %58, i64 %63
  %71 = load float, ptr %70, align 4
  store float %71, ptr %68, align 4
  store float %69, ptr %70, align 4
  %72 = mul nsw i64 %63, %22
  %73 = getelementptr float, ptr %52, i64 %72
  br label %74

74:
  %75 = phi i64 [ 1, %62 ], [ %88, %._crit_edge18 ]
  %76 = add nuw nsw i64 %75, %63
  %77 = icmp slt i64 %76, %14
  br i1 %77, label %81, label %._crit_edge16

._crit_edge16:
  br label %78

split:
  br label %78

78:
  %79 = add nuw nsw i64 %63, 1
  %80 = icmp slt i64 %79, %14
  br i1 %80, label %._crit_edge17, label %.loopexit5

._crit_edge17:
  br label %62

81:
  %82 = getelementptr float, ptr %73, i64 %75
  %83 = load float, ptr %82, align 4
  %84 = fmul float %69, %83
  %85 = getelementptr inbounds nuw float, ptr %58, i64 %76
  %86 = load float, ptr %85, align 4
  %87 = fsub float %86, %84
  store float %87, ptr %85, align 4
  %88 = add nuw nsw i64 %75, 1
  %89 = icmp eq i64 %75, %16
  br i1 %89, label %split, label %._crit_edge18

._crit_edge18:
  br label %74

90:
  %91 = phi i64 [ %92, %._crit_edge20 ], [ %14, %.preheader2 ]
  %92 = add nsw i64 %91, -1
  %93 = getelementptr inbounds nuw float, ptr %58, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = add nsw i64 %92, %25
  %96 = icmp sge i64 %91, %14
  %97 = icmp sgt i64 %91, %95
  %98 = select i1 %96, i1 true, i1 %97
  br i1 %98, label %._crit_edge19, label %.preheader

._crit_edge19:
  br label %99

.preheader:
  br label %106

.loopexit:
  %.lcssa33 = phi float [ %117, %106 ]
  br label %99

99:
  %100 = phi float [ %94, %._crit_edge19 ], [ %.lcssa33, %.loopexit ]
  %101 = mul nsw i64 %92, %22
  %102 = getelementptr float, ptr %52, i64 %101
  %103 = load float, ptr %102, align 4
  %104 = fdiv float %100, %103
  store float %104, ptr %93, align 4
  %105 = icmp samesign ugt i64 %91, 1
  br i1 %105, label %._crit_edge20, label %.loopexit3

._crit_edge20:
  br label %90

106:
  %107 = phi i64 [ %118, %._crit_edge21 ], [ %91, %.preheader ]
  %108 = phi float [ %117, %._crit_edge21 ], [ %94, %.preheader ]
  %109 = sub nsw i64 %95, %107
  %110 = mul nsw i64 %107, %22
  %111 = getelementptr float, ptr %5, i64 %109
  %112 = getelementptr float, ptr %111, i64 %110
  %113 = load float, ptr %112, align 4
  %114 = getelementptr inbounds nuw float, ptr %58, i64 %107
  %115 = load float, ptr %114, align 4
  %116 = fmul float %113, %115
  %117 = fsub float %108, %116
  %118 = add nuw nsw i64 %107, 1
  %119 = icmp sge i64 %118, %14
  %120 = icmp sge i64 %107, %95
  %121 = select i1 %119, i1 true, i1 %120
  br i1 %121, label %.loopexit, label %._crit_edge21

._crit_edge21:
  br label %106

122:
  br i1 %54, label %.preheader6, label %._crit_edge22

._crit_edge22:
  br label %187

.preheader6:
  br label %157

123:
  %124 = phi i64 [ %144, %._crit_edge23 ], [ 0, %.preheader8 ]
  %125 = getelementptr inbounds nuw float, ptr %58, i64 %124
  %126 = load float, ptr %125, align 4
  %127 = icmp sgt i64 %124, %25
  %128 = sub nsw i64 %124, %25
  %129 = select i1 %127, i64 %128, i64 0
  %130 = icmp slt i64 %129, %124
  br i1 %130, label %133, label %131

131:
  %132 = mul nsw i64 %124, %22
  br label %138

133:
  %134 = sub nsw i64 %25, %124
  %135 = mul nsw i64 %124, %22
  %136 = getelementptr float, ptr %5, i64 %135
  %137 = getelementptr float, ptr %136, i64 %134
  br label %146

.loopexit1:
  %.lcssa = phi float [ %154, %146 ]
  br label %138

138:
  %139 = phi i64 [ %132, %131 ], [ %135, %.loopexit1 ]
  %140 = phi float [ %126, %131 ], [ %.lcssa, %.loopexit1 ]
  %141 = getelementptr float, ptr %52, i64 %139
  %142 = load float, ptr %141, align 4
  %143 = fdiv float %140, %142
  store float %143, ptr %125, align 4
  %144 = add nuw nsw i64 %124, 1
  %145 = icmp eq i64 %144, %14
  br i1 %145, label %122, label %._crit_edge23

._crit_edge23:
  br label %123

146:
  %147 = phi i64 [ %129, %133 ], [ %155, %._crit_edge24 ]
  %148 = phi float [ %126, %133 ], [ %154, %._crit_edge24 ]
  %149 = getelementptr float, ptr %137, i64 %147
  %150 = load float, ptr %149, align 4
  %151 = getelementptr inbounds float, ptr %58, i64 %147
  %152 = load float, ptr %151, align 4
  %153 = fmul float %150, %152
  %154 = fsub float %148, %153
  %155 = add nsw i64 %147, 1
  %156 = icmp slt i64 %155, %124
  br i1 %156, label %._crit_edge24, label %.loopexit1

._crit_edge24:
  br label %146

157:
  %158 = phi i64 [ %159, %._crit_edge27 ], [ %14, %.preheader6 ]
  %159 = add nsw i64 %158, -1
  %160 = getelementptr inbounds nuw float, ptr %58, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = mul nsw i64 %159, %22
  %163 = getelementptr float, ptr %52, i64 %162
  br label %164

164:
  %165 = phi i64 [ 1, %157 ], [ %185, %._crit_edge28 ]
  %166 = phi float [ %161, %157 ], [ %184, %._crit_edge28 ]
  %167 = add nsw i64 %165, %159
  %168 = icmp slt i64 %167, %14
  br i1 %168, label %178, label %._crit_edge25

._crit_edge25:
  %.lcssa30 = phi float [ %166, %164 ]
  br label %169

split26:
  %.lcssa32 = phi float [ %184, %178 ]
  br label %169

169:
  %170 = phi float [ %.lcssa30, %._crit_edge25 ], [ %.lcssa32, %split26 ]
  %171 = getelementptr inbounds nuw i32, ptr %7, i64 %159
  %172 = load i32, ptr %171, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr float, ptr %58, i64 %173
  %175 = getelementptr i8, ptr %174, i64 -4
  %176 = load float, ptr %175, align 4
  store float %176, ptr %160, align 4
  store float %170, ptr %175, align 4
  %177 = icmp sgt i64 %158, 1
  br i1 %177, label %._crit_edge27, label %.loopexit7

._crit_edge27:
  br label %157

178:
  %179 = getelementptr float, ptr %163, i64 %165
  %180 = load float, ptr %179, align 4
  %181 = getelementptr inbounds float, ptr %58, i64 %167
  %182 = load float, ptr %181, align 4
  %183 = fmul float %180, %182
  %184 = fsub float %166, %183
  %185 = add nuw nsw i64 %165, 1
  %186 = icmp eq i64 %165, %16
  br i1 %186, label %split26, label %._crit_edge28

._crit_edge28:
  br label %164

.loopexit3:
  br label %187

.loopexit7:
  br label %187

187:
  %188 = add nuw nsw i64 %56, 1
  %189 = icmp eq i64 %188, %20
  br i1 %189, label %.loopexit9, label %._crit_edge29

._crit_edge29:
  br label %55

.loopexit9:
  br label %190

190:
  store i32 0, ptr %10, align 4
  ret void
}

define internal void @irad.body.sgbsv(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr %7, ptr readonly %8, ptr writeonly %9) {
  %11 = load i32, ptr %0, align 4
  %12 = sext i32 %11 to i64
  %13 = load i32, ptr %1, align 4
  %14 = sext i32 %13 to i64
  %15 = load i32, ptr %2, align 4
  %16 = sext i32 %15 to i64
  %17 = load i32, ptr %5, align 4
  %18 = sext i32 %17 to i64
  %19 = add nsw i64 %16, %14
  %20 = shl nsw i64 %14, 1
  %21 = add nsw i64 %20, %16
  %22 = icmp sgt i64 %21, -1
  %23 = icmp sgt i32 %11, 0
  %24 = and i1 %23, %22
  br i1 %24, label %25, label %31

25:
  %26 = add nuw nsw i64 %21, 1
  %27 = add nuw nsw i64 %12, 4611686018427387903
  %28 = mul i64 %27, %18
  %29 = add i64 %26, %28
  %30 = shl i64 %29, 2
  call void @__irad_float(ptr %4, i64 %30)
  br label %32

31:
  br i1 %23, label %._crit_edge, label %._crit_edge13

._crit_edge13:
  br label %178

._crit_edge:
  br label %32

32:
  %33 = shl nuw nsw i64 %12, 2
  call void @__irad_integer(ptr %6, i64 %33)
  %34 = icmp sgt i32 %13, 0
  br label %35

35:
  %36 = phi i64 [ 0, %32 ], [ %49, %._crit_edge16 ]
  %37 = icmp sgt i64 %36, %16
  %38 = and i1 %37, %34
  br i1 %38, label %39, label %._crit_edge14

._crit_edge14:
  br label %48

39:
  %40 = sub nsw i64 %19, %36
  %41 = mul nsw i64 %36, %18
  %42 = getelementptr float, ptr %4, i64 %41
  br label %51

43:
  br i1 %23, label %44, label %._crit_edge15

._crit_edge15:
  br label %178

44:
  %45 = getelementptr float, ptr %4, i64 %19
  %46 = add nsw i64 %12, -1
  %47 = getelementptr float, ptr %4, i64 %19
  br label %59

.loopexit12:
  br label %48

48:
  %49 = add nuw nsw i64 %36, 1
  %50 = icmp eq i64 %49, %12
  br i1 %50, label %43, label %._crit_edge16

._crit_edge16:
  br label %35

51:
  %52 = phi i64 [ 0, %39 ], [ %57, %._crit_edge18 ]
  %53 = icmp slt i64 %52, %40
  br i1 %53, label %._crit_edge17, label %54

._crit_edge17:
  br label %56

54:
  %55 = getelementptr float, ptr %42, i64 %52
  store float 0.000000e+00, ptr %55, align 4
  br label %56

56:
  %57 = add nuw nsw i64 %52, 1
  %58 = icmp slt i64 %57, %14
  br i1 %58, label %._crit_edge18, label %.loopexit12

._crit_edge18:
  br label %51

59:
  %60 = phi i64 [ %16, %44 ], [ %174, %._crit_edge29 ]
  %61 = phi i64 [ %46, %44 ], [ %173, %._crit_edge29 ]
  %62 = phi i64 [ 0, %44 ], [ %171, %._crit_edge29 ]
  %63 = phi i32 [ 0, %44 ], [ %170, %._crit_edge29 ]
  %64 = phi i64 [ 0, %44 ], [ %172, %._crit_edge29 ]
  %65 = call i64 @llvm.smin.i64(i64 %61, i64 %14)
  %66 = xor i64 %64, -1
  %67 = add nsw i64 %66, %12
  %68 = call i64 @llvm.smin.i64(i64 %67, i64 %14)
  %69 = icmp slt i64 %68, 1
  %70 = mul nsw i64 %64, %18
  br i1 %69, label %._crit_edge19, label %71

._crit_edge19:
  br label %73

71:
  %72 = getelementptr float, ptr %45, i64 %70
  br label %83

.loopexit11:
  %.lcssa45 = phi i64 [ %93, %83 ]
  br label %73

73:
  %74 = phi i64 [ 0, %._crit_edge19 ], [ %.lcssa45, %.loopexit11 ]
  %75 = add nuw nsw i64 %74, %64
  %76 = trunc i64 %75 to i32
  %77 = add nsw i32 %76, 1
  %78 = getelementptr inbounds nuw i32, ptr %6, i64 %64
  store i32 %77, ptr %78, align 4
  %79 = getelementptr float, ptr %45, i64 %74
  %80 = getelementptr float, ptr %79, i64 %70
  %81 = load float, ptr %80, align 4
  %82 = fcmp oeq float %81, 0.000000e+00
  br i1 %82, label %96, label %101

83:
  %84 = phi i64 [ 1, %71 ], [ %94, %._crit_edge20 ]
  %85 = phi i64 [ 0, %71 ], [ %93, %._crit_edge20 ]
  %86 = getelementptr float, ptr %72, i64 %84
  %87 = load float, ptr %86, align 4
  %88 = call float @llvm.fabs.f32(float %87)
  %89 = getelementptr float, ptr %72, i64 %85
  %90 = load float, ptr %89, align 4
  %91 = call float @llvm.fabs.f32(float %90)
  %92 = fcmp ogt float %88, %91
  %93 = select i1 %92, i64 %84, i64 %85
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %84, %65
  br i1 %95, label %.loopexit11, label %._crit_edge20

._crit_edge20:
  br label %83

96:
  %97 = icmp eq i32 %63, 0
  %98 = trunc i64 %64 to i32
  %99 = add nsw i32 %98, 1
  %100 = select i1 %97, i32 %99, i32 %63
  br label %169

101:
  %102 = add nsw i64 %64, %16
  %103 = add nsw i64 %102, %74
  %104 = call i64 @llvm.smin.i64(i64 %103, i64 %46)
  %105 = call i64 @llvm.smax.i64(i64 %104, i64 %62)
  %106 = icmp ne i64 %74, 0
  %107 = icmp sle i64 %64, %105
  %108 = and i1 %107, %106
  br i1 %108, label %109, label %._crit_edge21

._crit_edge21:
  br label %112

109:
  %110 = add nsw i64 %64, %19
  %111 = add nsw i64 %74, %110
  br label %114

.loopexit10:
  br label %112

112:
  %113 = getelementptr float, ptr %45, i64 %70
  br i1 %69, label %._crit_edge22, label %.preheader8

._crit_edge22:
  br label %127

.preheader8:
  br label %135

114:
  %115 = phi i64 [ %64, %109 ], [ %125, %._crit_edge23 ]
  %116 = sub nsw i64 %110, %115
  %117 = mul nsw i64 %115, %18
  %118 = getelementptr float, ptr %4, i64 %116
  %119 = getelementptr float, ptr %118, i64 %117
  %120 = load float, ptr %119, align 4
  %121 = sub i64 %111, %115
  %122 = getelementptr float, ptr %4, i64 %121
  %123 = getelementptr float, ptr %122, i64 %117
  %124 = load float, ptr %123, align 4
  store float %124, ptr %119, align 4
  store float %120, ptr %123, align 4
  %125 = add nuw nsw i64 %115, 1
  %126 = icmp slt i64 %115, %105
  br i1 %126, label %._crit_edge23, label %.loopexit10

._crit_edge23:
  br label %114

.loopexit9:
  br label %127

127:
  %128 = icmp slt i64 %64, %105
  br i1 %128, label %129, label %._crit_edge24

._crit_edge24:
  br label %169

129:
  %130 = getelementptr float, ptr %4, i64 %70
  %131 = add i64 %74, %60
  %132 = call i64 @llvm.smin.i64(i64 %131, i64 %46)
  %133 = call i64 @llvm.smax.i64(i64 %62, i64 %132)
  %134 = getelementptr float, ptr %47, i64 %64
  br label %146

135:
  %136 = phi i64 [ %141, %._crit_edge25 ], [ 1, %.preheader8 ]
  %137 = load float, ptr %113, align 4
  %138 = getelementptr float, ptr %113, i64 %136
  %139 = load float, ptr %138, align 4
  %140 = fdiv float %139, %137
  store float %140, ptr %138, align 4
  %141 = add nuw nsw i64 %136, 1
  %142 = icmp eq i64 %136, %65
  br i1 %142, label %.loopexit9, label %._crit_edge25

._crit_edge25:
  br label %135

.loopexit6:
  br label %143

143:
  %144 = sub nuw i64 -2, %148
  %145 = icmp eq i64 %149, %133
  br i1 %145, label %.loopexit7, label %._crit_edge26

._crit_edge26:
  br label %146

146:
  %147 = phi i64 [ %66, %129 ], [ %144, %._crit_edge26 ]
  %148 = phi i64 [ %64, %129 ], [ %149, %._crit_edge26 ]
  %149 = add nuw nsw i64 %148, 1
  br i1 %69, label %._crit_edge27, label %150

._crit_edge27:
  br label %143

150:
  %151 = mul nsw i64 %149, %18
  %152 = getelementptr float, ptr %134, i64 %147
  %153 = getelementptr float, ptr %152, i64 %151
  %154 = getelementptr float, ptr %4, i64 %151
  %155 = getelementptr float, ptr %154, i64 %147
  %156 = getelementptr float, ptr %155, i64 %64
  br label %157

157:
  %158 = phi i64 [ 1, %150 ], [ %167, %._crit_edge28 ]
  %159 = add nsw i64 %158, %19
  %160 = getelementptr float, ptr %130, i64 %159
  %161 = load float, ptr %160, align 4
  %162 = load float, ptr %153, align 4
  %163 = fmul float %161, %162
  %164 = getelementptr float, ptr %156, i64 %159
  %165 = load float, ptr %164, align 4
  %166 = fsub float %165, %163
  store float %166, ptr %164, align 4
  %167 = add nuw nsw i64 %158, 1
  %168 = icmp eq i64 %158, %65
  br i1 %168, label %.loopexit6, label %._crit_edge28

._crit_edge28:
  br label %157

.loopexit7:
  br label %169

169:
  %170 = phi i32 [ %100, %96 ], [ %63, %._crit_edge24 ], [ %63, %.loopexit7 ]
  %171 = phi i64 [ %62, %96 ], [ %105, %._crit_edge24 ], [ %105, %.loopexit7 ]
  %172 = add nuw nsw i64 %64, 1
  %173 = add nsw i64 %61, -1
  %174 = add nsw i64 %60, 1
  %175 = icmp eq i64 %172, %12
  br i1 %175, label %176, label %._crit_edge29

._crit_edge29:
  br label %59

176:
  %.lcssa46 = phi i32 [ %170, %169 ]
  %177 = icmp eq i32 %.lcssa46, 0
  br i1 %177, label %._crit_edge30, label %._crit_edge31

._crit_edge31:
  br label %287

._crit_edge30:
  br label %178

178:
  %179 = load i32, ptr %0, align 4
  %180 = sext i32 %179 to i64
  %181 = load i32, ptr %1, align 4
  %182 = sext i32 %181 to i64
  %183 = load i32, ptr %2, align 4
  %184 = sext i32 %183 to i64
  %185 = load i32, ptr %3, align 4
  %186 = sext i32 %185 to i64
  %187 = load i32, ptr %5, align 4
  %188 = sext i32 %187 to i64
  %189 = load i32, ptr %8, align 4
  %190 = sext i32 %189 to i64
  %191 = add nsw i64 %184, %182
  %192 = shl nsw i64 %182, 1
  %193 = add nsw i64 %192, %184
  %194 = icmp sgt i64 %193, -1
  %195 = icmp sgt i32 %179, 0
  %196 = and i1 %195, %194
  br i1 %196, label %197, label %._crit_edge32

._crit_edge32:
  br label %203

197:
  %198 = add nuw nsw i64 %193, 1
  %199 = add nuw nsw i64 %180, 4611686018427387903
  %200 = mul i64 %199, %188
  %201 = add i64 %198, %200
  %202 = shl i64 %201, 2
  call void @__irad_float(ptr %4, i64 %202)
  br label %203

203:
  %204 = icmp sgt i32 %185, 0
  %205 = and i1 %195, %204
  br i1 %205, label %206, label %211

206:
  %207 = add nuw nsw i64 %186, 4611686018427387903
  %208 = mul i64 %207, %190
  %209 = add i64 %208, %180
  %210 = shl i64 %209, 2
  call void @__irad_float(ptr %7, i64 %210)
  br label %212

211:
  br i1 %195, label %._crit_edge33, label %._crit_edge34

._crit_edge34:
  br label %214

._crit_edge33:
  br label %212

212:
  %213 = shl nuw nsw i64 %180, 2
  call void @__irad_integer(ptr %6, i64 %213)
  br label %214

214:
  br i1 %204, label %215, label %._crit_edge35

._crit_edge35:
  br label %287

215:
  %216 = icmp sgt i32 %181, 0
  %217 = and i1 %216, %195
  %218 = getelementptr float, ptr %4, i64 %191
  br label %219

219:
  %220 = phi i64 [ 0, %215 ], [ %285, %._crit_edge44 ]
  %221 = mul nsw i64 %220, %190
  %222 = getelementptr inbounds float, ptr %7, i64 %221
  br i1 %217, label %.preheader3, label %._crit_edge36

._crit_edge36:
  br label %223

.preheader3:
  br label %224

.loopexit4:
  br label %223

223:
  br i1 %195, label %.preheader1, label %._crit_edge37

._crit_edge37:
  br label %284

.preheader1:
  br label %252

224:
  %225 = phi i64 [ %241, %._crit_edge39 ], [ 0, %.preheader3 ]
  %226 = getelementptr inbounds nuw i32, ptr %6, i64 %225
  %227 = load i32, ptr %226, align 4
  %228 = sext i32 %227 to i64
  %229 = getelementptr float, ptr %222, i64 %228
  %230 = getelementptr i8, ptr %229, i64 -4
  %231 = load float, ptr %230, align 4
  %232 = getelementptr inbounds nuw float, ptr %222, i64 %225
  %233 = load float, ptr %232, align 4
  store float %233, ptr %230, align 4
  store float %231, ptr %232, align 4
  %234 = mul nsw i64 %225, %188
  %235 = getelementptr float, ptr %218, i64 %234
  br label %236

236:
  %237 = phi i64 [ 1, %224 ], [ %250, %._crit_edge40 ]
  %238 = add nuw nsw i64 %237, %225
  %239 = icmp slt i64 %238, %180
  br i1 %239, label %243, label %._crit_edge38

._crit_edge38:
  br label %240

split:
  br label %240

240:
  %241 = add nuw nsw i64 %225, 1
  %242 = icmp slt i64 %241, %180
  br i1 %242, label %._crit_edge39, label %.loopexit4

._crit_edge39:
  br label %224

243:
  %244 = getelementptr float, ptr %235, i64 %237
  %245 = load float, ptr %244, align 4
  %246 = fmul float %231, %245
  %247 = getelementptr inbounds nuw float, ptr %222, i64 %238
  %248 = load float, ptr %247, align 4
  %249 = fsub float %248, %246
  store float %249, ptr %247, align 4
  %250 = add nuw nsw i64 %237, 1
  %251 = icmp eq i64 %237, %182
  br i1 %251, label %split, label %._crit_edge40

._crit_edge40:
  br label %236

252:
  %253 = phi i64 [ %254, %._crit_edge42 ], [ %180, %.preheader1 ]
  %254 = add nsw i64 %253, -1
  %255 = getelementptr inbounds nuw float, ptr %222, i64 %254
  %256 = load float, ptr %255, align 4
  %257 = add nsw i64 %254, %191
  %258 = icmp sge i64 %253, %180
  %259 = icmp sgt i64 %253, %257
  %260 = select i1 %258, i1 true, i1 %259
  br i1 %260, label %._crit_edge41, label %.preheader

._crit_edge41:
  br label %261

.preheader:
  br label %268

.loopexit:
  %.lcssa = phi float [ %279, %268 ]
  br label %261

261:
  %262 = phi float [ %256, %._crit_edge41 ], [ %.lcssa, %.loopexit ]
  %263 = mul nsw i64 %254, %188
  %264 = getelementptr float, ptr %218, i64 %263
  %265 = load float, ptr %264, align 4
  %266 = fdiv float %262, %265
  store float %266, ptr %255, align 4
  %267 = icmp sgt i64 %253, 1
  br i1 %267, label %._crit_edge42, label %.loopexit2

._crit_edge42:
  br label %252

268:
  %269 = phi i64 [ %280, %._crit_edge43 ], [ %253, %.preheader ]
  %270 = phi float [ %279, %._crit_edge43 ], [ %256, %.preheader ]
  %271 = sub nsw i64 %257, %269
  %272 = mul nsw i64 %269, %188
  %273 = getelementptr float, ptr %4, i64 %271
  %274 = getelementptr float, ptr %273, i64 %272
  %275 = load float, ptr %274, align 4
  %276 = getelementptr inbounds nuw float, ptr %222, i64 %269
  %277 = load float, ptr %276, align 4
  %278 = fmul float %275, %277
  %279 = fsub float %270, %278
  %280 = add nuw nsw i64 %269, 1
  %281 = icmp sge i64 %280, %180
  %282 = icmp sge i64 %269, %257
  %283 = select i1 %281, i1 true, i1 %282
  br i1 %283, label %.loopexit, label %._crit_edge43

._crit_edge43:
  br label %268

.loopexit2:
  br label %284

284:
  %285 = add nuw nsw i64 %220, 1
  %286 = icmp eq i64 %285, %186
  br i1 %286, label %.loopexit5, label %._crit_edge44

._crit_edge44:
  br label %219

.loopexit5:
  br label %287

287:
  %288 = phi i32 [ %.lcssa46, %._crit_edge31 ], [ 0, %._crit_edge35 ], [ 0, %.loopexit5 ]
  store i32 %288, ptr %9, align 4
  ret void
}

define internal void @irad.body.sgels(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr writeonly %8, ptr readonly %9, ptr writeonly initializes((0, 4)) %10) {
  store i32 0, ptr %10, align 4
  %12 = load i32, ptr %9, align 4
  %13 = icmp eq i32 %12, -1
  br i1 %13, label %14, label %19

14:
  %15 = load i32, ptr %1, align 4
  %16 = load i32, ptr %2, align 4
  %17 = add nsw i32 %16, %15
  %18 = sitofp i32 %17 to float
  store float %18, ptr %8, align 4
  br label %465

19:
  %20 = load i8, ptr %0, align 1
  %21 = load i32, ptr %1, align 4
  %22 = sext i32 %21 to i64
  %23 = load i32, ptr %2, align 4
  %24 = sext i32 %23 to i64
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = load i32, ptr %5, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %7, align 4
  %30 = sext i32 %29 to i64
  %31 = icmp sgt i32 %21, 0
  %32 = icmp sgt i32 %23, 0
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %._crit_edge

._crit_edge:
  br label %39

34:
  %35 = add nuw nsw i64 %24, 4611686018427387903
  %36 = mul i64 %35, %28
  %37 = add i64 %36, %22
  %38 = shl i64 %37, 2
  call void @__irad_float(ptr %4, i64 %38)
  br label %39

39:
  %40 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %22, i64 range(i64 -2147483648, 2147483648) %24)
  %41 = icmp sgt i64 %40, 0
  %42 = icmp sgt i32 %25, 0
  %43 = and i1 %42, %41
  br i1 %43, label %44, label %._crit_edge24

._crit_edge24:
  br label %49

44:
  %45 = add nuw nsw i64 %26, 4611686018427387903
  %46 = mul i64 %45, %30
  %47 = add i64 %46, %40
  %48 = shl i64 %47, 2
  call void @__irad_float(ptr %6, i64 %48)
  br label %49

49:
  %50 = icmp slt i32 %21, %23
  br i1 %50, label %237, label %51

51:
  %52 = and i8 %20, -33
  %53 = icmp ne i8 %52, 78
  %54 = zext i1 %53 to i32
  %55 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %24, i64 1)
  %56 = shl nuw nsw i64 %55, 2
  %57 = call noalias ptr @malloc(i64 %56)
  %58 = call i32 @irad_la_sgeqrf(i64 range(i64 -2147483648, 2147483648) %22, i64 range(i64 -2147483648, 2147483648) %24, ptr %4, i64 range(i64 -2147483648, 2147483648) %28, ptr %57)
  br i1 %32, label %59, label %._crit_edge25

._crit_edge25:
  br label %75

59:
  %60 = add nsw i64 %28, 1
  br label %61

61:
  %62 = phi i64 [ 0, %59 ], [ %68, %._crit_edge26 ]
  %63 = mul i64 %62, %60
  %64 = getelementptr inbounds float, ptr %4, i64 %63
  %65 = load float, ptr %64, align 4
  %66 = fcmp oeq float %65, 0.000000e+00
  br i1 %66, label %70, label %67

67:
  %68 = add nuw nsw i64 %62, 1
  %69 = icmp eq i64 %68, %24
  br i1 %69, label %.loopexit23, label %._crit_edge26

._crit_edge26:
  br label %61

70:
  %.lcssa91 = phi i64 [ %62, %61 ]
  %71 = trunc i64 %.lcssa91 to i32
  %72 = add nsw i32 %71, 1
  %73 = or i32 %72, %54
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %._crit_edge27, label %146

._crit_edge27:
  br label %76

.loopexit23:
  br label %75

75:
  br i1 %53, label %._crit_edge28, label %._crit_edge29

._crit_edge29:
  br label %76

._crit_edge28:
  br label %148

76:
  %77 = phi i32 [ 0, %._crit_edge29 ], [ %72, %._crit_edge27 ]
  br i1 %42, label %.preheader15, label %135

.preheader15:
  br label %78

78:
  %79 = phi i64 [ %89, %88 ], [ 0, %.preheader15 ]
  br i1 %32, label %80, label %90

80:
  %81 = mul nsw i64 %79, %30
  %82 = getelementptr float, ptr %6, i64 %81
  br label %93

.loopexit14:
  br label %83

83:
  %84 = icmp eq i64 %97, %24
  br i1 %84, label %85, label %._crit_edge30

._crit_edge30:
  br label %93

85:
  %86 = add nuw nsw i64 %79, 1
  %87 = icmp eq i64 %86, %26
  br i1 %87, label %.loopexit17, label %._crit_edge31

._crit_edge31:
  br label %88

88:
  %89 = phi i64 [ %91, %._crit_edge32 ], [ %86, %._crit_edge31 ]
  br label %78

90:
  %91 = add nuw nsw i64 %79, 1
  %92 = icmp eq i64 %91, %26
  br i1 %92, label %.loopexit16, label %._crit_edge32

._crit_edge32:
  br label %88

93:
  %94 = phi i64 [ 0, %80 ], [ %97, %._crit_edge30 ]
  %95 = getelementptr float, ptr %82, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = add nuw nsw i64 %94, 1
  %98 = icmp slt i64 %97, %22
  br i1 %98, label %99, label %102

99:
  %100 = mul nsw i64 %94, %28
  %101 = getelementptr float, ptr %4, i64 %100
  br label %114

102:
  %103 = getelementptr inbounds nuw float, ptr %57, i64 %94
  %104 = load float, ptr %103, align 4
  %105 = fmul float %96, %104
  %106 = fsub float %96, %105
  store float %106, ptr %95, align 4
  br label %83

107:
  %.lcssa89 = phi float [ %122, %114 ]
  %108 = getelementptr inbounds nuw float, ptr %57, i64 %94
  %109 = load float, ptr %108, align 4
  %110 = fmul float %.lcssa89, %109
  %111 = fsub float %96, %110
  store float %111, ptr %95, align 4
  %112 = mul nsw i64 %94, %28
  %113 = getelementptr float, ptr %4, i64 %112
  br label %125

114:
  %115 = phi i64 [ %97, %99 ], [ %123, %._crit_edge33 ]
  %116 = phi float [ %96, %99 ], [ %122, %._crit_edge33 ]
  %117 = getelementptr float, ptr %101, i64 %115
  %118 = load float, ptr %117, align 4
  %119 = getelementptr float, ptr %82, i64 %115
  %120 = load float, ptr %119, align 4
  %121 = fmul float %118, %120
  %122 = fadd float %116, %121
  %123 = add nuw nsw i64 %115, 1
  %124 = icmp eq i64 %123, %22
  br i1 %124, label %107, label %._crit_edge33

._crit_edge33:
  br label %114

125:
  %126 = phi i64 [ %97, %107 ], [ %133, %._crit_edge34 ]
  %127 = getelementptr float, ptr %113, i64 %126
  %128 = load float, ptr %127, align 4
  %129 = fmul float %110, %128
  %130 = getelementptr float, ptr %82, i64 %126
  %131 = load float, ptr %130, align 4
  %132 = fsub float %131, %129
  store float %132, ptr %130, align 4
  %133 = add nuw nsw i64 %126, 1
  %134 = icmp eq i64 %133, %22
  br i1 %134, label %.loopexit14, label %._crit_edge34

._crit_edge34:
  br label %125

135:
  br i1 %32, label %._crit_edge35, label %._crit_edge36

._crit_edge36:
  br label %233

._crit_edge35:
  br label %136

.loopexit17:
  br label %136

136:
  %137 = add nuw nsw i64 %24, 4611686018427387903
  %138 = mul i64 %137, %28
  %139 = add i64 %138, %24
  %140 = shl i64 %139, 2
  call void @__irad_float(ptr %4, i64 %140)
  br i1 %42, label %141, label %._crit_edge37

._crit_edge37:
  br label %233

141:
  %142 = add nuw nsw i64 %26, 4611686018427387903
  %143 = mul i64 %142, %30
  %144 = add i64 %143, %24
  %145 = shl i64 %144, 2
  call void @__irad_float(ptr %6, i64 %145)
  br label %233

146:
  %147 = icmp eq i32 %72, 0
  br i1 %147, label %._crit_edge38, label %._crit_edge39

._crit_edge39:
  br label %462

._crit_edge38:
  br label %148

148:
  br i1 %32, label %149, label %160

149:
  %150 = add nuw nsw i64 %24, 4611686018427387903
  %151 = mul i64 %150, %28
  %152 = add i64 %151, %24
  %153 = shl i64 %152, 2
  call void @__irad_float(ptr %4, i64 %153)
  br i1 %42, label %154, label %._crit_edge40

._crit_edge40:
  br label %233

154:
  %155 = add nuw nsw i64 %26, 4611686018427387903
  %156 = mul i64 %155, %30
  %157 = add i64 %156, %24
  %158 = shl i64 %157, 2
  call void @__irad_float(ptr %6, i64 %158)
  %159 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %24, i64 range(i64 -2147483648, 2147483648) %26, ptr %4, i64 range(i64 -2147483648, 2147483648) %28, ptr %6, i64 range(i64 -2147483648, 2147483648) %30)
  br label %162

160:
  %161 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %24, i64 range(i64 -2147483648, 2147483648) %26, ptr %4, i64 range(i64 -2147483648, 2147483648) %28, ptr %6, i64 range(i64 -2147483648, 2147483648) %30)
  br i1 %42, label %._crit_edge41, label %._crit_edge42

._crit_edge42:
  br label %462

._crit_edge41:
  br label %162

162:
  %163 = icmp slt i32 %23, %21
  br label %164

164:
  %165 = phi i64 [ 0, %162 ], [ %226, %._crit_edge50 ]
  br i1 %163, label %166, label %._crit_edge43

._crit_edge43:
  br label %225

166:
  %167 = mul nsw i64 %165, %30
  %168 = getelementptr float, ptr %6, i64 %167
  br label %228

169:
  br i1 %42, label %.preheader20, label %._crit_edge44

._crit_edge44:
  br label %462

.preheader20:
  br label %170

170:
  %171 = phi i64 [ %176, %._crit_edge46 ], [ 0, %.preheader20 ]
  br i1 %32, label %172, label %._crit_edge45

._crit_edge45:
  br label %175

172:
  %173 = mul nsw i64 %171, %30
  %174 = getelementptr float, ptr %6, i64 %173
  br label %178

.loopexit19:
  br label %175

175:
  %176 = add nuw nsw i64 %171, 1
  %177 = icmp eq i64 %176, %26
  br i1 %177, label %.loopexit21, label %._crit_edge46

._crit_edge46:
  br label %170

178:
  %179 = phi i64 [ 0, %172 ], [ %213, %._crit_edge48 ]
  %180 = xor i64 %179, -1
  %181 = add nsw i64 %180, %24
  %182 = getelementptr float, ptr %174, i64 %181
  %183 = load float, ptr %182, align 4
  %184 = sub nsw i64 %24, %179
  %185 = icmp slt i64 %184, %22
  br i1 %185, label %186, label %189

186:
  %187 = mul nsw i64 %181, %28
  %188 = getelementptr float, ptr %4, i64 %187
  br label %201

189:
  %190 = getelementptr inbounds float, ptr %57, i64 %181
  %191 = load float, ptr %190, align 4
  %192 = fmul float %183, %191
  %193 = fsub float %183, %192
  store float %193, ptr %182, align 4
  br label %212

194:
  %.lcssa90 = phi float [ %209, %201 ]
  %195 = getelementptr inbounds float, ptr %57, i64 %181
  %196 = load float, ptr %195, align 4
  %197 = fmul float %.lcssa90, %196
  %198 = fsub float %183, %197
  store float %198, ptr %182, align 4
  %199 = mul nsw i64 %181, %28
  %200 = getelementptr float, ptr %4, i64 %199
  br label %215

201:
  %202 = phi i64 [ %184, %186 ], [ %210, %._crit_edge47 ]
  %203 = phi float [ %183, %186 ], [ %209, %._crit_edge47 ]
  %204 = getelementptr float, ptr %188, i64 %202
  %205 = load float, ptr %204, align 4
  %206 = getelementptr float, ptr %174, i64 %202
  %207 = load float, ptr %206, align 4
  %208 = fmul float %205, %207
  %209 = fadd float %203, %208
  %210 = add nsw i64 %202, 1
  %211 = icmp slt i64 %210, %22
  br i1 %211, label %._crit_edge47, label %194

._crit_edge47:
  br label %201

.loopexit18:
  br label %212

212:
  %213 = add nuw nsw i64 %179, 1
  %214 = icmp eq i64 %213, %24
  br i1 %214, label %.loopexit19, label %._crit_edge48

._crit_edge48:
  br label %178

215:
  %216 = phi i64 [ %184, %194 ], [ %223, %._crit_edge49 ]
  %217 = getelementptr float, ptr %200, i64 %216
  %218 = load float, ptr %217, align 4
  %219 = fmul float %197, %218
  %220 = getelementptr float, ptr %174, i64 %216
  %221 = load float, ptr %220, align 4
  %222 = fsub float %221, %219
  store float %222, ptr %220, align 4
  %223 = add nsw i64 %216, 1
  %224 = icmp slt i64 %223, %22
  br i1 %224, label %._crit_edge49, label %.loopexit18

._crit_edge49:
  br label %215

.loopexit22:
  br label %225

225:
  %226 = add nuw nsw i64 %165, 1
  %227 = icmp eq i64 %226, %26
  br i1 %227, label %169, label %._crit_edge50

._crit_edge50:
  br label %164

228:
  %229 = phi i64 [ %24, %166 ], [ %231, %._crit_edge51 ]
  %230 = getelementptr float, ptr %168, i64 %229
  store float 0.000000e+00, ptr %230, align 4
  %231 = add nsw i64 %229, 1
  %232 = icmp eq i64 %231, %22
  br i1 %232, label %.loopexit22, label %._crit_edge51

._crit_edge51:
  br label %228

.loopexit16:
  br label %233

233:
  %234 = phi i64 [ 110, %141 ], [ 116, %._crit_edge40 ], [ 110, %._crit_edge36 ], [ 110, %._crit_edge37 ], [ 110, %.loopexit16 ]
  %235 = phi i32 [ %77, %141 ], [ 0, %._crit_edge40 ], [ %77, %._crit_edge36 ], [ %77, %._crit_edge37 ], [ %77, %.loopexit16 ]
  %236 = call i32 @irad_la_strsm(i64 108, i64 117, i64 %234, i64 110, i64 range(i64 -2147483648, 2147483648) %24, i64 range(i64 -2147483648, 2147483648) %26, ptr %4, i64 range(i64 -2147483648, 2147483648) %28, ptr %6, i64 range(i64 -2147483648, 2147483648) %30)
  br label %462

237:
  %238 = mul nsw i64 %24, %22
  %239 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %238, i64 1)
  %240 = shl nuw i64 %239, 2
  %241 = call noalias ptr @malloc(i64 %240)
  br i1 %32, label %.preheader12, label %._crit_edge52

._crit_edge52:
  br label %259

.preheader12:
  br label %242

242:
  %243 = phi i64 [ %249, %._crit_edge54 ], [ 0, %.preheader12 ]
  br i1 %31, label %244, label %._crit_edge53

._crit_edge53:
  br label %248

244:
  %245 = mul nsw i64 %243, %28
  %246 = getelementptr float, ptr %4, i64 %245
  %247 = getelementptr float, ptr %241, i64 %243
  br label %251

.loopexit11:
  br label %248

248:
  %249 = add nuw nsw i64 %243, 1
  %250 = icmp eq i64 %249, %24
  br i1 %250, label %.loopexit13, label %._crit_edge54

._crit_edge54:
  br label %242

251:
  %252 = phi i64 [ 0, %244 ], [ %257, %._crit_edge55 ]
  %253 = getelementptr float, ptr %246, i64 %252
  %254 = load float, ptr %253, align 4
  %255 = mul nuw nsw i64 %252, %24
  %256 = getelementptr float, ptr %247, i64 %255
  store float %254, ptr %256, align 4
  %257 = add nuw nsw i64 %252, 1
  %258 = icmp eq i64 %257, %22
  br i1 %258, label %.loopexit11, label %._crit_edge55

._crit_edge55:
  br label %251

.loopexit13:
  br label %259

259:
  %260 = and i8 %20, -33
  %261 = icmp eq i8 %260, 78
  %262 = zext i1 %261 to i32
  %263 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %22, i64 1)
  %264 = shl nuw nsw i64 %263, 2
  %265 = call noalias ptr @malloc(i64 %264)
  %266 = call i32 @irad_la_sgeqrf(i64 range(i64 -2147483648, 2147483648) %24, i64 range(i64 -2147483648, 2147483648) %22, ptr %241, i64 range(i64 -2147483648, 2147483648) %24, ptr %265)
  br i1 %31, label %267, label %._crit_edge56

._crit_edge56:
  br label %283

267:
  %268 = add nsw i64 %24, 1
  br label %269

269:
  %270 = phi i64 [ 0, %267 ], [ %276, %._crit_edge57 ]
  %271 = mul i64 %270, %268
  %272 = getelementptr inbounds float, ptr %241, i64 %271
  %273 = load float, ptr %272, align 4
  %274 = fcmp oeq float %273, 0.000000e+00
  br i1 %274, label %278, label %275

275:
  %276 = add nuw nsw i64 %270, 1
  %277 = icmp eq i64 %276, %22
  br i1 %277, label %.loopexit10, label %._crit_edge57

._crit_edge57:
  br label %269

278:
  %.lcssa87 = phi i64 [ %270, %269 ]
  %279 = trunc i64 %.lcssa87 to i32
  %280 = add nsw i32 %279, 1
  %281 = or i32 %280, %262
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %._crit_edge58, label %354

._crit_edge58:
  br label %284

.loopexit10:
  br label %283

283:
  br i1 %261, label %._crit_edge59, label %._crit_edge60

._crit_edge60:
  br label %284

._crit_edge59:
  br label %356

284:
  %285 = phi i32 [ 0, %._crit_edge60 ], [ %280, %._crit_edge58 ]
  br i1 %42, label %.preheader3, label %343

.preheader3:
  br label %286

286:
  %287 = phi i64 [ %297, %296 ], [ 0, %.preheader3 ]
  br i1 %31, label %288, label %298

288:
  %289 = mul nsw i64 %287, %30
  %290 = getelementptr float, ptr %6, i64 %289
  br label %301

.loopexit2:
  br label %291

291:
  %292 = icmp eq i64 %305, %22
  br i1 %292, label %293, label %._crit_edge61

._crit_edge61:
  br label %301

293:
  %294 = add nuw nsw i64 %287, 1
  %295 = icmp eq i64 %294, %26
  br i1 %295, label %.loopexit5, label %._crit_edge62

._crit_edge62:
  br label %296

296:
  %297 = phi i64 [ %299, %._crit_edge63 ], [ %294, %._crit_edge62 ]
  br label %286

298:
  %299 = add nuw nsw i64 %287, 1
  %300 = icmp eq i64 %299, %26
  br i1 %300, label %.loopexit4, label %._crit_edge63

._crit_edge63:
  br label %296

301:
  %302 = phi i64 [ 0, %288 ], [ %305, %._crit_edge61 ]
  %303 = getelementptr float, ptr %290, i64 %302
  %304 = load float, ptr %303, align 4
  %305 = add nuw nsw i64 %302, 1
  %306 = icmp slt i64 %305, %24
  br i1 %306, label %307, label %310

307:
  %308 = mul nsw i64 %302, %24
  %309 = getelementptr float, ptr %241, i64 %308
  br label %322

310:
  %311 = getelementptr inbounds nuw float, ptr %265, i64 %302
  %312 = load float, ptr %311, align 4
  %313 = fmul float %304, %312
  %314 = fsub float %304, %313
  store float %314, ptr %303, align 4
  br label %291

315:
  %.lcssa = phi float [ %330, %322 ]
  %316 = getelementptr inbounds nuw float, ptr %265, i64 %302
  %317 = load float, ptr %316, align 4
  %318 = fmul float %.lcssa, %317
  %319 = fsub float %304, %318
  store float %319, ptr %303, align 4
  %320 = mul nsw i64 %302, %24
  %321 = getelementptr float, ptr %241, i64 %320
  br label %333

322:
  %323 = phi i64 [ %305, %307 ], [ %331, %._crit_edge64 ]
  %324 = phi float [ %304, %307 ], [ %330, %._crit_edge64 ]
  %325 = getelementptr float, ptr %309, i64 %323
  %326 = load float, ptr %325, align 4
  %327 = getelementptr float, ptr %290, i64 %323
  %328 = load float, ptr %327, align 4
  %329 = fmul float %326, %328
  %330 = fadd float %324, %329
  %331 = add nuw nsw i64 %323, 1
  %332 = icmp eq i64 %331, %24
  br i1 %332, label %315, label %._crit_edge64

._crit_edge64:
  br label %322

333:
  %334 = phi i64 [ %305, %315 ], [ %341, %._crit_edge65 ]
  %335 = getelementptr float, ptr %321, i64 %334
  %336 = load float, ptr %335, align 4
  %337 = fmul float %318, %336
  %338 = getelementptr float, ptr %290, i64 %334
  %339 = load float, ptr %338, align 4
  %340 = fsub float %339, %337
  store float %340, ptr %338, align 4
  %341 = add nuw nsw i64 %334, 1
  %342 = icmp eq i64 %341, %24
  br i1 %342, label %.loopexit2, label %._crit_edge65

._crit_edge65:
  br label %333

343:
  br i1 %31, label %._crit_edge66, label %._crit_edge67

._crit_edge67:
  br label %439

._crit_edge66:
  br label %344

.loopexit5:
  br label %344

344:
  %345 = add nuw nsw i64 %22, 4611686018427387903
  %346 = mul i64 %345, %24
  %347 = add i64 %346, %22
  %348 = shl i64 %347, 2
  call void @__irad_float(ptr %241, i64 %348)
  br i1 %42, label %349, label %._crit_edge68

._crit_edge68:
  br label %439

349:
  %350 = add nuw nsw i64 %26, 4611686018427387903
  %351 = mul i64 %350, %30
  %352 = add i64 %351, %22
  %353 = shl i64 %352, 2
  call void @__irad_float(ptr %6, i64 %353)
  br label %439

354:
  %355 = icmp eq i32 %280, 0
  br i1 %355, label %._crit_edge69, label %._crit_edge70

._crit_edge70:
  br label %443

._crit_edge69:
  br label %356

356:
  br i1 %31, label %357, label %368

357:
  %358 = add nuw nsw i64 %22, 4611686018427387903
  %359 = mul i64 %358, %24
  %360 = add i64 %359, %22
  %361 = shl i64 %360, 2
  call void @__irad_float(ptr %241, i64 %361)
  br i1 %42, label %362, label %._crit_edge71

._crit_edge71:
  br label %439

362:
  %363 = add nuw nsw i64 %26, 4611686018427387903
  %364 = mul i64 %363, %30
  %365 = add i64 %364, %22
  %366 = shl i64 %365, 2
  call void @__irad_float(ptr %6, i64 %366)
  %367 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %22, i64 range(i64 -2147483648, 2147483648) %26, ptr %241, i64 range(i64 -2147483648, 2147483648) %24, ptr %6, i64 range(i64 -2147483648, 2147483648) %30)
  br label %370

368:
  %369 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %22, i64 range(i64 -2147483648, 2147483648) %26, ptr %241, i64 range(i64 -2147483648, 2147483648) %24, ptr %6, i64 range(i64 -2147483648, 2147483648) %30)
  br i1 %42, label %._crit_edge72, label %._crit_edge73

._crit_edge73:
  br label %443

._crit_edge72:
  br label %370

370:
  br label %371

371:
  %372 = phi i64 [ %432, %._crit_edge80 ], [ 0, %370 ]
  %373 = mul nsw i64 %372, %30
  %374 = getelementptr float, ptr %6, i64 %373
  br label %434

375:
  br i1 %42, label %.preheader8, label %._crit_edge74

._crit_edge74:
  br label %443

.preheader8:
  br label %376

376:
  %377 = phi i64 [ %382, %._crit_edge76 ], [ 0, %.preheader8 ]
  br i1 %31, label %378, label %._crit_edge75

._crit_edge75:
  br label %381

378:
  %379 = mul nsw i64 %377, %30
  %380 = getelementptr float, ptr %6, i64 %379
  br label %384

.loopexit7:
  br label %381

381:
  %382 = add nuw nsw i64 %377, 1
  %383 = icmp eq i64 %382, %26
  br i1 %383, label %.loopexit9, label %._crit_edge76

._crit_edge76:
  br label %376

384:
  %385 = phi i64 [ 0, %378 ], [ %419, %._crit_edge78 ]
  %386 = xor i64 %385, -1
  %387 = add nsw i64 %386, %22
  %388 = getelementptr float, ptr %380, i64 %387
  %389 = load float, ptr %388, align 4
  %390 = sub nsw i64 %22, %385
  %391 = icmp slt i64 %390, %24
  br i1 %391, label %392, label %395

392:
  %393 = mul nsw i64 %387, %24
  %394 = getelementptr float, ptr %241, i64 %393
  br label %407

395:
  %396 = getelementptr inbounds float, ptr %265, i64 %387
  %397 = load float, ptr %396, align 4
  %398 = fmul float %389, %397
  %399 = fsub float %389, %398
  store float %399, ptr %388, align 4
  br label %418

400:
  %.lcssa86 = phi float [ %415, %407 ]
  %401 = getelementptr inbounds float, ptr %265, i64 %387
  %402 = load float, ptr %401, align 4
  %403 = fmul float %.lcssa86, %402
  %404 = fsub float %389, %403
  store float %404, ptr %388, align 4
  %405 = mul nsw i64 %387, %24
  %406 = getelementptr float, ptr %241, i64 %405
  br label %421

407:
  %408 = phi i64 [ %390, %392 ], [ %416, %._crit_edge77 ]
  %409 = phi float [ %389, %392 ], [ %415, %._crit_edge77 ]
  %410 = getelementptr float, ptr %394, i64 %408
  %411 = load float, ptr %410, align 4
  %412 = getelementptr float, ptr %380, i64 %408
  %413 = load float, ptr %412, align 4
  %414 = fmul float %411, %413
  %415 = fadd float %409, %414
  %416 = add nsw i64 %408, 1
  %417 = icmp slt i64 %416, %24
  br i1 %417, label %._crit_edge77, label %400

._crit_edge77:
  br label %407

.loopexit6:
  br label %418

418:
  %419 = add nuw nsw i64 %385, 1
  %420 = icmp eq i64 %419, %22
  br i1 %420, label %.loopexit7, label %._crit_edge78

._crit_edge78:
  br label %384

421:
  %422 = phi i64 [ %390, %400 ], [ %429, %._crit_edge79 ]
  %423 = getelementptr float, ptr %406, i64 %422
  %424 = load float, ptr %423, align 4
  %425 = fmul float %403, %424
  %426 = getelementptr float, ptr %380, i64 %422
  %427 = load float, ptr %426, align 4
  %428 = fsub float %427, %425
  store float %428, ptr %426, align 4
  %429 = add nsw i64 %422, 1
  %430 = icmp slt i64 %429, %24
  br i1 %430, label %._crit_edge79, label %.loopexit6

._crit_edge79:
  br label %421

431:
  %432 = add nuw nsw i64 %372, 1
  %433 = icmp eq i64 %432, %26
  br i1 %433, label %375, label %._crit_edge80

._crit_edge80:
  br label %371

434:
  %435 = phi i64 [ %22, %371 ], [ %437, %._crit_edge81 ]
  %436 = getelementptr float, ptr %374, i64 %435
  store float 0.000000e+00, ptr %436, align 4
  %437 = add nsw i64 %435, 1
  %438 = icmp eq i64 %437, %24
  br i1 %438, label %431, label %._crit_edge81

._crit_edge81:
  br label %434

.loopexit4:
  br label %439

439:
  %440 = phi i64 [ 110, %349 ], [ 116, %._crit_edge71 ], [ 110, %._crit_edge67 ], [ 110, %._crit_edge68 ], [ 110, %.loopexit4 ]
  %441 = phi i32 [ %285, %349 ], [ 0, %._crit_edge71 ], [ %285, %._crit_edge67 ], [ %285, %._crit_edge68 ], [ %285, %.loopexit4 ]
  %442 = call i32 @irad_la_strsm(i64 108, i64 117, i64 %440, i64 110, i64 range(i64 -2147483648, 2147483648) %22, i64 range(i64 -2147483648, 2147483648) %26, ptr %241, i64 range(i64 -2147483648, 2147483648) %24, ptr %6, i64 range(i64 -2147483648, 2147483648) %30)
  br label %443

.loopexit9:
  br label %443

443:
  %444 = phi i32 [ %441, %439 ], [ %280, %._crit_edge70 ], [ 0, %._crit_edge74 ], [ 0, %._crit_edge73 ], [ 0, %.loopexit9 ]
  call void @free(ptr %265)
  br i1 %32, label %.preheader, label %._crit_edge82

._crit_edge82:
  br label %462

.preheader:
  br label %445

445:
  %446 = phi i64 [ %452, %._crit_edge84 ], [ 0, %.preheader ]
  br i1 %31, label %447, label %._crit_edge83

._crit_edge83:
  br label %451

447:
  %448 = getelementptr float, ptr %241, i64 %446
  %449 = mul nsw i64 %446, %28
  %450 = getelementptr float, ptr %4, i64 %449
  br label %454

.loopexit:
  br label %451

451:
  %452 = add nuw nsw i64 %446, 1
  %453 = icmp eq i64 %452, %24
  br i1 %453, label %.loopexit1, label %._crit_edge84

._crit_edge84:
  br label %445

454:
  %455 = phi i64 [ 0, %447 ], [ %460, %._crit_edge85 ]
  %456 = mul nuw nsw i64 %455, %24
  %457 = getelementptr float, ptr %448, i64 %456
  %458 = load float, ptr %457, align 4
  %459 = getelementptr float, ptr %450, i64 %455
  store float %458, ptr %459, align 4
  %460 = add nuw nsw i64 %455, 1
  %461 = icmp eq i64 %460, %22
  br i1 %461, label %.loopexit, label %._crit_edge85

._crit_edge85:
  br label %454

.loopexit1:
  br label %462

.loopexit21:
  br label %462

462:
  %463 = phi ptr [ %57, %._crit_edge39 ], [ %57, %233 ], [ %241, %.loopexit1 ], [ %57, %._crit_edge42 ], [ %57, %._crit_edge44 ], [ %241, %._crit_edge82 ], [ %57, %.loopexit21 ]
  %464 = phi i32 [ %72, %._crit_edge39 ], [ %235, %233 ], [ %444, %.loopexit1 ], [ 0, %._crit_edge42 ], [ 0, %._crit_edge44 ], [ %444, %._crit_edge82 ], [ 0, %.loopexit21 ]
  call void @free(ptr %463)
  store i32 %464, ptr %10, align 4
  br label %465

465:
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_strtrs(i32 %0, i8 signext %1, i8 signext %2, i8 signext %3, i32 %4, i32 %5, ptr %6, i32 %7, ptr %8, i32 %9) {
  %11 = icmp eq i32 %0, 101
  %12 = sext i32 %4 to i64
  %13 = sext i32 %5 to i64
  br i1 %11, label %54, label %14

14:
  %15 = sext i32 %7 to i64
  %16 = sext i32 %9 to i64
  %17 = and i8 %3, -33
  %18 = icmp eq i8 %17, 85
  %19 = icmp slt i32 %4, 1
  %20 = or i1 %18, %19
  br i1 %20, label %._crit_edge, label %21

._crit_edge:
  br label %36

21:
  %22 = add nsw i64 %15, 1
  br label %23

23:
  %24 = phi i64 [ 0, %21 ], [ %30, %._crit_edge6 ]
  %25 = mul i64 %24, %22
  %26 = getelementptr inbounds float, ptr %6, i64 %25
  %27 = load float, ptr %26, align 4
  %28 = fcmp oeq float %27, 0.000000e+00
  br i1 %28, label %32, label %29

29:
  %30 = add nuw nsw i64 %24, 1
  %31 = icmp slt i64 %30, %12
  br i1 %31, label %._crit_edge6, label %.loopexit5

._crit_edge6:
  br label %23

32:
  %.lcssa26 = phi i64 [ %24, %23 ]
  %33 = trunc i64 %.lcssa26 to i32
  %34 = add nsw i32 %33, 1
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %._crit_edge7, label %._crit_edge8

._crit_edge8:
  br label %141

._crit_edge7:
  br label %36

.loopexit5:
  br label %36

36:
  %37 = icmp sgt i32 %4, 0
  br i1 %37, label %38, label %._crit_edge9

._crit_edge9:
  br label %49

38:
  %39 = add nuw nsw i64 %12, 4611686018427387903
  %40 = mul i64 %39, %15
  %41 = add i64 %40, %12
  %42 = shl i64 %41, 2
  call void @__irad_float(ptr %6, i64 %42)
  %43 = icmp sgt i32 %5, 0
  br i1 %43, label %44, label %._crit_edge10

._crit_edge10:
  br label %49

44:
  %45 = add nuw nsw i64 %13, 4611686018427387903
  %46 = mul i64 %45, %16
  %47 = add i64 %46, %12
  %48 = shl i64 %47, 2
  call void @__irad_float(ptr %8, i64 %48)
  br label %49

49:
  %50 = sext i8 %1 to i64
  %51 = sext i8 %2 to i64
  %52 = sext i8 %3 to i64
  %53 = call i32 @irad_la_strsm(i64 108, i64 %50, i64 %51, i64 %52, i64 range(i64 -2147483648, 2147483648) %12, i64 range(i64 -2147483648, 2147483648) %13, ptr %6, i64 range(i64 -2147483648, 2147483648) %15, ptr %8, i64 range(i64 -2147483648, 2147483648) %16)
  br label %141

54:
  %55 = sext i32 %9 to i64
  %56 = mul nsw i64 %13, %12
  %57 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %56, i64 1)
  %58 = shl i64 %57, 2
  %59 = call noalias ptr @malloc(i64 %58)
  %60 = icmp sgt i32 %4, 0
  br i1 %60, label %61, label %._crit_edge11

._crit_edge11:
  br label %80

61:
  %62 = icmp sgt i32 %5, 0
  br label %63

63:
  %64 = phi i64 [ 0, %61 ], [ %70, %._crit_edge13 ]
  br i1 %62, label %65, label %._crit_edge12

._crit_edge12:
  br label %69

65:
  %66 = mul nsw i64 %64, %55
  %67 = getelementptr float, ptr %8, i64 %66
  %68 = getelementptr float, ptr %59, i64 %64
  br label %72

.loopexit3:
  br label %69

69:
  %70 = add nuw nsw i64 %64, 1
  %71 = icmp eq i64 %70, %12
  br i1 %71, label %.loopexit4, label %._crit_edge13

._crit_edge13:
  br label %63

72:
  %73 = phi i64 [ 0, %65 ], [ %78, %._crit_edge14 ]
  %74 = getelementptr float, ptr %67, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = mul nuw nsw i64 %73, %12
  %77 = getelementptr float, ptr %68, i64 %76
  store float %75, ptr %77, align 4
  %78 = add nuw nsw i64 %73, 1
  %79 = icmp eq i64 %78, %13
  br i1 %79, label %.loopexit3, label %._crit_edge14

._crit_edge14:
  br label %72

.loopexit4:
  br label %80

80:
  %81 = and i8 %1, -33
  %82 = icmp eq i8 %81, 76
  %83 = and i8 %2, -33
  %84 = icmp eq i8 %83, 78
  %85 = sext i32 %7 to i64
  %86 = and i8 %3, -33
  %87 = icmp eq i8 %86, 85
  %88 = icmp slt i32 %4, 1
  %89 = or i1 %87, %88
  br i1 %89, label %._crit_edge15, label %90

._crit_edge15:
  br label %105

90:
  %91 = add nsw i64 %85, 1
  br label %92

92:
  %93 = phi i64 [ 0, %90 ], [ %99, %._crit_edge16 ]
  %94 = mul i64 %93, %91
  %95 = getelementptr inbounds float, ptr %6, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = fcmp oeq float %96, 0.000000e+00
  br i1 %97, label %101, label %98

98:
  %99 = add nuw nsw i64 %93, 1
  %100 = icmp slt i64 %99, %12
  br i1 %100, label %._crit_edge16, label %.loopexit2

._crit_edge16:
  br label %92

101:
  %.lcssa = phi i64 [ %93, %92 ]
  %102 = trunc i64 %.lcssa to i32
  %103 = add nsw i32 %102, 1
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %._crit_edge17, label %._crit_edge18

._crit_edge18:
  br label %119

._crit_edge17:
  br label %105

.loopexit2:
  br label %105

105:
  br i1 %60, label %106, label %._crit_edge19

._crit_edge19:
  br label %114

106:
  %107 = add nuw nsw i64 %12, 4611686018427387903
  %108 = mul i64 %107, %85
  %109 = add i64 %108, %12
  %110 = shl i64 %109, 2
  call void @__irad_float(ptr %6, i64 %110)
  %111 = icmp sgt i32 %5, 0
  br i1 %111, label %112, label %._crit_edge20

._crit_edge20:
  br label %114

112:
  %113 = shl nuw i64 %56, 2
  call void @__irad_float(ptr %59, i64 %113)
  br label %114

114:
  %115 = select i1 %82, i64 117, i64 108
  %116 = select i1 %84, i64 116, i64 110
  %117 = sext i8 %3 to i64
  %118 = call i32 @irad_la_strsm(i64 108, i64 %115, i64 %116, i64 %117, i64 range(i64 -2147483648, 2147483648) %12, i64 range(i64 -2147483648, 2147483648) %13, ptr %6, i64 range(i64 -2147483648, 2147483648) %85, ptr %59, i64 range(i64 -2147483648, 2147483648) %12)
  br label %119

119:
  %120 = phi i32 [ %103, %._crit_edge18 ], [ 0, %114 ]
  br i1 %60, label %121, label %._crit_edge21

._crit_edge21:
  br label %140

121:
  %122 = icmp sgt i32 %5, 0
  br label %123

123:
  %124 = phi i64 [ 0, %121 ], [ %130, %._crit_edge23 ]
  br i1 %122, label %125, label %._crit_edge22

._crit_edge22:
  br label %129

125:
  %126 = getelementptr float, ptr %59, i64 %124
  %127 = mul nsw i64 %124, %55
  %128 = getelementptr float, ptr %8, i64 %127
  br label %132

.loopexit:
  br label %129

129:
  %130 = add nuw nsw i64 %124, 1
  %131 = icmp eq i64 %130, %12
  br i1 %131, label %.loopexit1, label %._crit_edge23

._crit_edge23:
  br label %123

132:
  %133 = phi i64 [ 0, %125 ], [ %138, %._crit_edge24 ]
  %134 = mul nuw nsw i64 %133, %12
  %135 = getelementptr float, ptr %126, i64 %134
  %136 = load float, ptr %135, align 4
  %137 = getelementptr float, ptr %128, i64 %133
  store float %136, ptr %137, align 4
  %138 = add nuw nsw i64 %133, 1
  %139 = icmp eq i64 %138, %13
  br i1 %139, label %.loopexit, label %._crit_edge24

._crit_edge24:
  br label %132

.loopexit1:
  br label %140

140:
  call void @free(ptr %59)
  br label %141

141:
  %142 = phi i32 [ %120, %140 ], [ %34, %._crit_edge8 ], [ 0, %49 ]
  ret i32 %142
}

define internal i32 @irad.body.LAPACKE_sgtsv(i32 %0, i32 %1, i32 %2, ptr %3, ptr %4, ptr %5, ptr %6, i32 %7) {
  %9 = icmp eq i32 %0, 101
  %10 = sext i32 %1 to i64
  %11 = sext i32 %2 to i64
  %12 = sext i32 %7 to i64
  br i1 %9, label %187, label %13

13:
  %14 = add nsw i64 %10, -1
  %15 = icmp sgt i32 %1, 1
  br i1 %15, label %18, label %16

16:
  %17 = icmp eq i32 %1, 1
  br i1 %17, label %._crit_edge, label %._crit_edge21

._crit_edge21:
  br label %144

._crit_edge:
  br label %21

18:
  %19 = shl nsw i64 %14, 2
  call void @__irad_float(ptr %3, i64 %19)
  %20 = shl nuw nsw i64 %10, 2
  call void @__irad_float(ptr %4, i64 %20)
  br label %21

21:
  %22 = phi i64 [ %14, %18 ], [ %10, %._crit_edge ]
  %23 = phi ptr [ %5, %18 ], [ %4, %._crit_edge ]
  %24 = shl nsw i64 %22, 2
  call void @__irad_float(ptr %23, i64 %24)
  %25 = icmp sgt i32 %2, 0
  br i1 %25, label %26, label %._crit_edge22

._crit_edge22:
  br label %31

26:
  %27 = add nuw nsw i64 %11, 4611686018427387903
  %28 = mul i64 %27, %12
  %29 = add i64 %28, %10
  %30 = shl i64 %29, 2
  call void @__irad_float(ptr %6, i64 %30)
  br label %31

31:
  %32 = add nsw i64 %10, -2
  br i1 %15, label %33, label %._crit_edge23

._crit_edge23:
  br label %140

33:
  %34 = icmp sgt i32 %2, 0
  %35 = icmp eq i32 %7, 1
  %36 = icmp eq i32 %7, 1
  br label %37

37:
  %38 = phi i64 [ 0, %33 ], [ %136, %._crit_edge32 ]
  %39 = phi i64 [ 1, %33 ], [ %134, %._crit_edge32 ]
  %40 = phi i64 [ 0, %33 ], [ %39, %._crit_edge32 ]
  %41 = shl nuw nsw i64 %38, 2
  %42 = getelementptr i8, ptr %6, i64 %41
  %43 = shl nuw nsw i64 %38, 2
  %44 = getelementptr i8, ptr %6, i64 %43
  %45 = getelementptr inbounds nuw float, ptr %4, i64 %40
  %46 = load float, ptr %45, align 4
  %47 = call float @llvm.fabs.f32(float %46)
  %48 = getelementptr inbounds nuw float, ptr %3, i64 %40
  %49 = load float, ptr %48, align 4
  %50 = call float @llvm.fabs.f32(float %49)
  %51 = fcmp ult float %47, %50
  br i1 %51, label %91, label %52

52:
  %53 = fcmp oeq float %46, 0.000000e+00
  br i1 %53, label %137, label %54

54:
  %55 = fdiv float %49, %46
  %56 = getelementptr inbounds nuw float, ptr %5, i64 %40
  %57 = load float, ptr %56, align 4
  %58 = fmul float %55, %57
  %59 = getelementptr inbounds nuw float, ptr %4, i64 %39
  %60 = load float, ptr %59, align 4
  %61 = fsub float %60, %58
  store float %61, ptr %59, align 4
  br i1 %34, label %62, label %._crit_edge24

._crit_edge24:
  br label %78

62:
  %63 = getelementptr float, ptr %6, i64 %40
  %64 = getelementptr float, ptr %6, i64 %39
  br i1 %35, label %76, label %.preheader18

.preheader18:
  br label %65

65:
  %66 = phi i64 [ %74, %._crit_edge25 ], [ 0, %.preheader18 ]
  %67 = mul nsw i64 %66, %12
  %68 = getelementptr float, ptr %63, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fmul float %55, %69
  %71 = getelementptr float, ptr %64, i64 %67
  %72 = load float, ptr %71, align 4
  %73 = fsub float %72, %70
  store float %73, ptr %71, align 4
  %74 = add nuw nsw i64 %66, 1
  %75 = icmp eq i64 %74, %11
  br i1 %75, label %.loopexit19, label %._crit_edge25

._crit_edge25:
  br label %65

76:
  %77 = load float, ptr %44, align 4
  br label %80

.loopexit17:
  br label %78

.loopexit19:
  br label %78

78:
  %79 = icmp slt i64 %40, %32
  br i1 %79, label %90, label %._crit_edge26

._crit_edge26:
  br label %133

80:
  %81 = phi float [ %77, %76 ], [ %87, %._crit_edge27 ]
  %82 = phi i64 [ 0, %76 ], [ %88, %._crit_edge27 ]
  %83 = mul nuw nsw i64 %82, %12
  %84 = fmul float %55, %81
  %85 = getelementptr float, ptr %64, i64 %83
  %86 = load float, ptr %85, align 4
  %87 = fsub float %86, %84
  store float %87, ptr %85, align 4
  %88 = add nuw nsw i64 %82, 1
  %89 = icmp eq i64 %88, %11
  br i1 %89, label %.loopexit17, label %._crit_edge27

._crit_edge27:
  br label %80

90:
  store float 0.000000e+00, ptr %48, align 4
  br label %133

91:
  %92 = fdiv float %46, %49
  %93 = getelementptr inbounds nuw float, ptr %4, i64 %39
  %94 = load float, ptr %93, align 4
  store float %49, ptr %45, align 4
  %95 = getelementptr inbounds nuw float, ptr %5, i64 %40
  %96 = load float, ptr %95, align 4
  %97 = fmul float %92, %94
  %98 = fsub float %96, %97
  store float %98, ptr %93, align 4
  %99 = icmp slt i64 %40, %32
  br i1 %99, label %100, label %._crit_edge28

._crit_edge28:
  br label %105

100:
  %101 = getelementptr inbounds nuw float, ptr %5, i64 %39
  %102 = load float, ptr %101, align 4
  store float %102, ptr %48, align 4
  %103 = fneg float %92
  %104 = fmul float %102, %103
  store float %104, ptr %101, align 4
  br label %105

105:
  store float %94, ptr %95, align 4
  br i1 %34, label %106, label %._crit_edge29

._crit_edge29:
  br label %133

106:
  %107 = getelementptr float, ptr %6, i64 %40
  %108 = getelementptr float, ptr %6, i64 %39
  br i1 %36, label %120, label %.preheader15

.preheader15:
  br label %109

109:
  %110 = phi i64 [ %118, %._crit_edge30 ], [ 0, %.preheader15 ]
  %111 = mul nsw i64 %110, %12
  %112 = getelementptr float, ptr %107, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = getelementptr float, ptr %108, i64 %111
  %115 = load float, ptr %114, align 4
  store float %115, ptr %112, align 4
  %116 = fmul float %92, %115
  %117 = fsub float %113, %116
  store float %117, ptr %114, align 4
  %118 = add nuw nsw i64 %110, 1
  %119 = icmp eq i64 %118, %11
  br i1 %119, label %.loopexit16, label %._crit_edge30

._crit_edge30:
  br label %109

120:
  %121 = load float, ptr %42, align 4
  br label %122

122:
  %123 = phi float [ %121, %120 ], [ %130, %._crit_edge31 ]
  %124 = phi i64 [ 0, %120 ], [ %131, %._crit_edge31 ]
  %125 = mul nuw nsw i64 %124, %12
  %126 = getelementptr float, ptr %107, i64 %125
  %127 = getelementptr float, ptr %108, i64 %125
  %128 = load float, ptr %127, align 4
  store float %128, ptr %126, align 4
  %129 = fmul float %92, %128
  %130 = fsub float %123, %129
  store float %130, ptr %127, align 4
  %131 = add nuw nsw i64 %124, 1
  %132 = icmp eq i64 %131, %11
  br i1 %132, label %.loopexit14, label %._crit_edge31

._crit_edge31:
  br label %122

.loopexit14:
  br label %133

.loopexit16:
  br label %133

133:
  %134 = add nuw nsw i64 %39, 1
  %135 = icmp eq i64 %134, %10
  %136 = add i64 %38, 1
  br i1 %135, label %.loopexit20, label %._crit_edge32

._crit_edge32:
  br label %37

137:
  %.lcssa72 = phi i64 [ %40, %52 ]
  %138 = trunc i64 %.lcssa72 to i32
  %139 = add nsw i32 %138, 1
  br label %406

.loopexit20:
  br label %140

140:
  %141 = getelementptr inbounds float, ptr %4, i64 %14
  %142 = load float, ptr %141, align 4
  %143 = fcmp oeq float %142, 0.000000e+00
  br i1 %143, label %._crit_edge33, label %._crit_edge34

._crit_edge34:
  br label %144

._crit_edge33:
  br label %406

144:
  %145 = icmp sgt i32 %2, 0
  br i1 %145, label %146, label %._crit_edge35

._crit_edge35:
  br label %406

146:
  %147 = icmp sgt i32 %1, 0
  br label %148

148:
  %149 = phi i64 [ 0, %146 ], [ %154, %._crit_edge37 ]
  br i1 %147, label %150, label %._crit_edge36

._crit_edge36:
  br label %153

150:
  %151 = mul nsw i64 %149, %12
  %152 = getelementptr float, ptr %6, i64 %151
  br label %156

.loopexit12:
  br label %153

153:
  %154 = add nuw nsw i64 %149, 1
  %155 = icmp eq i64 %154, %11
  br i1 %155, label %.loopexit13, label %._crit_edge37

._crit_edge37:
  br label %148

156:
  %157 = phi i64 [ %14, %150 ], [ %185, %._crit_edge40 ]
  %158 = getelementptr float, ptr %152, i64 %157
  %159 = load float, ptr %158, align 4
  %160 = add nuw nsw i64 %157, 1
  %161 = icmp slt i64 %160, %10
  br i1 %161, label %162, label %._crit_edge38

._crit_edge38:
  br label %169

162:
  %163 = getelementptr inbounds nuw float, ptr %5, i64 %157
  %164 = load float, ptr %163, align 4
  %165 = getelementptr float, ptr %152, i64 %160
  %166 = load float, ptr %165, align 4
  %167 = fmul float %164, %166
  %168 = fsub float %159, %167
  br label %169

169:
  %170 = phi float [ %168, %162 ], [ %159, %._crit_edge38 ]
  %171 = add nuw nsw i64 %157, 2
  %172 = icmp slt i64 %171, %10
  br i1 %172, label %173, label %._crit_edge39

._crit_edge39:
  br label %180

173:
  %174 = getelementptr inbounds nuw float, ptr %3, i64 %157
  %175 = load float, ptr %174, align 4
  %176 = getelementptr float, ptr %152, i64 %171
  %177 = load float, ptr %176, align 4
  %178 = fmul float %175, %177
  %179 = fsub float %170, %178
  br label %180

180:
  %181 = phi float [ %179, %173 ], [ %170, %._crit_edge39 ]
  %182 = getelementptr inbounds nuw float, ptr %4, i64 %157
  %183 = load float, ptr %182, align 4
  %184 = fdiv float %181, %183
  store float %184, ptr %158, align 4
  %185 = add nsw i64 %157, -1
  %186 = icmp sgt i64 %157, 0
  br i1 %186, label %._crit_edge40, label %.loopexit12

._crit_edge40:
  br label %156

187:
  %188 = mul nsw i64 %11, %10
  %189 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %188, i64 1)
  %190 = shl i64 %189, 2
  %191 = call noalias ptr @malloc(i64 %190)
  %192 = icmp sgt i32 %1, 0
  br i1 %192, label %195, label %193

193:
  %194 = add nsw i64 %10, -1
  br label %340

195:
  %196 = icmp sgt i32 %2, 0
  br label %197

197:
  %198 = phi i64 [ 0, %195 ], [ %204, %._crit_edge42 ]
  br i1 %196, label %199, label %._crit_edge41

._crit_edge41:
  br label %203

199:
  %200 = mul nsw i64 %198, %12
  %201 = getelementptr float, ptr %6, i64 %200
  %202 = getelementptr float, ptr %191, i64 %198
  br label %206

.loopexit11:
  br label %203

203:
  %204 = add nuw nsw i64 %198, 1
  %205 = icmp eq i64 %204, %10
  br i1 %205, label %214, label %._crit_edge42

._crit_edge42:
  br label %197

206:
  %207 = phi i64 [ 0, %199 ], [ %212, %._crit_edge43 ]
  %208 = getelementptr float, ptr %201, i64 %207
  %209 = load float, ptr %208, align 4
  %210 = mul nuw nsw i64 %207, %10
  %211 = getelementptr float, ptr %202, i64 %210
  store float %209, ptr %211, align 4
  %212 = add nuw nsw i64 %207, 1
  %213 = icmp eq i64 %212, %11
  br i1 %213, label %.loopexit11, label %._crit_edge43

._crit_edge43:
  br label %206

214:
  %215 = add nsw i64 %10, -1
  %216 = icmp eq i32 %1, 1
  br i1 %216, label %._crit_edge44, label %217

._crit_edge44:
  br label %220

217:
  %218 = shl nsw i64 %215, 2
  call void @__irad_float(ptr %3, i64 %218)
  %219 = shl nuw nsw i64 %10, 2
  call void @__irad_float(ptr %4, i64 %219)
  br label %220

220:
  %221 = phi i64 [ %215, %217 ], [ %10, %._crit_edge44 ]
  %222 = phi ptr [ %5, %217 ], [ %4, %._crit_edge44 ]
  %223 = shl nsw i64 %221, 2
  call void @__irad_float(ptr %222, i64 %223)
  %224 = icmp sgt i32 %2, 0
  br i1 %224, label %225, label %227

225:
  %226 = shl nuw i64 %188, 2
  call void @__irad_float(ptr %191, i64 %226)
  br i1 %216, label %._crit_edge45, label %._crit_edge46

._crit_edge46:
  br label %228

._crit_edge45:
  br label %336

227:
  br i1 %216, label %._crit_edge47, label %._crit_edge48

._crit_edge48:
  br label %228

._crit_edge47:
  br label %336

228:
  %229 = add nsw i64 %10, -2
  %230 = icmp sgt i32 %2, 0
  %231 = icmp eq i32 %1, 1
  %232 = icmp eq i32 %1, 1
  br label %233

233:
  %234 = phi i64 [ 0, %228 ], [ %332, %._crit_edge57 ]
  %235 = phi i64 [ 1, %228 ], [ %330, %._crit_edge57 ]
  %236 = phi i64 [ 0, %228 ], [ %235, %._crit_edge57 ]
  %237 = shl i64 %234, 2
  %238 = getelementptr i8, ptr %191, i64 %237
  %239 = shl i64 %234, 2
  %240 = getelementptr i8, ptr %191, i64 %239
  %241 = getelementptr inbounds nuw float, ptr %4, i64 %236
  %242 = load float, ptr %241, align 4
  %243 = call float @llvm.fabs.f32(float %242)
  %244 = getelementptr inbounds nuw float, ptr %3, i64 %236
  %245 = load float, ptr %244, align 4
  %246 = call float @llvm.fabs.f32(float %245)
  %247 = fcmp ult float %243, %246
  br i1 %247, label %287, label %248

248:
  %249 = fcmp oeq float %242, 0.000000e+00
  br i1 %249, label %333, label %250

250:
  %251 = fdiv float %245, %242
  %252 = getelementptr inbounds nuw float, ptr %5, i64 %236
  %253 = load float, ptr %252, align 4
  %254 = fmul float %251, %253
  %255 = getelementptr inbounds nuw float, ptr %4, i64 %235
  %256 = load float, ptr %255, align 4
  %257 = fsub float %256, %254
  store float %257, ptr %255, align 4
  br i1 %230, label %258, label %._crit_edge49

._crit_edge49:
  br label %274

258:
  %259 = getelementptr float, ptr %191, i64 %236
  %260 = getelementptr float, ptr %191, i64 %235
  br i1 %231, label %272, label %.preheader8

.preheader8:
  br label %261

261:
  %262 = phi i64 [ %270, %._crit_edge50 ], [ 0, %.preheader8 ]
  %263 = mul nuw nsw i64 %262, %10
  %264 = getelementptr float, ptr %259, i64 %263
  %265 = load float, ptr %264, align 4
  %266 = fmul float %251, %265
  %267 = getelementptr float, ptr %260, i64 %263
  %268 = load float, ptr %267, align 4
  %269 = fsub float %268, %266
  store float %269, ptr %267, align 4
  %270 = add nuw nsw i64 %262, 1
  %271 = icmp eq i64 %270, %11
  br i1 %271, label %.loopexit9, label %._crit_edge50

._crit_edge50:
  br label %261

272:
  %273 = load float, ptr %240, align 4
  br label %276

.loopexit7:
  br label %274

.loopexit9:
  br label %274

274:
  %275 = icmp slt i64 %236, %229
  br i1 %275, label %286, label %._crit_edge51

._crit_edge51:
  br label %329

276:
  %277 = phi float [ %273, %272 ], [ %283, %._crit_edge52 ]
  %278 = phi i64 [ 0, %272 ], [ %284, %._crit_edge52 ]
  %279 = mul nuw nsw i64 %278, %10
  %280 = fmul float %251, %277
  %281 = getelementptr float, ptr %260, i64 %279
  %282 = load float, ptr %281, align 4
  %283 = fsub float %282, %280
  store float %283, ptr %281, align 4
  %284 = add nuw nsw i64 %278, 1
  %285 = icmp eq i64 %284, %11
  br i1 %285, label %.loopexit7, label %._crit_edge52

._crit_edge52:
  br label %276

286:
  store float 0.000000e+00, ptr %244, align 4
  br label %329

287:
  %288 = fdiv float %242, %245
  %289 = getelementptr inbounds nuw float, ptr %4, i64 %235
  %290 = load float, ptr %289, align 4
  store float %245, ptr %241, align 4
  %291 = getelementptr inbounds nuw float, ptr %5, i64 %236
  %292 = load float, ptr %291, align 4
  %293 = fmul float %288, %290
  %294 = fsub float %292, %293
  store float %294, ptr %289, align 4
  %295 = icmp slt i64 %236, %229
  br i1 %295, label %296, label %._crit_edge53

._crit_edge53:
  br label %301

296:
  %297 = getelementptr inbounds nuw float, ptr %5, i64 %235
  %298 = load float, ptr %297, align 4
  store float %298, ptr %244, align 4
  %299 = fneg float %288
  %300 = fmul float %298, %299
  store float %300, ptr %297, align 4
  br label %301

301:
  store float %290, ptr %291, align 4
  br i1 %230, label %302, label %._crit_edge54

._crit_edge54:
  br label %329

302:
  %303 = getelementptr float, ptr %191, i64 %236
  %304 = getelementptr float, ptr %191, i64 %235
  br i1 %232, label %316, label %.preheader5

.preheader5:
  br label %305

305:
  %306 = phi i64 [ %314, %._crit_edge55 ], [ 0, %.preheader5 ]
  %307 = mul nuw nsw i64 %306, %10
  %308 = getelementptr float, ptr %303, i64 %307
  %309 = load float, ptr %308, align 4
  %310 = getelementptr float, ptr %304, i64 %307
  %311 = load float, ptr %310, align 4
  store float %311, ptr %308, align 4
  %312 = fmul float %288, %311
  %313 = fsub float %309, %312
  store float %313, ptr %310, align 4
  %314 = add nuw nsw i64 %306, 1
  %315 = icmp eq i64 %314, %11
  br i1 %315, label %.loopexit6, label %._crit_edge55

._crit_edge55:
  br label %305

316:
  %317 = load float, ptr %238, align 4
  br label %318

318:
  %319 = phi float [ %317, %316 ], [ %326, %._crit_edge56 ]
  %320 = phi i64 [ 0, %316 ], [ %327, %._crit_edge56 ]
  %321 = mul nuw nsw i64 %320, %10
  %322 = getelementptr float, ptr %303, i64 %321
  %323 = getelementptr float, ptr %304, i64 %321
  %324 = load float, ptr %323, align 4
  store float %324, ptr %322, align 4
  %325 = fmul float %288, %324
  %326 = fsub float %319, %325
  store float %326, ptr %323, align 4
  %327 = add nuw nsw i64 %320, 1
  %328 = icmp eq i64 %327, %11
  br i1 %328, label %.loopexit4, label %._crit_edge56

._crit_edge56:
  br label %318

.loopexit4:
  br label %329

.loopexit6:
  br label %329

329:
  %330 = add nuw nsw i64 %235, 1
  %331 = icmp eq i64 %330, %10
  %332 = add i64 %234, 1
  br i1 %331, label %.loopexit10, label %._crit_edge57

._crit_edge57:
  br label %233

333:
  %.lcssa = phi i64 [ %236, %248 ]
  %334 = trunc i64 %.lcssa to i32
  %335 = add nsw i32 %334, 1
  br label %382

.loopexit10:
  br label %336

336:
  %337 = getelementptr inbounds float, ptr %4, i64 %215
  %338 = load float, ptr %337, align 4
  %339 = fcmp oeq float %338, 0.000000e+00
  br i1 %339, label %._crit_edge58, label %._crit_edge59

._crit_edge59:
  br label %340

._crit_edge58:
  br label %384

340:
  %341 = phi i64 [ %215, %._crit_edge59 ], [ %194, %193 ]
  %342 = icmp sgt i32 %2, 0
  br i1 %342, label %.preheader, label %._crit_edge60

._crit_edge60:
  br label %382

.preheader:
  br label %343

343:
  %344 = phi i64 [ %349, %._crit_edge62 ], [ 0, %.preheader ]
  br i1 %192, label %345, label %._crit_edge61

._crit_edge61:
  br label %348

345:
  %346 = mul nuw nsw i64 %344, %10
  %347 = getelementptr float, ptr %191, i64 %346
  br label %351

.loopexit2:
  br label %348

348:
  %349 = add nuw nsw i64 %344, 1
  %350 = icmp eq i64 %349, %11
  br i1 %350, label %.loopexit3, label %._crit_edge62

._crit_edge62:
  br label %343

351:
  %352 = phi i64 [ %341, %345 ], [ %380, %._crit_edge65 ]
  %353 = getelementptr float, ptr %347, i64 %352
  %354 = load float, ptr %353, align 4
  %355 = add nuw nsw i64 %352, 1
  %356 = icmp slt i64 %355, %10
  br i1 %356, label %357, label %._crit_edge63

._crit_edge63:
  br label %364

357:
  %358 = getelementptr inbounds nuw float, ptr %5, i64 %352
  %359 = load float, ptr %358, align 4
  %360 = getelementptr float, ptr %347, i64 %355
  %361 = load float, ptr %360, align 4
  %362 = fmul float %359, %361
  %363 = fsub float %354, %362
  br label %364

364:
  %365 = phi float [ %363, %357 ], [ %354, %._crit_edge63 ]
  %366 = add nuw nsw i64 %352, 2
  %367 = icmp slt i64 %366, %10
  br i1 %367, label %368, label %._crit_edge64

._crit_edge64:
  br label %375

368:
  %369 = getelementptr inbounds nuw float, ptr %3, i64 %352
  %370 = load float, ptr %369, align 4
  %371 = getelementptr float, ptr %347, i64 %366
  %372 = load float, ptr %371, align 4
  %373 = fmul float %370, %372
  %374 = fsub float %365, %373
  br label %375

375:
  %376 = phi float [ %374, %368 ], [ %365, %._crit_edge64 ]
  %377 = getelementptr inbounds nuw float, ptr %4, i64 %352
  %378 = load float, ptr %377, align 4
  %379 = fdiv float %376, %378
  store float %379, ptr %353, align 4
  %380 = add nsw i64 %352, -1
  %381 = icmp sgt i64 %352, 0
  br i1 %381, label %._crit_edge65, label %.loopexit2

._crit_edge65:
  br label %351

.loopexit3:
  br label %382

382:
  %383 = phi i32 [ 0, %._crit_edge60 ], [ %335, %333 ], [ 0, %.loopexit3 ]
  br i1 %192, label %._crit_edge66, label %._crit_edge67

._crit_edge67:
  br label %404

._crit_edge66:
  br label %384

384:
  %385 = phi i32 [ %383, %._crit_edge66 ], [ %1, %._crit_edge58 ]
  %386 = icmp sgt i32 %2, 0
  br label %387

387:
  %388 = phi i64 [ 0, %384 ], [ %394, %._crit_edge69 ]
  br i1 %386, label %389, label %._crit_edge68

._crit_edge68:
  br label %393

389:
  %390 = getelementptr float, ptr %191, i64 %388
  %391 = mul nsw i64 %388, %12
  %392 = getelementptr float, ptr %6, i64 %391
  br label %396

.loopexit:
  br label %393

393:
  %394 = add nuw nsw i64 %388, 1
  %395 = icmp eq i64 %394, %10
  br i1 %395, label %.loopexit1, label %._crit_edge69

._crit_edge69:
  br label %387

396:
  %397 = phi i64 [ 0, %389 ], [ %402, %._crit_edge70 ]
  %398 = mul nuw nsw i64 %397, %10
  %399 = getelementptr float, ptr %390, i64 %398
  %400 = load float, ptr %399, align 4
  %401 = getelementptr float, ptr %392, i64 %397
  store float %400, ptr %401, align 4
  %402 = add nuw nsw i64 %397, 1
  %403 = icmp eq i64 %402, %11
  br i1 %403, label %.loopexit, label %._crit_edge70

._crit_edge70:
  br label %396

.loopexit1:
  br label %404

404:
  %405 = phi i32 [ %383, %._crit_edge67 ], [ %385, %.loopexit1 ]
  call void @free(ptr %191)
  br label %406

.loopexit13:
  br label %406

406:
  %407 = phi i32 [ %405, %404 ], [ %1, %._crit_edge33 ], [ %139, %137 ], [ 0, %._crit_edge35 ], [ 0, %.loopexit13 ]
  ret i32 %407
}

define internal i32 @irad.body.LAPACKE_sgbsv(i32 %0, i32 %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, ptr %8, i32 %9) {
  %11 = shl i32 %2, 1
  %12 = add i32 %3, 1
  %13 = add i32 %12, %11
  %14 = icmp eq i32 %0, 101
  br i1 %14, label %17, label %15

15:
  %16 = sext i32 %1 to i64
  br label %72

17:
  %18 = sext i32 %13 to i64
  %19 = sext i32 %1 to i64
  %20 = sext i32 %6 to i64
  %21 = mul nsw i64 %18, %19
  %22 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %21, i64 1)
  %23 = shl nuw i64 %22, 2
  %24 = call noalias ptr @malloc(i64 %23)
  %25 = icmp sgt i32 %13, 0
  br i1 %25, label %26, label %._crit_edge

._crit_edge:
  br label %45

26:
  %27 = icmp sgt i32 %1, 0
  br label %28

28:
  %29 = phi i64 [ 0, %26 ], [ %35, %._crit_edge23 ]
  br i1 %27, label %30, label %._crit_edge22

._crit_edge22:
  br label %34

30:
  %31 = mul nsw i64 %29, %20
  %32 = getelementptr float, ptr %5, i64 %31
  %33 = getelementptr float, ptr %24, i64 %29
  br label %37

.loopexit20:
  br label %34

34:
  %35 = add nuw nsw i64 %29, 1
  %36 = icmp eq i64 %35, %18
  br i1 %36, label %.loopexit21, label %._crit_edge23

._crit_edge23:
  br label %28

37:
  %38 = phi i64 [ 0, %30 ], [ %43, %._crit_edge24 ]
  %39 = getelementptr float, ptr %32, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = mul nuw nsw i64 %38, %18
  %42 = getelementptr float, ptr %33, i64 %41
  store float %40, ptr %42, align 4
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, %19
  br i1 %44, label %.loopexit20, label %._crit_edge24

._crit_edge24:
  br label %37

.loopexit21:
  br label %45

45:
  %46 = sext i32 %4 to i64
  %47 = sext i32 %9 to i64
  %48 = mul nsw i64 %46, %19
  %49 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %48, i64 1)
  %50 = shl i64 %49, 2
  %51 = call noalias ptr @malloc(i64 %50)
  %52 = icmp sgt i32 %1, 0
  br i1 %52, label %53, label %._crit_edge25

._crit_edge25:
  br label %72

53:
  %54 = icmp sgt i32 %4, 0
  br label %55

55:
  %56 = phi i64 [ 0, %53 ], [ %62, %._crit_edge27 ]
  br i1 %54, label %57, label %._crit_edge26

._crit_edge26:
  br label %61

57:
  %58 = mul nsw i64 %56, %47
  %59 = getelementptr float, ptr %8, i64 %58
  %60 = getelementptr float, ptr %51, i64 %56
  br label %64

.loopexit18:
  br label %61

61:
  %62 = add nuw nsw i64 %56, 1
  %63 = icmp eq i64 %62, %19
  br i1 %63, label %.loopexit19, label %._crit_edge27

._crit_edge27:
  br label %55

64:
  %65 = phi i64 [ 0, %57 ], [ %70, %._crit_edge28 ]
  %66 = getelementptr float, ptr %59, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = mul nuw nsw i64 %65, %19
  %69 = getelementptr float, ptr %60, i64 %68
  store float %67, ptr %69, align 4
  %70 = add nuw nsw i64 %65, 1
  %71 = icmp eq i64 %70, %46
  br i1 %71, label %.loopexit18, label %._crit_edge28

._crit_edge28:
  br label %64

.loopexit19:
  br label %72

72:
  %73 = phi i64 [ %16, %15 ], [ %19, %._crit_edge25 ], [ %19, %.loopexit19 ]
  %74 = phi ptr [ %5, %15 ], [ %24, %._crit_edge25 ], [ %24, %.loopexit19 ]
  %75 = phi i32 [ %6, %15 ], [ %13, %._crit_edge25 ], [ %13, %.loopexit19 ]
  %76 = phi ptr [ %8, %15 ], [ %51, %._crit_edge25 ], [ %51, %.loopexit19 ]
  %77 = sext i32 %2 to i64
  %78 = sext i32 %3 to i64
  %79 = sext i32 %75 to i64
  %80 = add nsw i64 %78, %77
  %81 = shl nsw i64 %77, 1
  %82 = add nsw i64 %81, %78
  %83 = add nsw i64 %82, 1
  %84 = icmp sgt i64 %82, -1
  %85 = icmp sgt i32 %1, 0
  %86 = and i1 %85, %84
  br i1 %86, label %87, label %92

87:
  %88 = add nuw nsw i64 %73, 4611686018427387903
  %89 = mul i64 %88, %79
  %90 = add i64 %89, %83
  %91 = shl i64 %90, 2
  call void @__irad_float(ptr %74, i64 %91)
  br label %93

92:
  br i1 %85, label %._crit_edge29, label %._crit_edge30

._crit_edge30:
  br label %237

._crit_edge29:
  br label %93

93:
  %94 = shl nuw nsw i64 %73, 2
  call void @__irad_integer(ptr %7, i64 %94)
  %95 = icmp sgt i32 %2, 0
  br label %96

96:
  %97 = phi i64 [ 0, %93 ], [ %110, %._crit_edge33 ]
  %98 = icmp sgt i64 %97, %78
  %99 = and i1 %98, %95
  br i1 %99, label %100, label %._crit_edge31

._crit_edge31:
  br label %109

100:
  %101 = sub nsw i64 %80, %97
  %102 = mul nsw i64 %97, %79
  %103 = getelementptr float, ptr %74, i64 %102
  br label %112

104:
  br i1 %85, label %105, label %._crit_edge32

._crit_edge32:
  br label %237

105:
  %106 = getelementptr float, ptr %74, i64 %80
  %107 = add nsw i64 %73, -1
  %108 = getelementptr float, ptr %74, i64 %80
  br label %120

.loopexit17:
  br label %109

109:
  %110 = add nuw nsw i64 %97, 1
  %111 = icmp eq i64 %110, %73
  br i1 %111, label %104, label %._crit_edge33

._crit_edge33:
  br label %96

112:
  %113 = phi i64 [ 0, %100 ], [ %118, %._crit_edge35 ]
  %114 = icmp slt i64 %113, %101
  br i1 %114, label %._crit_edge34, label %115

._crit_edge34:
  br label %117

115:
  %116 = getelementptr float, ptr %103, i64 %113
  store float 0.000000e+00, ptr %116, align 4
  br label %117

117:
  %118 = add nuw nsw i64 %113, 1
  %119 = icmp slt i64 %118, %77
  br i1 %119, label %._crit_edge35, label %.loopexit17

._crit_edge35:
  br label %112

120:
  %121 = phi i64 [ %78, %105 ], [ %235, %._crit_edge46 ]
  %122 = phi i64 [ %107, %105 ], [ %234, %._crit_edge46 ]
  %123 = phi i64 [ 0, %105 ], [ %232, %._crit_edge46 ]
  %124 = phi i32 [ 0, %105 ], [ %231, %._crit_edge46 ]
  %125 = phi i64 [ 0, %105 ], [ %233, %._crit_edge46 ]
  %126 = call i64 @llvm.smin.i64(i64 %122, i64 %77)
  %127 = xor i64 %125, -1
  %128 = add nsw i64 %73, %127
  %129 = call i64 @llvm.smin.i64(i64 %128, i64 %77)
  %130 = icmp slt i64 %129, 1
  %131 = mul nsw i64 %125, %79
  br i1 %130, label %._crit_edge36, label %132

._crit_edge36:
  br label %134

132:
  %133 = getelementptr float, ptr %106, i64 %131
  br label %144

.loopexit16:
  %.lcssa69 = phi i64 [ %154, %144 ]
  br label %134

134:
  %135 = phi i64 [ 0, %._crit_edge36 ], [ %.lcssa69, %.loopexit16 ]
  %136 = add nuw nsw i64 %135, %125
  %137 = trunc i64 %136 to i32
  %138 = add nsw i32 %137, 1
  %139 = getelementptr inbounds nuw i32, ptr %7, i64 %125
  store i32 %138, ptr %139, align 4
  %140 = getelementptr float, ptr %106, i64 %135
  %141 = getelementptr float, ptr %140, i64 %131
  %142 = load float, ptr %141, align 4
  %143 = fcmp oeq float %142, 0.000000e+00
  br i1 %143, label %157, label %162

144:
  %145 = phi i64 [ 1, %132 ], [ %155, %._crit_edge37 ]
  %146 = phi i64 [ 0, %132 ], [ %154, %._crit_edge37 ]
  %147 = getelementptr float, ptr %133, i64 %145
  %148 = load float, ptr %147, align 4
  %149 = call float @llvm.fabs.f32(float %148)
  %150 = getelementptr float, ptr %133, i64 %146
  %151 = load float, ptr %150, align 4
  %152 = call float @llvm.fabs.f32(float %151)
  %153 = fcmp ogt float %149, %152
  %154 = select i1 %153, i64 %145, i64 %146
  %155 = add nuw nsw i64 %145, 1
  %156 = icmp eq i64 %145, %126
  br i1 %156, label %.loopexit16, label %._crit_edge37

._crit_edge37:
  br label %144

157:
  %158 = icmp eq i32 %124, 0
  %159 = trunc i64 %125 to i32
  %160 = add nsw i32 %159, 1
  %161 = select i1 %158, i32 %160, i32 %124
  br label %230

162:
  %163 = add nsw i64 %125, %78
  %164 = add nsw i64 %163, %135
  %165 = call i64 @llvm.smin.i64(i64 %164, i64 %107)
  %166 = call i64 @llvm.smax.i64(i64 %165, i64 %123)
  %167 = icmp ne i64 %135, 0
  %168 = icmp sle i64 %125, %166
  %169 = and i1 %168, %167
  br i1 %169, label %170, label %._crit_edge38

._crit_edge38:
  br label %173

170:
  %171 = add nsw i64 %125, %80
  %172 = add nsw i64 %135, %171
  br label %175

.loopexit15:
  br label %173

173:
  %174 = getelementptr float, ptr %106, i64 %131
  br i1 %130, label %._crit_edge39, label %.preheader13

._crit_edge39:
  br label %188

.preheader13:
  br label %196

175:
  %176 = phi i64 [ %125, %170 ], [ %186, %._crit_edge40 ]
  %177 = sub nsw i64 %171, %176
  %178 = mul nsw i64 %176, %79
  %179 = getelementptr float, ptr %74, i64 %177
  %180 = getelementptr float, ptr %179, i64 %178
  %181 = load float, ptr %180, align 4
  %182 = sub i64 %172, %176
  %183 = getelementptr float, ptr %74, i64 %182
  %184 = getelementptr float, ptr %183, i64 %178
  %185 = load float, ptr %184, align 4
  store float %185, ptr %180, align 4
  store float %181, ptr %184, align 4
  %186 = add nuw nsw i64 %176, 1
  %187 = icmp slt i64 %176, %166
  br i1 %187, label %._crit_edge40, label %.loopexit15

._crit_edge40:
  br label %175

.loopexit14:
  br label %188

188:
  %189 = icmp slt i64 %125, %166
  br i1 %189, label %190, label %._crit_edge41

._crit_edge41:
  br label %230

190:
  %191 = getelementptr float, ptr %74, i64 %131
  %192 = add i64 %135, %121
  %193 = call i64 @llvm.smin.i64(i64 %192, i64 %107)
  %194 = call i64 @llvm.smax.i64(i64 %123, i64 %193)
  %195 = getelementptr float, ptr %108, i64 %125
  br label %207

196:
  %197 = phi i64 [ %202, %._crit_edge42 ], [ 1, %.preheader13 ]
  %198 = load float, ptr %174, align 4
  %199 = getelementptr float, ptr %174, i64 %197
  %200 = load float, ptr %199, align 4
  %201 = fdiv float %200, %198
  store float %201, ptr %199, align 4
  %202 = add nuw nsw i64 %197, 1
  %203 = icmp eq i64 %197, %126
  br i1 %203, label %.loopexit14, label %._crit_edge42

._crit_edge42:
  br label %196

.loopexit11:
  br label %204

204:
  %205 = sub nuw i64 -2, %209
  %206 = icmp eq i64 %210, %194
  br i1 %206, label %.loopexit12, label %._crit_edge43

._crit_edge43:
  br label %207

207:
  %208 = phi i64 [ %127, %190 ], [ %205, %._crit_edge43 ]
  %209 = phi i64 [ %125, %190 ], [ %210, %._crit_edge43 ]
  %210 = add nuw nsw i64 %209, 1
  br i1 %130, label %._crit_edge44, label %211

._crit_edge44:
  br label %204

211:
  %212 = mul nsw i64 %210, %79
  %213 = getelementptr float, ptr %195, i64 %208
  %214 = getelementptr float, ptr %213, i64 %212
  %215 = getelementptr float, ptr %74, i64 %212
  %216 = getelementptr float, ptr %215, i64 %208
  %217 = getelementptr float, ptr %216, i64 %125
  br label %218

218:
  %219 = phi i64 [ 1, %211 ], [ %228, %._crit_edge45 ]
  %220 = add nsw i64 %219, %80
  %221 = getelementptr float, ptr %191, i64 %220
  %222 = load float, ptr %221, align 4
  %223 = load float, ptr %214, align 4
  %224 = fmul float %222, %223
  %225 = getelementptr float, ptr %217, i64 %220
  %226 = load float, ptr %225, align 4
  %227 = fsub float %226, %224
  store float %227, ptr %225, align 4
  %228 = add nuw nsw i64 %219, 1
  %229 = icmp eq i64 %219, %126
  br i1 %229, label %.loopexit11, label %._crit_edge45

._crit_edge45:
  br label %218

.loopexit12:
  br label %230

230:
  %231 = phi i32 [ %161, %157 ], [ %124, %._crit_edge41 ], [ %124, %.loopexit12 ]
  %232 = phi i64 [ %123, %157 ], [ %166, %._crit_edge41 ], [ %166, %.loopexit12 ]
  %233 = add nuw nsw i64 %125, 1
  %234 = add nsw i64 %122, -1
  %235 = add nsw i64 %121, 1
  %236 = icmp eq i64 %233, %73
  br i1 %236, label %242, label %._crit_edge46

._crit_edge46:
  br label %120

237:
  %238 = zext nneg i32 %4 to i64
  %239 = select i1 %14, i32 %1, i32 %9
  %240 = sext i32 %239 to i64
  %241 = icmp sgt i32 %4, 0
  br i1 %241, label %._crit_edge47, label %._crit_edge48

._crit_edge48:
  br label %337

._crit_edge47:
  br label %263

242:
  %.lcssa70 = phi i32 [ %231, %230 ]
  %243 = icmp eq i32 %.lcssa70, 0
  br i1 %243, label %244, label %._crit_edge49

._crit_edge49:
  br label %337

244:
  %245 = sext i32 %4 to i64
  %246 = select i1 %14, i32 %1, i32 %9
  %247 = sext i32 %246 to i64
  br i1 %86, label %248, label %._crit_edge50

._crit_edge50:
  br label %253

248:
  %249 = add nuw nsw i64 %73, 4611686018427387903
  %250 = mul i64 %249, %79
  %251 = add i64 %250, %83
  %252 = shl i64 %251, 2
  call void @__irad_float(ptr %74, i64 %252)
  br label %253

253:
  %254 = icmp sgt i32 %4, 0
  br i1 %254, label %255, label %261

255:
  %256 = add nuw nsw i64 %245, 4611686018427387903
  %257 = mul i64 %256, %247
  %258 = add i64 %257, %73
  %259 = shl i64 %258, 2
  call void @__irad_float(ptr %76, i64 %259)
  %260 = shl nuw nsw i64 %73, 2
  call void @__irad_integer(ptr %7, i64 %260)
  br label %263

261:
  %262 = shl nuw nsw i64 %73, 2
  call void @__irad_integer(ptr %7, i64 %262)
  br label %337

263:
  %264 = phi i64 [ %245, %255 ], [ %238, %._crit_edge47 ]
  %265 = phi i64 [ %247, %255 ], [ %240, %._crit_edge47 ]
  %266 = icmp sgt i32 %2, 0
  %267 = and i1 %266, %85
  %268 = getelementptr float, ptr %74, i64 %80
  br label %269

269:
  %270 = phi i64 [ 0, %263 ], [ %335, %._crit_edge59 ]
  %271 = mul nsw i64 %270, %265
  %272 = getelementptr inbounds float, ptr %76, i64 %271
  br i1 %267, label %.preheader8, label %._crit_edge51

._crit_edge51:
  br label %273

.preheader8:
  br label %274

.loopexit9:
  br label %273

273:
  br i1 %85, label %.preheader6, label %._crit_edge52

._crit_edge52:
  br label %334

.preheader6:
  br label %302

274:
  %275 = phi i64 [ %291, %._crit_edge54 ], [ 0, %.preheader8 ]
  %276 = getelementptr inbounds nuw i32, ptr %7, i64 %275
  %277 = load i32, ptr %276, align 4
  %278 = sext i32 %277 to i64
  %279 = getelementptr float, ptr %272, i64 %278
  %280 = getelementptr i8, ptr %279, i64 -4
  %281 = load float, ptr %280, align 4
  %282 = getelementptr inbounds nuw float, ptr %272, i64 %275
  %283 = load float, ptr %282, align 4
  store float %283, ptr %280, align 4
  store float %281, ptr %282, align 4
  %284 = mul nsw i64 %275, %79
  %285 = getelementptr float, ptr %268, i64 %284
  br label %286

286:
  %287 = phi i64 [ 1, %274 ], [ %300, %._crit_edge55 ]
  %288 = add nuw nsw i64 %287, %275
  %289 = icmp slt i64 %288, %73
  br i1 %289, label %293, label %._crit_edge53

._crit_edge53:
  br label %290

split:
  br label %290

290:
  %291 = add nuw nsw i64 %275, 1
  %292 = icmp slt i64 %291, %73
  br i1 %292, label %._crit_edge54, label %.loopexit9

._crit_edge54:
  br label %274

293:
  %294 = getelementptr float, ptr %285, i64 %287
  %295 = load float, ptr %294, align 4
  %296 = fmul float %281, %295
  %297 = getelementptr inbounds nuw float, ptr %272, i64 %288
  %298 = load float, ptr %297, align 4
  %299 = fsub float %298, %296
  store float %299, ptr %297, align 4
  %300 = add nuw nsw i64 %287, 1
  %301 = icmp eq i64 %287, %77
  br i1 %301, label %split, label %._crit_edge55

._crit_edge55:
  br label %286

302:
  %303 = phi i64 [ %304, %._crit_edge57 ], [ %73, %.preheader6 ]
  %304 = add nsw i64 %303, -1
  %305 = getelementptr inbounds nuw float, ptr %272, i64 %304
  %306 = load float, ptr %305, align 4
  %307 = add nsw i64 %304, %80
  %308 = icmp sge i64 %303, %73
  %309 = icmp sgt i64 %303, %307
  %310 = select i1 %308, i1 true, i1 %309
  br i1 %310, label %._crit_edge56, label %.preheader4

._crit_edge56:
  br label %311

.preheader4:
  br label %318

.loopexit5:
  %.lcssa = phi float [ %329, %318 ]
  br label %311

311:
  %312 = phi float [ %306, %._crit_edge56 ], [ %.lcssa, %.loopexit5 ]
  %313 = mul nsw i64 %304, %79
  %314 = getelementptr float, ptr %268, i64 %313
  %315 = load float, ptr %314, align 4
  %316 = fdiv float %312, %315
  store float %316, ptr %305, align 4
  %317 = icmp sgt i64 %303, 1
  br i1 %317, label %._crit_edge57, label %.loopexit7

._crit_edge57:
  br label %302

318:
  %319 = phi i64 [ %330, %._crit_edge58 ], [ %303, %.preheader4 ]
  %320 = phi float [ %329, %._crit_edge58 ], [ %306, %.preheader4 ]
  %321 = sub nsw i64 %307, %319
  %322 = mul nsw i64 %319, %79
  %323 = getelementptr float, ptr %74, i64 %321
  %324 = getelementptr float, ptr %323, i64 %322
  %325 = load float, ptr %324, align 4
  %326 = getelementptr inbounds nuw float, ptr %272, i64 %319
  %327 = load float, ptr %326, align 4
  %328 = fmul float %325, %327
  %329 = fsub float %320, %328
  %330 = add nuw nsw i64 %319, 1
  %331 = icmp sge i64 %330, %73
  %332 = icmp sge i64 %319, %307
  %333 = select i1 %331, i1 true, i1 %332
  br i1 %333, label %.loopexit5, label %._crit_edge58

._crit_edge58:
  br label %318

.loopexit7:
  br label %334

334:
  %335 = add nuw nsw i64 %270, 1
  %336 = icmp eq i64 %335, %264
  br i1 %336, label %.loopexit10, label %._crit_edge59

._crit_edge59:
  br label %269

.loopexit10:
  br label %337

337:
  %338 = phi i32 [ 0, %._crit_edge48 ], [ 0, %261 ], [ %.lcssa70, %._crit_edge49 ], [ 0, %.loopexit10 ]
  br i1 %14, label %339, label %._crit_edge60

._crit_edge60:
  br label %383

339:
  %340 = sext i32 %13 to i64
  %341 = sext i32 %6 to i64
  %342 = icmp sgt i32 %13, 0
  br i1 %342, label %.preheader, label %._crit_edge61

._crit_edge61:
  br label %360

.preheader:
  br label %343

343:
  %344 = phi i64 [ %350, %._crit_edge63 ], [ 0, %.preheader ]
  br i1 %85, label %345, label %._crit_edge62

._crit_edge62:
  br label %349

345:
  %346 = getelementptr float, ptr %74, i64 %344
  %347 = mul nsw i64 %344, %341
  %348 = getelementptr float, ptr %5, i64 %347
  br label %352

.loopexit2:
  br label %349

349:
  %350 = add nuw nsw i64 %344, 1
  %351 = icmp eq i64 %350, %340
  br i1 %351, label %.loopexit3, label %._crit_edge63

._crit_edge63:
  br label %343

352:
  %353 = phi i64 [ 0, %345 ], [ %358, %._crit_edge64 ]
  %354 = mul nuw nsw i64 %353, %340
  %355 = getelementptr float, ptr %346, i64 %354
  %356 = load float, ptr %355, align 4
  %357 = getelementptr float, ptr %348, i64 %353
  store float %356, ptr %357, align 4
  %358 = add nuw nsw i64 %353, 1
  %359 = icmp eq i64 %358, %73
  br i1 %359, label %.loopexit2, label %._crit_edge64

._crit_edge64:
  br label %352

.loopexit3:
  br label %360

360:
  call void @free(ptr %74)
  %361 = sext i32 %4 to i64
  %362 = sext i32 %9 to i64
  br i1 %85, label %363, label %._crit_edge65

._crit_edge65:
  br label %382

363:
  %364 = icmp sgt i32 %4, 0
  br label %365

365:
  %366 = phi i64 [ 0, %363 ], [ %372, %._crit_edge67 ]
  br i1 %364, label %367, label %._crit_edge66

._crit_edge66:
  br label %371

367:
  %368 = getelementptr float, ptr %76, i64 %366
  %369 = mul nsw i64 %366, %362
  %370 = getelementptr float, ptr %8, i64 %369
  br label %374

.loopexit:
  br label %371

371:
  %372 = add nuw nsw i64 %366, 1
  %373 = icmp eq i64 %372, %73
  br i1 %373, label %.loopexit1, label %._crit_edge67

._crit_edge67:
  br label %365

374:
  %375 = phi i64 [ 0, %367 ], [ %380, %._crit_edge68 ]
  %376 = mul nuw nsw i64 %375, %73
  %377 = getelementptr float, ptr %368, i64 %376
  %378 = load float, ptr %377, align 4
  %379 = getelementptr float, ptr %370, i64 %375
  store float %378, ptr %379, align 4
  %380 = add nuw nsw i64 %375, 1
  %381 = icmp eq i64 %380, %361
  br i1 %381, label %.loopexit, label %._crit_edge68

._crit_edge68:
  br label %374

.loopexit1:
  br label %382

382:
  call void @free(ptr %76)
  br label %383

383:
  ret i32 %338
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_sgels(i32 %0, i8 signext %1, i32 %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  %11 = sext i32 %6 to i64
  br i1 %10, label %448, label %12

12:
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %4 to i64
  %16 = sext i32 %8 to i64
  %17 = icmp sgt i32 %2, 0
  %18 = icmp sgt i32 %3, 0
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %._crit_edge

._crit_edge:
  br label %25

20:
  %21 = add nuw nsw i64 %14, 4611686018427387903
  %22 = mul i64 %21, %11
  %23 = add i64 %22, %13
  %24 = shl i64 %23, 2
  call void @__irad_float(ptr %5, i64 %24)
  br label %25

25:
  %26 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %14)
  %27 = icmp sgt i64 %26, 0
  %28 = icmp sgt i32 %4, 0
  %29 = and i1 %28, %27
  br i1 %29, label %30, label %._crit_edge59

._crit_edge59:
  br label %35

30:
  %31 = add nuw nsw i64 %15, 4611686018427387903
  %32 = mul i64 %31, %16
  %33 = add i64 %32, %26
  %34 = shl i64 %33, 2
  call void @__irad_float(ptr %7, i64 %34)
  br label %35

35:
  %36 = icmp slt i32 %2, %3
  br i1 %36, label %223, label %37

37:
  %38 = and i8 %1, -33
  %39 = icmp ne i8 %38, 78
  %40 = zext i1 %39 to i32
  %41 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %14, i64 1)
  %42 = shl nuw nsw i64 %41, 2
  %43 = call noalias ptr @malloc(i64 %42)
  %44 = call i32 @irad_la_sgeqrf(i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %14, ptr %5, i64 range(i64 -2147483648, 2147483648) %11, ptr %43)
  br i1 %18, label %45, label %._crit_edge60

._crit_edge60:
  br label %61

45:
  %46 = add nsw i64 %11, 1
  br label %47

47:
  %48 = phi i64 [ 0, %45 ], [ %54, %._crit_edge61 ]
  %49 = mul i64 %48, %46
  %50 = getelementptr inbounds float, ptr %5, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fcmp oeq float %51, 0.000000e+00
  br i1 %52, label %56, label %53

53:
  %54 = add nuw nsw i64 %48, 1
  %55 = icmp eq i64 %54, %14
  br i1 %55, label %.loopexit58, label %._crit_edge61

._crit_edge61:
  br label %47

56:
  %.lcssa213 = phi i64 [ %48, %47 ]
  %57 = trunc i64 %.lcssa213 to i32
  %58 = add nsw i32 %57, 1
  %59 = or i32 %58, %40
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %._crit_edge62, label %132

._crit_edge62:
  br label %62

.loopexit58:
  br label %61

61:
  br i1 %39, label %._crit_edge63, label %._crit_edge64

._crit_edge64:
  br label %62

._crit_edge63:
  br label %134

62:
  %63 = phi i32 [ 0, %._crit_edge64 ], [ %58, %._crit_edge62 ]
  br i1 %28, label %.preheader50, label %121

.preheader50:
  br label %64

64:
  %65 = phi i64 [ %75, %74 ], [ 0, %.preheader50 ]
  br i1 %18, label %66, label %76

66:
  %67 = mul nsw i64 %65, %16
  %68 = getelementptr float, ptr %7, i64 %67
  br label %79

.loopexit49:
  br label %69

69:
  %70 = icmp eq i64 %83, %14
  br i1 %70, label %71, label %._crit_edge65

._crit_edge65:
  br label %79

71:
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, %15
  br i1 %73, label %.loopexit52, label %._crit_edge66

._crit_edge66:
  br label %74

74:
  %75 = phi i64 [ %77, %._crit_edge67 ], [ %72, %._crit_edge66 ]
  br label %64

76:
  %77 = add nuw nsw i64 %65, 1
  %78 = icmp eq i64 %77, %15
  br i1 %78, label %.loopexit51, label %._crit_edge67

._crit_edge67:
  br label %74

79:
  %80 = phi i64 [ 0, %66 ], [ %83, %._crit_edge65 ]
  %81 = getelementptr float, ptr %68, i64 %80
  %82 = load float, ptr %81, align 4
  %83 = add nuw nsw i64 %80, 1
  %84 = icmp slt i64 %83, %13
  br i1 %84, label %85, label %88

85:
  %86 = mul nsw i64 %80, %11
  %87 = getelementptr float, ptr %5, i64 %86
  br label %100

88:
  %89 = getelementptr inbounds nuw float, ptr %43, i64 %80
  %90 = load float, ptr %89, align 4
  %91 = fmul float %82, %90
  %92 = fsub float %82, %91
  store float %92, ptr %81, align 4
  br label %69

93:
  %.lcssa211 = phi float [ %108, %100 ]
  %94 = getelementptr inbounds nuw float, ptr %43, i64 %80
  %95 = load float, ptr %94, align 4
  %96 = fmul float %.lcssa211, %95
  %97 = fsub float %82, %96
  store float %97, ptr %81, align 4
  %98 = mul nsw i64 %80, %11
  %99 = getelementptr float, ptr %5, i64 %98
  br label %111

100:
  %101 = phi i64 [ %83, %85 ], [ %109, %._crit_edge68 ]
  %102 = phi float [ %82, %85 ], [ %108, %._crit_edge68 ]
  %103 = getelementptr float, ptr %87, i64 %101
  %104 = load float, ptr %103, align 4
  %105 = getelementptr float, ptr %68, i64 %101
  %106 = load float, ptr %105, align 4
  %107 = fmul float %104, %106
  %108 = fadd float %102, %107
  %109 = add nuw nsw i64 %101, 1
  %110 = icmp eq i64 %109, %13
  br i1 %110, label %93, label %._crit_edge68

._crit_edge68:
  br label %100

111:
  %112 = phi i64 [ %83, %93 ], [ %119, %._crit_edge69 ]
  %113 = getelementptr float, ptr %99, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = fmul float %96, %114
  %116 = getelementptr float, ptr %68, i64 %112
  %117 = load float, ptr %116, align 4
  %118 = fsub float %117, %115
  store float %118, ptr %116, align 4
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, %13
  br i1 %120, label %.loopexit49, label %._crit_edge69

._crit_edge69:
  br label %111

121:
  br i1 %18, label %._crit_edge70, label %._crit_edge71

._crit_edge71:
  br label %219

._crit_edge70:
  br label %122

.loopexit52:
  br label %122

122:
  %123 = add nuw nsw i64 %14, 4611686018427387903
  %124 = mul i64 %123, %11
  %125 = add i64 %124, %14
  %126 = shl i64 %125, 2
  call void @__irad_float(ptr %5, i64 %126)
  br i1 %28, label %127, label %._crit_edge72

._crit_edge72:
  br label %219

127:
  %128 = add nuw nsw i64 %15, 4611686018427387903
  %129 = mul i64 %128, %16
  %130 = add i64 %129, %14
  %131 = shl i64 %130, 2
  call void @__irad_float(ptr %7, i64 %131)
  br label %219

132:
  %133 = icmp eq i32 %58, 0
  br i1 %133, label %._crit_edge73, label %._crit_edge74

._crit_edge74:
  br label %967

._crit_edge73:
  br label %134

134:
  br i1 %18, label %135, label %146

135:
  %136 = add nuw nsw i64 %14, 4611686018427387903
  %137 = mul i64 %136, %11
  %138 = add i64 %137, %14
  %139 = shl i64 %138, 2
  call void @__irad_float(ptr %5, i64 %139)
  br i1 %28, label %140, label %._crit_edge75

._crit_edge75:
  br label %219

140:
  %141 = add nuw nsw i64 %15, 4611686018427387903
  %142 = mul i64 %141, %16
  %143 = add i64 %142, %14
  %144 = shl i64 %143, 2
  call void @__irad_float(ptr %7, i64 %144)
  %145 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %15, ptr %5, i64 range(i64 -2147483648, 2147483648) %11, ptr %7, i64 range(i64 -2147483648, 2147483648) %16)
  br label %148

146:
  %147 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %15, ptr %5, i64 range(i64 -2147483648, 2147483648) %11, ptr %7, i64 range(i64 -2147483648, 2147483648) %16)
  br i1 %28, label %._crit_edge76, label %._crit_edge77

._crit_edge77:
  br label %967

._crit_edge76:
  br label %148

148:
  %149 = icmp slt i32 %3, %2
  br label %150

150:
  %151 = phi i64 [ 0, %148 ], [ %212, %._crit_edge85 ]
  br i1 %149, label %152, label %._crit_edge78

._crit_edge78:
  br label %211

152:
  %153 = mul nsw i64 %151, %16
  %154 = getelementptr float, ptr %7, i64 %153
  br label %214

155:
  br i1 %28, label %.preheader55, label %._crit_edge79

._crit_edge79:
  br label %967

.preheader55:
  br label %156

156:
  %157 = phi i64 [ %162, %._crit_edge81 ], [ 0, %.preheader55 ]
  br i1 %18, label %158, label %._crit_edge80

._crit_edge80:
  br label %161

158:
  %159 = mul nsw i64 %157, %16
  %160 = getelementptr float, ptr %7, i64 %159
  br label %164

.loopexit54:
  br label %161

161:
  %162 = add nuw nsw i64 %157, 1
  %163 = icmp eq i64 %162, %15
  br i1 %163, label %.loopexit56, label %._crit_edge81

._crit_edge81:
  br label %156

164:
  %165 = phi i64 [ 0, %158 ], [ %199, %._crit_edge83 ]
  %166 = xor i64 %165, -1
  %167 = add nsw i64 %166, %14
  %168 = getelementptr float, ptr %160, i64 %167
  %169 = load float, ptr %168, align 4
  %170 = sub nsw i64 %14, %165
  %171 = icmp slt i64 %170, %13
  br i1 %171, label %172, label %175

172:
  %173 = mul nsw i64 %167, %11
  %174 = getelementptr float, ptr %5, i64 %173
  br label %187

175:
  %176 = getelementptr inbounds float, ptr %43, i64 %167
  %177 = load float, ptr %176, align 4
  %178 = fmul float %169, %177
  %179 = fsub float %169, %178
  store float %179, ptr %168, align 4
  br label %198

180:
  %.lcssa212 = phi float [ %195, %187 ]
  %181 = getelementptr inbounds float, ptr %43, i64 %167
  %182 = load float, ptr %181, align 4
  %183 = fmul float %.lcssa212, %182
  %184 = fsub float %169, %183
  store float %184, ptr %168, align 4
  %185 = mul nsw i64 %167, %11
  %186 = getelementptr float, ptr %5, i64 %185
  br label %201

187:
  %188 = phi i64 [ %170, %172 ], [ %196, %._crit_edge82 ]
  %189 = phi float [ %169, %172 ], [ %195, %._crit_edge82 ]
  %190 = getelementptr float, ptr %174, i64 %188
  %191 = load float, ptr %190, align 4
  %192 = getelementptr float, ptr %160, i64 %188
  %193 = load float, ptr %192, align 4
  %194 = fmul float %191, %193
  %195 = fadd float %189, %194
  %196 = add nsw i64 %188, 1
  %197 = icmp slt i64 %196, %13
  br i1 %197, label %._crit_edge82, label %180

._crit_edge82:
  br label %187

.loopexit53:
  br label %198

198:
  %199 = add nuw nsw i64 %165, 1
  %200 = icmp eq i64 %199, %14
  br i1 %200, label %.loopexit54, label %._crit_edge83

._crit_edge83:
  br label %164

201:
  %202 = phi i64 [ %170, %180 ], [ %209, %._crit_edge84 ]
  %203 = getelementptr float, ptr %186, i64 %202
  %204 = load float, ptr %203, align 4
  %205 = fmul float %183, %204
  %206 = getelementptr float, ptr %160, i64 %202
  %207 = load float, ptr %206, align 4
  %208 = fsub float %207, %205
  store float %208, ptr %206, align 4
  %209 = add nsw i64 %202, 1
  %210 = icmp slt i64 %209, %13
  br i1 %210, label %._crit_edge84, label %.loopexit53

._crit_edge84:
  br label %201

.loopexit57:
  br label %211

211:
  %212 = add nuw nsw i64 %151, 1
  %213 = icmp eq i64 %212, %15
  br i1 %213, label %155, label %._crit_edge85

._crit_edge85:
  br label %150

214:
  %215 = phi i64 [ %14, %152 ], [ %217, %._crit_edge86 ]
  %216 = getelementptr float, ptr %154, i64 %215
  store float 0.000000e+00, ptr %216, align 4
  %217 = add nsw i64 %215, 1
  %218 = icmp eq i64 %217, %13
  br i1 %218, label %.loopexit57, label %._crit_edge86

._crit_edge86:
  br label %214

.loopexit51:
  br label %219

219:
  %220 = phi i64 [ 110, %127 ], [ 116, %._crit_edge75 ], [ 110, %._crit_edge71 ], [ 110, %._crit_edge72 ], [ 110, %.loopexit51 ]
  %221 = phi i32 [ %63, %127 ], [ 0, %._crit_edge75 ], [ %63, %._crit_edge71 ], [ %63, %._crit_edge72 ], [ %63, %.loopexit51 ]
  %222 = call i32 @irad_la_strsm(i64 108, i64 117, i64 %220, i64 110, i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %15, ptr %5, i64 range(i64 -2147483648, 2147483648) %11, ptr %7, i64 range(i64 -2147483648, 2147483648) %16)
  br label %967

223:
  %224 = mul nsw i64 %14, %13
  %225 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %224, i64 1)
  %226 = shl nuw i64 %225, 2
  %227 = call noalias ptr @malloc(i64 %226)
  br i1 %18, label %.preheader47, label %._crit_edge87

._crit_edge87:
  br label %245

.preheader47:
  br label %228

228:
  %229 = phi i64 [ %235, %._crit_edge89 ], [ 0, %.preheader47 ]
  br i1 %17, label %230, label %._crit_edge88

._crit_edge88:
  br label %234

230:
  %231 = mul nsw i64 %229, %11
  %232 = getelementptr float, ptr %5, i64 %231
  %233 = getelementptr float, ptr %227, i64 %229
  br label %237

.loopexit46:
  br label %234

234:
  %235 = add nuw nsw i64 %229, 1
  %236 = icmp eq i64 %235, %14
  br i1 %236, label %.loopexit48, label %._crit_edge89

._crit_edge89:
  br label %228

237:
  %238 = phi i64 [ 0, %230 ], [ %243, %._crit_edge90 ]
  %239 = getelementptr float, ptr %232, i64 %238
  %240 = load float, ptr %239, align 4
  %241 = mul nuw nsw i64 %238, %14
  %242 = getelementptr float, ptr %233, i64 %241
  store float %240, ptr %242, align 4
  %243 = add nuw nsw i64 %238, 1
  %244 = icmp eq i64 %243, %13
  br i1 %244, label %.loopexit46, label %._crit_edge90

._crit_edge90:
  br label %237

.loopexit48:
  br label %245

245:
  %246 = and i8 %1, -33
  %247 = icmp eq i8 %246, 78
  %248 = zext i1 %247 to i32
  %249 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %13, i64 1)
  %250 = shl nuw nsw i64 %249, 2
  %251 = call noalias ptr @malloc(i64 %250)
  %252 = call i32 @irad_la_sgeqrf(i64 range(i64 -2147483648, 2147483648) %14, i64 range(i64 -2147483648, 2147483648) %13, ptr %227, i64 range(i64 -2147483648, 2147483648) %14, ptr %251)
  br i1 %17, label %253, label %._crit_edge91

._crit_edge91:
  br label %269

253:
  %254 = add nsw i64 %14, 1
  br label %255

255:
  %256 = phi i64 [ 0, %253 ], [ %262, %._crit_edge92 ]
  %257 = mul i64 %256, %254
  %258 = getelementptr inbounds float, ptr %227, i64 %257
  %259 = load float, ptr %258, align 4
  %260 = fcmp oeq float %259, 0.000000e+00
  br i1 %260, label %264, label %261

261:
  %262 = add nuw nsw i64 %256, 1
  %263 = icmp eq i64 %262, %13
  br i1 %263, label %.loopexit45, label %._crit_edge92

._crit_edge92:
  br label %255

264:
  %.lcssa209 = phi i64 [ %256, %255 ]
  %265 = trunc i64 %.lcssa209 to i32
  %266 = add nsw i32 %265, 1
  %267 = or i32 %266, %248
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %._crit_edge93, label %340

._crit_edge93:
  br label %270

.loopexit45:
  br label %269

269:
  br i1 %247, label %._crit_edge94, label %._crit_edge95

._crit_edge95:
  br label %270

._crit_edge94:
  br label %342

270:
  %271 = phi i32 [ 0, %._crit_edge95 ], [ %266, %._crit_edge93 ]
  br i1 %28, label %.preheader38, label %329

.preheader38:
  br label %272

272:
  %273 = phi i64 [ %283, %282 ], [ 0, %.preheader38 ]
  br i1 %17, label %274, label %284

274:
  %275 = mul nsw i64 %273, %16
  %276 = getelementptr float, ptr %7, i64 %275
  br label %287

.loopexit37:
  br label %277

277:
  %278 = icmp eq i64 %291, %13
  br i1 %278, label %279, label %._crit_edge96

._crit_edge96:
  br label %287

279:
  %280 = add nuw nsw i64 %273, 1
  %281 = icmp eq i64 %280, %15
  br i1 %281, label %.loopexit40, label %._crit_edge97

._crit_edge97:
  br label %282

282:
  %283 = phi i64 [ %285, %._crit_edge98 ], [ %280, %._crit_edge97 ]
  br label %272

284:
  %285 = add nuw nsw i64 %273, 1
  %286 = icmp eq i64 %285, %15
  br i1 %286, label %.loopexit39, label %._crit_edge98

._crit_edge98:
  br label %282

287:
  %288 = phi i64 [ 0, %274 ], [ %291, %._crit_edge96 ]
  %289 = getelementptr float, ptr %276, i64 %288
  %290 = load float, ptr %289, align 4
  %291 = add nuw nsw i64 %288, 1
  %292 = icmp slt i64 %291, %14
  br i1 %292, label %293, label %296

293:
  %294 = mul nsw i64 %288, %14
  %295 = getelementptr float, ptr %227, i64 %294
  br label %308

296:
  %297 = getelementptr inbounds nuw float, ptr %251, i64 %288
  %298 = load float, ptr %297, align 4
  %299 = fmul float %290, %298
  %300 = fsub float %290, %299
  store float %300, ptr %289, align 4
  br label %277

301:
  %.lcssa207 = phi float [ %316, %308 ]
  %302 = getelementptr inbounds nuw float, ptr %251, i64 %288
  %303 = load float, ptr %302, align 4
  %304 = fmul float %.lcssa207, %303
  %305 = fsub float %290, %304
  store float %305, ptr %289, align 4
  %306 = mul nsw i64 %288, %14
  %307 = getelementptr float, ptr %227, i64 %306
  br label %319

308:
  %309 = phi i64 [ %291, %293 ], [ %317, %._crit_edge99 ]
  %310 = phi float [ %290, %293 ], [ %316, %._crit_edge99 ]
  %311 = getelementptr float, ptr %295, i64 %309
  %312 = load float, ptr %311, align 4
  %313 = getelementptr float, ptr %276, i64 %309
  %314 = load float, ptr %313, align 4
  %315 = fmul float %312, %314
  %316 = fadd float %310, %315
  %317 = add nuw nsw i64 %309, 1
  %318 = icmp eq i64 %317, %14
  br i1 %318, label %301, label %._crit_edge99

._crit_edge99:
  br label %308

319:
  %320 = phi i64 [ %291, %301 ], [ %327, %._crit_edge100 ]
  %321 = getelementptr float, ptr %307, i64 %320
  %322 = load float, ptr %321, align 4
  %323 = fmul float %304, %322
  %324 = getelementptr float, ptr %276, i64 %320
  %325 = load float, ptr %324, align 4
  %326 = fsub float %325, %323
  store float %326, ptr %324, align 4
  %327 = add nuw nsw i64 %320, 1
  %328 = icmp eq i64 %327, %14
  br i1 %328, label %.loopexit37, label %._crit_edge100

._crit_edge100:
  br label %319

329:
  br i1 %17, label %._crit_edge101, label %._crit_edge102

._crit_edge102:
  br label %425

._crit_edge101:
  br label %330

.loopexit40:
  br label %330

330:
  %331 = add nuw nsw i64 %13, 4611686018427387903
  %332 = mul i64 %331, %14
  %333 = add i64 %332, %13
  %334 = shl i64 %333, 2
  call void @__irad_float(ptr %227, i64 %334)
  br i1 %28, label %335, label %._crit_edge103

._crit_edge103:
  br label %425

335:
  %336 = add nuw nsw i64 %15, 4611686018427387903
  %337 = mul i64 %336, %16
  %338 = add i64 %337, %13
  %339 = shl i64 %338, 2
  call void @__irad_float(ptr %7, i64 %339)
  br label %425

340:
  %341 = icmp eq i32 %266, 0
  br i1 %341, label %._crit_edge104, label %._crit_edge105

._crit_edge105:
  br label %429

._crit_edge104:
  br label %342

342:
  br i1 %17, label %343, label %354

343:
  %344 = add nuw nsw i64 %13, 4611686018427387903
  %345 = mul i64 %344, %14
  %346 = add i64 %345, %13
  %347 = shl i64 %346, 2
  call void @__irad_float(ptr %227, i64 %347)
  br i1 %28, label %348, label %._crit_edge106

._crit_edge106:
  br label %425

348:
  %349 = add nuw nsw i64 %15, 4611686018427387903
  %350 = mul i64 %349, %16
  %351 = add i64 %350, %13
  %352 = shl i64 %351, 2
  call void @__irad_float(ptr %7, i64 %352)
  %353 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %15, ptr %227, i64 range(i64 -2147483648, 2147483648) %14, ptr %7, i64 range(i64 -2147483648, 2147483648) %16)
  br label %356

354:
  %355 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %15, ptr %227, i64 range(i64 -2147483648, 2147483648) %14, ptr %7, i64 range(i64 -2147483648, 2147483648) %16)
  br i1 %28, label %._crit_edge107, label %._crit_edge108

._crit_edge108:
  br label %429

._crit_edge107:
  br label %356

356:
  br label %357

357:
  %358 = phi i64 [ %418, %._crit_edge115 ], [ 0, %356 ]
  %359 = mul nsw i64 %358, %16
  %360 = getelementptr float, ptr %7, i64 %359
  br label %420

361:
  br i1 %28, label %.preheader43, label %._crit_edge109

._crit_edge109:
  br label %429

.preheader43:
  br label %362

362:
  %363 = phi i64 [ %368, %._crit_edge111 ], [ 0, %.preheader43 ]
  br i1 %17, label %364, label %._crit_edge110

._crit_edge110:
  br label %367

364:
  %365 = mul nsw i64 %363, %16
  %366 = getelementptr float, ptr %7, i64 %365
  br label %370

.loopexit42:
  br label %367

367:
  %368 = add nuw nsw i64 %363, 1
  %369 = icmp eq i64 %368, %15
  br i1 %369, label %.loopexit44, label %._crit_edge111

._crit_edge111:
  br label %362

370:
  %371 = phi i64 [ 0, %364 ], [ %405, %._crit_edge113 ]
  %372 = xor i64 %371, -1
  %373 = add nsw i64 %372, %13
  %374 = getelementptr float, ptr %366, i64 %373
  %375 = load float, ptr %374, align 4
  %376 = sub nsw i64 %13, %371
  %377 = icmp slt i64 %376, %14
  br i1 %377, label %378, label %381

378:
  %379 = mul nsw i64 %373, %14
  %380 = getelementptr float, ptr %227, i64 %379
  br label %393

381:
  %382 = getelementptr inbounds float, ptr %251, i64 %373
  %383 = load float, ptr %382, align 4
  %384 = fmul float %375, %383
  %385 = fsub float %375, %384
  store float %385, ptr %374, align 4
  br label %404

386:
  %.lcssa208 = phi float [ %401, %393 ]
  %387 = getelementptr inbounds float, ptr %251, i64 %373
  %388 = load float, ptr %387, align 4
  %389 = fmul float %.lcssa208, %388
  %390 = fsub float %375, %389
  store float %390, ptr %374, align 4
  %391 = mul nsw i64 %373, %14
  %392 = getelementptr float, ptr %227, i64 %391
  br label %407

393:
  %394 = phi i64 [ %376, %378 ], [ %402, %._crit_edge112 ]
  %395 = phi float [ %375, %378 ], [ %401, %._crit_edge112 ]
  %396 = getelementptr float, ptr %380, i64 %394
  %397 = load float, ptr %396, align 4
  %398 = getelementptr float, ptr %366, i64 %394
  %399 = load float, ptr %398, align 4
  %400 = fmul float %397, %399
  %401 = fadd float %395, %400
  %402 = add nsw i64 %394, 1
  %403 = icmp slt i64 %402, %14
  br i1 %403, label %._crit_edge112, label %386

._crit_edge112:
  br label %393

.loopexit41:
  br label %404

404:
  %405 = add nuw nsw i64 %371, 1
  %406 = icmp eq i64 %405, %13
  br i1 %406, label %.loopexit42, label %._crit_edge113

._crit_edge113:
  br label %370

407:
  %408 = phi i64 [ %376, %386 ], [ %415, %._crit_edge114 ]
  %409 = getelementptr float, ptr %392, i64 %408
  %410 = load float, ptr %409, align 4
  %411 = fmul float %389, %410
  %412 = getelementptr float, ptr %366, i64 %408
  %413 = load float, ptr %412, align 4
  %414 = fsub float %413, %411
  store float %414, ptr %412, align 4
  %415 = add nsw i64 %408, 1
  %416 = icmp slt i64 %415, %14
  br i1 %416, label %._crit_edge114, label %.loopexit41

._crit_edge114:
  br label %407

417:
  %418 = add nuw nsw i64 %358, 1
  %419 = icmp eq i64 %418, %15
  br i1 %419, label %361, label %._crit_edge115

._crit_edge115:
  br label %357

420:
  %421 = phi i64 [ %13, %357 ], [ %423, %._crit_edge116 ]
  %422 = getelementptr float, ptr %360, i64 %421
  store float 0.000000e+00, ptr %422, align 4
  %423 = add nsw i64 %421, 1
  %424 = icmp eq i64 %423, %14
  br i1 %424, label %417, label %._crit_edge116

._crit_edge116:
  br label %420

.loopexit39:
  br label %425

425:
  %426 = phi i64 [ 110, %335 ], [ 116, %._crit_edge106 ], [ 110, %._crit_edge102 ], [ 110, %._crit_edge103 ], [ 110, %.loopexit39 ]
  %427 = phi i32 [ %271, %335 ], [ 0, %._crit_edge106 ], [ %271, %._crit_edge102 ], [ %271, %._crit_edge103 ], [ %271, %.loopexit39 ]
  %428 = call i32 @irad_la_strsm(i64 108, i64 117, i64 %426, i64 110, i64 range(i64 -2147483648, 2147483648) %13, i64 range(i64 -2147483648, 2147483648) %15, ptr %227, i64 range(i64 -2147483648, 2147483648) %14, ptr %7, i64 range(i64 -2147483648, 2147483648) %16)
  br label %429

.loopexit44:
  br label %429

429:
  %430 = phi i32 [ %427, %425 ], [ %266, %._crit_edge105 ], [ 0, %._crit_edge109 ], [ 0, %._crit_edge108 ], [ 0, %.loopexit44 ]
  call void @free(ptr %251)
  br i1 %18, label %.preheader35, label %._crit_edge117

._crit_edge117:
  br label %967

.preheader35:
  br label %431

431:
  %432 = phi i64 [ %438, %._crit_edge119 ], [ 0, %.preheader35 ]
  br i1 %17, label %433, label %._crit_edge118

._crit_edge118:
  br label %437

433:
  %434 = getelementptr float, ptr %227, i64 %432
  %435 = mul nsw i64 %432, %11
  %436 = getelementptr float, ptr %5, i64 %435
  br label %440

.loopexit34:
  br label %437

437:
  %438 = add nuw nsw i64 %432, 1
  %439 = icmp eq i64 %438, %14
  br i1 %439, label %.loopexit36, label %._crit_edge119

._crit_edge119:
  br label %431

440:
  %441 = phi i64 [ 0, %433 ], [ %446, %._crit_edge120 ]
  %442 = mul nuw nsw i64 %441, %14
  %443 = getelementptr float, ptr %434, i64 %442
  %444 = load float, ptr %443, align 4
  %445 = getelementptr float, ptr %436, i64 %441
  store float %444, ptr %445, align 4
  %446 = add nuw nsw i64 %441, 1
  %447 = icmp eq i64 %446, %13
  br i1 %447, label %.loopexit34, label %._crit_edge120

._crit_edge120:
  br label %440

448:
  %449 = call i32 @llvm.smax.i32(i32 %2, i32 %3)
  %450 = sext i32 %2 to i64
  %451 = sext i32 %3 to i64
  %452 = mul nsw i64 %451, %450
  %453 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %452, i64 1)
  %454 = shl i64 %453, 2
  %455 = call noalias ptr @malloc(i64 %454)
  %456 = icmp sgt i32 %2, 0
  br i1 %456, label %457, label %._crit_edge121

._crit_edge121:
  br label %476

457:
  %458 = icmp sgt i32 %3, 0
  br label %459

459:
  %460 = phi i64 [ 0, %457 ], [ %466, %._crit_edge123 ]
  br i1 %458, label %461, label %._crit_edge122

._crit_edge122:
  br label %465

461:
  %462 = mul nsw i64 %460, %11
  %463 = getelementptr float, ptr %5, i64 %462
  %464 = getelementptr float, ptr %455, i64 %460
  br label %468

.loopexit32:
  br label %465

465:
  %466 = add nuw nsw i64 %460, 1
  %467 = icmp eq i64 %466, %450
  br i1 %467, label %.loopexit33, label %._crit_edge123

._crit_edge123:
  br label %459

468:
  %469 = phi i64 [ 0, %461 ], [ %474, %._crit_edge124 ]
  %470 = getelementptr float, ptr %463, i64 %469
  %471 = load float, ptr %470, align 4
  %472 = mul nuw nsw i64 %469, %450
  %473 = getelementptr float, ptr %464, i64 %472
  store float %471, ptr %473, align 4
  %474 = add nuw nsw i64 %469, 1
  %475 = icmp eq i64 %474, %451
  br i1 %475, label %.loopexit32, label %._crit_edge124

._crit_edge124:
  br label %468

.loopexit33:
  br label %476

476:
  %477 = sext i32 %449 to i64
  %478 = sext i32 %4 to i64
  %479 = sext i32 %8 to i64
  %480 = mul nsw i64 %477, %478
  %481 = call i64 @llvm.smax.i64(i64 range(i64 -4611686016279904256, 4611686018427387905) %480, i64 1)
  %482 = shl i64 %481, 2
  %483 = call noalias ptr @malloc(i64 %482)
  %484 = icmp sgt i32 %449, 0
  br i1 %484, label %485, label %._crit_edge125

._crit_edge125:
  br label %504

485:
  %486 = icmp sgt i32 %4, 0
  br label %487

487:
  %488 = phi i64 [ 0, %485 ], [ %494, %._crit_edge127 ]
  br i1 %486, label %489, label %._crit_edge126

._crit_edge126:
  br label %493

489:
  %490 = mul nsw i64 %488, %479
  %491 = getelementptr float, ptr %7, i64 %490
  %492 = getelementptr float, ptr %483, i64 %488
  br label %496

.loopexit30:
  br label %493

493:
  %494 = add nuw nsw i64 %488, 1
  %495 = icmp eq i64 %494, %477
  br i1 %495, label %.loopexit31, label %._crit_edge127

._crit_edge127:
  br label %487

496:
  %497 = phi i64 [ 0, %489 ], [ %502, %._crit_edge128 ]
  %498 = getelementptr float, ptr %491, i64 %497
  %499 = load float, ptr %498, align 4
  %500 = mul nuw nsw i64 %497, %477
  %501 = getelementptr float, ptr %492, i64 %500
  store float %499, ptr %501, align 4
  %502 = add nuw nsw i64 %497, 1
  %503 = icmp eq i64 %502, %478
  br i1 %503, label %.loopexit30, label %._crit_edge128

._crit_edge128:
  br label %496

.loopexit31:
  br label %504

504:
  %505 = icmp sgt i32 %3, 0
  %506 = and i1 %456, %505
  br i1 %506, label %507, label %._crit_edge129

._crit_edge129:
  br label %509

507:
  %508 = shl nuw i64 %452, 2
  call void @__irad_float(ptr %455, i64 %508)
  br label %509

509:
  %510 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %450, i64 range(i64 -2147483648, 2147483648) %451)
  %511 = icmp sgt i64 %510, 0
  %512 = icmp sgt i32 %4, 0
  %513 = and i1 %512, %511
  br i1 %513, label %514, label %._crit_edge130

._crit_edge130:
  br label %519

514:
  %515 = add nuw nsw i64 %478, 4611686018427387903
  %516 = mul i64 %515, %477
  %517 = add i64 %516, %510
  %518 = shl i64 %517, 2
  call void @__irad_float(ptr %483, i64 %518)
  br label %519

519:
  %520 = icmp slt i32 %2, %3
  br i1 %520, label %707, label %521

521:
  %522 = and i8 %1, -33
  %523 = icmp ne i8 %522, 78
  %524 = zext i1 %523 to i32
  %525 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %451, i64 1)
  %526 = shl nuw nsw i64 %525, 2
  %527 = call noalias ptr @malloc(i64 %526)
  %528 = call i32 @irad_la_sgeqrf(i64 range(i64 -2147483648, 2147483648) %450, i64 range(i64 -2147483648, 2147483648) %451, ptr %455, i64 range(i64 -2147483648, 2147483648) %450, ptr %527)
  br i1 %505, label %529, label %._crit_edge131

._crit_edge131:
  br label %545

529:
  %530 = add nsw i64 %450, 1
  br label %531

531:
  %532 = phi i64 [ 0, %529 ], [ %538, %._crit_edge132 ]
  %533 = mul i64 %532, %530
  %534 = getelementptr inbounds float, ptr %455, i64 %533
  %535 = load float, ptr %534, align 4
  %536 = fcmp oeq float %535, 0.000000e+00
  br i1 %536, label %540, label %537

537:
  %538 = add nuw nsw i64 %532, 1
  %539 = icmp eq i64 %538, %451
  br i1 %539, label %.loopexit29, label %._crit_edge132

._crit_edge132:
  br label %531

540:
  %.lcssa205 = phi i64 [ %532, %531 ]
  %541 = trunc i64 %.lcssa205 to i32
  %542 = add nsw i32 %541, 1
  %543 = or i32 %542, %524
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %._crit_edge133, label %616

._crit_edge133:
  br label %546

.loopexit29:
  br label %545

545:
  br i1 %523, label %._crit_edge134, label %._crit_edge135

._crit_edge135:
  br label %546

._crit_edge134:
  br label %618

546:
  %547 = phi i32 [ 0, %._crit_edge135 ], [ %542, %._crit_edge133 ]
  br i1 %512, label %.preheader21, label %605

.preheader21:
  br label %548

548:
  %549 = phi i64 [ %559, %558 ], [ 0, %.preheader21 ]
  br i1 %505, label %550, label %560

550:
  %551 = mul nuw nsw i64 %549, %477
  %552 = getelementptr float, ptr %483, i64 %551
  br label %563

.loopexit20:
  br label %553

553:
  %554 = icmp eq i64 %567, %451
  br i1 %554, label %555, label %._crit_edge136

._crit_edge136:
  br label %563

555:
  %556 = add nuw nsw i64 %549, 1
  %557 = icmp eq i64 %556, %478
  br i1 %557, label %.loopexit23, label %._crit_edge137

._crit_edge137:
  br label %558

558:
  %559 = phi i64 [ %561, %._crit_edge138 ], [ %556, %._crit_edge137 ]
  br label %548

560:
  %561 = add nuw nsw i64 %549, 1
  %562 = icmp eq i64 %561, %478
  br i1 %562, label %.loopexit22, label %._crit_edge138

._crit_edge138:
  br label %558

563:
  %564 = phi i64 [ 0, %550 ], [ %567, %._crit_edge136 ]
  %565 = getelementptr float, ptr %552, i64 %564
  %566 = load float, ptr %565, align 4
  %567 = add nuw nsw i64 %564, 1
  %568 = icmp slt i64 %567, %450
  br i1 %568, label %569, label %572

569:
  %570 = mul nsw i64 %564, %450
  %571 = getelementptr float, ptr %455, i64 %570
  br label %584

572:
  %573 = getelementptr inbounds nuw float, ptr %527, i64 %564
  %574 = load float, ptr %573, align 4
  %575 = fmul float %566, %574
  %576 = fsub float %566, %575
  store float %576, ptr %565, align 4
  br label %553

577:
  %.lcssa203 = phi float [ %592, %584 ]
  %578 = getelementptr inbounds nuw float, ptr %527, i64 %564
  %579 = load float, ptr %578, align 4
  %580 = fmul float %.lcssa203, %579
  %581 = fsub float %566, %580
  store float %581, ptr %565, align 4
  %582 = mul nsw i64 %564, %450
  %583 = getelementptr float, ptr %455, i64 %582
  br label %595

584:
  %585 = phi i64 [ %567, %569 ], [ %593, %._crit_edge139 ]
  %586 = phi float [ %566, %569 ], [ %592, %._crit_edge139 ]
  %587 = getelementptr float, ptr %571, i64 %585
  %588 = load float, ptr %587, align 4
  %589 = getelementptr float, ptr %552, i64 %585
  %590 = load float, ptr %589, align 4
  %591 = fmul float %588, %590
  %592 = fadd float %586, %591
  %593 = add nuw nsw i64 %585, 1
  %594 = icmp eq i64 %593, %450
  br i1 %594, label %577, label %._crit_edge139

._crit_edge139:
  br label %584

595:
  %596 = phi i64 [ %567, %577 ], [ %603, %._crit_edge140 ]
  %597 = getelementptr float, ptr %583, i64 %596
  %598 = load float, ptr %597, align 4
  %599 = fmul float %580, %598
  %600 = getelementptr float, ptr %552, i64 %596
  %601 = load float, ptr %600, align 4
  %602 = fsub float %601, %599
  store float %602, ptr %600, align 4
  %603 = add nuw nsw i64 %596, 1
  %604 = icmp eq i64 %603, %450
  br i1 %604, label %.loopexit20, label %._crit_edge140

._crit_edge140:
  br label %595

605:
  br i1 %505, label %._crit_edge141, label %._crit_edge142

._crit_edge142:
  br label %703

._crit_edge141:
  br label %606

.loopexit23:
  br label %606

606:
  %607 = add nuw nsw i64 %451, 4611686018427387903
  %608 = mul i64 %607, %450
  %609 = add i64 %608, %451
  %610 = shl i64 %609, 2
  call void @__irad_float(ptr %455, i64 %610)
  br i1 %512, label %611, label %._crit_edge143

._crit_edge143:
  br label %703

611:
  %612 = add nuw nsw i64 %478, 4611686018427387903
  %613 = mul i64 %612, %477
  %614 = add i64 %613, %451
  %615 = shl i64 %614, 2
  call void @__irad_float(ptr %483, i64 %615)
  br label %703

616:
  %617 = icmp eq i32 %542, 0
  br i1 %617, label %._crit_edge144, label %._crit_edge145

._crit_edge145:
  br label %929

._crit_edge144:
  br label %618

618:
  br i1 %505, label %619, label %630

619:
  %620 = add nuw nsw i64 %451, 4611686018427387903
  %621 = mul i64 %620, %450
  %622 = add i64 %621, %451
  %623 = shl i64 %622, 2
  call void @__irad_float(ptr %455, i64 %623)
  br i1 %512, label %624, label %._crit_edge146

._crit_edge146:
  br label %703

624:
  %625 = add nuw nsw i64 %478, 4611686018427387903
  %626 = mul i64 %625, %477
  %627 = add i64 %626, %451
  %628 = shl i64 %627, 2
  call void @__irad_float(ptr %483, i64 %628)
  %629 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %451, i64 range(i64 -2147483648, 2147483648) %478, ptr %455, i64 range(i64 -2147483648, 2147483648) %450, ptr %483, i64 range(i64 -2147483648, 2147483648) %477)
  br label %632

630:
  %631 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %451, i64 range(i64 -2147483648, 2147483648) %478, ptr %455, i64 range(i64 -2147483648, 2147483648) %450, ptr %483, i64 range(i64 -2147483648, 2147483648) %477)
  br i1 %512, label %._crit_edge147, label %._crit_edge148

._crit_edge148:
  br label %929

._crit_edge147:
  br label %632

632:
  %633 = icmp slt i32 %3, %2
  br label %634

634:
  %635 = phi i64 [ 0, %632 ], [ %696, %._crit_edge156 ]
  br i1 %633, label %636, label %._crit_edge149

._crit_edge149:
  br label %695

636:
  %637 = mul nsw i64 %635, %477
  %638 = getelementptr float, ptr %483, i64 %637
  br label %698

639:
  br i1 %512, label %.preheader26, label %._crit_edge150

._crit_edge150:
  br label %929

.preheader26:
  br label %640

640:
  %641 = phi i64 [ %646, %._crit_edge152 ], [ 0, %.preheader26 ]
  br i1 %505, label %642, label %._crit_edge151

._crit_edge151:
  br label %645

642:
  %643 = mul nuw nsw i64 %641, %477
  %644 = getelementptr float, ptr %483, i64 %643
  br label %648

.loopexit25:
  br label %645

645:
  %646 = add nuw nsw i64 %641, 1
  %647 = icmp eq i64 %646, %478
  br i1 %647, label %.loopexit27, label %._crit_edge152

._crit_edge152:
  br label %640

648:
  %649 = phi i64 [ 0, %642 ], [ %683, %._crit_edge154 ]
  %650 = xor i64 %649, -1
  %651 = add nsw i64 %650, %451
  %652 = getelementptr float, ptr %644, i64 %651
  %653 = load float, ptr %652, align 4
  %654 = sub nsw i64 %451, %649
  %655 = icmp slt i64 %654, %450
  br i1 %655, label %656, label %659

656:
  %657 = mul nsw i64 %651, %450
  %658 = getelementptr float, ptr %455, i64 %657
  br label %671

659:
  %660 = getelementptr inbounds float, ptr %527, i64 %651
  %661 = load float, ptr %660, align 4
  %662 = fmul float %653, %661
  %663 = fsub float %653, %662
  store float %663, ptr %652, align 4
  br label %682

664:
  %.lcssa204 = phi float [ %679, %671 ]
  %665 = getelementptr inbounds float, ptr %527, i64 %651
  %666 = load float, ptr %665, align 4
  %667 = fmul float %.lcssa204, %666
  %668 = fsub float %653, %667
  store float %668, ptr %652, align 4
  %669 = mul nsw i64 %651, %450
  %670 = getelementptr float, ptr %455, i64 %669
  br label %685

671:
  %672 = phi i64 [ %654, %656 ], [ %680, %._crit_edge153 ]
  %673 = phi float [ %653, %656 ], [ %679, %._crit_edge153 ]
  %674 = getelementptr float, ptr %658, i64 %672
  %675 = load float, ptr %674, align 4
  %676 = getelementptr float, ptr %644, i64 %672
  %677 = load float, ptr %676, align 4
  %678 = fmul float %675, %677
  %679 = fadd float %673, %678
  %680 = add nsw i64 %672, 1
  %681 = icmp slt i64 %680, %450
  br i1 %681, label %._crit_edge153, label %664

._crit_edge153:
  br label %671

.loopexit24:
  br label %682

682:
  %683 = add nuw nsw i64 %649, 1
  %684 = icmp eq i64 %683, %451
  br i1 %684, label %.loopexit25, label %._crit_edge154

._crit_edge154:
  br label %648

685:
  %686 = phi i64 [ %654, %664 ], [ %693, %._crit_edge155 ]
  %687 = getelementptr float, ptr %670, i64 %686
  %688 = load float, ptr %687, align 4
  %689 = fmul float %667, %688
  %690 = getelementptr float, ptr %644, i64 %686
  %691 = load float, ptr %690, align 4
  %692 = fsub float %691, %689
  store float %692, ptr %690, align 4
  %693 = add nsw i64 %686, 1
  %694 = icmp slt i64 %693, %450
  br i1 %694, label %._crit_edge155, label %.loopexit24

._crit_edge155:
  br label %685

.loopexit28:
  br label %695

695:
  %696 = add nuw nsw i64 %635, 1
  %697 = icmp eq i64 %696, %478
  br i1 %697, label %639, label %._crit_edge156

._crit_edge156:
  br label %634

698:
  %699 = phi i64 [ %451, %636 ], [ %701, %._crit_edge157 ]
  %700 = getelementptr float, ptr %638, i64 %699
  store float 0.000000e+00, ptr %700, align 4
  %701 = add nsw i64 %699, 1
  %702 = icmp eq i64 %701, %450
  br i1 %702, label %.loopexit28, label %._crit_edge157

._crit_edge157:
  br label %698

.loopexit22:
  br label %703

703:
  %704 = phi i64 [ 110, %611 ], [ 116, %._crit_edge146 ], [ 110, %._crit_edge142 ], [ 110, %._crit_edge143 ], [ 110, %.loopexit22 ]
  %705 = phi i32 [ %547, %611 ], [ 0, %._crit_edge146 ], [ %547, %._crit_edge142 ], [ %547, %._crit_edge143 ], [ %547, %.loopexit22 ]
  %706 = call i32 @irad_la_strsm(i64 108, i64 117, i64 %704, i64 110, i64 range(i64 -2147483648, 2147483648) %451, i64 range(i64 -2147483648, 2147483648) %478, ptr %455, i64 range(i64 -2147483648, 2147483648) %450, ptr %483, i64 range(i64 -2147483648, 2147483648) %477)
  br label %929

707:
  %708 = call noalias ptr @malloc(i64 %454)
  br i1 %505, label %.preheader18, label %._crit_edge158

._crit_edge158:
  br label %726

.preheader18:
  br label %709

709:
  %710 = phi i64 [ %716, %._crit_edge160 ], [ 0, %.preheader18 ]
  br i1 %456, label %711, label %._crit_edge159

._crit_edge159:
  br label %715

711:
  %712 = mul nuw nsw i64 %710, %450
  %713 = getelementptr float, ptr %455, i64 %712
  %714 = getelementptr float, ptr %708, i64 %710
  br label %718

.loopexit17:
  br label %715

715:
  %716 = add nuw nsw i64 %710, 1
  %717 = icmp eq i64 %716, %451
  br i1 %717, label %.loopexit19, label %._crit_edge160

._crit_edge160:
  br label %709

718:
  %719 = phi i64 [ 0, %711 ], [ %724, %._crit_edge161 ]
  %720 = getelementptr float, ptr %713, i64 %719
  %721 = load float, ptr %720, align 4
  %722 = mul nuw nsw i64 %719, %451
  %723 = getelementptr float, ptr %714, i64 %722
  store float %721, ptr %723, align 4
  %724 = add nuw nsw i64 %719, 1
  %725 = icmp eq i64 %724, %450
  br i1 %725, label %.loopexit17, label %._crit_edge161

._crit_edge161:
  br label %718

.loopexit19:
  br label %726

726:
  %727 = and i8 %1, -33
  %728 = icmp eq i8 %727, 78
  %729 = zext i1 %728 to i32
  %730 = call i64 @llvm.smax.i64(i64 range(i64 -2147483648, 2147483648) %450, i64 1)
  %731 = shl nuw nsw i64 %730, 2
  %732 = call noalias ptr @malloc(i64 %731)
  %733 = call i32 @irad_la_sgeqrf(i64 range(i64 -2147483648, 2147483648) %451, i64 range(i64 -2147483648, 2147483648) %450, ptr %708, i64 range(i64 -2147483648, 2147483648) %451, ptr %732)
  br i1 %456, label %734, label %._crit_edge162

._crit_edge162:
  br label %750

734:
  %735 = add nsw i64 %451, 1
  br label %736

736:
  %737 = phi i64 [ 0, %734 ], [ %743, %._crit_edge163 ]
  %738 = mul i64 %737, %735
  %739 = getelementptr inbounds float, ptr %708, i64 %738
  %740 = load float, ptr %739, align 4
  %741 = fcmp oeq float %740, 0.000000e+00
  br i1 %741, label %745, label %742

742:
  %743 = add nuw nsw i64 %737, 1
  %744 = icmp eq i64 %743, %450
  br i1 %744, label %.loopexit16, label %._crit_edge163

._crit_edge163:
  br label %736

745:
  %.lcssa201 = phi i64 [ %737, %736 ]
  %746 = trunc i64 %.lcssa201 to i32
  %747 = add nsw i32 %746, 1
  %748 = or i32 %747, %729
  %749 = icmp eq i32 %748, 0
  br i1 %749, label %._crit_edge164, label %821

._crit_edge164:
  br label %751

.loopexit16:
  br label %750

750:
  br i1 %728, label %._crit_edge165, label %._crit_edge166

._crit_edge166:
  br label %751

._crit_edge165:
  br label %823

751:
  %752 = phi i32 [ 0, %._crit_edge166 ], [ %747, %._crit_edge164 ]
  br i1 %512, label %.preheader9, label %810

.preheader9:
  br label %753

753:
  %754 = phi i64 [ %764, %763 ], [ 0, %.preheader9 ]
  br i1 %456, label %755, label %765

755:
  %756 = mul nuw nsw i64 %754, %477
  %757 = getelementptr float, ptr %483, i64 %756
  br label %768

.loopexit8:
  br label %758

758:
  %759 = icmp eq i64 %772, %450
  br i1 %759, label %760, label %._crit_edge167

._crit_edge167:
  br label %768

760:
  %761 = add nuw nsw i64 %754, 1
  %762 = icmp eq i64 %761, %478
  br i1 %762, label %.loopexit11, label %._crit_edge168

._crit_edge168:
  br label %763

763:
  %764 = phi i64 [ %766, %._crit_edge169 ], [ %761, %._crit_edge168 ]
  br label %753

765:
  %766 = add nuw nsw i64 %754, 1
  %767 = icmp eq i64 %766, %478
  br i1 %767, label %.loopexit10, label %._crit_edge169

._crit_edge169:
  br label %763

768:
  %769 = phi i64 [ 0, %755 ], [ %772, %._crit_edge167 ]
  %770 = getelementptr float, ptr %757, i64 %769
  %771 = load float, ptr %770, align 4
  %772 = add nuw nsw i64 %769, 1
  %773 = icmp slt i64 %772, %451
  br i1 %773, label %774, label %777

774:
  %775 = mul nsw i64 %769, %451
  %776 = getelementptr float, ptr %708, i64 %775
  br label %789

777:
  %778 = getelementptr inbounds nuw float, ptr %732, i64 %769
  %779 = load float, ptr %778, align 4
  %780 = fmul float %771, %779
  %781 = fsub float %771, %780
  store float %781, ptr %770, align 4
  br label %758

782:
  %.lcssa = phi float [ %797, %789 ]
  %783 = getelementptr inbounds nuw float, ptr %732, i64 %769
  %784 = load float, ptr %783, align 4
  %785 = fmul float %.lcssa, %784
  %786 = fsub float %771, %785
  store float %786, ptr %770, align 4
  %787 = mul nsw i64 %769, %451
  %788 = getelementptr float, ptr %708, i64 %787
  br label %800

789:
  %790 = phi i64 [ %772, %774 ], [ %798, %._crit_edge170 ]
  %791 = phi float [ %771, %774 ], [ %797, %._crit_edge170 ]
  %792 = getelementptr float, ptr %776, i64 %790
  %793 = load float, ptr %792, align 4
  %794 = getelementptr float, ptr %757, i64 %790
  %795 = load float, ptr %794, align 4
  %796 = fmul float %793, %795
  %797 = fadd float %791, %796
  %798 = add nuw nsw i64 %790, 1
  %799 = icmp eq i64 %798, %451
  br i1 %799, label %782, label %._crit_edge170

._crit_edge170:
  br label %789

800:
  %801 = phi i64 [ %772, %782 ], [ %808, %._crit_edge171 ]
  %802 = getelementptr float, ptr %788, i64 %801
  %803 = load float, ptr %802, align 4
  %804 = fmul float %785, %803
  %805 = getelementptr float, ptr %757, i64 %801
  %806 = load float, ptr %805, align 4
  %807 = fsub float %806, %804
  store float %807, ptr %805, align 4
  %808 = add nuw nsw i64 %801, 1
  %809 = icmp eq i64 %808, %451
  br i1 %809, label %.loopexit8, label %._crit_edge171

._crit_edge171:
  br label %800

810:
  br i1 %456, label %._crit_edge172, label %._crit_edge173

._crit_edge173:
  br label %906

._crit_edge172:
  br label %811

.loopexit11:
  br label %811

811:
  %812 = add nuw nsw i64 %450, 4611686018427387903
  %813 = mul i64 %812, %451
  %814 = add i64 %813, %450
  %815 = shl i64 %814, 2
  call void @__irad_float(ptr %708, i64 %815)
  br i1 %512, label %816, label %._crit_edge174

._crit_edge174:
  br label %906

816:
  %817 = add nuw nsw i64 %478, 4611686018427387903
  %818 = mul i64 %817, %477
  %819 = add i64 %818, %450
  %820 = shl i64 %819, 2
  call void @__irad_float(ptr %483, i64 %820)
  br label %906

821:
  %822 = icmp eq i32 %747, 0
  br i1 %822, label %._crit_edge175, label %._crit_edge176

._crit_edge176:
  br label %910

._crit_edge175:
  br label %823

823:
  br i1 %456, label %824, label %835

824:
  %825 = add nuw nsw i64 %450, 4611686018427387903
  %826 = mul i64 %825, %451
  %827 = add i64 %826, %450
  %828 = shl i64 %827, 2
  call void @__irad_float(ptr %708, i64 %828)
  br i1 %512, label %829, label %._crit_edge177

._crit_edge177:
  br label %906

829:
  %830 = add nuw nsw i64 %478, 4611686018427387903
  %831 = mul i64 %830, %477
  %832 = add i64 %831, %450
  %833 = shl i64 %832, 2
  call void @__irad_float(ptr %483, i64 %833)
  %834 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %450, i64 range(i64 -2147483648, 2147483648) %478, ptr %708, i64 range(i64 -2147483648, 2147483648) %451, ptr %483, i64 range(i64 -2147483648, 2147483648) %477)
  br label %837

835:
  %836 = call i32 @irad_la_strsm(i64 108, i64 117, i64 116, i64 110, i64 range(i64 -2147483648, 2147483648) %450, i64 range(i64 -2147483648, 2147483648) %478, ptr %708, i64 range(i64 -2147483648, 2147483648) %451, ptr %483, i64 range(i64 -2147483648, 2147483648) %477)
  br i1 %512, label %._crit_edge178, label %._crit_edge179

._crit_edge179:
  br label %910

._crit_edge178:
  br label %837

837:
  br label %838

838:
  %839 = phi i64 [ %899, %._crit_edge186 ], [ 0, %837 ]
  %840 = mul nsw i64 %839, %477
  %841 = getelementptr float, ptr %483, i64 %840
  br label %901

842:
  br i1 %512, label %.preheader14, label %._crit_edge180

._crit_edge180:
  br label %910

.preheader14:
  br label %843

843:
  %844 = phi i64 [ %849, %._crit_edge182 ], [ 0, %.preheader14 ]
  br i1 %456, label %845, label %._crit_edge181

._crit_edge181:
  br label %848

845:
  %846 = mul nuw nsw i64 %844, %477
  %847 = getelementptr float, ptr %483, i64 %846
  br label %851

.loopexit13:
  br label %848

848:
  %849 = add nuw nsw i64 %844, 1
  %850 = icmp eq i64 %849, %478
  br i1 %850, label %.loopexit15, label %._crit_edge182

._crit_edge182:
  br label %843

851:
  %852 = phi i64 [ 0, %845 ], [ %886, %._crit_edge184 ]
  %853 = xor i64 %852, -1
  %854 = add nsw i64 %853, %450
  %855 = getelementptr float, ptr %847, i64 %854
  %856 = load float, ptr %855, align 4
  %857 = sub nsw i64 %450, %852
  %858 = icmp slt i64 %857, %451
  br i1 %858, label %859, label %862

859:
  %860 = mul nsw i64 %854, %451
  %861 = getelementptr float, ptr %708, i64 %860
  br label %874

862:
  %863 = getelementptr inbounds float, ptr %732, i64 %854
  %864 = load float, ptr %863, align 4
  %865 = fmul float %856, %864
  %866 = fsub float %856, %865
  store float %866, ptr %855, align 4
  br label %885

867:
  %.lcssa200 = phi float [ %882, %874 ]
  %868 = getelementptr inbounds float, ptr %732, i64 %854
  %869 = load float, ptr %868, align 4
  %870 = fmul float %.lcssa200, %869
  %871 = fsub float %856, %870
  store float %871, ptr %855, align 4
  %872 = mul nsw i64 %854, %451
  %873 = getelementptr float, ptr %708, i64 %872
  br label %888

874:
  %875 = phi i64 [ %857, %859 ], [ %883, %._crit_edge183 ]
  %876 = phi float [ %856, %859 ], [ %882, %._crit_edge183 ]
  %877 = getelementptr float, ptr %861, i64 %875
  %878 = load float, ptr %877, align 4
  %879 = getelementptr float, ptr %847, i64 %875
  %880 = load float, ptr %879, align 4
  %881 = fmul float %878, %880
  %882 = fadd float %876, %881
  %883 = add nsw i64 %875, 1
  %884 = icmp slt i64 %883, %451
  br i1 %884, label %._crit_edge183, label %867

._crit_edge183:
  br label %874

.loopexit12:
  br label %885

885:
  %886 = add nuw nsw i64 %852, 1
  %887 = icmp eq i64 %886, %450
  br i1 %887, label %.loopexit13, label %._crit_edge184

._crit_edge184:
  br label %851

888:
  %889 = phi i64 [ %857, %867 ], [ %896, %._crit_edge185 ]
  %890 = getelementptr float, ptr %873, i64 %889
  %891 = load float, ptr %890, align 4
  %892 = fmul float %870, %891
  %893 = getelementptr float, ptr %847, i64 %889
  %894 = load float, ptr %893, align 4
  %895 = fsub float %894, %892
  store float %895, ptr %893, align 4
  %896 = add nsw i64 %889, 1
  %897 = icmp slt i64 %896, %451
  br i1 %897, label %._crit_edge185, label %.loopexit12

._crit_edge185:
  br label %888

898:
  %899 = add nuw nsw i64 %839, 1
  %900 = icmp eq i64 %899, %478
  br i1 %900, label %842, label %._crit_edge186

._crit_edge186:
  br label %838

901:
  %902 = phi i64 [ %450, %838 ], [ %904, %._crit_edge187 ]
  %903 = getelementptr float, ptr %841, i64 %902
  store float 0.000000e+00, ptr %903, align 4
  %904 = add nsw i64 %902, 1
  %905 = icmp eq i64 %904, %451
  br i1 %905, label %898, label %._crit_edge187

._crit_edge187:
  br label %901

.loopexit10:
  br label %906

906:
  %907 = phi i64 [ 110, %816 ], [ 116, %._crit_edge177 ], [ 110, %._crit_edge173 ], [ 110, %._crit_edge174 ], [ 110, %.loopexit10 ]
  %908 = phi i32 [ %752, %816 ], [ 0, %._crit_edge177 ], [ %752, %._crit_edge173 ], [ %752, %._crit_edge174 ], [ %752, %.loopexit10 ]
  %909 = call i32 @irad_la_strsm(i64 108, i64 117, i64 %907, i64 110, i64 range(i64 -2147483648, 2147483648) %450, i64 range(i64 -2147483648, 2147483648) %478, ptr %708, i64 range(i64 -2147483648, 2147483648) %451, ptr %483, i64 range(i64 -2147483648, 2147483648) %477)
  br label %910

.loopexit15:
  br label %910

910:
  %911 = phi i32 [ %908, %906 ], [ %747, %._crit_edge176 ], [ 0, %._crit_edge180 ], [ 0, %._crit_edge179 ], [ 0, %.loopexit15 ]
  call void @free(ptr %732)
  br i1 %505, label %.preheader6, label %._crit_edge188

._crit_edge188:
  br label %929

.preheader6:
  br label %912

912:
  %913 = phi i64 [ %919, %._crit_edge190 ], [ 0, %.preheader6 ]
  br i1 %456, label %914, label %._crit_edge189

._crit_edge189:
  br label %918

914:
  %915 = getelementptr float, ptr %708, i64 %913
  %916 = mul nuw nsw i64 %913, %450
  %917 = getelementptr float, ptr %455, i64 %916
  br label %921

.loopexit5:
  br label %918

918:
  %919 = add nuw nsw i64 %913, 1
  %920 = icmp eq i64 %919, %451
  br i1 %920, label %.loopexit7, label %._crit_edge190

._crit_edge190:
  br label %912

921:
  %922 = phi i64 [ 0, %914 ], [ %927, %._crit_edge191 ]
  %923 = mul nuw nsw i64 %922, %451
  %924 = getelementptr float, ptr %915, i64 %923
  %925 = load float, ptr %924, align 4
  %926 = getelementptr float, ptr %917, i64 %922
  store float %925, ptr %926, align 4
  %927 = add nuw nsw i64 %922, 1
  %928 = icmp eq i64 %927, %450
  br i1 %928, label %.loopexit5, label %._crit_edge191

._crit_edge191:
  br label %921

.loopexit7:
  br label %929

.loopexit27:
  br label %929

929:
  %930 = phi ptr [ %527, %._crit_edge145 ], [ %527, %703 ], [ %708, %.loopexit7 ], [ %527, %._crit_edge148 ], [ %527, %._crit_edge150 ], [ %708, %._crit_edge188 ], [ %527, %.loopexit27 ]
  %931 = phi i32 [ %542, %._crit_edge145 ], [ %705, %703 ], [ %911, %.loopexit7 ], [ 0, %._crit_edge148 ], [ 0, %._crit_edge150 ], [ %911, %._crit_edge188 ], [ 0, %.loopexit27 ]
  call void @free(ptr %930)
  br i1 %456, label %.preheader3, label %._crit_edge192

._crit_edge192:
  br label %949

.preheader3:
  br label %932

932:
  %933 = phi i64 [ %939, %._crit_edge194 ], [ 0, %.preheader3 ]
  br i1 %505, label %934, label %._crit_edge193

._crit_edge193:
  br label %938

934:
  %935 = getelementptr float, ptr %455, i64 %933
  %936 = mul nsw i64 %933, %11
  %937 = getelementptr float, ptr %5, i64 %936
  br label %941

.loopexit2:
  br label %938

938:
  %939 = add nuw nsw i64 %933, 1
  %940 = icmp eq i64 %939, %450
  br i1 %940, label %.loopexit4, label %._crit_edge194

._crit_edge194:
  br label %932

941:
  %942 = phi i64 [ 0, %934 ], [ %947, %._crit_edge195 ]
  %943 = mul nuw nsw i64 %942, %450
  %944 = getelementptr float, ptr %935, i64 %943
  %945 = load float, ptr %944, align 4
  %946 = getelementptr float, ptr %937, i64 %942
  store float %945, ptr %946, align 4
  %947 = add nuw nsw i64 %942, 1
  %948 = icmp eq i64 %947, %451
  br i1 %948, label %.loopexit2, label %._crit_edge195

._crit_edge195:
  br label %941

.loopexit4:
  br label %949

949:
  call void @free(ptr %455)
  br i1 %484, label %.preheader, label %._crit_edge196

._crit_edge196:
  br label %967

.preheader:
  br label %950

950:
  %951 = phi i64 [ %957, %._crit_edge198 ], [ 0, %.preheader ]
  br i1 %512, label %952, label %._crit_edge197

._crit_edge197:
  br label %956

952:
  %953 = getelementptr float, ptr %483, i64 %951
  %954 = mul nsw i64 %951, %479
  %955 = getelementptr float, ptr %7, i64 %954
  br label %959

.loopexit:
  br label %956

956:
  %957 = add nuw nsw i64 %951, 1
  %958 = icmp eq i64 %957, %477
  br i1 %958, label %.loopexit1, label %._crit_edge198

._crit_edge198:
  br label %950

959:
  %960 = phi i64 [ 0, %952 ], [ %965, %._crit_edge199 ]
  %961 = mul nuw nsw i64 %960, %477
  %962 = getelementptr float, ptr %953, i64 %961
  %963 = load float, ptr %962, align 4
  %964 = getelementptr float, ptr %955, i64 %960
  store float %963, ptr %964, align 4
  %965 = add nuw nsw i64 %960, 1
  %966 = icmp eq i64 %965, %478
  br i1 %966, label %.loopexit, label %._crit_edge199

._crit_edge199:
  br label %959

.loopexit1:
  br label %967

.loopexit36:
  br label %967

.loopexit56:
  br label %967

967:
  %968 = phi ptr [ %43, %._crit_edge74 ], [ %227, %._crit_edge117 ], [ %43, %219 ], [ %227, %.loopexit36 ], [ %43, %._crit_edge77 ], [ %43, %._crit_edge79 ], [ %483, %.loopexit1 ], [ %483, %._crit_edge196 ], [ %43, %.loopexit56 ]
  %969 = phi i32 [ %58, %._crit_edge74 ], [ %430, %._crit_edge117 ], [ %221, %219 ], [ %430, %.loopexit36 ], [ 0, %._crit_edge77 ], [ 0, %._crit_edge79 ], [ %931, %.loopexit1 ], [ %931, %._crit_edge196 ], [ 0, %.loopexit56 ]
  call void @free(ptr %968)
  ret i32 %969
}

declare i32 @irad_la_strsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_sgeqrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare float @llvm.fabs.f32(float)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)
