define internal void @irad.body.zsytrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i32, ptr %1, align 4
  %13 = sitofp i32 %12 to double
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %13, ptr %5, align 8
  store double 0.000000e+00, ptr %14, align 8
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

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.indefinite_z.factor_indefinite(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6) unnamed_addr {
  %8 = alloca i32, align 4
  %9 = and i32 %0, -33
  %10 = icmp eq i32 %9, 85
  %11 = zext i1 %10 to i32
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %._crit_edge

._crit_edge:
  br label %24

13:
  %14 = add nuw i64 %2, 1152921504606846975
  %15 = mul i64 %4, %14
  %16 = add i64 %15, %2
  %17 = shl i64 %16, 4
  call void @__irad_double(ptr %3, i64 %17)
  %18 = mul nuw nsw i64 %6, %2
  call void @__irad_integer(ptr %5, i64 %18)
  %19 = add nsw i64 %2, -1
  %20 = sub nsw i64 1, %2
  %21 = icmp eq i32 %1, 0
  %22 = add i64 %4, 1
  %23 = icmp eq i64 %6, 8
  br label %26

.loopexit2:
  %.lcssa = phi i32 [ %502, %501 ]
  br label %24

24:
  %25 = phi i32 [ 0, %._crit_edge ], [ %.lcssa, %.loopexit2 ]
  ret i32 %25

26:
  %27 = phi i64 [ %20, %13 ], [ %504, %._crit_edge18 ]
  %28 = phi i32 [ 0, %13 ], [ %502, %._crit_edge18 ]
  %29 = phi i64 [ %19, %13 ], [ %503, %._crit_edge18 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %30 = call fastcc i64 @irad.body.indefinite_z.chosen(i32 %11, i32 %1, i64 %2, ptr %3, i64 %4, i64 %29, ptr %8)
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
  %38 = getelementptr inbounds { double, double }, ptr %3, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store double 0.000000e+00, ptr %39, align 8
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
  br label %501

55:
  %56 = trunc i64 %51 to i32
  %57 = add nsw i32 %56, 1
  %58 = getelementptr inbounds i32, ptr %5, i64 %51
  store i32 %57, ptr %58, align 4
  br label %501

59:
  %60 = sext i32 %31 to i64
  %61 = sub nsw i64 %29, %60
  %62 = icmp eq i64 %30, %61
  br i1 %62, label %._crit_edge4, label %63

._crit_edge4:
  br label %64

63:
  call fastcc void @irad.body.indefinite_z.exchange_rows(i32 %11, i32 %1, i64 %2, ptr %3, i64 %4, i64 %30, i64 %61, i64 %29)
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
  %87 = getelementptr inbounds { double, double }, ptr %3, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 8
  store double 0.000000e+00, ptr %88, align 8
  br label %89

89:
  br i1 %71, label %381, label %90

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
  %106 = getelementptr { double, double }, ptr %3, i64 %104
  %107 = getelementptr { double, double }, ptr %106, i64 %105
  %108 = mul i64 %104, %22
  %109 = load double, ptr %107, align 8
  %110 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds { double, double }, ptr %3, i64 %108
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %115 = load double, ptr %114, align 8
  %116 = call double @llvm.fabs.f64(double %109)
  %117 = call double @llvm.fabs.f64(double %111)
  %118 = fcmp ugt double %116, %117
  br i1 %118, label %119, label %129

119:
  %120 = fdiv double %111, %109
  %121 = fmul double %111, %120
  %122 = fadd double %109, %121
  %123 = fmul double %120, %115
  %124 = fadd double %113, %123
  %125 = fdiv double %124, %122
  %126 = fmul double %113, %120
  %127 = fsub double %115, %126
  %128 = fdiv double %127, %122
  br label %139

129:
  %130 = fdiv double %109, %111
  %131 = fmul double %109, %130
  %132 = fadd double %111, %131
  %133 = fmul double %113, %130
  %134 = fadd double %133, %115
  %135 = fdiv double %134, %132
  %136 = fmul double %130, %115
  %137 = fsub double %136, %113
  %138 = fdiv double %137, %132
  br label %139

139:
  %140 = phi double [ %125, %119 ], [ %135, %129 ]
  %141 = phi double [ %128, %119 ], [ %138, %129 ]
  %142 = sub nsw i64 %19, %29
  %143 = select i1 %10, i64 %29, i64 %142
  %144 = mul i64 %143, %22
  %145 = getelementptr inbounds { double, double }, ptr %3, i64 %144
  %146 = load double, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 8
  %148 = load double, ptr %147, align 8
  %149 = fneg double %111
  %150 = select i1 %21, double %111, double %149
  br i1 %118, label %151, label %161

151:
  %152 = fdiv double %150, %109
  %153 = fmul double %150, %152
  %154 = fadd double %109, %153
  %155 = fmul double %152, %148
  %156 = fadd double %146, %155
  %157 = fdiv double %156, %154
  %158 = fmul double %152, %146
  %159 = fsub double %148, %158
  %160 = fdiv double %159, %154
  br label %171

161:
  %162 = fdiv double %109, %150
  %163 = fmul double %109, %162
  %164 = fadd double %150, %163
  %165 = fmul double %162, %146
  %166 = fadd double %165, %148
  %167 = fdiv double %166, %164
  %168 = fmul double %162, %148
  %169 = fsub double %168, %146
  %170 = fdiv double %169, %164
  br label %171

171:
  %172 = phi double [ %157, %151 ], [ %167, %161 ]
  %173 = phi double [ %160, %151 ], [ %170, %161 ]
  %174 = fmul double %140, %172
  %175 = fmul double %141, %173
  %176 = fmul double %141, %172
  %177 = fmul double %140, %173
  %178 = fsub double %174, %175
  %179 = fadd double %176, %177
  %180 = fadd double %178, -1.000000e+00
  %181 = call double @llvm.fabs.f64(double %180)
  %182 = call double @llvm.fabs.f64(double %179)
  %183 = fcmp ugt double %181, %182
  br i1 %183, label %184, label %193

184:
  %185 = fdiv double %179, %180
  %186 = fmul double %179, %185
  %187 = fadd double %180, %186
  %188 = fmul double %185, 0.000000e+00
  %189 = fadd double %188, 1.000000e+00
  %190 = fdiv double %189, %187
  %191 = fsub double 0.000000e+00, %185
  %192 = fdiv double %191, %187
  br label %202

193:
  %194 = fdiv double %180, %179
  %195 = fmul double %180, %194
  %196 = fadd double %179, %195
  %197 = fadd double %194, 0.000000e+00
  %198 = fdiv double %197, %196
  %199 = fmul double %194, 0.000000e+00
  %200 = fadd double %199, -1.000000e+00
  %201 = fdiv double %200, %196
  br label %202

202:
  %203 = phi double [ %190, %184 ], [ %198, %193 ]
  %204 = phi double [ %192, %184 ], [ %201, %193 ]
  %205 = icmp sgt i64 %29, 1
  br i1 %205, label %206, label %._crit_edge6

._crit_edge6:
  br label %501

206:
  %207 = add nsw i64 %29, -2
  %208 = mul nsw i64 %92, %4
  %209 = getelementptr { double, double }, ptr %3, i64 %208
  %210 = sub nsw i64 %19, %29
  %211 = mul nsw i64 %210, %4
  %212 = add i64 %211, %19
  %213 = mul nsw i64 %91, %4
  %214 = getelementptr { double, double }, ptr %3, i64 %213
  %215 = mul nsw i64 %29, %4
  %216 = fdiv double %109, %111
  %217 = fmul double %109, %216
  %218 = fadd double %111, %217
  %219 = fdiv double %111, %109
  %220 = fmul double %111, %219
  %221 = fadd double %109, %220
  %222 = fdiv double %109, %150
  %223 = fmul double %109, %222
  %224 = fadd double %150, %223
  %225 = fdiv double %150, %109
  %226 = fmul double %150, %225
  %227 = fadd double %109, %226
  %228 = add i64 %208, %19
  %229 = getelementptr { double, double }, ptr %3, i64 %211
  %230 = getelementptr { double, double }, ptr %3, i64 %215
  br label %231

231:
  %232 = phi i64 [ %207, %206 ], [ %379, %._crit_edge12 ]
  br i1 %10, label %233, label %236

233:
  %234 = getelementptr { double, double }, ptr %214, i64 %232
  %235 = add nsw i64 %232, %215
  br label %240

236:
  %237 = sub nsw i64 %19, %232
  %238 = getelementptr { double, double }, ptr %209, i64 %237
  %239 = sub i64 %212, %232
  br label %240

240:
  %241 = phi ptr [ %234, %233 ], [ %238, %236 ]
  %242 = phi i64 [ %235, %233 ], [ %239, %236 ]
  %243 = load double, ptr %241, align 8
  %244 = getelementptr inbounds nuw i8, ptr %241, i64 8
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds { double, double }, ptr %3, i64 %242
  %247 = load double, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %246, i64 8
  %249 = load double, ptr %248, align 8
  %250 = fmul double %172, %243
  %251 = fmul double %173, %245
  %252 = fmul double %172, %245
  %253 = fmul double %173, %243
  %254 = fsub double %250, %251
  %255 = fadd double %253, %252
  %256 = fsub double %254, %247
  %257 = fsub double %255, %249
  %258 = fmul double %203, %256
  %259 = fmul double %204, %257
  %260 = fmul double %203, %257
  %261 = fmul double %204, %256
  %262 = fsub double %258, %259
  %263 = fadd double %260, %261
  br i1 %118, label %264, label %271

264:
  %265 = fmul double %219, %263
  %266 = fadd double %262, %265
  %267 = fdiv double %266, %221
  %268 = fmul double %219, %262
  %269 = fsub double %263, %268
  %270 = fdiv double %269, %221
  br label %278

271:
  %272 = fmul double %216, %262
  %273 = fadd double %263, %272
  %274 = fdiv double %273, %218
  %275 = fmul double %216, %263
  %276 = fsub double %275, %262
  %277 = fdiv double %276, %218
  br label %278

278:
  %279 = phi double [ %267, %264 ], [ %274, %271 ]
  %280 = phi double [ %270, %264 ], [ %277, %271 ]
  %281 = fmul double %140, %247
  %282 = fmul double %141, %249
  %283 = fmul double %140, %249
  %284 = fmul double %141, %247
  %285 = fsub double %281, %282
  %286 = fadd double %284, %283
  %287 = fsub double %285, %243
  %288 = fsub double %286, %245
  %289 = fmul double %203, %287
  %290 = fmul double %204, %288
  %291 = fmul double %203, %288
  %292 = fmul double %204, %287
  %293 = fsub double %289, %290
  %294 = fadd double %291, %292
  br i1 %118, label %295, label %302

295:
  %296 = fmul double %225, %294
  %297 = fadd double %293, %296
  %298 = fdiv double %297, %227
  %299 = fmul double %225, %293
  %300 = fsub double %294, %299
  %301 = fdiv double %300, %227
  br label %309

302:
  %303 = fmul double %222, %293
  %304 = fadd double %294, %303
  %305 = fdiv double %304, %224
  %306 = fmul double %222, %294
  %307 = fsub double %306, %293
  %308 = fdiv double %307, %224
  br label %309

309:
  %310 = phi double [ %298, %295 ], [ %305, %302 ]
  %311 = phi double [ %301, %295 ], [ %308, %302 ]
  %312 = fneg double %311
  %313 = select i1 %21, double %311, double %312
  %314 = fneg double %280
  %315 = select i1 %21, double %280, double %314
  %316 = sub nsw i64 %19, %232
  %317 = mul nsw i64 %316, %4
  %318 = add i64 %317, %19
  %319 = mul nsw i64 %232, %4
  br label %321

320:
  br i1 %10, label %368, label %362

321:
  %322 = phi i64 [ %232, %309 ], [ %360, %._crit_edge7 ]
  %323 = add nsw i64 %322, %215
  %324 = sub i64 %212, %322
  %325 = select i1 %10, i64 %323, i64 %324
  %326 = getelementptr inbounds { double, double }, ptr %3, i64 %325
  %327 = load double, ptr %326, align 8
  %328 = getelementptr inbounds nuw i8, ptr %326, i64 8
  %329 = load double, ptr %328, align 8
  %330 = fmul double %310, %327
  %331 = fmul double %313, %329
  %332 = fmul double %313, %327
  %333 = fmul double %310, %329
  %334 = fsub double %330, %331
  %335 = fadd double %332, %333
  %336 = add nsw i64 %322, %213
  %337 = sub i64 %228, %322
  %338 = select i1 %10, i64 %336, i64 %337
  %339 = getelementptr inbounds { double, double }, ptr %3, i64 %338
  %340 = load double, ptr %339, align 8
  %341 = getelementptr inbounds nuw i8, ptr %339, i64 8
  %342 = load double, ptr %341, align 8
  %343 = fmul double %279, %340
  %344 = fmul double %315, %342
  %345 = fmul double %315, %340
  %346 = fmul double %279, %342
  %347 = fsub double %343, %344
  %348 = fadd double %345, %346
  %349 = fadd double %334, %347
  %350 = fadd double %335, %348
  %351 = add nsw i64 %322, %319
  %352 = sub i64 %318, %322
  %353 = select i1 %10, i64 %351, i64 %352
  %354 = getelementptr inbounds { double, double }, ptr %3, i64 %353
  %355 = load double, ptr %354, align 8
  %356 = getelementptr inbounds nuw i8, ptr %354, i64 8
  %357 = load double, ptr %356, align 8
  %358 = fsub double %355, %349
  %359 = fsub double %357, %350
  store double %358, ptr %354, align 8
  store double %359, ptr %356, align 8
  %360 = add nsw i64 %322, -1
  %361 = icmp eq i64 %322, 0
  br i1 %361, label %320, label %._crit_edge7

._crit_edge7:
  br label %321

362:
  %363 = sub nsw i64 %19, %232
  %364 = getelementptr { double, double }, ptr %229, i64 %363
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 8
  store double %310, ptr %364, align 8
  store double %311, ptr %365, align 8
  %366 = getelementptr { double, double }, ptr %209, i64 %363
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 8
  store double %279, ptr %366, align 8
  store double %280, ptr %367, align 8
  br i1 %21, label %._crit_edge8, label %._crit_edge9

._crit_edge9:
  br label %373

._crit_edge8:
  br label %378

368:
  %369 = getelementptr { double, double }, ptr %230, i64 %232
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 8
  store double %310, ptr %369, align 8
  store double %311, ptr %370, align 8
  %371 = getelementptr { double, double }, ptr %214, i64 %232
  %372 = getelementptr inbounds nuw i8, ptr %371, i64 8
  store double %279, ptr %371, align 8
  store double %280, ptr %372, align 8
  br i1 %21, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %373

._crit_edge10:
  br label %378

373:
  %374 = phi i64 [ %232, %._crit_edge11 ], [ %363, %._crit_edge9 ]
  %375 = mul i64 %374, %22
  %376 = getelementptr inbounds { double, double }, ptr %3, i64 %375
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 8
  store double 0.000000e+00, ptr %377, align 8
  br label %378

378:
  %379 = add nsw i64 %232, -1
  %380 = icmp sgt i64 %232, 0
  br i1 %380, label %._crit_edge12, label %.loopexit1

._crit_edge12:
  br label %231

381:
  %382 = sub nsw i64 %19, %29
  %383 = select i1 %10, i64 %29, i64 %382
  %384 = mul i64 %383, %22
  %385 = getelementptr inbounds { double, double }, ptr %3, i64 %384
  %386 = load double, ptr %385, align 8
  %387 = getelementptr inbounds nuw i8, ptr %385, i64 8
  %388 = load double, ptr %387, align 8
  %389 = call double @llvm.fabs.f64(double %386)
  %390 = call double @llvm.fabs.f64(double %388)
  %391 = fcmp ugt double %389, %390
  br i1 %391, label %392, label %401

392:
  %393 = fdiv double %388, %386
  %394 = fmul double %388, %393
  %395 = fadd double %386, %394
  %396 = fmul double %393, 0.000000e+00
  %397 = fadd double %396, 1.000000e+00
  %398 = fdiv double %397, %395
  %399 = fsub double 0.000000e+00, %393
  %400 = fdiv double %399, %395
  br label %410

401:
  %402 = fdiv double %386, %388
  %403 = fmul double %386, %402
  %404 = fadd double %388, %403
  %405 = fadd double %402, 0.000000e+00
  %406 = fdiv double %405, %404
  %407 = fmul double %402, 0.000000e+00
  %408 = fadd double %407, -1.000000e+00
  %409 = fdiv double %408, %404
  br label %410

410:
  %411 = phi double [ %398, %392 ], [ %406, %401 ]
  %412 = phi double [ %400, %392 ], [ %409, %401 ]
  %413 = icmp eq i64 %29, 0
  br i1 %413, label %._crit_edge13, label %414

._crit_edge13:
  br label %501

414:
  %415 = sub nsw i64 %19, %29
  %416 = mul nsw i64 %415, %4
  %417 = add i64 %416, %2
  %418 = mul nsw i64 %29, %4
  %419 = add i64 %416, %19
  br label %425

420:
  %421 = sub nsw i64 %19, %29
  %422 = mul nsw i64 %421, %4
  %423 = add i64 %422, %19
  %424 = mul nsw i64 %29, %4
  br label %484

425:
  %426 = phi i64 [ %29, %414 ], [ %427, %._crit_edge16 ]
  %427 = add nsw i64 %426, -1
  %428 = add nsw i64 %427, %418
  %429 = sub i64 %417, %426
  %430 = select i1 %10, i64 %428, i64 %429
  %431 = getelementptr inbounds { double, double }, ptr %3, i64 %430
  %432 = getelementptr inbounds nuw i8, ptr %431, i64 8
  %433 = load double, ptr %432, align 8
  %434 = fneg double %433
  %435 = select i1 %21, double %433, double %434
  %436 = load double, ptr %431, align 8
  %437 = fmul double %411, %436
  %438 = fmul double %412, %435
  %439 = fmul double %411, %435
  %440 = fmul double %412, %436
  %441 = fsub double %437, %438
  %442 = fadd double %439, %440
  %443 = sub nsw i64 %2, %426
  %444 = mul nsw i64 %443, %4
  %445 = add i64 %444, %19
  %446 = mul nsw i64 %427, %4
  br label %448

447:
  br i1 %21, label %._crit_edge14, label %476

._crit_edge14:
  br label %482

448:
  %449 = phi i64 [ 0, %425 ], [ %474, %._crit_edge15 ]
  %450 = phi i64 [ 0, %425 ], [ %473, %._crit_edge15 ]
  %451 = add nsw i64 %450, %418
  %452 = add i64 %419, %449
  %453 = select i1 %10, i64 %451, i64 %452
  %454 = getelementptr inbounds { double, double }, ptr %3, i64 %453
  %455 = load double, ptr %454, align 8
  %456 = getelementptr inbounds nuw i8, ptr %454, i64 8
  %457 = load double, ptr %456, align 8
  %458 = fmul double %441, %455
  %459 = fmul double %442, %457
  %460 = fmul double %442, %455
  %461 = fmul double %441, %457
  %462 = fsub double %458, %459
  %463 = fadd double %460, %461
  %464 = add nsw i64 %450, %446
  %465 = add i64 %445, %449
  %466 = select i1 %10, i64 %464, i64 %465
  %467 = getelementptr inbounds { double, double }, ptr %3, i64 %466
  %468 = load double, ptr %467, align 8
  %469 = getelementptr inbounds nuw i8, ptr %467, i64 8
  %470 = load double, ptr %469, align 8
  %471 = fsub double %468, %462
  %472 = fsub double %470, %463
  store double %471, ptr %467, align 8
  store double %472, ptr %469, align 8
  %473 = add nuw nsw i64 %450, 1
  %474 = xor i64 %450, -1
  %475 = icmp eq i64 %473, %426
  br i1 %475, label %447, label %._crit_edge15

._crit_edge15:
  br label %448

476:
  %477 = sub nsw i64 %2, %426
  %478 = select i1 %10, i64 %427, i64 %477
  %479 = mul i64 %478, %22
  %480 = getelementptr inbounds { double, double }, ptr %3, i64 %479
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 8
  store double 0.000000e+00, ptr %481, align 8
  br label %482

482:
  %483 = icmp samesign ugt i64 %426, 1
  br i1 %483, label %._crit_edge16, label %420

._crit_edge16:
  br label %425

484:
  %485 = phi i64 [ 0, %420 ], [ %499, %._crit_edge17 ]
  %486 = add nsw i64 %485, %424
  %487 = sub i64 %423, %485
  %488 = select i1 %10, i64 %486, i64 %487
  %489 = getelementptr inbounds { double, double }, ptr %3, i64 %488
  %490 = load double, ptr %489, align 8
  %491 = getelementptr inbounds nuw i8, ptr %489, i64 8
  %492 = load double, ptr %491, align 8
  %493 = fmul double %411, %490
  %494 = fmul double %412, %492
  %495 = fmul double %412, %490
  %496 = fmul double %411, %492
  %497 = fsub double %493, %494
  %498 = fadd double %495, %496
  store double %497, ptr %489, align 8
  store double %498, ptr %491, align 8
  %499 = add nuw nsw i64 %485, 1
  %500 = icmp eq i64 %499, %29
  br i1 %500, label %.loopexit, label %._crit_edge17

._crit_edge17:
  br label %484

.loopexit:
  br label %501

.loopexit1:
  br label %501

501:
  %502 = phi i32 [ %28, %.loopexit ], [ %48, %55 ], [ %48, %52 ], [ %28, %._crit_edge6 ], [ %28, %._crit_edge13 ], [ %28, %.loopexit1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %503 = sub nsw i64 %29, %33
  %504 = sub nsw i64 0, %503
  %505 = icmp sgt i64 %503, -1
  br i1 %505, label %._crit_edge18, label %.loopexit2

._crit_edge18:
  br label %26
}

define internal void @irad.body.zsytrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
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
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %11, i32 0, i64 %13, i64 %15, ptr %3, i64 %17, ptr %5, i64 4, ptr %6, i64 %19)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.indefinite_z.solve_factored_indefinite(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr %8, i64 %9) unnamed_addr {
  %11 = and i32 %0, -33
  %12 = icmp eq i32 %11, 85
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %._crit_edge

._crit_edge:
  br label %27

14:
  %15 = add nuw i64 %2, 1152921504606846975
  %16 = mul i64 %5, %15
  %17 = add i64 %16, %2
  %18 = shl i64 %17, 4
  call void @__irad_double(ptr %4, i64 %18)
  %19 = icmp sgt i64 %3, 0
  br i1 %19, label %20, label %._crit_edge6

._crit_edge6:
  br label %25

20:
  %21 = add nuw i64 %3, 1152921504606846975
  %22 = mul i64 %9, %21
  %23 = add i64 %22, %2
  %24 = shl i64 %23, 4
  call void @__irad_double(ptr %8, i64 %24)
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
  %38 = getelementptr inbounds { double, double }, ptr %8, i64 %37
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
  %59 = getelementptr inbounds { double, double }, ptr %38, i64 %57
  %60 = sub nsw i64 %40, %55
  %61 = sub i64 %30, %40
  %62 = add i64 %61, %55
  %63 = select i1 %12, i64 %60, i64 %62
  %64 = getelementptr inbounds { double, double }, ptr %38, i64 %63
  %65 = load double, ptr %59, align 8
  %66 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %67 = load double, ptr %66, align 8
  %68 = load double, ptr %64, align 8
  %69 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %70 = load double, ptr %69, align 8
  store double %68, ptr %59, align 8
  store double %70, ptr %66, align 8
  store double %65, ptr %64, align 8
  store double %67, ptr %69, align 8
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
  %78 = getelementptr inbounds { double, double }, ptr %38, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %80 = sub i64 %2, %40
  %81 = mul nsw i64 %80, %5
  %82 = add i64 %81, %30
  %83 = add nsw i64 %40, -1
  %84 = mul nsw i64 %83, %5
  %85 = select i1 %12, i64 %83, i64 %80
  %86 = getelementptr inbounds { double, double }, ptr %38, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8
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
  %96 = getelementptr inbounds { double, double }, ptr %4, i64 %95
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %99 = load double, ptr %98, align 8
  %100 = load double, ptr %78, align 8
  %101 = load double, ptr %79, align 8
  %102 = fmul double %97, %100
  %103 = fmul double %99, %101
  %104 = fmul double %97, %101
  %105 = fmul double %99, %100
  %106 = fsub double %102, %103
  %107 = fadd double %105, %104
  br i1 %73, label %._crit_edge10, label %108

._crit_edge10:
  br label %126

108:
  %109 = add nsw i64 %92, %84
  %110 = add i64 %82, %91
  %111 = select i1 %12, i64 %109, i64 %110
  %112 = getelementptr inbounds { double, double }, ptr %4, i64 %111
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %115 = load double, ptr %114, align 8
  %116 = load double, ptr %86, align 8
  %117 = load double, ptr %87, align 8
  %118 = fmul double %113, %116
  %119 = fmul double %115, %117
  %120 = fmul double %113, %117
  %121 = fmul double %115, %116
  %122 = fsub double %118, %119
  %123 = fadd double %121, %120
  %124 = fadd double %106, %122
  %125 = fadd double %107, %123
  br label %126

126:
  %127 = phi double [ %124, %108 ], [ %106, %._crit_edge10 ]
  %128 = phi double [ %125, %108 ], [ %107, %._crit_edge10 ]
  %129 = sub nsw i64 %30, %92
  %130 = select i1 %12, i64 %92, i64 %129
  %131 = getelementptr inbounds { double, double }, ptr %38, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %134 = load double, ptr %133, align 8
  %135 = fsub double %132, %127
  %136 = fsub double %134, %128
  store double %135, ptr %131, align 8
  store double %136, ptr %133, align 8
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
  %143 = getelementptr { double, double }, ptr %4, i64 %40
  %144 = getelementptr i8, ptr %143, i64 -16
  %145 = getelementptr { double, double }, ptr %144, i64 %142
  %146 = add nsw i64 %40, -1
  br label %152

147:
  %148 = sub i64 %2, %40
  %149 = mul nsw i64 %61, %5
  %150 = getelementptr { double, double }, ptr %4, i64 %148
  %151 = getelementptr { double, double }, ptr %150, i64 %149
  br label %152

152:
  %153 = phi ptr [ %145, %141 ], [ %151, %147 ]
  %154 = phi i64 [ %146, %141 ], [ %148, %147 ]
  %155 = mul i64 %154, %32
  %156 = load double, ptr %153, align 8
  %157 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds { double, double }, ptr %4, i64 %155
  %160 = load double, ptr %159, align 8
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %162 = load double, ptr %161, align 8
  %163 = call double @llvm.fabs.f64(double %156)
  %164 = call double @llvm.fabs.f64(double %158)
  %165 = fcmp ugt double %163, %164
  br i1 %165, label %166, label %176

166:
  %167 = fdiv double %158, %156
  %168 = fmul double %158, %167
  %169 = fadd double %156, %168
  %170 = fmul double %167, %162
  %171 = fadd double %160, %170
  %172 = fdiv double %171, %169
  %173 = fmul double %160, %167
  %174 = fsub double %162, %173
  %175 = fdiv double %174, %169
  br label %186

176:
  %177 = fdiv double %156, %158
  %178 = fmul double %156, %177
  %179 = fadd double %158, %178
  %180 = fmul double %160, %177
  %181 = fadd double %180, %162
  %182 = fdiv double %181, %179
  %183 = fmul double %177, %162
  %184 = fsub double %183, %160
  %185 = fdiv double %184, %179
  br label %186

186:
  %187 = phi double [ %172, %166 ], [ %182, %176 ]
  %188 = phi double [ %175, %166 ], [ %185, %176 ]
  %189 = select i1 %12, i64 %40, i64 %61
  %190 = mul i64 %189, %32
  %191 = getelementptr inbounds { double, double }, ptr %4, i64 %190
  %192 = load double, ptr %191, align 8
  %193 = getelementptr inbounds nuw i8, ptr %191, i64 8
  %194 = load double, ptr %193, align 8
  %195 = fneg double %158
  %196 = select i1 %33, double %158, double %195
  br i1 %165, label %197, label %207

197:
  %198 = fdiv double %196, %156
  %199 = fmul double %196, %198
  %200 = fadd double %156, %199
  %201 = fmul double %198, %194
  %202 = fadd double %192, %201
  %203 = fdiv double %202, %200
  %204 = fmul double %198, %192
  %205 = fsub double %194, %204
  %206 = fdiv double %205, %200
  br label %217

207:
  %208 = fdiv double %156, %196
  %209 = fmul double %156, %208
  %210 = fadd double %196, %209
  %211 = fmul double %208, %192
  %212 = fadd double %211, %194
  %213 = fdiv double %212, %210
  %214 = fmul double %208, %194
  %215 = fsub double %214, %192
  %216 = fdiv double %215, %210
  br label %217

217:
  %218 = phi double [ %203, %197 ], [ %213, %207 ]
  %219 = phi double [ %206, %197 ], [ %216, %207 ]
  %220 = fmul double %187, %218
  %221 = fmul double %188, %219
  %222 = fmul double %187, %219
  %223 = fmul double %188, %218
  %224 = fsub double %220, %221
  %225 = fadd double %223, %222
  %226 = fadd double %224, -1.000000e+00
  %227 = add nsw i64 %40, -1
  %228 = sub i64 %2, %40
  %229 = select i1 %12, i64 %227, i64 %228
  %230 = getelementptr inbounds { double, double }, ptr %38, i64 %229
  %231 = load double, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %230, i64 8
  %233 = load double, ptr %232, align 8
  %234 = select i1 %12, i64 %40, i64 %61
  %235 = getelementptr inbounds { double, double }, ptr %38, i64 %234
  %236 = load double, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %235, i64 8
  %238 = load double, ptr %237, align 8
  br i1 %165, label %239, label %258

239:
  %240 = fdiv double %158, %156
  %241 = fmul double %158, %240
  %242 = fadd double %156, %241
  %243 = fmul double %240, %233
  %244 = fadd double %231, %243
  %245 = fdiv double %244, %242
  %246 = fmul double %240, %231
  %247 = fsub double %233, %246
  %248 = fdiv double %247, %242
  %249 = fdiv double %196, %156
  %250 = fmul double %196, %249
  %251 = fadd double %156, %250
  %252 = fmul double %249, %238
  %253 = fadd double %236, %252
  %254 = fdiv double %253, %251
  %255 = fmul double %249, %236
  %256 = fsub double %238, %255
  %257 = fdiv double %256, %251
  br label %277

258:
  %259 = fdiv double %156, %158
  %260 = fmul double %156, %259
  %261 = fadd double %158, %260
  %262 = fmul double %259, %231
  %263 = fadd double %262, %233
  %264 = fdiv double %263, %261
  %265 = fmul double %259, %233
  %266 = fsub double %265, %231
  %267 = fdiv double %266, %261
  %268 = fdiv double %156, %196
  %269 = fmul double %156, %268
  %270 = fadd double %196, %269
  %271 = fmul double %268, %236
  %272 = fadd double %271, %238
  %273 = fdiv double %272, %270
  %274 = fmul double %268, %238
  %275 = fsub double %274, %236
  %276 = fdiv double %275, %270
  br label %277

277:
  %278 = phi double [ %248, %239 ], [ %267, %258 ]
  %279 = phi double [ %245, %239 ], [ %264, %258 ]
  %280 = phi double [ %254, %239 ], [ %273, %258 ]
  %281 = phi double [ %257, %239 ], [ %276, %258 ]
  %282 = fmul double %218, %279
  %283 = fmul double %219, %278
  %284 = fmul double %218, %278
  %285 = fmul double %219, %279
  %286 = fsub double %282, %283
  %287 = fadd double %285, %284
  %288 = fsub double %286, %280
  %289 = fsub double %287, %281
  %290 = call double @llvm.fabs.f64(double %226)
  %291 = call double @llvm.fabs.f64(double %225)
  %292 = fcmp ugt double %290, %291
  br i1 %292, label %293, label %303

293:
  %294 = fdiv double %225, %226
  %295 = fmul double %225, %294
  %296 = fadd double %226, %295
  %297 = fmul double %294, %289
  %298 = fadd double %288, %297
  %299 = fdiv double %298, %296
  %300 = fmul double %294, %288
  %301 = fsub double %289, %300
  %302 = fdiv double %301, %296
  br label %313

303:
  %304 = fdiv double %226, %225
  %305 = fmul double %226, %304
  %306 = fadd double %225, %305
  %307 = fmul double %304, %288
  %308 = fadd double %307, %289
  %309 = fdiv double %308, %306
  %310 = fmul double %304, %289
  %311 = fsub double %310, %288
  %312 = fdiv double %311, %306
  br label %313

313:
  %314 = phi double [ %299, %293 ], [ %309, %303 ]
  %315 = phi double [ %302, %293 ], [ %312, %303 ]
  store double %314, ptr %230, align 8
  store double %315, ptr %232, align 8
  %316 = fmul double %187, %280
  %317 = fmul double %188, %281
  %318 = fmul double %187, %281
  %319 = fmul double %188, %280
  %320 = fsub double %316, %317
  %321 = fadd double %319, %318
  %322 = fsub double %320, %279
  %323 = fsub double %321, %278
  br i1 %292, label %324, label %334

324:
  %325 = fdiv double %225, %226
  %326 = fmul double %225, %325
  %327 = fadd double %226, %326
  %328 = fmul double %325, %323
  %329 = fadd double %322, %328
  %330 = fdiv double %329, %327
  %331 = fmul double %325, %322
  %332 = fsub double %323, %331
  %333 = fdiv double %332, %327
  br label %344

334:
  %335 = fdiv double %226, %225
  %336 = fmul double %226, %335
  %337 = fadd double %225, %336
  %338 = fmul double %335, %322
  %339 = fadd double %323, %338
  %340 = fdiv double %339, %337
  %341 = fmul double %335, %323
  %342 = fsub double %341, %322
  %343 = fdiv double %342, %337
  br label %344

344:
  %345 = phi double [ %330, %324 ], [ %340, %334 ]
  %346 = phi double [ %333, %324 ], [ %343, %334 ]
  store double %345, ptr %235, align 8
  store double %346, ptr %237, align 8
  br label %385

347:
  %348 = select i1 %12, i64 %40, i64 %61
  %349 = getelementptr inbounds { double, double }, ptr %38, i64 %348
  %350 = load double, ptr %349, align 8
  %351 = getelementptr inbounds nuw i8, ptr %349, i64 8
  %352 = load double, ptr %351, align 8
  %353 = select i1 %12, i64 %40, i64 %61
  %354 = mul i64 %353, %32
  %355 = getelementptr inbounds { double, double }, ptr %4, i64 %354
  %356 = load double, ptr %355, align 8
  %357 = getelementptr inbounds nuw i8, ptr %355, i64 8
  %358 = load double, ptr %357, align 8
  %359 = call double @llvm.fabs.f64(double %356)
  %360 = call double @llvm.fabs.f64(double %358)
  %361 = fcmp ugt double %359, %360
  br i1 %361, label %362, label %372

362:
  %363 = fdiv double %358, %356
  %364 = fmul double %358, %363
  %365 = fadd double %356, %364
  %366 = fmul double %352, %363
  %367 = fadd double %350, %366
  %368 = fdiv double %367, %365
  %369 = fmul double %350, %363
  %370 = fsub double %352, %369
  %371 = fdiv double %370, %365
  br label %382

372:
  %373 = fdiv double %356, %358
  %374 = fmul double %356, %373
  %375 = fadd double %358, %374
  %376 = fmul double %350, %373
  %377 = fadd double %352, %376
  %378 = fdiv double %377, %375
  %379 = fmul double %352, %373
  %380 = fsub double %379, %350
  %381 = fdiv double %380, %375
  br label %382

382:
  %383 = phi double [ %368, %362 ], [ %378, %372 ]
  %384 = phi double [ %371, %362 ], [ %381, %372 ]
  store double %383, ptr %349, align 8
  store double %384, ptr %351, align 8
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
  %416 = getelementptr inbounds { double, double }, ptr %38, i64 %409
  %417 = sub nsw i64 %30, %392
  %418 = select i1 %12, i64 %392, i64 %417
  %419 = getelementptr inbounds { double, double }, ptr %38, i64 %418
  %420 = load double, ptr %416, align 8
  %421 = getelementptr inbounds nuw i8, ptr %416, i64 8
  %422 = load double, ptr %421, align 8
  %423 = load double, ptr %419, align 8
  %424 = getelementptr inbounds nuw i8, ptr %419, i64 8
  %425 = load double, ptr %424, align 8
  store double %423, ptr %416, align 8
  store double %425, ptr %421, align 8
  store double %420, ptr %419, align 8
  store double %422, ptr %424, align 8
  %426 = icmp slt i64 %411, %2
  br i1 %426, label %._crit_edge15, label %.loopexit3

._crit_edge15:
  br label %391

427:
  %428 = phi i64 [ %392, %413 ], [ %442, %._crit_edge17 ]
  %429 = sub nsw i64 %30, %428
  %430 = select i1 %12, i64 %428, i64 %429
  %431 = getelementptr inbounds { double, double }, ptr %38, i64 %430
  %432 = load double, ptr %431, align 8
  %433 = getelementptr inbounds nuw i8, ptr %431, i64 8
  %434 = load double, ptr %433, align 8
  br i1 %414, label %._crit_edge16, label %435

._crit_edge16:
  br label %439

435:
  %436 = mul nsw i64 %429, %5
  %437 = add i64 %436, %30
  %438 = mul nsw i64 %428, %5
  br label %444

.loopexit:
  %.lcssa19 = phi double [ %470, %444 ]
  %.lcssa = phi double [ %471, %444 ]
  br label %439

439:
  %440 = phi double [ %434, %._crit_edge16 ], [ %.lcssa, %.loopexit ]
  %441 = phi double [ %432, %._crit_edge16 ], [ %.lcssa19, %.loopexit ]
  store double %441, ptr %431, align 8
  store double %440, ptr %433, align 8
  %442 = add nuw nsw i64 %428, 1
  %443 = icmp eq i64 %442, %411
  br i1 %443, label %.loopexit1, label %._crit_edge17

._crit_edge17:
  br label %427

444:
  %445 = phi i64 [ 0, %435 ], [ %473, %._crit_edge18 ]
  %446 = phi i64 [ 0, %435 ], [ %472, %._crit_edge18 ]
  %447 = phi double [ %432, %435 ], [ %470, %._crit_edge18 ]
  %448 = phi double [ %434, %435 ], [ %471, %._crit_edge18 ]
  %449 = add nsw i64 %446, %438
  %450 = add i64 %437, %445
  %451 = select i1 %12, i64 %449, i64 %450
  %452 = getelementptr inbounds { double, double }, ptr %4, i64 %451
  %453 = getelementptr inbounds nuw i8, ptr %452, i64 8
  %454 = load double, ptr %453, align 8
  %455 = fneg double %454
  %456 = select i1 %33, double %454, double %455
  %457 = load double, ptr %452, align 8
  %458 = sub nsw i64 %30, %446
  %459 = select i1 %12, i64 %446, i64 %458
  %460 = getelementptr inbounds { double, double }, ptr %38, i64 %459
  %461 = load double, ptr %460, align 8
  %462 = getelementptr inbounds nuw i8, ptr %460, i64 8
  %463 = load double, ptr %462, align 8
  %464 = fmul double %457, %461
  %465 = fmul double %456, %463
  %466 = fmul double %457, %463
  %467 = fmul double %456, %461
  %468 = fsub double %464, %465
  %469 = fadd double %467, %466
  %470 = fsub double %447, %468
  %471 = fsub double %448, %469
  %472 = add nuw nsw i64 %446, 1
  %473 = xor i64 %446, -1
  %474 = icmp eq i64 %472, %392
  br i1 %474, label %.loopexit, label %._crit_edge18

._crit_edge18:
  br label %444
}

define internal void @irad.body.zsytri(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %9, i32 0, i64 %11, ptr %2, i64 %13, ptr %4, i64 4)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.indefinite_z.invert_indefinite(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 4, 9) %6) unnamed_addr {
  %8 = and i32 %0, -33
  %9 = icmp eq i32 %8, 85
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %54

11:
  %12 = add nuw i64 %2, 1152921504606846975
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %2
  %15 = shl i64 %14, 4
  call void @__irad_double(ptr %3, i64 %15)
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
  %39 = getelementptr inbounds { double, double }, ptr %3, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %42 = load double, ptr %41, align 8
  %43 = fcmp oeq double %40, 0.000000e+00
  %44 = fcmp oeq double %42, 0.000000e+00
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
  %57 = call noalias ptr @calloc(i64 %56, i64 16)
  br i1 %10, label %58, label %60

58:
  %59 = add nuw i64 %2, 1
  br label %62

60:
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %0, i32 %1, i64 %2, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr %57, i64 1)
  br label %71

