// Two collectives that both processes begin, and wait for, in different order: begun is not waited for.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
  %f0 = "stablehlo.async_start"(%x0) ({
  ^bb0(%y0: tensor<2xi64>):
    %z = "stablehlo.all_reduce"(%y0) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    stablehlo.return %z : tensor<2xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
  %f1 = "stablehlo.async_start"(%x0) ({
  ^bb0(%y0: tensor<2xi64>):
    %z = "stablehlo.all_reduce"(%y0) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    stablehlo.return %z : tensor<2xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
  %d1 = "stablehlo.async_done"(%f1) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  %d0 = "stablehlo.async_done"(%f0) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  return %d0, %d1 : tensor<2xi64>, tensor<2xi64>
}
func.func @g(%x0: tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
  %f1 = "stablehlo.async_start"(%x0) ({
  ^bb0(%y0: tensor<2xi64>):
    %z = "stablehlo.all_reduce"(%y0) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.maximum %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 6, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    stablehlo.return %z : tensor<2xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
  %f0 = "stablehlo.async_start"(%x0) ({
  ^bb0(%y0: tensor<2xi64>):
    %z = "stablehlo.all_reduce"(%y0) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 5, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    stablehlo.return %z : tensor<2xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
  %d0 = "stablehlo.async_done"(%f0) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  %d1 = "stablehlo.async_done"(%f1) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  return %d0, %d1 : tensor<2xi64>, tensor<2xi64>
}
func.func @main() {
  %a = stablehlo.constant dense<[1, 20]> : tensor<2xi64>
  %b = stablehlo.constant dense<[10, 2]> : tensor<2xi64>
  %r:4 = "interpreter.run_parallel"(%a, %b) {programs = [[@f], [@g]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[11, 22]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[10, 20]> : tensor<2xi64>
  check.expect_eq_const %r#2, dense<[11, 22]> : tensor<2xi64>
  check.expect_eq_const %r#3, dense<[10, 20]> : tensor<2xi64>
  return
}

// -----

// Waiting again gives the same result.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %f0 = "stablehlo.async_start"(%x0) ({
  ^bb0(%y0: tensor<2xi64>):
    %z = "stablehlo.all_reduce"(%y0) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    stablehlo.return %z : tensor<2xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
  %d0 = "stablehlo.async_done"(%f0) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  %d1 = "stablehlo.async_done"(%f0) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  %s = stablehlo.add %d0, %d1 : tensor<2xi64>
  return %s : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[8, 12]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[8, 12]> : tensor<2xi64>
  return
}

// -----

// Nobody need wait.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %f0 = "stablehlo.async_start"(%x0) ({
  ^bb0(%y0: tensor<2xi64>):
    %z = "stablehlo.all_reduce"(%y0) ({
    ^bb0(%a: tensor<i64>, %b: tensor<i64>):
      %s = stablehlo.add %a, %b : tensor<i64>
      stablehlo.return %s : tensor<i64>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 0, type = 0>} : (tensor<2xi64>) -> tensor<2xi64>
    stablehlo.return %z : tensor<2xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
  return %x0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[1, 2]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[3, 4]> : tensor<2xi64>
  return
}

// -----

// A slice.
func.func @f(%x0: tensor<2xi64>) -> (tensor<1xi64>) {
  %f0 = "stablehlo.async_start"(%x0) ({
  ^bb0(%y0: tensor<2xi64>):
    %z = "stablehlo.slice"(%y0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi64>) -> tensor<1xi64>
    stablehlo.return %z : tensor<1xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<1xi64>>
  %d0 = "stablehlo.async_done"(%f0) : (!stablehlo.future<tensor<1xi64>>) -> tensor<1xi64>
  return %d0 : tensor<1xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r = "interpreter.run_parallel"(%p0_0) {
    programs = [[@f]]
  } : (tensor<2xi64>) -> (tensor<1xi64>)
  check.expect_eq_const %r, dense<2> : tensor<1xi64>
  return
}

// -----

// A permute.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>) {
  %f0 = "stablehlo.async_start"(%x0) ({
  ^bb0(%y0: tensor<2xi64>):
    %z = "stablehlo.collective_permute"(%y0) {source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
    stablehlo.return %z : tensor<2xi64>
  }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
  %d0 = "stablehlo.async_done"(%f0) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  return %d0 : tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %p1_0 = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0, %p1_0) {
    programs = [[@f], [@f]]
  } : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[0, 0]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi64>
  return
}

// -----

// The operand stays what it was.
func.func @f(%x0: tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
  %u = stablehlo.constant dense<9> : tensor<1xi64>
  %i = stablehlo.constant dense<1> : tensor<i64>
  %f0 = "stablehlo.async_start"(%x0, %u, %i) ({
  ^bb0(%y0: tensor<2xi64>, %y1: tensor<1xi64>, %y2: tensor<i64>):
    %z = "stablehlo.dynamic_update_slice"(%y0, %y1, %y2) : (tensor<2xi64>, tensor<1xi64>, tensor<i64>) -> tensor<2xi64>
    stablehlo.return %z : tensor<2xi64>
  }) : (tensor<2xi64>, tensor<1xi64>, tensor<i64>) -> !stablehlo.future<tensor<2xi64>>
  %d0 = "stablehlo.async_done"(%f0) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
  return %d0, %x0 : tensor<2xi64>, tensor<2xi64>
}
func.func @main() {
  %p0_0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %r:2 = "interpreter.run_parallel"(%p0_0) {
    programs = [[@f]]
  } : (tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %r#0, dense<[1, 9]> : tensor<2xi64>
  check.expect_eq_const %r#1, dense<[1, 2]> : tensor<2xi64>
  return
}

// -----

// A future that a function takes and waits for in a branch; started in a loop.
func.func @wait(%p: tensor<i1>, %f: !stablehlo.future<tensor<2xi64>>, %x: tensor<2xi64>) -> tensor<2xi64> {
  %r = "stablehlo.if"(%p) ({
    %d = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
    %s = stablehlo.add %d, %x : tensor<2xi64>
    stablehlo.return %s : tensor<2xi64>
  }, {
    %e = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
    stablehlo.return %e : tensor<2xi64>
  }) : (tensor<i1>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}
func.func @main() {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %x0 = stablehlo.constant dense<[5, 6]> : tensor<2xi64>
  %r:2 = stablehlo.while(%i = %i0, %x = %x0) : tensor<i32>, tensor<2xi64>
   cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %f = "stablehlo.async_start"(%x) ({
    ^bb0(%y: tensor<2xi64>):
      %z = "stablehlo.collective_permute"(%y) {source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
      stablehlo.return %z : tensor<2xi64>
    }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %p = stablehlo.compare EQ, %odd, %i0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = func.call @wait(%p, %f, %x) : (tensor<i1>, !stablehlo.future<tensor<2xi64>>, tensor<2xi64>) -> tensor<2xi64>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %w : tensor<i32>, tensor<2xi64>
  }
  check.expect_eq_const %r#1, dense<[40, 48]> : tensor<2xi64>
  return
}

// -----

// A future that nobody waits for in every other iteration: the others get what was sent with them.
func.func @wait(%p: tensor<i1>, %f: !stablehlo.future<tensor<2xi64>>, %x: tensor<2xi64>) -> tensor<2xi64> {
  %r = "stablehlo.if"(%p) ({
    %d = "stablehlo.async_done"(%f) : (!stablehlo.future<tensor<2xi64>>) -> tensor<2xi64>
    %s = stablehlo.add %d, %x : tensor<2xi64>
    stablehlo.return %s : tensor<2xi64>
  }, {
    stablehlo.return %x : tensor<2xi64>
  }) : (tensor<i1>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}
func.func @main() {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %i0 = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %x0 = stablehlo.constant dense<[5, 6]> : tensor<2xi64>
  %r:2 = stablehlo.while(%i = %i0, %x = %x0) : tensor<i32>, tensor<2xi64>
   cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %f = "stablehlo.async_start"(%x) ({
    ^bb0(%y: tensor<2xi64>):
      %z = "stablehlo.collective_permute"(%y) {source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
      stablehlo.return %z : tensor<2xi64>
    }) : (tensor<2xi64>) -> !stablehlo.future<tensor<2xi64>>
    %odd = stablehlo.and %i, %one : tensor<i32>
    %p = stablehlo.compare EQ, %odd, %i0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %w = func.call @wait(%p, %f, %x) : (tensor<i1>, !stablehlo.future<tensor<2xi64>>, tensor<2xi64>) -> tensor<2xi64>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %w : tensor<i32>, tensor<2xi64>
  }
  check.expect_eq_const %r#1, dense<[40, 48]> : tensor<2xi64>
  return
}
