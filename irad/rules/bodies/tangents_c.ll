define internal i32 @irad.body.tangent_cgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr readnone captures(address) %13, ptr %14, i64 %15) {
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
  %21 = call i32 @irad_la_cgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %8, i64 %9, ptr %10, i64 %12, ptr %14, i64 %15)
  br label %22

22:
  %23 = icmp eq ptr %11, %10
  br i1 %23, label %._crit_edge2, label %24

._crit_edge2:
  br label %26

24:
  %25 = call i32 @irad_la_cgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %7, i64 %9, ptr %11, i64 %12, ptr %14, i64 %15)
  br label %26

26:
  %27 = icmp eq ptr %6, %5
  br i1 %27, label %._crit_edge3, label %28

._crit_edge3:
  br label %30

28:
  %29 = call i32 @irad_la_cgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %14, i64 %15)
  br label %30

30:
  ret i32 0
}

declare i32 @irad_la_cgemm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal i32 @irad.body.tangent_ctrsm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr readonly captures(address) %7, i64 %8, ptr %9, ptr %10, i64 %11) {
  %13 = alloca { float, float }, align 4
  %14 = icmp eq ptr %10, %9
  br i1 %14, label %._crit_edge, label %15

._crit_edge:
  br label %87

15:
  %16 = icmp eq ptr %7, %6
  br i1 %16, label %._crit_edge1, label %17

._crit_edge1:
  br label %85

17:
  %18 = and i64 %0, 4294967263
  %19 = icmp eq i64 %18, 76
  %20 = select i1 %19, i64 %4, i64 %5
  %21 = call i64 @llvm.smax.i64(i64 %20, i64 1)
  %22 = mul nsw i64 %20, %20
  %23 = call i64 @llvm.smax.i64(i64 %22, i64 1)
  %24 = shl i64 %23, 3
  %25 = call noalias ptr @malloc(i64 %24)
  %26 = icmp sgt i64 %20, 0
  br i1 %26, label %29, label %27

27:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float -1.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %28, align 4
  br label %72

29:
  %30 = and i64 %1, 4294967263
  %31 = icmp eq i64 %30, 76
  br label %32

32:
  %33 = phi i64 [ 0, %29 ], [ %41, %._crit_edge2 ]
  %34 = mul nsw i64 %33, %8
  %35 = getelementptr { float, float }, ptr %7, i64 %34
  %36 = mul nuw nsw i64 %33, %20
  %37 = getelementptr { float, float }, ptr %25, i64 %36
  %38 = getelementptr { float, float }, ptr %35, i64 %33
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  br label %43

40:
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp eq i64 %41, %20
  br i1 %42, label %66, label %._crit_edge2

._crit_edge2:
  br label %32

43:
  %44 = phi i64 [ 0, %32 ], [ %64, %._crit_edge7 ]
  %45 = icmp eq i64 %44, %33
  br i1 %45, label %46, label %49

46:
  %47 = load float, ptr %38, align 4
  %48 = load float, ptr %39, align 4
  br label %59

49:
  br i1 %31, label %50, label %52

50:
  %51 = icmp samesign ugt i64 %44, %33
  br i1 %51, label %._crit_edge3, label %._crit_edge4

._crit_edge4:
  br label %59

._crit_edge3:
  br label %54

52:
  %53 = icmp samesign ult i64 %44, %33
  br i1 %53, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %59

._crit_edge5:
  br label %54

54:
  %55 = getelementptr { float, float }, ptr %35, i64 %44
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  br label %59

59:
  %60 = phi float [ 0.000000e+00, %._crit_edge4 ], [ %47, %46 ], [ %56, %54 ], [ 0.000000e+00, %._crit_edge6 ]
  %61 = phi float [ 0.000000e+00, %._crit_edge4 ], [ %48, %46 ], [ %58, %54 ], [ 0.000000e+00, %._crit_edge6 ]
  %62 = getelementptr { float, float }, ptr %37, i64 %44
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 4
  store float %60, ptr %62, align 4
  store float %61, ptr %63, align 4
  %64 = add nuw nsw i64 %44, 1
  %65 = icmp eq i64 %64, %20
  br i1 %65, label %40, label %._crit_edge7

._crit_edge7:
  br label %43

66:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %67 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float -1.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %67, align 4
  %68 = and i64 %3, 4294967263
  %69 = icmp eq i64 %68, 85
  br i1 %69, label %70, label %._crit_edge8

._crit_edge8:
  br label %72

70:
  %71 = add nuw i64 %20, 1
  br label %73

.loopexit:
  br label %72

72:
  br i1 %19, label %80, label %82

73:
  %74 = phi i64 [ 0, %70 ], [ %78, %._crit_edge9 ]
  %75 = mul i64 %74, %71
  %76 = getelementptr inbounds { float, float }, ptr %25, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 4
  store float 0.000000e+00, ptr %76, align 4
  store float 0.000000e+00, ptr %77, align 4
  %78 = add nuw nsw i64 %74, 1
  %79 = icmp slt i64 %78, %20
  br i1 %79, label %._crit_edge9, label %.loopexit

._crit_edge9:
  br label %73

80:
  %81 = call i32 @irad_la_cgemm(i64 %2, i64 110, i64 %4, i64 %5, i64 %4, ptr nonnull %13, ptr %25, i64 %21, ptr %9, i64 %11, ptr %10, i64 %11)
  br label %84

82:
  %83 = call i32 @irad_la_cgemm(i64 110, i64 %2, i64 %4, i64 %5, i64 %5, ptr nonnull %13, ptr %9, i64 %11, ptr %25, i64 %21, ptr %10, i64 %11)
  br label %84

84:
  call void @free(ptr %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %85

85:
  %86 = call i32 @irad_la_ctrsm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %8, ptr %10, i64 %11)
  br label %87

87:
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

declare i32 @irad_la_ctrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal i32 @irad.body.tangent_cgetrf(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr readonly %5, ptr readnone %6, i64 %7) {
  %9 = alloca { float, float }, align 4
  %10 = alloca { float, float }, align 4
  %11 = icmp eq ptr %3, %2
  br i1 %11, label %._crit_edge, label %12

._crit_edge:
  br label %232

12:
  %13 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 4
  store float 1.000000e+00, ptr %9, align 4
  store float 0.000000e+00, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float -1.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %16, align 4
  %17 = icmp sgt i64 %13, 0
  br i1 %17, label %18, label %._crit_edge6

._crit_edge6:
  br label %50

18:
  %19 = icmp eq i64 %7, 8
  br label %20

20:
  %21 = phi i64 [ 0, %18 ], [ %35, %._crit_edge7 ]
  br i1 %19, label %22, label %25

22:
  %23 = getelementptr inbounds nuw i64, ptr %5, i64 %21
  %24 = load i64, ptr %23, align 8
  br label %29

25:
  %26 = getelementptr inbounds nuw i32, ptr %5, i64 %21
  %27 = load i32, ptr %26, align 4
  %28 = sext i32 %27 to i64
  br label %29

29:
  %30 = phi i64 [ %24, %22 ], [ %28, %25 ]
  %31 = getelementptr { float, float }, ptr %3, i64 %21
  %32 = getelementptr { float, float }, ptr %3, i64 %30
  %33 = getelementptr i8, ptr %32, i64 -8
  br label %37

34:
  %35 = add nuw nsw i64 %21, 1
  %36 = icmp eq i64 %35, %13
  br i1 %36, label %.loopexit5, label %._crit_edge7

._crit_edge7:
  br label %20

37:
  %38 = phi i64 [ 0, %29 ], [ %48, %._crit_edge8 ]
  %39 = mul nsw i64 %38, %4
  %40 = getelementptr { float, float }, ptr %31, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %43 = load float, ptr %42, align 4
  %44 = getelementptr { float, float }, ptr %33, i64 %39
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4
  store float %45, ptr %40, align 4
  store float %47, ptr %42, align 4
  store float %41, ptr %44, align 4
  store float %43, ptr %46, align 4
  %48 = add nuw nsw i64 %38, 1
  %49 = icmp eq i64 %48, %1
  br i1 %49, label %34, label %._crit_edge8

._crit_edge8:
  br label %37

.loopexit5:
  br label %50

50:
  %51 = mul nsw i64 %13, %13
  %52 = call i64 @llvm.smax.i64(i64 %51, i64 1)
  %53 = shl i64 %52, 3
  %54 = call noalias ptr @malloc(i64 %53)
  br i1 %17, label %.preheader3, label %._crit_edge9

._crit_edge9:
  br label %61

.preheader3:
  br label %55

55:
  %56 = phi i64 [ %182, %._crit_edge22 ], [ 0, %.preheader3 ]
  %57 = mul nsw i64 %56, %4
  %58 = getelementptr { float, float }, ptr %3, i64 %57
  %59 = mul nuw nsw i64 %56, %13
  %60 = getelementptr { float, float }, ptr %54, i64 %59
  br label %184

.loopexit4:
  br label %61

61:
  %62 = call i32 @irad_la_ctrsm(i64 108, i64 108, i64 110, i64 117, i64 %13, i64 %13, ptr %2, i64 %4, ptr %54, i64 %14)
  %63 = call i32 @irad_la_ctrsm(i64 114, i64 117, i64 110, i64 110, i64 %13, i64 %13, ptr %2, i64 %4, ptr %54, i64 %14)
  %64 = call noalias ptr @malloc(i64 %53)
  br i1 %17, label %.preheader2, label %65

.preheader2:
  br label %69

65:
  %66 = call noalias ptr @malloc(i64 %53)
  %67 = call noalias ptr @malloc(i64 %53)
  %68 = call noalias ptr @malloc(i64 %53)
  br label %172

69:
  %70 = phi i64 [ %75, %._crit_edge10 ], [ 0, %.preheader2 ]
  %71 = mul nuw nsw i64 %70, %13
  %72 = getelementptr { float, float }, ptr %54, i64 %71
  %73 = getelementptr { float, float }, ptr %64, i64 %71
  br label %77

74:
  %75 = add nuw nsw i64 %70, 1
  %76 = icmp eq i64 %75, %13
  br i1 %76, label %92, label %._crit_edge10

._crit_edge10:
  br label %69

77:
  %78 = phi i64 [ 0, %69 ], [ %90, %._crit_edge12 ]
  %79 = icmp samesign ugt i64 %78, %70
  br i1 %79, label %80, label %._crit_edge11

._crit_edge11:
  br label %85

80:
  %81 = getelementptr { float, float }, ptr %72, i64 %78
  %82 = load float, ptr %81, align 4
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 4
  %84 = load float, ptr %83, align 4
  br label %85

85:
  %86 = phi float [ %82, %80 ], [ 0.000000e+00, %._crit_edge11 ]
  %87 = phi float [ %84, %80 ], [ 0.000000e+00, %._crit_edge11 ]
  %88 = getelementptr { float, float }, ptr %73, i64 %78
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 4
  store float %86, ptr %88, align 4
  store float %87, ptr %89, align 4
  %90 = add nuw nsw i64 %78, 1
  %91 = icmp eq i64 %90, %13
  br i1 %91, label %74, label %._crit_edge12

._crit_edge12:
  br label %77

92:
  %93 = call noalias ptr @malloc(i64 %53)
  br label %94

94:
  %95 = phi i64 [ %100, %._crit_edge13 ], [ 0, %92 ]
  %96 = mul nuw nsw i64 %95, %13
  %97 = getelementptr { float, float }, ptr %54, i64 %96
  %98 = getelementptr { float, float }, ptr %93, i64 %96
  br label %102

99:
  %100 = add nuw nsw i64 %95, 1
  %101 = icmp eq i64 %100, %13
  br i1 %101, label %117, label %._crit_edge13

._crit_edge13:
  br label %94

102:
  %103 = phi i64 [ 0, %94 ], [ %115, %._crit_edge15 ]
  %104 = icmp samesign ugt i64 %103, %95
  br i1 %104, label %._crit_edge14, label %105

._crit_edge14:
  br label %110

105:
  %106 = getelementptr { float, float }, ptr %97, i64 %103
  %107 = load float, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %109 = load float, ptr %108, align 4
  br label %110

110:
  %111 = phi float [ %107, %105 ], [ 0.000000e+00, %._crit_edge14 ]
  %112 = phi float [ %109, %105 ], [ 0.000000e+00, %._crit_edge14 ]
  %113 = getelementptr { float, float }, ptr %98, i64 %103
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 4
  store float %111, ptr %113, align 4
  store float %112, ptr %114, align 4
  %115 = add nuw nsw i64 %103, 1
  %116 = icmp eq i64 %115, %13
  br i1 %116, label %99, label %._crit_edge15

._crit_edge15:
  br label %102

117:
  %118 = call noalias ptr @malloc(i64 %53)
  br label %119

119:
  %120 = phi i64 [ %126, %._crit_edge16 ], [ 0, %117 ]
  %121 = mul nsw i64 %120, %4
  %122 = getelementptr { float, float }, ptr %2, i64 %121
  %123 = mul nuw nsw i64 %120, %13
  %124 = getelementptr { float, float }, ptr %118, i64 %123
  br label %128

125:
  %126 = add nuw nsw i64 %120, 1
  %127 = icmp eq i64 %126, %13
  br i1 %127, label %146, label %._crit_edge16

._crit_edge16:
  br label %119

128:
  %129 = phi i64 [ 0, %119 ], [ %144, %._crit_edge17 ]
  %130 = icmp samesign ugt i64 %129, %120
  br i1 %130, label %131, label %136

131:
  %132 = getelementptr { float, float }, ptr %122, i64 %129
  %133 = load float, ptr %132, align 4
  %134 = getelementptr inbounds nuw i8, ptr %132, i64 4
  %135 = load float, ptr %134, align 4
  br label %139

136:
  %137 = icmp eq i64 %129, %120
  %138 = select i1 %137, float 1.000000e+00, float 0.000000e+00
  br label %139

139:
  %140 = phi float [ %133, %131 ], [ %138, %136 ]
  %141 = phi float [ %135, %131 ], [ 0.000000e+00, %136 ]
  %142 = getelementptr { float, float }, ptr %124, i64 %129
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 4
  store float %140, ptr %142, align 4
  store float %141, ptr %143, align 4
  %144 = add nuw nsw i64 %129, 1
  %145 = icmp eq i64 %144, %13
  br i1 %145, label %125, label %._crit_edge17

._crit_edge17:
  br label %128

146:
  %147 = call noalias ptr @malloc(i64 %53)
  br label %148

148:
  %149 = phi i64 [ %155, %._crit_edge18 ], [ 0, %146 ]
  %150 = mul nsw i64 %149, %4
  %151 = getelementptr { float, float }, ptr %2, i64 %150
  %152 = mul nuw nsw i64 %149, %13
  %153 = getelementptr { float, float }, ptr %147, i64 %152
  br label %157

154:
  %155 = add nuw nsw i64 %149, 1
  %156 = icmp eq i64 %155, %13
  br i1 %156, label %.loopexit1, label %._crit_edge18

._crit_edge18:
  br label %148

157:
  %158 = phi i64 [ 0, %148 ], [ %170, %._crit_edge20 ]
  %159 = icmp samesign ugt i64 %158, %149
  br i1 %159, label %._crit_edge19, label %160

._crit_edge19:
  br label %165

160:
  %161 = getelementptr { float, float }, ptr %151, i64 %158
  %162 = load float, ptr %161, align 4
  %163 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %164 = load float, ptr %163, align 4
  br label %165

165:
  %166 = phi float [ %162, %160 ], [ 0.000000e+00, %._crit_edge19 ]
  %167 = phi float [ %164, %160 ], [ 0.000000e+00, %._crit_edge19 ]
  %168 = getelementptr { float, float }, ptr %153, i64 %158
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 4
  store float %166, ptr %168, align 4
  store float %167, ptr %169, align 4
  %170 = add nuw nsw i64 %158, 1
  %171 = icmp eq i64 %170, %13
  br i1 %171, label %154, label %._crit_edge20

._crit_edge20:
  br label %157

.loopexit1:
  br label %172

172:
  %173 = phi ptr [ %68, %65 ], [ %147, %.loopexit1 ]
  %174 = phi ptr [ %66, %65 ], [ %93, %.loopexit1 ]
  %175 = phi ptr [ %67, %65 ], [ %118, %.loopexit1 ]
  %176 = call noalias ptr @calloc(i64 %52, i64 8)
  %177 = call noalias ptr @calloc(i64 %52, i64 8)
  %178 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %13, i64 %13, i64 %13, ptr nonnull %9, ptr %175, i64 %14, ptr %64, i64 %14, ptr %176, i64 %14)
  %179 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %13, i64 %13, i64 %13, ptr nonnull %9, ptr %174, i64 %14, ptr %173, i64 %14, ptr %177, i64 %14)
  %180 = icmp slt i64 %1, %0
  br i1 %180, label %194, label %._crit_edge21

