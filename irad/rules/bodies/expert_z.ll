define internal void @irad.body.zgecon(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 73
  %13 = zext i1 %12 to i32
  %14 = load i32, ptr %1, align 4
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %3, align 4
  %17 = sext i32 %16 to i64
  %18 = load double, ptr %4, align 8
  call fastcc void @irad.body.expert_z.condition(i32 0, i32 %13, i64 %15, ptr %2, i64 %17, double %18, ptr %5)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.expert_z.condition(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, double %5, ptr %6) unnamed_addr {
  %8 = icmp sgt i64 %2, 0
  br i1 %8, label %9, label %._crit_edge

._crit_edge:
  br label %14

9:
  %10 = add nuw i64 %2, 1152921504606846975
  %11 = mul i64 %4, %10
  %12 = add i64 %11, %2
  %13 = shl i64 %12, 4
  call void @__irad_double(ptr %3, i64 %13)
  br label %14

14:
  call void @__irad_double(ptr %6, i64 8)
  %15 = xor i1 %8, true
  %16 = uitofp i1 %15 to double
  store double %16, ptr %6, align 8
  %17 = fcmp ogt double %5, 0.000000e+00
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
  %24 = getelementptr inbounds { double, double }, ptr %3, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load double, ptr %26, align 8
  %28 = fcmp oeq double %25, 0.000000e+00
  %29 = fcmp oeq double %27, 0.000000e+00
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
  %38 = call fastcc double @irad.body.expert_z.inverse_norm(i32 %0, i32 %1, i64 %2, ptr nonnull %3, i64 %4, ptr null, i64 0, ptr null)
  %39 = fcmp une double %38, 0.000000e+00
  %40 = fdiv double 1.000000e+00, %38
  %41 = fdiv double %40, %5
  %42 = select i1 %39, double %41, double 0.000000e+00
  store double %42, ptr %6, align 8
  br label %43

43:
  ret void
}

define internal void @irad.body.zpocon(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 4)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i32, ptr %1, align 4
  %13 = sext i32 %12 to i64
  %14 = load i32, ptr %3, align 4
  %15 = sext i32 %14 to i64
  %16 = load double, ptr %4, align 8
  call fastcc void @irad.body.expert_z.condition(i32 %11, i32 0, i64 %13, ptr %2, i64 %15, double %16, ptr %5)
  store i32 0, ptr %8, align 4
  ret void
}

define internal void @irad.body.zgesvx(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr readonly %13, ptr %14, ptr readonly %15, ptr %16, ptr %17, ptr %18, ptr readnone %19, ptr %20, ptr writeonly initializes((0, 4)) %21) {
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
  %39 = call fastcc i32 @irad.body.expert_z.solve_refined(i32 %24, i32 %26, i64 %28, i64 %30, ptr %4, i64 %32, ptr %6, i64 %34, ptr %8, i64 4, ptr %9, ptr %10, ptr %11, ptr %12, i64 %36, ptr %14, i64 %38, ptr %16, ptr %17, ptr %18, ptr %20)
  store i32 %39, ptr %21, align 4
  ret void
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.expert_z.solve_refined(i32 range(i32 -128, 128) %0, i32 range(i32 -128, 128) %1, i64 %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 range(i64 4, 9) %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20) unnamed_addr {
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %22)
  store double 1.000000e+00, ptr %22, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %23)
  store double 1.000000e+00, ptr %23, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %24)
  store double 0.000000e+00, ptr %24, align 8
  %25 = and i32 %1, -33
  %26 = icmp ne i32 %25, 78
  %27 = icmp slt i64 %2, 1
  br i1 %27, label %46, label %28

28:
  %29 = add nuw i64 %2, 1152921504606846975
  %30 = mul i64 %5, %29
  %31 = add i64 %30, %2
  %32 = shl i64 %31, 4
  call void @__irad_double(ptr %4, i64 %32)
  %33 = mul i64 %7, %29
  %34 = add i64 %33, %2
  %35 = shl i64 %34, 4
  call void @__irad_double(ptr %6, i64 %35)
  %36 = icmp sgt i64 %3, 0
  br i1 %36, label %37, label %._crit_edge

._crit_edge:
  br label %48

37:
  %38 = add nuw i64 %3, 1152921504606846975
  %39 = mul i64 %14, %38
  %40 = add i64 %39, %2
  %41 = shl i64 %40, 4
  call void @__irad_double(ptr %13, i64 %41)
  %42 = mul i64 %16, %38
  %43 = add i64 %42, %2
  %44 = shl i64 %43, 4
  call void @__irad_double(ptr %15, i64 %44)
  %45 = shl i64 %2, 3
  call void @__irad_double(ptr %11, i64 %45)
  call void @__irad_double(ptr %12, i64 %45)
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
  %52 = shl i64 %49, 3
  call void @__irad_double(ptr %50, i64 %52)
  call void @__irad_double(ptr %51, i64 %52)
  br label %53

53:
  call void @__irad_double(ptr %17, i64 8)
  call void @__irad_double(ptr %20, i64 8)
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
  %69 = phi double [ %76, %._crit_edge13 ], [ 0.000000e+00, %.preheader8 ]
  %70 = phi double [ %74, %._crit_edge13 ], [ 0x7FD0000000000000, %.preheader8 ]
  %71 = getelementptr inbounds nuw double, ptr %11, i64 %68
  %72 = load double, ptr %71, align 8
  %73 = fcmp olt double %72, %70
  %74 = select i1 %73, double %72, double %70
  %75 = fcmp ogt double %72, %69
  %76 = select i1 %75, double %72, double %69
  %77 = add nuw nsw i64 %68, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %81, label %._crit_edge13

._crit_edge13:
  br label %67

79:
  store double 1.000000e+00, ptr %22, align 8
  %80 = or i1 %65, %27
  br i1 %80, label %._crit_edge14, label %._crit_edge15

._crit_edge15:
  br label %85

._crit_edge14:
  br label %103

81:
  %.lcssa63 = phi double [ %74, %67 ]
  %.lcssa62 = phi double [ %76, %67 ]
  %82 = fcmp olt double %.lcssa63, 0x10000000000000
  %83 = select i1 %82, double 0x10000000000000, double %.lcssa63
  %84 = fdiv double %83, %.lcssa62
  store double %84, ptr %22, align 8
  br i1 %65, label %._crit_edge16, label %._crit_edge17

._crit_edge17:
  br label %85

._crit_edge16:
  br label %103

85:
  br label %87

86:
  store double 1.000000e+00, ptr %22, align 8
  br label %103

87:
  %88 = phi i64 [ %97, %._crit_edge18 ], [ 0, %85 ]
  %89 = phi double [ %96, %._crit_edge18 ], [ 0.000000e+00, %85 ]
  %90 = phi double [ %94, %._crit_edge18 ], [ 0x7FD0000000000000, %85 ]
  %91 = getelementptr inbounds nuw double, ptr %12, i64 %88
  %92 = load double, ptr %91, align 8
  %93 = fcmp olt double %92, %90
  %94 = select i1 %93, double %92, double %90
  %95 = fcmp ogt double %92, %89
  %96 = select i1 %95, double %92, double %89
  %97 = add nuw nsw i64 %88, 1
  %98 = icmp eq i64 %97, %2
  br i1 %98, label %99, label %._crit_edge18

._crit_edge18:
  br label %87

99:
  %.lcssa61 = phi double [ %94, %87 ]
  %.lcssa60 = phi double [ %96, %87 ]
  %100 = fcmp olt double %.lcssa61, 0x10000000000000
  %101 = select i1 %100, double 0x10000000000000, double %.lcssa61
  %102 = fdiv double %101, %.lcssa60
  br label %103

103:
  %104 = phi double [ 1.000000e+00, %._crit_edge14 ], [ %102, %99 ], [ 1.000000e+00, %._crit_edge16 ], [ 1.000000e+00, %86 ]
  store double %104, ptr %23, align 8
  br label %182

105:
  %106 = icmp eq i32 %57, 101
  br i1 %106, label %107, label %._crit_edge19

._crit_edge19:
  br label %136

107:
  %108 = call fastcc i32 @irad.body.expert_z.scales(i64 %2, ptr %4, i64 %5, ptr %11, ptr %12, ptr %22, ptr %23, ptr %24)
  %109 = icmp eq i32 %108, 0
  %110 = icmp slt i64 %2, 1
  %111 = or i1 %110, %109
  br i1 %111, label %._crit_edge20, label %112

._crit_edge20:
  br label %136

112:
  %113 = load double, ptr %22, align 8
  %114 = fcmp olt double %113, 1.000000e-01
  br i1 %114, label %._crit_edge21, label %115

._crit_edge21:
  br label %119

115:
  %116 = load double, ptr %24, align 8
  %117 = freeze double %116
  %118 = fcmp olt double %117, 0x350000000000000
  br i1 %118, label %._crit_edge22, label %124

._crit_edge22:
  br label %119

119:
  %120 = load double, ptr %23, align 8
  %121 = freeze double %120
  %122 = fcmp uge double %121, 1.000000e-01
  %123 = select i1 %122, i8 82, i8 66
  br label %132

