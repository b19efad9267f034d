#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Runs the tests of a build (B=build/<mode>) and prints one line a test program and the totals last.
# T: only tests whose name contains it. A test is a program or script whose last line is
# "N passed, N failed, N skipped"; one that ends without that line or with another exit status has failed.
B=${B:-build/release}
SHARED=../shared
passed=0 failed=0 skipped=0
logs=$B/tests  # one a test
rm -rf "$logs" && mkdir -p "$logs"

# Tests run side by side, one more than there are processors, and are told of in the order they were begun. Each takes
# a token and gives it back when it ends, so that a long one keeps no other waiting.
mkfifo "$logs/tokens" && exec 3<>"$logs/tokens"
for _ in $(seq $(($(getconf _NPROCESSORS_ONLN) + 1))); do echo >&3; done
untold= n_begun=0  # untold: "PID LOG NAME;" of each that was not told of

tell() {  # tell PID LOG NAME: waits for it
  wait "$1"
  status=$? log=$2 name=$3
  line=$(grep -E '^[0-9]+ passed, [0-9]+ failed, [0-9]+ skipped$' "$log" | tail -n 1)
  if [ -z "$line" ]; then
    line="0 passed, 1 failed, 0 skipped"
  fi
  set -- $line
  p=$1 f=$3 s=$5
  [ "$status" -ne 0 ] && [ "$f" -eq 0 ] && f=1
  if [ "$f" -ne 0 ]; then
    tail -n 40 "$log"
    echo "FAIL $name (exit status $status); again: make MODE=$(basename "$B") check T=$name"
  fi
  grep '^skipped: ' "$log"
  printf '%-32s %s passed, %s failed, %s skipped\n' "$name" "$p" "$f" "$s"
  passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s))
}

tell_of() {  # tell_of ended|all: the oldest as far as they have ended, or all
  while [ -n "$untold" ]; do
    set -- "$1" ${untold%%;*}
    [ "$1" = ended ] && [ ! -e "$3.ended" ] && return
    tell "$2" "$3" "$4"
    untold=${untold#*;}
  done
}

run() {  # run NAME COMMAND...
  case $1 in *"$T"*) ;; *) return ;; esac
  read -r _ <&3
  tell_of ended
  begun=$1 n_begun=$((n_begun + 1))
  shift
  { "$@"; status=$?; : >"$logs/$n_begun.ended"; echo >&3; exit "$status"; } >"$logs/$n_begun" 2>&1 &
  untold="$untold$! $logs/$n_begun $begun;"
}

skip() {  # skip NAME WHY
  case $1 in *"$T"*) ;; *) return ;; esac
  echo "skipped: $1: $2"
  skipped=$((skipped + 1))
}