._crit_edge21:
  br label %200

181:
  %182 = add nuw nsw i64 %56, 1
  %183 = icmp eq i64 %182, %13
  br i1 %183, label %.loopexit4, label %._crit_edge22

._crit_edge22:
  br label %55

184:
  %185 = phi i64 [ 0, %55 ], [ %192, %._crit_edge23 ]
  %186 = getelementptr { float, float }, ptr %58, i64 %185
  %187 = load float, ptr %186, align 4
  %188 = getelementptr inbounds nuw i8, ptr %186, i64 4
  %189 = load float, ptr %188, align 4
  %190 = getelementptr { float, float }, ptr %60, i64 %185
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 4
  store float %187, ptr %190, align 4
  store float %189, ptr %191, align 4
  %192 = add nuw nsw i64 %185, 1
  %193 = icmp eq i64 %192, %13
  br i1 %193, label %181, label %._crit_edge23

._crit_edge23:
  br label %184

194:
  %195 = sub nsw i64 %0, %13
  %196 = getelementptr inbounds { float, float }, ptr %2, i64 %13
  %197 = getelementptr inbounds { float, float }, ptr %3, i64 %13
  %198 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %195, i64 %13, i64 %13, ptr nonnull %10, ptr %196, i64 %4, ptr %177, i64 %14, ptr %197, i64 %4)
  %199 = call i32 @irad_la_ctrsm(i64 114, i64 117, i64 110, i64 110, i64 %195, i64 %13, ptr %2, i64 %4, ptr %197, i64 %4)
  br label %200

200:
  %201 = icmp slt i64 %0, %1
  br i1 %201, label %202, label %._crit_edge24

._crit_edge24:
  br label %209

202:
  %203 = sub nsw i64 %1, %13
  %204 = mul nsw i64 %4, %13
  %205 = getelementptr inbounds { float, float }, ptr %2, i64 %204
  %206 = getelementptr inbounds { float, float }, ptr %3, i64 %204
  %207 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %13, i64 %203, i64 %13, ptr nonnull %10, ptr %176, i64 %14, ptr %205, i64 %4, ptr %206, i64 %4)
  %208 = call i32 @irad_la_ctrsm(i64 108, i64 108, i64 110, i64 117, i64 %13, i64 %203, ptr %2, i64 %4, ptr %206, i64 %4)
  br label %209

209:
  br i1 %17, label %.preheader, label %._crit_edge25

._crit_edge25:
  br label %231

.preheader:
  br label %210

210:
  %211 = phi i64 [ %216, %._crit_edge26 ], [ 0, %.preheader ]
  %212 = mul nuw nsw i64 %211, %13
  %213 = mul nsw i64 %211, %4
  %214 = getelementptr { float, float }, ptr %3, i64 %213
  br label %218

215:
  %216 = add nuw nsw i64 %211, 1
  %217 = icmp eq i64 %216, %13
  br i1 %217, label %.loopexit, label %._crit_edge26

._crit_edge26:
  br label %210

218:
  %219 = phi i64 [ 0, %210 ], [ %229, %._crit_edge27 ]
  %220 = icmp samesign ugt i64 %219, %211
  %221 = select i1 %220, ptr %176, ptr %177
  %222 = getelementptr { float, float }, ptr %221, i64 %219
  %223 = getelementptr { float, float }, ptr %222, i64 %212
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 4
  %225 = load float, ptr %224, align 4
  %226 = load float, ptr %223, align 4
  %227 = getelementptr { float, float }, ptr %214, i64 %219
  %228 = getelementptr inbounds nuw i8, ptr %227, i64 4
  store float %226, ptr %227, align 4
  store float %225, ptr %228, align 4
  %229 = add nuw nsw i64 %219, 1
  %230 = icmp eq i64 %229, %13
  br i1 %230, label %215, label %._crit_edge27

