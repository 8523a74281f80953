"""Rules for what C++ programs call of their run-time library (libstdc++; Itanium ABI).

Almost all of the C++ library is templates, and differentiated with the code that uses them. What is left are
functions that throw, input and output, strings of text, and guards of variables. None carries a derivative.
"""

from __future__ import annotations

from collections.abc import Iterable

from irad.rules.kinds import EVERY, Inactive, Rule, plain


def _fatal(*symbols: str) -> tuple[Inactive, ...]:
    return tuple(Inactive(symbol, plain(symbol), reads=EVERY, returns=False) for symbol in symbols)


def _on_stream(*symbols: str, writes: tuple[int, ...] = (0,)) -> tuple[Inactive, ...]:
    """Functions of a stream that return it."""
    return tuple(Inactive(s, plain(s), reads=EVERY, writes=writes, returns_argument=0) for s in symbols)


THROWING: tuple[Inactive, ...] = _fatal(
    *(f"_ZSt{len(name)}{name}v" for name in ("__throw_bad_alloc", "__throw_bad_cast", "__throw_bad_typeid")),
    *(f"_ZSt{len(name)}{name}v" for name in ("__throw_bad_exception", "__throw_bad_function_call")),
    *(f"_ZSt{len(name)}{name}v" for name in ("__throw_bad_array_new_length", "__throw_bad_optional_access")),
    *(
        f"_ZSt{len(name)}{name}PKc"
        for name in (
            *(
                "__throw_logic_error",
                "__throw_domain_error",
                "__throw_invalid_argument",
                "__throw_length_error",
            ),
            *(
                "__throw_out_of_range",
                "__throw_runtime_error",
                "__throw_range_error",
                "__throw_overflow_error",
            ),
            *("__throw_underflow_error", "__throw_ios_failure"),
        )
    ),
    "_ZSt24__throw_out_of_range_fmtPKcz",
    "_ZSt20__throw_system_errori",
    "_ZSt20__throw_future_errori",
    "_ZSt26__throw_bad_variant_accessPKc",
    "_ZSt26__throw_bad_variant_accessb",
    *(
        "__cxa_bad_cast",
        "__cxa_bad_typeid",
        "__cxa_throw_bad_array_new_length",
        "__cxa_throw_bad_array_length",
    ),
    *("__cxa_deleted_virtual", "_ZSt21__glibcxx_assert_failPKciS0_S0_"),
)

_GUARD_BYTES = 8

#: A guard tells whether a variable has been initialised.
GUARDS: tuple[Inactive, ...] = (
    *(
        Inactive(s, plain(s), reads=(0,), writes=(0,), extent=_GUARD_BYTES, keeps=True)
        for s in ("__cxa_guard_acquire", "__cxa_guard_release", "__cxa_guard_abort")
    ),
    *(Inactive(s, plain(s), reads=EVERY) for s in ("__cxa_atexit", "__cxa_thread_atexit", "atexit")),
)

_TRAITS = "St11char_traitsIcE"
_STREAM = f"{_TRAITS}ERSt13basic_ostreamI"
_NUMBERS = ("b", "s", "t", "i", "j", "l", "m", "x", "y", "f", "d", "e", "PKv")
_TEXT = ("PKc", "PKa", "PKh", "c", "a", "h")
_MANIPULATORS = ("St5_Setw", "St8_Setbase", "St12_Setiosflags", "St13_Setprecision", "St14_Resetiosflags")

OUTPUT_STREAMS = frozenset(("_ZSt4cout", "_ZSt4cerr", "_ZSt4clog"))
"""The standard library's objects that nobody reads numbers from."""

OUTPUT: tuple[Inactive, ...] = _on_stream(
    *(f"_ZNSolsE{t}" for t in _NUMBERS),
    *(
        "_ZNSolsEDn",
        "_ZNSolsEPFRSoS_E",
        "_ZNSolsEPFRSt8ios_baseS0_E",
        f"_ZNSolsEPFRSt9basic_iosIc{_TRAITS}ES3_E",
    ),
    *(f"_ZNSo9_M_insertI{t}EERSoT_" for t in ("b", "l", "m", "x", "y", "d", "e", "PKv")),
    *("_ZNSo3putEc", "_ZNSo5writeEPKcl", "_ZNSo5flushEv"),
    *(f"_ZStlsI{_STREAM}cT_ES5_{t}" for t in _TEXT),
    *(f"_ZStlsIc{_STREAM}T_T0_ES6_{t}" for t in _MANIPULATORS),
    f"_ZStlsIc{_TRAITS}SaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE",
    f"_ZSt16__ostream_insertIc{_STREAM}T_T0_ES6_PKS3_l",
    *(f"_ZSt{name}Ic{_STREAM}T_T0_ES6_" for name in ("4endl", "4ends", "5flush")),
)

