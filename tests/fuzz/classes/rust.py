"""Stages in Rust: records and enums that are moved, bits of numbers, owners of memory."""

from __future__ import annotations

from collections.abc import Callable

from .builder import Builder, assemble
from .c_records import Record
from .program import ClassProgram, parse, unparse
from .rust_bits import bits
from .rust_chain import LANGUAGE as LANGUAGE
from .rust_chain import chain, stage


def record(b: Builder, stem: str) -> Record:
    """A struct, a tuple or an enum: ``sets`` is what one is made of."""
    tag = f"((i * 7 + 3) % 13) as {b.pick('i32', 'u8', 'i64', 'u16', 'usize')}"
    ty = tag.split()[-1]
    return b.choose(
        "record",
        {
            "struct": Record(
                stem,
                f"#[derive(Clone, Copy, Default)]\nstruct {stem} {{ k: {ty}, d: f64 }}",
                f"{stem} {{ k: {tag}, d: {b.tame('t')} }}",
                "$v.d * (0.3 * $v.k as f64 + 1.0)",
                "$v.k",
            ),
            "wide": Record(
                stem,
                f"#[derive(Clone, Copy, Default)]\nstruct {stem} {{ c: u8, d: f64, w: [f64; 2], k: {ty} }}",
                f"{stem} {{ c: 1, d: t, w: [{b.tame('t')}, 0.4 * t], k: {tag} }}",
                "($v.d + $v.w[0] * $v.w[1]) * (1.0 + $v.k as f64)",
                "$v.k",
            ),
            "tuple": Record(f"({ty}, f64)", "", f"({tag}, {b.tame('t')})", "$v.1 * (0.3 * $v.0 as f64 + 1.0)", "$v.0"),
            "enum": Record(
                stem,
                f"#[derive(Clone, Copy)]\nenum {stem} {{ One(f64), Two {{ a: f64, c: f64 }}, Index(usize) }}\n"
                f"impl {stem} {{\nfn read(&self) -> f64 {{\nmatch self {{\n{stem}::One(d) => 1.5 * d,\n"
                f"{stem}::Two {{ a, c }} => a * c,\n{stem}::Index(i) => 0.1 * *i as f64,\n}}\n}}\n"
                f"fn key(&self) -> i32 {{\nmatch self {{\n{stem}::One(_) => 2,\n{stem}::Two {{ .. }} => 0,\n"
                f"{stem}::Index(i) => (*i % 5) as i32,\n}}\n}}\n}}",
                (
                    f"match i % 3 {{ 0 => {stem}::One(t), 1 => {stem}::Two {{ a: t, c: {b.tame('t')} }}, _ => "
                    f"{stem}::Index(i) }}"
                ),
                "$v.read()",
                "$v.key()",
            ),
            "option": Record(
                "Option<f64>",
                "",
                f"if i % 3 == 1 {{ None }} else {{ Some({b.tame('t')}) }}",
                "$v.unwrap_or(0.25)",
                "$v.is_some()",
            ),
            "array": Record(
                "[f64; 3]", "", f"[t, {b.tame('t')}, 0.5 * i as f64]", "($v[0] * $v[2] + $v[1])", "($v[2] as i32)"
            ),
            "result": Record(
                f"Result<f64, {ty}>",
                "",
                f"if i % 4 == 1 {{ Err({tag}) }} else {{ Ok({b.tame('t')}) }}",
                "(match $v { Ok(d) => d, Err(k) => 0.1 * k as f64 })",
                "$v.is_ok()",
            ),
        },
    )


