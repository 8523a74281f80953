define internal void @irad.body.cgecon(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 73
  %13 = zext i1 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = load float, ptr %4, align 4
  call fastcc void @irad.body.expert_c.condition(i32 0, i32 %13, i64 %15, ptr %2, i64 %17, float %18, ptr %5)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.expert_c.condition(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, float %5, ptr %6) unnamed_addr {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %14

9:
  %10 = add nuw i64 %2, 2305843009213693951
  %11 = mul i64 %4, %10
  %12 = add i64 %11, %2
  %13 = shl i64 %12, 3
  call void @__irad_float(ptr %3, i64 %13)
  br label %14

14:
  call void @__irad_float(ptr %6, i64 4)
  %15 = xor i1 %8, true
  %16 = uitofp i1 %15 to float
  store float %16, ptr %6, align 4
  %17 = fcmp ogt float %5, 0.000000e+00
  %18 = and i1 %8, %17
  br i1 %18, label %19, label %._crit_edge1

._crit_edge1:
  br label %43

19:
  %20 = add i64 %4, 1
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %32, %._crit_edge2 ]
  %23 = mul i64 %22, %20
  %24 = getelementptr inbounds { float, float }, ptr %3, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %27 = load float, ptr %26, align 4
  %28 = fcmp oeq float %25, 0.000000e+00
  %29 = fcmp oeq float %27, 0.000000e+00
  %30 = and i1 %28, %29
  br i1 %30, label %34, label %31

31:
  %32 = add nuw i64 %22, 1
  %33 = icmp eq i64 %32, %2
  br i1 %33, label %.loopexit, label %._crit_edge2

._crit_edge2:
  br label %21

34:
  %.lcssa = phi i64 [ %22, %21 ]
  %35 = and i64 %.lcssa, 4294967295
  %36 = icmp eq i64 %35, 4294967295
  br i1 %36, label %._crit_edge3, label %._crit_edge4

._crit_edge4:
  br label %43

._crit_edge3:
  br label %37

.loopexit:
  br label %37

37:
  %38 = call fastcc float @irad.body.expert_c.inverse_norm(i32 %0, i32 %1, i64 %2, ptr nonnull %3, i64 %4, ptr null, i64 0, ptr null)
  %39 = fcmp une float %38, 0.000000e+00
  %40 = fdiv float 1.000000e+00, %38
  %41 = fdiv float %40, %5
  %42 = select i1 %39, float %41, float 0.000000e+00
  store float %42, ptr %6, align 4
  br label %43

43:
  ret void
}

