// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0

func.func @ok(%x: tensor<2xf32> {a.b = 1 : i32}) -> (tensor<2xf32> {c.d}, tensor<i1>) {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0:2 = func.call @callee(%x, %c) : (tensor<2xf32>, tensor<i1>) -> (tensor<2xf32>, tensor<i1>)
  func.return %0#0, %0#1 : tensor<2xf32>, tensor<i1>
}
func.func private @callee(tensor<2xf32>, tensor<i1>) -> (tensor<2xf32>, tensor<i1>)

// -----

func.func @twice() {
  func.return
}
// expected-error@+1 {{func.func: @twice is defined twice}}
func.func @twice() {
  func.return
}

// -----

// expected-error@+1 {{func.func: @external has no body, expected private visibility}}
func.func @external()

// -----

func.func @return_count(%x: tensor<2xf32>) -> tensor<2xf32> {
  // expected-error@+1 {{func.return: 0 operands given, expected 1, the function's results}}
  func.return
}

// -----

func.func @return_type(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{func.return: operand 0 is tensor<2xf32>, expected tensor<3xf32>, the type of the function's results}}
  func.return %x : tensor<2xf32>
}

// -----

func.func @ends_as_bodies_do(%x: tensor<2xf32>) -> tensor<2xf32> {
  stablehlo.return %x : tensor<2xf32>
}

// -----

func.func @other_return_type(%x: tensor<2xf32>) -> tensor<3xf32> {
  // expected-error@+1 {{return: operand 0 is tensor<2xf32>, expected tensor<3xf32>, the type of the function's results}}
  stablehlo.return %x : tensor<2xf32>
}

// -----

func.func @no_callee() {
  // expected-error@+1 {{func.call: @nowhere is no function of the module}}
  func.call @nowhere() : () -> ()
  func.return
}

// -----

func.func private @callee(tensor<2xf32>) -> tensor<2xf32>
func.func @call_operands(%x: tensor<3xf32>) {
  // expected-error@+1 {{func.call: operand 0 is tensor<3xf32>, expected tensor<2xf32>, the type of the callee's arguments}}
  %0 = func.call @callee(%x) : (tensor<3xf32>) -> tensor<2xf32>
  func.return
}

// -----

func.func private @callee(tensor<2xf32>) -> tensor<2xf32>
func.func @call_count(%x: tensor<2xf32>) {
  // expected-error@+1 {{func.call: 2 operands given, expected 1, the callee's arguments}}
  %0 = func.call @callee(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  func.return
}

// -----

func.func private @callee(tensor<2xf32>) -> tensor<2xf32>
func.func @call_results(%x: tensor<2xf32>) {
  // expected-error@+1 {{func.call: result 0 is tensor<3xf32>, expected the callee's tensor<2xf32>}}
  %0 = func.call @callee(%x) : (tensor<2xf32>) -> tensor<3xf32>
  func.return
}

// -----

func.func private @callee(tensor<2xf32>) -> tensor<2xf32>
func.func @call_result_count(%x: tensor<2xf32>) {
  // expected-error@+1 {{func.call: 0 results declared, expected the callee's 1}}
  func.call @callee(%x) : (tensor<2xf32>) -> ()
  func.return
}

// -----

// expected-error@+1 {{func.func: argument 0 of the body is tensor<3xf32>, expected tensor<2xf32> as the function type says}}
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "entry"}> ({
^bb0(%x: tensor<3xf32>):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{func.func: body has 0 arguments, expected 1 as the function type says}}
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "entry"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{func.func: arg_attrs has 0 elements, expected one for each of 1 arguments}}
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "attrs", arg_attrs = []}> ({
^bb0(%x: tensor<2xf32>):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{func.func: attribute function_type is missing}}
"func.func"() <{sym_name = "untyped"}> ({
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{func.func: visibility is "secret", expected public, private or nested}}
"func.func"() <{function_type = () -> (), sym_name = "hidden", sym_visibility = "secret"}> ({
  "func.return"() : () -> ()
}) : () -> ()
