"""Functions that run once, as in the primal, and carry no derivative."""

from __future__ import annotations

from irad.rules.kinds import DOUBLE, EVERY, FLOAT, LONG_DOUBLE, Inactive, Rule, Spellings, c_names, intrinsic, plain


def _quiet(
    *names: str,
    reads: tuple[int, ...] = (),
    writes: tuple[int, ...] = (),
    extent: tuple[int, ...] | None = None,
    returns_argument: int | None = None,
    note: str = "",
    files: str = "",
    stream: int | None = None,
) -> tuple[Inactive, ...]:
    return tuple(
        Inactive(
            name, plain(name), reads=reads, writes=writes, extent=extent, returns_argument=returns_argument, note=note,
            files=files, stream=stream,
        )
        for name in names
    )  # fmt: skip


def _text(
    *names: str, reads: tuple[int, ...] = (), returns: int | None = None, files: str = ""
) -> tuple[Inactive, ...]:
    """Functions that write text to their first argument."""
    return tuple(
        Inactive(name, plain(name), reads=reads, writes=(0,), returns_argument=returns, text=True, files=files)
        for name in names
    )


def _pure(*names: str, reads: tuple[int, ...] = (), note: str = "") -> tuple[Inactive, ...]:
    return tuple(Inactive(name, plain(name), reads=reads, pure=True, note=note) for name in names)


def _fatal(*names: str) -> tuple[Inactive, ...]:
    return tuple(Inactive(name, plain(name), reads=EVERY, returns=False) for name in names)


OUTPUT: tuple[Inactive, ...] = (
    *_quiet("printf", "vprintf", "puts", "perror", "__printf_chk", "__vprintf_chk", reads=EVERY),
    *_quiet("fprintf", "vfprintf", "__fprintf_chk", "__vfprintf_chk", reads=EVERY, writes=(0,), files="out", stream=0),
    *_text("sprintf", "snprintf", "vsprintf", "vsnprintf", reads=EVERY),
    *_text("__sprintf_chk", "__snprintf_chk", "__vsprintf_chk", "__vsnprintf_chk", reads=EVERY),
    *_quiet("dprintf", reads=EVERY, files="out", stream=0),
    *_quiet("fputs", reads=EVERY, writes=(1,), files="out", stream=1),
    *_quiet("fwrite", reads=(0,), writes=(3,), files="out", stream=3),
    *_quiet("write", "pwrite", "pwrite64", "send", reads=(1,), files="out", stream=0),
    *_quiet("putchar"),
    *_quiet("fputc", "putc", "_IO_putc", writes=(1,), files="out", stream=1),
    *_quiet("fflush", "setbuf", "rewind", "fclose", writes=(0,)),
    *_quiet("fopen", reads=(0, 1)),
)

# The stream of a `FILE *` changes as well; it is not counted among what is written, since nothing else of it
# is visible to the program.
INPUT: tuple[Inactive, ...] = (
    *_quiet("fread", "fread_unlocked", writes=(0,), extent=(1,), files="in"),
    *_quiet("__fread_chk", writes=(0,), extent=(2,), files="in"),
    *_quiet("read", "pread", "pread64", "recv", writes=(1,), extent=(), files="in"),
    *_text("fgets", "gets", files="in"),
    *_quiet("scanf", "__isoc99_scanf", "__isoc23_scanf", reads=(0,), writes=EVERY),
    *_quiet("fscanf", "__isoc99_fscanf", "__isoc23_fscanf", reads=(0, 1), writes=EVERY, files="in"),
    *_quiet("sscanf", "__isoc99_sscanf", "__isoc23_sscanf", reads=(0, 1), writes=EVERY),
    *_quiet("fgetc", "getc", "_IO_getc", files="in"),
    *_quiet("getchar", "ungetc", "feof", "ferror", "fseek", "ftell", "fileno"),
)

