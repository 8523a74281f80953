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
  br label %99

56:
  %57 = icmp eq ptr %55, null
  br i1 %57, label %._crit_edge13, label %.preheader1

._crit_edge13:
  br label %99

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
  store i32 %98, ptr %.lcssa, align 8
  br label %118

99:
  %100 = phi ptr [ %52, %._crit_edge13 ], [ %55, %._crit_edge12 ]
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %104 = load ptr, ptr %103, align 8
  %105 = icmp eq ptr %104, %0
  br i1 %105, label %106, label %107

106:
  store ptr %100, ptr %103, align 8
  br label %114

107:
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %109 = load ptr, ptr %108, align 8
  %110 = icmp eq ptr %109, %0
  br i1 %110, label %111, label %112

111:
  store ptr %100, ptr %108, align 8
  br label %114

112:
  %113 = getelementptr inbounds nuw i8, ptr %102, i64 24
  store ptr %100, ptr %113, align 8
  br label %114

114:
  %115 = icmp eq ptr %100, null
  br i1 %115, label %._crit_edge17, label %116

._crit_edge17:
  br label %118

116:
  %117 = getelementptr inbounds nuw i8, ptr %100, i64 8
  store ptr %102, ptr %117, align 8
  br label %118

118:
  %119 = phi ptr [ %67, %94 ], [ %100, %116 ], [ null, %._crit_edge17 ]
  %120 = phi ptr [ %80, %94 ], [ %102, %116 ], [ %102, %._crit_edge17 ]
  %121 = phi i32 [ %65, %94 ], [ %3, %116 ], [ %3, %._crit_edge17 ]
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %123, label %._crit_edge18

._crit_edge18:
  br label %341

123:
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %125 = load ptr, ptr %124, align 8
  %126 = icmp eq ptr %119, %125
  br i1 %126, label %._crit_edge19, label %.preheader

._crit_edge19:
  br label %336

.preheader:
  br label %127

127:
  %128 = phi ptr [ %129, %._crit_edge42 ], [ %119, %.preheader ]
  %129 = phi ptr [ %333, %._crit_edge42 ], [ %120, %.preheader ]
  %130 = icmp eq ptr %128, null
  br i1 %130, label %._crit_edge20, label %131

._crit_edge20:
  br label %134

131:
  %132 = load i32, ptr %128, align 8
  %133 = icmp eq i32 %132, 1
  br i1 %133, label %._crit_edge21, label %..loopexit_crit_edge

..loopexit_crit_edge:
  %.lcssa48 = phi ptr [ %128, %131 ]
  br label %.loopexit

._crit_edge21:
  br label %134

134:
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %136 = load ptr, ptr %135, align 8
  %137 = icmp eq ptr %128, %136
  br i1 %137, label %138, label %143

138:
  %139 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %140 = load ptr, ptr %139, align 8
  %141 = load i32, ptr %140, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %146, label %._crit_edge22

._crit_edge22:
  br label %194

143:
  %144 = load i32, ptr %136, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %168, label %._crit_edge23

._crit_edge23:
  br label %194

146:
  store i32 1, ptr %140, align 8
  store i32 0, ptr %129, align 8
  %147 = load ptr, ptr %139, align 8
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %149 = load ptr, ptr %148, align 8
  store ptr %149, ptr %139, align 8
  %150 = icmp eq ptr %149, null
  br i1 %150, label %._crit_edge24, label %151

._crit_edge24:
  br label %153

151:
  %152 = getelementptr inbounds nuw i8, ptr %149, i64 8
  store ptr %129, ptr %152, align 8
  br label %153

153:
  %154 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %155 = load ptr, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %147, i64 8
  store ptr %155, ptr %156, align 8
  %157 = load ptr, ptr %124, align 8
  %158 = icmp eq ptr %157, %129
  br i1 %158, label %159, label %160

159:
  store ptr %147, ptr %124, align 8
  br label %167

160:
  %161 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %162 = load ptr, ptr %161, align 8
  %163 = icmp eq ptr %162, %129
  br i1 %163, label %164, label %165

164:
  store ptr %147, ptr %161, align 8
  br label %167

165:
  %166 = getelementptr inbounds nuw i8, ptr %155, i64 24
  store ptr %147, ptr %166, align 8
  br label %167

167:
  store ptr %129, ptr %148, align 8
  store ptr %147, ptr %154, align 8
  br label %190

168:
  store i32 1, ptr %136, align 8
  store i32 0, ptr %129, align 8
  %169 = load ptr, ptr %135, align 8
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %171 = load ptr, ptr %170, align 8
  store ptr %171, ptr %135, align 8
  %172 = icmp eq ptr %171, null
  br i1 %172, label %._crit_edge25, label %173

