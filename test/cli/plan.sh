#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# What becomes one kernel, and what shares memory: programs with the kernels of their plans, and their results.
. test/cli/expect.inc

kernels() { "$tenon" compile --stage plan "$1" | sed -n 's/^ *[0-9]* kernel k[0-9]* \([a-z_]*\).*/\1/p' | tr '\n' ' '; }

# A rotation along each dimension: four corners and edges in small kernels, the inside in one, no tensor in between.
cat >"$dir/stencil.mlir" <<'END'
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = stablehlo.slice %x [1:64, 0:64] : (tensor<64x64xf32>) -> tensor<63x64xf32>
  %1 = stablehlo.slice %x [0:1, 0:64] : (tensor<64x64xf32>) -> tensor<1x64xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<63x64xf32>, tensor<1x64xf32>) -> tensor<64x64xf32>
  %3 = stablehlo.slice %x [0:64, 1:64] : (tensor<64x64xf32>) -> tensor<64x63xf32>
  %4 = stablehlo.slice %x [0:64, 0:1] : (tensor<64x64xf32>) -> tensor<64x1xf32>
  %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<64x63xf32>, tensor<64x1xf32>) -> tensor<64x64xf32>
  %6 = stablehlo.add %2, %5 : tensor<64x64xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<64x64xf32>
  return %7 : tensor<64x64xf32>
}
END
expect 0 'kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/stencil.mlir"

# Planes that are put side by side share what they are made of: all are made in one loop, nothing is kept.
cat >"$dir/planes.mlir" <<'END'
func.func @main(%x: tensor<40x50xi32>, %y: tensor<40x50xi32>) -> tensor<40x50x3xi32> {
  %0 = stablehlo.multiply %x, %x : tensor<40x50xi32>
  %1 = stablehlo.subtract %y, %0 : tensor<40x50xi32>
  %2 = stablehlo.add %0, %y : tensor<40x50xi32>
  %3 = stablehlo.multiply %1, %2 : tensor<40x50xi32>
  %4 = stablehlo.reshape %1 : (tensor<40x50xi32>) -> tensor<40x50x1xi32>
  %5 = stablehlo.reshape %2 : (tensor<40x50xi32>) -> tensor<40x50x1xi32>
  %6 = stablehlo.reshape %3 : (tensor<40x50xi32>) -> tensor<40x50x1xi32>
  %7 = stablehlo.negate %4 : tensor<40x50x1xi32>
  %8 = stablehlo.concatenate %7, %5, %6, dim = 2 : (tensor<40x50x1xi32>, tensor<40x50x1xi32>, tensor<40x50x1xi32>) -> tensor<40x50x3xi32>
  return %8 : tensor<40x50x3xi32>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/planes.mlir"
expect 0 'same bits' "$tenon" compare "$dir/planes.mlir" --generate --engine interp --engine tile

# Bytes as wider integers, of which many parts are read: the bytes are.
cat >"$dir/extended.mlir" <<'END'
func.func @main(%x: tensor<40x50xui8>) -> tensor<38x50xui8> {
  %w = stablehlo.convert %x : (tensor<40x50xui8>) -> tensor<40x50xi32>
  %0 = stablehlo.slice %w [0:38, 0:50] : (tensor<40x50xi32>) -> tensor<38x50xi32>
  %1 = stablehlo.slice %w [1:39, 0:50] : (tensor<40x50xi32>) -> tensor<38x50xi32>
  %2 = stablehlo.slice %w [2:40, 0:50] : (tensor<40x50xi32>) -> tensor<38x50xi32>
  %3 = stablehlo.add %0, %1 : tensor<38x50xi32>
  %4 = stablehlo.subtract %3, %2 : tensor<38x50xi32>
  %5 = stablehlo.convert %4 : (tensor<38x50xi32>) -> tensor<38x50xui8>
  return %5 : tensor<38x50xui8>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/extended.mlir"
expect 0 'same bits' "$tenon" compare "$dir/extended.mlir" --generate --engine interp --engine tile

# Slices that are put together element by element along a new last dimension, whatever the one before it has: one loop.
cat >"$dir/stack.mlir" <<'END'
func.func @main(%x: tensor<9x20x4xf32>) -> tensor<9x18x4x3xf32> {
  %0 = stablehlo.slice %x [0:9, 0:18, 0:4] : (tensor<9x20x4xf32>) -> tensor<9x18x4xf32>
  %1 = stablehlo.slice %x [0:9, 1:19, 0:4] : (tensor<9x20x4xf32>) -> tensor<9x18x4xf32>
  %2 = stablehlo.slice %x [0:9, 2:20, 0:4] : (tensor<9x20x4xf32>) -> tensor<9x18x4xf32>
  %3 = stablehlo.reshape %0 : (tensor<9x18x4xf32>) -> tensor<9x18x4x1xf32>
  %4 = stablehlo.reshape %1 : (tensor<9x18x4xf32>) -> tensor<9x18x4x1xf32>
  %5 = stablehlo.reshape %2 : (tensor<9x18x4xf32>) -> tensor<9x18x4x1xf32>
  %6 = stablehlo.concatenate %3, %4, %5, dim = 3 : (tensor<9x18x4x1xf32>, tensor<9x18x4x1xf32>, tensor<9x18x4x1xf32>) -> tensor<9x18x4x3xf32>
  return %6 : tensor<9x18x4x3xf32>
}
END
stores() { "$tenon" compile --stage kernel "$1" | grep -cE '= loop|store' ; }
expect 0 '^5$' stores "$dir/stack.mlir"
expect 0 'same bits' "$tenon" compare "$dir/stack.mlir" --generate --engine interp --engine tile --engine x64

# Rows that are picked, few of all, of what one cheap operation makes: it makes these, not all.
cat >"$dir/picked.mlir" <<'END'
func.func @main(%x: tensor<60x50xf32>, %p: tensor<60xi1>, %i: tensor<60x1xi32>) -> tensor<20x50xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<60x50xf32>
  %0 = stablehlo.broadcast_in_dim %p, dims = [0] : (tensor<60xi1>) -> tensor<60x50xi1>
  %1 = stablehlo.select %0, %x, %zero : tensor<60x50xi1>, tensor<60x50xf32>
  %2 = "stablehlo.gather"(%1, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 50>} : (tensor<60x50xf32>, tensor<60x1xi32>) -> tensor<60x50xf32>
  %3 = stablehlo.slice %2 [10:30, 0:50] : (tensor<60x50xf32>) -> tensor<20x50xf32>
  return %3 : tensor<20x50xf32>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/picked.mlir"
expect 0 'same bits' "$tenon" compare "$dir/picked.mlir" --generate --engine interp --engine tile

# Pixels of three channels at places that are computed: the two columns of places are read, no list of them is made.
cat >"$dir/pixels.mlir" <<'END'
func.func @main(%x: tensor<30x30x3xf32>, %i: tensor<20x20xi32>, %j: tensor<20x20xi32>, %y: tensor<20x20x3xf32>) -> tensor<20x20x3xf32> {
  %0 = stablehlo.reshape %i : (tensor<20x20xi32>) -> tensor<20x20x1xi32>
  %1 = stablehlo.reshape %j : (tensor<20x20xi32>) -> tensor<20x20x1xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<20x20x1xi32>, tensor<20x20x1xi32>) -> tensor<20x20x2xi32>
  %3 = "stablehlo.gather"(%x, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 3>} : (tensor<30x30x3xf32>, tensor<20x20x2xi32>) -> tensor<20x20x3xf32>
  %4 = stablehlo.multiply %3, %y : tensor<20x20x3xf32>
  return %4 : tensor<20x20x3xf32>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/pixels.mlir"
expect 0 'same bits' "$tenon" compare "$dir/pixels.mlir" --generate --engine interp --engine tile

# Weights of another type or the other way around are laid out once; those of an argument are at each call.
cat >"$dir/weights.mlir" <<'END'
func.func @main(%x: tensor<8x64xbf16>, %v: tensor<64x80xbf16>) -> (tensor<8x80xf32>, tensor<8x80xf32>) {
  %w = stablehlo.constant dense<0.5> : tensor<64x80xbf16>
  %0 = stablehlo.dot %x, %w : (tensor<8x64xbf16>, tensor<64x80xbf16>) -> tensor<8x80xf32>
  %1 = stablehlo.dot %x, %v : (tensor<8x64xbf16>, tensor<64x80xbf16>) -> tensor<8x80xf32>
  return %0, %1 : tensor<8x80xf32>, tensor<8x80xf32>
}
END
laid_out() { "$tenon" compile --stage plan "$1" | sed -n 's/.* alive at once), \([0-9]*\) bytes of constants.*/\1/p'; }
expect 0 '^2[0-9]{4}$' laid_out "$dir/weights.mlir"
expect 0 '' "$tenon" compare "$dir/weights.mlir" --generate --engine x64 --engine tile

# A table read at computed places: what computes the place and what is done with the element are one kernel.
cat >"$dir/table.mlir" <<'END'
func.func @main(%t: tensor<100xf32>, %i: tensor<500xi32>, %x: tensor<500xf32>) -> (tensor<500xf32>, tensor<500xi32>) {
  %two = stablehlo.constant dense<2> : tensor<500xi32>
  %0 = stablehlo.divide %i, %two : tensor<500xi32>
  %1 = stablehlo.reshape %0 : (tensor<500xi32>) -> tensor<500x1xi32>
  %2 = "stablehlo.gather"(%t, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
    start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}>
    : (tensor<100xf32>, tensor<500x1xi32>) -> tensor<500xf32>
  %3 = stablehlo.multiply %2, %x : tensor<500xf32>
  return %3, %0 : tensor<500xf32>, tensor<500xi32>
}
END
expect 0 '^divide $' kernels "$dir/table.mlir"

# What a sum of all elements reads twice is made there, when it costs little; a function that it reads twice is kept. Both
# sums are made at once.
cat >"$dir/error.mlir" <<'END'
func.func @main(%x: tensor<128x512xf32>, %y: tensor<128x512xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.subtract %x, %y : tensor<128x512xf32>
  %1 = stablehlo.abs %0 : tensor<128x512xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<128x512xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x512xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.tanh %y : tensor<128x512xf32>
  %5 = stablehlo.multiply %4, %4 : tensor<128x512xf32>
  %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x512xf32>, tensor<f32>) -> tensor<f32>
  return %3, %6 : tensor<f32>, tensor<f32>
}
END
expect 0 'kernels, 262272 bytes' "$tenon" compile --stage plan "$dir/error.mlir"
expect 0 '^tanh reduce reduce $' kernels "$dir/error.mlir"
expect 0 '' "$tenon" compare "$dir/error.mlir" --generate --engine x64 --engine tile

# A rotation of pairs: both halves are made in one loop, of what is read once.
cat >"$dir/pairs.mlir" <<'END'
func.func @main(%x: tensor<40x64xf32>, %c: tensor<40x32xf32>, %s: tensor<40x32xf32>) -> tensor<40x64xf32> {
  %0 = stablehlo.slice %x [0:40, 0:32] : (tensor<40x64xf32>) -> tensor<40x32xf32>
  %1 = stablehlo.slice %x [0:40, 32:64] : (tensor<40x64xf32>) -> tensor<40x32xf32>
  %2 = stablehlo.multiply %0, %c : tensor<40x32xf32>
  %3 = stablehlo.multiply %1, %s : tensor<40x32xf32>
  %4 = stablehlo.subtract %2, %3 : tensor<40x32xf32>
  %5 = stablehlo.multiply %0, %s : tensor<40x32xf32>
  %6 = stablehlo.multiply %1, %c : tensor<40x32xf32>
  %7 = stablehlo.add %5, %6 : tensor<40x32xf32>
  %8 = stablehlo.concatenate %4, %7, dim = 1 : (tensor<40x32xf32>, tensor<40x32xf32>) -> tensor<40x64xf32>
  return %8 : tensor<40x64xf32>
}
END
expect 0 '^4$' sh -c "'$tenon' compile --stage kernel '$dir/pairs.mlir' | grep -c load"

# A complex<f32> that only moves is eight bytes.
cat >"$dir/moves.mlir" <<'END'
func.func @main(%x: tensor<7x5x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>> {
  %0 = stablehlo.transpose %x, dims = [1, 0, 2] : (tensor<7x5x3xcomplex<f32>>) -> tensor<5x7x3xcomplex<f32>>
  return %0 : tensor<5x7x3xcomplex<f32>>
}
END
expect 0 '^1$' sh -c "'$tenon' compile --stage kernel '$dir/moves.mlir' | grep -c 'load f64'"

# Complex numbers beside one another are stored together, and those that only move as eight bytes each.
cat >"$dir/stack.mlir" <<'END'
func.func @main(%x: tensor<50x1xcomplex<f32>>, %y: tensor<50x1xcomplex<f32>>) -> tensor<50x2xcomplex<f32>> {
  %0 = stablehlo.concatenate %x, %y, dim = 1 : (tensor<50x1xcomplex<f32>>, tensor<50x1xcomplex<f32>>) -> tensor<50x2xcomplex<f32>>
  return %0 : tensor<50x2xcomplex<f32>>
}
END
expect 0 '^1$' sh -c "'$tenon' compile --stage kernel '$dir/stack.mlir' | grep -c ' loop '"
expect 0 '^2$' sh -c "'$tenon' compile --stage kernel '$dir/stack.mlir' | grep -c 'load f64'"
expect 0 '' "$tenon" compare "$dir/pairs.mlir" --generate --engine x64 --engine tile

# A transposition whose rows many others are made of is made once; where columns are repeated, it is but an index.
for dims in '[0, 2]' '[0, 1]'; do cat >"$dir/turned$dims.mlir" <<END
func.func @main(%x: tensor<40x40xf32>) -> tensor<40x40x40xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = $dims : (tensor<40x40xf32>) -> tensor<40x40x40xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<40x40x40xf32>
  return %2 : tensor<40x40x40xf32>
}
END
done
expect 0 '^transpose multiply $' kernels "$dir/turned[0, 2].mlir"
expect 0 '^multiply $' kernels "$dir/turned[0, 1].mlir"

# A window that every row is multiplied by: its cosines are computed once, not in every row, whatever is between them
# and the rows.
cat >"$dir/window.mlir" <<'END'
func.func @main(%x: tensor<50x100xf32>) -> tensor<50x100xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<100xf32>
  %1 = stablehlo.cosine %0 : tensor<100xf32>
  %2 = stablehlo.negate %1 : tensor<100xf32>
  %3 = stablehlo.reshape %2 : (tensor<100xf32>) -> tensor<1x100xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x100xf32>) -> tensor<50x100xf32>
  %5 = stablehlo.multiply %x, %4 : tensor<50x100xf32>
  return %5 : tensor<50x100xf32>
}
END
expect 0 '^cosine $' kernels "$dir/window.mlir"

# The same in a loop that a counter ends: every element goes through it in registers.
cat >"$dir/search.mlir" <<'END'
func.func @main(%t: tensor<100xi32>, %i: tensor<512xi32>) -> tensor<512xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %r:2 = stablehlo.while(%k = %zero, %p = %i) : tensor<i32>, tensor<512xi32>
   cond {
    %c = stablehlo.compare LT, %k, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %k, %one : tensor<i32>
    %0 = stablehlo.reshape %p : (tensor<512xi32>) -> tensor<512x1xi32>
    %1 = "stablehlo.gather"(%t, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0],
      start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}>
      : (tensor<100xi32>, tensor<512x1xi32>) -> tensor<512xi32>
    stablehlo.return %n, %1 : tensor<i32>, tensor<512xi32>
  }
  return %r#1 : tensor<512xi32>
}
END
expect 0 '^while $' kernels "$dir/search.mlir"

# Elements that a mask keeps for good: their loop looks whether any of them is still on its way, beside the counter.
cat >"$dir/escape.mlir" <<'END'
func.func @main(%x: tensor<512xf32>) -> (tensor<512xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %end = stablehlo.constant dense<100> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %four = stablehlo.constant dense<4.0> : tensor<512xf32>
  %r:2 = stablehlo.while(%k = %zero, %v = %x) : tensor<i32>, tensor<512xf32>
  cond {
    %0 = stablehlo.compare LT, %k, %end : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %0 = stablehlo.compare LE, %v, %four : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xi1>
    %1 = stablehlo.multiply %v, %v : tensor<512xf32>
    %2 = stablehlo.select %0, %1, %v : tensor<512xi1>, tensor<512xf32>
    %3 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %3, %2 : tensor<i32>, tensor<512xf32>
  }
  return %r#1 : tensor<512xf32>
}
END
exits() { "$tenon" compile --stage kernel "$1" | grep -c ' exit %'; }
expect 0 '^3$' exits "$dir/escape.mlir"

# What was made before a loop is read in each of its rounds: its place is taken by nothing that a round makes.
cat >"$dir/rounds.mlir" <<'END'
func.func @main(%n: tensor<i32>, %x: tensor<i8>) -> (tensor<i8>, tensor<i8>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %seven = stablehlo.constant dense<7> : tensor<i32>
  %m = stablehlo.and %n, %seven : tensor<i32>
  %y = stablehlo.negate %x : tensor<i8>
  %r:3 = stablehlo.while(%k = %zero, %a = %y, %b = %y) : tensor<i32>, tensor<i8>, tensor<i8>
   cond {
    %c = stablehlo.compare LT, %k, %m : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %f = "stablehlo.async_start"(%m) ({
     ^bb0(%v: tensor<i32>):
      %s = "stablehlo.all_reduce"(%v) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>}> ({
       ^bb0(%p: tensor<i32>, %q: tensor<i32>):
        stablehlo.return %p : tensor<i32>
      }) : (tensor<i32>) -> tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<i32>) -> !stablehlo.future<tensor<i32>>
    %d = stablehlo.popcnt %x : tensor<i8>
    %e = stablehlo.convert %n : (tensor<i32>) -> tensor<i1>
    %g = stablehlo.select %e, %d, %a : tensor<i1>, tensor<i8>
    %l = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %l, %g, %a : tensor<i32>, tensor<i8>, tensor<i8>
  }
  return %r#2, %r#1 : tensor<i8>, tensor<i8>
}
END

# Transforms and factorisations of what nobody reads any more are done where it is.
cat >"$dir/in_place.mlir" <<'END'
func.func @main(%x: tensor<2x64x64xcomplex<f32>>, %a: tensor<64x64xf32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.add %x, %x : tensor<2x64x64xcomplex<f32>>
  %1 = stablehlo.fft %0, type = FFT, length = [64, 64] : (tensor<2x64x64xcomplex<f32>>) -> tensor<2x64x64xcomplex<f32>>
  %2 = stablehlo.fft %1, type = IFFT, length = [64] : (tensor<2x64x64xcomplex<f32>>) -> tensor<2x64x64xcomplex<f32>>
  %3 = stablehlo.abs %2 : (tensor<2x64x64xcomplex<f32>>) -> tensor<2x64x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x64x64xf32>, tensor<f32>) -> tensor<f32>
  %5 = stablehlo.dot_general %a, %a, contracting_dims = [1] x [1] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %6 = stablehlo.cholesky %5, lower = true : tensor<64x64xf32>
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  return %4, %7 : tensor<f32>, tensor<f32>
}
END
slots() { "$tenon" compile --stage plan "$1" | sed -n 's/^ *[0-9]* lib \([a-z_]*\) (\(s[0-9]* s[0-9]*\).*/\1 \2/p' | tr '\n' ' '; }
expect 0 '^fft (s[0-9]+) \1 fft \1 \1 dot_general s1 s1 cholesky (s[0-9]+) \2 $' slots "$dir/in_place.mlir"

