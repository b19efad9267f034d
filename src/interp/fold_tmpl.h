// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Included once for each element type: defines
//   static bool FOLD(TnScalarOp op, bool is_signed, void *acc, const void *in, size_t n, int64_t stride)
// acc = op(acc, x) for n elements, rounded to the type each time; false when there is no loop for op.
// The includer defines FOLD, ELEMENT and IS_FLOAT; floats: VALUE, LOAD(e), STORE(v); integers, whose
// ELEMENT is unsigned: WORD, at least as wide, in which sums and products wrap. All are undefined here at the end.
#if !IS_FLOAT
#define VALUE ELEMENT
#define LOAD(e) (e)
#define STORE(v) (v)
#endif

#define LOOP(...)                                              \
  for (size_t i = 0; i < n; i++) {                             \
    VALUE b = LOAD(x[(int64_t)i * stride]);                    \
    a = LOAD(STORE((VALUE)(__VA_ARGS__)));                     \
  }                                                            \
  break;

static bool FOLD(TnScalarOp op, bool is_signed, void *acc, const void *in, size_t n, int64_t stride) {
  const ELEMENT *x = in;
  VALUE a = LOAD(*(ELEMENT *)acc);
#if IS_FLOAT
  (void)is_signed;
#else
  const ELEMENT sign = (ELEMENT)((ELEMENT)is_signed << (sizeof(ELEMENT) * 8 - 1));  // turned, it orders signed integers
#endif
  switch ((unsigned)op) {
#if IS_FLOAT
    case TN_SCALAR_add: LOOP(a + b)
    case TN_SCALAR_multiply: LOOP(a * b)
    // NaN wins; -0 is less than +0.
    case TN_SCALAR_maximum: LOOP(a != a ? a : b != b || b > a || (b == a && __builtin_signbit(a)) ? b : a)
    case TN_SCALAR_minimum: LOOP(a != a ? a : b != b || b < a || (b == a && __builtin_signbit(b)) ? b : a)
#else
    case TN_SCALAR_add: LOOP((WORD)a + (WORD)b)
    case TN_SCALAR_multiply: LOOP((WORD)a * (WORD)b)
    case TN_SCALAR_maximum: LOOP((b ^ sign) > (a ^ sign) ? b : a)
    case TN_SCALAR_minimum: LOOP((b ^ sign) < (a ^ sign) ? b : a)
    case TN_SCALAR_and: LOOP((WORD)a & (WORD)b)
    case TN_SCALAR_or: LOOP((WORD)a | (WORD)b)
    case TN_SCALAR_xor: LOOP((WORD)a ^ (WORD)b)
#endif
    default: return false;
  }
  *(ELEMENT *)acc = STORE(a);
  return true;
}

#undef LOOP
#undef FOLD
#undef ELEMENT
#undef IS_FLOAT
#undef VALUE
#undef LOAD
#undef STORE
#undef WORD
