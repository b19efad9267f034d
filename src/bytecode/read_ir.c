// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The IR section: ops, regions and values. Regions are read on a stack of frames. All values that an op can see stand
// in one array, outermost region first; an isolated op begins a numbering of its own behind them. A slot whose value is
// not defined yet holds the operands that wait for it.
#include "bytecode/read_priv.h"
#include "bytecode/uses.h"

enum {
  HAS_ATTRS = 0x01,
  HAS_RESULTS = 0x02,
  HAS_OPERANDS = 0x04,
  HAS_SUCCESSORS = 0x08,
  HAS_REGIONS = 0x10,
  HAS_USE_ORDERS = 0x20,
  HAS_PROPERTIES = 0x40,
};

// An operand that refers to a value defined later.
typedef struct Waiting {
  struct Waiting *next;
  TnValue **operand;
} Waiting;

typedef struct Slot {
  TnValue *value;  // NULL: not defined yet
  Waiting *waiting;
} Slot;

// An op whose regions are being read.
typedef struct Frame {
  TnOp *op;  // NULL: the file itself
  TnBytes bytes;
  bool is_section;  // the regions have a section of their own
  bool is_in_block;
  size_t n_regions_read;
  size_t scope;         // slot that operand number 0 means
  size_t visible;       // first slot that ops in here may refer to
  size_t base;          // first slot of the values of a region of this op
  size_t next, end;     // slots of the region being read: the next one to define, and the end
  uint64_t n_ops_left;  // in its block
} Frame;

typedef struct IrReader {
  TnReader *r;
  TN_VEC(Frame) frames;
  Slot *slots;
  size_t n_slots, cap_slots;
  size_t n_largest;  // more values than bytes there cannot be
  // Parts of the op being read, until it can be allocated.
  TN_VEC(const TnType *) types;
  TN_VEC(uint64_t) operands;
  TN_VEC(TnUseOrder *) use_orders;
} IrReader;

static Frame *top(IrReader *ir) { return &ir->frames.data[ir->frames.n - 1]; }

// ---------------------------------------------------------------------------------------------------------------
// Values.

// Room for n_values more.
static void reserve_slots(IrReader *ir, const uint8_t *at, uint64_t n_values) {
  if (n_values > ir->n_largest || ir->n_slots + n_values > ir->n_largest) {
    tn_read_fail(ir->r, at, "%llu values announced in %zu bytes", (unsigned long long)n_values, ir->n_largest);
    return;
  }
  size_t n = ir->n_slots + (size_t)n_values;
  if (n > ir->cap_slots || !ir->slots) {
    size_t cap = ir->cap_slots * 2 > n ? ir->cap_slots * 2 : n + 64;
    ir->slots = tn_arena_grow(ir->r->scratch, ir->slots, ir->n_slots * sizeof(Slot), cap * sizeof(Slot), 8);
    ir->cap_slots = cap;
  }
  memset(ir->slots + ir->n_slots, 0, (n - ir->n_slots) * sizeof(Slot));
  ir->n_slots = n;
}

static void define(IrReader *ir, Frame *f, TnValue *v) {
  if (f->next == f->end) {
    tn_read_fail(ir->r, f->bytes.p, "more than the %zu values announced for a region", f->end - f->base);
    return;
  }
  Slot *s = &ir->slots[f->next++];
  s->value = v;
  for (Waiting *w = s->waiting; w; w = w->next) *w->operand = v;
}

static Slot *find_slot(IrReader *ir, const Frame *f, const uint8_t *at, uint64_t number) {
  if (number < ir->n_slots - f->scope && f->scope + number >= f->visible) return &ir->slots[f->scope + number];
  tn_read_fail(ir->r, at, "operand %llu: no such value is visible here", (unsigned long long)number);
  return NULL;
}

