#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Proves the rules of the architecture that a compiler does not: lint.sh BUILD_FOLDER. One line a finding; the last
# line is "N passed, N failed, N skipped".
B=$1
passed=0 failed=0 skipped=0
findings=$(mktemp)
trap 'rm -f "$findings"' EXIT

rule() {  # rule NAME: passes when $findings, written just before, is empty
  if [ -s "$findings" ]; then
    sed "s|^|$1: |" "$findings"
    failed=$((failed + 1))
  else
    passed=$((passed + 1))
  fi
}

# Which folders the files of a folder may include from. Nothing points left of itself.
may_include() {
  case $1 in
    base) echo base ;;
    num) echo base num ;;
    lib) echo base num lib ;;
    ir) echo base num ir ;;
    text) echo base num ir text ;;
    bytecode) echo base num ir text bytecode ;;
    interp) echo base num lib ir text interp ;;
    pass) echo base num ir text bytecode interp pass ;;
    kernel) echo base num kernel ;;
    plan) echo base num ir kernel lib plan ;;
    target) echo base num lib kernel target ;;
    ahead) echo base num ir kernel lib plan target ahead ;;
    compile) echo base num ir pass kernel lib plan target compile ;;
    rt) echo base num ir text bytecode interp pass kernel lib plan target ahead compile rt tenon ;;
    cli) echo base num ir text plan cli tenon ;;
  esac
}
for folder in src/*/ src/target/*/; do
  f=${folder#src/} && f=${f%%/*}
  allowed=$(may_include "$f" | tr ' ' '|')
  grep -nE '^#include "' "$folder"*.[ch] "$folder"*.def 2>/dev/null | grep -vE "\"($allowed)/|\"compile\.h\"" | sed 's/$/ (not allowed from here)/'
done >"$findings"
for file in src/*.[ch]; do
  f=${file#src/} && allowed=$(may_include "${f%.*}" | tr ' ' '|')
  grep -HnE '^#include "' "$file" | grep -vE "\"($allowed)[/.]" | sed 's/$/ (not allowed from here)/'
done >>"$findings"
grep -lE '^#include "compile\.h"' src/*/*.[ch] src/target/*/*.[ch] | grep -v '^src/rt/' | sed 's/$/: compile.h is not allowed from here/' >>"$findings"
rule "include order"

for h in $(git ls-files 'src/*.h' 'include/*.h' | grep -v '_tmpl\.h$'); do
  cc -std=c11 -Isrc -Iinclude -D_POSIX_C_SOURCE=200809L -fsyntax-only -x c "$h" 2>&1 | head -n 1
done >"$findings"
rule "headers compile alone"

if command -v c++ >/dev/null 2>&1; then
  c++ -std=c++11 -Wall -Wextra -Werror -Iinclude -fsyntax-only -x c++ include/tenon/tenon.h >"$findings" 2>&1
  rule "tenon.h is C++ too"
else
  echo "skipped: tenon.h is C++ too: no C++ compiler" && skipped=$((skipped + 1))
fi

grep -nE '\b(malloc|calloc|realloc|free|strdup|strndup|posix_memalign)\(' $(git ls-files 'src/*.[ch]' | grep -vE '^src/(base|rt|cli)/') |
  grep -vE '^[^:]*:[0-9]+: *(//|\*)' >"$findings"
rule "heap only in base and rt"

grep -nE '\b(printf|puts|putchar|fputs|exit|abort|perror)\(' $(git ls-files 'src/*.[ch]' | grep -v '^src/cli/') |
  grep -vE '(v?snprintf|^[^:]*:[0-9]+: *(//|\*))' >"$findings"
rule "the library never prints or exits"

# Writable data of the library: nothing but the debug flags, and the list that GDB reads under a name of its own.
objdump -t "$B/libtenon.a" | grep -E ' O \.(data|bss|tdata|tbss)' | grep -vE '\.data\.rel\.ro|(tn_debug|__jit_debug_descriptor|gdb_lock)$' >"$findings"
rule "no mutable globals"

nm -D --defined-only "$B/libtenon.so" | awk '{print $3}' | grep -vE '^tn_|^__jit_debug_|^_(init|fini)$' >"$findings"
rule "only TN_API is exported"
grep -ohE '\btn_[a-z0-9_]+\(' include/tenon/tenon.h | tr -d '(' | sort -u >"$findings.api"
nm -D --defined-only "$B/libtenon.so" | awk '{print $3}' | grep -v '^__jit_debug_' | sort -u | comm -3 - "$findings.api" >"$findings"
rule "tenon.h is what is exported"
rm -f "$findings.api"

git ls-files 'src/*.[ch]' 'test/*.[ch]' 'include/*.h' 'examples/*.c' 'fuzz/*.c' 'bench/*.c' | xargs awk 'length > 120 {print FILENAME ":" FNR ": " length " columns"}' >"$findings"
rule "lines of at most 120 columns"
for f in $(git ls-files '*.c' '*.h' '*.def' 'tools/*.py' '*.sh'); do grep -L 'SPDX-License-Identifier' "$f"; done >"$findings"
rule "licence lines"
grep -niE '\b(TODO|FIXME|XXX)\b' $(git ls-files 'src/*' 'include/*' 'test/*.c' 'tools/*' | grep -v tools/lint.sh) >"$findings"
rule "no work left in comments"
grep -niE 'internal error' $(git ls-files 'src/*') >"$findings"
rule "no internal errors"
grep -nE '/work/|issue #?[0-9]' $(git ls-files 'src/*' 'docs/*' '*.md' 'test/*.c' 'tools/*' | grep -v tools/lint.sh) >"$findings"
rule "the project speaks of itself"
awk 'END {if (NR > 250) print "Makefile has " NR " lines, expected at most 250"}' Makefile >"$findings"
rule "Makefile size"

if [ -x tools/docs.sh ] || [ -f tools/docs.sh ]; then
  sh tools/docs.sh "$B" --check >"$findings"
  rule "printed documents are current"
fi
if [ -f tools/labels.py ] && command -v python3 >/dev/null 2>&1; then
  python3 tools/labels.py --missing | grep -E ': no (check|test)$' >"$findings"
  rule "every constraint has a check and a test"
fi

echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
