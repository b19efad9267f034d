// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Pages for code: written first, then sealed, never both writable and executable.
#ifndef TENON_TARGET_X64_PAGES_H
#define TENON_TARGET_X64_PAGES_H

#include "base/base.h"

typedef struct TnXPages {
  uint8_t *p;
  size_t n;
} TnXPages;

TnError *tn_x_pages_map(TnXPages *pages, size_t bytes);  // writable; 0 bytes: nothing
TnError *tn_x_pages_seal(TnXPages *pages);               // executable from here on, no longer writable
void tn_x_pages_unmap(TnXPages *pages);

#endif  // TENON_TARGET_X64_PAGES_H
