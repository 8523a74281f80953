define internal i32 @irad.body.tangent_dgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %6, ptr %7, ptr %8, i64 %9, ptr %10, ptr %11, i64 %12, ptr readnone captures(address) %13, ptr %14, i64 %15) {
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
  %21 = call i32 @irad_la_dgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %8, i64 %9, ptr %10, i64 %12, ptr %14, i64 %15)
  br label %22

22:
  %23 = icmp eq ptr %11, %10
  br i1 %23, label %._crit_edge2, label %24

._crit_edge2:
  br label %26

24:
  %25 = call i32 @irad_la_dgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr %7, i64 %9, ptr %11, i64 %12, ptr %14, i64 %15)
  br label %26

26:
  %27 = icmp eq ptr %6, %5
  br i1 %27, label %._crit_edge3, label %28

._crit_edge3:
  br label %30

28:
  %29 = call i32 @irad_la_dgemm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, ptr %6, ptr %7, i64 %9, ptr %10, i64 %12, ptr %14, i64 %15)
  br label %30

30:
  ret i32 0
}

declare i32 @irad_la_dgemm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal i32 @irad.body.tangent_dtrsm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, ptr readonly captures(address) %7, i64 %8, ptr %9, ptr %10, i64 %11) {
  %13 = alloca double, align 8
  %14 = icmp eq ptr %10, %9
  br i1 %14, label %._crit_edge, label %15

._crit_edge:
  br label %78

15:
  %16 = icmp eq ptr %7, %6
  br i1 %16, label %._crit_edge1, label %17

._crit_edge1:
  br label %76

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
  br i1 %26, label %28, label %27

27:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store double -1.000000e+00, ptr %13, align 8
  br label %64

28:
  %29 = and i64 %1, 4294967263
  %30 = icmp eq i64 %29, 76
  br label %31

31:
  %32 = phi i64 [ 0, %28 ], [ %39, %._crit_edge2 ]
  %33 = mul nsw i64 %32, %8
  %34 = getelementptr double, ptr %7, i64 %33
  %35 = mul nuw nsw i64 %32, %20
  %36 = getelementptr double, ptr %25, i64 %35
  %37 = getelementptr double, ptr %34, i64 %32
  br label %41

38:
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, %20
  br i1 %40, label %59, label %._crit_edge2

._crit_edge2:
  br label %31

41:
  %42 = phi i64 [ 0, %31 ], [ %57, %._crit_edge7 ]
  %43 = icmp eq i64 %42, %32
  br i1 %43, label %44, label %46

44:
  %45 = load double, ptr %37, align 8
  br label %54

46:
  br i1 %30, label %47, label %49

47:
  %48 = icmp samesign ugt i64 %42, %32
  br i1 %48, label %._crit_edge3, label %._crit_edge4

._crit_edge4:
  br label %54

._crit_edge3:
  br label %51

49:
  %50 = icmp samesign ult i64 %42, %32
  br i1 %50, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %54

._crit_edge5:
  br label %51

51:
  %52 = getelementptr double, ptr %34, i64 %42
  %53 = load double, ptr %52, align 8
  br label %54

54:
  %55 = phi double [ 0.000000e+00, %._crit_edge4 ], [ %45, %44 ], [ %53, %51 ], [ 0.000000e+00, %._crit_edge6 ]
  %56 = getelementptr double, ptr %36, i64 %42
  store double %55, ptr %56, align 8
  %57 = add nuw nsw i64 %42, 1
  %58 = icmp eq i64 %57, %20
  br i1 %58, label %38, label %._crit_edge7

._crit_edge7:
  br label %41

59:
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store double -1.000000e+00, ptr %13, align 8
  %60 = and i64 %3, 4294967263
  %61 = icmp eq i64 %60, 85
  br i1 %61, label %62, label %._crit_edge8

._crit_edge8:
  br label %64

62:
  %63 = add nuw i64 %20, 1
  br label %65

.loopexit:
  br label %64

64:
  br i1 %19, label %71, label %73

65:
  %66 = phi i64 [ 0, %62 ], [ %69, %._crit_edge9 ]
  %67 = mul i64 %66, %63
  %68 = getelementptr inbounds double, ptr %25, i64 %67
  store double 0.000000e+00, ptr %68, align 8
  %69 = add nuw nsw i64 %66, 1
  %70 = icmp slt i64 %69, %20
  br i1 %70, label %._crit_edge9, label %.loopexit

._crit_edge9:
  br label %65

71:
  %72 = call i32 @irad_la_dgemm(i64 %2, i64 110, i64 %4, i64 %5, i64 %4, ptr nonnull %13, ptr %25, i64 %21, ptr %9, i64 %11, ptr %10, i64 %11)
  br label %75

73:
  %74 = call i32 @irad_la_dgemm(i64 110, i64 %2, i64 %4, i64 %5, i64 %5, ptr nonnull %13, ptr %9, i64 %11, ptr %25, i64 %21, ptr %10, i64 %11)
  br label %75

75:
  call void @free(ptr %25)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  br label %76

76:
  %77 = call i32 @irad_la_dtrsm(i64 %0, i64 %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i64 %8, ptr %10, i64 %11)
  br label %78

78:
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @free(ptr allocptr captures(none)) local_unnamed_addr

declare i32 @irad_la_dtrsm(i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal i32 @irad.body.tangent_dgetrf(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr readonly %5, ptr readnone %6, i64 %7) {
  %9 = alloca double, align 8
  %10 = alloca double, align 8
  %11 = icmp eq ptr %3, %2
  br i1 %11, label %._crit_edge, label %12

._crit_edge:
  br label %199

12:
  %13 = call i64 @llvm.smin.i64(i64 %0, i64 %1)
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store double 1.000000e+00, ptr %9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store double -1.000000e+00, ptr %10, align 8
  %15 = icmp sgt i64 %13, 0
  br i1 %15, label %16, label %._crit_edge5

._crit_edge5:
  br label %44

16:
  %17 = icmp eq i64 %7, 8
  br label %18

18:
  %19 = phi i64 [ 0, %16 ], [ %33, %._crit_edge6 ]
  br i1 %17, label %20, label %23

20:
  %21 = getelementptr inbounds nuw i64, ptr %5, i64 %19
  %22 = load i64, ptr %21, align 8
  br label %27

23:
  %24 = getelementptr inbounds nuw i32, ptr %5, i64 %19
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  br label %27

27:
  %28 = phi i64 [ %22, %20 ], [ %26, %23 ]
  %29 = getelementptr double, ptr %3, i64 %19
  %30 = getelementptr double, ptr %3, i64 %28
  %31 = getelementptr i8, ptr %30, i64 -8
  br label %35

32:
  %33 = add nuw nsw i64 %19, 1
  %34 = icmp eq i64 %33, %13
  br i1 %34, label %.loopexit4, label %._crit_edge6

._crit_edge6:
  br label %18

35:
  %36 = phi i64 [ 0, %27 ], [ %42, %._crit_edge7 ]
  %37 = mul nsw i64 %36, %4
  %38 = getelementptr double, ptr %29, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr double, ptr %31, i64 %37
  %41 = load double, ptr %40, align 8
  store double %41, ptr %38, align 8
  store double %39, ptr %40, align 8
  %42 = add nuw nsw i64 %36, 1
  %43 = icmp eq i64 %42, %1
  br i1 %43, label %32, label %._crit_edge7

._crit_edge7:
  br label %35

.loopexit4:
  br label %44

44:
  %45 = mul nsw i64 %13, %13
  %46 = call i64 @llvm.smax.i64(i64 %45, i64 1)
  %47 = shl i64 %46, 3
  %48 = call noalias ptr @malloc(i64 %47)
  br i1 %15, label %49, label %._crit_edge8

._crit_edge8:
  br label %52

49:
  %50 = shl i64 %13, 3
  %51 = shl i64 %4, 3
  br label %156

.loopexit3:
  br label %52

52:
  %53 = call i32 @irad_la_dtrsm(i64 108, i64 108, i64 110, i64 117, i64 %13, i64 %13, ptr %2, i64 %4, ptr %48, i64 %14)
  %54 = call i32 @irad_la_dtrsm(i64 114, i64 117, i64 110, i64 110, i64 %13, i64 %13, ptr %2, i64 %4, ptr %48, i64 %14)
  %55 = call noalias ptr @malloc(i64 %47)
  br i1 %15, label %.preheader2, label %56

.preheader2:
  br label %60

56:
  %57 = call noalias ptr @malloc(i64 %47)
  %58 = call noalias ptr @malloc(i64 %47)
  %59 = call noalias ptr @malloc(i64 %47)
  br label %147

60:
  %61 = phi i64 [ %66, %._crit_edge9 ], [ 0, %.preheader2 ]
  %62 = mul nuw nsw i64 %61, %13
  %63 = getelementptr double, ptr %48, i64 %62
  %64 = getelementptr double, ptr %55, i64 %62
  br label %68

65:
  %66 = add nuw nsw i64 %61, 1
  %67 = icmp eq i64 %66, %13
  br i1 %67, label %79, label %._crit_edge9

._crit_edge9:
  br label %60

68:
  %69 = phi i64 [ 0, %60 ], [ %77, %._crit_edge11 ]
  %70 = icmp samesign ugt i64 %69, %61
  br i1 %70, label %71, label %._crit_edge10

._crit_edge10:
  br label %74

71:
  %72 = getelementptr double, ptr %63, i64 %69
  %73 = load double, ptr %72, align 8
  br label %74

74:
  %75 = phi double [ %73, %71 ], [ 0.000000e+00, %._crit_edge10 ]
  %76 = getelementptr double, ptr %64, i64 %69
  store double %75, ptr %76, align 8
  %77 = add nuw nsw i64 %69, 1
  %78 = icmp eq i64 %77, %13
  br i1 %78, label %65, label %._crit_edge11

._crit_edge11:
  br label %68

79:
  %80 = call noalias ptr @malloc(i64 %47)
  br label %81

81:
  %82 = phi i64 [ %87, %._crit_edge12 ], [ 0, %79 ]
  %83 = mul nuw nsw i64 %82, %13
  %84 = getelementptr double, ptr %48, i64 %83
  %85 = getelementptr double, ptr %80, i64 %83
  br label %89

86:
  %87 = add nuw nsw i64 %82, 1
  %88 = icmp eq i64 %87, %13
  br i1 %88, label %100, label %._crit_edge12

._crit_edge12:
  br label %81

89:
  %90 = phi i64 [ 0, %81 ], [ %98, %._crit_edge14 ]
  %91 = icmp samesign ugt i64 %90, %82
  br i1 %91, label %._crit_edge13, label %92

._crit_edge13:
  br label %95

92:
  %93 = getelementptr double, ptr %84, i64 %90
  %94 = load double, ptr %93, align 8
  br label %95

95:
  %96 = phi double [ %94, %92 ], [ 0.000000e+00, %._crit_edge13 ]
  %97 = getelementptr double, ptr %85, i64 %90
  store double %96, ptr %97, align 8
  %98 = add nuw nsw i64 %90, 1
  %99 = icmp eq i64 %98, %13
  br i1 %99, label %86, label %._crit_edge14

._crit_edge14:
  br label %89

100:
  %101 = call noalias ptr @malloc(i64 %47)
  br label %102

102:
  %103 = phi i64 [ %109, %._crit_edge15 ], [ 0, %100 ]
  %104 = mul nsw i64 %103, %4
  %105 = getelementptr double, ptr %2, i64 %104
  %106 = mul nuw nsw i64 %103, %13
  %107 = getelementptr double, ptr %101, i64 %106
  br label %111

108:
  %109 = add nuw nsw i64 %103, 1
  %110 = icmp eq i64 %109, %13
  br i1 %110, label %125, label %._crit_edge15

._crit_edge15:
  br label %102

111:
  %112 = phi i64 [ 0, %102 ], [ %123, %._crit_edge16 ]
  %113 = icmp samesign ugt i64 %112, %103
  br i1 %113, label %114, label %117

114:
  %115 = getelementptr double, ptr %105, i64 %112
  %116 = load double, ptr %115, align 8
  br label %120

117:
  %118 = icmp eq i64 %112, %103
  %119 = select i1 %118, double 1.000000e+00, double 0.000000e+00
  br label %120

120:
  %121 = phi double [ %116, %114 ], [ %119, %117 ]
  %122 = getelementptr double, ptr %107, i64 %112
  store double %121, ptr %122, align 8
  %123 = add nuw nsw i64 %112, 1
  %124 = icmp eq i64 %123, %13
  br i1 %124, label %108, label %._crit_edge16

._crit_edge16:
  br label %111

125:
  %126 = call noalias ptr @malloc(i64 %47)
  br label %127

127:
  %128 = phi i64 [ %134, %._crit_edge17 ], [ 0, %125 ]
  %129 = mul nsw i64 %128, %4
  %130 = getelementptr double, ptr %2, i64 %129
  %131 = mul nuw nsw i64 %128, %13
  %132 = getelementptr double, ptr %126, i64 %131
  br label %136

133:
  %134 = add nuw nsw i64 %128, 1
  %135 = icmp eq i64 %134, %13
  br i1 %135, label %.loopexit1, label %._crit_edge17

._crit_edge17:
  br label %127

136:
  %137 = phi i64 [ 0, %127 ], [ %145, %._crit_edge19 ]
  %138 = icmp samesign ugt i64 %137, %128
  br i1 %138, label %._crit_edge18, label %139

._crit_edge18:
  br label %142

139:
  %140 = getelementptr double, ptr %130, i64 %137
  %141 = load double, ptr %140, align 8
  br label %142

142:
  %143 = phi double [ %141, %139 ], [ 0.000000e+00, %._crit_edge18 ]
  %144 = getelementptr double, ptr %132, i64 %137
  store double %143, ptr %144, align 8
  %145 = add nuw nsw i64 %137, 1
  %146 = icmp eq i64 %145, %13
  br i1 %146, label %133, label %._crit_edge19

._crit_edge19:
  br label %136

.loopexit1:
  br label %147

147:
  %148 = phi ptr [ %59, %56 ], [ %126, %.loopexit1 ]
  %149 = phi ptr [ %57, %56 ], [ %80, %.loopexit1 ]
  %150 = phi ptr [ %58, %56 ], [ %101, %.loopexit1 ]
  %151 = call noalias ptr @calloc(i64 %46, i64 8)
  %152 = call noalias ptr @calloc(i64 %46, i64 8)
  %153 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %13, i64 %13, i64 %13, ptr nonnull %9, ptr %150, i64 %14, ptr %55, i64 %14, ptr %151, i64 %14)
  %154 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %13, i64 %13, i64 %13, ptr nonnull %9, ptr %149, i64 %14, ptr %148, i64 %14, ptr %152, i64 %14)
  %155 = icmp slt i64 %1, %0
  br i1 %155, label %164, label %._crit_edge20

._crit_edge20:
  br label %170

156:
  %157 = phi i64 [ 0, %49 ], [ %162, %._crit_edge21 ]
  %158 = mul i64 %51, %157
  %159 = getelementptr i8, ptr %3, i64 %158
  %160 = mul i64 %50, %157
  %161 = getelementptr i8, ptr %48, i64 %160
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %161, ptr align 8 %159, i64 %50, i1 false)
  %162 = add nuw nsw i64 %157, 1
  %163 = icmp eq i64 %162, %13
  br i1 %163, label %.loopexit3, label %._crit_edge21

