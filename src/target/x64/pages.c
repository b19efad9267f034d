// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Pages for code, through base's operating system layer.
#include "target/x64/pages.h"

TnError *tn_x_pages_map(TnXPages *pages, size_t bytes) {
  *pages = (TnXPages){NULL, 0};
  if (!bytes) return NULL;
  size_t page = tn_page_bytes(), n = (bytes + page - 1) & ~(page - 1);
  pages->p = tn_code_map(n);
  if (!pages->p) return tn_error_oom();
  pages->n = n;
  return NULL;
}

TnError *tn_x_pages_seal(TnXPages *pages) {
  if (!pages->n || tn_code_seal(pages->p, pages->n)) return NULL;
  TN_FAIL(TN_PERMISSION_DENIED, TN_NO_LOC, "the system does not let memory become executable");
}

void tn_x_pages_unmap(TnXPages *pages) {
  if (pages->n) tn_code_unmap(pages->p, pages->n);
  *pages = (TnXPages){NULL, 0};
}
