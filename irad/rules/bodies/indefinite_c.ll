define internal void @irad.body.csytrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i32, ptr %1, align 4
  %13 = sitofp i32 %12 to float
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %13, ptr %5, align 4
  store float 0.000000e+00, ptr %14, align 4
  br label %23

15:
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = call fastcc i32 @factor_indefinite.specialized.2(i32 %17, i64 %19, ptr %2, i64 %21, ptr %4)
  store i32 %22, ptr %7, align 4
  br label %23

23:
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.indefinite_c.factor_indefinite(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6) unnamed_addr {
  %8 = alloca i32, align 4
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 85
  %11 = zext i1 %10 to i32
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %24

13:
  %14 = add nuw i64 %2, 2305843009213693951
  %15 = mul i64 %4, %14
  %16 = add i64 %15, %2
  %17 = shl i64 %16, 3
  call void @__irad_float(ptr %3, i64 %17)
  %18 = mul nuw nsw i64 %6, %2
  call void @__irad_integer(ptr %5, i64 %18)
  %19 = add nsw i64 %2, -1
  %20 = sub nsw i64 1, %2
  %21 = icmp eq i32 %1, 0
  %22 = add i64 %4, 1
  %23 = icmp eq i64 %6, 8
  br label %26

.loopexit2:
  %.lcssa = phi i32 [ %495, %494 ]
  br label %24

24:
  %25 = phi i32 [ 0, %._crit_edge ], [ %.lcssa, %.loopexit2 ]
  ret i32 %25

26:
  %27 = phi i64 [ %20, %13 ], [ %497, %._crit_edge18 ]
  %28 = phi i32 [ 0, %13 ], [ %495, %._crit_edge18 ]
  %29 = phi i64 [ %19, %13 ], [ %496, %._crit_edge18 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %30 = call fastcc i64 @irad.body.indefinite_c.chosen(i32 %11, i32 %1, i64 %2, ptr %3, i64 %4, i64 %29, ptr %8)
  %31 = load i32, ptr %8, align 4
  %32 = add nsw i32 %31, 1
  %33 = sext i32 %32 to i64
  br i1 %21, label %._crit_edge3, label %34

._crit_edge3:
  br label %40

34:
  %35 = sub nsw i64 %19, %29
  %36 = select i1 %10, i64 %29, i64 %35
  %37 = mul i64 %36, %22
  %38 = getelementptr inbounds { float, float }, ptr %3, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  store float 0.000000e+00, ptr %39, align 4
  br label %40

40:
  %41 = icmp slt i64 %30, 0
  br i1 %41, label %42, label %59

42:
  %43 = icmp eq i32 %28, 0
  %44 = sub nsw i64 %19, %29
  %45 = select i1 %10, i64 %29, i64 %44
  %46 = trunc i64 %45 to i32
  %47 = add nsw i32 %46, 1
  %48 = select i1 %43, i32 %47, i32 %28
  %49 = xor i64 %29, -1
  %50 = add i64 %2, %49
  %51 = select i1 %10, i64 %29, i64 %50
  br i1 %23, label %52, label %55

52:
  %53 = add nsw i64 %51, 1
  %54 = getelementptr inbounds i64, ptr %5, i64 %51
  store i64 %53, ptr %54, align 8
  br label %494

55:
  %56 = trunc i64 %51 to i32
  %57 = add nsw i32 %56, 1
  %58 = getelementptr inbounds i32, ptr %5, i64 %51
  store i32 %57, ptr %58, align 4
  br label %494

59:
  %60 = sext i32 %31 to i64
  %61 = sub nsw i64 %29, %60
  %62 = icmp eq i64 %30, %61
  br i1 %62, label %._crit_edge4, label %63

._crit_edge4:
  br label %64

63:
  call fastcc void @irad.body.indefinite_c.exchange_rows(i32 %11, i32 %1, i64 %2, ptr %3, i64 %4, i64 %30, i64 %61, i64 %29)
  br label %64

64:
  %65 = xor i64 %30, -1
  %66 = add nsw i64 %2, %65
  %67 = select i1 %10, i64 %30, i64 %66
  %68 = xor i64 %29, -1
  %69 = add i64 %2, %68
  %70 = select i1 %10, i64 %29, i64 %69
  %71 = icmp eq i32 %31, 0
  %72 = sub i64 -2, %67
  %73 = select i1 %71, i64 %67, i64 %72
  br i1 %23, label %74, label %77

74:
  %75 = add nsw i64 %73, 1
  %76 = getelementptr inbounds i64, ptr %5, i64 %70
  store i64 %75, ptr %76, align 8
  br label %81

77:
  %78 = trunc i64 %73 to i32
  %79 = add nsw i32 %78, 1
  %80 = getelementptr inbounds i32, ptr %5, i64 %70
  store i32 %79, ptr %80, align 4
  br label %81

81:
  br i1 %21, label %._crit_edge5, label %82

._crit_edge5:
  br label %89

82:
  %83 = add i64 %27, %19
  %84 = add i64 %83, %60
  %85 = select i1 %10, i64 %61, i64 %84
  %86 = mul i64 %85, %22
  %87 = getelementptr inbounds { float, float }, ptr %3, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 4
  store float 0.000000e+00, ptr %88, align 4
  br label %89

89:
  br i1 %71, label %374, label %90

90:
  %91 = add nsw i64 %29, -1
  %92 = sub i64 %2, %29
  %93 = select i1 %10, i64 %91, i64 %92
  br i1 %23, label %94, label %97

94:
  %95 = xor i64 %67, -1
  %96 = getelementptr inbounds i64, ptr %5, i64 %93
  store i64 %95, ptr %96, align 8
  br label %101

97:
  %98 = trunc i64 %72 to i32
  %99 = add nsw i32 %98, 1
  %100 = getelementptr inbounds i32, ptr %5, i64 %93
  store i32 %99, ptr %100, align 4
  br label %101

101:
  %102 = sub nsw i64 %19, %29
  %103 = select i1 %10, i64 %29, i64 %102
  %104 = select i1 %10, i64 %91, i64 %92
  %105 = mul nsw i64 %103, %4
  %106 = getelementptr { float, float }, ptr %3, i64 %104
  %107 = getelementptr { float, float }, ptr %106, i64 %105
  %108 = mul i64 %104, %22
  %109 = load float, ptr %107, align 4
  %110 = getelementptr inbounds nuw i8, ptr %107, i64 4
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds { float, float }, ptr %3, i64 %108
  %113 = load float, ptr %112, align 4
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %115 = load float, ptr %114, align 4
  %116 = call float @llvm.fabs.f32(float %109)
  %117 = call float @llvm.fabs.f32(float %111)
  %118 = fcmp ugt float %116, %117
  br i1 %118, label %119, label %129

119:
  %120 = fdiv float %111, %109
  %121 = fmul float %111, %120
  %122 = fadd float %109, %121
  %123 = fmul float %120, %115
  %124 = fadd float %113, %123
  %125 = fdiv float %124, %122
  %126 = fmul float %113, %120
  %127 = fsub float %115, %126
  %128 = fdiv float %127, %122
  br label %139

129:
  %130 = fdiv float %109, %111
  %131 = fmul float %109, %130
  %132 = fadd float %111, %131
  %133 = fmul float %113, %130
  %134 = fadd float %133, %115
  %135 = fdiv float %134, %132
  %136 = fmul float %130, %115
  %137 = fsub float %136, %113
  %138 = fdiv float %137, %132
  br label %139

139:
  %140 = phi float [ %125, %119 ], [ %135, %129 ]
  %141 = phi float [ %128, %119 ], [ %138, %129 ]
  %142 = sub nsw i64 %19, %29
  %143 = select i1 %10, i64 %29, i64 %142
  %144 = mul i64 %143, %22
  %145 = getelementptr inbounds { float, float }, ptr %3, i64 %144
  %146 = load float, ptr %145, align 4
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 4
  %148 = load float, ptr %147, align 4
  %149 = fneg float %111
  %150 = select i1 %21, float %111, float %149
  br i1 %118, label %151, label %161

151:
  %152 = fdiv float %150, %109
  %153 = fmul float %150, %152
  %154 = fadd float %109, %153
  %155 = fmul float %152, %148
  %156 = fadd float %146, %155
  %157 = fdiv float %156, %154
  %158 = fmul float %152, %146
  %159 = fsub float %148, %158
  %160 = fdiv float %159, %154
  br label %171

161:
  %162 = fdiv float %109, %150
  %163 = fmul float %109, %162
  %164 = fadd float %150, %163
  %165 = fmul float %162, %146
  %166 = fadd float %165, %148
  %167 = fdiv float %166, %164
  %168 = fmul float %162, %148
  %169 = fsub float %168, %146
  %170 = fdiv float %169, %164
  br label %171

171:
  %172 = phi float [ %157, %151 ], [ %167, %161 ]
  %173 = phi float [ %160, %151 ], [ %170, %161 ]
  %174 = fmul float %140, %172
  %175 = fmul float %141, %173
  %176 = fmul float %141, %172
  %177 = fmul float %140, %173
  %178 = fsub float %174, %175
  %179 = fadd float %176, %177
  %180 = fadd float %178, -1.000000e+00
  %181 = call float @llvm.fabs.f32(float %180)
  %182 = call float @llvm.fabs.f32(float %179)
  %183 = fcmp ugt float %181, %182
  br i1 %183, label %184, label %193

184:
  %185 = fdiv float %179, %180
  %186 = fmul float %179, %185
  %187 = fadd float %180, %186
  %188 = fmul float %185, 0.000000e+00
  %189 = fadd float %188, 1.000000e+00
  %190 = fdiv float %189, %187
  %191 = fsub float 0.000000e+00, %185
  %192 = fdiv float %191, %187
  br label %202

193:
  %194 = fdiv float %180, %179
  %195 = fmul float %180, %194
  %196 = fadd float %179, %195
  %197 = fadd float %194, 0.000000e+00
  %198 = fdiv float %197, %196
  %199 = fmul float %194, 0.000000e+00
  %200 = fadd float %199, -1.000000e+00
  %201 = fdiv float %200, %196
  br label %202

202:
  %203 = phi float [ %190, %184 ], [ %198, %193 ]
  %204 = phi float [ %192, %184 ], [ %201, %193 ]
  %205 = icmp sgt i64 %29, 1
  br i1 %205, label %206, label %._crit_edge6

._crit_edge6:
  br label %494

206:
  %207 = add nsw i64 %29, -2
  %208 = mul nsw i64 %92, %4
  %209 = getelementptr { float, float }, ptr %3, i64 %208
  %210 = sub nsw i64 %19, %29
  %211 = mul nsw i64 %210, %4
  %212 = add i64 %211, %19
  %213 = mul nsw i64 %91, %4
  %214 = getelementptr { float, float }, ptr %3, i64 %213
  %215 = mul nsw i64 %29, %4
  %216 = fdiv float %109, %111
  %217 = fmul float %109, %216
  %218 = fadd float %111, %217
  %219 = fdiv float %111, %109
  %220 = fmul float %111, %219
  %221 = fadd float %109, %220
  %222 = fdiv float %109, %150
  %223 = fmul float %109, %222
  %224 = fadd float %150, %223
  %225 = fdiv float %150, %109
  %226 = fmul float %150, %225
  %227 = fadd float %109, %226
  %228 = add i64 %208, %19
  %229 = getelementptr { float, float }, ptr %3, i64 %211
  %230 = getelementptr { float, float }, ptr %3, i64 %215
  br label %231

231:
  %232 = phi i64 [ %207, %206 ], [ %372, %._crit_edge12 ]
  %233 = getelementptr { float, float }, ptr %214, i64 %232
  %234 = add nsw i64 %232, %215
  %235 = sub nsw i64 %19, %232
  %236 = getelementptr { float, float }, ptr %209, i64 %235
  %237 = sub i64 %212, %232
  %238 = select i1 %10, ptr %233, ptr %236
  %239 = select i1 %10, i64 %234, i64 %237
  %240 = load float, ptr %238, align 4
  %241 = getelementptr inbounds nuw i8, ptr %238, i64 4
  %242 = load float, ptr %241, align 4
  %243 = getelementptr inbounds { float, float }, ptr %3, i64 %239
  %244 = load float, ptr %243, align 4
  %245 = getelementptr inbounds nuw i8, ptr %243, i64 4
  %246 = load float, ptr %245, align 4
  %247 = fmul float %172, %240
  %248 = fmul float %173, %242
  %249 = fmul float %172, %242
  %250 = fmul float %173, %240
  %251 = fsub float %247, %248
  %252 = fadd float %250, %249
  %253 = fsub float %251, %244
  %254 = fsub float %252, %246
  %255 = fmul float %203, %253
  %256 = fmul float %204, %254
  %257 = fmul float %203, %254
  %258 = fmul float %204, %253
  %259 = fsub float %255, %256
  %260 = fadd float %257, %258
  br i1 %118, label %261, label %268

261:
  %262 = fmul float %219, %260
  %263 = fadd float %259, %262
  %264 = fdiv float %263, %221
  %265 = fmul float %219, %259
  %266 = fsub float %260, %265
  %267 = fdiv float %266, %221
  br label %275

268:
  %269 = fmul float %216, %259
  %270 = fadd float %260, %269
  %271 = fdiv float %270, %218
  %272 = fmul float %216, %260
  %273 = fsub float %272, %259
  %274 = fdiv float %273, %218
  br label %275

275:
  %276 = phi float [ %264, %261 ], [ %271, %268 ]
  %277 = phi float [ %267, %261 ], [ %274, %268 ]
  %278 = fmul float %140, %244
  %279 = fmul float %141, %246
  %280 = fmul float %140, %246
  %281 = fmul float %141, %244
  %282 = fsub float %278, %279
  %283 = fadd float %281, %280
  %284 = fsub float %282, %240
  %285 = fsub float %283, %242
  %286 = fmul float %203, %284
  %287 = fmul float %204, %285
  %288 = fmul float %203, %285
  %289 = fmul float %204, %284
  %290 = fsub float %286, %287
  %291 = fadd float %288, %289
  br i1 %118, label %292, label %299

292:
  %293 = fmul float %225, %291
  %294 = fadd float %290, %293
  %295 = fdiv float %294, %227
  %296 = fmul float %225, %290
  %297 = fsub float %291, %296
  %298 = fdiv float %297, %227
  br label %306

299:
  %300 = fmul float %222, %290
  %301 = fadd float %291, %300
  %302 = fdiv float %301, %224
  %303 = fmul float %222, %291
  %304 = fsub float %303, %290
  %305 = fdiv float %304, %224
  br label %306

306:
  %307 = phi float [ %295, %292 ], [ %302, %299 ]
  %308 = phi float [ %298, %292 ], [ %305, %299 ]
  %309 = fneg float %308
  %310 = select i1 %21, float %308, float %309
  %311 = fneg float %277
  %312 = select i1 %21, float %277, float %311
  %313 = mul nsw i64 %235, %4
  %314 = add i64 %313, %19
  %315 = mul nsw i64 %232, %4
  br label %317

316:
  br i1 %10, label %362, label %358

317:
  %318 = phi i64 [ %232, %306 ], [ %356, %._crit_edge7 ]
  %319 = add nsw i64 %318, %215
  %320 = sub i64 %212, %318
  %321 = select i1 %10, i64 %319, i64 %320
  %322 = getelementptr inbounds { float, float }, ptr %3, i64 %321
  %323 = load float, ptr %322, align 4
  %324 = getelementptr inbounds nuw i8, ptr %322, i64 4
  %325 = load float, ptr %324, align 4
  %326 = fmul float %307, %323
  %327 = fmul float %310, %325
  %328 = fmul float %310, %323
  %329 = fmul float %307, %325
  %330 = fsub float %326, %327
  %331 = fadd float %328, %329
  %332 = add nsw i64 %318, %213
  %333 = sub i64 %228, %318
  %334 = select i1 %10, i64 %332, i64 %333
  %335 = getelementptr inbounds { float, float }, ptr %3, i64 %334
  %336 = load float, ptr %335, align 4
  %337 = getelementptr inbounds nuw i8, ptr %335, i64 4
  %338 = load float, ptr %337, align 4
  %339 = fmul float %276, %336
  %340 = fmul float %312, %338
  %341 = fmul float %312, %336
  %342 = fmul float %276, %338
  %343 = fsub float %339, %340
  %344 = fadd float %341, %342
  %345 = fadd float %330, %343
  %346 = fadd float %331, %344
  %347 = add nsw i64 %318, %315
  %348 = sub i64 %314, %318
  %349 = select i1 %10, i64 %347, i64 %348
  %350 = getelementptr inbounds { float, float }, ptr %3, i64 %349
  %351 = load float, ptr %350, align 4
  %352 = getelementptr inbounds nuw i8, ptr %350, i64 4
  %353 = load float, ptr %352, align 4
  %354 = fsub float %351, %345
  %355 = fsub float %353, %346
  store float %354, ptr %350, align 4
  store float %355, ptr %352, align 4
  %356 = add nsw i64 %318, -1
  %357 = icmp eq i64 %318, 0
  br i1 %357, label %316, label %._crit_edge7

._crit_edge7:
  br label %317

358:
  %359 = getelementptr { float, float }, ptr %229, i64 %235
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 4
  store float %307, ptr %359, align 4
  store float %308, ptr %360, align 4
  %361 = getelementptr inbounds nuw i8, ptr %236, i64 4
  store float %276, ptr %236, align 4
  store float %277, ptr %361, align 4
  br i1 %21, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %366

._crit_edge8:
  br label %371

362:
  %363 = getelementptr { float, float }, ptr %230, i64 %232
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 4
  store float %307, ptr %363, align 4
  store float %308, ptr %364, align 4
  %365 = getelementptr inbounds nuw i8, ptr %233, i64 4
  store float %276, ptr %233, align 4
  store float %277, ptr %365, align 4
  br i1 %21, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %366

._crit_edge10:
  br label %371

366:
  %367 = phi i64 [ %232, %._crit_edge11 ], [ %235, %._crit_edge9 ]
  %368 = mul i64 %367, %22
  %369 = getelementptr inbounds { float, float }, ptr %3, i64 %368
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 4
  store float 0.000000e+00, ptr %370, align 4
  br label %371

371:
  %372 = add nsw i64 %232, -1
  %373 = icmp sgt i64 %232, 0
  br i1 %373, label %._crit_edge12, label %.loopexit1

._crit_edge12:
  br label %231

374:
  %375 = sub nsw i64 %19, %29
  %376 = select i1 %10, i64 %29, i64 %375
  %377 = mul i64 %376, %22
  %378 = getelementptr inbounds { float, float }, ptr %3, i64 %377
  %379 = load float, ptr %378, align 4
  %380 = getelementptr inbounds nuw i8, ptr %378, i64 4
  %381 = load float, ptr %380, align 4
  %382 = call float @llvm.fabs.f32(float %379)
  %383 = call float @llvm.fabs.f32(float %381)
  %384 = fcmp ugt float %382, %383
  br i1 %384, label %385, label %394

385:
  %386 = fdiv float %381, %379
  %387 = fmul float %381, %386
  %388 = fadd float %379, %387
  %389 = fmul float %386, 0.000000e+00
  %390 = fadd float %389, 1.000000e+00
  %391 = fdiv float %390, %388
  %392 = fsub float 0.000000e+00, %386
  %393 = fdiv float %392, %388
  br label %403

394:
  %395 = fdiv float %379, %381
  %396 = fmul float %379, %395
  %397 = fadd float %381, %396
  %398 = fadd float %395, 0.000000e+00
  %399 = fdiv float %398, %397
  %400 = fmul float %395, 0.000000e+00
  %401 = fadd float %400, -1.000000e+00
  %402 = fdiv float %401, %397
  br label %403

403:
  %404 = phi float [ %391, %385 ], [ %399, %394 ]
  %405 = phi float [ %393, %385 ], [ %402, %394 ]
  %406 = icmp eq i64 %29, 0
  br i1 %406, label %._crit_edge13, label %407

._crit_edge13:
  br label %494

407:
  %408 = sub nsw i64 %19, %29
  %409 = mul nsw i64 %408, %4
  %410 = add i64 %409, %2
  %411 = mul nsw i64 %29, %4
  %412 = add i64 %409, %19
  br label %418

413:
  %414 = sub nsw i64 %19, %29
  %415 = mul nsw i64 %414, %4
  %416 = add i64 %415, %19
  %417 = mul nsw i64 %29, %4
  br label %477

418:
  %419 = phi i64 [ %29, %407 ], [ %420, %._crit_edge16 ]
  %420 = add nsw i64 %419, -1
  %421 = add nsw i64 %420, %411
  %422 = sub i64 %410, %419
  %423 = select i1 %10, i64 %421, i64 %422
  %424 = getelementptr inbounds { float, float }, ptr %3, i64 %423
  %425 = getelementptr inbounds nuw i8, ptr %424, i64 4
  %426 = load float, ptr %425, align 4
  %427 = fneg float %426
  %428 = select i1 %21, float %426, float %427
  %429 = load float, ptr %424, align 4
  %430 = fmul float %404, %429
  %431 = fmul float %405, %428
  %432 = fmul float %404, %428
  %433 = fmul float %405, %429
  %434 = fsub float %430, %431
  %435 = fadd float %432, %433
  %436 = sub nsw i64 %2, %419
  %437 = mul nsw i64 %436, %4
  %438 = add i64 %437, %19
  %439 = mul nsw i64 %420, %4
  br label %441

440:
  br i1 %21, label %._crit_edge14, label %469

._crit_edge14:
  br label %475

441:
  %442 = phi i64 [ 0, %418 ], [ %467, %._crit_edge15 ]
  %443 = phi i64 [ 0, %418 ], [ %466, %._crit_edge15 ]
  %444 = add nsw i64 %443, %411
  %445 = add i64 %412, %442
  %446 = select i1 %10, i64 %444, i64 %445
  %447 = getelementptr inbounds { float, float }, ptr %3, i64 %446
  %448 = load float, ptr %447, align 4
  %449 = getelementptr inbounds nuw i8, ptr %447, i64 4
  %450 = load float, ptr %449, align 4
  %451 = fmul float %434, %448
  %452 = fmul float %435, %450
  %453 = fmul float %435, %448
  %454 = fmul float %434, %450
  %455 = fsub float %451, %452
  %456 = fadd float %453, %454
  %457 = add nsw i64 %443, %439
  %458 = add i64 %438, %442
  %459 = select i1 %10, i64 %457, i64 %458
  %460 = getelementptr inbounds { float, float }, ptr %3, i64 %459
  %461 = load float, ptr %460, align 4
  %462 = getelementptr inbounds nuw i8, ptr %460, i64 4
  %463 = load float, ptr %462, align 4
  %464 = fsub float %461, %455
  %465 = fsub float %463, %456
  store float %464, ptr %460, align 4
  store float %465, ptr %462, align 4
  %466 = add nuw nsw i64 %443, 1
  %467 = xor i64 %443, -1
  %468 = icmp eq i64 %466, %419
  br i1 %468, label %440, label %._crit_edge15

._crit_edge15:
  br label %441

469:
  %470 = sub nsw i64 %2, %419
  %471 = select i1 %10, i64 %420, i64 %470
  %472 = mul i64 %471, %22
  %473 = getelementptr inbounds { float, float }, ptr %3, i64 %472
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 4
  store float 0.000000e+00, ptr %474, align 4
  br label %475

475:
  %476 = icmp samesign ugt i64 %419, 1
  br i1 %476, label %._crit_edge16, label %413

._crit_edge16:
  br label %418

477:
  %478 = phi i64 [ 0, %413 ], [ %492, %._crit_edge17 ]
  %479 = add nsw i64 %478, %417
  %480 = sub i64 %416, %478
  %481 = select i1 %10, i64 %479, i64 %480
  %482 = getelementptr inbounds { float, float }, ptr %3, i64 %481
  %483 = load float, ptr %482, align 4
  %484 = getelementptr inbounds nuw i8, ptr %482, i64 4
  %485 = load float, ptr %484, align 4
  %486 = fmul float %404, %483
  %487 = fmul float %405, %485
  %488 = fmul float %405, %483
  %489 = fmul float %404, %485
  %490 = fsub float %486, %487
  %491 = fadd float %488, %489
  store float %490, ptr %482, align 4
  store float %491, ptr %484, align 4
  %492 = add nuw nsw i64 %478, 1
  %493 = icmp eq i64 %492, %29
  br i1 %493, label %.loopexit, label %._crit_edge17

._crit_edge17:
  br label %477

.loopexit:
  br label %494

.loopexit1:
  br label %494

494:
  %495 = phi i32 [ %28, %.loopexit ], [ %48, %55 ], [ %48, %52 ], [ %28, %._crit_edge6 ], [ %28, %._crit_edge13 ], [ %28, %.loopexit1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %496 = sub nsw i64 %29, %33
  %497 = sub nsw i64 0, %496
  %498 = icmp sgt i64 %496, -1
  br i1 %498, label %._crit_edge18, label %.loopexit2

._crit_edge18:
  br label %26
}

define internal void @irad.body.csytrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
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
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %11, i32 0, i64 %13, i64 %15, ptr %3, i64 %17, ptr %5, i64 4, ptr %6, i64 %19)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.indefinite_c.solve_factored_indefinite(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr %8, i64 %9) unnamed_addr {
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 85
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %27

14:
  %15 = add nuw i64 %2, 2305843009213693951
  %16 = mul i64 %5, %15
  %17 = add i64 %16, %2
  %18 = shl i64 %17, 3
  call void @__irad_float(ptr %4, i64 %18)
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %._crit_edge6

._crit_edge6:
  br label %25

20:
  %21 = add nuw i64 %3, 2305843009213693951
  %22 = mul i64 %9, %21
  %23 = add i64 %22, %2
  %24 = shl i64 %23, 3
  call void @__irad_float(ptr %8, i64 %24)
  br label %25

25:
  %26 = mul nuw nsw i64 %7, %2
  call void @__irad_integer(ptr %6, i64 %26)
  br label %27

27:
  %28 = icmp sgt i64 %3, 0
  br i1 %28, label %29, label %._crit_edge7

._crit_edge7:
  br label %34

29:
  %30 = add nsw i64 %2, -1
  %31 = icmp eq i64 %7, 8
  %32 = add i64 %5, 1
  %33 = icmp eq i32 %1, 0
  br label %35

.loopexit5:
  br label %34

34:
  ret void

35:
  %36 = phi i64 [ 0, %29 ], [ %389, %._crit_edge13 ]
  %37 = mul nsw i64 %36, %9
  %38 = getelementptr inbounds { float, float }, ptr %8, i64 %37
  br i1 %13, label %.preheader4, label %._crit_edge8

._crit_edge8:
  br label %388

.preheader4:
  br label %39

39:
  %40 = phi i64 [ %386, %._crit_edge12 ], [ %30, %.preheader4 ]
  %41 = xor i64 %40, -1
  %42 = add i64 %2, %41
  %43 = select i1 %12, i64 %40, i64 %42
  br i1 %31, label %44, label %47

44:
  %45 = getelementptr inbounds i64, ptr %6, i64 %43
  %46 = load i64, ptr %45, align 8
  br label %51

47:
  %48 = getelementptr inbounds i32, ptr %6, i64 %43
  %49 = load i32, ptr %48, align 4
  %50 = sext i32 %49 to i64
  br label %51

51:
  %52 = phi i64 [ %46, %44 ], [ %50, %47 ]
  %53 = add nsw i64 %52, -1
  %54 = icmp slt i64 %52, 1
  %55 = lshr i64 %53, 63
  %56 = xor i64 %52, -1
  %57 = select i1 %54, i64 %56, i64 %53
  %58 = xor i64 %55, -1
  %59 = getelementptr inbounds { float, float }, ptr %38, i64 %57
  %60 = sub nsw i64 %40, %55
  %61 = sub i64 %30, %40
  %62 = add i64 %61, %55
  %63 = select i1 %12, i64 %60, i64 %62
  %64 = getelementptr inbounds { float, float }, ptr %38, i64 %63
  %65 = load float, ptr %59, align 4
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %67 = load float, ptr %66, align 4
  %68 = load float, ptr %64, align 4
  %69 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %70 = load float, ptr %69, align 4
  store float %68, ptr %59, align 4
  store float %70, ptr %66, align 4
  store float %65, ptr %64, align 4
  store float %67, ptr %69, align 4
  %71 = icmp sgt i64 %60, 0
  br i1 %71, label %72, label %._crit_edge9

._crit_edge9:
  br label %88

72:
  %73 = icmp sgt i64 %52, 0
  %74 = mul nsw i64 %61, %5
  %75 = add i64 %74, %30
  %76 = mul nsw i64 %40, %5
  %77 = select i1 %12, i64 %40, i64 %61
  %78 = getelementptr inbounds { float, float }, ptr %38, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %80 = sub i64 %2, %40
  %81 = mul nsw i64 %80, %5
  %82 = add i64 %81, %30
  %83 = add nsw i64 %40, -1
  %84 = mul nsw i64 %83, %5
  %85 = select i1 %12, i64 %83, i64 %80
  %86 = getelementptr inbounds { float, float }, ptr %38, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  br label %90

.loopexit2:
  br label %88

88:
  %89 = icmp sgt i64 %52, 0
  br i1 %89, label %347, label %140

90:
  %91 = phi i64 [ 0, %72 ], [ %138, %._crit_edge11 ]
  %92 = phi i64 [ 0, %72 ], [ %137, %._crit_edge11 ]
  %93 = add nsw i64 %92, %76
  %94 = add i64 %75, %91
  %95 = select i1 %12, i64 %93, i64 %94
  %96 = getelementptr inbounds { float, float }, ptr %4, i64 %95
  %97 = load float, ptr %96, align 4
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %99 = load float, ptr %98, align 4
  %100 = load float, ptr %78, align 4
  %101 = load float, ptr %79, align 4
  %102 = fmul float %97, %100
  %103 = fmul float %99, %101
  %104 = fmul float %97, %101
  %105 = fmul float %99, %100
  %106 = fsub float %102, %103
  %107 = fadd float %105, %104
  br i1 %73, label %._crit_edge10, label %108

._crit_edge10:
  br label %126

108:
  %109 = add nsw i64 %92, %84
  %110 = add i64 %82, %91
  %111 = select i1 %12, i64 %109, i64 %110
  %112 = getelementptr inbounds { float, float }, ptr %4, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %115 = load float, ptr %114, align 4
  %116 = load float, ptr %86, align 4
  %117 = load float, ptr %87, align 4
  %118 = fmul float %113, %116
  %119 = fmul float %115, %117
  %120 = fmul float %113, %117
  %121 = fmul float %115, %116
  %122 = fsub float %118, %119
  %123 = fadd float %121, %120
  %124 = fadd float %106, %122
  %125 = fadd float %107, %123
  br label %126

126:
  %127 = phi float [ %124, %108 ], [ %106, %._crit_edge10 ]
  %128 = phi float [ %125, %108 ], [ %107, %._crit_edge10 ]
  %129 = sub nsw i64 %30, %92
  %130 = select i1 %12, i64 %92, i64 %129
  %131 = getelementptr inbounds { float, float }, ptr %38, i64 %130
  %132 = load float, ptr %131, align 4
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %134 = load float, ptr %133, align 4
  %135 = fsub float %132, %127
  %136 = fsub float %134, %128
  store float %135, ptr %131, align 4
  store float %136, ptr %133, align 4
  %137 = add nuw nsw i64 %92, 1
  %138 = xor i64 %92, -1
  %139 = icmp eq i64 %137, %60
  br i1 %139, label %.loopexit2, label %._crit_edge11

._crit_edge11:
  br label %90

140:
  br i1 %12, label %141, label %147

141:
  %142 = mul nsw i64 %40, %5
  %143 = getelementptr { float, float }, ptr %4, i64 %40
  %144 = getelementptr i8, ptr %143, i64 -8
  %145 = getelementptr { float, float }, ptr %144, i64 %142
  %146 = add nsw i64 %40, -1
  br label %152

147:
  %148 = sub i64 %2, %40
  %149 = mul nsw i64 %61, %5
  %150 = getelementptr { float, float }, ptr %4, i64 %148
  %151 = getelementptr { float, float }, ptr %150, i64 %149
  br label %152

152:
  %153 = phi ptr [ %145, %141 ], [ %151, %147 ]
  %154 = phi i64 [ %146, %141 ], [ %148, %147 ]
  %155 = mul i64 %154, %32
  %156 = load float, ptr %153, align 4
  %157 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %158 = load float, ptr %157, align 4
  %159 = getelementptr inbounds { float, float }, ptr %4, i64 %155
  %160 = load float, ptr %159, align 4
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %162 = load float, ptr %161, align 4
  %163 = call float @llvm.fabs.f32(float %156)
  %164 = call float @llvm.fabs.f32(float %158)
  %165 = fcmp ugt float %163, %164
  br i1 %165, label %166, label %176

166:
  %167 = fdiv float %158, %156
  %168 = fmul float %158, %167
  %169 = fadd float %156, %168
  %170 = fmul float %167, %162
  %171 = fadd float %160, %170
  %172 = fdiv float %171, %169
  %173 = fmul float %160, %167
  %174 = fsub float %162, %173
  %175 = fdiv float %174, %169
  br label %186

176:
  %177 = fdiv float %156, %158
  %178 = fmul float %156, %177
  %179 = fadd float %158, %178
  %180 = fmul float %160, %177
  %181 = fadd float %180, %162
  %182 = fdiv float %181, %179
  %183 = fmul float %177, %162
  %184 = fsub float %183, %160
  %185 = fdiv float %184, %179
  br label %186

186:
  %187 = phi float [ %172, %166 ], [ %182, %176 ]
  %188 = phi float [ %175, %166 ], [ %185, %176 ]
  %189 = select i1 %12, i64 %40, i64 %61
  %190 = mul i64 %189, %32
  %191 = getelementptr inbounds { float, float }, ptr %4, i64 %190
  %192 = load float, ptr %191, align 4
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 4
  %194 = load float, ptr %193, align 4
  %195 = fneg float %158
  %196 = select i1 %33, float %158, float %195
  br i1 %165, label %197, label %207

197:
  %198 = fdiv float %196, %156
  %199 = fmul float %196, %198
  %200 = fadd float %156, %199
  %201 = fmul float %198, %194
  %202 = fadd float %192, %201
  %203 = fdiv float %202, %200
  %204 = fmul float %198, %192
  %205 = fsub float %194, %204
  %206 = fdiv float %205, %200
  br label %217

207:
  %208 = fdiv float %156, %196
  %209 = fmul float %156, %208
  %210 = fadd float %196, %209
  %211 = fmul float %208, %192
  %212 = fadd float %211, %194
  %213 = fdiv float %212, %210
  %214 = fmul float %208, %194
  %215 = fsub float %214, %192
  %216 = fdiv float %215, %210
  br label %217

217:
  %218 = phi float [ %203, %197 ], [ %213, %207 ]
  %219 = phi float [ %206, %197 ], [ %216, %207 ]
  %220 = fmul float %187, %218
  %221 = fmul float %188, %219
  %222 = fmul float %187, %219
  %223 = fmul float %188, %218
  %224 = fsub float %220, %221
  %225 = fadd float %223, %222
  %226 = fadd float %224, -1.000000e+00
  %227 = add nsw i64 %40, -1
  %228 = sub i64 %2, %40
  %229 = select i1 %12, i64 %227, i64 %228
  %230 = getelementptr inbounds { float, float }, ptr %38, i64 %229
  %231 = load float, ptr %230, align 4
  %232 = getelementptr inbounds nuw i8, ptr %230, i64 4
  %233 = load float, ptr %232, align 4
  %234 = select i1 %12, i64 %40, i64 %61
  %235 = getelementptr inbounds { float, float }, ptr %38, i64 %234
  %236 = load float, ptr %235, align 4
  %237 = getelementptr inbounds nuw i8, ptr %235, i64 4
  %238 = load float, ptr %237, align 4
  br i1 %165, label %239, label %258

239:
  %240 = fdiv float %158, %156
  %241 = fmul float %158, %240
  %242 = fadd float %156, %241
  %243 = fmul float %240, %233
  %244 = fadd float %231, %243
  %245 = fdiv float %244, %242
  %246 = fmul float %240, %231
  %247 = fsub float %233, %246
  %248 = fdiv float %247, %242
  %249 = fdiv float %196, %156
  %250 = fmul float %196, %249
  %251 = fadd float %156, %250
  %252 = fmul float %249, %238
  %253 = fadd float %236, %252
  %254 = fdiv float %253, %251
  %255 = fmul float %249, %236
  %256 = fsub float %238, %255
  %257 = fdiv float %256, %251
  br label %277

258:
  %259 = fdiv float %156, %158
  %260 = fmul float %156, %259
  %261 = fadd float %158, %260
  %262 = fmul float %259, %231
  %263 = fadd float %262, %233
  %264 = fdiv float %263, %261
  %265 = fmul float %259, %233
  %266 = fsub float %265, %231
  %267 = fdiv float %266, %261
  %268 = fdiv float %156, %196
  %269 = fmul float %156, %268
  %270 = fadd float %196, %269
  %271 = fmul float %268, %236
  %272 = fadd float %271, %238
  %273 = fdiv float %272, %270
  %274 = fmul float %268, %238
  %275 = fsub float %274, %236
  %276 = fdiv float %275, %270
  br label %277

277:
  %278 = phi float [ %248, %239 ], [ %267, %258 ]
  %279 = phi float [ %245, %239 ], [ %264, %258 ]
  %280 = phi float [ %254, %239 ], [ %273, %258 ]
  %281 = phi float [ %257, %239 ], [ %276, %258 ]
  %282 = fmul float %218, %279
  %283 = fmul float %219, %278
  %284 = fmul float %218, %278
  %285 = fmul float %219, %279
  %286 = fsub float %282, %283
  %287 = fadd float %285, %284
  %288 = fsub float %286, %280
  %289 = fsub float %287, %281
  %290 = call float @llvm.fabs.f32(float %226)
  %291 = call float @llvm.fabs.f32(float %225)
  %292 = fcmp ugt float %290, %291
  br i1 %292, label %293, label %303

293:
  %294 = fdiv float %225, %226
  %295 = fmul float %225, %294
  %296 = fadd float %226, %295
  %297 = fmul float %294, %289
  %298 = fadd float %288, %297
  %299 = fdiv float %298, %296
  %300 = fmul float %294, %288
  %301 = fsub float %289, %300
  %302 = fdiv float %301, %296
  br label %313

303:
  %304 = fdiv float %226, %225
  %305 = fmul float %226, %304
  %306 = fadd float %225, %305
  %307 = fmul float %304, %288
  %308 = fadd float %307, %289
  %309 = fdiv float %308, %306
  %310 = fmul float %304, %289
  %311 = fsub float %310, %288
  %312 = fdiv float %311, %306
  br label %313

313:
  %314 = phi float [ %299, %293 ], [ %309, %303 ]
  %315 = phi float [ %302, %293 ], [ %312, %303 ]
  store float %314, ptr %230, align 4
  store float %315, ptr %232, align 4
  %316 = fmul float %187, %280
  %317 = fmul float %188, %281
  %318 = fmul float %187, %281
  %319 = fmul float %188, %280
  %320 = fsub float %316, %317
  %321 = fadd float %319, %318
  %322 = fsub float %320, %279
  %323 = fsub float %321, %278
  br i1 %292, label %324, label %334

324:
  %325 = fdiv float %225, %226
  %326 = fmul float %225, %325
  %327 = fadd float %226, %326
  %328 = fmul float %325, %323
  %329 = fadd float %322, %328
  %330 = fdiv float %329, %327
  %331 = fmul float %325, %322
  %332 = fsub float %323, %331
  %333 = fdiv float %332, %327
  br label %344

334:
  %335 = fdiv float %226, %225
  %336 = fmul float %226, %335
  %337 = fadd float %225, %336
  %338 = fmul float %335, %322
  %339 = fadd float %323, %338
  %340 = fdiv float %339, %337
  %341 = fmul float %335, %323
  %342 = fsub float %341, %322
  %343 = fdiv float %342, %337
  br label %344

344:
  %345 = phi float [ %330, %324 ], [ %340, %334 ]
  %346 = phi float [ %333, %324 ], [ %343, %334 ]
  store float %345, ptr %235, align 4
  store float %346, ptr %237, align 4
  br label %385

347:
  %348 = select i1 %12, i64 %40, i64 %61
  %349 = getelementptr inbounds { float, float }, ptr %38, i64 %348
  %350 = load float, ptr %349, align 4
  %351 = getelementptr inbounds nuw i8, ptr %349, i64 4
  %352 = load float, ptr %351, align 4
  %353 = select i1 %12, i64 %40, i64 %61
  %354 = mul i64 %353, %32
  %355 = getelementptr inbounds { float, float }, ptr %4, i64 %354
  %356 = load float, ptr %355, align 4
  %357 = getelementptr inbounds nuw i8, ptr %355, i64 4
  %358 = load float, ptr %357, align 4
  %359 = call float @llvm.fabs.f32(float %356)
  %360 = call float @llvm.fabs.f32(float %358)
  %361 = fcmp ugt float %359, %360
  br i1 %361, label %362, label %372

362:
  %363 = fdiv float %358, %356
  %364 = fmul float %358, %363
  %365 = fadd float %356, %364
  %366 = fmul float %352, %363
  %367 = fadd float %350, %366
  %368 = fdiv float %367, %365
  %369 = fmul float %350, %363
  %370 = fsub float %352, %369
  %371 = fdiv float %370, %365
  br label %382

372:
  %373 = fdiv float %356, %358
  %374 = fmul float %356, %373
  %375 = fadd float %358, %374
  %376 = fmul float %350, %373
  %377 = fadd float %352, %376
  %378 = fdiv float %377, %375
  %379 = fmul float %352, %373
  %380 = fsub float %379, %350
  %381 = fdiv float %380, %375
  br label %382

382:
  %383 = phi float [ %368, %362 ], [ %378, %372 ]
  %384 = phi float [ %371, %362 ], [ %381, %372 ]
  store float %383, ptr %349, align 4
  store float %384, ptr %351, align 4
  br label %385

385:
  %386 = add nsw i64 %40, %58
  %387 = icmp sgt i64 %386, -1
  br i1 %387, label %._crit_edge12, label %.preheader

._crit_edge12:
  br label %39

.preheader:
  br label %391

.loopexit3:
  br label %388

388:
  %389 = add nuw nsw i64 %36, 1
  %390 = icmp eq i64 %389, %3
  br i1 %390, label %.loopexit5, label %._crit_edge13

._crit_edge13:
  br label %35

391:
  %392 = phi i64 [ %411, %._crit_edge15 ], [ 0, %.preheader ]
  %393 = xor i64 %392, -1
  %394 = add i64 %2, %393
  %395 = select i1 %12, i64 %392, i64 %394
  br i1 %31, label %396, label %399

396:
  %397 = getelementptr inbounds i64, ptr %6, i64 %395
  %398 = load i64, ptr %397, align 8
  br label %403

399:
  %400 = getelementptr inbounds i32, ptr %6, i64 %395
  %401 = load i32, ptr %400, align 4
  %402 = sext i32 %401 to i64
  br label %403

403:
  %404 = phi i64 [ %398, %396 ], [ %402, %399 ]
  %405 = add nsw i64 %404, -1
  %406 = icmp slt i64 %404, 1
  %407 = lshr i64 %405, 63
  %408 = xor i64 %404, -1
  %409 = select i1 %406, i64 %408, i64 %405
  %410 = add nuw nsw i64 %392, 1
  %411 = add nuw nsw i64 %410, %407
  %412 = icmp samesign ult i64 %392, %411
  br i1 %412, label %413, label %._crit_edge14

._crit_edge14:
  br label %415

413:
  %414 = icmp eq i64 %392, 0
  br label %427

.loopexit1:
  br label %415

415:
  %416 = getelementptr inbounds { float, float }, ptr %38, i64 %409
  %417 = sub nsw i64 %30, %392
  %418 = select i1 %12, i64 %392, i64 %417
  %419 = getelementptr inbounds { float, float }, ptr %38, i64 %418
  %420 = load float, ptr %416, align 4
  %421 = getelementptr inbounds nuw i8, ptr %416, i64 4
  %422 = load float, ptr %421, align 4
  %423 = load float, ptr %419, align 4
  %424 = getelementptr inbounds nuw i8, ptr %419, i64 4
  %425 = load float, ptr %424, align 4
  store float %423, ptr %416, align 4
  store float %425, ptr %421, align 4
  store float %420, ptr %419, align 4
  store float %422, ptr %424, align 4
  %426 = icmp slt i64 %411, %2
  br i1 %426, label %._crit_edge15, label %.loopexit3

._crit_edge15:
  br label %391

427:
  %428 = phi i64 [ %392, %413 ], [ %442, %._crit_edge17 ]
  %429 = sub nsw i64 %30, %428
  %430 = select i1 %12, i64 %428, i64 %429
  %431 = getelementptr inbounds { float, float }, ptr %38, i64 %430
  %432 = load float, ptr %431, align 4
  %433 = getelementptr inbounds nuw i8, ptr %431, i64 4
  %434 = load float, ptr %433, align 4
  br i1 %414, label %._crit_edge16, label %435

._crit_edge16:
  br label %439

435:
  %436 = mul nsw i64 %429, %5
  %437 = add i64 %436, %30
  %438 = mul nsw i64 %428, %5
  br label %444

.loopexit:
  %.lcssa19 = phi float [ %470, %444 ]
  %.lcssa = phi float [ %471, %444 ]
  br label %439

439:
  %440 = phi float [ %434, %._crit_edge16 ], [ %.lcssa, %.loopexit ]
  %441 = phi float [ %432, %._crit_edge16 ], [ %.lcssa19, %.loopexit ]
  store float %441, ptr %431, align 4
  store float %440, ptr %433, align 4
  %442 = add nuw nsw i64 %428, 1
  %443 = icmp eq i64 %442, %411
  br i1 %443, label %.loopexit1, label %._crit_edge17

._crit_edge17:
  br label %427

444:
  %445 = phi i64 [ 0, %435 ], [ %473, %._crit_edge18 ]
  %446 = phi i64 [ 0, %435 ], [ %472, %._crit_edge18 ]
  %447 = phi float [ %432, %435 ], [ %470, %._crit_edge18 ]
  %448 = phi float [ %434, %435 ], [ %471, %._crit_edge18 ]
  %449 = add nsw i64 %446, %438
  %450 = add i64 %437, %445
  %451 = select i1 %12, i64 %449, i64 %450
  %452 = getelementptr inbounds { float, float }, ptr %4, i64 %451
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 4
  %454 = load float, ptr %453, align 4
  %455 = fneg float %454
  %456 = select i1 %33, float %454, float %455
  %457 = load float, ptr %452, align 4
  %458 = sub nsw i64 %30, %446
  %459 = select i1 %12, i64 %446, i64 %458
  %460 = getelementptr inbounds { float, float }, ptr %38, i64 %459
  %461 = load float, ptr %460, align 4
  %462 = getelementptr inbounds nuw i8, ptr %460, i64 4
  %463 = load float, ptr %462, align 4
  %464 = fmul float %457, %461
  %465 = fmul float %456, %463
  %466 = fmul float %457, %463
  %467 = fmul float %456, %461
  %468 = fsub float %464, %465
  %469 = fadd float %467, %466
  %470 = fsub float %447, %468
  %471 = fsub float %448, %469
  %472 = add nuw nsw i64 %446, 1
  %473 = xor i64 %446, -1
  %474 = icmp eq i64 %472, %392
  br i1 %474, label %.loopexit, label %._crit_edge18

._crit_edge18:
  br label %444
}

define internal void @irad.body.csytri(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %9, i32 0, i64 %11, ptr %2, i64 %13, ptr %4, i64 4)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.indefinite_c.invert_indefinite(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6) unnamed_addr {
  %8 = and i32 %0, -33
  %9 = icmp eq i32 %8, 85
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %54

11:
  %12 = add nuw i64 %2, 2305843009213693951
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %2
  %15 = shl i64 %14, 3
  call void @__irad_float(ptr %3, i64 %15)
  %16 = mul nuw nsw i64 %6, %2
  call void @__irad_integer(ptr %5, i64 %16)
  %17 = add nsw i64 %2, -1
  %18 = icmp eq i64 %6, 8
  %19 = add i64 %4, 1
  br label %20

20:
  %21 = phi i64 [ %17, %11 ], [ %47, %._crit_edge5 ]
  %22 = xor i64 %21, -1
  %23 = add i64 %2, %22
  %24 = select i1 %9, i64 %21, i64 %23
  br i1 %18, label %25, label %28

25:
  %26 = getelementptr inbounds i64, ptr %5, i64 %24
  %27 = load i64, ptr %26, align 8
  br label %32

28:
  %29 = getelementptr inbounds i32, ptr %5, i64 %24
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  br label %32

32:
  %33 = phi i64 [ %27, %25 ], [ %31, %28 ]
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %._crit_edge3

._crit_edge3:
  br label %46

35:
  %36 = sub nuw nsw i64 %17, %21
  %37 = select i1 %9, i64 %21, i64 %36
  %38 = mul i64 %37, %19
  %39 = getelementptr inbounds { float, float }, ptr %3, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %42 = load float, ptr %41, align 4
  %43 = fcmp oeq float %40, 0.000000e+00
  %44 = fcmp oeq float %42, 0.000000e+00
  %45 = and i1 %43, %44
  br i1 %45, label %49, label %._crit_edge4

._crit_edge4:
  br label %46

46:
  %47 = add nsw i64 %21, -1
  %48 = icmp slt i64 %21, 1
  br i1 %48, label %.loopexit2, label %._crit_edge5

._crit_edge5:
  br label %20

49:
  %.lcssa = phi i64 [ %21, %35 ]
  %50 = sub nsw i64 %17, %.lcssa
  %51 = select i1 %9, i64 %.lcssa, i64 %50
  %52 = trunc i64 %51 to i32
  %53 = add nsw i32 %52, 1
  br label %93

.loopexit2:
  br label %54

54:
  %55 = mul nsw i64 %2, %2
  %56 = call i64 @llvm.smax.i64(i64 %55, i64 1)
  %57 = call noalias ptr @calloc(i64 %56, i64 8)
  br i1 %10, label %58, label %60

58:
  %59 = add nuw i64 %2, 1
  br label %62

60:
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %0, i32 %1, i64 %2, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %57, i64 1)
  br label %71

61:
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %0, i32 %1, i64 %2, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr nonnull %57, i64 %2)
  br label %72

