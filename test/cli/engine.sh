#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Compiled engines from the command line: what compiling makes, comparing, finding faults, watching runs.
. test/cli/expect.inc

cat >"$dir/loop.mlir" <<'END'
func.func @main(%x: tensor<6xf32>) -> (tensor<6xf32>, tensor<i32>) {
  %n = stablehlo.constant dense<50> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<6xf32>
   cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %a = stablehlo.multiply %y, %y : tensor<6xf32>
    %b = stablehlo.subtract %a, %y : tensor<6xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %b : tensor<i32>, tensor<6xf32>
  }
  return %r#1, %r#0 : tensor<6xf32>, tensor<i32>
}
END
# parts of values on a mesh whose devices lie in another order; then the same computation as artifacts spell it
cat >"$dir/parts.mlir" <<'END'
sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[3, 2, 1, 0]>
func.func @main(%a: tensor<4x2xi32>) {
  %0:2 = func.call @parts(%a) : (tensor<4x2xi32>) -> (tensor<4x2xi32>, tensor<8x1xi32>)
  check.expect_eq_const %0#0, dense<[[30, 21], [32, 23], [14, 5], [16, 7]]> : tensor<4x2xi32>
  check.expect_eq_const %0#1, dense<[[30], [32], [21], [23], [14], [16], [5], [7]]> : tensor<8x1xi32>
  return
}
func.func private @parts(%a: tensor<4x2xi32>) -> (tensor<4x2xi32>, tensor<8x1xi32>) {
  %0:2 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {?}]>]
      out_shardings=[<@mesh, [{"x"}, {?}]>, <@mesh, [{"x", ?}, {}]>] manual_axes={"x"} (%b: tensor<2x2xi32>) {
    %1:2 = sdy.manual_computation(%b) in_shardings=[<@mesh, [{}, {"y"}]>]
        out_shardings=[<@mesh, [{}, {"y"}]>, <@mesh, [{"y"}, {}]>] manual_axes={"y"} (%c: tensor<2x1xi32>) {
      %id = stablehlo.partition_id : tensor<ui32>
      %i = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
      %ten = stablehlo.constant dense<10> : tensor<i32>
      %j = stablehlo.multiply %i, %ten : tensor<i32>
      %k = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<i32>) -> tensor<2x1xi32>
      %d = stablehlo.add %c, %k : tensor<2x1xi32>
      sdy.return %d, %d : tensor<2x1xi32>, tensor<2x1xi32>
    } : (tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<4x1xi32>)
    sdy.return %1#0, %1#1 : tensor<2x2xi32>, tensor<4x1xi32>
  } : (tensor<4x2xi32>) -> (tensor<4x2xi32>, tensor<8x1xi32>)
  return %0#0, %0#1 : tensor<4x2xi32>, tensor<8x1xi32>
}
END
cat >"$dir/gives.mlir" <<'END'
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4x2xi32>) -> tensor<8x2xi32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>]
      manual_axes={"x"} (%b: tensor<4x2xi32>) {
    sdy.return %b : tensor<4x2xi32>
  } : (tensor<4x2xi32>) -> tensor<8x2xi32>
  %1 = stablehlo.negate %0 : tensor<8x2xi32>
  return %1 : tensor<8x2xi32>
}
END
cat >"$dir/open.mlir" <<'END'
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<?x2xi32>) -> tensor<?x2xi32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>]
      manual_axes={"x"} (%b: tensor<?x2xi32>) {
    sdy.return %b : tensor<?x2xi32>
  } : (tensor<?x2xi32>) -> tensor<?x2xi32>
  return %0 : tensor<?x2xi32>
}
END
cat >"$dir/calls.mlir" <<'END'
module attributes {mhlo.frontend_attributes = {xla.sdy.meshes = "{mesh = #sdy.mesh<[\22x\22=2, \22y\22=2], device_ids=[3, 2, 1, 0]>}"}} {
  func.func @main(%a: tensor<4x2xi32>) {
    %0 = stablehlo.custom_call @xla.sdy.GlobalToLocalShape(%a) {mhlo.frontend_attributes = {
      xla.sdy.in_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22x\22}, {\22y\22}]>]>",
      xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22, \22y\22}>"}} : (tensor<4x2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.custom_call @xla.sdy.LocalToGlobalShape(%0) {mhlo.frontend_attributes = {
      xla.sdy.out_shardings = "#sdy.sharding_per_value<[<@mesh, [{\22y\22, \22x\22}, {}]>]>",
      xla.sdy.manual_axes = "#sdy<manual_axes{\22x\22, \22y\22}>"}} : (tensor<2x1xi32>) -> tensor<8x1xi32>
    check.expect_eq_const %1, dense<[[0], [2], [4], [6], [1], [3], [5], [7]]> : tensor<8x1xi32>
    return
  }
}
END
# as GSPMD spells it: devices in an order of their own, some with the same parts
cat >"$dir/tiles.mlir" <<'END'
func.func @main(%a: tensor<4x2xi32>) {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2,2]3,2,1,0}"}
    : (tensor<4x2xi32>) -> tensor<4x2xi32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"}
    : (tensor<4x2xi32>) -> tensor<2x1xi32>
  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{devices=[4,1]3,1,2,0}"}
    : (tensor<2x1xi32>) -> tensor<8x1xi32>
  check.expect_eq_const %2, dense<[[0], [2], [4], [6], [1], [3], [5], [7]]> : tensor<8x1xi32>
  %3 = stablehlo.custom_call @SPMDShardToFullShape(%1) {
      mhlo.sharding = "{devices=[1,2,2]<=[2,2]T(1,0) last_tile_dim_replicate}"}
    : (tensor<2x1xi32>) -> tensor<2x2xi32>
  %id = stablehlo.partition_id : tensor<ui32>
  %two = stablehlo.constant dense<2> : tensor<ui32>
  %first = stablehlo.compare LT, %id, %two : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %of_first = stablehlo.constant dense<[[5, 4], [7, 6]]> : tensor<2x2xi32>
  %of_last = stablehlo.constant dense<[[1, 0], [3, 2]]> : tensor<2x2xi32>
  %is = stablehlo.select %first, %of_first, %of_last : tensor<i1>, tensor<2x2xi32>
  check.expect_eq %3, %is : tensor<2x2xi32>
  return
}
END
n=0
for p in 2,2]3,2,1,1 2,2]3,2,1, 2,2]3,2,1,0,0 '2,2]<=[2,4]' '2,2]<=[2,2]T(1,' '2,2]<=[2,2]T(1,1)' '0,2]<=[4]' '2]<=[2]' 2,2 \
  '2,2]<=[99999999999999999999]'; do
  n=$((n + 1)) && sed "s/2,2]3,2,1,0/$p/" "$dir/tiles.mlir" >"$dir/tiles$n.mlir"