._crit_edge27:
  br label %218

.loopexit:
  br label %231

231:
  call void @free(ptr %54)
  call void @free(ptr %64)
  call void @free(ptr %174)
  call void @free(ptr %175)
  call void @free(ptr %173)
  call void @free(ptr %176)
  call void @free(ptr %177)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %232

232:
  ret i32 0
}

define internal i32 @irad.body.tangent_cgetrs(i64 %0, i64 %1, i64 %2, ptr %3, ptr readonly captures(address) %4, i64 %5, ptr %6, ptr readnone %7, i64 %8, ptr %9, ptr %10, i64 %11) {
  %13 = alloca { float, float }, align 4
  %14 = alloca { float, float }, align 4
  %15 = icmp eq ptr %10, %9
  br i1 %15, label %._crit_edge, label %16

._crit_edge:
  br label %181

16:
  %17 = icmp eq ptr %4, %3
  br i1 %17, label %._crit_edge2, label %18

._crit_edge2:
  br label %179

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store float -1.000000e+00, ptr %14, align 4
  store float 0.000000e+00, ptr %19, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float 1.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %20, align 4
  %21 = mul nsw i64 %1, %1
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 1)
  %23 = call noalias ptr @calloc(i64 %22, i64 8)
  %24 = shl i64 %22, 3
  %25 = call noalias ptr @malloc(i64 %24)
  %26 = icmp sgt i64 %1, 0
  br i1 %26, label %.preheader, label %27

.preheader:
  br label %31

27:
  %28 = call noalias ptr @malloc(i64 %24)
  %29 = call noalias ptr @malloc(i64 %24)
  %30 = call noalias ptr @malloc(i64 %24)
  br label %136

31:
  %32 = phi i64 [ %38, %._crit_edge3 ], [ 0, %.preheader ]
  %33 = mul nsw i64 %32, %5
  %34 = getelementptr { float, float }, ptr %4, i64 %33
  %35 = mul nuw nsw i64 %32, %1
  %36 = getelementptr { float, float }, ptr %25, i64 %35
  br label %40

37:
  %38 = add nuw nsw i64 %32, 1
  %39 = icmp eq i64 %38, %1
  br i1 %39, label %55, label %._crit_edge3

._crit_edge3:
  br label %31

40:
  %41 = phi i64 [ 0, %31 ], [ %53, %._crit_edge5 ]
  %42 = icmp samesign ugt i64 %41, %32
  br i1 %42, label %43, label %._crit_edge4

._crit_edge4:
  br label %48

43:
  %44 = getelementptr { float, float }, ptr %34, i64 %41
  %45 = load float, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load float, ptr %46, align 4
  br label %48

48:
  %49 = phi float [ %45, %43 ], [ 0.000000e+00, %._crit_edge4 ]
  %50 = phi float [ %47, %43 ], [ 0.000000e+00, %._crit_edge4 ]
  %51 = getelementptr { float, float }, ptr %36, i64 %41
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 4
  store float %49, ptr %51, align 4
  store float %50, ptr %52, align 4
  %53 = add nuw nsw i64 %41, 1
  %54 = icmp eq i64 %53, %1
  br i1 %54, label %37, label %._crit_edge5

._crit_edge5:
  br label %40

55:
  %56 = call noalias ptr @malloc(i64 %24)
  br label %57

57:
  %58 = phi i64 [ %64, %._crit_edge6 ], [ 0, %55 ]
  %59 = mul nsw i64 %58, %5
  %60 = getelementptr { float, float }, ptr %4, i64 %59
  %61 = mul nuw nsw i64 %58, %1
  %62 = getelementptr { float, float }, ptr %56, i64 %61
  br label %66

63:
  %64 = add nuw nsw i64 %58, 1
  %65 = icmp eq i64 %64, %1
  br i1 %65, label %81, label %._crit_edge6

._crit_edge6:
  br label %57

66:
  %67 = phi i64 [ 0, %57 ], [ %79, %._crit_edge8 ]
  %68 = icmp samesign ugt i64 %67, %58
  br i1 %68, label %._crit_edge7, label %69

._crit_edge7:
  br label %74

69:
  %70 = getelementptr { float, float }, ptr %60, i64 %67
  %71 = load float, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %73 = load float, ptr %72, align 4
  br label %74

74:
  %75 = phi float [ %71, %69 ], [ 0.000000e+00, %._crit_edge7 ]
  %76 = phi float [ %73, %69 ], [ 0.000000e+00, %._crit_edge7 ]
  %77 = getelementptr { float, float }, ptr %62, i64 %67
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 4
  store float %75, ptr %77, align 4
  store float %76, ptr %78, align 4
  %79 = add nuw nsw i64 %67, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %63, label %._crit_edge8

._crit_edge8:
  br label %66

81:
  %82 = call noalias ptr @malloc(i64 %24)
  br label %83

83:
  %84 = phi i64 [ %90, %._crit_edge9 ], [ 0, %81 ]
  %85 = mul nsw i64 %84, %5
  %86 = getelementptr { float, float }, ptr %3, i64 %85
  %87 = mul nuw nsw i64 %84, %1
  %88 = getelementptr { float, float }, ptr %82, i64 %87
  br label %92

89:
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %1
  br i1 %91, label %110, label %._crit_edge9

._crit_edge9:
  br label %83

92:
  %93 = phi i64 [ 0, %83 ], [ %108, %._crit_edge10 ]
  %94 = icmp samesign ugt i64 %93, %84
  br i1 %94, label %95, label %100

95:
  %96 = getelementptr { float, float }, ptr %86, i64 %93
  %97 = load float, ptr %96, align 4
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %99 = load float, ptr %98, align 4
  br label %103

100:
  %101 = icmp eq i64 %93, %84
  %102 = select i1 %101, float 1.000000e+00, float 0.000000e+00
  br label %103

103:
  %104 = phi float [ %97, %95 ], [ %102, %100 ]
  %105 = phi float [ %99, %95 ], [ 0.000000e+00, %100 ]
  %106 = getelementptr { float, float }, ptr %88, i64 %93
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 4
  store float %104, ptr %106, align 4
  store float %105, ptr %107, align 4
  %108 = add nuw nsw i64 %93, 1
  %109 = icmp eq i64 %108, %1
  br i1 %109, label %89, label %._crit_edge10

._crit_edge10:
  br label %92

110:
  %111 = call noalias ptr @malloc(i64 %24)
  br label %112

112:
  %113 = phi i64 [ %119, %._crit_edge11 ], [ 0, %110 ]
  %114 = mul nsw i64 %113, %5
  %115 = getelementptr { float, float }, ptr %3, i64 %114
  %116 = mul nuw nsw i64 %113, %1
  %117 = getelementptr { float, float }, ptr %111, i64 %116
  br label %121

118:
  %119 = add nuw nsw i64 %113, 1
  %120 = icmp eq i64 %119, %1
  br i1 %120, label %.loopexit1, label %._crit_edge11

._crit_edge11:
  br label %112

121:
  %122 = phi i64 [ 0, %112 ], [ %134, %._crit_edge13 ]
  %123 = icmp samesign ugt i64 %122, %113
  br i1 %123, label %._crit_edge12, label %124

._crit_edge12:
  br label %129

124:
  %125 = getelementptr { float, float }, ptr %115, i64 %122
  %126 = load float, ptr %125, align 4
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 4
  %128 = load float, ptr %127, align 4
  br label %129

129:
  %130 = phi float [ %126, %124 ], [ 0.000000e+00, %._crit_edge12 ]
  %131 = phi float [ %128, %124 ], [ 0.000000e+00, %._crit_edge12 ]
  %132 = getelementptr { float, float }, ptr %117, i64 %122
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 4
  store float %130, ptr %132, align 4
  store float %131, ptr %133, align 4
  %134 = add nuw nsw i64 %122, 1
  %135 = icmp eq i64 %134, %1
  br i1 %135, label %118, label %._crit_edge13

._crit_edge13:
  br label %121

.loopexit1:
  br label %136

136:
  %137 = phi ptr [ %30, %27 ], [ %111, %.loopexit1 ]
  %138 = phi ptr [ %28, %27 ], [ %56, %.loopexit1 ]
  %139 = phi ptr [ %29, %27 ], [ %82, %.loopexit1 ]
  %140 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %141 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %1, i64 %1, i64 %1, ptr nonnull %13, ptr %25, i64 %140, ptr %137, i64 %140, ptr %23, i64 %140)
  %142 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %1, i64 %1, i64 %1, ptr nonnull %13, ptr %139, i64 %140, ptr %138, i64 %140, ptr %23, i64 %140)
  br i1 %26, label %143, label %._crit_edge14

._crit_edge14:
  br label %177

143:
  %144 = icmp eq i64 %8, 8
  br label %145

145:
  %146 = phi i64 [ 0, %143 ], [ %162, %._crit_edge15 ]
  %147 = xor i64 %146, -1
  %148 = add nsw i64 %1, %147
  br i1 %144, label %149, label %152

149:
  %150 = getelementptr inbounds i64, ptr %6, i64 %148
  %151 = load i64, ptr %150, align 8
  br label %156

152:
  %153 = getelementptr inbounds i32, ptr %6, i64 %148
  %154 = load i32, ptr %153, align 4
  %155 = sext i32 %154 to i64
  br label %156

156:
  %157 = phi i64 [ %151, %149 ], [ %155, %152 ]
  %158 = getelementptr { float, float }, ptr %23, i64 %148
  %159 = getelementptr { float, float }, ptr %23, i64 %157
  %160 = getelementptr i8, ptr %159, i64 -8
  br label %164

161:
  %162 = add nuw nsw i64 %146, 1
  %163 = icmp eq i64 %162, %1
  br i1 %163, label %.loopexit, label %._crit_edge15