._crit_edge21:
  br label %156

164:
  %165 = sub nsw i64 %0, %13
  %166 = getelementptr inbounds double, ptr %2, i64 %13
  %167 = getelementptr inbounds double, ptr %3, i64 %13
  %168 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %165, i64 %13, i64 %13, ptr nonnull %10, ptr %166, i64 %4, ptr %152, i64 %14, ptr %167, i64 %4)
  %169 = call i32 @irad_la_dtrsm(i64 114, i64 117, i64 110, i64 110, i64 %165, i64 %13, ptr %2, i64 %4, ptr %167, i64 %4)
  br label %170

170:
  %171 = icmp slt i64 %0, %1
  br i1 %171, label %172, label %._crit_edge22

._crit_edge22:
  br label %179

172:
  %173 = sub nsw i64 %1, %13
  %174 = mul nsw i64 %4, %13
  %175 = getelementptr inbounds double, ptr %2, i64 %174
  %176 = getelementptr inbounds double, ptr %3, i64 %174
  %177 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %13, i64 %173, i64 %13, ptr nonnull %10, ptr %151, i64 %14, ptr %175, i64 %4, ptr %176, i64 %4)
  %178 = call i32 @irad_la_dtrsm(i64 108, i64 108, i64 110, i64 117, i64 %13, i64 %173, ptr %2, i64 %4, ptr %176, i64 %4)
  br label %179

179:
  br i1 %15, label %.preheader, label %._crit_edge23

._crit_edge23:
  br label %198

.preheader:
  br label %180

180:
  %181 = phi i64 [ %186, %._crit_edge24 ], [ 0, %.preheader ]
  %182 = mul nuw nsw i64 %181, %13
  %183 = mul nsw i64 %181, %4
  %184 = getelementptr double, ptr %3, i64 %183
  br label %188

185:
  %186 = add nuw nsw i64 %181, 1
  %187 = icmp eq i64 %186, %13
  br i1 %187, label %.loopexit, label %._crit_edge24

._crit_edge24:
  br label %180

188:
  %189 = phi i64 [ 0, %180 ], [ %196, %._crit_edge25 ]
  %190 = icmp samesign ugt i64 %189, %181
  %191 = select i1 %190, ptr %151, ptr %152
  %192 = getelementptr double, ptr %191, i64 %189
  %193 = getelementptr double, ptr %192, i64 %182
  %194 = load double, ptr %193, align 8
  %195 = getelementptr double, ptr %184, i64 %189
  store double %194, ptr %195, align 8
  %196 = add nuw nsw i64 %189, 1
  %197 = icmp eq i64 %196, %13
  br i1 %197, label %185, label %._crit_edge25