done
sed 's/x\\22=2/x\\22=0/' "$dir/calls.mlir" >"$dir/nomesh.mlir"
sed 's/{mesh = #sdy.mesh<.*>}/{mesh = 3/' "$dir/calls.mlir" >"$dir/badmesh.mlir"
cat >"$dir/any.mlir" <<'END'
func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
  %z = stablehlo.add %x, %x : tensor<?x2xf32>
  return %z : tensor<?x2xf32>
}
END
cat >"$dir/processes.mlir" <<'END'
func.func @each(%x: tensor<?xf32>) -> tensor<3xf32> {
  %0 = stablehlo.negate %x : (tensor<?xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "interpreter.run_parallel"(%x) {programs = [[@each]]} : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
END
cat >"$dir/huge.mlir" <<'END'
func.func @main(%x: tensor<16x7x1xf32>) -> tensor<16x7x1xf32> {
  %i = stablehlo.constant dense<18446744073709551614> : tensor<ui64>
  %z = stablehlo.constant dense<0> : tensor<ui64>
  %u = stablehlo.constant dense<0.0> : tensor<16x5x1xf32>
  %y = stablehlo.sqrt %x : tensor<16x7x1xf32>
  %0 = stablehlo.dynamic_update_slice %y, %u, %z, %i, %z : (tensor<16x7x1xf32>, tensor<16x5x1xf32>, tensor<ui64>,
    tensor<ui64>, tensor<ui64>) -> tensor<16x7x1xf32>
  return %0 : tensor<16x7x1xf32>
}
END
cat >"$dir/both.mlir" <<'END'
func.func @main(%x: tensor<1x5xf32>, %y: tensor<5x4xf32>) -> (tensor<1x4xf32>, tensor<1x4xf32>) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
    : (tensor<1x5xf32>, tensor<5x4xf32>) -> tensor<1x4xf32>
  %u = stablehlo.constant dense<0.0> : tensor<1x2xf32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.dynamic_update_slice %0, %u, %z, %z
    : (tensor<1x4xf32>, tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  %2 = stablehlo.negate %0 : tensor<1x4xf32>
  return %2, %1 : tensor<1x4xf32>, tensor<1x4xf32>
}
END
cat >"$dir/lanes.mlir" <<'END'
func.func @main(%n: tensor<i32>, %x: tensor<3x1x5x4xf32>) -> tensor<3x1x5x3xi32> {
  %v, %at = chlo.top_k(%x, k = 3) : tensor<3x1x5x4xf32> -> (tensor<3x1x5x3xf32>, tensor<3x1x5x3xi32>)
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %y = %at) : tensor<i32>, tensor<3x1x5x3xi32>
   cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %z = stablehlo.add %y, %y : tensor<3x1x5x3xi32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %z : tensor<i32>, tensor<3x1x5x3xi32>
  }
  return %r#1 : tensor<3x1x5x3xi32>
}
END
cat >"$dir/narrow.mlir" <<'END'
  func.func @main(%arg0: tensor<4xui8>) -> (tensor<i32>, tensor<1143xi16>, tensor<4xui8>) {
    %c = stablehlo.constant dense<0> : tensor<3xui8>
    %c_0 = stablehlo.constant dense<1> : tensor<ui8>
    %0 = "stablehlo.select_and_scatter"(%arg0, %c, %c_0) <{padding = dense<[[0, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      %2 = stablehlo.compare GE, %arg1, %arg2 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }, {
    ^bb0(%arg1: tensor<ui8>, %arg2: tensor<ui8>):
      stablehlo.return %arg1 : tensor<ui8>
    }) : (tensor<4xui8>, tensor<3xui8>, tensor<ui8>) -> tensor<4xui8>
    %c_1 = stablehlo.constant dense<0> : tensor<1143xi16>
    %c_2 = stablehlo.constant dense<[1, 1, 2, 5]> : tensor<4xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<ui8>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.reduce(%arg0 init: %c_3), (%c_2 init: %c_4) across dimensions = [0] : (tensor<4xui8>, tensor<4xi32>, tensor<ui8>, tensor<i32>) -> (tensor<ui8>, tensor<i32>)
     reducer(%arg1: tensor<ui8>, %arg3: tensor<ui8>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %2 = stablehlo.compare GE, %arg1, %arg3 : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
      %3 = stablehlo.select %2, %arg2, %arg4 : tensor<i1>, tensor<i32>
      stablehlo.return %arg1, %3 : tensor<ui8>, tensor<i32>
    }
    return %1#1, %c_1, %0 : tensor<i32>, tensor<1143xi16>, tensor<4xui8>
  }
END
cat >"$dir/forever.mlir" <<'END'
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %r = stablehlo.while(%y = %x) : tensor<3xf32>
   cond {
    %t = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %z = stablehlo.sine %y : tensor<3xf32>
    stablehlo.return %z : tensor<3xf32>
  }
  return %r : tensor<3xf32>
}
END
cat >"$dir/endless.mlir" <<'END'
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  %0 = func.call @main(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = stablehlo.sine %0 : tensor<3xf32>
  return %1 : tensor<3xf32>
}
END
cat >"$dir/one.mlir" <<'END'
func.func @main() -> (tensor<1x1xi32>, tensor<9x65xi32>) {
  %rows = stablehlo.iota dim = 0 : tensor<9x65xi32>
  %x = stablehlo.constant dense<1024> : tensor<9x65xi32>
  %i = stablehlo.constant dense<5> : tensor<i32>
  %all = stablehlo.shift_right_arithmetic %x, %rows : tensor<9x65xi32>
  %one = stablehlo.dynamic_slice %all, %i, %i, sizes = [1, 1] : (tensor<9x65xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
  return %one, %all : tensor<1x1xi32>, tensor<9x65xi32>
}
END
# Functions that call the next one twice: 2^30 copies if all were inlined, as many calls if it ran.
awk 'BEGIN {
  t = "tensor<4xf32>"
  printf "func.func @main(%%p: tensor<i1>, %%x: %s) -> %s {\n  %%r = \"stablehlo.if\"(%%p) ({\n", t, t
  printf "    %%0 = func.call @f0(%%x) : (%s) -> %s\n    stablehlo.return %%0 : %s\n  }, {\n", t, t, t
  printf "    stablehlo.return %%x : %s\n  }) : (tensor<i1>) -> %s\n  return %%r : %s\n}\n", t, t, t
  for (i = 0; i <= 30; i++) {
    printf "func.func private @f%d(%%x: %s) -> %s {\n", i, t, t
    if (i == 30) printf "  %%1 = stablehlo.cosine %%x : %s\n", t
    for (k = 0; k < 2 && i < 30; k++)
      printf "  %%%d = func.call @f%d(%%%s) : (%s) -> %s\n", k, i + 1, k ? "0" : "x", t, t
    printf "  return %%1 : %s\n}\n", t
  }
}' >"$dir/chain.mlir"
loop=$dir/loop.mlir
gen='gen uniform 1 0 2'

