// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// A plan's steps as a C function behind its kernels.
#include "ahead/ahead.h"

typedef struct Text {
  TnBuf *out;
  TnAhead *a;
  unsigned depth;
} Text;

static void line(const Text *t) { tn_buf_fmt(t->out, "%*s", (int)(2 * t->depth), ""); }

static void add_data(TnBuf *out, const char *name, const void *data, size_t bytes) {
  tn_buf_fmt(out, "static const uint64_t %s[] __attribute__((aligned(64))) = {", name);
  for (size_t at = 0; at < bytes || at == 0; at += 8) {
    uint64_t word = 0;
    if (bytes) memcpy(&word, (const uint8_t *)data + at, bytes - at < 8 ? bytes - at : 8);
    tn_buf_fmt(out, "%s0x%llx,", at % 48 ? " " : "\n  ", (unsigned long long)word);
  }
  tn_buf_z(out, "\n};\n");
}

static const char *constant_name(const Text *t, size_t i) {
  return tn_arena_fmt(t->out->arena, "%s_c%zu", t->a->name, i).p;
}

static void add_slot(const Text *t, size_t i) {
  const TnSlot *s = &t->a->plan->slots[i];
  static const char *const sources[] = {"(char *)scratch + %zu", "inputs[%zu]", "outputs[%zu]", NULL, "(void *)&never"};
  if (s->first == UINT32_MAX)
    tn_buf_z(t->out, "0");
  else if (s->kind == TN_SLOT_CONST)
    tn_buf_fmt(t->out, "(void *)%s", constant_name(t, i));
  else if (s->kind == TN_SLOT_INPUT && s->offset)
    tn_buf_fmt(t->out, "(char *)inputs[%u] + %zu", s->index, s->offset);
  else
    tn_buf_fmt(t->out, sources[s->kind], s->kind == TN_SLOT_TEMP ? s->offset : s->index);
  tn_buf_z(t->out, i % 6 == 5 ? ",\n    " : ", ");
}

static void add_steps(Text *t, const TnSteps *steps);

static const char *kernel_name(const Text *t, uint32_t index) {
  TnArena *arena = t->out->arena;
  const char *symbol = tn_kernel_symbol(arena, t->a->plan->kernels[index], index);
  return tn_arena_fmt(arena, "%s_%s", t->a->name, symbol).p;
}

static void add_bufs(Text *t, const TnStep *s, uint32_t n) {
  tn_buf_z(t->out, "{ void *b[] = {");
  for (uint32_t i = 0; i < n; i++) tn_buf_fmt(t->out, "s[%u], ", s->bufs[i]);
}

static void add_kernel(Text *t, const TnStep *s) {
  const TnKernel *k = t->a->plan->kernels[s->index];
  add_bufs(t, s, s->n_bufs);
  tn_buf_fmt(t->out, "0}; %s(b, 0, %lld); }\n", kernel_name(t, s->index), (long long)(k->parallel ? k->parallel : 1));
}

static void add_routine(Text *t, const TnStep *s) {
  if (t->a->regions[t->a->n_done]) {
    add_bufs(t, s, s->n_bufs - (s->bytes != 0));
    tn_buf_fmt(t->out, "(char *)scratch + %zu", t->a->region);
  } else {
    add_bufs(t, s, s->n_bufs);
    tn_buf_char(t->out, '0');
  }
  tn_buf_fmt(t->out, "}; if (tn_ahead_step(&%s_routines, %s_image, %u, b, %s)) return 2; }\n", t->a->name, t->a->name,
             t->a->n_done++, s->less == UINT32_MAX ? "0" : kernel_name(t, s->less));
}

static void add_while(Text *t, const TnStep *s) {
  tn_buf_z(t->out, "for (;;) {\n");
  t->depth++;
  add_steps(t, &s->regions[0]);
  line(t);
  tn_buf_fmt(t->out, "if (!*(const uint8_t *)s[%u]) break;\n", s->bufs[0]);
  add_steps(t, &s->regions[1]);
  t->depth--;
  line(t);
  tn_buf_z(t->out, "}\n");
}

