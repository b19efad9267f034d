#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
#
# Writes test/op/<op>.mlir for the elementwise ops: inputs with edge values for every element type, and results from
# Python's integers and NumPy (80-bit floats for the functions), which know nothing of this project.
# Needs the packages numpy, scipy and ml_dtypes:  tools/op_values.py [OUTPUT FOLDER]
import itertools
import math
import os
import sys

import ml_dtypes
import numpy as np
import scipy.special

FOLDER = sys.argv[1] if len(sys.argv) > 1 else os.path.join(os.path.dirname(__file__), "..", "test", "op")
LONG = np.longdouble
np.seterr(all="ignore")

INTS = {f"{p}{w}": (w, p == "i") for p in ("i", "ui") for w in (2, 4, 8, 16, 32, 64)}
FLOATS = {
    "f4E2M1FN": ml_dtypes.float4_e2m1fn, "f6E2M3FN": ml_dtypes.float6_e2m3fn, "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "f8E3M4": ml_dtypes.float8_e3m4, "f8E4M3": ml_dtypes.float8_e4m3, "f8E4M3FN": ml_dtypes.float8_e4m3fn,
    "f8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz, "f8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "f8E5M2": ml_dtypes.float8_e5m2, "f8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz,
    "f16": np.float16, "bf16": ml_dtypes.bfloat16, "f32": np.float32, "f64": np.float64,
}
MAIN_FLOATS = ["f8E4M3FN", "f8E5M2", "f16", "bf16", "f32", "f64"]


def wrap(x, width, signed):
    x &= (1 << width) - 1
    return x - (1 << width) if signed and x >> (width - 1) else x


def int_values(t):
    w, signed = INTS[t]
    edges = [0, 1, 3, -1, 2, 5, -2, 0x5A5A5A5A5A5A5A5A, 100, -100, w, w - 1, 7, -3, 1 << (w - 1), (1 << (w - 1)) - 1]
    return list(dict.fromkeys(wrap(x, w, signed) for x in edges))


def float_values(t):
    d = FLOATS[t]
    info = ml_dtypes.finfo(d)
    big, tiny = float(info.max), float(info.smallest_subnormal)
    raw = [0.0, -0.0, 1.0, -2.5, 0.5, -0.5, 1.5, -1.0, 2.0, 3.0, -0.75, 0.1, 7.0, 100.0, -big, tiny,
           float(info.smallest_normal), -tiny, big, -math.inf, math.inf, math.nan]
    out = []
    for x in raw:
        v = np.array([x]).astype(d)[0]
        if math.isfinite(x) and not math.isfinite(float(v)):
            continue
        if not math.isfinite(x) and str(float(v)) != str(x):
            continue  # the type has no such value
        if all(bits(v) != bits(o) for o in out):
            out.append(v)
    return out


def bits(v):
    v = np.asarray(v)
    return int(v.view({1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}[v.dtype.itemsize]))


def width(t):
    return {"f4E2M1FN": 4, "f6E2M3FN": 6, "f6E3M2FN": 6}.get(t, 8 * np.dtype(FLOATS[t]).itemsize) if t in FLOATS else INTS[t][0]