124:
  %125 = fcmp ule double %117, 0x7C90000000000000
  %126 = load double, ptr %23, align 8
  %127 = freeze double %126
  %128 = fcmp uge double %127, 1.000000e-01
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
  %143 = getelementptr { double, double }, ptr %4, i64 %142
  %144 = getelementptr inbounds nuw double, ptr %12, i64 %141
  %145 = mul nsw i64 %141, %7
  %146 = getelementptr { double, double }, ptr %6, i64 %145
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
  %153 = getelementptr inbounds nuw double, ptr %11, i64 %151
  %154 = load double, ptr %153, align 8
  %155 = getelementptr { double, double }, ptr %143, i64 %151
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %158 = load double, ptr %157, align 8
  %159 = fmul double %154, %156
  %160 = fmul double %154, %158
  store double %159, ptr %155, align 8
  store double %160, ptr %157, align 8
  br label %161

161:
  br i1 %138, label %162, label %167

162:
  %163 = getelementptr { double, double }, ptr %143, i64 %151
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %163, i64 8
  %166 = load double, ptr %165, align 8
  br label %175

167:
  %168 = load double, ptr %144, align 8
  %169 = getelementptr { double, double }, ptr %143, i64 %151
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %172 = load double, ptr %171, align 8
  %173 = fmul double %168, %170
  %174 = fmul double %168, %172
  store double %173, ptr %169, align 8
  store double %174, ptr %171, align 8
  br label %175

175:
  %176 = phi double [ %166, %162 ], [ %174, %167 ]
  %177 = phi double [ %164, %162 ], [ %173, %167 ]
  %178 = getelementptr { double, double }, ptr %146, i64 %151
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 8
  store double %177, ptr %178, align 8
  store double %176, ptr %179, align 8
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
  %194 = getelementptr { double, double }, ptr %13, i64 %193
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
  %200 = getelementptr inbounds nuw double, ptr %188, i64 %199
  %201 = load double, ptr %200, align 8
  %202 = getelementptr { double, double }, ptr %194, i64 %199
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %205 = load double, ptr %204, align 8
  %206 = fmul double %201, %203
  %207 = fmul double %201, %205
  store double %206, ptr %202, align 8
  store double %207, ptr %204, align 8
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
  %212 = call i32 @irad_la_zgetrf(i64 %2, i64 %2, ptr %6, i64 %7, ptr %8, i64 %9)
  br label %213

213:
  %214 = phi i32 [ 0, %._crit_edge37 ], [ %212, %211 ]
  %215 = icmp sgt i32 %214, 0
  %216 = sext i32 %214 to i64
  %217 = select i1 %215, i64 %216, i64 %2
  %218 = icmp sgt i64 %217, 0
  br i1 %218, label %.preheader, label %._crit_edge38

._crit_edge38:
  br label %257

.preheader:
  br label %219

219:
  %220 = phi double [ %230, %._crit_edge40 ], [ 0.000000e+00, %.preheader ]
  %221 = phi double [ %229, %._crit_edge40 ], [ 0.000000e+00, %.preheader ]
  %222 = phi i64 [ %231, %._crit_edge40 ], [ 0, %.preheader ]
  br i1 %27, label %._crit_edge39, label %223

._crit_edge39:
  br label %228

223:
  %224 = mul nsw i64 %222, %5
  %225 = getelementptr { double, double }, ptr %4, i64 %224
  %226 = mul nsw i64 %222, %7
  %227 = getelementptr { double, double }, ptr %6, i64 %226
  br label %233

.loopexit3:
  %.lcssa57 = phi double [ %252, %249 ]
  %.lcssa = phi double [ %254, %249 ]
  br label %228

228:
  %229 = phi double [ %221, %._crit_edge39 ], [ %.lcssa, %.loopexit3 ]
  %230 = phi double [ %220, %._crit_edge39 ], [ %.lcssa57, %.loopexit3 ]
  %231 = add nuw nsw i64 %222, 1
  %232 = icmp eq i64 %231, %217
  br i1 %232, label %.loopexit4, label %._crit_edge40

._crit_edge40:
  br label %219

233:
  %234 = phi double [ %220, %223 ], [ %252, %._crit_edge42 ]
  %235 = phi double [ %221, %223 ], [ %254, %._crit_edge42 ]
  %236 = phi i64 [ 0, %223 ], [ %255, %._crit_edge42 ]
  %237 = getelementptr { double, double }, ptr %225, i64 %236
  %238 = load double, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %237, i64 8
  %240 = load double, ptr %239, align 8
  %241 = call double @hypot(double %238, double %240)
  %242 = icmp samesign ugt i64 %236, %222
  br i1 %242, label %._crit_edge41, label %243

._crit_edge41:
  br label %249

243:
  %244 = getelementptr { double, double }, ptr %227, i64 %236
  %245 = load double, ptr %244, align 8
  %246 = getelementptr inbounds nuw i8, ptr %244, i64 8
  %247 = load double, ptr %246, align 8
  %248 = call double @hypot(double %245, double %247)
  br label %249

249:
  %250 = phi double [ %248, %243 ], [ 0.000000e+00, %._crit_edge41 ]
  %251 = fcmp ogt double %241, %234
  %252 = select i1 %251, double %241, double %234
  %253 = fcmp ogt double %250, %235
  %254 = select i1 %253, double %250, double %235
  %255 = add nuw nsw i64 %236, 1
  %256 = icmp eq i64 %255, %2
  br i1 %256, label %.loopexit3, label %._crit_edge42

._crit_edge42:
  br label %233

.loopexit4:
  %.lcssa59 = phi double [ %229, %228 ]
  %.lcssa58 = phi double [ %230, %228 ]
  br label %257

257:
  %258 = phi double [ 0.000000e+00, %._crit_edge38 ], [ %.lcssa59, %.loopexit4 ]
  %259 = phi double [ 0.000000e+00, %._crit_edge38 ], [ %.lcssa58, %.loopexit4 ]
  %260 = fcmp oeq double %258, 0.000000e+00
  %261 = fdiv double %259, %258
  %262 = select i1 %260, double 1.000000e+00, double %261
  store double %262, ptr %20, align 8
  br i1 %215, label %263, label %264

263:
  store double 0.000000e+00, ptr %17, align 8
  br label %337

264:
  %265 = zext i1 %26 to i32
  %266 = select i1 %26, i32 105, i32 49
  %267 = call fastcc double @irad.body.expert_z.norm_of(i32 %266, i64 %2, i64 %2, ptr %4, i64 %5)
  call fastcc void @irad.body.expert_z.condition(i32 0, i32 %265, i64 %2, ptr %6, i64 %7, double %267, ptr %17)
  %268 = icmp sgt i64 %3, 0
  br i1 %268, label %269, label %._crit_edge43

._crit_edge43:
  br label %276

269:
  %270 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %271 = shl i64 %270, 4
  %272 = sext i32 %1 to i64
  %273 = load double, ptr %23, align 8
  %274 = load double, ptr %22, align 8
  %275 = select i1 %26, double %274, double %273
  br label %282

.loopexit2:
  br label %276

276:
  %277 = load double, ptr %17, align 8
  %278 = fcmp olt double %277, 0x3CA0000000000000
  %279 = trunc i64 %2 to i32
  %280 = add nsw i32 %279, 1
  %281 = select i1 %278, i32 %280, i32 0
  br label %337

282:
  %283 = phi i64 [ 0, %269 ], [ %335, %._crit_edge56 ]
  %284 = call noalias ptr @malloc(i64 %271)
  %285 = call noalias ptr @malloc(i64 %271)
  br i1 %27, label %._crit_edge44, label %286

._crit_edge44:
  br label %289

286:
  %287 = mul nsw i64 %283, %14
  %288 = getelementptr { double, double }, ptr %13, i64 %287
  br label %296

.loopexit1:
  br label %289

289:
  %290 = call i32 @irad_la_zgetrs(i64 %272, i64 %2, i64 1, ptr %6, i64 %7, ptr %8, i64 %9, ptr %284, i64 %270)
  %291 = getelementptr inbounds nuw double, ptr %18, i64 %283
  %292 = getelementptr inbounds nuw double, ptr %19, i64 %283
  call fastcc void @irad.body.expert_z.refine(i32 %1, i64 %2, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %285, ptr %284, ptr %291, ptr %292)
  br i1 %27, label %._crit_edge45, label %293

._crit_edge45:
  br label %308

293:
  %294 = mul nsw i64 %283, %16
  %295 = getelementptr { double, double }, ptr %15, i64 %294
  br label %309

296:
  %297 = phi i64 [ 0, %286 ], [ %306, %._crit_edge46 ]
  %298 = getelementptr { double, double }, ptr %288, i64 %297
  %299 = load double, ptr %298, align 8
  %300 = getelementptr inbounds nuw i8, ptr %298, i64 8
  %301 = load double, ptr %300, align 8
  %302 = getelementptr inbounds nuw { double, double }, ptr %285, i64 %297
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 8
  store double %299, ptr %302, align 8
  store double %301, ptr %303, align 8
  %304 = getelementptr inbounds nuw { double, double }, ptr %284, i64 %297
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 8
  store double %299, ptr %304, align 8
  store double %301, ptr %305, align 8
  %306 = add nuw nsw i64 %297, 1
  %307 = icmp eq i64 %306, %2
  br i1 %307, label %.loopexit1, label %._crit_edge46

._crit_edge46:
  br label %296

.loopexit:
  br label %308

308:
  br i1 %26, label %330, label %329

