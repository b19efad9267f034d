// A 7-16-10 network learns to read a seven-segment display: ten patterns, 400 steps of gradient descent.
// Run it with `tenon run examples/sevenseg/sevenseg.mlir`: it answers with the digit read from each pattern (0 to 9)
// and the mean loss at the end.
module @sevenseg {
  func.func public @main() -> (tensor<10xi32>, tensor<f32>) {
    // Segments a to g (top, top right, bottom right, bottom, bottom left, top left, middle) of the digits 0 to 9.
    %x = stablehlo.constant dense<[[1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0],
                                   [0.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0],
                                   [1.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0],
                                   [1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 1.0],
                                   [0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 1.0],
                                   [1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0],
                                   [1.0, 0.0, 1.0, 1.0, 1.0, 1.0, 1.0],
                                   [1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0],
                                   [1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0],
                                   [1.0, 1.0, 1.0, 1.0, 0.0, 1.0, 1.0]]> : tensor<10x7xf32>
    // Image k shows the digit k, so the right answers are the identity matrix.
    %row = stablehlo.iota dim = 0 : tensor<10x10xi32>
    %column = stablehlo.iota dim = 1 : tensor<10x10xi32>
    %is_right = stablehlo.compare EQ, %row, %column, SIGNED : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi1>
    %right = stablehlo.convert %is_right : (tensor<10x10xi1>) -> tensor<10x10xf32>

    // Weights start as sines of their numbers, spread enough for every hidden unit to differ.
    %k1 = stablehlo.iota dim = 0 : tensor<112xf32>
    %s1 = stablehlo.sine %k1 : tensor<112xf32>
    %w1_0 = stablehlo.reshape %s1 : (tensor<112xf32>) -> tensor<7x16xf32>
    %k2 = stablehlo.iota dim = 0 : tensor<160xf32>
    %s2 = stablehlo.cosine %k2 : tensor<160xf32>
    %w2_0 = stablehlo.reshape %s2 : (tensor<160xf32>) -> tensor<16x10xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %steps = stablehlo.constant dense<400> : tensor<i32>

    %end:3 = stablehlo.while(%i = %zero, %w1 = %w1_0, %w2 = %w2_0) : tensor<i32>, tensor<7x16xf32>, tensor<16x10xf32>
     cond {
      %more = stablehlo.compare LT, %i, %steps, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %h, %p = func.call @forward(%x, %w1, %w2)
          : (tensor<10x7xf32>, tensor<7x16xf32>, tensor<16x10xf32>) -> (tensor<10x16xf32>, tensor<10x10xf32>)
      // Gradient of the summed cross-entropy: (p - right) at the logits, (1 - h^2) through tanh.
      %d_logits = stablehlo.subtract %p, %right : tensor<10x10xf32>
      %d_w2 = stablehlo.dot_general %h, %d_logits, contracting_dims = [0] x [0] : (tensor<10x16xf32>, tensor<10x10xf32>) -> tensor<16x10xf32>
      %d_h = stablehlo.dot_general %d_logits, %w2, contracting_dims = [1] x [1] : (tensor<10x10xf32>, tensor<16x10xf32>) -> tensor<10x16xf32>
      %h2 = stablehlo.multiply %h, %h : tensor<10x16xf32>
      %ones = stablehlo.constant dense<1.0> : tensor<10x16xf32>
      %slope = stablehlo.subtract %ones, %h2 : tensor<10x16xf32>
      %d_z = stablehlo.multiply %d_h, %slope : tensor<10x16xf32>
      %d_w1 = stablehlo.dot_general %x, %d_z, contracting_dims = [0] x [0] : (tensor<10x7xf32>, tensor<10x16xf32>) -> tensor<7x16xf32>
      %rate1 = stablehlo.constant dense<0.1> : tensor<7x16xf32>
      %rate2 = stablehlo.constant dense<0.1> : tensor<16x10xf32>
      %step1 = stablehlo.multiply %rate1, %d_w1 : tensor<7x16xf32>
      %step2 = stablehlo.multiply %rate2, %d_w2 : tensor<16x10xf32>
      %w1_1 = stablehlo.subtract %w1, %step1 : tensor<7x16xf32>
      %w2_1 = stablehlo.subtract %w2, %step2 : tensor<16x10xf32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %w1_1, %w2_1 : tensor<i32>, tensor<7x16xf32>, tensor<16x10xf32>
    }

    %h, %p = call @forward(%x, %end#1, %end#2)
        : (tensor<10x7xf32>, tensor<7x16xf32>, tensor<16x10xf32>) -> (tensor<10x16xf32>, tensor<10x10xf32>)
    %log_p = stablehlo.log %p : tensor<10x10xf32>
    %picked = stablehlo.select %is_right, %log_p, %right : tensor<10x10xi1>, tensor<10x10xf32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%picked init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<f32>
    %minus_ten = stablehlo.constant dense<-10.0> : tensor<f32>
    %loss = stablehlo.divide %sum, %minus_ten : tensor<f32>

    // The digit read is the column of the largest probability.
    %none = stablehlo.constant dense<0> : tensor<i32>
    %lowest = stablehlo.constant dense<-1.0> : tensor<f32>
    %best:2 = stablehlo.reduce(%p init: %lowest), (%column init: %none) across dimensions = [1] : (tensor<10x10xf32>, tensor<10x10xi32>, tensor<f32>, tensor<i32>) -> (tensor<10xf32>, tensor<10xi32>)
     reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %keep = stablehlo.compare GE, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %value = stablehlo.select %keep, %a, %b : tensor<i1>, tensor<f32>
      %index = stablehlo.select %keep, %i, %j : tensor<i1>, tensor<i32>
      stablehlo.return %value, %index : tensor<f32>, tensor<i32>
    }
    return %best#1, %loss : tensor<10xi32>, tensor<f32>
  }

  // hidden = tanh(x w1), probabilities = softmax(hidden w2)
  func.func private @forward(%x: tensor<10x7xf32>, %w1: tensor<7x16xf32>, %w2: tensor<16x10xf32>) -> (tensor<10x16xf32>, tensor<10x10xf32>) {
    %z = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<10x7xf32>, tensor<7x16xf32>) -> tensor<10x16xf32>
    %h = stablehlo.tanh %z : tensor<10x16xf32>
    %logits = stablehlo.dot_general %h, %w2, contracting_dims = [1] x [0] : (tensor<10x16xf32>, tensor<16x10xf32>) -> tensor<10x10xf32>
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %top = stablehlo.reduce(%logits init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %top_rows = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<10xf32>) -> tensor<10x10xf32>
    %shifted = stablehlo.subtract %logits, %top_rows : tensor<10x10xf32>
    %exp = stablehlo.exponential %shifted : tensor<10x10xf32>
    %total = stablehlo.reduce(%exp init: %f0) applies stablehlo.add across dimensions = [1] : (tensor<10x10xf32>, tensor<f32>) -> tensor<10xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0] : (tensor<10xf32>) -> tensor<10x10xf32>
    %p = stablehlo.divide %exp, %total_rows : tensor<10x10xf32>
    return %h, %p : tensor<10x16xf32>, tensor<10x10xf32>
  }
}