# A factorisation of one block needs a column of scratch, and no panels.
cat >"$dir/block.mlir" <<'END'
func.func @main(%x: tensor<48x48xf64>) -> tensor<48x48xf64> {
  %0 = stablehlo.cholesky %x, lower = true : tensor<48x48xf64>
  return %0 : tensor<48x48xf64>
}
END
expect 0 '^plan: 1 steps, 0 kernels, 384 bytes of temporaries' "$tenon" compile --stage plan "$dir/block.mlir"

# Values that move on from one carried place to the next, without a copy: a chain that begins with a new one, a cycle
# of three, a pair. One that goes to two places is copied, one that stays is left alone.
cat >"$dir/turns.mlir" <<'END'
func.func @main(%x: tensor<40x40xf32>, %n: tensor<i32>) -> (tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %b0 = stablehlo.add %x, %x : tensor<40x40xf32>
  %c0 = stablehlo.multiply %b0, %x : tensor<40x40xf32>
  %d0 = stablehlo.negate %x : tensor<40x40xf32>
  %e0 = stablehlo.floor %x : tensor<40x40xf32>
  %f0 = stablehlo.ceil %x : tensor<40x40xf32>
  %g0 = stablehlo.subtract %c0, %x : tensor<40x40xf32>
  %h0 = stablehlo.multiply %g0, %x : tensor<40x40xf32>
  %i0 = stablehlo.subtract %h0, %x : tensor<40x40xf32>
  %j0 = stablehlo.multiply %i0, %x : tensor<40x40xf32>
  %k0 = stablehlo.abs %x : tensor<40x40xf32>
  %r:12 = stablehlo.while(%t = %zero, %a = %x, %b = %b0, %c = %c0, %d = %d0, %e = %e0, %f = %f0, %g = %g0, %h = %h0, %i = %i0, %j = %j0, %k = %k0) : tensor<i32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>
   cond {
    %p = stablehlo.compare LT, %t, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %u = stablehlo.add %t, %one : tensor<i32>
    %v = stablehlo.transpose %a, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %y = stablehlo.subtract %v, %c : tensor<40x40xf32>
    %z = stablehlo.multiply %k, %y : tensor<40x40xf32>
    stablehlo.return %u, %z, %a, %b, %e, %f, %d, %h, %g, %j, %j, %k : tensor<i32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>
  }
  return %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8, %r#9, %r#10, %r#11 : tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>, tensor<40x40xf32>
}
END
swaps() { "$tenon" compile --stage plan "$1" | sed -n 's/^    *[0-9]* \([a-z]*\) return.*/\1/p' | tr '\n' ' '; }
expect 0 '^swap swap swap swap swap swap copy $' swaps "$dir/turns.mlir"
for n in 0 1 2 3 4 5; do
  expect 0 'same bits' "$tenon" compare "$dir/turns.mlir" --input 'gen uniform 1 -1 1' --input "dense<$n> : tensor<i32>" \
    --engine interp --engine tile
done

# The counter of a loop that goes along a large array is a variable: the array's copy does not stand between them.
expect 0 '^kernel while [12] ' "$tenon" compile --stage kernel bench/programs/update_loop.mlir
# The loop itself is one that counts, and its values are handed on in a variable.
expect 0 ' = loop 19999 ' "$tenon" compile --stage kernel bench/programs/update_loop.mlir
expect 0 ' = var f32 ' "$tenon" compile --stage kernel bench/programs/update_loop.mlir
# So it is where it counts in 64 bits, of which places are the low half.
sed -e 's/tensor<i32>/tensor<i64>/g' \
  -e '/dynamic_slice %v, %i/i %i32 = stablehlo.convert %i : (tensor<i64>) -> tensor<i32>' \
  -e '/dynamic_slice %v, %j/i %j32 = stablehlo.convert %j : (tensor<i64>) -> tensor<i32>' \
  -e '/dynamic/s/%\([ij]\)\([, ]\)/%\132\2/' -e '/dynamic/s/tensor<i64>/tensor<i32>/' \
  bench/programs/update_loop.mlir >"$dir/wide_counter.mlir"
expect 0 ' = var f32 ' "$tenon" compile --stage kernel "$dir/wide_counter.mlir"
expect 0 'same bits' "$tenon" compare "$dir/wide_counter.mlir" --generate --engine interp --engine tile
# What the kernels of a loop compute together is folded as one, here a quotient that is rounded down.
cat >"$dir/halves.mlir" <<END
func.func @main(%x: tensor<i64>) -> tensor<i64> {
  %zero = stablehlo.constant dense<0> : tensor<i64>
  %one = stablehlo.constant dense<1> : tensor<i64>
  %two = stablehlo.constant dense<2> : tensor<i64>
  %r:2 = stablehlo.while(%n = %x, %k = %zero) : tensor<i64>, tensor<i64>
  cond {
    %t = stablehlo.compare GT, %n, %one, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %m = stablehlo.remainder %n, %two : tensor<i64>
    %odd = stablehlo.compare NE, %m, %zero, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %next = "stablehlo.if"(%odd) ({
      %a = stablehlo.subtract %n, %one : tensor<i64>
      stablehlo.return %a : tensor<i64>
    }, {
      %q = stablehlo.divide %n, %two : tensor<i64>
      %s = stablehlo.compare LT, %n, %one, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %p = stablehlo.and %s, %odd : tensor<i1>
      %b = stablehlo.subtract %q, %one : tensor<i64>
      %d = stablehlo.select %p, %b, %q : tensor<i1>, tensor<i64>
      stablehlo.return %d : tensor<i64>
    }) : (tensor<i1>) -> tensor<i64>
    %j = stablehlo.add %k, %one : tensor<i64>
    stablehlo.return %next, %j : tensor<i64>, tensor<i64>
  }
  return %r#1 : tensor<i64>
}
END
expect 0 ' = ishrs i64 ' "$tenon" compile --stage kernel "$dir/halves.mlir"
expect 0 'same bits' "$tenon" compare "$dir/halves.mlir" --input 'dense<987654321> : tensor<i64>' --engine interp \
  --engine tile
# Branches that update an array, or leave it, do so where it is; not where a branch hands it on as another result too.
for other in x y; do cat >"$dir/choice-$other.mlir" <<END
func.func @main(%x0: tensor<4000xi32>, %y0: tensor<4000xi32>, %n: tensor<i32>) -> (tensor<4000xi32>, tensor<4000xi32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r:3 = stablehlo.while(%k = %zero, %x = %x0, %y = %y0) : tensor<i32>, tensor<4000xi32>, tensor<4000xi32>
   cond {
    %c = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %i = stablehlo.remainder %k, %three : tensor<i32>
    %p = stablehlo.compare EQ, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %e = stablehlo.dynamic_slice %x, %k, sizes = [1] : (tensor<4000xi32>, tensor<i32>) -> tensor<1xi32>
    %q:2 = "stablehlo.case"(%i) ({
      %0 = stablehlo.dynamic_update_slice %x, %e, %i : (tensor<4000xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4000xi32>
      %1 = "stablehlo.if"(%p) ({
        stablehlo.return %0 : tensor<4000xi32>
      }, {
        %2 = stablehlo.dynamic_slice %0, %i, sizes = [1] : (tensor<4000xi32>, tensor<i32>) -> tensor<1xi32>
        %3 = stablehlo.add %2, %2 : tensor<1xi32>
        %4 = stablehlo.dynamic_update_slice %0, %3, %one : (tensor<4000xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4000xi32>
        stablehlo.return %4 : tensor<4000xi32>
      }) : (tensor<i1>) -> tensor<4000xi32>
      stablehlo.return %1, %$other : tensor<4000xi32>, tensor<4000xi32>
    }, {
      stablehlo.return %x, %y : tensor<4000xi32>, tensor<4000xi32>
    }, {
      %5 = stablehlo.dynamic_update_slice %y, %e, %three : (tensor<4000xi32>, tensor<1xi32>, tensor<i32>) -> tensor<4000xi32>
      stablehlo.return %x, %5 : tensor<4000xi32>, tensor<4000xi32>
    }) : (tensor<i32>) -> (tensor<4000xi32>, tensor<4000xi32>)
    %k1 = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %k1, %q#0, %q#1 : tensor<i32>, tensor<4000xi32>, tensor<4000xi32>
  }
  return %r#1, %r#2 : tensor<4000xi32>, tensor<4000xi32>
}
END
  for e in x64 x64:avx2 tile; do
    "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
    expect 0 'same bits' "$tenon" compare "$dir/choice-$other.mlir" --input 'gen int 1 -9 9' --input 'gen int 2 -9 9' \
      --input 'dense<8> : tensor<i32>' --engine interp --engine "$e"
  done
done
copies() { "$tenon" compile --stage plan "$1" | grep -c 'temp tensor<4000xi32> 16000 bytes at [0-9]* steps'; }
expect 1 '^0$' copies "$dir/choice-y.mlir"
expect 0 '^[1-4]$' copies "$dir/choice-x.mlir"

# A vector that goes from one iteration to the next is a variable of so many lanes.
expect 0 ' = var f32x16 ' "$tenon" compile --stage kernel bench/programs/small_loop.mlir
short() {  # ELEMENTS
  cat <<END
func.func @main(%x: tensor<$1xf32>, %n: tensor<i32>) -> (tensor<$1xf32>, tensor<$1xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<$1xf32>
  %0:3 = stablehlo.while(%i = %zero, %a = %x, %b = %half) : tensor<i32>, tensor<$1xf32>, tensor<$1xf32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %c = stablehlo.multiply %a, %half : tensor<$1xf32>
    %d = stablehlo.subtract %c, %b : tensor<$1xf32>
    stablehlo.return %j, %b, %d : tensor<i32>, tensor<$1xf32>, tensor<$1xf32>
  }
  return %0#1, %0#2 : tensor<$1xf32>, tensor<$1xf32>
}
END
}
for n in 5 8 16 17 33 64; do
  short $n >"$dir/short.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/short.mlir" --input 'gen int 1 -9 9' --input 'dense<7> : tensor<i32>' \
    --engine interp --engine tile --engine x64
done

# A product of two vectors in a loop: what the loop carries, of 16 elements or of 20, is in registers, and so is what it
# picks.
for n in 16 20; do
  cat >"$dir/vectors.mlir" <<END
func.func @main(%w: tensor<${n}xf32>, %xs: tensor<100x${n}xf32>) -> tensor<${n}xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<100> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %v = %w) : tensor<i32>, tensor<${n}xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %row = stablehlo.dynamic_slice %xs, %i, %zero, sizes = [1, ${n}] : (tensor<100x${n}xf32>, tensor<i32>, tensor<i32>) -> tensor<1x${n}xf32>
    %x = stablehlo.reshape %row : (tensor<1x${n}xf32>) -> tensor<${n}xf32>
    %d = stablehlo.dot_general %v, %x, contracting_dims = [0] x [0] : (tensor<${n}xf32>, tensor<${n}xf32>) -> tensor<f32>
    %s = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<${n}xf32>
    %y = stablehlo.multiply %s, %x : tensor<${n}xf32>
    %next = stablehlo.subtract %v, %y : tensor<${n}xf32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %next : tensor<i32>, tensor<${n}xf32>
  }
  return %r#1 : tensor<${n}xf32>
}
END
  expect 0 '^1$' sh -c "'$tenon' compile --stage kernel '$dir/vectors.mlir' | grep -c store"
  expect 0 '' "$tenon" compare "$dir/vectors.mlir" --generate --engine x64 --engine x64:avx2 --engine tile
done

# Distances of all pairs: the columns of one side stay in registers while the rows of the other go by, in sections where
# there are few columns. Of more numbers than registers hold, or to two or three points, the rows go into the lanes. What
# is squared is no array, although both of its factors are read.
pairs() {  # ROWS COLUMNS DIMS
  cat <<END
func.func @main(%x: tensor<$1x$3xf32>, %y: tensor<$2x$3xf32>) -> tensor<$1x$2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<$1x$3xf32>) -> tensor<$1x$2x$3xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<$2x$3xf32>) -> tensor<$1x$2x$3xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<$1x$2x$3xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<$1x$2x$3xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<$1x$2x$3xf32>, tensor<f32>) -> tensor<$1x$2xf32>
  return %4 : tensor<$1x$2xf32>
}
END
}
loops() { "$tenon" compile --stage kernel "$1" | sed -n 's/.*= loop \(.*\) {/\1/p' | tr '\n' ' '; }
for form in '40 100 4 parallel.vector.16.40' '9 67 7 parallel.vector.16.9' '33 64 12 parallel.vector.16.33' \
  '48 10 8 6.parallel.10.vector.16.8' '150 7 4 15.parallel.7.vector.8.10' '64 4 3 8.parallel.4.vector.8.8' \
  '100 6 20 100.parallel.vector.16.6' '33 40 17 33.parallel.vector.16.40' '21 2 3 21.parallel.vector.16.2'; do
  pairs $form >"$dir/pairs.mlir"
  expect 0 '^reduce $' kernels "$dir/pairs.mlir"
  expect 0 "${form##* } $" loops "$dir/pairs.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/pairs.mlir" --input 'gen int 1 -99 99' --input 'gen int 2 -99 99' \
    --engine interp --engine tile --engine x64
done

# Long columns of what no cache holds: eight rows at a time, with the sums in memory, in sections where there are few of
# them. Not of a few columns, nor of few rows.
columns() {  # OUTER ROWS COLUMNS
  cat <<END
func.func @main(%x: tensor<$1x$2x$3xf32>) -> tensor<$1x$3xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [1]
      : (tensor<$1x$2x$3xf32>, tensor<f32>) -> tensor<$1x$3xf32>
  return %1 : tensor<$1x$3xf32>
}
END
}
for form in '3 64 2048 3.parallel.4.512.vector.64.8.512.vector.64.512.vector.64' \
  '1 1032 512 2.parallel.512.vector.64.64.512.vector.64.512.vector.64.512.vector.64' \
  '8 72 600 8.parallel.600.vector.64.9.600.vector.64.600.vector.64' \
  '1 512 1024 2.parallel.512.vector.64.64.512.vector.64.512.vector.64' \
  '40 64 128 40.parallel.128.vector.64.64' '40 24 512 40.parallel.512.vector.64.24'; do
  columns $form >"$dir/columns.mlir"
  expect 0 "^${form##* } $" loops "$dir/columns.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/columns.mlir" --input 'gen int 1 -99 99' \
    --engine interp --engine tile --engine x64 --engine x64:avx2
done

