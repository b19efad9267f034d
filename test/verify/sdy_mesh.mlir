// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of sdy_mesh.

sdy.mesh @mesh = <["a"=2, "b"=4], device_ids=[0, 2, 4, 6, 1, 3, 5, 7]>

// -----

sdy.mesh @mesh = <[]>

// -----

sdy.mesh @mesh = <[], device_ids=[5]>

// -----

// expected-error@+1 {{two axes}}
sdy.mesh @mesh = <["a"=2, "a"=4]>

// -----

// expected-error@+1 {{positive size}}
sdy.mesh @mesh = <["a"=0]>

// -----

// expected-error@+1 {{product of the axis sizes}}
sdy.mesh @mesh = <["a"=2], device_ids=[0, 1, 2]>

// -----

// expected-error@+1 {{more than once}}
sdy.mesh @mesh = <["a"=2], device_ids=[1, 1]>

// -----

// expected-error@+1 {{device_ids}}
sdy.mesh @mesh = <["a"=2], device_ids=[0, 2]>

// -----

// expected-error@+1 {{in order}}
sdy.mesh @mesh = <["a"=2], device_ids=[0, 1]>

// -----

// expected-error@+1 {{device_ids}}
sdy.mesh @mesh = <[], device_ids=[-1]>

// -----

// expected-error@+1 {{exceeds 64 bits}}
sdy.mesh @mesh = <["a"=4294967296, "b"=4294967296]>
