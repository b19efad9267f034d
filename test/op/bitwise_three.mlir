// SPDX-FileCopyrightText: The Tenon authors
// SPDX-License-Identifier: Apache-2.0
//
// Bitwise operations on three values, a mask and its complement among them, are what they are one by one.

func.func @three_i32() {
  %v1 = stablehlo.iota dim = 0 : tensor<300xi32>
  %v2 = stablehlo.constant dense<37> : tensor<300xi32>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<300xi32>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<300xi32>
  %v5 = stablehlo.constant dense<91> : tensor<300xi32>
  %v6 = stablehlo.multiply %v1, %v5 : tensor<300xi32>
  %v7 = stablehlo.optimization_barrier %v6 : tensor<300xi32>
  %v8 = stablehlo.constant dense<53> : tensor<300xi32>
  %v9 = stablehlo.multiply %v1, %v8 : tensor<300xi32>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300xi32>
  %v11 = stablehlo.constant dense<51> : tensor<300xi32>
  %v12 = stablehlo.constant dense<-52> : tensor<300xi32>
  %v13 = stablehlo.and %v4, %v11 : tensor<300xi32>
  %v14 = stablehlo.and %v7, %v12 : tensor<300xi32>
  %v15 = stablehlo.or %v13, %v14 : tensor<300xi32>
  %v16 = stablehlo.and %v4, %v7 : tensor<300xi32>
  %v17 = stablehlo.and %v4, %v10 : tensor<300xi32>
  %v18 = stablehlo.or %v16, %v17 : tensor<300xi32>
  %v19 = stablehlo.and %v7, %v10 : tensor<300xi32>
  %v20 = stablehlo.or %v18, %v19 : tensor<300xi32>
  %v21 = stablehlo.xor %v4, %v7 : tensor<300xi32>
  %v22 = stablehlo.xor %v21, %v10 : tensor<300xi32>
  %v23 = stablehlo.xor %v4, %v7 : tensor<300xi32>
  %v24 = stablehlo.and %v23, %v10 : tensor<300xi32>
  %v25 = stablehlo.xor %v24, %v7 : tensor<300xi32>
  %v26 = stablehlo.xor %v4, %v7 : tensor<300xi32>
  %v27 = stablehlo.and %v26, %v11 : tensor<300xi32>
  %v28 = stablehlo.or %v27, %v10 : tensor<300xi32>
  %v29 = stablehlo.xor %v28, %v4 : tensor<300xi32>
  %v30 = stablehlo.constant dense<51> : tensor<300xi32>
  %v31 = stablehlo.constant dense<-52> : tensor<300xi32>
  %v32 = stablehlo.and %v4, %v30 : tensor<300xi32>
  %v33 = stablehlo.optimization_barrier %v32 : tensor<300xi32>
  %v34 = stablehlo.and %v7, %v31 : tensor<300xi32>
  %v35 = stablehlo.optimization_barrier %v34 : tensor<300xi32>
  %v36 = stablehlo.or %v33, %v35 : tensor<300xi32>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<300xi32>
  %v38 = stablehlo.and %v4, %v7 : tensor<300xi32>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<300xi32>
  %v40 = stablehlo.and %v4, %v10 : tensor<300xi32>
  %v41 = stablehlo.optimization_barrier %v40 : tensor<300xi32>
  %v42 = stablehlo.or %v39, %v41 : tensor<300xi32>
  %v43 = stablehlo.optimization_barrier %v42 : tensor<300xi32>
  %v44 = stablehlo.and %v7, %v10 : tensor<300xi32>
  %v45 = stablehlo.optimization_barrier %v44 : tensor<300xi32>
  %v46 = stablehlo.or %v43, %v45 : tensor<300xi32>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<300xi32>
  %v48 = stablehlo.xor %v4, %v7 : tensor<300xi32>
  %v49 = stablehlo.optimization_barrier %v48 : tensor<300xi32>
  %v50 = stablehlo.xor %v49, %v10 : tensor<300xi32>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<300xi32>
  %v52 = stablehlo.xor %v4, %v7 : tensor<300xi32>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300xi32>
  %v54 = stablehlo.and %v53, %v10 : tensor<300xi32>
  %v55 = stablehlo.optimization_barrier %v54 : tensor<300xi32>
  %v56 = stablehlo.xor %v55, %v7 : tensor<300xi32>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300xi32>
  %v58 = stablehlo.xor %v4, %v7 : tensor<300xi32>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300xi32>
  %v60 = stablehlo.and %v59, %v30 : tensor<300xi32>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300xi32>
  %v62 = stablehlo.or %v61, %v10 : tensor<300xi32>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300xi32>
  %v64 = stablehlo.xor %v63, %v4 : tensor<300xi32>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300xi32>
  check.expect_eq %v15, %v37 : tensor<300xi32>
  check.expect_eq %v20, %v47 : tensor<300xi32>
  check.expect_eq %v22, %v51 : tensor<300xi32>
  check.expect_eq %v25, %v57 : tensor<300xi32>
  check.expect_eq %v29, %v65 : tensor<300xi32>
  return
}

