#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Goldens of the passes: pass.sh runs `tenon opt --pass <pass>` on each test/pass/<pass>/*.mlir (all passes for
# test/pass/all) and compares with the .out beside it. A file named *.err.mlir must be refused; its .out is the message.
# A first line `// opt: ...` gives more options. BLESS=1 writes the .out files.
tenon=${B:-build/release}/tenon
passed=0 failed=0
got=$(mktemp)
trap 'rm -f "$got"' EXIT

for file in test/pass/*/*.mlir; do
  pass=$(basename "$(dirname "$file")")
  want=${file%.mlir}.out
  [ "$pass" = all ] && set -- || set -- --pass "$pass"
  more=$(sed -n '1s|^// opt: ||p' "$file")
  eval "\"\$tenon\" opt \"\$@\" $more \"\$file\"" >"$got" 2>&1
  status=$?
  case $file in *.err.mlir) expected=1 ;; *) expected=0 ;; esac
  [ -n "$BLESS" ] && cp "$got" "$want"
  if [ "$status" -eq "$expected" ] && diff -u "$want" "$got"; then
    passed=$((passed + 1))
  else
    echo "FAIL $file (exit status $status); again: $tenon opt $* $file"
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed, 0 skipped"
[ "$failed" -eq 0 ]
