"""Stages in C++: containers of records and variants, owners of memory, algorithms that move, casts of bits."""

from __future__ import annotations

from collections.abc import Callable

from .builder import Builder, assemble
from .c_chain import chain
from .c_memory import kind_of
from .c_records import Record, stage
from .program import ClassProgram, parse, unparse


def record(b: Builder, stem: str) -> Record:
    """A type of C++: a struct, one with a constructor, a pair, a tuple, or a variant."""
    tag = "(i * 7 + 3) % 13"
    made = b.choose(
        "record",
        {
            "struct": (
                f"struct {stem} {{ {b.pick('int k; double d;', 'double d; char k;', 'short k; double d, e;')} }};",
                f"$v.k = {tag};\n$v.d = {b.tame('t')};",
                "$v.d * (0.3 * $v.k + 1.0)",
                "$v.k",
            ),
            "initialised": (
                f"struct {stem} {{ int k = 0; double d = 0.5; double w[2] = {{0, 1}}; }};",
                f"$v.k = {tag};\n$v.d = t;\n$v.w[0] = {b.tame('t')};",
                "($v.d + $v.w[0] * $v.w[1]) * (1.0 + $v.k)",
                "$v.k",
            ),
            "pair": (
                f"using {stem} = std::pair<int, double>;",
                f"$v.first = {tag};\n$v.second = {b.tame('t')};",
                "$v.second * (0.3 * $v.first + 1.0)",
                "$v.first",
            ),
            "tuple": (
                f"using {stem} = std::tuple<int, double, char>;",
                f"std::get<0>($v) = {tag};\nstd::get<1>($v) = {b.tame('t')};",
                "std::get<1>($v) * (0.3 * std::get<0>($v) + 1.0)",
                "std::get<0>($v)",
            ),
            "array": (
                f"using {stem} = std::array<double, {b.pick(2, 3)}>;",
                f"$v.fill(0.5 * i);\n$v[0] = t;\n$v[1] = {b.tame('t')};",
                "($v[0] + 0.5 * $v[1])",
                "i % 5",
            ),
            "variant": (
                f"struct {stem}two {{ double a, b; }};\nusing {stem} = std::variant<double, {stem}two, int>;",
                (
                    f"switch (i % 3) {{\ncase 0: $v = t; break;\ncase 1: $v = {stem}two{{t, {b.tame('t')}}}; break;\n"
                    f"default: $v = i;\n}}"
                ),
                f"{stem}read($v)",
                "(int)$v.index()",
            ),
            "optional": (
                f"using {stem} = std::optional<double>;",
                f"if (i % 3) $v = {b.tame('t')};",
                "$v.value_or(0.25)",
                "(int)$v.has_value()",
            ),
        },
    )
    declared, sets, gets, key = made
    if "variant" in declared:
        declared += b.pick(
            f"\nstatic double {stem}read(const {stem} &v) {{\nif (auto *d = std::get_if<double>(&v)) return *d;\n"
            f"if (auto *t = std::get_if<{stem}two>(&v)) return t->a * t->b;\nreturn 0.1 * std::get<int>(v);\n}}",
            f"\n"
            f"struct {stem}of {{ double operator()(double d) const {{ return 1.5 * d; }} double "
            f"operator()(const {stem}two &t) const "
            f"{{ return t.a - t.b; }} double operator()(int i) const {{ return i; }} }};\n"
            f"static double {stem}read(const {stem} &v) {{\nreturn std::visit({stem}of{{}}, v);\n}}",
        )
    return Record(stem, declared, sets, gets, key)


