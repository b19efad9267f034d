// Along a ring of replicas, each sends before it receives.
func.func @f(%x: tensor<2xi64>, %t: !stablehlo.token) -> tensor<2xi64> {
  %0 = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (tensor<2xi64>, !stablehlo.token) -> !stablehlo.token
  %1:2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  return %1#0 : tensor<2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<2xi64>
  %b = stablehlo.constant dense<2> : tensor<2xi64>
  %c = stablehlo.constant dense<3> : tensor<2xi64>
  %t = stablehlo.create_token : !stablehlo.token
  %r:3 = "interpreter.run_parallel"(%a, %t, %b, %t, %c, %t) {programs = [[@f], [@f], [@f]]} : (tensor<2xi64>, !stablehlo.token, tensor<2xi64>, !stablehlo.token, tensor<2xi64>, !stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<3> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<1> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<2> : tensor<2xi64>
  return
}

// -----

// A channel between partitions; who is no target receives zeros, and several values travel together.
func.func @f(%x: tensor<2xi64>, %t: !stablehlo.token) -> (tensor<2xi64>, tensor<i8>) {
  %b = stablehlo.constant dense<7> : tensor<i8>
  %0 = "stablehlo.send"(%x, %b, %t) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<[[1, 0]]> : tensor<1x2xi64>} : (tensor<2xi64>, tensor<i8>, !stablehlo.token) -> !stablehlo.token
  %1:3 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<[[1, 0]]> : tensor<1x2xi64>} : (!stablehlo.token) -> (tensor<2xi64>, tensor<i8>, !stablehlo.token)
  return %1#0, %1#1 : tensor<2xi64>, tensor<i8>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<2xi64>
  %b = stablehlo.constant dense<2> : tensor<2xi64>
  %t = stablehlo.create_token : !stablehlo.token
  %r:4 = "interpreter.run_parallel"(%a, %t, %b, %t) {programs = [[@f, @f]]} : (tensor<2xi64>, !stablehlo.token, tensor<2xi64>, !stablehlo.token) -> (tensor<2xi64>, tensor<i8>, tensor<2xi64>, tensor<i8>)
  check.expect_eq_const %r#0, dense<2> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<7> : tensor<i8>
  check.expect_eq_const %r#2, dense<0> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<0> : tensor<i8>
  return
}

// -----

// Without a host, what is sent to it comes back, in order; also to a program that runs alone.
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %b = stablehlo.constant dense<2> : tensor<i64>
  %t = stablehlo.create_token : !stablehlo.token
  %0 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
  %1 = "stablehlo.send"(%b, %0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
  %2:2 = "stablehlo.recv"(%1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<i64>, !stablehlo.token)
  %3:2 = "stablehlo.recv"(%2#1) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<i64>, !stablehlo.token)
  check.expect_eq_const %2#0, dense<1> : tensor<i64>
  check.expect_eq_const %3#0, dense<2> : tensor<i64>
  return
}

// -----

// Without pairs, to whoever receives on the channel.
func.func @f(%x: tensor<i64>) {
  %t = stablehlo.create_token : !stablehlo.token
  %0 = "stablehlo.send"(%x, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
  return
}
func.func @g() -> tensor<i64> {
  %t = stablehlo.create_token : !stablehlo.token
  %0:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>} : (!stablehlo.token) -> (tensor<i64>, !stablehlo.token)
  return %0#0 : tensor<i64>
}
func.func @main() {
  %a = stablehlo.constant dense<5> : tensor<i64>
  %r = "interpreter.run_parallel"(%a) {programs = [[@f, @g]]} : (tensor<i64>) -> tensor<i64>
  check.expect_eq_const %r, dense<5> : tensor<i64>
  return
}

// -----

// Another type arrives.
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %t = stablehlo.create_token : !stablehlo.token
  %0 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true} : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
  // expected-error@+1 {{value 0 that arrives is i64 of shape [], expected tensor<2xi64>}}
  %1:2 = "stablehlo.recv"(%0) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  return
}

// -----

// Nobody sends.
func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  // expected-error@+1 {{deadlock: waits for a value on channel 4, which nobody is left to send}}
  %1:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 4, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %t = stablehlo.create_token : !stablehlo.token
  // expected-error@+1 {{id 2 in source_target_pairs, expected ids in [0, 1) (send_c4)}}
  %0 = "stablehlo.send"(%a, %t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2]]> : tensor<1x2xi64>} : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
  return
}

// -----

func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  // expected-error@+1 {{id 2 in source_target_pairs, expected ids in [0, 1) (recv_c4)}}
  %0:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2]]> : tensor<1x2xi64>} : (!stablehlo.token) -> (tensor<i64>, !stablehlo.token)
  return
}