// -----

func.func @three_i64() {
  %v1 = stablehlo.iota dim = 0 : tensor<300xi64>
  %v2 = stablehlo.constant dense<37> : tensor<300xi64>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<300xi64>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<300xi64>
  %v5 = stablehlo.constant dense<91> : tensor<300xi64>
  %v6 = stablehlo.multiply %v1, %v5 : tensor<300xi64>
  %v7 = stablehlo.optimization_barrier %v6 : tensor<300xi64>
  %v8 = stablehlo.constant dense<53> : tensor<300xi64>
  %v9 = stablehlo.multiply %v1, %v8 : tensor<300xi64>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300xi64>
  %v11 = stablehlo.constant dense<51> : tensor<300xi64>
  %v12 = stablehlo.constant dense<-52> : tensor<300xi64>
  %v13 = stablehlo.and %v4, %v11 : tensor<300xi64>
  %v14 = stablehlo.and %v7, %v12 : tensor<300xi64>
  %v15 = stablehlo.or %v13, %v14 : tensor<300xi64>
  %v16 = stablehlo.and %v4, %v7 : tensor<300xi64>
  %v17 = stablehlo.and %v4, %v10 : tensor<300xi64>
  %v18 = stablehlo.or %v16, %v17 : tensor<300xi64>
  %v19 = stablehlo.and %v7, %v10 : tensor<300xi64>
  %v20 = stablehlo.or %v18, %v19 : tensor<300xi64>
  %v21 = stablehlo.xor %v4, %v7 : tensor<300xi64>
  %v22 = stablehlo.xor %v21, %v10 : tensor<300xi64>
  %v23 = stablehlo.xor %v4, %v7 : tensor<300xi64>
  %v24 = stablehlo.and %v23, %v10 : tensor<300xi64>
  %v25 = stablehlo.xor %v24, %v7 : tensor<300xi64>
  %v26 = stablehlo.xor %v4, %v7 : tensor<300xi64>
  %v27 = stablehlo.and %v26, %v11 : tensor<300xi64>
  %v28 = stablehlo.or %v27, %v10 : tensor<300xi64>
  %v29 = stablehlo.xor %v28, %v4 : tensor<300xi64>
  %v30 = stablehlo.constant dense<51> : tensor<300xi64>
  %v31 = stablehlo.constant dense<-52> : tensor<300xi64>
  %v32 = stablehlo.and %v4, %v30 : tensor<300xi64>
  %v33 = stablehlo.optimization_barrier %v32 : tensor<300xi64>
  %v34 = stablehlo.and %v7, %v31 : tensor<300xi64>
  %v35 = stablehlo.optimization_barrier %v34 : tensor<300xi64>
  %v36 = stablehlo.or %v33, %v35 : tensor<300xi64>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<300xi64>
  %v38 = stablehlo.and %v4, %v7 : tensor<300xi64>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<300xi64>
  %v40 = stablehlo.and %v4, %v10 : tensor<300xi64>
  %v41 = stablehlo.optimization_barrier %v40 : tensor<300xi64>
  %v42 = stablehlo.or %v39, %v41 : tensor<300xi64>
  %v43 = stablehlo.optimization_barrier %v42 : tensor<300xi64>
  %v44 = stablehlo.and %v7, %v10 : tensor<300xi64>
  %v45 = stablehlo.optimization_barrier %v44 : tensor<300xi64>
  %v46 = stablehlo.or %v43, %v45 : tensor<300xi64>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<300xi64>
  %v48 = stablehlo.xor %v4, %v7 : tensor<300xi64>
  %v49 = stablehlo.optimization_barrier %v48 : tensor<300xi64>
  %v50 = stablehlo.xor %v49, %v10 : tensor<300xi64>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<300xi64>
  %v52 = stablehlo.xor %v4, %v7 : tensor<300xi64>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300xi64>
  %v54 = stablehlo.and %v53, %v10 : tensor<300xi64>
  %v55 = stablehlo.optimization_barrier %v54 : tensor<300xi64>
  %v56 = stablehlo.xor %v55, %v7 : tensor<300xi64>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300xi64>
  %v58 = stablehlo.xor %v4, %v7 : tensor<300xi64>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300xi64>
  %v60 = stablehlo.and %v59, %v30 : tensor<300xi64>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300xi64>
  %v62 = stablehlo.or %v61, %v10 : tensor<300xi64>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300xi64>
  %v64 = stablehlo.xor %v63, %v4 : tensor<300xi64>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300xi64>
  check.expect_eq %v15, %v37 : tensor<300xi64>
  check.expect_eq %v20, %v47 : tensor<300xi64>
  check.expect_eq %v22, %v51 : tensor<300xi64>
  check.expect_eq %v25, %v57 : tensor<300xi64>
  check.expect_eq %v29, %v65 : tensor<300xi64>
  return
}

