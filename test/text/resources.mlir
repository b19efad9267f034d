func.func @f() {
  %0 = stablehlo.constant dense_resource<blob> : tensor<3xi32>
  %1 = stablehlo.constant dense_resource<"a b"> : tensor<2xui8>
  %2 = stablehlo.constant dense_resource<blob> : tensor<3xi32>
  return
}
{-#
  dialect_resources: {
    builtin: {
      blob: "0x04000000010000000200000003000000",
      unused: "0x0100000001",
      "a b": "0x01000000ffab"
    }
  }
#-}