309:
  %310 = phi i64 [ 0, %293 ], [ %327, %._crit_edge51 ]
  %311 = getelementptr inbounds nuw { double, double }, ptr %284, i64 %310
  %312 = load double, ptr %311, align 8
  %313 = getelementptr inbounds nuw i8, ptr %311, i64 8
  %314 = load double, ptr %313, align 8
  br i1 %26, label %316, label %315

315:
  br i1 %183, label %._crit_edge47, label %._crit_edge48

._crit_edge48:
  br label %317

._crit_edge47:
  br label %321

316:
  br i1 %184, label %._crit_edge49, label %._crit_edge50

._crit_edge50:
  br label %317

._crit_edge49:
  br label %321

317:
  %318 = phi ptr [ %12, %._crit_edge48 ], [ %11, %._crit_edge50 ]
  %319 = getelementptr inbounds nuw double, ptr %318, i64 %310
  %320 = load double, ptr %319, align 8
  br label %321

321:
  %322 = phi double [ 1.000000e+00, %._crit_edge47 ], [ 1.000000e+00, %._crit_edge49 ], [ %320, %317 ]
  %323 = fmul double %312, %322
  %324 = fmul double %314, %322
  %325 = getelementptr { double, double }, ptr %295, i64 %310
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 8
  store double %323, ptr %325, align 8
  store double %324, ptr %326, align 8
  %327 = add nuw nsw i64 %310, 1
  %328 = icmp eq i64 %327, %2
  br i1 %328, label %.loopexit, label %._crit_edge51

._crit_edge51:
  br label %309

329:
  br i1 %183, label %._crit_edge52, label %._crit_edge53

._crit_edge53:
  br label %331

._crit_edge52:
  br label %334

330:
  br i1 %184, label %._crit_edge54, label %._crit_edge55

._crit_edge55:
  br label %331

._crit_edge54:
  br label %334

331:
  %332 = load double, ptr %291, align 8
  %333 = fdiv double %332, %275
  store double %333, ptr %291, align 8
  br label %334

334:
  call void @free(ptr %284)
  call void @free(ptr %285)
  %335 = add nuw nsw i64 %283, 1
  %336 = icmp eq i64 %335, %3
  br i1 %336, label %.loopexit2, label %._crit_edge56

._crit_edge56:
  br label %282

337:
  %338 = phi i32 [ %214, %263 ], [ %281, %276 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %24)
  call void @llvm.lifetime.end.p0(ptr nonnull %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %22)
  ret i32 %338
}

define internal i32 @irad.body.LAPACKE_zgecon(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, double %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %15, label %9

9:
  %10 = and i8 %1, -33
  %11 = icmp eq i8 %10, 73
  %12 = zext i1 %11 to i32
  %13 = sext i32 %2 to i64
  %14 = sext i32 %4 to i64
  call fastcc void @irad.body.expert_z.condition(i32 0, i32 %12, i64 %13, ptr %3, i64 %14, double %5, ptr %6)
  br label %26

15:
  %16 = sext i32 %2 to i64
  %17 = sext i32 %4 to i64
  %18 = mul nsw i64 %16, %16
  %19 = call i64 @llvm.smax.i64(i64 %18, i64 1)
  %20 = shl i64 %19, 4
  %21 = call noalias ptr @malloc(i64 %20)
  call fastcc void @irad.body.expert_z.turn(i64 %16, i64 %16, ptr %3, i64 %17, ptr %21)
  %22 = and i8 %1, -33
  %23 = icmp eq i8 %22, 73
  %24 = zext i1 %23 to i32
  %25 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  call fastcc void @irad.body.expert_z.condition(i32 0, i32 %24, i64 %16, ptr %21, i64 %25, double %5, ptr %6)
  call void @free(ptr %21)
  br label %26

26:
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

define internal i32 @irad.body.LAPACKE_zpocon(i32 %0, i8 signext %1, i32 %2, ptr %3, i32 %4, double %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = sext i8 %1 to i32
  %11 = sext i32 %2 to i64
  %12 = sext i32 %4 to i64
  call fastcc void @irad.body.expert_z.condition(i32 %10, i32 0, i64 %11, ptr %3, i64 %12, double %5, ptr %6)
  br label %22

13:
  %14 = sext i32 %2 to i64
  %15 = sext i32 %4 to i64
  %16 = mul nsw i64 %14, %14
  %17 = call i64 @llvm.smax.i64(i64 %16, i64 1)
  %18 = shl i64 %17, 4
  %19 = call noalias ptr @malloc(i64 %18)
  call fastcc void @irad.body.expert_z.turn(i64 %14, i64 %14, ptr %3, i64 %15, ptr %19)
  %20 = sext i8 %1 to i32
  %21 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  call fastcc void @irad.body.expert_z.condition(i32 %20, i32 0, i64 %14, ptr %19, i64 %21, double %5, ptr %6)
  call void @free(ptr %19)
  br label %22

22:
  ret i32 0
}

define internal range(i32 -2147483647, -2147483648) i32 @irad.body.LAPACKE_zgesvx(i32 %0, i8 signext %1, i8 signext %2, i32 %3, i32 %4, ptr %5, i32 %6, ptr %7, i32 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i32 %14, ptr %15, i32 %16, ptr %17, ptr %18, ptr %19, ptr %20) {
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
  %32 = call fastcc i32 @irad.body.expert_z.solve_refined(i32 %24, i32 %25, i64 %26, i64 %27, ptr %5, i64 %28, ptr %7, i64 %29, ptr %9, i64 4, ptr %10, ptr %11, ptr %12, ptr %13, i64 %30, ptr %15, i64 %31, ptr %17, ptr %18, ptr %19, ptr %20)
  br label %78

33:
  %34 = sext i32 %3 to i64
  %35 = sext i32 %6 to i64
  %36 = mul nsw i64 %34, %34
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 1)
  %38 = shl i64 %37, 4
  %39 = call noalias ptr @malloc(i64 %38)
  call fastcc void @irad.body.expert_z.turn(i64 %34, i64 %34, ptr %5, i64 %35, ptr %39)
  %40 = sext i32 %4 to i64
  %41 = sext i32 %14 to i64
  %42 = mul nsw i64 %40, %34
  %43 = call i64 @llvm.smax.i64(i64 %42, i64 1)
  %44 = shl i64 %43, 4
  %45 = call noalias ptr @malloc(i64 %44)
  call fastcc void @irad.body.expert_z.turn(i64 %34, i64 %40, ptr %13, i64 %41, ptr %45)
  %46 = mul nsw i32 %4, %3
  %47 = call i32 @llvm.smax.i32(i32 %46, i32 1)
  %48 = zext nneg i32 %47 to i64
  %49 = shl nuw nsw i64 %48, 4
  %50 = call noalias ptr @malloc(i64 %49)
  %51 = sext i8 %1 to i32
  %52 = and i8 %1, -33
  %53 = icmp eq i8 %52, 70
  br i1 %53, label %54, label %57

54:
  %55 = sext i32 %8 to i64
  %56 = call noalias ptr @malloc(i64 %38)
  call fastcc void @irad.body.expert_z.turn(i64 %34, i64 %34, ptr %7, i64 %55, ptr %56)
  br label %64

57:
  %58 = mul nsw i32 %3, %3
  %59 = call i32 @llvm.umax.i32(i32 %58, i32 1)
  %60 = zext nneg i32 %59 to i64
  %61 = shl nuw nsw i64 %60, 4
  %62 = call noalias ptr @malloc(i64 %61)
  %63 = sext i32 %8 to i64
  br label %64

64:
  %65 = phi i64 [ %63, %57 ], [ %55, %54 ]
  %66 = phi ptr [ %62, %57 ], [ %56, %54 ]
  %67 = call i64 @llvm.smax.i64(i64 %34, i64 1)
  %68 = sext i8 %2 to i32
  %69 = call fastcc i32 @irad.body.expert_z.solve_refined(i32 %51, i32 %68, i64 %34, i64 %40, ptr %39, i64 %67, ptr %66, i64 %67, ptr %9, i64 4, ptr %10, ptr %11, ptr %12, ptr %45, i64 %67, ptr %50, i64 %67, ptr %17, ptr %18, ptr %19, ptr %20)
  call fastcc void @irad.body.expert_z.put_back(i64 %34, i64 %34, ptr %39, ptr %5, i64 %35)
  call void @free(ptr %39)
  call fastcc void @irad.body.expert_z.put_back(i64 %34, i64 %34, ptr %66, ptr %7, i64 %65)
  call void @free(ptr %66)
  br i1 %53, label %70, label %._crit_edge

._crit_edge:
  br label %71

70:
  call fastcc void @irad.body.expert_z.put_back(i64 %34, i64 %40, ptr %45, ptr %13, i64 %41)
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
  call fastcc void @irad.body.expert_z.put_back(i64 %34, i64 %40, ptr %50, ptr %15, i64 %76)
  br label %77

77:
  call void @free(ptr %50)
  br label %78

78:
  %79 = phi i32 [ %32, %23 ], [ %69, %77 ]
  ret i32 %79
}

