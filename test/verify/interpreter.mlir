// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Constraints of interpreter.

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @grid(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>) {
  %0:4 = "interpreter.run_parallel"(%arg0, %arg1, %arg2, %arg3) <{programs = [[@f, @f], [@f, @f]]}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>)
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @infeed(%arg0: tensor<i32>) {
  %0 = "interpreter.run_parallel"(%arg0) <{infeed = [@f], programs = [[@f]]}> : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @no_programs() {
  // expected-error@+1 {{programs is empty, expected a row of functions for each replica}}
  "interpreter.run_parallel"() <{programs = []}> : () -> ()
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @empty_row() {
  // expected-error@+1 {{programs is empty, expected a row of functions for each replica}}
  "interpreter.run_parallel"() <{programs = [[]]}> : () -> ()
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @uneven_rows(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>) {
  // expected-error@+1 {{row 1 of programs has not 2 elements as the first}}
  %0:3 = "interpreter.run_parallel"(%arg0, %arg1, %arg2) <{programs = [[@f, @f], [@f]]}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>, tensor<i32>)
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @no_such_function(%arg0: tensor<i32>) {
  // expected-error@+1 {{function @g not found}}
  %0 = "interpreter.run_parallel"(%arg0) <{programs = [[@g]]}> : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @strings(%arg0: tensor<i32>) {
  // expected-error@+1 {{programs and infeed hold symbols of functions only}}
  %0 = "interpreter.run_parallel"(%arg0) <{programs = [["f"]]}> : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @operand_count(%arg0: tensor<i32>) {
  // expected-error@+1 {{1 operands, expected the 2 of all programs}}
  %0:2 = "interpreter.run_parallel"(%arg0) <{programs = [[@f, @f]]}> : (tensor<i32>) -> (tensor<i32>, tensor<i32>)
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @result_count(%arg0: tensor<i32>, %arg1: tensor<i32>) {
  // expected-error@+1 {{1 results, expected 2}}
  %0 = "interpreter.run_parallel"(%arg0, %arg1) <{programs = [[@f, @f]]}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @empty_infeed(%arg0: tensor<i32>) {
  // expected-error@+1 {{infeed is empty, expected functions or no attribute}}
  %0 = "interpreter.run_parallel"(%arg0) <{infeed = [], programs = [[@f]]}> : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func private @f(%a: tensor<i32>) -> tensor<i32> {
  return %a : tensor<i32>
}
func.func private @n() {
  return
}
func.func @infeed_of_nothing(%arg0: tensor<i32>) {
  // expected-error@+1 {{infeed function @n is () -> (), expected one that returns a tensor}}
  %0 = "interpreter.run_parallel"(%arg0) <{infeed = [@n], programs = [[@f]]}> : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @print(%arg0: tensor<i32>) {
  "interpreter.print"(%arg0) : (tensor<i32>) -> ()
  return
}

// -----

func.func @probe(%arg0: tensor<i32>) {
  %0 = "interpreter.probe"(%arg0) <{probe_id = "p"}> : (tensor<i32>) -> tensor<i32>
  return
}

// -----

func.func @probe_result(%arg0: tensor<i32>) {
  // expected-error@+1 {{result is tensor<f32>, expected tensor<i32>}}
  %0 = "interpreter.probe"(%arg0) <{probe_id = "p"}> : (tensor<i32>) -> tensor<f32>
  return
}
