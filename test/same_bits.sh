#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Runs cases on the interpreter as they are and after the passes; every bit of every result must agree:
# same_bits.sh CASE...
tenon=${B:-build/release}/tenon
log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$tenon" compare --engine interp --engine interp:passes "$@" >"$log" 2>&1
passed=$(grep -c '^same bits on 2 engines: ' "$log")
grep -v '^same bits on 2 engines: ' "$log"
echo "$passed passed, $(($# - passed)) failed, 0 skipped"
[ "$passed" -eq $# ]
