// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The micro-kernels of products (lib/tile.h) as machine code: R rows by one or two vectors of columns of sums stay in
// registers while k goes by, of few columns one of 32 bytes. One text for AVX-512 and AVX2, all types and all heights.
#include "target/x64/gemm.h"

#include "target/x64/gen.h"

// Vectors: the sums of row r are those from r * next on, then come those of b, the element of a, and temporaries.
// General registers: t, pointers into a (that of row 7 too) and b, what is left of k, multiples of a's row, the
// segment, steps, where b is kept, how far ahead it is fetched.
enum {
  T = TN_XR_DI,
  A = TN_XR_AX,
  B = TN_XR_CX,
  LEFT = TN_XR_DX,
  ROW = TN_XR_SI,
  ROW3 = TN_XR_11,
  ROW5 = TN_XR_BX,
  A7 = TN_XR_BP,
  SEGMENT = TN_XR_8,
  A_STEP = TN_XR_9,
  B_ROW = TN_XR_10,
  KEPT = TN_XR_12,
  KEPT_ROW = TN_XR_13,
  AHEAD = TN_XR_14,
  MASK = 1,
  EVEN = 2,
  LOG2_ROWS_AHEAD = 4
};

typedef struct Kind {
  uint8_t shift;      // an element has 1 << shift bytes
  uint16_t multiply;  // by itself, its result then added by `add`; or both at once where add is 0
  uint16_t add;
  bool keeps, is_half, turns;  // b: kept; of bf16; its columns are contiguous
  bool is_complex, in_lanes;
} Kind;

#define KIND(shift, multiply, add) \
  { shift, multiply, add, false, false, false, false, false }
#define KEPT(is_half) \
  { 2, TN_X_fmadd231ps, 0, true, is_half, false, false, false }
#define TURNED(shift, multiply, add) \
  { shift, multiply, add, false, false, true, false, false }
#define COMPLEX(shift, multiply, add) \
  { shift, multiply, add, false, false, false, true, false }
#define IN_LANES(shift, multiply) \
  { shift, multiply, 0, false, false, false, false, true }
static const Kind kinds[TN_N_TILE_KINDS] = {[TN_TILE_C64] = COMPLEX(3, TN_X_mulps, TN_X_addps),
                                            [TN_TILE_C128] = COMPLEX(4, TN_X_mulpd, TN_X_addpd),
                                            [TN_TILE_F32] = KIND(2, TN_X_mulps, TN_X_addps),
                                            [TN_TILE_F32_FUSED] = KIND(2, TN_X_fmadd231ps, 0),
                                            [TN_TILE_F64] = KIND(3, TN_X_mulpd, TN_X_addpd),
                                            [TN_TILE_F64_FUSED] = KIND(3, TN_X_fmadd231pd, 0),
                                            [TN_TILE_I16] = KIND(2, TN_X_pmaddwd, TN_X_paddd),
                                            [TN_TILE_BF16] = KIND(2, TN_X_dpbf16ps, 0),
                                            [TN_TILE_F32_KEPT] = KEPT(false),
                                            [TN_TILE_BF16_KEPT] = KEPT(true),
                                            [TN_TILE_F32_TURNED] = TURNED(2, TN_X_mulps, TN_X_addps),
                                            [TN_TILE_F32_FUSED_TURNED] = TURNED(2, TN_X_fmadd231ps, 0),
                                            [TN_TILE_F64_TURNED] = TURNED(3, TN_X_mulpd, TN_X_addpd),
                                            [TN_TILE_F64_FUSED_TURNED] = TURNED(3, TN_X_fmadd231pd, 0),
                                            [TN_TILE_F32_LANES] = IN_LANES(2, TN_X_fmadd231ps),
                                            [TN_TILE_F64_LANES] = IN_LANES(3, TN_X_fmadd231pd),
                                            [TN_TILE_UI32] = KIND(2, TN_X_pmulld, TN_X_paddd),
                                            [TN_TILE_UI64] = KIND(3, TN_X_pmullq, TN_X_paddq)};
#undef KIND
#undef KEPT
#undef TURNED
#undef COMPLEX
#undef IN_LANES

typedef struct Gen {
  TnXCode *c;
  Kind kind;
  unsigned bytes, rows, vectors;  // bytes: of a vector
  unsigned first, next;           // vector registers: of the first sum, and of the sums of a row
  unsigned b, x, temp;            // vector registers
  bool splits, has_masks;         // 64-bit products are made of 32-bit ones; for a part of a vector
} Gen;

