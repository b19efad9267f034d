// Types in functions' signatures and on ops.
!alias = tensor<4xf32>
!nested = tuple<!alias, i8>
func.func private @scalars(i1, i2, i4, i8, i16, i32, i64, ui2, ui4, ui8, ui16, ui32, ui64, si8, si16, i128, i3, index, none)
func.func private @floats(f4E2M1FN, f6E2M3FN, f6E3M2FN, f8E3M4, f8E4M3, f8E4M3FN, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E5M2, f8E5M2FNUZ, f8E8M0FNU, f16, bf16, f32, f64, tf32, f80, f128, complex<f32>, complex<f64>, complex<i8>)
func.func private @tensors(tensor<f32>, tensor<4xf32>, tensor<2x?x3xf32>, tensor<0x2xi8>, tensor<*xf32>, tensor<?xindex>, tensor<4xcomplex<f32>>, tensor<1x2x3x4x5x6xi1>)
func.func private @bounded(tensor<?x4xf32, #stablehlo.bounds<8, ?>>, tensor<?xf32, #stablehlo.type_extensions<bounds = [3]>>) -> tensor<?x?xf32, #stablehlo.bounds<?, 7>>
func.func private @encoded(tensor<4xf32, #foo.bar<"x">>, tensor<4xf32, "text">, tensor<4xf32, 3 : i32>)
func.func private @other(tuple<>, tuple<i32, tuple<f32>>, (i32) -> f32, () -> (), (i32, i8) -> (f32, f32), ((i32) -> i32) -> ((i32) -> i32), memref<4x?xf32>, memref<4xf32, 1 : i32>, vector<4x4xf32>, !stablehlo.token, !stablehlo.future<tensor<f32>>, !foo.bar<i32, "x">, !foo.bar)
func.func private @aliased(!alias, !nested, tensor<4xf32>) -> !alias
