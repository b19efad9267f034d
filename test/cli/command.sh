#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# The command line: usage, exit codes, help, conversions, runs.
. test/cli/expect.inc

cat >"$dir/add.mlir" <<'END'
func.func @main(%x: tensor<3xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %z = stablehlo.add %x, %y : tensor<3xf32>
  return %z : tensor<3xf32>
}
END
cat >"$dir/two.mlir" <<'END'
func.func @a() -> tensor<i32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  return %c : tensor<i32>
}
func.func @b() -> tensor<2x2xi8> {
  %c = stablehlo.constant dense<[[1, 2], [3, -4]]> : tensor<2x2xi8>
  return %c : tensor<2x2xi8>
}
END
cat >"$dir/forever.mlir" <<'END'
func.func @main() -> tensor<i32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %r = stablehlo.while(%i = %c) : tensor<i32>
   cond {
    %t = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %t : tensor<i1>
  } do {
    %j = stablehlo.add %i, %i : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %r : tensor<i32>
}
END

# usage
expect 2 'tenon help' "$tenon"
expect 2 "command 'x' is unknown" "$tenon" x
expect 2 'option --nonsense is unknown' "$tenon" check --nonsense "$dir/add.mlir"
expect 2 'expected at least one file' "$tenon" check
expect 2 'needs ENGINE' "$tenon" run "$dir/add.mlir" --engine
expect 2 "is '-3', expected a number" "$tenon" run "$dir/add.mlir" --limit-memory=-3
expect 2 "is '65', expected a number from 1 to 64" "$tenon" conformance testdata "$dir" -j 65
expect 2 "is '0', expected a number from 1" "$tenon" run "$dir/add.mlir" --replicas 0
expect 2 "is 'pla', expected module.plan" "$tenon" compile "$dir/add.mlir" --stage pla
expect 0 'StableHLO 1\.' "$tenon" --version
for c in check print run compare bench conformance ops reduce opt compile bisect targets passes help man completion; do
  expect 0 "usage: tenon $c" "$tenon" help "$c"
  expect 0 "usage: tenon $c" "$tenon" "$c" --help
done
expect 0 'complete -o filenames -F _tenon tenon' "$tenon" completion bash
expect 0 '#compdef tenon' "$tenon" completion zsh
expect 0 '^\.TH TENON 1' "$tenon" man
expect 0 'stablehlo\.add .*operands 2, results 1' "$tenon" ops
if command -v python3 >/dev/null 2>&1; then
  "$tenon" ops --json >"$dir/ops.json"
  expect 0 '' python3 -c "import json; assert len(json.load(open('$dir/ops.json'))) > 180"
fi
"$tenon" completion bash >"$dir/completion" && expect 0 '' bash -n "$dir/completion"
completes() {  # completes WORD...: what bash offers for the last one
  bash -c ". '$dir/completion'; COMP_WORDS=(\"\$@\") COMP_CWORD=$(($# - 1)); _tenon; echo \"\${COMPREPLY[*]}\"" bash "$@"
}
if command -v bash >/dev/null 2>&1; then
  expect 0 '^compare conformance compile completion$' completes tenon co
  expect 0 '^kernel$' completes tenon compile --stage k
  expect 0 '^tile$' completes tenon run --engine t
  expect 0 '^--replicas$' completes tenon run x.mlir --rep
  expect 0 '^bisect bench$|^bench bisect$' completes tenon help b
  expect 0 '^zsh$' completes tenon completion z
fi

# check and print
expect 0 '' "$tenon" check "$dir/add.mlir" "$dir/two.mlir"
expect 0 'module \{' "$tenon" print "$dir/add.mlir"
expect 0 '"stablehlo.add"\(%arg0, %arg1\)' "$tenon" print --generic "$dir/add.mlir"
expect 0 'loc\(' "$tenon" print --locations "$dir/add.mlir"
expect 0 '' "$tenon" print --bytecode -o "$dir/add.mlirbc" "$dir/add.mlir"
expect 0 '' "$tenon" print --bytecode=0.9.0 -o "$dir/old.mlirbc" "$dir/add.mlir"
expect 2 "version is 'x'" "$tenon" print --bytecode=x -o "$dir/x" "$dir/add.mlir"
expect 2 'target version 0.1.0, expected 0.9.0 to' "$tenon" print --bytecode=0.1.0 -o "$dir/x" "$dir/add.mlir"
expect 0 'stablehlo.add %arg0, %arg1' "$tenon" print "$dir/add.mlirbc"
expect 0 'stablehlo.add %arg0, %arg1' "$tenon" print "$dir/old.mlirbc"
"$tenon" print "$dir/add.mlir" >"$dir/1" && "$tenon" print "$dir/add.mlirbc" >"$dir/2"
expect 0 '' cmp "$dir/1" "$dir/2"
expect 0 'stablehlo.add' sh -c "$tenon print - <'$dir/add.mlirbc'"

