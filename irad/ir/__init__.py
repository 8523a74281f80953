"""LLVM IR in memory: types, values, instructions, modules, and LLVM's text in and out.
Knows nothing of derivatives."""