61:
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %0, i32 %1, i64 %2, i64 %2, ptr %3, i64 %4, ptr %5, i64 %6, ptr nonnull %57, i64 %2)
  br label %72

62:
  %63 = phi i64 [ 0, %58 ], [ %67, %._crit_edge6 ]
  %64 = mul i64 %63, %59
  %65 = getelementptr inbounds { double, double }, ptr %57, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store double 1.000000e+00, ptr %65, align 8
  store double 0.000000e+00, ptr %66, align 8
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
  %80 = getelementptr { double, double }, ptr %57, i64 %79
  %81 = mul nsw i64 %73, %4
  %82 = getelementptr { double, double }, ptr %3, i64 %81
  br label %83

83:
  %84 = phi i64 [ %74, %78 ], [ %91, %._crit_edge9 ]
  %85 = getelementptr { double, double }, ptr %80, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %88 = load double, ptr %87, align 8
  %89 = getelementptr { double, double }, ptr %82, i64 %84
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  store double %86, ptr %89, align 8
  store double %88, ptr %90, align 8
  %91 = add nuw nsw i64 %84, 1
  %92 = icmp eq i64 %91, %76
  br i1 %92, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %83

93:
  %94 = phi i32 [ 0, %71 ], [ %53, %49 ]
  ret i32 %94
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zsytrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
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
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_z.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @factor_indefinite.specialized.2(i32 %20, i64 %14, ptr %19, i64 %21, ptr %5)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.LAPACKE_zsytrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %17, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %12, i32 0, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %32

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %18, %18
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 4
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.indefinite_z.turn(i64 %18, i64 %18, ptr %4, i64 %19, ptr %23)
  %24 = sext i32 %3 to i64
  %25 = sext i32 %8 to i64
  %26 = mul nsw i64 %24, %18
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = shl i64 %27, 4
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.indefinite_z.turn(i64 %18, i64 %24, ptr %7, i64 %25, ptr %29)
  %30 = sext i8 %1 to i32
  %31 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %30, i32 0, i64 %18, i64 %24, ptr %23, i64 %31, ptr %6, i64 4, ptr %29, i64 %31)
  call void @free(ptr %23)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %18, i64 %24, ptr %29, ptr %7, i64 %25)
  call void @free(ptr %29)
  br label %32

