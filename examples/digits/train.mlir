// Learns to read handwritten digits: a 64-32-10 network, trained by stochastic gradient descent on minibatches of 64.
// The whole training is this one program: initial weights, shuffling, forward and backward pass, update, both loops.
module @digits_train {
  // images: 8x8 pixels, 0 (white) to 16 (black). Returns the trained weights and the mean loss of every epoch.
  func.func public @main(%images: tensor<1437x64xui8>, %labels: tensor<1437xi32>)
      -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<60xf32>) {
    %pixels = stablehlo.convert %images : (tensor<1437x64xui8>) -> tensor<1437x64xf32>
    %sixteen = stablehlo.constant dense<16.0> : tensor<1437x64xf32>
    %x = stablehlo.divide %pixels, %sixteen : tensor<1437x64xf32>

    // Weights start uniform in [-0.2, 0.2), biases at 0.
    %seed = stablehlo.constant dense<[2026, 1797]> : tensor<2xui64>
    %state, %u = call @uniform(%seed) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2368xf32>)
    %u1 = stablehlo.slice %u [0:2048] : (tensor<2368xf32>) -> tensor<2048xf32>
    %u2 = stablehlo.slice %u [2048:2368] : (tensor<2368xf32>) -> tensor<320xf32>
    %w1_0 = stablehlo.reshape %u1 : (tensor<2048xf32>) -> tensor<64x32xf32>
    %w2_0 = stablehlo.reshape %u2 : (tensor<320xf32>) -> tensor<32x10xf32>
    %b1_0 = stablehlo.constant dense<0.0> : tensor<32xf32>
    %b2_0 = stablehlo.constant dense<0.0> : tensor<10xf32>
    %losses_0 = stablehlo.constant dense<0.0> : tensor<60xf32>
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %epochs = stablehlo.constant dense<60> : tensor<i32>

    %end:7 = stablehlo.while(%epoch = %zero, %key = %state, %w1 = %w1_0, %b1 = %b1_0, %w2 = %w2_0, %b2 = %b2_0,
                             %losses = %losses_0)
        : tensor<i32>, tensor<2xui64>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<60xf32>
     cond {
      %more = stablehlo.compare LT, %epoch, %epochs, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %key_1, %xs, %ys = func.call @shuffle(%key, %x, %labels)
          : (tensor<2xui64>, tensor<1437x64xf32>, tensor<1437xi32>) -> (tensor<2xui64>, tensor<1437x64xf32>, tensor<1437xi32>)
      %p:5 = func.call @epoch(%xs, %ys, %w1, %b1, %w2, %b2)
          : (tensor<1437x64xf32>, tensor<1437xi32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>)
            -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<f32>)
      // Tells the host how far it is; it may print the number.
      stablehlo.custom_call @digits.report(%epoch, %p#4) {has_side_effect = true} : (tensor<i32>, tensor<f32>) -> ()
      %loss = stablehlo.reshape %p#4 : (tensor<f32>) -> tensor<1xf32>
      %losses_1 = stablehlo.dynamic_update_slice %losses, %loss, %epoch : (tensor<60xf32>, tensor<1xf32>, tensor<i32>) -> tensor<60xf32>
      %next = stablehlo.add %epoch, %one : tensor<i32>
      stablehlo.return %next, %key_1, %p#0, %p#1, %p#2, %p#3, %losses_1
          : tensor<i32>, tensor<2xui64>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<60xf32>
    }
    return %end#2, %end#3, %end#4, %end#5, %end#6
        : tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<60xf32>
  }

  // 2,368 numbers, uniform in [-0.2, 0.2): 23 random bits become the mantissa of a float in [1, 2).
  func.func private @uniform(%key: tensor<2xui64>) -> (tensor<2xui64>, tensor<2368xf32>) {
    %next, %bits = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2368xui32>)
    %nine = stablehlo.constant dense<9> : tensor<2368xui32>
    %exponent = stablehlo.constant dense<0x3F800000> : tensor<2368xui32>
    %mantissa = stablehlo.shift_right_logical %bits, %nine : tensor<2368xui32>
    %pattern = stablehlo.or %mantissa, %exponent : tensor<2368xui32>
    %in_1_2 = stablehlo.bitcast_convert %pattern : (tensor<2368xui32>) -> tensor<2368xf32>
    %middle = stablehlo.constant dense<1.5> : tensor<2368xf32>
    %scale = stablehlo.constant dense<0.4> : tensor<2368xf32>
    %centred = stablehlo.subtract %in_1_2, %middle : tensor<2368xf32>
    %scaled = stablehlo.multiply %centred, %scale : tensor<2368xf32>
    return %next, %scaled : tensor<2xui64>, tensor<2368xf32>
  }

  // Images and labels in a new random order: sort the row numbers by random keys, then gather the rows.
  func.func private @shuffle(%key: tensor<2xui64>, %x: tensor<1437x64xf32>, %y: tensor<1437xi32>)
      -> (tensor<2xui64>, tensor<1437x64xf32>, tensor<1437xi32>) {
    %next, %bits = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<1437xui32>)
    %rows = stablehlo.iota dim = 0 : tensor<1437xi32>
    %sorted:2 = "stablehlo.sort"(%bits, %rows) <{dimension = 0 : i64, is_stable = true}> ({
      ^bb0(%a: tensor<ui32>, %b: tensor<ui32>, %i: tensor<i32>, %j: tensor<i32>):
        %before = stablehlo.compare LT, %a, %b, UNSIGNED : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
        stablehlo.return %before : tensor<i1>
    }) : (tensor<1437xui32>, tensor<1437xi32>) -> (tensor<1437xui32>, tensor<1437xi32>)
    %order = stablehlo.reshape %sorted#1 : (tensor<1437xi32>) -> tensor<1437x1xi32>
    %xs = "stablehlo.gather"(%x, %order) <{
      dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
      slice_sizes = array<i64: 1, 64>}> : (tensor<1437x64xf32>, tensor<1437x1xi32>) -> tensor<1437x64xf32>
    %ys = "stablehlo.gather"(%y, %order) <{
      dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
      slice_sizes = array<i64: 1>}> : (tensor<1437xi32>, tensor<1437x1xi32>) -> tensor<1437xi32>
    return %next, %xs, %ys : tensor<2xui64>, tensor<1437x64xf32>, tensor<1437xi32>
  }

  // One pass over 22 minibatches (the 29 images left over wait for the next shuffle); returns the mean loss.
  func.func private @epoch(%x: tensor<1437x64xf32>, %y: tensor<1437xi32>, %w1_0: tensor<64x32xf32>, %b1_0: tensor<32xf32>,
                           %w2_0: tensor<32x10xf32>, %b2_0: tensor<10xf32>)
      -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<f32>) {
    %zero = stablehlo.constant dense<0> : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %size = stablehlo.constant dense<64> : tensor<i32>
    %batches = stablehlo.constant dense<22> : tensor<i32>
    %sum_0 = stablehlo.constant dense<0.0> : tensor<f32>
    %end:6 = stablehlo.while(%i = %zero, %w1 = %w1_0, %b1 = %b1_0, %w2 = %w2_0, %b2 = %b2_0, %sum = %sum_0)
        : tensor<i32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<f32>
     cond {
      %more = stablehlo.compare LT, %i, %batches, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %more : tensor<i1>
    } do {
      %first = stablehlo.multiply %i, %size : tensor<i32>
      %xb = stablehlo.dynamic_slice %x, %first, %zero, sizes = [64, 64] : (tensor<1437x64xf32>, tensor<i32>, tensor<i32>) -> tensor<64x64xf32>
      %yb = stablehlo.dynamic_slice %y, %first, sizes = [64] : (tensor<1437xi32>, tensor<i32>) -> tensor<64xi32>
      %p:5 = func.call @step(%xb, %yb, %w1, %b1, %w2, %b2)
          : (tensor<64x64xf32>, tensor<64xi32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>)
            -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<f32>)
      %sum_1 = stablehlo.add %sum, %p#4 : tensor<f32>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %next, %p#0, %p#1, %p#2, %p#3, %sum_1
          : tensor<i32>, tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<f32>
    }
    %n = stablehlo.constant dense<22.0> : tensor<f32>
    %mean = stablehlo.divide %end#5, %n : tensor<f32>
    return %end#1, %end#2, %end#3, %end#4, %mean
        : tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<f32>
  }

  // Forward pass, gradient of the mean cross-entropy loss, and one step against it.
  func.func private @step(%x: tensor<64x64xf32>, %y: tensor<64xi32>, %w1: tensor<64x32xf32>, %b1: tensor<32xf32>,
                          %w2: tensor<32x10xf32>, %b2: tensor<10xf32>)
      -> (tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<f32>) {
    %f0 = stablehlo.constant dense<0.0> : tensor<f32>
    %lowest = stablehlo.constant dense<0xFF800000> : tensor<f32>

    // hidden = relu(x w1 + b1), logits = hidden w2 + b2
    %xw = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %b1_rows = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<32xf32>) -> tensor<64x32xf32>
    %z1 = stablehlo.add %xw, %b1_rows : tensor<64x32xf32>
    %no_hidden = stablehlo.constant dense<0.0> : tensor<64x32xf32>
    %hidden = stablehlo.maximum %z1, %no_hidden : tensor<64x32xf32>
    %hw = stablehlo.dot_general %hidden, %w2, contracting_dims = [1] x [0] : (tensor<64x32xf32>, tensor<32x10xf32>) -> tensor<64x10xf32>
    %b2_rows = stablehlo.broadcast_in_dim %b2, dims = [1] : (tensor<10xf32>) -> tensor<64x10xf32>
    %logits = stablehlo.add %hw, %b2_rows : tensor<64x10xf32>

    // softmax, with each row shifted by its largest logit so that exp cannot overflow
    %top = stablehlo.reduce(%logits init: %lowest) applies stablehlo.maximum across dimensions = [1] : (tensor<64x10xf32>, tensor<f32>) -> tensor<64xf32>
    %top_rows = stablehlo.broadcast_in_dim %top, dims = [0] : (tensor<64xf32>) -> tensor<64x10xf32>
    %shifted = stablehlo.subtract %logits, %top_rows : tensor<64x10xf32>
    %exp = stablehlo.exponential %shifted : tensor<64x10xf32>
    %total = stablehlo.reduce(%exp init: %f0) applies stablehlo.add across dimensions = [1] : (tensor<64x10xf32>, tensor<f32>) -> tensor<64xf32>
    %total_rows = stablehlo.broadcast_in_dim %total, dims = [0] : (tensor<64xf32>) -> tensor<64x10xf32>
    %probability = stablehlo.divide %exp, %total_rows : tensor<64x10xf32>

    // loss = mean of -log probability of the right digit
    %digit = stablehlo.iota dim = 1 : tensor<64x10xi32>
    %y_rows = stablehlo.broadcast_in_dim %y, dims = [0] : (tensor<64xi32>) -> tensor<64x10xi32>
    %is_right = stablehlo.compare EQ, %digit, %y_rows, SIGNED : (tensor<64x10xi32>, tensor<64x10xi32>) -> tensor<64x10xi1>
    %right = stablehlo.convert %is_right : (tensor<64x10xi1>) -> tensor<64x10xf32>
    %log_total = stablehlo.log %total_rows : tensor<64x10xf32>
    %log_probability = stablehlo.subtract %shifted, %log_total : tensor<64x10xf32>
    %picked = stablehlo.multiply %right, %log_probability : tensor<64x10xf32>
    %picked_sum = stablehlo.reduce(%picked init: %f0) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x10xf32>, tensor<f32>) -> tensor<f32>
    %minus_batch = stablehlo.constant dense<-64.0> : tensor<f32>
    %loss = stablehlo.divide %picked_sum, %minus_batch : tensor<f32>

    // Backward: d loss / d logits = (probability - right) / 64, then the chain rule.
    %batch = stablehlo.constant dense<64.0> : tensor<64x10xf32>
    %error = stablehlo.subtract %probability, %right : tensor<64x10xf32>
    %d_logits = stablehlo.divide %error, %batch : tensor<64x10xf32>
    %d_w2 = stablehlo.dot_general %hidden, %d_logits, contracting_dims = [0] x [0] : (tensor<64x32xf32>, tensor<64x10xf32>) -> tensor<32x10xf32>
    %d_b2 = stablehlo.reduce(%d_logits init: %f0) applies stablehlo.add across dimensions = [0] : (tensor<64x10xf32>, tensor<f32>) -> tensor<10xf32>
    %d_hidden = stablehlo.dot_general %d_logits, %w2, contracting_dims = [1] x [1] : (tensor<64x10xf32>, tensor<32x10xf32>) -> tensor<64x32xf32>
    %is_active = stablehlo.compare GT, %z1, %no_hidden, FLOAT : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xi1>
    %d_z1 = stablehlo.select %is_active, %d_hidden, %no_hidden : tensor<64x32xi1>, tensor<64x32xf32>
    %d_w1 = stablehlo.dot_general %x, %d_z1, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %d_b1 = stablehlo.reduce(%d_z1 init: %f0) applies stablehlo.add across dimensions = [0] : (tensor<64x32xf32>, tensor<f32>) -> tensor<32xf32>

    // Step: parameter - rate * gradient.
    %rate_w1 = stablehlo.constant dense<0.3> : tensor<64x32xf32>
    %rate_b1 = stablehlo.constant dense<0.3> : tensor<32xf32>
    %rate_w2 = stablehlo.constant dense<0.3> : tensor<32x10xf32>
    %rate_b2 = stablehlo.constant dense<0.3> : tensor<10xf32>
    %s_w1 = stablehlo.multiply %rate_w1, %d_w1 : tensor<64x32xf32>
    %s_b1 = stablehlo.multiply %rate_b1, %d_b1 : tensor<32xf32>
    %s_w2 = stablehlo.multiply %rate_w2, %d_w2 : tensor<32x10xf32>
    %s_b2 = stablehlo.multiply %rate_b2, %d_b2 : tensor<10xf32>
    %n_w1 = stablehlo.subtract %w1, %s_w1 : tensor<64x32xf32>
    %n_b1 = stablehlo.subtract %b1, %s_b1 : tensor<32xf32>
    %n_w2 = stablehlo.subtract %w2, %s_w2 : tensor<32x10xf32>
    %n_b2 = stablehlo.subtract %b2, %s_b2 : tensor<10xf32>
    return %n_w1, %n_b1, %n_w2, %n_b2, %loss
        : tensor<64x32xf32>, tensor<32xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<f32>
  }
}