def moves(b: Builder, r: Record, fixed: bool) -> str:
    """A move of the elements of ``v`` by the standard library, or by hand."""
    at, far = b.pick("0", "1", "2", "k"), b.small()
    key = r.tag.replace("i %", "7 %")
    before = (
        f"[](const {r.name} &a, const {r.name} &c) {{ return {key.replace('$v', 'a')} < {key.replace('$v', 'c')}; }}"
    )
    options = {
        "rotate": f"std::rotate(v.begin(), v.begin() + {far}, v.end());",
        "rotate right": f"std::rotate(v.rbegin(), v.rbegin() + {far}, v.rend());",
        "reverse": "std::reverse(v.begin(), v.end());",
        "swap": f"std::swap(v[{at}], v[v.size() - 1]);",
        "swap ranges": f"std::swap_ranges(v.begin(), v.begin() + {b.n // 2}, v.begin() + {b.n // 2});",
        "stable sort": f"std::stable_sort(v.begin(), v.end(), {before});",
        "sort": f"std::sort(v.begin(), v.end(), {before});",
        "copy": f"std::copy(v.begin() + {far}, v.end(), v.begin());",
        "copy backward": f"std::copy_backward(v.begin(), v.end() - {far}, v.end());",
        "move": f"std::move(v.begin() + {far}, v.end(), v.begin());",
        "exchange": "auto held = std::exchange(v[0], v[1]);\nv[1] = held;",
        "whole": "{\nauto w = v;\nstd::reverse_copy(w.begin(), w.end(), v.begin());\n}",
        "by hand": "for (size_t j = 0; j + 1 < v.size(); j++) v[j] = v[j + 1];",
        "iterated swaps": "for (auto a = v.begin(), z = v.end() - 1; a < z; ++a, --z) std::iter_swap(a, z);",
    }
    if not fixed:
        options |= {
            "erase": f"v.erase(v.begin() + {at});",
            "erase some": f"v.erase(v.begin() + {at}, v.begin() + {at} + 2);",
            "insert": f"v.insert(v.begin() + {at}, v[v.size() - 1]);",
            "insert many": f"v.insert(v.begin() + {at}, v.size() / 2, {r.name}(v[0]));",
            "append": "v.push_back(v[0]);\nv.pop_back();\nv.push_back(v[1]);",
            "resize": "v.resize(n + 2);\nv.resize(n);",
            "shrink": "v.shrink_to_fit();\nv.reserve(2 * n + 5);",
            "assign": "{\nauto w = v;\nw.push_back(v[0]);\nv.swap(w);\n}",
            "remove": (
                f"v.erase(std::remove_if(v.begin(), v.end(), [](const {r.name} &a) {{ return "
                f"{key.replace('$v', 'a')} % 4 == 1; }}), v.end());"
            ),
            "moved": "{\nauto w = std::move(v);\nv = std::move(w);\n}",
        }
    return b.choose("algorithm", options)


def containers(b: Builder, name: str) -> str:
    """A vector, an array or a deque of records."""
    r = record(b, f"@@R{name[3:]}")
    of = b.choose(
        "container",
        {
            "vector": f"std::vector<{r.name}>",
            "array": f"std::array<{r.name}, {b.n}>",
            "deque": f"std::deque<{r.name}>",
            "filled": f"std::vector<{r.name}>",
        },
    )
    fixed = "array<" in of and of.startswith("std::array")
    grown = "filled" not in b.features and not fixed and b.chance(0.5)
    if grown:
        fill = (
            f"{of} v;\nfor (int i = 0; i < n; i++) {{\ndouble t = in[i];\n{r.name} e{{}};\n{r.set('e')}\n"
            f"v.push_back(e);\n}}"
        )
    else:
        fill = (
            f"{of} v{'{}' if fixed else '(n)'};\nfor (int i = 0; i < n; i++) {{\ndouble t = in[i];\n{r.set('v[i]')}\n}}"
        )
    acts = []
    for _ in range(b.rng.choice((1, 1, 2, 3))):
        acts.append(moves(b, r, fixed))
    if "deque" in of:
        acts = [act.replace("v.reserve(2 * n + 5);", "") for act in acts]
    done = "\n".join(act if act.startswith("{") or "\n" not in act else f"{{\n{act}\n}}" for act in acts)
    body = f"""{fill}
{done}
for (int i = 0; i < n; i++) {{
out[i] = 0.1 * in[i];
if (i < (int)v.size()) out[i] += 0.3 * {r.get("v[i]")};
}}"""
    return stage(b, name, body, r.declaration)