define internal void @irad.body.expert_z.put_back(i64 %0, i64 %1, ptr readonly %2, ptr writeonly %3, i64 %4) unnamed_addr {
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

define internal void @irad.body.zgecon_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = and i8 %10, -33
  %12 = icmp eq i8 %11, 73
  %13 = zext i1 %12 to i32
  %14 = load i64, ptr %1, align 8
  %15 = load i64, ptr %3, align 8
  %16 = load double, ptr %4, align 8
  call fastcc void @irad.body.expert_z.condition(i32 0, i32 %13, i64 %14, ptr %2, i64 %15, double %16, ptr %5)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.zpocon_64(ptr readonly %0, ptr readonly %1, ptr %2, ptr readonly %3, ptr readonly %4, ptr %5, ptr readnone %6, ptr readnone %7, ptr writeonly initializes((0, 8)) %8) {
  %10 = load i8, ptr %0, align 1
  %11 = sext i8 %10 to i32
  %12 = load i64, ptr %1, align 8
  %13 = load i64, ptr %3, align 8
  %14 = load double, ptr %4, align 8
  call fastcc void @irad.body.expert_z.condition(i32 %11, i32 0, i64 %12, ptr %2, i64 %13, double %14, ptr %5)
  store i64 0, ptr %8, align 8
  ret void
}

define internal void @irad.body.zgesvx_64(ptr readonly %0, ptr readonly %1, ptr readonly %2, ptr readonly %3, ptr %4, ptr readonly %5, ptr %6, ptr readonly %7, ptr %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr readonly %13, ptr %14, ptr readonly %15, ptr %16, ptr %17, ptr %18, ptr readnone %19, ptr %20, ptr writeonly initializes((0, 8)) %21) {
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
  %33 = call fastcc i32 @irad.body.expert_z.solve_refined(i32 %24, i32 %26, i64 %27, i64 %28, ptr %4, i64 %29, ptr %6, i64 %30, ptr %8, i64 8, ptr %9, ptr %10, ptr %11, ptr %12, i64 %31, ptr %14, i64 %32, ptr %16, ptr %17, ptr %18, ptr %20)
  %34 = sext i32 %33 to i64
  store i64 %34, ptr %21, align 8
  ret void
}

define internal i64 @irad.body.LAPACKE_zgecon_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, double %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %13, label %9

9:
  %10 = and i8 %1, -33
  %11 = icmp eq i8 %10, 73
  %12 = zext i1 %11 to i32
  call fastcc void @irad.body.expert_z.condition(i32 0, i32 %12, i64 %2, ptr %3, i64 %4, double %5, ptr %6)
  br label %22

13:
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 4
  %17 = call noalias ptr @malloc(i64 %16)
  call fastcc void @irad.body.expert_z.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %17)
  %18 = and i8 %1, -33
  %19 = icmp eq i8 %18, 73
  %20 = zext i1 %19 to i32
  %21 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.expert_z.condition(i32 0, i32 %20, i64 %2, ptr %17, i64 %21, double %5, ptr %6)
  call void @free(ptr %17)
  br label %22

22:
  ret i64 0
}

define internal i64 @irad.body.LAPACKE_zpocon_64(i32 %0, i8 signext %1, i64 %2, ptr %3, i64 %4, double %5, ptr %6) {
  %8 = icmp eq i32 %0, 101
  br i1 %8, label %11, label %9

9:
  %10 = sext i8 %1 to i32
  call fastcc void @irad.body.expert_z.condition(i32 %10, i32 0, i64 %2, ptr %3, i64 %4, double %5, ptr %6)
  br label %18

11:
  %12 = mul nsw i64 %2, %2
  %13 = call i64 @llvm.smax.i64(i64 %12, i64 1)
  %14 = shl i64 %13, 4
  %15 = call noalias ptr @malloc(i64 %14)
  call fastcc void @irad.body.expert_z.turn(i64 %2, i64 %2, ptr %3, i64 %4, ptr %15)
  %16 = sext i8 %1 to i32
  %17 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call fastcc void @irad.body.expert_z.condition(i32 %16, i32 0, i64 %2, ptr %15, i64 %17, double %5, ptr %6)
  call void @free(ptr %15)
  br label %18

18:
  ret i64 0
}

define internal range(i64 -2147483647, 2147483648) i64 @irad.body.LAPACKE_zgesvx_64(i32 %0, i8 signext %1, i8 signext %2, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20) {
  %22 = icmp eq i32 %0, 101
  br i1 %22, label %28, label %23

23:
  %24 = sext i8 %1 to i32
  %25 = sext i8 %2 to i32
  %26 = call fastcc i32 @irad.body.expert_z.solve_refined(i32 %24, i32 %25, i64 %3, i64 %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 8, ptr %10, ptr %11, ptr %12, ptr %13, i64 %14, ptr %15, i64 %16, ptr %17, ptr %18, ptr %19, ptr %20)
  %27 = sext i32 %26 to i64
  br label %55

28:
  %29 = mul nsw i64 %3, %3
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 1)
  %31 = shl i64 %30, 4
  %32 = call noalias ptr @malloc(i64 %31)
  call fastcc void @irad.body.expert_z.turn(i64 %3, i64 %3, ptr %5, i64 %6, ptr %32)
  %33 = mul nsw i64 %4, %3
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = shl i64 %34, 4
  %36 = call noalias ptr @malloc(i64 %35)
  call fastcc void @irad.body.expert_z.turn(i64 %3, i64 %4, ptr %13, i64 %14, ptr %36)
  %37 = call noalias ptr @malloc(i64 %35)
  %38 = sext i8 %1 to i32
  %39 = and i8 %1, -33
  %40 = icmp eq i8 %39, 70
  %41 = call noalias ptr @malloc(i64 %31)
  br i1 %40, label %42, label %._crit_edge

._crit_edge:
  br label %43

42:
  call fastcc void @irad.body.expert_z.turn(i64 %3, i64 %3, ptr %7, i64 %8, ptr %41)
  br label %43

43:
  %44 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %45 = sext i8 %2 to i32
  %46 = call fastcc i32 @irad.body.expert_z.solve_refined(i32 %38, i32 %45, i64 %3, i64 %4, ptr %32, i64 %44, ptr %41, i64 %44, ptr %9, i64 8, ptr %10, ptr %11, ptr %12, ptr %36, i64 %44, ptr %37, i64 %44, ptr %17, ptr %18, ptr %19, ptr %20)
  call fastcc void @irad.body.expert_z.put_back(i64 %3, i64 %3, ptr %32, ptr %5, i64 %6)
  call void @free(ptr %32)
  call fastcc void @irad.body.expert_z.put_back(i64 %3, i64 %3, ptr %41, ptr %7, i64 %8)
  call void @free(ptr %41)
  br i1 %40, label %47, label %._crit_edge1

._crit_edge1:
  br label %48

47:
  call fastcc void @irad.body.expert_z.put_back(i64 %3, i64 %4, ptr %36, ptr %13, i64 %14)
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
  call fastcc void @irad.body.expert_z.put_back(i64 %3, i64 %4, ptr %37, ptr %15, i64 %16)
  br label %54

54:
  call void @free(ptr %37)
  br label %55

55:
  %56 = phi i64 [ %50, %54 ], [ %27, %23 ]
  ret i64 %56
}

define internal double @irad.body.expert_z.inverse_norm(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr readonly captures(address_is_null) %7) unnamed_addr {
  %9 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %10 = shl i64 %9, 4
  %11 = call noalias ptr @malloc(i64 %10)
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %18

13:
  %14 = uitofp nneg i64 %2 to double
  %15 = fdiv double 1.000000e+00, %14
  br label %45

16:
  %17 = icmp eq ptr %7, null
  call fastcc void @irad.body.expert_z.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %17, label %._crit_edge, label %.preheader10

._crit_edge:
  br label %31

.preheader10:
  br label %19

18:
  call fastcc void @irad.body.expert_z.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr %11)
  br label %244

19:
  %20 = phi i64 [ %29, %._crit_edge12 ], [ 0, %.preheader10 ]
  %21 = getelementptr inbounds nuw double, ptr %7, i64 %20
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %20
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load double, ptr %25, align 8
  %27 = fmul double %22, %24
  %28 = fmul double %22, %26
  store double %27, ptr %23, align 8
  store double %28, ptr %25, align 8
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
  %33 = phi i64 [ %41, %._crit_edge13 ], [ 0, %31 ]
  %34 = phi double [ %40, %._crit_edge13 ], [ 0.000000e+00, %31 ]
  %35 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %33
  %36 = load double, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load double, ptr %37, align 8
  %39 = call double @hypot(double %36, double %38)
  %40 = fadd double %34, %39
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp eq i64 %41, %2
  br i1 %42, label %43, label %._crit_edge13

._crit_edge13:
  br label %32

43:
  %.lcssa39 = phi double [ %40, %32 ]
  %44 = icmp eq i64 %2, 1
  br i1 %44, label %._crit_edge14, label %.preheader9

._crit_edge14:
  br label %244

.preheader9:
  br label %52

45:
  %46 = phi i64 [ 0, %13 ], [ %49, %._crit_edge15 ]
  %47 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store double %15, ptr %47, align 8
  store double 0.000000e+00, ptr %48, align 8
  %49 = add nuw nsw i64 %46, 1
  %50 = icmp eq i64 %49, %2
  br i1 %50, label %16, label %._crit_edge15

._crit_edge15:
  br label %45

51:
  br i1 %17, label %._crit_edge16, label %.preheader7

._crit_edge16:
  br label %78

.preheader7:
  br label %66

