#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Programs as object files and as C, linked by a C program, against what `tenon run` computes.
. test/cli/expect.inc

cc=${CC:-cc}
if ! command -v "$cc" >/dev/null 2>&1; then
  echo "skipped: cli/ahead: no C compiler here"
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
fi
# name: 4096 elements in, 4096 out.
cat >"$dir/rows.mlir" <<'END'
module @rows {
  func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %c = stablehlo.constant dense<[[0.7, 2.0], [3.0, -1.1]]> : tensor<2x2xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %e = stablehlo.exponential %x : tensor<64x64xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
    %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<64xf32>) -> tensor<64x64xf32>
    %d = stablehlo.divide %e, %b : tensor<64x64xf32>
    %t = stablehlo.reverse %d, dims = [1, 0] : tensor<64x64xf32>
    %i = stablehlo.iota dim = 0 : tensor<64x64x2xi32>
    %one = stablehlo.constant dense<1> : tensor<64x64x2xi32>
    %k = stablehlo.and %i, %one : tensor<64x64x2xi32>
    %g = "stablehlo.gather"(%c, %k) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>} : (tensor<2x2xf32>, tensor<64x64x2xi32>) -> tensor<64x64xf32>
    %m = stablehlo.multiply %t, %g : tensor<64x64xf32>
    %p = stablehlo.slice %x [8:40, 0:64] : (tensor<64x64xf32>) -> tensor<32x64xf32>
    %h = "stablehlo.gather"(%p, %k) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>} : (tensor<32x64xf32>, tensor<64x64x2xi32>) -> tensor<64x64xf32>
    %r = stablehlo.subtract %m, %h : tensor<64x64xf32>
    return %r : tensor<64x64xf32>
  }
}
END
cat >"$dir/steps.mlir" <<'END'
func.func @steps(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %n = stablehlo.constant dense<7> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %i0 = stablehlo.constant dense<-1> : tensor<i32>
  %r:3 = stablehlo.while(%i = %i0, %a = %x, %b = %x) : tensor<i32>, tensor<4096xf32>, tensor<4096xf32>
   cond {
    %t = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %k = stablehlo.remainder %i, %three : tensor<i32>
    %y = "stablehlo.case"(%k) ({
      %s = stablehlo.sine %a : tensor<4096xf32>
      stablehlo.return %s : tensor<4096xf32>
    }, {
      %s = stablehlo.reverse %a, dims = [0] : tensor<4096xf32>
      %p = stablehlo.add %s, %a : tensor<4096xf32>
      stablehlo.return %p : tensor<4096xf32>
    }, {
      stablehlo.return %b : tensor<4096xf32>
    }) : (tensor<i32>) -> tensor<4096xf32>
    %p = stablehlo.compare EQ, %k, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %z = "stablehlo.if"(%p) ({
      %s = stablehlo.cosine %y : tensor<4096xf32>
      stablehlo.return %s : tensor<4096xf32>
    }, {
      stablehlo.return %a : tensor<4096xf32>
    }) : (tensor<i1>) -> tensor<4096xf32>
    %v = stablehlo.reverse %z, dims = [0] : tensor<4096xf32>
    %w = stablehlo.subtract %v, %y : tensor<4096xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %w, %z : tensor<i32>, tensor<4096xf32>, tensor<4096xf32>
  }
  %q = stablehlo.add %r#1, %r#2 : tensor<4096xf32>
  return %q : tensor<4096xf32>
}
END
# Every kind of routine of the library, a sort that asks a kernel, and functions that have no formula.
cat >"$dir/routines.mlir" <<'END'
func.func @routines(%x: tensor<4096xf32>) -> tensor<4096xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reshape %x : (tensor<4096xf32>) -> tensor<64x64xf32>
  %d = stablehlo.dot %m, %m : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %i = stablehlo.iota dim = 0 : tensor<64x64xi32>
  %s:2 = "stablehlo.sort"(%d, %i) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %k: tensor<i32>, %l: tensor<i32>):
    %p = stablehlo.abs %a : tensor<f32>
    %q = stablehlo.cosine %b : tensor<f32>
    %c = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 0 : i64, is_stable = true} : (tensor<64x64xf32>, tensor<64x64xi32>) -> (tensor<64x64xf32>, tensor<64x64xi32>)
  %o:2 = "stablehlo.sort"(%d, %s#1) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %k: tensor<i32>, %l: tensor<i32>):
    %c = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<64x64xf32>, tensor<64x64xi32>) -> (tensor<64x64xf32>, tensor<64x64xi32>)
  %v, %w = chlo.top_k(%s#0, k = 64) : tensor<64x64xf32> -> (tensor<64x64xf32>, tensor<64x64xi32>)
  %z = stablehlo.complex %v, %m : tensor<64x64xcomplex<f32>>
  %f = stablehlo.fft %z, type = FFT, length = [64] : (tensor<64x64xcomplex<f32>>) -> tensor<64x64xcomplex<f32>>
  %r = stablehlo.real %f : (tensor<64x64xcomplex<f32>>) -> tensor<64x64xf32>
  %t = stablehlo.dot_general %m, %m, contracting_dims = [0] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %j = stablehlo.iota dim = 1 : tensor<64x64xi32>
  %e = stablehlo.compare EQ, %i, %j : (tensor<64x64xi32>, tensor<64x64xi32>) -> tensor<64x64xi1>
  %n = stablehlo.convert %e : (tensor<64x64xi1>) -> tensor<64x64xf32>
  %g = stablehlo.add %t, %n : tensor<64x64xf32>
  %h = stablehlo.cholesky %g, lower = true : tensor<64x64xf32>
  %u = "stablehlo.triangular_solve"(%h, %r) {left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %y = stablehlo.reshape %u : (tensor<64x64xf32>) -> tensor<1x32x32x4xf32>
  %k = stablehlo.slice %x [0:144] : (tensor<4096xf32>) -> tensor<144xf32>
  %w0 = stablehlo.reshape %k : (tensor<144xf32>) -> tensor<3x3x4x4xf32>
  %c0 = stablehlo.convolution(%y, %w0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x32x32x4xf32>, tensor<3x3x4x4xf32>) -> tensor<1x32x32x4xf32>
  %a0 = stablehlo.reshape %c0 : (tensor<1x32x32x4xf32>) -> tensor<4096xf32>
  %b0 = "stablehlo.reduce_window"(%a0, %zero) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) {window_dimensions = array<i64: 4096>, padding = dense<[[4095, 0]]> : tensor<1x2xi64>} : (tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %d0 = stablehlo.convert %b0 : (tensor<4096xf32>) -> tensor<4096xf64>
  %e0 = chlo.digamma %d0 : tensor<4096xf64> -> tensor<4096xf64>
  %f0 = stablehlo.convert %e0 : (tensor<4096xf64>) -> tensor<4096xf32>
  %g0 = stablehlo.slice %x [0:4] : (tensor<4096xf32>) -> tensor<4xf32>
  %h0 = stablehlo.bitcast_convert %g0 : (tensor<4xf32>) -> tensor<4xui32>
  %i0 = stablehlo.reshape %h0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %j0 = stablehlo.bitcast_convert %i0 : (tensor<2x2xui32>) -> tensor<2xui64>
  %k0, %l0 = stablehlo.rng_bit_generator %j0, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4096xui32>)
  %tiny = stablehlo.constant dense<1.0e-9> : tensor<4096xf32>
  %bits = stablehlo.convert %l0 : (tensor<4096xui32>) -> tensor<4096xf32>
  %m0 = stablehlo.multiply %bits, %tiny : tensor<4096xf32>
  %n0 = stablehlo.convert %o#1 : (tensor<64x64xi32>) -> tensor<64x64xf32>
  %o0 = stablehlo.add %n0, %o#0 : tensor<64x64xf32>
  %p0 = stablehlo.reshape %o0 : (tensor<64x64xf32>) -> tensor<4096xf32>
  %q0 = stablehlo.add %p0, %m0 : tensor<4096xf32>
  %r0 = stablehlo.add %q0, %f0 : tensor<4096xf32>
  return %r0 : tensor<4096xf32>
}
END
cat >"$dir/host.mlir" <<'END'
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = stablehlo.custom_call @mine(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
END
cat >"$dir/user.c" <<'END'
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#define CAT(a, b) a##b
#define SCRATCH_OF(name) CAT(name, _scratch_bytes)
extern const uint64_t SCRATCH_OF(NAME);
int NAME(void *const *inputs, void *const *outputs, void *scratch);
static float x[4096], y[4096];
int main(void) {
  void *scratch = aligned_alloc(64, SCRATCH_OF(NAME) / 64 * 64 + 64), *in[] = {x}, *out[] = {y};
  if (!fread(x, sizeof x, 1, stdin) || NAME(in, out, NULL) != 1 || NAME(in, out, (char *)scratch + 8) != 1) return 1;
  if (NAME(in, out, scratch)) return 2;
  free(scratch);
  return fwrite(y, sizeof y, 1, stdout) != 1;
}
END

case $B in
  *asan) sanitizers=-fsanitize=address,undefined ;;
  *ubsan) sanitizers=-fsanitize=undefined ;;
  *tsan) sanitizers=-fsanitize=thread ;;
  *) sanitizers= ;;
