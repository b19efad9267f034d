#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Hostile input: every one ends with a message that says what and where, soon, and without much memory.
. test/cli/expect.inc
# Each command gets 20 seconds and, where the sanitizers allow it, 3 GB of address space.
case $B in *asan* | *tsan*) limit=true ;; *) limit='ulimit -v 3000000' ;; esac
check() { # check STATUS PATTERN FILE
  expect "$1" "$2" sh -c "$limit; timeout 20 '$tenon' check '$3'"
}

: >"$dir/empty.mlir"
check 0 '' "$dir/empty.mlir"
check 1 'directory' "$dir"
check 1 'cannot open' "$dir/nothing"
head -c 5000 /dev/urandom >"$dir/garbage"
check 1 ':[0-9]+:[0-9]+: error|error' "$dir/garbage"
printf 'ML\357R' >"$dir/magic"
check 1 'error' "$dir/magic"
printf '\377\376\200func' >"$dir/utf8.mlir"
check 1 'utf8.mlir:1:1: error' "$dir/utf8.mlir"

# a gigabyte of parentheses, read from a pipe
expect 1 'error' sh -c "head -c 1000000000 /dev/zero | tr '\\000' '(' | timeout 60 '$tenon' check -"

repeat() { # repeat N TEXT
  awk -v n="$1" -v t="$2" 'BEGIN {for (i = 0; i < n; i++) printf "%s", t}'
}
{ printf 'func.func @f(%%x: '; repeat 100000 'tuple<'; printf 'i32'; repeat 100000 '>'; printf ') { return }'; } >"$dir/types.mlir"
check 1 'types.mlir:1:[0-9]+: error: .*nest' "$dir/types.mlir"
{ printf 'module attributes {a = '; repeat 100000 '['; repeat 100000 ']'; printf '} {}'; } >"$dir/attributes.mlir"
check 1 'attributes.mlir:1:[0-9]+: error: .*nest' "$dir/attributes.mlir"
{ repeat 100000 'module { '; repeat 100000 '}'; } >"$dir/regions.mlir"
check 1 'regions.mlir:1:[0-9]+: error: .*nest' "$dir/regions.mlir"
{ printf '#a0 = [1]\n'; awk 'BEGIN {for (i = 1; i < 200; i++) printf "#a%d = [#a%d, #a%d]\n", i, i-1, i-1}'
  printf 'module attributes {a = #a199} {}\n'; } >"$dir/aliases.mlir"
expect 1 'alias' sh -c "$limit; timeout 20 '$tenon' print '$dir/aliases.mlir'"

program() { printf 'func.func @main(%%x: tensor<2xf32>) -> tensor<2xf32> {\n%s\n  return %%x : tensor<2xf32>\n}\n' "$1" >"$dir/p.mlir"; }
program '  %c = stablehlo.constant dense<0> : tensor<4611686018427387904x4611686018427387904xi64>'
check 1 'p.mlir:2:[0-9]+: error' "$dir/p.mlir"
program '  %c = stablehlo.constant dense<[1, 2, 3]> : tensor<2xi32>'
check 1 'p.mlir:2:[0-9]+: error' "$dir/p.mlir"
program '  %c = stablehlo.constant dense<[1.5, 2]> : tensor<2xi32>'
check 1 'p.mlir:2:[0-9]+: error' "$dir/p.mlir"
program '  %c = stablehlo.constant dense<300> : tensor<i8>'
check 1 "p.mlir:2:33: error: .*'i8'" "$dir/p.mlir"
program '  %c = stablehlo.constant dense<"0x00"> : tensor<2xi32>'
check 1 'p.mlir:2:[0-9]+: error' "$dir/p.mlir"
program '  %c = stablehlo.constant dense<0x> : tensor<0x2xi8>'
check 1 'p.mlir:2:[0-9]+: error' "$dir/p.mlir"
program '  %c = stablehlo.constant dense<> : tensor<0x2xi8>'
check 0 '' "$dir/p.mlir"
program '  %y = stablehlo.nonsense %x : tensor<2xf32>'
check 1 'p.mlir:2:[0-9]+: error: dialect .stablehlo. has no op .nonsense.' "$dir/p.mlir"
program '  %y = "no.such"(%x) : (tensor<2xf32>) -> tensor<2xf32>'
check 1 'p.mlir:2:[0-9]+: error: .*no.such' "$dir/p.mlir"
expect 0 'no.such' "$tenon" print --allow-unregistered "$dir/p.mlir"
program '  %y = stablehlo.add %x, %z : tensor<2xf32>'
check 1 'p.mlir:2:[0-9]+: error: .*%z' "$dir/p.mlir"
program '  %y = stablehlo.add %w, %x : tensor<2xf32>
  %w = stablehlo.negate %x : tensor<2xf32>'
