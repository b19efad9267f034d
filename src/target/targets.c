// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The targets, best first, and the micro-kernels that they make for the library.
#include "target/target.h"

static const TnTarget *const targets[] = {&tn_target_x64, &tn_target_x64_avx2, &tn_target_tile, &tn_target_c};

const char *tn_kernel_symbol(TnArena *arena, const TnKernel *k, size_t i) {
  TnBuf name = {.arena = arena};
  tn_buf_fmt(&name, "k%zu_", i);
  for (const char *p = k->name; p && *p; p++) {
    bool is_letter = (*p >= 'a' && *p <= 'z') || (*p >= 'A' && *p <= 'Z') || (*p >= '0' && *p <= '9');
    tn_buf_char(&name, is_letter ? *p : '_');
  }
  tn_buf_char(&name, 0);
  return name.p;
}

const TnTarget *tn_target_at(size_t index) { return index < TN_COUNT(targets) ? targets[index] : NULL; }

const TnTarget *tn_target_find(const char *name) {
  for (size_t i = 0; i < TN_COUNT(targets); i++)
    if (name ? strcmp(targets[i]->name, name) == 0 : targets[i]->available()) return targets[i];
  return NULL;
}

// Pairs only where they pay beside `single`.
static void make_tiles(TnXTiles *made, TnTileKind kind, const TnTiles *single) {
  if (!tn_x_tiles_init(made, 2, kind)) tn_x_tiles_init(made, 1, kind);
  if (made->tiles.rows && single && !tn_x_pairs_pay(&made->tiles, single)) tn_x_tiles_deinit(made);
}

static const TnTiles *get_tiles(TnTileSource *source, unsigned kind) {
  TnTargetTiles *t = (TnTargetTiles *)source;
  const TnTiles *found = atomic_load_explicit(&t->kinds[kind].found, memory_order_acquire);
  if (!found) {
    const TnTiles *single = kind == TN_TILE_BF16 ? get_tiles(source, TN_TILE_F32_FUSED) : NULL;
    pthread_mutex_lock(&t->lock);
    found = atomic_load_explicit(&t->kinds[kind].found, memory_order_relaxed);
    TnXTiles *made = &t->kinds[kind].made;
    if (!found) make_tiles(made, (TnTileKind)kind, single);
    found = &made->tiles;
    atomic_store_explicit(&t->kinds[kind].found, found, memory_order_release);
    pthread_mutex_unlock(&t->lock);
  }
  return found->rows ? found : NULL;
}

void tn_target_tiles_init(TnTargetTiles *t) {
  *t = (TnTargetTiles){.source = {get_tiles}};
  pthread_mutex_init(&t->lock, NULL);
}

void tn_target_tiles_deinit(TnTargetTiles *t) {
  for (size_t i = 0; i < TN_N_TILE_KINDS; i++) tn_x_tiles_deinit(&t->kinds[i].made);
  pthread_mutex_destroy(&t->lock);
}