# Looking for rows in a list: they go into the lanes, as nothing then joins lanes at the end of each. Not where each row
# has a list of its own beside it.
meets() {  # ROWS LIST DIMS_OF_LIST
  cat <<END
func.func @main(%x: tensor<3x$1xi32>, %y: tensor<$(echo $2 | tr . x)xi32>) -> tensor<3x$1xi1> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<3x$1xi32>) -> tensor<3x$1x${2##*.}xi32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [$3] : (tensor<$(echo $2 | tr . x)xi32>) -> tensor<3x$1x${2##*.}xi32>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<3x$1x${2##*.}xi32>, tensor<3x$1x${2##*.}xi32>) -> tensor<3x$1x${2##*.}xi1>
  %3 = stablehlo.constant dense<false> : tensor<i1>
  %4 = stablehlo.reduce(%2 init: %3) applies stablehlo.or across dimensions = [2] : (tensor<3x$1x${2##*.}xi1>, tensor<i1>) -> tensor<3x$1xi1>
  return %4 : tensor<3x$1xi1>
}
END
}
for form in '40 50 2 120.parallel.vector.16.50' '21 3.33 0,2 3.parallel.21.vector.16.33' \
  '21 21.33 1,2 63.33.vector.64'; do
  meets $form >"$dir/meets.mlir"
  expect 0 "${form##* } $" loops "$dir/meets.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/meets.mlir" --input 'gen int 1 0 99' --input 'gen int 2 0 99' \
    --engine interp --engine tile --engine x64 --engine x64:avx2
done

# Convolutions to few features, whose input has its features together: places in the lanes, in one kernel or with the ends
# of long lines by themselves. Where the input has holes, places that meet different taps are kernels of their own, or sums
# of one where these are few. More features are the library's.
narrow() {  # PLACES IN OUT DILATION PAD RESULTS
  cat <<END
func.func @main(%x: tensor<2x5x$1x$2xf32>, %w: tensor<3x3x$2x$3xf32>) -> tensor<2x$6x$3xf32> {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {pad = [[$5], [$5]], lhs_dilate = [$4, $4]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x5x$1x$2xf32>, tensor<3x3x$2x$3xf32>) -> tensor<2x$6x$3xf32>
  return %0 : tensor<2x$6x$3xf32>
}
END
}
for form in '20 16 1 1 1,1 5x20 1' '64 9 3 1 2,2 7x66 3' '70 12 4 1 1,1 5x70 3' '20 16 5 1 1,1 5x20 0' \
    '20 16 1 2 1,1 9x39 1' '20 16 2 2 1,2 10x40 1' '20 12 4 3 3,3 17x62 3' '70 12 3 2 2,1 10x140 5'; do
  narrow $form >"$dir/narrow.mlir"
  expect "$((${form##* } == 0))" "^${form##* }$" sh -c "'$tenon' compile --stage plan '$dir/narrow.mlir' | grep -c ' kernel k'"
  expect 0 'same bits' "$tenon" compare "$dir/narrow.mlir" --input 'gen int 1 -99 99' --input 'gen int 2 -99 99' \
    --engine interp --engine tile --engine x64
done

# Rows divided by columns, in one loop over lanes and in several: with the inverses of columns that stay while the rows go
# by, the same bits.
scaled() {  # SHAPE N TYPE
  cat <<END
func.func @main(%x: tensor<$1x$2x$3>, %m: tensor<$2x$3>, %s: tensor<$2x$3>) -> tensor<$1x$2x$3> {
  %0 = stablehlo.broadcast_in_dim %m, dims = [2] : (tensor<$2x$3>) -> tensor<$1x$2x$3>
  %1 = stablehlo.broadcast_in_dim %s, dims = [2] : (tensor<$2x$3>) -> tensor<$1x$2x$3>
  %2 = stablehlo.subtract %x, %0 : tensor<$1x$2x$3>
  %3 = stablehlo.divide %2, %1 : tensor<$1x$2x$3>
  return %3 : tensor<$1x$2x$3>
}
END
}
for form in '40x50 70 f32' '1x203 33 f32' '16x64 3 f32' '8x96 5 f64' '64x3 128 f64'; do
  scaled $form >"$dir/scaled.mlir"
  for columns in 'gen int 3 1 99' 'gen int 3 -1 2' 'gen uniform 3 -1e-30 1e30'; do
    expect 0 'same bits' "$tenon" compare "$dir/scaled.mlir" --input 'gen int 1 -99 99' --input 'gen int 2 -9 9' \
      --input "$columns" --engine interp --engine tile --engine x64
  done
done

# f16 alone, which instructions for it may do: the bits are those of f32 rounded after each operation, from infinities and
# NaN to numbers with few bits.
halves() {  # N
  cat <<END
func.func @main(%x: tensor<$1xf16>, %y: tensor<$1xf16>) -> (tensor<$1xf16>, tensor<$1xf16>) {
  %c = stablehlo.constant dense<3.0> : tensor<$1xf16>
  %d = stablehlo.constant dense<0.0> : tensor<$1xf16>
  %e = stablehlo.constant dense<6.0e-8> : tensor<$1xf16>
  %0 = stablehlo.multiply %x, %y : tensor<$1xf16>
  %1 = stablehlo.add %0, %e : tensor<$1xf16>
  %2 = stablehlo.divide %1, %c : tensor<$1xf16>
  %3 = stablehlo.reverse %y, dims = [0] : tensor<$1xf16>
  %4 = stablehlo.subtract %2, %3 : tensor<$1xf16>
  %5 = stablehlo.maximum %4, %x : tensor<$1xf16>
  %6 = stablehlo.minimum %4, %y : tensor<$1xf16>
  %7 = stablehlo.divide %5, %6 : tensor<$1xf16>
  %8 = stablehlo.compare LT, %7, %x : (tensor<$1xf16>, tensor<$1xf16>) -> tensor<$1xi1>
  %9 = stablehlo.maximum %7, %d : tensor<$1xf16>
  %10 = stablehlo.negate %9 : tensor<$1xf16>
  %11 = stablehlo.abs %6 : tensor<$1xf16>
  %12 = stablehlo.sqrt %11 : tensor<$1xf16>
  %13 = stablehlo.select %8, %10, %12 : tensor<$1xi1>, tensor<$1xf16>
  %i = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<5> : tensor<i32>
  %14:2 = stablehlo.while(%j = %i, %z = %13) : tensor<i32>, tensor<$1xf16>
  cond {
    %p = stablehlo.compare LT, %j, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %k = stablehlo.add %j, %one : tensor<i32>
    %a = stablehlo.multiply %z, %y : tensor<$1xf16>
    %b = stablehlo.add %a, %x : tensor<$1xf16>
    stablehlo.return %k, %b : tensor<i32>, tensor<$1xf16>
  }
  return %14#1, %5 : tensor<$1xf16>, tensor<$1xf16>
}
END
}
for n in 7 33 1000; do
  halves $n >"$dir/halves.mlir"
  for most in 3 60000 1e6 1e-3 1e-6; do
    expect 0 'same bits' "$tenon" compare "$dir/halves.mlir" --input "gen uniform 1 -$most $most" \
      --input "gen uniform 2 -$most $most" --engine interp --engine tile --engine x64 --engine x64:avx2
  done
done

# What is squared is an array where it is of rows of a table: a row is read at once, not each element by its row's number.
cat >"$dir/edges.mlir" <<'END'
func.func @main(%x: tensor<300x3xf32>, %i: tensor<600x1xi32>, %y: tensor<600x3xf32>) -> tensor<600xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>} : (tensor<300x3xf32>, tensor<600x1xi32>) -> tensor<600x3xf32>
  %1 = stablehlo.subtract %0, %y : tensor<600x3xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<600x3xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<600x3xf32>, tensor<f32>) -> tensor<600xf32>
  return %3 : tensor<600xf32>
}
END
expect 0 '600 3.vector.8 600.vector.16 $' loops "$dir/edges.mlir"

# One element of a short array that a loop carries is stored where it is; only of a handful is each computed again.
one_by_one() {  # ELEMENTS
  cat <<END
func.func @main(%x: tensor<$1xi32>, %y: tensor<$1xi32>) -> tensor<$1xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<$1> : tensor<i32>
  %0:3 = stablehlo.while(%i = %zero, %s = %zero, %a = %x) : tensor<i32>, tensor<i32>, tensor<$1xi32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %b = stablehlo.dynamic_slice %y, %i, sizes = [1] : (tensor<$1xi32>, tensor<i32>) -> tensor<1xi32>
    %c = stablehlo.reshape %b : (tensor<1xi32>) -> tensor<i32>
    %t = stablehlo.add %s, %c : tensor<i32>
    %u = stablehlo.reshape %t : (tensor<i32>) -> tensor<1xi32>
    %d = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<$1xi32>, tensor<1xi32>, tensor<i32>) -> tensor<$1xi32>
    stablehlo.return %j, %t, %d : tensor<i32>, tensor<i32>, tensor<$1xi32>
  }
  return %0#2 : tensor<$1xi32>
}
END
}
one_by_one 8 >"$dir/few.mlir"
one_by_one 60 >"$dir/some.mlir"
selects() { "$tenon" compile --stage kernel "$1" | grep -c ' = select '; }
expect 0 '^[1-8]$' selects "$dir/few.mlir"
expect 1 '^0$' selects "$dir/some.mlir"
for f in few some; do
  expect 0 'same bits' "$tenon" compare "$dir/$f.mlir" --generate --engine interp --engine tile --engine x64
done

# Four elements are computed one by one in a few operations, in lanes in many: no node more for each.
chain() {  # OPERATIONS
  echo 'func.func @main(%v0: tensor<4xf32>, %w: tensor<4xf32>) -> tensor<4xf32> {'
  i=0
  while [ $i -lt "$1" ]; do
    [ $((i % 2)) = 0 ] && op=add || op=multiply
    echo "  %v$((i + 1)) = stablehlo.$op %v$i, %w : tensor<4xf32>"
    i=$((i + 1))
  done
  echo "  return %v$1 : tensor<4xf32>"
  echo '}'
}
chain 8 >"$dir/few.mlir"
chain 60 >"$dir/many.mlir"
computes() { "$tenon" compile --stage kernel "$1" | grep -cE ' = f(add|mul) f32'; }
expect 0 '^32$' computes "$dir/few.mlir"
expect 0 '^60$' computes "$dir/many.mlir"
expect 0 'same bits' "$tenon" compare "$dir/many.mlir" --generate --engine interp --engine tile --engine x64

# Elements that change places are read before either is written, so that nothing is copied.
swapped() {  # a[i], a[j] = max(a[i], a[j]), min(a[i], a[j])
  cat <<END
func.func @main(%x: tensor<500xf32>) -> tensor<500xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<499> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %a = %x) : tensor<i32>, tensor<500xf32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %y = stablehlo.dynamic_slice %a, %i, sizes = [1] : (tensor<500xf32>, tensor<i32>) -> tensor<1xf32>
    %z = stablehlo.dynamic_slice %a, %j, sizes = [1] : (tensor<500xf32>, tensor<i32>) -> tensor<1xf32>
    %most = stablehlo.maximum %y, %z : tensor<1xf32>
    %b = stablehlo.dynamic_update_slice %a, %most, %i : (tensor<500xf32>, tensor<1xf32>, tensor<i32>) -> tensor<500xf32>
    %least = stablehlo.minimum %y, %z : tensor<1xf32>
    %c = stablehlo.dynamic_update_slice %b, %least, %j : (tensor<500xf32>, tensor<1xf32>, tensor<i32>) -> tensor<500xf32>
    stablehlo.return %j, %c : tensor<i32>, tensor<500xf32>
  }
  return %0#1 : tensor<500xf32>
}
END
}
swapped >"$dir/swapped.mlir"
copied() { "$tenon" compile --stage kernel "$1" | grep -c ' = loop 500 vector'; }
expect 0 '^2$' copied "$dir/swapped.mlir"
expect 0 'same bits' "$tenon" compare "$dir/swapped.mlir" --generate --engine interp --engine tile --engine x64

# A number of a narrow type that goes from one iteration to the next is a variable of what its memory would make of it.
narrow() {  # TYPE: s = s * x + (s < 0 ? 3 : 0)
  cat <<END
func.func @main(%x: tensor<$1>, %first: tensor<$1>, %n: tensor<i32>) -> (tensor<$1>, tensor<40x$1>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %none = stablehlo.convert %zero : (tensor<i32>) -> tensor<$1>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %some = stablehlo.convert %three : (tensor<i32>) -> tensor<$1>
  %all = stablehlo.broadcast_in_dim %none, dims = [] : (tensor<$1>) -> tensor<40x$1>
  %0:3 = stablehlo.while(%i = %zero, %s = %first, %a = %all) : tensor<i32>, tensor<$1>, tensor<40x$1>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %q = stablehlo.compare LT, %s, %none : (tensor<$1>, tensor<$1>) -> tensor<i1>
    %c = stablehlo.select %q, %some, %none : tensor<i1>, tensor<$1>
    %d = stablehlo.multiply %s, %x : tensor<$1>
    %t = stablehlo.add %d, %c : tensor<$1>
    %u = stablehlo.reshape %t : (tensor<$1>) -> tensor<1x$1>
    %b = stablehlo.dynamic_update_slice %a, %u, %i : (tensor<40x$1>, tensor<1x$1>, tensor<i32>) -> tensor<40x$1>
    stablehlo.return %j, %t, %b : tensor<i32>, tensor<$1>, tensor<40x$1>
  }
  return %0#1, %0#2 : tensor<$1>, tensor<40x$1>
}
END
}
for t in i8 ui8 i16 ui16 f16 bf16; do
  narrow $t >"$dir/narrow.mlir"
  for e in x64 x64:avx2 tile; do
    "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
    expect 0 'same bits' "$tenon" compare "$dir/narrow.mlir" --input 'gen int 1 3 9' --input 'gen int 2 1 9' \
      --input 'dense<40> : tensor<i32>' --engine interp --engine "$e"
  done
done
narrow ui16 >"$dir/narrow.mlir"
variables() { "$tenon" compile --stage kernel "$1" | grep -c ' = var i32 '; }
expect 0 '^2$' variables "$dir/narrow.mlir"

# A number or 0 by a bit is as many bits of it, without a comparison.
by_bit() {  # DIRECTION
  cat <<END
func.func @main(%x: tensor<100xi32>) -> tensor<100xi32> {
  %one = stablehlo.constant dense<1> : tensor<100xi32>
  %zero = stablehlo.constant dense<0> : tensor<100xi32>
  %some = stablehlo.constant dense<-17> : tensor<100xi32>
  %b = stablehlo.and %x, %one : tensor<100xi32>
  %p = stablehlo.compare $1, %b, %zero : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
  %r = stablehlo.select %p, %some, %zero : tensor<100xi1>, tensor<100xi32>
  return %r : tensor<100xi32>
}
END
}
compared() { "$tenon" compile --stage kernel "$1" | grep -c -e ' = icmp' -e ' = select'; }
for direction in EQ NE; do
  by_bit $direction >"$dir/by_bit.mlir"
  expect 1 '^0$' compared "$dir/by_bit.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/by_bit.mlir" --generate --engine interp --engine tile --engine x64
done

# What a condition over all lanes computes, the first round of the body has.
cat >"$dir/roots.mlir" <<'END'
func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<100xf32>
  %near = stablehlo.constant dense<1.0e-5> : tensor<100xf32>
  %false = stablehlo.constant dense<false> : tensor<i1>
  %r = stablehlo.while(%y = %x) : tensor<100xf32>
  cond {
    %0 = stablehlo.multiply %y, %y : tensor<100xf32>
    %1 = stablehlo.subtract %0, %x : tensor<100xf32>
    %2 = stablehlo.abs %1 : tensor<100xf32>
    %3 = stablehlo.compare GT, %2, %near : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %4 = stablehlo.reduce(%3 init: %false) applies stablehlo.or across dimensions = [0] : (tensor<100xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %0 = stablehlo.multiply %y, %y : tensor<100xf32>
    %1 = stablehlo.subtract %0, %x : tensor<100xf32>
    %2 = stablehlo.abs %1 : tensor<100xf32>
    %3 = stablehlo.compare GT, %2, %near : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %4 = stablehlo.divide %x, %y : tensor<100xf32>
    %5 = stablehlo.add %y, %4 : tensor<100xf32>
    %6 = stablehlo.multiply %5, %half : tensor<100xf32>
    %7 = stablehlo.select %3, %6, %y : tensor<100xi1>, tensor<100xf32>
    stablehlo.return %7 : tensor<100xf32>
  }
  return %r : tensor<100xf32>
}
END
asked() {  # whether as often as there are rounds
  "$tenon" compile --stage kernel "$1" | awk '/ = fdiv /{rounds++} / = fcmp/{asked++} END {print rounds == asked ? "once" : "again"}'
}
expect 0 '^once$' asked "$dir/roots.mlir"
expect 0 'same bits' "$tenon" compare "$dir/roots.mlir" --input 'gen uniform 1 0.1 9' --engine tile --engine x64

# Windows that are added to rows in place, whatever the rows' ends leave over of a register.
window() {  # WIDTH
  cat <<END
func.func @main(%x: tensor<6x40xf32>, %y: tensor<4x$1xf32>) -> tensor<6x40xf32> {
  %at = stablehlo.constant dense<1> : tensor<2xi32>
  %0 = "stablehlo.scatter"(%x, %at, %y) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<6x40xf32>, tensor<2xi32>, tensor<4x$1xf32>) -> tensor<6x40xf32>
  return %0 : tensor<6x40xf32>
}
END
}
for width in 9 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 39; do
  window $width >"$dir/window.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/window.mlir" --generate --engine interp --engine tile --engine x64
done

# What repairs the places of single updates is done in lanes, where the places are made.
cat >"$dir/places.mlir" <<'END'
func.func @main(%x: tensor<2000xi32>) -> tensor<64xi32> {
  %zero = stablehlo.constant dense<0> : tensor<64xi32>
  %0 = stablehlo.constant dense<0> : tensor<2000xi32>
  %one = stablehlo.constant dense<1> : tensor<2000xi32>
  %n = stablehlo.constant dense<60> : tensor<2000xi32>
  %1 = stablehlo.minimum %x, %n : tensor<2000xi32>
  %2 = stablehlo.compare LT, %1, %0 : (tensor<2000xi32>, tensor<2000xi32>) -> tensor<2000xi1>
  %3 = stablehlo.add %1, %n : tensor<2000xi32>
  %4 = stablehlo.select %2, %3, %1 : tensor<2000xi1>, tensor<2000xi32>
  %5 = stablehlo.reshape %4 : (tensor<2000xi32>) -> tensor<2000x1xi32>
  %6 = "stablehlo.scatter"(%zero, %5, %one) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %c = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %c : tensor<i32>
  }) : (tensor<64xi32>, tensor<2000x1xi32>, tensor<2000xi32>) -> tensor<64xi32>
  return %6 : tensor<64xi32>
}
END
repairs() { "$tenon" compile --stage kernel "$1" | sed -n 's/.* select \(i32[x0-9]*\) .*/\1/p' | tr '\n' ' '; }
expect 0 '^i32x32 $' repairs "$dir/places.mlir"
expect 0 'same bits' "$tenon" compare "$dir/places.mlir" --generate --engine interp --engine tile --engine x64

# Single updates that take several steps, to find where they are picked among them, are made in lanes before they go to
# their places one by one: not few of them, nor cheap ones, nor many of 8 bytes.
updates() {  # TYPE N STEPS
  echo "func.func @main(%x: tensor<99x$1>, %i: tensor<$2x1xi32>, %to: tensor<$2x1xi32>, %v: tensor<$2x$1>) -> tensor<64x$1> {"
  echo "%zero = stablehlo.constant dense<0.0> : tensor<64x$1>"
  pick='dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>'
  case $3 in
    pick) echo "%0 = \"stablehlo.gather\"(%x, %i) <{$pick}> : (tensor<99x$1>, tensor<$2x1xi32>) -> tensor<$2x$1>" ;;
    repair) cat <<END
  %3 = stablehlo.constant dense<0> : tensor<$2x1xi32>
  %4 = stablehlo.constant dense<99> : tensor<$2x1xi32>
  %5 = stablehlo.compare LT, %i, %3, SIGNED : (tensor<$2x1xi32>, tensor<$2x1xi32>) -> tensor<$2x1xi1>
  %6 = stablehlo.add %i, %4 : tensor<$2x1xi32>
  %7 = stablehlo.select %5, %6, %i : tensor<$2x1xi1>, tensor<$2x1xi32>
  %0 = "stablehlo.gather"(%x, %7) <{$pick}> : (tensor<99x$1>, tensor<$2x1xi32>) -> tensor<$2x$1>
END
      ;;
    steps)
      echo "%3 = stablehlo.abs %v : tensor<$2x$1>"
      echo "%4 = stablehlo.sqrt %3 : tensor<$2x$1>"
      echo "%0 = stablehlo.negate %4 : tensor<$2x$1>"
      ;;
    cheap) echo "%0 = stablehlo.negate %v : tensor<$2x$1>" ;;
  esac
  cat <<END
  %1 = stablehlo.multiply %0, %v : tensor<$2x$1>
  %2 = "stablehlo.scatter"(%zero, %to, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<$1>, %b: tensor<$1>):
    %c = stablehlo.add %a, %b : tensor<$1>
    stablehlo.return %c : tensor<$1>
  }) : (tensor<64x$1>, tensor<$2x1xi32>, tensor<$2x$1>) -> tensor<64x$1>
  return %2 : tensor<64x$1>
}
END
}
products() { "$tenon" compile --stage kernel "$1" | sed -n 's/.* fmul \([fx0-9]*\) .*/\1/p' | tr '\n' ' '; }
while read -r type n steps wanted; do
  updates "$type" "$n" "$steps" >"$dir/updates.mlir"
  expect 0 "^$wanted \$" products "$dir/updates.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/updates.mlir" --input 'gen uniform 1 -1 1' --input 'gen int 2 -9 120' \
    --input 'gen int 3 -3 70' --input 'gen uniform 4 -1 1' --engine interp --engine tile --engine x64
done <<'END'
f32 300 repair f32x32
f32 300 steps f32x32
f32 300 pick f32
f32 300 cheap f32
f32 200 repair f32
f64 300 repair f64x16
f64 33000 repair f64
END

