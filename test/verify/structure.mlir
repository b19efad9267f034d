// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @visible(%p: tensor<i1>, %x: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.add %x, %x : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }, {
    stablehlo.return %x : tensor<f32>
  }) : (tensor<i1>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @before_definition(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{add: operand 1 is used before the op that defines it}}
  %0 = "stablehlo.add"(%x, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.add"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @own_result(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{add: operand 1 is used before the op that defines it}}
  %0 = "stablehlo.add"(%x, %0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
  func.return %0 : tensor<f32>
}

// -----

func.func @last_op(%x: tensor<f32>) -> tensor<f32> {
  // expected-error@+1 {{func.return: is followed by stablehlo.add, expected it last in its block}}
  func.return %x : tensor<f32>
  %0 = stablehlo.add %x, %x : tensor<f32>
  func.return %x : tensor<f32>
}

// -----

// expected-error@+1 {{func.func: region 0 ends with stablehlo.add, expected func.return}}
func.func @no_terminator(%x: tensor<f32>) {
  %0 = stablehlo.add %x, %x : tensor<f32>
}

// -----

func.func @wrong_terminator(%p: tensor<i1>) {
  // expected-error@+1 {{if: region 1 ends with func.return, expected stablehlo.return}}
  "stablehlo.if"(%p) ({
    "stablehlo.return"() : () -> ()
  }, {
    "func.return"() : () -> ()
  }) : (tensor<i1>) -> ()
  func.return
}

// -----

// What stands inside a bad op is not judged.
func.func @inside(%p: tensor<f32>, %x: tensor<f32>) {
  // expected-error@+1 {{if: operand 0 is tensor<f32>, expected}}
  %0 = "stablehlo.if"(%p) ({
    %1 = "stablehlo.add"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<i32>
    "stablehlo.return"(%1) : (tensor<i32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<f32>) -> ()
  }) : (tensor<f32>) -> tensor<f32>
  func.return
}

// -----

func.func @counts(%x: tensor<f32>) {
  // expected-error@+1 {{add: 1 operands given, expected 2}}
  %0 = "stablehlo.add"(%x) : (tensor<f32>) -> tensor<f32>
  // expected-error@+1 {{sine: 2 results given, expected 1}}
  %1:2 = "stablehlo.sine"(%x) : (tensor<f32>) -> (tensor<f32>, tensor<f32>)
  // expected-error@+1 {{sine: 1 regions given, expected 0}}
  %2 = "stablehlo.sine"(%x) ({
    "stablehlo.return"() : () -> ()
  }) : (tensor<f32>) -> tensor<f32>
  // expected-error@+1 {{compare: attribute comparison_direction is missing}}
  %3 = "stablehlo.compare"(%x, %x) : (tensor<f32>, tensor<f32>) -> tensor<i1>
  func.return
}

// -----

func.func @unknown() {
  // expected-error@+1 {{other.op: no such op is known}}
  "other.op"() : () -> ()
  func.return
}

// -----

func.func @outer(%x: tensor<f32>) {
  // expected-error@+1 {{func.func: @inner is inside func.func, expected it directly in a module}}
  func.func private @inner() {
    func.return
  }
  func.return
}
