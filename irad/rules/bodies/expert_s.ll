define internal void @irad.body.sgecon(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 73
  %13 = zext i1 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = load float, ptr %4, align 4
  call fastcc void @irad.body.expert_s.condition(i32 0, i32 %13, i64 %15, ptr %2, i64 %17, float %18, ptr %5)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.expert_s.condition(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, float %5, ptr %6) unnamed_addr {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %14

9:
  %10 = add nuw i64 %2, 4611686018427387903
  %11 = mul i64 %4, %10
  %12 = add i64 %11, %2
  %13 = shl i64 %12, 2
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
  br label %39

19:
  %20 = add i64 %4, 1
  br label %21

21:
  %22 = phi i64 [ 0, %19 ], [ %28, %._crit_edge2 ]
  %23 = mul i64 %22, %20
  %24 = getelementptr inbounds float, ptr %3, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = fcmp oeq float %25, 0.000000e+00
  br i1 %26, label %30, label %27

27:
  %28 = add nuw i64 %22, 1
  %29 = icmp eq i64 %28, %2
  br i1 %29, label %.loopexit, label %._crit_edge2

._crit_edge2:
  br label %21

30:
  %.lcssa = phi i64 [ %22, %21 ]
  %31 = and i64 %.lcssa, 4294967295
  %32 = icmp eq i64 %31, 4294967295
  br i1 %32, label %._crit_edge3, label %._crit_edge4

._crit_edge4:
  br label %39

._crit_edge3:
  br label %33

.loopexit:
  br label %33

33:
  %34 = call fastcc float @irad.body.expert_s.inverse_norm(i32 %0, i32 %1, i64 %2, ptr nonnull %3, i64 %4, ptr null, i64 0, ptr null)
  %35 = fcmp une float %34, 0.000000e+00
  %36 = fdiv float 1.000000e+00, %34
  %37 = fdiv float %36, %5
  %38 = select i1 %35, float %37, float 0.000000e+00
  store float %38, ptr %6, align 4
  br label %39

39:
  ret void
}

define internal void @irad.body.spocon(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = load float, ptr %4, align 4
  call fastcc void @irad.body.expert_s.condition(i32 %11, i32 0, i64 %13, ptr %2, i64 %15, float %16, ptr %5)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.sgesvx(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr readonly %13, ptr %14, ptr readonly %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr readnone %20, ptr writeonly initializes((0, 4)) %21) {
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
  %39 = call fastcc i32 @irad.body.expert_s.solve_refined(i32 %24, i32 %26, i64 %28, i64 %30, ptr %4, i64 %32, ptr %6, i64 %34, ptr %8, i64 4, ptr %9, ptr %10, ptr %11, ptr %12, i64 %36, ptr %14, i64 %38, ptr %16, ptr %17, ptr %18, ptr %19)
  store i32 %39, ptr %21, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.expert_s.solve_refined(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 range(i64 4, 9) %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20) unnamed_addr {
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
  %29 = add nuw i64 %2, 4611686018427387903
  %30 = mul i64 %5, %29
  %31 = add i64 %30, %2
  %32 = shl i64 %31, 2
  call void @__irad_float(ptr %4, i64 %32)
  %33 = mul i64 %7, %29
  %34 = add i64 %33, %2
  %35 = shl i64 %34, 2
  call void @__irad_float(ptr %6, i64 %35)
  %36 = icmp sgt i64 %3, 0
  br i1 %36, label %37, label %._crit_edge

._crit_edge:
  br label %48

37:
  %38 = add nuw i64 %3, 4611686018427387903
  %39 = mul i64 %14, %38
  %40 = add i64 %39, %2
  %41 = shl i64 %40, 2
  call void @__irad_float(ptr %13, i64 %41)
  %42 = mul i64 %16, %38
  %43 = add i64 %42, %2
  %44 = shl i64 %43, 2
  call void @__irad_float(ptr %15, i64 %44)
  %45 = shl i64 %2, 2
  call void @__irad_float(ptr %11, i64 %45)
  call void @__irad_float(ptr %12, i64 %45)
  br label %48

46:
  %47 = icmp sgt i64 %3, 0
  br i1 %47, label %._crit_edge9, label %._crit_edge10

._crit_edge10:
  br label %53

._crit_edge9:
  br label %48

48:
  %49 = phi i64 [ %3, %._crit_edge9 ], [ %3, %37 ], [ %2, %._crit_edge ]
  %50 = phi ptr [ %18, %._crit_edge9 ], [ %18, %37 ], [ %11, %._crit_edge ]
  %51 = phi ptr [ %19, %._crit_edge9 ], [ %19, %37 ], [ %12, %._crit_edge ]
  %52 = shl i64 %49, 2
  call void @__irad_float(ptr %50, i64 %52)
  call void @__irad_float(ptr %51, i64 %52)
  br label %53

53:
  call void @__irad_float(ptr %17, i64 4)
  call void @__irad_float(ptr %20, i64 4)
  br i1 %27, label %._crit_edge11, label %54

._crit_edge11:
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
  br i1 %27, label %86, label %.preheader7

.preheader7:
  br label %67

67:
  %68 = phi i64 [ %77, %._crit_edge12 ], [ 0, %.preheader7 ]
  %69 = phi float [ %76, %._crit_edge12 ], [ 0.000000e+00, %.preheader7 ]
  %70 = phi float [ %74, %._crit_edge12 ], [ 0x47D0000000000000, %.preheader7 ]
  %71 = getelementptr inbounds nuw float, ptr %11, i64 %68
  %72 = load float, ptr %71, align 4
  %73 = fcmp olt float %72, %70
  %74 = select i1 %73, float %72, float %70
  %75 = fcmp ogt float %72, %69
  %76 = select i1 %75, float %72, float %69
  %77 = add nuw nsw i64 %68, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %81, label %._crit_edge12

._crit_edge12:
  br label %67

79:
  store float 1.000000e+00, ptr %22, align 4
  %80 = or i1 %65, %27
  br i1 %80, label %._crit_edge13, label %._crit_edge14

._crit_edge14:
  br label %85

._crit_edge13:
  br label %103

81:
  %.lcssa61 = phi float [ %74, %67 ]
  %.lcssa60 = phi float [ %76, %67 ]
  %82 = fcmp olt float %.lcssa61, 0x3810000000000000
  %83 = select i1 %82, float 0x3810000000000000, float %.lcssa61
  %84 = fdiv float %83, %.lcssa60
  store float %84, ptr %22, align 4
  br i1 %65, label %._crit_edge15, label %._crit_edge16

._crit_edge16:
  br label %85

._crit_edge15:
  br label %103

85:
  br label %87

86:
  store float 1.000000e+00, ptr %22, align 4
  br label %103

87:
  %88 = phi i64 [ %97, %._crit_edge17 ], [ 0, %85 ]
  %89 = phi float [ %96, %._crit_edge17 ], [ 0.000000e+00, %85 ]
  %90 = phi float [ %94, %._crit_edge17 ], [ 0x47D0000000000000, %85 ]
  %91 = getelementptr inbounds nuw float, ptr %12, i64 %88
  %92 = load float, ptr %91, align 4
  %93 = fcmp olt float %92, %90
  %94 = select i1 %93, float %92, float %90
  %95 = fcmp ogt float %92, %89
  %96 = select i1 %95, float %92, float %89
  %97 = add nuw nsw i64 %88, 1
  %98 = icmp eq i64 %97, %2
  br i1 %98, label %99, label %._crit_edge17

._crit_edge17:
  br label %87

99:
  %.lcssa59 = phi float [ %94, %87 ]
  %.lcssa58 = phi float [ %96, %87 ]
  %100 = fcmp olt float %.lcssa59, 0x3810000000000000
  %101 = select i1 %100, float 0x3810000000000000, float %.lcssa59
  %102 = fdiv float %101, %.lcssa58
  br label %103

103:
  %104 = phi float [ 1.000000e+00, %._crit_edge13 ], [ %102, %99 ], [ 1.000000e+00, %._crit_edge15 ], [ 1.000000e+00, %86 ]
  store float %104, ptr %23, align 4
  br label %172

105:
  %106 = icmp eq i32 %57, 101
  br i1 %106, label %107, label %._crit_edge18

._crit_edge18:
  br label %136

107:
  %108 = call fastcc i32 @irad.body.expert_s.scales(i64 %2, ptr %4, i64 %5, ptr %11, ptr %12, ptr %22, ptr %23, ptr %24)
  %109 = icmp eq i32 %108, 0
  %110 = icmp slt i64 %2, 1
  %111 = or i1 %110, %109
  br i1 %111, label %._crit_edge19, label %112

._crit_edge19:
  br label %136

112:
  %113 = load float, ptr %22, align 4
  %114 = fcmp olt float %113, 0x3FB99999A0000000
  br i1 %114, label %._crit_edge20, label %115

._crit_edge20:
  br label %119

115:
  %116 = load float, ptr %24, align 4
  %117 = freeze float %116
  %118 = fcmp olt float %117, 0x3980000000000000
  br i1 %118, label %._crit_edge21, label %124

._crit_edge21:
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
  br i1 %125, label %130, label %._crit_edge22

._crit_edge22:
  br label %132

130:
  %131 = select i1 %128, i8 78, i8 67
  br label %132

132:
  %133 = phi i1 [ false, %119 ], [ false, %._crit_edge22 ], [ true, %130 ]
  %134 = phi i1 [ %122, %119 ], [ %128, %._crit_edge22 ], [ %128, %130 ]
  %135 = phi i8 [ %123, %119 ], [ %129, %._crit_edge22 ], [ %131, %130 ]
  store i8 %135, ptr %10, align 1
  br label %137

136:
  store i8 78, ptr %10, align 1
  br i1 %27, label %._crit_edge23, label %._crit_edge24

._crit_edge24:
  br label %137

._crit_edge23:
  br label %172

137:
  %138 = phi i1 [ %134, %132 ], [ true, %._crit_edge24 ]
  %139 = phi i1 [ %133, %132 ], [ true, %._crit_edge24 ]
  br label %140

140:
  %141 = phi i64 [ 0, %137 ], [ %148, %._crit_edge25 ]
  %142 = mul nsw i64 %141, %5
  %143 = getelementptr float, ptr %4, i64 %142
  %144 = getelementptr inbounds nuw float, ptr %12, i64 %141
  %145 = mul nsw i64 %141, %7
  %146 = getelementptr float, ptr %6, i64 %145
  br label %150

147:
  %148 = add nuw nsw i64 %141, 1
  %149 = icmp eq i64 %148, %2
  br i1 %149, label %.loopexit8, label %._crit_edge25

._crit_edge25:
  br label %140

150:
  %151 = phi i64 [ 0, %140 ], [ %170, %._crit_edge27 ]
  br i1 %139, label %._crit_edge26, label %152

._crit_edge26:
  br label %158

152:
  %153 = getelementptr inbounds nuw float, ptr %11, i64 %151
  %154 = load float, ptr %153, align 4
  %155 = getelementptr float, ptr %143, i64 %151
  %156 = load float, ptr %155, align 4
  %157 = fmul float %154, %156
  store float %157, ptr %155, align 4
  br label %158

158:
  br i1 %138, label %159, label %162

159:
  %160 = getelementptr float, ptr %143, i64 %151
  %161 = load float, ptr %160, align 4
  br label %167

162:
  %163 = load float, ptr %144, align 4
  %164 = getelementptr float, ptr %143, i64 %151
  %165 = load float, ptr %164, align 4
  %166 = fmul float %163, %165
  store float %166, ptr %164, align 4
  br label %167

167:
  %168 = phi float [ %161, %159 ], [ %166, %162 ]
  %169 = getelementptr float, ptr %146, i64 %151
  store float %168, ptr %169, align 4
  %170 = add nuw nsw i64 %151, 1
  %171 = icmp eq i64 %170, %2
  br i1 %171, label %147, label %._crit_edge27

._crit_edge27:
  br label %150

.loopexit8:
  br label %172

172:
  %173 = phi i1 [ %65, %103 ], [ true, %._crit_edge23 ], [ %138, %.loopexit8 ]
  %174 = phi i1 [ %63, %103 ], [ true, %._crit_edge23 ], [ %139, %.loopexit8 ]
  br i1 %26, label %176, label %175

175:
  br i1 %174, label %._crit_edge28, label %._crit_edge29

._crit_edge29:
  br label %177

._crit_edge28:
  br label %197

176:
  br i1 %173, label %._crit_edge30, label %._crit_edge31

._crit_edge31:
  br label %177

._crit_edge30:
  br label %197

177:
  %178 = phi ptr [ %12, %._crit_edge31 ], [ %11, %._crit_edge29 ]
  %179 = icmp sgt i64 %3, 0
  br i1 %179, label %.preheader5, label %._crit_edge32

._crit_edge32:
  br label %197

.preheader5:
  br label %180

180:
  %181 = phi i64 [ %186, %._crit_edge34 ], [ 0, %.preheader5 ]
  br i1 %27, label %._crit_edge33, label %182

._crit_edge33:
  br label %185

182:
  %183 = mul nsw i64 %181, %14
  %184 = getelementptr float, ptr %13, i64 %183
  br label %188

.loopexit4:
  br label %185

185:
  %186 = add nuw nsw i64 %181, 1
  %187 = icmp eq i64 %186, %3
  br i1 %187, label %.loopexit6, label %._crit_edge34

._crit_edge34:
  br label %180

188:
  %189 = phi i64 [ 0, %182 ], [ %195, %._crit_edge35 ]
  %190 = getelementptr inbounds nuw float, ptr %178, i64 %189
  %191 = load float, ptr %190, align 4
  %192 = getelementptr float, ptr %184, i64 %189
  %193 = load float, ptr %192, align 4
  %194 = fmul float %191, %193
  store float %194, ptr %192, align 4
  %195 = add nuw nsw i64 %189, 1
  %196 = icmp eq i64 %195, %2
  br i1 %196, label %.loopexit4, label %._crit_edge35

._crit_edge35:
  br label %188

.loopexit6:
  br label %197

197:
  br i1 %58, label %._crit_edge36, label %198

._crit_edge36:
  br label %200

198:
  %199 = call i32 @irad_la_sgetrf(i64 %2, i64 %2, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %200

200:
  %201 = phi i32 [ 0, %._crit_edge36 ], [ %199, %198 ]
  %202 = icmp sgt i32 %201, 0
  %203 = sext i32 %201 to i64
  %204 = select i1 %202, i64 %203, i64 %2
  %205 = icmp sgt i64 %204, 0
  br i1 %205, label %.preheader, label %._crit_edge37

._crit_edge37:
  br label %240

.preheader:
  br label %206

206:
  %207 = phi float [ %217, %._crit_edge39 ], [ 0.000000e+00, %.preheader ]
  %208 = phi float [ %216, %._crit_edge39 ], [ 0.000000e+00, %.preheader ]
  %209 = phi i64 [ %218, %._crit_edge39 ], [ 0, %.preheader ]
  br i1 %27, label %._crit_edge38, label %210

._crit_edge38:
  br label %215

210:
  %211 = mul nsw i64 %209, %5
  %212 = getelementptr float, ptr %4, i64 %211
  %213 = mul nsw i64 %209, %7
  %214 = getelementptr float, ptr %6, i64 %213
  br label %220

.loopexit2:
  %.lcssa55 = phi float [ %235, %232 ]
  %.lcssa = phi float [ %237, %232 ]
  br label %215

215:
  %216 = phi float [ %208, %._crit_edge38 ], [ %.lcssa, %.loopexit2 ]
  %217 = phi float [ %207, %._crit_edge38 ], [ %.lcssa55, %.loopexit2 ]
  %218 = add nuw nsw i64 %209, 1
  %219 = icmp eq i64 %218, %204
  br i1 %219, label %.loopexit3, label %._crit_edge39

._crit_edge39:
  br label %206

220:
  %221 = phi float [ %207, %210 ], [ %235, %._crit_edge41 ]
  %222 = phi float [ %208, %210 ], [ %237, %._crit_edge41 ]
  %223 = phi i64 [ 0, %210 ], [ %238, %._crit_edge41 ]
  %224 = getelementptr float, ptr %212, i64 %223
  %225 = load float, ptr %224, align 4
  %226 = call float @llvm.fabs.f32(float %225)
  %227 = icmp samesign ugt i64 %223, %209
  br i1 %227, label %._crit_edge40, label %228

._crit_edge40:
  br label %232

228:
  %229 = getelementptr float, ptr %214, i64 %223
  %230 = load float, ptr %229, align 4
  %231 = call float @llvm.fabs.f32(float %230)
  br label %232

232:
  %233 = phi float [ %231, %228 ], [ 0.000000e+00, %._crit_edge40 ]
  %234 = fcmp ogt float %226, %221
  %235 = select i1 %234, float %226, float %221
  %236 = fcmp ogt float %233, %222
  %237 = select i1 %236, float %233, float %222
  %238 = add nuw nsw i64 %223, 1
  %239 = icmp eq i64 %238, %2
  br i1 %239, label %.loopexit2, label %._crit_edge41

._crit_edge41:
  br label %220

.loopexit3:
  %.lcssa57 = phi float [ %216, %215 ]
  %.lcssa56 = phi float [ %217, %215 ]
  br label %240

240:
  %241 = phi float [ 0.000000e+00, %._crit_edge37 ], [ %.lcssa57, %.loopexit3 ]
  %242 = phi float [ 0.000000e+00, %._crit_edge37 ], [ %.lcssa56, %.loopexit3 ]
  %243 = fcmp oeq float %241, 0.000000e+00
  %244 = fdiv float %242, %241
  %245 = select i1 %243, float 1.000000e+00, float %244
  store float %245, ptr %20, align 4
  br i1 %202, label %246, label %247

246:
  store float 0.000000e+00, ptr %17, align 4
  br label %306

247:
  %248 = zext i1 %26 to i32
  %249 = select i1 %26, i32 105, i32 49
  %250 = call fastcc float @irad.body.expert_s.norm_of(i32 %249, i64 %2, i64 %2, ptr %4, i64 %5)
  call fastcc void @irad.body.expert_s.condition(i32 0, i32 %248, i64 %2, ptr %6, i64 %7, float %250, ptr %17)
  %251 = icmp sgt i64 %3, 0
  br i1 %251, label %252, label %._crit_edge42

._crit_edge42:
  br label %261

252:
  %253 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %254 = shl i64 %253, 2
  %255 = sext i32 %1 to i64
  %256 = load float, ptr %23, align 4
  %257 = load float, ptr %22, align 4
  %258 = select i1 %26, float %257, float %256
  %259 = shl i64 %14, 2
  %260 = shl nuw i64 %2, 2
  br label %267

.loopexit1:
  br label %261

261:
  %262 = load float, ptr %17, align 4
  %263 = fcmp olt float %262, 0x3E70000000000000
  %264 = trunc i64 %2 to i32
  %265 = add nsw i32 %264, 1
  %266 = select i1 %263, i32 %265, i32 0
  br label %306

267:
  %268 = phi i64 [ 0, %252 ], [ %304, %._crit_edge54 ]
  %269 = call noalias ptr @malloc(i64 %254)
  %270 = call noalias ptr @malloc(i64 %254)
  br i1 %27, label %._crit_edge43, label %271

._crit_edge43:
  br label %274

271:
  %272 = mul i64 %259, %268
  %273 = getelementptr i8, ptr %13, i64 %272
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %270, ptr align 4 %273, i64 %260, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %269, ptr align 4 %273, i64 %260, i1 false)
  br label %274

274:
  %275 = call i32 @irad_la_sgetrs(i64 %255, i64 %2, i64 1, ptr %6, i64 %7, ptr %8, i64 %9, ptr %269, i64 %253)
  %276 = getelementptr inbounds nuw float, ptr %18, i64 %268
  %277 = getelementptr inbounds nuw float, ptr %19, i64 %268
  call fastcc void @irad.body.expert_s.refine(i32 %1, i64 %2, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %270, ptr %269, ptr %276, ptr %277)
  br i1 %27, label %._crit_edge44, label %278

._crit_edge44:
  br label %281

278:
  %279 = mul nsw i64 %268, %16
  %280 = getelementptr float, ptr %15, i64 %279
  br label %282

.loopexit:
  br label %281

281:
  br i1 %26, label %299, label %298

282:
  %283 = phi i64 [ 0, %278 ], [ %296, %._crit_edge49 ]
  %284 = getelementptr inbounds nuw float, ptr %269, i64 %283
  %285 = load float, ptr %284, align 4
  br i1 %26, label %287, label %286

286:
  br i1 %173, label %._crit_edge45, label %._crit_edge46

._crit_edge46:
  br label %288

._crit_edge45:
  br label %292

287:
  br i1 %174, label %._crit_edge47, label %._crit_edge48

._crit_edge48:
  br label %288

._crit_edge47:
  br label %292

288:
  %289 = phi ptr [ %12, %._crit_edge46 ], [ %11, %._crit_edge48 ]
  %290 = getelementptr inbounds nuw float, ptr %289, i64 %283
  %291 = load float, ptr %290, align 4
  br label %292

292:
  %293 = phi float [ 1.000000e+00, %._crit_edge45 ], [ 1.000000e+00, %._crit_edge47 ], [ %291, %288 ]
  %294 = fmul float %285, %293
  %295 = getelementptr float, ptr %280, i64 %283
  store float %294, ptr %295, align 4
  %296 = add nuw nsw i64 %283, 1
  %297 = icmp eq i64 %296, %2
  br i1 %297, label %.loopexit, label %._crit_edge49

._crit_edge49:
  br label %282

298:
  br i1 %173, label %._crit_edge50, label %._crit_edge51

._crit_edge51:
  br label %300

._crit_edge50:
  br label %303

299:
  br i1 %174, label %._crit_edge52, label %._crit_edge53

._crit_edge53:
  br label %300

._crit_edge52:
  br label %303

300:
  %301 = load float, ptr %276, align 4
  %302 = fdiv float %301, %258
  store float %302, ptr %276, align 4
  br label %303

303:
  call void @free(ptr %269)
  call void @free(ptr %270)
  %304 = add nuw nsw i64 %268, 1
  %305 = icmp eq i64 %304, %3
  br i1 %305, label %.loopexit1, label %._crit_edge54

._crit_edge54:
  br label %267

306:
  %307 = phi i32 [ %201, %246 ], [ %266, %261 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  ret i32 %307
}

define internal i32 @irad.body.LAPACKE_sgecon(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, float %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %15, label %9

9:
  %10 = and i8 %1, -33
  %11 = icmp eq i8 %10, 73
  %12 = zext i1 %11 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  call fastcc void @irad.body.expert_s.condition(i32 0, i32 %12, i64 %13, ptr %3, i64 %14, float %5, ptr %6)
  br label %26

15:
  %16 = sext i32 %2 to i64
  %17 = sext i32 %4 to i64
  %18 = mul nsw i64 %16, %16
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 2
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.expert_s.turn(i64 %16, i64 %16, ptr %3, i64 %17, ptr %21)
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 73
  %24 = zext i1 %23 to i32
  %25 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  call fastcc void @irad.body.expert_s.condition(i32 0, i32 %24, i64 %16, ptr %21, i64 %25, float %5, ptr %6)
  call void @free(ptr %21)
  br label %26

26:
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.LAPACKE_spocon(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, float %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i32 %2 to i64
  %12 = sext i32 %4 to i64
  call fastcc void @irad.body.expert_s.condition(i32 %10, i32 0, i64 %11, ptr %3, i64 %12, float %5, ptr %6)
  br label %22

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 2
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.expert_s.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  call fastcc void @irad.body.expert_s.condition(i32 %20, i32 0, i64 %14, ptr %19, i64 %21, float %5, ptr %6)
  call void @free(ptr %19)
  br label %22

22:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_sgesvx(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i32 %14, ptr %15, i32 %16, ptr %17, ptr %18, ptr %19, ptr %20) {
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
  %32 = call fastcc i32 @irad.body.expert_s.solve_refined(i32 %24, i32 %25, i64 %26, i64 %27, ptr %5, i64 %28, ptr %7, i64 %29, ptr %9, i64 4, ptr %10, ptr %11, ptr %12, ptr %13, i64 %30, ptr %15, i64 %31, ptr %17, ptr %18, ptr %19, ptr %20)
  br label %78

33:
  %34 = sext i32 %3 to i64
  %35 = sext i32 %6 to i64
  %36 = mul nsw i64 %34, %34
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 1)
  %38 = shl i64 %37, 2
  %39 = call noalias ptr @malloc(i64 %38)
  call fastcc void @irad.body.expert_s.turn(i64 %34, i64 %34, ptr %5, i64 %35, ptr %39)
  %40 = sext i32 %4 to i64
  %41 = sext i32 %14 to i64
  %42 = mul nsw i64 %40, %34
  %43 = call i64 @llvm.smax.i64(i64 %42, i64 1)
  %44 = shl i64 %43, 2
  %45 = call noalias ptr @malloc(i64 %44)
  call fastcc void @irad.body.expert_s.turn(i64 %34, i64 %40, ptr %13, i64 %41, ptr %45)
  %46 = mul nsw i32 %4, %3
  %47 = call i32 @llvm.smax.i32(i32 %46, i32 1)
  %48 = zext nneg i32 %47 to i64
  %49 = shl nuw nsw i64 %48, 2
  %50 = call noalias ptr @malloc(i64 %49)
  %51 = sext i8 %1 to i32
  %52 = and i8 %1, -33
  %53 = icmp eq i8 %52, 70
  br i1 %53, label %54, label %57

54:
  %55 = sext i32 %8 to i64
  %56 = call noalias ptr @malloc(i64 %38)
  call fastcc void @irad.body.expert_s.turn(i64 %34, i64 %34, ptr %7, i64 %55, ptr %56)
  br label %64

57:
  %58 = mul nsw i32 %3, %3
  %59 = call i32 @llvm.umax.i32(i32 %58, i32 1)
  %60 = zext nneg i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 2
  %62 = call noalias ptr @malloc(i64 %61)
  %63 = sext i32 %8 to i64
  br label %64

64:
  %65 = phi i64 [ %63, %57 ], [ %55, %54 ]
  %66 = phi ptr [ %62, %57 ], [ %56, %54 ]
  %67 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %68 = sext i8 %2 to i32
  %69 = call fastcc i32 @irad.body.expert_s.solve_refined(i32 %51, i32 %68, i64 %34, i64 %40, ptr %39, i64 %67, ptr %66, i64 %67, ptr %9, i64 4, ptr %10, ptr %11, ptr %12, ptr %45, i64 %67, ptr %50, i64 %67, ptr %17, ptr %18, ptr %19, ptr %20)
  call fastcc void @irad.body.expert_s.put_back(i64 %34, i64 %34, ptr %39, ptr %5, i64 %35)
  call void @free(ptr %39)
  call fastcc void @irad.body.expert_s.put_back(i64 %34, i64 %34, ptr %66, ptr %7, i64 %65)
  call void @free(ptr %66)
  br i1 %53, label %70, label %._crit_edge

._crit_edge:
  br label %71

70:
  call fastcc void @irad.body.expert_s.put_back(i64 %34, i64 %40, ptr %45, ptr %13, i64 %41)
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
  call fastcc void @irad.body.expert_s.put_back(i64 %34, i64 %40, ptr %50, ptr %15, i64 %76)
  br label %77

77:
  call void @free(ptr %50)
  br label %78

78:
  %79 = phi i32 [ %32, %23 ], [ %69, %77 ]
  ret i32 %79
}

define internal void @irad.body.expert_s.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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

define internal void @irad.body.sgecon_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 73
  %13 = zext i1 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %3, align 8
  %16 = load float, ptr %4, align 4
  call fastcc void @irad.body.expert_s.condition(i32 0, i32 %13, i64 %14, ptr %2, i64 %15, float %16, ptr %5)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.spocon_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %3, align 8
  %14 = load float, ptr %4, align 4
  call fastcc void @irad.body.expert_s.condition(i32 %11, i32 0, i64 %12, ptr %2, i64 %13, float %14, ptr %5)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.sgesvx_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr readonly %13, ptr %14, ptr readonly %15, ptr %16, ptr %17, ptr %18, ptr %19, ptr readnone %20, ptr writeonly initializes((0, 8)) %21) {
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
  %33 = call fastcc i32 @irad.body.expert_s.solve_refined(i32 %24, i32 %26, i64 %27, i64 %28, ptr %4, i64 %29, ptr %6, i64 %30, ptr %8, i64 8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %31, ptr %14, i64 %32, ptr %16, ptr %17, ptr %18, ptr %19)
  %34 = sext i32 %33 to i64
  store i64 %34, ptr %21, align 8
  ret void
}

define internal i64 @irad.body.LAPACKE_sgecon_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, float %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = and i8 %1, -33
  %11 = icmp eq i8 %10, 73
  %12 = zext i1 %11 to i32
  call fastcc void @irad.body.expert_s.condition(i32 0, i32 %12, i64 %2, ptr %3, i64 %4, float %5, ptr %6)
  br label %22

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 2
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.expert_s.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %17)
  %18 = and i8 %1, -33
  %19 = icmp eq i8 %18, 73
  %20 = zext i1 %19 to i32
  %21 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.expert_s.condition(i32 0, i32 %20, i64 %2, ptr %17, i64 %21, float %5, ptr %6)
  call void @free(ptr %17)
  br label %22

22:
  ret i64 0
}

define internal i64 @irad.body.LAPACKE_spocon_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, float %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = sext i8 %1 to i32
  call fastcc void @irad.body.expert_s.condition(i32 %10, i32 0, i64 %2, ptr %3, i64 %4, float %5, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 2
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.expert_s.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.expert_s.condition(i32 %16, i32 0, i64 %2, ptr %15, i64 %17, float %5, ptr %6)
  call void @free(ptr %15)
  br label %18

18:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_sgesvx_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20) {
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %28, label %23

23:
  %24 = sext i8 %1 to i32
  %25 = sext i8 %2 to i32
  %26 = call fastcc i32 @irad.body.expert_s.solve_refined(i32 %24, i32 %25, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 8, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20)
  %27 = sext i32 %26 to i64
  br label %55

28:
  %29 = mul nsw i64 %3, %3
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = shl i64 %30, 2
  %32 = call noalias ptr @malloc(i64 %31)
  call fastcc void @irad.body.expert_s.turn(i64 %3, i64 %3, ptr %5, i64 %6, ptr %32)
  %33 = mul nsw i64 %4, %3
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = shl i64 %34, 2
  %36 = call noalias ptr @malloc(i64 %35)
  call fastcc void @irad.body.expert_s.turn(i64 %3, i64 %4, ptr %13, i64 %14, ptr %36)
  %37 = call noalias ptr @malloc(i64 %35)
  %38 = sext i8 %1 to i32
  %39 = and i8 %1, -33
  %40 = icmp eq i8 %39, 70
  %41 = call noalias ptr @malloc(i64 %31)
  br i1 %40, label %42, label %._crit_edge

._crit_edge:
  br label %43

42:
  call fastcc void @irad.body.expert_s.turn(i64 %3, i64 %3, ptr %7, i64 %8, ptr %41)
  br label %43

43:
  %44 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %45 = sext i8 %2 to i32
  %46 = call fastcc i32 @irad.body.expert_s.solve_refined(i32 %38, i32 %45, i64 %3, i64 %4, ptr %32, i64 %44, ptr %41, i64 %44, ptr %9, i64 8, ptr %10, ptr %11, ptr %12, ptr %36, i64 %44, ptr %37, i64 %44, ptr %17, ptr %18, ptr %19, ptr %20)
  call fastcc void @irad.body.expert_s.put_back(i64 %3, i64 %3, ptr %32, ptr %5, i64 %6)
  call void @free(ptr %32)
  call fastcc void @irad.body.expert_s.put_back(i64 %3, i64 %3, ptr %41, ptr %7, i64 %8)
  call void @free(ptr %41)
  br i1 %40, label %47, label %._crit_edge1

._crit_edge1:
  br label %48

47:
  call fastcc void @irad.body.expert_s.put_back(i64 %3, i64 %4, ptr %36, ptr %13, i64 %14)
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
  call fastcc void @irad.body.expert_s.put_back(i64 %3, i64 %4, ptr %37, ptr %15, i64 %16)
  br label %54

54:
  call void @free(ptr %37)
  br label %55

55:
  %56 = phi i64 [ %50, %54 ], [ %27, %23 ]
  ret i64 %56
}

define internal float @irad.body.expert_s.inverse_norm(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr readonly captures(address_is_null) %7) unnamed_addr {
  %9 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %10 = shl i64 %9, 2
  %11 = call noalias ptr @malloc(i64 %10)
  %12 = call noalias ptr @malloc(i64 %10)
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %19

14:
  %15 = uitofp nneg i64 %2 to float
  %16 = fdiv float 1.000000e+00, %15
  br label %41

17:
  %18 = icmp eq ptr %7, null
  call fastcc void @irad.body.expert_s.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %18, label %._crit_edge, label %.preheader10

._crit_edge:
  br label %29

.preheader10:
  br label %20

19:
  call fastcc void @irad.body.expert_s.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr %11)
  br label %212

20:
  %21 = phi i64 [ %27, %._crit_edge12 ], [ 0, %.preheader10 ]
  %22 = getelementptr inbounds nuw float, ptr %7, i64 %21
  %23 = load float, ptr %22, align 4
  %24 = getelementptr inbounds nuw float, ptr %11, i64 %21
  %25 = load float, ptr %24, align 4
  %26 = fmul float %23, %25
  store float %26, ptr %24, align 4
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp slt i64 %27, %2
  br i1 %28, label %._crit_edge12, label %.loopexit11

._crit_edge12:
  br label %20

.loopexit11:
  br label %29

29:
  br label %30

30:
  %31 = phi i64 [ %37, %._crit_edge13 ], [ 0, %29 ]
  %32 = phi float [ %36, %._crit_edge13 ], [ 0.000000e+00, %29 ]
  %33 = getelementptr inbounds nuw float, ptr %11, i64 %31
  %34 = load float, ptr %33, align 4
  %35 = call float @llvm.fabs.f32(float %34)
  %36 = fadd float %32, %35
  %37 = add nuw nsw i64 %31, 1
  %38 = icmp eq i64 %37, %2
  br i1 %38, label %39, label %._crit_edge13

._crit_edge13:
  br label %30

39:
  %.lcssa41 = phi float [ %36, %30 ]
  %40 = icmp eq i64 %2, 1
  br i1 %40, label %._crit_edge14, label %.preheader9

._crit_edge14:
  br label %212

.preheader9:
  br label %48

41:
  %42 = phi i64 [ 0, %14 ], [ %45, %._crit_edge15 ]
  %43 = getelementptr inbounds nuw float, ptr %11, i64 %42
  store float %16, ptr %43, align 4
  %44 = getelementptr inbounds nuw float, ptr %12, i64 %42
  store float 0.000000e+00, ptr %44, align 4
  %45 = add nuw nsw i64 %42, 1
  %46 = icmp eq i64 %45, %2
  br i1 %46, label %17, label %._crit_edge15

._crit_edge15:
  br label %41

47:
  br i1 %18, label %._crit_edge16, label %.preheader7

._crit_edge16:
  br label %66

.preheader7:
  br label %57

48:
  %49 = phi i64 [ %55, %._crit_edge17 ], [ 0, %.preheader9 ]
  %50 = getelementptr inbounds nuw float, ptr %11, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = fcmp oge float %51, 0.000000e+00
  %53 = select i1 %52, float 1.000000e+00, float -1.000000e+00
  store float %53, ptr %50, align 4
  %54 = getelementptr inbounds nuw float, ptr %12, i64 %49
  store float %53, ptr %54, align 4
  %55 = add nuw nsw i64 %49, 1
  %56 = icmp eq i64 %55, %2
  br i1 %56, label %47, label %._crit_edge17

._crit_edge17:
  br label %48

57:
  %58 = phi i64 [ %64, %._crit_edge18 ], [ 0, %.preheader7 ]
  %59 = getelementptr inbounds nuw float, ptr %7, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw float, ptr %11, i64 %58
  %62 = load float, ptr %61, align 4
  %63 = fmul float %60, %62
  store float %63, ptr %61, align 4
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %2
  br i1 %65, label %.loopexit8, label %._crit_edge18

._crit_edge18:
  br label %57

.loopexit8:
  br label %66

66:
  %67 = xor i32 %1, 1
  call fastcc void @irad.body.expert_s.inverse_times(i32 range(i32 -128, 128) %0, i32 %67, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  %68 = call i64 @llvm.umax.i64(i64 %2, i64 2)
  br label %69

69:
  %70 = phi i64 [ %80, %._crit_edge19 ], [ 1, %66 ]
  %71 = phi i64 [ %79, %._crit_edge19 ], [ 0, %66 ]
  %72 = getelementptr inbounds nuw float, ptr %11, i64 %70
  %73 = load float, ptr %72, align 4
  %74 = call float @llvm.fabs.f32(float %73)
  %75 = getelementptr inbounds nuw float, ptr %11, i64 %71
  %76 = load float, ptr %75, align 4
  %77 = call float @llvm.fabs.f32(float %76)
  %78 = fcmp ogt float %74, %77
  %79 = select i1 %78, i64 %70, i64 %71
  %80 = add nuw nsw i64 %70, 1
  %81 = icmp eq i64 %80, %68
  br i1 %81, label %.preheader6, label %._crit_edge19

._crit_edge19:
  br label %69

.preheader6:
  %.lcssa40 = phi i64 [ %79, %69 ]
  br label %82

82:
  %83 = phi float [ %.lcssa35, %._crit_edge30 ], [ %.lcssa41, %.preheader6 ]
  %84 = phi i64 [ %.lcssa39, %._crit_edge30 ], [ %.lcssa40, %.preheader6 ]
  %85 = phi i32 [ %167, %._crit_edge30 ], [ 2, %.preheader6 ]
  br label %129

86:
  call fastcc void @irad.body.expert_s.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %18, label %._crit_edge20, label %.preheader4

._crit_edge20:
  br label %96

.preheader4:
  br label %87

87:
  %88 = phi i64 [ %94, %._crit_edge21 ], [ 0, %.preheader4 ]
  %89 = getelementptr inbounds nuw float, ptr %7, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = getelementptr inbounds nuw float, ptr %11, i64 %88
  %92 = load float, ptr %91, align 4
  %93 = fmul float %90, %92
  store float %93, ptr %91, align 4
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, %9
  br i1 %95, label %.loopexit5, label %._crit_edge21

._crit_edge21:
  br label %87

.loopexit5:
  br label %96

96:
  br label %97

97:
  %98 = phi i64 [ %104, %._crit_edge22 ], [ 0, %96 ]
  %99 = phi float [ %103, %._crit_edge22 ], [ 0.000000e+00, %96 ]
  %100 = getelementptr inbounds nuw float, ptr %11, i64 %98
  %101 = load float, ptr %100, align 4
  %102 = call float @llvm.fabs.f32(float %101)
  %103 = fadd float %99, %102
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %.preheader3, label %._crit_edge22

._crit_edge22:
  br label %97

.preheader3:
  %.lcssa35 = phi float [ %103, %97 ]
  br label %106

106:
  %107 = phi i32 [ %120, %._crit_edge24 ], [ 1, %.preheader3 ]
  %108 = phi i64 [ %122, %._crit_edge24 ], [ 0, %.preheader3 ]
  %109 = getelementptr inbounds nuw float, ptr %11, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = fcmp oge float %110, 0.000000e+00
  %112 = select i1 %111, float 1.000000e+00, float -1.000000e+00
  store float %112, ptr %109, align 4
  %113 = icmp eq i32 %107, 0
  br i1 %113, label %._crit_edge23, label %114

._crit_edge23:
  br label %119

114:
  %115 = getelementptr inbounds nuw float, ptr %12, i64 %108
  %116 = load float, ptr %115, align 4
  %117 = fcmp oeq float %112, %116
  %118 = zext i1 %117 to i32
  br label %119

119:
  %120 = phi i32 [ 0, %._crit_edge23 ], [ %118, %114 ]
  %121 = getelementptr inbounds nuw float, ptr %12, i64 %108
  store float %112, ptr %121, align 4
  %122 = add nuw nsw i64 %108, 1
  %123 = icmp eq i64 %122, %2
  br i1 %123, label %124, label %._crit_edge24

._crit_edge24:
  br label %106

124:
  %.lcssa38 = phi i32 [ %120, %119 ]
  %125 = icmp eq i32 %.lcssa38, 0
  %126 = fcmp ugt float %.lcssa35, %83
  %127 = select i1 %125, i1 %126, i1 false
  br i1 %127, label %128, label %._crit_edge25

._crit_edge25:
  %.lcssa35.lcssa = phi float [ %.lcssa35, %124 ]
  br label %170

128:
  br i1 %18, label %._crit_edge26, label %.preheader1

._crit_edge26:
  br label %145

.preheader1:
  br label %136

129:
  %130 = phi i64 [ %134, %._crit_edge27 ], [ 0, %82 ]
  %131 = icmp eq i64 %130, %84
  %132 = uitofp i1 %131 to float
  %133 = getelementptr inbounds nuw float, ptr %11, i64 %130
  store float %132, ptr %133, align 4
  %134 = add nuw nsw i64 %130, 1
  %135 = icmp eq i64 %134, %9
  br i1 %135, label %86, label %._crit_edge27

._crit_edge27:
  br label %129

136:
  %137 = phi i64 [ %143, %._crit_edge28 ], [ 0, %.preheader1 ]
  %138 = getelementptr inbounds nuw float, ptr %7, i64 %137
  %139 = load float, ptr %138, align 4
  %140 = getelementptr inbounds nuw float, ptr %11, i64 %137
  %141 = load float, ptr %140, align 4
  %142 = fmul float %139, %141
  store float %142, ptr %140, align 4
  %143 = add nuw nsw i64 %137, 1
  %144 = icmp eq i64 %143, %9
  br i1 %144, label %.loopexit2, label %._crit_edge28

._crit_edge28:
  br label %136

.loopexit2:
  br label %145

145:
  call fastcc void @irad.body.expert_s.inverse_times(i32 range(i32 -128, 128) %0, i32 %67, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br label %146

146:
  %147 = phi i64 [ %157, %._crit_edge29 ], [ 1, %145 ]
  %148 = phi i64 [ %156, %._crit_edge29 ], [ 0, %145 ]
  %149 = getelementptr inbounds nuw float, ptr %11, i64 %147
  %150 = load float, ptr %149, align 4
  %151 = call float @llvm.fabs.f32(float %150)
  %152 = getelementptr inbounds nuw float, ptr %11, i64 %148
  %153 = load float, ptr %152, align 4
  %154 = call float @llvm.fabs.f32(float %153)
  %155 = fcmp ogt float %151, %154
  %156 = select i1 %155, i64 %147, i64 %148
  %157 = add nuw nsw i64 %147, 1
  %158 = icmp eq i64 %157, %68
  br i1 %158, label %159, label %._crit_edge29

._crit_edge29:
  br label %146

159:
  %.lcssa39 = phi i64 [ %156, %146 ]
  %160 = getelementptr inbounds float, ptr %11, i64 %84
  %161 = load float, ptr %160, align 4
  %162 = call float @llvm.fabs.f32(float %161)
  %163 = getelementptr inbounds nuw float, ptr %11, i64 %.lcssa39
  %164 = load float, ptr %163, align 4
  %165 = call float @llvm.fabs.f32(float %164)
  %166 = fcmp oeq float %162, %165
  %167 = add nuw nsw i32 %85, 1
  %168 = icmp eq i32 %167, 6
  %169 = select i1 %166, i1 true, i1 %168
  br i1 %169, label %split, label %._crit_edge30

._crit_edge30:
  br label %82

split:
  %.lcssa35.lcssa36 = phi float [ %.lcssa35, %159 ]
  br label %170

170:
  %.lcssa3537 = phi float [ %.lcssa35.lcssa36, %split ], [ %.lcssa35.lcssa, %._crit_edge25 ]
  %171 = add nsw i64 %2, -1
  %172 = uitofp nneg i64 %171 to float
  br label %200

173:
  call fastcc void @irad.body.expert_s.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %18, label %._crit_edge31, label %.preheader

._crit_edge31:
  br label %183

.preheader:
  br label %174

174:
  %175 = phi i64 [ %181, %._crit_edge32 ], [ 0, %.preheader ]
  %176 = getelementptr inbounds nuw float, ptr %7, i64 %175
  %177 = load float, ptr %176, align 4
  %178 = getelementptr inbounds nuw float, ptr %11, i64 %175
  %179 = load float, ptr %178, align 4
  %180 = fmul float %177, %179
  store float %180, ptr %178, align 4
  %181 = add nuw nsw i64 %175, 1
  %182 = icmp eq i64 %181, %9
  br i1 %182, label %.loopexit, label %._crit_edge32

._crit_edge32:
  br label %174

.loopexit:
  br label %183

183:
  br label %184

184:
  %185 = phi i64 [ %191, %._crit_edge33 ], [ 0, %183 ]
  %186 = phi float [ %190, %._crit_edge33 ], [ 0.000000e+00, %183 ]
  %187 = getelementptr inbounds nuw float, ptr %11, i64 %185
  %188 = load float, ptr %187, align 4
  %189 = call float @llvm.fabs.f32(float %188)
  %190 = fadd float %186, %189
  %191 = add nuw nsw i64 %185, 1
  %192 = icmp eq i64 %191, %9
  br i1 %192, label %193, label %._crit_edge33

._crit_edge33:
  br label %184

193:
  %.lcssa = phi float [ %190, %184 ]
  %194 = fmul float %.lcssa, 2.000000e+00
  %195 = mul nuw nsw i64 %2, 3
  %196 = uitofp nneg i64 %195 to float
  %197 = fdiv float %194, %196
  %198 = fcmp ogt float %197, %.lcssa3537
  %199 = select i1 %198, float %197, float %.lcssa3537
  br label %212

200:
  %201 = phi i64 [ 0, %170 ], [ %210, %._crit_edge34 ]
  %202 = and i64 %201, 1
  %203 = icmp eq i64 %202, 0
  %204 = uitofp nneg i64 %201 to float
  %205 = fdiv float %204, %172
  %206 = fadd float %205, 1.000000e+00
  %207 = fneg float %206
  %208 = select i1 %203, float %206, float %207
  %209 = getelementptr inbounds nuw float, ptr %11, i64 %201
  store float %208, ptr %209, align 4
  %210 = add nuw nsw i64 %201, 1
  %211 = icmp eq i64 %210, %9
  br i1 %211, label %173, label %._crit_edge34

._crit_edge34:
  br label %200

212:
  %213 = phi float [ %199, %193 ], [ %.lcssa41, %._crit_edge14 ], [ 0.000000e+00, %19 ]
  call void @free(ptr %11)
  call void @free(ptr %12)
  ret float %213
}

declare void @__irad_float(ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.expert_s.inverse_times(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr %7) unnamed_addr {
  %9 = icmp eq ptr %5, null
  br i1 %9, label %15, label %10

10:
  %11 = icmp eq i32 %1, 0
  %12 = select i1 %11, i64 110, i64 99
  %13 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %14 = call i32 @irad_la_sgetrs(i64 %12, i64 %2, i64 1, ptr %3, i64 %4, ptr nonnull %5, i64 %6, ptr %7, i64 %13)
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
  %27 = call i32 @irad_la_strsm(i64 108, i64 %21, i64 %22, i64 %25, i64 %2, i64 1, ptr %3, i64 %4, ptr %7, i64 %26)
  %28 = xor i1 %16, %20
  %29 = and i1 %16, %28
  %30 = select i1 %29, i64 117, i64 110
  %31 = select i1 %28, i64 108, i64 117
  %32 = select i1 %28, i64 99, i64 110
  %33 = call i32 @irad_la_strsm(i64 108, i64 %31, i64 %32, i64 %30, i64 %2, i64 1, ptr %3, i64 %4, ptr %7, i64 %26)
  br label %34

34:
  ret void
}

declare i32 @irad_la_sgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_strsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal range(i32 0, 2) i32 @irad.body.expert_s.scales(i64 %0, ptr readonly %1, i64 %2, ptr %3, ptr %4, ptr nonnull writeonly %5, ptr nonnull writeonly %6, ptr nonnull writeonly %7) unnamed_addr {
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
  %18 = getelementptr float, ptr %1, i64 %17
  %19 = getelementptr float, ptr %1, i64 %14
  br label %31

.loopexit2:
  %.lcssa11 = phi float [ %25, %23 ]
  %.lcssa10 = phi float [ %27, %23 ]
  br label %20

20:
  %21 = phi float [ 0x47D0000000000000, %._crit_edge ], [ %.lcssa11, %.loopexit2 ]
  %22 = phi float [ 0.000000e+00, %._crit_edge ], [ %.lcssa10, %.loopexit2 ]
  br i1 %11, label %52, label %._crit_edge3

._crit_edge3:
  br label %53

23:
  %.lcssa = phi float [ %49, %46 ]
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
  %32 = phi i64 [ 0, %13 ], [ %50, %._crit_edge5 ]
  %33 = phi float [ 0.000000e+00, %13 ], [ %49, %._crit_edge5 ]
  br i1 %11, label %41, label %34

34:
  %35 = getelementptr float, ptr %18, i64 %32
  %36 = load float, ptr %35, align 4
  %37 = call float @llvm.fabs.f32(float %36)
  %38 = getelementptr inbounds nuw float, ptr %3, i64 %32
  %39 = load float, ptr %38, align 4
  %40 = fmul float %37, %39
  br label %46

41:
  %42 = mul nsw i64 %32, %2
  %43 = getelementptr float, ptr %19, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = call float @llvm.fabs.f32(float %44)
  br label %46

46:
  %47 = phi float [ %40, %34 ], [ %45, %41 ]
  %48 = fcmp ogt float %47, %33
  %49 = select i1 %48, float %47, float %33
  %50 = add nuw nsw i64 %32, 1
  %51 = icmp eq i64 %50, %0
  br i1 %51, label %23, label %._crit_edge5

._crit_edge5:
  br label %31

52:
  store float %22, ptr %7, align 4
  br label %53

53:
  %54 = fcmp une float %21, 0.000000e+00
  br i1 %54, label %55, label %._crit_edge6

._crit_edge6:
  br label %70

55:
  br i1 %9, label %.preheader, label %._crit_edge7

._crit_edge7:
  br label %56

.preheader:
  br label %61

.loopexit:
  br label %56

56:
  %57 = fcmp olt float %21, 0x3810000000000000
  %58 = select i1 %57, float 0x3810000000000000, float %21
  %59 = fdiv float %58, %22
  %60 = select i1 %11, ptr %5, ptr %6
  store float %59, ptr %60, align 4
  br i1 %11, label %._crit_edge8, label %split

._crit_edge8:
  br label %10

61:
  %62 = phi i64 [ %68, %._crit_edge9 ], [ 0, %.preheader ]
  %63 = getelementptr inbounds nuw float, ptr %12, i64 %62
  %64 = load float, ptr %63, align 4
  %65 = fcmp olt float %64, 0x3810000000000000
  %66 = select i1 %65, float 0x3810000000000000, float %64
  %67 = fdiv float 1.000000e+00, %66
  store float %67, ptr %63, align 4
  %68 = add nuw nsw i64 %62, 1
  %69 = icmp eq i64 %68, %0
  br i1 %69, label %.loopexit, label %._crit_edge9

._crit_edge9:
  br label %61

split:
  br label %70

70:
  %71 = phi i32 [ 0, %._crit_edge6 ], [ 1, %split ]
  ret i32 %71
}

declare i32 @irad_la_sgetrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal float @irad.body.expert_s.norm_of(i32 range(i32 49, 106) %0, i64 %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = or i32 %0, 32
  %7 = icmp eq i32 %6, 105
  %8 = icmp sgt i64 %1, 0
  %9 = icmp sgt i64 %2, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %16

11:
  %12 = add nuw i64 %2, 4611686018427387903
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 2
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
  br label %100

20:
  %21 = select i1 %7, i64 %2, i64 %1
  %22 = icmp sgt i64 %21, 0
  br label %24

23:
  br i1 %9, label %.preheader, label %._crit_edge9

._crit_edge9:
  br label %100

.preheader:
  br label %48

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
  %.lcssa23 = phi float [ %45, %35 ]
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
  %36 = phi i64 [ 0, %27 ], [ %46, %._crit_edge12 ]
  %37 = phi float [ 0.000000e+00, %27 ], [ %45, %._crit_edge12 ]
  %38 = mul nsw i64 %36, %4
  %39 = add nsw i64 %38, %26
  %40 = add nsw i64 %36, %28
  %41 = select i1 %7, i64 %39, i64 %40
  %42 = getelementptr inbounds float, ptr %3, i64 %41
  %43 = load float, ptr %42, align 4
  %44 = call float @llvm.fabs.f32(float %43)
  %45 = fadd float %37, %44
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, %21
  br i1 %47, label %.loopexit2, label %._crit_edge12

._crit_edge12:
  br label %35

48:
  %49 = phi i64 [ %62, %._crit_edge15 ], [ 0, %.preheader ]
  %50 = phi float [ %61, %._crit_edge15 ], [ 0.000000e+00, %.preheader ]
  br i1 %8, label %51, label %._crit_edge13

._crit_edge13:
  br label %60

51:
  %52 = mul nsw i64 %49, %4
  %53 = getelementptr float, ptr %3, i64 %52
  br label %64

54:
  %.lcssa22 = phi float [ %61, %60 ]
  %55 = icmp eq i32 %6, 109
  %56 = fcmp oeq float %.lcssa22, 0.000000e+00
  %57 = select i1 %55, i1 true, i1 %56
  br i1 %57, label %._crit_edge14, label %58

._crit_edge14:
  br label %100

58:
  %59 = fpext float %.lcssa22 to double
  br label %74

.loopexit1:
  %.lcssa21 = phi float [ %71, %64 ]
  br label %60

60:
  %61 = phi float [ %50, %._crit_edge13 ], [ %.lcssa21, %.loopexit1 ]
  %62 = add nuw nsw i64 %49, 1
  %63 = icmp eq i64 %62, %2
  br i1 %63, label %54, label %._crit_edge15

._crit_edge15:
  br label %48

64:
  %65 = phi i64 [ 0, %51 ], [ %72, %._crit_edge16 ]
  %66 = phi float [ %50, %51 ], [ %71, %._crit_edge16 ]
  %67 = getelementptr float, ptr %53, i64 %65
  %68 = load float, ptr %67, align 4
  %69 = call float @llvm.fabs.f32(float %68)
  %70 = fcmp ole float %69, %66
  %71 = select i1 %70, float %66, float %69
  %72 = add nuw nsw i64 %65, 1
  %73 = icmp eq i64 %72, %1
  br i1 %73, label %.loopexit1, label %._crit_edge16

._crit_edge16:
  br label %64

74:
  %75 = phi i64 [ %86, %._crit_edge18 ], [ 0, %58 ]
  %76 = phi double [ %85, %._crit_edge18 ], [ 0.000000e+00, %58 ]
  br i1 %8, label %77, label %._crit_edge17

._crit_edge17:
  br label %84

77:
  %78 = mul nsw i64 %75, %4
  %79 = getelementptr float, ptr %3, i64 %78
  br label %88

80:
  %.lcssa20 = phi double [ %85, %84 ]
  %81 = call double @llvm.sqrt.f64(double %.lcssa20)
  %82 = fmul double %81, %59
  %83 = fptrunc double %82 to float
  br label %100

.loopexit:
  %.lcssa = phi double [ %97, %88 ]
  br label %84

84:
  %85 = phi double [ %76, %._crit_edge17 ], [ %.lcssa, %.loopexit ]
  %86 = add nuw nsw i64 %75, 1
  %87 = icmp eq i64 %86, %2
  br i1 %87, label %80, label %._crit_edge18

._crit_edge18:
  br label %74

88:
  %89 = phi i64 [ 0, %77 ], [ %98, %._crit_edge19 ]
  %90 = phi double [ %76, %77 ], [ %97, %._crit_edge19 ]
  %91 = getelementptr float, ptr %79, i64 %89
  %92 = load float, ptr %91, align 4
  %93 = call float @llvm.fabs.f32(float %92)
  %94 = fpext float %93 to double
  %95 = fdiv double %94, %59
  %96 = fmul double %95, %95
  %97 = fadd double %90, %96
  %98 = add nuw nsw i64 %89, 1
  %99 = icmp eq i64 %98, %1
  br i1 %99, label %.loopexit, label %._crit_edge19

._crit_edge19:
  br label %88

.loopexit3:
  %.lcssa24 = phi float [ %32, %29 ]
  br label %100

100:
  %101 = phi float [ %83, %80 ], [ %.lcssa22, %._crit_edge14 ], [ 0.000000e+00, %._crit_edge8 ], [ 0.000000e+00, %._crit_edge9 ], [ %.lcssa24, %.loopexit3 ]
  ret float %101
}

define internal void @irad.body.expert_s.refine(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr readonly %8, ptr %9, ptr writeonly %10, ptr writeonly %11) unnamed_addr {
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = and i32 %0, -33
  %16 = icmp eq i32 %15, 78
  %17 = add nsw i64 %1, 1
  %18 = sitofp i64 %17 to float
  %19 = fmul float %18, 0x3810000000000000
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store float -1.000000e+00, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store float 1.000000e+00, ptr %14, align 4
  %20 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %21 = shl i64 %20, 2
  %22 = call noalias ptr @malloc(i64 %21)
  %23 = call noalias ptr @malloc(i64 %21)
  %24 = icmp sgt i64 %1, 0
  %25 = fmul float %19, 0x4170000000000000
  %26 = sext i32 %0 to i64
  %27 = shl nuw i64 %1, 2
  br i1 %24, label %.preheader1, label %31

.preheader1:
  br label %28

28:
  %29 = phi float [ %.lcssa8, %91 ], [ 3.000000e+00, %.preheader1 ]
  %30 = phi i32 [ %92, %91 ], [ 1, %.preheader1 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %8, i64 %27, i1 false)
  br label %33

31:
  call fastcc void @irad.body.expert_s.product(i32 %0, i64 %1, i64 %1, ptr %13, ptr %2, i64 %3, ptr %9, i64 %20, ptr %14, ptr %22, i64 %20)
  store float 0.000000e+00, ptr %11, align 4
  br label %102

32:
  call fastcc void @irad.body.expert_s.product(i32 %0, i64 %1, i64 %1, ptr %13, ptr %2, i64 %3, ptr %9, i64 %20, ptr %14, ptr %22, i64 %20)
  br label %41

33:
  %34 = phi i64 [ %39, %._crit_edge ], [ 0, %28 ]
  %35 = getelementptr inbounds nuw float, ptr %8, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = call float @llvm.fabs.f32(float %36)
  %38 = getelementptr inbounds nuw float, ptr %23, i64 %34
  store float %37, ptr %38, align 4
  %39 = add nuw nsw i64 %34, 1
  %40 = icmp eq i64 %39, %1
  br i1 %40, label %32, label %._crit_edge

._crit_edge:
  br label %33

41:
  %42 = phi i64 [ %46, %._crit_edge2 ], [ 0, %32 ]
  %43 = mul nsw i64 %42, %3
  %44 = getelementptr float, ptr %2, i64 %43
  br label %48

45:
  %46 = add nuw nsw i64 %42, 1
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %.preheader, label %._crit_edge2

._crit_edge2:
  br label %41

.preheader:
  br label %65

48:
  %49 = phi i64 [ 0, %41 ], [ %61, %._crit_edge3 ]
  %50 = getelementptr float, ptr %44, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = select i1 %16, i64 %42, i64 %49
  %53 = getelementptr inbounds nuw float, ptr %9, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = fmul float %51, %54
  %56 = call float @llvm.fabs.f32(float %55)
  %57 = select i1 %16, i64 %49, i64 %42
  %58 = getelementptr inbounds nuw float, ptr %23, i64 %57
  %59 = load float, ptr %58, align 4
  %60 = fadd float %59, %56
  store float %60, ptr %58, align 4
  %61 = add nuw nsw i64 %49, 1
  %62 = icmp eq i64 %61, %1
  br i1 %62, label %45, label %._crit_edge3

._crit_edge3:
  br label %48

63:
  %.lcssa8 = phi float [ %79, %65 ]
  %64 = fcmp ogt float %.lcssa8, 0x3E70000000000000
  br i1 %64, label %82, label %._crit_edge4

._crit_edge4:
  %.lcssa8.lcssa = phi float [ %.lcssa8, %63 ]
  br label %87

65:
  %66 = phi float [ %79, %._crit_edge5 ], [ 0.000000e+00, %.preheader ]
  %67 = phi i64 [ %80, %._crit_edge5 ], [ 0, %.preheader ]
  %68 = getelementptr inbounds nuw float, ptr %23, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fcmp ogt float %69, %25
  %71 = select i1 %70, float 0.000000e+00, float %19
  %72 = getelementptr inbounds nuw float, ptr %22, i64 %67
  %73 = load float, ptr %72, align 4
  %74 = call float @llvm.fabs.f32(float %73)
  %75 = fadd float %74, %71
  %76 = fadd float %69, %71
  %77 = fdiv float %75, %76
  %78 = fcmp ogt float %77, %66
  %79 = select i1 %78, float %77, float %66
  %80 = add nuw nsw i64 %67, 1
  %81 = icmp eq i64 %80, %1
  br i1 %81, label %63, label %._crit_edge5

._crit_edge5:
  br label %65

82:
  %83 = fmul float %.lcssa8, 2.000000e+00
  %84 = fcmp ole float %83, %29
  %85 = icmp samesign ult i32 %30, 6
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %89, label %split

split:
  %.lcssa8.lcssa9 = phi float [ %.lcssa8, %82 ]
  br label %87

87:
  %.lcssa810 = phi float [ %.lcssa8.lcssa9, %split ], [ %.lcssa8.lcssa, %._crit_edge4 ]
  store float %.lcssa810, ptr %11, align 4
  %88 = fmul float %18, 0x3E70000000000000
  br label %109

89:
  %90 = call i32 @irad_la_sgetrs(i64 %26, i64 %1, i64 1, ptr %4, i64 %5, ptr %6, i64 %7, ptr nonnull %22, i64 %20)
  br label %93

91:
  %92 = add nuw nsw i32 %30, 1
  br label %28

93:
  %94 = phi i64 [ %100, %._crit_edge6 ], [ 0, %89 ]
  %95 = getelementptr inbounds nuw float, ptr %22, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = getelementptr inbounds nuw float, ptr %9, i64 %94
  %98 = load float, ptr %97, align 4
  %99 = fadd float %96, %98
  store float %99, ptr %97, align 4
  %100 = add nuw nsw i64 %94, 1
  %101 = icmp eq i64 %100, %1
  br i1 %101, label %91, label %._crit_edge6

._crit_edge6:
  br label %93

.loopexit:
  %.lcssa = phi float [ %126, %109 ]
  br label %102

102:
  %103 = phi float [ 0.000000e+00, %31 ], [ %.lcssa, %.loopexit ]
  %104 = zext i1 %16 to i32
  %105 = call fastcc float @irad.body.expert_s.inverse_norm(i32 0, i32 %104, i64 %1, ptr %4, i64 %5, ptr %6, i64 %7, ptr %23)
  %106 = fcmp une float %103, 0.000000e+00
  %107 = fdiv float %105, %103
  %108 = select i1 %106, float %107, float %105
  store float %108, ptr %10, align 4
  call void @free(ptr %22)
  call void @free(ptr %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void

109:
  %110 = phi i64 [ 0, %87 ], [ %127, %._crit_edge7 ]
  %111 = phi float [ 0.000000e+00, %87 ], [ %126, %._crit_edge7 ]
  %112 = getelementptr inbounds nuw float, ptr %23, i64 %110
  %113 = load float, ptr %112, align 4
  %114 = fcmp ogt float %113, %25
  %115 = select i1 %114, float 0.000000e+00, float %19
  %116 = getelementptr inbounds nuw float, ptr %22, i64 %110
  %117 = load float, ptr %116, align 4
  %118 = call float @llvm.fabs.f32(float %117)
  %119 = fmul float %88, %113
  %120 = fadd float %119, %118
  %121 = fadd float %115, %120
  store float %121, ptr %112, align 4
  %122 = getelementptr inbounds nuw float, ptr %9, i64 %110
  %123 = load float, ptr %122, align 4
  %124 = call float @llvm.fabs.f32(float %123)
  %125 = fcmp ogt float %124, %111
  %126 = select i1 %125, float %124, float %111
  %127 = add nuw nsw i64 %110, 1
  %128 = icmp eq i64 %127, %1
  br i1 %128, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %109
}

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare double @llvm.sqrt.f64(double)

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

define internal void @irad.body.expert_s.product(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr nonnull %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr nonnull readonly %8, ptr %9, i64 %10) unnamed_addr {
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
  %20 = add nuw i64 %15, 4611686018427387903
  %21 = mul i64 %5, %20
  %22 = add i64 %21, %14
  %23 = shl i64 %22, 2
  call void @__irad_float(ptr %4, i64 %23)
  br label %24

24:
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %._crit_edge1

._crit_edge1:
  br label %28

26:
  %27 = shl i64 %2, 2
  call void @__irad_float(ptr %6, i64 %27)
  br label %28

28:
  %29 = icmp sgt i64 %1, 0
  br i1 %29, label %30, label %._crit_edge2

._crit_edge2:
  br label %32

30:
  %31 = shl i64 %1, 2
  call void @__irad_float(ptr %9, i64 %31)
  br label %32

32:
  call fastcc void @irad.body.expert_s.scale(i64 %1, ptr %8, ptr %9)
  %33 = sext i32 %0 to i64
  %34 = call i32 @irad_la_sgemm(i64 %33, i64 110, i64 %1, i64 1, i64 %2, ptr nonnull %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.expert_s.scale(i64 %0, ptr nonnull readonly %1, ptr %2) unnamed_addr {
  %4 = load float, ptr %1, align 4
  %5 = icmp sgt i64 %0, 0
  %6 = fcmp oeq float %4, 0.000000e+00
  br i1 %5, label %.preheader, label %._crit_edge

._crit_edge:
  br label %7

.preheader:
  br label %8

.loopexit:
  br label %7

7:
  ret void

8:
  %9 = phi i64 [ %17, %._crit_edge2 ], [ 0, %.preheader ]
  br i1 %6, label %._crit_edge1, label %10

._crit_edge1:
  br label %14

10:
  %11 = getelementptr inbounds nuw float, ptr %2, i64 %9
  %12 = load float, ptr %11, align 4
  %13 = fmul float %4, %12
  br label %14

14:
  %15 = phi float [ %13, %10 ], [ 0.000000e+00, %._crit_edge1 ]
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %9
  store float %15, ptr %16, align 4
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %0
  br i1 %18, label %.loopexit, label %._crit_edge2

._crit_edge2:
  br label %8
}

declare i32 @irad_la_sgemm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.expert_s.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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

declare i64 @llvm.smax.i64(i64, i64)

declare float @llvm.fabs.f32(float)

declare i64 @llvm.umax.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)
