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

define internal ptr @irad.body.tree_erase(ptr readonly returned captures(address, ret: address, provenance) %0, ptr %1) {
  %3 = load i32, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %0, %5
  br i1 %6, label %7, label %._crit_edge

._crit_edge:
  br label %21

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %16, label %.preheader3

.preheader3:
  br label %11

11:
  %12 = phi ptr [ %14, %._crit_edge5 ], [ %9, %.preheader3 ]
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %.loopexit4, label %._crit_edge5

._crit_edge5:
  br label %11

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8
  br label %19

.loopexit4:
  %.lcssa70 = phi ptr [ %12, %11 ]
  br label %19

19:
  %20 = phi ptr [ %18, %16 ], [ %.lcssa70, %.loopexit4 ]
  store ptr %20, ptr %4, align 8
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %0, %23
  br i1 %24, label %25, label %._crit_edge6

._crit_edge6:
  br label %50

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load ptr, ptr %26, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %._crit_edge7, label %29

._crit_edge7:
  br label %44

29:
  %30 = load i32, ptr %0, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %._crit_edge8

._crit_edge8:
  br label %38

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, %0
  br i1 %37, label %._crit_edge9, label %._crit_edge10

._crit_edge10:
  br label %38

._crit_edge9:
  br label %44

38:
  br label %39

39:
  %40 = phi ptr [ %42, %._crit_edge11 ], [ %27, %38 ]
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %.loopexit2, label %._crit_edge11

._crit_edge11:
  br label %39

44:
  %45 = phi i64 [ 24, %._crit_edge9 ], [ 8, %._crit_edge7 ]
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 %45
  %47 = load ptr, ptr %46, align 8
  br label %48

.loopexit2:
  %.lcssa69 = phi ptr [ %40, %39 ]
  br label %48

48:
  %49 = phi ptr [ %47, %44 ], [ %.lcssa69, %.loopexit2 ]
  store ptr %49, ptr %22, align 8
  br label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %55 = load ptr, ptr %54, align 8
  br i1 %53, label %._crit_edge12, label %56

._crit_edge12:
  br label %101

56:
  %57 = icmp eq ptr %55, null
  br i1 %57, label %._crit_edge13, label %.preheader1

._crit_edge13:
  br label %101

.preheader1:
  br label %58

58:
  %59 = phi ptr [ %61, %._crit_edge14 ], [ %55, %.preheader1 ]
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %61 = load ptr, ptr %60, align 8
  %62 = icmp eq ptr %61, null
  br i1 %62, label %63, label %._crit_edge14

._crit_edge14:
  br label %58

63:
  %.lcssa = phi ptr [ %59, %58 ]
  %64 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 16
  %65 = load i32, ptr %.lcssa, align 8
  %66 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 24
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %.lcssa, i64 8
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, %0
  br i1 %70, label %._crit_edge15, label %71

._crit_edge15:
  br label %79

71:
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 16
  store ptr %67, ptr %72, align 8
  %73 = icmp eq ptr %67, null
  br i1 %73, label %._crit_edge16, label %74

._crit_edge16:
  br label %76

74:
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 8
  store ptr %69, ptr %75, align 8
  br label %76

76:
  %77 = load ptr, ptr %54, align 8
  store ptr %77, ptr %66, align 8
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 8
  store ptr %.lcssa, ptr %78, align 8
  br label %79

79:
  %80 = phi ptr [ %69, %76 ], [ %.lcssa, %._crit_edge15 ]
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, %0
  br i1 %85, label %86, label %87

86:
  store ptr %.lcssa, ptr %83, align 8
  br label %94

87:
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, %0
  br i1 %90, label %91, label %92

91:
  store ptr %.lcssa, ptr %88, align 8
  br label %94

92:
  %93 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store ptr %.lcssa, ptr %93, align 8
  br label %94

94:
  %95 = load ptr, ptr %81, align 8
  store ptr %95, ptr %68, align 8
  %96 = load ptr, ptr %51, align 8
  store ptr %96, ptr %64, align 8
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 8
  store ptr %.lcssa, ptr %97, align 8
  %98 = load i32, ptr %0, align 8
  %99 = icmp eq i32 %98, 1
  %100 = zext i1 %99 to i32
  store i32 %100, ptr %.lcssa, align 8
  br label %120

101:
  %102 = phi ptr [ %52, %._crit_edge13 ], [ %55, %._crit_edge12 ]
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %106 = load ptr, ptr %105, align 8
  %107 = icmp eq ptr %106, %0
  br i1 %107, label %108, label %109

108:
  store ptr %102, ptr %105, align 8
  br label %116

109:
  %110 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %111 = load ptr, ptr %110, align 8
  %112 = icmp eq ptr %111, %0
  br i1 %112, label %113, label %114

113:
  store ptr %102, ptr %110, align 8
  br label %116

114:
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 24
  store ptr %102, ptr %115, align 8
  br label %116

116:
  %117 = icmp eq ptr %102, null
  br i1 %117, label %._crit_edge17, label %118

._crit_edge17:
  br label %120

118:
  %119 = getelementptr inbounds nuw i8, ptr %102, i64 8
  store ptr %104, ptr %119, align 8
  br label %120

120:
  %121 = phi ptr [ %67, %94 ], [ %102, %118 ], [ null, %._crit_edge17 ]
  %122 = phi ptr [ %80, %94 ], [ %104, %118 ], [ %104, %._crit_edge17 ]
  %123 = phi i32 [ %65, %94 ], [ %3, %118 ], [ %3, %._crit_edge17 ]
  %124 = icmp eq i32 %123, 1
  br i1 %124, label %125, label %._crit_edge18

._crit_edge18:
  br label %347

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %127 = load ptr, ptr %126, align 8
  %128 = icmp eq ptr %121, %127
  br i1 %128, label %._crit_edge19, label %.preheader

._crit_edge19:
  br label %342

.preheader:
  br label %129

129:
  %130 = phi ptr [ %131, %._crit_edge42 ], [ %121, %.preheader ]
  %131 = phi ptr [ %339, %._crit_edge42 ], [ %122, %.preheader ]
  %132 = icmp eq ptr %130, null
  br i1 %132, label %._crit_edge20, label %133

._crit_edge20:
  br label %136

133:
  %134 = load i32, ptr %130, align 8
  %135 = icmp eq i32 %134, 1
  br i1 %135, label %._crit_edge21, label %..loopexit_crit_edge

..loopexit_crit_edge:
  %.lcssa48 = phi ptr [ %130, %133 ]
  br label %.loopexit

._crit_edge21:
  br label %136

136:
  %137 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %130, %138
  br i1 %139, label %140, label %145

140:
  %141 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %142 = load ptr, ptr %141, align 8
  %143 = load i32, ptr %142, align 8
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %148, label %._crit_edge22

._crit_edge22:
  br label %196

145:
  %146 = load i32, ptr %138, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %170, label %._crit_edge23

._crit_edge23:
  br label %196

148:
  store i32 1, ptr %142, align 8
  store i32 0, ptr %131, align 8
  %149 = load ptr, ptr %141, align 8
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 16
  %151 = load ptr, ptr %150, align 8
  store ptr %151, ptr %141, align 8
  %152 = icmp eq ptr %151, null
  br i1 %152, label %._crit_edge24, label %153

._crit_edge24:
  br label %155

153:
  %154 = getelementptr inbounds nuw i8, ptr %151, i64 8
  store ptr %131, ptr %154, align 8
  br label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %149, i64 8
  store ptr %157, ptr %158, align 8
  %159 = load ptr, ptr %126, align 8
  %160 = icmp eq ptr %159, %131
  br i1 %160, label %161, label %162

161:
  store ptr %149, ptr %126, align 8
  br label %169

162:
  %163 = getelementptr inbounds nuw i8, ptr %157, i64 16
  %164 = load ptr, ptr %163, align 8
  %165 = icmp eq ptr %164, %131
  br i1 %165, label %166, label %167

166:
  store ptr %149, ptr %163, align 8
  br label %169

167:
  %168 = getelementptr inbounds nuw i8, ptr %157, i64 24
  store ptr %149, ptr %168, align 8
  br label %169

169:
  store ptr %131, ptr %150, align 8
  store ptr %149, ptr %156, align 8
  br label %192

170:
  store i32 1, ptr %138, align 8
  store i32 0, ptr %131, align 8
  %171 = load ptr, ptr %137, align 8
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 24
  %173 = load ptr, ptr %172, align 8
  store ptr %173, ptr %137, align 8
  %174 = icmp eq ptr %173, null
  br i1 %174, label %._crit_edge25, label %175

._crit_edge25:
  br label %177

175:
  %176 = getelementptr inbounds nuw i8, ptr %173, i64 8
  store ptr %131, ptr %176, align 8
  br label %177

177:
  %178 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %171, i64 8
  store ptr %179, ptr %180, align 8
  %181 = load ptr, ptr %126, align 8
  %182 = icmp eq ptr %181, %131
  br i1 %182, label %183, label %184

183:
  store ptr %171, ptr %126, align 8
  br label %191

184:
  %185 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %186 = load ptr, ptr %185, align 8
  %187 = icmp eq ptr %186, %131
  br i1 %187, label %188, label %189

188:
  store ptr %171, ptr %185, align 8
  br label %191

189:
  %190 = getelementptr inbounds nuw i8, ptr %179, i64 24
  store ptr %171, ptr %190, align 8
  br label %191

191:
  store ptr %131, ptr %172, align 8
  store ptr %171, ptr %178, align 8
  br label %192

192:
  %193 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %194 = select i1 %139, ptr %193, ptr %137
  %195 = load ptr, ptr %194, align 8
  br label %196

196:
  %197 = phi ptr [ %195, %192 ], [ %142, %._crit_edge22 ], [ %138, %._crit_edge23 ]
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 16
  %199 = load ptr, ptr %198, align 8
  %200 = icmp eq ptr %199, null
  br i1 %200, label %._crit_edge26, label %201

._crit_edge26:
  br label %204

201:
  %202 = load i32, ptr %199, align 8
  %203 = icmp eq i32 %202, 1
  br i1 %203, label %._crit_edge27, label %213

._crit_edge27:
  br label %204

204:
  %205 = getelementptr inbounds nuw i8, ptr %197, i64 24
  %206 = load ptr, ptr %205, align 8
  %207 = icmp eq ptr %206, null
  br i1 %207, label %._crit_edge28, label %208

._crit_edge28:
  br label %337

208:
  %209 = load i32, ptr %206, align 8
  %210 = icmp eq i32 %209, 1
  br i1 %210, label %._crit_edge29, label %211

._crit_edge29:
  br label %337

211:
  %.lcssa67 = phi ptr [ %206, %208 ]
  %.lcssa65 = phi ptr [ %197, %208 ]
  %.lcssa62 = phi ptr [ %199, %208 ]
  %.lcssa59 = phi i1 [ %200, %208 ]
  %.lcssa56 = phi ptr [ %137, %208 ]
  %.lcssa53 = phi i1 [ %139, %208 ]
  %.lcssa50 = phi ptr [ %130, %208 ]
  %.lcssa46 = phi ptr [ %131, %208 ]
  %212 = getelementptr inbounds nuw i8, ptr %.lcssa65, i64 24
  br i1 %.lcssa53, label %._crit_edge30, label %248

._crit_edge30:
  br label %277

213:
  %.lcssa64 = phi ptr [ %197, %201 ]
  %.lcssa61 = phi ptr [ %199, %201 ]
  %.lcssa55 = phi ptr [ %137, %201 ]
  %.lcssa52 = phi i1 [ %139, %201 ]
  %.lcssa49 = phi ptr [ %130, %201 ]
  %.lcssa45 = phi ptr [ %131, %201 ]
  %214 = getelementptr inbounds nuw i8, ptr %.lcssa64, i64 16
  br i1 %.lcssa52, label %215, label %._crit_edge31

._crit_edge31:
  br label %307

215:
  %216 = getelementptr inbounds nuw i8, ptr %.lcssa64, i64 24
  %217 = load ptr, ptr %216, align 8
  %218 = icmp eq ptr %217, null
  br i1 %218, label %._crit_edge32, label %219

._crit_edge32:
  br label %222

219:
  %220 = load i32, ptr %217, align 8
  %221 = icmp eq i32 %220, 1
  br i1 %221, label %._crit_edge33, label %._crit_edge34

._crit_edge34:
  br label %277

._crit_edge33:
  br label %222

222:
  store i32 1, ptr %.lcssa61, align 8
  store i32 0, ptr %.lcssa64, align 8
  %223 = load ptr, ptr %214, align 8
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 24
  %225 = load ptr, ptr %224, align 8
  store ptr %225, ptr %214, align 8
  %226 = icmp eq ptr %225, null
  br i1 %226, label %._crit_edge35, label %227

._crit_edge35:
  br label %229

227:
  %228 = getelementptr inbounds nuw i8, ptr %225, i64 8
  store ptr %.lcssa64, ptr %228, align 8
  br label %229

229:
  %230 = getelementptr inbounds nuw i8, ptr %.lcssa64, i64 8
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %223, i64 8
  store ptr %231, ptr %232, align 8
  %233 = load ptr, ptr %126, align 8
  %234 = icmp eq ptr %233, %.lcssa64
  br i1 %234, label %235, label %236

235:
  store ptr %223, ptr %126, align 8
  br label %243

236:
  %237 = getelementptr inbounds nuw i8, ptr %231, i64 16
  %238 = load ptr, ptr %237, align 8
  %239 = icmp eq ptr %238, %.lcssa64
  br i1 %239, label %240, label %241

240:
  store ptr %223, ptr %237, align 8
  br label %243

241:
  %242 = getelementptr inbounds nuw i8, ptr %231, i64 24
  store ptr %223, ptr %242, align 8
  br label %243

243:
  store ptr %.lcssa64, ptr %224, align 8
  store ptr %223, ptr %230, align 8
  %244 = getelementptr inbounds nuw i8, ptr %.lcssa45, i64 24
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 24
  %247 = load ptr, ptr %246, align 8
  br label %277

248:
  br i1 %.lcssa59, label %._crit_edge36, label %249

._crit_edge36:
  br label %252

249:
  %250 = load i32, ptr %.lcssa62, align 8
  %251 = icmp eq i32 %250, 1
  br i1 %251, label %._crit_edge37, label %._crit_edge38

._crit_edge38:
  br label %307

._crit_edge37:
  br label %252

252:
  store i32 1, ptr %.lcssa67, align 8
  store i32 0, ptr %.lcssa65, align 8
  %253 = load ptr, ptr %212, align 8
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 16
  %255 = load ptr, ptr %254, align 8
  store ptr %255, ptr %212, align 8
  %256 = icmp eq ptr %255, null
  br i1 %256, label %._crit_edge39, label %257

._crit_edge39:
  br label %259

257:
  %258 = getelementptr inbounds nuw i8, ptr %255, i64 8
  store ptr %.lcssa65, ptr %258, align 8
  br label %259

259:
  %260 = getelementptr inbounds nuw i8, ptr %.lcssa65, i64 8
  %261 = load ptr, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %253, i64 8
  store ptr %261, ptr %262, align 8
  %263 = load ptr, ptr %126, align 8
  %264 = icmp eq ptr %263, %.lcssa65
  br i1 %264, label %265, label %266

265:
  store ptr %253, ptr %126, align 8
  br label %273

266:
  %267 = getelementptr inbounds nuw i8, ptr %261, i64 16
  %268 = load ptr, ptr %267, align 8
  %269 = icmp eq ptr %268, %.lcssa65
  br i1 %269, label %270, label %271

270:
  store ptr %253, ptr %267, align 8
  br label %273

271:
  %272 = getelementptr inbounds nuw i8, ptr %261, i64 24
  store ptr %253, ptr %272, align 8
  br label %273

273:
  store ptr %.lcssa65, ptr %254, align 8
  store ptr %253, ptr %260, align 8
  %274 = load ptr, ptr %.lcssa56, align 8
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 16
  %276 = load ptr, ptr %275, align 8
  br label %307

277:
  %278 = phi ptr [ %.lcssa49, %243 ], [ %.lcssa49, %._crit_edge34 ], [ %.lcssa50, %._crit_edge30 ]
  %279 = phi ptr [ %.lcssa45, %243 ], [ %.lcssa45, %._crit_edge34 ], [ %.lcssa46, %._crit_edge30 ]
  %280 = phi ptr [ %247, %243 ], [ %217, %._crit_edge34 ], [ %.lcssa67, %._crit_edge30 ]
  %281 = phi ptr [ %245, %243 ], [ %.lcssa64, %._crit_edge34 ], [ %.lcssa65, %._crit_edge30 ]
  store i32 1, ptr %280, align 8
  %282 = load i32, ptr %279, align 8
  %283 = icmp eq i32 %282, 1
  %284 = zext i1 %283 to i32
  store i32 %284, ptr %281, align 8
  store i32 1, ptr %279, align 8
  %285 = getelementptr inbounds nuw i8, ptr %279, i64 24
  %286 = load ptr, ptr %285, align 8
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 16
  %288 = load ptr, ptr %287, align 8
  store ptr %288, ptr %285, align 8
  %289 = icmp eq ptr %288, null
  br i1 %289, label %._crit_edge40, label %290

._crit_edge40:
  br label %292

290:
  %291 = getelementptr inbounds nuw i8, ptr %288, i64 8
  store ptr %279, ptr %291, align 8
  br label %292

292:
  %293 = getelementptr inbounds nuw i8, ptr %279, i64 8
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds nuw i8, ptr %286, i64 8
  store ptr %294, ptr %295, align 8
  %296 = load ptr, ptr %126, align 8
  %297 = icmp eq ptr %296, %279
  br i1 %297, label %298, label %299

298:
  store ptr %286, ptr %126, align 8
  br label %306

299:
  %300 = getelementptr inbounds nuw i8, ptr %294, i64 16
  %301 = load ptr, ptr %300, align 8
  %302 = icmp eq ptr %301, %279
  br i1 %302, label %303, label %304

303:
  store ptr %286, ptr %300, align 8
  br label %306

304:
  %305 = getelementptr inbounds nuw i8, ptr %294, i64 24
  store ptr %286, ptr %305, align 8
  br label %306

306:
  store ptr %279, ptr %287, align 8
  store ptr %286, ptr %293, align 8
  br label %342

307:
  %308 = phi ptr [ %.lcssa56, %273 ], [ %.lcssa56, %._crit_edge38 ], [ %.lcssa55, %._crit_edge31 ]
  %309 = phi ptr [ %.lcssa50, %273 ], [ %.lcssa50, %._crit_edge38 ], [ %.lcssa49, %._crit_edge31 ]
  %310 = phi ptr [ %.lcssa46, %273 ], [ %.lcssa46, %._crit_edge38 ], [ %.lcssa45, %._crit_edge31 ]
  %311 = phi ptr [ %276, %273 ], [ %.lcssa62, %._crit_edge38 ], [ %.lcssa61, %._crit_edge31 ]
  %312 = phi ptr [ %274, %273 ], [ %.lcssa65, %._crit_edge38 ], [ %.lcssa64, %._crit_edge31 ]
  store i32 1, ptr %311, align 8
  %313 = load i32, ptr %310, align 8
  %314 = icmp eq i32 %313, 1
  %315 = zext i1 %314 to i32
  store i32 %315, ptr %312, align 8
  store i32 1, ptr %310, align 8
  %316 = load ptr, ptr %308, align 8
  %317 = getelementptr inbounds nuw i8, ptr %316, i64 24
  %318 = load ptr, ptr %317, align 8
  store ptr %318, ptr %308, align 8
  %319 = icmp eq ptr %318, null
  br i1 %319, label %._crit_edge41, label %320

._crit_edge41:
  br label %322

320:
  %321 = getelementptr inbounds nuw i8, ptr %318, i64 8
  store ptr %310, ptr %321, align 8
  br label %322

322:
  %323 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %324 = load ptr, ptr %323, align 8
  %325 = getelementptr inbounds nuw i8, ptr %316, i64 8
  store ptr %324, ptr %325, align 8
  %326 = load ptr, ptr %126, align 8
  %327 = icmp eq ptr %326, %310
  br i1 %327, label %328, label %329

328:
  store ptr %316, ptr %126, align 8
  br label %336

329:
  %330 = getelementptr inbounds nuw i8, ptr %324, i64 16
  %331 = load ptr, ptr %330, align 8
  %332 = icmp eq ptr %331, %310
  br i1 %332, label %333, label %334

333:
  store ptr %316, ptr %330, align 8
  br label %336

334:
  %335 = getelementptr inbounds nuw i8, ptr %324, i64 24
  store ptr %316, ptr %335, align 8
  br label %336

336:
  store ptr %310, ptr %317, align 8
  store ptr %316, ptr %323, align 8
  br label %342

337:
  store i32 0, ptr %197, align 8
  %338 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %339 = load ptr, ptr %338, align 8
  %340 = load ptr, ptr %126, align 8
  %341 = icmp eq ptr %131, %340
  br i1 %341, label %.loopexitsplit, label %._crit_edge42

._crit_edge42:
  br label %129

342:
  %343 = phi ptr [ %309, %336 ], [ %278, %306 ], [ %121, %._crit_edge19 ]
  %344 = icmp eq ptr %343, null
  br i1 %344, label %._crit_edge43, label %._crit_edge44

._crit_edge44:
  br label %345

._crit_edge43:
  br label %347

.loopexitsplit:
  %.lcssa47 = phi ptr [ %131, %337 ]
  br label %.loopexit

.loopexit:
  %.ph = phi ptr [ %.lcssa48, %..loopexit_crit_edge ], [ %.lcssa47, %.loopexitsplit ]
  br label %345

345:
  %346 = phi ptr [ %343, %._crit_edge44 ], [ %.ph, %.loopexit ]
  store i32 1, ptr %346, align 8
  br label %347

347:
  ret ptr %0
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

define internal void @irad.body.list_swap(ptr %0, ptr %1) {
  %3 = icmp eq ptr %0, %1
  br i1 %3, label %._crit_edge, label %4

._crit_edge:
  br label %27

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %0, align 8
  %8 = load ptr, ptr %1, align 8
  store ptr %8, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8
  store ptr %10, ptr %5, align 8
  store ptr %7, ptr %1, align 8
  store ptr %6, ptr %9, align 8
  %11 = load ptr, ptr %0, align 8
  %12 = icmp eq ptr %11, %1
  br i1 %12, label %13, label %14

13:
  store ptr %0, ptr %5, align 8
  br label %17

14:
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr %0, ptr %15, align 8
  %16 = load ptr, ptr %5, align 8
  br label %17

17:
  %18 = phi ptr [ %16, %14 ], [ %0, %13 ]
  store ptr %0, ptr %18, align 8
  %19 = load ptr, ptr %1, align 8
  %20 = icmp eq ptr %19, %0
  br i1 %20, label %21, label %22

21:
  store ptr %1, ptr %9, align 8
  br label %25

22:
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store ptr %1, ptr %23, align 8
  %24 = load ptr, ptr %9, align 8
  br label %25

25:
  %26 = phi ptr [ %24, %22 ], [ %1, %21 ]
  store ptr %1, ptr %26, align 8
  br label %27

27:
  ret void
}
