// window_channels, window_stride, window_spread, window_same
func.func @main(%x: tensor<2x9x11x3xf32>, %y: tensor<9x40xf32>, %z: tensor<8x12x16xf32>) -> (tensor<2x9x11x3xf32>, tensor<2x9x5x3xf32>, tensor<9x40xf32>, tensor<8x10x16xf32>) {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %ra = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x9x11x3xf32>, tensor<f32>) -> tensor<2x9x11x3xf32>
  %rb = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 2, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [0, 0], [0, 0]]> : tensor<4x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x9x11x3xf32>, tensor<f32>) -> tensor<2x9x5x3xf32>
  // A running sum stays one, and many channels stay apart.
  %rc = "stablehlo.reduce_window"(%y, %i) <{window_dimensions = array<i64: 9, 1>, window_strides = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[8, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9x40xf32>, tensor<f32>) -> tensor<9x40xf32>
  %rd = "stablehlo.reduce_window"(%z, %i) <{window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<8x12x16xf32>, tensor<f32>) -> tensor<8x10x16xf32>
  return %ra, %rb, %rc, %rd : tensor<2x9x11x3xf32>, tensor<2x9x5x3xf32>, tensor<9x40xf32>, tensor<8x10x16xf32>
}

// -----

// Channels that fill a register are folded as they stand.
func.func @wide(%x: tensor<2x9x11x8xf32>) -> tensor<2x4x5x8xf32> {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 1, 2, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<2x9x11x8xf32>, tensor<f32>) -> tensor<2x4x5x8xf32>
  return %r : tensor<2x4x5x8xf32>
}

// -----

// One element in each window, the rest zeros; not so where there are more, or another operation, or ones in between.
func.func @spread(%x: tensor<3x4x20xf32>) -> (tensor<6x12x20xf32>, tensor<3x12x20xf32>, tensor<6x12x20xf32>, tensor<6x12x20xf32>) {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %p = stablehlo.pad %x, %i, low = [1, 2, 0], high = [1, 2, 0], interior = [1, 2, 0] : (tensor<3x4x20xf32>, tensor<f32>) -> tensor<7x14x20xf32>
  %q = stablehlo.pad %x, %o, low = [1, 2, 0], high = [1, 2, 0], interior = [1, 2, 0] : (tensor<3x4x20xf32>, tensor<f32>) -> tensor<7x14x20xf32>
  %ra = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 2, 3, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x14x20xf32>, tensor<f32>) -> tensor<6x12x20xf32>
  %rb = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 2, 3, 1>, window_strides = array<i64: 2, 1, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x14x20xf32>, tensor<f32>) -> tensor<3x12x20xf32>
  %rc = "stablehlo.reduce_window"(%p, %i) <{window_dimensions = array<i64: 2, 3, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x14x20xf32>, tensor<f32>) -> tensor<6x12x20xf32>
  %rd = "stablehlo.reduce_window"(%q, %i) <{window_dimensions = array<i64: 2, 3, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<7x14x20xf32>, tensor<f32>) -> tensor<6x12x20xf32>
  return %ra, %rb, %rc, %rd : tensor<6x12x20xf32>, tensor<3x12x20xf32>, tensor<6x12x20xf32>, tensor<6x12x20xf32>
}

// -----

// The same along dims without a window, of which one place is enough: numbers, and what is repeated along some of them.
func.func @same(%x: tensor<9x1x20xf32>, %y: tensor<9x20xf32>) -> (tensor<9x7x20xf32>, tensor<9x7x20xf32>, tensor<9x7x20xf32>) {
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %o = stablehlo.constant dense<1.0> : tensor<9x7x20xf32>
  %u = stablehlo.broadcast_in_dim %x, dims = [0, 1, 2] : (tensor<9x1x20xf32>) -> tensor<9x7x20xf32>
  %v = stablehlo.broadcast_in_dim %y, dims = [0, 2] : (tensor<9x20xf32>) -> tensor<9x7x20xf32>
  %ra = "stablehlo.reduce_window"(%o, %i) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9x7x20xf32>, tensor<f32>) -> tensor<9x7x20xf32>
  %rb = "stablehlo.reduce_window"(%u, %i) <{window_dimensions = array<i64: 3, 1, 1>, padding = dense<[[1, 1], [0, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9x7x20xf32>, tensor<f32>) -> tensor<9x7x20xf32>
  // A window along what is repeated counts it.
  %rc = "stablehlo.reduce_window"(%v, %i) <{window_dimensions = array<i64: 3, 3, 1>, padding = dense<[[1, 1], [1, 1], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<9x7x20xf32>, tensor<f32>) -> tensor<9x7x20xf32>
  return %ra, %rb, %rc : tensor<9x7x20xf32>, tensor<9x7x20xf32>, tensor<9x7x20xf32>
}
