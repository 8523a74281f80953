"""Stages in C: copies and exchanges by words of every width, and doubles that are parked in integers."""

from __future__ import annotations

from .builder import Builder
from .c_records import stage

WORDS = {
    "u8": "unsigned char",
    "i8": "signed char",
    "u16": "uint16_t",
    "u32": "uint32_t",
    "int": "int",
    "u64": "uint64_t",
    "long": "long",
    "u128": "unsigned __int128",
    "sse": "__m128i",
    "vector": "@@v32",
    "pair": "struct @@two",
    "double": "double",
    "sse2": "__m128d",
}


def copier(b: Builder, stem: str) -> str:
    """``copy``: a routine that copies a number of bytes by words of some width, forwards or backwards."""
    word = b.choose("copied by", WORDS)
    kind = b.choose("copier", {"apart": "NOINLINE", "plain": "static", "inlined": "ALWAYS"})
    loop = b.choose(
        "copy loop",
        {
            "index": "for (; done < count; done++) a[done] = c[done];",
            "pointers": "for (; done < count; done++) *a++ = *c++;",
            "down": "for (size_t j = count; j > 0; j--) a[j - 1] = c[j - 1];\ndone = count;",
            "through a word": (
                f"for (; done < count; done++) {{\n{stem}w t;\nmemcpy(&t, c + done, sizeof t);\n"
                f"memcpy(a + done, &t, sizeof t);\n}}"
            ),
            "two at once": "for (; done + 1 < count; done += 2) {\n"
            f"{stem}w t0 = c[done], t1 = c[done + 1];\na[done] = t0;\na[done + 1] = t1;\n}}\n"
            "for (; done < count; done++) a[done] = c[done];",
            "while": "while (done < count) {\na[done] = c[done];\ndone++;\n}",
        },
    )
    if word.startswith("__m128") and b.chance(0.5):
        load = (
            ("_mm_loadu_si128", "_mm_storeu_si128", "__m128i")
            if word == "__m128i"
            else ("_mm_loadu_pd", "_mm_storeu_pd", "double")
        )
        loop = (
            f"for (; done < count; done++) {load[1]}(({load[2]} *)(a + done), {load[0]}((const "
            f"{load[2]} *)(c + done)));"
        )
        b.features.add("copy loop: intrinsics")
    word = word.replace("@@v32", f"@@v32{stem[2:]}").replace("@@two", f"@@two{stem[2:]}")
    rest = f"for (size_t j = done * sizeof({stem}w); j < size; j++)"
    return f"""\
typedef long long @@v32{stem[2:]} __attribute__((vector_size(32)));
struct @@two{stem[2:]} {{ int a, b; }};
typedef {word} {stem}w __attribute__((may_alias, aligned(1)));
{kind} void {stem}copy(void *target, const void *source, size_t size) {{
{stem}w *a = (({stem}w *)target);
const {stem}w *c = ((const {stem}w *)source);
size_t count = size / sizeof({stem}w), done = 0;
{loop}
{rest} ((unsigned char *)target)[j] = ((const unsigned char *)source)[j];
}}
{kind} void {stem}swap(void *one, void *other, size_t size) {{
{stem}w *a = one, *c = other;
size_t count = size / sizeof({stem}w);
for (size_t j = 0; j < count; j++) {{
{stem}w t = a[j];
a[j] = c[j];
c[j] = t;
}}
for (size_t j = count * sizeof({stem}w); j < size; j++) {{
unsigned char *p = one, *q = other, t = p[j];
p[j] = q[j];
q[j] = t;
}}
}}
"""