._crit_edge25:
  br label %188

.loopexit:
  br label %198

198:
  call void @free(ptr %48)
  call void @free(ptr %55)
  call void @free(ptr %149)
  call void @free(ptr %150)
  call void @free(ptr %148)
  call void @free(ptr %151)
  call void @free(ptr %152)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %199

199:
  ret i32 0
}

define internal i32 @irad.body.tangent_dgetrs(i64 %0, i64 %1, i64 %2, ptr %3, ptr readonly captures(address) %4, i64 %5, ptr %6, ptr readnone %7, i64 %8, ptr %9, ptr %10, i64 %11) {
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = icmp eq ptr %10, %9
  br i1 %15, label %._crit_edge, label %16

._crit_edge:
  br label %159

16:
  %17 = icmp eq ptr %4, %3
  br i1 %17, label %._crit_edge2, label %18

._crit_edge2:
  br label %157

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %14)
  store double -1.000000e+00, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store double 1.000000e+00, ptr %13, align 8
  %19 = mul nsw i64 %1, %1
  %20 = call i64 @llvm.smax.i64(i64 %19, i64 1)
  %21 = call noalias ptr @calloc(i64 %20, i64 8)
  %22 = shl i64 %20, 3
  %23 = call noalias ptr @malloc(i64 %22)
  %24 = icmp sgt i64 %1, 0
  br i1 %24, label %.preheader, label %25

.preheader:
  br label %29

25:
  %26 = call noalias ptr @malloc(i64 %22)
  %27 = call noalias ptr @malloc(i64 %22)
  %28 = call noalias ptr @malloc(i64 %22)
  br label %118

29:
  %30 = phi i64 [ %36, %._crit_edge3 ], [ 0, %.preheader ]
  %31 = mul nsw i64 %30, %5
  %32 = getelementptr double, ptr %4, i64 %31
  %33 = mul nuw nsw i64 %30, %1
  %34 = getelementptr double, ptr %23, i64 %33
  br label %38

35:
  %36 = add nuw nsw i64 %30, 1
  %37 = icmp eq i64 %36, %1
  br i1 %37, label %49, label %._crit_edge3

._crit_edge3:
  br label %29

38:
  %39 = phi i64 [ 0, %29 ], [ %47, %._crit_edge5 ]
  %40 = icmp samesign ugt i64 %39, %30
  br i1 %40, label %41, label %._crit_edge4

._crit_edge4:
  br label %44

41:
  %42 = getelementptr double, ptr %32, i64 %39
  %43 = load double, ptr %42, align 8
  br label %44

44:
  %45 = phi double [ %43, %41 ], [ 0.000000e+00, %._crit_edge4 ]
  %46 = getelementptr double, ptr %34, i64 %39
  store double %45, ptr %46, align 8
  %47 = add nuw nsw i64 %39, 1
  %48 = icmp eq i64 %47, %1
  br i1 %48, label %35, label %._crit_edge5

._crit_edge5:
  br label %38

49:
  %50 = call noalias ptr @malloc(i64 %22)
  br label %51

51:
  %52 = phi i64 [ %58, %._crit_edge6 ], [ 0, %49 ]
  %53 = mul nsw i64 %52, %5
  %54 = getelementptr double, ptr %4, i64 %53
  %55 = mul nuw nsw i64 %52, %1
  %56 = getelementptr double, ptr %50, i64 %55
  br label %60

57:
  %58 = add nuw nsw i64 %52, 1
  %59 = icmp eq i64 %58, %1
  br i1 %59, label %71, label %._crit_edge6

._crit_edge6:
  br label %51

60:
  %61 = phi i64 [ 0, %51 ], [ %69, %._crit_edge8 ]
  %62 = icmp samesign ugt i64 %61, %52
  br i1 %62, label %._crit_edge7, label %63

._crit_edge7:
  br label %66

63:
  %64 = getelementptr double, ptr %54, i64 %61
  %65 = load double, ptr %64, align 8
  br label %66

66:
  %67 = phi double [ %65, %63 ], [ 0.000000e+00, %._crit_edge7 ]
  %68 = getelementptr double, ptr %56, i64 %61
  store double %67, ptr %68, align 8
  %69 = add nuw nsw i64 %61, 1
  %70 = icmp eq i64 %69, %1
  br i1 %70, label %57, label %._crit_edge8

._crit_edge8:
  br label %60

71:
  %72 = call noalias ptr @malloc(i64 %22)
  br label %73

73:
  %74 = phi i64 [ %80, %._crit_edge9 ], [ 0, %71 ]
  %75 = mul nsw i64 %74, %5
  %76 = getelementptr double, ptr %3, i64 %75
  %77 = mul nuw nsw i64 %74, %1
  %78 = getelementptr double, ptr %72, i64 %77
  br label %82

79:
  %80 = add nuw nsw i64 %74, 1
  %81 = icmp eq i64 %80, %1
  br i1 %81, label %96, label %._crit_edge9

._crit_edge9:
  br label %73

82:
  %83 = phi i64 [ 0, %73 ], [ %94, %._crit_edge10 ]
  %84 = icmp samesign ugt i64 %83, %74
  br i1 %84, label %85, label %88

85:
  %86 = getelementptr double, ptr %76, i64 %83
  %87 = load double, ptr %86, align 8
  br label %91

88:
  %89 = icmp eq i64 %83, %74
  %90 = select i1 %89, double 1.000000e+00, double 0.000000e+00
  br label %91

91:
  %92 = phi double [ %87, %85 ], [ %90, %88 ]
  %93 = getelementptr double, ptr %78, i64 %83
  store double %92, ptr %93, align 8
  %94 = add nuw nsw i64 %83, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %79, label %._crit_edge10

._crit_edge10:
  br label %82

96:
  %97 = call noalias ptr @malloc(i64 %22)
  br label %98

98:
  %99 = phi i64 [ %105, %._crit_edge11 ], [ 0, %96 ]
  %100 = mul nsw i64 %99, %5
  %101 = getelementptr double, ptr %3, i64 %100
  %102 = mul nuw nsw i64 %99, %1
  %103 = getelementptr double, ptr %97, i64 %102
  br label %107

104:
  %105 = add nuw nsw i64 %99, 1
  %106 = icmp eq i64 %105, %1
  br i1 %106, label %.loopexit1, label %._crit_edge11

._crit_edge11:
  br label %98

107:
  %108 = phi i64 [ 0, %98 ], [ %116, %._crit_edge13 ]
  %109 = icmp samesign ugt i64 %108, %99
  br i1 %109, label %._crit_edge12, label %110

._crit_edge12:
  br label %113

110:
  %111 = getelementptr double, ptr %101, i64 %108
  %112 = load double, ptr %111, align 8
  br label %113

113:
  %114 = phi double [ %112, %110 ], [ 0.000000e+00, %._crit_edge12 ]
  %115 = getelementptr double, ptr %103, i64 %108
  store double %114, ptr %115, align 8
  %116 = add nuw nsw i64 %108, 1
  %117 = icmp eq i64 %116, %1
  br i1 %117, label %104, label %._crit_edge13

._crit_edge13:
  br label %107

.loopexit1:
  br label %118

118:
  %119 = phi ptr [ %28, %25 ], [ %97, %.loopexit1 ]
  %120 = phi ptr [ %26, %25 ], [ %50, %.loopexit1 ]
  %121 = phi ptr [ %27, %25 ], [ %72, %.loopexit1 ]
  %122 = call i64 @llvm.smax.i64(i64 %1, i64 1)
  %123 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %1, i64 %1, i64 %1, ptr nonnull %13, ptr %23, i64 %122, ptr %119, i64 %122, ptr %21, i64 %122)
  %124 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %1, i64 %1, i64 %1, ptr nonnull %13, ptr %121, i64 %122, ptr %120, i64 %122, ptr %21, i64 %122)
  br i1 %24, label %125, label %._crit_edge14

._crit_edge14:
  br label %155

125:
  %126 = icmp eq i64 %8, 8
  br label %127

127:
  %128 = phi i64 [ 0, %125 ], [ %144, %._crit_edge15 ]
  %129 = xor i64 %128, -1
  %130 = add nsw i64 %1, %129
  br i1 %126, label %131, label %134

131:
  %132 = getelementptr inbounds i64, ptr %6, i64 %130
  %133 = load i64, ptr %132, align 8
  br label %138

134:
  %135 = getelementptr inbounds i32, ptr %6, i64 %130
  %136 = load i32, ptr %135, align 4
  %137 = sext i32 %136 to i64
  br label %138