static void vector(const Gen *g, unsigned op, unsigned to, unsigned v, TnXArg from, unsigned imm) {
  tn_x_vec(g->c, (TnXInsn)op, g->bytes, to, v, from, 0, imm);
}

static TnXArg field(size_t offset) { return tn_x_mem(T, (int32_t)offset); }

// The last vector of a row may be a part of one, where there are masks.
static void move(const Gen *g, bool is_store, unsigned reg, unsigned base, unsigned v) {
  TnXArg at = tn_x_mem(base, (int32_t)(v * g->bytes));
  bool is_part = g->has_masks && v + 1 == g->vectors, wide = g->kind.shift >= 3;
  TnXInsn op = is_store ? TN_X_movups_store : TN_X_movups_load;
  if (is_part) op = is_store ? wide ? TN_X_movupd_mst : TN_X_movups_mst : wide ? TN_X_movupd_m : TN_X_movups_m;
  tn_x_vec(g->c, op, g->bytes, reg, 0, at, is_part ? is_store ? MASK : MASK | TN_X_ZERO : 0, 0);
}

static void load_step(const Gen *g, unsigned to, size_t offset, unsigned shift) {
  tn_x_load64(g->c, to, field(offset));
  tn_x_shift_imm(g->c, 4, true, to, shift);
}

// ---- parts of a tile

static void make_mask(const Gen *g) {
  const int32_t last = (int32_t)((g->vectors - 1) * g->bytes >> g->kind.shift);
  tn_x_gpr(g->c, 0x8B, false, TN_XR_CX, field(offsetof(TnTile, columns)), 0, 0);
  if (last) tn_x_alu_imm(g->c, 5, false, tn_x_reg(TN_XR_CX), last);
  if (g->kind.shift == 4) tn_x_alu(g->c, 0, false, tn_x_reg(TN_XR_CX), TN_XR_CX);  // two lanes each
  tn_x_mov_imm(g->c, TN_XR_AX, 1);
  tn_x_gpr(g->c, 0xD3, false, 4, tn_x_reg(TN_XR_AX), 0, 0);  // shl eax, cl
  tn_x_alu_imm(g->c, 5, false, tn_x_reg(TN_XR_AX), 1);
  tn_x_vec(g->c, TN_X_kmovq_from, 16, MASK, 0, tn_x_reg(TN_XR_AX), 0, 0);
  if (!g->kind.is_complex) return;
  tn_x_mov_imm(g->c, TN_XR_AX, 0x5555);
  tn_x_vec(g->c, TN_X_kmovq_from, 16, EVEN, 0, tn_x_reg(TN_XR_AX), 0, 0);
}

// All rows of c, which begin at A, to or from the sums.
static void move_rows(const Gen *g, bool is_store) {
  load_step(g, LEFT, offsetof(TnTile, c_row), g->kind.shift);
  for (unsigned r = 0; r < g->rows; r++) {
    for (unsigned v = 0; v < g->vectors; v++) move(g, is_store, g->next * r + v, A, v);
    if (r + 1 < g->rows) tn_x_alu(g->c, 0, true, tn_x_reg(A), LEFT);
  }
}

static void move_sums(const Gen *g, bool is_store) {
  tn_x_load64(g->c, A, field(offsetof(TnTile, c)));
  move_rows(g, is_store);
}

static void zero_sums(const Gen *g, unsigned n) {
  for (unsigned i = 0; i < n; i++) tn_x_vec(g->c, TN_X_xorps, g->bytes, i, i, tn_x_reg(i), 0, 0);
}

static void begin_sums(const Gen *g) {
  TnXCode *c = g->c;
  tn_x_gpr(c, 0x80, false, 7, field(offsetof(TnTile, is_added)), 1, 0);  // cmp
  size_t zero = tn_x_jump(c, TN_XJ_E);
  move_sums(g, false);
  size_t begun = tn_x_jump(c, TN_XJ_ALWAYS);
  tn_x_here(c, zero);
  zero_sums(g, g->next * g->rows);
  tn_x_here(c, begun);
}

// So many bytes further on.
static TnXArg element(unsigned row, unsigned offset) {
  static const uint8_t index[] = {TN_XR_NONE, ROW, ROW, ROW3, ROW, ROW5, ROW3}, scale[] = {0, 0, 1, 0, 2, 0, 1};
  return tn_x_mem_index(row < 7 ? A : A7, index[row % 7], scale[row % 7], (int32_t)offset);
}

