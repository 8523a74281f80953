"""Stages in C: memory that routines hand out, pools, plans with work buffers, lists and tables of pointers."""

from __future__ import annotations

from .builder import Builder
from .c_records import stage


def kind_of(b: Builder) -> str:
    return b.choose("routine", {"apart": "NOINLINE", "apart too": "NOINLINE", "plain": "static", "inlined": "ALWAYS"})


def plans(b: Builder, name: str) -> str:
    """A plan with work buffers: made by one routine, used by others, released by a third."""
    stem, kind = f"@@p{name[3:]}", kind_of(b)
    block = b.choose(
        "plan",
        {
            "separate": "p->tmp = (double *)malloc(n * sizeof(double));\np->aux = (double *)calloc(n, sizeof(double));",
            "one block": "p->tmp = (double *)malloc(2 * n * sizeof(double));\np->aux = p->tmp + n;",
            "behind": "p->tmp = (double *)(p + 1);\np->aux = p->tmp + n;",
            "factors": "p->tmp = (double *)malloc(n * sizeof(double));\np->aux = (double *)malloc(n * "
            "sizeof(double));\n"
            "for (int i = 0; i < n; i++) p->aux[i] = cos(0.3 * i);",
        },
    )
    behind, one = "(p + 1)" in block, "p->tmp + n" in block
    size = "sizeof *p + 2 * n * sizeof(double)" if behind else "sizeof *p"
    free = "" if behind else "free(p->tmp);" if one else "free(p->tmp);\nfree(p->aux);"
    weight = "p->aux[i]" if "cos" in block else "1.3"
    use = b.choose(
        "use",
        {
            "copy": f"for (int i = 0; i < p->n; i++) p->tmp[i] = {b.tame('in[i]')} * {weight};\n"
            f"for (int i = 0; i < p->n; i++) out[i] = {b.tame('p->tmp[i]')};",
            "ping-pong": f"double *a = p->tmp, *c = p->aux;\nfor (int i = 0; i < p->n; i++) a[i] = in[i];\n"
            f"for (int turn = 0; turn < k; turn++) {{\n"
            f"for (int i = 0; i < p->n; i++) c[i] = 0.5 * a[i] + 0.4 * {b.tame('a[(i + 1) % p->n]')};\n"
            "double *t = a;\na = c;\nc = t;\n}\nfor (int i = 0; i < p->n; i++) out[i] = a[i];",
            "chosen": f"double *o = k > 1 ? p->tmp : out;\nfor (int i = 0; i < p->n; i++) o[i] = {b.tame('in[i]')};\n"
            f"for (int i = 0; i < p->n; i++) out[i] = {b.tame('o[i]')};",
            "phi": (
                f"double *o = out;\nif (k > 1) {{\no = p->tmp;\n}}\n{stem}twice(in, o, p->n);\n"
                f"for (int i = 0; i < p->n; i++) out[i] = o[i] * o[i];"
            ),
            "member swap": f"for (int i = 0; i < p->n; i++) p->tmp[i] = in[i];\nfor (int turn = 0; turn < k; turn++) "
            f"{{\n"
            f"for (int i = 0; i < p->n; i++) p->aux[i] = {b.tame('p->tmp[i]')} * 0.7;\n"
            "double *t = p->tmp;\np->tmp = p->aux;\np->aux = t;\n}\n"
            "for (int i = 0; i < p->n; i++) out[i] = p->tmp[i];",
            "recursive": f"for (int i = 0; i < p->n; i++) out[i] = in[i];\n{stem}fold(p->tmp, out, p->n);",
        },
    )
    if "use: member swap" in b.features and one and not behind:
        free = "free(p->tmp < p->aux ? p->tmp : p->aux);"
    before = f"""struct {stem} {{ int n; double *tmp, *aux; }};
{kind_of(b)} struct {stem} *{stem}make(int n) {{
struct {stem} *p = (struct {stem} *)malloc({size});
p->n = n;
{block}
return p;
}}
{kind} void {stem}twice(const double *a, double *o, int n) {{
for (int i = 0; i < n; i++) o[i] = {b.tame("a[i]")} + a[n - 1 - i];
}}
NOINLINE void {stem}fold(double *tmp, double *v, int n) {{
if (n < 2) return;
int half = n / 2;
for (int i = 0; i < half; i++) tmp[i] = v[2 * i] + 0.3 * v[2 * i + 1];
for (int i = half; i < n; i++) tmp[i] = v[i] * 0.9;
memcpy(v, tmp, n * sizeof(double));
{stem}fold(tmp + half, v + half, n - half);
}}
{kind} void {stem}run(struct {stem} *p, const double *in, double *out, int k) {{
{use}
}}
{kind} void {stem}drop(struct {stem} *p) {{
{free}
free(p);
}}
"""
    times = b.pick(1, 1, 2)
    again = f"\n{stem}run(p, in, out, k);" * (times - 1)
    body = f"struct {stem} *p = {stem}make(n);\n{stem}run(p, in, out, k);{again}\n{stem}drop(p);"
    return stage(b, name, body, before)