# calls that stay calls
chain() { timeout 60 "$tenon" run "$dir/chain.mlir" --input 'dense<false> : tensor<i1>' --input "$gen" --engine "$1"; }
expect 0 '' chain interp
cp "$dir/out" "$dir/chain.out"
for e in interp:passes x64 tile; do
  expect 0 '' chain $e
  cp "$dir/out" "$dir/chain.got"; expect 0 "" cmp "$dir/chain.got" "$dir/chain.out"
done
expect 0 'call @f' "$tenon" compile --stage plan "$dir/chain.mlir"

# engines
expect 0 '^tile +(default )? *precompiled' "$tenon" targets
expect 0 'default' "$tenon" targets
expect 2 'expected no operands' "$tenon" targets x
expect 2 "engine 'warp' is unknown: .tenon targets. lists" "$tenon" run "$loop" --input "$gen" --engine warp
expect 2 "engine '' is unknown" "$tenon" compile "$loop" --target=
for e in $("$tenon" targets | grep -v 'not here' | awk '{print $1}'); do
  expect 0 '^50$' "$tenon" run "$loop" --input "$gen" --engine "$e"
  expect 0 'same bits on 2 engines' "$tenon" compare "$loop" --input "$gen" --engine tile --engine "$e"
  expect 0 'same bits' "$tenon" compare "$loop" --generate --engine tile --engine "$e" --threads 3
  expect 3 'limit' "$tenon" run "$dir/forever.mlir" --input "$gen" --engine "$e" --limit-ops 1000
  expect 3 'limits.memory_bytes' "$tenon" run "$loop" --input "$gen" --engine "$e" --limit-memory 8
  expect 3 'depth limit: calls and regions are nested 512' "$tenon" run "$dir/endless.mlir" --input "$gen" --engine "$e"
  expect 0 '\[\[' "$tenon" run "$dir/any.mlir" --input 'dense<[[1.0, 2.0]]> : tensor<1x2xf32>' --engine "$e"
  # parts of values
  whole='dense<[[0, 1], [2, 3], [4, 5], [6, 7]]> : tensor<4x2xi32>'
  for p in parts calls tiles; do
    expect 0 '' "$tenon" run "$dir/$p.mlir" --partitions 4 --input "$whole" --engine "$e"
    expect 1 'one for each partition' "$tenon" run "$dir/$p.mlir" --partitions 2 --input "$whole" --engine "$e"
    expect 1 'whole values' "$tenon" run "$dir/$p.mlir" --input "$whole" --engine "$e"
  done
  expect 1 'parts of result 0' "$tenon" run "$dir/gives.mlir" --input "$whole" --engine "$e"
  expect 0 '^tensor<8x2xi32>' "$tenon" run "$dir/gives.mlir" --partitions 2 --input "$whole" --engine "$e"
  expect 1 'expected static parts' "$tenon" run "$dir/open.mlir" --partitions 2 --input "$whole" --engine "$e"
  for p in "$dir/nomesh.mlir" "$dir/badmesh.mlir" "$dir"/tiles[0-9]*.mlir; do
    expect 1 'one for each partition' "$tenon" run "$p" --partitions 4 --input "$whole" --engine "$e"
  done
  # a start that no signed integer holds, of an update that leaves little of the operand
  expect 0 'same bits' "$tenon" compare "$dir/huge.mlir" --generate --engine interp --engine "$e"
  # elements that go through a loop where they lie, no whole number of steps
  expect 0 'same bits' "$tenon" compare "$dir/lanes.mlir" --input 'dense<3> : tensor<i32>' --input 'gen uniform 1 0 1' \
    --engine interp --engine "$e"
  # one constant in narrow lanes and by itself
  expect 0 'same bits' "$tenon" compare "$dir/narrow.mlir" --generate --engine tile --engine "$e"
  # one element of what is given back too, all made of constants
  expect 0 'same bits' "$tenon" compare "$dir/one.mlir" --engine interp --engine "$e"
  # an update and another reader of what it updates, element by element
  expect 0 'same bits' "$tenon" compare "$dir/both.mlir" --generate --engine interp --engine "$e"