138:
  %139 = phi i64 [ %133, %131 ], [ %137, %134 ]
  %140 = getelementptr double, ptr %21, i64 %130
  %141 = getelementptr double, ptr %21, i64 %139
  %142 = getelementptr i8, ptr %141, i64 -8
  br label %146

143:
  %144 = add nuw nsw i64 %128, 1
  %145 = icmp eq i64 %144, %1
  br i1 %145, label %.loopexit, label %._crit_edge15

._crit_edge15:
  br label %127

146:
  %147 = phi i64 [ 0, %138 ], [ %153, %._crit_edge16 ]
  %148 = mul nuw nsw i64 %147, %122
  %149 = getelementptr double, ptr %140, i64 %148
  %150 = load double, ptr %149, align 8
  %151 = getelementptr double, ptr %142, i64 %148
  %152 = load double, ptr %151, align 8
  store double %152, ptr %149, align 8
  store double %150, ptr %151, align 8
  %153 = add nuw nsw i64 %147, 1
  %154 = icmp eq i64 %153, %1
  br i1 %154, label %143, label %._crit_edge16

._crit_edge16:
  br label %146

.loopexit:
  br label %155

155:
  call void @free(ptr %23)
  call void @free(ptr %120)
  call void @free(ptr %121)
  call void @free(ptr %119)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  %156 = call i32 @irad_la_dgemm(i64 %0, i64 110, i64 %1, i64 %2, i64 %1, ptr nonnull %14, ptr %21, i64 %122, ptr %9, i64 %11, ptr %10, i64 %11)
  call void @free(ptr %21)
  call void @llvm.lifetime.end.p0(ptr nonnull %14)
  br label %157

157:
  %158 = call i32 @irad_la_dgetrs(i64 %0, i64 %1, i64 %2, ptr %3, i64 %5, ptr %6, i64 %8, ptr %10, i64 %11)
  br label %159

159:
  ret i32 0
}

declare i32 @irad_la_dgetrs(i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr

define internal i32 @irad.body.tangent_dgesv(i64 %0, i64 %1, ptr %2, ptr %3, i64 %4, ptr %5, ptr readnone %6, i64 %7, ptr %8, ptr %9, i64 %10) {
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store double -1.000000e+00, ptr %13, align 8
  %14 = icmp sgt i64 %0, 0
  br i1 %14, label %15, label %._crit_edge

._crit_edge:
  br label %29

15:
  %16 = add i64 %4, 1
  br label %19

17:
  %.lcssa = phi i32 [ %26, %19 ]
  %18 = icmp eq i32 %.lcssa, 0
  br i1 %18, label %._crit_edge5, label %._crit_edge6

._crit_edge6:
  br label %29

._crit_edge5:
  br label %207

19:
  %20 = phi i64 [ 0, %15 ], [ %27, %._crit_edge7 ]
  %21 = phi i32 [ 1, %15 ], [ %26, %._crit_edge7 ]
  %22 = mul i64 %20, %16
  %23 = getelementptr inbounds double, ptr %2, i64 %22
  %24 = load double, ptr %23, align 8
  %25 = fcmp oeq double %24, 0.000000e+00
  %26 = select i1 %25, i32 0, i32 %21
  %27 = add nuw nsw i64 %20, 1
  %28 = icmp eq i64 %27, %0
  br i1 %28, label %17, label %._crit_edge7

._crit_edge7:
  br label %19

29:
  %30 = icmp eq ptr %9, %8
  %31 = icmp eq ptr %3, %2
  %32 = or i1 %31, %30
  br i1 %32, label %._crit_edge8, label %33

._crit_edge8:
  br label %35

33:
  %34 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %0, i64 %1, i64 %0, ptr nonnull %13, ptr %3, i64 %4, ptr %8, i64 %10, ptr %9, i64 %10)
  br label %35

35:
  br i1 %30, label %._crit_edge9, label %36

._crit_edge9:
  br label %38

36:
  %37 = call i32 @irad_la_dgetrs(i64 110, i64 %0, i64 %1, ptr %2, i64 %4, ptr %5, i64 %7, ptr %9, i64 %10)
  br label %38

38:
  br i1 %31, label %._crit_edge10, label %39

._crit_edge10:
  br label %207

39:
  %40 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store double 1.000000e+00, ptr %12, align 8
  br i1 %14, label %41, label %._crit_edge11

._crit_edge11:
  br label %69

41:
  %42 = icmp eq i64 %7, 8
  br label %43

43:
  %44 = phi i64 [ 0, %41 ], [ %58, %._crit_edge12 ]
  br i1 %42, label %45, label %48

45:
  %46 = getelementptr inbounds nuw i64, ptr %5, i64 %44
  %47 = load i64, ptr %46, align 8
  br label %52

48:
  %49 = getelementptr inbounds nuw i32, ptr %5, i64 %44
  %50 = load i32, ptr %49, align 4
  %51 = sext i32 %50 to i64
  br label %52

52:
  %53 = phi i64 [ %47, %45 ], [ %51, %48 ]
  %54 = getelementptr double, ptr %3, i64 %44
  %55 = getelementptr double, ptr %3, i64 %53
  %56 = getelementptr i8, ptr %55, i64 -8
  br label %60

57:
  %58 = add nuw nsw i64 %44, 1
  %59 = icmp eq i64 %58, %0
  br i1 %59, label %.loopexit4, label %._crit_edge12

._crit_edge12:
  br label %43

60:
  %61 = phi i64 [ 0, %52 ], [ %67, %._crit_edge13 ]
  %62 = mul nsw i64 %61, %4
  %63 = getelementptr double, ptr %54, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = getelementptr double, ptr %56, i64 %62
  %66 = load double, ptr %65, align 8
  store double %66, ptr %63, align 8
  store double %64, ptr %65, align 8
  %67 = add nuw nsw i64 %61, 1
  %68 = icmp eq i64 %67, %0
  br i1 %68, label %57, label %._crit_edge13

._crit_edge13:
  br label %60

.loopexit4:
  br label %69

69:
  %70 = mul nsw i64 %0, %0
  %71 = call i64 @llvm.smax.i64(i64 %70, i64 1)
  %72 = shl i64 %71, 3
  %73 = call noalias ptr @malloc(i64 %72)
  br i1 %14, label %74, label %._crit_edge14

._crit_edge14:
  br label %77

74:
  %75 = shl i64 %0, 3
  %76 = shl i64 %4, 3
  br label %172

.loopexit3:
  br label %77

77:
  %78 = call i32 @irad_la_dtrsm(i64 108, i64 108, i64 110, i64 117, i64 %0, i64 %0, ptr %2, i64 %4, ptr %73, i64 %40)
  %79 = call i32 @irad_la_dtrsm(i64 114, i64 117, i64 110, i64 110, i64 %0, i64 %0, ptr %2, i64 %4, ptr %73, i64 %40)
  %80 = call noalias ptr @malloc(i64 %72)
  br i1 %14, label %.preheader2, label %81

.preheader2:
  br label %85

81:
  %82 = call noalias ptr @malloc(i64 %72)
  %83 = call noalias ptr @malloc(i64 %72)
  %84 = call noalias ptr @malloc(i64 %72)
  br label %180

85:
  %86 = phi i64 [ %91, %._crit_edge15 ], [ 0, %.preheader2 ]
  %87 = mul nuw nsw i64 %86, %0
  %88 = getelementptr double, ptr %73, i64 %87
  %89 = getelementptr double, ptr %80, i64 %87
  br label %93

90:
  %91 = add nuw nsw i64 %86, 1
  %92 = icmp eq i64 %91, %0
  br i1 %92, label %104, label %._crit_edge15

._crit_edge15:
  br label %85

93:
  %94 = phi i64 [ 0, %85 ], [ %102, %._crit_edge17 ]
  %95 = icmp samesign ugt i64 %94, %86
  br i1 %95, label %96, label %._crit_edge16

._crit_edge16:
  br label %99

96:
  %97 = getelementptr double, ptr %88, i64 %94
  %98 = load double, ptr %97, align 8
  br label %99

99:
  %100 = phi double [ %98, %96 ], [ 0.000000e+00, %._crit_edge16 ]
  %101 = getelementptr double, ptr %89, i64 %94
  store double %100, ptr %101, align 8
  %102 = add nuw nsw i64 %94, 1
  %103 = icmp eq i64 %102, %0
  br i1 %103, label %90, label %._crit_edge17

._crit_edge17:
  br label %93

104:
  %105 = call noalias ptr @malloc(i64 %72)
  br label %106

106:
  %107 = phi i64 [ %112, %._crit_edge18 ], [ 0, %104 ]
  %108 = mul nuw nsw i64 %107, %0
  %109 = getelementptr double, ptr %73, i64 %108
  %110 = getelementptr double, ptr %105, i64 %108
  br label %114

111:
  %112 = add nuw nsw i64 %107, 1
  %113 = icmp eq i64 %112, %0
  br i1 %113, label %125, label %._crit_edge18

._crit_edge18:
  br label %106

114:
  %115 = phi i64 [ 0, %106 ], [ %123, %._crit_edge20 ]
  %116 = icmp samesign ugt i64 %115, %107
  br i1 %116, label %._crit_edge19, label %117

._crit_edge19:
  br label %120

117:
  %118 = getelementptr double, ptr %109, i64 %115
  %119 = load double, ptr %118, align 8
  br label %120

120:
  %121 = phi double [ %119, %117 ], [ 0.000000e+00, %._crit_edge19 ]
  %122 = getelementptr double, ptr %110, i64 %115
  store double %121, ptr %122, align 8
  %123 = add nuw nsw i64 %115, 1
  %124 = icmp eq i64 %123, %0
  br i1 %124, label %111, label %._crit_edge20

._crit_edge20:
  br label %114

125:
  %126 = call noalias ptr @malloc(i64 %72)
  br label %127

127:
  %128 = phi i64 [ %134, %._crit_edge21 ], [ 0, %125 ]
  %129 = mul nsw i64 %128, %4
  %130 = getelementptr double, ptr %2, i64 %129
  %131 = mul nuw nsw i64 %128, %0
  %132 = getelementptr double, ptr %126, i64 %131
  br label %136

133:
  %134 = add nuw nsw i64 %128, 1
  %135 = icmp eq i64 %134, %0
  br i1 %135, label %150, label %._crit_edge21

._crit_edge21:
  br label %127

136:
  %137 = phi i64 [ 0, %127 ], [ %148, %._crit_edge22 ]
  %138 = icmp samesign ugt i64 %137, %128
  br i1 %138, label %139, label %142

139:
  %140 = getelementptr double, ptr %130, i64 %137
  %141 = load double, ptr %140, align 8
  br label %145

142:
  %143 = icmp eq i64 %137, %128
  %144 = select i1 %143, double 1.000000e+00, double 0.000000e+00
  br label %145

145:
  %146 = phi double [ %141, %139 ], [ %144, %142 ]
  %147 = getelementptr double, ptr %132, i64 %137
  store double %146, ptr %147, align 8
  %148 = add nuw nsw i64 %137, 1
  %149 = icmp eq i64 %148, %0
  br i1 %149, label %133, label %._crit_edge22

._crit_edge22:
  br label %136

150:
  %151 = call noalias ptr @malloc(i64 %72)
  br label %152

152:
  %153 = phi i64 [ %159, %._crit_edge23 ], [ 0, %150 ]
  %154 = mul nsw i64 %153, %4
  %155 = getelementptr double, ptr %2, i64 %154
  %156 = mul nuw nsw i64 %153, %0
  %157 = getelementptr double, ptr %151, i64 %156
  br label %161

158:
  %159 = add nuw nsw i64 %153, 1
  %160 = icmp eq i64 %159, %0
  br i1 %160, label %.loopexit1, label %._crit_edge23

._crit_edge23:
  br label %152

161:
  %162 = phi i64 [ 0, %152 ], [ %170, %._crit_edge25 ]
  %163 = icmp samesign ugt i64 %162, %153
  br i1 %163, label %._crit_edge24, label %164

._crit_edge24:
  br label %167

164:
  %165 = getelementptr double, ptr %155, i64 %162
  %166 = load double, ptr %165, align 8
  br label %167

167:
  %168 = phi double [ %166, %164 ], [ 0.000000e+00, %._crit_edge24 ]
  %169 = getelementptr double, ptr %157, i64 %162
  store double %168, ptr %169, align 8
  %170 = add nuw nsw i64 %162, 1
  %171 = icmp eq i64 %170, %0
  br i1 %171, label %158, label %._crit_edge25

._crit_edge25:
  br label %161

172:
  %173 = phi i64 [ 0, %74 ], [ %178, %._crit_edge26 ]
  %174 = mul i64 %76, %173
  %175 = getelementptr i8, ptr %3, i64 %174
  %176 = mul i64 %75, %173
  %177 = getelementptr i8, ptr %73, i64 %176
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %177, ptr align 8 %175, i64 %75, i1 false)
  %178 = add nuw nsw i64 %173, 1
  %179 = icmp eq i64 %178, %0
  br i1 %179, label %.loopexit3, label %._crit_edge26