// sum += x b of 64-bit integers, by the products of their halves.
static void add_split(const Gen *g, unsigned sum, unsigned b) {
  const unsigned t = g->temp, u = t + 1;
  vector(g, TN_X_pshufd, t, 0, tn_x_reg(b), 0xB1);
  vector(g, TN_X_pmulld, t, t, tn_x_reg(g->x), 0);
  vector(g, TN_X_psrlq_i, 2, u, tn_x_reg(t), 32);
  vector(g, TN_X_paddd, t, t, tn_x_reg(u), 0);
  vector(g, TN_X_psllq_i, 6, t, tn_x_reg(t), 32);
  vector(g, TN_X_paddq, sum, sum, tn_x_reg(t), 0);
  vector(g, TN_X_pmuludq, t, g->x, tn_x_reg(b), 0);
  vector(g, TN_X_paddq, sum, sum, tn_x_reg(t), 0);
}

// Of complex numbers; behind those of b come these with their parts exchanged.
static void add_complex(const Gen *g, unsigned sum, unsigned b) {
  const unsigned real = g->temp, imaginary = real + 1, both = g->has_masks ? real + 2 : real;
  const bool is_wide = g->kind.shift == 4;
  vector(g, g->kind.multiply, real, g->x, tn_x_reg(b), 0);
  vector(g, g->kind.multiply, imaginary, g->x + 1, tn_x_reg(b + 2), 0);
  if (g->has_masks) {
    vector(g, g->kind.add, both, real, tn_x_reg(imaginary), 0);
    tn_x_vec(g->c, is_wide ? TN_X_subpd : TN_X_subps, g->bytes, both, real, tn_x_reg(imaginary), EVEN, 0);
  } else {
    vector(g, is_wide ? TN_X_addsubpd : TN_X_addsubps, both, real, tn_x_reg(imaginary), 0);
  }
  vector(g, g->kind.add, sum, sum, tn_x_reg(both), 0);
}

static void add_product(const Gen *g, unsigned sum, unsigned b) {
  if (g->kind.is_complex) {
    add_complex(g, sum, b);
  } else if (g->splits) {
    add_split(g, sum, b);
  } else if (g->kind.add) {
    vector(g, g->kind.multiply, g->temp, g->x, tn_x_reg(b), 0);
    vector(g, g->kind.add, sum, sum, tn_x_reg(g->temp), 0);
  } else {
    vector(g, g->kind.multiply, sum, g->x, tn_x_reg(b), 0);
  }
}

static unsigned b_shift(const Gen *g) { return g->kind.is_half ? 1 : g->kind.shift; }

static void load_b(const Gen *g, unsigned v) {
  const unsigned to = g->b + v;
  if (g->kind.is_half) {
    const bool is_part = g->has_masks && v + 1 == g->vectors;
    const TnXArg at = tn_x_mem(B, (int32_t)(v * g->bytes / 2));
    tn_x_vec(g->c, TN_X_pmovzxwd, g->bytes, to, 0, at, is_part ? MASK | TN_X_ZERO : 0, 0);
    vector(g, TN_X_pslld_i, 6, to, tn_x_reg(to), 16);
  } else {
    move(g, false, to, B, v);
  }
  if (g->kind.is_complex) vector(g, TN_X_pshufd, to + 2, 0, tn_x_reg(to), g->kind.shift == 4 ? 0x4E : 0xB1);
  if (g->kind.keeps) vector(g, TN_X_movups_store, to, 0, tn_x_mem(KEPT, (int32_t)(v * g->bytes)), 0);
}

// Rows of b that are far apart: no processor guesses them.
static void fetch_ahead(const Gen *g) {
  for (unsigned at = 0; at < g->vectors * g->bytes >> (g->kind.shift - b_shift(g)); at += 64)
    tn_x_gpr(g->c, 0x0F18, false, 1, tn_x_mem_index(B, AHEAD, 0, (int32_t)at), 0, 0);  // prefetcht0
}

// A number of 1 << shift bytes.
static void load_a(const Gen *g, unsigned shift, unsigned to, TnXArg from) {
  vector(g, shift == 3 ? TN_X_pbroadcastq : TN_X_pbroadcastd, to, 0, from, 0);
}

