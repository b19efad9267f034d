// Reads 360 handwritten digits with the trained 64-32-10 network: the probability of each digit for each image.
module @digits_classify {
  func.func public @main(%images: tensor<360x64xui8>, %w1: tensor<64x32xf32>, %b1: tensor<32xf32>, %w2: tensor<32x10xf32>,
                         %b2: tensor<10xf32>) -> tensor<360x10xf32> {
    %pixels = stablehlo.convert %images : (tensor<360x64xui8>) -> tensor<360x64xf32>
    %sixteen = stablehlo.constant dense<16.0> : tensor<360x64xf32>
    %x = stablehlo.divide %pixels, %sixteen : tensor<360x64xf32>

    // hidden = relu(x w1 + b1), logits = hidden w2 + b2
    %xw = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<360x64xf32>, tensor<64x32xf32>) -> tensor<360x32xf32>
    %b1_rows = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<32xf32>) -> tensor<360x32xf32>
    %z1 = stablehlo.add %xw, %b1_rows : tensor<360x32xf32>
    %none = stablehlo.constant dense<0.0> : tensor<360x32xf32>
    %hidden = stablehlo.maximum %z1, %none : tensor<360x32xf32>
    %hw = stablehlo.dot_general %hidden, %w2, contracting_dims = [1] x [0] : (tensor<360x32xf32>, tensor<32x10xf32>) -> tensor<360x10xf32>
    %b2_rows = stablehlo.broadcast_in_dim %b2, dims = [1] : (tensor<10xf32>) -> tensor<360x10xf32>
    %logits = stablehlo.add %hw, %b2_rows : tensor<360x10xf32>

    // softmax
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %top = stablehlo.reduce(%logits init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<360x10xf32>, tensor<f32>) -> tensor<360xf32>
    %top_rows = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<360xf32>) -> tensor<360x10xf32>
    %shifted = stablehlo.subtract %logits, %top_rows : tensor<360x10xf32>
    %exp = stablehlo.exponential %shifted : tensor<360x10xf32>
    %total = stablehlo.reduce(%exp init: %f0) applies stablehlo.add across dimensions = [1] : (tensor<360x10xf32>, tensor<f32>) -> tensor<360xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0] : (tensor<360xf32>) -> tensor<360x10xf32>
    %probability = stablehlo.divide %exp, %total_rows : tensor<360x10xf32>
    return %probability : tensor<360x10xf32>
  }
}