define internal void @irad.body.cpocon(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = load float, ptr %4, align 4
  call fastcc void @irad.body.expert_c.condition(i32 %11, i32 0, i64 %13, ptr %2, i64 %15, float %16, ptr %5)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.cgesvx(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr readonly %13, ptr %14, ptr readonly %15, ptr %16, ptr %17, ptr %18, ptr readnone %19, ptr %20, ptr writeonly initializes((0, 4)) %21) {
  %23 = load i8, ptr %0, align 1
  %24 = sext i8 %23 to i32
  %25 = load i8, ptr %1, align 1
  %26 = sext i8 %25 to i32
  %27 = load i32, ptr %2, align 4
  %28 = sext i32 %27 to i64
  %29 = load i32, ptr %3, align 4
  %30 = sext i32 %29 to i64
  %31 = load i32, ptr %5, align 4
  %32 = sext i32 %31 to i64
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = load i32, ptr %13, align 4
  %36 = sext i32 %35 to i64
  %37 = load i32, ptr %15, align 4
  %38 = sext i32 %37 to i64
  %39 = call fastcc i32 @irad.body.expert_c.solve_refined(i32 %24, i32 %26, i64 %28, i64 %30, ptr %4, i64 %32, ptr %6, i64 %34, ptr %8, i64 4, ptr %9, ptr %10, ptr %11, ptr %12, i64 %36, ptr %14, i64 %38, ptr %16, ptr %17, ptr %18, ptr %20)
  store i32 %39, ptr %21, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.expert_c.solve_refined(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 range(i64 4, 9) %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20) unnamed_addr {
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store float 1.000000e+00, ptr %22, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  store float 1.000000e+00, ptr %23, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  store float 0.000000e+00, ptr %24, align 4
  %25 = and i32 %1, -33
  %26 = icmp ne i32 %25, 78
  %27 = icmp slt i64 %2, 1
  br i1 %27, label %46, label %28

28:
  %29 = add nuw i64 %2, 2305843009213693951
  %30 = mul i64 %5, %29
  %31 = add i64 %30, %2
  %32 = shl i64 %31, 3
  call void @__irad_float(ptr %4, i64 %32)
  %33 = mul i64 %7, %29
  %34 = add i64 %33, %2
  %35 = shl i64 %34, 3
  call void @__irad_float(ptr %6, i64 %35)
  %36 = icmp sgt i64 %3, 0
  br i1 %36, label %37, label %._crit_edge

._crit_edge:
  br label %48

37:
  %38 = add nuw i64 %3, 2305843009213693951
  %39 = mul i64 %14, %38
  %40 = add i64 %39, %2
  %41 = shl i64 %40, 3
  call void @__irad_float(ptr %13, i64 %41)
  %42 = mul i64 %16, %38
  %43 = add i64 %42, %2
  %44 = shl i64 %43, 3
  call void @__irad_float(ptr %15, i64 %44)
  %45 = shl i64 %2, 2
  call void @__irad_float(ptr %11, i64 %45)
  call void @__irad_float(ptr %12, i64 %45)
  br label %48

46:
  %47 = icmp sgt i64 %3, 0
  br i1 %47, label %._crit_edge10, label %._crit_edge11

._crit_edge11:
  br label %53

._crit_edge10:
  br label %48

48:
  %49 = phi i64 [ %3, %._crit_edge10 ], [ %3, %37 ], [ %2, %._crit_edge ]
  %50 = phi ptr [ %18, %._crit_edge10 ], [ %18, %37 ], [ %11, %._crit_edge ]
  %51 = phi ptr [ %19, %._crit_edge10 ], [ %19, %37 ], [ %12, %._crit_edge ]
  %52 = shl i64 %49, 2
  call void @__irad_float(ptr %50, i64 %52)
  call void @__irad_float(ptr %51, i64 %52)
  br label %53

53:
  call void @__irad_float(ptr %17, i64 4)
  call void @__irad_float(ptr %20, i64 4)
  br i1 %27, label %._crit_edge12, label %54

._crit_edge12:
  br label %56

54:
  %55 = mul nuw nsw i64 %9, %2
  call void @__irad_integer(ptr %8, i64 %55)
  br label %56

56:
  call void @__irad_integer(ptr %10, i64 1)
  %57 = or i32 %0, 32
  %58 = icmp eq i32 %57, 102
  br i1 %58, label %59, label %105

59:
  %60 = load i8, ptr %10, align 1
  %61 = or i8 %60, 32
  %62 = and i8 %61, -17
  %63 = icmp ne i8 %62, 98
  %64 = and i8 %61, -2
  %65 = icmp ne i8 %64, 98
  br i1 %63, label %79, label %66

66:
  br i1 %27, label %86, label %.preheader8

.preheader8:
  br label %67

67:
  %68 = phi i64 [ %77, %._crit_edge13 ], [ 0, %.preheader8 ]
  %69 = phi float [ %76, %._crit_edge13 ], [ 0.000000e+00, %.preheader8 ]
  %70 = phi float [ %74, %._crit_edge13 ], [ 0x47D0000000000000, %.preheader8 ]
  %71 = getelementptr inbounds nuw float, ptr %11, i64 %68
  %72 = load float, ptr %71, align 4
  %73 = fcmp olt float %72, %70
  %74 = select i1 %73, float %72, float %70
  %75 = fcmp ogt float %72, %69
  %76 = select i1 %75, float %72, float %69
  %77 = add nuw nsw i64 %68, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %81, label %._crit_edge13

._crit_edge13:
  br label %67

79:
  store float 1.000000e+00, ptr %22, align 4
  %80 = or i1 %65, %27
  br i1 %80, label %._crit_edge14, label %._crit_edge15

._crit_edge15:
  br label %85

._crit_edge14:
  br label %103

81:
  %.lcssa63 = phi float [ %74, %67 ]
  %.lcssa62 = phi float [ %76, %67 ]
  %82 = fcmp olt float %.lcssa63, 0x3810000000000000
  %83 = select i1 %82, float 0x3810000000000000, float %.lcssa63
  %84 = fdiv float %83, %.lcssa62
  store float %84, ptr %22, align 4
  br i1 %65, label %._crit_edge16, label %._crit_edge17

._crit_edge17:
  br label %85

._crit_edge16:
  br label %103

85:
  br label %87

86:
  store float 1.000000e+00, ptr %22, align 4
  br label %103

87:
  %88 = phi i64 [ %97, %._crit_edge18 ], [ 0, %85 ]
  %89 = phi float [ %96, %._crit_edge18 ], [ 0.000000e+00, %85 ]
  %90 = phi float [ %94, %._crit_edge18 ], [ 0x47D0000000000000, %85 ]
  %91 = getelementptr inbounds nuw float, ptr %12, i64 %88
  %92 = load float, ptr %91, align 4
  %93 = fcmp olt float %92, %90
  %94 = select i1 %93, float %92, float %90
  %95 = fcmp ogt float %92, %89
  %96 = select i1 %95, float %92, float %89
  %97 = add nuw nsw i64 %88, 1
  %98 = icmp eq i64 %97, %2
  br i1 %98, label %99, label %._crit_edge18

._crit_edge18:
  br label %87

99:
  %.lcssa61 = phi float [ %94, %87 ]
  %.lcssa60 = phi float [ %96, %87 ]
  %100 = fcmp olt float %.lcssa61, 0x3810000000000000
  %101 = select i1 %100, float 0x3810000000000000, float %.lcssa61
  %102 = fdiv float %101, %.lcssa60
  br label %103

103:
  %104 = phi float [ 1.000000e+00, %._crit_edge14 ], [ %102, %99 ], [ 1.000000e+00, %._crit_edge16 ], [ 1.000000e+00, %86 ]
  store float %104, ptr %23, align 4
  br label %182

105:
  %106 = icmp eq i32 %57, 101
  br i1 %106, label %107, label %._crit_edge19

._crit_edge19:
  br label %136

107:
  %108 = call fastcc i32 @irad.body.expert_c.scales(i64 %2, ptr %4, i64 %5, ptr %11, ptr %12, ptr %22, ptr %23, ptr %24)
  %109 = icmp eq i32 %108, 0
  %110 = icmp slt i64 %2, 1
  %111 = or i1 %110, %109
  br i1 %111, label %._crit_edge20, label %112

._crit_edge20:
  br label %136

112:
  %113 = load float, ptr %22, align 4
  %114 = fcmp olt float %113, 0x3FB99999A0000000
  br i1 %114, label %._crit_edge21, label %115

._crit_edge21:
  br label %119

115:
  %116 = load float, ptr %24, align 4
  %117 = freeze float %116
  %118 = fcmp olt float %117, 0x3980000000000000
  br i1 %118, label %._crit_edge22, label %124

._crit_edge22:
  br label %119

119:
  %120 = load float, ptr %23, align 4
  %121 = freeze float %120
  %122 = fcmp uge float %121, 0x3FB99999A0000000
  %123 = select i1 %122, i8 82, i8 66
  br label %132

124:
  %125 = fcmp ule float %117, 0x4660000000000000
  %126 = load float, ptr %23, align 4
  %127 = freeze float %126
  %128 = fcmp uge float %127, 0x3FB99999A0000000
  %129 = select i1 %128, i8 82, i8 66
  br i1 %125, label %130, label %._crit_edge23

._crit_edge23:
  br label %132

130:
  %131 = select i1 %128, i8 78, i8 67
  br label %132

132:
  %133 = phi i1 [ false, %119 ], [ false, %._crit_edge23 ], [ true, %130 ]
  %134 = phi i1 [ %122, %119 ], [ %128, %._crit_edge23 ], [ %128, %130 ]
  %135 = phi i8 [ %123, %119 ], [ %129, %._crit_edge23 ], [ %131, %130 ]
  store i8 %135, ptr %10, align 1
  br label %137

136:
  store i8 78, ptr %10, align 1
  br i1 %27, label %._crit_edge24, label %._crit_edge25

._crit_edge25:
  br label %137

._crit_edge24:
  br label %182

137:
  %138 = phi i1 [ %134, %132 ], [ true, %._crit_edge25 ]
  %139 = phi i1 [ %133, %132 ], [ true, %._crit_edge25 ]
  br label %140

140:
  %141 = phi i64 [ 0, %137 ], [ %148, %._crit_edge26 ]
  %142 = mul nsw i64 %141, %5
  %143 = getelementptr { float, float }, ptr %4, i64 %142
  %144 = getelementptr inbounds nuw float, ptr %12, i64 %141
  %145 = mul nsw i64 %141, %7
  %146 = getelementptr { float, float }, ptr %6, i64 %145
  br label %150

147:
  %148 = add nuw nsw i64 %141, 1
  %149 = icmp eq i64 %148, %2
  br i1 %149, label %.loopexit9, label %._crit_edge26

._crit_edge26:
  br label %140

150:
  %151 = phi i64 [ 0, %140 ], [ %180, %._crit_edge28 ]
  br i1 %139, label %._crit_edge27, label %152

._crit_edge27:
  br label %161

152:
  %153 = getelementptr inbounds nuw float, ptr %11, i64 %151
  %154 = load float, ptr %153, align 4
  %155 = getelementptr { float, float }, ptr %143, i64 %151
  %156 = load float, ptr %155, align 4
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 4
  %158 = load float, ptr %157, align 4
  %159 = fmul float %154, %156
  %160 = fmul float %154, %158
  store float %159, ptr %155, align 4
  store float %160, ptr %157, align 4
  br label %161

161:
  br i1 %138, label %162, label %167

162:
  %163 = getelementptr { float, float }, ptr %143, i64 %151
  %164 = load float, ptr %163, align 4
  %165 = getelementptr inbounds nuw i8, ptr %163, i64 4
  %166 = load float, ptr %165, align 4
  br label %175

167:
  %168 = load float, ptr %144, align 4
  %169 = getelementptr { float, float }, ptr %143, i64 %151
  %170 = load float, ptr %169, align 4
  %171 = getelementptr inbounds nuw i8, ptr %169, i64 4
  %172 = load float, ptr %171, align 4
  %173 = fmul float %168, %170
  %174 = fmul float %168, %172
  store float %173, ptr %169, align 4
  store float %174, ptr %171, align 4
  br label %175

175:
  %176 = phi float [ %166, %162 ], [ %174, %167 ]
  %177 = phi float [ %164, %162 ], [ %173, %167 ]
  %178 = getelementptr { float, float }, ptr %146, i64 %151
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 4
  store float %177, ptr %178, align 4
  store float %176, ptr %179, align 4
  %180 = add nuw nsw i64 %151, 1
  %181 = icmp eq i64 %180, %2
  br i1 %181, label %147, label %._crit_edge28

._crit_edge28:
  br label %150

.loopexit9:
  br label %182

182:
  %183 = phi i1 [ %65, %103 ], [ true, %._crit_edge24 ], [ %138, %.loopexit9 ]
  %184 = phi i1 [ %63, %103 ], [ true, %._crit_edge24 ], [ %139, %.loopexit9 ]
  br i1 %26, label %186, label %185

185:
  br i1 %184, label %._crit_edge29, label %._crit_edge30

._crit_edge30:
  br label %187

._crit_edge29:
  br label %210

186:
  br i1 %183, label %._crit_edge31, label %._crit_edge32

._crit_edge32:
  br label %187

._crit_edge31:
  br label %210

187:
  %188 = phi ptr [ %12, %._crit_edge32 ], [ %11, %._crit_edge30 ]
  %189 = icmp sgt i64 %3, 0
  br i1 %189, label %.preheader6, label %._crit_edge33

._crit_edge33:
  br label %210

.preheader6:
  br label %190

190:
  %191 = phi i64 [ %196, %._crit_edge35 ], [ 0, %.preheader6 ]
  br i1 %27, label %._crit_edge34, label %192

._crit_edge34:
  br label %195

192:
  %193 = mul nsw i64 %191, %14
  %194 = getelementptr { float, float }, ptr %13, i64 %193
  br label %198

.loopexit5:
  br label %195

195:
  %196 = add nuw nsw i64 %191, 1
  %197 = icmp eq i64 %196, %3
  br i1 %197, label %.loopexit7, label %._crit_edge35

._crit_edge35:
  br label %190

198:
  %199 = phi i64 [ 0, %192 ], [ %208, %._crit_edge36 ]
  %200 = getelementptr inbounds nuw float, ptr %188, i64 %199
  %201 = load float, ptr %200, align 4
  %202 = getelementptr { float, float }, ptr %194, i64 %199
  %203 = load float, ptr %202, align 4
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 4
  %205 = load float, ptr %204, align 4
  %206 = fmul float %201, %203
  %207 = fmul float %201, %205
  store float %206, ptr %202, align 4
  store float %207, ptr %204, align 4
  %208 = add nuw nsw i64 %199, 1
  %209 = icmp eq i64 %208, %2
  br i1 %209, label %.loopexit5, label %._crit_edge36

._crit_edge36:
  br label %198

.loopexit7:
  br label %210

210:
  br i1 %58, label %._crit_edge37, label %211

._crit_edge37:
  br label %213

211:
  %212 = call i32 @irad_la_cgetrf(i64 %2, i64 %2, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %213

213:
  %214 = phi i32 [ 0, %._crit_edge37 ], [ %212, %211 ]
  %215 = icmp sgt i32 %214, 0
  %216 = sext i32 %214 to i64
  %217 = select i1 %215, i64 %216, i64 %2
  %218 = icmp sgt i64 %217, 0
  br i1 %218, label %.preheader, label %._crit_edge38

._crit_edge38:
  br label %263

.preheader:
  br label %219

219:
  %220 = phi float [ %230, %._crit_edge40 ], [ 0.000000e+00, %.preheader ]
  %221 = phi float [ %229, %._crit_edge40 ], [ 0.000000e+00, %.preheader ]
  %222 = phi i64 [ %231, %._crit_edge40 ], [ 0, %.preheader ]
  br i1 %27, label %._crit_edge39, label %223

._crit_edge39:
  br label %228

223:
  %224 = mul nsw i64 %222, %5
  %225 = getelementptr { float, float }, ptr %4, i64 %224
  %226 = mul nsw i64 %222, %7
  %227 = getelementptr { float, float }, ptr %6, i64 %226
  br label %233

.loopexit3:
  %.lcssa57 = phi float [ %258, %255 ]
  %.lcssa = phi float [ %260, %255 ]
  br label %228

228:
  %229 = phi float [ %221, %._crit_edge39 ], [ %.lcssa, %.loopexit3 ]
  %230 = phi float [ %220, %._crit_edge39 ], [ %.lcssa57, %.loopexit3 ]
  %231 = add nuw nsw i64 %222, 1
  %232 = icmp eq i64 %231, %217
  br i1 %232, label %.loopexit4, label %._crit_edge40

._crit_edge40:
  br label %219

233:
  %234 = phi float [ %220, %223 ], [ %258, %._crit_edge42 ]
  %235 = phi float [ %221, %223 ], [ %260, %._crit_edge42 ]
  %236 = phi i64 [ 0, %223 ], [ %261, %._crit_edge42 ]
  %237 = getelementptr { float, float }, ptr %225, i64 %236
  %238 = load float, ptr %237, align 4
  %239 = fpext float %238 to double
  %240 = getelementptr inbounds nuw i8, ptr %237, i64 4
  %241 = load float, ptr %240, align 4
  %242 = fpext float %241 to double
  %243 = call double @hypot(double %239, double %242)
  %244 = fptrunc double %243 to float
  %245 = icmp samesign ugt i64 %236, %222
  br i1 %245, label %._crit_edge41, label %246

._crit_edge41:
  br label %255

246:
  %247 = getelementptr { float, float }, ptr %227, i64 %236
  %248 = load float, ptr %247, align 4
  %249 = fpext float %248 to double
  %250 = getelementptr inbounds nuw i8, ptr %247, i64 4
  %251 = load float, ptr %250, align 4
  %252 = fpext float %251 to double
  %253 = call double @hypot(double %249, double %252)
  %254 = fptrunc double %253 to float
  br label %255

255:
  %256 = phi float [ %254, %246 ], [ 0.000000e+00, %._crit_edge41 ]
  %257 = fcmp olt float %234, %244
  %258 = select i1 %257, float %244, float %234
  %259 = fcmp ogt float %256, %235
  %260 = select i1 %259, float %256, float %235
  %261 = add nuw nsw i64 %236, 1
  %262 = icmp eq i64 %261, %2
  br i1 %262, label %.loopexit3, label %._crit_edge42

._crit_edge42:
  br label %233

.loopexit4:
  %.lcssa59 = phi float [ %229, %228 ]
  %.lcssa58 = phi float [ %230, %228 ]
  br label %263

263:
  %264 = phi float [ 0.000000e+00, %._crit_edge38 ], [ %.lcssa59, %.loopexit4 ]
  %265 = phi float [ 0.000000e+00, %._crit_edge38 ], [ %.lcssa58, %.loopexit4 ]
  %266 = fcmp oeq float %264, 0.000000e+00
  %267 = fdiv float %265, %264
  %268 = select i1 %266, float 1.000000e+00, float %267
  store float %268, ptr %20, align 4
  br i1 %215, label %269, label %270

269:
  store float 0.000000e+00, ptr %17, align 4
  br label %343

270:
  %271 = zext i1 %26 to i32
  %272 = select i1 %26, i32 105, i32 49
  %273 = call fastcc float @irad.body.expert_c.norm_of(i32 %272, i64 %2, i64 %2, ptr %4, i64 %5)
  call fastcc void @irad.body.expert_c.condition(i32 0, i32 %271, i64 %2, ptr %6, i64 %7, float %273, ptr %17)
  %274 = icmp sgt i64 %3, 0
  br i1 %274, label %275, label %._crit_edge43

._crit_edge43:
  br label %282

275:
  %276 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %277 = shl i64 %276, 3
  %278 = sext i32 %1 to i64
  %279 = load float, ptr %23, align 4
  %280 = load float, ptr %22, align 4
  %281 = select i1 %26, float %280, float %279
  br label %288

.loopexit2:
  br label %282

282:
  %283 = load float, ptr %17, align 4
  %284 = fcmp olt float %283, 0x3E70000000000000
  %285 = trunc i64 %2 to i32
  %286 = add nsw i32 %285, 1
  %287 = select i1 %284, i32 %286, i32 0
  br label %343

288:
  %289 = phi i64 [ 0, %275 ], [ %341, %._crit_edge56 ]
  %290 = call noalias ptr @malloc(i64 %277)
  %291 = call noalias ptr @malloc(i64 %277)
  br i1 %27, label %._crit_edge44, label %292

._crit_edge44:
  br label %295

292:
  %293 = mul nsw i64 %289, %14
  %294 = getelementptr { float, float }, ptr %13, i64 %293
  br label %302

.loopexit1:
  br label %295

295:
  %296 = call i32 @irad_la_cgetrs(i64 %278, i64 %2, i64 1, ptr %6, i64 %7, ptr %8, i64 %9, ptr %290, i64 %276)
  %297 = getelementptr inbounds nuw float, ptr %18, i64 %289
  %298 = getelementptr inbounds nuw float, ptr %19, i64 %289
  call fastcc void @irad.body.expert_c.refine(i32 %1, i64 %2, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %291, ptr %290, ptr %297, ptr %298)
  br i1 %27, label %._crit_edge45, label %299

._crit_edge45:
  br label %314

299:
  %300 = mul nsw i64 %289, %16
  %301 = getelementptr { float, float }, ptr %15, i64 %300
  br label %315

302:
  %303 = phi i64 [ 0, %292 ], [ %312, %._crit_edge46 ]
  %304 = getelementptr { float, float }, ptr %294, i64 %303
  %305 = load float, ptr %304, align 4
  %306 = getelementptr inbounds nuw i8, ptr %304, i64 4
  %307 = load float, ptr %306, align 4
  %308 = getelementptr inbounds nuw { float, float }, ptr %291, i64 %303
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 4
  store float %305, ptr %308, align 4
  store float %307, ptr %309, align 4
  %310 = getelementptr inbounds nuw { float, float }, ptr %290, i64 %303
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 4
  store float %305, ptr %310, align 4
  store float %307, ptr %311, align 4
  %312 = add nuw nsw i64 %303, 1
  %313 = icmp eq i64 %312, %2
  br i1 %313, label %.loopexit1, label %._crit_edge46

._crit_edge46:
  br label %302

.loopexit:
  br label %314

314:
  br i1 %26, label %336, label %335

315:
  %316 = phi i64 [ 0, %299 ], [ %333, %._crit_edge51 ]
  %317 = getelementptr inbounds nuw { float, float }, ptr %290, i64 %316
  %318 = load float, ptr %317, align 4
  %319 = getelementptr inbounds nuw i8, ptr %317, i64 4
  %320 = load float, ptr %319, align 4
  br i1 %26, label %322, label %321

321:
  br i1 %183, label %._crit_edge47, label %._crit_edge48

._crit_edge48:
  br label %323

._crit_edge47:
  br label %327

322:
  br i1 %184, label %._crit_edge49, label %._crit_edge50

._crit_edge50:
  br label %323

._crit_edge49:
  br label %327

323:
  %324 = phi ptr [ %12, %._crit_edge48 ], [ %11, %._crit_edge50 ]
  %325 = getelementptr inbounds nuw float, ptr %324, i64 %316
  %326 = load float, ptr %325, align 4
  br label %327

327:
  %328 = phi float [ 1.000000e+00, %._crit_edge47 ], [ 1.000000e+00, %._crit_edge49 ], [ %326, %323 ]
  %329 = fmul float %318, %328
  %330 = fmul float %320, %328
  %331 = getelementptr { float, float }, ptr %301, i64 %316
  %332 = getelementptr inbounds nuw i8, ptr %331, i64 4
  store float %329, ptr %331, align 4
  store float %330, ptr %332, align 4
  %333 = add nuw nsw i64 %316, 1
  %334 = icmp eq i64 %333, %2
  br i1 %334, label %.loopexit, label %._crit_edge51

._crit_edge51:
  br label %315

335:
  br i1 %183, label %._crit_edge52, label %._crit_edge53

._crit_edge53:
  br label %337

._crit_edge52:
  br label %340

336:
  br i1 %184, label %._crit_edge54, label %._crit_edge55

._crit_edge55:
  br label %337

._crit_edge54:
  br label %340

337:
  %338 = load float, ptr %297, align 4
  %339 = fdiv float %338, %281
  store float %339, ptr %297, align 4
  br label %340

340:
  call void @free(ptr %290)
  call void @free(ptr %291)
  %341 = add nuw nsw i64 %289, 1
  %342 = icmp eq i64 %341, %3
  br i1 %342, label %.loopexit2, label %._crit_edge56

._crit_edge56:
  br label %288

343:
  %344 = phi i32 [ %214, %269 ], [ %287, %282 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  ret i32 %344
}

define internal i32 @irad.body.LAPACKE_cgecon(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, float %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %15, label %9

9:
  %10 = and i8 %1, -33
  %11 = icmp eq i8 %10, 73
  %12 = zext i1 %11 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  call fastcc void @irad.body.expert_c.condition(i32 0, i32 %12, i64 %13, ptr %3, i64 %14, float %5, ptr %6)
  br label %26

15:
  %16 = sext i32 %2 to i64
  %17 = sext i32 %4 to i64
  %18 = mul nsw i64 %16, %16
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 3
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.expert_c.turn(i64 %16, i64 %16, ptr %3, i64 %17, ptr %21)
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 73
  %24 = zext i1 %23 to i32
  %25 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  call fastcc void @irad.body.expert_c.condition(i32 0, i32 %24, i64 %16, ptr %21, i64 %25, float %5, ptr %6)
  call void @free(ptr %21)
  br label %26

26:
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.LAPACKE_cpocon(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, float %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i32 %2 to i64
  %12 = sext i32 %4 to i64
  call fastcc void @irad.body.expert_c.condition(i32 %10, i32 0, i64 %11, ptr %3, i64 %12, float %5, ptr %6)
  br label %22

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 3
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.expert_c.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  call fastcc void @irad.body.expert_c.condition(i32 %20, i32 0, i64 %14, ptr %19, i64 %21, float %5, ptr %6)
  call void @free(ptr %19)
  br label %22

22:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_cgesvx(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i32 %14, ptr %15, i32 %16, ptr %17, ptr %18, ptr %19, ptr %20) {
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %33, label %23

23:
  %24 = sext i8 %1 to i32
  %25 = sext i8 %2 to i32
  %26 = sext i32 %3 to i64
  %27 = sext i32 %4 to i64
  %28 = sext i32 %6 to i64
  %29 = sext i32 %8 to i64
  %30 = sext i32 %14 to i64
  %31 = sext i32 %16 to i64
  %32 = call fastcc i32 @irad.body.expert_c.solve_refined(i32 %24, i32 %25, i64 %26, i64 %27, ptr %5, i64 %28, ptr %7, i64 %29, ptr %9, i64 4, ptr %10, ptr %11, ptr %12, ptr %13, i64 %30, ptr %15, i64 %31, ptr %17, ptr %18, ptr %19, ptr %20)
  br label %78

33:
  %34 = sext i32 %3 to i64
  %35 = sext i32 %6 to i64
  %36 = mul nsw i64 %34, %34
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 1)
  %38 = shl i64 %37, 3
  %39 = call noalias ptr @malloc(i64 %38)
  call fastcc void @irad.body.expert_c.turn(i64 %34, i64 %34, ptr %5, i64 %35, ptr %39)
  %40 = sext i32 %4 to i64
  %41 = sext i32 %14 to i64
  %42 = mul nsw i64 %40, %34
  %43 = call i64 @llvm.smax.i64(i64 %42, i64 1)
  %44 = shl i64 %43, 3
  %45 = call noalias ptr @malloc(i64 %44)
  call fastcc void @irad.body.expert_c.turn(i64 %34, i64 %40, ptr %13, i64 %41, ptr %45)
  %46 = mul nsw i32 %4, %3
  %47 = call i32 @llvm.smax.i32(i32 %46, i32 1)
  %48 = zext nneg i32 %47 to i64
  %49 = shl nuw nsw i64 %48, 3
  %50 = call noalias ptr @malloc(i64 %49)
  %51 = sext i8 %1 to i32
  %52 = and i8 %1, -33
  %53 = icmp eq i8 %52, 70
  br i1 %53, label %54, label %57

54:
  %55 = sext i32 %8 to i64
  %56 = call noalias ptr @malloc(i64 %38)
  call fastcc void @irad.body.expert_c.turn(i64 %34, i64 %34, ptr %7, i64 %55, ptr %56)
  br label %64

57:
  %58 = mul nsw i32 %3, %3
  %59 = call i32 @llvm.umax.i32(i32 %58, i32 1)
  %60 = zext nneg i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 3
  %62 = call noalias ptr @malloc(i64 %61)
  %63 = sext i32 %8 to i64
  br label %64

64:
  %65 = phi i64 [ %63, %57 ], [ %55, %54 ]
  %66 = phi ptr [ %62, %57 ], [ %56, %54 ]
  %67 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %68 = sext i8 %2 to i32
  %69 = call fastcc i32 @irad.body.expert_c.solve_refined(i32 %51, i32 %68, i64 %34, i64 %40, ptr %39, i64 %67, ptr %66, i64 %67, ptr %9, i64 4, ptr %10, ptr %11, ptr %12, ptr %45, i64 %67, ptr %50, i64 %67, ptr %17, ptr %18, ptr %19, ptr %20)
  call fastcc void @irad.body.expert_c.put_back(i64 %34, i64 %34, ptr %39, ptr %5, i64 %35)
  call void @free(ptr %39)
  call fastcc void @irad.body.expert_c.put_back(i64 %34, i64 %34, ptr %66, ptr %7, i64 %65)
  call void @free(ptr %66)
  br i1 %53, label %70, label %._crit_edge

._crit_edge:
  br label %71

70:
  call fastcc void @irad.body.expert_c.put_back(i64 %34, i64 %40, ptr %45, ptr %13, i64 %41)
  br label %71

71:
  call void @free(ptr %45)
  %72 = icmp eq i32 %69, 0
  %73 = icmp sgt i32 %69, %3
  %74 = or i1 %72, %73
  br i1 %74, label %75, label %._crit_edge1

._crit_edge1:
  br label %77

75:
  %76 = sext i32 %16 to i64
  call fastcc void @irad.body.expert_c.put_back(i64 %34, i64 %40, ptr %50, ptr %15, i64 %76)
  br label %77

77:
  call void @free(ptr %50)
  br label %78

78:
  %79 = phi i32 [ %32, %23 ], [ %69, %77 ]
  ret i32 %79
}

define internal void @irad.body.expert_c.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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

define internal void @irad.body.cgecon_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 73
  %13 = zext i1 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %3, align 8
  %16 = load float, ptr %4, align 4
  call fastcc void @irad.body.expert_c.condition(i32 0, i32 %13, i64 %14, ptr %2, i64 %15, float %16, ptr %5)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.cpocon_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %3, align 8
  %14 = load float, ptr %4, align 4
  call fastcc void @irad.body.expert_c.condition(i32 %11, i32 0, i64 %12, ptr %2, i64 %13, float %14, ptr %5)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.cgesvx_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr readonly %13, ptr %14, ptr readonly %15, ptr %16, ptr %17, ptr %18, ptr readnone %19, ptr %20, ptr writeonly initializes((0, 8)) %21) {
  %23 = load i8, ptr %0, align 1
  %24 = sext i8 %23 to i32
  %25 = load i8, ptr %1, align 1
  %26 = sext i8 %25 to i32
  %27 = load i64, ptr %2, align 8
  %28 = load i64, ptr %3, align 8
  %29 = load i64, ptr %5, align 8
  %30 = load i64, ptr %7, align 8
  %31 = load i64, ptr %13, align 8
  %32 = load i64, ptr %15, align 8
  %33 = call fastcc i32 @irad.body.expert_c.solve_refined(i32 %24, i32 %26, i64 %27, i64 %28, ptr %4, i64 %29, ptr %6, i64 %30, ptr %8, i64 8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %31, ptr %14, i64 %32, ptr %16, ptr %17, ptr %18, ptr %20)
  %34 = sext i32 %33 to i64
  store i64 %34, ptr %21, align 8
  ret void
}

define internal i64 @irad.body.LAPACKE_cgecon_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, float %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = and i8 %1, -33
  %11 = icmp eq i8 %10, 73
  %12 = zext i1 %11 to i32
  call fastcc void @irad.body.expert_c.condition(i32 0, i32 %12, i64 %2, ptr %3, i64 %4, float %5, ptr %6)
  br label %22

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.expert_c.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %17)
  %18 = and i8 %1, -33
  %19 = icmp eq i8 %18, 73
  %20 = zext i1 %19 to i32
  %21 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.expert_c.condition(i32 0, i32 %20, i64 %2, ptr %17, i64 %21, float %5, ptr %6)
  call void @free(ptr %17)
  br label %22

22:
  ret i64 0
}

define internal i64 @irad.body.LAPACKE_cpocon_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, float %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = sext i8 %1 to i32
  call fastcc void @irad.body.expert_c.condition(i32 %10, i32 0, i64 %2, ptr %3, i64 %4, float %5, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 3
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.expert_c.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.expert_c.condition(i32 %16, i32 0, i64 %2, ptr %15, i64 %17, float %5, ptr %6)
  call void @free(ptr %15)
  br label %18

18:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_cgesvx_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20) {
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %28, label %23

23:
  %24 = sext i8 %1 to i32
  %25 = sext i8 %2 to i32
  %26 = call fastcc i32 @irad.body.expert_c.solve_refined(i32 %24, i32 %25, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 8, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20)
  %27 = sext i32 %26 to i64
  br label %55

28:
  %29 = mul nsw i64 %3, %3
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = shl i64 %30, 3
  %32 = call noalias ptr @malloc(i64 %31)
  call fastcc void @irad.body.expert_c.turn(i64 %3, i64 %3, ptr %5, i64 %6, ptr %32)
  %33 = mul nsw i64 %4, %3
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = shl i64 %34, 3
  %36 = call noalias ptr @malloc(i64 %35)
  call fastcc void @irad.body.expert_c.turn(i64 %3, i64 %4, ptr %13, i64 %14, ptr %36)
  %37 = call noalias ptr @malloc(i64 %35)
  %38 = sext i8 %1 to i32
  %39 = and i8 %1, -33
  %40 = icmp eq i8 %39, 70
  %41 = call noalias ptr @malloc(i64 %31)
  br i1 %40, label %42, label %._crit_edge

._crit_edge:
  br label %43

42:
  call fastcc void @irad.body.expert_c.turn(i64 %3, i64 %3, ptr %7, i64 %8, ptr %41)
  br label %43

43:
  %44 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %45 = sext i8 %2 to i32
  %46 = call fastcc i32 @irad.body.expert_c.solve_refined(i32 %38, i32 %45, i64 %3, i64 %4, ptr %32, i64 %44, ptr %41, i64 %44, ptr %9, i64 8, ptr %10, ptr %11, ptr %12, ptr %36, i64 %44, ptr %37, i64 %44, ptr %17, ptr %18, ptr %19, ptr %20)
  call fastcc void @irad.body.expert_c.put_back(i64 %3, i64 %3, ptr %32, ptr %5, i64 %6)
  call void @free(ptr %32)
  call fastcc void @irad.body.expert_c.put_back(i64 %3, i64 %3, ptr %41, ptr %7, i64 %8)
  call void @free(ptr %41)
  br i1 %40, label %47, label %._crit_edge1

._crit_edge1:
  br label %48

47:
  call fastcc void @irad.body.expert_c.put_back(i64 %3, i64 %4, ptr %36, ptr %13, i64 %14)
  br label %48

48:
  call void @free(ptr %36)
  %49 = icmp eq i32 %46, 0
  %50 = sext i32 %46 to i64
  %51 = icmp slt i64 %3, %50
  %52 = or i1 %49, %51
  br i1 %52, label %53, label %._crit_edge2

._crit_edge2:
  br label %54

53:
  call fastcc void @irad.body.expert_c.put_back(i64 %3, i64 %4, ptr %37, ptr %15, i64 %16)
  br label %54

54:
  call void @free(ptr %37)
  br label %55

55:
  %56 = phi i64 [ %50, %54 ], [ %27, %23 ]
  ret i64 %56
}

define internal float @irad.body.expert_c.inverse_norm(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr readonly captures(address_is_null) %7) unnamed_addr {
  %9 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %10 = shl i64 %9, 3
  %11 = call noalias ptr @malloc(i64 %10)
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %18

13:
  %14 = uitofp nneg i64 %2 to float
  %15 = fdiv float 1.000000e+00, %14
  br label %48

16:
  %17 = icmp eq ptr %7, null
  call fastcc void @irad.body.expert_c.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %17, label %._crit_edge, label %.preheader10

._crit_edge:
  br label %31

.preheader10:
  br label %19

18:
  call fastcc void @irad.body.expert_c.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr %11)
  br label %271

19:
  %20 = phi i64 [ %29, %._crit_edge12 ], [ 0, %.preheader10 ]
  %21 = getelementptr inbounds nuw float, ptr %7, i64 %20
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %20
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4
  %27 = fmul float %22, %24
  %28 = fmul float %22, %26
  store float %27, ptr %23, align 4
  store float %28, ptr %25, align 4
  %29 = add nuw nsw i64 %20, 1
  %30 = icmp slt i64 %29, %2
  br i1 %30, label %._crit_edge12, label %.loopexit11

._crit_edge12:
  br label %19

.loopexit11:
  br label %31

31:
  br label %32

32:
  %33 = phi i64 [ %44, %._crit_edge13 ], [ 0, %31 ]
  %34 = phi float [ %43, %._crit_edge13 ], [ 0.000000e+00, %31 ]
  %35 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %33
  %36 = load float, ptr %35, align 4
  %37 = fpext float %36 to double
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load float, ptr %38, align 4
  %40 = fpext float %39 to double
  %41 = call double @hypot(double %37, double %40)
  %42 = fptrunc double %41 to float
  %43 = fadd float %34, %42
  %44 = add nuw nsw i64 %33, 1
  %45 = icmp eq i64 %44, %2
  br i1 %45, label %46, label %._crit_edge13

._crit_edge13:
  br label %32

46:
  %.lcssa39 = phi float [ %43, %32 ]
  %47 = icmp eq i64 %2, 1
  br i1 %47, label %._crit_edge14, label %.preheader9

._crit_edge14:
  br label %271

.preheader9:
  br label %55

48:
  %49 = phi i64 [ 0, %13 ], [ %52, %._crit_edge15 ]
  %50 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  store float %15, ptr %50, align 4
  store float 0.000000e+00, ptr %51, align 4
  %52 = add nuw nsw i64 %49, 1
  %53 = icmp eq i64 %52, %2
  br i1 %53, label %16, label %._crit_edge15

._crit_edge15:
  br label %48

54:
  br i1 %17, label %._crit_edge16, label %.preheader7

._crit_edge16:
  br label %84

.preheader7:
  br label %72

55:
  %56 = phi i64 [ %70, %._crit_edge17 ], [ 0, %.preheader9 ]
  %57 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fpext float %58 to double
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %61 = load float, ptr %60, align 4
  %62 = fpext float %61 to double
  %63 = call double @hypot(double %59, double %62)
  %64 = fcmp ogt double %63, 0.000000e+00
  %65 = fptrunc double %63 to float
  %66 = fdiv float %58, %65
  %67 = fdiv float %61, %65
  %68 = select i1 %64, float %66, float 1.000000e+00
  %69 = select i1 %64, float %67, float 0.000000e+00
  store float %68, ptr %57, align 4
  store float %69, ptr %60, align 4
  %70 = add nuw nsw i64 %56, 1
  %71 = icmp eq i64 %70, %2
  br i1 %71, label %54, label %._crit_edge17

._crit_edge17:
  br label %55

72:
  %73 = phi i64 [ %82, %._crit_edge18 ], [ 0, %.preheader7 ]
  %74 = getelementptr inbounds nuw float, ptr %7, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %73
  %77 = load float, ptr %76, align 4
  %78 = getelementptr inbounds nuw i8, ptr %76, i64 4
  %79 = load float, ptr %78, align 4
  %80 = fmul float %75, %77
  %81 = fmul float %75, %79
  store float %80, ptr %76, align 4
  store float %81, ptr %78, align 4
  %82 = add nuw nsw i64 %73, 1
  %83 = icmp eq i64 %82, %2
  br i1 %83, label %.loopexit8, label %._crit_edge18

._crit_edge18:
  br label %72

.loopexit8:
  br label %84

84:
  %85 = xor i32 %1, 1
  call fastcc void @irad.body.expert_c.inverse_times(i32 range(i32 -128, 128) %0, i32 %85, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br label %86

86:
  %87 = phi i64 [ %105, %._crit_edge19 ], [ 1, %84 ]
  %88 = phi i64 [ %104, %._crit_edge19 ], [ 0, %84 ]
  %89 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %87
  %90 = load float, ptr %89, align 4
  %91 = fpext float %90 to double
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %93 = load float, ptr %92, align 4
  %94 = fpext float %93 to double
  %95 = call double @hypot(double %91, double %94)
  %96 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %88
  %97 = load float, ptr %96, align 4
  %98 = fpext float %97 to double
  %99 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %100 = load float, ptr %99, align 4
  %101 = fpext float %100 to double
  %102 = call double @hypot(double %98, double %101)
  %103 = fcmp ogt double %95, %102
  %104 = select i1 %103, i64 %87, i64 %88
  %105 = add nuw nsw i64 %87, 1
  %106 = icmp eq i64 %105, %2
  br i1 %106, label %.preheader6, label %._crit_edge19

._crit_edge19:
  br label %86

.preheader6:
  %.lcssa38 = phi i64 [ %104, %86 ]
  br label %107

107:
  %108 = phi float [ %.lcssa34, %._crit_edge29 ], [ %.lcssa39, %.preheader6 ]
  %109 = phi i64 [ %.lcssa37, %._crit_edge29 ], [ %.lcssa38, %.preheader6 ]
  %110 = phi i32 [ %217, %._crit_edge29 ], [ 2, %.preheader6 ]
  br label %159

111:
  call fastcc void @irad.body.expert_c.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %17, label %._crit_edge20, label %.preheader4

._crit_edge20:
  br label %124

.preheader4:
  br label %112

112:
  %113 = phi i64 [ %122, %._crit_edge21 ], [ 0, %.preheader4 ]
  %114 = getelementptr inbounds nuw float, ptr %7, i64 %113
  %115 = load float, ptr %114, align 4
  %116 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %113
  %117 = load float, ptr %116, align 4
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 4
  %119 = load float, ptr %118, align 4
  %120 = fmul float %115, %117
  %121 = fmul float %115, %119
  store float %120, ptr %116, align 4
  store float %121, ptr %118, align 4
  %122 = add nuw nsw i64 %113, 1
  %123 = icmp eq i64 %122, %9
  br i1 %123, label %.loopexit5, label %._crit_edge21

._crit_edge21:
  br label %112

.loopexit5:
  br label %124

124:
  br label %125

125:
  %126 = phi i64 [ %137, %._crit_edge22 ], [ 0, %124 ]
  %127 = phi float [ %136, %._crit_edge22 ], [ 0.000000e+00, %124 ]
  %128 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %126
  %129 = load float, ptr %128, align 4
  %130 = fpext float %129 to double
  %131 = getelementptr inbounds nuw i8, ptr %128, i64 4
  %132 = load float, ptr %131, align 4
  %133 = fpext float %132 to double
  %134 = call double @hypot(double %130, double %133)
  %135 = fptrunc double %134 to float
  %136 = fadd float %127, %135
  %137 = add nuw nsw i64 %126, 1
  %138 = icmp eq i64 %137, %9
  br i1 %138, label %.preheader3, label %._crit_edge22

._crit_edge22:
  br label %125

.preheader3:
  %.lcssa34 = phi float [ %136, %125 ]
  br label %139

139:
  %140 = phi i64 [ %154, %._crit_edge23 ], [ 0, %.preheader3 ]
  %141 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %140
  %142 = load float, ptr %141, align 4
  %143 = fpext float %142 to double
  %144 = getelementptr inbounds nuw i8, ptr %141, i64 4
  %145 = load float, ptr %144, align 4
  %146 = fpext float %145 to double
  %147 = call double @hypot(double %143, double %146)
  %148 = fcmp ogt double %147, 0.000000e+00
  %149 = fptrunc double %147 to float
  %150 = fdiv float %142, %149
  %151 = fdiv float %145, %149
  %152 = select i1 %148, float %150, float 1.000000e+00
  %153 = select i1 %148, float %151, float 0.000000e+00
  store float %152, ptr %141, align 4
  store float %153, ptr %144, align 4
  %154 = add nuw nsw i64 %140, 1
  %155 = icmp eq i64 %154, %2
  br i1 %155, label %156, label %._crit_edge23

._crit_edge23:
  br label %139

156:
  %157 = fcmp ugt float %.lcssa34, %108
  br i1 %157, label %158, label %._crit_edge24

._crit_edge24:
  %.lcssa34.lcssa = phi float [ %.lcssa34, %156 ]
  br label %220

158:
  br i1 %17, label %._crit_edge25, label %.preheader1

._crit_edge25:
  br label %179

.preheader1:
  br label %167

159:
  %160 = phi i64 [ %165, %._crit_edge26 ], [ 0, %107 ]
  %161 = icmp eq i64 %160, %109
  %162 = uitofp i1 %161 to float
  %163 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %160
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 4
  store float %162, ptr %163, align 4
  store float 0.000000e+00, ptr %164, align 4
  %165 = add nuw nsw i64 %160, 1
  %166 = icmp eq i64 %165, %9
  br i1 %166, label %111, label %._crit_edge26

._crit_edge26:
  br label %159

167:
  %168 = phi i64 [ %177, %._crit_edge27 ], [ 0, %.preheader1 ]
  %169 = getelementptr inbounds nuw float, ptr %7, i64 %168
  %170 = load float, ptr %169, align 4
  %171 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %168
  %172 = load float, ptr %171, align 4
  %173 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %174 = load float, ptr %173, align 4
  %175 = fmul float %170, %172
  %176 = fmul float %170, %174
  store float %175, ptr %171, align 4
  store float %176, ptr %173, align 4
  %177 = add nuw nsw i64 %168, 1
  %178 = icmp eq i64 %177, %9
  br i1 %178, label %.loopexit2, label %._crit_edge27

._crit_edge27:
  br label %167

.loopexit2:
  br label %179

179:
  call fastcc void @irad.body.expert_c.inverse_times(i32 range(i32 -128, 128) %0, i32 %85, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br label %180

180:
  %181 = phi i64 [ %199, %._crit_edge28 ], [ 1, %179 ]
  %182 = phi i64 [ %198, %._crit_edge28 ], [ 0, %179 ]
  %183 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %181
  %184 = load float, ptr %183, align 4
  %185 = fpext float %184 to double
  %186 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %187 = load float, ptr %186, align 4
  %188 = fpext float %187 to double
  %189 = call double @hypot(double %185, double %188)
  %190 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %182
  %191 = load float, ptr %190, align 4
  %192 = fpext float %191 to double
  %193 = getelementptr inbounds nuw i8, ptr %190, i64 4
  %194 = load float, ptr %193, align 4
  %195 = fpext float %194 to double
  %196 = call double @hypot(double %192, double %195)
  %197 = fcmp ogt double %189, %196
  %198 = select i1 %197, i64 %181, i64 %182
  %199 = add nuw nsw i64 %181, 1
  %200 = icmp eq i64 %199, %2
  br i1 %200, label %201, label %._crit_edge28

._crit_edge28:
  br label %180

201:
  %.lcssa37 = phi i64 [ %198, %180 ]
  %202 = getelementptr inbounds { float, float }, ptr %11, i64 %109
  %203 = load float, ptr %202, align 4
  %204 = fpext float %203 to double
  %205 = getelementptr inbounds nuw i8, ptr %202, i64 4
  %206 = load float, ptr %205, align 4
  %207 = fpext float %206 to double
  %208 = call double @hypot(double %204, double %207)
  %209 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %.lcssa37
  %210 = load float, ptr %209, align 4
  %211 = fpext float %210 to double
  %212 = getelementptr inbounds nuw i8, ptr %209, i64 4
  %213 = load float, ptr %212, align 4
  %214 = fpext float %213 to double
  %215 = call double @hypot(double %211, double %214)
  %216 = fcmp oeq double %208, %215
  %217 = add nuw nsw i32 %110, 1
  %218 = icmp eq i32 %217, 6
  %219 = select i1 %216, i1 true, i1 %218
  br i1 %219, label %split, label %._crit_edge29

._crit_edge29:
  br label %107

split:
  %.lcssa34.lcssa35 = phi float [ %.lcssa34, %201 ]
  br label %220

220:
  %.lcssa3436 = phi float [ %.lcssa34.lcssa35, %split ], [ %.lcssa34.lcssa, %._crit_edge24 ]
  %221 = add nsw i64 %2, -1
  %222 = uitofp nneg i64 %221 to float
  br label %258

223:
  call fastcc void @irad.body.expert_c.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %17, label %._crit_edge30, label %.preheader

._crit_edge30:
  br label %236

.preheader:
  br label %224

224:
  %225 = phi i64 [ %234, %._crit_edge31 ], [ 0, %.preheader ]
  %226 = getelementptr inbounds nuw float, ptr %7, i64 %225
  %227 = load float, ptr %226, align 4
  %228 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %225
  %229 = load float, ptr %228, align 4
  %230 = getelementptr inbounds nuw i8, ptr %228, i64 4
  %231 = load float, ptr %230, align 4
  %232 = fmul float %227, %229
  %233 = fmul float %227, %231
  store float %232, ptr %228, align 4
  store float %233, ptr %230, align 4
  %234 = add nuw nsw i64 %225, 1
  %235 = icmp eq i64 %234, %9
  br i1 %235, label %.loopexit, label %._crit_edge31

._crit_edge31:
  br label %224

.loopexit:
  br label %236

236:
  br label %237

237:
  %238 = phi i64 [ %249, %._crit_edge32 ], [ 0, %236 ]
  %239 = phi float [ %248, %._crit_edge32 ], [ 0.000000e+00, %236 ]
  %240 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %238
  %241 = load float, ptr %240, align 4
  %242 = fpext float %241 to double
  %243 = getelementptr inbounds nuw i8, ptr %240, i64 4
  %244 = load float, ptr %243, align 4
  %245 = fpext float %244 to double
  %246 = call double @hypot(double %242, double %245)
  %247 = fptrunc double %246 to float
  %248 = fadd float %239, %247
  %249 = add nuw nsw i64 %238, 1
  %250 = icmp eq i64 %249, %9
  br i1 %250, label %251, label %._crit_edge32

._crit_edge32:
  br label %237

251:
  %.lcssa = phi float [ %248, %237 ]
  %252 = fmul float %.lcssa, 2.000000e+00
  %253 = mul nuw nsw i64 %2, 3
  %254 = uitofp nneg i64 %253 to float
  %255 = fdiv float %252, %254
  %256 = fcmp ogt float %255, %.lcssa3436
  %257 = select i1 %256, float %255, float %.lcssa3436
  br label %271

258:
  %259 = phi i64 [ 0, %220 ], [ %269, %._crit_edge33 ]
  %260 = and i64 %259, 1
  %261 = icmp eq i64 %260, 0
  %262 = uitofp nneg i64 %259 to float
  %263 = fdiv float %262, %222
  %264 = fadd float %263, 1.000000e+00
  %265 = fneg float %264
  %266 = select i1 %261, float %264, float %265
  %267 = getelementptr inbounds nuw { float, float }, ptr %11, i64 %259
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 4
  store float %266, ptr %267, align 4
  store float 0.000000e+00, ptr %268, align 4
  %269 = add nuw nsw i64 %259, 1
  %270 = icmp eq i64 %269, %9
  br i1 %270, label %223, label %._crit_edge33

._crit_edge33:
  br label %258

271:
  %272 = phi float [ %257, %251 ], [ %.lcssa39, %._crit_edge14 ], [ 0.000000e+00, %18 ]
  call void @free(ptr %11)
  ret float %272
}

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

declare double @hypot(double noundef, double noundef) local_unnamed_addr

define internal void @irad.body.expert_c.inverse_times(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr %7) unnamed_addr {
  %9 = icmp eq ptr %5, null
  br i1 %9, label %15, label %10

10:
  %11 = icmp eq i32 %1, 0
  %12 = select i1 %11, i64 110, i64 99
  %13 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %14 = call i32 @irad_la_cgetrs(i64 %12, i64 %2, i64 1, ptr %3, i64 %4, ptr nonnull %5, i64 %6, ptr %7, i64 %13)
  br label %34

15:
  %16 = icmp eq i32 %0, 0
  %17 = icmp eq i32 %1, 0
  %18 = and i32 %0, -33
  %19 = icmp eq i32 %18, 76
  %20 = select i1 %16, i1 %17, i1 %19
  %21 = select i1 %20, i64 108, i64 117
  %22 = select i1 %20, i64 110, i64 99
  %23 = or i32 %0, %1
  %24 = icmp eq i32 %23, 0
  %25 = select i1 %24, i64 117, i64 110
  %26 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %27 = call i32 @irad_la_ctrsm(i64 108, i64 %21, i64 %22, i64 %25, i64 %2, i64 1, ptr %3, i64 %4, ptr %7, i64 %26)
  %28 = xor i1 %16, %20
  %29 = and i1 %16, %28
  %30 = select i1 %29, i64 117, i64 110
  %31 = select i1 %28, i64 108, i64 117
  %32 = select i1 %28, i64 99, i64 110
  %33 = call i32 @irad_la_ctrsm(i64 108, i64 %31, i64 %32, i64 %30, i64 %2, i64 1, ptr %3, i64 %4, ptr %7, i64 %26)
  br label %34

34:
  ret void
}

declare i32 @irad_la_cgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ctrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal range(i32 0, 2) i32 @irad.body.expert_c.scales(i64 %0, ptr readonly %1, i64 %2, ptr %3, ptr %4, ptr nonnull writeonly %5, ptr nonnull writeonly %6, ptr nonnull writeonly %7) unnamed_addr {
  %9 = icmp sgt i64 %0, 0
  br label %10

10:
  %11 = phi i1 [ true, %8 ], [ false, %._crit_edge8 ]
  %12 = select i1 %11, ptr %3, ptr %4
  br i1 %9, label %.preheader1, label %._crit_edge

._crit_edge:
  br label %20

.preheader1:
  br label %13

13:
  %14 = phi i64 [ %29, %._crit_edge4 ], [ 0, %.preheader1 ]
  %15 = phi float [ %27, %._crit_edge4 ], [ 0.000000e+00, %.preheader1 ]
  %16 = phi float [ %25, %._crit_edge4 ], [ 0x47D0000000000000, %.preheader1 ]
  %17 = mul nsw i64 %14, %2
  %18 = getelementptr { float, float }, ptr %1, i64 %17
  %19 = getelementptr { float, float }, ptr %1, i64 %14
  br label %31

.loopexit2:
  %.lcssa11 = phi float [ %25, %23 ]
  %.lcssa10 = phi float [ %27, %23 ]
  br label %20

20:
  %21 = phi float [ 0x47D0000000000000, %._crit_edge ], [ %.lcssa11, %.loopexit2 ]
  %22 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa10, %.loopexit2 ]
  br i1 %11, label %60, label %._crit_edge3

._crit_edge3:
  br label %61

23:
  %.lcssa = phi float [ %57, %54 ]
  %24 = fcmp olt float %.lcssa, %16
  %25 = select i1 %24, float %.lcssa, float %16
  %26 = fcmp ogt float %.lcssa, %15
  %27 = select i1 %26, float %.lcssa, float %15
  %28 = getelementptr inbounds nuw float, ptr %12, i64 %14
  store float %.lcssa, ptr %28, align 4
  %29 = add nuw nsw i64 %14, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %.loopexit2, label %._crit_edge4

._crit_edge4:
  br label %13

31:
  %32 = phi i64 [ 0, %13 ], [ %58, %._crit_edge5 ]
  %33 = phi float [ 0.000000e+00, %13 ], [ %57, %._crit_edge5 ]
  br i1 %11, label %45, label %34

34:
  %35 = getelementptr { float, float }, ptr %18, i64 %32
  %36 = load float, ptr %35, align 4
  %37 = call float @llvm.fabs.f32(float %36)
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %39 = load float, ptr %38, align 4
  %40 = call float @llvm.fabs.f32(float %39)
  %41 = fadd float %37, %40
  %42 = getelementptr inbounds nuw float, ptr %3, i64 %32
  %43 = load float, ptr %42, align 4
  %44 = fmul float %43, %41
  br label %54

45:
  %46 = mul nsw i64 %32, %2
  %47 = getelementptr { float, float }, ptr %19, i64 %46
  %48 = load float, ptr %47, align 4
  %49 = call float @llvm.fabs.f32(float %48)
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %51 = load float, ptr %50, align 4
  %52 = call float @llvm.fabs.f32(float %51)
  %53 = fadd float %49, %52
  br label %54

54:
  %55 = phi float [ %44, %34 ], [ %53, %45 ]
  %56 = fcmp ogt float %55, %33
  %57 = select i1 %56, float %55, float %33
  %58 = add nuw nsw i64 %32, 1
  %59 = icmp eq i64 %58, %0
  br i1 %59, label %23, label %._crit_edge5

._crit_edge5:
  br label %31

60:
  store float %22, ptr %7, align 4
  br label %61

61:
  %62 = fcmp une float %21, 0.000000e+00
  br i1 %62, label %63, label %._crit_edge6

._crit_edge6:
  br label %78

63:
  br i1 %9, label %.preheader, label %._crit_edge7

._crit_edge7:
  br label %64

.preheader:
  br label %69

.loopexit:
  br label %64

64:
  %65 = fcmp olt float %21, 0x3810000000000000
  %66 = select i1 %65, float 0x3810000000000000, float %21
  %67 = fdiv float %66, %22
  %68 = select i1 %11, ptr %5, ptr %6
  store float %67, ptr %68, align 4
  br i1 %11, label %._crit_edge8, label %split

._crit_edge8:
  br label %10

69:
  %70 = phi i64 [ %76, %._crit_edge9 ], [ 0, %.preheader ]
  %71 = getelementptr inbounds nuw float, ptr %12, i64 %70
  %72 = load float, ptr %71, align 4
  %73 = fcmp olt float %72, 0x3810000000000000
  %74 = select i1 %73, float 0x3810000000000000, float %72
  %75 = fdiv float 1.000000e+00, %74
  store float %75, ptr %71, align 4
  %76 = add nuw nsw i64 %70, 1
  %77 = icmp eq i64 %76, %0
  br i1 %77, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %69

split:
  br label %78

78:
  %79 = phi i32 [ 0, %._crit_edge6 ], [ 1, %split ]
  ret i32 %79
}

declare i32 @irad_la_cgetrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal float @irad.body.expert_c.norm_of(i32 range(i32 49, 106) %0, i64 %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = or i32 %0, 32
  %7 = icmp eq i32 %6, 105
  %8 = icmp sgt i64 %1, 0
  %9 = icmp sgt i64 %2, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %16

11:
  %12 = add nuw i64 %2, 2305843009213693951
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 3
  call void @__irad_float(ptr %3, i64 %15)
  br label %16

16:
  switch i32 %0, label %23 [
    i32 49, label %._crit_edge4
    i32 105, label %._crit_edge5
    i32 79, label %._crit_edge6
    i32 73, label %._crit_edge7
  ]

._crit_edge7:
  br label %17

._crit_edge6:
  br label %17

._crit_edge5:
  br label %17

._crit_edge4:
  br label %17

17:
  %18 = select i1 %7, i64 %1, i64 %2
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %._crit_edge8

._crit_edge8:
  br label %115

20:
  %21 = select i1 %7, i64 %2, i64 %1
  %22 = icmp sgt i64 %21, 0
  br label %24

23:
  br i1 %9, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %115

.preheader:
  br label %53

24:
  %25 = phi float [ 0.000000e+00, %20 ], [ %32, %._crit_edge11 ]
  %26 = phi i64 [ 0, %20 ], [ %33, %._crit_edge11 ]
  br i1 %22, label %27, label %._crit_edge10

._crit_edge10:
  br label %29

27:
  %28 = mul nsw i64 %26, %4
  br label %35

.loopexit2:
  %.lcssa23 = phi float [ %50, %35 ]
  br label %29

29:
  %30 = phi float [ 0.000000e+00, %._crit_edge10 ], [ %.lcssa23, %.loopexit2 ]
  %31 = fcmp ole float %30, %25
  %32 = select i1 %31, float %25, float %30
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, %18
  br i1 %34, label %.loopexit3, label %._crit_edge11

._crit_edge11:
  br label %24

35:
  %36 = phi i64 [ 0, %27 ], [ %51, %._crit_edge12 ]
  %37 = phi float [ 0.000000e+00, %27 ], [ %50, %._crit_edge12 ]
  %38 = mul nsw i64 %36, %4
  %39 = add nsw i64 %38, %26
  %40 = add nsw i64 %36, %28
  %41 = select i1 %7, i64 %39, i64 %40
  %42 = getelementptr inbounds { float, float }, ptr %3, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %45 = load float, ptr %44, align 4
  %46 = fpext float %43 to double
  %47 = fpext float %45 to double
  %48 = call double @hypot(double %46, double %47)
  %49 = fptrunc double %48 to float
  %50 = fadd float %37, %49
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, %21
  br i1 %52, label %.loopexit2, label %._crit_edge12

._crit_edge12:
  br label %35

53:
  %54 = phi i64 [ %67, %._crit_edge15 ], [ 0, %.preheader ]
  %55 = phi float [ %66, %._crit_edge15 ], [ 0.000000e+00, %.preheader ]
  br i1 %8, label %56, label %._crit_edge13

._crit_edge13:
  br label %65

56:
  %57 = mul nsw i64 %54, %4
  %58 = getelementptr { float, float }, ptr %3, i64 %57
  br label %69

59:
  %.lcssa22 = phi float [ %66, %65 ]
  %60 = icmp eq i32 %6, 109
  %61 = fcmp oeq float %.lcssa22, 0.000000e+00
  %62 = select i1 %60, i1 true, i1 %61
  br i1 %62, label %._crit_edge14, label %63

._crit_edge14:
  br label %115

63:
  %64 = fpext float %.lcssa22 to double
  br label %84

.loopexit1:
  %.lcssa21 = phi float [ %81, %69 ]
  br label %65

65:
  %66 = phi float [ %55, %._crit_edge13 ], [ %.lcssa21, %.loopexit1 ]
  %67 = add nuw nsw i64 %54, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %59, label %._crit_edge15

._crit_edge15:
  br label %53

69:
  %70 = phi i64 [ 0, %56 ], [ %82, %._crit_edge16 ]
  %71 = phi float [ %55, %56 ], [ %81, %._crit_edge16 ]
  %72 = getelementptr { float, float }, ptr %58, i64 %70
  %73 = load float, ptr %72, align 4
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %75 = load float, ptr %74, align 4
  %76 = fpext float %73 to double
  %77 = fpext float %75 to double
  %78 = call double @hypot(double %76, double %77)
  %79 = fptrunc double %78 to float
  %80 = fcmp oge float %71, %79
  %81 = select i1 %80, float %71, float %79
  %82 = add nuw nsw i64 %70, 1
  %83 = icmp eq i64 %82, %1
  br i1 %83, label %.loopexit1, label %._crit_edge16

._crit_edge16:
  br label %69

84:
  %85 = phi i64 [ %96, %._crit_edge18 ], [ 0, %63 ]
  %86 = phi double [ %95, %._crit_edge18 ], [ 0.000000e+00, %63 ]
  br i1 %8, label %87, label %._crit_edge17

._crit_edge17:
  br label %94

87:
  %88 = mul nsw i64 %85, %4
  %89 = getelementptr { float, float }, ptr %3, i64 %88
  br label %98

90:
  %.lcssa20 = phi double [ %95, %94 ]
  %91 = call double @llvm.sqrt.f64(double %.lcssa20)
  %92 = fmul double %91, %64
  %93 = fptrunc double %92 to float
  br label %115

.loopexit:
  %.lcssa = phi double [ %112, %98 ]
  br label %94

94:
  %95 = phi double [ %86, %._crit_edge17 ], [ %.lcssa, %.loopexit ]
  %96 = add nuw nsw i64 %85, 1
  %97 = icmp eq i64 %96, %2
  br i1 %97, label %90, label %._crit_edge18

._crit_edge18:
  br label %84

98:
  %99 = phi i64 [ 0, %87 ], [ %113, %._crit_edge19 ]
  %100 = phi double [ %86, %87 ], [ %112, %._crit_edge19 ]
  %101 = getelementptr { float, float }, ptr %89, i64 %99
  %102 = load float, ptr %101, align 4
  %103 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %104 = load float, ptr %103, align 4
  %105 = fpext float %102 to double
  %106 = fpext float %104 to double
  %107 = call double @hypot(double %105, double %106)
  %108 = fptrunc double %107 to float
  %109 = fpext float %108 to double
  %110 = fdiv double %109, %64
  %111 = fmul double %110, %110
  %112 = fadd double %100, %111
  %113 = add nuw nsw i64 %99, 1
  %114 = icmp eq i64 %113, %1
  br i1 %114, label %.loopexit, label %._crit_edge19

._crit_edge19:
  br label %98

.loopexit3:
  %.lcssa24 = phi float [ %32, %29 ]
  br label %115

115:
  %116 = phi float [ %93, %90 ], [ %.lcssa22, %._crit_edge14 ], [ 0.000000e+00, %._crit_edge8 ], [ 0.000000e+00, %._crit_edge9 ], [ %.lcssa24, %.loopexit3 ]
  ret float %116
}

define internal void @irad.body.expert_c.refine(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr readonly %8, ptr %9, ptr writeonly %10, ptr writeonly %11) unnamed_addr {
  %13 = alloca { float, float }, align 4
  %14 = alloca { float, float }, align 4
  %15 = and i32 %0, -33
  %16 = icmp eq i32 %15, 78
  %17 = add nsw i64 %1, 1
  %18 = sitofp i64 %17 to float
  %19 = fmul float %18, 0x3810000000000000
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float -1.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %20, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float 1.000000e+00, ptr %14, align 4
  store float 0.000000e+00, ptr %21, align 4
  %22 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %23 = shl i64 %22, 3
  %24 = call noalias ptr @malloc(i64 %23)
  %25 = shl i64 %22, 2
  %26 = call noalias ptr @malloc(i64 %25)
  %27 = icmp sgt i64 %1, 0
  %28 = fmul float %19, 0x4170000000000000
  %29 = sext i32 %0 to i64
  br i1 %27, label %.preheader1, label %33

.preheader1:
  br label %30

30:
  %31 = phi float [ %.lcssa8, %112 ], [ 3.000000e+00, %.preheader1 ]
  %32 = phi i32 [ %113, %112 ], [ 1, %.preheader1 ]
  br label %35

33:
  call fastcc void @irad.body.expert_c.product(i32 %0, i64 %1, i64 %1, ptr %13, ptr %2, i64 %3, ptr %9, i64 %22, ptr %14, ptr %24, i64 %22)
  store float 0.000000e+00, ptr %11, align 4
  br label %128

34:
  call fastcc void @irad.body.expert_c.product(i32 %0, i64 %1, i64 %1, ptr %13, ptr %2, i64 %3, ptr %9, i64 %22, ptr %14, ptr nonnull %24, i64 %22)
  br label %49

35:
  %36 = phi i64 [ %47, %._crit_edge ], [ 0, %30 ]
  %37 = getelementptr inbounds nuw { float, float }, ptr %8, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = call float @llvm.fabs.f32(float %38)
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %41 = load float, ptr %40, align 4
  %42 = call float @llvm.fabs.f32(float %41)
  %43 = fadd float %39, %42
  %44 = getelementptr inbounds nuw float, ptr %26, i64 %36
  store float %43, ptr %44, align 4
  %45 = getelementptr inbounds nuw { float, float }, ptr %24, i64 %36
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 4
  store float %38, ptr %45, align 4
  store float %41, ptr %46, align 4
  %47 = add nuw nsw i64 %36, 1
  %48 = icmp eq i64 %47, %1
  br i1 %48, label %34, label %._crit_edge

._crit_edge:
  br label %35

49:
  %50 = phi i64 [ %54, %._crit_edge2 ], [ 0, %34 ]
  %51 = mul nsw i64 %50, %3
  %52 = getelementptr { float, float }, ptr %2, i64 %51
  br label %56

53:
  %54 = add nuw nsw i64 %50, 1
  %55 = icmp eq i64 %54, %1
  br i1 %55, label %.preheader, label %._crit_edge2

._crit_edge2:
  br label %49

.preheader:
  br label %82

56:
  %57 = phi i64 [ 0, %49 ], [ %78, %._crit_edge3 ]
  %58 = getelementptr { float, float }, ptr %52, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = call float @llvm.fabs.f32(float %59)
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %62 = load float, ptr %61, align 4
  %63 = call float @llvm.fabs.f32(float %62)
  %64 = fadd float %60, %63
  %65 = select i1 %16, i64 %50, i64 %57
  %66 = getelementptr inbounds nuw { float, float }, ptr %9, i64 %65
  %67 = load float, ptr %66, align 4
  %68 = call float @llvm.fabs.f32(float %67)
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %70 = load float, ptr %69, align 4
  %71 = call float @llvm.fabs.f32(float %70)
  %72 = fadd float %68, %71
  %73 = fmul float %64, %72
  %74 = select i1 %16, i64 %57, i64 %50
  %75 = getelementptr inbounds nuw float, ptr %26, i64 %74
  %76 = load float, ptr %75, align 4
  %77 = fadd float %76, %73
  store float %77, ptr %75, align 4
  %78 = add nuw nsw i64 %57, 1
  %79 = icmp eq i64 %78, %1
  br i1 %79, label %53, label %._crit_edge3

._crit_edge3:
  br label %56

80:
  %.lcssa8 = phi float [ %100, %82 ]
  %81 = fcmp ogt float %.lcssa8, 0x3E70000000000000
  br i1 %81, label %103, label %._crit_edge4

._crit_edge4:
  %.lcssa8.lcssa = phi float [ %.lcssa8, %80 ]
  br label %108

82:
  %83 = phi float [ %100, %._crit_edge5 ], [ 0.000000e+00, %.preheader ]
  %84 = phi i64 [ %101, %._crit_edge5 ], [ 0, %.preheader ]
  %85 = getelementptr inbounds nuw float, ptr %26, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = fcmp ogt float %86, %28
  %88 = select i1 %87, float 0.000000e+00, float %19
  %89 = getelementptr inbounds nuw { float, float }, ptr %24, i64 %84
  %90 = load float, ptr %89, align 4
  %91 = call float @llvm.fabs.f32(float %90)
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %93 = load float, ptr %92, align 4
  %94 = call float @llvm.fabs.f32(float %93)
  %95 = fadd float %91, %94
  %96 = fadd float %88, %95
  %97 = fadd float %86, %88
  %98 = fdiv float %96, %97
  %99 = fcmp ogt float %98, %83
  %100 = select i1 %99, float %98, float %83
  %101 = add nuw nsw i64 %84, 1
  %102 = icmp eq i64 %101, %1
  br i1 %102, label %80, label %._crit_edge5

._crit_edge5:
  br label %82

103:
  %104 = fmul float %.lcssa8, 2.000000e+00
  %105 = fcmp ole float %104, %31
  %106 = icmp samesign ult i32 %32, 6
  %107 = select i1 %105, i1 %106, i1 false
  br i1 %107, label %110, label %split

split:
  %.lcssa8.lcssa9 = phi float [ %.lcssa8, %103 ]
  br label %108

108:
  %.lcssa810 = phi float [ %.lcssa8.lcssa9, %split ], [ %.lcssa8.lcssa, %._crit_edge4 ]
  store float %.lcssa810, ptr %11, align 4
  %109 = fmul float %18, 0x3E70000000000000
  br label %135

110:
  %111 = call i32 @irad_la_cgetrs(i64 %29, i64 %1, i64 1, ptr %4, i64 %5, ptr %6, i64 %7, ptr nonnull %24, i64 %22)
  br label %114

112:
  %113 = add nuw nsw i32 %32, 1
  br label %30

114:
  %115 = phi i64 [ %126, %._crit_edge6 ], [ 0, %110 ]
  %116 = getelementptr inbounds nuw { float, float }, ptr %24, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 4
  %119 = load float, ptr %118, align 4
  %120 = getelementptr inbounds nuw { float, float }, ptr %9, i64 %115
  %121 = load float, ptr %120, align 4
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 4
  %123 = load float, ptr %122, align 4
  %124 = fadd float %117, %121
  %125 = fadd float %119, %123
  store float %124, ptr %120, align 4
  store float %125, ptr %122, align 4
  %126 = add nuw nsw i64 %115, 1
  %127 = icmp eq i64 %126, %1
  br i1 %127, label %112, label %._crit_edge6

._crit_edge6:
  br label %114

.loopexit:
  %.lcssa = phi float [ %160, %135 ]
  br label %128

128:
  %129 = phi float [ 0.000000e+00, %33 ], [ %.lcssa, %.loopexit ]
  %130 = zext i1 %16 to i32
  %131 = call fastcc float @irad.body.expert_c.inverse_norm(i32 0, i32 %130, i64 %1, ptr %4, i64 %5, ptr %6, i64 %7, ptr %26)
  %132 = fcmp une float %129, 0.000000e+00
  %133 = fdiv float %131, %129
  %134 = select i1 %132, float %133, float %131
  store float %134, ptr %10, align 4
  call void @free(ptr %24)
  call void @free(ptr %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void

135:
  %136 = phi i64 [ 0, %108 ], [ %161, %._crit_edge7 ]
  %137 = phi float [ 0.000000e+00, %108 ], [ %160, %._crit_edge7 ]
  %138 = getelementptr inbounds nuw float, ptr %26, i64 %136
  %139 = load float, ptr %138, align 4
  %140 = fcmp ogt float %139, %28
  %141 = select i1 %140, float 0.000000e+00, float %19
  %142 = getelementptr inbounds nuw { float, float }, ptr %24, i64 %136
  %143 = load float, ptr %142, align 4
  %144 = call float @llvm.fabs.f32(float %143)
  %145 = getelementptr inbounds nuw i8, ptr %142, i64 4
  %146 = load float, ptr %145, align 4
  %147 = call float @llvm.fabs.f32(float %146)
  %148 = fadd float %144, %147
  %149 = fmul float %109, %139
  %150 = fadd float %149, %148
  %151 = fadd float %141, %150
  store float %151, ptr %138, align 4
  %152 = getelementptr inbounds nuw { float, float }, ptr %9, i64 %136
  %153 = load float, ptr %152, align 4
  %154 = call float @llvm.fabs.f32(float %153)
  %155 = getelementptr inbounds nuw i8, ptr %152, i64 4
  %156 = load float, ptr %155, align 4
  %157 = call float @llvm.fabs.f32(float %156)
  %158 = fadd float %154, %157
  %159 = fcmp ogt float %158, %137
  %160 = select i1 %159, float %158, float %137
  %161 = add nuw nsw i64 %136, 1
  %162 = icmp eq i64 %161, %1
  br i1 %162, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %135
}

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare double @llvm.sqrt.f64(double)

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

define internal void @irad.body.expert_c.product(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr nonnull %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr nonnull readonly %8, ptr %9, i64 %10) unnamed_addr {
  %12 = and i32 %0, -33
  %13 = icmp eq i32 %12, 78
  %14 = select i1 %13, i64 %1, i64 %2
  %15 = select i1 %13, i64 %2, i64 %1
  %16 = icmp sgt i64 %14, 0
  %17 = icmp sgt i64 %15, 0
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %._crit_edge

._crit_edge:
  br label %24

19:
  %20 = add nuw i64 %15, 2305843009213693951
  %21 = mul i64 %5, %20
  %22 = add i64 %21, %14
  %23 = shl i64 %22, 3
  call void @__irad_float(ptr %4, i64 %23)
  br label %24

24:
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %._crit_edge1

._crit_edge1:
  br label %28

26:
  %27 = shl i64 %2, 3
  call void @__irad_float(ptr %6, i64 %27)
  br label %28

28:
  %29 = icmp sgt i64 %1, 0
  br i1 %29, label %30, label %._crit_edge2

._crit_edge2:
  br label %32

30:
  %31 = shl i64 %1, 3
  call void @__irad_float(ptr %9, i64 %31)
  br label %32

32:
  call fastcc void @irad.body.expert_c.scale(i64 %1, ptr %8, ptr %9)
  %33 = sext i32 %0 to i64
  %34 = call i32 @irad_la_cgemm(i64 %33, i64 110, i64 %1, i64 1, i64 %2, ptr nonnull %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.expert_c.scale(i64 %0, ptr nonnull readonly %1, ptr %2) unnamed_addr {
  %4 = load float, ptr %1, align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %6 = load float, ptr %5, align 4
  %7 = icmp sgt i64 %0, 0
  %8 = fcmp oeq float %4, 0.000000e+00
  %9 = fcmp oeq float %6, 0.000000e+00
  %10 = and i1 %8, %9
  br i1 %7, label %.preheader, label %._crit_edge

._crit_edge:
  br label %11

.preheader:
  br label %12

.loopexit:
  br label %11

11:
  ret void

12:
  %13 = phi i64 [ %30, %._crit_edge2 ], [ 0, %.preheader ]
  br i1 %10, label %._crit_edge1, label %14

._crit_edge1:
  br label %25

14:
  %15 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %13
  %16 = load float, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %18 = load float, ptr %17, align 4
  %19 = fmul float %4, %16
  %20 = fmul float %6, %18
  %21 = fmul float %4, %18
  %22 = fmul float %6, %16
  %23 = fsub float %19, %20
  %24 = fadd float %22, %21
  br label %25

25:
  %26 = phi float [ %23, %14 ], [ 0.000000e+00, %._crit_edge1 ]
  %27 = phi float [ %24, %14 ], [ 0.000000e+00, %._crit_edge1 ]
  %28 = getelementptr inbounds nuw { float, float }, ptr %2, i64 %13
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  store float %26, ptr %28, align 4
  store float %27, ptr %29, align 4
  %30 = add nuw nsw i64 %13, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %.loopexit, label %._crit_edge2

._crit_edge2:
  br label %12
}

declare i32 @irad_la_cgemm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.expert_c.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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

declare i64 @llvm.smax.i64(i64, i64)

declare float @llvm.fabs.f32(float)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)
