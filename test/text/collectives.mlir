// Communication and tokens.
func.func @collectives(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
  %1:2 = "stablehlo.all_gather"(%x, %y) {all_gather_dim = 1 : i64, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7]]> : tensor<2x4xi64>} : (tensor<4x8xf32>, tensor<4x8xf32>) -> (tensor<4x32xf32>, tensor<4x32xf32>)
  %2 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) {x.b} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<4x8xf32>) -> tensor<4x2xf32>
  %4 = "stablehlo.all_to_all"(%x) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> : (tensor<4x8xf32>) -> tensor<16x2xf32>
  %5 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %7 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

func.func @tokens(%x: tensor<4xf32>) {
  %0 = stablehlo.create_token : !stablehlo.token
  %1 = stablehlo.after_all %0, %0 : !stablehlo.token
  %2 = stablehlo.after_all : !stablehlo.token
  %3 = stablehlo.after_all %1 {x.b} : !stablehlo.token
  %4 = "stablehlo.outfeed"(%x, %3) <{outfeed_config = "cfg"}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  %5 = "stablehlo.outfeed"(%x, %4) {outfeed_config = ""} : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  %6:2 = "stablehlo.infeed"(%5) <{infeed_config = "cfg", layout = [[0]]}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  %7 = "stablehlo.send"(%x, %6#1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4xf32>, !stablehlo.token) -> !stablehlo.token
  %8:2 = "stablehlo.recv"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4xf32>, !stablehlo.token)
  return
}
