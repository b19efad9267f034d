#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
"""Prints test/unit/num_math_cases.h: arguments and correctly rounded results of the functions of scalar.def.

    python3 tools/gen_math_cases.py > test/unit/num_math_cases.h

Needs mpmath (PyPI). For each real function: the arguments whose results lie closest to the middle between two doubles
(or f32s) out of a few thousand random ones, and arguments at the edges; for complex functions random and extreme
points off the branch cuts. Evaluated with 700 bits, complex ones with 2600.
"""
import math
import random
import re
import struct
import sys
from fractions import Fraction

try:
    import mpmath
    from mpmath import mp, mpf, mpc
except ImportError:
    sys.exit("gen_math_cases.py: mpmath is missing: pip install mpmath")

mp.prec = 700
random.seed(7)


def fraction(v):
    sign, man, exp, _ = v._mpf_
    f = Fraction(int(man)) * (Fraction(2) ** exp)
    return -f if sign else f


def to_f64(v):
    if mpmath.isinf(v):
        return float(v)
    try:
        return float(fraction(v))
    except OverflowError:
        return math.inf if v > 0 else -math.inf


def to_f32(v):
    f = fraction(v)
    if f == 0:
        return 0.0
    if abs(f) > 2**130:
        return math.inf if f > 0 else -math.inf
    e = max(math.frexp(float(f))[1] - 24, -149) if abs(f) > Fraction(1, 2**1000) else -149
    q = f / Fraction(2) ** e
    n = round(q)  # ties to even
    r = float(n * Fraction(2) ** e)
    return r if abs(r) < 2.0**128 else math.copysign(math.inf, r)


def hardness(v, bits, e_min):
    """How far the result is from the middle between two values of the type, in units of the last place."""
    f = abs(fraction(v))
    if f == 0:
        return 1
    e = f.numerator.bit_length() - f.denominator.bit_length()
    if Fraction(2) ** e > f:
        e -= 1
    e = max(e - bits + 1, e_min)
    q = f / Fraction(2) ** e
    return abs(q - math.floor(q) - Fraction(1, 2))


def lgamma(x):
    return mpmath.loggamma(x).real if x > 0 else mpmath.log(abs(mpmath.gamma(x)))


def erf_inv(x):
    return mpmath.erfinv(x)


def bessel_i1e(x):
    return mpmath.besseli(1, x) * mpmath.exp(-abs(x))


