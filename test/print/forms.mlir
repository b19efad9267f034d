// RUN: tenon print %s | FileCheck %s
// RUN: tenon print %s | tenon print - | FileCheck %s
// RUN: stablehlo-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

// The two forms of one program.

// CHECK-LABEL: func.func @forms(
// CHECK-SAME: %[[X:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<i32>) -> tensor<4xf32> {
// CHECK-NEXT: %[[C:cst]] = stablehlo.constant dense<[1.000000e+00, 0x7FC00000, 3.14159274, -0.000000e+00]> : tensor<4xf32>
// CHECK-NEXT: %[[S:.*]] = stablehlo.add %[[X]], %[[C]] : tensor<4xf32>
// CHECK-NEXT: %[[W:.*]]:2 = stablehlo.while(%iterArg = %[[I]], %iterArg_0 = %[[S]]) : tensor<i32>, tensor<4xf32>
// CHECK-NEXT: cond {
// CHECK: } do {
// CHECK: }
// CHECK: return %[[W]]#1 : tensor<4xf32>

// GENERIC: "func.func"() <{function_type = (tensor<4xf32>, tensor<i32>) -> tensor<4xf32>, sym_name = "forms"}> ({
// GENERIC-NEXT: ^bb0(%[[X:.*]]: tensor<4xf32>, %[[I:.*]]: tensor<i32>):
// GENERIC-NEXT: %[[C:.*]] = "stablehlo.constant"() <{value = dense<[1.000000e+00, 0x7FC00000, 3.14159274, -0.000000e+00]> : tensor<4xf32>}> : () -> tensor<4xf32>
// GENERIC-NEXT: %[[S:.*]] = "stablehlo.add"(%[[X]], %[[C]]) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// GENERIC-NEXT: %[[W:.*]]:2 = "stablehlo.while"(%[[I]], %[[S]]) ({
// GENERIC: "func.return"(%[[W]]#1) : (tensor<4xf32>) -> ()
func.func @forms(%x: tensor<4xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<[1.0, 0x7FC00000, 3.14159265, -0.0]> : tensor<4xf32>
  %s = "stablehlo.add"(%x, %c) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %w:2 = stablehlo.while(%k = %i, %y = %s) : tensor<i32>, tensor<4xf32>
   cond {
    %l = stablehlo.compare LT, %k, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  } do {
    stablehlo.return %k, %y : tensor<i32>, tensor<4xf32>
  }
  return %w#1 : tensor<4xf32>
}
