#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
"""Prints the polynomials of src/kernel/numbers.def and the tables of src/kernel/tables.def, with their intervals and errors.

    python3 tools/gen_kernel_math.py [NAME ...]

Needs mpmath (PyPI). Weighted minimax fits: f64 coefficients (and those of f32 functions that are evaluated in f64) by
Remez's exchange; f32 coefficients are rounded one after the other from the lowest power, the rest fitted again by
Lawson's reweighted least squares each time. A fit may differ in its last bits where it is run again elsewhere.
"""
import struct
import sys

try:
    from mpmath import (mp, mpf, matrix, lu_solve, fsum, pi, cos, sin, tan, exp, expm1, log, log1p, sqrt, tanh, atan, asin,
                        atanh, sinh, erf, erfc, erfinv, nstr, loggamma, psi, zeta, euler, bernoulli, besseli,
                        factorial)
except ImportError:
    sys.exit("gen_kernel_math.py: mpmath is missing: pip install mpmath")

TINY = mpf(10) ** -12


def error_of(f, w, powers, c, x):
    return w(x) * (f(x) - sum(mpf(k) * x ** p for p, k in zip(powers, c)))


def points(a, b, n):
    return [(a + b) / 2 + (b - a) / 2 * cos(pi * (n - i - mpf(1) / 2) / n) for i in range(n)]


def remez(f, w, powers, a, b, rounds=8):
    n, best = len(powers), None
    xs = [(a + b) / 2 + (b - a) / 2 * cos(pi * (n - i) / n) for i in range(n + 1)]
    for _ in range(rounds):
        m, y = matrix(n + 1, n + 1), matrix(n + 1, 1)
        for i, x in enumerate(xs):
            for j, p in enumerate(powers):
                m[i, j] = w(x) * x ** p
            m[i, n], y[i] = (-1) ** i, w(x) * f(x)
        c = list(lu_solve(m, y))[:n]
        extrema = []
        for x in points(a, b, 300):
            e = error_of(f, w, powers, c, x)
            if extrema and (e > 0) == (extrema[-1][1] > 0):
                if abs(e) > abs(extrema[-1][1]):
                    extrema[-1] = (x, e)
            elif e:
                extrema.append((x, e))
        while len(extrema) > n + 1:
            extrema.pop(0 if abs(extrema[0][1]) < abs(extrema[-1][1]) else -1)
        worst = max(abs(e) for _, e in extrema)
        if best is None or worst < best[0]:
            best = worst, c
        if len(extrema) < n + 1 or worst < 1.01 * min(abs(e) for _, e in extrema):
            break
        xs = [x for x, _ in extrema]
    return best[1]


def lawson(f, w, powers, a, b, rounds=14):
    n, best = len(powers), None
    xs = points(a, b, 160)
    rows, y = [[w(x) * x ** p for p in powers] for x in xs], [w(x) * f(x) for x in xs]
    weight = [mpf(1) / len(xs)] * len(xs)
    for _ in range(rounds):
        m, v = matrix(n, n), matrix(n, 1)
        for i in range(n):
            v[i] = fsum(k * r[i] * t for k, r, t in zip(weight, rows, y))
            for j in range(i, n):
                m[i, j] = m[j, i] = fsum(k * r[i] * r[j] for k, r in zip(weight, rows))
        c = list(lu_solve(m, v))
        e = [abs(t - fsum(k * x for k, x in zip(c, r))) for r, t in zip(rows, y)]
        if best is None or max(e) < best[0]:
            best = max(e), c
        total = fsum(k * x for k, x in zip(weight, e))
        weight = [k * x / total for k, x in zip(weight, e)]
    return best[1]


def is_wanted(name):
    return len(sys.argv) == 1 or name in sys.argv[1:]


def f32(x):
    return struct.unpack("f", struct.pack("f", float(x)))[0]


def in_f32(f, w, powers, a, b, fixed):
    fixed, rest = dict(fixed), [p for p in powers if p not in fixed]
    while rest:
        c = lawson(lambda x: f(x) - sum(mpf(k) * x ** p for p, k in fixed.items()), w, rest, a, b)
        fixed[rest.pop(0)] = f32(c[0])
    return [fixed[p] for p in powers]


