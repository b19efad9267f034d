// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// The table of orders of uses, by the address of the value.
#include "bytecode/uses.h"

void tn_use_order_keep(TnModule *m, const TnValue *v, TnUseOrder *order) {
  order->value = v;
  *tn_map_slot(&m->use_orders, (TnStr){(const char *)&order->value, sizeof order->value}, NULL) = order;
}

const TnUseOrder *tn_use_order_find(const TnModule *m, const TnValue *v) {
  return tn_map_find(&m->use_orders, (TnStr){(const char *)&v, sizeof v});
}