._crit_edge25:
  br label %175

173:
  %174 = getelementptr inbounds nuw i8, ptr %171, i64 8
  store ptr %129, ptr %174, align 8
  br label %175

175:
  %176 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %169, i64 8
  store ptr %177, ptr %178, align 8
  %179 = load ptr, ptr %124, align 8
  %180 = icmp eq ptr %179, %129
  br i1 %180, label %181, label %182

181:
  store ptr %169, ptr %124, align 8
  br label %189

182:
  %183 = getelementptr inbounds nuw i8, ptr %177, i64 16
  %184 = load ptr, ptr %183, align 8
  %185 = icmp eq ptr %184, %129
  br i1 %185, label %186, label %187

186:
  store ptr %169, ptr %183, align 8
  br label %189

187:
  %188 = getelementptr inbounds nuw i8, ptr %177, i64 24
  store ptr %169, ptr %188, align 8
  br label %189

189:
  store ptr %129, ptr %170, align 8
  store ptr %169, ptr %176, align 8
  br label %190

190:
  %191 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %192 = select i1 %137, ptr %191, ptr %135
  %193 = load ptr, ptr %192, align 8
  br label %194

194:
  %195 = phi ptr [ %193, %190 ], [ %140, %._crit_edge22 ], [ %136, %._crit_edge23 ]
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 16
  %197 = load ptr, ptr %196, align 8
  %198 = icmp eq ptr %197, null
  br i1 %198, label %._crit_edge26, label %199

._crit_edge26:
  br label %202

199:
  %200 = load i32, ptr %197, align 8
  %201 = icmp eq i32 %200, 1
  br i1 %201, label %._crit_edge27, label %211

._crit_edge27:
  br label %202

202:
  %203 = getelementptr inbounds nuw i8, ptr %195, i64 24
  %204 = load ptr, ptr %203, align 8
  %205 = icmp eq ptr %204, null
  br i1 %205, label %._crit_edge28, label %206

._crit_edge28:
  br label %331

206:
  %207 = load i32, ptr %204, align 8
  %208 = icmp eq i32 %207, 1
  br i1 %208, label %._crit_edge29, label %209

._crit_edge29:
  br label %331

209:
  %.lcssa67 = phi ptr [ %204, %206 ]
  %.lcssa65 = phi ptr [ %195, %206 ]
  %.lcssa62 = phi ptr [ %197, %206 ]
  %.lcssa59 = phi i1 [ %198, %206 ]
  %.lcssa56 = phi ptr [ %135, %206 ]
  %.lcssa53 = phi i1 [ %137, %206 ]
  %.lcssa50 = phi ptr [ %128, %206 ]
  %.lcssa46 = phi ptr [ %129, %206 ]
  %210 = getelementptr inbounds nuw i8, ptr %.lcssa65, i64 24
  br i1 %.lcssa53, label %._crit_edge30, label %246

._crit_edge30:
  br label %275

211:
  %.lcssa64 = phi ptr [ %195, %199 ]
  %.lcssa61 = phi ptr [ %197, %199 ]
  %.lcssa55 = phi ptr [ %135, %199 ]
  %.lcssa52 = phi i1 [ %137, %199 ]
  %.lcssa49 = phi ptr [ %128, %199 ]
  %.lcssa45 = phi ptr [ %129, %199 ]
  %212 = getelementptr inbounds nuw i8, ptr %.lcssa64, i64 16
  br i1 %.lcssa52, label %213, label %._crit_edge31

._crit_edge31:
  br label %303

213:
  %214 = getelementptr inbounds nuw i8, ptr %.lcssa64, i64 24
  %215 = load ptr, ptr %214, align 8
  %216 = icmp eq ptr %215, null
  br i1 %216, label %._crit_edge32, label %217

._crit_edge32:
  br label %220

217:
  %218 = load i32, ptr %215, align 8
  %219 = icmp eq i32 %218, 1
  br i1 %219, label %._crit_edge33, label %._crit_edge34

._crit_edge34:
  br label %275

._crit_edge33:
  br label %220

220:
  store i32 1, ptr %.lcssa61, align 8
  store i32 0, ptr %.lcssa64, align 8
  %221 = load ptr, ptr %212, align 8
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 24
  %223 = load ptr, ptr %222, align 8
  store ptr %223, ptr %212, align 8
  %224 = icmp eq ptr %223, null
  br i1 %224, label %._crit_edge35, label %225

._crit_edge35:
  br label %227

225:
  %226 = getelementptr inbounds nuw i8, ptr %223, i64 8
  store ptr %.lcssa64, ptr %226, align 8
  br label %227