def pools(b: Builder, name: str) -> str:
    """Pools, arenas and free lists of a routine's own."""
    stem, kind = f"@@m{name[3:]}", kind_of(b)
    way = b.choose("pool", ("arena", "static arena", "free list", "stack", "blocks"))
    if way in ("arena", "static arena"):
        home = f"static {b.pick('unsigned char', 'double', 'char')} {stem}room[1024];" if way == "static arena" else ""
        start = f"(char *){stem}room" if home else "(char *)malloc(4096)"
        before = f"""{home}
struct {stem} {{ char *start; size_t used; }};
{kind} void *{stem}get(struct {stem} *a, size_t size) {{
void *found = a->start + a->used;
a->used += (size + 15) & ~(size_t)15;
return found;
}}
"""
        lists = b.choose(
            "carved",
            {
                "arrays": (
                    f"double *u = (double *){stem}get(&a, n * sizeof(double)), *w = (double *){stem}get(&a, n "
                    f"* sizeof(double));"
                ),
                "with ints": f"double *u = (double *){stem}get(&a, n * sizeof(double));\n"
                f"int *c = (int *){stem}get(&a, n * sizeof(int));\n"
                f"double *w = (double *){stem}get(&a, n * sizeof(double));\n"
                f"for (int i = 0; i < n; i++) c[i] = (i * 3) % n;",
                "chosen": (
                    f"double *e = (double *){stem}get(&a, n * sizeof(double)), *w = (double *){stem}get(&a, n "
                    f"* sizeof(double));\n"
                    f"double *u = k > 1 ? e : w;"
                ),
            },
        )
        at = f"u[{'c[i]' if 'int *c' in lists else 'i'}]"
        body = f"""struct {stem} a = {{ {start}, 0 }};
{lists}
for (int i = 0; i < n; i++) u[i] = {b.tame("in[i]")};
for (int i = 0; i < n; i++) w[i] = {b.tame(at)};
for (int i = 0; i < n; i++) out[i] = w[i] + 0.2 * u[i];
{"" if home else "free(a.start);"}"""
        return stage(b, name, body, before)
    if way == "stack":
        before = f"""struct {stem} {{ double *v; int count, room; }};
{kind} void {stem}push(struct {stem} *s, double d) {{
if (s->count == s->room) {{
s->room = s->room ? {b.pick("2 * s->room", "s->room + 3")} : 2;
s->v = (double *)realloc(s->v, s->room * sizeof(double));
}}
s->v[s->count++] = d;
}}
"""
        body = f"""struct {stem} s = {{ 0, 0, 0 }};
for (int i = 0; i < n; i++) {{
{stem}push(&s, {b.tame("in[i]")});
if (i % 2) {stem}push(&s, in[i] * s.v[s.count - 1]);
}}
for (int i = 0; i < n; i++) out[i] = {b.tame("s.v[s.count - 1 - i]")};
free(s.v);"""
        return stage(b, name, body, before)
    link = b.choose(
        "link", {"pointer": f"struct {stem} *next;", "union": f"union {{ struct {stem} *next; double d; }};"}
    )
    own = "" if "union" in link else " double d;"
    order = b.pick(f"int k; {link}{own}", f"{own} {link} int k;") if own else f"{link} int k;"
    before = f"""struct {stem} {{ {order} }};
struct {stem}pool {{ struct {stem} cells[{b.n + 4}]; struct {stem} *first; }};
{kind} void {stem}open(struct {stem}pool *p) {{
p->first = 0;
for (int i = 0; i < {b.n + 4}; i++) {{
p->cells[i].next = p->first;
p->first = &p->cells[i];
}}
}}
{kind} struct {stem} *{stem}get(struct {stem}pool *p) {{
struct {stem} *c = p->first;
p->first = c->next;
return c;
}}
{kind} void {stem}put(struct {stem}pool *p, struct {stem} *c) {{
c->next = p->first;
p->first = c;
}}
"""
    home = b.pick(
        (f"struct {stem}pool pool, *p = &pool;", ""),
        (f"struct {stem}pool *p = (struct {stem}pool *)malloc(sizeof *p);", "free(p);"),
    )
    body = f"""{home[0]}
struct {stem} *held[{b.n}];
{stem}open(p);
for (int i = 0; i < n; i++) {{
held[i] = {stem}get(p);
held[i]->d = {b.tame("in[i]")};
held[i]->k = i;
}}
for (int i = 0; i < n; i++) {{
int j = (i * 5 + 1) % n;
double d = held[j]->d * (1.0 + 0.1 * held[j]->k);
{stem}put(p, held[j]);
held[j] = {stem}get(p);
held[j]->d = {b.tame("d")};
held[j]->k = 2;
out[i] = held[i]->d;
}}
{home[1]}"""
    return stage(b, name, body, before)