52:
  %53 = phi i64 [ %64, %._crit_edge17 ], [ 0, %.preheader9 ]
  %54 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %57 = load double, ptr %56, align 8
  %58 = call double @hypot(double %55, double %57)
  %59 = fcmp ogt double %58, 0.000000e+00
  %60 = fdiv double %55, %58
  %61 = fdiv double %57, %58
  %62 = select i1 %59, double %60, double 1.000000e+00
  %63 = select i1 %59, double %61, double 0.000000e+00
  store double %62, ptr %54, align 8
  store double %63, ptr %56, align 8
  %64 = add nuw nsw i64 %53, 1
  %65 = icmp eq i64 %64, %2
  br i1 %65, label %51, label %._crit_edge17

._crit_edge17:
  br label %52

66:
  %67 = phi i64 [ %76, %._crit_edge18 ], [ 0, %.preheader7 ]
  %68 = getelementptr inbounds nuw double, ptr %7, i64 %67
  %69 = load double, ptr %68, align 8
  %70 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %67
  %71 = load double, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load double, ptr %72, align 8
  %74 = fmul double %69, %71
  %75 = fmul double %69, %73
  store double %74, ptr %70, align 8
  store double %75, ptr %72, align 8
  %76 = add nuw nsw i64 %67, 1
  %77 = icmp eq i64 %76, %2
  br i1 %77, label %.loopexit8, label %._crit_edge18

._crit_edge18:
  br label %66

.loopexit8:
  br label %78

