// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @top_k(%x: tensor<?x8xf32>) {
  %0:2 = "chlo.top_k"(%x) <{k = 3 : i64}> : (tensor<?x8xf32>) -> (tensor<?x3xf32>, tensor<?x3xi32>)
  func.return
}

// -----

func.func @unranked(%x: tensor<*xf32>) {
  %0:2 = "chlo.top_k"(%x) <{k = 3 : i64}> : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi32>)
  func.return
}

// -----

func.func @negative(%x: tensor<8xf32>) {
  // expected-error@+1 {{chlo.top_k: k is -1, expected at least 0}}
  %0:2 = "chlo.top_k"(%x) <{k = -1 : i64}> : (tensor<8xf32>) -> (tensor<3xf32>, tensor<3xi32>)
  func.return
}

// -----

func.func @rank(%x: tensor<f32>) {
  // expected-error@+1 {{operand is tensor<f32>, expected rank 1 or more}}
  %0:2 = "chlo.top_k"(%x) <{k = 1 : i64}> : (tensor<f32>) -> (tensor<f32>, tensor<i32>)
  func.return
}

// -----

func.func @size(%x: tensor<8xf32>) {
  // expected-error@+1 {{last dimension of the operand is 8, expected at least k, 9}}
  %0:2 = "chlo.top_k"(%x) <{k = 9 : i64}> : (tensor<8xf32>) -> (tensor<9xf32>, tensor<9xi32>)
  func.return
}

// -----

func.func @values(%x: tensor<8xf32>) {
  // expected-error@+1 {{result 0 is tensor<4xf32>, expected tensor<3xf32>}}
  %0:2 = "chlo.top_k"(%x) <{k = 3 : i64}> : (tensor<8xf32>) -> (tensor<4xf32>, tensor<3xi32>)
  func.return
}

// -----

func.func @indices(%x: tensor<8xf32>) {
  // expected-error@+1 {{result 1 is tensor<3xi64>, expected tensor<3xi32>}}
  %0:2 = "chlo.top_k"(%x) <{k = 3 : i64}> : (tensor<8xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  func.return
}

// -----

func.func @constant_like(%x: tensor<2x?xi32>) -> tensor<2x?xf32> {
  %0 = "chlo.constant_like"(%x) <{value = 1.0 : f32}> : (tensor<2x?xi32>) -> tensor<2x?xf32>
  func.return %0 : tensor<2x?xf32>
}

// -----

func.func @constant_like_result(%x: tensor<2xi32>) -> tensor<2xf32> {
  // expected-error@+1 {{chlo.constant_like: result is tensor<2xf32>, expected tensor<2xi32>}}
  %0 = "chlo.constant_like"(%x) <{value = 1 : i32}> : (tensor<2xi32>) -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @constant_like_value(%x: tensor<2xi32>) -> tensor<2xi32> {
  // expected-error@+1 {{chlo.constant_like: value is no number}}
  %0 = "chlo.constant_like"(%x) <{value = "a"}> : (tensor<2xi32>) -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}

// -----

func.func @constant() -> tensor<2xf32> {
  %0 = "chlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xf32>
  func.return %0 : tensor<2xf32>
}

// -----

func.func @constant_result() -> tensor<2xi32> {
  // expected-error@+1 {{chlo.constant: result is tensor<2xi32>, expected tensor<2xf32>}}
  %0 = "chlo.constant"() <{value = dense<1.0> : tensor<2xf32>}> : () -> tensor<2xi32>
  func.return %0 : tensor<2xi32>
}