32:
  ret i32 0
}

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zsytri(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %9, i32 0, i64 %10, ptr %3, i64 %11, ptr %5, i64 4)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_z.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %20, i32 0, i64 %14, ptr %19, i64 %21, ptr %5, i64 4)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

define internal void @irad.body.zhetrf(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 4)) %7) {
  store i32 0, ptr %7, align 4
  %9 = load i32, ptr %6, align 4
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i32, ptr %1, align 4
  %13 = sitofp i32 %12 to double
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %13, ptr %5, align 8
  store double 0.000000e+00, ptr %14, align 8
  br label %23

15:
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = load i32, ptr %3, align 4
  %21 = sext i32 %20 to i64
  %22 = call fastcc i32 @irad.body.indefinite_z.factor_indefinite(i32 %17, i32 1, i64 %19, ptr %2, i64 %21, ptr %4, i64 4)
  store i32 %22, ptr %7, align 4
  br label %23

23:
  ret void
}

define internal void @irad.body.zhetrs(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 4)) %8) {
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
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %11, i32 1, i64 %13, i64 %15, ptr %3, i64 %17, ptr %5, i64 4, ptr %6, i64 %19)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.zhetri(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 4)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i32, ptr %1, align 4
  %11 = sext i32 %10 to i64
  %12 = load i32, ptr %3, align 4
  %13 = sext i32 %12 to i64
  %14 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %9, i32 1, i64 %11, ptr %2, i64 %13, ptr %4, i64 4)
  store i32 %14, ptr %6, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zhetrf(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @irad.body.indefinite_z.factor_indefinite(i32 %9, i32 1, i64 %10, ptr %3, i64 %11, ptr %5, i64 4)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_z.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @irad.body.indefinite_z.factor_indefinite(i32 %20, i32 1, i64 %14, ptr %19, i64 %21, ptr %5, i64 4)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

define internal i32 @irad.body.LAPACKE_zhetrs(i32 %0, i8 signext %1, i32 %2, i32 %3, ptr %4, i32 %5, ptr %6, ptr %7, i32 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %17, label %11

11:
  %12 = sext i8 %1 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %3 to i64
  %15 = sext i32 %5 to i64
  %16 = sext i32 %8 to i64
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %12, i32 1, i64 %13, i64 %14, ptr %4, i64 %15, ptr %6, i64 4, ptr %7, i64 %16)
  br label %32

17:
  %18 = sext i32 %2 to i64
  %19 = sext i32 %5 to i64
  %20 = mul nsw i64 %18, %18
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = shl i64 %21, 4
  %23 = call noalias ptr @malloc(i64 %22)
  call fastcc void @irad.body.indefinite_z.turn(i64 %18, i64 %18, ptr %4, i64 %19, ptr %23)
  %24 = sext i32 %3 to i64
  %25 = sext i32 %8 to i64
  %26 = mul nsw i64 %24, %18
  %27 = call i64 @llvm.smax.i64(i64 %26, i64 1)
  %28 = shl i64 %27, 4
  %29 = call noalias ptr @malloc(i64 %28)
  call fastcc void @irad.body.indefinite_z.turn(i64 %18, i64 %24, ptr %7, i64 %25, ptr %29)
  %30 = sext i8 %1 to i32
  %31 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %30, i32 1, i64 %18, i64 %24, ptr %23, i64 %31, ptr %6, i64 4, ptr %29, i64 %31)
  call void @free(ptr %23)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %18, i64 %24, ptr %29, ptr %7, i64 %25)
  call void @free(ptr %29)
  br label %32

32:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zhetri(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %13, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = sext i32 %2 to i64
  %11 = sext i32 %4 to i64
  %12 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %9, i32 1, i64 %10, ptr %3, i64 %11, ptr %5, i64 4)
  br label %23

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.indefinite_z.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %22 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %20, i32 1, i64 %14, ptr %19, i64 %21, ptr %5, i64 4)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %14, i64 %14, ptr %19, ptr %3, i64 %15)
  call void @free(ptr %19)
  br label %23

23:
  %24 = phi i32 [ %12, %8 ], [ %22, %13 ]
  ret i32 %24
}

define internal void @irad.body.zsytrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i64, ptr %1, align 8
  %13 = sitofp i64 %12 to double
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %13, ptr %5, align 8
  store double 0.000000e+00, ptr %14, align 8
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

define internal void @irad.body.zsytrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %11, i32 0, i64 %12, i64 %13, ptr %3, i64 %14, ptr %5, i64 8, ptr %6, i64 %15)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.zsytri_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %9, i32 0, i64 %10, ptr %2, i64 %11, ptr %4, i64 8)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %6, align 8
  ret void
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zsytrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @factor_indefinite.specialized.1(i32 %9, i64 %2, ptr %3, i64 %4, ptr %5)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 4
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_z.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @factor_indefinite.specialized.1(i32 %16, i64 %2, ptr %15, i64 %17, ptr %5)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.LAPACKE_zsytrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %12, i32 0, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %24

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.indefinite_z.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %17)
  %18 = mul nsw i64 %3, %2
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.indefinite_z.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %22, i32 0, i64 %2, i64 %3, ptr %17, i64 %23, ptr %6, i64 8, ptr %21, i64 %23)
  call void @free(ptr %17)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %2, i64 %3, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %24

24:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zsytri_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %9, i32 0, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 4
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_z.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %16, i32 0, i64 %2, ptr %15, i64 %17, ptr %5, i64 8)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal void @irad.body.zhetrf_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr writeonly %5, ptr readonly %6, ptr writeonly initializes((0, 8)) %7) {
  store i64 0, ptr %7, align 8
  %9 = load i64, ptr %6, align 8
  %10 = icmp eq i64 %9, -1
  br i1 %10, label %11, label %15

11:
  %12 = load i64, ptr %1, align 8
  %13 = sitofp i64 %12 to double
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store double %13, ptr %5, align 8
  store double 0.000000e+00, ptr %14, align 8
  br label %22

15:
  %16 = load i8, ptr %0, align 1
  %17 = sext i8 %16 to i32
  %18 = load i64, ptr %1, align 8
  %19 = load i64, ptr %3, align 8
  %20 = call fastcc i32 @irad.body.indefinite_z.factor_indefinite(i32 %17, i32 1, i64 %18, ptr %2, i64 %19, ptr %4, i64 8)
  %21 = sext i32 %20 to i64
  store i64 %21, ptr %7, align 8
  br label %22

22:
  ret void
}

define internal void @irad.body.zhetrs_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr %3, ptr readonly %4, ptr %5, ptr %6, ptr readonly %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %2, align 8
  %14 = load i64, ptr %4, align 8
  %15 = load i64, ptr %7, align 8
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %11, i32 1, i64 %12, i64 %13, ptr %3, i64 %14, ptr %5, i64 8, ptr %6, i64 %15)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.zhetri_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr %4, ptr readnone %5, ptr writeonly initializes((0, 8)) %6) {
  %8 = load i8, ptr %0, align 1
  %9 = sext i8 %8 to i32
  %10 = load i64, ptr %1, align 8
  %11 = load i64, ptr %3, align 8
  %12 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %9, i32 1, i64 %10, ptr %2, i64 %11, ptr %4, i64 8)
  %13 = sext i32 %12 to i64
  store i64 %13, ptr %6, align 8
  ret void
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zhetrf_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.indefinite_z.factor_indefinite(i32 %9, i32 1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 4
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_z.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @irad.body.indefinite_z.factor_indefinite(i32 %16, i32 1, i64 %2, ptr %15, i64 %17, ptr %5, i64 8)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.LAPACKE_zhetrs_64(i32 %0, i8 signext %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, ptr %7, i64 %8) {
  %10 = icmp eq i32 %0, 101
  br i1 %10, label %13, label %11

11:
  %12 = sext i8 %1 to i32
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %12, i32 1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 8, ptr %7, i64 %8)
  br label %24

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.indefinite_z.turn(i64 %2, i64 %2, ptr %4, i64 %5, ptr %17)
  %18 = mul nsw i64 %3, %2
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.indefinite_z.turn(i64 %2, i64 %3, ptr %7, i64 %8, ptr %21)
  %22 = sext i8 %1 to i32
  %23 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.indefinite_z.solve_factored_indefinite(i32 %22, i32 1, i64 %2, i64 %3, ptr %17, i64 %23, ptr %6, i64 8, ptr %21, i64 %23)
  call void @free(ptr %17)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %2, i64 %3, ptr %21, ptr %7, i64 %8)
  call void @free(ptr %21)
  br label %24

24:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zhetri_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, ptr %5) {
  %7 = icmp eq i32 %0, 101
  br i1 %7, label %11, label %8

8:
  %9 = sext i8 %1 to i32
  %10 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %9, i32 1, i64 %2, ptr %3, i64 %4, ptr %5, i64 8)
  br label %19

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 4
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.indefinite_z.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %18 = call fastcc i32 @irad.body.indefinite_z.invert_indefinite(i32 %16, i32 1, i64 %2, ptr %15, i64 %17, ptr %5, i64 8)
  call fastcc void @irad.body.indefinite_z.put_back(i64 %2, i64 %2, ptr %15, ptr %3, i64 %4)
  call void @free(ptr %15)
  br label %19

19:
  %20 = phi i32 [ %10, %8 ], [ %18, %11 ]
  %21 = sext i32 %20 to i64
  ret i64 %21
}

