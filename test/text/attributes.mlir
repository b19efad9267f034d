// Attributes of every kind, on an op and on the module.
module attributes {m.array = [], m.dict = {}, m.unit, m.unit2 = unit} {
  func.func @f() {
    %0 = stablehlo.constant {
      a.int = 3, a.neg = -3 : i32, a.hex = 0xFF : i8, a.bool = true, a.false = false, a.index = 7 : index, a.ui = 255 : ui8, a.big = 18446744073709551615 : ui64,
      a.si = -3 : si8, a.min = -9223372036854775808,
      b.f64 = 1.0, b.f32 = 0.1 : f32, b.exact = 1234560.0, b.digits = 1234567.0 : f64, b.nan = 0x7FC00000 : f32, b.inf = 0xFFF0000000000000 : f64, b.bf16 = 3.14 : bf16,
      b.f16 = 1.0e-7 : f16, b.small = 1.0e-300, b.negzero = -0.0, b.f8 = 0.02 : f8E4M3FN,
      c.string = "text", c.escapes = "a\"b\\c\n\t\01\FF", c.utf8 = "é", c.empty = "",
      "d quoted" = 1, "d\22q" = 2, d.sym = @f, d.nested = @a::@"b c"::@d, d.typed = "x" : i32,
      e.array = [1, 2 : i32, 3.0, 4.0 : f32, "s", true, unit, [], [[1]], {a}, @f, i32, tensor<2xf32>], e.dict = {z = 1, a = {b}, "c d" = [1]},
      f.i64s = array<i64: 1, -2>, f.none = array<i64>, f.bools = array<i1: true, false>, f.f32 = array<f32: 1.0, 0.1>, f.i8 = array<i8: -1, 127>,
      g.type = tensor<?x4xf32>, g.fn = (i32, f32) -> (i8, tuple<>), g.fn1 = () -> i32,
      h.dense = dense<[1, 2]> : tensor<2xi64>, h.empty = dense<> : tensor<0x2xf32>, h.splat = dense<1> : tensor<2x2xindex>, h.list = dense<[[1, 2], [3, 4]]> : tensor<2x2xui8>,
      i.map = affine_map<(d0, d1) -> (d1, d0)>, i.map2 = affine_map<(d0) -> (d0)>, i.again = [affine_map<(d0, d1) -> (d1, d0)>],
      j.unknown = #foo.bar<x = [1, 2], "a>b", (c -> d)>, j.bare = #foo.bar, j.pretty = #foo<bar 1>
    } dense<1> : tensor<i32>
    %1 = stablehlo.constant {
      a = #stablehlo<comparison_direction LT>, b = #stablehlo<comparison_type TOTALORDER>, c = #stablehlo<precision HIGHEST>, d = #stablehlo<fft_type IRFFT>,
      e = #stablehlo<transpose ADJOINT>, f = #stablehlo<rng_distribution NORMAL>, g = #stablehlo<rng_algorithm THREE_FRY>, h = #stablehlo.result_accuracy_mode<TOLERANCE>,
      i = #stablehlo.result_accuracy<atol = 1.0e-5, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>,
      j = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, j2 = #stablehlo.dot<>,
      k = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [2], start_indices_batching_dims = [3], start_index_map = [1], index_vector_dim = 1>, k2 = #stablehlo.gather<>,
      l = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [2], scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [4], index_vector_dim = 1>,
      m = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, m2 = #stablehlo.conv<[b, f]x[i, o]->[f, b]>,
      n = #stablehlo.channel_handle<handle = 1, type = 2>, o = #stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = []>,
      p = #stablehlo.dot_algorithm<lhs_precision_type = f8E5M2, rhs_precision_type = f8E5M2, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = true>,
      q = #stablehlo.bounds<3, ?>, q2 = #stablehlo.type_extensions<bounds = [3, ?]>,
      r = #chlo<comparison_direction EQ>, s = #chlo<precision HIGH>, s2 = #chlo<comparison_type SIGNED>,
      t = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>
    } dense<1> : tensor<i32>
    return
  }
}