// What one index of k adds to all sums.
static void add_index(const Gen *g) {
  const unsigned shift = g->kind.shift - g->kind.is_complex;
  for (unsigned v = 0; v < g->vectors; v++) load_b(g, v);
  if (g->kind.keeps) fetch_ahead(g);
  for (unsigned r = 0; r < g->rows; r++) {
    load_a(g, shift, g->x, element(r, 0));
    if (g->kind.is_complex) load_a(g, shift, g->x + 1, element(r, 1u << shift));
    for (unsigned v = 0; v < g->vectors; v++) add_product(g, g->first + g->next * r + v, g->b + v);
  }
}

static void load_start(const Gen *g, unsigned to, size_t starts, size_t base, unsigned shift) {
  tn_x_load64(g->c, to, field(starts));
  tn_x_load64(g->c, to, tn_x_mem_index(to, SEGMENT, 3, 0));
  tn_x_shift_imm(g->c, 4, true, to, shift);
  tn_x_alu_from(g->c, 0, true, to, field(base));
}

static void load_row_steps(const Gen *g) {
  load_step(g, ROW, offsetof(TnTile, a_row), g->kind.shift);
  load_step(g, B_ROW, offsetof(TnTile, b_row), b_shift(g));
  tn_x_lea(g->c, ROW3, tn_x_mem_index(ROW, ROW, 1, 0));
  if (g->rows > 5) tn_x_lea(g->c, ROW5, tn_x_mem_index(ROW, ROW, 2, 0));
}

static void point_to_row_7(const Gen *g) {
  if (g->rows <= 7) return;
  tn_x_lea(g->c, A7, tn_x_mem_index(A, ROW3, 1, 0));
  tn_x_alu(g->c, 0, true, tn_x_reg(A7), ROW);
}

static void add_segments(const Gen *g) {
  TnXCode *c = g->c;
  load_row_steps(g);
  load_step(g, A_STEP, offsetof(TnTile, a_step), g->kind.shift);
  if (g->kind.keeps) {
    tn_x_load64(c, KEPT, field(offsetof(TnTile, kept)));
    load_step(g, KEPT_ROW, offsetof(TnTile, kept_row), g->kind.shift);
    tn_x_mov(c, AHEAD, B_ROW);
    tn_x_shift_imm(c, 4, true, AHEAD, LOG2_ROWS_AHEAD);
  }
  tn_x_mov_imm(c, SEGMENT, 0);
  size_t next = c->n;
  tn_x_alu_from(c, 7, true, SEGMENT, field(offsetof(TnTile, n_segments)));
  size_t done = tn_x_jump(c, TN_XJ_GE);
  load_start(g, A, offsetof(TnTile, a_at), offsetof(TnTile, a), g->kind.shift);
  load_start(g, B, offsetof(TnTile, b_at), offsetof(TnTile, b), b_shift(g));
  point_to_row_7(g);
  tn_x_alu_imm(c, 0, true, tn_x_reg(SEGMENT), 1);
  tn_x_load64(c, LEFT, field(offsetof(TnTile, k)));
  tn_x_alu_imm(c, 7, true, tn_x_reg(LEFT), 0);
  tn_x_jump_back(c, TN_XJ_LE, next);
  size_t loop = c->n;
  add_index(g);
  tn_x_alu(c, 0, true, tn_x_reg(A), A_STEP);
  if (g->rows > 7) tn_x_alu(c, 0, true, tn_x_reg(A7), A_STEP);
  tn_x_alu(c, 0, true, tn_x_reg(B), B_ROW);
  if (g->kind.keeps) tn_x_alu(c, 0, true, tn_x_reg(KEPT), KEPT_ROW);
  tn_x_alu_imm(c, 5, true, tn_x_reg(LEFT), 1);
  tn_x_jump_back(c, TN_XJ_G, loop);
  tn_x_jump_back(c, TN_XJ_ALWAYS, next);
  tn_x_here(c, done);
}

// ---- columns of b that are contiguous
//
// Parts of them, 16 bytes each, are turned in registers: of n indices to a part, n vectors take every n-th column from
// one of the first on, and then give those of the indices.

enum { PART = 16, GROUP = 8, B_ROW3 = A_STEP, B_ROW5 = KEPT, B_ROW7 = KEPT_ROW };
static const uint8_t groups[] = {B, SEGMENT, ROW5, A7};  // of columns

static unsigned indices_of_part(const Gen *g) { return PART >> g->kind.shift; }
static unsigned count_groups(const Gen *g) { return ((g->vectors * g->bytes >> g->kind.shift) + GROUP - 1) / GROUP; }