// -----

func.func @three_ui8() {
  %v1 = stablehlo.iota dim = 0 : tensor<300xui8>
  %v2 = stablehlo.constant dense<37> : tensor<300xui8>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<300xui8>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<300xui8>
  %v5 = stablehlo.constant dense<91> : tensor<300xui8>
  %v6 = stablehlo.multiply %v1, %v5 : tensor<300xui8>
  %v7 = stablehlo.optimization_barrier %v6 : tensor<300xui8>
  %v8 = stablehlo.constant dense<53> : tensor<300xui8>
  %v9 = stablehlo.multiply %v1, %v8 : tensor<300xui8>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300xui8>
  %v11 = stablehlo.constant dense<51> : tensor<300xui8>
  %v12 = stablehlo.constant dense<204> : tensor<300xui8>
  %v13 = stablehlo.and %v4, %v11 : tensor<300xui8>
  %v14 = stablehlo.and %v7, %v12 : tensor<300xui8>
  %v15 = stablehlo.or %v13, %v14 : tensor<300xui8>
  %v16 = stablehlo.and %v4, %v7 : tensor<300xui8>
  %v17 = stablehlo.and %v4, %v10 : tensor<300xui8>
  %v18 = stablehlo.or %v16, %v17 : tensor<300xui8>
  %v19 = stablehlo.and %v7, %v10 : tensor<300xui8>
  %v20 = stablehlo.or %v18, %v19 : tensor<300xui8>
  %v21 = stablehlo.xor %v4, %v7 : tensor<300xui8>
  %v22 = stablehlo.xor %v21, %v10 : tensor<300xui8>
  %v23 = stablehlo.xor %v4, %v7 : tensor<300xui8>
  %v24 = stablehlo.and %v23, %v10 : tensor<300xui8>
  %v25 = stablehlo.xor %v24, %v7 : tensor<300xui8>
  %v26 = stablehlo.xor %v4, %v7 : tensor<300xui8>
  %v27 = stablehlo.and %v26, %v11 : tensor<300xui8>
  %v28 = stablehlo.or %v27, %v10 : tensor<300xui8>
  %v29 = stablehlo.xor %v28, %v4 : tensor<300xui8>
  %v30 = stablehlo.constant dense<51> : tensor<300xui8>
  %v31 = stablehlo.constant dense<204> : tensor<300xui8>
  %v32 = stablehlo.and %v4, %v30 : tensor<300xui8>
  %v33 = stablehlo.optimization_barrier %v32 : tensor<300xui8>
  %v34 = stablehlo.and %v7, %v31 : tensor<300xui8>
  %v35 = stablehlo.optimization_barrier %v34 : tensor<300xui8>
  %v36 = stablehlo.or %v33, %v35 : tensor<300xui8>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<300xui8>
  %v38 = stablehlo.and %v4, %v7 : tensor<300xui8>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<300xui8>
  %v40 = stablehlo.and %v4, %v10 : tensor<300xui8>
  %v41 = stablehlo.optimization_barrier %v40 : tensor<300xui8>
  %v42 = stablehlo.or %v39, %v41 : tensor<300xui8>
  %v43 = stablehlo.optimization_barrier %v42 : tensor<300xui8>
  %v44 = stablehlo.and %v7, %v10 : tensor<300xui8>
  %v45 = stablehlo.optimization_barrier %v44 : tensor<300xui8>
  %v46 = stablehlo.or %v43, %v45 : tensor<300xui8>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<300xui8>
  %v48 = stablehlo.xor %v4, %v7 : tensor<300xui8>
  %v49 = stablehlo.optimization_barrier %v48 : tensor<300xui8>
  %v50 = stablehlo.xor %v49, %v10 : tensor<300xui8>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<300xui8>
  %v52 = stablehlo.xor %v4, %v7 : tensor<300xui8>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300xui8>
  %v54 = stablehlo.and %v53, %v10 : tensor<300xui8>
  %v55 = stablehlo.optimization_barrier %v54 : tensor<300xui8>
  %v56 = stablehlo.xor %v55, %v7 : tensor<300xui8>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300xui8>
  %v58 = stablehlo.xor %v4, %v7 : tensor<300xui8>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300xui8>
  %v60 = stablehlo.and %v59, %v30 : tensor<300xui8>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300xui8>
  %v62 = stablehlo.or %v61, %v10 : tensor<300xui8>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300xui8>
  %v64 = stablehlo.xor %v63, %v4 : tensor<300xui8>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300xui8>
  check.expect_eq %v15, %v37 : tensor<300xui8>
  check.expect_eq %v20, %v47 : tensor<300xui8>
  check.expect_eq %v22, %v51 : tensor<300xui8>
  check.expect_eq %v25, %v57 : tensor<300xui8>
  check.expect_eq %v29, %v65 : tensor<300xui8>
  return
}