._crit_edge15:
  br label %145

164:
  %165 = phi i64 [ 0, %156 ], [ %175, %._crit_edge16 ]
  %166 = mul nuw nsw i64 %165, %140
  %167 = getelementptr { float, float }, ptr %158, i64 %166
  %168 = load float, ptr %167, align 4
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 4
  %170 = load float, ptr %169, align 4
  %171 = getelementptr { float, float }, ptr %160, i64 %166
  %172 = load float, ptr %171, align 4
  %173 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %174 = load float, ptr %173, align 4
  store float %172, ptr %167, align 4
  store float %174, ptr %169, align 4
  store float %168, ptr %171, align 4
  store float %170, ptr %173, align 4
  %175 = add nuw nsw i64 %165, 1
  %176 = icmp eq i64 %175, %1
  br i1 %176, label %161, label %._crit_edge16

._crit_edge16:
  br label %164

.loopexit:
  br label %177

177:
  call void @free(ptr %25)
  call void @free(ptr %138)
  call void @free(ptr %139)
  call void @free(ptr %137)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %178 = call i32 @irad_la_cgemm(i64 %0, i64 110, i64 %1, i64 %2, i64 %1, ptr nonnull %14, ptr %23, i64 %140, ptr %9, i64 %11, ptr %10, i64 %11)
  call void @free(ptr %23)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %179

179:
  %180 = call i32 @irad_la_cgetrs(i64 %0, i64 %1, i64 %2, ptr %3, i64 %5, ptr %6, i64 %8, ptr %10, i64 %11)
  br label %181

181:
  ret i32 0
}

declare i32 @irad_la_cgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal i32 @irad.body.tangent_cgesv(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr readnone %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = alloca { float, float }, align 4
  %13 = alloca { float, float }, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float -1.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  %15 = icmp sgt i64 %0, 0
  br i1 %15, label %16, label %._crit_edge

._crit_edge:
  br label %34

16:
  %17 = add i64 %4, 1
  br label %20

18:
  %.lcssa = phi i32 [ %31, %20 ]
  %19 = icmp eq i32 %.lcssa, 0
  br i1 %19, label %._crit_edge6, label %._crit_edge7

._crit_edge7:
  br label %34

._crit_edge6:
  br label %244

20:
  %21 = phi i64 [ 0, %16 ], [ %32, %._crit_edge8 ]
  %22 = phi i32 [ 1, %16 ], [ %31, %._crit_edge8 ]
  %23 = mul i64 %21, %17
  %24 = getelementptr inbounds { float, float }, ptr %2, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %27 = load float, ptr %26, align 4
  %28 = fcmp oeq float %25, 0.000000e+00
  %29 = fcmp oeq float %27, 0.000000e+00
  %30 = and i1 %28, %29
  %31 = select i1 %30, i32 0, i32 %22
  %32 = add nuw nsw i64 %21, 1
  %33 = icmp eq i64 %32, %0
  br i1 %33, label %18, label %._crit_edge8

._crit_edge8:
  br label %20

34:
  %35 = icmp eq ptr %9, %8
  %36 = icmp eq ptr %3, %2
  %37 = or i1 %36, %35
  br i1 %37, label %._crit_edge9, label %38

._crit_edge9:
  br label %40

38:
  %39 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %0, i64 %1, i64 %0, ptr nonnull %13, ptr %3, i64 %4, ptr %8, i64 %10, ptr %9, i64 %10)
  br label %40

40:
  br i1 %35, label %._crit_edge10, label %41

._crit_edge10:
  br label %43

41:
  %42 = call i32 @irad_la_cgetrs(i64 110, i64 %0, i64 %1, ptr %2, i64 %4, ptr %5, i64 %7, ptr %9, i64 %10)
  br label %43

43:
  br i1 %36, label %._crit_edge11, label %44

._crit_edge11:
  br label %244

44:
  %45 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %46 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float 1.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %46, align 4
  br i1 %15, label %47, label %._crit_edge12

._crit_edge12:
  br label %79

47:
  %48 = icmp eq i64 %7, 8
  br label %49

49:
  %50 = phi i64 [ 0, %47 ], [ %64, %._crit_edge13 ]
  br i1 %48, label %51, label %54

51:
  %52 = getelementptr inbounds nuw i64, ptr %5, i64 %50
  %53 = load i64, ptr %52, align 8
  br label %58

54:
  %55 = getelementptr inbounds nuw i32, ptr %5, i64 %50
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  br label %58

58:
  %59 = phi i64 [ %53, %51 ], [ %57, %54 ]
  %60 = getelementptr { float, float }, ptr %3, i64 %50
  %61 = getelementptr { float, float }, ptr %3, i64 %59
  %62 = getelementptr i8, ptr %61, i64 -8
  br label %66

63:
  %64 = add nuw nsw i64 %50, 1
  %65 = icmp eq i64 %64, %0
  br i1 %65, label %.loopexit5, label %._crit_edge13

._crit_edge13:
  br label %49

66:
  %67 = phi i64 [ 0, %58 ], [ %77, %._crit_edge14 ]
  %68 = mul nsw i64 %67, %4
  %69 = getelementptr { float, float }, ptr %60, i64 %68
  %70 = load float, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 4
  %72 = load float, ptr %71, align 4
  %73 = getelementptr { float, float }, ptr %62, i64 %68
  %74 = load float, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 4
  %76 = load float, ptr %75, align 4
  store float %74, ptr %69, align 4
  store float %76, ptr %71, align 4
  store float %70, ptr %73, align 4
  store float %72, ptr %75, align 4
  %77 = add nuw nsw i64 %67, 1
  %78 = icmp eq i64 %77, %0
  br i1 %78, label %63, label %._crit_edge14

._crit_edge14:
  br label %66

.loopexit5:
  br label %79

79:
  %80 = mul nsw i64 %0, %0
  %81 = call i64 @llvm.smax.i64(i64 %80, i64 1)
  %82 = shl i64 %81, 3
  %83 = call noalias ptr @malloc(i64 %82)
  br i1 %15, label %.preheader3, label %._crit_edge15

._crit_edge15:
  br label %90

.preheader3:
  br label %84

84:
  %85 = phi i64 [ %202, %._crit_edge27 ], [ 0, %.preheader3 ]
  %86 = mul nsw i64 %85, %4
  %87 = getelementptr { float, float }, ptr %3, i64 %86
  %88 = mul nuw nsw i64 %85, %0
  %89 = getelementptr { float, float }, ptr %83, i64 %88
  br label %204

.loopexit4:
  br label %90

90:
  %91 = call i32 @irad_la_ctrsm(i64 108, i64 108, i64 110, i64 117, i64 %0, i64 %0, ptr %2, i64 %4, ptr %83, i64 %45)
  %92 = call i32 @irad_la_ctrsm(i64 114, i64 117, i64 110, i64 110, i64 %0, i64 %0, ptr %2, i64 %4, ptr %83, i64 %45)
  %93 = call noalias ptr @malloc(i64 %82)
  br i1 %15, label %.preheader2, label %94

.preheader2:
  br label %98

94:
  %95 = call noalias ptr @malloc(i64 %82)
  %96 = call noalias ptr @malloc(i64 %82)
  %97 = call noalias ptr @malloc(i64 %82)
  br label %214

98:
  %99 = phi i64 [ %104, %._crit_edge16 ], [ 0, %.preheader2 ]
  %100 = mul nuw nsw i64 %99, %0
  %101 = getelementptr { float, float }, ptr %83, i64 %100
  %102 = getelementptr { float, float }, ptr %93, i64 %100
  br label %106

103:
  %104 = add nuw nsw i64 %99, 1
  %105 = icmp eq i64 %104, %0
  br i1 %105, label %121, label %._crit_edge16

._crit_edge16:
  br label %98

106:
  %107 = phi i64 [ 0, %98 ], [ %119, %._crit_edge18 ]
  %108 = icmp samesign ugt i64 %107, %99
  br i1 %108, label %109, label %._crit_edge17

._crit_edge17:
  br label %114

109:
  %110 = getelementptr { float, float }, ptr %101, i64 %107
  %111 = load float, ptr %110, align 4
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 4
  %113 = load float, ptr %112, align 4
  br label %114

114:
  %115 = phi float [ %111, %109 ], [ 0.000000e+00, %._crit_edge17 ]
  %116 = phi float [ %113, %109 ], [ 0.000000e+00, %._crit_edge17 ]
  %117 = getelementptr { float, float }, ptr %102, i64 %107
  %118 = getelementptr inbounds nuw i8, ptr %117, i64 4
  store float %115, ptr %117, align 4
  store float %116, ptr %118, align 4
  %119 = add nuw nsw i64 %107, 1
  %120 = icmp eq i64 %119, %0
  br i1 %120, label %103, label %._crit_edge18

._crit_edge18:
  br label %106

121:
  %122 = call noalias ptr @malloc(i64 %82)
  br label %123

123:
  %124 = phi i64 [ %129, %._crit_edge19 ], [ 0, %121 ]
  %125 = mul nuw nsw i64 %124, %0
  %126 = getelementptr { float, float }, ptr %83, i64 %125
  %127 = getelementptr { float, float }, ptr %122, i64 %125
  br label %131

128:
  %129 = add nuw nsw i64 %124, 1
  %130 = icmp eq i64 %129, %0
  br i1 %130, label %146, label %._crit_edge19

._crit_edge19:
  br label %123

131:
  %132 = phi i64 [ 0, %123 ], [ %144, %._crit_edge21 ]
  %133 = icmp samesign ugt i64 %132, %124
  br i1 %133, label %._crit_edge20, label %134

._crit_edge20:
  br label %139

134:
  %135 = getelementptr { float, float }, ptr %126, i64 %132
  %136 = load float, ptr %135, align 4
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %138 = load float, ptr %137, align 4
  br label %139

139:
  %140 = phi float [ %136, %134 ], [ 0.000000e+00, %._crit_edge20 ]
  %141 = phi float [ %138, %134 ], [ 0.000000e+00, %._crit_edge20 ]
  %142 = getelementptr { float, float }, ptr %127, i64 %132
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 4
  store float %140, ptr %142, align 4
  store float %141, ptr %143, align 4
  %144 = add nuw nsw i64 %132, 1
  %145 = icmp eq i64 %144, %0
  br i1 %145, label %128, label %._crit_edge21