TEXT: tuple[Inactive, ...] = (
    *_pure("strlen", "atof", reads=(0,)),
    *(Inactive(name, plain(name), reads=(0,), pure=True, parses=True) for name in ("atoi", "atol", "atoll")),
    *_pure("strnlen", reads=(0,)),
    *_quiet("malloc_usable_size", reads=(0,)),
    *(
        Inactive(
            name, plain(name), reads=(0,), writes=(1,), extent=8, hands=True, parses=True,
            note="a number read from text",
        )
        for name in (
            "strtod strtof strtold strtol strtoll strtoul strtoull "
            "__isoc23_strtol __isoc23_strtoll __isoc23_strtoul __isoc23_strtoull"
        ).split()
    ),
    *_text("strcpy", "__strcpy_chk", reads=(1,), returns=0),
    *_text("strcat", "__strcat_chk", "strncat", "__strncat_chk", reads=(0, 1), returns=0),
    *_text("strncpy", "__strncpy_chk", reads=(1,), returns=0),
    *_pure("strcmp", "strncmp", "strcasecmp", "strncasecmp", "memcmp", "bcmp", reads=(0, 1)),
    *_quiet("getenv", "secure_getenv", reads=(0,)),
)

ENVIRONMENT: tuple[Inactive, ...] = (
    *_quiet("clock", "rand", "random", "srand", "srandom", "getpid", "sched_yield", "usleep", "sleep"),
    *_quiet("time", writes=(0,)),
    *_quiet("gettimeofday", writes=(0, 1)),
    *_quiet("clock_gettime", writes=(1,)),
    *_quiet("rand_r", reads=(0,), writes=(0,)),
    *_quiet("__errno_location", note="the address holds an integer"),
    *_quiet("feclearexcept", "feraiseexcept", "fetestexcept", "fegetround", "fesetround"),
)

LOCKS = {
    **dict.fromkeys("pthread_mutex_lock pthread_mutex_trylock pthread_mutex_unlock pthread_mutex_destroy".split(), 40),
    **dict.fromkeys("pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_unlock".split(), 56),
    **dict.fromkeys("pthread_rwlock_tryrdlock pthread_rwlock_trywrlock pthread_rwlock_destroy".split(), 56),
    **dict.fromkeys("pthread_spin_lock pthread_spin_trylock pthread_spin_unlock pthread_spin_destroy".split(), 4),
    **{"pthread_mutex_init": 40, "pthread_rwlock_init": 56, "pthread_spin_init": 4},
}
"""Functions on a lock of POSIX threads, and its bytes (glibc): code that one thread runs has no other to wait for."""

LOCKING: tuple[Inactive, ...] = (
    *(
        Inactive(name, plain(name), reads=(0,), writes=(0,), extent=size, keeps=True, note="a lock")
        for name, size in LOCKS.items()
    ),
    *_quiet("pthread_mutexattr_init", "pthread_mutexattr_destroy", "pthread_mutexattr_settype", writes=(0,)),
    *_quiet("pthread_self", "gettid"),
)

ENDINGS: tuple[Inactive, ...] = (
    *_fatal(
        "abort", "exit", "_exit", "_Exit", "quick_exit", "__assert_fail", "__stack_chk_fail", "__chk_fail"
    ),
    *_fatal("_ZSt9terminatev", "__cxa_pure_virtual", "__assert_rtn", "__assert"),
)

_SEEN = """
    add_overflow alignment_assumption divrem_overflow float_cast_overflow function_type_mismatch implicit_conversion
    invalid_builtin load_invalid_value mul_overflow negate_overflow nonnull_arg nonnull_return_v1 nullability_arg
    nullability_return_v1 out_of_bounds pointer_overflow shift_out_of_bounds sub_overflow type_mismatch_v1
    vla_bound_not_positive
""".split()

SANITIZER: tuple[Inactive, ...] = (
    *_quiet(*(f"__ubsan_handle_{name}" for name in _SEEN), reads=(0,), note="tells of it"),
    *_fatal(*(f"__ubsan_handle_{name}_abort" for name in _SEEN)),
    *_fatal("__ubsan_handle_builtin_unreachable", "__ubsan_handle_missing_return"),
)
"""What clang's -fsanitize=undefined calls where it has seen something."""

