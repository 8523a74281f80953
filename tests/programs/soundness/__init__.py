"""Small, hard programs that invite a differentiation tool to lose a derivative without a word, and who runs them."""
