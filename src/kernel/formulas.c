// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The bytes of formulas.def: the words that stand there, as macros. A word that takes expressions gives their bytes,
// last first, and then its own; a statement ends with a comma.
#include "kernel/formula.h"

#include <stddef.h>

// The variables of all formulas.
enum {
  a, a_1, above, ac, ad, all, all_inf, all_real, along, any, at, ax, b, back, bad, base, below, beyond, biased, c,
  c_low, ch, cube, d, d_in, d_out, down, e, extra, f, factor, far, far_low, finite, first, g, gone, h, high,
  huge, im, inside, inverse, is_1, is_2, is_digamma, is_even, is_far, is_first, is_half, is_huge, is_large, is_left,
  is_near, is_odd, is_one, is_over, is_second, is_small, is_tiny, is_whole, k, keeps, l, large, lc, ld, least, left,
  less, limit, lost, m, mid, minus, more, most, n, near, need, none, norm, ok, ordinary, origin, over, p, pole,
  positive, product, q, r, re, real, rest, right, root, rounder, s, s_low, scale, sh, shift, side, slope, special,
  square, start, start_low, step, swap, t, tail, terms, tiny, top, top_low, twos, u, u_low, up, up2, v, vs, w, w1,
  w2, w3, w4, w_next, x, y, z,
  N_VARIABLES
};
_Static_assert((int)N_VARIABLES <= (int)F_VARIABLES, "variables and codes are told apart by the byte");

// ---------------------------------------------------------------------------------------------------------------
// Numbers

#define NUMBERS(name, ...) double name[sizeof((const double[]){__VA_ARGS__}) / sizeof(double)];
typedef struct Numbers {
#include "kernel/numbers.def"
} Numbers;
#undef NUMBERS
#define NUMBERS(name, ...) .name = {__VA_ARGS__},
static const Numbers numbers = {
#include "kernel/numbers.def"
};
#undef NUMBERS
const double *const tn_formula_numbers = (const double *)&numbers;

#define BYTE(x, n) (uint8_t)((uint64_t)(x) >> (8 * (n)))
#define BYTES2(x) BYTE(x, 0), BYTE(x, 1)
#define BYTES4(x) BYTES2(x), BYTE(x, 2), BYTE(x, 3)
#define INDEX(name, i) BYTES2(offsetof(Numbers, name) / sizeof(double) + (i))
#define COUNT(name) (sizeof(((const Numbers *)0)->name) / sizeof(double))
#define LENGTH(...) sizeof((const uint8_t[]){__VA_ARGS__})

#define zero whole(0)
#define one whole(1)
#define two whole(2)
#define half pow2(-1)
#define whole(n) F_WHOLE, (uint8_t)(n)
#define num(x) F_DECIMAL, BYTES4((int64_t)((x)*10000 + ((x) < 0 ? -0.5 : 0.5)))
#define pow2(e) F_POW2, BYTES2(e)
#define C(name) F_NUMBER, INDEX(name, 0)
#define L(name) F_NUMBER, INDEX(name, 1)
#define W(name) F_BY_WIDTH, INDEX(name, 0)
#define S(name) F_PAIR_OF, INDEX(name, 0)
#define C_up(name) F_NEXT, INDEX(name, 0)
#define S_down(name, i) F_PAIR_DOWN, INDEX(name, 2 * (i))
#define step(a, b) F_STEP, a, b
#define i(n) F_INT, (uint8_t)(n)
#define iw(f32, f64) F_INT_WIDTH, f32, f64
#define i_shl(n, shift) F_INT_SHIFTED, BYTES2(n), shift
#define i32(n) F_INT32, BYTES4(n)
#define i64(n) F_INT64, BYTES4(n), BYTES4((uint64_t)(n) >> 32)
#define absent F_ABSENT

// ---------------------------------------------------------------------------------------------------------------
// Nodes