done
expect 1 '@each: input 0 is tensor<\?xf32>, expected a static shape' \
  "$tenon" run "$dir/processes.mlir" --input 'dense<1.0> : tensor<3xf32>' --engine tile
expect 0 '\[-1. -1. -1.\]' "$tenon" run "$dir/processes.mlir" --input 'dense<1.0> : tensor<3xf32>' --engine interp

# what compiling makes
expect 0 'stablehlo.while' "$tenon" compile "$loop" --target tile --stage module
expect 0 'while' "$tenon" compile "$loop" --target tile
expect 0 'fmul' "$tenon" compile "$loop" --target tile --stage kernel
expect 2 "stage is 'x', expected module" "$tenon" compile "$loop" --target tile --stage x
expect 1 'this engine interprets' "$tenon" compile "$loop" --target interp
expect 1 '0 inputs given' "$tenon" compile "$dir/any.mlir" --target tile
expect 0 'tensor<1x2xf32>' "$tenon" compile "$dir/any.mlir" --target tile \
  --input 'dense<[[1.0, 2.0]]> : tensor<1x2xf32>'

# finding faults
expect 0 'no difference' "$tenon" bisect "$loop" --input "$gen" --engine tile --engine tile
expect 2 'expected --engine twice' "$tenon" bisect "$loop" --engine tile
cat >"$dir/rounds.mlir" <<'END'
func.func @main(%x: tensor<4000xf32>) -> tensor<4000xf32> {
  %0 = stablehlo.exponential %x : tensor<4000xf32>
  return %0 : tensor<4000xf32>
}
END
expect 1 'output 0 differs .* only one has steps' "$tenon" bisect "$dir/rounds.mlir" --generate --engine tile --engine interp
expect 1 'do not differ' "$tenon" reduce "$dir/rounds.mlir" --engine tile --engine tile
expect 2 'unfused' env TN_DEBUG=help "$tenon" targets
expect 2 "TN_DEBUG has no flag 'x'" env TN_DEBUG=x "$tenon" targets
expect 0 'emit .* us' env TN_DEBUG=time,unfused,verify "$tenon" run "$loop" --input "$gen" --engine tile
expect 0 '^50$' env TN_DUMP="$dir/dump" "$tenon" run "$loop" --input "$gen" --engine tile
expect 0 'while' cat "$dir/dump/60-plan.txt"
expect 0 'fmul' cat "$dir/dump/70-kernels.txt"
expect 0 'stablehlo' cat "$dir/dump/50-module.mlir"

