// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bodies of ops: a region becomes a list of steps over registers, each holding TN_BODY_LANES elements, when it is made
// of elementwise ops, constants and calls of functions that are; otherwise the interpreter runs it per element.
#include "interp/body.h"

enum { MAX_STEPS = 256, MAX_CALLS = 8 };

// ---------------------------------------------------------------------------------------------------------------
// From region to steps

typedef struct Binding { const TnValue *value; uint32_t reg; } Binding;

typedef struct Compile {
  TnBody *body;
  TnArena *arena;
  const TnRegion *outer;       // values defined outside of it have tensors
  size_t rank;                 // the shape that all values have
  const int64_t *dims;
  Binding bindings[2 * MAX_STEPS];
  uint32_t n_bindings;
  unsigned depth;
} Compile;

static bool same_shape(const Compile *c, const TnType *t) {
  return t->kind == TN_TYPE_TENSOR && t->rank == c->rank && !tn_type_is_quant(t) &&
         (c->rank == 0 || memcmp(t->dims, c->dims, c->rank * sizeof *c->dims) == 0);
}

static bool bind(Compile *c, const TnValue *v, uint32_t reg) {
  if (c->n_bindings == TN_COUNT(c->bindings)) return false;
  c->bindings[c->n_bindings++] = (Binding){v, reg};
  return true;
}

static uint32_t new_register(TnBody *b, TnDtype type) {
  b->register_types[b->n_registers] = (uint8_t)type;
  return b->n_registers++;
}

static bool has_room(const TnBody *b) { return b->n_registers < b->n_args + 2 * MAX_STEPS && b->n_steps < MAX_STEPS; }

// A register whose lanes all hold the element.
static uint32_t add_constant(Compile *c, TnDtype type, const void *element) {
  uint32_t reg = new_register(c->body, type);
  size_t bytes = tn_dtype_bytes(type);
  void *lanes = tn_arena_push(c->arena, bytes * TN_BODY_LANES, 64);
  tn_fill(bytes, lanes, element, TN_BODY_LANES);
  c->body->registers[reg] = lanes;
  return reg;
}

// The tensor of a value from outside, when it is one element.
static bool bind_outer(Compile *c, const TnValue *v, uint32_t *out) {
  const TnRegion *r = tn_value_region(v);
  for (; r; r = r->op ? r->op->parent : NULL)
    if (r == c->outer) return false;  // defined inside: a value that this compiler does not know
  if (!same_shape(c, v->type) || !has_room(c->body)) return false;
  const TnTensor *t = tn_interp_value(c->body->it, v);
  if (!t || t->n != 1) return false;
  *out = add_constant(c, t->dtype, t->data);
  return bind(c, v, *out);
}

static bool find(Compile *c, const TnValue *v, uint32_t *out) {
  for (uint32_t i = c->n_bindings; i-- > 0;)
    if (c->bindings[i].value == v) return *out = c->bindings[i].reg, true;
  return bind_outer(c, v, out);
}

static bool find_all(Compile *c, const TnOp *op, uint32_t *out) {
  for (uint32_t i = 0; i < op->n_operands; i++)
    if (!find(c, op->operands[i], &out[i])) return false;
  return true;
}

static bool add_step(Compile *c, TnBodyStepKind kind, TnScalarOp op, TnDtype type, const uint32_t *in, TnDtype result,
                     uint32_t *out) {
  if (!has_room(c->body)) return false;
  *out = new_register(c->body, result);
  c->body->steps[c->body->n_steps++] =
      (TnBodyStep){(uint8_t)kind, (uint8_t)type, (uint16_t)op, *out, {in[0], in[1], in[2]}};
  return true;
}

static bool compile_scalar(Compile *c, TnScalarOp op, const uint32_t *in, uint32_t *out) {
  const uint8_t *types = c->body->register_types;
  bool is_binary = tn_scalar_operands(op) == 2;
  if (is_binary && types[in[0]] != types[in[1]]) return false;
  TnDtype result = tn_scalar_result(op, (TnDtype)types[in[0]]);
  if (result == TN_DTYPE_NONE) return false;
  return add_step(c, is_binary ? TN_STEP_BINARY : TN_STEP_UNARY, op, (TnDtype)types[in[0]], in, result, out);
}

static bool compile_clamp(Compile *c, const uint32_t *in, uint32_t *out) {
  uint32_t low[3] = {in[1], in[0], 0}, high[3] = {0, in[2], 0};
  return compile_scalar(c, TN_SCALAR_maximum, low, &high[0]) && compile_scalar(c, TN_SCALAR_minimum, high, out);
}

