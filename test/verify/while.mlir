// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of while.

func.func @two_values(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @no_values() {
  "stablehlo.while"() ({
  %p = stablehlo.constant dense<true> : tensor<i1>
  stablehlo.return %p : tensor<i1>
  }, {
  stablehlo.return
  }) : () -> ()
  return
}

// -----

func.func @token(%arg0: !stablehlo.token) {
  %0 = "stablehlo.while"(%arg0) ({
  ^bb0(%a: !stablehlo.token):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: !stablehlo.token):
    stablehlo.return %a : !stablehlo.token
  }) : (!stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @dynamic(%arg0: tensor<?xf32>) {
  %0 = "stablehlo.while"(%arg0) ({
  ^bb0(%a: tensor<?xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<?xf32>):
    %c = stablehlo.constant dense<0.0> : tensor<2xf32>
    stablehlo.return %c : tensor<2xf32>
  }) : (tensor<?xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @cond_of_one_argument(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{cond takes 1 arguments, expected 2 (while_c1)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @cond_of_other_types(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{region argument is tensor<5xf32> and operand is tensor<4xf32>, expected compatible types (while_c1)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<5xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @cond_returns_nothing(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{cond returns 0 values, expected 1 (while_c1)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @cond_returns_an_integer(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{returned value 0 is tensor<i32>, expected tensor<i1> (while_c1)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a : tensor<i32>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @cond_returns_a_vector(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{returned value 0 is tensor<1xi1>, expected tensor<i1> (while_c1)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<1xi1>
    stablehlo.return %p : tensor<1xi1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @body_of_one_argument(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{body takes 1 arguments, expected 2 (while_c2)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>):
    stablehlo.return %a, %a : tensor<i32>, tensor<i32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @body_of_other_types(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{region argument is tensor<i64> and operand is tensor<i32>, expected compatible types (while_c2)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i64>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i64>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @body_returns_one(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{body returns 1 values, expected 2 (while_c2)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a : tensor<i32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @body_returns_other_types(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{returned value is tensor<4xf32> and operand is tensor<i32>, expected compatible types (while_c2)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %b, %a : tensor<4xf32>, tensor<i32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
  return
}

// -----

func.func @result_count(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{1 results, expected 2 (while_c3)}}
  %0 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> tensor<i32>
  return
}

// -----

func.func @result_type(%arg0: tensor<i32>, %arg1: tensor<4xf32>) {
  // expected-error@+1 {{result 1 is tensor<5xf32>, expected tensor<4xf32> (while_c3)}}
  %0:2 = "stablehlo.while"(%arg0, %arg1) ({
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<4xf32>):
    stablehlo.return %a, %b : tensor<i32>, tensor<4xf32>
  }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<5xf32>)
  return
}

// -----

func.func @tuple(%arg0: tuple<tensor<f32>>) {
  // expected-error@+1 {{operand 0 has type tuple<tensor<f32>>, expected a tensor, token or buffer (while_i1)}}
  %0 = "stablehlo.while"(%arg0) ({
  ^bb0(%a: tuple<tensor<f32>>):
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%a: tuple<tensor<f32>>):
    stablehlo.return
  }) : (tuple<tensor<f32>>) -> tuple<tensor<f32>>
  return
}