._crit_edge21:
  br label %131

146:
  %147 = call noalias ptr @malloc(i64 %82)
  br label %148

148:
  %149 = phi i64 [ %155, %._crit_edge22 ], [ 0, %146 ]
  %150 = mul nsw i64 %149, %4
  %151 = getelementptr { float, float }, ptr %2, i64 %150
  %152 = mul nuw nsw i64 %149, %0
  %153 = getelementptr { float, float }, ptr %147, i64 %152
  br label %157

154:
  %155 = add nuw nsw i64 %149, 1
  %156 = icmp eq i64 %155, %0
  br i1 %156, label %175, label %._crit_edge22

._crit_edge22:
  br label %148

157:
  %158 = phi i64 [ 0, %148 ], [ %173, %._crit_edge23 ]
  %159 = icmp samesign ugt i64 %158, %149
  br i1 %159, label %160, label %165

160:
  %161 = getelementptr { float, float }, ptr %151, i64 %158
  %162 = load float, ptr %161, align 4
  %163 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %164 = load float, ptr %163, align 4
  br label %168

165:
  %166 = icmp eq i64 %158, %149
  %167 = select i1 %166, float 1.000000e+00, float 0.000000e+00
  br label %168

168:
  %169 = phi float [ %162, %160 ], [ %167, %165 ]
  %170 = phi float [ %164, %160 ], [ 0.000000e+00, %165 ]
  %171 = getelementptr { float, float }, ptr %153, i64 %158
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 4
  store float %169, ptr %171, align 4
  store float %170, ptr %172, align 4
  %173 = add nuw nsw i64 %158, 1
  %174 = icmp eq i64 %173, %0
  br i1 %174, label %154, label %._crit_edge23

._crit_edge23:
  br label %157

175:
  %176 = call noalias ptr @malloc(i64 %82)
  br label %177

177:
  %178 = phi i64 [ %184, %._crit_edge24 ], [ 0, %175 ]
  %179 = mul nsw i64 %178, %4
  %180 = getelementptr { float, float }, ptr %2, i64 %179
  %181 = mul nuw nsw i64 %178, %0
  %182 = getelementptr { float, float }, ptr %176, i64 %181
  br label %186

183:
  %184 = add nuw nsw i64 %178, 1
  %185 = icmp eq i64 %184, %0
  br i1 %185, label %.loopexit1, label %._crit_edge24

._crit_edge24:
  br label %177

186:
  %187 = phi i64 [ 0, %177 ], [ %199, %._crit_edge26 ]
  %188 = icmp samesign ugt i64 %187, %178
  br i1 %188, label %._crit_edge25, label %189

._crit_edge25:
  br label %194

189:
  %190 = getelementptr { float, float }, ptr %180, i64 %187
  %191 = load float, ptr %190, align 4
  %192 = getelementptr inbounds nuw i8, ptr %190, i64 4
  %193 = load float, ptr %192, align 4
  br label %194

194:
  %195 = phi float [ %191, %189 ], [ 0.000000e+00, %._crit_edge25 ]
  %196 = phi float [ %193, %189 ], [ 0.000000e+00, %._crit_edge25 ]
  %197 = getelementptr { float, float }, ptr %182, i64 %187
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 4
  store float %195, ptr %197, align 4
  store float %196, ptr %198, align 4
  %199 = add nuw nsw i64 %187, 1
  %200 = icmp eq i64 %199, %0
  br i1 %200, label %183, label %._crit_edge26

._crit_edge26:
  br label %186

201:
  %202 = add nuw nsw i64 %85, 1
  %203 = icmp eq i64 %202, %0
  br i1 %203, label %.loopexit4, label %._crit_edge27

._crit_edge27:
  br label %84

204:
  %205 = phi i64 [ 0, %84 ], [ %212, %._crit_edge28 ]
  %206 = getelementptr { float, float }, ptr %87, i64 %205
  %207 = load float, ptr %206, align 4
  %208 = getelementptr inbounds nuw i8, ptr %206, i64 4
  %209 = load float, ptr %208, align 4
  %210 = getelementptr { float, float }, ptr %89, i64 %205
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 4
  store float %207, ptr %210, align 4
  store float %209, ptr %211, align 4
  %212 = add nuw nsw i64 %205, 1
  %213 = icmp eq i64 %212, %0
  br i1 %213, label %201, label %._crit_edge28

._crit_edge28:
  br label %204

.loopexit1:
  br label %214

214:
  %215 = phi ptr [ %97, %94 ], [ %176, %.loopexit1 ]
  %216 = phi ptr [ %95, %94 ], [ %122, %.loopexit1 ]
  %217 = phi ptr [ %96, %94 ], [ %147, %.loopexit1 ]
  %218 = call noalias ptr @calloc(i64 %81, i64 8)
  %219 = call noalias ptr @calloc(i64 %81, i64 8)
  %220 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %12, ptr %217, i64 %45, ptr %93, i64 %45, ptr %218, i64 %45)
  %221 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %12, ptr %216, i64 %45, ptr %215, i64 %45, ptr %219, i64 %45)
  br i1 %15, label %.preheader, label %._crit_edge29

._crit_edge29:
  br label %243

.preheader:
  br label %222

222:
  %223 = phi i64 [ %228, %._crit_edge30 ], [ 0, %.preheader ]
  %224 = mul nuw nsw i64 %223, %0
  %225 = mul nsw i64 %223, %4
  %226 = getelementptr { float, float }, ptr %3, i64 %225
  br label %230

227:
  %228 = add nuw nsw i64 %223, 1
  %229 = icmp eq i64 %228, %0
  br i1 %229, label %.loopexit, label %._crit_edge30

._crit_edge30:
  br label %222

230:
  %231 = phi i64 [ 0, %222 ], [ %241, %._crit_edge31 ]
  %232 = icmp samesign ugt i64 %231, %223
  %233 = select i1 %232, ptr %218, ptr %219
  %234 = getelementptr { float, float }, ptr %233, i64 %231
  %235 = getelementptr { float, float }, ptr %234, i64 %224
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 4
  %237 = load float, ptr %236, align 4
  %238 = load float, ptr %235, align 4
  %239 = getelementptr { float, float }, ptr %226, i64 %231
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 4
  store float %238, ptr %239, align 4
  store float %237, ptr %240, align 4
  %241 = add nuw nsw i64 %231, 1
  %242 = icmp eq i64 %241, %0
  br i1 %242, label %227, label %._crit_edge31

._crit_edge31:
  br label %230

.loopexit:
  br label %243

243:
  call void @free(ptr %83)
  call void @free(ptr %93)
  call void @free(ptr %216)
  call void @free(ptr %217)
  call void @free(ptr %215)
  call void @free(ptr %218)
  call void @free(ptr %219)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %244

244:
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret i32 0
}

define internal i32 @irad.body.tangent_cgetri(i64 %0, ptr readonly captures(address) %1, ptr readonly captures(address) %2, i64 %3, ptr readonly %4, ptr readnone %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = alloca { float, float }, align 4
  %12 = alloca { float, float }, align 4
  %13 = alloca { float, float }, align 4
  %14 = icmp eq ptr %8, %7
  br i1 %14, label %._crit_edge, label %15

._crit_edge:
  br label %195

15:
  %16 = icmp sgt i64 %0, 0
  br i1 %16, label %.preheader2, label %._crit_edge4

._crit_edge4:
  br label %21

.preheader2:
  br label %17

17:
  %18 = phi i64 [ %24, %._crit_edge6 ], [ 0, %.preheader2 ]
  %19 = mul nsw i64 %18, %9
  %20 = getelementptr { float, float }, ptr %8, i64 %19
  br label %26

.loopexit3:
  br label %21

21:
  %22 = icmp eq ptr %2, %1
  br i1 %22, label %._crit_edge5, label %32

._crit_edge5:
  br label %195

23:
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %.loopexit3, label %._crit_edge6

._crit_edge6:
  br label %17

26:
  %27 = phi i64 [ 0, %17 ], [ %30, %._crit_edge7 ]
  %28 = getelementptr { float, float }, ptr %20, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  store float 0.000000e+00, ptr %28, align 4
  store float 0.000000e+00, ptr %29, align 4
  %30 = add nuw nsw i64 %27, 1
  %31 = icmp eq i64 %30, %0
  br i1 %31, label %23, label %._crit_edge7

._crit_edge7:
  br label %26

32:
  %33 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store float 1.000000e+00, ptr %12, align 4
  store float 0.000000e+00, ptr %34, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  %35 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store float -1.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %35, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %36 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store float 1.000000e+00, ptr %11, align 4
  store float 0.000000e+00, ptr %36, align 4
  %37 = mul nsw i64 %0, %0
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 1)
  %39 = call noalias ptr @calloc(i64 %38, i64 8)
  %40 = shl i64 %38, 3
  %41 = call noalias ptr @malloc(i64 %40)
  br i1 %16, label %.preheader, label %42

.preheader:
  br label %46

42:
  %43 = call noalias ptr @malloc(i64 %40)
  %44 = call noalias ptr @malloc(i64 %40)
  %45 = call noalias ptr @malloc(i64 %40)
  br label %151

46:
  %47 = phi i64 [ %53, %._crit_edge8 ], [ 0, %.preheader ]
  %48 = mul nsw i64 %47, %3
  %49 = getelementptr { float, float }, ptr %2, i64 %48
  %50 = mul nuw nsw i64 %47, %0
  %51 = getelementptr { float, float }, ptr %41, i64 %50
  br label %55

52:
  %53 = add nuw nsw i64 %47, 1
  %54 = icmp eq i64 %53, %0
  br i1 %54, label %70, label %._crit_edge8

._crit_edge8:
  br label %46

55:
  %56 = phi i64 [ 0, %46 ], [ %68, %._crit_edge10 ]
  %57 = icmp samesign ugt i64 %56, %47
  br i1 %57, label %58, label %._crit_edge9

._crit_edge9:
  br label %63

58:
  %59 = getelementptr { float, float }, ptr %49, i64 %56
  %60 = load float, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = load float, ptr %61, align 4
  br label %63