REAL = {
    "acos": (mpmath.acos, [(-1, 1)], [1 - 2.0**-53, -1 + 2.0**-53, 2.0**-60, 0.5, -0.5]),
    "acosh": (mpmath.acosh, [(1, 2), (1, 1e6)], [1 + 2.0**-52, 1.7e308, 1.5, 2.0**30]),
    "asin": (mpmath.asin, [(-1, 1)], [1 - 2.0**-53, 2.0**-27, 5e-324, 0.5]),
    "asinh": (mpmath.asinh, [(-3, 3), (0, 1e-3)], [1.7e308, -2.0**-27, 5e-324, 2.0**30]),
    "atan": (mpmath.atan, [(-3, 3)], [1e300, 2.0**-27, 5e-324, 1.0]),
    "atanh": (mpmath.atanh, [(-1, 1)], [1 - 2.0**-53, 2.0**-27, 5e-324, 0.5]),
    "bessel_i1e": (bessel_i1e, [(-60, 60)], [1e-300, 700.0, 24.999, 25.0, 1e10]),
    "cbrt": (lambda x: mpmath.sign(x) * mpmath.cbrt(abs(x)), [(-10, 10)], [5e-324, 1.7e308, -27.0, 1e-310]),
    "cosh": (mpmath.cosh, [(-5, 5)], [710.4, -40.5, 1e-9, 709.9]),
    "cosine": (mpmath.cos, [(-10, 10), (0, 1e6)], [1e22, 6381956970095103.0 * 2.0**797, 1.7e308, 11.0, math.pi / 2]),
    "digamma": (mpmath.digamma, [(0, 20), (-5, 0)], [1e-300, 1e300, 1.5, -0.5]),
    "erf": (mpmath.erf, [(-5, 5)], [5e-324, 1e-300, 5.9, 0.5, 2.0**-28]),
    "erf_inv": (erf_inv, [(-0.99, 0.99)], [1 - 2.0**-53, 1e-300, 0.5, -0.999999]),
    "erfc": (mpmath.erfc, [(-5, 27)], [26.6, 27.2, -5.9, 8.0, 1e-20, 0.5]),
    "exponential": (mpmath.exp, [(-10, 10), (-745, 709)], [709.782712893384, -745.13, -708.4, -740.0, 2.0**-53, 1.0]),
    "exponential_minus_one": (mpmath.expm1, [(-1, 1), (-30, 30)], [709.78, 2.0**-54, 5e-324, -40.0, 0.0055]),
    "lgamma": (lgamma, [(0, 20), (-5, 0)], [1 + 2.0**-52, 2 - 2.0**-52, 1e-300, 1e300, 2.5, 12.0, -0.5, -1e-10]),
    "log": (mpmath.log, [(0, 3)], [5e-324, 1.7e308, 1 - 2.0**-53, 1 + 2.0**-52, 2.0]),
    "log_plus_one": (mpmath.log1p, [(-1, 2)], [-1 + 2.0**-53, 2.0**-54, 5e-324, 1.7e308, 2.0**-7]),
    "logistic": (lambda x: 1 / (1 + mpmath.exp(-x)), [(-40, 40)], [-745.0, -708.5, 36.9, 1e-20]),
    "rsqrt": (lambda x: 1 / mpmath.sqrt(x), [(0, 4)], [5e-324, 1.7e308, 2.0, 4.0]),
    "sine": (mpmath.sin, [(-10, 10), (0, 1e6)], [1e22, 6381956970095103.0 * 2.0**797, 1.7e308, math.pi, 22.0, 5e-324]),
    "sinh": (mpmath.sinh, [(-5, 5)], [710.4, -40.5, 2.0**-27, 5e-324]),
    "tan": (mpmath.tan, [(-10, 10), (0, 1e6)], [1e22, math.pi / 2, 1.7e308, 11.0, 5e-324]),
    "tanh": (mpmath.tanh, [(-3, 3)], [19.0, 2.0**-27, 5e-324, 0.5]),
}
BINARY = {
    "atan2": (mpmath.atan2, (-3, 3), (-3, 3), [(1e300, -1e-300), (5e-324, 1.0), (-1e-310, 3.0), (2.0, -1e300)]),
    "power": (mpmath.power, (0, 10), (-20, 20), [(1 + 2.0**-52, 2.0**52), (0.5, -1023.5), (10.0, 22.0), (3.0, 33.0), (1e-300, 1.05), (2.0, 0.5)]),
    "polygamma": (lambda n, x: mpmath.psi(int(n), x), None, (0, 20), [(1.0, 1.0), (10.0, 0.25), (100.0, 30.0), (2.0, -0.5), (1.0, -60.25)]),
    "zeta": (lambda s, q: mpmath.zeta(s, q), (1, 12), (0, 20), [(1 + 2.0**-40, 1.0), (2.0, 1.0), (50.0, 10.0), (3.0, -0.5), (2.0, 1e10)]),
}
COMPLEX = {
    "acos": mpmath.acos, "acosh": mpmath.acosh, "asin": mpmath.asin, "asinh": mpmath.asinh, "atan": mpmath.atan,
    "atanh": mpmath.atanh, "cosh": mpmath.cosh, "cosine": mpmath.cos, "exponential": mpmath.exp,
    "exponential_minus_one": lambda z: mpmath.exp(z) - 1, "log": mpmath.log, "log_plus_one": lambda z: mpmath.log(1 + z),
    "logistic": lambda z: 1 / (1 + mpmath.exp(-z)), "rsqrt": lambda z: 1 / mpmath.sqrt(z), "sign": lambda z: z / abs(z),
    "sine": mpmath.sin, "sinh": mpmath.sinh, "sqrt": mpmath.sqrt, "square": lambda z: z * z, "tan": mpmath.tan,
    "tanh": mpmath.tanh, "cbrt": lambda z: mpmath.exp(mpmath.log(z) / 3),
}


