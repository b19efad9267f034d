// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// ir: the module IR. Other folders include this header only.
#ifndef TENON_IR_IR_H
#define TENON_IR_IR_H

#include "ir/verify.h"

#endif  // TENON_IR_IR_H
