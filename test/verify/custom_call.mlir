// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of custom_call.

func.func @plain(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f"}> : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @anything(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token, %arg2: tuple<tensor<f32>, !stablehlo.token>, %arg3: memref<4xf32>) {
  %0 = "stablehlo.custom_call"(%arg0, %arg1, %arg2, %arg3) <{call_target_name = "f"}> : (tensor<2x3xf32>, !stablehlo.token, tuple<tensor<f32>, !stablehlo.token>, memref<4xf32>) -> !stablehlo.token
  return
}

// -----

func.func @string_config(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.custom_call"(%arg0) <{backend_config = "x", call_target_name = "f"}> : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @dictionary_config(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.custom_call"(%arg0) <{api_version = 4 : i32, backend_config = {a = 1 : i32}, call_target_name = "f"}> : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @layouts(%arg0: tensor<2x3xf32>, %arg1: !stablehlo.token) {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "f", operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>, !stablehlo.token) -> tensor<2x3xf32>
  return
}

// -----

func.func @layouts_of_a_tuple_result(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> : (tensor<2x3xf32>) -> tuple<tensor<2x3xf32>, tensor<f32>>
  return
}

// -----

func.func @alias(%arg0: tensor<f32>, %arg1: tensor<2x3xf32>) {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]}> : (tensor<f32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @alias_of_tuples(%arg0: tuple<tensor<i32>, tensor<2x3xf32>>) {
  %0:2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = [1]>]}> : (tuple<tensor<i32>, tensor<2x3xf32>>) -> (tensor<f32>, tensor<2x3xf32>)
  return
}

// -----

func.func @unknown_api_version(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{api_version is 5, expected a value in [0, 5) (custom_call_i5)}}
  %0 = "stablehlo.custom_call"(%arg0) <{api_version = 5 : i32, call_target_name = "f"}> : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @dictionary_for_the_string_api(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{backend_config is no string, expected one for api_version 1 (custom_call_i4)}}
  %0 = "stablehlo.custom_call"(%arg0) <{backend_config = {a = 1 : i32}, call_target_name = "f"}> : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @string_for_the_dictionary_api(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{backend_config is no dictionary, expected one for api_version 4 (custom_call_i4)}}
  %0 = "stablehlo.custom_call"(%arg0) <{api_version = 4 : i32, backend_config = "x", call_target_name = "f"}> : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @operand_layouts_only(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{only one of operand_layouts and result_layouts, expected both or none}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", operand_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<f32>
  return
}

// -----

func.func @layout_count(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{2 operand layouts for 1 operands, expected one each}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_size(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{layout of operand 0 has 0 elements, expected a permutation of [0, 2) for tensor<2x3xf32>}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_repeats(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{layout of operand 0 has 2 elements, expected a permutation of [0, 2) for tensor<2x3xf32>}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", operand_layouts = [dense<0> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_of_a_token(%arg0: !stablehlo.token) {
  // expected-error@+1 {{layout of operand 0 has 2 elements, expected a permutation of [0, 0) for !stablehlo.token}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (!stablehlo.token) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_of_integers(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{operand layout 0 is not a list of index elements (dense<...> : tensor<Nxindex>)}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", operand_layouts = [dense<[0, 1]> : tensor<2xi64>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @layout_of_a_tuple(%arg0: tuple<tensor<f32>>) {
  // expected-error@+1 {{operand 0 is a tuple, expected no layouts then}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tuple<tensor<f32>>) -> tensor<2x3xf32>
  return
}

// -----

func.func @alias_of_no_operand(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{operand_index of an alias is 1, expected a value in [0, 1)}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @alias_outside_the_operand(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{operand_tuple_indices of an alias lead outside the tuple}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = [0]>]}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @alias_outside_the_output(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{output_tuple_indices of an alias lead outside the tuple}}
  %0:2 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}

// -----

func.func @alias_of_another_type(%arg0: tensor<f32>) {
  // expected-error@+1 {{an alias joins operand part tensor<f32> and output part tensor<2x3xf32>, expected one type}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<f32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @alias_without_results(%arg0: tensor<f32>) {
  // expected-error@+1 {{an alias of an output, expected a result}}
  "stablehlo.custom_call"(%arg0) <{call_target_name = "f", output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>]}> : (tensor<f32>) -> ()
  return
}

// -----

func.func @operand_is_a_function(%arg0: () -> ()) {
  // expected-error@+1 {{operand 0 has type () -> (), expected a tensor, token, buffer, future or tuple (custom_call_i1)}}
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "f"}> : (() -> ()) -> tensor<f32>
  return
}

// -----

// What a future holds is checked like any other value.
func.func @future_of_index() {
  // expected-error@+1 {{result 0 has type !stablehlo.future<tensor<2xindex>>, expected a tensor, token, buffer, future or tuple}}
  %0 = stablehlo.custom_call @f() : () -> !stablehlo.future<tensor<2xindex>>
  return
}
