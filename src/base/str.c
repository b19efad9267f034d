// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#include "base/base.h"

bool tn_str_starts(TnStr a, TnStr prefix) {
  return a.n >= prefix.n && (prefix.n == 0 || memcmp(a.p, prefix.p, prefix.n) == 0);
}

bool tn_str_eq(TnStr a, TnStr b) { return a.n == b.n && tn_str_starts(a, b); }

bool tn_str_is(TnStr a, const char *z) {
  if (!z) return a.n == 0;
  const char *p = a.p, *end = p + a.n;
  while (p < end && *z == *p && *z) p++, z++;
  return p == end && !*z;
}

int tn_str_cmp(TnStr a, TnStr b) {
  size_t n = a.n < b.n ? a.n : b.n;
  int c = n ? memcmp(a.p, b.p, n) : 0;
  return c ? c : (a.n > b.n) - (a.n < b.n);
}
