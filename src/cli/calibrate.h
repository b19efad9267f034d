// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
#ifndef TENON_CLI_CALIBRATE_H
#define TENON_CLI_CALIBRATE_H

#include "cli/cli.h"

TnError *calibrate(TnContext *c);  // prints what it measures

#endif  // TENON_CLI_CALIBRATE_H