# Rows that a gather picks for one product each are read where they are.
bag() {  # TERMS COLUMNS
  cat <<END
func.func @main(%w: tensor<50x$2xf32>, %i: tensor<16x$1x1xi32>, %x: tensor<16x$1xf32>) -> tensor<16x$2xf32> {
  %0 = "stablehlo.gather"(%w, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, $2>}> : (tensor<50x$2xf32>, tensor<16x$1x1xi32>) -> tensor<16x$1x$2xf32>
  %1 = stablehlo.negate %0 : tensor<16x$1x$2xf32>
  %2 = stablehlo.dot_general %x, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<16x$1xf32>, tensor<16x$1x$2xf32>) -> tensor<16x$2xf32>
  return %2 : tensor<16x$2xf32>
}
END
}
for form in '20 64' '33 50' '100 256'; do
  bag $form >"$dir/bag.mlir"
  expect 0 '^dot_general $' kernels "$dir/bag.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/bag.mlir" --input 'gen int 1 -9 9' --input 'gen int 2 -3 60' \
    --input 'gen int 3 -9 9' --engine interp --engine tile --engine x64
done

# Vectors of a batch with matrices, whichever side they are on and however these lie: one kernel, no call for each.
vectors() {  # DIMS OF LEFT, OF RIGHT, CONTRACTED OF LEFT, OF RIGHT, DIMS OF RESULT
  cat <<END
func.func @main(%a: tensor<40x$1xf32>, %b: tensor<40x$2xf32>) -> tensor<40x$5xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [$3] x [$4] : (tensor<40x$1xf32>, tensor<40x$2xf32>) -> tensor<40x$5xf32>
  return %0 : tensor<40x$5xf32>
}
END
}
for form in '7x13 13 2 1 7' '13x7 13 1 1 7' '13 7x13 1 2 7' '13x8 1x13 1 2 8x1' '25x5 25 1 1 5' '25 4x25 1 2 4'; do
  vectors $form >"$dir/vectors.mlir"
  expect 0 '^dot_general $' kernels "$dir/vectors.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/vectors.mlir" --generate --engine tile --engine x64
done

# Of a batch that is minor-most in the matrices, products of 16 go into lanes, as their elements lie.
cat >"$dir/batch.mlir" <<'END'
func.func @main(%a: tensor<100x24x64xf32>, %b: tensor<24x64xf32>) -> tensor<64x100xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [2] x [1], contracting_dims = [1] x [0] : (tensor<100x24x64xf32>, tensor<24x64xf32>) -> tensor<64x100xf32>
  return %0 : tensor<64x100xf32>
}
END
expect 0 '^100 parallel 64 vector 16 $' loops "$dir/batch.mlir"
expect 0 'same bits' "$tenon" compare "$dir/batch.mlir" --generate --engine x64 --engine tile

# Rows of matrices that are far apart go into lanes by themselves, be they few: not the same row of several matrices.
for form in '5x30 30 2 1 5' '4x20 20 2 1 4' '12x12 12 2 1 12'; do
  vectors $form >"$dir/vectors.mlir"
  expect 0 "^40 (parallel )?${form##* } vector (8|16) \$" loops "$dir/vectors.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/vectors.mlir" --generate --engine x64 --engine x64:avx2 --engine tile
done

# Rows that a vector is not full of are turned in registers as those of a whole one: nothing is gathered one by one.
gathers() { "$tenon" compile --stage asm --target x64 "$1" | grep -v '%' | tr -d ' \n' | grep -cE '62.27d..90'; }
for shape in 64x24x24 64x20x28 300x9x20 40x3x12; do
  rows=${shape#*x}
  cat >"$dir/rest.mlir" <<END
func.func @main(%a: tensor<${shape}xf32>, %b: tensor<${shape%%x*}x${rows#*x}xf32>) -> tensor<${shape%x*}xf32> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<${shape}xf32>, tensor<${shape%%x*}x${rows#*x}xf32>) -> tensor<${shape%x*}xf32>
  return %0 : tensor<${shape%x*}xf32>
}
END
  "$tenon" targets | grep '^x64 ' | grep -q 'not here' || expect 1 '^0$' gathers "$dir/rest.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/rest.mlir" --generate --engine x64 --engine x64:avx2 --engine tile
done

# 32 bytes of rows are turned together, four columns of 8 bytes or eight of 4; of three that are left, two are and one.
turns() { "$tenon" compile --stage asm --target x64 "$1" | grep -v '%' | tr -d ' \n' | grep -cE '62.3.[5d]4[08]23'; }
for form in 'f64 64x24x24' 'f64 9x13x23' 'f64 300x17x6' 'f64 5x70x9' 'f32 64x24x24' 'f32 9x21x15' 'f32 7x40x13'; do
  shape=${form#* } type=${form% *}
  rows=${shape#*x}
  cat >"$dir/words.mlir" <<END
func.func @main(%a: tensor<${shape}x$type>, %b: tensor<${shape%%x*}x${rows#*x}x$type>) -> tensor<${shape%x*}x$type> {
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<${shape}x$type>, tensor<${shape%%x*}x${rows#*x}x$type>) -> tensor<${shape%x*}x$type>
  return %0 : tensor<${shape%x*}x$type>
}
END
  "$tenon" targets | grep '^x64 ' | grep -q 'not here' || expect 0 '^1$' turns "$dir/words.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/words.mlir" --generate --engine x64 --engine x64:avx2 --engine tile
done

# Their terms are written out, however many lanes there are to fill.
terms() { "$tenon" compile --stage kernel "$1" | grep -c ' = ffma f32x'; }
for columns in 24 64; do
  vectors 20 "20x$columns" 1 1 "$columns" >"$dir/vectors.mlir"
  expect 0 '^20$' terms "$dir/vectors.mlir"
done
# Long rows that a gather picks are a loop over them.
cat >"$dir/bags.mlir" <<'END'
func.func @main(%w: tensor<90x20xf32>, %at: tensor<90x20x1xi32>, %x: tensor<500x64xf32>) -> tensor<90x64xf32> {
  %0 = "stablehlo.gather"(%x, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 64>}> : (tensor<500x64xf32>, tensor<90x20x1xi32>) -> tensor<90x20x64xf32>
  %1 = stablehlo.dot_general %w, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<90x20xf32>, tensor<90x20x64xf32>) -> tensor<90x64xf32>
  return %1 : tensor<90x64xf32>
}
END
expect 0 '^1$' terms "$dir/bags.mlir"

# Rows that a kernel changes where they are, under another name: marked, so that their ends are stored without a mask.
rows() {  # WIDTH
  cat <<END
func.func @main(%x: tensor<900x40xf32>, %w: tensor<40x$1xf32>, %y: tensor<900xf32>) -> tensor<900x$1xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<900x40xf32>, tensor<40x$1xf32>) -> tensor<900x$1xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [0] : (tensor<900xf32>) -> tensor<900x$1xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<900x$1xf32>
  return %2 : tensor<900x$1xf32>
}
END
}
for width in 9 11 13 15 19 23 31; do
  rows $width >"$dir/rows.mlir"
  expect 0 'inplace b2' "$tenon" compile --stage kernel "$dir/rows.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/rows.mlir" --generate --engine tile --engine x64
done

# Parts of inputs that products read are where they are in the input; an output takes the memory of an input only where
# no part of it is read on the way.
cat >"$dir/parts.mlir" <<'END'
func.func @main(%w: tensor<3x1x40x40xf32>, %x: tensor<40x40xf32>, %n: tensor<i32>) -> (tensor<40x40xf32>, tensor<40xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.slice %w [0:1, 0:1, 0:40, 0:40] : (tensor<3x1x40x40xf32>) -> tensor<1x1x40x40xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x1x40x40xf32>) -> tensor<40x40xf32>
  %2 = stablehlo.dot_general %x, %1, contracting_dims = [1] x [0] : (tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xf32>
  %3 = stablehlo.slice %w [2:3, 0:1, 8:24, 0:40] : (tensor<3x1x40x40xf32>) -> tensor<1x1x16x40xf32>
  %4 = stablehlo.reshape %3 : (tensor<1x1x16x40xf32>) -> tensor<16x40xf32>
  %5:2 = stablehlo.while(%k = %zero, %a = %2) : tensor<i32>, tensor<40x40xf32>
   cond {
    %c = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %b = stablehlo.dot_general %a, %4, contracting_dims = [1] x [1] : (tensor<40x40xf32>, tensor<16x40xf32>) -> tensor<40x16xf32>
    %d = stablehlo.dot_general %b, %4, contracting_dims = [1] x [0] : (tensor<40x16xf32>, tensor<16x40xf32>) -> tensor<40x40xf32>
    %i = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %i, %d : tensor<i32>, tensor<40x40xf32>
  }
  %6 = stablehlo.slice %w [1:2, 0:1, 8:9, 0:40] : (tensor<3x1x40x40xf32>) -> tensor<1x1x1x40xf32>
  %7 = stablehlo.reshape %6 : (tensor<1x1x1x40xf32>) -> tensor<40xf32>
  return %5#1, %7 : tensor<40x40xf32>, tensor<40xf32>
}
END
cat >"$dir/donor.mlir" <<'END'
func.func @main(%x: tensor<40x40xf32>) -> (tensor<40x40xf32>, tensor<1x40xf32>) {
  %0 = stablehlo.slice %x [0:1, 0:40] : (tensor<40x40xf32>) -> tensor<1x40xf32>
  %1 = stablehlo.dot_general %0, %x, contracting_dims = [1] x [0] : (tensor<1x40xf32>, tensor<40x40xf32>) -> tensor<1x40xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<40x40xf32>
  %3 = stablehlo.subtract %2, %x : tensor<40x40xf32>
  return %3, %1 : tensor<40x40xf32>, tensor<1x40xf32>
}
END
expect 0 'input 0 tensor<1x1x16x40xf32> 2560 bytes at 14080 steps' "$tenon" compile --stage plan "$dir/parts.mlir"
expect 1 '^0$' sh -c "'$tenon' compile --stage plan '$dir/donor.mlir' | grep -c 'if donated'"
for e in x64 x64:avx2 tile; do
  "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
  expect 0 'same bits' "$tenon" compare "$dir/parts.mlir" --input 'gen int 1 -3 3' --input 'gen int 2 -3 3' \
    --input 'dense<2> : tensor<i32>' --engine interp --engine "$e"
  expect 0 'same bits' "$tenon" compare "$dir/donor.mlir" --input 'gen int 1 -3 3' --engine interp --engine "$e"
done

# Rows of two arrays that take turns, such as the halves of bytes: chosen from, not put together.
cat >"$dir/halves.mlir" <<'END'
func.func @main(%x: tensor<20x33xui8>, %y: tensor<4x33xf32>) -> tensor<4x10x33xf32> {
  %low = stablehlo.constant dense<15> : tensor<20x33xui8>
  %four = stablehlo.constant dense<4> : tensor<20x33xui8>
  %0 = stablehlo.and %x, %low : tensor<20x33xui8>
  %1 = stablehlo.shift_right_logical %x, %four : tensor<20x33xui8>
  %2 = stablehlo.reshape %0 : (tensor<20x33xui8>) -> tensor<20x1x33xui8>
  %3 = stablehlo.reshape %1 : (tensor<20x33xui8>) -> tensor<20x1x33xui8>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<20x1x33xui8>, tensor<20x1x33xui8>) -> tensor<20x2x33xui8>
  %5 = stablehlo.reshape %4 : (tensor<20x2x33xui8>) -> tensor<4x10x33xui8>
  %6 = stablehlo.convert %5 : (tensor<4x10x33xui8>) -> tensor<4x10x33xf32>
  %7 = stablehlo.broadcast_in_dim %y, dims = [0, 2] : (tensor<4x33xf32>) -> tensor<4x10x33xf32>
  %8 = stablehlo.multiply %6, %7 : tensor<4x10x33xf32>
  return %8 : tensor<4x10x33xf32>
}
END
expect 0 '^multiply $' kernels "$dir/halves.mlir"

# Rows of an array that no cache holds: while a pass computes, the next rows are on their way.
softmax() {  # ROWS
  cat <<END
func.func @main(%x: tensor<$1x1024xf32>) -> tensor<$1x1024xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<$1x1024xf32>, tensor<f32>) -> tensor<$1xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<$1xf32>) -> tensor<$1x1024xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<$1x1024xf32>
  %3 = stablehlo.exponential %2 : tensor<$1x1024xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<$1x1024xf32>, tensor<f32>) -> tensor<$1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<$1xf32>) -> tensor<$1x1024xf32>
  %6 = stablehlo.divide %3, %5 : tensor<$1x1024xf32>
  return %6 : tensor<$1x1024xf32>
}
END
}
fetches() { "$tenon" compile --stage asm --target "$2" "$1" | grep -v '%' | tr -d ' \n' | grep -c '0f18'; }
for e in x64 x64:avx2; do
  "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
  softmax 2048 >"$dir/many.mlir"
  softmax 128 >"$dir/few.mlir"
  expect 0 '^1$' fetches "$dir/many.mlir" "$e"
  expect 1 '^0$' fetches "$dir/few.mlir" "$e"
done
# Words that are only copied beside bytes go as bytes, so that these have all lanes of a register: two stores of 64 bytes
# each are two instructions each with AVX2, whose registers hold 32.
cat >"$dir/beside.mlir" <<END
func.func @main(%a: tensor<1000xui8>, %b: tensor<1000xui8>, %c: tensor<500xf32>, %p: tensor<i1>) -> (tensor<1000xui8>, tensor<500xf32>) {
  %r:2 = "stablehlo.if"(%p) ({
    %s = stablehlo.add %a, %b : tensor<1000xui8>
    stablehlo.return %s, %c : tensor<1000xui8>, tensor<500xf32>
  }, {
    %s = stablehlo.xor %a, %b : tensor<1000xui8>
    stablehlo.return %s, %c : tensor<1000xui8>, tensor<500xf32>
  }) : (tensor<i1>) -> (tensor<1000xui8>, tensor<500xf32>)
  return %r#0, %r#1 : tensor<1000xui8>, tensor<500xf32>
}
END
byte_stores() { "$tenon" compile --stage asm --target x64:avx2 "$dir/beside.mlir" | grep -c 'storex64$'; }
"$tenon" targets | grep '^x64:avx2 ' | grep -q 'not here' || expect 0 '^4$' byte_stores
# What is kept for later passes stands where the result will: no scratch but numbers of a few rows.
expect 0 ' [0-9]{1,3} bytes of temporaries' "$tenon" compile --stage plan "$dir/few.mlir"

# Sums down the columns of what is made of rows: accumulators go along with the rows, and no tensor is stored. The order
# is the one of the op by itself, whatever the rows leave over.
columns() {  # ROWS COLUMNS
  cat <<END
func.func @main(%x: tensor<$1x$2xf32>, %w: tensor<$2xf32>) -> (tensor<$2xf32>, tensor<$2xbf16>, tensor<$2xf32>, tensor<$1xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<1.0> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<$1x$2xf32>, tensor<f32>) -> tensor<$2xf32>
  %1 = stablehlo.reduce(%x init: %zero) applies stablehlo.maximum across dimensions = [1] : (tensor<$1x$2xf32>, tensor<f32>) -> tensor<$1xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<$1xf32>) -> tensor<$1x$2xf32>
  %3 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<$2xf32>) -> tensor<$1x$2xf32>
  %4 = stablehlo.subtract %x, %2 : tensor<$1x$2xf32>
  %5 = stablehlo.exponential %4 : tensor<$1x$2xf32>
  %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<$1x$2xf32>, tensor<f32>) -> tensor<$1xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<$1xf32>) -> tensor<$1x$2xf32>
  %8 = stablehlo.divide %5, %7 : tensor<$1x$2xf32>
  %9 = stablehlo.multiply %8, %3 : tensor<$1x$2xf32>
  %10 = stablehlo.convert %9 : (tensor<$1x$2xf32>) -> tensor<$1x$2xbf16>
  %11 = stablehlo.reduce(%10 init: %low) applies stablehlo.add across dimensions = [0] : (tensor<$1x$2xbf16>, tensor<bf16>) -> tensor<$2xbf16>
  %12 = stablehlo.reshape %9 : (tensor<$1x$2xf32>) -> tensor<$1x1x$2xf32>
  %13 = stablehlo.reduce(%12 init: %zero) applies stablehlo.minimum across dimensions = [1, 0] : (tensor<$1x1x$2xf32>, tensor<f32>) -> tensor<$2xf32>
  return %0, %11, %13, %6 : tensor<$2xf32>, tensor<$2xbf16>, tensor<$2xf32>, tensor<$1xf32>
}
END
}
same_unfused() {  # PROGRAM ENGINE THREADS
  rm -rf "$dir/whole" "$dir/apart"
  "$tenon" run "$1" --input 'gen uniform 1 -3 3' --input 'gen uniform 2 -1 1' --output "$dir/whole" --engine "$2" --threads "$3" &&
    TN_DEBUG=unfused "$tenon" run "$1" --input 'gen uniform 1 -3 3' --input 'gen uniform 2 -1 1' --output "$dir/apart" --engine tile &&
    diff -r "$dir/whole" "$dir/apart"
}
for shape in '1700 160' '9216 129' '10241 131' '2048 300'; do
  columns $shape >"$dir/columns.mlir"
  expect 0 '^reduce reduce $' kernels "$dir/columns.mlir"
  for e in x64 x64:avx2 tile; do
    "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
    for threads in 1 2; do expect 0 '' same_unfused "$dir/columns.mlir" "$e" "$threads"; done
  done
done

# Where pairs of boxes meet: both sides of what they share are made of the boxes, not of an array of all pairs.
cat >"$dir/boxes.mlir" <<'END'
func.func @main(%x: tensor<21x4xf32>, %y: tensor<35x4xf32>) -> tensor<21x35xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<21x35x2xf32>
  %0 = stablehlo.slice %x [0:21, 0:2] : (tensor<21x4xf32>) -> tensor<21x2xf32>
  %1 = stablehlo.slice %y [0:35, 0:2] : (tensor<35x4xf32>) -> tensor<35x2xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<21x2xf32>) -> tensor<21x35x2xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<35x2xf32>) -> tensor<21x35x2xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<21x35x2xf32>
  %5 = stablehlo.slice %x [0:21, 2:4] : (tensor<21x4xf32>) -> tensor<21x2xf32>
  %6 = stablehlo.slice %y [0:35, 2:4] : (tensor<35x4xf32>) -> tensor<35x2xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<21x2xf32>) -> tensor<21x35x2xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<35x2xf32>) -> tensor<21x35x2xf32>
  %9 = stablehlo.minimum %7, %8 : tensor<21x35x2xf32>
  %10 = stablehlo.subtract %9, %4 : tensor<21x35x2xf32>
  %11 = stablehlo.maximum %10, %zero : tensor<21x35x2xf32>
  %12 = stablehlo.slice %11 [0:21, 0:35, 0:1] : (tensor<21x35x2xf32>) -> tensor<21x35x1xf32>
  %13 = stablehlo.slice %11 [0:21, 0:35, 1:2] : (tensor<21x35x2xf32>) -> tensor<21x35x1xf32>
  %14 = stablehlo.multiply %12, %13 : tensor<21x35x1xf32>
  %15 = stablehlo.reshape %14 : (tensor<21x35x1xf32>) -> tensor<21x35xf32>
  return %15 : tensor<21x35xf32>
}
END
expect 0 '^plan: 1 steps, 1 kernels, 0 bytes' "$tenon" compile --stage plan "$dir/boxes.mlir"
# Of boxes in another order, too, which are put into it once.
sed -e 's/%x: tensor<21x4xf32>/%z: tensor<21x4xf32>, %i: tensor<21x1xi32>/' -e '/%zero =/a\
  %x = "stablehlo.gather"(%z, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<21x4xf32>, tensor<21x1xi32>) -> tensor<21x4xf32>' \
  -e 's/%15 : .*/%18 : tensor<21x35xf32>/' -e '/return/i\
  %16 = stablehlo.slice %x [0:21, 1:2] : (tensor<21x4xf32>) -> tensor<21x1xf32>\
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x35xf32>\
  %18 = stablehlo.add %15, %17 : tensor<21x35xf32>' "$dir/boxes.mlir" >"$dir/ordered.mlir"