._crit_edge26:
  br label %172

.loopexit1:
  br label %180

180:
  %181 = phi ptr [ %84, %81 ], [ %151, %.loopexit1 ]
  %182 = phi ptr [ %82, %81 ], [ %105, %.loopexit1 ]
  %183 = phi ptr [ %83, %81 ], [ %126, %.loopexit1 ]
  %184 = call noalias ptr @calloc(i64 %71, i64 8)
  %185 = call noalias ptr @calloc(i64 %71, i64 8)
  %186 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %12, ptr %183, i64 %40, ptr %80, i64 %40, ptr %184, i64 %40)
  %187 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %12, ptr %182, i64 %40, ptr %181, i64 %40, ptr %185, i64 %40)
  br i1 %14, label %.preheader, label %._crit_edge27

._crit_edge27:
  br label %206

.preheader:
  br label %188

188:
  %189 = phi i64 [ %194, %._crit_edge28 ], [ 0, %.preheader ]
  %190 = mul nuw nsw i64 %189, %0
  %191 = mul nsw i64 %189, %4
  %192 = getelementptr double, ptr %3, i64 %191
  br label %196

193:
  %194 = add nuw nsw i64 %189, 1
  %195 = icmp eq i64 %194, %0
  br i1 %195, label %.loopexit, label %._crit_edge28

._crit_edge28:
  br label %188

196:
  %197 = phi i64 [ 0, %188 ], [ %204, %._crit_edge29 ]
  %198 = icmp samesign ugt i64 %197, %189
  %199 = select i1 %198, ptr %184, ptr %185
  %200 = getelementptr double, ptr %199, i64 %197
  %201 = getelementptr double, ptr %200, i64 %190
  %202 = load double, ptr %201, align 8
  %203 = getelementptr double, ptr %192, i64 %197
  store double %202, ptr %203, align 8
  %204 = add nuw nsw i64 %197, 1
  %205 = icmp eq i64 %204, %0
  br i1 %205, label %193, label %._crit_edge29

._crit_edge29:
  br label %196

.loopexit:
  br label %206

206:
  call void @free(ptr %73)
  call void @free(ptr %80)
  call void @free(ptr %182)
  call void @free(ptr %183)
  call void @free(ptr %181)
  call void @free(ptr %184)
  call void @free(ptr %185)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %207

207:
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  ret i32 0
}

