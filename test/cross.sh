#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Other processors, emulated by qemu: cross.sh [aarch64|arm|riscv64]...
# The command is built with the processor's gcc, engine tile answers the tests of every op and the published programs
# there, and programs give the bits that this machine's own engine gives.
cd "$(dirname "$0")/.." || exit 1
SHARED=../shared
passed=0 failed=0 skipped=0
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
# One of each family that ends soon under emulation.
cases="binary_f16 bit_generators complex_c64 conversions einsum_mixture f8_matmul fft_sizes float_bits
  gather_scatter int4_matmul integer_operations kalman_filter levenshtein lorenz numerics_bf16 numerics_f32
  numerics_f64 random_floats selective_scan sevenseg_train sha256 sort_keys special_f32 special_f64 top_k
  triangular_batch unique_values"

count() {  # count "N passed, N failed, N skipped"
  set -- $1
  passed=$((passed + ${1:-0})) failed=$((failed + ${3:-1})) skipped=$((skipped + ${5:-0}))
}

conformance() {  # conformance SUITE DIRECTORY
  $run "$B/tenon" conformance "$1" "$2" --engine tile --list-failures >"$out/log" 2>&1
  line=$(tail -n 1 "$out/log")
  case $line in *', 0 failed, '*) ;; *) cat "$out/log" ;; esac
  echo "$cpu $1: $line"
  count "$line"
}

same_bits() {  # same_bits CASE
  rm -rf "$out/here" "$out/there" && mkdir "$out/here" "$out/there"
  build/release/tenon run "$SHARED/corpus/$1" --output "$out/here" >"$out/log" 2>&1 &&
    $run "$B/tenon" run "$SHARED/corpus/$1" --output "$out/there" >"$out/log" 2>&1 &&
    diff -r "$out/here" "$out/there" >>"$out/log" && passed=$((passed + 1)) && return
  cat "$out/log"
  echo "FAIL $cpu $1"
  failed=$((failed + 1))
}

make build/release/tenon >"$out/log" 2>&1 || { cat "$out/log" && exit 1; }
for cpu in ${*:-aarch64 arm riscv64}; do
  case $cpu in arm) triple=arm-linux-gnueabihf ;; *) triple=$cpu-linux-gnu ;; esac
  if ! command -v "$triple-gcc" >/dev/null || ! command -v "qemu-$cpu" >/dev/null; then
    echo "skipped: $cpu: $triple-gcc or qemu-$cpu is not there"
    skipped=$((skipped + 1))
    continue
  fi
  B=build/$cpu run="qemu-$cpu -L /usr/$triple"
  if ! make CC="$triple-gcc" B="$B" "$B/tenon" "$B/libtenon.so" >"$out/log" 2>&1; then
    cat "$out/log"
    failed=$((failed + 1))
    continue
  fi
  conformance interpret test/op
  if [ -d "$SHARED/conformance" ]; then
    conformance testdata "$SHARED/conformance/testdata"
  else
    echo "skipped: $cpu testdata: $SHARED/conformance is not there" && skipped=$((skipped + 1))
  fi
  if [ -d "$SHARED/corpus" ]; then
    for case in $cases; do same_bits "$case"; done
  else
    echo "skipped: $cpu same bits: $SHARED/corpus is not there" && skipped=$((skipped + 1))
  fi
done
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