def associations(b: Builder, name: str) -> str:
    """Lists, maps and queues."""
    way = b.choose(
        "association",
        {
            "list": (
                "std::list<double> c;\n"
                "for (int i = 0; i < n; i++) (i % 3 ? c.push_back({e}) : c.push_front({e}));\nc.reverse();\n"
                "int at = 0;\nfor (double d : c) out[at++] = d * at;"
            ),
            "splice": (
                "std::list<double> c, e;\nfor (int i = 0; i < n; i++) (i % 2 ? c : e).push_back({e});\n"
                "c.splice(c.begin(), e);\nint at = 0;\nfor (double d : c) out[at++] = d * at;"
            ),
            "forward list": (
                "std::forward_list<double> c;\nfor (int i = 0; i < n; i++) c.push_front({e});\nint at = 0;\n"
                "for (double d : c) out[at++] = d * at;"
            ),
            "map": (
                "std::map<int, double> c;\nfor (int i = 0; i < n; i++) c[(i * 7) % 11] += {e};\n"
                "for (int i = 0; i < n; i++) out[i] = c.count(i) ? c[i] : in[i];"
            ),
            "unordered map": (
                "std::unordered_map<int, double> c;\nfor (int i = 0; i < n; i++) c[i * 7 + 1] = {e};\n"
                "for (int i = 0; i < n; i++) out[i] = c.at(i * 7 + 1) + in[i];"
            ),
            "map of vectors": (
                "std::map<int, std::vector<double>> c;\nfor (int i = 0; i < n; i++) c[i % 3].push_back({e});\n"
                "for (int i = 0; i < n; i++) out[i] = c[i % 3][i / 3] + c[i % 3][0];"
            ),
            "vectors of vectors": (
                "std::vector<std::vector<double>> c(3);\nfor (int i = 0; i < n; i++) c[i % 3].push_back({e});\n"
                "std::swap(c[0], c[2]);\nfor (int i = 0; i < n; i++) out[i] = c[i % 3][0] + in[i];"
            ),
            "queue": (
                "std::queue<double> c;\nfor (int i = 0; i < n; i++) {\nc.push({e});\n"
                "if (i % 3 == 0) c.push(in[i]);\nout[i] = c.front();\nc.pop();\n}"
            ),
            "heap": "std::vector<std::pair<int, double>> c;\nfor (int i = 0; i < n; i++) {\n"
            "c.emplace_back((i * 7) % 11, {e});\nstd::push_heap(c.begin(), c.end());\n}\n"
            "for (int i = 0; i < n; i++) {\nstd::pop_heap(c.begin(), c.end());\n"
            "out[i] = c.back().second * (1 + c.back().first);\nc.pop_back();\n}",
            "permutation": "std::vector<int> p(n);\nstd::iota(p.begin(), p.end(), 0);\nstd::vector<double> w(n);\n"
            "for (int i = 0; i < n; i++) w[i] = {e};\n"
            "std::sort(p.begin(), p.end(), [&](int a, int c) { return w[a] < w[c]; });\n"
            "for (int i = 0; i < n; i++) out[i] = w[p[i]];",
            "bits": (
                "std::vector<bool> c(n);\nfor (int i = 0; i < n; i++) c[i] = i % 3 == 1;\n"
                "for (int i = 0; i < n; i++) out[i] = c[i] ? {e} : in[i];"
            ),
            "string": (
                "std::string c;\nfor (int i = 0; i < n; i++) c.push_back((char)('a' + i));\n"
                "for (int i = 0; i < n; i++) out[i] = {e} * (c[i] - 'a' + 1);"
            ),
        },
    )
    return stage(b, name, way.replace("{e}", b.tame("in[i]")))