63:
  %64 = phi float [ %60, %58 ], [ 0.000000e+00, %._crit_edge9 ]
  %65 = phi float [ %62, %58 ], [ 0.000000e+00, %._crit_edge9 ]
  %66 = getelementptr { float, float }, ptr %51, i64 %56
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 4
  store float %64, ptr %66, align 4
  store float %65, ptr %67, align 4
  %68 = add nuw nsw i64 %56, 1
  %69 = icmp eq i64 %68, %0
  br i1 %69, label %52, label %._crit_edge10

._crit_edge10:
  br label %55

70:
  %71 = call noalias ptr @malloc(i64 %40)
  br label %72

72:
  %73 = phi i64 [ %79, %._crit_edge11 ], [ 0, %70 ]
  %74 = mul nsw i64 %73, %3
  %75 = getelementptr { float, float }, ptr %2, i64 %74
  %76 = mul nuw nsw i64 %73, %0
  %77 = getelementptr { float, float }, ptr %71, i64 %76
  br label %81

78:
  %79 = add nuw nsw i64 %73, 1
  %80 = icmp eq i64 %79, %0
  br i1 %80, label %96, label %._crit_edge11

._crit_edge11:
  br label %72

81:
  %82 = phi i64 [ 0, %72 ], [ %94, %._crit_edge13 ]
  %83 = icmp samesign ugt i64 %82, %73
  br i1 %83, label %._crit_edge12, label %84

._crit_edge12:
  br label %89

84:
  %85 = getelementptr { float, float }, ptr %75, i64 %82
  %86 = load float, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %88 = load float, ptr %87, align 4
  br label %89

89:
  %90 = phi float [ %86, %84 ], [ 0.000000e+00, %._crit_edge12 ]
  %91 = phi float [ %88, %84 ], [ 0.000000e+00, %._crit_edge12 ]
  %92 = getelementptr { float, float }, ptr %77, i64 %82
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 4
  store float %90, ptr %92, align 4
  store float %91, ptr %93, align 4
  %94 = add nuw nsw i64 %82, 1
  %95 = icmp eq i64 %94, %0
  br i1 %95, label %78, label %._crit_edge13

._crit_edge13:
  br label %81

96:
  %97 = call noalias ptr @malloc(i64 %40)
  br label %98

98:
  %99 = phi i64 [ %105, %._crit_edge14 ], [ 0, %96 ]
  %100 = mul nsw i64 %99, %3
  %101 = getelementptr { float, float }, ptr %1, i64 %100
  %102 = mul nuw nsw i64 %99, %0
  %103 = getelementptr { float, float }, ptr %97, i64 %102
  br label %107

104:
  %105 = add nuw nsw i64 %99, 1
  %106 = icmp eq i64 %105, %0
  br i1 %106, label %125, label %._crit_edge14

._crit_edge14:
  br label %98

107:
  %108 = phi i64 [ 0, %98 ], [ %123, %._crit_edge15 ]
  %109 = icmp samesign ugt i64 %108, %99
  br i1 %109, label %110, label %115

110:
  %111 = getelementptr { float, float }, ptr %101, i64 %108
  %112 = load float, ptr %111, align 4
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 4
  %114 = load float, ptr %113, align 4
  br label %118

115:
  %116 = icmp eq i64 %108, %99
  %117 = select i1 %116, float 1.000000e+00, float 0.000000e+00
  br label %118

118:
  %119 = phi float [ %112, %110 ], [ %117, %115 ]
  %120 = phi float [ %114, %110 ], [ 0.000000e+00, %115 ]
  %121 = getelementptr { float, float }, ptr %103, i64 %108
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 4
  store float %119, ptr %121, align 4
  store float %120, ptr %122, align 4
  %123 = add nuw nsw i64 %108, 1
  %124 = icmp eq i64 %123, %0
  br i1 %124, label %104, label %._crit_edge15

._crit_edge15:
  br label %107

125:
  %126 = call noalias ptr @malloc(i64 %40)
  br label %127

127:
  %128 = phi i64 [ %134, %._crit_edge16 ], [ 0, %125 ]
  %129 = mul nsw i64 %128, %3
  %130 = getelementptr { float, float }, ptr %1, i64 %129
  %131 = mul nuw nsw i64 %128, %0
  %132 = getelementptr { float, float }, ptr %126, i64 %131
  br label %136

133:
  %134 = add nuw nsw i64 %128, 1
  %135 = icmp eq i64 %134, %0
  br i1 %135, label %.loopexit1, label %._crit_edge16

._crit_edge16:
  br label %127

136:
  %137 = phi i64 [ 0, %127 ], [ %149, %._crit_edge18 ]
  %138 = icmp samesign ugt i64 %137, %128
  br i1 %138, label %._crit_edge17, label %139

._crit_edge17:
  br label %144

139:
  %140 = getelementptr { float, float }, ptr %130, i64 %137
  %141 = load float, ptr %140, align 4
  %142 = getelementptr inbounds nuw i8, ptr %140, i64 4
  %143 = load float, ptr %142, align 4
  br label %144

144:
  %145 = phi float [ %141, %139 ], [ 0.000000e+00, %._crit_edge17 ]
  %146 = phi float [ %143, %139 ], [ 0.000000e+00, %._crit_edge17 ]
  %147 = getelementptr { float, float }, ptr %132, i64 %137
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 4
  store float %145, ptr %147, align 4
  store float %146, ptr %148, align 4
  %149 = add nuw nsw i64 %137, 1
  %150 = icmp eq i64 %149, %0
  br i1 %150, label %133, label %._crit_edge18

._crit_edge18:
  br label %136

.loopexit1:
  br label %151

151:
  %152 = phi ptr [ %45, %42 ], [ %126, %.loopexit1 ]
  %153 = phi ptr [ %43, %42 ], [ %71, %.loopexit1 ]
  %154 = phi ptr [ %44, %42 ], [ %97, %.loopexit1 ]
  %155 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %11, ptr %41, i64 %33, ptr %152, i64 %33, ptr %39, i64 %33)
  %156 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %11, ptr %154, i64 %33, ptr %153, i64 %33, ptr %39, i64 %33)
  br i1 %16, label %157, label %._crit_edge19

._crit_edge19:
  br label %191

157:
  %158 = icmp eq i64 %6, 8
  br label %159

159:
  %160 = phi i64 [ 0, %157 ], [ %176, %._crit_edge20 ]
  %161 = xor i64 %160, -1
  %162 = add nsw i64 %0, %161
  br i1 %158, label %163, label %166

163:
  %164 = getelementptr inbounds i64, ptr %4, i64 %162
  %165 = load i64, ptr %164, align 8
  br label %170

166:
  %167 = getelementptr inbounds i32, ptr %4, i64 %162
  %168 = load i32, ptr %167, align 4
  %169 = sext i32 %168 to i64
  br label %170

170:
  %171 = phi i64 [ %165, %163 ], [ %169, %166 ]
  %172 = getelementptr { float, float }, ptr %39, i64 %162
  %173 = getelementptr { float, float }, ptr %39, i64 %171
  %174 = getelementptr i8, ptr %173, i64 -8
  br label %178

175:
  %176 = add nuw nsw i64 %160, 1
  %177 = icmp eq i64 %176, %0
  br i1 %177, label %.loopexit, label %._crit_edge20

._crit_edge20:
  br label %159

178:
  %179 = phi i64 [ 0, %170 ], [ %189, %._crit_edge21 ]
  %180 = mul nuw nsw i64 %179, %33
  %181 = getelementptr { float, float }, ptr %172, i64 %180
  %182 = load float, ptr %181, align 4
  %183 = getelementptr inbounds nuw i8, ptr %181, i64 4
  %184 = load float, ptr %183, align 4
  %185 = getelementptr { float, float }, ptr %174, i64 %180
  %186 = load float, ptr %185, align 4
  %187 = getelementptr inbounds nuw i8, ptr %185, i64 4
  %188 = load float, ptr %187, align 4
  store float %186, ptr %181, align 4
  store float %188, ptr %183, align 4
  store float %182, ptr %185, align 4
  store float %184, ptr %187, align 4
  %189 = add nuw nsw i64 %179, 1
  %190 = icmp eq i64 %189, %0
  br i1 %190, label %175, label %._crit_edge21

._crit_edge21:
  br label %178

.loopexit:
  br label %191

191:
  call void @free(ptr %41)
  call void @free(ptr %153)
  call void @free(ptr %154)
  call void @free(ptr %152)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %192 = call noalias ptr @calloc(i64 %38, i64 8)
  %193 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %13, ptr %7, i64 %9, ptr %39, i64 %33, ptr %192, i64 %33)
  %194 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %12, ptr %192, i64 %33, ptr %7, i64 %9, ptr %8, i64 %9)
  call void @free(ptr %39)
  call void @free(ptr %192)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %195