// -----

func.func @three_i16() {
  %v1 = stablehlo.iota dim = 0 : tensor<300xi16>
  %v2 = stablehlo.constant dense<37> : tensor<300xi16>
  %v3 = stablehlo.multiply %v1, %v2 : tensor<300xi16>
  %v4 = stablehlo.optimization_barrier %v3 : tensor<300xi16>
  %v5 = stablehlo.constant dense<91> : tensor<300xi16>
  %v6 = stablehlo.multiply %v1, %v5 : tensor<300xi16>
  %v7 = stablehlo.optimization_barrier %v6 : tensor<300xi16>
  %v8 = stablehlo.constant dense<53> : tensor<300xi16>
  %v9 = stablehlo.multiply %v1, %v8 : tensor<300xi16>
  %v10 = stablehlo.optimization_barrier %v9 : tensor<300xi16>
  %v11 = stablehlo.constant dense<51> : tensor<300xi16>
  %v12 = stablehlo.constant dense<-52> : tensor<300xi16>
  %v13 = stablehlo.and %v4, %v11 : tensor<300xi16>
  %v14 = stablehlo.and %v7, %v12 : tensor<300xi16>
  %v15 = stablehlo.or %v13, %v14 : tensor<300xi16>
  %v16 = stablehlo.and %v4, %v7 : tensor<300xi16>
  %v17 = stablehlo.and %v4, %v10 : tensor<300xi16>
  %v18 = stablehlo.or %v16, %v17 : tensor<300xi16>
  %v19 = stablehlo.and %v7, %v10 : tensor<300xi16>
  %v20 = stablehlo.or %v18, %v19 : tensor<300xi16>
  %v21 = stablehlo.xor %v4, %v7 : tensor<300xi16>
  %v22 = stablehlo.xor %v21, %v10 : tensor<300xi16>
  %v23 = stablehlo.xor %v4, %v7 : tensor<300xi16>
  %v24 = stablehlo.and %v23, %v10 : tensor<300xi16>
  %v25 = stablehlo.xor %v24, %v7 : tensor<300xi16>
  %v26 = stablehlo.xor %v4, %v7 : tensor<300xi16>
  %v27 = stablehlo.and %v26, %v11 : tensor<300xi16>
  %v28 = stablehlo.or %v27, %v10 : tensor<300xi16>
  %v29 = stablehlo.xor %v28, %v4 : tensor<300xi16>
  %v30 = stablehlo.constant dense<51> : tensor<300xi16>
  %v31 = stablehlo.constant dense<-52> : tensor<300xi16>
  %v32 = stablehlo.and %v4, %v30 : tensor<300xi16>
  %v33 = stablehlo.optimization_barrier %v32 : tensor<300xi16>
  %v34 = stablehlo.and %v7, %v31 : tensor<300xi16>
  %v35 = stablehlo.optimization_barrier %v34 : tensor<300xi16>
  %v36 = stablehlo.or %v33, %v35 : tensor<300xi16>
  %v37 = stablehlo.optimization_barrier %v36 : tensor<300xi16>
  %v38 = stablehlo.and %v4, %v7 : tensor<300xi16>
  %v39 = stablehlo.optimization_barrier %v38 : tensor<300xi16>
  %v40 = stablehlo.and %v4, %v10 : tensor<300xi16>
  %v41 = stablehlo.optimization_barrier %v40 : tensor<300xi16>
  %v42 = stablehlo.or %v39, %v41 : tensor<300xi16>
  %v43 = stablehlo.optimization_barrier %v42 : tensor<300xi16>
  %v44 = stablehlo.and %v7, %v10 : tensor<300xi16>
  %v45 = stablehlo.optimization_barrier %v44 : tensor<300xi16>
  %v46 = stablehlo.or %v43, %v45 : tensor<300xi16>
  %v47 = stablehlo.optimization_barrier %v46 : tensor<300xi16>
  %v48 = stablehlo.xor %v4, %v7 : tensor<300xi16>
  %v49 = stablehlo.optimization_barrier %v48 : tensor<300xi16>
  %v50 = stablehlo.xor %v49, %v10 : tensor<300xi16>
  %v51 = stablehlo.optimization_barrier %v50 : tensor<300xi16>
  %v52 = stablehlo.xor %v4, %v7 : tensor<300xi16>
  %v53 = stablehlo.optimization_barrier %v52 : tensor<300xi16>
  %v54 = stablehlo.and %v53, %v10 : tensor<300xi16>
  %v55 = stablehlo.optimization_barrier %v54 : tensor<300xi16>
  %v56 = stablehlo.xor %v55, %v7 : tensor<300xi16>
  %v57 = stablehlo.optimization_barrier %v56 : tensor<300xi16>
  %v58 = stablehlo.xor %v4, %v7 : tensor<300xi16>
  %v59 = stablehlo.optimization_barrier %v58 : tensor<300xi16>
  %v60 = stablehlo.and %v59, %v30 : tensor<300xi16>
  %v61 = stablehlo.optimization_barrier %v60 : tensor<300xi16>
  %v62 = stablehlo.or %v61, %v10 : tensor<300xi16>
  %v63 = stablehlo.optimization_barrier %v62 : tensor<300xi16>
  %v64 = stablehlo.xor %v63, %v4 : tensor<300xi16>
  %v65 = stablehlo.optimization_barrier %v64 : tensor<300xi16>
  check.expect_eq %v15, %v37 : tensor<300xi16>
  check.expect_eq %v20, %v47 : tensor<300xi16>
  check.expect_eq %v22, %v51 : tensor<300xi16>
  check.expect_eq %v25, %v57 : tensor<300xi16>
  check.expect_eq %v29, %v65 : tensor<300xi16>
  return
}
