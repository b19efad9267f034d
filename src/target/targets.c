// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The targets, best first.
#include "target/target.h"

static const TnTarget *const targets[] = {&tn_target_x64, &tn_target_x64_avx2, &tn_target_tile, &tn_target_c};

const TnTarget *tn_target_at(size_t index) { return index < TN_COUNT(targets) ? targets[index] : NULL; }

const TnTarget *tn_target_find(const char *name) {
  for (size_t i = 0; i < TN_COUNT(targets); i++)
    if (name ? strcmp(targets[i]->name, name) == 0 : targets[i]->available()) return targets[i];
  return NULL;
}