static TnXArg at_column(unsigned column) {
  static const uint8_t index[GROUP] = {TN_XR_NONE, B_ROW, B_ROW, B_ROW3, B_ROW, B_ROW5, B_ROW3, B_ROW7};
  static const uint8_t scale[GROUP] = {0, 0, 1, 0, 2, 0, 1, 0};
  return tn_x_mem_index(groups[column / GROUP], index[column % GROUP], scale[column % GROUP], 0);
}

// A part of the columns of vector `of`. The vectors of its indices are then those from b + 2 on.
static void turn_part(const Gen *g, unsigned of) {
  const unsigned n = indices_of_part(g), v = g->b, t = v + 4, first_column = of * g->bytes >> g->kind.shift;
  for (unsigned i = 0; i < n; i++) {
    tn_x_vec(g->c, TN_X_movups_load, PART, v + i, 0, at_column(first_column + i), 0, 0);
    for (unsigned part = 1; part < g->bytes / PART; part++)
      vector(g, g->bytes == 64 ? TN_X_inserti32x4 : TN_X_inserti128, v + i, v + i,
             at_column(first_column + part * n + i), part);
  }
  if (n == 4) {
    vector(g, TN_X_unpcklps, t, v, tn_x_reg(v + 1), 0);
    vector(g, TN_X_unpckhps, t + 1, v, tn_x_reg(v + 1), 0);
    vector(g, TN_X_unpcklps, v, v + 2, tn_x_reg(v + 3), 0);
    vector(g, TN_X_unpckhps, v + 1, v + 2, tn_x_reg(v + 3), 0);
  }
  const unsigned first = n == 4 ? t : v, second = n == 4 ? v : v + 1;
  vector(g, TN_X_unpcklpd, v + 2, first, tn_x_reg(second), 0);
  vector(g, TN_X_unpckhpd, v + 3, first, tn_x_reg(second), 0);
  if (n == 2) return;
  vector(g, TN_X_unpcklpd, t, t + 1, tn_x_reg(v + 1), 0);
  vector(g, TN_X_unpckhpd, t + 1, t + 1, tn_x_reg(v + 1), 0);
}

// What b, a vector of an index, times a's elements so many further on adds to sums of vector v.
static void add_products(const Gen *g, unsigned v, unsigned b, unsigned k) {
  for (unsigned r = 0; r < g->rows; r++) {
    load_a(g, g->kind.shift, g->x, element(r, k << g->kind.shift));
    add_product(g, g->next * r + v, b);
  }
}

// Pointers along k, by bytes in a register or, where that is NONE, to the next part.
static void step_on(const Gen *g, unsigned by) {
  uint8_t pointers[2 + TN_COUNT(groups)] = {A, A7};
  unsigned n = g->rows > 7 ? 2 : 1;
  for (unsigned i = 0; i < count_groups(g); i++) pointers[n++] = groups[i];
  for (unsigned i = 0; i < n; i++) {
    if (by == TN_XR_NONE)
      tn_x_alu_imm(g->c, 0, true, tn_x_reg(pointers[i]), PART);
    else
      tn_x_alu(g->c, 0, true, tn_x_reg(pointers[i]), by);
  }
}

// What is left of k, less than a part: the last part once more, without the indices that were taken before.
static void add_rest(const Gen *g, unsigned v) {
  TnXCode *c = g->c;
  const unsigned n = indices_of_part(g);
  size_t jumps[PART / 4] = {0};
  turn_part(g, v);
  for (unsigned i = 2; i < n; i++) {
    tn_x_alu_imm(c, 7, true, tn_x_reg(LEFT), (int32_t)(n - i));
    jumps[i] = tn_x_jump(c, TN_XJ_E);
  }
  for (unsigned i = 1; i < n; i++) {
    if (i > 1) tn_x_here(c, jumps[i]);
    add_products(g, v, g->b + 2 + i, i);
  }
}

static void point_to_columns(const Gen *g) {
  tn_x_load64(g->c, B, field(offsetof(TnTile, b)));
  tn_x_lea(g->c, B_ROW3, tn_x_mem_index(B_ROW, B_ROW, 1, 0));
  tn_x_lea(g->c, B_ROW5, tn_x_mem_index(B_ROW, B_ROW, 2, 0));
  tn_x_lea(g->c, B_ROW7, tn_x_mem_index(B_ROW3, B_ROW, 2, 0));
  for (unsigned i = 1; i < count_groups(g); i++) tn_x_lea(g->c, groups[i], tn_x_mem_index(groups[i - 1], B_ROW, 3, 0));
}