def owners(b: Builder, name: str) -> str:
    """Classes that own buffers, pointers that do, virtual functions and closures."""
    stem = f"@@O{name[3:]}"
    way = b.choose(
        "owner", ("class", "unique", "shared", "virtual", "closure", "function", "swapped", "arena", "template")
    )
    e = b.tame("in[i]")
    before = ""
    if way == "class":
        before = f"""struct {stem} {{
double *v;
int n;
explicit {stem}(int n) : v(new double[n]{b.pick("", "()")}), n(n) {{}}
{stem}(const {stem} &o) : v(new double[o.n]), n(o.n) {{ std::copy(o.v, o.v + n, v); }}
{stem}({stem} &&o) noexcept : v(std::exchange(o.v, nullptr)), n(o.n) {{}}
{stem} &operator=({stem} o) {{ std::swap(v, o.v); std::swap(n, o.n); return *this; }}
~{stem}() {{ delete[] v; }}
double &operator[](int i) {{ return v[i]; }}
}};
{kind_of(b)} {stem} {stem}made(const double *in, int n) {{
{stem} r(n);
for (int i = 0; i < n; i++) r[i] = {e};
return r;
}}
"""
        body = (
            f"{stem} a = {stem}made(in, n), c = a;\n"
            f"{b.pick('c = std::move(a);', 'a = c;', 'std::swap(a, c);')}\n"
            f"for (int i = 0; i < n; i++) out[i] = {b.tame('c[i]')};"
        )
    elif way == "unique":
        body = (
            f"auto v = std::make_unique<double[]>(n);\nstd::unique_ptr<double[]> w(new double[n]);\n"
            f"for (int i = 0; i < n; i++) v[i] = {e};\n"
            f"for (int i = 0; i < n; i++) w[i] = {b.tame('v[n - 1 - i]')};\n"
            f"{b.pick('', 'std::swap(v, w);')}\nfor (int i = 0; i < n; i++) out[i] = v[i] + 0.2 * w[i];"
        )
    elif way == "shared":
        before = f"struct {stem} {{ int k; double d; std::shared_ptr<{stem}> next; }};"
        body = (
            f"std::shared_ptr<{stem}> head;\nfor (int i = 0; i < n; i++) {{\n"
            f"auto c = std::make_shared<{stem}>();\nc->k = i;\nc->d = {e};\nc->next = head;\nhead = c;\n}}\n"
            f"int at = 0;\nfor (auto p = head.get(); p; p = p->next.get()) out[at++] = p->d * (1 + p->k);"
        )
    elif way == "virtual":
        before = f"""struct {stem} {{
virtual double at(double d) const = 0;
virtual ~{stem}() {{}}
}};
struct {stem}one : {stem} {{
double a;
explicit {stem}one(double a) : a(a) {{}}
double at(double d) const override {{ return a * {b.tame("d")}; }}
}};
struct {stem}two : {stem} {{
int k; double c;
{stem}two(int k, double c) : k(k), c(c) {{}}
double at(double d) const override {{ return k * d + c * c; }}
}};
"""
        body = (
            f"std::vector<std::unique_ptr<{stem}>> v;\nfor (int i = 0; i < n; i++) {{\n"
            f"if (i % 2) v.push_back(std::make_unique<{stem}one>(in[i]));\n"
            f"else v.push_back(std::make_unique<{stem}two>(i, in[i]));\n}}\n"
            f"{b.pick('', 'std::rotate(v.begin(), v.begin() + 1, v.end());', 'std::reverse(v.begin(), v.end());')}\n"
            f"for (int i = 0; i < n; i++) out[i] = v[i]->at(in[n - 1 - i]);"
        )
    elif way == "closure":
        body = (
            f"double c = in[0];\nauto f = [&, k](double d) {{ c += 0.1 * d; return d * c + k; }};\n"
            f"for (int i = 0; i < n; i++) out[i] = f({e});"
        )
    elif way == "function":
        body = (
            f"double c = in[1];\nstd::vector<std::function<double(double)>> f;\n"
            f"f.push_back([=](double d) {{ return d * c; }});\n"
            f"f.push_back([&c](double d) {{ c += 0.2 * d; return {b.tame('d')}; }});\n"
            f"for (int i = 0; i < n; i++) out[i] = f[i % 2]({e});"
        )
    elif way == "swapped":
        body = (
            f"std::vector<double> a(in, in + n), c(n);\nfor (int turn = 0; turn < k; turn++) {{\n"
            f"for (int i = 0; i < n; i++) c[i] = 0.5 * a[i] + 0.3 * {b.tame('a[(i + 1) % n]')};\n"
            f"{b.pick('std::swap(a, c);', 'a.swap(c);', 'a = c;')}\n}}\nstd::copy(a.begin(), a.end(), out);"
        )
    elif way == "arena":
        before = f"struct {stem} {{ int k; double d; }};"
        body = (
            f"alignas(16) std::byte room[{b.n} * sizeof({stem})];\n{stem} *p[{b.n}];\n"
            f"for (int i = 0; i < n; i++) p[i] = new (room + i * sizeof({stem})) {stem}{{i, {e}}};\n"
            f"std::reverse(p, p + n);\nfor (int i = 0; i < n; i++) out[i] = p[i]->d * (1 + p[i]->k);"
        )
    else:
        before = (
            f"template <class T, int N>\nstruct {stem} {{\nT v[N];\nint at = 0;\n"
            f"void push(T t) {{ std::move_backward(v, v + N - 1, v + N); v[0] = t; }}\n"
            f"T sum() const {{ return std::accumulate(v, v + N, T(0)); }}\n}};\n"
        )
        body = (
            f"{stem}<double, 3> w{{}};\nfor (int i = 0; i < n; i++) {{\nw.push({e});\n"
            f"out[i] = w.sum() * 0.5 + w.v[2];\n}}"
        )
    return stage(b, name, body, before)


