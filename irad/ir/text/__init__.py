"""LLVM's printed text: lexer, parser and printer."""
