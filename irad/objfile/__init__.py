"""ELF files and archives, read and written."""
