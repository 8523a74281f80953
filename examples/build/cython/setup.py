"""A Python module over a gradient in C, by Cython: CC=irad-cc LDSHARED="irad-cc -shared" python setup.py build_ext"""

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCES = "../src"
extension = Extension(
    "chain",
    ["chain.pyx", f"{SOURCES}/chain.c", f"{SOURCES}/gradient.c"],
    include_dirs=[SOURCES],
    libraries=["m"],
)
setup(name="chain", ext_modules=cythonize([extension], language_level=3))
