// A location that is the value of an attribute has an alias, printed with locations or without.
module @m attributes {a.a = loc("x":1:2), a.v = loc(unknown)} {
  func.func @f(%a: tensor<4xf32> loc("arg")) -> tensor<4xf32> {
    return %a : tensor<4xf32> loc("op")
  }
}