# what cannot be written is told once, whoever writes it
tells_once() { "$tenon" "$@" 2>&1 >/dev/full | grep -c 'cannot write'; }
if test -c /dev/full; then
  expect 0 '^1$' tells_once --version
  expect 0 '^1$' tells_once ops
  expect 0 '^1$' tells_once print "$dir/add.mlir"
  expect 0 '^1$' tells_once compile "$dir/add.mlir"
  expect 0 '^1$' tells_once print "$dir/add.mlir" -o /dev/full
  expect 1 'cannot write' sh -c "$tenon --help >/dev/full"
  expect 1 '/dev/full: error: cannot write' "$tenon" conformance interpret test/op/add.mlir --junit /dev/full
fi

# run
expect 1 'the program takes 2' "$tenon" run "$dir/add.mlir"
expect 0 'tensor<3xf32>' "$tenon" run "$dir/add.mlir" --input 'gen uniform 1 -1.0 1.0' --input 'gen int 2 0 9'
expect 1 'gen uniform SEED LO HI' "$tenon" run "$dir/add.mlir" --input 'gen bad' --input 'gen int 2 0 9'
expect 1 'name the entry' "$tenon" run "$dir/two.mlir"
expect 0 '^1$' "$tenon" run "$dir/two.mlir" --entry a
expect 0 '\[ 3 -4\]' "$tenon" run "$dir/two.mlir" --entry b
expect 1 'there is no function @c' "$tenon" run "$dir/two.mlir" --entry c
expect 2 "engine 'warp' is unknown" "$tenon" run "$dir/two.mlir" --entry a --engine warp
expect 0 '' "$tenon" run "$dir/two.mlir" --entry b --output "$dir/results"
expect 0 '' test -s "$dir/results/out0.npy"
expect 1 'expected tensor<3xf32>|expected f32' "$tenon" run "$dir/add.mlir" --input "$dir/results/out0.npy" --input 'gen int 2 0 9'
expect 3 'limit' "$tenon" run "$dir/forever.mlir" --limit-ops 10000
expect 3 'limit' "$tenon" run "$dir/add.mlir" --limit-memory 4 --input 'gen int 1 0 9' --input 'gen int 2 0 9'

mkdir "$dir/no_case"
expect 1 'has no case.txt: expected a case folder' "$tenon" run "$dir/no_case"
expect 1 '0 passed, 1 failed, 0 skipped' "$tenon" run "$dir/no_case"

printf '%s\n' 'func.func @main(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xi8>)' \
  '  -> tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xi8> {' \
  '  return %x : tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x2xi8>' '}' >"$dir/rank20.mlir"
expect 0 '^\[+[0-3] [0-3]\]+$' "$tenon" run "$dir/rank20.mlir" --generate

# what case.txt says wrongly, and files that do not hold what it says
mkdir "$dir/wrong"
cat >"$dir/wrong/program.mlir" <<'END'
func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {
  return %x : tensor<3xi32>
}
END
expect 0 '' "$tenon" run "$dir/wrong/program.mlir" --input 'gen int 1 0 9' --output "$dir/wrong"
wrong() {  # wrong WANT INPUT [LINE]: a case with this line for its input, and another line
  printf '%s\n' "$2" 'out 0 i32 3 file out0.npy exact' "$3" >"$dir/wrong/case.txt"
  expect 1 "$1" "$tenon" run "$dir/wrong"
}
wrong "FAIL +$dir/wrong +out0.npy has another shape" 'in 0 i32 4 file out0.npy'
wrong "FAIL +$dir/wrong +$dir/wrong/none.npy: cannot open" 'in 0 i32 3 file none.npy'
wrong 'line 1 .* not understood' 'in 0 i32 -3 file out0.npy'
wrong 'line 3 .* not understood' 'in 0 i32 3 file out0.npy' 'donate x'
wrong 'line 3 .* not understood' 'in 0 i32 3 file out0.npy' 'donate -1'
printf '%s\n' 'in 0 i32 3 file out0.npy' 'out 0 i32 3 file out0.npy exact' 'donate 0' >"$dir/wrong/case.txt"
expect 0 "ok +$dir/wrong" "$tenon" run "$dir/wrong"