_FROM_FLOAT = ("lround", "llround", "lrint", "llrint")

CLASSIFICATION: tuple[Inactive, ...] = (
    *(
        Inactive(name, Spellings(c_names(name), (f"llvm.{name}",)), pure=True, note="an integer")
        for name in _FROM_FLOAT
    ),
    Inactive("ilogb", Spellings(c_names("ilogb", "llogb")), pure=True, note="an integer"),
    Inactive("isnan", Spellings(c_names("isnan", "__isnan")), pure=True),
    Inactive("isinf", Spellings(c_names("isinf", "__isinf")), pure=True),
    Inactive("finite", Spellings(c_names("finite", "__finite")), pure=True),
    Inactive("signbit", Spellings(c_names("__signbit")), pure=True),
    Inactive("fpclassify", Spellings(c_names("__fpclassify")), pure=True),
    Inactive(
        "nan",
        Spellings((("nan", DOUBLE), ("nanf", FLOAT), ("nanl", LONG_DOUBLE))),
        reads=(0,),
        pure=True,
        note="a constant",
    ),
)

_INTEGER_INTRINSICS = (
    *(f"{sign}{op}.with.overflow" for op in ("add", "sub", "mul") for sign in "su"),
    *(f"{sign}{op}.sat" for op in ("add", "sub", "shl") for sign in "su"),
    *(f"{sign}{op}" for op in ("max", "min", "cmp") for sign in "su"),
    *("ctlz", "cttz", "ctpop", "bswap", "bitreverse", "fshl", "fshr", "abs"),
    *("smul.fix", "umul.fix", "sdiv.fix", "udiv.fix"),
    *(f"vector.reduce.{op}" for op in ("add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin")),
    *("expect", "expect.with.probability", "objectsize", "is.constant", "is.fpclass", "vscale", "stepvector"),
    *(
        "get.active.lane.mask",
        "experimental.get.vector.length",
        "experimental.cttz.elts",
        "allow.runtime.check",
    ),
    *("fptosi.sat", "fptoui.sat", "get.rounding", "get.fpenv", "get.fpmode", "thread.pointer", "type.test"),
    *("returnaddress", "frameaddress", "sponentry", "eh.typeid.for", "public.type.test"),
    *("start.loop.iterations", "loop.decrement"),
)

_MARKERS = (
    *("assume", "experimental.noalias.scope.decl", "prefetch", "donothing", "sideeffect", "pseudoprobe"),
    *("dbg.value", "dbg.declare", "dbg.label", "dbg.assign", "var.annotation", "codeview.annotation"),
    *("fake.use", "instrprof.increment", "pcmarker", "readcyclecounter", "readsteadycounter", "clear_cache"),
)

INTRINSICS: tuple[Inactive, ...] = (
    *(
        Inactive(f"llvm.{name}", intrinsic(f"llvm.{name}"), pure=True, note="an integer")
        for name in _INTEGER_INTRINSICS
    ),
    *(Inactive(f"llvm.{name}", intrinsic(f"llvm.{name}"), note="a marker") for name in _MARKERS),
    *(
        Inactive(f"llvm.{name}", intrinsic(f"llvm.{name}"), returns=False, note="ends the program")
        for name in ("trap", "ubsantrap")
    ),
    Inactive(
        "llvm.load.relative", intrinsic("llvm.load.relative"), reads=(0,), pure=True,
        note="an address, by way of a constant table",
    ),
    Inactive("llvm.debugtrap", intrinsic("llvm.debugtrap")),
)

RULES: tuple[Rule, ...] = (
    OUTPUT + INPUT + TEXT + ENVIRONMENT + LOCKING + ENDINGS + SANITIZER + CLASSIFICATION + INTRINSICS
)