esac

# links NAME: the user's program with it computes what `tenon run` does. Only routines need the library.
links() {
  library=
  [ "$1" = routines ] && library="$B/libtenon.a -pthread $sanitizers"
  expect 0 '' "$cc" -std=gnu11 -ffp-contract=off -DNAME="$1" -o "$dir/user" "$dir/user.c" "$dir/$1.o" $library -lm
  tail -c 16384 "$dir/$1/out0.npy" >"$dir/want"
  "$dir/user" <"$dir/x" >"$dir/got"
  expect 0 '' cmp "$dir/got" "$dir/want"
}

programs='rows steps routines'
cat >"$dir/same.mlir" <<'END'
func.func @main(%x: tensor<4096xf32>) -> tensor<4096xf32> { return %x : tensor<4096xf32> }
END
for p in same $programs; do "$tenon" run "$dir/$p.mlir" --input 'gen uniform 3 -1 1' --output "$dir/$p" >/dev/null; done
tail -c 16384 "$dir/same/out0.npy" >"$dir/x"

for target in x64 x64:avx2; do
  "$tenon" targets | grep -E "^$target " | grep -q 'not here' && continue
  for p in $programs; do
    expect 0 '' "$tenon" compile --stage obj --target $target -o "$dir/$p.o" "$dir/$p.mlir"
    if command -v objdump >/dev/null 2>&1; then
      expect 0 "F .text.* $p\$" objdump -t "$dir/$p.o"
      expect 0 'pc=0' objdump --dwarf=frames "$dir/$p.o"
    fi
    links $p
  done
  expect 1 'step 0 \(stablehlo.custom_call\) is done by the runtime' "$tenon" compile --stage obj --target $target "$dir/host.mlir"
done
expect 1 'target tile makes no object files' "$tenon" compile --stage obj --target tile "$dir/rows.mlir"
for p in $programs; do
  "$tenon" targets | grep -E '^c ' | grep -q 'not here' && continue
  expect 0 '' "$tenon" compile --stage c -o "$dir/$p.c" "$dir/$p.mlir"
  [ $p = rows ] && level=-O3 || level=-O1  # -O3: gcc would make fma of products and sums
  expect 0 '' "$cc" $level -w -mfma -c "$dir/$p.c" -o "$dir/$p.o"
  links $p
done
expect 0 '^// No function for all of it: step 0' "$tenon" compile --stage c "$dir/host.mlir"
report
