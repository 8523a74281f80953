#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define NOINLINE __attribute__((noinline))

//! parser_with_variables
struct parser { const char *s; const double *vars; };
static double expr(struct parser *p);
static double factor(struct parser *p) {
  if (*p->s == '(') { p->s++; double v = expr(p); p->s++; return v; }
  if (*p->s == '-') { p->s++; return -factor(p); }
  if (isalpha((unsigned char)*p->s)) return p->vars[*p->s++ - 'a'];
  double v = 0; while (isdigit((unsigned char)*p->s)) v = 10 * v + (*p->s++ - '0');
  return v;
}
static double term(struct parser *p) {
  double v = factor(p);
  while (*p->s == '*' || *p->s == '/') { char o = *p->s++; double w = factor(p); if (o == '*') v *= w; else v /= w; }
  return v;
}
static double expr(struct parser *p) {
  double v = term(p);
  while (*p->s == '+' || *p->s == '-') { char o = *p->s++; double w = term(p); if (o == '+') v += w; else v -= w; }
  return v;
}
double f(const double *x, int n) {
  struct parser p = { "(a+b)*c-d/(a*a+2)", x };
  return expr(&p);
}

//! text_on_the_heap either
struct parser { char *s; const double *vars; };
static double item(struct parser *p) {
  if (*p->s == '(') { p->s++; double v = item(p) * item(p); p->s++; return v; }
  return p->vars[*p->s++ - 'a'] * 2;
}
double f(const double *x, int n) {
  char *text = malloc(32);
  strcpy(text, "(a(b(ce)))");
  struct parser p = { text, x };
  double r = item(&p);
  free(text);
  return r;
}

//! bytes_out_of_users_memory either
struct job { const unsigned char *from; unsigned char *to; int n; };
static NOINLINE void move(struct job *j) { for (int i = 0; i < j->n; i++) j->to[i] = j->from[i]; }
double f(const double *x, int n) {
  double y[8]; struct job j = { (const unsigned char *)x, (unsigned char *)y, 8 * n };
  move(&j);
  double s = 0; for (int i = 0; i < n; i++) s += y[i] * y[i] * x[i];
  return s;
}

//! bytes_out_of_users_memory_twice either
struct job { const unsigned char *from; unsigned char *to; int n; };
static NOINLINE void move(struct job *j) { for (int i = 0; i < j->n; i++) j->to[i] = j->from[i]; }
double f(const double *x, int n) {
  double y[8], z[8]; struct job j = { (const unsigned char *)x, (unsigned char *)y, 8 * n };
  move(&j); j.to = (unsigned char *)z; move(&j);
  double s = 0; for (int i = 0; i < n; i++) s += y[i] * y[i] * z[i];
  return s;
}

//! two_texts
struct reader { const char *keys; const char *weights; const double *vars; };
static NOINLINE double next(struct reader *r) {
  if (!*r->keys) return 0;
  double w = *r->weights++ - '0';
  double v = r->vars[*r->keys++ - 'a'];
  return w * v * v + next(r);
}
double f(const double *x, int n) {
  struct reader r = { "abcah", "12345", x };
  return next(&r) * x[1];
}

//! stack_machine
struct vm { const unsigned char *code; const double *constants; const double *x; double stack[16]; int top; };
static NOINLINE void step(struct vm *m) {
  switch (*m->code++) {
  case 0: m->stack[m->top++] = m->x[*m->code++]; break;
  case 1: m->stack[m->top++] = m->constants[*m->code++]; break;
  case 2: m->top--; m->stack[m->top - 1] += m->stack[m->top]; break;
  case 3: m->top--; m->stack[m->top - 1] *= m->stack[m->top]; break;
  case 4: m->stack[m->top - 1] = sin(m->stack[m->top - 1]); break;
  }
}
double f(const double *x, int n) {
  static const unsigned char code[] = { 0, 0, 0, 1, 3, 1, 0, 2, 4, 0, 2, 3, 0, 3, 1, 1, 3, 2, 255 };
  static const double constants[] = { 0.25, 3.5 };
  struct vm m = { code, constants, x, {0}, 0 };
  while (*m.code != 255) step(&m);
  return m.stack[0];
}