227:
  %228 = getelementptr inbounds nuw i8, ptr %.lcssa64, i64 8
  %229 = load ptr, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %221, i64 8
  store ptr %229, ptr %230, align 8
  %231 = load ptr, ptr %124, align 8
  %232 = icmp eq ptr %231, %.lcssa64
  br i1 %232, label %233, label %234

233:
  store ptr %221, ptr %124, align 8
  br label %241

234:
  %235 = getelementptr inbounds nuw i8, ptr %229, i64 16
  %236 = load ptr, ptr %235, align 8
  %237 = icmp eq ptr %236, %.lcssa64
  br i1 %237, label %238, label %239

238:
  store ptr %221, ptr %235, align 8
  br label %241

239:
  %240 = getelementptr inbounds nuw i8, ptr %229, i64 24
  store ptr %221, ptr %240, align 8
  br label %241

241:
  store ptr %.lcssa64, ptr %222, align 8
  store ptr %221, ptr %228, align 8
  %242 = getelementptr inbounds nuw i8, ptr %.lcssa45, i64 24
  %243 = load ptr, ptr %242, align 8
  %244 = getelementptr inbounds nuw i8, ptr %243, i64 24
  %245 = load ptr, ptr %244, align 8
  br label %275

246:
  br i1 %.lcssa59, label %._crit_edge36, label %247

._crit_edge36:
  br label %250

247:
  %248 = load i32, ptr %.lcssa62, align 8
  %249 = icmp eq i32 %248, 1
  br i1 %249, label %._crit_edge37, label %._crit_edge38

._crit_edge38:
  br label %303

._crit_edge37:
  br label %250

250:
  store i32 1, ptr %.lcssa67, align 8
  store i32 0, ptr %.lcssa65, align 8
  %251 = load ptr, ptr %210, align 8
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 16
  %253 = load ptr, ptr %252, align 8
  store ptr %253, ptr %210, align 8
  %254 = icmp eq ptr %253, null
  br i1 %254, label %._crit_edge39, label %255

._crit_edge39:
  br label %257

255:
  %256 = getelementptr inbounds nuw i8, ptr %253, i64 8
  store ptr %.lcssa65, ptr %256, align 8
  br label %257

257:
  %258 = getelementptr inbounds nuw i8, ptr %.lcssa65, i64 8
  %259 = load ptr, ptr %258, align 8
  %260 = getelementptr inbounds nuw i8, ptr %251, i64 8
  store ptr %259, ptr %260, align 8
  %261 = load ptr, ptr %124, align 8
  %262 = icmp eq ptr %261, %.lcssa65
  br i1 %262, label %263, label %264

263:
  store ptr %251, ptr %124, align 8
  br label %271

264:
  %265 = getelementptr inbounds nuw i8, ptr %259, i64 16
  %266 = load ptr, ptr %265, align 8
  %267 = icmp eq ptr %266, %.lcssa65
  br i1 %267, label %268, label %269

268:
  store ptr %251, ptr %265, align 8
  br label %271

269:
  %270 = getelementptr inbounds nuw i8, ptr %259, i64 24
  store ptr %251, ptr %270, align 8
  br label %271

271:
  store ptr %.lcssa65, ptr %252, align 8
  store ptr %251, ptr %258, align 8
  %272 = load ptr, ptr %.lcssa56, align 8
  %273 = getelementptr inbounds nuw i8, ptr %272, i64 16
  %274 = load ptr, ptr %273, align 8
  br label %303

275:
  %276 = phi ptr [ %.lcssa49, %241 ], [ %.lcssa49, %._crit_edge34 ], [ %.lcssa50, %._crit_edge30 ]
  %277 = phi ptr [ %.lcssa45, %241 ], [ %.lcssa45, %._crit_edge34 ], [ %.lcssa46, %._crit_edge30 ]
  %278 = phi ptr [ %245, %241 ], [ %215, %._crit_edge34 ], [ %.lcssa67, %._crit_edge30 ]
  %279 = phi ptr [ %243, %241 ], [ %.lcssa64, %._crit_edge34 ], [ %.lcssa65, %._crit_edge30 ]
  store i32 1, ptr %278, align 8
  %280 = load i32, ptr %277, align 8
  store i32 %280, ptr %279, align 8
  store i32 1, ptr %277, align 8
  %281 = getelementptr inbounds nuw i8, ptr %277, i64 24
  %282 = load ptr, ptr %281, align 8
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 16
  %284 = load ptr, ptr %283, align 8
  store ptr %284, ptr %281, align 8
  %285 = icmp eq ptr %284, null
  br i1 %285, label %._crit_edge40, label %286

._crit_edge40:
  br label %288