def h(x):
    if math.isinf(x):
        return "TN_INF" if x > 0 else "-TN_INF"
    return re.sub(r"\.?0*p", "p", x.hex())


def f32(x):
    return struct.unpack("f", struct.pack("f", x))[0]


def hardest(function, lo, hi, count, keep, bits, e_min, narrow):
    found = []
    for _ in range(count):
        x = narrow(lo + (hi - lo) * random.random() * random.choice([1, 1, 1, 2.0**-10]))
        if x in (-1.0, 0.0, 1.0):
            continue
        found.append((hardness(function(mpf(x)), bits, e_min), x))
    return [x for _, x in sorted(found)[:keep]]


print("""// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Printed by tools/gen_math_cases.py with mpmath %s; do not edit. Results are correctly rounded.
#define TN_INF ((double)__builtin_inf())
typedef struct MathCase { TnScalarOp op; double x, y, result; } MathCase;
typedef struct ComplexCase { TnScalarOp op; TnC128 x, result; } ComplexCase;
""" % mpmath.__version__)

slow = {"bessel_i1e", "digamma", "erf_inv", "lgamma"}
print("static const MathCase cases_f64[] = {")
for name, (function, ranges, edges) in REAL.items():
    n = 60 if name in slow else 600
    xs = [x for lo, hi in ranges for x in hardest(function, lo, hi, n, 8 // len(ranges), 53, -1074, float)] + edges
    for x in xs:
        print("    {TN_SCALAR_%s, %s, 0, %s}," % (name, h(x), h(to_f64(function(mpf(x))))))
for name, (function, first, second, edges) in BINARY.items():
    pairs = list(edges)
    for _ in range(8):
        a = float(random.randrange(0, 6)) if first is None else random.uniform(*first)
        pairs.append((a, random.uniform(*second)))
    for a, b in pairs:
        print("    {TN_SCALAR_%s, %s, %s, %s}," % (name, h(a), h(b), h(to_f64(mp.re(function(mpf(a), mpf(b)))))))
print("};\n")

print("static const MathCase cases_f32[] = {")
for name, (function, ranges, edges) in REAL.items():
    if name in ("sinh", "cosh"):
        continue  # defined by a decomposition in f32
    n = 60 if name in slow else 600
    xs = hardest(function, *ranges[0], n, 5, 24, -149, f32)
    xs += [f32(x) for x in edges if 1e-45 < abs(x) < 3e38 and f32(x) not in (1, -1)][:3]
    for x in xs:
        print("    {TN_SCALAR_%s, %s, 0, %s}," % (name, h(x), h(to_f32(function(mpf(x))))))
print("};\n")

print("static const ComplexCase cases_c128[] = {")
mp.prec = 2600  # the parts may lie 2^1063 apart
for name, function in COMPLEX.items():
    points = [(random.uniform(-3, 3), random.uniform(-3, 3)) for _ in range(4)]
    points += [(1 + 2.0**-30, 2.0**-31), (-0.5, 1e-200), (1e-200, 0.75), (0.6, 0.8), (-0.8, 0.6), (1e-9, -1e-10), (2.5, 1e-9)]
    if name not in ("cosh", "cosine", "exponential", "exponential_minus_one", "logistic", "sine", "sinh", "tan", "tanh"):
        points += [(1e300, 1e299), (-1e-160, 1e160), (1.7e308, -1.7e308), (3e-320, 2e-310)]
    else:
        points += [(30.0, 2.0), (-25.0, 1.0), (1.0, 300.0), (300.0, 1.0), (3e-320, 2e-310)]
    for a, b in points:
        r = function(mpc(mpf(a), mpf(b)))
        print("    {TN_SCALAR_%s, {%s, %s},\n     {%s, %s}}," % (name, h(a), h(b), h(to_f64(r.real)), h(to_f64(r.imag))))
print("};")
