#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Runs without end: Ctrl-C stops them, a terminal is told for how long they go on.
case $B in
*/tsan)
  echo 'skipped: cli/interrupt: TSan hands signals on at calls of libc, of which a loop makes none'
  echo "0 passed, 0 failed, 1 skipped"
  exit 0
  ;;
esac
. test/cli/expect.inc

cat >"$dir/endless.mlir" <<'END'
func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.while(%i = %x) : tensor<i32>
   cond {
    stablehlo.return %true : tensor<i1>
  } do {
    %j = stablehlo.add %i, %i : tensor<i32>
    stablehlo.return %j : tensor<i32>
  }
  return %0 : tensor<i32>
}
END

# Ctrl-C stops a run cleanly
"$tenon" run "$dir/endless.mlir" --input 'dense<1> : tensor<i32>' >"$dir/stopped" 2>&1 &
pid=$!
for _ in $(seq 100); do  # until it is the command, and no longer a shell, that catches signal 2
  grep -q '^Name:.tenon$' "/proc/$pid/status" && grep -q '^SigCgt:.*[2367abef]$' "/proc/$pid/status" && break
  sleep 0.1
done
kill -INT $pid
wait $pid
expect 0 'cancelled' cat "$dir/stopped"

# what takes long says on a terminal for how long, and nowhere else
endless="timeout --foreground -s INT 3.5 $tenon run $dir/endless.mlir --input 'dense<1> : tensor<i32>'"
if command -v script >/dev/null; then expect 0 'endless.mlir [0-9] s' script -qc "$endless" /dev/null; fi
expect 124 '^/.*: error: the run was cancelled$' sh -c "$endless"
report
