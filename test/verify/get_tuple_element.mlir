// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of get_tuple_element.

func.func @first(%arg0: tuple<tensor<i32>, tuple<tensor<f32>>>) {
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = 0 : i32}> : (tuple<tensor<i32>, tuple<tensor<f32>>>) -> tensor<i32>
  return
}

// -----

func.func @tuple(%arg0: tuple<tensor<i32>, tuple<tensor<f32>>>) {
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = 1 : i32}> : (tuple<tensor<i32>, tuple<tensor<f32>>>) -> tuple<tensor<f32>>
  return
}

// -----

func.func @index_beyond_size(%arg0: tuple<tensor<i32>, tuple<tensor<f32>>>) {
  // expected-error@+1 {{index is 2, expected a value in [0, 2) (get_tuple_element_c1)}}
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = 2 : i32}> : (tuple<tensor<i32>, tuple<tensor<f32>>>) -> tensor<i32>
  return
}

// -----

func.func @negative_index(%arg0: tuple<tensor<i32>, tuple<tensor<f32>>>) {
  // expected-error@+1 {{index is -1, expected a value in [0, 2) (get_tuple_element_c1)}}
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = -1 : i32}> : (tuple<tensor<i32>, tuple<tensor<f32>>>) -> tensor<i32>
  return
}

// -----

func.func @result_type(%arg0: tuple<tensor<i32>, tuple<tensor<f32>>>) {
  // expected-error@+1 {{result is tensor<f32>, expected tensor<i32> (get_tuple_element_c2)}}
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = 0 : i32}> : (tuple<tensor<i32>, tuple<tensor<f32>>>) -> tensor<f32>
  return
}

// -----

func.func @operand_is_a_tensor(%arg0: tensor<i32>) {
  // expected-error@+1 {{operand is tensor<i32>, expected a tuple (get_tuple_element_i1)}}
  %0 = "stablehlo.get_tuple_element"(%arg0) <{index = 0 : i32}> : (tensor<i32>) -> tensor<i32>
  return
}