#define NODE(op) (F_NODE + TN_K_##op - TN_K_iadd)
#define iadd(x, y) y, x, NODE(iadd)
#define isub(x, y) y, x, NODE(isub)
#define imul(x, y) y, x, NODE(imul)
#define and(x, y) y, x, NODE(iand)
#define or(x, y) y, x, NODE(ior)
#define xor(x, y) y, x, NODE(ixor)
#define shl(x, y) y, x, NODE(ishl)
#define shru(x, y) y, x, NODE(ishru)
#define shrs(x, y) y, x, NODE(ishrs)
#define mins(x, y) y, x, NODE(imins)
#define maxs(x, y) y, x, NODE(imaxs)
#define minu(x, y) y, x, NODE(iminu)
#define add(x, y) y, x, NODE(fadd)
#define sub(x, y) y, x, NODE(fsub)
#define mul(x, y) y, x, NODE(fmul)
#define div(x, y) y, x, NODE(fdiv)
#define fma(x, y, z) z, y, x, NODE(ffma)
#define sqrt(...) __VA_ARGS__, NODE(fsqrt)
#define neg(...) __VA_ARGS__, NODE(fneg)
#define abs(...) __VA_ARGS__, NODE(fabs)
#define scale(x, y) y, x, NODE(fscale)
#define mantissa(...) __VA_ARGS__, NODE(fmant)
#define exponent(x, y) y, x, NODE(fexp)
#define rint(...) __VA_ARGS__, NODE(frint)
#define trunc(...) __VA_ARGS__, NODE(ftrunc)
#define bits(...) __VA_ARGS__, NODE(bits)
#define sext(...) __VA_ARGS__, NODE(sext)
#define zext(...) __VA_ARGS__, NODE(zext)
#define word(...) __VA_ARGS__, NODE(trunc)
#define s2f(...) __VA_ARGS__, NODE(s2f)
#define u2f(...) __VA_ARGS__, NODE(u2f)
#define f2s(...) __VA_ARGS__, NODE(f2s)
#define f32(...) __VA_ARGS__, NODE(f2f)
#define f64(...) __VA_ARGS__, NODE(f2f)
#define sel(p, x, y) y, x, p, NODE(select)
#define seldom(p, x, y) y, x, p, F_SELDOM
#define eq(x, y) y, x, F_COMPARE + TN_KP_EQ
#define ne(x, y) y, x, F_COMPARE + TN_KP_NE
#define lt(x, y) y, x, F_COMPARE + TN_KP_LT
#define le(x, y) y, x, F_COMPARE + TN_KP_LE
#define gt(x, y) y, x, F_COMPARE + TN_KP_GT
#define ge(x, y) y, x, F_COMPARE + TN_KP_GE
#define ult(x, y) y, x, F_COMPARE + TN_KP_ULT
#define ugt(x, y) y, x, F_COMPARE + TN_KP_UGT
#define uge(x, y) y, x, F_COMPARE + TN_KP_UGE
#define not(...) __VA_ARGS__, F_NOT

#define pair(x, y) y, x, F_PAIR
#define low(...) __VA_ARGS__, F_LOW
#define high(...) F_ABSENT, __VA_ARGS__, F_PAIR
// c[0] + c[1] x + ... by Horner's rule with fma; the same from c[n] on; the first coefficients being pairs.
#define poly(name, x) poly_from(name, 0, x)
#define poly_from(name, n, ...) __VA_ARGS__, F_POLYNOMIAL, INDEX(name, n), COUNT(name) - (n)
// The same by halves, these by halves, ...: log2 of the steps to wait for, and as many products more.
#define tree(name, x) tree_from(name, 0, x)
#define tree_from(name, n, ...) __VA_ARGS__, F_TREE, INDEX(name, n), COUNT(name) - (n)
// Numbers of tables.def: one; a polynomial whose coefficients they are, with or without the middle of its piece behind.
#define lookup(name, row, ...) __VA_ARGS__, F_LOOKUP, TN_KTABLE_##name + (row)
#define pieces(name, index, x) x, index, F_PIECES, TN_KTABLE_##name, TN_KTABLE_##name##_last - TN_KTABLE_##name
#define even_pieces(name, index, x) x, index, F_PIECES, TN_KTABLE_##name, TN_KTABLE_##name##_last - TN_KTABLE_##name + 1
#define pieces_from(name, n, index, x) \
  x, index, F_PIECES, TN_KTABLE_##name + (n), TN_KTABLE_##name##_last - TN_KTABLE_##name - (n)
