"""Stages in C: byte buffers, rings, keys made of bits, checksums."""

from __future__ import annotations

from .builder import Builder
from .c_records import stage

SHIFTED = "size_t all = p - bytes;\nmemmove(bytes + 3, bytes, all);\nmemmove(bytes, bytes + 3, all);"
BESIDE = "double d = v[z];\nv[z] = v[z - 1];\nv[z - 1] = d;\n"


def buffers(b: Builder, name: str) -> str:
    """Numbers written to a buffer of bytes, with heads of several sizes, and read back."""
    stem = f"@@b{name[3:]}"
    kind = b.choose("writer", {"apart": "NOINLINE", "plain": "static", "inlined": "ALWAYS"})
    way = b.choose(
        "serialised",
        {
            "memcpy": ("memcpy(at, value, size);", "memcpy(value, at, size);"),
            "bytes": (
                "for (size_t j = 0; j < size; j++) at[j] = ((const unsigned char *)value)[j];",
                "for (size_t j = 0; j < size; j++) ((unsigned char *)value)[j] = at[j];",
            ),
            "chars": (
                "const char *c = (const char *)value;\nwhile (size--) *at++ = *c++;",
                "char *c = (char *)value;\nwhile (size--) *c++ = *at++;",
            ),
        },
    )
    head = b.choose("head", {"none": "", "byte": "unsigned char", "int": "int", "short": "short", "long": "long"})
    put = f"{head} h = i + 1;\np += {stem}put(p, &h, sizeof h);\n" if head else ""
    take = f"{head} h;\np += {stem}take(p, &h, sizeof h);\n" if head else ""
    scale = " * (double)h" if head else ""
    before = f"""{kind} size_t {stem}put(unsigned char *at, const void *value, size_t size) {{
size_t all = size;
{way[0]}
return all;
}}
{kind} size_t {stem}take(const unsigned char *at, void *value, size_t size) {{
size_t all = size;
{way[1]}
return all;
}}
"""
    home = b.choose(
        "buffer",
        {
            "local": (f"unsigned char bytes[{16 * b.n + 8}];", ""),
            "malloc": ("unsigned char *bytes = (unsigned char *)malloc(16 * n + 8);", "free(bytes);"),
            "static": (f"static unsigned char bytes[{16 * b.n + 8}];", ""),
            "char": (f"char store[{16 * b.n + 8}];\nunsigned char *bytes = (unsigned char *)store;", ""),
        },
    )
    body = f"""{home[0]}
unsigned char *p = bytes;
for (int i = 0; i < n; i++) {{
double d = {b.tame("in[i]")};
{put}p += {stem}put(p, &d, sizeof d);
}}
{b.pick("", "", SHIFTED)}
p = bytes;
for (int i = 0; i < {b.size()}; i++) {{
double d;
{take}p += {stem}take(p, &d, sizeof d);
out[i] = {b.tame("d")}{scale};
}}
{home[1]}"""
    return stage(b, name, body, before)


def rings(b: Builder, name: str) -> str:
    """A queue in a ring: of doubles, of structs, or of bytes."""
    stem = f"@@q{name[3:]}"
    kind = b.choose("queue", {"apart": "NOINLINE", "plain": "static", "inlined": "ALWAYS"})
    room = b.n // 2 + 2
    of = b.choose("ring of", ("double", "struct", "bytes", "words", "bytes at once"))
    wrap = b.pick("(q->{0} + 1) % q->room", "q->{0} + 1 == q->room ? 0 : q->{0} + 1")
    cells = {
        "double": (f"double v[{room}];", "q->v[q->tail] = d;", "d = q->v[q->head];", 1),
        "struct": (
            f"struct {{ int k; double d; }} v[{room}];",
            "q->v[q->tail].d = d;\nq->v[q->tail].k = 1;",
            "d = q->v[q->head].d * q->v[q->head].k;",
            1,
        ),
    }
    if of in cells:
        declared, put, take, _ = cells[of]
        total = room
        push = f"{put}\nq->tail = {wrap.format('tail')};"
        pop = f"double d;\n{take}\nq->head = {wrap.format('head')};\nreturn d;"
    else:
        unit = {"bytes": "unsigned char", "words": "uint32_t", "bytes at once": "unsigned char"}[of]
        width = 2 if of == "words" else 8
        total = room * width + (0 if of == "words" else b.pick(0, 3, 5))
        declared = f"{unit} v[{total}];"
        push = (
            f"{unit} part[{width}];\nmemcpy(part, &d, 8);\nfor (int j = 0; j < {width}; j++) {{\n"
            f"q->v[q->tail] = part[j];\nq->tail = {wrap.format('tail')};\n}}"
        )
        pop = (
            f"{unit} part[{width}];\ndouble d;\nfor (int j = 0; j < {width}; j++) {{\n"
            f"part[j] = q->v[q->head];\nq->head = {wrap.format('head')};\n}}\nmemcpy(&d, part, 8);\nreturn d;"
        )
        if of == "bytes at once":
            push = (
                "int first = q->room - q->tail < 8 ? q->room - q->tail : 8;\n"
                "memcpy(q->v + q->tail, &d, first);\nmemcpy(q->v, (char *)&d + first, 8 - first);\n"
                "q->tail = (q->tail + 8) % q->room;"
            )
            pop = (
                "double d;\nint first = q->room - q->head < 8 ? q->room - q->head : 8;\n"
                "memcpy(&d, q->v + q->head, first);\nmemcpy((char *)&d + first, q->v, 8 - first);\n"
                "q->head = (q->head + 8) % q->room;\nreturn d;"
            )
    before = f"""struct {stem} {{ int head, tail, room; {declared} }};
{kind} void {stem}push(struct {stem} *q, double d) {{
{push}
}}
{kind} double {stem}pop(struct {stem} *q) {{
{pop}
}}
"""
    home = b.pick(
        (f"struct {stem} ring;\nstruct {stem} *q = &ring;", ""), (f"struct {stem} *q = malloc(sizeof *q);", "free(q);")
    )
    body = f"""{home[0]}
q->head = q->tail = 0;
q->room = {total};
{stem}push(q, {b.tame("in[0]")});
{stem}push(q, {b.tame("in[1]")});
for (int i = 0; i < n; i++) {{
{stem}push(q, {b.tame("in[n - 1 - i]")});
double d = {stem}pop(q);
out[i] = {b.tame("d")};
}}
{home[1]}"""
    return stage(b, name, body, before)