WORDS_MOVED = (
    "",
    "std::rotate(w.begin(), w.begin() + 1, w.end());",
    "std::reverse(w.begin(), w.end());",
    "w.erase(w.begin());\nw.push_back(w[0]);",
)
BYTES_MOVED = (
    "",
    "std::rotate(w.begin(), w.begin() + 8, w.end());",
    "w.insert(w.begin(), 8, std::byte{0});\nw.erase(w.begin(), w.begin() + 8);",
)


def casts(b: Builder, name: str) -> str:
    """Bits by ``std::bit_cast`` and bytes."""
    to, back = "std::bit_cast<uint64_t>(d)", "std::bit_cast<double>(u)"
    way = b.choose(
        "cast",
        {
            "whole": (to, back, ""),
            "tag": (f"{to} | 1", back, "a tag is put on"),
            "halves": (f"{to} >> 32 | {to} << 32", "std::bit_cast<double>(u >> 32 | u << 32)", "words are rotated"),
            "xor": (f"{to} ^ 77u", "std::bit_cast<double>(u ^ 77u)", "words are masked"),
            "array": ("", "", ""),
            "bytes": ("", "", ""),
            "absolute": (f"{to} & ~(1ull << 63)", back, ""),
            "opposite": (f"{to} ^ 1ull << 63", back, ""),
        },
    )
    b.may_refuse = b.may_refuse or way[2]
    e = b.tame("in[i]")
    if way[0]:
        body = (
            f"std::vector<uint64_t> w(n);\nfor (int i = 0; i < n; i++) {{\ndouble d = {e};\n"
            f"w[i] = {way[0]};\n}}\n"
            f"{b.pick(*WORDS_MOVED)}\n"
            f"for (int i = 0; i < n; i++) {{\nuint64_t u = w[i];\nout[i] = {way[1]} + 0.1 * in[i];\n}}"
        )
    elif "cast: array" in b.features:
        body = (
            f"for (int i = 0; i < n; i++) {{\n"
            f"auto a = std::bit_cast<std::array<{b.pick('unsigned char, 8', 'uint32_t, 2', 'uint16_t, 4')}>>({e});\n"
            f"decltype(a) c = a;\nout[i] = std::bit_cast<double>(c) * 1.5;\n}}"
        )
    else:
        body = (
            f"std::vector<std::byte> w(8 * n);\nfor (int i = 0; i < n; i++) {{\ndouble d = {e};\n"
            f"memcpy(w.data() + 8 * i, &d, 8);\n}}\n"
            f"{b.pick(*BYTES_MOVED)}\n"
            f"for (int i = 0; i < n; i++) {{\ndouble d;\nmemcpy(&d, &w[8 * i], 8);\nout[i] = d + in[i];\n}}"
        )
    return stage(b, name, body)


def texts(b: Builder, name: str) -> str:
    """Numbers that travel as text: to be refused."""
    b.may_refuse = "numbers travel as text"
    way = b.choose(
        "text",
        {
            "stream": "std::stringstream s;\ns.precision(17);\ns << d;\ns >> d;",
            "string": "d = std::stod(std::to_string(d));",
            "two": "std::ostringstream s;\ns.precision(17);\ns << d;\nstd::istringstream(s.str()) >> d;",
        },
    )
    return stage(
        b,
        name,
        (f"for (int i = 0; i < n; i++) {{\ndouble d = {b.tame('in[i]')};\nif (i == k) {{\n{way}\n}}\nout[i] = d;\n}}"),
    )


STAGES: dict[str, Callable[[Builder, str], str]] = {
    "containers": containers,
    "associations": associations,
    "owners": owners,
    "casts": casts,
    "texts": texts,
}
WEIGHTS = {"containers": 3.0, "associations": 2.0, "owners": 2.0, "texts": 0.1}


def generate(seed: int) -> ClassProgram:
    """The program of ``seed``: always the same one."""
    b, text = assemble(STAGES, seed, lambda b, names: 'extern "C" ' + chain(b, names), WEIGHTS, salt=1)
    return ClassProgram(
        "c++",
        seed,
        unparse(parse("c++", text)),
        b.n,
        b.k,
        b.single,
        b.may_refuse,
        frozenset(b.features),
    )