expect 0 '^plan: 1 steps, 1 kernels, 384 bytes' "$tenon" compile --stage plan "$dir/ordered.mlir"

# Differences of differences are made of what is in memory, without arrays in between.
cat >"$dir/differences.mlir" <<'END'
func.func @main(%x: tensor<40x50xf32>) -> tensor<37x50xf32> {
  %0 = stablehlo.slice %x [1:40, 0:50] : (tensor<40x50xf32>) -> tensor<39x50xf32>
  %1 = stablehlo.slice %x [0:39, 0:50] : (tensor<40x50xf32>) -> tensor<39x50xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<39x50xf32>
  %3 = stablehlo.slice %2 [1:39, 0:50] : (tensor<39x50xf32>) -> tensor<38x50xf32>
  %4 = stablehlo.slice %2 [0:38, 0:50] : (tensor<39x50xf32>) -> tensor<38x50xf32>
  %5 = stablehlo.subtract %3, %4 : tensor<38x50xf32>
  %6 = stablehlo.slice %5 [1:38, 0:50] : (tensor<38x50xf32>) -> tensor<37x50xf32>
  %7 = stablehlo.slice %5 [0:37, 0:50] : (tensor<38x50xf32>) -> tensor<37x50xf32>
  %8 = stablehlo.subtract %6, %7 : tensor<37x50xf32>
  return %8 : tensor<37x50xf32>
}
END
expect 0 '^subtract $' kernels "$dir/differences.mlir"

# What every second element is taken of, here the values of digits, is made where they are, of all its steps.
cat >"$dir/digits.mlir" <<'END'
func.func @main(%x: tensor<200xui8>) -> tensor<100xui8> {
  %limit = stablehlo.constant dense<58> : tensor<200xui8>
  %zero = stablehlo.constant dense<48> : tensor<200xui8>
  %ten = stablehlo.constant dense<87> : tensor<200xui8>
  %four = stablehlo.constant dense<4> : tensor<100xui8>
  %0 = stablehlo.compare LT, %x, %limit : (tensor<200xui8>, tensor<200xui8>) -> tensor<200xi1>
  %1 = stablehlo.subtract %x, %zero : tensor<200xui8>
  %2 = stablehlo.subtract %x, %ten : tensor<200xui8>
  %3 = stablehlo.select %0, %1, %2 : tensor<200xi1>, tensor<200xui8>
  %4 = stablehlo.slice %3 [0:200:2] : (tensor<200xui8>) -> tensor<100xui8>
  %5 = stablehlo.slice %3 [1:200:2] : (tensor<200xui8>) -> tensor<100xui8>
  %6 = stablehlo.shift_left %4, %four : tensor<100xui8>
  %7 = stablehlo.or %6, %5 : tensor<100xui8>
  return %7 : tensor<100xui8>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/digits.mlir"
expect 0 'same bits' "$tenon" compare "$dir/digits.mlir" --generate --engine interp --engine tile

# Rotations by more distances than arrays are cut for: each is chosen from the two ends of what is in memory.
neighbours() {
  echo 'func.func @main(%x: tensor<300xf32>) -> tensor<300xf32> {'
  sum=%x
  for by in 1 2 3 4; do
    cat <<END
  %a$by = stablehlo.slice %x [$((300 - by)):300] : (tensor<300xf32>) -> tensor<${by}xf32>
  %b$by = stablehlo.slice %x [0:$((300 - by))] : (tensor<300xf32>) -> tensor<$((300 - by))xf32>
  %c$by = stablehlo.concatenate %a$by, %b$by, dim = 0 : (tensor<${by}xf32>, tensor<$((300 - by))xf32>) -> tensor<300xf32>
  %d$by = stablehlo.slice %x [$by:300] : (tensor<300xf32>) -> tensor<$((300 - by))xf32>
  %e$by = stablehlo.slice %x [0:$by] : (tensor<300xf32>) -> tensor<${by}xf32>
  %f$by = stablehlo.concatenate %d$by, %e$by, dim = 0 : (tensor<$((300 - by))xf32>, tensor<${by}xf32>) -> tensor<300xf32>
  %g$by = stablehlo.subtract %c$by, %f$by : tensor<300xf32>
  %s$by = stablehlo.add $sum, %g$by : tensor<300xf32>
END
    sum=%s$by
  done
  echo "  return $sum : tensor<300xf32>"
  echo '}'
}
neighbours >"$dir/neighbours.mlir"
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/neighbours.mlir"
expect 0 'same bits' "$tenon" compare "$dir/neighbours.mlir" --generate --engine interp --engine tile

# Rows of 20 elements, put together one by one in two steps: all are made in one loop over the rows.
columns() {
  echo 'func.func @main(%x: tensor<70xi32>) -> tensor<70x20xi32> {'
  for part in '0 16' '16 20'; do
    set -- $part
    from=$1 names= types=
    while [ "$1" -lt "$2" ]; do
      echo "  %k$1 = stablehlo.constant dense<$1> : tensor<70xi32>"
      echo "  %a$1 = stablehlo.xor %x, %k$1 : tensor<70xi32>"
      echo "  %b$1 = stablehlo.reshape %a$1 : (tensor<70xi32>) -> tensor<70x1xi32>"
      names="$names${names:+, }%b$1" types="$types${types:+, }tensor<70x1xi32>"
      set -- $(($1 + 1)) "$2"
    done
    echo "  %p$from = stablehlo.concatenate $names, dim = 1 : ($types) -> tensor<70x$(($2 - from))xi32>"
  done
  echo '  %r = stablehlo.concatenate %p0, %p16, dim = 1 : (tensor<70x16xi32>, tensor<70x4xi32>) -> tensor<70x20xi32>'
  echo '  return %r : tensor<70x20xi32>'
  echo '}'
}
loops() { "$tenon" compile --stage kernel "$1" | grep -c ' = loop '; }
columns >"$dir/columns.mlir"
expect 0 '^1$' loops "$dir/columns.mlir"
for e in x64 x64:avx2 tile; do
  "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
  expect 0 'same bits' "$tenon" compare "$dir/columns.mlir" --generate --engine interp --engine "$e"
done

# Complex numbers are sorted by their parts as by two keys: no comparator is asked, of parts and of elements between them.
cat >"$dir/parts.mlir" <<'END'
func.func @main(%z: tensor<5x70x3xcomplex<f64>>, %w: tensor<5x70x3xf32>) -> tensor<5x70x3xcomplex<f64>> {
  %0:2 = "stablehlo.sort"(%z, %w) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f64>>, %b: tensor<complex<f64>>, %c: tensor<f32>, %d: tensor<f32>):
    %1 = stablehlo.imag %a : (tensor<complex<f64>>) -> tensor<f64>
    %2 = stablehlo.imag %b : (tensor<complex<f64>>) -> tensor<f64>
    %3 = stablehlo.real %a : (tensor<complex<f64>>) -> tensor<f64>
    %4 = stablehlo.real %b : (tensor<complex<f64>>) -> tensor<f64>
    %5 = stablehlo.compare LT, %1, %2, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %6 = stablehlo.compare EQ, %1, %2, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %7 = stablehlo.compare LT, %c, %d, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %8 = stablehlo.compare EQ, %c, %d, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = stablehlo.compare GT, %3, %4, TOTALORDER : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %10 = stablehlo.and %8, %9 : tensor<i1>
    %11 = stablehlo.or %7, %10 : tensor<i1>
    %12 = stablehlo.and %6, %11 : tensor<i1>
    %13 = stablehlo.or %5, %12 : tensor<i1>
    stablehlo.return %13 : tensor<i1>
  }) : (tensor<5x70x3xcomplex<f64>>, tensor<5x70x3xf32>) -> (tensor<5x70x3xcomplex<f64>>, tensor<5x70x3xf32>)
  return %0#0 : tensor<5x70x3xcomplex<f64>>
}
END
expect 0 '1 steps, 0 kernels' "$tenon" compile --stage plan "$dir/parts.mlir"
expect 0 'same bits' "$tenon" compare "$dir/parts.mlir" --input 'gen int 1 -3 3' --input 'gen int 2 -2 2' \
  --engine interp --engine tile --engine x64

# What is sorted has the memory of what nobody reads any more: columns and rows, of several types and by keys or by
# another order, but for an array that two operands are. (Of fewer than 64 elements a slice is not worth it.)
sorted() {  # DIM LESS SECOND
  cat <<END
func.func @main(%x: tensor<90x70xf32>, %y: tensor<90x70xf64>) -> (tensor<90x70xf32>, tensor<90x70xf64>, tensor<90x70xi8>) {
  %0 = stablehlo.multiply %x, %x : tensor<90x70xf32>
  %1 = stablehlo.negate %y : tensor<90x70xf64>
  %2 = stablehlo.convert %y : (tensor<90x70xf64>) -> tensor<90x70xi8>
  %3:4 = "stablehlo.sort"(%0, %1, %2, %$3) <{dimension = $1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f64>, %d: tensor<f64>, %e: tensor<i8>, %f: tensor<i8>, %g: tensor<f64>, %h: tensor<f64>):
    %s = stablehlo.add %c, %g : tensor<f64>
    %t = stablehlo.add %d, %h : tensor<f64>
    %p = stablehlo.compare LT, $2 : (tensor<f64>, tensor<f64>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<90x70xf32>, tensor<90x70xf64>, tensor<90x70xi8>, tensor<90x70xf64>) -> (tensor<90x70xf32>, tensor<90x70xf64>, tensor<90x70xi8>, tensor<90x70xf64>)
  %4 = stablehlo.slice %3#0 [0:90, 0:70] : (tensor<90x70xf32>) -> tensor<90x70xf32>
  %5 = stablehlo.subtract %3#1, %3#3 : tensor<90x70xf64>
  return %4, %5, %3#2 : tensor<90x70xf32>, tensor<90x70xf64>, tensor<90x70xi8>
}
END
}
temporaries() { "$tenon" compile --stage plan "$1" | grep -c '^ *s[0-9]* temp tensor<90x70.* steps'; }
for dim in 0 1; do for less in '%c, %d' '%s, %t'; do for second in y 1; do
  sorted $dim "$less" $second >"$dir/sorted.mlir"
  expect 0 "^$([ $second = y ] && echo 1 || echo 2)$" temporaries "$dir/sorted.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/sorted.mlir" --input 'gen int 1 -9 9' --input 'gen int 2 -9 9' \
    --engine interp --engine tile --engine x64
done; done; done

# Rows of two arrays that take turns: a round is written out, nothing is divided or chosen; an odd row stands behind.
in_kernels() { "$tenon" compile --stage kernel "$2" | grep -c "$1"; }
for rows in 40 41; do
  cat >"$dir/turns.mlir" <<END
func.func @main(%x: tensor<$((rows - rows / 2))x4xf32>, %y: tensor<$((rows / 2))x4xf32>) -> tensor<${rows}x4xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %z, low = [0, 0], high = [$((1 - rows % 2)), 0], interior = [1, 0] : (tensor<$((rows - rows / 2))x4xf32>, tensor<f32>) -> tensor<${rows}x4xf32>
  %1 = stablehlo.pad %y, %z, low = [1, 0], high = [$((rows % 2)), 0], interior = [1, 0] : (tensor<$((rows / 2))x4xf32>, tensor<f32>) -> tensor<${rows}x4xf32>
  %2 = stablehlo.add %0, %1 : tensor<${rows}x4xf32>
  return %2 : tensor<${rows}x4xf32>
}
END
  expect 1 '^0$' in_kernels 'ishru\|mask' "$dir/turns.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/turns.mlir" --generate --engine interp --engine tile --engine x64
done

# Parts of a reshape: what it is made of is made once.
cat >"$dir/levels.mlir" <<'END'
func.func @main(%x: tensor<256xf32>, %y: tensor<256xf32>) -> tensor<128xf32> {
  %0 = stablehlo.multiply %x, %y : tensor<256xf32>
  %1 = stablehlo.add %0, %y : tensor<256xf32>
  %2 = stablehlo.reshape %1 : (tensor<256xf32>) -> tensor<256x1xf32>
  %3 = stablehlo.slice %2 [0:255:2, 0:1] : (tensor<256x1xf32>) -> tensor<128x1xf32>
  %4 = stablehlo.slice %2 [1:256:2, 0:1] : (tensor<256x1xf32>) -> tensor<128x1xf32>
  %5 = stablehlo.slice %2 [64:192, 0:1] : (tensor<256x1xf32>) -> tensor<128x1xf32>
  %6 = stablehlo.add %3, %4 : tensor<128x1xf32>
  %7 = stablehlo.multiply %6, %5 : tensor<128x1xf32>
  %8 = stablehlo.reshape %7 : (tensor<128x1xf32>) -> tensor<128xf32>
  return %8 : tensor<128xf32>
}
END
expect 0 '^2$' in_kernels fmul "$dir/levels.mlir"

# A trace reads the diagonal.
cat >"$dir/trace.mlir" <<'END'
func.func @main(%x: tensor<100x6x6xf32>) -> tensor<100xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %i = stablehlo.iota dim = 0 : tensor<6x6xi32>
  %j = stablehlo.iota dim = 1 : tensor<6x6xi32>
  %0 = stablehlo.compare EQ, %i, %j, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<6x6xi1>) -> tensor<100x6x6xi1>
  %2 = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<100x6x6xf32>
  %3 = stablehlo.select %1, %x, %2 : tensor<100x6x6xi1>, tensor<100x6x6xf32>
  %4 = stablehlo.reduce(%3 init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<100x6x6xf32>, tensor<f32>) -> tensor<100xf32>
  return %4 : tensor<100xf32>
}
END
expect 0 '^6$' in_kernels load "$dir/trace.mlir"
expect 0 'same bits' "$tenon" compare "$dir/trace.mlir" --input 'gen int 1 -9 9' --engine interp --engine tile --engine x64

# What a loop carries is stored whole, with the padding behind it.
cat >"$dir/carried.mlir" <<'END'
func.func @main(%x: tensor<6xf32>) -> tensor<6xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<6xf32>
  cond {
    %n = stablehlo.constant dense<5> : tensor<i32>
    %0 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %i, %one : tensor<i32>
    %1 = stablehlo.reverse %v, dims = [0] : tensor<6xf32>
    %2 = stablehlo.add %1, %v : tensor<6xf32>
    stablehlo.return %0, %2 : tensor<i32>, tensor<6xf32>
  }
  return %r#1 : tensor<6xf32>
}
END
expect 0 '^[1-9]' in_kernels 'store f32x8 .* < 8\]' "$dir/carried.mlir"
expect 0 'same bits' "$tenon" compare "$dir/carried.mlir" --generate --engine interp --engine tile --engine x64

# Not of one that changes places with another: that may be in the memory of an output, behind which is nothing.
cat >"$dir/exchanged.mlir" <<'END'
func.func @main(%x: tensor<100x33x1xui16>) -> tensor<100x33x1xui16> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %n = stablehlo.constant dense<9> : tensor<i32>
  %r:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<100x33x1xui16>
  cond {
    %0 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %zero = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.add %i, %one : tensor<i32>
    %1:2 = stablehlo.reduce(%v init: %zero), (%v init: %zero) across dimensions = [2] : (tensor<100x33x1xui16>, tensor<100x33x1xui16>, tensor<ui16>, tensor<ui16>) -> (tensor<100x33xui16>, tensor<100x33xui16>)
     reducer(%a: tensor<ui16>, %b: tensor<ui16>) (%c0: tensor<ui16>, %d: tensor<ui16>) {
      stablehlo.return %b, %c0 : tensor<ui16>, tensor<ui16>
    }
    %2 = stablehlo.reshape %1#0 : (tensor<100x33xui16>) -> tensor<100x33x1xui16>
    stablehlo.return %0, %2 : tensor<i32>, tensor<100x33x1xui16>
  }
  return %r#1 : tensor<100x33x1xui16>
}
END
expect 0 '^ *[0-9]* swap' "$tenon" compile --stage plan "$dir/exchanged.mlir"
expect 0 '^1$' in_kernels 'store u16x64 .* < ' "$dir/exchanged.mlir"  # of the other result

# Places far beyond the operand are told apart too, up to where there are no numbers for them.
far_window() {  # far_window DILATION PADDING
  cat >"$dir/far.mlir" <<END
func.func @main() -> tensor<1x3xf32> {
  %x = stablehlo.iota dim = 0 : tensor<9x3xf32>
  %z = stablehlo.constant dense<0.5> : tensor<f32>
  %y = stablehlo.optimization_barrier %x : tensor<9x3xf32>
  %r = "stablehlo.reduce_window"(%y, %z) <{window_dimensions = array<i64: 2, 1>, window_dilations = array<i64: $1, 1>, padding = dense<[[$2, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<9x3xf32>, tensor<f32>) -> tensor<1x3xf32>
  return %r : tensor<1x3xf32>
}
END
}
for e in x64 x64:avx2 tile; do
  "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
  far_window 8589934592 8589934584
  expect 0 '9\. 9\. 9\.' "$tenon" run "$dir/far.mlir" --engine "$e"
  far_window 9223372036854775000 9223372036854774992
  expect 1 'reduce_window: padding or holes of 2.60 places' "$tenon" run "$dir/far.mlir" --engine "$e"
done

# Running windows go on from element to element where places in the padding make nothing new of the initial value. Of
# constants this is known; what is known at run time alone is asked, by each part of the rows that is shared.
running() {  # CONSTANT INITIAL-VALUE
  cat >"$dir/running.mlir" <<END
func.func @main(%x: tensor<5x40x33xf32>) -> tensor<5x40x33xf32> {
  %c = stablehlo.constant dense<$1> : tensor<f32>
  %0 = stablehlo.slice %x [0:1, 0:1, 0:1] : (tensor<5x40x33xf32>) -> tensor<1x1x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x1x1xf32>) -> tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %2 = stablehlo.multiply %1, %zero : tensor<f32>
  %z = $2 : tensor<f32>
  %r = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 1, 40, 1>, padding = dense<[[0, 0], [39, 0], [0, 0]]> : tensor<3x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %i = stablehlo.convert %q : (tensor<f32>) -> tensor<i32>
    %j = stablehlo.convert %i : (tensor<i32>) -> tensor<f32>
    %h = stablehlo.subtract %q, %j : tensor<f32>
    %m = stablehlo.maximum %p, %q : tensor<f32>
    %n = stablehlo.add %m, %j : tensor<f32>
    %e = stablehlo.compare LT, %h, %p : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %s = stablehlo.select %e, %n, %m : tensor<i1>, tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<5x40x33xf32>, tensor<f32>) -> tensor<5x40x33xf32>
  return %r : tensor<5x40x33xf32>
}
END
  expect 0 '^1$' in_kernels 'loop 5 parallel' "$dir/running.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/running.mlir" --generate --engine interp --engine tile --engine x64 --engine x64:avx2
}
branches() { "$tenon" compile --stage kernel "$1" | awk '/ if /{n++} / loop 40/{m++} END{print n + 0, m + 0}'; }
running 0.5 'stablehlo.abs %c'
expect 0 '^0 1$' branches "$dir/running.mlir"
running 2.0 'stablehlo.abs %c'
expect 0 '^1 2$' branches "$dir/running.mlir"
for init in 0.5 2.0; do
  running $init 'stablehlo.add %c, %2'
  expect 0 '^[2-9] 3$' branches "$dir/running.mlir"
