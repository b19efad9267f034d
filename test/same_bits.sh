#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Runs cases on two engines or more; every bit of every result must agree, a NaN being a NaN:
# same_bits.sh "ENGINE..." CASE...
tenon=${B:-build/release}/tenon
log=$(mktemp)
trap 'rm -f "$log"' EXIT
engines= n=0
for e in $1; do engines="$engines --engine $e" n=$((n + 1)); done
shift
"$tenon" compare $engines "$@" >"$log" 2>&1
passed=$(grep -c "^same bits on $n engines: " "$log")
grep -v "^same bits on $n engines: " "$log"
echo "$passed passed, $(($# - passed)) failed, 0 skipped"
[ "$passed" -eq $# ]
