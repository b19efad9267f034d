#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# `make bench`: every figure that the documentation gives, measured here and now.
B=${B:-build/release}
PYTHON=${PYTHON:-python3}
echo "machine: $(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1), $(getconf _NPROCESSORS_ONLN) processors, $(cc --version | head -n 1)"

echo "load at the start: $(cut -d' ' -f1-3 /proc/loadavg 2>/dev/null) (figures are of this machine alone when it is below 1)"

fresh=$(mktemp -d)
start=$(date +%s%N)
make -s -j"$(getconf _NPROCESSORS_ONLN)" B="$fresh" "$fresh/tenon" "$fresh/libtenon.so" >/dev/null
end=$(date +%s%N)
rm -rf "$fresh"
awk -v t=$((end - start)) 'BEGIN {printf "build\n  %-44s %10.1f %-10s asked %8.1f  %s\n", "release build from nothing", t / 1e9, "s", 30, t <= 30e9 ? "yes" : "NO"}'
strip -o "$B/stripped.so" "$B/libtenon.so"
size=$(wc -c <"$B/stripped.so")
awk -v n="$size" 'BEGIN {printf "  %-44s %10.1f %-10s asked %8.1f  %s\n", "library, stripped", n / 1024, "KB", 800, n <= 800 * 1024 ? "yes" : "NO"}'

# From the start of a process to its first result, the best of 20, less what it takes to ask for the time. Each writes a
# new file: where there was one, some file systems write the disk before its name is taken over.
gen='gen uniform 1 -1 1'
best=
least=
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
  rm -rf "$fresh.out"
  before=$(date +%s%N)
  start=$(date +%s%N)
  "$B/tenon" run bench/programs/ew_tanh.mlir --input "$gen" --output "$fresh.out" --threads 0 >/dev/null
  end=$(date +%s%N)
  t=$((end - start))
  if [ -z "$best" ] || [ "$t" -lt "$best" ]; then best=$t; fi
  t=$((start - before))
  if [ -z "$least" ] || [ "$t" -lt "$least" ]; then least=$t; fi
done
rm -rf "$fresh.out"
awk -v t="$((best - least))" 'BEGIN {printf "  %-44s %10.2f %-10s asked %8.1f  %s\n", "process to result in a file, 65,536 tanh", t / 1e6, "ms", 2, t <= 2e6 ? "yes" : "NO"}'
generated=$B/bench/programs
mkdir -p "$generated"
for name in tiny_ops scan_leaves vmapped_loop; do
  awk -v name=$name -f bench/generate.awk >"$generated/$name.mlir"
done
"$B/bench/engine" "$generated"
if [ -d ../shared/corpus ]; then
  "$B/tenon" bench ../shared/corpus/*/ --json --threads 1 --seconds 0 |
    sed -n 's/.*"compile_us": \([0-9.]*\),.*/\1/p' |
    awk '{t += $1} END {printf "  %-48s %10.3f %-10s asked %8.2f  %s\n", NR " programs of the corpus", t / 1e6, "s", 0.3, t <= 0.3e6 ? "yes" : "NO"}'
fi
"$B/bench/readers"
"$B/bench/interp"
"$B/bench/call"
"$B/bench/lib"
"$B/bench/x64"
if [ -d ../shared/conformance ]; then
  echo "suites"
  "$B/tenon" conformance testdata ../shared/conformance/testdata | tail -n 2 | sed 's/^/  /'
fi
echo "constants of the planner's cost model"
"$B/tenon" bench --calibrate
if [ -d ../shared/tools ] && "$PYTHON" -c 'import jax' 2>/dev/null; then
  # CASES="..." for fewer of ../shared/corpus; SECONDS_A_CASE for more runs of each.
  heap=
  cc -O2 -shared -fPIC -o "$B/bench/heap.so" bench/preload/heap.c 2>/dev/null && heap=$PWD/$B/bench/heap.so
  "$PYTHON" bench/peer.py --tenon "$B/tenon" --generated "$generated" ${heap:+--heap "$heap"} --seconds "${SECONDS_A_CASE:-0.2}" ${CASES:+--cases $CASES}
else
  echo "skipped: beside XLA: $PYTHON has no jax, or ../shared/tools is not there (make bench PYTHON=...)"
fi
echo "load at the end: $(cut -d' ' -f1-3 /proc/loadavg 2>/dev/null)"
