// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// What stands at the edge of a type or beyond the end of a dimension: numbers for some of the programs, and chains of
// integer ops on iotas and such constants.
#include <math.h>
#include <stdio.h>

#include "generate.h"

static uint64_t mask_of(TnDtype e) { return UINT64_MAX >> (64 - (e == TN_I1 ? 1 : tn_dtype_bits(e))); }

int64_t edge_int(Gen *g, TnDtype e) {
  const int64_t bits = tn_dtype_bits(e), most = (int64_t)(mask_of(e) >> (tn_dtype_class(e) == TN_CLASS_SINT));
  const int64_t some[] = {0,        1,        -1, most, ~most, bits,     bits - 1, bits + 1,
                          most - 1, most / 2, 2,  3,    7,     bits / 2, -2,       100};
  uint64_t x = (uint64_t)(chance(g, 12) ? INT64_C(1) << below(g, 63) : some[below(g, TN_COUNT(some))]) & mask_of(e);
  const bool negative = tn_dtype_class(e) == TN_CLASS_SINT && x > (uint64_t)most;
  return (int64_t)(negative ? x | ~mask_of(e) : x);
}

static double edge_double(Gen *g) {
  static const double some[] = {0.0,  -0.0,  1.0,   -1.0,  INFINITY, -INFINITY, NAN,    1e-40,  3.4028234e38, 0.5,
                                -0.5, 127.5, 255.5, 256.0, 0x1p31,   -0x1p31,   4.3e9,  9.3e18, -9.3e18,      1.9e19,
                                3.0,  1e-45, 65504, 448.0, 1.7e308,  -1.7e308,  5e-324, 88.8,   -104.0,       1e10};
  return some[below(g, TN_COUNT(some))];
}

void put_edge(Gen *g, TnDtype e) {
  uint64_t bits = 0;
  if (tn_dtype_is_float(e)) {  // bits, which every type can spell
    tn_store_f64(e, &bits, edge_double(g));
    put(g, "0x%0*llX", (int)(tn_dtype_bytes(e) * 2), (unsigned long long)bits);
  } else if (tn_dtype_is_complex(e)) {
    static const char *const some[] = {"0.0", "-0.0", "1.0", "-1.0", "1.0e38", "-3.0", "1.0e-38", "0.5"};
    put(g, "(%s, %s)", some[below(g, 8)], some[below(g, 8)]);
  } else if (e == TN_I1) {
    put(g, "%s", chance(g, 50) ? "true" : "false");
  } else if (tn_dtype_class(e) == TN_CLASS_UINT) {
    put(g, "%llu", (unsigned long long)edge_int(g, e));
  } else {
    put(g, "%lld", (long long)edge_int(g, e));
  }
}

int64_t edge_length(Gen *g, int64_t usual, int64_t least) {
  static const int16_t some[] = {0, 1, 2, 3, 7, 31, 64, 100, 1000, 4099, -1, -3, -40, -1000};
  if (!g->is_edge || !chance(g, 25)) return usual;
  const int64_t x = some[below(g, TN_COUNT(some))];
  return x < least ? least : x;
}

int64_t edge_step(Gen *g, int64_t usual, bool is_free) {
  static const int64_t some[] = {INT32_MAX, INT64_C(1) << 31, INT64_C(1) << 32, INT64_C(1) << 40};
  if (g->is_edge && is_free && chance(g, 15)) return some[below(g, TN_COUNT(some))];
  return edge_length(g, usual, 1);
}

TnDtype random_int_dtype(Gen *g) {
  for (;;) {
    const TnDtype e = (TnDtype)(1 + below(g, TN_N_DTYPES - 1));
    if (tn_dtype_is_int(e)) return e;
  }
}

// Another operand: a number, a row of numbers along one dimension, or a value of the type.
static Val other(Gen *g, Type t) {
  const uint32_t way = below(g, 10);
  if (way < 6 || t.rank == 0) return constant_edge(g, t);
  if (way < 8) return want(g, t);
  char attrs[80];
  const int d = (int)below(g, (uint32_t)t.rank);
  if (t.d[d] > 40) return constant_edge(g, t);
  Val row = constant_edge(g, (Type){.e = t.e, .rank = 1, .d = {t.d[d]}});
  snprintf(attrs, sizeof attrs, "broadcast_dimensions = array<i64: %d>", d);
  return op_plain(g, "stablehlo.broadcast_in_dim", attrs, &row, 1, t, EXACT);
}

static bool make_chain(Gen *g) {
  static const char *const ops[] = {"add", "subtract", "multiply", "multiply", "divide", "divide", "remainder",
                                    "remainder", "shift_left", "shift_right_arithmetic", "shift_right_logical",
                                    "shift_right_logical", "and", "or", "xor", "maximum", "minimum", "power"};
  static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT"};
  char text[100];
  Val in[3];
  Type t = with_dtype(g->shapes[below(g, 4)], random_int_dtype(g));
  if (t.rank == 0) return false;
  snprintf(text, sizeof text, "iota_dimension = %u : i64", below(g, (uint32_t)t.rank));
  Val x = chance(g, 80) ? op_plain(g, "stablehlo.iota", text, NULL, 0, t, EXACT) : want(g, t);
  for (unsigned n = 1 + below(g, 5); n; n--) {
    const int at = chance(g, 80) ? 0 : 1;
    in[at] = x;
    in[!at] = other(g, t);
    snprintf(text, sizeof text, "stablehlo.%s", ops[below(g, TN_COUNT(ops))]);
    x = op_plain(g, text, "", in, 2, t, exactness_of(in, 2, true, false));
    if (chance(g, 20)) {
      in[0] = constant_edge(g, chance(g, 50) ? scalar_of(t.e) : t);
      in[1] = x;
      in[2] = constant_edge(g, in[0].t);
      x = op_plain(g, "stablehlo.clamp", "", in, 3, t, exactness_of(in, 3, true, false));
    }
    if (chance(g, 15)) {
      t.e = random_int_dtype(g);
      x = op_plain(g, "stablehlo.convert", "", &x, 1, t, exactness_of(&x, 1, true, false));
    }
  }
  if (chance(g, 50)) return true;
  in[0] = x;
  in[1] = other(g, t);
  snprintf(text, sizeof text, "comparison_direction = #stablehlo<comparison_direction %s>", directions[below(g, 6)]);
  Val p = op_plain(g, "stablehlo.compare", text, in, 2, with_dtype(t, TN_I1), exactness_of(in, 2, true, false));
  in[0] = p;
  in[1] = want(g, with_dtype(t, g->dtypes[below(g, 3)]));
  in[2] = chance(g, 50) ? constant_edge(g, in[1].t) : want(g, in[1].t);
  op_plain(g, "stablehlo.select", "", in, 3, in[1].t, exactness_of(in, 3, true, false));
  return true;
}

// A float at the edge, made an integer, and back.
static bool make_rounded(Gen *g) {
  Type t = with_dtype(g->shapes[below(g, 4)], chance(g, 50) ? TN_F32 : TN_F64);
  Val x = chance(g, 50) ? constant_edge(g, t) : want(g, t);
  x = op_plain(g, "stablehlo.convert", "", &x, 1, with_dtype(t, random_int_dtype(g)), exactness_of(&x, 1, true, false));
  op_plain(g, "stablehlo.convert", "", &x, 1, t, exactness_of(&x, 1, true, false));
  return true;
}

const FamilyRow families_edges[] = {{24, make_chain, 0}, {3, make_rounded, 0}, {0, NULL, 0}};
