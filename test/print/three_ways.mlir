// RUN: tenon-opt %s | FileCheck %s
// RUN: tenon-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: tenon-opt %s -mlir-print-debuginfo | FileCheck %s --check-prefix=LOC

// CHECK-LABEL: func.func @elementwise(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32>
func.func @elementwise(%a: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  // CHECK-NEXT: %[[SUM:[0-9]+]] = stablehlo.add %arg0, %arg1 : tensor<2xf32>
  // GENERIC: %[[S:.+]] = "stablehlo.add"(%{{.+}}, %{{.+}}) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  // LOC: stablehlo.add %arg0, %arg1 : tensor<2xf32> loc(#loc{{[0-9]+}})
  %0 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32> loc("sum.py":3:4)
  // CHECK-NEXT: return %[[SUM]] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @reduce
func.func @reduce(%x: tensor<2x3xf32>, %z: tensor<f32>) -> tensor<2xf32> {
  // CHECK: stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  // GENERIC: "stablehlo.reduce"(%{{.+}}, %{{.+}}) <{dimensions = array<i64: 1>}> ({
  // GENERIC-NEXT: ^bb0(%[[A:.+]]: tensor<f32>, %[[B:.+]]: tensor<f32>):
  // GENERIC-NEXT: %[[C:.+]] = "stablehlo.add"(%[[A]], %[[B]])
  // GENERIC-NEXT: "stablehlo.return"(%[[C]]) : (tensor<f32>) -> ()
  %0 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) {dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// CHECK-LABEL: func.func @loop
func.func @loop(%n: tensor<i32>) -> tensor<i32> {
  // CHECK-DAG: %c = stablehlo.constant dense<0> : tensor<i32>
  // CHECK-DAG: %c_0 = stablehlo.constant dense<1> : tensor<i32>
  // CHECK: %[[R:.+]] = stablehlo.while(%iterArg = %c) : tensor<i32>
  // CHECK-NEXT: cond {
  // CHECK: stablehlo.return %{{.+}} : tensor<i1>
  // CHECK: } do {
  // CHECK-NOT: stablehlo.while
  // CHECK: return %[[R]] : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.while(%i = %zero) : tensor<i32>
   cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %r : tensor<i32>
}