#define middle(name, ...) __VA_ARGS__, F_LOOKUP, TN_KTABLE_##name##_last
#define s_poly(pairs, name, ...) \
  __VA_ARGS__, F_PAIRS_POLYNOMIAL, INDEX(pairs, 0), COUNT(pairs) / 2, INDEX(name, 0), COUNT(name)

// ---------------------------------------------------------------------------------------------------------------
// Calls

#define call(f, ...) __VA_ARGS__, F_CALL, F_##f
#define call2(f, x, y) y, x, F_CALL, F_##f
#define call3(f, x, y, z) z, y, x, F_CALL, F_##f
#define call4(f, p, q, r, s) s, r, q, p, F_CALL, F_##f
#define call5(f, p, q, r, s, t) t, s, r, q, p, F_CALL, F_##f
#define num_call(op, x, y, need) need, y, x, F_NUM_CALL, TN_SCALAR_##op
// What pairs cannot do: where needed, num's function of the operand x + iy. Plain f64 needs none of it.
#define rescue(op, need, re, im) im, re, F_PICK, LENGTH(need, y, x, 0, 0), 0, need, y, x, F_RESCUE, TN_SCALAR_##op
// A special value is selected in plain f64; where pairs are, num's function gives it.
#define corner(p, x, r) r, F_PICK, 0, LENGTH(x, p, 0), x, p, NODE(select)

// Formulas that are called often have words of their own.
#define with_sign(a, x) x, a, F_CALL, F_with_sign
#define flip(x, m) m, x, F_CALL, F_flip
#define at_most(x, c) x, c, F_CALL, F_at_most
#define at_least(x, c) x, c, F_CALL, F_at_least
#define sum_of(x, y) y, x, F_CALL, F_sum_of
#define difference(x, y) y, x, F_CALL, F_difference
#define product(x, y) y, x, F_CALL, F_product
#define quotient(x, y) y, x, F_CALL, F_quotient
#define plus(x, y) y, x, F_CALL, F_plus
#define s_add(x, y) y, x, F_CALL, F_s_add
#define s_sub(x, y) y, F_CALL, F_s_neg, x, F_CALL, F_s_add
#define s_plus(x, y) y, x, F_CALL, F_s_plus
#define s_mul(x, y) y, x, F_CALL, F_s_mul
#define s_div(x, y) y, x, F_CALL, F_s_div
#define s_times(x, f) f, x, F_CALL, F_s_times
#define s_half(...) half, __VA_ARGS__, F_CALL, F_s_times
#define s_sel(p, x, y) y, x, p, F_CALL, F_s_sel
#define s_seldom(p, x, y) y, x, p, F_CALL, F_s_seldom
#define s_flip(x, m) m, x, F_CALL, F_s_flip
#define any_inf(x, y) y, x, F_CALL, F_any_inf
#define any_far(x, y) y, x, F_CALL, F_any_far
#define is_origin(x, y) y, x, F_CALL, F_is_origin
#define squares(x, y) y, x, F_CALL, F_squares
#define with_sign_of(x, y) y, x, F_CALL, F_with_sign_of
#define is_within(x, least, most) most, least, x, F_CALL, F_is_within
#define value(...) __VA_ARGS__, F_CALL, F_value
#define odd(...) __VA_ARGS__, F_CALL, F_odd
#define sign_bits(...) __VA_ARGS__, F_CALL, F_sign_bits
#define second_bit_sign(...) __VA_ARGS__, F_CALL, F_second_bit_sign
#define to_exponent(...) __VA_ARGS__, F_CALL, F_to_exponent
#define is_zero(...) __VA_ARGS__, F_CALL, F_is_zero
#define is_inf(...) __VA_ARGS__, F_CALL, F_is_inf
#define is_nan(...) __VA_ARGS__, F_CALL, F_is_nan
#define is_left(...) __VA_ARGS__, F_CALL, F_is_left
#define is_far(...) __VA_ARGS__, F_CALL, F_is_far
#define is_far_angle(...) __VA_ARGS__, F_CALL, F_is_far_angle
#define is_finite(...) __VA_ARGS__, F_CALL, F_is_finite
#define is_huge(...) __VA_ARGS__, F_CALL, F_is_huge
#define exponent_field(...) __VA_ARGS__, F_CALL, F_exponent_field
#define inverse_field(...) __VA_ARGS__, F_CALL, F_inverse_field
#define wide_exp(...) __VA_ARGS__, F_CALL, F_wide_exp
#define wide_log(...) __VA_ARGS__, F_CALL, F_wide_log
#define wide_log1p(...) __VA_ARGS__, F_CALL, F_wide_log1p
#define log_any(...) __VA_ARGS__, F_CALL, F_log_any
#define exp_any(...) __VA_ARGS__, F_CALL, F_exp_any
#define s_neg(...) __VA_ARGS__, F_CALL, F_s_neg
#define s_square(...) __VA_ARGS__, F_CALL, F_s_square
#define s_root(...) __VA_ARGS__, F_CALL, F_s_root
#define s_round(...) __VA_ARGS__, F_CALL, F_s_round