195:
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define internal i32 @irad.body.tangent_cpotrf(i64 %0, i64 %1, i64 %2, ptr readonly captures(address) %3, ptr captures(address) %4, i64 %5) {
  %7 = alloca { float, float }, align 4
  %8 = icmp eq ptr %4, %3
  br i1 %8, label %._crit_edge, label %9

._crit_edge:
  br label %167

9:
  %10 = and i64 %0, 4294967263
  %11 = icmp eq i64 %10, 76
  %12 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store float 1.000000e+00, ptr %7, align 4
  store float 0.000000e+00, ptr %13, align 4
  %14 = mul nsw i64 %2, %2
  %15 = call i64 @llvm.smax.i64(i64 %14, i64 1)
  %16 = shl i64 %15, 3
  %17 = call noalias ptr @malloc(i64 %16)
  %18 = call noalias ptr @malloc(i64 %16)
  %19 = icmp sgt i64 %2, 0
  br i1 %19, label %20, label %._crit_edge3

._crit_edge3:
  br label %72

20:
  %21 = and i64 %1, 4294967295
  %22 = icmp eq i64 %21, 0
  br label %23

23:
  %24 = phi i64 [ 0, %20 ], [ %31, %._crit_edge4 ]
  %25 = mul nsw i64 %24, %5
  %26 = getelementptr { float, float }, ptr %4, i64 %25
  %27 = getelementptr { float, float }, ptr %4, i64 %24
  %28 = mul nuw nsw i64 %24, %2
  %29 = getelementptr { float, float }, ptr %18, i64 %28
  br label %33

30:
  %31 = add nuw nsw i64 %24, 1
  %32 = icmp eq i64 %31, %2
  br i1 %32, label %.preheader1, label %._crit_edge4

._crit_edge4:
  br label %23

.preheader1:
  br label %65

33:
  %34 = phi i64 [ 0, %23 ], [ %63, %._crit_edge6 ]
  %35 = getelementptr { float, float }, ptr %26, i64 %34
  %36 = load float, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %38 = load float, ptr %37, align 4
  %39 = mul nsw i64 %34, %5
  %40 = getelementptr { float, float }, ptr %27, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %43 = load float, ptr %42, align 4
  %44 = fneg float %43
  %45 = icmp samesign ugt i64 %34, %24
  %46 = icmp samesign ult i64 %34, %24
  %47 = select i1 %11, i1 %45, i1 %46
  %48 = icmp eq i64 %34, %24
  br i1 %48, label %._crit_edge5, label %49

._crit_edge5:
  br label %58

49:
  br i1 %22, label %55, label %50

50:
  %51 = fadd float %36, %41
  %52 = fsub float %38, %43
  %53 = fmul float %51, 5.000000e-01
  %54 = fmul float %52, 5.000000e-01
  br label %58

55:
  %56 = select i1 %47, float %36, float %41
  %57 = select i1 %47, float %38, float %44
  br label %58

58:
  %59 = phi float [ %56, %55 ], [ %53, %50 ], [ %36, %._crit_edge5 ]
  %60 = phi float [ %57, %55 ], [ %54, %50 ], [ 0.000000e+00, %._crit_edge5 ]
  %61 = getelementptr { float, float }, ptr %29, i64 %34
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 4
  store float %59, ptr %61, align 4
  store float %60, ptr %62, align 4
  %63 = add nuw nsw i64 %34, 1
  %64 = icmp eq i64 %63, %2
  br i1 %64, label %30, label %._crit_edge6

._crit_edge6:
  br label %33

65:
  %66 = phi i64 [ %80, %._crit_edge7 ], [ 0, %.preheader1 ]
  %67 = getelementptr { float, float }, ptr %3, i64 %66
  %68 = mul nsw i64 %66, %5
  %69 = getelementptr { float, float }, ptr %3, i64 %68
  %70 = mul nuw nsw i64 %66, %2
  %71 = getelementptr { float, float }, ptr %17, i64 %70
  br label %82

.loopexit2:
  br label %72

72:
  %73 = call i32 @irad_la_ctrsm(i64 108, i64 108, i64 110, i64 110, i64 %2, i64 %2, ptr %17, i64 %12, ptr %18, i64 %12)
  %74 = call i32 @irad_la_ctrsm(i64 114, i64 108, i64 99, i64 110, i64 %2, i64 %2, ptr %17, i64 %12, ptr %18, i64 %12)
  %75 = call noalias ptr @malloc(i64 %16)
  %76 = call noalias ptr @calloc(i64 %15, i64 8)
  br i1 %19, label %.preheader, label %77

.preheader:
  br label %105

77:
  %78 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %2, i64 %2, i64 %2, ptr nonnull %7, ptr %17, i64 %12, ptr %75, i64 %12, ptr %76, i64 %12)
  br label %146

79:
  %80 = add nuw nsw i64 %66, 1
  %81 = icmp eq i64 %80, %2
  br i1 %81, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %65

82:
  %83 = phi i64 [ 0, %65 ], [ %103, %._crit_edge9 ]
  %84 = icmp samesign ult i64 %83, %66
  br i1 %84, label %._crit_edge8, label %85

._crit_edge8:
  br label %98

85:
  br i1 %11, label %86, label %91

86:
  %87 = getelementptr { float, float }, ptr %69, i64 %83
  %88 = load float, ptr %87, align 4
  %89 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %90 = load float, ptr %89, align 4
  br label %98

91:
  %92 = mul nsw i64 %83, %5
  %93 = getelementptr { float, float }, ptr %67, i64 %92
  %94 = load float, ptr %93, align 4
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 4
  %96 = load float, ptr %95, align 4
  %97 = fneg float %96
  br label %98

98:
  %99 = phi float [ 0.000000e+00, %._crit_edge8 ], [ %88, %86 ], [ %94, %91 ]
  %100 = phi float [ 0.000000e+00, %._crit_edge8 ], [ %90, %86 ], [ %97, %91 ]
  %101 = getelementptr { float, float }, ptr %71, i64 %83
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 4
  store float %99, ptr %101, align 4
  store float %100, ptr %102, align 4
  %103 = add nuw nsw i64 %83, 1
  %104 = icmp eq i64 %103, %2
  br i1 %104, label %79, label %._crit_edge9

._crit_edge9:
  br label %82

105:
  %106 = phi i64 [ %115, %._crit_edge10 ], [ 0, %.preheader ]
  %107 = mul nuw nsw i64 %106, %2
  %108 = getelementptr { float, float }, ptr %18, i64 %107
  %109 = getelementptr { float, float }, ptr %75, i64 %107
  %110 = getelementptr { float, float }, ptr %108, i64 %106
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 4
  br label %117

112:
  %113 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %2, i64 %2, i64 %2, ptr nonnull %7, ptr %17, i64 %12, ptr nonnull %75, i64 %12, ptr %76, i64 %12)
  br label %139

114:
  %115 = add nuw nsw i64 %106, 1
  %116 = icmp eq i64 %115, %2
  br i1 %116, label %112, label %._crit_edge10

._crit_edge10:
  br label %105

117:
  %118 = phi i64 [ 0, %105 ], [ %137, %._crit_edge12 ]
  %119 = icmp samesign ult i64 %118, %106
  br i1 %119, label %._crit_edge11, label %120

._crit_edge11:
  br label %132

120:
  %121 = icmp eq i64 %118, %106
  br i1 %121, label %122, label %127

122:
  %123 = load float, ptr %110, align 4
  %124 = load float, ptr %111, align 4
  %125 = fmul float %123, 5.000000e-01
  %126 = fmul float %124, 5.000000e-01
  br label %132

127:
  %128 = getelementptr { float, float }, ptr %108, i64 %118
  %129 = load float, ptr %128, align 4
  %130 = getelementptr inbounds nuw i8, ptr %128, i64 4
  %131 = load float, ptr %130, align 4
  br label %132

132:
  %133 = phi float [ 0.000000e+00, %._crit_edge11 ], [ %125, %122 ], [ %129, %127 ]
  %134 = phi float [ 0.000000e+00, %._crit_edge11 ], [ %126, %122 ], [ %131, %127 ]
  %135 = getelementptr { float, float }, ptr %109, i64 %118
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 4
  store float %133, ptr %135, align 4
  store float %134, ptr %136, align 4
  %137 = add nuw nsw i64 %118, 1
  %138 = icmp eq i64 %137, %2
  br i1 %138, label %114, label %._crit_edge12

._crit_edge12:
  br label %117

139:
  %140 = phi i64 [ %148, %._crit_edge13 ], [ 0, %112 ]
  %141 = mul nuw nsw i64 %140, %2
  %142 = getelementptr { float, float }, ptr %76, i64 %141
  %143 = getelementptr { float, float }, ptr %4, i64 %140
  %144 = mul nsw i64 %140, %5
  %145 = getelementptr { float, float }, ptr %4, i64 %144
  br label %150

.loopexit:
  br label %146

146:
  call void @free(ptr %17)
  call void @free(ptr %18)
  call void @free(ptr %75)
  call void @free(ptr %76)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %167

147:
  %148 = add nuw nsw i64 %140, 1
  %149 = icmp eq i64 %148, %2
  br i1 %149, label %.loopexit, label %._crit_edge13

._crit_edge13:
  br label %139

150:
  %151 = phi i64 [ %140, %139 ], [ %165, %._crit_edge14 ]
  %152 = getelementptr { float, float }, ptr %142, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = getelementptr inbounds nuw i8, ptr %152, i64 4
  %155 = load float, ptr %154, align 4
  br i1 %11, label %156, label %159

156:
  %157 = getelementptr { float, float }, ptr %145, i64 %151
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 4
  store float %153, ptr %157, align 4
  store float %155, ptr %158, align 4
  br label %164

159:
  %160 = fneg float %155
  %161 = mul nsw i64 %151, %5
  %162 = getelementptr { float, float }, ptr %143, i64 %161
  %163 = getelementptr inbounds nuw i8, ptr %162, i64 4
  store float %153, ptr %162, align 4
  store float %160, ptr %163, align 4
  br label %164

164:
  %165 = add nuw nsw i64 %151, 1
  %166 = icmp eq i64 %165, %2
  br i1 %166, label %147, label %._crit_edge14

._crit_edge14:
  br label %150

167:
  ret i32 0
}

