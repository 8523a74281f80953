"""Stages in C: arrays of structs and tagged unions, whose elements are moved."""

from __future__ import annotations

from dataclasses import dataclass

from .builder import Builder


def stage(b: Builder, name: str, body: str, before: str = "") -> str:
    """A function from ``in`` to ``out``, inlined or not."""
    attribute = b.choose("stage", {"plain": "static", "apart": "NOINLINE", "inlined": "ALWAYS"})
    head = f"{attribute} void {name}(const double *in, double *out, int n, int k) {{"
    return f"{before}\n{head}\n{body}\n}}\n"


@dataclass(frozen=True)
class Record:
    """A type: its declaration, statements that set an object from the number ``t`` and the index ``i``, and what is
    read of one.  ``$v`` stands for the object."""

    name: str
    declaration: str
    sets: str
    gets: str
    tag: str

    def set(self, what: str) -> str:
        return self.sets.replace("$v", what)

    def get(self, what: str) -> str:
        return self.gets.replace("$v", what)


def struct(b: Builder, stem: str) -> Record:
    """A struct of a tag, one to three payloads and some ballast, in any order."""
    tag_type = b.choose("tag", ("int", "char", "short", "long", "unsigned", "size_t"))
    tag = "(i * 7 + 3) % 13"
    members = [(f"{tag_type} k;", f"$v.k = {tag};")]
    payloads = {
        "double": ("double d;", f"$v.d = {b.tame('t')};", "$v.d"),
        "two": ("double d, e;", f"$v.d = t;\n$v.e = {b.tame('t')};", "$v.d * $v.e"),
        "array": ("double w[2];", f"$v.w[0] = {b.tame('t')};\n$v.w[1] = 0.3 * t;", "($v.w[1] + $v.w[0])"),
        "nested": ("struct { double re, im; } z;", f"$v.z.re = t;\n$v.z.im = {b.tame('t')};", "$v.z.re * $v.z.im"),
        "float": ("float q;", "$v.q = (float)t;", "(double)$v.q"),
        "floats": ("struct { float a, b; } c;", "$v.c.a = t;\n$v.c.b = 0.5f * t;", "($v.c.a - 3.0 * $v.c.b)"),
    }
    reads = []
    for _ in range(b.rng.choice((1, 1, 1, 2))):
        kind = b.rng.choices(list(payloads), [0.4 if "float" in name else 3.0 for name in payloads])[0]
        b.features.add(f"payload: {kind}")
        b.single |= kind.startswith("float")
        declared, sets, gets = payloads.pop(kind)
        payloads.pop({"double": "two", "two": "double"}.get(kind, ""), None)
        members.append((declared, sets))
        reads.append(gets)
    for ballast in ("int pad;", "char flag;", "const double *p;", "long big[2];"):
        if b.chance(0.15):
            sets = {"c": "$v.p = in + i;", "l": "$v.big[1] = i;", "i": "$v.pad = 5;"}.get(ballast[0], "")
            sets = "$v.flag = 1;" if "flag" in ballast else sets
            members.append((ballast, sets))
            if ballast[0] == "c" and "double" in ballast:
                reads.append("*$v.p")
            b.features.add(f"ballast: {ballast.split(' ')[-1]}")
    b.rng.shuffle(members)
    inside = " ".join(declared for declared, _ in members)
    return Record(
        stem,
        f"struct {stem} {{ {inside} }};",
        "\n".join(s for _, s in members if s),
        f"({' + '.join(reads)}) * (0.3 * (double)$v.k + 1.0)",
        "$v.k",
    )


def tagged(b: Builder, stem: str) -> Record:
    """A tagged union."""
    other = b.choose(
        "union",
        {
            "pair": ("struct { double a, b; } o;", "$v.u.o.a = t;\n$v.u.o.b = t * t;", "$v.u.o.a * $v.u.o.b"),
            "integer": ("long o;", "$v.u.o = 2 * i + 1;", "0.1 * (double)$v.u.o"),
            "index": ("int o;", "$v.u.o = i % n;", "in[$v.u.o]"),
            "pointer": ("const double *o;", "$v.u.o = in + i;", "sin(*$v.u.o)"),
            "array": (
                "double o[3];",
                "$v.u.o[0] = t;\n$v.u.o[1] = 2.0;\n$v.u.o[2] = t * t;",
                "($v.u.o[0] + $v.u.o[1] * $v.u.o[2])",
            ),
        },
    )
    tag = b.pick("int", "char", "long", "unsigned char")
    test = b.pick("$v.k % 3 == 0", "$v.k > 5", "$v.k & 1")
    sets = f"$v.k = (i * 7 + 3) % 13;\nif ({test}) {{\n{other[1]}\n}} else {{\n$v.u.d = {b.tame('t')};\n}}"
    order = [f"{tag} k;", f"union {{ double d; {other[0]} }} u;"]
    if b.chance(0.3):
        order.reverse()
    gets = f"(({test}) ? {other[2]} : $v.u.d * (0.2 * (double)$v.k + 1.0))"
    return Record(stem, f"struct {stem} {{ {' '.join(order)} }};", sets, gets, "$v.k")


