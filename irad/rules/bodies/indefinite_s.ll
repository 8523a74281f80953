define internal void @irad.body.ssytrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %14

11:
  %12 = load i32, ptr %1, align 4
  %13 = sitofp i32 %12 to float
  store float %13, ptr %5, align 4
  br label %22

14:
  %15 = load i8, ptr %0, align 1
  %16 = sext i8 %15 to i32
  %17 = load i32, ptr %1, align 4
  %18 = sext i32 %17 to i64
  %19 = load i32, ptr %3, align 4
  %20 = sext i32 %19 to i64
  %21 = call fastcc i32 @irad.body.indefinite_s.factor_indefinite(i32 %16, i64 %18, ptr %2, i64 %20, ptr %4, i64 4)
  store i32 %21, ptr %7, align 4
  br label %22

22:
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.indefinite_s.factor_indefinite(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5) unnamed_addr {
  %7 = alloca i32, align 4
  %8 = and i32 %0, -33
  %9 = icmp eq i32 %8, 85
  %10 = zext i1 %9 to i32
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %12, label %._crit_edge

._crit_edge:
  br label %21

12:
  %13 = add nuw i64 %1, 4611686018427387903
  %14 = mul i64 %3, %13
  %15 = add i64 %14, %1
  %16 = shl i64 %15, 2
  call void @__irad_float(ptr %2, i64 %16)
  %17 = mul nuw nsw i64 %5, %1
  call void @__irad_integer(ptr %4, i64 %17)
  %18 = add nsw i64 %1, -1
  %19 = icmp eq i64 %5, 8
  %20 = add i64 %3, 1
  br label %23

.loopexit2:
  %.lcssa = phi i32 [ %249, %248 ]
  br label %21

21:
  %22 = phi i32 [ 0, %._crit_edge ], [ %.lcssa, %.loopexit2 ]
  ret i32 %22

23:
  %24 = phi i32 [ 0, %12 ], [ %249, %._crit_edge14 ]
  %25 = phi i64 [ %18, %12 ], [ %250, %._crit_edge14 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %26 = call fastcc i64 @irad.body.indefinite_s.chosen(i32 %10, i64 %1, ptr %2, i64 %3, i64 %25, ptr %7)
  %27 = load i32, ptr %7, align 4
  %28 = add nsw i32 %27, 1
  %29 = sext i32 %28 to i64
  %30 = icmp slt i64 %26, 0
  br i1 %30, label %31, label %48

31:
  %32 = icmp eq i32 %24, 0
  %33 = sub nsw i64 %18, %25
  %34 = select i1 %9, i64 %25, i64 %33
  %35 = trunc i64 %34 to i32
  %36 = add nsw i32 %35, 1
  %37 = select i1 %32, i32 %36, i32 %24
  %38 = xor i64 %25, -1
  %39 = add i64 %1, %38
  %40 = select i1 %9, i64 %25, i64 %39
  br i1 %19, label %41, label %44

41:
  %42 = add nsw i64 %40, 1
  %43 = getelementptr inbounds i64, ptr %4, i64 %40
  store i64 %42, ptr %43, align 8
  br label %248

44:
  %45 = trunc i64 %40 to i32
  %46 = add nsw i32 %45, 1
  %47 = getelementptr inbounds i32, ptr %4, i64 %40
  store i32 %46, ptr %47, align 4
  br label %248

48:
  %49 = sext i32 %27 to i64
  %50 = sub nsw i64 %25, %49
  %51 = icmp eq i64 %26, %50
  br i1 %51, label %._crit_edge3, label %52

._crit_edge3:
  br label %53

52:
  call fastcc void @irad.body.indefinite_s.exchange_rows(i32 %10, i64 %1, ptr %2, i64 %3, i64 %26, i64 %50, i64 %25)
  br label %53

53:
  %54 = xor i64 %26, -1
  %55 = add nsw i64 %1, %54
  %56 = select i1 %9, i64 %26, i64 %55
  %57 = xor i64 %25, -1
  %58 = add i64 %1, %57
  %59 = select i1 %9, i64 %25, i64 %58
  %60 = icmp eq i32 %27, 0
  %61 = sub i64 -2, %56
  %62 = select i1 %60, i64 %56, i64 %61
  br i1 %19, label %63, label %66

63:
  %64 = add nsw i64 %62, 1
  %65 = getelementptr inbounds i64, ptr %4, i64 %59
  store i64 %64, ptr %65, align 8
  br i1 %60, label %._crit_edge4, label %70

._crit_edge4:
  br label %187

66:
  %67 = trunc i64 %62 to i32
  %68 = add nsw i32 %67, 1
  %69 = getelementptr inbounds i32, ptr %4, i64 %59
  store i32 %68, ptr %69, align 4
  br i1 %60, label %._crit_edge5, label %76

._crit_edge5:
  br label %187

70:
  %71 = add nsw i64 %25, -1
  %72 = sub i64 %1, %25
  %73 = select i1 %9, i64 %71, i64 %72
  %74 = xor i64 %56, -1
  %75 = getelementptr inbounds i64, ptr %4, i64 %73
  store i64 %74, ptr %75, align 8
  br label %83

76:
  %77 = add nsw i64 %25, -1
  %78 = sub i64 %1, %25
  %79 = select i1 %9, i64 %77, i64 %78
  %80 = trunc i64 %61 to i32
  %81 = add nsw i32 %80, 1
  %82 = getelementptr inbounds i32, ptr %4, i64 %79
  store i32 %81, ptr %82, align 4
  br label %83

83:
  %84 = phi i64 [ %71, %70 ], [ %77, %76 ]
  %85 = sub i64 %1, %25
  %86 = sub nsw i64 %18, %25
  %87 = select i1 %9, i64 %25, i64 %86
  %88 = select i1 %9, i64 %84, i64 %85
  %89 = mul nsw i64 %87, %3
  %90 = getelementptr float, ptr %2, i64 %88
  %91 = getelementptr float, ptr %90, i64 %89
  %92 = load float, ptr %91, align 4
  %93 = mul i64 %88, %20
  %94 = getelementptr inbounds float, ptr %2, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fdiv float %95, %92
  %97 = mul i64 %87, %20
  %98 = getelementptr inbounds float, ptr %2, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fdiv float %99, %92
  %101 = fmul float %96, %100
  %102 = fadd float %101, -1.000000e+00
  %103 = fdiv float 1.000000e+00, %102
  %104 = icmp sgt i64 %25, 1
  br i1 %104, label %105, label %._crit_edge6

._crit_edge6:
  br label %248

105:
  %106 = add nsw i64 %25, -2
  %107 = sub nsw i64 2, %25
  %108 = sub nsw i64 %1, %25
  %109 = mul nsw i64 %108, %3
  %110 = getelementptr float, ptr %2, i64 %109
  %111 = sub nsw i64 %18, %25
  %112 = mul nsw i64 %111, %3
  %113 = add i64 %112, %18
  %114 = mul nsw i64 %84, %3
  %115 = getelementptr float, ptr %2, i64 %114
  %116 = mul nsw i64 %25, %3
  %117 = getelementptr float, ptr %2, i64 %112
  %118 = getelementptr float, ptr %2, i64 %116
  %119 = add i64 %109, %18
  br label %120

120:
  %121 = phi i64 [ %107, %105 ], [ %185, %._crit_edge9 ]
  %122 = phi i64 [ %106, %105 ], [ %184, %._crit_edge9 ]
  %123 = getelementptr float, ptr %115, i64 %122
  %124 = add nsw i64 %122, %116
  %125 = sub nsw i64 %18, %122
  %126 = getelementptr float, ptr %110, i64 %125
  %127 = add i64 %113, %121
  %128 = select i1 %9, ptr %123, ptr %126
  %129 = select i1 %9, i64 %124, i64 %127
  %130 = load float, ptr %128, align 4
  %131 = getelementptr inbounds float, ptr %2, i64 %129
  %132 = load float, ptr %131, align 4
  %133 = fmul float %100, %130
  %134 = fsub float %133, %132
  %135 = fmul float %103, %134
  %136 = fdiv float %135, %92
  %137 = fmul float %96, %132
  %138 = fsub float %137, %130
  %139 = fmul float %103, %138
  %140 = fdiv float %139, %92
  %141 = mul nsw i64 %125, %3
  %142 = add i64 %141, %18
  %143 = mul nsw i64 %122, %3
  %144 = getelementptr float, ptr %2, i64 %143
  br label %145

145:
  %146 = phi i64 [ %122, %120 ], [ %160, %159 ]
  br i1 %9, label %147, label %161

147:
  %148 = getelementptr float, ptr %118, i64 %146
  %149 = load float, ptr %148, align 4
  %150 = fmul float %140, %149
  %151 = getelementptr float, ptr %115, i64 %146
  %152 = load float, ptr %151, align 4
  %153 = fmul float %136, %152
  %154 = fadd float %150, %153
  %155 = getelementptr float, ptr %144, i64 %146
  %156 = load float, ptr %155, align 4
  %157 = fsub float %156, %154
  store float %157, ptr %155, align 4
  %158 = icmp sgt i64 %146, 0
  br i1 %158, label %._crit_edge7, label %175

._crit_edge7:
  br label %159

159:
  %160 = add nsw i64 %146, -1
  br label %145

161:
  %162 = sub nsw i64 %18, %146
  %163 = getelementptr float, ptr %117, i64 %162
  %164 = load float, ptr %163, align 4
  %165 = fmul float %140, %164
  %166 = getelementptr float, ptr %110, i64 %162
  %167 = load float, ptr %166, align 4
  %168 = fmul float %136, %167
  %169 = fadd float %165, %168
  %170 = sub i64 %142, %146
  %171 = getelementptr inbounds float, ptr %2, i64 %170
  %172 = load float, ptr %171, align 4
  %173 = fsub float %172, %169
  store float %173, ptr %171, align 4
  %174 = icmp sgt i64 %146, 0
  br i1 %174, label %._crit_edge8, label %178

._crit_edge8:
  br label %159

175:
  %176 = getelementptr float, ptr %118, i64 %122
  store float %140, ptr %176, align 4
  %177 = add nsw i64 %122, %114
  br label %181

178:
  %179 = getelementptr float, ptr %117, i64 %125
  store float %140, ptr %179, align 4
  %180 = add i64 %119, %121
  br label %181

181:
  %182 = phi i64 [ %177, %175 ], [ %180, %178 ]
  %183 = getelementptr inbounds float, ptr %2, i64 %182
  store float %136, ptr %183, align 4
  %184 = add nsw i64 %122, -1
  %185 = sub nsw i64 1, %122
  %186 = icmp sgt i64 %122, 0
  br i1 %186, label %._crit_edge9, label %.loopexit1

._crit_edge9:
  br label %120

187:
  %188 = sub nsw i64 %18, %25
  %189 = select i1 %9, i64 %25, i64 %188
  %190 = mul i64 %189, %20
  %191 = getelementptr inbounds float, ptr %2, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = fdiv float 1.000000e+00, %192
  %194 = icmp eq i64 %25, 0
  br i1 %194, label %._crit_edge10, label %195

._crit_edge10:
  br label %248

195:
  %196 = sub nsw i64 %18, %25
  %197 = mul nsw i64 %196, %3
  %198 = add i64 %197, %1
  %199 = mul nsw i64 %25, %3
  %200 = getelementptr float, ptr %2, i64 %197
  %201 = getelementptr float, ptr %2, i64 %199
  br label %209

202:
  %203 = icmp samesign ugt i64 %210, 1
  br i1 %203, label %._crit_edge11, label %204

._crit_edge11:
  br label %209

204:
  %205 = sub nsw i64 %18, %25
  %206 = mul nsw i64 %205, %3
  %207 = add i64 %206, %18
  %208 = mul nsw i64 %25, %3
  br label %238

209:
  %210 = phi i64 [ %25, %195 ], [ %211, %._crit_edge11 ]
  %211 = add nsw i64 %210, -1
  %212 = add nsw i64 %211, %199
  %213 = sub i64 %198, %210
  %214 = select i1 %9, i64 %212, i64 %213
  %215 = getelementptr inbounds float, ptr %2, i64 %214
  %216 = load float, ptr %215, align 4
  %217 = fmul float %193, %216
  %218 = sub nsw i64 %1, %210
  %219 = mul nsw i64 %218, %3
  %220 = add i64 %219, %18
  %221 = mul nsw i64 %211, %3
  br label %222

222:
  %223 = phi i64 [ 0, %209 ], [ %236, %._crit_edge12 ]
  %224 = getelementptr float, ptr %201, i64 %223
  %225 = add nsw i64 %223, %221
  %226 = sub nsw i64 %18, %223
  %227 = getelementptr float, ptr %200, i64 %226
  %228 = sub i64 %220, %223
  %229 = select i1 %9, ptr %224, ptr %227
  %230 = select i1 %9, i64 %225, i64 %228
  %231 = load float, ptr %229, align 4
  %232 = fmul float %217, %231
  %233 = getelementptr inbounds float, ptr %2, i64 %230
  %234 = load float, ptr %233, align 4
  %235 = fsub float %234, %232
  store float %235, ptr %233, align 4
  %236 = add nuw nsw i64 %223, 1
  %237 = icmp eq i64 %236, %210
  br i1 %237, label %202, label %._crit_edge12

._crit_edge12:
  br label %222

238:
  %239 = phi i64 [ 0, %204 ], [ %246, %._crit_edge13 ]
  %240 = add nsw i64 %239, %208
  %241 = sub i64 %207, %239
  %242 = select i1 %9, i64 %240, i64 %241
  %243 = getelementptr inbounds float, ptr %2, i64 %242
  %244 = load float, ptr %243, align 4
  %245 = fmul float %193, %244
  store float %245, ptr %243, align 4
  %246 = add nuw nsw i64 %239, 1
  %247 = icmp eq i64 %246, %25
  br i1 %247, label %.loopexit, label %._crit_edge13

._crit_edge13:
  br label %238

.loopexit:
  br label %248

.loopexit1:
  br label %248

248:
  %249 = phi i32 [ %24, %.loopexit ], [ %37, %44 ], [ %37, %41 ], [ %24, %._crit_edge6 ], [ %24, %._crit_edge10 ], [ %24, %.loopexit1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %250 = sub nsw i64 %25, %29
  %251 = icmp sgt i64 %250, -1
  br i1 %251, label %._crit_edge14, label %.loopexit2

._crit_edge14:
  br label %23
}

define internal void @irad.body.ssytrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  call fastcc void @irad.body.indefinite_s.solve_factored_indefinite(i32 %11, i64 %13, i64 %15, ptr %3, i64 %17, ptr %5, i64 4, ptr %6, i64 %19)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.indefinite_s.solve_factored_indefinite(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6, ptr %7, i64 %8) unnamed_addr {
  %10 = and i32 %0, -33
  %11 = icmp eq i32 %10, 85
  %12 = icmp sgt i64 %1, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %26

13:
  %14 = add nuw i64 %1, 4611686018427387903
  %15 = mul i64 %4, %14
  %16 = add i64 %15, %1
  %17 = shl i64 %16, 2
  call void @__irad_float(ptr %3, i64 %17)
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %._crit_edge6

._crit_edge6:
  br label %24

19:
  %20 = add nuw i64 %2, 4611686018427387903
  %21 = mul i64 %8, %20
  %22 = add i64 %21, %1
  %23 = shl i64 %22, 2
  call void @__irad_float(ptr %7, i64 %23)
  br label %24

24:
  %25 = mul nuw nsw i64 %6, %1
  call void @__irad_integer(ptr %5, i64 %25)
  br label %26

26:
  %27 = icmp sgt i64 %2, 0
  br i1 %27, label %28, label %._crit_edge7

._crit_edge7:
  br label %32

28:
  %29 = add nsw i64 %1, -1
  %30 = icmp eq i64 %6, 8
  %31 = add i64 %4, 1
  br label %33

.loopexit5:
  br label %32

32:
  ret void

33:
  %34 = phi i64 [ 0, %28 ], [ %181, %._crit_edge12 ]
  %35 = mul nsw i64 %34, %8
  %36 = getelementptr inbounds float, ptr %7, i64 %35
  br i1 %12, label %.preheader4, label %._crit_edge8

._crit_edge8:
  br label %180

.preheader4:
  br label %37

37:
  %38 = phi i64 [ %178, %._crit_edge11 ], [ %29, %.preheader4 ]
  %39 = xor i64 %38, -1
  %40 = add i64 %1, %39
  %41 = select i1 %11, i64 %38, i64 %40
  br i1 %30, label %42, label %45

42:
  %43 = getelementptr inbounds i64, ptr %5, i64 %41
  %44 = load i64, ptr %43, align 8
  br label %49

45:
  %46 = getelementptr inbounds i32, ptr %5, i64 %41
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  br label %49

49:
  %50 = phi i64 [ %44, %42 ], [ %48, %45 ]
  %51 = add nsw i64 %50, -1
  %52 = icmp slt i64 %50, 1
  %53 = lshr i64 %51, 63
  %54 = xor i64 %50, -1
  %55 = select i1 %52, i64 %54, i64 %51
  %56 = xor i64 %53, -1
  %57 = getelementptr inbounds float, ptr %36, i64 %55
  %58 = sub nsw i64 %38, %53
  %59 = sub i64 %29, %38
  %60 = add i64 %59, %53
  %61 = select i1 %11, i64 %58, i64 %60
  %62 = getelementptr inbounds float, ptr %36, i64 %61
  %63 = load float, ptr %57, align 4
  %64 = load float, ptr %62, align 4
  store float %64, ptr %57, align 4
  store float %63, ptr %62, align 4
  %65 = icmp sgt i64 %58, 0
  br i1 %65, label %66, label %._crit_edge9

._crit_edge9:
  br label %84

66:
  %67 = icmp sgt i64 %50, 0
  %68 = mul nsw i64 %59, %4
  %69 = getelementptr float, ptr %3, i64 %68
  %70 = getelementptr inbounds float, ptr %36, i64 %59
  %71 = sub i64 %1, %38
  %72 = mul nsw i64 %71, %4
  %73 = add i64 %72, %29
  %74 = mul nsw i64 %38, %4
  %75 = getelementptr float, ptr %3, i64 %74
  %76 = getelementptr inbounds nuw float, ptr %36, i64 %38
  %77 = add nsw i64 %38, -1
  %78 = mul nsw i64 %77, %4
  %79 = select i1 %11, i64 %77, i64 %71
  %80 = getelementptr inbounds float, ptr %36, i64 %79
  %81 = add i64 %68, %29
  %82 = select i1 %11, i64 %38, i64 %59
  %83 = getelementptr inbounds float, ptr %36, i64 %82
  br label %86

.loopexit2:
  br label %84

84:
  %85 = icmp sgt i64 %50, 0
  br i1 %85, label %168, label %129

86:
  %87 = phi i64 [ 0, %66 ], [ %127, %._crit_edge10 ]
  %88 = phi i64 [ 0, %66 ], [ %126, %._crit_edge10 ]
  br i1 %67, label %111, label %89

89:
  br i1 %11, label %90, label %96

90:
  %91 = getelementptr float, ptr %75, i64 %88
  %92 = load float, ptr %91, align 4
  %93 = load float, ptr %76, align 4
  %94 = fmul float %92, %93
  %95 = add nsw i64 %88, %78
  br label %103

96:
  %97 = sub nsw i64 %29, %88
  %98 = getelementptr float, ptr %69, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = load float, ptr %70, align 4
  %101 = fmul float %99, %100
  %102 = add i64 %73, %87
  br label %103

103:
  %104 = phi float [ %94, %90 ], [ %101, %96 ]
  %105 = phi i64 [ %95, %90 ], [ %102, %96 ]
  %106 = getelementptr inbounds float, ptr %3, i64 %105
  %107 = load float, ptr %106, align 4
  %108 = load float, ptr %80, align 4
  %109 = fmul float %107, %108
  %110 = fadd float %104, %109
  br label %119

111:
  %112 = add nsw i64 %88, %74
  %113 = add i64 %81, %87
  %114 = select i1 %11, i64 %112, i64 %113
  %115 = getelementptr inbounds float, ptr %3, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = load float, ptr %83, align 4
  %118 = fmul float %116, %117
  br label %119

119:
  %120 = phi float [ %110, %103 ], [ %118, %111 ]
  %121 = sub nsw i64 %29, %88
  %122 = select i1 %11, i64 %88, i64 %121
  %123 = getelementptr inbounds float, ptr %36, i64 %122
  %124 = load float, ptr %123, align 4
  %125 = fsub float %124, %120
  store float %125, ptr %123, align 4
  %126 = add nuw nsw i64 %88, 1
  %127 = xor i64 %88, -1
  %128 = icmp eq i64 %126, %58
  br i1 %128, label %.loopexit2, label %._crit_edge10

._crit_edge10:
  br label %86

129:
  br i1 %11, label %130, label %136

130:
  %131 = mul nsw i64 %38, %4
  %132 = getelementptr float, ptr %3, i64 %38
  %133 = getelementptr i8, ptr %132, i64 -4
  %134 = getelementptr float, ptr %133, i64 %131
  %135 = add nsw i64 %38, -1
  br label %141

136:
  %137 = sub i64 %1, %38
  %138 = mul nsw i64 %59, %4
  %139 = getelementptr float, ptr %3, i64 %137
  %140 = getelementptr float, ptr %139, i64 %138
  br label %141

141:
  %142 = phi i64 [ %137, %136 ], [ %135, %130 ]
  %143 = phi ptr [ %140, %136 ], [ %134, %130 ]
  %144 = phi i64 [ %59, %136 ], [ %38, %130 ]
  %145 = load float, ptr %143, align 4
  %146 = mul i64 %142, %31
  %147 = getelementptr inbounds float, ptr %3, i64 %146
  %148 = load float, ptr %147, align 4
  %149 = fdiv float %148, %145
  %150 = mul i64 %144, %31
  %151 = getelementptr inbounds float, ptr %3, i64 %150
  %152 = load float, ptr %151, align 4
  %153 = fdiv float %152, %145
  %154 = fmul float %149, %153
  %155 = fadd float %154, -1.000000e+00
  %156 = getelementptr inbounds float, ptr %36, i64 %142
  %157 = load float, ptr %156, align 4
  %158 = fdiv float %157, %145
  %159 = getelementptr inbounds float, ptr %36, i64 %144
  %160 = load float, ptr %159, align 4
  %161 = fdiv float %160, %145
  %162 = fmul float %153, %158
  %163 = fsub float %162, %161
  %164 = fdiv float %163, %155
  store float %164, ptr %156, align 4
  %165 = fmul float %149, %161
  %166 = fsub float %165, %158
  %167 = fdiv float %166, %155
  store float %167, ptr %159, align 4
  br label %177

168:
  %169 = select i1 %11, i64 %38, i64 %59
  %170 = getelementptr inbounds float, ptr %36, i64 %169
  %171 = load float, ptr %170, align 4
  %172 = select i1 %11, i64 %38, i64 %59
  %173 = mul i64 %172, %31
  %174 = getelementptr inbounds float, ptr %3, i64 %173
  %175 = load float, ptr %174, align 4
  %176 = fdiv float %171, %175
  store float %176, ptr %170, align 4
  br label %177

177:
  %178 = add nsw i64 %38, %56
  %179 = icmp sgt i64 %178, -1
  br i1 %179, label %._crit_edge11, label %.preheader

._crit_edge11:
  br label %37

.preheader:
  br label %183

.loopexit3:
  br label %180

180:
  %181 = add nuw nsw i64 %34, 1
  %182 = icmp eq i64 %181, %2
  br i1 %182, label %.loopexit5, label %._crit_edge12

._crit_edge12:
  br label %33

183:
  %184 = phi i64 [ %203, %._crit_edge14 ], [ 0, %.preheader ]
  %185 = xor i64 %184, -1
  %186 = add i64 %1, %185
  %187 = select i1 %11, i64 %184, i64 %186
  br i1 %30, label %188, label %191

188:
  %189 = getelementptr inbounds i64, ptr %5, i64 %187
  %190 = load i64, ptr %189, align 8
  br label %195

191:
  %192 = getelementptr inbounds i32, ptr %5, i64 %187
  %193 = load i32, ptr %192, align 4
  %194 = sext i32 %193 to i64
  br label %195

195:
  %196 = phi i64 [ %190, %188 ], [ %194, %191 ]
  %197 = add nsw i64 %196, -1
  %198 = icmp slt i64 %196, 1
  %199 = lshr i64 %197, 63
  %200 = xor i64 %196, -1
  %201 = select i1 %198, i64 %200, i64 %197
  %202 = add nuw nsw i64 %184, 1
  %203 = add nuw nsw i64 %202, %199
  %204 = icmp samesign ult i64 %184, %203
  br i1 %204, label %205, label %._crit_edge13

._crit_edge13:
  br label %207

205:
  %206 = icmp eq i64 %184, 0
  br label %215

.loopexit1:
  br label %207

207:
  %208 = getelementptr inbounds float, ptr %36, i64 %201
  %209 = sub nsw i64 %29, %184
  %210 = select i1 %11, i64 %184, i64 %209
  %211 = getelementptr inbounds float, ptr %36, i64 %210
  %212 = load float, ptr %208, align 4
  %213 = load float, ptr %211, align 4
  store float %213, ptr %208, align 4
  store float %212, ptr %211, align 4
  %214 = icmp slt i64 %203, %1
  br i1 %214, label %._crit_edge14, label %.loopexit3

._crit_edge14:
  br label %183

215:
  %216 = phi i64 [ %184, %205 ], [ %227, %._crit_edge16 ]
  %217 = sub nsw i64 %29, %216
  %218 = select i1 %11, i64 %216, i64 %217
  %219 = getelementptr inbounds float, ptr %36, i64 %218
  %220 = load float, ptr %219, align 4
  br i1 %206, label %._crit_edge15, label %221

._crit_edge15:
  br label %225

221:
  %222 = mul nsw i64 %217, %4
  %223 = add i64 %222, %29
  %224 = mul nsw i64 %216, %4
  br label %229

.loopexit:
  %.lcssa = phi float [ %242, %229 ]
  br label %225

225:
  %226 = phi float [ %220, %._crit_edge15 ], [ %.lcssa, %.loopexit ]
  store float %226, ptr %219, align 4
  %227 = add nuw nsw i64 %216, 1
  %228 = icmp eq i64 %227, %203
  br i1 %228, label %.loopexit1, label %._crit_edge16

._crit_edge16:
  br label %215

229:
  %230 = phi i64 [ 0, %221 ], [ %243, %._crit_edge17 ]
  %231 = phi float [ %220, %221 ], [ %242, %._crit_edge17 ]
  %232 = add nsw i64 %230, %224
  %233 = sub i64 %223, %230
  %234 = select i1 %11, i64 %232, i64 %233
  %235 = getelementptr inbounds float, ptr %3, i64 %234
  %236 = load float, ptr %235, align 4
  %237 = sub nsw i64 %29, %230
  %238 = select i1 %11, i64 %230, i64 %237
  %239 = getelementptr inbounds float, ptr %36, i64 %238
  %240 = load float, ptr %239, align 4
  %241 = fmul float %236, %240
  %242 = fsub float %231, %241
  %243 = add nuw nsw i64 %230, 1
  %244 = icmp eq i64 %243, %184
  br i1 %244, label %.loopexit, label %._crit_edge17

._crit_edge17:
  br label %229
}

define internal void @irad.body.ssytri(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = call fastcc i32 @irad.body.indefinite_s.invert_indefinite(i32 %9, i64 %11, ptr %2, i64 %13, ptr %4, i64 4)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.indefinite_s.invert_indefinite(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 range(i64 4, 9) %5) unnamed_addr {
  %7 = and i32 %0, -33
  %8 = icmp eq i32 %7, 85
  %9 = icmp sgt i64 %1, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %49

10:
  %11 = add nuw i64 %1, 4611686018427387903
  %12 = mul i64 %3, %11
  %13 = add i64 %12, %1
  %14 = shl i64 %13, 2
  call void @__irad_float(ptr %2, i64 %14)
  %15 = mul nuw nsw i64 %5, %1
  call void @__irad_integer(ptr %4, i64 %15)
  %16 = add nsw i64 %1, -1
  %17 = icmp eq i64 %5, 8
  %18 = add i64 %3, 1
  br label %19

19:
  %20 = phi i64 [ %16, %10 ], [ %42, %._crit_edge4 ]
  %21 = xor i64 %20, -1
  %22 = add i64 %1, %21
  %23 = select i1 %8, i64 %20, i64 %22
  br i1 %17, label %24, label %27

24:
  %25 = getelementptr inbounds i64, ptr %4, i64 %23
  %26 = load i64, ptr %25, align 8
  br label %31

27:
  %28 = getelementptr inbounds i32, ptr %4, i64 %23
  %29 = load i32, ptr %28, align 4
  %30 = sext i32 %29 to i64
  br label %31

31:
  %32 = phi i64 [ %26, %24 ], [ %30, %27 ]
  %33 = icmp sgt i64 %32, 0
  br i1 %33, label %34, label %._crit_edge2

._crit_edge2:
  br label %41

34:
  %35 = sub nuw nsw i64 %16, %20
  %36 = select i1 %8, i64 %20, i64 %35
  %37 = mul i64 %36, %18
  %38 = getelementptr inbounds float, ptr %2, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = fcmp oeq float %39, 0.000000e+00
  br i1 %40, label %44, label %._crit_edge3

._crit_edge3:
  br label %41

41:
  %42 = add nsw i64 %20, -1
  %43 = icmp slt i64 %20, 1
  br i1 %43, label %.loopexit1, label %._crit_edge4

._crit_edge4:
  br label %19

44:
  %.lcssa = phi i64 [ %20, %34 ]
  %45 = sub nsw i64 %16, %.lcssa
  %46 = select i1 %8, i64 %.lcssa, i64 %45
  %47 = trunc i64 %46 to i32
  %48 = add nsw i32 %47, 1
  br label %84

.loopexit1:
  br label %49

49:
  %50 = mul nsw i64 %1, %1
  %51 = call i64 @llvm.smax.i64(i64 %50, i64 1)
  %52 = call noalias ptr @calloc(i64 %51, i64 4)
  br i1 %9, label %53, label %55

53:
  %54 = add nuw i64 %1, 1
  br label %59

55:
  call fastcc void @irad.body.indefinite_s.solve_factored_indefinite(i32 %0, i64 %1, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %52, i64 1)
  br label %67

56:
  call fastcc void @irad.body.indefinite_s.solve_factored_indefinite(i32 %0, i64 %1, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr nonnull %52, i64 %1)
  %57 = shl i64 %3, 2
  %58 = shl i64 %1, 2
  br label %68

59:
  %60 = phi i64 [ 0, %53 ], [ %63, %._crit_edge5 ]
  %61 = mul i64 %60, %54
  %62 = getelementptr inbounds float, ptr %52, i64 %61
  store float 1.000000e+00, ptr %62, align 4
  %63 = add nuw nsw i64 %60, 1
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %56, label %._crit_edge5

._crit_edge5:
  br label %59

65:
  %66 = icmp eq i64 %71, %1
  br i1 %66, label %.loopexit, label %._crit_edge6

._crit_edge6:
  br label %68

.loopexit:
  br label %67

67:
  call void @free(ptr %52)
  br label %84

68:
  %69 = phi i64 [ %71, %._crit_edge6 ], [ 0, %56 ]
  %70 = select i1 %8, i64 0, i64 %69
  %71 = add nuw nsw i64 %69, 1
  %72 = select i1 %8, i64 %71, i64 %1
  %73 = icmp slt i64 %70, %72
  br i1 %73, label %74, label %._crit_edge7

._crit_edge7:
  br label %65

74:
  %75 = mul i64 %58, %69
  %76 = getelementptr i8, ptr %52, i64 %75
  %77 = mul i64 %57, %69
  %78 = getelementptr i8, ptr %2, i64 %77
  %79 = shl i64 %70, 2
  %80 = getelementptr i8, ptr %78, i64 %79
  %81 = getelementptr i8, ptr %76, i64 %79
  %82 = sub nsw i64 %72, %70
  %83 = shl i64 %82, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %80, ptr align 4 %81, i64 %83, i1 false)
  br label %65

84:
  %85 = phi i32 [ 0, %67 ], [ %48, %44 ]
  ret i32 %85
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_ssytrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @irad.body.indefinite_s.factor_indefinite(i32 %9, i64 %10, ptr %3, i64 %11, ptr %5, i64 4)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_s.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @irad.body.indefinite_s.factor_indefinite(i32 %20, i64 %14, ptr %19, i64 %21, ptr %5, i64 4)
  call fastcc void @irad.body.indefinite_s.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.LAPACKE_ssytrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %17, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  call fastcc void @irad.body.indefinite_s.solve_factored_indefinite(i32 %12, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %32

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %18, %18
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 2
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.indefinite_s.turn(i64 %18, i64 %18, ptr %4, i64 %19, ptr %23)
  %24 = sext i32 %3 to i64
  %25 = sext i32 %8 to i64
  %26 = mul nsw i64 %24, %18
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = shl i64 %27, 2
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.indefinite_s.turn(i64 %18, i64 %24, ptr %7, i64 %25, ptr %29)
  %30 = sext i8 %1 to i32
  %31 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.indefinite_s.solve_factored_indefinite(i32 %30, i64 %18, i64 %24, ptr %23, i64 %31, ptr %6, i64 4, ptr %29, i64 %31)
  call void @free(ptr %23)
  call fastcc void @irad.body.indefinite_s.put_back(i64 %18, i64 %24, ptr %29, ptr %7, i64 %25)
  call void @free(ptr %29)
  br label %32

32:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_ssytri(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @irad.body.indefinite_s.invert_indefinite(i32 %9, i64 %10, ptr %3, i64 %11, ptr %5, i64 4)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_s.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @irad.body.indefinite_s.invert_indefinite(i32 %20, i64 %14, ptr %19, i64 %21, ptr %5, i64 4)
  call fastcc void @irad.body.indefinite_s.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

define internal void @irad.body.ssytrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %14

11:
  %12 = load i64, ptr %1, align 8
  %13 = sitofp i64 %12 to float
  store float %13, ptr %5, align 4
  br label %21

14:
  %15 = load i8, ptr %0, align 1
  %16 = sext i8 %15 to i32
  %17 = load i64, ptr %1, align 8
  %18 = load i64, ptr %3, align 8
  %19 = call fastcc i32 @irad.body.indefinite_s.factor_indefinite(i32 %16, i64 %17, ptr %2, i64 %18, ptr %4, i64 8)
  %20 = sext i32 %19 to i64
  store i64 %20, ptr %7, align 8
  br label %21

21:
  ret void
}

define internal void @irad.body.ssytrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  call fastcc void @irad.body.indefinite_s.solve_factored_indefinite(i32 %11, i64 %12, i64 %13, ptr %3, i64 %14, ptr %5, i64 8, ptr %6, i64 %15)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.ssytri_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = call fastcc i32 @irad.body.indefinite_s.invert_indefinite(i32 %9, i64 %10, ptr %2, i64 %11, ptr %4, i64 8)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %6, align 8
  ret void
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_ssytrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.indefinite_s.factor_indefinite(i32 %9, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_s.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @irad.body.indefinite_s.factor_indefinite(i32 %16, i64 %2, ptr %15, i64 %17, ptr %5, i64 8)
  call fastcc void @irad.body.indefinite_s.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.LAPACKE_ssytrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.indefinite_s.solve_factored_indefinite(i32 %12, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %24

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.indefinite_s.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %17)
  %18 = mul nsw i64 %3, %2
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.indefinite_s.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.indefinite_s.solve_factored_indefinite(i32 %22, i64 %2, i64 %3, ptr %17, i64 %23, ptr %6, i64 8, ptr %21, i64 %23)
  call void @free(ptr %17)
  call fastcc void @irad.body.indefinite_s.put_back(i64 %2, i64 %3, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %24

24:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_ssytri_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.indefinite_s.invert_indefinite(i32 %9, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_s.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @irad.body.indefinite_s.invert_indefinite(i32 %16, i64 %2, ptr %15, i64 %17, ptr %5, i64 8)
  call fastcc void @irad.body.indefinite_s.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.indefinite_s.chosen(i32 range(i32 0, 2) %0, i64 %1, ptr readonly %2, i64 %3, i64 range(i64 0, -9223372036854775808) %4, ptr nonnull writeonly initializes((0, 4)) %5) unnamed_addr {
  %7 = icmp eq i32 %0, 0
  %8 = xor i64 %4, -1
  %9 = add i64 %1, %8
  %10 = select i1 %7, i64 %9, i64 %4
  %11 = add i64 %3, 1
  %12 = mul i64 %10, %11
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4
  %15 = call float @llvm.fabs.f32(float %14)
  %16 = fpext float %15 to double
  store i32 0, ptr %5, align 4
  %17 = icmp eq i64 %4, 0
  br i1 %17, label %._crit_edge, label %18

._crit_edge:
  br label %26

18:
  %19 = mul nsw i64 %4, %3
  %20 = getelementptr float, ptr %2, i64 %19
  %21 = add nsw i64 %1, -1
  %22 = sub nsw i64 %21, %4
  %23 = mul nsw i64 %22, %3
  %24 = getelementptr float, ptr %2, i64 %23
  %25 = add i64 %23, %21
  br label %32

.loopexit:
  %.lcssa10 = phi double [ %60, %59 ]
  %.lcssa9 = phi i64 [ %61, %59 ]
  br label %26

26:
  %27 = phi double [ 0.000000e+00, %._crit_edge ], [ %.lcssa10, %.loopexit ]
  %28 = phi i64 [ 0, %._crit_edge ], [ %.lcssa9, %.loopexit ]
  %29 = fcmp one float %14, 0.000000e+00
  %30 = fcmp ogt double %27, 0.000000e+00
  %31 = select i1 %29, i1 true, i1 %30
  br i1 %31, label %64, label %._crit_edge1

._crit_edge1:
  br label %120

32:
  %33 = phi i64 [ 0, %18 ], [ %62, %._crit_edge4 ]
  %34 = phi i64 [ 0, %18 ], [ %61, %._crit_edge4 ]
  %35 = phi double [ 0.000000e+00, %18 ], [ %60, %._crit_edge4 ]
  br i1 %7, label %36, label %43

36:
  %37 = sub nsw i64 %21, %33
  %38 = getelementptr float, ptr %24, i64 %37
  %39 = load float, ptr %38, align 4
  %40 = call float @llvm.fabs.f32(float %39)
  %41 = fpext float %40 to double
  %42 = fcmp ugt double %35, %41
  br i1 %42, label %._crit_edge2, label %51

._crit_edge2:
  br label %59

43:
  %44 = getelementptr float, ptr %20, i64 %33
  %45 = load float, ptr %44, align 4
  %46 = call float @llvm.fabs.f32(float %45)
  %47 = fpext float %46 to double
  %48 = fcmp olt double %35, %47
  br i1 %48, label %49, label %._crit_edge3

._crit_edge3:
  br label %59

49:
  %50 = add nsw i64 %33, %19
  br label %53

51:
  %52 = sub i64 %25, %33
  br label %53

53:
  %54 = phi i64 [ %50, %49 ], [ %52, %51 ]
  %55 = getelementptr inbounds float, ptr %2, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = call float @llvm.fabs.f32(float %56)
  %58 = fpext float %57 to double
  br label %59

59:
  %60 = phi double [ %58, %53 ], [ %35, %._crit_edge3 ], [ %35, %._crit_edge2 ]
  %61 = phi i64 [ %33, %53 ], [ %34, %._crit_edge3 ], [ %34, %._crit_edge2 ]
  %62 = add nuw nsw i64 %33, 1
  %63 = icmp eq i64 %62, %4
  br i1 %63, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %32

64:
  %65 = fmul double %27, 0x3FE47E0F66AFED07
  %66 = fcmp ugt double %65, %16
  br i1 %66, label %67, label %._crit_edge5

._crit_edge5:
  br label %120

67:
  %68 = add nsw i64 %1, -1
  %69 = sub i64 %68, %28
  %70 = mul nsw i64 %28, %3
  %71 = mul nsw i64 %69, %3
  %72 = add i64 %71, %68
  br label %77

73:
  %.lcssa = phi double [ %104, %103 ]
  %74 = fdiv double %27, %.lcssa
  %75 = fmul double %65, %74
  %76 = fcmp ugt double %75, %16
  br i1 %76, label %107, label %._crit_edge6

._crit_edge6:
  br label %120

77:
  %78 = phi i64 [ 0, %67 ], [ %105, %._crit_edge8 ]
  %79 = phi double [ 0.000000e+00, %67 ], [ %104, %._crit_edge8 ]
  %80 = icmp eq i64 %78, %28
  br i1 %80, label %._crit_edge7, label %81

._crit_edge7:
  br label %103

81:
  %82 = icmp samesign ult i64 %78, %28
  br i1 %82, label %83, label %87

83:
  %84 = add nsw i64 %78, %70
  %85 = sub i64 %72, %78
  %86 = select i1 %7, i64 %85, i64 %84
  br label %95

87:
  br i1 %7, label %91, label %88

88:
  %89 = mul nsw i64 %78, %3
  %90 = add nsw i64 %89, %28
  br label %95

91:
  %92 = sub nsw i64 %68, %78
  %93 = mul nsw i64 %92, %3
  %94 = add nsw i64 %69, %93
  br label %95

95:
  %96 = phi i64 [ %86, %83 ], [ %90, %88 ], [ %94, %91 ]
  %97 = getelementptr inbounds float, ptr %2, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = call float @llvm.fabs.f32(float %98)
  %100 = fpext float %99 to double
  %101 = fcmp olt double %79, %100
  %102 = select i1 %101, double %100, double %79
  br label %103

103:
  %104 = phi double [ %102, %95 ], [ %79, %._crit_edge7 ]
  %105 = add nuw i64 %78, 1
  %106 = icmp eq i64 %78, %4
  br i1 %106, label %73, label %._crit_edge8

._crit_edge8:
  br label %77

107:
  %108 = xor i64 %28, -1
  %109 = add i64 %1, %108
  %110 = select i1 %7, i64 %109, i64 %28
  %111 = add i64 %3, 1
  %112 = mul i64 %110, %111
  %113 = getelementptr inbounds float, ptr %2, i64 %112
  %114 = load float, ptr %113, align 4
  %115 = call float @llvm.fabs.f32(float %114)
  %116 = fpext float %115 to double
  %117 = fmul double %.lcssa, 0x3FE47E0F66AFED07
  %118 = fcmp ogt double %117, %116
  %119 = zext i1 %118 to i32
  store i32 %119, ptr %5, align 4
  br label %120

120:
  %121 = phi i64 [ -1, %._crit_edge1 ], [ %4, %._crit_edge5 ], [ %28, %107 ], [ %4, %._crit_edge6 ]
  ret i64 %121
}

define internal void @irad.body.indefinite_s.exchange_rows(i32 range(i32 0, 2) %0, i64 %1, ptr %2, i64 %3, i64 range(i64 0, -9223372036854775808) %4, i64 range(i64 -2147483647, -9223372036854775808) %5, i64 range(i64 0, -9223372036854775808) %6) unnamed_addr {
  %8 = icmp eq i64 %4, 0
  br i1 %8, label %._crit_edge, label %9

._crit_edge:
  br label %21

9:
  %10 = icmp eq i32 %0, 0
  %11 = mul nsw i64 %5, %3
  %12 = getelementptr float, ptr %2, i64 %11
  %13 = mul nsw i64 %4, %3
  %14 = add nsw i64 %1, -1
  %15 = sub nsw i64 %14, %5
  %16 = mul nsw i64 %15, %3
  %17 = getelementptr float, ptr %2, i64 %16
  %18 = sub nsw i64 %14, %4
  %19 = mul nsw i64 %18, %3
  %20 = add i64 %19, %14
  br label %35

.loopexit1:
  br label %21

21:
  %22 = add nuw nsw i64 %4, 1
  %23 = icmp slt i64 %22, %5
  br i1 %23, label %24, label %._crit_edge2

._crit_edge2:
  br label %72

24:
  %25 = icmp eq i32 %0, 0
  %26 = mul nsw i64 %5, %3
  %27 = getelementptr float, ptr %2, i64 %26
  %28 = getelementptr float, ptr %2, i64 %4
  %29 = add nsw i64 %1, -1
  %30 = sub nsw i64 %29, %5
  %31 = mul nsw i64 %30, %3
  %32 = getelementptr float, ptr %2, i64 %31
  %33 = sub i64 %29, %4
  %34 = getelementptr float, ptr %2, i64 %33
  br label %49

35:
  %36 = phi i64 [ 0, %9 ], [ %47, %._crit_edge3 ]
  %37 = getelementptr float, ptr %12, i64 %36
  %38 = add nsw i64 %36, %13
  %39 = sub nsw i64 %14, %36
  %40 = getelementptr float, ptr %17, i64 %39
  %41 = sub i64 %20, %36
  %42 = select i1 %10, ptr %40, ptr %37
  %43 = select i1 %10, i64 %41, i64 %38
  %44 = getelementptr inbounds float, ptr %2, i64 %43
  %45 = load float, ptr %42, align 4
  %46 = load float, ptr %44, align 4
  store float %46, ptr %42, align 4
  store float %45, ptr %44, align 4
  %47 = add nuw nsw i64 %36, 1
  %48 = icmp eq i64 %47, %4
  br i1 %48, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %35

49:
  %50 = phi i64 [ %22, %24 ], [ %70, %._crit_edge4 ]
  br i1 %25, label %58, label %51

51:
  %52 = getelementptr float, ptr %27, i64 %50
  %53 = load float, ptr %52, align 4
  %54 = mul nsw i64 %50, %3
  %55 = getelementptr float, ptr %28, i64 %54
  %56 = load float, ptr %55, align 4
  store float %56, ptr %52, align 4
  %57 = add nsw i64 %54, %4
  br label %66

58:
  %59 = sub nsw i64 %29, %50
  %60 = getelementptr float, ptr %32, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = mul nsw i64 %59, %3
  %63 = getelementptr float, ptr %34, i64 %62
  %64 = load float, ptr %63, align 4
  store float %64, ptr %60, align 4
  %65 = add nsw i64 %33, %62
  br label %66

66:
  %67 = phi float [ %53, %51 ], [ %61, %58 ]
  %68 = phi i64 [ %57, %51 ], [ %65, %58 ]
  %69 = getelementptr inbounds float, ptr %2, i64 %68
  store float %67, ptr %69, align 4
  %70 = add nuw nsw i64 %50, 1
  %71 = icmp eq i64 %70, %5
  br i1 %71, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %49

.loopexit:
  br label %72

72:
  %73 = icmp eq i32 %0, 0
  br i1 %73, label %74, label %87

74:
  %75 = xor i64 %4, -1
  %76 = add i64 %1, %75
  %77 = add i64 %3, 1
  %78 = mul i64 %76, %77
  %79 = getelementptr inbounds float, ptr %2, i64 %78
  %80 = xor i64 %5, -1
  %81 = add i64 %1, %80
  %82 = mul i64 %81, %77
  %83 = getelementptr inbounds float, ptr %2, i64 %82
  %84 = load float, ptr %79, align 4
  %85 = load float, ptr %83, align 4
  store float %85, ptr %79, align 4
  store float %84, ptr %83, align 4
  %86 = icmp slt i64 %5, %6
  br i1 %86, label %101, label %._crit_edge5

._crit_edge5:
  br label %116

87:
  %88 = add i64 %3, 1
  %89 = mul i64 %4, %88
  %90 = getelementptr inbounds float, ptr %2, i64 %89
  %91 = mul i64 %5, %88
  %92 = getelementptr inbounds float, ptr %2, i64 %91
  %93 = load float, ptr %90, align 4
  %94 = load float, ptr %92, align 4
  store float %94, ptr %90, align 4
  store float %93, ptr %92, align 4
  %95 = icmp slt i64 %5, %6
  br i1 %95, label %96, label %._crit_edge6

._crit_edge6:
  br label %116

96:
  %97 = mul nsw i64 %6, %3
  %98 = getelementptr float, ptr %2, i64 %5
  %99 = getelementptr float, ptr %98, i64 %97
  %100 = add nsw i64 %97, %4
  br label %110

101:
  %102 = add nsw i64 %1, -1
  %103 = sub nsw i64 %102, %5
  %104 = sub i64 %102, %4
  %105 = sub nsw i64 %102, %6
  %106 = mul nsw i64 %105, %3
  %107 = getelementptr float, ptr %2, i64 %103
  %108 = getelementptr float, ptr %107, i64 %106
  %109 = add nsw i64 %104, %106
  br label %110

110:
  %111 = phi ptr [ %99, %96 ], [ %108, %101 ]
  %112 = phi i64 [ %100, %96 ], [ %109, %101 ]
  %113 = getelementptr inbounds float, ptr %2, i64 %112
  %114 = load float, ptr %111, align 4
  %115 = load float, ptr %113, align 4
  store float %115, ptr %111, align 4
  store float %114, ptr %113, align 4
  br label %116

116:
  ret void
}

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.indefinite_s.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %._crit_edge

._crit_edge:
  br label %15

7:
  %8 = icmp sgt i64 %1, 0
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %17, %._crit_edge3 ]
  br i1 %8, label %11, label %._crit_edge2

._crit_edge2:
  br label %16

11:
  %12 = mul nsw i64 %10, %3
  %13 = getelementptr float, ptr %2, i64 %12
  %14 = getelementptr float, ptr %4, i64 %10
  br label %19

.loopexit1:
  br label %15

15:
  ret void

.loopexit:
  br label %16

16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %9

19:
  %20 = phi i64 [ 0, %11 ], [ %25, %._crit_edge4 ]
  %21 = getelementptr float, ptr %13, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = mul nuw nsw i64 %20, %0
  %24 = getelementptr float, ptr %14, i64 %23
  store float %22, ptr %24, align 4
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

define internal void @irad.body.indefinite_s.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
  %6 = icmp sgt i64 %0, 0
  br i1 %6, label %7, label %._crit_edge

._crit_edge:
  br label %15

7:
  %8 = icmp sgt i64 %1, 0
  br label %9

9:
  %10 = phi i64 [ 0, %7 ], [ %17, %._crit_edge3 ]
  br i1 %8, label %11, label %._crit_edge2

._crit_edge2:
  br label %16

11:
  %12 = getelementptr float, ptr %2, i64 %10
  %13 = mul nsw i64 %10, %4
  %14 = getelementptr float, ptr %3, i64 %13
  br label %19

.loopexit1:
  br label %15

15:
  ret void

.loopexit:
  br label %16

16:
  %17 = add nuw nsw i64 %10, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %9

19:
  %20 = phi i64 [ 0, %11 ], [ %25, %._crit_edge4 ]
  %21 = mul nuw nsw i64 %20, %0
  %22 = getelementptr float, ptr %12, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr float, ptr %14, i64 %20
  store float %23, ptr %24, align 4
  %25 = add nuw nsw i64 %20, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

declare i64 @llvm.smax.i64(i64, i64)

declare float @llvm.fabs.f32(float)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