def moves(b: Builder, r: Record, grows: bool) -> str:
    """A move of the elements of ``v``."""
    at, far = b.pick("0", "1", "2", "k"), b.pick("k", "1", "2")
    key = r.tag.replace("$v", "a")
    options = {
        "rotate left": f"v.rotate_left({far});",
        "rotate right": f"v.rotate_right({far});",
        "reverse": "v.reverse();",
        "swap": f"let m = v.len() - 1;\nv.swap({at}, m);",
        "copy within": f"v.copy_within({far}.., 0);",
        "copy within up": f"let m = v.len() - {far};\nv.copy_within(..m, {far});",
        "by hand": "for j in 0..v.len() - 1 {\nv[j] = v[j + 1];\n}",
        "halves": "let m = v.len() / 2;\nlet (a, c) = v.split_at_mut(m);\na[..2].swap_with_slice(&mut c[..2]);",
        "down": "for j in (1..v.len()).rev() {\nv[j] = v[j - 1];\n}",
        "chunks": "for c in v.chunks_exact_mut(2) {\nc.swap(0, 1);\n}",
        "replace": "let held = std::mem::replace(&mut v[0], v1);\nv[1] = held;".replace("v1", "w0"),
        "clone from": "let w = v.to_vec();\nv.clone_from_slice(&w);\nv[0] = w[w.len() - 1];",
        "insertion": (
            f"for a in 1..v.len() {{\nlet mut z = a;\n"
            f"while z > 0 && {r.tag.replace('$v', 'v[z - 1]')} > {r.tag.replace('$v', 'v[z]')} {{\n"
            f"v.swap(z - 1, z);\nz -= 1;\n}}\n}}"
        ),
    }
    options["replace"] = "let w0 = v[1];\n" + options["replace"]
    if grows:
        options |= {
            "remove": f"v.remove({at});",
            "insert": f"let e = v[v.len() - 1];\nv.insert({at}, e);",
            "swap remove": f"v.swap_remove({at});",
            # (where the key says only whether there is a number, all that have one stay: others swap the first few)
            "retain": f"v.retain(|a| ({key}) as i32 % 4 != {3 if 'is_' in key else 1});",
            "drain": f"let w: Vec<_> = v.drain({at}..{at} + 2).collect();\nv.extend(w);",
            "truncate": "let m = v.len() - 1;\nv.truncate(m);",
            "push": "for j in 0..3 {\nlet e = v[j];\nv.push(e);\n}",
            "split off": "let mut w = v.split_off(2);\nw.append(&mut v);\nv = w;",
            "dedup": "let e = v[0];\nv.insert(1, e);\nv.remove(0);",
            "take": "let w = std::mem::take(&mut v);\nv = w;",
            "boxed": "let w = v.into_boxed_slice();\nv = w.into_vec();",
            "splice": "let e = v[1];\nv.splice(0..1, [e, e]);",
            "extend": "v.extend_from_within(1..3);",
        }
    if b.chance(0.03):  # the library's sorts are large
        options = {"sort by key": f"v.sort_by_key(|a| {key});", "unstable sort": f"v.sort_unstable_by_key(|a| {key});"}
    return b.choose("move", options)


def containers(b: Builder, name: str) -> str:
    """A vector, an array, a deque or a boxed slice of records."""
    r = record(b, f"@@R{name[3:]}")
    of = b.choose("container", ("Vec", "Vec", "array", "slice", "VecDeque"))
    push = f"for i in 0..n {{\nlet t = {b.tame('inp[i]')};\nv.push({r.sets});\n}}"
    if of == "Vec":
        fill = f"let mut v: Vec<{r.name}> = {b.pick('Vec::new()', 'Vec::with_capacity(n)')};\n{push}"
    elif of == "array":
        fill = (
            f"let make = |i: usize| {{ let t = {b.tame('inp[i]')}; {r.sets} }};\n"
            f"let mut v: [{r.name}; {b.n}] = std::array::from_fn(make);"
        )
    elif of == "slice":
        fill = f"let mut v: Box<[{r.name}]> = (0..n).map(|i| {{ let t = {b.tame('inp[i]')}; {r.sets} }}).collect();"
    else:
        fill = (
            f"let mut v: VecDeque<{r.name}> = VecDeque::new();\nfor i in 0..n {{\nlet t = inp[i];\n"
            f"if i % 3 == 1 {{\nv.push_front({r.sets});\n}} else {{\nv.push_back({r.sets});\n}}\n}}\n"
            f"v.rotate_left({b.pick('1', 'k')});\nlet e = v.pop_front().unwrap();\nv.push_back(e);\n"
            f"let mut v: Vec<{r.name}> = v.into_iter().collect();"
        )
    grows = of in ("Vec", "VecDeque")
    acts = "\n".join(moves(b, r, grows) for _ in range(b.rng.choice((1, 1, 2, 3))))
    body = f"""{fill}
{acts}
for i in 0..n {{
out[i] = 0.1 * inp[i];
if i < v.len() {{
out[i] += 0.2 * {r.get("v[i]")};
}}
}}"""
    return stage(b, name, body, r.declaration)


TURNED = (
    "let mut back = None;\nwhile let Some(mut c) = head {\nhead = c.next.take();\n"
    "c.next = back;\nback = Some(c);\n}\nhead = back;"
)