def storage(b: Builder, ty: str, name: str, most: int) -> tuple[str, str, str, str]:
    """Where an array of ``most`` elements lies: text before the function, its declaration, what ends its life, and
    the expression of its start."""
    return b.choose(
        "storage",
        {
            "local": ("", f"{ty} {name}[{most}];", "", name),
            "cleared": ("", f"{ty} {name}[{most}] = {{0}};", "", name),
            "run-time": ("", f"{ty} {name}[n + {most - b.n}];", "", name),
            "malloc": ("", f"{ty} *{name} = malloc((n + {most - b.n}) * sizeof *{name});", f"free({name});", name),
            "calloc": ("", f"{ty} *{name} = calloc({most}, sizeof *{name});", f"free({name});", name),
            "static": (f"static {ty} @@{name}[{most}];", "", "", f"@@{name}"),
            "boxed": ("", f"struct {{ int count; {ty} v[{most}]; }} {name};\n{name}.count = n;", "", f"{name}.v"),
        },
    )


def swapped(b: Builder, r: Record, one: str, other: str) -> str:
    """An exchange of two elements."""
    ty, t = f"struct {r.name}", b.fresh("t")
    return b.choose(
        "swap",
        {
            "struct": f"{{\n{ty} {t} = {one};\n{one} = {other};\n{other} = {t};\n}}",
            "memcpy": f"{{\n{ty} {t};\nmemcpy(&{t}, &{one}, sizeof {t});\nmemcpy(&{one}, &{other}, sizeof {t});\n"
            f"memcpy(&{other}, &{t}, sizeof {t});\n}}",
            "bytes": f"{{\nunsigned char {t}[sizeof({ty})];\nmemcpy({t}, &{one}, sizeof {t});\n{one} = {other};\n"
            f"memcpy(&{other}, {t}, sizeof {t});\n}}",
            "routine": f"@@swap{r.name[2:]}(&{one}, &{other});",
            "generic": f"@@exchange{r.name[2:]}(&{one}, &{other}, sizeof({ty}));",
        },
    )


def helpers(b: Builder, r: Record) -> str:
    """Routines that moves may call."""
    ty, stem = f"struct {r.name}", r.name[2:]
    word = b.pick("unsigned char", "uint32_t", "uint64_t") if b.chance(0.5) else "unsigned char"
    kind = b.pick("NOINLINE", "static", "NOINLINE")
    generic = f"""\
typedef {word} @@word{stem} __attribute__((may_alias, aligned(1)));
{kind} void @@exchange{stem}(void *p, void *q, size_t size) {{
@@word{stem} *a = p, *b = q;
size_t done = 0;
for (; (done + 1) * sizeof *a <= size; done++) {{
@@word{stem} t = a[done];
a[done] = b[done];
b[done] = t;
}}
for (size_t i = done * sizeof *a; i < size; i++) {{
unsigned char t = ((unsigned char *)p)[i];
((unsigned char *)p)[i] = ((unsigned char *)q)[i];
((unsigned char *)q)[i] = t;
}}
}}
"""
    erase = b.pick(
        "for (int j = at; j + 1 < count; j++) v[j] = v[j + 1];",
        "for (; ++at < count;) v[at - 1] = v[at];",
        "if (at + 1 < count) memmove(v + at, v + at + 1, (count - at - 1) * sizeof *v);",
        f"for ({ty} *p = v + at, *end = v + count; p + 1 < end; p++) *p = p[1];",
    )
    return f"""{generic}{kind} void @@swap{stem}({ty} *a, {ty} *b) {{
{ty} t = *a;
*a = *b;
*b = t;
}}
{kind} void @@erase{stem}({ty} *v, int count, int at) {{
{erase}
}}
static int @@order{stem}(const void *p, const void *q) {{
const {ty} *a = p, *b = q;
return a->k < b->k ? -1 : a->k > b->k;
}}
"""


