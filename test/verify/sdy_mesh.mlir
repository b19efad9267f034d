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

// expected-error@+1 {{mesh has two axes "a", expected unique names}}
sdy.mesh @mesh = <["a"=2, "a"=4]>

// -----

// expected-error@+1 {{axis "a" has size 0, expected a positive size}}
sdy.mesh @mesh = <["a"=0]>

// -----

// expected-error@+1 {{mesh has 3 device_ids, expected 2, the product of the axis sizes}}
sdy.mesh @mesh = <["a"=2], device_ids=[0, 1, 2]>

// -----

// expected-error@+1 {{device_ids has 1 more than once, expected unique values}}
sdy.mesh @mesh = <["a"=2], device_ids=[1, 1]>

// -----

// expected-error@+1 {{element 1 of device_ids is 2, expected a value in [0, 2)}}
sdy.mesh @mesh = <["a"=2], device_ids=[0, 2]>

// -----

// expected-error@+1 {{device_ids of the mesh are in order, expected them to be left out then}}
sdy.mesh @mesh = <["a"=2], device_ids=[0, 1]>

// -----

// expected-error@+1 {{element 0 of device_ids is -1, expected at least 0}}
sdy.mesh @mesh = <[], device_ids=[-1]>

// -----

// expected-error@+1 {{the product of the mesh's axis sizes exceeds 64 bits}}
sdy.mesh @mesh = <["a"=4294967296, "b"=4294967296]>
