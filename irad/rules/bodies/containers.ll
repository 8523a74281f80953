define internal ptr @irad.body.tree_next(ptr readonly captures(address, ret: address, provenance) %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %.preheader, label %.preheader1

.preheader1:
  br label %5

.preheader:
  br label %10

5:
  %6 = phi ptr [ %8, %._crit_edge ], [ %3, %.preheader1 ]
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %.loopexit, label %._crit_edge

._crit_edge:
  br label %5

10:
  %11 = phi ptr [ %13, %._crit_edge2 ], [ %0, %.preheader ]
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %11, %15
  br i1 %16, label %._crit_edge2, label %17

._crit_edge2:
  br label %10

17:
  %.lcssa3 = phi ptr [ %11, %10 ]
  %.lcssa = phi ptr [ %13, %10 ]
  %18 = getelementptr inbounds nuw i8, ptr %.lcssa3, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %.lcssa
  %21 = select i1 %20, ptr %.lcssa3, ptr %.lcssa
  br label %22

.loopexit:
  %.lcssa4 = phi ptr [ %6, %5 ]
  br label %22

22:
  %23 = phi ptr [ %21, %17 ], [ %.lcssa4, %.loopexit ]
  ret ptr %23
}

define internal ptr @irad.body.tree_previous(ptr readonly captures(address) %0) {
  %2 = load i32, ptr %0, align 8
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %._crit_edge

._crit_edge:
  br label %13

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, %0
  br i1 %9, label %10, label %._crit_edge3

._crit_edge3:
  br label %13

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %12 = load ptr, ptr %11, align 8
  br label %29

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %.preheader, label %.preheader1

.preheader1:
  br label %17

.preheader:
  br label %22

17:
  %18 = phi ptr [ %20, %._crit_edge4 ], [ %15, %.preheader1 ]
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %.loopexit2, label %._crit_edge4

._crit_edge4:
  br label %17

22:
  %23 = phi ptr [ %25, %._crit_edge5 ], [ %0, %.preheader ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %23, %27
  br i1 %28, label %._crit_edge5, label %.loopexit

._crit_edge5:
  br label %22

.loopexit:
  %.lcssa = phi ptr [ %25, %22 ]
  br label %29

.loopexit2:
  %.lcssa6 = phi ptr [ %18, %17 ]
  br label %29

29:
  %30 = phi ptr [ %12, %10 ], [ %.lcssa, %.loopexit ], [ %.lcssa6, %.loopexit2 ]
  ret ptr %30
}

define internal void @irad.body.tree_insert(i1 zeroext %0, ptr initializes((0, 4), (8, 32)) %1, ptr %2, ptr captures(address) %3) {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store ptr %2, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store ptr null, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store ptr null, ptr %7, align 8
  store i32 0, ptr %1, align 8
  br i1 %0, label %8, label %19

8:
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store ptr %1, ptr %9, align 8
  %10 = icmp eq ptr %2, %3
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store ptr %1, ptr %13, align 8
  br label %25

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %2, %16
  br i1 %17, label %18, label %._crit_edge

._crit_edge:
  br label %25

18:
  store ptr %1, ptr %15, align 8
  br label %25

19:
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store ptr %1, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %2, %22
  br i1 %23, label %24, label %._crit_edge1

._crit_edge1:
  br label %25

24:
  store ptr %1, ptr %21, align 8
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %1, %27
  br i1 %28, label %._crit_edge2, label %29

._crit_edge2:
  br label %165

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %.preheader, label %._crit_edge3

._crit_edge3:
  br label %165

.preheader:
  br label %39

34:
  %35 = getelementptr inbounds nuw i8, ptr %161, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %._crit_edge4, label %..loopexit_crit_edge

..loopexit_crit_edge:
  %.lcssa15 = phi ptr [ %162, %34 ]
  br label %.loopexit

._crit_edge4:
  br label %39

39:
  %40 = phi ptr [ %36, %._crit_edge4 ], [ %31, %.preheader ]
  %41 = phi ptr [ %161, %._crit_edge4 ], [ %1, %.preheader ]
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load ptr, ptr %44, align 8
  %46 = icmp eq ptr %40, %45
  br i1 %46, label %47, label %104

47:
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %._crit_edge5, label %51

._crit_edge5:
  br label %55

51:
  %52 = load i32, ptr %49, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %._crit_edge6

._crit_edge6:
  br label %55

54:
  store i32 1, ptr %40, align 8
  store i32 1, ptr %49, align 8
  store i32 0, ptr %43, align 8
  br label %160

55:
  %56 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %41, %57
  br i1 %58, label %59, label %._crit_edge7

._crit_edge7:
  br label %80

59:
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %61 = load ptr, ptr %60, align 8
  store ptr %61, ptr %56, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %._crit_edge8, label %63

._crit_edge8:
  br label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store ptr %40, ptr %64, align 8
  %65 = load ptr, ptr %42, align 8
  br label %66

66:
  %67 = phi ptr [ %65, %63 ], [ %43, %._crit_edge8 ]
  %68 = getelementptr inbounds nuw i8, ptr %57, i64 8
  store ptr %67, ptr %68, align 8
  %69 = load ptr, ptr %26, align 8
  %70 = icmp eq ptr %69, %40
  br i1 %70, label %71, label %72

71:
  store ptr %57, ptr %26, align 8
  br label %79

72:
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, %40
  br i1 %75, label %76, label %77

76:
  store ptr %57, ptr %73, align 8
  br label %79

77:
  %78 = getelementptr inbounds nuw i8, ptr %67, i64 24
  store ptr %57, ptr %78, align 8
  br label %79

79:
  store ptr %40, ptr %60, align 8
  store ptr %57, ptr %42, align 8
  br label %80

80:
  %81 = phi ptr [ %57, %79 ], [ %40, %._crit_edge7 ]
  %82 = phi ptr [ %40, %79 ], [ %41, %._crit_edge7 ]
  store i32 1, ptr %81, align 8
  store i32 0, ptr %43, align 8
  %83 = load ptr, ptr %44, align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 24
  %85 = load ptr, ptr %84, align 8
  store ptr %85, ptr %44, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %._crit_edge9, label %87

._crit_edge9:
  br label %89

87:
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 8
  store ptr %43, ptr %88, align 8
  br label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store ptr %91, ptr %92, align 8
  %93 = load ptr, ptr %26, align 8
  %94 = icmp eq ptr %93, %43
  br i1 %94, label %95, label %96

95:
  store ptr %83, ptr %26, align 8
  br label %103

96:
  %97 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %98, %43
  br i1 %99, label %100, label %101

100:
  store ptr %83, ptr %97, align 8
  br label %103

101:
  %102 = getelementptr inbounds nuw i8, ptr %91, i64 24
  store ptr %83, ptr %102, align 8
  br label %103

103:
  store ptr %43, ptr %84, align 8
  store ptr %83, ptr %90, align 8
  br label %160

104:
  %105 = icmp eq ptr %45, null
  br i1 %105, label %._crit_edge10, label %106

._crit_edge10:
  br label %110

106:
  %107 = load i32, ptr %45, align 8
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %._crit_edge11

._crit_edge11:
  br label %110

109:
  store i32 1, ptr %40, align 8
  store i32 1, ptr %45, align 8
  store i32 0, ptr %43, align 8
  br label %160

110:
  %111 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %112 = load ptr, ptr %111, align 8
  %113 = icmp eq ptr %41, %112
  br i1 %113, label %114, label %._crit_edge12

._crit_edge12:
  br label %135

114:
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %116 = load ptr, ptr %115, align 8
  store ptr %116, ptr %111, align 8
  %117 = icmp eq ptr %116, null
  br i1 %117, label %._crit_edge13, label %118

._crit_edge13:
  br label %121

118:
  %119 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store ptr %40, ptr %119, align 8
  %120 = load ptr, ptr %42, align 8
  br label %121

121:
  %122 = phi ptr [ %120, %118 ], [ %43, %._crit_edge13 ]
  %123 = getelementptr inbounds nuw i8, ptr %112, i64 8
  store ptr %122, ptr %123, align 8
  %124 = load ptr, ptr %26, align 8
  %125 = icmp eq ptr %124, %40
  br i1 %125, label %126, label %127

126:
  store ptr %112, ptr %26, align 8
  br label %134

127:
  %128 = getelementptr inbounds nuw i8, ptr %122, i64 16
  %129 = load ptr, ptr %128, align 8
  %130 = icmp eq ptr %129, %40
  br i1 %130, label %131, label %132

131:
  store ptr %112, ptr %128, align 8
  br label %134

132:
  %133 = getelementptr inbounds nuw i8, ptr %122, i64 24
  store ptr %112, ptr %133, align 8
  br label %134

134:
  store ptr %40, ptr %115, align 8
  store ptr %112, ptr %42, align 8
  br label %135

135:
  %136 = phi ptr [ %112, %134 ], [ %40, %._crit_edge12 ]
  %137 = phi ptr [ %40, %134 ], [ %41, %._crit_edge12 ]
  store i32 1, ptr %136, align 8
  store i32 0, ptr %43, align 8
  %138 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %141 = load ptr, ptr %140, align 8
  store ptr %141, ptr %138, align 8
  %142 = icmp eq ptr %141, null
  br i1 %142, label %._crit_edge14, label %143

._crit_edge14:
  br label %145

143:
  %144 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store ptr %43, ptr %144, align 8
  br label %145

145:
  %146 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds nuw i8, ptr %139, i64 8
  store ptr %147, ptr %148, align 8
  %149 = load ptr, ptr %26, align 8
  %150 = icmp eq ptr %149, %43
  br i1 %150, label %151, label %152

151:
  store ptr %139, ptr %26, align 8
  br label %159

152:
  %153 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, %43
  br i1 %155, label %156, label %157

156:
  store ptr %139, ptr %153, align 8
  br label %159

157:
  %158 = getelementptr inbounds nuw i8, ptr %147, i64 24
  store ptr %139, ptr %158, align 8
  br label %159

159:
  store ptr %43, ptr %140, align 8
  store ptr %139, ptr %146, align 8
  br label %160

160:
  %161 = phi ptr [ %82, %103 ], [ %43, %54 ], [ %43, %109 ], [ %137, %159 ]
  %162 = load ptr, ptr %26, align 8
  %163 = icmp eq ptr %161, %162
  br i1 %163, label %.loopexitsplit, label %34

.loopexitsplit:
  %.lcssa = phi ptr [ %162, %160 ]
  br label %.loopexit

.loopexit:
  %164 = phi ptr [ %.lcssa, %.loopexitsplit ], [ %.lcssa15, %..loopexit_crit_edge ]
  br label %165

165:
  %166 = phi ptr [ %27, %._crit_edge2 ], [ %27, %._crit_edge3 ], [ %164, %.loopexit ]
  store i32 1, ptr %166, align 8
  ret void
}

define internal void @irad.body.list_hook(ptr initializes((0, 16)) %0, ptr %1) {
  store ptr %1, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %4, ptr %5, align 8
  store ptr %0, ptr %4, align 8
  store ptr %0, ptr %3, align 8
  ret void
}

define internal void @irad.body.list_unhook(ptr readonly %0) {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  store ptr %2, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store ptr %4, ptr %5, align 8
  ret void
}

define internal void @irad.body.list_transfer(ptr %0, ptr %1, ptr %2) {
  %4 = icmp eq ptr %0, %2
  br i1 %4, label %._crit_edge, label %5

._crit_edge:
  br label %15

5:
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %7 = load ptr, ptr %6, align 8
  store ptr %0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  %12 = load ptr, ptr %10, align 8
  %13 = load ptr, ptr %6, align 8
  store ptr %13, ptr %10, align 8
  %14 = load ptr, ptr %8, align 8
  store ptr %14, ptr %6, align 8
  store ptr %12, ptr %8, align 8
  br label %15

15:
  ret void
}

define internal void @irad.body.list_reverse(ptr captures(address) %0) {
  br label %2

2:
  %3 = phi ptr [ %0, %1 ], [ %4, %._crit_edge ]
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8
  store ptr %6, ptr %3, align 8
  store ptr %4, ptr %5, align 8
  %7 = icmp eq ptr %4, %0
  br i1 %7, label %8, label %._crit_edge

._crit_edge:
  br label %2

8:
  ret void
}