def spell(t, v):
    if t == "i1":
        return "true" if v else "false"
    if t in INTS:
        return str(v)
    if t.startswith("complex"):
        e = t[8:-1]
        return f"({spell(e, FLOATS[e](v.real))}, {spell(e, FLOATS[e](v.imag))})"
    return "0x%0*X" % (max(1, (width(t) + 3) // 4), bits(v))


def const(name, t, values):
    return f"  {name} = stablehlo.constant dense<[{', '.join(spell(t, v) for v in values)}]> : tensor<{len(values)}x{t}>\n"


class File:
    def __init__(self, op, about):
        self.op, self.about, self.chunks = op, about, []

    def chunk(self, name, body):
        self.chunks.append(f"func.func @{name}() {{\n{body}  return\n}}\n")

    def write(self):
        head = f"// {self.about} Written by tools/op_values.py.\n"
        with open(os.path.join(FOLDER, self.op.replace("chlo.", "chlo_") + ".mlir"), "w") as f:
            f.write(head + "\n// -----\n\n".join(self.chunks))


def apply_text(op, t, r, n, operands):
    name = op if "." in op else "stablehlo." + op
    args = ", ".join(f"%{k}" for k in operands)
    types = ", ".join(f"tensor<{n}x{t}>" for _ in operands)
    return f'  %r = "{name}"({args}) : ({types}) -> tensor<{n}x{r}>\n'


def check_text(r, n, want, ulps):
    body = const("%want", r, want)
    if r in FLOATS or r.startswith("complex"):
        body += f"  check.expect_close %r, %want, max_ulp_difference = {ulps} : tensor<{n}x{r}>, tensor<{n}x{r}>\n"
    else:
        body += f"  check.expect_eq %r, %want : tensor<{n}x{r}>\n"
    if r in FLOATS and ulps == 0 and width(r) >= 8:  # the sign of zeros, where the result is no NaN
        keep = [i for i, v in enumerate(want) if not math.isnan(float(v))]
        if len(keep) == n and n:
            u = f"ui{width(r)}"
            body += f"  %bits = stablehlo.bitcast_convert %r : (tensor<{n}x{r}>) -> tensor<{n}x{u}>\n"
            body += f"  check.expect_eq_const %bits, dense<[{', '.join(str(bits(v)) for v in want)}]> : tensor<{n}x{u}>\n"
    return body


def case(f, name, op, t, r, columns, want, ulps=0):
    """columns: one list of values per operand. Rows whose result is NaN stand in a function of their own."""
    names = "xyz"[:len(columns)]
    is_nan = [r in FLOATS and math.isnan(float(w)) for w in want]
    for suffix, chosen in (("", [i for i, x in enumerate(is_nan) if not x]), ("_nan", [i for i, x in enumerate(is_nan) if x])):
        if not chosen:
            continue
        body = "".join(const("%" + k, t, [c[i] for i in chosen]) for k, c in zip(names, columns))
        body += apply_text(op, t, r, len(chosen), names)
        body += check_text(r, len(chosen), [want[i] for i in chosen], ulps)
        f.chunk(name + suffix, body)


# ---------------------------------------------------------------------------------------------------------------
# Integers

def trunc_div(x, y):
    q = abs(x) // abs(y)
    return q if (x < 0) == (y < 0) else -q


def int_divide(x, y, w, s):
    return -1 if y == 0 else trunc_div(x, y)


def int_remainder(x, y, w, s):
    return x if y == 0 else x - y * trunc_div(x, y)


def int_power(x, y, w, s):
    if y < 0:
        return 1 if x == 1 else (-1 if y % 2 else 1) if x == -1 else 0
    return pow(x, y, 1 << w)


def shift_amount(y, w):
    return y & ((1 << w) - 1)


def shift_left(x, y, w, s):
    return x << shift_amount(y, w) if shift_amount(y, w) < w else 0


def shift_right_logical(x, y, w, s):
    return (x & ((1 << w) - 1)) >> shift_amount(y, w) if shift_amount(y, w) < w else 0


def shift_right_arithmetic(x, y, w, s):
    return wrap(x, w, True) >> min(shift_amount(y, w), w)


INT_BINARY = {
    "add": lambda x, y, w, s: x + y, "subtract": lambda x, y, w, s: x - y, "multiply": lambda x, y, w, s: x * y,
    "divide": int_divide, "remainder": int_remainder, "power": int_power,
    "maximum": lambda x, y, w, s: max(x, y), "minimum": lambda x, y, w, s: min(x, y),
    "and": lambda x, y, w, s: x & y, "or": lambda x, y, w, s: x | y, "xor": lambda x, y, w, s: x ^ y,
    "shift_left": shift_left, "shift_right_logical": shift_right_logical, "shift_right_arithmetic": shift_right_arithmetic,
    "chlo.mulhi": lambda x, y, w, s: (x * y) >> w,
}
INT_UNARY = {
    "negate": lambda x, w: -x, "not": lambda x, w: ~x,
    "popcnt": lambda x, w: bin(x & ((1 << w) - 1)).count("1"),
    "count_leading_zeros": lambda x, w: w - (x & ((1 << w) - 1)).bit_length(),
}
SIGNED_UNARY = {"abs": lambda x, w: abs(x), "sign": lambda x, w: (x > 0) - (x < 0)}
BOOL_BINARY = {
    "add": lambda x, y: x or y, "multiply": lambda x, y: x and y, "and": lambda x, y: x and y, "or": lambda x, y: x or y,
    "xor": lambda x, y: x != y, "maximum": lambda x, y: x or y, "minimum": lambda x, y: x and y,
}


def few(values):
    """Enough for pairs: of a long list the entries that begin it and those that end it."""
    return values if len(values) <= 10 else values[:4] + values[-6:]


def pairs(values):
    p = list(itertools.product(few(values), few(values)))
    return [a for a, _ in p], [b for _, b in p]


def int_cases(f):
    for t, (w, s) in INTS.items():
        if f.op in INT_BINARY:
            x, y = pairs(int_values(t))
            want = [wrap(INT_BINARY[f.op](a, b, w, s), w, s) for a, b in zip(x, y)]
            case(f, f"{t}", f.op, t, t, [x, y], want)
        unary = INT_UNARY.get(f.op) or (SIGNED_UNARY.get(f.op) if s else None)
        if unary:
            x = int_values(t)
            case(f, f"{t}", f.op, t, t, [x], [wrap(unary(a, w), w, s) for a in x])
    if f.op in BOOL_BINARY:
        x, y = pairs([False, True])
        case(f, "i1", f.op, "i1", "i1", [x, y], [BOOL_BINARY[f.op](a, b) for a, b in zip(x, y)])
    if f.op == "not":
        case(f, "i1", f.op, "i1", "i1", [[False, True]], [True, False])


# ---------------------------------------------------------------------------------------------------------------
# Floats: exact operations are computed in double (twice the digits of the narrow types) and rounded once.

def maximum(x, y):
    if math.isnan(x) or math.isnan(y):
        return math.nan
    return (x if math.copysign(1, x) > 0 else y) if x == y else max(x, y)


def minimum(x, y):
    if math.isnan(x) or math.isnan(y):
        return math.nan
    return (x if math.copysign(1, x) < 0 else y) if x == y else min(x, y)


FLT_BINARY = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "divide": np.divide,
              "remainder": np.fmod, "maximum": maximum, "minimum": minimum}
FLT_UNARY = {
    "abs": np.abs, "negate": np.negative, "ceil": np.ceil, "floor": np.floor, "round_nearest_even": np.rint,
    "round_nearest_afz": lambda x: np.copysign(np.floor(np.abs(x) + 0.5), x) if np.abs(x) < 2.0**52 else x,
    "sqrt": np.sqrt, "sign": lambda x: x if x == 0 or x != x else math.copysign(1.0, x), "chlo.square": lambda x: x * x,
    "chlo.conj": lambda x: x, "real": lambda x: x, "imag": lambda x: 0.0,
}
FUNCTIONS = {
    "exponential": np.exp, "exponential_minus_one": np.expm1, "log": np.log, "log_plus_one": np.log1p, "sine": np.sin,
    "cosine": np.cos, "tan": np.tan, "tanh": np.tanh, "cbrt": np.cbrt, "rsqrt": lambda x: LONG(1) / np.sqrt(x),
    "logistic": lambda x: LONG(1) / (LONG(1) + np.exp(-x)),
    "chlo.acos": np.arccos, "chlo.acosh": np.arccosh, "chlo.asin": np.arcsin, "chlo.asinh": np.arcsinh,
    "chlo.atan": np.arctan, "chlo.atanh": np.arctanh, "chlo.cosh": np.cosh, "chlo.sinh": np.sinh, "chlo.tan": np.tan,
}
# Of scipy, good to double precision: for the narrower types only.
SPECIAL = {
    "chlo.erf": scipy.special.erf, "chlo.erfc": scipy.special.erfc, "chlo.erf_inv": scipy.special.erfinv,
    "chlo.lgamma": scipy.special.gammaln, "chlo.digamma": scipy.special.digamma, "chlo.bessel_i1e": scipy.special.i1e,
}
FLT_PREDICATES = {"is_finite": math.isfinite, "chlo.is_inf": math.isinf, "chlo.is_pos_inf": lambda x: x == math.inf,
                  "chlo.is_neg_inf": lambda x: x == -math.inf}


def rounded(t, x):
    """x, a double or an 80-bit float, in the type t; one rounding as long as x is exact or has 64 bits."""
    d = FLOATS[t]
    if d in (np.float64, np.float32):
        return d(x)
    return np.array([float(x)]).astype(d)[0]


def binary_exact(op, t, a, b):
    if t in ("f32", "f64") and op not in ("maximum", "minimum"):
        return FLT_BINARY[op](a, b)
    return rounded(t, FLT_BINARY[op](np.float64(a), np.float64(b)))


def float_cases(f):
    for t in FLOATS:
        if f.op in FLT_BINARY:
            x, y = pairs(float_values(t))
            case(f, t, f.op, t, t, [x, y], [binary_exact(f.op, t, a, b) for a, b in zip(x, y)])
        if f.op in FLT_UNARY:
            x = float_values(t)
            case(f, t, f.op, t, t, [x], [rounded(t, FLT_UNARY[f.op](FLOATS[t](a) if t in ("f32", "f64") else np.float64(a))) for a in x])
        if f.op in FLT_PREDICATES:
            x = float_values(t)
            case(f, t, f.op, t, "i1", [x], [FLT_PREDICATES[f.op](float(a)) for a in x])
        if f.op in FUNCTIONS and t in MAIN_FLOATS:
            x = float_values(t)
            want = [rounded(t, FUNCTIONS[f.op](LONG(np.float64(a)))) for a in x]
            # Beyond 2^63 the 80-bit sine of the library has lost its digits.
            keep = [i for i, a in enumerate(x) if f.op not in ("sine", "cosine", "tan", "chlo.tan") or not 1e6 < abs(float(a)) < math.inf]
            case(f, t, f.op, t, t, [[x[i] for i in keep]], [want[i] for i in keep], 1)
        if f.op in SPECIAL and t in ("f16", "bf16", "f32"):
            x = [v for v in float_values(t) if math.isfinite(float(v)) and float(v) > 0]  # NaN at the poles here, infinity there
            case(f, t, f.op, t, t, [x], [rounded(t, SPECIAL[f.op](np.float64(v))) for v in x], 2)
        if f.op == "power" and t in MAIN_FLOATS:
            x, y = pairs(float_values(t))
            case(f, t, f.op, t, t, [x, y], [rounded(t, np.power(LONG(np.float64(a)), LONG(np.float64(b)))) for a, b in zip(x, y)], 1)
        if f.op == "atan2" and t in MAIN_FLOATS:
            x, y = pairs(float_values(t))
            case(f, t, f.op, t, t, [x, y], [rounded(t, np.arctan2(LONG(np.float64(a)), LONG(np.float64(b)))) for a, b in zip(x, y)], 1)
        if f.op == "chlo.next_after" and t in ("f16", "f32", "f64"):
            x, y = pairs(float_values(t))
            case(f, t, f.op, t, t, [x, y], [b if a == b else np.nextafter(a, b) for a, b in zip(x, y)])


# ---------------------------------------------------------------------------------------------------------------
# Compare and convert

DIRECTIONS = {"EQ": lambda a, b: a == b, "NE": lambda a, b: a != b, "GE": lambda a, b: a >= b, "GT": lambda a, b: a > b,
              "LE": lambda a, b: a <= b, "LT": lambda a, b: a < b}


def total_key(t, v):
    b, w = bits(v), width(t)
    m = b & ((1 << (w - 1)) - 1)
    return -m - 1 if b >> (w - 1) else m


def compare_cases(f):
    kinds = [(t, int_values(t), None, lambda v: v) for t in INTS]
    kinds += [(t, float_values(t), "FLOAT", float) for t in FLOATS]
    kinds += [(t, float_values(t), "TOTALORDER", lambda v, t=t: total_key(t, v)) for t in ("f16", "bf16", "f32", "f64")]
    kinds += [("i1", [False, True], None, lambda v: v)]
    for t, values, kind, key in kinds:
        x, y = pairs(values)
        n = len(x)
        body = const("%x", t, x) + const("%y", t, y)
        for d, rule in DIRECTIONS.items():
            text = f"{d}, %x, %y" + (f", {kind}" if kind else "")
            body += f"  %{d} = stablehlo.compare {text} : (tensor<{n}x{t}>, tensor<{n}x{t}>) -> tensor<{n}xi1>\n"
            want = ", ".join(spell("i1", rule(key(a), key(b))) for a, b in zip(x, y))
            body += f"  check.expect_eq_const %{d}, dense<[{want}]> : tensor<{n}xi1>\n"
        f.chunk(f"{t}_total" if kind == "TOTALORDER" else t, body)


def convert_one(v, s, t):
    """A value of element type s in element type t."""
    if t == "i1":
        return bool(v) if s not in FLOATS else float(v) != 0
    if t in INTS:
        w, signed = INTS[t]
        if s not in FLOATS:
            return wrap(int(v), w, signed)
        x = float(v)
        low, high = (-(1 << (w - 1)), (1 << (w - 1)) - 1) if signed else (0, (1 << w) - 1)
        if math.isnan(x):
            return 0
        return high if x >= high else low if x <= low else int(x)
    if s in FLOATS:
        return v if s == t else np.array([v]).astype(np.float64).astype(FLOATS[t])[0] if t != "f32" or s == "f64" else np.float32(v)
    return round_int(int(v), t)


def round_int(v, t):
    """An integer in a float type by exact arithmetic: both neighbours are tried."""
    d = FLOATS[t]
    info = ml_dtypes.finfo(d)
    digits, e = info.nmant + 1, abs(v).bit_length()
    if e > digits:
        q, rest = divmod(abs(v), 1 << (e - digits))
        half = 1 << (e - digits - 1)
        q += rest > half or (rest == half and q & 1)
        m = q << (e - digits)
    else:
        m = abs(v)
    return np.array([math.copysign(m, v) if v else 0.0]).astype(d)[0]


def convert_cases(f):
    values = {"i1": [False, True]}
    values.update({t: int_values(t) for t in INTS})
    values.update({t: float_values(t) for t in FLOATS})
    targets = ["i1"] + list(INTS) + list(FLOATS)
    for s in ["i1", "i4", "i8", "i32", "i64", "ui2", "ui8", "ui64", "f4E2M1FN", "f8E4M3FN", "f8E5M2", "f16", "bf16", "f32", "f64"]:
        x = values[s]
        body = const("%x", s, x)
        n = len(x)
        for t in targets:
            want = [convert_one(v, s, t) for v in x]
            body += f"  %{t} = stablehlo.convert %x : (tensor<{n}x{s}>) -> tensor<{n}x{t}>\n" if s != t else ""
            if s == t:
                continue
            body += const(f"%want_{t}", t, want)
            if t in FLOATS:
                body += f"  check.expect_close %{t}, %want_{t}, max_ulp_difference = 0 : tensor<{n}x{t}>, tensor<{n}x{t}>\n"
            else:
                body += f"  check.expect_eq %{t}, %want_{t} : tensor<{n}x{t}>\n"
        f.chunk(f"from_{s}", body)


# ---------------------------------------------------------------------------------------------------------------
# Complex: points away from overflow, against NumPy in double for c64 and 80-bit complex for c128.

POINTS = [0.5 + 0.25j, -1.5 + 2j, 3 - 0.5j, -0.125 - 4j, 1 + 0j, -1 + 0j, 1j, -1j, 2 + 2j, 0.001 - 0.002j]
CPX_UNARY = {
    "negate": (np.negative, 0), "exponential": (np.exp, 2), "log": (np.log, 3), "sqrt": (np.sqrt, 3), "sine": (np.sin, 3),
    "cosine": (np.cos, 3), "tanh": (np.tanh, 3), "rsqrt": (lambda z: 1 / np.sqrt(z), 3), "tan": (np.tan, 3),
    "exponential_minus_one": (np.expm1, 3), "log_plus_one": (np.log1p, 3),
    "chlo.conj": (np.conj, 0), "chlo.sinh": (np.sinh, 3), "chlo.cosh": (np.cosh, 3), "chlo.asin": (np.arcsin, 3),
    "chlo.acos": (np.arccos, 3), "chlo.atan": (np.arctan, 3), "chlo.asinh": (np.arcsinh, 3), "chlo.acosh": (np.arccosh, 3),
    "chlo.atanh": (np.arctanh, 3), "chlo.square": (lambda z: z * z, 3),
}
CPX_PARTS = {"abs": (np.abs, 1), "real": (np.real, 0), "imag": (np.imag, 0)}
CPX_BINARY = {"add": (np.add, 0), "subtract": (np.subtract, 0), "multiply": (np.multiply, 1), "divide": (np.divide, 1),
              "power": (np.power, 3)}


def is_regular(op, z):
    """NumPy is no witness on the branch cuts and at poles."""
    cuts = {"chlo.asin", "chlo.acos", "chlo.atan", "chlo.asinh", "chlo.acosh", "chlo.atanh", "log_plus_one"}
    return not (op in cuts and (z.real == 0 or z.imag == 0))


def complex_cases(f):
    for t, e, up in (("complex<f32>", "f32", np.complex128), ("complex<f64>", "f64", np.clongdouble)):
        down = np.complex64 if e == "f32" else np.complex128
        points = [complex(down(z)) for z in POINTS if is_regular(f.op, z)]
        name = "c64" if e == "f32" else "c128"
        if f.op in CPX_UNARY:
            fn, ulps = CPX_UNARY[f.op]
            case(f, name, f.op, t, t, [points], [fn(up(z)) for z in points], ulps)
        if f.op in CPX_PARTS:
            fn, ulps = CPX_PARTS[f.op]
            case(f, name, f.op, t, e, [points], [FLOATS[e](fn(up(z))) for z in points], ulps)
        if f.op in CPX_BINARY:
            fn, ulps = CPX_BINARY[f.op]
            # A part that cancels to nothing is noise.
            kept = [(a, b) for a, b in zip(*pairs(points)) if min(abs(fn(a, b).real), abs(fn(a, b).imag)) > 1e-9 or ulps < 3]
            x, y = [a for a, _ in kept], [b for _, b in kept]
            case(f, name, f.op, t, t, [x, y], [fn(up(a), up(b)) for a, b in zip(x, y)], ulps)
        if f.op == "complex":
            x, y = [1.5, -0.0, math.inf], [2.5, -1.0, 0.0]
            v = [FLOATS[e](a) for a in x], [FLOATS[e](b) for b in y]
            case(f, name, f.op, e, t, list(v), [complex(a, b) for a, b in zip(x, y)])


def main():
    ops = list(dict.fromkeys(itertools.chain(INT_BINARY, INT_UNARY, SIGNED_UNARY, FLT_BINARY, FLT_UNARY, FUNCTIONS, SPECIAL,
                                             FLT_PREDICATES, CPX_UNARY, ["atan2", "chlo.next_after", "complex"])))
    for op in ops:
        f = File(op, "Edge values of every element type.")
        int_cases(f)
        float_cases(f)
        complex_cases(f)
        f.write()
    f = File("compare", "All directions on pairs of edge values of every element type.")
    compare_cases(f)
    f.write()
    f = File("convert", "Edge values of many element types to every other.")
    convert_cases(f)
    f.write()


main()