define internal i32 @irad.body.tangent_csyevd(i64 %0, i64 %1, i64 %2, i64 %3, ptr readonly captures(address) %4, ptr %5, i64 %6, ptr readonly captures(address) %7, ptr writeonly captures(address) %8) {
  %10 = alloca { float, float }, align 4
  %11 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %12 = icmp eq ptr %5, %4
  br i1 %12, label %13, label %22

13:
  %14 = icmp ne ptr %8, %7
  %15 = icmp sgt i64 %3, 0
  %16 = and i1 %14, %15
  br i1 %16, label %.preheader, label %._crit_edge

._crit_edge:
  br label %181

.preheader:
  br label %17

17:
  %18 = phi i64 [ %20, %._crit_edge5 ], [ 0, %.preheader ]
  %19 = getelementptr inbounds nuw float, ptr %8, i64 %18
  store float 0.000000e+00, ptr %19, align 4
  %20 = add nuw nsw i64 %18, 1
  %21 = icmp slt i64 %20, %3
  br i1 %21, label %._crit_edge5, label %.loopexit

._crit_edge5:
  br label %17

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store float 1.000000e+00, ptr %10, align 4
  store float 0.000000e+00, ptr %23, align 4
  %24 = mul nsw i64 %3, %3
  %25 = call i64 @llvm.smax.i64(i64 %24, i64 1)
  %26 = shl i64 %25, 3
  %27 = call noalias ptr @malloc(i64 %26)
  %28 = call noalias ptr @malloc(i64 %26)
  %29 = icmp sgt i64 %3, 0
  br i1 %29, label %33, label %30

30:
  %31 = shl i64 %11, 2
  %32 = call noalias ptr @malloc(i64 %31)
  br label %89

33:
  %34 = and i64 %1, 4294967263
  %35 = icmp eq i64 %34, 76
  %36 = and i64 %2, 4294967295
  %37 = icmp eq i64 %36, 0
  br label %38

38:
  %39 = phi i64 [ 0, %33 ], [ %46, %._crit_edge6 ]
  %40 = mul nsw i64 %39, %6
  %41 = getelementptr { float, float }, ptr %5, i64 %40
  %42 = getelementptr { float, float }, ptr %5, i64 %39
  %43 = mul nuw nsw i64 %39, %3
  %44 = getelementptr { float, float }, ptr %28, i64 %43
  br label %48

45:
  %46 = add nuw nsw i64 %39, 1
  %47 = icmp eq i64 %46, %3
  br i1 %47, label %80, label %._crit_edge6

._crit_edge6:
  br label %38

48:
  %49 = phi i64 [ 0, %38 ], [ %78, %._crit_edge8 ]
  %50 = getelementptr { float, float }, ptr %41, i64 %49
  %51 = load float, ptr %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %53 = load float, ptr %52, align 4
  %54 = mul nsw i64 %49, %6
  %55 = getelementptr { float, float }, ptr %42, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %58 = load float, ptr %57, align 4
  %59 = fneg float %58
  %60 = icmp samesign ugt i64 %49, %39
  %61 = icmp samesign ult i64 %49, %39
  %62 = select i1 %35, i1 %60, i1 %61
  %63 = icmp eq i64 %49, %39
  br i1 %63, label %._crit_edge7, label %64

._crit_edge7:
  br label %73

64:
  br i1 %37, label %70, label %65

65:
  %66 = fadd float %51, %56
  %67 = fsub float %53, %58
  %68 = fmul float %66, 5.000000e-01
  %69 = fmul float %67, 5.000000e-01
  br label %73

70:
  %71 = select i1 %62, float %51, float %56
  %72 = select i1 %62, float %53, float %59
  br label %73

73:
  %74 = phi float [ %71, %70 ], [ %68, %65 ], [ %51, %._crit_edge7 ]
  %75 = phi float [ %72, %70 ], [ %69, %65 ], [ 0.000000e+00, %._crit_edge7 ]
  %76 = getelementptr { float, float }, ptr %44, i64 %49
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 4
  store float %74, ptr %76, align 4
  store float %75, ptr %77, align 4
  %78 = add nuw nsw i64 %49, 1
  %79 = icmp eq i64 %78, %3
  br i1 %79, label %45, label %._crit_edge8

._crit_edge8:
  br label %48

80:
  %81 = shl i64 %11, 2
  %82 = call noalias ptr @malloc(i64 %81)
  br label %83

83:
  %84 = phi i64 [ %94, %._crit_edge10 ], [ 0, %80 ]
  %85 = mul nsw i64 %84, %6
  %86 = getelementptr { float, float }, ptr %4, i64 %85
  %87 = mul nuw nsw i64 %84, %3
  %88 = getelementptr { float, float }, ptr %27, i64 %87
  br label %96

.loopexit4:
  br label %89

89:
  %90 = phi ptr [ %32, %30 ], [ %82, %.loopexit4 ]
  %91 = and i64 %0, 4294967263
  %92 = icmp eq i64 %91, 78
  br i1 %92, label %106, label %._crit_edge9

._crit_edge9:
  br label %108

93:
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %3
  br i1 %95, label %.loopexit4, label %._crit_edge10

._crit_edge10:
  br label %83

96:
  %97 = phi i64 [ 0, %83 ], [ %104, %._crit_edge11 ]
  %98 = getelementptr { float, float }, ptr %86, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 4
  %101 = load float, ptr %100, align 4
  %102 = getelementptr { float, float }, ptr %88, i64 %97
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  store float %99, ptr %102, align 4
  store float %101, ptr %103, align 4
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, %3
  br i1 %105, label %93, label %._crit_edge11

._crit_edge11:
  br label %96

106:
  %107 = call i32 @irad_la_csyevd(i64 118, i64 %1, i64 %2, i64 %3, ptr %27, i64 %11, ptr %90)
  br label %108

108:
  %109 = call noalias ptr @calloc(i64 %25, i64 8)
  %110 = call noalias ptr @calloc(i64 %25, i64 8)
  %111 = call i32 @irad_la_cgemm(i64 99, i64 110, i64 %3, i64 %3, i64 %3, ptr nonnull %10, ptr %27, i64 %11, ptr %28, i64 %11, ptr %109, i64 %11)
  %112 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %3, i64 %3, i64 %3, ptr nonnull %10, ptr %109, i64 %11, ptr %27, i64 %11, ptr %110, i64 %11)
  %113 = icmp ne ptr %8, %7
  %114 = and i1 %113, %29
  br i1 %114, label %115, label %._crit_edge12

._crit_edge12:
  br label %117

115:
  %116 = add nuw i64 %3, 1
  br label %119

.loopexit3:
  br label %117

117:
  br i1 %92, label %._crit_edge13, label %118

._crit_edge13:
  br label %180

118:
  br i1 %29, label %.preheader2, label %._crit_edge14

._crit_edge14:
  br label %150

.preheader2:
  br label %133

119:
  %120 = phi i64 [ 0, %115 ], [ %125, %._crit_edge15 ]
  %121 = mul i64 %120, %116
  %122 = getelementptr inbounds { float, float }, ptr %110, i64 %121
  %123 = load float, ptr %122, align 4
  %124 = getelementptr inbounds nuw float, ptr %8, i64 %120
  store float %123, ptr %124, align 4
  %125 = add nuw nsw i64 %120, 1
  %126 = icmp slt i64 %125, %3
  br i1 %126, label %._crit_edge15, label %.loopexit3

._crit_edge15:
  br label %119

127:
  %.lcssa = phi double [ %140, %133 ]
  %128 = uitofp nneg i64 %3 to double
  %129 = fmul double %128, 1.000000e+03
  %130 = fmul double %129, 0x3E8000000102F4FD
  %131 = fmul double %130, %.lcssa
  %132 = fmul double %.lcssa, %131
  br label %143

133:
  %134 = phi i64 [ %141, %._crit_edge16 ], [ 0, %.preheader2 ]
  %135 = phi double [ %140, %._crit_edge16 ], [ 0.000000e+00, %.preheader2 ]
  %136 = getelementptr inbounds nuw float, ptr %7, i64 %134
  %137 = load float, ptr %136, align 4
  %138 = call float @llvm.fabs.f32(float %137)
  %139 = fpext float %138 to double
  %140 = call double @llvm.maxnum.f64(double %135, double %139)
  %141 = add nuw nsw i64 %134, 1
  %142 = icmp eq i64 %141, %3
  br i1 %142, label %127, label %._crit_edge16

._crit_edge16:
  br label %133

143:
  %144 = phi i64 [ 0, %127 ], [ %153, %._crit_edge17 ]
  %145 = mul nsw i64 %144, %6
  %146 = getelementptr { float, float }, ptr %5, i64 %145
  %147 = getelementptr inbounds nuw float, ptr %7, i64 %144
  %148 = mul nuw nsw i64 %144, %3
  %149 = getelementptr { float, float }, ptr %110, i64 %148
  br label %155

.loopexit1:
  br label %150

150:
  %151 = call i32 @irad_la_cgemm(i64 110, i64 110, i64 %3, i64 %3, i64 %3, ptr nonnull %10, ptr %27, i64 %11, ptr %110, i64 %11, ptr %5, i64 %6)
  br label %180

152:
  %153 = add nuw nsw i64 %144, 1
  %154 = icmp eq i64 %153, %3
  br i1 %154, label %.loopexit1, label %._crit_edge17

._crit_edge17:
  br label %143

155:
  %156 = phi i64 [ 0, %143 ], [ %178, %._crit_edge19 ]
  %157 = getelementptr { float, float }, ptr %146, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 4
  store float 0.000000e+00, ptr %157, align 4
  store float 0.000000e+00, ptr %158, align 4
  %159 = icmp eq i64 %156, %144
  br i1 %159, label %._crit_edge18, label %160

._crit_edge18:
  br label %170

160:
  %161 = load float, ptr %147, align 4
  %162 = getelementptr inbounds nuw float, ptr %7, i64 %156
  %163 = load float, ptr %162, align 4
  %164 = fsub float %161, %163
  %165 = fpext float %164 to double
  %166 = fmul double %165, %165
  %167 = fcmp ole double %166, %132
  %168 = fdiv float 1.000000e+00, %164
  %169 = select i1 %167, float 0x7FF8000000000000, float %168
  br label %170

170:
  %171 = phi float [ %169, %160 ], [ 0.000000e+00, %._crit_edge18 ]
  %172 = getelementptr { float, float }, ptr %149, i64 %156
  %173 = load float, ptr %172, align 4
  %174 = getelementptr inbounds nuw i8, ptr %172, i64 4
  %175 = load float, ptr %174, align 4
  %176 = fmul float %171, %173
  %177 = fmul float %171, %175
  store float %176, ptr %172, align 4
  store float %177, ptr %174, align 4
  %178 = add nuw nsw i64 %156, 1
  %179 = icmp eq i64 %178, %3
  br i1 %179, label %152, label %._crit_edge19

._crit_edge19:
  br label %155

180:
  call void @free(ptr %27)
  call void @free(ptr %28)
  call void @free(ptr %90)
  call void @free(ptr %109)
  call void @free(ptr %110)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %181

.loopexit:
  br label %181

181:
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @irad_la_csyevd(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare double @llvm.maxnum.f64(double, double)

declare i64 @llvm.smax.i64(i64, i64)

declare float @llvm.fabs.f32(float)

declare i64 @llvm.smin.i64(i64, i64)