for program in "$B"/test/unit/*; do
  case $program in *.d | *'*') continue ;; esac
  run "unit/$(basename "$program")" "$program"
done
for program in "$B"/fuzz/*; do
  name=$(basename "$program")
  case $name in *.d | '*' | *.o | fuzz_*) continue ;; esac
  case $name in
    differential) run "fuzz/$name" timeout 300 "$program" 500 1 --guard ;;
    *) run "fuzz/$name" timeout 100 "$program" 10000 "fuzz/corpus/$name" ;;
  esac
done
for script in test/cli/*.sh; do
  [ -e "$script" ] && run "cli/$(basename "$script" .sh)" env B="$B" sh "$script"
done
run pass env B="$B" BLESS="$BLESS" sh test/pass.sh
run op "$B/tenon" conformance interpret test/op --engine interp --list-failures
if "$B/tenon" conformance interpret test/lapack --engine interp --list-failures 2>&1 | grep -q 'cannot be loaded'; then
  has_lapack=
  skip lapack "liblapack.so.3 is not there"
else
  has_lapack=1
fi
[ "$has_lapack" ] && run lapack "$B/tenon" conformance interpret test/lapack --engine interp --list-failures
run verify "$B/tenon" conformance verify test/verify --level 3 --list-failures
run print "$B/tenon" conformance print test/print --list-failures

# The passes, judged by the interpreter, and each engine of this machine. c asks the system's compiler for every
# program: it runs a sample, or with ALL=1 as much as the others.
P='--engine interp:passes --list-failures'
run passes/op "$B/tenon" conformance interpret test/op $P
OPS=$(ls test/op/*.mlir)
engines=
for e in x64 x64:avx2 tile; do
  if "$B/tenon" targets | grep -E "^$e " | grep -q 'not here'; then
    skip "engine/$e" "this machine does not run it"
  else
    engines="$engines $e"
    run "engine/$e/op" "$B/tenon" conformance interpret $OPS --engine $e --list-failures
    [ "$has_lapack" ] && run "engine/$e/lapack" "$B/tenon" conformance interpret test/lapack --engine $e --list-failures
  fi
done
sample() {  # sample N FILE...: every n-th, or with ALL=1 each
  n=$1
  shift
  [ -n "$ALL" ] && n=1
  for f in "$@"; do echo "$f"; done | awk -v n="$n" 'NR % n == 1 || n == 1'
}
has_c=
if "$B/tenon" targets | grep -E '^c ' | grep -q 'not here'; then skip engine/c "no C compiler here"; else has_c=1; fi
# Under sanitizers its kernels are too: what other engines' code reads and writes is decided in the same kernels.
case $B in
  *asan) export TN_CFLAGS='-fsanitize=address,undefined -fno-sanitize-recover=all' ;;
esac
# Programs of which none has a function that takes a compiler with sanitizers minutes, as zeta does.
[ "$has_c" ] && run fuzz/kernels timeout 600 "$B/fuzz/differential" ${ALL:+3}20 101 --compiler
[ "$has_c" ] && run engine/c/op "$B/tenon" conformance interpret $(sample 48 $OPS) --engine c --list-failures

if [ -d "$SHARED/conformance" ]; then
  C=$SHARED/conformance
  run suite/testdata "$B/tenon" conformance testdata "$C/testdata" --engine interp --list-failures
  run suite/dynamic "$B/tenon" conformance dynamic "$C/testdata/dynamic" "$C/testdata" --engine interp --list-failures
  run suite/quantized "$B/tenon" conformance quantized "$C/testdata/quantized" --engine interp --list-failures
  run suite/interpret "$B/tenon" conformance interpret "$C/interpret" --engine interp --list-failures
  run suite/chlo "$B/tenon" conformance chlo "$C/interpret/chlo" --engine interp --list-failures
  run passes/testdata "$B/tenon" conformance testdata "$C/testdata" $P
  run passes/quantized "$B/tenon" conformance quantized "$C/testdata/quantized" $P
  run passes/interpret "$B/tenon" conformance interpret "$C/interpret" $P
  run passes/chlo "$B/tenon" conformance chlo "$C/interpret/chlo" $P
  L=--list-failures
  for e in $engines; do
    run "engine/$e/testdata" "$B/tenon" conformance testdata "$C/testdata" --engine $e --list-failures
    run "engine/$e/dynamic" "$B/tenon" conformance dynamic "$C/testdata/dynamic" "$C/testdata" --engine $e $L
    run "engine/$e/quantized" "$B/tenon" conformance quantized "$C/testdata/quantized" --engine $e --list-failures
    run "engine/$e/interpret" "$B/tenon" conformance interpret "$C/interpret" --engine $e --list-failures
    run "engine/$e/chlo" "$B/tenon" conformance chlo "$C/interpret/chlo" --engine $e --list-failures
  done
  if [ "$has_c" ]; then
    run engine/c/testdata "$B/tenon" conformance testdata $(sample 150 "$C"/testdata/*.mlir) --engine c --list-failures
    run engine/c/interpret "$B/tenon" conformance interpret $(sample 50 "$C"/interpret/*.mlir) --engine c $L
  fi
  run suite/vhlo "$B/tenon" conformance vhlo "$C/vhlo" --list-failures
else
  skip suites "$SHARED/conformance is not there"
fi
if [ -d "$SHARED/corpus" ]; then
  run corpus "$B/tenon" run --engine interp "$SHARED"/corpus/*/
  run passes/corpus env B="$B" sh test/same_bits.sh "interp interp:passes" "$SHARED"/corpus/*/
  for e in $engines; do run "engine/$e/corpus" "$B/tenon" run --engine $e "$SHARED"/corpus/*/; done
  run engine/same_bits env B="$B" sh test/same_bits.sh "$engines" "$SHARED"/corpus/*/
  if [ "$has_c" ]; then
    run engine/c/corpus env B="$B" sh test/same_bits.sh "tile c" $(sample 20 "$SHARED"/corpus/*/)
  fi
else
  skip corpus "$SHARED/corpus is not there"
fi
tell_of all
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
