func.func @run_time_sizes() {
  %dims = stablehlo.constant dense<[2, 3]> : tensor<2xi64>
  %0 = stablehlo.dynamic_iota %dims, dim = 1 : (tensor<2xi64>) -> tensor<?x3xf32>
  %1 = stablehlo.reshape %0 : (tensor<?x3xf32>) -> tensor<2x3xf32>
  check.expect_eq_const %1, dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf32>
  return
}

// -----

// sizes that follow from those of an input by reductions, products, lookups and floats
func.func @main() {
  %x = stablehlo.constant dense<0.0> : tensor<3x5xf32>
  %0:4 = func.call @sizes(%x) : (tensor<3x5xf32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>)
  %n = stablehlo.get_dimension_size %0#0, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  check.expect_eq_const %n, dense<15> : tensor<i32>
  %1 = stablehlo.reshape %0#1 : (tensor<?xi32>) -> tensor<13xi32>
  check.expect_eq_const %1, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]> : tensor<13xi32>
  %2 = stablehlo.reshape %0#2 : (tensor<?xi32>) -> tensor<5xi32>
  check.expect_eq_const %2, dense<[0, 1, 2, 3, 4]> : tensor<5xi32>
  %3 = stablehlo.reshape %0#3 : (tensor<?xi32>) -> tensor<2xi32>
  check.expect_eq_const %3, dense<[0, 1]> : tensor<2xi32>
  return
}
func.func private @sizes(%x: tensor<3x5xf32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
  %0 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<3x5xf32>) -> tensor<i32>
  %1 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x5xf32>) -> tensor<i32>
  %row = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
  %column = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %row, %column, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %all = stablehlo.reduce(%shape init: %one) applies stablehlo.multiply across dimensions = [0]
    : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  %n0 = stablehlo.reshape %all : (tensor<i32>) -> tensor<1xi32>
  %i0 = stablehlo.dynamic_iota %n0, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %weights = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %sum = stablehlo.dot_general %shape, %weights, contracting_dims = [0] x [0]
    : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
  %n1 = stablehlo.reshape %sum : (tensor<i32>) -> tensor<1xi32>
  %i1 = stablehlo.dynamic_iota %n1, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %n2 = stablehlo.dynamic_slice %shape, %one, sizes = [1] : (tensor<2xi32>, tensor<i32>) -> tensor<1xi32>
  %i2 = stablehlo.dynamic_iota %n2, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %wide = stablehlo.convert %row : (tensor<1xi32>) -> tensor<1xf32>
  %two = stablehlo.constant dense<2.0> : tensor<1xf32>
  %half = stablehlo.divide %wide, %two : tensor<1xf32>
  %up = stablehlo.ceil %half : tensor<1xf32>
  %n3 = stablehlo.convert %up : (tensor<1xf32>) -> tensor<1xi32>
  %i3 = stablehlo.dynamic_iota %n3, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %i0, %i1, %i2, %i3 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
}

// -----

// a size that a loop and a branch find, which read values from outside and give several results
func.func @main() {
  %x = stablehlo.constant dense<0.0> : tensor<3x5xf32>
  %0 = func.call @loop(%x) : (tensor<3x5xf32>) -> tensor<?xi32>
  %1 = stablehlo.reshape %0 : (tensor<?xi32>) -> tensor<9xi32>
  check.expect_eq_const %1, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8]> : tensor<9xi32>
  return
}
func.func private @loop(%x: tensor<3x5xf32>) -> tensor<?xi32> {
  %rows = stablehlo.get_dimension_size %x, dim = 0 : (tensor<3x5xf32>) -> tensor<i32>
  %columns = stablehlo.get_dimension_size %x, dim = 1 : (tensor<3x5xf32>) -> tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %rows) : tensor<i32>, tensor<i32>
  cond {
    %p = stablehlo.compare LT, %s, %columns : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %columns : tensor<i32>
    %t = stablehlo.add %s, %rows : tensor<i32>
    stablehlo.return %j, %t : tensor<i32>, tensor<i32>
  }
  %q = stablehlo.compare GT, %r#0, %r#1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %n = "stablehlo.if"(%q) ({
    stablehlo.return %zero : tensor<i32>
  }, {
    %u = stablehlo.add %r#1, %rows : tensor<i32>
    stablehlo.return %u : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  %shape = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