INPUT: tuple[Inactive, ...] = (
    *_on_stream(*(f"_ZNSirsER{t}" for t in _NUMBERS[:-1]), writes=(0, 1)),
    *_on_stream(*(f"_ZNSi10_M_extractI{t}EERSiRT_" for t in "btjlmxyfde"), writes=(0, 1)),
)

_IOS = f"_ZNSt9basic_iosIc{_TRAITS}E"

STREAMS: tuple[Inactive, ...] = (
    *(
        Inactive(s, plain(s), reads=EVERY, writes=(0,), hands=True)
        for s in (
            *(f"{_IOS}5clearESt12_Ios_Iostate", f"{_IOS}8setstateESt12_Ios_Iostate"),
            f"{_IOS}4initEPSt15basic_streambufIcS1_E",
            *(
                "_ZNSt8ios_baseC2Ev",
                "_ZNSt8ios_baseD2Ev",
                "_ZNSt6localeC1Ev",
                "_ZNSt6localeC1ERKS_",
                "_ZNSt6localeD1Ev",
            ),
            *("_ZNSt8ios_base4InitC1Ev", "_ZNSt8ios_base4InitD1Ev", "_ZNKSt5ctypeIcE13_M_widen_initEv"),
            "_ZNKSt5ctypeIcE8do_widenEc",
            *(
                f"_ZNSt7__cxx11{kind}Ic{_TRAITS}SaIcEE{member}"
                for kind in ("18basic_stringstream", "19basic_istringstream", "19basic_ostringstream")
                for member in ("C1Ev", "C1ESt13_Ios_Openmode", "D1Ev", "D2Ev")
            ),
            *(
                f"_ZNSt7__cxx11{kind}Ic{_TRAITS}SaIcEEC1ERKNS_12basic_stringIcS2_S3_EESt13_Ios_Openmode"
                for kind in ("18basic_stringstream", "19basic_istringstream", "19basic_ostringstream")
            ),
            *(
                f"_ZNKSt7__cxx11{kind}Ic{_TRAITS}SaIcEE3strEv"
                for kind in ("15basic_stringbuf", "18basic_stringstream", "19basic_ostringstream")
            ),
        )
    ),
)

_STRING = f"7__cxx1112basic_stringIc{_TRAITS}SaIcEE"


def _members(names: str, const: bool = False) -> Iterable[str]:
    return (f"_ZN{'K' if const else ''}St{_STRING}{name}" for name in names.split())