def links(b: Builder, name: str) -> str:
    """Lists, trees, tables of rows, and members of members."""
    stem, kind = f"@@l{name[3:]}", kind_of(b)
    way = b.choose("links", ("list", "tree", "rows", "members", "picked", "reversed list"))
    if way in ("list", "reversed list"):
        before = f"""struct {stem} {{ double d; int k; struct {stem} *next; }};
{kind} struct {stem} *{stem}cons(double d, int k, struct {stem} *rest) {{
struct {stem} *c = (struct {stem} *)malloc(sizeof *c);
c->d = d;
c->k = k;
c->next = rest;
return c;
}}
"""
        turned = (
            (
                "struct @s *back = 0;\nwhile (list) {\nstruct @s *rest = list->next;\nlist->next = back;\n"
                "back = list;\nlist = rest;\n}\nlist = back;\n"
            )
            if (way != "list")
            else ""
        )
        body = f"""struct {stem} *list = 0;
for (int i = 0; i < n; i++) list = {stem}cons({b.tame("in[i]")}, i, list);
{turned.replace("@s", stem)}int i = 0;
for (struct {stem} *c = list; c; c = c->next) out[i++] = c->d * (1.0 + 0.2 * c->k);
while (list) {{
struct {stem} *rest = list->next;
free(list);
list = rest;
}}"""
    elif way == "tree":
        before = f"""struct {stem} {{ double d; int key; struct {stem} *side[2]; }};
NOINLINE void {stem}add(struct {stem} **at, struct {stem} *c) {{
while (*at) at = &(*at)->side[c->key > (*at)->key];
*at = c;
}}
NOINLINE int {stem}walk(struct {stem} *c, double *out, int at) {{
if (!c) return at;
at = {stem}walk(c->side[0], out, at);
out[at] = {b.tame("c->d")};
at++;
return {stem}walk(c->side[1], out, at);
}}
"""
        body = f"""struct {stem} cells[{b.n}], *root = 0;
for (int i = 0; i < n; i++) {{
cells[i].d = {b.tame("in[i]")};
cells[i].key = (i * 7 + 2) % 11;
cells[i].side[0] = cells[i].side[1] = 0;
{stem}add(&root, &cells[i]);
}}
{stem}walk(root, out, 0);"""
    elif way == "rows":
        before = f"""{kind} double **{stem}rows(int rows, int columns) {{
double **r = (double **)malloc(rows * sizeof *r);
{
            b.pick(
                "r[0] = (double *)malloc(rows * columns * sizeof(double));"
                + chr(10)
                + "for (int i = 1; i < rows; i++) r[i] = r[i - 1] + columns;",
                "for (int i = 0; i < rows; i++) r[i] = (double *)malloc(columns * sizeof(double));",
            )
        }
return r;
}}
"""
        separate = "r[i] = (double *)malloc" in before
        free = "for (int i = 0; i < 3; i++) free(r[i]);" if separate else "free(base);"
        body = f"""double **r = {stem}rows(3, n);
{"" if separate else "double *base = r[0];"}
for (int i = 0; i < 3; i++) {{
for (int j = 0; j < n; j++) r[i][j] = {b.tame("in[j]")} * (i + 1);
}}
{b.pick("", "double *t = r[0];" + chr(10) + "r[0] = r[2];" + chr(10) + "r[2] = t;")}
for (int j = 0; j < n; j++) out[j] = r[0][j] + {b.tame("r[k - 1][j]")} - 0.3 * r[2][n - 1 - j];
{free}
free(r);"""
    elif way == "members":
        before = f"""struct {stem}in {{ double *v; int n; }};
struct {stem} {{ struct {stem}in *a; struct {stem}in b; }};
{kind} struct {stem} *{stem}make(int n) {{
struct {stem} *s = (struct {stem} *)malloc(sizeof *s);
s->a = (struct {stem}in *)malloc(sizeof *s->a);
s->a->v = (double *)malloc(n * sizeof(double));
s->a->n = s->b.n = n;
s->b.v = {b.pick("s->a->v", "(double *)calloc(n, sizeof(double))")};
return s;
}}
{kind} void {stem}fill(struct {stem} *s, const double *in) {{
for (int i = 0; i < s->a->n; i++) s->a->v[i] = {b.tame("in[i]")};
for (int i = 0; i < s->b.n; i++) s->b.v[i] = 0.6 * s->a->v[i];
}}
"""
        shared = "s->b.v = s->a->v" in before
        body = f"""struct {stem} *s = {stem}make(n);
{stem}fill(s, in);
for (int i = 0; i < n; i++) out[i] = s->a->v[i] + {b.tame("s->b.v[i]")};
{"" if shared else "free(s->b.v);"}
free(s->a->v);
free(s->a);
free(s);"""
    else:
        before = f"""{kind} double *{stem}pick(double *a, double *c, int which) {{
return which ? a : c;
}}
{kind} void {stem}fill(double *o, const double *in, int n) {{
for (int i = 0; i < n; i++) o[i] = {b.tame("in[i]")};
}}
"""
        second = b.pick(
            (f"double w[{b.n}] = {{0}};", ""), ("double *w = (double *)calloc(n, sizeof(double));", "free(w);")
        )
        body = f"""double u[{b.n}];
{second[0]}
for (int i = 0; i < n; i++) u[i] = 0.2 * i;
double *o = {stem}pick(u, w, k > 1);
{stem}fill(o, in, n);
double *table[3] = {{ u, w, o }};
for (int i = 0; i < n; i++) out[i] = {b.tame("table[i % 3][i]")} + o[i];
{second[1]}"""
    return stage(b, name, body, before)