cat >"$dir/sum.mlir" <<'END'
func.func @main(%x: tensor<999xf32>, %y: tensor<999xf32>) -> (tensor<f32>, tensor<999xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %w = stablehlo.subtract %x, %y : tensor<999xf32>
  %s = stablehlo.reduce(%w init: %c) applies stablehlo.add across dimensions = [0]
    : (tensor<999xf32>, tensor<f32>) -> tensor<f32>
  return %s, %w : tensor<f32>, tensor<999xf32>
}
END
# The interpreter adds in another order: a difference that there is always.
expect 1 'output 0 differs between interp and tile in 1 of 1 elements' \
  "$tenon" compare "$dir/sum.mlir" --generate --engine interp --engine tile
expect 0 'stablehlo.reduce' "$tenon" reduce "$dir/sum.mlir" --engine interp --engine tile
expect 2 'engine twice' "$tenon" reduce "$dir/sum.mlir" --engine tile
if "$tenon" targets | grep -E '^c ' | grep -qv 'not here'; then
  "$tenon" compile "$dir/sum.mlir" --stage c >"$dir/sum.c"
  expect 0 '' cc -std=c11 -fsyntax-only "$dir/sum.c"
fi

# watching
expect 0 '^50$' "$tenon" run "$loop" --input "$gen" --engine tile --trace "$dir/trace.json"
expect 0 '"name": "passes", "cat": "compile"' cat "$dir/trace.json"
expect 0 '"cat": "kernel".*"step": [0-9]' cat "$dir/trace.json"
expect 1 'cannot write' "$tenon" run "$loop" --input "$gen" --engine tile --trace "$dir/no/such.json"
if command -v python3 >/dev/null 2>&1; then
  expect 0 '' python3 -c "import json; assert len(json.load(open('$dir/trace.json'))) > 4"