define internal i32 @irad.body.tangent_dgetri(i64 %0, ptr readonly captures(address) %1, ptr readonly captures(address) %2, i64 %3, ptr readonly %4, ptr readnone %5, i64 %6, ptr %7, ptr %8, i64 %9) {
  %11 = alloca double, align 8
  %12 = alloca double, align 8
  %13 = alloca double, align 8
  %14 = icmp eq ptr %8, %7
  br i1 %14, label %._crit_edge, label %15

._crit_edge:
  br label %171

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
  %20 = getelementptr double, ptr %8, i64 %19
  br label %26

.loopexit3:
  br label %21

21:
  %22 = icmp eq ptr %2, %1
  br i1 %22, label %._crit_edge5, label %31

._crit_edge5:
  br label %171

23:
  %24 = add nuw nsw i64 %18, 1
  %25 = icmp eq i64 %24, %0
  br i1 %25, label %.loopexit3, label %._crit_edge6

._crit_edge6:
  br label %17

26:
  %27 = phi i64 [ 0, %17 ], [ %29, %._crit_edge7 ]
  %28 = getelementptr double, ptr %20, i64 %27
  store double 0.000000e+00, ptr %28, align 8
  %29 = add nuw nsw i64 %27, 1
  %30 = icmp eq i64 %29, %0
  br i1 %30, label %23, label %._crit_edge7

._crit_edge7:
  br label %26

31:
  %32 = call i64 @llvm.smax.i64(i64 %0, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store double 1.000000e+00, ptr %12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store double -1.000000e+00, ptr %13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  store double 1.000000e+00, ptr %11, align 8
  %33 = mul nsw i64 %0, %0
  %34 = call i64 @llvm.smax.i64(i64 %33, i64 1)
  %35 = call noalias ptr @calloc(i64 %34, i64 8)
  %36 = shl i64 %34, 3
  %37 = call noalias ptr @malloc(i64 %36)
  br i1 %16, label %.preheader, label %38

.preheader:
  br label %42

38:
  %39 = call noalias ptr @malloc(i64 %36)
  %40 = call noalias ptr @malloc(i64 %36)
  %41 = call noalias ptr @malloc(i64 %36)
  br label %131

42:
  %43 = phi i64 [ %49, %._crit_edge8 ], [ 0, %.preheader ]
  %44 = mul nsw i64 %43, %3
  %45 = getelementptr double, ptr %2, i64 %44
  %46 = mul nuw nsw i64 %43, %0
  %47 = getelementptr double, ptr %37, i64 %46
  br label %51

48:
  %49 = add nuw nsw i64 %43, 1
  %50 = icmp eq i64 %49, %0
  br i1 %50, label %62, label %._crit_edge8

._crit_edge8:
  br label %42

51:
  %52 = phi i64 [ 0, %42 ], [ %60, %._crit_edge10 ]
  %53 = icmp samesign ugt i64 %52, %43
  br i1 %53, label %54, label %._crit_edge9

._crit_edge9:
  br label %57

54:
  %55 = getelementptr double, ptr %45, i64 %52
  %56 = load double, ptr %55, align 8
  br label %57

57:
  %58 = phi double [ %56, %54 ], [ 0.000000e+00, %._crit_edge9 ]
  %59 = getelementptr double, ptr %47, i64 %52
  store double %58, ptr %59, align 8
  %60 = add nuw nsw i64 %52, 1
  %61 = icmp eq i64 %60, %0
  br i1 %61, label %48, label %._crit_edge10

._crit_edge10:
  br label %51

62:
  %63 = call noalias ptr @malloc(i64 %36)
  br label %64

64:
  %65 = phi i64 [ %71, %._crit_edge11 ], [ 0, %62 ]
  %66 = mul nsw i64 %65, %3
  %67 = getelementptr double, ptr %2, i64 %66
  %68 = mul nuw nsw i64 %65, %0
  %69 = getelementptr double, ptr %63, i64 %68
  br label %73

70:
  %71 = add nuw nsw i64 %65, 1
  %72 = icmp eq i64 %71, %0
  br i1 %72, label %84, label %._crit_edge11

._crit_edge11:
  br label %64

73:
  %74 = phi i64 [ 0, %64 ], [ %82, %._crit_edge13 ]
  %75 = icmp samesign ugt i64 %74, %65
  br i1 %75, label %._crit_edge12, label %76

._crit_edge12:
  br label %79

76:
  %77 = getelementptr double, ptr %67, i64 %74
  %78 = load double, ptr %77, align 8
  br label %79

79:
  %80 = phi double [ %78, %76 ], [ 0.000000e+00, %._crit_edge12 ]
  %81 = getelementptr double, ptr %69, i64 %74
  store double %80, ptr %81, align 8
  %82 = add nuw nsw i64 %74, 1
  %83 = icmp eq i64 %82, %0
  br i1 %83, label %70, label %._crit_edge13

._crit_edge13:
  br label %73

84:
  %85 = call noalias ptr @malloc(i64 %36)
  br label %86

86:
  %87 = phi i64 [ %93, %._crit_edge14 ], [ 0, %84 ]
  %88 = mul nsw i64 %87, %3
  %89 = getelementptr double, ptr %1, i64 %88
  %90 = mul nuw nsw i64 %87, %0
  %91 = getelementptr double, ptr %85, i64 %90
  br label %95

92:
  %93 = add nuw nsw i64 %87, 1
  %94 = icmp eq i64 %93, %0
  br i1 %94, label %109, label %._crit_edge14

._crit_edge14:
  br label %86

95:
  %96 = phi i64 [ 0, %86 ], [ %107, %._crit_edge15 ]
  %97 = icmp samesign ugt i64 %96, %87
  br i1 %97, label %98, label %101

98:
  %99 = getelementptr double, ptr %89, i64 %96
  %100 = load double, ptr %99, align 8
  br label %104

101:
  %102 = icmp eq i64 %96, %87
  %103 = select i1 %102, double 1.000000e+00, double 0.000000e+00
  br label %104

104:
  %105 = phi double [ %100, %98 ], [ %103, %101 ]
  %106 = getelementptr double, ptr %91, i64 %96
  store double %105, ptr %106, align 8
  %107 = add nuw nsw i64 %96, 1
  %108 = icmp eq i64 %107, %0
  br i1 %108, label %92, label %._crit_edge15

._crit_edge15:
  br label %95

109:
  %110 = call noalias ptr @malloc(i64 %36)
  br label %111

111:
  %112 = phi i64 [ %118, %._crit_edge16 ], [ 0, %109 ]
  %113 = mul nsw i64 %112, %3
  %114 = getelementptr double, ptr %1, i64 %113
  %115 = mul nuw nsw i64 %112, %0
  %116 = getelementptr double, ptr %110, i64 %115
  br label %120

117:
  %118 = add nuw nsw i64 %112, 1
  %119 = icmp eq i64 %118, %0
  br i1 %119, label %.loopexit1, label %._crit_edge16

._crit_edge16:
  br label %111

120:
  %121 = phi i64 [ 0, %111 ], [ %129, %._crit_edge18 ]
  %122 = icmp samesign ugt i64 %121, %112
  br i1 %122, label %._crit_edge17, label %123

._crit_edge17:
  br label %126

123:
  %124 = getelementptr double, ptr %114, i64 %121
  %125 = load double, ptr %124, align 8
  br label %126

126:
  %127 = phi double [ %125, %123 ], [ 0.000000e+00, %._crit_edge17 ]
  %128 = getelementptr double, ptr %116, i64 %121
  store double %127, ptr %128, align 8
  %129 = add nuw nsw i64 %121, 1
  %130 = icmp eq i64 %129, %0
  br i1 %130, label %117, label %._crit_edge18

._crit_edge18:
  br label %120

.loopexit1:
  br label %131

131:
  %132 = phi ptr [ %41, %38 ], [ %110, %.loopexit1 ]
  %133 = phi ptr [ %39, %38 ], [ %63, %.loopexit1 ]
  %134 = phi ptr [ %40, %38 ], [ %85, %.loopexit1 ]
  %135 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %11, ptr %37, i64 %32, ptr %132, i64 %32, ptr %35, i64 %32)
  %136 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %11, ptr %134, i64 %32, ptr %133, i64 %32, ptr %35, i64 %32)
  br i1 %16, label %137, label %._crit_edge19

._crit_edge19:
  br label %167

137:
  %138 = icmp eq i64 %6, 8
  br label %139

139:
  %140 = phi i64 [ 0, %137 ], [ %156, %._crit_edge20 ]
  %141 = xor i64 %140, -1
  %142 = add nsw i64 %0, %141
  br i1 %138, label %143, label %146

143:
  %144 = getelementptr inbounds i64, ptr %4, i64 %142
  %145 = load i64, ptr %144, align 8
  br label %150

146:
  %147 = getelementptr inbounds i32, ptr %4, i64 %142
  %148 = load i32, ptr %147, align 4
  %149 = sext i32 %148 to i64
  br label %150

150:
  %151 = phi i64 [ %145, %143 ], [ %149, %146 ]
  %152 = getelementptr double, ptr %35, i64 %142
  %153 = getelementptr double, ptr %35, i64 %151
  %154 = getelementptr i8, ptr %153, i64 -8
  br label %158

155:
  %156 = add nuw nsw i64 %140, 1
  %157 = icmp eq i64 %156, %0
  br i1 %157, label %.loopexit, label %._crit_edge20

._crit_edge20:
  br label %139

158:
  %159 = phi i64 [ 0, %150 ], [ %165, %._crit_edge21 ]
  %160 = mul nuw nsw i64 %159, %32
  %161 = getelementptr double, ptr %152, i64 %160
  %162 = load double, ptr %161, align 8
  %163 = getelementptr double, ptr %154, i64 %160
  %164 = load double, ptr %163, align 8
  store double %164, ptr %161, align 8
  store double %162, ptr %163, align 8
  %165 = add nuw nsw i64 %159, 1
  %166 = icmp eq i64 %165, %0
  br i1 %166, label %155, label %._crit_edge21

._crit_edge21:
  br label %158

.loopexit:
  br label %167

167:
  call void @free(ptr %37)
  call void @free(ptr %133)
  call void @free(ptr %134)
  call void @free(ptr %132)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  %168 = call noalias ptr @calloc(i64 %34, i64 8)
  %169 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %13, ptr %7, i64 %9, ptr %35, i64 %32, ptr %168, i64 %32)
  %170 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %0, i64 %0, i64 %0, ptr nonnull %12, ptr %168, i64 %32, ptr %7, i64 %9, ptr %8, i64 %9)
  call void @free(ptr %35)
  call void @free(ptr %168)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  br label %171

171:
  ret i32 0
}

declare noalias ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr

define internal i32 @irad.body.tangent_dpotrf(i64 %0, i64 %1, i64 %2, ptr readonly captures(address) %3, ptr captures(address) %4, i64 %5) {
  %7 = alloca double, align 8
  %8 = icmp eq ptr %4, %3
  br i1 %8, label %._crit_edge, label %9

._crit_edge:
  br label %137

9:
  %10 = and i64 %0, 4294967263
  %11 = icmp eq i64 %10, 76
  %12 = call i64 @llvm.smax.i64(i64 %2, i64 1)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store double 1.000000e+00, ptr %7, align 8
  %13 = mul nsw i64 %2, %2
  %14 = call i64 @llvm.smax.i64(i64 %13, i64 1)
  %15 = shl i64 %14, 3
  %16 = call noalias ptr @malloc(i64 %15)
  %17 = call noalias ptr @malloc(i64 %15)
  %18 = icmp sgt i64 %2, 0
  br i1 %18, label %19, label %._crit_edge3

._crit_edge3:
  br label %61

19:
  %20 = and i64 %1, 4294967295
  %21 = icmp eq i64 %20, 0
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %30, %._crit_edge4 ]
  %24 = mul nsw i64 %23, %5
  %25 = getelementptr double, ptr %4, i64 %24
  %26 = getelementptr double, ptr %4, i64 %23
  %27 = mul nuw nsw i64 %23, %2
  %28 = getelementptr double, ptr %17, i64 %27
  br label %32