def fit(name, f, w, n, a, b, single=False, fixed=None):
    if not is_wanted(name):
        return
    a, b, powers = mpf(a), mpf(b), list(range(n))
    mp.prec = 120 if single else 200
    c = in_f32(f, w, powers, a, b, fixed or {}) if single else [float(k) for k in remez(f, w, powers, a, b)]
    worst = max(abs(error_of(f, w, powers, c, x)) for x in points(a, b, 1000))
    print("// %s: [%s, %s], error 2^%s" % (name, nstr(a, 6), nstr(b, 6), nstr(log(worst, 2), 3)))
    print("NUMBERS(%s, %s)" % (name, ", ".join(float(k).hex() for k in c)), flush=True)


def pair(x):
    return "%s, %s" % (float(x).hex(), float(x - mpf(float(x))).hex())


def pairs(name, c):
    if is_wanted(name):
        print("NUMBERS(%s, %s)" % (name, ", ".join(pair(k) for k in c)), flush=True)


def fit_tail(name, f, c, at_zero, n, a, b, scale=lambda x: mpf(1)):
    """The series c, then n coefficients of what f has beyond it."""
    def rest(x):
        return (f(x) - sum(k * x ** p for p, k in enumerate(c))) / x ** len(c)
    mp.prec = 300
    pairs(name + "_p", c)
    fit(name + "_tail", lambda x: rest(x) if abs(x) > mpf("1e-8") else at_zero,
        lambda x: abs(x) ** len(c) / scale(x), n, a, b)


def fit_pairs(name, f, n, a, b):
    """The first two coefficients of a fit as pairs."""
    if not is_wanted(name):
        return
    mp.prec = 300
    c = remez(f, one, list(range(n)), mpf(a), mpf(b))
    pairs(name + "_p", c[:2])
    print("NUMBERS(%s, %s)" % (name, ", ".join(float(k).hex() for k in c[2:])), flush=True)


def one(x):
    return mpf(1)


def near(f, at_zero, slope=0):
    """f away from zero; there what its series begins with."""
    return lambda x: f(x) if abs(x) > TINY else at_zero + slope * x


