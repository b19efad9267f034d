// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of select_and_scatter.

func.func @full(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @defaults(%arg0: tensor<4x2xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 3, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x1xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @no_window_dimensions(%arg0: tensor<4x2xf32>, %arg1: tensor<4x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{window_dimensions has 0 elements, expected 2 (select_and_scatter_c4)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @dynamic(%arg0: tensor<?x2xf32>, %arg1: tensor<?x2xf32>, %arg2: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<?x2xf32>, tensor<?x2xf32>, tensor<f32>) -> tensor<?x2xf32>
  return
}

// -----

func.func @promoted(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f64>, %b: tensor<f64>):
    %r0 = stablehlo.add %a, %b : tensor<f64>
    stablehlo.return %r0 : tensor<f64>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf64>
  return
}

// -----

func.func @source_of_another_type(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf64>, %arg2: tensor<f32>) {
  // expected-error@+1 {{operand is tensor<4x2xf32> and source is tensor<2x2xf64>, expected the same element type (select_and_scatter_c1)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf64>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @source_shape(%arg0: tensor<4x2xf32>, %arg1: tensor<3x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{source is tensor<3x2xf32> and the operand's window is tensor<2x2xf32>, expected the same shape (select_and_scatter_c2)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<3x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @init_of_another_type(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f64>) {
  // expected-error@+1 {{init_value is tensor<f64> and operand is tensor<4x2xf32>, expected the same element type (select_and_scatter_c3)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f64>) -> tensor<4x2xf32>
  return
}

// -----

func.func @window_dimensions_size(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{window_dimensions has 1 elements, expected 2 (select_and_scatter_c4)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @window_dimension_of_zero(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{element 1 of window_dimensions is 0, expected at least 1 (select_and_scatter_c5)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 0>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @strides_size(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{window_strides has 3 elements, expected 2 (select_and_scatter_c6)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @stride_of_zero(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{element 0 of window_strides is 0, expected at least 1 (select_and_scatter_c7)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @padding_shape(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{padding has type tensor<2xi64>, expected 2 x 2 elements (select_and_scatter_c8)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<0> : tensor<2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @select_of_three(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{select takes 3 arguments, expected 2 (select_and_scatter_c9)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %x: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @select_of_integers(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{select argument 0 is tensor<i32>, expected tensor<f32> (select_and_scatter_c9)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @select_returns_a_float(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{returned value 0 is tensor<f32>, expected tensor<i1> (select_and_scatter_c9)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @select_returns_two(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{select returns 2 values, expected 1 (select_and_scatter_c9)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c, %c : tensor<i1>, tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @scatter_of_another_kind(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{scatter computes in i32, to which element type f32 of input 0 cannot be promoted (select_and_scatter_c10)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %r0 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %r0 : tensor<i32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @scatter_returns_nothing(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{scatter returns 0 values, expected 1 (select_and_scatter_c10)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @result_shape(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{result is tensor<4x3xf32>, expected tensor<4x2xf32> (select_and_scatter_c11)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @result_element_type(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
  // expected-error@+1 {{result 0 is tensor<4x2xf64>, expected element type f32 (select_and_scatter_c12)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<4x2xf64>
  return
}

// -----

func.func @init_of_rank_one(%arg0: tensor<4x2xf32>, %arg1: tensor<2x2xf32>, %arg2: tensor<1xf32>) {
  // expected-error@+1 {{init_value is tensor<1xf32>, expected a tensor of rank 0 (select_and_scatter_i3)}}
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.compare GE, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r0 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r0 : tensor<f32>
  }) : (tensor<4x2xf32>, tensor<2x2xf32>, tensor<1xf32>) -> tensor<4x2xf32>
  return
}