define internal i64 @irad.body.indefinite_z.chosen(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, ptr readonly %3, i64 %4, i64 %5, ptr nonnull writeonly initializes((0, 4)) %6) unnamed_addr {
  %8 = icmp eq i32 %1, 0
  %9 = icmp eq i32 %0, 0
  %10 = xor i64 %5, -1
  %11 = add i64 %2, %10
  %12 = select i1 %9, i64 %11, i64 %5
  %13 = add i64 %4, 1
  %14 = mul i64 %12, %13
  %15 = getelementptr inbounds { double, double }, ptr %3, i64 %14
  %16 = load double, ptr %15, align 8
  %17 = call double @llvm.fabs.f64(double %16)
  br i1 %8, label %18, label %._crit_edge

._crit_edge:
  br label %24

18:
  %19 = getelementptr inbounds { double, double }, ptr %3, i64 %14
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %21 = load double, ptr %20, align 8
  %22 = call double @llvm.fabs.f64(double %21)
  %23 = fadd double %17, %22
  br label %24

24:
  %25 = phi double [ %23, %18 ], [ %17, %._crit_edge ]
  store i32 0, ptr %6, align 4
  %26 = icmp sgt i64 %5, 0
  br i1 %26, label %27, label %._crit_edge2

._crit_edge2:
  br label %36

27:
  %28 = icmp eq i32 %0, 0
  %29 = mul nsw i64 %5, %4
  %30 = getelementptr { double, double }, ptr %3, i64 %29
  %31 = add nsw i64 %2, -1
  %32 = sub nsw i64 %31, %5
  %33 = mul nsw i64 %32, %4
  %34 = getelementptr { double, double }, ptr %3, i64 %33
  %35 = add i64 %33, %31
  br label %42

.loopexit1:
  %.lcssa14 = phi double [ %78, %77 ]
  %.lcssa13 = phi i64 [ %79, %77 ]
  br label %36

36:
  %37 = phi double [ 0.000000e+00, %._crit_edge2 ], [ %.lcssa14, %.loopexit1 ]
  %38 = phi i64 [ 0, %._crit_edge2 ], [ %.lcssa13, %.loopexit1 ]
  %39 = fcmp ogt double %25, 0.000000e+00
  %40 = fcmp ogt double %37, 0.000000e+00
  %41 = select i1 %39, i1 true, i1 %40
  br i1 %41, label %82, label %._crit_edge3

._crit_edge3:
  br label %170

42:
  %43 = phi i64 [ 0, %27 ], [ %80, %._crit_edge6 ]
  %44 = phi i64 [ 0, %27 ], [ %79, %._crit_edge6 ]
  %45 = phi double [ 0.000000e+00, %27 ], [ %78, %._crit_edge6 ]
  br i1 %28, label %46, label %56

46:
  %47 = sub nsw i64 %31, %43
  %48 = getelementptr { double, double }, ptr %34, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = call double @llvm.fabs.f64(double %49)
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %52 = load double, ptr %51, align 8
  %53 = call double @llvm.fabs.f64(double %52)
  %54 = fadd double %50, %53
  %55 = fcmp ult double %54, %45
  br i1 %55, label %._crit_edge4, label %67

._crit_edge4:
  br label %77

56:
  %57 = getelementptr { double, double }, ptr %30, i64 %43
  %58 = load double, ptr %57, align 8
  %59 = call double @llvm.fabs.f64(double %58)
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %61 = load double, ptr %60, align 8
  %62 = call double @llvm.fabs.f64(double %61)
  %63 = fadd double %59, %62
  %64 = fcmp ogt double %63, %45
  br i1 %64, label %65, label %._crit_edge5

._crit_edge5:
  br label %77

65:
  %66 = add nsw i64 %43, %29
  br label %69

67:
  %68 = sub i64 %35, %43
  br label %69

69:
  %70 = phi double [ %59, %65 ], [ %50, %67 ]
  %71 = phi i64 [ %66, %65 ], [ %68, %67 ]
  %72 = getelementptr inbounds { double, double }, ptr %3, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %74 = load double, ptr %73, align 8
  %75 = call double @llvm.fabs.f64(double %74)
  %76 = fadd double %70, %75
  br label %77

77:
  %78 = phi double [ %76, %69 ], [ %45, %._crit_edge5 ], [ %45, %._crit_edge4 ]
  %79 = phi i64 [ %43, %69 ], [ %44, %._crit_edge5 ], [ %44, %._crit_edge4 ]
  %80 = add nuw nsw i64 %43, 1
  %81 = icmp eq i64 %80, %5
  br i1 %81, label %.loopexit1, label %._crit_edge6

._crit_edge6:
  br label %42

82:
  %83 = fmul double %37, 0x3FE47E0F66AFED07
  %84 = fcmp ult double %25, %83
  br i1 %84, label %85, label %._crit_edge7

._crit_edge7:
  br label %170

85:
  %86 = icmp slt i64 %5, 0
  br i1 %86, label %._crit_edge8, label %87

._crit_edge8:
  br label %98

87:
  %88 = icmp eq i32 %0, 0
  %89 = getelementptr { double, double }, ptr %3, i64 %38
  %90 = add nsw i64 %2, -1
  %91 = sub i64 %90, %38
  %92 = getelementptr { double, double }, ptr %3, i64 %91
  %93 = mul nsw i64 %38, %4
  %94 = getelementptr { double, double }, ptr %3, i64 %93
  %95 = mul nsw i64 %91, %4
  %96 = getelementptr { double, double }, ptr %3, i64 %95
  %97 = add i64 %95, %90
  br label %103

.loopexit:
  %.lcssa = phi double [ %146, %145 ]
  br label %98

98:
  %99 = phi double [ 0.000000e+00, %._crit_edge8 ], [ %.lcssa, %.loopexit ]
  %100 = fdiv double %37, %99
  %101 = fmul double %83, %100
  %102 = fcmp ult double %25, %101
  br i1 %102, label %149, label %._crit_edge9

._crit_edge9:
  br label %170

103:
  %104 = phi i64 [ 0, %87 ], [ %147, %._crit_edge11 ]
  %105 = phi double [ 0.000000e+00, %87 ], [ %146, %._crit_edge11 ]
  %106 = icmp eq i64 %104, %38
  br i1 %106, label %._crit_edge10, label %107

._crit_edge10:
  br label %145

107:
  %108 = icmp samesign ult i64 %104, %38
  br i1 %108, label %109, label %121

109:
  br i1 %88, label %115, label %110

110:
  %111 = getelementptr { double, double }, ptr %94, i64 %104
  %112 = load double, ptr %111, align 8
  %113 = call double @llvm.fabs.f64(double %112)
  %114 = add nsw i64 %104, %93
  br label %135

115:
  %116 = sub nsw i64 %90, %104
  %117 = getelementptr { double, double }, ptr %96, i64 %116
  %118 = load double, ptr %117, align 8
  %119 = call double @llvm.fabs.f64(double %118)
  %120 = sub i64 %97, %104
  br label %135

121:
  br i1 %88, label %128, label %122

122:
  %123 = mul nsw i64 %104, %4
  %124 = getelementptr { double, double }, ptr %89, i64 %123
  %125 = load double, ptr %124, align 8
  %126 = call double @llvm.fabs.f64(double %125)
  %127 = add nsw i64 %123, %38
  br label %135

128:
  %129 = sub nsw i64 %90, %104
  %130 = mul nsw i64 %129, %4
  %131 = getelementptr { double, double }, ptr %92, i64 %130
  %132 = load double, ptr %131, align 8
  %133 = call double @llvm.fabs.f64(double %132)
  %134 = add nsw i64 %91, %130
  br label %135

135:
  %136 = phi i64 [ %120, %115 ], [ %114, %110 ], [ %127, %122 ], [ %134, %128 ]
  %137 = phi double [ %119, %115 ], [ %113, %110 ], [ %126, %122 ], [ %133, %128 ]
  %138 = getelementptr inbounds { double, double }, ptr %3, i64 %136
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load double, ptr %139, align 8
  %141 = call double @llvm.fabs.f64(double %140)
  %142 = fadd double %137, %141
  %143 = fcmp ogt double %142, %105
  %144 = select i1 %143, double %142, double %105
  br label %145

145:
  %146 = phi double [ %144, %135 ], [ %105, %._crit_edge10 ]
  %147 = add nuw i64 %104, 1
  %148 = icmp eq i64 %104, %5
  br i1 %148, label %.loopexit, label %._crit_edge11

._crit_edge11:
  br label %103

149:
  %150 = icmp eq i32 %0, 0
  %151 = xor i64 %38, -1
  %152 = add i64 %2, %151
  %153 = select i1 %150, i64 %152, i64 %38
  %154 = add i64 %4, 1
  %155 = mul i64 %153, %154
  %156 = getelementptr inbounds { double, double }, ptr %3, i64 %155
  %157 = load double, ptr %156, align 8
  %158 = call double @llvm.fabs.f64(double %157)
  br i1 %8, label %159, label %._crit_edge12

._crit_edge12:
  br label %165

159:
  %160 = getelementptr inbounds { double, double }, ptr %3, i64 %155
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 8
  %162 = load double, ptr %161, align 8
  %163 = call double @llvm.fabs.f64(double %162)
  %164 = fadd double %158, %163
  br label %165

165:
  %166 = phi double [ %164, %159 ], [ %158, %._crit_edge12 ]
  %167 = fmul double %99, 0x3FE47E0F66AFED07
  %168 = fcmp olt double %166, %167
  %169 = zext i1 %168 to i32
  store i32 %169, ptr %6, align 4
  br label %170

170:
  %171 = phi i64 [ -1, %._crit_edge3 ], [ %5, %._crit_edge7 ], [ %38, %165 ], [ %5, %._crit_edge9 ]
  ret i64 %171
}

define internal void @irad.body.indefinite_z.exchange_rows(i32 range(i32 0, 2) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, i64 %5, i64 %6, i64 %7) unnamed_addr {
  %9 = icmp sgt i64 %5, 0
  br i1 %9, label %10, label %._crit_edge

._crit_edge:
  br label %22

10:
  %11 = icmp eq i32 %0, 0
  %12 = mul nsw i64 %6, %4
  %13 = getelementptr { double, double }, ptr %3, i64 %12
  %14 = mul nsw i64 %5, %4
  %15 = add nsw i64 %2, -1
  %16 = sub nsw i64 %15, %6
  %17 = mul nsw i64 %16, %4
  %18 = getelementptr { double, double }, ptr %3, i64 %17
  %19 = sub nsw i64 %15, %5
  %20 = mul nsw i64 %19, %4
  %21 = add i64 %20, %15
  br label %36

.loopexit1:
  br label %22

22:
  %23 = add nsw i64 %5, 1
  %24 = icmp slt i64 %23, %6
  br i1 %24, label %25, label %._crit_edge2

._crit_edge2:
  br label %57

25:
  %26 = icmp eq i32 %1, 0
  %27 = icmp eq i32 %0, 0
  %28 = mul nsw i64 %6, %4
  %29 = add nsw i64 %2, -1
  %30 = sub nsw i64 %29, %6
  %31 = mul nsw i64 %30, %4
  %32 = add i64 %31, %29
  %33 = sub i64 %29, %5
  %34 = getelementptr { double, double }, ptr %3, i64 %28
  %35 = getelementptr { double, double }, ptr %3, i64 %31
  br label %60

36:
  %37 = phi i64 [ 0, %10 ], [ %55, %._crit_edge3 ]
  br i1 %11, label %41, label %38

38:
  %39 = getelementptr { double, double }, ptr %13, i64 %37
  %40 = add nsw i64 %37, %14
  br label %45

41:
  %42 = sub nsw i64 %15, %37
  %43 = getelementptr { double, double }, ptr %18, i64 %42
  %44 = sub i64 %21, %37
  br label %45

45:
  %46 = phi ptr [ %39, %38 ], [ %43, %41 ]
  %47 = phi i64 [ %40, %38 ], [ %44, %41 ]
  %48 = getelementptr inbounds { double, double }, ptr %3, i64 %47
  %49 = load double, ptr %46, align 8
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 8
  %51 = load double, ptr %50, align 8
  %52 = load double, ptr %48, align 8
  %53 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %54 = load double, ptr %53, align 8
  store double %52, ptr %46, align 8
  store double %54, ptr %50, align 8
  store double %49, ptr %48, align 8
  store double %51, ptr %53, align 8
  %55 = add nuw nsw i64 %37, 1
  %56 = icmp eq i64 %55, %5
  br i1 %56, label %.loopexit1, label %._crit_edge3

._crit_edge3:
  br label %36

.loopexit:
  br label %57

57:
  %58 = icmp eq i32 %1, 0
  %59 = icmp eq i32 %0, 0
  br i1 %58, label %142, label %126

60:
  %61 = phi i64 [ %23, %25 ], [ %124, %._crit_edge4 ]
  br i1 %26, label %71, label %62

62:
  %63 = add nsw i64 %61, %28
  %64 = sub i64 %32, %61
  %65 = select i1 %27, i64 %64, i64 %63
  %66 = getelementptr inbounds { double, double }, ptr %3, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load double, ptr %68, align 8
  %70 = fneg double %69
  br i1 %27, label %75, label %72

71:
  br i1 %27, label %89, label %85

72:
  %73 = mul nsw i64 %61, %4
  %74 = add nsw i64 %73, %5
  br label %79

75:
  %76 = sub nsw i64 %29, %61
  %77 = mul nsw i64 %76, %4
  %78 = add nsw i64 %33, %77
  br label %79

79:
  %80 = phi i64 [ %74, %72 ], [ %78, %75 ]
  %81 = getelementptr inbounds { double, double }, ptr %3, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %83 = load double, ptr %82, align 8
  %84 = fneg double %83
  br label %103

85:
  %86 = getelementptr { double, double }, ptr %34, i64 %61
  %87 = mul nsw i64 %61, %4
  %88 = add nsw i64 %87, %5
  br label %94

89:
  %90 = sub nsw i64 %29, %61
  %91 = getelementptr { double, double }, ptr %35, i64 %90
  %92 = mul nsw i64 %90, %4
  %93 = add nsw i64 %33, %92
  br label %94

94:
  %95 = phi ptr [ %86, %85 ], [ %91, %89 ]
  %96 = phi i64 [ %88, %85 ], [ %93, %89 ]
  %97 = load double, ptr %95, align 8
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds { double, double }, ptr %3, i64 %96
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 8
  %102 = load double, ptr %101, align 8
  br label %103

103:
  %104 = phi double [ %70, %79 ], [ %99, %94 ]
  %105 = phi double [ %67, %79 ], [ %97, %94 ]
  %106 = phi ptr [ %81, %79 ], [ %100, %94 ]
  %107 = phi double [ %84, %79 ], [ %102, %94 ]
  %108 = load double, ptr %106, align 8
  br i1 %27, label %114, label %109

109:
  %110 = getelementptr { double, double }, ptr %34, i64 %61
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store double %108, ptr %110, align 8
  store double %107, ptr %111, align 8
  %112 = mul nsw i64 %61, %4
  %113 = add nsw i64 %112, %5
  br label %120

114:
  %115 = sub nsw i64 %29, %61
  %116 = getelementptr { double, double }, ptr %35, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store double %108, ptr %116, align 8
  store double %107, ptr %117, align 8
  %118 = mul nsw i64 %115, %4
  %119 = add nsw i64 %33, %118
  br label %120

120:
  %121 = phi i64 [ %113, %109 ], [ %119, %114 ]
  %122 = getelementptr inbounds { double, double }, ptr %3, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  store double %105, ptr %122, align 8
  store double %104, ptr %123, align 8
  %124 = add nsw i64 %61, 1
  %125 = icmp eq i64 %124, %6
  br i1 %125, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %60

126:
  br i1 %59, label %130, label %127

127:
  %128 = mul nsw i64 %6, %4
  %129 = add nsw i64 %128, %5
  br label %136

130:
  %131 = add nsw i64 %2, -1
  %132 = sub i64 %131, %5
  %133 = sub nsw i64 %131, %6
  %134 = mul nsw i64 %133, %4
  %135 = add nsw i64 %132, %134
  br label %136

136:
  %137 = phi i64 [ %129, %127 ], [ %135, %130 ]
  %138 = getelementptr inbounds { double, double }, ptr %3, i64 %137
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load double, ptr %139, align 8
  %141 = fneg double %140
  br label %157

142:
  br i1 %59, label %146, label %143

143:
  %144 = mul nsw i64 %6, %4
  %145 = add nsw i64 %144, %5
  br label %152

146:
  %147 = add nsw i64 %2, -1
  %148 = sub i64 %147, %5
  %149 = sub nsw i64 %147, %6
  %150 = mul nsw i64 %149, %4
  %151 = add nsw i64 %148, %150
  br label %152

152:
  %153 = phi i64 [ %145, %143 ], [ %151, %146 ]
  %154 = getelementptr inbounds { double, double }, ptr %3, i64 %153
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %156 = load double, ptr %155, align 8
  br label %157

157:
  %158 = phi ptr [ %138, %136 ], [ %154, %152 ]
  %159 = phi double [ %141, %136 ], [ %156, %152 ]
  %160 = load double, ptr %158, align 8
  %161 = icmp eq i32 %0, 0
  br i1 %161, label %170, label %162

162:
  %163 = mul nsw i64 %6, %4
  %164 = getelementptr { double, double }, ptr %3, i64 %5
  %165 = getelementptr { double, double }, ptr %164, i64 %163
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 8
  store double %160, ptr %165, align 8
  store double %159, ptr %166, align 8
  %167 = add i64 %4, 1
  %168 = mul i64 %5, %167
  %169 = mul i64 %6, %167
  br label %185

170:
  %171 = add nsw i64 %2, -1
  %172 = sub nsw i64 %171, %5
  %173 = sub nsw i64 %171, %6
  %174 = mul nsw i64 %173, %4
  %175 = getelementptr { double, double }, ptr %3, i64 %172
  %176 = getelementptr { double, double }, ptr %175, i64 %174
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 8
  store double %160, ptr %176, align 8
  store double %159, ptr %177, align 8
  %178 = xor i64 %5, -1
  %179 = add i64 %2, %178
  %180 = add i64 %4, 1
  %181 = mul i64 %179, %180
  %182 = xor i64 %6, -1
  %183 = add i64 %2, %182
  %184 = mul i64 %183, %180
  br label %185

185:
  %186 = phi i64 [ %168, %162 ], [ %181, %170 ]
  %187 = phi i64 [ %169, %162 ], [ %184, %170 ]
  %188 = getelementptr inbounds { double, double }, ptr %3, i64 %186
  %189 = getelementptr inbounds { double, double }, ptr %3, i64 %187
  %190 = load double, ptr %188, align 8
  %191 = getelementptr inbounds nuw i8, ptr %188, i64 8
  %192 = load double, ptr %191, align 8
  %193 = load double, ptr %189, align 8
  %194 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %195 = load double, ptr %194, align 8
  store double %193, ptr %188, align 8
  store double %195, ptr %191, align 8
  store double %190, ptr %189, align 8
  store double %192, ptr %194, align 8
  %196 = icmp slt i64 %6, %7
  br i1 %196, label %197, label %._crit_edge5

._crit_edge5:
  br label %222

197:
  br i1 %161, label %203, label %198

198:
  %199 = mul nsw i64 %7, %4
  %200 = getelementptr { double, double }, ptr %3, i64 %6
  %201 = getelementptr { double, double }, ptr %200, i64 %199
  %202 = add nsw i64 %199, %5
  br label %212

203:
  %204 = add nsw i64 %2, -1
  %205 = sub nsw i64 %204, %6
  %206 = sub nsw i64 %204, %7
  %207 = mul nsw i64 %206, %4
  %208 = getelementptr { double, double }, ptr %3, i64 %205
  %209 = getelementptr { double, double }, ptr %208, i64 %207
  %210 = sub i64 %204, %5
  %211 = add nsw i64 %210, %207
  br label %212

212:
  %213 = phi ptr [ %201, %198 ], [ %209, %203 ]
  %214 = phi i64 [ %202, %198 ], [ %211, %203 ]
  %215 = getelementptr inbounds { double, double }, ptr %3, i64 %214
  %216 = load double, ptr %213, align 8
  %217 = getelementptr inbounds nuw i8, ptr %213, i64 8
  %218 = load double, ptr %217, align 8
  %219 = load double, ptr %215, align 8
  %220 = getelementptr inbounds nuw i8, ptr %215, i64 8
  %221 = load double, ptr %220, align 8
  store double %219, ptr %213, align 8
  store double %221, ptr %217, align 8
  store double %216, ptr %215, align 8
  store double %218, ptr %220, align 8
  br label %222

222:
  ret void
}