static void add_columns(const Gen *g) {
  TnXCode *c = g->c;
  const unsigned n = indices_of_part(g);
  load_row_steps(g);
  tn_x_load64(c, A, field(offsetof(TnTile, a)));
  point_to_row_7(g);
  point_to_columns(g);
  tn_x_load64(c, LEFT, field(offsetof(TnTile, k)));
  size_t loop = c->n;
  for (unsigned v = 0; v < g->vectors; v++) {
    turn_part(g, v);
    for (unsigned i = 0; i < n; i++) add_products(g, v, g->b + 2 + i, i);
  }
  step_on(g, TN_XR_NONE);
  tn_x_alu_imm(c, 5, true, tn_x_reg(LEFT), (int32_t)n);
  tn_x_alu_imm(c, 7, true, tn_x_reg(LEFT), (int32_t)n);
  tn_x_jump_back(c, TN_XJ_GE, loop);
  tn_x_alu_imm(c, 7, true, tn_x_reg(LEFT), 0);
  size_t done = tn_x_jump(c, TN_XJ_E);
  tn_x_lea(c, AHEAD, tn_x_mem(LEFT, -(int32_t)n));
  tn_x_shift_imm(c, 4, true, AHEAD, g->kind.shift);
  step_on(g, AHEAD);
  for (unsigned v = 0; v < g->vectors; v++) add_rest(g, v);
  tn_x_here(c, done);
}

// ---- sums in lanes
//
// TN_TILE_LANES_BESIDE lanes at a time, as far from each other as can be: so their neighbours along k take turns, and
// their sums are added to each other here.

enum { NEXT_A = KEPT, NEXT_B = KEPT_ROW, NEXT_C = AHEAD, LANES_LEFT = A7 };  // of the lanes that are next

// Neighbours of one of the lanes.
static void add_lane(const Gen *g, unsigned i) {
  Gen lane = *g;
  lane.first = i * g->rows;
  add_index(&lane);
  tn_x_alu(g->c, 0, true, tn_x_reg(A), A_STEP);
  tn_x_alu(g->c, 0, true, tn_x_reg(B), B_ROW);
}

// The sums of the lanes that begin at NEXT_A and NEXT_B.
static void sum_lanes(const Gen *g, unsigned log2_step) {
  TnXCode *c = g->c;
  enum { BESIDE = TN_TILE_LANES_BESIDE };
  size_t ends[BESIDE];
  zero_sums(g, BESIDE * g->rows);
  tn_x_mov(c, A, NEXT_A), tn_x_mov(c, B, NEXT_B);
  tn_x_lea(c, LEFT, tn_x_mem(SEGMENT, (1 - BESIDE) * (1 << log2_step)));
  tn_x_alu_imm(c, 7, true, tn_x_reg(LEFT), 0);
  const size_t few = tn_x_jump(c, TN_XJ_LE), loop = c->n;
  for (unsigned i = 0; i < BESIDE; i++) add_lane(g, i);
  tn_x_alu_imm(c, 5, true, tn_x_reg(LEFT), BESIDE << log2_step);
  tn_x_jump_back(c, TN_XJ_G, loop);
  tn_x_here(c, few);
  for (unsigned i = 0; i + 1 < BESIDE; i++) {
    tn_x_alu_imm(c, 7, true, tn_x_reg(LEFT), (int32_t)(i + 1 - BESIDE) * (1 << log2_step));
    ends[i] = tn_x_jump(c, TN_XJ_LE);
    add_lane(g, i);
  }
  for (unsigned i = 0; i + 1 < BESIDE; i++) tn_x_here(c, ends[i]);
  for (unsigned n = BESIDE / 2 * g->rows; n >= g->rows; n /= 2)
    for (unsigned i = 0; i < n; i++) vector(g, g->kind.shift == 3 ? TN_X_addpd : TN_X_addps, i, i, tn_x_reg(i + n), 0);
}

