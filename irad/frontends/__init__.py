"""Front ends: from source code, bitcode or compiled kernels to one LLVM module, a Unit."""