62:
  %63 = phi i64 [ 0, %58 ], [ %67, %._crit_edge6 ]
  %64 = mul i64 %63, %59
  %65 = getelementptr inbounds { float, float }, ptr %57, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 4
  store float 1.000000e+00, ptr %65, align 4
  store float 0.000000e+00, ptr %66, align 4
  %67 = add nuw nsw i64 %63, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %61, label %._crit_edge6

._crit_edge6:
  br label %62

.loopexit:
  br label %69

69:
  %70 = icmp eq i64 %75, %2
  br i1 %70, label %.loopexit1, label %._crit_edge7

._crit_edge7:
  br label %72

.loopexit1:
  br label %71

71:
  call void @free(ptr %57)
  br label %93

72:
  %73 = phi i64 [ %75, %._crit_edge7 ], [ 0, %61 ]
  %74 = select i1 %9, i64 0, i64 %73
  %75 = add nuw nsw i64 %73, 1
  %76 = select i1 %9, i64 %75, i64 %2
  %77 = icmp slt i64 %74, %76
  br i1 %77, label %78, label %._crit_edge8

._crit_edge8:
  br label %69

78:
  %79 = mul nuw nsw i64 %73, %2
  %80 = getelementptr { float, float }, ptr %57, i64 %79
  %81 = mul nsw i64 %73, %4
  %82 = getelementptr { float, float }, ptr %3, i64 %81
  br label %83

