// Programs of their own, each with its operands and results; tuples and tokens cross too.
func.func @f(%x: tensor<i64>, %y: tensor<2xf32>) -> tensor<2xf32> {
  return %y : tensor<2xf32>
}
func.func @g(%t: tuple<tensor<i64>, tensor<i8>>) -> (tuple<tensor<i8>, tensor<i64>>, !stablehlo.token) {
  %0 = stablehlo.get_tuple_element %t[0] : (tuple<tensor<i64>, tensor<i8>>) -> tensor<i64>
  %1 = stablehlo.get_tuple_element %t[1] : (tuple<tensor<i64>, tensor<i8>>) -> tensor<i8>
  %2 = stablehlo.tuple %1, %0 : tuple<tensor<i8>, tensor<i64>>
  %3 = stablehlo.create_token : !stablehlo.token
  return %2, %3 : tuple<tensor<i8>, tensor<i64>>, !stablehlo.token
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %b = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %c = stablehlo.constant dense<4> : tensor<i8>
  %t = stablehlo.tuple %a, %c : tuple<tensor<i64>, tensor<i8>>
  %r:3 = "interpreter.run_parallel"(%a, %b, %t) {programs = [[@f, @g]]} : (tensor<i64>, tensor<2xf32>, tuple<tensor<i64>, tensor<i8>>) -> (tensor<2xf32>, tuple<tensor<i8>, tensor<i64>>, !stablehlo.token)
  check.expect_eq_const %r#0, dense<[2.0, 3.0]> : tensor<2xf32>
  %0 = stablehlo.get_tuple_element %r#1[0] : (tuple<tensor<i8>, tensor<i64>>) -> tensor<i8>
  check.expect_eq_const %0, dense<4> : tensor<i8>
  return
}

// -----

// Ids of a 2 x 3 grid.
func.func @f() -> tensor<ui32> {
  %r = stablehlo.replica_id : tensor<ui32>
  %p = stablehlo.partition_id : tensor<ui32>
  %ten = stablehlo.constant dense<10> : tensor<ui32>
  %0 = stablehlo.multiply %r, %ten : tensor<ui32>
  %1 = stablehlo.add %0, %p : tensor<ui32>
  return %1 : tensor<ui32>
}
func.func @main() {
  %r:6 = "interpreter.run_parallel"() {programs = [[@f, @f, @f], [@f, @f, @f]]} : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %r#2, dense<2> : tensor<ui32>
  check.expect_eq_const %r#3, dense<10> : tensor<ui32>
  check.expect_eq_const %r#5, dense<12> : tensor<ui32>
  return
}

// -----

// A member of the group never comes.
func.func @f(%x: tensor<i64>) -> tensor<i64> {
  // expected-error@+1 {{all_reduce: deadlock: waits for process (1, 0), which has ended, in process (0, 0)}}
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @g(%x: tensor<i64>) -> tensor<i64> {
  return %x : tensor<i64>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %r:2 = "interpreter.run_parallel"(%a, %a) {programs = [[@f], [@g]]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
  return
}

// -----

// Each waits for the other, at different channels.
func.func @f(%x: tensor<i64>) -> tensor<i64> {
  // expected-error@+1 {{all_reduce: deadlock: waits for process (1, 0), which waits at stablehlo.all_reduce, line 77, in process (0, 0)}}
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @g(%x: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {channel_handle = #stablehlo.channel_handle<handle = 9, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %r:2 = "interpreter.run_parallel"(%a, %a) {programs = [[@f], [@g]]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
  return
}

// -----

// One fails: its own error counts, not that the other waits for it in vain.
func.func @f(%x: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @g(%x: tensor<i64>) -> tensor<i64> {
  // expected-error@+1 {{element [] is 1, expected 2, in process (1, 0)}}
  check.expect_eq_const %x, dense<2> : tensor<i64>
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %r:2 = "interpreter.run_parallel"(%a, %a) {programs = [[@f], [@g]]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
  return
}

// -----

// Different ops meet.
func.func @f(%x: tensor<i64>) -> tensor<i64> {
  // expected-error@+1 {{process 1 of the grid came with stablehlo.collective_broadcast of 1 operands}}
  %0 = "stablehlo.all_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @g(%x: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.collective_broadcast"(%x) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %r:2 = "interpreter.run_parallel"(%a, %a) {programs = [[@f], [@g]]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
  return
}

// -----

// A ring of waits through send and recv.
func.func @f() -> tensor<i64> {
  %t = stablehlo.create_token : !stablehlo.token
  // expected-error@+1 {{recv: deadlock: waits for process (1, 0), which waits at stablehlo.recv, line 145, in process (0, 0)}}
  %1:2 = "stablehlo.recv"(%t) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (!stablehlo.token) -> (tensor<i64>, !stablehlo.token)
  %0 = "stablehlo.send"(%1#0, %1#1) {channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>} : (tensor<i64>, !stablehlo.token) -> !stablehlo.token
  return %1#0 : tensor<i64>
}
func.func @main() {
  %r:2 = "interpreter.run_parallel"() {programs = [[@f], [@f]]} : () -> (tensor<i64>, tensor<i64>)
  return
}

// -----

// Nothing is left of the others' limits or state when one is deep in recursion.
func.func @f(%x: tensor<i64>) -> tensor<i64> {
  // expected-error@+1 {{depth limit}}
  %0 = func.call @f(%x) : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
func.func @g(%x: tensor<i64>) -> tensor<i64> {
  return %x : tensor<i64>
}
func.func @main() {
  %a = stablehlo.constant dense<1> : tensor<i64>
  %r:2 = "interpreter.run_parallel"(%a, %a) {programs = [[@f], [@g]]} : (tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>)
  return
}

// -----

// A grid within a grid.
func.func @f() {
  // expected-error@+1 {{this is a process of a grid already, in process (0, 1)}}
  "interpreter.run_parallel"() {programs = [[@g]]} : () -> ()
  return
}
func.func @g() {
  return
}
func.func @main() {
  "interpreter.run_parallel"() {programs = [[@g, @f]]} : () -> ()
  return
}
