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
    %c = stablehlo.constant dense<[[0.5, 2.0], [3.0, -1.0]]> : tensor<2x2xf32>
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
    %r = stablehlo.multiply %t, %g : tensor<64x64xf32>
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
cat >"$dir/product.mlir" <<'END'
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %y = stablehlo.dot %x, %x : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  return %y : tensor<64x64xf32>
}
END
cat >"$dir/user.c" <<'END'
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
extern const uint64_t rows_scratch_bytes, steps_scratch_bytes;
int rows(void *const *inputs, void *const *outputs, void *scratch);
int steps(void *const *inputs, void *const *outputs, void *scratch);
static float x[4096], y[4096];
int main(int argc, char **argv) {
  uint64_t n = argc > 1 && argv[1][0] == 's' ? steps_scratch_bytes : rows_scratch_bytes;
  void *scratch = aligned_alloc(64, n / 64 * 64 + 64), *in[] = {x}, *out[] = {y};
  if (!fread(x, sizeof x, 1, stdin) || rows(in, out, NULL) != 1 || rows(in, out, (char *)scratch + 8) != 1) return 1;
  if (argv[1][0] == 's' ? steps(in, out, scratch) : rows(in, out, scratch)) return 2;
  free(scratch);
  return fwrite(y, sizeof y, 1, stdout) != 1;
}
END

# links WHAT FILE...: the user's program with them computes what `tenon run` does.
links() {
  what=$1
  shift
  expect 0 '' "$cc" -std=gnu11 -ffp-contract=off -o "$dir/user" "$dir/user.c" "$@" -lm
  for p in rows steps; do
    tail -c 16384 "$dir/$p/out0.npy" >"$dir/want"
    "$dir/user" $p <"$dir/x" >"$dir/got"
    expect 0 '' cmp "$dir/got" "$dir/want"
  done
}

"$tenon" run "$dir/steps.mlir" --input 'gen uniform 3 -1 1' --output "$dir/steps" >/dev/null
"$tenon" run "$dir/rows.mlir" --input 'gen uniform 3 -1 1' --output "$dir/rows" >/dev/null
cat >"$dir/same.mlir" <<'END'
func.func @main(%x: tensor<4096xf32>) -> tensor<4096xf32> { return %x : tensor<4096xf32> }
END
"$tenon" run "$dir/same.mlir" --input 'gen uniform 3 -1 1' --output "$dir/same" >/dev/null
tail -c 16384 "$dir/same/out0.npy" >"$dir/x"

for target in x64 x64:avx2; do
  "$tenon" targets | grep -E "^$target " | grep -q 'not here' && continue
  for p in rows steps; do
    expect 0 '' "$tenon" compile --stage obj --target $target -o "$dir/$p.o" "$dir/$p.mlir"
    if command -v objdump >/dev/null 2>&1; then
      expect 0 "F .text.* $p\$" objdump -t "$dir/$p.o"
      expect 0 'pc=0' objdump --dwarf=frames "$dir/$p.o"
    fi
  done
  links $target "$dir/rows.o" "$dir/steps.o"
  expect 1 'step 0 \(stablehlo.dot_general\) is a routine' "$tenon" compile --stage obj --target $target "$dir/product.mlir"
done
expect 1 'target tile makes no object files' "$tenon" compile --stage obj --target tile "$dir/rows.mlir"
for p in rows steps; do
  "$tenon" targets | grep -E '^c ' | grep -q 'not here' && continue
  expect 0 '' "$tenon" compile --stage c -o "$dir/$p.c" "$dir/$p.mlir"
  "$cc" -std=gnu11 -ffp-contract=off -fwrapv -w -mfma -c "$dir/$p.c" -o "$dir/$p.o"
done
links c "$dir/rows.o" "$dir/steps.o"
expect 0 '^// No function for all of it: step 0' "$tenon" compile --stage c "$dir/product.mlir"
report