29:
  %30 = add nuw nsw i64 %23, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %.preheader1, label %._crit_edge4

._crit_edge4:
  br label %22

.preheader1:
  br label %54

32:
  %33 = phi i64 [ 0, %22 ], [ %52, %._crit_edge6 ]
  %34 = getelementptr double, ptr %25, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = mul nsw i64 %33, %5
  %37 = getelementptr double, ptr %26, i64 %36
  %38 = load double, ptr %37, align 8
  %39 = icmp samesign ugt i64 %33, %23
  %40 = icmp samesign ult i64 %33, %23
  %41 = select i1 %11, i1 %39, i1 %40
  %42 = icmp eq i64 %33, %23
  br i1 %42, label %._crit_edge5, label %43

._crit_edge5:
  br label %49

43:
  br i1 %21, label %47, label %44

44:
  %45 = fadd double %35, %38
  %46 = fmul double %45, 5.000000e-01
  br label %49

47:
  %48 = select i1 %41, double %35, double %38
  br label %49

49:
  %50 = phi double [ %48, %47 ], [ %46, %44 ], [ %35, %._crit_edge5 ]
  %51 = getelementptr double, ptr %28, i64 %33
  store double %50, ptr %51, align 8
  %52 = add nuw nsw i64 %33, 1
  %53 = icmp eq i64 %52, %2
  br i1 %53, label %29, label %._crit_edge6

._crit_edge6:
  br label %32

54:
  %55 = phi i64 [ %69, %._crit_edge7 ], [ 0, %.preheader1 ]
  %56 = getelementptr double, ptr %3, i64 %55
  %57 = mul nsw i64 %55, %5
  %58 = getelementptr double, ptr %3, i64 %57
  %59 = mul nuw nsw i64 %55, %2
  %60 = getelementptr double, ptr %16, i64 %59
  br label %71

.loopexit2:
  br label %61

61:
  %62 = call i32 @irad_la_dtrsm(i64 108, i64 108, i64 110, i64 110, i64 %2, i64 %2, ptr %16, i64 %12, ptr %17, i64 %12)
  %63 = call i32 @irad_la_dtrsm(i64 114, i64 108, i64 99, i64 110, i64 %2, i64 %2, ptr %16, i64 %12, ptr %17, i64 %12)
  %64 = call noalias ptr @malloc(i64 %15)
  %65 = call noalias ptr @calloc(i64 %14, i64 8)
  br i1 %18, label %.preheader, label %66

.preheader:
  br label %87

66:
  %67 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %2, i64 %2, i64 %2, ptr nonnull %7, ptr %16, i64 %12, ptr %64, i64 %12, ptr %65, i64 %12)
  br label %121

68:
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %.loopexit2, label %._crit_edge7

._crit_edge7:
  br label %54

71:
  %72 = phi i64 [ 0, %54 ], [ %85, %._crit_edge9 ]
  %73 = icmp samesign ult i64 %72, %55
  br i1 %73, label %._crit_edge8, label %74

._crit_edge8:
  br label %82

74:
  br i1 %11, label %75, label %78

75:
  %76 = getelementptr double, ptr %58, i64 %72
  %77 = load double, ptr %76, align 8
  br label %82

78:
  %79 = mul nsw i64 %72, %5
  %80 = getelementptr double, ptr %56, i64 %79
  %81 = load double, ptr %80, align 8
  br label %82

82:
  %83 = phi double [ 0.000000e+00, %._crit_edge8 ], [ %77, %75 ], [ %81, %78 ]
  %84 = getelementptr double, ptr %60, i64 %72
  store double %83, ptr %84, align 8
  %85 = add nuw nsw i64 %72, 1
  %86 = icmp eq i64 %85, %2
  br i1 %86, label %68, label %._crit_edge9

._crit_edge9:
  br label %71

87:
  %88 = phi i64 [ %96, %._crit_edge10 ], [ 0, %.preheader ]
  %89 = mul nuw nsw i64 %88, %2
  %90 = getelementptr double, ptr %17, i64 %89
  %91 = getelementptr double, ptr %64, i64 %89
  %92 = getelementptr double, ptr %90, i64 %88
  br label %98

93:
  %94 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %2, i64 %2, i64 %2, ptr nonnull %7, ptr %16, i64 %12, ptr nonnull %64, i64 %12, ptr %65, i64 %12)
  br label %114

95:
  %96 = add nuw nsw i64 %88, 1
  %97 = icmp eq i64 %96, %2
  br i1 %97, label %93, label %._crit_edge10

._crit_edge10:
  br label %87

98:
  %99 = phi i64 [ 0, %87 ], [ %112, %._crit_edge12 ]
  %100 = icmp samesign ult i64 %99, %88
  br i1 %100, label %._crit_edge11, label %101

._crit_edge11:
  br label %109

101:
  %102 = icmp eq i64 %99, %88
  br i1 %102, label %103, label %106

103:
  %104 = load double, ptr %92, align 8
  %105 = fmul double %104, 5.000000e-01
  br label %109

106:
  %107 = getelementptr double, ptr %90, i64 %99
  %108 = load double, ptr %107, align 8
  br label %109

109:
  %110 = phi double [ 0.000000e+00, %._crit_edge11 ], [ %105, %103 ], [ %108, %106 ]
  %111 = getelementptr double, ptr %91, i64 %99
  store double %110, ptr %111, align 8
  %112 = add nuw nsw i64 %99, 1
  %113 = icmp eq i64 %112, %2
  br i1 %113, label %95, label %._crit_edge12

._crit_edge12:
  br label %98

114:
  %115 = phi i64 [ %123, %._crit_edge13 ], [ 0, %93 ]
  %116 = mul nuw nsw i64 %115, %2
  %117 = getelementptr double, ptr %65, i64 %116
  %118 = getelementptr double, ptr %4, i64 %115
  %119 = mul nsw i64 %115, %5
  %120 = getelementptr double, ptr %4, i64 %119
  br label %125

.loopexit:
  br label %121

121:
  call void @free(ptr %16)
  call void @free(ptr %17)
  call void @free(ptr %64)
  call void @free(ptr %65)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  br label %137

122:
  %123 = add nuw nsw i64 %115, 1
  %124 = icmp eq i64 %123, %2
  br i1 %124, label %.loopexit, label %._crit_edge13

._crit_edge13:
  br label %114

125:
  %126 = phi i64 [ %115, %114 ], [ %135, %._crit_edge14 ]
  %127 = getelementptr double, ptr %117, i64 %126
  %128 = load double, ptr %127, align 8
  br i1 %11, label %129, label %131

129:
  %130 = getelementptr double, ptr %120, i64 %126
  store double %128, ptr %130, align 8
  br label %134

131:
  %132 = mul nsw i64 %126, %5
  %133 = getelementptr double, ptr %118, i64 %132
  store double %128, ptr %133, align 8
  br label %134

134:
  %135 = add nuw nsw i64 %126, 1
  %136 = icmp eq i64 %135, %2
  br i1 %136, label %122, label %._crit_edge14

._crit_edge14:
  br label %125

137:
  ret i32 0
}

define internal i32 @irad.body.tangent_dsyevd(i64 %0, i64 %1, i64 %2, i64 %3, ptr readonly captures(address) %4, ptr %5, i64 %6, ptr readonly captures(address) %7, ptr writeonly captures(address) %8) {
  %10 = alloca double, align 8
  %11 = call i64 @llvm.smax.i64(i64 %3, i64 1)
  %12 = icmp eq ptr %5, %4
  br i1 %12, label %13, label %22

13:
  %14 = icmp ne ptr %8, %7
  %15 = icmp sgt i64 %3, 0
  %16 = and i1 %14, %15
  br i1 %16, label %.preheader, label %._crit_edge

._crit_edge:
  br label %155

.preheader:
  br label %17

17:
  %18 = phi i64 [ %20, %._crit_edge5 ], [ 0, %.preheader ]
  %19 = getelementptr inbounds nuw double, ptr %8, i64 %18
  store double 0.000000e+00, ptr %19, align 8
  %20 = add nuw nsw i64 %18, 1
  %21 = icmp slt i64 %20, %3
  br i1 %21, label %._crit_edge5, label %.loopexit

._crit_edge5:
  br label %17

22:
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  store double 1.000000e+00, ptr %10, align 8
  %23 = mul nsw i64 %3, %3
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 1)
  %25 = shl i64 %24, 3
  %26 = call noalias ptr @malloc(i64 %25)
  %27 = call noalias ptr @malloc(i64 %25)
  %28 = icmp sgt i64 %3, 0
  br i1 %28, label %32, label %29