def move(b: Builder, r: Record, v: str) -> str:
    """One move of some of the ``m`` elements of ``v``."""
    ty, stem, m = f"struct {r.name}", r.name[2:], b.pick("m", "m", str(b.n)) if "m--" not in b.features else "m"
    at, far = b.pick("0", "1", "2", "k"), b.small()
    j = b.fresh("j")
    made = b.choose(
        "move",
        (
            "erase",
            "erase",
            "insert",
            "insert",
            "rotate",
            "rotate",
            "swap",
            "reverse",
            "sort",
            "filter",
            "overlap",
            "duplicate",
            "shift by loop",
            "qsort",
        ),
    )
    if made in ("erase", "filter", "insert"):
        m = "m"
    if made == "erase":
        b.features.add("m--")
        ways = {
            "loop": f"for (int {j} = {at}; {j} < {m} - 1; {j}++) {v}[{j}] = {v}[{j} + 1];",
            "memmove": f"if ({m} > {at} + 1) memmove({v} + {at}, {v} + {at} + 1, ({m} - {at} - 1) * sizeof *{v});",
            "pointer": f"for ({ty} *p = {v} + {at}; p < {v} + {m} - 1; p++) *p = p[1];",
            "routine": f"@@erase{stem}({v}, {m}, {at});",
            "memcpy of each": f"for (int {j} = {at}; {j} < {m} - 1; {j}++) "
            f"memcpy(&{v}[{j}], &{v}[{j} + 1], sizeof *{v});",
        }
        return b.choose("erase", ways) + "\nm--;"
    if made == "insert":
        b.features.add("m--")
        ways = {
            "loop": f"for (int {j} = {m}; {j} > {at}; {j}--) {v}[{j}] = {v}[{j} - 1];",
            "memmove": f"if ({m} > {at}) memmove({v} + {at} + 1, {v} + {at}, ({m} - {at}) * sizeof *{v});",
            "while": f"int {j} = {m};\nwhile ({j} > {at}) {{\n{v}[{j}] = {v}[{j} - 1];\n{j}--;\n}}",
            "pointer": f"for ({ty} *p = {v} + {m}; p > {v} + {at}; p--) p[0] = p[-1];",
        }
        fresh = r.set(f"{v}[{at}]")
        return f"{b.choose('insert', ways)}\n{{\nint i = 4;\ndouble t = {b.tame('in[1]')};\n{fresh}\n}}\nm++;"
    if made == "rotate":
        t = b.fresh("t")
        ways = {
            "by one": (
                f"{{\n{ty} {t} = {v}[0];\nfor (int {j} = 0; {j} + 1 < {m}; {j}++) {v}[{j}] = {v}[{j} + 1];\n"
                f"{v}[{m} - 1] = {t};\n}}"
            ),
            "right": (
                f"{{\n{ty} {t} = {v}[{m} - 1];\nmemmove({v} + 1, {v}, ({m} - 1) * sizeof *{v});\n{v}[0] = {t};\n}}"
            ),
            "through a copy": f"{{\n{ty} {t}[4];\nmemcpy({t}, {v}, {far} * sizeof *{v});\n"
            f"memmove({v}, {v} + {far}, ({m} - {far}) * sizeof *{v});\n"
            f"memcpy({v} + {m} - {far}, {t}, {far} * sizeof *{v});\n}}",
            "three reversals": "".join(
                f"for (int a = {low}, z = {high} - 1; a < z; a++, z--) {{\n{swapped(b, r, f'{v}[a]', f'{v}[z]')}\n}}\n"
                for low, high in (("0", far), (far, m), ("0", m))
            ).rstrip(),
        }
        return b.choose("rotate", ways)
    if made == "swap":
        return swapped(b, r, f"{v}[{at}]", f"{v}[{m} - 1]")
    if made == "reverse":
        return f"for (int a = 0, z = {m} - 1; a < z; a++, z--) {{\n{swapped(b, r, f'{v}[a]', f'{v}[z]')}\n}}"
    if made == "sort":
        key = f"{v}[z - 1].k > {v}[z].k"
        whole = f"for (int z = a; z > 0 && {key}; z--) {{\n{swapped(b, r, f'{v}[z - 1]', f'{v}[z]')}\n}}"
        held = (
            f"{ty} t = {v}[a];\nint z = a;\nwhile (z > 0 && {v}[z - 1].k > t.k) {{\n{v}[z] = {v}[z - 1];\n"
            f"z--;\n}}\n{v}[z] = t;"
        )
        return f"for (int a = 1; a < {m}; a++) {{\n{b.choose('sort', {'by swaps': whole, 'by a hole': held})}\n}}"
    if made == "qsort":
        return f"qsort({v}, {m}, sizeof *{v}, @@order{stem});"
    if made == "filter":
        b.features.add("m--")
        kept = b.pick(
            f"{v}[{j}] = {v}[{j}2]",
            f"if ({j} != {j}2) {v}[{j}] = {v}[{j}2]",
            f"memmove(&{v}[{j}], &{v}[{j}2], sizeof *{v})",
        )
        return (
            f"{{\nint {j} = 0;\nfor (int {j}2 = 0; {j}2 < {m}; {j}2++) {{\nif ({v}[{j}2].k % 4 != 1) {{\n"
            f"{kept};\n{j}++;\n}}\n}}\nm = {j};\n}}"
        )
    if made == "shift by loop":
        down = f"for (int {j} = {m} - 1 - {far}; {j} >= 0; {j}--) {v}[{j} + {far}] = {v}[{j}];"
        up = f"for (int {j} = 0; {j} + {far} < {m}; {j}++) {v}[{j} + {far}] = {v}[{j}];"
        return b.choose("shift", {"down": down, "repeating": up})
    if made == "overlap":
        low, high = b.pick("0", "1"), b.pick("1", "2", "k")
        target, source = b.pick((low, high), (high, low))
        return (
            f"memmove({v} + {target}, {v} + {source}, ({b.pick(str(b.n - 3), 'n - 3')}) * sizeof *{v});"
            if ("m--" not in b.features)
            else f"memmove({v}, {v} + 1, 2 * sizeof *{v});"
        )
    w = b.fresh("w")
    copies = {
        "memcpy": f"memcpy({w}, {v}, {m} * sizeof *{v});",
        "loop": f"for (int {j} = 0; {j} < {m}; {j}++) {w}[{j}] = {v}[{m} - 1 - {j}];",
        "pointers": f"for ({ty} *p = {v}, *q = {w}; p < {v} + {m};) *q++ = *p++;",
    }
    back = b.pick(f"memcpy({v}, {w}, {m} * sizeof *{v});", f"for (int {j} = 0; {j} < {m}; {j}++) {v}[{j}] = {w}[{j}];")
    return f"{{\n{ty} {w}[n + 6];\n{b.choose('duplicate', copies)}\n{back}\n}}"