//! stacks_of_tokens_with_powers
typedef struct { enum { T_NUM, T_VAR, T_OP, T_FUNC, T_LP } kind; union { double num; int index; char op; double (*fn)(double); } u; int prec; } token;
typedef struct { token *t; int n, cap; } tokens;
static void tpush(tokens *s, token t) { if (s->n == s->cap) s->t = realloc(s->t, (s->cap = s->cap * 2 + 4) * sizeof *s->t); s->t[s->n++] = t; }
static token tpop(tokens *s) { return s->t[--s->n]; }
static double logistic(double v) { return 1 / (1 + exp(-v)); }
static const struct { const char *name; double (*fn)(double); } funcs[] = {{"sin", sin}, {"exp", exp}, {"logistic", logistic}, {"sqrt", sqrt}};
static int prec(char c) { switch (c) { case '+': case '-': return 1; case '*': case '/': return 2; case '^': return 3; default: return 0; } }
static int compile(const char *s, tokens *out)
{
    tokens ops = {0}; int rc = -1;
    while (*s) {
        if (isspace((unsigned char)*s)) { s++; continue; }
        if (isdigit((unsigned char)*s)) { double v = 0, f = 0; while (isdigit((unsigned char)*s) || *s == '.') { if (*s == '.') f = 1; else { v = v * 10 + (*s - '0'); f *= 10; } s++; } token t = {.kind = T_NUM, .u.num = f ? v / f : v}; tpush(out, t); continue; }
        if (*s == 'x') { token t = {.kind = T_VAR, .u.index = s[1] - '0'}; tpush(out, t); s += 2; continue; }
        if (isalpha((unsigned char)*s)) { size_t k = 0; while (isalpha((unsigned char)s[k])) k++; size_t f; for (f = 0; f < 4; f++) if (strlen(funcs[f].name) == k && !memcmp(funcs[f].name, s, k)) break; if (f == 4) goto out; token t = {.kind = T_FUNC, .u.fn = funcs[f].fn, .prec = 9}; tpush(&ops, t); s += k; continue; }
        if (*s == '(') { token t = {.kind = T_LP}; tpush(&ops, t); s++; continue; }
        if (*s == ')') { while (ops.n && ops.t[ops.n - 1].kind != T_LP) tpush(out, tpop(&ops)); if (!ops.n) goto out; ops.n--; if (ops.n && ops.t[ops.n - 1].kind == T_FUNC) tpush(out, tpop(&ops)); s++; continue; }
        int p = prec(*s); if (!p) goto out;
        while (ops.n && ops.t[ops.n - 1].kind == T_OP && (ops.t[ops.n - 1].prec > p || (ops.t[ops.n - 1].prec == p && *s != '^'))) tpush(out, tpop(&ops));
        token t = {.kind = T_OP, .u.op = *s, .prec = p}; tpush(&ops, t); s++;
    }
    while (ops.n) tpush(out, tpop(&ops));
    rc = 0;
out:
    free(ops.t);
    return rc;
}
static double eval(const tokens *p, const double *vars)
{
    double st[16]; int n = 0;
    for (const token *t = p->t; t < p->t + p->n; t++)
        switch (t->kind) {
        case T_NUM: st[n++] = t->u.num; break;
        case T_VAR: st[n++] = vars[t->u.index]; break;
        case T_FUNC: st[n - 1] = t->u.fn(st[n - 1]); break;
        case T_OP: n--; switch (t->u.op) { case '+': st[n - 1] += st[n]; break; case '-': st[n - 1] -= st[n]; break; case '*': st[n - 1] *= st[n]; break; case '/': st[n - 1] /= st[n]; break; case '^': st[n - 1] = pow(st[n - 1], st[n]); break; } break;
        default: return NAN;
        }
    return st[0];
}
double f(const double *x, int n)
{
    double v[10] = {0};
    memcpy(v, x, n * sizeof *v);
    static const char *eqs[] = {"logistic(x0*x1) + 0.25*x2", "x3/(1+x4^2) - sin(x0)*0.5", "exp(0-x5^2/4)*x1 + x6*x7", "sqrt(1+x2^2)*(x0-x1)/2^2"};
    double s = 0;
    for (int it = 0; it < 4; it++)
        for (int e = 0; e < 4; e++) {
            tokens code = {0};
            if (compile(eqs[e], &code) == 0) { double r = eval(&code, v); v[e] = 0.6 * v[e] + 0.4 * r; s += r * (e + 1) * 0.1; }
            free(code.t);
        }
    return s + v[0] * v[3];
}