# a case is of one device; what runs it on several gives all its inputs and compares the answers of each
mkdir "$dir/case"
cat >"$dir/case/program.mlir" <<'END'
func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.maximum %a, %b : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
END
expect 0 '' "$tenon" run "$dir/case/program.mlir" --replicas 2 --input 'gen int 1 0 9' --output "$dir/case"
printf '%s\n' 'name case' 'in 0 i32 3 gen int 1 0 9' 'out 0 i32 3 file out0.npy exact' >"$dir/case/case.txt"
expect 0 '1 passed, 0 failed' "$tenon" run "$dir/case" --text --replicas 2
expect 0 '1 passed, 0 failed' "$tenon" run "$dir/case" --text --replicas 2 --engine interp
cat >"$dir/case/program.mlir" <<'END'
func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.add %x, %2 : tensor<3xi32>
  return %3 : tensor<3xi32>
}
END
expect 0 '1 passed, 0 failed' "$tenon" run "$dir/case" --text
expect 1 '0 passed, 1 failed' "$tenon" run "$dir/case" --text --replicas 2

mkfifo "$dir/pipe"
expect 124 '' timeout -k 2 -s INT 0.2 sh -c 'exec "$0" check - <>"$1"' "$tenon" "$dir/pipe"  # also waiting for a program

# opt
expect 2 "pass 'nonsense' is unknown" "$tenon" opt "$dir/add.mlir" --skip nonsense
expect 1 "cannot make the folder" "$tenon" opt "$dir/add.mlir" --dump "$dir/no/where"
cat >"$dir/fold.mlir" <<'END'
func.func @main() -> tensor<i32> {
  %0 = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.add %0, %0 : tensor<i32>
  return %1 : tensor<i32>
}
END
expect 1 "add.mlir/.*cannot write" "$tenon" opt "$dir/fold.mlir" --dump "$dir/add.mlir"

# compare, bench, reduce
expect 0 'same bits on 2 engines' "$tenon" compare "$dir/two.mlir" --entry b --engine interp --engine interp
expect 2 'at least twice' "$tenon" compare "$dir/two.mlir" --engine interp
expect 0 '"case": .*"compile_us": .*"ok": true' "$tenon" bench "$dir/two.mlir" --entry a --json --seconds 0
cp "$dir/two.mlir" "$dir/a\"b\\c.mlir"
expect 2 'expected a file' "$tenon" bench -
expect 1 '3 inputs given' "$tenon" compare "$dir/two.mlir" --entry a --generate --engine interp --engine interp --input token --input token --input token
expect 0 '^\[' "$tenon" run "$dir/add.mlir" --generate
expect 0 'compile .* us' "$tenon" bench "$dir/add.mlir" --generate --seconds 0
expect 0 '^\{"case": ".*a\\"b\\\\c.mlir"' "$tenon" bench "$dir/a\"b\\c.mlir" --entry b --json --seconds 0
cat >"$dir/big.mlir" <<'END'
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.negate %x : tensor<4xf32>
  %1 = stablehlo.tanh %0 : tensor<4xf32>
  %2 = stablehlo.abs %1 : tensor<4xf32>
  %3 = stablehlo.sine %2 : tensor<4xf32>
  %4 = stablehlo.add %3, %1 : tensor<4xf32>
  return %4, %2 : tensor<4xf32>, tensor<4xf32>
}
END
expect 0 'lines became [0-9]+ in' "$tenon" reduce "$dir/big.mlir" --if 'grep -q sine' -o "$dir/small.mlir"
expect 0 'sine' cat "$dir/small.mlir"
expect 1 '' grep -E 'tanh|abs|negate' "$dir/small.mlir"
expect 0 '' "$tenon" check "$dir/small.mlir"
expect 1 'does not say yes' "$tenon" reduce "$dir/big.mlir" --if 'false'
report