static bool compile_constant(Compile *c, const TnOp *op, uint32_t *out) {
  const TnAttr *value = TN_OP_ATTRS(op, constant)->value;
  if (value->kind != TN_ATTR_DENSE || !(value->is_splat || tn_attr_n(value) == 1) || !has_room(c->body)) return false;
  *out = add_constant(c, tn_type_storage(op->results[0].type), value->data);
  return true;
}

static bool compile_op(Compile *c, const TnOp *op);

// A call is compiled as if its function's ops stood in its place.
static bool compile_call(Compile *c, const TnOp *op, const TnAttr *callee, const uint32_t *in) {
  const TnOp *func = callee ? tn_interp_find_func(c->body->it, callee->str) : NULL;
  if (!func || c->depth == MAX_CALLS || !func->regions[0].has_block || func->regions[0].n_args != op->n_operands)
    return false;
  const TnRegion *r = &func->regions[0];
  for (uint32_t i = 0; i < r->n_args; i++)
    if (!bind(c, &r->args[i], in[i])) return false;
  c->depth++;
  bool ok = true;
  for (const TnOp *inner = r->first; ok && inner != r->last; inner = inner->next) ok = compile_op(c, inner);
  c->depth--;
  if (!ok || r->last->n_operands != op->n_results) return false;
  for (uint32_t i = 0; i < op->n_results; i++) {
    uint32_t reg;
    if (!find(c, r->last->operands[i], &reg) || !bind(c, &op->results[i], reg)) return false;
  }
  return true;
}

static bool compile_one_result(Compile *c, const TnOp *op, const uint32_t *in, uint32_t *out) {
  const uint8_t *types = c->body->register_types;
  TnDtype result = tn_type_storage(op->results[0].type);
  switch (op->opcode) {
    case TN_OP_constant: return compile_constant(c, op, out);
    case TN_OP_select:
      return types[in[1]] == types[in[2]] && types[in[0]] == TN_I1 &&
             add_step(c, TN_STEP_SELECT, TN_SCALAR_NONE, result, in, result, out);
    case TN_OP_clamp: return compile_clamp(c, in, out);
    case TN_OP_convert: return add_step(c, TN_STEP_CONVERT, TN_SCALAR_NONE, (TnDtype)types[in[0]], in, result, out);
    case TN_OP_bitcast_convert:  // elements under a byte are stored widened, each type in its own way
      return tn_dtype_bits(result) % 8 == 0 && tn_dtype_bits(result) == tn_dtype_bits((TnDtype)types[in[0]]) &&
             add_step(c, TN_STEP_BITCAST, TN_SCALAR_NONE, (TnDtype)types[in[0]], in, result, out);
    case TN_OP_reshape: case TN_OP_broadcast_in_dim:  // one element to one element, or the shape to itself
      return *out = in[0], true;
    default: {
      TnScalarOp scalar = tn_op_scalar(op);
      return scalar != TN_SCALAR_NONE && tn_scalar_operands(scalar) == op->n_operands &&
             compile_scalar(c, scalar, in, out);
    }
  }
}

static bool compile_op(Compile *c, const TnOp *op) {
  enum { MAX_OPERANDS = 64 };
  uint32_t in[MAX_OPERANDS] = {0};
  if (op->n_operands > MAX_OPERANDS || !find_all(c, op, in)) return false;
  for (uint32_t i = 0; i < op->n_results; i++)
    if (!same_shape(c, op->results[i].type)) return false;
  if (op->opcode == TN_OP_func_call) return compile_call(c, op, TN_OP_ATTRS(op, func_call)->callee, in);
  if (op->opcode == TN_OP_composite) return compile_call(c, op, TN_OP_ATTRS(op, composite)->decomposition, in);
  if (op->n_results != 1 || op->n_operands > 3) return false;
  uint32_t out;
  return compile_one_result(c, op, in, &out) && bind(c, &op->results[0], out);
}

static bool compile_region(Compile *c) {
  TnBody *b = c->body;
  const TnRegion *r = b->region;
  for (uint32_t i = 0; i < b->n_args; i++)
    if (!same_shape(c, r->args[i].type) || !bind(c, &r->args[i], i)) return false;
  for (const TnOp *op = r->first; op != r->last; op = op->next)
    if (!compile_op(c, op)) return false;
  for (uint32_t i = 0; i < b->n_results; i++) {
    uint32_t *reg = &b->result_registers[i], from[3] = {0};
    if (!find(c, r->last->operands[i], reg)) return false;
    // An argument's array may be overwritten by another result, so returning it takes a copy.
    from[0] = *reg;
    TnDtype type = (TnDtype)b->register_types[*reg];
    if (*reg < b->n_args && !add_step(c, TN_STEP_BITCAST, TN_SCALAR_NONE, type, from, type, reg)) return false;
  }
  return true;
}

