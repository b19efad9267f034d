// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of async_start.

func.func @collective(%arg0: tensor<2x3xf32>) {
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
    stablehlo.return %g : tensor<2x6xf32>
  }) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<2x6xf32>>
  return
}

// -----

func.func @slice(%arg0: tensor<8xf32>) {
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<8xf32>):
    %s = stablehlo.slice %a [0:2] : (tensor<8xf32>) -> tensor<2xf32>
    stablehlo.return %s : tensor<2xf32>
  }) : (tensor<8xf32>) -> !stablehlo.future<tensor<2xf32>>
  return
}

// -----

func.func @two_ops(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{body is not one op and a return (async_start_c1)}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    %s = stablehlo.slice %a [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %r = stablehlo.slice %s [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
    stablehlo.return %r : tensor<2x3xf32>
  }) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<2x3xf32>>
  return
}

// -----

func.func @no_op(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{body is not one op and a return (async_start_c1)}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    stablehlo.return %a : tensor<2x3xf32>
  }) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<2x3xf32>>
  return
}

// -----

func.func @another_op(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{body has stablehlo.negate, expected a collective or a slice (async_start_c2)}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    %n = stablehlo.negate %a : tensor<2x3xf32>
    stablehlo.return %n : tensor<2x3xf32>
  }) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<2x3xf32>>
  return
}

// -----

func.func @argument_count(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) {
  // expected-error@+1 {{body takes 1 arguments, expected 2 (async_start_c3)}}
  %0 = "stablehlo.async_start"(%arg0, %arg1) ({
  ^bb0(%a: tensor<2x3xf32>):
    %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
    stablehlo.return %g : tensor<2x6xf32>
  }) : (tensor<2x3xf32>, tensor<2x3xf32>) -> !stablehlo.future<tensor<2x6xf32>>
  return
}

// -----

func.func @argument_type(%arg0: tensor<?x3xf32>) {
  // expected-error@+1 {{operand 0 is tensor<?x3xf32> and region argument 0 tensor<2x3xf32>, expected the same type (async_start_c3)}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
    stablehlo.return %g : tensor<2x6xf32>
  }) : (tensor<?x3xf32>) -> !stablehlo.future<tensor<2x6xf32>>
  return
}

// -----

func.func @outer_value(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{operand 0 of the body's op is no region argument (async_start_c3)}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    %s = stablehlo.slice %arg0 [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
    stablehlo.return %s : tensor<1x3xf32>
  }) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<1x3xf32>>
  return
}

// -----

func.func @returns_two(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{body returns 2 values, expected 1 (async_start_c4)}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
    stablehlo.return %g, %a : tensor<2x6xf32>, tensor<2x3xf32>
  }) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<2x6xf32>>
  return
}

// -----

func.func @result_type(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result is !stablehlo.future<tensor<2x3xf32>>, expected !stablehlo.future<tensor<2x6xf32>> (async_start_c4)}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
    stablehlo.return %g : tensor<2x6xf32>
  }) : (tensor<2x3xf32>) -> !stablehlo.future<tensor<2x3xf32>>
  return
}

// -----

func.func @result_is_a_tensor(%arg0: tensor<2x3xf32>) {
  // expected-error@+1 {{result is tensor<2x6xf32>, expected !stablehlo.future<tensor<2x6xf32>> (async_start_c4)}}
  %0 = "stablehlo.async_start"(%arg0) ({
  ^bb0(%a: tensor<2x3xf32>):
    %g = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x3xf32>) -> tensor<2x6xf32>
    stablehlo.return %g : tensor<2x6xf32>
  }) : (tensor<2x3xf32>) -> tensor<2x6xf32>
  return
}
