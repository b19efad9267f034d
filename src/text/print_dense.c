// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Literals: dense<...> as nested lists, splats and hexadecimal strings, array<...>, and lists of sizes.
#include "text/print_priv.h"

void tn_put_float(TnPrinter *p, TnDtype t, uint64_t bits) {
  char text[TN_FLOAT_SPELL_MAX];
  tn_put(p, text, tn_float_spell(t, bits, text));
}

static size_t integer_bytes(const TnType *t) {
  return t->kind == TN_TYPE_INDEX || t->width > 32 ? 8 : t->width > 16 ? 4 : t->width > 8 ? 2 : 1;
}

// 0 when elements of this type cannot stand in a literal.
static size_t element_bytes(const TnType *t) {
  if (t->dtype) return tn_dtype_bytes(t->dtype);
  if (t->kind == TN_TYPE_INTEGER || t->kind == TN_TYPE_INDEX) return integer_bytes(t);
  return t->kind == TN_TYPE_COMPLEX ? 2 * element_bytes(t->elem) : 0;
}

static uint64_t load_bits(const uint8_t *at, size_t bytes) {
  uint64_t x = 0;
  memcpy(&x, at, bytes);
  return x;
}

void tn_put_integer(TnPrinter *p, const TnType *t, uint64_t bits, size_t bytes) {
  if (t->dtype == TN_I1) {
    tn_put_z(p, bits & 1 ? "true" : "false");
  } else if (t->sign == TN_UNSIGNED) {
    tn_put_u64(p, bits);
  } else {
    unsigned unused = 64 - 8 * (unsigned)bytes;
    tn_put_i64(p, (int64_t)(bits << unused) >> unused);
  }
}

static void put_element(TnPrinter *p, const TnType *t, const uint8_t *at, size_t bytes) {
  if (t->kind == TN_TYPE_COMPLEX) {
    tn_put_char(p, '(');
    put_element(p, t->elem, at, bytes / 2);
    tn_put_char(p, ',');
    put_element(p, t->elem, at + bytes / 2, bytes / 2);
    tn_put_char(p, ')');
  } else if (tn_dtype_is_float(t->dtype)) {
    tn_put_float(p, t->dtype, load_bits(at, bytes));
  } else {
    tn_put_integer(p, t, load_bits(at, bytes), bytes);
  }
}

// Elements of rank > 0 with brackets, row by row.
static void put_nested(TnPrinter *p, const TnType *t, const uint8_t *data, size_t bytes, size_t n) {
  for (size_t i = 0; i < n; i++) {
    size_t opens = 0, closes = 0, block = 1;
    for (size_t d = t->rank; d-- > 0;) {  // a bracket of dimension d holds `block` elements
      block *= (size_t)t->dims[d];
      opens += i % block == 0;
      closes += (i + 1) % block == 0;
    }
    tn_put_comma(p, i);
    while (opens-- > 0) tn_put_char(p, '[');
    put_element(p, t->elem, data + i * bytes, bytes);
    while (closes-- > 0) tn_put_char(p, ']');
  }
}

// Two upper case digits of every byte.
static const char *hex_digits(unsigned byte) {
  static const char digits[] =
      "000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F202122232425262728292A2B2C2D2E2F"
      "303132333435363738393A3B3C3D3E3F404142434445464748494A4B4C4D4E4F505152535455565758595A5B5C5D5E5F"
      "606162636465666768696A6B6C6D6E6F707172737475767778797A7B7C7D7E7F808182838485868788898A8B8C8D8E8F"
      "909192939495969798999A9B9C9D9E9FA0A1A2A3A4A5A6A7A8A9AAABACADAEAFB0B1B2B3B4B5B6B7B8B9BABBBCBDBEBF"
      "C0C1C2C3C4C5C6C7C8C9CACBCCCDCECFD0D1D2D3D4D5D6D7D8D9DADBDCDDDEDFE0E1E2E3E4E5E6E7E8E9EAEBECEDEEEF"
      "F0F1F2F3F4F5F6F7F8F9FAFBFCFDFEFF";
  return digits + 2 * byte;
}

static void put_masked_hex(TnPrinter *p, const uint8_t *data, size_t n, unsigned mask) {
  size_t need;
  if (!tn_mul_size(n, 2, &need)) tn_arena_fail(p->out->arena);
  char *at = tn_buf_reserve(p->out, need);
  for (size_t i = 0; i < n; i++) memcpy(at + 2 * i, hex_digits(data[i] & mask), 2);
  p->out->n += need;
}

void tn_put_hex(TnPrinter *p, const uint8_t *data, size_t n) { put_masked_hex(p, data, n, 0xFF); }

// In hex strings the unused high bits of sub-byte integers are zero.
static unsigned hex_mask(const TnType *elem) {
  return elem->kind == TN_TYPE_INTEGER && elem->width < 8 ? (1u << elem->width) - 1 : 0xFF;
}

static bool is_splat(const TnAttr *a, size_t bytes) {
  return a->is_splat || a->data_bytes == bytes || memcmp(a->data, a->data + bytes, a->data_bytes - bytes) == 0;
}

void tn_print_dense(TnPrinter *p, const TnAttr *a) {
  const TnType *elem = a->type->elem;
  size_t bytes = element_bytes(elem), n = tn_attr_n(a);
  if (p->is_collecting) return;
  bool splat = (n > 0 || a->is_splat) && bytes > 0 && a->data_bytes >= bytes && is_splat(a, bytes);
  if (!splat && p->options.elide_above && n > p->options.elide_above) {
    tn_put_lit(p, "dense_resource<__elided__>");
    return;
  }
  tn_put_lit(p, "dense<");
  if (splat) {
    put_element(p, elem, a->data, bytes);
  } else if (n > 100) {
    tn_put_lit(p, "\"0x");
    put_masked_hex(p, a->data, a->data_bytes, hex_mask(elem));
    tn_put_char(p, '"');
  } else if (bytes > 0 && a->data_bytes >= n * bytes) {
    put_nested(p, a->type, a->data, bytes, n);
  }
  tn_put_char(p, '>');
}

void tn_print_dense_array(TnPrinter *p, const TnAttr *a) {
  tn_put_lit(p, "array<");
  tn_print_type(p, a->type);
  size_t bytes = element_bytes(a->type);
  for (size_t i = 0; i < a->n; i++) {
    tn_put_z(p, i ? ", " : ": ");
    put_element(p, a->type, a->data + i * bytes, bytes);
  }
  tn_put_char(p, '>');
}

// The same without type, [1, 2]; `?` stands for a dynamic size.
void tn_print_i64s(TnPrinter *p, const TnAttr *a) {
  if (a->type->dtype != TN_I64 || a->kind != TN_ATTR_DENSE_ARRAY) {
    tn_put_char(p, '[');
    size_t bytes = a->kind == TN_ATTR_DENSE_ARRAY ? element_bytes(a->type) : 0;
    for (size_t i = 0; bytes && i < a->n; i++) {
      tn_put_comma(p, i);
      put_element(p, a->type, a->data + i * bytes, bytes);
    }
    tn_put_char(p, ']');
    return;
  }
  tn_put_char(p, '[');
  for (size_t i = 0; i < a->n; i++) {
    int64_t x = (int64_t)load_bits(a->data + 8 * i, 8);
    tn_put_comma(p, i);
    if (x == TN_DYNAMIC) tn_put_char(p, '?');
    else tn_put_i64(p, x);
  }
  tn_put_char(p, ']');
}