def owners(b: Builder, name: str) -> str:
    """Boxes, traits, lists, cells, maps, closures."""
    stem, e = f"@@O{name[3:]}", b.tame("inp[i]")
    way = b.choose(
        "owner",
        (
            "list",
            "traits",
            "refcell",
            "map",
            "swap",
            "closure",
            "heap",
            "plan",
            "rows",
            "linked",
            "hash map",
            "arena",
            "cursor",
        ),
    )
    before = ""
    if way == "list":
        before = f"struct {stem} {{ d: f64, k: usize, next: Option<Box<{stem}>> }}"
        body = (
            f"let mut head: Option<Box<{stem}>> = None;\nfor i in 0..n {{\n"
            f"head = Some(Box::new({stem} {{ d: {e}, k: i, next: head }}));\n}}\n"
            f"{b.pick('', TURNED)}\n"
            f"let mut at = 0;\nlet mut p = &head;\nwhile let Some(c) = p {{\n"
            f"out[at] = c.d * (1.0 + c.k as f64);\nat += 1;\np = &c.next;\n}}"
        )
    elif way == "traits":
        before = (
            f"trait {stem} {{ fn at(&self, d: f64) -> f64; }}\nstruct {stem}one(f64);\n"
            f"struct {stem}two {{ k: i32, c: f64 }}\nimpl {stem} for {stem}one {{\n"
            f"fn at(&self, d: f64) -> f64 {{ self.0 * {b.tame('d')} }}\n}}\nimpl {stem} for {stem}two {{\n"
            f"fn at(&self, d: f64) -> f64 {{ self.k as f64 * d + self.c * self.c }}\n}}"
        )
        body = (
            f"let mut v: Vec<Box<dyn {stem}>> = Vec::new();\nfor i in 0..n {{\nif i % 2 == 0 {{\n"
            f"v.push(Box::new({stem}one(inp[i])));\n}} else {{\n"
            f"v.push(Box::new({stem}two {{ k: i as i32, c: inp[i] }}));\n}}\n}}\n"
            f"{b.pick('', 'v.rotate_left(1);', 'v.reverse();')}\nfor i in 0..n {{\n"
            f"out[i] = v[i].at(inp[n - 1 - i]);\n}}"
        )
    elif way == "refcell":
        body = (
            f"let c = Rc::new(RefCell::new(vec![0.0; n]));\nlet e = c.clone();\nfor i in 0..n {{\n"
            f"e.borrow_mut()[i] = {e};\n}}\nlet s = Cell::new(inp[0]);\nfor i in 0..n {{\n"
            f"s.set(s.get() * 0.5 + c.borrow()[i]);\nout[i] = s.get();\n}}"
        )
    elif way == "map":
        body = (
            f"let mut c: BTreeMap<usize, f64> = BTreeMap::new();\nfor i in 0..n {{\n"
            f"*c.entry((i * 7) % 5).or_insert(0.5) += {e};\n}}\nfor i in 0..n {{\n"
            f"out[i] = c.get(&i).copied().unwrap_or(inp[i]) + inp[i];\n}}"
        )
    elif way == "hash map":
        body = (
            f"let mut c: HashMap<usize, f64> = HashMap::new();\nfor i in 0..n {{\nc.insert(i * 3, {e});\n}}\n"
            f"for i in 0..n {{\nout[i] = c[&(i * 3)] * inp[i];\n}}"
        )
    elif way == "swap":
        body = (
            f"let mut a = inp.to_vec();\nlet mut c = vec![0.0; n];\nfor turn in 0..k {{\nfor i in 0..n {{\n"
            f"c[i] = 0.5 * a[i] + 0.3 * {b.tame('a[(i + 1) % n]')};\n}}\n"
            f"{b.pick('std::mem::swap(&mut a, &mut c);', 'a.copy_from_slice(&c);', 'a = c.clone();')}\n}}\n"
            f"out.copy_from_slice(&a);"
        )
    elif way == "closure":
        body = (
            f"let mut c = inp[0];\n"
            f"let mut f: {b.pick(*['Box<dyn FnMut(f64) -> f64>'] * 2)} "
            f"= Box::new(move |d| {{\n"
            f"c += 0.1 * d;\nd * c\n}});\nfor i in 0..n {{\nout[i] = f({e});\n}}"
        )
    elif way == "heap":
        body = (
            f"let mut c = BinaryHeap::new();\nlet v: Vec<f64> = (0..n).map(|i| {e}).collect();\n"
            f"for i in 0..n {{\nc.push(((i * 7) % 11, i));\n}}\nfor i in 0..n {{\n"
            f"let (key, at) = c.pop().unwrap();\nout[i] = v[at] * (1.0 + key as f64);\n}}"
        )
    elif way == "plan":
        before = (
            f"struct {stem} {{ tmp: Vec<f64>, aux: Vec<f64> }}\nimpl {stem} {{\n#[inline(never)]\n"
            f"fn new(n: usize) -> {stem} {{ {stem} {{ tmp: vec![0.0; n], aux: vec![1.0; n] }} }}\n"
            f"#[inline(never)]\nfn run(&mut self, inp: &[f64], out: &mut [f64]) {{\n"
            f"for i in 0..inp.len() {{\nself.tmp[i] = {e};\n}}\n"
            f"std::mem::swap(&mut self.tmp, &mut self.aux);\nfor i in 0..inp.len() {{\n"
            f"out[i] = self.aux[i] * inp[i] + self.tmp[i];\n}}\n}}\n}}"
        )
        body = f"let mut p = {b.pick(f'{stem}::new(n)', f'Box::new({stem}::new(n))')};\np.run(inp, out);"
    elif way == "rows":
        body = (
            f"let mut r: Vec<Vec<f64>> = (0..3).map(|j| (0..n).map(|i| {e} * (j as f64 + 1.0)).collect()).collect();\n"
            f"{b.pick('', 'r.swap(0, 2);', 'r.rotate_left(1);', 'let e = r.remove(0);' + chr(10) + 'r.push(e);')}\n"
            f"for i in 0..n {{\nout[i] = r[0][i] + r[k - 1][n - 1 - i] * r[2][0];\n}}"
        )
    elif way == "linked":
        body = (
            f"let mut c: LinkedList<f64> = LinkedList::new();\nfor i in 0..n {{\nif i % 3 == 0 {{\n"
            f"c.push_front({e});\n}} else {{\nc.push_back({e});\n}}\n}}\n"
            f"for (i, d) in c.iter().enumerate() {{\nout[i] = d * (i as f64 + 1.0);\n}}"
        )
    elif way == "arena":
        before = (
            f"struct {stem} {{ room: Vec<f64>, used: usize }}\nimpl {stem} {{\n#[inline(never)]\n"
            f"fn get(&mut self, m: usize) -> usize {{\nlet at = self.used;\nself.used += m;\n"
            f"self.room.resize(self.used, 0.0);\nat\n}}\n}}"
        )
        body = (
            f"let mut a = {stem} {{ room: Vec::new(), used: 0 }};\nlet u = a.get(n);\nfor i in 0..n {{\n"
            f"a.room[u + i] = {e};\n}}\nlet w = a.get(n);\nfor i in 0..n {{\n"
            f"a.room[w + i] = 1.5 * a.room[u + i];\n}}\nfor i in 0..n {{\n"
            f"out[i] = a.room[w + i] * a.room[u];\n}}"
        )
    else:
        body = (
            f"let mut it = inp.iter().enumerate().filter(|(i, _)| i % 2 == 0).map(|(i, d)| d * (i as "
            f"f64 + 1.0)).peekable();\n"
            f"let mut at = 0;\nfor i in 0..n {{\nout[i] = inp[i];\n}}\nwhile let Some(d) = it.next() {{\n"
            f"let next = it.peek().copied().unwrap_or(0.5);\nout[at] += {b.tame('d')} * next;\nat += 1;\n}}"
        )
    return stage(b, name, body, before)


def texts(b: Builder, name: str) -> str:
    """Numbers that travel as text: to be refused."""
    b.may_refuse = "numbers travel as text"
    return stage(
        b,
        name,
        (
            f"for i in 0..n {{\nlet mut d = {b.tame('inp[i]')};\nif i == k {{\n"
            f'd = format!("{{:e}}", d).parse().unwrap();\n}}\nout[i] = d;\n}}'
        ),
    )


STAGES: dict[str, Callable[[Builder, str], str]] = {
    "containers": containers,
    "bits": bits,
    "owners": owners,
    "texts": texts,
}
WEIGHTS = {"containers": 3.0, "bits": 1.5, "owners": 2.0, "texts": 0.1}


def generate(seed: int) -> ClassProgram:
    """The program of ``seed``: always the same one."""
    b, text = assemble(STAGES, seed, chain, WEIGHTS, salt=2)
    return ClassProgram(
        "rust",
        seed,
        unparse(parse("rust", text)),
        b.n,
        b.k,
        b.single,
        b.may_refuse,
        frozenset(b.features),
    )