29:
  %30 = shl i64 %11, 3
  %31 = call noalias ptr @malloc(i64 %30)
  br label %74

32:
  %33 = and i64 %1, 4294967263
  %34 = icmp eq i64 %33, 76
  %35 = and i64 %2, 4294967295
  %36 = icmp eq i64 %35, 0
  br label %37

37:
  %38 = phi i64 [ 0, %32 ], [ %45, %._crit_edge6 ]
  %39 = mul nsw i64 %38, %6
  %40 = getelementptr double, ptr %5, i64 %39
  %41 = getelementptr double, ptr %5, i64 %38
  %42 = mul nuw nsw i64 %38, %3
  %43 = getelementptr double, ptr %27, i64 %42
  br label %47

44:
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %3
  br i1 %46, label %69, label %._crit_edge6

._crit_edge6:
  br label %37

47:
  %48 = phi i64 [ 0, %37 ], [ %67, %._crit_edge8 ]
  %49 = getelementptr double, ptr %40, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = mul nsw i64 %48, %6
  %52 = getelementptr double, ptr %41, i64 %51
  %53 = load double, ptr %52, align 8
  %54 = icmp samesign ugt i64 %48, %38
  %55 = icmp samesign ult i64 %48, %38
  %56 = select i1 %34, i1 %54, i1 %55
  %57 = icmp eq i64 %48, %38
  br i1 %57, label %._crit_edge7, label %58

._crit_edge7:
  br label %64

58:
  br i1 %36, label %62, label %59

59:
  %60 = fadd double %50, %53
  %61 = fmul double %60, 5.000000e-01
  br label %64

62:
  %63 = select i1 %56, double %50, double %53
  br label %64

64:
  %65 = phi double [ %63, %62 ], [ %61, %59 ], [ %50, %._crit_edge7 ]
  %66 = getelementptr double, ptr %43, i64 %48
  store double %65, ptr %66, align 8
  %67 = add nuw nsw i64 %48, 1
  %68 = icmp eq i64 %67, %3
  br i1 %68, label %44, label %._crit_edge8

._crit_edge8:
  br label %47

69:
  %70 = shl i64 %11, 3
  %71 = call noalias ptr @malloc(i64 %70)
  %72 = shl i64 %3, 3
  %73 = shl i64 %6, 3
  br label %78

.loopexit4:
  br label %74

74:
  %75 = phi ptr [ %31, %29 ], [ %71, %.loopexit4 ]
  %76 = and i64 %0, 4294967263
  %77 = icmp eq i64 %76, 78
  br i1 %77, label %86, label %._crit_edge9

._crit_edge9:
  br label %88

78:
  %79 = phi i64 [ 0, %69 ], [ %84, %._crit_edge10 ]
  %80 = mul i64 %73, %79
  %81 = getelementptr i8, ptr %4, i64 %80
  %82 = mul i64 %72, %79
  %83 = getelementptr i8, ptr %26, i64 %82
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %83, ptr align 8 %81, i64 %72, i1 false)
  %84 = add nuw nsw i64 %79, 1
  %85 = icmp eq i64 %84, %3
  br i1 %85, label %.loopexit4, label %._crit_edge10

._crit_edge10:
  br label %78

86:
  %87 = call i32 @irad_la_dsyevd(i64 118, i64 %1, i64 %2, i64 %3, ptr %26, i64 %11, ptr %75)
  br label %88

88:
  %89 = call noalias ptr @calloc(i64 %24, i64 8)
  %90 = call noalias ptr @calloc(i64 %24, i64 8)
  %91 = call i32 @irad_la_dgemm(i64 99, i64 110, i64 %3, i64 %3, i64 %3, ptr nonnull %10, ptr %26, i64 %11, ptr %27, i64 %11, ptr %89, i64 %11)
  %92 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %3, i64 %3, i64 %3, ptr nonnull %10, ptr %89, i64 %11, ptr %26, i64 %11, ptr %90, i64 %11)
  %93 = icmp ne ptr %8, %7
  %94 = and i1 %93, %28
  br i1 %94, label %95, label %._crit_edge11

._crit_edge11:
  br label %97

95:
  %96 = add nuw i64 %3, 1
  br label %99

.loopexit3:
  br label %97

97:
  br i1 %77, label %._crit_edge12, label %98

._crit_edge12:
  br label %154

98:
  br i1 %28, label %.preheader2, label %._crit_edge13

._crit_edge13:
  br label %129

.preheader2:
  br label %113

99:
  %100 = phi i64 [ 0, %95 ], [ %105, %._crit_edge14 ]
  %101 = mul i64 %100, %96
  %102 = getelementptr inbounds double, ptr %90, i64 %101
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw double, ptr %8, i64 %100
  store double %103, ptr %104, align 8
  %105 = add nuw nsw i64 %100, 1
  %106 = icmp slt i64 %105, %3
  br i1 %106, label %._crit_edge14, label %.loopexit3

._crit_edge14:
  br label %99

107:
  %.lcssa = phi double [ %119, %113 ]
  %108 = uitofp nneg i64 %3 to double
  %109 = fmul double %108, 1.000000e+03
  %110 = fmul double %109, 0x3CB0000000000000
  %111 = fmul double %110, %.lcssa
  %112 = fmul double %.lcssa, %111
  br label %122

113:
  %114 = phi i64 [ %120, %._crit_edge15 ], [ 0, %.preheader2 ]
  %115 = phi double [ %119, %._crit_edge15 ], [ 0.000000e+00, %.preheader2 ]
  %116 = getelementptr inbounds nuw double, ptr %7, i64 %114
  %117 = load double, ptr %116, align 8
  %118 = call double @llvm.fabs.f64(double %117)
  %119 = call double @llvm.maxnum.f64(double %115, double %118)
  %120 = add nuw nsw i64 %114, 1
  %121 = icmp eq i64 %120, %3
  br i1 %121, label %107, label %._crit_edge15

._crit_edge15:
  br label %113

122:
  %123 = phi i64 [ 0, %107 ], [ %132, %._crit_edge16 ]
  %124 = mul nsw i64 %123, %6
  %125 = getelementptr double, ptr %5, i64 %124
  %126 = getelementptr inbounds nuw double, ptr %7, i64 %123
  %127 = mul nuw nsw i64 %123, %3
  %128 = getelementptr double, ptr %90, i64 %127
  br label %134

.loopexit1:
  br label %129

129:
  %130 = call i32 @irad_la_dgemm(i64 110, i64 110, i64 %3, i64 %3, i64 %3, ptr nonnull %10, ptr %26, i64 %11, ptr %90, i64 %11, ptr %5, i64 %6)
  br label %154

131:
  %132 = add nuw nsw i64 %123, 1
  %133 = icmp eq i64 %132, %3
  br i1 %133, label %.loopexit1, label %._crit_edge16

._crit_edge16:
  br label %122

134:
  %135 = phi i64 [ 0, %122 ], [ %152, %._crit_edge18 ]
  %136 = getelementptr double, ptr %125, i64 %135
  store double 0.000000e+00, ptr %136, align 8
  %137 = icmp eq i64 %135, %123
  br i1 %137, label %._crit_edge17, label %138

._crit_edge17:
  br label %147

138:
  %139 = load double, ptr %126, align 8
  %140 = getelementptr inbounds nuw double, ptr %7, i64 %135
  %141 = load double, ptr %140, align 8
  %142 = fsub double %139, %141
  %143 = fmul double %142, %142
  %144 = fcmp ole double %143, %112
  %145 = fdiv double 1.000000e+00, %142
  %146 = select i1 %144, double 0x7FF8000000000000, double %145
  br label %147

147:
  %148 = phi double [ %146, %138 ], [ 0.000000e+00, %._crit_edge17 ]
  %149 = getelementptr double, ptr %128, i64 %135
  %150 = load double, ptr %149, align 8
  %151 = fmul double %148, %150
  store double %151, ptr %149, align 8
  %152 = add nuw nsw i64 %135, 1
  %153 = icmp eq i64 %152, %3
  br i1 %153, label %131, label %._crit_edge18

._crit_edge18:
  br label %134

154:
  call void @free(ptr %26)
  call void @free(ptr %27)
  call void @free(ptr %75)
  call void @free(ptr %89)
  call void @free(ptr %90)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  br label %155

.loopexit:
  br label %155

155:
  ret i32 0
}

declare noalias ptr @malloc(i64 noundef) local_unnamed_addr

declare i32 @irad_la_dsyevd(i64 noundef, i64 noundef, i64 noundef, i64 noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare double @llvm.fabs.f64(double)

declare double @llvm.maxnum.f64(double, double)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)