declare double @llvm.fabs.f64(double)

declare void @__irad_double(ptr noundef, i64 noundef) local_unnamed_addr

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.indefinite_z.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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
  %13 = getelementptr { double, double }, ptr %2, i64 %12
  %14 = getelementptr { double, double }, ptr %4, i64 %10
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
  %21 = getelementptr { double, double }, ptr %13, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load double, ptr %23, align 8
  %25 = mul nuw nsw i64 %20, %0
  %26 = getelementptr { double, double }, ptr %14, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %22, ptr %26, align 8
  store double %24, ptr %27, align 8
  %28 = add nuw nsw i64 %20, 1
  %29 = icmp eq i64 %28, %1
  br i1 %29, label %.loopexit, label %._crit_edge4

._crit_edge4:
  br label %19
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

define internal void @irad.body.indefinite_z.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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
  %12 = getelementptr { double, double }, ptr %2, i64 %10
  %13 = mul nsw i64 %10, %4
  %14 = getelementptr { double, double }, ptr %3, i64 %13
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
  %22 = getelementptr { double, double }, ptr %12, i64 %21
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %25 = load double, ptr %24, align 8
  %26 = getelementptr { double, double }, ptr %14, i64 %20
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store double %23, ptr %26, align 8
  store double %25, ptr %27, align 8
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
  %12 = add nuw i64 %1, 1152921504606846975
  %13 = mul i64 %3, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 4
  call void @__irad_double(ptr %2, i64 %15)
  %16 = shl nuw nsw i64 %1, 3
  call void @__irad_integer(ptr %4, i64 %16)
  %17 = add nsw i64 %1, -1
  %18 = add i64 %3, 1
  br label %21

.loopexit2:
  %.lcssa = phi i32 [ %442, %441 ]
  br label %19

19:
  %20 = phi i32 [ 0, %._crit_edge ], [ %.lcssa, %.loopexit2 ]
  ret i32 %20

