#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# `make bench`: every figure that the documentation gives, measured here and now.
B=${B:-build/release}
echo "machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1), $(getconf _NPROCESSORS_ONLN) processors, $(cc --version | head -n 1)"

fresh=$(mktemp -d)
start=$(date +%s%N)
make -s -j"$(getconf _NPROCESSORS_ONLN)" B="$fresh" "$fresh/tenon" "$fresh/libtenon.so" >/dev/null
end=$(date +%s%N)
rm -rf "$fresh"
awk -v t=$((end - start)) 'BEGIN {printf "build\n  %-44s %10.1f %-10s asked %8.1f  %s\n", "release build from nothing", t / 1e9, "s", 30, t <= 30e9 ? "yes" : "NO"}'
strip -o "$B/stripped.so" "$B/libtenon.so"
size=$(wc -c <"$B/stripped.so")
awk -v n="$size" 'BEGIN {printf "  %-44s %10.1f %-10s asked %8.1f  %s\n", "library, stripped", n / 1024, "KB", 400, n <= 400 * 1024 ? "yes" : "NO"}'
"$B/bench/readers"
"$B/bench/interp"
"$B/bench/call"
"$B/bench/lib"
"$B/bench/x64"
if [ -d ../shared/conformance ]; then
  echo "suites"
  "$B/tenon" conformance testdata ../shared/conformance/testdata | tail -n 2 | sed 's/^/  /'
fi
if [ -d ../shared/tools ] && python3 -c 'import jax' 2>/dev/null; then
  echo "beside XLA (the interpreter is the reference, not the fast engine)"
  python3 ../shared/tools/side_by_side.py --tenon "$B/tenon" --seconds 1 ../shared/corpus/digits_forward ../shared/corpus/lorenz
fi