83:
  %84 = phi i64 [ %74, %78 ], [ %91, %._crit_edge9 ]
  %85 = getelementptr { float, float }, ptr %80, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %88 = load float, ptr %87, align 4
  %89 = getelementptr { float, float }, ptr %82, i64 %84
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 4
  store float %86, ptr %89, align 4
  store float %88, ptr %90, align 4
  %91 = add nuw nsw i64 %84, 1
  %92 = icmp eq i64 %91, %76
  br i1 %92, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %83

93:
  %94 = phi i32 [ 0, %71 ], [ %53, %49 ]
  ret i32 %94
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_csytrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @factor_indefinite.specialized.2(i32 %9, i64 %10, ptr %3, i64 %11, ptr %5)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_c.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @factor_indefinite.specialized.2(i32 %20, i64 %14, ptr %19, i64 %21, ptr %5)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.LAPACKE_csytrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %17, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %12, i32 0, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %32

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %18, %18
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 3
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.indefinite_c.turn(i64 %18, i64 %18, ptr %4, i64 %19, ptr %23)
  %24 = sext i32 %3 to i64
  %25 = sext i32 %8 to i64
  %26 = mul nsw i64 %24, %18
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = shl i64 %27, 3
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.indefinite_c.turn(i64 %18, i64 %24, ptr %7, i64 %25, ptr %29)
  %30 = sext i8 %1 to i32
  %31 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %30, i32 0, i64 %18, i64 %24, ptr %23, i64 %31, ptr %6, i64 4, ptr %29, i64 %31)
  call void @free(ptr %23)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %18, i64 %24, ptr %29, ptr %7, i64 %25)
  call void @free(ptr %29)
  br label %32

32:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_csytri(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %9, i32 0, i64 %10, ptr %3, i64 %11, ptr %5, i64 4)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_c.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %20, i32 0, i64 %14, ptr %19, i64 %21, ptr %5, i64 4)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

define internal void @irad.body.chetrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i32, ptr %1, align 4
  %13 = sitofp i32 %12 to float
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %13, ptr %5, align 4
  store float 0.000000e+00, ptr %14, align 4
  br label %23

15:
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = call fastcc i32 @irad.body.indefinite_c.factor_indefinite(i32 %17, i32 1, i64 %19, ptr %2, i64 %21, ptr %4, i64 4)
  store i32 %22, ptr %7, align 4
  br label %23

23:
  ret void
}

define internal void @irad.body.chetrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
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
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %11, i32 1, i64 %13, i64 %15, ptr %3, i64 %17, ptr %5, i64 4, ptr %6, i64 %19)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.chetri(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %9, i32 1, i64 %11, ptr %2, i64 %13, ptr %4, i64 4)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_chetrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @irad.body.indefinite_c.factor_indefinite(i32 %9, i32 1, i64 %10, ptr %3, i64 %11, ptr %5, i64 4)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_c.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @irad.body.indefinite_c.factor_indefinite(i32 %20, i32 1, i64 %14, ptr %19, i64 %21, ptr %5, i64 4)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

define internal i32 @irad.body.LAPACKE_chetrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %17, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %12, i32 1, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %32

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %18, %18
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 3
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.indefinite_c.turn(i64 %18, i64 %18, ptr %4, i64 %19, ptr %23)
  %24 = sext i32 %3 to i64
  %25 = sext i32 %8 to i64
  %26 = mul nsw i64 %24, %18
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = shl i64 %27, 3
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.indefinite_c.turn(i64 %18, i64 %24, ptr %7, i64 %25, ptr %29)
  %30 = sext i8 %1 to i32
  %31 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %30, i32 1, i64 %18, i64 %24, ptr %23, i64 %31, ptr %6, i64 4, ptr %29, i64 %31)
  call void @free(ptr %23)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %18, i64 %24, ptr %29, ptr %7, i64 %25)
  call void @free(ptr %29)
  br label %32

32:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_chetri(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %9, i32 1, i64 %10, ptr %3, i64 %11, ptr %5, i64 4)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_c.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %20, i32 1, i64 %14, ptr %19, i64 %21, ptr %5, i64 4)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

define internal void @irad.body.csytrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i64, ptr %1, align 8
  %13 = sitofp i64 %12 to float
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %13, ptr %5, align 4
  store float 0.000000e+00, ptr %14, align 4
  br label %22

15:
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i64, ptr %1, align 8
  %19 = load i64, ptr %3, align 8
  %20 = call fastcc i32 @factor_indefinite.specialized.1(i32 %17, i64 %18, ptr %2, i64 %19, ptr %4)
  %21 = sext i32 %20 to i64
  store i64 %21, ptr %7, align 8
  br label %22

22:
  ret void
}

define internal void @irad.body.csytrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %11, i32 0, i64 %12, i64 %13, ptr %3, i64 %14, ptr %5, i64 8, ptr %6, i64 %15)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.csytri_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %9, i32 0, i64 %10, ptr %2, i64 %11, ptr %4, i64 8)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %6, align 8
  ret void
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_csytrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @factor_indefinite.specialized.1(i32 %9, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_c.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @factor_indefinite.specialized.1(i32 %16, i64 %2, ptr %15, i64 %17, ptr %5)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.LAPACKE_csytrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %12, i32 0, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %24

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.indefinite_c.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %17)
  %18 = mul nsw i64 %3, %2
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.indefinite_c.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %22, i32 0, i64 %2, i64 %3, ptr %17, i64 %23, ptr %6, i64 8, ptr %21, i64 %23)
  call void @free(ptr %17)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %2, i64 %3, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %24

24:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_csytri_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %9, i32 0, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_c.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %16, i32 0, i64 %2, ptr %15, i64 %17, ptr %5, i64 8)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal void @irad.body.chetrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i64, ptr %1, align 8
  %13 = sitofp i64 %12 to float
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %13, ptr %5, align 4
  store float 0.000000e+00, ptr %14, align 4
  br label %22

15:
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i64, ptr %1, align 8
  %19 = load i64, ptr %3, align 8
  %20 = call fastcc i32 @irad.body.indefinite_c.factor_indefinite(i32 %17, i32 1, i64 %18, ptr %2, i64 %19, ptr %4, i64 8)
  %21 = sext i32 %20 to i64
  store i64 %21, ptr %7, align 8
  br label %22

22:
  ret void
}

define internal void @irad.body.chetrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %11, i32 1, i64 %12, i64 %13, ptr %3, i64 %14, ptr %5, i64 8, ptr %6, i64 %15)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.chetri_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %9, i32 1, i64 %10, ptr %2, i64 %11, ptr %4, i64 8)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %6, align 8
  ret void
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_chetrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.indefinite_c.factor_indefinite(i32 %9, i32 1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_c.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @irad.body.indefinite_c.factor_indefinite(i32 %16, i32 1, i64 %2, ptr %15, i64 %17, ptr %5, i64 8)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.LAPACKE_chetrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %12, i32 1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %24

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.indefinite_c.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %17)
  %18 = mul nsw i64 %3, %2
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.indefinite_c.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.indefinite_c.solve_factored_indefinite(i32 %22, i32 1, i64 %2, i64 %3, ptr %17, i64 %23, ptr %6, i64 8, ptr %21, i64 %23)
  call void @free(ptr %17)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %2, i64 %3, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %24

24:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_chetri_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %9, i32 1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_c.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @irad.body.indefinite_c.invert_indefinite(i32 %16, i32 1, i64 %2, ptr %15, i64 %17, ptr %5, i64 8)
  call fastcc void @irad.body.indefinite_c.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.indefinite_c.chosen(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, ptr readonly %3, i64 %4, i64 %5, ptr nonnull writeonly initializes((0, 4)) %6) unnamed_addr {
  %8 = icmp eq i32 %1, 0
  %9 = icmp eq i32 %0, 0
  %10 = xor i64 %5, -1
  %11 = add i64 %2, %10
  %12 = select i1 %9, i64 %11, i64 %5
  %13 = add i64 %4, 1
  %14 = mul i64 %12, %13
  %15 = getelementptr inbounds { float, float }, ptr %3, i64 %14
  %16 = load float, ptr %15, align 4
  %17 = call float @llvm.fabs.f32(float %16)
  %18 = fpext float %17 to double
  br i1 %8, label %19, label %._crit_edge

._crit_edge:
  br label %26

19:
  %20 = getelementptr inbounds { float, float }, ptr %3, i64 %14
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %22 = load float, ptr %21, align 4
  %23 = call float @llvm.fabs.f32(float %22)
  %24 = fpext float %23 to double
  %25 = fadd double %18, %24
  br label %26

26:
  %27 = phi double [ %25, %19 ], [ %18, %._crit_edge ]
  store i32 0, ptr %6, align 4
  %28 = icmp sgt i64 %5, 0
  br i1 %28, label %29, label %._crit_edge2

._crit_edge2:
  br label %38

29:
  %30 = icmp eq i32 %0, 0
  %31 = mul nsw i64 %5, %4
  %32 = getelementptr { float, float }, ptr %3, i64 %31
  %33 = add nsw i64 %2, -1
  %34 = sub nsw i64 %33, %5
  %35 = mul nsw i64 %34, %4
  %36 = getelementptr { float, float }, ptr %3, i64 %35
  %37 = add i64 %35, %33
  br label %44

.loopexit1:
  %.lcssa14 = phi double [ %85, %84 ]
  %.lcssa13 = phi i64 [ %86, %84 ]
  br label %38

38:
  %39 = phi double [ 0.000000e+00, %._crit_edge2 ], [ %.lcssa14, %.loopexit1 ]
  %40 = phi i64 [ 0, %._crit_edge2 ], [ %.lcssa13, %.loopexit1 ]
  %41 = fcmp ogt double %27, 0.000000e+00
  %42 = fcmp ogt double %39, 0.000000e+00
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %89, label %._crit_edge3

._crit_edge3:
  br label %181

44:
  %45 = phi i64 [ 0, %29 ], [ %87, %._crit_edge6 ]
  %46 = phi i64 [ 0, %29 ], [ %86, %._crit_edge6 ]
  %47 = phi double [ 0.000000e+00, %29 ], [ %85, %._crit_edge6 ]
  br i1 %30, label %48, label %60

48:
  %49 = sub nsw i64 %33, %45
  %50 = getelementptr { float, float }, ptr %36, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = call float @llvm.fabs.f32(float %51)
  %53 = fpext float %52 to double
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %55 = load float, ptr %54, align 4
  %56 = call float @llvm.fabs.f32(float %55)
  %57 = fpext float %56 to double
  %58 = fadd double %53, %57
  %59 = fcmp ult double %58, %47
  br i1 %59, label %._crit_edge4, label %73

._crit_edge4:
  br label %84

60:
  %61 = getelementptr { float, float }, ptr %32, i64 %45
  %62 = load float, ptr %61, align 4
  %63 = call float @llvm.fabs.f32(float %62)
  %64 = fpext float %63 to double
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %66 = load float, ptr %65, align 4
  %67 = call float @llvm.fabs.f32(float %66)
  %68 = fpext float %67 to double
  %69 = fadd double %64, %68
  %70 = fcmp ogt double %69, %47
  br i1 %70, label %71, label %._crit_edge5

._crit_edge5:
  br label %84

71:
  %72 = add nsw i64 %45, %31
  br label %75

73:
  %74 = sub i64 %37, %45
  br label %75

75:
  %76 = phi double [ %53, %73 ], [ %64, %71 ]
  %77 = phi i64 [ %74, %73 ], [ %72, %71 ]
  %78 = getelementptr inbounds { float, float }, ptr %3, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %80 = load float, ptr %79, align 4
  %81 = call float @llvm.fabs.f32(float %80)
  %82 = fpext float %81 to double
  %83 = fadd double %76, %82
  br label %84

84:
  %85 = phi double [ %83, %75 ], [ %47, %._crit_edge5 ], [ %47, %._crit_edge4 ]
  %86 = phi i64 [ %45, %75 ], [ %46, %._crit_edge5 ], [ %46, %._crit_edge4 ]
  %87 = add nuw nsw i64 %45, 1
  %88 = icmp eq i64 %87, %5
  br i1 %88, label %.loopexit1, label %._crit_edge6

._crit_edge6:
  br label %44

89:
  %90 = fmul double %39, 0x3FE47E0F66AFED07
  %91 = fcmp ult double %27, %90
  br i1 %91, label %92, label %._crit_edge7

._crit_edge7:
  br label %181

92:
  %93 = icmp slt i64 %5, 0
  br i1 %93, label %._crit_edge8, label %94

._crit_edge8:
  br label %105

94:
  %95 = icmp eq i32 %0, 0
  %96 = getelementptr { float, float }, ptr %3, i64 %40
  %97 = add nsw i64 %2, -1
  %98 = sub i64 %97, %40
  %99 = getelementptr { float, float }, ptr %3, i64 %98
  %100 = mul nsw i64 %40, %4
  %101 = getelementptr { float, float }, ptr %3, i64 %100
  %102 = mul nsw i64 %98, %4
  %103 = getelementptr { float, float }, ptr %3, i64 %102
  %104 = add i64 %102, %97
  br label %110

.loopexit:
  %.lcssa = phi double [ %155, %154 ]
  br label %105

105:
  %106 = phi double [ 0.000000e+00, %._crit_edge8 ], [ %.lcssa, %.loopexit ]
  %107 = fdiv double %39, %106
  %108 = fmul double %90, %107
  %109 = fcmp ult double %27, %108
  br i1 %109, label %158, label %._crit_edge9

._crit_edge9:
  br label %181

110:
  %111 = phi i64 [ 0, %94 ], [ %156, %._crit_edge11 ]
  %112 = phi double [ 0.000000e+00, %94 ], [ %155, %._crit_edge11 ]
  %113 = icmp eq i64 %111, %40
  br i1 %113, label %._crit_edge10, label %114

._crit_edge10:
  br label %154

114:
  %115 = icmp samesign ult i64 %111, %40
  br i1 %115, label %116, label %128

116:
  br i1 %95, label %122, label %117

117:
  %118 = getelementptr { float, float }, ptr %101, i64 %111
  %119 = load float, ptr %118, align 4
  %120 = call float @llvm.fabs.f32(float %119)
  %121 = add nsw i64 %111, %100
  br label %142

122:
  %123 = sub nsw i64 %97, %111
  %124 = getelementptr { float, float }, ptr %103, i64 %123
  %125 = load float, ptr %124, align 4
  %126 = call float @llvm.fabs.f32(float %125)
  %127 = sub i64 %104, %111
  br label %142

128:
  br i1 %95, label %135, label %129

129:
  %130 = mul nsw i64 %111, %4
  %131 = getelementptr { float, float }, ptr %96, i64 %130
  %132 = load float, ptr %131, align 4
  %133 = call float @llvm.fabs.f32(float %132)
  %134 = add nsw i64 %130, %40
  br label %142

135:
  %136 = sub nsw i64 %97, %111
  %137 = mul nsw i64 %136, %4
  %138 = getelementptr { float, float }, ptr %99, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = call float @llvm.fabs.f32(float %139)
  %141 = add nsw i64 %98, %137
  br label %142

142:
  %143 = phi float [ %126, %122 ], [ %120, %117 ], [ %133, %129 ], [ %140, %135 ]
  %144 = phi i64 [ %127, %122 ], [ %121, %117 ], [ %134, %129 ], [ %141, %135 ]
  %145 = fpext float %143 to double
  %146 = getelementptr inbounds { float, float }, ptr %3, i64 %144
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 4
  %148 = load float, ptr %147, align 4
  %149 = call float @llvm.fabs.f32(float %148)
  %150 = fpext float %149 to double
  %151 = fadd double %145, %150
  %152 = fcmp ogt double %151, %112
  %153 = select i1 %152, double %151, double %112
  br label %154

154:
  %155 = phi double [ %153, %142 ], [ %112, %._crit_edge10 ]
  %156 = add nuw i64 %111, 1
  %157 = icmp eq i64 %111, %5
  br i1 %157, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %110

158:
  %159 = icmp eq i32 %0, 0
  %160 = xor i64 %40, -1
  %161 = add i64 %2, %160
  %162 = select i1 %159, i64 %161, i64 %40
  %163 = add i64 %4, 1
  %164 = mul i64 %162, %163
  %165 = getelementptr inbounds { float, float }, ptr %3, i64 %164
  %166 = load float, ptr %165, align 4
  %167 = call float @llvm.fabs.f32(float %166)
  %168 = fpext float %167 to double
  br i1 %8, label %169, label %._crit_edge12

._crit_edge12:
  br label %176

169:
  %170 = getelementptr inbounds { float, float }, ptr %3, i64 %164
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 4
  %172 = load float, ptr %171, align 4
  %173 = call float @llvm.fabs.f32(float %172)
  %174 = fpext float %173 to double
  %175 = fadd double %168, %174
  br label %176

176:
  %177 = phi double [ %175, %169 ], [ %168, %._crit_edge12 ]
  %178 = fmul double %106, 0x3FE47E0F66AFED07
  %179 = fcmp olt double %177, %178
  %180 = zext i1 %179 to i32
  store i32 %180, ptr %6, align 4
  br label %181

181:
  %182 = phi i64 [ -1, %._crit_edge3 ], [ %5, %._crit_edge7 ], [ %40, %176 ], [ %5, %._crit_edge9 ]
  ret i64 %182
}

define internal void @irad.body.indefinite_c.exchange_rows(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7) unnamed_addr {
  %9 = icmp sgt i64 %5, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %22

10:
  %11 = icmp eq i32 %0, 0
  %12 = mul nsw i64 %6, %4
  %13 = getelementptr { float, float }, ptr %3, i64 %12
  %14 = mul nsw i64 %5, %4
  %15 = add nsw i64 %2, -1
  %16 = sub nsw i64 %15, %6
  %17 = mul nsw i64 %16, %4
  %18 = getelementptr { float, float }, ptr %3, i64 %17
  %19 = sub nsw i64 %15, %5
  %20 = mul nsw i64 %19, %4
  %21 = add i64 %20, %15
  br label %35

.loopexit1:
  br label %22

22:
  %23 = add nsw i64 %5, 1
  %24 = icmp slt i64 %23, %6
  br i1 %24, label %25, label %._crit_edge2

._crit_edge2:
  br label %53

25:
  %26 = icmp eq i32 %1, 0
  %27 = icmp eq i32 %0, 0
  %28 = mul nsw i64 %6, %4
  %29 = getelementptr { float, float }, ptr %3, i64 %28
  %30 = add nsw i64 %2, -1
  %31 = sub nsw i64 %30, %6
  %32 = mul nsw i64 %31, %4
  %33 = getelementptr { float, float }, ptr %3, i64 %32
  %34 = sub i64 %30, %5
  br label %56

35:
  %36 = phi i64 [ 0, %10 ], [ %51, %._crit_edge3 ]
  %37 = getelementptr { float, float }, ptr %13, i64 %36
  %38 = add nsw i64 %36, %14
  %39 = sub nsw i64 %15, %36
  %40 = getelementptr { float, float }, ptr %18, i64 %39
  %41 = sub i64 %21, %36
  %42 = select i1 %11, ptr %40, ptr %37
  %43 = select i1 %11, i64 %41, i64 %38
  %44 = getelementptr inbounds { float, float }, ptr %3, i64 %43
  %45 = load float, ptr %42, align 4
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %47 = load float, ptr %46, align 4
  %48 = load float, ptr %44, align 4
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %50 = load float, ptr %49, align 4
  store float %48, ptr %42, align 4
  store float %50, ptr %46, align 4
  store float %45, ptr %44, align 4
  store float %47, ptr %49, align 4
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, %5
  br i1 %52, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %35

.loopexit:
  br label %53

53:
  %54 = icmp eq i32 %1, 0
  %55 = icmp eq i32 %0, 0
  br i1 %54, label %140, label %124

56:
  %57 = phi i64 [ %23, %25 ], [ %122, %._crit_edge4 ]
  br i1 %26, label %59, label %58

58:
  br i1 %27, label %67, label %60

59:
  br i1 %27, label %87, label %83

60:
  %61 = getelementptr { float, float }, ptr %29, i64 %57
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %63 = load float, ptr %62, align 4
  %64 = fneg float %63
  %65 = mul nsw i64 %57, %4
  %66 = add nsw i64 %65, %5
  br label %75

67:
  %68 = sub nsw i64 %30, %57
  %69 = getelementptr { float, float }, ptr %33, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %71 = load float, ptr %70, align 4
  %72 = fneg float %71
  %73 = mul nsw i64 %68, %4
  %74 = add nsw i64 %34, %73
  br label %75

75:
  %76 = phi float [ %64, %60 ], [ %72, %67 ]
  %77 = phi ptr [ %61, %60 ], [ %69, %67 ]
  %78 = phi i64 [ %66, %60 ], [ %74, %67 ]
  %79 = getelementptr inbounds { float, float }, ptr %3, i64 %78
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %81 = load float, ptr %80, align 4
  %82 = fneg float %81
  br label %100

83:
  %84 = getelementptr { float, float }, ptr %29, i64 %57
  %85 = mul nsw i64 %57, %4
  %86 = add nsw i64 %85, %5
  br label %92

87:
  %88 = sub nsw i64 %30, %57
  %89 = getelementptr { float, float }, ptr %33, i64 %88
  %90 = mul nsw i64 %88, %4
  %91 = add nsw i64 %34, %90
  br label %92

92:
  %93 = phi ptr [ %84, %83 ], [ %89, %87 ]
  %94 = phi i64 [ %86, %83 ], [ %91, %87 ]
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %96 = load float, ptr %95, align 4
  %97 = getelementptr inbounds { float, float }, ptr %3, i64 %94
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %99 = load float, ptr %98, align 4
  br label %100

100:
  %101 = phi float [ %76, %75 ], [ %96, %92 ]
  %102 = phi ptr [ %77, %75 ], [ %93, %92 ]
  %103 = phi ptr [ %79, %75 ], [ %97, %92 ]
  %104 = phi float [ %82, %75 ], [ %99, %92 ]
  %105 = load float, ptr %103, align 4
  %106 = load float, ptr %102, align 4
  br i1 %27, label %112, label %107

107:
  %108 = getelementptr { float, float }, ptr %29, i64 %57
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 4
  store float %105, ptr %108, align 4
  store float %104, ptr %109, align 4
  %110 = mul nsw i64 %57, %4
  %111 = add nsw i64 %110, %5
  br label %118

112:
  %113 = sub nsw i64 %30, %57
  %114 = getelementptr { float, float }, ptr %33, i64 %113
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 4
  store float %105, ptr %114, align 4
  store float %104, ptr %115, align 4
  %116 = mul nsw i64 %113, %4
  %117 = add nsw i64 %34, %116
  br label %118

118:
  %119 = phi i64 [ %111, %107 ], [ %117, %112 ]
  %120 = getelementptr inbounds { float, float }, ptr %3, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 4
  store float %106, ptr %120, align 4
  store float %101, ptr %121, align 4
  %122 = add nsw i64 %57, 1
  %123 = icmp eq i64 %122, %6
  br i1 %123, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %56

124:
  br i1 %55, label %128, label %125

125:
  %126 = mul nsw i64 %6, %4
  %127 = add nsw i64 %126, %5
  br label %134

128:
  %129 = add nsw i64 %2, -1
  %130 = sub i64 %129, %5
  %131 = sub nsw i64 %129, %6
  %132 = mul nsw i64 %131, %4
  %133 = add nsw i64 %130, %132
  br label %134

134:
  %135 = phi i64 [ %127, %125 ], [ %133, %128 ]
  %136 = getelementptr inbounds { float, float }, ptr %3, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 4
  %138 = load float, ptr %137, align 4
  %139 = fneg float %138
  br label %155

140:
  br i1 %55, label %144, label %141

141:
  %142 = mul nsw i64 %6, %4
  %143 = add nsw i64 %142, %5
  br label %150

144:
  %145 = add nsw i64 %2, -1
  %146 = sub i64 %145, %5
  %147 = sub nsw i64 %145, %6
  %148 = mul nsw i64 %147, %4
  %149 = add nsw i64 %146, %148
  br label %150

150:
  %151 = phi i64 [ %143, %141 ], [ %149, %144 ]
  %152 = getelementptr inbounds { float, float }, ptr %3, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 4
  %154 = load float, ptr %153, align 4
  br label %155

155:
  %156 = phi ptr [ %136, %134 ], [ %152, %150 ]
  %157 = phi float [ %139, %134 ], [ %154, %150 ]
  %158 = load float, ptr %156, align 4
  %159 = icmp eq i32 %0, 0
  br i1 %159, label %168, label %160

160:
  %161 = mul nsw i64 %6, %4
  %162 = getelementptr { float, float }, ptr %3, i64 %5
  %163 = getelementptr { float, float }, ptr %162, i64 %161
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 4
  store float %158, ptr %163, align 4
  store float %157, ptr %164, align 4
  %165 = add i64 %4, 1
  %166 = mul i64 %5, %165
  %167 = mul i64 %6, %165
  br label %183

168:
  %169 = add nsw i64 %2, -1
  %170 = sub nsw i64 %169, %5
  %171 = sub nsw i64 %169, %6
  %172 = mul nsw i64 %171, %4
  %173 = getelementptr { float, float }, ptr %3, i64 %170
  %174 = getelementptr { float, float }, ptr %173, i64 %172
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 4
  store float %158, ptr %174, align 4
  store float %157, ptr %175, align 4
  %176 = xor i64 %5, -1
  %177 = add i64 %2, %176
  %178 = add i64 %4, 1
  %179 = mul i64 %177, %178
  %180 = xor i64 %6, -1
  %181 = add i64 %2, %180
  %182 = mul i64 %181, %178
  br label %183

183:
  %184 = phi i64 [ %166, %160 ], [ %179, %168 ]
  %185 = phi i64 [ %167, %160 ], [ %182, %168 ]
  %186 = getelementptr inbounds { float, float }, ptr %3, i64 %184
  %187 = getelementptr inbounds { float, float }, ptr %3, i64 %185
  %188 = load float, ptr %186, align 4
  %189 = getelementptr inbounds nuw i8, ptr %186, i64 4
  %190 = load float, ptr %189, align 4
  %191 = load float, ptr %187, align 4
  %192 = getelementptr inbounds nuw i8, ptr %187, i64 4
  %193 = load float, ptr %192, align 4
  store float %191, ptr %186, align 4
  store float %193, ptr %189, align 4
  store float %188, ptr %187, align 4
  store float %190, ptr %192, align 4
  %194 = icmp slt i64 %6, %7
  br i1 %194, label %195, label %._crit_edge5

._crit_edge5:
  br label %220

195:
  br i1 %159, label %201, label %196

196:
  %197 = mul nsw i64 %7, %4
  %198 = getelementptr { float, float }, ptr %3, i64 %6
  %199 = getelementptr { float, float }, ptr %198, i64 %197
  %200 = add nsw i64 %197, %5
  br label %210

201:
  %202 = add nsw i64 %2, -1
  %203 = sub nsw i64 %202, %6
  %204 = sub nsw i64 %202, %7
  %205 = mul nsw i64 %204, %4
  %206 = getelementptr { float, float }, ptr %3, i64 %203
  %207 = getelementptr { float, float }, ptr %206, i64 %205
  %208 = sub i64 %202, %5
  %209 = add nsw i64 %208, %205
  br label %210

210:
  %211 = phi ptr [ %199, %196 ], [ %207, %201 ]
  %212 = phi i64 [ %200, %196 ], [ %209, %201 ]
  %213 = getelementptr inbounds { float, float }, ptr %3, i64 %212
  %214 = load float, ptr %211, align 4
  %215 = getelementptr inbounds nuw i8, ptr %211, i64 4
  %216 = load float, ptr %215, align 4
  %217 = load float, ptr %213, align 4
  %218 = getelementptr inbounds nuw i8, ptr %213, i64 4
  %219 = load float, ptr %218, align 4
  store float %217, ptr %211, align 4
  store float %219, ptr %215, align 4
  store float %214, ptr %213, align 4
  store float %216, ptr %218, align 4
  br label %220

220:
  ret void
}

