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

// -----

// The short form of reduce has no place for attributes of its op, nor for those of its return.

// CHECK-LABEL: func.func @attributes_inside(
// CHECK: stablehlo.reduce({{.*}}) across dimensions = [0]
// CHECK-NEXT: reducer(
// CHECK-NEXT: stablehlo.add {{.*}} {mhlo.note = "kept"}
// CHECK: stablehlo.reduce({{.*}}) across dimensions = [0]
// CHECK: stablehlo.return {{.*}} {mhlo.note = "kept"}
// CHECK: stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [0]
func.func @attributes_inside(%x: tensor<4xf32>, %i: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) {mhlo.note = "kept"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) {mhlo.note = "kept"} : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %2 = "stablehlo.reduce"(%x, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<f32>
}