STRINGS: tuple[Inactive, ...] = (
    *(
        Inactive(s, plain(s), reads=EVERY, pure=True)
        for s in _members(
            "7compareEPKc 7compareERKS4_ 7compareEmmPKc 7compareEmmPKcm 7compareEmmRKS4_ 7compareEmmRKS4_mm "
            "4findEPKcm 4findEPKcmm 4findERKS4_m 4findEcm 5rfindEPKcm 5rfindEPKcmm 5rfindERKS4_m 5rfindEcm "
            "13find_first_ofEPKcm 13find_first_ofEPKcmm 13find_first_ofERKS4_m 13find_first_ofEcm "
            "12find_last_ofEPKcm 12find_last_ofEPKcmm 12find_last_ofERKS4_m 12find_last_ofEcm "
            "17find_first_not_ofEPKcmm 17find_first_not_ofEcm 16find_last_not_ofEPKcmm 16find_last_not_ofEcm",
            const=True,
        )
    ),
    *(
        Inactive(s, plain(s), reads=(0,), pure=True)
        for s in _members("4sizeEv 6lengthEv 5emptyEv 8capacityEv", const=True)
    ),
    *(
        Inactive(s, plain(s), reads=(0,), pure=True, strings=True, note="a pointer to the text")
        for s in (
            *_members("4dataEv 5c_strEv 5beginEv 3endEv ixEm 2atEm 5frontEv 4backEv", const=True),
            *_members("4dataEv 5beginEv 3endEv ixEm 2atEm 5frontEv 4backEv"),
        )
    ),
    *(
        Inactive(s, plain(s), reads=EVERY, writes=(0,), extent=0, strings=True)
        for s in _members(
            "C1Ev C1EPKcRKS3_ C1EPKcmRKS3_ C1EmcRKS3_ C1ERKS4_ "
            "C1ERKS4_mm C2EPKcRKS3_ C2ERKS4_ D1Ev D2Ev "
            "9_M_mutateEmmPKcm 9_M_assignERKS4_ 8_M_eraseEmm 7reserveEm "
            "7reserveEv 6resizeEmc 9push_backEc "
            "10_M_disposeEv 12_M_constructEmc 12_M_constructIPKcEEvT_S8_St20forward_iterator_tag "
            "12_M_constructIPcEEvT_S7_St20forward_iterator_tag"
        )
    ),
    *(
        Inactive(s, plain(s), reads=EVERY, writes=(0,), extent=0, strings=True, returns_argument=0)
        for s in _members(
            "9_M_appendEPKcm 10_M_replaceEmmPKcm 14_M_replace_auxEmmmc "
            "6appendEPKc 6appendEPKcm 6appendERKS4_ 6appendEmc "
            "6assignEPKc 6assignERKS4_ 6insertEmPKc 6insertEmRKS4_ "
            "7replaceEmmPKc 7replaceEmmPKcm aSEPKc aSERKS4_ "
            "aSEc pLEPKc pLERKS4_ pLEc"
        )
    ),
    *(
        Inactive(s, plain(s), reads=EVERY, writes=(0, 1), extent=0, strings=True)
        for s in _members("C1EOS4_ C2EOS4_ 4swapERS4_")
    ),
    *(
        Inactive(s, plain(s), reads=EVERY, writes=(0, 1), extent=0, strings=True, returns_argument=0)
        for s in _members("aSEOS4_")
    ),
    Inactive(
        "std::string::_M_create",
        plain(f"_ZNSt{_STRING}9_M_createERmm"),
        reads=(1,),
        writes=(1,),
        extent=8,
        strings=True,
        note="a block of text, freed by operator delete",
    ),
    Inactive(
        "std::to_string of a number",
        plain(
            *(
                f"_ZN9__gnu_cxx12__to_xstringINSt{_STRING}EcEET_PFiPT0_mPKS8_{arguments}EmSB_z"
                for arguments in ("P13__va_list_tag", "St9__va_list")
            )
        ),
        reads=EVERY,
        writes=(0,),
        extent=0,
        strings=True,
        bodies=True,
    ),
    Inactive("std::_Hash_bytes", plain("_ZSt11_Hash_bytesPKvmm"), reads=(0,), pure=True),
)

#: Allocators are empty; libstdc++ has their constructors instantiated for characters.
ALLOCATORS: tuple[Inactive, ...] = tuple(
    Inactive(s, plain(s), note="does nothing")
    for letter in "cw"
    for s in (f"_ZNSaI{letter}E{form}" for form in ("C1Ev", "C2Ev", "C1ERKS_", "C2ERKS_", "D1Ev", "D2Ev"))
)

_POLICY = "_ZNKSt8__detail20_Prime_rehash_policy"

#: The sizes of hash tables. What is written is an integer within an object, so that no number's adjoint ends.
HASHING: tuple[Inactive, ...] = tuple(
    Inactive(name, plain(f"{_POLICY}{member}"), reads=(0,), writes=(0,), extent=0, keeps=True)
    for name, member in (
        ("next number of buckets", "11_M_next_bktEm"),
        ("need of more buckets", "14_M_need_rehashEmmm"),
    )
)

#: Answers about an object's class, which a virtual table tells.
CLASSES: tuple[Inactive, ...] = (
    Inactive("std::type_info::operator==", plain("_ZNKSt9type_infoeqERKS_"), reads=(0, 1), pure=True),
    Inactive("std::type_info::before", plain("_ZNKSt9type_info6beforeERKS_"), reads=(0, 1), pure=True),
)

CAST_DISTANCE = "irad.cast_distance"
"""What a `dynamic_cast` is lowered to (see `irad.lowering.dynamic_casts`)."""

CASTS: tuple[Inactive, ...] = (
    Inactive(CAST_DISTANCE, plain(CAST_DISTANCE), reads=(0, 1, 2), note="how far from a pointer its object begins"),
)

RULES: tuple[Rule, ...] = (
    *CASTS,
    *THROWING,
    *GUARDS,
    *OUTPUT,
    *INPUT,
    *STREAMS,
    *STRINGS,
    *ALLOCATORS,
    *HASHING,
    *CLASSES,
)