def records(b: Builder, name: str) -> str:
    """Fill an array of records, move its elements, read it."""
    b.features.discard("m--")
    stem = f"@@R{name[3:]}"
    r = (tagged if b.chance(0.3) else struct)(b, stem)
    before, declared, end, v = storage(b, f"struct {stem}", f"v{name[3:]}", b.n + 6)
    fill = r.set(f"{v}[i]")
    moves = []
    for _ in range(b.rng.choice((1, 1, 2, 2, 3))):
        made = move(b, r, v)
        wrap = b.rng.random()
        if wrap < 0.15 and "m" not in made.split("\n")[-1]:
            made = f"for (int turn = 0; turn < k; turn++) {{\n{made}\n}}"
        elif wrap < 0.3:
            made = f"if ({b.pick('n > 3', 'in[0] > -9.0', 'k < 7')}) {{\n{made}\n}}"
        moves.append(made)
    b.features.discard("m--")
    update = f"for (int i = 0; i < m; i++) {{\ndouble t = in[i % n];\n{fill}\n}}\n" if b.chance(0.1) else ""
    body = f"""{declared}
int m = n;
for (int i = 0; i < {b.size()}; i++) {{
double t = {b.tame("in[i]")};
{fill}
}}
{chr(10).join(moves)}
{update}for (int i = 0; i < n; i++) {{
out[i] = 0.1 * in[i];
if (i < m) out[i] += 0.2 * {r.get(f"{v}[i]")};
}}
{end}"""
    types = f"{r.declaration}\n{before}\n{helpers(b, r)}"
    return stage(b, name, body, types)