static void add_case(Text *t, const TnStep *s) {
  if (s->is_if)
    tn_buf_fmt(t->out, "switch (!*(const uint8_t *)s[%u]) {\n", s->bufs[0]);
  else
    tn_buf_fmt(t->out, "switch (*(const int32_t *)s[%u]) {\n", s->bufs[0]);
  for (uint32_t k = 0; k < s->n_regions; k++) {
    line(t);
    if (k + 1 < s->n_regions)
      tn_buf_fmt(t->out, "case %u:\n", k);
    else
      tn_buf_z(t->out, "default:\n");
    t->depth++;
    add_steps(t, &s->regions[k]);
    line(t);
    tn_buf_z(t->out, "break;\n");
    t->depth--;
  }
  line(t);
  tn_buf_z(t->out, "}\n");
}

static void add_steps(Text *t, const TnSteps *steps) {
  for (size_t i = 0; i < steps->n; i++) {
    const TnStep *s = &steps->data[i];
    line(t);
    switch ((TnStepKind)s->kind) {
      case TN_STEP_KERNEL: add_kernel(t, s); break;
      case TN_STEP_COPY:
        tn_buf_fmt(t->out, "__builtin_memmove(s[%u], s[%u], %zu);\n", s->bufs[0], s->bufs[1], s->bytes);
        break;
      case TN_STEP_SWAP:
        tn_buf_fmt(t->out, "{ void *x = s[%u]; s[%u] = s[%u]; s[%u] = x; }\n", s->bufs[0], s->bufs[0], s->bufs[1],
                   s->bufs[1]);
        break;
      case TN_STEP_WHILE: add_while(t, s); break;
      case TN_STEP_CASE: add_case(t, s); break;
      case TN_STEP_LIB: add_routine(t, s); break;
      case TN_STEP_CALL:
      case TN_STEP_HOST: tn_unreachable();
    }
  }
}

static void add_function(TnBuf *out, TnAhead *a) {
  const TnPlan *plan = a->plan;
  Text t = {.out = out, .a = a, .depth = 1};
  for (size_t i = 0; i < plan->n_slots; i++) {
    const TnSlot *s = &plan->slots[i];
    if (s->kind == TN_SLOT_CONST && s->first != UINT32_MAX) add_data(out, constant_name(&t, i), s->data, s->bytes);
  }
  if (a->image.n) {
    add_data(out, tn_arena_fmt(out->arena, "%s_image", a->name).p, a->image.p, a->image.n);
    tn_buf_fmt(out, "static void *%s_routines;\n", a->name);
    tn_buf_z(out,
             "int32_t tn_ahead_step(void **routines, const void *image, uint32_t step, void *const *bufs,\n"
             "                      void (*order)(void *const *, int64_t, int64_t));\n");
  }
  tn_buf_fmt(out, "\nconst uint64_t %s_scratch_bytes = %zu;\n", a->name, a->end);
  tn_buf_fmt(out, "int %s(void *const *inputs, void *const *outputs, void *scratch) {\n", a->name);
  tn_buf_z(out, "  static const int32_t never = 0;\n  (void)inputs, (void)outputs, (void)never;\n");
  tn_buf_z(out, "  if (!scratch || (uintptr_t)scratch % 64) return 1;\n  void *s[] = {");
  for (size_t i = 0; i < plan->n_slots; i++) add_slot(&t, i);
  tn_buf_z(out, "0};\n  (void)s;\n");
  add_steps(&t, &plan->steps);
  tn_buf_z(out, "  return 0;\n}\n");
}

void tn_ahead_c(TnBuf *out, const TnPlan *plan, const char *name) {
  TnArena *arena = out->arena;
  const char **names = tn_new_n(arena, const char *, plan->n_kernels + 1);
  for (size_t i = 0; i < plan->n_kernels; i++)
    names[i] = tn_arena_fmt(arena, "%s_%s", name, tn_kernel_symbol(arena, plan->kernels[i], i)).p;
  tn_target_c_text(out, plan->kernels, names, plan->n_kernels, "tn_ahead_call");
  TnAhead a;
  TnError *e = tn_ahead_begin(arena, plan, name, &a);
  if (e)
    tn_buf_fmt(out, "\n// No function for all of it: %s.\n", e->message);
  else
    add_function(out, &a);
  tn_error_destroy(e);
}