286:
  %287 = getelementptr inbounds nuw i8, ptr %284, i64 8
  store ptr %277, ptr %287, align 8
  br label %288

288:
  %289 = getelementptr inbounds nuw i8, ptr %277, i64 8
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds nuw i8, ptr %282, i64 8
  store ptr %290, ptr %291, align 8
  %292 = load ptr, ptr %124, align 8
  %293 = icmp eq ptr %292, %277
  br i1 %293, label %294, label %295

294:
  store ptr %282, ptr %124, align 8
  br label %302

295:
  %296 = getelementptr inbounds nuw i8, ptr %290, i64 16
  %297 = load ptr, ptr %296, align 8
  %298 = icmp eq ptr %297, %277
  br i1 %298, label %299, label %300

299:
  store ptr %282, ptr %296, align 8
  br label %302

300:
  %301 = getelementptr inbounds nuw i8, ptr %290, i64 24
  store ptr %282, ptr %301, align 8
  br label %302

302:
  store ptr %277, ptr %283, align 8
  store ptr %282, ptr %289, align 8
  br label %336

303:
  %304 = phi ptr [ %.lcssa56, %271 ], [ %.lcssa56, %._crit_edge38 ], [ %.lcssa55, %._crit_edge31 ]
  %305 = phi ptr [ %.lcssa50, %271 ], [ %.lcssa50, %._crit_edge38 ], [ %.lcssa49, %._crit_edge31 ]
  %306 = phi ptr [ %.lcssa46, %271 ], [ %.lcssa46, %._crit_edge38 ], [ %.lcssa45, %._crit_edge31 ]
  %307 = phi ptr [ %274, %271 ], [ %.lcssa62, %._crit_edge38 ], [ %.lcssa61, %._crit_edge31 ]
  %308 = phi ptr [ %272, %271 ], [ %.lcssa65, %._crit_edge38 ], [ %.lcssa64, %._crit_edge31 ]
  store i32 1, ptr %307, align 8
  %309 = load i32, ptr %306, align 8
  store i32 %309, ptr %308, align 8
  store i32 1, ptr %306, align 8
  %310 = load ptr, ptr %304, align 8
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 24
  %312 = load ptr, ptr %311, align 8
  store ptr %312, ptr %304, align 8
  %313 = icmp eq ptr %312, null
  br i1 %313, label %._crit_edge41, label %314

._crit_edge41:
  br label %316

314:
  %315 = getelementptr inbounds nuw i8, ptr %312, i64 8
  store ptr %306, ptr %315, align 8
  br label %316

316:
  %317 = getelementptr inbounds nuw i8, ptr %306, i64 8
  %318 = load ptr, ptr %317, align 8
  %319 = getelementptr inbounds nuw i8, ptr %310, i64 8
  store ptr %318, ptr %319, align 8
  %320 = load ptr, ptr %124, align 8
  %321 = icmp eq ptr %320, %306
  br i1 %321, label %322, label %323

322:
  store ptr %310, ptr %124, align 8
  br label %330

323:
  %324 = getelementptr inbounds nuw i8, ptr %318, i64 16
  %325 = load ptr, ptr %324, align 8
  %326 = icmp eq ptr %325, %306
  br i1 %326, label %327, label %328

327:
  store ptr %310, ptr %324, align 8
  br label %330

328:
  %329 = getelementptr inbounds nuw i8, ptr %318, i64 24
  store ptr %310, ptr %329, align 8
  br label %330

330:
  store ptr %306, ptr %311, align 8
  store ptr %310, ptr %317, align 8
  br label %336

331:
  store i32 0, ptr %195, align 8
  %332 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %333 = load ptr, ptr %332, align 8
  %334 = load ptr, ptr %124, align 8
  %335 = icmp eq ptr %129, %334
  br i1 %335, label %.loopexitsplit, label %._crit_edge42

._crit_edge42:
  br label %127

336:
  %337 = phi ptr [ %305, %330 ], [ %276, %302 ], [ %119, %._crit_edge19 ]
  %338 = icmp eq ptr %337, null
  br i1 %338, label %._crit_edge43, label %._crit_edge44

._crit_edge44:
  br label %339

._crit_edge43:
  br label %341

.loopexitsplit:
  %.lcssa47 = phi ptr [ %129, %331 ]
  br label %.loopexit

.loopexit:
  %.ph = phi ptr [ %.lcssa48, %..loopexit_crit_edge ], [ %.lcssa47, %.loopexitsplit ]
  br label %339

339:
  %340 = phi ptr [ %337, %._crit_edge44 ], [ %.ph, %.loopexit ]
  store i32 1, ptr %340, align 8
  br label %341

341:
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
