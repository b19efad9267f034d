// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<?x2xf32, #stablehlo.bounds<4, ?>>) -> tensor<?x2xf32, #stablehlo.bounds<4, ?>> {
  func.return %x : tensor<?x2xf32, #stablehlo.bounds<4, ?>>
}

// -----

// expected-error@+1 {{has 1 bounds, expected one for each of 2 dimensions}}
func.func @count(%x: tensor<?x2xf32, #stablehlo.bounds<4>>) -> tensor<?x2xf32, #stablehlo.bounds<4>> {
  func.return %x : tensor<?x2xf32, #stablehlo.bounds<4>>
}

// -----

// expected-error@+1 {{is static and has a bound, expected ? for the dimension or the bound}}
func.func @static(%x: tensor<?x2xf32, #stablehlo.bounds<4, 2>>) -> tensor<?x2xf32, #stablehlo.bounds<4, 2>> {
  func.return %x : tensor<?x2xf32, #stablehlo.bounds<4, 2>>
}

// -----

func.func @future(%x: !stablehlo.future<tensor<2xf32>, tensor<i1>>) -> !stablehlo.future<tensor<2xf32>, tensor<i1>> {
  func.return %x : !stablehlo.future<tensor<2xf32>, tensor<i1>>
}

// -----

// expected-error@+1 {{!stablehlo.future<tensor<2xf32>, f32> holds f32, expected ranked tensors}}
func.func @future_element(%x: !stablehlo.future<tensor<2xf32>, f32>) -> !stablehlo.future<tensor<2xf32>, f32> {
  func.return %x : !stablehlo.future<tensor<2xf32>, f32>
}

// -----

func.func @old_spelling(%x: tensor<?x2xf32, #stablehlo.type_extensions<bounds = [4, -1]>>) -> tensor<?x2xf32, #stablehlo.type_extensions<bounds = [4, -1]>> {
  func.return %x : tensor<?x2xf32, #stablehlo.type_extensions<bounds = [4, -1]>>
}

// -----

// expected-error@+1 {{tensor<4294967296x4294967296xf32> has more elements than memory can have}}
func.func @elements(%x: tensor<4294967296x4294967296xf32>) -> tensor<4294967296x4294967296xf32> {
  func.return %x : tensor<4294967296x4294967296xf32>
}

// -----

func.func @empty(%x: tensor<4294967296x4294967296x0xf32>) -> tensor<4294967296x4294967296x0xf32> {
  func.return %x : tensor<4294967296x4294967296x0xf32>
}
