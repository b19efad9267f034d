// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of composite.

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @plain(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "a.b"}> : (tensor<f32>, tensor<4xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @long_name(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "chlo.top_k.v2$x"}> : (tensor<f32>, tensor<4xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @name_without_dot(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  // expected-error@+1 {{name is "ab", expected a namespaced op name as "my_namespace.my_op" (composite_c1)}}
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "ab"}> : (tensor<f32>, tensor<4xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @name_ends_with_dot(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  // expected-error@+1 {{name is "a.", expected a namespaced op name as "my_namespace.my_op" (composite_c1)}}
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "a."}> : (tensor<f32>, tensor<4xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @name_begins_with_digit(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  // expected-error@+1 {{name is "1a.b", expected a namespaced op name as "my_namespace.my_op" (composite_c1)}}
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "1a.b"}> : (tensor<f32>, tensor<4xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @name_with_space(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  // expected-error@+1 {{name is "a.b c", expected a namespaced op name as "my_namespace.my_op" (composite_c1)}}
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "a.b c"}> : (tensor<f32>, tensor<4xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @no_such_function(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  // expected-error@+1 {{decomposition @h is not a function of this module (composite_c2)}}
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @h, name = "a.b"}> : (tensor<f32>, tensor<4xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @operand_count(%arg0: tensor<f32>) {
  // expected-error@+1 {{1 operands, expected the 2 of the decomposition (composite_c3)}}
  %0 = "stablehlo.composite"(%arg0) <{decomposition = @g, name = "a.b"}> : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @operand_type(%arg0: tensor<f32>, %arg1: tensor<5xi32>) {
  // expected-error@+1 {{operand 1 is tensor<5xi32>, expected tensor<4xi32> as in the decomposition (composite_c3)}}
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "a.b"}> : (tensor<f32>, tensor<5xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @operand_not_refined(%arg0: tensor<f32>, %arg1: tensor<?xi32>) {
  // expected-error@+1 {{operand 1 is tensor<?xi32>, expected tensor<4xi32> as in the decomposition (composite_c3)}}
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "a.b"}> : (tensor<f32>, tensor<?xi32>) -> tensor<f32>
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @result_count(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  // expected-error@+1 {{2 results, expected 1 (composite_c4)}}
  %0:2 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "a.b"}> : (tensor<f32>, tensor<4xi32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func private @g(%a: tensor<f32>, %b: tensor<4xi32>) -> tensor<f32> {
  return %a : tensor<f32>
}
func.func @result_type(%arg0: tensor<f32>, %arg1: tensor<4xi32>) {
  // expected-error@+1 {{result 0 is tensor<f64>, expected tensor<f32> as in the decomposition (composite_c4)}}
  %0 = "stablehlo.composite"(%arg0, %arg1) <{decomposition = @g, name = "a.b"}> : (tensor<f32>, tensor<4xi32>) -> tensor<f64>
  return
}