declare float @llvm.fabs.f32(float)

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.indefinite_c.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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
  %13 = getelementptr { float, float }, ptr %2, i64 %12
  %14 = getelementptr { float, float }, ptr %4, i64 %10
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
  %20 = phi i64 [ 0, %11 ], [ %28, %._crit_edge4 ]
  %21 = getelementptr { float, float }, ptr %13, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4
  %25 = mul nuw nsw i64 %20, %0
  %26 = getelementptr { float, float }, ptr %14, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %22, ptr %26, align 4
  store float %24, ptr %27, align 4
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

define internal void @irad.body.indefinite_c.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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
  %12 = getelementptr { float, float }, ptr %2, i64 %10
  %13 = mul nsw i64 %10, %4
  %14 = getelementptr { float, float }, ptr %3, i64 %13
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
  %20 = phi i64 [ 0, %11 ], [ %28, %._crit_edge4 ]
  %21 = mul nuw nsw i64 %20, %0
  %22 = getelementptr { float, float }, ptr %12, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %25 = load float, ptr %24, align 4
  %26 = getelementptr { float, float }, ptr %14, i64 %20
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store float %23, ptr %26, align 4
  store float %25, ptr %27, align 4
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

define internal range(i32 -2147483647, -2147483648) i32 @factor_indefinite.specialized.1(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3, ptr %4) unnamed_addr {
  %6 = alloca i32, align 4
  %7 = and i32 %0, -33
  %8 = icmp eq i32 %7, 85
  %9 = zext i1 %8 to i32
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %19

11:
  %12 = add nuw i64 %1, 2305843009213693951
  %13 = mul i64 %3, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 3
  call void @__irad_float(ptr %2, i64 %15)
  %16 = shl nuw nsw i64 %1, 3
  call void @__irad_integer(ptr %4, i64 %16)
  %17 = add nsw i64 %1, -1
  %18 = add i64 %3, 1
  br label %21

.loopexit2:
  %.lcssa = phi i32 [ %437, %436 ]
  br label %19

19:
  %20 = phi i32 [ 0, %._crit_edge ], [ %.lcssa, %.loopexit2 ]
  ret i32 %20

21:
  %22 = phi i32 [ 0, %11 ], [ %437, %._crit_edge11 ]
  %23 = phi i64 [ %17, %11 ], [ %438, %._crit_edge11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %24 = call fastcc i64 @irad.body.indefinite_c.chosen(i32 %9, i32 0, i64 %1, ptr %2, i64 %3, i64 %23, ptr %6)
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = icmp slt i64 %24, 0
  br i1 %28, label %29, label %41

29:
  %30 = icmp eq i32 %22, 0
  %31 = sub nsw i64 %17, %23
  %32 = select i1 %8, i64 %23, i64 %31
  %33 = trunc i64 %32 to i32
  %34 = add nsw i32 %33, 1
  %35 = select i1 %30, i32 %34, i32 %22
  %36 = xor i64 %23, -1
  %37 = add i64 %1, %36
  %38 = select i1 %8, i64 %23, i64 %37
  %39 = add nsw i64 %38, 1
  %40 = getelementptr inbounds i64, ptr %4, i64 %38
  store i64 %39, ptr %40, align 8
  br label %436

41:
  %42 = sext i32 %25 to i64
  %43 = sub nsw i64 %23, %42
  %44 = icmp eq i64 %24, %43
  br i1 %44, label %._crit_edge3, label %45

._crit_edge3:
  br label %46

45:
  call fastcc void @irad.body.indefinite_c.exchange_rows(i32 %9, i32 0, i64 %1, ptr %2, i64 %3, i64 %24, i64 %43, i64 %23)
  br label %46

46:
  %47 = xor i64 %24, -1
  %48 = add nsw i64 %1, %47
  %49 = select i1 %8, i64 %24, i64 %48
  %50 = xor i64 %23, -1
  %51 = add i64 %1, %50
  %52 = select i1 %8, i64 %23, i64 %51
  %53 = icmp eq i32 %25, 0
  %54 = sub i64 -2, %49
  %55 = select i1 %53, i64 %49, i64 %54
  %56 = add nsw i64 %55, 1
  %57 = getelementptr inbounds i64, ptr %4, i64 %52
  store i64 %56, ptr %57, align 8
  br i1 %53, label %325, label %58

58:
  %59 = add nsw i64 %23, -1
  %60 = sub i64 %1, %23
  %61 = select i1 %8, i64 %59, i64 %60
  %62 = xor i64 %49, -1
  %63 = getelementptr inbounds i64, ptr %4, i64 %61
  store i64 %62, ptr %63, align 8
  %64 = sub nsw i64 %17, %23
  %65 = select i1 %8, i64 %23, i64 %64
  %66 = select i1 %8, i64 %59, i64 %60
  %67 = mul nsw i64 %65, %3
  %68 = getelementptr { float, float }, ptr %2, i64 %66
  %69 = getelementptr { float, float }, ptr %68, i64 %67
  %70 = mul i64 %66, %18
  %71 = load float, ptr %69, align 4
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %73 = load float, ptr %72, align 4
  %74 = getelementptr inbounds { float, float }, ptr %2, i64 %70
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %77 = load float, ptr %76, align 4
  %78 = call float @llvm.fabs.f32(float %71)
  %79 = call float @llvm.fabs.f32(float %73)
  %80 = fcmp ugt float %78, %79
  br i1 %80, label %81, label %91

81:
  %82 = fdiv float %73, %71
  %83 = fmul float %73, %82
  %84 = fadd float %71, %83
  %85 = fmul float %82, %77
  %86 = fadd float %75, %85
  %87 = fdiv float %86, %84
  %88 = fmul float %75, %82
  %89 = fsub float %77, %88
  %90 = fdiv float %89, %84
  br label %101

91:
  %92 = fdiv float %71, %73
  %93 = fmul float %71, %92
  %94 = fadd float %73, %93
  %95 = fmul float %75, %92
  %96 = fadd float %95, %77
  %97 = fdiv float %96, %94
  %98 = fmul float %92, %77
  %99 = fsub float %98, %75
  %100 = fdiv float %99, %94
  br label %101

101:
  %102 = phi float [ %87, %81 ], [ %97, %91 ]
  %103 = phi float [ %90, %81 ], [ %100, %91 ]
  %104 = sub nsw i64 %17, %23
  %105 = select i1 %8, i64 %23, i64 %104
  %106 = mul i64 %105, %18
  %107 = getelementptr inbounds { float, float }, ptr %2, i64 %106
  %108 = load float, ptr %107, align 4
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 4
  %110 = load float, ptr %109, align 4
  br i1 %80, label %111, label %121

111:
  %112 = fdiv float %73, %71
  %113 = fmul float %73, %112
  %114 = fadd float %71, %113
  %115 = fmul float %112, %110
  %116 = fadd float %108, %115
  %117 = fdiv float %116, %114
  %118 = fmul float %112, %108
  %119 = fsub float %110, %118
  %120 = fdiv float %119, %114
  br label %131

121:
  %122 = fdiv float %71, %73
  %123 = fmul float %71, %122
  %124 = fadd float %73, %123
  %125 = fmul float %122, %108
  %126 = fadd float %125, %110
  %127 = fdiv float %126, %124
  %128 = fmul float %122, %110
  %129 = fsub float %128, %108
  %130 = fdiv float %129, %124
  br label %131

131:
  %132 = phi float [ %117, %111 ], [ %127, %121 ]
  %133 = phi float [ %120, %111 ], [ %130, %121 ]
  %134 = fmul float %102, %132
  %135 = fmul float %103, %133
  %136 = fmul float %103, %132
  %137 = fmul float %102, %133
  %138 = fsub float %134, %135
  %139 = fadd float %136, %137
  %140 = fadd float %138, -1.000000e+00
  %141 = call float @llvm.fabs.f32(float %140)
  %142 = call float @llvm.fabs.f32(float %139)
  %143 = fcmp ugt float %141, %142
  br i1 %143, label %144, label %153

144:
  %145 = fdiv float %139, %140
  %146 = fmul float %139, %145
  %147 = fadd float %140, %146
  %148 = fmul float %145, 0.000000e+00
  %149 = fadd float %148, 1.000000e+00
  %150 = fdiv float %149, %147
  %151 = fsub float 0.000000e+00, %145
  %152 = fdiv float %151, %147
  br label %162

153:
  %154 = fdiv float %140, %139
  %155 = fmul float %140, %154
  %156 = fadd float %139, %155
  %157 = fadd float %154, 0.000000e+00
  %158 = fdiv float %157, %156
  %159 = fmul float %154, 0.000000e+00
  %160 = fadd float %159, -1.000000e+00
  %161 = fdiv float %160, %156
  br label %162

162:
  %163 = phi float [ %150, %144 ], [ %158, %153 ]
  %164 = phi float [ %152, %144 ], [ %161, %153 ]
  %165 = icmp sgt i64 %23, 1
  br i1 %165, label %166, label %._crit_edge4

._crit_edge4:
  br label %436

166:
  %167 = add nsw i64 %23, -2
  %168 = sub nsw i64 2, %23
  %169 = mul nsw i64 %60, %3
  %170 = getelementptr { float, float }, ptr %2, i64 %169
  %171 = sub nsw i64 %17, %23
  %172 = mul nsw i64 %171, %3
  %173 = add i64 %172, %17
  %174 = mul nsw i64 %59, %3
  %175 = getelementptr { float, float }, ptr %2, i64 %174
  %176 = mul nsw i64 %23, %3
  %177 = fdiv float %71, %73
  %178 = fmul float %71, %177
  %179 = fadd float %73, %178
  %180 = fdiv float %73, %71
  %181 = fmul float %73, %180
  %182 = fadd float %71, %181
  %183 = add i64 %169, %17
  %184 = getelementptr { float, float }, ptr %2, i64 %172
  %185 = getelementptr { float, float }, ptr %2, i64 %176
  br label %186

186:
  %187 = phi i64 [ %168, %166 ], [ %323, %._crit_edge6 ]
  %188 = phi i64 [ %167, %166 ], [ %322, %._crit_edge6 ]
  %189 = getelementptr { float, float }, ptr %175, i64 %188
  %190 = add nsw i64 %188, %176
  %191 = sub nsw i64 %17, %188
  %192 = getelementptr { float, float }, ptr %170, i64 %191
  %193 = add i64 %173, %187
  %194 = select i1 %8, ptr %189, ptr %192
  %195 = select i1 %8, i64 %190, i64 %193
  %196 = load float, ptr %194, align 4
  %197 = getelementptr inbounds nuw i8, ptr %194, i64 4
  %198 = load float, ptr %197, align 4
  %199 = getelementptr inbounds { float, float }, ptr %2, i64 %195
  %200 = load float, ptr %199, align 4
  %201 = getelementptr inbounds nuw i8, ptr %199, i64 4
  %202 = load float, ptr %201, align 4
  %203 = fmul float %132, %196
  %204 = fmul float %133, %198
  %205 = fmul float %132, %198
  %206 = fmul float %133, %196
  %207 = fsub float %203, %204
  %208 = fadd float %206, %205
  %209 = fsub float %207, %200
  %210 = fsub float %208, %202
  %211 = fmul float %163, %209
  %212 = fmul float %164, %210
  %213 = fmul float %163, %210
  %214 = fmul float %164, %209
  %215 = fsub float %211, %212
  %216 = fadd float %213, %214
  br i1 %80, label %217, label %224

217:
  %218 = fmul float %180, %216
  %219 = fadd float %215, %218
  %220 = fdiv float %219, %182
  %221 = fmul float %180, %215
  %222 = fsub float %216, %221
  %223 = fdiv float %222, %182
  br label %231

224:
  %225 = fmul float %177, %215
  %226 = fadd float %216, %225
  %227 = fdiv float %226, %179
  %228 = fmul float %177, %216
  %229 = fsub float %228, %215
  %230 = fdiv float %229, %179
  br label %231

231:
  %232 = phi float [ %220, %217 ], [ %227, %224 ]
  %233 = phi float [ %223, %217 ], [ %230, %224 ]
  %234 = fmul float %102, %200
  %235 = fmul float %103, %202
  %236 = fmul float %102, %202
  %237 = fmul float %103, %200
  %238 = fsub float %234, %235
  %239 = fadd float %237, %236
  %240 = fsub float %238, %196
  %241 = fsub float %239, %198
  %242 = fmul float %163, %240
  %243 = fmul float %164, %241
  %244 = fmul float %163, %241
  %245 = fmul float %164, %240
  %246 = fsub float %242, %243
  %247 = fadd float %244, %245
  br i1 %80, label %248, label %255

248:
  %249 = fmul float %180, %247
  %250 = fadd float %246, %249
  %251 = fdiv float %250, %182
  %252 = fmul float %180, %246
  %253 = fsub float %247, %252
  %254 = fdiv float %253, %182
  br label %262

255:
  %256 = fmul float %177, %246
  %257 = fadd float %247, %256
  %258 = fdiv float %257, %179
  %259 = fmul float %177, %247
  %260 = fsub float %259, %246
  %261 = fdiv float %260, %179
  br label %262

262:
  %263 = phi float [ %251, %248 ], [ %258, %255 ]
  %264 = phi float [ %254, %248 ], [ %261, %255 ]
  %265 = mul nsw i64 %191, %3
  %266 = add i64 %265, %17
  %267 = mul nsw i64 %188, %3
  br label %269

268:
  br i1 %8, label %310, label %314

269:
  %270 = phi i64 [ %188, %262 ], [ %308, %._crit_edge5 ]
  %271 = add nsw i64 %270, %176
  %272 = sub i64 %173, %270
  %273 = select i1 %8, i64 %271, i64 %272
  %274 = getelementptr inbounds { float, float }, ptr %2, i64 %273
  %275 = load float, ptr %274, align 4
  %276 = getelementptr inbounds nuw i8, ptr %274, i64 4
  %277 = load float, ptr %276, align 4
  %278 = fmul float %263, %275
  %279 = fmul float %264, %277
  %280 = fmul float %264, %275
  %281 = fmul float %263, %277
  %282 = fsub float %278, %279
  %283 = fadd float %280, %281
  %284 = add nsw i64 %270, %174
  %285 = sub i64 %183, %270
  %286 = select i1 %8, i64 %284, i64 %285
  %287 = getelementptr inbounds { float, float }, ptr %2, i64 %286
  %288 = load float, ptr %287, align 4
  %289 = getelementptr inbounds nuw i8, ptr %287, i64 4
  %290 = load float, ptr %289, align 4
  %291 = fmul float %232, %288
  %292 = fmul float %233, %290
  %293 = fmul float %233, %288
  %294 = fmul float %232, %290
  %295 = fsub float %291, %292
  %296 = fadd float %293, %294
  %297 = fadd float %282, %295
  %298 = fadd float %283, %296
  %299 = add nsw i64 %270, %267
  %300 = sub i64 %266, %270
  %301 = select i1 %8, i64 %299, i64 %300
  %302 = getelementptr inbounds { float, float }, ptr %2, i64 %301
  %303 = load float, ptr %302, align 4
  %304 = getelementptr inbounds nuw i8, ptr %302, i64 4
  %305 = load float, ptr %304, align 4
  %306 = fsub float %303, %297
  %307 = fsub float %305, %298
  store float %306, ptr %302, align 4
  store float %307, ptr %304, align 4
  %308 = add nsw i64 %270, -1
  %309 = icmp eq i64 %270, 0
  br i1 %309, label %268, label %._crit_edge5

._crit_edge5:
  br label %269

310:
  %311 = getelementptr { float, float }, ptr %185, i64 %188
  %312 = getelementptr inbounds nuw i8, ptr %311, i64 4
  store float %263, ptr %311, align 4
  store float %264, ptr %312, align 4
  %313 = add nsw i64 %188, %174
  br label %318

314:
  %315 = getelementptr { float, float }, ptr %184, i64 %191
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 4
  store float %263, ptr %315, align 4
  store float %264, ptr %316, align 4
  %317 = add i64 %183, %187
  br label %318

318:
  %319 = phi i64 [ %313, %310 ], [ %317, %314 ]
  %320 = getelementptr inbounds { float, float }, ptr %2, i64 %319
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 4
  store float %232, ptr %320, align 4
  store float %233, ptr %321, align 4
  %322 = add nsw i64 %188, -1
  %323 = sub nsw i64 1, %188
  %324 = icmp sgt i64 %188, 0
  br i1 %324, label %._crit_edge6, label %.loopexit1

._crit_edge6:
  br label %186

325:
  %326 = sub nsw i64 %17, %23
  %327 = select i1 %8, i64 %23, i64 %326
  %328 = mul i64 %327, %18
  %329 = getelementptr inbounds { float, float }, ptr %2, i64 %328
  %330 = load float, ptr %329, align 4
  %331 = getelementptr inbounds nuw i8, ptr %329, i64 4
  %332 = load float, ptr %331, align 4
  %333 = call float @llvm.fabs.f32(float %330)
  %334 = call float @llvm.fabs.f32(float %332)
  %335 = fcmp ugt float %333, %334
  br i1 %335, label %336, label %345

336:
  %337 = fdiv float %332, %330
  %338 = fmul float %332, %337
  %339 = fadd float %330, %338
  %340 = fmul float %337, 0.000000e+00
  %341 = fadd float %340, 1.000000e+00
  %342 = fdiv float %341, %339
  %343 = fsub float 0.000000e+00, %337
  %344 = fdiv float %343, %339
  br label %354

345:
  %346 = fdiv float %330, %332
  %347 = fmul float %330, %346
  %348 = fadd float %332, %347
  %349 = fadd float %346, 0.000000e+00
  %350 = fdiv float %349, %348
  %351 = fmul float %346, 0.000000e+00
  %352 = fadd float %351, -1.000000e+00
  %353 = fdiv float %352, %348
  br label %354

354:
  %355 = phi float [ %342, %336 ], [ %350, %345 ]
  %356 = phi float [ %344, %336 ], [ %353, %345 ]
  %357 = icmp eq i64 %23, 0
  br i1 %357, label %._crit_edge7, label %358

._crit_edge7:
  br label %436

358:
  %359 = sub nsw i64 %17, %23
  %360 = mul nsw i64 %359, %3
  %361 = add i64 %360, %1
  %362 = mul nsw i64 %23, %3
  %363 = add i64 %360, %17
  br label %371

364:
  %365 = icmp samesign ugt i64 %372, 1
  br i1 %365, label %._crit_edge8, label %366

._crit_edge8:
  br label %371

366:
  %367 = sub nsw i64 %17, %23
  %368 = mul nsw i64 %367, %3
  %369 = add i64 %368, %17
  %370 = mul nsw i64 %23, %3
  br label %419

371:
  %372 = phi i64 [ %23, %358 ], [ %373, %._crit_edge8 ]
  %373 = add nsw i64 %372, -1
  %374 = add nsw i64 %373, %362
  %375 = sub i64 %361, %372
  %376 = select i1 %8, i64 %374, i64 %375
  %377 = getelementptr inbounds { float, float }, ptr %2, i64 %376
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 4
  %379 = load float, ptr %378, align 4
  %380 = load float, ptr %377, align 4
  %381 = fmul float %355, %380
  %382 = fmul float %356, %379
  %383 = fmul float %355, %379
  %384 = fmul float %356, %380
  %385 = fsub float %381, %382
  %386 = fadd float %383, %384
  %387 = sub nsw i64 %1, %372
  %388 = mul nsw i64 %387, %3
  %389 = add i64 %388, %17
  %390 = mul nsw i64 %373, %3
  br label %391

391:
  %392 = phi i64 [ 0, %371 ], [ %417, %._crit_edge9 ]
  %393 = phi i64 [ 0, %371 ], [ %416, %._crit_edge9 ]
  %394 = add nsw i64 %393, %362
  %395 = add i64 %363, %392
  %396 = select i1 %8, i64 %394, i64 %395
  %397 = getelementptr inbounds { float, float }, ptr %2, i64 %396
  %398 = load float, ptr %397, align 4
  %399 = getelementptr inbounds nuw i8, ptr %397, i64 4
  %400 = load float, ptr %399, align 4
  %401 = fmul float %385, %398
  %402 = fmul float %386, %400
  %403 = fmul float %386, %398
  %404 = fmul float %385, %400
  %405 = fsub float %401, %402
  %406 = fadd float %403, %404
  %407 = add nsw i64 %393, %390
  %408 = add i64 %389, %392
  %409 = select i1 %8, i64 %407, i64 %408
  %410 = getelementptr inbounds { float, float }, ptr %2, i64 %409
  %411 = load float, ptr %410, align 4
  %412 = getelementptr inbounds nuw i8, ptr %410, i64 4
  %413 = load float, ptr %412, align 4
  %414 = fsub float %411, %405
  %415 = fsub float %413, %406
  store float %414, ptr %410, align 4
  store float %415, ptr %412, align 4
  %416 = add nuw nsw i64 %393, 1
  %417 = xor i64 %393, -1
  %418 = icmp eq i64 %416, %372
  br i1 %418, label %364, label %._crit_edge9

._crit_edge9:
  br label %391

419:
  %420 = phi i64 [ 0, %366 ], [ %434, %._crit_edge10 ]
  %421 = add nsw i64 %420, %370
  %422 = sub i64 %369, %420
  %423 = select i1 %8, i64 %421, i64 %422
  %424 = getelementptr inbounds { float, float }, ptr %2, i64 %423
  %425 = load float, ptr %424, align 4
  %426 = getelementptr inbounds nuw i8, ptr %424, i64 4
  %427 = load float, ptr %426, align 4
  %428 = fmul float %355, %425
  %429 = fmul float %356, %427
  %430 = fmul float %356, %425
  %431 = fmul float %355, %427
  %432 = fsub float %428, %429
  %433 = fadd float %430, %431
  store float %432, ptr %424, align 4
  store float %433, ptr %426, align 4
  %434 = add nuw nsw i64 %420, 1
  %435 = icmp eq i64 %434, %23
  br i1 %435, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %419

.loopexit:
  br label %436

.loopexit1:
  br label %436

436:
  %437 = phi i32 [ %35, %29 ], [ %22, %.loopexit ], [ %22, %._crit_edge4 ], [ %22, %._crit_edge7 ], [ %22, %.loopexit1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %438 = sub nsw i64 %23, %27
  %439 = icmp sgt i64 %438, -1
  br i1 %439, label %._crit_edge11, label %.loopexit2

._crit_edge11:
  br label %21
}

define internal range(i32 -2147483647, -2147483648) i32 @factor_indefinite.specialized.2(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3, ptr %4) unnamed_addr {
  %6 = alloca i32, align 4
  %7 = and i32 %0, -33
  %8 = icmp eq i32 %7, 85
  %9 = zext i1 %8 to i32
  %10 = icmp sgt i64 %1, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %19

11:
  %12 = add nuw i64 %1, 2305843009213693951
  %13 = mul i64 %3, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 3
  call void @__irad_float(ptr %2, i64 %15)
  %16 = shl nuw nsw i64 %1, 2
  call void @__irad_integer(ptr %4, i64 %16)
  %17 = add nsw i64 %1, -1
  %18 = add i64 %3, 1
  br label %21

.loopexit2:
  %.lcssa = phi i32 [ %440, %439 ]
  br label %19

19:
  %20 = phi i32 [ 0, %._crit_edge ], [ %.lcssa, %.loopexit2 ]
  ret i32 %20

21:
  %22 = phi i32 [ 0, %11 ], [ %440, %._crit_edge11 ]
  %23 = phi i64 [ %17, %11 ], [ %441, %._crit_edge11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %24 = call fastcc i64 @irad.body.indefinite_c.chosen(i32 %9, i32 0, i64 %1, ptr %2, i64 %3, i64 %23, ptr %6)
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = icmp slt i64 %24, 0
  br i1 %28, label %29, label %42

29:
  %30 = icmp eq i32 %22, 0
  %31 = sub nsw i64 %17, %23
  %32 = select i1 %8, i64 %23, i64 %31
  %33 = trunc i64 %32 to i32
  %34 = add nsw i32 %33, 1
  %35 = select i1 %30, i32 %34, i32 %22
  %36 = xor i64 %23, -1
  %37 = add i64 %1, %36
  %38 = select i1 %8, i64 %23, i64 %37
  %39 = trunc i64 %38 to i32
  %40 = add nsw i32 %39, 1
  %41 = getelementptr inbounds i32, ptr %4, i64 %38
  store i32 %40, ptr %41, align 4
  br label %439

42:
  %43 = sext i32 %25 to i64
  %44 = sub nsw i64 %23, %43
  %45 = icmp eq i64 %24, %44
  br i1 %45, label %._crit_edge3, label %46

._crit_edge3:
  br label %47

46:
  call fastcc void @irad.body.indefinite_c.exchange_rows(i32 %9, i32 0, i64 %1, ptr %2, i64 %3, i64 %24, i64 %44, i64 %23)
  br label %47

47:
  %48 = xor i64 %24, -1
  %49 = add nsw i64 %1, %48
  %50 = select i1 %8, i64 %24, i64 %49
  %51 = xor i64 %23, -1
  %52 = add i64 %1, %51
  %53 = select i1 %8, i64 %23, i64 %52
  %54 = icmp eq i32 %25, 0
  %55 = sub i64 -2, %50
  %56 = select i1 %54, i64 %50, i64 %55
  %57 = trunc i64 %56 to i32
  %58 = add nsw i32 %57, 1
  %59 = getelementptr inbounds i32, ptr %4, i64 %53
  store i32 %58, ptr %59, align 4
  br i1 %54, label %328, label %60

60:
  %61 = add nsw i64 %23, -1
  %62 = sub i64 %1, %23
  %63 = select i1 %8, i64 %61, i64 %62
  %64 = trunc i64 %55 to i32
  %65 = add nsw i32 %64, 1
  %66 = getelementptr inbounds i32, ptr %4, i64 %63
  store i32 %65, ptr %66, align 4
  %67 = sub nsw i64 %17, %23
  %68 = select i1 %8, i64 %23, i64 %67
  %69 = select i1 %8, i64 %61, i64 %62
  %70 = mul nsw i64 %68, %3
  %71 = getelementptr { float, float }, ptr %2, i64 %69
  %72 = getelementptr { float, float }, ptr %71, i64 %70
  %73 = mul i64 %69, %18
  %74 = load float, ptr %72, align 4
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %76 = load float, ptr %75, align 4
  %77 = getelementptr inbounds { float, float }, ptr %2, i64 %73
  %78 = load float, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %80 = load float, ptr %79, align 4
  %81 = call float @llvm.fabs.f32(float %74)
  %82 = call float @llvm.fabs.f32(float %76)
  %83 = fcmp ugt float %81, %82
  br i1 %83, label %84, label %94

84:
  %85 = fdiv float %76, %74
  %86 = fmul float %76, %85
  %87 = fadd float %74, %86
  %88 = fmul float %85, %80
  %89 = fadd float %78, %88
  %90 = fdiv float %89, %87
  %91 = fmul float %78, %85
  %92 = fsub float %80, %91
  %93 = fdiv float %92, %87
  br label %104

94:
  %95 = fdiv float %74, %76
  %96 = fmul float %74, %95
  %97 = fadd float %76, %96
  %98 = fmul float %78, %95
  %99 = fadd float %98, %80
  %100 = fdiv float %99, %97
  %101 = fmul float %95, %80
  %102 = fsub float %101, %78
  %103 = fdiv float %102, %97
  br label %104

104:
  %105 = phi float [ %90, %84 ], [ %100, %94 ]
  %106 = phi float [ %93, %84 ], [ %103, %94 ]
  %107 = sub nsw i64 %17, %23
  %108 = select i1 %8, i64 %23, i64 %107
  %109 = mul i64 %108, %18
  %110 = getelementptr inbounds { float, float }, ptr %2, i64 %109
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 4
  %113 = load float, ptr %112, align 4
  br i1 %83, label %114, label %124

114:
  %115 = fdiv float %76, %74
  %116 = fmul float %76, %115
  %117 = fadd float %74, %116
  %118 = fmul float %115, %113
  %119 = fadd float %111, %118
  %120 = fdiv float %119, %117
  %121 = fmul float %115, %111
  %122 = fsub float %113, %121
  %123 = fdiv float %122, %117
  br label %134

124:
  %125 = fdiv float %74, %76
  %126 = fmul float %74, %125
  %127 = fadd float %76, %126
  %128 = fmul float %125, %111
  %129 = fadd float %128, %113
  %130 = fdiv float %129, %127
  %131 = fmul float %125, %113
  %132 = fsub float %131, %111
  %133 = fdiv float %132, %127
  br label %134

134:
  %135 = phi float [ %120, %114 ], [ %130, %124 ]
  %136 = phi float [ %123, %114 ], [ %133, %124 ]
  %137 = fmul float %105, %135
  %138 = fmul float %106, %136
  %139 = fmul float %106, %135
  %140 = fmul float %105, %136
  %141 = fsub float %137, %138
  %142 = fadd float %139, %140
  %143 = fadd float %141, -1.000000e+00
  %144 = call float @llvm.fabs.f32(float %143)
  %145 = call float @llvm.fabs.f32(float %142)
  %146 = fcmp ugt float %144, %145
  br i1 %146, label %147, label %156

147:
  %148 = fdiv float %142, %143
  %149 = fmul float %142, %148
  %150 = fadd float %143, %149
  %151 = fmul float %148, 0.000000e+00
  %152 = fadd float %151, 1.000000e+00
  %153 = fdiv float %152, %150
  %154 = fsub float 0.000000e+00, %148
  %155 = fdiv float %154, %150
  br label %165

156:
  %157 = fdiv float %143, %142
  %158 = fmul float %143, %157
  %159 = fadd float %142, %158
  %160 = fadd float %157, 0.000000e+00
  %161 = fdiv float %160, %159
  %162 = fmul float %157, 0.000000e+00
  %163 = fadd float %162, -1.000000e+00
  %164 = fdiv float %163, %159
  br label %165

165:
  %166 = phi float [ %153, %147 ], [ %161, %156 ]
  %167 = phi float [ %155, %147 ], [ %164, %156 ]
  %168 = icmp sgt i64 %23, 1
  br i1 %168, label %169, label %._crit_edge4

._crit_edge4:
  br label %439

169:
  %170 = add nsw i64 %23, -2
  %171 = sub nsw i64 2, %23
  %172 = mul nsw i64 %62, %3
  %173 = getelementptr { float, float }, ptr %2, i64 %172
  %174 = sub nsw i64 %17, %23
  %175 = mul nsw i64 %174, %3
  %176 = add i64 %175, %17
  %177 = mul nsw i64 %61, %3
  %178 = getelementptr { float, float }, ptr %2, i64 %177
  %179 = mul nsw i64 %23, %3
  %180 = fdiv float %74, %76
  %181 = fmul float %74, %180
  %182 = fadd float %76, %181
  %183 = fdiv float %76, %74
  %184 = fmul float %76, %183
  %185 = fadd float %74, %184
  %186 = add i64 %172, %17
  %187 = getelementptr { float, float }, ptr %2, i64 %175
  %188 = getelementptr { float, float }, ptr %2, i64 %179
  br label %189

189:
  %190 = phi i64 [ %171, %169 ], [ %326, %._crit_edge6 ]
  %191 = phi i64 [ %170, %169 ], [ %325, %._crit_edge6 ]
  %192 = getelementptr { float, float }, ptr %178, i64 %191
  %193 = add nsw i64 %191, %179
  %194 = sub nsw i64 %17, %191
  %195 = getelementptr { float, float }, ptr %173, i64 %194
  %196 = add i64 %176, %190
  %197 = select i1 %8, ptr %192, ptr %195
  %198 = select i1 %8, i64 %193, i64 %196
  %199 = load float, ptr %197, align 4
  %200 = getelementptr inbounds nuw i8, ptr %197, i64 4
  %201 = load float, ptr %200, align 4
  %202 = getelementptr inbounds { float, float }, ptr %2, i64 %198
  %203 = load float, ptr %202, align 4
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 4
  %205 = load float, ptr %204, align 4
  %206 = fmul float %135, %199
  %207 = fmul float %136, %201
  %208 = fmul float %135, %201
  %209 = fmul float %136, %199
  %210 = fsub float %206, %207
  %211 = fadd float %209, %208
  %212 = fsub float %210, %203
  %213 = fsub float %211, %205
  %214 = fmul float %166, %212
  %215 = fmul float %167, %213
  %216 = fmul float %166, %213
  %217 = fmul float %167, %212
  %218 = fsub float %214, %215
  %219 = fadd float %216, %217
  br i1 %83, label %220, label %227

220:
  %221 = fmul float %183, %219
  %222 = fadd float %218, %221
  %223 = fdiv float %222, %185
  %224 = fmul float %183, %218
  %225 = fsub float %219, %224
  %226 = fdiv float %225, %185
  br label %234

227:
  %228 = fmul float %180, %218
  %229 = fadd float %219, %228
  %230 = fdiv float %229, %182
  %231 = fmul float %180, %219
  %232 = fsub float %231, %218
  %233 = fdiv float %232, %182
  br label %234

234:
  %235 = phi float [ %223, %220 ], [ %230, %227 ]
  %236 = phi float [ %226, %220 ], [ %233, %227 ]
  %237 = fmul float %105, %203
  %238 = fmul float %106, %205
  %239 = fmul float %105, %205
  %240 = fmul float %106, %203
  %241 = fsub float %237, %238
  %242 = fadd float %240, %239
  %243 = fsub float %241, %199
  %244 = fsub float %242, %201
  %245 = fmul float %166, %243
  %246 = fmul float %167, %244
  %247 = fmul float %166, %244
  %248 = fmul float %167, %243
  %249 = fsub float %245, %246
  %250 = fadd float %247, %248
  br i1 %83, label %251, label %258

251:
  %252 = fmul float %183, %250
  %253 = fadd float %249, %252
  %254 = fdiv float %253, %185
  %255 = fmul float %183, %249
  %256 = fsub float %250, %255
  %257 = fdiv float %256, %185
  br label %265

258:
  %259 = fmul float %180, %249
  %260 = fadd float %250, %259
  %261 = fdiv float %260, %182
  %262 = fmul float %180, %250
  %263 = fsub float %262, %249
  %264 = fdiv float %263, %182
  br label %265

265:
  %266 = phi float [ %254, %251 ], [ %261, %258 ]
  %267 = phi float [ %257, %251 ], [ %264, %258 ]
  %268 = mul nsw i64 %194, %3
  %269 = add i64 %268, %17
  %270 = mul nsw i64 %191, %3
  br label %272

271:
  br i1 %8, label %313, label %317

272:
  %273 = phi i64 [ %191, %265 ], [ %311, %._crit_edge5 ]
  %274 = add nsw i64 %273, %179
  %275 = sub i64 %176, %273
  %276 = select i1 %8, i64 %274, i64 %275
  %277 = getelementptr inbounds { float, float }, ptr %2, i64 %276
  %278 = load float, ptr %277, align 4
  %279 = getelementptr inbounds nuw i8, ptr %277, i64 4
  %280 = load float, ptr %279, align 4
  %281 = fmul float %266, %278
  %282 = fmul float %267, %280
  %283 = fmul float %267, %278
  %284 = fmul float %266, %280
  %285 = fsub float %281, %282
  %286 = fadd float %283, %284
  %287 = add nsw i64 %273, %177
  %288 = sub i64 %186, %273
  %289 = select i1 %8, i64 %287, i64 %288
  %290 = getelementptr inbounds { float, float }, ptr %2, i64 %289
  %291 = load float, ptr %290, align 4
  %292 = getelementptr inbounds nuw i8, ptr %290, i64 4
  %293 = load float, ptr %292, align 4
  %294 = fmul float %235, %291
  %295 = fmul float %236, %293
  %296 = fmul float %236, %291
  %297 = fmul float %235, %293
  %298 = fsub float %294, %295
  %299 = fadd float %296, %297
  %300 = fadd float %285, %298
  %301 = fadd float %286, %299
  %302 = add nsw i64 %273, %270
  %303 = sub i64 %269, %273
  %304 = select i1 %8, i64 %302, i64 %303
  %305 = getelementptr inbounds { float, float }, ptr %2, i64 %304
  %306 = load float, ptr %305, align 4
  %307 = getelementptr inbounds nuw i8, ptr %305, i64 4
  %308 = load float, ptr %307, align 4
  %309 = fsub float %306, %300
  %310 = fsub float %308, %301
  store float %309, ptr %305, align 4
  store float %310, ptr %307, align 4
  %311 = add nsw i64 %273, -1
  %312 = icmp eq i64 %273, 0
  br i1 %312, label %271, label %._crit_edge5

._crit_edge5:
  br label %272

313:
  %314 = getelementptr { float, float }, ptr %188, i64 %191
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 4
  store float %266, ptr %314, align 4
  store float %267, ptr %315, align 4
  %316 = add nsw i64 %191, %177
  br label %321

317:
  %318 = getelementptr { float, float }, ptr %187, i64 %194
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 4
  store float %266, ptr %318, align 4
  store float %267, ptr %319, align 4
  %320 = add i64 %186, %190
  br label %321

321:
  %322 = phi i64 [ %316, %313 ], [ %320, %317 ]
  %323 = getelementptr inbounds { float, float }, ptr %2, i64 %322
  %324 = getelementptr inbounds nuw i8, ptr %323, i64 4
  store float %235, ptr %323, align 4
  store float %236, ptr %324, align 4
  %325 = add nsw i64 %191, -1
  %326 = sub nsw i64 1, %191
  %327 = icmp sgt i64 %191, 0
  br i1 %327, label %._crit_edge6, label %.loopexit1

._crit_edge6:
  br label %189

328:
  %329 = sub nsw i64 %17, %23
  %330 = select i1 %8, i64 %23, i64 %329
  %331 = mul i64 %330, %18
  %332 = getelementptr inbounds { float, float }, ptr %2, i64 %331
  %333 = load float, ptr %332, align 4
  %334 = getelementptr inbounds nuw i8, ptr %332, i64 4
  %335 = load float, ptr %334, align 4
  %336 = call float @llvm.fabs.f32(float %333)
  %337 = call float @llvm.fabs.f32(float %335)
  %338 = fcmp ugt float %336, %337
  br i1 %338, label %339, label %348

339:
  %340 = fdiv float %335, %333
  %341 = fmul float %335, %340
  %342 = fadd float %333, %341
  %343 = fmul float %340, 0.000000e+00
  %344 = fadd float %343, 1.000000e+00
  %345 = fdiv float %344, %342
  %346 = fsub float 0.000000e+00, %340
  %347 = fdiv float %346, %342
  br label %357

348:
  %349 = fdiv float %333, %335
  %350 = fmul float %333, %349
  %351 = fadd float %335, %350
  %352 = fadd float %349, 0.000000e+00
  %353 = fdiv float %352, %351
  %354 = fmul float %349, 0.000000e+00
  %355 = fadd float %354, -1.000000e+00
  %356 = fdiv float %355, %351
  br label %357

357:
  %358 = phi float [ %345, %339 ], [ %353, %348 ]
  %359 = phi float [ %347, %339 ], [ %356, %348 ]
  %360 = icmp eq i64 %23, 0
  br i1 %360, label %._crit_edge7, label %361

._crit_edge7:
  br label %439

361:
  %362 = sub nsw i64 %17, %23
  %363 = mul nsw i64 %362, %3
  %364 = add i64 %363, %1
  %365 = mul nsw i64 %23, %3
  %366 = add i64 %363, %17
  br label %374

367:
  %368 = icmp samesign ugt i64 %375, 1
  br i1 %368, label %._crit_edge8, label %369

._crit_edge8:
  br label %374

369:
  %370 = sub nsw i64 %17, %23
  %371 = mul nsw i64 %370, %3
  %372 = add i64 %371, %17
  %373 = mul nsw i64 %23, %3
  br label %422

374:
  %375 = phi i64 [ %23, %361 ], [ %376, %._crit_edge8 ]
  %376 = add nsw i64 %375, -1
  %377 = add nsw i64 %376, %365
  %378 = sub i64 %364, %375
  %379 = select i1 %8, i64 %377, i64 %378
  %380 = getelementptr inbounds { float, float }, ptr %2, i64 %379
  %381 = getelementptr inbounds nuw i8, ptr %380, i64 4
  %382 = load float, ptr %381, align 4
  %383 = load float, ptr %380, align 4
  %384 = fmul float %358, %383
  %385 = fmul float %359, %382
  %386 = fmul float %358, %382
  %387 = fmul float %359, %383
  %388 = fsub float %384, %385
  %389 = fadd float %386, %387
  %390 = sub nsw i64 %1, %375
  %391 = mul nsw i64 %390, %3
  %392 = add i64 %391, %17
  %393 = mul nsw i64 %376, %3
  br label %394

394:
  %395 = phi i64 [ 0, %374 ], [ %420, %._crit_edge9 ]
  %396 = phi i64 [ 0, %374 ], [ %419, %._crit_edge9 ]
  %397 = add nsw i64 %396, %365
  %398 = add i64 %366, %395
  %399 = select i1 %8, i64 %397, i64 %398
  %400 = getelementptr inbounds { float, float }, ptr %2, i64 %399
  %401 = load float, ptr %400, align 4
  %402 = getelementptr inbounds nuw i8, ptr %400, i64 4
  %403 = load float, ptr %402, align 4
  %404 = fmul float %388, %401
  %405 = fmul float %389, %403
  %406 = fmul float %389, %401
  %407 = fmul float %388, %403
  %408 = fsub float %404, %405
  %409 = fadd float %406, %407
  %410 = add nsw i64 %396, %393
  %411 = add i64 %392, %395
  %412 = select i1 %8, i64 %410, i64 %411
  %413 = getelementptr inbounds { float, float }, ptr %2, i64 %412
  %414 = load float, ptr %413, align 4
  %415 = getelementptr inbounds nuw i8, ptr %413, i64 4
  %416 = load float, ptr %415, align 4
  %417 = fsub float %414, %408
  %418 = fsub float %416, %409
  store float %417, ptr %413, align 4
  store float %418, ptr %415, align 4
  %419 = add nuw nsw i64 %396, 1
  %420 = xor i64 %396, -1
  %421 = icmp eq i64 %419, %375
  br i1 %421, label %367, label %._crit_edge9

._crit_edge9:
  br label %394

422:
  %423 = phi i64 [ 0, %369 ], [ %437, %._crit_edge10 ]
  %424 = add nsw i64 %423, %373
  %425 = sub i64 %372, %423
  %426 = select i1 %8, i64 %424, i64 %425
  %427 = getelementptr inbounds { float, float }, ptr %2, i64 %426
  %428 = load float, ptr %427, align 4
  %429 = getelementptr inbounds nuw i8, ptr %427, i64 4
  %430 = load float, ptr %429, align 4
  %431 = fmul float %358, %428
  %432 = fmul float %359, %430
  %433 = fmul float %359, %428
  %434 = fmul float %358, %430
  %435 = fsub float %431, %432
  %436 = fadd float %433, %434
  store float %435, ptr %427, align 4
  store float %436, ptr %429, align 4
  %437 = add nuw nsw i64 %423, 1
  %438 = icmp eq i64 %437, %23
  br i1 %438, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %422

.loopexit:
  br label %439

.loopexit1:
  br label %439

439:
  %440 = phi i32 [ %35, %29 ], [ %22, %.loopexit ], [ %22, %._crit_edge4 ], [ %22, %._crit_edge7 ], [ %22, %.loopexit1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %441 = sub nsw i64 %23, %27
  %442 = icmp sgt i64 %441, -1
  br i1 %442, label %._crit_edge11, label %.loopexit2

._crit_edge11:
  br label %21
}

declare i64 @llvm.smax.i64(i64, i64)