done

# Windows fold what is made where they read it, when they read it about once; eight channels are folded beside each other,
# not with windows that nobody asked for.
pooled() {  # FORM SIZE STRIDE RESULTS
  cat >"$dir/pooled.mlir" <<END
func.func @main(%x: tensor<2x17x17x8x$1>) -> tensor<2x$4x$4x8x$1> {
  %i = stablehlo.constant dense<0.0> : tensor<$1>
  %a = stablehlo.abs %x : tensor<2x17x17x8x$1>
  %b = stablehlo.multiply %a, %a : tensor<2x17x17x8x$1>
  %r = "stablehlo.reduce_window"(%b, %i) <{window_dimensions = array<i64: 1, $2, $2, 1>, window_strides = array<i64: 1, $3, $3, 1>}> ({
  ^bb0(%p: tensor<$1>, %q: tensor<$1>):
    %s = stablehlo.add %p, %q : tensor<$1>
    stablehlo.return %s : tensor<$1>
  }) : (tensor<2x17x17x8x$1>, tensor<$1>) -> tensor<2x$4x$4x8x$1>
  return %r : tensor<2x$4x$4x8x$1>
}
END
}
for t in f32 bf16; do
  pooled $t 2 2 8
  expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/pooled.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/pooled.mlir" --generate --engine interp --engine tile --engine x64 --engine x64:avx2
done
# Overlapping ones would make it too often.
pooled f32 3 1 15
expect 0 'multiply reduce_window' kernels "$dir/pooled.mlir"

# What is scattered is kept, not the two values that it is made of and that share a part.
cat >"$dir/scattered.mlir" <<'END'
func.func @main(%x: tensor<10x32xf32>, %i: tensor<400x1xi32>, %u: tensor<400x32xf32>) -> tensor<10x32xf32> {
  %t = stablehlo.tanh %u : tensor<400x32xf32>
  %o = stablehlo.constant dense<1.0> : tensor<400x32xf32>
  %a = stablehlo.subtract %o, %t : tensor<400x32xf32>
  %b = stablehlo.multiply %a, %t : tensor<400x32xf32>
  %c = stablehlo.add %a, %b : tensor<400x32xf32>
  %r = "stablehlo.scatter"(%x, %i, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x32xf32>, tensor<400x1xi32>, tensor<400x32xf32>) -> tensor<10x32xf32>
  return %r : tensor<10x32xf32>
}
END
expect 0 ' 51200 bytes of temporaries' "$tenon" compile --stage plan "$dir/scattered.mlir"
expect 0 'same bits' "$tenon" compare "$dir/scattered.mlir" --generate --engine tile --engine x64 --engine x64:avx2

# Rows and then columns picked at places known without memory: one gather, no array in between; of large ones the places
# are listed first.
resized() {  # FROM TO
  cat >"$dir/resized.mlir" <<END
func.func @main(%x: tensor<$1x$1x3xf32>) -> tensor<$2x$2x3xf32> {
  %i = stablehlo.iota dim = 0 : tensor<$2x1xi32>
  %h = stablehlo.constant dense<1> : tensor<$2x1xi32>
  %k = stablehlo.shift_right_logical %i, %h : tensor<$2x1xi32>
  %0 = "stablehlo.gather"(%x, %k) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, $1, 3>}> : (tensor<$1x$1x3xf32>, tensor<$2x1xi32>) -> tensor<$2x$1x3xf32>
  %1 = "stablehlo.gather"(%0, %k) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: $2, 1, 3>}> : (tensor<$2x$1x3xf32>, tensor<$2x1xi32>) -> tensor<$2x$2x3xf32>
  return %1 : tensor<$2x$2x3xf32>
}
END
}
resized 20 40
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/resized.mlir"
expect 0 'same bits' "$tenon" compare "$dir/resized.mlir" --generate --engine interp --engine tile --engine x64 --engine x64:avx2
resized 512 1024
expect 0 '2 kernels, 4096 bytes of temporaries' "$tenon" compile --stage plan "$dir/resized.mlir"
expect 0 'same bits' "$tenon" compare "$dir/resized.mlir" --generate --engine interp --engine x64 --threads 2
# Places that are dear to compute are listed too.
cat >"$dir/nearest.mlir" <<'END'
func.func @main(%x: tensor<40x40x3xf32>) -> tensor<60x60x3xf32> {
  %i = stablehlo.iota dim = 0 : tensor<60x1xf32>
  %h = stablehlo.constant dense<1.5> : tensor<60x1xf32>
  %q = stablehlo.divide %i, %h : tensor<60x1xf32>
  %k = stablehlo.convert %q : (tensor<60x1xf32>) -> tensor<60x1xi32>
  %0 = "stablehlo.gather"(%x, %k) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 40, 3>}> : (tensor<40x40x3xf32>, tensor<60x1xi32>) -> tensor<60x40x3xf32>
  %1 = "stablehlo.gather"(%0, %k) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 60, 1, 3>}> : (tensor<60x40x3xf32>, tensor<60x1xi32>) -> tensor<60x60x3xf32>
  return %1 : tensor<60x60x3xf32>
}
END
expect 0 'kernels, 256 bytes of temporaries' "$tenon" compile --stage plan "$dir/nearest.mlir"
expect 0 'same bits' "$tenon" compare "$dir/nearest.mlir" --generate --engine interp --engine tile --engine x64

# A transform is as long as what it transforms, which the verifier is not to ask.
cat >"$dir/longer.mlir" <<'END'
func.func @main(%x: tensor<1x10x15xcomplex<f32>>) -> tensor<1x10x15xcomplex<f32>> {
  %r = stablehlo.fft %x, type = FFT, length = [6, 10, 15] : (tensor<1x10x15xcomplex<f32>>) -> tensor<1x10x15xcomplex<f32>>
  return %r : tensor<1x10x15xcomplex<f32>>
}
END
expect 1 'dimension 0 is 1, expected 6' "$tenon" compile --stage plan "$dir/longer.mlir"

for f in stencil table search halves boxes ordered differences; do
  for e in x64 x64:avx2 tile c; do
    "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
    expect 0 'same bits' "$tenon" compare "$dir/$f.mlir" --generate --engine interp --engine "$e" --threads 2
  done
done
for e in x64 x64:avx2 tile; do
  "$tenon" targets | grep "^$e " | grep -q 'not here' && continue
  expect 0 'same bits' "$tenon" compare "$dir/rounds.mlir" --input 'dense<3> : tensor<i32>' \
    --input 'dense<5> : tensor<i8>' --engine interp --engine "$e"
done
# What is kept for the second and for the third pass over a row stands where the result goes, one after the other.
cat >"$dir/capped.mlir" <<'END'
func.func @main(%x: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.tanh %x : tensor<64x64xf32>
  %1 = stablehlo.reduce(%0 init: %m) applies stablehlo.maximum across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xf32>) -> tensor<64x64xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<64x64xf32>
  %4 = stablehlo.exponential %3 : tensor<64x64xf32>
  %5 = stablehlo.reduce(%4 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<64xf32>) -> tensor<64x64xf32>
  %7 = stablehlo.divide %4, %6 : tensor<64x64xf32>
  return %7 : tensor<64x64xf32>
}
END
expect 0 '1 kernels, [0-9]{1,3} bytes of temporaries' "$tenon" compile --stage plan "$dir/capped.mlir"
expect 0 'same bits' "$tenon" compare "$dir/capped.mlir" --generate --engine tile --engine x64 --engine x64:avx2 --engine c

# A dear number made of constants is there before what is made with it: one loop, nothing is kept.
cat >"$dir/known.mlir" <<'END'
func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %0 = stablehlo.tanh %x : tensor<1000xf32>
  %1 = stablehlo.exponential %0 : tensor<1000xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<1000xf32>
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %3 = stablehlo.log %c : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1000xf32>
  %5 = stablehlo.divide %2, %4 : tensor<1000xf32>
  %6 = stablehlo.add %5, %0 : tensor<1000xf32>
  %7 = stablehlo.subtract %6, %1 : tensor<1000xf32>
  return %7 : tensor<1000xf32>
}
END
expect 0 '1 kernels, [0-9] bytes of temporaries' "$tenon" compile --stage plan "$dir/known.mlir"
expect 0 'same bits' "$tenon" compare "$dir/known.mlir" --generate --engine tile --engine x64 --engine x64:avx2
# Distances of all pairs, which take many times the memory of the points, are kept by nobody: neither by what is reduced
# for each point nor by sums over all, which make them line by line beside their blocks.
cat >"$dir/all.mlir" <<'END'
func.func @main(%x: tensor<301x3xf32>, %y: tensor<250x3xf32>) -> (tensor<301xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %most = stablehlo.constant dense<1.0e9> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<301x3xf32>) -> tensor<301x250x3xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<250x3xf32>) -> tensor<301x250x3xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<301x250x3xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<301x250x3xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<301x250x3xf32>, tensor<f32>) -> tensor<301x250xf32>
  %5 = stablehlo.reduce(%4 init: %most) applies stablehlo.minimum across dimensions = [1] : (tensor<301x250xf32>, tensor<f32>) -> tensor<301xf32>
  %6 = stablehlo.abs %2 : tensor<301x250x3xf32>
  %7 = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<301x250x3xf32>, tensor<f32>) -> tensor<301x250xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<301x250xf32>, tensor<f32>) -> tensor<f32>
  %9 = stablehlo.reduce(%7 init: %zero) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<301x250xf32>, tensor<f32>) -> tensor<f32>
  return %5, %8, %9 : tensor<301xf32>, tensor<f32>, tensor<f32>
}
END
sed -e '/%9 =/d' -e 's/, %9 :/ :/' -e 's/tensor<f32>, tensor<f32>)/tensor<f32>)/' \
  -e '/return/s/, tensor<f32>, tensor<f32>/, tensor<f32>/' "$dir/all.mlir" >"$dir/each.mlir"
expect 0 ' 1[0-9]{5} bytes of temporaries' "$tenon" compile --stage plan "$dir/each.mlir"
for file in all each; do
  expect 0 'same bits' "$tenon" compare "$dir/$file.mlir" --input 'gen int 1 -99 99' --input 'gen int 2 -99 99' \
    --engine interp --engine tile --engine x64 --engine x64:avx2 --engine c
  expect 0 'same bits' "$tenon" compare "$dir/$file.mlir" --generate --engine tile --engine x64 --engine x64:avx2
done

# Steps through a graph: lanes of flags are narrow, apart from the wide ones of what they count.
cat >"$dir/levels.mlir" <<'END'
func.func @main(%edges: tensor<64x64xi1>, %from: tensor<64xi1>) -> tensor<64xi32> {
  %none = stablehlo.constant dense<false> : tensor<i1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zeros = stablehlo.constant dense<0> : tensor<64xi32>
  %0:4 = stablehlo.while(%seen = %from, %level = %zeros, %at = %from, %i = %zero) : tensor<64xi1>, tensor<64xi32>, tensor<64xi1>, tensor<i32>
   cond {
    %p = stablehlo.reduce(%at init: %none) applies stablehlo.or across dimensions = [0] : (tensor<64xi1>, tensor<i1>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %a = stablehlo.broadcast_in_dim %at, dims = [0] : (tensor<64xi1>) -> tensor<64x64xi1>
    %b = stablehlo.and %edges, %a : tensor<64x64xi1>
    %c = stablehlo.reduce(%b init: %none) applies stablehlo.or across dimensions = [0] : (tensor<64x64xi1>, tensor<i1>) -> tensor<64xi1>
    %d = stablehlo.not %seen : tensor<64xi1>
    %e = stablehlo.and %c, %d : tensor<64xi1>
    %f = stablehlo.or %seen, %e : tensor<64xi1>
    %j = stablehlo.add %i, %one : tensor<i32>
    %g = stablehlo.broadcast_in_dim %j, dims = [] : (tensor<i32>) -> tensor<64xi32>
    %h = stablehlo.select %e, %g, %level : tensor<64xi1>, tensor<64xi32>
    stablehlo.return %f, %h, %e, %j : tensor<64xi1>, tensor<64xi32>, tensor<64xi1>, tensor<i32>
  }
  return %0#1 : tensor<64xi32>
}
END
expect 0 '4 kernels' "$tenon" compile --stage plan "$dir/levels.mlir"
expect 0 'same bits' "$tenon" compare "$dir/levels.mlir" --generate --engine interp --engine tile --engine x64

# What a loop's variable ever holds is a place in the table: no clamp. A condition that always holds is none.
cat >"$dir/states.mlir" <<'END'
func.func @main(%t: tensor<16xi32>, %from: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<50> : tensor<i32>
  %most = stablehlo.constant dense<15> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %state = %zero) : tensor<i32>, tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %a = stablehlo.dynamic_slice %t, %state, sizes = [1] : (tensor<16xi32>, tensor<i32>) -> tensor<1xi32>
    %b = stablehlo.reshape %a : (tensor<1xi32>) -> tensor<i32>
    %c = stablehlo.add %b, %from : tensor<i32>
    %d = stablehlo.and %c, %most : tensor<i32>
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %j, %d : tensor<i32>, tensor<i32>
  }
  return %0#1 : tensor<i32>
}
END
clamps() { "$tenon" compile --stage kernel "$1" | grep -cE 'imin|imax' ; }
expect 1 '^0$' clamps "$dir/states.mlir"
expect 0 'same bits' "$tenon" compare "$dir/states.mlir" --generate --engine interp --engine tile --engine x64
# Long work without functions has no chains that wait: lanes of two registers.
cat >"$dir/counts.mlir" <<'END'
func.func @main(%x: tensor<256x8xi32>) -> tensor<256x256xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<256x8xi32>) -> tensor<256x256x8xi32>
  %1 = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<256x8xi32>) -> tensor<256x256x8xi32>
  %2 = stablehlo.xor %0, %1 : tensor<256x256x8xi32>
  %3 = stablehlo.popcnt %2 : tensor<256x256x8xi32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<256x256x8xi32>, tensor<i32>) -> tensor<256x256xi32>
  return %4 : tensor<256x256xi32>
}
END
expect 0 'vector 32' "$tenon" compile --stage kernel "$dir/counts.mlir"

# Many products of a matrix with a vector are a loop over them however they lie, and so are many of which neighbours of
# the result want columns that lie apart, and complex ones: calls would cost more than the products.
for form in '90x2x24xf32 90x24xf32 2 1 90x2xf32 16' '90x24x2xf64 90x24xf64 1 1 90x2xf64 8' \
            '90x24x2xf32 90x2xf32 2 1 90x24xf32 16' '90x4x12xf32 90x5x12xf32 2 2 90x4x5xf32 16' \
            '90x6x8xcomplex<f32> 90x8x5xcomplex<f32> 2 1 90x6x5xcomplex<f32> 16'; do
  set -- $form
  echo "func.func @main(%x: tensor<$1>, %y: tensor<$2>) -> tensor<$5> {
    %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [$3] x [$4] : (tensor<$1>, tensor<$2>) -> tensor<$5>
    return %0 : tensor<$5>
  }" >"$dir/many.mlir"
  expect 0 "vector $6" "$tenon" compile --stage kernel "$dir/many.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/many.mlir" --generate --engine x64 --engine x64:avx2 --engine tile
done

# A convolution with few output features and a short last dimension: some lines at once, each a chain of its own, whose
# taps may be in the padding of one line and not of the next.
for form in '14x14 14x14 1 3x3 pad=[[1,1],[1,1]] 7' '9x10 10x7 2 4x5 pad=[[3,1],[-1,2]] 2' \
            '12x14 6x14 1 5x3 stride=[2,1],pad=[[2,1],[2,2]],rhs_dilate=[1,2] 6' \
            '3x14 6x14 1 3x3 pad=[[0,5],[1,1]] 6'; do
  set -- $form
  echo "func.func @main(%x: tensor<2x${1}x12xf32>, %k: tensor<${4}x12x${3}xf32>) -> tensor<2x${2}x${3}xf32> {
    %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {$5}
      {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x${1}x12xf32>, tensor<${4}x12x${3}xf32>) -> tensor<2x${2}x${3}xf32>
    return %0 : tensor<2x${2}x${3}xf32>
  }" >"$dir/lines.mlir"
  vars() { "$tenon" compile --stage kernel "$1" | grep -c ' = var '; }
  expect 0 "^$(($6 * $3))\$" vars "$dir/lines.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/lines.mlir" --input 'gen int 1 -9 9' --input 'gen int 2 -9 9' \
    --engine interp --engine x64 --engine x64:avx2 --engine tile
done

# Tiles of a convolution go along the dimension before the last where few neighbours along the last meet the same taps:
# at both ends, at each kind of place where the input has holes, and for each group.
for form in '2x12x12x6 7x7x6x20 2x6x6x20 stride=[2,2],pad=[[2,3],[2,3]] 1 1' \
            '1x9x7x8 3x3x4x24 1x9x7x24 pad=[[1,1],[1,1]] 2 1' '4x9x8x8 3x3x8x16 2x9x8x16 pad=[[1,1],[1,1]] 1 2' \
            '1x7x7x8 4x4x8x16 1x14x14x16 pad=[[2,2],[2,2]],lhs_dilate=[2,2] 1 1' \
            '1x14x6x9 5x5x9x17 1x10x7x17 pad=[[0,0],[3,2]] 1 1'; do
  set -- $form
  echo "func.func @main(%x: tensor<${1}xf32>, %k: tensor<${2}xf32>) -> tensor<${3}xf32> {
    %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {$4}
      {batch_group_count = $6 : i64, feature_group_count = $5 : i64} : (tensor<${1}xf32>, tensor<${2}xf32>) -> tensor<${3}xf32>
    return %0 : tensor<${3}xf32>
  }" >"$dir/rims.mlir"
  expect 0 'same bits' "$tenon" compare "$dir/rims.mlir" --input 'gen int 1 -9 9' --input 'gen int 2 -9 9' \
    --engine interp --engine x64 --engine x64:avx2 --engine tile