// ---------------------------------------------------------------------------------------------------------------
// Statements, and parts that are there by the kind of the operands

#define takes(p) F_SET, p,
#define takes2(p, q) takes(p) takes(q)
#define takes3(p, q, r) takes(p) takes2(q, r)
#define takes4(p, q, r, s) takes(p) takes3(q, r, s)
#define takes5(p, q, r, s, t) takes(p) takes4(q, r, s, t)
#define let(p, ...) __VA_ARGS__, takes(p)
#define let2(p, q, ...) __VA_ARGS__, takes2(p, q)
#define let3(p, q, r, ...) __VA_ARGS__, takes3(p, q, r)
#define let4(p, q, r, s, ...) __VA_ARGS__, takes4(p, q, r, s)
#define let5(p, q, r, s, t, ...) __VA_ARGS__, takes5(p, q, r, s, t)
#define let6(p, q, r, s, t, u, ...) __VA_ARGS__, takes(p) takes5(q, r, s, t, u)
#define give(...) __VA_ARGS__,
#define give2(p, q) q, p,
#define give3(p, q, r) r, q, p,
#define give4(p, q, r, s) s, r, q, p,
#define give5(p, q, r, s, t) t, s, r, q, p,
#define give6(p, q, r, s, t, u) u, t, s, r, q, p,
#define in_f64 F_IN_F64,
#define repeat(plain, pairs, ...) F_REPEAT, plain, pairs, LENGTH(__VA_ARGS__), __VA_ARGS__
#define when_pairs(...) F_PICK, LENGTH(__VA_ARGS__), 0, __VA_ARGS__
#define when_plain(...) F_PICK, 0, LENGTH(__VA_ARGS__), __VA_ARGS__
#define pick(x, y) F_PICK, LENGTH(x), LENGTH(y), x, y
#define by_width(x, y) F_PICK_F32, LENGTH(x), LENGTH(y), x, y
#define given(p, q, x, y) q, p, F_GIVEN, LENGTH(x), LENGTH(y), x, y

#define FUNCTION(name, ...) uint8_t name[sizeof((const uint8_t[]){__VA_ARGS__})];
typedef struct Code {
#include "kernel/formulas.def"
} Code;
#define FUNCTION(name, ...) .name = {__VA_ARGS__},
static const Code code = {
#include "kernel/formulas.def"
};
const uint8_t *const tn_formula_code = (const uint8_t *)&code;

#define FUNCTION(name, ...) offsetof(Code, name),
const uint16_t tn_formula_at[F_N_FORMULAS + 1] = {
#include "kernel/formulas.def"
    sizeof code};