static void add_lanes(const Gen *g) {
  TnXCode *c = g->c;
  const unsigned shift = g->kind.shift, log2_step = (unsigned)__builtin_ctz(TN_TILE_LANES_BYTES) - shift;
  load_row_steps(g);
  load_step(g, A_STEP, offsetof(TnTile, a_step), shift + log2_step);
  tn_x_shift_imm(c, 4, true, B_ROW, log2_step);
  tn_x_load64(c, NEXT_A, field(offsetof(TnTile, a)));
  tn_x_load64(c, NEXT_B, field(offsetof(TnTile, b)));
  tn_x_load64(c, NEXT_C, field(offsetof(TnTile, c)));
  tn_x_load64(c, SEGMENT, field(offsetof(TnTile, k)));
  tn_x_mov_imm(c, LANES_LEFT, 1 << log2_step);
  const size_t loop = c->n;
  sum_lanes(g, log2_step);
  tn_x_mov(c, A, NEXT_C);
  move_rows(g, true);
  static const struct {
    uint8_t at;
    size_t step;
  } next[] = {
      {NEXT_A, offsetof(TnTile, a_step)}, {NEXT_B, offsetof(TnTile, b_row)}, {NEXT_C, offsetof(TnTile, c_lane)}};
  for (size_t i = 0; i < TN_COUNT(next); i++) {
    load_step(g, LEFT, next[i].step, shift);
    tn_x_alu(c, 0, true, tn_x_reg(next[i].at), LEFT);
  }
  tn_x_alu_imm(c, 5, true, tn_x_reg(SEGMENT), 1);
  tn_x_alu_imm(c, 5, true, tn_x_reg(LANES_LEFT), 1);
  tn_x_jump_back(c, TN_XJ_G, loop);
}

static void add_all(const Gen *g) {
  if (g->kind.in_lanes) {
    add_lanes(g);
    return;
  }
  begin_sums(g);
  (g->kind.turns ? add_columns : add_segments)(g);
  move_sums(g, true);
}

static void make_tile(const Gen *g) {
  TnXCode *c = g->c;
  tn_x_code_begin(c);
  const bool is_wide = (g->kind.turns && g->vectors > 1) || g->kind.in_lanes;
  if (g->rows > 5 || is_wide) tn_x_push(c, ROW5);
  if (g->rows > 7 || is_wide) tn_x_push(c, A7);
  const bool has_more = g->kind.keeps || g->kind.turns || g->kind.in_lanes;
  if (has_more) tn_x_push(c, KEPT), tn_x_push(c, KEPT_ROW), tn_x_push(c, AHEAD);
  if (g->has_masks) make_mask(g);
  add_all(g);
  if (has_more) tn_x_pop(c, AHEAD), tn_x_pop(c, KEPT_ROW), tn_x_pop(c, KEPT);
  if (g->rows > 7 || is_wide) tn_x_pop(c, A7);
  if (g->rows > 5 || is_wide) tn_x_pop(c, ROW5);
  tn_x_byte(c, 0xC5), tn_x_byte(c, 0xF8), tn_x_byte(c, 0x77);  // vzeroupper
  tn_x_byte(c, 0xC3);
}

// ---- all of a kind

typedef struct Job {
  TnArena arena;
  TnTileKind kind;
  bool is_512;
  TnXTiles *out;
} Job;

static TnError *make_tiles(void *arg) {
  Job *j = arg;
  TnXTiles *t = j->out;
  Gen g = {.kind = kinds[j->kind], .bytes = j->is_512 ? 64 : 32};
  g.splits = j->kind == TN_TILE_UI64 && !j->is_512;
  if (j->is_512 && j->kind == TN_TILE_I16 && tn_cpu_has_avx512_vnni()) g.kind.multiply = TN_X_pdpwssd, g.kind.add = 0;
  const bool turns = g.kind.turns, in_lanes = g.kind.in_lanes;
  const unsigned most_vectors = in_lanes ? 1 : 2;
  const int64_t columns = most_vectors * g.bytes >> g.kind.shift;
  g.has_masks = j->is_512 && !turns;
  const bool is_complex = g.kind.is_complex;
  const unsigned most_512 = is_complex ? 8 : TN_TILE_MOST_ROWS, most_256 = is_complex || g.splits ? 4 : 6;
  const unsigned most = in_lanes    ? TN_TILE_LANES_ROWS
                        : turns     ? TN_TILE_TURNED_ROWS
                        : j->is_512 ? most_512
                                    : most_256;
  const unsigned first = j->is_512 || turns ? 1 : 2;
  g.b = (in_lanes ? TN_TILE_LANES_BESIDE : turns ? 1 : 2) * most, g.x = g.b + (turns ? 6 : is_complex ? 4 : 2);
  g.temp = g.x + (is_complex ? 2 : 1);
  TnXCode code;
  size_t at[3][TN_TILE_MOST_ROWS] = {{0}};
  tn_x_code_init(&code, &j->arena);
  g.c = &code;
  for (g.vectors = first; g.vectors <= most_vectors; g.vectors++)
    for (g.rows = 1; g.rows <= (turns ? most / g.vectors : most); g.rows++) {
      g.next = turns || in_lanes ? g.vectors : 2;
      make_tile(&g), at[g.vectors - 1][g.rows - 1] = code.start;
    }
  g.vectors = 1, g.bytes = 32;
  for (g.rows = 1; g.has_masks && g.rows <= most; g.rows++) make_tile(&g), at[2][g.rows - 1] = code.start;
  TN_TRY(tn_x_pages_make(NULL, code.p, code.n, &t->pages));
  for (unsigned v = first - 1; v < 3; v++)
    for (unsigned r = 0; r < most; r++) memcpy(&t->fns[v][r], &(uint8_t *){t->pages.p + at[v][r]}, sizeof(uint8_t *));
  t->tiles = (TnTiles){most, columns, t->fns[1], first == 1 ? t->fns[0] : NULL, g.has_masks ? t->fns[2] : NULL};
  if (in_lanes) t->tiles.by_rows = t->fns[0], t->tiles.narrow = t->fns[2], t->tiles.narrowest = NULL;
  return NULL;
}