static bool compile(TnBody *b, TnArena *arena) {
  const TnRegion *r = b->region;
  if (b->n_args == 0 || b->n_args > MAX_STEPS / 2 || r->args[0].type->kind != TN_TYPE_TENSOR) return false;
  uint32_t n = b->n_args + 2 * MAX_STEPS;
  b->steps = tn_arena_push(arena, MAX_STEPS * sizeof *b->steps, _Alignof(TnBodyStep));
  b->register_types = tn_new_n(arena, uint8_t, n);
  b->registers = tn_new_n(arena, void *, n);
  b->n_registers = b->n_args;
  for (uint32_t i = 0; i < b->n_args; i++) b->register_types[i] = b->arg_types[i];
  Compile *c = tn_arena_push(arena, sizeof *c, _Alignof(Compile));
  c->body = b, c->arena = arena, c->outer = r, c->n_bindings = 0, c->depth = 0;
  c->rank = r->args[0].type->rank, c->dims = r->args[0].type->dims;
  if (!compile_region(c)) return false;
  for (uint32_t i = b->n_args; i < b->n_registers; i++)
    if (!b->registers[i])
      b->registers[i] = tn_arena_push(arena, tn_dtype_bytes((TnDtype)b->register_types[i]) * TN_BODY_LANES, 64);
  return true;
}

// ---------------------------------------------------------------------------------------------------------------

// The op of a body that is one binary op on its two arguments in order, by far the most frequent one.
static TnScalarOp find_single(const TnRegion *r, const uint8_t *arg_types) {
  const TnOp *op = r->first;
  if (r->n_args != 2 || !op || op->next != r->last || op->n_operands != 2 || op->n_results != 1) return TN_SCALAR_NONE;
  if (op->operands[0] != &r->args[0] || op->operands[1] != &r->args[1] || r->last->n_operands != 1 ||
      r->last->operands[0] != &op->results[0] || arg_types[0] != arg_types[1] || tn_type_is_quant(r->args[0].type))
    return TN_SCALAR_NONE;
  TnScalarOp scalar = tn_op_scalar(op);
  if (scalar == TN_SCALAR_NONE || tn_scalar_operands(scalar) != 2) return TN_SCALAR_NONE;
  return tn_scalar_result(scalar, (TnDtype)arg_types[0]) == TN_DTYPE_NONE ? TN_SCALAR_NONE : scalar;
}

TnError *tn_body_new(TnInterp *it, const TnOp *op, const TnRegion *r, TnBody **out) {
  TnArena *arena = tn_interp_scratch(it);
  TnBody *b = tn_new(arena, TnBody);
  *b = (TnBody){.it = it, .op = op, .region = r, .n_args = r->n_args, .n_results = r->last->n_operands};
  b->arg_types = tn_new_n(arena, uint8_t, b->n_args);
  b->result_types = tn_new_n(arena, uint8_t, b->n_results);
  for (uint32_t i = 0; i < b->n_args; i++) b->arg_types[i] = (uint8_t)tn_type_storage(r->args[i].type);
  for (uint32_t i = 0; i < b->n_results; i++)
    b->result_types[i] = (uint8_t)tn_type_storage(r->last->operands[i]->type);
  *out = b;
  b->single = find_single(r, b->arg_types);
  if (b->single != TN_SCALAR_NONE) return NULL;
  b->result_registers = tn_new_n(arena, uint32_t, b->n_results);
  b->is_steps = compile(b, arena);
  if (!b->is_steps) b->scalars = tn_new_n(arena, TnTensor *, b->n_args + b->n_results);
  return NULL;
}

// ---------------------------------------------------------------------------------------------------------------
// Running

static void run_step(const TnBody *b, const TnBodyStep *s, void *const *regs, size_t n) {
  TnDtype type = (TnDtype)s->type;
  void *out = regs[s->out];
  switch ((TnBodyStepKind)s->kind) {
    case TN_STEP_UNARY: tn_scalar_unary((TnScalarOp)s->op, type, out, regs[s->in[0]], n); break;
    case TN_STEP_BINARY: tn_scalar_binary((TnScalarOp)s->op, type, out, regs[s->in[0]], regs[s->in[1]], n); break;
    case TN_STEP_SELECT:
      tn_choose(tn_dtype_bytes(type), out, regs[s->in[0]], regs[s->in[1]], regs[s->in[2]], n);
      break;
    case TN_STEP_CONVERT: tn_convert((TnDtype)b->register_types[s->out], out, type, regs[s->in[0]], n); break;
    case TN_STEP_BITCAST: memcpy(out, regs[s->in[0]], n * tn_dtype_bytes(type)); break;
  }
}

