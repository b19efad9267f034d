// Functions: visibility, names, attributes of arguments and results, declarations.
module @jit_f attributes {mhlo.num_partitions = 1 : i32, jax.uses_shape_polymorphism = false} {
  func.func public @main(%arg0: tensor<4xf32> {jax.buffer_donor = true, mhlo.layout_mode = "default"}, %other: tensor<f32>) -> (tensor<4xf32> {jax.result_info = "result[0]"}, tensor<f32>) attributes {mhlo.q = 1} {
    return %arg0, %other : tensor<4xf32>, tensor<f32>
  }
  func.func private @declared(tensor<4xf32> {x.a = 1}, i32) -> (tensor<4xf32> {x.b}) attributes {x.c}
  func.func nested @"with-dash"() -> tensor<f32> attributes {no_inline} {
    %0 = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
    return {x.b} %0 : tensor<f32>
  }
  func.func private @f.g$h(%x: (tensor<f32>) -> tensor<f32>) -> ((tensor<f32>) -> tensor<f32>) {
    return %x : (tensor<f32>) -> tensor<f32>
  }
  func.func @none(%arg0: none, %a1: index, %a2: memref<4xf32>, %a3: vector<4xf32>, %a4: tuple<>, %a5: tensor<0x2xi8>, %a6: !stablehlo.future<tensor<f32>, tensor<2xi8>>) { return }
  module @inner attributes {x.b, sym_visibility = "private"} {
    func.func private @x() { return }
    module { }
  }
  %c = builtin.unrealized_conversion_cast to tensor<f32>
  %d:2 = unrealized_conversion_cast %c, %c : tensor<f32>, tensor<f32> to i1, i2 {x.b}
}
