#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Tenon authors
# SPDX-License-Identifier: Apache-2.0
"""Prints test/unit/num_dtypes_witness.h: checksums of conversions between float types made by ml_dtypes and NumPy.

    python3 tools/witness_dtypes.py > test/unit/num_dtypes_witness.h

Each row converts all patterns of a type of up to 16 bits, or 65,536 patterns of f32 or f64 (the formulas stand in
test/unit/num_convert.c too), and takes the CRC-32 of the results, NaNs of f16, bf16 and f32 made one.
"""
import sys
import zlib

try:
    import ml_dtypes
    import numpy as np
except ImportError as e:
    sys.exit("witness_dtypes.py: %s is missing: pip install numpy ml_dtypes" % e.name)

TYPES = {
    "F4E2M1FN": ml_dtypes.float4_e2m1fn, "F6E2M3FN": ml_dtypes.float6_e2m3fn, "F6E3M2FN": ml_dtypes.float6_e3m2fn,
    "F8E3M4": ml_dtypes.float8_e3m4, "F8E4M3": ml_dtypes.float8_e4m3, "F8E4M3FN": ml_dtypes.float8_e4m3fn,
    "F8E4M3FNUZ": ml_dtypes.float8_e4m3fnuz, "F8E4M3B11FNUZ": ml_dtypes.float8_e4m3b11fnuz,
    "F8E5M2": ml_dtypes.float8_e5m2, "F8E5M2FNUZ": ml_dtypes.float8_e5m2fnuz, "F8E8M0FNU": ml_dtypes.float8_e8m0fnu,
    "F16": np.float16, "BF16": ml_dtypes.bfloat16, "F32": np.float32, "F64": np.float64,
}
BITS = {"F4E2M1FN": 4, "F6E2M3FN": 6, "F6E3M2FN": 6, "F16": 16, "BF16": 16, "F32": 32, "F64": 64}
NAN = {"F16": 0x7E00, "BF16": 0x7FC0, "F32": 0x7FC00000}
M = (1 << 64) - 1


def f64_pattern(i):
    z = i * 0x9E3779B97F4A7C15 & M
    keep = ~(((M << 40) & M) >> (i % 13)) & M
    return (z & 1 << 63) | (1023 - 30 + z % 61) << 52 | ((z >> 12) & keep)


def source(name):
    bits = BITS.get(name, 8)
    if bits <= 16:
        raw = np.arange(1 << bits, dtype=np.uint8 if bits <= 8 else np.uint16)
    elif bits == 32:
        i = np.arange(65536, dtype=np.uint64)
        raw = ((i << 16) + i * 40503 % 65536).astype(np.uint32)
    else:
        raw = np.array([f64_pattern(i) for i in range(65536)], dtype=np.uint64)
    return raw.view(TYPES[name])


def convert(x, to):
    with np.errstate(all="ignore"):
        try:
            r = x.astype(TYPES[to])
        except TypeError:  # no direct cast between some of the 8-bit types; f32 holds all of their values
            r = x.astype(np.float32).astype(TYPES[to])
    if to in NAN:
        raw = r.view(np.uint16 if to != "F32" else np.uint32).copy()
        with np.errstate(all="ignore"):
            raw[np.isnan(r.astype(np.float64))] = NAN[to]
        return raw
    if to == "F8E8M0FNU":  # sources that are subnormal in f32 are rounded on their bits there, not to the nearest value
        r = r.copy()
        with np.errstate(all="ignore"):
            wide = x.astype(np.float64)
        r.view(np.uint8)[(wide > 0) & (wide < 1.5 * 2.0**-127)] = 0
    return r


print("""// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Printed by tools/witness_dtypes.py with ml_dtypes %s and NumPy %s; do not edit.
static const struct { TnDtype from, to; uint32_t crc; } dtypes_witness[] = {""" % (ml_dtypes.__version__, np.__version__))
for a in TYPES:
    x = source(a)
    for b in TYPES:
        if a == b or b == "F64" or (a == "F64" and BITS.get(b, 8) <= 8):
            continue  # (ml_dtypes rounds f64 to the 8-bit types twice, by way of f32)
        print("    {TN_%s, TN_%s, 0x%08X}," % (a, b, zlib.crc32(convert(x, b).tobytes())))
print("};")
