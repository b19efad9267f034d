// RUN: tenon print %s -mlir-print-debuginfo \
// RUN:   | FileCheck %s
// RUN: tenon print %s -mlir-print-debuginfo -mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL
// RUN: tenon print %s | FileCheck %s --check-prefix=NONE

// Locations as aliases, where they are used, and not at all.

// CHECK: #[[ARG:loc[0-9]*]] = loc("x"(#[[FILE:loc[0-9]*]]))
// CHECK: func.func @f(%arg0: tensor<4xf32> loc("x"(#[[FILE]])))
// CHECK-NEXT: stablehlo.abs %arg0 : tensor<4xf32> loc(#[[ABS:loc[0-9]*]])
// CHECK: #[[ABS]] = loc(fused<"meta">[#[[ARG]], #loc{{[0-9]+}}])

// LOCAL: func.func @f(%arg0: tensor<4xf32> loc("x"("a.py":1:2)))
// LOCAL-NEXT: stablehlo.abs %arg0 : tensor<4xf32> loc(fused<"meta">["x"("a.py":1:2), "y"])
// LOCAL-NOT: #loc

// NONE-NOT: loc(
// NONE: stablehlo.abs %arg0 : tensor<4xf32>
func.func @f(%x: tensor<4xf32> loc("x"("a.py":1:2))) {
  %0 = stablehlo.abs %x : tensor<4xf32> loc(fused<"meta">["x"("a.py":1:2), "y"])
  return loc("return")
}
