#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
"""Prints src/num/math_tables.h: constants and tables of the functions in math.h.

    python3 tools/gen_math_tables.py > src/num/math_tables.h

Needs mpmath (PyPI). Every value is rounded from 400 bits; a pair {hi, lo} is hi = round(v), lo = round(v - hi).
"""
import sys

try:
    from mpmath import (mp, mpf, pi, log, exp, sin, cos, atan, erfc, zeta, euler, floor, sqrt, bernoulli, factorial,
                        nint)
except ImportError:
    sys.exit("gen_math_tables.py: mpmath is missing: pip install mpmath")

mp.prec = 1600


def h(x):
    return float(x).hex()


def dd(v):
    hi = float(v)
    return "{%s, %s}" % (h(hi), h(v - mpf(hi)))


def bits_of(v, n):
    """v cut (not rounded) to n significant bits."""
    e = int(floor(log(abs(v), 2)))
    unit = mpf(2) ** (e - n + 1)
    return mpf(int(v / unit)) * unit


def parts(v, widths):
    out = []
    for w in widths:
        p = bits_of(v, w)
        out.append(h(p))
        v -= p
    out.append(h(v))
    return out


def table(ctype, name, rows, comment):
    print("// %s" % comment)
    print("static const %s %s[%d] = {" % (ctype, name, len(rows)))
    for row in rows:
        print("    %s," % row)
    print("};")
    print()


print("""// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Printed by tools/gen_math_tables.py; do not edit. Each source file defines TN_TABLE_<X> for the parts it wants.
""")


def part(name):
    print("#ifdef TN_TABLE_%s" % name)


def end():
    print("#endif\n")


part("EXP")
print("// ln 2 / 64; the first two parts have 35 bits")
print("#define LN2_64_PARTS %s" % ", ".join(parts(log(2) / 64, [35, 35])))
table("TnDD", "exp2_table", [dd(mpf(2) ** (mpf(j) / 64)) for j in range(64)], "2^(j/64)")
end()

part("LOG")
print("// ln 2; the first part has 42 bits")
print("#define LN2_PARTS %s" % ", ".join(parts(log(2), [42])))
inverses, rows = [], []
for i in range(128):
    c = 1 + (mpf(i) + mpf(1) / 2) / 128
    r = nint(512 / c) / 512
    if i == 0:
        r = mpf(1)
    if i == 127:
        r = mpf(1) / 2
    fold = 2 if c * c > 2 else 1  # the upper part counts for the next power of two
    inverses.append("%d" % (r * 512))
    rows.append(dd(-log(r * fold)))
table("uint16_t", "log_inverse", inverses, "512 r, r ~ 1/c for c = 1 + (i + 1/2)/128")
table("TnDD", "log_table", rows, "-ln r; from the first c > sqrt 2 on -ln 2r")
first = [i for i in range(128) if (1 + (mpf(i) + mpf(1) / 2) / 128) ** 2 > 2][0]
print("#define LOG_FOLD %d  // first entry with -ln 2r" % first)
end()

part("TRIG")
print("// pi/2; the first three parts have 33 bits")
print("#define HALF_PI_PARTS %s" % ", ".join(parts(pi / 2, [33, 33, 33])))
table("struct { TnDD sin, cos; }", "sincos_table",
      ["{%s, %s}" % (dd(sin(mpf(j) / 32)), dd(cos(mpf(j) / 32))) for j in range(27)], "of j/32")
table("TnDD", "atan_table", [dd(atan(mpf(j) / 32)) for j in range(33)], "atan(j/32)")
two_over_pi = 2 / pi
words = [int(floor(two_over_pi * mpf(2) ** (64 * (i + 1)))) & (2**64 - 1) for i in range(21)]
table("uint64_t", "two_over_pi", ["0x%016X" % w for w in words], "bits of 2/pi behind the binary point")
end()

part("ERF")
rows = [dd(exp((mpf(j) / 8) ** 2) * erfc(mpf(j) / 8)) for j in range(66)]
table("TnDD", "erfcx_table", rows, "exp(c^2) erfc(c) for c = j/8")
print("static const TnDD two_over_sqrt_pi = %s;" % dd(2 / sqrt(pi)))
end()

part("GAMMA")
rows = ["%s" % dd((1 - euler) if k == 1 else (zeta(k) - 1) / k * (-1) ** k) for k in range(1, 49)]
table("TnDD", "lgamma2_table", rows, "Taylor coefficients of ln gamma(2 + t), from t^1")
print("static const TnDD half_log_2pi = %s;" % dd(log(2 * pi) / 2))
rows = [dd(bernoulli(2 * k) / (2 * k * (2 * k - 1))) for k in range(1, 16)]
table("TnDD", "stirling_table", rows, "B_2k / (2k (2k - 1))")
rows = [dd(bernoulli(2 * k) / (2 * k)) for k in range(1, 16)]
table("TnDD", "digamma_table", rows, "B_2k / 2k")
rows = [dd(bernoulli(2 * k) / factorial(2 * k)) for k in range(1, 16)]
table("TnDD", "zeta_table", rows, "B_2k / (2k)!")
end()

print("// Constants used in many places.")
print("#define TN_DD_LN2 (TnDD)%s" % dd(log(2)))
print("#define TN_DD_PI (TnDD)%s" % dd(pi))
print("#define TN_DD_HALF_PI (TnDD)%s" % dd(pi / 2))