def copies(b: Builder, name: str) -> str:
    """Numbers that go through a copy routine: arrays, single ones, structs, arrays of pointers."""
    stem = f"@@c{name[3:]}"
    size, v, w = b.size(), f"v{name[3:]}", f"w{name[3:]}"
    fill = f"for (int i = 0; i < n; i++) {v}[i] = {b.tame('in[i]')};"
    read = f"for (int i = 0; i < n; i++) out[i] = {b.tame(f'{w}[i]')};"
    what = b.choose(
        "copied",
        (
            "array",
            "array",
            "each",
            "struct",
            "structs",
            "pointers",
            "swap",
            "swap",
            "floats",
            "in place",
            "partly",
            "heap",
        ),
    )
    before = copier(b, stem)
    two = f"double {v}[{b.n}], {w}[{b.n}];\n{fill}\n"
    if what == "array":
        body = f"{two}{stem}copy({w}, {v}, {size} * sizeof(double));\n{read}"
    elif what == "each":
        body = f"{two}for (int i = 0; i < {size}; i++) {stem}copy(&{w}[i], &{v}[n - 1 - i], sizeof(double));\n{read}"
    elif what == "partly":
        body = (
            f"{two}for (int i = 0; i < n; i++) {w}[i] = 0.25 * i;\n"
            f"{stem}copy({w} + 1, {v} + 2, ({size} - 3) * sizeof(double));\n{read}"
        )
    elif what == "heap":
        body = (
            f"double *{v} = (double *)malloc(n * sizeof(double)), *{w} = (double *)malloc(n * sizeof(double));\n"
            f"{fill}\n"
            f"{stem}copy({w}, {v}, {size} * sizeof(double));\n{read}\nfree({v});\nfree({w});"
        )
    elif what == "in place":
        low, high = b.pick((0, 1), (0, 2))
        body = (
            f"double {w}[{b.n}];\n{fill.replace(v, w)}\nmemmove({w} + {low}, {w} + {high}, (n - 2) * sizeof(double));\n"
        )
        body += f"{stem}swap({w}, {w} + {b.n // 2}, {b.n // 2} * sizeof(double));\n{read}"
    elif what == "swap":
        pairs = b.choose(
            "swapped",
            {
                "ends": f"for (int i = 0, z = n - 1; i < z; i++, z--) {stem}swap(&{w}[i], &{w}[z], sizeof(double));",
                "halves": f"{stem}swap({w}, {w} + {b.n // 2}, {b.n // 2} * sizeof(double));",
                "neighbours": f"for (int i = 0; i + 1 < {size}; i++) {stem}swap(&{w}[i], &{w}[i + 1], sizeof(double));",
            },
        )
        body = f"double {w}[{b.n}];\n{fill.replace(v, w)}\n{pairs}\n{read}"
    elif what == "floats":
        b.single = True
        body = f"float {v}[{b.n}], {w}[{b.n}];\n{fill}\n{stem}copy({w}, {v}, {size} * sizeof(float));\n{read}"
    elif what == "pointers":
        body = f"""double {v}[{b.n}];
double *p[{b.n}], *q[{b.n}];
{fill}
for (int i = 0; i < n; i++) p[i] = &{v}[(i * 5 + 1) % n];
{stem}copy(q, p, {size} * sizeof *p);
for (int i = 0; i < n; i++) out[i] = {b.tame("(*q[i])")} + 0.1 * in[i];"""
    else:
        inside = b.pick(
            "int k; double d;", "double d; int k;", "char c; double d; short k;", "double d; long k; double e;"
        )
        many = what == "structs"
        target, source = ("r", "s") if many else ("&r[i]", "&s[i]")
        act = f"{stem}copy({target}, {source}, {size if many else 1} * sizeof *s);"
        act = act if many else f"for (int i = 0; i < n; i++) {act}"
        before = f"struct {stem}s {{ {inside} }};\n{before}"
        body = f"""struct {stem}s r[{b.n}], s[{b.n}];
for (int i = 0; i < n; i++) {{
s[i].k = i % 5;
s[i].d = {b.tame("in[i]")};
}}
{act}
for (int i = 0; i < n; i++) out[i] = r[i].d * (1.0 + 0.5 * (double)r[i].k);"""
    return stage(b, name, body, before)