done

# A product that is a loop of its own reads a transposed left operand where it lies.
cat >"$dir/left.mlir" <<'END'
func.func @main(%x: tensor<4x300xf32>, %y: tensor<4x3xf32>) -> tensor<300x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x300xf32>) -> tensor<300x4xf32>
  %1 = stablehlo.dot_general %0, %y, contracting_dims = [1] x [0] : (tensor<300x4xf32>, tensor<4x3xf32>) -> tensor<300x3xf32>
  return %1 : tensor<300x3xf32>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/left.mlir"
expect 0 'same bits' "$tenon" compare "$dir/left.mlir" --generate --engine x64 --engine x64:avx2 --engine tile

# What is chosen between constants that the program has in 64 bits is made in lanes of the bytes it becomes.
cat >"$dir/lengths.mlir" <<'END'
func.func @main(%x: tensor<4096xui8>) -> tensor<4096xui8> {
  %low = stablehlo.constant dense<128> : tensor<4096xui8>
  %high = stablehlo.constant dense<224> : tensor<4096xui8>
  %one = stablehlo.constant dense<1> : tensor<4096xi64>
  %two = stablehlo.constant dense<2> : tensor<4096xi64>
  %three = stablehlo.constant dense<3> : tensor<4096xi64>
  %0 = stablehlo.compare LT, %x, %low : (tensor<4096xui8>, tensor<4096xui8>) -> tensor<4096xi1>
  %1 = stablehlo.compare LT, %x, %high : (tensor<4096xui8>, tensor<4096xui8>) -> tensor<4096xi1>
  %2 = stablehlo.select %1, %two, %three : tensor<4096xi1>, tensor<4096xi64>
  %3 = stablehlo.select %0, %one, %2 : tensor<4096xi1>, tensor<4096xi64>
  %4 = stablehlo.convert %3 : (tensor<4096xi64>) -> tensor<4096xui8>
  return %4 : tensor<4096xui8>
}
END
expect 0 'vector 64' "$tenon" compile --stage kernel "$dir/lengths.mlir"
expect 0 'same bits' "$tenon" compare "$dir/lengths.mlir" --generate --engine interp --engine tile --engine x64

# Bits of halves are at the index of the halves: one kernel, and where they are asked whether they are equal, bits do.
cat >"$dir/toward.mlir" <<'END'
func.func @main(%x: tensor<4096xf16>, %y: tensor<4096xf16>) -> tensor<4096xf16> {
  %zero = stablehlo.constant dense<0> : tensor<4096xi16>
  %one = stablehlo.constant dense<1> : tensor<4096xi16>
  %minus = stablehlo.constant dense<-1> : tensor<4096xi16>
  %most = stablehlo.constant dense<32767> : tensor<4096xi16>
  %0 = stablehlo.bitcast_convert %x : (tensor<4096xf16>) -> tensor<4096xi16>
  %1 = stablehlo.bitcast_convert %y : (tensor<4096xf16>) -> tensor<4096xi16>
  %2 = stablehlo.and %0, %most : tensor<4096xi16>
  %3 = stablehlo.and %1, %most : tensor<4096xi16>
  %4 = stablehlo.compare EQ, %2, %zero : (tensor<4096xi16>, tensor<4096xi16>) -> tensor<4096xi1>
  %5 = stablehlo.compare EQ, %x, %y : (tensor<4096xf16>, tensor<4096xf16>) -> tensor<4096xi1>
  %6 = stablehlo.compare GT, %2, %3 : (tensor<4096xi16>, tensor<4096xi16>) -> tensor<4096xi1>
  %7 = stablehlo.select %6, %minus, %one : tensor<4096xi1>, tensor<4096xi16>
  %8 = stablehlo.add %0, %7 : tensor<4096xi16>
  %9 = stablehlo.select %4, %3, %8 : tensor<4096xi1>, tensor<4096xi16>
  %10 = stablehlo.select %5, %1, %9 : tensor<4096xi1>, tensor<4096xi16>
  %11 = stablehlo.bitcast_convert %10 : (tensor<4096xi16>) -> tensor<4096xf16>
  return %11 : tensor<4096xf16>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/toward.mlir"
expect 1 '' sh -c "'$tenon' compile --stage kernel '$dir/toward.mlir' | grep f16"
expect 0 'same bits' "$tenon" compare "$dir/toward.mlir" --generate --engine interp --engine tile --engine x64

# A choice of constants that is shifted is one of others; more than and equal to are one comparison.
cat >"$dir/pack.mlir" <<'END'
func.func @main(%x: tensor<4096xui8>) -> (tensor<4096xui8>, tensor<4096xi1>) {
  %zero = stablehlo.constant dense<0> : tensor<4096xui8>
  %one = stablehlo.constant dense<1> : tensor<4096xui8>
  %by = stablehlo.constant dense<5> : tensor<4096xui8>
  %0 = stablehlo.compare NE, %x, %by : (tensor<4096xui8>, tensor<4096xui8>) -> tensor<4096xi1>
  %1 = stablehlo.select %0, %one, %zero : tensor<4096xi1>, tensor<4096xui8>
  %2 = stablehlo.shift_left %1, %by : tensor<4096xui8>
  %3 = stablehlo.compare LE, %x, %by : (tensor<4096xui8>, tensor<4096xui8>) -> tensor<4096xi1>
  %4 = stablehlo.not %3 : tensor<4096xi1>
  %5 = stablehlo.compare EQ, %x, %by : (tensor<4096xui8>, tensor<4096xui8>) -> tensor<4096xi1>
  %6 = stablehlo.or %4, %5 : tensor<4096xi1>
  return %2, %6 : tensor<4096xui8>, tensor<4096xi1>
}
END
expect 1 '' sh -c "'$tenon' compile --stage kernel '$dir/pack.mlir' | grep -E 'ishl|ior|ixor'"
expect 0 'same bits' "$tenon" compare "$dir/pack.mlir" --generate --engine interp --engine tile --engine x64

# Products with few columns store these when all are there: stores that fill the places between lanes stand together.
cat >"$dir/turn.mlir" <<'END'
func.func @main(%x: tensor<1000x3xf32>, %m: tensor<3x3xf32>) -> tensor<1000x3xf32> {
  %0 = stablehlo.dot_general %x, %m, contracting_dims = [1] x [0] : (tensor<1000x3xf32>, tensor<3x3xf32>) -> tensor<1000x3xf32>
  return %0 : tensor<1000x3xf32>
}
END
expect 1 '' sh -c "'$tenon' compile --stage kernel '$dir/turn.mlir' | sed -n '/store/,\$p' | grep fadd"
expect 0 'same bits' "$tenon" compare "$dir/turn.mlir" --generate --engine tile --engine x64 --engine x64:avx2

# The gradient of a sum over neighbours: what both shifted readers need is made for each, and no array is in between.
cat >"$dir/gradient.mlir" <<'END'
func.func @main(%x: tensor<9000xf32>) -> tensor<9000xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<8999xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.slice %x [1:9000] : (tensor<9000xf32>) -> tensor<8999xf32>
  %1 = stablehlo.slice %x [0:8999] : (tensor<9000xf32>) -> tensor<8999xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8999xf32>
  %3 = stablehlo.subtract %0, %2 : tensor<8999xf32>
  %4 = stablehlo.multiply %two, %3 : tensor<8999xf32>
  %5 = stablehlo.negate %4 : tensor<8999xf32>
  %6 = stablehlo.multiply %5, %1 : tensor<8999xf32>
  %7 = stablehlo.pad %6, %zero, low = [0], high = [1], interior = [0] : (tensor<8999xf32>, tensor<f32>) -> tensor<9000xf32>
  %8 = stablehlo.pad %4, %zero, low = [1], high = [0], interior = [0] : (tensor<8999xf32>, tensor<f32>) -> tensor<9000xf32>
  %9 = stablehlo.add %7, %8 : tensor<9000xf32>
  return %9 : tensor<9000xf32>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/gradient.mlir"
expect 0 'same bits' "$tenon" compare "$dir/gradient.mlir" --generate --engine interp --engine tile

# One of a sum of squares of them too, though what the readers need is made of what two of its own steps read.
cat >"$dir/hessian.mlir" <<'END'
func.func @main(%x: tensor<5000xf32>, %v: tensor<5000xf32>) -> tensor<5000xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<4999xf32>
  %x0 = stablehlo.slice %x [0:4999] : (tensor<5000xf32>) -> tensor<4999xf32>
  %v0 = stablehlo.slice %v [0:4999] : (tensor<5000xf32>) -> tensor<4999xf32>
  %v1 = stablehlo.slice %v [1:5000] : (tensor<5000xf32>) -> tensor<4999xf32>
  %0 = stablehlo.multiply %two, %x0 : tensor<4999xf32>
  %1 = stablehlo.multiply %v0, %0 : tensor<4999xf32>
  %2 = stablehlo.subtract %v1, %1 : tensor<4999xf32>
  %3 = stablehlo.multiply %2, %0 : tensor<4999xf32>
  %4 = stablehlo.pad %3, %zero, low = [0], high = [1], interior = [0] : (tensor<4999xf32>, tensor<f32>) -> tensor<5000xf32>
  %5 = stablehlo.pad %2, %zero, low = [1], high = [0], interior = [0] : (tensor<4999xf32>, tensor<f32>) -> tensor<5000xf32>
  %6 = stablehlo.add %4, %5 : tensor<5000xf32>
  return %6 : tensor<5000xf32>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/hessian.mlir"
expect 0 'same bits' "$tenon" compare "$dir/hessian.mlir" --generate --engine interp --engine tile

# What takes no memory to make is made where rows of it are picked, turned as it may be, and where each is multiplied.
cat >"$dir/unit_rows.mlir" <<'END'
func.func @main(%at: tensor<96x1xi32>, %x: tensor<96x96xf32>) -> (tensor<96x96xf32>, tensor<96xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<96x96xi32>
  %1 = stablehlo.iota dim = 1 : tensor<96x96xi32>
  %2 = stablehlo.compare EQ, %0, %1 : (tensor<96x96xi32>, tensor<96x96xi32>) -> tensor<96x96xi1>
  %3 = stablehlo.convert %2 : (tensor<96x96xi1>) -> tensor<96x96xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<96x96xf32>) -> tensor<96x96xf32>
  %5 = "stablehlo.gather"(%4, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 96>}> : (tensor<96x96xf32>, tensor<96x1xi32>) -> tensor<96x96xf32>
  %6 = stablehlo.dot_general %3, %x, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<96x96xf32>, tensor<96x96xf32>) -> tensor<96xf32>
  return %5, %6 : tensor<96x96xf32>, tensor<96xf32>
}
END
expect 0 'kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/unit_rows.mlir"
expect 0 'same bits' "$tenon" compare "$dir/unit_rows.mlir" --generate --engine interp --engine tile

# Places of several gathers, listed side by side: each gather reads what the list would be put together from.
cat >"$dir/listed.mlir" <<'END'
func.func @main(%x: tensor<9x9xf32>, %z: tensor<9x9xf32>, %a: tensor<5000xi32>, %b: tensor<5000xi32>) -> tensor<5000xf32> {
  %two = stablehlo.constant dense<2> : tensor<5000xi32>
  %0 = stablehlo.multiply %a, %b : tensor<5000xi32>
  %1 = stablehlo.divide %0, %two : tensor<5000xi32>
  %2 = stablehlo.remainder %b, %two : tensor<5000xi32>
  %3 = stablehlo.reshape %1 : (tensor<5000xi32>) -> tensor<5000x1xi32>
  %4 = stablehlo.reshape %2 : (tensor<5000xi32>) -> tensor<5000x1xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<5000x1xi32>, tensor<5000x1xi32>) -> tensor<5000x2xi32>
  %6 = "stablehlo.gather"(%x, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<9x9xf32>, tensor<5000x2xi32>) -> tensor<5000xf32>
  %7 = "stablehlo.gather"(%z, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<9x9xf32>, tensor<5000x2xi32>) -> tensor<5000xf32>
  %8 = stablehlo.subtract %6, %7 : tensor<5000xf32>
  return %8 : tensor<5000xf32>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/listed.mlir"
expect 0 'same bits' "$tenon" compare "$dir/listed.mlir" --generate --engine interp --engine tile

# What a broadcast reads is kept where two values that it is made of would be else: one array, not two.
cat >"$dir/spread.mlir" <<'END'
func.func @main(%x: tensor<64x64xf32>, %d: tensor<64x64x8xf32>) -> tensor<64x64x8xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<64x64xf32>
  %0 = stablehlo.add %x, %one : tensor<64x64xf32>
  %1 = stablehlo.tanh %0 : tensor<64x64xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<64x64xf32>
  %3 = stablehlo.subtract %2, %1 : tensor<64x64xf32>
  %4 = stablehlo.exponential %0 : tensor<64x64xf32>
  %5 = stablehlo.compare LT, %4, %one : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xi1>
  %6 = stablehlo.divide %3, %4 : tensor<64x64xf32>
  %7 = stablehlo.select %5, %6, %one : tensor<64x64xi1>, tensor<64x64xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<64x64xf32>) -> tensor<64x64x8xf32>
  %9 = stablehlo.multiply %d, %8 : tensor<64x64x8xf32>
  return %9 : tensor<64x64x8xf32>
}
END
expect 0 '2 kernels, 16384 bytes of temporaries' "$tenon" compile --stage plan "$dir/spread.mlir"
expect 0 'same bits' "$tenon" compare "$dir/spread.mlir" --generate --engine x64:avx2 --engine tile

# What is read often is in memory: cheap steps on it are taken where parts of them are read.
cat >"$dir/often.mlir" <<'END'
func.func @main(%x: tensor<3000x2xf32>) -> tensor<3000x1xf32> {
  %m4 = stablehlo.constant dense<4.5> : tensor<3000x2xf32>
  %t = stablehlo.tanh %x : tensor<3000x2xf32>
  %m0 = stablehlo.constant dense<0.5> : tensor<3000x2xf32>
  %a0 = stablehlo.add %t, %m0 : tensor<3000x2xf32>
  %b0 = stablehlo.minimum %a0, %m4 : tensor<3000x2xf32>
  %c0 = stablehlo.slice %b0 [0:3000, 0:1] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %d0 = stablehlo.slice %b0 [0:3000, 1:2] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %e0 = stablehlo.multiply %c0, %d0 : tensor<3000x1xf32>
  %m1 = stablehlo.constant dense<1.5> : tensor<3000x2xf32>
  %a1 = stablehlo.add %t, %m1 : tensor<3000x2xf32>
  %b1 = stablehlo.minimum %a1, %m4 : tensor<3000x2xf32>
  %c1 = stablehlo.slice %b1 [0:3000, 0:1] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %d1 = stablehlo.slice %b1 [0:3000, 1:2] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %e1 = stablehlo.multiply %c1, %d1 : tensor<3000x1xf32>
  %m2 = stablehlo.constant dense<2.5> : tensor<3000x2xf32>
  %a2 = stablehlo.add %t, %m2 : tensor<3000x2xf32>
  %b2 = stablehlo.minimum %a2, %m4 : tensor<3000x2xf32>
  %c2 = stablehlo.slice %b2 [0:3000, 0:1] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %d2 = stablehlo.slice %b2 [0:3000, 1:2] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %e2 = stablehlo.multiply %c2, %d2 : tensor<3000x1xf32>
  %m3 = stablehlo.constant dense<3.5> : tensor<3000x2xf32>
  %a3 = stablehlo.add %t, %m3 : tensor<3000x2xf32>
  %b3 = stablehlo.minimum %a3, %m4 : tensor<3000x2xf32>
  %c3 = stablehlo.slice %b3 [0:3000, 0:1] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %d3 = stablehlo.slice %b3 [0:3000, 1:2] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %e3 = stablehlo.multiply %c3, %d3 : tensor<3000x1xf32>
  %a4 = stablehlo.add %t, %m4 : tensor<3000x2xf32>
  %b4 = stablehlo.minimum %a4, %m4 : tensor<3000x2xf32>
  %c4 = stablehlo.slice %b4 [0:3000, 0:1] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %d4 = stablehlo.slice %b4 [0:3000, 1:2] : (tensor<3000x2xf32>) -> tensor<3000x1xf32>
  %e4 = stablehlo.multiply %c4, %d4 : tensor<3000x1xf32>
  %s1 = stablehlo.add %e0, %e1 : tensor<3000x1xf32>
  %s2 = stablehlo.add %s1, %e2 : tensor<3000x1xf32>
  %s3 = stablehlo.add %s2, %e3 : tensor<3000x1xf32>
  %s4 = stablehlo.add %s3, %e4 : tensor<3000x1xf32>
  return %s4 : tensor<3000x1xf32>
}
END
expect 0 '1 kernels, 24000 bytes of temporaries' "$tenon" compile --stage plan "$dir/often.mlir"
expect 0 'same bits' "$tenon" compare "$dir/often.mlir" --generate --engine x64:avx2 --engine tile

# A diagonal of what is made: nothing else of it is.
cat >"$dir/diagonal.mlir" <<'END'
func.func @main(%x: tensor<96xf32>, %y: tensor<96xf32>, %at: tensor<96x2xi32>) -> tensor<96xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<96xf32>) -> tensor<96x96xf32>
  %1 = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<96xf32>) -> tensor<96x96xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<96x96xf32>
  %3 = stablehlo.tanh %2 : tensor<96x96xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<96x96xf32>) -> tensor<96x96xf32>
  %5 = "stablehlo.gather"(%4, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<96x96xf32>, tensor<96x2xi32>) -> tensor<96xf32>
  return %5 : tensor<96xf32>
}
END
expect 0 '1 kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/diagonal.mlir"
expect 0 'same bits' "$tenon" compare "$dir/diagonal.mlir" --generate --engine interp --engine tile

# A product of which one side stays near needs room for a narrow block of the other, and a sort by a comparator for two
# lists of places.
cat >"$dir/block.mlir" <<'END'
func.func @main(%x: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  return %0 : tensor<512x512xf32>
}
END
expect 0 ' 1[0-9]{5} bytes of temporaries' "$tenon" compile --stage plan "$dir/block.mlir"
cat >"$dir/asked.mlir" <<'END'
func.func @main(%x: tensor<1000xcomplex<f32>>) -> tensor<1000xcomplex<f32>> {
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %c = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
    %d = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
    %p = stablehlo.compare LT, %c, %d : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<1000xcomplex<f32>>) -> tensor<1000xcomplex<f32>>
  return %0 : tensor<1000xcomplex<f32>>
}
END
expect 0 ' 16[0-9]{3} bytes of temporaries' "$tenon" compile --stage plan "$dir/asked.mlir"
expect 0 'same bits' "$tenon" compare "$dir/asked.mlir" --generate --engine interp --engine x64