HALF = log(2) / 2 * mpf("1.001")
exp_rest = near(lambda r: (expm1(r) - r) / r ** 2, mpf(1) / 2, mpf(1) / 6)
log_rest = near(lambda f: (log1p(f) - f) / f ** 2, -mpf(1) / 2, mpf(1) / 3)
log_weight = near(lambda f: abs(f ** 2 / log1p(f)), mpf(0))
tanh_rest = near(lambda z: (tanh(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3, -mpf(1) / 3, mpf(2) / 15)
tanh_weight = near(lambda z: sqrt(z) ** 3 / tanh(sqrt(z)), mpf(0))
erf_rest = near(lambda z: erf(sqrt(z)) / sqrt(z), 2 / sqrt(pi), -2 / sqrt(pi) / 3)


def erfc_far_rest(t):  # ((1 + 2 x) e^(x^2) erfc x, less its value at x = 4) / t
    x = 4 * (1 + t) / (1 - t)
    return ((1 + 2 * x) * exp(x * x) * erfc(x) - FAR_MIDDLE) / t


def stirling_rest(q):  # (ln gamma(w) - (w - 1/2) ln w + w - ln(2 pi) / 2) w, w^-2 = q
    w = 1 / sqrt(q)
    return (loggamma(w) - (w - mpf(1) / 2) * log(w) + w - log(2 * pi) / 2) * w


def bessel_far(u):  # x = 1 / u
    return besseli(1, 1 / u) * exp(-1 / u) * sqrt(2 * pi / u) if u > mpf("1e-6") else 1 - mpf(3) / 8 * u


def erf_inv_over_x(w):  # w = -ln(1 - x^2)
    x = sqrt(-expm1(-w))
    return erfinv(x) / x


# math.def
fit("expm1_f", exp_rest, lambda r: r * r, 6, -HALF, HALF, True, {0: 0.5})
fit("exp_d", exp_rest, abs, 11, -HALF, HALF)  # after 1 + r
# math_f32.def, evaluated in f64
fit("exp_q", exp_rest, abs, 8, -HALF, HALF)
fit("log_q", log_rest, lambda f: abs(f) + mpf(10) ** -30, 16, -mpf(1) / 3, mpf(1) / 3)
fit("log_r", log_rest, lambda f: abs(f) + mpf(10) ** -30, 18, -mpf(1) / 3, mpf(1) / 3)
fit("atan_q", near(lambda z: atan(sqrt(z)) / sqrt(z), mpf(1)), one, 15, 0, 1)
fit("asin_q", near(lambda z: asin(sqrt(z)) / sqrt(z), mpf(1)), one, 8, 0, mpf(1) / 4)
fit("sin_q", near(lambda z: sin(sqrt(z)) / sqrt(z), mpf(1)), one, 6, 0, mpf("0.62"))
fit("cos_q", lambda z: cos(sqrt(z)), one, 6, 0, mpf("0.62"))
fit("erf_inv_q", lambda w: near(erf_inv_over_x, sqrt(pi) / 2)(w + mpf("2.5")), one, 15, -mpf("2.5"), mpf("2.5"))
fit("erf_inv_far_q", lambda s: erf_inv_over_x((s + 3) ** 2), one, 13, -mpf("0.8"), mpf("1.1"))
# math_f32.def, evaluated in f32
fit("sin_f", near(lambda z: (sin(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3, -mpf(1) / 6, mpf(1) / 120),
    near(lambda z: sqrt(z) ** 3 / sin(sqrt(z)), mpf(0)), 4, 0, mpf("0.81") ** 2, True)
fit("cos_f", near(lambda z: (cos(sqrt(z)) - 1) / z, -mpf(1) / 2, mpf(1) / 24), lambda z: z / cos(sqrt(z)), 4, 0,
    mpf("0.81") ** 2, True, {0: -0.5})
fit("tan_f", near(lambda z: (tan(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3, mpf(1) / 3, mpf(2) / 15),
    near(lambda z: sqrt(z) ** 3 / tan(sqrt(z)), mpf(0)), 7, 0, mpf("0.81") ** 2, True)

EXP_REACH = log(2) / 32 * mpf("1.001")
EXP_SCALE = mpf(float.fromhex("0x1.fc069ep-1"))  # times it, powers of 2 by sixteenths are nearly f32: found by trial
fit("exp_rest_f", lambda r: exp(r) / EXP_SCALE - 1, one, 4, -EXP_REACH, EXP_REACH, True)
fit("log_rest_f", log_rest, log_weight, 4, -mpf(1) / 32, mpf(1) / 16, True, {0: -0.5})


# Tables, 16 numbers a row
def bits_of(x):
    return struct.unpack("i", struct.pack("f", float(x)))[0]


def float_of(bits):
    return mpf(struct.unpack("f", struct.pack("i", bits))[0])


def tables(name, *rows):
    text = ["          {%s}" % ", ".join(f32(x).hex() for x in row) for row in rows]
    print("TN_TABLES(%s, %d,\n%s)" % (name, len(rows), ",\n".join(text)), flush=True)


def middle_in_26_bits(f, inverse, lo, hi):
    """A number that is nearly an f64 and where f has 26 bits, as far from lo as from hi in parts of these."""
    first = int(f(2 * lo * hi / (lo + hi)) * 2 ** 26)
    return min((inverse(mpf(first + k) / 2 ** 26) for k in range(-3000, 3001)), key=lambda c: abs(c / mpf(float(c)) - 1))


def tanh_table():
    """Of a, by the upper bits of min(a, 1.1) + 0.452: numbers near it and their tanh. Those next to 0 have 0."""
    if not is_wanted("tanh_d"):
        return
    mp.prec, middles = 160, [mpf(0)] * 8
    edges = [mpf(x) - mpf("0.452") for x in ("0.625", "0.75", "0.875", "1", "1.25", "1.5", "2.552")]
    for k, (lo, hi) in enumerate(zip(edges, edges[1:])):
        middles[k + 1] = middle_in_26_bits(tanh, atanh, lo, hi)
    rows = [float(c).hex() for c in middles], [float(tanh(c)).hex() for c in middles]
    print("TN_TABLES_64(tanh_d, 2,\n%s)" % ",\n".join("             {%s}" % ", ".join(row) for row in rows), flush=True)


def steps(lo, hi, n):  # from the middle half's beginning to its end
    return [lo + (hi - lo) * (mpf(1) / 4 + mpf(k) / (2 * n)) for k in range(n + 1)]


def middle_of(f, lo, hi):
    """Where f is nearest to an f32."""
    return min((f32(x) for x in steps(lo, hi, 2400)), key=lambda x: abs(f(mpf(x)) / mpf(f32(f(mpf(x)))) - 1))


def pieces(name, f, edges, first, n, apart=0, middles=None):
    """Between edges: n coefficients of f(x) - min(x, apart), apart being one of the edges, and the middle unless these
    are given. first: the first one's index."""
    if not is_wanted(name):
        return
    mp.prec, rows = 120, [[0] * 16 for _ in range(n if middles else n + 1)]

    def rest(x):
        return f(x) - min(x, apart)
    for k in range(16):
        lo, hi = mpf(edges[k]), mpf(edges[k + 1])
        m = mpf(middles[k] if middles else 0 if k == 0 else middle_of(rest, lo, hi))
        start = f32(rest(m))
        c = in_f32(lambda d: near(lambda t: (rest(m + t) - start) / t, mpf(0))(d), lambda d: d / f(m + d),
                   list(range(n - 1)), lo - m, hi - m, {})
        for row, x in zip(rows, [start] + c + [m]):
            row[(first + k) % 16] = x
    tables(name, *rows)


def log_table():
    """Of m in 3/4 to 3/2, by the upper bits: a reciprocal near it and that one's logarithm, negated, in 17 bits."""
    if not is_wanted("log_f"):
        return
    inverses, logarithms = [mpf(1)] * 16, [mpf(0)] * 16
    for k in range(1, 15):  # those next to 1 have the reciprocal 1
        lo = float_of((126 << 23 | 1 << 22 | (k - 8) << 19) if k >= 8 else (127 << 23 | k << 19))
        hi = float_of(bits_of(lo) + (1 << 19))
        mid, reach = (lo + hi) / 2, (hi - lo) * mpf("0.12")
        all_q = range(int(log(mid - reach) * 2 ** 17), int(log(mid + reach) * 2 ** 17) + 1)
        q = min(all_q, key=lambda q: abs(log(mpf(f32(exp(-mpf(q) / 2 ** 17)))) + mpf(q) / 2 ** 17))
        inverses[k], logarithms[k] = f32(exp(-mpf(q) / 2 ** 17)), mpf(q) / 2 ** 17
    tables("log_f", inverses, logarithms)


def wide_log_table():
    """The same of f64, by the upper three bits: logarithms in 42 bits, right to 2^-64 or so."""
    if not is_wanted("log_d"):
        return
    mp.prec, inverses, logarithms = 160, [mpf(1)] * 8, [mpf(0)] * 8
    for k in range(1, 7):
        lo, width = (mpf(8 + k) / 8, mpf(1) / 8) if k < 4 else (mpf(8 + k) / 16, mpf(1) / 16)
        middle = int(log(lo + width / 2) * 2 ** 42)
        q = min(range(middle - 4000, middle + 4001),
                key=lambda q: abs(log(mpf(float(exp(-mpf(q) / 2 ** 42)))) + mpf(q) / 2 ** 42))
        inverses[k], logarithms[k] = exp(-mpf(q) / 2 ** 42), mpf(q) / 2 ** 42
    rows = [float(x).hex() for x in inverses], [float(x).hex() for x in logarithms]
    print("TN_TABLES_64(log_d, 2,\n%s)" % ",\n".join("             {%s}" % ", ".join(row) for row in rows), flush=True)


mp.prec = 120
exp_powers = [EXP_SCALE * mpf(2) ** (mpf(i) / 16) for i in range(16)]
if is_wanted("exp_f"):
    tables("exp_f", exp_powers)
log_table()
TANH_FIRST = bits_of(0.625) >> 21
pieces("tanh_f", tanh, [0] + [float_of((TANH_FIRST + k) << 21) - mpf("0.625") for k in range(1, 16)] + [mpf("9.03")],
       TANH_FIRST, 7)
ERF_END = mpf(f32(3.8749))
ERF_LIFT = mpf(2) ** -24 * mpf("0.27")  # so that the last piece ends where 1 is nearest


def lifted_erf(x):
    return erf(x) + ERF_LIFT * max(0, (x - mpf("3.625")) / (ERF_END - mpf("3.625")))


pieces("erf_f", lifted_erf, [mpf(0)] + [mpf(2 * k - 1) / 8 for k in range(1, 16)] + [ERF_END], 0, 6, mpf("0.875"),
       [mpf(k) / 4 for k in range(16)])
if is_wanted("exp_lost_f"):
    tables("exp_lost_f", [x / f32(x) - 1 for x in exp_powers])
ERFC_FIRST = bits_of(0.75) >> 21
pieces("erfcx_f", lambda x: exp(x * x) * erfc(x),
       [0] + [float_of((ERFC_FIRST + k) << 21) - mpf("0.75") for k in range(1, 16)] + [mpf("10.3")], ERFC_FIRST, 7)
# math_f64.def
wide_log_table()
fit("log_d", log_rest, log_weight, 12, -mpf(1) / 16, mpf(1) / 8)
tanh_table()
fit("tanh_d", tanh_rest, abs, 6, 0, mpf("0.1733") ** 2 * mpf("1.001"))
fit("sin_d", near(lambda z: (sin(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3, -mpf(1) / 6, mpf(1) / 120), abs, 7, 0,
    mpf("0.6169"))
fit("cos_d", near(lambda z: (cos(sqrt(z)) - 1 + z / 2) / z ** 2, mpf(1) / 24, -mpf(1) / 720), lambda z: z * z, 6, 0,
    mpf("0.6169"))
fit("atan_d", near(lambda z: (atan(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3, -mpf(1) / 3, mpf(1) / 5), abs, 9, 0,
    mpf("0.0626"))
fit("asin_d", near(lambda z: (asin(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3, mpf(1) / 6, mpf(3) / 40), abs, 13, 0,
    mpf("0.2501"))
fit("sinh_d", near(lambda z: (sinh(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3, mpf(1) / 6, mpf(1) / 120), abs, 7, 0,
    mpf("0.5"))
fit("erf_d", lambda z: erf_rest(z) - 1, one, 11, 0, mpf("0.4901"))
mp.prec = 200
FAR_MIDDLE = 9 * exp(mpf(16)) * erfc(mpf(4))
fit("erfc_d", erfc_far_rest, abs, 24, (mpf("0.7") - 4) / mpf("4.7"), mpf("23.5") / mpf("31.5"))
if is_wanted("erfc_d"):
    print("// middle: %s + %s" % (float(FAR_MIDDLE).hex(), float(FAR_MIDDLE - mpf(float(FAR_MIDDLE))).hex()))
# math_pairs.def; of the lists of pairs the first coefficients are left out where they are 1 or 2
fit_tail("exp", lambda r: (expm1(r) - r) / r ** 2, [mpf(1) / factorial(k) for k in (2, 3, 4)], mpf(1) / 120, 11, -HALF,
         HALF)
fit_tail("sin", lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z, [-mpf(1) / 6, mpf(1) / 120], -mpf(1) / 5040, 7, 0, "0.6169")
fit_tail("cos", lambda z: (cos(sqrt(z)) - 1) / z, [-mpf(1) / 2, mpf(1) / 24, -mpf(1) / 720], mpf(1) / 40320, 6, 0,
         "0.6169")
fit_tail("log", lambda z: (2 * atanh(sqrt(z)) / sqrt(z) - 2) / z, [mpf(2) / 3, mpf(2) / 5], mpf(2) / 7, 8, 0, "0.02945")
fit_tail("atan", lambda z: (atan(sqrt(z)) / sqrt(z) - 1) / z, [-mpf(1) / 3, mpf(1) / 5], -mpf(1) / 7, 9, 0, "0.0626")
# special.def
lgamma2 = [1 - euler] + [(-1) ** k * (zeta(k) - 1) / k for k in range(2, 6)]
fit_tail("lgamma2", lambda t: loggamma(2 + t) / t, lgamma2[:4], lgamma2[4], 17, "-0.5", "0.5")
fit("stirling_d", near(stirling_rest, mpf(1) / 12), sqrt, 8, 0, 1 / mpf("8.5") ** 2)
fit("digamma_d", near(lambda q: (-log(q) / 2 - sqrt(q) / 2 - psi(0, 1 / sqrt(q))) / q, mpf(1) / 12), abs, 8, 0,
    mpf(1) / 64)
print("// zeta_d: %s" % ", ".join(float(bernoulli(2 * k) / factorial(2 * k)).hex() for k in range(1, 13)))
bessel = [1 / (factorial(k) * factorial(k + 1)) for k in range(9)]
bessel_near = near(lambda q: besseli(1, 2 * sqrt(q)) / sqrt(q), mpf(1), mpf(1) / 2)
fit_tail("bessel", bessel_near, bessel[:8], bessel[8], 13, 0, 36, bessel_near)
fit("bessel_q", bessel_near, lambda q: 1 / bessel_near(q), 12, 0, 16)
fit_tail("bessel_far", bessel_far, [mpf(1), -mpf(3) / 8, -mpf(15) / 128], -mpf(105) / 1024, 19, 0, mpf(1) / 12)
fit("bessel_far_q", bessel_far, one, 8, 0, mpf(1) / 8)
fit_pairs("erf_inv_d", lambda w: near(erf_inv_over_x, sqrt(pi) / 2)(w + mpf("3.125")), 26, "-3.125", "3.125")
fit_pairs("erf_inv_mid_d", lambda s: erf_inv_over_x((s + mpf("3.25")) ** 2), 22, "-0.75", "0.75")
fit_pairs("erf_inv_far_d", lambda s: erf_inv_over_x((s + 5) ** 2), 20, -1, "1.01")