// Whether the halves of pairs are added one after the other and each sum is rounded to the nearest, as two fma do. The
// manuals say so in their own words only.
static bool pairs_are_two_fma(const TnXTiles *t) {
  enum { K = 32, N = 16 };
  uint32_t a[K], b[K * N], seed = 1;
  float got[N], want[N] = {0}, x[2], y[2];
  for (int i = 0; i < K * N + K; i++) {
    seed = seed * 1664525 + 1013904223;
    *(i < K ? &a[i] : &b[i - K]) = (seed & 0x87FF87FF) | 0x3C003C00;
  }
  const int64_t at[1] = {0};
  TnTile tile = {a, b, got, at, at, 1, K, K, 1, N, N, false, N, NULL, 0, 0};
  t->fns[0][0](&tile);
  for (int i = 0; i < K * N; i++) {
    const uint32_t halves[] = {a[i / N] & 0xFFFF0000, a[i / N] << 16, b[i] & 0xFFFF0000, b[i] << 16};
    memcpy(x, halves, sizeof x), memcpy(y, halves + 2, sizeof y);
    want[i % N] = __builtin_fmaf(x[1], y[1], __builtin_fmaf(x[0], y[0], want[i % N]));
  }
  return !memcmp(got, want, sizeof got);
}

// The least time of some runs of the highest tile.
static uint64_t time_of(const TnTiles *tiles, int64_t k, uint64_t least) {
  enum { COLUMNS = 32 };
  const int64_t at[1] = {0};
  const float zeros[COLUMNS] = {0};
  float c[TN_TILE_MOST_ROWS * COLUMNS];
  TnTile t = {zeros, zeros, c, at, at, 1, k, 0, 0, 0, COLUMNS, false, COLUMNS, NULL, 0, 0};
  const uint64_t start = tn_time_ns();
  tiles->by_rows[tiles->rows - 1](&t);
  const uint64_t took = tn_time_ns() - start;
  return took < least ? took : least;
}

bool tn_x_pairs_pay(const TnTiles *pairs, const TnTiles *single) {
  enum { RUNS = 8, PAIRS = 32 };
  uint64_t of_pairs = UINT64_MAX, of_single = UINT64_MAX;
  for (int i = 0; i < RUNS; i++)
    of_pairs = time_of(pairs, PAIRS, of_pairs), of_single = time_of(single, 2 * PAIRS, of_single);
  return of_pairs < of_single;
}

bool tn_x_tiles_init(TnXTiles *t, unsigned level, TnTileKind kind) {
  TnXCpu cpu = tn_x_cpu();
  *t = (TnXTiles){0};
  if (kind == TN_TILE_BF16 && (level < 2 || !tn_cpu_has_avx512_bf16())) return false;
  if (kinds[kind].in_lanes && level < 2) return false;  // the end of an operand wants masks
  if (level > 1 ? !cpu.has_avx512 : !cpu.has_avx2) return false;
  TnGuard guard;
  Job j = {.kind = kind, .is_512 = level > 1, .out = t};
  tn_arena_init(&j.arena, &guard);
  TnError *e = tn_guard_run(&guard, make_tiles, &j);
  tn_arena_deinit(&j.arena);
  if (!e && (kind != TN_TILE_BF16 || pairs_are_two_fma(t))) return true;
  tn_x_tiles_deinit(t);
  tn_error_destroy(e);
  return false;
}

void tn_x_tiles_deinit(TnXTiles *t) {
  tn_x_pages_drop(&t->pages);
  *t = (TnXTiles){0};
}