fi
expect 0 '% of copy' "$tenon" bench "$loop" --input "$gen" --engine tile --seconds 0 --profile
expect 0 '"engine": "tile", "compile_us": [0-9.]+' "$tenon" bench "$loop" --input "$gen" --engine tile --seconds 0 --json

# what profilers and debuggers are told of native code
if "$tenon" targets | grep -E '^x64 ' | grep -q 'not here'; then
  echo 'skipped: cli/engine: this machine does not run x64'
else
  cat >"$dir/frame.mlir" <<'END'
func.func @main(%x: tensor<1x24xf64>) -> tensor<1x24xf64> {
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %e = stablehlo.tan %x : tensor<1x24xf64>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x24xf64>, tensor<f64>) -> tensor<1xf64>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<1xf64>) -> tensor<1x24xf64>
  %d = stablehlo.divide %e, %b : tensor<1x24xf64>
  return %d : tensor<1x24xf64>
}
END
  cat >"$dir/step.gdb" <<'END'
set breakpoint pending on
set pagination off
break k0_tan
run
backtrace
set $i = 0
while $i < 80
  stepi
  backtrace -1
  set $i = $i + 1
end
END
  TN_DEBUG=perf "$tenon" run "$dir/frame.mlir" --input "$gen" >/dev/null &
  child=$!
  wait $child
  expect 0 '^[0-9a-f]+ [0-9a-f]+ tenon:k0_tan$' cat "/tmp/perf-$child.map"
  rm -f "/tmp/perf-$child.map"
  if ! gdb -batch -ex run --args true 2>&1 | grep -q 'exited normally'; then
    echo 'skipped: cli/engine: no gdb that can run programs'
  else
    TN_DEBUG=gdb gdb -batch -x "$dir/step.gdb" --args "$tenon" run "$dir/frame.mlir" --input "$gen" >"$dir/gdb" 2>&1 </dev/null
    expect 0 '^#0 .* in k0_tan \(\)' cat "$dir/gdb"
    expect 0 '^8[12]$' grep -c '^#.* main (' "$dir/gdb"
  fi
fi
# Remainders by constants, one number after the other.
remainders() {  # DIVISOR
  cat <<END
func.func @main(%x: tensor<300xui32>) -> tensor<300xui32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<300> : tensor<i32>
  %d = stablehlo.constant dense<$1> : tensor<1xui32>
  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<300xui32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %a = stablehlo.dynamic_slice %v, %i, sizes = [1] : (tensor<300xui32>, tensor<i32>) -> tensor<1xui32>
    %b = stablehlo.remainder %a, %d : tensor<1xui32>
    %w = stablehlo.dynamic_update_slice %v, %b, %i : (tensor<300xui32>, tensor<1xui32>, tensor<i32>) -> tensor<300xui32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %w : tensor<i32>, tensor<300xui32>
  }
  return %r#1 : tensor<300xui32>
}
END
}
for d in 3 7 97 65521 6700417 2147483647 2147483649 4294967291 4294967295; do
  remainders $d >"$dir/remainders.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/remainders.mlir" --generate --engine interp --engine x64
done

report