TO_WORD = {
    "memcpy": "memcpy(&u, &d, 8);",
    "union": "union { double d; uint64_t u; } c;\nc.d = d;\nu = c.u;",
    "cast": "u = *(@@u*)&d;",
    "builtin": "u = __builtin_bit_cast(uint64_t, d);",
    "bytes": "for (int j = 0; j < 8; j++) ((unsigned char *)&u)[j] = ((const unsigned char *)&d)[j];",
}
TO_NUMBER = {
    "memcpy": "memcpy(&d, &u, 8);",
    "union": "union { double d; uint64_t u; } c;\nc.u = u;\nd = c.d;",
    "cast": "d = *(@@d*)&u;",
    "builtin": "d = __builtin_bit_cast(double, u);",
    "bytes": "for (int j = 0; j < 8; j++) ((unsigned char *)&d)[j] = ((const unsigned char *)&u)[j];",
}
EXACT = {
    "permuted": "for (int i = 0; i + 1 < n; i++) {\nuint64_t t = u[i];\nu[i] = u[n - 1 - i];\nu[n - 1 - i] = t;\n}",
    "shifted": "for (int i = 0; i + 1 < n; i++) u[i] = u[i + 1];",
    "left": "",
    "moved": "memmove(u, u + 1, (n - 1) * sizeof *u);",
    "swapped": "for (int i = 0; i + k < n; i += 2) {\nuint64_t t = u[i];\nu[i] = u[i + k];\nu[i + k] = t;\n}",
    "chosen": "for (int i = 0; i < n; i++) u[i] = i % 3 == k ? u[0] : u[i];",
    "atomic": "for (int i = 0; i + 1 < n; i++) {\nuint64_t t = __atomic_load_n(&u[i], __ATOMIC_RELAXED);\n"
    "__atomic_store_n(&u[i], u[i + 1], __ATOMIC_RELAXED);\nu[i + 1] = t;\n}",
    "exchanged": "for (int i = 0; i + 1 < n; i++) u[i + 1] = __atomic_exchange_n(&u[i], u[i + 1], __ATOMIC_SEQ_CST);",
    "compared": "for (int i = 0; i + 1 < n; i++) {\nif (u[i] != u[i + 1]) u[i] = u[i + 1];\n}",
}
"""What is done with whole words, on ``uint64_t *u``."""

ALTERED = {
    "tag": ("w | 1", "w & ~(uint64_t)1"),
    "xor": ("w ^ 0x5555aaaa12345678u", "w ^ 0x5555aaaa12345678u"),
    "rotated": ("w << 13 | w >> 51", "w >> 13 | w << 51"),
    "inverted": ("~w", "~w"),
    "swapped": ("__builtin_bswap64(w)", "__builtin_bswap64(w)"),
    "added": ("w + 12345", "w - 12345"),
    "xor with index": ("w ^ (uint64_t)(i * 977)", "w ^ (uint64_t)(i * 977)"),
    "halves": ("w >> 32 | w << 32", "(w >> 32) | (w << 32)"),
    "high part": ("w & 0xffffffff00000000u", "w"),
    "negated": ("w ^ (1ull << 63)", "w"),
    "low bits": ("w & ~0xfull", "w"),
}


def parked(b: Builder, name: str) -> str:
    """Doubles that are kept as integers, moved or altered, and read back."""
    stem = f"@@p{name[3:]}"
    kind = b.choose("parker", {"apart": "NOINLINE", "plain": "static", "inlined": "ALWAYS"})
    enter, leave = b.choose("to word", TO_WORD), b.choose("to number", TO_NUMBER)
    before = f"""typedef uint64_t {stem}u __attribute__((may_alias));
typedef double {stem}d __attribute__((may_alias));
{kind} uint64_t {stem}pack(double d) {{
uint64_t u;
{enter.replace("@@u", f"{stem}u").replace("@@d", f"{stem}d")}
return u;
}}
{kind} double {stem}back(uint64_t u) {{
double d;
{leave.replace("@@u", f"{stem}u").replace("@@d", f"{stem}d")}
return d;
}}
"""
    made, taken = "w", "w"
    if b.chance(0.3):
        way = b.choose("altered", {name: (name, *both) for name, both in ALTERED.items()})
        b.may_refuse = f"bits of parked numbers are altered ({way[0]})"
        made, taken = way[1], way[2]
    act = b.choose("parked", EXACT)
    home = b.choose(
        "park",
        {
            "local": (f"uint64_t u[{b.n}];", ""),
            "malloc": ("uint64_t *u = (uint64_t *)malloc(n * sizeof *u);", "free(u);"),
            "static": (f"static uint64_t u[{b.n}];", ""),
            "member": (f"struct {{ int n; uint64_t u[{b.n}]; }} box;\nuint64_t *u = box.u;", ""),
        },
    )
    body = f"""{home[0]}
for (int i = 0; i < {b.size()}; i++) {{
uint64_t w = {stem}pack({b.tame("in[i]")});
u[i] = {made};
}}
{act}
for (int i = 0; i < n; i++) {{
uint64_t w = u[i];
out[i] = {b.tame(f"{stem}back({taken})")} + 0.1 * in[i];
}}
{home[1]}"""
    return stage(b, name, body, before)
