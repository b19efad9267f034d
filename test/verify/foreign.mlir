// The ops of other dialects that hand-written programs use.
func.func @good(%x: tensor<4x?xf32>) -> tensor<?x2xf32> {
  %0 = arith.constant 1 : index
  %1 = tensor.cast %x : tensor<4x?xf32> to tensor<?x2xf32>
  return %1 : tensor<?x2xf32>
}

// -----

func.func @cast_of_sizes(%x: tensor<4xf32>) -> tensor<5xf32> {
  // expected-error@+1 {{tensor.cast: cast from tensor<4xf32> to tensor<5xf32>, expected compatible types}}
  %0 = tensor.cast %x : tensor<4xf32> to tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

func.func @cast_of_elements(%x: tensor<4xf32>) -> tensor<4xi32> {
  // expected-error@+1 {{tensor.cast: cast from tensor<4xf32> to tensor<4xi32>, expected compatible types}}
  %0 = tensor.cast %x : tensor<4xf32> to tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @no_constant() {
  // expected-error@+1 {{arith.constant: value is no constant, expected a number or elements}}
  %0 = "arith.constant"() <{value = "text"}> : () -> i32
  return
}
