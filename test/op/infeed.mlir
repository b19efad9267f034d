// An entry each time.
func.func @f(%t: !stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>) {
  %0:2 = "stablehlo.infeed"(%t) {infeed_config = "q"} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  %1:2 = "stablehlo.infeed"(%0#1) {infeed_config = "q"} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  return %0#0, %1#0 : tensor<2xi64>, tensor<2xi64>
}
func.func @q0() -> tensor<2xi64> {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  return %a : tensor<2xi64>
}
func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  %r:2 = "interpreter.run_parallel"(%t) {infeed = [@q0, @q0], programs = [[@f]]} : (!stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi64>
  return
}

// -----

// The queue is used up.
func.func @f(%t: !stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>) {
  %0:2 = "stablehlo.infeed"(%t) {infeed_config = "q"} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  // expected-error@+1 {{the infeed is used up after 1 entries}}
  %1:2 = "stablehlo.infeed"(%0#1) {infeed_config = "q"} : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  return %0#0, %1#0 : tensor<2xi64>, tensor<2xi64>
}
func.func @q0() -> tensor<2xi64> {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  return %a : tensor<2xi64>
}
func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  %r:2 = "interpreter.run_parallel"(%t) {infeed = [@q0], programs = [[@f]]} : (!stablehlo.token) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi64>
  return
}

// -----

// Another shape is fed.
func.func @f(%t: !stablehlo.token) -> tensor<2xi64> {
  // expected-error@+1 {{value 0 that arrives is i64 of shape [3], expected tensor<2xi64>}}
  %0:2 = "stablehlo.infeed"(%t) : (!stablehlo.token) -> (tensor<2xi64>, !stablehlo.token)
  return %0#0 : tensor<2xi64>
}
func.func @q0() -> tensor<3xi64> {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  return %a : tensor<3xi64>
}
func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  %r = "interpreter.run_parallel"(%t) {infeed = [@q0], programs = [[@f]]} : (!stablehlo.token) -> tensor<2xi64>
  return
}

// -----

// Nobody feeds; what is fed out is dropped.
func.func @main() {
  %t = stablehlo.create_token : !stablehlo.token
  %x = stablehlo.constant dense<1> : tensor<i64>
  %0 = "stablehlo.outfeed"(%x, %t) {outfeed_config = ""} : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
  // expected-error@+1 {{nobody feeds this run}}
  %1 = "stablehlo.infeed"(%0) : (!stablehlo.token) -> !stablehlo.token
  return
}
