"""Front ends: each turns source, a library or a kernel into one LLVM module."""
