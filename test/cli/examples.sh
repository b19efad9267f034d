#!/bin/sh
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# The examples do what they say.
. test/cli/expect.inc
expect 0 '0.761594' "$B/examples/c/hello"
expect 0 '^variance \[1.25 +3[.]\]' "$B/examples/c/build"
expect 0 'stablehlo.reduce' "$B/examples/c/build"
expect 0 'with interest: \[ *105. *210. *1050.\]' "$B/examples/c/custom_call"
expect 0 'wrong.mlir:2:3: error: slice: .*slice_c3' "$B/examples/c/custom_call"
expect 0 'at most 0.12 from the wave' "$B/examples/ahead/ahead"
expect 0 'the mean is 3.5' "$B/examples/c/devices"
expect 0 'device 3 had 13' "$B/examples/c/devices"
expect 0 'recv: deadlock: waits for a value on channel 7, which nobody is left to send, in process' \
  "$B/examples/c/devices"
expect 0 '\[0 1 2 3 4 5 6 7 8 9\]' "$tenon" run examples/sevenseg/sevenseg.mlir
expect 0 'held-out digits read rightly' "$B/examples/digits/digits"
# the run of CONTRIBUTING's tour
expect 0 '' "$tenon" $(sed -n 's/^    build\/release\/tenon \(run [^#]*\).*/\1/p' CONTRIBUTING.md)
report
