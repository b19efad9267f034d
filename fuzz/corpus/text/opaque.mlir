func.func @g(%a: tensor<4xi32>, %init: tensor<i32>) -> tensor<4xi32> {
  %0 = "foo.bar"(%a) <{a = 1, b}> ({ ^bb0(%x: i32): }, {}) {q} : (tensor<4xi32>) -> tensor<4xi32>
  %1 = "foo.bar"(%a) <{}> {q} : (tensor<4xi32>) -> tensor<4xi32>
  %2 = "foo.bar"(%a) <1> {q} : (tensor<4xi32>) -> tensor<4xi32>
  func.return %a : tensor<4xi32>
}