static void connect(IrReader *ir, Frame *f, TnOp *op) {
  for (size_t i = 0; i < op->n_operands; i++) {
    Slot *s = &ir->slots[f->scope + ir->operands.data[i]];
    op->operands[i] = s->value;
    if (s->value) continue;
    Waiting *w = tn_new(ir->r->scratch, Waiting);
    *w = (Waiting){s->waiting, &op->operands[i]};
    s->waiting = w;
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Orders of uses: kept as they are.

static TnUseOrder *read_use_order(IrReader *ir, TnBytes *b, uint64_t value) {
  uint64_t n;
  const uint8_t *at = b->p;
  bool is_pairs = tn_bytes_flagged(b, &n);
  if (n > tn_bytes_left(b) || n > UINT32_MAX) {
    tn_read_fail(ir->r, at, "%llu uses announced, %zu bytes left", (unsigned long long)n, tn_bytes_left(b));
    return NULL;
  }
  TnUseOrder *o = tn_new(&ir->r->m->arena, TnUseOrder);
  *o = (TnUseOrder){.index = (uint32_t)value, .n = (uint32_t)n, .is_pairs = is_pairs};
  uint64_t *numbers = tn_new_n(&ir->r->m->arena, uint64_t, (size_t)n);
  for (size_t i = 0; i < n && !ir->r->failed; i++) numbers[i] = tn_bytes_varint(b);
  o->numbers = numbers;
  return o;
}

// For a group of n values: one value's order, or as many as are announced, each with the number of its value.
static void read_use_orders(IrReader *ir, TnBytes *b, size_t n) {
  size_t n_orders = n > 1 ? tn_bytes_count(b, "use orders") : n;
  for (size_t i = 0; i < n_orders && !ir->r->failed; i++) {
    const uint8_t *at = b->p;
    uint64_t value = n > 1 ? tn_bytes_varint(b) : 0;
    if (value >= n)
      tn_read_fail(ir->r, at, "use order of value %llu of %zu", (unsigned long long)value, n);
    else
      tn_push(ir->r->scratch, &ir->use_orders, read_use_order(ir, b, value));
  }
}

static void keep_use_orders(IrReader *ir, const TnValue *values) {
  for (size_t i = 0; i < ir->use_orders.n && !ir->r->failed; i++) {
    TnUseOrder *o = ir->use_orders.data[i];
    tn_use_order_keep(ir->r->m, &values[o->index], o);
  }
}

// ---------------------------------------------------------------------------------------------------------------
// Regions.

static const TnAttr *read_loc(IrReader *ir, const uint8_t *at, uint64_t index) {
  const TnAttr *a = tn_read_attr(ir->r, at, index);
  if (!a) return NULL;
  if (a->kind != TN_ATTR_LOC) tn_read_fail(ir->r, at, "expected a location");
  return a->sub == TN_LOC_UNKNOWN ? NULL : a;
}

static void read_args(IrReader *ir, Frame *f, TnRegion *region) {
  TnReader *r = ir->r;
  TnBytes *b = &f->bytes;
  size_t n = tn_bytes_count(b, "block arguments");
  const TnAttr **locs = tn_new_n(r->scratch, const TnAttr *, n);
  bool has_locs = false;
  tn_region_init_args(r->m, region, NULL, n);
  for (size_t i = 0; i < n && !r->failed; i++) {
    const uint8_t *at = b->p;
    uint64_t type;
    bool has_loc = true;
    if (r->version >= 4)
      has_loc = tn_bytes_flagged(b, &type);
    else
      type = tn_bytes_varint(b);
    region->args[i].type = tn_read_type(r, at, type);
    at = b->p;
    if (has_loc) locs[i] = read_loc(ir, at, tn_bytes_varint(b));
    has_locs |= locs[i] != NULL;
    if (!r->failed) define(ir, f, &region->args[i]);
  }
  if (has_locs) {
    region->arg_locs = tn_new_n(&r->m->arena, const TnAttr *, n);
    memcpy(region->arg_locs, locs, n * sizeof *locs);
  }
  if (r->failed || r->version < 3 || !tn_bytes_byte(b)) return;
  ir->use_orders.n = 0;
  read_use_orders(ir, b, n);
  keep_use_orders(ir, region->args);
}

static void begin_region(IrReader *ir, Frame *f) {
  TnBytes *b = &f->bytes;
  const uint8_t *at = b->p;
  TnRegion *region = &f->op->regions[f->n_regions_read++];
  uint64_t n_blocks = tn_bytes_varint(b);
  if (n_blocks == 0 || ir->r->failed) return;
  if (n_blocks > 1) {
    tn_read_fail(ir->r, at, "%s: a region of %llu blocks, expected at most 1", tn_op_name(f->op),
                 (unsigned long long)n_blocks);
    return;
  }
  at = b->p;
  uint64_t n_values = tn_bytes_varint(b);
  reserve_slots(ir, at, n_values);
  f->next = f->base;
  f->end = ir->n_slots;
  region->has_block = true;
  f->is_in_block = true;
  bool has_args = tn_bytes_flagged(b, &f->n_ops_left);
  if (has_args && !ir->r->failed) read_args(ir, f, region);
}

static void end_block(IrReader *ir, Frame *f) {
  if (f->next != f->end)
    tn_read_fail(ir->r, f->bytes.p, "%s: %zu values in a region, %zu announced", tn_op_name(f->op), f->next - f->base,
                 f->end - f->base);
  ir->n_slots = f->base;
  f->is_in_block = false;
}

// All regions of the op together; isolated ones have a section from version 2 on.
static void push_frame(IrReader *ir, Frame *parent, TnOp *op, bool is_isolated) {
  if (ir->frames.n > TN_MAX_NESTING) {
    tn_read_fail(ir->r, parent->bytes.p, "regions are nested more than %d deep", TN_MAX_NESTING);
    return;
  }
  Frame f = {.op = op, .bytes = parent->bytes, .scope = parent->scope, .visible = parent->visible, .base = ir->n_slots};
  if (is_isolated) f.scope = f.base;
  if (is_isolated || tn_op_get_info(op)->traits & TN_TRAIT_ISOLATED) f.visible = f.base;
  if (is_isolated && ir->r->version >= 2) {
    uint8_t id;
    const uint8_t *at = parent->bytes.p;
    f.bytes = tn_bytes_section(&parent->bytes, &id);
    f.is_section = true;
    if (!ir->r->failed && id != TN_SECTION_IR) tn_read_fail(ir->r, at, "section %u, expected an ir section", id);
  }
  f.next = f.end = f.base;
  tn_push(ir->r->scratch, &ir->frames, f);
}

static void pop_frame(IrReader *ir) {
  Frame *f = top(ir);
  if (f->is_section && tn_bytes_left(&f->bytes))
    tn_read_fail(ir->r, f->bytes.p, "%s: %zu bytes too many after the regions", tn_op_name(f->op),
                 tn_bytes_left(&f->bytes));
  if (ir->frames.n > 1 && !f->is_section) f[-1].bytes.p = f->bytes.p;
  ir->frames.n--;
}

// ---------------------------------------------------------------------------------------------------------------
// Ops.

static TnOpcode opcode_of(const TnReadName *name, const Frame *f) {
  bool is_return = name->kind == TN_NAME_VHLO && name->opcode == TN_OP_return;
  return is_return && f->op && f->op->opcode == TN_OP_func_func ? TN_OP_func_return : (TnOpcode)name->opcode;
}

static void read_types(IrReader *ir, TnBytes *b) {
  size_t n = tn_bytes_count(b, "results");
  for (size_t i = 0; i < n && !ir->r->failed; i++) {
    const uint8_t *at = b->p;
    const TnType *t = tn_read_type(ir->r, at, tn_bytes_varint(b));
    tn_push(ir->r->scratch, &ir->types, t);
  }
}

static void read_operands(IrReader *ir, Frame *f) {
  size_t n = tn_bytes_count(&f->bytes, "operands");
  for (size_t i = 0; i < n && !ir->r->failed; i++) {
    const uint8_t *at = f->bytes.p;
    uint64_t number = tn_bytes_varint(&f->bytes);
    find_slot(ir, f, at, number);
    tn_push(ir->r->scratch, &ir->operands, number);
  }
}

// A conversion between a vhlo type and the builtin type that it means is nothing here: its result is its operand.
static bool dissolve_cast(IrReader *ir, Frame *f, const TnReadName *name, uint64_t n_regions) {
  if (!name->is_cast || ir->types.n != 1 || ir->operands.n != 1 || n_regions) return false;
  TnValue *v = ir->slots[f->scope + ir->operands.data[0]].value;
  if (!v || v->type != ir->types.data[0]) return false;
  define(ir, f, v);
  return true;
}

// What the op says before its results: name, attributes, location.
typedef struct Head {
  const uint8_t *at;
  TnReadName *name;
  uint8_t mask;
  const TnAttr *loc, *dict;
  const TnAttr *const *attrs;
} Head;

static void read_dict(IrReader *ir, TnBytes *b, Head *h) {
  const uint8_t *at = b->p;
  uint64_t index = tn_bytes_varint(b);
  if (ir->r->version < 5) {
    const TnReadRecord *rec = tn_read_merged(ir->r, at, h->name, index);
    if (!rec) return;
    h->attrs = rec->attrs;
    h->dict = rec->dict;
    return;
  }
  const TnAttr *a = tn_read_attr(ir->r, at, index);
  if (a && a->kind != TN_ATTR_DICT)
    tn_read_fail(ir->r, at, "expected a dictionary as attributes of an op");
  else if (a && a->n)
    h->dict = a;
}

static void read_head(IrReader *ir, TnBytes *b, Head *h) {
  TnReader *r = ir->r;
  h->at = b->p;
  h->name = tn_read_name(r, h->at, tn_bytes_varint(b));
  h->mask = tn_bytes_byte(b);
  if (r->failed) return;
  const uint8_t *at = b->p;
  h->loc = read_loc(ir, at, tn_bytes_varint(b));
  if (h->mask & HAS_ATTRS && !r->failed) read_dict(ir, b, h);
  if (h->mask & HAS_PROPERTIES && !r->failed) {
    at = b->p;
    const TnReadRecord *rec = tn_read_properties(r, at, h->name, tn_bytes_varint(b));
    if (!rec) return;
    h->attrs = rec->attrs;
  }
  if (!h->attrs && h->name->n_record && !r->failed)
    tn_read_fail(r, h->at, "vhlo.%.*s: no attributes, expected %u", TN_STR_ARG(h->name->name), h->name->n_record);
}

static TnOp *make_op(IrReader *ir, Frame *f, const Head *h, uint64_t n_regions) {
  TnOp *op = tn_op_new(ir->r->m, opcode_of(h->name, f), ir->operands.n, ir->types.n, (size_t)n_regions);
  size_t n_attrs = tn_op_get_info(op)->n_attrs;
  if (h->attrs && n_attrs) memcpy(op->attrs, h->attrs, n_attrs * sizeof *op->attrs);
  tn_op_fill_defaults(ir->r->m, op);
  if (h->name->full_name) op->attrs[TN_SLOT_opaque_op_name] = h->name->full_name;
  op->dict = h->dict;
  op->loc = h->loc;
  connect(ir, f, op);
  for (size_t i = 0; i < ir->types.n; i++) {
    op->results[i].type = ir->types.data[i];
    define(ir, f, &op->results[i]);
  }
  keep_use_orders(ir, op->results);
  if (f->op)
    tn_region_append(&f->op->regions[f->n_regions_read - 1], op);
  else
    ir->r->m->root = op;
  return op;
}

static void read_op(IrReader *ir) {
  TnReader *r = ir->r;
  Frame *f = top(ir);
  TnBytes *b = &f->bytes;
  Head h = {0};
  read_head(ir, b, &h);
  if (r->failed) return;
  ir->types.n = ir->operands.n = ir->use_orders.n = 0;
  if (h.mask & HAS_RESULTS) read_types(ir, b);
  if (h.mask & HAS_OPERANDS) read_operands(ir, f);
  if (h.mask & HAS_SUCCESSORS && tn_bytes_count(b, "successors"))
    tn_read_fail(r, h.at, "an op with successor blocks, expected none");
  if (h.mask & HAS_USE_ORDERS && !r->failed) read_use_orders(ir, b, ir->types.n);
  uint64_t n_regions = 0;
  bool is_isolated = h.mask & HAS_REGIONS && tn_bytes_flagged(b, &n_regions);
  if (n_regions > tn_bytes_left(b) || n_regions > UINT16_MAX)
    tn_read_fail(r, h.at, "an op of %llu regions, %zu bytes left", (unsigned long long)n_regions, tn_bytes_left(b));
  if (r->failed || dissolve_cast(ir, f, h.name, n_regions)) return;
  TnOp *op = make_op(ir, f, &h, n_regions);
  if (n_regions && !r->failed) push_frame(ir, f, op, is_isolated);
}

static void read_frames(IrReader *ir) {
  while (ir->frames.n && !ir->r->failed) {
    Frame *f = top(ir);
    if (f->n_ops_left) {
      f->n_ops_left--;
      read_op(ir);
    } else if (f->is_in_block) {
      end_block(ir, f);
    } else if (f->op && f->n_regions_read < f->op->n_regions) {
      begin_region(ir, f);
    } else {
      pop_frame(ir);
    }
  }
}

void tn_read_ir(TnReader *r, TnBytes bytes) {
  IrReader ir = {.r = r, .n_largest = tn_bytes_left(&bytes)};
  uint64_t n_ops;
  const uint8_t *at = bytes.p;
  bool has_args = tn_bytes_flagged(&bytes, &n_ops);
  if (has_args || n_ops != 1) tn_read_fail(r, at, "expected one op at the top, a module");
  tn_push(r->scratch, &ir.frames, ((Frame){.bytes = bytes, .n_ops_left = 1}));
  read_frames(&ir);
  if (r->failed) return;
  const Frame *file = ir.frames.data;  // popped, and still there
  if (tn_bytes_left(&file->bytes))
    tn_read_fail(r, file->bytes.p, "%zu bytes too many in the ir section", tn_bytes_left(&file->bytes));
  const TnOp *root = r->m->root;
  if (root->opcode != TN_OP_builtin_module || root->n_regions != 1 || root->n_operands || root->n_results) {
    tn_read_fail(r, at, "found %s at the top, expected a builtin.module of one region", tn_op_name(root));
    return;
  }
  r->m->root->regions[0].has_block = true;
}