check 1 'p.mlir:2:[0-9]+: error' "$dir/p.mlir"
program '  %x = stablehlo.negate %x : tensor<2xf32>'
check 1 'p.mlir:2:[0-9]+: error: .*%x' "$dir/p.mlir"
program '  %y = stablehlo.negate %x : tensor<2xf99>'
check 1 'p.mlir:2:[0-9]+: error: .*f99' "$dir/p.mlir"
program '  %y = call @nobody(%x) : (tensor<2xf32>) -> tensor<2xf32>'
check 1 'p.mlir:2:[0-9]+: error: .*@nobody' "$dir/p.mlir"
program '  %y = stablehlo.slice %x [0:3] : (tensor<2xf32>) -> tensor<3xf32>'
check 1 'slice_c3' "$dir/p.mlir"
program '  %y = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>, odd = 1 : i32}> : (tensor<2xf32>) -> tensor<1xf32>'
check 1 "p.mlir:2:[0-9]+: error: 'odd' is not a property of stablehlo.slice" "$dir/p.mlir"
printf 'module attributes {a = "\377\376"} {}\n' >"$dir/p.mlir"
check 0 '' "$dir/p.mlir"
expect 0 '.FF.FE' "$tenon" print "$dir/p.mlir"

# large programs: one op of many operands and results, control flow of many values, and within each other, chains of
# scalars, bodies of many ops
large() { # large FILE: compiled soon
  expect 0 '' sh -c "$limit; timeout 60 '$tenon' compile '$1' -o /dev/null"
}
shape() { # shape KIND N
  awk -v kind="$1" -v n="$2" '
    # put: p0, p1, ... up to n - 1, each with s behind; times: x, n times
    function put(p, s, from,   i) { for (i = from + 0; i < n; i++) printf "%s%s%d%s", (i > from + 0) ? ", " : "", p, i, s }
    function times(x,   i) { for (i = 0; i < n; i++) printf "%s%s", i ? ", " : "", x }
    function types(first) { printf "%s", first; times(v) }
    function results() { printf "  return "; put("%r#"); printf " : "; times(v); printf "\n}\n" }
    function branch(k) { printf "  stablehlo.return "; put("%x"); printf " : "; times(v); printf "\n}" }
    function scalar_loop(i, carried, arg) {
      printf "%%r%d:2 = \"stablehlo.while\"(%%n, %s) ({\n^bb0(%%i%d: %s, %s: %s):\n", i, carried, i, s, arg, s
      condition(i)
      printf "^bb0(%%i%d: %s, %s: %s):\n", i, s, arg, s
      count(i)
    }
    function condition(i) {
      printf "  %%c = stablehlo.compare LT, %%i%d, %%n : (%s, %s) -> tensor<i1>\n", i, s, s
      printf "  stablehlo.return %%c : tensor<i1>\n}, {\n"
    }
    function count(i) { printf "  %%j%d = stablehlo.add %%i%d, %%i%d : %s\n", i, i, i, s }
    function nested(   i, last) {
      printf "func.func @main(%%n: %s, %%p: tensor<i1>, %%x: %s) -> %s {\n", s, s, s
      for (i = 0; i < n; i++)
        if (kind == "ifs") printf "%%r%d = \"stablehlo.if\"(%%p) ({\n", i
        else scalar_loop(i, i ? "%a" (i - 1) : "%x", "%a" i)
      print "  %y = stablehlo.negate " (kind == "ifs" ? "%x" : "%a" (n - 1)) " : " s
      for (i = n - 1; i >= 0; i--) {
        last = i == n - 1 ? "%y" : "%r" (i + 1) (kind == "ifs" ? "" : "#1")
        if (kind == "ifs") printf "  stablehlo.return %s : %s\n}, {\n  stablehlo.return %%n : %s\n}) : (tensor<i1>) -> %s\n", last, s, s, s
        else printf "  stablehlo.return %%j%d, %s : %s, %s\n}) : (%s, %s) -> (%s, %s)\n", i, last, s, s, s, s, s, s
      }
      printf "  return %%r0%s : %s\n}\n", kind == "ifs" ? "" : "#1", s
    }
    function rotated() {  # a loop that moves each value to the place before it
      printf "%%w:%d = \"stablehlo.while\"(%%n, ", n + 1; put("%x"); printf ") ({\n^bb0(%%i0: %s, ", s; put("%a", ": " v); printf "):\n"
      condition(0)
      printf "^bb0(%%i0: %s, ", s; put("%a", ": " v); printf "):\n"
      count(0)
      printf "  stablehlo.return %%j0, "; put("%a", "", 1); printf ", %%a0 : "; types(s ", ")
      printf "\n}) : ("; types(s ", "); printf ") -> ("; types(s ", "); printf ")\n  return "; put("%w#", "", 1)
      printf ", %%w#%d : ", n; times(v); printf "\n}\n"
    }
    function chosen() {
      printf "%%r:%d = \"stablehlo.if\"(%%p) ({\n", n; branch(); printf ", {\n"; branch()
      printf ") : (tensor<i1>) -> ("; times(v); printf ")\n"
      results()
    }
    function sorted(   i) {
      printf "%%r:%d = \"stablehlo.sort\"(", n; put("%x"); printf ") <{dimension = 0 : i64}> ({\n^bb0("
      for (i = 0; i < n; i++) printf "%s%%a%d: %s, %%b%d: %s", i ? ", " : "", i, s, i, s
      printf "):\n  %%c = stablehlo.compare LT, %%a0, %%b0 : (%s, %s) -> tensor<i1>\n", s, s
      printf "  stablehlo.return %%c : tensor<i1>\n}) : ("; times(v); printf ") -> ("; times(v); printf ")\n"
      results()
    }
    function chain(   i) {  # of scalars, each made of the one before and %z
      for (i = 1; i <= n; i++) printf "%%s%d = stablehlo.%s %%s%d, %%z : %s\n", i, i % 2 ? "add" : "multiply", i - 1, s
    }
    function scalars() {
      printf "func.func @main(%%s0: %s, %%z: %s) -> %s {\n", s, s, s
      chain()
      printf "  return %%s%d : %s\n}\n", n, s
    }
    function folded() {
      printf "func.func @main(%%x: %s, %%y: %s) -> %s {\n", v, s, s
      printf "  %%r = \"stablehlo.reduce\"(%%x, %%y) <{dimensions = array<i64: 0>}> ({\n^bb0(%%s0: %s, %%z: %s):\n", s, s
      chain()
      printf "  stablehlo.return %%s%d : %s\n}) : (%s, %s) -> %s\n  return %%r : %s\n}\n", n, s, v, s, s, s
    }
    BEGIN {
      s = "tensor<i32>"; v = "tensor<4xi32>"
      if (kind == "scalars") { scalars(); exit }
      if (kind == "reduce") { folded(); exit }
      if (kind == "ifs" || kind == "whiles") { nested(); exit }
      printf "func.func @main(%%n: %s, %%p: tensor<i1>, ", s; put("%x", ": " v); printf ") -> ("; times(v); printf ") {\n"
      if (kind == "while") rotated()
      else if (kind == "if") chosen()
      else sorted()
    }' >"$dir/large.mlir"
  large "$dir/large.mlir"
}
shape while 50000
shape if 50000
shape sort 50000
shape ifs 250
shape whiles 250
shape scalars 50000
shape reduce 50000

