// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Formulas as bytes: formulas.c has them, made of formulas.def by macros, and formula.c makes nodes of them. A formula
// is run by a machine with a stack of values and, for each call, variables; the operands of a call are its stack.
// Expressions are evaluated from right to left, so that the first operand of an operation is on top.
#ifndef TENON_KERNEL_FORMULA_H
#define TENON_KERNEL_FORMULA_H

#include "kernel/kernel.h"

// Bytes below F_VARIABLES push a variable; then come the nodes from iadd on, with their operands from the stack (icmp
// and fcmp are not used), comparisons by predicate, and what stands here: F_x, with the bytes that follow it.
enum {
  F_VARIABLES = 144,
  F_NODE = F_VARIABLES,
  F_COMPARE = F_NODE + TN_N_K_OPS - TN_K_iadd,
  F_SET = F_COMPARE + TN_KP_UGE + 1,  // variable: takes a value
  F_ABSENT,
  F_WHOLE,        // int8: numbers, of the type of the formula's first operand
  F_DECIMAL,      // int32: ten-thousandths
  F_POW2,         // int16: exponent
  F_NUMBER,       // uint16: index in tn_formula_numbers
  F_BY_WIDTH,     // uint16: the same, one further for f64
  F_PAIR_OF,      // uint16: the same and the next as a pair, where pairs are wanted
  F_NEXT,         // uint16: the same, as many further as the innermost loop has had rounds
  F_PAIR_DOWN,    // uint16: a pair, as many pairs before it
  F_STEP,         // uint8 a, b: a times those rounds plus b
  F_INT,          // int8: integers, as wide as numbers
  F_INT_WIDTH,    // int8, int8: for f32, for f64
  F_INT_SHIFTED,  // int16, uint8: shifted to the left
  F_INT32,
  F_INT64,
  F_POLYNOMIAL,        // uint16, uint8: index and number of coefficients
  F_TREE,              // the same
  F_PAIRS_POLYNOMIAL,  // the same twice: leading coefficients, as pairs, and the others
  F_LOOKUP,            // uint8: table; of an index
  F_PIECES,            // uint8, uint8: table and number of coefficients; of an index and an operand
  F_PAIR,              // two values: their first parts
  F_LOW,
  F_NOT,
  F_SELDOM,  // select whose mask hardly ever holds
  F_IN_F64,
  F_CALL,      // formula
  F_PICK,      // two lengths: the first bytes where pairs are wanted, the second where not
  F_PICK_F32,  // the same: f32 or f64
  F_GIVEN,     // the same: takes two values; where either is there, or where not
  F_REPEAT,    // rounds without pairs, with pairs, length
  F_NUM_CALL,  // op: num's function of x and y (absent: of x) where the third value says so
  F_RESCUE,    // op: of x, y, where, re, im: num's function of x + iy in place of re + i im there
  F_N_CODES
};
_Static_assert(F_N_CODES <= 256, "formulas are bytes");

typedef enum TnFormula {
#define FUNCTION(name, ...) F_##name,
#include "kernel/formulas.def"
  F_N_FORMULAS
} TnFormula;
_Static_assert(F_N_FORMULAS <= 256, "formulas are numbered with a byte");

extern const uint8_t *const tn_formula_code;
extern const uint16_t tn_formula_at[F_N_FORMULAS + 1];  // where each begins, and where the last one ends
extern const double *const tn_formula_numbers;

// Gives how many values there are; results has room for all. pairs: see math_pairs.def.
unsigned tn_formula_run(TnKBuilder *b, TnFormula f, bool pairs, const TnKVal *operands, unsigned n, TnKVal *results);

#endif  // TENON_KERNEL_FORMULA_H