# The least of distances in 16 dimensions: none of them is kept.
cat >"$dir/least.mlir" <<'END'
func.func @main(%x: tensor<256x16xf32>) -> tensor<256xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %top = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<256x16xf32>) -> tensor<256x256x16xf32>
  %1 = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<256x16xf32>) -> tensor<256x256x16xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<256x256x16xf32>
  %3 = stablehlo.multiply %2, %2 : tensor<256x256x16xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<256x256x16xf32>, tensor<f32>) -> tensor<256x256xf32>
  %5 = stablehlo.reduce(%4 init: %top) applies stablehlo.minimum across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  return %5 : tensor<256xf32>
}
END
expect 0 'kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/least.mlir"
expect 0 'same bits' "$tenon" compare "$dir/least.mlir" --generate --engine x64 --engine tile

# Numbers evenly apart are made where two lists of places are made of them.
cat >"$dir/evenly.mlir" <<'END'
func.func @main(%a: tensor<1xf32>) -> (tensor<4097xf32>, tensor<4097xf32>) {
  %n = stablehlo.constant dense<4095.0> : tensor<4096xf32>
  %one = stablehlo.constant dense<1.0> : tensor<4096xf32>
  %up = stablehlo.constant dense<7.0> : tensor<4096xf32>
  %0 = stablehlo.iota dim = 0 : tensor<4096xf32>
  %1 = stablehlo.divide %0, %n : tensor<4096xf32>
  %2 = stablehlo.subtract %one, %1 : tensor<4096xf32>
  %3 = stablehlo.multiply %up, %2 : tensor<4096xf32>
  %4 = stablehlo.add %3, %1 : tensor<4096xf32>
  %5 = stablehlo.concatenate %4, %a, dim = 0 : (tensor<4096xf32>, tensor<1xf32>) -> tensor<4097xf32>
  %6 = stablehlo.subtract %3, %1 : tensor<4096xf32>
  %7 = stablehlo.concatenate %6, %a, dim = 0 : (tensor<4096xf32>, tensor<1xf32>) -> tensor<4097xf32>
  return %5, %7 : tensor<4097xf32>, tensor<4097xf32>
}
END
expect 0 'kernels, 0 bytes of temporaries' "$tenon" compile --stage plan "$dir/evenly.mlir"
expect 0 'same bits' "$tenon" compare "$dir/evenly.mlir" --generate --engine interp --engine tile

# The factors of a matrix are made into both results: what R takes of them is read before Q has their memory.
cat >"$dir/factors.mlir" <<'END'
func.func @main(%x: tensor<128x96xf32>) -> (tensor<128x96xf32>, tensor<96x96xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<96x96xf32>
  %0:2 = stablehlo.custom_call @lapack_sgeqrf_ffi(%x) {mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]} : (tensor<128x96xf32>) -> (tensor<128x96xf32>, tensor<96xf32>)
  %1 = stablehlo.custom_call @lapack_sorgqr_ffi(%0#0, %0#1) {mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<128x96xf32>, tensor<96xf32>) -> tensor<128x96xf32>
  %2 = stablehlo.iota dim = 0 : tensor<96x96xi32>
  %3 = stablehlo.iota dim = 1 : tensor<96x96xi32>
  %4 = stablehlo.compare LE, %2, %3 : (tensor<96x96xi32>, tensor<96x96xi32>) -> tensor<96x96xi1>
  %top = stablehlo.slice %0#0 [0:96, 0:96] : (tensor<128x96xf32>) -> tensor<96x96xf32>
  %5 = stablehlo.select %4, %top, %zero : tensor<96x96xi1>, tensor<96x96xf32>
  return %1, %5 : tensor<128x96xf32>, tensor<96x96xf32>
}
END
factors() { "$tenon" compile --stage plan "$1" | grep -c '^ *s[0-9]* temp tensor<128x96.* steps'; }
expect 1 '^0$' factors "$dir/factors.mlir"
expect 0 'same bits' "$tenon" compare "$dir/factors.mlir" --generate --engine x64 --engine tile

# A byte a lane that is shifted out of a word is loaded.
cat >"$dir/bytes.mlir" <<'END'
func.func @main(%x: tensor<512xui32>) -> tensor<512x4xui8> {
  %i = stablehlo.iota dim = 1 : tensor<512x4xui32>
  %eight = stablehlo.constant dense<8> : tensor<512x4xui32>
  %by = stablehlo.multiply %i, %eight : tensor<512x4xui32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<512xui32>) -> tensor<512x4xui32>
  %1 = stablehlo.shift_right_logical %0, %by : tensor<512x4xui32>
  %2 = stablehlo.convert %1 : (tensor<512x4xui32>) -> tensor<512x4xui8>
  return %2 : tensor<512x4xui8>
}
END
expect 1 '^0$' sh -c "'$tenon' compile --stage kernel '$dir/bytes.mlir' | grep -c ishr"
expect 0 'same bits' "$tenon" compare "$dir/bytes.mlir" --generate --engine interp --engine tile

# Rows of halves divided by a row: the loop over rows goes inside, where that row's inverses stay; nothing is divided
# there but what is not rounded to a half again.
cat >"$dir/halves_by_row.mlir" <<'END'
func.func @main(%x: tensor<256x256xf16>, %y: tensor<256xf16>) -> tensor<256x256xf16> {
  %0 = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<256xf16>) -> tensor<256x256xf16>
  %1 = stablehlo.divide %x, %0 : tensor<256x256xf16>
  return %1 : tensor<256x256xf16>
}
END
inside() { "$tenon" compile --target x64 --stage kernel "$1" | awk '/ = fdiv /{print depth} / = loop /{depth++} /}/{depth--}'; }
if "$tenon" targets | grep -E '^x64 ' | grep -qv 'not here'; then
  expect 0 '^1$' inside "$dir/halves_by_row.mlir"
fi
expect 0 'same bits' "$tenon" compare "$dir/halves_by_row.mlir" --generate --engine interp --engine tile

# What a gradient has of the function's own steps, made of what is kept anyway by a few cheap ones, is made again there:
# the sums, their hyperbolic tangents, and the operand of the second product are in memory, the squares and halves not.
cat >"$dir/gelu.mlir" <<'END'
func.func @main(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>, %v: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %half = stablehlo.constant dense<0.5> : tensor<64x64xf32>
  %one = stablehlo.constant dense<1.0> : tensor<64x64xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<64x64xf32>
  %2 = stablehlo.add %1, %0 : tensor<64x64xf32>
  %3 = stablehlo.tanh %2 : tensor<64x64xf32>
  %4 = stablehlo.add %3, %one : tensor<64x64xf32>
  %5 = stablehlo.multiply %4, %half : tensor<64x64xf32>
  %6 = stablehlo.multiply %0, %5 : tensor<64x64xf32>
  %7 = stablehlo.dot_general %6, %v, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %8 = stablehlo.multiply %7, %5 : tensor<64x64xf32>
  %9 = stablehlo.multiply %8, %1 : tensor<64x64xf32>
  %10 = stablehlo.subtract %9, %3 : tensor<64x64xf32>
  %11 = stablehlo.multiply %10, %0 : tensor<64x64xf32>
  return %11 : tensor<64x64xf32>
}
END
arrays() { "$tenon" compile --stage plan "$1" | grep -c 'temp tensor<64x64xf32>.* steps'; }
expect 0 '^3$' arrays "$dir/gelu.mlir"
expect 0 'same bits' "$tenon" compare "$dir/gelu.mlir" --generate --engine x64 --engine tile

# So is a row without its mean, which is kept: the row and its gradient read nothing else of that size.
cat >"$dir/centred.mlir" <<'END'
func.func @main(%x: tensor<128x256xf32>, %w: tensor<256x64xf32>, %g: tensor<64x256xf32>) -> tensor<128x256xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<256.0> : tensor<128xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<128x256xf32>, tensor<f32>) -> tensor<128xf32>
  %mean = stablehlo.divide %sum, %n : tensor<128xf32>
  %0 = stablehlo.broadcast_in_dim %mean, dims = [0] : (tensor<128xf32>) -> tensor<128x256xf32>
  %1 = stablehlo.subtract %x, %0 : tensor<128x256xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<128x256xf32>
  %var = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<128x256xf32>, tensor<f32>) -> tensor<128xf32>
  %root = stablehlo.rsqrt %var : tensor<128xf32>
  %3 = stablehlo.broadcast_in_dim %root, dims = [0] : (tensor<128xf32>) -> tensor<128x256xf32>
  %4 = stablehlo.multiply %1, %3 : tensor<128x256xf32>
  %5 = stablehlo.dot_general %4, %w, contracting_dims = [1] x [0] : (tensor<128x256xf32>, tensor<256x64xf32>) -> tensor<128x64xf32>
  %6 = stablehlo.dot_general %5, %g, contracting_dims = [1] x [0] : (tensor<128x64xf32>, tensor<64x256xf32>) -> tensor<128x256xf32>
  %7 = stablehlo.multiply %6, %1 : tensor<128x256xf32>
  return %7 : tensor<128x256xf32>
}
END
wide() { "$tenon" compile --stage plan "$1" | grep -c 'temp tensor<128x256xf32>.* steps'; }
expect 1 '^0$' wide "$dir/centred.mlir"
expect 0 'same bits' "$tenon" compare "$dir/centred.mlir" --generate --engine x64 --engine tile

# Floats made of broadcasts of little alone are made for each of their readers.
cat >"$dir/little.mlir" <<'END'
func.func @main(%x: tensor<128x256xf32>, %w: tensor<256x256xf32>) -> tensor<128x256xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<256.0> : tensor<128x256xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<128x256xf32>, tensor<f32>) -> tensor<128xf32>
  %0 = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<128xf32>) -> tensor<128x256xf32>
  %1 = stablehlo.multiply %0, %n : tensor<128x256xf32>
  %2 = stablehlo.add %1, %x : tensor<128x256xf32>
  %3 = stablehlo.dot_general %2, %w, contracting_dims = [1] x [0] : (tensor<128x256xf32>, tensor<256x256xf32>) -> tensor<128x256xf32>
  %4 = stablehlo.multiply %3, %1 : tensor<128x256xf32>
  return %4 : tensor<128x256xf32>
}
END
expect 0 '^1$' wide "$dir/little.mlir"
expect 0 'same bits' "$tenon" compare "$dir/little.mlir" --generate --engine x64 --engine tile

# What a pair of points has goes into the sums of all its coordinates at once, so no array of pairs is made for them.
cat >"$dir/forces.mlir" <<'END'
func.func @main(%x: tensor<128x3xf32>) -> tensor<128x3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.constant dense<0.01> : tensor<128x128xf32>
  %p = stablehlo.constant dense<1.5> : tensor<128x128xf32>
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<128x3xf32>) -> tensor<128x128x3xf32>
  %1 = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<128x3xf32>) -> tensor<128x128x3xf32>
  %d = stablehlo.subtract %0, %1 : tensor<128x128x3xf32>
  %2 = stablehlo.multiply %d, %d : tensor<128x128x3xf32>
  %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<128x128x3xf32>, tensor<f32>) -> tensor<128x128xf32>
  %4 = stablehlo.add %3, %e : tensor<128x128xf32>
  %5 = stablehlo.power %4, %p : tensor<128x128xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<128x128xf32>) -> tensor<128x128x3xf32>
  %7 = stablehlo.divide %d, %6 : tensor<128x128x3xf32>
  %8 = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<128x128x3xf32>, tensor<f32>) -> tensor<128x3xf32>
  return %8 : tensor<128x3xf32>
}
END
pairs() { "$tenon" compile --stage plan "$1" | grep -c 'temp tensor<128x128.* steps'; }
expect 1 '^0$' pairs "$dir/forces.mlir"
expect 0 'same bits' "$tenon" compare "$dir/forces.mlir" --generate --engine x64 --engine tile

# So does what is read twice on the way.
sed 's/^  %5 = .*/  %s = stablehlo.sqrt %4 : tensor<128x128xf32>\n  %5 = stablehlo.multiply %4, %s : tensor<128x128xf32>/' \
  "$dir/forces.mlir" >"$dir/squares.mlir"
expect 1 '^0$' pairs "$dir/squares.mlir"
expect 0 'same bits' "$tenon" compare "$dir/squares.mlir" --generate --engine x64 --engine tile

# Numbers of 64 bits take twice the registers, and go in half as many lanes.
sed 's/f32/f64/g' "$dir/forces.mlir" >"$dir/forces64.mlir"
expect 1 '^0$' sh -c "'$tenon' compile --stage kernel '$dir/forces64.mlir' | grep -c f64x32"
expect 0 'same bits' "$tenon" compare "$dir/forces64.mlir" --generate --engine x64 --engine tile

# Along the dim that is summed over, each would be made anew for every one of the others: they are made once.
sed 's/%5, dims = \[0, 1\]/%5, dims = [1, 0]/; s/%6 = .*128x128xf32>)/%6 = stablehlo.broadcast_in_dim %c, dims = [1, 2] : (tensor<128x3xf32>)/; s/^  %5 = .*/&\n  %c = stablehlo.slice %5 [0:128, 0:3] : (tensor<128x128xf32>) -> tensor<128x3xf32>/' \
  "$dir/forces.mlir" >"$dir/columns_of.mlir"
expect 0 '^1$' pairs "$dir/columns_of.mlir"
expect 0 'same bits' "$tenon" compare "$dir/columns_of.mlir" --generate --engine x64 --engine tile

# Extrema over outer and inner dims at once, and down a few columns, of numbers of all kinds: NaN, and zeros of either
# sign where nothing is larger.
cat >"$dir/extrema.mlir" <<'END'
func.func @of(%x: tensor<4200xf32>) -> (tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>) {
  %lo = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %a = stablehlo.reshape %x : (tensor<4200xf32>) -> tensor<40x5x21xf32>
  %0 = stablehlo.reduce(%a init: %lo) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<40x5x21xf32>, tensor<f32>) -> tensor<5xf32>
  %b = stablehlo.reshape %x : (tensor<4200xf32>) -> tensor<3x280x5xf32>
  %1 = stablehlo.reduce(%b init: %lo) applies stablehlo.maximum across dimensions = [1] : (tensor<3x280x5xf32>, tensor<f32>) -> tensor<3x5xf32>
  %hi = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %d = stablehlo.reshape %x : (tensor<4200xf32>) -> tensor<50x2x3x7x2xf32>
  %2 = stablehlo.reduce(%d init: %hi) applies stablehlo.minimum across dimensions = [0, 2, 4] : (tensor<50x2x3x7x2xf32>, tensor<f32>) -> tensor<2x7xf32>
  %h = stablehlo.slice %x [0:4096] : (tensor<4200xf32>) -> tensor<4096xf32>
  %g = stablehlo.convert %h : (tensor<4096xf32>) -> tensor<4096xbf16>
  %e = stablehlo.reshape %g : (tensor<4096xbf16>) -> tensor<32x16x8xbf16>
  %lh = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %3 = stablehlo.reduce(%e init: %lh) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<32x16x8xbf16>, tensor<bf16>) -> tensor<16xbf16>
  return %0, %1, %2, %3 : tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>
}
func.func @main() -> (tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>, tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>, tensor<2x7xf32>) {
  %n = stablehlo.iota dim = 0 : tensor<4200xui32>
  %k = stablehlo.constant dense<2654435769> : tensor<4200xui32>
  %0 = stablehlo.multiply %n, %k : tensor<4200xui32>
  %top = stablehlo.constant dense<2147483648> : tensor<4200xui32>
  %sign = stablehlo.and %0, %top : tensor<4200xui32>
  %x = stablehlo.bitcast_convert %0 : (tensor<4200xui32>) -> tensor<4200xf32>
  %zero = stablehlo.bitcast_convert %sign : (tensor<4200xui32>) -> tensor<4200xf32>
  %big = stablehlo.compare GT, %0, %top : (tensor<4200xui32>, tensor<4200xui32>) -> tensor<4200xi1>
  %y = stablehlo.select %big, %x, %zero : tensor<4200xi1>, tensor<4200xf32>
  %is = stablehlo.compare EQ, %y, %y : (tensor<4200xf32>, tensor<4200xf32>) -> tensor<4200xi1>
  %z = stablehlo.select %is, %y, %zero : tensor<4200xi1>, tensor<4200xf32>
  %w = stablehlo.negate %z : tensor<4200xf32>
  %1:4 = func.call @of(%x) : (tensor<4200xf32>) -> (tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>)
  %2:4 = func.call @of(%z) : (tensor<4200xf32>) -> (tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>)
  %3:4 = func.call @of(%w) : (tensor<4200xf32>) -> (tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>)
  return %1#0, %1#1, %1#2, %1#3, %2#0, %2#1, %2#2, %2#3, %3#2 : tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>, tensor<5xf32>, tensor<3x5xf32>, tensor<2x7xf32>, tensor<16xbf16>, tensor<2x7xf32>
}
END
for e in x64 x64:avx2 c; do
  expect 0 'same bits' "$tenon" compare "$dir/extrema.mlir" --engine interp --engine tile --engine $e
done
# Down the columns first: 5 rows of 21 are joined in the end, not 200.
expect 0 'loop 105 ' "$tenon" compile --stage kernel "$dir/extrema.mlir" --entry of

# Windows over no rows, though rows of holes are between them: nothing is read.
cat >"$dir/no_rows.mlir" <<'END'
func.func @main(%x: tensor<0x7xi8>) -> tensor<4x1xi8> {
  %i = stablehlo.constant dense<9> : tensor<i8>
  %r = "stablehlo.reduce_window"(%x, %i) <{window_dimensions = array<i64: 1, 7>, base_dilations = array<i64: 64, 31>, window_strides = array<i64: 1, 300>, padding = dense<[[1, 3], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %m = stablehlo.minimum %a, %b : tensor<i8>
    stablehlo.return %m : tensor<i8>
  }) : (tensor<0x7xi8>, tensor<i8>) -> tensor<4x1xi8>
  return %r : tensor<4x1xi8>
}
END
expect 1 '^0$' sh -c "'$tenon' compile --stage kernel '$dir/no_rows.mlir' | grep -c load"
expect 0 'same bits' "$tenon" compare "$dir/no_rows.mlir" --generate --engine interp --engine tile

# Elements of a transposition that a broadcast has many of: all become one number, or their sums are repeated.
cat >"$dir/many.mlir" <<'END'
func.func @one(%x: tensor<2x2xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %b = stablehlo.broadcast_in_dim %t, dims = [0, 2] : (tensor<2x2xf32>) -> tensor<2x65x2xf32>
  %0 = stablehlo.reduce(%b init: %zero) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<2x65x2xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @sums(%x: tensor<2x2xf32>) -> tensor<65x2xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %s = stablehlo.reduce(%t init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
  %0 = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<2xf32>) -> tensor<65x2xf32>
  return %0 : tensor<65x2xf32>
}
END
for f in one sums; do
  expect 0 'same bits' "$tenon" compare "$dir/many.mlir" --entry $f --generate --engine interp --engine tile
done

report