# inputs that are not what the program takes
program '  '
for i in '0 inputs given' "input 0 is tensor<3xf32>, expected tensor<2xf32>: dim 0 is 3, expected 2" \
  'input 0 is tensor<2xi32>, expected tensor<2xf32>' 'x.npy: error: cannot open' 'p.mlir: error: not a .npy file'; do
  case $i in
    0*) expect 1 "$i" "$tenon" run "$dir/p.mlir" ;;
    *3xf32*) expect 1 "$i" "$tenon" run "$dir/p.mlir" --input 'dense<1.0> : tensor<3xf32>' ;;
    *i32*) expect 1 "$i" "$tenon" run "$dir/p.mlir" --input 'dense<1> : tensor<2xi32>' ;;
    x*) expect 1 "$i" "$tenon" run "$dir/p.mlir" --input "$dir/x.npy" ;;
    *) expect 1 "$i" "$tenon" run "$dir/p.mlir" --input "$dir/p.mlir" ;;
  esac
done
printf 'func.func @f() { return }\nfunc.func @f() { return }\n' >"$dir/p.mlir"
check 1 'p.mlir:2:[0-9]+: error: .*@?f' "$dir/p.mlir"
printf 'func.func @main(%%x: tensor<f32>) -> tensor<f32> {\n  %%y = call @main(%%x) : (tensor<f32>) -> tensor<f32>\n  return %%y : tensor<f32>\n}\n' >"$dir/p.mlir"
expect 3 'depth limit' "$tenon" run "$dir/p.mlir" --engine interp --input 'gen uniform 1 0 1'

# programs and artifacts cut short: what the command says and how it ends (all cuts are the business of a unit test)
cp examples/sevenseg/sevenseg.mlir "$dir/whole.mlir"
"$tenon" print --bytecode -o "$dir/whole.mlirbc" "$dir/whole.mlir"
for f in whole.mlir whole.mlirbc; do
  n=$(wc -c <"$dir/$f")
  # What ends before the module begins is comments, an empty program.
  step=$((n / 150 + 1)) bad=0 i=$(grep -abo 'module' "$dir/$f" | head -n 1 | cut -d: -f1)
  [ "$f" = whole.mlir ] && i=$((i + 1)) || i=1
  while [ "$i" -lt "$((n - 2))" ]; do
    head -c "$i" "$dir/$f" >"$dir/cut"
    timeout 20 "$tenon" check "$dir/cut" >"$dir/out" 2>&1
    status=$?
    { [ "$status" -eq 1 ] && grep -q 'error' "$dir/out"; } || { bad=$((bad + 1)); echo "$f cut at $i: exit status $status"; }
    i=$((i + step))
  done
  expect 0 '' test "$bad" -eq 0
done

# an artifact of the future
if [ -f ../shared/conformance/vhlo/invalid_vhlo_future.mlir.bc ]; then
  check 1 'StableHLO_v2.0.0' ../shared/conformance/vhlo/invalid_vhlo_future.mlir.bc
fi
report