KEY = """{kind} uint64_t {stem}key(double d) {{
uint64_t u;
memcpy(&u, &d, 8);
{map}
}}
{kind} double {stem}number(uint64_t u) {{
double d;
{back}
memcpy(&d, &u, 8);
return d;
}}
"""


def keys(b: Builder, name: str) -> str:
    """Integer keys of doubles: sorted beside them or instead of them, compared, summed up."""
    stem = f"@@k{name[3:]}"
    kind = b.choose("key", {"apart": "NOINLINE", "plain": "static", "inlined": "ALWAYS"})
    positive = b.chance(0.5)
    made = "return u;" if positive else "return u >> 63 ? ~u : u | 1ull << 63;"
    back = "" if positive else "u = u >> 63 ? u & ~(1ull << 63) : ~u;"
    before = KEY.format(kind=kind, stem=stem, map=made, back=back)
    number = "1.5 + sin(in[i] * (i + 1.0))" if positive else f"{b.tame('in[i]')} + 0.07 * i"
    way = b.choose("keys", ("read back", "beside", "index", "checksum", "equal", "largest", "radix", "hash table"))
    fill = f"for (int i = 0; i < n; i++) {{\nv[i] = {number};\nu[i] = {stem}key(v[i]);\n}}"
    declared = f"double v[{b.n}];\nuint64_t u[{b.n}];"
    read = f"for (int i = 0; i < n; i++) out[i] = {b.tame('v[i]')};"
    insertion = (
        "for (int a = 1; a < n; a++) {{\nfor (int z = a; z > 0 && u[z - 1] > u[z]; z--) {{\n"
        "uint64_t t = u[z];\nu[z] = u[z - 1];\nu[z - 1] = t;\n{more}}}\n}}"
    )
    if way in ("read back", "radix"):
        b.may_refuse = "keys made of numbers are read back"
        act = insertion.format(more="")
        if way == "radix":
            declared += f"\nuint64_t w[{b.n}];"
            act = (
                "for (int bit = 0; bit < 64; bit += 8) {\nint count[257] = {0};\n"
                "for (int i = 0; i < n; i++) count[(u[i] >> bit & 255) + 1]++;\n"
                "for (int i = 0; i < 256; i++) count[i + 1] += count[i];\n"
                "for (int i = 0; i < n; i++) w[count[u[i] >> bit & 255]++] = u[i];\n"
                "memcpy(u, w, n * sizeof *u);\n}"
            )
        body = f"{declared}\n{fill}\n{act}\nfor (int i = 0; i < n; i++) out[i] = {b.tame(f'{stem}number(u[i])')};"
    elif way == "beside":
        body = f"{declared}\n{fill}\n{insertion.format(more=BESIDE)}\n{read}"
    elif way == "index":
        body = f"""{declared}
int order[{b.n}];
{fill}
for (int i = 0; i < n; i++) order[i] = i;
for (int a = 1; a < n; a++) {{
for (int z = a; z > 0 && u[order[z - 1]] > u[order[z]]; z--) {{
int t = order[z];
order[z] = order[z - 1];
order[z - 1] = t;
}}
}}
for (int i = 0; i < n; i++) out[i] = {b.tame("v[order[i]]")};"""
    elif way == "checksum":
        body = (
            f"{declared}\n{fill}\nuint64_t h = 14695981039346656037ull;\n"
            f"for (int i = 0; i < n; i++) h = (h ^ u[i]) * 1099511628211ull;\n{read}\n"
            f"if (h == 12345) out[0] += 1.0;"
        )
    elif way == "equal":
        body = (
            f"{declared}\n{fill}\nint same = 0;\nfor (int i = 1; i < n; i++) same += u[i] == u[i - 1];\n"
            f"{read}\nout[0] += same;"
        )
    elif way == "largest":
        body = (
            f"{declared}\n{fill}\nint best = 0;\nfor (int i = 1; i < n; i++) {{\n"
            f"if (u[i] > u[best]) best = i;\n}}\n{read}\nout[0] += v[best] * v[best];"
        )
    else:
        body = f"""{declared}
{fill}
double table[16] = {{0}};
for (int i = 0; i < n; i++) table[(u[i] >> 60) & 15] += v[i] * v[i];
for (int i = 0; i < n; i++) out[i] = {b.tame("v[i]")} + 0.3 * table[(u[i] >> 60) & 15];"""
    return stage(b, name, body, before)