21:
  %22 = phi i32 [ 0, %11 ], [ %442, %._crit_edge11 ]
  %23 = phi i64 [ %17, %11 ], [ %443, %._crit_edge11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %24 = call fastcc i64 @irad.body.indefinite_z.chosen(i32 %9, i32 0, i64 %1, ptr %2, i64 %3, i64 %23, ptr %6)
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
  br label %441

41:
  %42 = sext i32 %25 to i64
  %43 = sub nsw i64 %23, %42
  %44 = icmp eq i64 %24, %43
  br i1 %44, label %._crit_edge3, label %45

._crit_edge3:
  br label %46

45:
  call fastcc void @irad.body.indefinite_z.exchange_rows(i32 %9, i32 0, i64 %1, ptr %2, i64 %3, i64 %24, i64 %43, i64 %23)
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
  br i1 %53, label %330, label %58

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
  %68 = getelementptr { double, double }, ptr %2, i64 %66
  %69 = getelementptr { double, double }, ptr %68, i64 %67
  %70 = mul i64 %66, %18
  %71 = load double, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %73 = load double, ptr %72, align 8
  %74 = getelementptr inbounds { double, double }, ptr %2, i64 %70
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %77 = load double, ptr %76, align 8
  %78 = call double @llvm.fabs.f64(double %71)
  %79 = call double @llvm.fabs.f64(double %73)
  %80 = fcmp ugt double %78, %79
  br i1 %80, label %81, label %91

81:
  %82 = fdiv double %73, %71
  %83 = fmul double %73, %82
  %84 = fadd double %71, %83
  %85 = fmul double %82, %77
  %86 = fadd double %75, %85
  %87 = fdiv double %86, %84
  %88 = fmul double %75, %82
  %89 = fsub double %77, %88
  %90 = fdiv double %89, %84
  br label %101

91:
  %92 = fdiv double %71, %73
  %93 = fmul double %71, %92
  %94 = fadd double %73, %93
  %95 = fmul double %75, %92
  %96 = fadd double %95, %77
  %97 = fdiv double %96, %94
  %98 = fmul double %92, %77
  %99 = fsub double %98, %75
  %100 = fdiv double %99, %94
  br label %101

101:
  %102 = phi double [ %87, %81 ], [ %97, %91 ]
  %103 = phi double [ %90, %81 ], [ %100, %91 ]
  %104 = sub nsw i64 %17, %23
  %105 = select i1 %8, i64 %23, i64 %104
  %106 = mul i64 %105, %18
  %107 = getelementptr inbounds { double, double }, ptr %2, i64 %106
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 8
  %110 = load double, ptr %109, align 8
  br i1 %80, label %111, label %121

111:
  %112 = fdiv double %73, %71
  %113 = fmul double %73, %112
  %114 = fadd double %71, %113
  %115 = fmul double %112, %110
  %116 = fadd double %108, %115
  %117 = fdiv double %116, %114
  %118 = fmul double %112, %108
  %119 = fsub double %110, %118
  %120 = fdiv double %119, %114
  br label %131

121:
  %122 = fdiv double %71, %73
  %123 = fmul double %71, %122
  %124 = fadd double %73, %123
  %125 = fmul double %122, %108
  %126 = fadd double %125, %110
  %127 = fdiv double %126, %124
  %128 = fmul double %122, %110
  %129 = fsub double %128, %108
  %130 = fdiv double %129, %124
  br label %131

131:
  %132 = phi double [ %117, %111 ], [ %127, %121 ]
  %133 = phi double [ %120, %111 ], [ %130, %121 ]
  %134 = fmul double %102, %132
  %135 = fmul double %103, %133
  %136 = fmul double %103, %132
  %137 = fmul double %102, %133
  %138 = fsub double %134, %135
  %139 = fadd double %136, %137
  %140 = fadd double %138, -1.000000e+00
  %141 = call double @llvm.fabs.f64(double %140)
  %142 = call double @llvm.fabs.f64(double %139)
  %143 = fcmp ugt double %141, %142
  br i1 %143, label %144, label %153

144:
  %145 = fdiv double %139, %140
  %146 = fmul double %139, %145
  %147 = fadd double %140, %146
  %148 = fmul double %145, 0.000000e+00
  %149 = fadd double %148, 1.000000e+00
  %150 = fdiv double %149, %147
  %151 = fsub double 0.000000e+00, %145
  %152 = fdiv double %151, %147
  br label %162

153:
  %154 = fdiv double %140, %139
  %155 = fmul double %140, %154
  %156 = fadd double %139, %155
  %157 = fadd double %154, 0.000000e+00
  %158 = fdiv double %157, %156
  %159 = fmul double %154, 0.000000e+00
  %160 = fadd double %159, -1.000000e+00
  %161 = fdiv double %160, %156
  br label %162

162:
  %163 = phi double [ %150, %144 ], [ %158, %153 ]
  %164 = phi double [ %152, %144 ], [ %161, %153 ]
  %165 = icmp sgt i64 %23, 1
  br i1 %165, label %166, label %._crit_edge4

._crit_edge4:
  br label %441

166:
  %167 = add nsw i64 %23, -2
  %168 = sub nsw i64 2, %23
  %169 = mul nsw i64 %60, %3
  %170 = getelementptr { double, double }, ptr %2, i64 %169
  %171 = sub nsw i64 %17, %23
  %172 = mul nsw i64 %171, %3
  %173 = add i64 %172, %17
  %174 = mul nsw i64 %59, %3
  %175 = getelementptr { double, double }, ptr %2, i64 %174
  %176 = mul nsw i64 %23, %3
  %177 = fdiv double %71, %73
  %178 = fmul double %71, %177
  %179 = fadd double %73, %178
  %180 = fdiv double %73, %71
  %181 = fmul double %73, %180
  %182 = fadd double %71, %181
  %183 = add i64 %169, %17
  %184 = getelementptr { double, double }, ptr %2, i64 %172
  %185 = getelementptr { double, double }, ptr %2, i64 %176
  br label %186

186:
  %187 = phi i64 [ %168, %166 ], [ %328, %._crit_edge6 ]
  %188 = phi i64 [ %167, %166 ], [ %327, %._crit_edge6 ]
  br i1 %8, label %189, label %192

189:
  %190 = getelementptr { double, double }, ptr %175, i64 %188
  %191 = add nsw i64 %188, %176
  br label %196

192:
  %193 = sub nsw i64 %17, %188
  %194 = getelementptr { double, double }, ptr %170, i64 %193
  %195 = add i64 %173, %187
  br label %196

196:
  %197 = phi ptr [ %190, %189 ], [ %194, %192 ]
  %198 = phi i64 [ %191, %189 ], [ %195, %192 ]
  %199 = load double, ptr %197, align 8
  %200 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %201 = load double, ptr %200, align 8
  %202 = getelementptr inbounds { double, double }, ptr %2, i64 %198
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %205 = load double, ptr %204, align 8
  %206 = fmul double %132, %199
  %207 = fmul double %133, %201
  %208 = fmul double %132, %201
  %209 = fmul double %133, %199
  %210 = fsub double %206, %207
  %211 = fadd double %209, %208
  %212 = fsub double %210, %203
  %213 = fsub double %211, %205
  %214 = fmul double %163, %212
  %215 = fmul double %164, %213
  %216 = fmul double %163, %213
  %217 = fmul double %164, %212
  %218 = fsub double %214, %215
  %219 = fadd double %216, %217
  br i1 %80, label %220, label %227

220:
  %221 = fmul double %180, %219
  %222 = fadd double %218, %221
  %223 = fdiv double %222, %182
  %224 = fmul double %180, %218
  %225 = fsub double %219, %224
  %226 = fdiv double %225, %182
  br label %234

227:
  %228 = fmul double %177, %218
  %229 = fadd double %219, %228
  %230 = fdiv double %229, %179
  %231 = fmul double %177, %219
  %232 = fsub double %231, %218
  %233 = fdiv double %232, %179
  br label %234

234:
  %235 = phi double [ %223, %220 ], [ %230, %227 ]
  %236 = phi double [ %226, %220 ], [ %233, %227 ]
  %237 = fmul double %102, %203
  %238 = fmul double %103, %205
  %239 = fmul double %102, %205
  %240 = fmul double %103, %203
  %241 = fsub double %237, %238
  %242 = fadd double %240, %239
  %243 = fsub double %241, %199
  %244 = fsub double %242, %201
  %245 = fmul double %163, %243
  %246 = fmul double %164, %244
  %247 = fmul double %163, %244
  %248 = fmul double %164, %243
  %249 = fsub double %245, %246
  %250 = fadd double %247, %248
  br i1 %80, label %251, label %258

251:
  %252 = fmul double %180, %250
  %253 = fadd double %249, %252
  %254 = fdiv double %253, %182
  %255 = fmul double %180, %249
  %256 = fsub double %250, %255
  %257 = fdiv double %256, %182
  br label %265

258:
  %259 = fmul double %177, %249
  %260 = fadd double %250, %259
  %261 = fdiv double %260, %179
  %262 = fmul double %177, %250
  %263 = fsub double %262, %249
  %264 = fdiv double %263, %179
  br label %265

265:
  %266 = phi double [ %254, %251 ], [ %261, %258 ]
  %267 = phi double [ %257, %251 ], [ %264, %258 ]
  %268 = sub nsw i64 %17, %188
  %269 = mul nsw i64 %268, %3
  %270 = add i64 %269, %17
  %271 = mul nsw i64 %188, %3
  br label %273

272:
  br i1 %8, label %314, label %318

273:
  %274 = phi i64 [ %188, %265 ], [ %312, %._crit_edge5 ]
  %275 = add nsw i64 %274, %176
  %276 = sub i64 %173, %274
  %277 = select i1 %8, i64 %275, i64 %276
  %278 = getelementptr inbounds { double, double }, ptr %2, i64 %277
  %279 = load double, ptr %278, align 8
  %280 = getelementptr inbounds nuw i8, ptr %278, i64 8
  %281 = load double, ptr %280, align 8
  %282 = fmul double %266, %279
  %283 = fmul double %267, %281
  %284 = fmul double %267, %279
  %285 = fmul double %266, %281
  %286 = fsub double %282, %283
  %287 = fadd double %284, %285
  %288 = add nsw i64 %274, %174
  %289 = sub i64 %183, %274
  %290 = select i1 %8, i64 %288, i64 %289
  %291 = getelementptr inbounds { double, double }, ptr %2, i64 %290
  %292 = load double, ptr %291, align 8
  %293 = getelementptr inbounds nuw i8, ptr %291, i64 8
  %294 = load double, ptr %293, align 8
  %295 = fmul double %235, %292
  %296 = fmul double %236, %294
  %297 = fmul double %236, %292
  %298 = fmul double %235, %294
  %299 = fsub double %295, %296
  %300 = fadd double %297, %298
  %301 = fadd double %286, %299
  %302 = fadd double %287, %300
  %303 = add nsw i64 %274, %271
  %304 = sub i64 %270, %274
  %305 = select i1 %8, i64 %303, i64 %304
  %306 = getelementptr inbounds { double, double }, ptr %2, i64 %305
  %307 = load double, ptr %306, align 8
  %308 = getelementptr inbounds nuw i8, ptr %306, i64 8
  %309 = load double, ptr %308, align 8
  %310 = fsub double %307, %301
  %311 = fsub double %309, %302
  store double %310, ptr %306, align 8
  store double %311, ptr %308, align 8
  %312 = add nsw i64 %274, -1
  %313 = icmp eq i64 %274, 0
  br i1 %313, label %272, label %._crit_edge5

._crit_edge5:
  br label %273

314:
  %315 = getelementptr { double, double }, ptr %185, i64 %188
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 8
  store double %266, ptr %315, align 8
  store double %267, ptr %316, align 8
  %317 = add nsw i64 %188, %174
  br label %323

318:
  %319 = sub nsw i64 %17, %188
  %320 = getelementptr { double, double }, ptr %184, i64 %319
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 8
  store double %266, ptr %320, align 8
  store double %267, ptr %321, align 8
  %322 = add i64 %183, %187
  br label %323

323:
  %324 = phi i64 [ %317, %314 ], [ %322, %318 ]
  %325 = getelementptr inbounds { double, double }, ptr %2, i64 %324
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 8
  store double %235, ptr %325, align 8
  store double %236, ptr %326, align 8
  %327 = add nsw i64 %188, -1
  %328 = sub nsw i64 1, %188
  %329 = icmp sgt i64 %188, 0
  br i1 %329, label %._crit_edge6, label %.loopexit1

._crit_edge6:
  br label %186

330:
  %331 = sub nsw i64 %17, %23
  %332 = select i1 %8, i64 %23, i64 %331
  %333 = mul i64 %332, %18
  %334 = getelementptr inbounds { double, double }, ptr %2, i64 %333
  %335 = load double, ptr %334, align 8
  %336 = getelementptr inbounds nuw i8, ptr %334, i64 8
  %337 = load double, ptr %336, align 8
  %338 = call double @llvm.fabs.f64(double %335)
  %339 = call double @llvm.fabs.f64(double %337)
  %340 = fcmp ugt double %338, %339
  br i1 %340, label %341, label %350

341:
  %342 = fdiv double %337, %335
  %343 = fmul double %337, %342
  %344 = fadd double %335, %343
  %345 = fmul double %342, 0.000000e+00
  %346 = fadd double %345, 1.000000e+00
  %347 = fdiv double %346, %344
  %348 = fsub double 0.000000e+00, %342
  %349 = fdiv double %348, %344
  br label %359

350:
  %351 = fdiv double %335, %337
  %352 = fmul double %335, %351
  %353 = fadd double %337, %352
  %354 = fadd double %351, 0.000000e+00
  %355 = fdiv double %354, %353
  %356 = fmul double %351, 0.000000e+00
  %357 = fadd double %356, -1.000000e+00
  %358 = fdiv double %357, %353
  br label %359

359:
  %360 = phi double [ %347, %341 ], [ %355, %350 ]
  %361 = phi double [ %349, %341 ], [ %358, %350 ]
  %362 = icmp eq i64 %23, 0
  br i1 %362, label %._crit_edge7, label %363

._crit_edge7:
  br label %441

363:
  %364 = sub nsw i64 %17, %23
  %365 = mul nsw i64 %364, %3
  %366 = add i64 %365, %1
  %367 = mul nsw i64 %23, %3
  %368 = add i64 %365, %17
  br label %376

369:
  %370 = icmp samesign ugt i64 %377, 1
  br i1 %370, label %._crit_edge8, label %371

._crit_edge8:
  br label %376

371:
  %372 = sub nsw i64 %17, %23
  %373 = mul nsw i64 %372, %3
  %374 = add i64 %373, %17
  %375 = mul nsw i64 %23, %3
  br label %424

376:
  %377 = phi i64 [ %23, %363 ], [ %378, %._crit_edge8 ]
  %378 = add nsw i64 %377, -1
  %379 = add nsw i64 %378, %367
  %380 = sub i64 %366, %377
  %381 = select i1 %8, i64 %379, i64 %380
  %382 = getelementptr inbounds { double, double }, ptr %2, i64 %381
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 8
  %384 = load double, ptr %383, align 8
  %385 = load double, ptr %382, align 8
  %386 = fmul double %360, %385
  %387 = fmul double %361, %384
  %388 = fmul double %360, %384
  %389 = fmul double %361, %385
  %390 = fsub double %386, %387
  %391 = fadd double %388, %389
  %392 = sub nsw i64 %1, %377
  %393 = mul nsw i64 %392, %3
  %394 = add i64 %393, %17
  %395 = mul nsw i64 %378, %3
  br label %396

396:
  %397 = phi i64 [ 0, %376 ], [ %422, %._crit_edge9 ]
  %398 = phi i64 [ 0, %376 ], [ %421, %._crit_edge9 ]
  %399 = add nsw i64 %398, %367
  %400 = add i64 %368, %397
  %401 = select i1 %8, i64 %399, i64 %400
  %402 = getelementptr inbounds { double, double }, ptr %2, i64 %401
  %403 = load double, ptr %402, align 8
  %404 = getelementptr inbounds nuw i8, ptr %402, i64 8
  %405 = load double, ptr %404, align 8
  %406 = fmul double %390, %403
  %407 = fmul double %391, %405
  %408 = fmul double %391, %403
  %409 = fmul double %390, %405
  %410 = fsub double %406, %407
  %411 = fadd double %408, %409
  %412 = add nsw i64 %398, %395
  %413 = add i64 %394, %397
  %414 = select i1 %8, i64 %412, i64 %413
  %415 = getelementptr inbounds { double, double }, ptr %2, i64 %414
  %416 = load double, ptr %415, align 8
  %417 = getelementptr inbounds nuw i8, ptr %415, i64 8
  %418 = load double, ptr %417, align 8
  %419 = fsub double %416, %410
  %420 = fsub double %418, %411
  store double %419, ptr %415, align 8
  store double %420, ptr %417, align 8
  %421 = add nuw nsw i64 %398, 1
  %422 = xor i64 %398, -1
  %423 = icmp eq i64 %421, %377
  br i1 %423, label %369, label %._crit_edge9

._crit_edge9:
  br label %396

424:
  %425 = phi i64 [ 0, %371 ], [ %439, %._crit_edge10 ]
  %426 = add nsw i64 %425, %375
  %427 = sub i64 %374, %425
  %428 = select i1 %8, i64 %426, i64 %427
  %429 = getelementptr inbounds { double, double }, ptr %2, i64 %428
  %430 = load double, ptr %429, align 8
  %431 = getelementptr inbounds nuw i8, ptr %429, i64 8
  %432 = load double, ptr %431, align 8
  %433 = fmul double %360, %430
  %434 = fmul double %361, %432
  %435 = fmul double %361, %430
  %436 = fmul double %360, %432
  %437 = fsub double %433, %434
  %438 = fadd double %435, %436
  store double %437, ptr %429, align 8
  store double %438, ptr %431, align 8
  %439 = add nuw nsw i64 %425, 1
  %440 = icmp eq i64 %439, %23
  br i1 %440, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %424

.loopexit:
  br label %441

.loopexit1:
  br label %441

441:
  %442 = phi i32 [ %35, %29 ], [ %22, %.loopexit ], [ %22, %._crit_edge4 ], [ %22, %._crit_edge7 ], [ %22, %.loopexit1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %443 = sub nsw i64 %23, %27
  %444 = icmp sgt i64 %443, -1
  br i1 %444, label %._crit_edge11, label %.loopexit2

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
  %12 = add nuw i64 %1, 1152921504606846975
  %13 = mul i64 %3, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 4
  call void @__irad_double(ptr %2, i64 %15)
  %16 = shl nuw nsw i64 %1, 2
  call void @__irad_integer(ptr %4, i64 %16)
  %17 = add nsw i64 %1, -1
  %18 = add i64 %3, 1
  br label %21

.loopexit2:
  %.lcssa = phi i32 [ %445, %444 ]
  br label %19

19:
  %20 = phi i32 [ 0, %._crit_edge ], [ %.lcssa, %.loopexit2 ]
  ret i32 %20

21:
  %22 = phi i32 [ 0, %11 ], [ %445, %._crit_edge11 ]
  %23 = phi i64 [ %17, %11 ], [ %446, %._crit_edge11 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %24 = call fastcc i64 @irad.body.indefinite_z.chosen(i32 %9, i32 0, i64 %1, ptr %2, i64 %3, i64 %23, ptr %6)
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
  br label %444

42:
  %43 = sext i32 %25 to i64
  %44 = sub nsw i64 %23, %43
  %45 = icmp eq i64 %24, %44
  br i1 %45, label %._crit_edge3, label %46

._crit_edge3:
  br label %47

46:
  call fastcc void @irad.body.indefinite_z.exchange_rows(i32 %9, i32 0, i64 %1, ptr %2, i64 %3, i64 %24, i64 %44, i64 %23)
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
  br i1 %54, label %333, label %60

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
  %71 = getelementptr { double, double }, ptr %2, i64 %69
  %72 = getelementptr { double, double }, ptr %71, i64 %70
  %73 = mul i64 %69, %18
  %74 = load double, ptr %72, align 8
  %75 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %76 = load double, ptr %75, align 8
  %77 = getelementptr inbounds { double, double }, ptr %2, i64 %73
  %78 = load double, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %80 = load double, ptr %79, align 8
  %81 = call double @llvm.fabs.f64(double %74)
  %82 = call double @llvm.fabs.f64(double %76)
  %83 = fcmp ugt double %81, %82
  br i1 %83, label %84, label %94

84:
  %85 = fdiv double %76, %74
  %86 = fmul double %76, %85
  %87 = fadd double %74, %86
  %88 = fmul double %85, %80
  %89 = fadd double %78, %88
  %90 = fdiv double %89, %87
  %91 = fmul double %78, %85
  %92 = fsub double %80, %91
  %93 = fdiv double %92, %87
  br label %104

94:
  %95 = fdiv double %74, %76
  %96 = fmul double %74, %95
  %97 = fadd double %76, %96
  %98 = fmul double %78, %95
  %99 = fadd double %98, %80
  %100 = fdiv double %99, %97
  %101 = fmul double %95, %80
  %102 = fsub double %101, %78
  %103 = fdiv double %102, %97
  br label %104

104:
  %105 = phi double [ %90, %84 ], [ %100, %94 ]
  %106 = phi double [ %93, %84 ], [ %103, %94 ]
  %107 = sub nsw i64 %17, %23
  %108 = select i1 %8, i64 %23, i64 %107
  %109 = mul i64 %108, %18
  %110 = getelementptr inbounds { double, double }, ptr %2, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %113 = load double, ptr %112, align 8
  br i1 %83, label %114, label %124

114:
  %115 = fdiv double %76, %74
  %116 = fmul double %76, %115
  %117 = fadd double %74, %116
  %118 = fmul double %115, %113
  %119 = fadd double %111, %118
  %120 = fdiv double %119, %117
  %121 = fmul double %115, %111
  %122 = fsub double %113, %121
  %123 = fdiv double %122, %117
  br label %134

124:
  %125 = fdiv double %74, %76
  %126 = fmul double %74, %125
  %127 = fadd double %76, %126
  %128 = fmul double %125, %111
  %129 = fadd double %128, %113
  %130 = fdiv double %129, %127
  %131 = fmul double %125, %113
  %132 = fsub double %131, %111
  %133 = fdiv double %132, %127
  br label %134

134:
  %135 = phi double [ %120, %114 ], [ %130, %124 ]
  %136 = phi double [ %123, %114 ], [ %133, %124 ]
  %137 = fmul double %105, %135
  %138 = fmul double %106, %136
  %139 = fmul double %106, %135
  %140 = fmul double %105, %136
  %141 = fsub double %137, %138
  %142 = fadd double %139, %140
  %143 = fadd double %141, -1.000000e+00
  %144 = call double @llvm.fabs.f64(double %143)
  %145 = call double @llvm.fabs.f64(double %142)
  %146 = fcmp ugt double %144, %145
  br i1 %146, label %147, label %156

147:
  %148 = fdiv double %142, %143
  %149 = fmul double %142, %148
  %150 = fadd double %143, %149
  %151 = fmul double %148, 0.000000e+00
  %152 = fadd double %151, 1.000000e+00
  %153 = fdiv double %152, %150
  %154 = fsub double 0.000000e+00, %148
  %155 = fdiv double %154, %150
  br label %165

156:
  %157 = fdiv double %143, %142
  %158 = fmul double %143, %157
  %159 = fadd double %142, %158
  %160 = fadd double %157, 0.000000e+00
  %161 = fdiv double %160, %159
  %162 = fmul double %157, 0.000000e+00
  %163 = fadd double %162, -1.000000e+00
  %164 = fdiv double %163, %159
  br label %165

165:
  %166 = phi double [ %153, %147 ], [ %161, %156 ]
  %167 = phi double [ %155, %147 ], [ %164, %156 ]
  %168 = icmp sgt i64 %23, 1
  br i1 %168, label %169, label %._crit_edge4

._crit_edge4:
  br label %444

169:
  %170 = add nsw i64 %23, -2
  %171 = sub nsw i64 2, %23
  %172 = mul nsw i64 %62, %3
  %173 = getelementptr { double, double }, ptr %2, i64 %172
  %174 = sub nsw i64 %17, %23
  %175 = mul nsw i64 %174, %3
  %176 = add i64 %175, %17
  %177 = mul nsw i64 %61, %3
  %178 = getelementptr { double, double }, ptr %2, i64 %177
  %179 = mul nsw i64 %23, %3
  %180 = fdiv double %74, %76
  %181 = fmul double %74, %180
  %182 = fadd double %76, %181
  %183 = fdiv double %76, %74
  %184 = fmul double %76, %183
  %185 = fadd double %74, %184
  %186 = add i64 %172, %17
  %187 = getelementptr { double, double }, ptr %2, i64 %175
  %188 = getelementptr { double, double }, ptr %2, i64 %179
  br label %189

189:
  %190 = phi i64 [ %171, %169 ], [ %331, %._crit_edge6 ]
  %191 = phi i64 [ %170, %169 ], [ %330, %._crit_edge6 ]
  br i1 %8, label %192, label %195

192:
  %193 = getelementptr { double, double }, ptr %178, i64 %191
  %194 = add nsw i64 %191, %179
  br label %199

195:
  %196 = sub nsw i64 %17, %191
  %197 = getelementptr { double, double }, ptr %173, i64 %196
  %198 = add i64 %176, %190
  br label %199

199:
  %200 = phi ptr [ %193, %192 ], [ %197, %195 ]
  %201 = phi i64 [ %194, %192 ], [ %198, %195 ]
  %202 = load double, ptr %200, align 8
  %203 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %204 = load double, ptr %203, align 8
  %205 = getelementptr inbounds { double, double }, ptr %2, i64 %201
  %206 = load double, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %205, i64 8
  %208 = load double, ptr %207, align 8
  %209 = fmul double %135, %202
  %210 = fmul double %136, %204
  %211 = fmul double %135, %204
  %212 = fmul double %136, %202
  %213 = fsub double %209, %210
  %214 = fadd double %212, %211
  %215 = fsub double %213, %206
  %216 = fsub double %214, %208
  %217 = fmul double %166, %215
  %218 = fmul double %167, %216
  %219 = fmul double %166, %216
  %220 = fmul double %167, %215
  %221 = fsub double %217, %218
  %222 = fadd double %219, %220
  br i1 %83, label %223, label %230

223:
  %224 = fmul double %183, %222
  %225 = fadd double %221, %224
  %226 = fdiv double %225, %185
  %227 = fmul double %183, %221
  %228 = fsub double %222, %227
  %229 = fdiv double %228, %185
  br label %237

230:
  %231 = fmul double %180, %221
  %232 = fadd double %222, %231
  %233 = fdiv double %232, %182
  %234 = fmul double %180, %222
  %235 = fsub double %234, %221
  %236 = fdiv double %235, %182
  br label %237

237:
  %238 = phi double [ %226, %223 ], [ %233, %230 ]
  %239 = phi double [ %229, %223 ], [ %236, %230 ]
  %240 = fmul double %105, %206
  %241 = fmul double %106, %208
  %242 = fmul double %105, %208
  %243 = fmul double %106, %206
  %244 = fsub double %240, %241
  %245 = fadd double %243, %242
  %246 = fsub double %244, %202
  %247 = fsub double %245, %204
  %248 = fmul double %166, %246
  %249 = fmul double %167, %247
  %250 = fmul double %166, %247
  %251 = fmul double %167, %246
  %252 = fsub double %248, %249
  %253 = fadd double %250, %251
  br i1 %83, label %254, label %261

254:
  %255 = fmul double %183, %253
  %256 = fadd double %252, %255
  %257 = fdiv double %256, %185
  %258 = fmul double %183, %252
  %259 = fsub double %253, %258
  %260 = fdiv double %259, %185
  br label %268

261:
  %262 = fmul double %180, %252
  %263 = fadd double %253, %262
  %264 = fdiv double %263, %182
  %265 = fmul double %180, %253
  %266 = fsub double %265, %252
  %267 = fdiv double %266, %182
  br label %268

268:
  %269 = phi double [ %257, %254 ], [ %264, %261 ]
  %270 = phi double [ %260, %254 ], [ %267, %261 ]
  %271 = sub nsw i64 %17, %191
  %272 = mul nsw i64 %271, %3
  %273 = add i64 %272, %17
  %274 = mul nsw i64 %191, %3
  br label %276

275:
  br i1 %8, label %317, label %321

276:
  %277 = phi i64 [ %191, %268 ], [ %315, %._crit_edge5 ]
  %278 = add nsw i64 %277, %179
  %279 = sub i64 %176, %277
  %280 = select i1 %8, i64 %278, i64 %279
  %281 = getelementptr inbounds { double, double }, ptr %2, i64 %280
  %282 = load double, ptr %281, align 8
  %283 = getelementptr inbounds nuw i8, ptr %281, i64 8
  %284 = load double, ptr %283, align 8
  %285 = fmul double %269, %282
  %286 = fmul double %270, %284
  %287 = fmul double %270, %282
  %288 = fmul double %269, %284
  %289 = fsub double %285, %286
  %290 = fadd double %287, %288
  %291 = add nsw i64 %277, %177
  %292 = sub i64 %186, %277
  %293 = select i1 %8, i64 %291, i64 %292
  %294 = getelementptr inbounds { double, double }, ptr %2, i64 %293
  %295 = load double, ptr %294, align 8
  %296 = getelementptr inbounds nuw i8, ptr %294, i64 8
  %297 = load double, ptr %296, align 8
  %298 = fmul double %238, %295
  %299 = fmul double %239, %297
  %300 = fmul double %239, %295
  %301 = fmul double %238, %297
  %302 = fsub double %298, %299
  %303 = fadd double %300, %301
  %304 = fadd double %289, %302
  %305 = fadd double %290, %303
  %306 = add nsw i64 %277, %274
  %307 = sub i64 %273, %277
  %308 = select i1 %8, i64 %306, i64 %307
  %309 = getelementptr inbounds { double, double }, ptr %2, i64 %308
  %310 = load double, ptr %309, align 8
  %311 = getelementptr inbounds nuw i8, ptr %309, i64 8
  %312 = load double, ptr %311, align 8
  %313 = fsub double %310, %304
  %314 = fsub double %312, %305
  store double %313, ptr %309, align 8
  store double %314, ptr %311, align 8
  %315 = add nsw i64 %277, -1
  %316 = icmp eq i64 %277, 0
  br i1 %316, label %275, label %._crit_edge5

._crit_edge5:
  br label %276

317:
  %318 = getelementptr { double, double }, ptr %188, i64 %191
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 8
  store double %269, ptr %318, align 8
  store double %270, ptr %319, align 8
  %320 = add nsw i64 %191, %177
  br label %326

321:
  %322 = sub nsw i64 %17, %191
  %323 = getelementptr { double, double }, ptr %187, i64 %322
  %324 = getelementptr inbounds nuw i8, ptr %323, i64 8
  store double %269, ptr %323, align 8
  store double %270, ptr %324, align 8
  %325 = add i64 %186, %190
  br label %326

326:
  %327 = phi i64 [ %320, %317 ], [ %325, %321 ]
  %328 = getelementptr inbounds { double, double }, ptr %2, i64 %327
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 8
  store double %238, ptr %328, align 8
  store double %239, ptr %329, align 8
  %330 = add nsw i64 %191, -1
  %331 = sub nsw i64 1, %191
  %332 = icmp sgt i64 %191, 0
  br i1 %332, label %._crit_edge6, label %.loopexit1

._crit_edge6:
  br label %189

333:
  %334 = sub nsw i64 %17, %23
  %335 = select i1 %8, i64 %23, i64 %334
  %336 = mul i64 %335, %18
  %337 = getelementptr inbounds { double, double }, ptr %2, i64 %336
  %338 = load double, ptr %337, align 8
  %339 = getelementptr inbounds nuw i8, ptr %337, i64 8
  %340 = load double, ptr %339, align 8
  %341 = call double @llvm.fabs.f64(double %338)
  %342 = call double @llvm.fabs.f64(double %340)
  %343 = fcmp ugt double %341, %342
  br i1 %343, label %344, label %353

344:
  %345 = fdiv double %340, %338
  %346 = fmul double %340, %345
  %347 = fadd double %338, %346
  %348 = fmul double %345, 0.000000e+00
  %349 = fadd double %348, 1.000000e+00
  %350 = fdiv double %349, %347
  %351 = fsub double 0.000000e+00, %345
  %352 = fdiv double %351, %347
  br label %362

353:
  %354 = fdiv double %338, %340
  %355 = fmul double %338, %354
  %356 = fadd double %340, %355
  %357 = fadd double %354, 0.000000e+00
  %358 = fdiv double %357, %356
  %359 = fmul double %354, 0.000000e+00
  %360 = fadd double %359, -1.000000e+00
  %361 = fdiv double %360, %356
  br label %362

362:
  %363 = phi double [ %350, %344 ], [ %358, %353 ]
  %364 = phi double [ %352, %344 ], [ %361, %353 ]
  %365 = icmp eq i64 %23, 0
  br i1 %365, label %._crit_edge7, label %366

._crit_edge7:
  br label %444

366:
  %367 = sub nsw i64 %17, %23
  %368 = mul nsw i64 %367, %3
  %369 = add i64 %368, %1
  %370 = mul nsw i64 %23, %3
  %371 = add i64 %368, %17
  br label %379

372:
  %373 = icmp samesign ugt i64 %380, 1
  br i1 %373, label %._crit_edge8, label %374

._crit_edge8:
  br label %379

374:
  %375 = sub nsw i64 %17, %23
  %376 = mul nsw i64 %375, %3
  %377 = add i64 %376, %17
  %378 = mul nsw i64 %23, %3
  br label %427

379:
  %380 = phi i64 [ %23, %366 ], [ %381, %._crit_edge8 ]
  %381 = add nsw i64 %380, -1
  %382 = add nsw i64 %381, %370
  %383 = sub i64 %369, %380
  %384 = select i1 %8, i64 %382, i64 %383
  %385 = getelementptr inbounds { double, double }, ptr %2, i64 %384
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 8
  %387 = load double, ptr %386, align 8
  %388 = load double, ptr %385, align 8
  %389 = fmul double %363, %388
  %390 = fmul double %364, %387
  %391 = fmul double %363, %387
  %392 = fmul double %364, %388
  %393 = fsub double %389, %390
  %394 = fadd double %391, %392
  %395 = sub nsw i64 %1, %380
  %396 = mul nsw i64 %395, %3
  %397 = add i64 %396, %17
  %398 = mul nsw i64 %381, %3
  br label %399

399:
  %400 = phi i64 [ 0, %379 ], [ %425, %._crit_edge9 ]
  %401 = phi i64 [ 0, %379 ], [ %424, %._crit_edge9 ]
  %402 = add nsw i64 %401, %370
  %403 = add i64 %371, %400
  %404 = select i1 %8, i64 %402, i64 %403
  %405 = getelementptr inbounds { double, double }, ptr %2, i64 %404
  %406 = load double, ptr %405, align 8
  %407 = getelementptr inbounds nuw i8, ptr %405, i64 8
  %408 = load double, ptr %407, align 8
  %409 = fmul double %393, %406
  %410 = fmul double %394, %408
  %411 = fmul double %394, %406
  %412 = fmul double %393, %408
  %413 = fsub double %409, %410
  %414 = fadd double %411, %412
  %415 = add nsw i64 %401, %398
  %416 = add i64 %397, %400
  %417 = select i1 %8, i64 %415, i64 %416
  %418 = getelementptr inbounds { double, double }, ptr %2, i64 %417
  %419 = load double, ptr %418, align 8
  %420 = getelementptr inbounds nuw i8, ptr %418, i64 8
  %421 = load double, ptr %420, align 8
  %422 = fsub double %419, %413
  %423 = fsub double %421, %414
  store double %422, ptr %418, align 8
  store double %423, ptr %420, align 8
  %424 = add nuw nsw i64 %401, 1
  %425 = xor i64 %401, -1
  %426 = icmp eq i64 %424, %380
  br i1 %426, label %372, label %._crit_edge9

._crit_edge9:
  br label %399

427:
  %428 = phi i64 [ 0, %374 ], [ %442, %._crit_edge10 ]
  %429 = add nsw i64 %428, %378
  %430 = sub i64 %377, %428
  %431 = select i1 %8, i64 %429, i64 %430
  %432 = getelementptr inbounds { double, double }, ptr %2, i64 %431
  %433 = load double, ptr %432, align 8
  %434 = getelementptr inbounds nuw i8, ptr %432, i64 8
  %435 = load double, ptr %434, align 8
  %436 = fmul double %363, %433
  %437 = fmul double %364, %435
  %438 = fmul double %364, %433
  %439 = fmul double %363, %435
  %440 = fsub double %436, %437
  %441 = fadd double %438, %439
  store double %440, ptr %432, align 8
  store double %441, ptr %434, align 8
  %442 = add nuw nsw i64 %428, 1
  %443 = icmp eq i64 %442, %23
  br i1 %443, label %.loopexit, label %._crit_edge10

._crit_edge10:
  br label %427

.loopexit:
  br label %444

.loopexit1:
  br label %444

444:
  %445 = phi i32 [ %35, %29 ], [ %22, %.loopexit ], [ %22, %._crit_edge4 ], [ %22, %._crit_edge7 ], [ %22, %.loopexit1 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %446 = sub nsw i64 %23, %27
  %447 = icmp sgt i64 %446, -1
  br i1 %447, label %._crit_edge11, label %.loopexit2

._crit_edge11:
  br label %21
}

declare i64 @llvm.smax.i64(i64, i64)