78:
  %79 = xor i32 %1, 1
  call fastcc void @irad.body.expert_z.inverse_times(i32 range(i32 -128, 128) %0, i32 %79, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br label %80

80:
  %81 = phi i64 [ %95, %._crit_edge19 ], [ 1, %78 ]
  %82 = phi i64 [ %94, %._crit_edge19 ], [ 0, %78 ]
  %83 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %81
  %84 = load double, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %86 = load double, ptr %85, align 8
  %87 = call double @hypot(double %84, double %86)
  %88 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %82
  %89 = load double, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %91 = load double, ptr %90, align 8
  %92 = call double @hypot(double %89, double %91)
  %93 = fcmp ogt double %87, %92
  %94 = select i1 %93, i64 %81, i64 %82
  %95 = add nuw nsw i64 %81, 1
  %96 = icmp eq i64 %95, %2
  br i1 %96, label %.preheader6, label %._crit_edge19

._crit_edge19:
  br label %80

.preheader6:
  %.lcssa38 = phi i64 [ %94, %80 ]
  br label %97

97:
  %98 = phi double [ %.lcssa34, %._crit_edge29 ], [ %.lcssa39, %.preheader6 ]
  %99 = phi i64 [ %.lcssa37, %._crit_edge29 ], [ %.lcssa38, %.preheader6 ]
  %100 = phi i32 [ %193, %._crit_edge29 ], [ 2, %.preheader6 ]
  br label %143

101:
  call fastcc void @irad.body.expert_z.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %17, label %._crit_edge20, label %.preheader4

._crit_edge20:
  br label %114

.preheader4:
  br label %102

102:
  %103 = phi i64 [ %112, %._crit_edge21 ], [ 0, %.preheader4 ]
  %104 = getelementptr inbounds nuw double, ptr %7, i64 %103
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %103
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %109 = load double, ptr %108, align 8
  %110 = fmul double %105, %107
  %111 = fmul double %105, %109
  store double %110, ptr %106, align 8
  store double %111, ptr %108, align 8
  %112 = add nuw nsw i64 %103, 1
  %113 = icmp eq i64 %112, %9
  br i1 %113, label %.loopexit5, label %._crit_edge21

._crit_edge21:
  br label %102

.loopexit5:
  br label %114

114:
  br label %115

115:
  %116 = phi i64 [ %124, %._crit_edge22 ], [ 0, %114 ]
  %117 = phi double [ %123, %._crit_edge22 ], [ 0.000000e+00, %114 ]
  %118 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %116
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %121 = load double, ptr %120, align 8
  %122 = call double @hypot(double %119, double %121)
  %123 = fadd double %117, %122
  %124 = add nuw nsw i64 %116, 1
  %125 = icmp eq i64 %124, %9
  br i1 %125, label %.preheader3, label %._crit_edge22

._crit_edge22:
  br label %115

.preheader3:
  %.lcssa34 = phi double [ %123, %115 ]
  br label %126

126:
  %127 = phi i64 [ %138, %._crit_edge23 ], [ 0, %.preheader3 ]
  %128 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %127
  %129 = load double, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %131 = load double, ptr %130, align 8
  %132 = call double @hypot(double %129, double %131)
  %133 = fcmp ogt double %132, 0.000000e+00
  %134 = fdiv double %129, %132
  %135 = fdiv double %131, %132
  %136 = select i1 %133, double %134, double 1.000000e+00
  %137 = select i1 %133, double %135, double 0.000000e+00
  store double %136, ptr %128, align 8
  store double %137, ptr %130, align 8
  %138 = add nuw nsw i64 %127, 1
  %139 = icmp eq i64 %138, %2
  br i1 %139, label %140, label %._crit_edge23

._crit_edge23:
  br label %126

140:
  %141 = fcmp ugt double %.lcssa34, %98
  br i1 %141, label %142, label %._crit_edge24

._crit_edge24:
  %.lcssa34.lcssa = phi double [ %.lcssa34, %140 ]
  br label %196

142:
  br i1 %17, label %._crit_edge25, label %.preheader1

._crit_edge25:
  br label %163

.preheader1:
  br label %151

143:
  %144 = phi i64 [ %149, %._crit_edge26 ], [ 0, %97 ]
  %145 = icmp eq i64 %144, %99
  %146 = uitofp i1 %145 to double
  %147 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %144
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 8
  store double %146, ptr %147, align 8
  store double 0.000000e+00, ptr %148, align 8
  %149 = add nuw nsw i64 %144, 1
  %150 = icmp eq i64 %149, %9
  br i1 %150, label %101, label %._crit_edge26

._crit_edge26:
  br label %143

151:
  %152 = phi i64 [ %161, %._crit_edge27 ], [ 0, %.preheader1 ]
  %153 = getelementptr inbounds nuw double, ptr %7, i64 %152
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %152
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %158 = load double, ptr %157, align 8
  %159 = fmul double %154, %156
  %160 = fmul double %154, %158
  store double %159, ptr %155, align 8
  store double %160, ptr %157, align 8
  %161 = add nuw nsw i64 %152, 1
  %162 = icmp eq i64 %161, %9
  br i1 %162, label %.loopexit2, label %._crit_edge27

._crit_edge27:
  br label %151

.loopexit2:
  br label %163

163:
  call fastcc void @irad.body.expert_z.inverse_times(i32 range(i32 -128, 128) %0, i32 %79, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br label %164

164:
  %165 = phi i64 [ %179, %._crit_edge28 ], [ 1, %163 ]
  %166 = phi i64 [ %178, %._crit_edge28 ], [ 0, %163 ]
  %167 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %165
  %168 = load double, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 8
  %170 = load double, ptr %169, align 8
  %171 = call double @hypot(double %168, double %170)
  %172 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %166
  %173 = load double, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %175 = load double, ptr %174, align 8
  %176 = call double @hypot(double %173, double %175)
  %177 = fcmp ogt double %171, %176
  %178 = select i1 %177, i64 %165, i64 %166
  %179 = add nuw nsw i64 %165, 1
  %180 = icmp eq i64 %179, %2
  br i1 %180, label %181, label %._crit_edge28

._crit_edge28:
  br label %164

181:
  %.lcssa37 = phi i64 [ %178, %164 ]
  %182 = getelementptr inbounds { double, double }, ptr %11, i64 %99
  %183 = load double, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %185 = load double, ptr %184, align 8
  %186 = call double @hypot(double %183, double %185)
  %187 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %.lcssa37
  %188 = load double, ptr %187, align 8
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %190 = load double, ptr %189, align 8
  %191 = call double @hypot(double %188, double %190)
  %192 = fcmp oeq double %186, %191
  %193 = add nuw nsw i32 %100, 1
  %194 = icmp eq i32 %193, 6
  %195 = select i1 %192, i1 true, i1 %194
  br i1 %195, label %split, label %._crit_edge29

._crit_edge29:
  br label %97

split:
  %.lcssa34.lcssa35 = phi double [ %.lcssa34, %181 ]
  br label %196

196:
  %.lcssa3436 = phi double [ %.lcssa34.lcssa35, %split ], [ %.lcssa34.lcssa, %._crit_edge24 ]
  %197 = add nsw i64 %2, -1
  %198 = uitofp nneg i64 %197 to double
  br label %231

199:
  call fastcc void @irad.body.expert_z.inverse_times(i32 range(i32 -128, 128) %0, i32 %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr nonnull %11)
  br i1 %17, label %._crit_edge30, label %.preheader

._crit_edge30:
  br label %212

.preheader:
  br label %200

200:
  %201 = phi i64 [ %210, %._crit_edge31 ], [ 0, %.preheader ]
  %202 = getelementptr inbounds nuw double, ptr %7, i64 %201
  %203 = load double, ptr %202, align 8
  %204 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %201
  %205 = load double, ptr %204, align 8
  %206 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %207 = load double, ptr %206, align 8
  %208 = fmul double %203, %205
  %209 = fmul double %203, %207
  store double %208, ptr %204, align 8
  store double %209, ptr %206, align 8
  %210 = add nuw nsw i64 %201, 1
  %211 = icmp eq i64 %210, %9
  br i1 %211, label %.loopexit, label %._crit_edge31

._crit_edge31:
  br label %200

.loopexit:
  br label %212

212:
  br label %213

213:
  %214 = phi i64 [ %222, %._crit_edge32 ], [ 0, %212 ]
  %215 = phi double [ %221, %._crit_edge32 ], [ 0.000000e+00, %212 ]
  %216 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %214
  %217 = load double, ptr %216, align 8
  %218 = getelementptr inbounds nuw i8, ptr %216, i64 8
  %219 = load double, ptr %218, align 8
  %220 = call double @hypot(double %217, double %219)
  %221 = fadd double %215, %220
  %222 = add nuw nsw i64 %214, 1
  %223 = icmp eq i64 %222, %9
  br i1 %223, label %224, label %._crit_edge32

._crit_edge32:
  br label %213

224:
  %.lcssa = phi double [ %221, %213 ]
  %225 = fmul double %.lcssa, 2.000000e+00
  %226 = mul nuw nsw i64 %2, 3
  %227 = uitofp nneg i64 %226 to double
  %228 = fdiv double %225, %227
  %229 = fcmp ogt double %228, %.lcssa3436
  %230 = select i1 %229, double %228, double %.lcssa3436
  br label %244

231:
  %232 = phi i64 [ 0, %196 ], [ %242, %._crit_edge33 ]
  %233 = and i64 %232, 1
  %234 = icmp eq i64 %233, 0
  %235 = uitofp nneg i64 %232 to double
  %236 = fdiv double %235, %198
  %237 = fadd double %236, 1.000000e+00
  %238 = fneg double %237
  %239 = select i1 %234, double %237, double %238
  %240 = getelementptr inbounds nuw { double, double }, ptr %11, i64 %232
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 8
  store double %239, ptr %240, align 8
  store double 0.000000e+00, ptr %241, align 8
  %242 = add nuw nsw i64 %232, 1
  %243 = icmp eq i64 %242, %9
  br i1 %243, label %199, label %._crit_edge33

._crit_edge33:
  br label %231

244:
  %245 = phi double [ %230, %224 ], [ %.lcssa39, %._crit_edge14 ], [ 0.000000e+00, %18 ]
  call void @free(ptr %11)
  ret double %245
}

declare void @__irad_double(ptr noundef, i64 noundef) local_unnamed_addr

declare double @hypot(double noundef, double noundef) local_unnamed_addr

define internal void @irad.body.expert_z.inverse_times(i32 range(i32 -128, 128) %0, i32 range(i32 0, 2) %1, i64 %2, ptr %3, i64 %4, ptr %5, i64 range(i64 0, 9) %6, ptr %7) unnamed_addr {
  %9 = icmp eq ptr %5, null
  br i1 %9, label %15, label %10

10:
  %11 = icmp eq i32 %1, 0
  %12 = select i1 %11, i64 110, i64 99
  %13 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  %14 = call i32 @irad_la_zgetrs(i64 %12, i64 %2, i64 1, ptr %3, i64 %4, ptr nonnull %5, i64 %6, ptr %7, i64 %13)
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
  %27 = call i32 @irad_la_ztrsm(i64 108, i64 %21, i64 %22, i64 %25, i64 %2, i64 1, ptr %3, i64 %4, ptr %7, i64 %26)
  %28 = xor i1 %16, %20
  %29 = and i1 %16, %28
  %30 = select i1 %29, i64 117, i64 110
  %31 = select i1 %28, i64 108, i64 117
  %32 = select i1 %28, i64 99, i64 110
  %33 = call i32 @irad_la_ztrsm(i64 108, i64 %31, i64 %32, i64 %30, i64 %2, i64 1, ptr %3, i64 %4, ptr %7, i64 %26)
  br label %34

34:
  ret void
}

declare i32 @irad_la_zgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @irad_la_ztrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal range(i32 0, 2) i32 @irad.body.expert_z.scales(i64 %0, ptr readonly %1, i64 %2, ptr %3, ptr %4, ptr nonnull writeonly %5, ptr nonnull writeonly %6, ptr nonnull writeonly %7) unnamed_addr {
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
  %15 = phi double [ %27, %._crit_edge4 ], [ 0.000000e+00, %.preheader1 ]
  %16 = phi double [ %25, %._crit_edge4 ], [ 0x7FD0000000000000, %.preheader1 ]
  %17 = mul nsw i64 %14, %2
  %18 = getelementptr { double, double }, ptr %1, i64 %17
  %19 = getelementptr { double, double }, ptr %1, i64 %14
  br label %31

.loopexit2:
  %.lcssa11 = phi double [ %25, %23 ]
  %.lcssa10 = phi double [ %27, %23 ]
  br label %20

20:
  %21 = phi double [ 0x7FD0000000000000, %._crit_edge ], [ %.lcssa11, %.loopexit2 ]
  %22 = phi double [ 0.000000e+00, %._crit_edge ], [ %.lcssa10, %.loopexit2 ]
  br i1 %11, label %60, label %._crit_edge3

._crit_edge3:
  br label %61

23:
  %.lcssa = phi double [ %57, %54 ]
  %24 = fcmp olt double %.lcssa, %16
  %25 = select i1 %24, double %.lcssa, double %16
  %26 = fcmp ogt double %.lcssa, %15
  %27 = select i1 %26, double %.lcssa, double %15
  %28 = getelementptr inbounds nuw double, ptr %12, i64 %14
  store double %.lcssa, ptr %28, align 8
  %29 = add nuw nsw i64 %14, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %.loopexit2, label %._crit_edge4

._crit_edge4:
  br label %13

31:
  %32 = phi i64 [ 0, %13 ], [ %58, %._crit_edge5 ]
  %33 = phi double [ 0.000000e+00, %13 ], [ %57, %._crit_edge5 ]
  br i1 %11, label %45, label %34

34:
  %35 = getelementptr { double, double }, ptr %18, i64 %32
  %36 = load double, ptr %35, align 8
  %37 = call double @llvm.fabs.f64(double %36)
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %39 = load double, ptr %38, align 8
  %40 = call double @llvm.fabs.f64(double %39)
  %41 = fadd double %37, %40
  %42 = getelementptr inbounds nuw double, ptr %3, i64 %32
  %43 = load double, ptr %42, align 8
  %44 = fmul double %43, %41
  br label %54

45:
  %46 = mul nsw i64 %32, %2
  %47 = getelementptr { double, double }, ptr %19, i64 %46
  %48 = load double, ptr %47, align 8
  %49 = call double @llvm.fabs.f64(double %48)
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %51 = load double, ptr %50, align 8
  %52 = call double @llvm.fabs.f64(double %51)
  %53 = fadd double %49, %52
  br label %54

54:
  %55 = phi double [ %44, %34 ], [ %53, %45 ]
  %56 = fcmp ogt double %55, %33
  %57 = select i1 %56, double %55, double %33
  %58 = add nuw nsw i64 %32, 1
  %59 = icmp eq i64 %58, %0
  br i1 %59, label %23, label %._crit_edge5

._crit_edge5:
  br label %31

60:
  store double %22, ptr %7, align 8
  br label %61

61:
  %62 = fcmp une double %21, 0.000000e+00
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
  %65 = fcmp olt double %21, 0x10000000000000
  %66 = select i1 %65, double 0x10000000000000, double %21
  %67 = fdiv double %66, %22
  %68 = select i1 %11, ptr %5, ptr %6
  store double %67, ptr %68, align 8
  br i1 %11, label %._crit_edge8, label %split

._crit_edge8:
  br label %10

69:
  %70 = phi i64 [ %76, %._crit_edge9 ], [ 0, %.preheader ]
  %71 = getelementptr inbounds nuw double, ptr %12, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = fcmp olt double %72, 0x10000000000000
  %74 = select i1 %73, double 0x10000000000000, double %72
  %75 = fdiv double 1.000000e+00, %74
  store double %75, ptr %71, align 8
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

declare i32 @irad_la_zgetrf(i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal double @irad.body.expert_z.norm_of(i32 range(i32 49, 106) %0, i64 %1, i64 %2, ptr %3, i64 %4) unnamed_addr {
  %6 = or i32 %0, 32
  %7 = icmp eq i32 %6, 105
  %8 = icmp sgt i64 %1, 0
  %9 = icmp sgt i64 %2, 0
  %10 = and i1 %8, %9
  br i1 %10, label %11, label %._crit_edge

._crit_edge:
  br label %16

11:
  %12 = add nuw i64 %2, 1152921504606846975
  %13 = mul i64 %4, %12
  %14 = add i64 %13, %1
  %15 = shl i64 %14, 4
  call void @__irad_double(ptr %3, i64 %15)
  br label %16

16:
  switch i32 %0, label %23 [
    i32 49, label %._crit_edge5
    i32 105, label %._crit_edge6
    i32 79, label %._crit_edge7
    i32 73, label %._crit_edge8
  ]

._crit_edge8:
  br label %17

._crit_edge7:
  br label %17

._crit_edge6:
  br label %17

._crit_edge5:
  br label %17

17:
  %18 = select i1 %7, i64 %1, i64 %2
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %._crit_edge9

._crit_edge9:
  br label %102

20:
  %21 = select i1 %7, i64 %2, i64 %1
  %22 = icmp sgt i64 %21, 0
  br label %24

23:
  br i1 %9, label %.preheader2, label %._crit_edge10

._crit_edge10:
  br label %102

.preheader2:
  br label %50

24:
  %25 = phi double [ 0.000000e+00, %20 ], [ %32, %._crit_edge12 ]
  %26 = phi i64 [ 0, %20 ], [ %33, %._crit_edge12 ]
  br i1 %22, label %27, label %._crit_edge11

._crit_edge11:
  br label %29

27:
  %28 = mul nsw i64 %26, %4
  br label %35

.loopexit3:
  %.lcssa24 = phi double [ %47, %35 ]
  br label %29

29:
  %30 = phi double [ 0.000000e+00, %._crit_edge11 ], [ %.lcssa24, %.loopexit3 ]
  %31 = fcmp ole double %30, %25
  %32 = select i1 %31, double %25, double %30
  %33 = add nuw nsw i64 %26, 1
  %34 = icmp eq i64 %33, %18
  br i1 %34, label %.loopexit4, label %._crit_edge12

._crit_edge12:
  br label %24

35:
  %36 = phi double [ 0.000000e+00, %27 ], [ %47, %._crit_edge13 ]
  %37 = phi i64 [ 0, %27 ], [ %48, %._crit_edge13 ]
  %38 = mul nsw i64 %37, %4
  %39 = add nsw i64 %38, %26
  %40 = add nsw i64 %37, %28
  %41 = select i1 %7, i64 %39, i64 %40
  %42 = getelementptr inbounds { double, double }, ptr %3, i64 %41
  %43 = load double, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %45 = load double, ptr %44, align 8
  %46 = call double @hypot(double %43, double %45)
  %47 = fadd double %36, %46
  %48 = add nuw nsw i64 %37, 1
  %49 = icmp eq i64 %48, %21
  br i1 %49, label %.loopexit3, label %._crit_edge13

._crit_edge13:
  br label %35

50:
  %51 = phi double [ %61, %._crit_edge16 ], [ 0.000000e+00, %.preheader2 ]
  %52 = phi i64 [ %62, %._crit_edge16 ], [ 0, %.preheader2 ]
  br i1 %8, label %53, label %._crit_edge14

._crit_edge14:
  br label %60

53:
  %54 = mul nsw i64 %52, %4
  %55 = getelementptr { double, double }, ptr %3, i64 %54
  br label %64

56:
  %.lcssa23 = phi double [ %61, %60 ]
  %57 = icmp eq i32 %6, 109
  %58 = fcmp oeq double %.lcssa23, 0.000000e+00
  %59 = select i1 %57, i1 true, i1 %58
  br i1 %59, label %._crit_edge15, label %.preheader

._crit_edge15:
  br label %102

.preheader:
  br label %76

.loopexit1:
  %.lcssa22 = phi double [ %73, %64 ]
  br label %60

60:
  %61 = phi double [ %51, %._crit_edge14 ], [ %.lcssa22, %.loopexit1 ]
  %62 = add nuw nsw i64 %52, 1
  %63 = icmp eq i64 %62, %2
  br i1 %63, label %56, label %._crit_edge16

._crit_edge16:
  br label %50

64:
  %65 = phi double [ %51, %53 ], [ %73, %._crit_edge17 ]
  %66 = phi i64 [ 0, %53 ], [ %74, %._crit_edge17 ]
  %67 = getelementptr { double, double }, ptr %55, i64 %66
  %68 = load double, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load double, ptr %69, align 8
  %71 = call double @hypot(double %68, double %70)
  %72 = fcmp ole double %71, %65
  %73 = select i1 %72, double %65, double %71
  %74 = add nuw nsw i64 %66, 1
  %75 = icmp eq i64 %74, %1
  br i1 %75, label %.loopexit1, label %._crit_edge17

._crit_edge17:
  br label %64

76:
  %77 = phi i64 [ %87, %._crit_edge19 ], [ 0, %.preheader ]
  %78 = phi double [ %86, %._crit_edge19 ], [ 0.000000e+00, %.preheader ]
  br i1 %8, label %79, label %._crit_edge18

._crit_edge18:
  br label %85

79:
  %80 = mul nsw i64 %77, %4
  %81 = getelementptr { double, double }, ptr %3, i64 %80
  br label %89

82:
  %.lcssa21 = phi double [ %86, %85 ]
  %83 = call double @llvm.sqrt.f64(double %.lcssa21)
  %84 = fmul double %.lcssa23, %83
  br label %102

.loopexit:
  %.lcssa = phi double [ %99, %89 ]
  br label %85

85:
  %86 = phi double [ %78, %._crit_edge18 ], [ %.lcssa, %.loopexit ]
  %87 = add nuw nsw i64 %77, 1
  %88 = icmp eq i64 %87, %2
  br i1 %88, label %82, label %._crit_edge19

._crit_edge19:
  br label %76

89:
  %90 = phi i64 [ 0, %79 ], [ %100, %._crit_edge20 ]
  %91 = phi double [ %78, %79 ], [ %99, %._crit_edge20 ]
  %92 = getelementptr { double, double }, ptr %81, i64 %90
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %92, i64 8
  %95 = load double, ptr %94, align 8
  %96 = call double @hypot(double %93, double %95)
  %97 = fdiv double %96, %.lcssa23
  %98 = fmul double %97, %97
  %99 = fadd double %91, %98
  %100 = add nuw nsw i64 %90, 1
  %101 = icmp eq i64 %100, %1
  br i1 %101, label %.loopexit, label %._crit_edge20

._crit_edge20:
  br label %89

.loopexit4:
  %.lcssa25 = phi double [ %32, %29 ]
  br label %102

102:
  %103 = phi double [ %84, %82 ], [ %.lcssa23, %._crit_edge15 ], [ 0.000000e+00, %._crit_edge9 ], [ 0.000000e+00, %._crit_edge10 ], [ %.lcssa25, %.loopexit4 ]
  ret double %103
}

define internal void @irad.body.expert_z.refine(i32 range(i32 -128, 128) %0, i64 %1, ptr %2, i64 %3, ptr %4, i64 %5, ptr %6, i64 range(i64 4, 9) %7, ptr readonly %8, ptr %9, ptr writeonly %10, ptr writeonly %11) unnamed_addr {
  %13 = alloca { double, double }, align 8
  %14 = alloca { double, double }, align 8
  %15 = and i32 %0, -33
  %16 = icmp eq i32 %15, 78
  %17 = add nsw i64 %1, 1
  %18 = sitofp i64 %17 to double
  %19 = fmul double %18, 0x10000000000000
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store double -1.000000e+00, ptr %13, align 8
  store double 0.000000e+00, ptr %20, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store double 1.000000e+00, ptr %14, align 8
  store double 0.000000e+00, ptr %21, align 8
  %22 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %23 = shl i64 %22, 4
  %24 = call noalias ptr @malloc(i64 %23)
  %25 = shl i64 %22, 3
  %26 = call noalias ptr @malloc(i64 %25)
  %27 = icmp sgt i64 %1, 0
  %28 = fmul double %19, 0x4340000000000000
  %29 = sext i32 %0 to i64
  br i1 %27, label %.preheader1, label %33

.preheader1:
  br label %30

30:
  %31 = phi double [ %.lcssa8, %112 ], [ 3.000000e+00, %.preheader1 ]
  %32 = phi i32 [ %113, %112 ], [ 1, %.preheader1 ]
  br label %35

33:
  call fastcc void @irad.body.expert_z.product(i32 %0, i64 %1, i64 %1, ptr %13, ptr %2, i64 %3, ptr %9, i64 %22, ptr %14, ptr %24, i64 %22)
  store double 0.000000e+00, ptr %11, align 8
  br label %128

34:
  call fastcc void @irad.body.expert_z.product(i32 %0, i64 %1, i64 %1, ptr %13, ptr %2, i64 %3, ptr %9, i64 %22, ptr %14, ptr nonnull %24, i64 %22)
  br label %49

35:
  %36 = phi i64 [ %47, %._crit_edge ], [ 0, %30 ]
  %37 = getelementptr inbounds nuw { double, double }, ptr %8, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = call double @llvm.fabs.f64(double %38)
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %41 = load double, ptr %40, align 8
  %42 = call double @llvm.fabs.f64(double %41)
  %43 = fadd double %39, %42
  %44 = getelementptr inbounds nuw double, ptr %26, i64 %36
  store double %43, ptr %44, align 8
  %45 = getelementptr inbounds nuw { double, double }, ptr %24, i64 %36
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store double %38, ptr %45, align 8
  store double %41, ptr %46, align 8
  %47 = add nuw nsw i64 %36, 1
  %48 = icmp eq i64 %47, %1
  br i1 %48, label %34, label %._crit_edge

._crit_edge:
  br label %35

49:
  %50 = phi i64 [ %54, %._crit_edge2 ], [ 0, %34 ]
  %51 = mul nsw i64 %50, %3
  %52 = getelementptr { double, double }, ptr %2, i64 %51
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
  %58 = getelementptr { double, double }, ptr %52, i64 %57
  %59 = load double, ptr %58, align 8
  %60 = call double @llvm.fabs.f64(double %59)
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %62 = load double, ptr %61, align 8
  %63 = call double @llvm.fabs.f64(double %62)
  %64 = fadd double %60, %63
  %65 = select i1 %16, i64 %50, i64 %57
  %66 = getelementptr inbounds nuw { double, double }, ptr %9, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = call double @llvm.fabs.f64(double %67)
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %70 = load double, ptr %69, align 8
  %71 = call double @llvm.fabs.f64(double %70)
  %72 = fadd double %68, %71
  %73 = fmul double %64, %72
  %74 = select i1 %16, i64 %57, i64 %50
  %75 = getelementptr inbounds nuw double, ptr %26, i64 %74
  %76 = load double, ptr %75, align 8
  %77 = fadd double %76, %73
  store double %77, ptr %75, align 8
  %78 = add nuw nsw i64 %57, 1
  %79 = icmp eq i64 %78, %1
  br i1 %79, label %53, label %._crit_edge3

._crit_edge3:
  br label %56

80:
  %.lcssa8 = phi double [ %100, %82 ]
  %81 = fcmp ogt double %.lcssa8, 0x3CA0000000000000
  br i1 %81, label %103, label %._crit_edge4

._crit_edge4:
  %.lcssa8.lcssa = phi double [ %.lcssa8, %80 ]
  br label %108

82:
  %83 = phi double [ %100, %._crit_edge5 ], [ 0.000000e+00, %.preheader ]
  %84 = phi i64 [ %101, %._crit_edge5 ], [ 0, %.preheader ]
  %85 = getelementptr inbounds nuw double, ptr %26, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fcmp ogt double %86, %28
  %88 = select i1 %87, double 0.000000e+00, double %19
  %89 = getelementptr inbounds nuw { double, double }, ptr %24, i64 %84
  %90 = load double, ptr %89, align 8
  %91 = call double @llvm.fabs.f64(double %90)
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %93 = load double, ptr %92, align 8
  %94 = call double @llvm.fabs.f64(double %93)
  %95 = fadd double %91, %94
  %96 = fadd double %88, %95
  %97 = fadd double %86, %88
  %98 = fdiv double %96, %97
  %99 = fcmp ogt double %98, %83
  %100 = select i1 %99, double %98, double %83
  %101 = add nuw nsw i64 %84, 1
  %102 = icmp eq i64 %101, %1
  br i1 %102, label %80, label %._crit_edge5

._crit_edge5:
  br label %82

103:
  %104 = fmul double %.lcssa8, 2.000000e+00
  %105 = fcmp ole double %104, %31
  %106 = icmp samesign ult i32 %32, 6
  %107 = select i1 %105, i1 %106, i1 false
  br i1 %107, label %110, label %split

split:
  %.lcssa8.lcssa9 = phi double [ %.lcssa8, %103 ]
  br label %108

108:
  %.lcssa810 = phi double [ %.lcssa8.lcssa9, %split ], [ %.lcssa8.lcssa, %._crit_edge4 ]
  store double %.lcssa810, ptr %11, align 8
  %109 = fmul double %18, 0x3CA0000000000000
  br label %135

110:
  %111 = call i32 @irad_la_zgetrs(i64 %29, i64 %1, i64 1, ptr %4, i64 %5, ptr %6, i64 %7, ptr nonnull %24, i64 %22)
  br label %114

112:
  %113 = add nuw nsw i32 %32, 1
  br label %30

114:
  %115 = phi i64 [ %126, %._crit_edge6 ], [ 0, %110 ]
  %116 = getelementptr inbounds nuw { double, double }, ptr %24, i64 %115
  %117 = load double, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 8
  %119 = load double, ptr %118, align 8
  %120 = getelementptr inbounds nuw { double, double }, ptr %9, i64 %115
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %123 = load double, ptr %122, align 8
  %124 = fadd double %117, %121
  %125 = fadd double %119, %123
  store double %124, ptr %120, align 8
  store double %125, ptr %122, align 8
  %126 = add nuw nsw i64 %115, 1
  %127 = icmp eq i64 %126, %1
  br i1 %127, label %112, label %._crit_edge6

._crit_edge6:
  br label %114

.loopexit:
  %.lcssa = phi double [ %160, %135 ]
  br label %128

128:
  %129 = phi double [ 0.000000e+00, %33 ], [ %.lcssa, %.loopexit ]
  %130 = zext i1 %16 to i32
  %131 = call fastcc double @irad.body.expert_z.inverse_norm(i32 0, i32 %130, i64 %1, ptr %4, i64 %5, ptr %6, i64 %7, ptr %26)
  %132 = fcmp une double %129, 0.000000e+00
  %133 = fdiv double %131, %129
  %134 = select i1 %132, double %133, double %131
  store double %134, ptr %10, align 8
  call void @free(ptr %24)
  call void @free(ptr %26)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret void

135:
  %136 = phi i64 [ 0, %108 ], [ %161, %._crit_edge7 ]
  %137 = phi double [ 0.000000e+00, %108 ], [ %160, %._crit_edge7 ]
  %138 = getelementptr inbounds nuw double, ptr %26, i64 %136
  %139 = load double, ptr %138, align 8
  %140 = fcmp ogt double %139, %28
  %141 = select i1 %140, double 0.000000e+00, double %19
  %142 = getelementptr inbounds nuw { double, double }, ptr %24, i64 %136
  %143 = load double, ptr %142, align 8
  %144 = call double @llvm.fabs.f64(double %143)
  %145 = getelementptr inbounds nuw i8, ptr %142, i64 8
  %146 = load double, ptr %145, align 8
  %147 = call double @llvm.fabs.f64(double %146)
  %148 = fadd double %144, %147
  %149 = fmul double %109, %139
  %150 = fadd double %149, %148
  %151 = fadd double %141, %150
  store double %151, ptr %138, align 8
  %152 = getelementptr inbounds nuw { double, double }, ptr %9, i64 %136
  %153 = load double, ptr %152, align 8
  %154 = call double @llvm.fabs.f64(double %153)
  %155 = getelementptr inbounds nuw i8, ptr %152, i64 8
  %156 = load double, ptr %155, align 8
  %157 = call double @llvm.fabs.f64(double %156)
  %158 = fadd double %154, %157
  %159 = fcmp ogt double %158, %137
  %160 = select i1 %159, double %158, double %137
  %161 = add nuw nsw i64 %136, 1
  %162 = icmp eq i64 %161, %1
  br i1 %162, label %.loopexit, label %._crit_edge7

._crit_edge7:
  br label %135
}

declare void @__irad_integer(ptr noundef, i64 noundef) local_unnamed_addr

declare double @llvm.fabs.f64(double)

declare double @llvm.sqrt.f64(double)

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

define internal void @irad.body.expert_z.product(i32 range(i32 -128, 128) %0, i64 %1, i64 %2, ptr nonnull %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr nonnull readonly %8, ptr %9, i64 %10) unnamed_addr {
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
  %20 = add nuw i64 %15, 1152921504606846975
  %21 = mul i64 %5, %20
  %22 = add i64 %21, %14
  %23 = shl i64 %22, 4
  call void @__irad_double(ptr %4, i64 %23)
  br label %24

24:
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %._crit_edge1

._crit_edge1:
  br label %28

26:
  %27 = shl i64 %2, 4
  call void @__irad_double(ptr %6, i64 %27)
  br label %28

28:
  %29 = icmp sgt i64 %1, 0
  br i1 %29, label %30, label %._crit_edge2

._crit_edge2:
  br label %32

30:
  %31 = shl i64 %1, 4
  call void @__irad_double(ptr %9, i64 %31)
  br label %32

32:
  call fastcc void @irad.body.expert_z.scale(i64 %1, ptr %8, ptr %9)
  %33 = sext i32 %0 to i64
  %34 = call i32 @irad_la_zgemm(i64 %33, i64 110, i64 %1, i64 1, i64 %2, ptr nonnull %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %9, i64 %10)
  ret void
}

define internal void @irad.body.expert_z.scale(i64 %0, ptr nonnull readonly %1, ptr %2) unnamed_addr {
  %4 = load double, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8
  %7 = icmp sgt i64 %0, 0
  %8 = fcmp oeq double %4, 0.000000e+00
  %9 = fcmp oeq double %6, 0.000000e+00
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
  %15 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %13
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %18 = load double, ptr %17, align 8
  %19 = fmul double %4, %16
  %20 = fmul double %6, %18
  %21 = fmul double %4, %18
  %22 = fmul double %6, %16
  %23 = fsub double %19, %20
  %24 = fadd double %22, %21
  br label %25

25:
  %26 = phi double [ %23, %14 ], [ 0.000000e+00, %._crit_edge1 ]
  %27 = phi double [ %24, %14 ], [ 0.000000e+00, %._crit_edge1 ]
  %28 = getelementptr inbounds nuw { double, double }, ptr %2, i64 %13
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store double %26, ptr %28, align 8
  store double %27, ptr %29, align 8
  %30 = add nuw nsw i64 %13, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %.loopexit, label %._crit_edge2

._crit_edge2:
  br label %12
}

declare i32 @irad_la_zgemm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal void @irad.body.expert_z.turn(i64 %0, i64 %1, ptr readonly %2, i64 %3, ptr writeonly %4) unnamed_addr {
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

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)
