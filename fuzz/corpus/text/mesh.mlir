"a.b"() {n = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">, #stablehlo.axis_ref<name = "y", sub_axis_info = (2)4>]>,
 o = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>], device_ids = dense<[0,1]> : tensor<2xi64>>, p = #stablehlo.mesh<axes = [#stablehlo.mesh_axis<name = "x", size = 2>]>, q = #stablehlo.sub_axis_info<(2)4>} : () -> ()