static void run_steps(TnBody *b, const void *const *args, void *const *results, size_t n) {
  for (size_t at = 0; at < n; at += TN_BODY_LANES) {
    size_t lanes = n - at < TN_BODY_LANES ? n - at : TN_BODY_LANES;
    for (uint32_t i = 0; i < b->n_args; i++)
      b->registers[i] = (uint8_t *)(uintptr_t)args[i] + at * tn_dtype_bytes((TnDtype)b->arg_types[i]);
    for (uint32_t i = 0; i < b->n_steps; i++) run_step(b, &b->steps[i], b->registers, lanes);
    for (uint32_t i = 0; i < b->n_results; i++) {
      size_t size = tn_dtype_bytes((TnDtype)b->result_types[i]);
      memcpy((uint8_t *)results[i] + at * size, b->registers[b->result_registers[i]], lanes * size);
    }
  }
}

// One call for each element. Scalars that come back unshared serve as arguments of the next call.
static TnError *run_by_interpreter(TnBody *b, const void *const *args, void *const *results, size_t n) {
  const TnRegion *r = b->region;
  TnTensor **in = b->scalars, **out = b->scalars + b->n_args;
  for (size_t at = 0; at < n; at++) {
    for (uint32_t i = 0; i < b->n_args; i++) {
      size_t size = tn_dtype_bytes((TnDtype)b->arg_types[i]);
      const TnType *type = r->args[i].type;
      TN_TRY(tn_tensor_new(b->it, (TnDtype)b->arg_types[i], type->elem, type->rank, type->dims, &in[i]));
      memcpy(in[i]->data, (const uint8_t *)args[i] + at * size, size);
    }
    TN_TRY(tn_interp_region_take(b->it, r, in, out));
    for (uint32_t i = 0; i < b->n_results; i++) {
      size_t size = tn_dtype_bytes((TnDtype)b->result_types[i]);
      memcpy((uint8_t *)results[i] + at * size, out[i]->data, size);
      tn_tensor_release(b->it, out[i]);
      out[i] = NULL;
    }
    TN_TRY(tn_interp_poll(b->it, b->op));
  }
  return NULL;
}

TnError *tn_body_run(TnBody *b, const void *const *args, void *const *results, size_t n) {
  if (b->single != TN_SCALAR_NONE) {
    tn_scalar_binary(b->single, (TnDtype)b->arg_types[0], results[0], args[0], args[1], n);
    return NULL;
  }
  if (!b->is_steps) return run_by_interpreter(b, args, results, n);
  run_steps(b, args, results, n);
  return NULL;
}

bool tn_body_is_exact(const TnBody *b) {
  bool is_float = tn_dtype_is_float((TnDtype)b->arg_types[0]) || tn_dtype_is_complex((TnDtype)b->arg_types[0]);
  switch (b->single) {
    case TN_SCALAR_add: case TN_SCALAR_multiply: return !is_float;
    case TN_SCALAR_maximum:
    case TN_SCALAR_minimum:
    case TN_SCALAR_and:
    case TN_SCALAR_or:
    case TN_SCALAR_xor: return true;
    default: return false;
  }
}

TnError *tn_body_promote(TnInterp *it, TnTensor *t, TnDtype to, TnTensor **out) {
  if (t->dtype == to) {
    tn_tensor_retain(t);
    *out = t;
    return NULL;
  }
  TN_TRY(tn_tensor_new(it, to, NULL, t->rank, t->dims, out));
  tn_convert(to, (*out)->data, (TnDtype)t->dtype, t->data, (size_t)t->n);
  return NULL;
}

TnError *tn_check_same_dims(TnInterp *it, const TnOp *op, TnTensor *const *in, size_t n, const char *label) {
  for (size_t k = 1; k < n; k++)
    for (size_t d = 0; d < in[0]->rank; d++)
      if (in[k]->rank != in[0]->rank || in[k]->dims[d] != in[0]->dims[d])
        return tn_interp_fail(it, op,
                              "dimension %zu is %lld in operand %zu of the list, expected %lld as in the first (%s)", d,
                              (long long)(d < in[k]->rank ? in[k]->dims[d] : 0), k, (long long)in[0]->dims[d], label);
  return NULL;
}
