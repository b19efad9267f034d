// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each element size: copies of boxes and fills over ELEMENT. The includer defines ELEMENT, and the
// names COPY_BOX and FILL; all are undefined here at the end.

static void FILL(void *out, const void *element, int64_t n) {
  ELEMENT *o = out, e;
  memcpy(&e, element, sizeof e);
  for (int64_t i = 0; i < n; i++) o[i] = e;
}

// The two innermost loops of a box: `a` inside, `b` around it.
static inline void COPY_BOX(void *out, const void *in, Loop a, Loop b) {
  ELEMENT *o = out;
  const ELEMENT *x = in;
  if (a.out == 1 && a.in == 1 && a.n >= 8) {
    for (int64_t j = 0; j < b.n; j++) memcpy(o + j * b.out, x + j * b.in, (size_t)a.n * sizeof *o);
  } else if (a.out == 1 && a.in == 0) {
    for (int64_t j = 0; j < b.n; j++) {
      const ELEMENT e = x[j * b.in];
      ELEMENT *row = o + j * b.out;
      for (int64_t i = 0; i < a.n; i++) row[i] = e;
    }
  } else if (b.in == 1 && b.n >= TILE) {
    // A transpose: in tiles, so that the cache lines of both sides are used whole.
    for (int64_t i0 = 0; i0 < a.n; i0 += TILE)
      for (int64_t j0 = 0; j0 < b.n; j0 += TILE)
        for (int64_t i = i0; i < i0 + TILE && i < a.n; i++)
          for (int64_t j = j0; j < j0 + TILE && j < b.n; j++) o[i * a.out + j * b.out] = x[i * a.in + j];
  } else {
    for (int64_t j = 0; j < b.n; j++)
      for (int64_t i = 0; i < a.n; i++) o[j * b.out + i * a.out] = x[j * b.in + i * a.in];
  }
}

#undef ELEMENT
#undef COPY_BOX
#undef FILL
